// Package secretfile owns small files that only this service may reach: it makes them whole and private, and rejects
// one that others can open. It does not know their content.
package secretfile

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

// ErrExposed says that other users of the machine can reach the file.
var ErrExposed = errors.New("other users of this machine can reach the file: chmod 600")

const maxFileBytes = 1 << 16

// private are the permissions that a secret's file must not give.
const private fs.FileMode = 0o037

// ErrWritable says that other users of the machine can change the file.
var ErrWritable = errors.New("other users of this machine can change the file: chmod go-w")

// Read reads a file that only its owner may write and only the owner's group may read beside it (secrets mounted into
// containers are often group-readable). Errors: ErrExposed, fs.ErrNotExist.
func Read(path string) ([]byte, error) { return readGuarded(path, private, ErrExposed) }

// ReadTrusted reads a file that is no secret but is relied on, such as the certificate of an authority: only its
// owner may write it. Errors: ErrWritable, fs.ErrNotExist.
func ReadTrusted(path string) ([]byte, error) { return readGuarded(path, 0o022, ErrWritable) }

// readGuarded reads a file with none of the forbidden permissions. It checks the open file, not the path, so that the
// file cannot be swapped in between.
func readGuarded(path string, forbidden fs.FileMode, refusal error) ([]byte, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer func() { _ = file.Close() }()
	info, err := file.Stat()
	if err != nil {
		return nil, err
	}
	if err := checkGuarded(path, info, forbidden, refusal); err != nil {
		return nil, err
	}
	return io.ReadAll(io.LimitReader(file, maxFileBytes))
}

// Create makes a new file with mode 0600, whole or not at all. The bytes are on
// the disk before the name exists; a link, unlike a rename, fails when the name
// is taken (fs.ErrExist), even if two processes come at once. Dying in between
// leaves at most a stray temporary file.
func Create(path string, data []byte) error {
	return putFile(path, data, nil, os.Link)
}

// Replace replaces the content of an existing file atomically: a reader finds the old bytes or the new ones, whole,
// even if the machine dies in between. The new file has the old one's mode and owner, so its readers can still read
// it; where a link stands at path, its target is replaced. Errors: ErrExposed, fs.ErrNotExist.
func Replace(path string, data []byte) error {
	path, err := filepath.EvalSymlinks(path)
	if err != nil {
		return err
	}
	old, err := os.Lstat(path)
	if err != nil {
		return err
	}
	if err := checkGuarded(path, old, private, ErrExposed); err != nil {
		return err
	}
	return putFile(path, data, old, os.Rename)
}

// putFile writes a temporary file beside path, as private as the old file (0600
// without one), and puts it there.
func putFile(path string, data []byte, old fs.FileInfo, put func(from, to string) error) error {
	dir := filepath.Dir(path)
	file, err := os.CreateTemp(dir, "."+filepath.Base(path)+".*")
	if err != nil {
		return err
	}
	defer func() { _ = os.Remove(file.Name()) }()
	_, err = file.Write(data)
	if err == nil && old != nil {
		err = keepAccess(file, old)
	}
	if err == nil {
		err = file.Sync()
	}
	if e := file.Close(); err == nil {
		err = e
	}
	if err == nil {
		err = put(file.Name(), path)
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

// keepAccess gives the new file the owner and the mode of the old one.
func keepAccess(file *os.File, old fs.FileInfo) error {
	if err := keepOwner(file, old); err != nil {
		return fmt.Errorf("keeping the file's owner: %w", err)
	}
	return file.Chmod(old.Mode().Perm())
}

// checkGuarded rejects a path that is no file, or has one of the forbidden permissions.
func checkGuarded(path string, info fs.FileInfo, forbidden fs.FileMode, refusal error) error {
	if !info.Mode().IsRegular() {
		return fmt.Errorf("%s is not a file", path)
	}
	if info.Mode().Perm()&forbidden != 0 {
		return fmt.Errorf("%w: %s is %v", refusal, path, info.Mode().Perm())
	}
	return nil
}
