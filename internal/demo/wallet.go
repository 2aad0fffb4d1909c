package demo

import (
	"context"
	"fmt"
	"net/http"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/app"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/verify"
)

// Wallet tells the whole life of a wallet.
func Wallet(ctx context.Context, o Options) error {
	return performDemo(ctx, o, "A wallet's whole life, on a real chain inside this process", tellWalletStory)
}

// walletDemo is one walk through the life of a wallet, over HTTP like any client's.
type walletDemo struct {
	*session
	hooks  *webhookReceiver
	wallet client.Wallet
}

func tellWalletStory(s *session) error {
	hooks, err := newReceiver()
	if err != nil {
		return err
	}
	defer hooks.stop()
	t := &walletDemo{session: s, hooks: hooks}
	on := s.info.Chains[chain.EthereumSepolia]
	s.printStage("Sandbox", "chain %d at %s, a block every %s, final after %d; SQLite; %s", on.ChainID, on.RPCURL, demoBlock, demoFinality, s.info.BaseURL)
	return s.tellChapters(t.registerWebhook, t.createWallet, t.depositUSDC, t.allocateToSource, t.earnYield, t.withdrawUSDC, t.approveWithdrawal, t.showEvents, t.showJournal, t.verifyBooks)
}

func (t *walletDemo) registerWebhook() error {
	r, err := t.api.CreateWebhookWithResponse(t.ctx, client.WebhookCreate{URL: t.hooks.url, Events: []client.EventType{
		"portfolio_wallet.status_changed", "portfolio_wallet.deposit.status_changed", "portfolio_wallet.rebalance.status_changed",
		"portfolio_wallet.withdrawal.status_changed", "portfolio_wallet.withdrawal.payout.status_changed"}})
	if err != nil || r.JSON201 == nil {
		return unexpectedAnswer("registering a webhook", r, err)
	}
	t.hooks.setSecret(r.JSON201.Secret)
	t.printStage("Webhook", "registered %s; its secret signs every delivery", t.hooks.url)
	return nil
}

func (t *walletDemo) createWallet() error {
	r, err := t.api.CreateWalletWithResponse(t.ctx, client.WalletCreate{RequestID: uuid.New(), Label: "treasury"})
	if err != nil || r.JSON201 == nil {
		return unexpectedAnswer("creating a wallet", r, err)
	}
	t.wallet = *r.JSON201
	if err := t.pollUntil("the wallet is idle", func() (bool, error) { return t.wallet.Status == "idle", t.refreshWallet() }); err != nil {
		return err
	}
	t.printStage("Wallet", "%q went from creating to idle", t.wallet.Label)
	t.printDetail("ethereum_sepolia  %s", t.wallet.DepositAddresses["ethereum_sepolia"])
	t.printDetail("solana_devnet     %s", t.wallet.DepositAddresses["solana_devnet"])
	return nil
}

func (t *walletDemo) refreshWallet() error {
	r, err := t.api.GetWalletWithResponse(t.ctx, t.wallet.ID)
	if err != nil || r.JSON200 == nil {
		return unexpectedAnswer("reading the wallet", r, err)
	}
	t.wallet = *r.JSON200
	return nil
}

func (t *walletDemo) depositUSDC() error {
	paid, err := t.api.SandboxFaucetWithResponse(t.ctx, client.FaucetRequest{Chain: "ethereum_sepolia", Token: "usdc",
		Address: t.wallet.DepositAddresses["ethereum_sepolia"], AmountUSD: "1000.000000"})
	if err != nil || paid.JSON200 == nil {
		return unexpectedAnswer("asking the faucet", paid, err)
	}
	hash := paid.JSON200.TxHash
	var seen client.Deposit
	find := func() (bool, error) {
		r, err := t.api.LookupDepositWithResponse(t.ctx, t.wallet.ID, &client.LookupDepositParams{TxHash: hash})
		if err != nil || (r.JSON200 == nil && r.StatusCode() != http.StatusNotFound) {
			return false, unexpectedAnswer("looking the deposit up", r, err)
		}
		if r.JSON200 != nil {
			seen = *r.JSON200
		}
		return r.JSON200 != nil, nil
	}
	if err := t.pollUntil("the deposit is seen", find); err != nil {
		return err
	}
	t.printStage("Deposit", "1,000 USDC arrived in %s: %s", shortHash(hash), seen.Status)
	if err := t.pollUntil("the deposit completes", func() (bool, error) { _, err := find(); return seen.Status == "completed", err }); err != nil {
		return err
	}
	t.printDetail("final after %d blocks and posted to the ledger: %s, now in %s", demoFinality, seen.Status, *seen.CashPositionID)
	return t.awaitEvent("portfolio_wallet.deposit.status_changed")
}

func (t *walletDemo) allocateToSource() error {
	r, err := t.api.AllocateWithResponse(t.ctx, t.wallet.ID, client.AllocationCreate{RequestID: uuid.New(), Allocations: []client.Movement{
		{From: "cash:ethereum_sepolia:usdc", To: app.SandboxSource, AmountUSD: "600.000000"}}})
	if err != nil || r.JSON201 == nil {
		return unexpectedAnswer("allocating", r, err)
	}
	var status client.RebalanceStatus
	err = t.pollUntil("the rebalance completes", func() (bool, error) {
		g, err := t.api.GetRebalanceWithResponse(t.ctx, t.wallet.ID, r.JSON201.RebalanceID)
		if err != nil || g.JSON200 == nil {
			return false, unexpectedAnswer("reading the rebalance", g, err)
		}
		status = g.JSON200.Status
		if status == "failed" {
			return false, fmt.Errorf("the rebalance failed: %s", *g.JSON200.FailureReason)
		}
		return status == "completed", nil
	})
	if err != nil {
		return err
	}
	t.printStage("Allocate", "600 USDC from cash into %s: %s", app.SandboxSource, status)
	t.printDetail("one intent, signed by the wallet's key and carried in by the relayer: the wallet holds no ETH")
	return nil
}

func (t *walletDemo) earnYield() error {
	const month = 30 * 24 * 3600
	r, err := t.api.SandboxAdvanceClockWithResponse(t.ctx, client.ClockAdvance{Seconds: month})
	if err != nil || r.JSON200 == nil {
		return unexpectedAnswer("advancing the clock", r, err)
	}
	worth := func() client.USD {
		for _, p := range t.wallet.Positions {
			if p.ID == app.SandboxSource {
				return p.AmountUSD
			}
		}
		return ""
	}
	was := worth()
	if err := t.pollUntil("the position has grown", func() (bool, error) { err := t.refreshWallet(); return hasGrown(worth(), was, "601.000000"), err }); err != nil {
		return err
	}
	t.printStage("Earn", "the clock moves 30 days: the position is worth %s", worth())
	return nil
}

func hasGrown(now, was, least client.USD) bool {
	n, e1 := money.ParseUSD(now)
	l, e2 := money.ParseUSD(least)
	return e1 == nil && e2 == nil && n > l && now != was
}

var demoDestination = common.HexToAddress("0x00000000000000000000000000000000DeaDBeef")

func (t *walletDemo) withdrawUSDC() error {
	r, err := t.api.CreateWithdrawalWithResponse(t.ctx, t.wallet.ID, client.WithdrawalCreate{RequestID: uuid.New(), AmountUSD: "700",
		Token: "usdc", DestinationChain: "ethereum_sepolia", DestinationAddress: demoDestination.Hex()})
	if err != nil || r.JSON201 == nil {
		return unexpectedAnswer("withdrawing", r, err)
	}
	w := *r.JSON201
	t.printStage("Withdraw", "700 USDC to %s: %s, in %d legs", shortHash(demoDestination.Hex()), w.Status, w.LegsTotal)
	err = t.pollUntil("the withdrawal completes", func() (bool, error) {
		g, err := t.api.GetWithdrawalWithResponse(t.ctx, t.wallet.ID, w.ID)
		if err != nil || g.JSON200 == nil {
			return false, unexpectedAnswer("reading the withdrawal", g, err)
		}
		w = *g.JSON200
		if w.Status == "failed" || w.Status == "partially_completed" {
			return false, fmt.Errorf("the withdrawal is %s: %s", w.Status, *w.FailureReason)
		}
		return w.Status == "completed", nil
	})
	if err != nil {
		return err
	}
	for _, l := range w.PayoutLegs {
		t.printDetail("%s from %s: %s, %d of %d steps", l.AmountUSD, l.From.Label, l.Status, l.StepsCompleted, l.StepsTotal)
	}
	onChain, err := t.balanceOf(demoDestination)
	if err != nil {
		return err
	}
	t.printDetail("paid %s, fee %s; the chain says the destination holds %s", *w.AmountPaidUSD, w.FeeUSD, onChain)
	return nil
}

// awaitEvent waits until one kind of event was received with a good signature.
func (t *walletDemo) awaitEvent(kind string) error {
	return t.pollUntil("the webhook "+kind, func() (bool, error) { return t.hooks.countOf(kind) > 0, t.hooks.signatureError() })
}

func (t *walletDemo) showEvents() error {
	if err := t.awaitEvent("portfolio_wallet.withdrawal.status_changed"); err != nil {
		return err
	}
	// The last event is the wallet's return to idle.
	err := t.pollUntil("the last webhook", func() (bool, error) {
		return t.hooks.lastReceived() == "portfolio_wallet.status_changed idle", t.hooks.signatureError()
	})
	if err != nil {
		return err
	}
	t.printStage("Events", "%d webhooks received, every signature verified, in order", len(t.hooks.received()))
	for _, e := range t.hooks.received() {
		t.printDetail("%s", e)
	}
	return nil
}

func (t *walletDemo) showJournal() error {
	limit := 100
	r, err := t.api.ListActivityWithResponse(t.ctx, &client.ListActivityParams{WalletID: &t.wallet.ID, Limit: &limit})
	if err != nil || r.JSON200 == nil {
		return unexpectedAnswer("reading the journal", r, err)
	}
	t.printStage("Journal", "%d lines, each entry sums to zero", len(r.JSON200.Activity))
	var entry uuid.UUID
	for _, l := range r.JSON200.Activity {
		title := ""
		if l.JournalEntryID != entry {
			title, entry = l.EventType, l.JournalEntryID
		}
		t.printDetail("%-22s %-15s %18s", title, l.AccountKind, l.AmountUSD)
	}
	return nil
}

func (t *walletDemo) verifyBooks() error {
	report, err := verify.Verifier{DB: t.sandbox.DB, Clients: t.sandbox.Clients, Catalog: t.sandbox.Catalog}.Run(t.ctx)
	if err != nil {
		return err
	}
	if !report.Clean() {
		return fmt.Errorf("the books are wrong: %v", report.Mismatches)
	}
	t.printStage("Verify", "journal summed again and compared with the chain: %d balances, 0 mismatches", report.Balances)
	return nil
}
