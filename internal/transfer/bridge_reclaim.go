package transfer

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// ReclaimTask is the kind of task that reclaims the rent of a received message on its source chain; its key is the
// transfer's id.
const ReclaimTask = "transfer.reclaim"

const (
	// reclaimAfter is how long the bridge's programs keep a message for its readers: five days on Solana, and an hour
	// for clocks.
	reclaimAfter = 5*24*time.Hour + time.Hour
	// reclaimAgain is the interval of attempts, and reclaimFor their end: only rent is lost by then.
	reclaimAgain = time.Hour
	reclaimFor   = 30 * 24 * time.Hour
	// reclaimDelay is how long a transaction that was sent is waited for.
	reclaimDelay = 5 * time.Second
)

// addReclaim has the rent of a received message on its source chain reclaimed, when that is allowed. Only Solana's
// messages have one; its bridge may be removed from the configuration by then, and come back.
func (s *Service) addReclaim(tx *store.Tx, b *BridgeTransfer) {
	if b.attested() && b.Source.IsSolana() {
		task.Add(tx, ReclaimTask, b.ID.String(), nil, b.SentAt.Add(reclaimAfter).UnixMicro())
	}
}

// Reclaim is the handler of ReclaimTask. It moves no wallet's money: the rent is the service's own. A crash anywhere
// is safe: it is reclaimed once.
func (s *Service) Reclaim(ctx context.Context, t task.Task) error {
	id, err := intent.ParseTaskKey(t)
	if err != nil {
		return err
	}
	b, err := FindBridgeTransfer(ctx, s.db, id)
	if errors.Is(err, ErrNoBridgeTransfer) {
		return nil
	}
	if err != nil {
		return err
	}
	outcome, err := intent.LoadOutcome(ctx, s.db, b.ID)
	if err != nil {
		return fmt.Errorf("reading the burn of transfer %s: %w", b.ID, err)
	}
	done, err := s.reclaim(ctx, b, outcome)
	if done {
		return nil
	}
	switch tooLate := s.db.Clock().Now().Sub(b.SentAt) > reclaimFor; {
	case err == nil:
		return task.Later{After: reclaimDelay, Reason: "it was asked for"}
	case tooLate:
		s.log.Warn("the rent of a message on its chain is given up", "transfer", b.ID, "chain", string(b.Source), "error", err)
		return nil
	}
	return task.Later{After: reclaimAgain, Reason: err.Error()}
}

// errNoReclaim reports that no rent can be reclaimed on a chain now.
var errNoReclaim = errors.New("the chain's bridge is not configured")

// reclaim reclaims a message's rent, and reports whether it is back. The chain rejects the known attestation if its
// attesters have changed since: the present attestation is requested then.
func (s *Service) reclaim(ctx context.Context, b *BridgeTransfer, sent intent.Outcome) (done bool, err error) {
	if !s.intents.Reclaims(b.Source) {
		return false, errNoReclaim
	}
	if len(b.Attestation) > 0 {
		done, err = s.intents.Reclaim(ctx, b.Source, sent, b.Attested, b.Attestation)
		if !errors.Is(err, intent.ErrAttestation) {
			return done, err
		}
	}
	found, err := s.attesters.Find(ctx, b.SentHash, b.Message, true)
	if err != nil {
		return false, err
	}
	return s.intents.Reclaim(ctx, b.Source, sent, found[0].Message, found[0].Attestation)
}
