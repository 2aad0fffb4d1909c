package verify

import (
	"bytes"
	"context"
	"crypto/ed25519"
	"log/slog"
	"slices"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/finality"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/waittest"
	"github.com/granaryhq/granary/internal/wallet"
)

const solanaName = string(chain.SolanaDevnet)

// solanaWatcher is a watcher of books beside a chain of Solana's, with a follower that a test
// starts and stops.
type solanaWatcher struct {
	*watcher
	chain *validator.Validator
	key   solana.PublicKey // of the only wallet
	owner holder
}

func newSolanaWatcher(t *testing.T, db *store.DB) *solanaWatcher {
	t.Helper()
	v, err := validator.Start(validator.Options{Finality: 2, Log: slog.New(slog.DiscardHandler)})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = v.Close() })
	client, err := rpc.Dial(rpc.Config{Name: chain.SolanaDevnet, URLs: []string{v.URL()}, Genesis: validator.GenesisHash, Known: finality.New(db, chain.SolanaDevnet),
		Mints: map[chain.Token]solana.PublicKey{chain.USDC: validator.USDC, chain.USDT: validator.USDT}})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(client.Close)
	w := &world{T: t, db: db}
	w.verifier = Verifier{DB: db, Solana: map[chain.Name]*rpc.Client{chain.SolanaDevnet: client}, Catalog: w.newCatalog(nil),
		pause: func(context.Context) error { return nil }}
	s := &solanaWatcher{watcher: &watcher{world: w, registry: prometheus.NewRegistry(), held: takeSeat(t, db)}, chain: v,
		key: solana.PublicKey(ed25519.NewKeyFromSeed(bytes.Repeat([]byte{7}, ed25519.SeedSize)).Public().(ed25519.PublicKey))}
	s.watch = NewWatch(w.verifier, time.Hour, 10, slog.New(slog.NewTextHandler(&s.log, nil)), s.registry)
	s.watch.sweepsOf = func() []sweep {
		return slices.DeleteFunc(s.watch.roundSweeps(), func(s sweep) bool { return s.name != solanaName })
	}
	if _, err := s.watch.insertChecks(t.Context(), s.held); err != nil {
		t.Fatal(err)
	}
	s.owner = s.createWallet(devnettest.Organization)
	s.execute(`INSERT INTO wallet_addresses (chain, address, wallet_id) VALUES ($1, $2, $3)`, solanaName, string(s.key.Address()), s.owner.id)
	s.mine(5)
	stop := s.follow()
	s.until("the chain is followed", func() bool { return s.count(`SELECT COUNT(*) FROM chain_cursors`) == 1 })
	stop()
	return s
}

func (s *solanaWatcher) until(what string, met func() bool) {
	s.Helper()
	waittest.Until(s.T, what, met, tasktest.State(s.db))
}

func (s *solanaWatcher) count(query string, args ...any) (n int) {
	s.Helper()
	if err := s.db.QueryRow(s.Context(), query, args...).Scan(&n); err != nil {
		s.Fatal(err)
	}
	return n
}

func (s *solanaWatcher) mine(slots int) {
	s.Helper()
	if err := s.chain.MineSlots(slots); err != nil {
		s.Fatal(err)
	}
}

// deposit pays the wallet in the next slot.
func (s *solanaWatcher) deposit(units uint64) {
	s.Helper()
	if _, err := s.chain.FaucetToken(validator.USDC, s.key, units); err != nil {
		s.Fatal(err)
	}
	s.mine(1)
}

// steal has the chain lose units of the wallet's that no transfer tells of.
func (s *solanaWatcher) steal(units uint64) {
	s.Helper()
	at := solana.AssociatedTokenAddress(s.key, validator.USDC, solana.TokenProgram)
	account := s.chain.Account(at)
	held, err := solana.DecodeTokenAccount(account.Data)
	if err != nil {
		s.Fatal(err)
	}
	held.Amount -= units
	account.Data = held.Encode()
	s.chain.SetAccount(at, account)
	s.mine(4)
}

// follow follows the chain until stop.
func (s *solanaWatcher) follow() (stop func()) {
	s.Helper()
	follower := wallet.NewFollower(s.db, rpc.NewFollowerReader(s.verifier.Solana[chain.SolanaDevnet], wallet.OwnAddresses(s.db, chain.SolanaDevnet)), chain.SolanaDevnet, time.Millisecond, slog.New(slog.DiscardHandler), prometheus.NewRegistry())
	runner := tasktest.NewRunner(s.T, s.db, time.Minute)
	runner.HandleSeat(follower.Seat(), follower.Run)
	return runner.Start()
}

// catchUp follows the chain up to its final block.
func (s *solanaWatcher) catchUp() {
	s.Helper()
	stop := s.follow()
	s.until("the follower has caught up", func() bool {
		return s.count(`SELECT COUNT(*) FROM chain_cursors WHERE final_number = $1`, s.chain.Final()) == 1
	})
	stop()
}

// postponed is how often the chain was not compared for the follower's sake.
func (s *solanaWatcher) postponed() float64 {
	s.Helper()
	return s.gauges("granary_ledger_checks_postponed_total")[solanaName]
}

// While its follower is behind a chain of Solana's is not compared: that is no break, whatever
// came in meanwhile, and no pass. When it has caught up what is missing is found.
func TestAFollowerThatIsBehindIsNoBreakOnSolana(t *testing.T) {
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		s := newSolanaWatcher(t, db)
		s.deposit(100_000_000)
		s.mine(4)
		before := s.count(`SELECT checked_at FROM book_checks WHERE against = $1`, solanaName)
		db.Clock().Advance(time.Minute)
		s.round(3)
		s.assertBreaks("the follower is behind", map[Rule]int{})
		if n := s.postponed(); n != 3 {
			t.Errorf("%v comparisons are postponed, want 3", n)
		}
		if at := s.count(`SELECT checked_at FROM book_checks WHERE against = $1`, solanaName); at != before {
			t.Error("a comparison that was postponed counts as made")
		}
		s.catchUp()
		s.round(2)
		s.assertBreaks("the follower has caught up", map[Rule]int{})
		s.assertLogged("the follower was behind", differs, 0)

		s.steal(1)
		s.round(2)
		s.assertBreaks("money is gone that is not read yet", map[Rule]int{})
		s.catchUp()
		s.round(2)
		s.assertBreaks("money is gone", map[Rule]int{PositionsChains: 1})
		s.deposit(5_000_000)
		s.mine(4)
		s.round(2)
		s.assertBreaks("the follower is behind again", map[Rule]int{PositionsChains: 1})
	})
}

// A deposit that is read and waits for being final is in the books of a later slot than they
// are credited up to.
func TestADepositThatWaitsIsNoBreakOnSolana(t *testing.T) {
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		s := newSolanaWatcher(t, db)
		s.deposit(7_000_000)
		stop := s.follow()
		s.until("the deposit is seen", func() bool { return s.count(`SELECT COUNT(*) FROM deposits`) == 1 })
		s.mine(1)
		s.until("the block after it is read", func() bool {
			return s.count(`SELECT COUNT(*) FROM chain_cursors WHERE number = $1`, s.chain.Head()) == 1
		})
		stop()
		s.mine(1) // which makes it final, and is not read
		s.round(2)
		s.assertBreaks("it is final and not credited", map[Rule]int{})
		if n := s.postponed(); n != 0 {
			t.Errorf("%v comparisons are postponed though the slot was read", n)
		}
		s.steal(2)
		s.catchUp()
		s.round(2)
		s.assertBreaks("some of it is gone", map[Rule]int{PositionsChains: 1})
	})
}

// Money that is missing is found by the second round, while deposits to the wallet come in with
// each slot, are read and are credited.
func TestWhatIsMissingIsFoundWhileDepositsComeIn(t *testing.T) {
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		s := newSolanaWatcher(t, db)
		s.watch.pause = func(context.Context) error { s.deposit(1_000); return nil }
		s.deposit(50_000_000)
		s.mine(4)
		defer s.follow()()
		s.until("it is credited", func() bool { return s.count(`SELECT COUNT(*) FROM deposits WHERE status = 'completed'`) > 0 })
		for range 6 {
			s.deposit(1_000)
			s.round(1)
		}
		s.assertBreaks("nothing is missing", map[Rule]int{})
		s.steal(1)
		s.until("the chain is compared twice", func() bool {
			s.deposit(1_000)
			n := s.gauges("granary_ledger_checked_wallets_total")[solanaName]
			for range 20 {
				s.round(1)
				if s.gauges("granary_ledger_checked_wallets_total")[solanaName] >= n+2 {
					return true
				}
			}
			return false
		})
		s.assertBreaks("a unit is missing", map[Rule]int{PositionsChains: 1})
	})
}

// One who writes to the database hides what is missing behind a credited deposit of a later
// slot until the follower has passed that.
func TestADepositOfALaterSlotHidesNothingForLong(t *testing.T) {
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		s := newSolanaWatcher(t, db)
		s.deposit(5_000_000)
		s.mine(4)
		s.catchUp()
		s.execute(`UPDATE positions SET balance = balance + 9 WHERE chain = $1`, solanaName)
		for _, slot := range []uint64{s.chain.Final() + 1, 1 << 40} {
			s.execute(`INSERT INTO deposits (id, organization_id, wallet_id, chain, token, amount, units, from_address, tx_hash, ordinal, block_number, block_hash, block_time, status, shown, created_at)
				VALUES ($1, $2, $3, $4, 'usdc', 9, '9', 'a', $1, 0, $5, '', 0, 'completed', 1, $6)`, uuid.New(), s.owner.organization, s.owner.id, solanaName, slot, db.Clock().Micros())
			s.round(2)
			s.assertBreaks("beyond the block that is followed a deposit explains nothing", map[Rule]int{PositionsChains: 1})
		}
	})
}
