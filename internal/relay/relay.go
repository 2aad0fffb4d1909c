package relay

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"math/big"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/params"
	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"
	"golang.org/x/sync/errgroup"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/crash"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// Options are the relayer's policy on one chain. A zero field means its default.
type Options struct {
	// Carrier and Executor are the deployed IntentCarrier and WalletExecutor.
	Carrier, Executor common.Address
	// ExecutorsBefore are those of versions before, which wallets may still run.
	ExecutorsBefore []common.Address
	// FeePayer is the BridgeFeePayer whose relayer this is; zero where there is none.
	FeePayer common.Address
	// MaxBatch is how many intents one transaction carries at most: 50.
	MaxBatch int
	// MaxInFlight is how many transactions may be unmined at a time: 16, as many
	// as nodes are sure to keep of one account.
	MaxInFlight int
	// MaxCost is the most wei that one transaction may cost when it is signed: 1 ether, the default maximum of nodes.
	MaxCost *big.Int
	// MaxFee is the most wei per gas ever offered: 1,000 gwei.
	MaxFee uint64
	// BumpAfter is how long a transaction may go unmined before it bids more: 30 s.
	BumpAfter time.Duration
	// MinBalance is the wei below which no transaction is signed: 0.01 ether.
	MinBalance *big.Int
	// Poll is how often the chain is looked at while intents are open: 1 s.
	Poll time.Duration
	// Gather is how long a wake-up waits for more intents to share a
	// transaction with: 50 ms.
	Gather time.Duration
	// Retry is the first delay after which an intent that could not be carried
	// is tried again; it doubles up to ten minutes: 15 s.
	Retry time.Duration
	// CheckOutcomes returns why simulated outcomes of intents could not be settled, or differ from those shown to a
	// caller; it leaves out intents without a fault. It is called before their signatures leave the process.
	CheckOutcomes func(ctx context.Context, simulated []intent.Simulated) (reasons map[uuid.UUID]failure.Reason, err error)
}

func (o Options) withDefaults() Options {
	o.MaxBatch = cmp.Or(o.MaxBatch, 50)
	o.MaxInFlight = cmp.Or(o.MaxInFlight, 16)
	o.MaxFee = cmp.Or(o.MaxFee, 1e12)
	o.BumpAfter = cmp.Or(o.BumpAfter, 30*time.Second)
	o.Poll = cmp.Or(o.Poll, time.Second)
	o.Gather = cmp.Or(o.Gather, 50*time.Millisecond)
	o.Retry = cmp.Or(o.Retry, 15*time.Second)
	o.MaxFee = min(o.MaxFee, 1<<62) // fees are stored in 63 bits
	if o.MaxCost == nil {
		o.MaxCost = big.NewInt(params.Ether)
	}
	if o.MinBalance == nil {
		o.MinBalance = big.NewInt(1e16)
	}
	return o
}

// executors are those whose code a wallet may run: the one that wallets delegate to
// now, and those before it.
func (o Options) executors() executors { return executors{o.Executor, o.ExecutorsBefore} }

// Relay carries the intents of one chain.
type Relay struct {
	db         *store.DB
	client     *evm.Client
	key        *custody.RelayerKey
	options    Options
	log        *slog.Logger
	metrics    *metrics
	chain      string
	chainID    uint64
	sender     string
	known      knownContracts
	crashPoint func(string) // crash.Point, but for tests that die here

	// The following fields only avoid repetitions; their loss is harmless. Only Run uses them.
	acceptedAtMicros     map[common.Hash]int64     // when a node last took a version
	hasCode              map[common.Address]bool   // contracts known to have code
	functions            map[executorFunction]bool // functions that executors are known to have
	unexplained          map[string]bool           // intents marked as used for which all blocks were searched in vain
	searched             map[string]searchRound    // by intent
	maxSearchBlocks      uint64                    // blocks of one search, after trouble fewer
	holdReason           string                    // why signing is paused, as last logged
	feePayerReadAtMicros int64                     // when the fee payer's balance was last read
	balanceReadAtMicros  int64                     // when the balance was last read for the gauge alone
	forkReadAtMicros     int64                     // when the chain's rules were last read
	fork                 *evm.Fork                 // as last logged; nil before that
	batchSize            int                       // intents to try in one transaction, after trouble fewer
}

// New returns the relay of the client's chain, which registers its gauges and counters and is idle until Run.
func New(db *store.DB, client *evm.Client, key *custody.RelayerKey, o Options, log *slog.Logger, metrics prometheus.Registerer) *Relay {
	o = o.withDefaults()
	c := client.Config()
	return &Relay{
		db: db, client: client, key: key, options: o,
		log:     log.With("room", "relay", "chain", c.Name),
		metrics: newMetrics(metrics, c.Name),
		chain:   string(c.Name), chainID: c.ChainID, sender: key.Address().Hex(), known: contractsOf(c, o.FeePayer),
		crashPoint:       crash.Point,
		acceptedAtMicros: map[common.Hash]int64{}, hasCode: map[common.Address]bool{}, functions: map[executorFunction]bool{}, searched: map[string]searchRound{}, unexplained: map[string]bool{},
		maxSearchBlocks: firstSearchBlocks, batchSize: o.MaxBatch,
	}
}

// Seat names the task that one replica at a time holds to run this relay.
func (r *Relay) Seat() string { return intent.Topic(r.client.Config().Name) }

// Run carries intents until ctx ends or the seat t is lost. A node that fails
// is asked again; only a lost seat and a failing database end it early.
func (r *Relay) Run(ctx context.Context, t task.Task) error {
	woken, stop := r.db.Listen(intent.Topic(r.client.Config().Name), r.client.Config().Name.HeadTopic())
	defer stop()
	defer r.metrics.resetGauges()
	clear(r.unexplained) // another replica may have found them
	r.balanceReadAtMicros, r.feePayerReadAtMicros = 0, 0
	if err := r.writeInSeat(ctx, t, func(tx *store.Tx) error { detachFromOtherSenders(tx, r.chain, r.sender); return nil }); err != nil {
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
		default:
			return err
		}
		if !r.waitForNextPass(ctx, woken, failures) {
			return nil
		}
	}
}

// waitForNextPass waits for a poll interval, less when intents or a block come in, more while
// the node fails. It is false when ctx has ended.
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
	head, final evm.Block
	nextNonce   uint64 // our account's next nonce at the head
	market      market
	balance     *big.Int
}

// runPass reads everything that is open once and does the due work. A crash anywhere in it is safe: all its work
// follows from the rows and the chain.
func (r *Relay) runPass(ctx context.Context, t task.Task) error {
	open, oldestMicros, err := countOpenIntents(ctx, r.db, r.chain)
	if err != nil {
		return err
	}
	unfinalized, err := r.loadUnfinalizedTxs(ctx)
	if err != nil {
		return err
	}
	r.metrics.refreshBacklog(open, oldestMicros, r.db.Clock().Micros(), countUnmined(unfinalized))
	r.refreshFeePayerGauge(ctx)
	r.refreshFork(ctx)
	if open == 0 && len(unfinalized) == 0 {
		r.refreshBalanceGauge(ctx)
		return nil
	}
	v, err := r.fetchChainView(ctx)
	if err != nil {
		return err
	}
	r.metrics.balance.WithLabelValues().Set(weiToEther(v.balance))
	solvent, err := r.advanceTransactions(ctx, t, unfinalized, v)
	if err != nil {
		return err
	}
	return r.submitDueIntents(ctx, t, v, solvent)
}

// balanceGaugeEvery is how old the gauge of the relayer's balance may be while no
// intent or transaction is open.
const balanceGaugeEvery = time.Minute

// refreshBalanceGauge reads the relayer's balance for the gauge alone. A node that
// fails here is reported by the chain's follower.
func (r *Relay) refreshBalanceGauge(ctx context.Context) {
	nowMicros := r.db.Clock().Micros()
	if r.balanceReadAtMicros > 0 && nowMicros-r.balanceReadAtMicros < balanceGaugeEvery.Microseconds() {
		return
	}
	r.balanceReadAtMicros = nowMicros
	balance, err := r.client.Balance(ctx, r.key.Address())
	if err != nil {
		r.metrics.balance.Reset()
		return
	}
	r.metrics.balance.WithLabelValues().Set(weiToEther(balance))
}

// forkEvery is how old the metrics of the chain's rules may be.
const forkEvery = 10 * time.Minute

// refreshFork reads the chain's rules for metrics and log: the relay goes by those of each block. A node that fails here is
// reported by the chain's follower.
func (r *Relay) refreshFork(ctx context.Context) {
	nowMicros := r.db.Clock().Micros()
	if r.forkReadAtMicros > 0 && nowMicros-r.forkReadAtMicros < forkEvery.Microseconds() {
		return
	}
	r.forkReadAtMicros = nowMicros
	fork, err := r.client.Fork(ctx)
	if err == nil && (r.fork == nil || fork != *r.fork) {
		r.fork = &fork
		r.log.Info("the chain's rules", "fork", fork)
	}
}

// refreshFeePayerGauge reads the fee payer's balance for messages, where there is one.
func (r *Relay) refreshFeePayerGauge(ctx context.Context) {
	nowMicros := r.db.Clock().Micros()
	if r.options.FeePayer == (common.Address{}) || r.feePayerReadAtMicros > 0 && nowMicros-r.feePayerReadAtMicros < balanceGaugeEvery.Microseconds() {
		return
	}
	r.feePayerReadAtMicros = nowMicros
	balance, err := r.client.Balance(ctx, r.options.FeePayer)
	if err != nil {
		r.metrics.feePayer.Reset()
		return
	}
	r.metrics.feePayer.WithLabelValues().Set(weiToEther(balance))
}

// fetchChainView reads the chain's state for a pass.
func (r *Relay) fetchChainView(ctx context.Context) (v chainView, err error) {
	g, ctx := errgroup.WithContext(ctx)
	g.Go(func() (err error) { v.head, err = r.client.Head(ctx); return err })
	g.Go(func() (err error) { v.final, err = r.client.Final(ctx); return err })
	g.Go(func() (err error) { v.nextNonce, err = r.client.Nonce(ctx, r.key.Address()); return err })
	g.Go(func() (err error) { v.balance, err = r.client.Balance(ctx, r.key.Address()); return err })
	g.Go(func() error {
		f, err := r.client.Fees(ctx)
		v.market = market{base: clampWei(f.Base), tip: clampWei(f.Tip)}
		return err
	})
	return v, g.Wait()
}

// writeInSeat commits fn's changes if the seat is still ours.
func (r *Relay) writeInSeat(ctx context.Context, t task.Task, fn func(*store.Tx) error) error {
	return r.db.Write(ctx, func(tx *store.Tx) error {
		t.CheckLease(tx)
		return fn(tx)
	})
}
