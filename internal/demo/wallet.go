package demo

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"net/http"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/app"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/money"
)

// Wallet shows the whole life of wallets, on an EVM chain and on Solana.
func Wallet(ctx context.Context, o Options) error {
	return performDemo(ctx, o, "Wallets' whole life, on three real chains inside this process", tellWalletStory)
}

// walletDemo is one walk through the lives of two wallets, over HTTP like any client's:
// one is paid and pays on the EVM's chain, the other on Solana, in the same seconds.
type walletDemo struct {
	*session
	hooks   *webhookReceiver
	wallet  client.Wallet // of the EVM's chain
	payroll client.Wallet // of Solana
}

func tellWalletStory(s *session) error {
	hooks, err := newReceiver()
	if err != nil {
		return err
	}
	defer hooks.stop()
	t := &walletDemo{session: s, hooks: hooks}
	evm, sol := s.info.Chains[chain.EthereumSepolia], s.info.Chains[chain.SolanaDevnet]
	s.printStage("Sandbox", "chain %d at %s, base at %s, Solana at %s; a block and a slot every %s, final after %d; SQLite; %s", evm.ChainID, evm.RPCURL, s.info.Chains[chain.Base].RPCURL, sol.RPCURL, demoBlock, demoFinality, s.info.BaseURL)
	return s.tellChapters(t.registerWebhook, t.createWallets, t.depositUSDC, t.allocateToSource, t.earnYield, t.withdrawUSDC, t.payElsewhere, t.approveWithdrawal, t.showEvents, t.leaveByRule, t.settleLater, t.showJournal, t.verifyBooks)
}

func (t *walletDemo) registerWebhook() error {
	r, err := t.api.CreateWebhookWithResponse(t.ctx, client.WebhookCreate{URL: t.hooks.url, Events: []client.EventType{
		"portfolio_wallet.status_changed", "portfolio_wallet.deposit.status_changed", "portfolio_wallet.rebalance.status_changed",
		"portfolio_wallet.withdrawal.status_changed", "portfolio_wallet.withdrawal.payout.status_changed",
		"portfolio_wallet.risk.alert.triggered", "portfolio_wallet.risk.alert.resolved", "portfolio_wallet.risk.action.status_changed", "portfolio_wallet.risk.unwind.completed"}})
	if err != nil || r.JSON201 == nil {
		return unexpectedAnswer("registering a webhook", r, err)
	}
	t.hooks.setSecret(r.JSON201.Secret)
	t.printStage("Webhook", "registered %s; its secret signs every delivery", t.hooks.url)
	return nil
}

func (t *walletDemo) createWallets() error {
	for label, wallet := range map[string]*client.Wallet{"treasury": &t.wallet, "payroll": &t.payroll} {
		r, err := t.api.CreateWalletWithResponse(t.ctx, client.WalletCreate{RequestID: uuid.New(), Label: label})
		if err != nil || r.JSON201 == nil {
			return unexpectedAnswer("creating a wallet", r, err)
		}
		*wallet = *r.JSON201
	}
	for _, wallet := range []*client.Wallet{&t.wallet, &t.payroll} {
		if err := t.pollUntil("the wallet is idle", func() (bool, error) { return wallet.Status == "idle", t.refreshWallet(wallet) }); err != nil {
			return err
		}
	}
	t.printStage("Wallets", "%q and %q went from creating to idle, each with an address on every chain", t.wallet.Label, t.payroll.Label)
	t.printDetail("%-9s ethereum_sepolia  %s", t.wallet.Label, t.wallet.DepositAddresses["ethereum_sepolia"])
	t.printDetail("%-9s solana_devnet     %s", t.payroll.Label, t.payroll.DepositAddresses["solana_devnet"])
	return nil
}

func (t *walletDemo) refreshWallet(wallet *client.Wallet) error {
	r, err := t.api.GetWalletWithResponse(t.ctx, wallet.ID)
	if err != nil || r.JSON200 == nil {
		return unexpectedAnswer("reading the wallet", r, err)
	}
	*wallet = *r.JSON200
	return nil
}

// arrival is a deposit on its way.
type arrival struct {
	wallet *client.Wallet
	chain  client.Chain
	amount client.USD
	hash   string
	first  client.DepositStatus // that was seen of it
	seen   client.Deposit
}

// depositUSDC has both wallets paid, each on its chain.
func (t *walletDemo) depositUSDC() error {
	arrivals := []*arrival{{wallet: &t.wallet, chain: "ethereum_sepolia", amount: "1000.000000"}, {wallet: &t.payroll, chain: "solana_devnet", amount: "500.000000"}}
	for _, a := range arrivals {
		paid, err := t.api.SandboxFaucetWithResponse(t.ctx, client.FaucetRequest{Chain: a.chain, Token: "usdc", Address: a.wallet.DepositAddresses[string(a.chain)], AmountUSD: a.amount})
		if err != nil || paid.JSON200 == nil {
			return unexpectedAnswer("asking the faucet", paid, err)
		}
		a.hash = paid.JSON200.TxHash
	}
	err := t.pollUntil("the deposits complete", func() (bool, error) {
		completed := 0
		for _, a := range arrivals {
			if err := t.lookUpDeposit(a); err != nil {
				return false, err
			}
			if a.seen.Status == "completed" {
				completed++
			}
		}
		return completed == len(arrivals), nil
	})
	if err != nil {
		return err
	}
	for i, a := range arrivals {
		t.printNth(i, "Deposit", "%s USDC arrived on %s in %s: %s", a.amount, a.chain, shortHash(a.hash), a.first)
	}
	for _, a := range arrivals {
		t.printDetail("final after %d and posted to the ledger: %s, now in %s", demoFinality, a.seen.Status, *a.seen.CashPositionID)
	}
	return t.awaitEvent("portfolio_wallet.deposit.status_changed")
}

func (t *walletDemo) lookUpDeposit(a *arrival) error {
	r, err := t.api.LookupDepositWithResponse(t.ctx, a.wallet.ID, &client.LookupDepositParams{TxHash: a.hash})
	if err != nil || (r.JSON200 == nil && r.StatusCode() != http.StatusNotFound) {
		return unexpectedAnswer("looking the deposit up", r, err)
	}
	if r.JSON200 != nil {
		a.seen = *r.JSON200
		a.first = cmp.Or(a.first, a.seen.Status)
	}
	return nil
}

// requestAllocation requests an allocation and returns the rebalance. It sends the same request again, with the same
// requestId, while the price of a source is not known, as it may be in the first moments of a service.
func (t *walletDemo) requestAllocation(wallet uuid.UUID, m client.Movement) (rebalance uuid.UUID, err error) {
	request := client.AllocationCreate{RequestID: uuid.New(), Allocations: []client.Movement{m}}
	err = t.pollUntil("the price of "+m.To+" is known", func() (bool, error) {
		r, err := t.api.AllocateWithResponse(t.ctx, wallet, request)
		switch {
		case err == nil && r.JSON201 != nil:
			rebalance = r.JSON201.RebalanceID
			return true, nil
		case err == nil && r.StatusCode() == http.StatusServiceUnavailable:
			return false, nil
		}
		return false, unexpectedAnswer("allocating", r, err)
	})
	return rebalance, err
}

func (t *walletDemo) allocateToSource() error {
	rebalance, err := t.requestAllocation(t.wallet.ID, client.Movement{From: "cash:ethereum_sepolia:usdc", To: app.SandboxSource, AmountUSD: "600.000000"})
	if err != nil {
		return err
	}
	var status client.RebalanceStatus
	err = t.pollUntil("the rebalance completes", func() (bool, error) {
		g, err := t.api.GetRebalanceWithResponse(t.ctx, t.wallet.ID, rebalance)
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
	if err := t.pollUntil("the position has grown", func() (bool, error) {
		err := t.refreshWallet(&t.wallet)
		return hasGrown(worth(), was, "601.000000"), err
	}); err != nil {
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

// Whom the demo pays, on each chain.
var demoDestination = common.HexToAddress("0x00000000000000000000000000000000DeaDBeef")

const demoSolanaDestination = "2aoCwj8kHouu4JqbxBuA3ukB8iYEZhrhiKRNYjUZkcr8"

// payment is a withdrawal on its way.
type payment struct {
	wallet      *client.Wallet
	chain       client.Chain
	amount      json.Number
	destination string
	made        client.Withdrawal
}

// withdrawUSDC has both wallets pay, each on its chain.
func (t *walletDemo) withdrawUSDC() error {
	payments := []*payment{{wallet: &t.wallet, chain: "ethereum_sepolia", amount: "700", destination: demoDestination.Hex()},
		{wallet: &t.payroll, chain: "solana_devnet", amount: "120", destination: demoSolanaDestination}}
	for i, p := range payments {
		r, err := t.api.CreateWithdrawalWithResponse(t.ctx, p.wallet.ID, client.WithdrawalCreate{RequestID: uuid.New(), AmountUSD: p.amount,
			Token: "usdc", DestinationChain: p.chain, DestinationAddress: p.destination})
		if err != nil || r.JSON201 == nil {
			return unexpectedAnswer("withdrawing", r, err)
		}
		p.made = *r.JSON201
		t.printNth(i, "Withdraw", "%s USDC to %s on %s: %s, legs: %d", p.amount, shortHash(p.destination), p.chain, p.made.Status, p.made.LegsTotal)
	}
	err := t.pollUntil("the withdrawals complete", func() (bool, error) {
		completed := 0
		for _, p := range payments {
			if err := t.refreshWithdrawal(p); err != nil {
				return false, err
			}
			if p.made.Status == "completed" {
				completed++
			}
		}
		return completed == len(payments), nil
	})
	if err != nil {
		return err
	}
	for _, p := range payments {
		if err := t.showPaid(p); err != nil {
			return err
		}
	}
	return nil
}

func (t *walletDemo) refreshWithdrawal(p *payment) error {
	g, err := t.api.GetWithdrawalWithResponse(t.ctx, p.wallet.ID, p.made.ID)
	if err != nil || g.JSON200 == nil {
		return unexpectedAnswer("reading the withdrawal", g, err)
	}
	p.made = *g.JSON200
	if p.made.Status == "failed" || p.made.Status == "partially_completed" {
		return fmt.Errorf("the withdrawal is %s: %s", p.made.Status, *p.made.FailureReason)
	}
	return nil
}

// showPaid prints the paid amount, and the chain's state of it.
func (t *walletDemo) showPaid(p *payment) error {
	for _, l := range p.made.PayoutLegs {
		t.printDetail("%s from %s: %s, %d of %d steps", l.AmountUSD, l.From.Label, l.Status, l.StepsCompleted, l.StepsTotal)
	}
	read := func() (money.USD, error) { return t.balanceOf(demoDestination) }
	if p.chain == client.ChainSolanaDevnet {
		read = t.balanceOnSolana
	}
	onChain, err := read()
	if err != nil {
		return err
	}
	t.printDetail("paid %s, fee %s; %s says the destination holds %s", *p.made.AmountPaidUSD, p.made.FeeUSD, p.chain, onChain)
	return nil
}

// balanceOnSolana reads the destination's balance from Solana's node, past the service.
func (t *walletDemo) balanceOnSolana() (money.USD, error) {
	to, err := solana.ParsePublicKey(demoSolanaDestination)
	if err != nil {
		return 0, err
	}
	client := t.sandbox.SolanaClients[chain.SolanaDevnet]
	units, _, err := client.UnitsOf(t.ctx, to, client.Config().Mints[chain.USDC], rpc.Finalized)
	if err != nil {
		return 0, err
	}
	return money.USD(units.Int64()), nil
}

// awaitEvent waits until one kind of event was received with a good signature.
func (t *walletDemo) awaitEvent(kind string) error {
	return t.pollUntil("the webhook "+kind, func() (bool, error) { return t.hooks.countOf(kind) > 0, t.hooks.signatureError() })
}

const idleAgain = "portfolio_wallet.status_changed idle"

func (t *walletDemo) showEvents() error {
	if err := t.awaitEvent("portfolio_wallet.withdrawal.status_changed"); err != nil {
		return err
	}
	// The last event of a wallet is its return to idle.
	err := t.pollUntil("the last webhook", func() (bool, error) {
		return t.hooks.lastOf(t.wallet.ID) == idleAgain && t.hooks.lastOf(t.payroll.ID) == idleAgain, t.hooks.signatureError()
	})
	if err != nil {
		return err
	}
	t.printStage("Events", "%d webhooks received, every signature verified, each wallet's in order", len(t.hooks.received()))
	for _, e := range t.hooks.received() {
		label := t.wallet.Label
		if e.wallet == t.payroll.ID {
			label = t.payroll.Label
		}
		t.printDetail("%-9s %s", label, e.text)
	}
	return nil
}

func (t *walletDemo) showJournal() error {
	limit, scope := 100, client.ListActivityParamsScope("organization")
	r, err := t.api.ListActivityWithResponse(t.ctx, &client.ListActivityParams{Scope: &scope, Limit: &limit})
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
		t.printDetail("%-22s %-15s %18s  %s", title, l.AccountKind, l.AmountUSD, l.WalletLabel)
	}
	return nil
}

func (t *walletDemo) verifyBooks() error {
	report, err := t.sandbox.NewVerifier().Run(t.ctx)
	if err != nil {
		return err
	}
	if !report.Clean() {
		return fmt.Errorf("the books are wrong: %v", report.Mismatches)
	}
	t.printStage("Verify", "journal summed again and compared with all chains: %d balances, 0 mismatches", report.Balances)
	return nil
}
