package solrelay

import (
	"encoding/json"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/intent/solintent"
	"github.com/granaryhq/granary/internal/task"
)

// formerPool is how many nonce accounts the earlier program has.
const formerPool = 3

// makeFormerPool makes the nonce accounts of an earlier program, and their rows.
func (w *world) makeFormerPool() {
	w.Helper()
	for place := range formerPool {
		at := custody.NonceAccount(w.payer(), place)
		m, err := solana.NewMessage(w.payer(), w.chain.Blockhash(),
			solana.CreateAccountWithSeed(w.payer(), at, w.payer(), custody.NonceSeed(place), solana.RentExempt(solana.NonceAccountSize), solana.NonceAccountSize, solana.SystemProgram),
			solana.InitializeNonce(at, w.payer()))
		if err != nil {
			w.Fatal(err)
		}
		w.sendAsPayer(m)
		if place > 0 { // of the first the database has forgotten
			w.insertFormerNonce(place, uuid.Nil)
		}
	}
}

func (w *world) insertFormerNonce(place int, of uuid.UUID) {
	w.Helper()
	state, id := Closing, any(nil) // as the migration leaves them
	if of != uuid.Nil {
		state, id = Used, of
	}
	w.write(`DELETE FROM solana_former_nonces WHERE place = $1`, place)
	w.write(`INSERT INTO solana_former_nonces (chain, place, address, state, value, value_slot, intent_id, verdict, reason, assigned_at, updated_at) VALUES ($1, $2, $3, $4, '', 0, $5, '', '', 0, 0)`,
		string(testChain), place, custody.NonceAccount(w.payer(), place).String(), string(state), id)
}

func (w *world) sendAsPayer(m solana.Message, others ...solana.Signature) solana.Signature {
	w.Helper()
	paid, err := w.keys.FeePayer().SignMessage(m)
	if err == nil {
		err = w.chain.Send(solana.Transaction{Signatures: append([]solana.Signature{paid}, others...), Message: m})
	}
	if err != nil {
		w.Fatal(err)
	}
	w.mine(1)
	return paid
}

func (w *world) nonceValue(place int) solana.Hash {
	w.Helper()
	nonce, err := solana.DecodeNonceAccount(w.chain.Account(custody.NonceAccount(w.payer(), place)).Data)
	if err != nil {
		w.Fatal(err)
	}
	return nonce.Value
}

// former is a payment in nonce form, which an earlier program has signed.
type former struct {
	payment
	message   solana.Message
	signature solana.Signature
}

// signFormer signs a payment in nonce form; with a row as an earlier program carried it.
func (w *world) signFormer(wallet uuid.UUID, place int, units uint64, carried bool) former {
	w.Helper()
	p := former{payment: payment{id: uuid.New(), payee: w.newPayee()}}
	at := func(owner solana.PublicKey) solana.PublicKey {
		return solana.AssociatedTokenAddress(owner, validator.USDC, solana.TokenProgram)
	}
	from := w.walletAt(wallet)
	v := custody.SolanaVersion{ID: p.id, FeePayer: w.payer(), NonceAccount: custody.NonceAccount(w.payer(), place), NonceValue: w.nonceValue(place), SolanaBudget: custody.SolanaBudget{UnitLimit: 200_000, UnitPrice: 1_000},
		Wallet: from, Mint: validator.USDC, TokenProgram: solana.TokenProgram, Owners: []solana.PublicKey{p.payee},
		Transfers: []custody.SolanaTransfer{{From: at(from), To: at(p.payee), Units: units}}}
	message, err := v.Encode()
	if err != nil {
		w.Fatal(err)
	}
	signatures, err := w.keys.SignSolana(wallet, []custody.WalletMessage{v})
	if err != nil {
		w.Fatal(err)
	}
	p.signature = signatures[0]
	p.message, err = solana.DecodeMessage(message)
	if err != nil || !carried {
		return p
	}
	type version struct {
		Message   []byte           `json:"message"`
		Signature solana.Signature `json:"signature"`
		UnitPrice uint64           `json:"unitPrice"`
	}
	attachment, err := json.Marshal(map[string]any{"nonceAccount": v.NonceAccount, "nonceValue": v.NonceValue, "unitLimit": v.UnitLimit, "versions": []version{{message, p.signature, v.UnitPrice}}})
	if err != nil {
		w.Fatal(err)
	}
	w.write(`INSERT INTO intents (id, chain, wallet, intent, signature, delegation, deadline, reply_kind, state, attempts, retry_at, reason, created_at, trace, used_before)
		VALUES ($1, $2, $3, '{}', '0x00', $4, $5, $6, 'carried', 0, 0, '', $7, '', 0)`,
		p.id, string(testChain), string(from.Address()), string(attachment), w.headSeconds()+3600, settleTask, w.db.Clock().Micros())
	w.insertFormerNonce(place, p.id)
	return p
}

// An upgrade from nonce accounts: each intent in nonce form is ended, as the chain has it; each
// account is closed, also those that the database has forgotten; and versions that strangers hold in nonce
// form are worthless before anything is signed in marker form.
func TestAnUpgradeEndsNonceAccounts(t *testing.T) {
	eachWorld(t, func(w *world) {
		wallet := w.createWallet(10_000)
		w.makeFormerPool()
		forgotten := w.signFormer(wallet, 0, 50, false)
		paid := w.signFormer(wallet, 1, 100, true)
		waiting := w.signFormer(wallet, 2, 200, true)
		w.sendAsPayer(paid.message, paid.signature)
		if _, err := w.trySign(wallet, uuid.New(), 300); !isLater(err) {
			w.Errorf("signed before the nonce accounts are closed: %v", err)
		}
		before := w.chain.Lamports(w.payer())
		w.startCarrier()
		w.untilMining("the chain has begun", func() bool {
			begun := w.countRows("solana_marker_chains", "begun_at > 0") == 1
			for place := range formerPool {
				if begun && w.chain.Account(custody.NonceAccount(w.payer(), place)).Lamports > 0 {
					w.Fatal("the chain has begun while there are nonce accounts")
				}
			}
			return begun
		})
		w.assertFormer(paid, intent.Executed, 100)
		w.assertFormer(waiting, intent.Expired, 0)
		if o := w.outcomeOf(waiting.payment); o.Reason != "" {
			w.Errorf("it has expired for %q, and would not be signed again", o.Reason)
		}
		if n := w.countRows("solana_former_nonces", "1 = 1"); n != 0 {
			w.Errorf("%d nonce accounts are left", n)
		}
		if got := w.chain.Lamports(w.payer()); got < before+formerPool*solana.RentExempt(solana.NonceAccountSize)-100_000 {
			w.Errorf("of %d nonce accounts came back %d lamports", formerPool, int64(got)-int64(before))
		}

		// Versions that strangers hold land no more, and the payment that had not landed is paid once.
		w.sendAsPayer(forgotten.message, forgotten.signature)
		w.sendAsPayer(waiting.message, waiting.signature)
		again := payment{id: waiting.id, payee: waiting.payee}
		draft, err := w.family.Build(w.Context(), w.order(wallet, again.id, 200, again.payee))
		if err == nil {
			again.signed, err = w.family.Sign(w.Context(), draft)
		}
		if err != nil {
			w.Fatal(err)
		}
		w.submit(again)
		w.untilMining("it is paid in marker form", func() bool { return w.outcomeOf(again).State == intent.Executed })
		w.sendAsPayer(waiting.message, waiting.signature)
		w.mine(2)
		for _, c := range []struct {
			payee solana.PublicKey
			want  uint64
		}{{forgotten.payee, 0}, {paid.payee, 100}, {waiting.payee, 200}} {
			if got := w.chain.TokenBalance(validator.USDC, c.payee); got != c.want {
				w.Errorf("a payee has %d units, want %d", got, c.want)
			}
		}
	})
}

func (w *world) assertFormer(p former, as intent.State, paid uint64) {
	w.Helper()
	o := w.outcomeOf(p.payment)
	if got := w.chain.TokenBalance(validator.USDC, p.payee); o.State != as || got != paid {
		w.Errorf("an intent in nonce form is %s (%s) and has paid %d, want %s and %d", o.State, o.Reason, got, as, paid)
	}
	if n := w.countRows("tasks", "kind = $1 AND key = $2", settleTask, p.id); n != 1 {
		w.Errorf("%d settle tasks of an intent that is %s", n, o.State)
	}
}

func isLater(err error) bool {
	later, is := err.(task.Later) //nolint:errorlint // it is not wrapped
	return is && later.After > 0
}

// An intent in nonce form that cannot be ended delays neither the others nor the nonce accounts without an intent.
// The chain begins once that intent has ended, too.
func TestAnIntentThatCannotBeEndedKeepsNoOtherWaiting(t *testing.T) {
	eachWorld(t, func(w *world) {
		wallet := w.createWallet(10_000)
		w.makeFormerPool()
		bad, good := w.signFormer(wallet, 1, 100, true), w.signFormer(wallet, 2, 200, true)
		w.write(`UPDATE intents SET created_at = 0 WHERE id = $1`, bad.id) // so it is the first
		w.write(`INSERT INTO solana_transactions (signature, chain, nonce_account, nonce_value, intent_id, version, unit_price, first_sent_at) VALUES ('spoilt', $1, $2, $3, $4, 0, 0, 0)`,
			string(testChain), custody.NonceAccount(w.payer(), 1).String(), w.nonceValue(1).String(), bad.id)
		w.startCarrier()
		w.untilMining("the other intent has ended, and its account and that of none are closed", func() bool {
			return w.outcomeOf(good.payment).State.Ended() && w.countRows("solana_former_nonces", "1 = 1") == 1
		})
		w.assertFormer(good, intent.Expired, 0)
		if s := w.outcomeOf(bad.payment).State; s != intent.Carried {
			t.Errorf("the intent that cannot be ended is %s", s)
		}
		if n := w.countRows("solana_marker_chains", "begun_at > 0"); n != 0 {
			t.Error("the chain has begun while an intent in nonce form is open")
		}
		w.write(`DELETE FROM solana_transactions`)
		w.untilMining("the chain has begun", func() bool { return w.countRows("solana_marker_chains", "begun_at > 0") == 1 })
		w.assertFormer(bad, intent.Expired, 0)
	})
}

// A process in hostile hands has had the chain begin while signatures in nonce form are alive. The
// next carrier closes all nonce accounts, and does so again in its next seat; payouts go on.
func TestNonceAccountsAreClosedThoughTheChainHasBegun(t *testing.T) {
	eachWorld(t, func(w *world) {
		wallet := w.createWallet(10_000)
		w.makeFormerPool()
		held := []former{w.signFormer(wallet, 0, 50, false), w.signFormer(wallet, 1, 60, false)}
		waiting := w.signFormer(wallet, 2, 70, true)
		w.write(`INSERT INTO solana_marker_chains (chain, begun_at, known_slot, known_at) VALUES ($1, $2, $3, $2)`, string(testChain), w.db.Clock().Micros(), int64(w.chain.Final()))
		closed := func() bool {
			for place := range formerPool {
				if w.chain.Account(custody.NonceAccount(w.payer(), place)).Lamports > 0 {
					return false
				}
			}
			return w.countRows("solana_former_nonces", "1 = 1") == 0
		}
		stop := w.startCarrier()
		p := w.start(wallet, 100)
		w.untilMining("the nonce accounts are closed", closed)
		w.assertFormer(waiting, intent.Expired, 0)
		for _, f := range append(held, waiting) {
			w.sendAsPayer(f.message, f.signature)
			if got := w.chain.TokenBalance(validator.USDC, f.payee); got != 0 {
				t.Errorf("a payment in nonce form has paid %d units", got)
			}
		}
		w.untilEnded(p, intent.Executed, 100)
		stop()

		w.makeFormerPool()
		w.startCarrier()
		w.untilMining("they are closed again", closed)
	})
}

// An earlier program beside this one can neither assign a nonce account nor carry: its tables are
// gone.
func TestAnEarlierProgramCanDoNothing(t *testing.T) {
	eachWorld(t, func(w *world) {
		for _, statement := range []string{
			`SELECT size, fee_payer FROM solana_nonce_pools`, `SELECT place, address, state, value FROM solana_nonce_accounts`,
			`SELECT nonce_account, nonce_value FROM signed_nonces`, // by a signer within the service
		} {
			rows, err := w.db.Query(w.Context(), statement)
			if err == nil {
				rows.Close()
				w.Errorf("an earlier program can go on: %s", statement)
			}
		}
	})
}

// A chain that never had nonce accounts begins at once, and gets none.
func TestANewChainHasNoNonceAccounts(t *testing.T) {
	eachWorld(t, func(w *world) {
		w.startReady()
		w.untilEnded(w.start(w.createWallet(10), 10), intent.Executed, 10)
		w.db.Clock().Advance(2 * time.Minute)
		w.untilReviewed()
		for place := range custody.MaxNonceAccounts {
			if w.chain.Account(custody.NonceAccount(w.payer(), place)).Lamports > 0 {
				w.Fatal("there is a nonce account")
			}
		}
	})
}

// A database that has not known the chain for longer than markers are kept may be a backup from
// before they were begun with: intents executed and closed since are not signed again. One that
// knew it lately, as when a running service is upgraded, needs no history.
func TestABackupFromBeforeMarkersNeedsTheHistory(t *testing.T) {
	eachWorld(t, func(w *world) {
		stop := w.startReady()
		wallet := w.createWallet(1_000)
		p := w.start(wallet, 400)
		w.untilEnded(p, intent.Executed, 400)
		w.untilClosed(p)
		stop()
		restore := func(knownAt time.Time) {
			for _, rows := range []string{"intents", "solana_markers", "solana_versions", "solana_histories", "solana_executions", "tasks WHERE kind = 'solrelay.settle'", "solana_marker_chains", "solana_gaps"} {
				w.write(`DELETE FROM ` + rows)
			}
			w.write(`INSERT INTO solana_marker_chains (chain, begun_at, known_slot, known_at) VALUES ($1, 0, 2, $2)`, string(testChain), knownAt.UnixMicro())
			w.write(`INSERT INTO solana_gaps (chain, number, since_slot, noted_at) VALUES ($1, 1, 1, 0)`, string(testChain)) // as the migration does
			w.write(`INSERT INTO solana_histories (chain, wallet, signature, slot, gaps_begun, gaps_read) VALUES ($1, $2, $3, 0, 1, 1)`,
				string(testChain), w.walletAt(wallet).String(), solana.Signature{}.String())
			w.write(`DELETE FROM chain_cursors`)
			w.write(`INSERT INTO chain_cursors (chain, number, hash, final_number, updated_at) VALUES ($1, 9, '', 9, $2)`, string(testChain), w.db.Clock().Micros())
		}
		signs := func(when string, id uuid.UUID, want bool) {
			w.Helper()
			if _, err := w.trySign(wallet, id, 100); (err == nil) != want {
				w.Errorf("%s: %v", when, err)
			}
		}
		w.mine(5)
		restore(w.db.Clock().Now().Add(-solintent.MarkerKeep - time.Hour))
		stop = w.startReady()
		w.node.Set(rpctest.Faults{ForgottenBefore: w.chain.Final()})
		signs("what was executed, without the history", p.id, false)
		signs("another, without the history", uuid.New(), false)
		w.node.Set(rpctest.Faults{})
		signs("what was executed, with the history", p.id, false)
		signs("another, with the history", uuid.New(), true)
		w.node.Set(rpctest.Faults{ForgottenBefore: w.chain.Final()})
		signs("another, once the history was read", uuid.New(), true)
		stop()
		restore(w.db.Clock().Now().Add(-time.Hour))
		w.startReady()
		signs("after an upgrade", uuid.New(), true)
	})
}
