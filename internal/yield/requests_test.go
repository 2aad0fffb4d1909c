package yield

import (
	"errors"
	"math/big"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// requestWorld has sources that settle by request, whose owner is the wallet itself.
type requestWorld struct {
	*world
	fund, later  common.Address // the share of fund is another token, later is its own
	vault, queue common.Address
}

func newRequestWorld(t *testing.T, db *store.DB) *requestWorld {
	t.Helper()
	w := &requestWorld{world: newWorld(t, db)}
	c := w.chain.Contracts
	deploy := func(code string, args []byte) common.Address {
		return w.sendTx(nil, append(common.FromHex(code), args...)).ContractAddress
	}
	w.fund = deploy(contracts.SandboxFundMetaData.Bin, contracts.NewSandboxFund().PackConstructor(c.USDC, "Fund", "F", w.wallet))
	w.later = deploy(contracts.SandboxAsyncVaultMetaData.Bin, contracts.NewSandboxAsyncVault().PackConstructor(c.USDT, "Later", "L", w.wallet))
	w.vault = deploy(contracts.SandboxVaultMetaData.Bin, contracts.NewSandboxVault().PackConstructor(c.USDC, "Vault", "V", w.wallet))
	w.queue = deploy(contracts.SandboxRedemptionQueueMetaData.Bin, contracts.NewSandboxRedemptionQueue().PackConstructor(w.vault, w.wallet))
	w.owner(w.vault, vaultABI.PackSetQueue(w.queue))
	return w
}

func (w *requestWorld) sourceConfigs() []Config {
	fund, later, queued := validConfig(), validConfig(), validConfig()
	fund.ID, fund.Vault, fund.Deposits, fund.Redemptions, fund.NavUpdateMode = "fund", w.fund, Requested, Requested, NavDiscrete
	later.ID, later.Vault, later.Deposits, later.Redemptions, later.DepositToken = "later", w.later, Requested, Requested, chain.USDT
	queued.ID, queued.Vault, queued.Requests, queued.Redemptions, queued.Liquidity = "queued", w.vault, w.queue, Queued, LiquidityLimit
	return []Config{fund, later, queued}
}

// owner has the contracts' owner do something.
func (w *requestWorld) owner(at common.Address, data []byte) {
	w.Helper()
	if w.sendTx(&at, data).Status != 1 {
		w.Fatalf("the owner's call of %s failed", at)
	}
}

// stateOf returns a source's state of the wallet's requests.
func stateOf(w *requestWorld, c *Catalog, source string, redeem bool) RequestState {
	w.Helper()
	states, err := c.RequestStates(w.Context(), chain.EthereumSepolia, []RequestQuery{{source, chain.EVMAddress(w.wallet), redeem}})
	if err != nil {
		w.Fatal(err)
	}
	if states[0].Err != nil {
		w.Fatalf("%s: %v", source, states[0].Err)
	}
	return states[0]
}

// assertState asserts the state of the given amount, in dollars or in whole shares.
func assertState(w *requestWorld, c *Catalog, source string, redeem bool, when string, pending, claimable, pendingCancel, claimableCancel, brings money.Units) {
	w.Helper()
	s := stateOf(w, c, source, redeem)
	assertEqual(w.T, source+": pending "+when, s.Pending, pending)
	assertEqual(w.T, source+": claimable "+when, s.Claimable, claimable)
	assertEqual(w.T, source+": asked back "+when, s.PendingCancel, pendingCancel)
	assertEqual(w.T, source+": given back "+when, s.ClaimableCancel, claimableCancel)
	assertEqual(w.T, source+": what a claim brings "+when, s.Brings, brings)
}

// A request is followed through partial fills, its cancellation and its claims, on a fund
// whose share is another token and on a vault that is its own.
func TestRequestsAreFollowed(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newRequestWorld(t, db)
		c := newCatalog(t, db, w.clients(), w.sourceConfigs())
		held := takeSeat(t, db)
		observeAll(t, c, held)
		var none money.Units
		for _, id := range []string{"fund", "later"} {
			s := getSource(t, c, id)
			share := func(n uint64) money.Units { return wholeShares(n) }
			w.owner(s.Vault, requestABI.PackStrike(big.NewInt(2e18)))
			w.runCalls(s.RequestDepositCalls(w.wallet, 100*dollar))
			w.assertNoAllowance(s.Asset, s.Requests)
			assertState(w, c, id, false, "once requested", usdUnits(100), none, none, none, none)
			w.owner(s.Vault, requestABI.PackSettleDeposit(w.wallet, usdUnits(60).Big()))
			assertState(w, c, id, false, "filled in part", usdUnits(40), usdUnits(60), none, none, share(30))
			w.runCalls(s.ClaimSharesCalls(w.wallet, 20*dollar))
			assertEqual(t, id+": shares of a claim in part", w.balanceOf(s.Share, w.wallet), share(10))
			w.runCalls(s.CancelRequestCalls(w.wallet, false))
			assertState(w, c, id, false, "asked back", none, usdUnits(40), usdUnits(40), none, share(20))
			assertEqual(t, id+": most that may be deposited while it is asked back", getQuote(t, c, id, w.wallet).MaxDeposit, 0)
			w.owner(s.Vault, requestABI.PackReturnDeposit(w.wallet, usdUnits(40).Big()))
			assertState(w, c, id, false, "given back", none, usdUnits(40), none, usdUnits(40), share(20))
			had := w.balanceOf(s.Asset, w.wallet)
			w.runCalls(s.ClaimCancelledCalls(w.wallet, false))
			assertEqual(t, id+": assets taken back", minus(t, w.balanceOf(s.Asset, w.wallet), had), usdUnits(40))
			w.runCalls(s.ClaimSharesCalls(w.wallet, 40*dollar))
			assertState(w, c, id, false, "once claimed", none, none, none, none, none)

			w.runCalls(s.RequestRedeemCalls(w.wallet, share(30)))
			w.assertNoAllowance(s.Share, s.Requests)
			assertState(w, c, id, true, "once requested", share(30), none, none, none, none)
			w.owner(s.Vault, requestABI.PackSettleRedeem(w.wallet, share(10).Big()))
			w.runCalls(s.CancelRequestCalls(w.wallet, true))
			assertState(w, c, id, true, "filled in part and asked back", none, share(10), share(20), none, usdUnits(20))
			assertEqual(t, id+": most that may be requested while it is asked back", getQuote(t, c, id, w.wallet).MaxRequest, 0)
			w.owner(s.Vault, requestABI.PackReturnRedeem(w.wallet, share(20).Big()))
			assertState(w, c, id, true, "given back", none, share(10), none, share(20), usdUnits(20))
			had = w.balanceOf(s.Asset, w.wallet)
			w.runCalls(s.ClaimAssetsCalls(w.wallet, share(10)))
			assertEqual(t, id+": assets of a claim", minus(t, w.balanceOf(s.Asset, w.wallet), had), usdUnits(20))
			w.runCalls(s.ClaimCancelledCalls(w.wallet, true))
			assertEqual(t, id+": shares taken back", w.balanceOf(s.Share, w.wallet), share(20))
		}
	})
}

// wholeShares are shares of 18 decimals.
func wholeShares(n uint64) money.Units {
	u, err := money.UnitsFromBig(new(big.Int).Mul(new(big.Int).SetUint64(n), big.NewInt(1e18)))
	if err != nil {
		panic(err)
	}
	return u
}

func usdUnits(n uint64) money.Units { return money.NewUnits(n * uint64(dollar)) }

func (w *requestWorld) assertNoAllowance(token, spender common.Address) {
	w.Helper()
	if token == spender {
		return
	}
	var left money.Units
	if err := (blockView{client: w.client}).callUnits(w.Context(), &left, token, tokenABI.PackAllowance(w.wallet, spender))(); err != nil {
		w.Fatal(err)
	}
	assertEqual(w.T, "allowance that is left", left, money.Units{})
}

// The reading of a source of requests: at the NAV struck last, with its time, and without the limits of immediate
// calls of an ERC-4626 vault.
func TestSourcesOfRequestsAreRead(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newRequestWorld(t, db)
		c := newCatalog(t, db, w.clients(), w.sourceConfigs())
		s := getSource(t, c, "fund")
		assertEqual(t, "share before any observation", s.ShareKnown(), false)
		if _, err := s.RequestDepositCalls(w.wallet, dollar); !errors.Is(err, errUnobserved) {
			t.Errorf("a request of a source that was never observed: %v", err)
		}
		if _, err := c.Quote(t.Context(), "fund", chain.EVMAddress(w.wallet)); fault.CodeOf(err) != fault.ServiceUnavailable {
			t.Errorf("a quote of a source that was never observed: %v", err)
		}
		held := takeSeat(t, db)
		observeAll(t, c, held)
		s = getSource(t, c, "fund")
		assertEqual(t, "problem", s.Problem, "")
		assertEqual(t, "contract of requests", s.Requests, w.fund)
		w.runCalls(s.RequestDepositCalls(w.wallet, 100*dollar))
		w.owner(w.fund, requestABI.PackSettleDeposit(w.wallet, usdUnits(100).Big()))
		w.runCalls(s.ClaimSharesCalls(w.wallet, 100*dollar))
		w.owner(w.fund, requestABI.PackStrike(big.NewInt(15e17)))
		observeAll(t, c, held)
		s = getSource(t, c, "fund")
		assertEqual(t, "share", s.Share == w.fund, false)
		assertEqual(t, "shares in the share's token", w.balanceOf(s.Share, w.wallet), wholeShares(100))
		assertEqual(t, "when the NAV was struck", s.PricedAt, s.ObservedAt)
		assertEqual(t, "TVL", s.TvlUsd, 150*dollar)
		assertEqual(t, "value", s.Value(wholeShares(10)), 15*dollar)
		assertEqual(t, "liquidity", s.Liquidity, 0)
		assertEqual(t, "room for deposits", s.DepositRoom, money.MaxUSD)
		assertEqual(t, "worst entry is known", s.WorstEntry().Known(), true)
		assertEqual(t, "gives deposits back", s.CancelsDeposits, true)
		assertEqual(t, "gives redemptions back", s.CancelsRedemptions, true)
		if s.Utilization != nil {
			t.Errorf("utilization: %v, want none", *s.Utilization)
		}
		if !slices.ContainsFunc(s.Addresses, func(a Labelled) bool {
			return a.Label == "share" && a.Value == string(s.ShareAddress())
		}) {
			t.Errorf("addresses %v, without the share's", s.Addresses)
		}
		q := getQuote(t, c, "fund", w.wallet)
		assertEqual(t, "shares quoted", q.Shares, wholeShares(100))
		assertEqual(t, "value quoted", q.Value, 150*dollar)
		assertEqual(t, "most that may be deposited", q.MaxDeposit, money.MaxUSD)
		assertEqual(t, "most that leaves at once", q.MaxWithdraw, 0)
		assertEqual(t, "most that may be requested", q.MaxRequest, 150*dollar)
		later := getSource(t, c, "later")
		assertEqual(t, "share of a vault that is its own", later.Share, w.later)
	})
}

// Beyond a vault's liquidity, its shares are requested at the queue.
func TestAQueueTakesWhatAVaultCannotPay(t *testing.T) {
	db := storetest.Open(t, store.SQLite)
	w := newRequestWorld(t, db)
	c := newCatalog(t, db, w.clients(), w.sourceConfigs())
	held := takeSeat(t, db)
	s := getSource(t, c, "queued")
	assertEqual(t, "share before any observation", s.Share, w.vault)
	observeAll(t, c, held)
	s = getSource(t, c, "queued")
	assertEqual(t, "problem", s.Problem, "")
	assertEqual(t, "gives deposits back", s.CancelsDeposits, false)
	assertEqual(t, "gives redemptions back", s.CancelsRedemptions, true)
	if _, err := s.RequestDepositCalls(w.wallet, dollar); !errors.Is(err, errNoRequests) {
		t.Errorf("a deposit was requested of a queue: %v", err)
	}
	w.runCalls(s.DepositCalls(w.wallet, 100*dollar))
	w.owner(w.vault, vaultABI.PackSetLiquidity(usdUnits(30).Big()))
	observeAll(t, c, held)
	s = getSource(t, c, "queued")
	assertEqual(t, "liquidity", s.Liquidity, 30*dollar)
	q := getQuote(t, c, "queued", w.wallet)
	assertEqual(t, "most that leaves at once", q.MaxWithdraw, 30*dollar)
	assertEqual(t, "most that may be requested", q.MaxRequest, 100*dollar)
	half := q.Shares.MulDivFloor(money.NewUnits(1), money.NewUnits(2))
	w.runCalls(s.RequestRedeemCalls(w.wallet, half))
	w.assertNoAllowance(s.Share, s.Requests)
	w.owner(w.queue, requestABI.PackSettleRedeem(w.wallet, half.Big()))
	var none money.Units
	assertState(w, c, "queued", true, "once settled", none, half, none, none, usdUnits(50))
	had := w.balanceOf(s.Asset, w.wallet)
	w.runCalls(s.ClaimAssetsCalls(w.wallet, half))
	assertEqual(t, "assets of a claim", minus(t, w.balanceOf(s.Asset, w.wallet), had), usdUnits(50))
	if states, err := c.RequestStates(t.Context(), chain.EthereumSepolia, []RequestQuery{
		{"queued", chain.EVMAddress(w.wallet), false}, {"nowhere", chain.EVMAddress(w.wallet), true},
	}); err != nil || !errors.Is(states[0].Err, errNoRequests) || fault.CodeOf(states[1].Err) != fault.YieldSourceNotFound {
		t.Errorf("questions that cannot be asked: %+v, error %v", states, err)
	}
}

// A position that a source has frozen has no proceeds: the source may still report it as claimable, or not report it
// at all, as Centrifuge does of frozen accounts.
func TestWhatIsShutInBringsNothing(t *testing.T) {
	db := storetest.Open(t, store.SQLite)
	w := newRequestWorld(t, db)
	c := newCatalog(t, db, w.clients(), w.sourceConfigs())
	observeAll(t, c, takeSeat(t, db))
	for _, id := range []string{"fund", "later"} {
		s := getSource(t, c, id)
		w.runCalls(s.RequestDepositCalls(w.wallet, 100*dollar))
		w.owner(s.Vault, requestABI.PackSettleDeposit(w.wallet, usdUnits(60).Big()))
	}
	var none money.Units
	w.owner(w.fund, contracts.NewSandboxFund().PackSetFrozen(w.wallet, true))
	w.owner(w.later, requestABI.PackSetFailure(2)) // Failure.Claims
	assertState(w, c, "fund", false, "frozen", usdUnits(40), none, none, none, none)
	assertState(w, c, "later", false, "shut", usdUnits(40), usdUnits(60), none, none, none)
	w.owner(w.fund, contracts.NewSandboxFund().PackSetFrozen(w.wallet, false))
	w.owner(w.later, requestABI.PackSetFailure(0))
	assertState(w, c, "fund", false, "open again", usdUnits(40), usdUnits(60), none, none, wholeShares(60))
	assertState(w, c, "later", false, "open again", usdUnits(40), usdUnits(60), none, none, wholeShares(60))
}
