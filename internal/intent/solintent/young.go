package solintent

import (
	"context"
	"fmt"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
)

// isYoung reports whether the wallet is younger than the nodes' history: they show since when each of its token accounts is the
// wallet's, or it has none. A wallet pays from its token accounts, and the signer closes none of them and gives none away, so it has
// executed no payment before. One that is empty counts: the wallet may have paid its whole balance. A new wallet needs no
// history of a gap.
func (h history) isYoung(ctx context.Context) (bool, error) {
	wallet := solana.KeyOf(h.wallet)
	for _, mint := range h.client.Config().Mints {
		held, err := h.client.LastingTokenAccountsOf(ctx, wallet, mint, rpc.Finalized)
		if err != nil {
			return false, fmt.Errorf("reading the token accounts of wallet %s: %w", h.wallet, err)
		}
		for _, account := range held {
			since, err := h.isShownSince(ctx, account)
			if err != nil {
				return false, fmt.Errorf("reading since when token account %s is the wallet's: %w", account, err)
			}
			if !since {
				return false, nil
			}
		}
	}
	return true, nil
}

// isShownSince returns whether nodes show the transaction by which a token account became the wallet's: before the oldest that names
// the account and succeeded, the account has no lamports, or is another owner's.
func (h history) isShownSince(ctx context.Context, account solana.PublicKey) (bool, error) {
	list, err := h.client.SignaturesFor(ctx, account, rpc.Finalized, nil)
	if err != nil {
		return false, err
	}
	var oldest solana.Signature
	for _, s := range list {
		if s.Err == nil {
			oldest = s.Signature
		}
	}
	if oldest == (solana.Signature{}) {
		return false, nil
	}
	tx, err := h.client.Transaction(ctx, oldest, rpc.Finalized)
	if err != nil || tx == nil {
		return false, err
	}
	for at, key := range tx.Keys {
		if key == account && tx.PreBalances[at] == 0 && tx.PostBalances[at] > 0 {
			return true, nil
		}
	}
	for _, before := range tx.PreTokens {
		if before.Account == account {
			return before.Owner != solana.KeyOf(h.wallet), nil
		}
	}
	return false, nil
}
