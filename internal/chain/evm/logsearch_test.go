package evm_test

import (
	"bytes"
	"encoding/json"
	"net/http"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/chain/evm/evmtest"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/devnettest"
)

// transferTopic is the topic of a token's transfers.
var transferTopic = crypto.Keccak256Hash([]byte("Transfer(address,address,uint256)"))

// requestID returns the id of a request in JSON.
func requestID(t *testing.T, body []byte) string {
	var request struct{ ID json.RawMessage }
	if err := json.Unmarshal(body, &request); err != nil {
		t.Errorf("a request that is not of JSON: %v", err)
	}
	return string(request.ID)
}

// A search requests the logs of ever more blocks at a time. A request that fails for another reason than its size is made again as it was, and
// one that the node rejects makes the following ones smaller for a while: neither makes the search slow for good. Each block is visited once.
func TestASearchStaysFastAfterFailures(t *testing.T) {
	t.Parallel()
	const blocks = 7000
	clk := clock.New()
	net := devnettest.Start(t, devnet.Options{Clock: clk})
	began := clk.Now()
	var paid []uint64
	for n := range blocks {
		if n%2300 == 100 {
			payMany(t, net, chain.USDC, 1)
			paid = append(paid, commitBlock(t, net))
		}
		commitBlock(t, net)
	}
	slices.Reverse(paid)
	const tooManyRequests = `{"jsonrpc":"2.0","id":ID,"error":{"code":-32005,"message":"too many requests"}}`
	for name, c := range map[string]struct {
		failing []int64 // requests for logs, from 1 on
		checks  bool    // requests for the chain's id are counted, and fail, too
		status  int
		answer  string
		limit   uint64 // of blocks that the node searches at a time
		most    int64  // requests
	}{
		"no failure":                       {most: 3},
		"a rate limit":                     {failing: []int64{2, 3, 4}, status: http.StatusTooManyRequests, most: 6},
		"a rate limit of JSON-RPC":         {failing: []int64{1, 3, 5}, status: http.StatusOK, answer: tooManyRequests, most: 6},
		"a rate limit of all requests":     {failing: []int64{3, 4, 5}, checks: true, status: http.StatusTooManyRequests, most: 8},
		"an internal failure":              {failing: []int64{1, 2, 3}, status: http.StatusInternalServerError, most: 6},
		"a node behind a gateway is down":  {failing: []int64{1, 3, 4}, status: http.StatusBadGateway, most: 8},
		"a range is rejected for a moment": {failing: []int64{1, 2, 3}, status: http.StatusOK, answer: `{"jsonrpc":"2.0","id":ID,"error":{"code":-32000,"message":"block range is too large"}}`, most: 21},
		"a response is too large":          {failing: []int64{1}, status: http.StatusOK, answer: `{"jsonrpc":"2.0","id":ID,"result":"` + strings.Repeat("x", 65<<20) + `"}`, most: 9},
		"ranges are always limited":        {limit: 2000, most: 5},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			whole := false // the last report is of all blocks
			node, client := dialProxy(t, net)
			var requests atomic.Int64
			node.Set(evmtest.Faults{MaxLogBlocks: c.limit, Reject: func(body []byte) (int, string) {
				if !bytes.Contains(body, []byte("eth_getLogs")) && !(c.checks && bytes.Contains(body, []byte("eth_chainId"))) {
					return 0, ""
				}
				if n := requests.Add(1); slices.Contains(c.failing, n) {
					return c.status, strings.Replace(c.answer, "ID", requestID(t, body), 1)
				}
				return 0, ""
			}})
			head, err := client.Head(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			search := evm.LogSearch{Contract: net.Contracts.USDC, Topics: [][]common.Hash{{transferTopic}}, Since: began.Add(-24 * time.Hour), UpTo: head.Number}
			var found, searched []uint64
			search.Progress = func(done, all uint64) {
				if searched = append(searched, done); done > all || all < uint64(len(paid)) {
					t.Errorf("%d of %d blocks are searched", done, all)
				}
				if done == all {
					whole = true
				}
			}
			err = client.SearchBack(t.Context(), search, func(block uint64) (bool, error) {
				found = append(found, block)
				return true, nil
			})
			if err != nil {
				t.Fatal(err)
			}
			if !whole || !slices.IsSorted(searched) {
				t.Errorf("the numbers of blocks that are searched are %d", searched)
			}
			if n := requests.Load(); n > c.most {
				t.Errorf("%d requests for the logs of %d blocks, want %d at most", n, head.Number, c.most)
			}
			if len(found) < len(paid) || !slices.Equal(found[:len(paid)], paid) { // before them are those of the beginning
				t.Errorf("logs are found in blocks %d, want %d", found, paid)
			}
			if !slices.IsSortedFunc(found, func(a, b uint64) int { return int(b) - int(a) }) || len(slices.Compact(slices.Clone(found))) != len(found) {
				t.Errorf("blocks %d are visited, want each once and the newest first", found)
			}
		})
	}
}

// A search finds its first block although the node limits the rate of requests meanwhile.
func TestARateLimitOfBlocksEndsNoSearch(t *testing.T) {
	t.Parallel()
	net := devnettest.Start(t, devnet.Options{Clock: clock.New()})
	payMany(t, net, chain.USDC, 1)
	paid := commitBlock(t, net)
	for name, limited := range map[string]int64{"of one request": 1, "of three": 3} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			node, client := dialProxy(t, net)
			head, err := client.Head(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			var requests atomic.Int64
			node.Set(evmtest.Faults{Reject: func(body []byte) (int, string) {
				if bytes.Contains(body, []byte("eth_getBlockByNumber")) && requests.Add(1) <= limited {
					return http.StatusTooManyRequests, ""
				}
				return 0, ""
			}})
			search := evm.LogSearch{Contract: net.Contracts.USDC, Topics: [][]common.Hash{{transferTopic}}, Since: head.Time, UpTo: head.Number}
			var found []uint64
			err = client.SearchBack(t.Context(), search, func(block uint64) (bool, error) {
				found = append(found, block)
				return false, nil
			})
			if err != nil || !slices.Equal(found, []uint64{paid}) {
				t.Errorf("blocks %d are found, want %d: %v", found, paid, err)
			}
		})
	}
}
