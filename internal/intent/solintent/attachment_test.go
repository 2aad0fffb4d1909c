package solintent

import (
	"reflect"
	"strings"
	"testing"

	"github.com/granaryhq/granary/internal/chain/solana"
)

func TestAnAttachmentComesBackAsItWasWritten(t *testing.T) {
	a := Attachment{NonceAccount: solana.PublicKey{1}, NonceValue: solana.Hash{2}, UnitLimit: 40_000,
		Versions: []Version{{[]byte{1, 2, 3}, solana.Signature{4}, 5, nil}, {[]byte{6}, solana.Signature{7}, 1 << 60, &solana.Signature{8}}}}
	text := a.Encode()
	if got, err := DecodeAttachment(text); err != nil || !reflect.DeepEqual(got, a) {
		t.Errorf("%s is read as %+v, %v", text, got, err)
	}
	for what, spoiled := range map[string]string{
		"nothing": "", "a key cut short": strings.Replace(text, a.NonceAccount.String(), "1", 1),
		"another type": strings.Replace(text, `"unitLimit":40000`, `"unitLimit":"40000"`, 1),
	} {
		if got, err := DecodeAttachment(spoiled); err == nil {
			t.Errorf("%s is read as %+v", what, got)
		}
	}
}
