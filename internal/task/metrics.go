package task

import (
	"context"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/store"
)

// RegisterMetrics registers the metrics of the runner's kinds. Call it after the last Handle. Every replica reads the
// same rows, so the gauges are right also when no replica runs a kind.
func (r *Runner) RegisterMetrics(to prometheus.Registerer) { to.MustRegister(gaugeCollector{r}) }

type gaugeCollector struct{ *Runner }

var (
	tasksGauge = prometheus.NewDesc("granary_tasks",
		"Tasks, by kind and state: running, failing (the last run failed and it waits for the next), due, or scheduled for later. Every replica shows the same number.",
		[]string{"kind", "state"}, nil)
	dueGauge = prometheus.NewDesc("granary_task_oldest_due_seconds",
		"How long the task that has waited longest is due without being run, by kind. Every replica shows the same number.", []string{"kind"}, nil)
	attemptsGauge = prometheus.NewDesc("granary_task_failed_runs",
		"How often in a row the task that fails most has failed, by kind. Every replica shows the same number.", []string{"kind"}, nil)
)

// Describe names the gauges.
func (c gaugeCollector) Describe(to chan<- *prometheus.Desc) {
	to <- tasksGauge
	to <- dueGauge
	to <- attemptsGauge
}

// scrapeTimeout is how long a scrape may wait for the database.
const scrapeTimeout = 5 * time.Second

// Collect reads the gauges.
func (c gaugeCollector) Collect(to chan<- prometheus.Metric) {
	ctx, cancel := context.WithTimeout(context.Background(), scrapeTimeout)
	defer cancel()
	counts, err := c.countTasks(ctx)
	if err != nil {
		for _, d := range []*prometheus.Desc{tasksGauge, dueGauge, attemptsGauge} {
			to <- prometheus.NewInvalidMetric(d, err)
		}
		return
	}
	gauge := func(d *prometheus.Desc, v int64, labels ...string) {
		to <- prometheus.MustNewConstMetric(d, prometheus.GaugeValue, float64(v), labels...)
	}
	for _, k := range c.kinds {
		n := counts[k.name]
		gauge(tasksGauge, n.running, k.name, "running")
		gauge(tasksGauge, n.failing, k.name, "failing")
		gauge(tasksGauge, n.due, k.name, "due")
		gauge(tasksGauge, n.all-n.running-n.failing-n.due, k.name, "scheduled")
		to <- prometheus.MustNewConstMetric(dueGauge, prometheus.GaugeValue, (time.Duration(n.lateMicros) * time.Microsecond).Seconds(), k.name)
		gauge(attemptsGauge, n.mostFailures, k.name)
	}
}

// kindCounts are the counts of a kind. late is in micros, failed the most failed runs in a row of one task.
type kindCounts struct{ all, running, failing, due, lateMicros, mostFailures int64 }

// countTasks looks at every task once.
func (r *Runner) countTasks(ctx context.Context) (map[string]kindCounts, error) {
	now := r.db.Clock().Micros()
	rows, err := r.db.Query(ctx, `SELECT kind, COUNT(*),
			COUNT(CASE WHEN lease_until > $1 THEN 1 END),
			COUNT(CASE WHEN lease_until <= $1 AND attempts > 0 THEN 1 END),
			COUNT(CASE WHEN lease_until <= $1 AND attempts = 0 AND run_at <= $1 THEN 1 END),
			$1 - MIN(CASE WHEN lease_until <= $1 AND run_at <= $1 THEN run_at ELSE $1 END),
			MAX(CASE WHEN lease_until > $1 THEN attempts - 1 ELSE attempts END)
		FROM tasks GROUP BY kind`, now)
	counts := map[string]kindCounts{}
	_, err = store.Collect(rows, err, func(row store.Rows) (struct{}, error) {
		var kind string
		var n kindCounts
		err := row.Scan(&kind, &n.all, &n.running, &n.failing, &n.due, &n.lateMicros, &n.mostFailures)
		counts[kind] = n
		return struct{}{}, err
	})
	return counts, err
}
