package task

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"
)

func TestKeep(t *testing.T) {
	const lease = 30 * time.Second
	down := errors.New("the database is away")
	for _, c := range []struct {
		name  string
		renew func(ctx context.Context, n int) error // n counts from 1
		lost  time.Duration                          // zero: kept until the handler ends, after ten minutes
		least int                                    // how often it must have been renewed
	}{
		{"renewed", func(context.Context, int) error { return nil }, 0, 55},
		{"lost", func(_ context.Context, n int) error {
			if n == 3 {
				return ErrLost
			}
			return nil
		}, lease, 3},
		{"away for a moment", func(_ context.Context, n int) error {
			if n%3 != 0 {
				return down
			}
			return nil
		}, 0, 55},
		{"away", func(context.Context, int) error { return down }, lease, 2},
		{"away after a while", func(_ context.Context, n int) error {
			if n > 6 {
				return down
			}
			return nil
		}, 3 * lease, 8},
		{"hanging", func(ctx context.Context, _ int) error { <-ctx.Done(); return ctx.Err() }, lease, 1},
		{"slow", func(ctx context.Context, _ int) error {
			select {
			case <-ctx.Done():
				return ctx.Err()
			case <-time.After(lease/2 - time.Second): // a second before the lease ends
				return nil
			}
		}, 0, 10},
	} {
		t.Run(c.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				ctx, cancel := context.WithTimeout(t.Context(), 10*time.Minute)
				defer cancel()
				n, start := 0, time.Now()
				keepLease(ctx, lease, func(ctx context.Context) error { n++; return c.renew(ctx, n) })
				took := time.Since(start)
				if c.lost == 0 && took != 10*time.Minute || c.lost != 0 && took != c.lost {
					t.Errorf("kept for %s, want %s", took, c.lost)
				}
				if n < c.least {
					t.Errorf("renewed %d times, want at least %d", n, c.least)
				}
			})
		})
	}
}

func TestBackoffGrowsToAMinute(t *testing.T) {
	for attempt, want := range map[int]time.Duration{
		1: 250 * time.Millisecond, 2: 500 * time.Millisecond, 5: 4 * time.Second, 8: 32 * time.Second,
		9: time.Minute, 10: time.Minute, 1_000_000: time.Minute,
	} {
		for range 100 {
			if got := retryDelay(attempt); got < want*8/10 || got > want*12/10 {
				t.Fatalf("attempt %d waits %s, want %s ± 20 %%", attempt, got, want)
			}
		}
	}
}
