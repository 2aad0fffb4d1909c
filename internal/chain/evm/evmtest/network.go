package evmtest

import (
	"net/http/httptest"
	"testing"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
)

// The forms of the networks in November 2026.
var (
	Base     = *devnet.FormOf(chain.Base)
	Arbitrum = *devnet.FormOf(chain.Arbitrum)
	Polygon  = *devnet.FormOf(chain.Polygon)
)

// Reshape starts a node that returns the chain of another in a network's form, for the time of the test, and returns its URL.
func Reshape(t testing.TB, upstream string, f devnet.Form) string {
	server := httptest.NewServer(devnet.NewFormHandler(upstream, f))
	t.Cleanup(func() {
		server.CloseClientConnections()
		server.Close()
	})
	return server.URL
}
