package main

import (
	"context"
	"fmt"
	"io"
	"log/slog"
	"os"
	"runtime/pprof"
	"time"

	"github.com/granaryhq/granary/internal/bench"
)

type benchCommand struct {
	Database string        `help:"sqlite:PATH or postgres://… to an empty database; a temporary SQLite file when absent." env:"GRANARY_DATABASE"`
	Wallets  int           `help:"How many wallets there are." default:"100000"`
	Block    int           `help:"Transfers in one block." default:"2000"`
	Requests int           `help:"Withdrawals, and allocations, asked for." default:"2000"`
	Events   int           `help:"Webhooks delivered." default:"20000"`
	Rows     int           `help:"Rows of the long lists." default:"100000"`
	Callers  int           `help:"Concurrent callers." default:"16"`
	Reading  time.Duration `help:"How long reads are measured." default:"5s"`
	Profile  string        `help:"Write a CPU profile of the whole run to this file." type:"path"`
	Only     []string      `help:"Scenarios: ${scenarios}. All when absent." sep:","`
}

func (b benchCommand) Run(ctx context.Context, log *slog.Logger, out io.Writer) error {
	p := newProgress(log)
	defer p.clearLine()
	if b.Profile != "" {
		file, err := os.Create(b.Profile)
		if err != nil {
			return fmt.Errorf("making the profile: %w", err)
		}
		defer func() { _ = file.Close() }()
		if err := pprof.StartCPUProfile(file); err != nil {
			return fmt.Errorf("profiling: %w", err)
		}
		defer pprof.StopCPUProfile()
	}
	return bench.Run(ctx, bench.Options{
		Database: b.Database, Wallets: b.Wallets, Block: b.Block, Requests: b.Requests, Events: b.Events, Callers: b.Callers, Rows: b.Rows,
		Reading: b.Reading, Only: b.Only, Out: progressWriter{p, out}, Progress: p.report,
	})
}

// progressWriter clears the progress line before each line of output.
type progressWriter struct {
	p   *progress
	out io.Writer
}

func (w progressWriter) Write(b []byte) (int, error) {
	w.p.clearLine()
	return w.out.Write(b)
}
