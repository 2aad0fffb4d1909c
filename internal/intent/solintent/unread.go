package solintent

import (
	"context"
	"fmt"
	"log/slog"
	"sync"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"golang.org/x/sync/errgroup"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// Historian reads the histories of wallets that are unknown, so that they are known before nodes have dropped them: nodes keep the
// history of some days, and a wallet may make its first payment weeks after its deposit. A new wallet is read within seconds. It
// has a seat of its own, since a stranger can give a wallet a long history: no payment waits for it.
type Historian struct {
	family *Family
	chain  chain.Name
	log    *slog.Logger
	unread *prometheus.GaugeVec

	failed map[chain.Address]failedReading // to spare repetitions
}

// failedReading is a history that could not be read.
type failedReading struct {
	times       int
	againMicros int64
}

const (
	// historyEvery is how often wallets are looked for whose histories are unknown.
	historyEvery = 15 * time.Second
	// historiesAtOnce are read at the same time.
	historiesAtOnce = 4
	// walletsPerLook bounds the wallets that one look reads.
	walletsPerLook = 1000
	// A history that could not be read is read again after firstReading, then after twice that, and so on up to
	// lastReading.
	firstReading, lastReading = time.Minute, 24 * time.Hour
)

// NewHistorian returns the historian of a chain, which registers its gauge, and is idle until Run.
func NewHistorian(f *Family, on chain.Name, log *slog.Logger, metrics prometheus.Registerer) (*Historian, error) {
	unread := prometheus.NewGaugeVec(prometheus.GaugeOpts{
		Name: "granary_solana_unread_wallets", Help: "Wallets that sign no payment on the chain until their history is read.", ConstLabels: prometheus.Labels{"chain": string(on)},
	}, nil)
	if err := metrics.Register(unread); err != nil {
		return nil, fmt.Errorf("registering the gauge of unread wallets: %w", err)
	}
	return &Historian{family: f, chain: on, log: log.With("room", "solintent", "chain", on), unread: unread}, nil
}

// Seat names the task that one replica at a time holds to run this historian.
func (h *Historian) Seat() string { return "histories:" + string(h.chain) }

// Run reads histories until ctx ends. It is idempotent, so two at a time do no harm. A history that cannot be read, as strangers may
// arrange, delays no other, and is read again later, and at the wallet's next payment.
func (h *Historian) Run(ctx context.Context, _ task.Task) error {
	woken, stop := h.family.db.Listen(h.chain.WalletsTopic())
	defer stop()
	defer h.unread.Reset()
	h.failed = map[chain.Address]failedReading{}
	for {
		if err := h.readAll(ctx); err != nil {
			return err
		}
		if err := task.SleepOrWake(ctx, historyEvery, woken); err != nil {
			return err
		}
	}
}

// readAll reads the unknown histories that are due, page by page, in the order of their addresses.
func (h *Historian) readAll(ctx context.Context) error {
	left := 0
	for after := ""; ; {
		page, err := h.loadUnread(ctx, after)
		if err != nil {
			return err
		}
		if len(page) == 0 {
			h.unread.WithLabelValues().Set(float64(left))
			return nil
		}
		failed, err := h.readPage(ctx, page)
		if err != nil {
			return err
		}
		left += failed
		after = string(page[len(page)-1])
	}
}

// loadUnread reads which wallets have an unknown history; none on a chain that the carrier has not begun with.
func (h *Historian) loadUnread(ctx context.Context, after string) ([]chain.Address, error) {
	rows, err := h.family.db.Query(ctx, `SELECT a.address FROM wallet_addresses a LEFT JOIN solana_histories h ON h.chain = a.chain AND h.wallet = a.address
		WHERE a.chain = $1 AND a.address > $2 AND COALESCE(h.gaps_read, 0) < (SELECT COALESCE(MAX(number), 0) FROM solana_gaps WHERE chain = $1)
		ORDER BY a.address LIMIT $3`, string(h.chain), after, walletsPerLook)
	page, err := store.Collect(rows, err, func(row store.Rows) (a chain.Address, err error) { return a, row.Scan((*string)(&a)) })
	if err != nil {
		return nil, fmt.Errorf("reading which histories are unknown: %w", err)
	}
	return page, nil
}

// readPage reads those histories that are due, and returns how many are unknown still.
func (h *Historian) readPage(ctx context.Context, page []chain.Address) (left int, err error) {
	nowMicros := h.family.db.Clock().Micros()
	var mu sync.Mutex // protects h.failed and left
	g, reading := errgroup.WithContext(ctx)
	g.SetLimit(historiesAtOnce)
	for _, wallet := range page {
		mu.Lock()
		waits := nowMicros < h.failed[wallet].againMicros
		if waits {
			left++
		}
		mu.Unlock()
		if waits {
			continue
		}
		g.Go(func() error {
			err := h.family.ReadHistory(reading, h.chain, wallet)
			if ctx.Err() != nil {
				return ctx.Err()
			}
			mu.Lock()
			defer mu.Unlock()
			if err == nil {
				delete(h.failed, wallet)
				return nil
			}
			left++
			h.postpone(wallet, nowMicros, err)
			return nil
		})
	}
	err = g.Wait()
	return left, err
}

// postpone has a history that could not be read be read again later.
func (h *Historian) postpone(wallet chain.Address, nowMicros int64, err error) {
	f := h.failed[wallet]
	delay := min(firstReading<<min(f.times, 20), lastReading)
	h.failed[wallet] = failedReading{f.times + 1, nowMicros + delay.Microseconds()}
	if f.times == 0 {
		h.log.Warn("the history of a wallet cannot be read; the wallet does not pay until it is", "wallet", wallet, "error", err)
	}
}
