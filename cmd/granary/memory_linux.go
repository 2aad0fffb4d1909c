package main

import (
	"fmt"

	"golang.org/x/sys/unix"
)

// keepMemoryPrivate keeps what is in memory, the seed's keys among it, out of core
// files and from other processes of the same user.
func keepMemoryPrivate() error {
	if err := unix.Setrlimit(unix.RLIMIT_CORE, &unix.Rlimit{}); err != nil {
		return fmt.Errorf("forbidding core files: %w", err)
	}
	if err := unix.Prctl(unix.PR_SET_DUMPABLE, 0, 0, 0, 0); err != nil {
		return fmt.Errorf("forbidding to read this process: %w", err)
	}
	return nil
}
