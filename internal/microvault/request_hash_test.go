package microvault

import (
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/request/requesttest"
)

// The hash of each request's body is kept: see request.BodyHash.
func TestTheHashesOfRequestsStayTheSame(t *testing.T) {
	requesttest.CheckHash(t, Create{Name: "Treasury", Symbol: "TRY", Token: chain.USDC, Sources: []string{"a", "b"}}, "2e63469e0bfb98405c192d5310fdd426e4940aa7e96a4ef7136f51ff5a16246c")
	requesttest.CheckHash(t, Strategy{Idle: 10_000}, "7cb0c4509e7c88151101ad84907235086a20b336e5a4f14faef20056d7c195d5")
	requesttest.CheckHash(t, Strategy{Targets: []Target{{Source: common.HexToHash("0x1"), Target: 9000}}, Idle: 1000}, "b2d9b63a277052b462b776e3d64abf3c5967ca963d1f1b8612ce740c15ce2630")
	requesttest.CheckHash(t, modeChange{Source: common.HexToHash("0x1"), Mode: Active}, "52129d859798eff0328abff6cd07e62d4ccd36771ff0c115a95144d2e89a3315")
	requesttest.CheckHash(t, sourceChange{Source: common.HexToHash("0x1")}, "4ed7eb18eab3be42dcc8860c791cec93795cc6eb2e40d5039f3ba617866663bd")
	requesttest.CheckHash(t, exitLossChange{Source: common.HexToHash("0x1"), ExitLoss: 50}, "ce1c2483c5e23d52741b204fb4c90e47df57cfafbf3be5847f1b5502ad67acd2")
	requesttest.CheckHash(t, listChange{Account: common.HexToAddress("0xb0b01")}, "f8a7db4bcbca280dd2c2613b4bb34638e3607bf9903dfa3d0c6856ae7d9f9976")
}
