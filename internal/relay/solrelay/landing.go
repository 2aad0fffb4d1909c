package solrelay

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/google/uuid"
	"golang.org/x/sync/errgroup"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/intent/solintent"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// landing is the final transaction that has used an intent's nonce value up, or executed
// the intent before it was a row.
type landing struct {
	nonceUse
	tx    *rpc.FetchedTransaction
	value solana.Hash // of the nonce account after it; zero if there is none any more
	slot  uint64      // that has that value
}

// settleUsed records the outcomes of intents whose nonce values are gone for good. What
// nodes do not agree on, or contradict, waits.
func (r *Relay) settleUsed(ctx context.Context, t task.Task, list []judged) error {
	found, errs := make([]*landing, len(list)), make([]error, len(list))
	var g errgroup.Group
	g.SetLimit(maxAsking)
	for i, j := range list {
		g.Go(func() error {
			found[i], errs[i] = r.findUse(ctx, j.openIntent)
			return nil
		})
	}
	_ = g.Wait() // errs has the errors
	var trouble error
	for i, j := range list {
		err := errs[i]
		if err == nil && found[i] != nil {
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

// findUse looks for the one transaction that has used an intent's nonce value up: first
// among those that are known, then among those that name the account. What it finds
// carries the fee payer's signature over that very value, so it can be no other; that it
// is final, and what it did, is what every node says. It returns nil when it is not found
// yet.
func (r *Relay) findUse(ctx context.Context, in openIntent) (*landing, error) {
	nodes, at := r.client.Agreed(), in.signed.NonceAccount
	account, err := nodes.Account(ctx, rpc.Finalized, at)
	if err != nil {
		return nil, err
	}
	found := landing{value: r.valueOf(account)}
	if account != nil {
		found.slot = account.Slot
	}
	if found.value == in.signed.NonceValue {
		return nil, nil // one node was ahead of another
	}
	for _, known := range append(append([]sentVersion{}, in.sent...), in.advances...) {
		found.tx, err = nodes.Transaction(ctx, known.signature, rpc.Finalized)
		if err != nil || found.tx != nil {
			return r.readUse(in, found, err)
		}
	}
	found.tx, err = r.searchUse(ctx, nodes, in)
	return r.readUse(in, found, err)
}

// searchUse looks through the account's transactions, back to the slot in which it is known
// to have had the value. In a database that is older than the chain many intents may have
// been served since.
func (r *Relay) searchUse(ctx context.Context, nodes *rpc.Client, in openIntent) (*rpc.FetchedTransaction, error) {
	var listed []rpc.SignatureInfo
	var before solana.Signature
	for {
		page, err := nodes.SignaturesFor(ctx, in.signed.NonceAccount, solana.Signature{}, before, 0)
		if err != nil {
			return nil, err
		}
		full := len(page) == rpc.MaxSignatures
		if in.nonce != nil {
			page = slices.DeleteFunc(page, func(s rpc.SignatureInfo) bool { return s.Slot < in.nonce.slot })
			full = full && len(page) == rpc.MaxSignatures
		}
		listed = append(listed, page...)
		if !full {
			break
		}
		before = page[len(page)-1].Signature
	}
	for _, s := range likelyUses(listed, in.id) {
		tx, err := nodes.Transaction(ctx, s.Signature, rpc.Finalized)
		if errors.Is(err, chain.ErrUnreadable) {
			continue // ours are of the first version there was
		}
		if err != nil || tx != nil && usesNonce(tx.Transaction.Message, in.signed) {
			return tx, err
		}
	}
	r.log.Warn("the nonce value of an intent is gone, and no node shows what used it", "intent", in.id, "nonceAccount", in.signed.NonceAccount, "value", in.signed.NonceValue)
	return nil, nil
}

// likelyUses puts transactions of a nonce account, newest first, into the order in which to
// look at them for what used an intent's value: those whose memo names the intent, and those
// without a memo, which only advance the account; then the payouts of others, oldest first,
// since another life of the database may have given the value to one of them.
func likelyUses(listed []rpc.SignatureInfo, id uuid.UUID) []rpc.SignatureInfo {
	var likely, others []rpc.SignatureInfo
	for _, s := range listed {
		if s.Memo == "" || namesIntent(s.Memo, id) {
			likely = append(likely, s)
		} else {
			others = append(others, s)
		}
	}
	slices.Reverse(others)
	return append(likely, others...)
}

// usesNonce says whether a transaction is one of those of which a single one can use up
// the nonce value.
func usesNonce(message solana.Message, signed solintent.Attachment) bool {
	if message.Blockhash != signed.NonceValue || len(message.Instructions) == 0 {
		return false
	}
	first, err := message.Instruction(0)
	return err == nil && first.Program == solana.SystemProgram && len(first.Accounts) > 0 && first.Accounts[0].Key == signed.NonceAccount
}

// readUse says what a final transaction, if one was found, is to the intent.
func (r *Relay) readUse(in openIntent, found landing, err error) (*landing, error) {
	if err != nil || found.tx == nil {
		return nil, err
	}
	if !usesNonce(found.tx.Transaction.Message, in.signed) {
		return nil, fmt.Errorf("%w: transaction %s uses another nonce value", chain.ErrInconsistent, found.tx.Signature)
	}
	found.signature = found.tx.Signature
	version, err := versionOf(in, found.tx.Transaction.Message)
	found.carries = err == nil
	switch {
	case !found.carries:
		return &found, nil
	case found.tx.Err != nil:
		found.failure = rpc.Explain(found.tx.Err, found.tx.Logs)
		return &found, nil
	}
	return &found, checkBalances(found.tx, version)
}

// checkBalances compares what a node says that token accounts held with the transfers of
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

// saveOutcome writes down what has become of an intent, and frees its nonce account.
//
// Dying before the commit is safe: the final block will say the same again. Dying after it
// is too: the outcome, the account and the task that tells of it are one commit.
func (r *Relay) saveOutcome(ctx context.Context, t task.Task, in openIntent, found landing) error {
	as, reason := judgeUse(in, found.nonceUse)
	outcome, err := r.outcomeOf(ctx, found)
	if err != nil {
		return err
	}
	r.crashPoint(pointOutcome + ".before")
	err = r.writeInSeat(ctx, t, func(tx *store.Tx) error {
		if in.nonce != nil {
			if err := freeNonce(tx, r.chain, *in.nonce, found.value, found.slot); err != nil {
				return err
			}
		}
		if as == intent.Executed {
			return intent.MarkExecuted(tx, in.row(), outcome)
		}
		return intent.Close(tx, in.row(), closing[as], reason)
	})
	if err != nil {
		return fmt.Errorf("recording the outcome of intent %s: %w", in.id, err)
	}
	r.crashPoint(pointOutcome + ".after")
	r.reportOutcome(in, found, as, reason)
	return nil
}

// outcomeOf is what is told of an intent that a transaction has executed.
func (r *Relay) outcomeOf(ctx context.Context, found landing) (intent.Outcome, error) {
	at := found.tx.Time
	if at.IsZero() {
		block, err := r.client.Block(ctx, found.tx.Slot)
		if err != nil {
			return intent.Outcome{}, err
		}
		at = block.Time
	}
	return intent.Outcome{TxHash: found.signature.String(), BlockNumber: found.tx.Slot, BlockTime: at, Evidence: evidenceOf(found.tx).Encode()}, nil
}

// evidenceOf is what a transaction did, as the family reads it.
func evidenceOf(tx *rpc.FetchedTransaction) solintent.Evidence {
	holdings := func(list []rpc.TokenBalance) []solintent.Holding {
		out := make([]solintent.Holding, len(list))
		for i, b := range list {
			out[i] = solintent.Holding{Account: b.Account, Mint: b.Mint, Owner: b.Owner, Units: b.Units}
		}
		return out
	}
	return solintent.Evidence{
		Transaction: tx.Raw, Slot: tx.Slot, Fee: tx.Fee, Rent: rentOf(tx),
		Before: holdings(tx.PreTokens), After: holdings(tx.PostTokens),
	}
}

// reportOutcome tells metrics, traces and log of an intent that has ended.
func (r *Relay) reportOutcome(in openIntent, found landing, as intent.State, reason string) {
	r.metrics.outcomes.WithLabelValues(string(as)).Inc()
	switch {
	case in.executedBefore(): // another life of this database has paid for it
	case found.carries:
		r.metrics.reportPaid(found.tx, paidPayoutFee, paidPayoutRent)
	default:
		r.metrics.reportPaid(found.tx, paidAdvanceFee, paidPoolRent)
	}
	for _, s := range append(append([]sentVersion{}, in.sent...), in.advances...) {
		delete(r.sentAtMicros, s.signature)
	}
	if as == intent.Executed {
		r.traceFinal(in, found)
	} else {
		r.traceClosed(in, as)
	}
	r.log.Info("an intent has ended", "intent", in.id, "state", as, "transaction", found.signature, "slot", found.tx.Slot,
		"fee", found.tx.Fee, "rent", rentOf(found.tx), "reason", reason)
}

// settleExecutedBefore records the outcomes of intents that were executed before they were
// rows: nothing was signed for them here, and what executed them is in the history of
// their wallets. What is not found by its deadline was undone by the chain: it expires, and
// may be signed.
func (r *Relay) settleExecutedBefore(ctx context.Context, t task.Task, v chainView, list []judged) error {
	var trouble error
	for _, j := range list {
		found, err := r.findExecuted(ctx, j.openIntent)
		switch {
		case err == nil && found != nil:
			err = r.saveOutcome(ctx, t, j.openIntent, *found)
		case err == nil && v.finalSeconds > j.deadline.Unix():
			err = r.expireUnfound(ctx, t, j.openIntent)
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

// findExecuted looks through the wallet's whole history, newest first, for the final
// transaction whose memo names the intent. Its text may be of an order that this database
// does not know, so its transfers are compared with its balances alone.
func (r *Relay) findExecuted(ctx context.Context, in openIntent) (*landing, error) {
	nodes := r.client.Agreed()
	var before solana.Signature
	for {
		list, err := nodes.SignaturesFor(ctx, in.wallet, solana.Signature{}, before, 0)
		if err != nil {
			return nil, err
		}
		for _, s := range list {
			if s.Err != nil || s.Memo != "" && !namesIntent(s.Memo, in.id) {
				continue // a node may tell no memo at all
			}
			tx, err := nodes.Transaction(ctx, s.Signature, rpc.Finalized)
			if errors.Is(err, chain.ErrUnreadable) {
				continue // ours are of the first version there was
			}
			if err != nil {
				return nil, err
			}
			if tx == nil || tx.Err != nil {
				continue // it is not final yet
			}
			version, err := versionOf(in, tx.Transaction.Message)
			if errors.Is(err, errOther) {
				continue // anybody can write a memo
			}
			return &landing{nonceUse: nonceUse{signature: tx.Signature, carries: true}, tx: tx}, checkBalances(tx, version)
		}
		if len(list) < rpc.MaxSignatures {
			return nil, nil
		}
		before = list[len(list)-1].Signature
	}
}

// expireUnfound closes an intent that was not found as executed by its deadline.
func (r *Relay) expireUnfound(ctx context.Context, t task.Task, in openIntent) error {
	err := r.writeInSeat(ctx, t, func(tx *store.Tx) error { return intent.Close(tx, in.row(), intent.Expire, "") })
	if err != nil {
		return fmt.Errorf("recording the outcome of intent %s: %w", in.id, err)
	}
	r.metrics.outcomes.WithLabelValues(string(intent.Expired)).Inc()
	r.traceClosed(in, intent.Expired)
	r.log.Warn("what executed an intent before was not found", "intent", in.id)
	return nil
}

// checkOutcomes asks whether what the intents that work would do can be settled.
func (r *Relay) checkOutcomes(ctx context.Context, due []judged, verdicts []verdict) error {
	if r.options.CheckOutcomes == nil {
		return nil
	}
	var simulated []intent.Simulated
	places := map[uuid.UUID]int{}
	for i, j := range due {
		if verdicts[i].reason != "" {
			continue
		}
		expected, err := r.expectEvidence(ctx, j.openIntent)
		if err != nil {
			return err
		}
		places[j.id] = i
		simulated = append(simulated, intent.Simulated{ID: j.id, SettleTask: j.settleTask, Evidence: expected.Encode()})
	}
	if len(simulated) == 0 {
		return nil
	}
	reasons, err := r.options.CheckOutcomes(ctx, simulated)
	for id, reason := range reasons {
		verdicts[places[id]].reason = reason
	}
	return err
}

// expectEvidence is what an intent that works would leave as its evidence: what its token
// accounts hold now, and what its transfers make of that.
func (r *Relay) expectEvidence(ctx context.Context, in openIntent) (solintent.Evidence, error) {
	built, err := r.buildVersion(in, 0) // signed as it will be sent: that is how evidence proves itself
	if err != nil {
		return solintent.Evidence{}, err
	}
	v, err := custody.DecodeSolanaVersion(in.signed.Versions[0].Message)
	if err != nil {
		return solintent.Evidence{}, fmt.Errorf("intent %s: %w", in.id, err)
	}
	var keys []solana.PublicKey
	at := map[solana.PublicKey]int{}
	note := func(key solana.PublicKey) {
		if _, known := at[key]; !known {
			at[key] = len(keys)
			keys = append(keys, key)
		}
	}
	for _, t := range v.Transfers {
		note(t.From)
		note(t.To)
	}
	if v.Burning != nil {
		note(v.Burning.From)
	}
	accounts, err := r.client.Accounts(ctx, rpc.Confirmed, keys...)
	if err != nil {
		return solintent.Evidence{}, err
	}
	before := make([]solintent.Holding, len(keys))
	for i, key := range keys {
		before[i] = solintent.Holding{Account: key, Mint: v.Mint}
		if accounts[i] == nil {
			continue
		}
		held, err := solana.DecodeTokenAccount(accounts[i].Data)
		if err == nil {
			before[i].Owner, before[i].Units = held.Owner, held.Amount
		}
	}
	for _, owner := range v.Owners {
		if i, ok := at[solana.AssociatedTokenAddress(owner, v.Mint, v.TokenProgram)]; ok {
			before[i].Owner = owner
		}
	}
	after := slices.Clone(before)
	for _, t := range v.Transfers {
		after[at[t.From]].Units -= t.Units
		after[at[t.To]].Units += t.Units
	}
	if v.Burning != nil {
		after[at[v.Burning.From]].Units -= v.Burning.Units
	}
	return solintent.Evidence{Transaction: built.raw, Before: before, After: after}, nil
}

// namesIntent says whether a transaction's memos hold an intent's id.
func namesIntent(memo string, id uuid.UUID) bool { return strings.Contains(memo, id.String()) }
