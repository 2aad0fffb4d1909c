package solrelay

import (
	"testing"
	"time"

	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
	"github.com/granaryhq/granary/internal/intent"
)

// Payouts of three wallets were signed a while ago: the carrier was away for half a minute. A node that fails on the token accounts of
// one of the wallets keeps no payout of another from being carried.
func TestOneWalletHoldsUpNoOther(t *testing.T) {
	eachWorld(t, func(w *world) {
		flooded := w.createWallet(1_000)
		w.startReady()()
		one := w.start(flooded, 100)
		two := w.start(w.createWallet(1_000), 100)
		three := w.start(w.createWallet(1_000), 100)
		w.node.Set(rpctest.Faults{TooManyAccountsOf: w.walletAt(flooded).String()})
		w.db.Clock().Advance(30 * time.Second) // so the versions that were signed first are too old to be sent
		w.startCarrier()
		w.untilMining("the payouts of the others are executed", func() bool {
			w.db.Clock().Advance(time.Second)
			return w.outcomeOf(two).State == intent.Executed && w.outcomeOf(three).State == intent.Executed
		})
		if o := w.outcomeOf(one); o.State != intent.Signed || o.Reason != waiting+"a node fails on it" {
			t.Errorf("the payout on which the node fails is %s: %s", o.State, o.Reason)
		}
		w.node.Set(rpctest.Faults{})
		w.db.Clock().Advance(10 * time.Minute)
		w.untilMining("its payout is executed", func() bool { return w.outcomeOf(one).State == intent.Executed })
	})
}

// A payout of each of two wallets is carried and does not land: further versions are due. A node that fails on the token accounts of one
// of the wallets keeps no further version of the other from being signed.
func TestOneWalletHoldsUpNoFurtherVersion(t *testing.T) {
	eachWorld(t, func(w *world) {
		flooded := w.createWallet(1_000)
		w.startReady()
		one := w.start(flooded, 100)
		two := w.start(w.createWallet(1_000), 100)
		w.until("both are carried", func() bool {
			return w.outcomeOf(one).State == intent.Carried && w.outcomeOf(two).State == intent.Carried
		})
		w.node.Set(rpctest.Faults{TooManyAccountsOf: w.walletAt(flooded).String()})
		versions := func(p payment) int { return w.countRows("solana_versions", "intent_id = $1", p.id) }
		w.until("the other payout has a further version", func() bool { w.db.Clock().Advance(time.Second); return versions(two) > 1 })
	})
}
