package evmtest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"net/http"
	"net/http/httptest"
	"regexp"
	"slices"
	"sync"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
)

// Form is the form in which a network's nodes return blocks, where it is not Ethereum's: transactions of the protocol,
// whose types go-ethereum cannot decode, and headers whose time is that of the block before.
type Form struct {
	// First and Last are the types of the protocol's transactions at the start and at the end of a block.
	First, Last []byte
	// LastEvery is the number of blocks from one with the Last transactions to the next.
	LastEvery uint64
	// Seconds is the number of successive seconds whose blocks all have the first one's time.
	Seconds uint64
}

// The forms of the networks in November 2026.
var (
	// Base since Denim (docs.base.org, upgrade Denim, 2026-11-05): two deposit transactions in each block, L1 attributes and
	// BaseTime, and five blocks with one timestamp.
	Base = Form{First: []byte{0x7e, 0x7e}, Seconds: 5}
	// Arbitrum begins each block with an internal transaction (OffchainLabs/nitro, arbos/internal_tx.go, type 0x6a) and makes four
	// blocks a second.
	Arbitrum = Form{First: []byte{0x6a}, Seconds: 4}
	// Polygon ends the blocks of a sprint with a state-sync transaction (maticnetwork/bor, core/types/state_sync_tx.go, type 0x7f),
	// which is among the receipts since Madhugiri.
	Polygon = Form{Last: []byte{0x7f}, LastEvery: 16}
)

// Reshape starts a node that returns the chain of another in a network's form, for the time of the test, and returns its URL.
// Every header has the hash of its own fields and names its parent's, as the network's do. The EVM of the chain does not see
// the form: block.timestamp is later than the header's time, by less than Form.Seconds.
func Reshape(t testing.TB, upstream string, f Form) string {
	r := &reshaped{form: f, upstream: upstream, outer: map[common.Hash]common.Hash{}, inner: map[common.Hash]common.Hash{}, numbers: map[common.Hash]uint64{}}
	server := httptest.NewServer(r)
	t.Cleanup(func() {
		server.CloseClientConnections()
		server.Close()
	})
	return server.URL
}

type reshaped struct {
	form     Form
	upstream string

	mu           sync.Mutex
	outer, inner map[common.Hash]common.Hash // hashes of blocks: those of the network's form by the chain's own, and the reverse
	numbers      map[common.Hash]uint64      // by the chain's own hashes
}

// ServeHTTP answers requests with the upstream node's answers, in the network's form.
func (r *reshaped) ServeHTTP(w http.ResponseWriter, request *http.Request) {
	body, err := io.ReadAll(request.Body)
	if err != nil {
		panic(http.ErrAbortHandler)
	}
	answer, err := r.answerRequests(body)
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadGateway)
		return
	}
	w.Header().Set("Content-Type", "application/json")
	_, _ = w.Write(answer)
}

func (r *reshaped) answerRequests(body []byte) ([]byte, error) {
	batch := bytes.HasPrefix(bytes.TrimSpace(body), []byte("["))
	if !batch {
		body = slices.Concat([]byte("["), body, []byte("]"))
	}
	var asked []message
	if err := json.Unmarshal(r.replaceHashes(body, r.inner), &asked); err != nil {
		return nil, err
	}
	answers, err := callNode(r.upstream, asked)
	if err != nil {
		return nil, err
	}
	if err := r.learnBlocks(); err != nil {
		return nil, err
	}
	byID := map[string]message{}
	for _, q := range asked {
		byID[string(q.ID)] = q
	}
	for i, a := range answers {
		if answers[i].Result, err = r.reshapeResult(byID[string(a.ID)], a.Result); err != nil {
			return nil, fmt.Errorf("%s: %w", byID[string(a.ID)].Method, err)
		}
		if len(answers[i].Result) == 0 && len(a.Error) == 0 {
			answers[i].Result = json.RawMessage("null")
		}
	}
	out, err := json.Marshal(answers)
	if err == nil && !batch {
		out = bytes.TrimSuffix(bytes.TrimPrefix(out, []byte("[")), []byte("]"))
	}
	return r.replaceHashes(out, r.outer), err
}

var hashPattern = regexp.MustCompile(`0x[0-9a-f]{64}`)

// replaceHashes replaces each hash of a block in a text by the one that the map has for it.
func (r *reshaped) replaceHashes(text []byte, by map[common.Hash]common.Hash) []byte {
	r.mu.Lock()
	defer r.mu.Unlock()
	return hashPattern.ReplaceAllFunc(text, func(hash []byte) []byte {
		if other, ok := by[common.HexToHash(string(hash))]; ok {
			return []byte(other.Hex())
		}
		return hash
	})
}

// learnBlocks computes the hashes of the chain's blocks up to the newest, those of a fork as well.
func (r *reshaped) learnBlocks() error {
	r.mu.Lock()
	defer r.mu.Unlock()
	var unknown []*types.Header
	for at := `"latest"`; ; {
		h, err := r.fetchHeader(at)
		if err != nil {
			return err
		}
		if _, known := r.outer[h.Hash()]; known {
			break
		}
		unknown = append(unknown, h)
		if h.Number.Sign() == 0 {
			break
		}
		at = fmt.Sprintf(`"0x%x"`, h.Number.Uint64()-1)
	}
	for _, h := range slices.Backward(unknown) {
		if h.Number.Sign() > 0 {
			if _, known := r.outer[h.ParentHash]; !known {
				return nil // the chain was reorganized between two answers; the next request learns the rest
			}
		}
		hash := h.Hash()
		r.outer[hash] = r.reshapeHeader(h).Hash()
		r.inner[r.outer[hash]], r.numbers[hash] = hash, h.Number.Uint64()
	}
	return nil
}

func (r *reshaped) fetchHeader(at string) (*types.Header, error) {
	answers, err := callNode(r.upstream, []message{{Version: "2.0", ID: json.RawMessage("1"), Method: "eth_getBlockByNumber", Params: []json.RawMessage{json.RawMessage(at), json.RawMessage("false")}}})
	if err != nil {
		return nil, err
	}
	h := new(types.Header)
	if len(answers) == 0 || len(answers[0].Result) == 0 {
		return nil, fmt.Errorf("the node has no block %s", at)
	}
	return h, json.Unmarshal(answers[0].Result, h)
}

// reshapeHeader returns the header in the network's form. The caller holds mu.
func (r *reshaped) reshapeHeader(h *types.Header) *types.Header {
	out := types.CopyHeader(h)
	if parent, known := r.outer[h.ParentHash]; known {
		out.ParentHash = parent
	}
	out.Time = r.roundTime(out.Time)
	return out
}

// roundTime returns the time in the header of a block that was made at a time.
func (r *reshaped) roundTime(at uint64) uint64 {
	if r.form.Seconds == 0 {
		return at
	}
	return at - at%r.form.Seconds
}

// reshapeResult returns a request's result in the network's form but for the hashes of blocks, which replaceHashes replaces.
func (r *reshaped) reshapeResult(q message, result json.RawMessage) (json.RawMessage, error) {
	if len(result) == 0 || string(result) == "null" {
		return result, nil
	}
	switch q.Method {
	case "eth_getBlockByNumber", "eth_getBlockByHash":
		return r.reshapeBlock(result)
	case "eth_getBlockReceipts":
		return r.reshapeReceipts(q, result)
	case "eth_getTransactionReceipt", "eth_getTransactionByHash":
		var one map[string]json.RawMessage
		if err := json.Unmarshal(result, &one); err != nil {
			return nil, err
		}
		return r.marshalShifted(one)
	case "eth_getLogs":
		return r.shiftLogs(result)
	}
	return result, nil
}

func (r *reshaped) reshapeBlock(result json.RawMessage) (json.RawMessage, error) {
	var h types.Header
	var block map[string]json.RawMessage
	var txs []json.RawMessage
	if err := json.Unmarshal(result, &h); err != nil {
		return nil, err
	}
	if err := json.Unmarshal(result, &block); err != nil {
		return nil, err
	}
	if err := json.Unmarshal(block["transactions"], &txs); err != nil {
		return nil, err
	}
	first, last := r.protocolTransactions(h.Number.Uint64())
	shaped := []json.RawMessage{}
	for _, tx := range first {
		shaped = append(shaped, mustMarshal(tx.hash))
	}
	shaped = append(shaped, txs...)
	for _, tx := range last {
		shaped = append(shaped, mustMarshal(tx.hash))
	}
	r.mu.Lock()
	out := r.reshapeHeader(&h)
	r.mu.Unlock()
	maps.Copy(block, map[string]json.RawMessage{
		"transactions": mustMarshal(shaped), "timestamp": mustMarshal(hexutil.Uint64(out.Time)), "parentHash": mustMarshal(out.ParentHash), "hash": mustMarshal(out.Hash()),
	})
	return mustMarshal(block), nil
}

// protocolGas is the gas that the receipt of a protocol's transaction says it used.
const protocolGas = 46_000

// reshapeReceipts returns the receipts of a block that was requested by its hash.
func (r *reshaped) reshapeReceipts(q message, result json.RawMessage) (json.RawMessage, error) {
	var receipts []map[string]json.RawMessage
	if err := json.Unmarshal(result, &receipts); err != nil {
		return nil, err
	}
	var block common.Hash
	if err := json.Unmarshal(q.Params[0], &block); err != nil {
		return nil, err
	}
	r.mu.Lock()
	number, known := r.numbers[block]
	r.mu.Unlock()
	if !known {
		return nil, fmt.Errorf("block %s is not known", block)
	}
	first, last := r.protocolTransactions(number)
	out := []json.RawMessage{}
	gas := uint64(0)
	add := func(tx protocolTransaction) {
		gas += protocolGas
		out = append(out, mustMarshal(map[string]any{
			"type": hexutil.Uint64(tx.kind), "status": "0x1", "transactionHash": tx.hash, "transactionIndex": hexutil.Uint64(len(out)), "blockHash": block,
			"blockNumber": hexutil.Uint64(number), "cumulativeGasUsed": hexutil.Uint64(gas), "gasUsed": hexutil.Uint64(protocolGas), "logs": []any{}, "logsBloom": types.Bloom{},
			"depositNonce": "0x1", "depositReceiptVersion": "0x1",
		}))
	}
	for _, tx := range first {
		add(tx)
	}
	for _, receipt := range receipts {
		shifted, err := r.marshalShifted(receipt)
		if err != nil {
			return nil, err
		}
		out = append(out, shifted)
		var used hexutil.Uint64
		if err := json.Unmarshal(receipt["gasUsed"], &used); err != nil {
			return nil, err
		}
		gas += uint64(used)
	}
	for _, tx := range last {
		add(tx)
	}
	return mustMarshal(out), nil
}

// protocolTransaction is one that the protocol has put into a block.
type protocolTransaction struct {
	kind byte
	hash common.Hash
}

// protocolTransactions returns those at the start and at the end of the block of a number.
func (r *reshaped) protocolTransactions(number uint64) (first, last []protocolTransaction) {
	one := func(kind byte, i int) protocolTransaction {
		return protocolTransaction{kind, crypto.Keccak256Hash(fmt.Appendf(nil, "%s: transaction %d of type %d in block %d", r.upstream, i, kind, number))}
	}
	for i, kind := range r.form.First {
		first = append(first, one(kind, i))
	}
	if r.form.LastEvery > 0 && number%r.form.LastEvery == 0 {
		for i, kind := range r.form.Last {
			last = append(last, one(kind, len(first)+i))
		}
	}
	return first, last
}

// marshalShifted returns a receipt or a transaction behind those of the protocol, and so the logs of a receipt.
func (r *reshaped) marshalShifted(one map[string]json.RawMessage) (json.RawMessage, error) {
	if err := r.shiftIndex(one); err != nil {
		return nil, err
	}
	if text, ok := one["logs"]; ok {
		shifted, err := r.shiftLogs(text)
		if err != nil {
			return nil, err
		}
		one["logs"] = shifted
	}
	return mustMarshal(one), nil
}

// shiftLogs returns logs of transactions behind those of the protocol.
func (r *reshaped) shiftLogs(text json.RawMessage) (json.RawMessage, error) {
	var logs []map[string]json.RawMessage
	if err := json.Unmarshal(text, &logs); err != nil {
		return nil, err
	}
	for _, l := range logs {
		if err := r.shiftIndex(l); err != nil {
			return nil, err
		}
	}
	return mustMarshal(logs), nil
}

// shiftIndex raises an object's transactionIndex and cumulativeGasUsed by the number and the gas of the transactions at the start of
// the block, and gives a log the time of the block's header.
func (r *reshaped) shiftIndex(of map[string]json.RawMessage) error {
	var at *hexutil.Uint64
	if err := unmarshalInto(of["blockTimestamp"], &at); err != nil {
		return err
	}
	if at != nil {
		of["blockTimestamp"] = mustMarshal(hexutil.Uint64(r.roundTime(uint64(*at))))
	}
	for field, more := range map[string]int{"transactionIndex": len(r.form.First), "cumulativeGasUsed": protocolGas * len(r.form.First)} {
		var n *hexutil.Uint64
		if err := unmarshalInto(of[field], &n); err != nil {
			return err
		}
		if n != nil {
			of[field] = mustMarshal(*n + hexutil.Uint64(more))
		}
	}
	return nil
}
