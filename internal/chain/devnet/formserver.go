package devnet

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"net"
	"net/http"
	"regexp"
	"slices"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core"
	"github.com/ethereum/go-ethereum/core/types"
)

// formHandler answers JSON-RPC with the answers of a node, in the form of a network.
type formHandler struct {
	form     Form
	upstream string
	headers  headerReader

	mu           sync.Mutex
	outer, inner map[common.Hash]common.Hash // hashes of blocks: those of the network's form by the chain's own, and the reverse
}

// headerReader reads the headers of the canonical chain, all of which have to be known for the hash of the newest.
type headerReader interface {
	readHead() (*types.Header, error)
	readHeader(number uint64) (*types.Header, error)
}

// NewFormHandler returns a handler that answers JSON-RPC over HTTP as the node at a URL does, in a network's form.
func NewFormHandler(upstream string, f Form) http.Handler {
	return newFormHandler(upstream, f, nodeHeaders(upstream))
}

func newFormHandler(upstream string, f Form, headers headerReader) *formHandler {
	return &formHandler{form: f, upstream: upstream, headers: headers, outer: map[common.Hash]common.Hash{}, inner: map[common.Hash]common.Hash{}}
}

// chainHeaders are those of a chain in this process.
type chainHeaders struct{ chain *core.BlockChain }

func (c chainHeaders) readHead() (*types.Header, error) { return c.chain.CurrentBlock(), nil }

func (c chainHeaders) readHeader(number uint64) (*types.Header, error) {
	header := c.chain.GetHeaderByNumber(number)
	if header == nil {
		return nil, fmt.Errorf("the chain has no block %d", number)
	}
	return header, nil
}

// nodeHeaders are those of the node at a URL.
type nodeHeaders string

func (n nodeHeaders) readHead() (*types.Header, error) {
	return n.fetchHeader("eth_getBlockByNumber", `"latest"`)
}

func (n nodeHeaders) readHeader(number uint64) (*types.Header, error) {
	return n.fetchHeader("eth_getBlockByNumber", fmt.Sprintf(`"0x%x"`, number))
}

func (n nodeHeaders) fetchHeader(method, at string) (*types.Header, error) {
	answers, err := callUpstream(string(n), []rpcMessage{{Version: "2.0", ID: json.RawMessage("1"), Method: method, Params: []json.RawMessage{json.RawMessage(at), json.RawMessage("false")}}})
	if err != nil {
		return nil, err
	}
	if len(answers) == 0 || len(answers[0].Result) == 0 || string(answers[0].Result) == "null" {
		return nil, fmt.Errorf("the node has no block %s", at)
	}
	header := new(types.Header)
	return header, json.Unmarshal(answers[0].Result, header)
}

// formServer is the JSON-RPC server of a chain that has a form.
type formServer struct {
	server *http.Server
	url    string
	ended  chan struct{}
}

// openForm serves a node's answers in a form at an address.
func openForm(listen string, h *formHandler) (*formServer, error) {
	host, port, err := net.SplitHostPort(listen)
	if err != nil {
		return nil, err
	}
	at, err := net.Listen("tcp", net.JoinHostPort(cmp.Or(host, "0.0.0.0"), port)) // no host is everywhere, as at the node
	if err != nil {
		return nil, err
	}
	s := &formServer{server: &http.Server{Handler: rejectNames(h), ReadHeaderTimeout: 10 * time.Second}, url: "http://" + at.Addr().String(), ended: make(chan struct{})}
	go func() {
		defer close(s.ended)
		_ = s.server.Serve(at)
	}()
	return s, nil
}

func (s *formServer) closeServer() {
	if s == nil {
		return
	}
	_ = s.server.Close()
	<-s.ended
}

// rejectNames rejects requests for another name than localhost, as the node itself does: a name that a page had lead here is another.
func rejectNames(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		host, _, err := net.SplitHostPort(r.Host)
		if err != nil {
			host = r.Host
		}
		if host != "localhost" && net.ParseIP(host) == nil {
			http.Error(w, "invalid host specified", http.StatusForbidden)
			return
		}
		next.ServeHTTP(w, r)
	})
}

// maxFormRequest is the size of a request, as the node's.
const maxFormRequest = 5 << 20

// ServeHTTP answers requests with the node's answers, in the network's form.
func (h *formHandler) ServeHTTP(w http.ResponseWriter, request *http.Request) {
	body, err := io.ReadAll(http.MaxBytesReader(w, request.Body, maxFormRequest))
	if err != nil {
		http.Error(w, err.Error(), http.StatusRequestEntityTooLarge)
		return
	}
	answer, err := h.answerRequests(body)
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadGateway)
		return
	}
	w.Header().Set("Content-Type", "application/json")
	_, _ = w.Write(answer)
}

// rpcMessage is a JSON-RPC request or answer.
type rpcMessage struct {
	Version string            `json:"jsonrpc"`
	ID      json.RawMessage   `json:"id"`
	Method  string            `json:"method,omitempty"`
	Params  []json.RawMessage `json:"params,omitempty"`
	Result  json.RawMessage   `json:"result,omitempty"`
	Error   json.RawMessage   `json:"error,omitempty"`
}

func (h *formHandler) answerRequests(body []byte) ([]byte, error) {
	batch := bytes.HasPrefix(bytes.TrimSpace(body), []byte("["))
	if !batch {
		body = slices.Concat([]byte("["), body, []byte("]"))
	}
	var asked []rpcMessage
	if err := json.Unmarshal(h.replaceHashes(body, h.inner), &asked); err != nil {
		return nil, err
	}
	answers, err := callUpstream(h.upstream, asked)
	if err != nil {
		return nil, err
	}
	if err := h.learnBlocks(); err != nil {
		return nil, err
	}
	byID := map[string]rpcMessage{}
	for _, q := range asked {
		byID[string(q.ID)] = q
	}
	for i, a := range answers {
		if answers[i].Result, err = h.reshapeResult(byID[string(a.ID)], a.Result); err != nil {
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
	return h.replaceHashes(out, h.outer), err
}

// callUpstream sends requests to a node, in one batch.
func callUpstream(url string, asked []rpcMessage) ([]rpcMessage, error) {
	body, err := json.Marshal(asked)
	if err != nil {
		return nil, err
	}
	request, err := http.NewRequest(http.MethodPost, url, bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	request.Header.Set("Content-Type", "application/json")
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return nil, err
	}
	defer func() { _ = response.Body.Close() }()
	var answers []rpcMessage
	err = json.NewDecoder(response.Body).Decode(&answers)
	return answers, err
}

var hashPattern = regexp.MustCompile(`0x[0-9a-f]{64}`)

// replaceHashes replaces each hash of a block in a text by the one that the map has for it.
func (h *formHandler) replaceHashes(text []byte, by map[common.Hash]common.Hash) []byte {
	h.mu.Lock()
	defer h.mu.Unlock()
	return hashPattern.ReplaceAllFunc(text, func(hash []byte) []byte {
		if other, ok := by[common.HexToHash(string(hash))]; ok {
			return []byte(other.Hex())
		}
		return hash
	})
}

// learnBlocks computes the hashes of the chain's blocks up to the newest, those of a fork as well.
func (h *formHandler) learnBlocks() error {
	h.mu.Lock()
	defer h.mu.Unlock()
	var unknown []*types.Header
	header, err := h.headers.readHead()
	for err == nil {
		if _, known := h.outer[header.Hash()]; known {
			break
		}
		unknown = append(unknown, header)
		if header.Number.Sign() == 0 {
			break
		}
		header, err = h.headers.readHeader(header.Number.Uint64() - 1)
	}
	if err != nil {
		return err
	}
	for _, header := range slices.Backward(unknown) {
		if header.Number.Sign() > 0 {
			if _, known := h.outer[header.ParentHash]; !known {
				return nil // the chain was reorganized between two answers; the next request learns the rest
			}
		}
		hash := header.Hash()
		h.outer[hash] = h.reshapeHeader(header).Hash()
		h.inner[h.outer[hash]] = hash
	}
	return nil
}

// reshapeHeader returns the header in the network's form. The caller holds mu.
func (h *formHandler) reshapeHeader(header *types.Header) *types.Header {
	out := types.CopyHeader(header)
	if parent, known := h.outer[header.ParentHash]; known {
		out.ParentHash = parent
	}
	out.Time = h.form.roundTime(out.Time)
	return out
}

// reshapeResult returns a request's result in the network's form but for the hashes of blocks, which replaceHashes replaces.
func (h *formHandler) reshapeResult(q rpcMessage, result json.RawMessage) (json.RawMessage, error) {
	if len(result) == 0 || string(result) == "null" {
		return result, nil
	}
	switch q.Method {
	case "eth_getBlockByNumber", "eth_getBlockByHash":
		return h.reshapeBlock(q, result)
	case "eth_getBlockReceipts":
		return h.reshapeReceipts(q, result)
	case "eth_getTransactionReceipt", "eth_getTransactionByHash":
		var one map[string]json.RawMessage
		if err := json.Unmarshal(result, &one); err != nil {
			return nil, err
		}
		return h.marshalShifted(one)
	case "eth_getLogs":
		return h.shiftLogs(result)
	}
	return result, nil
}

func (h *formHandler) reshapeBlock(q rpcMessage, result json.RawMessage) (json.RawMessage, error) {
	var header types.Header
	var block map[string]json.RawMessage
	var txs []json.RawMessage
	if err := errors.Join(json.Unmarshal(result, &header), json.Unmarshal(result, &block)); err != nil {
		return nil, err
	}
	if err := json.Unmarshal(block["transactions"], &txs); err != nil {
		return nil, err
	}
	number, whole := header.Number.Uint64(), len(q.Params) > 1 && string(q.Params[1]) == "true"
	first, last := h.form.protocolTransactions(header.Hash(), number)
	shaped := []any{}
	add := func(tx placedTransaction) {
		if whole {
			shaped = append(shaped, tx.describeTx(header.Hash(), number, uint64(len(shaped))))
		} else {
			shaped = append(shaped, tx.hash)
		}
	}
	for _, tx := range first {
		add(tx)
	}
	for _, tx := range txs {
		if !whole {
			shaped = append(shaped, tx)
			continue
		}
		var one map[string]json.RawMessage
		if err := json.Unmarshal(tx, &one); err != nil {
			return nil, err
		}
		shifted, err := h.marshalShifted(one)
		if err != nil {
			return nil, err
		}
		shaped = append(shaped, shifted)
	}
	for _, tx := range last {
		add(tx)
	}
	h.mu.Lock()
	out := h.reshapeHeader(&header)
	h.mu.Unlock()
	maps.Copy(block, map[string]json.RawMessage{
		"transactions": mustEncode(shaped), "timestamp": mustEncode(hexutil.Uint64(out.Time)), "parentHash": mustEncode(out.ParentHash), "hash": mustEncode(out.Hash()),
	})
	if h.form.L1Every > 0 {
		block["l1BlockNumber"] = mustEncode(h.form.l1Block(number))
	}
	return mustEncode(block), nil
}

// reshapeReceipts returns the receipts of a block.
func (h *formHandler) reshapeReceipts(q rpcMessage, result json.RawMessage) (json.RawMessage, error) {
	var receipts []map[string]json.RawMessage
	if err := json.Unmarshal(result, &receipts); err != nil {
		return nil, err
	}
	block, number, err := h.findBlock(q)
	if err != nil {
		return nil, err
	}
	first, last := h.form.protocolTransactions(block, number)
	out, gas := []any{}, uint64(0)
	add := func(tx placedTransaction) {
		gas += protocolGas
		out = append(out, h.form.receiptOf(tx, block, number, uint64(len(out)), gas))
	}
	for _, tx := range first {
		add(tx)
	}
	for _, receipt := range receipts {
		shifted, err := h.marshalShifted(receipt)
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
	return mustEncode(out), nil
}

// findBlock returns the hash and the number of the block that a request names by its first parameter.
func (h *formHandler) findBlock(q rpcMessage) (hash common.Hash, number uint64, err error) {
	if len(q.Params) == 0 {
		return hash, 0, errors.New("a block is missing")
	}
	method := "eth_getBlockByHash"
	if json.Unmarshal(q.Params[0], &hash) != nil { // it is a number or a tag
		method = "eth_getBlockByNumber"
	}
	header, err := nodeHeaders(h.upstream).fetchHeader(method, string(q.Params[0]))
	if err != nil {
		return hash, 0, err
	}
	return header.Hash(), header.Number.Uint64(), nil
}

// marshalShifted returns a receipt or a transaction behind those of the protocol, and so the logs of a receipt.
func (h *formHandler) marshalShifted(one map[string]json.RawMessage) (json.RawMessage, error) {
	if err := h.shiftIndex(one); err != nil {
		return nil, err
	}
	text, isReceipt := one["logs"]
	if !isReceipt {
		return mustEncode(one), nil
	}
	shifted, err := h.shiftLogs(text)
	if err != nil {
		return nil, err
	}
	one["logs"] = shifted
	if h.form.L1Gas > 0 {
		one["gasUsedForL1"] = mustEncode(hexutil.Uint64(h.form.L1Gas))
	}
	if h.form.L1Every > 0 {
		var number hexutil.Uint64
		if err := json.Unmarshal(one["blockNumber"], &number); err != nil {
			return nil, err
		}
		one["l1BlockNumber"] = mustEncode(h.form.l1Block(uint64(number)))
	}
	return mustEncode(one), nil
}

// shiftLogs returns logs of transactions behind those of the protocol.
func (h *formHandler) shiftLogs(text json.RawMessage) (json.RawMessage, error) {
	var logs []map[string]json.RawMessage
	if err := json.Unmarshal(text, &logs); err != nil {
		return nil, err
	}
	if logs == nil {
		return text, nil
	}
	for _, l := range logs {
		if err := h.shiftIndex(l); err != nil {
			return nil, err
		}
	}
	return mustEncode(logs), nil
}

// shiftIndex raises an object's transactionIndex and cumulativeGasUsed by the number and the gas of the transactions at the start of
// the block, and gives a log the time of the block's header.
func (h *formHandler) shiftIndex(of map[string]json.RawMessage) error {
	at, err := quantityIn(of["blockTimestamp"])
	if err != nil {
		return err
	}
	if at != nil {
		of["blockTimestamp"] = mustEncode(hexutil.Uint64(h.form.roundTime(uint64(*at))))
	}
	for field, more := range map[string]int{"transactionIndex": len(h.form.First), "cumulativeGasUsed": protocolGas * len(h.form.First)} {
		n, err := quantityIn(of[field])
		if err != nil {
			return err
		}
		if n != nil {
			of[field] = mustEncode(*n + hexutil.Uint64(more))
		}
	}
	return nil
}

// quantityIn returns a number of JSON-RPC's; nil for null and where there is none.
func quantityIn(text json.RawMessage) (n *hexutil.Uint64, err error) {
	if len(text) == 0 {
		return nil, nil
	}
	err = json.Unmarshal(text, &n)
	return n, err
}

// mustEncode encodes values that JSON has a form of.
func mustEncode(value any) json.RawMessage {
	text, err := json.Marshal(value)
	if err != nil {
		panic(err)
	}
	return text
}
