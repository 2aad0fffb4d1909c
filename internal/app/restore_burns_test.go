package app

import (
	"fmt"
	"maps"
	"strings"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/bridge/attester"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// recoverBurns recovers every wallet twice, of which the first run enters a burn of so many dollars if it claims.
func (b *bridged) recoverBurns(of wallet.Wallet, dollars string, claims bool) {
	b.Helper()
	o := RecoverOptions{RosterFiles: []string{b.roster}, AcceptMissing: true, ClaimOwed: claims}
	coming := fmt.Sprintf("coming  wallet %s  %s USDC from base to ethereum_sepolia, burnt in transaction 0x", of.ID, dollars)
	entered := fmt.Sprintf("entered wallet %s  the burn of %s USDC in transaction 0x", of.ID, dollars)
	for run := range 2 {
		printed, err := b.recoverBooks(o)
		if err != nil {
			b.Fatalf("%v\n%s", err, printed)
		}
		if strings.Contains(printed, coming) != (run == 0 || !claims) || strings.Contains(printed, entered) != (run == 0 && claims) {
			b.Errorf("run %d prints\n%s", run, printed)
		}
	}
}

// untilRecovered waits until a rebalance that recovery made has completed.
func (b *bridged) untilRecovered() {
	b.Helper()
	b.until("the recovered rebalance is completed", func() bool {
		return b.count(`SELECT COUNT(*) FROM workflows WHERE reason = '`+transfer.ReasonRecovered+`' AND status = 'completed'`) == 1
	})
}

// The targets of an automatic wallet have burnt four dollars for another chain when every backup is lost. That burn has no caller to
// repeat it: `granary recover` prints it, --claim-owed enters it, and the service brings it in.
func TestABurnOfAnAutomaticWalletIsBroughtIn(t *testing.T) {
	eachBridged(t, func(b *bridged) {
		request := newWallets(1)[0]
		request.AutoRebalance = true
		request.Strategy = &wallet.Strategy{Allocations: map[chain.Token][]wallet.Target{chain.USDC: {{YieldSource: SandboxSource, Pct: 8000}, {YieldSource: wallet.CashTarget, Pct: 2000}}}}
		mine := b.create([]wallet.CreateRequest{request})[0]
		b.bridge.service.SetMode(attester.Silent)
		b.faucet(chain.Base, chain.USDC, mine.Addresses[chain.Base], 5*money.Dollar)
		b.until("the amount that the source lacks is in transit", func() bool {
			return b.count(`SELECT COALESCE(CAST(SUM(in_transit) AS BIGINT), 0) FROM bridge_transfers WHERE phase = 'sent'`) == 4*int64(money.Dollar)
		})
		b.exchange(storetest.Address(t, b.DB.Engine()))
		b.bridge.setMode()("silent")
		if printed, err := b.recoverBooks(RecoverOptions{RosterFiles: []string{b.roster}, ClaimOwed: true}); err != nil || strings.Contains(printed, "entered") || !strings.Contains(printed, "unread  wallet "+mine.ID.String()) {
			b.Errorf("while the attesters are silent: %v\n%s", err, printed)
		}
		b.bridge.setMode()("normal")
		b.recoverBurns(mine, "4.000000", false)
		b.recoverBurns(mine, "4.000000", true)
		b.assertBooksAgree()
		b.serve()
		b.untilRecovered()
		b.until("the amount has come", func() bool { return b.holds(mine, sandboxCash) == 4*money.Dollar })
		b.assertBooksAgree()
	})
}

// A caller has paid out on another chain more than is left on the first when the database is lost before the amount
// has come, and perhaps every backup. Once its burn is entered the amount comes to the wallet. The request is a
// conflict if it names the chain that the amount left, so that no second burn is made under it, and pays once
// otherwise.
func TestABurnOfMoreThanIsLeftIsBroughtIn(t *testing.T) {
	ways := maps.Clone(overSolana)
	ways["between EVM chains"] = struct{ from, to chain.Name }{chain.EthereumSepolia, chain.Base}
	for name, way := range ways {
		for state, lost := range map[string]bool{"every backup is lost": true, "a backup of before": false} {
			t.Run(name+", "+state, func(t *testing.T) {
				eachDrill(t, func(d *drill) {
					c := newCrossing(d, way.from, way.to)
					backup := c.backUp()
					request := c.ask(300 * money.Dollar)
					c.bridge.setMode()("silent")
					w, _, err := c.Transfers.Withdraw(d.T.Context(), request)
					if err != nil {
						d.Fatal(err)
					}
					c.awaitTransfer(w, "it is sent", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseSent })
					if lost {
						backup = storetest.Address(t, c.DB.Engine())
					}
					c.exchange(backup)
					c.bridge.setMode()("normal")
					for run := range 2 {
						printed, err := c.recoverBooks(RecoverOptions{RosterFiles: []string{c.roster}, AcceptMissing: true, ClaimOwed: true})
						if err != nil || strings.Contains(printed, "entered wallet "+c.mine.ID.String()+"  the burn of 300.000000 USDC") != (run == 0) {
							d.Fatalf("run %d: %v\n%s", run, err, printed)
						}
					}
					c.serve()
					c.untilRecovered()
					if from, to := c.holds(c.mine, chain.CashID(c.from, chain.USDC)), c.holds(c.mine, chain.CashID(c.to, chain.USDC)); from != 200*money.Dollar || to != 300*money.Dollar {
						d.Errorf("the wallet has %s on one chain and %s on the other", from, to)
					}
					again := request
					again.Sources = []transfer.Draw{{Position: chain.CashID(c.from, chain.USDC), Amount: 100 * money.Dollar}}
					again.Amount = 100 * money.Dollar
					if _, _, err := c.Transfers.Withdraw(d.T.Context(), again); fault.CodeOf(err) != fault.RequestIDConflict {
						d.Errorf("the burn is repeated: %v, want %s", err, fault.RequestIDConflict)
					}
					if w := c.withdraw([]transfer.WithdrawalRequest{request})[0]; w.Status != transfer.Completed {
						d.Errorf("the withdrawal is %s: %s", w.Status, failureOf(w))
					}
					if got := c.unitsOf(c.payee); got != 299_950_000 {
						d.Errorf("the payee has %d units", got)
					}
					c.assertBooksAgree()
				})
			})
		}
	}
}

// An amount that a stranger brought in before the books were opened is in them already: its burn is not printed. One that a stranger
// brings in after it was entered is in the books once.
func TestABurnThatAStrangerBringsInIsOnceInTheBooks(t *testing.T) {
	for name, before := range map[string]bool{"before the books are opened": true, "after its burn is entered": false} {
		t.Run(name, func(t *testing.T) {
			eachBridged(t, func(b *bridged) {
				b.bridge.setMode()("silent")
				w := b.begin()
				sent := b.awaitTransfer(w, "it is sent", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseSent })
				b.end()
				b.bridge.setMode()("normal")
				if before {
					b.bringInByStranger(sent)
				}
				b.exchange(storetest.Address(t, b.DB.Engine()))
				printed, err := b.recoverBooks(RecoverOptions{RosterFiles: []string{b.roster}, ClaimOwed: true})
				if err != nil || strings.Contains(printed, "entered wallet") == before || strings.Contains(printed, "coming ") == before {
					b.Errorf("%v\n%s", err, printed)
				}
				if !before {
					b.bringInByStranger(sent)
				}
				b.serve()
				if !before {
					b.untilRecovered()
				}
				b.followedAll()
				b.assertOnBase(10 * money.Dollar)
				b.assertBooksAgree()
			})
		})
	}
}

// A burn is not entered while an arrival on its chain is unsettled: the opening would contain the arrival's block, and the books lack its
// amount. Entered twice, it is entered once.
func TestABurnIsNotEnteredBesideAnUnsettledArrival(t *testing.T) {
	b := newBridged(newDrill(t, store.SQLite), chain.USDC)
	b.bridge.setMode()("silent")
	w := b.begin()
	b.awaitTransfer(w, "it is sent", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseSent })
	out, err := intent.LoadOutcome(t.Context(), b.DB, w.Legs[0].Steps[0].ID)
	if err != nil {
		t.Fatal(err)
	}
	b.exchange(storetest.Address(t, store.SQLite))
	if printed, err := b.recoverBooks(RecoverOptions{RosterFiles: []string{b.roster}}); err != nil {
		t.Fatalf("%v\n%s", err, printed)
	}
	b.serve()
	burn := transfer.MissingBurn{To: chain.Base, Amount: 10 * money.Dollar, RecoveredBurn: transfer.RecoveredBurn{
		Wallet: b.mine.ID, From: chain.EthereumSepolia, Burn: intent.Burn{ID: w.Legs[0].Steps[0].ID, Block: out.BlockNumber}}}
	b.execute(`INSERT INTO bridge_arrivals (id, organization_id, wallet_id, chain, token, amount, units, from_address, tx_hash, ordinal, block_number, block_hash, block_time, message_key, final)
		VALUES ($1, $2, $3, $4, 'usdc', 1, '1', '', '', 0, 1, '', 0, '', 1)`, uuid.New(), b.mine.Organization, b.mine.ID, string(chain.EthereumSepolia))
	if _, err := b.Transfers.EnterBurn(t.Context(), burn); fault.CodeOf(err) != fault.WorkflowConflict {
		t.Errorf("beside an arrival: %v, want %s", err, fault.WorkflowConflict)
	}
	b.execute(`DELETE FROM bridge_arrivals`)
	for run := range 2 {
		if entered, err := b.Transfers.EnterBurn(t.Context(), burn); err != nil || entered != (run == 0) {
			t.Errorf("run %d: entered %t, %v", run, entered, err)
		}
	}
	b.bridge.setMode()("normal")
	b.untilRecovered()
	b.assertOnBase(10 * money.Dollar)
	b.assertBooksAgree()
}
