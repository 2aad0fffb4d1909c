package transfer

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/store"
)

// StopsOf returns the emergency stops that delay transfers between chains, by the transfers' ids: those that are
// attested, without a signed receipt. An unattested one waits for the attesters, or for the bridge to deliver it.
func StopsOf(ctx context.Context, db *store.DB, open []*BridgeTransfer) (map[uuid.UUID]stop.Stop, error) {
	stops, err := stop.LoadAll(ctx, db)
	if err != nil || len(stops) == 0 {
		return nil, err
	}
	signed, err := loadSignedIn(ctx, db)
	if err != nil {
		return nil, err
	}
	holding := map[uuid.UUID]stop.Stop{}
	for _, b := range open {
		s, stopped := stops[b.Organization].OnChain(b.Destination)
		if stopped && b.Phase == PhaseAttested && !signed[b.ID] {
			holding[b.ID] = s
		}
	}
	return holding, nil
}

// loadSignedIn are the open transfers of which it is signed that they are brought in.
func loadSignedIn(ctx context.Context, db *store.DB) (map[uuid.UUID]bool, error) {
	rows, err := db.Query(ctx, `SELECT b.id FROM bridge_transfers b JOIN steps o ON o.id = b.id JOIN steps n ON n.leg_id = o.leg_id
		WHERE b.completed_at IS NULL AND n.kind = $1 AND n.state = $2`, string(StepBridgeIn), string(StateProcessing))
	ids, err := store.Collect(rows, err, func(row store.Rows) (id uuid.UUID, err error) { return id, row.Scan(&id) })
	if err != nil {
		return nil, fmt.Errorf("reading which transfers between chains are being brought in: %w", err)
	}
	signed := map[uuid.UUID]bool{}
	for _, id := range ids {
		signed[id] = true
	}
	return signed, nil
}
