package transfer

import (
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/request/requesttest"
	"github.com/granaryhq/granary/internal/wallet"
)

// The hash of each request's body is kept: see request.BodyHash.
func TestTheHashesOfRequestsStayTheSame(t *testing.T) {
	id := uuid.New() // in no hash
	w := WithdrawalRequest{Organization: id, Wallet: id, RequestID: id, DestinationChain: sepolia,
		DestinationAddress: "0x00000000000000000000000000000000000b0b01", Token: chain.USDC, Amount: 5 * money.Dollar}
	requesttest.CheckHash(t, w, "5720c303e3b0fe6514e85844ebd200bff927d4b7f329770166757e84322ea58f")
	w.Sources = []Draw{{Position: usdcCash, Amount: 5 * money.Dollar}}
	w.PartnerFee, w.PartnerAddress = money.Dollar/2, "0x00000000000000000000000000000000000b0b02"
	requesttest.CheckHash(t, w, "f7769a85af757c66e8553e83c1cd859d7a7f6e46268f316fb445ca672138c72b")

	a := AllocationRequest{Organization: id, Wallet: id, RequestID: id, Movements: []Instruction{{From: usdcCash, To: "a", Amount: 1}}}
	requesttest.CheckHash(t, a, "6c327ebeb89ebb8db68ca1b998b09a7b3bb24a7bed12bb6fbc0023b996215dac")

	automatic := true
	requesttest.CheckHash(t, StrategyRequest{Organization: id, Wallet: id, RequestID: id}, "44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a")
	requesttest.CheckHash(t, StrategyRequest{Organization: id, Wallet: id, RequestID: id, AutoRebalance: &automatic,
		Strategy: &wallet.Strategy{Allocations: map[chain.Token][]wallet.Target{chain.USDC: {{YieldSource: "a", Pct: 10_000}}}}}, "45f0c903bb7e9cd43e06cb7963d415df6e70fcb2aff3e7e50244f2ee5adf67e1")
}
