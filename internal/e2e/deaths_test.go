package e2e

import (
	"context"
	"flag"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// deathFlow is a flow whose processes die. Each of its lives names crash points in the order in
// which one run of the flow passes them, without their ends .before and .after. A point is never
// passed for the last time before the one that is named before it: it follows from that one, or is
// passed until the end, as those of webhooks are.
type deathFlow struct {
	name  string
	lives [][]string
	full  bool // the fast command leaves the flow out: others pass its points
}

// deathFlows are the flows of all tests whose processes die at crash points. Each point is in one
// at least that the fast command runs.
var deathFlows = []deathFlow{
	{name: "ordinary", lives: [][]string{
		{"wallet.create", "deposit.record", "workflow.accept", "relay.expose", "relay.mined", "webhook.record"},
		{"wallet.provision", "deposit.credit", "step.sign", "relay.persist", "relay.outcome"},
		{"strategy.apply", "balance.begin", "step.persist", "relay.broadcast", "step.settle", "webhook.dispatch"},
		{"relay.replace"},
	}},
	{name: "solana", lives: [][]string{
		{"deposit.record", "deposit.credit", "solrelay.expose", "solrelay.send", "solrelay.outcome"},
		{"solrelay.record"},
		{"solrelay.give_up"},
	}},
	{name: "closing of markers", lives: [][]string{{"solrelay.close", "solrelay.forget"}}},
	{name: "upgrade from nonce accounts", lives: [][]string{{"solrelay.send", "solrelay.outcome", "solrelay.withdraw", "solrelay.note_nonces", "solrelay.begin_signer", "solrelay.begin"}}},
	{name: "usdc between EVM chains", lives: [][]string{{"bridge.record", "bridge.attest", "bridge.receive"}}, full: true},
	{name: "usdt between EVM chains", lives: [][]string{{"bridge.record", "bridge.receive"}}, full: true},
	{name: "usdt that the service delivers", lives: [][]string{{"bridge.record", "bridge.attest", "step.sign", "relay.persist", "relay.broadcast", "bridge.receive"}}, full: true},
	{name: "usdc to Solana", lives: [][]string{{"bridge.record", "bridge.attest", "bridge.bring_in", "bridge.receive"}}},
	{name: "usdc from Solana", lives: [][]string{{"bridge.record", "bridge.attest", "bridge.receive"}}, full: true},
	{name: "request", lives: [][]string{{"request.record", "request.act", "request.claim", "request.ask_back", "request.return"}}},
	{name: "risk", lives: [][]string{{"risk.alerts", "risk.unwind", "unwind.begin", "unwind.end"}}},
	{name: "approval", lives: [][]string{{"approval.vote", "approval.carry-out", "step.ask", "approval.run-out", "step.refuse"}}},
	{name: "change", lives: [][]string{{"change.ask"}}},
	{name: "cancellation", lives: [][]string{{"withdrawal.cancel"}}},
	{name: "retry", lives: [][]string{{"payout.retry"}}},
}

// deathCase is one run of a flow on an engine. Its processes die at the points, one after the
// other.
type deathCase struct {
	points []string
	engine store.Engine
}

var (
	deathKinds = []string{".before", ".after"}
	everyDeath = flag.Bool("deaths.all", false, "have processes die at one point in each case, before and after it, on both engines")
)

// coveringCases returns the cases of the fast command, by flow: one of each life, on the engines in
// turn, whose processes die before one point, after the next, and so on.
func coveringCases(engines []store.Engine) map[string][]deathCase {
	return casesOfLives(engines, func(f deathFlow) bool { return !f.full }, 0)
}

// fullCases returns the cases of the full command, by flow: two of each life, on different engines, one of which has its
// processes die before each point at which those of the other one die after it.
func fullCases(engines []store.Engine) map[string][]deathCase {
	every := func(deathFlow) bool { return true }
	cases := casesOfLives(engines, every, 0)
	for flow, more := range casesOfLives(engines, every, 1) {
		cases[flow] = append(cases[flow], more...)
	}
	return cases
}

// casesOfLives returns a case of each life of some flows. Engines and kinds of deaths alternate from the first on.
func casesOfLives(engines []store.Engine, takes func(deathFlow) bool, first int) map[string][]deathCase {
	cases := map[string][]deathCase{}
	lives, deaths := first, first
	for _, f := range deathFlows {
		if !takes(f) {
			continue
		}
		for _, life := range f.lives {
			c := deathCase{engine: engines[lives%len(engines)]}
			lives++
			for _, name := range life {
				c.points = append(c.points, name+deathKinds[deaths%len(deathKinds)])
				deaths++
			}
			cases[f.name] = append(cases[f.name], c)
		}
	}
	return cases
}

// singleCases returns the cases of the nightly command, by flow: processes die before and after each point, at that one alone, on
// each engine.
func singleCases(engines []store.Engine) map[string][]deathCase {
	cases := map[string][]deathCase{}
	for _, f := range deathFlows {
		for _, name := range slices.Concat(f.lives...) {
			for _, kind := range deathKinds {
				for _, engine := range engines {
					cases[f.name] = append(cases[f.name], deathCase{[]string{name + kind}, engine})
				}
			}
		}
	}
	return cases
}

// eachDeath runs the cases of a flow, on processes that die as a plan says, and checks that they
// have died so often.
func eachDeath(t *testing.T, flow string, plan func(points []string) ([]launch, int), run func(ctx context.Context, t *testing.T, s *service, points []string)) {
	t.Helper()
	engines := storetest.Engines(t)
	cases := fullCases(engines)
	switch {
	case *everyDeath:
		cases = singleCases(engines)
	case testing.Short():
		cases = coveringCases(engines)
	}
	if len(cases[flow]) == 0 {
		t.Fatalf("no process dies in the flow %q", flow)
	}
	for _, c := range cases[flow] {
		t.Run(strings.Join(c.points, ",")+"/"+string(c.engine), func(t *testing.T) {
			t.Parallel()
			launches, deaths := plan(c.points)
			s := newService(t, c.engine, launches...)
			ctx, cancel := context.WithTimeout(t.Context(), casePatience())
			defer cancel()
			run(ctx, t, s, c.points)
			if n := s.died(); n < deaths {
				t.Errorf("the program died %d times, not %d: a point is not passed", n, deaths)
			}
		})
	}
}

// The fast command dies at each point, once in each flow that it runs, and both before and after steps on
// both engines. The full command dies before and after each point of each flow, on different engines; the
// nightly one dies at each alone, on both.
func TestDeathsCoverAllPoints(t *testing.T) {
	t.Parallel()
	engines := []store.Engine{store.SQLite, store.Postgres}
	known := map[string]bool{}
	for _, of := range points {
		for _, point := range of {
			known[nameOf(point)] = true
		}
	}
	fast, full, nightly := coveringCases(engines), fullCases(engines), singleCases(engines)
	kinds, inFlows := map[string]int{}, map[string]bool{}
	for _, f := range deathFlows {
		dying := enginesByPoint(fast[f.name])
		for point, on := range dying {
			kinds[strings.TrimPrefix(point, nameOf(point))+" on "+string(on[0])]++
		}
		single, both := enginesByPoint(full[f.name]), enginesByPoint(nightly[f.name])
		for _, name := range slices.Concat(f.lives...) {
			inFlows[name] = inFlows[name] || !f.full
			before, after := name+".before", name+".after"
			if !f.full && len(dying[before])+len(dying[after]) != 1 {
				t.Errorf("the fast command dies at %s of %q %d times, not once", name, f.name, len(dying[before])+len(dying[after]))
			}
			if len(single[before]) != 1 || len(single[after]) != 1 || single[before][0] == single[after][0] {
				t.Errorf("the full command dies before %s on %v and after it on %v", name, single[before], single[after])
			}
			if len(both[before]) != 2 || len(both[after]) != 2 {
				t.Errorf("the nightly command dies before %s on %v and after it on %v", name, both[before], both[after])
			}
		}
	}
	if !maps.Equal(inFlows, known) {
		t.Errorf("the flows pass %v, the points are %v", inFlows, known)
	}
	if len(kinds) != len(deathKinds)*len(engines) {
		t.Errorf("the fast command dies %v", kinds)
	}
}

// enginesByPoint returns the engines on which processes die at each point.
func enginesByPoint(cases []deathCase) map[string][]store.Engine {
	on := map[string][]store.Engine{}
	for _, c := range cases {
		for _, point := range c.points {
			on[point] = append(on[point], c.engine)
		}
	}
	return on
}

// isFull reports whether the fast command leaves a flow out.
func isFull(flow string) bool {
	return slices.ContainsFunc(deathFlows, func(f deathFlow) bool { return f.name == flow && f.full })
}
