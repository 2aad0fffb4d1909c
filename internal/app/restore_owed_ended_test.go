package app

import (
	"math/big"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/httpapi"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// move has a wallet enter or leave a fund by a request, and returns when it is on the chain.
func (d *drill) move(w wallet.Wallet, from, to string, amount money.USD) uuid.UUID {
	d.Helper()
	flow, _, err := d.tryAllocate(transfer.AllocationRequest{Organization: w.Organization, Wallet: w.ID, RequestID: uuid.New(),
		Movements: []transfer.Instruction{{From: from, To: to, Amount: amount}}})
	if err != nil {
		d.Fatal(err)
	}
	step := transfer.StepRequestDeposit
	if to == sandboxCash {
		step = transfer.StepRequestRedeem
	}
	d.untilRequested(w, wallet.Rebalance, flow.ID, step)
	return flow.ID
}

// requestAsStranger has somebody request a deposit of own money in a wallet's name.
func (d *drill) requestAsStranger(w wallet.Wallet, units int64) {
	d.Helper()
	on, fund := d.Chain, contracts.NewSandboxFund()
	out, err := d.Clients[chain.EthereumSepolia].Call(d.T.Context(), ethereum.CallMsg{To: &on.Contracts.JAAA, Data: fund.PackOwner()}, nil)
	if err != nil {
		d.Fatal(err)
	}
	stranger, usdc := common.BytesToAddress(out), contracts.NewSandboxUSDC()
	for _, c := range []struct {
		to   common.Address
		data []byte
	}{
		{on.Contracts.USDC, usdc.PackMint(stranger, big.NewInt(units))},
		{on.Contracts.USDC, usdc.PackApprove(on.Contracts.JAAA, big.NewInt(units))},
		{on.Contracts.JAAA, fund.PackRequestDeposit(big.NewInt(units), w.Addresses[chain.EthereumSepolia].EVM(), stranger)},
	} {
		if err := on.AsOwner(d.T.Context(), c.to, c.data); err != nil {
			d.Fatal(err)
		}
	}
}

// A wallet had entered a fund with 600 dollars, left it and paid its payee when it entered the fund once more, with 400
// dollars, and the database was lost. The request of 600 dollars has ended: it is not entered, though recover runs twice
// before the service starts, and though a stranger has requested a millionth in the wallet's name.
func TestARequestThatHasEndedIsNotEntered(t *testing.T) {
	eachDrill(t, func(d *drill) {
		d.serve()
		d.runFunds()
		mine := d.create(newWallets(1))[0]
		d.fund([]wallet.Wallet{mine}, 600*money.Dollar)
		d.investLater(mine, SandboxLoansSource, 600*money.Dollar)
		left := d.move(mine, SandboxLoansSource, sandboxCash, 599*money.Dollar)
		strike := true
		d.setTo(SandboxLoansSource, httpapi.SourceChange{Strike: &strike})
		d.untilEnded(mine, wallet.Rebalance, left)
		d.withdraw([]transfer.WithdrawalRequest{payoutTo(mine, 1, 598*money.Dollar)})
		d.fund([]wallet.Wallet{mine}, 400*money.Dollar)
		d.move(mine, sandboxCash, SandboxLoansSource, 400*money.Dollar)
		d.requestAsStranger(mine, 1)
		d.exchange(storetest.Address(t, d.DB.Engine()))
		o := RecoverOptions{RosterFiles: []string{d.roster}, Lost: true, CancelUnsigned: true, AcceptMissing: true, ClaimOwed: true}
		for run := range 2 {
			printed, err := d.recoverBooks(o)
			if err != nil {
				d.Fatalf("%v\n%s", err, printed)
			}
			if entered := strings.Count(printed, "entered "); entered != 1-run || strings.Contains(printed, "the request of 600000000 ") {
				d.Errorf("run %d enters %d requests\n%s", run+1, entered, printed)
			}
			o.Lost, o.CancelUnsigned = false, false
		}
		d.serve()
		d.runFunds()
		d.untilOwed("400000000")
		d.setTo(SandboxLoansSource, httpapi.SourceChange{Strike: &strike})
		d.until("the shares are claimed", func() bool { return d.holds(mine, SandboxLoansSource) >= 399*money.Dollar })
		d.assertBooksAgree()
	})
}

// A wallet that had 600 shares for 600 dollars in the backup redeemed 200 of them after it. They are carried at
// the 200 dollars that they cost, though their price has doubled.
func TestARecoveredRedemptionIsCarriedAtItsCost(t *testing.T) {
	eachDrill(t, func(d *drill) {
		d.serve()
		d.runFunds()
		mine := d.create(newWallets(1))[0]
		d.fund([]wallet.Wallet{mine}, 600*money.Dollar)
		d.investLater(mine, SandboxLoansSource, 600*money.Dollar)
		backup := d.backUp()
		d.runFunds()
		d.move(mine, SandboxLoansSource, sandboxCash, 200*money.Dollar)
		nav := 1200 * money.Dollar
		d.setTo(SandboxLoansSource, httpapi.SourceChange{Nav: &nav})
		d.exchange(backup)
		if printed, err := d.recoverBooks(RecoverOptions{RosterFiles: []string{d.roster}, Lost: true, CancelUnsigned: true, AcceptMissing: true, ClaimOwed: true}); err != nil {
			d.Fatalf("%v\n%s", err, printed)
		}
		d.serve()
		var carried int64
		d.until("the request is in the books", func() bool {
			return d.DB.QueryRow(d.T.Context(), `SELECT in_transit FROM source_requests WHERE redeem = 1`).Scan(&carried) == nil
		})
		if got := money.USD(carried); got < 199*money.Dollar || got > 201*money.Dollar {
			d.Errorf("shares that cost 200 dollars are carried at %s", got)
		}
	})
}
