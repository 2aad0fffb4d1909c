package custody

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/crypto"
	"github.com/google/uuid"
)

func TestServiceKeysAreTheSameWhereTheyAreHandedTo(t *testing.T) {
	seed := testKeyring(t)
	handed, err := ReadServiceKeys(seed.Reveal())
	if err != nil {
		t.Fatal(err)
	}
	if got, want := handed.Relayer().Address(), seed.Relayer().Address(); got != want {
		t.Errorf("the relayer is %s, of the seed %s", got, want)
	}
	if got, want := handed.FeePayer().Account(), seed.FeePayer().Account(); got != want || got.IsZero() {
		t.Errorf("the fee payer is %s, of the seed %s", got, want)
	}
	if got, want := handed.Derive("webhook secrets", 32), seed.Derive("webhook secrets", 32); !bytes.Equal(got, want) {
		t.Error("the webhooks' key is another than the seed's")
	}
	organization, request := uuid.New(), uuid.New()
	if got, want := handed.IDs().Derive("wallet", organization, request, ""), seed.IDs().Derive("wallet", organization, request, ""); got != want {
		t.Errorf("a wallet is %s, of the seed %s", got, want)
	}
}

// The keys that are handed over must not derive a wallet's key: no branch of the seed is in them.
func TestServiceKeysHoldNoBranchOfWallets(t *testing.T) {
	seed := testKeyring(t)
	text := string(seed.Reveal())
	for name, secret := range map[string][]byte{
		"the EVM branch": seed.evm.showValue().key[:], "its chain code": seed.evm.showValue().chain[:],
		"the Solana branch": seed.solana.showValue().key[:], "its own chain code": seed.solana.showValue().chain[:],
	} {
		if strings.Contains(text, hex.EncodeToString(secret)) {
			t.Errorf("%s is handed over", name)
		}
	}
}

func TestServiceKeysDoNotPrint(t *testing.T) {
	k := testKeyring(t).ServiceKeys
	var out strings.Builder
	for _, verb := range []string{"%v", "%+v", "%#v", "%s", "%x", "%d", "%q"} {
		fmt.Fprintf(&out, verb+" "+verb+" ", k, &k)
	}
	for _, h := range []slog.Handler{slog.NewTextHandler(&out, nil), slog.NewJSONHandler(&out, nil)} {
		slog.New(h).Info("keys", "keys", k, "pointer", &k, "inside", struct{ K ServiceKeys }{k})
	}
	text, err := json.Marshal(struct{ K ServiceKeys }{k})
	if err != nil {
		t.Fatal(err)
	}
	out.Write(text)
	for _, secret := range [][]byte{k.secrets.showValue(), crypto.FromECDSA(k.relayer.key.showValue()), k.feePayer.key.showValue().Seed()} {
		for _, form := range []string{hex.EncodeToString(secret), fmt.Sprint(secret), fmt.Sprintf("%d", secret[:8])[1:20]} {
			if strings.Contains(out.String(), form) {
				t.Fatalf("a secret was printed: %s", out.String())
			}
		}
	}
}

func FuzzReadServiceKeys(f *testing.F) {
	keys, err := NewKeyring(bytes.Repeat([]byte{7}, 64))
	if err != nil {
		f.Fatal(err)
	}
	whole := keys.Reveal()
	f.Add(whole)
	f.Add(whole[:len(whole)-1])
	f.Add([]byte(`{"relayerKey":"0x00","secrets":"0x00"}`))
	f.Add([]byte(`{"relayerKey":"0x01","secrets":"0x","more":1}`))
	f.Fuzz(func(t *testing.T, text []byte) {
		read, err := ReadServiceKeys(text)
		if err != nil {
			if !errors.Is(err, ErrServiceKeys) {
				t.Fatalf("an error of its own: %v", err)
			}
			return
		}
		again, err := ReadServiceKeys(read.Reveal())
		if err != nil || again.Relayer().Address() != read.Relayer().Address() || !bytes.Equal(again.secrets.showValue(), read.secrets.showValue()) {
			t.Fatalf("read again they are others: %v", err)
		}
	})
}
