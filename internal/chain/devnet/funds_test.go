package devnet_test

import (
	"math/big"
	"slices"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/ethclient"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/calendar"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/money"
)

var (
	fundABI = contracts.NewSandboxFund()
	carol   = common.HexToAddress("0xca201")
	dave    = common.HexToAddress("0xda5e0")
)

// fundWorld is a chain with a fund and a vault's redemption queue, and those who run them.
type fundWorld struct {
	*testing.T
	net    *devnet.EVM
	clock  *clock.Clock
	eth    *ethclient.Client
	funds  *devnet.Funds
	policy calendar.Policy // deposits a market day after the strike, redemptions two
	owner  common.Address  // of the contracts, who also asks for everything here
}

const (
	fundID  = "fund"
	queueID = "queue"
)

func parsePolicy(t *testing.T, days int) calendar.Policy {
	t.Helper()
	p := calendar.Policy{Basis: calendar.BankingDays, TypicalMinUnits: days, TypicalMaxUnits: days + 1, Markets: []calendar.Market{calendar.NYSE, calendar.Fed}}
	for target, text := range map[interface{ UnmarshalText([]byte) error }]string{&p.Cutoff: "13:00", &p.Strike: "17:00", &p.Zone: "America/New_York"} {
		if err := target.UnmarshalText([]byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	return p
}

func newFundWorld(t *testing.T) *fundWorld {
	t.Helper()
	w := &fundWorld{T: t, clock: clock.New(), policy: parsePolicy(t, 2)}
	w.net = devnettest.Start(t, devnet.Options{Clock: w.clock, BlockTime: devnettest.BlockTime})
	client, err := ethclient.Dial(w.net.URL())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(client.Close)
	w.eth = client
	w.owner = common.BytesToAddress(w.ask(w.net.Contracts.JAAA, fundABI.PackOwner(), 0).Bytes())
	w.open()
	usdc := contracts.NewSandboxUSDC()
	w.call(w.net.Contracts.USDC, usdc.PackMint(w.owner, big.NewInt(1_000_000_000_000)))
	for _, spender := range []common.Address{w.net.Contracts.JAAA, w.net.Contracts.Vault} {
		w.call(w.net.Contracts.USDC, usdc.PackApprove(spender, big.NewInt(1_000_000_000_000)))
	}
	return w
}

// open opens the funds as a new process does, without state.
func (w *fundWorld) open() {
	w.Helper()
	on := w.net.Contracts
	funds, err := w.net.OpenFunds([]devnet.Fund{
		{ID: fundID, Contract: on.JAAA, Deposit: parsePolicy(w.T, 1), Redeem: w.policy, Terms: devnet.FundTerms{APY: 1000}},
		{ID: queueID, Contract: on.RedemptionQueue, Vault: on.Vault, Deposit: w.policy, Redeem: w.policy},
	}, func() {})
	if err != nil {
		w.Fatal(err)
	}
	w.funds = funds
}

func (w *fundWorld) call(to common.Address, data []byte) {
	w.Helper()
	if err := w.net.AsOwner(w.Context(), to, data); err != nil {
		w.Fatal(err)
	}
}

// ask asks a contract for a number, as of a block or, with 0, of the newest.
func (w *fundWorld) ask(to common.Address, data []byte, at uint64) *big.Int {
	w.Helper()
	var block *big.Int
	if at > 0 {
		block = new(big.Int).SetUint64(at)
	}
	out, err := w.eth.CallContract(w.Context(), ethereum.CallMsg{To: &to, Data: data}, block)
	if err != nil {
		w.Fatal(err)
	}
	return new(big.Int).SetBytes(out)
}

func (w *fundWorld) requestDeposit(controller common.Address, units int64) {
	w.Helper()
	w.call(w.net.Contracts.JAAA, fundABI.PackRequestDeposit(big.NewInt(units), controller, w.owner))
}

func (w *fundWorld) moveTo(at time.Time) {
	w.Helper()
	by := at.Sub(w.clock.Now())
	if by <= 0 {
		w.Fatalf("%s is over", at)
	}
	w.clock.Advance(by)
	w.workOff()
}

func (w *fundWorld) workOff() {
	w.Helper()
	if err := w.funds.WorkOff(w.Context()); err != nil {
		w.Fatal(err)
	}
}

// wantDeposit asserts the pending and claimable parts of a controller's deposits.
func (w *fundWorld) wantDeposit(when string, controller common.Address, pending, claimable int64) {
	w.Helper()
	on := w.net.Contracts.JAAA
	if got := w.ask(on, fundABI.PackPendingDepositRequest(new(big.Int), controller), 0); got.Cmp(big.NewInt(pending)) != 0 {
		w.Errorf("%s %s are pending, want %d", when, got, pending)
	}
	if got := w.ask(on, fundABI.PackClaimableDepositRequest(new(big.Int), controller), 0); got.Cmp(big.NewInt(claimable)) != 0 {
		w.Errorf("%s %s are claimable, want %d", when, got, claimable)
	}
}

// listStrikes lists as of when the fund was struck.
func (w *fundWorld) listStrikes() (asOf []uint64, prices []*big.Int) {
	w.Helper()
	logs, err := w.eth.FilterLogs(w.Context(), ethereum.FilterQuery{FromBlock: big.NewInt(1), Addresses: []common.Address{w.net.Contracts.JAAA}})
	if err != nil {
		w.Fatal(err)
	}
	for i := range logs {
		if e, err := fundABI.UnpackStruckAsOfEvent(&logs[i]); err == nil {
			asOf, prices = append(asOf, e.AsOf), append(prices, e.Price)
		}
	}
	return asOf, prices
}

// longWayAhead is the next strike of which days market days span a weekend and a holiday.
func (w *fundWorld) longWayAhead(days int) time.Time {
	w.Helper()
	strike := w.policy.NextStrike(w.clock.Now().AddDate(0, 0, 2))
	for w.policy.SettleAfter(strike, days).Sub(strike) < time.Duration(days+3)*24*time.Hour-2*time.Hour {
		strike = w.policy.NextStrike(strike)
	}
	return strike
}

func TestAFundKeepsItsCalendar(t *testing.T) {
	w := newFundWorld(t)
	strike := w.longWayAhead(2)
	w.moveTo(w.policy.CutoffOf(strike).Add(-time.Hour))
	w.requestDeposit(carol, 1_000_000)
	schedule := parsePolicy(t, 1).Schedule(w.clock.Now())
	if !schedule.Strike.Equal(strike) {
		t.Fatalf("the request is to be struck at %s, want %s", schedule.Strike, strike)
	}
	w.moveTo(schedule.Cutoff.Add(time.Minute))
	w.requestDeposit(dave, 5_000_000)
	w.moveTo(schedule.Strike.Add(-time.Minute))
	if got := w.ask(w.net.Contracts.JAAA, fundABI.PackPriceLastUpdated(), 0).Int64(); got >= strike.Unix() {
		t.Errorf("a minute before the strike the price is as of %s", time.Unix(got, 0))
	}
	w.moveTo(schedule.Strike)
	if got := w.ask(w.net.Contracts.JAAA, fundABI.PackPriceLastUpdated(), 0).Int64(); got != strike.Unix() {
		t.Errorf("after the strike the price is as of %s, want %s", time.Unix(got, 0), strike)
	}
	price := w.ask(w.net.Contracts.JAAA, fundABI.PackNavPrice(), 0)
	w.moveTo(schedule.EarliestSettlement.Add(-time.Minute))
	w.wantDeposit("a minute before the settlement", carol, 1_000_000, 0)
	w.moveTo(schedule.EarliestSettlement)
	w.wantDeposit("at the settlement", carol, 0, 1_000_000)
	w.wantDeposit("a market day after the first settlement", dave, 5_000_000, 0)
	shares := w.ask(w.net.Contracts.JAAA, fundABI.PackMaxMint(carol), 0)
	want := new(big.Int).Mul(big.NewInt(1_000_000), new(big.Int).Exp(big.NewInt(10), big.NewInt(30), nil))
	if want.Div(want, price); shares.Cmp(want) != 0 {
		t.Errorf("the deposit brings %s shares, at the strike's price %s it is %s", shares, price, want)
	}
	if now := w.ask(w.net.Contracts.JAAA, fundABI.PackNavPrice(), 0); now.Cmp(price) <= 0 {
		t.Errorf("the price %s of a day later is not above %s", now, price)
	}
}

// A clock that is moved by weeks leaves no strike out, and requests in between are paid at their own strikes.
func TestAFundMakesUpForAClockThatWasMoved(t *testing.T) {
	w := newFundWorld(t)
	first := w.policy.NextStrike(w.clock.Now().AddDate(0, 0, 2))
	w.moveTo(w.policy.CutoffOf(first).Add(-time.Hour))
	before, _ := w.listStrikes()
	w.requestDeposit(carol, 1_000_000)
	w.moveTo(first.AddDate(0, 0, 21))
	var want []uint64
	for at := first; !at.After(w.clock.Now()); at = w.policy.NextStrike(at) {
		want = append(want, uint64(at.Unix()))
	}
	struck, prices := w.listStrikes()
	struck, prices = struck[len(before):], prices[len(before):]
	if !slices.Equal(struck, want) {
		t.Fatalf("struck as of %d, want %d", struck, want)
	}
	for i, p := range prices[1:] {
		if p.Cmp(prices[i]) <= 0 {
			t.Errorf("the price %s of strike %d is not above the one before, %s", p, i+1, prices[i])
		}
	}
	w.wantDeposit("three weeks later", carol, 0, 1_000_000)
	shares := w.ask(w.net.Contracts.JAAA, fundABI.PackMaxMint(carol), 0)
	mine := new(big.Int).Mul(big.NewInt(1_000_000), new(big.Int).Exp(big.NewInt(10), big.NewInt(30), nil))
	if mine.Div(mine, prices[0]); shares.Cmp(mine) != 0 {
		t.Errorf("the deposit brings %s shares, at its own strike's price it is %s", shares, mine)
	}
}

// A new process finds the struck and unpaid requests on the chain, and pays each once.
func TestAFundIsRunByAnotherProcess(t *testing.T) {
	w := newFundWorld(t)
	first := w.policy.NextStrike(w.clock.Now().AddDate(0, 0, 2))
	w.moveTo(w.policy.CutoffOf(first).Add(-time.Hour))
	w.requestDeposit(carol, 1_000_000)
	w.moveTo(first)
	w.open()
	w.requestDeposit(carol, 7_000_000) // for the next strike
	settle := parsePolicy(t, 1).SettleAfter(first, 1)
	w.moveTo(settle)
	w.wantDeposit("after the first settlement", carol, 7_000_000, 1_000_000)
	w.open()
	w.workOff()
	w.wantDeposit("after another look", carol, 7_000_000, 1_000_000)
	w.moveTo(parsePolicy(t, 1).SettleAfter(settle, 1))
	w.wantDeposit("after the second settlement", carol, 0, 8_000_000)
}

func TestAFundFillsInPart(t *testing.T) {
	w := newFundWorld(t)
	first := w.policy.NextStrike(w.clock.Now().AddDate(0, 0, 2))
	w.moveTo(w.policy.CutoffOf(first).Add(-time.Hour))
	w.requestDeposit(carol, 1_000_000)
	if err := w.funds.FillNext(t.Context(), fundID, 40); err != nil {
		t.Fatal(err)
	}
	settle := parsePolicy(t, 1).SettleAfter(first, 1)
	w.moveTo(settle)
	w.wantDeposit("after a strike that fills 40 %", carol, 600_000, 400_000)
	w.moveTo(parsePolicy(t, 1).SettleAfter(settle, 1))
	w.wantDeposit("after the strike that follows", carol, 0, 1_000_000)
}

func TestAFundGivesBackWhatIsNotStruck(t *testing.T) {
	w := newFundWorld(t)
	on := w.net.Contracts.JAAA
	first := w.policy.NextStrike(w.clock.Now().AddDate(0, 0, 2))
	w.moveTo(w.policy.CutoffOf(first).Add(-2 * time.Hour))
	// The owner is the only one whose word counts here.
	w.requestDeposit(w.owner, 1_000_000)
	w.call(on, fundABI.PackCancelDepositRequest(new(big.Int), w.owner))
	w.moveTo(first.AddDate(0, 0, 10)) // over the strike, before the next reading
	returned := func(want int64) {
		t.Helper()
		if got := w.ask(on, fundABI.PackClaimableCancelDepositRequest(new(big.Int), w.owner), 0); got.Cmp(big.NewInt(want)) != 0 {
			t.Errorf("%s are given back, want %d", got, want)
		}
	}
	w.wantDeposit("asked back before the cutoff", w.owner, 0, 0)
	returned(1_000_000)

	w.requestDeposit(w.owner, 2_000_000)
	second := w.policy.Schedule(w.clock.Now())
	w.moveTo(second.Strike)
	w.call(on, fundABI.PackCancelDepositRequest(new(big.Int), w.owner))
	w.workOff()
	returned(1_000_000)
	if asks := w.ask(on, fundABI.PackPendingCancelDepositRequest(new(big.Int), w.owner), 0); asks.Sign() != 0 {
		t.Error("who asked for what is struck is not answered")
	}
	w.moveTo(w.policy.SettleAfter(second.Strike, 1))
	w.wantDeposit("asked back after the strike", w.owner, 0, 2_000_000)

	if err := w.funds.SetTerms(fundID, func(t *devnet.FundTerms) { t.Refuse = true }); err != nil {
		t.Fatal(err)
	}
	w.requestDeposit(w.owner, 4_000_000)
	w.workOff()
	returned(5_000_000)
	w.wantDeposit("refused", w.owner, 0, 2_000_000)
}

func TestAFundIsStruckOutOfOrder(t *testing.T) {
	w := newFundWorld(t)
	first := w.policy.NextStrike(w.clock.Now().AddDate(0, 0, 2))
	w.moveTo(w.policy.CutoffOf(first).Add(-3 * time.Hour))
	w.requestDeposit(carol, 1_000_000)
	if err := w.funds.Strike(t.Context(), fundID); err != nil {
		t.Fatal(err)
	}
	w.wantDeposit("struck by hand", carol, 0, 1_000_000)
	w.requestDeposit(carol, 2_000_000)
	days := 2
	if err := w.funds.SetTerms(fundID, func(t *devnet.FundTerms) { t.SettleDays = &days }); err != nil {
		t.Fatal(err)
	}
	if err := w.funds.Strike(t.Context(), fundID); err != nil {
		t.Fatal(err)
	}
	w.wantDeposit("struck by hand, to be paid in two days", carol, 2_000_000, 1_000_000)
	settle := w.policy.SettleAfter(w.clock.Now(), 2)
	w.moveTo(settle.Add(-time.Minute))
	w.wantDeposit("a minute before two market days", carol, 2_000_000, 1_000_000)
	w.moveTo(settle)
	w.wantDeposit("two market days later", carol, 0, 3_000_000)
}

// A queue pays the price that its vault had at the strike, though the clock was moved on.
func TestAQueueStrikesItsVaultsPrice(t *testing.T) {
	w := newFundWorld(t)
	vault, on := contracts.NewSandboxVault(), w.net.Contracts
	w.call(on.Vault, vault.PackDeposit(big.NewInt(100_000_000), w.owner))
	shares := w.ask(on.Vault, vault.PackBalanceOf(w.owner), 0)
	w.call(on.Vault, vault.PackApprove(on.RedemptionQueue, shares))
	first := w.policy.NextStrike(w.clock.Now().AddDate(0, 0, 2))
	w.moveTo(w.policy.CutoffOf(first).Add(-time.Hour))
	w.call(on.RedemptionQueue, fundABI.PackRequestRedeem(shares, w.owner, w.owner))
	w.clock.Advance(first.Sub(w.clock.Now())) // a block at the strike's time
	header, err := w.eth.HeaderByNumber(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	want := w.ask(on.Vault, vault.PackConvertToAssets(shares), header.Number.Uint64())
	w.moveTo(first.AddDate(0, 0, 10))
	got := w.ask(on.RedemptionQueue, fundABI.PackMaxWithdraw(w.owner), 0)
	if diff := new(big.Int).Sub(got, want); diff.CmpAbs(big.NewInt(2)) > 0 || got.Sign() == 0 {
		t.Errorf("the queue pays %s, at the strike the shares were worth %s", got, want)
	}
}

func TestAFundIsRevalued(t *testing.T) {
	w := newFundWorld(t)
	if err := w.funds.Revalue(t.Context(), fundID, money.NewUnits(5_000_000)); err == nil {
		t.Error("a fund without shares has a value")
	}
	w.requestDeposit(carol, 2_000_000)
	if err := w.funds.Strike(t.Context(), fundID); err != nil {
		t.Fatal(err)
	}
	if err := w.funds.Revalue(t.Context(), fundID, money.NewUnits(5_000_000)); err != nil {
		t.Fatal(err)
	}
	if got := w.ask(w.net.Contracts.JAAA, fundABI.PackTotalAssets(), 0).Int64(); got < 4_999_999 || got > 5_000_000 {
		t.Errorf("the fund is worth %d, want 5000000", got)
	}
}

// A request that a reorganization moved below the read blocks is found.
func TestAFundIsReadAgainAfterAReorganization(t *testing.T) {
	w := newFundWorld(t)
	first := w.policy.NextStrike(w.clock.Now().AddDate(0, 0, 2))
	w.moveTo(w.policy.CutoffOf(first).Add(-time.Hour))
	for range 8 { // blocks to reorganize
		if _, err := w.net.Commit(); err != nil {
			t.Fatal(err)
		}
	}
	w.workOff()
	w.requestDeposit(carol, 1_000_000)
	header, err := w.eth.HeaderByNumber(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := w.net.Reorg(min(header.Number.Uint64()-2, 200), false); err != nil {
		t.Fatal(err)
	}
	w.moveTo(parsePolicy(t, 1).SettleAfter(first, 1))
	w.wantDeposit("after the reorganization", carol, 0, 1_000_000)
}

// The settings of a fund are kept beside its chain.
func TestWhatIsSaidOfAFundIsKept(t *testing.T) {
	dir, days := t.TempDir(), 3
	net := devnettest.Start(t, devnet.Options{DataDir: dir})
	list := []devnet.Fund{{ID: fundID, Contract: net.Contracts.JAAA, Deposit: parsePolicy(t, 1), Redeem: parsePolicy(t, 2), Terms: devnet.FundTerms{APY: 610}}}
	funds, err := net.OpenFunds(list, func() {})
	if err != nil {
		t.Fatal(err)
	}
	if got := funds.Terms(fundID).APY; got != 610 {
		t.Errorf("a new fund yields %d, want 610", got)
	}
	if err := funds.SetTerms(fundID, func(t *devnet.FundTerms) { t.APY, t.SettleDays, t.Refuse = 700, &days, true }); err != nil {
		t.Fatal(err)
	}
	again, err := net.OpenFunds(list, func() {})
	if err != nil {
		t.Fatal(err)
	}
	if got := again.Terms(fundID); got.APY != 700 || got.SettleDays == nil || *got.SettleDays != 3 || !got.Refuse {
		t.Errorf("after a restart the terms are %+v", got)
	}
}
