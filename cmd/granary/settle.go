package main

import (
	"context"
	"fmt"
	"io"
	"log/slog"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/app"
	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/printable"
	"github.com/granaryhq/granary/internal/transfer"
)

type settleCommand struct {
	List   settleListCommand   `cmd:"" help:"List the steps whose intents are final and that are not settled: why, and what the chain moved beside what the books hold."`
	Accept settleAcceptCommand `cmd:"" help:"Settle a step by what the chain did, although the books do not have as much as left the wallet."`
}

type settleListCommand struct{ bookFlags }

func (l settleListCommand) Run(ctx context.Context, log *slog.Logger, out io.Writer) error {
	a, end, err := l.openBooks(ctx, log)
	if err != nil {
		return err
	}
	defer end()
	unsettled, err := a.Transfers.ListUnsettled(ctx)
	if err != nil {
		return err
	}
	for _, u := range unsettled {
		if err := printUnsettled(out, u); err != nil {
			return err
		}
	}
	_, err = fmt.Fprintln(out, app.WithNoun(len(unsettled), "step is", "steps are")+" final and not settled")
	return err
}

func printUnsettled(out io.Writer, u transfer.Unsettled) error {
	_, err := fmt.Fprintf(out, "step %s (%s) of wallet %s on %s: %s since %s, transaction %s, tried %s: %s\n",
		u.Step, u.Kind, u.Wallet, u.Chain, u.Intent, u.FinalAt.Format("2006-01-02T15:04:05Z"), u.TxHash, app.WithNoun(u.Attempts, "time", "times"), printable.Escape(u.Reason))
	if err != nil {
		return err
	}
	for _, m := range u.Moved {
		if _, err := fmt.Fprintf(out, "  %s: the chain moved %s, the books hold %s, of which %s is promised\n", m.Position, m.Moved, m.Held, m.Reserved); err != nil {
			return err
		}
	}
	return nil
}

type settleAcceptCommand struct {
	bookFlags

	Step   uuid.UUID `arg:"" help:"The step's id, as the list has it."`
	Reason lineText  `help:"Why, for those who read the books later." required:""`
}

func (c settleAcceptCommand) Run(ctx context.Context, log *slog.Logger, out io.Writer) error {
	a, end, err := c.openBooks(ctx, log)
	if err != nil {
		return err
	}
	defer end()
	shortfall, err := a.Transfers.AcceptSettlement(audit.WithOperator(ctx), c.Step, string(c.Reason))
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(out, "settled; %s left the wallet that the books did not have\n", shortfall)
	return err
}
