package app

import (
	"crypto/ecdsa"
	"crypto/sha256"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/crypto"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/bridge/attester"
	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/bridge/cctp/cctpsol"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// denyOnSolana puts an account on the list of the bridge's denied accounts on Solana.
func (c *crossing) denyOnSolana(owner solana.PublicKey) {
	c.Helper()
	kind := sha256.Sum256([]byte("account:DenylistedAccount"))
	c.setDenied(owner, validator.Account{Lamports: solana.RentExempt(40), Owner: cctpsol.Messenger, Data: append(kind[:8], owner[:]...)})
}

// setDenied sets the account by which an owner is denied. An empty one is none.
func (c *crossing) setDenied(owner solana.PublicKey, account validator.Account) {
	c.Helper()
	c.Solana.SetAccount(cctpsol.DenylistAccount(owner), account)
	if err := c.Solana.MineSlots(1); err != nil {
		c.Fatal(err)
	}
}

// assertDenied holds a workflow to have failed since its sender is denied, with the money at its source.
func (c *crossing) assertDenied(w transfer.Workflow) {
	c.Helper()
	if code := failure.OfColumns(w.FailureCode, nil).Code; w.Status != transfer.Failed || code != failure.BridgeRefused || !strings.Contains(failureOf(w), "the sender is on the bridge's list of denied accounts") {
		c.Errorf("the %s is %s: %s, %q", w.Kind, w.Status, code, failureOf(w))
	}
	if got, there := c.holds(c.mine, solanaCash), c.holds(c.mine, baseCash); got != c.left || there != 0 {
		c.Errorf("the wallet has %s on Solana, want %s, and %s on the other chain", got, c.left, there)
	}
	if sent := c.count(`SELECT COUNT(*) FROM bridge_transfers WHERE wallet_id = $1 AND source = $2`, c.mine.ID, string(chain.SolanaDevnet)); sent != 0 {
		c.Errorf("%d transfers have left", sent)
	}
	c.assertAllAgrees()
}

// A wallet that the bridge's owner denies on Solana cannot burn: withdrawals and allocations over the bridge fail
// with the money at its source, which pays on Solana as before, and payments of others to the wallet come in. The
// programs check the wallet alone: a denied fee payer stops no transfer.
func TestADeniedSenderOnSolanaKeepsItsMoney(t *testing.T) {
	eachDrill(t, func(d *drill) {
		c := newCrossing(d, chain.SolanaDevnet, chain.Base)
		own := solana.KeyOf(c.mine.Addresses[chain.SolanaDevnet])
		c.denyOnSolana(own)
		c.assertDenied(c.withdraw([]transfer.WithdrawalRequest{c.ask(10 * money.Dollar)})[0])
		moved, _, err := c.tryAllocate(transfer.AllocationRequest{Organization: c.mine.Organization, Wallet: c.mine.ID, RequestID: uuid.New(),
			Movements: []transfer.Instruction{{From: solanaCash, To: SandboxSource, Amount: 40 * money.Dollar}}})
		if err != nil {
			d.Fatal(err)
		}
		c.assertDenied(c.untilEnded(c.mine, wallet.Rebalance, moved.ID))

		payee := newSolanaKey(d.T)
		w := c.withdraw([]transfer.WithdrawalRequest{solanaPayoutTo(c.mine, payee, 20*money.Dollar)})[0]
		c.left -= 20 * money.Dollar
		if got := c.Solana.TokenBalance(validator.USDC, payee); w.Status != transfer.Completed || got != 19_950_000 || c.holds(c.mine, solanaCash) != c.left {
			d.Errorf("the payout on Solana is %s: %s; the payee has %d units, the wallet %s", w.Status, failureOf(w), got, c.holds(c.mine, solanaCash))
		}
		c.give(chain.EthereumSepolia, 10*money.Dollar, c.mine)
		in := solanaPayoutTo(c.mine, payee, 10*money.Dollar)
		in.Sources = []transfer.Draw{{Position: sandboxCash, Amount: 10 * money.Dollar}}
		w = c.withdraw([]transfer.WithdrawalRequest{in})[0]
		if got := c.Solana.TokenBalance(validator.USDC, payee); w.Status != transfer.Completed || got != 29_900_000 || c.holds(c.mine, solanaCash) != c.left {
			d.Errorf("what comes to Solana is %s: %s; the payee has %d units, the wallet %s", w.Status, failureOf(w), got, c.holds(c.mine, solanaCash))
		}
		c.assertAllAgrees()

		c.setDenied(own, validator.Account{})
		c.denyOnSolana(c.feePayer)
		c.finish(c.begin(10*money.Dollar), 10*money.Dollar, 0)
	})
}

// holdAttested has a withdrawal's message attested while its destination is stopped. The attesters were silent
// before.
func (c *crossing) holdAttested(w transfer.Workflow) *transfer.BridgeTransfer {
	c.Helper()
	sent := c.awaitTransfer(w, "it is sent", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseSent })
	if _, err := stop.Put(c.T.Context(), c.DB, c.mine.Organization, stop.OfChain(c.to), "nothing is signed there"); err != nil {
		c.Fatal(err)
	}
	c.bridge.service.SetMode(attester.Normal)
	c.resume(sent)
	return c.awaitTransfer(w, "it is attested", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseAttested })
}

// resumeDestination ends holdAttested's stop.
func (c *crossing) resumeDestination() {
	c.Helper()
	if _, err := stop.ResumeByOperator(audit.WithOperator(c.T.Context()), c.DB, c.mine.Organization, stop.OfChain(c.to), "a test"); err != nil {
		c.Fatal(err)
	}
}

// setAttesters gives the transmitters of both chains other attesters, all of whom must sign.
func (c *crossing) setAttesters(was, now []*ecdsa.PrivateKey) {
	c.Helper()
	for _, on := range []chain.Name{c.from, c.to} {
		if on.IsSolana() {
			changeAccount(c, cctpsol.TransmitterAccount, cctpsol.DecodeTransmitterState, func(t *cctpsol.TransmitterState) {
				t.Attesters, t.Threshold = nil, uint32(len(now))
				for _, key := range now {
					t.Attesters = append(t.Attesters, solana.PublicKey(cctp.Word(crypto.PubkeyToAddress(key.PublicKey))))
				}
			})
			continue
		}
		rules := contracts.NewSandboxMessageTransmitter()
		var calls [][]byte
		for _, key := range now {
			if !slices.Contains(was, key) {
				calls = append(calls, rules.PackEnableAttester(crypto.PubkeyToAddress(key.PublicKey)))
			}
		}
		if len(now) != len(was) {
			calls = append(calls, rules.PackSetSignatureThreshold(money.NewUnits(uint64(len(now))).Big()))
		}
		for _, key := range was {
			if !slices.Contains(now, key) {
				calls = append(calls, rules.PackDisableAttester(crypto.PubkeyToAddress(key.PublicKey)))
			}
		}
		for _, call := range calls {
			c.asOwner(c.evmChains()[on], c.bridge.on[on].MessageTransmitter, call)
		}
	}
}

// otherAttesters returns the keys of the attesters, and those of a set without the first of them and with another.
func (c *crossing) otherAttesters() (was, now []*ecdsa.PrivateKey) {
	c.Helper()
	was, _, err := attesterKeys()
	if err != nil {
		c.Fatal(err)
	}
	other, err := crypto.ToECDSA(crypto.Keccak256([]byte("another attester")))
	if err != nil {
		c.Fatal(err)
	}
	return was, append(slices.Clone(was[1:]), other)
}

// bringInUnder has a message attested before the attesters change. The transmitter rejects that attestation, for a reason; the transfer waits
// for a new one, and completes once the new attesters sign.
func (c *crossing) bringInUnder(was, now []*ecdsa.PrivateKey, reason string, signed func(sent *transfer.BridgeTransfer)) {
	c.Helper()
	c.bridge.service.SetMode(attester.Silent)
	w := c.begin(10 * money.Dollar)
	c.holdAttested(w)
	c.setAttesters(was, now)
	c.resumeDestination()
	sent := c.awaitTransfer(w, "it is rejected", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseSent && !x.Problem.IsZero() })
	if sent.Problem.Code != failure.BridgeAttestationInvalid || !strings.Contains(sent.Problem.Text, reason) || sent.InTransit != 10*money.Dollar {
		c.Errorf("the transfer has %s in transit: %s, %q, want %q", sent.InTransit, sent.Problem.Code, sent.Problem.Text, reason)
	}
	c.assertAllAgrees()
	c.bridge.service.SetKeys(now)
	if signed != nil {
		signed(sent)
	}
	c.until("it comes", func() bool {
		c.resume(sent)
		return !c.transferOf(w).Open()
	})
	c.finish(w, 10*money.Dollar, 0)
}

// A message that was attested before the attesters change, to or from Solana, is attested again by the present
// attesters, and received once. Signatures of more than two attesters need transactions of version 1 on Solana.
func TestAttestersChangeOverSolana(t *testing.T) {
	t.Parallel()
	eachCrossing(t, func(c *crossing) {
		was, now := c.otherAttesters()
		stranger, length := "not attester", "Invalid attestation length"
		if c.to.IsSolana() {
			stranger, length = "a signature is no attester's", "its length is wrong"
		}
		c.bringInUnder(was, now, stranger, nil)
		c.bringInUnder(now, now[1:], length, nil)
		c.bringInUnder(now[1:], append(slices.Clone(was), now[1]), length, func(sent *transfer.BridgeTransfer) {
			if !c.to.IsSolana() {
				return
			}
			c.until("it does not fit", func() bool {
				c.resume(sent)
				found, err := transfer.FindBridgeTransfer(c.T.Context(), c.DB, sent.ID)
				return err == nil && strings.Contains(found.Problem.Text, "it would take a transaction of 1289 bytes")
			})
			c.configure(func(ch ChainConfig) ChainConfig {
				if len(ch.Solana.RPC) > 0 {
					ch.Solana.TransactionVersion = "1"
				}
				return ch
			})
		})
		c.assertNoDepositOn(c.to)
	})
}

// The rent of a message comes back though the attesters on Solana have changed since it was attested: the attestation
// is requested again.
func TestTheRentOfAMessageIsTakenBackUnderOtherAttesters(t *testing.T) {
	eachDrill(t, func(d *drill) {
		c := newCrossing(d, chain.SolanaDevnet, chain.Base)
		w := c.finish(c.begin(10*money.Dollar), 10*money.Dollar, 0)
		message := c.messageAccount(w.Legs[0].Bridge)
		was, now := c.otherAttesters()
		c.setAttesters(was, now)
		c.Clock.Advance(5*24*time.Hour + 2*time.Hour)
		c.until("the attestation is rejected", func() bool {
			return c.count(`SELECT COUNT(*) FROM tasks WHERE kind = $1 AND last_error LIKE '%a signature is no attester%'`, transfer.ReclaimTask) == 1
		})
		c.bridge.service.SetKeys(now)
		c.Clock.Advance(2 * time.Hour)
		c.until("the account is gone", func() bool { return c.Solana.Account(message).Lamports == 0 })
		c.until("the task has ended", func() bool { return c.count(`SELECT COUNT(*) FROM tasks WHERE kind = $1`, transfer.ReclaimTask) == 0 })
		c.assertAllAgrees()
	})
}
