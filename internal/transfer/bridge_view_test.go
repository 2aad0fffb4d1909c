package transfer

import (
	"testing"
	"time"
)

// A transfer that is attested again is shown as attested once it is so again.
func TestATransferThatIsAttestedAnewIsNotShownAsAttested(t *testing.T) {
	at := time.Unix(100, 0)
	for phase, want := range map[BridgePhase]*time.Time{PhaseSent: nil, PhaseAttested: &at, PhaseReceived: &at} {
		if got := (&BridgeTransfer{Phase: phase, AttestedAt: &at}).view(); got.AttestedAt != want {
			t.Errorf("%s: attested at %v, want %v", phase, got.AttestedAt, want)
		}
	}
}
