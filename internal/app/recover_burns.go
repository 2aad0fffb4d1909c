package app

import (
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/bridge/attestation"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/printable"
	"github.com/granaryhq/granary/internal/recovery"
	"github.com/granaryhq/granary/internal/transfer"
)

// findBurns prints a line for each amount of USDC that a wallet burnt on a chain for another one, that has not come, and that the books
// lack, and enters those of the wallets that enter selects. An amount that cannot be judged or entered now is printed, and found again by the
// next run. Error: errBurnsUnread if a node lacks a part of the range.
func (a *App) findBurns(ctx context.Context, back *recovery.Service, on chain.Name, wallets []uuid.UUID, upTo uint64, enter func(uuid.UUID) bool, out io.Writer) error {
	err := back.FindBurns(ctx, on, wallets, upTo, func(b recovery.Burn) error {
		burn, missing, err := a.Transfers.JudgeBurn(ctx, transfer.RecoveredBurn{Wallet: b.Wallet, From: on, Burn: b.Burn})
		if errors.Is(err, transfer.ErrNotServed) || errors.Is(err, attestation.ErrUnreachable) || errors.Is(err, attestation.ErrPending) || errors.Is(err, chain.ErrUnavailable) && ctx.Err() == nil {
			_, err = fmt.Fprintf(out, "unread  wallet %s  %s  USDC was burnt in transaction %s, and it is not known whether it has come: %s\n", b.Wallet, on, b.TxHash, printable.Escape(err.Error()))
			return err
		}
		if err != nil || !missing {
			return err
		}
		if _, err := fmt.Fprintf(out, "coming  wallet %s  %s USDC from %s to %s, burnt in transaction %s, which the books lack\n", b.Wallet, burn.Amount, on, burn.To, b.TxHash); err != nil || !enter(b.Wallet) {
			return err
		}
		return a.enterBurn(ctx, burn, out)
	})
	if (errors.Is(err, chain.ErrUnavailable) || errors.Is(err, recovery.ErrHistoryLacking)) && ctx.Err() == nil { // nodes may have dropped older logs
		if _, err := fmt.Fprintf(out, "unread  not all burns on %s were looked for: %s\n", on, printable.Escape(err.Error())); err != nil {
			return err
		}
		return fmt.Errorf("%w on %s", errBurnsUnread, on)
	}
	return err
}

// errBurnsUnread is the error of a run after which the books may lack USDC that is on its way from a chain: its nodes could not be searched for all of it.
var errBurnsUnread = errors.New("not all burns were looked for")

// enterBurn enters a burn, and prints whether it is.
func (a *App) enterBurn(ctx context.Context, burn transfer.MissingBurn, out io.Writer) error {
	entered, err := a.Transfers.EnterBurn(ctx, burn)
	does, why := "entered", ""
	switch {
	case fault.CodeOf(err) == fault.WorkflowConflict:
		does, why = "left   ", printable.Escape(err.Error())
	case err != nil:
		return fmt.Errorf("entering burn %s of wallet %s: %w", burn.ID, burn.Wallet, err)
	case !entered:
		return nil
	}
	_, err = fmt.Fprintf(out, "%s wallet %s  the burn of %s USDC in transaction %s  %s\n", does, burn.Wallet, burn.Amount, burn.TxHash, why)
	return err
}
