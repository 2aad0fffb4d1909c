package verify

import (
	"context"
	"encoding/json"
	"fmt"
	"math/big"
	"slices"
	"strconv"
	"strings"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/wallet"
)

// maxReversals is how often one deposit is reversed at most that is believed.
const maxReversals = 100

// deposit names the deposit that an entry credits, and how many credits of it came before
// and were reversed.
func (e *entryRow) deposit() (id string, credit int64, ok bool) {
	id, ok = strings.CutPrefix(e.reference, depositReference)
	id, number, again := strings.Cut(id, ":")
	if again {
		credit, _ = strconv.ParseInt(number, 10, 64)
	}
	return id, credit, ok && e.reference == creditReference(id, credit)
}

// creditReference is the reference of a deposit's entry after so many that were reversed.
func creditReference(deposit string, credit int64) string {
	if credit == 0 {
		return depositReference + deposit
	}
	return depositReference + deposit + ":" + strconv.FormatInt(credit, 10)
}

// checkDeposit compares the entry with the deposit that it credits, or did until it was reversed. A later one of the
// same transaction may be in another block, and of another amount.
func (e *entryRow) checkDeposit(d depositCause, credit int64, say sayIf) {
	current := credit == d.reversals
	say(e.kind != string(ledger.Deposit), "of a deposit is a %q", e.kind)
	say(credit > d.reversals, "is credit %d of a deposit that was reversed %d times", credit, d.reversals)
	say(current && d.status != string(wallet.DepositCompleted), "tells of a deposit that is %s", d.status)
	say(d.wallet != e.wallet || d.organization != e.organization, "tells of a deposit to wallet %s of organization %s", d.wallet, d.organization)
	unchanged := current || credit == d.reversals-1 && d.status == string(wallet.DepositFailed)
	say(unchanged && d.blockMicros != e.settledMicros, "was settled at another time than its deposit's block was made")
	want := map[ledger.Account]int64{ledger.Cash: d.amount, ledger.External: -d.amount}
	say(len(e.lines) != len(want), "of a deposit has %d lines", len(e.lines))
	for _, l := range e.lines {
		_, known := want[ledger.Account(l.account)]
		say(!known || unchanged && l.amount != want[ledger.Account(l.account)], "has a %s line of %s, the deposit is of %s", l.account, usd(l.amount), usd(d.amount))
		say(l.chain != d.chain || l.token != d.token || l.txHash != d.txHash,
			"has a line of %s on %s in transaction %s, the deposit is of %s on %s in %s", l.token, l.chain, l.txHash, d.token, d.chain, d.txHash)
	}
}

// loadReversed reads the entries that others reverse.
func (v Verifier) loadReversed(ctx context.Context, ids []any) (map[string]*entryRow, error) {
	if len(ids) == 0 {
		return nil, nil
	}
	return v.loadEntries(ctx, ids)
}

// checkReversal compares a reversal with the reversed entry, which is nil if that is not there: the same lines, and
// each of them negative.
func (e *entryRow) checkReversal(original *entryRow, say sayIf) {
	say(e.kind != string(ledger.Reversal), "that reverses another is a %q", e.kind)
	if original == nil {
		say(true, "reverses %q, which is no entry", e.reference)
		return
	}
	say(original.kind != string(ledger.Deposit), "reverses a %s, which nobody can", original.kind)
	say(original.wallet != e.wallet || original.organization != e.organization, "reverses an entry of wallet %s of organization %s", original.wallet, original.organization)
	say(e.createdMicros < original.createdMicros, "reverses what was posted later")
	say(e.settledMicros != original.settledMicros, "was settled at another time than what it reverses")
	say(len(e.lines) != len(original.lines), "has %d lines, and reverses %d", len(e.lines), len(original.lines))
	for i, l := range e.lines {
		if i >= len(original.lines) {
			break
		}
		o := original.lines[i]
		say(l.account != o.account || l.chain != o.chain || l.token != o.token || l.source != o.source || l.position != o.position || l.txHash != o.txHash,
			"has a %s line of %s on %s in place of a %s line of %s on %s in line %d", l.account, l.token, l.chain, o.account, o.token, o.chain, i+1)
		units, reversed := parseUnits(l.units), parseUnits(o.units)
		exact := units != nil && reversed != nil && new(big.Int).Add(units, reversed).Sign() == 0
		say(l.amount != -o.amount || !exact, "takes %s back in line %d, which was of %s", usd(-l.amount), i+1, usd(o.amount))
	}
}

// reversalRecord is the audit log's entry of a reversal; its key is the organization and the entry that was reversed.
type reversalRecord struct {
	Reversal  string `json:"reversal"`
	Wallet    string `json:"wallet"`
	Reference string `json:"reference"`
}

func recordKey(organization, reversed string) string { return organization + " " + reversed }

// loadReversalRecords reads the audit log's entries of the reversals among the entries: each was recorded in its own
// transaction, and has been linked since, or waits for that.
func (v Verifier) loadReversalRecords(ctx context.Context, entries map[string]*entryRow) (map[string][]reversalRecord, error) {
	var organizations, subjects []any
	for _, e := range entries {
		if id, ok := strings.CutPrefix(e.reference, reversalReference); ok {
			subjects = append(subjects, id)
			if !slices.Contains(organizations, any(e.organization)) {
				organizations = append(organizations, e.organization)
			}
		}
	}
	if len(subjects) == 0 {
		return nil, nil
	}
	of := ` WHERE action = '` + string(audit.ReverseEntry) + `' AND organization_id IN (` + store.Placeholders(1, len(organizations)) + `)
		AND subject IN (` + store.Placeholders(len(organizations)+1, len(subjects)) + `)`
	rows, err := v.DB.Query(ctx, `SELECT organization_id, subject, details FROM audit_entries`+of+`
		UNION ALL SELECT organization_id, subject, details FROM audit_pending`+of, slices.Concat(organizations, subjects)...)
	found, err := collectGroups(rows, err, func(row store.Rows) (key string, r reversalRecord, err error) {
		var organization, subject, details string
		err = row.Scan(&organization, &subject, &details)
		if json.Unmarshal([]byte(details), &r) != nil {
			r = reversalRecord{} // which names no entry
		}
		return recordKey(organization, subject), r, err
	})
	if err != nil {
		return nil, fmt.Errorf("reading the reversals in the audit log: %w", err)
	}
	return found, nil
}

// checkReversalRecord holds a reversal to the audit log: who made it says there why, and that
// cannot be taken out of it or put into the middle of it.
func (e *entryRow) checkReversalRecord(original *entryRow, records []reversalRecord, say sayIf) {
	if original == nil {
		return
	}
	want := reversalRecord{Reversal: e.id, Wallet: e.wallet, Reference: original.reference}
	say(!slices.Contains(records, want), "reverses %s, and the audit log does not tell of it", original.reference)
}

// loadReversals says which of the references are of entries that are there, and which of
// these are reversed, by reference.
func (v Verifier) loadReversals(ctx context.Context, references []any) (map[string]bool, error) {
	if len(references) == 0 {
		return nil, nil
	}
	rows, err := v.DB.Query(ctx, `SELECT e.reference, CASE WHEN r.id IS NULL THEN 0 ELSE 1 END FROM journal_entries e
		LEFT JOIN journal_entries r ON r.reference = 'reversal:' || e.id WHERE e.reference IN (`+store.Placeholders(1, len(references))+`)`, references...)
	found, err := collectBy(rows, err, func(row store.Rows) (reference string, reversed bool, err error) {
		var n int
		err = row.Scan(&reference, &n)
		return reference, n == 1, err
	})
	if err != nil {
		return nil, fmt.Errorf("reading the reversed entries: %w", err)
	}
	return found, nil
}

// checkReversals holds how often a deposit says that it was reversed against its entries,
// each but the newest of which has a reversal.
func (v Verifier) checkReversals(ctx context.Context, found []depositRow, f *findings) error {
	for _, d := range found {
		say := f.sayOf(DepositsEntries, d.id, parseID(d.wallet), "deposit "+d.id+" ")
		if d.reversals < 0 || d.reversals > maxReversals {
			say(true, "was reversed %d times", d.reversals)
			continue
		}
		var references []any
		for credit := range d.reversals {
			references = append(references, creditReference(d.id, credit))
		}
		reversed, err := v.loadReversals(ctx, references)
		if err != nil {
			return err
		}
		for _, reference := range references {
			say(!reversed[reference.(string)], "was reversed %d times, and no reversal is of entry %s", d.reversals, reference)
		}
	}
	return nil
}
