package signer_test

import (
	"bytes"
	"math/big"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"pgregory.net/rapid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/randtest"
	"github.com/granaryhq/granary/internal/signer"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/yield"
)

var (
	fundVault  = common.HexToAddress("0x0000000000000000000000000000000000000F01")
	fundShare  = common.HexToAddress("0x0000000000000000000000000000000000000F02")
	asyncVault = common.HexToAddress("0x0000000000000000000000000000000000000F03")
	queue      = common.HexToAddress("0x0000000000000000000000000000000000000F04")

	asyncABI = contracts.NewSandboxAsyncVault()
)

// fund's shares are a token apart, later's are the vault itself, queued takes the shares of
// a vault that is entered at once.
var (
	fund   = yield.Source{ID: "fund", DepositToken: chain.USDC, Vault: fundVault, Asset: usdc, Share: fundShare, Requests: fundVault, Deposits: yield.Requested, Redemptions: yield.Requested}
	later  = yield.Source{ID: "later", DepositToken: chain.USDT, Vault: asyncVault, Asset: usdt, Share: asyncVault, Requests: asyncVault, Deposits: yield.Requested, Redemptions: yield.Requested}
	queued = yield.Source{ID: "queued", DepositToken: chain.USDC, Vault: vault, Asset: usdc, Share: vault, Requests: queue, Deposits: yield.Atomic, Redemptions: yield.Queued}
)

// withRequests has the signer know them.
func withRequests(o *signer.Options) {
	o.Sources[0] = signer.Source{ID: queued.ID, Chain: on, Token: chain.USDC, Vault: vault, RequestContract: queue, RequestsRedemptions: true}
	o.Sources = append(o.Sources,
		signer.Source{ID: fund.ID, Chain: on, Token: chain.USDC, Vault: fundVault, RequestContract: fundVault, RequestsDeposits: true, RequestsRedemptions: true},
		signer.Source{ID: later.ID, Chain: on, Token: chain.USDT, Vault: asyncVault, RequestContract: asyncVault, RequestsDeposits: true, RequestsRedemptions: true})
}

// bounded puts calls between those of the guard.
func bounded(t testing.TB, token common.Address, change int64) func([]custody.Call, error) []custody.Call {
	return func(calls []custody.Call, err error) []custody.Call {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return slices.Concat([]custody.Call{snapshot(token)}, calls, []custody.Call{require(token, change)})
	}
}

// requestMoves are all that is done with requests of a source, by those who do it for the
// service.
func requestMoves(t testing.TB, s yield.Source, account chain.Address) map[string][]custody.Call {
	t.Helper()
	w, dollars, units := account.EVM(), 7*money.Dollar, money.NewUnits(77)
	moves := map[string][]custody.Call{
		"requesting a redemption":         bounded(t, s.Share, -77)(s.RequestRedeemCalls(w, units)),
		"claiming assets":                 bounded(t, s.Asset, 3)(s.ClaimAssetsCalls(w, units)),
		"claiming assets of no worth":     bounded(t, s.Asset, 0)(s.ClaimAssetsCalls(w, units)),
		"asking a redemption back":        bounded(t, s.Share, 0)(s.CancelRequestCalls(w, true)),
		"taking shares of a request back": bounded(t, s.Share, 77)(s.ClaimCancelledCalls(w, true)),
	}
	if s.TakesRequests(false) {
		moves["requesting a deposit"] = bounded(t, s.Asset, -int64(dollars))(s.RequestDepositCalls(w, dollars))
		moves["claiming shares"] = bounded(t, s.Share, 5)(s.ClaimSharesCalls(w, dollars))
		moves["claiming shares of no worth"] = bounded(t, s.Share, 0)(s.ClaimSharesCalls(w, dollars))
		moves["asking a deposit back"] = bounded(t, s.Asset, 0)(s.CancelRequestCalls(w, false))
		moves["taking assets of a request back"] = bounded(t, s.Asset, 7)(s.ClaimCancelledCalls(w, false))
	}
	return moves
}

func TestRequestsAreMadeAndClaimedForTheWalletItself(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, withRequests)
		for _, s := range []yield.Source{fund, later, queued} {
			for what, calls := range requestMoves(t, s, w.account) {
				w.mustSign(what+" of "+s.ID, w.move(calls))
			}
			for what, calls := range requestMoves(t, s, chain.EVMAddress(attacker)) {
				w.mustRefuse(what+" of "+s.ID+" for another", w.move(calls), custody.ErrNotUnderstood, "for the wallet itself")
			}
		}
		w.mustSign("entering a vault with a queue", w.move(entry(t, queued, w.account, 7*money.Dollar)))
		w.mustSign("leaving a vault with a queue", w.move(exit(t, queued, w.account, 7*money.Dollar)))
		w.mustRefuse("entering a vault of requests at once", w.move(entry(t, fund, w.account, 7*money.Dollar)), custody.ErrNotUnderstood, "neither a source")
	})
}

func TestRequestsOfOthersAndUnboundedOnesAreRefused(t *testing.T) {
	w := newWorld(t, storetest.Open(t, store.SQLite), withRequests)
	moved := func(change func(*yield.Source), what string) []custody.Call {
		s := fund
		change(&s)
		return requestMoves(t, s, w.account)[what]
	}
	deposit := func() []custody.Call { return requestMoves(t, fund, w.account)["requesting a deposit"] }
	redemption := func() []custody.Call { return requestMoves(t, fund, w.account)["requesting a redemption"] }
	approve := func(token, spender common.Address, units int64) custody.Call {
		return custody.Call{To: token, Data: tokens.PackApprove(spender, big.NewInt(units))}
	}
	call := func(data []byte) custody.Call { return custody.Call{To: fundVault, Data: data} }
	a := w.account.EVM()
	bypass := func(change int64, token common.Address, data []byte) []custody.Call {
		return []custody.Call{snapshot(token), call(data), require(token, change)}
	}
	for what, c := range map[string]struct {
		calls  []custody.Call
		reason string
	}{
		"a deposit at a contract that is not listed": {moved(func(s *yield.Source) { s.Requests = attacker }, "requesting a deposit"), "takes no such requests"},
		"a claim at one":                          {moved(func(s *yield.Source) { s.Requests = attacker }, "claiming shares"), "takes no such requests"},
		"a claim of assets at one":                {moved(func(s *yield.Source) { s.Requests = attacker }, "claiming assets"), "neither a source"},
		"a cancellation at one":                   {moved(func(s *yield.Source) { s.Requests = attacker }, "asking a deposit back"), "takes no such requests"},
		"a deposit at a queue":                    {moved(func(s *yield.Source) { s.Requests = queue }, "requesting a deposit"), "takes no such requests"},
		"a deposit at a vault of MicroVaults":     {moved(func(s *yield.Source) { s.Requests = requests }, "requesting a deposit"), "takes no such requests"},
		"a deposit at a vault that gives at once": {moved(func(s *yield.Source) { s.Requests = vault }, "requesting a deposit"), "takes no such requests"},
		"a deposit of the other stablecoin":       {moved(func(s *yield.Source) { s.Asset, s.DepositToken = usdt, chain.USDT }, "requesting a deposit"), "takes no such requests"},
		"a request of a token":                    {moved(func(s *yield.Source) { s.Requests = usdt }, "requesting a deposit"), "it is no source"},
		"a request of the factory":                {moved(func(s *yield.Source) { s.Requests = wrappers }, "requesting a redemption"), "it is no source"},
		"a redemption of another source's shares": {moved(func(s *yield.Source) { s.Share = usdtVault }, "requesting a redemption"), "another source"},
		"shares of another source for a deposit":  {moved(func(s *yield.Source) { s.Share = asyncVault }, "claiming shares"), "another source"},
		"a stablecoin for shares":                 {moved(func(s *yield.Source) { s.Share = usdt }, "requesting a redemption"), "no share"},
		"shares of the executor":                  {moved(func(s *yield.Source) { s.Share = executor }, "claiming shares"), "no share"},
		"shares for a stablecoin":                 {bypass(7, fundShare, asyncABI.PackClaimCancelDepositRequest(common.Big0, a, a)), "no stablecoin"},
		"no guard before":                         {deposit()[1:], "call 1"},
		"no guard behind":                         {deposit()[:4], "call 4"},
		"an allowance that stays":                 {slices.Delete(deposit(), 3, 4), ""},
		"an allowance of shares that stays":       {slices.Delete(redemption(), 3, 4), ""},
		"an allowance of more":                    {slices.Replace(deposit(), 1, 2, approve(usdc, fundVault, 8_000_000)), "call 2"},
		"an allowance of another":                 {slices.Replace(deposit(), 1, 2, approve(usdc, attacker, 7_000_000)), "call 2"},
		"an allowance of shares of another":       {slices.Replace(redemption(), 1, 2, approve(fundShare, attacker, 77)), "call 2"},
		"a loss of more than is requested":        {slices.Replace(deposit(), 4, 5, require(usdc, -7_000_001)), "call 5"},
		"a loss of more shares":                   {slices.Replace(redemption(), 4, 5, require(fundShare, -78)), "call 5"},
		"a gain for a request":                    {slices.Replace(deposit(), 4, 5, require(usdc, 1)), "bounds nothing"},
		"a transfer in between":                   {slices.Insert(deposit(), 2, transfer(usdc, attacker, 1)), ""},
		"a transfer behind":                       {append(deposit(), transfer(usdc, attacker, 1)), ""},
		"two requests":                            {slices.Insert(deposit(), 3, deposit()[2]), ""},
		"a request of nothing":                    {bypass(-1, usdc, asyncABI.PackRequestDeposit(common.Big0, a, a)), "requests nothing"},
		"a request with a number":                 {bypass(0, usdc, asyncABI.PackCancelDepositRequest(common.Big1, a)), "call 2"},
		"a claim with a number":                   {bypass(7, usdc, asyncABI.PackClaimCancelDepositRequest(common.Big1, a, a)), "call 2"},
		"a cancellation that may cost":            {bypass(-1, usdc, asyncABI.PackCancelDepositRequest(common.Big0, a)), "bounds nothing"},
		"a claim that may cost":                   {bypass(-1, fundShare, asyncABI.PackDeposit(big.NewInt(7), a, a)), "bounds nothing"},
		"a claim of assets that may cost":         {bypass(-1, usdc, asyncABI.PackRedeem(big.NewInt(7), a, a)), "bounds nothing"},
		"a claim to another":                      {bypass(7, usdc, asyncABI.PackClaimCancelDepositRequest(common.Big0, attacker, a)), "call 2"},
		"a claim of another's":                    {bypass(5, fundShare, asyncABI.PackDeposit(big.NewInt(7), a, attacker)), "call 2"},
		"a controller that is another":            {bypass(-77, fundShare, asyncABI.PackRequestRedeem(big.NewInt(77), attacker, a)), "call 2"},
		"an owner that is another":                {bypass(-77, fundShare, asyncABI.PackRequestRedeem(big.NewInt(77), a, attacker)), "call 2"},
		"an operator":                             {bypass(0, usdc, asyncABI.PackSetOperator(attacker, true)), ""},
	} {
		w.mustRefuse(what, w.move(c.calls), custody.ErrNotUnderstood, c.reason)
	}
	long := w.move(deposit())
	long.intent.Deadline = long.intent.Deadline.Add(2 * life)
	w.mustRefuse("a life too long", long, custody.ErrNotUnderstood, "it is good until")
	proposed := w.move(deposit())
	proposed.proposal = w.payout(money.Dollar).proposal
	w.mustRefuse("a payout's proposal", proposed, custody.ErrNotUnderstood, "no proposal")
}

// A good move with one change is rejected, unless it changes the claimed amount, or the source of the same
// stablecoin, or a bound, which the maker of intents chooses.
func TestNoChangedRequestIsSigned(t *testing.T) {
	w := newWorld(t, storetest.Open(t, store.SQLite), withRequests)
	randtest.Check(t, func(r *rapid.T) {
		s := rapid.SampledFrom([]yield.Source{fund, later, queued}).Draw(r, "source")
		moves := requestMoves(t, s, w.account)
		kinds := make([]string, 0, len(moves))
		for kind := range moves {
			kinds = append(kinds, kind)
		}
		slices.Sort(kinds)
		good := moves[rapid.SampledFrom(kinds).Draw(r, "move")]
		bad := mutate(r, good)
		if _, err := w.local.Sign(t.Context(), w.move(bad).request()); err == nil && !sameButBounds(ofAnySource(withoutClaims(good)), ofAnySource(withoutClaims(bad))) {
			r.Fatalf("signed:\n%x\nthe good one is\n%x", bad, good)
		}
	})
}

// ofAnySource ignores which source of its stablecoin shares are redeemed: the proceeds come to the wallet.
func ofAnySource(calls []custody.Call) []custody.Call {
	assets := map[common.Address]common.Address{vault: usdc, fundVault: usdc, queue: usdc, usdtVault: usdt, asyncVault: usdt}
	out := slices.Clone(calls)
	for n, c := range out {
		redeems := shares.PackRedeem(new(big.Int), common.Address{}, common.Address{})[:4]
		if asset, ok := assets[c.To]; ok && len(c.Data) == 100 && bytes.HasPrefix(c.Data, redeems) {
			out[n].To = asset
		}
	}
	return out
}

// withoutClaims forgets how much of a deposit is claimed: the shares come to the wallet.
func withoutClaims(calls []custody.Call) []custody.Call {
	out := slices.Clone(calls)
	for n, c := range out {
		if claims := asyncABI.PackDeposit(new(big.Int), common.Address{}, common.Address{})[:4]; len(c.Data) == 100 && bytes.HasPrefix(c.Data, claims) {
			out[n].Data = slices.Concat(claims, c.Data[36:])
		}
	}
	return out
}
