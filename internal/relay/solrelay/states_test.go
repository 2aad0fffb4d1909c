package solrelay

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/randtest"
)

func TestTheTableOfNonceAccountsIsSound(t *testing.T) {
	if err := NonceStates.Check(); err != nil {
		t.Error(err)
	}
}

func TestWhatBecomesOfANonceAccount(t *testing.T) {
	ours, there := accountView{value: later, slot: 9}, accountView{taken: true, slot: 9}
	same := accountView{value: now, slot: 9}
	for name, c := range map[string]struct {
		account  nonceAccount
		view     accountView
		orphaned bool
		on       NonceTrigger
		action   poolAction
	}{
		"to be made":                       {nonceAccount{state: Making}, accountView{}, false, "", poolMake},
		"made":                             {nonceAccount{state: Making}, ours, false, Read, poolNothing},
		"its address holds something else": {nonceAccount{state: Making}, there, false, "", poolBlocked},
		"free":                             {nonceAccount{state: Free, value: now}, same, false, "", poolNothing},
		"free, with another value":         {nonceAccount{state: Free, value: now}, ours, false, "", poolNothing},
		"free, and gone":                   {nonceAccount{state: Free, value: now}, accountView{}, false, Miss, poolNothing},
		"free, beyond the size":            {nonceAccount{place: 4, state: Free, value: now}, same, false, Surplus, poolNothing},
		"used":                             {nonceAccount{state: Used, value: now}, same, false, "", poolNothing},
		"used, beyond the size":            {nonceAccount{place: 4, state: Used, value: now}, same, false, "", poolNothing},
		"used, and no intent came":         {nonceAccount{state: Used, value: now}, same, true, GiveUp, poolNothing},
		"advancing":                        {nonceAccount{state: Advancing, value: now}, same, false, "", poolAdvance},
		"advanced":                         {nonceAccount{state: Advancing, value: now}, ours, false, Advance, poolNothing},
		"advancing, and gone":              {nonceAccount{state: Advancing, value: now}, accountView{}, false, Miss, poolNothing},
		"closing":                          {nonceAccount{state: Closing, value: now}, same, false, "", poolClose},
		"closed":                           {nonceAccount{state: Closing, value: now}, accountView{}, false, Miss, poolNothing},
	} {
		on, action := judgeAccount(c.account, c.view, 4, c.orphaned)
		if on != c.on || action != c.action {
			t.Errorf("%s: %q and %d, want %q and %d", name, on, action, c.on, c.action)
		}
	}
}

// Whatever is decided about an account, the change of state is in the table; and an
// account that an intent uses is never closed, nor free before its value is gone.
func TestDecisionsFollowTheTableOfNonceAccounts(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		a := nonceAccount{place: rapid.IntRange(0, 7).Draw(t, "place"), state: rapid.SampledFrom(NonceStates.States()).Draw(t, "state"), value: now}
		v := accountView{taken: rapid.Bool().Draw(t, "taken"), slot: 9}
		if !v.taken {
			v.value = rapid.SampledFrom([]solana.Hash{{}, now, later}).Draw(t, "value")
		}
		on, action := judgeAccount(a, v, 4, rapid.Bool().Draw(t, "orphaned"))
		if action == poolClose && a.state != Closing {
			t.Fatalf("closed while it is %s", a.state)
		}
		if on == "" {
			return
		}
		to, err := NonceStates.Next(a.state, on)
		if err != nil {
			t.Fatal(err)
		}
		if to == Free && a.state != Making && v.value == now {
			t.Fatalf("%s, and free with the same value", a.state)
		}
	})
}
