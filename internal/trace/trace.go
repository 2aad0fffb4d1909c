// Package trace owns the one trace that runs from a request to the webhook of its end, over processes and restarts:
// rows that are written while a request or a task runs carry its trace, and the process that takes a row up continues
// it. Only a request begins a trace.
//
// Spans carry ids, states and counts. They never carry a caller's or node's input, the text of an error, a token or a
// signature: exported traces may be read by more people than the database. Without an exporter all of this costs an
// atomic load.
package trace

import (
	"context"
	"net/http"
	"sync/atomic"
	"time"

	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/codes"
	"go.opentelemetry.io/otel/propagation"
	oteltrace "go.opentelemetry.io/otel/trace"
)

// tracer makes spans; nil without an exporter.
var tracer atomic.Pointer[oteltrace.Tracer]

// traceContext is how a trace is written in headers and rows.
var traceContext propagation.TraceContext

const traceparentHeader = "traceparent"

// Attr is something that a span carries.
type Attr = attribute.KeyValue

// ID is an attribute that names something.
func ID(key, value string) Attr { return attribute.String(key, value) }

// Count is an attribute that counts something.
func Count(key string, n int) Attr { return attribute.Int(key, n) }

// Span is something that takes time. The zero Span is of no trace.
type Span struct{ span oteltrace.Span }

// IsRecording reports whether the span is recorded, so that its attributes need not be made otherwise.
func (s Span) IsRecording() bool { return s.span != nil }

// SetAttributes gives the span more to carry.
func (s Span) SetAttributes(attrs ...Attr) {
	if s.span != nil {
		s.span.SetAttributes(attrs...)
	}
}

// End ends the span. Of an error it keeps that there was one.
func (s Span) End(err error) {
	if s.span == nil {
		return
	}
	if err != nil {
		s.span.SetStatus(codes.Error, "")
	}
	s.span.End()
}

// Start begins a span of the context's trace; without one it has no effect.
func Start(ctx context.Context, name string, attrs ...Attr) (context.Context, Span) {
	t := tracer.Load()
	if t == nil || !oteltrace.SpanContextFromContext(ctx).IsSampled() {
		return ctx, Span{}
	}
	ctx, span := (*t).Start(ctx, name, oteltrace.WithAttributes(attrs...))
	return ctx, Span{span}
}

// StartRequest begins the span of a request: a trace of its own, or a part of the
// caller's when it has sent one.
func StartRequest(ctx context.Context, h http.Header) (context.Context, Span) {
	t := tracer.Load()
	if t == nil {
		return ctx, Span{}
	}
	ctx = Resume(ctx, h.Get(traceparentHeader))
	ctx, span := (*t).Start(ctx, "request", oteltrace.WithSpanKind(oteltrace.SpanKindServer))
	if !span.IsRecording() {
		return ctx, Span{}
	}
	return ctx, Span{span}
}

// EndRequest names a request's span by its route and ends it.
func (s Span) EndRequest(method, route string, status int, attrs ...Attr) {
	if s.span == nil {
		return
	}
	s.span.SetName(method + " " + route)
	s.span.SetAttributes(attribute.String("http.request.method", method), attribute.String("http.route", route),
		attribute.Int("http.response.status_code", status))
	s.span.SetAttributes(attrs...)
	if status >= http.StatusInternalServerError {
		s.span.SetStatus(codes.Error, "")
	}
	s.span.End()
}

// Traceparent is the context's trace as it is kept in a row, empty where there is none.
func Traceparent(ctx context.Context) string {
	if tracer.Load() == nil || !oteltrace.SpanContextFromContext(ctx).IsSampled() {
		return ""
	}
	kept := propagation.MapCarrier{}
	traceContext.Inject(ctx, kept)
	return kept[traceparentHeader]
}

// Resume goes on with a trace that was kept in a row.
func Resume(ctx context.Context, traceparent string) context.Context {
	if traceparent == "" || tracer.Load() == nil {
		return ctx
	}
	return traceContext.Extract(ctx, propagation.MapCarrier{traceparentHeader: traceparent})
}

// RecordPast records a past event, in a trace that was kept in a row.
func RecordPast(traceparent, name string, from, to time.Time, failed bool, attrs ...Attr) {
	t := tracer.Load()
	if traceparent == "" || t == nil {
		return
	}
	_, span := (*t).Start(Resume(context.Background(), traceparent), name, oteltrace.WithTimestamp(from), oteltrace.WithAttributes(attrs...))
	if failed {
		span.SetStatus(codes.Error, "")
	}
	span.End(oteltrace.WithTimestamp(to))
}
