package custody

import (
	"bytes"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"filippo.io/age"
)

// Errors of the seed's files.
var (
	ErrExposed = errors.New("other users of this machine can reach the file: chmod 600")
	ErrSeed    = errors.New("a seed has 32 to 64 bytes")
)

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
	if err := createFile(path, []byte(text)); err != nil {
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
	if err := createFile(path, sealed.Bytes()); err != nil {
		return fmt.Errorf("writing the seed: %w", err)
	}
	return nil
}

// OpenSeed decrypts the seed at path with the identity in identityFile and
// grows the keyring. Neither file may be open to other users.
// Errors: ErrExposed, ErrSeed, fs.ErrNotExist.
func OpenSeed(path, identityFile string) (*Keyring, error) {
	text, err := readPrivate(identityFile)
	if err != nil {
		return nil, fmt.Errorf("reading the identity: %w", err)
	}
	defer clear(text)
	identities, err := age.ParseIdentities(bytes.NewReader(text))
	if err != nil {
		// The parser's message may quote the line.
		return nil, fmt.Errorf("reading the identity: %s holds no age identity", identityFile)
	}
	sealed, err := readPrivate(path)
	if err != nil {
		return nil, fmt.Errorf("reading the seed: %w", err)
	}
	plain, err := age.Decrypt(bytes.NewReader(sealed), identities...)
	if err != nil {
		return nil, fmt.Errorf("decrypting the seed: %w", err)
	}
	seed, err := io.ReadAll(io.LimitReader(plain, maxSeed+1))
	defer clear(seed)
	if err != nil {
		return nil, fmt.Errorf("decrypting the seed: %w", err)
	}
	return NewKeyring(seed)
}

// readPrivate reads a small file that nobody but its owner may write and only
// the owner's group may read beside it (secrets mounted into containers are
// often group-readable). It asks the open file, not the path, so that nothing
// can be swapped in between.
func readPrivate(path string) ([]byte, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer func() { _ = file.Close() }()
	info, err := file.Stat()
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, fmt.Errorf("%s is not a file", path)
	}
	if info.Mode().Perm()&0o037 != 0 {
		return nil, fmt.Errorf("%w: %s is %v", ErrExposed, path, info.Mode().Perm())
	}
	return io.ReadAll(io.LimitReader(file, 1<<16))
}

// createFile makes a new file with mode 0600, whole or not at all. The bytes
// are on the disk before the name exists; a link, unlike a rename, fails when
// the name is taken, even if two processes come at once. Dying in between
// leaves at most a stray temporary file.
func createFile(path string, data []byte) (err error) {
	dir := filepath.Dir(path)
	file, err := os.CreateTemp(dir, "."+filepath.Base(path)+".*")
	if err != nil {
		return err
	}
	defer func() { _ = os.Remove(file.Name()) }()
	_, err = file.Write(data)
	if err == nil {
		err = file.Sync()
	}
	if e := file.Close(); err == nil {
		err = e
	}
	if err == nil {
		err = os.Link(file.Name(), path)
	}
	if err != nil {
		if errors.Is(err, fs.ErrExist) {
			return fmt.Errorf("%s: %w", path, fs.ErrExist)
		}
		return err
	}
	return syncDir(dir)
}

// syncDir makes the new name survive a power cut.
func syncDir(dir string) error {
	d, err := os.Open(dir)
	if err != nil {
		return err
	}
	defer func() { _ = d.Close() }()
	return d.Sync()
}
