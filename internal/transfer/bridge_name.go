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

// A message of USDC has its name, a nonce, from the attesters: the source chain does not say it. Until
// the destination has taken the message the name is a claim of the attestation service's, which may have
// given a transfer the name of another one, of the same wallet even. Two things keep such a claim from
// doing harm: what comes under a name is posted for the transfer only where it is what that has sent
// (checkCame), and a claim that the chain has refused gives way to another (chooseMessage).

// errAnotherCame says that what has come under a transfer's name is not what it sent.
var errAnotherCame = errors.New("the arrival with its message's nonce belongs to another transfer")

// checkCame holds what has come under the name of a leg's transfer to what was sent, less at most the fee.
// USDT's name is the source chain's word and nobody's claim: what came under it is the transfer's, and what
// it lacks the token has kept. Error: errAnotherCame.
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

// chooseMessage is the first of the attested messages that is no other transfer's of the wallet: a transaction that
// sends the same twice has two that are alike. One that another is named by to which the destination has refused it is
// taken from that, which is attested again. A name binds one wallet only: a message is for one
// recipient, so that a claim of another wallet's is false, and must hold up nothing here. Error:
// errUnchanged when each is another's.
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

// forgetName has a transfer attested anew under whose name something else has come, as the chain proves. What
// came waits for the one that it belongs to.
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
