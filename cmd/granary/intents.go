package main

import (
	"context"
	"fmt"
	"io"
	"log/slog"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/app"
	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/printable"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/transfer"
)

type intentsCommand struct {
	List   intentsListCommand   `cmd:"" help:"List the intents that are signed and that no chain has decided yet: the withdrawal, rebalance or contract of each, until when it may happen, the reason that keeps it, and whether it is being cancelled."`
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
	owners, err := findOwners(ctx, a.DB, open)
	if err != nil {
		return err
	}
	for _, i := range open {
		if _, err := fmt.Fprintln(out, printable.Escape(describeOpen(i, owners[i.ID]))); err != nil {
			return err
		}
	}
	_, err = fmt.Fprintln(out, app.WithNoun(len(open), "intent is", "intents are")+" open")
	return err
}

// findOwners describes, by the intents' ids, the withdrawal or rebalance whose step each intent is, or the subject of its change.
func findOwners(ctx context.Context, db *store.DB, open []intent.OpenIntent) (map[uuid.UUID]string, error) {
	var steps, changes []uuid.UUID
	owners := map[uuid.UUID]string{}
	for _, i := range open {
		switch i.SettledBy {
		case change.SettleTask:
			changes, owners[i.ID] = append(changes, i.ID), "change"
		default:
			steps, owners[i.ID] = append(steps, i.ID), "step"
		}
	}
	workflows, err := transfer.FindStepOwners(ctx, db, steps)
	if err != nil {
		return nil, err
	}
	for id, of := range workflows {
		owners[id] = fmt.Sprintf("step of %s %s", of.Kind, of.Workflow)
	}
	subjects, err := change.FindSubjects(ctx, db, changes)
	for id, of := range subjects {
		owners[id] = fmt.Sprintf("change %s of contract %s", of.Kind, of.Subject)
	}
	return owners, err
}

// describeOpen returns the line of an intent of an owner.
func describeOpen(i intent.OpenIntent, owner string) string {
	const timeFormat = "2006-01-02T15:04:05Z"
	line := fmt.Sprintf("intent %s (%s) of %s on %s: %s since %s, until %s", i.ID, owner, i.Account, i.Chain, i.State, i.SignedAt.UTC().Format(timeFormat), i.Deadline.UTC().Format(timeFormat))
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
		if i.ID != c.Intent {
			continue
		}
		owners, err := findOwners(ctx, a.DB, []intent.OpenIntent{i})
		if err != nil {
			return err
		}
		_, err = fmt.Fprintln(out, printable.Escape(describeOpen(i, owners[i.ID]))) // cancelled before, it keeps the first reason
		return err
	}
	return nil
}
