package evm_test

import (
	"bytes"
	"encoding/json"
	"net/http"
	"testing"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm/evmtest"
	"github.com/granaryhq/granary/internal/devnettest"
)

// At the start each node is probed for the methods that the service needs, and its missing ones and the length of its
// batches are shown.
func TestNodesShowWhatTheyLack(t *testing.T) {
	net := devnettest.Start(t, devnet.Options{})
	for name, c := range map[string]struct {
		unknown map[string]bool // methods
		most    int             // calls of a batch
		lacks   string
		pruned  bool // the first block is not kept
	}{
		"a whole node":       {nil, 100, "", false},
		"no simulation":      {map[string]bool{"eth_simulateV1": true}, 100, "simulation", false},
		"no receipts":        {map[string]bool{"eth_getBlockReceipts": true}, 100, "receipts", false},
		"logs of few blocks": {map[string]bool{"eth_getLogs": true}, 100, "logs", false},
		"no old blocks":      {nil, 100, "history", true},
		"batches of 12":      {nil, 12, "", false},
	} {
		t.Run(name, func(t *testing.T) {
			proxy, config, metrics := evmtest.New(t, net.URL()), net.Config(), prometheus.NewRegistry()
			proxy.Set(evmtest.Faults{Reject: func(body []byte) (int, string) {
				var call struct {
					ID     json.RawMessage `json:"id"`
					Method string          `json:"method"`
				}
				switch {
				case batchLength(body) > c.most:
					return http.StatusRequestEntityTooLarge, ""
				case c.pruned && bytes.Contains(body, []byte(`"eth_getBlockByNumber","params":["0x0",`)):
					return http.StatusOK, `{"jsonrpc":"2.0","id":` + requestID(t, body) + `,"result":null}`
				case json.Unmarshal(body, &call) == nil && c.unknown[call.Method]:
					return http.StatusOK, `{"jsonrpc":"2.0","id":` + string(call.ID) + `,"error":{"code":-32601,"message":"the method does not exist"}}`
				}
				return 0, ""
			}})
			config.URL, config.Metrics = proxy.URL, metrics
			devnettest.Dial(t, config).ProbeNodes(t.Context())
			families, err := metrics.Gather()
			if err != nil {
				t.Fatal(err)
			}
			lacks, limit := "", 0.0
			for _, f := range families {
				for _, m := range f.GetMetric() {
					switch f.GetName() {
					case "granary_node_capability":
						if m.GetGauge().GetValue() == 0 {
							lacks += m.GetLabel()[0].GetValue()
						}
					case "granary_node_batch_limit":
						limit = m.GetGauge().GetValue()
					}
				}
			}
			if lacks != c.lacks || limit > float64(c.most) || limit < float64(c.most)/2 {
				t.Errorf("it lacks %q and takes batches of %v, want %q and %d", lacks, limit, c.lacks, c.most)
			}
		})
	}
}
