//go:build crashpoints

package crash

import (
	"errors"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"
)

// The process that dies is this test itself, run once more.
func TestThePointNamedKillsTheProcess(t *testing.T) {
	if os.Getenv("GRANARY_CRASH_AT") == "here" {
		Point("there")
		print("passed there")
		Point("here")
		print("passed here")
		return
	}
	cmd := exec.Command(os.Args[0], "-test.run=^TestThePointNamedKillsTheProcess$")
	cmd.Env = append(os.Environ(), "GRANARY_CRASH_AT=here")
	var printed strings.Builder
	cmd.Stderr = &printed
	var exit *exec.ExitError
	if err := cmd.Run(); !errors.As(err, &exit) || exit.Sys().(syscall.WaitStatus).Signal() != syscall.SIGKILL {
		t.Errorf("the process ended with %v", err)
	}
	if printed.String() != "passed there" {
		t.Errorf("it printed %q", printed.String())
	}
}
