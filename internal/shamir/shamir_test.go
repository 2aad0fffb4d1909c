package shamir

import (
	"bytes"
	"encoding/hex"
	"errors"
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/randtest"
)

// The vector of draft-mcgrew-tss-03, section 9.
func TestPublishedVector(t *testing.T) {
	secret, err := Combine([]Share{{1, fromHex(t, "b9fa07e185")}, {2, fromHex(t, "f5409b4511")}})
	if err != nil || hex.EncodeToString(secret) != "7465737400" {
		t.Errorf("%x, %v", secret, err)
	}
}

// The products that FIPS 197 works out by hand (sections 4.2 and 4.2.1), and the
// field's laws for all bytes.
func TestFieldIsThatOfAES(t *testing.T) {
	for _, c := range []struct{ a, b, product byte }{{0x57, 0x83, 0xc1}, {0x57, 0x02, 0xae}, {0x57, 0x04, 0x47}, {0x57, 0x08, 0x8e}, {0x57, 0x10, 0x07}, {0x57, 0x13, 0xfe}} {
		if got := multiplyBytes(c.a, c.b); got != c.product {
			t.Errorf("%#x · %#x = %#x, want %#x", c.a, c.b, got, c.product)
		}
	}
	for a := range 256 {
		if got := multiplyBytes(byte(a), invertByte(byte(a))); a != 0 && got != 1 {
			t.Errorf("%#x times its inverse is %#x", a, got)
		}
		for b := range 256 {
			if multiplyBytes(byte(a), byte(b)) != multiplyBytes(byte(b), byte(a)) {
				t.Fatalf("%#x and %#x do not commute", a, b)
			}
		}
	}
}

func TestAnyThresholdOfSharesRestores(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		secret := rapid.SliceOfN(rapid.Byte(), 1, 64).Draw(t, "secret")
		total := rapid.IntRange(2, 20).Draw(t, "total")
		threshold := rapid.IntRange(2, total).Draw(t, "threshold")
		shares, err := Split(secret, threshold, total)
		if err != nil {
			t.Fatal(err)
		}
		some := rapid.Permutation(shares).Draw(t, "order")[:rapid.IntRange(threshold, total).Draw(t, "used")]
		got, err := Combine(some)
		if err != nil || !bytes.Equal(got, secret) {
			t.Fatalf("%x, %v; want %x", got, err, secret)
		}
	})
}

// With one share less than the threshold every secret is as likely as any other: over all polynomials with this
// secret, each pair of values that two holders of a threshold of three can see comes up exactly once, for every
// secret.
func TestFewerSharesThanTheThresholdTellNothing(t *testing.T) {
	for _, secret := range []byte{0, 1, 0x80, 0xff} {
		for _, numbers := range [][2]byte{{1, 2}, {3, 255}} {
			var seen [1 << 16]int
			for coefficients := range 1 << 16 {
				polynomial := []byte{secret, byte(coefficients), byte(coefficients >> 8)}
				first, second := evaluatePolynomial(polynomial, numbers[0]), evaluatePolynomial(polynomial, numbers[1])
				seen[int(first)<<8|int(second)]++
			}
			for pair, times := range seen {
				if times != 1 {
					t.Fatalf("secret %#x: shares %v are %#04x in %d of all polynomials", secret, numbers, pair, times)
				}
			}
		}
	}
}

// Each byte has a polynomial of its own, with new random coefficients, zero among them: one holder sees any byte, two
// of three see any pair.
func TestCoefficientsAreDrawnForEachByte(t *testing.T) {
	const threshold, size = 3, 1 << 16
	shares, err := Split(make([]byte, size), threshold, threshold)
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range shares {
		var times [256]int
		for _, b := range s.Value {
			times[b]++
		}
		for value, n := range times {
			// 256 are expected, 16 is the deviation.
			if n < 128 || n > 384 {
				t.Errorf("share %d has %#x %d times in %d", s.Number, value, n, size)
			}
		}
	}
	pairs := map[[2]byte]bool{}
	for at := range size {
		pairs[[2]byte{shares[0].Value[at], shares[1].Value[at]}] = true
	}
	// Of as many draws as there are pairs 63 of 100 are hit, 41427; the deviation is 124.
	if len(pairs) < 40_000 || len(pairs) > 43_000 {
		t.Errorf("two holders see %d different pairs in %d", len(pairs), size)
	}
}

func TestFewerSharesGiveSomethingElse(t *testing.T) {
	secret := bytes.Repeat([]byte("secret"), 10)
	shares, err := Split(secret, 3, 5)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := Combine(shares[:2]); err != nil || bytes.Equal(got, secret) {
		t.Errorf("two of three: %x, %v", got, err)
	}
}

func TestSplitRefuses(t *testing.T) {
	for _, c := range []struct{ bytes, threshold, total int }{{0, 2, 3}, {4, 0, 3}, {4, 1, 3}, {4, 4, 3}, {4, -2, 3}, {4, 2, 256}} {
		if _, err := Split(make([]byte, c.bytes), c.threshold, c.total); !errors.Is(err, ErrShares) {
			t.Errorf("%+v: %v", c, err)
		}
	}
}

func TestCombineRefuses(t *testing.T) {
	for name, shares := range map[string][]Share{
		"none":           nil,
		"one":            {{1, []byte{1}}},
		"twice":          {{1, []byte{1}}, {2, []byte{2}}, {1, []byte{1}}},
		"zero":           {{1, []byte{1}}, {0, []byte{2}}},
		"unequal length": {{1, []byte{1}}, {2, []byte{2, 3}}},
		"empty":          {{1, nil}, {2, nil}},
	} {
		if got, err := Combine(shares); !errors.Is(err, ErrShares) {
			t.Errorf("%s: %x, %v", name, got, err)
		}
	}
}

func TestSharesPrintRedacted(t *testing.T) {
	s := Share{1, []byte("supersecret")}
	for _, verb := range []string{"%v", "%+v", "%#v", "%s", "%x", "%q", "%d"} {
		for _, printed := range []string{fmt.Sprintf(verb, s), fmt.Sprintf(verb, &s), fmt.Sprintf(verb, []Share{s})} {
			if strings.Contains(printed, "supersecret") || strings.Contains(printed, hex.EncodeToString(s.Value)) || !strings.Contains(printed, redacted) {
				t.Errorf("%s: %s", verb, printed)
			}
		}
	}
}

func fromHex(t *testing.T, text string) []byte {
	t.Helper()
	b, err := hex.DecodeString(text)
	if err != nil {
		t.Fatal(err)
	}
	return b
}
