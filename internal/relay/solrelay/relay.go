package solrelay

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"
	"golang.org/x/sync/errgroup"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/crash"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// Options are the carrier's policy on one chain. A zero field means its default.
type Options struct {
	// MaxUnitPrice is the most micro-lamports ever offered for a compute unit of a
	// transaction that only advances a nonce account: 1,000,000. What a payout's offer is
	// in its versions.
	MaxUnitPrice uint64
	// BumpAfter is how long a version may go without landing before the next, which
	// offers more, is sent: 10 s.
	BumpAfter time.Duration
	// Resend is how often a node is handed again what has not landed: 2 s.
	Resend time.Duration
	// MinBalance is the lamports of the fee payer below which nothing new is carried and
	// no account is made: 10,000,000, a hundredth of a SOL.
	MinBalance uint64
	// Poll is how often the chain is looked at while intents are open: 1 s.
	Poll time.Duration
	// Gather is how long a wake-up waits for more intents: 50 ms.
	Gather time.Duration
	// Retry is the first delay after which an intent that could not be carried is tried
	// again; it doubles up to ten minutes: 15 s. What the node refuses of making and closing
	// nonce accounts is tried again after as long.
	Retry time.Duration
	// Review is how often all nonce accounts are read, and the fee payer's balance while
	// no intent is open: 1 min.
	Review time.Duration
	// OrphanAfter is how long a nonce account waits for the intent that it was assigned
	// to: 15 min.
	OrphanAfter time.Duration
	// CheckOutcomes says why what simulated intents would do could not be settled, or is
	// not what a caller was told; it leaves out those with which nothing is wrong. It is
	// asked before their signatures leave the process.
	CheckOutcomes func(ctx context.Context, simulated []intent.Simulated) (reasons map[uuid.UUID]string, err error)
}

// DefaultMinBalance is Options.MinBalance where nobody says: a hundredth of a SOL.
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
	o.OrphanAfter = cmp.Or(o.OrphanAfter, 15*time.Minute)
	return o
}

// Relay carries the intents of one chain, and keeps its pool of nonce accounts.
type Relay struct {
	db         *store.DB
	client     *rpc.Client
	key        *custody.FeePayerKey
	pool       *Pool
	options    Options
	log        *slog.Logger
	metrics    *metrics
	chain      chain.Name
	crashPoint func(string) // crash.Point, but for tests that die here

	// What follows only spares repetitions; losing it is harmless. Only Run uses it.
	sentAtMicros     map[solana.Signature]int64 // when a node was last handed a transaction
	makeAgainMicros  map[int]int64              // when it is handed again what makes or closes an account, by place
	poolSentAtMicros map[solana.Signature]int64 // of what made or closed accounts, until it is final
	reviewedAtMicros int64                      // when all accounts were last read
	adopted          bool                       // what the chain has beside the rows was looked for
	holdReason       string                     // why nothing new is carried, as last logged
	unaffordable     int                        // accounts that the fee payer has too little to make, as last logged
}

// New returns the carrier of the pool's chain, which registers its gauges and counters
// and does nothing else until Run.
func New(client *rpc.Client, key *custody.FeePayerKey, pool *Pool, o Options, log *slog.Logger, metrics prometheus.Registerer) *Relay {
	return &Relay{
		db: pool.db, client: client, key: key, pool: pool, options: o.withDefaults(),
		log:     log.With("room", "solrelay", "chain", pool.chain),
		metrics: newMetrics(metrics, pool.chain), chain: pool.chain, crashPoint: crash.Point,
	}
}

// Seat names the task that one replica at a time holds to run this carrier.
func (r *Relay) Seat() string { return intent.Topic(r.chain) }

// Run carries intents until ctx ends or the seat t is lost. A node that fails is asked
// again; only a lost seat and a failing database end it early.
func (r *Relay) Run(ctx context.Context, t task.Task) error {
	woken, stop := r.db.Listen(intent.Topic(r.chain))
	defer stop()
	defer r.metrics.resetGauges()
	r.sentAtMicros, r.makeAgainMicros, r.poolSentAtMicros = map[solana.Signature]int64{}, map[int]int64{}, map[solana.Signature]int64{}
	r.reviewedAtMicros, r.adopted, r.unaffordable = 0, false, 0
	if err := r.sizePool(ctx, t); err != nil {
		return fmt.Errorf("taking the seat: %w", err)
	}
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
		case errors.Is(err, errNonceTaken):
			r.log.Debug("a nonce account was assigned meanwhile; looking again", "error", err)
		default:
			return err
		}
		if !r.waitForNextPass(ctx, woken, failures) {
			return nil
		}
	}
}

// waitForNextPass waits for a poll interval, less when intents come in, more while the
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

// chainView is what one pass knows of the chain. Its parts come from different requests,
// perhaps to different nodes behind one address, so nothing may rely on their being of
// one moment.
type chainView struct {
	chainTimes
	balance uint64 // of the fee payer, in lamports
	nonces  map[solana.PublicKey]nonceView
}

// runPass looks at everything that is open once and does what is due. Dying anywhere in
// it is safe: all it does follows from the rows and the chain.
func (r *Relay) runPass(ctx context.Context, t task.Task) error {
	accounts, err := loadNonceAccounts(ctx, r.db, r.chain)
	if err != nil {
		return err
	}
	open, err := r.loadOpenIntents(ctx, accounts)
	if err != nil {
		return err
	}
	r.metrics.refreshBacklog(open, accounts, r.db.Clock().Micros())
	if len(open) > 0 {
		v, err := r.fetchChainView(ctx, open)
		if err != nil {
			return err
		}
		if err := r.handleIntents(ctx, t, open, v); err != nil {
			return err
		}
	}
	return r.keepPool(ctx, t, open)
}

// fetchChainView reads what a pass needs to know of the chain for its open intents.
func (r *Relay) fetchChainView(ctx context.Context, open []openIntent) (chainView, error) {
	keys := []solana.PublicKey{r.key.Account()}
	known := map[solana.PublicKey]bool{}
	for _, in := range open {
		if at := in.signed.NonceAccount; !in.executedBefore() && !known[at] {
			known[at] = true
			keys = append(keys, at)
		}
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
		nonces: map[solana.PublicKey]nonceView{},
	}
	if atHead[0] != nil {
		v.balance = atHead[0].Lamports
	}
	r.metrics.balance.WithLabelValues().Set(float64(v.balance))
	for i, key := range keys[1:] {
		v.nonces[key] = nonceView{head: r.valueOf(atHead[i+1]), final: r.valueOf(atFinal[i+1])}
	}
	return v, nil
}

// valueOf is the value of a nonce account of ours; zero if it is none.
func (r *Relay) valueOf(a *rpc.Account) solana.Hash {
	if a == nil || a.Owner != solana.SystemProgram {
		return solana.Hash{}
	}
	nonce, err := solana.DecodeNonceAccount(a.Data)
	if err != nil || nonce.Authority != r.key.Account() {
		return solana.Hash{}
	}
	return nonce.Value
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
