package evm

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/netip"
	"net/url"
	"sync"
	"sync/atomic"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/rpc"

	"github.com/granaryhq/granary/internal/chain"
)

// maxResponse bounds one HTTP answer. A batch of receipts is cut to stay far
// below it.
const maxResponse = 64 << 20

// defaultTimeout bounds one HTTP round trip when Config names no other.
const defaultTimeout = 15 * time.Second

// Config describes one chain and the node to reach it through.
type Config struct {
	Name    chain.Name
	URL     string // http or https; may hold a secret
	ChainID uint64
	Tokens  map[chain.Token]Token
	// Finality says which blocks count as final.
	Finality Finality
	// Receipts says how a block's receipts are proven.
	Receipts ReceiptProof
	// Timeout bounds one round trip; 15 s when zero.
	Timeout time.Duration
}

// Token is a stablecoin contract.
type Token struct {
	Address  common.Address
	Decimals int
}

// Finality is the chain's rule of finality: a block tag ("finalized", "safe"),
// or, without a tag, a number of blocks behind the head.
type Finality struct {
	Tag   string
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
	// filter bit for bit. It notices lost logs, not altered amounts.
	ProveStructure ReceiptProof = "structure"
)

// Client talks to one node of one chain. It is safe for concurrent use.
type Client struct {
	cfg     Config
	rpc     *rpc.Client
	eth     *ethclient.Client
	http    *http.Client
	secrets []string
	tokens  map[common.Address]chain.Token

	checkingMu   sync.Mutex  // held while the chain id is asked for
	chainChecked atomic.Bool // the node's chain id was right, and no error since
}

// Dial prepares a client; it does not touch the network. The node's chain id is
// checked before the first answer is used and again after every error.
func Dial(ctx context.Context, cfg Config) (*Client, error) {
	u, err := url.Parse(cfg.URL)
	if err != nil || (u.Scheme != "http" && u.Scheme != "https") || u.Host == "" {
		return nil, fmt.Errorf("node URL of %s: want http(s)://host", cfg.Name)
	}
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
	transport := http.DefaultTransport.(*http.Transport).Clone()
	transport.MaxIdleConnsPerHost = 16
	// Packing costs a node on this machine more than it saves.
	transport.DisableCompression = isLoopback(u.Hostname())
	c := &Client{cfg: cfg, secrets: urlSecrets(u), tokens: map[common.Address]chain.Token{}}
	for t, tok := range cfg.Tokens {
		c.tokens[tok.Address] = t
	}
	c.http = &http.Client{
		Transport: boundedTransport{transport},
		// A redirect could carry the URL's secret elsewhere.
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}
	c.rpc, err = rpc.DialOptions(ctx, cfg.URL, rpc.WithHTTPClient(c.http))
	if err != nil {
		return nil, fmt.Errorf("node URL of %s: %s", cfg.Name, c.redactURL(err.Error()))
	}
	c.eth = ethclient.NewClient(c.rpc)
	return c, nil
}

func isLoopback(host string) bool {
	ip, err := netip.ParseAddr(host)
	return host == "localhost" || (err == nil && ip.IsLoopback())
}

// Close drops the client's idle connections.
func (c *Client) Close() {
	c.rpc.Close()
	c.http.CloseIdleConnections()
}

// TokenAddresses are the contracts of the configured stablecoins.
func (c *Client) TokenAddresses() map[chain.Token]chain.Address {
	addresses := map[chain.Token]chain.Address{}
	for token, contract := range c.cfg.Tokens {
		addresses[token] = chain.EVMAddress(contract.Address)
	}
	return addresses
}

// Config returns what the client was made with.
func (c *Client) Config() Config { return c.cfg }

// runCall makes one call with the timeout, once the chain id is known to be right,
// and turns its error into one of this package's.
func (c *Client) runCall(ctx context.Context, operation string, call func(context.Context) error) error {
	return c.runCallAs(ctx, operation, c.classifyError, call)
}

func (c *Client) runCallAs(ctx context.Context, operation string, classify func(context.Context, error) error, call func(context.Context) error) error {
	if err := c.checkChain(ctx); err != nil {
		return fmt.Errorf("%s of %s: %w", operation, c.cfg.Name, err)
	}
	short, cancel := context.WithTimeout(ctx, c.cfg.Timeout)
	defer cancel()
	err := classify(ctx, call(short))
	if err == nil {
		return nil
	}
	if errors.Is(err, chain.ErrUnavailable) || errors.Is(err, chain.ErrInconsistent) {
		c.chainChecked.Store(false)
	}
	return fmt.Errorf("%s of %s: %w", operation, c.cfg.Name, err)
}

// checkChain asks for the node's chain id unless it is known to be right.
func (c *Client) checkChain(ctx context.Context) error {
	if c.chainChecked.Load() {
		return nil
	}
	c.checkingMu.Lock()
	defer c.checkingMu.Unlock()
	if c.chainChecked.Load() {
		return nil
	}
	short, cancel := context.WithTimeout(ctx, c.cfg.Timeout)
	defer cancel()
	var id hexutil.Uint64
	if err := c.rpc.CallContext(short, &id, "eth_chainId"); err != nil {
		return c.classifyError(ctx, err)
	}
	if uint64(id) != c.cfg.ChainID {
		return fmt.Errorf("%w: chain id %d, want %d", chain.ErrWrongChain, uint64(id), c.cfg.ChainID)
	}
	c.chainChecked.Store(true)
	return nil
}

// boundedTransport caps every response body of the transport it wraps.
type boundedTransport struct{ next *http.Transport }

func (b boundedTransport) RoundTrip(r *http.Request) (*http.Response, error) {
	resp, err := b.next.RoundTrip(r)
	if err == nil {
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
