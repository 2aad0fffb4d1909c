package main

import (
	"os"
	"regexp"
	"testing"

	"golang.org/x/sys/unix"
)

func TestMemoryIsKeptPrivate(t *testing.T) {
	if err := keepMemoryPrivate(); err != nil {
		t.Fatal(err)
	}
	limits, err := os.ReadFile("/proc/thread-self/limits")
	if err != nil {
		t.Fatal(err)
	}
	if !regexp.MustCompile(`(?m)^Max core file size +0 +0 `).Match(limits) {
		t.Errorf("core files are allowed:\n%s", limits)
	}
	if dumpable, err := unix.PrctlRetInt(unix.PR_GET_DUMPABLE, 0, 0, 0, 0); err != nil || dumpable != 0 {
		t.Errorf("the process can be read: %d, %v", dumpable, err)
	}
}
