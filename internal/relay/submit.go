package relay

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// maxTxBytes is the size of a transaction that every node's pool takes; geth's
// limit is 128 KiB.
const maxTxBytes = 120_000

// Reasons that keep a batch out of one transaction.
var (
	errTooBig    = errors.New("too big for one transaction")
	errTooCostly = errors.New("too expensive for one transaction")
)

// submitDueIntents submits the due intents in new transactions, as long as there
// are due intents and the node's pool has room for transactions. Every batch
// either is no longer due afterwards or is tried again smaller, so this ends.
func (r *Relay) submitDueIntents(ctx context.Context, t task.Task, v chainView, solvent bool) error {
	bid, affordable := firstBid(v.market, r.options.MaxFee)
	hold := ""
	switch {
	case !solvent, v.balance.Cmp(r.options.MinBalance) < 0:
		hold = waiting + "the relayer is out of gas money"
	case !affordable:
		hold = waiting + "gas costs more than the ceiling"
	}
	r.reportHold(hold, v)
	for {
		more, err := r.submitNextBatch(ctx, t, v, bid, hold)
		if err != nil || !more {
			return err
		}
	}
}

// reportHold shows why signing is paused; empty when it is not.
func (r *Relay) reportHold(hold string, v chainView) {
	r.metrics.refreshHeld(hold != "")
	if hold != r.holdReason {
		r.holdReason = hold
		r.log.Warn("signing of new transactions", "hold", hold, "balance", v.balance, "baseFee", v.market.base)
	}
}

// submitNextBatch reads due intents, judges them, and submits those to carry. It
// is false when none were due.
func (r *Relay) submitNextBatch(ctx context.Context, t task.Task, v chainView, bid fees, hold string) (more bool, err error) {
	unfinalized, err := r.loadUnfinalizedTxs(ctx)
	if err != nil {
		return false, err
	}
	canSubmit := countUnmined(unfinalized) < r.options.MaxInFlight
	due, err := loadDueIntents(ctx, r.db, r.chain, canSubmit, v.final.Time.Unix(), r.batchSize)
	if err != nil || len(due) == 0 {
		return false, err
	}
	due = separateSuspects(due)
	batch, err := r.inspectIntents(ctx, t, v, due, hold)
	if err != nil {
		return true, r.handleBatchFailure(ctx, t, due, err)
	}
	if len(batch.intents) > 0 {
		if err := r.submitBatch(ctx, t, v, batch, bid, unfinalized); err != nil {
			return true, r.handleBatchFailure(ctx, t, batch.intents, err)
		}
	}
	r.batchSize = min(r.options.MaxBatch, r.batchSize*2)
	return true, nil
}

// handleBatchFailure has a failed batch tried again smaller, and a single failed intent tried again later: an intent
// on which every node fails must not stop the others. State that was read before a cancellation was requested is read
// again. It returns the failures that no smaller batch can avoid.
func (r *Relay) handleBatchFailure(ctx context.Context, t task.Task, batch []openIntent, cause error) error {
	if errors.Is(cause, errCancelledMeanwhile) {
		return nil // all of them are still due, and read again
	}
	if ctx.Err() != nil || (!isNodeTrouble(cause) && !errors.Is(cause, evm.ErrReverted) && !errors.Is(cause, errTooBig) && !errors.Is(cause, errTooCostly)) {
		return cause
	}
	if len(batch) > 1 {
		r.batchSize = len(batch) / 2
		r.log.Info("trying a smaller batch", "intents", r.batchSize, "error", cause)
		return nil
	}
	in := batch[0]
	reason := failure.New(failure.ChainRefused, cause.Error()).Clean()
	switch data := evm.RevertData(cause); {
	case data != nil:
		reason = explainRevert(data)
	case isNodeTrouble(cause), errors.Is(cause, errTooCostly):
		reason = waitsFor(reason.Text)
	}
	r.log.Warn("an intent cannot be carried; trying again later", "intent", in.intent.ID, "reason", reason.Text)
	err := r.writeInSeat(ctx, t, func(tx *store.Tx) error {
		postponeIntent(tx, in, r.backoffUntilMicros(in.attempts), in.attempts+1, reason)
		return nil
	})
	if err == nil && isNodeTrouble(cause) {
		return cause
	}
	return err
}

// intentBatch is the content of one transaction.
type intentBatch struct {
	intents     []openIntent
	delegations []types.SetCodeAuthorization

	at      evm.Block  // by which the intents were judged
	gasUsed [][]uint64 // by each intent's calls, when they were simulated there
}

// inspectIntents judges intents, saves the verdicts, and returns those to carry.
//
// Their block is read after them: the event that made an intent due was final before it was a row, so a node that has
// not seen it yet is not trusted.
func (r *Relay) inspectIntents(ctx context.Context, t task.Task, v chainView, due []openIntent, hold string) (intentBatch, error) {
	head, err := r.client.Head(ctx)
	if err != nil {
		return intentBatch{}, err
	}
	times := chainTimes{headSeconds: head.Time.Unix(), finalSeconds: v.final.Time.Unix(), fresh: head.Number >= v.final.Number}
	probes, err := r.fetchProbes(ctx, r.client, head, times, due)
	if err != nil {
		return intentBatch{}, err
	}
	verdicts := make([]verdict, len(due))
	for i, in := range due {
		verdicts[i].action, verdicts[i].reason = judgeIntent(in, probes[i], times, r.options.executors())
		switch {
		case verdicts[i].carries() && hold != "":
			verdicts[i] = verdict{action: intentPostpone, reason: failure.Reason{Text: hold}}
		case verdicts[i].ends():
			verdicts[i], err = r.confirmEnd(ctx, head, times, in, verdicts[i])
		case verdicts[i].action == intentSearch:
			verdicts[i], err = r.searchIntent(ctx, head, times, in, v.final.Number)
		}
		if verdicts[i].action != intentSearch || verdicts[i].found != nil {
			r.showUnexplained(in.intent.ID.String(), false)
		}
		if err != nil {
			return intentBatch{}, err
		}
	}
	if err := r.saveVerdicts(ctx, t, due, verdicts); err != nil {
		return intentBatch{}, err
	}
	batch := buildBatch(due, probes, verdicts, r.options.Executor)
	batch.at = head
	return batch, nil
}

// confirmEnd reads once more, from every node, the state that would end an intent for good, for that intent alone: in
// a batch it may have failed because of the intents before it, or for too little gas. Error: errTooBig for an intent
// that needs more gas than a transaction of several may have.
func (r *Relay) confirmEnd(ctx context.Context, head evm.Block, times chainTimes, in openIntent, first verdict) (verdict, error) {
	probes, err := r.fetchProbes(ctx, r.client.Agreed(), head, times, []openIntent{in})
	if err != nil {
		return verdict{}, err
	}
	action, reason := judgeIntent(in, probes[0], times, r.options.executors())
	if action != first.action {
		if action == intentCarry && sumGas(probes[0].gasUsed) > termsAt(head).mostPromised() {
			return verdict{}, errTooBig
		}
		return verdict{action: intentPostpone, reason: waitsFor(cmp.Or(first.reason.Text, "asked again, the chain says otherwise"))}, nil
	}
	return verdict{action: action, reason: reason}, nil
}

// verdict is the fate of one intent.
type verdict struct {
	action intentAction
	reason failure.Reason
	found  *execution // of a search that was successful
}

// carries says whether the next transaction carries the intent, or its cancellation.
func (v verdict) carries() bool { return v.action == intentCarry || v.action == intentGiveUp }

// ends says whether the intent ends unexecuted, and no block says so.
func (v verdict) ends() bool {
	return v.action == intentRefuse || v.action == intentExpire || v.action == intentCancel
}

// buildBatch gathers the intents to carry, with one delegation for each wallet that does not run the present
// executor. One that runs an executor before, and whose intent was signed without a delegation or with one that the
// chain would skip, stays there.
func buildBatch(due []openIntent, probes []intentProbe, verdicts []verdict, executor common.Address) intentBatch {
	var batch intentBatch
	delegated := map[common.Address]bool{}
	for i, in := range due {
		if !verdicts[i].carries() {
			continue
		}
		batch.intents = append(batch.intents, in)
		batch.gasUsed = append(batch.gasUsed, probes[i].gasUsed)
		if verdicts[i].action == intentGiveUp && probes[i].runs {
			continue // the code that its account runs now will do
		}
		wallet := in.intent.Wallet.EVM()
		delegate, ok := types.ParseDelegation(probes[i].account.Code)
		if (!ok || delegate != executor) && !delegated[wallet] && in.delegation != nil && in.delegation.Nonce == probes[i].account.Nonce {
			delegated[wallet] = true
			batch.delegations = append(batch.delegations, *in.delegation)
		}
	}
	return batch
}

// saveVerdicts writes the verdicts. The intents to carry become carried here, before their signatures leave the
// process.
//
// A crash before the commit is safe: no signature was sent, and the chain can be read again. A crash after it is too:
// a carried intent that no transaction carries is due at once.
func (r *Relay) saveVerdicts(ctx context.Context, t task.Task, due []openIntent, verdicts []verdict) error {
	points := crashPointsOf(verdicts)
	for _, p := range points {
		r.crashPoint(p + ".before")
	}
	err := r.writeInSeat(ctx, t, func(tx *store.Tx) error {
		var exposed []openIntent
		for i, in := range due {
			if verdicts[i].carries() {
				exposed = append(exposed, in)
			} else if err := r.saveVerdict(tx, in, verdicts[i]); err != nil {
				return err
			}
		}
		if err := checkCancellations(ctx, tx, exposed); err != nil {
			return err
		}
		return markCarried(tx, exposed)
	})
	if err != nil {
		return fmt.Errorf("recording the outcomes of intents: %w", err)
	}
	for _, p := range points {
		r.crashPoint(p + ".after")
	}
	r.reportVerdicts(due, verdicts)
	return nil
}

// saveVerdict writes the verdict on an intent that is not to be carried now.
func (r *Relay) saveVerdict(tx *store.Tx, in openIntent, v verdict) error {
	switch {
	case v.action == intentRefuse:
		return intent.Close(tx, in.row(), intent.Refuse, v.reason)
	case v.action == intentExpire:
		return intent.Close(tx, in.row(), intent.Expire, v.reason)
	case v.action == intentCancel:
		return intent.Close(tx, in.row(), intent.Cancel, v.reason)
	case v.found != nil && v.found.cancelled:
		return markCancelled(tx, in, v.found.hash)
	case v.found != nil:
		return markExecuted(tx, in, *v.found)
	case v.action == intentRetry:
		postponeIntent(tx, in, r.backoffUntilMicros(in.attempts), in.attempts+1, v.reason)
	default:
		postponeIntent(tx, in, r.backoffUntilMicros(0), in.attempts, in.faultReason().Or(v.reason))
	}
	return nil
}

// crashPointsOf names the points that recording the verdicts passes.
func crashPointsOf(verdicts []verdict) (points []string) {
	if slices.ContainsFunc(verdicts, verdict.carries) {
		points = append(points, pointExpose)
	}
	if slices.ContainsFunc(verdicts, func(v verdict) bool { return v.ends() || v.found != nil }) {
		points = append(points, pointOutcome)
	}
	return points
}

// reportVerdicts reports intents that ended without a transaction of ours to metrics and log.
func (r *Relay) reportVerdicts(due []openIntent, verdicts []verdict) {
	for i, v := range verdicts {
		id := due[i].intent.ID
		switch {
		case v.action == intentRefuse:
			r.metrics.outcomes.WithLabelValues(string(intent.Refused)).Inc()
			r.traceClosed(due[i], intent.Refused)
			r.log.Info("refused an intent", "intent", id, "reason", v.reason)
		case v.action == intentExpire:
			r.metrics.outcomes.WithLabelValues(string(intent.Expired)).Inc()
			r.traceClosed(due[i], intent.Expired)
			r.log.Info("an intent expired", "intent", id, "reason", v.reason)
		case v.action == intentCancel:
			r.metrics.outcomes.WithLabelValues(string(intent.Cancelled)).Inc()
			r.traceClosed(due[i], intent.Cancelled)
			r.log.Info("cancelled an intent", "intent", id, "reason", v.reason)
		case v.found != nil && v.found.cancelled:
			delete(r.searched, id.String())
			r.metrics.outcomes.WithLabelValues(string(intent.Cancelled)).Inc()
			r.traceClosed(due[i], intent.Cancelled)
			r.log.Info("the nonce of an intent was given up by another transaction", "intent", id, "hash", v.found.hash)
		case v.found != nil:
			delete(r.searched, id.String())
			r.metrics.outcomes.WithLabelValues(string(intent.Executed)).Inc()
			r.log.Info("an intent was executed by another transaction", "intent", id, "hash", v.found.hash)
		}
	}
}

// submitBatch signs a transaction that carries the intents, and sends it.
func (r *Relay) submitBatch(ctx context.Context, t task.Task, v chainView, batch intentBatch, bid fees, unfinalized []relayTx) error {
	promises, err := r.findPromises(ctx, batch)
	if err != nil {
		return err
	}
	to, callData := r.packBatch(batch.intents, promises)
	gas, err := r.estimateGas(ctx, termsAt(batch.at), to, callData, batch.delegations, promises)
	if err != nil {
		return err
	}
	bid, err = r.boundBid(bid, v, gas, len(batch.intents) == 1)
	if err != nil {
		return err
	}
	afterFinal, err := r.loadNonceAfterFinal(ctx)
	if err != nil {
		return err
	}
	rtx := relayTx{
		id: uuid.NewString(), nonce: nextNonce(v.nextNonce, afterFinal, unfinalized),
		fees: bid, signedAtMicros: r.db.Clock().Micros(),
	}
	signed, err := r.key.SignTx(r.chainID, r.buildTx(rtx, gas, to, callData, batch.delegations))
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

	// Dying before the commit is safe: the nonce is free, and no transaction
	// carries the intents. Dying after it is too: the rows hold all it takes to
	// send it.
	began := r.db.Clock().Now()
	r.crashPoint(pointPersist + ".before")
	err = r.writeInSeat(ctx, t, func(tx *store.Tx) error {
		if err := checkCancellations(ctx, tx, batch.intents); err != nil {
			return err
		}
		return r.insertRelayTx(tx, rtx, raw, batch.intents)
	})
	if err != nil {
		return fmt.Errorf("recording a transaction: %w", err)
	}
	r.crashPoint(pointPersist + ".after")
	r.log.Info("carrying intents", "intents", len(batch.intents), "delegations", len(batch.delegations), "nonce", rtx.nonce, "hash", signed.Hash(), "gas", gas)
	_ = r.sendVersion(ctx, rtx, raw) // the next pass sends it again if it must
	r.traceSent(rtx, batch.intents, began)
	return ctx.Err()
}

// backoffUntilMicros is when to try an intent again that failed so many times
// before.
func (r *Relay) backoffUntilMicros(attempts int) int64 {
	const longest = 10 * time.Minute
	delay := min(r.options.Retry<<min(attempts, 10), longest)
	return r.db.Clock().Now().Add(delay).UnixMicro()
}
