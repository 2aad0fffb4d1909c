package app

import (
	"log/slog"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/transfer"
)

// A sandbox that is given a second EVM chain has it from then on. Earlier wallets have addresses there, and money
// goes in and out on each chain by itself.
func TestASandboxGainsASecondChainAndKeepsIt(t *testing.T) {
	eachDrill(t, func(d *drill) {
		d.serve()
		mine := d.create(newWallets(1))[0]
		d.faucet(chain.EthereumSepolia, chain.USDC, mine.Addresses[chain.EthereumSepolia], 70*money.Dollar)
		d.until("the first chain's money is in the books", func() bool { return d.holds(mine, sandboxCash) == 70*money.Dollar })
		d.secondChain = true
		d.exchange(d.database)
		d.secondChain = false
		d.faucet(chain.Base, chain.USDC, mine.Addresses[chain.EthereumSepolia], 5*money.Dollar) // which the wallet does not show there yet
		d.serve()
		d.until("the wallet has an address on the second chain", func() bool {
			found, err := d.Wallets.Get(d.T.Context(), mine.Organization, mine.ID)
			return err == nil && found.Addresses[chain.Base] == mine.Addresses[chain.EthereumSepolia]
		})
		if cash := d.holds(mine, "cash:base:usdc"); cash != 0 {
			d.Errorf("%s that came before is in the books", cash)
		}
		d.exchange(d.database)
		if out, err := d.recoverBooks(RecoverOptions{}); err != nil {
			d.Errorf("opening the books of the second chain: %v: %s", err, out)
		}
		d.serve()
		for round := range int64(2) {
			d.faucet(chain.Base, chain.USDC, mine.Addresses[chain.EthereumSepolia], 40*money.Dollar)
			d.until("the second chain's money is in the books", func() bool {
				return d.holds(mine, "cash:base:usdc") == money.USD(round+1)*20*money.Dollar+25*money.Dollar
			})
			payout := transfer.WithdrawalRequest{Organization: mine.Organization, Wallet: mine.ID, RequestID: uuid.New(), DestinationChain: chain.Base,
				DestinationAddress: destinationOf(1), Token: chain.USDC, Amount: 20 * money.Dollar}
			if flow := d.withdraw([]transfer.WithdrawalRequest{payout})[0]; flow.Status != transfer.Completed {
				d.Errorf("a withdrawal on the second chain is %s: %s", flow.Status, failureOf(flow))
			}
			if got := d.paidTo(destinationOf(1)); got != 0 {
				d.Errorf("the payee has %d units on the first chain", got)
			}
			if cash := d.holds(mine, sandboxCash); cash != 70*money.Dollar {
				d.Errorf("the wallet has %s on the first chain", cash)
			}
			d.assertAllAgrees()
			d.reopen()
			d.assertAllAgrees()
		}
	})
}

// sandbox.json has the address of each chain, by its own id: a signature for one is worthless on the other, which has
// the same accounts and contracts.
func TestASandboxTellsOfItsSecondChain(t *testing.T) {
	t.Parallel()
	o := SandboxOptions{Dir: t.TempDir(), Listen: anyPort, RPCListen: anyPort, BaseListen: freeAddress(t), SolanaListen: anyPort, OperatorListen: anyPort, SecondChain: true}
	base := "http://" + o.BaseListen
	for _, start := range []string{"told", "not told again"} {
		said := runSandboxOnce(t, o).Chains
		if said[chain.Base].RPCURL != base || said[chain.Base].ChainID != devnet.BaseChainID {
			t.Errorf("%s: the second chain is %+v, want it at %s", start, said[chain.Base], base)
		}
		if said[chain.EthereumSepolia].RPCURL == base || said[chain.EthereumSepolia].ChainID != devnet.ChainID {
			t.Errorf("%s: the first chain is %+v", start, said[chain.EthereumSepolia])
		}
		o.BaseListen, o.SecondChain = "", false
	}
}

// A sandbox's chains show no time that its clock has not come to, however many blocks it took to make the bridges: a
// block has a whole second, and may be a part of one ahead.
func TestASandboxBeginsAtTheTimeOfItsChains(t *testing.T) {
	t.Parallel()
	s, err := NewSandbox(t.Context(), SandboxOptions{Dir: t.TempDir(), Listen: anyPort, RPCListen: anyPort, BaseListen: anyPort, SolanaListen: anyPort, OperatorListen: anyPort, Finality: 2, SecondChain: true},
		slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	for name, evm := range s.evmChains() {
		if ahead := evm.Ahead(); ahead > time.Second {
			t.Errorf("%s is %s ahead of the clock", name, ahead)
		}
	}
	if moved := s.Clock.Offset(); moved > 15*time.Second {
		t.Errorf("the clock was moved by %s", moved)
	}
}
