// Package shamir splits a secret into shares, so that any threshold of them give it back and fewer reveal no
// information, not even to unlimited computing power (A. Shamir, "How to share a secret", 1979). Each byte of the
// secret is the constant term of a random polynomial over GF(256), the field of AES; a share is the value of all of
// these at its number.
//
// It is our own because no maintained and small library was found: HashiCorp's is a part of Vault's module and under
// its licence, others look secrets up in tables, which the processor's cache reveals.
//
// It uses no seed, file or checksum, and cannot distinguish a wrong share from a right one: its callers do.
package shamir

import (
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"log/slog"
)

// ErrShares says that shares cannot be of one secret, or that none can be made.
var ErrShares = errors.New("shares")

// MaxShares is how many there are numbers for: zero would be the secret itself.
const MaxShares = 255

// Share is one share of a secret: its number, from 1 on, and as many bytes as the
// secret has. It prints as redacted.
type Share struct {
	Number byte
	Value  []byte
}

// Split makes total shares of a secret, numbered from 1, of which any threshold
// give it back.
// Errors: ErrShares, when the numbers make no sense.
func Split(secret []byte, threshold, total int) ([]Share, error) {
	if len(secret) == 0 || threshold < 2 || total < threshold || total > MaxShares {
		return nil, fmt.Errorf("%w: cannot split %d bytes into %d, any %d of which restore them", ErrShares, len(secret), total, threshold)
	}
	shares := make([]Share, total)
	for i := range shares {
		shares[i] = Share{Number: byte(i + 1), Value: make([]byte, len(secret))}
	}
	// The highest coefficient may well be zero: a share would reveal information about the secret if it could not.
	polynomial := make([]byte, threshold)
	defer clear(polynomial)
	for at, b := range secret {
		polynomial[0] = b
		_, _ = rand.Read(polynomial[1:]) // never fails
		for _, s := range shares {
			s.Value[at] = evaluatePolynomial(polynomial, s.Number)
		}
	}
	return shares, nil
}

// Combine returns the secret from as many of its shares as its threshold, or more. From fewer, or from shares of
// different secrets, it returns another value without an error. Errors: ErrShares, when their numbers or lengths are
// not of one secret.
func Combine(shares []Share) ([]byte, error) {
	if len(shares) < 2 {
		return nil, fmt.Errorf("%w: %d are too few", ErrShares, len(shares))
	}
	secret := make([]byte, len(shares[0].Value))
	for i, s := range shares {
		if s.Number == 0 || len(s.Value) == 0 || len(s.Value) != len(secret) {
			return nil, fmt.Errorf("%w: number %d has %d bytes, number %d has %d", ErrShares, shares[0].Number, len(secret), s.Number, len(s.Value))
		}
		// Lagrange's weight of this share for the value at zero.
		weight := byte(1)
		for j, other := range shares {
			if j == i {
				continue
			}
			if other.Number == s.Number {
				return nil, fmt.Errorf("%w: number %d is there twice", ErrShares, s.Number)
			}
			weight = multiplyBytes(weight, multiplyBytes(other.Number, invertByte(other.Number^s.Number)))
		}
		for at, value := range s.Value {
			secret[at] ^= multiplyBytes(weight, value)
		}
	}
	return secret, nil
}

// evaluatePolynomial is the polynomial's value at x; its constant term is first.
func evaluatePolynomial(polynomial []byte, x byte) byte {
	var value byte
	for i := len(polynomial) - 1; i >= 0; i-- {
		value = multiplyBytes(value, x) ^ polynomial[i]
	}
	return value
}

// multiplyBytes multiplies in GF(256) modulo x⁸+x⁴+x³+x+1. It takes the same time and touches the same memory for all
// bytes.
func multiplyBytes(a, b byte) byte {
	var product byte
	for range 8 {
		product ^= -(b & 1) & a
		a = a<<1 ^ -(a>>7)&0x1b
		b >>= 1
	}
	return product
}

// invertByte is a²⁵⁴, the inverse of every byte but zero.
func invertByte(a byte) byte {
	inverse := byte(1)
	for range 7 {
		a = multiplyBytes(a, a)
		inverse = multiplyBytes(inverse, a)
	}
	return inverse
}

const redacted = "[redacted share]"

// Format redacts the share for every fmt verb.
func (Share) Format(s fmt.State, _ rune) { _, _ = io.WriteString(s, redacted) }

// LogValue redacts the share in logs.
func (Share) LogValue() slog.Value { return slog.StringValue(redacted) }
