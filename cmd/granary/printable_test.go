package main

import (
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/reconciliation"
	"github.com/granaryhq/granary/internal/verify"
)

// A text in rows that were tampered with reaches a terminal as one line without control characters.
func TestATerminalObeysNothingThatIsPrinted(t *testing.T) {
	const forged = "wrong\x1b[2J\r\n0 breaks are not resolved\u202e\x00"
	var found, listed strings.Builder
	if err := printMismatches(&found, []verify.Mismatch{{Rule: verify.EntriesWhole, Wallet: uuid.New(), Text: forged}}); err != nil {
		t.Fatal(err)
	}
	b := reconciliation.Break{ID: uuid.New(), Rule: forged, Subject: reconciliation.Subject{Kind: forged, ID: forged}, State: reconciliation.State(forged),
		Evidence: []reconciliation.Evidence{{Text: forged}}, Acknowledgement: &reconciliation.Acknowledgement{By: forged, Note: forged, At: time.Now()}}
	if err := printBreak(&listed, b); err != nil {
		t.Fatal(err)
	}
	for what, c := range map[string]struct {
		text  string
		lines int
	}{"verify": {found.String(), 1}, "breaks list": {listed.String(), 2}} {
		if strings.ContainsAny(c.text, "\x1b\r\x00\u202e") || strings.Count(c.text, "\n") != c.lines || !strings.Contains(c.text, "wrong\\u001b[2J") {
			t.Errorf("%s prints %q", what, c.text)
		}
	}
}
