package relay

import (
	"bytes"
	"encoding/json"
	"io"
	"math/big"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/params"
	"github.com/google/uuid"
	"github.com/holiman/uint256"

	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm/evmtest"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
)

// interposeNode puts one more node between the relay and the chain. It may change a request; an error that it returns
// is its response.
func (w *world) interposeNode(change func(body []byte) (changed []byte, refusal string)) {
	w.t.Helper()
	server := httptest.NewServer(http.HandlerFunc(func(out http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil {
			return
		}
		body, refusal := change(body)
		if refusal != "" {
			var q struct{ ID json.RawMessage }
			_ = json.Unmarshal(body, &q)
			answer, _ := json.Marshal(map[string]any{"jsonrpc": "2.0", "id": q.ID, "error": map[string]any{"code": -32000, "message": refusal}})
			out.Header().Set("Content-Type", "application/json")
			_, _ = out.Write(answer)
			return
		}
		answer, err := http.Post(w.node.URL, "application/json", bytes.NewReader(body))
		if err != nil {
			panic(http.ErrAbortHandler)
		}
		defer func() { _ = answer.Body.Close() }()
		out.Header().Set("Content-Type", "application/json")
		_, _ = io.Copy(out, answer.Body)
	}))
	w.t.Cleanup(func() {
		server.Close()
		http.DefaultClient.CloseIdleConnections()
	})
	config := w.client.Config()
	config.URL = server.URL
	w.client = devnettest.Dial(w.t, config)
}

// onMethod calls fn with the first parameter of requests of one method.
func onMethod[T any](method string, fn func(T) string) func([]byte) ([]byte, string) {
	return func(body []byte) ([]byte, string) {
		var q struct {
			Method string
			Params []json.RawMessage
		}
		var param T
		if json.Unmarshal(body, &q) != nil || q.Method != method || json.Unmarshal(q.Params[0], &param) != nil {
			return body, ""
		}
		return body, fn(param)
	}
}

// A transaction at the ceiling of fees, which no node takes, cannot bid more; and
// needs not, to give its nonce away.
func TestGivesANonceAwayAtTheCeiling(t *testing.T) {
	eachEngine(t, testBlockTime, func(w *world) {
		var refuses atomic.Bool
		refuses.Store(true)
		w.interposeNode(onMethod("eth_sendRawTransaction", func(raw hexutil.Bytes) string {
			var tx types.Transaction
			if err := tx.UnmarshalBinary(raw); err != nil || refuses.Load() && tx.Gas() > params.TxGas {
				return "no such transaction is taken here"
			}
			return ""
		}))
		fees, err := w.client.Fees(t.Context())
		if err != nil {
			w.t.Fatal(err)
		}
		o := w.testOptions()
		o.MaxFee = fees.Base.Uint64() + fees.Tip.Uint64()
		list := w.submitPayments(w.createWallets(2, 1000), 100)
		w.startRelay(w.db, o, nil)
		w.until("signed", func() bool { return w.countRows("relay_versions", "1 = 1") == 1 })
		w.db.Clock().Advance(2 * time.Minute)
		w.until("given away", func() bool { return w.countRows("relay_versions", "version > 0") == 1 })
		refuses.Store(false)
		w.assertOutcomes(intent.Executed, list...)
	})
}

// Two nodes behind one address: the one that serves accounts has not seen yet that the wallet delegates. No intent is
// rejected, or declared dead, for that.
func TestBelievesNoNodeThatContradictsAnother(t *testing.T) {
	eachEngine(t, testBlockTime, func(w *world) {
		var lags atomic.Bool
		w.interposeNode(func(body []byte) ([]byte, string) {
			if lags.Load() && bytes.Contains(body, []byte("eth_getCode")) {
				body = regexp.MustCompile(`{"blockHash":"0x[0-9a-f]+"}`).ReplaceAll(body, []byte(`"0x1"`))
			}
			return body, ""
		})
		id := w.createWallets(1, 1000)
		w.startRelay(w.db, w.testOptions(), nil)
		list := w.submitPayments(id, 100)
		w.assertOutcomes(intent.Executed, list...)

		lags.Store(true)
		next := w.signIntent(id[0], w.paymentIntent(id[0], 100))
		next.Delegation = nil
		w.submitAll(next)
		w.until("looked at", func() bool { return w.readOutcome(next).Reason != "" })
		if o := w.readOutcome(next); o.State != intent.Signed {
			w.t.Fatalf("%s: %s", o.State, o.Reason)
		}
		lags.Store(false)
		w.assertOutcomes(intent.Executed, next, list[0])
	})
}

// A stranger executes an intent of a wallet, which is not final yet: its calls are not simulated on top of that,
// where they would spend the next intent's money.
func TestAnExecutedIntentRefusesNoOther(t *testing.T) {
	eachEngine(t, 0, func(w *world) {
		id := w.createWallets(1, 1000)[0]
		stranger := newStranger(w)
		relay := w.startRelay(w.db, w.testOptions(), nil)
		first := w.signIntent(id, w.paymentIntent(id, 1)) // delegates
		w.submitAll(first)
		w.waitForPool(1)
		w.mineBlocks(3)
		w.assertOutcomes(intent.Executed, first)

		taken := w.signIntent(id, w.paymentIntent(id, 400))
		taken.Delegation = nil
		w.submitAll(taken)
		w.waitForPool(2)
		stranger.carryIntent(taken) // which pays more for gas, and comes first
		w.mineBlocks(1)
		w.until("no transaction carries it", func() bool { return w.countRows("intents", "state = 'carried' AND transaction_id IS NULL") == 1 })
		relay.stop() // so that both are due in one pass
		w.db.Clock().Advance(20 * time.Second)
		next := w.signIntent(id, w.paymentIntent(id, 500)) // of the 599 that are left
		next.Delegation = nil
		w.submitAll(next)
		w.startRelay(w.db, w.testOptions(), nil)
		w.until("the next is judged", func() bool { return w.readOutcome(next).State != intent.Signed })
		if o := w.readOutcome(next); o.State != intent.Carried {
			t.Fatalf("the next is %s (%s), want carried", o.State, o.Reason)
		}
		w.waitForPool(3)
		w.mineBlocks(3)
		w.assertOutcomes(intent.Executed, first, taken, next)
	})
}

// The first of two payments fails in its second call. The other, of the same wallet, is not rejected for the money of
// the first's first call.
func TestAFailingIntentRefusesNoOther(t *testing.T) {
	eachEngine(t, testBlockTime, func(w *world) {
		id := w.createWallets(1, 1000)[0]
		failing := w.paymentIntent(id, 600)
		failing.Calls = append(failing.Calls, failing.Calls[0])
		bad, good := w.signIntent(id, failing), w.signIntent(id, w.paymentIntent(id, 700))
		w.submitAll(bad, good)
		w.startRelay(w.db, w.testOptions(), nil)
		w.assertOutcomes(intent.Refused, bad)
		w.assertOutcomes(intent.Executed, good)
	})
}

// A wallet delegates in a block that a reorganization undoes for good, between the
// signing of an intent and its first look. It is not refused: it waits for its
// deadline, after which it is signed again.
func TestAnIntentWithoutDelegationWaits(t *testing.T) {
	eachEngine(t, testBlockTime, func(w *world) {
		id := w.createWallets(1, 1000)[0]
		bare := w.signIntent(id, w.paymentIntent(id, 100))
		bare.Delegation = nil
		w.submitAll(bare)
		w.startRelay(w.db, w.testOptions(), nil)
		w.until("looked at twice", func() bool {
			w.db.Clock().Advance(time.Second)
			return w.countRows("intents", "attempts >= 2") == 1
		})
		if o := w.readOutcome(bare); o.State != intent.Signed {
			t.Fatalf("it is %s (%s), want signed", o.State, o.Reason)
		}
		w.clock.Advance(25 * time.Hour)
		w.assertOutcomes(intent.Expired, bare)
	})
}

// addNode has a second node check the first.
func (w *world) addNode() *evmtest.Proxy {
	w.t.Helper()
	second := evmtest.New(w.t, w.chain.URL())
	config := w.client.Config()
	config.SecondURL = second.URL
	w.client = devnettest.Dial(w.t, config)
	return second
}

// A payment is executed once, for any fault of one of two nodes, and also when they take turns.
func TestPaysThroughTwoNodes(t *testing.T) {
	eachEngine(t, testBlockTime, func(w *world) {
		nodes := []*evmtest.Proxy{w.node, w.addNode()}
		w.startRelay(w.db, w.testOptions(), nil)
		var all []submission
		ids := w.createWallets(1, 1000)
		for _, fault := range []evmtest.Faults{{Down: true}, {StaleBy: 4}, {StaleBy: 40}, {SwallowSends: true}, {WrongHash: true}} {
			for i := range nodes {
				nodes[i].Set(fault)
				nodes[1-i].Set(evmtest.Faults{})
				list := w.submitPayments(ids, 10)
				w.until("it is public", func() bool { return w.readOutcome(list[0]).State != intent.Signed })
				nodes[i].Set(evmtest.Faults{})
				all = append(all, list...)
				w.assertOutcomes(intent.Executed, all...)
			}
		}
		if got, want := w.payeeUnits(), uint64(10*len(all)); got != want {
			t.Errorf("%d were paid, want %d", got, want)
		}
	})
}

// One of two nodes has it that the wallet cannot pay, as on another fork, or has
// it that the deadline is over. The other says otherwise: the intent is neither
// refused nor expired.
func TestOneNodeAloneRefusesNothing(t *testing.T) {
	eachEngine(t, testBlockTime, func(w *world) {
		id := w.createWallets(1, 1000)[0]
		w.addNode()
		payer := []byte(strings.ToLower(w.walletAddress(id).EVM().Hex()))
		var lies atomic.Bool
		var lied atomic.Int64
		lies.Store(true)
		w.interposeNode(func(body []byte) ([]byte, string) {
			if lies.Load() && bytes.Contains(body, []byte("eth_simulateV1")) && bytes.Contains(body, append([]byte(`"from":"`), payer...)) {
				lied.Add(1)
				body = bytes.ReplaceAll(body, append([]byte(`"from":"`), payer...), []byte(`"from":"0x00000000000000000000000000000000000000bb`))
			}
			return body, ""
		})
		list := w.submitPayments([]uuid.UUID{id}, 100)
		w.startRelay(w.db, w.testOptions(), nil)
		w.until("it was asked, and lied, again and again", func() bool {
			w.db.Clock().Advance(time.Second)
			return lied.Load() > 6
		})
		if o := w.readOutcome(list[0]); o.State != intent.Signed {
			t.Fatalf("it is %s (%s), want signed", o.State, o.Reason)
		}
		lies.Store(false)
		w.until("it is executed", func() bool {
			w.db.Clock().Advance(time.Second)
			return w.readOutcome(list[0]).State == intent.Executed
		})
	})
}

// A node that was restarted and is some blocks back is consistent in all its responses. The wallet's money was final
// before: its payment is not rejected for that.
func TestANodeThatIsBackRefusesNothing(t *testing.T) {
	eachEngine(t, 0, func(w *world) {
		before, err := w.client.Head(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		ids := w.createWallets(1, 1000)
		w.mineBlocks(3)
		final, err := w.client.Final(t.Context())
		if err != nil || final.Number <= before.Number {
			t.Fatalf("block %d is final (%v), want one after %d", final.Number, err, before.Number)
		}
		head, err := w.client.Head(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		w.node.Set(evmtest.Faults{StaleBy: head.Number - before.Number})
		list := w.submitPayments(ids, 300)
		asked := w.node.Requests()
		w.startRelay(w.db, w.testOptions(), nil)
		w.until("the relay asked again and again", func() bool { return w.node.Requests() > asked+20 })
		if o := w.readOutcome(list[0]); o.State != intent.Signed {
			t.Fatalf("it is %s (%s), although the wallet has had its money since a final block", o.State, o.Reason)
		}
		w.node.Set(evmtest.Faults{})
		w.waitForPool(1)
		w.mineBlocks(3)
		w.assertOutcomes(intent.Executed, list...)
	})
}

// An intent that sends wei was executed by a stranger, and its wallet has no wei
// left: no simulation of its calls can say anything, and it is executed all the
// same.
func TestReadsTheNonceOfAWalletWithoutWei(t *testing.T) {
	eachEngine(t, 0, func(w *world) {
		id := w.createWallets(1, 1000)
		wallet := w.walletAddress(id[0])
		relay := w.startRelay(w.db, w.testOptions(), nil)
		list := w.submitPayments(id, 100)
		w.waitForPool(1)
		w.mineBlocks(3)
		w.assertOutcomes(intent.Executed, list...)
		relay.stop()
		stranger := newStranger(w)
		if _, err := w.chain.FundRelayer(t.Context(), wallet.EVM()); err != nil {
			w.t.Fatal(err)
		}
		w.mineBlocks(1)

		all, err := money.ParseUnits("10000000000000000000000")
		if err != nil {
			w.t.Fatal(err)
		}
		gift := w.paymentIntent(id[0], 0)
		gift.Calls[0].To, gift.Calls[0].Value, gift.Calls[0].Data = payee.EVM(), all, nil
		gift.Deadline = gift.Deadline.Add(-23 * time.Hour)
		taken := w.signIntent(id[0], gift)
		hash := stranger.carryIntent(taken)
		w.mineBlocks(1)
		w.clock.Advance(2 * time.Hour)
		w.mineBlocks(3)
		w.submitAll(taken)
		w.startRelay(w.db, w.testOptions(), nil)
		w.assertOutcomes(intent.Executed, taken, list[0])
		if o := w.readOutcome(taken); o.TxHash != hash.Hex() {
			t.Errorf("executed by %s, want %s", o.TxHash, hash)
		}
	})
}

// A stranger takes the wallets' delegations out of our pending transaction and has them mined first. Ours are invalid
// then, and not needed.
func TestOutlivesStolenDelegations(t *testing.T) {
	eachEngine(t, 0, func(w *world) {
		stranger := newStranger(w)
		list := w.submitPayments(w.createWallets(2, 1000), 100)
		w.startRelay(w.db, w.testOptions(), nil)
		w.waitForPool(1)
		stolen := &types.SetCodeTx{
			ChainID: uint256.NewInt(devnet.ChainID), Gas: 2_000_000, To: common.Address{1},
			GasFeeCap: uint256.NewInt(1000 * params.GWei), GasTipCap: uint256.NewInt(50 * params.GWei),
		}
		for _, s := range list {
			stolen.AuthList = append(stolen.AuthList, *s.Delegation)
		}
		tx, err := types.SignNewTx(stranger.key, types.LatestSignerForChainID(big.NewInt(devnet.ChainID)), stolen)
		if err != nil {
			w.t.Fatal(err)
		}
		raw, err := tx.MarshalBinary()
		if err != nil {
			w.t.Fatal(err)
		}
		if err := stranger.client.SendRaw(t.Context(), raw); err != nil {
			w.t.Fatal(err)
		}
		w.mineBlocks(3)
		w.assertOutcomes(intent.Executed, list...)
		first, err := stranger.client.Receipt(t.Context(), tx.Hash())
		if err != nil {
			w.t.Fatal(err)
		}
		if n := w.readOutcome(list[0]).BlockNumber; first.BlockNumber.Uint64() != n {
			t.Errorf("the stranger's transaction is in block %d, ours in %d", first.BlockNumber, n)
		}
		if first.TransactionIndex != 0 {
			t.Errorf("the stranger's transaction has the index %d in its block, want to be before ours", first.TransactionIndex)
		}
		if n := w.countRows("relay_transactions", "1 = 1"); n != 1 {
			t.Errorf("%d transactions, want 1", n)
		}
	})
}
