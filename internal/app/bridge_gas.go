package app

import (
	"github.com/granaryhq/granary/internal/bridge/burnterms"
	"github.com/granaryhq/granary/internal/bridge/gascost"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/money"
)

// knownCoin is what a chain's coin is taken to be worth where the configuration does not say: an
// assumption, which orders routes only. A testnet's is worth nothing.
var knownCoins = map[chain.Name]string{
	chain.Arbitrum: "3000", chain.Base: "3000", chain.Ethereum: "3000", chain.Polygon: "0.25", chain.Solana: "200",
}

// knownGas is how rollups charge for data, and what one side costs until a chain has been asked.
var knownGas = map[chain.Name]gascost.Terms{
	chain.Ethereum: {Assumed: 2 * money.Dollar},
	chain.Arbitrum: {Assumed: money.Dollar / 20, Data: evm.ArbitrumPricing},
	chain.Base:     {Assumed: money.Dollar / 50, Data: evm.OptimismPricing},
	chain.Polygon:  {Assumed: money.Dollar / 100},
}

// lamportsOfSide is what one side takes on Solana: mostly the rent of what is made there, of which
// a part comes back. lamportsOfCoin are a coin.
const lamportsOfSide, lamportsOfCoin = 5_000_000, 1_000_000_000

// checkCoin finds out what would fail later of what a chain's coin is worth.
func checkCoin(name chain.Name, coinUsd string, say func(format string, args ...any)) {
	if worth, err := money.ParseUSD(coinUsd); err != nil || worth < 0 || worth > maxCoin {
		say("chains.%s.coinUsd: %q is no amount up to %s", name, coinUsd, maxCoin)
	}
}

// maxCoin bounds what a coin is worth.
const maxCoin = 1_000_000 * money.Dollar

// newMeter returns what knows the cost of a transfer's side on an EVM chain.
func (a *App) newMeter(name chain.Name) *gascost.Meter {
	ch := a.Config.Chains[name]
	terms := knownGas[name]
	terms.Coin, _ = money.ParseUSD(ch.CoinUsd) // Config.Check has read it
	terms.MostGwei = ch.MaxFeeGwei
	return a.keepMeter(name, gascost.NewMeter(a.Clients[name], terms, a.log))
}

// newSolanaMeter is the same on a chain of Solana's, where nothing has to be asked.
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
