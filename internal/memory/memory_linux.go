package memory

import (
	"bytes"
	"errors"
	"fmt"
	"os"

	"golang.org/x/sys/unix"
)

// Protect forbids core files, forbids other processes of the same user to read this one, and locks its memory,
// present and future, into RAM where it is allowed to. It does all that it can, and returns the rest as an error. It
// is idempotent. Errors: ErrSwappable, when memory is not locked and there is swap.
func Protect() error { return protect("/proc/swaps") }

// protect is Protect, with the kernel's list of swap.
func protect(swaps string) error {
	var problems []error
	if err := unix.Setrlimit(unix.RLIMIT_CORE, &unix.Rlimit{}); err != nil {
		problems = append(problems, fmt.Errorf("forbidding core files: %w", err))
	}
	if err := unix.Prctl(unix.PR_SET_DUMPABLE, 0, 0, 0, 0); err != nil {
		problems = append(problems, fmt.Errorf("forbidding to read this process: %w", err))
	}
	if err := lockMemory(); err != nil && swapIsOn(swaps) {
		problems = append(problems, fmt.Errorf("%w (%w)", ErrSwappable, err))
	}
	return errors.Join(problems...)
}

// lockMemory locks every page as it comes into use (MCL_ONFAULT: Go reserves far more addresses than it uses).
//
// It does so only where there is no limit to it. Below a limit it would succeed, and end the process later, when Go's
// runtime gets no more memory. So either the limit is infinite, or this thread asks under a limit of zero, when the
// kernel allows it only to those who may lock without a limit.
func lockMemory() error {
	var limit unix.Rlimit
	if err := unix.Getrlimit(unix.RLIMIT_MEMLOCK, &limit); err != nil {
		return fmt.Errorf("reading how much memory may be locked: %w", err)
	}
	asked := unix.Rlimit{Cur: 0, Max: limit.Max}
	if limit.Max == unix.RLIM_INFINITY {
		asked.Cur = unix.RLIM_INFINITY
		limit = asked
	}
	if err := unix.Setrlimit(unix.RLIMIT_MEMLOCK, &asked); err != nil {
		return fmt.Errorf("setting how much memory may be locked: %w", err)
	}
	err := unix.Mlockall(unix.MCL_CURRENT | unix.MCL_FUTURE | unix.MCL_ONFAULT)
	if e := unix.Setrlimit(unix.RLIMIT_MEMLOCK, &limit); e != nil {
		return errors.Join(err, fmt.Errorf("setting how much memory may be locked: %w", e))
	}
	if err != nil {
		return fmt.Errorf("locking memory: %w", err)
	}
	return nil
}

// LockPages keeps the pages of these bytes out of swap, for a process that may lock a little memory and not all of
// it, as most may. The bytes must be on the heap, where Go moves no object; their pages stay locked when they are
// released. Where it is not allowed it has no effect: Protect has reported it.
func LockPages(secret []byte) { _ = unix.Mlock(secret) }

// swapIsOn reports whether the kernel lists any swap below the heading. An unreadable list counts as swap.
func swapIsOn(swaps string) bool {
	list, err := os.ReadFile(swaps) //nolint:gosec // the kernel's, or a test's
	return err != nil || bytes.Count(bytes.TrimSpace(list), []byte("\n")) > 0
}
