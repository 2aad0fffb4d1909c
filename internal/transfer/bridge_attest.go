package transfer

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/bridge/attestation"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/crash"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/wallet"
)

// AttestTask is the kind of task that has a sent message attested, or records why it is not delivered; its key is the
// transfer's id.
const AttestTask = "transfer.attest"

// askAnew is the payload of an AttestTask that forces a refresh of the attesters' response: an operator knows that it
// has changed.
var askAnew = []byte("anew")

const (
	// The attesters are asked again after a tenth of a transfer's age, within these bounds.
	soonestAsk = time.Second
	latestAsk  = time.Minute
	// USDT that does not come is looked for on its chain no more often than this.
	latestSearch = 10 * time.Minute
	// usualAttestation is how long attesters take, final burns of the slowest chains included.
	usualAttestation = 30 * time.Minute
	// usualDelivery is how long the bridge takes to deliver USDT.
	usualDelivery = 30 * time.Minute
)

// Attest is the handler of AttestTask: it asks the attesters for the message, and has it brought
// in once they have signed it. Dying before the commit leaves it to the next run, which is
// answered the same; dying after it leaves the start task of the step that brings it in.
func (s *Service) Attest(ctx context.Context, t task.Task) error {
	id, err := intent.ParseTaskKey(t)
	if err != nil {
		return err
	}
	ref, err := loadStep(ctx, s.db, id, "")
	if err != nil {
		return err
	}
	b := ref.leg.Bridge
	if !b.Open() || b.Phase != PhaseSent {
		return nil // a run before this one committed, or it was brought in
	}
	if !b.attested() {
		return s.awaitDelivery(ctx, t, b)
	}
	found, why, err := s.askAttesters(ctx, b, bytes.Equal(t.Payload, askAnew))
	if err != nil {
		return err
	}
	if why == nil {
		untold, err := s.findAllUntold(ctx, b, found)
		if err == nil {
			err = s.recordAttested(ctx, t, id, found, untold)
		}
		switch {
		case errors.Is(err, errUnchanged), errors.Is(err, errAnotherCame):
			why = errOthersMessage
		case creditedBefore(err) != nil:
			why = creditedBefore(err)
		default:
			return err
		}
	}
	return s.askLaterAgain(ctx, t, b, why)
}

// findAllUntold is findUntold of each attested message, by its key.
func (s *Service) findAllUntold(ctx context.Context, b *BridgeTransfer, found []attestation.Attested) (map[string]*wallet.Arrival, error) {
	untold := map[string]*wallet.Arrival{}
	for _, a := range found {
		arrival, err := s.findUntold(ctx, b, a.Key)
		if err != nil {
			return nil, err
		}
		untold[a.Key] = arrival
	}
	return untold, nil
}

// Why no attested message can be received.
var (
	errOthersMessage = errors.New("the attested message belongs to another transfer")
	errNotDelivered  = errors.New("the bridge has not delivered it yet: any account may deliver it, see the runbook")
	errExpired       = errors.New("the attestation has expired, and a new one is requested")
)

// askAttesters returns the message of the attesters' response that can be received, or why there is none yet. An
// expired one is requested again.
func (s *Service) askAttesters(ctx context.Context, b *BridgeTransfer, anew bool) (usable []attestation.Attested, why, err error) {
	height, err := s.heightOf(ctx, b.Destination)
	if err != nil {
		return nil, nil, err
	}
	found, why := s.attesters.Find(ctx, b.SentHash, b.Message, anew)
	if why != nil {
		return nil, why, nil
	}
	for _, a := range found {
		if !a.Expired(height) {
			usable = append(usable, a)
			continue
		}
		if err := s.attesters.AskAgain(ctx, a); err != nil {
			return nil, err, nil
		}
		why = errExpired
	}
	if len(usable) > 0 {
		return usable, nil, nil
	}
	return nil, why, nil
}

// heightOf is how far a chain has been read.
func (s *Service) heightOf(ctx context.Context, on chain.Name) (uint64, error) {
	var n int64
	err := s.db.QueryRow(ctx, `SELECT number FROM chain_cursors WHERE chain = $1`, string(on)).Scan(&n)
	if errors.Is(err, store.ErrNoRows) {
		return 0, nil
	}
	if err != nil {
		return 0, fmt.Errorf("reading how far %s was read: %w", on, err)
	}
	return uint64(n), nil
}

// recordAttested has the message of chooseMessage received. Errors: errUnchanged when each message is another
// transfer's, and those of settleCame.
func (s *Service) recordAttested(ctx context.Context, t task.Task, id uuid.UUID, found []attestation.Attested, untold map[string]*wallet.Arrival) error {
	err := s.db.Write(ctx, func(tx *store.Tx) error {
		ref, err := lockStep(ctx, tx, id)
		if err != nil {
			return err
		}
		b := ref.leg.Bridge
		if b.Phase != PhaseSent {
			t.Finish(tx)
			return nil
		}
		a, err := chooseMessage(ctx, tx, b, found)
		if err != nil {
			return err
		}
		crash.Point(pointAttest + ".before")
		tx.OnCommit(func() { crash.Point(pointAttest + ".after") })
		t.Finish(tx)
		if err := noteAttested(tx, b, a); err != nil {
			return err
		}
		if settled, err := s.settleCame(ctx, tx, ref, untold[a.Key]); settled || err != nil {
			return err
		}
		beginBridgeIn(tx, ref)
		return nil
	})
	if err != nil && !errors.Is(err, errUnchanged) && !errors.Is(err, errAnotherCame) && creditedBefore(err) == nil {
		return fmt.Errorf("recording the attestation of transfer %s: %w", id, err)
	}
	return err
}

// noteAttested writes the attested message.
func noteAttested(tx *store.Tx, b *BridgeTransfer, a attestation.Attested) error {
	now := tx.DB().Clock().Now()
	fee, err := a.Fee.USDFloor(stablecoinDecimals)
	if err != nil || fee > b.Amount {
		return fmt.Errorf("transfer %s: the bridge asks a fee of %s units", b.ID, a.Fee)
	}
	if err := b.change(MessageAttested); err != nil {
		return err
	}
	b.Attested, b.Attestation, b.Key, b.Fee, b.ExpiresAt = a.Message, a.Attestation, a.Key, fee, a.ExpiresAt
	b.AskedAt, b.AttestedAt, b.Problem = now, &now, failure.Reason{} // an earlier problem does not apply to this one
	saveBridge(tx, b, b.InTransit)
	return nil
}

// beginBridgeIn has the step begin that receives the attested message.
func beginBridgeIn(tx *store.Tx, ref stepRef) {
	in := ref.leg.bridgeIn()
	in.Amount = ref.leg.Bridge.InTransit - ref.leg.Bridge.Fee
	saveStep(tx, *in)
	addStartTask(tx, ref.workflow, in)
}

// askLaterAgain notes why a transfer waits, and has the attesters asked again. That they take
// their time is no problem before it is more than usual.
func (s *Service) askLaterAgain(ctx context.Context, t task.Task, b *BridgeTransfer, why error) error {
	now := s.db.Clock().Now()
	age := now.Sub(b.SentAt)
	problem := failure.New(failure.BridgeAttestersDelayed, why.Error())
	switch {
	case errors.Is(why, attestation.ErrUnreachable):
		problem = failure.New(failure.BridgeAttestersUnreached, attestation.ErrUnreachable.Error())
	case errors.Is(why, errNotDelivered):
		problem.Code = failure.BridgeDeliveryOutstanding
	case errors.Is(why, errExpired):
		problem.Code = failure.BridgeMessageExpired
	}
	if errors.Is(why, attestation.ErrPending) && age < usualAttestation {
		problem = b.Problem // that it was refused before, if it was
	}
	err := s.db.Write(ctx, func(tx *store.Tx) error {
		t.CheckLease(tx)
		tx.Defer(`UPDATE bridge_transfers SET problem = $1, failure_code = $2, asked_at = $3 WHERE id = $4 AND phase = $5 AND completed_at IS NULL`, problem.Text, string(problem.Code), now.UnixMicro(), b.ID, string(PhaseSent))
		return nil
	})
	if err != nil {
		return fmt.Errorf("noting why transfer %s waits: %w", b.ID, err)
	}
	latest := latestAsk
	if !b.attested() {
		latest = latestSearch
	}
	return task.Later{After: min(max(age/10, soonestAsk), latest), Reason: why.Error()}
}

// checkAttested reports whether the receiving step can be signed: the message is attested, and has not expired. An
// expired one is attested again.
func (s *Service) checkAttested(ctx context.Context, ref stepRef) (ready bool, err error) {
	b := ref.leg.Bridge
	if !b.Open() || b.Phase != PhaseAttested {
		return false, nil // the attesters' answer begins it
	}
	if b.ExpiresAt == 0 {
		return true, nil
	}
	height, err := s.heightOf(ctx, b.Destination)
	if err != nil || height < b.ExpiresAt {
		return err == nil, err
	}
	return false, s.db.Write(ctx, func(tx *store.Tx) error {
		locked, err := lockStep(ctx, tx, ref.step.ID)
		if err != nil {
			return err
		}
		if b := locked.leg.Bridge; !b.Open() || b.Phase != PhaseAttested || !locked.step.unsigned() {
			return nil
		}
		return returnToAttesters(tx, locked.leg.Bridge, failure.New(failure.BridgeMessageExpired, "it was not brought in before it expired"), tx.DB().Clock().Now())
	})
}
