package app

import (
	"context"
	"fmt"
	"io"
	"time"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/printable"
	"github.com/granaryhq/granary/internal/recovery"
	"github.com/granaryhq/granary/internal/relay/solrelay"
	"github.com/granaryhq/granary/internal/restore"
)

// checkHistories asks the nodes of Solana's chains whether they have everything since the
// database was as it is now, and since each gap that it has noted: a follower passes a gap, and
// knows no more of it. It is asked before anything is followed, which moves the cursor. A chain that no
// carrier has begun with here may have its cursor from a recovery that did not come to its end: all since the first wallet is asked for.
func (a *App) checkHistories(ctx context.Context, back *recovery.Service, known recovery.Known) (map[chain.Name]recovery.Since, error) {
	cursors, err := a.loadCursors(ctx)
	if err != nil {
		return nil, err
	}
	oldest, err := a.findOldest(ctx, known)
	if err != nil {
		return nil, err
	}
	unknown := map[chain.Name]recovery.Since{}
	for _, name := range a.Config.solanaNames() {
		noted, err := solrelay.LoadKnown(ctx, a.DB, name)
		if err != nil {
			return nil, err
		}
		since := recovery.Since{Time: oldest}
		if noted.Slot > 0 {
			since.Block = cursors[name].final
		}
		for _, slot := range []uint64{noted.Slot, noted.Gap} {
			if slot > 0 {
				since.Block = min(since.Block, slot)
			}
		}
		if err := back.CheckHistory(ctx, name, since); err != nil {
			return nil, err
		}
		unknown[name] = since
	}
	return unknown, nil
}

// findOldest returns when the first wallet was made, of those that the recovery makes again and those of the database; zero where that
// is not known of all that it makes again.
func (a *App) findOldest(ctx context.Context, known recovery.Known) (time.Time, error) {
	oldest := known.FindOldest()
	makes := len(known.Roster)+len(known.Wallets)+len(known.Requests) > 0
	if makes && oldest.IsZero() {
		return oldest, nil
	}
	var atMicros int64
	if err := a.DB.QueryRow(ctx, `SELECT COALESCE(MIN(created_at), 0) FROM wallets`).Scan(&atMicros); err != nil {
		return time.Time{}, fmt.Errorf("reading when the first wallet was made: %w", err)
	}
	if first := clock.Time(atMicros); atMicros > 0 && (oldest.IsZero() || first.Before(oldest)) {
		oldest = first
	}
	return oldest, nil
}

// readHistories reads wallets' executions that the database does not have, before any intent is cancelled, or signed
// again. Nodes drop history as time passes: their completeness is checked once more after the reading, before a gap
// is closed.
func (a *App) readHistories(ctx context.Context, back *recovery.Service, known recovery.Known, unknown map[chain.Name]recovery.Since, out io.Writer) error {
	first, _, err := restore.FirstRecovery(ctx, a.DB) // this one is noted
	if err != nil {
		return err
	}
	made := known.CreationTimes(first)
	for _, name := range a.Config.solanaNames() {
		since := unknown[name]
		wallets, unread, err := back.ReadHistories(ctx, name, since.Block, made)
		if err != nil {
			return err
		}
		if err := back.CheckHistory(ctx, name, since); err != nil {
			return err
		}
		if err := solrelay.CloseGap(ctx, a.DB, name, since.Block); err != nil {
			return err
		}
		for _, u := range unread {
			if _, err := fmt.Fprintf(out, "unread  wallet %s  %s  its payouts wait: %s\n", u.Wallet, name, printable.Escape(u.Err.Error())); err != nil {
				return err
			}
		}
		if _, err := fmt.Fprintf(out, "%s: the histories of %s were read\n", name, WithNoun(wallets, "wallet", "wallets")); err != nil {
			return err
		}
	}
	return nil
}
