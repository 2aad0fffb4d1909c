package app

import (
	"log/slog"
	"testing"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/price"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/waittest"
)

func TestTheSandboxNamesPrices(t *testing.T) {
	t.Parallel()
	db := storetest.Open(t, store.SQLite)
	served, err := servePrices(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(served.close)
	prices, err := price.New(db, served.sources(), slog.New(slog.DiscardHandler), prometheus.NewRegistry())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(prices.Close)
	r := tasktest.NewRunner(t, db, tasktest.Lease)
	r.HandleSeat(price.Seat, prices.Observe)
	r.Start()
	are := func(usdc, usdt money.USD) func() bool {
		return func() bool {
			all, err := prices.Prices(t.Context())
			return err == nil && len(all) == 2 && all[0].Price == usdc && all[1].Price == usdt
		}
	}
	waittest.Until(t, "both are a dollar", are(money.Dollar, money.Dollar))
	for _, c := range []struct {
		source  string
		named   money.USD
		usdc    money.USD
		refused bool
	}{
		{"", 985_000, 985_000, false},
		{"sandbox-a", money.Dollar, 0, false},
		{"sandbox-b", money.Dollar, money.Dollar, false},
		{"sandbox-b", 0, money.Dollar, false}, // its last answer stands for a while
		{"sandbox-c", money.Dollar, money.Dollar, true},
	} {
		said, err := served.set(chain.USDC, c.source, c.named)
		if (err != nil) != c.refused || (err == nil && len(said) != 2) {
			t.Fatalf("%+v: %v, %v", c, said, err)
		}
		db.Wake(price.Topic)
		waittest.Until(t, "the price is read", are(c.usdc, money.Dollar))
	}
}
