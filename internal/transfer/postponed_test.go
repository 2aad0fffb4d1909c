package transfer

import (
	"slices"
	"testing"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/transfer/plan"
	"github.com/granaryhq/granary/internal/wallet"
)

// If all movements of the cause are postponed, drift is corrected all the same.
func TestWhatHasDriftedIsMovedWhileTheCauseIsPostponed(t *testing.T) {
	s := &Service{rules: BalanceRules{Band: 100, MinTrade: money.Dollar}}
	usdc := func(id string, isSource bool, value money.USD, weight money.Bps) plan.Position {
		return plan.Position{ID: id, Source: isSource, Chain: chain.Base, Token: chain.USDC, Value: value, Liquid: value, Weight: weight, Room: 1000 * money.Dollar}
	}
	positions := []plan.Position{usdc("cash", false, 100*money.Dollar, 0), usdc("lacks", true, 0, 3000), usdc("has too much", true, 200*money.Dollar, 2000), usdc("lacks too", true, 0, 5000)}
	all, reason := s.planByCause(positions, wallet.DepositDeployment, nil, nothingLeftOut)
	if reason != ReasonDeposit || len(all) == 0 {
		t.Fatalf("%v for %s", all, reason)
	}
	movements, reason := s.planByCause(positions, wallet.DepositDeployment, nil, func(m plan.Movement) bool { return slices.Contains(all, m) || m.From == "cash" })
	if len(movements) == 0 || reason != ReasonDrift {
		t.Errorf("%v for %s", movements, reason)
	}
}
