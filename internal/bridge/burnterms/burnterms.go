// Package burnterms reads the terms on which Circle burns USDC for another chain: the minimum fee and the burn limit of the source
// chain's contracts or programs, and the fees of the attestation service. A Meter reads them every minute for planning; before a
// burn is signed the contracts are read again. No result can make a burn cost more than the configured bound: callers apply it.
package burnterms

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"sync/atomic"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/bridge/attestation"
	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/task"
)

const (
	readEvery = time.Minute
	// readTimeout bounds one round of reading a chain and the attestation service.
	readTimeout = 20 * time.Second
)

// Burn has the terms of a burn by a chain's contracts now.
type Burn struct {
	MinFee money.USD // the least MaxFee of a burn of the amount that was asked about
	Limit  money.USD // the most that one message burns; 0 if the token is not burnt
}

// Source reads the contracts or programs of a chain.
type Source interface {
	// ReadBurn returns the terms of a burn of an amount. Error: ErrTooSmall.
	ReadBurn(ctx context.Context, amount money.USD) (Burn, error)
}

// ErrTooSmall says that a burn of the amount is rejected with every fee: the minimum fee is at least the amount.
var ErrTooSmall = errors.New("the amount does not exceed the bridge's minimum fee")

// FeeReader reads the fees of the attestation service.
type FeeReader interface {
	Fees(ctx context.Context, from, to cctp.Domain) (attestation.Fees, error)
}

// Meter has the terms of burns on one chain as they were read last. All methods of a nil Meter return that there are no terms.
type Meter struct {
	name     chain.Name
	source   Source
	fees     FeeReader
	to       []chain.Name
	log      *slog.Logger
	contract atomic.Pointer[contractTerms]
	attested atomic.Pointer[map[chain.Name]attestation.Fees]
}

type contractTerms struct {
	minFee money.Rate
	limit  money.USD
}

// NewMeter returns a Meter of burns on a chain for other chains. It has no terms until it has read them: see Run.
func NewMeter(name chain.Name, source Source, fees FeeReader, to []chain.Name, log *slog.Logger) *Meter {
	return &Meter{name: name, source: source, fees: fees, to: to, log: log}
}

// Standard returns the rate of the least MaxFee of a standard burn for a chain: the contract's, or the attesters' if that is more.
func (m *Meter) Standard(to chain.Name) money.Rate {
	if m == nil {
		return 0
	}
	rate := m.attestedFees(to).Standard
	if read := m.contract.Load(); read != nil {
		rate = max(rate, read.minFee)
	}
	return rate
}

// Fast returns the rate that the attesters charge for a fast burn for a chain. The boolean is false if it is not known.
func (m *Meter) Fast(to chain.Name) (rate money.Rate, known bool) {
	if m == nil {
		return 0, false
	}
	fees := m.attestedFees(to)
	return fees.Fast, fees.HasFast
}

// Limit returns the most that one message burns. The boolean is false if it is not known.
func (m *Meter) Limit() (limit money.USD, known bool) {
	if m == nil {
		return 0, false
	}
	read := m.contract.Load()
	if read == nil {
		return 0, false
	}
	return read.limit, true
}

// ReadBurn reads the chain now: see Source. The boolean is false for a nil Meter, of a token that has no such terms.
func (m *Meter) ReadBurn(ctx context.Context, amount money.USD) (burn Burn, known bool, err error) {
	if m == nil {
		return Burn{}, false, nil
	}
	burn, err = m.source.ReadBurn(ctx, amount)
	return burn, true, err
}

func (m *Meter) attestedFees(to chain.Name) attestation.Fees {
	if read := m.attested.Load(); read != nil {
		return (*read)[to]
	}
	return attestation.Fees{}
}

// Metrics returns the collectors of the terms of the contracts.
func (m *Meter) Metrics() []prometheus.Collector {
	gauge := func(name, help string, value func() float64) prometheus.Collector {
		return prometheus.NewGaugeFunc(prometheus.GaugeOpts{Namespace: "granary", Name: name, Help: help, ConstLabels: prometheus.Labels{"chain": string(m.name)}}, value)
	}
	return []prometheus.Collector{
		gauge("bridge_min_fee_bps", "The minimum fee of a burn of USDC by the chain's contracts, in basis points.", func() float64 {
			if read := m.contract.Load(); read != nil {
				return float64(read.minFee) / float64(money.Bps(1).Rate())
			}
			return 0
		}),
		gauge("bridge_burn_limit_usd", "The most that one message burns of USDC by the chain's contracts, in dollars; -1 until it has been read.", func() float64 {
			if limit, known := m.Limit(); known {
				return float64(limit) / float64(money.Dollar)
			}
			return -1
		}),
	}
}

// Run reads the terms every minute until the context ends. While a read fails, the terms of the last one hold.
func (m *Meter) Run(ctx context.Context) {
	failing := false
	for ctx.Err() == nil {
		err := m.Refresh(ctx)
		if err != nil && ctx.Err() == nil && !failing {
			m.log.Warn("the terms of burns cannot be read: the last ones hold", "chain", string(m.name), "error", err)
		}
		failing = err != nil
		_ = task.SleepOrWake(ctx, readEvery, nil) // its error is the end of the context
	}
}

// wholeBurn is an amount of which the minimum fee in units is the rate in ten-millionths.
const wholeBurn = money.USD(money.WholeRate)

// Refresh reads the terms once. A failure of the chain or of the service leaves the terms of the other.
func (m *Meter) Refresh(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, readTimeout)
	defer cancel()
	burn, err := m.source.ReadBurn(ctx, wholeBurn)
	if err == nil {
		m.contract.Store(&contractTerms{minFee: money.Rate(burn.MinFee), limit: burn.Limit})
	}
	return errors.Join(err, m.refreshFees(ctx))
}

func (m *Meter) refreshFees(ctx context.Context) error {
	from, _ := cctp.DomainOf(m.name)
	read := map[chain.Name]attestation.Fees{}
	var failed []error
	for _, name := range m.to {
		to, _ := cctp.DomainOf(name)
		fees, err := m.fees.Fees(ctx, from, to)
		if err != nil {
			failed = append(failed, fmt.Errorf("the fees to %s: %w", name, err))
			fees = m.attestedFees(name)
		}
		read[name] = fees
	}
	m.attested.Store(&read)
	return errors.Join(failed...)
}
