// Package secretfile owns small files that only this service may reach: it
// makes them whole and private, and refuses to read one that others can open.
// It does not know what is in them.
package secretfile

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
)

// ErrExposed says that other users of the machine can reach the file.
var ErrExposed = errors.New("other users of this machine can reach the file: chmod 600")

const maxFileBytes = 1 << 16

// ErrWritable says that other users of the machine can change the file.
var ErrWritable = errors.New("other users of this machine can change the file: chmod go-w")

// Read reads a file that nobody but its owner may write and only the owner's
// group may read beside it (secrets mounted into containers are often
// group-readable). Errors: ErrExposed, fs.ErrNotExist.
func Read(path string) ([]byte, error) { return readGuarded(path, 0o037, ErrExposed) }

// ReadTrusted reads a file that is no secret but is relied on, such as the
// certificate of an authority: nobody but its owner may write it.
// Errors: ErrWritable, fs.ErrNotExist.
func ReadTrusted(path string) ([]byte, error) { return readGuarded(path, 0o022, ErrWritable) }

// readGuarded reads a file with none of the forbidden permissions. It asks the open
// file, not the path, so that nothing can be swapped in between.
func readGuarded(path string, forbidden os.FileMode, refusal error) ([]byte, error) {
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
	if info.Mode().Perm()&forbidden != 0 {
		return nil, fmt.Errorf("%w: %s is %v", refusal, path, info.Mode().Perm())
	}
	return io.ReadAll(io.LimitReader(file, maxFileBytes))
}

// Create makes a new file with mode 0600, whole or not at all. The bytes are on
// the disk before the name exists; a link, unlike a rename, fails when the name
// is taken (fs.ErrExist), even if two processes come at once. Dying in between
// leaves at most a stray temporary file.
func Create(path string, data []byte) (err error) {
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
		return err
	}
	parent, err := os.Open(dir)
	if err != nil {
		return err
	}
	defer func() { _ = parent.Close() }()
	return parent.Sync()
}
