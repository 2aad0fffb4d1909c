package httpapi

import (
	"encoding/json"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/api/apitest"
	"github.com/granaryhq/granary/internal/calendar"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/event"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/transfer/plan"
	"github.com/granaryhq/granary/internal/wallet"
	"github.com/granaryhq/granary/internal/webhook"
	"github.com/granaryhq/granary/internal/yield"
)

// The bodies that the handlers make of the domain's values match openapi.yaml: both with every field known and with
// every optional field absent.
func TestViewsAreAsDescribed(t *testing.T) {
	at := time.Date(2026, 1, 31, 12, 0, 0, 123456000, time.UTC)
	text, hash := "the chain said no", "0x00"
	id := uuid.MustParse(walletID)
	on, token := chain.EthereumSepolia, chain.USDC
	cash := transfer.Holding{ID: chain.CashID(on, token), Label: "USDC", Chain: on, Token: token, Value: 5, Available: 3}
	shares := transfer.Holding{ID: "service-ustb-vault", Source: true, Label: "USTB", Chain: on, Token: token, NativeUnits: money.NewUnits(7), Value: 8}

	young := transfer.Workflow{
		ID: id, Wallet: id, RequestID: id, Status: transfer.Processing, Reason: "manual_allocation", Amount: money.Dollar, Token: token,
		DestinationChain: on, DestinationAddress: "0x1", CreatedAt: at,
		Legs: []transfer.Leg{{ID: id, State: transfer.StatePending, Amount: money.Dollar, Steps: []transfer.Step{
			{ID: id, Kind: transfer.StepRedeem, Chain: on, Token: token, State: transfer.StatePending},
			{ID: id, Ordinal: 1, Kind: transfer.StepPayout, Chain: on, Token: token, State: transfer.StatePending},
		}}},
	}
	old := young
	old.Status, old.FailureReason, old.StartedAt, old.CompletedAt = transfer.Failed, &text, &at, &at
	old.Legs = []transfer.Leg{{ID: id, State: transfer.StateCompleted, Amount: money.Dollar, FailureReason: &text, StartedAt: &at, CompletedAt: &at,
		Steps: []transfer.Step{{ID: id, Kind: transfer.StepPayout, Chain: on, Token: token, State: transfer.StateCompleted,
			TxHash: &hash, StartedAt: &at, CompletedAt: &at, CancelledAt: &at}}}}
	endpoint := webhook.Endpoint{ID: id, URL: "https://example.com", Events: event.Types(), CreatedAt: at}
	disabled, status := endpoint, 502
	disabled.Description, disabled.DisabledAt, disabled.DisabledReason = text, &at, webhook.Failing
	waiting := webhook.FeedItem{Endpoint: id, Event: id, Type: event.WalletStatus, CreatedAt: at}
	refused := webhook.FeedItem{Endpoint: id, Event: id, Type: event.WalletStatus, Attempts: 2, CreatedAt: at, DeliveredAt: &at, RequestedAt: &at,
		CompletedAt: &at, Response: &status, LastError: "answered 502"}
	tvl, part := money.USD(1234567), money.Bps(5)
	zone, err := calendar.ParseZone("America/New_York")
	if err != nil {
		t.Fatal(err)
	}
	daily := calendar.Policy{Basis: calendar.BankingDays, TypicalMaxUnits: 1, Zone: zone, Markets: []calendar.Market{calendar.NYSE}}

	for name, views := range map[string][]any{
		"Withdrawal": {withdrawalBody(young.Withdrawal()), withdrawalBody(old.Withdrawal())},
		"Rebalance":  {rebalanceBody(young.Rebalance()), rebalanceBody(old.Rebalance())},
		"Payout":     {payoutBody(young.Payouts()[0]), payoutBody(old.Payouts()[0])},
		"Wallet": {
			walletBody(wallet.Wallet{ID: id, RequestID: id, Label: "a", Lifecycle: wallet.Creating, CreatedAt: at, UpdatedAt: at}, nil, nil),
			walletBody(wallet.Wallet{ID: id, RequestID: id, Label: "a", Lifecycle: wallet.Active, CreatedAt: at, UpdatedAt: at,
				Addresses: map[chain.Name]chain.Address{on: "0x1", chain.SolanaDevnet: "1"}}, []transfer.Holding{cash, shares}, nil),
			walletBody(wallet.Wallet{ID: id, RequestID: id, Label: "a", Lifecycle: wallet.Active, CreatedAt: at, UpdatedAt: at, AutoRebalance: true,
				Strategy: &wallet.Strategy{Allocations: map[chain.Token][]wallet.Target{token: {{YieldSource: "a", Pct: 3333}, {YieldSource: "cash", Pct: 6667}}}}},
				nil, []transfer.Shortfall{{YieldSource: "a", Token: token, Amount: 1, Reason: plan.OtherChain}}),
		},
		"Deposit": {
			depositBody(wallet.Deposit{ID: id, Wallet: id, Chain: on, Token: token, Status: wallet.DepositProcessing, CreatedAt: at}),
			depositBody(wallet.Deposit{ID: id, Wallet: id, Chain: on, Token: token, Status: wallet.DepositCompleted, CreatedAt: at, CompletedAt: &at}),
		},
		"Webhook":      {webhookBody(endpoint), webhookBody(disabled)},
		"WebhookEvent": {webhookEventBody(waiting), webhookEventBody(refused)},
		"YieldSource": {
			sourceBody(yield.Source{ID: "x", Mode: yield.Active, Chain: on, DepositToken: token}, at),
			sourceBody(yield.Source{ID: "x", Mode: yield.EmergencyFreeze, Chain: on, DepositToken: token, TvlUsd: tvl, Utilization: &part, MaxAllocationUsd: &tvl,
				Addresses: []yield.Labelled{{Label: "a", Value: "0x1"}}, Links: []yield.Link{{Label: "l", URL: "https://example.com"}},
				Allocations: []yield.Allocation{{Label: "a", Type: "t", ValueUsd: &tvl, Pct: 10000}, {Label: "b", Type: "t", Address: &hash, Description: &text}},
				Policies:    yield.Policies{Redeem: daily}}, at),
		},
	} {
		for i, view := range views {
			assertMatchesSchema(t, name, i, view)
		}
	}
}

// assertMatchesSchema fails the test unless v's JSON matches the schema.
func assertMatchesSchema(tb testing.TB, schema string, n int, v any) {
	tb.Helper()
	text, err := json.Marshal(v)
	if err != nil {
		tb.Fatal(err)
	}
	if err := apitest.ValidateAt(apitest.PointerTo("components", "schemas", schema), text); err != nil {
		tb.Errorf("%s %d: %v\n%s", schema, n, err, text)
	}
}
