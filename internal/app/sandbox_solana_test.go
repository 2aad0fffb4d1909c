package app

import (
	"context"
	"maps"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/httpapi"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// faucet pays an address from the sandbox's faucet.
func (d *drill) faucet(on chain.Name, token chain.Token, to chain.Address, amount money.USD) {
	d.Helper()
	_, err := d.payFromFaucet(d.T.Context(), httpapi.FaucetPayment{Chain: on, Token: token, To: to, Units: money.UnitsOf(amount, 6)})
	if err != nil {
		d.Fatal(err)
	}
}

// reopen ends the service with its chains, and starts all of it again from the directory.
func (d *drill) reopen() {
	d.Helper()
	d.exchange(d.database)
	d.serve()
}

// assertAllAgrees verifies the books against both chains.
func (d *drill) assertAllAgrees() {
	d.Helper()
	d.assertClean(d.NewVerifier())
}

func solanaPayoutTo(w wallet.Wallet, to solana.PublicKey, amount money.USD) transfer.WithdrawalRequest {
	return transfer.WithdrawalRequest{Organization: w.Organization, Wallet: w.ID, RequestID: uuid.New(), DestinationChain: chain.SolanaDevnet,
		DestinationAddress: to.String(), Token: chain.USDC, Amount: amount}
}

// A sandbox serves both its chains, and finds both again with all that is on them.
func TestASandboxKeepsBothItsChains(t *testing.T) {
	eachDrill(t, func(d *drill) {
		d.serve()
		mine := d.create(newWallets(1))[0]
		d.faucet(chain.SolanaDevnet, chain.USDC, mine.Addresses[chain.SolanaDevnet], 100*money.Dollar)
		d.faucet(chain.SolanaDevnet, chain.USDT, mine.Addresses[chain.SolanaDevnet], 30*money.Dollar)
		d.faucet(chain.EthereumSepolia, chain.USDC, mine.Addresses[chain.EthereumSepolia], 70*money.Dollar)
		payee := newSolanaKey(t)
		for round := int64(1); round <= 2; round++ {
			cash := 100*money.Dollar - money.USD(round-1)*20*money.Dollar
			d.until("Solana's money is in the books", func() bool {
				return d.holds(mine, solanaCash) == cash && d.holds(mine, "cash:solana_devnet:usdt") == 30*money.Dollar
			})
			d.until("the EVM's money is in the books", func() bool { return d.holds(mine, sandboxCash) == 70*money.Dollar-money.USD(round-1)*10*money.Dollar })
			for _, flow := range d.withdraw([]transfer.WithdrawalRequest{solanaPayoutTo(mine, payee, 20*money.Dollar)}) {
				if flow.Status != transfer.Completed {
					d.Errorf("a withdrawal on Solana is %s: %s", flow.Status, failureOf(flow))
				}
			}
			d.withdraw([]transfer.WithdrawalRequest{payoutTo(mine, 1, 10*money.Dollar)})
			if got := d.Solana.TokenBalance(validator.USDC, payee); got != uint64(round)*19_950_000 {
				d.Errorf("the payee on Solana has %d units, want %d", got, round*19_950_000)
			}
			if got := d.paidTo(destinationOf(1)); got != round*9_950_000 {
				d.Errorf("the payee on the EVM's chain has %d units, want %d", got, round*9_950_000)
			}
			d.assertAllAgrees()
			before := d.Solana.Head()
			d.reopen()
			if after := d.Solana.Head(); after < before {
				d.Errorf("Solana is at slot %d after a restart, and was at %d", after, before)
			}
			d.assertAllAgrees()
		}
	})
}

// Wallets from before the sandbox had Solana have addresses there already, and are served on it from then on.
func TestADatabaseWithoutSolanaGainsIt(t *testing.T) {
	eachDrill(t, func(d *drill) {
		d.Sandbox.Config.Chains[chain.SolanaDevnet] = ChainConfig{} // as before
		d.openAgain()
		d.serve()
		mine := d.create(newWallets(1))[0]
		d.fund([]wallet.Wallet{mine}, 50*money.Dollar)
		d.reopen()
		d.until("Solana is followed", func() bool { // an earlier payment is no deposit
			cursors, err := d.loadCursors(d.T.Context())
			return err == nil && cursors[chain.SolanaDevnet].number > 0
		})
		d.faucet(chain.SolanaDevnet, chain.USDC, mine.Addresses[chain.SolanaDevnet], 40*money.Dollar)
		d.until("Solana's money is in the books", func() bool { return d.holds(mine, solanaCash) == 40*money.Dollar })
		payee := newSolanaKey(t)
		flows := d.withdraw([]transfer.WithdrawalRequest{solanaPayoutTo(mine, payee, 40*money.Dollar)})
		if flows[0].Status != transfer.Completed {
			d.Errorf("the withdrawal is %s: %s", flows[0].Status, failureOf(flows[0]))
		}
		d.assertAllAgrees()
	})
}

// openAgain opens the service again with its present configuration.
func (d *drill) openAgain() {
	d.Helper()
	d.App.Close()
	var err error
	d.App, err = New(d.T.Context(), d.Config, d.Clock, d.log)
	if err != nil {
		d.Fatal(err)
	}
}

// The faucet pays wallets' addresses and token accounts, and says whom it does not pay.
func TestTheFaucetPaysOnSolana(t *testing.T) {
	t.Parallel()
	d := newDrill(t, "sqlite")
	stranger := newSolanaKey(t)
	pay := func(token chain.Token, to solana.PublicKey, units uint64) error {
		_, err := d.payFromFaucet(context.Background(), httpapi.FaucetPayment{Chain: chain.SolanaDevnet, Token: token, To: to.Address(), Units: money.NewUnits(units)})
		return err
	}
	for _, to := range []solana.PublicKey{stranger, solana.AssociatedTokenAddress(stranger, validator.USDC, solana.TokenProgram)} {
		if err := pay(chain.USDC, to, 7); err != nil {
			t.Errorf("paying %s: %v", to, err)
		}
	}
	if got := d.Solana.TokenBalance(validator.USDC, stranger); got != 14 {
		t.Errorf("it has %d units, want 14", got)
	}
	if err := pay("", stranger, 2_000_000); err != nil || d.Solana.Lamports(stranger) != 2_000_000 {
		t.Errorf("it has %d lamports: %v", d.Solana.Lamports(stranger), err)
	}
	frozen := solana.AssociatedTokenAddress(stranger, validator.USDC, solana.TokenProgram)
	if _, err := d.Solana.AsFaucet(solana.FreezeAccount(frozen, validator.USDC, validator.FaucetKey)); err != nil {
		t.Fatal(err)
	}
	if err := d.Solana.MineSlots(1); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		what  string
		token chain.Token
		to    solana.PublicKey
		units uint64
		code  fault.Code
	}{
		{"the system program", chain.USDC, solana.SystemProgram, 1, fault.InvalidDestination},
		{"a program", chain.USDC, solana.MemoProgram, 1, fault.InvalidDestination},
		{"a program, SOL", "", solana.MemoProgram, 1_000_000, fault.InvalidDestination},
		{"a mint", chain.USDC, validator.USDC, 1, fault.InvalidDestination},
		{"a token account of another mint", chain.USDT, frozen, 1, fault.InvalidDestination},
		{"a frozen token account", chain.USDC, frozen, 1, fault.InvalidDestination},
		{"the wallet of a frozen token account", chain.USDC, stranger, 1, fault.InvalidDestination},
		{"too little SOL for an account", "", newSolanaKey(t), solana.RentExempt(0) - 1, fault.Validation},
	} {
		if err := pay(c.token, c.to, c.units); fault.CodeOf(err) != c.code {
			t.Errorf("%s: %v, want %s", c.what, err, c.code)
		}
	}
}

// The sandbox's clock is the time of both chains.
func TestTheClockMovesBothChains(t *testing.T) {
	t.Parallel()
	d := newDrill(t, "sqlite")
	headTimes := func() map[chain.Name]time.Time {
		evm, err := d.Clients[chain.EthereumSepolia].Head(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		sol, err := d.SolanaClients[chain.SolanaDevnet].Head(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		return map[chain.Name]time.Time{chain.EthereumSepolia: evm.Time, chain.SolanaDevnet: sol.Time}
	}
	const by = 48 * time.Hour
	before := headTimes()
	if _, err := d.advanceClock(t.Context(), by); err != nil {
		t.Fatal(err)
	}
	for on, now := range headTimes() {
		if moved := now.Sub(before[on]); moved < by-time.Minute {
			t.Errorf("%s has moved by %s, want %s", on, moved, by)
		}
	}
}

// Fees are not collected at an address that must not be paid: every payout would be rejected.
func TestTheFeePayerCollectsNoFees(t *testing.T) {
	t.Parallel()
	d := newDrill(t, "sqlite")
	keys, err := custody.OpenSeed(d.Config.Custody.Seed, d.Config.Custody.Identity)
	if err != nil {
		t.Fatal(err)
	}
	config := d.Config
	config.Chains = maps.Clone(d.Config.Chains)
	on := config.Chains[chain.SolanaDevnet]
	on.Solana.FeeCollector = keys.FeePayer().Account()
	config.Chains[chain.SolanaDevnet] = on
	a, err := New(t.Context(), config, d.Clock, d.log)
	if err == nil {
		a.Close()
	}
	if err == nil || !strings.Contains(err.Error(), "chains.solana_devnet.feeCollector") {
		t.Errorf("opened with the fee payer as collector: %v", err)
	}
}
