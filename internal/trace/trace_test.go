package trace

import (
	"bytes"
	"context"
	"errors"
	"log/slog"
	"net/http"
	"strings"
	"testing"
	"time"

	"go.opentelemetry.io/otel/codes"
	"go.opentelemetry.io/otel/sdk/trace/tracetest"

	"github.com/granaryhq/granary/internal/waittest"
)

func TestMain(m *testing.M) { waittest.Main(m) }

const (
	traceID = "0af7651916cd43dd8448eb211c80319c"
	parent  = "00-" + traceID + "-b7ad6b7169203331-01"
)

// recordSpans runs fn while traces are kept, and returns the spans by name.
func recordSpans(t *testing.T, fn func()) map[string]tracetest.SpanStub {
	t.Helper()
	exporter := &keepingExporter{InMemoryExporter: tracetest.NewInMemoryExporter()}
	stop, err := ExportTo(t.Context(), exporter)
	if err != nil {
		t.Fatal(err)
	}
	fn()
	if err := stop(context.Background()); err != nil {
		t.Fatal(err)
	}
	spans := map[string]tracetest.SpanStub{}
	for _, s := range exporter.GetSpans() {
		spans[s.Name] = s
	}
	return spans
}

// keepingExporter keeps its spans when it is shut down.
type keepingExporter struct{ *tracetest.InMemoryExporter }

func (k *keepingExporter) Shutdown(context.Context) error { return nil }

// The trace of a request continues in the process that takes up its rows, and spans recorded in retrospect are a part
// of it too.
func TestOneTraceFromRowToRow(t *testing.T) {
	spans := recordSpans(t, func() {
		ctx, request := StartRequest(t.Context(), http.Header{"Traceparent": {parent}, "Tracestate": {"their=words"}})
		inner, plan := Start(ctx, "plan", ID("wallet", "w"))
		row := Traceparent(inner)
		plan.End(errors.New("with a secret"))
		request.EndRequest("POST", "/v2/things", 500)
		_, later := Start(Resume(context.Background(), row), "later")
		later.End(nil)
		RecordPast(row, "past", time.UnixMicro(1), time.UnixMicro(2), false, Count("n", 1))
	})
	request, plan := spans["POST /v2/things"], spans["plan"]
	if len(spans) != 4 {
		t.Fatalf("%d spans, want 4: %+v", len(spans), spans)
	}
	if got := request.SpanContext.TraceID().String(); got != traceID {
		t.Fatalf("the request's span is of the trace %s, want the caller's, %s", got, traceID)
	}
	if got := request.Parent.SpanID().String(); got != "b7ad6b7169203331" {
		t.Fatalf("the request's span is below %s, want the caller's span", got)
	}
	if request.SpanContext.TraceState().Len() != 0 {
		t.Error("the caller's words are kept")
	}
	if got, want := plan.Parent.SpanID(), request.SpanContext.SpanID(); got != want {
		t.Errorf("the inner span is below %s, want the request's, %s", got, want)
	}
	if plan.Status.Code != codes.Error {
		t.Errorf("the inner span ends as %s, want an error", plan.Status.Code)
	}
	if plan.Status.Description != "" {
		t.Errorf("the inner span tells the error: %q", plan.Status.Description)
	}
	for _, name := range []string{"later", "past"} {
		if s := spans[name]; s.Parent.SpanID() != plan.SpanContext.SpanID() || s.SpanContext.TraceID().String() != traceID {
			t.Errorf("%s is no part of it: %+v", name, s)
		}
	}
	if s := spans["past"]; s.StartTime.UnixMicro() != 1 || s.EndTime.UnixMicro() != 2 {
		t.Errorf("the past was from %s to %s", s.StartTime, s.EndTime)
	}
}

// Only a request begins a trace, and one that is not sampled leaves no trace in rows.
func TestOnlySampledRequestsAreTraced(t *testing.T) {
	spans := recordSpans(t, func() {
		_, span := Start(t.Context(), "nobody asked")
		span.End(nil)
		RecordPast("", "nobody asked", time.Now(), time.Now(), false)
		for _, h := range []string{"00-" + traceID + "-b7ad6b7169203331-00"} {
			ctx, span := StartRequest(t.Context(), http.Header{"Traceparent": {h}})
			if span.IsRecording() || Traceparent(ctx) != "" {
				t.Errorf("%q is traced", h)
			}
			span.EndRequest("GET", "/", 200)
		}
		for _, h := range []string{"", "nonsense", "00-00000000000000000000000000000000-b7ad6b7169203331-01", strings.Repeat("0", 1000)} {
			ctx, span := StartRequest(t.Context(), http.Header{"Traceparent": {h}})
			if !span.IsRecording() {
				t.Errorf("after %q: the span is not recorded", h)
			}
			if Traceparent(ctx) == "" {
				t.Errorf("after %q: no trace is handed on", h)
			}
			if strings.Contains(Traceparent(ctx), traceID) {
				t.Errorf("after %q: the trace is another caller's, %q", h, Traceparent(ctx))
			}
			span.EndRequest("GET", "/own", 200)
			if Traceparent(Resume(context.Background(), h)) != "" {
				t.Errorf("%q is a trace", h)
			}
		}
	})
	if len(spans) != 1 {
		t.Errorf("spans: %v", spans)
	}
}

// Without an exporter, no memory is allocated either.
func TestOffCostsNothing(t *testing.T) {
	ctx, header := t.Context(), http.Header{"Traceparent": {parent}}
	now := time.Now()
	if n := testing.AllocsPerRun(100, func() {
		in, span := StartRequest(ctx, header)
		in, inner := Start(in, "x")
		RecordPast(parent, "x", now, now, false)
		_ = Traceparent(Resume(in, parent))
		inner.End(nil)
		span.EndRequest("GET", "/", 200)
	}); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

// A line that is logged with a traced context can be found from its trace.
func TestLogLinesCarryTheTrace(t *testing.T) {
	var out bytes.Buffer
	log := slog.New(Handler(slog.NewJSONHandler(&out, nil))).With("room", "x").WithGroup("g")
	recordSpans(t, func() {
		log.InfoContext(Resume(t.Context(), parent), "in it")
		log.InfoContext(t.Context(), "outside")
	})
	lines := strings.Split(strings.TrimSpace(out.String()), "\n")
	if !strings.Contains(lines[0], `"trace_id":"`+traceID+`"`) || strings.Contains(lines[1], "trace_id") {
		t.Errorf("logged: %s", out.String())
	}
}

// The environment has the address of traces, and a mistake in it is reported.
func TestBeginGoesByTheEnvironment(t *testing.T) {
	log := slog.New(slog.DiscardHandler)
	stop, err := StartExport(t.Context(), log)
	if err != nil {
		t.Fatalf("without an endpoint: %v", err)
	}
	if tracer.Load() != nil {
		t.Error("without an endpoint there is a tracer")
	}
	if err := stop(t.Context()); err != nil {
		t.Errorf("stopped without an endpoint: %v", err)
	}
	t.Setenv("OTEL_EXPORTER_OTLP_ENDPOINT", "http://127.0.0.1:1")
	stop, err = StartExport(t.Context(), log)
	if err != nil || tracer.Load() == nil {
		t.Fatalf("with an endpoint: %v, %v", tracer.Load(), err)
	}
	if err := stop(t.Context()); err != nil || tracer.Load() != nil {
		t.Errorf("stopped: %v, %v", tracer.Load(), err)
	}
	t.Setenv("OTEL_EXPORTER_OTLP_PROTOCOL", "grpc")
	if _, err := StartExport(t.Context(), log); !errors.Is(err, errProtocol) {
		t.Errorf("grpc: %v", err)
	}
	t.Setenv("OTEL_SDK_DISABLED", "true")
	if _, err := StartExport(t.Context(), log); err != nil || tracer.Load() != nil {
		t.Errorf("disabled: %v, %v", tracer.Load(), err)
	}
}

func TestMaskedHidesAddresses(t *testing.T) {
	err := errors.New(`Post "https://user:pass@host/key/v1/traces?token=x": refused`)
	if got := maskAddresses(err); got != `Post "the endpoint": refused` {
		t.Error(got)
	}
}
