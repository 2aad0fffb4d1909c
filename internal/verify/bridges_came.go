package verify

import (
	"context"
	"fmt"
	"time"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/wallet"
)

// cameWithin is how long the service may take to find an arrival without a notification (transfer.Service.Attest),
// and to settle it.
const cameWithin = time.Hour

// checkCame looks on the destination chain itself for the arrival of an open transfer: money that is there and in
// transit too is counted twice, also where the books of the wallet were opened with it, so that its balances agree.
// Transfers are open for long only with a fault, so this makes few requests.
func (v Verifier) checkCame(ctx context.Context, b *bridgeRow, say sayIf) error {
	reader, now := v.readerOf(chain.Name(b.destination)), v.DB.Clock().Now()
	if b.completedMicros != nil || b.key == "" || reader == nil || now.Sub(clock.Time(b.sentMicros)) < cameWithin {
		return nil
	}
	var final int64
	err := v.DB.QueryRow(ctx, `SELECT COALESCE(MAX(final_number), 0) FROM chain_cursors WHERE chain = $1`, b.destination).Scan(&final)
	if err != nil {
		return fmt.Errorf("reading up to where %s is final: %w", b.destination, err)
	}
	came, err := wallet.FindReceived(ctx, reader, chain.Address(b.recipient), b.key, clock.Time(b.sentMicros), uint64(max(0, final)))
	if err != nil || came == nil || now.Sub(came.BlockTime) < cameWithin {
		return err
	}
	var known int // read after the chain: a transfer settled meanwhile is no finding
	err = v.DB.QueryRow(ctx, `SELECT (SELECT COUNT(*) FROM bridge_arrivals WHERE wallet_id = $1 AND message_key = $2)
		+ (SELECT COUNT(*) FROM bridge_transfers WHERE id = $3 AND completed_at IS NOT NULL)`, b.wallet, b.key, b.id).Scan(&known)
	if err != nil {
		return fmt.Errorf("reading whether transfer %s has come: %w", b.id, err)
	}
	if known > 0 {
		return nil
	}
	entry, err := v.findCreditedAs(ctx, b, came)
	if err != nil {
		return err
	}
	remedy := ""
	if entry != "" {
		remedy = fmt.Sprintf(", and entry %s credits that as a deposit, too: `granary journal reverse %s`, and the transfer is settled by itself", entry, entry)
	}
	say(true, "is %s, and has brought %s to %s in block %d: %s%s", b.phase, came.Amount, b.destination, came.BlockNumber, came.TxHash, remedy)
	return nil
}

// findCreditedAs returns the entry that credits an arrival as a deposit which does not name its message, as earlier
// versions made them; it is empty if there is none.
func (v Verifier) findCreditedAs(ctx context.Context, b *bridgeRow, came *wallet.Arrival) (entry string, err error) {
	err = v.DB.QueryRow(ctx, `SELECT COALESCE(MIN(e.id), '') FROM deposits d
		JOIN journal_entries e ON e.reference = 'deposit:' || d.id || CASE WHEN d.reversals = 0 THEN '' ELSE ':' || CAST(d.reversals AS TEXT) END
		WHERE d.wallet_id = $1 AND d.chain = $2 AND d.tx_hash = $3 AND d.token = $4 AND d.amount = $5 AND d.status = $6`,
		b.wallet, b.destination, came.TxHash, string(came.Token), int64(came.Amount), string(wallet.DepositCompleted)).Scan(&entry)
	if err != nil {
		return "", fmt.Errorf("reading the credit of transaction %s: %w", came.TxHash, err)
	}
	return entry, nil
}
