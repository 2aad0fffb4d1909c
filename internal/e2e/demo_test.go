package e2e

import (
	"context"
	"os/exec"
	"regexp"
	"strings"
	"testing"
)

// The demo of MicroVaults goes through their whole life, and shows each change's
// transaction.
func TestDemoOfAMicroVault(t *testing.T) {
	t.Parallel()
	program, err := shipped()
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 2*casePatience())
	defer cancel()
	out, err := exec.CommandContext(ctx, program, "demo", "microvault").CombinedOutput()
	text := string(out)
	if err != nil {
		t.Fatalf("%v:\n%s", err, text)
	}
	for _, step := range []string{"create_vault is confirmed in 0x", "add_shareholder is confirmed in 0x", "deposits 1,000 USDC by itself in 0x", "update_strategy is confirmed in 0x",
		"rebalance is confirmed in 0x", "600.0", "set_source_mode is confirmed in 0x", "300.0", "remove_shareholder is confirmed in 0x", "it still redeems: 700.0", "holds 1000.0", "All of it in"} {
		_, rest, found := strings.Cut(text, step)
		if !found {
			t.Fatalf("no %q, or not in its place, in:\n%s", step, out)
		}
		text = rest
	}
	if hashes := regexp.MustCompile(`0x[0-9a-f]{64}\b`).FindAllString(string(out), -1); len(hashes) < 12 {
		t.Errorf("only %d transactions are shown:\n%s", len(hashes), out)
	}
}

// The demo of wallets has one paid and pay on the EVM's chain beside one on Solana, and has
// a withdrawal wait for an approver's key, and pays it then.
func TestDemoOfWallets(t *testing.T) {
	t.Parallel()
	program, err := shipped()
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 2*casePatience())
	defer cancel()
	out, err := exec.CommandContext(ctx, program, "demo").CombinedOutput()
	text := string(out)
	if err != nil {
		t.Fatalf("%v:\n%s", err, text)
	}
	for _, step := range []string{"a block and a slot every", "1000.000000 USDC arrived on ethereum_sepolia in 0x", "500.000000 USDC arrived on solana_devnet in ", "completed, now in cash:solana_devnet:usdc",
		"on ethereum_sepolia: processing, legs: 2", "on solana_devnet: processing, legs: 1", "ethereum_sepolia says the destination holds 699.950000", "solana_devnet says the destination holds 119.950000", "25 USDC to ", "on base, where the wallet has no cash", "bridge_transfer_receive  on base", "base says the destination holds 24.950000", `"treasurer" is registered`, "200 USDC wait: pending_customer_approval, 0 of 1 approvals", "completed; the chain says the destination holds 899.900000",
		"payroll   portfolio_wallet.deposit.status_changed completed", "payroll   portfolio_wallet.withdrawal.status_changed completed", "treasury  portfolio_wallet.withdrawal.payout.status_changed pending_customer_approval",
		"raises an alert at ", "unwind is completed, ", "and 0.000000 is left", "the alert is resolved",
		"leaving service-jaaa-usdc-vault: asked for until ", "T+2 over the weekend is ", "decides.", "80 USDC of the fund's shares are given", "struck, funded, claimed and paid on ",
		"compared with all chains: 27 balances, 0 mismatches", "All of it in"} {
		_, rest, found := strings.Cut(text, step)
		if !found {
			t.Fatalf("no %q, or not in its place, in:\n%s", step, out)
		}
		text = rest
	}
}
