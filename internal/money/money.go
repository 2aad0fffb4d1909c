// Package money owns amounts: micro-USD, native token units and basis points,
// with the rounding of every operation in its name. It holds no floats, does
// no I/O and knows no chain.
package money

import (
	"errors"
	"fmt"
	"math"
	"math/bits"
	"strings"
)

// USD is an amount in micro-USD: 1_000_000 is one dollar. Its text form has
// exactly six decimals, for example "12.500000".
type USD int64

// Micros in one dollar, and the decimals of its text form.
const (
	Dollar      USD = 1_000_000
	usdDecimals     = 6
)

// MaxUSD bounds every amount a caller may name (one trillion dollars), so that
// sums of amounts stay far from overflow.
const MaxUSD = 1_000_000_000_000 * Dollar

// Errors of parsing. They are values, so that a caller can pick a stable code.
var (
	ErrSyntax    = errors.New("not a decimal amount")
	ErrPrecision = errors.New("too many decimals")
	ErrRange     = errors.New("amount out of range")
)

// ParseUSD reads a plain decimal such as "0.1", "-3" or "12.500000", exactly: "0.1" is 100000 micro-USD. Trailing
// zeros beyond the sixth decimal are accepted, since they carry no value. JSON's exponent form ("1e2") is read too,
// for amounts that arrive as JSON numbers. Errors: ErrSyntax, ErrPrecision, ErrRange (beyond ±MaxUSD).
func ParseUSD(s string) (USD, error) {
	mantissa, exp, err := splitExponent(s)
	if err != nil {
		return 0, err
	}
	neg := strings.HasPrefix(mantissa, "-")
	mantissa = strings.TrimPrefix(mantissa, "-")
	whole, frac, dot := strings.Cut(mantissa, ".")
	if whole == "" || (dot && frac == "") || !isDigits(whole) || !isDigits(frac) {
		return 0, fmt.Errorf("%w: %q", ErrSyntax, s)
	}
	n, err := scaleDecimal(whole+frac, exp-len(frac)+usdDecimals)
	if err != nil {
		return 0, fmt.Errorf("%w: %q", err, s)
	}
	if neg {
		n = -n
	}
	return USD(n), nil
}

// maxText bounds the text of an amount, whose value fits in a third of it, and maxExponent the value of an exponent:
// beyond it every text of that length is zero, out of range or too fine.
const (
	maxText     = 64
	maxExponent = 2 * maxText
)

// splitExponent cuts "1.5e3" into "1.5" and 3.
func splitExponent(s string) (string, int, error) {
	if len(s) > maxText {
		return "", 0, fmt.Errorf("%w: longer than %d characters", ErrSyntax, maxText)
	}
	i := strings.IndexAny(s, "eE")
	if i < 0 {
		return s, 0, nil
	}
	text, neg := strings.CutPrefix(s[i+1:], "-")
	if !neg {
		text = strings.TrimPrefix(text, "+")
	}
	if text == "" || !isDigits(text) {
		return "", 0, fmt.Errorf("%w: %q", ErrSyntax, s)
	}
	exp := 0
	for _, c := range text {
		exp = min(exp*10+int(c-'0'), maxExponent)
	}
	if neg {
		exp = -exp
	}
	return s[:i], exp, nil
}

// scaleDecimal returns the decimal digits times 10^exp as an integer within MaxUSD.
func scaleDecimal(digits string, exp int) (int64, error) {
	digits = strings.TrimLeft(digits, "0")
	if digits == "" {
		return 0, nil
	}
	if exp < 0 {
		cut := max(len(digits)+exp, 0)
		if strings.Trim(digits[cut:], "0") != "" {
			return 0, ErrPrecision
		}
		digits, exp = digits[:cut], 0
	}
	if len(digits)+exp > maxDigits {
		return 0, ErrRange
	}
	var n uint64
	for _, c := range digits + strings.Repeat("0", exp) {
		n = n*10 + uint64(c-'0')
	}
	if n > uint64(MaxUSD) {
		return 0, ErrRange
	}
	return int64(n), nil
}

// maxDigits is how many digits MaxUSD has in micro-USD; as many nines still fit
// in 64 bits without a sign.
const maxDigits = 19

func isDigits(s string) bool {
	for _, c := range s {
		if c < '0' || c > '9' {
			return false
		}
	}
	return true
}

// String gives the amount with exactly six decimals.
func (u USD) String() string {
	sign, n := "", uint64(u)
	if u < 0 {
		sign, n = "-", -uint64(u)
	}
	return fmt.Sprintf("%s%d.%06d", sign, n/1_000_000, n%1_000_000)
}

// MarshalJSON writes the six-decimal string, quoted.
func (u USD) MarshalJSON() ([]byte, error) { return []byte(`"` + u.String() + `"`), nil }

// UnmarshalJSON reads a six-decimal string or a JSON number, from its literal
// digits. It is for our own records; requests are read by the API with errors
// that name the field.
func (u *USD) UnmarshalJSON(b []byte) error {
	n, err := ParseUSD(strings.Trim(string(b), `"`))
	if err != nil {
		return err
	}
	*u = n
	return nil
}

// UnmarshalYAML reads the literal digits of a scalar, quoted or not, as an
// operator writes them in a configuration file.
func (u *USD) UnmarshalYAML(decode func(any) error) error {
	var text string
	if err := decode(&text); err != nil {
		return err
	}
	n, err := ParseUSD(text)
	if err != nil {
		return err
	}
	*u = n
	return nil
}

// Add returns u+v, or ErrRange on overflow.
func (u USD) Add(v USD) (USD, error) {
	if (v > 0 && u > math.MaxInt64-v) || (v < 0 && u < math.MinInt64-v) {
		return 0, fmt.Errorf("%w: %d + %d micro-USD", ErrRange, int64(u), int64(v))
	}
	return u + v, nil
}

// Bps is a rate in basis points; 10_000 is the whole.
type Bps int32

// Rate is a rate in ten-millionths of an amount, the unit in which CCTP's contracts state their minimum fee.
type Rate int64

// WholeRate is the rate of a whole amount.
const WholeRate Rate = 10_000_000

// Rate returns the same rate in ten-millionths.
func (b Bps) Rate() Rate { return Rate(b) * (WholeRate / 10_000) }

// Floor returns the rate's part of an amount, rounded down. Neither may be negative, and the rate is WholeRate at most.
func (r Rate) Floor(u USD) USD {
	quotient, _ := r.divideByWhole(u)
	return quotient
}

// Ceil returns the rate's part of an amount, rounded up. Neither may be negative, and the rate is WholeRate at most.
func (r Rate) Ceil(u USD) USD {
	quotient, rest := r.divideByWhole(u)
	if rest > 0 {
		quotient++
	}
	return quotient
}

func (r Rate) divideByWhole(u USD) (quotient USD, rest uint64) {
	high, low := bits.Mul64(uint64(u), uint64(r))
	whole, rest := bits.Div64(high, low, uint64(WholeRate))
	return USD(whole), rest
}
