package transfer

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/bridge/attestation"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// A message of USDC has its nonce from the attesters: the source chain does not have it. Until the destination has
// taken the message the nonce is a claim of the attestation service's, which may have given a transfer the nonce of
// another one, of the same wallet even. Two rules keep such a claim from doing harm: a payment under a nonce is
// posted for the transfer only if it is the sent amount (checkCame), and a claim that the chain has rejected gives
// way to another (chooseMessage).

// errAnotherCame reports that the payment under a transfer's nonce is not the sent amount.
var errAnotherCame = errors.New("the arrival with its message's nonce belongs to another transfer")

// checkCame compares the payment under the nonce of a leg's transfer with the sent amount, less at most the fee.
// USDT's key is the source chain's word and no claim: a payment under it is the transfer's, and the token has kept
// the missing part. Error: errAnotherCame.
func (l *Leg) checkCame(came money.USD) error {
	b, most := l.Bridge, l.mostBridgeFee()
	if !b.attested() {
		most = b.InTransit
	}
	if came > b.InTransit || b.InTransit-came > most {
		return fmt.Errorf("transfer %s: %s were sent for a fee of at most %s, and %s have come: %w", b.ID, b.InTransit, most, came, errAnotherCame)
	}
	return nil
}

// chooseMessage returns the first of the attested messages that is no other transfer's of the wallet: a transaction
// that sends the same twice has two that are alike. A nonce that the destination has rejected for another transfer is
// taken from that, which is attested again. A nonce binds one wallet only: a message is for one recipient, so that a
// claim of another wallet's is false, and must not delay this one. Error: errUnchanged when each is another's.
func chooseMessage(ctx context.Context, tx *store.Tx, by *BridgeTransfer, found []attestation.Attested) (attestation.Attested, error) {
	var claimed []attestation.Attested
	for _, a := range found {
		rows, err := tx.Query(ctx, `SELECT phase FROM bridge_transfers WHERE wallet_id = $1 AND message_key = $2 AND id <> $3`, by.Wallet, a.Key, by.ID)
		phases, err := store.Collect(rows, err, func(row store.Rows) (phase BridgePhase, err error) { return phase, row.Scan(&phase) })
		if err != nil {
			return attestation.Attested{}, fmt.Errorf("reading whose message %s is: %w", a.Key, err)
		}
		if len(phases) == 0 {
			return a, nil
		}
		if !slices.ContainsFunc(phases, func(p BridgePhase) bool { return p != PhaseSent }) {
			claimed = append(claimed, a)
		}
	}
	if len(claimed) == 0 {
		return attestation.Attested{}, errUnchanged
	}
	tx.DeferGuard(errBridgeMoved, `UPDATE bridge_transfers SET message_key = NULL, attested = '', attestation = '', fee = 0, expires_at = 0
		WHERE wallet_id = $1 AND message_key = $2 AND id <> $3 AND phase = $4 AND completed_at IS NULL`, by.Wallet, claimed[0].Key, by.ID, string(PhaseSent))
	return claimed[0], nil
}

// forgetName has a transfer attested again under whose nonce another payment has come, as the chain proves. The
// payment waits for the transfer that it belongs to.
func (s *Service) forgetName(ctx context.Context, transfer uuid.UUID) error {
	err := s.db.Write(ctx, func(tx *store.Tx) error {
		ref, err := lockStep(ctx, tx, transfer)
		if err != nil {
			return err
		}
		b := ref.leg.Bridge
		if !b.Open() || !b.attested() {
			return nil
		}
		b.Attested, b.Attestation, b.Key, b.Fee, b.ExpiresAt = nil, nil, "", 0, 0
		return returnToAttesters(tx, b, failure.New(failure.BridgeArrivalUnmatched, errAnotherCame.Error()), tx.DB().Clock().Now())
	})
	if err != nil {
		return fmt.Errorf("forgetting the name of transfer %s: %w", transfer, err)
	}
	return task.Later{After: arrivalDelay, Reason: errAnotherCame.Error()}
}
