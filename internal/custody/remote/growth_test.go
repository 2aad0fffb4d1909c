package remote_test

import (
	"errors"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/signer"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// A caller can invent owners without end: a bounded number of accounts is made on a day, of which one organization
// takes at most half. Another organization gets the rest, and one that had an approver on the day before has its own
// share when the common one is used up, and accounts that exist are returned as before. Signatures follow the same
// rule.
func TestNoOrganizationUsesUpTheAccountsOfADay(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		use := func(kind, subject string, n int) {
			t.Helper()
			err := db.Write(t.Context(), func(tx *store.Tx) error {
				tx.Defer(`INSERT INTO signed_totals (kind, subject, day, used) VALUES ($1, $2, $3, $4)
					ON CONFLICT (kind, subject, day) DO UPDATE SET used = excluded.used`, kind, subject, db.Clock().Now().Unix()/86_400, n)
				return nil
			})
			if err != nil {
				t.Fatal(err)
			}
		}
		of := func(organization uuid.UUID) error {
			_, err := w.keys.Addresses(t.Context(), custody.Owner{ID: uuid.New(), Organization: organization})
			return err
		}
		greedy, other, established := newOwner(), uuid.New(), uuid.New()
		first, err := w.keys.Addresses(t.Context(), greedy)
		if err != nil {
			t.Fatal(err)
		}
		if err := db.Write(t.Context(), func(tx *store.Tx) error {
			tx.Defer(`INSERT INTO approvers (id, organization_id, name, kind, public_key, credential_id, rp_id, origins, key_id, status, sign_count, created_at)
				VALUES ($1, $2, 'a', 'api_key', '00', '', '', '[]', 'k', 'active', 0, $3)`,
				uuid.New(), established, db.Clock().Micros())
			return nil
		}); err != nil {
			t.Fatal(err)
		}
		db.Clock().Advance(24 * time.Hour)

		use("account", greedy.Organization.String(), signer.MaxAccounts/2)
		use("account", "", signer.MaxAccounts/2)
		if again, err := w.keys.Addresses(t.Context(), greedy); err != nil || again != first {
			t.Errorf("the addresses of an account that is made: %v, %v", again, err)
		}
		if err := of(greedy.Organization); !errors.Is(err, custody.ErrDayLimit) {
			t.Errorf("one account more than half of a day's: %v", err)
		}
		if err := of(other); err != nil {
			t.Errorf("an account of another organization: %v", err)
		}
		use("account", "", signer.MaxAccounts)
		for _, organization := range []uuid.UUID{other, uuid.Nil} {
			if err := of(organization); !errors.Is(err, custody.ErrDayLimit) {
				t.Errorf("one account more than all have in common: %v", err)
			}
		}
		if err := of(established); err != nil {
			t.Errorf("an account of an organization that had an approver: %v", err)
		}
		db.Clock().Advance(24 * time.Hour)
		if err := of(greedy.Organization); err != nil {
			t.Errorf("an account of the next day: %v", err)
		}

		use("provider_request", "", signer.MaxRequests)
		if _, err := w.keys.SignIntent(t.Context(), greedy, w.intentOf(greedy)); !errors.Is(err, custody.ErrDayLimit) {
			t.Errorf("one signature more than all have in common: %v", err)
		}
		mine := custody.Owner{ID: uuid.New(), Organization: established}
		if _, err := w.keys.SignIntent(t.Context(), mine, w.intentOf(mine)); err != nil {
			t.Errorf("a signature of an organization that had an approver: %v", err)
		}
	})
}
