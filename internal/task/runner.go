package task

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"runtime/debug"
	"sync"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/trace"
)

// Handler does one task. It finishes it with Task.Finish inside the transaction
// that does the work; returning nil without Finish finishes it too. Returning
// Later postpones it; any other error, or a panic, has it run again with growing
// delays. The context ends when the lease is lost.
type Handler func(ctx context.Context, t Task) error

// finishTimeout bounds each try to write that a task was claimed or that its run is over, which must reach the database
// even while the runner is being stopped.
const finishTimeout = 5 * time.Second

// Runner runs tasks of this process's kinds.
type Runner struct {
	db            *store.DB
	log           *slog.Logger
	leaseDuration time.Duration
	pollInterval  time.Duration
	kinds         []kind
}

type kind struct {
	name    string
	workers int
	handler Handler
	seat    bool
	shared  bool // among the owners of tasks
}

// NewRunner returns a runner without kinds. A lease that is not renewed for
// the given time is anyone's: it bounds how long work waits for a dead replica.
func NewRunner(db *store.DB, log *slog.Logger, lease time.Duration) *Runner {
	return &Runner{db: db, log: log, leaseDuration: lease, pollInterval: 500 * time.Millisecond}
}

// Handle runs tasks of the kind, at most workers at a time. Call it before Run.
func (r *Runner) Handle(name string, workers int, h Handler) {
	r.kinds = append(r.kinds, kind{name: name, workers: workers, handler: h})
}

// HandleSeat is a task that never ends: of all replicas one at a time runs h, which
// goes on until its context ends. Every transaction that h commits must Check
// its task, so that a replica which lost the seat without knowing can do no
// harm.
func (r *Runner) HandleSeat(name string, h Handler) {
	r.kinds = append(r.kinds, kind{name: name, workers: 1, seat: true, handler: func(ctx context.Context, t Task) error {
		if err := h(ctx, t); err != nil {
			return err
		}
		return Later{After: time.Second, Reason: "the seat was left"}
	}})
}

// AddSeat makes the row of a seat; it may be called at every start.
func AddSeat(ctx context.Context, db *store.DB, name string) error {
	return db.Write(ctx, func(tx *store.Tx) error {
		Add(tx, name, "seat", nil, 0)
		return nil
	})
}

// Run works until ctx ends and every handler has returned.
func (r *Runner) Run(ctx context.Context) {
	var wg sync.WaitGroup
	for _, k := range r.kinds {
		wg.Go(func() { r.runKind(ctx, k) })
	}
	wg.Wait()
}

func (r *Runner) runKind(ctx context.Context, k kind) {
	woken, stop := r.db.Listen(wakeTopic(k.name))
	defer stop()
	workers := newCrew(k)
	var wg sync.WaitGroup
	defer wg.Wait()
	freed := make(chan struct{}, 1)
	for ctx.Err() == nil {
		tasks, wait := r.claimDue(ctx, k, workers)
		for _, t := range tasks {
			workers.beginTask(t.owner)
			wg.Go(func() {
				r.runTask(ctx, k, t)
				workers.endTask(t.owner)
				select {
				case freed <- struct{}{}:
				default:
				}
			})
		}
		if len(tasks) > 0 {
			continue
		}
		timer := time.NewTimer(wait)
		select {
		case <-ctx.Done():
		case <-woken:
		case <-freed:
		case <-timer.C:
		}
		timer.Stop()
	}
}

// claimDue claims as many tasks as workers may begin, if any is due, and returns how long to wait if there is none. A
// claim that was begun is waited for even when the runner is being stopped: cut short, it might leave tasks leased
// that no worker runs.
func (r *Runner) claimDue(ctx context.Context, k kind, workers *crew) ([]Task, time.Duration) {
	wait := r.pollInterval/2 + rand.N(r.pollInterval)
	limit, without := workers.freeWorkers()
	if limit == 0 {
		return nil, wait
	}
	if due := r.timeUntilDue(ctx, k.name, without...); due > 0 || ctx.Err() != nil {
		return nil, min(wait, due)
	}
	whole, stop := context.WithTimeout(context.WithoutCancel(ctx), finishTimeout)
	defer stop()
	token := uuid.NewString()
	tasks, err := r.claimTasks(whole, token, k.name, limit, without...)
	if err != nil {
		r.log.Error("claiming tasks", "kind", k.name, "error", err)
		// The claim may be committed all the same: without this, no worker would run its tasks until the lease ends.
		err = r.retryWrite(ctx, func(ctx context.Context) error { return r.releaseClaim(ctx, k.name, token) })
		if err != nil {
			r.log.Error("giving back a claim", "kind", k.name, "error", err)
		}
	}
	return tasks, wait
}

// retryWrite runs a write until it succeeds or returns [ErrLost], for at most as long as a lease lasts, and returns the
// error of the last try. The write must be idempotent. Once ctx has ended it is tried one last time.
func (r *Runner) retryWrite(ctx context.Context, write func(context.Context) error) error {
	until := time.Now().Add(r.leaseDuration)
	for attempt := 1; ; attempt++ {
		try, stop := context.WithTimeout(context.WithoutCancel(ctx), finishTimeout)
		last := ctx.Err() != nil
		err := write(try)
		stop()
		if err == nil || last || errors.Is(err, ErrLost) || !time.Now().Before(until) {
			return err
		}
		r.log.WarnContext(ctx, "a write about tasks failed and is tried again", "error", err)
		_ = SleepOrWake(ctx, retryDelay(attempt), nil) // a stopped runner tries once more at once
	}
}

func (r *Runner) runTask(ctx context.Context, k kind, t Task) {
	began := time.Now()
	ctx = trace.Resume(ctx, t.traceparent)
	err := r.runHandler(ctx, k, t)
	if time.Since(began) >= r.leaseDuration/renewalsPerLease {
		t = k.resetSeatAttempt(t)
	}
	if *t.finished {
		if err != nil {
			r.log.WarnContext(ctx, "a finished task failed", "kind", k.name, "key", t.Key, "error", err)
		}
		return
	}
	write := r.writeOutcome(ctx, k, t, err)
	if write == nil {
		return
	}
	// The lease guards the write, so a second try after one that was committed changes nothing and returns ErrLost.
	if err := r.retryWrite(ctx, write); err != nil && !errors.Is(err, ErrLost) {
		r.log.ErrorContext(ctx, "settling a task", "kind", k.name, "key", t.Key, "error", err)
	}
}

// writeOutcome returns the write that ends the run of a task whose handler returned err, or nil if the lease was lost.
func (r *Runner) writeOutcome(ctx context.Context, k kind, t Task, err error) func(context.Context) error {
	var later Later
	var end release
	now := r.db.Clock().Micros()
	switch {
	case err == nil:
		return func(ctx context.Context) error {
			return r.db.Write(ctx, func(tx *store.Tx) error { t.Finish(tx); return nil })
		}
	case errors.Is(err, ErrLost):
		r.log.WarnContext(ctx, "lost a lease", "kind", k.name, "key", t.Key)
		return nil
	case ctx.Err() != nil:
		end = release{at: now, attempts: t.Attempt - 1}
	case errors.As(err, &later):
		end = release{at: now + later.After.Microseconds(), reason: later.Reason, until: later.Until}
	default:
		r.log.WarnContext(ctx, "task failed", "kind", k.name, "key", t.Key, "attempt", t.Attempt, "error", err)
		end = release{at: now + retryDelay(t.Attempt).Microseconds(), attempts: t.Attempt, reason: err.Error()}
	}
	return func(ctx context.Context) error { return r.releaseTask(ctx, t, end) }
}

// runHandler runs the handler while the lease is kept. A handler that panics has
// failed: it must not take down the work of everybody else.
func (r *Runner) runHandler(ctx context.Context, k kind, t Task) (err error) {
	ctx, span := trace.Start(ctx, "task "+k.name, trace.ID("task.key", t.Key), trace.Count("task.attempt", t.Attempt))
	defer func() { span.End(spanError(err)) }()
	held, release := context.WithCancel(ctx)
	var wg sync.WaitGroup
	defer wg.Wait()
	defer release()
	wg.Go(func() {
		keepLease(held, r.leaseDuration, func(ctx context.Context) error { return r.renewLease(ctx, k.resetSeatAttempt(t)) })
		release()
	})
	defer func() {
		if p := recover(); p != nil {
			r.log.ErrorContext(ctx, "a handler panicked", "kind", k.name, "key", t.Key, "panic", p, "stack", string(debug.Stack()))
			err = fmt.Errorf("the handler panicked: %v", p)
		}
	}()
	return k.handler(held, t)
}

// resetSeatAttempt gives a seat's task that was held for long enough to be
// renewed the attempt 1. A seat never ends, and to have worked for so long counts
// as an end: that others held it before and died is no reason to wait long when
// it fails.
func (k kind) resetSeatAttempt(t Task) Task {
	if k.seat {
		t.Attempt = 1
	}
	return t
}

// renewalsPerLease are tried in the time that a lease lasts.
const renewalsPerLease = 3

// spanError is the error to trace a run with: none if it was only postponed.
func spanError(err error) error {
	if errors.As(err, new(Later)) {
		return nil
	}
	return err
}

// keepLease renews a lease until ctx ends, and returns when the lease is lost: when
// renew says so, or when it has not succeeded for as long as the lease lasts.
func keepLease(ctx context.Context, lease time.Duration, renew func(context.Context) error) {
	ticker := time.NewTicker(lease / renewalsPerLease)
	defer ticker.Stop()
	until := time.Now().Add(lease)
	for {
		select {
		case <-ctx.Done():
			return
		case <-ticker.C:
		}
		began := time.Now()
		attempt, cancel := context.WithDeadline(ctx, until)
		err := renew(attempt)
		cancel()
		if err == nil {
			until = began.Add(lease)
		} else if errors.Is(err, ErrLost) || !time.Now().Before(until) {
			return
		}
	}
}

// retryDelay is 0.25 s doubling to a minute, ± 20 %.
func retryDelay(attempt int) time.Duration {
	d := 250 * time.Millisecond << min(attempt-1, 8)
	d = min(d, time.Minute)
	return d - d/5 + rand.N(d*2/5)
}
