package transfer

import "testing"

func TestTheTablesOfStatesAreSound(t *testing.T) {
	for name, check := range map[string]func() error{
		"steps": StepStates.Check, "legs": LegStates.Check, "workflows": WorkflowStates.Check,
	} {
		if err := check(); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// A state without an outgoing change counts as ended, but a failed payout may be retried.
func TestWhatHasEndedStaysSo(t *testing.T) {
	for _, s := range LegStates.States() {
		leg := Leg{State: s}
		if ended := LegStates.Final(s) || s == StateFailed; leg.ended() != ended {
			t.Errorf("a leg that is %s has ended: %v", s, leg.ended())
		}
	}
}

func TestAStateThatIsNotInTheTableIsNotSet(t *testing.T) {
	step := Step{State: StateCompleted}
	if err := step.change(IntentSigned); err == nil {
		t.Error("a completed step started again")
	}
	if step.State != StateCompleted {
		t.Errorf("it is %s", step.State)
	}
}
