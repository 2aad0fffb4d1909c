package chain

import (
	"bytes"

	"github.com/ethereum/go-ethereum/common"
)

// WhyUnspendable returns why payments to an address cannot be spent, in words fit for a caller; empty for an address
// that may have a key. Off Solana's curve are token accounts too, whose owners can spend: their chain shows it
// (intent.Family.CheckPayee).
func (a Address) WhyUnspendable(n Name) string {
	if n.IsSolana() {
		switch {
		case solanaPrograms[a]:
			return "belongs to a program of the chain"
		case solanaBurns[a]:
			return "is a burn address"
		}
		return ""
	}
	e := a.EVM()
	switch {
	case e == common.Address{}:
		return "is the zero address"
	case bytes.Equal(e[:18], make([]byte, 18)) && e != bestKnownBurn:
		// Precompiles are numbered from 1; no key is known for so small a number.
		return "belongs to the chain itself"
	case evmBurns[e]:
		return "is a burn address"
	}
	return ""
}

// bestKnownBurn is the best known burn address, 0x…dEaD.
var bestKnownBurn = common.HexToAddress("0x000000000000000000000000000000000000dEaD")

// evmBurns are addresses to which coins are sent to be destroyed, or by mistake. They were chosen for their looks, so
// they have no known keys.
var evmBurns = map[common.Address]bool{
	bestKnownBurn: true,
	common.HexToAddress("0xdEAD000000000000000042069420694206942069"): true,
	common.HexToAddress("0xdeaDDeADDEaDdeaDdEAddEADDEAdDeadDEADDEaD"): true,
	common.HexToAddress("0xdead000000000000000000000000000000000000"): true,
	common.HexToAddress("0xDeaDbeefdEAdbeefdEadbEEFdeadbeEFdEaDbeeF"): true,
	common.HexToAddress("0x00000000000000000000045261D4Ee77acdb3286"): true,
	common.HexToAddress("0x0123456789012345678901234567890123456789"): true,
	common.HexToAddress("0x1111111111111111111111111111111111111111"): true,
	common.HexToAddress("0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE"): true,
	common.HexToAddress("0xFFfFfFffFFfffFFfFFfFFFFFffFFFffffFfFFFfF"): true,
}

// solanaPrograms are accounts that are programs. The first, all zero bits,
// happens to be a point of the curve.
var solanaPrograms = map[Address]bool{
	"11111111111111111111111111111111":             true, // system
	"TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA":  true, // tokens
	"TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb":  true, // tokens, 2022
	"ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL": true, // associated accounts
}

// solanaBurns are where tokens are sent to be destroyed.
var solanaBurns = map[Address]bool{
	"1nc1nerator11111111111111111111111111111111": true,
}
