package e2e

import (
	"context"
	"testing"
)

// planOnSolana says where the processes of a case on Solana die, and how often at least.
func planOnSolana(points []string) (launches []launch, deaths int) {
	switch nameOf(points[0]) {
	case "solrelay.record":
		// The second process is on a chain that makes no slots, so that its payout
		// lingers, until it offers more.
		return []launch{{}, {dieAt: points[0], pace: never}}, 2
	case "solrelay.give_up":
		// The second process dies with an unsent payout. The next ones find that the chain rejects it.
		launches, deaths = []launch{{}, {dieAt: "solrelay.expose.before"}}, 1
		for _, point := range points {
			launches = append(launches, launch{dieAt: point})
			deaths++
		}
		return launches, deaths
	}
	return plan(points)
}

// runOnSolana has the money come past points.
func (f *flow) runOnSolana(ctx context.Context, points []string) error {
	switch nameOf(points[0]) {
	case "solrelay.record":
		return f.payOnceSlotsAreMade(ctx)
	case "solrelay.give_up":
		return f.payAfterARefusal(ctx)
	}
	return f.pay(ctx)
}

// A process that dies right before or right after any durable step of a deposit or a payout on Solana, of SIGKILL,
// leaves no work undone and does none twice.
func TestADeathOnSolanaLosesAndRepeatsNothing(t *testing.T) {
	t.Parallel()
	eachDeath(t, "solana", planOnSolana, func(ctx context.Context, t *testing.T, s *service, points []string) {
		r := newReceiver(ctx, t, s)
		f, err := newSolanaFlow(s)
		if err != nil {
			t.Fatal(err)
		}
		if err := f.runOnSolana(ctx, points); err != nil {
			t.Fatal(err)
		}
		audit(ctx, t, s, r, f)
	})
}
