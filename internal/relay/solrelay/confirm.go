package solrelay

import (
	"context"
	"errors"
	"fmt"
	"time"

	"golang.org/x/sync/errgroup"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/intent/solintent"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// landing is the final transaction that has decided an intent: it made the intent's marker, or,
// before there were markers, used its nonce value up or executed it.
type landing struct {
	tx      *rpc.FetchedTransaction
	payment *custody.SolanaVersion // that it carried; nil if none
	marking *custody.SolanaMarking // nil in nonce form
	day     custody.ClosingDay     // from which on the marker may be closed; 0 if it never can be
	closed  bool                   // whether the marker is closed already
}

// settleMade records the outcomes of intents whose markers are there for good. An intent on which nodes do
// not agree, or contradict themselves, waits.
func (r *Relay) settleMade(ctx context.Context, t task.Task, list []judged) error {
	return r.settleAll(ctx, t, list, r.findMade)
}

// settleAll looks for the transactions that decided intents, several at a time, and records them. One
// that cannot be looked for is logged, and keeps no other intent waiting.
func (r *Relay) settleAll(ctx context.Context, t task.Task, list []judged, find func(context.Context, openIntent) (*landing, error)) error {
	found, errs := make([]*landing, len(list)), make([]error, len(list))
	var g errgroup.Group
	g.SetLimit(maxAsking)
	for i, j := range list {
		g.Go(func() error {
			found[i], errs[i] = find(ctx, j.openIntent)
			return nil
		})
	}
	_ = g.Wait() // errs has the errors
	var trouble error
	for i, j := range list {
		err := errs[i]
		if err != nil {
			err = r.logUnfound(ctx, j.openIntent, err)
		} else if found[i] != nil {
			err = r.saveOutcome(ctx, t, j.openIntent, *found[i])
		}
		if err != nil && !isNodeTrouble(err) {
			return err
		}
		if trouble == nil {
			trouble = err
		}
	}
	return trouble
}

// logUnfound logs why the transaction that decided one intent is not known, and returns the errors that
// are of more than that intent: those of nodes, and the end of the context.
func (r *Relay) logUnfound(ctx context.Context, in openIntent, err error) error {
	switch {
	case isNodeTrouble(err):
		return err
	case ctx.Err() != nil:
		return ctx.Err()
	case errors.Is(err, errUnknownHistory):
		return nil // the intent's reason has it
	}
	r.log.Error("the outcome of an intent cannot be read; trying again", "intent", in.id, "marker", in.marker(), "error", err)
	return nil
}

// findMade looks for the one transaction that made an intent's marker: first among those that
// were sent as payments, then among those that name the marker, the oldest first. Only the wallet's signature makes a marker,
// and only where there is none; every node must agree that it is there for good, and on the transaction
// that made it. If a payment was executed, and a void landed after its marker was closed, the payment decides. It returns nil when
// it is not found yet.
func (r *Relay) findMade(ctx context.Context, in openIntent) (*landing, error) {
	nodes := r.client.Agreed()
	account, err := nodes.Account(ctx, rpc.Finalized, in.marker())
	if err != nil || !solintent.IsMarker(account) {
		return nil, err // one node was ahead of another
	}
	made, err := findSent(ctx, nodes, in, in.payments)
	if made == nil && err == nil {
		made, err = solintent.FindCreation(ctx, nodes, in.wallet, in.id, rpc.Finalized)
	}
	if made == nil && err == nil {
		made, err = findSent(ctx, nodes, in, in.voids)
	}
	if err != nil {
		return nil, err
	}
	if made == nil {
		r.log.Warn("the marker of an intent exists, and no node shows the transaction that made it", "intent", in.id, "marker", in.marker())
		return nil, nil
	}
	return r.readMade(ctx, in, *made, solintent.CloserOf(account))
}

// findSent looks for the creation of an intent's marker among versions that were sent; nil if none of them is.
func findSent(ctx context.Context, nodes *rpc.Client, in openIntent, sent []sentVersion) (*solintent.Creation, error) {
	for _, known := range sent {
		tx, err := nodes.Transaction(ctx, known.signature, rpc.Finalized)
		if err != nil {
			return nil, err
		}
		if made := solintent.ReadCreation(tx, in.wallet, in.id); made != nil {
			return made, nil
		}
	}
	return nil, nil
}

// readMade returns the landing of the first transaction that made a marker, which exists now and is owned by a closing key. A marker that no
// closing key of the signer's owns is never closed, and marks its intent all the same.
func (r *Relay) readMade(ctx context.Context, in openIntent, made solintent.Creation, closer solana.PublicKey) (*landing, error) {
	at, err := r.timeOf(ctx, made.Tx)
	if err != nil {
		return nil, err
	}
	found := landing{tx: made.Tx, payment: made.Payment, marking: &made.Marking}
	found.day, err = r.author.ClosingDay(ctx, closer, in.deadline, at)
	if err != nil {
		return nil, fmt.Errorf("the marker of intent %s: %w", in.id, err)
	}
	if found.day == 0 {
		r.log.Warn("no closing key of the signer's owns the marker of an intent: it is not closed", "intent", in.id, "marker", in.marker(), "closer", closer)
	}
	if made.Payment != nil {
		err = checkBalances(made.Tx, *made.Payment)
	}
	return &found, err
}

// checkBalances compares the balances of token accounts that a node reports with the transfers of
// the message, which the wallet has signed. Error: chain.ErrInconsistent.
func checkBalances(tx *rpc.FetchedTransaction, v custody.SolanaVersion) error {
	type balance struct{ before, after uint64 }
	said := map[solana.PublicKey]balance{}
	for _, b := range tx.PreTokens {
		if b.Mint == v.Mint {
			said[b.Account] = balance{before: b.Units}
		}
	}
	for _, b := range tx.PostTokens {
		if b.Mint == v.Mint {
			said[b.Account] = balance{said[b.Account].before, b.Units}
		}
	}
	expected := map[solana.PublicKey]balance{}
	for at, b := range said {
		expected[at] = balance{b.before, b.before}
	}
	for _, t := range v.Transfers {
		from, ok := expected[t.From]
		if !ok || from.after < t.Units {
			return fmt.Errorf("%w: %s pays from %s, which did not hold that, a node says", chain.ErrInconsistent, tx.Signature, t.From)
		}
		from.after -= t.Units
		expected[t.From] = from
		to := expected[t.To]
		to.after += t.Units
		expected[t.To] = to
	}
	if burn := v.Burning; burn != nil {
		from := expected[burn.From]
		if from.after < burn.Units {
			return fmt.Errorf("%w: %s burns of %s, which did not hold that, a node says", chain.ErrInconsistent, tx.Signature, burn.From)
		}
		from.after -= burn.Units
		expected[burn.From] = from
	}
	for at, want := range expected {
		if said[at] != want {
			return fmt.Errorf("%w: %s leaves %d units in %s, a node says, and %d by its transfers", chain.ErrInconsistent, tx.Signature, said[at].after, at, want.after)
		}
	}
	return nil
}

// saveOutcome writes the outcome of an intent.
//
// Dying before the commit is safe: the final block will say the same again. Dying after it
// is too: the outcome, the marker that is to be closed and the task that settles it are one
// commit.
func (r *Relay) saveOutcome(ctx context.Context, t task.Task, in openIntent, found landing) error {
	at, err := r.timeOf(ctx, found.tx)
	if err != nil {
		return err
	}
	outcome := intent.Outcome{TxHash: found.tx.Signature.String(), BlockNumber: found.tx.Slot, BlockTime: at, Evidence: evidenceOf(found).Encode()}
	reason := in.voidReason
	if found.payment == nil && !in.voiding {
		reason = failure.New(failure.Cancelled, "transaction "+found.tx.Signature.String()+" gave it up for a forgotten life of the database")
	}
	r.crashPoint(pointOutcome + ".before")
	err = r.writeInSeat(ctx, t, func(tx *store.Tx) error {
		r.saveMarker(tx, in, found)
		if found.payment != nil {
			return intent.MarkExecuted(tx, in.row(), outcome)
		}
		return intent.Close(tx, in.row(), intent.Cancel, reason)
	})
	if err != nil {
		return fmt.Errorf("recording the outcome of intent %s: %w", in.id, err)
	}
	r.crashPoint(pointOutcome + ".after")
	as := intent.Cancelled
	if found.payment != nil {
		as, reason = intent.Executed, failure.Reason{}
	}
	r.reportOutcome(in, found, as, reason)
	return nil
}

// saveMarker keeps the marker of an intent that is over for its close, and forgets the versions.
func (r *Relay) saveMarker(tx *store.Tx, in openIntent, found landing) {
	tx.Defer(`DELETE FROM solana_versions WHERE intent_id = $1`, in.id)
	if found.closed {
		tx.Defer(`DELETE FROM solana_markers WHERE chain = $1 AND address = $2 AND state = $3`, string(r.chain), in.marker().String(), string(Voiding))
	}
	if found.marking == nil || found.closed {
		return
	}
	made := tx.DB().Clock().Micros()
	if !r.finalTime.IsZero() {
		made = max(made, r.finalTime.UnixMicro()) // a clock that is behind has no marker closed early
	}
	tx.Defer(`INSERT INTO solana_markers (chain, address, intent_id, state, reason, failure_code, closing_day, lamports, made_at) VALUES ($1, $2, $3, $4, '', '', $5, $6, $7)
		ON CONFLICT (chain, address) DO UPDATE SET state = excluded.state, reason = '', failure_code = '', closing_day = excluded.closing_day, lamports = excluded.lamports, made_at = excluded.made_at
		WHERE solana_markers.state = $8`,
		string(r.chain), in.marker().String(), in.id, string(Made), int64(found.day), int64(found.marking.Rent), made, string(Voiding))
}

// timeOf is the time of a transaction's block.
func (r *Relay) timeOf(ctx context.Context, tx *rpc.FetchedTransaction) (time.Time, error) {
	if !tx.Time.IsZero() {
		return tx.Time, nil
	}
	block, err := r.client.Agreed().Block(ctx, tx.Slot)
	return block.Time, err
}

// evidenceOf returns the effects of a transaction, as the family reads them. Rent lent to the marker comes
// back, and is no cost.
func evidenceOf(found landing) solintent.Evidence {
	tx := found.tx
	holdings := func(list []rpc.TokenBalance) []solintent.Holding {
		out := make([]solintent.Holding, len(list))
		for i, b := range list {
			out[i] = solintent.Holding{Account: b.Account, Mint: b.Mint, Owner: b.Owner, Units: b.Units}
		}
		return out
	}
	return solintent.Evidence{
		Transaction: tx.Raw, Slot: tx.Slot, Fee: tx.Fee, Rent: rentOf(tx) - found.lent(),
		Before: holdings(tx.PreTokens), After: holdings(tx.PostTokens),
	}
}

// lent returns the lamports that the fee payer has lent to the marker in the transaction.
func (l landing) lent() uint64 {
	if l.marking == nil {
		return 0
	}
	return min(l.marking.Rent, rentOf(l.tx))
}

// reportOutcome reports an intent that has ended to metrics, traces and log.
func (r *Relay) reportOutcome(in openIntent, found landing, as intent.State, reason failure.Reason) {
	r.metrics.outcomes.WithLabelValues(string(as)).Inc()
	if !in.executedBefore() { // else another life of this database has paid for it
		r.metrics.reportDecided(found)
	}
	for _, s := range append(append([]sentVersion{}, in.payments...), in.voids...) {
		delete(r.sentAtMicros, s.signature)
		if s.signature != found.tx.Signature {
			r.watch(s.signature, paidFailedFee, paidPayoutRent) // it can land still, and fails
		}
	}
	if as == intent.Executed {
		r.traceFinal(in, found)
	} else {
		r.traceClosed(in, as)
	}
	r.log.Info("an intent has ended", "intent", in.id, "state", as, "transaction", found.tx.Signature, "slot", found.tx.Slot,
		"fee", found.tx.Fee, "rent", rentOf(found.tx), "reason", reason.Text)
}

// settleExecutedBefore records the outcomes of intents that were executed before they were rows: no version was
// signed for them here, and their transaction is known from a wallet's history, or is in the history of their
// markers. An intent not found by its deadline was undone by the
// chain: it expires, and may be signed. A known one was final, and one whose marker exists was decided: it waits for
// a node that shows its transaction.
func (r *Relay) settleExecutedBefore(ctx context.Context, t task.Task, v chainView, list []judged) error {
	var trouble error
	for _, j := range list {
		known, err := r.loadExecution(ctx, j.openIntent)
		if err != nil {
			return err
		}
		found, err := r.findExecuted(ctx, j.openIntent, known)
		switch {
		case err != nil:
			err = r.logUnfound(ctx, j.openIntent, err)
		case found != nil:
			err = r.saveOutcome(ctx, t, j.openIntent, *found)
		case known != solana.Signature{}:
			r.log.Warn("an intent was executed before, and no node shows the transaction", "intent", j.id, "transaction", known)
		case v.markers[j.id].head, v.markers[j.id].final:
			r.log.Warn("the marker of an intent exists, and no node shows the transaction that made it", "intent", j.id, "marker", j.marker())
		case v.finalSeconds > j.deadline.Unix():
			if err = r.checkHistory(ctx, j.openIntent); err == nil {
				err = r.expireUnfound(ctx, t, j.openIntent)
			} else {
				err = r.logUnfound(ctx, j.openIntent, err)
			}
		}
		if err != nil && !isNodeTrouble(err) {
			return err
		}
		if trouble == nil {
			trouble = err
		}
	}
	return trouble
}

// loadExecution is the final transaction that executed an intent, as the history of its wallet
// said once; zero if none is known.
func (r *Relay) loadExecution(ctx context.Context, in openIntent) (solana.Signature, error) {
	var text string
	err := r.db.QueryRow(ctx, `SELECT signature FROM solana_executions WHERE chain = $1 AND wallet = $2 AND intent_id = $3`,
		string(r.chain), string(in.wallet.Address()), in.id).Scan(&text)
	if errors.Is(err, store.ErrNoRows) {
		return solana.Signature{}, nil
	}
	if err != nil {
		return solana.Signature{}, fmt.Errorf("reading the execution of intent %s: %w", in.id, err)
	}
	return solana.ParseSignature(text)
}

// findExecuted searches the final transaction that executed an intent without a signature in this database: the known
// one first, which a node may show and list no more. Its text may be of an order that this database does not have, so
// its transfers are compared with its balances alone.
func (r *Relay) findExecuted(ctx context.Context, in openIntent, known solana.Signature) (*landing, error) {
	nodes := r.client.Agreed()
	if known != (solana.Signature{}) {
		tx, err := nodes.Transaction(ctx, known, rpc.Finalized)
		if err != nil && !errors.Is(err, chain.ErrUnreadable) {
			return nil, err
		}
		if made := solintent.ReadCreation(tx, in.wallet, in.id); made != nil && made.Payment != nil {
			return r.readExecuted(ctx, nodes, in, *made)
		}
		if found, err := formerLanding(in, tx); err != nil || found != nil {
			return found, err
		}
	}
	made, err := solintent.FindCreation(ctx, nodes, in.wallet, in.id, rpc.Finalized)
	if err != nil || made == nil || made.Payment == nil {
		return nil, err
	}
	return r.readExecuted(ctx, nodes, in, *made)
}

// readExecuted is the landing of a payment that made its marker, which may be closed by now.
func (r *Relay) readExecuted(ctx context.Context, nodes *rpc.Client, in openIntent, made solintent.Creation) (*landing, error) {
	account, err := nodes.Account(ctx, rpc.Finalized, in.marker())
	if err != nil {
		return nil, err
	}
	if solintent.IsMarker(account) {
		return r.readMade(ctx, in, made, solintent.CloserOf(account))
	}
	return &landing{tx: made.Tx, payment: made.Payment, marking: &made.Marking, closed: true}, checkBalances(made.Tx, *made.Payment)
}

// expireUnfound closes an intent that was not found as executed by its deadline.
func (r *Relay) expireUnfound(ctx context.Context, t task.Task, in openIntent) error {
	err := r.writeInSeat(ctx, t, func(tx *store.Tx) error { return intent.Close(tx, in.row(), intent.Expire, failure.Reason{}) })
	if err != nil {
		return fmt.Errorf("recording the outcome of intent %s: %w", in.id, err)
	}
	r.metrics.outcomes.WithLabelValues(string(intent.Expired)).Inc()
	r.traceClosed(in, intent.Expired)
	r.log.Warn("the earlier execution of an intent was not found", "intent", in.id)
	return nil
}
