package microvault

import (
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/randtest"
)

// rootByProof hashes from a leaf along its proof, as the contract does.
func rootByProof(leaf common.Hash, proof [][32]byte) common.Hash {
	for _, sibling := range proof {
		leaf = hashPair(leaf, sibling)
	}
	return leaf
}

// Every leaf of every list proves the list's root, an empty one too, and with
// the leaf's new value the root of the list in which it has that.
func TestProofsLeadToTheRoot(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(0, 70).Draw(t, "accounts")
		all := make([]leaf, n)
		for i := range all {
			all[i] = leaf{i, common.BigToAddress(big.NewInt(int64(i + 1))), rapid.Bool().Draw(t, "listed")}
		}
		root := rootOf(all)
		for i, l := range all {
			is, other := leafOf(l.address), common.Hash{}
			if !l.listed {
				is, other = other, is
			}
			proof := proofOf(all, i)
			if len(proof) != treeDepth || rootByProof(is, proof) != root {
				t.Fatalf("leaf %d of %d does not prove the root", i, n)
			}
			all[i].listed = !l.listed
			if rootByProof(other, proof) != rootOf(all) {
				t.Fatalf("leaf %d of %d does not prove the next root", i, n)
			}
			all[i].listed = l.listed
		}
	})
}
