package solrelay

import (
	"context"
	"fmt"
	"slices"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/intent/solintent"
)

// checkOutcomes checks that the effects of the intents that work can be settled.
func (r *Relay) checkOutcomes(ctx context.Context, due []judged, tried []attempt) error {
	if r.options.CheckOutcomes == nil {
		return nil
	}
	var simulated []intent.Simulated
	places := map[uuid.UUID]int{}
	for i, j := range due {
		if !tried[i].Reason.IsZero() {
			continue
		}
		expected, err := r.expectEvidence(tried[i].built)
		if err != nil {
			return err
		}
		places[j.id] = i
		simulated = append(simulated, intent.Simulated{ID: j.id, SettleTask: j.settleTask, Evidence: expected.Encode()})
	}
	if len(simulated) == 0 {
		return nil
	}
	reasons, err := r.options.CheckOutcomes(ctx, simulated)
	for id, reason := range reasons {
		tried[places[id]].Reason = reason
	}
	return err
}

// expectEvidence returns the evidence that a successful version would leave. Its token accounts hold exactly the
// amounts that leave them before it: the simulation has shown that they hold that, and no node is queried for more.
func (r *Relay) expectEvidence(built sending) (solintent.Evidence, error) {
	tx, err := solana.DecodeTransaction(built.raw)
	if err != nil {
		return solintent.Evidence{}, fmt.Errorf("intent %s: %w", built.of.id, err)
	}
	v, err := custody.DecodeSolanaVersion(tx.Message.Encode())
	if err != nil {
		return solintent.Evidence{}, fmt.Errorf("intent %s: %w", built.of.id, err)
	}
	leaves, comes := map[solana.PublicKey]uint64{}, map[solana.PublicKey]uint64{}
	var keys []solana.PublicKey
	for _, t := range v.Transfers {
		leaves[t.From] += t.Units
		comes[t.To] += t.Units
		keys = append(keys, t.From, t.To)
	}
	if v.Burning != nil {
		leaves[v.Burning.From] += v.Burning.Units
		keys = append(keys, v.Burning.From)
	}
	e := solintent.Evidence{Transaction: built.raw}
	for i, key := range keys {
		if slices.Contains(keys[:i], key) {
			continue
		}
		e.Before = append(e.Before, solintent.Holding{Account: key, Mint: v.Mint, Units: leaves[key]})
		e.After = append(e.After, solintent.Holding{Account: key, Mint: v.Mint, Units: comes[key]})
	}
	return e, nil
}
