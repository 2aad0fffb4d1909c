package app

import (
	"github.com/granaryhq/granary/internal/bridge/burnterms"
	"github.com/granaryhq/granary/internal/bridge/gascost"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/money"
)

// knownCoin is the default price of a chain's coin: an assumption, which orders routes only. A testnet's is zero.
var knownCoins = map[chain.Name]string{
	chain.Arbitrum: "3000", chain.Base: "3000", chain.Ethereum: "3000", chain.Polygon: "0.25", chain.Solana: "200",
}

// knownGas is a rollup's method of charging for data, and the cost of one side until a chain has been read.
var knownGas = map[chain.Name]gascost.Terms{
	chain.Ethereum: {Assumed: 2 * money.Dollar},
	chain.Arbitrum: {Assumed: money.Dollar / 20, Data: evm.ArbitrumPricing},
	chain.Base:     {Assumed: money.Dollar / 50, Data: evm.OptimismPricing},
	chain.Polygon:  {Assumed: money.Dollar / 100},
}

// lamportsOfSide is the cost of one side on Solana: mostly the rent of new accounts, of which a part comes back.
// lamportsOfCoin are a coin.
const lamportsOfSide, lamportsOfCoin = 5_000_000, 1_000_000_000

// checkCoin finds faults of a coin's price that would fail later.
func checkCoin(name chain.Name, coinUsd string, say func(format string, args ...any)) {
	if worth, err := money.ParseUSD(coinUsd); err != nil || worth < 0 || worth > maxCoin {
		say("chains.%s.coinUsd: %q is no amount up to %s", name, coinUsd, maxCoin)
	}
}

// maxCoin bounds a coin's price.
const maxCoin = 1_000_000 * money.Dollar

// newMeter returns the meter of a transfer's side on an EVM chain.
func (a *App) newMeter(name chain.Name) *gascost.Meter {
	ch := a.Config.Chains[name]
	terms := knownGas[name]
	terms.Coin, _ = money.ParseUSD(ch.CoinUsd) // Config.Check has read it
	terms.MostGwei = ch.MaxFeeGwei
	return a.keepMeter(name, gascost.NewMeter(a.Clients[name], terms, a.log))
}

// newSolanaMeter is the same on a chain of Solana's, which needs no requests.
func (a *App) newSolanaMeter(name chain.Name) *gascost.Meter {
	coin, _ := money.ParseUSD(a.Config.Chains[name].Solana.CoinUsd) // Config.Check has read it
	return a.keepMeter(name, gascost.NewFixed(coin*lamportsOfSide/lamportsOfCoin))
}

func (a *App) keepMeter(name chain.Name, m *gascost.Meter) *gascost.Meter {
	a.Registry.MustRegister(m.Metric(name))
	a.meters = append(a.meters, m)
	return m
}

// newBurns returns the meter of the terms of burns of USDC on a chain; nil without a bridge.
func (a *App) newBurns(name chain.Name, source func() burnterms.Source) *burnterms.Meter {
	if !a.Config.Chains[name].bridgesUSDC() {
		return nil
	}
	var others []chain.Name
	for _, other := range a.Config.chainNames() {
		if other != name && a.Config.Chains[other].bridgesUSDC() {
			others = append(others, other)
		}
	}
	m := burnterms.NewMeter(name, source(), a.attestations, others, a.log)
	a.Registry.MustRegister(m.Metrics()...)
	a.meters, a.burns[name] = append(a.meters, m), m
	return m
}
