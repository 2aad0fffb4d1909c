package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/app"
	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/printable"
	"github.com/granaryhq/granary/internal/reconciliation"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/wallet"
)

type breaksCommand struct {
	List        breaksListCommand        `cmd:"" help:"List what the running check of the books has found wrong and is not resolved, of all organizations: needs neither signer nor nodes."`
	Acknowledge breaksAcknowledgeCommand `cmd:"" help:"Say that a break is known: nobody is called because of it until its difference changes."`
}

// databaseFlags name the database alone, for commands that must work without the rest of the service.
type databaseFlags struct {
	Config   string          `help:"The configuration file." type:"existingfile" env:"GRANARY_CONFIG"`
	Database databaseAddress `help:"sqlite:PATH or postgres://…, instead of the configuration's. A password may be in the environment alone." env:"GRANARY_DATABASE"`
	Sandbox  string          `help:"A sandbox's directory, instead: its SQLite file, also while the sandbox runs." type:"existingdir"`
}

func (f databaseFlags) openDatabase(ctx context.Context) (*store.DB, error) {
	if f.Sandbox != "" {
		return openSandboxDatabase(ctx, f.Sandbox)
	}
	if f.Database != "" {
		return store.Open(ctx, string(f.Database), clock.New())
	}
	if f.Config == "" {
		return nil, errors.New("name the database with --config, --database or --sandbox")
	}
	config, err := app.ReadConfig(f.Config)
	if err != nil {
		return nil, err
	}
	return store.Open(ctx, config.Database, clock.New())
}

// openSandboxDatabase opens the database in a sandbox's directory, at the time that its own
// clock has come to.
func openSandboxDatabase(ctx context.Context, dir string) (*store.DB, error) {
	db, err := store.Open(ctx, "sqlite:"+filepath.Join(dir, "granary.db"), clock.New())
	if err != nil {
		return nil, err
	}
	if err := catchUp(ctx, db); err != nil {
		db.Close()
		return nil, err
	}
	return db, nil
}

// catchUp moves a database's clock to the newest time that a serving process has written: a sandbox's clock may have
// been moved.
func catchUp(ctx context.Context, db *store.DB) error {
	posted, err := ledger.LastPosted(ctx, db)
	followed, failed := wallet.LastFollowed(ctx, db)
	if err := errors.Join(err, failed); err != nil {
		return err
	}
	db.Clock().Advance(time.Duration(max(posted, followed)-db.Clock().Micros()) * time.Microsecond)
	return nil
}

type breaksListCommand struct{ databaseFlags }

func (l breaksListCommand) Run(ctx context.Context, out io.Writer) error {
	db, err := l.openDatabase(ctx)
	if err != nil {
		return err
	}
	defer db.Close()
	listed := 0
	err = reconciliation.EachUnresolved(ctx, db, func(b reconciliation.Break) error {
		listed++
		return printBreak(out, b)
	})
	if err != nil {
		return err
	}
	_, err = fmt.Fprintln(out, app.WithNoun(listed, "break is", "breaks are")+" not resolved")
	return err
}

func printBreak(out io.Writer, b reconciliation.Break) error {
	const timeFormat = "2006-01-02T15:04:05Z"
	line := fmt.Sprintf("break %s: %s, %s %s", b.ID, b.Rule, b.Subject.Kind, b.Subject.ID)
	if b.Wallet != uuid.Nil {
		line += ", wallet " + b.Wallet.String()
	}
	if b.Organization != uuid.Nil {
		line += " of organization " + b.Organization.String()
	}
	line += fmt.Sprintf(": %s, found %s, last seen %s", b.State, b.FoundAt.Format(timeFormat), b.SeenAt.Format(timeFormat))
	if a := b.Acknowledgement; a != nil {
		line += fmt.Sprintf(", acknowledged %s by %s: %q", a.At.Format(timeFormat), a.By, a.Note)
	}
	if _, err := fmt.Fprintln(out, printable.Escape(line)); err != nil {
		return err
	}
	for _, e := range b.Evidence {
		if _, err := fmt.Fprintf(out, "  %s\n", printable.Escape(e.Text)); err != nil {
			return err
		}
	}
	return nil
}

type breaksAcknowledgeCommand struct {
	databaseFlags

	Break uuid.UUID `arg:"" help:"The break's id, as the list has it."`
	Note  lineText  `help:"What it is and why it may stay, for those who read it later." required:""`
}

func (a breaksAcknowledgeCommand) Run(ctx context.Context, out io.Writer) error {
	db, err := a.openDatabase(ctx)
	if err != nil {
		return err
	}
	defer db.Close()
	organization, err := reconciliation.FindOrganization(ctx, db, a.Break)
	if err != nil {
		return err
	}
	b, err := reconciliation.Acknowledge(audit.WithOperator(ctx), db, organization, a.Break, string(a.Note))
	if err != nil {
		return err
	}
	return printBreak(out, b)
}
