package risk

import (
	"context"
	"fmt"
	"log/slog"
	"math"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/price"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/yield"
)

// Seat is the task under which one replica evaluates the rules of all organizations.
const Seat = "risk:evaluate"

// The rules are evaluated when something was observed or changed, but not more often than
// every evaluatePause, and at least every evaluateEvery.
const (
	evaluatePause = time.Second
	evaluateEvery = 5 * time.Second
)

// outcomesPerTenant is how many results of one organization an evaluation writes down, and
// of rules that have ended. The rest is left to the next one, so that an organization of very
// many wallets holds up no other.
const outcomesPerTenant = 1000

// Evaluator evaluates the rules.
type Evaluator struct {
	db   *store.DB
	read func(context.Context) (Readings, error)
	log  *slog.Logger
	metered
}

// NewEvaluator returns an evaluator of the readings that read returns, such as ReadFrom.
func NewEvaluator(db *store.DB, read func(context.Context) (Readings, error), log *slog.Logger, reg prometheus.Registerer) *Evaluator {
	db.Clock().OnAdvance(func(time.Duration) { db.Wake(Topic) })
	return &Evaluator{db: db, read: read, log: log, metered: newMetered(reg)}
}

// Evaluate evaluates the rules again and again until ctx ends.
func (e *Evaluator) Evaluate(ctx context.Context, t task.Task) error {
	defer e.evaluatedAt.Reset()
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	woken := make(chan struct{}, 1)
	for _, topic := range []string{Topic, yield.ObservedTopic, price.ObservedTopic} {
		listening, stop := e.db.Listen(topic)
		defer stop()
		go forward(ctx, listening, woken)
	}
	m, err := e.load(ctx)
	if err != nil {
		return err
	}
	for {
		started := e.db.Clock().Elapsed()
		if err := e.evaluate(ctx, t, m); err != nil {
			return err
		}
		e.took.Observe((e.db.Clock().Elapsed() - started).Seconds())
		e.evaluatedAt.WithLabelValues().Set(float64(e.db.Clock().Now().Unix()))
		if err := task.SleepOrWake(ctx, evaluatePause, nil); err != nil {
			return err
		}
		if m.ending || m.walking || len(m.late) > 0 {
			continue
		}
		if err := task.SleepOrWake(ctx, evaluateEvery-evaluatePause, woken); err != nil {
			return err
		}
	}
}

// forward joins several channels of wakes until ctx ends.
func forward(ctx context.Context, from <-chan struct{}, to chan<- struct{}) {
	for {
		select {
		case <-ctx.Done():
			return
		case <-from:
			select {
			case to <- struct{}{}:
			default:
			}
		}
	}
}

// load reads the state that an earlier evaluation has left.
func (e *Evaluator) load(ctx context.Context) (*memory, error) {
	m := newMemory()
	rows, err := e.db.Query(ctx, `SELECT rule_id, wallet_id, source_id, token, breaching_since, clear_since, missing_since, alert_id, missing_alert_id FROM risk_tracks`)
	_, err = store.Collect(rows, err, func(row store.Rows) (none struct{}, err error) {
		var key trackKey
		var t track
		var walletID, alert, missingAlert string
		err = row.Scan(&key.rule, &walletID, &key.source, (*string)(&key.token), &t.breachingSince, &t.clearSince, &t.missingSince, &alert, &missingAlert)
		key.wallet, t.alert, t.missingAlert = parseOrNil(walletID), parseOrNil(alert), parseOrNil(missingAlert)
		m.tracks[key] = t
		return none, err
	})
	if err != nil {
		return nil, fmt.Errorf("reading the state of rules: %w", err)
	}
	return m, e.loadWindows(ctx, m)
}

// evaluate evaluates once the cases that may have changed.
func (e *Evaluator) evaluate(ctx context.Context, t task.Task, m *memory) error {
	c := changes{tenants: map[uuid.UUID]bool{}, sources: map[string]bool{}, tokens: map[chain.Token]bool{}}
	var err error
	if err = e.refreshRules(ctx, m, c); err != nil {
		return err
	}
	if err = e.refreshReadings(ctx, t, m, c); err != nil {
		return err
	}
	if c.wallets, err = m.refreshHoldings(ctx, e); err != nil {
		return err
	}
	if err := e.noteProblems(ctx, t, m); err != nil {
		return err
	}
	if err := e.tellSilenced(ctx, t, m); err != nil {
		return err
	}
	for organization := range m.late {
		c.tenants[organization] = true
	}
	m.late, m.ending = map[uuid.UUID]bool{}, false
	b, now := newBatch(ctx, e, t, m), e.db.Clock().Micros()
	b.endRules(now)
	b.decideCases(c, now)
	if err := b.commit(); err != nil {
		return err
	}
	return e.actFurther(ctx, t, m)
}

// refreshRules reads the rules of organizations that have changed theirs.
func (e *Evaluator) refreshRules(ctx context.Context, m *memory, c changes) error {
	type version struct {
		organization uuid.UUID
		version      int64
	}
	rows, err := e.db.Query(ctx, `SELECT organization_id, version FROM risk_versions`)
	versions, err := store.Collect(rows, err, func(row store.Rows) (v version, err error) { return v, row.Scan(&v.organization, &v.version) })
	if err != nil {
		return fmt.Errorf("looking for changes of risk rules: %w", err)
	}
	for _, v := range versions {
		if o := m.tenants[v.organization]; o != nil && o.version == v.version {
			continue
		}
		rows, err := e.db.Query(ctx, `SELECT `+ruleColumns+` FROM risk_rules WHERE organization_id = $1 AND deleted = 0 AND enabled = 1`, v.organization)
		rules, err := store.Collect(rows, err, func(row store.Rows) (Rule, error) { return scanRule(row) })
		if err != nil {
			return fmt.Errorf("reading risk rules: %w", err)
		}
		m.replaceRules(v.organization, v.version, rules)
		c.tenants[v.organization] = true
	}
	return nil
}

func (m *memory) replaceRules(organization uuid.UUID, version int64, rules []Rule) {
	if before := m.tenants[organization]; before != nil {
		for _, r := range before.all() {
			delete(m.rules, r.ID)
		}
	}
	o := &tenant{version: version, lowest: math.MaxInt64}
	for i := range rules {
		o.add(&rules[i])
		m.rules[rules[i].ID] = &rules[i]
	}
	m.tenants[organization] = o
}

// refreshReadings reads the observations since the last call and records them.
func (e *Evaluator) refreshReadings(ctx context.Context, t task.Task, m *memory, c changes) error {
	read, err := e.read(ctx)
	if err != nil {
		return fmt.Errorf("reading the observations: %w", err)
	}
	now := e.db.Clock().Micros()
	there := map[string]bool{}
	for _, r := range read.Sources {
		there[r.Source] = true
		before, was := m.sources[r.Source]
		stale := r.Readable && now-r.At.UnixMicro() > maxAgeMicros
		if !was || before.At != r.At || before.Readable != r.Readable || before.ApyBps != r.ApyBps || stale {
			c.sources[r.Source] = true
		}
		m.sources[r.Source] = r
		if m.windows[r.Source] == nil {
			m.windows[r.Source] = &window{}
		}
	}
	for id := range m.sources {
		if !there[id] {
			delete(m.sources, id)
		}
	}
	tokens := map[chain.Token]TokenReading{}
	for _, r := range read.Tokens {
		tokens[r.Token] = r
		if before := m.tokens[r.Token]; before != r {
			c.tokens[r.Token] = true
		}
	}
	m.tokens = tokens
	return e.record(ctx, t, m, now)
}

// noteProblems writes down of which rules it has changed why they cannot be evaluated.
func (e *Evaluator) noteProblems(ctx context.Context, t task.Task, m *memory) error {
	found := map[*Rule]failure.Reason{}
	for _, r := range m.rules {
		if p := m.problemOf(r); p != r.Problem {
			found[r] = p
		}
	}
	if len(found) == 0 {
		return nil
	}
	err := e.db.Write(ctx, func(tx *store.Tx) error {
		t.CheckLease(tx)
		for r, problem := range found {
			tx.Defer(`UPDATE risk_rules SET problem = $1, failure_code = $2 WHERE id = $3`, problem.Text, string(problem.Code), r.ID)
		}
		return nil
	})
	if err != nil {
		return fmt.Errorf("recording the inputs that rules lack: %w", err)
	}
	for r, problem := range found {
		r.Problem = problem
	}
	return nil
}

func (m *memory) problemOf(r *Rule) failure.Reason {
	if _, there := m.sources[r.Scope.Source]; r.Scope.Source != "" && !there {
		return failure.New(failure.SourceRemoved, "the source is not in the catalog any more")
	}
	if r.Metric != DepegBps {
		return failure.Reason{}
	}
	for token := range m.tokensOf(r) {
		if m.tokens[token].Configured {
			return failure.Reason{}
		}
	}
	return failure.New(failure.PricesMissing, "no prices of the stablecoin are configured")
}

func parseOrNil(text string) uuid.UUID {
	id, _ := uuid.Parse(text)
	return id
}

// microsOf is a time of rows.
func microsOf(micros int64) time.Time { return clock.Time(micros) }
