package money

import (
	"database/sql/driver"
	"fmt"
	"math/big"
	"strings"

	"github.com/holiman/uint256"
)

// Units is an amount in a token's smallest unit, 0 to 2^256-1. In the database
// and in JSON it is decimal text, since shares outgrow 64 bits.
type Units struct{ i uint256.Int }

// NewUnits returns n units.
func NewUnits(n uint64) Units { var u Units; u.i.SetUint64(n); return u }

// UnitsFromBig returns n as units, or ErrRange when n is negative or too large.
func UnitsFromBig(n *big.Int) (Units, error) {
	var u Units
	if n == nil || n.Sign() < 0 {
		return u, fmt.Errorf("%w: %v units", ErrRange, n)
	}
	if u.i.SetFromBig(n) {
		return u, fmt.Errorf("%w: %v units", ErrRange, n)
	}
	return u, nil
}

// UnitsFromWord reads a big-endian 256-bit word, as contracts encode amounts.
func UnitsFromWord(w [32]byte) Units { var u Units; u.i.SetBytes32(w[:]); return u }

// ParseUnits reads a decimal integer of at most 78 digits.
func ParseUnits(s string) (Units, error) {
	var u Units
	if s == "" || len(s) > 78 || !isDigits(s) {
		return u, fmt.Errorf("%w: %q units", ErrSyntax, s)
	}
	if err := u.i.SetFromDecimal(s); err != nil {
		return u, fmt.Errorf("%w: %q units", ErrRange, s)
	}
	return u, nil
}

// ParseCoin reads an amount of a coin with the given decimals, such as "0.25" of
// one with eighteen, as its smallest units, exactly. There is neither a sign nor an
// exponent. Errors: ErrSyntax, ErrPrecision, ErrRange.
func ParseCoin(s string, decimals int) (Units, error) {
	whole, frac, dot := strings.Cut(s, ".")
	if len(s) > maxText || whole == "" || (dot && frac == "") || !isDigits(whole) || !isDigits(frac) {
		return Units{}, fmt.Errorf("%w: %.100q", ErrSyntax, s)
	}
	if len(frac) > decimals {
		return Units{}, fmt.Errorf("%w: %q", ErrPrecision, s)
	}
	digits := strings.TrimLeft(whole+frac+strings.Repeat("0", decimals-len(frac)), "0")
	if digits == "" {
		return Units{}, nil
	}
	var u Units
	if err := u.i.SetFromDecimal(digits); err != nil {
		return Units{}, fmt.Errorf("%w: %q", ErrRange, s)
	}
	return u, nil
}

// UnitsOf converts dollars to units of a token with the given decimals, exactly
// for six decimals or more; a token with fewer rounds down. u must not be
// negative and the units must fit, else it panics.
func UnitsOf(u USD, decimals int) Units {
	if u < 0 {
		panic("money: negative amount as units")
	}
	out := NewUnits(uint64(u))
	if d := decimals - usdDecimals; d >= 0 {
		if _, over := out.i.MulOverflow(&out.i, powerOf10(d)); over {
			panic("money: UnitsOf out of range")
		}
	} else {
		out.i.Div(&out.i, powerOf10(-d))
	}
	return out
}

// USDFloor converts units of a dollar token with the given decimals to micro-USD, rounding down. Error: ErrRange
// beyond the range of USD.
func (u Units) USDFloor(decimals int) (USD, error) {
	n := u.i
	if d := decimals - usdDecimals; d >= 0 {
		n.Div(&n, powerOf10(d))
	} else if _, over := n.MulOverflow(&n, powerOf10(-d)); over {
		return 0, fmt.Errorf("%w: %s units", ErrRange, u)
	}
	if !n.IsUint64() || n.Uint64() > uint64(1<<63-1) {
		return 0, fmt.Errorf("%w: %s units", ErrRange, u)
	}
	return USD(n.Uint64()), nil
}

// MulDivFloor returns floor(u*a/b) with a 512-bit intermediate; b must not be
// zero and the result must fit, else it panics: callers pass parts of a whole.
func (u Units) MulDivFloor(a, b Units) Units {
	var out Units
	if _, over := out.i.MulDivOverflow(&u.i, &a.i, &b.i); over || b.IsZero() {
		panic("money: MulDivFloor out of range")
	}
	return out
}

// MulDivCeil is MulDivFloor rounded up.
func (u Units) MulDivCeil(a, b Units) Units {
	out := u.MulDivFloor(a, b)
	var rest uint256.Int
	if rest.MulMod(&u.i, &a.i, &b.i).IsZero() {
		return out
	}
	out, err := out.Add(NewUnits(1))
	if err != nil {
		panic("money: MulDivCeil out of range")
	}
	return out
}

// Add returns u+v, or ErrRange.
func (u Units) Add(v Units) (Units, error) {
	var out Units
	if _, over := out.i.AddOverflow(&u.i, &v.i); over {
		return out, fmt.Errorf("%w: %s + %s units", ErrRange, u, v)
	}
	return out, nil
}

// Sub returns u-v, or ErrRange when v is more than u.
func (u Units) Sub(v Units) (Units, error) {
	var out Units
	if _, under := out.i.SubOverflow(&u.i, &v.i); under {
		return out, fmt.Errorf("%w: %s - %s units", ErrRange, u, v)
	}
	return out, nil
}

// Cmp is -1, 0 or 1 as u is less than, equal to or more than v.
func (u Units) Cmp(v Units) int { return u.i.Cmp(&v.i) }

// IsZero says whether u is zero.
func (u Units) IsZero() bool { return u.i.IsZero() }

// Big returns a copy for the contract bindings.
func (u Units) Big() *big.Int { return u.i.ToBig() }

// Uint64 returns u and whether it fits.
func (u Units) Uint64() (uint64, bool) { return u.i.Uint64(), u.i.IsUint64() }

// String is decimal.
func (u Units) String() string { return u.i.Dec() }

// MarshalText writes decimal digits.
func (u Units) MarshalText() ([]byte, error) { return []byte(u.i.Dec()), nil }

// UnmarshalText reads decimal digits.
func (u *Units) UnmarshalText(b []byte) (err error) { *u, err = ParseUnits(string(b)); return err }

// Value stores decimal text.
func (u Units) Value() (driver.Value, error) { return u.i.Dec(), nil }

// Scan reads decimal text.
func (u *Units) Scan(src any) error {
	switch v := src.(type) {
	case string:
		return u.UnmarshalText([]byte(v))
	case []byte:
		return u.UnmarshalText(v)
	}
	return fmt.Errorf("%w: units from %T", ErrSyntax, src)
}

// powerOf10 is 10^n, which fits up to n = 77.
func powerOf10(n int) *uint256.Int {
	if n > 77 {
		panic("money: a token of too many decimals")
	}
	return new(uint256.Int).Exp(uint256.NewInt(10), uint256.NewInt(uint64(n)))
}

// ShareFloor returns floor(u*part/whole): the part of an amount that goes with
// part of the units it stands for. u must not be negative, whole not zero and
// part not more than whole, else it panics.
func (u USD) ShareFloor(part, whole Units) USD {
	if u < 0 || part.Cmp(whole) > 0 {
		panic("money: ShareFloor out of range")
	}
	n, _ := NewUnits(uint64(u)).MulDivFloor(part, whole).Uint64()
	return USD(n)
}
