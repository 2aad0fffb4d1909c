package app

import (
	"encoding/json"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/bridge/attester"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/riskaction"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// A risk rule has a source left while a dollar of the wallet's is between two chains: the money that
// is at risk does not wait for that dollar.
func TestAnUnwindDoesNotWaitForWhatIsBetweenChains(t *testing.T) {
	eachBridged(t, func(b *bridged) {
		b.faucet(chain.Base, chain.USDC, b.mine.Addresses[chain.Base], 40*money.Dollar)
		b.until("the money is in the books", func() bool { return b.holds(b.mine, baseCash) == 40*money.Dollar })
		b.invest([]wallet.Wallet{b.mine}, 200*money.Dollar)
		b.bridge.service.SetMode(attester.Silent)
		moved, _, err := b.tryAllocate(transfer.AllocationRequest{Organization: b.mine.Organization, Wallet: b.mine.ID, RequestID: uuid.New(),
			Movements: []transfer.Instruction{{From: baseCash, To: SandboxSource, Amount: money.Dollar}}})
		if err != nil {
			b.Fatal(err)
		}
		b.until("the dollar is in transit", func() bool {
			return b.count(`SELECT COUNT(*) FROM bridge_transfers WHERE workflow_id = $1 AND phase = 'sent'`, moved.ID) == 1
		})
		b.until("the wallet is free for other work", func() bool {
			w, err := b.Wallets.Get(b.T.Context(), b.mine.Organization, b.mine.ID)
			return err == nil && w.Status() == wallet.StatusIdle
		})
		err = b.DB.Write(b.T.Context(), func(tx *store.Tx) error {
			return riskaction.Begin(b.T.Context(), tx, riskaction.New{Organization: b.mine.Organization, Kind: riskaction.Unwind, Wallet: &b.mine.ID, OneWallet: true, Source: SandboxSource,
				Cause: riskaction.Cause{Alert: uuid.New(), Rule: uuid.New(), Name: "share price fell", Metric: "nav_drop_bps", Value: json.Number("62.5"), Threshold: json.Number("50")}})
		})
		if err != nil {
			b.Fatal(err)
		}
		b.until("the source is left", func() bool { return b.holds(b.mine, SandboxSource) < money.Dollar })
		if open := b.count(`SELECT COUNT(*) FROM bridge_transfers WHERE completed_at IS NULL`); open != 1 {
			b.Errorf("%d transfers are between chains", open)
		}
		b.bridge.service.SetMode(attester.Normal)
		b.untilEnded(b.mine, wallet.Rebalance, moved.ID)
		b.assertAllAgrees()
	})
}

// A deposit on a chain is deployed, for any amounts of the wallet in transit to that chain.
func TestADepositIsDeployedWhileSomethingCrosses(t *testing.T) {
	eachBridged(t, func(b *bridged) {
		request := newWallets(1)[0]
		request.AutoRebalance = true
		request.Strategy = &wallet.Strategy{Allocations: map[chain.Token][]wallet.Target{chain.USDC: {{YieldSource: SandboxSource, Pct: 10000}}}}
		mine := b.create([]wallet.CreateRequest{request})[0]
		b.faucet(chain.EthereumSepolia, chain.USDC, mine.Addresses[chain.EthereumSepolia], 50*money.Dollar)
		b.until("a deposit is deployed", func() bool { return b.holds(mine, SandboxSource) >= 49*money.Dollar })
		b.bridge.service.SetMode(attester.Silent)
		b.faucet(chain.Base, chain.USDC, mine.Addresses[chain.Base], 5*money.Dollar)
		b.until("what the source lacks is in transit", func() bool {
			return b.count(`SELECT COUNT(*) FROM bridge_transfers WHERE wallet_id = $1 AND phase = 'sent'`, mine.ID) == 1
		})
		b.faucet(chain.EthereumSepolia, chain.USDC, mine.Addresses[chain.EthereumSepolia], 100*money.Dollar)
		b.until("another deposit is in the books", func() bool { return b.holds(mine, sandboxCash) >= 100*money.Dollar })
		b.until("it is deployed", func() bool { return b.holds(mine, SandboxSource) >= 149*money.Dollar })
		b.bridge.service.SetMode(attester.Normal)
		b.until("what crossed is deployed", func() bool { return b.holds(mine, SandboxSource) >= 154*money.Dollar })
		b.assertAllAgrees()
	})
}

// An amount in transit to a source counts towards its ceiling once.
func TestWhatCrossesCountsOnceTowardsACeiling(t *testing.T) {
	eachBridged(t, func(b *bridged) {
		const million = 1_000_000 * money.Dollar
		b.faucet(chain.Base, chain.USDC, b.mine.Addresses[chain.Base], 2*million)
		b.faucet(chain.EthereumSepolia, chain.USDC, b.mine.Addresses[chain.EthereumSepolia], 2*million)
		b.until("the money is in the books", func() bool {
			return b.holds(b.mine, baseCash) == 2*million && b.holds(b.mine, sandboxCash) >= 2*million
		})
		b.bridge.service.SetMode(attester.Silent)
		allocate := func(from string) (transfer.Workflow, error) {
			w, _, err := b.tryAllocate(transfer.AllocationRequest{Organization: b.mine.Organization, Wallet: b.mine.ID, RequestID: uuid.New(),
				Movements: []transfer.Instruction{{From: from, To: SandboxSource, Amount: 2 * million}}})
			return w, err
		}
		moved, err := allocate(baseCash)
		if err != nil {
			b.Fatal(err)
		}
		b.until("it is in transit", func() bool {
			return b.count(`SELECT COUNT(*) FROM bridge_transfers WHERE workflow_id = $1 AND phase = 'sent'`, moved.ID) == 1
		})
		if _, err := allocate(sandboxCash); err != nil {
			b.Errorf("beside 2 million on their way, of a ceiling of 5 million, 2 million more are refused: %v", err)
		}
	})
}
