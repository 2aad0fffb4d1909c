package transfer

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/wallet"
)

// A source refunds all pending requests of a wallet in one direction, whichever request the cancellation names. So no
// cancellation is requested while another request of the same wallet, source and direction is about to be made, and
// none is made from a cancellation until that has ended. Both are decided under the wallet's lock: one of the two
// sees the other.

// makesRequestSoon reports whether a request of the wallet to the same source in the same direction is next to be
// signed, signed, or carried. One that waits for an earlier step of its leg is not: it will see the cancellation.
func makesRequestSoon(ctx context.Context, tx *store.Tx, like *SourceRequest) (bool, error) {
	kind := StepRequestDeposit
	if like.Redeem {
		kind = StepRequestRedeem
	}
	found, err := countRows(ctx, tx, `SELECT COUNT(*) FROM steps s JOIN workflows w ON w.id = s.workflow_id
		WHERE w.wallet_id = $1 AND w.completed_at IS NULL AND s.yield_source_id = $2 AND s.kind = $3 AND (s.state = $4 OR s.state = $5
			AND NOT EXISTS (SELECT 1 FROM steps e WHERE e.leg_id = s.leg_id AND e.ordinal < s.ordinal AND e.state IN ($4, $5)))`,
		like.Wallet, like.Source, string(kind), string(StateProcessing), string(StatePending))
	if err != nil {
		return false, fmt.Errorf("looking for requests that are about to be made: %w", err)
	}
	return found > 0, nil
}

// sharesReturn reports whether any of the wallet's open requests to the same source in the same direction is of a
// workflow that is not cancelled, or has a step in flight: all of them would be refunded. The decision on the rows as
// they were when the chain was read is made again here, under the wallet's lock, since another request may be made
// meanwhile.
func sharesReturn(ctx context.Context, tx *store.Tx, like *SourceRequest) (bool, error) {
	found, err := countRows(ctx, tx, `SELECT COUNT(*) FROM source_requests r JOIN workflows w ON w.id = r.workflow_id
		WHERE r.wallet_id = $1 AND r.yield_source_id = $2 AND r.redeem = $3 AND r.completed_at IS NULL AND (w.status <> $4 AND NOT `+isGivenUpSQL("r")+` OR r.under_way IS NOT NULL)`,
		like.Wallet, like.Source, flagColumn(like.Redeem), string(Cancelled))
	if err != nil {
		return false, fmt.Errorf("looking for requests that are not cancelled: %w", err)
	}
	return found > 0, nil
}

// waitForReturn postpones the start of a step that makes a request during the cancellation of a request of the same
// wallet, source and direction: its amount would be refunded too. It does not wait for a cancelled request that the
// source goes on with: that is made again.
func (r stepRef) waitForReturn(ctx context.Context, q querier) error {
	if !r.step.Kind.makesRequest() {
		return nil
	}
	back, err := loadReturning(ctx, q, r.workflow.Wallet)
	if err != nil {
		return err
	}
	if back[r.step.directionOf()] {
		return task.Later{After: askBackDelay, Reason: "another request to " + r.step.YieldSource + " is asked back"}
	}
	return nil
}

// freeWallet has the workflow of a step that waits for a refund occupy its wallet no more, once no other part of it
// goes on: a source may take days to refund. Its amount stays reserved. It returns why the step waits. A crash before
// the commit leaves the wallet occupied until the next run; a run after it finds it free.
func (s *Service) freeWallet(ctx context.Context, was stepRef, why error) error {
	if later := (task.Later{}); !errors.As(why, &later) || was.workflow.WaitingSince != nil {
		return why
	}
	err := s.db.Write(ctx, func(tx *store.Tx) error {
		ref, err := lockStep(ctx, tx, was.step.ID)
		if err != nil || !ref.isStill(was) || ref.workflow.WaitingSince != nil {
			return err
		}
		w := ref.workflow
		owner, err := wallet.Lock(ctx, tx, w.Wallet)
		if err != nil {
			return err
		}
		waits, err := w.onlyWaits(ctx, tx)
		if err != nil || !waits {
			return err
		}
		now := tx.DB().Clock().Now()
		w.WaitingSince = &now
		saveWorkflow(tx, *w)
		return wallet.EndWorkflow(ctx, tx, owner, w.Kind, w.ID)
	})
	if err != nil {
		return fmt.Errorf("freeing the wallet of step %s: %w", was.step.ID, err)
	}
	return why
}

// askBackDelay is how long the start of a request waits for a refund. Its source takes days for that, or seconds.
const askBackDelay = 2 * time.Second

// lockForRequest has a step that makes a request go on only without a pending cancellation, as of the wallet's lock,
// which it holds until the transaction ends.
func (r stepRef) lockForRequest(ctx context.Context, tx *store.Tx) error {
	if !r.step.Kind.makesRequest() {
		return nil
	}
	if _, err := wallet.Lock(ctx, tx, r.workflow.Wallet); err != nil {
		return err
	}
	return r.waitForReturn(ctx, tx)
}

// abandonAskBack has the intent given up by which a source was to give a request back that it has settled: the source
// rejects the intent whenever it is tried, and the claim must not wait until it expires. If the source gives back after all, since a
// reorganization undid the settlement, the chain decides which of the two it executes. It is idempotent: asking a second
// time changes no row. A failure is logged, and the next look tries again.
func (s *Service) abandonAskBack(ctx context.Context, request *SourceRequest) {
	err := s.CancelSigned(ctx, *request.UnderWay, whySettled)
	if err != nil && ctx.Err() == nil && !errors.Is(err, ErrNotSigned) && !errors.Is(err, intent.ErrNotOpen) {
		s.log.Error("giving up the intent that asks a request back", "request", request.ID, "source", request.Source, "error", err)
	}
}

var whySettled = intent.ByItself("the source has settled the request, and gives none of it back")

// countRows is the one number that a query asks for.
func countRows(ctx context.Context, q querier, query string, args ...any) (n int64, err error) {
	err = queryEach(ctx, q, query, args, func(rows store.Rows) error { return rows.Scan(&n) })
	return n, err
}
