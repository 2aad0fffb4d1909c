//go:build !linux

package memory

// Protect has no effect on platforms without a known protection. Errors: ErrUnprotected.
func Protect() error { return ErrUnprotected }

// LockPages has no effect on platforms without a known protection.
func LockPages([]byte) {}
