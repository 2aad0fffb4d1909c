package verify

import (
	"fmt"
	"math/big"
	"testing"

	"github.com/granaryhq/granary/internal/randtest"
)

// explainDifferences finds an explanation exactly where one is among all sets of the effects.
func TestAnExplanationIsFoundExactlyWhereThereIsOne(t *testing.T) {
	random := randtest.Rand(t)
	found := map[bool]int{}
	for range 3000 {
		effects := make([]effect, 1+random.IntN(7))
		for i := range effects {
			effects[i] = effect{certain: random.IntN(5) == 0, exact: map[string]*big.Int{}}
			for _, position := range []string{"a", "b", "c"} {
				if random.IntN(2) == 0 {
					effects[i].exact[position] = big.NewInt(int64(random.IntN(7) - 3))
				}
			}
			if planned := big.NewInt(int64(1 + random.IntN(3))); random.IntN(3) == 0 {
				effects[i].free, effects[i].near = fmt.Sprint("free ", random.IntN(2)), func(n *big.Int) bool { return isNear(n, planned) }
			}
		}
		var differences []difference
		for _, position := range []string{"a", "b", "free 0", "free 1"} {
			if change := int64(random.IntN(7) - 3); random.IntN(2) == 0 {
				differences = append(differences, difference{position: position, books: big.NewInt(5), onChain: big.NewInt(5 + change)})
			}
		}
		explained, decided := explainDifferences(effects, differences)
		want := hasExplanation(effects, differences)
		if !decided || explained != want {
			t.Fatalf("%v and %v: explained is %t, decided %t, want %t and true", effects, differences, explained, decided, want)
		}
		found[want]++
	}
	if found[true] < 50 || found[false] < 50 {
		t.Errorf("%d cases are explained and %d are not, want more of both", found[true], found[false])
	}
}

// hasExplanation tries each set of the effects that has all that are certain.
func hasExplanation(effects []effect, differences []difference) bool {
	for set := range 1 << len(effects) {
		left, free, possible := map[string]*big.Int{}, map[string]func(*big.Int) bool{}, true
		for _, d := range differences {
			left[d.position] = new(big.Int).Sub(d.onChain, d.books)
		}
		for i, e := range effects {
			if set&(1<<i) == 0 {
				possible = possible && !e.certain
				continue
			}
			for position, n := range e.exact {
				left[position] = new(big.Int).Sub(orZero(left[position]), n)
			}
			if e.free != "" {
				possible = possible && free[e.free] == nil
				free[e.free] = e.near
			}
		}
		for position, near := range free {
			possible = possible && near(orZero(left[position]))
			delete(left, position)
		}
		for _, n := range left {
			possible = possible && n.Sign() == 0
		}
		if possible {
			return true
		}
	}
	return false
}

// Sums of many unrelated amounts are too many to decide, and that is neither an explanation nor a break. A difference that no set of them
// makes in another position is decided all the same.
func TestManyUnrelatedAmountsAreNotDecided(t *testing.T) {
	random := randtest.Rand(t)
	effects, half := make([]effect, 60), new(big.Int)
	for i := range effects {
		amount := big.NewInt(1<<40 + random.Int64N(1<<40))
		effects[i] = effect{exact: map[string]*big.Int{"cash": new(big.Int).Neg(amount)}}
		if i%2 == 0 {
			half.Sub(half, amount)
		}
	}
	differs := func(position string, by *big.Int) difference {
		return difference{position: position, books: new(big.Int), onChain: by}
	}
	if _, decided := explainDifferences(effects, []difference{differs("cash", half)}); decided {
		t.Error("half of 60 unrelated amounts are decided")
	}
	explained, decided := explainDifferences(effects, []difference{differs("cash", half), differs("shares", big.NewInt(1))})
	if explained || !decided {
		t.Errorf("shares that no step moves: explained is %t, decided %t, want false and true", explained, decided)
	}
}
