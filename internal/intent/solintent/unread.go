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

	mu       sync.Mutex                // protects readings
	readings map[chain.Address]reading // those that go on, or have failed
}

// reading is the reading of a history that goes on, or has failed.
type reading struct {
	goesOn      bool
	failures    int
	againMicros int64 // when it is tried again
}

const (
	// historyEvery is how often wallets are looked for whose histories are unknown.
	historyEvery = 15 * time.Second
	// historiesAtOnce are read at the same time.
	historiesAtOnce = 8
	// walletsPerLook bounds the wallets of one query.
	walletsPerLook = 1000
	// A reading may take firstReading, and one that failed is tried again after as long. Each further one may take, and waits, twice as
	// long, up to longestReading and longestPause: a long history delays no other, and is read in the end.
	firstReading   = time.Minute
	longestReading = time.Hour
	longestPause   = 24 * time.Hour
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
// arrange, is read again later, and at the wallet's next payment.
func (h *Historian) Run(ctx context.Context, _ task.Task) error {
	woken, stop := h.family.db.Listen(h.chain.WalletsTopic())
	defer stop()
	defer h.unread.Reset()
	h.readings = map[chain.Address]reading{}
	var g errgroup.Group // its functions return no error
	g.SetLimit(historiesAtOnce)
	defer func() { _ = g.Wait() }()
	for {
		if err := h.startReadings(ctx, &g); err != nil {
			return err
		}
		if err := task.SleepOrWake(ctx, historyEvery, woken); err != nil {
			return err
		}
	}
}

// startReadings starts the readings of unknown histories that are due, page by page, in the order of their addresses.
func (h *Historian) startReadings(ctx context.Context, g *errgroup.Group) error {
	unread := 0
	for after := ""; ; {
		page, err := h.loadUnread(ctx, after)
		if err != nil {
			return err
		}
		if len(page) == 0 {
			h.unread.WithLabelValues().Set(float64(unread))
			return nil
		}
		for _, wallet := range page {
			if limit, due := h.beginReading(wallet); due {
				g.Go(func() error {
					h.readOne(ctx, wallet, limit)
					return nil
				})
			}
		}
		unread += len(page)
		after = string(page[len(page)-1])
	}
}

// beginReading returns whether a history is to be read now, and how long that may take.
func (h *Historian) beginReading(wallet chain.Address) (limit time.Duration, due bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	r := h.readings[wallet]
	if r.goesOn || h.family.db.Clock().Micros() < r.againMicros {
		return 0, false
	}
	r.goesOn = true
	h.readings[wallet] = r
	return min(firstReading<<min(r.failures, 20), longestReading), true
}

// readOne reads a history for as long as it may take.
func (h *Historian) readOne(ctx context.Context, wallet chain.Address, limit time.Duration) {
	limited, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	err := h.family.ReadHistory(limited, h.chain, wallet)
	h.mu.Lock()
	defer h.mu.Unlock()
	if err == nil {
		delete(h.readings, wallet)
		return
	}
	failures := h.readings[wallet].failures
	if failures == 0 && ctx.Err() == nil {
		h.log.Warn("the history of a wallet cannot be read; the wallet does not pay until it is", "wallet", wallet, "error", err)
	}
	pause := min(firstReading<<min(failures, 20), longestPause)
	h.readings[wallet] = reading{failures: failures + 1, againMicros: h.family.db.Clock().Micros() + pause.Microseconds()}
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
