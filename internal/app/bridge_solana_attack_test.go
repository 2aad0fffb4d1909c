package app

import (
	"log/slog"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/bridge/attester"
	"github.com/granaryhq/granary/internal/bridge/cctp/cctpsol"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// Attacks of a stranger, a hostile attestation service or a change of settings on transfers to and from Solana.

// Somebody sends lamports to where the payee's token account will be: he is paid all the same.
func TestLamportsAtAPayeesTokenAccount(t *testing.T) {
	eachDrill(t, func(d *drill) {
		c := newCrossing(d, chain.SolanaDevnet, chain.SolanaDevnet)
		at := solana.AssociatedTokenAddress(solana.KeyOf(chain.Address(c.payee)), validator.USDC, solana.TokenProgram)
		if _, err := c.Solana.Faucet(at, solana.RentExempt(0)); err != nil {
			d.Fatal(err)
		}
		c.until("they are there", func() bool { return c.Solana.Lamports(at) > 0 })
		if w := c.withdraw([]transfer.WithdrawalRequest{c.ask(10 * money.Dollar)})[0]; w.Status != transfer.Completed || c.unitsOf(c.payee) != 9_950_000 {
			d.Errorf("the withdrawal is %s: %s", w.Status, failureOf(w))
		}
	})
}

// The attestation service names the nonce of a message that has come long since, and the right one later: no transfer
// waits for a payment that will not come.
func TestTheNonceOfAnothersMessageIsNotBelieved(t *testing.T) {
	t.Parallel()
	c := newCrossing(newDrill(t, store.SQLite), chain.EthereumSepolia, chain.SolanaDevnet)
	invented := common.HexToHash("0x" + strings.Repeat("77", 32))
	data := cctpsol.UsedNonce{Used: true}.Encode() // as somebody's message has left it
	c.Solana.SetAccount(cctpsol.UsedNonceAccount(invented), validator.Account{Lamports: solana.RentExempt(len(data)), Owner: cctpsol.Transmitter, Data: data})
	l := c.putLiar()
	l.say(func(all listing) listing {
		for _, m := range all {
			if text, ok := m["message"].(string); ok && len(text) > 2+2*44 {
				m["message"] = text[:2+2*12] + invented.Hex()[2:] + text[2+2*44:]
			}
		}
		return all
	})
	w := c.begin(10 * money.Dollar)
	sent := c.awaitTransfer(w, "it says that no node shows it", func(x *transfer.BridgeTransfer) bool {
		return strings.Contains(x.Problem.Text, "no node shows the transaction")
	})
	c.assertAllAgrees()
	l.lie.Store(nil)
	c.until("it comes", func() bool {
		c.resume(sent)
		return !c.transferOf(w).Open()
	})
	c.finish(w, 10*money.Dollar, 0)
}

// A backup is restored, and fast transfers are not configured any more: a request that is repeated takes up
// the fast one that it had sent, and its fee.
func TestTermsChangeBeforeARequestIsRepeated(t *testing.T) {
	t.Parallel()
	for name, way := range overSolana {
		t.Run(name, func(t *testing.T) {
			c := newCrossing(newDrill(t, store.SQLite), way.from, way.to)
			backup := c.backUp()
			request := c.ask(4 * money.Dollar)
			if w := c.withdraw([]transfer.WithdrawalRequest{request})[0]; w.Status != transfer.Completed {
				t.Fatalf("the withdrawal is %s: %s", w.Status, failureOf(w))
			}
			c.exchange(backup)
			config := c.Config
			c.App.Close()
			for name, on := range config.Chains {
				if on.Bridge != nil {
					on.Bridge.FastUpToUsd = "0"
				}
				if on.Solana.Bridge != nil {
					on.Solana.Bridge.FastUpToUsd = "0"
				}
				config.Chains[name] = on
			}
			var err error
			if c.Sandbox.App, err = New(t.Context(), config, c.Clock, slog.New(slog.DiscardHandler)); err != nil {
				t.Fatal(err)
			}
			c.serve()
			w, _, err := c.Transfers.Withdraw(t.Context(), request)
			if err != nil {
				t.Fatal(err)
			}
			if w = c.untilEnded(c.mine, wallet.Withdrawal, w.ID); w.Status != transfer.Completed || w.Legs[0].Bridge.Fee != 5_600 {
				t.Errorf("the withdrawal is %s: %s; its transfer is %+v", w.Status, failureOf(w), w.Legs[0].Bridge)
			}
			c.assertBooksAgree()
		})
	}
}

// The bridge is not taken away from Solana while a burn there is not settled.
func TestABridgeIsNotTakenAwayUnderABurn(t *testing.T) {
	t.Parallel()
	c := newCrossing(newDrill(t, store.SQLite), chain.SolanaDevnet, chain.Base)
	c.bridge.service.SetMode(attester.Silent)
	w := c.begin(10 * money.Dollar)
	sent := c.awaitTransfer(w, "it is sent", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseSent })
	c.end()
	without := c.Config.Chains[chain.SolanaDevnet]
	without.Solana.Bridge = nil
	c.Config.Chains[chain.SolanaDevnet] = without
	if err := c.checkBridges(t.Context()); err != nil {
		t.Errorf("once it has left: %v", err)
	}
	c.execute(`UPDATE steps SET state = 'processing' WHERE kind = 'bridge_transfer'`)
	if err := c.checkBridges(t.Context()); err == nil || !strings.Contains(err.Error(), "put it back") {
		t.Errorf("before it is settled: %v", err)
	}
	c.execute(`UPDATE steps SET state = 'completed' WHERE kind = 'bridge_transfer'`)
	c.reopen()
	c.bridge.service.SetMode(attester.Normal)
	c.resume(sent)
	c.finish(w, 10*money.Dollar, 0)
}
