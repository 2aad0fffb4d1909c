package microvault_test

import (
	"math/big"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"
	"pgregory.net/rapid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/microvault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task"
)

const dollar = money.Dollar

// strategyOf is a strategy by the sources' ids.
func strategyOf(idle money.Bps, of map[string]money.Bps) microvault.Strategy {
	s := microvault.Strategy{Idle: idle}
	for id, bps := range of {
		s.Targets = append(s.Targets, microvault.Target{Source: microvault.SourceID(id), Target: bps})
	}
	return s
}

// worthIn is what lies in a vault's source and idle, when both were last looked at.
func (w *world) worthIn(id uuid.UUID, source string) (in, idle money.USD) {
	w.Helper()
	v := w.getVault(id)
	for _, s := range v.Sources {
		if s.YieldID == source {
			in, _ = s.Worth.USDFloor(6)
		}
	}
	if v.Figures != nil {
		idle, _ = v.Figures.Idle.USDFloor(6)
	}
	return in, idle
}

// isNear says whether an amount is another but for interest and rounding.
func isNear(is, want money.USD) bool { return is >= want-dollar/100 && is <= want+dollar/10 }

func TestTheWholeLifeOfAVault(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		v := w.createVault(bills, credit)
		if len(v.Sources) != 2 {
			t.Fatalf("made with %d sources, want 2: %+v", len(v.Sources), v)
		}
		assertIs(t, "the idle target of a new vault", v.IdleTarget, 10_000)
		assertIs(t, "the mode of its second source", v.Sources[1].Mode, microvault.Active)
		holder := w.newHolder(1000 * dollar)
		if err := holder.deposit(v, dollar); err == nil {
			t.Error("a stranger deposited")
		}
		added := w.waitConfirmed(w.vaults.Add(w.ctx, newKey(), v.ID, holder.address))
		if len(added.TxHashes) != 1 {
			t.Errorf("added by %v", added.TxHashes)
		}
		if err := holder.deposit(v, 1000*dollar); err != nil {
			t.Fatal(err)
		}
		w.waitConfirmed(w.vaults.SetStrategy(w.ctx, newKey(), v.ID, strategyOf(4000, map[string]money.Bps{bills: 6000})))
		w.until("600 lie in the source", func() bool {
			in, idle := w.worthIn(v.ID, bills)
			return isNear(in, 600*dollar) && isNear(idle, 400*dollar)
		})
		v = w.getVault(v.ID)
		assertIs(t, "the idle target", v.IdleTarget, 4000)
		assertIs(t, "the first source's target", v.Sources[0].Target, 6000)
		assertIs(t, "the second source's target", v.Sources[1].Target, 0)

		// What may only leave is left, and not entered again.
		w.waitConfirmed(w.vaults.SetMode(w.ctx, newKey(), v.ID, microvault.SourceID(bills), microvault.RedemptionOnly))
		w.waitConfirmed(w.vaults.SetStrategy(w.ctx, newKey(), v.ID, strategyOf(9000, map[string]money.Bps{bills: 1000})))
		w.until("100 are left in the source", func() bool { in, _ := w.worthIn(v.ID, bills); return isNear(in, 100*dollar) })
		w.waitConfirmed(w.vaults.SetStrategy(w.ctx, newKey(), v.ID, strategyOf(0, map[string]money.Bps{bills: 10_000})))
		w.waitQuiet(v.ID)
		if in, _ := w.worthIn(v.ID, bills); !isNear(in, 100*dollar) {
			t.Errorf("entered a source that may only be left: %s", in)
		}

		// Who was removed leaves with everything, what lies in the source too.
		w.waitConfirmed(w.vaults.Remove(w.ctx, newKey(), v.ID, holder.address))
		if err := holder.deposit(v, dollar); err == nil {
			t.Error("a removed shareholder deposited")
		}
		shares := w.callNumber(v.Contract, vaultABI.PackBalanceOf(holder.address))
		if err := holder.sendTx(v.Contract, vaultABI.PackRequestRedeem(shares, holder.address, holder.address)); err != nil {
			t.Fatal(err)
		}
		w.until("the removed shareholder is paid", func() bool {
			return w.callNumber(w.chain.Contracts.USDC, contracts.NewSandboxUSDC().PackBalanceOf(holder.address)).Cmp(big.NewInt(int64(999*dollar))) > 0
		})
		w.waitQuiet(v.ID)
	})
}

// waitQuiet waits until nothing is asked for any more, although the vault is looked
// at again and again.
func (w *world) waitQuiet(id uuid.UUID) {
	w.Helper()
	looks := 0
	var last time.Time // zero until it was looked at at all
	w.until("nothing is left to do", func() bool {
		var open int
		if err := w.db.QueryRow(w.ctx, `SELECT COUNT(*) FROM contract_changes WHERE subject = $1 AND status = 'submitted'`, id).Scan(&open); err != nil {
			w.Fatal(err)
		}
		now := w.getVault(id).Figures
		switch {
		case open > 0:
			looks = 0
		case now != nil && now.At.After(last):
			looks, last = looks+1, now.At
		}
		return looks >= 5
	})
}

// A source that settles later is entered and left like any other, a few looks
// later.
func TestASourceOfRequests(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		v := w.createVault(credit, bills)
		holder := w.newHolder(1000 * dollar)
		w.waitConfirmed(w.vaults.Add(w.ctx, newKey(), v.ID, holder.address))
		if err := holder.deposit(v, 1000*dollar); err != nil {
			t.Fatal(err)
		}
		w.waitConfirmed(w.vaults.SetStrategy(w.ctx, newKey(), v.ID, strategyOf(2000, map[string]money.Bps{credit: 5000, bills: 3000})))
		w.until("both sources have their parts", func() bool {
			later, idle := w.worthIn(v.ID, credit)
			now, _ := w.worthIn(v.ID, bills)
			return isNear(later, 500*dollar) && isNear(now, 300*dollar) && isNear(idle, 200*dollar)
		})
		w.waitQuiet(v.ID)
		w.waitConfirmed(w.vaults.SetStrategy(w.ctx, newKey(), v.ID, strategyOf(10_000, nil)))
		w.until("everything has come back", func() bool { _, idle := w.worthIn(v.ID, credit); return isNear(idle, 1000*dollar) })
		w.waitQuiet(v.ID)
	})
}

func TestAListFollowsTheChain(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		v := w.createVault(bills)
		empty := w.getShareholders(v.ID)
		assertIs(t, "the version of a new list", empty.Version, 0)
		assertIs(t, "that a new list is confirmed", empty.ConfirmedAt != nil, true)
		assertIs(t, "the shareholders of a new list", len(empty.Shareholders), 0)
		var last change.Change
		var err error
		for i := range 5 {
			if last, err = w.vaults.Add(w.ctx, newKey(), v.ID, testAccount(i)); err != nil {
				t.Fatal(err)
			}
		}
		// All of it is there at once, and follows the chain in order.
		for i, remove := range []int{1, 3, 1} {
			if i == 2 { // gone before its turn comes: nothing to do
				if last, err = w.vaults.Remove(w.ctx, newKey(), v.ID, testAccount(remove)); err == nil {
					w.waitConfirmed(last, err)
				}
				continue
			}
			if last, err = w.vaults.Remove(w.ctx, newKey(), v.ID, testAccount(remove)); err != nil {
				t.Fatal(err)
			}
		}
		w.waitConfirmed(last, nil)
		w.waitConfirmed(w.vaults.Add(w.ctx, newKey(), v.ID, testAccount(1)))
		again := w.waitConfirmed(w.vaults.Add(w.ctx, newKey(), v.ID, testAccount(1)))
		if len(again.TxHashes) != 0 {
			t.Error("one on the list was added again")
		}
		l := w.getShareholders(v.ID)
		var got []common.Address
		for _, h := range l.Shareholders {
			if h.Standing != microvault.Confirmed {
				t.Errorf("%s is %s", h.Address, h.Standing)
			}
			got = append(got, h.Address)
		}
		want := []common.Address{testAccount(0), testAccount(2), testAccount(4), testAccount(1)}
		assertIs(t, "the list's version", l.Version, 8)
		assertIs(t, "the list's root", l.Root, common.BigToHash(w.callNumber(v.Contract, vaultABI.PackRoot())))
		if len(got) != len(want) {
			t.Fatalf("the list has %d shareholders, want %d: %+v", len(got), len(want), l)
		}
		for i := range want {
			if got[i] != want[i] {
				t.Errorf("number %d is %s", i, got[i])
			}
		}
		if _, err := w.vaults.Remove(w.ctx, newKey(), v.ID, testAccount(9)); fault.CodeOf(err) != fault.ShareholderNotFound {
			t.Errorf("removing nobody: %v", err)
		}
	})
}

// A root that cannot be recomputed is never confirmed.
func TestAListThatDiffersIsNotConfirmed(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		v := w.createVault(bills)
		w.waitConfirmed(w.vaults.Add(w.ctx, newKey(), v.ID, testAccount(0)))
		if err := db.Write(w.ctx, func(tx *store.Tx) error {
			tx.Defer(`UPDATE micro_vault_leaves SET address = $2 WHERE vault_id = $1`, v.ID, testAccount(7).Hex())
			return nil
		}); err != nil {
			t.Fatal(err)
		}
		c, err := w.vaults.Add(w.ctx, newKey(), v.ID, testAccount(1))
		if err != nil {
			t.Fatal(err)
		}
		w.until("the mismatch is noticed", func() bool { return w.counterSum("granary_microvault_root_mismatches_total") > 0 })
		c = w.getTask(c.ID)
		if c.Status == change.Confirmed || c.Status == change.Failed {
			t.Errorf("the task has ended: it is %s", c.Status)
		}
		l := w.getShareholders(v.ID)
		if l.Version != 1 {
			t.Fatalf("the list is of version %d, want 1: %+v", l.Version, l)
		}
		assertIs(t, "the second shareholder's standing", l.Shareholders[1].Standing, microvault.Pending)
	})
}

func (w *world) counterSum(name string) (sum float64) {
	w.Helper()
	families, err := w.metrics.Gather()
	if err != nil {
		w.Fatal(err)
	}
	for _, f := range families {
		if f.GetName() == name {
			for _, m := range f.GetMetric() {
				sum += m.GetCounter().GetValue()
			}
		}
	}
	return sum
}

func testAccount(n int) common.Address { return common.BigToAddress(big.NewInt(int64(0xA11CE00 + n))) }

func TestAKeyIsOneRequest(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		v, other := w.createVault(bills), w.createVault(bills)
		key := newKey()
		strategy := strategyOf(5000, map[string]money.Bps{bills: 5000})
		ids := make(chan uuid.UUID, 16)
		var wait sync.WaitGroup
		for range cap(ids) {
			wait.Go(func() {
				c, err := w.vaults.SetStrategy(w.ctx, key, v.ID, strategy)
				if err != nil {
					t.Error(err)
				}
				ids <- c.ID
			})
		}
		wait.Wait()
		first := <-ids
		for range cap(ids) - 1 {
			if id := <-ids; id != first {
				t.Errorf("two tasks of one key: %s and %s", first, id)
			}
		}
		w.waitConfirmed(w.vaults.Task(w.ctx, org, first))
		again, err := w.vaults.SetStrategy(w.ctx, key, v.ID, strategy)
		if err != nil {
			t.Errorf("later: %v", err)
		}
		assertIs(t, "the task of the key later", again.ID, first)
		assertIs(t, "its status", again.Status, change.Confirmed)
		for name, ask := range map[string]func() error{
			"other targets": func() error {
				_, err := w.vaults.SetStrategy(w.ctx, key, v.ID, strategyOf(10_000, nil))
				return err
			},
			"another vault": func() error { _, err := w.vaults.SetStrategy(w.ctx, key, other.ID, strategy); return err },
			"another operation": func() error {
				_, err := w.vaults.SetMode(w.ctx, key, v.ID, microvault.SourceID(bills), microvault.Disabled)
				return err
			},
			"a creation": func() error {
				_, _, err := w.vaults.Create(w.ctx, key, microvault.Create{Name: "x", Symbol: "y", Token: chain.USDC, Sources: []string{bills}})
				return err
			},
		} {
			if err := ask(); fault.CodeOf(err) != fault.IdempotencyConflict {
				t.Errorf("%s: %v", name, err)
			}
		}
		stranger := microvault.Key{Organization: uuid.New(), Text: key.Text}
		if _, err := w.vaults.SetStrategy(w.ctx, stranger, v.ID, strategy); fault.CodeOf(err) != fault.PreviewNotEnabled {
			t.Errorf("an organization that is not let in: %v", err)
		}
	})
}

// simulated is a source whose max functions do not return its limits.
const simulated = "simulated"

func TestWhatIsRefused(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorldWith(t, db, func(*microvault.Chain) {}, func(_ *testing.T, net *devnet.EVM, _ *evm.Client) microvault.Offer {
			return microvault.Offer{ID: simulated, Chain: chain.EthereumSepolia, Token: chain.USDC, Contract: net.Contracts.Vault, Kind: microvault.ERC4626, MaxStep: 100, Simulated: true}
		})
		v := w.createVault(bills)
		create := func(c microvault.Create) error { _, _, err := w.vaults.Create(w.ctx, newKey(), c); return err }
		strategy := func(s microvault.Strategy) error {
			_, err := w.vaults.SetStrategy(w.ctx, newKey(), v.ID, s)
			return err
		}
		twice := strategyOf(0, map[string]money.Bps{bills: 5000})
		twice.Targets = append(twice.Targets, twice.Targets...)
		for name, test := range map[string]struct {
			err  error
			code fault.Code
		}{
			"no source":           {create(microvault.Create{Name: "x", Symbol: "y", Token: chain.USDC}), fault.InvalidRequest},
			"unknown source":      {create(microvault.Create{Name: "x", Symbol: "y", Token: chain.USDC, Sources: []string{"nothing"}}), fault.SourceNotFound},
			"of another token":    {create(microvault.Create{Name: "x", Symbol: "y", Token: chain.USDT, Sources: []string{bills}}), fault.InvalidRequest},
			"simulated limits":    {create(microvault.Create{Name: "x", Symbol: "y", Token: chain.USDC, Sources: []string{bills, simulated}}), fault.InvalidRequest},
			"a source twice":      {create(microvault.Create{Name: "x", Symbol: "y", Token: chain.USDC, Sources: []string{bills, bills}}), fault.InvalidRequest},
			"too little":          {strategy(strategyOf(3999, map[string]money.Bps{bills: 6000})), fault.InvalidRequest},
			"too much":            {strategy(strategyOf(4001, map[string]money.Bps{bills: 6000})), fault.InvalidRequest},
			"a target twice":      {strategy(twice), fault.InvalidRequest},
			"a target of nothing": {strategy(strategyOf(4000, map[string]money.Bps{"nothing": 6000})), fault.SourceNotFound},
		} {
			if fault.CodeOf(test.err) != test.code {
				t.Errorf("%s: %v", name, test.err)
			}
		}
		for name, account := range map[string]common.Address{"nobody": {}, "the vault": v.Contract} {
			if _, err := w.vaults.Add(w.ctx, newKey(), v.ID, account); fault.CodeOf(err) != fault.InvalidRequest {
				t.Errorf("adding %s: %v", name, err)
			}
		}
		if _, err := w.vaults.Add(w.ctx, newKey(), uuid.New(), testAccount(1)); fault.CodeOf(err) != fault.VaultNotFound {
			t.Errorf("no vault: %v", err)
		}
		if _, err := w.vaults.Task(w.ctx, org, uuid.New()); fault.CodeOf(err) != fault.TaskNotFound {
			t.Errorf("no task: %v", err)
		}
	})
}

// A process may die at any point of a change, and what it was doing is then run
// again: that does what was left to do, and nothing twice.
func TestWorkThatRunsAgainDoesNothing(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		v, made, err := w.vaults.Create(w.ctx, newKey(), microvault.Create{Name: "Reserve", Symbol: "RSV", Token: chain.USDC, Sources: []string{bills}})
		if err != nil {
			t.Fatal(err)
		}
		added, err := w.vaults.Add(w.ctx, newKey(), v.ID, testAccount(0))
		if err != nil {
			t.Fatal(err)
		}
		again := func() {
			err := db.Write(w.ctx, func(tx *store.Tx) error {
				for _, c := range []change.Change{made, added} {
					task.AddNow(tx, change.StartTask(chain.EthereumSepolia), c.ID.String())
				}
				return nil
			})
			if err != nil {
				t.Fatal(err)
			}
		}
		// While they are on their way.
		w.until("both are confirmed", func() bool {
			again()
			c, err := w.vaults.Task(w.ctx, org, added.ID)
			return err == nil && c.Status == change.Confirmed
		})
		was := w.getTask(added.ID)
		// And when they are over.
		again()
		if err := db.Write(w.ctx, func(tx *store.Tx) error {
			task.AddNow(tx, change.SettleTask, made.ID.String())
			task.AddNow(tx, change.SettleTask, added.ID.String())
			return nil
		}); err != nil {
			t.Fatal(err)
		}
		w.until("all of it has run again", func() bool {
			var n int
			err := db.QueryRow(w.ctx, `SELECT COUNT(*) FROM tasks WHERE kind IN ($1, $2)`, change.SettleTask, change.StartTask(chain.EthereumSepolia)).Scan(&n)
			return err == nil && n == 0
		})
		now := w.getTask(added.ID)
		assertIs(t, "when the task was updated", now.UpdatedAt, was.UpdatedAt)
		assertIs(t, "the task's transaction", now.TxHashes[0], was.TxHashes[0])
		l := w.getShareholders(v.ID)
		assertIs(t, "the list's version", l.Version, 1)
		assertIs(t, "the shareholders", len(l.Shareholders), 1)
		assertIs(t, "the contract's version", w.callNumber(v.Contract, vaultABI.PackVersion()).Int64(), 1)
	})
}

// Whatever is added and removed in whatever order, the list has the chain's root.
func TestListsAreTheChains(t *testing.T) {
	t.Parallel()
	w := newWorld(t, storetest.Open(t, store.SQLite))
	v := w.createVault(bills)
	listed := map[common.Address]bool{}
	some := rapid.SliceOfN(rapid.IntRange(0, 9), 1, 8)
	for seed := range 15 {
		var last change.Change
		for _, n := range some.Example(seed) {
			who, ask := testAccount(n), w.vaults.Add
			if listed[who] {
				ask = w.vaults.Remove
			}
			listed[who] = !listed[who]
			var err error
			if last, err = ask(w.ctx, newKey(), v.ID, who); err != nil {
				t.Fatal(err)
			}
		}
		w.waitConfirmed(last, nil)
		l, err := w.vaults.Shareholders(w.ctx, org, v.ID)
		if err != nil || l.Root != common.BigToHash(w.callNumber(v.Contract, vaultABI.PackRoot())) {
			t.Fatalf("the list is %+v, %v", l, err)
		}
		seen := map[common.Address]bool{}
		for _, h := range l.Shareholders {
			seen[h.Address] = h.Standing == microvault.Confirmed
		}
		for who, is := range listed {
			if seen[who] != is || is != (w.callNumber(v.Contract, vaultABI.PackIsShareholder(who)).Sign() > 0) {
				t.Fatalf("%s is to be listed: %t, in %+v", who, is, l)
			}
		}
	}
}
