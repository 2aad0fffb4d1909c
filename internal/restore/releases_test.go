package restore_test

import (
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/restore"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// A release is listed with who made it, when and why, whether or not its record is linked in the audit log, and also when its loss is
// over. One that was repeated is listed once, as it was made first.
func TestReleasesAreListedWithWhoMadeThem(t *testing.T) {
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		org, wallet := uuid.New(), uuid.New()
		do := func(fn func(tx *store.Tx) error) {
			t.Helper()
			if err := db.Write(t.Context(), fn); err != nil {
				t.Fatal(err)
			}
		}
		do(func(tx *store.Tx) error {
			tx.Defer(`INSERT INTO wallets (id, organization_id, request_id, label, label_folded, auto_rebalance, lifecycle, addresses, created_at, updated_at) VALUES ($1, $2, $3, '', '', 0, 'active', '{}', 0, 0)`, wallet, org, uuid.New())
			return nil
		})
		lose := func() restore.Restore {
			var lost restore.Restore
			do(func(tx *store.Tx) error { lost = restore.Record(t.Context(), tx, time.Now()); return nil })
			return lost
		}
		release := func(of uuid.UUID, actor, reason string) {
			t.Helper()
			db.Clock().Advance(time.Minute)
			if err := restore.Release(audit.WithCaller(t.Context(), audit.Caller{Actor: actor}), db, org, of, reason); err != nil {
				t.Fatal(err)
			}
		}
		first := lose()
		release(wallet, "operator:ann", "they have seen it paid")
		release(wallet, "operator:bob", "repeated by mistake")
		// As the linker does.
		do(func(tx *store.Tx) error {
			tx.Defer(`INSERT INTO audit_entries (organization_id, seq, id, created_at, actor, token_id, remote_address, action, subject, request_id, outcome, details, previous_hash, hash)
				SELECT organization_id, ROW_NUMBER() OVER (ORDER BY created_at, id), id, created_at, actor, token_id, remote_address, action, subject, request_id, outcome, details, '', '' FROM audit_pending WHERE organization_id = $1`, org)
			tx.Defer(`DELETE FROM audit_pending WHERE organization_id = $1`, org)
			return nil
		})
		do(func(tx *store.Tx) error { return restore.End(t.Context(), tx) })
		second := lose()
		release(uuid.Nil, "operator:carol", "they have no request open")
		do(func(tx *store.Tx) error { // which the audit log does not have
			tx.Defer(`INSERT INTO restore_releases (restore_id, organization_id, wallet_id, reason, released_at) VALUES ($1, $2, $3, 'by hand', $4)`, second.ID, org, wallet, db.Clock().Micros())
			return nil
		})
		is, err := restore.ListReleases(t.Context(), db)
		if err != nil {
			t.Fatal(err)
		}
		want := []restore.PastRelease{
			{Organization: org, Wallet: wallet, Reason: "they have seen it paid", By: "operator:ann", LostAt: first.RecordedAt, Over: true},
			{Organization: org, Reason: "they have no request open", By: "operator:carol", LostAt: second.RecordedAt},
			{Organization: org, Wallet: wallet, Reason: "by hand", LostAt: second.RecordedAt},
		}
		var before time.Time
		for i := range is {
			if is[i].ReleasedAt.Before(before) || is[i].ReleasedAt.Before(is[i].LostAt) {
				t.Errorf("release %d is of %s, after %s", i, is[i].ReleasedAt, before)
			}
			before = is[i].ReleasedAt
			is[i].ReleasedAt = time.Time{}
		}
		if len(is) != len(want) {
			t.Fatalf("%d releases are listed, want %d: %+v", len(is), len(want), is)
		}
		for i, w := range want {
			if is[i] != w {
				t.Errorf("release %d is %+v, want %+v", i, is[i], w)
			}
		}
	})
}
