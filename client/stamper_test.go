package client_test

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"errors"
	"fmt"
	"log/slog"
	"strings"
	"testing"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/stamp"
)

func newStamper(t *testing.T) (s *client.APIKeyStamper, privateKey string) {
	t.Helper()
	key, err := client.GenerateAPIKey()
	if err != nil {
		t.Fatal(err)
	}
	if privateKey, err = client.EncodeAPIKey(key); err != nil {
		t.Fatal(err)
	}
	if s, err = client.NewAPIKeyStamper(key); err != nil {
		t.Fatal(err)
	}
	return s, privateKey
}

// The service accepts the stamper's stamps, of any text, and after the key was stored and read again.
func TestAStampIsWhatTheServiceTakes(t *testing.T) {
	for _, payload := range []string{"", `{"parameters":{"fingerprint":"sha256:ab"}}`, "é\x00\n\xff", strings.Repeat("x", 1<<16)} {
		s, privateKey := newStamper(t)
		again, err := client.ParseAPIKeyStamper(privateKey)
		if err != nil || again.PublicKey() != s.PublicKey() {
			t.Fatalf("read again it is %s, %v, want %s", again, err, s.PublicKey())
		}
		key, err := stamp.ParseAPIKey(s.PublicKey())
		if err != nil {
			t.Fatal(err)
		}
		header, value, err := again.Stamp(payload)
		if err != nil {
			t.Fatal(err)
		}
		made, err := stamp.Parse(header, value)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := made.Verify(key, []byte(payload), 0); err != nil {
			t.Errorf("%.20q: %v", payload, err)
		}
		if _, err := made.Verify(key, []byte(payload+" "), 0); !errors.Is(err, stamp.ErrSignature) {
			t.Errorf("%.20q and a space: %v, want ErrSignature", payload, err)
		}
	}
}

func TestPrivateKeysThatCannotStamp(t *testing.T) {
	order := "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551"
	for name, text := range map[string]string{
		"empty": "", "not hex": strings.Repeat("z", 64), "with 0x": "0x" + order[2:], "short": order[2:], "long": "00" + order,
		"zero": strings.Repeat("0", 64), "the order": order, "with a line break": order[:63] + "0\n",
	} {
		_, err := client.ParseAPIKeyStamper(text)
		if !errors.Is(err, client.ErrAPIKey) {
			t.Errorf("%s: %v, want ErrAPIKey", name, err)
		}
		if err != nil && text != "" && strings.Contains(err.Error(), text) {
			t.Errorf("%s: the error %q tells the key", name, err)
		}
	}
	p384, err := ecdsa.GenerateKey(elliptic.P384(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	for name, key := range map[string]*ecdsa.PrivateKey{"none": nil, "empty": {}, "P-384": p384} {
		if _, err := client.NewAPIKeyStamper(key); !errors.Is(err, client.ErrAPIKey) {
			t.Errorf("%s: stamper: %v, want ErrAPIKey", name, err)
		}
		if _, err := client.EncodeAPIKey(key); !errors.Is(err, client.ErrAPIKey) {
			t.Errorf("%s: text: %v, want ErrAPIKey", name, err)
		}
	}
}

func TestAStamperPrintsNoPrivateKey(t *testing.T) {
	s, _ := newStamper(t)
	var logged strings.Builder
	slog.New(slog.NewTextHandler(&logged, nil)).Info("x", "stamper", s)
	want := "API key " + s.PublicKey()
	for _, text := range []string{fmt.Sprint(s), fmt.Sprintf("%v", s), fmt.Sprintf("%+v", s), fmt.Sprintf("%#v", s), fmt.Sprintf("%x", s), fmt.Sprintf("%s", s), fmt.Sprintf("%d", s)} {
		if text != want {
			t.Errorf("it prints %q, want %q", text, want)
		}
	}
	if !strings.Contains(logged.String(), want) {
		t.Errorf("it logs %q, want %q", logged.String(), want)
	}
}

// An approver makes a key once, registers its public half, and stamps a text after reading it.
func ExampleAPIKeyStamper() {
	key, err := client.GenerateAPIKey()
	if err != nil {
		panic(err)
	}
	stamper, err := client.NewAPIKeyStamper(key)
	if err != nil {
		panic(err)
	}
	stampPayload := `{"type":"ACTIVITY_TYPE_APPROVE_ACTIVITY","timestampMs":"1794900000000","organizationId":"…","parameters":{"fingerprint":"sha256:…"}}`
	name, value, err := stamper.Stamp(stampPayload) // for customerApprovalStamp of the vote
	if err != nil {
		panic(err)
	}
	fmt.Println(len(stamper.PublicKey()), name, value != "")
	// Output: 66 X-Stamp true
}
