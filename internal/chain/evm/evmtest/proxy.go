// Package evmtest stands a proxy in front of a real EVM node that makes it fail
// the way nodes fail: down, slow, behind, lossy, lying or on another fork. And it
// starts a node that is not geth. It is for tests only.
package evmtest

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
)

// Faults are the faults of the node. The zero value is a good node.
type Faults struct {
	// Down cuts every connection without an answer.
	Down bool
	// Status is answered to every request in place of an answer; 0 for none.
	Status int
	// Reject answers the requests for which it returns a status other than 0; nil for none.
	Reject func(body []byte) (status int, answer string)
	// Slow delays every answer.
	Slow time.Duration
	// StaleBy hides the newest blocks.
	StaleBy uint64
	// ChainID is returned in place of the true one; 0 for the true one.
	ChainID uint64
	// Fork is another node's URL, to which every other request goes.
	Fork string
	// Elsewhere is another node's URL, to which every request goes.
	Elsewhere string

	// TruncateReceipts loses the last receipt of a block.
	TruncateReceipts bool
	// DropLogs loses the last log of a block.
	DropLogs bool
	// AlterAmounts changes the last log's data.
	AlterAmounts bool
	// SwapReceipts exchanges the first two receipts of a block.
	SwapReceipts bool
	// WrongHash returns another hash of every block than its own.
	WrongHash bool
	// CutJSON ends every answer in its middle.
	CutJSON bool
	// Flood answers with endless bytes.
	Flood bool
	// LoseBatchAnswers leaves the last answer out of every batch.
	LoseBatchAnswers bool

	// MaxLogBlocks is of how many blocks logs are searched at a time; 0 for any number.
	MaxLogBlocks uint64
	// LogBlock is the block that all logs which are found are said to be of; 0 for the true ones.
	LogBlock uint64
	// FoundLogs is the result of each search of logs in a range of blocks; nil for the true one.
	FoundLogs []types.Log

	// AlterCalls is the data of calls whose results get another first word; nil for none.
	AlterCalls []byte

	// SwallowSends acknowledges transactions and does not pass them on.
	SwallowSends bool
	// LoseSendAnswers passes transactions on and cuts the connection.
	LoseSendAnswers bool

	// Times ends the faults after so many faulty requests; 0 for never.
	Times int
}

// Proxy is the faulty node. Set its faults at any time.
type Proxy struct {
	URL string

	upstream string
	server   *httptest.Server
	done     chan struct{}
	turn     atomic.Uint64

	mu       sync.Mutex // protects the following fields
	faults   Faults
	calls    map[string]int // by method
	requests int
	record   bool
	bodies   [][]byte // of the requests, while they are recorded
}

// New starts a proxy in front of the node at a URL, for the time of the test.
func New(t testing.TB, upstream string) *Proxy {
	p := &Proxy{upstream: upstream, done: make(chan struct{}), calls: map[string]int{}}
	p.server = httptest.NewServer(p)
	p.URL = p.server.URL
	t.Cleanup(func() {
		close(p.done)
		p.server.CloseClientConnections()
		p.server.Close()
	})
	return p
}

// Start starts a proxy with faults in front of the node at a URL, for the time of the test, and returns the proxy's URL.
func Start(t testing.TB, upstream string, f Faults) string {
	p := New(t, upstream)
	p.Set(f)
	return p.URL
}

// Set replaces the faults.
func (p *Proxy) Set(f Faults) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.faults = f
}

// Calls is how often a method was asked for, elements of batches counted.
func (p *Proxy) Calls(method string) int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.calls[method]
}

// Requests is how many requests there were, batches and those that failed counted
// as one each.
func (p *Proxy) Requests() int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.requests
}

// Record has Saw know of all requests from now on.
func (p *Proxy) Record() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.record = true
}

// Saw says whether a recorded request has held the text.
func (p *Proxy) Saw(text string) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return slices.ContainsFunc(p.bodies, func(body []byte) bool { return bytes.Contains(body, []byte(text)) })
}

// noteRequest counts a request, and keeps it while requests are recorded.
func (p *Proxy) noteRequest(body []byte) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.requests++
	if p.record {
		p.bodies = append(p.bodies, body)
	}
}

// takeFaults returns the faults for one request.
func (p *Proxy) takeFaults() Faults {
	p.mu.Lock()
	defer p.mu.Unlock()
	f := p.faults
	if f.Times > 0 {
		p.faults.Times--
		if p.faults.Times == 0 {
			p.faults = Faults{}
		}
	}
	return f
}

// message is a JSON-RPC request or answer.
type message struct {
	Version string            `json:"jsonrpc"`
	ID      json.RawMessage   `json:"id"`
	Method  string            `json:"method,omitempty"`
	Params  []json.RawMessage `json:"params,omitempty"`
	Result  json.RawMessage   `json:"result,omitempty"`
	Error   json.RawMessage   `json:"error,omitempty"`
}

// ServeHTTP passes a request on with the faults of the moment.
func (p *Proxy) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	f := p.takeFaults()
	body, err := io.ReadAll(r.Body)
	if err != nil {
		return
	}
	p.noteRequest(body)
	if f.Slow > 0 {
		select {
		case <-time.After(f.Slow):
		case <-r.Context().Done():
			return
		case <-p.done:
			return
		}
	}
	if f.Down {
		panic(http.ErrAbortHandler)
	}
	if f.Status != 0 {
		http.Error(w, "broken by the test, at "+r.URL.String(), f.Status)
		return
	}
	if f.Reject != nil {
		if status, answer := f.Reject(body); status != 0 {
			w.Header().Set("Content-Type", "application/json")
			w.WriteHeader(status)
			_, _ = io.WriteString(w, answer)
			return
		}
	}
	var asked []message
	batch := bytes.HasPrefix(bytes.TrimSpace(body), []byte("["))
	if !batch {
		body = append(append([]byte("["), body...), ']')
	}
	if err := json.Unmarshal(body, &asked); err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	answers, err := p.answerRequests(f, asked)
	if err != nil {
		panic(http.ErrAbortHandler)
	}
	w.Header().Set("Content-Type", "application/json")
	p.writeAnswers(w, f, batch, answers)
}

func (p *Proxy) writeAnswers(w http.ResponseWriter, f Faults, batch bool, answers []message) {
	out, err := json.Marshal(answers)
	if err != nil {
		panic(http.ErrAbortHandler)
	}
	switch {
	case f.Flood:
		w.Write([]byte(`{"jsonrpc":"2.0","id":1,"result":"`))
		for chunk := bytes.Repeat([]byte("0"), 1<<20); ; {
			if _, err := w.Write(chunk); err != nil {
				return
			}
		}
	case !batch:
		out = bytes.TrimSuffix(bytes.TrimPrefix(out, []byte("[")), []byte("]"))
	case f.LoseBatchAnswers:
		out, _ = json.Marshal(answers[:len(answers)-1])
	}
	if f.CutJSON {
		out = out[:len(out)/2]
	}
	w.Write(out)
}

// answerRequests has the requests answered by the node, faults applied.
func (p *Proxy) answerRequests(f Faults, asked []message) ([]message, error) {
	upstream := p.upstream
	if f.Elsewhere != "" {
		upstream = f.Elsewhere
	}
	if f.Fork != "" && p.turn.Add(1)%2 == 0 {
		upstream = f.Fork
	}
	var limit uint64
	if f.StaleBy > 0 {
		head, err := fetchBlockNumber(upstream, "latest")
		if err != nil {
			return nil, err
		}
		limit = head - min(head, f.StaleBy)
	}
	passed := make([]message, 0, len(asked))
	for i := range asked {
		p.mu.Lock()
		p.calls[asked[i].Method]++
		p.mu.Unlock()
		if f.StaleBy > 0 {
			if err := hideBlocks(upstream, &asked[i], limit); err != nil {
				return nil, err
			}
		}
		if asked[i].Method != "eth_sendRawTransaction" || !f.SwallowSends {
			passed = append(passed, asked[i])
		}
	}
	answers, err := callNode(upstream, passed)
	if err != nil {
		return nil, err
	}
	byID := map[string]message{}
	for _, a := range answers {
		byID[string(a.ID)] = a
	}
	out := make([]message, 0, len(asked))
	for _, q := range asked {
		if q.Method == "eth_sendRawTransaction" && f.LoseSendAnswers {
			return nil, io.ErrUnexpectedEOF
		}
		a, ok := byID[string(q.ID)]
		if !ok { // swallowed
			a = message{Version: "2.0", ID: q.ID, Result: acknowledgeSwallowed(q)}
		}
		if f.MaxLogBlocks > 0 && q.isOfMoreBlocks(f.MaxLogBlocks) {
			a.Result, a.Error = nil, json.RawMessage(`{"code": -32005, "message": "query exceeds the limit of blocks"}`)
		}
		if f.FoundLogs != nil && q.isOfMoreBlocks(0) {
			a.Result = mustMarshal(f.FoundLogs)
		}
		if f.AlterCalls != nil && q.isCallWith(f.AlterCalls) {
			a.Result = changeWord(a.Result)
		}
		a.Result = spoilAnswer(f, q.Method, a.Result, limit)
		if len(a.Result) == 0 && len(a.Error) == 0 {
			a.Result = json.RawMessage("null")
		}
		out = append(out, a)
	}
	return out, nil
}

// callNode asks a node, in one batch.
func callNode(url string, asked []message) ([]message, error) {
	if len(asked) == 0 {
		return nil, nil
	}
	body, err := json.Marshal(asked)
	if err != nil {
		return nil, err
	}
	resp, err := http.Post(url, "application/json", bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	var answers []message
	if err := json.NewDecoder(resp.Body).Decode(&answers); err != nil {
		return nil, err
	}
	return answers, nil
}

// fetchBlockNumber is the number of a node's block under a tag.
func fetchBlockNumber(url, tag string) (uint64, error) {
	answers, err := callNode(url, []message{{
		Version: "2.0", ID: json.RawMessage("1"), Method: "eth_getBlockByNumber",
		Params: []json.RawMessage{json.RawMessage(`"` + tag + `"`), json.RawMessage("false")},
	}})
	if err != nil || len(answers) == 0 {
		return 0, err
	}
	var block struct {
		Number hexutil.Uint64 `json:"number"`
	}
	return uint64(block.Number), unmarshalInto(answers[0].Result, &block)
}
