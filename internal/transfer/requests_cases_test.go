package transfer_test

import (
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
	"github.com/granaryhq/granary/internal/yield"
)

// newQueuedWorld is newFundWorld with a queue beside the vault, for redemptions beyond its
// liquidity.
func newQueuedWorld(t *testing.T, db *store.DB) fundWorld {
	t.Helper()
	net, client := devnettest.Chain(t, db)
	w := fundWorld{makeWorldOn(t, db, net, client, 50_000, dullRules, func(net *devnet.EVM, _ *evm.Client) []yield.Config {
		return []yield.Config{{
			ID: fundID, Name: "Senior loans", Description: "Senior loans.", Protocol: "erc7540", Chain: chain.EthereumSepolia, DepositToken: chain.USDC,
			Vault: net.Contracts.AsyncVault, NavUpdateMode: yield.NavDiscrete, Deposits: yield.Requested, Redemptions: yield.Requested,
		}}
	}, func(vault *yield.Config) {
		vault.Redemptions, vault.Requests = yield.Queued, net.Contracts.RedemptionQueue
	})}
	w.fundRelayer()
	w.until("the sources are observed", func() bool {
		fund, err := w.catalog.Get(w.ctx, fundID)
		if err != nil {
			w.Fatal(err)
		}
		vault, err := w.catalog.Get(w.ctx, vaultID)
		return err == nil && fund.Observed() && vault.Observed()
	})
	return w
}

// within is the world in a test of one of its wallets.
func (w fundWorld) within(t *testing.T) fundWorld {
	return fundWorld{&world{T: t, ctx: w.ctx, db: w.db, chain: w.chain, client: w.client, catalog: w.catalog, wallets: w.wallets, transfers: w.transfers}}
}

// createHolding makes a wallet that holds only an amount in the fund, at the price of 1.
func (w fundWorld) createHolding(amount money.USD) wallet.Wallet {
	w.Helper()
	mine := w.createFunded(amount)
	flow := w.begin(mine, usdcCash, fundID, amount)
	w.untilRequested(flow)
	w.settleDeposit(mine, amount)
	if ended := w.untilEnded(mine, wallet.Rebalance, flow.ID); ended.Status != transfer.Completed {
		w.Fatalf("the allocation is %s: %v", ended.Status, kindsAndStates(ended.Legs[0]))
	}
	return mine
}

// withdrawTo begins a withdrawal to an address without other payments.
func (w fundWorld) withdrawTo(of wallet.Wallet, amount money.USD, draws ...transfer.Draw) (transfer.Workflow, common.Address) {
	w.Helper()
	id := uuid.New()
	to := common.BytesToAddress(id[:])
	r := w.withdrawalRequest(of, amount)
	r.DestinationAddress, r.Sources = to.Hex(), draws
	return w.acceptWithdrawal(r), to
}

// giveBackDeposit has the fund refund an amount of the wallet's requests.
func (w fundWorld) giveBackDeposit(of wallet.Wallet, amount money.USD) {
	w.Helper()
	w.asFundOwner(fundABI.PackReturnDeposit(addressOf(of), money.UnitsOf(amount, 6).Big()))
}

// giveBackRedeem has the fund give back shares, in hundredths.
func (w fundWorld) giveBackRedeem(of wallet.Wallet, hundredths int64) {
	w.Helper()
	w.asFundOwner(fundABI.PackReturnRedeem(addressOf(of), hundredthShares(hundredths)))
}

func (w fundWorld) setFrozen(of wallet.Wallet, frozen bool) {
	w.Helper()
	w.asFundOwner(fundABI.PackSetFrozen(addressOf(of), frozen))
}

// untilInTransit waits until of a request an amount is in transit, and no step under way.
func (w fundWorld) untilInTransit(flow transfer.Workflow, amount money.USD) *transfer.SourceRequest {
	w.Helper()
	return w.untilRequest(flow, amount.String()+" are in transit", func(r *transfer.SourceRequest) bool { return r.InTransit == amount && r.UnderWay == nil })
}

func (w fundWorld) untilProblem(flow transfer.Workflow) {
	w.Helper()
	held := w.untilRequest(flow, "the request says what holds it up", func(r *transfer.SourceRequest) bool { return r.Problem.Text != "" })
	if held.Problem.Code != failure.SourceRefused && held.Problem.Code != failure.SourceAccessDenied {
		w.Errorf("the problem is %s: %q", held.Problem.Code, held.Problem.Text)
	}
}

// assertEnd holds how a workflow ends, and where the wallet's money is then.
func (w fundWorld) assertEnd(flow transfer.Workflow, status transfer.Status, cash, inFund money.USD) transfer.Workflow {
	w.Helper()
	mine := wallet.Wallet{ID: flow.Wallet, Organization: org}
	ended := w.untilEnded(mine, flow.Kind, flow.ID)
	assertIs(w, "the workflow's status", ended.Status, status)
	assertIs(w, "its leg's steps are "+joined(kindsAndStates(ended.Legs[0]))+": cash", w.carryingValue(mine, usdcCash), cash)
	assertIs(w, "in the fund", w.carryingValue(mine, fundID), inFund)
	w.assertAccounts(mine, map[ledger.Account]money.USD{ledger.InTransit: 0})
	w.assertNothingReserved(mine)
	for _, leg := range ended.Legs {
		for _, r := range leg.Requests {
			assertIs(w, "a request is open", r.Open(), false)
		}
	}
	return ended
}

func joined(all []string) (text string) {
	for _, s := range all {
		text += s + "; "
	}
	return text
}

// requestCases are the outcomes of requests, each of a wallet of its own. All happen at once, at a price of 1.
var requestCases = map[string]func(w fundWorld){
	"a deposit that the issuer refuses is cash again": func(w fundWorld) {
		mine := w.createFunded(600 * money.Dollar)
		flow := w.begin(mine, usdcCash, fundID, 600*money.Dollar)
		w.untilRequested(flow)
		w.giveBackDeposit(mine, 600*money.Dollar)
		ended := w.assertEnd(flow, transfer.Failed, 600*money.Dollar, 0)
		assertIs(w, "why it failed", reasonOf(ended), fundID+" gave back what it was asked to settle")
		assertIs(w, "the request", ended.Legs[0].Requests[0].Phase, transfer.PhaseCancelled)
	},
	"of a deposit that is refused in part the rest is invested": func(w fundWorld) {
		mine := w.createFunded(600 * money.Dollar)
		flow := w.begin(mine, usdcCash, fundID, 600*money.Dollar)
		w.untilRequested(flow)
		w.settleDeposit(mine, 250*money.Dollar)
		w.untilInTransit(flow, 350*money.Dollar)
		w.giveBackDeposit(mine, 350*money.Dollar)
		ended := w.assertEnd(flow, transfer.Failed, 350*money.Dollar, 250*money.Dollar)
		assertIs(w, "why it failed", reasonOf(ended), fundID+" gave back 58.33 % of what it was asked to settle; what came of the rest stays in the wallet")
	},
	"a redemption that the issuer refuses is shares again": func(w fundWorld) {
		mine := w.createHolding(600 * money.Dollar)
		flow, to := w.withdrawTo(mine, 600*money.Dollar)
		w.untilRequested(flow)
		w.giveBackRedeem(mine, 60000)
		ended := w.assertEnd(flow, transfer.Failed, 0, 600*money.Dollar)
		assertIs(w, "why it failed", reasonOf(ended), fundID+" gave back what it was asked to settle")
		assertIs(w, "paid", w.usdcBalance(to), 0)
	},
	"of a redemption that is refused in part the rest is cash": func(w fundWorld) {
		mine := w.createHolding(600 * money.Dollar)
		flow := w.begin(mine, fundID, usdcCash, 600*money.Dollar)
		w.untilRequested(flow)
		w.settleRedeem(mine, 20000)
		w.untilInTransit(flow, 400*money.Dollar)
		w.giveBackRedeem(mine, 40000)
		ended := w.assertEnd(flow, transfer.Failed, 200*money.Dollar, 400*money.Dollar)
		assertIs(w, "why it failed", reasonOf(ended), fundID+" gave back 66.66 % of what it was asked to settle; what came of the rest stays in the wallet")
	},
	"a withdrawal that is cancelled is asked back": func(w fundWorld) {
		mine := w.createHolding(600 * money.Dollar)
		flow, to := w.withdrawTo(mine, 600*money.Dollar)
		w.untilRequested(flow)
		w.cancel(flow)
		w.untilRequest(flow, "it is asked back", func(r *transfer.SourceRequest) bool { return r.Phase == transfer.PhaseCancelling })
		w.giveBackRedeem(mine, 60000)
		w.assertEnd(flow, transfer.Cancelled, 0, 600*money.Dollar)
		assertIs(w, "paid", w.usdcBalance(to), 0)
		again, _ := w.withdrawTo(mine, 600*money.Dollar)
		w.untilRequested(again)
		w.settleRedeem(mine, 60000)
		w.assertEnd(again, transfer.Completed, 0, 0)
	},
	"a withdrawal that is cancelled is settled all the same": func(w fundWorld) {
		mine := w.createHolding(600 * money.Dollar)
		flow, to := w.withdrawTo(mine, 600*money.Dollar)
		w.untilRequested(flow)
		w.cancel(flow)
		w.untilRequest(flow, "it is asked back", func(r *transfer.SourceRequest) bool { return r.Phase == transfer.PhaseCancelling })
		w.settleRedeem(mine, 60000)
		w.assertEnd(flow, transfer.Cancelled, 600*money.Dollar, 0)
		assertIs(w, "paid", w.usdcBalance(to), 0)
	},
	"of a withdrawal that is cancelled what was claimed stays cash": func(w fundWorld) {
		mine := w.createHolding(600 * money.Dollar)
		flow, to := w.withdrawTo(mine, 600*money.Dollar)
		w.untilRequested(flow)
		w.settleRedeem(mine, 20000)
		w.untilRequest(flow, "a part is claimed", func(r *transfer.SourceRequest) bool { return r.Reserved == 200*money.Dollar && r.UnderWay == nil })
		w.cancel(flow)
		w.assertNothingReserved(mine)
		w.untilRequest(flow, "the rest is asked back", func(r *transfer.SourceRequest) bool { return r.Phase == transfer.PhaseCancelling })
		w.giveBackRedeem(mine, 40000)
		w.assertEnd(flow, transfer.Cancelled, 200*money.Dollar, 400*money.Dollar)
		assertIs(w, "paid", w.usdcBalance(to), 0)
	},
	"a withdrawal that is cancelled when it is claimable is claimed as cash": func(w fundWorld) {
		mine := w.createHolding(600 * money.Dollar)
		flow, to := w.withdrawTo(mine, 600*money.Dollar)
		w.untilRequested(flow)
		w.setFrozen(mine, true)
		w.settleRedeem(mine, 60000)
		w.untilProblem(flow)
		w.cancel(flow)
		w.setFrozen(mine, false)
		w.assertEnd(flow, transfer.Cancelled, 600*money.Dollar, 0)
		assertIs(w, "paid", w.usdcBalance(to), 0)
	},
	"what is frozen is claimed when it is let go": func(w fundWorld) {
		mine := w.createFunded(600 * money.Dollar)
		flow := w.begin(mine, usdcCash, fundID, 600*money.Dollar)
		w.untilRequested(flow)
		w.setFrozen(mine, true)
		w.settleDeposit(mine, 600*money.Dollar)
		w.untilProblem(flow)
		w.setFrozen(mine, false)
		ended := w.assertEnd(flow, transfer.Completed, 0, 600*money.Dollar)
		assertIs(w, "what held it up", ended.Legs[0].Requests[0].Problem.Text, "")
	},
	"a wallet is used while a fund is waited for": func(w fundWorld) {
		mine := w.createFunded(600 * money.Dollar)
		waits := w.begin(mine, usdcCash, fundID, 500*money.Dollar)
		w.untilRequested(waits)
		if moved := w.allocate(mine, usdcCash, vaultID, 20*money.Dollar); moved.Status != transfer.Completed {
			w.Errorf("a rebalance beside it is %s: %s", moved.Status, reasonOf(moved))
		}
		w.payIn(mine, chain.USDC, 30*money.Dollar)
		w.until("a deposit is credited", func() bool { return w.carryingValue(mine, usdcCash) == 110*money.Dollar })
		paid, to := w.withdrawTo(mine, 50*money.Dollar, transfer.Draw{Position: usdcCash, Amount: 50 * money.Dollar})
		if ended := w.untilEnded(mine, wallet.Withdrawal, paid.ID); ended.Status != transfer.Completed {
			w.Errorf("a withdrawal beside it is %s: %s", ended.Status, reasonOf(ended))
		}
		assertIs(w, "paid", w.usdcBalance(to), 50*money.Dollar-50_000)
		assertIs(w, "the first is still processing", w.get(waits).Status, transfer.Processing)
		w.settleDeposit(mine, 500*money.Dollar)
		w.assertEnd(waits, transfer.Completed, 60*money.Dollar, 500*money.Dollar)
	},
	"of two requests the oldest is settled first": func(w fundWorld) {
		mine := w.createFunded(600 * money.Dollar)
		first := w.begin(mine, usdcCash, fundID, 200*money.Dollar)
		w.untilRequested(first)
		second := w.begin(mine, usdcCash, fundID, 400*money.Dollar)
		w.untilRequested(second)
		w.settleDeposit(mine, 250*money.Dollar)
		assertIs(w, "the first", w.untilEnded(mine, wallet.Rebalance, first.ID).Status, transfer.Completed)
		w.untilInTransit(second, 350*money.Dollar)
		w.settleDeposit(mine, 350*money.Dollar)
		w.assertEnd(second, transfer.Completed, 0, 600*money.Dollar)
	},
	"what a stranger requests holds nothing up": func(w fundWorld) {
		mine := w.createFunded(600 * money.Dollar)
		flow := w.begin(mine, usdcCash, fundID, 600*money.Dollar)
		w.untilRequested(flow)
		w.requestAsStranger(mine, 10*money.Dollar)
		w.settleDeposit(mine, 200*money.Dollar)
		w.untilInTransit(flow, 400*money.Dollar)
		w.settleDeposit(mine, 410*money.Dollar)
		w.assertEnd(flow, transfer.Completed, 0, 600*money.Dollar)
	},
	"a vault pays what it has at once and the rest from its queue": func(w fundWorld) {
		mine := w.createFunded(100 * money.Dollar)
		w.allocate(mine, usdcCash, vaultID, 100*money.Dollar)
		w.asVaultOwner(contracts.NewSandboxVault().PackSetLiquidity(money.UnitsOf(30*money.Dollar, 6).Big()))
		w.until("the vault has little liquidity", func() bool {
			vault, err := w.catalog.Get(w.ctx, vaultID)
			return err == nil && vault.Liquidity == 30*money.Dollar
		})
		// Rounding may make the shares worth a few micro-dollars less than they cost.
		asked := 100*money.Dollar - 100
		flow, to := w.withdrawTo(mine, asked)
		assertIs(w, "legs", len(flow.Legs), 2)
		request := w.untilRequested(flow)
		w.untilLiquidLegEnds(flow)
		w.asQueueOwner(queueABI.PackSetFailure(claimsShut))
		w.asQueueOwner(queueABI.PackSettleRedeem(addressOf(mine), request.Given.Big()))
		w.untilProblem(flow)
		w.asQueueOwner(queueABI.PackSetFailure(0))
		ended := w.assertEnd(flow, transfer.Completed, 0, 0)
		// The vault's earnings before the queue struck are paid, and later ones are not.
		due, paid := asked-ended.Withdrawal().FeeUsd, w.usdcBalance(to)
		if paid > due+1000 || paid < due-1000 {
			w.Errorf("%s were paid, want %s, but for a few micro-dollars", paid, due)
		}
		if left := w.carryingValue(mine, vaultID); left > 1000 {
			w.Errorf("%s are left in the vault", left)
		}
	},
}

var queueABI = contracts.NewSandboxRedemptionQueue()

const claimsShut = 2 // SandboxAsyncVault.Failure.Claims

func (w fundWorld) asQueueOwner(data []byte) {
	w.Helper()
	if err := w.chain.AsOwner(w.ctx, w.chain.Contracts.RedemptionQueue, data); err != nil {
		w.Fatal(err)
	}
}

func (w fundWorld) asVaultOwner(data []byte) {
	w.Helper()
	if err := w.chain.AsOwner(w.ctx, w.chain.Contracts.Vault, data); err != nil {
		w.Fatal(err)
	}
}

// requestAsStranger has the fund's owner request a deposit in the wallet's name.
func (w fundWorld) requestAsStranger(of wallet.Wallet, amount money.USD) {
	w.Helper()
	usdc, units, stranger := contracts.NewSandboxUSDC(), money.UnitsOf(amount, 6).Big(), w.readFundOwner()
	// Other cases have the same stranger request beside this one: an allowance of just this
	// amount would be theirs as well.
	for _, data := range [][]byte{usdc.PackMint(stranger, units), usdc.PackApprove(w.chain.Contracts.AsyncVault, new(big.Int).Lsh(big.NewInt(1), 255))} {
		if err := w.chain.AsOwner(w.ctx, w.chain.Contracts.USDC, data); err != nil {
			w.Fatal(err)
		}
	}
	w.asFundOwner(fundABI.PackRequestDeposit(new(big.Int).Set(units), addressOf(of), stranger))
}

func (w fundWorld) readFundOwner() common.Address {
	w.Helper()
	out, err := w.client.Call(w.ctx, ethereum.CallMsg{To: &w.chain.Contracts.AsyncVault, Data: fundABI.PackOwner()}, nil)
	if err != nil {
		w.Fatal(err)
	}
	return common.BytesToAddress(out)
}

func (w fundWorld) untilLiquidLegEnds(flow transfer.Workflow) {
	w.Helper()
	w.until("what the vault has is paid or waits as cash", func() bool {
		for _, leg := range w.get(flow).Legs {
			if len(leg.Requests) == 0 && leg.Steps[0].State == transfer.StateCompleted {
				return true
			}
		}
		return false
	})
}

func TestWhatBecomesOfRequests(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newQueuedWorld(t, db)
		t.Run("cases", func(t *testing.T) {
			for _, cases := range []map[string]func(fundWorld){requestCases, returnCases} {
				for name, run := range cases {
					t.Run(name, func(t *testing.T) {
						t.Parallel()
						run(w.within(t))
					})
				}
			}
		})
		w.assertCancelledUnsigned()
		w.assertBooksBalance()
	})
}

// assertCancelledUnsigned cancels a withdrawal before its request is signed.
func (w fundWorld) assertCancelledUnsigned() {
	w.Helper()
	mine := w.createHolding(600 * money.Dollar)
	w.starts.shut()
	flow, _ := w.withdrawTo(mine, 600*money.Dollar)
	w.cancel(flow)
	w.starts.open()
	ended := w.assertEnd(flow, transfer.Cancelled, 0, 600*money.Dollar)
	assertIs(w, "requests made", len(ended.Legs[0].Requests), 0)
}
