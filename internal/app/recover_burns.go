package app

import (
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/bridge/attestation"
	"github.com/granaryhq/granary/internal/bridge/cctp/cctpsol"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/printable"
	"github.com/granaryhq/granary/internal/recovery"
	"github.com/granaryhq/granary/internal/transfer"
)

// findBurns prints a line for each amount of USDC that a wallet burnt on a chain for another one, that has not come, and that the books
// lack, and enters those of the wallets that enter selects, but for those of which the repeated request has failed: printFailedBurn. An amount that cannot be judged or entered now is printed, and found again by the
// next run. A chain without a bridge has none. Error: errBurnsUnread if a node lacks a part of the range.
func (a *App) findBurns(ctx context.Context, back *recovery.Service, on chain.Name, wallets []uuid.UUID, upTo uint64, enter func(uuid.UUID) bool, out io.Writer) error {
	if on.IsSolana() && a.Config.Chains[on].Solana.Bridge == nil { // as on an EVM chain without one
		return nil
	}
	err := back.FindBurns(ctx, on, wallets, upTo, func(b recovery.Burn) error {
		burn, missing, err := a.Transfers.JudgeBurn(ctx, transfer.RecoveredBurn{Wallet: b.Wallet, From: on, Burn: b.Burn})
		if errors.Is(err, transfer.ErrNotServed) || errors.Is(err, attestation.ErrUnreachable) || errors.Is(err, attestation.ErrPending) || errors.Is(err, chain.ErrUnavailable) && ctx.Err() == nil {
			_, err = fmt.Fprintf(out, "unread  wallet %s  %s  USDC was burnt in transaction %s, and it is not known whether it has come: %s\n", b.Wallet, on, b.TxHash, printable.Escape(err.Error()))
			return err
		}
		if err != nil || !missing {
			return err
		}
		if burn.Failed != "" {
			return a.printFailedBurn(burn, out)
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

// printFailedBurn prints a burn of which the repeated request has failed: it is in no books and is never entered. Anyone can bring its
// message in by the call that is printed. The amount is a deposit of the wallet then, and the burn is not printed again.
func (a *App) printFailedBurn(burn transfer.MissingBurn, out io.Writer) error {
	transmitter := cctpsol.Transmitter.String()
	if client := a.Clients[burn.To]; client != nil {
		transmitter = client.Config().Bridge.MessageTransmitter.Hex()
	}
	_, err := fmt.Fprintf(out, "failed  wallet %s  the burn of %s USDC from %s to %s in transaction %s: its request was repeated and has failed (%s). Anyone can bring the amount in, which is a deposit of the wallet then, by %s\n",
		burn.Wallet, burn.Amount, burn.From, burn.To, burn.TxHash, printable.Escape(burn.Failed), transfer.DescribeReceiving(burn.To, transmitter, burn.Attested, burn.Attestation))
	return err
}

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
