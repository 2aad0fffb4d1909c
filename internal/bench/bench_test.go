package bench

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm/evmtest"
)

// Withdrawals are measured on a chain in a process of its own. A chain that had a run is rejected: its contracts may
// be of another version.
func TestWithdrawalsOnAnvil(t *testing.T) {
	t.Parallel()
	out := new(strings.Builder)
	o := Options{RPC: evmtest.StartAnvil(t).URL, Only: []string{"withdrawals"}, Wallets: 6, Block: 2, Requests: 4, Callers: 2, Out: out}
	if err := Run(t.Context(), o); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if !strings.Contains(out.String(), "(signed, on chain, final and posted; 4 in ") {
		t.Errorf("no figure of withdrawals that were carried out in:\n%s", out)
	}
	if err := Run(t.Context(), o); !errors.Is(err, devnet.ErrUsedChain) {
		t.Errorf("a second run on the same chain: %v, want %v", err, devnet.ErrUsedChain)
	}
}

// Deposits, withdrawals and the catching up are measured on Solana, too.
func TestSolanaIsMeasured(t *testing.T) {
	t.Parallel()
	out := new(strings.Builder)
	o := Options{Solana: true, Only: []string{"withdrawals", "catch-up"}, Wallets: 6, Block: 2, Foreign: 3, Requests: 4, Missed: 20, Callers: 2, Out: out}
	if err := Run(t.Context(), o); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for _, want := range []string{"block of 2 and 3 others credited", "(signed, on chain, final and posted; 4 in ", "blocks of 0 caught up with", "blocks of 10 caught up with", "blocks of 1000 caught up with"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("no figure of %q in:\n%s", want, out)
		}
	}
}

// Deposits on five chains at once, transfers between two of them and catching up are measured.
func TestFiveChainsAreMeasured(t *testing.T) {
	t.Parallel()
	out := new(strings.Builder)
	o := Options{Five: true, Only: []string{"five-deposits", "bridges", "behind"}, Wallets: 18, Block: 6, Requests: 8, Behind: 1100, Callers: 2, Out: out}
	deposits := 2 // one in a thousand blocks
	if testing.Short() {
		o.Behind, deposits = 50, 1
	}
	if err := Run(t.Context(), o); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for _, want := range []string{"6 over five chains credited", "(signed, on chain, final and posted; 2 in ", "(signed, on chain, final and posted; 8 in ", fmt.Sprintf("%d blocks caught up with", o.Behind), fmt.Sprintf("with %d deposits", deposits)} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("no figure of %q in:\n%s", want, out)
		}
	}
}

// Statements and the other forms of the books are measured, also after years.
func TestStatementsAreMeasured(t *testing.T) {
	t.Parallel()
	out := new(strings.Builder)
	o := Options{Only: []string{"statements"}, Wallets: 2, Entries: 40, Callers: 1, Out: out, yearsBefore: 1}
	if err := Run(t.Context(), o); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for _, want := range []string{"statement of a year", "as CSV", "as a page", "daily balances as CSV", "journal for Beancount", "journal as CSV", "statement after 1 years"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("no figure of %q in:\n%s", want, out)
		}
	}
}

// The evaluation of risk rules is measured, and the way of a price to an alert.
func TestRiskRulesAreMeasured(t *testing.T) {
	t.Parallel()
	out := new(strings.Builder)
	if err := Run(t.Context(), Options{Only: []string{"risk"}, Wallets: 4, Rules: 9, Callers: 1, Out: out}); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for _, want := range []string{"risk rules made", "an evaluation of nothing new", "an evaluation of a new price", "an alert raised"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("no figure of %q in:\n%s", want, out)
		}
	}
}

// Scenarios that need the sandbox are rejected by name, before any process is started.
func TestScenariosOfTheSandboxOnly(t *testing.T) {
	for _, name := range []string{"allocations", "webhooks", "risk"} {
		if err := Run(t.Context(), Options{RPC: "http://127.0.0.1:1", Only: []string{name}}); err == nil || !strings.Contains(err.Error(), name+" are not measured with --rpc") {
			t.Errorf("%s: %v", name, err)
		}
		if err := Run(t.Context(), Options{Solana: true, Only: []string{name}}); err == nil || !strings.Contains(err.Error(), name+" are not measured with --solana") {
			t.Errorf("%s: %v", name, err)
		}
	}
	if err := Run(t.Context(), Options{Only: []string{"catch-up"}}); err == nil || !strings.Contains(err.Error(), "without --solana") {
		t.Errorf("catch-up: %v", err)
	}
}
