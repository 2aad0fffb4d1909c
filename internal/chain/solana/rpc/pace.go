package rpc

import (
	"errors"
	"net/http"
	"strings"

	"github.com/granaryhq/granary/internal/chain/pace"
)

// slowDown has the node be asked no more for a while. retryAfter is the header's value.
func (n *node) slowDown(retryAfter string) {
	delay, begun := n.pace.SlowDown(pace.ParseRetryAfter(retryAfter))
	if !begun {
		return
	}
	n.metrics.rateLimited.WithLabelValues(string(n.chain), n.number).Inc()
	n.log.Info("a node limits the rate of requests", "chain", string(n.chain), "node", n.number, "delay", delay)
}

// isRateLimit reports whether an error says that requests are too many: HTTP 429, or a code or text of JSON-RPC that providers use
// for it.
func isRateLimit(err error) bool {
	var status statusError
	if errors.As(err, &status) {
		return status == http.StatusTooManyRequests
	}
	var said *nodeError
	if !errors.As(err, &said) {
		return false
	}
	if said.Code == 429 || said.Code == -32429 {
		return true
	}
	text := strings.ToLower(said.Message)
	return strings.Contains(text, "rate limit") || strings.Contains(text, "too many requests") || strings.Contains(text, "requests per second")
}
