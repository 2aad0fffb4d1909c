package price

import (
	"errors"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/randtest"
	"github.com/granaryhq/granary/internal/waittest"
)

func TestMain(m *testing.M) { waittest.Main(m) }

func TestAPriceIsWhatTwoSourcesAtLeastAgreeOn(t *testing.T) {
	now := time.Date(2026, 3, 11, 12, 0, 0, 0, time.UTC)
	type said struct {
		price money.USD
		age   time.Duration
	}
	for name, c := range map[string]struct {
		readings []said
		price    money.USD
		agreeing int
	}{
		"nobody":                                  {nil, 0, 0},
		"one alone":                               {[]said{{1_000_000, 0}}, 0, 0},
		"two that say the same":                   {[]said{{1_000_000, 0}, {1_000_000, 0}}, 1_000_000, 2},
		"two within half a percent":               {[]said{{1_005_000, 0}, {1_000_000, 0}}, 1_000_000, 2},
		"two beyond half a percent":               {[]said{{1_005_001, 0}, {1_000_000, 0}}, 0, 0},
		"two against one that is far off":         {[]said{{870_000, 0}, {999_000, 0}, {1_001_000, 0}}, 999_000, 2},
		"the middle one of three":                 {[]said{{870_000, 0}, {871_000, 0}, {869_000, 0}}, 870_000, 3},
		"two against two":                         {[]said{{870_000, 0}, {870_000, 0}, {1_000_000, 0}, {1_000_000, 0}}, 0, 0},
		"three in a row, each near the next only": {[]said{{1_000_000, 0}, {1_004_000, 0}, {1_008_000, 0}}, 0, 0},
		"one that is old":                         {[]said{{1_000_000, MaxAge + 1}, {1_000_000, 0}}, 0, 0},
		"one as old as it may be":                 {[]said{{1_000_000, MaxAge}, {1_000_000, 0}}, 1_000_000, 2},
		"one that never answered":                 {[]said{{0, 0}, {1_000_000, 0}}, 0, 0},
	} {
		t.Run(name, func(t *testing.T) {
			var readings []Reading
			for i, s := range c.readings {
				readings = append(readings, Reading{Source: string(rune('a' + i)), Token: chain.USDC, Price: s.price, At: now.Add(-s.age)})
			}
			o := agree(chain.USDC, readings, now)
			if o.Price != c.price || o.Agreeing != c.agreeing || o.Known() != (c.price > 0) {
				t.Errorf("the price is %s by %d, want %s by %d", o.Price, o.Agreeing, c.price, c.agreeing)
			}
			if len(o.Readings) != len(readings) {
				t.Errorf("%d of %d readings are told", len(o.Readings), len(readings))
			}
		})
	}
}

// The owner of one source moves no price beyond the others' prices, if those are two at least and agree.
func TestOneSourceMovesNoPrice(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		now := time.Date(2026, 3, 11, 12, 0, 0, 0, time.UTC)
		honest := money.USD(rapid.Int64Range(500_000, 2_000_000).Draw(t, "price"))
		var readings []Reading
		for i := range rapid.IntRange(2, 5).Draw(t, "honest") {
			off := money.USD(rapid.Int64Range(0, int64(honest)/1000).Draw(t, "off"))
			readings = append(readings, Reading{Source: string(rune('a' + i)), Token: chain.USDC, Price: honest + off, At: now})
		}
		lie := money.USD(rapid.Int64Range(1, int64(maxPrice)).Draw(t, "lie"))
		o := agree(chain.USDC, append(readings, Reading{Source: "z", Token: chain.USDC, Price: lie, At: now}), now)
		if o.Known() && (o.Price < honest-honest/200-1 || o.Price > honest+honest/200+1) {
			t.Fatalf("%s, where the honest say %s: %+v", o.Price, honest, o)
		}
	})
}

func TestReadPrice(t *testing.T) {
	for name, c := range map[string]struct {
		document, at string
		price        money.USD // 0 where there is none
	}{
		"a text":                        {`{"data":{"amount":"0.9998","currency":"USD"}}`, "data.amount", 999_800},
		"a number":                      {`{"usd-coin":{"usd":0.999812}}`, "usd-coin.usd", 999_812},
		"in a list":                     {`{"result":{"USDCUSD":{"c":["1.00010000","2"]}}}`, "result.USDCUSD.c.0", 1_000_100},
		"more decimals than dollars":    {`{"p":"0.99999999"}`, "p", 999_999},
		"a whole number":                {`{"p":1}`, "p", 1_000_000},
		"nothing there":                 {`{"p":1}`, "q", 0},
		"beyond the list":               {`{"p":[1]}`, "p.1", 0},
		"no place in the list":          {`{"p":[1]}`, "p.-1", 0},
		"through a number":              {`{"p":1}`, "p.q", 0},
		"an object":                     {`{"p":{}}`, "p", 0},
		"null":                          {`{"p":null}`, "p", 0},
		"zero":                          {`{"p":0}`, "p", 0},
		"negative":                      {`{"p":-1}`, "p", 0},
		"less than a micro-dollar":      {`{"p":"0.0000001"}`, "p", 0},
		"more than a stablecoin":        {`{"p":1001}`, "p", 0},
		"with an exponent":              {`{"p":1e2}`, "p", 0},
		"an exponent beyond all memory": {`{"p":1e999999999}`, "p", 0},
		"no JSON":                       {`<html>`, "p", 0},
		"empty":                         {``, "p", 0},
	} {
		t.Run(name, func(t *testing.T) {
			got, err := readPrice([]byte(c.document), c.at)
			if got != c.price || (err == nil) != (c.price > 0) || (err != nil && !errors.Is(err, errNoPrice)) {
				t.Errorf("read %s, %v; want %s", got, err, c.price)
			}
		})
	}
}

func FuzzReadPrice(f *testing.F) {
	f.Add([]byte(`{"data":{"amount":"0.9998"}}`), "data.amount")
	f.Add([]byte(`{"p":[1e9]}`), "p.0")
	f.Fuzz(func(t *testing.T, document []byte, at string) {
		p, err := readPrice(document, at)
		if (err == nil) != (p > 0 && p <= maxPrice) {
			t.Errorf("%s at %q: %s, %v", document, at, p, err)
		}
	})
}

func TestCheck(t *testing.T) {
	good := Config{Name: "coinbase", Token: chain.USDC, URL: "https://example.com/usdc", At: "data.amount"}
	other := good
	other.Token = chain.USDT
	if err := Check([]Config{good, other}); err != nil {
		t.Fatal(err)
	}
	for name, change := range map[string]func(c *Config){
		"no name":                  func(c *Config) { c.Name = "" },
		"a name with spaces":       func(c *Config) { c.Name = "coin base" },
		"no token":                 func(c *Config) { c.Token = "dai" },
		"no way":                   func(c *Config) { c.At = "" },
		"a way with nothing in it": func(c *Config) { c.At = "a..b" },
		"plain http":               func(c *Config) { c.URL = "http://example.com" },
		"an address with a user":   func(c *Config) { c.URL = "https://u:p@example.com" },
		"no address":               func(c *Config) { c.URL = "coinbase" },
	} {
		t.Run(name, func(t *testing.T) {
			c := good
			change(&c)
			if Check([]Config{c}) == nil {
				t.Error("it is taken")
			}
		})
	}
	if Check([]Config{good, good}) == nil {
		t.Error("a source is taken twice")
	}
}
