package app

import (
	"context"
	"slices"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/bridge/burnterms"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/intent/evmintent"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/relay"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// servedChains collects the chains of each family.
type servedChains struct {
	intents   map[chain.Name]intent.Chain
	transfers map[chain.Name]transfer.Chain
}

// checkOutcomes has the settling package return why simulated intents could not be settled.
func (a *App) checkOutcomes(ctx context.Context, simulated []intent.Simulated) (map[uuid.UUID]failure.Reason, error) {
	steps := slices.DeleteFunc(slices.Clone(simulated), func(in intent.Simulated) bool { return in.SettleTask != transfer.SettleTask })
	if len(steps) == 0 {
		return nil, nil
	}
	return a.Transfers.CheckSimulated(ctx, steps)
}

// openEVM makes, for each EVM chain, who follows it, who builds, signs and decodes
// its intents, and who carries them.
func (a *App) openEVM(keys custody.ServiceKeys, served servedChains) {
	signs := map[chain.Name]evmintent.Chain{}
	for name, client := range a.Clients {
		ch := a.Config.Chains[name]
		signs[name] = evmintent.Chain{Client: client, Executor: ch.Executor, Guard: ch.BalanceGuard, Lifetime: ch.IntentLife, Bridge: ch.Bridge.deployment(), USDT: ch.USDTBridge.bridge(),
			SolanaMints: a.Config.bridgedMints()}
	}
	family := evmintent.New(a.DB.Clock(), a.signer, a.Catalog, signs)
	a.evmIntents = family
	for name, client := range a.Clients {
		ch := a.Config.Chains[name]
		follower := wallet.NewFollower(a.DB, evm.NewReader(client), name, ch.Poll, a.log, a.Registry)
		a.addSeat(follower.Seat(), a.afterChainCheck(name, follower.Run))
		a.followers = append(a.followers, follower)
		options := ch.relayOptions()
		options.CheckOutcomes = a.checkOutcomes
		carrier := relay.New(a.DB, client, keys.Relayer(), options, a.log, a.Registry)
		a.addSeat(carrier.Seat(), a.afterChainCheck(name, carrier.Run))
		served.intents[name] = intent.Chain{Family: family, Transactions: relay.CarryingTransactions}
		burns := a.newBurns(name, func() burnterms.Source {
			return burnterms.NewEVM(client, ch.Bridge.TokenMessenger, ch.Tokens[chain.USDC])
		})
		fee, _ := money.ParseUSD(ch.WithdrawalFee) // Config.Check has read it
		served.transfers[name] = transfer.Chain{
			Tokens: client.TokenAddresses(), WithdrawalFee: fee, FeeCollector: chain.EVMAddress(ch.FeeCollector), Bridged: ch.bridgedTokens(name, a.newMeter(name), burns),
			Messages: evm.NewReader(client), AwaitsDelivery: ch.awaitsDelivery(client),
		}
	}
}
