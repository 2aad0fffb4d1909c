package main

import (
	"context"
	"io"
	"log/slog"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/app"
	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/recovery"
)

type recoverCommand struct {
	configFlags
	Organization      uuid.UUID     `help:"Whose the wallets of --wallet and --request are."`
	Wallet            []uuid.UUID   `help:"The id of a lost wallet; may be given several times."`
	Request           []uuid.UUID   `help:"The requestId that a lost wallet was made by; may be given several times."`
	Roster            []string      `help:"A roster's file; may be given several times, one a replica." type:"existingfile"`
	Underived         bool          `help:"Believe a roster's wallets whose ids do not follow from their requestIds, as those of older versions."`
	AcceptDifferences bool          `help:"Have the books follow the chains also where these have less."`
	ClaimOwed         bool          `help:"Have the service claim what sources that settle later owe for requests of the lost database. Once the callers have repeated their requests."`
	Lost              bool          `help:"The database was lost, and this one is a backup or empty: hold payouts on EVM chains while a signature may be valid that only the lost one knew. Before anything is served, and not again after that: each time another loss is recorded."`
	LongestApproval   time.Duration `help:"With --lost: the longest time that an approval could take by any organization's rules. Shorter holds payouts for less." default:"720h"`
	CancelUnsigned    bool          `help:"Cancel every withdrawal of which no payout is signed: what was cancelled after the backup would be paid."`
	DryRun            bool          `help:"Print what would be made again or cancelled, and change nothing."`
}

func (r recoverCommand) Run(ctx context.Context, log *slog.Logger, out io.Writer) error {
	config, err := r.readConfig()
	if err != nil {
		return err
	}
	p := newProgress(log)
	config.Progress = p.report
	a, err := app.New(ctx, config, clock.New(), log)
	if err != nil {
		return err
	}
	defer a.Close()
	defer p.clearLine()
	return a.Recover(audit.WithOperator(ctx), app.RecoverOptions{
		Known:       recovery.Known{Organization: r.Organization, Wallets: r.Wallet, Requests: r.Request, Underived: r.Underived},
		RosterFiles: r.Roster, AcceptMissing: r.AcceptDifferences, ClaimOwed: r.ClaimOwed, CancelUnsigned: r.CancelUnsigned, Lost: r.Lost, LongestApproval: r.LongestApproval, DryRun: r.DryRun,
	}, out)
}
