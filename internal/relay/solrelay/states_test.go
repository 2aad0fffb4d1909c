package solrelay

import "testing"

func TestTheTablesOfMarkersAndNonceAccountsAreSound(t *testing.T) {
	if err := MarkerStates.Check(); err != nil {
		t.Error(err)
	}
	if err := NonceStates.Check(); err != nil {
		t.Error(err)
	}
}
