package microvault

import "testing"

func TestStatesOfAVault(t *testing.T) {
	if err := States.Check(); err != nil {
		t.Fatal(err)
	}
	for s, want := range map[Status]bool{Provisioning: false, Ready: true, Failed: true} {
		if States.Final(s) != want {
			t.Errorf("%s is final: %t, want %t", s, !want, want)
		}
	}
}

func TestAVaultThatHasEndedIsNotMoved(t *testing.T) {
	for _, from := range []Status{Ready, Failed} {
		v := Vault{Status: from}
		if err := v.advanceOn(FoundAsAsked); err == nil {
			t.Errorf("a vault that is %s was found again", from)
		}
		if v.Status != from {
			t.Errorf("a vault that was %s is %s", from, v.Status)
		}
	}
}
