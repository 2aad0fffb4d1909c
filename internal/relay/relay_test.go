package relay

import (
	"fmt"
	"math/big"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain/evm/evmtest"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/money"
)

const blockTime = 40 * time.Millisecond

func callTo(to common.Address, data []byte) ethereum.CallMsg {
	return ethereum.CallMsg{To: &to, Data: data}
}

// Twenty new wallets pay in one transaction that also delegates them; a second
// round, without delegations, in another.
func TestCarriesABatch(t *testing.T) {
	each(t, blockTime, func(w *world) {
		wallets := w.wallets(20, 1000)
		list := w.pay(wallets, 300)
		w.start(w.db, w.options(), nil)
		w.settled(Executed, list...)
		if got := w.paid(); got != 20*300 {
			t.Errorf("paid %d", got)
		}
		for _, s := range list {
			o := w.outcome(s)
			if o.TxHash != w.outcome(list[0]).TxHash || o.BlockNumber == 0 || o.BlockTime.IsZero() || o.Reason != "" {
				t.Errorf("outcome %+v", o)
			}
			if len(o.Logs) != 1 || o.Logs[0].Address != w.chain.Contracts.USDC || common.BytesToAddress(o.Logs[0].Topics[1][:]) != s.Intent.Wallet.EVM() {
				t.Errorf("logs %+v", o.Logs)
			}
		}
		var again []Submission
		for _, id := range wallets {
			s := w.sign(id, w.transfer(id, 200))
			s.Delegation = nil
			again = append(again, s)
		}
		w.submit(again...)
		w.settled(Executed, append(again, list...)...)
		if got := w.paid(); got != 20*500 {
			t.Errorf("paid %d", got)
		}
		if n := w.count("relay_transactions", "state = 'final'"); n != 2 {
			t.Errorf("%d transactions, want 2", n)
		}
		if n := w.count("relay_versions", "raw <> ''"); n != 0 {
			t.Errorf("%d settled transactions kept whole", n)
		}
	})
}

// A vault that was touched in the newest block has no interest to book there, so
// a node's estimate leaves out what booking it costs in every later block.
func TestHasGasForTheInterestOfALaterBlock(t *testing.T) {
	each(t, 0, func(w *world) {
		if _, err := w.chain.SetAPY(t.Context(), 450); err != nil {
			t.Fatal(err)
		}
		const lent = 1_000_000_000_000 // a second's interest on it is more than a unit
		id := w.wallets(1, 2*lent)[0]
		vault, mine := w.chain.Contracts.Vault, w.address(id).EVM()
		w.start(w.db, w.options(), nil)
		var list []Submission
		for i, calls := range [][]custody.Call{
			{{To: w.chain.Contracts.USDC, Data: contracts.NewSandboxUSDC().PackApprove(vault, big.NewInt(lent))},
				{To: vault, Data: contracts.NewSandboxVault().PackDeposit(big.NewInt(lent), mine)}},
			{{To: vault, Data: contracts.NewSandboxVault().PackWithdraw(big.NewInt(lent/2), mine, mine)}},
		} {
			intent := w.transfer(id, 0)
			intent.Calls = calls
			list = append(list, w.sign(id, intent))
			w.submit(list[i])
			w.inPool(uint64(i + 1))
			w.mine(1)
		}
		w.eventually("both are final", func() bool { w.mine(1); return w.count("intents", "state = 'executed'") == 2 })
		w.settled(Executed, list...)
		if n := w.count("relay_transactions", "1 = 1"); n != 2 {
			t.Errorf("%d transactions, want 2", n)
		}
	})
}

// Submitting again, before and after, changes nothing.
func TestSubmittingAgainIsSubmittingOnce(t *testing.T) {
	each(t, blockTime, func(w *world) {
		list := w.pay(w.wallets(1, 1000), 300)
		w.submit(list...)
		w.start(w.db, w.options(), nil)
		w.settled(Executed, list...)
		w.submit(list...)
		w.settled(Executed, list...)
		if got := w.paid(); got != 300 {
			t.Errorf("paid %d", got)
		}
	})
}

// A wallet without the money: refused at once, with the token's words, and
// without any node having seen the signature. A new signature replaces it.
func TestRefusesWhatCannotWork(t *testing.T) {
	each(t, blockTime, func(w *world) {
		wallets := w.wallets(3, 1000)
		good := w.pay(wallets[:2], 300)
		bad := w.sign(wallets[2], w.transfer(wallets[2], 1001))
		w.submit(bad)
		w.start(w.db, w.options(), nil)
		w.settled(Executed, good...)
		w.settled(Refused, bad)
		o := w.outcome(bad)
		if o.Reason != "call 0 failed: ERC20: transfer amount exceeds balance" {
			t.Errorf("reason %q", o.Reason)
		}
		if n := w.count("relay_items", "intent_id = $1", bad.Intent.ID); n != 0 {
			t.Error("a refused intent was in a transaction")
		}
		anew := bad.Intent
		anew.Calls = w.transfer(wallets[2], 999).Calls
		fresh := w.sign(wallets[2], anew)
		w.submit(fresh)
		w.settled(Executed, append(good, fresh)...)
		if got := w.paid(); got != 600+999 {
			t.Errorf("paid %d", got)
		}
	})
}

// A call to an address without code would succeed as a bare call; the executor
// would not have it.
func TestRefusesCallsToNobody(t *testing.T) {
	each(t, blockTime, func(w *world) {
		id := w.wallets(1, 1000)[0]
		i := w.transfer(id, 10)
		i.Calls[0].To = common.Address{0xdd}
		s := w.sign(id, i)
		poor := w.transfer(id, 10)
		poor.Calls[0].Value = money.NewUnits(1)
		p := w.sign(id, poor)
		w.submit(s, p)
		w.start(w.db, w.options(), nil)
		w.settled(Refused, s, p)
		if o := w.outcome(s); !strings.Contains(o.Reason, "no code") {
			t.Errorf("reason %q", o.Reason)
		}
		if o := w.outcome(p); !strings.Contains(o.Reason, "insufficient") {
			t.Errorf("reason %q", o.Reason)
		}
	})
}

// An intent that nobody carried in time expires at once, and is signed anew.
func TestExpiresAtOnceWhatWasNeverPublic(t *testing.T) {
	each(t, blockTime, func(w *world) {
		id := w.wallets(1, 1000)[0]
		i := w.transfer(id, 10)
		i.Deadline = i.Deadline.Add(-25 * time.Hour)
		s := w.sign(id, i)
		w.submit(s)
		w.start(w.db, w.options(), nil)
		w.settled(Expired, s)
		if o := w.outcome(s); o.Reason != "" {
			t.Errorf("reason %q, although nothing was wrong", o.Reason)
		}
		i.Deadline = i.Deadline.Add(48 * time.Hour)
		anew := w.sign(id, i)
		w.submit(anew)
		w.settled(Executed, anew)
	})
}

// An intent that is public and fails is tried until its deadline is final, and
// tells why it failed.
func TestExpiresWhatIsPublicWithTheFinalBlock(t *testing.T) {
	each(t, 0, func(w *world) {
		id := w.wallets(1, 1000)[0]
		one, two := w.sign(id, w.transfer(id, 600)), w.sign(id, w.transfer(id, 500))
		w.submit(one) // each works alone
		w.start(w.db, w.options(), nil)
		w.inPool(1)
		w.submit(two)
		w.inPool(2)
		w.mine(1)
		w.eventually("one is down again", func() bool {
			return w.count("intents", "state = 'carried' AND transaction_id IS NULL AND attempts > 1") == 1
		})
		w.mine(2)
		first, second := one, two
		w.eventually("the other executed", func() bool { return w.count("intents", "state = 'executed'") == 1 })
		if w.outcome(one).State != Executed {
			first, second = two, one
		}
		w.settled(Executed, first)
		w.clock.Advance(25 * time.Hour) // makes a block, which is not final
		w.eventually("the deadline is noticed", func() bool {
			return w.count("intents", "state = 'carried' AND retry_at > $1", w.db.Clock().Micros()) == 1
		})
		if got := w.outcome(second); got.State != Carried || !strings.Contains(got.Reason, "transfer amount exceeds balance") {
			t.Errorf("%+v", got)
		}
		w.mine(3)
		w.settled(Expired, second)
		if got := w.outcome(second); !strings.Contains(got.Reason, "transfer amount exceeds balance") {
			t.Errorf("reason %q", got.Reason)
		}
	})
}

// A stranger carries the intent before we do: its transaction settles it.
func TestSettlesWhatAStrangerCarried(t *testing.T) {
	each(t, 0, func(w *world) {
		ids := w.wallets(2, 1000)
		stranger := newStranger(w)
		// Delegate the wallets, then let one intent be carried from outside.
		w.start(w.db, w.options(), nil)
		list := w.pay(ids, 100)
		w.inPool(1)
		w.mine(3)
		w.settled(Executed, list...)

		never := w.sign(ids[0], w.transfer(ids[0], 50))
		hash := stranger.carry(never)
		w.mine(1)
		w.submit(never)
		w.mine(3)
		w.settled(Executed, append(list, never)...)
		if o := w.outcome(never); o.TxHash != hash || len(o.Logs) != 1 {
			t.Errorf("%+v, want %s", o, hash)
		}

		// And one that races with ours in the same block.
		w.node.Set(evmtest.Faults{SwallowSends: true})
		both := w.sign(ids[1], w.transfer(ids[1], 50))
		w.submit(both)
		w.eventually("aboard", func() bool { return w.count("intents", "transaction_id IS NOT NULL") == 1 })
		hash = stranger.carry(both)
		w.mine(1)
		w.node.Set(evmtest.Faults{})
		w.db.Clock().Advance(2 * time.Minute) // send again
		w.eventually("our own is in the pool", func() bool { w.mine(1); return w.count("intents", "state = 'executed'") == 4 })
		w.settled(Executed, append(list, never, both)...)
		if o := w.outcome(both); o.TxHash != hash {
			t.Errorf("executed by %s, want %s", o.TxHash, hash)
		}
		if got := w.paid(); got != 300 {
			t.Errorf("paid %d", got)
		}
	})
}

// A mined transaction is reorganized away, once with the pool's memory and once
// without; nothing is settled before it is final, and all is paid once.
func TestOutlivesReorganizations(t *testing.T) {
	for name, drop := range map[string]bool{"kept": false, "dropped": true} {
		t.Run(name, func(t *testing.T) {
			each(t, 0, func(w *world) {
				list := w.pay(w.wallets(3, 1000), 100)
				w.start(w.db, w.options(), nil)
				w.inPool(1)
				w.mine(2)
				w.eventually("mined", func() bool { return w.count("relay_transactions", "state = 'mined'") == 1 })
				if n := w.count("intents", "state = 'executed'"); n != 0 {
					t.Fatalf("%d executed before final", n)
				}
				if err := w.chain.Reorg(2, drop); err != nil {
					t.Fatal(err)
				}
				w.eventually("mined again and final", func() bool { w.mine(1); return w.count("intents", "state = 'executed'") == 3 })
				w.settled(Executed, list...)
				if got := w.paid(); got != 300 {
					t.Errorf("paid %d", got)
				}
			})
		})
	}
}

// The node fails in every way in the middle of the work.
func TestOutlivesTheNode(t *testing.T) {
	each(t, blockTime, func(w *world) {
		faults := []evmtest.Faults{
			{Down: true}, {Status: 500}, {Status: 429}, {CutJSON: true}, {LoseBatchAnswers: true}, {ChainID: 1}, {WrongHash: true},
			{TruncateReceipts: true}, {DropLogs: true}, {AlterAmounts: true}, {SwallowSends: true}, {LoseSendAnswers: true}, {StaleBy: 1}, {StaleBy: 4},
		}
		wallets := w.wallets(len(faults), 1000)
		o := w.options()
		o.Poll = 5 * time.Millisecond
		w.start(w.db, o, nil)
		var list []Submission
		for i, f := range faults {
			f.Times = 25
			w.node.Set(f)
			list = append(list, w.pay(wallets[i:i+1], 100)...)
			w.eventually(fmt.Sprintf("executed in spite of %+v", f), func() bool {
				w.db.Clock().Advance(time.Second)
				return w.count("intents", "state = 'executed'") == len(list)
			})
		}
		w.settled(Executed, list...)
		if got := w.paid(); got != uint64(len(list))*100 {
			t.Errorf("paid %d", got)
		}
	})
}

// Dying at every point, before and after, loses nothing and pays once.
func TestDiesAnywhere(t *testing.T) {
	for _, point := range CrashPoints() {
		if strings.HasPrefix(point, pointReplace) {
			continue // see TestBidsMore
		}
		t.Run(point, func(t *testing.T) {
			each(t, 0, func(w *world) {
				wallets := w.wallets(3, 1000)
				list := w.pay(wallets[:2], 100)
				bad := w.sign(wallets[2], w.transfer(wallets[2], 5000))
				w.submit(bad)
				o := w.options()
				dead := w.start(w.db, o, dieAt(point, 1))
				w.eventually("it dies", func() bool { w.mine(1); return dead.isDead() })
				dead.stop()
				w.start(w.db, o, nil)
				w.eventually("the next one finishes", func() bool { w.mine(1); return w.count("intents", "state = 'executed'") == 2 })
				w.settled(Executed, list...)
				w.settled(Refused, bad)
				if got := w.paid(); got != 200 {
					t.Errorf("paid %d", got)
				}
			})
		})
	}
}
