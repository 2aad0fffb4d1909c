package tasktest

import (
	"context"
	"strings"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/waittest"
)

func TestMain(m *testing.M) { waittest.Main(m) }

// A failed wait describes the state of the database.
func TestStateTellsWhatIsNotDone(t *testing.T) {
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		key := uuid.NewString()
		if err := db.Write(t.Context(), func(tx *store.Tx) error { task.Add(tx, "a.kind", key, nil, 0); return nil }); err != nil {
			t.Fatal(err)
		}
		text := State(db)()
		for _, want := range []string{"tasks: 1", "a.kind " + key, "intents: 0", "open relay transactions: 0"} {
			if !strings.Contains(text, want) {
				t.Errorf("%q is not in %s", want, text)
			}
		}
	})
}

func TestARunnerRunsTasksUntilItIsStopped(t *testing.T) {
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		held, left := make(chan string, 1), make(chan struct{})
		r := NewRunner(t, db, Lease)
		r.HandleSeat("a seat", func(ctx context.Context, seat task.Task) error {
			held <- seat.Key
			<-ctx.Done()
			close(left)
			return ctx.Err()
		})
		stop := r.Start()
		waittest.Receive(t, "the seat is taken", held)
		stop()
		waittest.Receive(t, "the seat is left", left)
	})
}
