package microvault_test

import (
	"math/big"
	"slices"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/event"
	"github.com/granaryhq/granary/internal/event/eventtest"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/microvault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// fillVault has a holder put 1,000 into a vault, and sets where they are to lie.
func (w *world) fillVault(v microvault.Vault, s microvault.Strategy) (microvault.Vault, holder) {
	w.Helper()
	h := w.newHolder(2000 * dollar)
	w.waitConfirmed(w.vaults.Add(w.ctx, newKey(), v.ID, h.address))
	if err := h.deposit(v, 1000*dollar); err != nil {
		w.Fatal(err)
	}
	w.waitConfirmed(w.vaults.SetStrategy(w.ctx, newKey(), v.ID, s))
	return v, h
}

func (w *world) getSource(v microvault.Vault, id string) microvault.Source {
	w.Helper()
	for _, s := range w.getVault(v.ID).Sources {
		if s.YieldID == id {
			return s
		}
	}
	w.Fatalf("the vault has no source %s", id)
	return microvault.Source{}
}

func (w *world) untilStatus(v microvault.Vault, id string, want microvault.SourceStatus) microvault.Source {
	w.Helper()
	w.until(id+" is "+string(want), func() bool { return w.getSource(v, id).Status() == want })
	return w.getSource(v, id)
}

// asOwner has the owner of the sandbox's contracts call one.
func (w *world) asOwner(contract common.Address, data []byte) {
	w.Helper()
	if err := w.chain.AsOwner(w.ctx, contract, data); err != nil {
		w.Fatal(err)
	}
}

// setPricingFails has the source of requests tell its price no more, or again.
func (w *world) setPricingFails(fails bool) {
	w.Helper()
	const none, pricing = 0, 3
	failure := uint8(none)
	if fails {
		failure = pricing
	}
	w.asOwner(w.chain.Contracts.AsyncVault, contracts.NewSandboxAsyncVault().PackSetFailure(failure))
}

// setNAV sets what the source that pays at once holds.
func (w *world) setNAV(amount money.USD) {
	w.Helper()
	hash, err := w.chain.SetNAV(w.ctx, w.chain.Contracts.Vault, money.UnitsOf(amount, 6))
	if err != nil {
		w.Fatal(err)
	}
	if _, err := w.chain.Wait(w.ctx, hash); err != nil {
		w.Fatal(err)
	}
}

// countTasks says how many changes of the kind have come to the status.
func (w *world) countTasks(v microvault.Vault, kind change.Kind, status change.Status) int {
	w.Helper()
	found, _, err := w.vaults.Tasks(w.ctx, org, v.ID, store.Page{Limit: 100})
	if err != nil {
		w.Fatal(err)
	}
	n := 0
	for _, c := range found {
		if c.Kind == kind && c.Status == status {
			n++
		}
	}
	return n
}

func TestASourceThatCannotBeReadIsWrittenOff(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		v, h := w.fillVault(w.createVault(credit, bills), strategyOf(2000, map[string]money.Bps{credit: 5000, bills: 3000}))
		w.until("both sources have their parts", func() bool {
			later, _ := w.worthIn(v.ID, credit)
			now, _ := w.worthIn(v.ID, bills)
			return isNear(later, 500*dollar) && isNear(now, 300*dollar)
		})
		w.waitQuiet(v.ID)
		source := w.getSource(v, credit)
		assertIs(t, "the status of a source that answers", source.Status(), microvault.Sound)
		assertIs(t, "what it blocks", len(w.getVault(v.ID).Blocks(source)), 0)
		assertIs(t, "that it says when its price was struck", source.PricedAt != nil, true)

		w.setPricingFails(true)
		source = w.untilStatus(v, credit, microvault.Unreadable)
		assertIs(t, "that it blocks deposits and redemptions", slices.Equal(w.getVault(v.ID).Blocks(source), []microvault.Blocked{microvault.Deposits, microvault.Redemptions}), true)
		assertIs(t, "that writing it off is its remedy", slices.Equal(w.getVault(v.ID).Remedies(source), []change.Kind{microvault.WriteOff}), true)

		readable := w.waitEnded(w.vaults.WriteOff(w.ctx, newKey(), v.ID, microvault.SourceID(bills)))
		assertIs(t, "writing off a source that answers", readable.Status, change.Failed)
		assertIs(t, "why it failed", readable.Failure(), failure.New(failure.ChangeNotApplicable, "the source can be read and was sound within the last week: only one that cannot, or was not, is written off"))
		assertIs(t, "that nothing was sent for it", len(readable.TxHashes), 0)

		done := w.waitConfirmed(w.vaults.WriteOff(w.ctx, newKey(), v.ID, microvault.SourceID(credit)))
		assertIs(t, "the transactions that wrote it off", len(done.TxHashes), 1)
		source = w.untilStatus(v, credit, microvault.WrittenOff)
		assertIs(t, "its mode", source.Mode, microvault.Disabled)
		assertIs(t, "its target", source.Target, 0)
		assertIs(t, "the idle target, with what was the source's", w.getVault(v.ID).IdleTarget, 7000)
		assertIs(t, "what it counts for", source.Worth.IsZero(), true)
		worth := microvault.StablecoinUSD(source.WrittenOffWorth)
		assertIs(t, "that it says what it counted for", isNear(worth, 500*dollar), true)
		assertIs(t, "that it says when that was", source.WrittenOffAt != nil, true)
		again := w.waitConfirmed(w.vaults.WriteOff(w.ctx, newKey(), v.ID, microvault.SourceID(credit)))
		assertIs(t, "the transactions that write it off twice", len(again.TxHashes), 0)

		// What it holds belongs to who has shares now, so nobody enters, and all may leave.
		assertIs(t, "that it blocks deposits", slices.Equal(w.getVault(v.ID).Blocks(source), []microvault.Blocked{microvault.Deposits}), true)
		if err := h.deposit(v, dollar); err == nil {
			t.Error("a deposit was taken beside what a source that is written off may hold")
		}
		assertIs(t, "its remedies while it does not answer", len(w.getVault(v.ID).Remedies(source)), 0)
		early := w.waitEnded(w.vaults.Reinstate(w.ctx, newKey(), v.ID, microvault.SourceID(credit)))
		assertIs(t, "reinstating a source that does not answer", early.Status, change.Failed)
		assertIs(t, "that nothing was sent for that", len(early.TxHashes), 0)
		w.setPricingFails(false)
		w.until("it can be reinstated", func() bool {
			return slices.Equal(w.getVault(v.ID).Remedies(w.getSource(v, credit)), []change.Kind{microvault.Reinstate})
		})
		w.waitConfirmed(w.vaults.Reinstate(w.ctx, newKey(), v.ID, microvault.SourceID(credit)))
		source = w.untilStatus(v, credit, microvault.Sound)
		assertIs(t, "that it counts for what it did", isNear(microvault.StablecoinUSD(source.Worth), 500*dollar), true)
		assertIs(t, "its mode afterwards", source.Mode, microvault.Disabled)
		assertIs(t, "what it blocks afterwards", len(w.getVault(v.ID).Blocks(source)), 0)
		if err := h.deposit(v, dollar); err != nil {
			t.Errorf("a deposit afterwards: %v", err)
		}
		twice := w.waitConfirmed(w.vaults.Reinstate(w.ctx, newKey(), v.ID, microvault.SourceID(credit)))
		assertIs(t, "the transactions that reinstate it twice", len(twice.TxHashes), 0)
		eventtest.CheckAll(t, db, event.VaultTask, event.VaultSource)
	})
}

func TestAPriceThatJumpedIsAcceptedAndTheQueuePaid(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		v, h := w.fillVault(w.createVault(bills), strategyOf(5000, map[string]money.Bps{bills: 5000}))
		w.until("the source has its part", func() bool { in, _ := w.worthIn(v.ID, bills); return isNear(in, 500*dollar) })
		w.waitQuiet(v.ID)
		w.setNAV(250 * dollar)
		source := w.untilStatus(v, bills, microvault.Unsound)
		assertIs(t, "that accepting the price is its remedy", slices.Equal(w.getVault(v.ID).Remedies(source), []change.Kind{microvault.AcceptNav}), true)
		if err := h.deposit(v, dollar); err == nil {
			t.Error("a deposit was taken at a price that is not sound")
		}

		// More than a rebalance pays wait meanwhile.
		const waiting = 40
		ten := new(big.Int).Mul(big.NewInt(int64(10*dollar)), big.NewInt(1_000_000))
		for range waiting {
			if err := h.sendTx(v.Contract, vaultABI.PackRequestRedeem(ten, h.address, h.address)); err != nil {
				t.Fatal(err)
			}
		}
		accepted := w.waitConfirmed(w.vaults.AcceptNav(w.ctx, newKey(), v.ID, microvault.SourceID(bills)))
		assertIs(t, "the transactions that accepted it", len(accepted.TxHashes), 1)
		w.untilStatus(v, bills, microvault.Sound)
		w.until("everybody is paid", func() bool {
			return w.callNumber(v.Contract, vaultABI.PackQueueHead()).Int64() == waiting
		})
		w.waitQuiet(v.ID)
		if paid := w.countTasks(v, microvault.PayQueue, change.Confirmed); paid != 1 {
			t.Errorf("the queue was paid by %d calls of its own, want 1", paid)
		}
		eventtest.CheckAll(t, db, event.VaultTask, event.VaultSource)
	})
}

func TestPricesAreRecordedOnceADay(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		empty := w.createVault(bills)
		v, _ := w.fillVault(w.createVault(bills), strategyOf(5000, map[string]money.Bps{bills: 5000}))
		w.waitQuiet(v.ID)
		assertIs(t, "recordings within the first day", w.countTasks(v, microvault.Observe, change.Confirmed), 0)
		for day := 1; day <= 2; day++ {
			db.Clock().Advance(24*time.Hour + time.Minute)
			w.until("the prices are recorded", func() bool { return w.countTasks(v, microvault.Observe, change.Confirmed) >= day })
			w.waitQuiet(v.ID)
			assertIs(t, "recordings up to the day", w.countTasks(v, microvault.Observe, change.Confirmed), day)
		}
		assertIs(t, "recordings of a vault without shares", w.countTasks(empty, microvault.Observe, change.Confirmed), 0)
	})
}

// lossy is a source that loses what enters it.
const lossy = "lossy-vault"

// deployLossy makes a source that can be told to pay, at each deposit, a reward out of
// what it holds: who enters it has less than was put in.
func deployLossy(t *testing.T, net *devnet.EVM, client *evm.Client) microvault.Offer {
	t.Helper()
	key, err := crypto.GenerateKey()
	if err != nil {
		t.Fatal(err)
	}
	from := crypto.PubkeyToAddress(key.PublicKey)
	devnettest.Fund(t, net, from)
	owner := common.BytesToAddress(callAt(t, client, net.Contracts.USDC, contracts.NewSandboxUSDC().PackOwner()))
	code := append(common.FromHex(contracts.SandboxQuirkyVaultMetaData.Bin), contracts.NewSandboxQuirkyVault().PackConstructor(net.Contracts.USDC, owner)...)
	tx, err := types.SignNewTx(key, types.LatestSignerForChainID(big.NewInt(devnet.ChainID)), &types.DynamicFeeTx{ChainID: big.NewInt(devnet.ChainID),
		GasTipCap: big.NewInt(1e9), GasFeeCap: big.NewInt(1e12), Gas: net.CreationGas(), Data: code})
	if err != nil {
		t.Fatal(err)
	}
	if err := sendWhenFunded(t, net, client, tx); err != nil {
		t.Fatal(err)
	}
	return microvault.Offer{ID: lossy, Chain: chain.EthereumSepolia, Token: chain.USDC, Contract: crypto.CreateAddress(from, 0), Kind: microvault.ERC4626, MaxStep: 100}
}

// enter has the holder put money into a source, past any vault.
func (h holder) enter(source common.Address, amount money.USD) {
	h.w.Helper()
	usdc, units := h.w.chain.Contracts.USDC, big.NewInt(int64(amount))
	for _, call := range []struct {
		to   common.Address
		data []byte
	}{{usdc, contracts.NewSandboxUSDC().PackApprove(source, units)}, {source, vaultABI.PackDeposit(units, h.address)}} {
		if err := h.sendTx(call.to, call.data); err != nil {
			h.w.Fatal(err)
		}
	}
}

// A vault of the version before undoes a whole rebalance for one lossy move; one of now
// undoes the move. Either is served as far as it can be.
func TestARebalanceDoesWithoutTheSourceThatLoses(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorldWith(t, db, func(*microvault.Chain) {}, deployLossy)
		devnettest.DeployPrevious(t, w.chain)
		at := w.offerAt(lossy)
		// Five dollars beside each deposit, which the adapter does not count.
		w.newHolder(1000*dollar).enter(at, 1000*dollar)
		devnettest.Pay(t, w.chain, chain.USDC, chain.EVMAddress(at), money.UnitsOf(100*dollar, 6))
		vaults := map[string]microvault.Vault{"of now": w.createVault(lossy, bills), "of the version before": w.createVaultBefore(lossy, bills)}
		w.asOwner(at, contracts.NewSandboxQuirkyVault().PackSetQuirks(w.chain.Contracts.USDC, big.NewInt(int64(5*dollar)), new(big.Int), false))
		for _, v := range vaults {
			w.fillVault(v, strategyOf(2000, map[string]money.Bps{lossy: 4000, bills: 4000}))
		}
		for of, v := range vaults {
			w.until("the other source of the vault "+of+" has its part", func() bool { in, _ := w.worthIn(v.ID, bills); return isNear(in, 400*dollar) })
			w.until("the source is said to be left out "+of, func() bool {
				return w.getSource(v, lossy).LeftOut == "a move would lose more than it may"
			})
			assertIs(t, "why the other source is left out "+of, w.getSource(v, bills).LeftOut, "")
			if in, _ := w.worthIn(v.ID, lossy); in != 0 {
				t.Errorf("%s of the vault %s entered the source that loses", in, of)
			}
		}
		// It is entered as soon as it loses no more.
		w.asOwner(at, contracts.NewSandboxQuirkyVault().PackSetQuirks(common.Address{}, new(big.Int), new(big.Int), false))
		for of, v := range vaults {
			w.until("the source has its part "+of, func() bool { in, _ := w.worthIn(v.ID, lossy); return isNear(in, 400*dollar) })
			w.until("nothing is left out "+of, func() bool { return w.getSource(v, lossy).LeftOut == "" })
		}
	})
}

// What the contracts of the version before cannot do is told before anything is accepted.
func TestAVaultOfTheVersionBeforeReinstatesNothing(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		devnettest.DeployPrevious(t, w.chain)
		v := w.createVaultBefore(credit, bills)
		w.fillVault(v, strategyOf(5000, map[string]money.Bps{credit: 5000}))
		w.until("the source has its part", func() bool { in, _ := w.worthIn(v.ID, credit); return isNear(in, 500*dollar) })
		source := microvault.SourceID(credit)
		if _, err := w.vaults.Reinstate(w.ctx, newKey(), v.ID, source); fault.CodeOf(err) != fault.OperationNotSupported {
			t.Errorf("reinstating: %v", err)
		}
		if _, err := w.vaults.SetExitLoss(w.ctx, newKey(), v.ID, source, 100); fault.CodeOf(err) != fault.OperationNotSupported {
			t.Errorf("an exit loss: %v", err)
		}
		w.setPricingFails(true)
		w.untilStatus(v, credit, microvault.Unreadable)
		w.waitConfirmed(w.vaults.WriteOff(w.ctx, newKey(), v.ID, source))
		written := w.untilStatus(v, credit, microvault.WrittenOff)
		assertIs(t, "what it blocks", len(w.getVault(v.ID).Blocks(written)), 0)
		w.setPricingFails(false)
		w.until("it answers again", func() bool { return w.getSource(v, credit).Readable })
		assertIs(t, "its remedies", len(w.getVault(v.ID).Remedies(w.getSource(v, credit))), 0)
	})
}

// Its contracts accept no price of 0, and write off nothing that tells one.
func TestATotalLossInAVaultOfTheVersionBeforeHasNoRemedy(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		devnettest.DeployPrevious(t, w.chain)
		v, _ := w.fillVault(w.createVaultBefore(bills), strategyOf(5000, map[string]money.Bps{bills: 5000}))
		w.until("the source has its part", func() bool { in, _ := w.worthIn(v.ID, bills); return isNear(in, 500*dollar) })
		w.waitQuiet(v.ID)
		w.setNAV(0)
		source := w.untilStatus(v, bills, microvault.Unsound)
		assertIs(t, "its remedies", len(w.getVault(v.ID).Remedies(source)), 0)
	})
}

func TestWhatLeavingMayLoseIsSet(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		v := w.createVault(bills)
		source := microvault.SourceID(bills)
		set := w.waitConfirmed(w.vaults.SetExitLoss(w.ctx, newKey(), v.ID, source, 150))
		assertIs(t, "the transactions that set it", len(set.TxHashes), 1)
		w.until("it is shown", func() bool { s := w.getSource(v, bills); return s.ExitLoss != nil && *s.ExitLoss == 150 })
		again := w.waitConfirmed(w.vaults.SetExitLoss(w.ctx, newKey(), v.ID, source, 150))
		assertIs(t, "the transactions that set it twice", len(again.TxHashes), 0)
		for _, most := range []money.Bps{-1, microvault.MaxExitLoss + 1} {
			if _, err := w.vaults.SetExitLoss(w.ctx, newKey(), v.ID, source, most); fault.CodeOf(err) != fault.InvalidRequest {
				t.Errorf("an exit loss of %d: %v", most, err)
			}
		}
		w.waitConfirmed(w.vaults.SetExitLoss(w.ctx, newKey(), v.ID, source, microvault.MaxExitLoss))
	})
}

func TestChangesOfASourceThatAreRefused(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		v := w.createVault(bills)
		for name, ask := range map[string]func(microvault.Key, common.Hash) (change.Change, error){
			"accepting": func(k microvault.Key, id common.Hash) (change.Change, error) {
				return w.vaults.AcceptNav(w.ctx, k, v.ID, id)
			},
			"writing off": func(k microvault.Key, id common.Hash) (change.Change, error) {
				return w.vaults.WriteOff(w.ctx, k, v.ID, id)
			},
			"reinstating": func(k microvault.Key, id common.Hash) (change.Change, error) {
				return w.vaults.Reinstate(w.ctx, k, v.ID, id)
			},
			"an exit loss of": func(k microvault.Key, id common.Hash) (change.Change, error) {
				return w.vaults.SetExitLoss(w.ctx, k, v.ID, id, 20)
			},
		} {
			if _, err := ask(newKey(), microvault.SourceID("nothing")); fault.CodeOf(err) != fault.SourceNotFound {
				t.Errorf("%s no source: %v", name, err)
			}
			key := newKey()
			first, err := ask(key, microvault.SourceID(bills))
			if err != nil {
				t.Errorf("%s: %v", name, err)
			}
			again, err := ask(key, microvault.SourceID(bills))
			if err != nil || again.ID != first.ID {
				t.Errorf("%s twice is %s and %s: %v", name, first.ID, again.ID, err)
			}
			if _, err := ask(key, microvault.SourceID(credit)); fault.CodeOf(err) != fault.IdempotencyConflict {
				t.Errorf("%s another source by the same key: %v", name, err)
			}
		}
	})
}

// The vault says of a price that the owner accepted, although it is too old, that holders
// may leave by it.
func TestAnAcceptedOldPriceBlocksDepositsOnly(t *testing.T) {
	none := money.Bps(0)
	struck := time.Unix(1_700_000_000, 0)
	source := microvault.Source{Kind: microvault.ERC7540, Readable: true, PricedAt: &struck, NavAge: time.Hour, ExitLoss: &none}
	vault := microvault.Vault{Figures: &microvault.Figures{At: struck.Add(24 * time.Hour)}}
	assertIs(t, "that both are blocked before", slices.Equal(vault.Blocks(source), []microvault.Blocked{microvault.Deposits, microvault.Redemptions}), true)
	assertIs(t, "that accepting it is the remedy", slices.Equal(vault.Remedies(source), []change.Kind{microvault.AcceptNav}), true)
	vault.Figures.NavSound = true
	assertIs(t, "that deposits are blocked afterwards", slices.Equal(vault.Blocks(source), []microvault.Blocked{microvault.Deposits}), true)
	source.ExitLoss, vault.Figures.NavSound = nil, false
	assertIs(t, "the remedies in a vault of the version before", len(vault.Remedies(source)), 0)
}
