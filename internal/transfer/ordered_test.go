package transfer

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/randtest"
	"github.com/granaryhq/granary/internal/yield"
)

// However a position is split into orders, one after the other, they request no more shares than there are, and each
// the worth of its amount but for rounding, where that is more than rounding makes.
func TestOrdersTogetherAskForNoMoreThanThereIs(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		value := rapid.Int64Range(1000, 1e12).Draw(t, "value")
		h := Holding{ID: "fund", Source: true, Chain: sepolia, Token: chain.USDC, Value: money.USD(value), redemptions: yield.Requested,
			NativeUnits: money.NewUnits(rapid.Uint64Range(uint64(value), 1e18).Draw(t, "shares"))}
		o := ordered{map[string]money.USD{}, map[string]money.Units{}}
		cash := Holding{ID: usdcCash, Chain: sepolia, Token: chain.USDC}
		orders := rapid.IntRange(2, 10).Draw(t, "orders")
		rest := h.Value
		for i := range orders {
			amount := rest
			if i < orders-1 {
				amount = money.USD(rapid.Int64Range(20, int64(rest)-20*int64(orders-i-1)).Draw(t, "amount"))
			}
			rest -= amount
			legs := (&Service{}).movementLegs(0, o.countedIn(h), cash, movedAmount{amount: amount})
			asked, worth := legs[0].Steps[0].Shares, h.sharesWorth(amount)
			if lessUnits(worth, asked).Cmp(money.NewUnits(mostRounding)) > 0 || asked.Cmp(worth) > 0 || asked.IsZero() {
				t.Fatalf("%s of %s asks for %s of %s shares, worth are %s", amount, h.Value, asked, h.NativeUnits, worth)
			}
			o.addAsked(legs)
		}
		if o.asks[h.ID].Cmp(h.NativeUnits) > 0 {
			t.Fatalf("%d orders ask for %s of %s shares", orders, o.asks[h.ID], h.NativeUnits)
		}
	})
}
