package trace

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"regexp"
	"runtime/debug"
	"strings"
	"sync/atomic"
	"time"

	"github.com/google/uuid"
	"go.opentelemetry.io/otel"
	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/exporters/otlp/otlptrace/otlptracehttp"
	"go.opentelemetry.io/otel/sdk/resource"
	sdk "go.opentelemetry.io/otel/sdk/trace"
	oteltrace "go.opentelemetry.io/otel/trace"
)

// errProtocol says that traces are to go out in a way that is not ours.
var errProtocol = errors.New("traces are sent as http/protobuf only")

// StartExport exports traces to the address in OpenTelemetry's environment, over HTTP; without one, there are no
// traces. stop sends the rest. It is for a process, not for a part of one.
func StartExport(ctx context.Context, log *slog.Logger) (stop func(context.Context) error, err error) {
	if !isConfigured() {
		return func(context.Context) error { return nil }, nil
	}
	for _, name := range []string{"OTEL_EXPORTER_OTLP_TRACES_PROTOCOL", "OTEL_EXPORTER_OTLP_PROTOCOL"} {
		if p := os.Getenv(name); p != "" && p != "http/protobuf" {
			return nil, fmt.Errorf("%s is %q: %w", name, p, errProtocol)
		}
	}
	exporter, err := otlptracehttp.New(ctx)
	if err != nil {
		return nil, fmt.Errorf("preparing to send traces: %w", err)
	}
	logExportErrors(log)
	log.Info("tracing")
	return ExportTo(ctx, exporter)
}

// isConfigured says whether the environment names an endpoint, and none of its
// switches says no.
func isConfigured() bool {
	if strings.EqualFold(os.Getenv("OTEL_SDK_DISABLED"), "true") || os.Getenv("OTEL_TRACES_EXPORTER") == "none" {
		return false
	}
	return os.Getenv("OTEL_EXPORTER_OTLP_ENDPOINT") != "" || os.Getenv("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT") != ""
}

// ExportTo exports traces to an exporter, until stop.
func ExportTo(ctx context.Context, exporter sdk.SpanExporter) (stop func(context.Context) error, err error) {
	version := "unknown"
	if info, ok := debug.ReadBuildInfo(); ok {
		version = info.Main.Version
	}
	// The environment's description of the service comes last, and so counts.
	about, err := resource.New(ctx, resource.WithTelemetrySDK(),
		resource.WithAttributes(attribute.String("service.name", "granary"), attribute.String("service.version", version),
			attribute.String("service.instance.id", uuid.NewString())),
		resource.WithFromEnv())
	if err != nil {
		return nil, fmt.Errorf("describing the service: %w", err)
	}
	provider := sdk.NewTracerProvider(sdk.WithBatcher(exporter), sdk.WithResource(about))
	t := provider.Tracer("github.com/granaryhq/granary")
	tracer.Store(&t)
	return func(ctx context.Context) error {
		tracer.CompareAndSwap(&t, nil)
		if err := provider.Shutdown(ctx); err != nil {
			return fmt.Errorf("sending the last traces: %s", maskAddresses(err))
		}
		return nil
	}, nil
}

// address is any in an error, which may hold a key.
var address = regexp.MustCompile(`https?://[^\s"]+`)

func maskAddresses(err error) string { return address.ReplaceAllString(err.Error(), "the endpoint") }

// logExportErrors logs why traces are not taken, once a minute.
func logExportErrors(log *slog.Logger) {
	var last atomic.Int64
	otel.SetErrorHandler(otel.ErrorHandlerFunc(func(err error) {
		now := time.Now().Unix()
		if before := last.Load(); now-before >= 60 && last.CompareAndSwap(before, now) {
			log.Warn("sending traces", "error", maskAddresses(err))
		}
	}))
}

// Handler adds the trace and the span to the lines that are logged with their
// context.
func Handler(h slog.Handler) slog.Handler { return handler{h} }

type handler struct{ slog.Handler }

// Handle adds the ids.
func (h handler) Handle(ctx context.Context, r slog.Record) error {
	if c := oteltrace.SpanContextFromContext(ctx); c.IsSampled() {
		r.AddAttrs(slog.String("trace_id", c.TraceID().String()), slog.String("span_id", c.SpanID().String()))
	}
	return h.Handler.Handle(ctx, r)
}

// WithAttrs keeps the ids.
func (h handler) WithAttrs(attrs []slog.Attr) slog.Handler {
	return handler{h.Handler.WithAttrs(attrs)}
}

// WithGroup keeps the ids.
func (h handler) WithGroup(name string) slog.Handler { return handler{h.Handler.WithGroup(name)} }
