package recovery

import (
	"context"
	"errors"
	"fmt"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/reconciliation"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/wallet"
)

// ErrNotReversible says that an entry is none of those that a reversal makes truer.
var ErrNotReversible = errors.New("the entry cannot be reversed")

// Reversal is an entry that takes another back.
type Reversal struct {
	Entry, Reverses uuid.UUID
	Wallet          uuid.UUID
	Lines           []ledger.Line // as they were posted
}

// ReverseEntry posts the reversal of an entry, at the request of the context's caller: of a deposit that the chain
// does not have after all, which fails with it. breakID, if there is one, is the break because of which: it is
// resolved by the entry once its check finds no difference any more. All of it is one transaction, and the entry's
// reference is unique, so it is idempotent. Errors: ledger.ErrNoEntry, ledger.ErrReversed, ledger.ErrInsufficient,
// ErrNotReversible, break_not_found, break_not_open.
func ReverseEntry(ctx context.Context, db *store.DB, id uuid.UUID, reason string, breakID uuid.UUID) (Reversal, error) {
	made, err := store.Write(ctx, db, func(tx *store.Tx) (Reversal, error) {
		original, err := ledger.LoadEntry(ctx, tx, id)
		if err != nil {
			return Reversal{}, err
		}
		if err := checkReversible(original); err != nil {
			return Reversal{}, err
		}
		details := audit.Details{"reason": reason, "wallet": original.Wallet.String(), "type": string(original.Type), "reference": original.Reference}
		made := Reversal{Reverses: id, Wallet: original.Wallet, Lines: original.Lines}
		made.Entry, err = ledger.Reverse(ctx, tx, id, original)
		if err != nil {
			return Reversal{}, err
		}
		details["reversal"] = made.Entry.String()
		if err := wallet.MarkReversed(ctx, tx, original.Reference); err != nil {
			return Reversal{}, err
		}
		if breakID != uuid.Nil {
			if err := reconciliation.NoteCorrection(ctx, tx, breakID, original.Organization, original.Wallet, made.Entry); err != nil {
				return Reversal{}, err
			}
			details["break"] = breakID.String()
		}
		audit.Record(ctx, tx, original.Organization, audit.ReverseEntry, id.String(), details)
		return made, nil
	})
	if err != nil {
		return Reversal{}, fmt.Errorf("reversing entry %s: %w", id, err)
	}
	return made, nil
}

// checkReversible rejects a reversal that would make the books untrue. A chain's execution of a step is a fact, which
// its intent and receipt keep proving: a fault of it is corrected by another step.
func checkReversible(e ledger.Entry) error {
	switch e.Type {
	case ledger.Deposit:
		return nil
	case ledger.Reversal:
		return fmt.Errorf("%w: it is a reversal itself; `granary recover` opens the books with the chain's balances", ErrNotReversible)
	case ledger.OpeningBalance:
		// Executions of an earlier life, up to its block, count as being in it (wallet_openings).
		return fmt.Errorf("%w: it opens the books after a recovery and settles earlier executions", ErrNotReversible)
	}
	return fmt.Errorf("%w: it records %s, which a chain executed or an operator accepted; only deposits are reversed", ErrNotReversible, e.Reference)
}
