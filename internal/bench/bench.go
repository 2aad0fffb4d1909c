// Package bench measures the service on the machine it runs on: a sandbox in
// this process, its real chain, database, API and webhooks, under load from
// callers in this process. It owns the load and the figures; nothing of what it
// measures is simplified for it, but that most wallets are written straight into
// the tables, since making a hundred thousand over the API would measure
// patience.
package bench

import (
	"context"
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
)

// Options of a run.
type Options struct {
	Database string        // sqlite:PATH or postgres://…; a SQLite file in a temporary directory when empty
	Wallets  int           // how many there are
	Block    int           // transfers in the block that is measured
	Requests int           // withdrawals and allocations asked for
	Events   int           // webhooks delivered
	Callers  int           // concurrent callers
	Rows     int           // in the long lists
	Reading  time.Duration // how long reads are measured
	Only     []string      // scenarios; all when empty
	Profiles string        // directory of CPU profiles, one a load; none when empty
	Out      io.Writer
	Progress func(stage string, done, total int)
}

// scenarios in the order in which they build on each other.
var scenarios = []struct {
	name string
	run  func(*bench) error
}{
	{"wallets", (*bench).measureWalletCreation},
	{"deposits", (*bench).measureDeposits},
	{"reads", (*bench).measureReads},
	{"allocations", (*bench).measureAllocations},
	{"withdrawals", (*bench).measureWithdrawals},
	{"webhooks", (*bench).measureWebhooks},
	{"lists", (*bench).measureLists},
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
	ctx     context.Context
	sandbox *app.Sandbox
	info    app.SandboxInfo
	tokens  []string
	wallets []seededWallet
	funded  []seededWallet // hold cash
}

// seededWallet is a wallet of the run.
type seededWallet struct {
	id      uuid.UUID
	address chain.Address
}

// Run measures and writes one line a figure. It fails when the service does,
// never because a figure is low.
func Run(ctx context.Context, o Options) error {
	dir, err := os.MkdirTemp("", "granary-bench-")
	if err != nil {
		return fmt.Errorf("making a directory: %w", err)
	}
	defer func() { _ = os.RemoveAll(dir) }()
	quiet := slog.New(slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{Level: slog.LevelError}))
	sandbox, err := app.NewSandbox(ctx, app.SandboxOptions{Dir: dir, Listen: "127.0.0.1:0", RPCListen: "127.0.0.1:0", OperatorListen: "127.0.0.1:0", Finality: 1, Database: o.Database}, quiet)
	if err != nil {
		return err
	}
	defer sandbox.Close()
	run, stop := context.WithCancel(ctx)
	ready, ended := make(chan app.SandboxInfo, 1), make(chan error, 1)
	go func() {
		ended <- sandbox.Run(run, func(info app.SandboxInfo) error { ready <- info; return nil })
	}()
	b := &bench{Options: o, ctx: run, sandbox: sandbox}
	select {
	case err = <-ended:
	case b.info = <-ready:
		err = b.runScenarios()
		stop()
		if e := <-ended; err == nil {
			err = e
		}
	}
	stop()
	return err
}

func (b *bench) runScenarios() error {
	if err := b.issueTokens(); err != nil {
		return err
	}
	b.printFigure("machine", "%d CPUs, %s, %s, GOMAXPROCS %d", runtime.NumCPU(), runtime.Version(), b.sandbox.DB.Engine(), runtime.GOMAXPROCS(0))
	// A block every so often keeps what is under way moving.
	if err := b.seedWallets(); err != nil {
		return fmt.Errorf("seeding wallets: %w", err)
	}
	for _, s := range scenarios {
		if len(b.Only) > 0 && !slices.Contains(b.Only, s.name) && !(s.name == "deposits" && b.needsDeposits()) {
			continue
		}
		if err := s.run(b); err != nil {
			return fmt.Errorf("%s: %w", s.name, err)
		}
	}
	return nil
}

// needsDeposits says whether a chosen scenario spends what deposits bring.
func (b *bench) needsDeposits() bool {
	return slices.Contains(b.Only, "withdrawals") || slices.Contains(b.Only, "allocations") || slices.Contains(b.Only, "reads")
}

// issueTokens makes one token a caller: a limit is a token's.
func (b *bench) issueTokens() error {
	for i := range b.Callers {
		token, err := app.IssueToken(b.sandbox.Config, b.info.OrganizationID, fmt.Sprint("bench ", i), auth.NewScopes(auth.AllScopes()...), time.Hour)
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
				_, _ = b.sandbox.Chain.Commit() // a chain that is closing ends the run elsewhere
			}
		}
	}()
	return func() { cancel(); <-done }
}

// pollUntil polls.
func (b *bench) pollUntil(what string, patience time.Duration, met func() (bool, error)) error {
	ctx, cancel := context.WithTimeout(b.ctx, patience)
	defer cancel()
	tick := time.NewTicker(2 * time.Millisecond)
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
	err := b.sandbox.DB.QueryRow(b.ctx, query, args...).Scan(&n)
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
