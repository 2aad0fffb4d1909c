package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/recovery"
)

type journalCommand struct {
	Reverse journalReverseCommand `cmd:"" help:"Take back an entry that is not true: a deposit that the chain has not after all."`
}

type journalReverseCommand struct {
	databaseFlags

	Entry  uuid.UUID `arg:"" help:"The entry's id: entryId of the accounting activity, and what verify names."`
	Reason lineText  `help:"Why, for those who read the audit log." required:""`
	Break  uuid.UUID `help:"The break because of which: it is resolved by the reversal, once its check finds nothing any more."`
}

func (r journalReverseCommand) Run(ctx context.Context, out io.Writer) error {
	if strings.TrimSpace(string(r.Reason)) == "" {
		return errors.New("--reason is empty")
	}
	db, err := r.openDatabase(ctx)
	if err != nil {
		return err
	}
	defer db.Close()
	made, err := recovery.ReverseEntry(audit.WithOperator(ctx), db, r.Entry, string(r.Reason), r.Break)
	if err != nil {
		return err
	}
	if _, err := fmt.Fprintf(out, "entry %s of wallet %s is reversed by entry %s\n", made.Reverses, made.Wallet, made.Entry); err != nil {
		return err
	}
	for _, l := range made.Lines {
		if l.Account != ledger.Cash {
			continue
		}
		if _, err := fmt.Fprintf(out, "  %s %s on %s\n", -l.Amount, l.Token, l.Chain); err != nil {
			return err
		}
	}
	return nil
}
