package e2e

import (
	"context"
	"maps"
	"slices"
	"testing"
	"time"

	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/waittest"
)

const fleetSize = 3

// drill is the amount of work in a test of a fleet.
type drill struct {
	customers, payments int // payments of each customer
	kills               int // at least
	busy                int // customers who go on and on
}

// drillSize returns the drill of a run: two thousand payments, or with -short a few dozen.
func drillSize() drill {
	if testing.Short() {
		return drill{customers: 20, payments: 2, kills: 3, busy: 6}
	}
	return drill{customers: 500, payments: 4, kills: 9, busy: 30}
}

// However often one of three replicas is killed, each deposit is credited once and each
// withdrawal paid once.
func TestReplicasThatAreKilledPayOnce(t *testing.T) {
	t.Parallel()
	f := startFleet(t, fleetSize)
	c := newCampaign(f)
	began, size := time.Now(), drillSize()
	c.begin(size.customers, size.payments)
	kills := c.killInTurn(size)
	c.end()
	took := time.Since(began)
	t.Logf("%d withdrawals in %s, over %v kills; %d requests were asked again", c.paid.Load(), took.Round(time.Millisecond), kills, c.spread.passed.Load())
	c.audit()
}

// killInTurn kills replicas, in rounds of a random order, as long as there is
// work: one every few seconds, when there has been some progress, and each in every
// round. In each round the others lose the database for a moment.
func (c *campaign) killInTurn(size drill) (kills [fleetSize]int) {
	c.Helper()
	all := int64(size.customers * size.payments)
	tick := time.NewTicker(50 * time.Millisecond)
	defer tick.Stop()
	for n, last, order := 0, int64(0), []int(nil); ; n++ {
		struck := time.Now()
		for {
			paid := c.paid.Load()
			if paid == all {
				return kills
			}
			if time.Since(struck) > 2*time.Second && paid > last || n < size.kills && paid >= int64(n+1)*all/int64(size.kills+1) {
				last = paid
				break
			}
			select {
			case <-tick.C:
			case <-c.ctx.Done():
				return kills // the end reports failures
			}
		}
		if len(order) == 0 {
			order = c.random.Perm(fleetSize)
		}
		kills[order[0]]++
		c.kill(order[0])
		if n%fleetSize == 0 {
			c.cutOff()
		}
		c.revive(order[0])
		order = order[1:]
	}
}

// cutOff ends all connections of the database, in the middle of any statement: a committing process does not learn
// the outcome.
func (c *campaign) cutOff() {
	c.Helper()
	conn := storetest.Dial(c, c.in.database)
	defer func() { _ = conn.Close(context.Background()) }()
	if _, err := conn.Exec(c.Context(), `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`); err != nil {
		c.Fatal(err)
	}
}

// seats are the seats, with a count of work that only their holder after a time can have done.
var seats = map[string]string{
	"follow:base":     `SELECT COUNT(*) FROM deposits WHERE status = 'completed' AND created_at > $1`,
	"relay:base":      `SELECT COUNT(*) FROM relay_transactions WHERE state IN ('mined', 'final') AND created_at > $1`,
	"webhook.deliver": `SELECT COUNT(*) FROM webhook_deliveries WHERE status = 'delivered' AND completed_at > $1`,
}

// takeover bounds how long a seat's work may stand still: the fleet's lease of
// three seconds, ten more for a transaction that hangs, and a margin. A busy machine
// gets more, by how long the same work took with all replicas.
func takeover(undisturbed time.Duration) time.Duration { return 45*time.Second + 20*undisturbed }

// A holder of a seat that is stopped, dies or hangs in the middle of work is followed by another replica within
// seconds. One that hung and goes on does no harm.
func TestSeatsMoveToASurvivor(t *testing.T) {
	t.Parallel()
	c := newCampaign(startFleet(t, fleetSize))
	c.begin(drillSize().busy, 0)
	db, err := store.Open(t.Context(), c.in.database, clock.New())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(db.Close)
	for i, end := range []string{"stopped", "dead", "hung"} {
		for j, seat := range slices.Sorted(maps.Keys(seats)) {
			if testing.Short() && i != j { // each end once, and each seat once
				continue
			}
			c.strikeHolder(db, seat, end)
		}
	}
	c.end()
	c.audit()
}

// strikeHolder brings the holder of a seat to an end, and checks that another replica goes on.
func (c *campaign) strikeHolder(db *store.DB, seat, end string) {
	c.Helper()
	began := time.Now()
	c.working(db, seats[seat], began)
	undisturbed := time.Since(began)
	holder := c.holder(seat)
	switch end {
	case "stopped":
		c.replicas[holder].stop(c)
	case "dead":
		c.kill(holder)
	case "hung":
		c.pause(holder)
	}
	c.moved(db, seat, end, holder, takeover(undisturbed))
	if end != "hung" {
		c.revive(holder)
		return
	}
	for seat := range seats {
		waittest.Until(c, "a survivor holds "+seat, func() bool { return len(c.holders(seat, holder)) == 1 })
	}
	c.resume(holder)
	for seat := range seats {
		c.holder(seat) // the one that hung has understood
	}
}

// respite is a customer's pause between payments: each another, so that at any time all kinds of work are in flight.
func (c *campaign) respite() time.Duration {
	return time.Duration(c.random.Int64N(int64(2 * time.Second)))
}

// moved checks that others do the work of a seat within a time, whose holder has come to its
// end right now.
func (c *campaign) moved(db *store.DB, seat, end string, holder int, within time.Duration) {
	c.Helper()
	began := time.Now()
	waittest.Until(c, "another replica holds "+seat, func() bool { return len(c.holders(seat, holder)) == 1 })
	taken := time.Since(began)
	c.working(db, seats[seat], began)
	worked := time.Since(began)
	c.Logf("%s of a %s replica: taken after %s, at work after %s", seat, end, taken.Round(10*time.Millisecond), worked.Round(10*time.Millisecond))
	if worked > within {
		c.Errorf("%s stood still for %s, longer than %s", seat, worked, within)
	}
}

// working waits until something was done after a time.
func (c *campaign) working(db *store.DB, done string, since time.Time) {
	c.Helper()
	waittest.Until(c, "something is done", func() bool {
		var n int
		if err := db.QueryRow(c.Context(), done, since.UnixMicro()).Scan(&n); err != nil {
			c.Fatal(err)
		}
		return n > 0
	})
}
