package app

import (
	"context"
	"errors"
	"math/big"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/calendar"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/httpapi"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// runFunds has the sandbox's funds run, as Sandbox.Run does.
func (d *drill) runFunds() {
	ctx, cancel := context.WithCancel(context.Background())
	ended := make(chan struct{})
	go func() { defer close(ended); d.funds.Run(ctx, fundsInterval) }()
	d.Cleanup(func() { cancel(); <-ended })
}

func (d *drill) setTo(id string, c httpapi.SourceChange) {
	d.Helper()
	if err := d.setSource(d.T.Context(), sandboxOrganization, id, c); err != nil {
		d.Fatal(err)
	}
}

// moveTo moves the sandbox's clock, and its chains with it.
func (d *drill) moveTo(at time.Time) {
	d.Helper()
	by := at.Sub(d.Clock.Now())
	if by <= 0 {
		d.Fatalf("%s is over", at)
	}
	d.Clock.Advance(by)
}

// pendingRedemption is the part of a wallet's redemption that a contract has not settled.
func (d *drill) pendingRedemption(id string, w wallet.Wallet) *big.Int {
	d.Helper()
	source, err := d.Catalog.Get(d.T.Context(), id)
	if err != nil {
		d.Fatal(err)
	}
	data := contracts.NewSandboxFund().PackPendingRedeemRequest(new(big.Int), w.Addresses[chain.EthereumSepolia].EVM())
	out, err := d.Clients[chain.EthereumSepolia].Call(d.T.Context(), ethereum.CallMsg{To: &source.Requests, Data: data}, nil)
	if err != nil {
		d.Fatal(err)
	}
	return new(big.Int).SetBytes(out)
}

// investLater has a wallet enter a source by a request that is struck at once.
func (d *drill) investLater(w wallet.Wallet, id string, amount money.USD) {
	d.Helper()
	flow, _, err := d.tryAllocate(transfer.AllocationRequest{Organization: w.Organization, Wallet: w.ID, RequestID: uuid.New(),
		Movements: []transfer.Instruction{{From: sandboxCash, To: id, Amount: amount}}})
	if err != nil {
		d.Fatal(err)
	}
	d.untilRequested(w, wallet.Rebalance, flow.ID, transfer.StepRequestDeposit)
	strike := true
	d.setTo(id, httpapi.SourceChange{Strike: &strike})
	if ended := d.untilEnded(w, wallet.Rebalance, flow.ID); ended.Status != transfer.Completed {
		d.Fatalf("the allocation is %s: %s", ended.Status, failureOf(ended))
	}
}

// untilRequested waits until a workflow's request to a source is on its chain.
func (d *drill) untilRequested(w wallet.Wallet, kind wallet.WorkflowKind, id uuid.UUID, step transfer.StepKind) {
	d.Helper()
	d.until("the request is made", func() bool {
		flow, err := d.Transfers.Get(d.T.Context(), w.Organization, w.ID, kind, id)
		if err != nil {
			d.Fatal(err)
		}
		for _, l := range flow.Legs {
			for _, s := range l.Steps {
				if s.Kind == step && s.State == transfer.StateCompleted {
					return true
				}
			}
		}
		return false
	})
}

// longWayAhead is the next strike of which that many market days span a weekend and a
// holiday.
func longWayAhead(p calendar.Policy, days int, from time.Time) time.Time {
	strike := p.NextStrike(from)
	for p.SettleAfter(strike, days).Sub(strike) < time.Duration(days+3)*24*time.Hour-2*time.Hour {
		strike = p.NextStrike(strike)
	}
	return strike
}

// A redemption at T+2, over a weekend and a holiday: the result is that of the preview, from the request to the
// payout.
func TestTheSandboxKeepsTheDatesThatItShows(t *testing.T) {
	eachDrill(t, func(d *drill) {
		d.serve()
		d.runFunds()
		days := 2
		mine := d.create(newWallets(1))[0]
		d.fund([]wallet.Wallet{mine}, 1000*money.Dollar)
		d.investLater(mine, SandboxLoansSource, 1000*money.Dollar)
		d.setTo(SandboxLoansSource, httpapi.SourceChange{SettleDays: &httpapi.SettleDays{Days: &days}})

		source, err := d.Catalog.Get(d.T.Context(), SandboxLoansSource)
		if err != nil {
			d.Fatal(err)
		}
		policy := source.Policies.Redeem
		strike := longWayAhead(policy, days, d.Clock.Now().AddDate(0, 0, 2))
		d.moveTo(policy.CutoffOf(strike).Add(-time.Hour))
		asked := payoutTo(mine, 1, 400*money.Dollar)
		preview, err := d.Transfers.PreviewWithdrawal(d.T.Context(), asked)
		if err != nil {
			d.Fatal(err)
		}
		shown := preview.Legs[0].Settlement
		if shown == nil || !shown.Strike.Equal(strike) || !shown.EarliestSettlement.Equal(policy.SettleAfter(strike, days)) {
			d.Fatalf("the preview says %+v, want a strike at %s", shown, strike)
		}
		flow, _, err := d.Transfers.Withdraw(d.T.Context(), asked)
		if err != nil {
			d.Fatal(err)
		}
		d.untilRequested(mine, wallet.Withdrawal, flow.ID, transfer.StepRequestRedeem)
		d.moveTo(strike)
		d.moveTo(shown.EarliestSettlement.Add(-time.Minute))
		if err := d.funds.WorkOff(d.T.Context()); err != nil {
			d.Fatal(err)
		}
		if d.pendingRedemption(SandboxLoansSource, mine).Sign() == 0 {
			d.Error("a minute before the date that was shown the redemption is settled")
		}
		d.moveTo(shown.EarliestSettlement)
		ended := d.untilEnded(mine, wallet.Withdrawal, flow.ID)
		if ended.Status != transfer.Completed {
			d.Fatalf("the withdrawal is %s: %s", ended.Status, failureOf(ended))
		}
		if got := calendar.DateOf(ended.CompletedAt.In(shown.EarliestSettlement.Location())); got != preview.Estimate.TypicalCompletionDate {
			d.Errorf("paid on %s, the preview said %s", got, preview.Estimate.TypicalCompletionDate)
		}
		if got := d.paidTo(destinationOf(1)); got < 399_000_000 {
			d.Errorf("the payee has %d units", got)
		}
		d.assertBooksAgree()
	})
}

// awaitLiquidity sets a vault's liquid amount, and waits until the catalog has it.
func (d *drill) awaitLiquidity(id string, amount money.USD) {
	d.Helper()
	d.setTo(id, httpapi.SourceChange{Liquidity: &amount})
	d.until("the liquidity is observed", func() bool {
		source, err := d.Catalog.Get(d.T.Context(), id)
		return err == nil && source.Liquidity == amount
	})
}

// An amount that a vault can pay leaves it at once, though it could not when it was observed; the rest waits in its
// queue until that has struck.
func TestTheSandboxQueuesWhatTheVaultCannotPay(t *testing.T) {
	eachDrill(t, func(d *drill) {
		d.serve()
		d.runFunds()
		mine := d.create(newWallets(1))[0]
		d.fund([]wallet.Wallet{mine}, 1000*money.Dollar)
		d.invest([]wallet.Wallet{mine}, 1000*money.Dollar)

		d.awaitLiquidity(SandboxSource, 0)
		hash, err := d.Chain.SetLiquidity(d.T.Context(), d.Chain.Contracts.Vault, nil) // no one is notified
		if err != nil {
			d.Fatal(err)
		}
		if _, err := d.Chain.Wait(d.T.Context(), hash); err != nil {
			d.Fatal(err)
		}
		atOnce := d.withdraw([]transfer.WithdrawalRequest{payoutTo(mine, 1, 200*money.Dollar)})[0]
		if atOnce.Status != transfer.Completed || len(atOnce.Legs) != 1 || atOnce.Legs[0].Steps[0].Kind != transfer.StepRedeem {
			d.Errorf("what the vault pays at once is %s in %d legs, the first step %s", atOnce.Status, len(atOnce.Legs), atOnce.Legs[0].Steps[0].Kind)
		}

		d.awaitLiquidity(SandboxSource, 100*money.Dollar)
		asked := payoutTo(mine, 2, 300*money.Dollar)
		preview, err := d.Transfers.PreviewWithdrawal(d.T.Context(), asked)
		if err != nil {
			d.Fatal(err)
		}
		if len(preview.Legs) != 2 || preview.Legs[0].Settlement != nil || preview.Legs[1].Settlement == nil || preview.Legs[1].Settlement.Amount != 200*money.Dollar {
			d.Fatalf("the preview has %+v, want 100 at once and 200 later", preview.Legs)
		}
		if ahead := preview.Legs[1].Settlement.Ahead; ahead == nil || *ahead != 0 {
			d.Errorf("before an empty queue there is %v", ahead)
		}
		flow, _, err := d.Transfers.Withdraw(d.T.Context(), asked)
		if err != nil {
			d.Fatal(err)
		}
		d.untilRequested(mine, wallet.Withdrawal, flow.ID, transfer.StepRequestRedeem)
		strike := true
		d.setTo(SandboxSource, httpapi.SourceChange{Strike: &strike})
		if ended := d.untilEnded(mine, wallet.Withdrawal, flow.ID); ended.Status != transfer.Completed {
			d.Errorf("the withdrawal is %s: %s", ended.Status, failureOf(ended))
		}
		if got := d.paidTo(destinationOf(2)); got < 299_000_000 {
			d.Errorf("the payee has %d units", got)
		}
		d.assertBooksAgree()
	})
}

// A fund's payment, refusal or release is read as soon as it is made, before the next regular reading.
func TestTheSandboxLooksAtOnceAtWhatAFundHasPaid(t *testing.T) {
	eachDrill(t, func(d *drill) {
		d.serve()
		d.runFunds()
		mine := d.create(newWallets(1))[0]
		d.fund([]wallet.Wallet{mine}, 1000*money.Dollar)
		flow, _, err := d.tryAllocate(transfer.AllocationRequest{Organization: mine.Organization, Wallet: mine.ID, RequestID: uuid.New(),
			Movements: []transfer.Instruction{{From: sandboxCash, To: SandboxLoansSource, Amount: 600 * money.Dollar}}})
		if err != nil {
			d.Fatal(err)
		}
		d.untilRequested(mine, wallet.Rebalance, flow.ID, transfer.StepRequestDeposit)
		const everLater = 1 << 60
		var at int64
		d.until("the request waits for its next look", func() bool {
			err := d.DB.QueryRow(d.T.Context(), `SELECT look_at FROM source_requests WHERE under_way IS NULL`).Scan(&at)
			if err != nil && !errors.Is(err, store.ErrNoRows) {
				d.Fatal(err)
			}
			return err == nil && at > d.Clock.Now().UnixMicro()
		})
		if err := d.DB.Write(d.T.Context(), func(tx *store.Tx) error {
			tx.Defer(`UPDATE source_requests SET look_at = $1`, everLater)
			return nil
		}); err != nil {
			d.Fatal(err)
		}
		none := "none"
		d.setTo(SandboxLoansSource, httpapi.SourceChange{Failure: &none}) // which is no strike
		d.until("the request is looked at", func() bool {
			if err := d.DB.QueryRow(d.T.Context(), `SELECT look_at FROM source_requests`).Scan(&at); err != nil {
				d.Fatal(err)
			}
			return at < everLater
		})
	})
}
