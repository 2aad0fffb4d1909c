package solrelay

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// sizePool writes down whose pool this is and how large. Where its size has changed, ids
// lead to other accounts: those that serve nobody are advanced before any serves again, so
// that what a forgotten life of this database has signed with them is worth nothing.
//
// Dying before or after the commit is safe: it is one, and says all there is to do.
func (r *Relay) sizePool(ctx context.Context, t task.Task) error {
	accounts, err := loadNonceAccounts(ctx, r.db, r.chain)
	if err != nil {
		return err
	}
	return r.writeInSeat(ctx, t, func(tx *store.Tx) error {
		size, payer, err := loadPool(ctx, tx, r.chain)
		switch {
		case err != nil:
			return err
		case size == r.pool.size && payer == r.pool.feePayer:
			return nil
		case size != 0 && payer != r.pool.feePayer:
			return fmt.Errorf("the nonce accounts of %s are of the fee payer %s, and the key is of %s", r.chain, payer, r.pool.feePayer)
		}
		tx.Defer(`INSERT INTO solana_nonce_pools (chain, fee_payer, size, updated_at) VALUES ($1, $2, $3, $4)
			ON CONFLICT (chain) DO UPDATE SET size = excluded.size, updated_at = excluded.updated_at`,
			string(r.chain), r.pool.feePayer.String(), r.pool.size, r.db.Clock().Micros())
		for _, a := range accounts {
			if on := r.resizeTrigger(a); on != "" {
				if err := saveNonceAccount(tx, r.chain, a, on, nil); err != nil {
					return err
				}
			}
		}
		return nil
	})
}

// resizeTrigger is what a change of the pool's size means for an account; empty for
// nothing.
func (r *Relay) resizeTrigger(a nonceAccount) NonceTrigger {
	within := a.place < r.pool.size
	switch {
	case within && a.state == Free:
		return GiveUp
	case within && a.state == Closing:
		return Want
	case !within && (a.state == Free || a.state == Making):
		return Surplus
	}
	return ""
}

// keepPool makes the accounts that the pool is to have, closes those beyond its size,
// advances those whose value must go, and reads their values. It looks only at what is
// under way, and at everything once in a while.
func (r *Relay) keepPool(ctx context.Context, t task.Task, open []openIntent) error {
	if !r.adopted {
		if err := r.adoptAccounts(ctx, t); err != nil {
			return err
		}
		r.adopted = true
	}
	accounts, err := loadNonceAccounts(ctx, r.db, r.chain)
	if err != nil {
		return err
	}
	nowMicros := r.db.Clock().Micros()
	review := nowMicros-r.reviewedAtMicros >= r.options.Review.Microseconds()
	looked := slices.DeleteFunc(accounts, func(a nonceAccount) bool {
		return !review && (a.state == Free || a.state == Used) || servesAny(a, open)
	})
	if len(looked) > 0 || review {
		if err := r.lookAtAccounts(ctx, t, looked); err != nil {
			return err
		}
	}
	if review {
		r.reviewedAtMicros = nowMicros
	}
	return r.reportPool(ctx)
}

// servesAny says whether an open intent decides about the account.
func servesAny(a nonceAccount, open []openIntent) bool {
	return slices.ContainsFunc(open, func(in openIntent) bool { return in.id == a.intentID && in.nonce != nil && in.nonce.place == a.place })
}

// adoptAccounts gives a row to each account that the pool is to have, and to each that
// the chain has already: one that another life of this database has made is advanced
// before it serves, since nobody knows what was signed with it.
func (r *Relay) adoptAccounts(ctx context.Context, t task.Task) error {
	known, err := loadNonceAccounts(ctx, r.db, r.chain)
	if err != nil {
		return err
	}
	have := map[int]bool{}
	for _, a := range known {
		have[a.place] = true
	}
	var missing []nonceAccount
	for place := range MaxPoolSize {
		if !have[place] {
			missing = append(missing, nonceAccount{place: place, address: r.pool.addressOf(place)})
		}
	}
	if len(missing) == 0 {
		return nil
	}
	found, err := r.fetchAccounts(ctx, missing)
	if err != nil {
		return err
	}
	return r.writeInSeat(ctx, t, func(tx *store.Tx) error {
		for i, a := range missing {
			a.value, a.slot = r.valueOf(found[i]), slotOf(found[i])
			on := Want
			switch {
			case !a.value.IsZero() && a.place >= r.pool.size:
				on = Surplus
			case !a.value.IsZero():
				on = Adopt
			case a.place >= r.pool.size:
				continue
			}
			if err := insertNonceAccount(tx, r.chain, a, on); err != nil {
				return err
			}
		}
		return nil
	})
}

// fetchAccounts reads accounts at a final slot, as every node has them.
func (r *Relay) fetchAccounts(ctx context.Context, list []nonceAccount) ([]*rpc.Account, error) {
	keys := make([]solana.PublicKey, len(list))
	for i, a := range list {
		keys[i] = a.address
	}
	return r.client.Agreed().Accounts(ctx, rpc.Finalized, keys...)
}

func slotOf(a *rpc.Account) uint64 {
	if a == nil {
		return 0
	}
	return a.Slot
}

// poolAction is what to have the node take for an account.
type poolAction int

const (
	poolNothing poolAction = iota
	poolMake               // make it
	poolClose              // close it
	poolAdvance            // use its value up
	poolBlocked            // its address holds what only the fee payer's key can have put there
)

// accountView is what a final slot has at an account's address.
type accountView struct {
	taken bool        // it is neither empty nor a nonce account of ours
	value solana.Hash // zero if it is no nonce account of ours
	slot  uint64
}

// viewOf is what a final slot has at an address. Lamports alone, which anybody can send
// there, are nothing.
func (r *Relay) viewOf(a *rpc.Account) accountView {
	v := accountView{value: r.valueOf(a), slot: slotOf(a)}
	v.taken = a != nil && v.value.IsZero() && (a.Owner != solana.SystemProgram || len(a.Data) > 0)
	return v
}

// judgeAccount says what becomes of an account that no open intent decides about: what
// its row changes to, on which trigger, if it changes; and what is to be sent. An account
// is free with a value that a final slot has and with no other.
func judgeAccount(a nonceAccount, v accountView, size int, orphaned bool) (NonceTrigger, poolAction) {
	switch a.state {
	case Making:
		switch {
		case !v.value.IsZero():
			return Read, poolNothing
		case v.taken:
			return "", poolBlocked
		}
		return "", poolMake
	case Free:
		switch {
		case v.value.IsZero():
			return Miss, poolNothing
		case a.place >= size:
			return Surplus, poolNothing
		}
	case Used:
		if orphaned {
			return GiveUp, poolNothing
		}
	case Advancing:
		switch {
		case v.value.IsZero():
			return Miss, poolNothing
		case v.value != a.value:
			return Advance, poolNothing
		}
		return "", poolAdvance
	case Closing:
		if v.value.IsZero() {
			return Miss, poolNothing
		}
		return "", poolClose
	}
	return "", poolNothing
}

// lookAtAccounts does for each account what judgeAccount says.
func (r *Relay) lookAtAccounts(ctx context.Context, t task.Task, accounts []nonceAccount) error {
	found, err := r.fetchAccounts(ctx, accounts)
	if err != nil {
		return err
	}
	balance, err := r.refreshBalance(ctx)
	if err != nil {
		return err
	}
	due := map[poolAction][]nonceAccount{}
	lamports := map[int]uint64{}
	orphanedBefore := r.db.Clock().Now().Add(-r.options.OrphanAfter).UnixMicro()
	for i, a := range accounts {
		v := r.viewOf(found[i])
		on, action := judgeAccount(a, v, r.pool.size, a.assignedAtMicros < orphanedBefore)
		if err := r.changeAccount(ctx, t, a, v, on); err != nil {
			return err
		}
		due[action] = append(due[action], a)
		if found[i] != nil {
			lamports[a.place] = found[i].Lamports
		}
	}
	for _, a := range due[poolBlocked] {
		r.log.Error("a nonce account cannot be made: its address holds something else already", "nonceAccount", a.address, "place", a.place)
	}
	if err := r.advanceUnused(ctx, t, due[poolAdvance]); err != nil {
		return err
	}
	return r.makeAndClose(ctx, due[poolMake], due[poolClose], lamports, balance)
}

// changeAccount writes what a final slot says about an account. One that has been
// assigned meanwhile stays as it is: then the transaction fails, and the next pass looks
// again.
//
// Dying before or after the commit is safe: the final slot will say the same again.
func (r *Relay) changeAccount(ctx context.Context, t task.Task, a nonceAccount, v accountView, on NonceTrigger) error {
	switch {
	case on == "" && a.state == Free && v.value != a.value && v.slot > a.slot:
		return r.writeInSeat(ctx, t, func(tx *store.Tx) error {
			tx.Defer(`UPDATE solana_nonce_accounts SET value = $1, value_slot = $2, updated_at = $3 WHERE chain = $4 AND place = $5 AND state = 'free' AND value = $6`,
				textOf(v.value), int64(v.slot), r.db.Clock().Micros(), string(r.chain), a.place, textOf(a.value))
			return nil
		})
	case on == "":
		return nil
	}
	r.log.Debug("a nonce account changes", "nonceAccount", a.address, "state", a.state, "on", on)
	var used []sentVersion
	if on == Advance {
		var err error
		used, err = r.loadAdvances(ctx, a)
		if err != nil {
			return err
		}
	}
	err := r.writeInSeat(ctx, t, func(tx *store.Tx) error {
		return saveNonceAccount(tx, r.chain, a, on, func(after *nonceAccount) {
			switch on {
			case Read, Advance, Miss:
				release(v.value, v.slot)(after)
			}
		})
	})
	if err != nil || on != Advance {
		return err
	}
	return r.reportAdvance(ctx, a, used)
}

// refreshBalance reads what the fee payer has, and shows it.
func (r *Relay) refreshBalance(ctx context.Context) (uint64, error) {
	lamports, err := r.client.Balance(ctx, rpc.Confirmed, r.key.Account())
	if err != nil {
		r.metrics.balance.Reset()
		return 0, err
	}
	r.metrics.balance.WithLabelValues().Set(float64(lamports))
	return lamports, nil
}

// advanceUnused uses up the values of accounts that serve nobody, as those of intents.
func (r *Relay) advanceUnused(ctx context.Context, t task.Task, list []nonceAccount) error {
	if len(list) == 0 {
		return nil
	}
	sent, err := r.loadSent(ctx)
	if err != nil {
		return err
	}
	due := make([]advancing, len(list))
	for i, a := range list {
		due[i] = advancing{a, sent[nonceKey{a.address, a.value}].versions[uuid.Nil]}
	}
	return r.sendAdvances(ctx, t, due)
}

const (
	// madePerTransaction is how many accounts are made, or closed, in one transaction.
	madePerTransaction = 4
	// remakeAfter is how long a transaction that makes or closes accounts may take once a
	// node has taken it: a blockhash is good for less.
	remakeAfter = 90 * time.Second
)

// makeAndClose sends what makes accounts and what closes them. Neither is a row: an
// account is there or not, and made or closed once, however often that is sent.
func (r *Relay) makeAndClose(ctx context.Context, toMake, toClose []nonceAccount, lamports map[int]uint64, balance uint64) error {
	wanted := len(toMake)
	toMake, toClose = r.notSentLately(toMake), r.notSentLately(toClose)
	if len(toMake)+len(toClose) == 0 {
		return nil
	}
	rent, err := r.client.RentExempt(ctx, solana.NonceAccountSize)
	if err != nil {
		return err
	}
	underWay := uint64(wanted - len(toMake))
	toMake = r.leaveUnaffordable(toMake, rent, balance-min(balance, r.options.MinBalance+underWay*rent))
	payer := r.key.Account()
	err = r.sendForPool(ctx, toMake, "making nonce accounts", func(a nonceAccount) []solana.Instruction {
		// What makes an account fails where it has lamports, and anybody can send some to
		// an address that he knows. So it is paid for, allocated and initialized instead.
		return []solana.Instruction{
			solana.TransferLamports(payer, a.address, rent-min(lamports[a.place], rent)),
			solana.AllocateWithSeed(a.address, payer, custody.NonceSeed(a.place), solana.NonceAccountSize, solana.SystemProgram),
			solana.InitializeNonce(a.address, payer)}
	})
	if err != nil {
		return err
	}
	return r.sendForPool(ctx, toClose, "closing nonce accounts", func(a nonceAccount) []solana.Instruction {
		return []solana.Instruction{solana.WithdrawNonce(a.address, payer, payer, lamports[a.place])}
	})
}

// leaveUnaffordable leaves out the accounts for whose rent the fee payer has too little to
// spare. Each look asks for them again, so they are made as soon as it has enough.
func (r *Relay) leaveUnaffordable(toMake []nonceAccount, rent, spare uint64) []nonceAccount {
	made := int(min(spare/rent, uint64(len(toMake))))
	left := len(toMake) - made
	if left != r.unaffordable && left > 0 {
		r.log.Warn("the fee payer has too little SOL to make nonce accounts", "accounts", left, "rent", rent, "spareLamports", spare)
	}
	r.unaffordable = left
	return toMake[:made]
}

// notSentLately leaves out the accounts for which a transaction is under way, or was
// refused a moment ago.
func (r *Relay) notSentLately(list []nonceAccount) []nonceAccount {
	nowMicros := r.db.Clock().Micros()
	return slices.DeleteFunc(list, func(a nonceAccount) bool { return nowMicros < r.makeAgainMicros[a.place] })
}

// sendForPool sends transactions of the fee payer's alone, for a few accounts each. What the
// node refuses of it is told to the log, and tried again.
func (r *Relay) sendForPool(ctx context.Context, of []nonceAccount, what string, instructionsOf func(nonceAccount) []solana.Instruction) error {
	if len(of) == 0 {
		return nil
	}
	recent, err := r.client.LatestBlockhash(ctx)
	if err != nil {
		return err
	}
	taken := 0
	for some := range slices.Chunk(of, madePerTransaction) {
		var instructions []solana.Instruction
		for _, a := range some {
			instructions = append(instructions, instructionsOf(a)...)
		}
		message, err := solana.NewMessage(r.key.Account(), recent.Hash, instructions...)
		if err != nil {
			return fmt.Errorf("%s: %w", what, err)
		}
		signature, err := r.key.SignMessage(message)
		if err != nil {
			return fmt.Errorf("%s: %w", what, err)
		}
		r.metrics.sends.Inc()
		r.notePool(signature)
		refused := r.client.Send(ctx, solana.Transaction{Signatures: []solana.Signature{signature}, Message: message}.Encode())
		if isNodeTrouble(refused) {
			return refused
		}
		again := remakeAfter
		if refused != nil {
			again = r.options.Retry // nothing is under way
			r.log.Warn("the node refused "+what, "accounts", len(some), "transaction", signature, "error", refused)
		} else {
			taken += len(some)
		}
		for _, a := range some {
			r.makeAgainMicros[a.place] = r.db.Clock().Now().Add(again).UnixMicro()
		}
	}
	if taken > 0 {
		r.log.Info(what, "accounts", taken)
	}
	return nil
}
