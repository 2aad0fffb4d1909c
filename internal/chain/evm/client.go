package evm

import (
	"context"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/finality"
)

// maxResponse bounds one HTTP answer. A batch of receipts is cut to stay far
// below it.
const maxResponse = 64 << 20

// defaultTimeout bounds one HTTP round trip when Config names no other.
const defaultTimeout = 15 * time.Second

// Config describes one chain and the nodes to reach it through.
type Config struct {
	Name chain.Name
	// URL is a node's, http or https, and SecondURL that of another one that must
	// agree with it, or empty. They may hold secrets.
	URL, SecondURL string
	ChainID        uint64
	Tokens         map[chain.Token]Token
	// Bridge is where burns of other chains come in; zero where none do.
	Bridge cctp.Deployment
	// OFT is the contract that delivers USDT of other chains; zero if there is none.
	OFT common.Address
	// Finality says which blocks count as final.
	Finality Finality
	// Receipts says how a block's receipts are proven.
	Receipts ReceiptProof
	// Timeout bounds one round trip; 15 s when zero.
	Timeout time.Duration
	// Known is the highest known final block, on which all reading is based; nil for one of the client's own.
	Known *finality.Record
	// Log and Metrics receive the nodes' conditions; nil for none.
	Log     *slog.Logger
	Metrics prometheus.Registerer
}

// Token is a stablecoin contract.
type Token struct {
	Address  common.Address
	Decimals int
}

// Finality is the chain's rule of finality: a block tag ("finalized", "safe"),
// or, without a tag, an age by the head's time or a number of blocks behind the head. A network that makes blocks faster from some day
// on keeps an age, and not the time that so many blocks took.
type Finality struct {
	Tag   string
	Age   time.Duration
	Depth uint64
}

// ReceiptProof is a way to prove a block's receipts.
type ReceiptProof string

// The two proofs.
const (
	// ProveRoot recomputes the receipts root of the header. The default.
	ProveRoot ReceiptProof = "root"
	// ProveStructure is for chains with receipts that go-ethereum cannot encode
	// (Arbitrum, Base, Polygon): one receipt for every transaction of the block
	// in order, no gap in the log indices, and logs that give the header's bloom
	// filter bit for bit. It notices lost logs, but for one at the block's end whose address and topics
	// another log of the block has as well, and no altered amounts: two nodes are compared.
	ProveStructure ReceiptProof = "structure"
)

// Client talks to the nodes of one chain: to one, or to two that check each other.
// It is safe for concurrent use.
type Client struct {
	cfg    Config
	nodes  []*node
	tokens map[common.Address]chain.Token
	known  *finality.Record
	linked *linkedBlocks

	metrics *nodeMetrics

	askEvery bool // see Agreed
}

// Dial prepares a client; it does not touch the network. A node's chain id is
// checked before its first answer is used and again after every error.
func Dial(ctx context.Context, cfg Config) (*Client, error) {
	switch cfg.Receipts {
	case "":
		cfg.Receipts = ProveRoot
	case ProveRoot, ProveStructure:
	default:
		return nil, fmt.Errorf("receipt proof of %s: unknown %q", cfg.Name, cfg.Receipts)
	}
	switch cfg.Finality.Tag {
	case "", "finalized", "safe":
	default:
		return nil, fmt.Errorf("finality of %s: unknown tag %q", cfg.Name, cfg.Finality.Tag)
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
	c := &Client{cfg: cfg, tokens: map[common.Address]chain.Token{}, known: cfg.Known, linked: &linkedBlocks{}}
	for t, tok := range cfg.Tokens {
		c.tokens[tok.Address] = t
	}
	metrics := newNodeMetrics(cfg.Metrics)
	c.metrics = metrics
	metrics.contradictions.WithLabelValues(string(cfg.Name)) // from 0 on
	for i, address := range []string{cfg.URL, cfg.SecondURL} {
		if i > 0 && address == "" {
			break
		}
		n, err := dialNode(ctx, cfg, i, address, metrics)
		if err != nil {
			c.Close()
			return nil, err
		}
		c.nodes = append(c.nodes, n)
	}
	return c, nil
}

// Close drops the client's idle connections.
func (c *Client) Close() {
	for _, n := range c.nodes {
		n.rpc.Close()
		n.http.CloseIdleConnections()
	}
}

// TokenAddresses are the contracts of the configured stablecoins.
func (c *Client) TokenAddresses() map[chain.Token]chain.Address {
	addresses := map[chain.Token]chain.Address{}
	for token, contract := range c.cfg.Tokens {
		addresses[token] = chain.EVMAddress(contract.Address)
	}
	return addresses
}

// Config returns the client's configuration.
func (c *Client) Config() Config { return c.cfg }

// boundedTransport caps every response body of the transport it wraps, and notes a node's request to slow down.
type boundedTransport struct {
	next *http.Transport
	node *node
}

func (b boundedTransport) RoundTrip(r *http.Request) (*http.Response, error) {
	resp, err := b.next.RoundTrip(r)
	if err == nil {
		if resp.StatusCode == http.StatusTooManyRequests {
			b.node.slowDown(resp.Header.Get("Retry-After"))
		}
		resp.Body = &boundedBody{resp.Body, maxResponse}
	}
	return resp, err
}

func (b boundedTransport) CloseIdleConnections() { b.next.CloseIdleConnections() }

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
