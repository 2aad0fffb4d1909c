package app

import (
	"bytes"
	"errors"
	"fmt"
	"log/slog"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/bridge/deliverer"
	"github.com/granaryhq/granary/internal/bridge/oft"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

const sandboxUSDT, baseUSDT = "cash:ethereum_sepolia:usdt", "cash:base:usdt"

func eachBridgedUSDT(t *testing.T, run func(b *bridged)) {
	eachDrill(t, func(d *drill) { run(newBridged(d, chain.USDT)) })
}

// USDT goes to another chain and back: it is locked here and minted there, burnt there and unlocked
// here, at no fee of the wallet's, and all of it comes.
func TestUSDTPaysOnAnotherChain(t *testing.T) {
	eachBridgedUSDT(t, func(b *bridged) {
		payout := transfer.WithdrawalRequest{Organization: b.mine.Organization, Wallet: b.mine.ID, RequestID: uuid.New(), DestinationChain: chain.Base,
			DestinationAddress: destinationOf(1), Token: chain.USDT, Amount: 4 * money.Dollar}
		preview, err := b.Transfers.PreviewWithdrawal(b.T.Context(), payout)
		if err != nil || len(preview.Legs) != 1 || preview.Legs[0].From.ID != sandboxUSDT || preview.Received != 4*money.Dollar-50_000 || preview.Estimate == nil {
			b.Errorf("the preview is %+v, %v", preview, err)
		}
		flow := b.withdraw([]transfer.WithdrawalRequest{payout})[0]
		bridge := flow.Legs[0].Bridge
		if flow.Status != transfer.Completed || bridge.Phase != transfer.PhaseReceived || bridge.Amount != 4*money.Dollar || bridge.Fee != 0 || bridge.InTransit != 0 || bridge.AttestedAt != nil {
			b.Errorf("the withdrawal is %s: %s; its transfer is %+v", flow.Status, failureOf(flow), bridge)
		}
		if got := b.unitsOnBase(common.HexToAddress(destinationOf(1))); got != 3_950_000 {
			b.Errorf("the payee has %d units", got)
		}
		b.assertAllAgrees()
		b.faucet(chain.Base, chain.USDT, b.mine.Addresses[chain.Base], 30*money.Dollar)
		b.until("the money is in the books", func() bool { return b.holds(b.mine, baseUSDT) == 30*money.Dollar })
		back := transfer.WithdrawalRequest{Organization: b.mine.Organization, Wallet: b.mine.ID, RequestID: uuid.New(), DestinationChain: chain.EthereumSepolia,
			DestinationAddress: destinationOf(2), Token: chain.USDT, Amount: 20 * money.Dollar, Sources: []transfer.Draw{{Position: baseUSDT, Amount: 20 * money.Dollar}}}
		if flow := b.withdraw([]transfer.WithdrawalRequest{back})[0]; flow.Status != transfer.Completed {
			b.Errorf("the withdrawal is %s: %s", flow.Status, failureOf(flow))
		}
		if got := b.holds(b.mine, baseUSDT); got != 10*money.Dollar {
			b.Errorf("%s are left", got)
		}
		b.assertAllAgrees()
		b.until("every arrival is handed on", func() bool { return b.count(`SELECT COUNT(*) FROM bridge_arrivals`) == 0 })
	})
}

// For any behaviour of the deliverers, a sent amount comes in once they behave, and until then it is in transit and
// the books are right.
func TestDeliverersMayFail(t *testing.T) {
	eachBridgedUSDT(t, func(b *bridged) {
		for _, mode := range []deliverer.Mode{deliverer.Silent, deliverer.Slow, deliverer.Duplicating} {
			b.bridge.usdt.deliverer.SetMode(mode)
			w := b.begin()
			if mode == deliverer.Silent {
				sent := b.awaitTransfer(w, "it is sent", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseSent })
				b.assertAllAgrees()
				b.awaitMetric("granary_bridge_transfers_open", 1)
				b.awaitMetric("granary_bridge_in_transit_usd", 10)
				b.assertRefused(sent.ID, transfer.ErrBridgeDelivers)
				b.reopen() // and delivers again
			}
			b.finish(w)
			b.awaitMetric("granary_bridge_transfers_open", 0)
		}
	})
}

// A payment of others to a wallet over the bridge is a deposit, also while the wallet has a transfer of its own in
// transit there; and the amounts do not distinguish the two.
func TestWhatStrangersSendOfUSDTIsADeposit(t *testing.T) {
	eachBridgedUSDT(t, func(b *bridged) {
		b.bridge.usdt.deliverer.SetMode(deliverer.Silent)
		w := b.begin()
		b.awaitTransfer(w, "it is sent", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseSent })
		// The stranger is a sandbox's faucet's friend who sends as much.
		key, err := crypto.GenerateKey()
		if err != nil {
			b.Fatal(err)
		}
		stranger := bridgeUser{b.drill, key}
		stranger.fund(b.Chain)
		b.faucet(chain.EthereumSepolia, chain.USDT, chain.EVMAddress(stranger.address()), 10*money.Dollar)
		on := b.bridge.usdt.on[chain.EthereumSepolia]
		if err := b.Chain.AsOwner(b.T.Context(), on.FeePayer, contracts.NewBridgeFeePayer().PackSetRelayer(stranger.address(), true)); err != nil {
			b.Fatal(err)
		}
		usdt, base := b.Chain.Config().Tokens[chain.USDT].Address, b.bridge.usdt.on[chain.Base]
		ten := money.NewUnits(10_000_000)
		stranger.call(b.Chain, usdt, contracts.NewSandboxUSDT().PackApprove(on.FeePayer, ten.Big()))
		to := common.BytesToHash(b.mine.Addresses[chain.Base].EVM().Bytes())
		stranger.call(b.Chain, on.FeePayer, oft.PaidSend{Param: oft.PlainSend(base.EndpointID, to, ten), MostFee: money.NewUnits(1e17)}.Data())
		b.bridge.usdt.deliverer.SetMode(deliverer.Normal)
		w = b.untilEnded(b.mine, wallet.Withdrawal, w.ID)
		if w.Status != transfer.Completed {
			b.Errorf("the withdrawal is %s: %s", w.Status, failureOf(w))
		}
		b.until("the stranger's is in the books", func() bool { return b.holds(b.mine, baseUSDT) == 10*money.Dollar })
		if n := b.count(`SELECT COUNT(*) FROM deposits WHERE chain = 'base' AND status = 'completed'`); n != 1 {
			b.Errorf("%d deposits were made", n)
		}
		b.assertAllAgrees()
	})
}

// Whichever chain removes its part of a transfer before it was final, it happens again, once.
func TestChainsReorganizeUnderATransferOfUSDT(t *testing.T) {
	eachBridgedUSDT(t, func(b *bridged) {
		w := b.begin()
		b.until("it is under way", func() bool {
			return b.count(`SELECT COUNT(*) FROM steps s JOIN intents i ON i.id = s.id WHERE s.workflow_id = $1 AND i.state IN ('carried', 'executed')`, w.ID) > 0
		})
		if err := b.Chain.Reorg(1, true); err != nil {
			b.Fatal(err)
		}
		b.finish(w)
		w = b.begin()
		b.until("it is delivered", func() bool {
			x := b.transferOf(w)
			return b.count(`SELECT COUNT(*) FROM bridge_arrivals`) > 0 || x != nil && x.Phase == transfer.PhaseReceived
		})
		if err := b.Base.Reorg(1, true); err != nil {
			b.Fatal(err)
		}
		b.finish(w)
	})
}

// A withdrawal that is cancelled while its USDT is between two chains leaves it on the second.
func TestAWithdrawalIsCancelledWhileUSDTIsOnItsWay(t *testing.T) {
	eachBridgedUSDT(t, func(b *bridged) {
		b.bridge.usdt.deliverer.SetMode(deliverer.Silent)
		w := b.begin()
		b.awaitTransfer(w, "it is sent", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseSent })
		if _, err := b.Transfers.Cancel(b.T.Context(), w.Organization, w.Wallet, w.ID); err != nil {
			b.Fatal(err)
		}
		b.bridge.usdt.deliverer.SetMode(deliverer.Normal)
		if w = b.untilEnded(b.mine, wallet.Withdrawal, w.ID); w.Status != transfer.Cancelled || b.holds(b.mine, baseUSDT) != 10*money.Dollar {
			b.Errorf("the withdrawal is %s, the wallet has %s there", w.Status, b.holds(b.mine, baseUSDT))
		}
		b.assertAllAgrees()
	})
}

// Without ether in the fee payer no message is sent, and the money stays where it was.
func TestAFeePayerRunsOutOfEther(t *testing.T) {
	eachBridgedUSDT(t, func(b *bridged) {
		payer := b.bridge.usdt.on[chain.EthereumSepolia].FeePayer
		has, err := b.Clients[chain.EthereumSepolia].Balance(b.T.Context(), payer)
		if err != nil {
			b.Fatal(err)
		}
		if err := b.Chain.AsOwner(b.T.Context(), payer, contracts.NewBridgeFeePayer().PackWithdraw(common.HexToAddress("0xbeef"), has)); err != nil {
			b.Fatal(err)
		}
		w := b.begin()
		if w = b.untilEnded(b.mine, wallet.Withdrawal, w.ID); w.Status != transfer.Failed || b.holds(b.mine, sandboxUSDT) != b.left {
			b.Errorf("the withdrawal is %s: %s; %s are left", w.Status, failureOf(w), b.holds(b.mine, sandboxUSDT))
		}
		b.assertAllAgrees()
	})
}

// A row of a transfer of USDT that was changed by hand contradicts its message, its step or its lines.
func TestVerifySeesWhatIsWrongWithATransferOfUSDT(t *testing.T) {
	t.Parallel()
	b := newBridged(newDrill(t, store.SQLite), chain.USDT)
	w := b.begin()
	b.finish(w)
	for _, change := range []string{`message_key = 'oft:0x01'`, `fee = 1`, `attested = '00'`, `expires_at = 7`, `amount = 9000000`, `destination = 'polygon'`, `token = 'usdc'`, `phase = 'attested'`,
		`message = substr(message, 1, length(message) - 1) || '1'`, `message = '01'`, `message = ''`, `received_hash = '0x01'`, `sent_hash = '0x01'`, `in_transit = 1`} {
		was := *b.transferOf(w)
		b.execute(`CREATE TABLE kept AS SELECT * FROM bridge_transfers`)
		b.execute(`UPDATE bridge_transfers SET ` + change)
		report, err := b.NewVerifier().Run(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if report.Clean() {
			t.Errorf("%s: nobody sees it", change)
		}
		b.execute(`DELETE FROM bridge_transfers`)
		b.execute(`INSERT INTO bridge_transfers SELECT * FROM kept`)
		b.execute(`DROP TABLE kept`)
		if now := *b.transferOf(w); now.Key != was.Key {
			t.Fatalf("%s: it was not put back", change)
		}
	}
	b.assertAllAgrees()
}

// execute runs a statement that only a test runs.
func (d *drill) execute(statement string, args ...any) {
	d.Helper()
	if err := d.DB.Write(d.T.Context(), func(tx *store.Tx) error { tx.Defer(statement, args...); return nil }); err != nil {
		d.Fatal(err)
	}
}

// The contracts that `granary contracts deploy` puts on a chain send USDT, once they have ether; and an address that
// is no fee payer, or one that does not know the relayer, is reported before the service serves.
func TestAFeePayerIsDeployed(t *testing.T) {
	t.Parallel()
	b := newBridged(newDrill(t, store.SQLite), chain.USDT)
	b.end()
	config := b.Config
	quiet := slog.New(slog.DiscardHandler)
	var payer common.Address
	for range 2 { // the second time has no effect
		deployed, _, err := DeployContracts(t.Context(), config, chain.EthereumSepolia, quiet, func(string, int, int) {})
		if err != nil {
			t.Fatal(err)
		}
		last := deployed[len(deployed)-1]
		if last.Setting != "usdtBridge.feePayer" || payer != (common.Address{}) && last.Block != 0 {
			t.Errorf("deployed was %+v", last)
		}
		payer = last.Address
	}
	b.giveEther(b.Chain, payer)
	use := func(feePayer common.Address) error {
		b.App.Close()
		usdt := *config.Chains[chain.EthereumSepolia].USDTBridge
		usdt.FeePayer = feePayer
		ch := config.Chains[chain.EthereumSepolia]
		ch.USDTBridge = &usdt
		config.Chains[chain.EthereumSepolia] = ch
		var err error
		if b.Sandbox.App, err = New(t.Context(), config, b.Clock, quiet); err != nil {
			t.Fatal(err)
		}
		return b.checkChains(t.Context())
	}
	if err := use(b.Chain.Contracts.Guard); err == nil || !strings.Contains(err.Error(), "there is no BridgeFeePayer") {
		t.Errorf("another contract: %v", err)
	}
	if err := use(payer); err != nil {
		t.Fatal(err)
	}
	b.serve()
	b.finish(b.begin())
	b.awaitMetricAbove("granary_bridge_fee_payer_ether", 1)
	b.end()
	if err := use(common.Address{}); err != nil { // payments come in; none leaves
		t.Fatal(err)
	}
	b.serve()
	payout := transfer.WithdrawalRequest{Organization: b.mine.Organization, Wallet: b.mine.ID, RequestID: uuid.New(), DestinationChain: chain.Base, DestinationAddress: destinationOf(1), Token: chain.USDT, Amount: 4 * money.Dollar}
	if _, err := b.Transfers.PreviewWithdrawal(t.Context(), payout); fault.CodeOf(err) != fault.InvalidWithdrawalPlan {
		t.Errorf("without a fee payer: %v", err)
	}
}

// A payment that has come to the destination, and is in transit in the books all the same, is found on the chain
// itself.
func TestVerifySeesWhatHasComeAndIsInTransit(t *testing.T) {
	t.Parallel()
	for _, token := range []chain.Token{chain.USDC, chain.USDT} {
		if testing.Short() && token == chain.USDC { // the full command has both
			continue
		}
		b := newBridged(newDrill(t, store.SQLite), token)
		w := b.begin()
		b.finish(w)
		b.until("nothing that came waits to be settled", func() bool { return b.count(`SELECT COUNT(*) FROM bridge_arrivals`) == 0 })
		b.end()
		b.execute(`UPDATE bridge_transfers SET phase = 'sent', completed_at = NULL, in_transit = amount, received_hash = ''`)
		found := func(text string) bool {
			report, err := b.NewVerifier().Run(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			return strings.Contains(fmt.Sprint(report.Mismatches), text)
		}
		const came = "is sent, and has brought 10.000000 to base in block "
		if found(came) {
			t.Errorf("%s: it is told of before the service could have seen it", token)
		}
		b.Clock.Advance(3 * time.Hour)
		if !found(came) {
			t.Errorf("%s: nobody sees it", token)
		}
		b.execute(`INSERT INTO deposits (id, organization_id, wallet_id, chain, token, amount, units, from_address, tx_hash, ordinal, block_number, block_hash, block_time, status, shown, created_at, completed_at)
			SELECT 'credited', b.organization_id, b.wallet_id, b.destination, b.token, b.amount, '10000000', '', (SELECT s.tx_hash FROM steps s JOIN steps o ON o.leg_id = s.leg_id WHERE o.id = b.id AND s.kind = 'bridge_transfer_receive'),
				0, 1, '', 1, 'completed', 1, 1, 1 FROM bridge_transfers b`)
		b.execute(`INSERT INTO journal_entries (id, organization_id, wallet_id, event_type, reference, settled_at, created_at)
			SELECT 'doubled', organization_id, wallet_id, 'deposit', 'deposit:credited', 1, 1 FROM bridge_transfers`)
		if !found("entry doubled credits that as a deposit, too: `granary journal reverse doubled`") {
			t.Errorf("%s: the deposit that it became, too, is not named", token)
		}
	}
}

// awaitMetricAbove waits until a metric has been seen above a value.
func (b *bridged) awaitMetricAbove(name string, least float64) {
	b.Helper()
	b.until(name, func() bool {
		families, err := b.Registry.Gather()
		if err != nil {
			b.Fatal(err)
		}
		for _, f := range families {
			if f.GetName() == name && len(f.GetMetric()) > 0 && f.GetMetric()[0].GetGauge().GetValue() > least {
				return true
			}
		}
		return false
	})
}

// While USDT is in transit to a chain, its bridge must not be removed: the delivery would be a deposit too.
func TestABridgeForUSDTIsNotTakenAwayUnderATransfer(t *testing.T) {
	t.Parallel()
	b := newBridged(newDrill(t, store.SQLite), chain.USDT)
	b.bridge.usdt.deliverer.SetMode(deliverer.Silent)
	w := b.begin()
	b.awaitTransfer(w, "it is sent", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseSent })
	b.end()
	without := b.Config.Chains[chain.Base]
	without.USDTBridge = nil
	b.Config.Chains[chain.Base] = without
	if err := b.checkBridges(t.Context()); err == nil || !strings.Contains(err.Error(), "put it back") {
		t.Errorf("without the bridge: %v", err)
	}
	// It is the same before the signed intent is settled.
	b.execute(`UPDATE bridge_transfers SET completed_at = 1`)
	b.execute(`UPDATE steps SET state = 'processing' WHERE kind = 'bridge_transfer'`)
	if err := b.checkBridges(t.Context()); err == nil || !strings.Contains(err.Error(), "put it back") {
		t.Errorf("without the bridge, and before what was sent is settled: %v", err)
	}
	b.execute(`UPDATE steps SET state = 'completed' WHERE kind = 'bridge_transfer'`)
	if err := b.checkBridges(t.Context()); err != nil {
		t.Errorf("with nothing on its way: %v", err)
	}
	b.execute(`UPDATE bridge_transfers SET completed_at = NULL`)
	b.reopen()
	b.finish(w)
}

// The sent message is read from the intent's own logs, whichever contract is configured to pay for messages by then.
func TestWhatWasSentIsReadUnderAnotherFeePayer(t *testing.T) {
	t.Parallel()
	b := newBridged(newDrill(t, store.SQLite), chain.USDT)
	w := b.begin()
	b.finish(w)
	sent := b.transferOf(w)
	b.end()
	b.App.Close()
	config := b.Config
	on := config.Chains[chain.EthereumSepolia]
	usdt := *on.USDTBridge
	usdt.FeePayer = common.Address{1}
	on.USDTBridge = &usdt
	config.Chains[chain.EthereumSepolia] = on
	var err error
	if b.Sandbox.App, err = New(t.Context(), config, b.Clock, slog.New(slog.DiscardHandler)); err != nil {
		t.Fatal(err)
	}
	outcome, err := intent.LoadOutcome(t.Context(), b.DB, sent.ID)
	if err != nil {
		t.Fatal(err)
	}
	order := intent.Order{ID: sent.ID, Owner: b.mine.ID, Chain: chain.EthereumSepolia, Action: intent.BridgeOut{Token: chain.USDT, To: chain.Base}}
	if message, err := b.Intents.SentMessage(t.Context(), order, outcome); err != nil || !bytes.Equal(message, sent.Message) {
		t.Errorf("the message is %x, want %x: %v", message, sent.Message, err)
	}
	order.Owner = uuid.New()
	if message, err := b.Intents.SentMessage(t.Context(), order, outcome); !errors.Is(err, intent.ErrNoMessage) {
		t.Errorf("as another's it is %x: %v", message, err)
	}
}
