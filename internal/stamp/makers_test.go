package stamp_test

import (
	"encoding/json"
	"errors"
	"os"
	"testing"

	"github.com/granaryhq/granary/internal/stamp"
)

// madeStamp is a stamp that something else than this repository's Go has made.
type madeStamp struct {
	Maker            string `json:"maker"`
	PublicKey        string `json:"publicKey"`
	CredentialID     string `json:"credentialId"` // of a WebAuthn credential
	RPID             string `json:"rpId"`
	Payload          string `json:"payload"`
	StampHeaderName  string `json:"stampHeaderName"`
	StampHeaderValue string `json:"stampHeaderValue"`
}

func (m madeStamp) key() (stamp.Key, error) {
	if m.CredentialID != "" {
		return stamp.ParseWebAuthn(m.CredentialID, m.PublicKey, m.RPID)
	}
	return stamp.ParseAPIKey(m.PublicKey)
}

// The stamps are those that the provider's published stampers once made, or those of
// GRANARY_TEST_STAMPS, where testdata/turnkey/test.sh and client/typescript/test.sh
// put some that were made just now.
func TestStampsOfOtherMakersAreAccepted(t *testing.T) {
	path, made := "testdata/turnkey/stamps.json", []madeStamp{}
	if fresh := os.Getenv("GRANARY_TEST_STAMPS"); fresh != "" {
		path = fresh
	}
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(text, &made); err != nil {
		t.Fatal(err)
	}
	if len(made) == 0 {
		t.Fatalf("%s has no stamps", path)
	}
	digests, makers := map[[32]byte]bool{}, map[string]int{}
	for i, m := range made {
		key, err := m.key()
		if err != nil {
			t.Fatalf("%d of %s: %v", i, m.Maker, err)
		}
		s, err := stamp.Parse(m.StampHeaderName, m.StampHeaderValue)
		if err != nil {
			t.Errorf("%d of %s: %v", i, m.Maker, err)
			continue
		}
		if _, err := s.Verify(key, []byte(m.Payload), 0); err != nil {
			t.Errorf("%d of %s: %v", i, m.Maker, err)
		}
		if _, err := s.Verify(key, []byte(m.Payload+" "), 0); !errors.Is(err, stamp.ErrSignature) && !errors.Is(err, stamp.ErrChallenge) {
			t.Errorf("%d of %s: another payload: %v, want ErrSignature or ErrChallenge", i, m.Maker, err)
		}
		digests[s.Digest()] = true
		makers[m.Maker]++
	}
	t.Logf("%s: %v", path, makers)
	if len(digests) != len(made) {
		t.Errorf("%d stamps have %d digests", len(made), len(digests))
	}
}
