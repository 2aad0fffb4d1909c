package demo

import (
	"fmt"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/app"
)

// settleLater has a third wallet enter a fund and leave it again on banking days, over a weekend: the result is that
// of the preview.
func (t *walletDemo) settleLater() error {
	reserve, err := t.fundReserve()
	if err != nil {
		return err
	}
	if err := t.enterFund(reserve); err != nil {
		return err
	}
	days := 2
	if err := t.changeFund(client.SourceChange{SettleDays: &days}); err != nil {
		return err
	}
	shown, err := t.awaitWeekend(reserve)
	if err != nil {
		return err
	}
	t.printStage("Preview", "leaving %s: asked for until %s it is struck at %s, T+2 over the weekend is %s", app.SandboxLoansSource, formatDay(*shown.CutoffAt), formatDay(*shown.StrikeAt), formatDay(shown.EarliestSettlementAt))
	t.printDetail("%s", shown.Note)
	return t.leaveFund(reserve, shown)
}

// formatDay writes a time as a bank in New York would.
func formatDay(at time.Time) string {
	zone, err := time.LoadLocation("America/New_York")
	if err != nil {
		zone = time.UTC
	}
	return at.In(zone).Format("Mon Jan 2 15:04 MST")
}

// fundReserve makes a wallet with 90 USDC.
func (t *walletDemo) fundReserve() (*client.Wallet, error) {
	r, err := t.api.CreateWalletWithResponse(t.ctx, client.WalletCreate{RequestID: uuid.New(), Label: "reserve"})
	if err != nil || r.JSON201 == nil {
		return nil, unexpectedAnswer("creating a wallet", r, err)
	}
	reserve := r.JSON201
	if err := t.pollUntil("the wallet is idle", func() (bool, error) { return reserve.Status == "idle", t.refreshWallet(reserve) }); err != nil {
		return nil, err
	}
	paid, err := t.api.SandboxFaucetWithResponse(t.ctx, client.FaucetRequest{Chain: "ethereum_sepolia", Token: "usdc", Address: reserve.DepositAddresses["ethereum_sepolia"], AmountUSD: "90.000000"})
	if err != nil || paid.JSON200 == nil {
		return nil, unexpectedAnswer("asking the faucet", paid, err)
	}
	return reserve, t.pollUntil("the deposit completes", func() (bool, error) { return reserve.TotalUSD == "90.000000", t.refreshWallet(reserve) })
}

func (t *walletDemo) changeFund(change client.SourceChange) error {
	r, err := t.api.SandboxSetSourceWithResponse(t.ctx, app.SandboxLoansSource, change)
	if err != nil || r.JSON200 == nil {
		return unexpectedAnswer("changing the fund", r, err)
	}
	return nil
}

// enterFund requests shares, and has the fund strike its NAV at once.
func (t *walletDemo) enterFund(reserve *client.Wallet) error {
	rebalance, err := t.requestAllocation(reserve.ID, client.Movement{From: "cash:ethereum_sepolia:usdc", To: app.SandboxLoansSource, AmountUSD: "90.000000"})
	if err != nil {
		return err
	}
	struck := false
	return t.pollUntil("the fund is entered", func() (bool, error) {
		g, err := t.api.GetRebalanceWithResponse(t.ctx, reserve.ID, rebalance)
		if err != nil || g.JSON200 == nil {
			return false, unexpectedAnswer("reading the rebalance", g, err)
		}
		if g.JSON200.FailureReason != nil {
			return false, fmt.Errorf("the rebalance failed: %s", *g.JSON200.FailureReason)
		}
		if !struck && isRequested(g.JSON200.RebalanceLegs) {
			struck = true
			return false, t.changeFund(client.SourceChange{Strike: &struck})
		}
		return g.JSON200.Status == "completed", nil
	})
}

// isRequested says whether the first step of a leg is done: the request.
func isRequested(legs []client.Leg) bool { return len(legs) > 0 && legs[0].StepsCompleted > 0 }

// awaitWeekend moves the clock from cutoff to cutoff, until two market days span a weekend.
func (t *walletDemo) awaitWeekend(reserve *client.Wallet) (*client.SettlementPreview, error) {
	for {
		r, err := t.api.PreviewWithdrawalWithResponse(t.ctx, reserve.ID, client.WithdrawalPreviewCreate{AmountUSD: "80", Token: "usdc",
			DestinationChain: "ethereum_sepolia", DestinationAddress: demoDestination.Hex()})
		if err != nil || r.JSON200 == nil {
			return nil, unexpectedAnswer("previewing a withdrawal", r, err)
		}
		shown := r.JSON200.PayoutLegs[0].Settlement
		if shown == nil {
			return nil, fmt.Errorf("the preview of a withdrawal from %s does not state its settlement", app.SandboxLoansSource)
		}
		if shown.EarliestSettlementAt.Sub(*shown.StrikeAt) > 72*time.Hour {
			return shown, nil
		}
		if err := t.moveClockTo(*shown.CutoffAt); err != nil {
			return nil, err
		}
	}
}

// moveClockTo moves the sandbox's clock.
func (t *walletDemo) moveClockTo(at time.Time) error {
	seconds := int(at.Sub(t.sandbox.Clock.Now())/time.Second) + 1
	r, err := t.api.SandboxAdvanceClockWithResponse(t.ctx, client.ClockAdvance{Seconds: max(seconds, 1)})
	if err != nil || r.JSON200 == nil {
		return unexpectedAnswer("advancing the clock", r, err)
	}
	return nil
}

// leaveFund requests the redemption, moves the clock to the date that was shown, and waits
// for the payout.
func (t *walletDemo) leaveFund(reserve *client.Wallet, shown *client.SettlementPreview) error {
	r, err := t.api.CreateWithdrawalWithResponse(t.ctx, reserve.ID, client.WithdrawalCreate{RequestID: uuid.New(), AmountUSD: "80", Token: "usdc",
		DestinationChain: "ethereum_sepolia", DestinationAddress: demoDestination.Hex()})
	if err != nil || r.JSON201 == nil {
		return unexpectedAnswer("withdrawing", r, err)
	}
	p := &payment{wallet: reserve, chain: "ethereum_sepolia", made: *r.JSON201}
	if err := t.pollUntil("the redemption is requested", func() (bool, error) { return isRequested(p.made.PayoutLegs), t.refreshWithdrawal(p) }); err != nil {
		return err
	}
	t.printStage("Request", "80 USDC of the fund's shares are given; the wallet's status is %s meanwhile", reserve.Status)
	for _, at := range []time.Time{*shown.StrikeAt, shown.EarliestSettlementAt} {
		if err := t.moveClockTo(at); err != nil {
			return err
		}
	}
	if err := t.pollUntil("the withdrawal completes", func() (bool, error) { return p.made.Status == "completed", t.refreshWithdrawal(p) }); err != nil {
		return err
	}
	t.printStage("Settled", "struck, funded, claimed and paid on %s: %s USDC, at the NAV of the strike", formatDay(*p.made.CompletedAt), *p.made.AmountPaidUSD)
	return nil
}
