package e2e

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/event"
	"github.com/granaryhq/granary/internal/event/eventtest"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/verify"
	"github.com/granaryhq/granary/internal/yield"
)

// audit compares all effects of the service with its promises: each flow paid once, the journal balanced and equal to
// the chain, events complete and delivered, no work left over. It returns all faults.
func audit(ctx context.Context, t *testing.T, s *service, r *receiver, flows ...*flow) {
	t.Helper()
	a := newAuditor(ctx, t, s)
	a.receiver = r
	for _, f := range flows {
		for name, check := range map[string]func(context.Context, *flow) error{
			"the same requests": func(ctx context.Context, f *flow) error { return f.repeat(ctx) },
			"chain":             a.chain, "journal": a.journal, "wallet": a.wallet, "events": a.events,
		} {
			if err := check(ctx, f); err != nil {
				t.Errorf("wallet %s: %s: %v", f.wallet.ID, name, err)
			}
		}
	}
	if err := a.collected(ctx, flows); err != nil {
		t.Error(err)
	}
	if err := a.books(ctx, len(flows)); err != nil {
		t.Error(err)
	}
	refused := 0
	for _, f := range flows {
		refused += f.ends(f).refused
	}
	if err := a.leftovers(ctx, refused); err != nil {
		t.Error(err)
	}
}

type auditor struct {
	service  *service
	receiver *receiver
	db       *store.DB
}

// newAuditor reads the service's database beside it, until the test ends.
func newAuditor(ctx context.Context, t *testing.T, s *service) auditor {
	t.Helper()
	db, err := store.Open(ctx, s.database, clock.New())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(db.Close)
	return auditor{service: s, db: db}
}

// chain compares every transfer of the wallet's USDC with the one life that the
// flow has.
func (a auditor) chain(ctx context.Context, f *flow) error {
	if f.onSolana {
		return a.solana(ctx, f)
	}
	source, err := a.addressOf(ctx, vault)
	if err != nil {
		return err
	}
	mine := []common.Address{f.address()}
	out, err := a.service.transfers(ctx, mine, nil)
	if err != nil {
		return err
	}
	in, err := a.service.transfers(ctx, nil, mine)
	if err != nil {
		return err
	}
	there, err := a.service.transfers(ctx, nil, []common.Address{f.destination})
	if err != nil {
		return err
	}
	name := func(x common.Address) string {
		switch x {
		case f.address():
			return "wallet"
		case source:
			return "vault"
		case f.destination:
			return "destination"
		}
		return "other"
	}
	show := func(moves []move) []string {
		shown := []string{}
		for _, m := range moves {
			shown = append(shown, fmt.Sprintf("%s to %s %s", name(m.from), name(m.to), usd(m.amount)))
		}
		slices.Sort(shown)
		return shown
	}
	want := f.ends(f)
	return errors.Join(
		same("transfers out of the wallet", show(out), want.out),
		same("transfers to the destination", show(there), want.there),
		same("transfers into the wallet", show(in), want.in),
	)
}

// same compares two lists, the wanted one in any order.
func same(what string, got, want []string) error {
	want = slices.Sorted(slices.Values(want))
	if !slices.Equal(got, want) {
		return fmt.Errorf("%s:\n  %s\nwant\n  %s", what, strings.Join(got, "\n  "), strings.Join(want, "\n  "))
	}
	return nil
}

// addressOf is the address of a source's contract.
func (a auditor) addressOf(ctx context.Context, id string) (common.Address, error) {
	sources, err := once(ctx, a.service, "the catalog", func(c *client.Client) (client.YieldSourcePage, error) {
		return read[client.YieldSourcePage](c.ListYieldSources(ctx))
	})
	for _, s := range sources.Data {
		for _, address := range s.Addresses {
			if s.ID == id && address.Label == "vault" {
				return common.HexToAddress(address.Value), err
			}
		}
	}
	return common.Address{}, errors.Join(err, fmt.Errorf("the catalog has no vault of %s: %+v", id, sources))
}

// journal checks that there is one balanced entry for each thing that happened.
func (a auditor) journal(ctx context.Context, f *flow) error {
	limit := 500
	page, err := once(ctx, a.service, "the journal", func(c *client.Client) (client.Activity, error) {
		return read[client.Activity](c.ListActivity(ctx, &client.ListActivityParams{WalletID: &f.wallet.ID, Limit: &limit}))
	})
	if err != nil {
		return err
	}
	entries := []string{}
	sums := map[string]int64{}
	for _, l := range page.Activity {
		id := l.JournalEntryID.String()
		if _, seen := sums[id]; !seen {
			entries = append(entries, l.EventType)
		}
		var micros int64
		if micros, err = parseUSD(l.AmountUSD); err != nil {
			return err
		}
		sums[id] += micros
	}
	for id, sum := range sums {
		if sum != 0 {
			return fmt.Errorf("entry %s sums to %s", id, usd(sum))
		}
	}
	slices.Sort(entries)
	return same("entries", entries, f.ends(f).entries)
}

func parseUSD(text string) (int64, error) {
	return strconv.ParseInt(strings.Replace(text, ".", "", 1), 10, 64)
}

// wallet checks that the wallet is at rest, and that no amount of it is reserved any more.
func (a auditor) wallet(ctx context.Context, f *flow) error {
	w, err := f.await(ctx, "the wallet", func(client.Wallet) bool { return true })
	if err != nil {
		return err
	}
	if w.Status != client.WalletStatusIdle || w.AvailableUSD != w.TotalUSD {
		return fmt.Errorf("%s, %s of %s available", w.Status, w.AvailableUSD, w.TotalUSD)
	}
	return nil
}

// happened is a row of the outbox.
type happened struct {
	ID, Type, Payload string
	Seq               int64
}

// events checks the wallet's events: everything, once, in order, without a gap; and that the receiver got exactly
// those.
func (a auditor) events(ctx context.Context, f *flow) error {
	rows, err := a.db.Query(ctx, `SELECT id, seq, type, payload FROM events WHERE wallet_id = $1 ORDER BY seq`, f.wallet.ID)
	events, err := store.Collect(rows, err, func(row store.Rows) (h happened, err error) {
		return h, row.Scan(&h.ID, &h.Seq, &h.Type, &h.Payload)
	})
	if err != nil {
		return err
	}
	for i, e := range events {
		if e.Seq != int64(i+1) {
			return fmt.Errorf("event %d has the number %d", i+1, e.Seq)
		}
		if err := eventtest.Check(event.Type(e.Type), []byte(e.Payload)); err != nil {
			return fmt.Errorf("event %d, %s: %w", i+1, e.Type, err)
		}
	}
	return errors.Join(f.ends(f).matches(events), a.delivered(ctx, f, events))
}

// body has the common fields of events' bodies, and those that distinguish them.
type body struct {
	Status  string
	Deposit struct{ Status string }
	Payout  struct {
		ID    string
		Steps []struct{ State string }
	}
	Rebalance, Withdrawal, Strategy struct{ Status string }
}

// matches compares the events with those that the flow makes. Payouts that run side by side emit their steps each in
// their order, and with each step the withdrawal emits its own.
func (e ending) matches(events []happened) error {
	var got []string
	payouts := map[string][]string{}
	var order []string
	for _, h := range events {
		var b body
		if err := json.Unmarshal([]byte(h.Payload), &b); err != nil {
			return err
		}
		kind := strings.TrimPrefix(strings.TrimSuffix(h.Type, "status_changed"), "portfolio_wallet.")
		got = append(got, strings.TrimSpace(kind+" "+b.Status+b.Deposit.Status+b.Rebalance.Status+b.Withdrawal.Status+b.Strategy.Status))
		if id := b.Payout.ID; id != "" {
			var states []string
			for _, s := range b.Payout.Steps {
				states = append(states, s.State)
			}
			if _, seen := payouts[id]; !seen {
				order = append(order, id)
			}
			payouts[id] = append(payouts[id], strings.Join(states, "+"))
		}
	}
	if !slices.Equal(got, e.events) {
		return fmt.Errorf("events:\n  %s\nwant\n  %s", strings.Join(got, "\n  "), strings.Join(e.events, "\n  "))
	}
	steps := []string{}
	for _, id := range order {
		steps = append(steps, strings.Join(payouts[id], ", "))
	}
	slices.Sort(steps)
	return same("payouts", steps, e.payouts)
}

// delivered waits until every event of the wallet has reached the receiver, and
// compares.
func (a auditor) delivered(ctx context.Context, f *flow, events []happened) error {
	if _, err := until(ctx, a.service, "everything is delivered", func(*client.Client) (int, error) {
		var open int
		err := a.db.QueryRow(ctx, `SELECT (SELECT COUNT(*) FROM events WHERE wallet_id = $1 AND dispatched = 0) +
			(SELECT COUNT(*) FROM webhook_deliveries WHERE wallet_id = $1 AND status <> 'delivered')`, f.wallet.ID).Scan(&open)
		return open, err
	}, func(open int) bool { return open == 0 }); err != nil {
		return err
	}
	bodies, order, faults := a.receiver.got()
	if len(faults) > 0 {
		return errors.New(strings.Join(faults, "\n"))
	}
	want := make([]string, len(events))
	for i, e := range events {
		want[i] = e.ID
		if body, came := bodies[e.ID]; !came || body != e.Payload {
			return fmt.Errorf("event %d came as %q, not %q", e.Seq, body, e.Payload)
		}
	}
	ours := slices.DeleteFunc(order, func(id string) bool { return !slices.Contains(want, id) })
	if !slices.Equal(ours, want) {
		return fmt.Errorf("the events came in the order %q, not %q", ours, want)
	}
	return nil
}

// books runs the checks of granary verify: the journal against itself and against the chain.
func (a auditor) books(ctx context.Context, wallets int) error {
	at, err := a.addressOf(ctx, vault)
	if err != nil {
		return err
	}
	report, err := a.verify(ctx, vaultAt(at))
	if err != nil {
		return err
	}
	if !report.Clean() || report.Wallets != wallets || report.InFlight != 0 {
		return fmt.Errorf("verify: %+v", report)
	}
	return nil
}

// vaultAt is the source that a vault is.
func vaultAt(at common.Address) yield.Config {
	return yield.Config{ID: vault, Name: "Vault", Protocol: "erc4626", Chain: chain.EthereumSepolia, DepositToken: chain.USDC,
		Vault: at, NavUpdateMode: yield.NavContinuous, Liquidity: yield.LiquidityLimit}
}

// verify waits until the audit log is linked, and verifies the books. The verifier's clock is not moved: to it an entry of a moved
// one that is not linked is of the future.
func (a auditor) verify(ctx context.Context, sources ...yield.Config) (report verify.Report, err error) {
	if err := a.awaitCount(ctx, "the audit log is linked", 0, `SELECT COUNT(*) FROM audit_pending`); err != nil {
		return report, err
	}
	return report, a.service.outlive(ctx, func(p *process) error {
		report, err = a.verifyOn(ctx, p, sources...)
		return err
	})
}

func (a auditor) verifyOn(ctx context.Context, p *process, sources ...yield.Config) (verify.Report, error) {
	on := p.info.Chains[chain.EthereumSepolia]
	tokens := map[chain.Token]evm.Token{}
	for token, address := range on.Tokens {
		tokens[token] = evm.Token{Address: address.EVM(), Decimals: 6}
	}
	node, err := evm.Dial(ctx, evm.Config{Name: chain.EthereumSepolia, URL: on.RPCURL, ChainID: on.ChainID, Tokens: tokens, Finality: evm.Finality{Tag: "finalized"}})
	if err != nil {
		return verify.Report{}, err
	}
	defer node.Close()
	clients := map[chain.Name]*evm.Client{chain.EthereumSepolia: node}
	catalog, err := yield.New(a.db, clients, sources, slog.New(slog.DiscardHandler), prometheus.NewRegistry())
	if err != nil {
		return verify.Report{}, err
	}
	sol, err := dialSolana(p)
	if err != nil {
		return verify.Report{}, err
	}
	defer sol.Close()
	return verify.Verifier{DB: a.db, Clients: clients, Solana: map[chain.Name]*rpc.Client{chain.SolanaDevnet: sol}, Catalog: catalog}.Run(ctx)
}

// awaitCount waits until a query counts so many.
func (a auditor) awaitCount(ctx context.Context, what string, want int, query string) error {
	_, err := until(ctx, a.service, what, func(*client.Client) (n int, err error) {
		return n, a.db.QueryRow(ctx, query).Scan(&n)
	}, func(n int) bool { return n == want })
	return err
}

// leftovers finds work that is not done any more, and reservations that are not needed any more. The task that ends
// an approval in time stays until then, and has no effect on one that has ended.
func (a auditor) leftovers(ctx context.Context, refused int) error {
	var unexecuted int
	if err := a.db.QueryRow(ctx, `SELECT COUNT(*) FROM intents WHERE state IN ('refused', 'cancelled')`).Scan(&unexecuted); err != nil || unexecuted != refused {
		return errors.Join(err, fmt.Errorf("%d intents were refused, or given up on Solana, want %d", unexecuted, refused))
	}
	for what, query := range map[string]string{
		"tasks":              `SELECT COUNT(*) FROM tasks WHERE key <> 'seat' AND kind <> 'approval.run-out'`,
		"reservations":       `SELECT COUNT(*) FROM positions WHERE reserved <> 0`,
		"open intents":       `SELECT COUNT(*) FROM intents WHERE state NOT IN ('executed', 'refused', 'cancelled')`,
		"markers to be made": `SELECT COUNT(*) FROM solana_markers WHERE state = 'voiding'`,
		"open flights":       `SELECT COUNT(*) FROM relay_transactions WHERE state NOT IN ('final', 'lost')`,
	} {
		if _, err := until(ctx, a.service, "no "+what+" are left", func(*client.Client) (int, error) {
			var n int
			err := a.db.QueryRow(ctx, query).Scan(&n)
			return n, err
		}, func(n int) bool { return n == 0 }); err != nil {
			return err
		}
	}
	return nil
}
