// Package gascost owns the estimated cost of one side of a transfer between chains to the service: the gas of its
// transaction at the chain's present price, and a rollup's charges for its data on Ethereum and for its operator, in
// dollars. It orders routes, and keeps automatic transfers from costing more than they earn; no customer is ever
// charged it.
package gascost

import (
	"context"
	"fmt"
	"log/slog"
	"math/big"
	"sync/atomic"
	"time"

	"github.com/ethereum/go-ethereum/params"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/task"
)

// The gas of one side's transaction on an EVM chain when it is carried alone: no more than this, and more than half
// of it.
const (
	Gas   = 300_000
	Bytes = 3_000
)

const (
	// readEvery is how long a price is believed.
	readEvery = time.Minute
	// readPatience is how long a chain may take to answer.
	readPatience = 20 * time.Second
	// mostCost bounds the cost of a side by a node's values.
	mostCost = 10_000 * money.Dollar
)

// Terms are the parts of a chain's cost.
type Terms struct {
	Coin     money.USD       // the price of the chain's coin
	Data     evm.DataPricing // how it charges for data
	MostGwei uint64          // per gas: at a higher price no transaction is sent
	Assumed  money.USD       // the cost until the chain has been asked
}

// Meter estimates the cost of one side on a chain. A nil meter returns zero.
type Meter struct {
	client *evm.Client
	terms  Terms
	log    *slog.Logger
	cost   atomic.Int64
}

// NewMeter returns a meter that asks a chain once it runs.
func NewMeter(client *evm.Client, terms Terms, log *slog.Logger) *Meter {
	m := &Meter{client: client, terms: terms, log: log}
	m.cost.Store(int64(terms.Assumed))
	return m
}

// NewFixed returns a meter of a constant cost.
func NewFixed(cost money.USD) *Meter {
	m := &Meter{}
	m.cost.Store(int64(cost))
	return m
}

// USD returns the estimated cost of one side.
func (m *Meter) USD() money.USD {
	if m == nil {
		return 0
	}
	return money.USD(m.cost.Load())
}

// Metric exports it.
func (m *Meter) Metric(name chain.Name) prometheus.Collector {
	return prometheus.NewGaugeFunc(prometheus.GaugeOpts{Namespace: "granary", Name: "bridge_gas_usd",
		Help: "What one side of a transfer between chains costs the service there, about, in dollars: it orders routes.", ConstLabels: prometheus.Labels{"chain": string(name)}},
		func() float64 { return float64(m.USD()) / float64(money.Dollar) })
}

// Run reads the chain from time to time until the context ends. While it does not respond, the last value stays.
func (m *Meter) Run(ctx context.Context) {
	if m.client == nil {
		return
	}
	failing := false
	for ctx.Err() == nil {
		err := m.read(ctx)
		if err != nil && ctx.Err() == nil && !failing {
			m.log.Warn("the price of gas cannot be read: the last known price orders the routes between chains", "chain", string(m.client.Config().Name), "costUsd", m.USD().String(), "error", err)
		}
		failing = err != nil
		_ = task.SleepOrWake(ctx, readEvery, nil) // its error is the end of the context
	}
}

// read asks the chain.
func (m *Meter) read(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, readPatience)
	defer cancel()
	fees, err := m.client.Fees(ctx)
	if err != nil {
		return fmt.Errorf("the price of gas: %w", err)
	}
	data, err := m.client.RollupFee(ctx, m.terms.Data, Bytes, Gas)
	if err != nil {
		return err
	}
	m.cost.Store(int64(m.terms.costOf(new(big.Int).Add(fees.Base, fees.Tip), data)))
	return nil
}

// costOf returns the cost of one side at a price of gas, beside the cost of its data, both in wei; rounded up.
func (t Terms) costOf(price, data *big.Int) money.USD {
	if most := new(big.Int).Mul(new(big.Int).SetUint64(t.MostGwei), big.NewInt(params.GWei)); price.Cmp(most) > 0 {
		price = most
	}
	wei := new(big.Int).Mul(price, big.NewInt(Gas))
	wei.Add(wei, data)
	micros := wei.Mul(wei, big.NewInt(int64(t.Coin)))
	micros.Add(micros, big.NewInt(params.Ether-1)).Div(micros, big.NewInt(params.Ether))
	if !micros.IsInt64() || micros.Sign() < 0 {
		return mostCost
	}
	return min(money.USD(micros.Int64()), mostCost)
}
