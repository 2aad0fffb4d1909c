package evm_test

import (
	"bytes"
	"encoding/json"
	"io"
	"math/big"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"slices"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/params"

	"github.com/granaryhq/granary/internal/bridge/oft"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/waittest"
)

// startNodeWithLogs answers as another node does, except for searches of logs, of which it returns these.
func startNodeWithLogs(t *testing.T, behind string, logs []types.Log) string {
	t.Helper()
	to, err := url.Parse(behind)
	if err != nil {
		t.Fatal(err)
	}
	pass := httputil.NewSingleHostReverseProxy(to)
	node := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		var asked struct {
			ID     json.RawMessage `json:"id"`
			Method string          `json:"method"`
		}
		if json.Unmarshal(body, &asked) == nil && asked.Method == "eth_getLogs" {
			w.Header().Set("Content-Type", "application/json")
			_ = json.NewEncoder(w).Encode(map[string]any{"jsonrpc": "2.0", "id": asked.ID, "result": logs})
			return
		}
		r.Body, r.ContentLength = io.NopCloser(bytes.NewReader(body)), int64(len(body))
		pass.ServeHTTP(w, r)
	}))
	t.Cleanup(node.Close)
	return node.URL
}

// deliverMessage has a contract log that a message has come, and returns the contract and the block.
func deliverMessage(t *testing.T, net *devnet.EVM, guid common.Hash) (at common.Address, block uint64) {
	t.Helper()
	key, err := crypto.GenerateKey()
	if err != nil {
		t.Fatal(err)
	}
	from := crypto.PubkeyToAddress(key.PublicKey)
	funded, err := net.FundRelayer(t.Context(), from)
	if err == nil {
		commitBlock(t, net)
		_, err = net.Wait(t.Context(), funded)
	}
	if err != nil {
		t.Fatal(err)
	}
	tx, err := types.SignNewTx(key, types.LatestSignerForChainID(big.NewInt(devnet.ChainID)), &types.DynamicFeeTx{
		ChainID: big.NewInt(devnet.ChainID), Data: fabricatedDelivery(from, guid, 1_000_000), Gas: 8_000_000, GasTipCap: big.NewInt(params.GWei), GasFeeCap: big.NewInt(1000 * params.GWei)})
	if err != nil {
		t.Fatal(err)
	}
	raw, err := tx.MarshalBinary()
	if err != nil {
		t.Fatal(err)
	}
	client := devnettest.Dial(t, net.Config())
	waittest.Until(t, "it is sent", func() bool { return client.SendRaw(t.Context(), raw) == nil })
	commitBlock(t, net)
	receipt, err := net.Wait(t.Context(), tx.Hash())
	if err != nil || receipt.Status != 1 {
		t.Fatalf("%+v, %v", receipt, err)
	}
	return crypto.CreateAddress(from, 0), receipt.BlockNumber.Uint64()
}

// One of two nodes does not find a message that has come, or finds it in a block that does not have it: the search returns the one block that
// has it, whichever node is the first.
func TestAMessageIsLocatedByTheNodeThatHasIt(t *testing.T) {
	net, guid := devnettest.Start(t, devnet.Options{}), common.Hash{7}
	at, number := deliverMessage(t, net, guid)
	for range 20 {
		commitBlock(t, net)
	}
	for name, logs := range map[string][]types.Log{
		"it finds none":    {},
		"it invents a log": {{Address: at, Topics: []common.Hash{oft.ReceivedTopic, guid}, Data: []byte{}, BlockNumber: 1}},
	} {
		liar := startNodeWithLogs(t, net.URL(), logs)
		for _, urls := range [][2]string{{liar, net.URL()}, {net.URL(), liar}} {
			config := net.Config()
			config.OFT, config.URL, config.SecondURL = at, urls[0], urls[1]
			client := devnettest.Dial(t, config)
			final, err := client.Final(t.Context())
			if err != nil || final.Number < number {
				t.Fatalf("final %d, %v; the block is %d", final.Number, err, number)
			}
			found, err := evm.NewReader(client).LocateMessage(t.Context(), oft.TransferKey(guid), time.Unix(0, 0).Add(24*time.Hour), final.Number)
			if err != nil || !slices.Equal(found, []uint64{number}) {
				t.Errorf("%s: found in blocks %d, %v, want %d", name, found, err, number)
			}
		}
	}
}
