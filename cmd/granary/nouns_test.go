package main

import (
	"testing"

	"github.com/granaryhq/granary/internal/app"
	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/verify"
)

func TestNumbersHaveTheirNouns(t *testing.T) {
	for n, want := range map[int]string{0: "0 intents are open", 1: "1 intent is open", 2: "2 intents are open"} {
		if is := app.WithNoun(n, "intent is", "intents are") + " open"; is != want {
			t.Errorf("%d: %q, want %q", n, is, want)
		}
	}
	one := verify.Report{Wallets: 1, Balances: 1, InFlight: 1, Unsettled: 1, Underived: 1, Mismatches: make([]verify.Mismatch, 1), Audit: audit.Checked{Entries: 1, Chains: 1, Anchored: 1}}
	const ofOne = "1 wallet, 1 balance on chain, 1 wallet in flight, 1 mismatch, 1 audit entry in 1 chain, 1 of them anchored, 1 step final and not settled, 1 wallet whose organization no request proves"
	if is := summarizeReport(one); is != ofOne {
		t.Errorf("of one of each: %q, want %q", is, ofOne)
	}
	if is := summarizeReport(verify.Report{Wallets: 2}); is != "2 wallets, 0 balances on chain, 0 wallets in flight, 0 mismatches" {
		t.Errorf("of two wallets: %q", is)
	}
}
