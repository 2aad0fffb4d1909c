// Command granary is the service: one binary that runs a sandbox, serves
// production, migrates its database, issues tokens and proves its books.
package main

import (
	"context"
	"fmt"
	"log/slog"
	"os"
	"os/signal"
	"strings"
	"syscall"

	"github.com/alecthomas/kong"
	"golang.org/x/term"

	"github.com/granaryhq/granary/internal/bench"
	"github.com/granaryhq/granary/internal/trace"
)

type cli struct {
	LogLevel slog.Level `help:"Least level that is logged: debug, info, warn, error." default:"info" env:"GRANARY_LOG_LEVEL"`

	Demo      demoCommands     `cmd:"" help:"Walk through the whole life of a wallet, or of a MicroVault, in a sandbox of its own."`
	Sandbox   sandboxCommand   `cmd:"" help:"Run everything in this process: the service, a database and a chain whose money is worth nothing."`
	Serve     serveCommand     `cmd:"" help:"Serve the API and do its work, as one of any number of replicas."`
	Migrate   migrateCommand   `cmd:"" help:"Bring the database's tables up to date."`
	Keys      keysCommand      `cmd:"" help:"Make the seed that every wallet's key grows from, and the key that signs tokens."`
	Contracts contractsCommand `cmd:"" help:"Deploy the contracts that wallets delegate to."`
	Token     tokenCommand     `cmd:"" help:"Issue bearer tokens."`
	Verify    verifyCommand    `cmd:"" help:"Recompute every balance from the journal and compare it with the chains."`
	Bench     benchCommand     `cmd:"" help:"Measure this machine."`
}

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	context.AfterFunc(ctx, stop) // a second signal ends the process at once
	var c cli
	parsed := kong.Parse(&c, kong.Name("granary"), kong.UsageOnError(),
		kong.Description("Portfolio wallets, yield and withdrawals for organizations that hold stablecoins."),
		kong.BindTo(ctx, (*context.Context)(nil)), kong.Vars{"scenarios": strings.Join(bench.Names(), ", ")})
	log := newLogger(c.LogLevel)
	slog.SetDefault(log)
	if err := parsed.Run(log); err != nil {
		fmt.Fprintln(os.Stderr, "granary:", err)
		stop()
		os.Exit(1)
	}
}

// newLogger writes to standard error: for people on a terminal, JSON elsewhere.
func newLogger(level slog.Level) *slog.Logger {
	options := &slog.HandlerOptions{Level: level}
	if term.IsTerminal(int(os.Stderr.Fd())) {
		return slog.New(trace.Handler(slog.NewTextHandler(os.Stderr, options)))
	}
	return slog.New(trace.Handler(slog.NewJSONHandler(os.Stderr, options)))
}
