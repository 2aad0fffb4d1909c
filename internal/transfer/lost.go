package transfer

import (
	"context"
	"time"

	"github.com/granaryhq/granary/internal/restore"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// A database that was lost may have signed payouts that the restored one does not know as signed, and
// that are on no chain yet: anybody who has such a signature can have it executed until its deadline.
// Such a lost signature cannot pay twice under one id, which its chain executes once. So while a
// restore is open (restore.FindOpen) two rules hold on EVM chains:
//
//   - No payout is signed before its wallet is released (checkHeld): it may be asked for in place of
//     another, of an id that nobody here knows.
//   - No payout that is not signed ends before its id is used up on its chain (revoke): its money would
//     be free for another, and the lost signature would pay besides.
//
// A transaction on Solana dies with its blockhash, a minute or two after it was signed. `granary recover
// --lost` waits for that before anything is served, so nothing is held there.

// heldDelay is how long a payout that is held waits before it looks again.
const heldDelay = 15 * time.Second

// mayBeSigned says whether a lost database may have signed the step, while a restore is open.
func (s *Step) mayBeSigned() bool { return s.Kind == StepPayout && !s.Chain.IsSolana() }

// checkHeld says that a payout is not signed now. It is asked again in the transaction that hands the
// signature to the carrier. Error: task.Later.
func checkHeld(ctx context.Context, q store.Querier, ref stepRef) error {
	if !ref.step.mayBeSigned() {
		return nil
	}
	held, err := restore.IsHeld(ctx, q, ref.workflow.Organization, ref.workflow.Wallet)
	if err != nil || !held {
		return err
	}
	return task.Later{After: heldDelay, Reason: "held: a database was lost that may have signed a payout in its place (granary holds list)"}
}
