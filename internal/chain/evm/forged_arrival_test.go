package evm_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/big"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/granaryhq/granary/internal/bridge/oft"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/wallet"
)

// fabricatedDelivery is code that, as it is deployed, logs that a token was minted and that the OFT has delivered it.
func fabricatedDelivery(to common.Address, guid common.Hash, units int64) []byte {
	var code []byte
	push := func(word common.Hash) { code = append(append(code, 0x7f), word[:]...) }
	number := func(n int64) common.Hash { return common.BigToHash(big.NewInt(n)) }
	store := func(at, value int64) { push(number(value)); push(number(at)); code = append(code, 0x52) }
	log3 := func(size int64, topics ...common.Hash) {
		push(topics[2])
		push(topics[1])
		push(topics[0])
		push(number(size))
		push(number(0))
		code = append(code, 0xa3)
	}
	recipient := common.BytesToHash(to[:])
	store(0, units)
	log3(32, crypto.Keccak256Hash([]byte("Transfer(address,address,uint256)")), common.Hash{}, recipient)
	store(0, 40161)
	store(32, units)
	log3(64, oft.ReceivedTopic, guid, recipient)
	return append(code, 0x00)
}

// startForgingNode answers as an honest node does, except for one block and for logs, which are another chain's.
func startForgingNode(t *testing.T, honest, other string, number uint64) string {
	t.Helper()
	type message struct {
		Version string            `json:"jsonrpc"`
		ID      json.RawMessage   `json:"id"`
		Method  string            `json:"method"`
		Params  []json.RawMessage `json:"params"`
	}
	var otherHash string
	answer := func(m message) json.RawMessage {
		url := honest
		first := ""
		if len(m.Params) > 0 {
			_ = json.Unmarshal(m.Params[0], &first)
		}
		if m.Method == "eth_getLogs" || first == fmt.Sprintf("0x%x", number) || otherHash != "" && first == otherHash {
			url = other
		}
		body, _ := json.Marshal(m)
		response, err := http.Post(url, "application/json", bytes.NewReader(body))
		if err != nil {
			return nil
		}
		defer response.Body.Close()
		text, _ := io.ReadAll(response.Body)
		if url == other && m.Method == "eth_getBlockByNumber" {
			var block struct{ Result struct{ Hash string } }
			if json.Unmarshal(text, &block) == nil {
				otherHash = block.Result.Hash
			}
		}
		return text
	}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		w.Header().Set("Content-Type", "application/json")
		if bytes.HasPrefix(bytes.TrimSpace(body), []byte("[")) {
			var all []message
			_ = json.Unmarshal(body, &all)
			answers := make([]json.RawMessage, len(all))
			for i, m := range all {
				answers[i] = answer(m)
			}
			_ = json.NewEncoder(w).Encode(answers)
			return
		}
		var one message
		_ = json.Unmarshal(body, &one)
		_, _ = w.Write(answer(one))
	}))
	t.Cleanup(server.Close)
	return server.URL
}

// Of two nodes one makes up the block in which a message came in. Its message is not found: the other
// node does not have that block, and a transfer that is settled by it is settled for good.
func TestOneNodeOfTwoCannotMakeUpWhatABridgeBrought(t *testing.T) {
	later := clock.New()
	later.Advance(time.Hour)
	honest, fork := devnettest.Start(t, devnet.Options{}), devnettest.Start(t, devnet.Options{Clock: later})
	mine, guid := common.HexToAddress("0xA11CE"), common.Hash{7}
	at, number := deliverMessage(t, fork, mine, guid, 1_000_000_000_000)
	for range 20 {
		commitBlock(t, honest)
		commitBlock(t, fork)
	}
	config := honest.Config()
	token := config.Tokens[chain.USDT]
	token.Address = at
	config.Tokens = map[chain.Token]evm.Token{chain.USDC: config.Tokens[chain.USDC], chain.USDT: token}
	config.OFT, config.URL, config.SecondURL, config.Timeout = at, startForgingNode(t, honest.URL(), fork.URL(), number), honest.URL(), 5*time.Second
	client := devnettest.Dial(t, config)
	final, err := client.Final(t.Context())
	if err != nil || final.Number < number {
		t.Fatalf("final %d, %v; the block is %d", final.Number, err, number)
	}
	found, err := wallet.FindReceived(t.Context(), evm.NewReader(client), chain.EVMAddress(mine), oft.TransferKey(guid), time.Unix(0, 0).Add(24*time.Hour), final.Number)
	if !errors.Is(err, chain.ErrInconsistent) {
		t.Errorf("by one node's word the bridge has brought %+v: %v", found, err)
	}
}
