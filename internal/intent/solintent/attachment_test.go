package solintent

import (
	"reflect"
	"strings"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/custody"
)

func TestAnAttachmentComesBackAsItWasWritten(t *testing.T) {
	a := Attachment{Request: &Request{Owner: uuid.UUID{1}, Proof: custody.OwnerProof{Organization: uuid.UUID{2}, RequestID: uuid.UUID{3}}, Proposal: []byte(`{"a":1}`)},
		First: &Version{[]byte{1, 2, 3}, solana.Signature{4}, 1 << 60, &solana.Signature{8}}}
	text := a.Encode()
	if got, err := DecodeAttachment(text); err != nil || !reflect.DeepEqual(got, a) {
		t.Errorf("%s is read as %+v, %v", text, got, err)
	}
	for what, spoiled := range map[string]string{
		"nothing": "", "an id cut short": strings.Replace(text, a.Request.Owner.String(), "1", 1),
		"another type": strings.Replace(text, `"unitPrice":`, `"unitPrice":"`, 1),
	} {
		if got, err := DecodeAttachment(spoiled); err == nil {
			t.Errorf("%s is read as %+v", what, got)
		}
	}
	former, err := DecodeAttachment(`{"nonceAccount":"` + solana.PublicKey{1}.String() + `","nonceValue":"` + solana.Hash{2}.String() + `","versions":[],"unitLimit":5}`)
	if err != nil || former.Request != nil || former.NonceAccount != (solana.PublicKey{1}) || former.NonceValue != (solana.Hash{2}) {
		t.Errorf("one of an earlier program is read as %+v, %v", former, err)
	}
}
