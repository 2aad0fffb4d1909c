package plan

import (
	"errors"
	"testing"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
)

// For any amount of a caller, however absurd, it is cut into no more parts than are rejected at once; a larger one is
// no amount.
func TestAnAbsurdAmountIsRefusedAtOnce(t *testing.T) {
	routes := Routes{{From: chain.Base, To: chain.Polygon, Token: chain.USDC, Most: 10_000_000 * money.Dollar}}
	from, to := Holding{ID: "a", Chain: chain.Base, Token: chain.USDC}, Holding{ID: "b", Source: true, Chain: chain.Polygon, Token: chain.USDC}
	var refusal *Refusal
	if err := NewAllocation(nil, routes).Check(from, to, money.MaxUSD); !errors.As(err, &refusal) {
		t.Errorf("it is not refused: %v", err)
	}
	if parts := routes.Split(chain.Base, chain.Polygon, chain.USDC, money.MaxUSD); len(parts) > 100_000 { // 800 kB
		t.Errorf("it is cut into %d parts", len(parts))
	}
	if _, err := money.ParseUSD("1e24"); !errors.Is(err, money.ErrRange) {
		t.Errorf("10^24 is read: %v", err)
	}
}
