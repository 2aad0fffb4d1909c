package change

import (
	"testing"

	"github.com/granaryhq/granary/internal/intent"
)

func TestStatesOfAChange(t *testing.T) {
	if err := States.Check(); err != nil {
		t.Fatal(err)
	}
	for _, s := range States.States() {
		if ended := s == StateConfirmed || s == StateFailed; States.Final(s) != ended {
			t.Errorf("%s is final: %t, want %t", s, !ended, ended)
		}
	}
}

// Each row of the table is the effect on a change's columns, and a change that has ended keeps whether it was signed.
func TestAChangeFollowsTheTable(t *testing.T) {
	columns := map[State]Change{
		StateAccepted:         {Status: Submitted},
		StateAwaitingApproval: {Status: Submitted, awaitsApproval: true},
		StateSigned:           {Status: Submitted, signed: true},
		StateConfirmed:        {Status: Confirmed, signed: true},
		StateFailed:           {Status: Failed},
	}
	for _, row := range States {
		if row.On == Requested {
			continue
		}
		c := columns[row.From]
		wasSigned := c.signed
		if err := c.advanceOn(row.On); err != nil {
			t.Errorf("%s on %s: %v", row.From, row.On, err)
			continue
		}
		if got := c.currentState(); got != row.To {
			t.Errorf("%s on %s: %s, want %s", row.From, row.On, got, row.To)
		}
		if States.Final(row.To) && c.signed != wasSigned {
			t.Errorf("%s on %s: signed is %t, and was %t", row.From, row.On, c.signed, wasSigned)
		}
	}
	for _, ended := range []State{StateConfirmed, StateFailed} {
		c := columns[ended]
		if err := c.advanceOn(IntentExecuted); err == nil {
			t.Errorf("a change that is %s went on to %s", ended, c.currentState())
		}
	}
}

func TestEveryFinalOutcomeMovesAChange(t *testing.T) {
	for outcome, want := range map[intent.State]Trigger{
		intent.Executed: IntentExecuted, intent.Refused: IntentRefused, intent.Expired: IntentExpired, intent.Cancelled: IntentCancelled,
	} {
		on := triggerOf(intent.Outcome{State: outcome})
		if on != want {
			t.Errorf("%s: %q, want %q", outcome, on, want)
		}
		if to, err := States.Next(StateSigned, on); err != nil {
			t.Errorf("%s leads to %s, error %v", outcome, to, err)
		}
	}
}
