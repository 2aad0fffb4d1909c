package custody

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"filippo.io/age"
)

// createIdentity makes an identity in a fresh directory.
func createIdentity(t *testing.T) (path, recipient string) {
	t.Helper()
	path = filepath.Join(t.TempDir(), "identity")
	recipient, err := CreateIdentity(path)
	if err != nil {
		t.Fatal(err)
	}
	return path, recipient
}

func fingerprintOf(t *testing.T, seed, identity string) string {
	t.Helper()
	keys, err := OpenSeed(seed, identity)
	if err != nil {
		t.Fatal(err)
	}
	return keys.Fingerprint().String()
}

func TestEachOfSeveralRecipientsOpensTheSeedAlone(t *testing.T) {
	anna, toAnna := createIdentity(t)
	ben, toBen := createIdentity(t)
	stranger, _ := createIdentity(t)
	seed := filepath.Join(t.TempDir(), "seed.age")
	if err := CreateSeed(seed, toAnna, toBen); err != nil {
		t.Fatal(err)
	}
	if a, b := fingerprintOf(t, seed, anna), fingerprintOf(t, seed, ben); a != b {
		t.Errorf("Anna opens %s, Ben %s", a, b)
	}
	if _, err := OpenSeed(seed, stranger); !errors.Is(err, ErrNotOpened) {
		t.Errorf("a stranger: %v", err)
	}
}

func TestAnIdentityNamesItsRecipient(t *testing.T) {
	path, recipient := createIdentity(t)
	if got, err := ReadRecipients(path); err != nil || len(got) != 1 || got[0] != recipient {
		t.Errorf("%v, %v; want %s", got, err, recipient)
	}
}

// Identities of age's hybrid kind, which a quantum computer does not open, are as good.
func TestHybridIdentitiesOpenSeeds(t *testing.T) {
	identity, err := age.GenerateHybridIdentity()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	path, seed := filepath.Join(dir, "identity"), filepath.Join(dir, "seed.age")
	if err := os.WriteFile(path, []byte(identity.String()), 0o600); err != nil {
		t.Fatal(err)
	}
	recipients, err := ReadRecipients(path)
	if err != nil || len(recipients) != 1 || !strings.HasPrefix(recipients[0], "age1pq1") {
		t.Fatal(recipients, err)
	}
	if err := CreateSeed(seed, recipients...); err != nil {
		t.Fatal(err)
	}
	fingerprintOf(t, seed, path)
	_, plain := createIdentity(t)
	if err := CreateSeed(filepath.Join(dir, "mixed.age"), recipients[0], plain); err == nil {
		t.Error("a hybrid recipient and one that is none: the seed would be only as safe as the latter")
	}
}

func TestSeedsAreEncryptedToRecipientsOnly(t *testing.T) {
	identity, to := createIdentity(t)
	secret := strings.Split(strings.TrimSpace(readText(t, identity)), "\n")[1]
	path := filepath.Join(t.TempDir(), "seed.age")
	for name, recipients := range map[string][]string{
		"nobody":        nil,
		"an empty text": {to, ""},
		"a wrong digit": {to[:len(to)-1] + string(to[len(to)-1]^1)},
		"an identity":   {secret},
		"a comment":     {"# nobody"},
		"two in one":    {to + "\n" + to},
		"one twice":     {to, to},
	} {
		err := CreateSeed(path, recipients...)
		if !errors.Is(err, ErrRecipient) {
			t.Errorf("%s: %v", name, err)
		} else if strings.Contains(err.Error(), secret) {
			t.Errorf("%s: the message repeats a secret", name)
		}
		if _, err := os.Stat(path); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("%s: a file was left: %v", name, err)
		}
	}
}

func TestRotationKeepsTheSeedAndItsMode(t *testing.T) {
	old, toOld := createIdentity(t)
	anna, toAnna := createIdentity(t)
	ben, toBen := createIdentity(t)
	seed := filepath.Join(t.TempDir(), "seed.age")
	if err := CreateSeed(seed, toOld); err != nil {
		t.Fatal(err)
	}
	chmod(t, seed, 0o640)
	before := fingerprintOf(t, seed, old)
	// To further ones, the old one among them.
	keys, err := RotateSeed(seed, old, "", toOld, toAnna)
	if err != nil || keys.Fingerprint().String() != before {
		t.Fatalf("%v, %v", keys, err)
	}
	// To others, without it.
	if _, err := RotateSeed(seed, anna, ben, toBen); err != nil {
		t.Fatal(err)
	}
	if after := fingerprintOf(t, seed, ben); after != before {
		t.Errorf("the seed was %s and is %s", before, after)
	}
	for _, identity := range []string{old, anna} {
		if _, err := OpenSeed(seed, identity); !errors.Is(err, ErrNotOpened) {
			t.Errorf("one of before opens it: %v", err)
		}
	}
	if info, err := os.Stat(seed); err != nil || info.Mode().Perm() != 0o640 {
		t.Errorf("%v, %v", info.Mode(), err)
	}
	if left, err := os.ReadDir(filepath.Dir(seed)); err != nil || len(left) != 1 {
		t.Errorf("left behind: %v, %v", left, err)
	}
}

func TestRotationThatNobodyCouldOpenIsRefused(t *testing.T) {
	old, toOld := createIdentity(t)
	other, _ := createIdentity(t)
	_, toNew := createIdentity(t)
	seed := filepath.Join(t.TempDir(), "seed.age")
	if err := CreateSeed(seed, toOld); err != nil {
		t.Fatal(err)
	}
	before := readText(t, seed)
	for name, c := range map[string]struct {
		identity, check string
		to              []string
		err             error
	}{
		"no identity of the new one":   {old, "", []string{toNew}, ErrNotOpened},
		"another's identity":           {old, other, []string{toNew}, ErrNotOpened},
		"an identity that is not":      {old, other + ".not", []string{toNew}, fs.ErrNotExist},
		"it does not open the old one": {other, "", []string{toNew}, ErrNotOpened},
		"to nobody":                    {old, "", nil, ErrRecipient},
	} {
		if _, err := RotateSeed(seed, c.identity, c.check, c.to...); !errors.Is(err, c.err) {
			t.Errorf("%s: %v", name, err)
		}
		if readText(t, seed) != before {
			t.Fatalf("%s: the file changed", name)
		}
	}
}

func TestFingerprintsTellSeedsApartAndStayTheSame(t *testing.T) {
	secret := make([]byte, maxSeed)
	for i := range secret {
		secret[i] = byte(i)
	}
	seed := &Seed{hideValue(bytes.Clone(secret))}
	keys, err := seed.Keyring()
	if err != nil {
		t.Fatal(err)
	}
	// It stands on paper: it may never change.
	const want = "884d-5cab-e00c-c040-02f7"
	if got := keys.Fingerprint().String(); got != want {
		t.Errorf("%s, want %s", got, want)
	}
	other := &Seed{hideValue(append(secret[:maxSeed-1], 0))}
	if keys, err := other.Keyring(); err != nil || keys.Fingerprint().String() == want {
		t.Errorf("another seed has it too: %v", err)
	}
	for _, text := range []string{want, strings.ToUpper(want), strings.ReplaceAll(want, "-", ""), strings.ReplaceAll(want, "-", " ")} {
		if got, err := ParseFingerprint(text); err != nil || got != keys.Fingerprint() {
			t.Errorf("%q: %v, %v", text, got, err)
		}
	}
	for _, text := range []string{"", want[:len(want)-1], want + "0", "x" + want[1:]} {
		if got, err := ParseFingerprint(text); !errors.Is(err, ErrFingerprint) {
			t.Errorf("%q: %v, %v", text, got, err)
		}
	}
}

func TestAWipedSeedIsGone(t *testing.T) {
	seed := NewSeed()
	held := seed.secret.showValue()
	if bytes.Equal(held, make([]byte, maxSeed)) {
		t.Fatal("a new seed is zero")
	}
	seed.Wipe()
	if !bytes.Equal(held, make([]byte, maxSeed)) {
		t.Error("bytes of it are left")
	}
	if _, err := seed.Keyring(); !errors.Is(err, ErrSeed) {
		t.Errorf("keys grow from it: %v", err)
	}
}
