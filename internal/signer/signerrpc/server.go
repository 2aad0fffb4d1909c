package signerrpc

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/version"
)

// Backing is the signer behind a server.
type Backing struct {
	Signer custody.Signer
	Keys   custody.ServiceKeys
	Ready  func(context.Context) error // why it cannot sign, if it cannot
}

// Server answers services.
type Server struct {
	backing  Backing
	log      *slog.Logger
	working  chan struct{} // a place for each request that is being answered
	patience time.Duration // how long others wait for a place
	answers  *prometheus.HistogramVec
	refused  *prometheus.CounterVec
	http     *http.Server
}

const (
	// maxConcurrent requests are answered at a time, others wait for placePatience.
	maxConcurrent = 64
	placePatience = 5 * time.Second
	answerTimeout = 20 * time.Second
	readTimeout   = 10 * time.Second // of a request, its body with it
	// maxConnectionAge is the age at which a client must connect again, so that replaced or expired certificates are
	// checked.
	maxConnectionAge = 10 * time.Minute
)

// NewServer returns a server with the certificates of the files. It accepts clients with one of the names in their
// certificate, or all of the authority's if there are none.
func NewServer(b Backing, files Files, clients []string, log *slog.Logger, metrics prometheus.Registerer) (*Server, error) {
	own, err := openCredentials(files, log)
	if err != nil {
		return nil, err
	}
	s := &Server{
		backing: b, log: log, working: make(chan struct{}, maxConcurrent), patience: placePatience,
		answers: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Namespace: "granary", Subsystem: "signer", Name: "answer_seconds", Help: "Time in which the signer answered, by what was asked.",
			Buckets: []float64{.001, .0025, .005, .01, .025, .05, .1, .25, .5, 1, 2.5, 5, 10},
		}, []string{"asked"}),
		refused: prometheus.NewCounterVec(prometheus.CounterOpts{
			Namespace: "granary", Subsystem: "signer", Name: "answers_refused_total", Help: "What the signer did not do, by what was asked and why.",
		}, []string{"asked", "code"}),
	}
	for _, c := range []prometheus.Collector{s.answers, s.refused} {
		if err := metrics.Register(c); err != nil {
			return nil, fmt.Errorf("registering metrics: %w", err)
		}
	}
	s.http = &http.Server{
		Handler: s.newHandler(), TLSConfig: serverTLS(own, clients),
		ReadHeaderTimeout: 5 * time.Second, ReadTimeout: readTimeout, WriteTimeout: 30 * time.Second, IdleTimeout: 2 * time.Minute,
		MaxHeaderBytes: 8 << 10, DisableGeneralOptionsHandler: true,
		HTTP2:    &http.HTTP2Config{MaxConcurrentStreams: 2 * maxConcurrent},
		ErrorLog: slog.NewLogLogger(log.Handler(), slog.LevelWarn), // handshakes that failed
		ConnContext: func(ctx context.Context, _ net.Conn) context.Context {
			return context.WithValue(ctx, acceptedKey{}, time.Now())
		},
	}
	return s, nil
}

// acceptedKey is the key of a connection's opening time in its context.
type acceptedKey struct{}

// Serve answers on the listener until Shutdown.
func (s *Server) Serve(l net.Listener) error {
	return s.http.ServeTLS(l, "", "") // the configuration has certificates
}

// Shutdown takes no more requests and returns once those that were taken are answered.
func (s *Server) Shutdown(ctx context.Context) error { return s.http.Shutdown(ctx) }

func (s *Server) newHandler() http.Handler {
	mux := http.NewServeMux()
	handle(mux, s, pathAddresses, func(ctx context.Context, r *addressesRequest) (any, error) {
		if len(r.Owners) > maxOwners {
			return nil, fmt.Errorf("%w: more than %d owners", custody.ErrUnreadable, maxOwners)
		}
		found, err := s.backing.Signer.Addresses(ctx, r.Owners...)
		return addressesAnswer{found}, err
	})
	handle(mux, s, pathAccount, func(ctx context.Context, r *custody.AccountRequest) (any, error) {
		return s.backing.Signer.Account(ctx, *r)
	})
	handle(mux, s, pathSign, func(ctx context.Context, r *custody.SignRequest) (any, error) {
		return s.backing.Signer.Sign(ctx, *r)
	})
	handle(mux, s, pathCancel, func(ctx context.Context, r *custody.CancelRequest) (any, error) {
		return s.backing.Signer.Cancel(ctx, *r)
	})
	handle(mux, s, pathVoid, func(ctx context.Context, r *custody.VoidRequest) (any, error) {
		return s.backing.Signer.Void(ctx, *r)
	})
	handle(mux, s, pathClosingKey, func(ctx context.Context, r *closingKeyRequest) (any, error) {
		key, err := s.backing.Signer.ClosingKey(ctx, r.Day)
		return closingKeyAnswer{key}, err
	})
	handle(mux, s, pathClose, func(ctx context.Context, r *custody.CloseRequest) (any, error) {
		return s.backing.Signer.CloseMarkers(ctx, *r)
	})
	handle(mux, s, pathMarkers, func(ctx context.Context, r *markersRequest) (any, error) {
		return noBody{}, s.backing.Signer.BeginMarkers(ctx, r.Chain)
	})
	handle(mux, s, pathApplyChange, func(ctx context.Context, r *custody.ChangeRequest) (any, error) {
		return noBody{}, s.backing.Signer.ApplyChange(ctx, *r)
	})
	handle(mux, s, pathReject, func(ctx context.Context, r *custody.ChangeRequest) (any, error) {
		return noBody{}, s.backing.Signer.Reject(ctx, *r)
	})
	handle(mux, s, pathPutStop, func(ctx context.Context, r *custody.StopRequest) (any, error) {
		return noBody{}, s.backing.Signer.PutStop(ctx, *r)
	})
	handle(mux, s, pathServiceKeys, func(context.Context, *noBody) (any, error) {
		return json.RawMessage(s.backing.Keys.Reveal()), nil
	})
	handle(mux, s, pathHealth, func(ctx context.Context, _ *noBody) (any, error) {
		return healthAnswer{version.Number}, s.backing.Ready(ctx)
	})
	return mux
}

// handle has answer serve POST requests to path.
func handle[Q any](mux *http.ServeMux, s *Server, path string, answer func(context.Context, *Q) (any, error)) {
	mux.HandleFunc("POST "+path, func(w http.ResponseWriter, r *http.Request) {
		began := time.Now()
		w.Header().Set("Cache-Control", "no-store")
		client := r.TLS.PeerCertificates[0]
		if accepted, ok := r.Context().Value(acceptedKey{}).(time.Time); began.After(client.NotAfter) || ok && began.Sub(accepted) > maxConnectionAge {
			w.Header().Set("Connection", "close")
		}
		ctx, cancel := context.WithTimeout(r.Context(), answerTimeout)
		defer cancel()
		body, err := s.readAndAnswer(ctx, client.NotAfter, http.MaxBytesReader(w, r.Body, maxBody+1), func(text []byte) (any, error) {
			var asked Q
			if err := decodeStrictly(text, &asked); err != nil {
				return nil, err
			}
			return answer(ctx, &asked)
		})
		log := s.log.With("asked", path, "client", client.Subject.CommonName, "from", r.RemoteAddr)
		s.answers.WithLabelValues(path).Observe(time.Since(began).Seconds())
		if err != nil {
			s.writeRefusal(w, path, log, err)
			return
		}
		if path == pathServiceKeys {
			log.Info("the service's keys were handed over")
		}
		writeJSON(w, http.StatusOK, body)
	})
}

// Errors of requests that are not answered now.
var (
	errBusy    = errors.New("busy")
	errExpired = errors.New("the client's certificate has ended")
)

// readAndAnswer reads a request, and then waits for a place among those that are being
// answered: bodies that come slowly, or not at all, take none. They are bounded by
// maxBody and readTimeout.
func (s *Server) readAndAnswer(ctx context.Context, certifiedUntil time.Time, request io.Reader, answer func(text []byte) (any, error)) (any, error) {
	if time.Now().After(certifiedUntil) {
		return nil, errExpired
	}
	text, err := readMessage(request)
	if err != nil {
		return nil, err
	}
	patience := time.NewTimer(s.patience)
	defer patience.Stop()
	select {
	case s.working <- struct{}{}:
	case <-patience.C:
		return nil, errBusy
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	defer func() { <-s.working }()
	return answer(text)
}

// writeRefusal responds with the reason of a rejection. An internal failure is written to the log alone, and may be
// retried.
func (s *Server) writeRefusal(w http.ResponseWriter, path string, log *slog.Logger, err error) {
	answer, refused := refusalOf(err)
	status := http.StatusUnprocessableEntity
	if !refused {
		status = http.StatusServiceUnavailable
		answer = refusalAnswer{Codes: []string{codeUnavailable}, Message: "the signer could not do it now: its log says why"}
		log.Error("a request failed", "error", clip(err.Error()))
	} else {
		log.Warn("a request was refused", "codes", answer.Codes, "reason", answer.Message)
	}
	code := string(answer.Fault)
	if len(answer.Codes) > 0 {
		code = answer.Codes[0]
	}
	s.refused.WithLabelValues(path, code).Inc()
	writeJSON(w, status, answer)
}

func writeJSON(w http.ResponseWriter, status int, body any) {
	text, err := json.Marshal(body)
	if err != nil {
		panic("signerrpc: " + err.Error()) // bodies are ours
	}
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	_, _ = w.Write(text) // a client that went away asks again
}
