package relay

import (
	"math/big"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain/evm/evmtest"
	"github.com/granaryhq/granary/internal/deploy"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/store"
)

// askCancellation has an intent given up, as an operator does.
func (w *world) askCancellation(list ...submission) {
	w.t.Helper()
	err := w.db.Write(w.t.Context(), func(tx *store.Tx) error {
		for _, s := range list {
			if err := intent.AskCancellation(w.t.Context(), tx, s.Intent.Chain, s.Intent.ID, "a test"); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		w.t.Fatal(err)
	}
}

// signCancellation hands the cancellation of a wallet's intent to the relay.
func (w *world) signCancellation(wallet uuid.UUID, s submission) []byte {
	w.t.Helper()
	signature, err := w.keys.SignCancellation(wallet, s.Intent)
	if err != nil {
		w.t.Fatal(err)
	}
	err = w.db.Write(w.t.Context(), func(tx *store.Tx) error {
		tx.Defer(`UPDATE intents SET cancellation = $1, retry_at = 0 WHERE id = $2`, hexutil.Encode(signature), s.Intent.ID)
		return nil
	})
	if err != nil {
		w.t.Fatal(err)
	}
	return signature
}

// submitPublic submits payments whose signatures may be known to others.
func (w *world) submitPublic(wallets []uuid.UUID, units int64) []submission {
	w.t.Helper()
	list := w.submitPayments(wallets, units)
	err := w.db.Write(w.t.Context(), func(tx *store.Tx) error {
		for _, s := range list {
			tx.Defer(`UPDATE intents SET state = 'carried' WHERE id = $1`, s.Intent.ID)
		}
		return nil
	})
	if err != nil {
		w.t.Fatal(err)
	}
	return list
}

// delegate has wallets run the executor.
func (w *world) delegate(wallets []uuid.UUID) []submission {
	w.t.Helper()
	list := w.submitPayments(wallets, 1)
	w.until("the wallets delegate", func() bool { w.mineBlocks(1); return w.countRows("intents", "state = 'executed'") >= len(list) })
	return list
}

func (s *stranger) carryCancellation(of submission, signature []byte) common.Hash {
	s.w.t.Helper()
	to := of.Intent.Wallet.EVM()
	return s.sendTx(&to, 400_000, executorABI.PackCancel(of.Intent.Nonce(), signature))
}

func (w *world) assertPaid(want uint64) {
	w.t.Helper()
	if got := w.payeeUnits(); got != want {
		w.t.Errorf("paid %d, want %d", got, want)
	}
}

// A public intent that is cancelled ends when its nonce is cancelled for good, whether or not its wallet delegated
// before; after that it cannot be executed by anyone.
func TestCancelsWhatIsPublic(t *testing.T) {
	eachEngine(t, 0, func(w *world) {
		ids := w.createWallets(2, 1000)
		w.startRelay(w.db, w.testOptions(), nil)
		first := w.delegate(ids[:1])
		w.node.Set(evmtest.Faults{Down: true}) // so that no intent is carried before it is cancelled
		list := w.submitPublic(ids, 100)
		w.askCancellation(list...)
		for i, s := range list {
			w.signCancellation(ids[i], s)
		}
		w.node.Set(evmtest.Faults{})
		w.until("the cancellations are mined", func() bool { w.mineBlocks(1); return w.countRows("intents", "state = 'cancelled'") > 0 })
		w.assertOutcomes(intent.Cancelled, list...)
		for _, s := range list {
			if o := w.readOutcome(s); o.Reason != "cancelled by the operator: a test" || o.TxHash != "" {
				t.Errorf("it ended with reason %q in transaction %q", o.Reason, o.TxHash)
			}
		}
		stranger := newStranger(w)
		for _, s := range list {
			stranger.carryIntent(s)
		}
		w.mineBlocks(1)
		w.assertPaid(uint64(len(first)))
	})
}

// An intent that was never sent ends at once, without a transaction.
func TestCancelsWhatWasNeverPublicAtOnce(t *testing.T) {
	eachEngine(t, 0, func(w *world) {
		list := w.submitPayments(w.createWallets(1, 1000), 100)
		w.askCancellation(list...)
		w.startRelay(w.db, w.testOptions(), nil)
		w.assertOutcomes(intent.Cancelled, list...)
		if n := w.countRows("relay_transactions", "1 = 1"); n != 0 || w.node.Saw(hexutil.Encode(list[0].Signature)[2:]) {
			t.Errorf("%d transactions, and its signature went out: %t", n, w.node.Saw(hexutil.Encode(list[0].Signature)[2:]))
		}
	})
}

// A cancellation that is requested while the relay is about to carry the intent comes in time, as long as no request
// has left the process.
func TestCancelsWhatIsAboutToBeCarried(t *testing.T) {
	for at, then := range map[string]string{
		pointExpose:  "state = 'cancelled'", // it is unknown outside: it ends at once
		pointPersist: "state = 'carried' AND reason LIKE '%is not signed yet'",
	} {
		t.Run(at, func(t *testing.T) {
			eachEngine(t, 0, func(w *world) {
				list := w.submitPayments(w.createWallets(1, 1000), 100)
				var once sync.Once
				w.startRelay(w.db, w.testOptions(), func(r *Relay) {
					r.crashPoint = func(name string) {
						if name == at+".before" {
							once.Do(func() { w.askCancellation(list...) })
						}
					}
				})
				w.until("it is given up", func() bool { return w.countRows("intents", then) == 1 })
				if n := w.countRows("relay_transactions", "1 = 1"); n != 0 || w.node.Saw(hexutil.Encode(list[0].Signature)[2:]) {
					t.Errorf("%d transactions, and its signature went out: %t", n, w.node.Saw(hexutil.Encode(list[0].Signature)[2:]))
				}
				w.mineBlocks(1)
				w.assertPaid(0)
			})
		})
	}
}

// Until its cancellation is signed, an intent that is to be cancelled is not carried
// either. If its time runs out first, it ends as cancelled: its order is not signed again.
func TestCancellationThatRunsOutOfTime(t *testing.T) {
	eachEngine(t, 0, func(w *world) {
		list := w.submitPublic(w.createWallets(1, 1000), 100)
		w.askCancellation(list...)
		w.startRelay(w.db, w.testOptions(), nil)
		w.until("it waits for its cancellation", func() bool { return w.countRows("intents", "reason LIKE '%is not signed yet'") == 1 })
		w.clock.Advance(25 * time.Hour)
		w.until("it has ended", func() bool {
			w.mineBlocks(1)
			w.db.Clock().Advance(time.Second)
			return w.countRows("intents", "state IN ('signed', 'carried')") == 0
		})
		w.assertOutcomes(intent.Cancelled, list...)
		w.submitAll(list...) // which replaces the expired one
		w.assertOutcomes(intent.Cancelled, list...)
		w.assertPaid(0)
	})
}

// The first in a block decides: the intent, or its cancellation.
func TestTheChainDecidesBetweenIntentAndCancellation(t *testing.T) {
	eachEngine(t, 0, func(w *world) {
		ids := w.createWallets(3, 1000)
		stranger := newStranger(w)
		w.startRelay(w.db, w.testOptions(), nil)
		w.delegate(ids)
		w.node.Set(evmtest.Faults{SwallowSends: true}) // our cancellations come later
		list := w.submitPublic(ids, 100)
		w.askCancellation(list...)
		var cancellations [][]byte
		for i, s := range list {
			cancellations = append(cancellations, w.signCancellation(ids[i], s))
		}
		w.until("they are in a transaction", func() bool { return w.countRows("intents", "transaction_id IS NOT NULL") == 3 })
		stranger.carryIntent(list[0]) // executed before anything
		w.mineBlocks(1)
		stranger.carryIntent(list[1]) // both in one block
		stranger.carryCancellation(list[1], cancellations[1])
		stranger.carryCancellation(list[2], cancellations[2])
		stranger.carryIntent(list[2])
		w.mineBlocks(1)
		w.node.Set(evmtest.Faults{})
		w.db.Clock().Advance(2 * time.Minute) // send again: too late for all
		w.until("all decided", func() bool {
			w.mineBlocks(1)
			w.db.Clock().Advance(time.Second)
			return w.countRows("intents", "state IN ('signed', 'carried')") == 0
		})
		for i, want := range []intent.State{intent.Executed, intent.Executed, intent.Cancelled} {
			if o := w.readOutcome(list[i]); o.State != want {
				t.Errorf("intent %d is %s (%s), want %s", i, o.State, o.Reason, want)
			}
		}
		w.assertPaid(203)
	})
}

// A reorganization takes a cancellation back before it is final: then it is carried again,
// or somebody was faster in the other branch.
func TestReorganizedCancellation(t *testing.T) {
	eachEngine(t, 0, func(w *world) {
		ids := w.createWallets(2, 1000)
		w.startRelay(w.db, w.testOptions(), nil)
		w.delegate(ids)
		stranger := newStranger(w)
		w.node.Set(evmtest.Faults{Down: true})
		list := w.submitPublic(ids, 100)
		w.askCancellation(list...)
		for i, s := range list {
			w.signCancellation(ids[i], s)
		}
		w.node.Set(evmtest.Faults{})
		w.waitForPool(uint64(w.countRows("relay_transactions", "state = 'final'")) + 1)
		w.mineBlocks(1)
		w.until("the cancellations are mined", func() bool { return w.countRows("relay_transactions", "state = 'mined'") == 1 })
		w.node.Set(evmtest.Faults{SwallowSends: true}) // the relay is slower than the stranger
		if err := w.chain.Reorg(1, true); err != nil {
			t.Fatal(err)
		}
		if n := w.countRows("intents", "state = 'cancelled'"); n != 0 {
			t.Errorf("%d intents are cancelled before that is final", n)
		}
		stranger.carryIntent(list[0])
		w.mineBlocks(1)
		w.node.Set(evmtest.Faults{})
		w.until("all decided", func() bool {
			w.mineBlocks(1)
			w.db.Clock().Advance(5 * time.Second)
			return w.countRows("intents", "state IN ('signed', 'carried')") == 0
		})
		for i, want := range []intent.State{intent.Executed, intent.Cancelled} {
			if o := w.readOutcome(list[i]); o.State != want {
				t.Errorf("intent %d is %s (%s), want %s", i, o.State, o.Reason, want)
			}
		}
		w.assertPaid(102)
	})
}

// A nonce that was cancelled before the restore, without a request in this database, is recognized as cancelled and
// is not searched as executed for ever.
func TestFindsACancellationThatNobodyAskedFor(t *testing.T) {
	eachEngine(t, 0, func(w *world) {
		ids := w.createWallets(1, 1000)
		w.startRelay(w.db, w.testOptions(), nil)
		w.delegate(ids)
		stranger := newStranger(w)
		s := w.signIntent(ids[0], w.paymentIntent(ids[0], 100))
		signature, err := w.keys.SignCancellation(ids[0], s.Intent)
		if err != nil {
			t.Fatal(err)
		}
		hash := stranger.carryCancellation(s, signature)
		w.mineBlocks(3)
		w.submitAll(s)
		w.assertOutcomes(intent.Cancelled, s)
		if o := w.readOutcome(s); !strings.Contains(o.Reason, hash.Hex()) {
			t.Errorf("the reason %q does not name transaction %s", o.Reason, hash)
		}
	})
}

// Wherever one of two replicas dies, a cancellation comes to its end once.
func TestCancellationOutlivesDeaths(t *testing.T) {
	eachEngine(t, testBlockTime, func(w *world) {
		for _, point := range CrashPoints() {
			if strings.HasPrefix(point, pointReplace) {
				continue // of fees, for any carried intents
			}
			ids := w.createWallets(1, 1000)
			list := w.submitPublic(ids, 100)
			w.askCancellation(list...)
			w.signCancellation(ids[0], list[0])
			dying := w.startRelay(w.db, w.testOptions(), dieAt(point, 1))
			w.until("the relay died at "+point, dying.isDead)
			dying.stop()
			other := w.startRelay(w.db, w.testOptions(), nil)
			w.until("it is cancelled after a death at "+point, func() bool {
				w.db.Clock().Advance(time.Second)
				return w.readOutcome(list[0]).State == intent.Cancelled
			})
			other.stop()
			if n := w.countRows("tasks", "kind = $1 AND key = $2", settleTask, list[0].Intent.ID); n != 1 {
				t.Errorf("%d replies after a death at %s", n, point)
			}
		}
		w.assertPaid(0)
	})
}

// An executor reports whether it has cancel; an address without an executor does not.
func TestKnowsExecutorsThatCancel(t *testing.T) {
	eachEngine(t, 0, func(w *world) {
		r := w.startRelay(w.db, w.testOptions(), nil).relay
		head, err := w.client.Head(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		for at, want := range map[common.Address]bool{
			w.chain.Contracts.Executor: true, w.chain.Contracts.Guard: false, w.chain.Contracts.USDC: false, {0xee}: false,
		} {
			has, err := (&Relay{key: r.key, functions: map[executorFunction]bool{}}).hasFunction(t.Context(), w.client, head, at, cancelSelector)
			if err != nil || has != want {
				t.Errorf("%s has cancel: %t, %v, want %t", at, has, err, want)
			}
		}
	})
}

// A cancellation carries cancel, of this nonce and by this signature.
func TestPacksCancellations(t *testing.T) {
	in := openIntent{cancelAsked: true, cancellation: []byte{1, 2, 3}}
	in.intent.ID, in.intent.Wallet = uuid.New(), payee
	values, err := contracts.NewIntentCarrier().GetABI().Methods["carry"].Inputs.Unpack((&Relay{}).packCarry([]openIntent{in}, []uint64{60_000})[4:])
	if err != nil {
		t.Fatal(err)
	}
	want := executorABI.PackCancel(new(big.Int).SetBytes(in.intent.ID[:]), []byte{1, 2, 3})
	items, ok := values[0].([]struct {
		Wallet common.Address `json:"wallet"`
		Nonce  *big.Int       `json:"nonce"`
		Gas    *big.Int       `json:"gas"`
		Data   []byte         `json:"data"`
	})
	if !ok || len(items) != 1 || items[0].Gas.Uint64() != 60_000 || hexutil.Encode(items[0].Data) != hexutil.Encode(want) {
		t.Errorf("packed %+v, want %x", values[0], want)
	}
}

// A wallet of the executor before cannot give a nonce up: that is said, the intent is not
// carried any more, and ends at its deadline. One that is to move does so with its
// cancellation.
func TestCancelsForWalletsOfTheExecutorBefore(t *testing.T) {
	eachEngine(t, testBlockTime, func(w *world) {
		devnettest.DeployPrevious(w.t, w.chain)
		before, now := deploy.AddressesBefore()[1], w.chain.Contracts.Executor
		ids := w.createWallets(2, 1000)
		o := w.testOptions()
		o.Executor = before.Executor
		old := w.startRelay(w.db, o, nil)
		var first []submission
		for _, id := range ids {
			first = append(first, w.delegateTo(w.signIntent(id, version1(w.paymentIntent(id, 1))), id, before.Executor, 0))
		}
		w.submitAll(first...)
		w.until("the wallets delegate", func() bool { w.mineBlocks(1); return w.countRows("intents", "state = 'executed'") == 2 })
		old.stop()

		stays, moves := w.signIntent(ids[0], version1(w.paymentIntent(ids[0], 100))), w.signIntent(ids[1], version1(w.paymentIntent(ids[1], 100)))
		stays.Delegation = nil
		moves = w.delegateTo(moves, ids[1], now, 1)
		w.submitAll(stays, moves)
		err := w.db.Write(t.Context(), func(tx *store.Tx) error {
			tx.Defer(`UPDATE intents SET state = 'carried' WHERE state = 'signed'`)
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		w.askCancellation(stays, moves)
		w.signCancellation(ids[0], stays)
		w.signCancellation(ids[1], moves)
		o.Executor, o.ExecutorsBefore = now, []common.Address{before.Executor}
		w.startRelay(w.db, o, nil)
		w.until("the one that moves is cancelled", func() bool { w.mineBlocks(1); return w.readOutcome(moves).State == intent.Cancelled })
		w.until("it is said why the other is not", func() bool {
			w.db.Clock().Advance(time.Second)
			return strings.Contains(w.readOutcome(stays).Reason, "an executor that cannot")
		})
		if is := w.executorOf(ids[1]); is != now {
			t.Errorf("the wallet that was to move runs %s, want %s", is, now)
		}
		w.clock.Advance(25 * time.Hour)
		w.until("the other has run out", func() bool {
			w.mineBlocks(1)
			w.db.Clock().Advance(time.Second)
			return w.readOutcome(stays).State == intent.Cancelled
		})
		w.assertPaid(2)
	})
}
