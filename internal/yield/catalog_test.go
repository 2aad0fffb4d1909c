package yield

import (
	"errors"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/prometheus/client_golang/prometheus"
	"go.uber.org/goleak"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/waittest"
)

func TestCatalogShowsWhatTheVaultsSay(t *testing.T) {
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		c := newCatalog(t, db, w.clients(), w.sourceConfigs())
		assertUnobserved(t, getSource(t, c, "usdc-vault"))
		held := takeSeat(t, db)
		observeAll(t, c, held)
		empty := getSource(t, c, "usdt-vault") // unlike the other, which the chain came with
		assertEqual(t, "an empty vault's being observed", empty.Observed(), true)
		assertEqual(t, "an empty vault's TVL", empty.TvlUsd, 0)
		assertEqual(t, "an empty vault's room for deposits", empty.DepositRoom, money.MaxUSD)
		if empty.Utilization != nil {
			t.Errorf("an empty vault's utilization: %d bps, want none", *empty.Utilization)
		}
		if v := empty.Value(units(1e12)); v != dollar {
			t.Errorf("the first share will cost %s", v)
		}

		const own = dollar / 100 // a value that the vault always has
		w.runCalls(getSource(t, c, "usdc-vault").DepositCalls(w.wallet, 1000*dollar))
		observeAll(t, c, held)
		s := getSource(t, c, "usdc-vault")
		head, err := w.client.Head(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		assertEqual(t, "TVL after a deposit", s.TvlUsd, 1000*dollar+own)
		assertEqual(t, "shares after a deposit", s.TotalShares, units(1_000_010*1e9))
		assertEqual(t, "liquidity after a deposit", s.Liquidity, s.TvlUsd)
		if !s.ObservedAt.Equal(head.Time) {
			t.Errorf("after a deposit: observed at %s, want the head's %s", s.ObservedAt, head.Time)
		}
		if s.Problem != "" {
			t.Errorf("after a deposit: problem %q, want none", s.Problem)
		}
		if v := s.Value(w.balanceOf(s.Vault, w.wallet)); v != 1000*dollar {
			t.Errorf("the position is worth %s", v)
		}
		if s.Utilization == nil {
			t.Error("portfolio: no utilization, want 0 bps")
		} else {
			assertEqual(t, "portfolio's utilization", *s.Utilization, 0)
		}
		assertEqual(t, "portfolio's allocations", len(s.Allocations), 1)
		assertEqual(t, "portfolio's addresses", len(s.Addresses), 2)
		assertListed(t, c, "usdc-vault", "usdt-vault")
		if _, err := c.Get(t.Context(), "no\nsuch"); fault.CodeOf(err) != fault.YieldSourceNotFound || strings.Contains(err.Error(), "\n") {
			t.Errorf("unknown source: %v", err)
		}
	})
}

func TestMoneyGoesInAndComesOut(t *testing.T) {
	db := storetest.Open(t, store.SQLite)
	w := newWorld(t, db)
	c := newCatalog(t, db, w.clients(), w.sourceConfigs())
	held := takeSeat(t, db)
	for _, id := range []string{"usdc-vault", "usdt-vault"} {
		t.Run(id, func(t *testing.T) {
			s := getSource(t, c, id)
			had := w.balanceOf(s.Asset, w.wallet)

			// The rest of an older allowance must not stand in the way.
			w.sendTx(&s.Asset, tokenABI.PackApprove(s.Vault, units(5).Big()))
			w.runCalls(s.DepositCalls(w.wallet, 250*dollar))
			if now := w.balanceOf(s.Asset, w.wallet); minus(t, had, now) != units(uint64(250*dollar)) {
				t.Fatalf("the wallet had %s and has %s", had, now)
			}
			if w.balanceOf(s.Vault, w.wallet).IsZero() {
				t.Fatal("no shares came of a deposit")
			}
			db.Clock().Advance(40 * 24 * time.Hour)
			before := w.balanceOf(s.Asset, w.wallet)
			w.runCalls(s.RedeemCalls(w.wallet, 100*dollar))
			if now := w.balanceOf(s.Asset, w.wallet); minus(t, now, before) != units(uint64(100*dollar)) {
				t.Fatalf("the wallet had %s and has %s", before, now)
			}
			rest := w.balanceOf(s.Vault, w.wallet)
			observeAll(t, c, held)
			worth := getSource(t, c, id).Value(rest)
			if worth < 150*dollar {
				t.Errorf("the rest is worth %s, want %s at least", worth, 150*dollar)
			}
			assertQuoted(t, getQuote(t, c, id, w.wallet), rest, worth)
			before = w.balanceOf(s.Asset, w.wallet)
			w.runCalls(s.RedeemAllCalls(w.wallet, rest))
			if brought := cappedUSD(minus(t, w.balanceOf(s.Asset, w.wallet), before)); brought < worth {
				t.Fatalf("the rest brought %s, seen at %s", brought, worth)
			}
			if left := w.balanceOf(s.Vault, w.wallet); !left.IsZero() {
				t.Errorf("%s shares are left", left)
			}
			if now := w.balanceOf(s.Asset, w.wallet); now.Cmp(had) < 0 {
				t.Errorf("the wallet had %s and has %s", had, now)
			}
		})
	}
}

func TestLimitsOfTheVaultAreSeen(t *testing.T) {
	db := storetest.Open(t, store.SQLite)
	w := newWorld(t, db)
	w.mineAndWait(w.chain.SetAPY(t.Context(), w.chain.Contracts.Vault, 0))
	sources := w.sourceConfigs()
	ceiling := 1500 * dollar
	sources[0].MaxAllocationUsd = &ceiling
	c := newCatalog(t, db, w.clients(), sources)
	held := takeSeat(t, db)
	s := getSource(t, c, "usdc-vault")
	w.runCalls(s.DepositCalls(w.wallet, 1000*dollar))
	some := units(uint64(300 * dollar))
	w.mineAndWait(w.chain.SetLiquidity(t.Context(), w.chain.Contracts.Vault, &some))
	observeAll(t, c, held)

	s = getSource(t, c, "usdc-vault")
	assertEqual(t, "liquidity", s.Liquidity, 300*dollar)
	assertEqual(t, "utilization in bps, of 1000 and the vault's own cent", *s.Utilization, 7001)
	assertEqual(t, "allocations", len(s.Allocations), 2)
	q := getQuote(t, c, s.ID, w.wallet)
	assertEqual(t, "the holder's withdrawal", q.MaxWithdraw, 300*dollar)
	assertEqual(t, "the holder's value", q.Value, 1000*dollar)
	assertEqual(t, "the holder's deposit", q.MaxDeposit, 500*dollar)
	q = getQuote(t, c, s.ID, stranger)
	assertEqual(t, "a stranger's withdrawal", q.MaxWithdraw, 0)
	assertEqual(t, "a stranger's shares", q.Shares, money.Units{})
	assertEqual(t, "a stranger's deposit", q.MaxDeposit, ceiling)
	w.mineAndWait(w.chain.SetDepositsPaused(t.Context(), w.chain.Contracts.Vault, true))
	observeAll(t, c, held)
	if s = getSource(t, c, "usdc-vault"); s.DepositRoom != 0 {
		t.Errorf("a paused vault has room for %s", s.DepositRoom)
	}
	if q := getQuote(t, c, s.ID, w.wallet); q.MaxDeposit != 0 {
		t.Errorf("a paused vault takes %s", q.MaxDeposit)
	}
	// Without a limit of its own, the vault's whole balance can leave.
	if s = getSource(t, c, "usdt-vault"); s.Liquidity != 0 {
		t.Errorf("an empty vault has %s", s.Liquidity)
	}
	if err := c.SetMode(t.Context(), "usdt-vault", EmergencyFreeze); err != nil {
		t.Fatal(err)
	}
	if q := getQuote(t, c, "usdt-vault", w.wallet); q.MaxDeposit != 0 {
		t.Errorf("a frozen source takes %s", q.MaxDeposit)
	}
	if _, err := c.Quote(t.Context(), "none", chain.EVMAddress(w.wallet)); fault.CodeOf(err) != fault.YieldSourceNotFound {
		t.Errorf("quote of an unknown source: %v", err)
	}
}

func TestApyIsThatOfTheGrowthSeen(t *testing.T) {
	db := storetest.Open(t, store.SQLite)
	w := newWorld(t, db)
	c := newCatalog(t, db, w.clients(), w.sourceConfigs())
	held := takeSeat(t, db)
	w.runCalls(getSource(t, c, "usdc-vault").DepositCalls(w.wallet, 10_000*dollar))
	observeAll(t, c, held)

	w.mineAndWait(w.chain.SetAPY(t.Context(), w.chain.Contracts.Vault, 730))
	observeAll(t, c, held)
	if s := getSource(t, c, "usdc-vault"); s.ApyBps != 425 || s.ApyMeasured != 0 {
		t.Errorf("without history %d bps are shown, measured over %s, want the configured figure", s.ApyBps, s.ApyMeasured)
	}
	for _, leap := range []time.Duration{2 * time.Hour, 24 * time.Hour, 30 * 24 * time.Hour, 365 * 24 * time.Hour} {
		// A movement adds the interest so far to the principal.
		w.runCalls(getSource(t, c, "usdc-vault").DepositCalls(w.wallet, dollar))
		db.Clock().Advance(leap)
		observeAll(t, c, held)
		if s := getSource(t, c, "usdc-vault"); s.ApyBps < 729 || s.ApyBps > 731 {
			t.Errorf("after another %s: %d bps, want 730", leap, s.ApyBps)
		}
		// Blocks made in quick succession are a few seconds ahead of the clock.
		if s := getSource(t, c, "usdc-vault"); s.ApyMeasured < leap-time.Minute || s.ApyMeasured > max(leap+3*time.Hour, GrowthWindow+sampleSpacing) {
			t.Errorf("after another %s it was measured over %s", leap, s.ApyMeasured)
		}
	}

	w.mineAndWait(w.chain.SetAPY(t.Context(), w.chain.Contracts.Vault, 200))
	if err := c.SetApy(t.Context(), "usdc-vault", 200); err != nil {
		t.Fatal(err)
	}
	if s := getSource(t, c, "usdc-vault"); s.ApyBps != 200 {
		t.Errorf("a rate just set shows as %d bps", s.ApyBps)
	}
	observeAll(t, c, held)
	db.Clock().Advance(24 * time.Hour)
	observeAll(t, c, held)
	if s := getSource(t, c, "usdc-vault"); s.ApyBps < 199 || s.ApyBps > 201 {
		t.Errorf("a day after the rate was set: %d bps, want 200", s.ApyBps)
	}
	if s := getSource(t, c, "usdt-vault"); s.ApyBps != 0 {
		t.Errorf("nothing configured, nothing seen: %d bps", s.ApyBps)
	}
	for _, err := range []error{c.SetApy(t.Context(), "none", 1), c.SetMode(t.Context(), "none", Active)} {
		if fault.CodeOf(err) != fault.YieldSourceNotFound {
			t.Errorf("unknown source: %v", err)
		}
	}
	for _, err := range []error{c.SetApy(t.Context(), "usdt-vault", -1), c.SetMode(t.Context(), "usdt-vault", "off")} {
		if fault.CodeOf(err) != fault.Validation {
			t.Errorf("nonsense: %v", err)
		}
	}
}

func TestModeIsSharedAndKept(t *testing.T) {
	for _, engine := range storetest.Engines(t) {
		t.Run(string(engine), func(t *testing.T) {
			address := storetest.Address(t, engine)
			here, there := storetest.Connect(t, address), storetest.Connect(t, address)
			w := newWorld(t, here)
			a, b := newCatalog(t, here, w.clients(), w.sourceConfigs()), newCatalog(t, there, w.clients(), w.sourceConfigs())
			if s := getSource(t, b, "usdc-vault"); s.Mode != Active {
				t.Fatal(s.Mode)
			}
			if err := a.SetMode(t.Context(), "usdc-vault", EmergencyFreeze); err != nil {
				t.Fatal(err)
			}
			if s := getSource(t, a, "usdc-vault"); s.Mode != EmergencyFreeze {
				t.Errorf("here it is still %s", s.Mode)
			}
			waittest.Until(t, "the other replica sees the mode", func() bool { return getSource(t, b, "usdc-vault").Mode == EmergencyFreeze })
			observeAll(t, a, takeSeat(t, here))
			if s := getSource(t, a, "usdc-vault"); s.Mode != EmergencyFreeze || !s.Observed() {
				t.Errorf("an observation made it %s", s.Mode)
			}
			if s := getSource(t, newCatalog(t, here, w.clients(), w.sourceConfigs()), "usdc-vault"); s.Mode != EmergencyFreeze || !s.Observed() {
				t.Errorf("after a restart it is %s, observed at %s", s.Mode, s.ObservedAt)
			}
			if err := a.SetMode(t.Context(), "usdc-vault", Active); err != nil {
				t.Fatal(err)
			}
			waittest.Until(t, "the other replica sees it active", func() bool { return getSource(t, b, "usdc-vault").Mode == Active })
		})
	}
}

func TestReadersGoOnWhatThereIs(t *testing.T) {
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		client, err := evm.Dial(t.Context(), evm.Config{Name: chain.EthereumSepolia, URL: "http://127.0.0.1:1",
			Tokens: map[chain.Token]evm.Token{chain.USDC: {Address: example.Asset, Decimals: 6}}})
		if err != nil {
			t.Fatal(err)
		}
		defer client.Close()
		clients := map[chain.Name]*evm.Client{chain.EthereumSepolia: client}
		config := validConfig()
		c := newCatalog(t, db, clients, []Config{config})
		var readers sync.WaitGroup
		for range 8 {
			readers.Go(func() {
				for range 500 {
					db.Clock().Advance(snapshotMaxAge / 100)
					if list, err := c.List(t.Context()); err != nil || len(list) != 1 {
						t.Errorf("%d sources, error %v", len(list), err)
						return
					}
				}
			})
		}
		if err := c.SetMode(t.Context(), config.ID, EmergencyFreeze); err != nil {
			t.Fatal(err)
		}
		readers.Wait()
		db.Close()
		db.Clock().Advance(time.Minute)
		if s := getSource(t, c, config.ID); s.Mode != EmergencyFreeze {
			t.Errorf("without a database it is %s", s.Mode)
		}
		if _, err := newCatalog(t, db, clients, []Config{config}).List(t.Context()); err == nil {
			t.Error("a catalog that never read anything shows something")
		}
	})
}

// A proxy before the node, to take it away and bring it back.
func (w *world) dialFragileNode() (*evm.Client, *atomic.Bool) {
	w.Helper()
	target, err := url.Parse(w.chain.URL())
	if err != nil {
		w.Fatal(err)
	}
	down := &atomic.Bool{}
	proxy := httputil.NewSingleHostReverseProxy(target)
	server := httptest.NewServer(http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
		if down.Load() {
			http.Error(rw, "out", http.StatusBadGateway)
			return
		}
		proxy.ServeHTTP(rw, r)
	}))
	w.Cleanup(server.Close)
	config := w.chain.Config()
	config.URL = server.URL
	client, err := evm.Dial(w.Context(), config)
	if err != nil {
		w.Fatal(err)
	}
	w.Cleanup(client.Close)
	return client, down
}

func TestWhatCannotBeReadStaysAsItWas(t *testing.T) {
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		client, down := w.dialFragileNode()
		c := newCatalog(t, db, map[chain.Name]*evm.Client{chain.EthereumSepolia: client}, w.sourceConfigs())
		held := takeSeat(t, db)
		w.runCalls(getSource(t, c, "usdc-vault").DepositCalls(w.wallet, 1000*dollar))
		observeAll(t, c, held)
		last := getSource(t, c, "usdc-vault")

		down.Store(true)
		db.Clock().Advance(time.Hour)
		observeAll(t, c, held)
		s := getSource(t, c, "usdc-vault")
		assertEqual(t, "problem with the node down", s.Problem, "the chain cannot be read")
		assertEqual(t, "TVL with the node down", s.TvlUsd, last.TvlUsd)
		assertEqual(t, "worth of the basis with the node down", s.basisWorth, last.basisWorth)
		if s.ObservedBlock == 0 || s.ObservedBlock != last.ObservedBlock {
			t.Errorf("with the node down: observed at block %d, want still %d", s.ObservedBlock, last.ObservedBlock)
		}
		if !s.ObservedAt.Equal(last.ObservedAt) {
			t.Errorf("with the node down: observed at %s, want still %s", s.ObservedAt, last.ObservedAt)
		}
		// Blocks made in quick succession are a few seconds ahead of the clock.
		if age := c.observationAgeSeconds("usdc-vault"); age < 3500 {
			t.Errorf("the observation's age is %.0f s", age)
		}
		if _, err := c.Quote(t.Context(), "usdc-vault", chain.EVMAddress(w.wallet)); fault.CodeOf(err) != fault.ServiceUnavailable {
			t.Errorf("quote with the node down: %v", err)
		}
		down.Store(false)
		observeAll(t, c, held)
		s = getSource(t, c, "usdc-vault")
		if s.Problem != "" {
			t.Errorf("with the node back: problem %q, want none", s.Problem)
		}
		if !s.ObservedAt.After(last.ObservedAt) {
			t.Errorf("with the node back: observed at %s, want later than %s", s.ObservedAt, last.ObservedAt)
		}
		if s.TvlUsd <= last.TvlUsd {
			t.Errorf("with the node back: TVL %s, want more than %s", s.TvlUsd, last.TvlUsd)
		}
	})
}

func TestAVaultThatIsNoneIsNotBelieved(t *testing.T) {
	db := storetest.Open(t, store.SQLite)
	w := newWorld(t, db)
	nothing, token, other := validConfig(), validConfig(), validConfig()
	nothing.ID, nothing.Vault = "no-code", common.HexToAddress("0xdead")
	token.ID, token.Vault = "a-token", w.chain.Contracts.USDT
	other.ID, other.Vault = "other-asset", w.usdtVault
	c := newCatalog(t, db, w.clients(), []Config{nothing, token, other})
	observeAll(t, c, takeSeat(t, db))
	for id, want := range map[string]string{"no-code": "the vault's answers make no sense",
		"a-token": "the vault refuses to answer", "other-asset": "the vault's answers make no sense"} {
		if s := getSource(t, c, id); s.Observed() || s.Problem != want {
			t.Errorf("%s: observed at %s, problem %q", id, s.ObservedAt, s.Problem)
		}
	}
}

func TestNewRefusesWhatCannotWork(t *testing.T) {
	db := storetest.Open(t, store.SQLite)
	w := newWorld(t, db)
	for name, spoil := range map[string]func(s []Config){
		"invalid":          func(s []Config) { s[0].Name = "" },
		"id twice":         func(s []Config) { s[1].ID = s[0].ID },
		"vault twice":      func(s []Config) { s[1].Vault = s[0].Vault },
		"a chain unserved": func(s []Config) { s[0].Chain = chain.Base },
		"the token itself": func(s []Config) { s[0].Vault = w.chain.Contracts.USDC },
	} {
		sources := w.sourceConfigs()
		spoil(sources)
		if _, err := New(db, w.clients(), sources, slog.Default(), prometheus.NewRegistry()); err == nil {
			t.Errorf("%s: accepted", name)
		}
	}
}

func TestObserveFollowsTheVaultsUntilItIsStopped(t *testing.T) {
	db := storetest.Open(t, store.SQLite)
	w := newWorld(t, db)
	c := newCatalog(t, db, w.clients(), w.sourceConfigs())
	c.observeEvery = time.Hour // only a wake-up brings the next observation
	getSource(t, c, "usdc-vault")
	leaks := goleak.IgnoreCurrent()

	runner := tasktest.NewRunner(t, db, tasktest.Lease)
	runner.HandleSeat(Seat, c.Observe)
	stop := runner.Start()

	waittest.Until(t, "both are observed", func() bool {
		return getSource(t, c, "usdc-vault").Observed() && getSource(t, c, "usdt-vault").Observed()
	})
	w.runCalls(getSource(t, c, "usdc-vault").DepositCalls(w.wallet, 1000*dollar))
	waittest.Until(t, "the deposit is seen", func() bool {
		db.Wake(Topic)
		return getSource(t, c, "usdc-vault").TvlUsd >= 1000*dollar
	})
	db.Clock().Advance(24 * time.Hour)
	waittest.Until(t, "time that was advanced is seen", func() bool {
		db.Clock().Advance(time.Second)
		return getSource(t, c, "usdc-vault").ApyBps == 425 && getSource(t, c, "usdc-vault").TvlUsd > 1000*dollar+dollar/20
	})
	stop()
	w.client.Close()
	_ = w.chain.Close()
	if err := waittest.FindLeaks(leaks); err != nil {
		t.Error(err)
	}
}

func TestALostSeatStoresNothing(t *testing.T) {
	db := storetest.Open(t, store.SQLite)
	w := newWorld(t, db)
	c := newCatalog(t, db, w.clients(), w.sourceConfigs())
	failing := false
	if err := c.observeSource(t.Context(), task.Task{}, c.entries[0], &failing); !errors.Is(err, task.ErrLost) {
		t.Errorf("error %v", err)
	}
	if getSource(t, c, "usdc-vault").Observed() {
		t.Error("an observation was stored")
	}
}

// GET wallet values every position from here.
func BenchmarkValue(b *testing.B) {
	db := storetest.Open(b, store.SQLite)
	config := validConfig()
	c := &Catalog{db: db, log: slog.New(slog.DiscardHandler), entries: []entry{{Config: config}}}
	b.ReportAllocs()
	b.RunParallel(func(pb *testing.PB) {
		for pb.Next() {
			s, err := c.Get(b.Context(), config.ID)
			if err != nil {
				b.Fatal(err)
			}
			s.basisWorth, s.basisShares = units(1_000_000), units(900_000)
			if s.Value(units(500)) != 555 {
				b.Fatal("wrong")
			}
		}
	})
}
