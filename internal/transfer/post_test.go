package transfer

import (
	"math/big"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"
	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/randtest"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/yield"
)

// The accounts and contracts of these tests, and who is behind them.
const (
	holder      = chain.Address("holder")
	destination = chain.Address("destination")
	partner     = chain.Address("partner")
	collector   = chain.Address("collector")
	issuer      = chain.Address("issuer")
	nobody      = chain.Address("nobody")
)

var (
	usdcContract, usdtContract = chain.EVMAddress(common.HexToAddress("0xdc")), chain.EVMAddress(common.HexToAddress("0xd7"))
	tokenContracts             = map[chain.Token]chain.Address{chain.USDC: usdcContract, chain.USDT: usdtContract}
	vaultSource                = yield.Source{ID: "vault", Chain: sepolia, DepositToken: chain.USDC, Vault: common.HexToAddress("0x7777"), Share: common.HexToAddress("0x7777"), Asset: usdcContract.EVM()}
	otherSource                = yield.Source{ID: "other", Chain: sepolia, DepositToken: chain.USDT, Vault: common.HexToAddress("0x8888"), Share: common.HexToAddress("0x8888"), Asset: usdtContract.EVM()}
	foreignSource              = yield.Source{ID: "foreign", Chain: sepolia, DepositToken: chain.USDC, Vault: common.HexToAddress("0x9999"), Share: common.HexToAddress("0x9999"), Asset: usdcContract.EVM(), Owner: uuid.New()}
	allSources                 = []yield.Source{vaultSource, otherSource, foreignSource}
	vaultShares, otherShares   = vaultSource.ShareAddress(), otherSource.ShareAddress()
)

// move is a movement of a token.
func move(token, from, to chain.Address, units uint64) chain.Movement {
	return chain.Movement{Token: token, From: from, To: to, Units: money.NewUnits(units)}
}

// The wallet of these tests begins with these books, and with the same on the chain.
const (
	cashAtFirst       = 10_000 * money.Dollar
	sharesAtFirst     = 5_000_000
	carryingAtFirst   = 4_000 * money.Dollar
	orderedAmount     = 100 * money.Dollar
	orderedFee        = money.Dollar
	orderedPartnerFee = 9 * money.Dollar
)

// newStep is a step of a kind, with the leg and workflow that it would have.
func newStep(kind StepKind) stepRef {
	w := &Workflow{Organization: uuid.New(), Wallet: uuid.New(), Status: Processing, DestinationAddress: destination}
	step := Step{ID: uuid.New(), Kind: kind, Chain: sepolia, Token: chain.USDC, Amount: orderedAmount, State: StateProcessing}
	steps := []Step{step}
	if kind == StepPayout {
		steps[0].Fee = orderedFee
		w.PartnerFee, w.PartnerAddress = orderedPartnerFee, partner
		steps = append(steps, Step{ID: uuid.New(), Ordinal: 1, Kind: StepPartner, Chain: sepolia, Token: chain.USDC, Amount: orderedPartnerFee, State: StateProcessing})
	} else {
		steps[0].YieldSource = vaultSource.ID
	}
	w.Legs = []Leg{{ID: uuid.New(), State: StateProcessing, Steps: steps}}
	return stepRef{w, &w.Legs[0], &w.Legs[0].Steps[0]}
}

// fundBooks gives the step's wallet its first balance, and reserves the step's amount.
func fundBooks(t testing.TB, db *store.DB, ref stepRef) {
	t.Helper()
	if err := db.Write(t.Context(), func(tx *store.Tx) error {
		line := func(account ledger.Account, token chain.Token, amount money.USD) ledger.Line {
			return ledger.Line{Account: account, Chain: sepolia, Token: token, Amount: amount}
		}
		shares := line(ledger.YieldPosition, chain.USDC, carryingAtFirst)
		shares.YieldSource, shares.Shares = vaultSource.ID, big.NewInt(sharesAtFirst)
		if err := ledger.Post(t.Context(), tx, ledger.Entry{
			Organization: ref.workflow.Organization, Wallet: ref.workflow.Wallet, Type: ledger.Deposit, Reference: "first:" + ref.step.ID.String(), SettledAt: time.Unix(0, 0),
			Lines: []ledger.Line{line(ledger.Cash, chain.USDC, cashAtFirst), line(ledger.Cash, chain.USDT, cashAtFirst), shares,
				line(ledger.External, chain.USDC, -cashAtFirst-carryingAtFirst), line(ledger.External, chain.USDT, -cashAtFirst)},
		}); err != nil {
			return err
		}
		ledger.Reserve(tx, ref.workflow.Wallet, ref.step.sourcePosition(), ref.step.Amount)
		return nil
	}); err != nil {
		t.Fatal(err)
	}
}

// settleMoved posts the movements' effects for the step.
func settleMoved(t testing.TB, db *store.DB, ref stepRef, moved []chain.Movement) flow {
	t.Helper()
	f := newFlow(ref, holder, tokenContracts, allSources, moved)
	if err := f.errBeyondRange(); err != nil {
		t.Fatal(err)
	}
	if err := db.Write(t.Context(), func(tx *store.Tx) error {
		return postStep(t.Context(), tx, ref, f, 0, fate{Outcome: intent.Outcome{BlockTime: time.Unix(0, 0), TxHash: "0x1"}}, opening{})
	}); err != nil {
		t.Fatal(err)
	}
	return f
}

// loadLines sums the step's lines on each account of each lane.
func loadLines(t testing.TB, db *store.DB, ref stepRef) map[string]money.USD {
	t.Helper()
	rows, err := db.Query(t.Context(), `SELECT l.account_kind, l.token, l.amount FROM journal_lines l JOIN journal_entries e ON e.id = l.entry_id WHERE e.reference = $1`, "step:"+ref.step.ID.String())
	sums := map[string]money.USD{}
	_, err = store.Collect(rows, err, func(r store.Rows) (struct{}, error) {
		var kind, token string
		var amount money.USD
		err := r.Scan(&kind, &token, &amount)
		sums[kind+" "+token] += amount
		return struct{}{}, err
	})
	if err != nil {
		t.Fatal(err)
	}
	return sums
}

// An intent's effects are posted as they are, each difference on its own account.
func TestWhatTheChainDidIsPosted(t *testing.T) {
	t.Parallel()
	const units = uint64(money.Dollar)
	ordered := []chain.Movement{
		move(usdcContract, holder, destination, 90*units), move(usdcContract, holder, partner, 9*units), move(usdcContract, holder, collector, units),
	}
	withFee := []chain.Movement{ // as Tether would do it
		move(usdcContract, holder, issuer, 2*units), move(usdcContract, holder, destination, 88*units),
		move(usdcContract, holder, issuer, units), move(usdcContract, holder, partner, 8*units), move(usdcContract, holder, collector, units),
	}
	burnt := move(vaultShares, holder, nobody, sharesAtFirst/4)
	for name, c := range map[string]struct {
		kind   StepKind
		moved  []chain.Movement
		want   map[string]money.USD
		shares map[string]int64 // of the wallet's balance afterwards
	}{
		"a payout": {StepPayout, ordered, map[string]money.USD{
			"cash usdc": -100 * money.Dollar, "external usdc": 90 * money.Dollar, "partner_fee usdc": 9 * money.Dollar, "network_fee usdc": money.Dollar}, nil},
		"a payout of which the token keeps a fee": {StepPayout, withFee, map[string]money.USD{
			"cash usdc": -100 * money.Dollar, "external usdc": 88 * money.Dollar, "partner_fee usdc": 8 * money.Dollar, "network_fee usdc": 4 * money.Dollar}, nil},
		"a payout whose collector is the partner": {StepPayout, append(ordered[:2:2], move(usdcContract, holder, partner, units)), map[string]money.USD{
			"cash usdc": -100 * money.Dollar, "external usdc": 90 * money.Dollar, "partner_fee usdc": 9 * money.Dollar, "network_fee usdc": money.Dollar}, nil},
		"a payout whose collector is the destination": {StepPayout, append(ordered[:2:2], move(usdcContract, holder, destination, units)), map[string]money.USD{
			"cash usdc": -100 * money.Dollar, "external usdc": 90 * money.Dollar, "partner_fee usdc": 9 * money.Dollar, "network_fee usdc": money.Dollar}, nil},
		"a payout whose collector is the wallet": {StepPayout, append(ordered[:2:2], move(usdcContract, holder, holder, units)), map[string]money.USD{
			"cash usdc": -99 * money.Dollar, "external usdc": 90 * money.Dollar, "partner_fee usdc": 9 * money.Dollar}, nil},
		"a payout beside which something comes in": {StepPayout, append(ordered[:3:3], move(usdtContract, issuer, holder, 5*units)), map[string]money.USD{
			"cash usdc": -100 * money.Dollar, "external usdc": 90 * money.Dollar, "partner_fee usdc": 9 * money.Dollar, "network_fee usdc": money.Dollar,
			"cash usdt": 5 * money.Dollar, "external usdt": -5 * money.Dollar}, nil},
		"a deposit": {StepDeposit, []chain.Movement{move(usdcContract, holder, nobody, 100*units), move(vaultShares, nobody, holder, 77)},
			map[string]money.USD{"cash usdc": -100 * money.Dollar, "yield_position usdc": 100 * money.Dollar}, map[string]int64{"vault": sharesAtFirst + 77}},
		"a deposit that brings nothing": {StepDeposit, []chain.Movement{move(usdcContract, holder, nobody, 100*units)},
			map[string]money.USD{"cash usdc": -100 * money.Dollar, "yield_position usdc": 100 * money.Dollar}, map[string]int64{"vault": sharesAtFirst}},
		"a deposit that takes less": {StepDeposit, []chain.Movement{move(usdcContract, holder, nobody, 60*units), move(vaultShares, nobody, holder, 40)},
			map[string]money.USD{"cash usdc": -60 * money.Dollar, "yield_position usdc": 60 * money.Dollar}, map[string]int64{"vault": sharesAtFirst + 40}},
		"a deposit with shares of another source beside": {StepDeposit, []chain.Movement{
			move(usdcContract, holder, nobody, 100*units), move(vaultShares, nobody, holder, 77), move(otherShares, nobody, holder, 5)},
			map[string]money.USD{"cash usdc": -100 * money.Dollar, "yield_position usdc": 100 * money.Dollar, "yield_position usdt": 0},
			map[string]int64{"vault": sharesAtFirst + 77, "other": 5}},
		"a redemption": {StepRedeem, []chain.Movement{burnt, move(usdcContract, nobody, holder, 1100*units)},
			map[string]money.USD{"cash usdc": 1100 * money.Dollar, "yield_position usdc": -1000 * money.Dollar, "yield_income usdc": -100 * money.Dollar},
			map[string]int64{"vault": sharesAtFirst * 3 / 4}},
		"a redemption of which the token keeps a fee": {StepRedeem, []chain.Movement{burnt, move(usdcContract, nobody, issuer, 100*units), move(usdcContract, nobody, holder, 1000*units)},
			map[string]money.USD{"cash usdc": 1000 * money.Dollar, "yield_position usdc": -1000 * money.Dollar}, map[string]int64{"vault": sharesAtFirst * 3 / 4}},
		"a redemption with a reward in the other stablecoin": {StepRedeem, []chain.Movement{burnt, move(usdcContract, nobody, holder, 1000*units), move(usdtContract, issuer, holder, 3*units)},
			map[string]money.USD{"cash usdc": 1000 * money.Dollar, "yield_position usdc": -1000 * money.Dollar, "cash usdt": 3 * money.Dollar, "yield_income usdt": -3 * money.Dollar}, nil},
		"a redemption for which shares are minted beside": {StepRedeem, []chain.Movement{move(vaultShares, nobody, holder, sharesAtFirst/20), move(vaultShares, holder, nobody, sharesAtFirst*3/10), move(usdcContract, nobody, holder, 1000*units)},
			map[string]money.USD{"cash usdc": 1000 * money.Dollar, "yield_position usdc": -1000 * money.Dollar}, map[string]int64{"vault": sharesAtFirst * 3 / 4}},
		"a redemption that brings nothing": {StepRedeem, []chain.Movement{burnt},
			map[string]money.USD{"cash usdc": 0, "yield_position usdc": -1000 * money.Dollar, "yield_income usdc": 1000 * money.Dollar}, nil},
		// Anyone can mint or send shares to a wallet. When the price falls between the plan and the redemption, some
		// of them are burnt with the position's own.
		"a redemption that burns shares which strangers gave": {StepRedeem, []chain.Movement{move(vaultShares, holder, nobody, sharesAtFirst+1000), move(usdcContract, nobody, holder, 4000*units)},
			map[string]money.USD{"cash usdc": 4000 * money.Dollar, "yield_position usdc": -4000 * money.Dollar}, map[string]int64{"vault": 0}},
		"what another organization's source mints": {StepRedeem, []chain.Movement{burnt, move(usdcContract, nobody, holder, 1000*units), move(foreignSource.ShareAddress(), nobody, holder, 9)},
			map[string]money.USD{"cash usdc": 1000 * money.Dollar, "yield_position usdc": -1000 * money.Dollar}, map[string]int64{"vault": sharesAtFirst * 3 / 4}},
	} {
		t.Run(name, func(t *testing.T) {
			storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
				ref := newStep(c.kind)
				fundBooks(t, db, ref)
				settleMoved(t, db, ref, c.moved)
				got := loadLines(t, db, ref)
				for account, want := range c.want {
					if got[account] != want {
						t.Errorf("%s moves by %s, want %s", account, got[account], want)
					}
					delete(got, account)
				}
				for account, amount := range got {
					t.Errorf("%s moves by %s, want no such line", account, amount)
				}
				held, err := ledger.Positions(t.Context(), db, ref.workflow.Wallet)
				if err != nil {
					t.Fatal(err)
				}
				for _, p := range held {
					if want, ok := c.shares[p.ID]; ok && p.Shares.Big().Int64() != want {
						t.Errorf("%s shares of %s are held, want %d", p.Shares, p.ID, want)
					}
					if p.Reserved != 0 {
						t.Errorf("%s of %s is still reserved", p.Reserved, p.ID)
					}
				}
				if wrong, err := ledger.Check(t.Context(), db, nil); err != nil || len(wrong) > 0 {
					t.Errorf("the journal: %v, %v", wrong, err)
				}
			})
		})
	}
}

// Tokens and vaults have any effects in an intent, within the bounds of its simulation: the books follow the chain in
// every asset, and no reservation stays.
func TestBooksFollowTheChainWhateverMoved(t *testing.T) {
	db := storetest.Open(t, store.SQLite)
	accounts := []chain.Address{holder, destination, partner, collector, issuer, nobody}
	contracts := []chain.Address{usdcContract, usdtContract, vaultShares, otherShares}
	randtest.Check(t, func(r *rapid.T) {
		ref := newStep(rapid.SampledFrom([]StepKind{StepPayout, StepDeposit, StepRedeem}).Draw(r, "kind"))
		held := map[chain.Address]int64{usdcContract: int64(cashAtFirst), usdtContract: int64(cashAtFirst), vaultShares: sharesAtFirst, otherShares: 0}
		var moved []chain.Movement
		for range rapid.IntRange(0, 8).Draw(r, "movements") {
			token, from, to := rapid.SampledFrom(contracts).Draw(r, "token"), rapid.SampledFrom(accounts).Draw(r, "from"), rapid.SampledFrom(accounts).Draw(r, "to")
			most := int64(60 * money.Dollar)
			if from == holder {
				most = min(most, held[token])
			}
			units := rapid.Int64Range(0, most).Draw(r, "units")
			moved = append(moved, move(token, from, to, uint64(units)))
			if to == holder {
				held[token] += units
			}
			if from == holder {
				held[token] -= units
			}
		}
		f := newFlow(ref, holder, tokenContracts, allSources, moved)
		if err := f.errBeyondRange(); err != nil {
			r.Fatalf("it cannot be posted: %v", err)
		}
		if f.whyTakesTooMuch(ref.step) != "" {
			return // it would have been refused
		}
		fundBooks(t, db, ref)
		settleMoved(t, db, ref, moved)
		positions, err := ledger.Positions(t.Context(), db, ref.workflow.Wallet)
		if err != nil {
			r.Fatal(err)
		}
		books := map[string]int64{}
		for _, p := range positions {
			books[p.ID] = int64(p.Balance)
			if p.Kind == ledger.KindYieldSource {
				books[p.ID] = p.Shares.Big().Int64()
			}
			if p.Reserved != 0 {
				r.Errorf("%s of %s is still reserved", p.Reserved, p.ID)
			}
		}
		for position, contract := range map[string]chain.Address{
			chain.CashID(sepolia, chain.USDC): usdcContract, chain.CashID(sepolia, chain.USDT): usdtContract, vaultSource.ID: vaultShares, otherSource.ID: otherShares,
		} {
			if books[position] != held[contract] {
				r.Errorf("%s: the books say %d, the chain %d", position, books[position], held[contract])
			}
		}
		if wrong, err := ledger.CheckWallets(t.Context(), db, []uuid.UUID{ref.workflow.Wallet}); err != nil || len(wrong) > 0 {
			r.Errorf("the journal: %v, %v", wrong, err)
		}
	})
}
