// Package trace owns the one trace that runs from a request to the webhook that
// tells of its end, over processes and restarts: what is written to the database
// while a request or a task runs carries its trace along, and the process that
// takes the row up goes on with it. Only a request begins a trace.
//
// Spans carry ids, states and counts. They never carry what a caller or a node
// sent, the text of an error, a token or a signature: what is exported may be
// read by more people than the database. Where nothing is exported all of this
// costs an atomic load.
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

// tracer makes spans; nil while nothing is exported.
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

// IsRecording says whether the span is recorded, so that what it would carry need not be
// made when it is not.
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

// Start begins a span of the context's trace; without one it does nothing.
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

// RecordPast tells of something that has happened, in a trace that was kept in a row.
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
