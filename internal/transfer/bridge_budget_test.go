package transfer

import (
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer/plan"
)

// Targets' crossings may need more messages than a day has. As many cross as it allows, and the rest waits: else all
// would wait for ever.
func TestTargetsCrossInAsManyMessagesAsADayHas(t *testing.T) {
	const million = 1_000_000 * money.Dollar
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		bridged := map[chain.Token]BridgeTerms{chain.USDC: {Most: 10 * million, PerDay: 4}}
		s := &Service{db: db, chains: map[chain.Name]Chain{chain.Base: {Bridged: bridged}, sepolia: {Bridged: bridged}}}
		positions := []plan.Position{{ID: "here", Chain: chain.Base, Token: chain.USDC}, {ID: "there", Chain: sepolia, Token: chain.USDC}}
		now, waits, err := s.withinBudget(t.Context(), db, uuid.New(), positions, []plan.Movement{{From: "here", To: "there", Amount: 45 * million}})
		if err != nil || len(now) != 1 || now[0].Amount <= 0 || now[0].Amount >= 45*million || !waits {
			t.Errorf("of 45 million in five messages, of which a day has four: %v now, %t, %v", now, waits, err)
		}
	})
}
