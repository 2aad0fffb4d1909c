package app

import (
	"context"
	"fmt"
	"io"

	"github.com/granaryhq/granary/internal/printable"
	"github.com/granaryhq/granary/internal/recovery"
)

// checkHistories requires that the nodes of Solana's chains have the histories that a recovery has to read. It must run before anything
// is followed, and before any wallet is made.
func (a *App) checkHistories(ctx context.Context, back *recovery.Service, candidates []recovery.Candidate) error {
	for _, name := range a.Config.solanaNames() {
		if err := back.CheckHistories(ctx, name, candidates); err != nil {
			return err
		}
	}
	return nil
}

// noteHistories records on each of Solana's chains that wallets' histories are to be read since the newest block that the database knew: none of
// them signs a payment until its own is. It must commit before any wallet is made: a recovery that is stopped after that leaves none that pays.
func (a *App) noteHistories(ctx context.Context) error {
	for _, name := range a.Config.solanaNames() {
		if err := a.solanaIntents.NoteRecovery(ctx, name); err != nil {
			return err
		}
	}
	return nil
}

// readHistories reads wallets' executions that the database does not have, before any intent is cancelled, or signed
// again.
func (a *App) readHistories(ctx context.Context, back *recovery.Service, out io.Writer) error {
	for _, name := range a.Config.solanaNames() {
		wallets, unread, err := back.ReadHistories(ctx, name)
		if err != nil {
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
