package app

import (
	"context"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/verify"
)

// AuditConfig says how fast the books are compared with the journal and the
// chains while the service runs.
type AuditConfig struct {
	Every   time.Duration `yaml:"every"`
	Wallets int           `yaml:"wallets"`
}

// The pace where the configuration has none, and its bounds.
const (
	defaultAuditEvery   = time.Minute
	defaultAuditWallets = 100
	maxAuditWallets     = 1000
)

func (c *AuditConfig) setDefaults() {
	if c.Every == 0 {
		c.Every = defaultAuditEvery
	}
	if c.Wallets == 0 {
		c.Wallets = defaultAuditWallets
	}
}

func (c *AuditConfig) checkBounds(say func(format string, args ...any)) {
	if c.Every < time.Second {
		say("audit.every: shorter than a second")
	}
	if c.Wallets < 1 || c.Wallets > maxAuditWallets {
		say("audit.wallets: not from 1 to %d", maxAuditWallets)
	}
}

// NewVerifier returns the verifier of the service's books, with all its inputs.
func (a *App) NewVerifier() verify.Verifier {
	return verify.Verifier{DB: a.DB, Clients: a.Clients, Solana: a.SolanaClients, Catalog: a.Catalog, Addresses: a.signer.Addresses, WalletID: a.Wallets.DeriveID, AuditAnchors: a.Config.auditAnchors()}
}

// openWatch makes the watch over the service itself: its books and its database.
func (a *App) openWatch() {
	watch := verify.NewWatch(a.NewVerifier(), a.Config.Audit.Every, a.Config.Audit.Wallets, a.log, a.Registry)
	a.addSeat(verify.Seat, watch.Run)
	a.Registry.MustRegister(databaseGauges{a.DB})
}

// databaseGauges report whether the database responds.
type databaseGauges struct{ db *store.DB }

var (
	databaseUp = prometheus.NewDesc("granary_database_up",
		"1 while the database answers this process.", nil, nil)
	databaseSeconds = prometheus.NewDesc("granary_database_ping_seconds",
		"How long the database took to answer this scrape.", nil, nil)
)

// Describe names the gauges.
func (g databaseGauges) Describe(to chan<- *prometheus.Desc) {
	to <- databaseUp
	to <- databaseSeconds
}

// pingPatience is how long the database may take to count as up.
const pingPatience = 5 * time.Second

// Collect asks the database.
func (g databaseGauges) Collect(to chan<- prometheus.Metric) {
	ctx, cancel := context.WithTimeout(context.Background(), pingPatience)
	defer cancel()
	start, up := g.db.Clock().Now(), 1.0
	if err := g.db.Ping(ctx); err != nil {
		up = 0
	}
	to <- prometheus.MustNewConstMetric(databaseUp, prometheus.GaugeValue, up)
	to <- prometheus.MustNewConstMetric(databaseSeconds, prometheus.GaugeValue, g.db.Clock().Now().Sub(start).Seconds())
}
