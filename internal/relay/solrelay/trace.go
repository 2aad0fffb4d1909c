package solrelay

import (
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/trace"
)

// A process that did not send an intent may see it landed. So its span is added to each intent's trace in retrospect,
// from the rows.

// traceSent records that the first version of an intent was sent.
func (r *Relay) traceSent(in openIntent, s sending) {
	trace.RecordPast(in.trace, "relay.send", clock.Time(s.firstSentMicros), r.db.Clock().Now(), false, r.traceAttrs(in, trace.ID("tx.hash", s.signature.String()))...)
}

// traceFinal records that an intent's transaction is final: from when its last version was first sent until it was
// found in a final block.
func (r *Relay) traceFinal(in openIntent, found landing) {
	began := in.createdAtMicros
	if len(in.payments) > 0 {
		began = in.payments[0].firstSentMicros
	}
	trace.RecordPast(in.trace, "relay.receipt", clock.Time(began), r.db.Clock().Now(), false, r.traceAttrs(in, trace.ID("tx.hash", found.tx.Signature.String()),
		trace.Count("block.number", int(found.tx.Slot)), trace.Count("tx.versions", len(in.payments)))...)
}

// traceClosed records that an intent will never be executed.
func (r *Relay) traceClosed(in openIntent, as intent.State) {
	now := r.db.Clock().Now()
	trace.RecordPast(in.trace, "relay.end", now, now, true, r.traceAttrs(in, trace.ID("intent.state", string(as)))...)
}

func (r *Relay) traceAttrs(in openIntent, attrs ...trace.Attr) []trace.Attr {
	return append(attrs, trace.ID("step", in.id.String()), trace.ID("chain", string(r.chain)))
}
