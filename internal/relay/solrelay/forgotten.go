package solrelay

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/intent/solintent"
	"github.com/granaryhq/granary/internal/task"
)

// A database that is restored from an old backup may have an intent as open that was decided after the backup, and whose marker is
// closed by now. A void would land then, since there is no marker, and the intent would end as unexecuted although it was paid. So
// the history of its marker is read before its first void is signed.

// errUnknownHistory says that the database may lack executions of a time of which the nodes have no history.
var errUnknownHistory = errors.New("the nodes lack a part of the history that this database has not seen")

// settleForgotten records the outcomes of intents that are to be voided and that a final transaction has decided, and returns the
// others, which may be voided. An intent whose history cannot be read is in neither, and is looked at again. The intents that were
// found undecided are not looked up again while the seat is held: a marker is kept for longer than one pass takes. The others are
// looked up again after a while.
// The failure of a node comes with the intents that were read all the same.
func (r *Relay) settleForgotten(ctx context.Context, t task.Task, list []judged) (undecided []judged, err error) {
	nowMicros := r.db.Clock().Micros()
	unread := slices.DeleteFunc(slices.Clone(list), func(j judged) bool { return r.undecided[j.id] || nowMicros < r.voidAgainMicros[j.id] })
	var mu sync.Mutex // settleAll looks several intents up at a time
	unknown := map[uuid.UUID]bool{}
	trouble := r.settleAll(ctx, t, unread, func(ctx context.Context, in openIntent) (*landing, error) {
		found, err := r.findForgotten(ctx, in)
		mu.Lock()
		defer mu.Unlock()
		switch {
		case err != nil:
			r.voidAgainMicros[in.id] = r.backoffUntilMicros(0)
			unknown[in.id] = errors.Is(err, errUnknownHistory)
		case found == nil:
			r.undecided[in.id] = true
		}
		return found, err
	})
	if trouble != nil && !isNodeTrouble(trouble) {
		return nil, trouble
	}
	var waits []judged
	for _, j := range list {
		switch {
		case r.undecided[j.id]:
			undecided = append(undecided, j)
		case unknown[j.id] && j.reason.Text != unknownHistory.Text:
			j.why = unknownHistory
			waits = append(waits, j)
			r.log.Warn("an intent is not given up, since it may have been executed before the database was restored: the nodes must have the history that the database lacks, or run granary recover", "intent", j.id)
		}
	}
	return undecided, cmp.Or(r.postponeAll(ctx, t, waits), trouble)
}

// unknownHistory is the reason of an intent that cannot be given up yet.
var unknownHistory = waitsFor("it may have been executed before the database was restored, and the nodes do not show whether it was")

// findForgotten looks for the final transaction that decided an intent whose marker does not exist; nil if there was none.
// Error: errUnknownHistory if that cannot be known.
func (r *Relay) findForgotten(ctx context.Context, in openIntent) (*landing, error) {
	nodes := r.client.Agreed()
	known, err := r.loadExecution(ctx, in)
	if err != nil {
		return nil, err
	}
	if known != (solana.Signature{}) {
		found, err := r.findExecuted(ctx, in, known)
		if err == nil && found == nil {
			err = fmt.Errorf("%w: transaction %s has executed the intent, and no node shows it", chain.ErrUnavailable, known)
		}
		return found, err
	}
	made, err := solintent.FindCreation(ctx, nodes, in.wallet, in.id, rpc.Finalized)
	switch {
	case err != nil:
		return nil, err
	case made == nil:
		if err := r.checkHistory(ctx, in); err != nil {
			return nil, err
		}
		return r.findVoided(ctx, nodes, in)
	case made.Payment == nil:
		return &landing{tx: made.Tx, marking: &made.Marking, closed: true}, nil
	}
	return r.readExecuted(ctx, nodes, in, *made)
}

// findVoided returns the landing of a void that the history of the wallet showed once, and whose marker nodes list no
// more; nil if none is known, or no node shows it: then a further void ends the intent as that one did.
func (r *Relay) findVoided(ctx context.Context, nodes *rpc.Client, in openIntent) (*landing, error) {
	known, err := solintent.LoadVoid(ctx, r.db, r.chain, in.wallet.Address(), in.id)
	if err != nil || known == (solana.Signature{}) {
		return nil, err
	}
	tx, err := nodes.Transaction(ctx, known, rpc.Finalized)
	if err != nil && !errors.Is(err, chain.ErrUnreadable) {
		return nil, err
	}
	made := solintent.ReadCreation(tx, in.wallet, in.id)
	if made == nil || made.Payment != nil {
		return nil, nil
	}
	return &landing{tx: made.Tx, marking: &made.Marking, closed: true}, nil
}

// checkHistory returns nil if the nodes have all the history of an intent's wallet that this database may lack. Error: errUnknownHistory.
func (r *Relay) checkHistory(ctx context.Context, in openIntent) error {
	err := r.author.CheckHistory(ctx, r.chain, in.wallet.Address())
	if later := (task.Later{}); errors.As(err, &later) {
		return fmt.Errorf("%w: %s", errUnknownHistory, later.Reason)
	}
	return err
}
