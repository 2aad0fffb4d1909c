package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"time"

	"github.com/granaryhq/granary/internal/app"
	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/memory"
	"github.com/granaryhq/granary/internal/printable"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/trace"
	"github.com/granaryhq/granary/internal/verify"
)

// configFlags are the common flags of commands that need the configuration.
type configFlags struct {
	Config   string          `help:"The configuration file." type:"existingfile" required:"" env:"GRANARY_CONFIG"`
	Database databaseAddress `help:"sqlite:PATH or postgres://…, instead of the configuration's. A password may be in the environment alone." env:"GRANARY_DATABASE"`
}

func (c configFlags) readConfig() (app.Config, error) {
	config, err := app.ReadConfig(c.Config)
	if c.Database != "" {
		config.Database = string(c.Database)
	}
	return config, err
}

type serveCommand struct {
	configFlags
	Listen string `help:"Where the API listens, instead of the configuration's."`
}

func (s serveCommand) Run(ctx context.Context, log *slog.Logger) error {
	protectMemory(log)
	config, err := s.readConfig()
	if err != nil {
		return err
	}
	if s.Listen != "" {
		config.Listen = s.Listen
	}
	config.Progress = newProgress(log).report
	end, err := beginTracing(ctx, log)
	if err != nil {
		return err
	}
	defer end()
	a, err := app.New(ctx, config, clock.New(), log)
	if err != nil {
		return err
	}
	defer a.Close()
	return a.Run(ctx, func(_, _ net.Addr) error { return nil })
}

// beginTracing exports traces, if the environment wants them, until end.
func beginTracing(ctx context.Context, log *slog.Logger) (end func(), err error) {
	stop, err := trace.StartExport(ctx, log)
	if err != nil {
		return nil, err
	}
	return func() {
		last, cancel := context.WithTimeout(context.WithoutCancel(ctx), 5*time.Second)
		defer cancel()
		if err := stop(last); err != nil {
			log.Warn("the last traces were not sent", "error", err)
		}
	}, nil
}

type migrateCommand struct {
	Config   string          `help:"The configuration file." type:"existingfile" env:"GRANARY_CONFIG"`
	Database databaseAddress `help:"sqlite:PATH or postgres://…, instead of the configuration's. A password may be in the environment alone." env:"GRANARY_DATABASE"`
}

func (m migrateCommand) Run(ctx context.Context, log *slog.Logger, out io.Writer) error {
	address := string(m.Database)
	if address == "" && m.Config == "" {
		return errors.New("name the database with --config or --database")
	}
	if address == "" {
		config, err := app.ReadConfig(m.Config)
		if err != nil {
			return err
		}
		address = config.Database
	}
	db, err := store.Create(ctx, address, clock.New())
	if err != nil {
		return err
	}
	defer db.Close()
	applied := 0
	var total time.Duration
	if err := db.Migrate(ctx, func(version int64, source string, took time.Duration) {
		applied++
		total += took
		log.Info("migrated", "version", version, "source", source, "took", took.Round(time.Microsecond).String())
	}); err != nil {
		return err
	}
	if applied > 0 {
		log.Info("the schema is current", "migrations", applied, "took", total.Round(time.Microsecond).String())
		if err := app.RecordMigration(audit.WithOperator(ctx), db, applied); err != nil {
			return err
		}
	}
	if applied == 0 {
		_, err = fmt.Fprintln(out, "the schema is current")
	} else {
		_, err = fmt.Fprintln(out, app.WithNoun(applied, "migration", "migrations")+" applied")
	}
	return err
}

type verifyCommand struct {
	bookFlags

	Anchor   []string `help:"Another replica's anchor of the audit log, beside the configuration's; may be given several times." type:"existingfile"`
	Receipts bool     `help:"Hold every executed intent against the receipt of its transaction, not only the newest. The nodes must have all of them."`
}

func (v verifyCommand) Run(ctx context.Context, log *slog.Logger, out io.Writer) error {
	a, end, err := v.openBooks(ctx, log)
	if err != nil {
		return err
	}
	defer end()
	p := newProgress(log)
	verifier := a.NewVerifier()
	verifier.Progress, verifier.EveryReceipt = p.report, v.Receipts
	verifier.AuditAnchors = append(verifier.AuditAnchors, v.Anchor...)
	report, err := verifier.Run(ctx)
	p.clearLine()
	if err := printMismatches(out, report.Mismatches); err != nil { // also those that were found before something could not be read
		return err
	}
	if err != nil {
		return err
	}
	if _, err := fmt.Fprintln(out, summarizeReport(report)); err != nil {
		return err
	}
	if !report.Clean() {
		return errors.New(app.WithNoun(len(report.Mismatches), "mismatch", "mismatches"))
	}
	return nil
}

// summarizeReport returns the last line of verify.
func summarizeReport(report verify.Report) string {
	summary := app.WithNoun(report.Wallets, "wallet", "wallets") + ", " + app.WithNoun(report.Balances, "balance", "balances") + " on chain, " +
		app.WithNoun(report.InFlight, "wallet", "wallets") + " in flight, " + app.WithNoun(len(report.Mismatches), "mismatch", "mismatches")
	if report.Audit.Entries > 0 {
		summary += ", " + app.WithNoun(report.Audit.Entries, "audit entry", "audit entries") + " in " + app.WithNoun(report.Audit.Chains, "chain", "chains") + fmt.Sprintf(", %d of them anchored", report.Audit.Anchored)
	}
	if report.Unsettled > 0 {
		summary += ", " + app.WithNoun(report.Unsettled, "step", "steps") + " final and not settled"
	}
	if report.Underived > 0 {
		summary += ", " + app.WithNoun(report.Underived, "wallet", "wallets") + " whose organization no request proves"
	}
	return summary
}

// printMismatches prints one a line, for any content of the rows.
func printMismatches(out io.Writer, found []verify.Mismatch) error {
	for _, m := range found {
		if _, err := fmt.Fprintln(out, printable.Escape(m.String())); err != nil {
			return err
		}
	}
	return nil
}

// sandboxFinality is the default number of blocks of a sandbox.
const sandboxFinality = 2

type sandboxCommand struct {
	Data           string          `help:"Directory for keys, database, chains and sandbox.json." default:"granary-sandbox" type:"path"`
	Listen         string          `help:"Where the API listens." default:"127.0.0.1:8080"`
	RPCListen      string          `help:"Where the EVM chain's JSON-RPC listens. Where it did before, or 127.0.0.1:8545, when that is free, else any port."`
	BaseListen     string          `help:"Where the second EVM chain's JSON-RPC listens. Where it did before, or 127.0.0.1:8546, when that is free, else any port."`
	SolanaListen   string          `help:"Where Solana's JSON-RPC and WebSocket listen. Where they did before, or 127.0.0.1:8899, when that is free, else any port."`
	OperatorListen string          `help:"Where health and metrics listen. Where they did before, or 127.0.0.1:9090, when that is free, else any port."`
	BlockTime      time.Duration   `help:"Pause between blocks, and between slots." default:"1s"`
	OnDemand       bool            `help:"Make blocks and slots only while something waits for one: a transaction, or its finality."`
	Finality       uint64          `help:"Blocks until a block is final, and slots until a slot is." default:"2"`
	SecondChain    bool            `help:"Serve base as a second EVM chain, from now on."`
	Fork           string          `enum:"amsterdam,osaka" default:"amsterdam" help:"Rules of a new first EVM chain: amsterdam, as on Sepolia, or osaka, those before. A chain that DIR has keeps its own."`
	Database       databaseAddress `help:"postgres://… instead of a SQLite file in the directory. A password may be in the environment alone." env:"GRANARY_SANDBOX_DATABASE"`
}

func (s sandboxCommand) Run(ctx context.Context, log *slog.Logger, out io.Writer) error {
	if err := memory.Protect(); err != nil { // its keys are worthless
		log.Debug("the process's memory is not protected", "error", err)
	}
	end, err := beginTracing(ctx, log)
	if err != nil {
		return err
	}
	defer end()
	sandbox, err := app.NewSandbox(ctx, app.SandboxOptions{Dir: s.Data, Listen: s.Listen, RPCListen: s.RPCListen, BaseListen: s.BaseListen, SolanaListen: s.SolanaListen, OperatorListen: s.OperatorListen,
		BlockTime: s.BlockTime, OnDemand: s.OnDemand, Finality: s.Finality, SecondChain: s.SecondChain, Fork: devnet.Fork(s.Fork), Database: string(s.Database)}, log)
	if err != nil {
		return err
	}
	defer sandbox.Close()
	return sandbox.Run(ctx, func(info app.SandboxInfo) error {
		encoder := json.NewEncoder(out)
		encoder.SetIndent("", "  ")
		return encoder.Encode(info)
	})
}
