package main

import (
	"context"
	"io"
	"log/slog"
	"time"

	"github.com/granaryhq/granary/internal/bench"
)

type benchCommand struct {
	Database string        `help:"sqlite:PATH or postgres://… to an empty database; a temporary SQLite file when absent." env:"GRANARY_DATABASE"`
	RPC      string        `help:"Address of a new anvil, which is the chain instead of one in this process; leaves out allocations and webhooks." name:"rpc"`
	Wallets  int           `help:"How many wallets there are." default:"100000"`
	Block    int           `help:"Transfers in one block." default:"2000"`
	Requests int           `help:"Withdrawals, and allocations, asked for." default:"2000"`
	Events   int           `help:"Webhooks delivered." default:"20000"`
	Rows     int           `help:"Rows of the long lists." default:"100000"`
	Callers  int           `help:"Concurrent callers." default:"16"`
	Reading  time.Duration `help:"How long reads are measured." default:"5s"`
	Profiles string        `help:"Write CPU profiles to this directory, one of each load." type:"existingdir"`
	Only     []string      `help:"Scenarios: ${scenarios}. All when absent." sep:","`
}

func (b benchCommand) Run(ctx context.Context, log *slog.Logger, out io.Writer) error {
	p := newProgress(log)
	defer p.clearLine()
	return bench.Run(ctx, bench.Options{
		Database: b.Database, RPC: b.RPC, Wallets: b.Wallets, Block: b.Block, Requests: b.Requests, Events: b.Events, Callers: b.Callers, Rows: b.Rows,
		Reading: b.Reading, Only: b.Only, Profiles: b.Profiles, Out: progressWriter{p, out}, Progress: p.report,
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
