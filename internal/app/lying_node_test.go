package app

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
)

// putLyingNode puts a node of Solana's before the honest one. lie returns the result of a request with which it responds; empty for that of
// the honest node.
func (d *drill) putLyingNode(lie func(method string, body []byte) (result string)) {
	d.Helper()
	honest := d.Solana.URL()
	liar := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		var request struct {
			ID     json.RawMessage
			Method string
		}
		if err == nil && json.Unmarshal(body, &request) == nil {
			if result := lie(request.Method, body); result != "" {
				_, _ = fmt.Fprintf(w, `{"jsonrpc":"2.0","id":%s,"result":%s}`, request.ID, result)
				return
			}
		}
		passed, err := http.NewRequestWithContext(r.Context(), http.MethodPost, honest, bytes.NewReader(body))
		if err != nil {
			http.Error(w, err.Error(), http.StatusBadGateway)
			return
		}
		passed.Header.Set("Content-Type", "application/json")
		answer, err := http.DefaultClient.Do(passed)
		if err != nil {
			http.Error(w, err.Error(), http.StatusBadGateway)
			return
		}
		defer func() { _ = answer.Body.Close() }()
		w.WriteHeader(answer.StatusCode)
		_, _ = io.Copy(w, answer.Body)
	}))
	d.Cleanup(liar.Close)
	d.reconfigure(func(ch ChainConfig) ChainConfig {
		if ch.Solana.served() {
			ch.Solana.RPC = NodeURLs{liar.URL, honest}
		}
		return ch
	})
}
