package price

import (
	"context"
	"fmt"
	"log/slog"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/promauto"
	"golang.org/x/sync/errgroup"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/egress"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// Seat is the task under which one replica reads the sources for all.
const Seat = "price:observe"

// Topic wakes the reader, so that it reads soon, and those who wait for prices.
const Topic = "prices"

// ObservedTopic announces that a price was read.
const ObservedTopic = "prices:observed"

// How often a source is read: at least every readEvery, and when Topic is woken, but not
// again before readPause has passed.
const (
	readEvery = 30 * time.Second
	readPause = time.Second
)

// agent is how we call ourselves to sources.
const agent = "granary-prices/2"

// Observer reads the sources, and publishes the readings. It is safe for concurrent use.
type Observer struct {
	db      *store.DB
	log     *slog.Logger
	sources []source

	price    *prometheus.GaugeVec
	readAt   *prometheus.GaugeVec
	failures *prometheus.CounterVec
}

type source struct {
	Config
	documents *egress.Fetcher
}

// New checks the sources; it asks none of them.
func New(db *store.DB, sources []Config, log *slog.Logger, reg prometheus.Registerer) (*Observer, error) {
	if err := Check(sources); err != nil {
		return nil, err
	}
	labels := []string{"source", "token"}
	of := promauto.With(reg)
	o := &Observer{db: db, log: log,
		price:    of.NewGaugeVec(prometheus.GaugeOpts{Name: "granary_token_price_usd", Help: "What a source last said that a token is worth, in dollars."}, labels),
		readAt:   of.NewGaugeVec(prometheus.GaugeOpts{Name: "granary_token_price_read_timestamp_seconds", Help: "When a source last named a token's price, by the service's clock."}, labels),
		failures: of.NewCounterVec(prometheus.CounterOpts{Name: "granary_token_price_read_failures_total", Help: "Readings of a token's price that failed."}, labels),
	}
	for _, c := range sources {
		o.sources = append(o.sources, source{c, egress.NewFetcher(agent, c.PrivateAddresses)})
		o.failures.WithLabelValues(c.Name, string(c.Token))
	}
	db.Clock().OnAdvance(func(time.Duration) { db.Wake(Topic) })
	return o, nil
}

// Close ends the connections to the sources.
func (o *Observer) Close() {
	for _, s := range o.sources {
		s.documents.Close()
	}
}

// Observe reads every source again and again until ctx ends, each at its own interval: one that does not respond
// delays no other. A source that cannot be read keeps its last price and gets a Problem.
func (o *Observer) Observe(ctx context.Context, t task.Task) error {
	defer o.price.Reset()
	defer o.readAt.Reset()
	group, ctx := errgroup.WithContext(ctx)
	for _, s := range o.sources {
		group.Go(func() error { return o.watchSource(ctx, t, s) })
	}
	group.Go(func() error { <-ctx.Done(); return ctx.Err() })
	return group.Wait()
}

func (o *Observer) watchSource(ctx context.Context, t task.Task, s source) error {
	woken, stop := o.db.Listen(Topic)
	defer stop()
	failing := false
	for {
		if err := o.observeSource(ctx, t, s, &failing); err != nil {
			return err
		}
		if err := task.SleepOrWake(ctx, readPause, nil); err != nil {
			return err
		}
		if err := task.SleepOrWake(ctx, readEvery-readPause, woken); err != nil {
			return err
		}
	}
}

// observeSource reads a source once and commits the result. A second reading replaces the first.
func (o *Observer) observeSource(ctx context.Context, t task.Task, s source, failing *bool) error {
	r := Reading{Source: s.Name, Token: s.Token}
	document, failure := s.documents.Get(ctx, s.URL)
	if failure == nil {
		r.Price, failure = readPrice(document, s.At)
	}
	if ctx.Err() != nil {
		return ctx.Err()
	}
	o.reportFailure(s, failure, failing)
	now := o.db.Clock().Now()
	err := o.db.Write(ctx, func(tx *store.Tx) error {
		t.CheckLease(tx)
		tx.Wake(ObservedTopic)
		if failure != nil {
			tx.Defer(`INSERT INTO token_prices (source, token, price, read_at, problem) VALUES ($1, $2, 0, 0, $3)
				ON CONFLICT (source, token) DO UPDATE SET problem = excluded.problem`, s.Name, string(s.Token), problemText(failure))
			return nil
		}
		tx.Defer(`INSERT INTO token_prices (source, token, price, read_at, problem) VALUES ($1, $2, $3, $4, '')
			ON CONFLICT (source, token) DO UPDATE SET price = excluded.price, read_at = excluded.read_at, problem = ''`,
			s.Name, string(s.Token), int64(r.Price), now.UnixMicro())
		return nil
	})
	if err != nil {
		return fmt.Errorf("storing the price of %s by %s: %w", s.Token, s.Name, err)
	}
	if failure == nil {
		o.price.WithLabelValues(s.Name, string(s.Token)).Set(float64(r.Price) / 1e6)
		o.readAt.WithLabelValues(s.Name, string(s.Token)).Set(float64(now.Unix()))
	}
	return nil
}

// reportFailure counts failures and logs where they begin and end.
func (o *Observer) reportFailure(s source, failure error, failing *bool) {
	switch {
	case failure != nil:
		o.failures.WithLabelValues(s.Name, string(s.Token)).Inc()
		if !*failing {
			o.log.Warn("a token's price cannot be read: the last one stands", "source", s.Name, "token", s.Token, "error", failure)
		}
	case *failing:
		o.log.Info("a token's price can be read again", "source", s.Name, "token", s.Token)
	}
	*failing = failure != nil
}

// Prices are the tokens' prices as the configured sources have them now, in the order of
// the tokens; none of a token without sources.
func (o *Observer) Prices(ctx context.Context) ([]Observed, error) {
	rows, err := o.db.Query(ctx, `SELECT source, token, price, read_at, problem FROM token_prices ORDER BY source, token`)
	readings, err := store.Collect(rows, err, func(row store.Rows) (Reading, error) {
		var r Reading
		var at int64
		err := row.Scan(&r.Source, (*string)(&r.Token), (*int64)(&r.Price), &at, &r.Problem)
		if at > 0 {
			r.At = clock.Time(at)
		}
		return r, err
	})
	if err != nil {
		return nil, fmt.Errorf("reading the tokens' prices: %w", err)
	}
	now := o.db.Clock().Now()
	var all []Observed
	for _, token := range []chain.Token{chain.USDC, chain.USDT} {
		var of []Reading
		named := false
		for _, s := range o.sources {
			named = named || s.Token == token
			for _, r := range readings {
				if s.Name == r.Source && s.Token == r.Token && r.Token == token {
					of = append(of, r)
				}
			}
		}
		if named {
			all = append(all, agree(token, of, now))
		}
	}
	return all, nil
}
