package validator

import (
	"encoding/binary"

	"github.com/granaryhq/granary/internal/chain/solana"
)

// arguments reads the little-endian data of an instruction. A missing part reads as zero and is recorded.
type arguments struct {
	rest    []byte
	missing bool
}

func (a *arguments) take(n int) []byte {
	if n > len(a.rest) {
		a.missing, a.rest = true, nil
		return make([]byte, n)
	}
	taken := a.rest[:n]
	a.rest = a.rest[n:]
	return taken
}

func (a *arguments) readByte() byte            { return a.take(1)[0] }
func (a *arguments) readUint32() uint32        { return binary.LittleEndian.Uint32(a.take(4)) }
func (a *arguments) readUint64() uint64        { return binary.LittleEndian.Uint64(a.take(8)) }
func (a *arguments) readKey() solana.PublicKey { return solana.PublicKey(a.take(32)) }

// readSeed reads a text with its length before it.
func (a *arguments) readSeed() string {
	n := a.readUint64()
	if n > uint64(len(a.rest)) {
		a.missing = true
		return ""
	}
	return string(a.take(int(n)))
}

// readOptionalKey reads a key that a byte before it says is there.
func (a *arguments) readOptionalKey() *solana.PublicKey {
	switch a.readByte() {
	case 0:
		return nil
	case 1:
		key := a.readKey()
		return &key
	}
	a.missing = true
	return nil
}
