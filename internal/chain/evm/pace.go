package evm

import (
	"errors"
	"net/http"
	"strings"

	"github.com/ethereum/go-ethereum/rpc"

	"github.com/granaryhq/granary/internal/chain/pace"
)

// slowDown has the node be asked no more for a while. retryAfter is the header's value, of which only seconds are read.
func (n *node) slowDown(retryAfter string) {
	delay, begun := n.pace.SlowDown(pace.ParseRetryAfter(retryAfter))
	if !begun {
		return
	}
	n.metrics.rateLimited.WithLabelValues(string(n.chain), n.number).Inc()
	n.log.Info("a node limits the rate of requests", "chain", string(n.chain), "node", n.number, "delay", delay)
}

// isRateLimit reports whether an error says that requests are too many: HTTP 429, or the codes and texts of JSON-RPC that providers use
// for it (-32005 of Infura, -32029 of BlastAPI, -32097 of Ankr, 429 of Alchemy). Some use -32005 for a range or a batch that is too
// large as well, so the text decides there. The text of a revert is a contract's, which may say anything.
func isRateLimit(err error) bool {
	var status rpc.HTTPError
	if errors.As(err, &status) {
		return status.StatusCode == http.StatusTooManyRequests
	}
	var e rpc.Error
	if !errors.As(err, &e) {
		return false
	}
	if isRevert(e.ErrorCode(), e.Error(), errorDataOf(e)) {
		return false
	}
	text := strings.ToLower(e.Error())
	switch e.ErrorCode() {
	case 429, -32029, -32097:
		return true
	}
	for _, words := range []string{"rate limit", "too many requests", "request limit", "requests per second", "compute units per second", "throughput"} {
		if strings.Contains(text, words) {
			return true
		}
	}
	return false
}
