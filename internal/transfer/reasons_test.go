package transfer_test

import (
	"strings"
	"testing"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/event"
	"github.com/granaryhq/granary/internal/event/eventtest"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// A withdrawal that fails says why, in words and by a code that the token itself has confirmed: the step, its
// leg, the payout and the withdrawal alike, from the database too.
func TestAFailedWithdrawalSaysWhyByACode(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0)
		mine := w.createFunded(100 * money.Dollar)
		w.allocate(mine, usdcCash, vaultID, 40*money.Dollar)
		usdc := contracts.NewSandboxUSDC()
		token := func(data []byte) {
			t.Helper()
			if err := w.chain.AsOwner(w.ctx, w.chain.Contracts.USDC, data); err != nil {
				t.Fatal(err)
			}
		}
		own := mine.Addresses[w.client.Config().Name].EVM()
		vault := w.chain.Contracts.Vault
		for _, c := range []struct {
			name       string
			begin, end []byte
			source     string
			code       failure.Code
			text       string
		}{
			{"a blocked payee", usdc.PackBlacklist(destinationAddress), usdc.PackUnBlacklist(destinationAddress), usdcCash, failure.PayeeBlocked, destinationAddress.Hex()},
			{"a blocked wallet", usdc.PackBlacklist(own), usdc.PackUnBlacklist(own), usdcCash, failure.WalletBlocked, own.Hex()},
			{"a paused token", usdc.PackPause(), usdc.PackUnpause(), usdcCash, failure.TokenPaused, "USDC is paused"},
			{"a blocked source", usdc.PackBlacklist(vault), usdc.PackUnBlacklist(vault), vaultID, failure.ContractBlocked, vault.Hex()},
		} {
			token(c.begin)
			request := w.withdrawalRequest(mine, 30*money.Dollar)
			request.Sources = []transfer.Draw{{Position: c.source, Amount: 30 * money.Dollar}}
			accepted, _, err := w.transfers.Withdraw(w.ctx, request)
			if err != nil {
				t.Fatalf("%s: %v", c.name, err)
			}
			out := w.untilEnded(mine, wallet.Withdrawal, accepted.ID)
			leg, step := out.Legs[0], out.Legs[0].Steps[0]
			for what, said := range map[string][2]*string{
				"withdrawal": {out.FailureCode, out.FailureReason}, "leg": {leg.FailureCode, leg.FailureReason}, "step": {step.FailureCode, step.FailureReason},
				"view": {out.Withdrawal().FailureCode, out.Withdrawal().FailureReason},
			} {
				got := failure.OfColumns(said[0], said[1])
				if got.Code != c.code || !strings.Contains(got.Text, c.text) || strings.Contains(got.Text, "execution reverted") {
					t.Errorf("%s: the %s says %s: %q, want %s: %q", c.name, what, got.Code, got.Text, c.code, c.text)
				}
			}
			if payouts := out.Payouts(); len(payouts) != 1 || failure.OfColumns(payouts[0].FailureCode, nil).Code != c.code {
				t.Errorf("%s: the payouts are %+v", c.name, payouts)
			}
			token(c.end)
		}
		w.assertNothingReserved(mine)
		eventtest.CheckAll(t, db, event.WithdrawalStatus, event.PayoutStatus)
		if n := w.countRows("SELECT COUNT(*) FROM intents WHERE failure_code IN ('payee_blocked', 'wallet_blocked', 'token_paused', 'contract_blocked')"); n != 4 {
			t.Errorf("%d intents have their codes, want 4", n)
		}
		assertIs(t, "the status after all", w.withdrawAndWait(mine, 30*money.Dollar).Status, transfer.Completed)
		w.assertBooksBalance()
	})
}
