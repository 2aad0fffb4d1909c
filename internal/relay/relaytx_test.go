package relay

import (
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/randtest"
)

func TestDecide(t *testing.T) {
	const second = int64(1e6)
	fresh := relayTx{nonce: 7, state: TxSent, fees: fees{cap: 100, tip: 10}, signedAtMicros: 0, hashes: []common.Hash{{1}}}
	mined := fresh
	mined.state, mined.minedBlock = TxMined, 50
	calm := chainState{nowMicros: second, headMicros: second, finalBlock: 40, nextNonce: 7, market: market{base: 45, tip: 10}, feeCeiling: 1000, bumpAfter: 30 * time.Second}
	with := func(change func(*chainState)) chainState { y := calm; change(&y); return y }
	old := with(func(y *chainState) { y.nowMicros, y.headMicros = 31*second, 31*second })
	later := func(change func(*chainState)) chainState { y := old; change(&y); return y }

	for _, c := range []struct {
		name string
		f    relayTx
		s    txObservation
		y    chainState
		want txAction
	}{
		{"unknown to the node", fresh, txObservation{}, calm, txBroadcast},
		{"in the pool, young", fresh, txObservation{inPool: true}, calm, txWait},
		{"in the pool, old", fresh, txObservation{inPool: true}, old, txBumpFees},
		{"old, and no block came since", fresh, txObservation{inPool: true}, with(func(y *chainState) { y.nowMicros = 31 * second }), txWait},
		{"old but dropped: sent again before it bids more", fresh, txObservation{}, old, txBroadcast},
		{"old, behind a lower nonce, bids the market", fresh, txObservation{inPool: true}, later(func(y *chainState) { y.nextNonce = 5 }), txWait},
		{"old, behind a lower nonce, below the base fee", fresh, txObservation{inPool: true}, later(func(y *chainState) { y.nextNonce, y.market.base = 5, 99 }), txBumpFees},
		{"old, behind a lower nonce, below the tip", fresh, txObservation{inPool: true}, later(func(y *chainState) { y.nextNonce, y.market.tip = 5, 11 }), txBumpFees},
		{"old, at the ceiling", fresh, txObservation{inPool: true}, later(func(y *chainState) { y.feeCeiling = 105 }), txWait},
		{"nonce used, receipt there", fresh, txObservation{nonceUsed: true, mined: true, minedBlock: 50}, calm, txMarkMined},
		{"nonce used and final, receipt there", fresh, txObservation{nonceUsed: true, mined: true, minedBlock: 40, nonceUsedAtFinal: true}, calm, txMarkMined},
		{"nonce used, no receipt yet", fresh, txObservation{nonceUsed: true}, calm, txWait},
		{"nonce used for good by somebody else", fresh, txObservation{nonceUsed: true, nonceUsedAtFinal: true}, calm, txGiveUp},

		{"mined, not final", mined, txObservation{nonceUsed: true}, calm, txWait},
		{"mined, undone", mined, txObservation{}, calm, txMarkUnmined},
		{"mined, undone, although final moved on", mined, txObservation{}, with(func(y *chainState) { y.finalBlock = 60 }), txMarkUnmined},
		{"mined and final", mined, txObservation{nonceUsed: true, mined: true, minedBlock: 50}, with(func(y *chainState) { y.finalBlock = 50 }), txFinalize},
		{"mined, final, and no longer in that block", mined, txObservation{nonceUsed: true}, with(func(y *chainState) { y.finalBlock = 50 }), txMarkUnmined},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := decideTxAction(c.f, c.s, c.y); got != c.want {
				t.Errorf("decided %d, want %d", got, c.want)
			}
		})
	}
}

// No transaction is ever settled or given up unless the final block shows it, and none is replaced once it may be
// mined.
func TestDecideNeverActsBeyondWhatItSees(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		f := relayTx{
			nonce: rapid.Uint64Range(0, 4).Draw(t, "nonce"), state: rapid.SampledFrom([]TxState{TxSent, TxMined}).Draw(t, "state"),
			minedBlock: rapid.Uint64Range(0, 9).Draw(t, "noted"), fees: fees{100, 10}, hashes: []common.Hash{{1}},
		}
		s := txObservation{
			mined: rapid.Bool().Draw(t, "mined"), minedBlock: rapid.Uint64Range(0, 9).Draw(t, "block"),
			inPool: rapid.Bool().Draw(t, "known"), nonceUsedAtFinal: rapid.Bool().Draw(t, "settled"),
		}
		y := chainState{
			nowMicros: rapid.Int64Range(0, 1e8).Draw(t, "now"), headMicros: rapid.Int64Range(0, 1e8).Draw(t, "head"), finalBlock: rapid.Uint64Range(0, 9).Draw(t, "final"), nextNonce: rapid.Uint64Range(0, 5).Draw(t, "next"),
			market: market{50, 10}, feeCeiling: 1000, bumpAfter: 30 * time.Second,
		}
		s.nonceUsed = f.nonce < y.nextNonce
		switch got := decideTxAction(f, s, y); {
		case got == txFinalize && (!s.mined || s.minedBlock > y.finalBlock || f.state != TxMined):
			t.Fatal("settled without a final receipt")
		case got == txGiveUp && (!s.nonceUsedAtFinal || s.mined):
			t.Fatal("gave up a nonce that may be ours")
		case (got == txBumpFees || got == txBroadcast) && s.nonceUsed:
			t.Fatal("sent a transaction whose nonce is used")
		case got == txMarkMined && f.state == TxMined:
			t.Fatal("noted twice")
		}
	})
}

func TestNextNonce(t *testing.T) {
	unfinalized := func(nonces ...uint64) (out []relayTx) {
		for _, n := range nonces {
			out = append(out, relayTx{nonce: n})
		}
		return out
	}
	for _, c := range []struct {
		name             string
		head, afterFinal uint64
		unfinalized      []relayTx
		want             uint64
	}{
		{"the first", 0, 0, nil, 0},
		{"after those that are open", 5, 5, unfinalized(5, 6), 7},
		{"the node lags", 3, 5, unfinalized(5), 6},
		{"closes a hole", 5, 5, unfinalized(6, 7), 5},
		{"mined ones are open until final", 7, 5, unfinalized(5, 6, 7), 8},
		{"somebody else used the account", 9, 5, unfinalized(5), 9},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := nextNonce(c.head, c.afterFinal, c.unfinalized); got != c.want {
				t.Errorf("got %d, want %d", got, c.want)
			}
		})
	}
}
