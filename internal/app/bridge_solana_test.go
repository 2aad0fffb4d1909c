package app

import (
	"crypto/ed25519"
	"encoding/json"
	"errors"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/accounting"
	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/bridge/attester"
	"github.com/granaryhq/granary/internal/bridge/cctp/cctpsol"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/intent/solintent"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// crossing is a sandbox of two EVM chains and Solana with a wallet whose money is on one chain, and
// is paid out on another.
type crossing struct {
	*bridged
	from, to chain.Name
	payee    string
}

// overSolana are the two ways between an EVM chain and Solana.
var overSolana = map[string]struct{ from, to chain.Name }{
	"to Solana":   {chain.EthereumSepolia, chain.SolanaDevnet},
	"from Solana": {chain.SolanaDevnet, chain.Base},
}

// eachCrossing runs on both engines, both ways.
func eachCrossing(t *testing.T, run func(c *crossing)) {
	for name, way := range overSolana {
		t.Run(name, func(t *testing.T) {
			eachDrill(t, func(d *drill) { run(newCrossing(d, way.from, way.to)) })
		})
	}
}

func newCrossing(d *drill, from, to chain.Name) *crossing {
	d.Helper()
	d.secondChain = true
	d.exchange(d.database)
	d.serve()
	c := &crossing{bridged: &bridged{drill: d, token: chain.USDC, mine: d.create(newWallets(1))[0], left: 500 * money.Dollar}, from: from, to: to, payee: destinationOf(1)}
	if to.IsSolana() {
		c.payee = newSolanaKey(d.T).String()
	}
	c.faucet(from, chain.USDC, c.mine.Addresses[from], c.left)
	c.until("the money is in the books", func() bool { return c.holds(c.mine, chain.CashID(from, chain.USDC)) == c.left })
	return c
}

// ask has so much of the one chain paid out on the other.
func (c *crossing) ask(amount money.USD) transfer.WithdrawalRequest {
	return transfer.WithdrawalRequest{Organization: c.mine.Organization, Wallet: c.mine.ID, RequestID: uuid.New(), DestinationChain: c.to,
		DestinationAddress: c.payee, Token: chain.USDC, Amount: amount}
}

func (c *crossing) begin(amount money.USD) transfer.Workflow {
	c.Helper()
	w, _, err := c.Transfers.Withdraw(c.T.Context(), c.ask(amount))
	if err != nil {
		c.Fatal(err)
	}
	return w
}

// unitsOf returns an address's USDC on the second chain.
func (c *crossing) unitsOf(address string) int64 {
	c.Helper()
	if c.to.IsSolana() {
		return int64(c.Solana.TokenBalance(validator.USDC, solana.KeyOf(chain.Address(address))))
	}
	head, err := c.Clients[c.to].Head(c.T.Context())
	if err != nil {
		c.Fatal(err)
	}
	units, err := c.Clients[c.to].Holdings(c.T.Context(), []evm.Holding{{Token: c.evmChains()[c.to].Config().Tokens[chain.USDC].Address, Holder: common.HexToAddress(address)}}, head.Number)
	if err != nil {
		c.Fatal(err)
	}
	return units[0].Int64()
}

// finish waits until the withdrawal has ended, and checks its result: fee is the bridge's.
func (c *crossing) finish(w transfer.Workflow, amount, fee money.USD) transfer.Workflow {
	c.Helper()
	w = c.untilEnded(c.mine, wallet.Withdrawal, w.ID)
	c.left -= amount
	c.paid += int64(amount - fee - 5*money.Dollar/100)
	left, there := c.holds(c.mine, chain.CashID(c.from, chain.USDC)), c.holds(c.mine, chain.CashID(c.to, chain.USDC))
	if w.Status != transfer.Completed || left != c.left || there != 0 {
		c.Errorf("the withdrawal is %s: %s; %s are left on one chain, %s on the other", w.Status, failureOf(w), left, there)
	}
	if x := w.Legs[0].Bridge; x == nil || x.Fee != fee || x.InTransit != 0 || x.Phase != transfer.PhaseReceived || x.ReceivedHash == "" {
		c.Errorf("the transfer is %+v", x)
	}
	if v := w.Withdrawal(); v.FeeUsd != fee+5*money.Dollar/100 || v.AmountPaidUsd == nil || *v.AmountPaidUsd != amount-v.FeeUsd {
		c.Errorf("it says that it paid %v at a fee of %s", v.AmountPaidUsd, v.FeeUsd)
	}
	if got := c.unitsOf(c.payee); got != c.paid {
		c.Errorf("the payee has %d units, want %d", got, c.paid)
	}
	c.assertAllAgrees()
	return w
}

// A wallet's money on an EVM chain pays on Solana, and the other way: slowly at no fee, and fast for one.
func TestAPayoutCrossesToAndFromSolana(t *testing.T) {
	t.Parallel()
	eachCrossing(t, func(c *crossing) {
		c.finish(c.begin(10*money.Dollar), 10*money.Dollar, 0)
		c.finish(c.begin(4*money.Dollar), 4*money.Dollar, 5_600)
		c.assertNoDepositOn(c.to)
		c.assertStatement(14*money.Dollar, 5_600)
	})
}

// In transactions of version 1 a payout crosses to and from Solana as in legacy ones: the burn is signed and attested, and a message is
// brought in.
func TestAPayoutCrossesInTransactionsOfVersion1(t *testing.T) {
	t.Parallel()
	eachCrossing(t, func(c *crossing) {
		on := c.Config.Chains[chain.SolanaDevnet]
		on.Solana.TransactionVersion = "1"
		c.Config.Chains[chain.SolanaDevnet] = on
		c.restartService()
		w := c.finish(c.begin(10*money.Dollar), 10*money.Dollar, 0)
		hash := w.Legs[0].Bridge.SentHash
		if c.to.IsSolana() {
			hash = w.Legs[0].Bridge.ReceivedHash
		}
		var found struct{ Version json.RawMessage }
		err := c.bridge.solana.CallContext(t.Context(), &found, "getTransaction", hash, map[string]any{"commitment": "confirmed", "encoding": "json", "maxSupportedTransactionVersion": 1})
		if err != nil || string(found.Version) != "1" {
			t.Errorf("the transaction on Solana has version %s, %v", found.Version, err)
		}
	})
}

// assertStatement checks the wallet's statement of the second chain: all that left the first one came in, and the
// bridge's fee is among the fees.
func (c *crossing) assertStatement(came, kept money.USD) {
	c.Helper()
	made, err := accounting.LoadStatement(c.T.Context(), c.DB, accounting.Scope{Organization: c.mine.Organization, Wallet: &c.mine.ID}, accounting.Period{ToMicros: c.Clock.Now().Add(time.Hour).UnixMicro()}, accounting.Names{})
	if err != nil {
		c.Fatal(err)
	}
	for _, p := range made.Positions {
		if p.ID() == chain.CashID(c.to, chain.USDC) && (p.TransfersIn != came || p.TransfersOut != 0 || p.NetworkFees != -kept-2*5*money.Dollar/100) {
			c.Errorf("%s has %+v", p.ID(), p.Figures)
		}
	}
	if made.Total.TransfersIn != -made.Total.TransfersOut {
		c.Errorf("of all together %s came and %s went", made.Total.TransfersIn, made.Total.TransfersOut)
	}
}

func (c *crossing) assertNoDepositOn(on chain.Name) {
	c.Helper()
	c.until("every arrival is handed on", func() bool { return c.count(`SELECT COUNT(*) FROM bridge_arrivals`) == 0 })
	if n := c.count(`SELECT COUNT(*) FROM deposits WHERE chain = $1`, string(on)); n != 0 {
		c.Errorf("%d deposits were made on %s", n, on)
	}
}

// The rent of a burn's message on Solana comes back to the fee payer after five days.
func TestTheRentOfAMessageIsTakenBack(t *testing.T) {
	eachDrill(t, func(d *drill) {
		c := newCrossing(d, chain.SolanaDevnet, chain.Base)
		w := c.finish(c.begin(10*money.Dollar), 10*money.Dollar, 0)
		message := c.messageAccount(w.Legs[0].Bridge)
		if n := c.count(`SELECT COUNT(*) FROM tasks WHERE kind = $1`, transfer.ReclaimTask); n != 1 || c.Solana.Account(message).Owner != cctpsol.Transmitter {
			d.Fatalf("%d tasks, and the message is %+v", n, c.Solana.Account(message))
		}
		c.Clock.Advance(5*24*time.Hour + 2*time.Hour)
		c.until("the account is gone", func() bool { return c.Solana.Account(message).Lamports == 0 })
		c.until("nothing is left to do", func() bool { return c.count(`SELECT COUNT(*) FROM tasks WHERE kind = $1`, transfer.ReclaimTask) == 0 })
		c.assertAllAgrees()
	})
}

// messageAccount returns the account in which the message of a burn on Solana lies.
func (c *crossing) messageAccount(sent *transfer.BridgeTransfer) solana.PublicKey {
	c.Helper()
	outcome, err := intent.LoadOutcome(c.T.Context(), c.DB, sent.ID)
	if err != nil {
		c.Fatal(err)
	}
	burnt, err := solintent.BurningOf(outcome.Evidence)
	if err != nil {
		c.Fatal(err)
	}
	return burnt.Event
}

// The rent of a message is not given up for a bridge that is not configured for a while.
func TestTheRentOfAMessageWaitsForItsBridge(t *testing.T) {
	eachDrill(t, func(d *drill) {
		c := newCrossing(d, chain.SolanaDevnet, chain.Base)
		c.bridge.service.SetMode(attester.Silent)
		w := c.begin(10 * money.Dollar)
		sent := c.awaitTransfer(w, "it is sent", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseSent })
		was := c.Config.Chains[chain.SolanaDevnet].Solana.Bridge
		onSolana := func(bridge *SolanaBridgeConfig) func(ch ChainConfig) ChainConfig {
			return func(ch ChainConfig) ChainConfig {
				if len(ch.Solana.RPC) > 0 {
					ch.Solana.Bridge = bridge
				}
				return ch
			}
		}
		c.configure(onSolana(nil))
		c.bridge.service.SetMode(attester.Normal)
		c.until("it comes", func() bool {
			c.resume(sent)
			return !c.transferOf(w).Open()
		})
		c.Clock.Advance(5*24*time.Hour + 2*time.Hour)
		c.until("it says what is missing", func() bool {
			return c.count(`SELECT COUNT(*) FROM tasks WHERE kind = $1 AND last_error LIKE '%bridge is not configured%'`, transfer.ReclaimTask) == 1
		})
		c.configure(onSolana(was))
		c.Clock.Advance(2 * time.Hour)
		c.until("nothing is left to do", func() bool { return c.count(`SELECT COUNT(*) FROM tasks WHERE kind = $1`, transfer.ReclaimTask) == 0 })
		if c.Solana.Account(c.messageAccount(sent)).Lamports != 0 {
			d.Error("the account is still there")
		}
	})
}

// For any behaviour of attesters, a sent amount comes, or waits with the reason.
func TestAttestersFailBetweenSolanaAndOthers(t *testing.T) {
	t.Parallel()
	eachCrossing(t, func(c *crossing) {
		for _, mode := range []attester.Mode{attester.Duplicating, attester.Silent, attester.Refusing, attester.WrongSignature} {
			c.bridge.service.SetMode(mode)
			w := c.begin(10 * money.Dollar)
			if mode != attester.Duplicating {
				sent := c.awaitTransfer(w, "it has left", func(x *transfer.BridgeTransfer) bool {
					return mode != attester.WrongSignature || x.Problem.Text != ""
				})
				if sent.InTransit != 10*money.Dollar {
					c.Errorf("%d: the transfer is %+v", mode, sent)
				}
				c.assertAllAgrees()
				c.bridge.service.SetMode(attester.Normal)
				c.until("it comes", func() bool { // their response is used again for a second
					c.resume(sent)
					return !c.transferOf(w).Open()
				})
			}
			c.finish(w, 10*money.Dollar, 0)
		}
	})
}

// A fast message that was not brought in before it expired is signed again as final.
func TestAFastMessageExpiresOverSolana(t *testing.T) {
	t.Parallel()
	for name, way := range overSolana {
		t.Run(name, func(t *testing.T) {
			eachDrill(t, func(d *drill) {
				d.fastLifetime = 60 // blocks, which are not requested until it is attested
				c := newCrossing(d, way.from, way.to)
				c.bridge.service.SetMode(attester.Silent)
				w := c.begin(4 * money.Dollar)
				attested := c.holdAttested(w)
				c.demandBlocks(c.to, d.fastLifetime+1)
				c.until("it has expired", func() bool { return c.headOf(c.to) > attested.ExpiresAt })
				c.assertAllAgrees()
				c.resumeDestination()
				w = c.finish(w, 4*money.Dollar, 5_600)
				if x := w.Legs[0].Bridge; x.ExpiresAt != 0 {
					d.Errorf("it came in as %+v", x)
				}
			})
		})
	}
}

// A wallet's money on Solana enters a source on an EVM chain, and comes out of it for a payout on Solana.
func TestAnAllocationComesFromSolana(t *testing.T) {
	eachDrill(t, func(d *drill) {
		c := newCrossing(d, chain.SolanaDevnet, chain.SolanaDevnet)
		moved, _, err := c.tryAllocate(transfer.AllocationRequest{Organization: c.mine.Organization, Wallet: c.mine.ID, RequestID: uuid.New(),
			Movements: []transfer.Instruction{{From: solanaCash, To: SandboxSource, Amount: 40 * money.Dollar}}})
		if err != nil {
			d.Fatal(err)
		}
		if w := c.untilEnded(c.mine, wallet.Rebalance, moved.ID); w.Status != transfer.Completed {
			d.Errorf("the rebalance is %s: %s", w.Status, failureOf(w))
		}
		if got := c.holds(c.mine, SandboxSource); got != 40*money.Dollar {
			d.Errorf("%s are in the source", got)
		}
		c.assertAllAgrees()
		out := c.ask(30 * money.Dollar)
		out.Sources = []transfer.Draw{{Position: SandboxSource, Amount: 30 * money.Dollar}}
		if w := c.withdraw([]transfer.WithdrawalRequest{out})[0]; w.Status != transfer.Completed || c.unitsOf(c.payee) != 29_950_000 {
			d.Errorf("the withdrawal is %s: %s", w.Status, failureOf(w))
		}
		c.assertAllAgrees()
	})
}

// reorganize replaces the newest block of a chain, and drops its transactions or not.
func (c *crossing) reorganize(on chain.Name, drop bool) {
	c.Helper()
	var err error
	if on.IsSolana() {
		err = c.Solana.Reorganize(validator.Fork{Blocks: 1, Drop: drop})
	} else {
		err = c.evmChains()[on].Reorg(1, drop)
	}
	if err != nil && !errors.Is(err, validator.ErrFinal) {
		c.Fatal(err)
	}
}

// Blocks with a burn or a mint that are not final are replaced, and their transactions are sent again: the money
// comes once.
func TestForksOnBothSidesOfACrossing(t *testing.T) {
	t.Parallel()
	eachCrossing(t, func(c *crossing) {
		for _, drop := range []bool{true, false} {
			w := c.begin(10 * money.Dollar)
			for c.transferOf(w) == nil {
				c.reorganize(c.from, drop)
				head := c.headOf(c.from)
				c.demandBlocks(c.from, 5)
				c.until("the source goes on", func() bool { return c.headOf(c.from) > head+4 })
			}
			for c.transferOf(w).Open() {
				c.reorganize(c.to, drop)
				head := c.headOf(c.to)
				c.demandBlocks(c.to, 5)
				c.until("the destination goes on", func() bool { return c.headOf(c.to) > head+4 })
			}
			c.finish(w, 10*money.Dollar, 0)
		}
		c.assertNoDepositOn(c.to)
	})
}

// A stranger delivers a wallet's message to Solana while the service must not act there: the wallet has it by that. A
// payment of the stranger's own is a deposit.
func TestAStrangerBringsAMessageToSolana(t *testing.T) {
	eachDrill(t, func(d *drill) {
		c := newCrossing(d, chain.EthereumSepolia, chain.SolanaDevnet)
		c.bridge.service.SetMode(attester.Silent)
		w := c.begin(10 * money.Dollar)
		sent := c.awaitTransfer(w, "it is sent", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseSent })
		if _, err := stop.Put(d.T.Context(), c.DB, c.mine.Organization, stop.OfChain(c.to), "nothing is sent there"); err != nil {
			d.Fatal(err)
		}
		c.bridge.service.SetMode(attester.Normal)
		c.bringToSolana(sent)
		c.awaitTransfer(w, "the stranger's is the wallet's", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseReceived })
		c.assertAllAgrees()
		c.assertNoDepositOn(c.to)
		if _, err := stop.ResumeByOperator(audit.WithOperator(d.T.Context()), c.DB, c.mine.Organization, stop.OfChain(c.to), "a test"); err != nil {
			d.Fatal(err)
		}
		c.finish(w, 10*money.Dollar, 0)
	})
}

// bringToSolana has somebody else make the wallet's token account, and bring a message in.
func (c *crossing) bringToSolana(sent *transfer.BridgeTransfer) {
	c.Helper()
	key, err := crypto.GenerateKey()
	if err != nil {
		c.Fatal(err)
	}
	m := bridgeUser{c.drill, key}.attested(0, common.HexToHash(sent.SentHash))
	_, stranger, err := ed25519.GenerateKey(nil)
	if err != nil {
		c.Fatal(err)
	}
	payer := solana.PublicKey(stranger.Public().(ed25519.PublicKey))
	if _, err := c.Solana.Faucet(payer, 1_000_000_000); err != nil {
		c.Fatal(err)
	}
	receive, err := cctpsol.ReceiveMessage{Payer: payer, Caller: payer, Mint: validator.USDC, FeeAccount: validator.BridgeFees, Message: m.Message, Attestation: m.Attestation}.Instruction()
	if err != nil {
		c.Fatal(err)
	}
	own := solana.KeyOf(c.mine.Addresses[chain.SolanaDevnet])
	for _, in := range []solana.Instruction{solana.CreateAssociatedTokenIdempotent(payer, own, validator.USDC, solana.TokenProgram), receive} {
		c.until("the stranger's transaction is taken", func() bool {
			message, err := solana.NewMessage(payer, c.Solana.Blockhash(), in)
			if err != nil {
				c.Fatal(err)
			}
			tx := solana.Transaction{Signatures: []solana.Signature{solana.SignMessage(message.Encode(), stranger)}, Message: message}
			if err := c.Solana.Send(tx); err != nil {
				return false
			}
			_, err = c.Solana.Wait(c.T.Context(), tx.Signatures[0])
			return err == nil
		})
	}
}

// A backup from before a crossing is restored, and the request repeated: a message sent and received before the
// restore is in the books once.
func TestABackupFromBeforeACrossingIsRestored(t *testing.T) {
	t.Parallel()
	eachCrossing(t, func(c *crossing) {
		backup := c.backUp()
		request := c.ask(10 * money.Dollar)
		if w := c.withdraw([]transfer.WithdrawalRequest{request})[0]; w.Status != transfer.Completed {
			c.Fatalf("the withdrawal is %s: %s", w.Status, failureOf(w))
		}
		c.exchange(backup)
		c.serve()
		w := c.repeat(request)
		if w.Status != transfer.Completed {
			c.Errorf("the withdrawal is %s: %s", w.Status, failureOf(w))
			if x := w.Legs[0].Bridge; x != nil {
				c.Errorf("its transfer is %s with %s in transit: %s", x.Phase, x.InTransit, x.Problem.Text)
			}
		}
		if got := c.unitsOf(c.payee); got != 9_950_000 {
			c.Errorf("the payee has %d units", got)
		}
		c.assertBooksAgree()
	})
}
