package signer

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/granaryhq/granary/internal/store"
)

// ErrNotEmpty reports that a signer has rules already, which only their own quorum may replace.
var ErrNotEmpty = errors.New("the signer's database is not empty")

// adoptedTable is a table of rules, or of their subjects.
type adoptedTable struct {
	name    string
	columns []string
}

// adoptedTables are all that a signer decides by, but for the counts of days: part of the
// service it counted none.
var adoptedTables = []adoptedTable{
	{"approvers", []string{"id", "organization_id", "name", "kind", "public_key", "credential_id", "rp_id", "origins", "key_id", "status", "sign_count", "created_at", "removed_at"}},
	{"approval_rules", []string{"organization_id", "rules", "version", "updated_at", "reset_at"}},
	{"withdrawal_policies", []string{"organization_id", "address_book_only", "daily_limit", "updated_at", "approval_threshold", "cool_down_seconds"}},
	{"address_book", []string{"id", "organization_id", "label", "chain", "address", "created_at", "group_name", "usable_from"}},
	// Without these an approved change of then could be made once more.
	{"applied_changes", []string{"fingerprint", "organization_id", "applied_at", "refusal"}},
	// Without these a text that was rejected then could be signed by the votes for it.
	{"rejected_texts", []string{"fingerprint", "organization_id", "rejected_at", "keep_until"}},
	{"emergency_stops", []string{"organization_id", "stops", "updated_at"}},
	{"wallet_stops", []string{"id", "organization_id", "wallet_id", "source_id", "stop"}},
	{"resumed_stops", []string{"stop_id", "organization_id", "target", "resumed_at"}},
	{"pinned_wallets", []string{"wallet_id", "organization_id"}},
	// A holder of a cancellation could use it against a later signature under its nonce.
	{"signed_cancellations", []string{"owner_id", "chain", "order_id", "created_at"}},
	// Without these a text that was signed then, under a nonce or in marker form, could be signed
	// again in marker form, or after its marker was closed, and be executed a second time.
	{"signed_texts", []string{"fingerprint", "nonce_account", "nonce_value", "deadline"}},
	{"signed_markers", []string{"owner_id", "chain", "order_id", "earliest", "latest"}},
	{"marker_chains", []string{"chain", "begun_at"}},
	{"signed_contracts", []string{"chain", "contract", "organization_id", "kind", "subject", "source_id", "created_at"}},
}

// Adopted is the adopted content of a table: a line for each row, with every column, in an order that is of the text
// alone. So two people who read the same of two databases have the same lines.
type Adopted struct {
	Table string
	Lines []string
}

// Digest is the SHA-256, in hex, of all lines and of the tables they are of.
func Digest(all []Adopted) string {
	h := sha256.New()
	for _, a := range all {
		for _, line := range a.Lines {
			_, _ = fmt.Fprintf(h, "%s %s\n", a.Table, line) // a hash takes everything
		}
	}
	return hex.EncodeToString(h.Sum(nil))
}

// Adopt copies a service's database's approvers, rules, policies, address books, wallets, contracts, rejected texts,
// emergency stops, cancelled nonces and forms of texts into the database of a signer that has none of them. The
// operator asserts that the service's database is to be trusted, this once. Error: ErrNotEmpty.
func Adopt(ctx context.Context, from, into *store.DB) ([]Adopted, error) {
	rows := make([][][]any, len(adoptedTables))
	for i, table := range adoptedTables {
		var err error
		if rows[i], err = table.loadRows(ctx, from); err != nil {
			return nil, fmt.Errorf("reading the service's %s: %w", table.name, err)
		}
	}
	return store.Write(ctx, into, func(tx *store.Tx) ([]Adopted, error) {
		var all []Adopted
		for i, table := range adoptedTables {
			var there int
			if err := tx.QueryRow(ctx, "SELECT COUNT(*) FROM "+table.name).Scan(&there); err != nil {
				return nil, fmt.Errorf("counting %s: %w", table.name, err)
			}
			if there > 0 {
				return nil, fmt.Errorf("%w: %s has %d rows", ErrNotEmpty, table.name, there)
			}
			table.insertRows(tx, rows[i])
			all = append(all, Adopted{table.name, table.describeRows(rows[i])})
		}
		return all, nil
	})
}

func (a adoptedTable) loadRows(ctx context.Context, from *store.DB) ([][]any, error) {
	rows, err := from.Query(ctx, "SELECT "+strings.Join(a.columns, ", ")+" FROM "+a.name)
	return store.Collect(rows, err, func(r store.Rows) ([]any, error) {
		values, at := make([]any, len(a.columns)), make([]any, len(a.columns))
		for i := range values {
			at[i] = &values[i]
		}
		return values, r.Scan(at...)
	})
}

// describeRows is the rows as text. Texts are quoted, so that none can look like another
// column, or another line.
func (a adoptedTable) describeRows(rows [][]any) []string {
	lines := make([]string, len(rows))
	for i, row := range rows {
		fields := make([]string, len(row))
		for j, value := range row {
			switch v := value.(type) {
			case nil:
				fields[j] = a.columns[j] + "=none"
			case string:
				fields[j] = a.columns[j] + "=" + strconv.QuoteToASCII(v)
			default:
				fields[j] = fmt.Sprintf("%s=%v", a.columns[j], v)
			}
		}
		lines[i] = strings.Join(fields, " ")
	}
	slices.Sort(lines)
	return lines
}

// rowsPerInsert keeps statements under the fewest parameters that an engine takes.
const rowsPerInsert = 100

func (a adoptedTable) insertRows(tx *store.Tx, rows [][]any) {
	for some := range slices.Chunk(rows, rowsPerInsert) {
		tx.Defer("INSERT INTO "+a.name+" ("+strings.Join(a.columns, ", ")+") VALUES "+store.Values(len(some), len(a.columns)), slices.Concat(some...)...)
	}
}
