package e2e

import (
	"math/rand/v2"
	"testing"
	"time"
)

const (
	fleetSize      = 3
	fleetCustomers = 500
	fleetPayments  = 4 // of each
	fleetKills     = 9 // at least
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
// times at least.
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
			order = rand.Perm(fleetSize)
		}
		kills[order[0]]++
		c.Logf("%d paid: killing %d", last, order[0])
		c.kill(order[0])
		c.revive(order[0])
		order = order[1:]
	}
}
