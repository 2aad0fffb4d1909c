package relay

import (
	"math/rand/v2"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain/evm/evmtest"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/randtest"
)

// For any events in any order: in the end every intent is decided, each has one reply, and the chain has paid exactly
// the outcomes.
func TestSurvivesChaos(t *testing.T) {
	eachEngine(t, 0, func(w *world) {
		c := &chaos{world: w, rand: randtest.Rand(w.t), stranger: newStranger(w), units: map[uuid.UUID]int64{}}
		c.idleWallets = w.createWallets(40, 1001)
		c.relay = w.startRelay(w.db, w.testOptions(), nil)
		c.submitted = w.submitPayments(c.idleWallets[:20], 1) // delegates half of them
		for _, s := range c.submitted {
			c.units[s.Intent.ID] = 1
		}
		w.until("the first round is final", func() bool { w.mineBlocks(1); return w.countRows("intents", "state = 'executed'") == 20 })
		for range 120 {
			c.doSomething()
		}
		w.node.Set(evmtest.Faults{})
		c.relay.stop() // it may be dead, or about to die
		c.relay = c.startRelay(c.db, c.testOptions(), nil)
		w.until("all decided", func() bool {
			w.mineBlocks(1)
			w.db.Clock().Advance(time.Second)
			return w.countRows("intents", "state IN ('signed', 'carried')") == 0
		})
		c.assertBooksBalance()
	})
}

type chaos struct {
	*world
	rand        *rand.Rand
	stranger    *stranger
	relay       *replica
	idleWallets []uuid.UUID // wallets without an intent
	submitted   []submission
	units       map[uuid.UUID]int64
}

// doSomething does one thing, good or bad.
func (c *chaos) doSomething() {
	switch c.rand.IntN(10) {
	case 0, 1, 2:
		c.submitSome()
	case 3, 4, 5:
		c.mineBlocks(1 + c.rand.IntN(2))
	case 6:
		if err := c.chain.Reorg(1+c.rand.Uint64N(2), c.rand.IntN(2) == 0); err != nil {
			c.t.Fatal(err)
		}
	case 7:
		c.relay.stop()
		points := CrashPoints()
		c.relay = c.startRelay(c.db, c.testOptions(), dieAt(points[c.rand.IntN(len(points))], 1+c.rand.IntN(2)))
	case 8:
		faults := []evmtest.Faults{{Down: true}, {CutJSON: true}, {SwallowSends: true}, {LoseSendAnswers: true}, {StaleBy: 2}, {DropLogs: true}, {Status: 503}}
		f := faults[c.rand.IntN(len(faults))]
		f.Times = 1 + c.rand.IntN(30)
		c.node.Set(f)
	case 9:
		c.db.Clock().Advance(time.Duration(c.rand.IntN(90)) * time.Second)
	}
	if c.relay.isDead() {
		c.relay.stop()
		c.relay = c.startRelay(c.db, c.testOptions(), nil)
	}
	// Let the relay get somewhere, but not always.
	if c.rand.IntN(2) == 0 {
		before := c.node.Calls("eth_feeHistory")
		c.until("a pass", func() bool {
			c.db.Clock().Advance(time.Millisecond)
			return c.node.Calls("eth_feeHistory") > before || c.relay.isDead() || c.countRows("intents", "state IN ('signed', 'carried')") == 0
		})
	}
}

// submitSome submits payments, of which one in four is beyond the wallet's means
// and one in four is carried by a stranger, if the wallet lets it.
func (c *chaos) submitSome() {
	for range 1 + c.rand.IntN(3) {
		if len(c.idleWallets) == 0 {
			return
		}
		id := c.idleWallets[0]
		c.idleWallets = c.idleWallets[1:]
		units := int64(1 + c.rand.IntN(1333))
		if units == 1001 {
			units++ // which some have and some have not
		}
		s := c.signIntent(id, c.paymentIntent(id, units))
		c.units[s.Intent.ID] = units
		c.submitted = append(c.submitted, s)
		if c.rand.IntN(4) == 0 {
			c.stranger.carryIntent(s)
		}
		c.submitAll(s)
		if c.rand.IntN(4) == 0 {
			c.submitAll(s)
		}
	}
}

func (c *chaos) assertBooksBalance() {
	c.t.Helper()
	paid, states := uint64(0), map[intent.State]int{}
	for _, s := range c.submitted {
		o := c.readOutcome(s)
		states[o.State]++
		units := c.units[s.Intent.ID]
		if (o.State == intent.Executed) != (units <= 1000) {
			c.t.Errorf("a payment of %d is %s: %s", units, o.State, o.Reason)
		}
		if o.State == intent.Executed {
			paid += uint64(units)
		}
		if n := c.countRows("tasks", "kind = $1 AND key = $2", settleTask, s.Intent.ID); n != 1 {
			c.t.Errorf("%d replies", n)
		}
	}
	if got := c.payeeUnits(); got != paid {
		c.t.Errorf("paid %d, the outcomes say %d", got, paid)
	}
	c.t.Logf("%v in %d transactions, %d versions", states, c.countRows("relay_transactions", "1 = 1"), c.countRows("relay_versions", "1 = 1"))
}
