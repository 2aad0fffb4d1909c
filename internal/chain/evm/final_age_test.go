package evm_test

import (
	"testing"
	"time"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/devnettest"
)

// Where finality is an age, the highest block is final that is so much older than the head, of several with one time the last, however
// fast blocks are made: a chain that makes five of them in the time of one has five times as many that are not final.
func TestFinalityIsCountedInTime(t *testing.T) {
	const age = 60 * time.Second
	for name, form := range map[string]*devnet.Form{"ethereum": nil, "base": devnet.FormOf(chain.Base)} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			clk := clock.New()
			e := devnettest.Start(t, devnet.Options{Name: chain.Base, Form: form, Clock: clk})
			cfg := e.Config()
			cfg.Finality = evm.Finality{Age: age}
			following := devnettest.Dial(t, cfg) // one that has looked before
			for round := range 6 {
				pace := time.Duration(1+9*(round%2)) * time.Second // blocks each second, and each ten
				for range 12 {
					clk.Advance(pace)
				}
				assertOfAge(t, following, age)
				assertOfAge(t, devnettest.Dial(t, cfg), age)
			}
			cfg.Finality.Age = 365 * 24 * time.Hour
			if first, err := devnettest.Dial(t, cfg).Final(t.Context()); err != nil || first.Number != 0 {
				t.Errorf("a chain younger than the age has block %d as final: %v", first.Number, err)
			}
		})
	}
}

// assertOfAge holds the final block to its age, and the one after it to be younger.
func assertOfAge(t *testing.T, c *evm.Client, age time.Duration) {
	t.Helper()
	head, err := c.Head(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	final, err := c.Final(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	next, err := c.Block(t.Context(), final.Number+1)
	if err != nil {
		t.Fatal(err)
	}
	if latest := head.Time.Add(-age); final.Number > 0 && final.Time.After(latest) || !next.Time.After(latest) {
		t.Errorf("block %d of %s is final under block %d of %s, and the next one is of %s", final.Number, final.Time, head.Number, head.Time, next.Time)
	}
}
