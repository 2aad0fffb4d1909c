package signer_test

import (
	"errors"
	"testing"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// A chain begins with markers once, and a text that an earlier signer has signed in nonce form is
// signed in no other.
func TestAChainGoesOverToMarkersOnce(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, withSolana)
		old, twin := w.solanaPayout(10*money.Dollar), w.solanaPayout(10*money.Dollar)
		w.exec(`INSERT INTO signed_texts (fingerprint, nonce_account, nonce_value, deadline) VALUES ($1, $2, $3, $4)`,
			old.text.Fingerprint(), custody.NonceAccount(feePayer, 1).String(), solana.Hash{0x0e}.String(), old.text.Deadline.Unix())
		w.exec(`INSERT INTO signed_texts (fingerprint, nonce_account, nonce_value, deadline) VALUES ($1, '', '', $2)`, twin.text.Fingerprint(), twin.text.Deadline.Unix())
		for what, a := range map[string]*solanaAsk{"a payout": w.solanaPayout(10 * money.Dollar), "what was signed in nonce form": old} {
			w.mustRefuseSolana(what+" before it has begun", a, custody.ErrNotYet, "has not begun")
			if _, err := w.local.Void(t.Context(), voidRequest(t, a, nil)); !refusedBy(err, custody.ErrNotYet, "has not begun") {
				t.Errorf("a void of %s before it has begun: %v", what, err)
			}
		}
		if err := w.local.BeginMarkers(t.Context(), on); !errors.Is(err, custody.ErrNotUnderstood) {
			t.Errorf("begun on an EVM chain: %v", err)
		}
		w.begin()
		w.begin() // twice is once
		w.mustSignSolana("a payout", w.solanaPayout(10*money.Dollar))
		w.mustSignSolana("what was signed in marker form", twin)
		w.mustRefuseSolana("what was signed in nonce form", old, custody.ErrDenied, "under a nonce")
		if _, err := w.local.Void(t.Context(), voidRequest(t, old, nil)); !refusedBy(err, custody.ErrDenied, "which no marker uses up") {
			t.Errorf("a void of it: %v", err)
		}
	})
}

// nonceForm puts a request into the form of earlier versions, under a nonce's value.
func (a *solanaAsk) nonceForm(value solana.Hash) *solanaAsk {
	a.each(func(v *custody.SolanaVersion) {
		v.Marking, v.NonceAccount, v.NonceValue = nil, custody.NonceAccount(feePayer, 0), value
	})
	return a
}

// No message is signed in nonce form, whether or not a chain has begun with markers: an earlier service, which
// requests it, retries.
func TestNothingIsSignedInNonceForm(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, withSolana, withBurns, countsDays)
		noon(db)
		w.exec(`INSERT INTO withdrawal_policies (organization_id, address_book_only, daily_limit, updated_at) VALUES ($1, 0, $2, 0)`, org, int64(100*money.Dollar))
		value := solana.Hash{0x0e}
		payout := func(change func(*custody.SolanaVersion)) *solanaAsk {
			a := w.solanaPayout(10 * money.Dollar).nonceForm(value)
			a.each(change)
			return a
		}
		for _, begun := range []bool{false, true} {
			if begun {
				w.begin()
			}
			marked := w.solanaPayout(10 * money.Dollar).versions[0]
			first, last := w.solanaPayout(10*money.Dollar), w.solanaPayout(10*money.Dollar)
			first.versions[1], last.versions[0] = payout(func(*custody.SolanaVersion) {}).versions[0], payout(func(*custody.SolanaVersion) {}).versions[0]
			for what, a := range map[string]*solanaAsk{
				"a payout":                    payout(func(*custody.SolanaVersion) {}),
				"a burn":                      w.solanaBurn().nonceForm(value),
				"no value":                    payout(func(v *custody.SolanaVersion) { v.NonceValue = solana.Hash{} }),
				"a value for each version":    payout(func(v *custody.SolanaVersion) { v.NonceValue = solana.Hash{byte(v.UnitPrice / 1000)} }),
				"a blockhash as the value":    payout(func(v *custody.SolanaVersion) { v.NonceValue = marked.Marking.Blockhash }),
				"another account of the pool": payout(func(v *custody.SolanaVersion) { v.NonceAccount = custody.NonceAccount(feePayer, poolSize-1) }),
				"one of a larger pool":        payout(func(v *custody.SolanaVersion) { v.NonceAccount = custody.NonceAccount(feePayer, poolSize) }),
				"an account of one's own":     payout(func(v *custody.SolanaVersion) { v.NonceAccount = thief }),
				"another payee":               payout(func(v *custody.SolanaVersion) { v.Transfers[0].To = thief }),
				"another fee payer":           payout(func(v *custody.SolanaVersion) { v.FeePayer = thief }),
				"behind marker form":          first,
				"before marker form":          last,
			} {
				w.mustRefuseSolana(what, a, custody.ErrUnavailable, "of an earlier version")
			}
		}
		for _, table := range []string{"signed_texts", "signed_markers", "signed_items", "signed_totals"} {
			var n int
			if err := db.QueryRow(t.Context(), `SELECT COUNT(*) FROM `+table).Scan(&n); err != nil || n != 0 {
				t.Errorf("%s has %d rows: %v", table, n, err)
			}
		}
		w.mustSignSolana("marker form", w.solanaPayout(10*money.Dollar))
	})
}

// A signer of an earlier version signs no message on Solana once the tables are migrated, however long it has been
// running: it writes signed_nonces before it signs.
func TestAnEarlierSignerIsFencedOff(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, withSolana)
		signAsBefore := func() error {
			return db.Write(t.Context(), func(tx *store.Tx) error {
				tx.Defer(`DELETE FROM signed_nonces WHERE fingerprint IN (SELECT fingerprint FROM signed_nonces WHERE deadline < $1 ORDER BY deadline LIMIT 10)`, 0)
				tx.Defer(`INSERT INTO signed_nonces (fingerprint, nonce_account, nonce_value, deadline) VALUES ($1, $2, $3, $4) ON CONFLICT (fingerprint) DO NOTHING`, "sha256:1", "account", "value", w.db.Clock().Now().Unix())
				var account, value string
				return tx.QueryRow(t.Context(), `SELECT nonce_account, nonce_value FROM signed_nonces WHERE fingerprint = $1`, "sha256:1").Scan(&account, &value)
			})
		}
		w.exec(`ALTER TABLE signed_texts RENAME TO signed_nonces`)
		for range 20 { // on every connection, so that each knows the statements
			if err := signAsBefore(); err != nil {
				t.Fatal(err)
			}
		}
		w.exec(`ALTER TABLE signed_nonces RENAME TO signed_texts`)
		for range 20 {
			if err := signAsBefore(); err == nil {
				t.Fatal("it signs")
			}
		}
		w.begin()
		w.mustSignSolana("a payout in marker form", w.solanaPayout(money.Dollar))
		var kept int
		if err := db.QueryRow(t.Context(), `SELECT COUNT(*) FROM signed_texts WHERE fingerprint = 'sha256:1'`).Scan(&kept); err != nil || kept != 1 {
			t.Errorf("%d texts of before are kept: %v", kept, err)
		}
	})
}
