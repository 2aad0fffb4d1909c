package main

import (
	"context"
	"io"
	"testing"
)

// startServing runs the service until stop is called, which returns its exit status.
func startServing(t *testing.T, config string) (stop func() int) {
	t.Helper()
	clearEnvironment(t)
	ctx, cancel := context.WithCancel(t.Context())
	logged, log := io.Pipe()
	ended, serving := make(chan int, 1), make(chan string, 1)
	go func() {
		status := run(ctx, []string{"serve", "--config", config}, io.Discard, log)
		_ = log.Close()
		ended <- status
	}()
	go readLog(logged, serving)
	select {
	case status := <-ended:
		t.Fatalf("ended with status %d before it was stopped", status)
	case <-serving:
	}
	return func() int { cancel(); return <-ended }
}

// While a process serves a SQLite database, no other one recovers or serves it; a dry run and the commands that only read may run.
// When it has ended, the database is recovered.
func TestNothingRecoversADatabaseThatIsServed(t *testing.T) {
	config := writeConfig(t, "")
	mustRun(t, "keys", "create", "--config", config)
	mustRun(t, "migrate", "--config", config)
	stop := startServing(t, config)
	const inUse = "another process serves or recovers this SQLite database, "
	for _, command := range []string{"recover", "serve"} {
		expectFailure(t, 1, inUse, command, "--config", config)
		if t.Failed() { // a second one that serves does not end
			return
		}
	}
	mustRun(t, "recover", "--dry-run", "--config", config)
	mustRun(t, "verify", "--config", config)
	mustRun(t, "holds", "list", "--config", config)
	if status := stop(); status != 0 {
		t.Errorf("serve ended with status %d", status)
	}
	mustRun(t, "recover", "--config", config)
	if status := startServing(t, config)(); status != 0 {
		t.Errorf("serve ended with status %d after the recovery", status)
	}
}
