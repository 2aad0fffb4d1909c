package chain

import (
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/mr-tron/base58"
)

// Errors of ParseAddress.
var (
	ErrAddress  = errors.New("not an address of this chain")
	ErrChecksum = errors.New("bad EIP-55 checksum")
)

// Address is an address in its one canonical text form: EIP-55 on EVM chains,
// base58 on Solana. Two equal addresses are equal strings.
type Address string

// ParseAddress reads an address for chain n. A mixed-case EVM address must
// carry a valid EIP-55 checksum; a Solana address is 32 bytes of base58, a
// program's or a token account's, which no key belongs to, as well.
// Errors: ErrAddress, ErrChecksum.
func ParseAddress(n Name, s string) (Address, error) {
	if n.IsSolana() {
		if len(s) < 32 || len(s) > 44 {
			return "", fmt.Errorf("%w: %q", ErrAddress, clipText(s))
		}
		b, err := base58.Decode(s)
		if err != nil || len(b) != 32 {
			return "", fmt.Errorf("%w: %q", ErrAddress, clipText(s))
		}
		return Address(base58.Encode(b)), nil
	}
	if len(s) != 42 || s[:2] != "0x" || !common.IsHexAddress(s) {
		return "", fmt.Errorf("%w: %q", ErrAddress, clipText(s))
	}
	a := common.HexToAddress(s)
	if isMixedCase(s[2:]) && a.Hex() != s {
		return "", fmt.Errorf("%w: %q", ErrChecksum, s)
	}
	return EVMAddress(a), nil
}

// EVMAddress is a in its canonical form.
func EVMAddress(a common.Address) Address { return Address(a.Hex()) }

// EVM returns the twenty bytes of an EVM address, zero for any other.
func (a Address) EVM() common.Address {
	if !common.IsHexAddress(string(a)) {
		return common.Address{}
	}
	return common.HexToAddress(string(a))
}

// SolanaAddress is the base58 form of a 32-byte public key.
func SolanaAddress(pub []byte) Address { return Address(base58.Encode(pub)) }

func isMixedCase(s string) bool {
	var lower, upper bool
	for _, c := range s {
		lower = lower || (c >= 'a' && c <= 'f')
		upper = upper || (c >= 'A' && c <= 'F')
	}
	return lower && upper
}

func clipText(s string) string {
	if len(s) > 64 {
		return s[:64] + "…"
	}
	return s
}
