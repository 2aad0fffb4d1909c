package ratelimit

import (
	"context"
	"fmt"
	"runtime"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"
	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/randtest"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/waittest"
)

// noLimit is a rate that no test reaches.
var noLimit = Rate{Requests: 1 << 40, Window: 24 * time.Hour}

// shortTerms holds blocks for a moment, and waits for replicas that hang longer than
// any machine is slow.
var shortTerms = terms{hold: 20 * time.Millisecond, grace: 10 * time.Minute}

// newLimiters are replicas on one database, each with connections of its own.
func newLimiters(tb testing.TB, engine store.Engine, n int, rates Rates, t terms) []*Limiter {
	tb.Helper()
	address := storetest.Address(tb, engine)
	all := make([]*Limiter, n)
	for i := range all {
		all[i] = newLimiterAt(tb, address, rates, t)
	}
	return all
}

func newLimiterAt(tb testing.TB, address string, rates Rates, t terms) *Limiter {
	tb.Helper()
	l := NewLimiter(storetest.Connect(tb, address), rates)
	l.terms = t
	tb.Cleanup(l.Close)
	return l
}

func eachEngine(t *testing.T, fn func(t *testing.T, engine store.Engine)) {
	t.Helper()
	for _, engine := range storetest.Engines(t) {
		t.Run(string(engine), func(t *testing.T) { fn(t, engine) })
	}
}

func newCaller() Caller {
	c := Caller{Organization: uuid.New()}
	id := uuid.New()
	copy(c.Token[:], id[:])
	return c
}

// mustTake fails the test when the limiter cannot decide.
func mustTake(tb testing.TB, l *Limiter, p Caller) Verdict {
	tb.Helper()
	v, err := l.Take(tb.Context(), p)
	if err != nil {
		tb.Fatal(err)
	}
	return v
}

func TestWindowAllowsItsRequestsAndNoMore(t *testing.T) {
	eachEngine(t, func(t *testing.T, engine store.Engine) {
		l := newLimiters(t, engine, 1, Rates{Rate{3, time.Hour}, noLimit}, shortTerms)[0]
		p := newCaller()
		for want := int64(2); want >= 0; want-- {
			v := mustTake(t, l, p)
			assertVerdict(t, "within the limit", v, "", want)
			assertAboutAnHour(t, "the window ends", v.Token.Reset)
		}
		for range 3 {
			v := mustTake(t, l, p)
			assertVerdict(t, "past the limit", v, TokenLimit, 0)
			assertAboutAnHour(t, "it is to be tried again", v.Retry)
		}
		if v := mustTake(t, l, newCaller()); v.Refused != "" || v.Token.Remaining != 2 {
			t.Fatalf("another token: %+v", v)
		}
		l.clock.Advance(time.Hour)
		if v := mustTake(t, l, p); v.Refused != "" || v.Token.Remaining != 2 {
			t.Fatalf("in the next window: %+v", v)
		}
	})
}

func TestOrganizationsQuotaCountsAllItsTokens(t *testing.T) {
	eachEngine(t, func(t *testing.T, engine store.Engine) {
		l := newLimiters(t, engine, 1, Rates{Rate{2, time.Minute}, Rate{3, time.Hour}}, shortTerms)[0]
		one, other, stranger := newCaller(), newCaller(), newCaller()
		other.Organization = one.Organization
		for i, want := range []struct {
			p       Caller
			refused Limit
		}{{one, ""}, {one, ""}, {one, TokenLimit}, {other, ""}, {other, OrganizationLimit}, {other, OrganizationLimit}, {stranger, ""}} {
			if v := mustTake(t, l, want.p); v.Refused != want.refused {
				t.Fatalf("request %d: %+v, want %q", i, v, want.refused)
			}
		}
		// A request that the quota rejected did not count for the token either.
		l.clock.Advance(time.Minute)
		v := mustTake(t, l, other)
		assertVerdict(t, "past the organization's limit", v, OrganizationLimit, 2)
		if v.Retry > time.Hour {
			t.Errorf("it is to be tried again in %s, want in an hour or less", v.Retry)
		}
		l.clock.Advance(time.Hour)
		for _, p := range []Caller{one, other, one} {
			if v := mustTake(t, l, p); v.Refused != "" {
				t.Errorf("an hour later: %+v", v)
			}
		}
	})
}

// Replicas fire at one window from many goroutines, far beyond its limit: exactly the limit is admitted, however the
// shares are distributed in between.
func TestReplicasTogetherAdmitExactlyTheLimit(t *testing.T) {
	eachEngine(t, func(t *testing.T, engine store.Engine) {
		for _, limit := range []int{1, 7, 100, 3000} {
			t.Run(fmt.Sprint(limit), func(t *testing.T) {
				all := newLimiters(t, engine, 3, Rates{Rate{limit, time.Hour}, noLimit}, shortTerms)
				admitted, refused := takeConcurrently(t, all, newCaller(), 16, limit/16+20)
				if admitted != int64(limit) || refused == 0 {
					t.Errorf("%d admitted, %d refused", admitted, refused)
				}
			})
		}
	})
}

func takeConcurrently(t *testing.T, all []*Limiter, p Caller, callers, requests int) (admitted, refused int64) {
	t.Helper()
	var yes, no atomic.Int64
	var group sync.WaitGroup
	for _, l := range all {
		for range callers {
			group.Go(func() {
				for range requests {
					v, err := l.Take(t.Context(), p)
					switch {
					case err != nil:
						t.Error(err)
					case v.Refused == "":
						yes.Add(1)
					default:
						no.Add(1)
					}
				}
			})
		}
	}
	group.Wait()
	return yes.Load(), no.Load()
}

// A replica that has grown large blocks goes quiet; another one can use its share, to the last request.
func TestWhatOneReplicaHoldsAnotherGets(t *testing.T) {
	eachEngine(t, func(t *testing.T, engine store.Engine) {
		const limit = 2000
		all := newLimiters(t, engine, 2, Rates{Rate{limit, time.Hour}, noLimit}, shortTerms)
		p := newCaller()
		busy, late := all[0], all[1]
		used := int64(0)
		for held := int64(0); held < 20; held = inHand(busy, p) {
			if mustTake(t, busy, p).Refused != "" {
				t.Fatalf("refused after %d", used)
			}
			used++
		}
		for used < limit {
			if v := mustTake(t, late, p); v.Refused != "" {
				t.Fatalf("refused with %d of %d used, while the other held some", used, limit)
			}
			used++
		}
		for _, l := range all {
			if v := mustTake(t, l, p); v.Refused != TokenLimit {
				t.Errorf("one beyond the limit: %+v", v)
			}
		}
	})
}

func inHand(l *Limiter, p Caller) int64 {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.meters[meterKey{TokenLimit, p.Token}].lease.inHand
}

// A replica dies with a block in hand. The block is lost until the window ends,
// and never more than the limit is admitted.
func TestDeadReplicaCostsItsBlockOnly(t *testing.T) {
	eachEngine(t, func(t *testing.T, engine store.Engine) {
		const limit = 1000
		address := storetest.Address(t, engine)
		rates := Rates{Rate{limit, time.Hour}, noLimit}
		dead := newLimiterAt(t, address, rates, terms{hold: time.Hour})
		p := newCaller()
		used, held := int64(0), int64(0)
		for ; held < 5; held = inHand(dead, p) {
			if mustTake(t, dead, p).Refused != "" {
				t.Fatal("it never held a block")
			}
			used++
		}
		alive := newLimiterAt(t, address, rates, terms{hold: 10 * time.Millisecond})
		admitted, _ := takeConcurrently(t, []*Limiter{alive}, p, 8, limit/8+20)
		if used+admitted != limit-held {
			t.Errorf("%d + %d admitted and %d held, of %d", used, admitted, held, limit)
		}
	})
}

// An orderly stop leaves no share behind.
func TestClosingGivesEverythingBack(t *testing.T) {
	eachEngine(t, func(t *testing.T, engine store.Engine) {
		const limit = 500
		all := newLimiters(t, engine, 2, Rates{Rate{limit, time.Hour}, Rate{limit, time.Hour}}, terms{hold: time.Hour})
		p := newCaller()
		used := int64(0)
		for held := int64(0); held < 5; held = inHand(all[0], p) {
			if mustTake(t, all[0], p).Refused != "" {
				t.Fatal("it never held a block")
			}
			used++
		}
		all[0].Close()
		if _, err := all[0].Take(t.Context(), p); fault.CodeOf(err) != fault.ServiceUnavailable {
			t.Errorf("after closing: %v", err)
		}
		if admitted, _ := takeConcurrently(t, all[1:], p, 4, limit/2); used+admitted != limit {
			t.Errorf("%d + %d admitted of %d", used, admitted, limit)
		}
	})
}

// A model of one counter against replicas, one request at a time: every answer
// is as if there were only the counter.
func TestReplicasAnswerAsOneCounter(t *testing.T) {
	eachEngine(t, func(t *testing.T, engine store.Engine) {
		address := storetest.Address(t, engine)
		replicas := []*store.DB{storetest.Connect(t, address), storetest.Connect(t, address), storetest.Connect(t, address)}
		randtest.CheckFew(t, 100, 10, func(r *rapid.T) {
			token, quota := rapid.IntRange(1, 40).Draw(r, "token"), rapid.IntRange(1, 60).Draw(r, "organization")
			rates := Rates{Rate{token, time.Hour}, Rate{quota, 24 * time.Hour}}
			var all []*Limiter
			for _, db := range replicas {
				l := NewLimiter(db, rates)
				l.terms = terms{hold: time.Millisecond, grace: 10 * time.Minute}
				defer l.Close()
				all = append(all, l)
			}
			people := []Caller{newCaller(), newCaller(), newCaller()}
			people[1].Organization = people[0].Organization
			used := map[[32]byte]int{}
			quotas := map[uuid.UUID]int{}
			elapsed := time.Duration(0)
			for range rapid.IntRange(1, 80).Draw(r, "requests") {
				if rapid.IntRange(0, 30).Draw(r, "next window") == 17 {
					elapsed += 2 * time.Hour
					for _, l := range all {
						l.clock.Advance(2 * time.Hour)
					}
					clear(used)
					if elapsed >= 24*time.Hour {
						return
					}
				}
				p := people[rapid.IntRange(0, 2).Draw(r, "who")]
				v := mustTake(t, all[rapid.IntRange(0, 2).Draw(r, "replica")], p)
				want := Limit("")
				switch {
				case used[p.Token] == token:
					want = TokenLimit
				case quotas[p.Organization] == quota:
					want = OrganizationLimit
				default:
					used[p.Token]++
					quotas[p.Organization]++
				}
				// A request that the quota refused is on its way back to its token:
				// until then another replica may see the token's window full.
				if v.Refused != want && (want != OrganizationLimit || v.Refused == "") {
					r.Fatalf("%+v, want %q, with %d and %d used", v, want, used[p.Token], quotas[p.Organization])
				}
			}
		})
	})
}

// Replicas whose clocks differ go by the database's: neither opens a window of
// its own.
func TestReplicasShareTheDatabasesClock(t *testing.T) {
	address := storetest.Address(t, store.Postgres)
	rates := Rates{Rate{5, time.Hour}, noLimit}
	one, other := newLimiterAt(t, address, rates, shortTerms), newLimiterAt(t, address, rates, shortTerms)
	p := newCaller()
	// A clock that was set would not show in Offset; one that was advanced does, and even that moves no window back.
	other.clock.Advance(50 * time.Minute)
	for i := range 8 {
		l := one
		if i%2 == 1 {
			l = other
		}
		if v := mustTake(t, l, p); (v.Refused == "") != (i < 5) {
			t.Errorf("request %d: %+v", i, v)
		}
	}
}

// A clock that was set back by more than a window does not reject requests until it has caught up.
func TestWindowFarAheadIsNotBelieved(t *testing.T) {
	eachEngine(t, func(t *testing.T, engine store.Engine) {
		address := storetest.Address(t, engine)
		rates := Rates{Rate{1, time.Minute}, noLimit}
		ahead, l := newLimiterAt(t, address, rates, shortTerms), newLimiterAt(t, address, rates, shortTerms)
		ahead.clock.Advance(365 * 24 * time.Hour)
		p := newCaller()
		if mustTake(t, ahead, p).Refused != "" || mustTake(t, ahead, p).Refused == "" {
			t.Error("the window of the clock ahead")
		}
		if mustTake(t, l, p).Refused != "" || mustTake(t, l, p).Refused == "" {
			t.Error("the window of the clock that is right")
		}
	})
}

func TestLimitLoweredWithinAWindow(t *testing.T) {
	eachEngine(t, func(t *testing.T, engine store.Engine) {
		address := storetest.Address(t, engine)
		before := newLimiterAt(t, address, Rates{Rate{10, time.Hour}, noLimit}, shortTerms)
		p := newCaller()
		for range 6 {
			mustTake(t, before, p)
		}
		after := newLimiterAt(t, address, Rates{Rate{4, time.Hour}, noLimit}, shortTerms)
		if v := mustTake(t, after, p); v.Refused != TokenLimit || v.Token.Remaining != 0 {
			t.Errorf("%+v", v)
		}
		if v := mustTake(t, before, p); v.Refused != "" {
			t.Errorf("who still has the old limit: %+v", v)
		}
	})
}

// The share of a caller that left is not lost.
func TestCallerWhoLeavesGivesBack(t *testing.T) {
	eachEngine(t, func(t *testing.T, engine store.Engine) {
		const limit = 40
		all := newLimiters(t, engine, 2, Rates{Rate{limit, time.Hour}, noLimit}, shortTerms)
		p := newCaller()
		var admitted atomic.Int64
		var group sync.WaitGroup
		for i := range 200 {
			group.Go(func() {
				ctx, leave := context.WithCancel(t.Context())
				if i%2 == 0 {
					go leave()
				}
				defer leave()
				if v, err := all[i%2].Take(ctx, p); err == nil && v.Refused == "" {
					admitted.Add(1)
				}
			})
		}
		group.Wait()
		// A replica that has read a full window rejects for a moment from memory.
		total := admitted.Load()
		waittest.Until(t, "what was given back is taken", func() bool {
			rest, _ := takeConcurrently(t, all, p, 1, limit)
			total += rest
			return total >= limit
		}, func() string { return fmt.Sprintf("%d admitted of %d", total, limit) })
		more, _ := takeConcurrently(t, all, p, 1, limit)
		if total+more != limit {
			t.Errorf("%d admitted of %d", total+more, limit)
		}
	})
}

func TestWithoutADatabaseNobodyIsCounted(t *testing.T) {
	eachEngine(t, func(t *testing.T, engine store.Engine) {
		db := storetest.Open(t, engine)
		l := NewLimiter(db, Rates{Rate{5, time.Hour}, noLimit})
		defer l.Close()
		db.Close()
		p := newCaller()
		for range 2 {
			if _, err := l.Take(t.Context(), p); fault.CodeOf(err) != fault.ServiceUnavailable {
				t.Errorf("%v", err)
			}
		}
	})
}

func TestLimiterForgetsWhatHasEnded(t *testing.T) {
	eachEngine(t, func(t *testing.T, engine store.Engine) {
		l := newLimiters(t, engine, 1, Rates{Rate{1, time.Second}, Rate{1 << 40, time.Second}}, shortTerms)[0]
		p := newCaller()
		for range 3 {
			var group sync.WaitGroup
			for range minSweep {
				q := p
				q.Token = newCaller().Token
				group.Go(func() {
					if v, err := l.Take(t.Context(), q); err != nil || v.Refused != "" {
						t.Errorf("%+v, %v", v, err)
					}
				})
			}
			group.Wait()
			l.clock.Advance(time.Hour)
		}
		mustTake(t, l, p)
		l.mu.Lock()
		inMemory := len(l.meters)
		l.mu.Unlock()
		inTable := 0
		if err := l.db.QueryRow(t.Context(), "SELECT count(*) FROM rate_windows").Scan(&inTable); err != nil {
			t.Fatal(err)
		}
		if inMemory > 2*minSweep+2 || inTable > 2*minSweep+2 {
			t.Errorf("%d in memory, %d rows", inMemory, inTable)
		}
	})
}

func TestLimiterNeverStopsEveryone(t *testing.T) {
	l := NewLimiter(storetest.Open(t, store.SQLite), Rates{})
	defer l.Close()
	if l.Rates() != DefaultRates || mustTake(t, l, newCaller()).Refused != "" {
		t.Error("a rate of nothing allows nothing")
	}
}

// BenchmarkTake measures the cost of counting: a token that uses up its whole window, from the large blocks to the
// last single requests; and, for comparison with a round trip at each request, a window that is new each time.
func BenchmarkLimiter(b *testing.B) {
	for _, engine := range storetest.Engines(b) {
		b.Run(string(engine), func(b *testing.B) {
			l := newLimiters(b, engine, 1, Rates{DefaultRates.Token, noLimit}, usualTerms)[0]
			b.Run("whole windows", func(b *testing.B) {
				var used atomic.Int64
				var turn sync.Mutex
				var p atomic.Pointer[Caller]
				first := newCaller()
				p.Store(&first)
				b.SetParallelism(16 / runtime.GOMAXPROCS(0))
				b.RunParallel(func(pb *testing.PB) {
					for pb.Next() {
						v, err := l.Take(b.Context(), *p.Load())
						if err != nil {
							b.Error(err)
						}
						if v.Refused == "" {
							used.Add(1)
							continue
						}
						turn.Lock()
						if now := *p.Load(); l.currentStanding(meterKey{TokenLimit, now.Token}, l.rates.Token).Remaining == 0 {
							now.Token = newCaller().Token
							p.Store(&now)
						}
						turn.Unlock()
					}
				})
				b.ReportMetric(float64(used.Load())/float64(b.N), "admitted/op")
			})
			b.Run("new windows", func(b *testing.B) {
				b.SetParallelism(16 / runtime.GOMAXPROCS(0))
				b.RunParallel(func(pb *testing.PB) {
					p := newCaller()
					for pb.Next() {
						p.Token = newCaller().Token
						if _, err := l.Take(b.Context(), p); err != nil {
							b.Error(err)
						}
					}
				})
			})
		})
	}
}
