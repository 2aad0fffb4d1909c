package ledger

import (
	"errors"
	"math"
	"math/big"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

func TestWhatDoesNotBalanceIsNotPosted(t *testing.T) {
	line := func(account Account, amount money.USD) Line {
		return Line{Account: account, Chain: chain.Base, Token: chain.USDC, Amount: amount}
	}
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := uuid.New()
		for name, lines := range map[string][]Line{
			"no lines":       {},
			"one line":       {line(Cash, 0)},
			"too much":       {line(Cash, 5), line(External, -4)},
			"too little":     {line(Cash, 5), line(NetworkFee, 1), line(External, -7)},
			"beyond 64 bits": {line(Cash, math.MaxInt64), line(Cash, math.MaxInt64), line(External, 2)},
			"no shares":      {line(YieldPosition, 5), line(External, -5)},
		} {
			if err := postAll(t, db, cashEntry(w, 1, 0), newEntry(w, Deposit, lines...)); err == nil {
				t.Errorf("%s: posted", name)
			}
		}
		if got := holdings(t, db, w); got != "" {
			t.Errorf("the wallet holds %s", got)
		}
		assertSound(t, db)
	})
}

// Every case begins with 100 in cash, 30 of them reserved.
func TestCashMovesWithinItsBounds(t *testing.T) {
	const refused = "refused"
	cases := []struct {
		name            string
		amount, reserve money.USD
		want            string
	}{
		{"all that is free", -70, 0, "30/30"},
		{"more than is free", -71, 0, refused},
		{"what was reserved", -30, -30, "70/0"},
		{"less than was reserved for it", -20, -30, "80/0"},
		{"everything", -100, -30, "0/0"},
		{"more than there is", -101, -30, refused},
		{"more than was reserved", -31, -31, refused},
		{"a credit", 5, 0, "105/30"},
		{"a credit that is reserved", 5, 5, "105/35"},
		{"a credit and more that is reserved", 5, 75, "105/105"},
		{"a credit and more than is free", 5, 76, refused},
		{"a credit that releases", 5, -30, "105/0"},
		{"a credit that releases too much", 5, -31, refused},
		{"a debit that reserves", -10, 60, "90/90"},
		{"a debit that reserves too much", -10, 61, refused},
		{"nothing", 0, 0, "100/30"},
	}
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		for _, c := range cases {
			w, other := uuid.New(), uuid.New()
			must(t, postAll(t, db, cashEntry(w, 100, 30)))
			err := postAll(t, db, cashEntry(other, 1, 0), cashEntry(w, c.amount, c.reserve), cashEntry(other, 1, 0))
			want, wantOther := usdc+" "+c.want+" 0;", usdc+" 2/0 0;"
			if c.want == refused {
				want, wantOther = usdc+" 100/30 0;", ""
			}
			if errors.Is(err, ErrInsufficient) != (c.want == refused) || (err != nil) != (c.want == refused) {
				t.Errorf("%s: %v", c.name, err)
			}
			if got := holdings(t, db, w); got != want {
				t.Errorf("%s: the wallet holds %s, want %s", c.name, got, want)
			}
			if got := holdings(t, db, other); got != wantOther {
				t.Errorf("%s: the other wallet holds %s, want %s", c.name, got, wantOther)
			}
		}
		assertSound(t, db)
	})
}

func TestEntriesArePostedInOrder(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := uuid.New()
		must(t, postAll(t, db, cashEntry(w, 10, 0), cashEntry(w, -10, 0), cashEntry(w, 4, 4), cashEntry(w, -4, -4), cashEntry(w, 7, 0)))
		if got := holdings(t, db, w); got != usdc+" 7/0 0;" {
			t.Errorf("the wallet holds %s", got)
		}
		if err := postAll(t, db, cashEntry(w, -8, 0), cashEntry(w, 8, 0)); !errors.Is(err, ErrInsufficient) {
			t.Errorf("spent before it came: %v", err)
		}
		assertSound(t, db)
	})
}

// The clock is moved by years after a transaction has completed a step, and before it posts the entry.
func TestEntriesAreStampedWithTheTransactionsMoment(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		e := cashEntry(uuid.New(), 100, 0)
		completed, err := store.Write(t.Context(), db, func(tx *store.Tx) (int64, error) {
			now := tx.Now()
			db.Clock().Advance(3 * 365 * 24 * time.Hour)
			return now.UnixMicro(), Post(t.Context(), tx, e)
		})
		must(t, err)
		var entry, line int64
		must(t, db.QueryRow(t.Context(), `SELECT e.created_at, l.created_at FROM journal_entries e JOIN journal_lines l ON l.entry_id = e.id WHERE line_number = 1`).Scan(&entry, &line))
		if entry != completed || line != completed {
			t.Errorf("posted at %d with a line of %d, by a transaction of %d", entry, line, completed)
		}
	})
}

func TestABlockOfDeposits(t *testing.T) {
	const wallets = 2000
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		var all []Entry
		for range wallets {
			all = append(all, cashEntry(uuid.New(), 5, 0))
		}
		again := cashEntry(all[0].Wallet, 7, 2)
		must(t, postAll(t, db, append(slices.Clone(all), again)...))
		for i, want := range map[int]string{0: usdc + " 12/2 0;", 999: usdc + " 5/0 0;", wallets - 1: usdc + " 5/0 0;"} {
			if got := holdings(t, db, all[i].Wallet); got != want {
				t.Errorf("wallet %d holds %s, want %s", i, got, want)
			}
		}
		assertSound(t, db)
	})
}

func TestAReferenceIsPostedOnce(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := uuid.New()
		e := cashEntry(w, 5, 0)
		must(t, postAll(t, db, e))
		if err := postAll(t, db, cashEntry(w, 1, 0), e); !store.IsUnique(err) {
			t.Errorf("posted again: %v", err)
		}
		if err := postAll(t, db, cashEntry(w, 1, 0), newEntry(w, Deposit, e.Lines...)); err != nil {
			t.Errorf("the same lines for another reason: %v", err)
		}
		if got := holdings(t, db, w); got != usdc+" 11/0 0;" {
			t.Errorf("the wallet holds %s", got)
		}
		assertSound(t, db)
	})
}

func TestReserve(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := uuid.New()
		must(t, postAll(t, db, cashEntry(w, 100, 0), shareEntry(w, 50, "1000", 0)))
		reserve := func(position string, amount money.USD) error {
			return db.Write(t.Context(), func(tx *store.Tx) error { Reserve(tx, w, position, amount); return nil })
		}
		for _, c := range []struct {
			position string
			amount   money.USD
			ok       bool
			want     string
		}{
			{usdc, 60, true, usdc + " 100/60 0;" + vault + " 50/0 1000;"},
			{usdc, 41, false, ""},
			{usdc, 40, true, usdc + " 100/100 0;" + vault + " 50/0 1000;"},
			{usdc, -101, false, ""},
			{usdc, -100, true, usdc + " 100/0 0;" + vault + " 50/0 1000;"},
			{vault, 80, true, usdc + " 100/0 0;" + vault + " 50/80 1000;"}, // at its value
			{vault, -81, false, ""},
			{vault, -80, true, usdc + " 100/0 0;" + vault + " 50/0 1000;"},
			{"cash:base:usdt", 1, false, ""},
		} {
			before := holdings(t, db, w)
			err := reserve(c.position, c.amount)
			if c.ok && err != nil || !c.ok && !errors.Is(err, ErrInsufficient) {
				t.Errorf("reserving %d of %s: %v", int64(c.amount), c.position, err)
			}
			want := c.want
			if !c.ok {
				want = before
			}
			if got := holdings(t, db, w); got != want {
				t.Errorf("reserving %d of %s: the wallet holds %s, want %s", int64(c.amount), c.position, got, want)
			}
		}
		assertSound(t, db)
	})
}

func TestSharesOutgrow64Bits(t *testing.T) {
	top := new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), 256), big.NewInt(1)).String()
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := uuid.New()
		const third = "33333333333333333333333333333333"
		for range 3 {
			must(t, postAll(t, db, shareEntry(w, 10, third, 0), shareEntry(w, 1, "1", 5)))
		}
		want := vault + " 33/15 100000000000000000000000000000002;"
		for name, e := range map[string]Entry{
			"more shares than held":         shareEntry(w, -1, "-100000000000000000000000000000003", 0),
			"more than the carrying value":  shareEntry(w, -34, "-1", 0),
			"more than was reserved":        shareEntry(w, -1, "-1", -16),
			"shares of a position not held": newEntry(uuid.New(), YieldSourceRedeem, shareEntry(w, -1, "-1", 0).Lines...),
		} {
			if err := postAll(t, db, e); !errors.Is(err, ErrInsufficient) {
				t.Errorf("%s: %v", name, err)
			}
		}
		for name, e := range map[string]Entry{
			"more shares than a word holds":    shareEntry(w, 1, top, 0),
			"more value than 64 bits hold":     shareEntry(w, math.MaxInt64-1, "1", 0),
			"more reserved than 64 bits hold":  shareEntry(w, 1, "1", math.MaxInt64),
			"more value than that, at one go":  newEntry(w, Deposit, append(cashEntry(w, math.MaxInt64, 0).Lines, cashEntry(w, math.MaxInt64, 0).Lines...)...),
			"more value than that, in entries": cashEntry(w, math.MaxInt64, 0),
		} {
			if err := postAll(t, db, cashEntry(w, 1, 0), e); err == nil || errors.Is(err, ErrInsufficient) {
				t.Errorf("%s: %v", name, err)
			}
		}
		if got := holdings(t, db, w); got != want {
			t.Errorf("the wallet holds %s, want %s", got, want)
		}
		must(t, postAll(t, db, shareEntry(w, -33, "-100000000000000000000000000000002", -15)))
		if got := holdings(t, db, w); got != vault+" 0/0 0;" {
			t.Errorf("the wallet holds %s", got)
		}
		assertSound(t, db)
	})
}

// The first movements of a position meet no row to lock.
func TestConcurrentMovementsLoseNothing(t *testing.T) {
	const callers = 16
	for _, engine := range storetest.Engines(t) {
		t.Run(string(engine), func(t *testing.T) {
			address := storetest.Address(t, engine)
			replicas := []*store.DB{storetest.Connect(t, address), storetest.Connect(t, address)}
			w := uuid.New()
			runTogether(t, callers, func(i int) error { return postAll(t, replicas[i%2], shareEntry(w, 1, "10000000000000000000000", 2)) })
			runTogether(t, callers, func(i int) error { return postAll(t, replicas[i%2], cashEntry(w, 10, 0)) })
			if got := holdings(t, replicas[0], w); got != usdc+" 160/0 0;"+vault+" 16/32 160000000000000000000000;" {
				t.Errorf("the wallet holds %s", got)
			}
			var spent atomic.Int64
			runTogether(t, callers, func(i int) error {
				err := postAll(t, replicas[i%2], cashEntry(w, -16, 0))
				if err == nil {
					spent.Add(1)
				} else if errors.Is(err, ErrInsufficient) {
					return nil
				}
				return err
			})
			if got := holdings(t, replicas[0], w); spent.Load() != 10 || !strings.HasPrefix(got, usdc+" 0/0 ") {
				t.Errorf("spent %d times, the wallet holds %s", spent.Load(), got)
			}
			assertSound(t, replicas[0])
		})
	}
}

// runTogether runs fn for every caller at once.
func runTogether(t *testing.T, callers int, fn func(i int) error) {
	t.Helper()
	var wg sync.WaitGroup
	for i := range callers {
		wg.Go(func() {
			if err := fn(i); err != nil {
				t.Error(err)
			}
		})
	}
	wg.Wait()
}

func TestOppositeOrdersDoNotDeadlock(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		var wallets []uuid.UUID
		for range 1000 {
			wallets = append(wallets, uuid.New())
		}
		var runs atomic.Int64
		runTogether(t, 4, func(i int) error {
			var entries []Entry
			for _, w := range wallets {
				entries = append(entries, cashEntry(w, 1, 0))
			}
			if i%2 == 1 {
				slices.Reverse(entries)
			}
			return db.Write(t.Context(), func(tx *store.Tx) error {
				runs.Add(1)
				return Post(t.Context(), tx, entries...)
			})
		})
		if runs.Load() != 4 {
			t.Errorf("four transactions ran %d times", runs.Load())
		}
		if got := holdings(t, db, wallets[0]); got != usdc+" 4/0 0;" {
			t.Errorf("a wallet holds %s", got)
		}
	})
}

func TestPositions(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		a, b, none := uuid.New(), uuid.New(), uuid.New()
		must(t, postAll(t, db, cashEntry(a, 3, 1), cashEntry(b, 4, 0), shareEntry(a, 2, "7", 0)))
		all, err := Positions(t.Context(), db, a, b, none)
		if err != nil || len(all) != 3 {
			t.Fatalf("%v, %v", all, err)
		}
		want := map[string]Position{
			usdc:  {Wallet: a, ID: usdc, Kind: KindCash, Chain: chain.Base, Token: chain.USDC, Balance: 3, Reserved: 1},
			vault: {Wallet: a, ID: vault, Kind: KindYieldSource, Chain: chain.Base, Token: chain.USDC, YieldSource: vault, Balance: 2, Shares: money.NewUnits(7)},
		}
		for _, p := range all {
			if p.Wallet == a && p != want[p.ID] {
				t.Errorf("%+v, want %+v", p, want[p.ID])
			}
		}
		if none, err := Positions(t.Context(), db); err != nil || none != nil {
			t.Errorf("of no wallets: %v, %v", none, err)
		}
		must(t, db.Write(t.Context(), func(tx *store.Tx) error {
			locked, err := LockPositions(t.Context(), tx, a)
			if err != nil {
				t.Errorf("locking: %v", err)
				return err
			}
			if both := []Position{want[usdc], want[vault]}; !slices.Equal(locked, both) {
				t.Errorf("locked %+v, want %+v", locked, both)
			}
			return nil
		}))
	})
}
