package e2e

import (
	"context"
	"slices"
	"testing"

	"github.com/granaryhq/granary/internal/relay/solrelay"
)

// solanaPoints are those that money on Solana comes past: what a deposit does, and what the
// carrier does.
func solanaPoints() []string {
	return slices.Concat([]string{"deposit.record.before", "deposit.record.after", "deposit.credit.before", "deposit.credit.after"}, solrelay.CrashPoints())
}

// planOnSolana says where the processes of a case on Solana die, how often at least, and how
// the money comes past the point.
func planOnSolana(point string) (launches []launch, deaths int, run func(*flow, context.Context) error) {
	switch nameOf(point) {
	case "solrelay.record":
		// The second process is on a chain that makes no slots, so that its payout
		// lingers, until it offers more.
		return []launch{{}, {dieAt: point, pace: never}}, 2, (*flow).payOnceSlotsAreMade
	case "solrelay.give_up", "solrelay.advance":
		// The second process dies with a payout that nobody has seen. The third finds
		// that the chain refuses it.
		return []launch{{}, {dieAt: "solrelay.expose.before"}, {dieAt: point}}, 2, (*flow).payAfterARefusal
	}
	launches, deaths = plan(point)
	return launches, deaths, (*flow).pay
}

// A process that dies right before or right after any durable step of a deposit or a payout
// on Solana, of SIGKILL, leaves nothing undone and does nothing twice.
func TestADeathOnSolanaLosesAndRepeatsNothing(t *testing.T) {
	t.Parallel()
	for _, point := range solanaPoints() {
		for _, engine := range enginesOf(point) {
			t.Run(point+"/"+string(engine), func(t *testing.T) {
				t.Parallel()
				launches, deaths, run := planOnSolana(point)
				s := newService(t, engine, launches...)
				ctx, cancel := context.WithTimeout(t.Context(), casePatience())
				defer cancel()
				r := newReceiver(ctx, t, s)
				f, err := newSolanaFlow(s)
				if err != nil {
					t.Fatal(err)
				}
				if err := run(f, ctx); err != nil {
					t.Fatal(err)
				}
				audit(ctx, t, s, r, f)
				if n := s.died(); n < deaths {
					t.Errorf("the program died %d times, not %d: the point is not passed", n, deaths)
				}
			})
		}
	}
}
