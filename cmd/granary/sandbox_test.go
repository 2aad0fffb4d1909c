package main

import (
	"context"
	"log/slog"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/app"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/waittest"
	"github.com/granaryhq/granary/internal/wallet"
)

// An operator's commands work on a sandbox by its directory: on its books, also while it runs; on its chains, when it
// does not.
func TestASandboxIsLookedAtByItsDirectory(t *testing.T) {
	dir := t.TempDir()
	const anyPort = "127.0.0.1:0"
	sandbox, err := app.NewSandbox(t.Context(), app.SandboxOptions{Dir: dir, Listen: anyPort, RPCListen: anyPort, SolanaListen: anyPort, OperatorListen: anyPort, BlockTime: 50 * time.Millisecond, OnDemand: true, Finality: sandboxFinality}, slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	run, stop := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() { ended <- sandbox.Run(run, func(app.SandboxInfo) error { return nil }) }()
	waittest.Until(t, "both chains are followed", func() bool {
		var chains int
		err := sandbox.DB.QueryRow(t.Context(), `SELECT COUNT(*) FROM chain_cursors WHERE final_number >= 0`).Scan(&chains)
		return err == nil && chains == 2
	})
	if out := mustRun(t, "breaks", "list", "--sandbox", dir); !strings.Contains(out, "0 breaks are not resolved") {
		t.Errorf("breaks list while it runs: %s", out)
	}
	sandbox.Clock.Advance(100 * time.Hour) // which the books know by the followers' progress since
	moved := sandbox.Clock.Micros()
	waittest.Until(t, "a chain is followed at the new time", func() bool {
		followed, err := wallet.LastFollowed(t.Context(), sandbox.DB)
		return err == nil && followed >= moved
	})
	left := between{id: uuid.New(), phase: "attested", attested: "ab"}
	insertBetween(t, sandbox.DB, left)
	if out := mustRun(t, "bridge", "list", "--sandbox", dir); !strings.Contains(out, "(1h0m") || !strings.Contains(out, "\n1 transfer is between chains\n") {
		t.Errorf("bridge list after the sandbox's clock was moved: %s", out)
	}
	if out := mustRun(t, "bridge", "message", "--sandbox", dir, left.id.String()); !strings.Contains(out, "MessageTransmitter on base, where the issuer says") {
		t.Errorf("bridge message of a sandbox without a bridge: %s", out)
	}
	expectFailure(t, 1, "there is no such transfer between chains", "bridge", "resume", uuid.NewString(), "--reason", "a test", "--sandbox", dir)
	err = sandbox.DB.Write(t.Context(), func(tx *store.Tx) error {
		tx.Defer(`DELETE FROM bridge_transfers`) // which no step has sent
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	expectFailure(t, 1, "there is no such entry", "journal", "reverse", uuid.NewString(), "--reason", "a test", "--sandbox", dir)
	expectFailure(t, 1, "which must not run meanwhile", "verify", "--sandbox", dir)
	stop()
	if err := <-ended; err != nil {
		t.Error(err)
	}
	sandbox.Close()
	if out := mustRun(t, "verify", "--sandbox", dir); !strings.Contains(out, " 0 mismatches") {
		t.Errorf("verify: %s", out)
	}
	if out := mustRun(t, "intents", "list", "--sandbox", dir); out != "0 intents are open\n" {
		t.Errorf("intents list: %s", out)
	}
	if out := mustRun(t, "settle", "list", "--sandbox", dir); out != "0 steps are final and not settled\n" {
		t.Errorf("settle list: %s", out)
	}
	expectFailure(t, 1, "--config or --sandbox", "verify")
	expectFailure(t, 1, "name no other", "verify", "--sandbox", dir, "--database", "postgres://db.example/granary")
	expectFailure(t, usageError, "no such file", "verify", "--sandbox", filepath.Join(dir, "none"))
}
