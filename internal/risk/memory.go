package risk

import (
	"math"
	"slices"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
)

// subject is a rule's subject in one case; a zero field means all.
type subject struct {
	wallet uuid.UUID
	source string
	token  chain.Token
}

type trackKey struct {
	rule uuid.UUID
	subject
}

// tenant holds the evaluated rules of an organization, by the kind of their metrics.
type tenant struct {
	version  int64
	sources  []*Rule // of sources, whichever wallets hold them
	held     []*Rule // of wallets' positions in sources
	tokens   []*Rule
	holdings []*Rule // of the parts of wallets
	// lowest is the lowest threshold of holdings: no value below it raises an alert.
	lowest Level
}

func (o *tenant) add(r *Rule) {
	switch of := metrics[r.Metric].of; {
	case of == ofToken:
		o.tokens = append(o.tokens, r)
	case of == ofHolding:
		o.holdings = append(o.holdings, r)
		o.lowest = min(o.lowest, r.Threshold)
	case r.Scope.Wallet != nil:
		o.held = append(o.held, r)
	default:
		o.sources = append(o.sources, r)
	}
}

func (o *tenant) all() []*Rule { return slices.Concat(o.sources, o.held, o.tokens, o.holdings) }

// memory is the state of the evaluating replica, so that its work grows with the changes. All of it can be read
// again.
type memory struct {
	tenants    map[uuid.UUID]*tenant
	rules      map[uuid.UUID]*Rule // those that are evaluated
	tracks     map[trackKey]track
	sources    map[string]SourceReading
	windows    map[string]*window
	tokens     map[chain.Token]TokenReading
	wallets    map[uuid.UUID]*holdings
	holders    map[string]map[uuid.UUID]bool // by source: which of wallets hold it
	watched    watched
	postedUpTo int64
	loadedAt   int64
	walks      map[uuid.UUID]*walk // by alert
	turns      int64               // how many evaluations have gone on with walks
	walking    bool                // the evaluation before has left holders to the next one
	late       map[uuid.UUID]bool  // organizations of which the evaluation before has left something
	ending     bool                // it has left rules that have ended
	recorded   struct {            // last
		sources map[string]SourceReading
		tokens  map[chain.Token]TokenReading
	}
}

func newMemory() *memory {
	m := &memory{tenants: map[uuid.UUID]*tenant{}, rules: map[uuid.UUID]*Rule{}, tracks: map[trackKey]track{}, sources: map[string]SourceReading{},
		windows: map[string]*window{}, tokens: map[chain.Token]TokenReading{}, wallets: map[uuid.UUID]*holdings{}, holders: map[string]map[uuid.UUID]bool{}, walks: map[uuid.UUID]*walk{}}
	m.recorded.sources, m.recorded.tokens = map[string]SourceReading{}, map[chain.Token]TokenReading{}
	return m
}

// wanted says whose holdings the rules look at.
func (m *memory) wanted() watched {
	w := watched{map[uuid.UUID]bool{}, map[uuid.UUID]bool{}}
	for id, o := range m.tenants {
		for _, r := range o.all() {
			switch {
			case r.Scope.Wallet != nil:
				w.wallets[*r.Scope.Wallet] = true
			case r.Metric == ConcentrationPct:
				w.organizations[id] = true
			}
		}
	}
	return w
}

// changes are the differences since the last evaluation.
type changes struct {
	tenants map[uuid.UUID]bool // whose rules are
	sources map[string]bool
	tokens  map[chain.Token]bool
	wallets []uuid.UUID
}

// eachCase calls f for every rule and case that may have another result than before, or
// that time alone changes. Some are named twice.
func (m *memory) eachCase(c changes, f func(*Rule, subject)) {
	for key := range m.tracks {
		if r := m.rules[key.rule]; r != nil {
			f(r, key.subject)
		}
	}
	for id, o := range m.tenants {
		fresh := c.tenants[id]
		for _, r := range slices.Concat(o.sources, o.held) {
			every := fresh || metrics[r.Metric].aging
			m.eachSourceOf(r, c, every, func(source string) { f(r, subject{orNil(r.Scope.Wallet), source, m.sources[source].Token}) })
		}
		for _, r := range o.tokens {
			for token := range m.tokensOf(r) {
				if fresh || c.tokens[token] {
					f(r, subject{orNil(r.Scope.Wallet), r.Scope.Source, token})
				}
			}
		}
		if fresh && len(o.holdings) > 0 {
			for w, h := range m.wallets {
				if h.organization == id {
					m.eachHolding(w, h, o, f)
				}
			}
		}
	}
	m.eachChangedWallet(c, f)
}

// eachSourceOf names the sources that a rule watches: those that have changed, or all.
func (m *memory) eachSourceOf(r *Rule, c changes, every bool, f func(source string)) {
	watches := func(id string) bool {
		s, there := m.sources[id]
		return there && (every || c.sources[id]) && (r.Scope.Source == "" || r.Scope.Source == id) && s.openTo(r.Organization)
	}
	if r.Scope.Wallet != nil {
		if h := m.wallets[*r.Scope.Wallet]; h != nil {
			for _, one := range h.held {
				if watches(one.source) {
					f(one.source)
				}
			}
		}
		return
	}
	if r.Scope.Source != "" {
		if watches(r.Scope.Source) {
			f(r.Scope.Source)
		}
		return
	}
	if !every {
		for id := range c.sources {
			if watches(id) {
				f(id)
			}
		}
		return
	}
	for id := range m.sources {
		if watches(id) {
			f(id)
		}
	}
}

// tokensOf are the stablecoins that a rule watches.
func (m *memory) tokensOf(r *Rule) map[chain.Token]bool {
	if r.Scope.Source != "" {
		if s, there := m.sources[r.Scope.Source]; there {
			return map[chain.Token]bool{s.Token: true}
		}
		return nil
	}
	return map[chain.Token]bool{chain.USDC: true, chain.USDT: true}
}

// eachChangedWallet calls a function for the cases of wallets whose positions, or prices of positions, have changed.
func (m *memory) eachChangedWallet(c changes, f func(*Rule, subject)) {
	for _, w := range c.wallets {
		h := m.wallets[w]
		if h == nil {
			continue // the open ones are among the tracks
		}
		o := m.tenants[h.organization]
		if o == nil {
			continue
		}
		m.eachHolding(w, h, o, f)
		for _, r := range o.held {
			if *r.Scope.Wallet == w {
				m.eachSourceOf(r, c, true, func(source string) { f(r, subject{w, source, m.sources[source].Token}) })
			}
		}
	}
	for source := range c.sources {
		for w := range m.holders[source] {
			h := m.wallets[w]
			if o := m.tenants[h.organization]; o != nil && !h.holdsAny(c.sources, source) {
				m.eachHolding(w, h, o, f)
			}
		}
	}
}

// eachHolding names the cases of the parts of a wallet that reach any threshold. The others
// are well, and those of them that were not are among the tracks.
func (m *memory) eachHolding(w uuid.UUID, h *holdings, o *tenant, f func(*Rule, subject)) {
	if len(o.holdings) == 0 {
		return
	}
	for _, one := range h.held {
		if part, certain := m.concentration(h, one.source); certain && part < o.lowest {
			continue
		}
		for _, r := range o.holdings {
			if r.Scope.Source != "" && r.Scope.Source != one.source || r.Scope.Wallet != nil && *r.Scope.Wallet != w {
				continue
			}
			f(r, subject{w, one.source, m.sources[one.source].Token})
		}
	}
}

func orNil(id *uuid.UUID) uuid.UUID {
	if id == nil {
		return uuid.Nil
	}
	return *id
}

// sampleOf is a rule's metric in a case. now is the service's time in micros.
func (m *memory) sampleOf(r *Rule, of subject, now int64) sample {
	switch metrics[r.Metric].of {
	case ofToken:
		return m.sampleToken(of.token, now)
	case ofHolding:
		h := m.wallets[of.wallet]
		if !h.holds(of.source) {
			return sample{certainty: gone, at: now}
		}
		part, certain := m.concentration(h, of.source)
		if !certain {
			return sample{certainty: missing, at: now}
		}
		return sample{value: part, at: now}
	}
	if r.Scope.Wallet != nil && !m.wallets[*r.Scope.Wallet].holds(of.source) {
		return sample{certainty: gone, at: now}
	}
	s, there := m.sources[of.source]
	if !there || !s.openTo(r.Organization) {
		return sample{certainty: gone, at: now}
	}
	return m.windows[of.source].sample(r.Metric, s, now)
}

func (m *memory) sampleToken(token chain.Token, now int64) sample {
	t := m.tokens[token]
	switch {
	case !t.Configured:
		return sample{certainty: gone, at: now}
	case t.Price == 0:
		return sample{certainty: missing, at: now}
	}
	return sample{value: depegOf(t), at: t.At.UnixMicro()}
}

// depegOf is how far a price is from a dollar.
func depegOf(t TokenReading) Level {
	off := Level(t.Price) - one
	if off < 0 {
		off = -off
	}
	return min(off, math.MaxInt64/10_000) * 10_000
}
