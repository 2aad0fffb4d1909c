package wallet_test

import (
	"testing"

	"context"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/request/requesttest"
	"github.com/granaryhq/granary/internal/wallet"
)

// The hash of each request's body is kept: see request.BodyHash.
func TestTheHashesOfRequestsStayTheSame(t *testing.T) {
	id := uuid.New() // in no hash
	r := wallet.CreateRequest{Organization: id, RequestID: id, Label: "treasury",
		ValidateStrategy: func(context.Context, wallet.Strategy) error { return nil }}
	requesttest.CheckHash(t, r, "f8ae33a98eef9a0558428e719269bfebe2404c3775263b61ecb3e512a136b684")
	r.AutoRebalance = true
	r.Strategy = &wallet.Strategy{Allocations: map[chain.Token][]wallet.Target{
		chain.USDC: {{YieldSource: "a", Pct: 3333}, {YieldSource: wallet.CashTarget, Pct: 6667}}}}
	requesttest.CheckHash(t, r, "eca436b3ea125e3497039ce2b4abc537d67022d237620fb497afbff1c2b00e38")
}
