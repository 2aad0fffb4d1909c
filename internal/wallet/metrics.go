package wallet

import (
	"context"
	"math"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/store"
)

type followerMetrics struct {
	lag, behind, unreadable    prometheus.Gauge
	failures, reorgs, credited prometheus.Counter
	unreadableNow              bool
}

func newFollowerMetrics(reg prometheus.Registerer, db *store.DB, name chain.Name) followerMetrics {
	labels := prometheus.Labels{"chain": string(name)}
	m := followerMetrics{
		lag: prometheus.NewGauge(prometheus.GaugeOpts{Name: "granary_follower_lag_blocks",
			Help: "Blocks between the chain's head and what has been read.", ConstLabels: labels}),
		behind: prometheus.NewGauge(prometheus.GaugeOpts{Name: "granary_follower_behind_seconds",
			Help: "Time between the newest block that has been read and the chain's head.", ConstLabels: labels}),
		unreadable: prometheus.NewGauge(prometheus.GaugeOpts{Name: "granary_follower_unreadable",
			Help: "1 while the chain has a block that this version cannot read, after which nothing is.", ConstLabels: labels}),
		failures: prometheus.NewCounter(prometheus.CounterOpts{Name: "granary_follower_failures_total",
			Help: "Rounds that ended in an error: a node down, or an answer that could not be proven.", ConstLabels: labels}),
		reorgs: prometheus.NewCounter(prometheus.CounterOpts{Name: "granary_follower_reorgs_total",
			Help: "Reorganizations seen.", ConstLabels: labels}),
		credited: prometheus.NewCounter(prometheus.CounterOpts{Name: "granary_deposits_credited_total",
			Help: "Deposits posted to the ledger.", ConstLabels: labels}),
	}
	age := prometheus.NewGaugeFunc(prometheus.GaugeOpts{Name: "granary_follower_lag_seconds",
		Help: "Age of the newest block that has been read; 0 before the first. Every replica shows the same number.", ConstLabels: labels},
		func() float64 { return blockAge(db, name) })
	reg.MustRegister(m.lag, m.behind, m.unreadable, age, m.failures, m.reorgs, m.credited)
	return m
}

// setLag shows how far a follower is behind its chain's head.
func (m *followerMetrics) setLag(at cursor, head chain.Block) {
	m.lag.Set(blocksBetween(at.number, head.Number))
	m.behind.Set(max(head.Time.Sub(at.time), 0).Seconds())
}

// blocksBetween is how many blocks a number is below the head; 0 for one above it.
func blocksBetween(at, head uint64) float64 { return float64(head - min(at, head)) }

// clearLag shows that this replica does not follow the chain.
func (m *followerMetrics) clearLag() {
	m.lag.Set(0)
	m.behind.Set(0)
}

// reportUnreadable shows whether a round ended at a block that this version cannot read, and
// says whether the round before did not.
func (m *followerMetrics) reportUnreadable(is bool) (news bool) {
	news = is && !m.unreadableNow
	m.unreadableNow = is
	m.unreadable.Set(0)
	if is {
		m.unreadable.Set(1)
	}
	return news
}

// scrapeTimeout is how long a scrape may wait for the database.
const scrapeTimeout = 5 * time.Second

// blockAge is the age of the newest block that any replica has read. It grows when no replica follows, when the node
// does not respond and when the chain stands still.
func blockAge(db *store.DB, name chain.Name) float64 {
	ctx, cancel := context.WithTimeout(context.Background(), scrapeTimeout)
	defer cancel()
	now := db.Clock().Micros()
	at := now
	err := db.QueryRow(ctx, `SELECT COALESCE(MAX(block_time), $1) FROM chain_cursors WHERE chain = $2`, now, string(name)).Scan(&at)
	if err != nil {
		return math.NaN()
	}
	return (time.Duration(max(now-at, 0)) * time.Microsecond).Seconds()
}
