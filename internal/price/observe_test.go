package price

import (
	"context"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/waittest"
)

// feed is a source of a price that a test speaks for.
type feed struct {
	answer atomic.Value // string; empty for an error
	url    string
}

func newFeed(t *testing.T, answer string) *feed {
	f := &feed{}
	f.answer.Store(answer)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		text := f.answer.Load().(string)
		switch {
		case text == "":
			w.WriteHeader(http.StatusServiceUnavailable)
		case strings.HasPrefix(text, "http"):
			w.Header().Set("Location", text)
			w.WriteHeader(http.StatusFound)
		default:
			_, _ = w.Write([]byte(text))
		}
	}))
	t.Cleanup(server.Close)
	f.url = server.URL
	return f
}

func observe(t *testing.T, db *store.DB, sources ...Config) *Observer {
	t.Helper()
	o, err := New(db, sources, slog.New(slog.DiscardHandler), prometheus.NewRegistry())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(o.Close)
	r := tasktest.NewRunner(t, db, tasktest.Lease)
	r.HandleSeat(Seat, o.Observe)
	r.Start()
	return o
}

func (o *Observer) priceOf(t *testing.T, token chain.Token) Observed {
	t.Helper()
	all, err := o.Prices(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range all {
		if p.Token == token {
			return p
		}
	}
	return Observed{}
}

func TestPricesAreReadAgainAndAgain(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		a, b := newFeed(t, `{"price":"0.9998"}`), newFeed(t, `{"list":[1.0002]}`)
		o := observe(t, db, Config{Name: "a", Token: chain.USDC, URL: a.url, At: "price", PrivateAddresses: true},
			Config{Name: "b", Token: chain.USDC, URL: b.url, At: "list.0", PrivateAddresses: true})
		is := func(want money.USD) func() bool {
			return func() bool { return o.priceOf(t, chain.USDC).Price == want }
		}
		waittest.Until(t, "both agree", is(999_800))
		if got := o.priceOf(t, chain.USDC); got.Agreeing != 2 || len(got.Readings) != 2 || db.Clock().Now().Sub(got.At) > MaxAge {
			t.Errorf("%+v", got)
		}
		if got := o.priceOf(t, chain.USDT); got.Known() || got.Readings != nil {
			t.Errorf("a token without sources has %+v", got)
		}

		a.answer.Store(`{"price":"0.87"}`)
		db.Wake(Topic)
		waittest.Until(t, "one alone falls", is(0))
		b.answer.Store(`{"list":["0.8699"]}`)
		db.Wake(Topic)
		waittest.Until(t, "both have fallen", is(869_900))

		b.answer.Store("")
		db.Wake(Topic)
		waittest.Until(t, "one fails", func() bool { return o.priceOf(t, chain.USDC).Readings[1].Problem != "" })
		if got := o.priceOf(t, chain.USDC); !got.Known() || got.Readings[1].Price != 869_900 {
			t.Errorf("its last answer does not stand: %+v", got)
		}
		db.Clock().Advance(MaxAge + time.Second)
		waittest.Until(t, "its last answer is too old", func() bool {
			got := o.priceOf(t, chain.USDC)
			return !got.Known() && db.Clock().Now().Sub(got.Readings[0].At) < MaxAge
		})
	})
}

func TestSourcesThatAreNotBelieved(t *testing.T) {
	elsewhere := newFeed(t, `{"price":"1"}`)
	for name, c := range map[string]struct {
		answer  string
		private bool
		problem string
	}{
		"what is no JSON":               {`<html>`, true, "no price"},
		"what names none":               {`{}`, true, "no price"},
		"what leads elsewhere":          {elsewhere.url, true, "cannot be read"},
		"what is longer than it may be": {`{"price":"1","x":"` + strings.Repeat("x", 300<<10) + `"}`, true, "cannot be read"},
		"what is in a private network":  {`{"price":"1"}`, false, "cannot be read"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			db := storetest.Open(t, store.SQLite)
			url := newFeed(t, c.answer).url
			if !c.private {
				url = strings.Replace(url, "http://", "https://", 1)
			}
			o := observe(t, db, Config{Name: "a", Token: chain.USDT, URL: url, At: "price", PrivateAddresses: c.private})
			waittest.Until(t, "it is read", func() bool {
				got := o.priceOf(t, chain.USDT)
				return len(got.Readings) == 1 && strings.Contains(got.Readings[0].Problem, c.problem) && got.Readings[0].Price == 0
			})
		})
	}
}
