package solintent

import (
	"context"
	"fmt"
	"math"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
)

// isYoung reports whether the wallet is younger than the nodes' history, and since which slot it can have executed a payment: they show
// since when each of its token accounts is the wallet's, or it has none. A wallet pays from its token accounts, and the signer closes none of them and gives none away, so it has
// executed no payment before. One that is empty counts: the wallet may have paid its whole balance. So does one of a mint that is not
// served any more. A new wallet needs no history of a gap before that slot.
func (h history) isYoung(ctx context.Context) (since uint64, young bool, err error) {
	held, err := h.client.LastingTokenAccountsOf(ctx, solana.KeyOf(h.wallet), rpc.Finalized)
	if err != nil {
		return 0, false, fmt.Errorf("reading the token accounts of wallet %s: %w", h.wallet, err)
	}
	since = math.MaxUint64
	for _, account := range held {
		at, shown, err := h.findBeginning(ctx, account)
		if err != nil {
			return 0, false, fmt.Errorf("reading since when token account %s is the wallet's: %w", account, err)
		}
		if !shown {
			return 0, false, nil
		}
		since = min(since, at)
	}
	return since, true, nil
}

// findBeginning returns the slot of the transaction by which a token account became the wallet's, if nodes show it: before the oldest that
// names the account and succeeded, the account has no lamports, or is another owner's.
func (h history) findBeginning(ctx context.Context, account solana.PublicKey) (slot uint64, shown bool, err error) {
	listed, err := h.client.SignaturesFor(ctx, account, rpc.Finalized, nil)
	if err != nil {
		return 0, false, err
	}
	var oldest solana.Signature
	for _, s := range listed.List {
		if s.Err == nil {
			oldest = s.Signature
		}
	}
	if oldest == (solana.Signature{}) {
		return 0, false, nil
	}
	tx, err := h.client.Transaction(ctx, oldest, rpc.Finalized)
	if err != nil || tx == nil {
		return 0, false, err
	}
	for at, key := range tx.Keys {
		if key == account && tx.PreBalances[at] == 0 && tx.PostBalances[at] > 0 {
			return tx.Slot, true, nil
		}
	}
	for _, before := range tx.PreTokens {
		if before.Account == account {
			return tx.Slot, before.Owner != solana.KeyOf(h.wallet), nil
		}
	}
	return 0, false, nil
}
