package relay

import (
	"time"

	"github.com/ethereum/go-ethereum/core/types"

	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/trace"
)

// A transaction carries intents of many traces, and is followed by whoever has
// the seat; so each intent's trace is told of it in retrospect, from the rows.

// traceLaunch tells that intents were put aboard a transaction and sent.
func (r *Relay) traceLaunch(f flight, items []cargo, began time.Time) {
	now := r.db.Clock().Now()
	for _, c := range items {
		trace.Past(c.trace, "relay.send", began, now, false, r.traced(c, trace.ID("tx.hash", f.hashes[0].Hex()),
			trace.Count("tx.nonce", int(f.nonce)), trace.Count("tx.intents", len(items)))...)
	}
}

// traceFinal tells that a transaction is final: from when its last version was
// signed until its receipt was proven in a final block.
func (r *Relay) traceFinal(f flight, receipt *types.Receipt, items []cargo) {
	signed, now := clock.Time(f.signedAt), r.db.Clock().Now()
	for _, c := range items {
		trace.Past(c.trace, "relay.receipt", signed, now, false, r.traced(c, trace.ID("tx.hash", receipt.TxHash.Hex()),
			trace.Count("block.number", int(receipt.BlockNumber.Int64())), trace.Count("tx.versions", len(f.hashes)))...)
	}
}

// traceEnd tells that an intent will never be executed.
func (r *Relay) traceEnd(c cargo, as State) {
	now := r.db.Clock().Now()
	trace.Past(c.trace, "relay.end", now, now, true, r.traced(c, trace.ID("intent.state", string(as)))...)
}

func (r *Relay) traced(c cargo, attrs ...trace.Attr) []trace.Attr {
	return append(attrs, trace.ID("step", c.intent.ID.String()), trace.ID("chain", r.chain))
}
