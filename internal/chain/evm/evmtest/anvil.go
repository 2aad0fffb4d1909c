package evmtest

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"
)

// Anvil is a node that shares no code with geth, in a process of its own.
type Anvil struct {
	URL string

	tb      testing.TB
	address string // host:port, the same after Restart
	command *exec.Cmd
}

// StartAnvil starts a node on a port of its own, for the time of the test. A
// machine that has no anvil gets the release in contracts/package-lock.json.
func StartAnvil(tb testing.TB, args ...string) *Anvil {
	tb.Helper()
	a := &Anvil{tb: tb}
	if err := a.startProcess("0", args); err != nil {
		tb.Fatal(err)
	}
	tb.Cleanup(a.Kill)
	a.URL = "http://" + a.address
	return a
}

// Process is the node's, to be stopped and continued.
func (a *Anvil) Process() *os.Process { return a.command.Process }

// Kill ends the process. State that the node has not written is lost.
func (a *Anvil) Kill() {
	_ = a.command.Process.Kill()
	_ = a.command.Wait()
}

// Restart starts a node at the address of the one that was killed. Somebody may
// have got the port meanwhile, such as a client that looks for the node: they
// do not keep it.
func (a *Anvil) Restart(args ...string) {
	a.tb.Helper()
	const patience = time.Minute
	_, port, _ := strings.Cut(a.address, ":")
	tick := time.NewTicker(50 * time.Millisecond)
	defer tick.Stop()
	for late := time.After(patience); ; {
		err := a.startProcess(port, args)
		if err == nil {
			return
		}
		select {
		case <-tick.C:
		case <-late:
			a.tb.Fatal(err)
		}
	}
}

// startProcess starts the process and waits until it listens.
func (a *Anvil) startProcess(port string, args []string) error {
	program, err := findAnvil()
	if err != nil {
		return err
	}
	command := exec.Command(program, append([]string{"--host", "127.0.0.1", "--port", port}, args...)...)
	out, err := command.StdoutPipe()
	if err != nil {
		return err
	}
	problems := new(strings.Builder)
	command.Stderr = problems
	if err := command.Start(); err != nil {
		return fmt.Errorf("starting anvil: %w", err)
	}
	for lines := bufio.NewScanner(out); lines.Scan(); {
		if address, ok := strings.CutPrefix(lines.Text(), "Listening on "); ok {
			go func() { _, _ = io.Copy(io.Discard, out) }() // a full pipe would stop it
			a.command, a.address = command, address
			return nil
		}
	}
	_ = command.Process.Kill()
	return fmt.Errorf("anvil ended before it listened: %w: %s", command.Wait(), problems)
}

// findAnvil returns the program's path. npm has it for Linux on amd64.
var findAnvil = sync.OnceValues(func() (string, error) {
	dir, err := os.Getwd()
	if err != nil {
		return "", err
	}
	for ; !fileExists(filepath.Join(dir, "go.mod")); dir = filepath.Dir(dir) {
		if dir == filepath.Dir(dir) {
			return "", errors.New("anvil is looked for from inside the module")
		}
	}
	if out, err := exec.Command(filepath.Join(dir, "scripts/npm-ci"), filepath.Join(dir, "contracts")).CombinedOutput(); err != nil {
		return "", fmt.Errorf("installing anvil: scripts/npm-ci contracts: %w\n%s", err, out)
	}
	found, err := filepath.Glob(filepath.Join(dir, "contracts/node_modules/@foundry-rs/anvil-*/bin/anvil"))
	if len(found) == 0 {
		return "", errors.Join(err, errors.New("npm has no anvil for this machine"))
	}
	return found[0], nil
})

func fileExists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}
