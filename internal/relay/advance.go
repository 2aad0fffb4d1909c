package relay

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// advanceTransactions carries out decideTxAction's decision on each transaction. It returns false when a node has
// rejected one for lack of gas money.
func (r *Relay) advanceTransactions(ctx context.Context, t task.Task, unfinalized []relayTx, v chainView) (solvent bool, err error) {
	solvent = true
	cs := chainState{
		nowMicros: r.db.Clock().Micros(), headMicros: v.head.Time.UnixMicro(), finalBlock: v.final.Number, nextNonce: v.nextNonce, market: v.market,
		feeCeiling: r.options.MaxFee, bumpAfter: r.options.BumpAfter,
	}
	blocks := blockCache{}
	for _, rtx := range unfinalized {
		obs, receipt, err := r.fetchObservation(ctx, rtx, v, blocks)
		if err != nil {
			return false, err
		}
		switch decideTxAction(rtx, obs, cs) {
		case txBroadcast:
			if solvent {
				solvent, err = r.rebroadcast(ctx, t, rtx, v.market)
			}
		case txBumpFees:
			err = r.replaceTx(ctx, t, rtx, v.market, false)
		case txMarkMined:
			err = r.markMined(ctx, t, rtx, receipt)
		case txMarkUnmined:
			err = r.markUnmined(ctx, t, rtx)
		case txFinalize:
			err = r.finalizeTx(ctx, t, rtx, receipt, blocks[obs.minedBlock].block)
		case txGiveUp:
			err = r.markLost(ctx, t, rtx)
		}
		if err != nil {
			return false, err
		}
	}
	return solvent, nil
}

// fetchObservation reads from the chain only the state of a transaction that decideTxAction needs. With it comes the
// receipt of the version that is mined, if one is; once its block is final it is a proven one.
func (r *Relay) fetchObservation(ctx context.Context, rtx relayTx, v chainView, blocks blockCache) (txObservation, *types.Receipt, error) {
	obs := txObservation{nonceUsed: rtx.nonce < v.nextNonce, inPool: r.inPool(rtx.hashes[0])}
	if !obs.nonceUsed {
		return obs, nil, nil
	}
	var receipt *types.Receipt
	var err error
	switch {
	case rtx.state == TxSent:
		receipt, err = r.fetchReceipt(ctx, rtx)
	case rtx.minedBlock <= v.final.Number:
		receipt, err = r.fetchFinalReceipt(ctx, rtx, blocks)
	}
	if err != nil {
		return obs, nil, err
	}
	if receipt != nil {
		obs.mined, obs.minedBlock = true, receipt.BlockNumber.Uint64()
	} else if rtx.state == TxSent {
		obs.nonceUsedAtFinal = r.isNonceUsedAt(ctx, rtx.nonce, v.final.Number)
	}
	return obs, receipt, nil
}

// inPool says whether a node took a version so short a while ago that it is
// likely to have it still.
func (r *Relay) inPool(hash common.Hash) bool {
	acceptedAtMicros, ok := r.acceptedAtMicros[hash]
	return ok && r.db.Clock().Micros()-acceptedAtMicros < r.options.BumpAfter.Microseconds()
}

// fetchReceipt returns the receipt of the version that is mined, or nil. It is
// the node's word only.
func (r *Relay) fetchReceipt(ctx context.Context, rtx relayTx) (*types.Receipt, error) {
	for _, hash := range rtx.hashes {
		receipt, err := r.client.Receipt(ctx, hash)
		if err != nil || receipt != nil {
			return receipt, err
		}
	}
	return nil, nil
}

// blockCache holds the proven blocks of one pass, by number.
type blockCache map[uint64]provenBlock

type provenBlock struct {
	block    evm.Block
	receipts types.Receipts
}

// fetchFinalReceipt returns the receipt that the transaction has in the block in
// which it was seen mined, proven; nil when it is no longer in it.
func (r *Relay) fetchFinalReceipt(ctx context.Context, rtx relayTx, blocks blockCache) (*types.Receipt, error) {
	proven, ok := blocks[rtx.minedBlock]
	if !ok {
		receipts, block, err := r.client.ProvenReceipts(ctx, rtx.minedBlock)
		if err != nil {
			return nil, err
		}
		proven = provenBlock{block, receipts}
		blocks[rtx.minedBlock] = proven
	}
	for _, receipt := range proven.receipts {
		if rtx.hasVersion(receipt.TxHash) {
			return receipt, nil
		}
	}
	return nil, nil
}

// isNonceUsedAt reports whether our account had used a nonce at a block. A node that has dropped the block's state
// cannot answer: then the result is false, and the transaction stays as it is.
func (r *Relay) isNonceUsedAt(ctx context.Context, nonce, block uint64) bool {
	next, err := r.client.NonceAt(ctx, r.key.Address(), block)
	return err == nil && nonce < next
}

// rebroadcast hands the newest version of a transaction to the node, and deals
// with its answer. It is false when there is no money for gas.
func (r *Relay) rebroadcast(ctx context.Context, t task.Task, rtx relayTx, m market) (solvent bool, err error) {
	_, raw, err := r.loadNewestVersion(ctx, rtx)
	if err != nil {
		return false, err
	}
	switch err := r.sendVersion(ctx, rtx, raw); {
	case err == nil:
		return true, nil
	case errors.Is(err, evm.ErrFunds):
		return false, nil
	case errors.Is(err, evm.ErrUnderpriced):
		return true, r.replaceTx(ctx, t, rtx, m, false)
	case errors.Is(err, evm.ErrRejected) && r.db.Clock().Micros()-rtx.signedAtMicros > r.options.BumpAfter.Microseconds():
		// It will never be mined, and its nonce blocks all later ones.
		r.log.Error("giving the nonce of a rejected transaction to an empty one", "nonce", rtx.nonce)
		return true, r.replaceTx(ctx, t, rtx, m, true)
	}
	return true, ctx.Err()
}

// sendVersion hands a version of a transaction to the node.
//
// Dying before it is safe: the version is a row, and a version that this
// process has not sent is sent. Dying after it is too: a node takes the same
// transaction twice as one.
func (r *Relay) sendVersion(ctx context.Context, rtx relayTx, raw []byte) error {
	r.crashPoint(pointBroadcast + ".before")
	err := r.client.SendRaw(ctx, raw)
	r.crashPoint(pointBroadcast + ".after")
	r.metrics.broadcasts.Inc()
	if err == nil || errors.Is(err, evm.ErrKnown) || errors.Is(err, evm.ErrNonceTooLow) {
		// Too low: it, or another with this nonce, is mined; the receipts show which.
		r.acceptedAtMicros[rtx.hashes[0]] = r.db.Clock().Micros()
		return nil
	}
	r.log.Warn("the node did not accept a transaction", "nonce", rtx.nonce, "version", rtx.version, "error", err)
	return err
}

// replaceTx signs a version of a transaction that bids more, and sends it. An empty one only uses the nonce; its
// intents are detached.
func (r *Relay) replaceTx(ctx context.Context, t task.Task, rtx relayTx, m market, empty bool) error {
	bid, ok := raiseBid(rtx.fees, m, r.options.MaxFee)
	if !ok && empty {
		bid, ok = rtx.fees, true // no node has the version that it replaces
	}
	if !ok {
		r.log.Debug("a transaction needs more fees than the ceiling allows", "nonce", rtx.nonce, "feeCap", rtx.fees.cap, "baseFee", m.base)
		return nil
	}
	current, _, err := r.loadNewestVersion(ctx, rtx)
	if err != nil {
		return err
	}
	data := r.buildReplacement(current, bid)
	if empty {
		data = r.buildEmptyTx(rtx.nonce, bid)
	}
	signed, err := r.key.SignTx(r.chainID, data)
	if err != nil {
		return err
	}
	raw, err := signed.MarshalBinary()
	if err != nil {
		return fmt.Errorf("encoding a transaction: %w", err)
	}
	if rtx.hasVersion(signed.Hash()) {
		return nil // it is empty already, and cannot bid more
	}
	bumped := rtx.withVersion(signed.Hash(), bid, r.db.Clock().Micros())

	// A crash before the commit is safe: this version was never sent. A crash after it is too: the next pass reads
	// the rows, sends it, and watches all versions.
	r.crashPoint(pointReplace + ".before")
	err = r.writeInSeat(ctx, t, func(tx *store.Tx) error {
		insertVersion(tx, bumped, raw)
		if empty {
			detachAll(tx, rtx)
		}
		return nil
	})
	if err != nil {
		return fmt.Errorf("recording a replacement: %w", err)
	}
	r.crashPoint(pointReplace + ".after")
	r.metrics.bumps.Inc()
	r.log.Info("replaced a transaction", "nonce", rtx.nonce, "version", bumped.version, "feeCap", bid.cap, "tip", bid.tip)
	_ = r.sendVersion(ctx, bumped, raw) // the next pass sends it again if it must
	return ctx.Err()
}

// markMined records the block that mined a transaction, and detaches the intents that it did not execute. The block
// is not final: those that it did execute stay attached until it is.
//
// A crash before or after is safe: the receipt can be fetched again, and an intent that is carried again although a
// reorganization executes it here is executed once.
func (r *Relay) markMined(ctx context.Context, t task.Task, rtx relayTx, receipt *types.Receipt) error {
	outcomes := parseIntentLogs(receipt.Logs, r.options.Carrier)
	r.crashPoint(pointMined + ".before")
	err := r.writeInSeat(ctx, t, func(tx *store.Tx) error {
		intents, err := lockIntentsOf(ctx, tx, rtx)
		if err != nil {
			return err
		}
		if err := changeTxState(tx, rtx, TxReceiptSeen, receipt.BlockNumber.Uint64()); err != nil {
			return err
		}
		r.detachUndecided(tx, rtx, intents, outcomes, receipt)
		return nil
	})
	if err != nil {
		return fmt.Errorf("noting a mined transaction: %w", err)
	}
	r.crashPoint(pointMined + ".after")
	if receipt.Status != types.ReceiptStatusSuccessful {
		r.log.Warn("a transaction reverted", "nonce", rtx.nonce, "hash", receipt.TxHash, "gasUsed", receipt.GasUsed)
	}
	return nil
}

// detachUndecided detaches the intents of a transaction that its receipt shows
// neither as executed nor as cancelled. Those of one that reverted as a whole are due at once, each alone: so the intent that made it
// revert is found, and the others are carried. One that was alone in it is at fault itself, and is retried after a growing while.
func (r *Relay) detachUndecided(tx *store.Tx, rtx relayTx, intents []openIntent, outcomes receiptOutcomes, receipt *types.Receipt) {
	undecided := slices.DeleteFunc(intents, func(in openIntent) bool {
		return outcomes.decides(intentKeyOf(in.intent.Wallet.EVM(), in.intent.ID)) || in.transactionID != rtx.id
	})
	for _, in := range undecided {
		retryAt, attempts, reason := r.backoffUntilMicros(in.attempts), in.attempts+1, failure.New(failure.ChainRefused, revertedAlone)
		switch {
		case receipt.Status == types.ReceiptStatusSuccessful:
			reason = r.refusalOf(in, outcomes, intentKeyOf(in.intent.Wallet.EVM(), in.intent.ID))
		case len(undecided) > 1:
			retryAt, attempts, reason = r.db.Clock().Micros(), in.attempts, failure.Reason{Text: revertedTogether}
		}
		if receipt.Status != types.ReceiptStatusSuccessful {
			isolateIntent(tx, in.intent.ID)
		}
		detachIntent(tx, rtx, in.intent.ID, retryAt, attempts, reason)
	}
}

// markUnmined takes a transaction back to the pool: a reorganization undid the
// block that mined it.
func (r *Relay) markUnmined(ctx context.Context, t task.Task, rtx relayTx) error {
	r.log.Warn("a reorganization undid a transaction", "nonce", rtx.nonce, "block", rtx.minedBlock)
	delete(r.acceptedAtMicros, rtx.hashes[0])
	return r.writeInSeat(ctx, t, func(tx *store.Tx) error { return changeTxState(tx, rtx, TxReorganized, 0) })
}

// markLost gives a transaction up whose nonce was used by one that is not ours,
// and detaches its intents.
func (r *Relay) markLost(ctx context.Context, t task.Task, rtx relayTx) error {
	r.log.Error("an account nonce was used by a transaction not ours", "nonce", rtx.nonce)
	return r.writeInSeat(ctx, t, func(tx *store.Tx) error {
		if err := changeTxState(tx, rtx, TxNonceTaken, 0); err != nil {
			return err
		}
		detachAll(tx, rtx)
		return nil
	})
}
