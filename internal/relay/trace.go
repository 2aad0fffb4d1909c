package relay

import (
	"time"

	"github.com/ethereum/go-ethereum/core/types"

	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/trace"
)

// A transaction carries intents of many traces, and a process that did not send it may see it mined. So its span is
// added to each intent's trace in retrospect, from the rows.

// traceSent records that intents were sent in a transaction.
func (r *Relay) traceSent(rtx relayTx, intents []openIntent, began time.Time) {
	now := r.db.Clock().Now()
	for _, in := range intents {
		trace.RecordPast(in.trace, "relay.send", began, now, false, r.traceAttrs(in, trace.ID("tx.hash", rtx.hashes[0].Hex()),
			trace.Count("tx.nonce", int(rtx.nonce)), trace.Count("tx.intents", len(intents)))...)
	}
}

// traceFinal records that a transaction is final: from when its last version was signed until its receipt was proven
// in a final block.
func (r *Relay) traceFinal(rtx relayTx, receipt *types.Receipt, intents []openIntent) {
	signed, now := clock.Time(rtx.signedAtMicros), r.db.Clock().Now()
	for _, in := range intents {
		trace.RecordPast(in.trace, "relay.receipt", signed, now, false, r.traceAttrs(in, trace.ID("tx.hash", receipt.TxHash.Hex()),
			trace.Count("block.number", int(receipt.BlockNumber.Int64())), trace.Count("tx.versions", len(rtx.hashes)))...)
	}
}

// traceClosed records that an intent will never be executed.
func (r *Relay) traceClosed(in openIntent, as intent.State) {
	now := r.db.Clock().Now()
	trace.RecordPast(in.trace, "relay.end", now, now, true, r.traceAttrs(in, trace.ID("intent.state", string(as)))...)
}

func (r *Relay) traceAttrs(in openIntent, attrs ...trace.Attr) []trace.Attr {
	return append(attrs, trace.ID("step", in.intent.ID.String()), trace.ID("chain", r.chain))
}
