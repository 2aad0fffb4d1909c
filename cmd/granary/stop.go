package main

import (
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/app"
	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/printable"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/wallet"
	"github.com/granaryhq/granary/internal/yield"
)

type stopCommand struct {
	Put    stopPutCommand    `cmd:"" help:"Stop all that an organization has signed, what it has signed on a chain, or what enters a source: needs neither signer nor nodes."`
	List   stopListCommand   `cmd:"" help:"List the emergency stops that are in force, of all organizations."`
	Resume stopResumeCommand `cmd:"" help:"End a stop of an organization that has no approvers. One that has ends it by its approvers alone."`
}

// stopFlags name a stop.
type stopFlags struct {
	databaseFlags

	Target       string    `arg:"" help:"organization, source:ID, source:ID@WALLET or chain:NAME."`
	Organization uuid.UUID `help:"The organization's id." required:""`
	Reason       lineText  `help:"Why, for those who read it later." required:""`
}

type stopPutCommand struct {
	stopFlags

	Signer bool      `help:"The database is a separate signer's, which has neither sources nor wallets to compare the target with."`
	ID     uuid.UUID `help:"The id that the stop has in the other database, the signer's or the service's, so that one approval ends both. It must have been put there with the same target and reason."`

	CorrectReason bool `help:"Give the stop with this id the reason that it has at the signer: while the two differ the stop cannot be ended. Use it on the service's database alone."`
}

func (p stopPutCommand) Run(ctx context.Context, out io.Writer) error {
	if p.CorrectReason && (p.Signer || p.ID == uuid.Nil) {
		return errCorrection
	}
	target, err := stop.ParseTarget(p.Target)
	if err != nil {
		return err
	}
	db, err := p.openDatabase(ctx)
	if err != nil {
		return err
	}
	defer db.Close()
	if !p.Signer {
		if err := checkStopTarget(ctx, db, p.Organization, target); err != nil {
			return err
		}
	}
	made, err := p.putIn(audit.WithOperator(ctx), db, target)
	if err != nil {
		return err
	}
	if err := printStop(out, p.Organization, made); err != nil || p.Signer {
		return err
	}
	return warnOfEmptyStop(ctx, db, p.Organization, target, out)
}

func (p stopPutCommand) putIn(ctx context.Context, db *store.DB, target stop.Target) (stop.Stop, error) {
	switch {
	case p.CorrectReason:
		return stop.CorrectReason(ctx, db, p.Organization, p.ID, target, string(p.Reason))
	case p.ID != uuid.Nil:
		return stop.PutAs(ctx, db, p.Organization, p.ID, target, string(p.Reason))
	}
	return stop.Put(ctx, db, p.Organization, target, string(p.Reason))
}

// warnOfEmptyStop prints a warning if a stop concerns no wallet of the database: the id may be a slip. The stop is put all the same,
// since it is for wallets that are made later, too.
func warnOfEmptyStop(ctx context.Context, db *store.DB, organization uuid.UUID, target stop.Target, out io.Writer) error {
	on, isChain := target.Chain()
	wallets, err := wallet.CountOn(ctx, db, organization, on)
	switch {
	case err != nil || wallets > 0:
		return err
	case isChain:
		_, err = fmt.Fprintf(out, "warning: no wallet of the organization in this database has an address on %s\n", on)
	default:
		_, err = fmt.Fprintln(out, "warning: this database has no wallet of the organization")
	}
	return err
}

// errCorrection says how the reason of a stop is corrected.
var errCorrection = errors.New("--correct-reason takes --id, and is for the service's database: the signer keeps the reason that it has")

// checkStopTarget refuses a source or wallet that the service's database does not know.
func checkStopTarget(ctx context.Context, db *store.DB, organization uuid.UUID, target stop.Target) error {
	if source, is := target.Source(); is {
		recorded, err := yield.Recorded(ctx, db, source)
		if err != nil {
			return err
		}
		if !recorded {
			return fmt.Errorf("this database has served no yield source %q", source)
		}
	}
	if id, is := target.Wallet(); is {
		var of wallet.Wallet // the gate checks by wallet: a stop of a stranger's wallet could not be resumed by anyone
		if err := db.SendBatch(ctx, wallet.WalletQuery(&of, organization, id, "")); err != nil {
			return fmt.Errorf("finding the wallet of %s: %w", target, err)
		}
	}
	return nil
}

type stopListCommand struct{ databaseFlags }

func (l stopListCommand) Run(ctx context.Context, out io.Writer) error {
	db, err := l.openDatabase(ctx)
	if err != nil {
		return err
	}
	defer db.Close()
	listed := 0
	err = stop.Each(ctx, db, func(organization uuid.UUID, s stop.Stop) error {
		listed++
		return printStop(out, organization, s)
	})
	if err != nil {
		return err
	}
	_, err = fmt.Fprintln(out, app.WithNoun(listed, "emergency stop is", "emergency stops are")+" in force")
	return err
}

type stopResumeCommand struct{ stopFlags }

func (r stopResumeCommand) Run(ctx context.Context, out io.Writer) error {
	target, err := stop.ParseTarget(r.Target)
	if err != nil {
		return err
	}
	db, err := r.openDatabase(ctx)
	if err != nil {
		return err
	}
	defer db.Close()
	ended, err := stop.ResumeByOperator(audit.WithOperator(ctx), db, r.Organization, target, string(r.Reason))
	if err != nil {
		return err
	}
	_, err = fmt.Fprintln(out, printable.Escape(fmt.Sprintf("%s goes on: it was stopped for %q", describeStopped(ended.Target, r.Organization), ended.Reason)))
	return err
}

// describeStopped names the target of a stop with its organization.
func describeStopped(target stop.Target, organization uuid.UUID) string {
	if target == stop.Organization {
		return "organization " + organization.String()
	}
	return fmt.Sprintf("%s of organization %s", target, organization)
}

func printStop(out io.Writer, organization uuid.UUID, s stop.Stop) error {
	_, err := fmt.Fprintln(out, printable.Escape(fmt.Sprintf("%s is stopped since %s by %s, as %s: %q",
		describeStopped(s.Target, organization), s.StoppedAt.Format("2006-01-02T15:04:05Z"), s.StoppedBy, s.ID, s.Reason)))
	return err
}
