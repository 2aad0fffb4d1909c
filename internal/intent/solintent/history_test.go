package solintent

import (
	"context"
	"crypto/ed25519"
	"errors"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

func (w *world) wantExecuted(what string, ids []uuid.UUID, want ...bool) {
	w.Helper()
	got, err := w.family.Executed(w.Context(), on, w.owner, ids)
	if err != nil || !slices.Equal(got, want) {
		w.Errorf("%s: executed %v, want %v: %v", what, got, want, err)
	}
}

// A wallet's executions are found in its history, at any time, and for any loss of the database.
func TestWhatAnotherLifeHasExecutedIsFound(t *testing.T) {
	eachWorld(t, func(w *world) {
		one, two, never := w.order(money.Dollar, w.walletOf(1)), w.order(2*money.Dollar, w.walletOf(1)), uuid.New()
		ids := []uuid.UUID{one.ID, two.ID, never}
		w.wantExecuted("before anything", ids, false, false, false)
		first, _ := w.carry(w.sign(one))
		w.wantExecuted("in the newest slot", ids, true, false, false)
		w.mine(3)
		w.wantExecuted("in a final slot", ids, true, false, false)
		w.wantExecuted("behind the cursor", ids, true, false, false)
		second, _ := w.carry(w.sign(two))
		w.wantExecuted("beside the cursor", ids, true, true, false)
		for _, c := range []struct {
			id   uuid.UUID
			want string
		}{{one.ID, first.String()}, {two.ID, second.String()}, {never, ""}} {
			if got, err := w.family.FindExecution(w.Context(), on, w.owner, c.id); err != nil || got != c.want {
				w.Errorf("%s was executed by %q, want %q: %v", c.id, got, c.want, err)
			}
		}
		w.wantExecuted("of another owner", nil)
		w.mine(3)
		asked := w.node.Calls("getTransaction")
		w.wantExecuted("once more", ids, true, true, false)
		w.wantExecuted("and again", ids, true, true, false)
		if n := w.node.Calls("getTransaction") - asked; n != 1 {
			w.Errorf("%d transactions were read to know what was known, want the one that has become final", n)
		}

		// The database goes back to before it all.
		if err := w.db.Write(w.Context(), func(tx *store.Tx) error {
			tx.Defer(`DELETE FROM solana_histories`)
			tx.Defer(`DELETE FROM solana_executions`)
			return nil
		}); err != nil {
			w.Fatal(err)
		}
		w.wantExecuted("asked by an older database for one alone", []uuid.UUID{never}, false)
		w.wantExecuted("asked for the others later", ids, true, true, false)
	})
}

// What the wallet has executed is found in its history, beside deposits.
func TestWhatWasExecutedIsFound(t *testing.T) {
	eachWorld(t, func(w *world) {
		one, never := w.order(money.Dollar, w.walletOf(1)), uuid.New()
		first, _ := w.carry(w.sign(one))
		w.did(w.chain.FaucetToken(validator.USDC, w.wallet, 1_000_000))
		w.wantExecuted("in the newest slot", []uuid.UUID{one.ID, never}, true, false)
		w.mine(3)
		w.wantExecuted("in a final slot", []uuid.UUID{one.ID, never}, true, false)
		if got, err := w.family.FindExecution(w.Context(), on, w.owner, one.ID); err != nil || got != first.String() {
			w.Errorf("it was executed by %q, want %q: %v", got, first, err)
		}
	})
}

// A transaction of a forgotten life lands after an order was judged: it is not signed, nor is
// another payout of its request.
func TestNothingIsSignedThatWasExecutedMeanwhile(t *testing.T) {
	eachWorld(t, func(w *world) {
		payee := w.walletOf('p')
		for name, again := range map[string]func(first intent.Order) intent.Order{
			"the order itself": func(first intent.Order) intent.Order { return first },
			"another payout of its request": func(first intent.Order) intent.Order {
				other := w.order(2*money.Dollar, payee)
				other.Siblings = []uuid.UUID{other.ID, first.ID}
				return other
			},
		} {
			first := w.order(money.Dollar, payee)
			forgotten := w.sign(first)
			w.carry(forgotten)
			_, err := w.trySign(again(first))
			var later task.Later
			if !errors.As(err, &later) || !strings.Contains(later.Reason, "has executed what was asked for") {
				w.Errorf("%s: %v", name, err)
			}
		}
		w.sign(w.order(money.Dollar, payee))
	})
}

func TestWhatThisDatabaseHasExecutedIsKnown(t *testing.T) {
	eachWorld(t, func(w *world) {
		order := w.order(money.Dollar, w.walletOf(1))
		signature, _ := w.carry(w.sign(order))
		w.mine(3)
		err := w.db.Write(w.Context(), func(tx *store.Tx) error {
			tx.Defer(`INSERT INTO intents (id, chain, wallet, intent, signature, delegation, deadline, reply_kind, state, attempts, retry_at, reason, created_at, trace, used_before,
				tx_hash, block_number, block_time, logs) VALUES ($1, $2, $3, '', '', '', 0, '', 'executed', 0, 0, '', 0, '', 0, $4, 0, 0, '')`, order.ID, string(on), string(w.wallet.Address()), signature.String())
			return nil
		})
		if err != nil {
			w.Fatal(err)
		}
		read := w.node.Calls("getTransaction")
		w.wantExecuted("its own", []uuid.UUID{order.ID}, true)
		if n := w.node.Calls("getTransaction") - read; n != 1 { // the deposit
			w.Errorf("%d transactions were read, want none that it has executed itself", n)
		}
		var kept int
		if err := w.db.QueryRow(w.Context(), `SELECT COUNT(*) FROM solana_executions`).Scan(&kept); err != nil || kept != 0 {
			w.Errorf("%d of its own are kept as of another life: %v", kept, err)
		}
	})
}

// Anyone can write a wallet's name and an id into a transaction. Only successful transactions that the wallet has
// signed are executions.
func TestAStrangersMemoExecutesNothing(t *testing.T) {
	eachWorld(t, func(w *world) {
		order := w.order(money.Dollar, w.walletOf(1))
		stranger := w.keyOf(21)
		w.did(w.chain.Faucet(w.walletOf(21), sol))
		names := solana.CreateAssociatedTokenIdempotent(w.walletOf(21), w.wallet, validator.USDC, solana.TokenProgram)
		for _, memo := range []string{order.ID.String(), order.ID.String() + " "} {
			tx, err := validator.SignTransaction(w.chain.Blockhash(), []solana.Instruction{names, solana.Memo(memo)}, stranger)
			if err != nil {
				w.Fatal(err)
			}
			w.land(tx)
		}
		w.land(w.payoutOf(order.ID, stranger, w.keyOf(22)))
		w.mine(3)
		read := w.node.Calls("getTransaction")
		w.wantExecuted("after a stranger's memo, and another wallet's payout to this one", []uuid.UUID{order.ID}, false)
		if n := w.node.Calls("getTransaction") - read; n != 4 {
			w.Errorf("%d transactions were looked at, of a deposit and three of strangers", n)
		}

		// The wallet's own, which failed: its money had left before.
		late := w.order(100*money.Dollar, w.walletOf(2))
		failing := w.sign(late)
		w.carry(w.sign(order))
		w.carry(failing)
		w.mine(3)
		w.wantExecuted("of one that failed and one that did not", []uuid.UUID{failing.Order.ID, order.ID}, false, true)
	})
}

// payoutOf is another wallet's payout to the world's, under an id.
func (w *world) payoutOf(id uuid.UUID, payer, from ed25519.PrivateKey) solana.Transaction {
	w.Helper()
	public := func(key ed25519.PrivateKey) solana.PublicKey {
		return solana.PublicKey(key.Public().(ed25519.PublicKey))
	}
	nonce := solana.NonceAccount{Version: solana.NonceVersionCurrent, State: solana.NonceInitialized, Authority: public(payer), Value: solana.DurableNonceOf(w.chain.Blockhash()), LamportsPerSignature: 5000}
	w.plant(solana.PublicKey{0xd9, 1}, solana.SystemProgram, nonce.Encode())
	w.did(w.chain.FaucetToken(validator.USDC, public(from), 5))
	v := custody.SolanaVersion{ID: id, FeePayer: public(payer), NonceAccount: solana.PublicKey{0xd9, 1}, NonceValue: nonce.Value, SolanaBudget: custody.SolanaBudget{UnitLimit: 200_000}, Wallet: public(from),
		Mint: validator.USDC, TokenProgram: solana.TokenProgram, Owners: []solana.PublicKey{w.wallet}, Transfers: []custody.SolanaTransfer{{From: associated(public(from)), To: associated(w.wallet), Units: 5}}}
	message, err := v.Encode()
	if err != nil {
		w.Fatal(err)
	}
	m, err := solana.DecodeMessage(message)
	if err != nil {
		w.Fatal(err)
	}
	return solana.Transaction{Signatures: []solana.Signature{solana.SignMessage(message, payer), solana.SignMessage(message, from)}, Message: m}
}

// However many transactions strangers put into a wallet's history, each is read once, also where the reading ends in
// between; and one that cannot be read delays no other.
func TestAStrangersCrowdIsReadOnce(t *testing.T) {
	w := oneWorld(t)
	order := w.order(money.Dollar, w.walletOf(1))
	w.carry(w.sign(order))
	stranger := w.keyOf(21)
	w.did(w.chain.Faucet(w.walletOf(21), sol))
	names := solana.CreateAssociatedTokenIdempotent(w.walletOf(21), w.wallet, validator.USDC, solana.TokenProgram)
	const crowd = provenAtOnce + 50
	var last solana.Signature
	for n := range crowd {
		tx, err := validator.SignTransaction(w.chain.Blockhash(), []solana.Instruction{names, solana.Memo(uuid.NewString())}, stranger)
		if err != nil {
			t.Fatal(err)
		}
		if err := w.chain.Send(tx); err != nil {
			t.Fatal(err)
		}
		last = tx.Signatures[0]
		if n%10 == 0 {
			w.mine(1)
		}
	}
	w.mine(3)
	read := w.node.Calls("getTransaction")
	w.node.Set(rpctest.Faults{Future: []string{last.String()}})
	w.wantExecuted("in a crowd", []uuid.UUID{order.ID, uuid.New()}, true, false)
	if n := w.node.Calls("getTransaction") - read; n != crowd+2 { // a deposit, and the payout
		t.Errorf("%d transactions were read of %d", n, crowd+2)
	}
	read = w.node.Calls("getTransaction")
	w.wantExecuted("again", []uuid.UUID{order.ID, uuid.New()}, true, false)
	if n := w.node.Calls("getTransaction") - read; n != 0 {
		t.Errorf("%d transactions were read again", n)
	}

	// A reading that ends before its end is gone on with.
	if err := w.db.Write(t.Context(), func(tx *store.Tx) error {
		tx.Defer(`DELETE FROM solana_histories`)
		tx.Defer(`DELETE FROM solana_executions`)
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	go func() {
		for w.node.Calls("getTransaction")-read < provenAtOnce+5 && ctx.Err() == nil {
			runtime.Gosched()
		}
		cancel()
	}()
	if _, err := w.family.Executed(ctx, on, w.owner, []uuid.UUID{order.ID}); err == nil {
		t.Fatal("the reading came to its end")
	}
	read = w.node.Calls("getTransaction")
	w.wantExecuted("once more", []uuid.UUID{order.ID}, true)
	if n := w.node.Calls("getTransaction") - read; n > crowd+2-provenAtOnce+maxAsking { // some of before were under way
		t.Errorf("%d transactions were read after %d had been", n, provenAtOnce)
	}
}
