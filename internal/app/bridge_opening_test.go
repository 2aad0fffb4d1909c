package app

import (
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// loseEverything opens the service on books that are made again from the chains, and has a withdrawal requested again
// until it ends, or returns the reason.
func (b *bridged) loseEverything(request transfer.WithdrawalRequest) transfer.Workflow {
	b.Helper()
	b.exchange(storetest.Address(b.T, store.SQLite))
	if printed, err := b.recoverBooks(RecoverOptions{RosterFiles: []string{b.roster}}); err != nil {
		b.Fatalf("%v\n%s", err, printed)
	}
	b.serve()
	w, _, err := b.Transfers.Withdraw(b.T.Context(), request)
	if err != nil {
		b.Fatal(err)
	}
	b.until("it is sent, or ends", func() bool {
		found, err := b.Transfers.Get(b.T.Context(), w.Organization, w.Wallet, wallet.Withdrawal, w.ID)
		return err == nil && (found.CompletedAt != nil || found.Legs[0].Bridge != nil)
	})
	b.moveTo(b.Clock.Now().Add(50 * time.Minute)) // past bridges' fees
	return b.repeat(request)
}

// assertSettledAnew holds that a repeated withdrawal has ended, and the books to the chains.
func (b *bridged) assertSettledAnew(w transfer.Workflow) {
	b.Helper()
	if x := w.Legs[0].Bridge; w.Status != transfer.Completed || x == nil || x.InTransit != 0 {
		b.Errorf("the withdrawal is %s: %s; its transfer is %+v", w.Status, failureOf(w), x)
	}
	if got := b.unitsOnBase(b.mine.Addresses[chain.Base].EVM()); got != 0 {
		b.Errorf("the wallet has %d units on the second chain", got)
	}
	cash := b.holds(b.mine, chain.CashID(chain.Base, b.token)) + b.holds(b.mine, chain.CashID(chain.EthereumSepolia, b.token))
	transit := b.count(`SELECT COALESCE(CAST(SUM(in_transit) AS BIGINT), 0) FROM bridge_transfers`)
	if cash != 490*money.Dollar || transit != 0 {
		b.Errorf("the wallet has %s of cash and %s in transit; it has 490 on the chains", cash, money.USD(transit))
	}
	b.assertBooksAgree()
}

// payOnBase completes a withdrawal of ten dollars to the second chain, and returns its request.
func (b *bridged) payOnBase() transfer.WithdrawalRequest {
	b.Helper()
	request := b.tenToBase()
	if w := b.withdraw([]transfer.WithdrawalRequest{request})[0]; w.Status != transfer.Completed {
		b.Fatalf("the withdrawal is %s: %s", w.Status, failureOf(w))
	}
	return request
}

// The database is lost with every backup after a withdrawal over chains was paid, and it is requested again: a
// payment from before the books began is searched on the chain, and settles the transfer.
func TestEveryBackupIsLostAfterACrossing(t *testing.T) {
	t.Parallel()
	for _, token := range []chain.Token{chain.USDC, chain.USDT} {
		t.Run(string(token), func(t *testing.T) {
			b := newBridged(newDrill(t, store.SQLite), token)
			request := b.payOnBase()
			b.assertSettledAnew(b.loseEverything(request))
		})
	}
}

// So it is where it was brought in by somebody else, or delivered, and is in the opening balance.
func TestEveryBackupIsLostBeforeThePayoutOfACrossing(t *testing.T) {
	t.Parallel()
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
			b.assertSettledAnew(b.loseEverything(request))
		})
	}
}

// The same for transfers to Solana, and from it.
func TestEveryBackupIsLostAfterACrossingOverSolana(t *testing.T) {
	t.Parallel()
	for name, way := range overSolana {
		t.Run(name, func(t *testing.T) {
			c := newCrossing(newDrill(t, store.SQLite), way.from, way.to)
			request := c.ask(10 * money.Dollar)
			if w := c.withdraw([]transfer.WithdrawalRequest{request})[0]; w.Status != transfer.Completed {
				c.Fatalf("the withdrawal is %s: %s", w.Status, failureOf(w))
			}
			w := c.loseEverything(request)
			if x := w.Legs[0].Bridge; w.Status != transfer.Completed || x == nil || x.InTransit != 0 {
				c.Errorf("the withdrawal is %s: %s; its transfer is %+v", w.Status, failureOf(w), x)
			}
			if left, there := c.holds(c.mine, chain.CashID(c.from, chain.USDC)), c.holds(c.mine, chain.CashID(c.to, chain.USDC)); left != 490*money.Dollar || there != 0 || c.unitsOf(c.payee) != 9_950_000 {
				c.Errorf("the wallet has %s and %s, and the payee %d units", left, there, c.unitsOf(c.payee))
			}
			c.assertBooksAgree()
		})
	}
}

// The same if the wallet holds other money on the second chain: the opening balance then contains the arrival and the payout.
func TestEveryBackupIsLostAfterACrossingBesideOtherMoney(t *testing.T) {
	t.Parallel()
	for _, token := range []chain.Token{chain.USDC, chain.USDT} {
		t.Run(string(token), func(t *testing.T) {
			b := newBridged(newDrill(t, store.SQLite), token)
			request := b.payOnBase()
			b.faucet(chain.Base, b.token, b.mine.Addresses[chain.Base], 2*money.Dollar)
			b.until("it is credited", func() bool { return b.holds(b.mine, chain.CashID(chain.Base, b.token)) == 2*money.Dollar })
			if w := b.loseEverything(request); w.Status != transfer.Completed || w.Legs[0].Bridge.InTransit != 0 {
				b.Errorf("the withdrawal is %s: %s", w.Status, failureOf(w))
			}
			if held := b.holds(b.mine, chain.CashID(chain.Base, b.token)); held != 2*money.Dollar {
				b.Errorf("the wallet has %s on the second chain", held)
			}
			b.assertBooksAgree()
		})
	}
}

// Every backup is lost after a crossing came, and its amount is spent out of the opening balance before
// the crossing's request is repeated. The transfer is settled; the withdrawal fails and says why.
func TestACrossingIsSettledWhenItsOpeningIsSpent(t *testing.T) {
	t.Parallel()
	for _, token := range []chain.Token{chain.USDC, chain.USDT} {
		t.Run(string(token), func(t *testing.T) {
			t.Parallel()
			newBridged(newDrill(t, store.SQLite), token).spendOpening()
		})
	}
}

func (b *bridged) spendOpening() {
	b.Helper()
	request := b.tenToBase()
	b.bridge.setMode()("silent")
	w, _, err := b.Transfers.Withdraw(b.T.Context(), request)
	if err != nil {
		b.Fatal(err)
	}
	b.awaitTransfer(w, "it is sent", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseSent })
	if _, err := b.Transfers.Cancel(b.T.Context(), b.mine.Organization, b.mine.ID, w.ID); err != nil {
		b.Fatal(err)
	}
	b.bridge.setMode()("normal")
	b.untilEnded(b.mine, wallet.Withdrawal, w.ID)
	b.assertOnBase(10 * money.Dollar)
	b.exchange(storetest.Address(b.T, store.SQLite))
	if printed, err := b.recoverBooks(RecoverOptions{RosterFiles: []string{b.roster}}); err != nil {
		b.Fatalf("%v\n%s", err, printed)
	}
	b.serve()
	spend := transfer.WithdrawalRequest{Organization: b.mine.Organization, Wallet: b.mine.ID, RequestID: uuid.New(), DestinationChain: chain.Base, DestinationAddress: destinationOf(2),
		Token: b.token, Amount: 6 * money.Dollar, Sources: []transfer.Draw{{Position: chain.CashID(chain.Base, b.token), Amount: 6 * money.Dollar}}}
	if w := b.withdraw([]transfer.WithdrawalRequest{spend})[0]; w.Status != transfer.Completed {
		b.Fatalf("the withdrawal is %s: %s", w.Status, failureOf(w))
	}
	w, _, err = b.Transfers.Withdraw(b.T.Context(), request)
	if err != nil {
		b.Fatal(err)
	}
	b.awaitTransfer(w, "it is sent", func(x *transfer.BridgeTransfer) bool { return true })
	b.moveTo(b.Clock.Now().Add(50 * time.Minute))
	again := b.untilEnded(b.mine, wallet.Withdrawal, w.ID)
	if x := b.transferOf(w); again.Status != transfer.Failed || !strings.Contains(failureOf(again), "in the opening balance of recovered books") || x.Open() {
		b.Errorf("the withdrawal is %s: %s; its transfer is %+v", again.Status, failureOf(again), x)
	}
	if held := b.holds(b.mine, chain.CashID(chain.Base, b.token)); held != 4*money.Dollar {
		b.Errorf("the wallet has %s on the second chain", held)
	}
	b.assertBooksAgree()
}
