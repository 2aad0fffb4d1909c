package relay

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/google/uuid"
	"github.com/holiman/uint256"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// maxTxBytes is the size of a transaction that every node's pool takes; geth's
// limit is 128 KiB.
const maxTxBytes = 120_000

// What keeps a batch out of one transaction.
var (
	errTooBig  = errors.New("too big for one transaction")
	errTooDear = errors.New("too expensive for one transaction")
)

// load takes the intents on the ground aboard new transactions, as long as
// there are both intents and free places.
func (r *Relay) load(ctx context.Context, t task.Task, v view, solvent bool) error {
	bid, affordable := offer(v.market, r.options.MaxFee)
	hold := ""
	switch {
	case !solvent, v.balance.Cmp(r.options.MinBalance) < 0:
		hold = waiting + "the relayer is out of gas money"
	case !affordable:
		hold = waiting + "gas costs more than the ceiling"
	}
	if r.metrics.hold(hold != ""); hold != r.holding {
		r.holding = hold
		r.log.Warn("signing of new transactions", "hold", hold, "balance", v.balance, "baseFee", v.market.base)
	}
	// Each round makes what it read no longer due, or its batch smaller.
	for {
		air, err := r.air(ctx)
		if err != nil {
			return err
		}
		room := unmined(air) < r.options.MaxInFlight
		due, err := r.ground(ctx, room, v.final.Time.Unix(), r.batch)
		if err != nil || len(due) == 0 {
			return err
		}
		l, err := r.inspect(ctx, t, v, due, hold)
		if err == nil && len(l.items) > 0 {
			due = l.items
			err = r.launch(ctx, t, v, l, bid, air)
		}
		if err == nil {
			r.batch = min(r.options.MaxBatch, r.batch*2)
			continue
		}
		if err := r.isolate(ctx, t, due, err); err != nil {
			return err
		}
	}
}

// isolate answers a failure of a batch with a smaller batch, and that of a
// single intent by looking at it later: one intent that no node can digest must
// not stop the others.
func (r *Relay) isolate(ctx context.Context, t task.Task, batch []cargo, cause error) error {
	if ctx.Err() != nil || (!nodeTrouble(cause) && !errors.Is(cause, evm.ErrReverted) && !errors.Is(cause, errTooBig) && !errors.Is(cause, errTooDear)) {
		return cause
	}
	if len(batch) > 1 {
		r.batch = len(batch) / 2
		r.log.Debug("trying a smaller batch", "intents", r.batch, "error", cause)
		return nil
	}
	c := batch[0]
	reason := clean(cause.Error())
	switch data := evm.RevertData(cause); {
	case data != nil:
		reason = explain(data)
	case nodeTrouble(cause), errors.Is(cause, errTooDear):
		reason = waiting + reason
	}
	r.log.Warn("an intent cannot be carried; trying again later", "intent", c.intent.ID, "reason", reason)
	err := r.write(ctx, t, func(tx *store.Tx) error {
		postpone(tx, c, r.backoff(c.attempts), c.attempts+1, reason)
		return nil
	})
	if err == nil && nodeTrouble(cause) {
		return cause
	}
	return err
}

// loading is what goes aboard one transaction.
type loading struct {
	items       []cargo
	delegations []types.SetCodeAuthorization
}

// inspect judges intents, records what it found, and returns those to carry.
func (r *Relay) inspect(ctx context.Context, t task.Task, v view, due []cargo, hold string) (loading, error) {
	probes, fresh, err := r.probe(ctx, v, due)
	if err != nil {
		return loading{}, err
	}
	verdicts := make([]verdict, len(due))
	at := times{head: v.head.Time.Unix(), final: v.final.Time.Unix(), fresh: fresh}
	for i, c := range due {
		verdicts[i].fate, verdicts[i].reason = judge(c, probes[i], at, r.options.Executor)
		switch {
		case verdicts[i].fate == carry && hold != "":
			verdicts[i] = verdict{fate: later, reason: hold}
		case verdicts[i].fate == search:
			if verdicts[i].found, err = r.find(ctx, c, v.final.Number); err != nil {
				return loading{}, err
			}
		}
	}
	if err := r.record(ctx, t, due, verdicts); err != nil {
		return loading{}, err
	}
	return choose(due, probes, verdicts, r.options.Executor), nil
}

// verdict is the fate of one intent.
type verdict struct {
	fate   fate
	reason string
	found  *execution // of a search that was successful
}

// choose gathers what is to be carried, with one delegation for each wallet
// that lacks its own.
func choose(due []cargo, probes []probe, verdicts []verdict, executor common.Address) loading {
	var l loading
	delegated := map[common.Address]bool{}
	for i, c := range due {
		if verdicts[i].fate != carry {
			continue
		}
		l.items = append(l.items, c)
		wallet := c.intent.Wallet.EVM()
		if delegate, ok := types.ParseDelegation(probes[i].account.Code); (!ok || delegate != executor) && !delegated[wallet] {
			delegated[wallet] = true
			l.delegations = append(l.delegations, *c.delegation)
		}
	}
	return l
}

// record writes the verdicts. Those to be carried become so here, before their
// signatures leave the house.
//
// Dying before the commit is safe: nobody has seen a signature, and the chain
// can be asked again. Dying after it is too: a carried intent that no
// transaction carries is on the ground, due at once.
func (r *Relay) record(ctx context.Context, t task.Task, due []cargo, verdicts []verdict) error {
	points := recorded(verdicts)
	for _, p := range points {
		r.point(p + ".before")
	}
	err := r.write(ctx, t, func(tx *store.Tx) error {
		exposed := make([]any, 0, len(due))
		for i, c := range due {
			switch v := verdicts[i]; {
			case v.fate == carry:
				exposed = append(exposed, c.intent.ID)
			case v.fate == refuse:
				r.dead(tx, c, Refused, v.reason)
			case v.fate == expire:
				r.dead(tx, c, Expired, v.reason)
			case v.found != nil:
				if err := r.executed(tx, c, *v.found); err != nil {
					return err
				}
			case v.fate == retry:
				postpone(tx, c, r.backoff(c.attempts), c.attempts+1, v.reason)
			default:
				postpone(tx, c, r.backoff(0), c.attempts, cmp.Or(c.fault(), v.reason))
			}
		}
		if len(exposed) > 0 {
			tx.Defer(`UPDATE intents SET state = 'carried', reason = '' WHERE state IN ('signed', 'carried') AND id IN (`+store.List(1, len(exposed))+`)`, exposed...)
		}
		return nil
	})
	if err != nil {
		return fmt.Errorf("recording what became of intents: %w", err)
	}
	for _, p := range points {
		r.point(p + ".after")
	}
	r.count(due, verdicts)
	return nil
}

// recorded names the points that recording the verdicts passes.
func recorded(verdicts []verdict) (points []string) {
	if slices.ContainsFunc(verdicts, func(v verdict) bool { return v.fate == carry }) {
		points = append(points, pointExpose)
	}
	if slices.ContainsFunc(verdicts, func(v verdict) bool { return v.fate == refuse || v.fate == expire || v.found != nil }) {
		points = append(points, pointOutcome)
	}
	return points
}

// count tells metrics and log of intents that ended on the ground.
func (r *Relay) count(due []cargo, verdicts []verdict) {
	for i, v := range verdicts {
		id := due[i].intent.ID
		switch {
		case v.fate == refuse:
			r.metrics.outcomes.WithLabelValues(string(Refused)).Inc()
			r.traceEnd(due[i], Refused)
			r.log.Info("refused an intent", "intent", id, "reason", v.reason)
		case v.fate == expire:
			r.metrics.outcomes.WithLabelValues(string(Expired)).Inc()
			r.traceEnd(due[i], Expired)
			r.log.Info("an intent expired", "intent", id, "reason", v.reason)
		case v.found != nil:
			delete(r.searched, id.String())
			r.metrics.outcomes.WithLabelValues(string(Executed)).Inc()
			r.log.Info("an intent was executed by another transaction", "intent", id, "hash", v.found.hash)
		}
	}
}

// launch signs a transaction that carries the intents, and sends it.
func (r *Relay) launch(ctx context.Context, t task.Task, v view, l loading, bid fees, air []flight) error {
	data := r.pack(l.items)
	gas, err := r.gas(ctx, data, l.delegations)
	if err != nil {
		return err
	}
	if cost := new(big.Int).Mul(new(big.Int).SetUint64(gas), new(big.Int).SetUint64(bid.cap)); cost.Cmp(r.options.MaxCost) > 0 {
		return fmt.Errorf("%w: up to %s wei", errTooDear, cost)
	}
	settled, err := r.afterFinal(ctx)
	if err != nil {
		return err
	}
	f := flight{
		id: uuid.NewString(), nonce: nextNonce(v.next, settled, air), state: flightSent,
		fees: bid, signedAt: r.db.Clock().Micros(),
	}
	signed, err := r.key.SignTx(r.chainID, r.transaction(f, gas, data, l.delegations))
	if err != nil {
		return err
	}
	raw, err := signed.MarshalBinary()
	if err != nil {
		return fmt.Errorf("encoding a transaction: %w", err)
	}
	if len(raw) > maxTxBytes {
		return fmt.Errorf("%w: %d bytes", errTooBig, len(raw))
	}
	f.hashes = []common.Hash{signed.Hash()}

	// Dying before the commit is safe: the nonce is free, the intents are on the
	// ground. Dying after it is too: the rows hold all it takes to send it.
	began := r.db.Clock().Now()
	r.point(pointPersist + ".before")
	if err := r.write(ctx, t, func(tx *store.Tx) error { r.insertFlight(tx, f, raw, l.items); return nil }); err != nil {
		return fmt.Errorf("recording a transaction: %w", err)
	}
	r.point(pointPersist + ".after")
	r.log.Info("carrying intents", "intents", len(l.items), "delegations", len(l.delegations), "nonce", f.nonce, "hash", signed.Hash(), "gas", gas)
	_ = r.send(ctx, f, raw) // the next pass sends it again if it must
	r.traceLaunch(f, l.items, began)
	return ctx.Err()
}

// pack is the call data that carries the intents.
func (r *Relay) pack(items []cargo) []byte {
	out := make([]contracts.IntentCarrierItem, len(items))
	for i, c := range items {
		calls := make([]contracts.WalletExecutorCall, len(c.intent.Calls))
		for j, call := range c.intent.Calls {
			calls[j] = contracts.WalletExecutorCall{To: call.To, Value: call.Value.Big(), Data: call.Data}
		}
		deadline := new(uint256.Int).SetUint64(uint64(c.intent.Deadline.Unix())).ToBig()
		out[i] = contracts.IntentCarrierItem{
			Wallet: c.intent.Wallet.EVM(), Nonce: c.intent.Nonce(),
			Data: executor.PackExecute(calls, c.intent.Nonce(), deadline, c.signature),
		}
	}
	return carrier.PackCarry(out)
}

// gas is the limit for a transaction: the node's estimate and half of it, for
// what changes until it is mined. An estimate is of the newest block's time, in
// which a vault that was just touched books no interest; a later block's does,
// and to a withdrawal that is more than an eighth. What is not used costs nothing.
func (r *Relay) gas(ctx context.Context, data []byte, delegations []types.SetCodeAuthorization) (uint64, error) {
	gas, err := r.client.EstimateGas(ctx, ethereum.CallMsg{
		From: r.key.Address(), To: &r.options.Carrier, Data: data, AuthorizationList: delegations,
	})
	if err != nil {
		return 0, err
	}
	if gas > r.options.MaxGas {
		return 0, fmt.Errorf("%w: %d gas", errTooBig, gas)
	}
	return min(gas+gas/2, r.options.MaxGas), nil
}
