package solrelay

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/intent/solintent"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// remakeAfter is how long a transaction under a recent blockhash may take once a node has
// taken it: a blockhash is good for less.
const remakeAfter = 90 * time.Second

// closedPerTransaction is how many nonce accounts are closed in one transaction.
const closedPerTransaction = 4

// begin has the chain begin with markers, once no intent is in nonce form and every node says
// that a final block has no nonce account of the fee payer's any more: all signatures in nonce
// form are dead then. A chain that never had nonce accounts begins at once. In each seat it also
// closes the nonce accounts of a chain that has begun: a process in hostile hands may have had it
// begin early, or may have made accounts.
//
// Dying before or after the signer begins, or the row is written, is safe: the accounts are read
// from the chain again, and beginning twice is beginning once.
func (r *Relay) begin(ctx context.Context, t task.Task, former int) error {
	begun, err := r.hasBegun(ctx)
	if err != nil || begun && r.noncesClosed {
		return err
	}
	open, err := r.closeNonces(ctx, t)
	if err != nil || open > 0 || former > 0 {
		return err
	}
	r.noncesClosed = true
	if begun {
		return nil
	}
	r.crashPoint(pointBeginSigner + ".before")
	err = r.author.BeginMarkers(ctx, r.chain)
	r.crashPoint(pointBeginSigner + ".after")
	if err != nil {
		if errors.Is(err, custody.ErrUnavailable) {
			r.log.Warn("the signer does not begin with markers yet; trying again", "error", err)
			return nil
		}
		return err
	}
	final, err := r.client.Final(ctx)
	if err != nil {
		return err
	}
	r.crashPoint(pointBegin + ".before")
	if err := r.recordBegun(ctx, t, final); err != nil {
		return fmt.Errorf("recording that the chain begins with markers: %w", err)
	}
	r.crashPoint(pointBegin + ".after")
	r.begun, r.noted, r.finalTime = true, true, final.Time
	return nil
}

// recordBegun records that the chain begins with markers. If this database has not known the
// chain for longer than markers are kept, it may be a backup from before they were begun with:
// the intents executed since, by a life of it that it has forgotten, are asked for, too.
func (r *Relay) recordBegun(ctx context.Context, t task.Task, final chain.Block) error {
	gap, err := r.noteFinal(ctx, t, final, solintent.Beginning, func(tx *store.Tx) {
		tx.Defer(`UPDATE solana_marker_chains SET begun_at = $1 WHERE chain = $2 AND begun_at = 0`, tx.DB().Clock().Micros(), string(r.chain))
	})
	if err != nil {
		return err
	}
	r.log.Info("the chain begins with markers: a wallet signs payments once its history is read", "since", gap)
	return nil
}

// hasBegun says whether the chain has begun with markers, which it does once.
func (r *Relay) hasBegun(ctx context.Context) (bool, error) {
	if r.begun {
		return true, nil
	}
	var n int
	if err := r.db.QueryRow(ctx, `SELECT COUNT(*) FROM solana_marker_chains WHERE chain = $1 AND begun_at > 0`, string(r.chain)).Scan(&n); err != nil {
		return false, fmt.Errorf("reading whether the chain has begun with markers: %w", err)
	}
	r.begun = n > 0
	return r.begun, nil
}

// noteKnown records the newest final block that this database knows. If, when the seat is
// taken, the one before is older than markers are kept, some may have been made and closed since
// by a life of this database that it has forgotten: from then on the history since is asked for, too.
func (r *Relay) noteKnown(ctx context.Context, t task.Task) error {
	final, err := r.client.Final(ctx)
	if err != nil {
		return err
	}
	look := solintent.Watching
	if !r.noted {
		look = solintent.Beginning
	}
	gap, err := r.noteFinal(ctx, t, final, look, func(*store.Tx) {})
	if err != nil {
		return err
	}
	if gap > 0 {
		r.log.Warn("this database has not looked at the chain for long: signing needs the history since, or granary recover", "slot", gap)
	}
	r.noted, r.finalTime = true, final.Time
	return nil
}

// noteFinal records a final block, and the changes of also.
func (r *Relay) noteFinal(ctx context.Context, t task.Task, final chain.Block, look solintent.Look, also func(*store.Tx)) (gap uint64, err error) {
	err = r.writeInSeat(ctx, t, func(tx *store.Tx) (err error) {
		gap, err = solintent.Note(ctx, tx, r.chain, solintent.MomentOf(final, tx.DB()), look)
		also(tx)
		return err
	})
	if err != nil {
		return 0, fmt.Errorf("recording the newest final block: %w", err)
	}
	return gap, nil
}

// closeNonces closes the nonce accounts that serve no intent, and returns how many accounts
// there are still.
func (r *Relay) closeNonces(ctx context.Context, t task.Task) (open int, err error) {
	known, err := loadNonceAccounts(ctx, r.db, r.chain)
	if err != nil {
		return 0, err
	}
	all := make([]nonceAccount, custody.MaxNonceAccounts)
	keys := make([]solana.PublicKey, len(all))
	for place := range all {
		keys[place] = custody.NonceAccount(r.key.Account(), place)
		all[place] = nonceAccount{place: place, address: keys[place]}
	}
	for _, a := range known {
		if a.place >= len(all) || a.address != keys[a.place] {
			return 0, fmt.Errorf("nonce account %s is of another fee payer: start with its key, so that the account is closed", a.address)
		}
		all[a.place] = a
	}
	found, err := r.client.Agreed().Accounts(ctx, rpc.Finalized, keys...)
	if err != nil {
		return 0, err
	}
	serving, err := r.loadServing(ctx)
	if err != nil {
		return 0, err
	}
	var due []nonceAccount
	var changes []nonceChange
	lamports := map[int]uint64{}
	for i, a := range all {
		there := !r.valueOf(found[i]).IsZero()
		if there {
			open++
			lamports[i] = found[i].Lamports
		}
		switch {
		case slices.Contains(serving, a.place):
		case there && a.state == "":
			changes = append(changes, nonceChange{a, Adopt})
		case there && a.state == Closing:
			due = append(due, a)
		case a.state == Used:
			changes = append(changes, nonceChange{a, Unused})
		case a.state == Closing:
			changes = append(changes, nonceChange{a, Miss})
		}
	}
	if err := r.noteNonces(ctx, t, changes); err != nil {
		return 0, err
	}
	r.metrics.formerNonces.Set(float64(open))
	return open, r.sendWithdrawals(ctx, due, lamports)
}

// nonceChange is a nonce account, with the trigger of its next state.
type nonceChange struct {
	nonceAccount
	trigger NonceTrigger
}

// noteNonces records which nonce accounts are to be closed, and which are gone.
//
// Dying before the commit is safe: the chain is read again. Dying after it is too: an account in a
// row is closed as long as the chain has it.
func (r *Relay) noteNonces(ctx context.Context, t task.Task, changes []nonceChange) error {
	if len(changes) == 0 {
		return nil
	}
	r.crashPoint(pointNoteNonces + ".before")
	err := r.writeInSeat(ctx, t, func(tx *store.Tx) error {
		for _, c := range changes {
			if err := saveNonceAccount(tx, r.chain, c.nonceAccount, c.trigger); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return fmt.Errorf("recording which nonce accounts are closed: %w", err)
	}
	r.crashPoint(pointNoteNonces + ".after")
	return nil
}

// loadServing are the places of the accounts that serve an open intent.
func (r *Relay) loadServing(ctx context.Context) ([]int, error) {
	rows, err := r.db.Query(ctx, `SELECT a.place FROM solana_former_nonces AS a JOIN intents AS i ON i.id = a.intent_id WHERE a.chain = $1 AND i.state IN ('signed', 'carried')`, string(r.chain))
	places, err := store.Collect(rows, err, func(row store.Rows) (place int, err error) { return place, row.Scan(&place) })
	if err != nil {
		return nil, fmt.Errorf("reading which nonce accounts serve: %w", err)
	}
	return places, nil
}

// sendWithdrawals sends the transactions that close nonce accounts. They are no rows, and dying
// before or after one is sent is safe: an account is there or not.
func (r *Relay) sendWithdrawals(ctx context.Context, due []nonceAccount, lamports map[int]uint64) error {
	nowMicros, payer := r.db.Clock().Micros(), r.key.Account()
	due = slices.DeleteFunc(due, func(a nonceAccount) bool { return nowMicros < r.againMicros[a.address] })
	if len(due) == 0 {
		return nil
	}
	recent, err := r.client.LatestBlockhash(ctx)
	if err != nil {
		return err
	}
	for some := range slices.Chunk(due, closedPerTransaction) {
		var instructions []solana.Instruction
		var addresses []solana.PublicKey
		for _, a := range some {
			instructions = append(instructions, solana.WithdrawNonce(a.address, payer, payer, lamports[a.place]))
			addresses = append(addresses, a.address)
		}
		message, err := composeMessage(r.options.Form, payer, recent.Hash, withdrawUnits, instructions...)
		if err != nil {
			return fmt.Errorf("closing nonce accounts: %w", err)
		}
		signature, err := r.key.SignMessage(message)
		if err != nil {
			return fmt.Errorf("closing nonce accounts: %w", err)
		}
		raw := solana.Transaction{Signatures: []solana.Signature{signature}, Message: message}.Encode()
		r.crashPoint(pointWithdraw + ".before")
		err = r.sendOnce(ctx, "closing nonce accounts", signature, raw, addresses)
		r.crashPoint(pointWithdraw + ".after")
		if err != nil {
			return err
		}
	}
	return nil
}

// withdrawUnits are compute units of a transaction that closes nonce accounts: several times its need.
const withdrawUnits = 10_000

// sendOnce sends a transaction that closes accounts, and has none of those closed again while
// it may land. A transaction that the node rejects is logged, and tried again.
func (r *Relay) sendOnce(ctx context.Context, what string, signature solana.Signature, raw []byte, accounts []solana.PublicKey) error {
	r.metrics.sends.Inc()
	r.watch(signature, paidCloseFee, paidPayoutRent)
	refused := r.client.Send(ctx, raw)
	if isNodeTrouble(refused) {
		return refused
	}
	again := remakeAfter
	if refused != nil {
		again = r.options.Retry // none is in flight
		r.log.Warn("the node refused "+what, "accounts", len(accounts), "transaction", signature, "error", refused)
	} else {
		r.log.Info(what, "accounts", len(accounts), "transaction", signature)
	}
	for _, a := range accounts {
		r.againMicros[a] = r.db.Clock().Now().Add(again).UnixMicro()
	}
	return nil
}
