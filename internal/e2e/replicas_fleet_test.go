package e2e

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"io"
	"net/http"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/waittest"
)

// fleet is several replicas on one database, without a load balancer: each has a port, and keeps it.
type fleet struct {
	*testing.T
	*foreign
	in       *installation
	replicas []*replica
}

// startFleet starts replicas of a new installation on a new chain.
func startFleet(t *testing.T, replicas int) *fleet {
	t.Helper()
	f := &fleet{T: t, foreign: startForeign(t)}
	f.in = install(t, f.foreign, store.Postgres)
	f.in.amend("lease: 5s", "lease: 3s")
	prepare(t, f.foreign, f.in)
	// As built for tests it sends webhooks to this machine.
	program, err := granary()
	if err != nil {
		t.Fatal(err)
	}
	f.in.program = program
	for range replicas {
		f.replicas = append(f.replicas, f.in.serve())
	}
	return f
}

// kill ends a replica without a warning.
func (f *fleet) kill(i int) {
	f.Helper()
	if err := f.replicas[i].command.Process.Kill(); err != nil {
		f.Fatal(err)
	}
	for range f.replicas[i].ended {
	}
}

// revive starts a replica at the port of the one that was killed. Somebody may
// have got the port meanwhile, such as a client that looks for the replica: they
// do not keep it.
func (f *fleet) revive(i int) {
	f.Helper()
	waittest.Until(f, "the replica serves again", func() bool {
		r, err := f.in.start("--listen", strings.TrimPrefix(f.replicas[i].api, "http://"))
		if err != nil {
			f.Log(err)
			return false
		}
		f.replicas[i] = r
		return true
	})
}

// pause stops a replica's process where it stands; resume lets it go on.
func (f *fleet) pause(i int)  { f.Helper(); f.tell(i, syscall.SIGSTOP) }
func (f *fleet) resume(i int) { f.Helper(); f.tell(i, syscall.SIGCONT) }

func (f *fleet) tell(i int, s syscall.Signal) {
	f.Helper()
	if err := f.replicas[i].command.Process.Signal(s); err != nil {
		f.Fatal(err)
	}
}

// holders are the replicas that say they hold a seat, but for one that is not
// asked; -1 is none.
func (f *fleet) holders(seat string, but int) (held []int) {
	f.Helper()
	for i, r := range f.replicas {
		if i != but && r.holds(f, seat) {
			held = append(held, i)
		}
	}
	return held
}

// holder waits until one replica alone holds a seat.
func (f *fleet) holder(seat string) int {
	f.Helper()
	var held []int
	waittest.Until(f, "one replica holds "+seat, func() bool {
		held = f.holders(seat, -1)
		return len(held) == 1
	})
	return held[0]
}

// holds says whether a replica believes that it holds a seat.
func (r *replica) holds(tb testing.TB, seat string) bool {
	tb.Helper()
	res, err := http.Get(r.operator + "/metrics")
	if err != nil {
		tb.Fatal(err)
	}
	defer func() { _ = res.Body.Close() }()
	held := fmt.Sprintf("granary_seat_held{seat=%q} 1", seat)
	for lines := bufio.NewScanner(res.Body); lines.Scan(); {
		if lines.Text() == held {
			return true
		}
	}
	return false
}

// spread is how a careful caller reaches replicas that come and go: one after
// the other is asked, and asked the same until one answers and has no trouble.
type spread struct {
	hosts  []string
	base   http.RoundTripper
	turn   atomic.Int64
	passed atomic.Int64 // requests that were asked again
}

// oneAsk bounds how long one replica is asked. One that hangs takes requests
// and does not answer.
const oneAsk = 5 * time.Second

func newSpread(f *fleet) *spread {
	base := &http.Transport{MaxConnsPerHost: 24, MaxIdleConnsPerHost: 24}
	f.Cleanup(base.CloseIdleConnections)
	s := &spread{base: base}
	for _, r := range f.replicas {
		s.hosts = append(s.hosts, strings.TrimPrefix(r.api, "http://"))
	}
	return s
}

func (s *spread) RoundTrip(req *http.Request) (*http.Response, error) {
	var body []byte
	if req.Body != nil {
		var err error
		if body, err = io.ReadAll(req.Body); err != nil {
			return nil, err
		}
	}
	ctx := req.Context()
	for {
		res, err := s.once(ctx, req, body)
		if err == nil && res.StatusCode < http.StatusInternalServerError {
			return res, nil
		}
		s.passed.Add(1)
		select {
		case <-time.After(20 * time.Millisecond):
		case <-ctx.Done():
			return nil, fmt.Errorf("nobody answers %s: %w", req.URL.Path, ctx.Err())
		}
	}
}

// once asks the replica whose turn it is, and reads the whole answer.
func (s *spread) once(ctx context.Context, req *http.Request, body []byte) (*http.Response, error) {
	ctx, cancel := context.WithTimeout(ctx, oneAsk)
	defer cancel()
	sent := req.Clone(ctx)
	sent.URL.Host = s.hosts[int(s.turn.Add(1))%len(s.hosts)]
	sent.Host, sent.Body = "", io.NopCloser(bytes.NewReader(body))
	res, err := s.base.RoundTrip(sent)
	if err != nil {
		return nil, err
	}
	defer func() { _ = res.Body.Close() }()
	text, err := io.ReadAll(res.Body)
	res.Body = io.NopCloser(bytes.NewReader(text))
	return res, err
}
