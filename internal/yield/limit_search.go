package yield

import (
	"context"
	"errors"
	"slices"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/money"
)

// Nodes bound the gas that all calls of a simulation use together, to 50 million where geth is not configured
// otherwise, and fail the simulation as a whole beyond it. A vault may use up all gas of a call that it rejects.
const (
	simulationGas = 25_000_000 // of all calls of a simulation
	simulatedGas  = 4_000_000  // the limit of one call of a vault
	approvalGas   = 500_000    // the limit of one call of its asset
	fewestAtOnce  = (simulationGas - 2*approvalGas) / simulatedGas
	mostAtOnce    = 64 // calls with amounts in a simulation, however little gas they use
)

// The steps of a search are powers of two.
const (
	highestStep = 50 // 2^50 units are about a billion dollars; a vault that takes them at once has no limit
	lowestStep  = 20 // 2^20 units are about a dollar
)

// limitSearch finds the most units that one call of a vault moves.
type limitSearch struct {
	simulator
	over    map[common.Address]ethereum.OverrideAccount
	before  []ethereum.CallMsg // run before the calls of each simulation
	call    func(units money.Units) ethereum.CallMsg
	mostGas uint64 // that a call has used so far
}

// callsAtOnce returns how many calls the next simulation may have. Before a call was made it assumes that each uses all
// of its gas, and then twice as much as each has used.
func (l *limitSearch) callsAtOnce() int {
	if l.mostGas == 0 {
		return fewestAtOnce
	}
	return int(min(mostAtOnce, max(fewestAtOnce, (simulationGas-2*approvalGas)/(2*l.mostGas))))
}

// tryAmounts makes a call with each amount in one simulation and returns which succeeded. Each call runs on the state
// that those before it left. It returns nil if more than fewestAtOnce calls used too much gas: the caller must try
// again, with no more than callsAtOnce.
func (l *limitSearch) tryAmounts(ctx context.Context, amounts []money.Units) ([]bool, error) {
	calls := slices.Clone(l.before)
	for _, units := range amounts {
		calls = append(calls, l.call(units))
	}
	results, err := l.runCalls(ctx, l.over, calls...)
	if err != nil {
		return nil, err
	}
	passed, used := make([]bool, len(amounts)), uint64(0)
	for i, r := range results {
		used, l.mostGas = used+r.GasUsed, max(l.mostGas, r.GasUsed)
		if i >= len(l.before) {
			passed[i-len(l.before)] = r.Err == nil
		}
	}
	if len(amounts) > fewestAtOnce && (used > simulationGas || errors.Is(results[0].Err, evm.ErrSimulationGas)) {
		l.mostGas = simulatedGas
		return nil, nil
	}
	return passed, nil
}

// findLimit returns the most units that one call moves. It adds the steps from 2^highest down to 2^lowest that succeed
// one after the other, spread over simulations, each of which begins with one call of the sum so far. The whole sum is
// the limit, rounded down to the lowest step, if one call moves it. A vault that bounds each call moves less at once:
// see narrowDown.
func (l *limitSearch) findLimit(ctx context.Context, highest, lowest int) (money.Units, error) {
	var sum, single money.Units // single is the most that one call is known to move
	for exponent := highest; exponent >= lowest; {
		var amounts []money.Units
		if !sum.IsZero() {
			amounts = append(amounts, sum)
		}
		repeated := len(amounts)
		for next := exponent; next >= lowest && len(amounts) < l.callsAtOnce(); next-- {
			amounts = append(amounts, powerOfTwo(uint(next)))
		}
		passed, err := l.tryAmounts(ctx, amounts)
		switch {
		case err != nil:
			return money.Units{}, err
		case passed == nil:
			continue // with fewer calls
		case repeated > 0 && !passed[0]:
			return l.narrowDown(ctx, single, sum, powerOfTwo(uint(lowest)))
		}
		single = sum
		for i, units := range amounts[repeated:] {
			if !passed[repeated+i] {
				continue
			}
			if sum.IsZero() {
				single = units
			}
			if sum, err = sum.Add(units); err != nil {
				return money.Units{}, err
			}
		}
		exponent -= len(amounts) - repeated
	}
	if sum.Cmp(single) == 0 {
		return sum, nil
	}
	passed, err := l.tryAmounts(ctx, []money.Units{sum})
	if err != nil || passed[0] {
		return sum, err
	}
	return l.narrowDown(ctx, single, sum, powerOfTwo(uint(lowest)))
}

// narrowings is how many simulations narrowDown makes at most. With fewestAtOnce calls each, they divide the difference
// by 7^5, which is 16,807.
const narrowings = 5

// narrowDown returns the most units that one call moves between passing, which one call moves, and failing, which is
// too much for one, to within a step or as far as narrowings simulations reach. Amounts are tried from the highest down,
// so that those before the first success change no state.
func (l *limitSearch) narrowDown(ctx context.Context, passing, failing, step money.Units) (money.Units, error) {
	for range narrowings {
		difference, err := failing.Sub(passing)
		if err != nil || difference.Cmp(step) <= 0 {
			return passing, err
		}
		parts := uint64(l.callsAtOnce() + 1)
		amounts := make([]money.Units, 0, parts-1)
		for part := parts - 1; part > 0; part-- {
			amount, err := passing.Add(difference.MulDivFloor(money.NewUnits(part), money.NewUnits(parts)))
			if err != nil {
				return money.Units{}, err
			}
			amounts = append(amounts, amount)
		}
		passed, err := l.tryAmounts(ctx, amounts)
		if err != nil {
			return money.Units{}, err
		}
		if passed == nil {
			continue // with fewer calls
		}
		first := slices.Index(passed, true)
		if first < 0 {
			failing = amounts[len(amounts)-1]
			continue
		}
		passing = amounts[first]
		if first > 0 {
			failing = amounts[first-1]
		}
	}
	return passing, nil
}
