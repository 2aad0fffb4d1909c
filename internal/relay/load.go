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
	errTooBig    = errors.New("too big for one transaction")
	errTooCostly = errors.New("too expensive for one transaction")
)

// submitDueIntents takes the intents on the ground aboard new transactions, as long as
// there are both intents and free places.
func (r *Relay) submitDueIntents(ctx context.Context, t task.Task, v chainView, solvent bool) error {
	bid, affordable := firstBid(v.market, r.options.MaxFee)
	hold := ""
	switch {
	case !solvent, v.balance.Cmp(r.options.MinBalance) < 0:
		hold = waiting + "the relayer is out of gas money"
	case !affordable:
		hold = waiting + "gas costs more than the ceiling"
	}
	if r.metrics.refreshHeld(hold != ""); hold != r.holdReason {
		r.holdReason = hold
		r.log.Warn("signing of new transactions", "hold", hold, "balance", v.balance, "baseFee", v.market.base)
	}
	// Each round makes what it read no longer due, or its batch smaller.
	for {
		unfinalized, err := r.loadUnfinalizedTxs(ctx)
		if err != nil {
			return err
		}
		canSubmit := countUnmined(unfinalized) < r.options.MaxInFlight
		due, err := r.loadDueIntents(ctx, canSubmit, v.final.Time.Unix(), r.batchSize)
		if err != nil || len(due) == 0 {
			return err
		}
		batch, err := r.inspectIntents(ctx, t, v, due, hold)
		if err == nil && len(batch.intents) > 0 {
			due = batch.intents
			err = r.submitBatch(ctx, t, v, batch, bid, unfinalized)
		}
		if err == nil {
			r.batchSize = min(r.options.MaxBatch, r.batchSize*2)
			continue
		}
		if err := r.handleBatchFailure(ctx, t, due, err); err != nil {
			return err
		}
	}
}

// handleBatchFailure answers a failure of a batch with a smaller batch, and that of a
// single intent by looking at it later: one intent that no node can digest must
// not stop the others.
func (r *Relay) handleBatchFailure(ctx context.Context, t task.Task, batch []openIntent, cause error) error {
	if ctx.Err() != nil || (!isNodeTrouble(cause) && !errors.Is(cause, evm.ErrReverted) && !errors.Is(cause, errTooBig) && !errors.Is(cause, errTooCostly)) {
		return cause
	}
	if len(batch) > 1 {
		r.batchSize = len(batch) / 2
		r.log.Debug("trying a smaller batch", "intents", r.batchSize, "error", cause)
		return nil
	}
	in := batch[0]
	reason := cleanReason(cause.Error())
	switch data := evm.RevertData(cause); {
	case data != nil:
		reason = explainRevert(data)
	case isNodeTrouble(cause), errors.Is(cause, errTooCostly):
		reason = waiting + reason
	}
	r.log.Warn("an intent cannot be carried; trying again later", "intent", in.intent.ID, "reason", reason)
	err := r.writeInSeat(ctx, t, func(tx *store.Tx) error {
		postponeIntent(tx, in, r.backoffUntilMicros(in.attempts), in.attempts+1, reason)
		return nil
	})
	if err == nil && isNodeTrouble(cause) {
		return cause
	}
	return err
}

// intentBatch is what goes aboard one transaction.
type intentBatch struct {
	intents     []openIntent
	delegations []types.SetCodeAuthorization
}

// inspectIntents judges intents, records what it found, and returns those to carry.
func (r *Relay) inspectIntents(ctx context.Context, t task.Task, v chainView, due []openIntent, hold string) (intentBatch, error) {
	probes, fresh, err := r.fetchProbes(ctx, v, due)
	if err != nil {
		return intentBatch{}, err
	}
	verdicts := make([]verdict, len(due))
	times := chainTimes{headSeconds: v.head.Time.Unix(), finalSeconds: v.final.Time.Unix(), fresh: fresh}
	for i, in := range due {
		verdicts[i].action, verdicts[i].reason = judgeIntent(in, probes[i], times, r.options.Executor)
		switch {
		case verdicts[i].action == intentCarry && hold != "":
			verdicts[i] = verdict{action: intentPostpone, reason: hold}
		case verdicts[i].action == intentSearch:
			if verdicts[i].found, err = r.findExecution(ctx, in, v.final.Number); err != nil {
				return intentBatch{}, err
			}
		}
	}
	if err := r.saveVerdicts(ctx, t, due, verdicts); err != nil {
		return intentBatch{}, err
	}
	return buildBatch(due, probes, verdicts, r.options.Executor), nil
}

// verdict is the fate of one intent.
type verdict struct {
	action intentAction
	reason string
	found  *execution // of a search that was successful
}

// buildBatch gathers what is to be carried, with one delegation for each wallet
// that lacks its own.
func buildBatch(due []openIntent, probes []intentProbe, verdicts []verdict, executor common.Address) intentBatch {
	var batch intentBatch
	delegated := map[common.Address]bool{}
	for i, in := range due {
		if verdicts[i].action != intentCarry {
			continue
		}
		batch.intents = append(batch.intents, in)
		wallet := in.intent.Wallet.EVM()
		if delegate, ok := types.ParseDelegation(probes[i].account.Code); (!ok || delegate != executor) && !delegated[wallet] {
			delegated[wallet] = true
			batch.delegations = append(batch.delegations, *in.delegation)
		}
	}
	return batch
}

// saveVerdicts writes the verdicts. Those to be carried become so here, before their
// signatures leave the house.
//
// Dying before the commit is safe: nobody has seen a signature, and the chain
// can be asked again. Dying after it is too: a carried intent that no
// transaction carries is on the ground, due at once.
func (r *Relay) saveVerdicts(ctx context.Context, t task.Task, due []openIntent, verdicts []verdict) error {
	points := crashPointsOf(verdicts)
	for _, p := range points {
		r.crashPoint(p + ".before")
	}
	err := r.writeInSeat(ctx, t, func(tx *store.Tx) error {
		carried := make([]any, 0, len(due))
		for i, in := range due {
			switch v := verdicts[i]; {
			case v.action == intentCarry:
				carried = append(carried, in.intent.ID)
			case v.action == intentRefuse:
				r.closeIntent(tx, in, Refused, v.reason)
			case v.action == intentExpire:
				r.closeIntent(tx, in, Expired, v.reason)
			case v.found != nil:
				if err := r.markExecuted(tx, in, *v.found); err != nil {
					return err
				}
			case v.action == intentRetry:
				postponeIntent(tx, in, r.backoffUntilMicros(in.attempts), in.attempts+1, v.reason)
			default:
				postponeIntent(tx, in, r.backoffUntilMicros(0), in.attempts, cmp.Or(in.faultReason(), v.reason))
			}
		}
		if len(carried) > 0 {
			tx.Defer(`UPDATE intents SET state = 'carried', reason = '' WHERE state IN ('signed', 'carried') AND id IN (`+store.Placeholders(1, len(carried))+`)`, carried...)
		}
		return nil
	})
	if err != nil {
		return fmt.Errorf("recording what became of intents: %w", err)
	}
	for _, p := range points {
		r.crashPoint(p + ".after")
	}
	r.reportVerdicts(due, verdicts)
	return nil
}

// crashPointsOf names the points that recording the verdicts passes.
func crashPointsOf(verdicts []verdict) (points []string) {
	if slices.ContainsFunc(verdicts, func(v verdict) bool { return v.action == intentCarry }) {
		points = append(points, pointExpose)
	}
	if slices.ContainsFunc(verdicts, func(v verdict) bool { return v.action == intentRefuse || v.action == intentExpire || v.found != nil }) {
		points = append(points, pointOutcome)
	}
	return points
}

// reportVerdicts tells metrics and log of intents that ended on the ground.
func (r *Relay) reportVerdicts(due []openIntent, verdicts []verdict) {
	for i, v := range verdicts {
		id := due[i].intent.ID
		switch {
		case v.action == intentRefuse:
			r.metrics.outcomes.WithLabelValues(string(Refused)).Inc()
			r.traceClosed(due[i], Refused)
			r.log.Info("refused an intent", "intent", id, "reason", v.reason)
		case v.action == intentExpire:
			r.metrics.outcomes.WithLabelValues(string(Expired)).Inc()
			r.traceClosed(due[i], Expired)
			r.log.Info("an intent expired", "intent", id, "reason", v.reason)
		case v.found != nil:
			delete(r.searched, id.String())
			r.metrics.outcomes.WithLabelValues(string(Executed)).Inc()
			r.log.Info("an intent was executed by another transaction", "intent", id, "hash", v.found.hash)
		}
	}
}

// submitBatch signs a transaction that carries the intents, and sends it.
func (r *Relay) submitBatch(ctx context.Context, t task.Task, v chainView, batch intentBatch, bid fees, unfinalized []relayTx) error {
	callData := r.packCarry(batch.intents)
	gas, err := r.estimateGas(ctx, callData, batch.delegations)
	if err != nil {
		return err
	}
	if cost := new(big.Int).Mul(new(big.Int).SetUint64(gas), new(big.Int).SetUint64(bid.cap)); cost.Cmp(r.options.MaxCost) > 0 {
		return fmt.Errorf("%w: up to %s wei", errTooCostly, cost)
	}
	afterFinal, err := r.loadNonceAfterFinal(ctx)
	if err != nil {
		return err
	}
	rtx := relayTx{
		id: uuid.NewString(), nonce: nextNonce(v.nextNonce, afterFinal, unfinalized), state: TxSent,
		fees: bid, signedAtMicros: r.db.Clock().Micros(),
	}
	signed, err := r.key.SignTx(r.chainID, r.buildTx(rtx, gas, callData, batch.delegations))
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
	rtx.hashes = []common.Hash{signed.Hash()}

	// Dying before the commit is safe: the nonce is free, the intents are on the
	// ground. Dying after it is too: the rows hold all it takes to send it.
	began := r.db.Clock().Now()
	r.crashPoint(pointPersist + ".before")
	if err := r.writeInSeat(ctx, t, func(tx *store.Tx) error { r.insertRelayTx(tx, rtx, raw, batch.intents); return nil }); err != nil {
		return fmt.Errorf("recording a transaction: %w", err)
	}
	r.crashPoint(pointPersist + ".after")
	r.log.Info("carrying intents", "intents", len(batch.intents), "delegations", len(batch.delegations), "nonce", rtx.nonce, "hash", signed.Hash(), "gas", gas)
	_ = r.sendVersion(ctx, rtx, raw) // the next pass sends it again if it must
	r.traceSent(rtx, batch.intents, began)
	return ctx.Err()
}

// packCarry is the call data that carries the intents.
func (r *Relay) packCarry(intents []openIntent) []byte {
	out := make([]contracts.IntentCarrierItem, len(intents))
	for i, in := range intents {
		calls := make([]contracts.WalletExecutorCall, len(in.intent.Calls))
		for j, call := range in.intent.Calls {
			calls[j] = contracts.WalletExecutorCall{To: call.To, Value: call.Value.Big(), Data: call.Data}
		}
		deadline := new(uint256.Int).SetUint64(uint64(in.intent.Deadline.Unix())).ToBig()
		out[i] = contracts.IntentCarrierItem{
			Wallet: in.intent.Wallet.EVM(), Nonce: in.intent.Nonce(),
			Data: executorABI.PackExecute(calls, in.intent.Nonce(), deadline, in.signature),
		}
	}
	return carrierABI.PackCarry(out)
}

// estimateGas is the limit for a transaction: the node's estimate and half of it, for
// what changes until it is mined. An estimate is of the newest block's time, in
// which a vault that was just touched books no interest; a later block's does,
// and to a withdrawal that is more than an eighth. What is not used costs nothing.
func (r *Relay) estimateGas(ctx context.Context, data []byte, delegations []types.SetCodeAuthorization) (uint64, error) {
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
