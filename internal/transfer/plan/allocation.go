package plan

import (
	"slices"

	"github.com/granaryhq/granary/internal/money"
)

// Allocation holds the positions while a caller's movements are planned one after the other. The amount of one
// movement is not available to the next; its proceeds count towards its position's ceiling, but cannot be moved yet.
type Allocation struct {
	positions []allocated
	routes    Routes
}

// allocated is a position, and whether a movement before took of it.
type allocated struct {
	Holding
	takenFrom bool
}

// NewAllocation returns an allocation of the present holdings. Movements between chains take a route each.
func NewAllocation(held []Holding, routes Routes) *Allocation {
	a := &Allocation{routes: routes}
	for _, h := range held {
		a.positions = append(a.positions, allocated{Holding: h})
	}
	return a
}

// position finds a position, or adds an empty one.
func (a *Allocation) position(h Holding) int {
	i := slices.IndexFunc(a.positions, func(p allocated) bool { return p.ID == h.ID })
	if i >= 0 {
		return i
	}
	a.positions = append(a.positions, allocated{Holding: h})
	return len(a.positions) - 1
}

// Check says whether an amount can be moved between two positions as things are.
//
// Refusals: Contradictory, Insufficient.
func (a *Allocation) Check(source, destination Holding, amount money.USD) error {
	from, to := a.positions[a.position(source)], a.positions[a.position(destination)]
	switch {
	case !from.Source && !to.Source:
		return refuse(Contradictory, "allocations: %s to %s moves cash to cash", from.ID, to.ID)
	case from.Token != to.Token:
		return refuse(Contradictory, "allocations: %s and %s are in different lanes", from.ID, to.ID)
	case !a.routes.within(from.Chain, to.Chain, from.Token):
		return refuse(Contradictory, "allocations: %s and %s are on different chains, and nothing goes from %s to %s", from.ID, to.ID, from.Chain, to.Chain)
	case a.routes.Parts(from.Chain, to.Chain, from.Token, amount) > MaxParts:
		return refuse(OutOfReach, "allocations: more than can go from %s to %s at once", from.Chain, to.Chain)
	case amount > from.Available:
		return refuse(Insufficient, "allocations: %s has %s available", from.ID, from.Available)
	case amount > from.Liquid+from.Later:
		return refuse(Insufficient, "allocations: only %s can leave %s now", from.Liquid+from.Later, from.ID)
	}
	return nil
}

// CheckCeiling reports whether an additional amount is within the ceiling of a position, with the amounts in transit
// to it.
//
// Refusal: BeyondCeiling.
func (a *Allocation) CheckCeiling(destination Holding, amount, ceiling money.USD) error {
	if to := a.positions[a.position(destination)]; to.Value+to.Coming+amount > ceiling {
		return refuse(BeyondCeiling, "allocations: %s takes at most %s", destination.ID, ceiling)
	}
	return nil
}

// Move makes a movement that was checked, and says how much of it leaves now, and whether it
// takes all that the position is worth, to the last share.
func (a *Allocation) Move(source, destination Holding, amount money.USD) (now money.USD, whole bool) {
	i, j := a.position(source), a.position(destination)
	from, to := &a.positions[i], &a.positions[j]
	whole = !from.takenFrom && amount == from.Value && amount == from.Available
	now = min(amount, from.Liquid)
	from.Value, from.Available, from.takenFrom = from.Value-amount, from.Available-amount, true
	from.Liquid, from.Later = from.Liquid-now, from.Later-(amount-now)
	to.Value += amount
	return now, whole
}
