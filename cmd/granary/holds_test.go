package main

import (
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/restore"
	"github.com/granaryhq/granary/internal/store"
)

// Without a lost database no payment is held, and none can be released.
func TestNothingIsHeldWithoutALoss(t *testing.T) {
	config := writeConfig(t, "")
	mustRun(t, "keys", "create", "--config", config)
	mustRun(t, "migrate", "--config", config)
	if out := mustRun(t, "holds", "list", "--config", config); strings.TrimSpace(out) != "0 payouts are held" {
		t.Errorf("holds list: %s", out)
	}
	if status, _, said := runProgram(t, "holds", "release", "--config", config, "--organization", uuid.NewString(), "--reason", "none"); status == 0 || !strings.Contains(said, "no payment is held") {
		t.Errorf("holds release: %d, %s", status, said)
	}
}

// Releases are listed with who made each, when and why.
func TestReleasesAreListed(t *testing.T) {
	config := writeConfig(t, "")
	mustRun(t, "migrate", "--config", config)
	db := openConfigured(t, config)
	org, wallet := uuid.New(), uuid.New()
	err := db.Write(t.Context(), func(tx *store.Tx) error {
		tx.Defer(`INSERT INTO wallets (id, organization_id, request_id, label, label_folded, auto_rebalance, lifecycle, addresses, created_at, updated_at) VALUES ($1, $2, $1, '', '', 0, 'active', '{}', 0, 0)`, wallet, org)
		restore.Record(t.Context(), tx, db.Clock().Now().Add(time.Hour))
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	mustRun(t, "holds", "release", "--config", config, "--organization", org.String(), "--wallet", wallet.String(), "--reason", "they have seen it paid")
	mustRun(t, "holds", "release", "--config", config, "--organization", org.String(), "--reason", "they have no request open")
	const at = `\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ`
	list := func() []string {
		t.Helper()
		var released []string
		for line := range strings.Lines(mustRun(t, "holds", "list", "--config", config)) {
			if strings.HasPrefix(line, "released ") {
				released = append(released, line)
			}
		}
		return released
	}
	for _, state := range []string{"in force", "over"} {
		released := list()
		if len(released) != 2 {
			t.Fatalf("the list has the releases %q", released)
		}
		for i, want := range []string{"wallet " + wallet.String() + "  after the loss recorded " + at + ", " + state + ": they have seen it paid", "all wallets  after the loss recorded " + at + ", " + state + ": they have no request open"} {
			if want = "^released " + at + " by operator:\\S+: organization " + org.String() + "  " + want + "\n$"; !regexp.MustCompile(want).MatchString(released[i]) {
				t.Errorf("release %d is %q, want %s", i, released[i], want)
			}
		}
		if err := db.Write(t.Context(), func(tx *store.Tx) error { return restore.End(t.Context(), tx) }); err != nil {
			t.Fatal(err)
		}
	}
}
