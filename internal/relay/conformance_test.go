package relay_test

import (
	"crypto/ecdsa"
	"encoding/hex"
	"log/slog"
	"maps"
	"math/big"
	"slices"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/params"
	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/chaintest"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/chain/evm/evmtest"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/custody/custodytest"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/intent/evmintent"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/relay"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/waittest"
	"github.com/granaryhq/granary/internal/wallet"
)

// The EVM's reader, builder, decoder and carrier implement the seam.
func TestEVMConforms(t *testing.T) { chaintest.Run(t, evmFamily{}) }

// On a node that returns blocks as Base does, they do the same.
func TestEVMConformsInBlocksOfBase(t *testing.T) {
	chaintest.RunWithoutForks(t, evmFamily{form: &evmtest.Base})
}

// evmFamily is the EVM in the words of the conformance suite.
type evmFamily struct {
	form *devnet.Form // of the nodes' blocks; nil for Ethereum's
}

// nodeTimeout is how long the client waits for the node.
const nodeTimeout = time.Second

// evmFaults are the faults of an EVM node, by the names of the suite and beyond.
var evmFaults = map[chaintest.Fault]evmtest.Faults{
	chaintest.Down:           {Down: true},
	chaintest.Late:           {Slow: 2 * nodeTimeout},
	chaintest.Lagging:        {StaleBy: 2},
	chaintest.LaggingFar:     {StaleBy: 12},
	chaintest.LyingOfAmounts: {AlterAmounts: true},
	chaintest.LyingOfBlocks:  {WrongHash: true},
	chaintest.Swallowing:     {SwallowSends: true},
	chaintest.LosingAnswers:  {LoseSendAnswers: true},

	"failing":                   {Status: 500},
	"refusing for the rate":     {Status: 429},
	"leaving out receipts":      {TruncateReceipts: true},
	leavingOutLogs:              {DropLogs: true},
	"mixing receipts up":        {SwapReceipts: true},
	"cutting answers short":     {CutJSON: true},
	"leaving out batch answers": {LoseBatchAnswers: true},
	"one of another chain":      {ChainID: 1},
}

// leavingOutLogs is the fault of a node that returns a block without its last log.
const leavingOutLogs chaintest.Fault = "leaving out logs"

// Faults leaves out altered amounts and lost logs in blocks of another form than Ethereum's, of whose receipts one node proves less
// (evm.ProveStructure).
func (f evmFamily) Faults() []chaintest.Fault {
	return slices.DeleteFunc(slices.Sorted(maps.Keys(evmFaults)), func(fault chaintest.Fault) bool {
		return f.form != nil && (fault == chaintest.LyingOfAmounts || fault == leavingOutLogs)
	})
}

// CrashPoints returns none for blocks of another form: the state after a crash does not depend on the form.
func (f evmFamily) CrashPoints() []string {
	if f.form != nil {
		return nil
	}
	return relay.CrashPoints()
}

// EndsByUse is false: a wallet that refuses an intent has not used its nonce, and refuses
// it for good after its deadline.
func (evmFamily) EndsByUse() bool { return false }

// Voids is false: an order that was refused, or has expired, is signed again under its nonce.
func (evmFamily) Voids() bool { return false }

func (f evmFamily) Start(tb testing.TB, o chaintest.Options) chaintest.Net {
	tb.Helper()
	n := &evmNet{TB: tb, options: o, clock: clock.New(), sent: map[string]*types.Transaction{}}
	n.chain = devnettest.Start(tb, devnet.Options{Finality: uint64(o.Finality), Clock: n.clock})
	config := n.chain.Config()
	if f.form != nil {
		config.URL, config.Receipts = evmtest.Reshape(tb, config.URL, *f.form), evm.ProveStructure
	}
	config.Timeout = waittest.Patience()
	n.direct = devnettest.Dial(tb, config)
	n.node, n.readerNode = evmtest.New(tb, config.URL), evmtest.New(tb, config.URL)
	n.node.Record()
	config.URL, config.Timeout = n.node.URL, nodeTimeout
	n.client = devnettest.Dial(tb, config)
	config.URL = n.readerNode.URL
	n.reader = devnettest.Dial(tb, config)
	var err error
	if n.strangerKey, err = crypto.GenerateKey(); err != nil {
		tb.Fatal(err)
	}
	stranger := crypto.PubkeyToAddress(n.strangerKey.PublicKey)
	devnettest.Fund(tb, n.chain, o.Keys.Relayer().Address())
	devnettest.Fund(tb, n.chain, stranger)
	if _, err := n.chain.Faucet(tb.Context(), chain.USDC, chain.EVMAddress(stranger), money.NewUnits(1e12)); err != nil {
		tb.Fatal(err)
	}
	n.MineBlocks(1)
	return n
}

// evmNet is a development chain with nodes in front of it that can be spoiled.
type evmNet struct {
	testing.TB
	options chaintest.Options
	chain   *devnet.EVM
	clock   *clock.Clock // the chain's

	node, readerNode *evmtest.Proxy
	client           *evm.Client // through node
	reader           *evm.Client // through readerNode
	direct           *evm.Client // past both

	strangerKey   *ecdsa.PrivateKey
	strangerNonce uint64                        // of its next transaction
	sent          map[string]*types.Transaction // the stranger's, by hash
}

func (n *evmNet) Name() chain.Name { return n.client.Config().Name }

func (n *evmNet) Tokens() map[chain.Token]chain.Address { return n.client.TokenAddresses() }

func (n *evmNet) Reader() wallet.Reader { return evm.NewReader(n.reader) }

func (n *evmNet) Intents() intent.Chain {
	family := evmintent.New(n.options.Clock, custodytest.Unchecked{Keys: n.options.Keys, Executor: n.chain.Contracts.Executor}, nil, map[chain.Name]evmintent.Chain{
		n.Name(): {Client: n.client, Executor: n.chain.Contracts.Executor, Lifetime: n.options.IntentLife},
	})
	return intent.Chain{Family: family, Transactions: relay.CarryingTransactions}
}

func (n *evmNet) NewCarrier(db *store.DB, passing func(point string)) chaintest.Carrier {
	r := relay.New(db, n.client, n.options.Keys.Relayer(), relay.Options{
		Carrier: n.chain.Contracts.Carrier, Executor: n.chain.Contracts.Executor,
		Poll: 10 * time.Millisecond, Gather: time.Millisecond, Retry: 100 * time.Millisecond, BumpAfter: time.Minute,
	}, slog.New(slog.DiscardHandler), prometheus.NewRegistry())
	r.OnCrashPoint(passing)
	return r
}

func (n *evmNet) NewOrderID() uuid.UUID { return uuid.New() }

func (n *evmNet) NewPayee() chain.Address {
	id := uuid.New()
	return chain.EVMAddress(common.BytesToAddress(id[:]))
}

func (n *evmNet) Pay(token chain.Token, to chain.Address, units money.Units) string {
	n.Helper()
	return n.sendAsStranger(n.Tokens()[token].EVM(), contracts.NewSandboxUSDC().PackTransfer(to.EVM(), units.Big()))
}

// PayInside has the faucet's contract pay.
func (n *evmNet) PayInside(token chain.Token, to chain.Address, units ...money.Units) string {
	n.Helper()
	var payments []devnet.Payment
	for _, u := range units {
		payments = append(payments, devnet.Payment{To: to, Units: u})
	}
	hashes, err := n.chain.FaucetMany(n.Context(), token, payments)
	if err != nil {
		n.Fatal(err)
	}
	return hashes[0].Hex()
}

// sendAsStranger sends a call of the stranger's, and keeps it for Resend.
func (n *evmNet) sendAsStranger(to common.Address, data []byte) (hash string) {
	n.Helper()
	tx, err := types.SignNewTx(n.strangerKey, types.LatestSignerForChainID(big.NewInt(devnet.ChainID)), &types.DynamicFeeTx{
		ChainID: big.NewInt(devnet.ChainID), Nonce: n.strangerNonce, Gas: 900_000, To: &to, Data: data,
		GasFeeCap: big.NewInt(1000 * params.GWei), GasTipCap: big.NewInt(50 * params.GWei),
	})
	if err != nil {
		n.Fatal(err)
	}
	n.sent[tx.Hash().Hex()] = tx
	n.Resend(tx.Hash().Hex())
	return tx.Hash().Hex()
}

func (n *evmNet) Resend(txHash string) {
	n.Helper()
	tx := n.sent[txHash]
	raw, err := tx.MarshalBinary()
	if err != nil {
		n.Fatal(err)
	}
	if err := n.direct.SendRaw(n.Context(), raw); err != nil {
		n.Fatal(err)
	}
	n.strangerNonce = tx.Nonce() + 1
}

func (n *evmNet) Balance(token chain.Token, of chain.Address) money.Units {
	n.Helper()
	usdc, contract := contracts.NewSandboxUSDC(), n.Tokens()[token].EVM()
	out, err := n.direct.Call(n.Context(), ethereum.CallMsg{To: &contract, Data: usdc.PackBalanceOf(of.EVM())}, nil)
	if err != nil {
		n.Fatal(err)
	}
	balance, err := usdc.UnpackBalanceOf(out)
	if err != nil {
		n.Fatal(err)
	}
	units, err := money.UnitsFromBig(balance)
	if err != nil {
		n.Fatal(err)
	}
	return units
}

func (n *evmNet) MineBlocks(count int) {
	n.Helper()
	for range count {
		if _, err := n.chain.Commit(); err != nil {
			n.Fatal(err)
		}
	}
}

// Reorganize drops the stranger's transactions too: its next is the one that the
// chain waits for.
func (n *evmNet) Reorganize(count int, drop bool) {
	n.Helper()
	if err := n.chain.Reorg(uint64(count), drop); err != nil {
		n.Fatal(err)
	}
	next, err := n.direct.Nonce(n.Context(), crypto.PubkeyToAddress(n.strangerKey.PublicKey))
	if err != nil {
		n.Fatal(err)
	}
	if drop {
		n.strangerNonce = next
	}
}

func (n *evmNet) Advance(d time.Duration) { n.clock.Advance(d) }

func (n *evmNet) Spoil(f chaintest.Fault) {
	n.node.Set(evmFaults[f])
	n.readerNode.Set(evmFaults[f])
}

func (n *evmNet) Asked() (byReader, byCarrier int) {
	return n.readerNode.Requests(), n.node.Requests()
}

func (n *evmNet) Saw(signature []byte) bool { return n.node.Saw(hex.EncodeToString(signature)) }

// CarryAsStranger has the wallet's executor called: it runs there already.
func (n *evmNet) CarryAsStranger(s intent.Submission) {
	n.Helper()
	signed, err := custody.DecodeIntent(s.Text)
	if err != nil {
		n.Fatal(err)
	}
	n.sendAsStranger(s.Account.EVM(), custodytest.PackIntent(signed, s.Signature))
}
