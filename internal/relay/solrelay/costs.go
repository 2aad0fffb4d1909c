package solrelay

import (
	"context"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
)

// Every lamport that the fee payer pays is told by metrics once the transaction is final,
// by the process that saw it become so. Those of payouts are in their evidence too.

// What the fee payer pays for: signatures and priority, and what is in the accounts that a
// transaction made.
const (
	paidPayoutFee  = "payout_fee"  // of payouts and burns, those that failed too
	paidPayoutRent = "payout_rent" // of the token accounts of payees, and of the messages of burns
	paidAdvanceFee = "advance_fee" // of what uses a nonce value up and does nothing else
	paidPoolFee    = "pool_fee"    // of making and closing nonce accounts
	paidPoolRent   = "pool_rent"   // of nonce accounts
	// Of what brings messages in from other chains.
	paidReceiveFee  = "receive_fee"
	paidReceiveRent = "receive_rent" // of wallets' token accounts, and of the nonces of messages
)

// reportPaid tells the metrics of a final transaction, and what it cost.
func (m *metrics) reportPaid(tx *rpc.FetchedTransaction, fee, rent string) {
	if tx.Err == nil {
		m.landed.Inc()
	} else {
		m.failed.Inc()
	}
	m.paid.WithLabelValues(fee).Add(float64(tx.Fee))
	m.paid.WithLabelValues(rent).Add(float64(rentOf(tx)))
	if before, after := tx.PreBalances[0], tx.PostBalances[0]+tx.Fee; after > before {
		m.returned.Add(float64(after - before))
	}
}

// rentOf is what the fee payer has put into accounts that a transaction made.
func rentOf(tx *rpc.FetchedTransaction) uint64 {
	before, after := tx.PreBalances[0], tx.PostBalances[0]+tx.Fee
	return before - min(before, after)
}

// reportPool tells of the transactions that made or closed accounts and are final by now.
// One whose blockhash has run out long since did not land, and cost nothing.
func (r *Relay) reportPool(ctx context.Context) error {
	forgetBefore := r.db.Clock().Now().Add(-2 * remakeAfter).UnixMicro()
	for signature, sentMicros := range r.poolSentAtMicros {
		tx, err := r.client.Transaction(ctx, signature, rpc.Finalized)
		if err != nil {
			return err
		}
		if tx != nil {
			r.metrics.reportPaid(tx, paidPoolFee, paidPoolRent)
		}
		if tx != nil || sentMicros < forgetBefore {
			delete(r.poolSentAtMicros, signature)
		}
	}
	return nil
}

// reportAdvance tells of the transaction that used up the value of an account that serves
// nobody.
func (r *Relay) reportAdvance(ctx context.Context, a nonceAccount, sent []sentVersion) error {
	for _, version := range sent {
		tx, err := r.client.Transaction(ctx, version.signature, rpc.Finalized)
		if err != nil {
			return err
		}
		if tx != nil {
			r.metrics.reportPaid(tx, paidAdvanceFee, paidPoolRent)
			return nil
		}
	}
	r.log.Debug("a nonce value was used up by a transaction that is not known here", "nonceAccount", a.address)
	return nil
}

// loadAdvances are the transactions that were sent to use an account's value up.
func (r *Relay) loadAdvances(ctx context.Context, a nonceAccount) ([]sentVersion, error) {
	sent, err := r.loadSent(ctx)
	return sent[nonceKey{a.address, a.value}].versions[uuid.Nil], err
}

// notePool remembers a transaction that makes or closes accounts until it is final.
func (r *Relay) notePool(signature solana.Signature) {
	r.poolSentAtMicros[signature] = r.db.Clock().Micros()
}
