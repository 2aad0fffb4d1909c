package signer_test

import (
	"bytes"
	"math/big"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"
	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/randtest"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/yield"
)

func snapshot(token common.Address) custody.Call {
	return custody.Call{To: guard, Data: bounds.PackSnapshot(token)}
}

func require(token common.Address, change int64) custody.Call {
	return custody.Call{To: guard, Data: bounds.PackRequireChange(token, big.NewInt(change))}
}

// The moves are made by those who make them for the service.
func entry(t testing.TB, s yield.Source, account chain.Address, amount money.USD) []custody.Call {
	t.Helper()
	calls, err := s.DepositCalls(account.EVM(), amount)
	if err != nil {
		t.Fatal(err)
	}
	return slices.Concat([]custody.Call{snapshot(s.Vault)}, calls, []custody.Call{require(s.Vault, 5)})
}

func exit(t testing.TB, s yield.Source, account chain.Address, amount money.USD) []custody.Call {
	t.Helper()
	calls, err := s.RedeemCalls(account.EVM(), amount)
	if err != nil {
		t.Fatal(err)
	}
	return slices.Concat([]custody.Call{snapshot(s.Vault), snapshot(s.Asset)}, calls, []custody.Call{require(s.Asset, int64(amount)), require(s.Vault, -9)})
}

func redemption(t testing.TB, s yield.Source, account chain.Address) []custody.Call {
	t.Helper()
	calls, err := s.RedeemAllCalls(account.EVM(), money.NewUnits(77))
	if err != nil {
		t.Fatal(err)
	}
	return slices.Concat([]custody.Call{snapshot(s.Asset)}, calls, []custody.Call{require(s.Asset, 3)})
}

var (
	bills  = yield.Source{ID: "bills", DepositToken: chain.USDC, Vault: vault, Asset: usdc}
	tether = yield.Source{ID: "tether", DepositToken: chain.USDT, Vault: usdtVault, Asset: usdt}
)

func (w *world) move(calls []custody.Call) ask {
	return ask{intent: w.intent(calls...), owner: w.wallet, proof: w.proof}
}

func TestSourcesAreEnteredAndLeftForTheWalletItself(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		for _, s := range []yield.Source{bills, tether} {
			w.mustSign("entering "+s.ID, w.move(entry(t, s, w.account, 7*money.Dollar)))
			w.mustSign("leaving "+s.ID, w.move(exit(t, s, w.account, 7*money.Dollar)))
			w.mustSign("leaving all of "+s.ID, w.move(redemption(t, s, w.account)))
		}
		hostile := bills
		hostile.Vault = attacker
		asked := bills
		asked.Vault = requests
		enters := func() []custody.Call { return entry(t, bills, w.account, 7*money.Dollar) }
		for what, c := range map[string]struct {
			calls  []custody.Call
			reason string
		}{
			"a vault that is not listed":       {entry(t, hostile, w.account, money.Dollar), "neither a source"},
			"leaving one":                      {redemption(t, hostile, w.account), "neither a source"},
			"a vault of requests":              {entry(t, asked, w.account, money.Dollar), "neither a source"},
			"shares for another":               {entry(t, bills, chain.EVMAddress(attacker), money.Dollar), "call 3"},
			"a redemption to another":          {redemption(t, bills, chain.EVMAddress(attacker)), "call 2"},
			"a withdrawal to another":          {exit(t, bills, chain.EVMAddress(attacker), money.Dollar), "call 3"},
			"no guard before":                  {enters()[1:], "call 1"},
			"no guard behind":                  {enters()[:3], "call 3"},
			"no guard at all":                  {enters()[1:3], "call 1"},
			"a transfer in between":            {slices.Insert(enters(), 2, transfer(usdc, attacker, 1)), ""},
			"a transfer before":                {slices.Insert(enters(), 0, transfer(usdc, attacker, 1)), "call 2"},
			"a transfer behind":                {append(enters(), transfer(usdc, attacker, 1)), ""},
			"an approval of another":           {slices.Replace(enters(), 1, 2, custody.Call{To: usdc, Data: tokens.PackApprove(attacker, big.NewInt(7_000_000))}), "call 2"},
			"an approval of more":              {slices.Replace(enters(), 1, 2, custody.Call{To: usdc, Data: tokens.PackApprove(vault, big.NewInt(8_000_000))}), "call 2"},
			"a bound of nothing":               {slices.Replace(enters(), 3, 4, require(vault, 0)), "bounds nothing"},
			"a bound that is a loss":           {slices.Replace(enters(), 3, 4, require(vault, -1)), "bounds nothing"},
			"a bound of another token":         {slices.Replace(enters(), 3, 4, require(usdt, 5)), "call 4"},
			"an allowance that is not cleared": {slices.Delete(entry(t, tether, w.account, money.Dollar), 1, 2), "call 2"},
			"an allowance cleared for nothing": {slices.Insert(enters(), 1, custody.Call{To: usdc, Data: tokens.PackApprove(vault, new(big.Int))}), "call 2"},
			"a bound below what it takes out":  {slices.Replace(exit(t, bills, w.account, 7*money.Dollar), 3, 4, require(usdc, 1)), "call 4"},
			"a redemption for nothing":         {slices.Replace(redemption(t, bills, w.account), 2, 3, require(usdc, 0)), "neither a source"},
			"no bound of what it costs":        {exit(t, bills, w.account, 7*money.Dollar)[1:4], "bounds nothing"},
			"nothing but the guard":            {[]custody.Call{snapshot(usdc), require(usdc, 1)}, "nothing is bounded"},
		} {
			w.mustRefuse(what, w.move(c.calls), custody.ErrNotUnderstood, c.reason)
		}
		long := w.move(enters())
		long.intent.Deadline = long.intent.Deadline.Add(2 * life)
		w.mustRefuse("a life too long", long, custody.ErrNotUnderstood, "it is good until")
		proposed := w.move(enters())
		proposed.proposal = w.payout(money.Dollar).proposal
		w.mustRefuse("a payout's proposal", proposed, custody.ErrNotUnderstood, "no proposal")
	})
}

// Only a wrapper whose creation the organization's own account signed is a source of its wallets, and of no other's.
func TestAWrapperIsASourceOfItsOrganizationAlone(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		wrapped := bills
		wrapped.Vault = common.HexToAddress("0x0000000000000000000000000000000000000DDD")
		enter := func() ask { return w.move(entry(t, wrapped, w.account, money.Dollar)) }
		w.mustRefuse("a wrapper that nobody signed for", enter(), custody.ErrNotUnderstood, "neither a source")
		insert := func(organization uuid.UUID, kind, source string) {
			w.exec(`DELETE FROM signed_contracts`)
			w.exec(`INSERT INTO signed_contracts (chain, contract, organization_id, kind, subject, source_id, created_at) VALUES ($1, $2, $3, $4, $5, $6, 0)`,
				string(on), wrapped.Vault.Hex(), organization, kind, uuid.New(), source)
		}
		for what, row := range map[string][2]string{"a MicroVault": {"micro_vault", ""}, "a wrapper over what is listed no longer": {"fee_wrapper", "gone"},
			"a wrapper over the other token": {"fee_wrapper", "tether"}, "a wrapper over a vault of requests": {"fee_wrapper", "requests"}} {
			insert(org, row[0], row[1])
			w.mustRefuse(what, enter(), custody.ErrNotUnderstood, "neither a source")
		}
		insert(uuid.New(), "fee_wrapper", "bills")
		w.mustRefuse("another organization's wrapper", enter(), custody.ErrNotUnderstood, "neither a source")
		insert(org, "fee_wrapper", "bills")
		w.mustSign("its own wrapper", enter())
	})
}

// A good intent with one change is rejected, unless it changes the redeemed amount or a bound, which the maker of
// intents chooses.
func TestNoChangedMoveIsSigned(t *testing.T) {
	w := newWorld(t, storetest.Open(t, store.SQLite))
	randtest.Check(t, func(r *rapid.T) {
		s := rapid.SampledFrom([]yield.Source{bills, tether}).Draw(r, "source")
		amount := money.USD(rapid.Int64Range(1, int64(money.MaxUSD)).Draw(r, "amount"))
		good := rapid.SampledFrom([][]custody.Call{entry(t, s, w.account, amount), exit(t, s, w.account, amount), redemption(t, s, w.account)}).Draw(r, "move")
		bad := mutate(r, good)
		if _, err := w.local.Sign(t.Context(), w.move(bad).request()); err == nil && !sameButBounds(good, bad) {
			r.Fatalf("signed:\n%x\nthe good one is\n%x", bad, good)
		}
	})
}

// A payout that was approved and then changed in one place is not signed: neither under the approved proposal, nor
// under one that agrees with the changed calls.
func TestNoChangedPayoutIsSigned(t *testing.T) {
	w := newWorld(t, storetest.Open(t, store.SQLite))
	w.exec(`INSERT INTO withdrawal_policies (organization_id, address_book_only, approval_threshold, updated_at) VALUES ($1, 0, 0, 0)`, org)
	approvers := newApprover(t, w)
	randtest.Check(t, func(r *rapid.T) {
		a := w.payout(money.USD(rapid.Int64Range(1, int64(money.Dollar)).Draw(r, "amount")))
		w.vote(&a, approvers)
		approved := a.request()
		before := slices.Clone(a.intent.Calls)
		switch rapid.SampledFrom([]string{"calls", "id", "deadline", "claims"}).Draw(r, "changed") {
		case "calls":
			a.intent.Calls = mutate(r, before)
		case "id":
			a.intent.ID = uuid.New()
		case "deadline":
			a.intent.Deadline = a.intent.Deadline.Add(-1_000_000_000)
		case "claims":
			p := *a.proposal.Payout
			p.WithdrawalAmount++
			a.proposal = &approval.Proposal{Organization: org, Kind: approval.WithdrawalPayout, Payout: &p}
		}
		changed := a.request()
		if bytes.Equal(changed.Proposal, approved.Proposal) {
			return // the changed byte was the same
		}
		if _, err := w.local.Sign(t.Context(), changed); err == nil {
			r.Fatalf("signed %s, approved was %s", changed.Proposal, approved.Proposal)
		}
		changed.Proposal = approved.Proposal
		if _, err := w.local.Sign(t.Context(), changed); err == nil && !bytes.Equal(changed.Intent, approved.Intent) {
			r.Fatalf("signed %s under %s", changed.Intent, approved.Proposal)
		}
	})
}

// mutate changes one thing of calls.
func mutate(r *rapid.T, calls []custody.Call) []custody.Call {
	out := slices.Clone(calls)
	at := rapid.IntRange(0, len(out)-1).Draw(r, "call")
	switch rapid.SampledFrom([]string{"byte", "longer", "shorter", "to", "add", "remove", "swap"}).Draw(r, "mutation") {
	case "byte":
		data := slices.Clone(out[at].Data)
		data[rapid.IntRange(0, len(data)-1).Draw(r, "position")] = rapid.Byte().Draw(r, "value")
		out[at].Data = data
	case "longer":
		out[at].Data = append(slices.Clone(out[at].Data), make([]byte, rapid.IntRange(1, 40).Draw(r, "more"))...)
	case "shorter":
		out[at].Data = out[at].Data[:rapid.IntRange(0, len(out[at].Data)-1).Draw(r, "length")]
	case "to":
		out[at].To = rapid.SampledFrom([]common.Address{usdc, usdt, guard, vault, usdtVault, executor, attacker, wrappers}).Draw(r, "contract")
	case "add":
		more := rapid.SampledFrom([]custody.Call{transfer(usdc, attacker, 1), snapshot(usdc), require(vault, 1), out[at]}).Draw(r, "added")
		out = slices.Insert(out, at, more)
	case "remove":
		out = slices.Delete(out, at, at+1)
	case "swap":
		other := rapid.IntRange(0, len(out)-1).Draw(r, "other")
		out[at], out[other] = out[other], out[at]
	}
	if len(out) == 0 {
		return calls
	}
	return out
}

// sameButBounds compares calls without the guard's amounts, and without the number of redeemed shares: the money
// comes to the wallet, in any amount.
func sameButBounds(a, b []custody.Call) bool {
	return slices.EqualFunc(a, b, func(x, y custody.Call) bool {
		if x.To == guard && y.To == guard && len(x.Data) == 68 && len(y.Data) == 68 {
			return bytes.Equal(x.Data[:36], y.Data[:36])
		}
		if redeems := shares.PackRedeem(new(big.Int), common.Address{}, common.Address{})[:4]; len(x.Data) == 100 && len(y.Data) == 100 && bytes.HasPrefix(x.Data, redeems) && bytes.HasPrefix(y.Data, redeems) {
			return x.To == y.To && bytes.Equal(x.Data[36:], y.Data[36:])
		}
		return x.To == y.To && bytes.Equal(x.Data, y.Data)
	})
}
