package evm_test

import (
	"errors"
	"math/big"
	"slices"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/prometheus/client_golang/prometheus"
	dto "github.com/prometheus/client_model/go"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/chain/evm/evmtest"
	"github.com/granaryhq/granary/internal/chain/finality"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/waittest"
)

// pair is a chain behind two nodes, and another chain that a node may serve
// instead: a fork of it from its first block.
type pair struct {
	*testing.T
	chain, fork *devnet.EVM
	nodes       [2]*evmtest.Proxy
	metrics     *prometheus.Registry
	client      *evm.Client
}

func newPair(t *testing.T, change func(*evm.Config)) *pair {
	t.Helper()
	later := clock.New()
	later.Advance(time.Hour)
	p := &pair{T: t, chain: devnettest.Start(t, devnet.Options{}), fork: devnettest.Start(t, devnet.Options{Clock: later}), metrics: prometheus.NewRegistry()}
	for i := range p.nodes {
		p.nodes[i] = evmtest.New(t, p.chain.URL())
	}
	config := p.chain.Config()
	config.URL, config.SecondURL, config.Metrics, config.Timeout = p.nodes[0].URL, p.nodes[1].URL, p.metrics, 5*time.Second
	if change != nil {
		change(&config)
	}
	p.client = devnettest.Dial(t, config)
	for range 10 {
		commitBlock(t, p.chain)
		commitBlock(t, p.fork)
	}
	return p
}

// final is the chain's own final block.
func (p *pair) final() uint64 {
	p.Helper()
	b, err := devnettest.Dial(p.T, p.chain.Config()).Final(p.Context())
	if err != nil {
		p.Fatal(err)
	}
	return b.Number
}

// untilFinal waits until the client says that a block is final.
func (p *pair) untilFinal(number uint64) {
	p.Helper()
	waittest.Until(p.T, "the final block rises", func() bool {
		b, err := p.client.Final(p.Context())
		return err == nil && b.Number == number
	})
}

func (p *pair) assertFinal(want uint64, when string) {
	p.Helper()
	b, err := p.client.Final(p.Context())
	if err != nil {
		p.Fatalf("%s: %v", when, err)
	}
	if b.Number != want {
		p.Errorf("%s: block %d is final, want %d", when, b.Number, want)
	}
}

func (p *pair) assertCondition(node, condition string) {
	p.Helper()
	waittest.Until(p.T, "node "+node+" is shown as "+condition, func() bool {
		_, _ = p.client.Final(p.Context())
		families, err := p.metrics.Gather()
		if err != nil {
			p.Fatal(err)
		}
		for _, f := range families {
			for _, m := range f.GetMetric() {
				if f.GetName() == "granary_node_condition" && hasLabels(m, node, condition) && m.GetGauge().GetValue() == 1 {
					return true
				}
			}
		}
		return false
	})
}

func hasLabels(m *dto.Metric, values ...string) bool {
	return !slices.ContainsFunc(values, func(v string) bool {
		return !slices.ContainsFunc(m.GetLabel(), func(l *dto.LabelPair) bool { return l.GetValue() == v })
	})
}

// A node that lags behind the known final block, or serves another fork, keeps the final block from rising, and
// changes no final state.
func TestWhatTheNodesDifferInWaits(t *testing.T) {
	for name, fault := range map[string]struct {
		set       func(p *pair) evmtest.Faults
		condition string
	}{
		"lags":              {func(*pair) evmtest.Faults { return evmtest.Faults{StaleBy: 12} }, "behind"},
		"is on another one": {func(p *pair) evmtest.Faults { return evmtest.Faults{Elsewhere: p.fork.URL()} }, "contradicting"},
		"cannot answer":     {func(*pair) evmtest.Faults { return evmtest.Faults{LoseBatchAnswers: true, WrongHash: true} }, "contradicting"},
	} {
		for _, node := range []int{0, 1} {
			t.Run(name, func(t *testing.T) {
				t.Parallel()
				p := newPair(t, nil)
				was := p.final()
				p.assertFinal(was, "both are well")
				p.nodes[node].Set(fault.set(p))
				for range 3 {
					commitBlock(t, p.chain)
				}
				p.assertCondition([]string{"1", "2"}[node], fault.condition)
				p.assertFinal(was, "one is not")
				head, err := p.client.Head(t.Context())
				if err != nil || head.Number < was {
					t.Errorf("the newest block is %d, %v, want one after %d from the other", head.Number, err, was)
				}
				p.nodes[node].Set(evmtest.Faults{})
				p.untilFinal(p.final())
				p.assertCondition([]string{"1", "2"}[node], "well")
			})
		}
	}
}

// A block that both have as final is final: the lower of two.
func TestTheLowerFinalBlockCounts(t *testing.T) {
	p := newPair(t, nil)
	p.nodes[1].Set(evmtest.Faults{StaleBy: 4})
	head, err := p.client.Head(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	direct, err := devnettest.Dial(t, p.chain.Config()).Head(t.Context())
	if err != nil || head.Number != direct.Number-4 {
		t.Errorf("the newest block is %d, %v, want that of the node which lags by 4 behind %d", head.Number, err, direct.Number)
	}
	p.assertFinal(direct.Number-4, "one lags")
}

// Without a known block it cannot be decided which of two nodes is right.
func TestTwoForksAndNothingKnown(t *testing.T) {
	p := newPair(t, nil)
	p.nodes[1].Set(evmtest.Faults{Elsewhere: p.fork.URL()})
	if b, err := p.client.Final(t.Context()); !errors.Is(err, chain.ErrInconsistent) {
		t.Errorf("block %d is final, %v, want %v", b.Number, err, chain.ErrInconsistent)
	}
}

// While one node is down the other is trusted alone, also when they swap; never below the former's final block.
func TestOneNodeAlone(t *testing.T) {
	p := newPair(t, nil)
	for round := range 4 {
		down := round % 2
		p.nodes[down].Set(evmtest.Faults{Down: true})
		p.nodes[1-down].Set(evmtest.Faults{})
		commitBlock(t, p.chain)
		p.untilFinal(p.final())
		p.assertCondition([]string{"1", "2"}[down], "down")
	}
	known := p.final()
	p.nodes[0].Set(evmtest.Faults{Down: true})
	p.nodes[1].Set(evmtest.Faults{Down: true})
	if b, err := p.client.Final(t.Context()); !errors.Is(err, chain.ErrUnavailable) {
		t.Errorf("with both down block %d is final, %v, want %v", b.Number, err, chain.ErrUnavailable)
	}
	p.nodes[0].Set(evmtest.Faults{StaleBy: 5})
	p.assertCondition("1", "behind")
	for what, ask := range map[string]func() error{
		"final block":  func() error { _, err := p.client.Final(t.Context()); return err },
		"newest block": func() error { _, err := p.client.Head(t.Context()); return err },
		"balance":      func() error { _, err := p.client.Balance(t.Context(), common.Address{1}); return err },
		"code":         func() error { _, err := p.client.Code(t.Context(), common.Address{1}); return err },
	} {
		if err := ask(); !errors.Is(err, chain.ErrUnavailable) {
			t.Errorf("the only node that answers is behind block %d, and told its %s: %v", known, what, err)
		}
	}
	p.nodes[0].Set(evmtest.Faults{})
	p.untilFinal(known)
}

// Irreversible decisions need both; one that is down does not count.
func TestAgreedIsWhatBothSay(t *testing.T) {
	p := newPair(t, nil)
	usdc := contracts.NewSandboxUSDC()
	calls := []ethereum.CallMsg{{From: common.Address{1}, To: &p.chain.Contracts.USDC, Gas: 100_000, Data: usdc.PackTransfer(common.Address{2}, big.NewInt(1))}}
	head, err := p.client.Head(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	ask := func() error {
		results, err := p.client.Agreed().Simulate(t.Context(), head, calls)
		if err == nil && results[0].Err == nil {
			t.Error("an account without money has paid")
		}
		if err == nil {
			_, err = p.client.Agreed().Accounts(t.Context(), head, []common.Address{{1}})
		}
		return err
	}
	if err := ask(); err != nil {
		t.Errorf("both are well: %v", err)
	}
	for name, f := range map[string]evmtest.Faults{"lags": {StaleBy: 3}, "is elsewhere": {Elsewhere: p.fork.URL()}} {
		p.nodes[1].Set(f)
		if err := ask(); !errors.Is(err, chain.ErrUnavailable) && !errors.Is(err, chain.ErrInconsistent) {
			t.Errorf("one %s: %v, want an error of the node", name, err)
		}
	}
	p.nodes[1].Set(evmtest.Faults{Down: true})
	if err := ask(); err != nil {
		t.Errorf("one is down: %v", err)
	}
}

// Balances by which books are opened are those that both nodes report.
func TestAgreedBalancesAreWhatBothSay(t *testing.T) {
	p := newPair(t, nil)
	holder := common.Address{7}
	if _, err := p.fork.Faucet(t.Context(), chain.USDC, chain.EVMAddress(holder), money.NewUnits(1_000_000)); err != nil {
		t.Fatal(err)
	}
	for range 10 {
		commitBlock(t, p.chain)
		commitBlock(t, p.fork)
	}
	number := p.final()
	ask := func() ([]*big.Int, error) {
		return p.client.Agreed().Holdings(t.Context(), []evm.Holding{{Token: p.chain.Contracts.USDC, Holder: holder}}, number)
	}
	if units, err := ask(); err != nil || units[0].Sign() != 0 {
		t.Errorf("both are well: %v, %v", units, err)
	}
	for i, n := range p.nodes {
		n.Set(evmtest.Faults{Elsewhere: p.fork.URL()})
		if units, err := ask(); !errors.Is(err, chain.ErrInconsistent) && !errors.Is(err, chain.ErrUnavailable) {
			t.Errorf("by the word of node %d alone the holder has %v: %v", i+1, units, err)
		}
		n.Set(evmtest.Faults{})
	}
}

// A contract that returns no balance fails its own balances only, also where all nodes must agree.
func TestAContractWithoutBalancesFailsNoOther(t *testing.T) {
	p := newPair(t, nil)
	for range 10 {
		commitBlock(t, p.chain)
		commitBlock(t, p.fork)
	}
	number := p.final()
	holder := common.Address{7}
	holdings := []evm.Holding{{Token: common.Address{8}, Holder: holder}, {Token: p.chain.Contracts.USDC, Holder: holder}, {Token: p.chain.Contracts.Guard, Holder: holder}}
	for name, client := range map[string]*evm.Client{"one node": p.client, "both nodes": p.client.Agreed()} {
		b, err := client.Balances(t.Context(), holdings, number)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if !errors.Is(b[0].Err, evm.ErrNoBalance) || b[1].Err != nil || b[1].Units.Sign() != 0 || !errors.Is(b[2].Err, evm.ErrReverted) {
			t.Errorf("%s: the balances are %v", name, b)
		}
		if _, err := client.Holdings(t.Context(), holdings[1:], number); !errors.Is(err, evm.ErrReverted) {
			t.Errorf("%s: all holdings: %v, want %v", name, err, evm.ErrReverted)
		}
	}
}

// A transaction goes to both nodes, and has been sent when one of them has it.
func TestTransactionsGoToBothNodes(t *testing.T) {
	p := newPair(t, nil)
	if err := p.client.SendRaw(t.Context(), []byte{1}); !errors.Is(err, evm.ErrRejected) {
		t.Errorf("sending what is no transaction: %v, want %v", err, evm.ErrRejected)
	}
	for i, n := range p.nodes {
		if got := n.Calls("eth_sendRawTransaction"); got != 1 {
			t.Errorf("node %d was sent %d transactions, want 1", i+1, got)
		}
	}
	p.nodes[0].Set(evmtest.Faults{SwallowSends: true})
	if err := p.client.SendRaw(t.Context(), []byte{1}); err != nil {
		t.Errorf("one node took it: %v", err)
	}
	p.nodes[1].Set(evmtest.Faults{Down: true})
	if err := p.client.SendRaw(t.Context(), []byte{1}); err != nil {
		t.Errorf("one node took it, the other is down: %v", err)
	}
}

// Where no root proves the amounts, the nodes prove them for each other.
func TestAlteredAmountsAreNoticedByTheOtherNode(t *testing.T) {
	p := newPair(t, func(c *evm.Config) { c.Receipts = evm.ProveStructure })
	payMany(t, p.chain, chain.USDC, 3)
	at := commitBlock(t, p.chain)
	if _, err := p.client.Transfers(t.Context(), at, at); err != nil {
		t.Fatal(err)
	}
	p.nodes[1].Set(evmtest.Faults{AlterAmounts: true})
	if _, err := p.client.Transfers(t.Context(), at, at); !errors.Is(err, chain.ErrInconsistent) {
		t.Errorf("transfers that the nodes differ in: %v, want %v", err, chain.ErrInconsistent)
	}
	if _, _, err := p.client.ProvenReceipts(t.Context(), at); !errors.Is(err, chain.ErrInconsistent) {
		t.Errorf("receipts that the nodes differ in: %v, want %v", err, chain.ErrInconsistent)
	}
	p.nodes[1].Set(evmtest.Faults{Down: true})
	if _, err := p.client.Transfers(t.Context(), at, at); err != nil {
		t.Errorf("one is down: %v", err)
	}
}

// A final block that one process has seen binds every other one, and holds after a restart.
func TestTheKnownFinalBlockBindsEveryProcess(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		net := devnettest.Start(t, devnet.Options{})
		node := evmtest.New(t, net.URL())
		dial := func() *evm.Client {
			config := net.Config()
			config.URL, config.Known = node.URL, finality.New(db, config.Name)
			return devnettest.Dial(t, config)
		}
		for range 6 {
			commitBlock(t, net)
		}
		first, second := dial(), dial()
		known, err := first.Final(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		node.Set(evmtest.Faults{StaleBy: 5})
		for name, c := range map[string]*evm.Client{"another process": second, "a restarted one": dial()} {
			if b, err := c.Head(t.Context()); !errors.Is(err, chain.ErrUnavailable) {
				t.Errorf("%s believes in block %d, %v, although %d is final", name, b.Number, err, known.Number)
			}
			if b, err := c.Final(t.Context()); !errors.Is(err, chain.ErrUnavailable) {
				t.Errorf("%s takes block %d for final, %v, although %d is", name, b.Number, err, known.Number)
			}
		}
		node.Set(evmtest.Faults{})
		if err := net.Reorg(5, true); err != nil {
			t.Fatal(err)
		}
		for range 6 {
			commitBlock(t, net)
		}
		for name, c := range map[string]*evm.Client{"another process": second, "a restarted one": dial()} {
			if _, err := c.Head(t.Context()); !errors.Is(err, chain.ErrDeepReorg) {
				t.Errorf("%s, of a chain whose final blocks are others: %v, want %v", name, err, chain.ErrDeepReorg)
			}
		}
	})
}

// A node that was well a moment ago and is on another fork now has no receipt that counts: its block does not lead to
// the final one.
func TestReceiptsOfAnotherForkDoNotCount(t *testing.T) {
	p := newPair(t, func(c *evm.Config) { c.SecondURL = "" })
	final, err := p.client.Final(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := p.client.ProvenReceipts(t.Context(), final.Number-1); err != nil {
		t.Fatal(err)
	}
	p.nodes[0].Set(evmtest.Faults{Elsewhere: p.fork.URL()})
	if _, b, err := p.client.ProvenReceipts(t.Context(), final.Number-1); !errors.Is(err, chain.ErrDeepReorg) {
		t.Errorf("the receipts of block %s count, %v, want %v", b.Hash, err, chain.ErrDeepReorg)
	}
}
