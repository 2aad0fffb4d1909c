package risk

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// A reading is recorded when a figure has moved by a hundredth of a percent, and at least
// every recordEveryMicros; recordings are kept for keptMicros.
const (
	recordEveryMicros = 5 * 60 * 1_000_000
	keptMicros        = 90 * 24 * 3600 * 1_000_000
)

func sourceSubject(id string) string        { return "source:" + id }
func tokenSubject(token chain.Token) string { return "token:" + string(token) }

// record writes the changes of the readings. A second recording of one time replaces the first.
func (e *Evaluator) record(ctx context.Context, t task.Task, m *memory, now int64) error {
	type row struct {
		subject string
		at      int64
		reading any
	}
	var rows []row
	var sources []SourceReading
	for id, r := range m.sources {
		if before, was := m.recorded.sources[id]; (was || r.At.IsZero()) && !differs(before, r) {
			continue
		}
		sources = append(sources, r)
		rows = append(rows, row{sourceSubject(id), r.recordedAt(now), r})
	}
	for token, r := range m.tokens {
		before, was := m.recorded.tokens[token]
		if at := r.At.UnixMicro(); was && before.Price == r.Price && (r.Price == 0 || at-before.At.UnixMicro() < recordEveryMicros) {
			continue
		}
		at := now
		if r.Price > 0 {
			at = r.At.UnixMicro()
		}
		rows = append(rows, row{tokenSubject(token), at, r})
	}
	if len(rows) == 0 {
		return nil
	}
	err := e.db.Write(ctx, func(tx *store.Tx) error {
		t.CheckLease(tx)
		for _, r := range rows {
			text, err := json.Marshal(r.reading)
			if err != nil {
				return fmt.Errorf("encoding a reading: %w", err)
			}
			tx.Defer(`INSERT INTO risk_observations (subject, at, reading) VALUES ($1, $2, $3) ON CONFLICT (subject, at) DO UPDATE SET reading = excluded.reading`,
				r.subject, r.at, string(text))
			tx.Defer(`DELETE FROM risk_observations WHERE subject = $1 AND at < $2`, r.subject, now-keptMicros)
		}
		return nil
	})
	if err != nil {
		return fmt.Errorf("recording observations: %w", err)
	}
	for _, r := range sources {
		m.recorded.sources[r.Source] = r
		if r.observed() {
			m.windows[r.Source].add(r)
		}
	}
	for token, r := range m.tokens {
		m.recorded.tokens[token] = r
	}
	return nil
}

// recordedAt is the time of a reading: that of its block, or, where it could not be read
// again, now.
func (r SourceReading) recordedAt(now int64) int64 {
	if r.observed() {
		return r.At.UnixMicro()
	}
	return now
}

// differs says whether a reading says something else than the one recorded before.
func differs(before, r SourceReading) bool {
	switch {
	case before.Readable != r.Readable, before.At.IsZero() != r.At.IsZero(), before.ApyBps != r.ApyBps, !before.PricedAt.Equal(r.PricedAt),
		(before.Utilization == nil) != (r.Utilization == nil):
		return true
	case r.At.UnixMicro()-before.At.UnixMicro() >= recordEveryMicros, r.Utilization != nil && *r.Utilization != *before.Utilization:
		return true
	}
	return moved(money.NewUnits(uint64(before.Tvl)), money.NewUnits(uint64(r.Tvl))) ||
		moved(money.NewUnits(uint64(before.Liquidity)), money.NewUnits(uint64(r.Liquidity))) || moved(before.nav(), r.nav())
}

// moved says whether a figure has moved by a hundredth of a percent.
func moved(from, to money.Units) bool {
	low, high := from, to
	if low.Cmp(high) > 0 {
		low, high = high, low
	}
	by, _ := high.Sub(low)
	return by.MulDivFloor(money.NewUnits(10_000), money.NewUnits(1)).Cmp(high) >= 0 && !by.IsZero()
}

// loadWindows reads the recordings of the last day.
func (e *Evaluator) loadWindows(ctx context.Context, m *memory) error {
	rows, err := e.db.Query(ctx, `SELECT reading FROM risk_observations WHERE subject LIKE 'source:%' AND at >= $1 ORDER BY subject, at`, e.db.Clock().Micros()-windowMicros)
	_, err = store.Collect(rows, err, func(row store.Rows) (none struct{}, err error) {
		var text string
		var r SourceReading
		if err := row.Scan(&text); err != nil {
			return none, err
		}
		if err := json.Unmarshal([]byte(text), &r); err != nil {
			return none, fmt.Errorf("%w: a recorded reading: %w", store.ErrUnreadable, err)
		}
		if m.windows[r.Source] == nil {
			m.windows[r.Source] = &window{}
		}
		if r.observed() {
			m.windows[r.Source].add(r)
		}
		return none, nil
	})
	if err != nil {
		return fmt.Errorf("reading recorded observations: %w", err)
	}
	return nil
}
