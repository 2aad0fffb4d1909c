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
	if os.Getenv("GRANARY_CRASH_AT") != "" {
		for range 3 {
			Point("there")
			print("there ")
			Point("here")
			print("here ")
		}
		return
	}
	for where, want := range map[string]string{"here": "there ", "here:1": "there ", "here:3": "there here there here there ", "there": ""} {
		cmd := exec.Command(os.Args[0], "-test.run=^TestThePointNamedKillsTheProcess$")
		cmd.Env = append(os.Environ(), "GRANARY_CRASH_AT="+where)
		var printed strings.Builder
		cmd.Stderr = &printed
		var exit *exec.ExitError
		if err := cmd.Run(); !errors.As(err, &exit) || exit.Sys().(syscall.WaitStatus).Signal() != syscall.SIGKILL {
			t.Errorf("%s: the process ended with %v", where, err)
		}
		if printed.String() != want {
			t.Errorf("%s: it printed %q", where, printed.String())
		}
	}
}
