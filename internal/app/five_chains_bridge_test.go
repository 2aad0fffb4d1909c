package app

import (
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/google/uuid"
	dto "github.com/prometheus/client_model/go"

	"github.com/granaryhq/granary/internal/bridge/gascost"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// sideCosts are the costs of a transfer's side on each chain, as the service reports them.
func (w *fiveChains) sideCosts() map[chain.Name]money.USD {
	w.Helper()
	families, err := w.Registry.Gather()
	if err != nil {
		w.Fatal(err)
	}
	costs := map[chain.Name]money.USD{}
	i := slices.IndexFunc(families, func(f *dto.MetricFamily) bool { return f.GetName() == "granary_bridge_gas_usd" })
	for _, m := range families[i].GetMetric() {
		costs[chain.Name(m.GetLabel()[0].GetValue())] = money.USD(m.GetGauge().GetValue()*float64(money.Dollar) + 0.5)
	}
	return costs
}

// leastCosts are the certain parts of a side's cost by the fees of a chain: the data of a rollup, the least tip of
// Polygon, the rent on Solana.
var leastCosts = map[chain.Name]money.USD{
	chain.Arbitrum: gascost.Bytes * devnet.ArbitrumByteFee * 3000 / 1_000_000_000_000,
	chain.Base:     gascost.Bytes * devnet.OptimismByteFee * 3000 / 1_000_000_000_000,
	chain.Polygon:  gascost.Gas * 25_000_000_000 / 4 / 1_000_000_000_000,
	chain.Solana:   money.Dollar,
	chain.Ethereum: 0,
}

// Money on any of the five chains pays on any other: on Ethereum, where the wallet has none, from the
// chain from which it is cheapest by the fees of now, each chain's own.
func TestMoneyOnFiveChainsPaysOnAnyOfThem(t *testing.T) {
	w := startFiveChains(t)
	var costs map[chain.Name]money.USD
	w.until("the service has read what each chain charges", func() bool {
		costs = w.sideCosts()
		return costs[chain.Ethereum] != knownGas[chain.Ethereum].Assumed && costs[chain.Arbitrum] != knownGas[chain.Arbitrum].Assumed &&
			costs[chain.Base] != knownGas[chain.Base].Assumed && costs[chain.Polygon] != knownGas[chain.Polygon].Assumed
	})
	for name, least := range leastCosts {
		if costs[name] < least {
			t.Errorf("a side costs %s on %s, less than %s", costs[name], name, least)
		}
	}
	mine := w.create(newWallets(1))[0]
	from := []chain.Name{chain.Arbitrum, chain.Base, chain.Polygon, chain.Solana}
	for _, name := range from {
		w.pay(name, chain.USDC, mine.Addresses[name], 40*money.Dollar)
	}
	w.pay(chain.Ethereum, chain.USDT, mine.Addresses[chain.Ethereum], 30*money.Dollar)
	for _, name := range from {
		w.until("the money on "+string(name)+" is in the books", func() bool { return w.holds(mine, chain.CashID(name, chain.USDC)) == 40*money.Dollar })
	}
	w.until("the money on ethereum is in the books", func() bool { return w.holds(mine, chain.CashID(chain.Ethereum, chain.USDT)) == 30*money.Dollar })

	out := transfer.WithdrawalRequest{Organization: mine.Organization, Wallet: mine.ID, RequestID: uuid.New(), DestinationChain: chain.Ethereum, DestinationAddress: destinationOf(1), Token: chain.USDC, Amount: 60 * money.Dollar}
	w.assertCheapestFirst(out, from)
	crossings := []transfer.Workflow{w.paysOut(out, 60_000_000)}
	for _, on := range []struct {
		to     chain.Name
		token  chain.Token
		amount money.USD
	}{{chain.Polygon, chain.USDC, 45 * money.Dollar}, {chain.Solana, chain.USDC, 42 * money.Dollar}, {chain.Arbitrum, chain.USDT, 10 * money.Dollar}, {chain.Polygon, chain.USDT, 10 * money.Dollar}} {
		r := transfer.WithdrawalRequest{Organization: mine.Organization, Wallet: mine.ID, RequestID: uuid.New(), DestinationChain: on.to, DestinationAddress: destinationOf(2), Token: on.token, Amount: on.amount}
		if on.to.IsSolana() {
			r.DestinationAddress = newSolanaKey(t).String()
		}
		if held := w.holds(mine, chain.CashID(on.to, on.token)); held >= on.amount {
			t.Errorf("%s has %s: nothing has to come from another chain", on.to, held)
		}
		crossings = append(crossings, w.paysOut(r, uint64(on.amount)))
	}
	w.assertGasIsAssumed(crossings)
	w.assertAllAgrees()
}

// assertCheapestFirst compares the preview of a withdrawal with the chains' present charges. It requests it again if
// they have just changed.
func (w *fiveChains) assertCheapestFirst(r transfer.WithdrawalRequest, from []chain.Name) {
	w.Helper()
	w.until("the preview takes from the cheapest chains", func() bool {
		before := w.sideCosts()
		preview, err := w.Transfers.PreviewWithdrawal(w.Context(), r)
		if err != nil {
			w.Fatal(err)
		}
		after := w.sideCosts()
		cheapest := slices.MinFunc(from, func(a, b chain.Name) int { return int(before[a] - before[b]) })
		return before[cheapest] == after[cheapest] && preview.Legs[0].From.ID == chain.CashID(cheapest, r.Token) && preview.Legs[0].Amount == 40*money.Dollar
	})
}

// paysOut pays out, and checks the payee's balance then. It was zero before.
func (w *fiveChains) paysOut(r transfer.WithdrawalRequest, units uint64) transfer.Workflow {
	w.Helper()
	before := w.paidOn(r.DestinationChain, r.Token, r.DestinationAddress)
	flow := w.withdraw([]transfer.WithdrawalRequest{r})[0]
	if flow.Status != transfer.Completed {
		w.Fatalf("the withdrawal of %s on %s is %s: %s", r.Token, r.DestinationChain, flow.Status, failureOf(flow))
	}
	if got := w.paidOn(r.DestinationChain, r.Token, r.DestinationAddress) - before; got != units {
		w.Errorf("the payee on %s got %d units of %s, want %d", r.DestinationChain, got, r.Token, units)
	}
	return flow
}

// side is a transaction that sends messages on a chain, or brings them in.
type side struct {
	on   chain.Name
	hash string
}

// assertGasIsAssumed compares the gas of transfers on EVM chains with the assumed one: no more, and no less than half
// of it. A transaction may carry the sides of several.
func (w *fiveChains) assertGasIsAssumed(crossings []transfer.Workflow) {
	w.Helper()
	carried := map[side]uint64{}
	for _, c := range crossings {
		found, err := w.Transfers.Get(w.Context(), c.Organization, c.Wallet, wallet.Withdrawal, c.ID)
		if err != nil {
			w.Fatal(err)
		}
		for _, l := range found.Legs {
			if l.Bridge == nil || l.Bridge.Token == chain.USDT { // which the bridge delivers
				continue
			}
			carried[side{l.Bridge.Source, l.Bridge.SentHash}]++
			carried[side{l.Bridge.Destination, l.Bridge.ReceivedHash}]++
		}
	}
	for s, n := range carried {
		if !s.on.IsSolana() {
			w.assertSidesAreAssumed(s, n)
		}
	}
}

func (w *fiveChains) assertSidesAreAssumed(s side, n uint64) {
	w.Helper()
	receipt, err := w.Clients[s.on].Receipt(w.Context(), common.HexToHash(s.hash))
	if err != nil {
		w.Fatal(err)
	}
	node, err := ethclient.DialContext(w.Context(), w.evm[s.on].URL())
	if err != nil {
		w.Fatal(err)
	}
	defer node.Close()
	tx, _, err := node.TransactionByHash(w.Context(), receipt.TxHash)
	if err != nil {
		w.Fatal(err)
	}
	gas, size := receipt.GasUsed/n, tx.Size()/n
	if gas > gascost.Gas || gas < gascost.Gas/2 || size > gascost.Bytes || size < gascost.Bytes/2 {
		w.Errorf("each of %d sides on %s took %d gas and %d bytes, which are assumed to be %d and %d", n, s.on, gas, size, gascost.Gas, gascost.Bytes)
	}
}
