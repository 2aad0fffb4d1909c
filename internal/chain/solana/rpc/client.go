package rpc

import (
	"fmt"
	"io"
	"log/slog"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/finality"
	"github.com/granaryhq/granary/internal/chain/solana"
)

const (
	// maxResponse bounds one HTTP answer, beside those with a whole block.
	maxResponse = 64 << 20
	// defaultTimeout bounds one HTTP round trip when Config names no other.
	defaultTimeout = 15 * time.Second
	// maxNodes is how many nodes a chain may have.
	maxNodes = 2
)

// Decimals is how many decimals every configured mint has: CheckMints refuses others.
const Decimals = 6

// Config describes one Solana cluster and the nodes to reach it through.
type Config struct {
	Name chain.Name
	// URLs are those of one node, or of two that must agree, http or https. They may
	// hold secrets.
	URLs []string
	// Genesis is the hash of the cluster's first block, by which it is known.
	Genesis solana.Hash
	// Mints are the stablecoins.
	Mints map[chain.Token]solana.PublicKey
	// Timeout bounds one round trip; 15 s when zero.
	Timeout time.Duration
	// Known is the highest known final block, on which all reading is based; nil for one of the client's own.
	Known *finality.Record
	// Log and Metrics receive the nodes' conditions; nil for none.
	Log     *slog.Logger
	Metrics prometheus.Registerer
}

// Client talks to the nodes of one cluster: to one, or to two that check each other.
// It is safe for concurrent use.
type Client struct {
	cfg    Config
	nodes  []*node
	tokens map[solana.PublicKey]chain.Token
	known  *finality.Record
	linked *linkedBlocks

	askEvery bool          // see Agreed
	wallets  AddressFilter // see NewFollowerReader; nil if the signatures of all transfers are verified
}

// Dial prepares a client; it does not touch the network. A node's genesis hash is
// checked before its first answer is used and again after every error.
func Dial(cfg Config) (*Client, error) {
	switch {
	case len(cfg.URLs) == 0 || len(cfg.URLs) > maxNodes:
		return nil, fmt.Errorf("nodes of %s: %d URLs, want one or two", cfg.Name, len(cfg.URLs))
	case cfg.Genesis.IsZero():
		return nil, fmt.Errorf("genesis hash of %s: missing", cfg.Name)
	}
	if cfg.Timeout <= 0 {
		cfg.Timeout = defaultTimeout
	}
	if cfg.Known == nil {
		cfg.Known = finality.New(nil, cfg.Name)
	}
	if cfg.Log == nil {
		cfg.Log = slog.New(slog.DiscardHandler)
	}
	c := &Client{cfg: cfg, tokens: map[solana.PublicKey]chain.Token{}, known: cfg.Known, linked: &linkedBlocks{}}
	for token, mint := range cfg.Mints {
		if other, twice := c.tokens[mint]; twice {
			return nil, fmt.Errorf("mints of %s: %s and %s have the same", cfg.Name, token, other)
		}
		c.tokens[mint] = token
	}
	metrics := newNodeMetrics(cfg.Metrics)
	metrics.contradictions.WithLabelValues(string(cfg.Name)) // from 0 on
	for i, address := range cfg.URLs {
		n, err := newNode(cfg, i, address, metrics)
		if err != nil {
			return nil, err
		}
		c.nodes = append(c.nodes, n)
	}
	return c, nil
}

// Close drops the client's idle connections.
func (c *Client) Close() {
	for _, n := range c.nodes {
		n.http.CloseIdleConnections()
	}
}

// Config returns the client's configuration.
func (c *Client) Config() Config { return c.cfg }

// boundedBody is a body of which at most so much is read.
type boundedBody struct {
	io.ReadCloser
	left int64
}

func (b *boundedBody) Read(p []byte) (int, error) {
	if b.left <= 0 {
		return 0, errTooLarge
	}
	if int64(len(p)) > b.left {
		p = p[:b.left]
	}
	n, err := b.ReadCloser.Read(p)
	b.left -= int64(n)
	return n, err
}
