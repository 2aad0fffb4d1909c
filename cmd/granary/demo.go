package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"math/big"
	"net/http"
	"os"
	"path/filepath"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"
	"golang.org/x/term"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/app"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/verify"
)

// demoCommands are the demos: a wallet's unless another is named.
type demoCommands struct {
	Wallet     demoCommand       `cmd:"" default:"withargs" help:"The whole life of a wallet. The default."`
	Microvault microVaultCommand `cmd:"" help:"The whole life of a MicroVault."`
}

type demoCommand struct {
	Stay   bool   `help:"Leave the sandbox running afterwards, with curl lines to paste."`
	Listen string `help:"Where the sandbox listens." default:"127.0.0.1:0"`
}

// demoBlock is quick, so that the demo is.
const (
	demoBlock    = 250 * time.Millisecond
	demoFinality = 3
)

func (d demoCommand) Run(ctx context.Context) error {
	return performDemo(ctx, d.Listen, "A wallet's whole life, on a real chain inside this process", d.tellStory, d.Stay)
}

// performDemo tells a story in a sandbox of its own, and leaves that running if it
// is to stay.
func performDemo(ctx context.Context, listen, title string, tell func(context.Context, *story, *app.Sandbox, app.SandboxInfo) error, stay bool) error {
	dir, err := os.MkdirTemp("", "granary-demo-")
	if err != nil {
		return fmt.Errorf("making a directory: %w", err)
	}
	defer func() { _ = os.RemoveAll(dir) }()
	story := newStory(os.Stdout)
	story.printTitle(title)
	quiet := slog.New(slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{Level: slog.LevelError}))
	sandbox, err := app.NewSandbox(ctx, app.SandboxOptions{Dir: dir, Listen: listen, BlockTime: demoBlock, Finality: demoFinality}, quiet)
	if err != nil {
		return err
	}
	defer sandbox.Close()

	run, stop := context.WithCancel(ctx)
	defer stop()
	ready, ended := make(chan app.SandboxInfo, 1), make(chan error, 1)
	go func() {
		ended <- sandbox.Run(run, func(info app.SandboxInfo) error { ready <- info; return nil })
	}()
	select {
	case err := <-ended:
		return err
	case info := <-ready:
		if err := tell(ctx, story, sandbox, info); err != nil {
			return err
		}
		if stay {
			story.printInstructions(info, filepath.Join(dir, "sandbox.json"))
			select {
			case <-ctx.Done():
			case err := <-ended:
				return err
			}
		}
	}
	stop()
	return <-ended
}

// newAPIClient is a client with the sandbox's token.
func newAPIClient(info app.SandboxInfo) (*client.ClientWithResponses, error) {
	api, err := client.NewClientWithResponses(info.BaseURL, client.WithRequestEditorFn(func(_ context.Context, r *http.Request) error {
		r.Header.Set("Authorization", "Bearer "+info.Token)
		return nil
	}))
	if err != nil {
		return nil, fmt.Errorf("making a client: %w", err)
	}
	return api, nil
}

// demo is one walk through the service, over HTTP like any client's.
type demo struct {
	*story
	ctx     context.Context
	api     *client.ClientWithResponses
	sandbox *app.Sandbox
	info    app.SandboxInfo
	hooks   *webhookReceiver
	wallet  client.Wallet
}

func (d demoCommand) tellStory(ctx context.Context, story *story, sandbox *app.Sandbox, info app.SandboxInfo) error {
	api, err := newAPIClient(info)
	if err != nil {
		return err
	}
	hooks, err := newReceiver()
	if err != nil {
		return err
	}
	defer hooks.stop()
	t := &demo{story: story, ctx: ctx, api: api, sandbox: sandbox, info: info, hooks: hooks}
	on := info.Chains[chain.EthereumSepolia]
	story.printStage("Sandbox", "chain %d at %s, a block every %s, final after %d; SQLite; %s", on.ChainID, on.RPCURL, demoBlock, demoFinality, info.BaseURL)
	for _, chapter := range []func() error{t.registerWebhook, t.createWallet, t.depositUSDC, t.allocateToSource, t.earnYield, t.withdrawUSDC, t.showEvents, t.showJournal, t.verifyBooks} {
		if err := chapter(); err != nil {
			story.printFailure(err)
			return err
		}
	}
	story.printSummary()
	return nil
}

func (t *demo) registerWebhook() error {
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

func (t *demo) createWallet() error {
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

func (t *demo) refreshWallet() error {
	r, err := t.api.GetWalletWithResponse(t.ctx, t.wallet.ID)
	if err != nil || r.JSON200 == nil {
		return unexpectedAnswer("reading the wallet", r, err)
	}
	t.wallet = *r.JSON200
	return nil
}

func (t *demo) depositUSDC() error {
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

func (t *demo) allocateToSource() error {
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

func (t *demo) earnYield() error {
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

func (t *demo) withdrawUSDC() error {
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

// balanceOf asks the chain's node, past the service.
func (t *demo) balanceOf(of common.Address) (money.USD, error) {
	c := t.sandbox.Clients[chain.EthereumSepolia]
	token := c.Config().Tokens[chain.USDC].Address
	out, err := c.Call(t.ctx, ethereum.CallMsg{To: &token, Data: contracts.NewSandboxUSDC().PackBalanceOf(of)}, nil)
	if err != nil {
		return 0, err
	}
	return money.USD(new(big.Int).SetBytes(out).Int64()), nil
}

// awaitEvent waits until one kind of event was received with a good signature.
func (t *demo) awaitEvent(kind string) error {
	return t.pollUntil("the webhook "+kind, func() (bool, error) { return t.hooks.countOf(kind) > 0, t.hooks.signatureError() })
}

func (t *demo) showEvents() error {
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

func (t *demo) showJournal() error {
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

func (t *demo) verifyBooks() error {
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

// pollUntil polls, for at most as long as anything in the demo can take.
func (t *demo) pollUntil(what string, met func() (bool, error)) error {
	ctx, cancel := context.WithTimeout(t.ctx, 2*time.Minute)
	defer cancel()
	tick := time.NewTicker(30 * time.Millisecond)
	defer tick.Stop()
	for {
		ok, err := met()
		if err != nil || ok {
			return err
		}
		select {
		case <-ctx.Done():
			return fmt.Errorf("waiting until %s: %w", what, ctx.Err())
		case <-tick.C:
		}
	}
}

// unexpectedAnswer is the error for an answer that is not the one hoped for.
func unexpectedAnswer(doing string, r interface{ StatusCode() int }, err error) error {
	if err != nil {
		return fmt.Errorf("%s: %w", doing, err)
	}
	return fmt.Errorf("%s: status %d", doing, r.StatusCode())
}

func shortHash(hash string) string {
	if len(hash) < 14 {
		return hash
	}
	return hash[:8] + "…" + hash[len(hash)-4:]
}

// story prints what happens in a form for people.
type story struct {
	out    io.Writer
	color  bool
	began  time.Time
	stages int
}

func newStory(out *os.File) *story {
	return &story{out: out, color: term.IsTerminal(int(out.Fd())), began: time.Now()}
}

func (s *story) colorize(code, text string) string {
	if !s.color {
		return text
	}
	return "\x1b[" + code + "m" + text + "\x1b[0m"
}

func (s *story) printTitle(text string) {
	_, _ = fmt.Fprintf(s.out, "\n  %s\n  %s\n\n", s.colorize("1;33", "granary"), text)
}

func (s *story) printStage(name, format string, args ...any) {
	s.stages++
	_, _ = fmt.Fprintf(s.out, "%s %s  %-9s %s\n", s.colorize("2", fmt.Sprintf("%6.1fs", time.Since(s.began).Seconds())),
		s.colorize("32", "✓"), s.colorize("1", fmt.Sprintf("%-9s", name)), fmt.Sprintf(format, args...))
}

func (s *story) printDetail(format string, args ...any) {
	_, _ = fmt.Fprintf(s.out, "                     %s\n", s.colorize("2", fmt.Sprintf(format, args...)))
}

func (s *story) printFailure(err error) {
	_, _ = fmt.Fprintf(s.out, "%s %s  %v\n", s.colorize("2", fmt.Sprintf("%6.1fs", time.Since(s.began).Seconds())), s.colorize("31", "✗"), err)
}

func (s *story) printSummary() {
	_, _ = fmt.Fprintf(s.out, "\n  %s\n\n", s.colorize("1;32", fmt.Sprintf("All of it in %.1f seconds. The same binary serves PostgreSQL and real chains: granary serve --help", time.Since(s.began).Seconds())))
}

func (s *story) printInstructions(info app.SandboxInfo, file string) {
	_, _ = fmt.Fprintf(s.out, `  The sandbox goes on until Ctrl-C. Everything about it is in %s

export TOKEN=%s
export API=%s
curl -s -H "Authorization: Bearer $TOKEN" $API/v2/system/ping
curl -s -H "Authorization: Bearer $TOKEN" $API/v2/wallets
curl -s -H "Authorization: Bearer $TOKEN" $API/v2/wallets/yield-sources
curl -s -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' $API/v2/wallets \
  -d '{"requestId":"%s","label":"mine","autoRebalance":false}'
curl -s -H "Authorization: Bearer $TOKEN" "$API/v2/accounting/activity?scope=organization"

`, file, info.Token, info.BaseURL, uuid.NewString())
}

var errSignature = errors.New("a webhook's signature is wrong")
