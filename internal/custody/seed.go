package custody

import (
	"bytes"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"slices"

	"filippo.io/age"

	"github.com/granaryhq/granary/internal/memory"
	"github.com/granaryhq/granary/internal/secretfile"
)

// Errors of seeds.
var (
	// ErrSeed reports that the decrypted content is no seed.
	ErrSeed = errors.New("a seed has 32 to 64 bytes")
	// ErrNotOpened says that none of the identities at hand opens a seed.
	ErrNotOpened = errors.New("no identity opens it")
	// ErrRecipient reports that a text is no recipient.
	ErrRecipient = errors.New("not an age recipient")
)

// A new seed has 64 bytes, the most that BIP-32 takes.
const (
	minSeed = 32
	maxSeed = 64
)

// Seed is the root of every key. It prints as redacted, and is in memory only until Wipe.
type Seed struct{ secret hidden[[]byte] }

// NewSeed draws a new seed.
func NewSeed() *Seed {
	secret := make([]byte, maxSeed)
	_, _ = rand.Read(secret) // never fails
	return holdSeed(secret)
}

// holdSeed makes a seed of these bytes, which are its own from now on.
func holdSeed(secret []byte) *Seed {
	memory.LockPages(secret)
	return &Seed{hideValue(secret)}
}

// Wipe overwrites the seed. It cannot be used any more.
func (s *Seed) Wipe() { clear(s.secret.showValue()); s.secret = nil }

// sameAs says whether both are one seed.
func (s *Seed) sameAs(other *Seed) bool {
	return bytes.Equal(s.secret.showValue(), other.secret.showValue())
}

// Keyring grows the keyring.
// Errors: ErrSeed.
func (s *Seed) Keyring() (*Keyring, error) { return NewKeyring(s.secret.showValue()) }

// seal encrypts the seed, so that each recipient can open it alone.
func (s *Seed) seal(recipients []age.Recipient) ([]byte, error) {
	var sealed bytes.Buffer
	w, err := age.Encrypt(&sealed, recipients...)
	if err != nil {
		return nil, fmt.Errorf("encrypting the seed: %w", err)
	}
	if _, err := w.Write(s.secret.showValue()); err != nil {
		return nil, fmt.Errorf("encrypting the seed: %w", err)
	}
	if err := w.Close(); err != nil {
		return nil, fmt.Errorf("encrypting the seed: %w", err)
	}
	return sealed.Bytes(), nil
}

// CreateFile writes the seed to path (0600), encrypted to age recipients
// ("age1…"), each of which can open it alone. The file is whole and on the disk when
// it returns, or absent. An existing file is never overwritten, since it may be all
// that remains of every wallet: the error is fs.ErrExist.
// Errors: ErrRecipient, fs.ErrExist.
func (s *Seed) CreateFile(path string, recipients ...string) error {
	to, err := parseRecipients(recipients)
	if err != nil {
		return err
	}
	sealed, err := s.seal(to)
	if err != nil {
		return err
	}
	if err := createFile(path, sealed); err != nil {
		return fmt.Errorf("writing the seed: %w", err)
	}
	return nil
}

// createFile is secretfile.Create, with words for a file that is there.
func createFile(path string, data []byte) error {
	err := secretfile.Create(path, data)
	if errors.Is(err, fs.ErrExist) {
		return fmt.Errorf("%s is there and is not overwritten: %w", path, fs.ErrExist)
	}
	return err
}

// CreateSeed writes a new random seed to path: see Seed.CreateFile.
// Errors: ErrRecipient, fs.ErrExist.
func CreateSeed(path string, recipients ...string) error {
	seed := NewSeed()
	defer seed.Wipe()
	return seed.CreateFile(path, recipients...)
}

// ReadSeed decrypts the seed at path with the identities in identityFile. Neither
// file may be open to other users.
// Errors: ErrSeed, ErrNotOpened, and those of secretfile.Read.
func ReadSeed(path, identityFile string) (*Seed, error) {
	identities, err := readIdentities(identityFile)
	if err != nil {
		return nil, err
	}
	sealed, err := secretfile.Read(path)
	if err != nil {
		return nil, fmt.Errorf("reading the seed: %w", err)
	}
	seed, err := unseal(sealed, identities)
	if errors.Is(err, ErrNotOpened) {
		return nil, fmt.Errorf("decrypting the seed: %s is no seed that the identity in %s opens: %w", path, identityFile, err)
	}
	return seed, err
}

// OpenSeed decrypts the seed at path and grows the keyring: see ReadSeed.
// Errors: ErrSeed, ErrNotOpened, and those of secretfile.Read.
func OpenSeed(path, identityFile string) (*Keyring, error) {
	seed, err := ReadSeed(path, identityFile)
	if err != nil {
		return nil, err
	}
	defer seed.Wipe()
	return seed.Keyring()
}

// RotateSeed encrypts the seed at path to other recipients, in place of the present ones. The file is replaced
// atomically: a reader sees the old or the new one, both of the same seed. It is replaced only by a file that one of
// the identities in identityFile or in checkIdentityFile (if not "") opens: a file that no identity opens loses every
// wallet. It returns the seed's keyring. Errors: ErrSeed, ErrNotOpened, ErrRecipient, and those of secretfile.Read.
func RotateSeed(path, identityFile, checkIdentityFile string, recipients ...string) (*Keyring, error) {
	to, err := parseRecipients(recipients)
	if err != nil {
		return nil, err
	}
	seed, err := ReadSeed(path, identityFile)
	if err != nil {
		return nil, err
	}
	defer seed.Wipe()
	keys, err := seed.Keyring()
	if err != nil {
		return nil, err
	}
	sealed, err := seed.seal(to)
	if err != nil {
		return nil, err
	}
	if checkIdentityFile == "" {
		checkIdentityFile = identityFile
	}
	identities, err := readIdentities(checkIdentityFile)
	if err != nil {
		return nil, err
	}
	again, err := unseal(sealed, identities)
	if err != nil {
		return nil, fmt.Errorf("the seed stays as it is: the identity in %s is of none of the recipients, so it is not proved that the new file can be opened: %w", checkIdentityFile, err)
	}
	defer again.Wipe()
	if !again.sameAs(seed) {
		return nil, errors.New("the seed stays as it is: the decrypted seed differs from the encrypted one")
	}
	if err := secretfile.Replace(path, sealed); err != nil {
		return nil, fmt.Errorf("replacing the seed: %w", err)
	}
	return keys, nil
}

// unseal decrypts a seed.
func unseal(sealed []byte, identities []age.Identity) (*Seed, error) {
	plain, err := age.Decrypt(bytes.NewReader(sealed), identities...)
	if err != nil {
		// The beginning of the file may be a secret, and the message may quote it.
		return nil, ErrNotOpened
	}
	// The buffer never grows, so there is no second copy to wipe.
	secret := make([]byte, maxSeed+1)
	n, err := io.ReadFull(plain, secret)
	if err != nil && !errors.Is(err, io.ErrUnexpectedEOF) && !errors.Is(err, io.EOF) {
		clear(secret)
		return nil, fmt.Errorf("decrypting the seed: %w", err)
	}
	if n < minSeed || n > maxSeed {
		clear(secret)
		return nil, fmt.Errorf("decrypting the seed: %w", ErrSeed)
	}
	return holdSeed(secret[:n]), nil
}

// CreateIdentity writes a new age identity to path (0600) and returns its
// recipient, to which seeds are encrypted. An existing file is never
// overwritten: the error is fs.ErrExist.
func CreateIdentity(path string) (recipient string, err error) {
	identity, err := age.GenerateX25519Identity()
	if err != nil {
		return "", fmt.Errorf("making an identity: %w", err)
	}
	text := fmt.Appendf(nil, "# public key: %s\n%s\n", identity.Recipient(), identity)
	defer clear(text)
	if err := createFile(path, text); err != nil {
		return "", fmt.Errorf("writing the identity: %w", err)
	}
	return identity.Recipient().String(), nil
}

// ReadRecipients are the recipients of the identities in a file.
// Errors: those of secretfile.Read.
func ReadRecipients(identityFile string) ([]string, error) {
	identities, err := readIdentities(identityFile)
	if err != nil {
		return nil, err
	}
	var recipients []string
	for _, identity := range identities {
		switch i := identity.(type) {
		case *age.X25519Identity:
			recipients = append(recipients, i.Recipient().String())
		case *age.HybridIdentity:
			recipients = append(recipients, i.Recipient().String())
		}
	}
	return recipients, nil
}

func readIdentities(path string) ([]age.Identity, error) {
	text, err := secretfile.Read(path)
	if err != nil {
		return nil, fmt.Errorf("reading the identity: %w", err)
	}
	defer clear(text)
	identities, err := age.ParseIdentities(bytes.NewReader(text))
	if err != nil {
		// The parser's message may quote the line.
		return nil, fmt.Errorf("reading the identity: %s holds no age identity", path)
	}
	return identities, nil
}

// parseRecipients reads recipients. The same one twice is refused: who names two
// means two.
func parseRecipients(texts []string) ([]age.Recipient, error) {
	if len(texts) == 0 {
		return nil, fmt.Errorf("%w: there is none", ErrRecipient)
	}
	var recipients []age.Recipient
	for i, text := range texts {
		parsed, err := age.ParseRecipients(bytes.NewReader([]byte(text)))
		if err != nil || len(parsed) != 1 {
			// It may be an identity, given by mistake: it is not repeated.
			return nil, fmt.Errorf("%w: the recipient at place %d (they begin with age1)", ErrRecipient, i+1)
		}
		if slices.Contains(texts[:i], text) {
			return nil, fmt.Errorf("%w: %s is given twice", ErrRecipient, text)
		}
		recipients = append(recipients, parsed[0])
	}
	return recipients, nil
}

// Format redacts the seed for every fmt verb.
func (Seed) Format(s fmt.State, _ rune) { _, _ = io.WriteString(s, redacted) }

// LogValue redacts the seed in logs.
func (Seed) LogValue() slog.Value { return slog.StringValue(redacted) }
