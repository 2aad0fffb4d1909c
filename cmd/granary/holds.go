package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/app"
	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/printable"
	"github.com/granaryhq/granary/internal/restore"
	"github.com/granaryhq/granary/internal/transfer"
)

type holdsCommand struct {
	List    holdsListCommand    `cmd:"" help:"List the payouts that are held since a database was lost, until when lost signatures may be valid, and the releases: who made each, when and why. Needs neither signer nor nodes."`
	Release holdsReleaseCommand `cmd:"" help:"Have the payouts of an organization, or of one of its wallets, signed although a lost signature may pay the same thing. Ask the organization first."`
}

type holdsListCommand struct{ databaseFlags }

func (l holdsListCommand) Run(ctx context.Context, out io.Writer) error {
	db, err := l.openDatabase(ctx)
	if err != nil {
		return err
	}
	defer db.Close()
	if err := catchUp(ctx, db); err != nil {
		return err
	}
	open, err := restore.ListOpen(ctx, db)
	if err != nil {
		return err
	}
	for _, r := range open {
		if _, err := fmt.Fprintf(out, "a database was lost, recorded %s: lost signatures may be valid until %s; then run `granary recover`\n", r.RecordedAt.UTC().Format(time.RFC3339), r.ValidUntil.UTC().Format(time.RFC3339)); err != nil {
			return err
		}
	}
	releases, err := restore.ListReleases(ctx, db)
	if err != nil {
		return err
	}
	for _, r := range releases {
		if _, err := fmt.Fprintln(out, printable.Escape(describeRelease(r))); err != nil {
			return err
		}
	}
	held, err := transfer.ListHeld(ctx, db)
	if err != nil {
		return err
	}
	for _, h := range held {
		line := fmt.Sprintf("organization %s  wallet %s  withdrawal %s  requestId %s  %s of %s to %s on %s  since %s", h.Organization, h.Wallet, h.Withdrawal, h.Request, h.Amount, h.Token, h.To, h.Chain, h.CreatedAt.UTC().Format(time.RFC3339))
		if _, err := fmt.Fprintln(out, printable.Escape(line)); err != nil {
			return err
		}
	}
	_, err = fmt.Fprintln(out, app.WithNoun(len(held), "payout is", "payouts are")+" held")
	return err
}

// describeRelease returns the line of a release.
func describeRelease(r restore.PastRelease) string {
	of := "all wallets"
	if r.Wallet != uuid.Nil {
		of = "wallet " + r.Wallet.String()
	}
	state := "in force"
	if r.Over {
		state = "over"
	}
	return fmt.Sprintf("released %s by %s: organization %s  %s  after the loss recorded %s, %s: %s", r.ReleasedAt.UTC().Format(time.RFC3339), cmp.Or(r.By, "an unknown operator"),
		r.Organization, of, r.LostAt.UTC().Format(time.RFC3339), state, r.Reason)
}

type holdsReleaseCommand struct {
	databaseFlags

	Organization uuid.UUID `help:"Whose payouts are released." required:""`
	Wallet       uuid.UUID `help:"The one wallet whose payouts are released; without it all of the organization's, also those to come."`
	Reason       lineText  `help:"Why no lost signature can pay the same thing, for those who read the audit log later." required:""`
}

func (r holdsReleaseCommand) Run(ctx context.Context, out io.Writer) error {
	if r.Organization == uuid.Nil || r.Reason == "" {
		return errors.New("name the organization and the reason")
	}
	db, err := r.openDatabase(ctx)
	if err != nil {
		return err
	}
	defer db.Close()
	if err := catchUp(ctx, db); err != nil {
		return err
	}
	if err := restore.Release(audit.WithOperator(ctx), db, r.Organization, r.Wallet, string(r.Reason)); err != nil {
		return err
	}
	_, err = fmt.Fprintln(out, "released: a running service signs these payouts within a minute")
	return err
}
