package ratelimit

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/granaryhq/granary/internal/store"
)

func readReadme(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// The limiter and the row do the steps of the README's table of seven requests.
func TestReadmeWalksSevenRequests(t *testing.T) {
	_, table, _ := strings.Cut(readReadme(t), "## One token, seven requests")
	var want []string
	for line := range strings.Lines(table) {
		if strings.HasPrefix(line, "| ") && !strings.HasPrefix(line, "| request") {
			want = append(want, strings.TrimSpace(line))
		}
		if strings.HasPrefix(line, "## ") {
			break
		}
	}
	eachEngine(t, func(t *testing.T, engine store.Engine) {
		l := newLimiters(t, engine, 1, Rates{Rate{100, 10 * time.Minute}, noLimit}, terms{hold: time.Hour})[0]
		w := &walk{T: t, limiter: l, caller: newCaller()}
		var got []string
		for i := range 7 {
			got = append(got, w.describe(fmt.Sprint(i+1), func() int64 { return mustTake(t, l, w.caller).Token.Remaining }))
		}
		for _, after := range []string{"after 200 ms", "after 400 ms"} {
			got = append(got, w.describe(after, w.endHold))
		}
		if len(got) != len(want) {
			t.Fatalf("README.md has %d rows of the walk, want %d", len(want), len(got))
		}
		for i := range got {
			if got[i] != want[i] {
				t.Errorf("README.md says\n%s\nbut it is\n%s", want[i], got[i])
			}
		}
	})
}

// walk is one token's way through a limiter.
type walk struct {
	*testing.T
	limiter *Limiter
	caller  Caller
}

// lease returns the share of the token's meter once no round trip is under way.
func (w *walk) lease() lease {
	l := w.limiter
	l.mu.Lock()
	defer l.mu.Unlock()
	for l.flushing {
		l.flushed.Wait()
	}
	if m := l.meters[meterKey{TokenLimit, w.caller.Token}]; m != nil {
		return m.lease
	}
	return lease{}
}

// endHold ends the hold of the lease, and waits for the round trip that follows.
func (w *walk) endHold() int64 {
	l := w.limiter
	l.mu.Lock()
	defer l.mu.Unlock()
	m := l.meters[meterKey{TokenLimit, w.caller.Token}]
	m.lease.returnAt = 0
	l.enqueueLocked(m)
	for l.flushing {
		l.flushed.Wait()
	}
	return m.resultLocked(l.clock.Elapsed(), false).Remaining
}

// describe does a step and describes it as the README does. The settled and requested numbers are those of the pure
// decision, before and after the step.
func (w *walk) describe(name string, step func() (remaining int64)) string {
	before := w.lease()
	waiters, now := 0, w.limiter.clock.Elapsed()
	if strings.HasPrefix(name, "after") {
		before.returnAt = 0
	} else {
		waiters = 1
	}
	takenBefore, _ := w.row()
	decision := before.decideAdmission(idle, 0, now)
	left := step()
	taken, lent := w.row()
	trip, settles, asks, granted := "no", "", "", ""
	if waiters == 0 || decision == wait {
		q, _ := before.prepareInquiry(waiters, w.limiter.rates.Token, w.limiter.terms, false, now)
		back, ask := returned{}, wanted{}
		if q.returned != nil {
			back = *q.returned
		}
		if q.wanted != nil {
			ask = *q.wanted
		}
		trip, settles, asks, granted = "yes", fmt.Sprint(back.settled), fmt.Sprint(ask.size), fmt.Sprint(taken-takenBefore+back.unused)
	}
	cells := []string{name, trip, settles, asks, granted, fmt.Sprint(taken), fmt.Sprint(lent), fmt.Sprint(w.lease().inHand), fmt.Sprint(left)}
	text := "|"
	for _, cell := range cells {
		text += " "
		if cell != "" {
			text += cell + " "
		}
		text += "|"
	}
	return text
}

// row returns the numbers that the database counts as taken and as lent.
func (w *walk) row() (taken, lent int64) {
	w.Helper()
	err := w.limiter.db.QueryRow(w.Context(), `SELECT COALESCE(MAX(taken), 0), COALESCE(MAX(lent), 0) FROM rate_windows WHERE name = $1`,
		meterKey{TokenLimit, w.caller.Token}.rowName()).Scan(&taken, &lent)
	if err != nil {
		w.Fatal(err)
	}
	return taken, lent
}
