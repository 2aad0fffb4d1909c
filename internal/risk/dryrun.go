package risk

import (
	"context"
	"encoding/json"
	"fmt"
	"math/big"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
)

// Bounds of a dry run.
const (
	longestDryRun = 31 * 24 * time.Hour
	mostFirings   = 500
	// tryEveryMicros is how often time alone is looked at between recordings.
	tryEveryMicros = 60 * 1_000_000
)

// Firing is an alert that a rule would have raised. Positions are those affected now, or for a rule of one wallet
// those at that time.
type Firing struct {
	Kind       AlertKind
	Wallet     *uuid.UUID
	Source     string
	Token      chain.Token
	Since      time.Time
	RaisedAt   time.Time
	ResolvedAt *time.Time
	Value      *Level
	Positions  Concerned
}

// DryRun is the result of a rule over recorded observations.
type DryRun struct {
	From, To     time.Time // of the first and the last recording that it was tried on; zero if there is none
	Observations int
	Firings      []Firing
	More         bool // there were more than are listed
}

// TryRule returns the alerts that a rule would have raised between two times, from the recorded observations. It runs
// the evaluation itself on the recordings. The wallet's earlier positions come from the journal; a concentration over
// all wallets is not computed. Errors: validation_error, and those of Create.
func (s *Service) TryRule(ctx context.Context, organization uuid.UUID, terms Terms, from, to time.Time) (DryRun, error) {
	if err := s.checkTerms(ctx, organization, terms); err != nil {
		return DryRun{}, err
	}
	switch {
	case !from.Before(to) || to.Sub(from) > longestDryRun:
		return DryRun{}, fault.New(fault.Validation, "from must be before to, by at most 31 days")
	case terms.Metric == ConcentrationPct && terms.Scope.Wallet == nil:
		return DryRun{}, fault.New(fault.Validation, "scope.walletId must say on which wallet concentration_pct is tried")
	}
	terms.Enabled = true
	run := replay{m: newMemory(), rule: &Rule{ID: uuid.New(), Organization: organization, Terms: terms}, open: map[uuid.UUID]int{}}
	run.m.replaceRules(organization, 1, []Rule{*run.rule})
	if err := run.loadHoldings(ctx, s.db, from); err != nil {
		return DryRun{}, err
	}
	if err := run.play(ctx, s.db, from.UnixMicro(), to.UnixMicro()); err != nil {
		return DryRun{}, fmt.Errorf("trying a risk rule: %w", err)
	}
	return run.result, run.addConcerned(ctx, s.db)
}

// replay has the evaluation see recordings, one moment after another.
type replay struct {
	m      *memory
	rule   *Rule
	moves  []ledger.MovedLine // of the rule's wallet since the beginning, the oldest first
	open   map[uuid.UUID]int  // which firing is open
	result DryRun
}

// loadHoldings returns the positions of the rule's wallet at a time: the present ones without the later entries.
func (p *replay) loadHoldings(ctx context.Context, db *store.DB, from time.Time) error {
	if p.rule.Scope.Wallet == nil {
		return nil
	}
	w := *p.rule.Scope.Wallet
	var err error
	if p.moves, err = ledger.MovedLines(ctx, db, []uuid.UUID{w}, from.UnixMicro(), db.Clock().Micros()+1); err != nil {
		return err
	}
	rows, err := ledger.HeldByWallets(ctx, db, []uuid.UUID{w})
	if err != nil {
		return err
	}
	p.m.replaceHoldings([]uuid.UUID{w}, rows)
	h := p.m.wallets[w]
	if h == nil {
		h = &holdings{organization: p.rule.Organization}
		p.m.wallets[w] = h
	}
	for _, l := range slices.Backward(p.moves) {
		h.move(l, -1)
	}
	return nil
}

// move applies a line's amount, or reverses it.
func (h *holdings) move(l ledger.MovedLine, sign int64) {
	switch l.Account {
	case ledger.Cash:
		h.cash += l.Amount * money.USD(sign)
	case ledger.YieldPosition:
		shares := big.NewInt(0)
		at := len(h.held)
		for i, one := range h.held {
			if one.source == l.YieldSource {
				at, shares = i, one.shares.Big()
			}
		}
		shares.Add(shares, new(big.Int).Mul(l.Shares, big.NewInt(sign)))
		left, err := money.UnitsFromBig(shares)
		if err != nil {
			left = money.Units{} // in the middle of a group
		}
		switch {
		case at == len(h.held) && !left.IsZero():
			h.held = append(h.held, held{l.YieldSource, left})
		case at < len(h.held) && left.IsZero():
			h.held = append(h.held[:at:at], h.held[at+1:]...)
		case at < len(h.held):
			h.held[at].shares = left
		}
	}
}

// play reads the recordings, those of the day before for drops, and evaluates at each and,
// where there is none, every minute.
func (p *replay) play(ctx context.Context, db *store.DB, from, to int64) error {
	rows, err := db.Query(ctx, `SELECT subject, at, reading FROM risk_observations WHERE at >= $1 AND at < $2 ORDER BY at, subject`, from-windowMicros, min(to, db.Clock().Micros()))
	if err != nil {
		return fmt.Errorf("reading recorded observations: %w", err)
	}
	defer rows.Close()
	last := int64(0)
	for rows.Next() {
		var subject, text string
		var at int64
		if err := rows.Scan(&subject, &at, &text); err != nil {
			return fmt.Errorf("reading a recorded observation: %w", err)
		}
		for last >= from && at-last > tryEveryMicros {
			last += tryEveryMicros
			p.renewReadings(last, at)
			p.step(last)
		}
		concerns, err := p.apply(subject, text)
		if err != nil {
			return err
		}
		p.renewReadings(at, at)
		if at >= from && concerns {
			if p.result.Observations++; p.result.Observations == 1 {
				p.result.From = microsOf(at)
			}
			p.result.To = microsOf(at)
			p.step(at)
			last = at
		}
	}
	return rows.Err()
}

// renewReadings renews the readings of sources whose price is computed at every moment, as they were between two
// recordings that are no farther apart than usual.
func (p *replay) renewReadings(now, next int64) {
	if !metrics[p.rule.Metric].aging {
		return
	}
	for id, s := range p.m.sources {
		if s.Readable && s.PricedAt.IsZero() && next-s.At.UnixMicro() <= recordEveryMicros+tryEveryMicros {
			s.At = microsOf(now)
			p.m.sources[id] = s
		}
	}
}

// apply applies a recording, and reports whether the rule's organization can see its subject.
func (p *replay) apply(subject, text string) (bool, error) {
	if strings.HasPrefix(subject, tokenSubject("")) {
		var r TokenReading
		if err := json.Unmarshal([]byte(text), &r); err != nil {
			return false, fmt.Errorf("%w: a recorded price: %w", store.ErrUnreadable, err)
		}
		p.m.tokens[r.Token] = r
		return true, nil
	}
	var r SourceReading
	if err := json.Unmarshal([]byte(text), &r); err != nil {
		return false, fmt.Errorf("%w: a recorded reading: %w", store.ErrUnreadable, err)
	}
	p.m.sources[r.Source] = r
	if p.m.windows[r.Source] == nil {
		p.m.windows[r.Source] = &window{}
	}
	if r.observed() {
		p.m.windows[r.Source].add(r)
	}
	return r.openTo(p.rule.Organization), nil
}

// step evaluates the rule at a time.
func (p *replay) step(now int64) {
	for len(p.moves) > 0 && p.moves[0].Micros <= now {
		p.m.wallets[*p.rule.Scope.Wallet].move(p.moves[0], 1)
		p.moves = p.moves[1:]
	}
	p.m.eachCase(changes{tenants: map[uuid.UUID]bool{p.rule.Organization: true}}, func(r *Rule, of subject) {
		key := trackKey{r.ID, of}
		s := p.m.sampleOf(r, of, now)
		t, changes := decide(r.limits(), p.m.tracks[key], s)
		for _, c := range changes {
			before := p.m.tracks[key]
			switch {
			case c.raise && c.kind == MetricMissing:
				t.missingAlert = p.fire(of, c, s, now)
			case c.raise:
				t.alert = p.fire(of, c, s, now)
			case c.kind == MetricMissing:
				p.resolve(before.missingAlert, now)
			default:
				p.resolve(before.alert, now)
			}
		}
		if t == (track{}) {
			delete(p.m.tracks, key)
		} else {
			p.m.tracks[key] = t
		}
	})
}

func (p *replay) fire(of subject, c change, s sample, now int64) uuid.UUID {
	id := uuid.New()
	if len(p.result.Firings) == mostFirings {
		p.result.More = true
		return id
	}
	f := Firing{Kind: c.kind, Source: of.source, Token: of.token, Since: microsOf(c.since), RaisedAt: microsOf(now), Positions: Concerned{Positions: []ConcernedPosition{}}}
	if of.wallet != uuid.Nil {
		f.Wallet = &of.wallet
		for _, one := range p.m.wallets[of.wallet].held {
			if r := p.m.sources[one.source]; one.source == of.source || of.source == "" && r.Token == of.token {
				f.Positions.add(of.wallet, one.source, r.Price.Value(one.shares))
			}
		}
	}
	if c.kind == Threshold {
		f.Value = &s.value
	}
	p.open[id] = len(p.result.Firings)
	p.result.Firings = append(p.result.Firings, f)
	return id
}

func (p *replay) resolve(id uuid.UUID, now int64) {
	if i, listed := p.open[id]; listed {
		p.result.Firings[i].ResolvedAt = timeOrNil(&now)
		delete(p.open, id)
	}
}

// addConcerned adds the present holders that the firings affect.
func (p *replay) addConcerned(ctx context.Context, db *store.DB) error {
	if p.rule.Scope.Wallet != nil || len(p.result.Firings) == 0 {
		return nil
	}
	about := newConcern(p.m, db)
	for i, f := range p.result.Firings {
		var err error
		if p.result.Firings[i].Positions, err = about.positionsOf(ctx, outcome{rule: p.rule, key: trackKey{subject: subject{source: f.Source, token: f.Token}}}); err != nil {
			return err
		}
	}
	return nil
}
