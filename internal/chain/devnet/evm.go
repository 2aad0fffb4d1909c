package devnet

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"math/big"
	"net"
	"strconv"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/core"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/eth"
	"github.com/ethereum/go-ethereum/eth/ethconfig"
	"github.com/ethereum/go-ethereum/eth/filters"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/node"
	"github.com/ethereum/go-ethereum/p2p"
	"github.com/ethereum/go-ethereum/params"
	"github.com/ethereum/go-ethereum/rpc"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/clock"
)

// Options of a chain. The zero value is a chain in memory that makes a block
// only on Commit.
type Options struct {
	// Name is the chain's name; ethereum_sepolia when empty. It has some of the properties of the network with that
	// name.
	Name chain.Name
	// DataDir keeps the chain across restarts; empty for a chain in memory.
	DataDir string
	// Listen is where the RPC server listens, such as 127.0.0.1:8545; empty for any
	// port on loopback.
	Listen string
	// BlockTime is the pause between blocks, with transactions or without; 0 for
	// none: the owner calls Commit.
	BlockTime time.Duration
	// OnDemand has the ticker of BlockTime make a block only while something waits for one,
	// so that a chain which others cannot follow fast enough does not run away from them. A
	// transaction in the pool waits, and a caller of Wait, Demand or KeepMaking, and until it
	// is final a block that has transactions or was made by Commit, Reorg or an advance of
	// the clock. Otherwise the ticker makes a block a second.
	OnDemand bool
	// Fork is the rules of the chain; as the network has them when empty. A chain that DataDir has keeps its own.
	Fork Fork
	// Form is the form in which the chain's JSON-RPC returns blocks; Ethereum's when nil. A chain that DataDir has keeps its own.
	Form *Form
	// Finality is how many blocks the finalized block lags behind the head; as the network
	// has it when zero. The safe block then lags by one less.
	Finality uint64
	// LeastTip is the least tip, in wei, of a transaction that is accepted; as the network has
	// it when zero. The base fee falls with each empty block: where fees must not depend on how
	// many there were, the tip is most of them.
	LeastTip int64
	// CallGas bounds the gas of all calls of one request; as much as a block has when zero. Nodes of
	// public networks have 50 million (geth's default) or more.
	CallGas uint64
	// Clock gives the blocks their times; moving it forward makes a block at
	// once. When a kept chain is ahead of it, Start moves it to the chain's head,
	// so a sandbox that travelled in time stays there. nil for a clock of its own.
	Clock *clock.Clock
	// History is a chain to continue, instead of a new one with the contracts of this version; for tests of upgrades.
	// Contracts then are at the addresses that this version gives them, and may be missing.
	History *History
	// Log receives failures to make a block; nil for the default logger.
	Log *slog.Logger
}

// EVM is a running chain. Its methods may be called concurrently.
type EVM struct {
	Contracts Contracts // the deployed contracts

	opts    Options
	network network
	node    *node.Node
	eth     *eth.Ethereum
	client  *ethclient.Client
	unpaid  *types.Transaction // one that the pool refuses
	front   *formServer        // nil where blocks have Ethereum's form

	sealing sync.Mutex // one block at a time
	sending sync.Mutex // one nonce of the deployer at a time
	closed  bool       // guarded by sealing
	stop    chan struct{}
	mining  sync.WaitGroup
	demand  demand
	onBlock func() // guarded by sealing; nil for none
}

// Start brings a chain up: from its data directory if it has one with a chain,
// else from the first block with all contracts deployed. The context bounds
// starting only; Close ends the chain.
func Start(ctx context.Context, opts Options) (*EVM, error) {
	opts.Name = cmp.Or(opts.Name, chain.EthereumSepolia)
	habits, ok := networks[opts.Name]
	if !ok {
		return nil, fmt.Errorf("starting the sandbox chain: %s is no EVM chain", opts.Name)
	}
	if opts.Clock == nil {
		opts.Clock = clock.New()
	}
	if opts.Listen == "" {
		opts.Listen = "127.0.0.1:0"
	}
	if opts.Log == nil {
		opts.Log = slog.Default()
	}
	fork, err := keepFork(opts.DataDir, cmp.Or(opts.Fork, habits.fork))
	if err != nil {
		return nil, fmt.Errorf("starting the sandbox chain: %w", err)
	}
	opts.Fork = fork
	hasForm, err := keepForm(opts.DataDir, opts.Form != nil)
	switch {
	case err != nil:
		return nil, fmt.Errorf("starting the sandbox chain: %w", err)
	case !hasForm:
		opts.Form = nil
	case opts.Form == nil:
		opts.Form = FormOf(opts.Name)
	}
	e := &EVM{opts: opts, network: habits.withFork(opts.Fork).withFinality(opts.Finality).withLeastTip(opts.LeastTip), stop: make(chan struct{}), Contracts: contractAddresses()}
	if err := e.openNode(ctx); err != nil {
		return nil, fmt.Errorf("starting the sandbox chain: %w", errors.Join(err, e.Close()))
	}
	opts.Clock.OnAdvance(func(time.Duration) {
		if _, err := e.Commit(); err != nil && !errors.Is(err, errClosed) {
			opts.Log.Error("sandbox chain: no block at the new time", "err", err)
		}
	})
	if opts.BlockTime > 0 {
		e.mining.Go(e.mineEveryBlockTime)
	}
	return e, nil
}

func (e *EVM) openNode(ctx context.Context) error {
	config, err := e.nodeConfig()
	if err != nil {
		return err
	}
	e.unpaid, err = e.network.signUnpaid()
	if err != nil {
		return err
	}
	e.node, err = node.New(config)
	if err != nil {
		return err
	}
	e.eth, err = eth.New(e.node, e.ethConfig())
	if err != nil {
		return err
	}
	// eth_getLogs and its kin are an API of their own.
	logs := filters.NewFilterAPI(filters.NewFilterSystem(e.eth.APIBackend, filters.Config{}))
	e.node.RegisterAPIs([]rpc.API{{Namespace: "eth", Service: logs}})
	if err := e.node.Start(); err != nil {
		return err
	}
	if e.opts.Form != nil {
		if e.front, err = openForm(e.opts.Listen, newFormHandler(e.node.HTTPEndpoint(), *e.opts.Form, chainHeaders{e.eth.BlockChain()})); err != nil {
			return err
		}
	}
	e.client = ethclient.NewClient(e.node.Attach())
	if err := e.recoverHead(); err != nil {
		return fmt.Errorf("finding the head: %w", err)
	}
	switch isNew := e.eth.BlockChain().CurrentBlock().Number.Sign() == 0; {
	case isNew && e.opts.History != nil:
		if err := e.insertBlocks(e.opts.History.Blocks); err != nil {
			return fmt.Errorf("going on from a history: %w", err)
		}
	case isNew:
		if err := e.deployContracts(ctx); err != nil {
			return fmt.Errorf("deploying contracts: %w", err)
		}
	}
	e.demand.noteBlock(e.eth.BlockChain().CurrentBlock().Number.Uint64(), true)
	return e.awaitIndex(ctx)
}

// awaitIndex waits for the index of transactions to begin: until then the node
// answers for an unknown transaction with an error.
func (e *EVM) awaitIndex(ctx context.Context) error {
	t := time.NewTicker(time.Millisecond)
	defer t.Stop()
	for !e.eth.BlockChain().TxIndexDone() {
		select {
		case <-t.C:
		case <-ctx.Done():
			return fmt.Errorf("indexing transactions: %w", ctx.Err())
		}
	}
	return nil
}

// Close stops making blocks and serving, and releases the data directory.
func (e *EVM) Close() error {
	e.sealing.Lock()
	if e.closed {
		e.sealing.Unlock()
		return nil
	}
	e.closed = true
	close(e.stop)
	e.sealing.Unlock()
	e.mining.Wait()
	e.front.closeServer()
	if e.client != nil {
		e.client.Close()
	}
	if e.node == nil {
		return nil
	}
	if err := e.node.Close(); err != nil && !errors.Is(err, node.ErrNodeStopped) {
		return fmt.Errorf("closing the sandbox chain: %w", err)
	}
	return nil
}

// OnBlock has f called after each new block or reorganization, from the goroutine that made it; nil for none. f must
// not block, and must call no method of e.
func (e *EVM) OnBlock(f func()) {
	e.sealing.Lock()
	defer e.sealing.Unlock()
	e.onBlock = f
}

// ChainID is that which transactions of the chain are signed for.
func (e *EVM) ChainID() uint64 { return e.network.chainID }

// URL is the chain's JSON-RPC address.
func (e *EVM) URL() string {
	if e.front != nil {
		return e.front.url
	}
	return e.node.HTTPEndpoint()
}

// Config describes the chain to a client.
func (e *EVM) Config() evm.Config {
	c := evm.Config{
		Name:    e.opts.Name,
		URL:     e.URL(),
		ChainID: e.ChainID(),
		Tokens: map[chain.Token]evm.Token{
			chain.USDC: {Address: e.Contracts.USDC, Decimals: 6},
			chain.USDT: {Address: e.Contracts.USDT, Decimals: 6},
		},
		Finality: evm.Finality{Tag: "finalized"},
	}
	if e.opts.Form != nil {
		c.Receipts = evm.ProveStructure // the root is of the receipts that go-ethereum has
	}
	return c
}

// nodeName is the node's, and that of its directory in DataDir.
const nodeName = "evm"

func (e *EVM) nodeConfig() (*node.Config, error) {
	listen := e.opts.Listen
	if e.opts.Form != nil {
		listen = "127.0.0.1:0"
	}
	host, port, err := net.SplitHostPort(listen)
	if err != nil {
		return nil, err
	}
	portNumber, err := strconv.ParseUint(port, 10, 16)
	if err != nil {
		return nil, fmt.Errorf("port %q of %s is no number up to 65535", port, listen)
	}
	c := node.DefaultConfig
	c.Name = nodeName
	c.DataDir = e.opts.DataDir
	c.P2P = p2p.Config{NoDiscovery: true, NoDial: true}
	c.HTTPHost, c.HTTPPort = cmp.Or(host, "0.0.0.0"), int(portNumber) // no host is everywhere; to the node it would be nowhere
	c.HTTPModules = []string{"eth", "net", "web3"}
	// A page of another origin is kept out: it may not read (no CORS), and a name
	// that is made to lead here is refused.
	c.HTTPCors, c.HTTPVirtualHosts = nil, []string{"localhost"}
	c.BatchResponseMaxSize = 100_000_000
	c.HTTPTimeouts = rpc.DefaultHTTPTimeouts
	c.HTTPTimeouts.WriteTimeout = callTimeout
	c.UseLightweightKDF = true
	return &c, nil
}

// callTimeout is long since the gas bounds a call, not how busy the machine is.
const callTimeout = 3 * time.Minute

// ethConfig is that of an archive node, which writes every block's state as the block is inserted. So the chain
// survives a kill: an ordinary node keeps the state of recent blocks in memory.
func (e *EVM) ethConfig() *ethconfig.Config {
	c := ethconfig.Defaults
	c.Genesis = newGenesis(e.network)
	if e.opts.History != nil {
		c.Genesis.ExtraData = e.opts.History.Extra
	}
	c.SyncMode = ethconfig.FullSync
	c.NoPruning, c.StateScheme, c.SnapshotCache = true, "hash", 0
	c.DatabaseCache, c.TrieCleanCache, c.TrieDirtyCache = 32, 32, 0
	c.LogNoHistory = true // eth_getLogs scans instead of keeping an index
	c.Miner.GasCeil = e.network.fork.gasLimit()
	c.Miner.GasPrice = big.NewInt(e.network.leastTip)
	c.Miner.Recommit = time.Minute // at which a block is cut short: never
	c.RPCGasCap, c.RPCTxFeeCap = cmp.Or(e.opts.CallGas, e.network.fork.gasLimit()), 0
	c.RPCEVMTimeout = callTimeout
	// A relayer may have hundreds of transactions of one account under way; the
	// defaults promise sixteen.
	c.TxPool.NoLocals = true
	c.TxPool.PriceLimit = uint64(e.network.leastTip)
	c.TxPool.AccountSlots, c.TxPool.AccountQueue = 16_384, 16_384
	c.TxPool.GlobalSlots, c.TxPool.GlobalQueue = 65_536, 65_536
	return &c
}

// newGenesis is the same for one version of the contracts: its extra data is their
// hash, so a data directory of another version is refused, not misread.
func newGenesis(n network) *core.Genesis {
	config := *params.AllDevChainProtocolChanges
	config.ChainID = n.id()
	config.BogotaTime = nil // not on the networks the service is for
	alloc := core.SystemContractAllocs()
	alloc[deployer.address] = types.Account{Balance: etherToWei(1_000_000_000)}
	if n.oracle.code != nil {
		alloc[n.oracle.at] = types.Account{Code: n.oracle.code, Balance: new(big.Int)}
	}
	if n.fork == Amsterdam {
		config.AmsterdamTime = new(uint64)
	} else {
		config.AmsterdamTime = nil
	}
	return &core.Genesis{
		Config:    &config,
		GasLimit:  n.fork.gasLimit(),
		BaseFee:   big.NewInt(params.InitialBaseFee),
		ExtraData: contractsHash(),
		Alloc:     alloc,
	}
}

func etherToWei(n int64) *big.Int { return new(big.Int).Mul(big.NewInt(n), big.NewInt(params.Ether)) }
