package transfer_test

import (
	"math/big"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/calendar"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/randtest"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
	"github.com/granaryhq/granary/internal/yield"
)

// The sources of the quirky world beside the vault.
const (
	quirkyVault  = "quirky-vault"        // of USDC
	quirkyTether = "quirky-tether-vault" // of USDT
)

// quirkyWorld is a world with vaults that have effects beside the requested ones.
type quirkyWorld struct {
	*world
	vaults map[string]common.Address
}

func newQuirkyWorld(t *testing.T, db *store.DB) quirkyWorld {
	t.Helper()
	w := quirkyWorld{vaults: map[string]common.Address{}}
	w.world = makeWorld(t, db, 50_000, transfer.BalanceRules{Band: 200, MinTrade: money.Dollar, Every: time.Hour}, func(net *devnet.EVM, client *evm.Client) []yield.Config {
		owner := ownerOf(t, net, client)
		code := func(asset common.Address) []byte {
			return append(common.FromHex(contracts.SandboxQuirkyVaultMetaData.Bin), contracts.NewSandboxQuirkyVault().PackConstructor(asset, owner)...)
		}
		at := deployCodes(t, net, client, code(net.Contracts.USDC), code(net.Contracts.USDT))
		var sources []yield.Config
		for i, id := range []string{quirkyVault, quirkyTether} {
			w.vaults[id] = at[i]
			sources = append(sources, yield.Config{
				ID: id, Name: id, Description: id, Protocol: "erc4626", Chain: chain.EthereumSepolia, DepositToken: []chain.Token{chain.USDC, chain.USDT}[i],
				Vault: at[i], NavUpdateMode: yield.NavContinuous, Liquidity: yield.LiquidityIdle,
				Policies: yield.Policies{Deposit: calendar.Policy{TypicalMinUnits: 1, TypicalMaxUnits: 9}, Redeem: calendar.Policy{TypicalMinUnits: 1, TypicalMaxUnits: 9}},
			})
		}
		return sources
	})
	w.fundRelayer()
	return w
}

// ownerOf returns the owner of the chain's contracts.
func ownerOf(t *testing.T, net *devnet.EVM, client *evm.Client) common.Address {
	t.Helper()
	out, err := client.Call(t.Context(), ethereum.CallMsg{To: &net.Contracts.USDC, Data: contracts.NewSandboxUSDC().PackOwner()}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return common.BytesToAddress(out)
}

// fundRewards gives a vault its payments of rewards. In its own asset that is a gain of its shareholders, so that
// someone has to be one.
func (w quirkyWorld) fundRewards(id string, token chain.Token) {
	w.Helper()
	if _, err := w.chain.Faucet(w.ctx, token, chain.EVMAddress(w.vaults[id]), money.UnitsOf(100*money.Dollar, 6)); err != nil {
		w.Fatal(err)
	}
}

// setQuirks sets a vault's further effects.
func (w quirkyWorld) setQuirks(id string, reward common.Address, units, bonusShares int64, ownTransactionOnly bool) {
	w.Helper()
	data := contracts.NewSandboxQuirkyVault().PackSetQuirks(reward, big.NewInt(units), big.NewInt(bonusShares), ownTransactionOnly)
	if err := w.chain.AsOwner(w.ctx, w.vaults[id], data); err != nil {
		w.Fatal(err)
	}
}

// untilAvailable waits until a position is seen to be worth an amount.
func (w quirkyWorld) untilAvailable(of wallet.Wallet, position string, amount money.USD) {
	w.Helper()
	w.until("the position's value is observed", func() bool {
		held, err := w.transfers.Holdings(w.ctx, of.ID)
		if err != nil {
			w.Fatal(err)
		}
		for _, h := range held[of.ID] {
			if h.ID == position && h.Liquid >= amount {
				return true
			}
		}
		return false
	})
}

// A vault pays a reward in the other stablecoin, within the wallet's own intent. It is
// no deposit, so it has to be in the entry of the step.
func TestARewardInTheOtherStablecoinIsIncome(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newQuirkyWorld(t, db)
		mine := w.createFunded(100 * money.Dollar)
		w.fundRewards(quirkyVault, chain.USDT)
		w.setQuirks(quirkyVault, w.chain.Contracts.USDT, 3_000_000, 0, false)
		assertIs(t, "the allocation", w.allocate(mine, usdcCash, quirkyVault, 60*money.Dollar).Status, transfer.Completed)
		assertIs(t, "USDT after the deposit", w.carryingValue(mine, usdtCash), 3*money.Dollar)
		w.fundRewards(quirkyVault, chain.USDC)
		w.setQuirks(quirkyVault, w.chain.Contracts.USDC, 2_000_000, 500, false)
		w.untilAvailable(mine, quirkyVault, 20*money.Dollar)
		before := w.carryingValue(mine, usdcCash)
		assertIs(t, "the way back", w.allocate(mine, quirkyVault, usdcCash, 20*money.Dollar).Status, transfer.Completed)
		assertIs(t, "USDC that the redemption brought", w.carryingValue(mine, usdcCash)-before, 22*money.Dollar)
		if income := w.sumLines(mine, ledger.YieldIncome); income >= -3*money.Dollar {
			t.Errorf("income %s, want more than the first reward", income)
		}
		deposits, _, err := w.wallets.Deposits(w.ctx, org, mine.ID, store.Page{Limit: 10})
		if err != nil || len(deposits) != 1 {
			t.Errorf("rewards were taken for deposits: %+v, %v", deposits, err)
		}
		w.assertNothingReserved(mine)
		w.assertBooksBalance()
	})
}

// Effects that a vault has on contracts only, no simulation of bare calls shows. The rebalance ends with the vault's
// reason, whether that is found before the carrier's or by it.
func TestARebalanceThatOnlyTheExecutorFailsEnds(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newQuirkyWorld(t, db)
		mine := w.createFunded(100 * money.Dollar)
		w.setQuirks(quirkyVault, common.Address{}, 0, 0, true)
		flow, _, err := w.transfers.Allocate(w.ctx, transfer.AllocationRequest{Organization: org, Wallet: mine.ID, RequestID: uuid.New(),
			Movements: []transfer.Instruction{{From: usdcCash, To: quirkyVault, Amount: 60 * money.Dollar}}})
		if err != nil {
			t.Fatal(err)
		}
		step := flow.Legs[0].Steps[0].ID
		w.until("the rebalance ends", func() bool {
			outcome, err := intent.LoadOutcome(w.ctx, db, step)
			if err == nil && outcome.State == intent.Carried && outcome.Reason != "" {
				db.Clock().Advance(25 * time.Hour)
			}
			flow, err = w.transfers.Get(w.ctx, org, mine.ID, wallet.Rebalance, flow.ID)
			return err == nil && flow.CompletedAt != nil
		})
		assertIs(t, "the status", flow.Status, transfer.Failed)
		if flow.FailureReason == nil || *flow.FailureReason == "" {
			t.Error("it does not say why")
		}
		w.assertNothingReserved(mine)
		w.assertBooksBalance()
	})
}

// Tokens and vaults change their behaviour at any time: between a request and its simulation, its execution and its
// settlement. Every workflow ends, no reservation stays, and the books are the chain's.
func TestEveryWorkflowEndsWhateverTokensAndVaultsDo(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newQuirkyWorld(t, db)
		random := randtest.Rand(t)
		mine := w.createFunded(500 * money.Dollar)
		w.fundTether(mine, 500*money.Dollar)
		for _, vault := range [][2]string{{usdcCash, quirkyVault}, {usdtCash, quirkyTether}} {
			w.allocate(mine, vault[0], vault[1], 200*money.Dollar)
			w.fundRewards(vault[1], chain.USDC)
			w.fundRewards(vault[1], chain.USDT)
			w.untilAvailable(mine, vault[1], 100*money.Dollar)
		}
		begun := 0
		for range 10 {
			w.upset(random)
			w.publishUnchecked.Store(random.IntN(2) == 0)
			ends := w.beginSomething(random, mine)
			w.upset(random)
			begun += len(ends)
			for _, end := range ends {
				end()
			}
			w.assertNothingReserved(mine)
		}
		if begun < 3 {
			t.Errorf("only %d workflows were begun", begun)
		}
		w.untilNoStepTasks()
		w.assertBooksBalance()
	})
}

// upset has a token or a vault do something else from now on.
func (w quirkyWorld) upset(random *rand.Rand) {
	w.Helper()
	vault := []string{quirkyVault, quirkyTether}[random.IntN(2)]
	reward := []common.Address{w.chain.Contracts.USDC, w.chain.Contracts.USDT}[random.IntN(2)]
	switch random.IntN(5) {
	case 0:
		w.setTetherFee(random.Int64N(2)*random.Int64N(20), 10)
	case 1:
		w.blacklistAddress(destinationAddress)
	case 2:
		if err := w.chain.AsOwner(w.ctx, w.chain.Contracts.USDC, contracts.NewSandboxUSDC().PackUnBlacklist(destinationAddress)); err != nil {
			w.Fatal(err)
		}
	default:
		w.setQuirks(vault, reward, random.Int64N(3_000_000), random.Int64N(1_000_000), false)
	}
}

// beginSomething begins a rebalance, a withdrawal or both, and returns a function that waits for their ends.
func (w quirkyWorld) beginSomething(random *rand.Rand, mine wallet.Wallet) (ends []func()) {
	w.Helper()
	tether := random.IntN(2) == 1
	cash, vault, token := usdcCash, quirkyVault, chain.USDC
	if tether {
		cash, vault, token = usdtCash, quirkyTether, chain.USDT
	}
	amount := money.USD(1 + random.Int64N(int64(40*money.Dollar)))
	if random.IntN(3) > 0 {
		move := transfer.Instruction{From: cash, To: vault, Amount: amount}
		if random.IntN(2) == 1 {
			move.From, move.To = vault, cash
		}
		flow, _, err := w.transfers.Allocate(w.ctx, transfer.AllocationRequest{Organization: org, Wallet: mine.ID, RequestID: uuid.New(), Movements: []transfer.Instruction{move}})
		if err == nil {
			ends = append(ends, func() { w.untilEnded(mine, wallet.Rebalance, flow.ID) })
		} else if fault.CodeOf(err) == "" {
			w.Fatal(err)
		}
	}
	if random.IntN(2) == 0 {
		r := w.withdrawalWithPartner(mine, amount+10*money.Dollar, money.Dollar)
		r.Token = token
		accepted, _, err := w.transfers.Withdraw(w.ctx, r)
		if err == nil {
			ends = append(ends, func() { w.untilEnded(mine, wallet.Withdrawal, accepted.ID) })
		} else if fault.CodeOf(err) == "" {
			w.Fatal(err)
		}
	}
	return ends
}
