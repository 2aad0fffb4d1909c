package evm

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

	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/rpc"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/pace"
)

// node is one of a client's nodes.
type node struct {
	chain   chain.Name
	chainID uint64
	number  string // by which it is named where its URL must not be shown: 1, 2
	url     string
	timeout time.Duration
	rpc     *rpc.Client
	eth     *ethclient.Client
	http    *http.Client
	secrets []string
	log     *slog.Logger
	metrics *nodeMetrics

	checkingMu   sync.Mutex             // held while it is checked
	chainChecked atomic.Bool            // its chain id was right, and no error since
	finalChecked atomic.Pointer[string] // the known final block that it had a moment ago, by its hash
	condition    atomic.Pointer[string] // as last logged
	resting      atomic.Bool            // it was down a moment ago, and is asked last
	failures     atomic.Int32           // in a row
	batchLimit   atomic.Int32           // the most calls that it takes in one round trip, as far as is known
	pace         pace.Pace
}

func dialNode(ctx context.Context, cfg Config, index int, address string, metrics *nodeMetrics) (*node, error) {
	u, err := url.Parse(address)
	if err != nil || (u.Scheme != "http" && u.Scheme != "https") || u.Host == "" {
		return nil, fmt.Errorf("node URL of %s: want http(s)://host", cfg.Name)
	}
	transport := http.DefaultTransport.(*http.Transport).Clone()
	transport.MaxIdleConnsPerHost = 16
	// Packing costs a node on this machine more than it saves.
	transport.DisableCompression = isLoopback(u.Hostname())
	n := &node{
		chain: cfg.Name, chainID: cfg.ChainID, number: strconv.Itoa(index + 1), url: address, timeout: cfg.Timeout,
		secrets: urlSecrets(u), log: cfg.Log, metrics: metrics,
	}
	n.batchLimit.Store(maxBatch)
	metrics.batchLimit.WithLabelValues(string(n.chain), n.number).Set(maxBatch)
	metrics.rateLimited.WithLabelValues(string(n.chain), n.number) // from 0 on
	n.http = &http.Client{
		Transport: boundedTransport{transport, n},
		// A redirect could carry the URL's secret elsewhere.
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}
	n.rpc, err = rpc.DialOptions(ctx, address, rpc.WithHTTPClient(n.http))
	if err != nil {
		return nil, fmt.Errorf("node URL of %s: %s", cfg.Name, n.redactURL(err.Error()))
	}
	n.eth = ethclient.NewClient(n.rpc)
	n.reportCondition(nil)
	return n, nil
}

func isLoopback(host string) bool {
	ip, err := netip.ParseAddr(host)
	return host == "localhost" || (err == nil && ip.IsLoopback())
}

// runOperation makes so many calls with the timeout of each round trip, once the node is known to be of the right
// chain and to have its known final block, and turns their error into one of this
// package's. It waits while the node has asked for fewer requests.
func (n *node) runOperation(ctx context.Context, known *chain.Block, calls int, classify func(*node, context.Context, error) error, call func(context.Context, *node) error) error {
	if err := n.pace.WaitForTurn(ctx); err != nil {
		return err
	}
	err := n.check(ctx, known)
	if err == nil {
		trips := max(1, (calls+int(n.batchLimit.Load())-1)/int(n.batchLimit.Load()))
		short, cancel := context.WithTimeout(ctx, time.Duration(trips)*n.timeout)
		defer cancel()
		err = call(short, n)
		if isRateLimit(err) {
			n.slowDown("")
		}
		err = classify(n, ctx, err)
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
	n.chainChecked.Store(false)
	n.finalChecked.Store(nil)
}

// finalCheckedFor is how long a node that had the known final block is taken to
// have it still.
const finalCheckedFor = time.Second

// check reads the node's chain id and the known final block unless both were right a moment ago. All reading comes
// through here: a node that is behind the known state, or on another fork, is not used.
func (n *node) check(ctx context.Context, known *chain.Block) error {
	if n.isChecked(known) {
		return nil
	}
	n.checkingMu.Lock()
	defer n.checkingMu.Unlock()
	if n.isChecked(known) {
		return nil
	}
	short, cancel := context.WithTimeout(ctx, n.timeout)
	defer cancel()
	if !n.chainChecked.Load() {
		var id hexutil.Uint64
		if err := n.rpc.CallContext(short, &id, "eth_chainId"); err != nil {
			return n.classifyError(ctx, err)
		}
		if uint64(id) != n.chainID {
			return fmt.Errorf("%w: chain id %d, want %d", chain.ErrWrongChain, uint64(id), n.chainID)
		}
		n.chainChecked.Store(true)
	}
	if known == nil {
		return nil
	}
	if err := n.checkFinal(short, *known); err != nil {
		return n.classifyError(ctx, err)
	}
	hash := known.Hash
	n.finalChecked.Store(&hash)
	time.AfterFunc(finalCheckedFor, func() { n.finalChecked.CompareAndSwap(&hash, nil) })
	return nil
}

func (n *node) isChecked(known *chain.Block) bool {
	if !n.chainChecked.Load() {
		return false
	}
	final := n.finalChecked.Load()
	return known == nil || final != nil && *final == known.Hash
}

// checkFinal asks the node for the known final block.
func (n *node) checkFinal(ctx context.Context, known chain.Block) error {
	var b *rpcBlock
	if err := n.rpc.CallContext(ctx, &b, "eth_getBlockByNumber", hexutil.Uint64(known.Number), false); err != nil {
		return err
	}
	if b == nil {
		return fmt.Errorf("%w: the node is behind: it does not have block %d, which is final", errBehind, known.Number)
	}
	if err := b.checkHash(); err != nil {
		return fmt.Errorf("%w: block %d: %w", chain.ErrInconsistent, known.Number, err)
	}
	if b.header.Number.Uint64() != known.Number {
		return fmt.Errorf("%w: block %d answered for %d", chain.ErrInconsistent, b.header.Number, known.Number)
	}
	if b.hash.Hex() != known.Hash {
		return fmt.Errorf("%w: %w: block %d is %s, and was %s", chain.ErrInconsistent, chain.ErrDeepReorg, known.Number, b.hash, known.Hash)
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
