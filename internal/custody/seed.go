package custody

import (
	"bytes"
	"crypto/rand"
	"errors"
	"fmt"
	"io"

	"filippo.io/age"

	"github.com/granaryhq/granary/internal/secretfile"
)

// ErrSeed says that what was decrypted is no seed.
var ErrSeed = errors.New("a seed has 32 to 64 bytes")

// A new seed has 64 bytes, the most that BIP-32 takes.
const (
	minSeed = 32
	maxSeed = 64
)

// CreateIdentity writes a new age identity to path (0600) and returns its
// recipient, to which seeds are encrypted. An existing file is never
// overwritten: the error is fs.ErrExist.
func CreateIdentity(path string) (recipient string, err error) {
	identity, err := age.GenerateX25519Identity()
	if err != nil {
		return "", fmt.Errorf("making an identity: %w", err)
	}
	text := fmt.Sprintf("# public key: %s\n%s\n", identity.Recipient(), identity)
	if err := secretfile.Create(path, []byte(text)); err != nil {
		return "", fmt.Errorf("writing the identity: %w", err)
	}
	return identity.Recipient().String(), nil
}

// CreateSeed writes a new random seed to path (0600), encrypted to an age
// recipient ("age1…"). The file is whole and on the disk when it returns, or
// absent. An existing file is never overwritten, since it may be all that
// remains of every wallet: the error is fs.ErrExist.
func CreateSeed(path, recipient string) error {
	to, err := age.ParseX25519Recipient(recipient)
	if err != nil {
		return fmt.Errorf("reading the recipient: %w", err)
	}
	seed := make([]byte, maxSeed)
	_, _ = rand.Read(seed) // never fails
	defer clear(seed)
	var sealed bytes.Buffer
	w, err := age.Encrypt(&sealed, to)
	if err != nil {
		return fmt.Errorf("encrypting the seed: %w", err)
	}
	if _, err := w.Write(seed); err != nil {
		return fmt.Errorf("encrypting the seed: %w", err)
	}
	if err := w.Close(); err != nil {
		return fmt.Errorf("encrypting the seed: %w", err)
	}
	if err := secretfile.Create(path, sealed.Bytes()); err != nil {
		return fmt.Errorf("writing the seed: %w", err)
	}
	return nil
}

// OpenSeed decrypts the seed at path with the identity in identityFile and
// grows the keyring. Neither file may be open to other users.
// Errors: ErrSeed, and those of secretfile.Read.
func OpenSeed(path, identityFile string) (*Keyring, error) {
	text, err := secretfile.Read(identityFile)
	if err != nil {
		return nil, fmt.Errorf("reading the identity: %w", err)
	}
	defer clear(text)
	identities, err := age.ParseIdentities(bytes.NewReader(text))
	if err != nil {
		// The parser's message may quote the line.
		return nil, fmt.Errorf("reading the identity: %s holds no age identity", identityFile)
	}
	sealed, err := secretfile.Read(path)
	if err != nil {
		return nil, fmt.Errorf("reading the seed: %w", err)
	}
	plain, err := age.Decrypt(bytes.NewReader(sealed), identities...)
	if err != nil {
		// What the file begins with may be a secret, and the message may quote it.
		return nil, fmt.Errorf("decrypting the seed: %s is no seed that the identity in %s opens", path, identityFile)
	}
	seed, err := io.ReadAll(io.LimitReader(plain, maxSeed+1))
	defer clear(seed)
	if err != nil {
		return nil, fmt.Errorf("decrypting the seed: %w", err)
	}
	return NewKeyring(seed)
}
