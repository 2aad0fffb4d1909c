package money

import (
	"encoding/json"
	"errors"
	"math"
	"math/big"
	"strings"
	"testing"

	"go.yaml.in/yaml/v3"
	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/randtest"
)

func TestParseUSD(t *testing.T) {
	long := strings.Repeat("1", 1<<20)
	for _, c := range []struct {
		text string
		want USD
		err  error
	}{
		// Plain decimals, exactly.
		{"0", 0, nil},
		{"0.1", 100_000, nil},
		{"12.500000", 12_500_000, nil},
		{"0.000001", 1, nil},
		{"-3", -3 * Dollar, nil},
		{"-0.000001", -1, nil},
		{"-0", 0, nil},
		{"007.5", 7_500_000, nil},
		{"999999999999.999999", MaxUSD - 1, nil},
		{"1000000000000", MaxUSD, nil},
		{"-1000000000000.000000", -MaxUSD, nil},

		// Zeros without value.
		{"1.0000000000", Dollar, nil},
		{"0000000000000000000000000000000000000001", Dollar, nil},
		{"1." + strings.Repeat("0", maxText-2), Dollar, nil},

		// The exponents of JSON numbers.
		{"1e2", 100 * Dollar, nil},
		{"1E+2", 100 * Dollar, nil},
		{"1.5e3", 1500 * Dollar, nil},
		{"-25e-1", -2_500_000, nil},
		{"1e-6", 1, nil},
		{"10e-7", 1, nil},
		{"0.0000001e1", 1, nil},
		{"1e12", MaxUSD, nil},
		{"0.000000000000000001e30", MaxUSD, nil},
		{"1e0000000000000000000000000000000000002", 100 * Dollar, nil},
		{"0e99999999999999999999999999", 0, nil},
		{"0.0e-99999999999999999999999999", 0, nil},

		// A digit that has no place.
		{"0.0000001", 0, ErrPrecision},
		{"1.1234567", 0, ErrPrecision},
		{"-0.0000001", 0, ErrPrecision},
		{"1e-7", 0, ErrPrecision},
		{"1e-999999999999999999999999999", 0, ErrPrecision},
		{"1000000000000000000000.0000001", 0, ErrPrecision},

		// Too much.
		{"1000000000000.000001", 0, ErrRange},
		{"-1000000000000.000001", 0, ErrRange},
		{"9223372036854.775808", 0, ErrRange},
		{"18446744073709.551617", 0, ErrRange},
		{"99999999999999999999999999", 0, ErrRange},
		{"1e13", 0, ErrRange},
		{"1e999999999999999999999999999", 0, ErrRange},

		// Not a decimal.
		{"", 0, ErrSyntax},
		{"-", 0, ErrSyntax},
		{".", 0, ErrSyntax},
		{".5", 0, ErrSyntax},
		{"5.", 0, ErrSyntax},
		{"+5", 0, ErrSyntax},
		{"--5", 0, ErrSyntax},
		{"1.2.3", 0, ErrSyntax},
		{" 1", 0, ErrSyntax},
		{"1 ", 0, ErrSyntax},
		{"1,000", 0, ErrSyntax},
		{"1_000", 0, ErrSyntax},
		{"0x10", 0, ErrSyntax},
		{"1e", 0, ErrSyntax},
		{"1e+", 0, ErrSyntax},
		{"1e+-2", 0, ErrSyntax},
		{"1e-+2", 0, ErrSyntax},
		{"1e1.5", 0, ErrSyntax},
		{"1e2e3", 0, ErrSyntax},
		{"e2", 0, ErrSyntax},
		{"NaN", 0, ErrSyntax},
		{"Infinity", 0, ErrSyntax},
		{"١", 0, ErrSyntax},
		{"1\x00", 0, ErrSyntax},
		{long, 0, ErrSyntax},
		{"1." + long, 0, ErrSyntax},
		{"1e" + long, 0, ErrSyntax},
	} {
		got, err := ParseUSD(c.text)
		if got != c.want || !errors.Is(err, c.err) {
			t.Errorf("ParseUSD(%.40q) = %d, %v; want %d, %v", c.text, got, err, c.want, c.err)
		}
		if err != nil && len(err.Error()) > 4*maxText+64 {
			t.Errorf("the error for %.40q has %d characters", c.text, len(err.Error()))
		}
	}
}

func TestUSDString(t *testing.T) {
	for u, want := range map[USD]string{
		0:             "0.000000",
		1:             "0.000001",
		-1:            "-0.000001",
		12_500_000:    "12.500000",
		-Dollar:       "-1.000000",
		MaxUSD:        "1000000000000.000000",
		math.MaxInt64: "9223372036854.775807",
		math.MinInt64: "-9223372036854.775808",
	} {
		if got := u.String(); got != want {
			t.Errorf("%d prints as %s, want %s", int64(u), got, want)
		}
	}
}

// For any spelling, an amount is the decimal it names, or an error.
func TestParseUSDIsExact(t *testing.T) {
	spelling := rapid.StringMatching(`-?[0-9]{1,16}(\.[0-9]{1,9})?([eE][+-]?[0-9]{1,2})?`)
	randtest.Check(t, func(t *rapid.T) {
		text := spelling.Draw(t, "text")
		got, err := ParseUSD(text)
		exact, ok := new(big.Rat).SetString(text)
		if !ok {
			t.Fatalf("%q is no decimal", text)
		}
		micros := exact.Mul(exact, big.NewRat(int64(Dollar), 1))
		limit := new(big.Rat).SetInt64(int64(MaxUSD))
		switch {
		case !micros.IsInt():
			if !errors.Is(err, ErrPrecision) {
				t.Fatalf("ParseUSD(%q) = %d, %v; want ErrPrecision", text, got, err)
			}
		case new(big.Rat).Abs(micros).Cmp(limit) > 0:
			if !errors.Is(err, ErrRange) {
				t.Fatalf("ParseUSD(%q) = %d, %v; want ErrRange", text, got, err)
			}
		case err != nil || micros.Cmp(new(big.Rat).SetInt64(int64(got))) != 0:
			t.Fatalf("ParseUSD(%q) = %d, %v", text, got, err)
		}
	})
}

func TestUSDSurvivesItsText(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		u := USD(rapid.Int64Range(-int64(MaxUSD), int64(MaxUSD)).Draw(t, "u"))
		if got, err := ParseUSD(u.String()); err != nil || got != u {
			t.Fatalf("%d is written %s and read %d, %v", int64(u), u, got, err)
		}
		type record struct{ Amount USD }
		text, err := json.Marshal(record{u})
		if err != nil || string(text) != `{"Amount":"`+u.String()+`"}` {
			t.Fatalf("%s, %v", text, err)
		}
		var back record
		if err := json.Unmarshal(text, &back); err != nil || back.Amount != u {
			t.Fatalf("%s is read %d, %v", text, int64(back.Amount), err)
		}
	})
}

func TestUSDFromJSONAndYAML(t *testing.T) {
	for text, want := range map[string]USD{
		`"12.500000"`: 12_500_000,
		`0.1`:         100_000,
		`1e2`:         100 * Dollar,
		`-3`:          -3 * Dollar,
	} {
		var fromJSON, fromYAML USD
		if err := json.Unmarshal([]byte(text), &fromJSON); err != nil || fromJSON != want {
			t.Errorf("JSON %s is read %d, %v", text, int64(fromJSON), err)
		}
		if err := yaml.Unmarshal([]byte(text), &fromYAML); err != nil || fromYAML != want {
			t.Errorf("YAML %s is read %d, %v", text, int64(fromYAML), err)
		}
	}
	for _, text := range []string{`"1.1234567"`, `""`, `"x"`, `true`, `{}`, `[1]`} {
		u := Dollar
		if err := json.Unmarshal([]byte(text), &u); err == nil || u != Dollar {
			t.Errorf("JSON %s is read %d, %v", text, int64(u), err)
		}
		if err := yaml.Unmarshal([]byte(text), &u); err == nil || u != Dollar {
			t.Errorf("YAML %s is read %d, %v", text, int64(u), err)
		}
	}
}

func TestUSDAdd(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		u, v := USD(rapid.Int64().Draw(t, "u")), USD(rapid.Int64().Draw(t, "v"))
		want := new(big.Int).Add(big.NewInt(int64(u)), big.NewInt(int64(v)))
		got, err := u.Add(v)
		if want.IsInt64() && (err != nil || int64(got) != want.Int64()) {
			t.Fatalf("%d + %d = %d, %v", int64(u), int64(v), int64(got), err)
		}
		if !want.IsInt64() && !errors.Is(err, ErrRange) {
			t.Fatalf("%d + %d = %d, %v; want ErrRange", int64(u), int64(v), int64(got), err)
		}
	})
}

func FuzzParseUSD(f *testing.F) {
	for _, s := range []string{"", "0", "-0.1", "1e2", "12.500000", "1e-7", "1000000000000", "1e+-2", "9e99", "00.00"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		u, err := ParseUSD(s)
		if err != nil {
			if u != 0 {
				t.Errorf("ParseUSD(%q) = %d with %v", s, int64(u), err)
			}
			return
		}
		if i := strings.IndexAny(s, "eE"); i >= 0 && len(s)-i > 6 {
			return // math/big does not follow that far
		}
		exact, ok := new(big.Rat).SetString(s)
		if !ok || exact.Mul(exact, big.NewRat(int64(Dollar), 1)).Cmp(new(big.Rat).SetInt64(int64(u))) != 0 {
			t.Errorf("ParseUSD(%q) = %s", s, u)
		}
		if again, err := ParseUSD(u.String()); err != nil || again != u {
			t.Errorf("%q is read %s, which is read %s, %v", s, u, again, err)
		}
	})
}
