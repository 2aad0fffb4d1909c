package app

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/printable"
	"github.com/granaryhq/granary/internal/recovery"
	"github.com/granaryhq/granary/internal/restore"
	"github.com/granaryhq/granary/internal/roster"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/transfer"
)

// lostClockSkew is how far the clock of the lost service may have been ahead of the one here.
const lostClockSkew = time.Hour

// errLossNotRecorded rejects an option that only a lost database makes necessary.
var errLossNotRecorded = errors.New("--cancel-unsigned is for a database that was restored from a backup: add --lost, which holds payouts until no lost signature can pay in their place")

// recordLoss records that a database was lost, before anything is served, and waits until no transaction of before
// can land on Solana. From then on no payout is signed before it is released. A service without EVM chains holds
// none: when the wait is over no lost signature is valid. A crash after the commit leaves the loss recorded, and
// a second run records it once more, which holds the same payouts.
func (a *App) recordLoss(ctx context.Context, o RecoverOptions, out io.Writer) error {
	if !o.Lost {
		if o.CancelUnsigned { // a loss that is recorded already may be an earlier one, of before the backup
			return errLossNotRecorded
		}
		return nil
	}
	if len(a.Clients) > 0 {
		if err := a.holdPayouts(ctx, o, out); err != nil {
			return err
		}
	}
	if o.DryRun {
		return nil
	}
	for _, name := range a.Config.solanaNames() {
		if err := a.outliveBlockhashes(ctx, name); err != nil {
			return err
		}
	}
	return nil
}

// holdPayouts records the loss for as long as a lost signature may be valid on an EVM chain, and gives up the
// payouts that the backup has as signed and not executed.
func (a *App) holdPayouts(ctx context.Context, o RecoverOptions, out io.Writer) error {
	// intentLife may have been lowered since: payouts of the backup show how long it was. Those of ids that were given up after an
	// earlier loss, which have no signature, were as long as a lost approval.
	var micros int64
	err := a.DB.QueryRow(ctx, `SELECT COALESCE(MAX(i.deadline * 1000000 - i.created_at), 0) FROM intents i JOIN steps s ON s.id = i.id WHERE s.custody_activity_id IS NULL AND i.signature <> $1`, intent.Unsigned).Scan(&micros)
	if err != nil {
		return fmt.Errorf("reading how long intents were valid: %w", err)
	}
	life := time.Duration(micros) * time.Microsecond
	for _, on := range a.Config.Chains {
		life = max(life, on.IntentLife)
	}
	until := a.DB.Clock().Now().Add(cmp.Or(o.LongestApproval, approval.MaxValidity) + life + lostClockSkew)
	text := "a database was lost: payouts are held until they are released, or until `granary recover` is run after %s\n"
	if o.DryRun {
		text = "a database was lost: payouts would be held until they are released, or until `granary recover` is run after %s\n"
	}
	if _, err := fmt.Fprintf(out, text, until.UTC().Format(time.RFC3339)); err != nil || o.DryRun {
		return err
	}
	if err := a.DB.Write(ctx, func(tx *store.Tx) error { restore.Record(ctx, tx, until); return nil }); err != nil {
		return fmt.Errorf("recording that a database was lost: %w", err)
	}
	return a.Transfers.CancelUnseen(ctx, func(step uuid.UUID) error {
		_, err := fmt.Fprintf(out, "give up  payout %s, which was signed and may not have been paid\n", step)
		return err
	})
}

// warnOfLoss prints a warning if wallets are missing and no loss is recorded.
func (a *App) warnOfLoss(ctx context.Context, o RecoverOptions, candidates []recovery.Candidate, out io.Writer) error {
	lacking := slices.ContainsFunc(candidates, func(c recovery.Candidate) bool { return !c.Exists })
	_, open, err := restore.FindOpen(ctx, a.DB)
	if err != nil || open || o.Lost || !lacking {
		return err
	}
	_, err = fmt.Fprintln(out, "wallets are missing, and no lost database is recorded: run this with --lost before anything is served, or a payout may be paid twice")
	return err
}

// outliveBlockhashes waits until no transaction that was signed before can land on a chain of Solana's:
// every blockhash of before is too old in a block that is final, by the word of each node that is up: one that lags at first and
// catches up shortens no wait. A transaction that has landed is known then, by its
// marker and by its wallet's history.
func (a *App) outliveBlockhashes(ctx context.Context, name chain.Name) error {
	client := a.SolanaClients[name]
	begun, err := client.LatestBlockhashes(ctx)
	if err != nil {
		return fmt.Errorf("reading %s: %w", name, err)
	}
	newest := slices.MaxFunc(begun, compareHeights)
	var last uint64 // the slot of a block in which they are too old; 0 until there is one
	return a.lookUntil(ctx, "waiting until no lost transaction can land on "+string(name), func() (bool, error) {
		if last == 0 {
			now, err := client.LatestBlockhashes(ctx)
			if errors.Is(err, chain.ErrUnavailable) && ctx.Err() == nil {
				return false, nil // lookUntil ends it if nodes do not respond for long
			}
			if err != nil || slices.MinFunc(now, compareHeights).LastValidHeight <= newest.LastValidHeight+blockhashLife {
				return false, err
			}
			for _, of := range now {
				last = max(last, of.Slot)
			}
		}
		final, err := client.Final(ctx)
		return err == nil && final.Number >= last, err
	})
}

// compareHeights compares blockhashes by the heights up to which they are good.
func compareHeights(a, b rpc.Blockhash) int { return cmp.Compare(a.LastValidHeight, b.LastValidHeight) }

// blockhashLife is in how many blocks after its own a blockhash is good: 150, and some blocks more, since
// all nodes may lag behind the one that the lost service asked.
const blockhashLife = 150 + 32

// namePaidFailures prints the payouts that are failed in the backup and were retried, and paid, after it.
func (a *App) namePaidFailures(ctx context.Context, out io.Writer) error {
	err := a.Transfers.NamePaidFailures(ctx, func(p transfer.PaidFailure) error {
		_, err := fmt.Fprintf(out, "paid    payout %s of withdrawal %s of wallet %s is failed in the books: %s\n", p.Payout, p.Withdrawal, p.Wallet, p.Reason)
		return err
	})
	if err != nil {
		return fmt.Errorf("looking for failed payouts that were paid: %w", err)
	}
	return nil
}

// endLoss ends the open restores once no lost signature can be valid and books and chains
// agree: the final block of every EVM chain is later than the last deadline.
func (a *App) endLoss(ctx context.Context, out io.Writer) error {
	open, is, err := restore.FindOpen(ctx, a.DB)
	if err != nil || !is {
		return err
	}
	for name, client := range a.Clients {
		final, err := client.Final(ctx)
		if err != nil {
			return fmt.Errorf("reading %s: %w", name, err)
		}
		if !final.Time.After(open.ValidUntil) {
			_, err := fmt.Fprintf(out, "payouts that are not released are held: lost signatures may be valid on %s until %s\n", name, open.ValidUntil.UTC().Format(time.RFC3339))
			return err
		}
	}
	if err := a.DB.Write(ctx, func(tx *store.Tx) error { return restore.End(ctx, tx) }); err != nil {
		return fmt.Errorf("ending a restore: %w", err)
	}
	_, err = fmt.Fprintln(out, "no lost signature can be valid any more: payouts are not held")
	return err
}

// startPaid lists the payouts that wait for an approval in the books and that their chains have executed, and has the service settle them.
func (a *App) startPaid(ctx context.Context, out io.Writer) error {
	return a.Transfers.StartPaid(ctx, func(w transfer.Workflow, payout uuid.UUID) error {
		_, err := fmt.Fprintf(out, "settle  withdrawal %s of %s  wallet %s  organization %s  payout %s was approved and paid after the backup\n", w.ID, w.Amount, w.Wallet, w.Organization, payout)
		return err
	})
}

func readRosters(o *RecoverOptions, out io.Writer) error {
	for _, path := range o.RosterFiles {
		file, err := os.Open(path)
		if err != nil {
			return fmt.Errorf("reading a roster: %w", err)
		}
		lines, bad, err := roster.Read(file)
		err = errors.Join(err, file.Close())
		if err != nil {
			return err
		}
		for _, b := range bad {
			if _, err := fmt.Fprintf(out, "%s:%d: %v\n", path, b.Number, printable.Escape(b.Err.Error())); err != nil {
				return err
			}
		}
		o.Roster = append(o.Roster, lines...)
	}
	return nil
}
