package remote_test

import (
	"errors"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/custody/remote"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// A caller can invent owners without end: a bounded number of accounts is made on a day, and
// accounts that exist are returned as before.
func TestAccountsOfADayAreBounded(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		known := uuid.New()
		first, err := w.keys.Addresses(t.Context(), known)
		if err != nil {
			t.Fatal(err)
		}
		use := func(subject string, most int) {
			err := db.Write(t.Context(), func(tx *store.Tx) error {
				tx.Defer(`INSERT INTO signed_totals (kind, subject, day, used) VALUES ('provider', $1, $2, $3) ON CONFLICT (kind, subject, day) DO UPDATE SET used = excluded.used`,
					subject, db.Clock().Now().Unix()/86_400, most)
				return nil
			})
			if err != nil {
				t.Fatal(err)
			}
		}
		use("accounts", remote.MaxAccounts)
		if again, err := w.keys.Addresses(t.Context(), known); err != nil || again != first {
			t.Errorf("the addresses of an account that is made: %v, %v", again, err)
		}
		if _, err := w.keys.Addresses(t.Context(), uuid.New()); !errors.Is(err, custody.ErrDayLimit) {
			t.Errorf("one account more than a day's: %v", err)
		}
		db.Clock().Advance(24 * time.Hour)
		if _, err := w.keys.Addresses(t.Context(), uuid.New()); err != nil {
			t.Errorf("an account of the next day: %v", err)
		}
	})
}
