// Command granary is the service: one binary that runs a sandbox, serves
// production, migrates its database, issues tokens and proves its books. It owns
// the command line: flags, the environment, signals and exit codes. It never does
// a command's work: the rooms below do.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"os/signal"
	"strings"
	"syscall"

	"github.com/alecthomas/kong"
	"golang.org/x/term"

	"github.com/granaryhq/granary/internal/auth"
	"github.com/granaryhq/granary/internal/bench"
	"github.com/granaryhq/granary/internal/printable"
	"github.com/granaryhq/granary/internal/trace"
)

type cli struct {
	LogLevel slog.Level `help:"Least level that is logged: debug, info, warn, error." default:"info" env:"GRANARY_LOG_LEVEL"`

	Demo      demoCommands     `cmd:"" help:"Walk through the whole life of a wallet, or of a MicroVault, in a sandbox of its own."`
	Sandbox   sandboxCommand   `cmd:"" help:"Run everything in this process: the service, a database and a chain whose money is worth nothing."`
	Serve     serveCommand     `cmd:"" help:"Serve the API and do its work, as one of any number of replicas."`
	Signer    signerCommands   `cmd:"" help:"Hold the seed in a process of its own, which decides by itself what it signs."`
	Migrate   migrateCommand   `cmd:"" help:"Bring the database's tables up to date."`
	Keys      keysCommand      `cmd:"" help:"Make, split, restore and check the seed that every wallet's key grows from."`
	Approvers approversCommand `cmd:"" help:"Make the key of somebody who approves what moves money, and approve with it."`
	Contracts contractsCommand `cmd:"" help:"Deploy the contracts that wallets delegate to."`
	Token     tokenCommand     `cmd:"" help:"Issue bearer tokens."`
	Intents   intentsCommand   `cmd:"" help:"See what is signed and not decided by its chain yet, and cancel it."`
	Workflows workflowsCommand `cmd:"" help:"See which third party each withdrawal and rebalance waits for, and give one up."`
	Bridge    bridgeCommand    `cmd:"" help:"See what is between chains, and have it go on."`
	Settle    settleCommand    `cmd:"" help:"See and settle by hand what is final on a chain and cannot be settled by itself."`
	Verify    verifyCommand    `cmd:"" help:"Recompute every balance from the journal and compare it with the chains."`
	Breaks    breaksCommand    `cmd:"" help:"See what the running check of the books has found wrong, and say that it is known."`
	Stop      stopCommand      `cmd:"" help:"Stop what leaves an organization, a chain or what enters a source, at once; list and resume."`
	Journal   journalCommand   `cmd:"" help:"Reverse an entry of the journal that is not true."`
	Holds     holdsCommand     `cmd:"" help:"See which payouts are held since a database was lost, and release them."`
	Recover   recoverCommand   `cmd:"" help:"Make lost wallets again, and open the books with the money that the chains show of them."`
	Bench     benchCommand     `cmd:"" help:"Measure this machine."`
	Version   versionCommand   `cmd:"" help:"Print which version this is, and of which commit."`
}

func main() {
	status := run(untilSignal(), os.Args[1:], os.Stdout, os.Stderr)
	os.Exit(status)
}

// untilSignal returns a context that ends with the first signal to stop. A second ends the process at once: no signal
// is caught any more when the context ends, so that none is lost when a user sees that this process is stopping and
// signals again.
func untilSignal() context.Context {
	ctx, end := context.WithCancel(context.Background())
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM)
	go func() {
		<-signals
		signal.Stop(signals)
		end()
	}()
	return ctx
}

// run is the whole program for these arguments, until ctx ends. It returns the
// exit status.
func run(ctx context.Context, args []string, out, errOut io.Writer) int {
	screen, notices := printable.NewWriter(out), printable.NewWriter(errOut)
	status := runOn(ctx, args, screen, notices)
	if err := errors.Join(screen.Flush(), notices.Flush()); err != nil && status == 0 {
		status = 1
	}
	return status
}

// runOn is run with outputs on which text from outside cannot steer a screen.
func runOn(ctx context.Context, args []string, out, errOut *printable.Writer) int {
	var c cli
	parsed, status := parseArgs(&c, args, out, errOut)
	if parsed == nil {
		return status
	}
	log := newLogger(c.LogLevel, errOut)
	slog.SetDefault(log)
	parsed.BindTo(ctx, (*context.Context)(nil))
	if err := parsed.Run(log); err != nil {
		_, _ = fmt.Fprintln(errOut, "granary:", err)
		return 1
	}
	return 0
}

// exitStatus is the status with which kong would end the process.
type exitStatus int

// parseArgs reads the command line into c. It returns nil and the exit status when it has printed help or an error.
func parseArgs(c *cli, args []string, out, errOut io.Writer) (parsed *kong.Context, status int) {
	parser, err := kong.New(c, kong.Name("granary"), kong.UsageOnError(), kong.Writers(out, errOut),
		kong.Description("Portfolio wallets, yield and withdrawals for organizations that hold stablecoins."),
		kong.BindTo(out, (*io.Writer)(nil)), kong.Vars{"scenarios": strings.Join(bench.Names(), ", "), "scopes": auth.NewScopes(auth.AllScopes()...).String()},
		kong.Exit(func(status int) { panic(exitStatus(status)) }))
	if err != nil {
		panic(err) // kong does not take the commands above
	}
	defer func() {
		ended := recover()
		if ended == nil {
			return
		}
		s, ok := ended.(exitStatus)
		if !ok {
			panic(ended)
		}
		parsed, status = nil, int(s)
	}()
	parsed, err = parser.Parse(args)
	parser.FatalIfErrorf(err)
	parser.FatalIfErrorf(checkCommandLine(parsed))
	return parsed, 0
}

// newLogger writes for people on a terminal, JSON elsewhere.
func newLogger(level slog.Level, out *printable.Writer) *slog.Logger {
	options := &slog.HandlerOptions{Level: level}
	if file, ok := out.Unwrap().(*os.File); ok && term.IsTerminal(int(file.Fd())) {
		return slog.New(trace.Handler(slog.NewTextHandler(out, options)))
	}
	return slog.New(trace.Handler(slog.NewJSONHandler(out, options)))
}
