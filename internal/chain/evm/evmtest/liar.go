package evmtest

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common/hexutil"
)

// StartLiar returns the address of a node that changes the results of calls with the data, and passes all other responses of the node
// upstream on. change has the result in hexadecimal digits after 0x, and may return it as it is.
func StartLiar(t testing.TB, upstream string, data []byte, change func(result string) string) string {
	t.Helper()
	about := hexutil.Encode(data)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		question, err := io.ReadAll(r.Body)
		if err != nil {
			return
		}
		answer, err := postTo(r, upstream, question)
		if err != nil {
			http.Error(w, err.Error(), http.StatusBadGateway)
			return
		}
		var said struct {
			ID      json.RawMessage `json:"id"`
			Version string          `json:"jsonrpc"`
			Result  string          `json:"result"`
		}
		if strings.Contains(string(question), about) && json.Unmarshal(answer, &said) == nil && strings.HasPrefix(said.Result, "0x") {
			said.Result = "0x" + change(said.Result[2:])
			answer = mustMarshal(said)
		}
		w.Header().Set("Content-Type", "application/json")
		_, _ = w.Write(answer) // the client has gone otherwise
	}))
	t.Cleanup(server.Close)
	return server.URL
}

// postTo posts a body to an address, and returns the response's.
func postTo(r *http.Request, address string, body []byte) ([]byte, error) {
	forward, err := http.NewRequestWithContext(r.Context(), http.MethodPost, address, bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	forward.Header.Set("Content-Type", "application/json")
	response, err := http.DefaultClient.Do(forward)
	if err != nil {
		return nil, err
	}
	defer func() { _ = response.Body.Close() }()
	return io.ReadAll(response.Body)
}

// ChangeWord changes the last digit of the first word of a result.
func ChangeWord(result string) string {
	if len(result) < 64 {
		return result
	}
	changed := []byte(result)
	if changed[63] == '0' {
		changed[63] = '1'
	} else {
		changed[63] = '0'
	}
	return string(changed)
}
