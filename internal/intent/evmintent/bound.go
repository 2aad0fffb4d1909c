package evmintent

import (
	"fmt"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/money"
)

// A source's payment and cost are bounded by two calls of the BalanceGuard around the source's own: all of them are
// undone when the account's balance did not change as it should. They are signed with the rest, so no carrier of the
// intent, in any transaction, can leave them out.

// stablecoinDecimals are those of both stablecoins: a unit is a micro-dollar.
const stablecoinDecimals = 6

var guardABI = contracts.NewBalanceGuard()

// gainAtLeast has the calls undone unless they bring the account the minimum of a
// token.
func gainAtLeast(guard, token common.Address, minimum money.Units, calls []custody.Call) ([]custody.Call, error) {
	if minimum.IsZero() {
		return nil, fmt.Errorf("bounding the proceeds of source %s: there is no minimum", token)
	}
	return requireChange(guard, token, minimum.Big(), calls)
}

// loseAtMost has the calls undone if they cost the account more than the maximum of a
// token.
func loseAtMost(guard, token common.Address, maximum money.Units, calls []custody.Call) ([]custody.Call, error) {
	if maximum.IsZero() {
		return nil, fmt.Errorf("bounding the cost of source %s: there is no maximum", token)
	}
	return requireChange(guard, token, new(big.Int).Neg(maximum.Big()), calls)
}

// loseNothing has the calls undone if they cost the account any of a token.
func loseNothing(guard, token common.Address, calls []custody.Call) ([]custody.Call, error) {
	return requireChange(guard, token, new(big.Int), calls)
}

// mostUnits is the largest balance that the guard knows.
const mostUnits = 254

func requireChange(guard, token common.Address, minimum *big.Int, calls []custody.Call) ([]custody.Call, error) {
	if minimum.BitLen() > mostUnits {
		return nil, fmt.Errorf("bounding a change of %s: %s is no amount of it", token, minimum)
	}
	before := custody.Call{To: guard, Data: guardABI.PackSnapshot(token)}
	after := custody.Call{To: guard, Data: guardABI.PackRequireChange(token, minimum)}
	return slices.Concat([]custody.Call{before}, calls, []custody.Call{after}), nil
}
