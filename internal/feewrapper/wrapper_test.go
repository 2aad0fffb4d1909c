package feewrapper_test

import (
	"log/slog"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/feewrapper"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/policy"
	"github.com/granaryhq/granary/internal/policy/policytest"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/wallet"
	"github.com/granaryhq/granary/internal/yield"
)

func TestAWrapperIsReadyOnceItsContractIsWhatWasAskedFor(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		asked := newCreate()
		made, created, err := w.wrappers.Create(t.Context(), asked)
		if err != nil {
			t.Fatal(err)
		}
		if !created || made.Status != feewrapper.Provisioning || made.Contract != (common.Address{}) {
			t.Errorf("created is %t, and the wrapper %+v", created, made)
		}
		var shown string
		if err := db.QueryRow(t.Context(), `SELECT body FROM contract_changes WHERE subject = $1`, made.ID).Scan(&shown); err != nil {
			t.Fatal(err)
		}
		if want := `,"name":"Fee wrapper of Treasury bills","symbol":"fwUSDC"}`; !strings.HasSuffix(shown, want) {
			t.Errorf("approvers are shown %s, want at its end %s", shown, want)
		}
		again, created, err := w.wrappers.Create(t.Context(), asked)
		if err != nil {
			t.Fatal(err)
		}
		if created || again.ID != made.ID {
			t.Errorf("the same request: created is %t, and the wrapper %s, not %s", created, again.ID, made.ID)
		}
		if _, _, err := w.wrappers.Allow(t.Context(), org, made.ID, customer, true); fault.CodeOf(err) != fault.OperationNotSupported {
			t.Errorf("a list of a wrapper that is not ready: %v", err)
		}

		w.run()
		ready := w.waitFor("the wrapper is ready", made.ID, func(now feewrapper.Wrapper) bool { return now.Status == feewrapper.Ready })
		if ready.Contract == (common.Address{}) || ready.Problem != "" {
			t.Errorf("the ready wrapper is at %s, problem %q", ready.Contract, ready.Problem)
		}
		live, err := w.wrappers.Live(t.Context(), ready)
		if err != nil {
			t.Fatal(err)
		}
		if live.TVL != 0 || live.Source.ID != sourceID {
			t.Errorf("an empty wrapper is worth %s, over %s", live.TVL, live.Source.ID)
		}
		if live.Price != money.NewUnits(1e18) {
			t.Errorf("its shares cost %s", live.Price)
		}
		w.until("the catalog has it for its organization", func() bool {
			own, err := w.catalog.Choose(t.Context(), org, made.ID.String())
			return err == nil && own.Vault == ready.Contract && own.Owner == org
		})
		if _, err := w.catalog.Choose(t.Context(), otherOrg, made.ID.String()); fault.CodeOf(err) != fault.YieldSourceNotFound {
			t.Errorf("another organization chooses it: %v", err)
		}
		over := newCreate()
		over.Source = made.ID.String()
		if _, _, err := w.wrappers.Create(t.Context(), over); fault.CodeOf(err) != fault.YieldSourceNotFound {
			t.Errorf("a wrapper over a wrapper: %v", err)
		}
	})
}

func TestAWrapperFailsWithItsCreation(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, func(c *feewrapper.Chain) { c.Factory = common.HexToAddress("0x99") })
		made := w.create()
		w.run()
		failed := w.waitFor("the wrapper fails", made.ID, func(now feewrapper.Wrapper) bool { return now.Status != feewrapper.Provisioning })
		if failed.Status != feewrapper.Failed {
			t.Errorf("it is %s", failed.Status)
		}
		if want := "there is no factory of fee wrappers on " + string(on); failed.Problem != want {
			t.Errorf("its problem is %q, want %q", failed.Problem, want)
		}
	})
}

func TestAListFollowsItsWishes(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		stop := w.run()
		id := w.createReady().ID
		const changes = `SELECT COUNT(*) FROM contract_changes WHERE subject = $1 AND kind = 'set_allowed'`

		stop() // so that what is asked for stays under way
		w.assertAllowance(id, customer, false, false, false)
		w.assertCount(0, "changes, when nothing is to change", changes, id)
		w.assertAllowance(id, customer, true, false, true)
		w.assertAllowance(id, customer, true, false, true)
		w.assertCount(1, "changes of one wish", changes, id)
		w.assertAllowance(id, customer, false, false, true)
		w.assertAllowance(id, customer, true, false, true)
		w.assertCount(3, "changes of one mind to another", changes, id)

		w.run()
		w.waitAllowed(id, customer, true)
		w.until("all changes are confirmed", func() bool {
			var open int
			if err := db.QueryRow(t.Context(), changes+` AND status <> 'confirmed'`, id).Scan(&open); err != nil {
				t.Fatal(err)
			}
			return open == 0
		})
		w.assertCount(1, "transactions for wishes that waited together", changes+` AND tx_hash IS NOT NULL`, id)
		w.assertAllowance(id, customer, true, true, false)
		w.assertAllowance(id, customer, false, true, true)
		w.waitAllowed(id, customer, false)
	})
}

func TestAStrategyLetsItsWalletInUnlessTheOrganizationTookItOff(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		w.run()
		id := w.createReady().ID
		mine := w.createWallet()
		address := mine.Addresses[on].EVM()
		admit := id.String() + "/" + mine.ID.String()

		w.addTask(yield.AdmitTask(on), admit)
		w.waitAllowed(id, address, true)
		w.until("the wallet is planned again", func() bool {
			var n int
			err := db.QueryRow(t.Context(), `SELECT COUNT(*) FROM tasks WHERE kind = $1 AND key = $2`, wallet.BalanceTask, mine.ID.String()).Scan(&n)
			return err == nil && n == 1
		})
		w.assertAllowance(id, address, false, true, true)
		w.waitAllowed(id, address, false)

		const changes = `SELECT COUNT(*) FROM contract_changes WHERE subject = $1 AND kind = 'set_allowed'`
		w.addTask(yield.AdmitTask(on), admit)
		w.waitTasks(yield.AdmitTask(on))
		w.assertCount(2, "changes, after the strategy asked again", changes, id)

		// A wallet that is not the organization's is nobody to let in.
		w.addTask(yield.AdmitTask(on), id.String()+"/"+uuid.NewString())
		w.waitTasks(yield.AdmitTask(on))
		w.assertCount(2, "changes, after a stranger's wallet asked", changes, id)
	})
}

func TestTermsAreLoweredAtOnceAndRaisedLater(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		stop := w.run()
		id := w.createReady().ID
		lower, higher, next := money.Bps(500), money.Bps(1500), common.HexToAddress("0xfee2000000000000000000000000000000000fee")

		stop()
		if _, err := w.wrappers.ChangeTerms(t.Context(), org, id, feewrapper.Terms{PerformanceFee: &lower, Recipient: &next}); err != nil {
			t.Fatal(err)
		}
		if _, err := w.wrappers.ChangeTerms(t.Context(), org, id, feewrapper.Terms{PerformanceFee: &higher}); fault.CodeOf(err) != fault.OperationNotSupported {
			t.Errorf("a second change of terms, while one is under way: %v", err)
		}
		w.run()
		changed := w.waitFor("the fee is lowered", id, func(now feewrapper.Wrapper) bool { return now.PerformanceFee == lower })
		if changed.ManagementFee != 50 || changed.Recipient != next || changed.Raise != nil {
			t.Errorf("the terms are %+v", changed)
		}

		w.until("the next change of terms is accepted", func() bool {
			_, err := w.wrappers.ChangeTerms(t.Context(), org, id, feewrapper.Terms{PerformanceFee: &higher})
			if err != nil && fault.CodeOf(err) != fault.OperationNotSupported {
				t.Fatal(err)
			}
			return err == nil
		})
		raised := w.waitFor("the raise is announced", id, func(now feewrapper.Wrapper) bool { return now.Raise != nil })
		if raised.PerformanceFee != lower || raised.Raise.PerformanceFee != higher || raised.Raise.ManagementFee != 50 {
			t.Errorf("announced %+v, in force %d", raised.Raise, raised.PerformanceFee)
		}
		lowest := money.Bps(10)
		_, err := w.wrappers.ChangeTerms(t.Context(), org, id, feewrapper.Terms{ManagementFee: &lowest})
		if fault.CodeOf(err) != fault.OperationNotSupported || !strings.Contains(err.Error(), "performanceFeeBps to 1500") {
			t.Errorf("a change of the other fee, which would have the raise forgotten: %v", err)
		}
		db.Clock().Advance(49 * time.Hour)
		w.until("the final block is of the new time", func() bool {
			final, err := w.client.Final(t.Context())
			return err == nil && final.Time.After(raised.Raise.At)
		})
		// A task that ran before that was put off by ten seconds, and not by a part of two days.
		db.Clock().Advance(10 * time.Second)
		w.waitFor("the raise is in force", id, func(now feewrapper.Wrapper) bool { return now.Raise == nil && now.PerformanceFee == higher })
	})
}

// A raise that could not be put into force for two weeks is given up and told of, and may be asked for again.
func TestARaiseThatExpiresIsToldOf(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		stop := w.run()
		made := w.createReady()
		higher := money.Bps(1500)
		if _, err := w.wrappers.ChangeTerms(t.Context(), org, made.ID, feewrapper.Terms{PerformanceFee: &higher}); err != nil {
			t.Fatal(err)
		}
		raised := w.waitFor("the raise is announced", made.ID, func(now feewrapper.Wrapper) bool { return now.Raise != nil })
		stop()
		db.Clock().Advance(48*time.Hour + contracts.FeeRaiseLifetime + time.Hour)
		w.until("the final block is of the new time", func() bool {
			final, err := w.client.Final(t.Context())
			return err == nil && final.Time.After(raised.Raise.At.Add(contracts.FeeRaiseLifetime))
		})
		w.run()
		expired := w.waitFor("the raise is given up", made.ID, func(now feewrapper.Wrapper) bool { return now.Raise == nil })
		if expired.PerformanceFee != made.PerformanceFee || !strings.Contains(expired.Problem, "ask for it again") {
			t.Errorf("after a raise that expired the fee is %d, and it is said %q", expired.PerformanceFee, expired.Problem)
		}
		if _, err := w.wrappers.ChangeTerms(t.Context(), org, made.ID, feewrapper.Terms{PerformanceFee: &higher}); err != nil {
			t.Fatal(err)
		}
		again := w.waitFor("the raise is announced again", made.ID, func(now feewrapper.Wrapper) bool { return now.Raise != nil })
		if again.Problem != "" {
			t.Errorf("it is still said %q", again.Problem)
		}
	})
}

func TestAWalletOfTheOrganizationReceivesNoFees(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		w.run()
		mine := w.createWallet().Addresses[on].EVM()
		asked := newCreate()
		asked.Recipient = mine
		if _, _, err := w.wrappers.Create(t.Context(), asked); fault.CodeOf(err) != fault.InvalidDestination {
			t.Errorf("a new wrapper: %v", err)
		}
		id := w.createReady().ID
		if _, err := w.wrappers.ChangeTerms(t.Context(), org, id, feewrapper.Terms{Recipient: &mine}); fault.CodeOf(err) != fault.InvalidDestination {
			t.Errorf("new terms: %v", err)
		}
		asked.Organization, asked.RequestID = otherOrg, uuid.New()
		if _, _, err := w.wrappers.Create(t.Context(), asked); err != nil {
			t.Errorf("another organization's wallet: %v", err)
		}
	})
}

// Fees are shares: who cannot use them must not get them.
func TestFeesDoNotGoWhereTheyAreLost(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		w.run()
		made := w.createReady()
		for what, to := range map[string]common.Address{
			"nobody": {}, "a burn address": common.HexToAddress("0x000000000000000000000000000000000000dEaD"), "a token": w.chain.Contracts.USDC,
			"the vault below": w.chain.Contracts.Vault, "a wrapper": made.Contract,
		} {
			asked := newCreate()
			asked.Recipient = to
			if _, _, err := w.wrappers.Create(t.Context(), asked); fault.CodeOf(err) != fault.InvalidDestination {
				t.Errorf("a new wrapper for %s: %v", what, err)
			}
			if _, err := w.wrappers.ChangeTerms(t.Context(), org, made.ID, feewrapper.Terms{Recipient: &to}); fault.CodeOf(err) != fault.InvalidDestination {
				t.Errorf("new terms for %s: %v", what, err)
			}
		}
	})
}

// Where only addresses of the book are paid, fees leave to no other.
func TestFeesGoByTheAddressBook(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		w.run()
		made := w.createReady()
		rules := policytest.NewService(db, w.payees, on)
		if _, _, err := rules.Set(t.Context(), org, policy.Policy{AddressBookOnly: true}); err != nil {
			t.Fatal(err)
		}
		asked := newCreate()
		if _, _, err := w.wrappers.Create(t.Context(), asked); fault.CodeOf(err) != fault.AddressBookViolation {
			t.Errorf("a new wrapper: %v", err)
		}
		next := common.HexToAddress("0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359")
		if _, err := w.wrappers.ChangeTerms(t.Context(), org, made.ID, feewrapper.Terms{Recipient: &next}); fault.CodeOf(err) != fault.AddressBookViolation {
			t.Errorf("new terms: %v", err)
		}
		for _, to := range []common.Address{asked.Recipient, next} {
			if _, _, err := rules.AddEntry(t.Context(), org, "fees", on, to.Hex(), ""); err != nil {
				t.Fatal(err)
			}
		}
		if _, _, err := w.wrappers.Create(t.Context(), asked); err != nil {
			t.Errorf("a new wrapper, listed: %v", err)
		}
		if _, err := w.wrappers.ChangeTerms(t.Context(), org, made.ID, feewrapper.Terms{Recipient: &next}); err != nil {
			t.Errorf("new terms, listed: %v", err)
		}
	})
}

func TestAWrapperIsItsOrganizationsAlone(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		w.run()
		id := w.createReady().ID
		fee := money.Bps(1)
		for name, ask := range map[string]func() error{
			"get":     func() error { _, err := w.wrappers.Get(t.Context(), otherOrg, id); return err },
			"allowed": func() error { _, err := w.wrappers.Allowed(t.Context(), otherOrg, id, customer); return err },
			"allow":   func() error { _, _, err := w.wrappers.Allow(t.Context(), otherOrg, id, customer, true); return err },
			"terms": func() error {
				_, err := w.wrappers.ChangeTerms(t.Context(), otherOrg, id, feewrapper.Terms{PerformanceFee: &fee})
				return err
			},
		} {
			if err := ask(); fault.CodeOf(err) != fault.FeeWrapperNotFound {
				t.Errorf("%s: %v", name, err)
			}
		}
		if others, _, err := w.wrappers.List(t.Context(), otherOrg, nil, store.Page{Limit: 10}); err != nil || len(others) != 0 {
			t.Errorf("another organization's list has %d wrappers, error %v", len(others), err)
		}
		if own, _, err := w.wrappers.List(t.Context(), org, nil, store.Page{Limit: 10}); err != nil || len(own) != 1 {
			t.Errorf("the organization's list has %d wrappers, error %v", len(own), err)
		}
	})
}

// A wrapper's contract accepts no more than the source's maxDeposit returns, so there is none over a source without it.
func TestASourceWithSimulatedLimitsHasNoWrapper(t *testing.T) {
	w := newWorld(t, storetest.Open(t, store.SQLite))
	catalog, err := yield.New(w.db, map[chain.Name]*evm.Client{on: w.client}, []yield.Config{{
		ID: sourceID, Name: "Lending", Description: "Lending.", Protocol: "erc4626", Chain: on, DepositToken: chain.USDC,
		Vault: w.chain.Contracts.Vault, NavUpdateMode: yield.NavContinuous, Liquidity: yield.LiquiditySimulated,
	}}, slog.New(slog.DiscardHandler), prometheus.NewRegistry())
	if err != nil {
		t.Fatal(err)
	}
	wrappers := feewrapper.New(w.db, w.engine, catalog, w.wallets, w.payees, map[chain.Name]feewrapper.Chain{on: {Client: w.client}}, nil)
	if _, _, err := wrappers.Create(t.Context(), newCreate()); fault.CodeOf(err) != fault.OperationNotSupported || !strings.Contains(err.Error(), "max functions") {
		t.Errorf("over a source with simulated limits: %v", err)
	}
}

func TestChainsWithoutWrappersAreSaid(t *testing.T) {
	w := newWorld(t, storetest.Open(t, store.SQLite))
	bare := feewrapper.New(w.db, w.engine, w.catalog, w.wallets, w.payees, map[chain.Name]feewrapper.Chain{}, nil)
	if _, _, err := bare.Create(t.Context(), newCreate()); fault.CodeOf(err) != fault.OperationNotSupported {
		t.Errorf("without a chain: %v", err)
	}
}
