package transfer

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/granaryhq/granary/internal/crash"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// The bridge's executors deliver USDT, with the gas that the sender has paid for. A message that they have not delivered, for want of
// gas for example, stays verified at the endpoint of its destination, where any account may deliver it once. After a while the service
// does: the transfer is attested by that, and its second step is an intent of the wallet's, as the step that mints USDC is. The relay
// simulates it first, carries it with the gas that it needs, and pays at most its own ceilings for it.

const (
	// firstDeliveryLook is how old a transfer of USDT is when the service first looks whether its message waits at the endpoint.
	firstDeliveryLook = 5 * time.Minute
	// executorsTime is how long executors have for a message that the service has seen verified, and longestDeliveryPause the most
	// that the service waits between two deliveries of its own.
	executorsTime, longestDeliveryPause = 5 * time.Minute, 4 * time.Hour
	// mostDeliveries is how many times the service delivers a message: for more than a day.
	mostDeliveries = 12
)

// deliveryPause returns how long the service waits after so many deliveries of a message.
func deliveryPause(deliveries int64) time.Duration {
	return min(executorsTime<<min(deliveries, 10), longestDeliveryPause)
}

// deliveriesSpent begins the problem of a transfer that the service delivers no more.
const deliveriesSpent = "no delivery by the service has succeeded, and any account may deliver it: see the runbook; "

// deliverVerified has a message of USDT delivered by the wallet if it waits at the endpoint of its destination for longer than
// executors take, and else notes how far it is.
//
// Dying before the commit leaves it to the next run, which reads the same of the endpoint. Dying after it leaves the start task of the
// step that brings it in. Executors may deliver it at any time: the endpoint delivers a message once, and the follower reports it.
func (s *Service) deliverVerified(ctx context.Context, t task.Task, b *BridgeTransfer) error {
	awaits, err := s.awaitsDelivery(ctx, b)
	if err != nil {
		return fmt.Errorf("reading whether the message of transfer %s is verified: %w", b.ID, err)
	}
	now := s.db.Clock().Now()
	age := now.Sub(b.SentAt)
	switch {
	case !awaits && age < usualDelivery:
		return task.Later{After: min(age/10, latestAsk), Reason: "the bridge is to deliver it"}
	case !awaits:
		return s.askLaterAgain(ctx, t, b, errNotDelivered)
	case b.AttestedAt == nil:
		return s.noteVerified(ctx, t, b, now)
	case b.Deliveries >= mostDeliveries:
		return s.noteDeliveriesSpent(ctx, t, b)
	}
	if due := b.AttestedAt.Add(deliveryPause(b.Deliveries)); now.Before(due) {
		return task.Later{After: min(due.Sub(now), latestSearch), Reason: "executors have time to deliver it"}
	}
	return s.beginDelivery(ctx, t, b, now)
}

// awaitsDelivery reports whether the message of a transfer is verified at the endpoint of its destination and not delivered.
func (s *Service) awaitsDelivery(ctx context.Context, b *BridgeTransfer) (awaits bool, err error) {
	read := s.chains[b.Destination].AwaitsDelivery
	if read == nil {
		return false, nil
	}
	err = s.askChain(ctx, b.Destination, func(ctx context.Context) (err error) {
		awaits, err = read(ctx, b.Message)
		return err
	})
	return awaits, err
}

// noteVerified writes down since when a message is known to be verified.
func (s *Service) noteVerified(ctx context.Context, t task.Task, b *BridgeTransfer, now time.Time) error {
	err := s.db.Write(ctx, func(tx *store.Tx) error {
		t.CheckLease(tx)
		tx.Defer(`UPDATE bridge_transfers SET attested_at = $1 WHERE id = $2 AND phase = $3 AND completed_at IS NULL`, now.UnixMicro(), b.ID, string(PhaseSent))
		return nil
	})
	if err != nil {
		return fmt.Errorf("noting that the message of transfer %s is verified: %w", b.ID, err)
	}
	return task.Later{After: executorsTime, Reason: "the message is verified, and executors have time to deliver it"}
}

// noteDeliveriesSpent writes down that the service delivers a message no more, and why the last delivery failed.
func (s *Service) noteDeliveriesSpent(ctx context.Context, t task.Task, b *BridgeTransfer) error {
	problem := failure.New(failure.BridgeDeliveryOutstanding, deliveriesSpent+strings.TrimPrefix(b.Problem.Text, deliveriesSpent)).Clean()
	err := s.db.Write(ctx, func(tx *store.Tx) error {
		t.CheckLease(tx)
		tx.Defer(`UPDATE bridge_transfers SET problem = $1, failure_code = $2 WHERE id = $3 AND phase = $4 AND completed_at IS NULL`, problem.Text, string(problem.Code), b.ID, string(PhaseSent))
		return nil
	})
	if err != nil {
		return fmt.Errorf("noting why transfer %s waits: %w", b.ID, err)
	}
	return task.Later{After: latestSearch, Reason: problem.Text}
}

// beginDelivery begins the step that delivers a verified message.
func (s *Service) beginDelivery(ctx context.Context, t task.Task, was *BridgeTransfer, now time.Time) error {
	err := s.db.Write(ctx, func(tx *store.Tx) error {
		ref, err := lockStep(ctx, tx, was.ID)
		if err != nil {
			return err
		}
		b := ref.leg.Bridge
		if !b.Open() || b.Phase != PhaseSent {
			t.Finish(tx)
			return nil
		}
		crash.Point(pointAttest + ".before")
		tx.OnCommit(func() { crash.Point(pointAttest + ".after") })
		t.Finish(tx)
		if err := b.change(MessageVerified); err != nil {
			return err
		}
		why := "the bridge has verified the message and not delivered it: the service delivers it"
		if b.Deliveries > 0 && !b.Problem.IsZero() {
			why = fmt.Sprintf("the service delivers the message (delivery %d), after: %s", b.Deliveries+1, b.Problem.Text)
		}
		b.Attested, b.AskedAt, b.AttestedAt, b.Deliveries = b.Message, now, &now, b.Deliveries+1
		b.Problem = failure.New(failure.BridgeDeliveryOutstanding, why).Clean()
		saveBridge(tx, b, b.InTransit)
		beginBridgeIn(tx, ref)
		tx.OnCommit(func() { s.metrics.deliveries.WithLabelValues(string(b.Destination)).Inc() })
		return nil
	})
	if err != nil {
		return fmt.Errorf("beginning the delivery of transfer %s: %w", was.ID, err)
	}
	return nil
}
