//go:build !linux

package memory

// Protect does nothing where this is not known to be possible.
// Errors: ErrUnprotected.
func Protect() error { return ErrUnprotected }

// LockPages does nothing where this is not known to be possible.
func LockPages([]byte) {}
