package httpapi

import (
	"context"
	"log/slog"
	"net/http"
	"strconv"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/promhttp"
)

// Operator is the handler of the operator's port, which callers of the API must not reach: whether the process lives
// (/healthz), whether it can serve (/readyz), its metrics (/metrics) and the public key of its tokens
// (/.well-known/jwks.json), if there is one. ready returns the reason why the process cannot serve; its text goes to
// the log only.
func Operator(log *slog.Logger, ready func(context.Context) error, metrics prometheus.Gatherer, jwks []byte) http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /healthz", func(w http.ResponseWriter, _ *http.Request) {
		_, _ = w.Write([]byte("ok\n"))
	})
	mux.HandleFunc("GET /readyz", func(w http.ResponseWriter, r *http.Request) {
		ctx, cancel := context.WithTimeout(r.Context(), readyTimeout)
		defer cancel()
		if err := ready(ctx); err != nil {
			log.WarnContext(ctx, "not ready", "cause", err)
			http.Error(w, "not ready", http.StatusServiceUnavailable)
			return
		}
		_, _ = w.Write([]byte("ok\n"))
	})
	// A metric that cannot be read is left out: the rest shows the reason.
	mux.Handle("GET /metrics", promhttp.HandlerFor(metrics, promhttp.HandlerOpts{
		ErrorHandling: promhttp.ContinueOnError, ErrorLog: slog.NewLogLogger(log.Handler(), slog.LevelWarn),
	}))
	if jwks != nil { // a signer has none
		mux.HandleFunc("GET /.well-known/jwks.json", func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "application/jwk-set+json")
			_, _ = w.Write(jwks)
		})
	}
	return mux
}

const readyTimeout = 5 * time.Second

// metrics counts requests by route, never by path: ids would make a series
// each.
type metrics struct {
	requests *prometheus.CounterVec
	duration *prometheus.HistogramVec
}

func newMetrics(to prometheus.Registerer) (*metrics, error) {
	m := &metrics{
		requests: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "granary_http_requests_total", Help: "Requests answered, by route, method and status.",
		}, []string{"route", "method", "status"}),
		duration: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Name: "granary_http_request_seconds", Help: "Time to answer a request, by route and method.",
			Buckets: []float64{.0005, .001, .0025, .005, .01, .025, .05, .1, .25, .5, 1, 2.5, 5, 10, 30},
		}, []string{"route", "method"}),
	}
	for _, c := range []prometheus.Collector{m.requests, m.duration} {
		if err := to.Register(c); err != nil {
			return nil, err
		}
	}
	return m, nil
}

// observeRequest counts one request.
func (m *metrics) observeRequest(route, method string, status int, took time.Duration) {
	m.requests.WithLabelValues(route, method, strconv.Itoa(status)).Inc()
	m.duration.WithLabelValues(route, method).Observe(took.Seconds())
}

// routeLabels names a request's route and method, for metrics and traces. Unknown
// ones are all "none", since the caller chooses their words.
func (rec *recorder) routeLabels(asked string) (route, method string) {
	route, method = "none", "none"
	if rec.route != nil {
		route = rec.route.path
		if rec.route.methods[asked] != nil {
			method = asked
		}
	}
	return route, method
}
