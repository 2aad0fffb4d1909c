package feewrapper_test

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common/hexutil"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/feewrapper"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// startLyingNode returns the address of a node that tells another state of every fee wrapper than the chain's, and the truth of all else.
func startLyingNode(t *testing.T, upstream string) string {
	t.Helper()
	about := hexutil.Encode(contracts.NewFeeWrapper().PackState())
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		question, err := io.ReadAll(r.Body)
		if err != nil {
			return
		}
		forward, err := http.NewRequestWithContext(r.Context(), http.MethodPost, upstream, bytes.NewReader(question))
		if err != nil {
			return
		}
		forward.Header.Set("Content-Type", "application/json")
		response, err := http.DefaultClient.Do(forward)
		if err != nil {
			http.Error(w, err.Error(), http.StatusBadGateway)
			return
		}
		defer func() { _ = response.Body.Close() }()
		answer, err := io.ReadAll(response.Body)
		if err != nil {
			return
		}
		var said struct {
			ID      json.RawMessage `json:"id"`
			Version string          `json:"jsonrpc"`
			Result  string          `json:"result"`
		}
		if strings.Contains(string(question), about) && json.Unmarshal(answer, &said) == nil && len(said.Result) > 66 {
			changed := []byte(said.Result)
			changed[65] ^= 1 // the last digit of the first word, which is the source
			said.Result = string(changed)
			answer, _ = json.Marshal(said) // of strings
		}
		w.Header().Set("Content-Type", "application/json")
		_, _ = w.Write(answer)
	}))
	t.Cleanup(server.Close)
	return server.URL
}

// Of two nodes one tells another state of a new wrapper. The wrapper does not fail for good by the word of one: it waits until both say the same.
func TestOneLyingNodeOfTwoFailsNoWrapper(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, func(at *feewrapper.Chain) {
			config := at.Client.Config()
			config.URL, config.SecondURL = startLyingNode(t, config.URL), config.URL
			at.Client = devnettest.Dial(t, config)
		})
		w.run()
		made := w.create()
		var now feewrapper.Wrapper
		w.until("the contract was looked at", func() bool {
			var err error
			now, err = w.wrappers.Get(t.Context(), org, made.ID)
			if err != nil {
				t.Fatal(err)
			}
			var tried int
			if err := db.QueryRow(t.Context(), `SELECT COUNT(*) FROM tasks WHERE kind LIKE 'feewrapper.inspect:%' AND last_error <> ''`).Scan(&tried); err != nil {
				t.Fatal(err)
			}
			return now.Status != feewrapper.Provisioning || tried > 0
		})
		if now.Status == feewrapper.Failed {
			t.Errorf("the wrapper has failed for good: %s", now.Problem)
		}
	})
}
