package wallet_test

import (
	"testing"

	"github.com/granaryhq/granary/internal/wallet"
)

func TestStateTablesAreWhole(t *testing.T) {
	if err := wallet.DepositStates.Check(); err != nil {
		t.Errorf("deposits: %v", err)
	}
	if err := wallet.LifecycleStates.Check(); err != nil {
		t.Errorf("wallets: %v", err)
	}
	for _, change := range []wallet.DepositChange{wallet.DepositSeen, wallet.DepositFinalized, wallet.DepositDropped, wallet.DepositForgotten} {
		if next, err := wallet.DepositStates.Next(wallet.DepositCompleted, change); err == nil {
			t.Errorf("a completed deposit that is %s becomes %q: only an operator reverses it", change, next)
		}
	}
	for _, s := range wallet.LifecycleStates.States() {
		if !s.Valid() {
			t.Errorf("%q is no lifecycle of the interface", s)
		}
	}
}
