package e2e

import (
	"net/http"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/store"
)

// checkWalletLimit asks for a wallet where the organization, a new one, has as many
// as it may.
func (s *scene) checkWalletLimit(w *world) {
	s.tb.Helper()
	limits := w.Config.Limits
	limits.Wallets = 1
	_, url := w.startProcess(s.tb, limits)
	other := w.newOrganization(s.tb)
	there := newCaller(s.tb, url, other.org, other.token, w)
	create := apiContract().byID()["createWallet"]
	if a := there.sendRequest(create, s.validRequests()["createWallet"]); a.status != http.StatusCreated {
		s.tb.Errorf("the wallet that there may be: %s", a)
	}
	if a := there.sendRequest(create, s.validRequests()["createWallet"]); a.code() != "wallet_limit_reached" {
		s.tb.Errorf("one wallet too many: %s", a)
	}
}

// checkFailedWallet asks for something of a wallet that was given up, and then for
// the wallet again.
func (s *scene) checkFailedWallet(w *world) {
	s.tb.Helper()
	other := w.newOrganization(s.tb)
	made := other.newIdleWallet("given up")
	err := w.DB.Write(s.tb.Context(), func(tx *store.Tx) error {
		tx.Defer(`DELETE FROM wallet_addresses WHERE wallet_id = $1`, made.ID)
		tx.Defer(`UPDATE wallets SET lifecycle = 'failed', addresses = '{}' WHERE id = $1`, made.ID)
		return nil
	})
	if err != nil {
		s.tb.Fatal(err)
	}
	if read := decodeResponse[client.Wallet](other, http.StatusOK, other.send(http.MethodGet, walletPath(made.ID), "")); read.Status != client.WalletStatusFailed {
		s.tb.Errorf("a wallet that was given up is %s", read.Status)
	}
	for _, id := range []string{"createWithdrawal", "previewWithdrawal", "allocate", "previewAllocation"} {
		r := s.validRequests()[id]
		r.path["id"] = made.ID.String()
		if a := other.sendRequest(apiContract().byID()[id], r); a.code() != "wallet_creation_failed" {
			s.tb.Errorf("%s of a wallet that was given up answered %s", id, a)
		}
	}
	again := postJSON[client.Wallet](other, http.StatusOK, "/v2/wallets", fields{"requestId": made.RequestID, "label": made.Label, "autoRebalance": false})
	if again.ID != made.ID {
		s.tb.Errorf("asked for again, %s became %s", made.ID, again.ID)
	}
	if mended := other.waitUntilIdle(made.ID); mended.DepositAddresses[sepolia] != made.DepositAddresses[sepolia] {
		s.tb.Errorf("asked for again, the wallet has %v and not %v", mended.DepositAddresses, made.DepositAddresses)
	}
}
