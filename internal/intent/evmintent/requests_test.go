package evmintent

import (
	"math/big"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/yield"
)

var requestSource = yield.Source{ID: "x", DepositToken: chain.USDC, Asset: common.HexToAddress("0xa5"), Vault: common.HexToAddress("0xfa"),
	Share: common.HexToAddress("0x5a"), Requests: common.HexToAddress("0xfa"), Deposits: yield.Requested, Redemptions: yield.Requested}

// Every call about requests stands between a measure and its bound: a given amount is exact, a claim comes, and a
// cancellation has no cost.
func TestRequestsAreBounded(t *testing.T) {
	guard, asset, share := common.HexToAddress("0x9a"), requestSource.Asset, requestSource.Share
	account := chain.EVMAddress(common.HexToAddress("0xacc"))
	for name, c := range map[string]struct {
		action   intent.Action
		token    common.Address
		minimum  int64
		ownCalls int
	}{
		"request of a deposit":    {intent.RequestDeposit{Source: "x", Amount: money.Dollar}, asset, -1_000_000, 3},
		"request of a redemption": {intent.RequestRedeem{Source: "x", Shares: money.NewUnits(7)}, share, -7, 3},
		"claim of shares":         {intent.ClaimShares{Source: "x", Amount: money.Dollar, MinShares: money.NewUnits(995)}, share, 995, 1},
		"claim of assets":         {intent.ClaimAssets{Source: "x", Shares: money.NewUnits(7), MinAmount: 995_000}, asset, 995_000, 1},
		"claim of no shares":      {intent.ClaimShares{Source: "x", Amount: money.Dollar, Worthless: true}, share, 0, 1},
		"claim of no assets":      {intent.ClaimAssets{Source: "x", Shares: money.NewUnits(7), Worthless: true}, asset, 0, 1},
		"deposit asked back":      {intent.CancelRequest{Source: "x"}, asset, 0, 1},
		"redemption asked back":   {intent.CancelRequest{Source: "x", Redeem: true}, share, 0, 1},
		"deposit taken back":      {intent.ClaimCancelled{Source: "x", MinUnits: money.NewUnits(9)}, asset, 9, 1},
		"redemption taken back":   {intent.ClaimCancelled{Source: "x", Redeem: true, MinUnits: money.NewUnits(9)}, share, 9, 1},
	} {
		if id, ok := intent.SourceOf(c.action); !ok || id != "x" {
			t.Errorf("%s: its source is %q", name, id)
		}
		calls, err := requestCalls(Chain{Guard: guard}, requestSource, account, c.action)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if len(calls) != c.ownCalls+2 {
			t.Fatalf("%s: %d calls, want %d and the guard's two", name, len(calls), c.ownCalls)
		}
		assertCall(t, name+": the first call", calls[0], guard, guardABI.PackSnapshot(c.token))
		assertCall(t, name+": the last call", calls[len(calls)-1], guard, guardABI.PackRequireChange(c.token, big.NewInt(c.minimum)))
		for _, own := range calls[1 : len(calls)-1] {
			if own.To == guard {
				t.Errorf("%s: the guard is called in between", name)
			}
		}
	}
}

// An order of zero, without a bound, or of a source that takes no such requests is not built.
func TestRequestsWithoutABoundAreNotBuilt(t *testing.T) {
	atomic, unobserved, queued := requestSource, requestSource, requestSource
	atomic.Deposits, atomic.Redemptions = yield.Atomic, yield.Atomic
	unobserved.Share = common.Address{}
	queued.Deposits, queued.Redemptions = yield.Atomic, yield.Queued
	for name, c := range map[string]struct {
		source yield.Source
		action intent.Action
		says   string
	}{
		"deposit of nothing":          {requestSource, intent.RequestDeposit{}, "requesting a deposit"},
		"redemption of nothing":       {requestSource, intent.RequestRedeem{}, "no shares"},
		"claim of nothing":            {requestSource, intent.ClaimShares{MinShares: money.NewUnits(1)}, "claiming shares"},
		"claim of no shares' assets":  {requestSource, intent.ClaimAssets{MinAmount: 1}, "no shares"},
		"shares without a minimum":    {requestSource, intent.ClaimShares{Amount: money.Dollar}, "no minimum"},
		"assets without a minimum":    {requestSource, intent.ClaimAssets{Shares: money.NewUnits(7)}, "no minimum"},
		"assets below nothing":        {requestSource, intent.ClaimAssets{Shares: money.NewUnits(7), MinAmount: -1}, "no minimum"},
		"taking back without one":     {requestSource, intent.ClaimCancelled{}, "no minimum"},
		"deposit at an atomic source": {atomic, intent.RequestDeposit{Amount: money.Dollar}, "no such requests"},
		"claim at an atomic source":   {atomic, intent.ClaimAssets{Shares: money.NewUnits(7), MinAmount: 1}, "no such requests"},
		"deposit at a queue":          {queued, intent.RequestDeposit{Amount: money.Dollar}, "no such requests"},
		"asking one back there":       {queued, intent.CancelRequest{}, "no such requests"},
		"a share that is not known":   {unobserved, intent.RequestDeposit{Amount: money.Dollar}, "never observed"},
		"an order that is no request": {requestSource, intent.EnterSource{Amount: money.Dollar}, "no order of requests"},
		"shares of one not known":     {unobserved, intent.ClaimShares{Amount: money.Dollar, MinShares: money.NewUnits(1)}, "never observed"},
		"redemption of one not known": {unobserved, intent.RequestRedeem{Shares: money.NewUnits(1)}, "never observed"},
		"asking one not known back":   {unobserved, intent.CancelRequest{Redeem: true}, "never observed"},
		"taking from one not known":   {unobserved, intent.ClaimCancelled{MinUnits: money.NewUnits(1)}, "never observed"},
	} {
		if _, err := requestCalls(Chain{}, c.source, "", c.action); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %v, want %q", name, err, c.says)
		}
	}
}
