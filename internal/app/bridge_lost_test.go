package app

import (
	"testing"

	"github.com/ethereum/go-ethereum/common"
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
		return w.CompletedAt != nil || w.Legs[0].Bridge != nil && w.Legs[0].Bridge.Problem.Text != ""
	})
	return w
}

func (b *bridged) tenToBase() transfer.WithdrawalRequest {
	return transfer.WithdrawalRequest{Organization: b.mine.Organization, Wallet: b.mine.ID, RequestID: uuid.New(), DestinationChain: chain.Base, DestinationAddress: destinationOf(1),
		Token: b.token, Amount: 10 * money.Dollar, Sources: []transfer.Draw{{Position: chain.CashID(chain.EthereumSepolia, b.token), Amount: 10 * money.Dollar}}}
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

// A backup from before a withdrawal is restored, and the withdrawal requested again: its own intent's payment is in
// the books once.
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
				b.Errorf("its transfer is %s with %s in transit: %s", x.Phase, x.InTransit, x.Problem.Text)
			}
		}
		if got, on := b.holds(b.mine, baseCash), b.unitsOnBase(b.mine.Addresses[chain.Base].EVM()); int64(got) != on {
			b.Errorf("the books have %s on the second chain, which has %d units", got, on)
		}
		b.assertBooksAgree()
	})
}

// loseAfterArrival has ten dollars sent to the second chain and delivered there by another account, and then the
// database lost: the payment is a deposit under a backup from before.
func (b *bridged) loseAfterArrival() transfer.WithdrawalRequest {
	b.Helper()
	backup := b.backUp()
	request := b.tenToBase()
	b.bridge.setMode()("silent")
	w, _, err := b.Transfers.Withdraw(b.T.Context(), request)
	if err != nil {
		b.Fatal(err)
	}
	sent := b.awaitTransfer(w, "it is sent", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseSent })
	b.end()
	b.bridge.setMode()("normal")
	if b.token == chain.USDC {
		b.bringInByStranger(sent)
	}
	b.until("it has come", func() bool { return b.unitsOnBase(b.mine.Addresses[chain.Base].EVM()) == 10_000_000 })
	b.exchange(backup)
	b.serve()
	b.until("what came is a deposit", func() bool { return b.holds(b.mine, chain.CashID(chain.Base, b.token)) == 10*money.Dollar })
	b.followedAll()
	return request
}

// assertRepeated repeats the request, which is paid once, out of the payment; and the deposit is none.
func (b *bridged) assertRepeated(request transfer.WithdrawalRequest) {
	b.Helper()
	w := b.repeat(request)
	if x := w.Legs[0].Bridge; w.Status != transfer.Completed || x.Phase != transfer.PhaseReceived || x.InTransit != 0 {
		b.Errorf("the withdrawal is %s: %s; its transfer %+v", w.Status, failureOf(w), x)
	}
	if got := b.unitsOnBase(common.HexToAddress(destinationOf(1))); got != 9_950_000 {
		b.Errorf("the payee has %d units", got)
	}
	if got := b.holds(b.mine, chain.CashID(chain.Base, b.token)); got != 0 {
		b.Errorf("the wallet has %s there", got)
	}
	if n := b.count(`SELECT COUNT(*) FROM deposits WHERE chain = 'base' AND status = 'failed' AND reversals = 1`); n != 1 {
		b.Errorf("%d deposits are reversed", n)
	}
	b.assertBooksAgree()
}

// The database is lost after a transfer came in that the wallet did not bring in itself: it is a
// deposit, until the request is repeated. Then it is known whose it was, and is in the books once.
func TestTheDatabaseIsLostAfterATransferCameInByOthers(t *testing.T) {
	t.Parallel()
	for _, token := range []chain.Token{chain.USDC, chain.USDT} {
		t.Run(string(token), func(t *testing.T) {
			eachDrill(t, func(d *drill) {
				b := newBridged(d, token)
				b.assertRepeated(b.loseAfterArrival())
			})
		})
	}
}

// The payment is spent as a deposit before its request is repeated: the transfer waits and reports it, and continues
// once the wallet has as much there again.
func TestADepositThatWasATransferIsSpent(t *testing.T) {
	t.Parallel()
	for _, token := range []chain.Token{chain.USDC, chain.USDT} {
		t.Run(string(token), func(t *testing.T) { eachDrill(t, func(d *drill) { newBridged(d, token).spendWhatCame() }) })
	}
}

func (b *bridged) spendWhatCame() {
	b.Helper()
	request := b.loseAfterArrival()
	spend := transfer.WithdrawalRequest{Organization: b.mine.Organization, Wallet: b.mine.ID, RequestID: uuid.New(), DestinationChain: chain.Base, DestinationAddress: destinationOf(2),
		Token: b.token, Amount: 6 * money.Dollar, Sources: []transfer.Draw{{Position: chain.CashID(chain.Base, b.token), Amount: 6 * money.Dollar}}}
	if w := b.withdraw([]transfer.WithdrawalRequest{spend})[0]; w.Status != transfer.Completed {
		b.Fatalf("the withdrawal is %s: %s", w.Status, failureOf(w))
	}
	w := b.repeat(request)
	if x := w.Legs[0].Bridge; w.CompletedAt != nil || x.Phase != transfer.PhaseSent || x.InTransit != 10*money.Dollar {
		b.Errorf("the withdrawal is %s: %s; its transfer %+v", w.Status, failureOf(w), x)
	}
	b.faucet(chain.Base, b.token, b.mine.Addresses[chain.Base], 6*money.Dollar)
	b.untilEnded(b.mine, wallet.Withdrawal, w.ID)
	b.assertRepeated(request)
}
