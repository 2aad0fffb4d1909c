package app

import (
	"errors"
	"strings"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// onSolana is the request with Solana as its destination chain, and the payee's address there.
func onSolana(r transfer.WithdrawalRequest) transfer.WithdrawalRequest {
	r.DestinationChain, r.DestinationAddress = chain.SolanaDevnet, solanaDestinationOf(1).String()
	return r
}

// A withdrawal is paid after the backup, and under the restored database asked for again with another destination
// chain: while it is held it cannot be cancelled, and it fails with the name of the transaction.
func TestARequestIsNotPaidAgainOnAnotherChain(t *testing.T) {
	for name, test := range map[string]struct {
		first, again func(transfer.WithdrawalRequest) transfer.WithdrawalRequest
		lost, looked bool // looked: it is cancelled once the service has begun to give its id up
	}{
		"Solana after an EVM chain":                       {onEVM, onSolana, true, false},
		"an EVM chain after Solana":                       {onSolana, onEVM, true, false},
		"an EVM chain after Solana, whose id is given up": {onSolana, onEVM, true, true},
		"restored, not lost":                              {onEVM, onSolana, false, false},
	} {
		t.Run(name, func(t *testing.T) {
			eachDrill(t, func(d *drill) {
				d.serve()
				mine := d.delegatedWallet()
				d.fundOnSolana([]wallet.Wallet{mine}, 80*money.Dollar)
				backup := d.backUp()
				request := payoutTo(mine, 1, 60*money.Dollar)
				if w := d.withdraw([]transfer.WithdrawalRequest{test.first(request)})[0]; w.Status != transfer.Completed {
					d.Fatalf("the first life's is %s: %s", w.Status, failureOf(w))
				}
				paid := func() [2]int64 {
					return [2]int64{d.paidTo(destinationOf(1)), int64(d.Solana.TokenBalance(validator.USDC, solanaDestinationOf(1)))}
				}
				first := paid()
				d.exchange(backup)
				printed, err := d.recoverBooks(RecoverOptions{RosterFiles: []string{d.roster}, Lost: test.lost, CancelUnsigned: test.lost})
				if err != nil && !errors.Is(err, errNotOpened) {
					d.Fatalf("%v\n%s", err, printed)
				}
				d.serve()
				again := d.ask(test.again(request))
				if test.looked {
					d.until("its id is being given up", func() bool {
						var n int
						return d.DB.QueryRow(d.T.Context(), `SELECT COUNT(*) FROM intents WHERE id = $1`, again.Legs[0].Steps[0].ID).Scan(&n) == nil && n == 1
					})
				}
				if test.lost { // it is held until it is released
					if _, err := d.Transfers.Cancel(d.T.Context(), mine.Organization, mine.ID, again.ID); fault.CodeOf(err) != fault.WithdrawalPayoutInProgress {
						d.Errorf("its cancellation: %v", err)
					}
					d.release(mine)
				}
				w := d.untilEnded(mine, wallet.Withdrawal, again.ID)
				if w.Status != transfer.Failed || !strings.Contains(failureOf(w), "requestId was used before by transaction") {
					d.Errorf("asked for again with another chain it is %s: %q", w.Status, failureOf(w))
				}
				if now := paid(); now != first {
					d.Errorf("one requestId has paid %d units on the EVM chain and on Solana, %d before the loss", now, first)
				}
			})
		})
	}
}

func onEVM(r transfer.WithdrawalRequest) transfer.WithdrawalRequest { return r }

// A payout on an EVM chain was signed by the lost database and has not landed. Its customer asks for it again on
// Solana, under another requestId and under the same: it is held there like one on the chain of the first, since the
// lost signature may pay as well.
func TestALostPayoutIsNotReplacedOnAnotherChain(t *testing.T) {
	for name, renamed := range map[string]bool{"another requestId": true, "the same requestId": false} {
		t.Run(name, func(t *testing.T) {
			eachDrill(t, func(d *drill) {
				d.serve()
				mine := d.delegatedWallet()
				d.fundOnSolana([]wallet.Wallet{mine}, 80*money.Dollar)
				backup := d.backUp()
				d.end()
				lost := d.signAndLose(payoutTo(mine, 1, 60*money.Dollar))
				d.exchange(backup)
				d.recoverLost()
				d.serve()
				again := onSolana(lost.request)
				if renamed {
					again.RequestID = uuid.New()
				}
				w := d.ask(again)
				d.untilHeld(w)
				if held, err := transfer.ListHeld(d.T.Context(), d.DB); err != nil || len(held) != 1 || held[0].Chain != chain.SolanaDevnet {
					d.Errorf("listed as held: %+v, %v", held, err)
				}
				if err := d.land(lost); err != nil {
					d.Fatal(err)
				}
				if got := d.Solana.TokenBalance(validator.USDC, solanaDestinationOf(1)); d.paidTo(destinationOf(1)) != 59_950_000 || got != 0 {
					d.Errorf("the payee of one payout of 60 dollars has %d units on the EVM chain and %d on Solana", d.paidTo(destinationOf(1)), got)
				}
			})
		})
	}
}
