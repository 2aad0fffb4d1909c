package validator

import (
	"encoding/json"
	"errors"
	"io"
	"mime"
	"net"
	"net/http"
	"strings"
	"time"
)

// Bounds of requests and responses.
const (
	maxBody     = 1 << 20
	maxBatch    = 200
	maxAnswer   = 64 << 20
	readTimeout = 30 * time.Second
)

func (v *Validator) newServer() *http.Server {
	return &http.Server{
		Handler:           http.HandlerFunc(v.serveHTTP),
		ReadHeaderTimeout: readTimeout, ReadTimeout: readTimeout, WriteTimeout: 3 * time.Minute,
	}
}

// serveHTTP answers JSON-RPC, and opens WebSockets. A page of another origin is kept out: it may not read (no CORS),
// a request must be named as JSON, and a host name that was made to lead here is rejected.
func (v *Validator) serveHTTP(w http.ResponseWriter, r *http.Request) {
	if !isLocalName(r.Host) {
		http.Error(w, "invalid host specified", http.StatusForbidden)
		return
	}
	if strings.EqualFold(r.Header.Get("Upgrade"), "websocket") {
		v.serveWebSocket(w, r)
		return
	}
	if r.Method == http.MethodGet && r.URL.Path == "/health" {
		_, _ = io.WriteString(w, "ok")
		return
	}
	if r.Method != http.MethodPost {
		http.Error(w, "Used HTTP Method is not allowed. POST or OPTIONS is required", http.StatusMethodNotAllowed)
		return
	}
	if media, _, err := mime.ParseMediaType(r.Header.Get("Content-Type")); err != nil || media != "application/json" {
		http.Error(w, "Supplied content type is not allowed. Content-Type: application/json is required", http.StatusUnsupportedMediaType)
		return
	}
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxBody))
	if err != nil {
		http.Error(w, "the body is too large", http.StatusRequestEntityTooLarge)
		return
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	_, _ = w.Write(v.answerBody(body))
}

// isLocalName says whether a Host header is an address or this machine's own name.
func isLocalName(host string) bool {
	name, _, err := net.SplitHostPort(host)
	if err != nil {
		name = strings.Trim(host, "[]")
	}
	return name == "" || strings.EqualFold(name, "localhost") || net.ParseIP(name) != nil
}

// call is a request of JSON-RPC.
type call struct {
	Version string          `json:"jsonrpc"`
	ID      json.RawMessage `json:"id"`
	Method  string          `json:"method"`
	Params  json.RawMessage `json:"params"`
}

// answer is the response to a call.
type answer struct {
	Version string          `json:"jsonrpc"`
	Result  json.RawMessage `json:"result,omitempty"`
	Error   *rpcError       `json:"error,omitempty"`
	ID      json.RawMessage `json:"id"`
}

// rpcError is an error of JSON-RPC.
type rpcError struct {
	Code    int    `json:"code"`
	Message string `json:"message"`
	Data    any    `json:"data,omitempty"`
}

func (e *rpcError) Error() string { return e.Message }

// Codes of errors, by the names that validators give them.
const (
	codeParse              = -32700
	codeInvalidRequest     = -32600
	codeMethodNotFound     = -32601
	codeInvalidParams      = -32602
	codeInternal           = -32603
	codePreflightFailure   = -32002
	codeSignatureFailure   = -32003
	codeBlockNotAvailable  = -32004
	codeSlotSkipped        = -32007
	codeUnsupportedVersion = -32015
	codeMinContextSlot     = -32016
)

func invalidParams(text string) error { return &rpcError{Code: codeInvalidParams, Message: text} }

// answerBody answers a request or a batch of them.
func (v *Validator) answerBody(body []byte) []byte {
	trimmed := strings.TrimLeft(string(body), " \t\r\n")
	if !strings.HasPrefix(trimmed, "[") {
		return v.answerOne(body)
	}
	var batch []json.RawMessage
	if err := json.Unmarshal(body, &batch); err != nil {
		return encodeAnswer(answer{Error: &rpcError{Code: codeParse, Message: "Parse error"}})
	}
	if len(batch) == 0 || len(batch) > maxBatch {
		return encodeAnswer(answer{Error: &rpcError{Code: codeInvalidRequest, Message: "Invalid request"}})
	}
	out := []byte{'['}
	for i, one := range batch {
		if i > 0 {
			out = append(out, ',')
		}
		if len(out) > maxAnswer {
			out = append(out, encodeAnswer(answer{Error: &rpcError{Code: codeInternal, Message: "the answers are too large"}})...)
			continue
		}
		out = append(out, v.answerOne(one)...)
	}
	return append(out, ']')
}

func (v *Validator) answerOne(body []byte) []byte {
	var c call
	if err := json.Unmarshal(body, &c); err != nil {
		code, text := codeParse, "Parse error"
		if json.Valid(body) {
			code, text = codeInvalidRequest, "Invalid request"
		}
		return encodeAnswer(answer{Error: &rpcError{Code: code, Message: text}})
	}
	result, err := v.answerCall(c)
	return encodeAnswer(newAnswer(c.ID, result, err))
}

func newAnswer(id json.RawMessage, result any, err error) answer {
	a := answer{ID: id}
	if err == nil {
		a.Result, err = json.Marshal(result)
	}
	if err != nil {
		var known *rpcError
		if !errors.As(err, &known) {
			known = &rpcError{Code: codeInternal, Message: "Internal error: " + err.Error()}
		}
		a.Error = known
	}
	return a
}

func encodeAnswer(a answer) []byte {
	a.Version = "2.0"
	if a.ID == nil {
		a.ID = json.RawMessage("null")
	}
	out, err := json.Marshal(a)
	if err != nil { // of the part that was encoded already
		panic("validator: " + err.Error())
	}
	return out
}

// answerCall answers a call. The whole chain waits meanwhile, so the response is of one moment.
func (v *Validator) answerCall(c call) (any, error) {
	method, known := methods[c.Method]
	if c.Version != "2.0" || c.Method == "" {
		return nil, &rpcError{Code: codeInvalidRequest, Message: "Invalid request"}
	}
	if !known {
		return nil, &rpcError{Code: codeMethodNotFound, Message: "Method not found"}
	}
	p, err := readParams(c.Params)
	if err != nil {
		return nil, err
	}
	v.mu.Lock()
	defer v.mu.Unlock()
	if v.closed {
		return nil, errClosed
	}
	return method(v, p)
}
