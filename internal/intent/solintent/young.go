package solintent

import (
	"context"
	"fmt"
	"slices"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
)

// isYoung reports whether the wallet is younger than the nodes' history: they show how each of its token accounts was
// made, or it has none. A wallet pays from its token accounts, and the signer closes none of them, so it has executed
// no payment before. One that is empty counts: the wallet may have paid its whole balance. A new wallet needs no
// history of a gap.
func (h history) isYoung(ctx context.Context) (bool, error) {
	for _, mint := range h.client.Config().Mints {
		held, err := h.client.LastingTokenAccountsOf(ctx, solana.KeyOf(h.wallet), mint, rpc.Confirmed)
		if err != nil {
			return false, fmt.Errorf("reading the token accounts of wallet %s: %w", h.wallet, err)
		}
		for _, a := range held {
			made, err := h.isMadeLately(ctx, a.Address)
			if err != nil {
				return false, fmt.Errorf("reading how token account %s was made: %w", a.Address, err)
			}
			if !made {
				return false, nil
			}
		}
	}
	return true, nil
}

// isMadeLately returns whether nodes show the transaction that made an account: in the oldest that names it and succeeded, the
// account has no lamports before, and has some after.
func (h history) isMadeLately(ctx context.Context, account solana.PublicKey) (bool, error) {
	var oldest, before solana.Signature
	for {
		page, err := h.client.SignaturesFor(ctx, account, solana.Signature{}, before, 0)
		if err != nil {
			return false, err
		}
		for _, s := range page {
			if s.Err == nil {
				oldest = s.Signature
			}
		}
		if len(page) < rpc.MaxSignatures {
			break
		}
		before = page[len(page)-1].Signature
	}
	if oldest == (solana.Signature{}) {
		return false, nil
	}
	tx, err := h.client.Transaction(ctx, oldest, rpc.Confirmed)
	if err != nil || tx == nil {
		return false, err
	}
	at := slices.Index(tx.Keys, account)
	return at >= 0 && at < min(len(tx.PreBalances), len(tx.PostBalances)) && tx.PreBalances[at] == 0 && tx.PostBalances[at] > 0, nil
}
