// Package bench measures the service on the machine it runs on: a sandbox in this process, its real chain, database,
// API and webhooks, under load from callers in this process. The chain may be an anvil in a process of its own, or
// Solana's of the sandbox. It owns the load and the figures; no measured part is simplified, but most wallets are
// written straight into the tables, since making a hundred thousand over the API takes too long.
package bench

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"runtime"
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/app"
	"github.com/granaryhq/granary/internal/auth"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/printable"
)

// Options of a run.
type Options struct {
	Database string        // sqlite:PATH or postgres://…; a SQLite file in a temporary directory when empty
	RPC      string        // of a new anvil, which is the chain; a chain in this process when empty
	Wallets  int           // how many there are
	Solana   bool          // the chain is one of Solana's, in this process
	Five     bool          // the chains are four of the EVM and a Solana, in this process
	Behind   int           // blocks of one of the five that are caught up with
	Block    int           // transfers to wallets in the block that is measured
	Foreign  int           // transfers to others in the same block
	Requests int           // withdrawals and allocations asked for
	Missed   int           // transfers in the blocks of each size that are caught up with
	Events   int           // webhooks delivered
	Callers  int           // concurrent callers
	Rows     int           // in the long lists
	Entries  int           // of the wallet whose statement is measured, in a year
	Rules    int           // of risk
	Reading  time.Duration // how long reads are measured
	Only     []string      // scenarios; all when empty
	Profiles string        // directory of CPU profiles, one a load; none when empty
	Out      io.Writer
	Progress func(stage string, done, total int)

	yearsBefore int // that a wallet has entries in before the year of its statement; nine if 0
}

// scenario is one load.
type scenario struct {
	name string
	run  func(*bench) error
	// sandboxOnly marks scenarios that need parts of a sandbox: its yield sources, or webhooks to this machine.
	sandboxOnly bool
	// solanaOnly says that it needs a chain of Solana's.
	solanaOnly bool
	// fiveOnly says that it needs five chains.
	fiveOnly bool
}

// scenarios in the order in which they build on each other.
var scenarios = []scenario{
	{name: "wallets", run: (*bench).measureWalletCreation},
	{name: "deposits", run: (*bench).measureDeposits},
	{name: "reads", run: (*bench).measureReads},
	{name: "allocations", run: (*bench).measureAllocations, sandboxOnly: true},
	{name: "withdrawals", run: (*bench).measureWithdrawals},
	{name: "webhooks", run: (*bench).measureWebhooks, sandboxOnly: true},
	{name: "five-deposits", run: (*bench).measureDepositsOnFive, fiveOnly: true},
	{name: "bridges", run: (*bench).measureBridges, fiveOnly: true},
	{name: "behind", run: (*bench).measureBlocksBehind, fiveOnly: true},
	{name: "catch-up", run: (*bench).measureCatchUp, solanaOnly: true},
	{name: "valuation", run: (*bench).measureValuation, sandboxOnly: true}, // before any other writes a past, which begins to be closed at once
	{name: "statements", run: (*bench).measureStatements},
	{name: "lists", run: (*bench).measureLists},
	{name: "risk", run: (*bench).measureRisk, sandboxOnly: true},
}

// Names lists the scenarios.
func Names() []string {
	names := make([]string, len(scenarios))
	for i, s := range scenarios {
		names[i] = s.name
	}
	return names
}

// bench is one run.
type bench struct {
	Options
	served
	endpoint
	ctx     context.Context
	tokens  []string
	wallets []seededWallet
	funded  []seededWallet // hold cash
}

// seededWallet is a wallet of the run.
type seededWallet struct {
	id      uuid.UUID
	request uuid.UUID // that its id is derived from
	address chain.Address
	solana  chain.Address // the one that it has there, on any chain
}

// Run measures and writes one line a figure. It fails when the service does,
// never because a figure is low.
func Run(ctx context.Context, o Options) error {
	chosen, err := o.chooseScenarios()
	if err != nil {
		return err
	}
	if o.yearsBefore == 0 {
		o.yearsBefore = 9
	}
	dir, err := os.MkdirTemp("", "granary-bench-")
	if err != nil {
		return fmt.Errorf("making a directory: %w", err)
	}
	defer func() { _ = os.RemoveAll(dir) }()
	run, stop := context.WithCancel(ctx)
	defer stop()
	quiet := slog.New(slog.NewTextHandler(printable.NewWriter(os.Stderr), &slog.HandlerOptions{Level: slog.LevelError}))
	open := openSandbox
	switch {
	case o.Solana:
		open = openOnSolana
	case o.Five:
		open = openOnFiveChains
	case o.RPC != "":
		open = openOnAnvil
	}
	s, err := open(run, o, dir, quiet)
	if err != nil {
		return err
	}
	defer s.close()
	ready, ended := make(chan endpoint, 1), make(chan error, 1)
	go func() {
		ended <- s.run(run, func(e endpoint) { ready <- e })
	}()
	b := &bench{Options: o, served: s, ctx: run}
	select {
	case err = <-ended:
	case b.endpoint = <-ready:
		err = b.runScenarios(chosen)
		stop()
		if e := <-ended; err == nil {
			err = e
		}
	}
	return err
}

// chooseScenarios returns the requested scenarios, in their order, and those that they need. Without names it returns
// all that can be measured.
func (o Options) chooseScenarios() ([]scenario, error) {
	var chosen []scenario
	if (o.Solana || o.Five) && o.RPC != "" || o.Solana && o.Five {
		return nil, errors.New("--solana and --five have their chains in this process: they take no --rpc, nor each other")
	}
	for _, s := range scenarios {
		named, missing := slices.Contains(o.Only, s.name), ""
		switch {
		case s.sandboxOnly && o.RPC != "":
			missing = "with --rpc: they need the sandbox"
		case s.sandboxOnly && o.Solana:
			missing = "with --solana: they need the sandbox"
		case s.sandboxOnly && o.Five:
			missing = "with --five: they need the sandbox"
		case s.solanaOnly && !o.Solana:
			missing = "without --solana"
		case s.fiveOnly && !o.Five:
			missing = "without --five"
		}
		if named && missing != "" {
			return nil, fmt.Errorf("%s are not measured %s", s.name, missing)
		}
		if (len(o.Only) == 0 && missing == "") || named || (s.name == "deposits" && o.needsDeposits()) {
			chosen = append(chosen, s)
		}
	}
	return chosen, nil
}

func (b *bench) runScenarios(chosen []scenario) error {
	if err := b.issueTokens(); err != nil {
		return err
	}
	b.printFigure("machine", "%d CPUs, %s, %s, GOMAXPROCS %d", runtime.NumCPU(), runtime.Version(), b.service.DB.Engine(), runtime.GOMAXPROCS(0))
	// Regular blocks keep intents in flight moving.
	if err := b.seedWallets(); err != nil {
		return fmt.Errorf("seeding wallets: %w", err)
	}
	for _, s := range chosen {
		if err := s.run(b); err != nil {
			return fmt.Errorf("%s: %w", s.name, err)
		}
	}
	return nil
}

// needsDeposits reports whether a chosen scenario spends deposits.
func (o Options) needsDeposits() bool {
	return slices.Contains(o.Only, "withdrawals") || slices.Contains(o.Only, "allocations") || slices.Contains(o.Only, "bridges") || slices.Contains(o.Only, "reads")
}

// issueTokens makes one token a caller: a limit is a token's.
func (b *bench) issueTokens() error {
	for i := range b.Callers {
		token, err := app.IssueToken(b.service.Config, b.organization, fmt.Sprint("bench ", i), auth.NewScopes(auth.AllScopes()...), time.Hour)
		if err != nil {
			return err
		}
		b.tokens = append(b.tokens, token)
	}
	return nil
}

// printFigure writes one figure.
func (b *bench) printFigure(name, format string, args ...any) {
	_, _ = fmt.Fprintf(b.Out, "%-28s %s\n", name, fmt.Sprintf(format, args...))
}

func (b *bench) reportProgress(stage string, done, total int) {
	if b.Progress != nil {
		b.Progress(stage, done, total)
	}
}

// mineBlocks makes blocks until ctx ends.
func (b *bench) mineBlocks(every time.Duration) (stop func()) {
	ctx, cancel := context.WithCancel(b.ctx)
	done := make(chan struct{})
	go func() {
		defer close(done)
		tick := time.NewTicker(every)
		defer tick.Stop()
		for {
			select {
			case <-ctx.Done():
				return
			case <-tick.C:
				_ = b.commit(ctx) // a chain that is closing ends the run elsewhere
			}
		}
	}()
	return func() { cancel(); <-done }
}

// pollUntil polls, often enough for events that take a part of a second.
func (b *bench) pollUntil(what string, patience time.Duration, met func() (bool, error)) error {
	return b.pollEvery(2*time.Millisecond, what, patience, met)
}

func (b *bench) pollEvery(pause time.Duration, what string, patience time.Duration, met func() (bool, error)) error {
	ctx, cancel := context.WithTimeout(b.ctx, patience)
	defer cancel()
	tick := time.NewTicker(pause)
	defer tick.Stop()
	for {
		ok, err := met()
		if err != nil || ok {
			return err
		}
		select {
		case <-ctx.Done():
			return fmt.Errorf("waiting until %s: %w", what, ctx.Err())
		case <-tick.C:
		}
	}
}

// queryCount asks the database for a number.
func (b *bench) queryCount(query string, args ...any) (int, error) {
	var n int
	err := b.service.DB.QueryRow(b.ctx, query, args...).Scan(&n)
	return n, err
}

// percentile is a percentile of durations.
func percentile(all []time.Duration, p float64) time.Duration {
	slices.Sort(all)
	return all[min(int(p*float64(len(all))), len(all)-1)].Round(10 * time.Microsecond)
}

// formatPercentiles of durations, as text.
func formatPercentiles(all []time.Duration) string {
	return fmt.Sprintf("p50 %s  p90 %s  p99 %s  max %s", percentile(all, .5), percentile(all, .9), percentile(all, .99), percentile(all, 1))
}
