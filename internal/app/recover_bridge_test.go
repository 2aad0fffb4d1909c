package app

import (
	"errors"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/bridge/oft"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// sendUnseen has ten dollars sent to the second chain and brought in there while no service runs.
func (b *bridged) sendUnseen(request transfer.WithdrawalRequest) {
	b.Helper()
	was := b.unitsOnBase(b.mine.Addresses[chain.Base].EVM())
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
	b.until("it has come", func() bool { return b.unitsOnBase(b.mine.Addresses[chain.Base].EVM()) == was+10_000_000 })
}

// assertOnBase holds the books of the second chain to the chain.
func (b *bridged) assertOnBase(want money.USD) {
	b.Helper()
	got, on := b.holds(b.mine, chain.CashID(chain.Base, b.token)), b.unitsOnBase(b.mine.Addresses[chain.Base].EVM())
	if got != want || money.USD(on) != want {
		b.Errorf("the books have %s on the second chain, which has %d units, want %s", got, on, want)
	}
}

// A backup is older than a crossing that others brought in. The amount is in the recovered books
// once, before and after the service runs, and settles the crossing when its request is repeated.
func TestAnArrivalIsOnceInRecoveredBooks(t *testing.T) {
	t.Parallel()
	for _, token := range []chain.Token{chain.USDC, chain.USDT} {
		t.Run(string(token), func(t *testing.T) {
			eachDrill(t, func(d *drill) {
				b := newBridged(d, token)
				backup := b.backUp()
				request := b.tenToBase()
				b.sendUnseen(request)
				b.exchange(backup)
				if printed, err := b.recoverBooks(RecoverOptions{RosterFiles: []string{b.roster}}); !errors.Is(err, errNotOpened) {
					b.Errorf("the missing money of the first chain is not reported: %v\n%s", err, printed)
				}
				b.assertOnBase(10 * money.Dollar)
				b.serve()
				b.followedAll()
				b.assertOnBase(10 * money.Dollar)
				b.assertRepeated(request)
			})
		})
	}
}

// A customer's deposit over the bridge, made after the backup, is in recovered books once.
func TestADepositOverTheBridgeIsOnceInRecoveredBooks(t *testing.T) {
	t.Parallel()
	b := newBridged(newDrill(t, store.SQLite), chain.USDT)
	backup := b.backUp()
	b.depositUSDT(b.mine, 10*money.Dollar)
	b.until("it is a deposit", func() bool { return b.holds(b.mine, baseUSDT) == 10*money.Dollar })
	b.exchange(backup)
	if printed, err := b.recoverBooks(RecoverOptions{RosterFiles: []string{b.roster}}); err != nil {
		b.Errorf("%v\n%s", err, printed)
	}
	b.assertOnBase(10 * money.Dollar)
	b.assertBooksAgree()
	b.serve()
	b.followedAll()
	b.assertOnBase(10 * money.Dollar)
	b.assertBooksAgree()
}

// depositUSDT has a stranger send USDT over the bridge to a wallet.
func (b *bridged) depositUSDT(of wallet.Wallet, amount money.USD) {
	b.Helper()
	key, err := crypto.GenerateKey()
	if err != nil {
		b.Fatal(err)
	}
	stranger := bridgeUser{b.drill, key}
	stranger.fund(b.Chain)
	b.faucet(chain.EthereumSepolia, chain.USDT, chain.EVMAddress(stranger.address()), amount)
	on, base := b.bridge.usdt.on[chain.EthereumSepolia], b.bridge.usdt.on[chain.Base]
	if err := b.Chain.AsOwner(b.T.Context(), on.FeePayer, contracts.NewBridgeFeePayer().PackSetRelayer(stranger.address(), true)); err != nil {
		b.Fatal(err)
	}
	units := money.UnitsOf(amount, 6)
	stranger.call(b.Chain, b.Chain.Config().Tokens[chain.USDT].Address, contracts.NewSandboxUSDT().PackApprove(on.FeePayer, units.Big()))
	to := common.BytesToHash(of.Addresses[chain.Base].EVM().Bytes())
	stranger.call(b.Chain, on.FeePayer, oft.PaidSend{Param: oft.PlainSend(base.EndpointID, to, units), MostFee: money.NewUnits(1e17)}.Data())
}

// A crossing that became a deposit was in the books before they were opened with another amount of a
// later block. When its request is repeated the deposit is reversed, and the opening is left as it is.
func TestAnArrivalThatIsInNoOpeningIsTakenOutOfNone(t *testing.T) {
	eachBridged(t, func(b *bridged) {
		backup := b.backUp()
		// Ten dollars that the wallet's own intent brings in, for a withdrawal that is cancelled.
		b.bridge.setMode()("silent")
		w := b.begin()
		b.awaitTransfer(w, "it is sent", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseSent })
		if _, err := b.Transfers.Cancel(b.T.Context(), b.mine.Organization, b.mine.ID, w.ID); err != nil {
			b.Fatal(err)
		}
		b.bridge.setMode()("normal")
		b.untilEnded(b.mine, wallet.Withdrawal, w.ID)
		b.assertOnBase(10 * money.Dollar)
		request := b.tenToBase()
		b.sendUnseen(request)
		b.exchange(backup)
		if printed, err := b.recoverBooks(RecoverOptions{RosterFiles: []string{b.roster}}); !errors.Is(err, errNotOpened) {
			b.Errorf("the missing money of the first chain is not reported: %v\n%s", err, printed)
		}
		b.assertOnBase(20 * money.Dollar)
		b.serve()
		b.followedAll()
		if w := b.repeat(request); w.Status != transfer.Completed {
			b.Errorf("the withdrawal is %s: %s", w.Status, failureOf(w))
		}
		b.assertOnBase(10 * money.Dollar)
		b.end()
		if printed, err := b.recoverBooks(RecoverOptions{AcceptMissing: true}); err != nil {
			b.Errorf("%v\n%s", err, printed)
		}
		b.assertOnBase(10 * money.Dollar)
		b.assertBooksAgree()
	})
}
