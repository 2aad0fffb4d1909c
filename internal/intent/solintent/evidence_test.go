package solintent

import (
	"reflect"
	"testing"

	"github.com/granaryhq/granary/internal/chain/solana"
)

func TestEvidenceComesBackAsItWasWritten(t *testing.T) {
	e := Evidence{Transaction: []byte{1, 2}, Slot: 1 << 60, Fee: 10_000, Rent: 2_039_280,
		Before: []Holding{{solana.PublicKey{1}, solana.PublicKey{2}, solana.PublicKey{3}, 1 << 63}},
		After:  []Holding{{solana.PublicKey{4}, solana.PublicKey{2}, solana.PublicKey{5}, 0}}}
	if got, err := DecodeEvidence(e.Encode()); err != nil || !reflect.DeepEqual(got, e) {
		t.Errorf("%s is read as %+v, %v", e.Encode(), got, err)
	}
	if got, err := DecodeEvidence([]byte(`{"slot":-1}`)); err == nil {
		t.Errorf("a slot before the first is read as %+v", got)
	}
}
