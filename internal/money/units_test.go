package money

import (
	"encoding/json"
	"errors"
	"math"
	"math/big"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/randtest"
)

var maxWord = new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), 256), big.NewInt(1))

// drawUnits favours the ends: small, around 64 bits, and all 256.
func drawUnits(t *rapid.T, label string) Units {
	width := rapid.SampledFrom([]int{0, 1, 8, 9, 16, 31, 32}).Draw(t, label+" bytes")
	b := rapid.SliceOfN(rapid.Byte(), width, width).Draw(t, label)
	u, err := UnitsFromBig(new(big.Int).SetBytes(b))
	if err != nil {
		t.Fatal(err)
	}
	return u
}

func TestParseUnits(t *testing.T) {
	top := maxWord.String()
	for _, c := range []struct {
		text, want string
		err        error
	}{
		{"0", "0", nil},
		{"1", "1", nil},
		{"000000000000000000000000000000000007", "7", nil},
		{"18446744073709551616", "18446744073709551616", nil},
		{top, top, nil},
		{new(big.Int).Add(maxWord, big.NewInt(1)).String(), "0", ErrRange},
		{strings.Repeat("9", 78), "0", ErrRange},
		{strings.Repeat("0", 79), "0", ErrSyntax},
		{strings.Repeat("1", 1<<20), "0", ErrSyntax},
		{"", "0", ErrSyntax},
		{"-1", "0", ErrSyntax},
		{"+1", "0", ErrSyntax},
		{"1.0", "0", ErrSyntax},
		{"1e3", "0", ErrSyntax},
		{"0x1", "0", ErrSyntax},
		{"1_0", "0", ErrSyntax},
		{" 1", "0", ErrSyntax},
	} {
		got, err := ParseUnits(c.text)
		if got.String() != c.want || !errors.Is(err, c.err) {
			t.Errorf("ParseUnits(%.40q) = %s, %v; want %s, %v", c.text, got, err, c.want, c.err)
		}
	}
}

func TestUnitsSurviveEveryForm(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		u := drawUnits(t, "u")
		same := func(form string, v Units, err error) {
			if err != nil || v.Cmp(u) != 0 {
				t.Fatalf("%s as %s is read %s, %v", u, form, v, err)
			}
		}
		v, err := ParseUnits(u.String())
		same("text", v, err)
		v, err = UnitsFromBig(u.Big())
		same("a big integer", v, err)
		var word [32]byte
		u.Big().FillBytes(word[:])
		same("a word", UnitsFromWord(word), nil)
		text, err := json.Marshal(u)
		if err != nil {
			t.Fatal(err)
		}
		v = NewUnits(1)
		same("JSON", v, json.Unmarshal(text, &v))
		stored, err := u.Value()
		if err != nil {
			t.Fatal(err)
		}
		v = NewUnits(1)
		same("a column", v, v.Scan(stored))
		v = NewUnits(1)
		same("a column of bytes", v, v.Scan([]byte(stored.(string))))
		if n, ok := u.Uint64(); ok != u.Big().IsUint64() || (ok && n != u.Big().Uint64()) {
			t.Fatalf("%s fits in 64 bits: %d, %v", u, n, ok)
		}
	})
}

func TestUnitsRefuseWhatTheyCannotHold(t *testing.T) {
	for _, n := range []*big.Int{nil, big.NewInt(-1), new(big.Int).Add(maxWord, big.NewInt(1))} {
		if u, err := UnitsFromBig(n); !errors.Is(err, ErrRange) {
			t.Errorf("UnitsFromBig(%v) = %s, %v", n, u, err)
		}
	}
	for _, src := range []any{nil, int64(1), 1.5, "", "-1", []byte("x")} {
		var u Units
		if err := u.Scan(src); !errors.Is(err, ErrSyntax) {
			t.Errorf("Scan(%v) gives %s, %v", src, u, err)
		}
	}
}

func TestUnitsArithmetic(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		u, v := drawUnits(t, "u"), drawUnits(t, "v")
		a, b := u.Big(), v.Big()
		check := func(op string, got Units, err error, want *big.Int) {
			if fits := want.Sign() >= 0 && want.Cmp(maxWord) <= 0; fits && (err != nil || got.Big().Cmp(want) != 0) {
				t.Fatalf("%s %s %s = %s, %v; want %s", u, op, v, got, err, want)
			} else if !fits && !errors.Is(err, ErrRange) {
				t.Fatalf("%s %s %s = %s, %v; want ErrRange", u, op, v, got, err)
			}
		}
		sum, err := u.Add(v)
		check("+", sum, err, new(big.Int).Add(a, b))
		difference, err := u.Sub(v)
		check("-", difference, err, new(big.Int).Sub(a, b))
		if u.Cmp(v) != a.Cmp(b) || u.IsZero() != (a.Sign() == 0) {
			t.Fatalf("%s and %s compare as %d", u, v, u.Cmp(v))
		}
		if b.Sign() != 0 && u.Cmp(v) <= 0 {
			w := drawUnits(t, "w")
			want := new(big.Int).Mul(w.Big(), a)
			if got := w.MulDivFloor(u, v); got.Big().Cmp(want.Div(want, b)) != 0 {
				t.Fatalf("floor(%s * %s / %s) = %s, want %s", w, u, v, got, want)
			}
		}
	})
}

func TestUnitsOfDollars(t *testing.T) {
	for _, c := range []struct {
		usd      USD
		decimals int
		units    string
		back     USD // USDFloor of the units
	}{
		{12_500_000, 6, "12500000", 12_500_000},
		{12_500_000, 18, "12500000000000000000", 12_500_000},
		{12_509_999, 2, "1250", 12_500_000},
		{12_500_000, 0, "12", 12_000_000},
		{1, 6, "1", 1},
		{1, 5, "0", 0},
		{MaxUSD, 18, "1000000000000000000000000000000", MaxUSD},
		{math.MaxInt64, 64, "9223372036854775807" + strings.Repeat("0", 58), math.MaxInt64},
	} {
		u := UnitsOf(c.usd, c.decimals)
		back, err := u.USDFloor(c.decimals)
		if u.String() != c.units || back != c.back || err != nil {
			t.Errorf("%s is %s units of %d decimals, which are %s, %v; want %s and %s", c.usd, u, c.decimals, back, err, c.units, c.back)
		}
	}
}

func TestUSDFloorRefusesWhatDollarsCannotHold(t *testing.T) {
	top, err := UnitsFromBig(maxWord)
	if err != nil {
		t.Fatal(err)
	}
	for _, decimals := range []int{0, 6, 18, 60} {
		if u, err := top.USDFloor(decimals); !errors.Is(err, ErrRange) {
			t.Errorf("2^256-1 units of %d decimals are %s, %v", decimals, u, err)
		}
	}
	if u, err := NewUnits(math.MaxInt64).USDFloor(6); err != nil || u != math.MaxInt64 {
		t.Errorf("2^63-1 micro-USD are %s, %v", u, err)
	}
	if u, err := NewUnits(1 << 63).USDFloor(6); !errors.Is(err, ErrRange) {
		t.Errorf("2^63 micro-USD are %s, %v", u, err)
	}
}

// A part never exceeds the amount, and no way of cutting it gives more than
// there was.
func TestShareFloor(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		u := USD(rapid.Int64Range(0, math.MaxInt64).Draw(t, "u"))
		part, rest := drawUnits(t, "part"), drawUnits(t, "rest")
		whole, err := part.Add(rest)
		if err != nil || whole.IsZero() {
			return // no whole
		}
		got, other := u.ShareFloor(part, whole), u.ShareFloor(rest, whole)
		want := new(big.Int).Mul(big.NewInt(int64(u)), part.Big())
		if want.Div(want, whole.Big()); !want.IsInt64() || int64(got) != want.Int64() {
			t.Fatalf("%s of %s of %s is %s, want %s", part, whole, u, got, want)
		}
		if lost := u - got - other; lost < 0 || lost > 1 {
			t.Fatalf("%s is cut into %s and %s", u, got, other)
		}
		if u.ShareFloor(whole, whole) != u || u.ShareFloor(Units{}, whole) != 0 {
			t.Fatalf("all of %s is %s, nothing of it %s", u, u.ShareFloor(whole, whole), u.ShareFloor(Units{}, whole))
		}
	})
}

func TestMisuseIsLoud(t *testing.T) {
	one, two := NewUnits(1), NewUnits(2)
	top, err := UnitsFromBig(maxWord)
	if err != nil {
		t.Fatal(err)
	}
	for name, call := range map[string]func(){
		"a negative amount as units":  func() { UnitsOf(-1, 6) },
		"units beyond 256 bits":       func() { UnitsOf(MaxUSD, 70) },
		"absurd decimals":             func() { UnitsOf(1, 255) },
		"absurd decimals, back":       func() { _, _ = one.USDFloor(255) },
		"a share of a negative":       func() { USD(-1).ShareFloor(one, two) },
		"more than the whole":         func() { Dollar.ShareFloor(two, one) },
		"a part of nothing":           func() { Dollar.ShareFloor(Units{}, Units{}) },
		"division by zero":            func() { one.MulDivFloor(one, Units{}) },
		"a quotient beyond 256 bits":  func() { top.MulDivFloor(two, one) },
		"a quotient of zero by zeros": func() { (Units{}).MulDivFloor(Units{}, Units{}) },
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%s does not panic", name)
				}
			}()
			call()
		}()
	}
}

func FuzzParseUnits(f *testing.F) {
	for _, s := range []string{"", "0", "7", "007", maxWord.String(), "-1", "1e3"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		u, err := ParseUnits(s)
		if err != nil {
			return
		}
		if want, ok := new(big.Int).SetString(s, 10); !ok || want.Cmp(u.Big()) != 0 {
			t.Errorf("ParseUnits(%q) = %s", s, u)
		}
		if again, err := ParseUnits(u.String()); err != nil || again.Cmp(u) != 0 {
			t.Errorf("%q is read %s, which is read %s, %v", s, u, again, err)
		}
	})
}

func TestParseCoin(t *testing.T) {
	for _, c := range []struct {
		text string
		want string
		err  error
	}{
		{"1", "1000000000000000000", nil},
		{"0.25", "250000000000000000", nil},
		{"0.000000000000000001", "1", nil},
		{"007.50", "7500000000000000000", nil},
		{"0", "0", nil},
		{"0.000", "0", nil},
		{"0.0000000000000000010", "", ErrPrecision},
		{"1" + strings.Repeat("0", 60), "", ErrRange},
		{strings.Repeat("0", 65), "", ErrSyntax},
		{"", "", ErrSyntax},
		{".5", "", ErrSyntax},
		{"1.", "", ErrSyntax},
		{"-1", "", ErrSyntax},
		{"+1", "", ErrSyntax},
		{"1e3", "", ErrSyntax},
		{"1.2.3", "", ErrSyntax},
		{" 1", "", ErrSyntax},
		{"0x1", "", ErrSyntax},
	} {
		got, err := ParseCoin(c.text, 18)
		if !errors.Is(err, c.err) || (err == nil && got.String() != c.want) || (err != nil && !got.IsZero()) {
			t.Errorf("ParseCoin(%q) = %s, %v; want %s, %v", c.text, got, err, c.want, c.err)
		}
	}
	if got, err := ParseCoin("1.5", 0); !errors.Is(err, ErrPrecision) {
		t.Errorf("of a coin without decimals ParseCoin(1.5) = %s, %v", got, err)
	}
}

func FuzzParseCoin(f *testing.F) {
	for _, s := range []string{"", "0", "0.25", "007", "1.", ".1", "-1", "1e3", "0.0000000000000000001"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		u, err := ParseCoin(s, 18)
		if err != nil {
			if !u.IsZero() {
				t.Errorf("ParseCoin(%q) = %s with %v", s, u, err)
			}
			return
		}
		exact, ok := new(big.Rat).SetString(s)
		if !ok || exact.Mul(exact, new(big.Rat).SetInt(big.NewInt(1e18))).Cmp(new(big.Rat).SetInt(u.Big())) != 0 {
			t.Errorf("ParseCoin(%q) = %s", s, u)
		}
	})
}
