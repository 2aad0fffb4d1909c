package relay

import (
	"fmt"
	"math/big"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain/evm/evmtest"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
)

const testBlockTime = 40 * time.Millisecond

func callTo(to common.Address, data []byte) ethereum.CallMsg {
	return ethereum.CallMsg{To: &to, Data: data}
}

// Twenty new wallets pay in one transaction that also delegates them; a second
// round, without delegations, in another.
func TestCarriesABatch(t *testing.T) {
	eachEngine(t, testBlockTime, func(w *world) {
		wallets := w.createWallets(20, 1000)
		list := w.submitPayments(wallets, 300)
		w.startRelay(w.db, w.testOptions(), nil)
		w.assertOutcomes(intent.Executed, list...)
		if got := w.payeeUnits(); got != 20*300 {
			t.Errorf("paid %d", got)
		}
		for _, s := range list {
			o := w.readOutcome(s)
			if first := w.readOutcome(list[0]); o.TxHash != first.TxHash {
				t.Errorf("executed by %s, the first by %s", o.TxHash, first.TxHash)
			}
			if o.BlockNumber == 0 {
				t.Error("an executed intent has no block")
			}
			if o.BlockTime.IsZero() {
				t.Error("an executed intent has no time")
			}
			if o.Reason != "" {
				t.Errorf("an executed intent has the reason %q", o.Reason)
			}
			logs := w.decodeLogs(o)
			if len(logs) != 1 {
				w.t.Fatalf("%d logs, want 1", len(logs))
			}
			if logs[0].Address != w.chain.Contracts.USDC {
				t.Errorf("the log is of %s, want the token's", logs[0].Address)
			}
			if from := common.BytesToAddress(logs[0].Topics[1][:]); from != s.Intent.Wallet.EVM() {
				t.Errorf("the money came from %s, want wallet %s", from, s.Intent.Wallet)
			}
		}
		var again []submission
		for _, id := range wallets {
			s := w.signIntent(id, w.paymentIntent(id, 200))
			s.Delegation = nil
			again = append(again, s)
		}
		w.submitAll(again...)
		w.assertOutcomes(intent.Executed, append(again, list...)...)
		if got := w.payeeUnits(); got != 20*500 {
			t.Errorf("paid %d", got)
		}
		if n := w.countRows("relay_transactions", "state = 'final'"); n != 2 {
			t.Errorf("%d transactions, want 2", n)
		}
		if n := w.countRows("relay_versions", "raw = ''"); n != 0 {
			t.Errorf("the bytes of %d transactions are gone, which nobody can send again", n)
		}
	})
}

// A vault that was touched in the newest block has no interest to book there, so a node's estimate leaves out the
// cost of booking it in every later block.
func TestHasGasForTheInterestOfALaterBlock(t *testing.T) {
	eachEngine(t, 0, func(w *world) {
		if _, err := w.chain.SetAPY(t.Context(), w.chain.Contracts.Vault, 450); err != nil {
			t.Fatal(err)
		}
		const lent = 1_000_000_000_000 // a second's interest on it is more than a unit
		id := w.createWallets(1, 2*lent)[0]
		vault, mine := w.chain.Contracts.Vault, w.walletAddress(id).EVM()
		w.startRelay(w.db, w.testOptions(), nil)
		var list []submission
		for i, calls := range [][]custody.Call{
			{{To: w.chain.Contracts.USDC, Data: contracts.NewSandboxUSDC().PackApprove(vault, big.NewInt(lent))},
				{To: vault, Data: contracts.NewSandboxVault().PackDeposit(big.NewInt(lent), mine)}},
			{{To: vault, Data: contracts.NewSandboxVault().PackWithdraw(big.NewInt(lent/2), mine, mine)}},
		} {
			intent := w.paymentIntent(id, 0)
			intent.Calls = calls
			list = append(list, w.signIntent(id, intent))
			w.submitAll(list[i])
			w.waitForPool(uint64(i + 1))
			w.mineBlocks(1)
		}
		w.until("both are final", func() bool { w.mineBlocks(1); return w.countRows("intents", "state = 'executed'") == 2 })
		w.assertOutcomes(intent.Executed, list...)
		if n := w.countRows("relay_transactions", "1 = 1"); n != 2 {
			t.Errorf("%d transactions, want 2", n)
		}
	})
}

// A wallet without the money: refused at once, with the token's words, and
// without any node having seen the signature. A new signature replaces it.
func TestRefusesWhatCannotWork(t *testing.T) {
	eachEngine(t, testBlockTime, func(w *world) {
		wallets := w.createWallets(3, 1000)
		good := w.submitPayments(wallets[:2], 300)
		bad := w.signIntent(wallets[2], w.paymentIntent(wallets[2], 1001))
		w.submitAll(bad)
		w.startRelay(w.db, w.testOptions(), nil)
		w.assertOutcomes(intent.Executed, good...)
		w.assertOutcomes(intent.Refused, bad)
		o := w.readOutcome(bad)
		if o.Reason != "the wallet has too little USDC" {
			t.Errorf("reason %q", o.Reason)
		}
		if n := w.countRows("relay_items", "intent_id = $1", bad.Intent.ID); n != 0 {
			t.Error("a refused intent was in a transaction")
		}
		anew := bad.Intent
		anew.Calls = w.paymentIntent(wallets[2], 999).Calls
		fresh := w.signIntent(wallets[2], anew)
		w.submitAll(fresh)
		w.assertOutcomes(intent.Executed, append(good, fresh)...)
		if got := w.payeeUnits(); got != 600+999 {
			t.Errorf("paid %d", got)
		}
	})
}

// A call to an address without code would succeed as a bare call; the executor
// would not have it.
func TestRefusesCallsToNobody(t *testing.T) {
	eachEngine(t, testBlockTime, func(w *world) {
		id := w.createWallets(1, 1000)[0]
		i := w.paymentIntent(id, 10)
		i.Calls[0].To = common.Address{0xdd}
		s := w.signIntent(id, i)
		poor := w.paymentIntent(id, 10)
		poor.Calls[0].Value = money.NewUnits(1)
		p := w.signIntent(id, poor)
		w.submitAll(s, p)
		w.startRelay(w.db, w.testOptions(), nil)
		w.assertOutcomes(intent.Refused, s, p)
		if o := w.readOutcome(s); !strings.Contains(o.Reason, "no code") {
			t.Errorf("reason %q", o.Reason)
		}
		if o := w.readOutcome(p); !strings.Contains(o.Reason, "insufficient") {
			t.Errorf("reason %q", o.Reason)
		}
	})
}

// An intent that was not carried in time expires at once, and is signed again.
func TestExpiresAtOnceWhatWasNeverPublic(t *testing.T) {
	eachEngine(t, testBlockTime, func(w *world) {
		id := w.createWallets(1, 1000)[0]
		i := w.paymentIntent(id, 10)
		i.Deadline = i.Deadline.Add(-25 * time.Hour)
		s := w.signIntent(id, i)
		w.submitAll(s)
		w.startRelay(w.db, w.testOptions(), nil)
		w.assertOutcomes(intent.Expired, s)
		if o := w.readOutcome(s); o.Reason != "" {
			t.Errorf("reason %q, although nothing was wrong", o.Reason)
		}
		i.Deadline = i.Deadline.Add(48 * time.Hour)
		anew := w.signIntent(id, i)
		w.submitAll(anew)
		w.assertOutcomes(intent.Executed, anew)
	})
}

// A public intent that fails is tried until its deadline is final, and reports why it failed.
func TestExpiresWhatIsPublicWithTheFinalBlock(t *testing.T) {
	eachEngine(t, 0, func(w *world) {
		id := w.createWallets(1, 1000)[0]
		one, two := w.signIntent(id, w.paymentIntent(id, 600)), w.signIntent(id, w.paymentIntent(id, 500))
		w.submitAll(one) // each works alone
		w.startRelay(w.db, w.testOptions(), nil)
		w.waitForPool(1)
		w.submitAll(two)
		w.waitForPool(2)
		w.mineBlocks(1)
		w.until("one is detached again", func() bool {
			return w.countRows("intents", "state = 'carried' AND transaction_id IS NULL AND attempts > 1") == 1
		})
		w.mineBlocks(2)
		first, second := one, two
		w.until("the other executed", func() bool { return w.countRows("intents", "state = 'executed'") == 1 })
		if w.readOutcome(one).State != intent.Executed {
			first, second = two, one
		}
		w.assertOutcomes(intent.Executed, first)
		w.clock.Advance(25 * time.Hour) // makes a block, which is not final
		w.until("the deadline is noticed", func() bool {
			return w.countRows("intents", "state = 'carried' AND retry_at > $1", w.db.Clock().Micros()) == 1
		})
		got := w.readOutcome(second)
		if got.State != intent.Carried {
			t.Errorf("it is %s before its deadline is final, want %s", got.State, intent.Carried)
		}
		if !strings.Contains(got.Reason, "too little USDC") {
			t.Errorf("reason %q", got.Reason)
		}
		w.mineBlocks(3)
		w.assertOutcomes(intent.Expired, second)
		if got := w.readOutcome(second); !strings.Contains(got.Reason, "too little USDC") {
			t.Errorf("reason %q", got.Reason)
		}
	})
}

// A stranger carries the intent before we do: its transaction settles it.
func TestSettlesWhatAStrangerCarried(t *testing.T) {
	eachEngine(t, 0, func(w *world) {
		ids := w.createWallets(2, 1000)
		stranger := newStranger(w)
		// Delegate the wallets, then let one intent be carried from outside.
		w.startRelay(w.db, w.testOptions(), nil)
		list := w.submitPayments(ids, 100)
		w.waitForPool(1)
		w.mineBlocks(3)
		w.assertOutcomes(intent.Executed, list...)

		never := w.signIntent(ids[0], w.paymentIntent(ids[0], 50))
		hash := stranger.carryIntent(never)
		w.mineBlocks(1)
		w.submitAll(never)
		w.mineBlocks(3)
		w.assertOutcomes(intent.Executed, append(list, never)...)
		o := w.readOutcome(never)
		if o.TxHash != hash.Hex() {
			t.Errorf("executed by %s, want %s", o.TxHash, hash)
		}
		if len(w.decodeLogs(o)) != 1 {
			t.Errorf("%d logs, want 1", len(w.decodeLogs(o)))
		}

		// And one that races with ours in the same block.
		w.node.Set(evmtest.Faults{SwallowSends: true})
		both := w.signIntent(ids[1], w.paymentIntent(ids[1], 50))
		w.submitAll(both)
		w.until("in a transaction", func() bool { return w.countRows("intents", "transaction_id IS NOT NULL") == 1 })
		hash = stranger.carryIntent(both)
		w.mineBlocks(1)
		w.node.Set(evmtest.Faults{})
		w.db.Clock().Advance(2 * time.Minute) // send again
		w.until("our own is in the pool", func() bool { w.mineBlocks(1); return w.countRows("intents", "state = 'executed'") == 4 })
		w.assertOutcomes(intent.Executed, append(list, never, both)...)
		if o := w.readOutcome(both); o.TxHash != hash.Hex() {
			t.Errorf("executed by %s, want %s", o.TxHash, hash)
		}
		if got := w.payeeUnits(); got != 300 {
			t.Errorf("paid %d", got)
		}
	})
}

// The node fails in every way in the middle of the work.
func TestOutlivesTheNode(t *testing.T) {
	eachEngine(t, testBlockTime, func(w *world) {
		faults := []evmtest.Faults{
			{Down: true}, {Status: 500}, {Status: http.StatusTooManyRequests}, {CutJSON: true}, {LoseBatchAnswers: true}, {ChainID: 1}, {WrongHash: true},
			{TruncateReceipts: true}, {DropLogs: true}, {AlterAmounts: true}, {SwallowSends: true}, {LoseSendAnswers: true}, {StaleBy: 1}, {StaleBy: 4},
		}
		wallets := w.createWallets(len(faults), 1000)
		o := w.testOptions()
		o.Poll = time.Millisecond
		w.startRelay(w.db, o, nil)
		var list []submission
		for i, f := range faults {
			f.Times = 25
			if f.Status == http.StatusTooManyRequests {
				f.Times = 3 // each begins a longer delay
			}
			w.node.Set(f)
			list = append(list, w.submitPayments(wallets[i:i+1], 100)...)
			w.until(fmt.Sprintf("executed in spite of %+v", f), func() bool {
				w.db.Clock().Advance(time.Second)
				return w.countRows("intents", "state = 'executed'") == len(list)
			})
		}
		w.assertOutcomes(intent.Executed, list...)
		if got := w.payeeUnits(); got != uint64(len(list))*100 {
			t.Errorf("paid %d", got)
		}
	})
}
