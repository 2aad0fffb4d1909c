package e2e

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/app"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/waittest"
)

// service is a sandbox in a child process. When the process dies of SIGKILL,
// wherever that came from, the next one is started on the same data.
type service struct {
	dir      string
	database string
	launches []launch      // of the next processes; when they are used up, ordinary ones
	poll     time.Duration // between questions

	mu      sync.Mutex
	now     *process
	deaths  int
	stopped bool
	fault   error // the process ended in a way it must not
}

// launch says how a process is started.
type launch struct {
	dieAt string        // GRANARY_CRASH_AT
	pace  time.Duration // between blocks, if not blockTime; never makes none
	env   []string      // beside our own
	args  []string      // of the sandbox, beside those that all have
}

// process is one child.
type process struct {
	command *exec.Cmd
	info    app.SandboxInfo // once up
	api     *client.Client  // once up
	exit    error           // once dead
	up      chan struct{}   // closed when it serves
	dead    chan struct{}   // closed when it is gone, and its successor is there
}

const (
	blockTime = 100 * time.Millisecond
	never     = -1
)

// newService starts a sandbox on a fresh database of the engine.
func newService(t *testing.T, engine store.Engine, launches ...launch) *service {
	t.Helper()
	return newServiceOn(t, storetest.Address(t, engine), launches...)
}

// newServiceOn starts a sandbox on an empty database.
func newServiceOn(t *testing.T, database string, launches ...launch) *service {
	t.Helper()
	from, err := template()
	if err != nil {
		t.Fatal(err)
	}
	s := &service{dir: t.TempDir(), database: database, launches: launches, poll: 20 * time.Millisecond}
	if err := os.CopyFS(filepath.Join(s.dir, "chain"), os.DirFS(from)); err != nil {
		t.Fatal(err)
	}
	if err := s.begin(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		s.kill()
		if t.Failed() {
			s.explain(t)
		}
	})
	return s
}

// begin starts the first process.
func (s *service) begin() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.launch()
}

// launch starts the next process; the caller holds mu.
func (s *service) launch() error {
	var l launch
	if len(s.launches) > 0 {
		l, s.launches = s.launches[0], s.launches[1:]
	}
	path, err := granary()
	if err != nil {
		return err
	}
	log, err := os.OpenFile(filepath.Join(s.dir, "log"), os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	defer func() { _ = log.Close() }()
	pace := cmp.Or(max(l.pace, 0), blockTime)
	if l.pace == never {
		pace = 0
	}
	_, _ = fmt.Fprintf(log, "--- %+v\n", l)
	p := &process{up: make(chan struct{}), dead: make(chan struct{})}
	p.command = exec.Command(path, "sandbox", "--data", s.dir, "--database", s.database, "--listen", "127.0.0.1:0", "--rpc-listen", "127.0.0.1:0", "--solana-listen", "127.0.0.1:0", "--operator-listen", "127.0.0.1:0", "--block-time", pace.String(), "--on-demand", "--finality", "2")
	if fork := os.Getenv("GRANARY_TEST_FORK"); fork != "" {
		p.command.Args = append(p.command.Args, "--fork", fork)
	}
	p.command.Args = append(p.command.Args, l.args...)
	p.command.Env = slices.Concat(os.Environ(), l.env, []string{"GRANARY_CRASH_AT=" + l.dieAt})
	p.command.Stderr = log
	out, err := p.command.StdoutPipe()
	if err != nil {
		return err
	}
	if err := p.command.Start(); err != nil {
		return fmt.Errorf("starting the program: %w", err)
	}
	s.now = p
	go s.watch(p, out)
	return nil
}

// watch reads the process's output when it serves, waits for its end and starts its successor.
func (s *service) watch(p *process, out io.Reader) {
	defer close(p.dead)
	if err := json.NewDecoder(out).Decode(&p.info); err == nil {
		if p.api, err = client.NewClient(p.info.BaseURL, client.WithToken(p.info.Token)); err == nil {
			close(p.up)
		}
	}
	_, _ = io.Copy(io.Discard, out)
	p.exit = p.command.Wait()
	s.mu.Lock()
	defer s.mu.Unlock()
	var exit *exec.ExitError
	switch {
	case s.stopped:
	case errors.As(p.exit, &exit) && exit.Sys().(syscall.WaitStatus).Signal() == syscall.SIGKILL:
		s.deaths++
		s.fault = s.launch()
	default:
		s.fault = fmt.Errorf("the program ended by itself: %w", p.exit)
	}
}

// latest is the process that was started last.
func (s *service) latest() (*process, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.now, s.fault
}

// serving waits for a process that serves.
func (s *service) serving(ctx context.Context) (*process, error) {
	for {
		p, err := s.latest()
		if err != nil {
			return nil, err
		}
		select {
		case <-p.up:
			return p, nil
		case <-p.dead:
		case <-ctx.Done():
			return nil, fmt.Errorf("waiting for the program to serve: %w", ctx.Err())
		}
	}
}

// strike kills a process that runs, and waits until its successor does.
func (s *service) strike(ctx context.Context, p *process) error {
	if err := p.command.Process.Kill(); err != nil {
		return fmt.Errorf("killing the program: %w", err)
	}
	select {
	case <-p.dead:
		return nil
	case <-ctx.Done():
		return fmt.Errorf("waiting for the program's death: %w", ctx.Err())
	}
}

// died counts the deaths so far.
func (s *service) died() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.deaths
}

// stop ends the service as an operator does, and returns how it ended.
func (s *service) stop(ctx context.Context) error {
	s.mu.Lock()
	s.stopped = true
	p := s.now
	s.mu.Unlock()
	if err := p.command.Process.Signal(syscall.SIGTERM); err != nil {
		return err
	}
	select {
	case <-p.dead:
		return p.exit
	case <-ctx.Done():
		return fmt.Errorf("waiting for the program to stop: %w", ctx.Err())
	}
}

// restart starts the service again after stop.
func (s *service) restart() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.stopped = false
	return s.launch()
}

// kill ends the service for good.
func (s *service) kill() {
	s.mu.Lock()
	s.stopped = true
	p := s.now
	s.mu.Unlock()
	_ = p.command.Process.Kill()
	<-p.dead
}

// explain shows the end of the processes' logs, without the requests.
func (s *service) explain(t *testing.T) {
	const most = 100
	text, err := os.ReadFile(filepath.Join(s.dir, "log"))
	if err != nil {
		t.Log(err)
		return
	}
	lines := slices.DeleteFunc(strings.Split(string(text), "\n"), func(l string) bool { return strings.Contains(l, `"msg":"request"`) })
	t.Logf("the program's log, its end:\n%s", strings.Join(lines[max(0, len(lines)-most):], "\n"))
}

// errCut says that the process died over a request, or before it.
var errCut = errors.New("the connection was cut")

// errUnavailable means that the service asks its callers to send the request again: it has just started and has not
// read a price yet, or the database is away.
var errUnavailable = errors.New("unavailable for now")

// read parses a response. A failure is an error.
func read[T any](res *http.Response, err error) (T, error) {
	var out T
	if err != nil {
		return out, fmt.Errorf("%w: %w", errCut, err)
	}
	defer func() { _ = res.Body.Close() }()
	text, err := io.ReadAll(res.Body)
	switch {
	case err != nil:
		return out, fmt.Errorf("%w: %w", errCut, err)
	case res.StatusCode == http.StatusServiceUnavailable:
		return out, fmt.Errorf("%w: %s %s: %s", errUnavailable, res.Request.Method, res.Request.URL.Path, text)
	case res.StatusCode/100 != 2:
		return out, fmt.Errorf("%s %s: %s: %s", res.Request.Method, res.Request.URL.Path, res.Status, text)
	}
	return out, json.Unmarshal(text, &out)
}

// until asks, of whichever process serves, until the answer is the wanted one.
// A question that a death cuts off is asked again, the same, as is one that the service cannot
// answer for now.
func until[T any](ctx context.Context, s *service, what string, ask func(*client.Client) (T, error), met func(T) bool) (T, error) {
	tick := time.NewTicker(s.poll)
	defer tick.Stop()
	for {
		var out T
		p, err := s.serving(ctx)
		if err != nil {
			return out, err
		}
		out, err = ask(p.api)
		switch {
		case errors.Is(err, errCut) && ctx.Err() == nil:
			if err := p.gone(ctx); err != nil {
				return out, fmt.Errorf("%s: %w", what, err)
			}
			continue
		case err != nil && !errors.Is(err, errUnavailable):
			return out, fmt.Errorf("%s: %w", what, err)
		case err == nil && met(out):
			return out, nil
		}
		select {
		case <-tick.C:
		case <-ctx.Done():
			return out, errors.Join(fmt.Errorf("never happened: %s; last seen: %+v", what, out), err)
		}
	}
}

// gone waits for the end of a process that gave no answer: a living one gives
// one.
func (p *process) gone(ctx context.Context) error {
	late := time.NewTimer(waittest.Patience())
	defer late.Stop()
	select {
	case <-p.dead:
		return nil
	case <-late.C:
		return errors.New("the program gave no answer and lives")
	case <-ctx.Done():
		return ctx.Err()
	}
}

// outlive does something with whichever process serves, and again with the next
// when that one died over it.
func (s *service) outlive(ctx context.Context, do func(*process) error) error {
	for {
		p, err := s.serving(ctx)
		if err != nil {
			return err
		}
		if err = do(p); err == nil {
			return nil
		}
		if gone := p.gone(ctx); gone != nil {
			return errors.Join(err, gone)
		}
	}
}

// once asks a question whose answer needs no waiting for.
func once[T any](ctx context.Context, s *service, what string, ask func(*client.Client) (T, error)) (T, error) {
	return until(ctx, s, what, ask, func(T) bool { return true })
}
