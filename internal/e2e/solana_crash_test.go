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

// planOnSolana says where the processes of a case on Solana die, and how often at least.
func planOnSolana(point string) (launches []launch, deaths int) {
	switch nameOf(point) {
	case "solrelay.record":
		// The second process is on a chain that makes no slots, so that its payout
		// lingers, until it offers more.
		return []launch{{}, {dieAt: point, pace: never}}, 2
	case "solrelay.give_up", "solrelay.advance":
		// The second process dies with a payout that nobody has seen. The third finds
		// that the chain refuses it.
		return []launch{{}, {dieAt: "solrelay.expose.before"}, {dieAt: point}}, 2
	}
	return plan(point)
}

// runOnSolana has the money come past a point.
func (f *flow) runOnSolana(ctx context.Context, point string) error {
	switch nameOf(point) {
	case "solrelay.record":
		return f.payOnceSlotsAreMade(ctx)
	case "solrelay.give_up", "solrelay.advance":
		return f.payAfterARefusal(ctx)
	}
	return f.pay(ctx)
}

// A process that dies right before or right after any durable step of a deposit or a payout
// on Solana, of SIGKILL, leaves nothing undone and does nothing twice.
func TestADeathOnSolanaLosesAndRepeatsNothing(t *testing.T) {
	t.Parallel()
	eachDeath(t, solanaPoints(), planOnSolana, func(ctx context.Context, t *testing.T, s *service, point string) {
		r := newReceiver(ctx, t, s)
		f, err := newSolanaFlow(s)
		if err != nil {
			t.Fatal(err)
		}
		if err := f.runOnSolana(ctx, point); err != nil {
			t.Fatal(err)
		}
		audit(ctx, t, s, r, f)
	})
}
