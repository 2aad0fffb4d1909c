package solana

import (
	"bytes"
	"encoding/binary"
	"fmt"
)

// Sizes of accounts.
const (
	TokenAccountSize = 165
	MintSize         = 82
	NonceAccountSize = 80
)

// States of a token account.
const (
	TokenUninitialized uint8 = 0
	TokenInitialized   uint8 = 1
	TokenFrozen        uint8 = 2
)

// TokenAccount is an account that holds tokens of one mint.
type TokenAccount struct {
	Mint, Owner     PublicKey
	Amount          uint64
	Delegate        *PublicKey // who may move DelegatedAmount
	State           uint8
	IsNative        *uint64 // of wrapped lamports: the part kept as rent
	DelegatedAmount uint64
	CloseAuthority  *PublicKey
}

// Encode is the account's data in the classic token program.
func (a TokenAccount) Encode() []byte {
	b := append(append([]byte{}, a.Mint[:]...), a.Owner[:]...)
	b = binary.LittleEndian.AppendUint64(b, a.Amount)
	b = append(appendFixedKey(b, a.Delegate), a.State)
	native := uint64(0)
	if a.IsNative != nil {
		native = *a.IsNative
	}
	b = binary.LittleEndian.AppendUint32(b, flag(a.IsNative != nil))
	b = binary.LittleEndian.AppendUint64(b, native)
	b = binary.LittleEndian.AppendUint64(b, a.DelegatedAmount)
	return appendFixedKey(b, a.CloseAuthority)
}

// DecodeTokenAccount reads a token account's data of either token program: in the newer
// one extensions may follow. Error: ErrLayout.
func DecodeTokenAccount(data []byte) (TokenAccount, error) {
	const accountKind = 2
	if len(data) < TokenAccountSize || (len(data) > TokenAccountSize && data[TokenAccountSize] != accountKind) {
		return TokenAccount{}, fmt.Errorf("%w: a token account of %d bytes", ErrLayout, len(data))
	}
	l := &layout{rest: data[:TokenAccountSize]}
	a := TokenAccount{Mint: l.key(), Owner: l.key(), Amount: l.uint64(), Delegate: l.optionalKey(), State: l.byte()}
	native := l.flag()
	if kept := l.uint64(); native {
		a.IsNative = &kept
	}
	a.DelegatedAmount, a.CloseAuthority = l.uint64(), l.optionalKey()
	if l.wrong || a.State > TokenFrozen {
		return TokenAccount{}, fmt.Errorf("%w: a token account", ErrLayout)
	}
	return a, nil
}

// Mint is a token.
type Mint struct {
	Authority   *PublicKey // who may make more
	Supply      uint64
	Decimals    uint8
	Initialized bool
	Freeze      *PublicKey // who may freeze accounts
}

// Encode is the mint's data in the classic token program.
func (m Mint) Encode() []byte {
	b := binary.LittleEndian.AppendUint64(appendFixedKey(nil, m.Authority), m.Supply)
	return appendFixedKey(append(b, m.Decimals, byte(flag(m.Initialized))), m.Freeze)
}

// DecodeMint reads a mint's data of either token program: in the newer one extensions may
// follow. Error: ErrLayout.
func DecodeMint(data []byte) (Mint, error) {
	const mintKind = 1
	if len(data) != MintSize && (len(data) <= TokenAccountSize || data[TokenAccountSize] != mintKind) {
		return Mint{}, fmt.Errorf("%w: a mint of %d bytes", ErrLayout, len(data))
	}
	l := &layout{rest: data[:MintSize]}
	m := Mint{Authority: l.optionalKey(), Supply: l.uint64(), Decimals: l.byte(), Initialized: l.byte() == 1, Freeze: l.optionalKey()}
	if l.wrong {
		return Mint{}, fmt.Errorf("%w: a mint", ErrLayout)
	}
	return m, nil
}

// NonceAccount is an account whose value stands for a recent blockhash until it is
// advanced.
type NonceAccount struct {
	Version, State       uint32
	Authority            PublicKey
	Value                Hash
	LamportsPerSignature uint64
}

// The fields of a usable nonce account.
const (
	NonceVersionCurrent = 1
	NonceInitialized    = 1
)

// Encode is the account's data.
func (n NonceAccount) Encode() []byte {
	b := binary.LittleEndian.AppendUint32(nil, n.Version)
	b = binary.LittleEndian.AppendUint32(b, n.State)
	b = append(append(b, n.Authority[:]...), n.Value[:]...)
	return binary.LittleEndian.AppendUint64(b, n.LamportsPerSignature)
}

// DecodeNonceAccount reads a nonce account's data. Error: ErrLayout for one that is not
// initialized, too.
func DecodeNonceAccount(data []byte) (NonceAccount, error) {
	if len(data) != NonceAccountSize {
		return NonceAccount{}, fmt.Errorf("%w: a nonce account of %d bytes", ErrLayout, len(data))
	}
	l := &layout{rest: data}
	n := NonceAccount{Version: l.uint32(), State: l.uint32(), Authority: l.key(), Value: Hash(l.key()), LamportsPerSignature: l.uint64()}
	if n.Version != NonceVersionCurrent || n.State != NonceInitialized {
		return NonceAccount{}, fmt.Errorf("%w: a nonce account in version %d, state %d", ErrLayout, n.Version, n.State)
	}
	return n, nil
}

// RentExempt returns the least lamports of an account of so many bytes, at the rate that every cluster has.
func RentExempt(size int) uint64 { return uint64(size+128) * 6960 }

// layout reads fields of a fixed size. The caller has checked how long the data is.
type layout struct {
	rest  []byte
	wrong bool // a flag was neither 0 nor 1
}

func (l *layout) take(n int) []byte {
	b := l.rest[:n]
	l.rest = l.rest[n:]
	return b
}

func (l *layout) byte() uint8    { return l.take(1)[0] }
func (l *layout) uint32() uint32 { return binary.LittleEndian.Uint32(l.take(4)) }
func (l *layout) uint64() uint64 { return binary.LittleEndian.Uint64(l.take(8)) }
func (l *layout) key() PublicKey { return PublicKey(bytes.Clone(l.take(32))) }

func (l *layout) flag() bool {
	n := l.uint32()
	l.wrong = l.wrong || n > 1
	return n == 1
}

func (l *layout) optionalKey() *PublicKey {
	some := l.flag()
	k := l.key()
	if !some {
		return nil
	}
	return &k
}

func flag(set bool) uint32 {
	if set {
		return 1
	}
	return 0
}

// appendFixedKey writes a key that may be missing in the space of one that is not.
func appendFixedKey(b []byte, k *PublicKey) []byte {
	b = binary.LittleEndian.AppendUint32(b, flag(k != nil))
	if k == nil {
		k = &PublicKey{}
	}
	return append(b, k[:]...)
}
