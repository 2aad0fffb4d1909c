package app

import (
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// An attestation service that names each of two transfers of one wallet by the other's nonce delays neither: a
// payment is posted for the transfer that sent it, for any deliverer, and both come once it responds truly.
func TestTheNoncesOfTwoTransfersAreSwapped(t *testing.T) {
	t.Parallel()
	for name, strangers := range map[string][]int{"nobody brings one in": nil, "the larger is brought in": {1}, "the smaller is brought in": {0}, "both are brought in": {1, 0}} {
		t.Run(name, func(t *testing.T) {
			eachBridged(t, func(b *bridged) { b.swapNonces(strangers) })
		})
	}
}

func (b *bridged) swapNonces(strangers []int) {
	b.Helper()
	l := b.putLiar()
	l.say(func(listing) listing { return nil })
	dollars := []money.USD{10 * money.Dollar, 20 * money.Dollar}
	flows, sent := make([]transfer.Workflow, 2), make([]*transfer.BridgeTransfer, 2)
	for i, amount := range dollars {
		var err error
		flows[i], _, err = b.Transfers.Withdraw(b.T.Context(), transfer.WithdrawalRequest{Organization: b.mine.Organization, Wallet: b.mine.ID, RequestID: uuid.New(), DestinationChain: chain.Base,
			DestinationAddress: destinationOf(1 + i), Token: chain.USDC, Amount: amount, Sources: []transfer.Draw{{Position: chain.CashID(chain.EthereumSepolia, chain.USDC), Amount: amount}}})
		if err != nil {
			b.Fatal(err)
		}
		sent[i] = b.awaitTransfer(flows[i], "it is sent", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseSent })
	}
	l.say(swapOf(b.nonceOf(sent[0]), b.nonceOf(sent[1])))
	for i := range flows {
		b.resume(sent[i])
		b.awaitTransfer(flows[i], "the chain refuses the other's nonce", func(x *transfer.BridgeTransfer) bool {
			return x.Key != "" && x.Phase == transfer.PhaseSent && x.Problem.Text != ""
		})
	}
	for _, i := range strangers {
		b.bringInByStranger(sent[i])
		b.until("what was brought in is told of", func() bool {
			return b.count(`SELECT COUNT(*) FROM bridge_arrivals WHERE final = 1`)+b.count(`SELECT COUNT(*) FROM bridge_transfers WHERE phase = 'received'`) > 0
		})
	}
	l.lie.Store(nil)
	for i, w := range flows {
		b.until("it comes", func() bool {
			b.resume(sent[0])
			b.resume(sent[1])
			return !b.transferOf(w).Open()
		})
		if x := b.transferOf(w); x.Amount != dollars[i] || x.Fee != 0 {
			b.Errorf("transfer %d is %+v", i, x)
		}
		if w = b.untilEnded(b.mine, wallet.Withdrawal, w.ID); w.Status != transfer.Completed {
			b.Errorf("withdrawal %d is %s: %s", i, w.Status, failureOf(w))
		}
		if got := b.unitsOnBase(common.HexToAddress(destinationOf(1 + i))); money.USD(got) != dollars[i]-50_000 {
			b.Errorf("payee %d has %d units", i, got)
		}
	}
	b.assertNoDeposit()
	b.assertAllAgrees()
}

// nonceOf returns the nonce by which the attesters name the sent message, in hex.
func (b *bridged) nonceOf(sent *transfer.BridgeTransfer) string {
	b.Helper()
	key, err := crypto.GenerateKey()
	if err != nil {
		b.Fatal(err)
	}
	return hexutil.Encode(bridgeUser{b.drill, key}.attested(0, common.HexToHash(sent.SentHash)).Message[12:44])[2:]
}

// swapOf gives each of two messages the other's nonce.
func swapOf(one, other string) func(listing) listing {
	return func(all listing) listing {
		for _, m := range all {
			text, ok := m["message"].(string)
			if !ok || len(text) <= 2+2*44 {
				continue
			}
			nonce := one
			if text[2+2*12:2+2*44] == one {
				nonce = other
			}
			m["message"] = text[:2+2*12] + nonce + text[2+2*44:]
		}
		return all
	}
}

// An attestation service that has once named a transfer of one organization by the nonce of another's,
// and is truthful since, keeps the other's from coming at no time: not while the first one's
// destination is stopped either.
func TestAFalseNameOfOneWalletHoldsUpNoOther(t *testing.T) {
	eachBridged(t, func(b *bridged) {
		other := b.create(newWallets(1))[0]
		b.faucet(chain.EthereumSepolia, chain.USDC, other.Addresses[chain.EthereumSepolia], 100*money.Dollar)
		b.until("the money is in the books", func() bool { return b.holds(other, sandboxCash) == 100*money.Dollar })
		l := b.putLiar()
		l.say(func(listing) listing { return nil })
		wallets := []wallet.Wallet{b.mine, other}
		flows, sent := make([]transfer.Workflow, 2), make([]*transfer.BridgeTransfer, 2)
		read := func(i int) *transfer.BridgeTransfer {
			found, err := b.Transfers.Get(b.T.Context(), wallets[i].Organization, wallets[i].ID, wallet.Withdrawal, flows[i].ID)
			if err != nil {
				b.Fatal(err)
			}
			return found.Legs[0].Bridge
		}
		for i, mine := range wallets {
			var err error
			flows[i], _, err = b.Transfers.Withdraw(b.T.Context(), transfer.WithdrawalRequest{Organization: mine.Organization, Wallet: mine.ID, RequestID: uuid.New(), DestinationChain: chain.Base,
				DestinationAddress: destinationOf(1 + i), Token: chain.USDC, Amount: 10 * money.Dollar, Sources: []transfer.Draw{{Position: sandboxCash, Amount: 10 * money.Dollar}}})
			if err != nil {
				b.Fatal(err)
			}
			b.until("it is sent", func() bool { sent[i] = read(i); return sent[i] != nil && sent[i].Phase == transfer.PhaseSent })
		}
		if _, err := stop.Put(b.T.Context(), b.DB, b.mine.Organization, stop.OfChain(chain.Base), "the first organization stops its own"); err != nil {
			b.Fatal(err)
		}
		l.say(swapOf(b.nonceOf(sent[0]), b.nonceOf(sent[1])))
		b.resume(sent[0])
		b.until("the first is named by the other's nonce", func() bool { x := read(0); return x.Phase == transfer.PhaseAttested })
		l.lie.Store(nil) // from here on it is truthful
		b.until("the other organization's transfer comes", func() bool { b.resume(sent[1]); return !read(1).Open() })
	})
}
