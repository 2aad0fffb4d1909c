package relay

import (
	"context"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/core/types"

	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// tend does for each flight what decide says. It is false when a node has
// refused a transaction for want of gas money.
func (r *Relay) tend(ctx context.Context, t task.Task, air []flight, v view) (solvent bool, err error) {
	solvent = true
	y := sky{
		now: r.db.Clock().Micros(), head: v.head.Time.UnixMicro(), final: v.final.Number, next: v.next, market: v.market,
		ceiling: r.options.MaxFee, bumpAfter: r.options.BumpAfter,
	}
	blocks := blockCache{}
	for _, f := range air {
		s, receipt, err := r.sight(ctx, f, v, blocks)
		if err != nil {
			return false, err
		}
		switch decide(f, s, y) {
		case broadcast:
			if solvent {
				solvent, err = r.resend(ctx, t, f, v.market)
			}
		case bump:
			err = r.replace(ctx, t, f, v.market, false)
		case note:
			err = r.note(ctx, t, f, receipt)
		case unnote:
			r.log.Warn("a reorganization undid a transaction", "nonce", f.nonce, "block", f.block)
			delete(r.accepted, f.hashes[0])
			err = r.write(ctx, t, func(tx *store.Tx) error { setFlight(tx, f, flightSent, 0); return nil })
		case settle:
			err = r.settle(ctx, t, f, receipt, blocks[s.block].block)
		case giveUp:
			r.log.Error("an account nonce was used by a transaction not ours", "nonce", f.nonce)
			err = r.write(ctx, t, func(tx *store.Tx) error { setFlight(tx, f, flightLost, 0); r.strand(tx, f); return nil })
		}
		if err != nil {
			return false, err
		}
	}
	return solvent, nil
}

// blockCache holds the proven blocks of one pass.
type blockCache map[uint64]provenBlock

type provenBlock struct {
	block    evm.Block
	receipts types.Receipts
}

// sight asks the chain what decide needs to know of a flight, and no more. A
// receipt that may be settled on comes from a proven block.
func (r *Relay) sight(ctx context.Context, f flight, v view, blocks blockCache) (s sighting, found *types.Receipt, err error) {
	s.passed = f.nonce < v.next
	accepted, ok := r.accepted[f.hashes[0]]
	s.known = ok && r.db.Clock().Micros()-accepted < r.options.BumpAfter.Microseconds()
	switch {
	case f.state == flightMined && s.passed && f.block <= v.final.Number:
		b, ok := blocks[f.block]
		if !ok {
			if b.receipts, b.block, err = r.client.ProvenReceipts(ctx, f.block); err != nil {
				return s, nil, err
			}
			blocks[f.block] = b
		}
		for _, receipt := range b.receipts {
			if f.has(receipt.TxHash) {
				s.mined, s.block, found = true, f.block, receipt
			}
		}
	case f.state == flightSent && s.passed:
		for _, hash := range f.hashes {
			if found, err = r.client.Receipt(ctx, hash); err != nil {
				return s, nil, err
			}
			if found != nil {
				s.mined, s.block = true, found.BlockNumber.Uint64()
				return s, found, nil
			}
		}
		// A node that has dropped the final block's state leaves the flight as it is.
		final, err := r.client.NonceAt(ctx, r.key.Address(), v.final.Number)
		s.settled = err == nil && f.nonce < final
	}
	return s, found, nil
}

// resend hands the newest version of a flight to the node, and deals with its
// answer. It is false when there is no money for gas.
func (r *Relay) resend(ctx context.Context, t task.Task, f flight, m market) (solvent bool, err error) {
	_, raw, err := r.raw(ctx, f)
	if err != nil {
		return false, err
	}
	switch err := r.send(ctx, f, raw); {
	case err == nil:
		return true, nil
	case errors.Is(err, evm.ErrFunds):
		return false, nil
	case errors.Is(err, evm.ErrUnderpriced):
		return true, r.replace(ctx, t, f, m, false)
	case errors.Is(err, evm.ErrRejected) && r.db.Clock().Micros()-f.signedAt > r.options.BumpAfter.Microseconds():
		// Nobody will ever mine it, and its nonce blocks all later ones.
		r.log.Error("giving the nonce of a rejected transaction to an empty one", "nonce", f.nonce)
		return true, r.replace(ctx, t, f, m, true)
	}
	return true, ctx.Err()
}

// send hands a version of a flight to the node.
//
// Dying before it is safe: the version is a row, and a version that this
// process has not sent is sent. Dying after it is too: a node takes the same
// transaction twice as one.
func (r *Relay) send(ctx context.Context, f flight, raw []byte) error {
	r.point(pointBroadcast + ".before")
	err := r.client.SendRaw(ctx, raw)
	r.point(pointBroadcast + ".after")
	r.metrics.broadcasts.Inc()
	if err == nil || errors.Is(err, evm.ErrKnown) || errors.Is(err, evm.ErrNonceTooLow) {
		// Too low: it, or another with this nonce, is mined; the receipts tell.
		r.accepted[f.hashes[0]] = r.db.Clock().Micros()
		return nil
	}
	r.log.Warn("the node did not accept a transaction", "nonce", f.nonce, "version", f.version, "error", err)
	return err
}

// replace signs a version of a flight that bids more, and sends it. An empty
// one carries nothing but the nonce; what the flight carried is freed.
func (r *Relay) replace(ctx context.Context, t task.Task, f flight, m market, empty bool) error {
	bid, ok := raise(f.fees, m, r.options.MaxFee)
	if !ok && empty {
		bid, ok = f.fees, true // no node has the version that it replaces
	}
	if !ok {
		r.log.Debug("a transaction needs more fees than the ceiling allows", "nonce", f.nonce, "feeCap", f.fees.cap, "baseFee", m.base)
		return nil
	}
	old, _, err := r.raw(ctx, f)
	if err != nil {
		return err
	}
	data := r.rebid(old, bid)
	if empty {
		data = r.emptyTx(f.nonce, bid)
	}
	signed, err := r.key.SignTx(r.chainID, data)
	if err != nil {
		return err
	}
	raw, err := signed.MarshalBinary()
	if err != nil {
		return fmt.Errorf("encoding a transaction: %w", err)
	}
	if f.has(signed.Hash()) {
		return nil // it is empty already, and cannot bid more
	}
	next := f.signedAgain(signed.Hash(), bid, r.db.Clock().Micros())

	// Dying before the commit is safe: nobody has seen this version. Dying after
	// it is too: whoever reads the rows sends it, and watches all versions.
	r.point(pointReplace + ".before")
	err = r.write(ctx, t, func(tx *store.Tx) error {
		insertVersion(tx, next, raw)
		if empty {
			r.strand(tx, f)
		}
		return nil
	})
	if err != nil {
		return fmt.Errorf("recording a replacement: %w", err)
	}
	r.point(pointReplace + ".after")
	r.metrics.bumps.Inc()
	r.log.Info("replaced a transaction", "nonce", f.nonce, "version", next.version, "feeCap", bid.cap, "tip", bid.tip)
	_ = r.send(ctx, next, raw) // the next pass sends it again if it must
	return ctx.Err()
}

// note remembers the block that mined a flight, and frees what it carried in
// vain. The block is not final: what was executed stays aboard until it is.
//
// Dying before or after is safe: the receipt can be fetched again, and what is
// carried again although a reorganization executes it here is executed once.
func (r *Relay) note(ctx context.Context, t task.Task, f flight, receipt *types.Receipt) error {
	in := read(receipt.Logs, r.options.Carrier)
	r.point(pointMined + ".before")
	err := r.write(ctx, t, func(tx *store.Tx) error {
		items, err := r.manifest(ctx, tx, f)
		if err != nil {
			return err
		}
		setFlight(tx, f, flightMined, receipt.BlockNumber.Uint64())
		r.setDownUnexecuted(tx, f, items, in, receipt)
		return nil
	})
	if err != nil {
		return fmt.Errorf("noting a mined transaction: %w", err)
	}
	r.point(pointMined + ".after")
	if receipt.Status != types.ReceiptStatusSuccessful {
		r.batch = max(1, r.batch/2)
		r.log.Warn("a transaction reverted", "nonce", f.nonce, "hash", receipt.TxHash, "gasUsed", receipt.GasUsed)
	}
	return nil
}

// setDownUnexecuted frees what the flight carries and its receipt does not show
// as executed.
func (r *Relay) setDownUnexecuted(tx *store.Tx, f flight, items []cargo, in reading, receipt *types.Receipt) {
	for _, c := range items {
		at := itemOf(c.intent.Wallet.EVM(), c.intent.ID)
		if _, ok := in.executed[at]; ok || c.transaction != f.id {
			continue
		}
		reason := waiting + "the transaction reverted"
		if receipt.Status == types.ReceiptStatusSuccessful {
			reason = blame(in.refused[at])
		}
		setDown(tx, f, c.intent.ID, r.backoff(c.attempts), reason)
	}
}
