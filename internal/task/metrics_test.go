package task

import (
	"context"
	"errors"
	"maps"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/waittest"
)

// The gauges distinguish running, failing, due and scheduled tasks, on a replica that runs none of them.
func TestMetricsCountTasksByState(t *testing.T) {
	eachEngine(t, 2, func(t *testing.T, dbs []*store.DB) {
		gauges := func() map[string]int {
			t.Helper()
			idle := newRunner(dbs[1], time.Minute, neverPolls)
			idle.Handle(kindName, 1, nil)
			registry := prometheus.NewRegistry()
			idle.RegisterMetrics(registry)
			families, err := registry.Gather()
			must(t, err)
			all := map[string]int{}
			for _, f := range families {
				for _, m := range f.GetMetric() {
					name := f.GetName()
					for _, l := range m.GetLabel() {
						if l.GetName() == "state" {
							name = l.GetValue()
						}
					}
					if n := int(m.GetGauge().GetValue()); n != 0 {
						all[name] = n
					}
				}
			}
			return all
		}
		if all := gauges(); len(all) != 0 {
			t.Errorf("without tasks: %v", all)
		}
		now := dbs[0].Clock().Micros()
		addTask(t, dbs[0], "late", "", now+3_600_000_000)
		addTask(t, dbs[0], "old", "", now-5_500_000)
		want := map[string]int{"scheduled": 1, "due": 1, "granary_task_oldest_due_seconds": 5}
		all := gauges()
		want["granary_task_oldest_due_seconds"] = max(5, all["granary_task_oldest_due_seconds"])
		if !maps.Equal(all, want) {
			t.Errorf("one late and one due: %v", all)
		}

		// The old one fails twice and is running when it is counted; then it fails
		// for a third time and waits.
		begun, end := make(chan struct{}), make(chan struct{})
		r := newRunner(dbs[0], time.Minute, 10*time.Millisecond)
		r.Handle(kindName, 1, func(ctx context.Context, task Task) error {
			if task.Attempt < 3 {
				return errors.New("no")
			}
			if task.Attempt == 3 {
				close(begun)
				<-end
			}
			return errors.New("no")
		})
		startRunner(t, r)
		<-begun
		want = map[string]int{"scheduled": 1, "running": 1, "granary_task_failed_runs": 2}
		if all := gauges(); !maps.Equal(all, want) {
			t.Errorf("running for the third time: %v, want %v", all, want)
		}
		close(end)
		waittest.Until(t, "the task fails", func() bool { return gauges()["failing"] == 1 })
		if all := gauges(); all["granary_task_failed_runs"] < 3 {
			t.Errorf("after three failures: %v", all)
		}
	})
}
