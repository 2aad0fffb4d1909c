package webhook

import (
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/event"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/waittest"
)

// BenchmarkDeliver measures deliveries a second from committed events to
// recorded outcomes, with receivers in the same process: their work is in the
// figures. Events are 600 bytes.
func BenchmarkDeliver(b *testing.B) {
	for _, engine := range storetest.Engines(b) {
		for _, shape := range []struct{ endpoints, wallets, events int }{
			{1, 2000, 5},  // many wallets
			{1, 20, 500},  // few wallets: each waits for its last event
			{20, 100, 10}, // many endpoints
		} {
			b.Run(fmt.Sprintf("%s/endpoints=%d/wallets=%d", engine, shape.endpoints, shape.wallets), func(b *testing.B) {
				for b.Loop() {
					b.StopTimer()
					benchmarkDeliver(b, engine, shape.endpoints, shape.wallets, shape.events)
				}
			})
		}
	}
}

func benchmarkDeliver(b *testing.B, engine store.Engine, endpoints, wallets, events int) {
	db := storetest.Open(b, engine)
	s := newSandboxService(b, db)
	organization := uuid.New()
	var got atomic.Int64
	server := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		_, _ = io.Copy(io.Discard, r.Body)
		got.Add(1)
	}))
	defer server.Close()
	for i := range endpoints {
		createEndpoint(b, s, organization, fmt.Sprintf("%s/%d", server.URL, i))
	}
	padding := strings.Repeat("x", 500)
	for range wallets {
		wallet := uuid.New()
		batch := make([]event.Event, events)
		for i := range batch {
			batch[i] = event.Event{Organization: organization, Stream: wallet, Type: event.WalletStatus,
				Body: map[string]any{"wallet": wallet, "n": i, "padding": padding}}
		}
		err := db.Write(b.Context(), func(tx *store.Tx) error { return event.Emit(b.Context(), tx, batch...) })
		if err != nil {
			b.Fatal(err)
		}
	}
	n := int64(endpoints * wallets * events)
	b.StartTimer()
	start := time.Now()
	stop := startDelivery(b, s)
	waittest.Until(b, "everything has arrived", func() bool { return got.Load() >= n })
	waittest.Until(b, "everything is recorded", func() bool { return allEnded(b, db) })
	b.StopTimer()
	b.ReportMetric(float64(n)/time.Since(start).Seconds(), "deliveries/s")
	stop()
	b.StartTimer()
}

// BenchmarkCrowd measures deliveries a second to the endpoints of a crowd that
// answer, with and without some that hang.
func BenchmarkCrowd(b *testing.B) {
	for _, engine := range storetest.Engines(b) {
		for _, hanging := range []int{0, 100} {
			b.Run(fmt.Sprintf("%s/hanging=%d", engine, hanging), func(b *testing.B) {
				for b.Loop() {
					b.StopTimer()
					benchmarkCrowd(b, engine, hanging)
				}
			})
		}
	}
}

func benchmarkCrowd(b *testing.B, engine store.Engine, hanging int) {
	const wallets, events = 5, 4
	db := storetest.Open(b, engine)
	s := newSandboxService(b, db)
	c := newCrowd(b, s, hanging)
	c.emitEvents(b, db, wallets, events)
	n := (crowdEndpoints - hanging) * wallets * events
	b.StartTimer()
	start := time.Now()
	stop := startDelivery(b, s)
	waittest.Until(b, "the endpoints that answer are served", func() bool { return c.hasServed(b, db, n) })
	b.StopTimer()
	b.ReportMetric(float64(n)/time.Since(start).Seconds(), "deliveries/s")
	c.CloseClientConnections()
	stop()
	b.StartTimer()
}

// BenchmarkFeed measures a page of 25 of an organization's feed, whole and
// filtered, over few deliveries and over many.
func BenchmarkFeed(b *testing.B) {
	for _, engine := range storetest.Engines(b) {
		for _, rows := range []int{10_000, 500_000} {
			db := storetest.Open(b, engine)
			s := newSandboxService(b, db)
			organization := uuid.New()
			insertBacklog(b, s, organization, rows)
			for name, f := range map[string]FeedFilter{"whole": {}, "type": {Type: event.PayoutStatus}, "failed": {Status: Failed}} {
				b.Run(fmt.Sprintf("%s/rows=%d/%s", engine, rows, name), func(b *testing.B) {
					for b.Loop() {
						items, _, err := s.Feed(b.Context(), organization, nil, f, store.Page{Limit: 25, Desc: true})
						if err != nil || len(items) != 25 {
							b.Fatal(len(items), err)
						}
					}
				})
			}
		}
	}
}

// insertBacklog writes deliveries, one in ten failed, over ten endpoints.
func insertBacklog(b *testing.B, s *Service, organization uuid.UUID, rows int) {
	b.Helper()
	var endpoints []Endpoint
	for i := range 10 {
		e, _ := createEndpoint(b, s, organization, fmt.Sprintf("http://127.0.0.1:1/%d", i))
		endpoints = append(endpoints, e)
	}
	types := event.Types()
	for begin := 0; begin < rows; begin += 5000 {
		wallet := uuid.New()
		err := s.db.Write(b.Context(), func(tx *store.Tx) error {
			var events, deliveries [][]any
			for i := begin; i < min(rows, begin+5000); i++ {
				seq, kind, status := i-begin, string(types[i%len(types)]), string(Delivered)
				if i%100 < 10 { // of each type
					status = string(Failed)
				}
				events = append(events, []any{uuid.New(), organization, wallet, seq, kind})
				deliveries = append(deliveries, []any{endpoints[i/len(types)%len(endpoints)].ID, wallet, seq, organization, kind, status, i})
			}
			_ = eachValues("tttit", events, false, func(values string, args []any) error {
				tx.Defer(`INSERT INTO events (id, organization_id, wallet_id, seq, type, payload, dispatched, created_at)
					SELECT v.column1, v.column2, v.column3, v.column4, v.column5, '{}', 1, 1 FROM (VALUES `+values+`) AS v`, args...)
				return nil
			})
			return eachValues("ttittti", deliveries, false, func(values string, args []any) error {
				tx.Defer(`INSERT INTO webhook_deliveries (endpoint_id, wallet_id, seq, organization_id, event_type, status, attempts, last_error, created_at)
					SELECT v.column1, v.column2, v.column3, v.column4, v.column5, v.column6, 1, '', v.column7 FROM (VALUES `+values+`) AS v`, args...)
				return nil
			})
		})
		if err != nil {
			b.Fatal(err)
		}
	}
}
