package signer_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/signer"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// writeRules writes one row into each table that a signer decides by.
func writeRules(t *testing.T, db *store.DB) {
	t.Helper()
	organization := uuid.New()
	err := db.Write(t.Context(), func(tx *store.Tx) error {
		tx.Defer(`INSERT INTO approvers (id, organization_id, name, kind, public_key, credential_id, rp_id, origins, key_id, status, sign_count, created_at, removed_at)
			VALUES ($1, $2, 'alice', 'webauthn', 'a key', 'a credential', 'example.com', '["https://example.com"]', 'key id', 'active', 7, 8, NULL)`, uuid.New(), organization)
		tx.Defer(`INSERT INTO approval_rules (organization_id, rules, version, updated_at) VALUES ($1, '[]', 3, 4)`, organization)
		tx.Defer(`INSERT INTO withdrawal_policies (organization_id, address_book_only, daily_limit, updated_at, approval_threshold, cool_down_seconds) VALUES ($1, 1, NULL, 2, 3, 4)`, organization)
		for i := range 250 { // more than one statement's
			tx.Defer(`INSERT INTO address_book (id, organization_id, label, chain, address, created_at, group_name, usable_from) VALUES ($1, $2, 'label', 'base', $3, 5, 'group', 6)`, uuid.New(), organization, fmt.Sprint(i))
		}
		tx.Defer(`INSERT INTO applied_changes (fingerprint, organization_id, applied_at) VALUES ('sha256:1', $1, 9)`, organization)
		tx.Defer(`INSERT INTO rejected_texts (fingerprint, organization_id, rejected_at, keep_until) VALUES ('sha256:3', $1, 13, 14)`, organization)
		tx.Defer(`INSERT INTO emergency_stops (organization_id, stops, updated_at) VALUES ($1, '[]', 15)`, organization)
		tx.Defer(`INSERT INTO wallet_stops (id, organization_id, wallet_id, source_id, stop) VALUES ($2, $1, $3, 'bills', '{}')`, organization, uuid.New(), uuid.New())
		tx.Defer(`INSERT INTO resumed_stops (stop_id, organization_id, target, resumed_at) VALUES ($2, $1, 'organization', 16)`, organization, uuid.New())
		tx.Defer(`INSERT INTO pinned_wallets (wallet_id, organization_id) VALUES ($1, $2)`, uuid.New(), organization)
		tx.Defer(`INSERT INTO signed_contracts (chain, contract, organization_id, kind, subject, source_id, created_at) VALUES ('base', '0x01', $1, 'fee_wrapper', 'subject', 'source', 10)`, organization)
		tx.Defer(`INSERT INTO signed_cancellations (owner_id, chain, order_id, created_at) VALUES ($1, 'base', $2, 11)`, uuid.New(), uuid.New())
		tx.Defer(`INSERT INTO signed_texts (fingerprint, nonce_account, nonce_value, deadline) VALUES ('sha256:2', 'account', 'value', 12)`)
		tx.Defer(`INSERT INTO signed_markers (owner_id, chain, order_id, earliest, latest) VALUES ($1, 'solana', $2, 13, 14)`, uuid.New(), uuid.New())
		tx.Defer(`INSERT INTO marker_chains (chain, begun_at) VALUES ('solana', 15)`)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// dumpTable returns all of a table, for any columns.
func dumpTable(t *testing.T, db *store.DB, table string) []string {
	t.Helper()
	ask := `SELECT name FROM pragma_table_info($1) ORDER BY name`
	if db.Engine() == store.Postgres {
		ask = `SELECT column_name FROM information_schema.columns WHERE table_name = $1 AND table_schema = current_schema() ORDER BY column_name`
	}
	rows, err := db.Query(t.Context(), ask, table)
	columns, err := store.Collect(rows, err, func(r store.Rows) (s string, err error) { return s, r.Scan(&s) })
	if err != nil || len(columns) == 0 {
		t.Fatalf("%s has %d columns: %v", table, len(columns), err)
	}
	for i, c := range columns {
		columns[i] = "COALESCE(CAST(" + c + " AS TEXT), 'null')"
	}
	rows, err = db.Query(t.Context(), "SELECT "+strings.Join(columns, " || '|' || ")+" FROM "+table+" ORDER BY 1")
	all, err := store.Collect(rows, err, func(r store.Rows) (s string, err error) { return s, r.Scan(&s) })
	if err != nil {
		t.Fatal(err)
	}
	return all
}

var decidedBy = []string{"approvers", "approval_rules", "withdrawal_policies", "address_book", "applied_changes", "rejected_texts", "emergency_stops", "wallet_stops", "resumed_stops", "pinned_wallets", "signed_cancellations", "signed_texts", "signed_markers", "marker_chains", "signed_contracts"}

func TestASignerAdoptsAllThatItDecidesBy(t *testing.T) {
	for _, from := range storetest.Engines(t) {
		for _, to := range storetest.Engines(t) {
			t.Run(string(from)+" to "+string(to), func(t *testing.T) {
				t.Parallel()
				service, own := storetest.Open(t, from), storetest.Open(t, to)
				writeRules(t, service)
				adopted, err := signer.Adopt(t.Context(), service, own)
				if err != nil {
					t.Fatal(err)
				}
				for _, shown := range adopted {
					if rows := len(dumpTable(t, own, shown.Table)); len(shown.Lines) != rows {
						t.Errorf("%s: %d lines are shown of %d rows", shown.Table, len(shown.Lines), rows)
					}
				}
				for _, table := range decidedBy {
					if got, want := dumpTable(t, own, table), dumpTable(t, service, table); len(want) == 0 || !slices.Equal(got, want) {
						t.Errorf("%s: %d rows, want %d; the first: %.1q, want %.1q", table, len(got), len(want), got, want)
					}
				}
			})
		}
	}
}

func TestWhatASignerAdoptsIsShownAlikeOnEveryEngine(t *testing.T) {
	const row = `INSERT INTO approvers (id, organization_id, name, kind, public_key, credential_id, rp_id, origins, key_id, status, sign_count, created_at, removed_at)
		VALUES ('1', 'o', $1, 'api_key', $2, '', '', 'null', '02ab', 'active', 0, 8, NULL)`
	show := func(engine store.Engine, key string) (string, string) {
		service, own := storetest.Open(t, engine), storetest.Open(t, engine)
		err := service.Write(t.Context(), func(tx *store.Tx) error {
			tx.Defer(row, "alice\"\n status=removed", key)
			tx.Defer(`INSERT INTO withdrawal_policies (organization_id, address_book_only, daily_limit, updated_at, approval_threshold, cool_down_seconds) VALUES ('o', 1, NULL, 2, 3, 4)`)
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		all, err := signer.Adopt(t.Context(), service, own)
		if err != nil {
			t.Fatal(err)
		}
		return all[0].Lines[0], signer.Digest(all)
	}
	const want = `id="1" organization_id="o" name="alice\"\n status=removed" kind="api_key" public_key="02ab" credential_id="" rp_id="" origins="null" key_id="02ab" status="active" sign_count=0 created_at=8 removed_at=none`
	digests := map[string]bool{}
	for _, engine := range storetest.Engines(t) {
		line, digest := show(engine, "02ab")
		digests[digest] = true
		if line != want {
			t.Errorf("%s: shown as\n%s\nwant\n%s", engine, line, want)
		}
	}
	if len(digests) != 1 {
		t.Errorf("the same rows have %d digests on %d engines", len(digests), len(storetest.Engines(t)))
	}
	if _, digest := show(store.SQLite, "02ac"); digests[digest] {
		t.Error("another key has the same digest")
	}
}

func TestASignerAdoptsNothingOverWhatItHas(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, own *store.DB) {
		service := storetest.Open(t, store.SQLite)
		writeRules(t, service)
		for _, table := range decidedBy {
			writeRules(t, own)
			for _, other := range decidedBy {
				if other != table {
					exec(t, own, "DELETE FROM "+other)
				}
			}
			before := dumpTable(t, own, table)
			if _, err := signer.Adopt(t.Context(), service, own); !errors.Is(err, signer.ErrNotEmpty) {
				t.Errorf("beside a row of %s: %v, want %v", table, err, signer.ErrNotEmpty)
			}
			if after := dumpTable(t, own, table); !slices.Equal(after, before) {
				t.Errorf("%s was changed", table)
			}
			exec(t, own, "DELETE FROM "+table)
		}
	})
}

func exec(t *testing.T, db *store.DB, query string) {
	t.Helper()
	err := db.Write(t.Context(), func(tx *store.Tx) error {
		_, err := tx.Exec(t.Context(), query)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}
