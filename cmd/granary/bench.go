package main

import (
	"context"
	"io"
	"log/slog"
	"time"

	"github.com/granaryhq/granary/internal/bench"
)

type benchCommand struct {
	Database databaseAddress `help:"sqlite:PATH or postgres://… to an empty database; a temporary SQLite file when absent. A password may be in the environment alone." env:"GRANARY_DATABASE"`
	RPC      serviceAddress  `env:"GRANARY_BENCH_RPC" help:"Address of a new anvil, which is the chain instead of one in this process; leaves out allocations and webhooks." name:"rpc"`
	Solana   bool            `help:"The chain is Solana's, in this process; leaves out allocations and webhooks, and has catch-up beside."`
	Five     bool            `help:"The chains are four of the EVM with a bridge between them and a Solana, in this process: five-deposits, bridges and behind."`
	Behind   int             `help:"Blocks of one of the five chains that are caught up with." default:"100000"`
	Wallets  int             `help:"How many wallets there are." default:"100000"`
	Block    int             `help:"Transfers to wallets in one block." default:"2000"`
	Foreign  int             `help:"Transfers to others in the same block." default:"0"`
	Requests int             `help:"Withdrawals, and allocations, asked for." default:"2000"`
	Missed   int             `help:"Transfers in the blocks, of each size, that are caught up with." default:"20000"`
	Events   int             `help:"Webhooks delivered." default:"20000"`
	Rows     int             `help:"Rows of the long lists." default:"100000"`
	Entries  int             `help:"Entries of a year, of the wallet whose statement is measured." default:"10000"`
	Rules    int             `help:"Risk rules that are evaluated." default:"1000"`
	Callers  int             `help:"Concurrent callers." default:"16"`
	Reading  time.Duration   `help:"How long reads are measured." default:"5s"`
	Profiles string          `help:"Write CPU profiles to this directory, one of each load." type:"existingdir"`
	Only     []string        `help:"Scenarios: ${scenarios}. All when absent." sep:","`
}

func (b benchCommand) Run(ctx context.Context, log *slog.Logger, out io.Writer) error {
	p := newProgress(log)
	defer p.clearLine()
	return bench.Run(ctx, bench.Options{
		Database: string(b.Database), RPC: string(b.RPC), Solana: b.Solana, Five: b.Five, Behind: b.Behind, Wallets: b.Wallets, Block: b.Block, Foreign: b.Foreign, Requests: b.Requests, Missed: b.Missed, Events: b.Events, Callers: b.Callers, Rows: b.Rows, Entries: b.Entries, Rules: b.Rules,
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
