package app

import (
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/printable"
	"github.com/granaryhq/granary/internal/recovery"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/yield"
)

// findOwed prints a line for each amount that a source of a chain owes to a wallet beyond the requests in the books, and enters the
// requests of the wallets that enter selects.
func (a *App) findOwed(ctx context.Context, back *recovery.Service, on chain.Name, wallets []uuid.UUID, upTo uint64, enter func(uuid.UUID) bool, out io.Writer) error {
	var found []recovery.Owed
	err := back.FindOwed(ctx, on, wallets, func(owed recovery.Owed) error {
		if owed.Unstated == nil && enter(owed.Wallet) {
			found = append(found, owed)
		}
		return printOwed(out, owed)
	})
	if err != nil {
		return fmt.Errorf("reading the amounts that sources on %s owe: %w", on, err)
	}
	return a.enterRequests(ctx, back, found, upTo, out)
}

// printOwed prints an amount that a source owes to a wallet beyond the requests in the books.
func printOwed(out io.Writer, owed recovery.Owed) error {
	unit := "units"
	if owed.Redeem {
		unit = "shares"
	}
	if owed.Unstated != nil {
		_, err := fmt.Fprintf(out, "unread  wallet %s  %s  the amount that it owes cannot be read: %s\n", owed.Wallet, owed.Source, printable.Escape(owed.Unstated.Error()))
		return err
	}
	_, err := fmt.Fprintf(out, "owed    wallet %s  %s  %s %s at block %d, beyond the requests in the books\n", owed.Wallet, owed.Source, owed.Units, unit, owed.Block)
	return err
}

// enterRequests enters the requests by which the amounts came to be owed. The books have these wallets as the chain has them at a
// final block that is not before upTo. A request that cannot be entered now is printed, and found again by the next run.
func (a *App) enterRequests(ctx context.Context, back *recovery.Service, amounts []recovery.Owed, upTo uint64, out io.Writer) error {
	ctx, err := a.Catalog.Pin(ctx)
	if err != nil || len(amounts) == 0 {
		return err
	}
	err = back.FindRequests(ctx, amounts, upTo, requestBooks{a.Transfers, out})
	if errors.Is(err, yield.ErrNoPrice) || errors.Is(err, chain.ErrUnavailable) && ctx.Err() == nil { // nodes may have dropped older logs
		_, err = fmt.Fprintf(out, "unread  not all requests were looked for: %s\n", printable.Escape(err.Error()))
	}
	return err
}

// requestBooks are the books to which recovery enters requests. It prints each.
type requestBooks struct {
	*transfer.Service
	out io.Writer
}

// Enter enters a request, and prints whether it is.
func (b requestBooks) Enter(ctx context.Context, r recovery.Request) (bool, error) {
	entered, err := b.EnterRequest(ctx, transfer.RecoveredRequest{Wallet: r.Wallet, Source: r.Source, Redeem: r.Redeem, ID: r.ID, Units: r.RequestMade.Units, Value: r.Value, Block: r.RequestMade.Block})
	does, why := "entered", ""
	switch {
	case fault.CodeOf(err) == fault.WorkflowConflict:
		does, why = "left   ", printable.Escape(err.Error())
	case err != nil:
		return false, fmt.Errorf("entering request %s of wallet %s: %w", r.ID, r.Wallet, err)
	case !entered:
		return false, nil
	}
	_, err = fmt.Fprintf(b.out, "%s wallet %s  %s  the request of %s in transaction %s  %s\n", does, r.Wallet, r.Source, r.RequestMade.Units, r.TxHash, why)
	return entered, err
}
