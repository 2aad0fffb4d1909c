package app

import (
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/recovery"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// granary recover runs beside serving replicas: a wallet is read again when its books have anything of
// a later block than was read. Here that is an amount that a bridge brought, by which a crossing ended, and
// the page of wallets was read a moment before its block was final.
func TestAnArrivalAfterTheReadingIsNotTakenOutOfTheBooks(t *testing.T) {
	eachDrill(t, func(d *drill) {
		b := newBridged(d, chain.USDT)
		b.bridge.setMode()("silent")
		w := b.begin()
		b.awaitTransfer(w, "it is sent", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseSent })
		if _, err := b.Transfers.Cancel(d.T.Context(), b.mine.Organization, b.mine.ID, w.ID); err != nil {
			d.Fatal(err)
		}
		b.bridge.setMode()("normal")
		b.untilEnded(b.mine, wallet.Withdrawal, w.ID)
		b.assertBooksAgree()
		receipt, err := b.Clients[chain.Base].Receipt(d.T.Context(), common.HexToHash(b.transferOf(w).ReceivedHash))
		if err != nil {
			d.Fatal(err)
		}
		b.end()
		back := &recovery.Service{DB: b.DB, Wallets: b.Wallets, Catalog: b.Catalog, Clients: b.Clients, Solana: b.SolanaClients}
		// As if the page of wallets had been read a moment before that block was final.
		read := func(final int64) {
			if err := b.DB.Write(d.T.Context(), func(tx *store.Tx) error {
				tx.Defer(`UPDATE chain_cursors SET final_number = $1 WHERE chain = 'base'`, final)
				return nil
			}); err != nil {
				d.Fatal(err)
			}
		}
		now := b.count(`SELECT final_number FROM chain_cursors WHERE chain = 'base'`)
		read(receipt.BlockNumber.Int64() - 1)
		var left []string
		if err := back.Open(d.T.Context(), chain.Base, []uuid.UUID{b.mine.ID}, 0, true, func(o recovery.Opening) error {
			if o.Posted || len(o.Differences) > 0 {
				d.Errorf("posted %v: %+v", o.Posted, o.Differences)
			}
			left = append(left, o.Why)
			return nil
		}); err != nil {
			d.Error(err)
		}
		if len(left) != 1 || !strings.Contains(left[0], "has moved its positions") {
			d.Errorf("a wallet whose books are of a later block than was read is left since %q", left)
		}
		read(now)
		b.assertOnBase(10 * money.Dollar)
		if err := back.Open(d.T.Context(), chain.Base, []uuid.UUID{b.mine.ID}, 0, true, func(o recovery.Opening) error {
			d.Errorf("posted %v: %+v", o.Posted, o.Differences)
			return nil
		}); err != nil {
			d.Error(err)
		}
		b.assertOnBase(10 * money.Dollar)
	})
}
