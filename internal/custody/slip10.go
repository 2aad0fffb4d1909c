package custody

import (
	"crypto/hmac"
	"crypto/sha512"
	"encoding/binary"
	"errors"

	"github.com/decred/dcrd/dcrec/secp256k1/v4"
	"github.com/google/uuid"
)

// curve names the two kinds of key, by the text that SLIP-10 makes its masters
// with.
type curve string

const (
	secp256k1Curve curve = "Bitcoin seed" // SLIP-10 on this curve is BIP-32
	ed25519Curve   curve = "ed25519 seed"
)

// hardened is added to every index: without it, one leaked wallet key and the
// parent's public half would give away all its siblings.
const hardened = 1 << 31

// errInvalidChild has a chance below 2^-127 and concerns one wallet id, which
// then cannot be used.
var errInvalidChild = errors.New("no key exists on this path")

// node is a private key and its chain code in the tree of one curve. It is passed by pointer: a value would stand in
// the trace of a panic, or of a SIGQUIT, byte by byte.
type node struct {
	curve      curve
	key, chain [32]byte
}

func deriveMaster(c curve, seed []byte) (node, error) {
	zero := node{curve: c}
	return zero.deriveNext([]byte(c), seed)
}

// deriveChild is the node at a path of hardened indexes below n (given without the
// hardening bit).
func (n *node) deriveChild(path ...uint32) (node, error) {
	at := *n
	var data [37]byte
	for _, index := range path {
		copy(data[1:], at.key[:])
		binary.BigEndian.PutUint32(data[33:], index|hardened)
		var err error
		at, err = at.deriveNext(at.chain[:], data[:])
		if err != nil {
			return node{}, err
		}
	}
	return at, nil
}

// deriveNext is the step that SLIP-10 and BIP-32 share. The master is the step from the zero key, since the addition
// of zero has no effect.
func (n *node) deriveNext(macKey, data []byte) (node, error) {
	mac := hmac.New(sha512.New, macKey)
	mac.Write(data)
	sum := mac.Sum(nil)
	out := node{curve: n.curve, key: [32]byte(sum[:32]), chain: [32]byte(sum[32:])}
	if n.curve == ed25519Curve {
		return out, nil
	}
	var left, parent secp256k1.ModNScalar
	if overflow := left.SetBytes(&out.key); overflow != 0 {
		return node{}, errInvalidChild
	}
	parent.SetBytes(&n.key)
	left.Add(&parent)
	if left.IsZero() {
		return node{}, errInvalidChild
	}
	out.key = left.Bytes()
	return out, nil
}

// walletPath spells the 128 bits of a wallet's UUID as five indexes: the upper
// four bits, then four times 31.
func walletPath(id uuid.UUID) []uint32 {
	hi, lo := binary.BigEndian.Uint64(id[:8]), binary.BigEndian.Uint64(id[8:])
	const mask = 1<<31 - 1
	return []uint32{
		uint32(hi >> 60),
		uint32(hi >> 29 & mask),
		uint32((hi<<2 | lo>>62) & mask),
		uint32(lo >> 31 & mask),
		uint32(lo & mask),
	}
}
