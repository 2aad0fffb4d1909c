package main

import (
	"context"
	"fmt"
	"io"
	"log/slog"
	"strings"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/app"
	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/printable"
	"github.com/granaryhq/granary/internal/transfer"
)

type workflowsCommand struct {
	List   workflowsListCommand   `cmd:"" help:"List withdrawals and rebalances that have not ended, and the third party that each waits for: a source, a bridge, approvers or an emergency stop. Needs neither signer nor nodes."`
	Giveup workflowsGiveUpCommand `cmd:"" help:"Cancel a withdrawal or a rebalance, whichever third party it waits for. What comes of it later is booked and stays in the wallet."`
}

type workflowsListCommand struct{ databaseFlags }

func (l workflowsListCommand) Run(ctx context.Context, out io.Writer) error {
	db, err := l.openDatabase(ctx)
	if err != nil {
		return err
	}
	defer db.Close()
	if err := catchUp(ctx, db); err != nil {
		return err
	}
	open, err := transfer.OpenWorkflows(ctx, db)
	if err != nil {
		return err
	}
	for _, w := range open {
		if _, err := fmt.Fprintln(out, printable.Escape(describeWorkflow(w))); err != nil {
			return err
		}
	}
	_, err = fmt.Fprintln(out, app.WithNoun(len(open), "workflow is", "workflows are")+" open")
	return err
}

// describeWorkflow is one line of the list.
func describeWorkflow(w transfer.OpenWorkflow) string {
	line := fmt.Sprintf("%s %s of wallet %s of organization %s: %s, %s since %s", w.Kind, w.ID, w.Wallet, w.Organization, w.Amount, w.Status, w.CreatedAt.UTC().Format(time.RFC3339))
	switch {
	case len(w.WaitsFor) > 0:
		line += ", waits for " + strings.Join(w.WaitsFor, " and for ")
	case w.Problem != "":
		line += ", is tried again: " + w.Problem
	default:
		line += ", goes on by itself"
	}
	return line
}

type workflowsGiveUpCommand struct {
	bookFlags

	Workflow uuid.UUID `arg:"" help:"The id of the withdrawal or the rebalance, as the list has it."`
	Reason   lineText  `help:"Why, for those who read the audit log later." required:""`
}

func (c workflowsGiveUpCommand) Run(ctx context.Context, log *slog.Logger, out io.Writer) error {
	a, end, err := c.openBooks(ctx, log)
	if err != nil {
		return err
	}
	defer end()
	w, err := a.Transfers.GiveUp(audit.WithOperator(ctx), c.Workflow, string(c.Reason))
	if err != nil {
		return err
	}
	text := "it is given up and " + string(w.Status) + ", and nothing of it is under way"
	if w.CompletedAt == nil {
		text = "it is given up and " + string(w.Status) + ", and its wallet is free; what is under way or owed is booked when it comes, and stays in the wallet"
	}
	_, err = fmt.Fprintln(out, text)
	return err
}
