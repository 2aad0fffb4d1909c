package solrelay

import (
	"cmp"
	"context"
	"errors"
	"log/slog"
	"slices"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"
	"golang.org/x/sync/errgroup"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/crash"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/intent/solintent"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// Options are the carrier's policy on one chain. A zero field means its default.
type Options struct {
	// MaxUnitPrice is the most micro-lamports ever offered for a compute unit of a
	// transaction that only advances a nonce account: 1,000,000. A version's offer is its author's.
	MaxUnitPrice uint64
	// BumpAfter is how long versions may go without landing before more is offered: 10 s.
	BumpAfter time.Duration
	// Resend is the interval at which a version that has not landed is sent to a node again: 2 s.
	Resend time.Duration
	// MinBalance is the lamports of the fee payer below which no intent is carried: 10,000,000, a hundredth of a SOL.
	MinBalance uint64
	// Poll is how often the chain is looked at while intents are open: 1 s.
	Poll time.Duration
	// Gather is how long a wake-up waits for more intents: 50 ms.
	Gather time.Duration
	// Retry is the first delay after which an intent that could not be carried is tried
	// again; it doubles up to ten minutes: 15 s. A close that the node refuses is tried
	// again after as long.
	Retry time.Duration
	// Review is how often markers are looked for that may be closed, and the fee payer's
	// balance is read while no intent is open: 1 min.
	Review time.Duration
	// Keep is how long a marker is kept after its intent's outcome is recorded, at least
	// solintent.MarkerKeep, which is the default.
	Keep time.Duration
	// Form is that of the messages which this package composes: solana.Legacy, which is the default, or
	// solana.Version1. An author's versions have its own.
	Form solana.Version
	// CheckOutcomes returns why simulated outcomes of intents could not be settled, or differ from those shown to a
	// caller; it leaves out intents without a fault. It is called before their signatures leave the process.
	CheckOutcomes func(ctx context.Context, simulated []intent.Simulated) (reasons map[uuid.UUID]failure.Reason, err error)
}

// DefaultMinBalance is the default of Options.MinBalance: a hundredth of a SOL.
const DefaultMinBalance = 10_000_000

func (o Options) withDefaults() Options {
	o.MaxUnitPrice = cmp.Or(o.MaxUnitPrice, 1_000_000)
	o.BumpAfter = cmp.Or(o.BumpAfter, 10*time.Second)
	o.Resend = cmp.Or(o.Resend, 2*time.Second)
	o.MinBalance = cmp.Or(o.MinBalance, DefaultMinBalance)
	o.Poll = cmp.Or(o.Poll, time.Second)
	o.Gather = cmp.Or(o.Gather, 50*time.Millisecond)
	o.Retry = cmp.Or(o.Retry, 15*time.Second)
	o.Review = cmp.Or(o.Review, time.Minute)
	o.Keep = max(o.Keep, solintent.MarkerKeep)
	return o
}

// Relay carries the intents of one chain, and closes their markers.
type Relay struct {
	db         *store.DB
	client     *rpc.Client
	key        *custody.FeePayerKey
	author     Author
	options    Options
	log        *slog.Logger
	metrics    *metrics
	chain      chain.Name
	crashPoint func(string) // crash.Point, but for tests that die here

	// The fields below only spare repetitions; losing them is harmless. Only Run uses them.
	sentAtMicros     map[solana.Signature]int64 // when a node was last handed a transaction
	watched          map[solana.Signature]watched
	againMicros      map[solana.PublicKey]int64 // when the transaction that closes an account is sent again
	advances         map[uuid.UUID]int          // how often an advance that uses a nonce value up was sent
	reviewedAtMicros int64
	undecided        map[uuid.UUID]bool  // intents that were not decided before this database was restored
	voidAgainMicros  map[uuid.UUID]int64 // when an intent is looked up again that may be decided, or the signer is asked again for its void
	begun            bool                // the chain has begun with markers
	noncesClosed     bool                // since the seat was taken a final block has had no nonce account
	finalTime        time.Time           // of the block that was written down last
	noted            bool                // the newest final block was written down since the seat was taken
	holdReason       string              // why carrying is paused, as last logged
}

// New returns the carrier of a chain, which registers its gauges and counters and is idle until Run.
func New(db *store.DB, on chain.Name, client *rpc.Client, key *custody.FeePayerKey, author Author, o Options, log *slog.Logger, metrics prometheus.Registerer) *Relay {
	return &Relay{
		db: db, client: client, key: key, author: author, options: o.withDefaults(),
		log:     log.With("room", "solrelay", "chain", on),
		metrics: newMetrics(metrics, on), chain: on, crashPoint: crash.Point,
	}
}

// Seat names the task that one replica at a time holds to run this carrier.
func (r *Relay) Seat() string { return intent.Topic(r.chain) }

// Run carries intents until ctx ends or the seat t is lost. A node that fails is asked
// again; only a lost seat and a failing database end it early.
func (r *Relay) Run(ctx context.Context, t task.Task) error {
	woken, stop := r.db.Listen(intent.Topic(r.chain), r.chain.HeadTopic())
	defer stop()
	defer r.metrics.resetGauges()
	r.sentAtMicros, r.watched, r.againMicros = map[solana.Signature]int64{}, map[solana.Signature]watched{}, map[solana.PublicKey]int64{}
	r.advances, r.voidAgainMicros, r.reviewedAtMicros = map[uuid.UUID]int{}, map[uuid.UUID]int64{}, 0
	r.begun, r.noncesClosed, r.noted, r.undecided = false, false, false, map[uuid.UUID]bool{}
	for failures := 0; ; {
		switch err := r.runPass(ctx, t); {
		case ctx.Err() != nil:
			return nil
		case err == nil:
			failures = 0
		case isNodeTrouble(err):
			failures++
			r.metrics.nodeFailures.Inc()
			r.log.Warn("the node failed; asking again", "failures", failures, "error", err)
		default:
			return err
		}
		if !r.waitForNextPass(ctx, woken, failures) {
			return nil
		}
	}
}

// waitForNextPass waits for a poll interval, less when intents or a slot come in, more while the
// node fails. It is false when ctx has ended.
func (r *Relay) waitForNextPass(ctx context.Context, woken <-chan struct{}, failures int) bool {
	timer := time.NewTimer(r.options.Poll << min(failures, 4))
	defer timer.Stop()
	if failures > 0 {
		woken = nil
	}
	for {
		select {
		case <-ctx.Done():
			return false
		case <-timer.C:
			return true
		case <-woken:
			woken = nil
			timer.Reset(min(r.options.Gather, r.options.Poll))
		}
	}
}

// isNodeTrouble says whether asking the node again later may help.
func isNodeTrouble(err error) bool {
	return errors.Is(err, chain.ErrUnavailable) || errors.Is(err, chain.ErrInconsistent) || errors.Is(err, chain.ErrWrongChain)
}

// chainView is one pass's view of the chain. Its parts come from different requests, perhaps to different nodes
// behind one address, so no decision may rely on their being of one moment.
type chainView struct {
	chainTimes
	balance uint64 // of the fee payer, in lamports
	markers map[uuid.UUID]markerView
}

// runPass reads everything that is open once and does the due work. A crash anywhere in it is safe: all its work
// follows from the rows and the chain.
func (r *Relay) runPass(ctx context.Context, t task.Task) error {
	open, former, err := r.loadOpenIntents(ctx)
	if err != nil {
		return err
	}
	r.metrics.refreshBacklog(slices.Concat(former, open), r.db.Clock().Micros())
	// The rest of nonce form keeps the chain from beginning, and delays no other work.
	unended := r.endFormer(ctx, t, former)
	if err := r.begin(ctx, t, len(former)); err != nil {
		unended = errors.Join(unended, err)
		if !r.begun {
			return unended
		}
	}
	if !r.noted { // whether this database is an old backup decides how intents end
		if err := r.noteKnown(ctx, t); err != nil {
			return err
		}
	}
	var trouble error
	if len(open) > 0 {
		v, err := r.fetchChainView(ctx, open)
		if err != nil {
			return err
		}
		trouble = r.handleIntents(ctx, t, open, v)
		if trouble != nil && !isNodeTrouble(trouble) {
			return trouble
		}
	}
	if err := r.review(ctx, t); err != nil { // one intent that nodes do not show must not end it
		return err
	}
	if err := r.reportWatched(ctx); err != nil {
		return err
	}
	return errors.Join(unended, trouble)
}

// review does the periodic work that no intent waits for.
func (r *Relay) review(ctx context.Context, t task.Task) error {
	nowMicros := r.db.Clock().Micros()
	since := nowMicros - r.reviewedAtMicros
	if !r.begun || since >= 0 && since < r.options.Review.Microseconds() { // a clock that is set back delays no review
		return nil
	}
	if err := r.noteKnown(ctx, t); err != nil {
		return err
	}
	if err := r.refreshBalance(ctx); err != nil {
		return err
	}
	if err := r.closeMarkers(ctx, t); err != nil {
		return err
	}
	r.reviewedAtMicros = nowMicros
	return r.refreshLent(ctx)
}

// refreshBalance reads the balance of the fee payer, and shows it.
func (r *Relay) refreshBalance(ctx context.Context) error {
	lamports, err := r.client.Balance(ctx, rpc.Confirmed, r.key.Account())
	if err != nil {
		r.metrics.balance.Reset()
		return err
	}
	r.metrics.balance.WithLabelValues().Set(float64(lamports))
	return nil
}

// fetchChainView reads the chain's state for a pass and its open intents.
func (r *Relay) fetchChainView(ctx context.Context, open []openIntent) (chainView, error) {
	keys := []solana.PublicKey{r.key.Account()}
	for _, in := range open {
		keys = append(keys, in.marker())
	}
	var head, final chain.Block
	var atHead, atFinal []*rpc.Account
	g, asking := errgroup.WithContext(ctx)
	g.Go(func() (err error) { head, err = r.client.Head(asking); return err })
	g.Go(func() (err error) { final, err = r.client.Final(asking); return err })
	g.Go(func() (err error) { atHead, err = r.client.Accounts(asking, rpc.Confirmed, keys...); return err })
	g.Go(func() (err error) { atFinal, err = r.client.Accounts(asking, rpc.Finalized, keys...); return err })
	if err := g.Wait(); err != nil {
		return chainView{}, err
	}
	v := chainView{
		chainTimes: chainTimes{
			headSeconds: head.Time.Unix(), finalSeconds: final.Time.Unix(), nowMicros: r.db.Clock().Micros(), bumpAfter: r.options.BumpAfter,
		},
		markers: map[uuid.UUID]markerView{},
	}
	if atHead[0] != nil {
		v.balance = atHead[0].Lamports
	}
	r.metrics.balance.WithLabelValues().Set(float64(v.balance))
	for i, in := range open {
		v.markers[in.id] = markerView{head: solintent.IsMarker(atHead[i+1]), final: solintent.IsMarker(atFinal[i+1])}
	}
	return v, nil
}

// writeInSeat commits fn's changes if the seat is still ours.
func (r *Relay) writeInSeat(ctx context.Context, t task.Task, fn func(*store.Tx) error) error {
	return r.db.Write(ctx, func(tx *store.Tx) error {
		t.CheckLease(tx)
		return fn(tx)
	})
}

// backoffUntilMicros is when to try an intent again that failed so many times before.
func (r *Relay) backoffUntilMicros(attempts int) int64 {
	const longest = 10 * time.Minute
	delay := min(r.options.Retry<<min(attempts, 10), longest)
	return r.db.Clock().Now().Add(delay).UnixMicro()
}
