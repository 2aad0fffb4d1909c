package main

import (
	"context"
	"fmt"
	"io"
	"log/slog"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/printable"
)

type intentsCommand struct {
	List   intentsListCommand   `cmd:"" help:"List what is signed and not decided by its chain yet: until when it may happen, what keeps it, and whether it is being cancelled."`
	Cancel intentsCancelCommand `cmd:"" help:"Give up a signed step of a withdrawal or a rebalance, or a signed change of a contract: its nonce is used up on the chain, and the step or change fails once that is final, or completes if it is executed first."`
}

type intentsListCommand struct{ bookFlags }

func (l intentsListCommand) Run(ctx context.Context, log *slog.Logger, out io.Writer) error {
	a, end, err := l.openBooks(ctx, log)
	if err != nil {
		return err
	}
	defer end()
	open, err := a.Intents.ListOpen(ctx)
	if err != nil {
		return err
	}
	for _, i := range open {
		if _, err := fmt.Fprintln(out, printable.Escape(describeOpen(i))); err != nil {
			return err
		}
	}
	_, err = fmt.Fprintf(out, "%d intents are open\n", len(open))
	return err
}

// describeOpen is one line of the list.
func describeOpen(i intent.OpenIntent) string {
	const timeFormat = "2006-01-02T15:04:05Z"
	line := fmt.Sprintf("intent %s (%s) of %s on %s: %s since %s, until %s", i.ID, describeOwner(i), i.Account, i.Chain, i.State, i.SignedAt.UTC().Format(timeFormat), i.Deadline.UTC().Format(timeFormat))
	if len(i.Transactions) > 0 {
		line += ", in transaction " + i.Transactions[0]
	}
	switch {
	case i.CancelAskedAt.IsZero():
	case i.CancelSigned:
		line += fmt.Sprintf(", being cancelled since %s (%s)", i.CancelAskedAt.UTC().Format(timeFormat), i.CancelReason)
	default:
		line += fmt.Sprintf(", to be cancelled since %s (%s)", i.CancelAskedAt.UTC().Format(timeFormat), i.CancelReason)
	}
	if i.Unexecuted {
		line += ", asserted as not executed"
	}
	if i.Reason != "" {
		line += ": " + i.Reason
	}
	return line
}

// describeOwner says what an intent is of.
func describeOwner(i intent.OpenIntent) string {
	if i.SettledBy == change.SettleTask {
		return "change"
	}
	return "step"
}

type intentsCancelCommand struct {
	bookFlags

	Intent uuid.UUID `arg:"" help:"The intent's id, which is its step's or its change's, as the list has it."`
	Reason lineText  `help:"Why. The owner of the wallet or contract reads it." required:""`

	NeverExecuted bool `help:"For an intent whose nonce is marked as used although no provider of nodes has its event (section 25 of the runbook): end it after its deadline. If it was in fact executed, its amount is freed although it was paid."`
}

func (c intentsCancelCommand) Run(ctx context.Context, log *slog.Logger, out io.Writer) error {
	a, end, err := c.openBooks(ctx, log)
	if err != nil {
		return err
	}
	defer end()
	cancel := a.CancelIntent
	if c.NeverExecuted {
		cancel = a.EndUnexecuted
	}
	if err := cancel(audit.WithOperator(ctx), c.Intent, string(c.Reason)); err != nil {
		return err
	}
	if c.NeverExecuted {
		if _, err := fmt.Fprintln(out, "recorded that no block has its event: if its nonce is marked as used in the tree, it ends once its deadline has passed and a whole search was in vain; else this changes nothing, and it is cancelled as any other"); err != nil {
			return err
		}
	}
	if _, err := fmt.Fprintln(out, "to be cancelled; `granary intents list` shows it until the chain has decided, and its step or change fails, or completes if it was executed first"); err != nil {
		return err
	}
	open, err := a.Intents.ListOpen(ctx)
	if err != nil {
		return err
	}
	for _, i := range open {
		if i.ID == c.Intent { // cancelled before, it keeps the first reason
			_, err = fmt.Fprintln(out, printable.Escape(describeOpen(i)))
		}
	}
	return err
}
