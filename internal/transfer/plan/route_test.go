package plan

import (
	"slices"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/randtest"
)

// routesTo leads from every chain of these to the first, at the given gas.
func routesTo(to chain.Name, gas map[chain.Name]money.USD) (routes Routes) {
	for from, cost := range gas {
		routes = append(routes, Route{From: from, To: to, Token: chain.USDC, Gas: cost, Most: 1000, Takes: time.Minute})
	}
	return routes
}

func onChain(h Holding, on chain.Name) Holding {
	h.Chain = on
	if !h.Source {
		h.ID = chain.CashID(on, h.Token)
	}
	return h
}

func TestWithdrawalsDrawOnOtherChains(t *testing.T) {
	here, base := cashHolding(sepolia, chain.USDC, 30), cashHolding(chain.Base, chain.USDC, 100)
	polygon, vault := cashHolding(chain.Polygon, chain.USDC, 100), onChain(sourceHolding("v", chain.USDC, 50, 50), chain.Base)
	later := sourceHolding("later", chain.USDC, 100, 0)
	later.Later = 100
	cheapPolygon := routesTo(sepolia, map[chain.Name]money.USD{chain.Base: 5, chain.Polygon: 1})
	slowPolygon := slices.Clone(routesTo(sepolia, map[chain.Name]money.USD{chain.Base: 1, chain.Polygon: 1}))
	for i := range slowPolygon {
		if slowPolygon[i].From == chain.Polygon {
			slowPolygon[i].Takes = time.Hour
		}
	}
	dearBase := slices.Clone(slowPolygon)
	for i := range dearBase {
		if dearBase[i].From == chain.Base {
			dearBase[i].FastUpTo, dearBase[i].FastFee = 1000, money.Bps(200).Rate()
		}
	}
	for name, test := range map[string]struct {
		holdings []Holding
		amount   money.USD
		routes   Routes
		want     []Draw
		refused  RefusalReason
	}{
		"what is there comes first":              {[]Holding{here, base}, 20, cheapPolygon, []Draw{{here.ID, 20}}, ""},
		"then another chain":                     {[]Holding{here, base}, 80, cheapPolygon, []Draw{{here.ID, 30}, {base.ID, 50}}, ""},
		"the one whose gas is less":              {[]Holding{here, base, polygon}, 80, cheapPolygon, []Draw{{here.ID, 30}, {polygon.ID, 50}}, ""},
		"the faster at the same cost":            {[]Holding{here, base, polygon}, 80, slowPolygon, []Draw{{here.ID, 30}, {base.ID, 50}}, ""},
		"the slower where the bridge keeps less": {[]Holding{here, base, polygon}, 80, dearBase, []Draw{{here.ID, 30}, {polygon.ID, 50}}, ""},
		"cash before what a source has":          {[]Holding{vault, base, here}, 140, cheapPolygon, []Draw{{here.ID, 30}, {base.ID, 100}, {"v", 10}}, ""},
		"now before later":                       {[]Holding{later, base}, 120, cheapPolygon, []Draw{{base.ID, 100}, {"later", 20}}, ""},
		"not without a route":                    {[]Holding{here, base}, 80, nil, nil, OutOfReach},
		"not more than there is":                 {[]Holding{here, base}, 131, cheapPolygon, nil, Insufficient},
	} {
		t.Run(name, func(t *testing.T) {
			got, err := CashFirst(test.holdings, sepolia, chain.USDC, test.amount, test.routes)
			if reasonOf(err) != test.refused || !slices.Equal(got, test.want) {
				t.Errorf("got %v, %v, want %v %s", got, err, test.want, test.refused)
			}
		})
	}
}

func TestAnAutomaticWalletPaysFromOtherChainsWhatItsOwnLacks(t *testing.T) {
	positions := []Position{cashPosition(sepolia, chain.USDC, 30), cashPosition(chain.Base, chain.USDC, 100)}
	routes := routesTo(sepolia, map[chain.Name]money.USD{chain.Base: 0})
	got, err := Release(positions, sepolia, chain.USDC, 80, 1, routes)
	if want := []Draw{{positions[0].ID, 30}, {positions[1].ID, 50}}; err != nil || !slices.Equal(got, want) {
		t.Errorf("got %v, %v, want %v", got, err, want)
	}
	if _, err := Release(positions, sepolia, chain.USDC, 80, 1, nil); reasonOf(err) != OutOfReach {
		t.Errorf("without a route: %v", err)
	}
	got, err = Release(positions, sepolia, chain.USDC, 20, 1, routes)
	if err != nil || !slices.Equal(got, []Draw{{positions[0].ID, 20}}) {
		t.Errorf("what is there: %v, %v", got, err)
	}
}

func TestMovementsBetweenChainsTakeARoute(t *testing.T) {
	from, to := cashHolding(chain.Base, chain.USDC, 5_000_000), sourceHolding("a", chain.USDC, 0, 0)
	routes := routesTo(sepolia, map[chain.Name]money.USD{chain.Base: 0})
	for name, test := range map[string]struct {
		to      Holding
		amount  money.USD
		routes  Routes
		refused RefusalReason
	}{
		"by a route":           {to, 1000, routes, ""},
		"in several messages":  {to, 1001, routes, ""},
		"in too many messages": {to, MaxParts*1000 + 1, routes, OutOfReach},
		"without one":          {to, 1, nil, Contradictory},
		"the other way":        {onChain(to, chain.Polygon), 1, routes, Contradictory},
		"cash to cash":         {cashHolding(sepolia, chain.USDC, 0), 1, routes, Contradictory},
	} {
		t.Run(name, func(t *testing.T) {
			if err := NewAllocation([]Holding{from}, test.routes).Check(from, test.to, test.amount); reasonOf(err) != test.refused {
				t.Errorf("got %v, want %q", err, test.refused)
			}
		})
	}
}

// For any holdings on any chains, the draws sum to the amount, no position gives more than it has, none gives twice,
// no amount that the chain itself has is bridged, and a rejected amount is out of reach.
func TestDrawsOverChainsConserveValue(t *testing.T) {
	names := []chain.Name{sepolia, chain.Base, chain.Polygon, chain.Arbitrum}
	randtest.Check(t, func(t *rapid.T) {
		var holdings []Holding
		var reach, there money.USD
		gas := map[chain.Name]money.USD{}
		for _, on := range names {
			routed := on == sepolia || rapid.Bool().Draw(t, "routed")
			if routed && on != sepolia {
				gas[on] = money.USD(rapid.Int64Range(0, 3).Draw(t, "gas"))
			}
			for i := range rapid.IntRange(0, 3).Draw(t, "positions") {
				h := onChain(cashHolding(on, chain.USDC, money.USD(rapid.Int64Range(0, 1e6).Draw(t, "has"))), on)
				if i > 0 {
					h.Source, h.ID = true, string(on)+string(rune('a'+i))
					h.Liquid = money.USD(rapid.Int64Range(0, int64(h.Available)).Draw(t, "liquid"))
				}
				holdings = append(holdings, h)
				if routed {
					reach += h.Liquid
				}
				if on == sepolia {
					there += h.Liquid
				}
			}
		}
		amount := money.USD(rapid.Int64Range(1, 4e6).Draw(t, "amount"))
		draws, err := CashFirst(holdings, sepolia, chain.USDC, amount, routesTo(sepolia, gas))
		if (err != nil) != (amount > reach) {
			t.Fatalf("%s of %s within reach: %v", amount, reach, err)
		}
		if err != nil {
			return
		}
		var sum, local money.USD
		seen := map[string]bool{}
		for _, d := range draws {
			i := slices.IndexFunc(holdings, func(h Holding) bool { return h.ID == d.Position })
			if d.Amount <= 0 || d.Amount > holdings[i].Liquid || seen[d.Position] {
				t.Fatalf("%+v of %+v", d, holdings[i])
			}
			seen[d.Position] = true
			sum += d.Amount
			if holdings[i].Chain == sepolia {
				local += d.Amount
			}
		}
		if sum != amount || local != min(amount, there) {
			t.Fatalf("%s is drawn, %s of it there, for %s of %s", sum, local, amount, there)
		}
		if err := CheckDraws(draws, holdings, sepolia, chain.USDC, amount, routesTo(sepolia, gas)); err != nil {
			t.Fatalf("as a caller's own: %v", err)
		}
	})
}

func TestNothingComesFromExcludedChains(t *testing.T) {
	here, base, polygon := cashHolding(sepolia, chain.USDC, 30), cashHolding(chain.Base, chain.USDC, 100), cashHolding(chain.Polygon, chain.USDC, 100)
	routes := routesTo(sepolia, map[chain.Name]money.USD{chain.Base: 1, chain.Polygon: 5}).Without([]chain.Name{chain.Base, chain.Arbitrum})
	got, err := CashFirst([]Holding{here, base, polygon}, sepolia, chain.USDC, 130, routes)
	if err != nil || !slices.Equal(got, []Draw{{here.ID, 30}, {polygon.ID, 100}}) {
		t.Errorf("got %v, %v", got, err)
	}
	if _, err := CashFirst([]Holding{here, base, polygon}, sepolia, chain.USDC, 131, routes); reasonOf(err) != OutOfReach {
		t.Errorf("more than the others have: %v", err)
	}
}

// A route keeps the fee of a fast message up to an amount and the minimum fee of any, never the whole, and goes fast beyond the amount
// where that costs no more.
func TestWhatARouteKeeps(t *testing.T) {
	fast, minFee := money.Bps(14).Rate(), money.Bps(13).Rate()
	for name, test := range map[string]struct {
		route  Route
		amount money.USD
		fee    money.USD
		fast   bool
	}{
		"a unit":                                 {Route{FastUpTo: 1000, FastFee: fast}, 1, 0, false},
		"two units":                              {Route{FastUpTo: 1000, FastFee: fast}, 2, 1, true},
		"the last amount of one unit":            {Route{FastUpTo: 1000, FastFee: fast}, 714, 1, true},
		"rounded up":                             {Route{FastUpTo: 1000, FastFee: fast}, 715, 2, true},
		"the largest fast amount":                {Route{FastUpTo: 1000, FastFee: fast}, 1000, 2, true},
		"beyond it":                              {Route{FastUpTo: 1000, FastFee: fast}, 1001, 0, false},
		"none":                                   {Route{FastUpTo: 1000, FastFee: fast, MinFee: minFee}, 0, 0, false},
		"fast at no fee":                         {Route{FastUpTo: 1000}, 1000, 0, true},
		"the minimum fee is rounded down":        {Route{MinFee: minFee}, 99_999, 129, false},
		"and a unit at least":                    {Route{MinFee: minFee}, 2, 1, false},
		"also of a fast amount":                  {Route{FastUpTo: 1000, FastFee: 1, MinFee: minFee}, 1000, 1, true},
		"beyond it, fast where that costs less":  {Route{FastUpTo: 1000, FastFee: 10_000, MinFee: minFee}, 1_000_000, 1300, true},
		"beyond it, standard where fast is more": {Route{FastUpTo: 1000, FastFee: 20_000, MinFee: minFee}, 1_000_000, 1300, false},
		"never fast where the owner has none":    {Route{FastFee: 1, MinFee: minFee}, 1_000_000, 1300, false},
	} {
		t.Run(name, func(t *testing.T) {
			if fee, isFast := test.route.Price(test.amount); fee != test.fee || isFast != test.fast {
				t.Errorf("of %d it keeps %d, fast is %v; want %d, %v", test.amount, fee, isFast, test.fee, test.fast)
			}
		})
	}
}

// An amount is cut into amounts that a message carries, none of which is too small, and into no more than MaxParts.
func TestAmountsAreCutIntoMessages(t *testing.T) {
	for name, test := range map[string]struct {
		most, grain, amount money.USD
		want                []money.USD
	}{
		"in one":                    {400, 0, 400, []money.USD{400}},
		"the last has the rest":     {400, 0, 1001, []money.USD{400, 400, 201}},
		"the last two share":        {400, 0, 801, []money.USD{400, 201, 200}},
		"of two":                    {400, 0, 402, []money.USD{201, 201}},
		"in whole grains":           {400, 50, 850, []money.USD{400, 250, 200}},
		"unless they do not fit so": {40, 100, 41, []money.USD{40, 1}},
	} {
		t.Run(name, func(t *testing.T) {
			r := Routes{{From: chain.Base, To: sepolia, Token: chain.USDC, Most: test.most, Grain: test.grain}}
			if got := r.Split(chain.Base, sepolia, chain.USDC, test.amount); !slices.Equal(got, test.want) {
				t.Errorf("%d goes as %v, want %v", test.amount, got, test.want)
			}
			if n := r.Parts(chain.Base, sepolia, chain.USDC, test.amount); n != int64(len(test.want)) {
				t.Errorf("%d goes in %d messages", test.amount, n)
			}
			if got := r.Split(sepolia, sepolia, chain.USDC, test.amount); !slices.Equal(got, []money.USD{test.amount}) {
				t.Errorf("on one chain as %v", got)
			}
		})
	}
}

// The parts of every amount sum to it, and each part fits and pays its fee.
func TestPartsSumAndFit(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		r := Route{From: chain.Base, To: sepolia, Token: chain.USDC, Most: money.USD(rapid.Int64Range(100, 1e6).Draw(t, "most")), MinFee: money.Rate(rapid.Int64Range(0, 100_000).Draw(t, "fee"))}
		amount := money.USD(rapid.Int64Range(2, int64(MaxParts*r.Most)).Draw(t, "amount"))
		parts := Routes{r}.Split(chain.Base, sepolia, chain.USDC, amount)
		var sum money.USD
		for _, p := range parts {
			if sum += p; p > r.Most || p <= r.Standard(p) {
				t.Fatalf("a part of %d pays %d; one message carries %d", p, r.Standard(p), r.Most)
			}
		}
		if sum != amount || int64(len(parts)) != r.partsOf(amount) {
			t.Fatalf("%d became %d in %d parts, of %d", amount, sum, len(parts), r.partsOf(amount))
		}
	})
}

// A payout draws on the chain from which it costs least: with the minimum fee, and the gas of every message.
func TestDrawsPreferTheCheaperWay(t *testing.T) {
	base, polygon := cashHolding(chain.Base, chain.USDC, 1_000_000), cashHolding(chain.Polygon, chain.USDC, 1_000_000)
	route := func(from chain.Name, change func(*Route)) Route {
		r := Route{From: from, To: sepolia, Token: chain.USDC, Gas: 100, Most: 10_000_000, Takes: time.Minute}
		change(&r)
		return r
	}
	for name, test := range map[string]struct {
		base, polygon func(*Route)
		want          string
	}{
		"no minimum fee":             {func(r *Route) { r.MinFee = 1000 }, func(r *Route) { r.Gas = 150 }, polygon.ID},
		"a fee of less than the gas": {func(r *Route) { r.MinFee = 1000 }, func(r *Route) { r.Gas = 300 }, base.ID},
		"fewer messages":             {func(r *Route) { r.Most = 300_000 }, func(r *Route) { r.Gas = 250 }, polygon.ID},
	} {
		t.Run(name, func(t *testing.T) {
			got, err := CashFirst([]Holding{base, polygon}, sepolia, chain.USDC, 1_000_000, Routes{route(chain.Base, test.base), route(chain.Polygon, test.polygon)})
			if err != nil || len(got) != 1 || got[0].Position != test.want {
				t.Errorf("got %v, %v, want %s", got, err, test.want)
			}
		})
	}
}
