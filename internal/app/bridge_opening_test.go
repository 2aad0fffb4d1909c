package app

import (
	"testing"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// The database is lost with every backup after a withdrawal over chains was paid, and it is asked for
// again: what came over before the books were opened anew is in the opening balance, and settles the transfer.
func TestEveryBackupIsLostAfterACrossing(t *testing.T) {
	for _, token := range []chain.Token{chain.USDC, chain.USDT} {
		t.Run(string(token), func(t *testing.T) {
			b := newBridged(newDrill(t, store.SQLite), token)
			request := b.tenToBase()
			if w := b.withdraw([]transfer.WithdrawalRequest{request})[0]; w.Status != transfer.Completed {
				b.Fatalf("the withdrawal is %s: %s", w.Status, failureOf(w))
			}
			b.exchange(storetest.Address(t, store.SQLite))
			if printed, err := b.recoverBooks(RecoverOptions{RosterFiles: []string{b.roster}}); err != nil {
				b.Fatalf("%v\n%s", err, printed)
			}
			b.assertBooksAgree()
			b.serve()
			w, _, err := b.Transfers.Withdraw(t.Context(), request)
			if err != nil {
				b.Fatal(err)
			}
			b.until("it is sent, or ends", func() bool {
				found, err := b.Transfers.Get(t.Context(), w.Organization, w.Wallet, wallet.Withdrawal, w.ID)
				return err == nil && (found.CompletedAt != nil || found.Legs[0].Bridge != nil)
			})
			b.moveTo(b.Clock.Now().Add(50 * 60e9))
			w = b.repeat(request)
			if x := w.Legs[0].Bridge; w.Status != transfer.Completed || x == nil || x.InTransit != 0 {
				b.Errorf("the withdrawal that was paid is %s: %s; its transfer %+v", w.Status, failureOf(w), x)
			}
			total := b.holds(b.mine, chain.CashID(chain.Base, token)) + b.holds(b.mine, chain.CashID(chain.EthereumSepolia, token))
			var transit int64
			_ = b.DB.QueryRow(t.Context(), `SELECT COALESCE(CAST(SUM(in_transit) AS BIGINT), 0) FROM bridge_transfers`).Scan(&transit)
			if total+money.USD(transit) != 490*money.Dollar {
				b.Errorf("the wallet has %s of cash and %s in transit; it has 490 on the chains", total, money.USD(transit))
			}
			b.assertBooksAgree()
		})
	}
}

// So it is where it was brought in by somebody else, or delivered, and not paid yet.
func TestEveryBackupIsLostBeforeThePayoutOfACrossing(t *testing.T) {
	for _, token := range []chain.Token{chain.USDC, chain.USDT} {
		t.Run(string(token), func(t *testing.T) {
			b := newBridged(newDrill(t, store.SQLite), token)
			request := b.tenToBase()
			b.bridge.setMode()("silent")
			w, _, err := b.Transfers.Withdraw(b.T.Context(), request)
			if err != nil {
				b.Fatal(err)
			}
			sent := b.awaitTransfer(w, "it is sent", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseSent })
			b.end()
			b.bridge.setMode()("normal")
			if token == chain.USDC {
				b.bringInByStranger(sent)
			}
			b.until("it has come", func() bool { return b.unitsOnBase(b.mine.Addresses[chain.Base].EVM()) == 10_000_000 })
			b.exchange(storetest.Address(t, store.SQLite))
			if printed, err := b.recoverBooks(RecoverOptions{RosterFiles: []string{b.roster}}); err != nil {
				b.Fatalf("%v\n%s", err, printed)
			}
			b.serve()
			w, _, err = b.Transfers.Withdraw(t.Context(), request)
			if err != nil {
				b.Fatal(err)
			}
			b.until("it is sent, or ends", func() bool {
				found, err := b.Transfers.Get(t.Context(), w.Organization, w.Wallet, wallet.Withdrawal, w.ID)
				return err == nil && (found.CompletedAt != nil || found.Legs[0].Bridge != nil)
			})
			b.moveTo(b.Clock.Now().Add(50 * 60e9))
			w = b.repeat(request)
			if x := w.Legs[0].Bridge; w.Status != transfer.Completed || x == nil || x.InTransit != 0 {
				b.Errorf("the withdrawal is %s: %s; its transfer is %s, %s in transit: %s; the books have %s on the second chain", w.Status, failureOf(w), x.Phase, x.InTransit, x.Problem, b.holds(b.mine, chain.CashID(chain.Base, token)))
			}
			b.assertBooksAgree()
		})
	}
}
