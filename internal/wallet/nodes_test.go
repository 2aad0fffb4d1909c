package wallet_test

import (
	"bytes"
	"encoding/json"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strconv"
	"sync/atomic"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/chain/evm/evmtest"
	"github.com/granaryhq/granary/internal/chain/finality"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/custody/custodytest"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/wallet"
)

// forger is a node that serves a chain, and while it lies the old blocks of
// another one.
type forger struct {
	url, fork string
	last      uint64 // of the blocks that are the fork's while it lies
	lying     atomic.Bool
	lies      atomic.Int64
}

func (n *forger) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	body, _ := io.ReadAll(r.Body)
	w.Header().Set("Content-Type", "application/json")
	var batch []json.RawMessage
	if json.Unmarshal(body, &batch) != nil {
		_, _ = w.Write(n.answerCall(body))
		return
	}
	for i := range batch {
		batch[i] = n.answerCall(batch[i])
	}
	_ = json.NewEncoder(w).Encode(batch)
}

// answerCall answers calls about the blocks of the fork.
func (n *forger) answerCall(call json.RawMessage) json.RawMessage {
	var asked struct {
		Method string
		Params []json.RawMessage
	}
	_ = json.Unmarshal(call, &asked)
	if n.lying.Load() && len(asked.Params) > 0 {
		var at string
		_ = json.Unmarshal(asked.Params[0], &at)
		number, err := strconv.ParseUint(at, 0, 64)
		switch {
		case asked.Method == "eth_getBlockByNumber" && err == nil && number >= 1 && number <= n.last:
			n.lies.Add(1)
			return n.askNode(n.fork, call)
		case asked.Method == "eth_getBlockReceipts":
			if out := n.askNode(n.fork, call); !bytes.Contains(out, []byte(`"result":null`)) && !bytes.Contains(out, []byte(`"error"`)) {
				return out
			}
		}
	}
	return n.askNode(n.url, call)
}

func (n *forger) askNode(url string, call json.RawMessage) json.RawMessage {
	answer, err := http.Post(url, "application/json", bytes.NewReader(call))
	if err != nil {
		panic(http.ErrAbortHandler)
	}
	defer func() { _ = answer.Body.Close() }()
	out, _ := io.ReadAll(answer.Body)
	return bytes.TrimSpace(out)
}

// Of two nodes one invents the blocks that a follower has to catch up with, is honest about all others, lags, and
// takes turns with the other: invented deposits are not credited, and the chain's are, once.
func TestOfTwoNodesOneInventsADeposit(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		later := clock.New()
		later.Advance(time.Hour)
		net := devnettest.Start(t, devnet.Options{Finality: 5})
		fork := devnettest.Start(t, devnet.Options{Finality: 5, Clock: later})
		first := &forger{url: net.URL(), fork: fork.URL(), last: 100}
		server := httptest.NewServer(first)
		t.Cleanup(func() { server.Close(); http.DefaultClient.CloseIdleConnections() })
		nodes := []*evmtest.Proxy{evmtest.New(t, server.URL), evmtest.New(t, net.URL())}
		config := net.Config()
		config.URL, config.SecondURL, config.Known = nodes[0].URL, nodes[1].URL, finality.New(db, config.Name)
		client := devnettest.Dial(t, config)
		w := &world{T: t, ctx: t.Context(), db: db, chain: net,
			service:  wallet.NewService(db, custodytest.Unchecked{Keys: devnettest.Keys(t)}, devnettest.Keys(t).IDs(), []chain.Name{chain.EthereumSepolia, chain.SolanaDevnet}),
			follower: wallet.NewFollower(db, evm.NewReader(client), chain.EthereumSepolia, 5*time.Millisecond, slog.New(slog.DiscardHandler), prometheus.NewRegistry()),
		}
		w.start()
		mine := w.createWallet()
		w.stop()
		w.mineBlocks(115) // more than are read at a time
		w.pay(mine, chain.USDC, 12*money.Dollar)
		w.mineBlocks(10)
		if _, err := fork.Faucet(t.Context(), chain.USDC, mine.Addresses[chain.EthereumSepolia], money.UnitsOf(1_000_000*money.Dollar, 6)); err != nil {
			t.Fatal(err)
		}
		for range 110 {
			if _, err := fork.Commit(); err != nil {
				t.Fatal(err)
			}
		}

		first.lying.Store(true)
		w.start()
		w.until("the invented deposit is seen", func() bool { return len(w.listDeposits(mine)) > 0 })
		before := first.lies.Load()
		w.until("the follower has looked again, or has found the other node's blocks", func() bool {
			return first.lies.Load() > before+20 || w.completedTotal(mine) > 0
		})
		if got := w.completedTotal(mine); got != 0 && got != 12*money.Dollar {
			t.Errorf("%s that one of two nodes made up is completed", got)
		}
		first.lying.Store(false)
		w.until("the deposit that the chain has completes", func() bool { return w.completedTotal(mine) == 12*money.Dollar })

		w.pay(mine, chain.USDC, 3*money.Dollar)
		nodes[0].Set(evmtest.Faults{StaleBy: 4})
		w.mineBlocks(6)
		nodes[0].Set(evmtest.Faults{Down: true})
		nodes[1].Set(evmtest.Faults{StaleBy: 2})
		w.mineBlocks(2)
		nodes[0].Set(evmtest.Faults{})
		nodes[1].Set(evmtest.Faults{})
		w.mineBlocks(2)
		w.until("the next deposit completes", func() bool { return w.completedTotal(mine) == 15*money.Dollar })
		w.stop()
		w.assertBooksBalance(mine, 15*money.Dollar)
	})
}
