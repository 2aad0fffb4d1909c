package microvault

import (
	"errors"
	"maps"
	"math/big"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/chain/evm"
)

// Which sources a rebalance does without, by what a vault says to rebalances of some.
func TestTheSourcesThatMakeARebalanceFailAreFound(t *testing.T) {
	a, b, c, d := common.Hash{1}, common.Hash{2}, common.Hash{3}, common.Hash{4}
	has := func(sources []common.Hash, all ...common.Hash) bool {
		return !slices.ContainsFunc(all, func(id common.Hash) bool { return !slices.Contains(sources, id) })
	}
	each := func(sources []common.Hash) int64 { return int64(len(sources)) }
	lossy := func(id common.Hash) []byte {
		return slices.Concat(moveLossyError, id[:], make([]byte, 64))
	}
	for _, test := range []struct {
		name   string
		of     []common.Hash
		revert []byte
		fails  func([]common.Hash) bool
		moves  func([]common.Hash) int64
		want   map[common.Hash]string
	}{
		{"the first", []common.Hash{a, b, c}, nil, func(s []common.Hash) bool { return has(s, a) }, each, map[common.Hash]string{a: movesFail}},
		{"the second", []common.Hash{a, b, c}, nil, func(s []common.Hash) bool { return has(s, b) }, each, map[common.Hash]string{b: movesFail}},
		{"the one that is named", []common.Hash{a, b, c}, lossy(c), func([]common.Hash) bool { return true }, each, map[common.Hash]string{c: moveLossy}},
		{"one that is named and not there", []common.Hash{a, b}, lossy(c), func(s []common.Hash) bool { return has(s, b) }, each, map[common.Hash]string{b: movesFail}},
		// The second fails when it is given what the first pays: without the first nothing happens.
		{"the second, by what the first pays", []common.Hash{a, b}, nil, func(s []common.Hash) bool { return has(s, a, b) },
			func(s []common.Hash) int64 {
				return int64(10 * len(slices.DeleteFunc(slices.Clone(s), func(id common.Hash) bool { return id != a })))
			},
			map[common.Hash]string{b: failsBeside}},
		{"two", []common.Hash{a, b, c, d}, nil, func(s []common.Hash) bool { return has(s, b) || has(s, d) }, each, map[common.Hash]string{b: movesFail, d: movesFail}},
		{"all", []common.Hash{a, b}, nil, func(s []common.Hash) bool { return len(s) > 0 }, each, map[common.Hash]string{a: movesFail, b: movesFail}},
		{"two that burn too much together", []common.Hash{a, b, c}, nil, func(s []common.Hash) bool { return has(s, a, c) }, each, map[common.Hash]string{a: failsBeside}},
		{"nobody can tell", []common.Hash{a, b}, nil, func(s []common.Hash) bool { return has(s, a, b) }, func([]common.Hash) int64 { return 0 }, nil},
		{"none is at fault", []common.Hash{a, b, c}, nil, func([]common.Hash) bool { return true }, each, nil},
		{"there is none", nil, nil, func([]common.Hash) bool { return true }, each, nil},
	} {
		got, err := findCulprits(test.of, test.revert, func(sources []common.Hash) (*big.Int, error) {
			if test.fails(sources) {
				return new(big.Int), evm.ErrReverted
			}
			return big.NewInt(test.moves(sources)), nil
		})
		if err != nil || !maps.Equal(got, test.want) {
			t.Errorf("%s: left out %v, want %v: %v", test.name, got, test.want, err)
		}
	}
	down := errors.New("the node is down")
	if got, err := findCulprits([]common.Hash{a, b}, nil, func([]common.Hash) (*big.Int, error) { return nil, down }); !errors.Is(err, down) || got != nil {
		t.Errorf("while nobody answers: left out %v, %v", got, err)
	}
}
