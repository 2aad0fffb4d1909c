package solrelay

import (
	"context"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
)

// Every lamport that the fee payer pays is reported to the metrics once the transaction is final,
// by the process that saw it become so. Those of payouts are in their evidence too.

// The costs of the fee payer: signatures and priority, and the rent of accounts that a transaction made.
const (
	paidPayoutFee  = "payout_fee"  // of payouts and burns
	paidPayoutRent = "payout_rent" // of the token accounts of payees, and of the messages of burns
	paidMarkerRent = "marker_rent" // lent to markers, of which all comes back
	paidVoidFee    = "void_fee"    // of voids, which end an intent unpaid
	paidFailedFee  = "failed_fee"  // of further versions, which landed and failed
	paidCloseFee   = "close_fee"   // of closing markers, and the nonce accounts of earlier programs
	// Costs of receiving messages from other chains.
	paidReceiveFee  = "receive_fee"
	paidReceiveRent = "receive_rent" // of wallets' token accounts, and of the nonces of messages
)

// reportPaid reports a final transaction, and its cost.
func (m *metrics) reportPaid(tx *rpc.FetchedTransaction, fee, rent string) {
	m.report(tx, fee, rent, 0)
}

// reportDecided reports the transaction that has decided an intent.
func (m *metrics) reportDecided(found landing) {
	fee := paidPayoutFee
	if found.payment == nil {
		fee = paidVoidFee
	}
	m.report(found.tx, fee, paidPayoutRent, found.lent())
}

func (m *metrics) report(tx *rpc.FetchedTransaction, fee, rent string, lent uint64) {
	if tx.Err == nil {
		m.landed.Inc()
	} else {
		m.failed.Inc()
	}
	m.paid.WithLabelValues(fee).Add(float64(tx.Fee))
	m.paid.WithLabelValues(paidMarkerRent).Add(float64(lent))
	m.paid.WithLabelValues(rent).Add(float64(rentOf(tx) - lent))
	if before, after := tx.PreBalances[0], tx.PostBalances[0]+tx.Fee; after > before {
		m.returned.Add(float64(after - before))
	}
}

// rentOf returns the fee payer's rent for accounts that a transaction made.
func rentOf(tx *rpc.FetchedTransaction) uint64 {
	before, after := tx.PreBalances[0], tx.PostBalances[0]+tx.Fee
	return before - min(before, after)
}

// watched is a transaction whose cost is not reported yet.
type watched struct {
	sinceMicros int64
	fee, rent   string
}

// watch has a transaction's cost reported once it is final.
func (r *Relay) watch(signature solana.Signature, fee, rent string) {
	r.watched[signature] = watched{r.db.Clock().Micros(), fee, rent}
}

// reportWatched reports the watched transactions that are final by now. One whose blockhash has expired long since
// did not land, and had no cost.
func (r *Relay) reportWatched(ctx context.Context) error {
	if len(r.watched) == 0 {
		return nil
	}
	var signatures []solana.Signature
	for signature := range r.watched {
		signatures = append(signatures, signature)
	}
	statuses, err := r.client.SignatureStatuses(ctx, signatures)
	if err != nil {
		return err
	}
	forgetBefore := r.db.Clock().Now().Add(-2 * remakeAfter).UnixMicro()
	for i, signature := range signatures {
		of := r.watched[signature]
		if statuses[i] == nil || statuses[i].Commitment != rpc.Finalized {
			if of.sinceMicros < forgetBefore {
				delete(r.watched, signature)
			}
			continue
		}
		tx, err := r.client.Transaction(ctx, signature, rpc.Finalized)
		if err != nil {
			return err
		}
		if tx != nil {
			r.metrics.reportPaid(tx, of.fee, of.rent)
			delete(r.watched, signature)
		}
	}
	return nil
}
