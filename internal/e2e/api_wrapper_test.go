package e2e

import (
	"net/http"
	"slices"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/waittest"
)

// A fee wrapper of its own is to a wallet a source like others: its strategy names it, and deposits go there, earn,
// are charged, and can be paid out. Other organizations cannot name it.
func TestAPIWalletHoldsAFeeWrapper(t *testing.T) {
	eachWorld(t, func(t *testing.T, w *world) {
		s, stranger := w.newOrganization(t), w.newOrganization(t)
		body := feeWrapperBody()
		made := s.waitUntilWrapperReady(postJSON[client.FeeWrapper](s, http.StatusCreated, "/v2/fee-wrappers", body).ID)
		through := made.ID.String()
		strategy := fields{"requestId": uuid.New(), "label": "wrapped", "autoRebalance": true, "strategy": singleTargetStrategy("usdc", through)}

		s.waitUntilInCatalog(through)
		if seen := decodeResponse[client.YieldSourcePage](stranger, http.StatusOK, stranger.send(http.MethodGet, "/v2/wallets/yield-sources", "")); slices.ContainsFunc(seen.Data, func(y client.YieldSource) bool { return y.ID == through }) {
			t.Error("a stranger sees the wrapper")
		}
		stranger.assertRefused("yield_source_not_found", http.MethodPost, "/v2/wallets", strategy)
		s.assertRefused("yield_source_not_found", http.MethodPost, "/v2/fee-wrappers", mergeFields(feeWrapperBody(), fields{"sVaultId": through}))

		wallet := s.waitUntilIdle(postJSON[client.Wallet](s, http.StatusCreated, "/v2/wallets", strategy).ID)
		s.waitUntilCredited(wallet.ID, s.payFromFaucet("usdc", wallet.DepositAddresses[sepolia], "1000.000000"))
		held := func(least string) client.Wallet {
			return waitFor(s, "the wrapper holds its part", walletPath(wallet.ID), func(w client.Wallet) bool {
				for _, p := range w.Positions {
					if p.ID == through && atLeast(t, p.AmountUSD, least) {
						return w.Status == client.WalletStatusIdle
					}
				}
				return false
			})
		}
		held("999.999990")
		live := decodeResponse[client.FeeWrapper](s, http.StatusOK, s.send(http.MethodGet, "/v2/fee-wrappers/"+through, ""))
		if live.TVLUSD == nil || !atLeast(t, *live.TVLUSD, "999.999990") || live.Underlying == nil || live.Underlying.YieldSourceID != vaultID {
			t.Errorf("the wrapper is worth %+v", live)
		}

		// A fee that is raised waits two days.
		decodeResponse[client.FeeWrapper](s, http.StatusAccepted, s.send(http.MethodPatch, "/v2/fee-wrappers/"+through, `{"performanceFeeBps":1500}`))
		waiting := waitFor(s, "the raise is announced", "/v2/fee-wrappers/"+through, func(w client.FeeWrapper) bool { return w.ScheduledFees != nil })
		if waiting.PerformanceFeeBps != 1000 || waiting.ScheduledFees.PerformanceFeeBps != 1500 {
			t.Errorf("announced: %+v", waiting)
		}
		postJSON[fields](s, http.StatusOK, "/v2/sandbox/clock/advance", fields{"seconds": int(49 * time.Hour / time.Second)})
		waitFor(s, "the raise is in force", "/v2/fee-wrappers/"+through, func(w client.FeeWrapper) bool {
			return w.ScheduledFees == nil && w.PerformanceFeeBps == 1500
		})

		// Two days at 4.5 percent are about 25 cents, fees off.
		held("1000.100000")
		out := postJSON[client.Withdrawal](s, http.StatusCreated, walletPath(wallet.ID)+"/withdrawals", withdrawalBody("usdc", "600", outsideAddress(1)))
		if ended := s.waitUntilWithdrawn(wallet.ID, out.ID); ended.Status != client.WithdrawalStatusCompleted {
			t.Errorf("the withdrawal is %s: %v", ended.Status, ended.FailureReason)
		}
		s.waitUntilIdle(wallet.ID)

		// Whom the organization took off its list, no strategy puts back.
		mine := "/v2/fee-wrappers/" + through + "/allowlist/" + wallet.DepositAddresses[sepolia]
		listed := func(method string, want bool) {
			decodeResponse[client.FeeWrapperAllowance](s, http.StatusAccepted, s.send(method, mine, ""))
			waitFor(s, "the chain agrees", mine, func(a client.FeeWrapperAllowance) bool { return a.Allowed == want })
		}
		listed(http.MethodDelete, false)
		w.waitUntilSettled()
		s.waitUntilCredited(wallet.ID, s.payFromFaucet("usdc", wallet.DepositAddresses[sepolia], "100.000000"))
		waittest.Until(t, "the wallet asked to be let in, and waits", func() bool {
			return w.queryCount(`SELECT COUNT(*) FROM tasks WHERE kind = 'wallet.balance' AND last_error LIKE '%yet to admit%'`) == 1 &&
				w.queryCount(`SELECT COUNT(*) FROM tasks WHERE kind LIKE 'yield.admit%'`) == 0
		})
		if n := w.queryCount(`SELECT COUNT(*) FROM contract_changes WHERE status = 'submitted'`); n != 0 {
			t.Errorf("%d changes put the wallet back", n)
		}
		listed(http.MethodPut, true)
		postJSON[fields](s, http.StatusOK, "/v2/sandbox/clock/advance", fields{"seconds": 60})
		held("490.000000")
		w.waitUntilSettled()
		w.assertBooksMatchChain()
	})
}

// Changes of a list that came while one was in flight go together, the last request for an address decides, and each
// has an event of its own.
func TestAPIChangesOfAListGoTogether(t *testing.T) {
	eachWorld(t, func(t *testing.T, w *world) {
		s := w.newOrganization(t)
		made := s.waitUntilWrapperReady(postJSON[client.FeeWrapper](s, http.StatusCreated, "/v2/fee-wrappers", feeWrapperBody()).ID)
		at := func(n byte) string { return "/v2/fee-wrappers/" + made.ID.String() + "/allowlist/" + outsideAddress(n) }
		const first, last, removed = 20, 31, 30
		w.withoutBlocks(func() {
			for n := byte(first); n <= last; n++ {
				decodeResponse[client.FeeWrapperAllowance](s, http.StatusAccepted, s.send(http.MethodPut, at(n), ""))
			}
			decodeResponse[client.FeeWrapperAllowance](s, http.StatusAccepted, s.send(http.MethodDelete, at(removed), ""))
		})
		w.waitUntilSettled()
		for n := byte(first); n <= last; n++ {
			if a := decodeResponse[client.FeeWrapperAllowance](s, http.StatusOK, s.send(http.MethodGet, at(n), "")); a.Allowed == (n == removed) {
				t.Errorf("address %d: %+v", n, a)
			}
		}
		if n := w.queryCount(`SELECT COUNT(*) FROM contract_changes WHERE kind = 'set_allowed' AND status = 'confirmed'`); n != last-first+2 {
			t.Errorf("%d changes are confirmed", n)
		}
		if n := w.queryCount(`SELECT COUNT(*) FROM contract_changes WHERE kind = 'set_allowed' AND tx_hash IS NOT NULL`); n > 2 {
			t.Errorf("they took %d transactions", n)
		}
		decodeResponse[client.FeeWrapperAllowance](s, http.StatusOK, s.send(http.MethodDelete, at(removed), ""))
		decodeResponse[client.FeeWrapperAllowance](s, http.StatusAccepted, s.send(http.MethodPut, at(removed), ""))
		waitFor(s, "it is on the list again", at(removed), func(a client.FeeWrapperAllowance) bool { return a.Allowed })
	})
}

// A raise that somebody else puts into force is seen, and not asked for for ever.
func TestAPIRaiseThatAStrangerApplies(t *testing.T) {
	eachWorld(t, func(t *testing.T, w *world) {
		s := w.newOrganization(t)
		made := s.waitUntilWrapperReady(postJSON[client.FeeWrapper](s, http.StatusCreated, "/v2/fee-wrappers", feeWrapperBody()).ID)
		path := "/v2/fee-wrappers/" + made.ID.String()
		decodeResponse[client.FeeWrapper](s, http.StatusAccepted, s.send(http.MethodPatch, path, `{"performanceFeeBps":1500}`))
		waitFor(s, "the raise is announced", path, func(w client.FeeWrapper) bool { return w.ScheduledFees != nil })
		late := func(tx *store.Tx) error { // the stranger is to come first
			tx.Defer(`UPDATE tasks SET run_at = run_at + 36000000000 WHERE kind LIKE 'feewrapper.raise%'`)
			return nil
		}
		if err := w.DB.Write(t.Context(), late); err != nil {
			t.Fatal(err)
		}
		travel := func(d time.Duration) {
			postJSON[fields](s, http.StatusOK, "/v2/sandbox/clock/advance", fields{"seconds": int(d / time.Second)})
		}
		travel(49 * time.Hour)
		w.callAsStranger(*made.ContractAddress, contracts.NewFeeWrapper().PackApplyFeeRaise())
		travel(12 * time.Hour)
		waitFor(s, "the raise is in force", path, func(w client.FeeWrapper) bool { return w.ScheduledFees == nil && w.PerformanceFeeBps == 1500 })
		w.waitUntilSettled()
	})
}

// A stranger's transfer of another's wrapper to a wallet is not in its books.
func TestAPISharesOfAnothersWrapperAreInNoBooks(t *testing.T) {
	eachWorld(t, func(t *testing.T, w *world) {
		s, other := w.newOrganization(t), w.newOrganization(t)
		victim := other.waitUntilIdle(postJSON[client.Wallet](other, http.StatusCreated, "/v2/wallets", fields{"requestId": uuid.New(), "label": "victim", "autoRebalance": false}).ID)
		body := mergeFields(feeWrapperBody(), fields{"feeRecipientAddress": victim.DepositAddresses[sepolia]})
		made := s.waitUntilWrapperReady(postJSON[client.FeeWrapper](s, http.StatusCreated, "/v2/fee-wrappers", body).ID)
		other.assertRefused("invalid_destination_address", http.MethodPost, "/v2/fee-wrappers", mergeFields(body, fields{"requestId": uuid.New()}))
		s.waitUntilInCatalog(made.ID.String())
		wallet := s.waitUntilIdle(postJSON[client.Wallet](s, http.StatusCreated, "/v2/wallets", fields{"requestId": uuid.New(), "label": "wrapped", "autoRebalance": true,
			"strategy": singleTargetStrategy("usdc", made.ID.String())}).ID)
		s.waitUntilCredited(wallet.ID, s.payFromFaucet("usdc", wallet.DepositAddresses[sepolia], "1000.000000"))
		waitFor(s, "the wrapper holds it", "/v2/fee-wrappers/"+made.ID.String(), func(w client.FeeWrapper) bool { return w.TVLUSD != nil && atLeast(t, *w.TVLUSD, "999") })
		postJSON[fields](s, http.StatusOK, "/v2/sandbox/clock/advance", fields{"seconds": int(240 * time.Hour / time.Second)})
		w.callAsStranger(*made.ContractAddress, contracts.NewFeeWrapper().PackCollectFees())
		w.waitUntilSettled()
		w.assertBooksMatchChain()
	})
}

// waitUntilInCatalog waits until a caller sees a source.
func (c *caller) waitUntilInCatalog(source string) {
	c.tb.Helper()
	waitFor(c, "the catalog has it", "/v2/wallets/yield-sources", func(p client.YieldSourcePage) bool {
		return slices.ContainsFunc(p.Data, func(y client.YieldSource) bool { return y.ID == source })
	})
}

// callAsStranger has somebody whom the service does not know call a contract, and
// waits until that is final.
func (w *world) callAsStranger(contract string, data []byte) {
	w.tb.Helper()
	if err := w.Chain.AsOwner(w.tb.Context(), common.HexToAddress(contract), data); err != nil {
		w.tb.Fatal(err)
	}
	head, err := w.Clients[sepolia].Head(w.tb.Context())
	if err != nil {
		w.tb.Fatal(err)
	}
	waittest.Until(w.tb, "that is final", func() bool {
		final, err := w.Clients[sepolia].Final(w.tb.Context())
		return err == nil && final.Number >= head.Number
	})
}

// atLeast compares dollars.
func atLeast(t testing.TB, text, least string) bool {
	t.Helper()
	a, err := money.ParseUSD(text)
	if err != nil {
		t.Fatal(err)
	}
	b, err := money.ParseUSD(least)
	if err != nil {
		t.Fatal(err)
	}
	return a >= b
}
