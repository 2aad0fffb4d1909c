package main

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"golang.org/x/sys/unix"
)

// withTerminal gives the program a terminal as its standard input for one test, and returns
// the other side of it, on which a person types.
func withTerminal(t *testing.T) *os.File {
	t.Helper()
	person, err := os.OpenFile("/dev/ptmx", os.O_RDWR, 0)
	if err != nil {
		t.Fatal(err)
	}
	number, err := unix.IoctlGetInt(int(person.Fd()), unix.TIOCGPTN)
	if err == nil {
		err = unix.IoctlSetPointerInt(int(person.Fd()), unix.TIOCSPTLCK, 0)
	}
	if err != nil {
		t.Fatal(err)
	}
	terminal, err := os.OpenFile(fmt.Sprintf("/dev/pts/%d", number), os.O_RDWR|unix.O_NOCTTY, 0)
	if err != nil {
		t.Fatal(err)
	}
	before := os.Stdin
	os.Stdin = terminal
	t.Cleanup(func() { os.Stdin = before; _, _ = terminal.Close(), person.Close() })
	return person
}

// On a terminal the one who reads the text is asked, and no stamp is made before.
func TestAVoteIsAskedForOnATerminal(t *testing.T) {
	startSandbox(t)
	key, public := newApproverKey(t)
	_, deputyPublic := newApproverKey(t)
	addApprover(t, "treasurer", public)
	_, out := addApprover(t, "deputy", deputyPublic)
	waits := activityIn(t, out)
	fingerprint, _, _ := strings.Cut(mustRun(t, "approvers", "show", waits), "\n")
	person := withTerminal(t)
	for _, typed := range []string{"\n", "yes\n", fingerprint[:6] + "\n"} {
		if _, err := person.WriteString(typed); err != nil {
			t.Fatal(err)
		}
		status, out, errOut := runProgram(t, "approvers", "approve", "--key", key, waits)
		if status != 1 || !strings.Contains(errOut, "no stamp is made") || !strings.Contains(out, deputyPublic) {
			t.Errorf("typed %q: status %d, %q\n%s", typed, status, errOut, out)
		}
	}
	assertRow(t, mustRun(t, "approvers", "pending"), waits, "0 of 1")
	if _, err := person.WriteString(fingerprint[len(fingerprint)-confirmLength:] + "\n"); err != nil {
		t.Fatal(err)
	}
	if out := mustRun(t, "approvers", "approve", "--key", key, waits); !strings.HasSuffix(out, "your vote to approve counts: ACTIVITY_STATUS_COMPLETED\n") {
		t.Errorf("the vote shows:\n%s", out)
	}
}
