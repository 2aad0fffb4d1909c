package gascost

import (
	"context"
	"log/slog"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/params"
	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/randtest"
)

func TestASideCostsItsGasAndItsData(t *testing.T) {
	gwei := func(n int64) *big.Int { return new(big.Int).Mul(big.NewInt(n), big.NewInt(params.GWei)) }
	ether := Terms{Coin: 3000 * money.Dollar, MostGwei: 100}
	for name, test := range map[string]struct {
		terms       Terms
		price, data *big.Int
		want        money.USD
	}{
		"gas alone":                       {ether, gwei(2), new(big.Int), 1_800_000},
		"gas and data":                    {ether, gwei(2), gwei(100_000), 2_100_000},
		"at the price at which it waits":  {ether, gwei(5000), new(big.Int), 90 * money.Dollar},
		"a fraction is rounded up":        {ether, big.NewInt(1), new(big.Int), 1},
		"a coin that is worth nothing":    {Terms{MostGwei: 100}, gwei(2), gwei(100_000), 0},
		"a node that says what cannot be": {ether, gwei(2), new(big.Int).Lsh(big.NewInt(1), 255), mostCost},
	} {
		t.Run(name, func(t *testing.T) {
			if got := test.terms.costOf(test.price, test.data); got != test.want {
				t.Errorf("%s, want %s", got, test.want)
			}
		})
	}
}

// For any response of a node, the cost of a side is between zero and the maximum.
func TestACostIsBounded(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		word := func(name string) *big.Int {
			return new(big.Int).SetBytes(rapid.SliceOfN(rapid.Byte(), 0, 32).Draw(t, name))
		}
		terms := Terms{Coin: money.USD(rapid.Int64Range(0, int64(1_000_000*money.Dollar)).Draw(t, "coin")), MostGwei: rapid.Uint64().Draw(t, "most")}
		if got := terms.costOf(word("price"), word("data")); got < 0 || got > mostCost {
			t.Errorf("%s", got)
		}
	})
}

// While a chain does not respond its last value stays: the assumed one at first, and then the last read one.
func TestAMeterKeepsWhatItKnows(t *testing.T) {
	on := devnettest.Start(t, devnet.Options{Name: chain.Base})
	client, err := evm.Dial(t.Context(), on.Config())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(client.Close)
	terms := Terms{Coin: 3000 * money.Dollar, MostGwei: 100, Assumed: money.Dollar / 50}
	read := func(m *Meter, works bool) money.USD {
		if err := m.read(t.Context()); (err == nil) != works {
			t.Errorf("reading: %v", err)
		}
		return m.USD()
	}
	terms.Data = evm.ArbitrumPricing
	if got := read(NewMeter(client, terms, slog.New(slog.DiscardHandler)), false); got != terms.Assumed {
		t.Errorf("a chain that does not answer costs %s", got)
	}
	terms.Data = evm.OptimismPricing
	m := NewMeter(client, terms, slog.New(slog.DiscardHandler))
	cost := read(m, true)
	if data := money.USD(Bytes * devnet.OptimismByteFee * 3000 / 1_000_000_000_000); cost <= data || cost == terms.Assumed {
		t.Errorf("a side costs %s, of which %s are for data", cost, data)
	}
	if err := on.Close(); err != nil {
		t.Fatal(err)
	}
	if got := read(m, false); got != cost {
		t.Errorf("%s, after %s was read", got, cost)
	}
}

// A meter of a constant cost makes no requests, and a nil one returns zero.
func TestWhatIsFixedIsNotAsked(t *testing.T) {
	m := NewFixed(money.Dollar)
	m.Run(context.Background())
	if got := m.USD(); got != money.Dollar {
		t.Errorf("%s", got)
	}
	if got := (*Meter)(nil).USD(); got != 0 {
		t.Errorf("%s", got)
	}
}
