package stamp_test

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/randtest"
	"github.com/granaryhq/granary/internal/stamp"
	"github.com/granaryhq/granary/internal/stamp/stamptest"
)

// For any input, reading and verifying it ends, and accepts only the stamps of the two keys, which is the seed alone,
// in another form at most.
func FuzzParse(f *testing.F) {
	approver, authenticator := stamptest.NewAPIKey(f), stamptest.NewAuthenticator(f, rpID)
	apiKey, err := stamp.ParseAPIKey(approver.PublicKey())
	if err != nil {
		f.Fatal(err)
	}
	webauthn, err := stamp.ParseWebAuthn(authenticator.CredentialID(), authenticator.PublicKey(), rpID)
	if err != nil {
		f.Fatal(err)
	}
	known := map[[32]byte]bool{}
	for _, approve := range []func(string) (string, string){approver.Stamp, authenticator.Stamp} {
		header, value := approve(payload)
		s, err := stamp.Parse(header, value)
		if err != nil {
			f.Fatal(err)
		}
		known[s.Digest()] = true
		f.Add(header, value)
		f.Add(strings.ToLower(header), value[1:])
	}
	f.Add(stamp.HeaderWebAuthn, `{"authenticatorData":"AA","clientDataJson":"e30","credentialId":"AA","signature":"MAA"}`)
	f.Add("", "")
	f.Fuzz(func(t *testing.T, header, value string) {
		s, err := stamp.Parse(header, value)
		if err != nil {
			return
		}
		again, err := stamp.Parse(strings.ToUpper(header), value)
		if err != nil || again.Digest() != s.Digest() || again.KeyID() != s.KeyID() {
			t.Errorf("read twice, it is two stamps: %v", err)
		}
		for _, key := range []stamp.Key{apiKey, webauthn} {
			if _, err := s.Verify(key, []byte(payload), 0); err == nil && !known[s.Digest()] {
				t.Errorf("%s: a stamp that nobody made is accepted: %q", key.Kind, value)
			}
		}
	})
}

// A stamp with any changed byte inside is rejected, or is the same stamp in other letters.
func TestNoChangedStampIsAnother(t *testing.T) {
	approver, authenticator := stamptest.NewAPIKey(t), stamptest.NewAuthenticator(t, rpID)
	randtest.Check(t, func(r *rapid.T) {
		key, approve := registered(t, approver), approver.Stamp
		webauthn := rapid.Bool().Draw(r, "webauthn")
		if webauthn {
			key, approve = credential(t, authenticator), authenticator.Stamp
		}
		header, value := approve(payload)
		want := digest(t, header, value)
		text := []byte(value)
		if !webauthn {
			text = []byte(mustDecode(t, value))
		}
		at := rapid.IntRange(0, len(text)-1).Draw(r, "at")
		text[at] ^= rapid.ByteRange(1, 255).Draw(r, "by")
		changed := string(text)
		if !webauthn {
			changed = encode(changed)
		}
		if err := verify(key, header, changed); err == nil && digest(t, header, changed) != want {
			r.Errorf("%q is accepted, and is another stamp than %q", changed, value)
		}
	})
}

// A key that is registered is named in one form, and read again from it is the same.
func FuzzParseKey(f *testing.F) {
	approver, authenticator := stamptest.NewAPIKey(f), stamptest.NewAuthenticator(f, rpID)
	f.Add(approver.PublicKey(), "", "", "")
	f.Add("", authenticator.CredentialID(), authenticator.PublicKey(), "https://"+rpID)
	f.Add("00", "AA", "oA", "http://localhost:3000")
	f.Fuzz(func(t *testing.T, publicKey, id, cose, origin string) {
		if key, err := stamp.ParseAPIKey(publicKey); err == nil {
			again, err := stamp.ParseAPIKey(key.ID())
			if err != nil || again.ID() != key.ID() {
				t.Errorf("%s read again is %s, %v", key.ID(), again.ID(), err)
			}
		}
		key, err := stamp.ParseWebAuthn(id, cose, rpID, origin)
		if err == nil && (key.ID() != id || !strings.HasPrefix(origin, "https://") || !strings.Contains(origin, rpID)) {
			t.Errorf("registered as %q with the origin %q", key.ID(), origin)
		}
	})
}
