package event

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"sync"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/randtest"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/waittest"
)

func TestMain(m *testing.M) { waittest.Main(m) }

var organization = uuid.New()

func newProbe(wallet uuid.UUID, body any) Event {
	return Event{Organization: organization, Stream: wallet, Type: WalletStatus, Body: body}
}

func emitEvents(t *testing.T, db *store.DB, events ...Event) {
	t.Helper()
	must(t, db.Write(t.Context(), func(tx *store.Tx) error { return Emit(t.Context(), tx, events...) }))
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// loadBodies reads a wallet's events in order, and fails unless they are numbered
// from one without a gap.
func loadBodies(t *testing.T, db *store.DB, wallet uuid.UUID) []string {
	t.Helper()
	type row struct {
		seq  int
		body string
	}
	rows, err := db.Query(t.Context(), "SELECT seq, payload FROM events WHERE wallet_id = $1 AND organization_id = $2 AND dispatched = 0 ORDER BY seq", wallet, organization)
	all, err := store.Collect(rows, err, func(r store.Rows) (v row, err error) { return v, r.Scan(&v.seq, &v.body) })
	must(t, err)
	var out []string
	for i, r := range all {
		if r.seq != i+1 {
			t.Fatalf("event %d of a wallet is numbered %d", i+1, r.seq)
		}
		out = append(out, r.body)
	}
	return out
}

func TestEventsKeepTheOrderGiven(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		a, b := uuid.New(), uuid.New()
		emitEvents(t, db, newProbe(a, 1), newProbe(b, 1), newProbe(a, 2), newProbe(a, 3), newProbe(b, 2))
		must(t, db.Write(t.Context(), func(tx *store.Tx) error {
			for i := 4; i <= 6; i++ {
				if err := Emit(t.Context(), tx, newProbe(a, i)); err != nil {
					return err
				}
			}
			return Emit(t.Context(), tx)
		}))
		if got := loadBodies(t, db, a); !slices.Equal(got, []string{"1", "2", "3", "4", "5", "6"}) {
			t.Errorf("wallet a: %v", got)
		}
		if got := loadBodies(t, db, b); !slices.Equal(got, []string{"1", "2"}) {
			t.Errorf("wallet b: %v", got)
		}
	})
}

func TestTheBodyIsKeptByteForByte(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := uuid.New()
		body := map[string]any{"label": "é <&> ' \" \\ $1 ? \u2028", "n": json.Number("1.10"), "z": nil, "a": []int{}}
		want, err := json.Marshal(body)
		must(t, err)
		emitEvents(t, db, newProbe(w, body))
		if got := loadBodies(t, db, w); got[0] != string(want) {
			t.Errorf("kept %s, want %s", got[0], want)
		}
	})
}

func TestAnUndoneTransactionLeavesNoGap(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w, boom := uuid.New(), errors.New("boom")
		for i := range 6 {
			err := db.Write(t.Context(), func(tx *store.Tx) error {
				if err := Emit(t.Context(), tx, newProbe(w, i)); err != nil {
					return err
				}
				if i%2 == 1 {
					return errors.Join(tx.Flush(t.Context()), boom)
				}
				return nil
			})
			if i%2 == 1 != errors.Is(err, boom) {
				t.Fatal(err)
			}
		}
		err := db.Write(t.Context(), func(tx *store.Tx) error {
			return Emit(t.Context(), tx, newProbe(w, 7), newProbe(w, func() {}))
		})
		if err == nil {
			t.Error("a body that is no JSON is emitted")
		}
		if got := loadBodies(t, db, w); !slices.Equal(got, []string{"0", "2", "4"}) {
			t.Errorf("kept %v", got)
		}
	})
}

func TestManyEventsAtOnce(t *testing.T) {
	const many = 2000
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		one := uuid.New()
		var ofOne, ofMany []Event
		for i := range many {
			ofOne = append(ofOne, newProbe(one, i))
			ofMany = append(ofMany, newProbe(uuid.New(), i))
		}
		emitEvents(t, db, append(ofOne, ofMany...)...)
		emitEvents(t, db, ofMany...)
		for i, body := range loadBodies(t, db, one) {
			if body != fmt.Sprint(i) {
				t.Fatalf("event %d is %s", i, body)
			}
		}
		for _, e := range []Event{ofMany[0], ofMany[rowsPerStatement], ofMany[many-1]} {
			if got := loadBodies(t, db, e.Stream); !slices.Equal(got, []string{fmt.Sprint(e.Body), fmt.Sprint(e.Body)}) {
				t.Errorf("a wallet has %v, want %v twice", got, e.Body)
			}
		}
		var n int
		must(t, db.QueryRow(t.Context(), "SELECT COUNT(*) FROM events").Scan(&n))
		if n != 3*many {
			t.Errorf("%d events, want %d", n, 3*many)
		}
	})
}

// Writers on two replicas emit for the same wallets. At any time a reader finds
// no gap, and in the end the numbers are in the order of the commits.
func TestNumbersFollowTheCommits(t *testing.T) {
	const writers, each = 8, 15
	for _, engine := range storetest.Engines(t) {
		t.Run(string(engine), func(t *testing.T) {
			address := storetest.Address(t, engine)
			replicas := []*store.DB{storetest.Connect(t, address), storetest.Connect(t, address)}
			wallets := []uuid.UUID{uuid.New(), uuid.New(), uuid.New()}
			var mu sync.Mutex
			order := map[uuid.UUID][]string{} // by the time the sequence was locked, which is the order of commits
			done := make(chan struct{})
			var writing sync.WaitGroup
			for w := range writers {
				random := rand.New(rand.NewPCG(randtest.Seed(t), uint64(w)))
				writing.Go(func() {
					for i := range each {
						body := fmt.Sprintf(`"%d-%d"`, w, i)
						some := append([]uuid.UUID(nil), wallets...)
						random.Shuffle(len(some), func(i, j int) { some[i], some[j] = some[j], some[i] })
						some = some[:1+random.IntN(len(some))]
						err := replicas[w%2].Write(t.Context(), func(tx *store.Tx) error {
							var events []Event
							for _, id := range some {
								events = append(events, newProbe(id, json.RawMessage(body)))
							}
							if err := errors.Join(Emit(t.Context(), tx, events...), tx.Flush(t.Context())); err != nil {
								return err
							}
							mu.Lock()
							defer mu.Unlock()
							for _, id := range some {
								order[id] = append(order[id], body)
							}
							return nil
						})
						if err != nil {
							t.Error(err)
						}
					}
				})
			}
			go func() {
				writing.Wait()
				close(done)
			}()
			for reading := true; reading; {
				for _, id := range wallets {
					loadBodies(t, replicas[0], id)
				}
				select {
				case <-done:
					reading = false
				default:
				}
			}
			for _, id := range wallets {
				if got := loadBodies(t, replicas[1], id); !slices.Equal(got, order[id]) {
					t.Errorf("numbered %v, committed %v", got, order[id])
				}
			}
		})
	}
}

// Two transactions with events of the same thousand wallets in opposite order wait for each other, and neither has to
// begin again.
func TestOppositeOrdersDoNotDeadlock(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		var events []Event
		for range 1000 {
			events = append(events, newProbe(uuid.New(), 1))
		}
		reversed := slices.Clone(events)
		slices.Reverse(reversed)
		var mu sync.Mutex
		runs := 0
		var wg sync.WaitGroup
		for _, list := range [][]Event{events, reversed, events, reversed} {
			wg.Go(func() {
				err := db.Write(t.Context(), func(tx *store.Tx) error {
					mu.Lock()
					runs++
					mu.Unlock()
					return Emit(t.Context(), tx, list...)
				})
				if err != nil {
					t.Error(err)
				}
			})
		}
		wg.Wait()
		if runs != 4 {
			t.Errorf("four transactions ran %d times", runs)
		}
		if got := loadBodies(t, db, events[0].Stream); len(got) != 4 {
			t.Errorf("a wallet has %v", got)
		}
	})
}

func TestListenersAreTold(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		woken, stop := db.Listen(Topic)
		told := func() bool {
			select {
			case <-woken:
				return true
			default:
				return false
			}
		}
		emitEvents(t, db)
		if told() {
			t.Error("told of nothing")
		}
		emitEvents(t, db, newProbe(uuid.New(), 1), newProbe(uuid.New(), 2))
		if !told() || told() {
			t.Error("one transaction is one wake-up")
		}
		stop()
		emitEvents(t, db, newProbe(uuid.New(), 1))
		if told() {
			t.Error("told after listening no more")
		}
	})
}
