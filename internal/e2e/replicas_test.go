package e2e

import (
	"context"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/waittest"
)

const (
	fleetSize      = 3
	fleetCustomers = 500
	fleetPayments  = 4  // of each
	fleetKills     = 9  // at least
	fleetBusy      = 30 // customers who go on and on
)

// However often one of three replicas is killed, each of two thousand deposits
// is credited once and each of two thousand withdrawals paid once.
func TestReplicasThatAreKilledPayOnce(t *testing.T) {
	t.Parallel()
	f := startFleet(t, fleetSize)
	c := newCampaign(f)
	began := time.Now()
	c.begin(fleetCustomers, fleetPayments)
	kills := c.killInTurn()
	c.end()
	took := time.Since(began)
	t.Logf("%d withdrawals in %s, over %v kills; %d requests were asked again", c.paid.Load(), took.Round(time.Millisecond), kills, c.spread.passed.Load())
	c.audit()
}

// killInTurn kills replicas, in rounds of a random order, as long as there is
// work: one every few seconds, when there has been some progress, and each three
// times at least. In each round the others lose the database for a moment.
func (c *campaign) killInTurn() (kills [fleetSize]int) {
	c.Helper()
	const all = fleetCustomers * fleetPayments
	tick := time.NewTicker(50 * time.Millisecond)
	defer tick.Stop()
	for n, last, order := 0, int64(0), []int(nil); ; n++ {
		struck := time.Now()
		for {
			paid := c.paid.Load()
			if paid == all {
				return kills
			}
			if time.Since(struck) > 2*time.Second && paid > last || n < fleetKills && paid >= int64(n+1)*all/(fleetKills+1) {
				last = paid
				break
			}
			select {
			case <-tick.C:
			case <-c.ctx.Done():
				return kills // what went wrong is for the end to say
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

// cutOff ends all connections of the database, in the middle of whatever they do:
// who was committing does not learn whether it has.
func (c *campaign) cutOff() {
	c.Helper()
	conn, err := pgx.Connect(c.Context(), c.in.database)
	if err != nil {
		c.Fatal(err)
	}
	defer func() { _ = conn.Close(context.Background()) }()
	if _, err := conn.Exec(c.Context(), `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`); err != nil {
		c.Fatal(err)
	}
}

// seats are what one replica at a time does, and a count of what only somebody
// can have done who held the seat after a time.
var seats = map[string]string{
	"follow:base":     `SELECT COUNT(*) FROM deposits WHERE status = 'completed' AND created_at > $1`,
	"relay:base":      `SELECT COUNT(*) FROM relay_transactions WHERE state IN ('mined', 'final') AND created_at > $1`,
	"webhook.deliver": `SELECT COUNT(*) FROM webhook_deliveries WHERE status = 'delivered' AND completed_at > $1`,
}

// takeover bounds how long a seat's work may stand still: the fleet's lease of
// three seconds, ten more for a transaction that hangs, and what a busy machine
// takes.
const takeover = 45 * time.Second

// Whoever holds a seat, and is stopped, dies or hangs in the middle of work, is
// followed by another replica within seconds. One that hung and goes on does no
// harm.
func TestSeatsMoveToASurvivor(t *testing.T) {
	t.Parallel()
	c := newCampaign(startFleet(t, fleetSize))
	c.begin(fleetBusy, 0)
	db, err := store.Open(t.Context(), c.in.database, clock.New())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(db.Close)
	for end, strike := range map[string]func(i int){"stopped": func(i int) { c.replicas[i].stop(t) }, "dead": c.kill} {
		for seat, done := range seats {
			c.working(db, done, time.Now())
			i := c.holder(seat)
			strike(i)
			c.moved(db, seat, end, i)
			c.revive(i)
		}
	}
	for seat, done := range seats {
		c.working(db, done, time.Now())
		i := c.holder(seat)
		c.pause(i)
		c.moved(db, seat, "hung", i)
		for seat := range seats {
			waittest.Until(t, "a survivor holds "+seat, func() bool { return len(c.holders(seat, i)) == 1 })
		}
		c.resume(i)
		for seat := range seats {
			c.holder(seat) // the one that hung has understood
		}
	}
	c.end()
	c.audit()
}

// respite is what a customer takes between payments, of those who go on and on:
// each another, so that at any time all kinds of work are under way.
func (c *campaign) respite() time.Duration {
	return time.Duration(c.random.Int64N(int64(2 * time.Second)))
}

// moved measures how long it takes until others do the work of a seat, whose
// holder has come to its end right now.
func (c *campaign) moved(db *store.DB, seat, end string, holder int) {
	c.Helper()
	began := time.Now()
	waittest.Until(c, "another replica holds "+seat, func() bool { return len(c.holders(seat, holder)) == 1 })
	taken := time.Since(began)
	c.working(db, seats[seat], began)
	worked := time.Since(began)
	c.Logf("%s of a %s replica: taken after %s, at work after %s", seat, end, taken.Round(10*time.Millisecond), worked.Round(10*time.Millisecond))
	if worked > takeover {
		c.Errorf("%s stood still for %s", seat, worked)
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
