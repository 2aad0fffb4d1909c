package request

import (
	"errors"
	"fmt"
	"sync"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/waittest"
)

func TestMain(m *testing.M) { waittest.Main(m) }

type body struct {
	Label string `json:"label"`
}

// claimInTx claims in a transaction of its own.
func claimInTx(t *testing.T, db *store.DB, r Request, resource uuid.UUID) (id uuid.UUID, again bool, err error) {
	t.Helper()
	err = db.Write(t.Context(), func(tx *store.Tx) (err error) {
		id, again, err = Claim(t.Context(), tx, r, resource)
		return err
	})
	return id, again, err
}

func TestClaim(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		first := Request{Organization: uuid.New(), ID: uuid.New(), Operation: "wallet.create", Body: body{Label: "a"}}
		resource := uuid.New()
		id, again, err := claimInTx(t, db, first, resource)
		must(t, err)
		assertClaimed(t, "the first claim", id, resource, again, false)
		for _, c := range []struct {
			name   string
			change func(*Request)
			again  bool // the first resource is answered
			code   fault.Code
		}{
			{"the same", func(*Request) {}, true, ""},
			{"the same meaning", func(r *Request) { r.Body = map[string]string{"label": "a"} }, true, ""},
			{"another body", func(r *Request) { r.Body = body{Label: "b"} }, false, fault.RequestIDConflict},
			{"no body", func(r *Request) { r.Body = nil }, false, fault.RequestIDConflict},
			{"another operation", func(r *Request) { r.Operation = "withdrawal.create:w" }, false, fault.DuplicateRequestID},
			{"another operation and body", func(r *Request) { r.Operation, r.Body = "withdrawal.create:w", nil }, false, fault.DuplicateRequestID},
			{"another organization", func(r *Request) { r.Organization = uuid.New() }, false, ""},
			{"another id", func(r *Request) { r.ID = uuid.New() }, false, ""},
			{"a body that is no JSON", func(r *Request) { r.Body = func() {} }, false, fault.Internal},
		} {
			r := first
			c.change(&r)
			own := uuid.New()
			id, again, err := claimInTx(t, db, r, own)
			want := uuid.Nil
			if c.again {
				want = resource
			} else if c.code == "" {
				want = own
			}
			assertClaimed(t, c.name, id, want, again, c.again)
			if fault.CodeOf(err) != c.code {
				t.Errorf("%s: %v, want the code %q", c.name, err, c.code)
			}
		}
	})
}

func TestAnUndoneClaimIsNone(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		r := Request{Organization: uuid.New(), ID: uuid.New(), Operation: "wallet.create"}
		boom := errors.New("boom")
		err := db.Write(t.Context(), func(tx *store.Tx) error {
			if _, _, err := Claim(t.Context(), tx, r, uuid.New()); err != nil {
				return err
			}
			return boom
		})
		if !errors.Is(err, boom) {
			t.Fatal(err)
		}
		own := uuid.New()
		id, again, err := claimInTx(t, db, r, own)
		must(t, err)
		assertClaimed(t, "after a claim that was rolled back", id, own, again, false)
	})
}

// Sixty-four twins at once on two replicas: one makes the resource, and each of the others, once it has its response,
// finds the committed one. The first to try gives up late, and its id must not be in any response.
func TestOfConcurrentTwinsOneWins(t *testing.T) {
	const twins = 64
	for _, engine := range storetest.Engines(t) {
		t.Run(string(engine), func(t *testing.T) {
			address := storetest.Address(t, engine)
			replicas := []*store.DB{storetest.Connect(t, address), storetest.Connect(t, address)}
			must(t, replicas[0].Write(t.Context(), func(tx *store.Tx) error {
				_, err := tx.Exec(t.Context(), "CREATE TABLE resources (id TEXT NOT NULL PRIMARY KEY, other TEXT NOT NULL)")
				return err
			}))
			r := Request{Organization: uuid.New(), ID: uuid.New(), Operation: "wallet.create", Body: body{Label: "a"}}
			var mu sync.Mutex
			winners := 0
			answers := map[uuid.UUID]int{}
			failed := false
			boom := errors.New("boom")
			var wg sync.WaitGroup
			for i := range twins {
				wg.Go(func() {
					db := replicas[i%2]
					var id uuid.UUID
					var again bool
					err := db.Write(t.Context(), func(tx *store.Tx) (err error) {
						if id, again, err = Claim(t.Context(), tx, r, uuid.New()); err != nil {
							return err
						}
						if again {
							var found int
							if err := tx.QueryRow(t.Context(), "SELECT COUNT(*) FROM resources WHERE id = $1", id).Scan(&found); err != nil {
								return err
							}
							if found != 1 {
								return fmt.Errorf("twin %d is told of a resource that is not there", i)
							}
							return nil
						}
						tx.Defer("INSERT INTO resources (id, other) VALUES ($1, $2)", id, uuid.New())
						mu.Lock()
						defer mu.Unlock()
						if !failed {
							failed = true
							return errors.Join(tx.Flush(t.Context()), boom)
						}
						return nil
					})
					mu.Lock()
					defer mu.Unlock()
					switch {
					case errors.Is(err, boom):
						return
					case err != nil:
						t.Error(err)
					case !again:
						winners++
					}
					answers[id]++
				})
			}
			wg.Wait()
			var resources int
			must(t, replicas[0].QueryRow(t.Context(), "SELECT COUNT(*) FROM resources").Scan(&resources))
			for what, n := range map[string]int{"winners": winners, "different answers": len(answers), "resources": resources} {
				if n != 1 {
					t.Errorf("%d %s, want 1", n, what)
				}
			}
			for _, n := range answers {
				if n != twins-1 {
					t.Errorf("%d twins got the answer, want %d", n, twins-1)
				}
			}
		})
	}
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// assertClaimed checks the result of a claim that has not failed.
func assertClaimed(t *testing.T, fact string, gotID, wantID uuid.UUID, gotAgain, wantAgain bool) {
	t.Helper()
	if gotID != wantID {
		t.Errorf("%s: the resource is %s, want %s", fact, gotID, wantID)
	}
	if gotAgain != wantAgain {
		t.Errorf("%s: claimed before is %v, want %v", fact, gotAgain, wantAgain)
	}
}
