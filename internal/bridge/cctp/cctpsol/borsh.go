package cctpsol

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/money"
)

// discriminatorSize is the length of the prefix of Anchor's encodings that names their kind.
const discriminatorSize = 8

// discriminator is the prefix of an instruction's data ("global"), an account's ("account") or an event's ("event").
func discriminator(space, name string) []byte {
	sum := sha256.Sum256([]byte(space + ":" + name))
	return sum[:discriminatorSize]
}

// record has fields. They are named once, in their order, for both directions.
type record interface{ fields(*borsh) }

// borsh writes fields, or reads them until something is missing.
type borsh struct {
	out     []byte
	rest    []byte
	reading bool
	wrong   bool
}

func encodeRecord(kind []byte, r record) []byte {
	b := &borsh{out: slices.Clone(kind)}
	r.fields(b)
	return b.out
}

// decodeRecord reads a record of a kind; zeros may follow it if padded is true: accounts are larger than their
// content. Error: as given.
func decodeRecord(kind, data []byte, r record, padded bool, err error) error {
	if !bytes.HasPrefix(data, kind) {
		return fmt.Errorf("%w: of another kind", err)
	}
	b := &borsh{rest: data[len(kind):], reading: true}
	r.fields(b)
	switch {
	case b.wrong:
		return fmt.Errorf("%w: it ends too early", err)
	case len(b.rest) > 0 && (!padded || len(bytes.Trim(b.rest, "\x00")) > 0):
		return fmt.Errorf("%w: %d bytes behind it", err, len(b.rest))
	case !bytes.Equal(encodeRecord(kind, r), data[:len(data)-len(b.rest)]):
		return fmt.Errorf("%w: the same could be said in other bytes", err)
	}
	return nil
}

// fixed writes bytes, or reads as many into them.
func (b *borsh) fixed(field []byte) {
	switch {
	case !b.reading:
		b.out = append(b.out, field...)
	case len(b.rest) < len(field):
		b.wrong, b.rest = true, nil
	default:
		copy(field, b.rest)
		b.rest = b.rest[len(field):]
	}
}

func (b *borsh) key(k *solana.PublicKey) { b.fixed(k[:]) }
func (b *borsh) word(h *common.Hash)     { b.fixed(h[:]) }

func (b *borsh) uint8(n *uint8) {
	field := []byte{*n}
	b.fixed(field)
	*n = field[0]
}

func (b *borsh) uint32(n *uint32) {
	field := binary.LittleEndian.AppendUint32(nil, *n)
	b.fixed(field)
	*n = binary.LittleEndian.Uint32(field)
}

func (b *borsh) uint64(n *uint64) {
	field := binary.LittleEndian.AppendUint64(nil, *n)
	b.fixed(field)
	*n = binary.LittleEndian.Uint64(field)
}

// uint128 is written modulo 2^128.
func (b *borsh) uint128(n *money.Units) {
	word := common.BigToHash(n.Big())
	field := slices.Clone(word[16:])
	slices.Reverse(field)
	b.fixed(field)
	slices.Reverse(field)
	*n = money.UnitsFromWord(common.BigToHash(new(big.Int).SetBytes(field)))
}

// flag is written as 0 or 1; any other value is read as true, and differs when it is encoded again.
func (b *borsh) flag(is *bool) {
	var n uint8
	if *is {
		n = 1
	}
	b.uint8(&n)
	*is = n != 0
}

func (b *borsh) bytes(field *[]byte) {
	n := uint32(len(*field))
	b.uint32(&n)
	if b.reading {
		if uint64(n) > uint64(len(b.rest)) {
			b.wrong, b.rest = true, nil
			return
		}
		*field = make([]byte, n)
	}
	b.fixed(*field)
}

func (b *borsh) keys(field *[]solana.PublicKey) {
	n := uint32(len(*field))
	b.uint32(&n)
	if b.reading {
		if uint64(n)*32 > uint64(len(b.rest)) {
			b.wrong, b.rest = true, nil
			return
		}
		*field = make([]solana.PublicKey, n)
	}
	for i := range *field {
		b.key(&(*field)[i])
	}
}
