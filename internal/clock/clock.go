// Package clock owns the service's idea of now. The domain never calls
// time.Now: a sandbox may move this clock forward, and a test may hold it.
package clock

import (
	"sync"
	"sync/atomic"
	"time"
)

// Clock is the machine's time plus an offset that only grows.
type Clock struct {
	startedAt time.Time
	offset    atomic.Int64
	mu        sync.Mutex
	onAdvance []func(time.Duration)
}

// New returns a clock that shows the machine's time.
func New() *Clock { return &Clock{startedAt: time.Now()} }

// Now returns the current time in UTC, at microsecond precision: the precision in which times are stored, so that a
// written time is read unchanged.
func (c *Clock) Now() time.Time {
	return time.Now().Add(time.Duration(c.offset.Load())).UTC().Truncate(time.Microsecond)
}

// Micros is Now as stored in the database.
func (c *Clock) Micros() int64 { return c.Now().UnixMicro() }

// Elapsed returns how long the clock has run, with its advances. A change of the machine's time does not change it.
func (c *Clock) Elapsed() time.Duration { return time.Since(c.startedAt) + c.Offset() }

// Offset is how far the clock was advanced in all.
func (c *Clock) Offset() time.Duration { return time.Duration(c.offset.Load()) }

// Advance moves the clock forward by d (a negative d is ignored) and calls the functions of OnAdvance.
func (c *Clock) Advance(d time.Duration) {
	if d <= 0 {
		return
	}
	c.offset.Add(int64(d))
	c.mu.Lock()
	moved := append([]func(time.Duration){}, c.onAdvance...)
	c.mu.Unlock()
	for _, f := range moved {
		f(d)
	}
}

// OnAdvance calls f after each Advance.
func (c *Clock) OnAdvance(f func(time.Duration)) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.onAdvance = append(c.onAdvance, f)
}

// Time turns a stored time back into one in UTC.
func Time(micros int64) time.Time { return time.UnixMicro(micros).UTC() }
