package evm_test

import (
	"bytes"
	"encoding/json"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/chain/evm/evmtest"
	"github.com/granaryhq/granary/internal/devnettest"
)

// logRange returns of how many blocks the logs are that a request asks for; 0 for another request.
func logRange(body []byte) uint64 {
	var call struct {
		Method string
		Params []struct{ FromBlock, ToBlock hexutil.Uint64 }
	}
	if !bytes.Contains(body, []byte(`"eth_getLogs"`)) || json.Unmarshal(body, &call) != nil {
		return 0
	}
	return uint64(call.Params[0].ToBlock-call.Params[0].FromBlock) + 1
}

// Each provider rejects the logs of too many blocks with a code and a text of its own. The search goes on in smaller ranges, down to
// those of trial plans.
func TestASearchGoesOnInTheRangesOfEachProvider(t *testing.T) {
	t.Parallel()
	net := devnettest.Start(t, devnet.Options{})
	var paid []uint64
	for n := range 40 {
		if n%16 == 0 {
			payMany(t, net, chain.USDC, 1)
			paid = append(paid, commitBlock(t, net))
		}
		commitBlock(t, net)
	}
	slices.Reverse(paid)
	for provider, c := range map[string]struct {
		most   uint64 // blocks of a request
		status int
		answer string // an error of JSON-RPC
	}{
		"QuickNode":              {5, http.StatusRequestEntityTooLarge, `{"code":-32615,"message":"eth_getLogs is limited to a 5 range"}`},
		"QuickNode, as JSON-RPC": {5, http.StatusOK, `{"code":-32614,"message":"eth_getLogs is limited to a 5 range"}`},
		"Ankr":                   {10, http.StatusOK, `{"code":-32062,"message":"Block range is too large"}`},
		"Infura":                 {20, http.StatusOK, `{"code":-32005,"message":"query returned more than 10000 results. Try with this block range [0x1, 0x2].","data":{"from":"0x1","to":"0x2","limit":10000}}`},
		"Alchemy":                {10, http.StatusOK, `{"code":-32602,"message":"Log response size exceeded. You can make eth_getLogs requests with up to a 2K block range and no limit on the response size, or you can request any block range with a cap of 10K logs in the response. Based on your parameters and the response size limit, this block range should work: [0x1, 0x2]"}`},
		"Alchemy's free plan":    {10, http.StatusBadRequest, `{"code":-32600,"message":"Under the Free tier plan, you can make eth_getLogs requests with up to a 10 block range."}`},
		"dRPC":                   {10, http.StatusBadRequest, `{"code":35,"message":"ranges over 10000 blocks are not supported on freetier"}`},
		"a bound of blocks":      {7, http.StatusOK, `{"code":-32602,"message":"exceed maximum block range: 7"}`},
		"a bound of results":     {7, http.StatusOK, `{"code":-32602,"message":"query exceeds max results 20000, retry with the range 1-2"}`},
		"an internal error":      {7, http.StatusOK, `{"code":-32603,"message":"block range greater than 1000 max"}`},
		"one block":              {1, http.StatusOK, `{"code":-32000,"message":"block range extends beyond the limit"}`},
	} {
		t.Run(provider, func(t *testing.T) {
			t.Parallel()
			node, client := dialProxy(t, net)
			node.Set(evmtest.Faults{Reject: func(body []byte) (int, string) {
				if logRange(body) <= c.most {
					return 0, ""
				}
				return c.status, strings.Replace(`{"jsonrpc":"2.0","id":ID,"error":`+c.answer+`}`, "ID", requestID(t, body), 1)
			}})
			head, err := client.Head(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			search := evm.LogSearch{Contract: net.Contracts.USDC, Topics: [][]common.Hash{{transferTopic}}, Since: head.Time.Add(-24 * time.Hour), UpTo: head.Number}
			var found []uint64
			err = client.SearchBack(t.Context(), search, func(block uint64) (bool, error) {
				found = append(found, block)
				return true, nil
			})
			if err != nil || len(found) < len(paid) || !slices.Equal(found[:len(paid)], paid) {
				t.Errorf("logs are found in blocks %d, %v; want %d", found, err, paid)
			}
		})
	}
}
