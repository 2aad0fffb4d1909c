package relay

import (
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"pgregory.net/rapid"
)

func TestDecide(t *testing.T) {
	const second = int64(1e6)
	fresh := flight{nonce: 7, state: flightSent, fees: fees{cap: 100, tip: 10}, signedAt: 0, hashes: []common.Hash{{1}}}
	mined := fresh
	mined.state, mined.block = flightMined, 50
	calm := sky{now: second, head: second, final: 40, next: 7, market: market{base: 45, tip: 10}, ceiling: 1000, bumpAfter: 30 * time.Second}
	with := func(change func(*sky)) sky { y := calm; change(&y); return y }
	old := with(func(y *sky) { y.now, y.head = 31*second, 31*second })
	later := func(change func(*sky)) sky { y := old; change(&y); return y }

	for _, c := range []struct {
		name string
		f    flight
		s    sighting
		y    sky
		want move
	}{
		{"unknown to the node", fresh, sighting{}, calm, broadcast},
		{"in the pool, young", fresh, sighting{known: true}, calm, wait},
		{"in the pool, old", fresh, sighting{known: true}, old, bump},
		{"old, and no block came since", fresh, sighting{known: true}, with(func(y *sky) { y.now = 31 * second }), wait},
		{"old but dropped: sent again before it bids more", fresh, sighting{}, old, broadcast},
		{"old, behind a lower nonce, bids the market", fresh, sighting{known: true}, later(func(y *sky) { y.next = 5 }), wait},
		{"old, behind a lower nonce, below the base fee", fresh, sighting{known: true}, later(func(y *sky) { y.next, y.market.base = 5, 99 }), bump},
		{"old, behind a lower nonce, below the tip", fresh, sighting{known: true}, later(func(y *sky) { y.next, y.market.tip = 5, 11 }), bump},
		{"old, at the ceiling", fresh, sighting{known: true}, later(func(y *sky) { y.ceiling = 105 }), wait},
		{"nonce used, receipt there", fresh, sighting{passed: true, mined: true, block: 50}, calm, note},
		{"nonce used and final, receipt there", fresh, sighting{passed: true, mined: true, block: 40, settled: true}, calm, note},
		{"nonce used, no receipt yet", fresh, sighting{passed: true}, calm, wait},
		{"nonce used for good by somebody else", fresh, sighting{passed: true, settled: true}, calm, giveUp},

		{"mined, not final", mined, sighting{passed: true}, calm, wait},
		{"mined, undone", mined, sighting{}, calm, unnote},
		{"mined, undone, although final moved on", mined, sighting{}, with(func(y *sky) { y.final = 60 }), unnote},
		{"mined and final", mined, sighting{passed: true, mined: true, block: 50}, with(func(y *sky) { y.final = 50 }), settle},
		{"mined, final, and no longer in that block", mined, sighting{passed: true}, with(func(y *sky) { y.final = 50 }), unnote},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := decide(c.f, c.s, c.y); got != c.want {
				t.Errorf("decided %d, want %d", got, c.want)
			}
		})
	}
}

// Nothing is ever settled or given up unless the final block says so, and
// nothing is replaced once it may be mined.
func TestDecideNeverActsBeyondWhatItSees(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := flight{
			nonce: rapid.Uint64Range(0, 4).Draw(t, "nonce"), state: rapid.SampledFrom([]flightState{flightSent, flightMined}).Draw(t, "state"),
			block: rapid.Uint64Range(0, 9).Draw(t, "noted"), fees: fees{100, 10}, hashes: []common.Hash{{1}},
		}
		s := sighting{
			mined: rapid.Bool().Draw(t, "mined"), block: rapid.Uint64Range(0, 9).Draw(t, "block"),
			known: rapid.Bool().Draw(t, "known"), settled: rapid.Bool().Draw(t, "settled"),
		}
		y := sky{
			now: rapid.Int64Range(0, 1e8).Draw(t, "now"), head: rapid.Int64Range(0, 1e8).Draw(t, "head"), final: rapid.Uint64Range(0, 9).Draw(t, "final"), next: rapid.Uint64Range(0, 5).Draw(t, "next"),
			market: market{50, 10}, ceiling: 1000, bumpAfter: 30 * time.Second,
		}
		s.passed = f.nonce < y.next
		switch got := decide(f, s, y); {
		case got == settle && (!s.mined || s.block > y.final || f.state != flightMined):
			t.Fatal("settled without a final receipt")
		case got == giveUp && (!s.settled || s.mined):
			t.Fatal("gave up a nonce that may be ours")
		case (got == bump || got == broadcast) && s.passed:
			t.Fatal("sent a transaction whose nonce is used")
		case got == note && f.state == flightMined:
			t.Fatal("noted twice")
		}
	})
}

func TestNextNonce(t *testing.T) {
	air := func(nonces ...uint64) (out []flight) {
		for _, n := range nonces {
			out = append(out, flight{nonce: n})
		}
		return out
	}
	for _, c := range []struct {
		name             string
		head, afterFinal uint64
		air              []flight
		want             uint64
	}{
		{"the first", 0, 0, nil, 0},
		{"after those in the air", 5, 5, air(5, 6), 7},
		{"the node lags", 3, 5, air(5), 6},
		{"closes a hole", 5, 5, air(6, 7), 5},
		{"mined ones are in the air until final", 7, 5, air(5, 6, 7), 8},
		{"somebody else used the account", 9, 5, air(5), 9},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := nextNonce(c.head, c.afterFinal, c.air); got != c.want {
				t.Errorf("got %d, want %d", got, c.want)
			}
		})
	}
}
