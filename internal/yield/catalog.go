package yield

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/promauto"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/store"
)

// Topic wakes the catalog after a change of a vault's assets, so that it reads the vault soon.
const Topic = "yield"

// ObservedTopic announces that a source was read.
const ObservedTopic = "yield:observed"

// snapshotMaxAge is how old a snapshot may be before the database is read again.
const snapshotMaxAge = time.Second

// Catalog is the list of sources: those of the configuration, for everybody, and
// those that organizations have made for themselves over them (see AddOwned). It is
// safe for concurrent use.
type Catalog struct {
	db       *store.DB
	log      *slog.Logger
	entries  []entry
	failures *prometheus.CounterVec

	observeEvery time.Duration // how often a source is read when its reader is not woken

	loadMu  sync.Mutex // held while the database is read
	current atomic.Pointer[snapshot]
}

// entry is a source and the way to its chain.
type entry struct {
	Config
	client *evm.Client
	asset  common.Address
	owner  uuid.UUID // whose alone it is
	baseID string    // the source under it
	// An observation asks depositVault for the deposits that it takes from depositReceiver. For a wrapper, which
	// takes none from strangers, these are the deposits that the vault under it takes from the wrapper.
	depositVault, depositReceiver common.Address
	slots                         *balanceSlots // of the tokens that simulations give
}

// snapshot is the whole catalog as the database had it at a time. It is never
// changed.
type snapshot struct {
	readAtMicros int64
	entries      []entry
	sources      []Source // as the entries
	index        map[string]int
	unserved     map[string]DayPrice // last prices of sources that are not served any more
}

// New checks the sources and prepares the catalog; it asks no node and no
// database. clients has a client of each chain that a source lives on.
func New(db *store.DB, clients map[chain.Name]*evm.Client, sources []Config, log *slog.Logger, reg prometheus.Registerer) (*Catalog, error) {
	c := &Catalog{db: db, log: log, observeEvery: observeEvery, failures: promauto.With(reg).NewCounterVec(prometheus.CounterOpts{
		Name: "granary_yield_read_failures_total",
		Help: "Readings of a yield source's vault that failed.",
	}, []string{"source"})}
	ids := map[string]bool{}
	vaults := map[string]string{}
	for _, s := range sources {
		e, err := newEntry(s, clients)
		if err != nil {
			return nil, err
		}
		place := string(s.Chain) + s.Vault.Hex()
		if other, ok := vaults[place]; ok || ids[s.ID] {
			return nil, fmt.Errorf("yield source %q: its id or vault is also that of %q", s.ID, other)
		}
		ids[s.ID], vaults[place] = true, s.ID
		c.entries = append(c.entries, e)
		c.failures.WithLabelValues(s.ID)
		promauto.With(reg).NewGaugeFunc(prometheus.GaugeOpts{
			Name:        "granary_yield_observation_age_seconds",
			Help:        "Age of the block that a yield source was last read at; -1 before the first.",
			ConstLabels: prometheus.Labels{"source": s.ID},
		}, func() float64 { return c.observationAgeSeconds(s.ID) })
	}
	db.Clock().OnAdvance(func(time.Duration) { db.Wake(Topic) })
	return c, nil
}

func newEntry(s Config, clients map[chain.Name]*evm.Client) (entry, error) {
	if err := s.Validate(); err != nil {
		return entry{}, err
	}
	client := clients[s.Chain]
	if client == nil {
		return entry{}, fmt.Errorf("yield source %q: %s is not served here", s.ID, s.Chain)
	}
	token, ok := client.Config().Tokens[s.DepositToken]
	if !ok || token.Decimals != assetDecimals || token.Address == s.Vault {
		return entry{}, fmt.Errorf("yield source %q: %s has no %s of %d decimals", s.ID, s.Chain, s.DepositToken, assetDecimals)
	}
	if s.Liquidity == "" {
		s.Liquidity = LiquidityIdle
	}
	return entry{Config: s, client: client, asset: token.Address, depositVault: s.Vault, depositReceiver: anyone,
		slots: &balanceSlots{known: map[common.Address]slotForm{}}}, nil
}

// List returns every source, of whomever, those of the configuration first and in
// its order, as of at most a second ago. The slice is shared: do not change it.
func (c *Catalog) List(ctx context.Context) ([]Source, error) {
	s, err := c.currentSnapshot(ctx)
	if err != nil {
		return nil, err
	}
	return s.sources, nil
}

// Get returns one source. Error: fault.YieldSourceNotFound.
func (c *Catalog) Get(ctx context.Context, id string) (Source, error) {
	s, err := c.currentSnapshot(ctx)
	if err != nil {
		return Source{}, err
	}
	i, ok := s.index[id]
	if !ok {
		return Source{}, notFound(id)
	}
	return s.sources[i], nil
}

// Choose is Get for an organization that wants to put money there: another's
// source does not exist for it. Error: fault.YieldSourceNotFound.
func (c *Catalog) Choose(ctx context.Context, organization uuid.UUID, id string) (Source, error) {
	s, err := c.Get(ctx, id)
	if err == nil && !s.OpenTo(organization) {
		return Source{}, notFound(id)
	}
	return s, err
}

// LastPrice returns the last price of a source that is not served any more: a position there is worth that, as of
// then, in a wallet as in its history. ok is false if it was never read.
func (c *Catalog) LastPrice(ctx context.Context, id string) (price DayPrice, ok bool, err error) {
	s, err := c.currentSnapshot(ctx)
	if err != nil {
		return DayPrice{}, false, err
	}
	price, ok = s.unserved[id]
	return price, ok, nil
}

// pinKey is the key of a catalog's snapshot in a context.
type pinKey struct{ c *Catalog }

// Pin returns a context in which List and Get answer from the present catalog, without queries. A caller that needs
// sources inside a transaction must pin them before it: a transaction holds a connection, and if every holder of one
// waited for another, none would become free.
func (c *Catalog) Pin(ctx context.Context) (context.Context, error) {
	s, err := c.currentSnapshot(ctx)
	if err != nil {
		return nil, err
	}
	return context.WithValue(ctx, pinKey{c}, s), nil
}

func notFound(id string) error {
	if !idPattern.MatchString(id) {
		return fault.New(fault.YieldSourceNotFound, "there is no such yield source")
	}
	return fault.New(fault.YieldSourceNotFound, "there is no yield source %s", id)
}

func (c *Catalog) findEntry(ctx context.Context, id string) (entry, error) {
	s, err := c.currentSnapshot(ctx)
	if err != nil {
		return entry{}, err
	}
	i, ok := s.index[id]
	if !ok {
		return entry{}, notFound(id)
	}
	return s.entries[i], nil
}

// Recorded reports whether a database has ever served a source of the id, for a caller that has only the database.
func Recorded(ctx context.Context, db *store.DB, id string) (bool, error) {
	var n int
	if err := db.QueryRow(ctx, `SELECT COUNT(*) FROM yield_sources WHERE id = $1`, id).Scan(&n); err != nil {
		return false, fmt.Errorf("looking for yield source %s: %w", id, err)
	}
	return n > 0, nil
}

// SetMode freezes a source or lets it be chosen again, on every replica within
// a second. Errors: fault.YieldSourceNotFound, fault.Validation.
func (c *Catalog) SetMode(ctx context.Context, id string, mode Mode) error {
	if _, err := c.findEntry(ctx, id); err != nil {
		return err
	}
	if !mode.Valid() {
		return fault.New(fault.Validation, "mode: neither %s nor %s", Active, EmergencyFreeze)
	}
	err := c.db.Write(ctx, func(tx *store.Tx) error {
		tx.Defer(`INSERT INTO yield_sources (id, mode, problem) VALUES ($1, $2, '')
			ON CONFLICT (id) DO UPDATE SET mode = excluded.mode`, id, string(mode))
		return nil
	})
	if err != nil {
		return fmt.Errorf("setting the mode of %s: %w", id, err)
	}
	return c.Reload(ctx)
}

// SetApy says that the past is no guide any more, since the vault earns apyBps
// from now on: that figure is shown, and growth is measured from now. A sandbox
// calls it when it changes a vault's rate or makes it a gain or a loss.
// Errors: fault.YieldSourceNotFound, fault.Validation.
func (c *Catalog) SetApy(ctx context.Context, id string, apyBps int) error {
	if _, err := c.findEntry(ctx, id); err != nil {
		return err
	}
	if apyBps < 0 || apyBps > maxApyBps {
		return fault.New(fault.Validation, "apyBps: not within 0 and %d", maxApyBps)
	}
	err := c.db.Write(ctx, func(tx *store.Tx) error {
		tx.Defer(`INSERT INTO yield_sources (id, mode, apy_set, problem) VALUES ($1, $2, $3, '')
			ON CONFLICT (id) DO UPDATE SET apy_set = excluded.apy_set, apy_seen = NULL`, id, string(Active), apyBps)
		tx.Defer(`DELETE FROM yield_prices WHERE source_id = $1`, id)
		tx.Wake(Topic)
		return nil
	})
	if err != nil {
		return fmt.Errorf("setting the rate of %s: %w", id, err)
	}
	return c.Reload(ctx)
}

// SetPolicies changes how long a source of the configuration takes, on this replica and
// until it ends. A sandbox calls it when it has a source settle later or sooner.
// Error: fault.YieldSourceNotFound.
func (c *Catalog) SetPolicies(ctx context.Context, id string, p Policies) error {
	if err := c.replacePolicies(id, p); err != nil {
		return err
	}
	return c.Reload(ctx)
}

func (c *Catalog) replacePolicies(id string, p Policies) error {
	c.loadMu.Lock()
	defer c.loadMu.Unlock()
	i := slices.IndexFunc(c.entries, func(e entry) bool { return e.ID == id })
	if i < 0 {
		return notFound(id)
	}
	c.entries = slices.Clone(c.entries) // others read the one there is
	c.entries[i].Policies = p
	return nil
}

// currentSnapshot returns this replica's snapshot, read again if a second has passed. While one caller reads, or the
// database does not respond, the others use the present one: a source's age shows how old that may be.
func (c *Catalog) currentSnapshot(ctx context.Context) (*snapshot, error) {
	if pinned, ok := ctx.Value(pinKey{c}).(*snapshot); ok {
		return pinned, nil
	}
	held := c.current.Load()
	switch {
	case held == nil:
		c.loadMu.Lock()
	case c.isFresh(held):
		return held, nil
	case !c.loadMu.TryLock():
		return held, nil // another caller reads
	}
	defer c.loadMu.Unlock()
	if now := c.current.Load(); now != nil && c.isFresh(now) {
		return now, nil
	}
	next, err := c.loadSnapshot(ctx)
	if err == nil {
		c.current.Store(next)
		return next, nil
	}
	if held == nil {
		return nil, err
	}
	if !errors.Is(err, context.Canceled) {
		c.log.Error("reading the catalog", "error", err)
	}
	return held, nil
}

func (c *Catalog) isFresh(s *snapshot) bool {
	age := c.db.Clock().Micros() - s.readAtMicros
	return age >= 0 && age < snapshotMaxAge.Microseconds()
}

// Reload reads the catalog again, however young this replica's snapshot is: for sources that were just committed
// here, and for a caller that checks the database itself.
func (c *Catalog) Reload(ctx context.Context) error {
	c.loadMu.Lock()
	defer c.loadMu.Unlock()
	next, err := c.loadSnapshot(ctx)
	if err != nil {
		return err
	}
	c.current.Store(next)
	return nil
}

func (c *Catalog) observationAgeSeconds(id string) float64 {
	held := c.current.Load()
	if held == nil {
		return -1
	}
	s := held.sources[held.index[id]]
	if !s.Observed() {
		return -1
	}
	return c.db.Clock().Now().Sub(s.ObservedAt).Seconds()
}

// sourceRow is a source as the database has it.
type sourceRow struct {
	id, mode, problem string
	observedAtMicros  int64
	block             int64
	reading           reading
	apySet, apySeen   *int64
	apyMeasured       int64 // seconds
	share             string
	pricedAtMicros    int64
	// Whether requests are given back: 1 or 0.
	cancelsDeposits, cancelsRedemptions int64
}

// loadSnapshot reads every source's row and puts it beside its configuration.
func (c *Catalog) loadSnapshot(ctx context.Context) (*snapshot, error) {
	now := c.db.Clock().Micros()
	rows, err := c.db.Query(ctx, `SELECT id, mode, COALESCE(observed_at, 0), COALESCE(block, 0), COALESCE(total_assets, '0'), COALESCE(total_shares, '0'),
		COALESCE(worth, '0'), COALESCE(basis, '0'), COALESCE(entry_shares, '0'), COALESCE(liquidity, 0), COALESCE(deposit_room, 0), apy_set, apy_seen, COALESCE(apy_measured, 0), problem,
		share, COALESCE(priced_at, 0), cancels_deposits, cancels_redemptions
		FROM yield_sources`)
	known, err := store.Collect(rows, err, func(r store.Rows) (sourceRow, error) {
		var v sourceRow
		err := r.Scan(&v.id, &v.mode, &v.observedAtMicros, &v.block, &v.reading.assets, &v.reading.shares, &v.reading.basisWorth, &v.reading.basisShares, &v.reading.entryShares,
			&v.reading.liquidity, &v.reading.depositRoom, &v.apySet, &v.apySeen, &v.apyMeasured, &v.problem,
			&v.share, &v.pricedAtMicros, &v.cancelsDeposits, &v.cancelsRedemptions)
		return v, err
	})
	if err != nil {
		return nil, fmt.Errorf("reading the catalog: %w", err)
	}
	byID := make(map[string]sourceRow, len(known))
	for _, v := range known {
		byID[v.id] = v
	}
	owned, err := c.loadOwnedEntries(ctx)
	if err != nil {
		return nil, err
	}
	s := &snapshot{readAtMicros: now, entries: slices.Concat(c.entries, owned), index: map[string]int{}, unserved: map[string]DayPrice{}}
	for i, e := range s.entries {
		s.index[e.ID] = i
		source := e.buildSource(byID[e.ID])
		if under, ok := s.index[e.baseID]; ok && s.sources[under].Mode != Active {
			source.Mode = s.sources[under].Mode
		}
		s.sources = append(s.sources, source)
	}
	for _, v := range known {
		if _, served := s.index[v.id]; !served && v.observedAtMicros > 0 && !v.reading.unpriced() {
			s.unserved[v.id] = NewDayPrice(v.id, v.observedAtMicros/dayMicros, clock.Time(v.observedAtMicros), uint64(v.block), v.reading.basisWorth, v.reading.basisShares)
		}
	}
	return s, nil
}

// buildSource joins a configuration with a row, which is empty before the first
// observation.
func (e entry) buildSource(v sourceRow) Source {
	s := Source{
		ID: e.ID, Name: e.Name, Description: e.Description, Protocol: e.Protocol, Chain: e.Chain,
		DepositToken: e.DepositToken, NavUpdateMode: e.NavUpdateMode, MaxAllocationUsd: e.MaxAllocationUsd,
		Links: e.Links, Policies: e.Policies, Vault: e.Vault, Asset: e.asset, Owner: e.owner, Base: e.baseID, MaxSlippage: e.slippage(), Simulated: e.Liquidity == LiquiditySimulated,
		Share: e.Vault, Deposits: e.deposits(), Redemptions: e.redemptions(), Requests: e.RequestContract(),
		CancelsDeposits: v.cancelsDeposits == 1, CancelsRedemptions: v.cancelsRedemptions == 1,
		Mode: Active, ApyBps: v.apyBps(e.ApyBps), Problem: v.problem,
		TotalAssets: v.reading.assets, TotalShares: v.reading.shares,
		TvlUsd: cappedUSD(v.reading.assets), Liquidity: v.reading.liquidity, DepositRoom: v.reading.depositRoom,
		basisWorth: v.reading.basisWorth, basisShares: v.reading.basisShares, entryShares: v.reading.entryShares,
	}
	if v.mode != "" {
		s.Mode = Mode(v.mode)
	}
	if v.observedAtMicros > 0 {
		s.ObservedAt, s.ObservedBlock = clock.Time(v.observedAtMicros), uint64(v.block)
	}
	if v.apySeen != nil {
		s.ApyMeasured = time.Duration(v.apyMeasured) * time.Second
	}
	if v.pricedAtMicros > 0 {
		s.PricedAt = clock.Time(v.pricedAtMicros)
	}
	if e.sharesApart() {
		s.Share = common.HexToAddress(v.share)
	}
	s.fillAddresses()
	s.fillPortfolio()
	return s
}

func (v sourceRow) apyBps(configured *int) int {
	switch {
	case v.apySeen != nil:
		return int(*v.apySeen)
	case v.apySet != nil:
		return int(*v.apySet)
	case configured != nil:
		return *configured
	}
	return 0
}
