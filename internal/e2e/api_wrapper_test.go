package e2e

import (
	"net/http"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
)

// A fee wrapper of its own is to a wallet what any other source is: its strategy
// names it, and what comes in is deposited there, earns, is charged, and can be
// paid out. Nobody else can name it.
func TestAPIWalletHoldsAFeeWrapper(t *testing.T) {
	eachWorld(t, func(t *testing.T, w *world) {
		s, stranger := w.join(t), w.join(t)
		body := wrapped()
		made := s.ready(post[client.FeeWrapper](s, http.StatusCreated, "/v2/fee-wrappers", body).ID)
		through := made.ID.String()
		strategy := fields{"requestId": uuid.New(), "label": "wrapped", "autoRebalance": true, "strategy": lane("usdc", through)}

		seeing(s, "the catalog has it", "/v2/wallets/yield-sources", func(p client.YieldSourcePage) bool { return len(p.Data) == 2 })
		if seen := take[client.YieldSourcePage](stranger, http.StatusOK, stranger.send(http.MethodGet, "/v2/wallets/yield-sources", "")); len(seen.Data) != 1 {
			t.Errorf("a stranger sees %d sources", len(seen.Data))
		}
		stranger.refused("yield_source_not_found", http.MethodPost, "/v2/wallets", strategy)
		s.refused("yield_source_not_found", http.MethodPost, "/v2/fee-wrappers", merge(wrapped(), fields{"sVaultId": through}))

		wallet := s.idle(post[client.Wallet](s, http.StatusCreated, "/v2/wallets", strategy).ID)
		s.credited(wallet.ID, s.faucet("usdc", wallet.DepositAddresses[sepolia], "1000.000000"))
		held := func(least string) client.Wallet {
			return seeing(s, "the wrapper holds its part", walletPath(wallet.ID), func(w client.Wallet) bool {
				for _, p := range w.Positions {
					if p.ID == through && atLeast(t, p.AmountUSD, least) {
						return w.Status == client.WalletStatusIdle
					}
				}
				return false
			})
		}
		held("999.999990")
		live := take[client.FeeWrapper](s, http.StatusOK, s.send(http.MethodGet, "/v2/fee-wrappers/"+through, ""))
		if live.TVLUSD == nil || !atLeast(t, *live.TVLUSD, "999.999990") || live.Underlying == nil || live.Underlying.YieldSourceID != vaultID {
			t.Errorf("the wrapper is worth %+v", live)
		}

		// A fee that is raised waits two days.
		take[client.FeeWrapper](s, http.StatusAccepted, s.send(http.MethodPatch, "/v2/fee-wrappers/"+through, `{"performanceFeeBps":1500}`))
		waiting := seeing(s, "the raise is announced", "/v2/fee-wrappers/"+through, func(w client.FeeWrapper) bool { return w.ScheduledFees != nil })
		if waiting.PerformanceFeeBps != 1000 || waiting.ScheduledFees.PerformanceFeeBps != 1500 {
			t.Errorf("announced: %+v", waiting)
		}
		post[fields](s, http.StatusOK, "/v2/sandbox/clock/advance", fields{"seconds": int(49 * time.Hour / time.Second)})
		seeing(s, "the raise is in force", "/v2/fee-wrappers/"+through, func(w client.FeeWrapper) bool {
			return w.ScheduledFees == nil && w.PerformanceFeeBps == 1500
		})

		// Two days at 4.5 percent are about 25 cents, fees off.
		held("1000.100000")
		out := post[client.Withdrawal](s, http.StatusCreated, walletPath(wallet.ID)+"/withdrawals", withdrawal("usdc", "600", outside(1)))
		if ended := s.ended(wallet.ID, out.ID); ended.Status != client.WithdrawalStatusCompleted {
			t.Errorf("the withdrawal is %s: %v", ended.Status, ended.FailureReason)
		}
		s.idle(wallet.ID)

		// Whom the organization took off its list, no strategy puts back.
		mine := "/v2/fee-wrappers/" + through + "/allowlist/" + wallet.DepositAddresses[sepolia]
		listed := func(method string, want bool) {
			take[client.FeeWrapperAllowance](s, http.StatusAccepted, s.send(method, mine, ""))
			seeing(s, "the chain agrees", mine, func(a client.FeeWrapperAllowance) bool { return a.Allowed == want })
		}
		listed(http.MethodDelete, false)
		w.settled()
		s.credited(wallet.ID, s.faucet("usdc", wallet.DepositAddresses[sepolia], "100.000000"))
		eventually(t, "the wallet asked to be let in, and waits", func() bool {
			return w.count(`SELECT COUNT(*) FROM tasks WHERE kind = 'wallet.balance' AND last_error LIKE '%yet to admit%'`) == 1 &&
				w.count(`SELECT COUNT(*) FROM tasks WHERE kind = 'yield.admit'`) == 0
		})
		if n := w.count(`SELECT COUNT(*) FROM contract_changes WHERE status = 'submitted'`); n != 0 {
			t.Errorf("%d changes put the wallet back", n)
		}
		listed(http.MethodPut, true)
		post[fields](s, http.StatusOK, "/v2/sandbox/clock/advance", fields{"seconds": 60})
		held("490.000000")
		w.settled()
		w.proven()
	})
}

// Changes of a list that came while one was under way go together, the last wish
// for an address decides, and each is told of as its own.
func TestAPIChangesOfAListGoTogether(t *testing.T) {
	eachWorld(t, func(t *testing.T, w *world) {
		s := w.join(t)
		made := s.ready(post[client.FeeWrapper](s, http.StatusCreated, "/v2/fee-wrappers", wrapped()).ID)
		at := func(n byte) string { return "/v2/fee-wrappers/" + made.ID.String() + "/allowlist/" + outside(n) }
		const first, last, removed = 20, 31, 30
		w.held(func() {
			for n := byte(first); n <= last; n++ {
				take[client.FeeWrapperAllowance](s, http.StatusAccepted, s.send(http.MethodPut, at(n), ""))
			}
			take[client.FeeWrapperAllowance](s, http.StatusAccepted, s.send(http.MethodDelete, at(removed), ""))
		})
		w.settled()
		for n := byte(first); n <= last; n++ {
			if a := take[client.FeeWrapperAllowance](s, http.StatusOK, s.send(http.MethodGet, at(n), "")); a.Allowed == (n == removed) {
				t.Errorf("address %d: %+v", n, a)
			}
		}
		if n := w.count(`SELECT COUNT(*) FROM contract_changes WHERE kind = 'set_allowed' AND status = 'confirmed'`); n != last-first+2 {
			t.Errorf("%d changes are confirmed", n)
		}
		if n := w.count(`SELECT COUNT(*) FROM contract_changes WHERE kind = 'set_allowed' AND tx_hash IS NOT NULL`); n > 2 {
			t.Errorf("they took %d transactions", n)
		}
		take[client.FeeWrapperAllowance](s, http.StatusOK, s.send(http.MethodDelete, at(removed), ""))
		take[client.FeeWrapperAllowance](s, http.StatusAccepted, s.send(http.MethodPut, at(removed), ""))
		seeing(s, "it is on the list again", at(removed), func(a client.FeeWrapperAllowance) bool { return a.Allowed })
	})
}

// A raise that somebody else puts into force is seen, and not asked for for ever.
func TestAPIRaiseThatAStrangerApplies(t *testing.T) {
	eachWorld(t, func(t *testing.T, w *world) {
		s := w.join(t)
		made := s.ready(post[client.FeeWrapper](s, http.StatusCreated, "/v2/fee-wrappers", wrapped()).ID)
		path := "/v2/fee-wrappers/" + made.ID.String()
		take[client.FeeWrapper](s, http.StatusAccepted, s.send(http.MethodPatch, path, `{"performanceFeeBps":1500}`))
		seeing(s, "the raise is announced", path, func(w client.FeeWrapper) bool { return w.ScheduledFees != nil })
		late := func(tx *store.Tx) error { // the stranger is to come first
			tx.Defer(`UPDATE tasks SET run_at = run_at + 36000000000 WHERE kind = 'feewrapper.raise'`)
			return nil
		}
		if err := w.DB.Write(t.Context(), late); err != nil {
			t.Fatal(err)
		}
		travel := func(d time.Duration) {
			post[fields](s, http.StatusOK, "/v2/sandbox/clock/advance", fields{"seconds": int(d / time.Second)})
		}
		travel(49 * time.Hour)
		w.strangely(*made.ContractAddress, contracts.NewFeeWrapper().PackApplyFeeRaise())
		travel(12 * time.Hour)
		seeing(s, "the raise is in force", path, func(w client.FeeWrapper) bool { return w.ScheduledFees == nil && w.PerformanceFeeBps == 1500 })
		w.settled()
	})
}

// What somebody sends a wallet of another's wrapper is no business of its books.
func TestAPISharesOfAnothersWrapperAreInNoBooks(t *testing.T) {
	eachWorld(t, func(t *testing.T, w *world) {
		s, other := w.join(t), w.join(t)
		victim := other.idle(post[client.Wallet](other, http.StatusCreated, "/v2/wallets", fields{"requestId": uuid.New(), "label": "victim", "autoRebalance": false}).ID)
		body := merge(wrapped(), fields{"feeRecipientAddress": victim.DepositAddresses[sepolia]})
		made := s.ready(post[client.FeeWrapper](s, http.StatusCreated, "/v2/fee-wrappers", body).ID)
		other.refused("invalid_destination_address", http.MethodPost, "/v2/fee-wrappers", merge(body, fields{"requestId": uuid.New()}))
		seeing(s, "the catalog has it", "/v2/wallets/yield-sources", func(p client.YieldSourcePage) bool { return len(p.Data) == 2 })
		wallet := s.idle(post[client.Wallet](s, http.StatusCreated, "/v2/wallets", fields{"requestId": uuid.New(), "label": "wrapped", "autoRebalance": true,
			"strategy": lane("usdc", made.ID.String())}).ID)
		s.credited(wallet.ID, s.faucet("usdc", wallet.DepositAddresses[sepolia], "1000.000000"))
		seeing(s, "the wrapper holds it", "/v2/fee-wrappers/"+made.ID.String(), func(w client.FeeWrapper) bool { return w.TVLUSD != nil && atLeast(t, *w.TVLUSD, "999") })
		post[fields](s, http.StatusOK, "/v2/sandbox/clock/advance", fields{"seconds": int(240 * time.Hour / time.Second)})
		w.strangely(*made.ContractAddress, contracts.NewFeeWrapper().PackCollectFees())
		w.settled()
		w.proven()
	})
}

// strangely has somebody whom the service does not know call a contract, and
// waits until that is final.
func (w *world) strangely(contract string, data []byte) {
	w.tb.Helper()
	if err := w.Chain.AsOwner(w.tb.Context(), common.HexToAddress(contract), data); err != nil {
		w.tb.Fatal(err)
	}
	head, err := w.Clients[sepolia].Head(w.tb.Context())
	if err != nil {
		w.tb.Fatal(err)
	}
	eventually(w.tb, "that is final", func() bool {
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
