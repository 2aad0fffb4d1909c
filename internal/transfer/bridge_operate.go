package transfer

import (
	"context"
	"errors"
	"fmt"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// The errors of ResumeBridgeTransfer and FindBridgeTransfer.
var (
	ErrNoBridgeTransfer = errors.New("there is no such transfer between chains")
	ErrBridgeEnded      = errors.New("the transfer between chains has arrived: it cannot be resumed")
	ErrBridgeDelivers   = errors.New("the bridge delivers USDT by itself, or the service does after a while: it cannot be requested again. The message says how any account may deliver it")
	ErrBridgeUnderWay   = errors.New("the receipt of the transfer is signed: it ends by itself, or is cancelled")
)

// OpenBridgeTransfers lists the amounts that have left one chain and not come to another, the oldest first. Like
// other operators' functions, it needs neither keys nor nodes.
func OpenBridgeTransfers(ctx context.Context, db *store.DB) ([]*BridgeTransfer, error) {
	rows, err := db.Query(ctx, `SELECT `+bridgeColumns+` FROM bridge_transfers WHERE completed_at IS NULL ORDER BY sent_at, id`)
	found, err := store.Collect(rows, err, scanBridge)
	if err != nil {
		return nil, fmt.Errorf("reading transfers between chains: %w", err)
	}
	return found, nil
}

// Crossing is a token that needs a chain's bridge.
type Crossing struct {
	Token chain.Token
	Chain chain.Name
}

// OpenCrossings returns the amounts in transit to each chain, or signed to be; and the chains that they leave while
// that is not settled.
func (s *Service) OpenCrossings(ctx context.Context) ([]Crossing, error) {
	rows, err := s.db.Query(ctx, `SELECT b.token, b.destination FROM bridge_transfers b WHERE b.completed_at IS NULL
		UNION SELECT o.token, n.chain FROM steps o JOIN steps n ON n.leg_id = o.leg_id AND n.kind = $1 WHERE o.kind = $2 AND o.state = $3
		UNION SELECT o.token, o.chain FROM steps o WHERE o.kind = $2 AND o.state = $3
		ORDER BY 2, 1`, string(StepBridgeIn), string(StepBridgeOut), string(StateProcessing))
	found, err := store.Collect(rows, err, func(row store.Rows) (c Crossing, err error) { return c, row.Scan(&c.Token, &c.Chain) })
	if err != nil {
		return nil, fmt.Errorf("reading transfers between chains: %w", err)
	}
	return found, nil
}

// FindBridgeTransfer is a transfer between chains. Error: ErrNoBridgeTransfer.
func FindBridgeTransfer(ctx context.Context, db *store.DB, id uuid.UUID) (*BridgeTransfer, error) {
	rows, err := db.Query(ctx, `SELECT `+bridgeColumns+` FROM bridge_transfers WHERE id = $1`, id)
	found, err := store.Collect(rows, err, scanBridge)
	if err != nil {
		return nil, fmt.Errorf("reading transfer %s between chains: %w", id, err)
	}
	if len(found) == 0 {
		return nil, ErrNoBridgeTransfer
	}
	return found[0], nil
}

// DescribeReceiving describes the call by which anyone can bring an attested message in on a chain.
func DescribeReceiving(on chain.Name, transmitter string, message, attestation []byte) string {
	call := "receiveMessage(message, attestation) of the MessageTransmitter"
	if on.IsSolana() {
		call = "receive_message(message, attestation) of the program MessageTransmitterV2"
	}
	return fmt.Sprintf("%s on %s, %s:\nmessage 0x%x\nattestation 0x%x", call, on, transmitter, message, attestation)
}

// ResumeBridgeTransfer has the attesters asked at once, at an operator's request, also if they have responded: their
// present message is received. It moves no money by itself, and is idempotent. USDT that the service has tried to
// deliver is delivered again, as often as before. Errors: ErrNoBridgeTransfer, ErrBridgeEnded, ErrBridgeDelivers,
// ErrBridgeUnderWay.
func ResumeBridgeTransfer(ctx context.Context, db *store.DB, id uuid.UUID, reason string) error {
	if _, err := FindBridgeTransfer(ctx, db, id); err != nil {
		return err
	}
	return db.Write(ctx, func(tx *store.Tx) error {
		ref, err := lockStep(ctx, tx, id)
		if err != nil {
			return err
		}
		b := ref.leg.Bridge
		switch {
		case !b.Open():
			return ErrBridgeEnded
		case !b.attested() && b.Deliveries == 0:
			return ErrBridgeDelivers
		case ref.leg.bridgeIn().State == StateProcessing:
			return ErrBridgeUnderWay
		}
		audit.Record(ctx, tx, ref.workflow.Organization, audit.ResumeBridgeTransfer, id.String(), audit.Details{"walletId": ref.workflow.Wallet.String(), "reason": reason})
		b.Deliveries = 0
		if b.Phase == PhaseAttested {
			if err := returnToAttesters(tx, b, failure.Reason{}, tx.DB().Clock().Now()); err != nil {
				return err
			}
		} else if !b.attested() {
			saveBridge(tx, b, b.InTransit)
		}
		task.AddFor(tx, ref.workflow.Organization, AttestTask, id.String(), askAnew, 0)
		return nil
	})
}
