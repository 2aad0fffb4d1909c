package e2e

import (
	"net/http"
	"slices"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/app"
)

// The lane of USDT has a source of its own: it takes part of a wallet's cash by request, gains only when its own
// price does, and pays out its gain once the fund has struck.
func TestAPIAllocatesUSDT(t *testing.T) {
	eachWorld(t, func(t *testing.T, w *world) {
		s := w.newOrganization(t)
		const source = app.SandboxUSDTSource
		wallet := s.newIdleWallet("tether")
		s.fundWallet(wallet, "usdt", "500.000000")
		s.assertRefused("validation_error", http.MethodPost, walletPath(wallet.ID)+"/allocate",
			fields{"requestId": uuid.New(), "allocations": []fields{{"from": usdtCash, "to": vaultID, "amountUsd": "400.000000"}}})
		entered := s.startAllocation(wallet.ID, usdtCash, source, "400.000000")
		waitFor(s, "the shares are requested", walletPath(wallet.ID)+"/rebalances/"+entered.RebalanceID.String(),
			func(r client.Rebalance) bool { return r.RebalanceLegs[0].StepsCompleted == 1 })
		s.strikeFund(source)
		s.waitUntilRebalanced(entered, wallet.ID)

		worth := func(least string) func(client.Wallet) bool {
			return func(w client.Wallet) bool {
				for _, p := range w.Positions {
					if p.ID == source && atLeast(t, p.AmountUSD, least) {
						return w.Status == client.WalletStatusIdle
					}
				}
				return false
			}
		}
		waitFor(s, "the source holds what was allocated", walletPath(wallet.ID), worth("399.999990"))
		set := func(id, nav string) {
			postJSON[client.YieldSource](s, http.StatusOK, "/v2/sandbox/sources/"+id, fields{"apyBps": 0, "navUsd": nav})
		}
		set(vaultID, "9000.000000")
		if held := decodeResponse[client.Wallet](s, http.StatusOK, s.send(http.MethodGet, walletPath(wallet.ID), "")); worth("401")(held) {
			t.Errorf("the price of %s moved that of %s: %+v", vaultID, source, held.Positions)
		}
		set(source, "440.000000")
		waitFor(s, "the source's gain is shown", walletPath(wallet.ID), worth("439.999990"))

		// The cash is a hundred: most of it is redeemed, once the fund has struck.
		made := postJSON[client.Withdrawal](s, http.StatusCreated, walletPath(wallet.ID)+"/withdrawals", withdrawalBody("usdt", "530", outsideAddress(5)))
		waitFor(s, "the redemption is requested", walletPath(wallet.ID)+"/withdrawals/"+made.ID.String(), func(v client.Withdrawal) bool {
			return slices.ContainsFunc(v.PayoutLegs, func(l client.Leg) bool { return l.From.ID == source && l.StepsCompleted == 1 })
		})
		s.strikeFund(source)
		paid := s.waitUntilPaid(wallet.ID, made.ID)
		if paid.AmountPaidUSD == nil || !atLeast(t, *paid.AmountPaidUSD, "529.9") {
			t.Errorf("of 530 was paid: %+v", paid)
		}
		w.assertBooksMatchChain()
	})
}

// strikeFund has a source that settles later strike now, which settles its requests.
func (c *caller) strikeFund(source string) {
	c.tb.Helper()
	postJSON[client.YieldSource](c, http.StatusOK, "/v2/sandbox/sources/"+source, fields{"strike": true})
}
