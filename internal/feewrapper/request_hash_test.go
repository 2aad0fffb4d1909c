package feewrapper

import (
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/request/requesttest"
)

// The hash of each request's body is kept: see request.BodyHash.
func TestTheHashesOfRequestsStayTheSame(t *testing.T) {
	id := uuid.New() // in no hash
	c := Create{Organization: id, RequestID: id, Source: "a", Recipient: common.HexToAddress("0xb0b01"), PerformanceFee: 1000}
	requesttest.CheckHash(t, c, "47d20161ed6bc605ee670739d10bfa4692292a7c8d35083d59d804617facffdb")
	most := money.Bps(2000)
	c.MaxPerformanceFee, c.ManagementFee = &most, 50
	requesttest.CheckHash(t, c, "28dbb8d1f9c61595fcbf9ad37b9904e9182a4f29dbb2f90a2aecbcd088f681b4")
}
