package app

import (
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// While no ether pays for messages of USDT, an automatic wallet's USDT on another chain cannot come. Its USDC is not
// affected, and is deployed as soon as it is there.
func TestWhatCannotCrossKeepsNothingElseFromItsTargets(t *testing.T) {
	eachBridgedUSDT(t, func(b *bridged) {
		payer := b.bridge.usdt.on[chain.Base].FeePayer
		has, err := b.Clients[chain.Base].Balance(b.T.Context(), payer)
		if err != nil {
			b.Fatal(err)
		}
		if err := b.Base.AsOwner(b.T.Context(), payer, contracts.NewBridgeFeePayer().PackWithdraw(common.HexToAddress("0xbeef"), has)); err != nil {
			b.Fatal(err)
		}
		request := newWallets(1)[0]
		request.AutoRebalance = true
		request.Strategy = &wallet.Strategy{Allocations: map[chain.Token][]wallet.Target{
			chain.USDC: {{YieldSource: SandboxSource, Pct: 10000}}, chain.USDT: {{YieldSource: SandboxUSDTSource, Pct: 10000}},
		}}
		mine := b.create([]wallet.CreateRequest{request})[0]
		b.faucet(chain.Base, chain.USDT, mine.Addresses[chain.Base], 50*money.Dollar)
		b.until("what would cross has failed and is postponed", func() bool {
			return b.count(`SELECT COUNT(*) FROM workflows WHERE wallet_id = $1 AND status = 'failed'`, mine.ID) > 0
		})
		b.faucet(chain.EthereumSepolia, chain.USDC, mine.Addresses[chain.EthereumSepolia], 100*money.Dollar)
		b.until("the USDC is in the books", func() bool { return b.holds(mine, sandboxCash)+b.holds(mine, SandboxSource) >= 99*money.Dollar })
		b.assertDeployed(mine, 99*money.Dollar)
	})
}

// assertDeployed waits until the source has an amount of a wallet's, or no work for that is due for long: a credited
// payment has the wallet planned at once.
func (b *bridged) assertDeployed(mine wallet.Wallet, amount money.USD) {
	b.Helper()
	var wait int64
	b.until("the wallet is planned", func() bool {
		wait = b.count(`SELECT COALESCE(MAX(run_at), 0) FROM tasks WHERE kind = $1 AND key = $2`, wallet.BalanceTask, mine.ID.String()) - b.Clock.Now().UnixMicro()
		return b.holds(mine, SandboxSource) >= amount || wait > 20_000_000
	})
	if deployed := b.holds(mine, SandboxSource); deployed < amount {
		b.Errorf("%s of %s are deployed, and nothing of the wallet's is for %d seconds", deployed, amount, wait/1_000_000)
	}
}

// A stranger's dollars, each in a token account of its own, do not keep a wallet's money on Solana from its targets:
// a burn gathers as many accounts as it can, and the next ones the rest.
func TestDollarsInManyAccountsKeepNothingFromItsTargets(t *testing.T) {
	eachBridged(t, func(b *bridged) {
		request := newWallets(1)[0]
		request.AutoRebalance = true
		request.Strategy = &wallet.Strategy{Allocations: map[chain.Token][]wallet.Target{chain.USDC: {{YieldSource: SandboxSource, Pct: 10000}}}}
		mine := b.create([]wallet.CreateRequest{request})[0]
		b.scatter(mine, 3, money.Dollar) // a burn takes from two accounts: one dollar at first, then two
		b.faucet(chain.SolanaDevnet, chain.USDC, mine.Addresses[chain.SolanaDevnet], 400*money.Dollar)
		b.until("all of it is deployed", func() bool { return b.holds(mine, SandboxSource) >= 402*money.Dollar && b.holds(mine, solanaCash) == 0 })
		if failed := b.count(`SELECT COUNT(*) FROM workflows WHERE wallet_id = $1 AND status = 'failed'`, mine.ID); failed > 0 {
			b.Errorf("%d rebalances failed", failed)
		}
		b.assertAllAgrees()
	})
}

// While a chain does not respond, its withdrawable amounts are unknown: they wait, and amounts elsewhere do not.
func TestWhatIsOnAChainThatDoesNotAnswerWaitsByItself(t *testing.T) {
	t.Parallel()
	c := newCrossing(newDrill(t, store.SQLite), chain.SolanaDevnet, chain.EthereumSepolia)
	node := c.proxySolana()
	c.faucet(chain.EthereumSepolia, chain.USDC, c.mine.Addresses[chain.EthereumSepolia], 100*money.Dollar)
	c.until("the money is in the books", func() bool { return c.holds(c.mine, sandboxCash) == 100*money.Dollar })
	node.Set(rpctest.Faults{Down: true})
	yes := true
	if _, err := c.Transfers.SetStrategy(t.Context(), transfer.StrategyRequest{Organization: c.mine.Organization, Wallet: c.mine.ID, RequestID: uuid.New(), AutoRebalance: &yes,
		Strategy: &wallet.Strategy{Allocations: map[chain.Token][]wallet.Target{chain.USDC: {{YieldSource: SandboxSource, Pct: 10000}}}}}); err != nil {
		t.Fatal(err)
	}
	c.until("what is elsewhere is deployed", func() bool { return c.holds(c.mine, SandboxSource) >= 99*money.Dollar })
	if crossed := c.count(`SELECT COUNT(*) FROM steps WHERE kind = 'bridge_transfer'`); crossed != 0 {
		t.Errorf("%d crossings are planned that nobody can know of", crossed)
	}
	node.Set(rpctest.Faults{})
	c.until("the rest is", func() bool {
		c.passTime(time.Second) // a failed request is retried in half a minute
		return c.holds(c.mine, SandboxSource) >= 599*money.Dollar
	})
	c.assertAllAgrees()
}
