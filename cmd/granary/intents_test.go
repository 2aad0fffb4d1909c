package main

import (
	"fmt"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/transfer"
)

// Each open intent is listed with the withdrawal or the rebalance whose step it is, or with the contract that it changes.
func TestOpenIntentsAreListedWithTheirOwners(t *testing.T) {
	config := writeConfig(t, "")
	mustRun(t, "keys", "create", "--config", config)
	mustRun(t, "migrate", "--config", config)
	if out := mustRun(t, "intents", "list", "--config", config); out != "0 intents are open\n" {
		t.Errorf("without any the list is %q", out)
	}
	db := openConfigured(t, config)
	write := func(fn func(tx *store.Tx)) {
		t.Helper()
		if err := db.Write(t.Context(), func(tx *store.Tx) error { fn(tx); return nil }); err != nil {
			t.Fatal(err)
		}
	}
	insertIntent := func(tx *store.Tx, id uuid.UUID, settledBy string) {
		tx.Defer(`INSERT INTO intents (id, chain, wallet, intent, signature, delegation, deadline, reply_kind, state, attempts, retry_at, reason, created_at)
			VALUES ($1, 'ethereum', '0xa1', '', '0x', '', 1, $2, 'signed', 0, 0, '', 0)`, id, settledBy)
	}
	insertStep := func(tx *store.Tx, id, workflow uuid.UUID, kind string) {
		tx.Defer(`INSERT INTO workflows (id, organization_id, wallet_id, kind, request_id, status, reason, amount, token, instructions, created_at) VALUES ($1, $1, $1, $2, $1, 'processing', '', 1, 'usdc', '', 0)`, workflow, kind)
		tx.Defer(`INSERT INTO legs (id, workflow_id, ordinal, status, amount, fee, source, destination) VALUES ($1, $1, 0, 'processing', 1, 0, '', '')`, workflow)
		tx.Defer(`INSERT INTO steps (id, leg_id, workflow_id, ordinal, kind, chain, token, protocol, amount, fee, state) VALUES ($1, $2, $2, 0, 'external_payout_transfer', 'ethereum', 'usdc', '', 1, 0, 'processing')`, id, workflow)
	}
	payout, withdrawal := uuid.New(), uuid.New()
	write(func(tx *store.Tx) {
		insertIntent(tx, payout, transfer.SettleTask)
		insertStep(tx, payout, withdrawal, "withdrawal")
	})
	if out := mustRun(t, "intents", "list", "--config", config); !strings.HasSuffix(out, "\n1 intent is open\n") {
		t.Errorf("with one the list is\n%s", out)
	}
	move, rebalance, changed, subject, unknown := uuid.New(), uuid.New(), uuid.New(), uuid.New(), uuid.New()
	write(func(tx *store.Tx) {
		for id, settledBy := range map[uuid.UUID]string{move: transfer.SettleTask, changed: change.SettleTask, unknown: transfer.SettleTask} {
			insertIntent(tx, id, settledBy)
		}
		insertStep(tx, move, rebalance, "rebalance")
		tx.Defer(`INSERT INTO contract_changes (id, organization_id, subject, seq, chain, kind, about, body, status, signed, error, created_at, updated_at) VALUES ($1, $1, $2, 1, 'ethereum', 'write_off', '', '', 'submitted', 1, '', 0, 0)`, changed, subject)
	})
	out := mustRun(t, "intents", "list", "--config", config)
	for id, owner := range map[uuid.UUID]string{payout: "step of withdrawal " + withdrawal.String(), move: "step of rebalance " + rebalance.String(),
		changed: "change write_off of contract " + subject.String(), unknown: "step"} {
		if want := fmt.Sprintf("intent %s (%s) of 0xa1 on ethereum: signed since ", id, owner); !strings.Contains(out, want) {
			t.Errorf("no %q in\n%s", want, out)
		}
	}
	if !strings.HasSuffix(out, "\n4 intents are open\n") {
		t.Errorf("the list ends otherwise:\n%s", out)
	}
}

// The log of a migration has each migration with the time that it took by itself, and their sum.
func TestMigrationsAreLoggedWithTheirTimes(t *testing.T) {
	config := writeConfig(t, "")
	status, out, logged := runProgram(t, "migrate", "--config", config)
	if status != 0 {
		t.Fatalf("status %d: %s", status, logged)
	}
	each := regexp.MustCompile(`"msg":"migrated","version":\d+,"source":"[^"]+\.sql","took":"([^"]+)"`).FindAllStringSubmatch(logged, -1)
	if want := fmt.Sprintf("%d migrations applied\n", len(each)); len(each) < 70 || out != want {
		t.Errorf("%q is printed, and the log is\n%s", out, logged)
	}
	total := regexp.MustCompile(fmt.Sprintf(`"msg":"the schema is current","migrations":%d,"took":"([^"]+)"`, len(each))).FindStringSubmatch(logged)
	if total == nil {
		t.Fatalf("the log has no sum:\n%s", logged)
	}
	sum := parseDuration(t, total[1])
	for _, took := range each {
		sum -= parseDuration(t, took[1])
	}
	if most := float64(len(each)) * 1e-6; sum < -most || sum > most {
		t.Errorf("the times differ from their sum, %s, by %f s", total[1], sum)
	}
}

// parseDuration returns the seconds of a duration in a log.
func parseDuration(t *testing.T, text string) float64 {
	t.Helper()
	d, err := time.ParseDuration(text)
	if err != nil {
		t.Fatal(err)
	}
	return d.Seconds()
}
