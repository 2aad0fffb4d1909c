package microvault

import (
	"math/big"
	"testing"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/money"
)

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

// A source that is written off, and of which it was accepted that all is missing, keeps
// deposits out, since it may give it back.
func TestWhatIsWrittenOffAndMissingBlocksDeposits(t *testing.T) {
	none, zero := money.Bps(0), new(big.Int)
	s := Source{ExitLoss: &none}
	s.takeOver(contracts.MicroVaultSourceView{WrittenOff: true, Readable: true, Worth: zero,
		Position: contracts.ISourceAdapterPosition{Held: zero, Units: zero, PendingIn: zero, PendingOut: zero, Claimable: zero, NavAt: big.NewInt(1_700_000_000), Sound: big.NewInt(2)}})
	v := Vault{Figures: &Figures{NavSound: true}}
	if got := v.Blocks(s); len(got) == 0 {
		t.Errorf("it blocks %v, and the vault's maxDeposit is 0; remedies %v", got, v.Remedies(s))
	}
}
