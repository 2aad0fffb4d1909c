package main

import (
	"context"
	"log/slog"
	"os"
	"time"

	"github.com/granaryhq/granary/internal/bench"
)

type benchCommand struct {
	Database string        `help:"sqlite:PATH or postgres://… to an empty database; a temporary SQLite file when absent." env:"GRANARY_DATABASE"`
	Wallets  int           `help:"How many wallets there are." default:"100000"`
	Block    int           `help:"Transfers in one block." default:"2000"`
	Requests int           `help:"Withdrawals, and allocations, asked for." default:"2000"`
	Events   int           `help:"Webhooks delivered." default:"20000"`
	Callers  int           `help:"Concurrent callers." default:"16"`
	Reading  time.Duration `help:"How long reads are measured." default:"5s"`
	Only     []string      `help:"Scenarios: ${scenarios}. All when absent." sep:","`
}

func (b benchCommand) Run(ctx context.Context, log *slog.Logger) error {
	p := newProgress(log)
	defer p.end()
	return bench.Run(ctx, bench.Options{
		Database: b.Database, Wallets: b.Wallets, Block: b.Block, Requests: b.Requests, Events: b.Events, Callers: b.Callers,
		Reading: b.Reading, Only: b.Only, Out: progressWriter{p}, Progress: p.set,
	})
}

// progressWriter clears the progress line before each line of output.
type progressWriter struct{ p *progress }

func (w progressWriter) Write(b []byte) (int, error) {
	w.p.end()
	return os.Stdout.Write(b)
}
