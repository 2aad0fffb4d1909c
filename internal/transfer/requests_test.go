package transfer_test

import (
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/valuation"
	"github.com/granaryhq/granary/internal/wallet"
	"github.com/granaryhq/granary/internal/yield"
)

const fundID = "service-jaaa-usdc-vault"

var fundABI = contracts.NewSandboxFund()

// fundWorld is a world with a fund beside the vault, which takes requests both ways and
// settles them as the test says, which is its owner.
type fundWorld struct{ *world }

func newFundWorld(t *testing.T, db *store.DB) fundWorld {
	t.Helper()
	w := fundWorld{makeWorld(t, db, 50_000, dullRules, fundConfigs)}
	w.fundRelayer()
	w.until("the fund is observed", func() bool {
		source, err := w.catalog.Get(w.ctx, fundID)
		return err == nil && source.Observed()
	})
	return w
}

func fundConfigs(net *devnet.EVM, _ *evm.Client) []yield.Config {
	return []yield.Config{{
		ID: fundID, Name: "Senior loans", Description: "Senior loans.", Protocol: "erc7540", Chain: chain.EthereumSepolia, DepositToken: chain.USDC,
		Vault: net.Contracts.AsyncVault, NavUpdateMode: yield.NavDiscrete, Deposits: yield.Requested, Redemptions: yield.Requested,
	}}
}

// asFundOwner has the fund do something as its owner.
func (w fundWorld) asFundOwner(data []byte) {
	w.Helper()
	if err := w.chain.AsOwner(w.ctx, w.chain.Contracts.AsyncVault, data); err != nil {
		w.Fatal(err)
	}
}

// strike sets the price of a share, in cents.
func (w fundWorld) strike(cents int64) {
	w.Helper()
	w.asFundOwner(fundABI.PackStrike(new(big.Int).Mul(big.NewInt(cents), big.NewInt(1e16))))
}

// settleDeposit settles an amount of the wallet's requests.
func (w fundWorld) settleDeposit(of wallet.Wallet, amount money.USD) {
	w.Helper()
	w.asFundOwner(fundABI.PackSettleDeposit(addressOf(of), money.UnitsOf(amount, 6).Big()))
}

// settleRedeem settles shares, in hundredths.
func (w fundWorld) settleRedeem(of wallet.Wallet, hundredths int64) {
	w.Helper()
	w.asFundOwner(fundABI.PackSettleRedeem(addressOf(of), hundredthShares(hundredths)))
}

func hundredthShares(n int64) *big.Int { return new(big.Int).Mul(big.NewInt(n), big.NewInt(1e16)) }

func addressOf(of wallet.Wallet) common.Address { return of.Addresses[chain.EthereumSepolia].EVM() }

// begin begins a movement and does not wait for its end.
func (w fundWorld) begin(of wallet.Wallet, from, to string, amount money.USD) transfer.Workflow {
	w.Helper()
	flow, created, err := w.transfers.Allocate(w.ctx, transfer.AllocationRequest{Organization: org, Wallet: of.ID, RequestID: uuid.New(),
		Movements: []transfer.Instruction{{From: from, To: to, Amount: amount}}})
	if err != nil || !created {
		w.Fatalf("allocate: %v %v", created, err)
	}
	return flow
}

// get reads a workflow again.
func (w fundWorld) get(flow transfer.Workflow) transfer.Workflow {
	w.Helper()
	now, err := w.transfers.Get(w.ctx, org, flow.Wallet, flow.Kind, flow.ID)
	if err != nil {
		w.Fatal(err)
	}
	return now
}

// untilRequest waits until the first leg's request is as it should be.
func (w fundWorld) untilRequest(flow transfer.Workflow, what string, met func(*transfer.SourceRequest) bool) *transfer.SourceRequest {
	w.Helper()
	var request *transfer.SourceRequest
	w.until(what, func() bool {
		for _, leg := range w.get(flow).Legs {
			if len(leg.Requests) > 0 {
				request = leg.Requests[len(leg.Requests)-1]
				return met(request)
			}
		}
		return false
	})
	return request
}

// untilRequested waits until the first leg's request is made.
func (w fundWorld) untilRequested(flow transfer.Workflow) *transfer.SourceRequest {
	w.Helper()
	return w.untilRequest(flow, "it is requested", func(r *transfer.SourceRequest) bool { return r.Phase == transfer.PhaseRequested })
}

// assertAccounts checks the wallet's journal on accounts.
func (w fundWorld) assertAccounts(of wallet.Wallet, want map[ledger.Account]money.USD) {
	w.Helper()
	for account, amount := range want {
		if got := w.sumLines(of, account); got != amount {
			w.Errorf("%s holds %s, want %s", account, got, amount)
		}
	}
}

// assertWorth compares the wallet's displayed worth, in transit and not, with today's in its history.
func (w fundWorld) assertWorth(of wallet.Wallet, want money.USD) {
	w.Helper()
	holdings, err := w.transfers.Holdings(w.ctx, of.ID)
	if err != nil {
		w.Fatal(err)
	}
	var total money.USD
	for _, h := range holdings[of.ID] {
		total += h.Value + h.InTransit
	}
	today := valuation.DayOf(w.db.Clock().Now())
	history, err := valuation.ReadHistory(w.ctx, w.db, of.ID, valuation.Period{First: today, Last: today}, today, 1)
	if err != nil {
		w.Fatal(err)
	}
	if day := history.Days[0]; total != want || day.Value != want {
		w.Errorf("the wallet shows %s and its history %s, want %s", total, day.Value, want)
	}
}

func kindsAndStates(leg transfer.Leg) (all []string) {
	for _, s := range leg.Steps {
		all = append(all, string(s.Kind)+" "+string(s.State))
	}
	return all
}

// A deposit is requested, settled in parts at a price of each, claimed; then all of it is
// redeemed the same way and paid once.
func TestTheWholeLifeOfADollarThatSettlesLater(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newFundWorld(t, db)
		mine := w.createFunded(1000 * money.Dollar)
		flow := w.begin(mine, usdcCash, fundID, 600*money.Dollar)
		w.untilRequested(flow)
		w.assertAccounts(mine, map[ledger.Account]money.USD{ledger.InTransit: 600 * money.Dollar, ledger.Cash: 400 * money.Dollar})
		w.assertBooksBalance()
		if now, err := w.wallets.Get(w.ctx, org, mine.ID); err != nil || now.Status() != wallet.StatusIdle {
			t.Errorf("while only the fund is waited for the wallet is %s: %v", now.Status(), err)
		}

		w.settleDeposit(mine, 250*money.Dollar)
		w.untilRequest(flow, "the first fill is claimed", func(r *transfer.SourceRequest) bool { return r.InTransit == 350*money.Dollar })
		w.assertAccounts(mine, map[ledger.Account]money.USD{ledger.InTransit: 350 * money.Dollar, ledger.YieldPosition: 250 * money.Dollar})
		w.strike(125)
		w.settleDeposit(mine, 350*money.Dollar)
		ended := w.untilEnded(mine, wallet.Rebalance, flow.ID)
		if ended.Status != transfer.Completed {
			t.Fatalf("the allocation is %s: %v", ended.Status, kindsAndStates(ended.Legs[0]))
		}
		w.assertAccounts(mine, map[ledger.Account]money.USD{ledger.InTransit: 0, ledger.YieldPosition: 600 * money.Dollar, ledger.YieldIncome: 0})
		w.assertBooksBalance()

		// 530 shares, of which the last price makes 662.50.
		var held transfer.Holding
		w.until("the position is seen at the new price", func() bool {
			all, err := w.transfers.Holdings(w.ctx, mine.ID)
			if err != nil {
				t.Fatal(err)
			}
			for _, h := range all[mine.ID] {
				if h.ID == fundID {
					held = h
				}
			}
			return held.Value == 662_500_000
		})
		r := w.withdrawalRequest(mine, 662_500_000)
		r.Sources = []transfer.Draw{{Position: fundID, Amount: 662_500_000}}
		out := w.acceptWithdrawal(r)
		w.untilRequested(out)
		w.assertAccounts(mine, map[ledger.Account]money.USD{ledger.InTransit: 600 * money.Dollar, ledger.YieldPosition: 0})
		w.assertWorth(mine, 1000*money.Dollar) // the shares' worth beyond their cost is in no figure meanwhile
		w.strike(130)
		w.settleRedeem(mine, 20000)
		w.untilRequest(out, "the first fill is claimed", func(r *transfer.SourceRequest) bool { return r.Reserved == 260*money.Dollar })
		if paid := w.paidOutside(); paid != 0 {
			t.Errorf("%s were paid before the redemption was whole", paid)
		}
		w.assertBooksBalance()
		w.settleRedeem(mine, 33000)
		paid := w.untilEnded(mine, wallet.Withdrawal, out.ID)
		if paid.Status != transfer.Completed {
			t.Fatalf("the withdrawal is %s: %v", paid.Status, kindsAndStates(paid.Legs[0]))
		}
		if got := w.paidOutside(); got != 689*money.Dollar-50_000 {
			t.Errorf("%s were paid", got)
		}
		w.assertAccounts(mine, map[ledger.Account]money.USD{ledger.InTransit: 0, ledger.YieldPosition: 0, ledger.YieldIncome: -89 * money.Dollar, ledger.Cash: 400 * money.Dollar})
		w.assertBooksBalance()
	})
}
