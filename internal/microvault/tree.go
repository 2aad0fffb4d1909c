package microvault

import (
	"bytes"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
)

// depth of a list's tree: 65,536 accounts can be added.
const depth = 16

// leafOf is the tree's leaf for an account.
func leafOf(a common.Address) common.Hash {
	return crypto.Keccak256Hash(crypto.Keccak256(common.LeftPadBytes(a[:], 32)))
}

// node hashes two children in the order of their values.
func node(a, b common.Hash) common.Hash {
	if bytes.Compare(a[:], b[:]) > 0 {
		a, b = b, a
	}
	return crypto.Keccak256Hash(a[:], b[:])
}

// climb goes from the leaves of a list to its root. Past the last leaf the tree
// is empty. see, if there is one, is told of every level, the leaves first, and
// of what an empty place in it is.
func climb(all []leaf, see func(level []common.Hash, empty common.Hash)) common.Hash {
	level := make([]common.Hash, len(all))
	for i, l := range all {
		if l.listed {
			level[i] = leafOf(l.address)
		}
	}
	var empty common.Hash
	for range depth {
		if see != nil {
			see(level, empty)
		}
		up := make([]common.Hash, (len(level)+1)/2)
		for i := range up {
			right := empty
			if 2*i+1 < len(level) {
				right = level[2*i+1]
			}
			up[i] = node(level[2*i], right)
		}
		level, empty = up, node(empty, empty)
	}
	if len(level) == 0 {
		return empty
	}
	return level[0]
}

// rootOf is the root of the list's tree.
func rootOf(all []leaf) common.Hash { return climb(all, nil) }

// proofOf are the siblings of a leaf, lowest first.
func proofOf(all []leaf, index int) [][32]byte {
	var proof [][32]byte
	climb(all, func(level []common.Hash, empty common.Hash) {
		sibling := empty
		if at := index ^ 1; at < len(level) {
			sibling = level[at]
		}
		proof = append(proof, sibling)
		index /= 2
	})
	return proof
}
