package app

import (
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/bridge/attester"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// costs has the gas of the first chain, and of Solana, cost so much that one of them is drawn on first.
func (c *crossing) costs(sepoliaCoin, solanaCoin string) {
	c.Helper()
	c.configure(func(ch ChainConfig) ChainConfig {
		if ch.Solana.served() {
			ch.Solana.CoinUsd = solanaCoin
		} else if ch.ChainID == c.Chain.ChainID() {
			ch.CoinUsd = sepoliaCoin
		}
		return ch
	})
}

// A backup from before a withdrawal is restored, and the withdrawal requested again while gas would have it drawn
// from another chain: with its legs' positions as its sources, its sent message is taken up.
func TestWhatWasSentIsTakenUpByItsSources(t *testing.T) {
	t.Parallel()
	for _, mode := range []string{"paid", "on its way"} {
		t.Run(mode, func(t *testing.T) {
			c := newCrossing(newDrill(t, store.SQLite), chain.EthereumSepolia, chain.Base)
			c.faucet(chain.SolanaDevnet, chain.USDC, c.mine.Addresses[chain.SolanaDevnet], 500*money.Dollar)
			c.until("Solana's money is in the books", func() bool { return c.holds(c.mine, solanaCash) == 500*money.Dollar })
			backup := c.backUp()
			c.costs("0", "200")
			request := transfer.WithdrawalRequest{Organization: c.mine.Organization, Wallet: c.mine.ID, RequestID: uuid.New(), DestinationChain: chain.Base, DestinationAddress: destinationOf(1), Token: chain.USDC, Amount: 10 * money.Dollar}
			c.drawsFrom(request, sandboxCash)
			if mode == "paid" {
				if w := c.withdraw([]transfer.WithdrawalRequest{request})[0]; w.Status != transfer.Completed {
					t.Fatalf("the withdrawal is %s: %s", w.Status, failureOf(w))
				}
			} else {
				c.bridge.service.SetMode(attester.Silent)
				w, _, err := c.Transfers.Withdraw(t.Context(), request)
				if err != nil {
					t.Fatal(err)
				}
				c.awaitTransfer(w, "it is sent", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseSent })
			}
			c.exchange(backup)
			c.serve()
			c.costs("100000", "1")
			c.drawsFrom(request, solanaCash)
			request.Sources = []transfer.Draw{{Position: sandboxCash, Amount: request.Amount}}
			w, _, err := c.Transfers.Withdraw(t.Context(), request)
			if err != nil {
				t.Fatal(err)
			}
			if w = c.untilEnded(c.mine, wallet.Withdrawal, w.ID); w.Status != transfer.Completed {
				t.Errorf("the withdrawal is %s: %s", w.Status, failureOf(w))
			}
			if paid := c.unitsOnBase(common.HexToAddress(destinationOf(1))); paid != 9_950_000 {
				t.Errorf("the payee has %d units", paid)
			}
			c.assertBooksAgree()
		})
	}
}

// drawsFrom waits until the gas of now has a withdrawal take from a position.
func (c *crossing) drawsFrom(request transfer.WithdrawalRequest, position string) {
	c.Helper()
	c.until("gas is read", func() bool {
		p, err := c.Transfers.PreviewWithdrawal(c.T.Context(), request)
		return err == nil && len(p.Legs) == 1 && p.Legs[0].From.ID == position
	})
}
