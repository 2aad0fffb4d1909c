package app

import (
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// repeat asks for a withdrawal again and waits until it ends, or cannot.
func (b *bridged) repeat(request transfer.WithdrawalRequest) transfer.Workflow {
	b.Helper()
	w, _, err := b.Transfers.Withdraw(b.T.Context(), request)
	if err != nil {
		b.Fatal(err)
	}
	b.until("the withdrawal ends, or says why it does not", func() bool {
		found, err := b.Transfers.Get(b.T.Context(), w.Organization, w.Wallet, wallet.Withdrawal, w.ID)
		if err != nil {
			b.Fatal(err)
		}
		w = found
		return w.CompletedAt != nil || w.Legs[0].Bridge != nil && w.Legs[0].Bridge.Problem != ""
	})
	return w
}

func (b *bridged) tenToBase() transfer.WithdrawalRequest {
	return transfer.WithdrawalRequest{Organization: b.mine.Organization, Wallet: b.mine.ID, RequestID: uuid.New(), DestinationChain: chain.Base, DestinationAddress: destinationOf(1),
		Token: chain.USDC, Amount: 10 * money.Dollar, Sources: []transfer.Draw{{Position: sandboxCash, Amount: 10 * money.Dollar}}}
}

// followedAll waits until all that happened on the second chain is read and final in the books.
func (b *bridged) followedAll() {
	b.Helper()
	head, err := b.Clients[chain.Base].Head(b.T.Context())
	if err != nil {
		b.Fatal(err)
	}
	b.until("the second chain is read", func() bool {
		return b.count(`SELECT final_number FROM chain_cursors WHERE chain = 'base'`) >= int64(head.Number) &&
			b.count(`SELECT COUNT(*) FROM bridge_arrivals`) == 0
	})
}

// A backup from before a withdrawal is restored, and the withdrawal asked for again: what its own
// intent brought in is in the books once.
func TestABackupFromBeforeATransferIsRestored(t *testing.T) {
	eachBridged(t, func(b *bridged) {
		backup := b.backUp()
		request := b.tenToBase()
		if w := b.withdraw([]transfer.WithdrawalRequest{request})[0]; w.Status != transfer.Completed {
			b.Fatalf("the withdrawal is %s: %s", w.Status, failureOf(w))
		}
		b.exchange(backup)
		b.serve()
		b.followedAll()
		w := b.repeat(request)
		if w.Status != transfer.Completed {
			b.Errorf("the withdrawal is %s: %s", w.Status, failureOf(w))
			if x := w.Legs[0].Bridge; x != nil {
				b.Errorf("its transfer is %s with %s in transit: %s", x.Phase, x.InTransit, x.Problem)
			}
		}
		if got, on := b.holds(b.mine, baseCash), b.unitsOnBase(b.mine.Addresses[chain.Base].EVM()); int64(got) != on {
			b.Errorf("the books have %s on the second chain, which has %d units", got, on)
		}
		b.assertBooksAgree()
	})
}
