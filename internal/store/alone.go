package store

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"github.com/gofrs/flock"
)

// ErrInUse is returned if another process works on a SQLite database that only one process at a time may work on.
var ErrInUse = errors.New("another process serves or recovers this SQLite database")

// lockSuffix is added to the path of a SQLite database for the file that HoldAlone locks.
const lockSuffix = ".lock"

// HoldAlone keeps other processes from holding a SQLite database until release is called. Commands that may run beside the one that
// holds it do not ask. The lock is the operating system's, on a file beside the database: it ends with the process, however that ends.
// The file stays. On PostgreSQL, where processes share a database, it has no effect. Error: ErrInUse.
func (db *DB) HoldAlone() (release func(), err error) {
	if db.engine != SQLite {
		return func() {}, nil
	}
	path, err := filepath.EvalSymlinks(db.path) // one lock for all names of the file
	if err != nil {
		return nil, fmt.Errorf("locking the database: %w", err)
	}
	lock := flock.New(path + lockSuffix)
	locked, err := lock.TryLock()
	if err == nil && locked {
		err = copyOwner(path, path+lockSuffix)
	}
	switch {
	case err != nil:
		return nil, errors.Join(fmt.Errorf("locking the database: %w", err), lock.Close())
	case !locked:
		return nil, errors.Join(fmt.Errorf("%w, %s: stop it first, and wait until it has ended", ErrInUse, path), lock.Close())
	}
	return func() { _ = lock.Close() }, nil
}

// copyOwner gives the lock's file to the owner of the database if root runs this: else root's command would keep the service from
// locking it later.
func copyOwner(from, to string) error {
	if os.Geteuid() != 0 {
		return nil
	}
	user, group, known, err := ownerOf(from)
	if err != nil || !known {
		return err
	}
	return os.Chown(to, user, group)
}
