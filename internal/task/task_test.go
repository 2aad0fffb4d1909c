package task

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/waittest"
)

func TestAddingTwiceIsAddingOnce(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		soon, late := db.Clock().Micros()+1e9, db.Clock().Micros()+2e9
		for _, c := range []struct {
			at   int64
			want int64
		}{{late, late}, {soon, soon}, {late, soon}, {soon + 1, soon}} {
			addTask(t, db, "a", fmt.Sprint(c.at), c.at)
			r := loadTask(t, db, "a")
			if r == nil {
				t.Fatalf("added for %d: no task is stored", c.at)
			}
			assertEqual(t, fmt.Sprintf("runs, added for %d", c.at), r.runAt, c.want)
			assertEqual(t, fmt.Sprintf("payload, added for %d", c.at), r.payload, fmt.Sprint(c.at))
			if r.againAt != nil {
				t.Errorf("added for %d: runs again at %d", c.at, *r.againAt)
			}
		}
		now := db.Clock().Micros()
		addTask(t, db, "a", "now", 0)
		if r := loadTask(t, db, "a"); r.runAt < now || r.runAt > db.Clock().Micros() {
			t.Errorf("added for now (%d): %+v", now, r)
		}
		addTask(t, db, "a", "", 0)
		assertEqual(t, "payload, added again without one", loadTask(t, db, "a").payload, "now")
		boom := errors.New("boom")
		err := db.Write(t.Context(), func(tx *store.Tx) error { Add(tx, kindName, "b", nil, 0); return boom })
		if !errors.Is(err, boom) || loadTask(t, db, "b") != nil {
			t.Errorf("%v, but the task is there", err)
		}
	})
}

// The wake-up brings work at once, to every worker that is free, and a worker that gets free takes the rest: no poll
// is needed.
func TestWorkBeginsAtOnce(t *testing.T) {
	eachEngine(t, 1, func(t *testing.T, dbs []*store.DB) {
		r := newRunner(dbs[0], time.Minute, neverPolls)
		var running, most atomic.Int64
		r.Handle(kindName, 2, func(ctx context.Context, task Task) error {
			most.Store(max(most.Load(), running.Add(1)))
			defer running.Add(-1)
			return dbs[0].Write(ctx, func(tx *store.Tx) error {
				insertMark(tx, task.Key+string(task.Payload))
				task.Finish(tx)
				return nil
			})
		})
		startRunner(t, r)
		for i := range 7 {
			addTask(t, dbs[0], fmt.Sprint(i), "!", 0)
		}
		waittest.Until(t, "the tasks are done", func() bool { return len(loadMarks(t, dbs[0])) == 7 })
		if n := most.Load(); n > 2 {
			t.Errorf("two workers ran %d tasks at once", n)
		}
		if got := loadMarks(t, dbs[0]); got[0] != "0!" || got[6] != "6!" {
			t.Errorf("done: %v", got)
		}
		waittest.Until(t, "the rows are gone", func() bool { return loadTask(t, dbs[0], "6") == nil })
	})
}

// A delayed task begins when it is due, however rarely the runner polls.
func TestWorkThatWasPutOffBeginsInTime(t *testing.T) {
	eachEngine(t, 1, func(t *testing.T, dbs []*store.DB) {
		r := newRunner(dbs[0], time.Minute, neverPolls)
		const delay = 300 * time.Millisecond
		runs := make(chan time.Time, 2)
		r.Handle(kindName, 1, func(context.Context, Task) error {
			runs <- time.Now()
			if len(runs) == 1 {
				return Later{After: delay}
			}
			return nil
		})
		startRunner(t, r)
		addTask(t, dbs[0], "a", "", 0)
		waittest.Until(t, "the second run", func() bool { return len(runs) == 2 })
		first, second := <-runs, <-runs
		if took := second.Sub(first); took < delay {
			t.Errorf("put off by %s, it runs after %s", delay, took)
		}
	})
}

// Two replicas with four workers each do five hundred tasks, each exactly once.
func TestManyWorkersDoEachTaskOnce(t *testing.T) {
	const tasks = 500
	eachEngine(t, 2, func(t *testing.T, dbs []*store.DB) {
		must(t, dbs[0].Write(t.Context(), func(tx *store.Tx) error {
			for i := range tasks {
				Add(tx, kindName, fmt.Sprintf("%03d", i), nil, 0)
			}
			return nil
		}))
		var runs atomic.Int64
		for _, db := range dbs {
			r := newRunner(db, time.Minute, 50*time.Millisecond)
			r.Handle(kindName, 4, func(ctx context.Context, task Task) error {
				runs.Add(1)
				return db.Write(ctx, func(tx *store.Tx) error {
					task.Finish(tx)
					insertMark(tx, task.Key)
					return nil
				})
			})
			startRunner(t, r)
		}
		waittest.Until(t, "all tasks are done", func() bool { return len(loadMarks(t, dbs[0])) >= tasks })
		got := loadMarks(t, dbs[0])
		assertEqual(t, "tasks done at all", len(slices.Compact(slices.Clone(got))), tasks)
		assertEqual(t, "times that a task was done", len(got), tasks)
		assertEqual(t, "runs", runs.Load(), tasks)
	})
}

// A handler whose lease was taken commits no change, neither with Done nor Check.
func TestALostLeaseCommitsNothing(t *testing.T) {
	eachEngine(t, 2, func(t *testing.T, dbs []*store.DB) {
		slow, quick := dbs[0], dbs[1]
		addTask(t, slow, "a", "", 0)
		taken, stolen := make(chan struct{}), make(chan struct{})
		results := make(chan error, 2)
		r := newRunner(slow, time.Minute, neverPolls)
		r.Handle(kindName, 1, func(ctx context.Context, task Task) error {
			close(taken)
			<-stolen
			results <- slow.Write(ctx, func(tx *store.Tx) error { task.CheckLease(tx); insertMark(tx, "slow"); return nil })
			err := slow.Write(ctx, func(tx *store.Tx) error { insertMark(tx, "slow"); task.Finish(tx); return nil })
			results <- err
			return err
		})
		startRunner(t, r)
		waittest.Receive(t, "the slow replica takes the task", taken)

		quick.Clock().Advance(2 * time.Minute) // the lease ran out, says its clock
		r = newRunner(quick, time.Minute, 20*time.Millisecond)
		r.Handle(kindName, 1, func(ctx context.Context, task Task) error {
			if task.Attempt != 2 {
				t.Errorf("attempt %d", task.Attempt)
			}
			close(stolen)
			for range 2 {
				if err := waittest.Receive(t, "the slow replica tries to commit", results); !errors.Is(err, ErrLost) {
					t.Errorf("without its lease it gets %v", err)
				}
			}
			return quick.Write(ctx, func(tx *store.Tx) error { insertMark(tx, "quick"); task.Finish(tx); return nil })
		})
		startRunner(t, r)
		waittest.Until(t, "the quick replica does it", func() bool { return loadTask(t, quick, "a") == nil })
		if got := loadMarks(t, quick); !slices.Equal(got, []string{"quick"}) {
			t.Errorf("done by %v", got)
		}
	})
}

func TestHowARunEnds(t *testing.T) {
	const hour = 3_600_000_000
	cases := map[string]struct {
		end     func() error
		after   [2]int64 // when it runs next: not before and not after, in micros from now
		attempt int64    // as stored
		problem string
	}{
		"later":          {func() error { return Later{After: time.Hour, Reason: "not yet"} }, [2]int64{hour, hour}, 0, "not yet"},
		"later, wrapped": {func() error { return fmt.Errorf("asking: %w", Later{After: time.Hour, Reason: "not yet"}) }, [2]int64{hour, hour}, 0, "not yet"},
		"an error":       {func() error { return errors.New("boom") }, [2]int64{200_000, 300_000}, 1, "boom"},
		"a panic":        {func() error { panic("boom") }, [2]int64{200_000, 300_000}, 1, "the handler panicked: boom"},
	}
	eachEngine(t, 1, func(t *testing.T, dbs []*store.DB) {
		db := dbs[0]
		for name, c := range cases {
			clearTasks(t, db)
			addTask(t, db, "a", "", 0)
			r := newRunner(db, time.Minute, neverPolls)
			before := db.Clock().Micros()
			r.runTask(t.Context(), kind{name: kindName, workers: 1, handler: func(context.Context, Task) error { return c.end() }}, claimOne(t, r))
			got, after := loadTask(t, db, "a"), db.Clock().Micros()
			if earliest, latest := before+c.after[0], after+c.after[1]; got.runAt < earliest || got.runAt > latest {
				t.Errorf("%s: runs next at %d, want between %d and %d", name, got.runAt, earliest, latest)
			}
			assertEqual(t, name+": attempts", got.attempts, c.attempt)
			assertEqual(t, name+": the problem", got.problem, c.problem)
			assertEqual(t, name+": leased until", got.leaseUntil, 0)
		}
	})
}

func TestAFailingTaskIsTriedUntilItSucceeds(t *testing.T) {
	eachEngine(t, 1, func(t *testing.T, dbs []*store.DB) {
		db := dbs[0]
		addTask(t, db, "a", "", 0)
		r := newRunner(db, time.Minute, 20*time.Millisecond)
		attempts := make(chan int, 3)
		r.Handle(kindName, 1, func(_ context.Context, task Task) error {
			attempts <- task.Attempt
			if task.Attempt < 3 {
				db.Clock().Advance(time.Minute) // past any delay
				return errors.New("boom")
			}
			return nil // and no Done
		})
		startRunner(t, r)
		for want := 1; want <= 3; want++ {
			if got := waittest.Receive(t, "another attempt", attempts); got != want {
				t.Errorf("attempt %d is called %d", want, got)
			}
			db.Clock().Advance(time.Minute)
		}
		waittest.Until(t, "the task is done", func() bool { return loadTask(t, db, "a") == nil })
	})
}

// A task that is added while it runs may have been read before the adder's commit: however the run ends, it runs
// again, at once.
func TestATaskAddedWhileItRunsIsNotLost(t *testing.T) {
	ends := map[string]func(ctx context.Context, db *store.DB, task Task) error{
		"done in its transaction": func(ctx context.Context, db *store.DB, task Task) error {
			return db.Write(ctx, func(tx *store.Tx) error { task.Finish(tx); return nil })
		},
		"done by returning": func(context.Context, *store.DB, Task) error { return nil },
		"put off": func(context.Context, *store.DB, Task) error {
			return Later{After: time.Hour, Reason: "later"}
		},
		"failed": func(context.Context, *store.DB, Task) error { return errors.New("boom") },
	}
	eachEngine(t, 2, func(t *testing.T, dbs []*store.DB) {
		for name, end := range ends {
			t.Run(name, func(t *testing.T) { addWhileRunning(t, dbs[0], dbs[1], end) })
		}
	})
}

func addWhileRunning(t *testing.T, db, adder *store.DB, end func(ctx context.Context, db *store.DB, task Task) error) {
	begun, added := make(chan string, 1), make(chan struct{})
	r := newRunner(db, time.Minute, neverPolls)
	runs := 0
	r.Handle(kindName, 1, func(ctx context.Context, task Task) error {
		begun <- string(task.Payload)
		if runs++; runs > 1 {
			return nil
		}
		<-added
		return end(ctx, db, task)
	})
	addTask(t, db, "a", "first", 0)
	startRunner(t, r)
	if got := waittest.Receive(t, "the first run", begun); got != "first" {
		t.Errorf("the first run has %q", got)
	}
	hour := adder.Clock().Micros() + 3_600_000_000
	addTask(t, adder, "a", "much later", hour)
	addTask(t, adder, "a", "second", 0)
	addTask(t, adder, "a", "last", hour)
	close(added)
	if got := waittest.Receive(t, "the second run", begun); got != "last" {
		t.Errorf("the second run has %q", got)
	}
	waittest.Until(t, "the task is done", func() bool { return loadTask(t, db, "a") == nil })
}

// A task added for later while it ran waits until then.
func TestATaskAddedForLaterWhileItRunsWaits(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		r := newRunner(db, time.Minute, neverPolls)
		addTask(t, db, "a", "", 0)
		task := claimOne(t, r)
		at := db.Clock().Micros() + 1e9
		addTask(t, db, "a", "", at)
		if next, err := r.claimTasks(t.Context(), uuid.NewString(), kindName, 9); err != nil || len(next) != 0 {
			t.Fatalf("a leased task is claimed again: %v, %v", next, err)
		}
		must(t, db.Write(t.Context(), func(tx *store.Tx) error { task.Finish(tx); return nil }))
		got := loadTask(t, db, "a")
		if got == nil {
			t.Fatalf("the task is gone, want it to wait until %d", at)
		}
		assertEqual(t, "runs next", got.runAt, at)
		assertEqual(t, "the token of what waits", got.token, "")
		assertEqual(t, "the attempts of what waits", got.attempts, 0)
		if got.againAt != nil {
			t.Errorf("runs once more at %d", *got.againAt)
		}
		db.Clock().Advance(2000 * time.Second)
		task = claimOne(t, r)
		must(t, db.Write(t.Context(), func(tx *store.Tx) error { task.Finish(tx); return nil }))
		if got := loadTask(t, db, "a"); got != nil {
			t.Errorf("stored %+v", got)
		}
	})
}

// The successor of a dead worker sees earlier additions: one run is enough for it, but not for those for later.
func TestATakeoverServesWhatWasAddedBefore(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		r := newRunner(db, time.Minute, neverPolls)
		addTask(t, db, "a", "", 0)
		addTask(t, db, "b", "", 0)
		dead, err := r.claimTasks(t.Context(), uuid.NewString(), kindName, 9)
		if err != nil || len(dead) != 2 {
			t.Fatalf("%v, %v", dead, err)
		}
		later := db.Clock().Micros() + 1e12
		addTask(t, db, "a", "", 0)
		addTask(t, db, "b", "", later)
		db.Clock().Advance(time.Hour)
		taken, err := r.claimTasks(t.Context(), uuid.NewString(), kindName, 9)
		if err != nil || len(taken) != 2 {
			t.Fatalf("%v, %v", taken, err)
		}
		for _, task := range taken {
			must(t, db.Write(t.Context(), func(tx *store.Tx) error { task.Finish(tx); return nil }))
		}
		if a := loadTask(t, db, "a"); a != nil {
			t.Errorf("what was added for now is still there: %+v", a)
		}
		b := loadTask(t, db, "b")
		if b == nil {
			t.Fatal("what was added for later is gone")
		}
		assertEqual(t, "what was added for later runs", b.runAt, later)
	})
}

func claimOne(t *testing.T, r *Runner) Task {
	t.Helper()
	tasks, err := r.claimTasks(t.Context(), uuid.NewString(), kindName, 9)
	if err != nil || len(tasks) != 1 {
		t.Fatalf("claimed %v, %v", tasks, err)
	}
	return tasks[0]
}

func TestClaimTakesTheOldestFirstAndNoMoreThanAsked(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		now := db.Clock().Micros()
		for i, at := range []int64{now - 1, now - 3, now - 2, now + 1e12} {
			addTask(t, db, fmt.Sprint(i), "", at)
		}
		r := newRunner(db, time.Minute, neverPolls)
		for _, want := range [][]string{{"1", "2"}, {"0"}, nil} {
			var keys []string
			tasks, err := r.claimTasks(t.Context(), uuid.NewString(), kindName, 2)
			must(t, err)
			for _, task := range tasks {
				keys = append(keys, task.Key)
			}
			if slices.Sort(keys); !slices.Equal(keys, want) {
				t.Errorf("claimed %v, want %v", keys, want)
			}
		}
		if in := r.timeUntilDue(t.Context(), kindName); in != time.Hour {
			t.Errorf("the next is due in %s, though what is due is leased", in)
		}
		must(t, ClearLeases(t.Context(), db))
		if in := r.timeUntilDue(t.Context(), kindName); in > 0 {
			t.Errorf("the next is due in %s after the leases were cleared", in)
		}
		tasks, err := r.claimTasks(t.Context(), uuid.NewString(), kindName, 9)
		if err != nil || len(tasks) != 3 {
			t.Errorf("claimed %v, %v", tasks, err)
		}
	})
}

// A stop ends the handlers and returns their tasks, to be run by any worker at once and as if they had never begun.
func TestStoppingReleasesAtOnce(t *testing.T) {
	eachEngine(t, 2, func(t *testing.T, dbs []*store.DB) {
		addTask(t, dbs[0], "a", "", 0)
		begun := make(chan struct{})
		r := newRunner(dbs[0], time.Hour, neverPolls)
		r.Handle(kindName, 1, func(ctx context.Context, _ Task) error {
			close(begun)
			<-ctx.Done()
			return ctx.Err()
		})
		stop := startRunner(t, r)
		waittest.Receive(t, "the task is run", begun)
		stop()
		got := loadTask(t, dbs[0], "a")
		assertEqual(t, "the token after the stop", got.token, "")
		assertEqual(t, "leased until", got.leaseUntil, 0)
		assertEqual(t, "attempts after the stop", got.attempts, 0)
		if now := dbs[0].Clock().Micros(); got.runAt > now {
			t.Errorf("runs next at %d, want at once, at %d", got.runAt, now)
		}
		attempt := make(chan int)
		r = newRunner(dbs[1], time.Hour, neverPolls)
		r.Handle(kindName, 1, func(_ context.Context, task Task) error { attempt <- task.Attempt; return nil })
		startRunner(t, r)
		if n := waittest.Receive(t, "another replica runs it", attempt); n != 1 {
			t.Errorf("attempt %d", n)
		}
	})
}

// Runners that are stopped in the middle of claiming leave no task leased.
func TestStoppingWhileClaimingHoldsNothing(t *testing.T) {
	eachEngine(t, 1, func(t *testing.T, dbs []*store.DB) {
		db := dbs[0]
		for i := range 20 {
			addTask(t, db, fmt.Sprint(i), "", 0)
		}
		for i := range 20 {
			r := newRunner(db, time.Hour, neverPolls)
			r.Handle(kindName, 1, func(ctx context.Context, _ Task) error { <-ctx.Done(); return ctx.Err() })
			ctx, cancel := context.WithCancel(t.Context())
			var wg sync.WaitGroup
			wg.Go(func() { r.Run(ctx) })
			timer := time.AfterFunc(time.Duration(i)*200*time.Microsecond, cancel)
			wg.Wait()
			timer.Stop()
		}
		var leased int
		must(t, db.QueryRow(t.Context(), "SELECT COUNT(*) FROM tasks WHERE token <> ''").Scan(&leased))
		if leased != 0 {
			t.Errorf("%d tasks are held by nobody", leased)
		}
	})
}
