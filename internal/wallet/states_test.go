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
	if !wallet.DepositStates.Final(wallet.DepositCompleted) {
		t.Error("a completed deposit can change")
	}
	for _, s := range wallet.LifecycleStates.States() {
		if !s.Valid() {
			t.Errorf("%q is no lifecycle of the interface", s)
		}
	}
}
