package transfer

import (
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/wallet"
)

// A stop delays an attested and unsigned transfer; one that waits for others, or is signed, it does not.
func TestAStopIsNamedOfWhatItHoldsUp(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		stopped, whole, free := uuid.New(), uuid.New(), uuid.New() // organizations
		between := func(of uuid.UUID, to chain.Name, token chain.Token, phase BridgePhase) *BridgeTransfer {
			return &BridgeTransfer{ID: uuid.New(), Organization: of, Wallet: uuid.New(), Workflow: uuid.New(), Source: sepolia, Destination: to, Token: token, Phase: phase,
				Amount: money.Dollar, InTransit: money.Dollar, SentHash: "0x5e", SentAt: time.Unix(1, 0), AskedAt: time.Unix(1, 0)}
		}
		held, heldByAll, onSolana := between(stopped, chain.Base, chain.USDC, PhaseAttested), between(whole, chain.Arbitrum, chain.USDC, PhaseAttested), between(whole, chain.Solana, chain.USDC, PhaseAttested)
		signed := between(stopped, chain.Base, chain.USDC, PhaseAttested)
		all := []*BridgeTransfer{held, heldByAll, onSolana, signed,
			between(stopped, chain.Base, chain.USDC, PhaseSent), between(stopped, chain.Base, chain.USDT, PhaseSent),
			between(stopped, chain.Arbitrum, chain.USDC, PhaseAttested), between(free, chain.Base, chain.USDC, PhaseAttested)}
		if none, err := StopsOf(t.Context(), db, all); err != nil || len(none) != 0 {
			t.Errorf("where nothing is stopped: %v, %v", none, err)
		}
		err := db.Write(t.Context(), func(tx *store.Tx) error {
			for _, b := range all {
				insertInto(tx, "bridge_transfers", bridgeColumns, b.columnValues())
			}
			return insertWorkflow(tx, Workflow{ID: signed.Workflow, Organization: stopped, Wallet: signed.Wallet, Kind: wallet.Rebalance, RequestID: uuid.New(), Legs: []Leg{{ID: uuid.New(), Steps: []Step{
				{ID: signed.ID, Kind: StepBridgeOut, Chain: sepolia, Token: chain.USDC, State: StateCompleted},
				{ID: uuid.New(), Ordinal: 1, Kind: StepBridgeIn, Chain: chain.Base, Token: chain.USDC, State: StateProcessing}}}}})
		})
		if err != nil {
			t.Fatal(err)
		}
		for organization, target := range map[uuid.UUID]stop.Target{stopped: stop.OfChain(chain.Base), whole: stop.Organization} {
			if _, err := stop.Put(t.Context(), db, organization, target, "a test"); err != nil {
				t.Fatal(err)
			}
		}
		got, err := StopsOf(t.Context(), db, all)
		if err != nil || len(got) != 3 || got[held.ID].Target != stop.OfChain(chain.Base) || got[heldByAll.ID].Target != stop.Organization || got[onSolana.ID].Target != stop.Organization {
			t.Errorf("the stops are %v: %v", got, err)
		}
	})
}
