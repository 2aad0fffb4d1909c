package app

import (
	"encoding/base64"
	"errors"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/transfer"
)

// awaitVersion waits for a signed version of a payout on Solana, which the fee payer has signed, too.
func (d *drill) awaitVersion(w transfer.Workflow) (tx solana.Transaction) {
	d.Helper()
	var text string
	d.until("there is a version", func() bool {
		return d.DB.QueryRow(d.T.Context(), `SELECT raw FROM solana_versions WHERE intent_id = $1`, w.Legs[0].Steps[0].ID).Scan(&text) == nil
	})
	raw, err := base64.StdEncoding.DecodeString(text)
	if err == nil {
		tx, err = solana.DecodeTransaction(raw)
	}
	if err != nil {
		d.Fatal(err)
	}
	return tx
}

// Somebody keeps a payout on Solana that the lost database signed, and sends it once the backup is restored and
// another was paid in its place. It is too old by then: `granary recover --lost` waits for that.
func TestALostPayoutOnSolanaIsNotPaidTwice(t *testing.T) {
	eachDrill(t, func(d *drill) {
		d.serve()
		mine := d.create(newWallets(1))
		d.fundOnSolana(mine, 150*money.Dollar)
		backup := d.backUp()
		node := rpctest.New(d.T, d.Solana.URL())
		node.Set(rpctest.Faults{SwallowSends: true})
		d.configure(func(ch ChainConfig) ChainConfig {
			if ch.Solana.served() {
				ch.Solana.RPC = NodeURLs{node.URL}
			}
			return ch
		})
		request := payoutOnSolana(mine[0], 1, 60*money.Dollar)
		lost := d.awaitVersion(d.ask(request))
		d.exchange(backup)
		d.recoverLost()
		d.serve()
		d.release(mine[0])
		again := request
		again.RequestID = uuid.New()
		if w := d.withdraw([]transfer.WithdrawalRequest{again})[0]; w.Status != transfer.Completed {
			d.Errorf("the payout in its place is %s: %s", w.Status, failureOf(w))
		}
		if err := errors.Join(d.Solana.Send(lost), d.Solana.MineSlots(3)); err != nil {
			d.Fatal(err)
		}
		if paid := d.Solana.TokenBalance(validator.USDC, solanaDestinationOf(1)); paid != 59_950_000 {
			d.Errorf("%d units were paid for one payout of 60 dollars", paid)
		}
		d.assertBooksAgree()
	})
}
