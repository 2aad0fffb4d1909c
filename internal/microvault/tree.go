package microvault

import (
	"bytes"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
)

// treeDepth is that of a list's tree: 65,536 accounts can be added.
const treeDepth = 16

// leafOf is the tree's leaf for an account.
func leafOf(a common.Address) common.Hash {
	return crypto.Keccak256Hash(crypto.Keccak256(common.LeftPadBytes(a[:], 32)))
}

// hashPair hashes two children in the order of their values.
func hashPair(a, b common.Hash) common.Hash {
	if bytes.Compare(a[:], b[:]) > 0 {
		a, b = b, a
	}
	return crypto.Keccak256Hash(a[:], b[:])
}

// walkTree goes from the leaves of a list to its root. Past the last leaf the tree
// is empty. visit, unless it is nil, gets every level below the root, the leaves
// first, with the hash of an empty place in that level.
func walkTree(all []leaf, visit func(level []common.Hash, empty common.Hash)) common.Hash {
	level := make([]common.Hash, len(all))
	for i, l := range all {
		if l.listed {
			level[i] = leafOf(l.address)
		}
	}
	var empty common.Hash
	for range treeDepth {
		if visit != nil {
			visit(level, empty)
		}
		up := make([]common.Hash, (len(level)+1)/2)
		for i := range up {
			right := empty
			if 2*i+1 < len(level) {
				right = level[2*i+1]
			}
			up[i] = hashPair(level[2*i], right)
		}
		level, empty = up, hashPair(empty, empty)
	}
	if len(level) == 0 {
		return empty
	}
	return level[0]
}

// rootOf is the root of the list's tree.
func rootOf(all []leaf) common.Hash { return walkTree(all, nil) }

// proofOf are the siblings of a leaf, lowest first.
func proofOf(all []leaf, index int) [][32]byte {
	var proof [][32]byte
	walkTree(all, func(level []common.Hash, empty common.Hash) {
		sibling := empty
		if at := index ^ 1; at < len(level) {
			sibling = level[at]
		}
		proof = append(proof, sibling)
		index /= 2
	})
	return proof
}
