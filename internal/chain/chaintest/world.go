package chaintest

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/custody/custodytest"
	"github.com/granaryhq/granary/internal/event/eventtest"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/waittest"
	"github.com/granaryhq/granary/internal/wallet"
)

var organization = uuid.MustParse("11111111-1111-4111-8111-111111111111")

// leaseDuration is long, also while untilMining passes seconds in milliseconds: a seat
// passes to another replica when a test says so.
const leaseDuration = 24 * time.Hour

// world is a chain, a database, and the service between them.
type world struct {
	*testing.T
	family  Family
	net     Net
	address string // of the database
	db      *store.DB
	wallets *wallet.Service
	intents *intent.Service

	replicas     []*store.DB // beside db, with clocks of their own
	followErrors *errorLog
	owned        []wallet.Wallet // whose books are checked

	mu          sync.Mutex
	orders      map[uuid.UUID]intent.Order   // guarded by mu
	settlements map[uuid.UUID][]settlement   // guarded by mu
	paid        map[string]map[money.USD]int // by transaction: how often it pays the amount
}

// newWorld starts a chain, and a replica of the service that does everything on
// it but carry.
func newWorld(t *testing.T, family Family, address string) *world {
	t.Helper()
	db := storetest.Connect(t, address)
	keys, err := custody.NewKeyring([]byte("a seed for tests: 32 bytes long!!"))
	if err != nil {
		t.Fatal(err)
	}
	net := family.Start(t, Options{Keys: keys, DB: db, Clock: db.Clock(), Finality: finality, IntentLife: intentLife})
	w := &world{
		T: t, family: family, net: net, address: address, db: db,
		wallets: wallet.NewService(db, custodytest.Unchecked{Keys: keys}, keys.IDs(), []chain.Name{net.Name()}),
		orders:  map[uuid.UUID]intent.Order{}, settlements: map[uuid.UUID][]settlement{}, paid: map[string]map[money.USD]int{},
	}
	w.intents = w.startTasks(db)
	w.startFollower(db)
	// Wallets wait by themselves until the EVM's chains are followed, and for no other yet: a payment before the
	// first cursor would be missed.
	w.until("the chain is followed", func() bool {
		var n int
		err := db.QueryRow(t.Context(), `SELECT count(*) FROM chain_cursors WHERE chain = $1`, string(net.Name())).Scan(&n)
		return err == nil && n == 1
	})
	return w
}

// startTasks has a replica make wallets, start orders and settle them.
func (w *world) startTasks(db *store.DB) *intent.Service {
	w.Helper()
	intents := intent.New(db, nil, map[chain.Name]intent.Chain{w.net.Name(): w.net.Intents()})
	runner := tasktest.NewRunner(w, db, leaseDuration)
	runner.Handle(wallet.ProvisionTask, 1, w.wallets.Provision)
	o := orderRunner{w, db, intents}
	runner.Handle(startTask, 2, o.startOrder)
	runner.Handle(settleTask, 2, o.settleOrder)
	runner.Start()
	return intents
}

// followerPoll is how often the suite's followers look at the chain. After a
// failure they wait as long, then twice as long, and so on.
const followerPoll = 5 * time.Millisecond

// startFollower has a replica follow the chain.
func (w *world) startFollower(db *store.DB) {
	w.Helper()
	w.followErrors = &errorLog{}
	follower := wallet.NewFollower(db, w.net.Reader(), w.net.Name(), followerPoll, slog.New(w.followErrors), prometheus.NewRegistry())
	runner := tasktest.NewRunner(w, db, leaseDuration)
	runner.HandleSeat(follower.Seat(), follower.Run)
	runner.Start()
}

// connectReplica opens the database once more. Its clock goes with the others.
func (w *world) connectReplica() *store.DB {
	w.Helper()
	db := storetest.Connect(w, w.address)
	db.Clock().Advance(w.db.Clock().Offset())
	w.replicas = append(w.replicas, db)
	return db
}

// createWallet makes a wallet that has the amount of USDC, final and credited.
func (w *world) createWallet(amount money.USD) wallet.Wallet {
	w.Helper()
	made, _, err := w.wallets.Create(w.Context(), wallet.CreateRequest{Organization: organization, RequestID: uuid.New(), Label: "treasury"})
	if err != nil {
		w.Fatal(err)
	}
	w.until("the wallet has its address", func() bool {
		made, err = w.wallets.Get(w.Context(), organization, made.ID)
		return err == nil && made.Status() == wallet.StatusIdle
	})
	w.owned = append(w.owned, made)
	if amount > 0 {
		w.pay(made, amount)
		w.untilMining("the wallet is funded", func() bool { return w.creditedTo(made) == amount })
	}
	return made
}

// accountOf is the wallet's address on the chain.
func (w *world) accountOf(of wallet.Wallet) chain.Address { return of.Addresses[w.net.Name()] }

// until waits until the condition holds.
func (w *world) until(what string, condition func() bool) {
	w.Helper()
	waittest.Until(w, what, condition, func() string { return tasktest.State(w.db)() + w.describeReading() })
}

// describeReading describes the follower's progress, and the wallets' balances, for a wait that fails.
func (w *world) describeReading() string {
	var cursor, final int64
	err := w.db.QueryRow(w.Context(), `SELECT number, final_number FROM chain_cursors WHERE chain = $1`, string(w.net.Name())).Scan(&cursor, &final)
	text := fmt.Sprintf("\nread up to block %d, of which %d are final (%v); the follower's last error: %v", cursor, final, err, w.followErrors.last())
	head, err := w.net.Reader().Head(w.Context())
	text += fmt.Sprintf("\nthe head is %d (%v)", head.Number, err)
	for _, of := range w.owned {
		text += fmt.Sprintf("\nwallet %s has %s units", of.ID, w.net.Balance(chain.USDC, w.accountOf(of)))
	}
	return text
}

// untilMining waits while blocks are made and the service's time passes. A block is made once the follower has
// read on since the one before, so that on a busy machine the chain does not outrun it, or after some looks at
// which it had not.
func (w *world) untilMining(what string, condition func() bool) {
	w.Helper()
	const mostLooks = 20
	last, looks := int64(-1), 0
	w.until(what, func() bool {
		if condition() {
			return true
		}
		read := w.readUpTo()
		if looks++; read != last || looks >= mostLooks {
			w.net.MineBlocks(1)
			last, looks = read, 0
		}
		w.passTime(time.Second)
		return false
	})
}

// readUpTo returns the number of the last block that the follower has read, 0 before the first.
func (w *world) readUpTo() (number int64) {
	err := w.db.QueryRow(w.Context(), `SELECT number FROM chain_cursors WHERE chain = $1`, string(w.net.Name())).Scan(&number)
	if err != nil && !errors.Is(err, store.ErrNoRows) {
		w.Fatal(err)
	}
	return number
}

// untilAllIsRead waits until the follower has written down that it has read the newest block,
// and which blocks are final then.
func (w *world) untilAllIsRead() {
	w.Helper()
	w.until("the follower has read all blocks", func() bool {
		var read, readFinal uint64
		err := w.db.QueryRow(w.Context(), `SELECT number, final_number FROM chain_cursors WHERE chain = $1`, string(w.net.Name())).Scan(&read, &readFinal)
		head, errOfHead := w.net.Reader().Head(w.Context())
		final, errOfFinal := w.net.Reader().Final(w.Context())
		return err == nil && errOfHead == nil && errOfFinal == nil && read >= head.Number && readFinal >= final.Number
	})
}

// untilFollowerAsked waits until the follower has made n more requests.
func (w *world) untilFollowerAsked(n int) {
	w.Helper()
	before, _ := w.net.Asked()
	w.until(fmt.Sprintf("the follower asks %d times", n), func() bool { now, _ := w.net.Asked(); return now >= before+n })
}

// untilCarrierAsked waits until the carrier, or who starts orders, has made n more
// requests, or done says so.
func (w *world) untilCarrierAsked(n int, done func() bool) {
	w.Helper()
	_, before := w.net.Asked()
	w.until(fmt.Sprintf("the carrier asks %d times", n), func() bool {
		_, now := w.net.Asked()
		return now >= before+n || done != nil && done()
	})
}

// passTime moves the service's time, in all replicas.
func (w *world) passTime(d time.Duration) {
	w.db.Clock().Advance(d)
	for _, db := range w.replicas {
		db.Clock().Advance(d)
	}
}

// advance moves the time of the service and of the chain.
func (w *world) advance(d time.Duration) {
	w.passTime(d)
	w.net.Advance(d)
}

// units are an amount as the chain counts it.
func (w *world) units(amount money.USD) money.Units {
	return money.UnitsOf(amount, w.net.Reader().Decimals(chain.USDC))
}

// assertBooksBalance checks the ledger and the events again, and that every wallet has its chain's balance in the
// books. The chain's newest blocks have no movement.
func (w *world) assertBooksBalance() {
	w.Helper()
	wrong, err := ledger.Check(w.Context(), w.db, nil)
	if err != nil {
		w.Fatal(err)
	}
	for _, m := range wrong {
		w.Errorf("ledger: %s", m)
	}
	for _, of := range w.owned {
		for _, token := range []chain.Token{chain.USDC, chain.USDT} {
			if got, want := w.units(w.bookedOf(of, token)), w.net.Balance(token, w.accountOf(of)); got != want {
				w.Errorf("the books have %s units of %s, the chain %s", got, token, want)
			}
		}
	}
	eventtest.CheckAll(w, w.db)
}

// bookedOf returns the wallet's balance of the token in the ledger.
func (w *world) bookedOf(of wallet.Wallet, token chain.Token) money.USD {
	w.Helper()
	positions, err := ledger.Positions(w.Context(), w.db, of.ID)
	if err != nil {
		w.Fatal(err)
	}
	var sum money.USD
	for _, p := range positions {
		if p.Token == token {
			sum += p.Balance
		}
	}
	return sum
}

// errorLog is a slog.Handler that keeps the logged errors.
type errorLog struct {
	mu   sync.Mutex
	errs []error // guarded by mu
}

// countOf counts the errors that are target.
func (l *errorLog) countOf(target error) (n int) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for _, err := range l.errs {
		if errors.Is(err, target) {
			n++
		}
	}
	return n
}

// last is the error that was logged last; nil if none was.
func (l *errorLog) last() error {
	l.mu.Lock()
	defer l.mu.Unlock()
	if len(l.errs) == 0 {
		return nil
	}
	return l.errs[len(l.errs)-1]
}

// Enabled is true for all records.
func (l *errorLog) Enabled(context.Context, slog.Level) bool { return true }

// Handle remembers the error of a record.
func (l *errorLog) Handle(_ context.Context, r slog.Record) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	r.Attrs(func(a slog.Attr) bool {
		if err, ok := a.Value.Any().(error); ok {
			l.errs = append(l.errs, err)
		}
		return true
	})
	return nil
}

// WithAttrs is the same log.
func (l *errorLog) WithAttrs([]slog.Attr) slog.Handler { return l }

// WithGroup is the same log.
func (l *errorLog) WithGroup(string) slog.Handler { return l }
