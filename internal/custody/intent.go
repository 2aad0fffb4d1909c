package custody

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"math/big"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
)

// ErrIntent says that an intent is malformed.
var ErrIntent = errors.New("malformed intent")

// Intent is the message that a wallet's key signs: a batch of calls that the wallet's account makes, all or none, at
// most once, on one chain, until the deadline. Its id is that of the workflow step that it carries out, and the nonce
// that the executor contract marks as used, so one step can never execute twice.
type Intent struct {
	ID       uuid.UUID
	Chain    chain.Name
	ChainID  uint64
	Wallet   chain.Address
	Calls    []Call
	Deadline time.Time // the last second at which it may execute; fractions are dropped
	// MinGas is the least gas with which the calls may begin: a text that names it has version 2. Zero is version 1, which
	// executors of versions before take alone.
	MinGas uint64
}

// Version is the version of the intent's text, and of the EIP-712 domain in which it and its cancellation are signed.
func (i Intent) Version() int {
	if i.MinGas > 0 {
		return 2
	}
	return 1
}

// The least gas of texts of version 2.
const (
	minGasOfTransfer = 100_000
	minGasOfCalls    = 3_000_000
)

// MinGasOf returns the gas that a text of version 2 names for its calls. Stablecoins' transfers happen whole or not at all, so
// theirs is no more than each needs in most cases. A contract that catches the failures of others might do less for want of gas
// when a stranger carries the intent, so all else has plenty: it is not used, but must be there.
func MinGasOf(calls []Call) uint64 {
	for _, c := range calls {
		if !bytes.HasPrefix(c.Data, transferSelector) {
			return minGasOfCalls
		}
	}
	return minGasOfTransfer * uint64(len(calls))
}

var transferSelector = crypto.Keccak256([]byte("transfer(address,uint256)"))[:4]

// Call is one call of an intent.
type Call struct {
	To    common.Address
	Value money.Units // wei
	Data  []byte
}

// maxDeadline is the last second of the year 9999. Times of many more seconds wrap
// around: they compare as long past, and would be signed as ones that never come.
const maxDeadline = 253402300799

// Check returns ErrIntent, with the field at fault, unless the intent can be
// signed.
func (i Intent) Check() error {
	fault := func(text string) error { return fmt.Errorf("%w: %s", ErrIntent, text) }
	switch {
	case i.ID == uuid.Nil:
		return fault("no id")
	case !i.Chain.Valid() || i.Chain.IsSolana():
		return fault("not an EVM chain")
	case i.ChainID == 0:
		return fault("no chain id")
	case i.Deadline.Unix() <= 0:
		return fault("no deadline")
	case i.Deadline.Unix() > maxDeadline:
		return fault("a deadline after the year 9999")
	case len(i.Calls) == 0:
		return fault("no calls")
	case i.MinGas > math.MaxInt64:
		return fault("more gas than any block has")
	}
	if a, err := chain.ParseAddress(i.Chain, string(i.Wallet)); err != nil || a != i.Wallet || a.EVM() == (common.Address{}) {
		return fault("not a wallet's address")
	}
	for _, c := range i.Calls {
		if c.To == (common.Address{}) {
			return fault("a call to nobody")
		}
	}
	return nil
}

// Nonce is the intent's number in its wallet: the id's 128 bits.
func (i Intent) Nonce() *big.Int { return new(big.Int).SetBytes(i.ID[:]) }

// The types of EIP-712, as WalletExecutor.sol spells them.
var (
	domainType       = crypto.Keccak256([]byte("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"))
	callType         = crypto.Keccak256([]byte("Call(address to,uint256 value,bytes data)"))
	intentType       = crypto.Keccak256([]byte("Intent(Call[] calls,uint256 nonce,uint256 deadline)Call(address to,uint256 value,bytes data)"))
	intentV2Type     = crypto.Keccak256([]byte("Intent(Call[] calls,uint256 nonce,uint256 deadline,uint256 minGas)Call(address to,uint256 value,bytes data)"))
	cancellationType = crypto.Keccak256([]byte("Cancellation(uint256 nonce)"))
	nameHash         = crypto.Keccak256([]byte("granary"))
	versionHashes    = map[int][]byte{1: crypto.Keccak256([]byte("1")), 2: crypto.Keccak256([]byte("2"))}
)

// Digest is the EIP-712 hash that the wallet's key signs.
func (i Intent) Digest() common.Hash {
	var calls []byte
	for _, c := range i.Calls {
		calls = append(calls, crypto.Keccak256(callType, abiWord(c.To.Big()), abiWord(c.Value.Big()), crypto.Keccak256(c.Data))...)
	}
	nonce, deadline := abiWord(i.Nonce()), abiWord(big.NewInt(i.Deadline.Unix()))
	if i.Version() == 1 {
		return i.domainDigest(crypto.Keccak256(intentType, crypto.Keccak256(calls), nonce, deadline))
	}
	return i.domainDigest(crypto.Keccak256(intentV2Type, crypto.Keccak256(calls), nonce, deadline, abiWord(new(big.Int).SetUint64(i.MinGas))))
}

// CancellationDigest is the EIP-712 hash that the wallet's key signs to give up the
// intent's nonce on the chain: no intent of that nonce, of either version, can be executed after it.
func (i Intent) CancellationDigest() common.Hash {
	return i.domainDigest(crypto.Keccak256(cancellationType, abiWord(i.Nonce())))
}

// domainDigest is the hash of a struct in the wallet's domain. The wallet itself is
// the verifying contract.
func (i Intent) domainDigest(hash []byte) common.Hash {
	domain := crypto.Keccak256(domainType, nameHash, versionHashes[i.Version()],
		abiWord(new(big.Int).SetUint64(i.ChainID)), abiWord(i.Wallet.EVM().Big()))
	return crypto.Keccak256Hash([]byte{0x19, 0x01}, domain, hash)
}

// abiWord is n as a 32-byte ABI word.
func abiWord(n *big.Int) []byte { return common.LeftPadBytes(n.Bytes(), 32) }

// canonicalIntent is the canonical form of an intent. The order of its fields is
// part of that form.
type canonicalIntent struct {
	ID       uuid.UUID       `json:"id"`
	Chain    chain.Name      `json:"chain"`
	ChainID  uint64          `json:"chainId"`
	Wallet   chain.Address   `json:"wallet"`
	Calls    []canonicalCall `json:"calls"`
	Deadline int64           `json:"deadline"`
	MinGas   uint64          `json:"minGas,omitempty"`
}

type canonicalCall struct {
	To    chain.Address `json:"to"`
	Value money.Units   `json:"value"`
	Data  hexutil.Bytes `json:"data"`
}

// Canonical returns the one text of the intent: JSON without spaces, fields in a fixed order, EIP-55 addresses,
// decimal wei, the deadline in Unix seconds, and in version 2 the least gas. These bytes are stored, approved and
// paid.
func (i Intent) Canonical() []byte {
	w := canonicalIntent{i.ID, i.Chain, i.ChainID, i.Wallet, make([]canonicalCall, len(i.Calls)), i.Deadline.Unix(), i.MinGas}
	for n, c := range i.Calls {
		w.Calls[n] = canonicalCall{chain.EVMAddress(c.To), c.Value, c.Data}
	}
	text, err := json.Marshal(w)
	if err != nil {
		panic("custody: " + err.Error()) // no field can fail
	}
	return text
}

// Fingerprint names the intent by its content: "sha256:" and the hash of the
// canonical text in hex.
func (i Intent) Fingerprint() string {
	sum := sha256.Sum256(i.Canonical())
	return "sha256:" + hex.EncodeToString(sum[:])
}

// DecodeIntent reads the canonical text only: another order, another spelling, an unknown or repeated field are
// ErrIntent.
func DecodeIntent(text []byte) (Intent, error) {
	var w canonicalIntent
	if err := json.Unmarshal(text, &w); err != nil {
		return Intent{}, fmt.Errorf("%w: %w", ErrIntent, err)
	}
	i := Intent{w.ID, w.Chain, w.ChainID, w.Wallet, make([]Call, len(w.Calls)), time.Unix(w.Deadline, 0).UTC(), w.MinGas}
	for n, c := range w.Calls {
		i.Calls[n] = Call{c.To.EVM(), c.Value, c.Data}
	}
	if err := i.Check(); err != nil {
		return Intent{}, err
	}
	if !bytes.Equal(i.Canonical(), text) {
		return Intent{}, fmt.Errorf("%w: not the canonical text", ErrIntent)
	}
	return i, nil
}
