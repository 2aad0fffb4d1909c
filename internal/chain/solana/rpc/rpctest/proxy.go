// Package rpctest stands a proxy in front of a Solana node that makes it fail the way
// nodes fail: down, slow, behind, lossy, lying or on another fork. It is for tests only,
// and knows no more of the chain than the form of the node's answers.
package rpctest

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

// Faults are the faults of the node. The zero value is a good node.
type Faults struct {
	// Down cuts every connection without an answer.
	Down bool
	// Status is answered to every request in place of an answer; 0 for none.
	Status int
	// RedirectTo is where every request is sent on to; empty for nowhere.
	RedirectTo string
	// Slow delays every answer.
	Slow time.Duration
	// StaleBy hides the newest slots.
	StaleBy uint64
	// Genesis is returned in place of the true genesis hash; empty for the true one.
	Genesis string
	// Fork is another node's URL, to which every other request goes.
	Fork string
	// Elsewhere is another node's URL, to which every request goes.
	Elsewhere string

	// AlterAmounts changes the last token account's balance after each transaction.
	AlterAmounts bool
	// LoseTransactions leaves the last transaction out of every block.
	LoseTransactions bool
	// ForgottenBefore is the first slot that the node still has; 0 for all of them.
	ForgottenBefore uint64
	// FutureFrom is the first slot whose blocks have a transaction of a later version; 0 for
	// none.
	FutureFrom uint64
	// LaterFrom is the first slot whose blocks have only transactions of a later version, in bytes that cannot be
	// read; the node gives them to those that ask for it. 0 for none.
	LaterFrom uint64
	// Future are signatures of transactions of a later version.
	Future []string
	// HideTransactions shows no transaction, though lists have it.
	HideTransactions bool
	// HideAccounts shows no account that is asked for by its key.
	HideAccounts bool
	// FailSignatures has lists of transactions answered with an error.
	FailSignatures bool
	// TooManyAccountsOf is an owner whose token accounts the node does not list; empty for none.
	TooManyAccountsOf string
	// Unanswered is an account whose list of transactions is not answered; empty for none.
	Unanswered string
	// LoseBlocks leaves the first of every list of blocks out.
	LoseBlocks bool
	// BreakSignatures changes the last byte of every transaction's first signature.
	BreakSignatures bool
	// WrongHash returns another hash of every block than its own.
	WrongHash bool
	// CutJSON ends every answer in its middle.
	CutJSON bool
	// Flood answers with endless bytes.
	Flood bool

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
	seen     [][]byte // requests, and the transactions in them, while they are recorded
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

// Set replaces the faults.
func (p *Proxy) Set(f Faults) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.faults = f
}

// Calls is how often a method was asked for.
func (p *Proxy) Calls(method string) int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.calls[method]
}

// Requests is how many requests there were, those that failed counted.
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

// Saw says whether a recorded request, or a transaction in one, has held the bytes.
func (p *Proxy) Saw(some []byte) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return slices.ContainsFunc(p.seen, func(body []byte) bool { return bytes.Contains(body, some) })
}

// noteRequest counts a request, and keeps it while requests are recorded.
func (p *Proxy) noteRequest(body []byte, q message) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.requests++
	p.calls[q.Method]++
	if !p.record {
		return
	}
	p.seen = append(p.seen, body)
	var text string
	if len(q.Params) > 0 && json.Unmarshal(q.Params[0], &text) == nil {
		raw, err := base64.StdEncoding.DecodeString(text)
		if err == nil {
			p.seen = append(p.seen, raw)
		}
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
	var asked message
	if err := json.Unmarshal(body, &asked); err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	p.noteRequest(body, asked)
	if f.Slow > 0 {
		select {
		case <-time.After(f.Slow):
		case <-r.Context().Done():
			return
		case <-p.done:
			return
		}
	}
	switch {
	case f.Down:
		panic(http.ErrAbortHandler)
	case f.Status != 0:
		http.Error(w, "broken by the test, at "+r.URL.String(), f.Status)
		return
	case f.RedirectTo != "":
		http.Redirect(w, r, f.RedirectTo, http.StatusTemporaryRedirect)
		return
	}
	answer, err := p.answerRequest(f, asked)
	if err != nil {
		panic(http.ErrAbortHandler)
	}
	w.Header().Set("Content-Type", "application/json")
	p.writeAnswer(w, f, answer)
}

func (p *Proxy) writeAnswer(w http.ResponseWriter, f Faults, answer message) {
	out, err := json.Marshal(answer)
	if err != nil {
		panic(http.ErrAbortHandler)
	}
	if f.Flood {
		w.Write([]byte(`{"jsonrpc":"2.0","id":1,"result":"`))
		for chunk := bytes.Repeat([]byte("0"), 1<<20); ; {
			if _, err := w.Write(chunk); err != nil {
				return
			}
		}
	}
	if f.CutJSON {
		out = out[:len(out)/2]
	}
	w.Write(out)
}

// answerRequest has a request answered by the node, faults applied.
func (p *Proxy) answerRequest(f Faults, asked message) (message, error) {
	upstream := p.upstream
	if f.Elsewhere != "" {
		upstream = f.Elsewhere
	}
	if f.Fork != "" && p.turn.Add(1)%2 == 0 {
		upstream = f.Fork
	}
	sends := asked.Method == "sendTransaction"
	if sends && f.SwallowSends {
		return acknowledgeSwallowed(asked)
	}
	limit := uint64(1<<64 - 1)
	if f.StaleBy > 0 {
		head, err := fetchHead(upstream)
		if err != nil {
			return message{}, err
		}
		limit = head - min(head, f.StaleBy)
		if refusal := refuseBeyond(asked, limit); refusal != nil {
			return message{Version: "2.0", ID: asked.ID, Error: refusal}, nil
		}
	}
	if refusal := refuseCrowded(f, asked); refusal != nil {
		return message{Version: "2.0", ID: asked.ID, Error: refusal}, nil
	}
	if refusal := refuseFuture(f, asked); refusal != nil {
		return message{Version: "2.0", ID: asked.ID, Error: refusal}, nil
	}
	if asked.Method == "getSignaturesForAddress" && f.Unanswered != "" && bytes.Contains(asked.Params[0], []byte(f.Unanswered)) {
		<-p.done
	}
	if f.FailSignatures && asked.Method == "getSignaturesForAddress" {
		return message{Version: "2.0", ID: asked.ID, Error: json.RawMessage(`{"code":-32603,"message":"internal error"}`)}, nil
	}
	answer, err := callNode(upstream, asked)
	if err != nil {
		return message{}, err
	}
	if sends && f.LoseSendAnswers {
		return message{}, io.ErrUnexpectedEOF
	}
	if len(answer.Error) == 0 {
		answer.Result = spoilResult(f, asked.Method, answer.Result, limit)
	}
	return answer, nil
}

// callNode asks a node.
func callNode(url string, asked message) (message, error) {
	body, err := json.Marshal(asked)
	if err != nil {
		return message{}, err
	}
	resp, err := http.Post(url, "application/json", bytes.NewReader(body))
	if err != nil {
		return message{}, err
	}
	defer resp.Body.Close()
	var answer message
	err = json.NewDecoder(resp.Body).Decode(&answer)
	if len(answer.Error) == 0 && len(answer.Result) == 0 {
		answer.Result = json.RawMessage("null")
	}
	return answer, err
}

// fetchHead is a node's newest confirmed slot.
func fetchHead(url string) (uint64, error) {
	answer, err := callNode(url, message{Version: "2.0", ID: json.RawMessage("1"), Method: "getSlot",
		Params: []json.RawMessage{json.RawMessage(`{"commitment":"confirmed"}`)}})
	if err != nil {
		return 0, err
	}
	var slot uint64
	return slot, json.Unmarshal(answer.Result, &slot)
}
