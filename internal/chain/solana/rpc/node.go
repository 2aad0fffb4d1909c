package rpc

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"net/netip"
	"net/url"
	"strconv"
	"sync"
	"sync/atomic"
	"time"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/pace"
	"github.com/granaryhq/granary/internal/chain/solana"
)

// node is one of a client's nodes.
type node struct {
	chain   chain.Name
	genesis solana.Hash
	number  string // by which it is named where its URL must not be shown: 1, 2
	url     string
	timeout time.Duration
	http    *http.Client
	secrets []string
	log     *slog.Logger
	metrics *nodeMetrics

	checkingMu     sync.Mutex             // held while it is checked
	genesisChecked atomic.Bool            // its genesis hash was right, and no error since
	finalChecked   atomic.Pointer[string] // the known final block that it had a moment ago, by its hash
	condition      atomic.Pointer[string] // as last logged
	resting        atomic.Bool            // it was down a moment ago, and is asked last
	failures       atomic.Int32           // in a row
	pace           pace.Pace
}

func newNode(cfg Config, index int, address string, metrics *nodeMetrics) (*node, error) {
	u, err := url.Parse(address)
	if err != nil || (u.Scheme != "http" && u.Scheme != "https") || u.Host == "" {
		return nil, fmt.Errorf("node URL of %s: want http(s)://host", cfg.Name)
	}
	transport := http.DefaultTransport.(*http.Transport).Clone()
	transport.MaxIdleConnsPerHost = 16
	// Packing costs a node on this machine more than it saves.
	transport.DisableCompression = isLoopback(u.Hostname())
	n := &node{
		chain: cfg.Name, genesis: cfg.Genesis, number: strconv.Itoa(index + 1), url: address, timeout: cfg.Timeout,
		secrets: urlSecrets(u), log: cfg.Log, metrics: metrics,
	}
	n.http = &http.Client{
		Transport: transport,
		// A redirect could carry the URL's secret elsewhere.
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}
	metrics.rateLimited.WithLabelValues(string(n.chain), n.number) // from 0 on
	n.reportCondition(nil)
	return n, nil
}

func isLoopback(host string) bool {
	ip, err := netip.ParseAddr(host)
	return host == "localhost" || (err == nil && ip.IsLoopback())
}

// freshness says when a node must have shown the known final block for its answer to
// count.
type freshness int

const (
	// checkedRecently: at most finalCheckedFor ago. For responses that show their own age, or that decide no outcome
	// alone.
	checkedRecently freshness = iota
	// checkedAfter: after the response. For the responses by which blocks are followed, where a node that has just
	// been exchanged for one on another fork would do harm.
	checkedAfter
)

// run has a node answer, once it is known to be of the right cluster and to have its
// known final block, and turns its error into one of this package's. It waits while the node
// has asked for fewer requests.
func (n *node) run(ctx context.Context, known *chain.Block, when freshness, call func(context.Context, *node) error) error {
	if err := n.pace.WaitForTurn(ctx); err != nil {
		return err
	}
	before := known
	if when == checkedAfter {
		before = nil
	}
	err := n.check(ctx, before)
	if err == nil {
		err = call(ctx, n)
		if isRateLimit(err) {
			n.slowDown("")
		}
		err = n.classifyError(ctx, err)
	}
	if when == checkedAfter && known != nil && !isAtFault(err) && ctx.Err() == nil {
		final := n.classifyError(ctx, n.checkFinal(ctx, *known))
		if final != nil {
			err = final
		}
	}
	if isAtFault(err) {
		n.distrust()
	}
	if err == nil {
		n.pace.Reset()
	}
	if ctx.Err() == nil {
		n.reportCondition(err)
	}
	return err
}

// isAtFault says whether another node may do better.
func isAtFault(err error) bool {
	return errors.Is(err, chain.ErrUnavailable) || errors.Is(err, chain.ErrInconsistent) || errors.Is(err, chain.ErrWrongChain)
}

// distrust has the node checked again before its next answer.
func (n *node) distrust() {
	n.genesisChecked.Store(false)
	n.finalChecked.Store(nil)
}

// finalCheckedFor is how long a node that had the known final block is taken to
// have it still.
const finalCheckedFor = time.Second

// check reads the node's genesis hash and the known final block unless both were right a moment ago. All reading
// comes through here: a node that is behind the known state, or on another fork, is not used.
func (n *node) check(ctx context.Context, known *chain.Block) error {
	if n.isChecked(known) {
		return nil
	}
	n.checkingMu.Lock()
	defer n.checkingMu.Unlock()
	if n.isChecked(known) {
		return nil
	}
	if !n.genesisChecked.Load() {
		genesis, err := ask(ctx, n, parseHash, "getGenesisHash")
		if err != nil {
			return n.classifyError(ctx, err)
		}
		if genesis != n.genesis {
			return fmt.Errorf("%w: genesis hash %s, want %s", chain.ErrWrongChain, genesis, n.genesis)
		}
		n.genesisChecked.Store(true)
	}
	if known == nil {
		return nil
	}
	if err := n.checkFinal(ctx, *known); err != nil {
		return n.classifyError(ctx, err)
	}
	hash := known.Hash
	n.finalChecked.Store(&hash)
	time.AfterFunc(finalCheckedFor, func() { n.finalChecked.CompareAndSwap(&hash, nil) })
	return nil
}

func (n *node) isChecked(known *chain.Block) bool {
	if !n.genesisChecked.Load() {
		return false
	}
	final := n.finalChecked.Load()
	return known == nil || final != nil && *final == known.Hash
}

// checkFinal asks the node for the known final block.
func (n *node) checkFinal(ctx context.Context, known chain.Block) error {
	b, err := n.fetchBlockAt(ctx, known.Number)
	switch {
	case errors.Is(err, errBehind):
		return fmt.Errorf("%w: the node is behind: it does not have block %d, which is final", errBehind, known.Number)
	case err != nil:
		return err
	case b.Number != known.Number:
		return fmt.Errorf("%w: %w: slot %d has no block, and had %s", chain.ErrInconsistent, chain.ErrDeepReorg, known.Number, known.Hash)
	case b.Hash != known.Hash:
		return fmt.Errorf("%w: %w: block %d is %s, and was %s", chain.ErrInconsistent, chain.ErrDeepReorg, known.Number, b.Hash, known.Hash)
	}
	return nil
}

// longestRest bounds how long a node that is down is asked last.
const longestRest = time.Minute

// rest has a node that is down asked last for a while, a longer one each time.
func (n *node) rest() {
	if n.resting.CompareAndSwap(false, true) {
		time.AfterFunc(min(time.Second<<min(n.failures.Add(1)-1, 6), longestRest), func() { n.resting.Store(false) })
	}
}
