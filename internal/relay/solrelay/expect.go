package solrelay

import (
	"context"
	"fmt"
	"slices"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
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
		expected, err := r.expectEvidence(ctx, tried[i].built)
		if isNodeTrouble(err) && ctx.Err() == nil {
			tried[i] = r.failedAttempt(j.openIntent, err)
			continue
		}
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

// expectEvidence returns the evidence that a version that works would leave: the balances of its token
// accounts now, and those after its transfers.
func (r *Relay) expectEvidence(ctx context.Context, built sending) (solintent.Evidence, error) {
	fault := func(err error) (solintent.Evidence, error) {
		return solintent.Evidence{}, fmt.Errorf("intent %s: %w", built.of.id, err)
	}
	tx, err := solana.DecodeTransaction(built.raw)
	if err != nil {
		return fault(err)
	}
	v, err := custody.DecodeSolanaVersion(tx.Message.Encode())
	if err != nil {
		return fault(err)
	}
	var keys []solana.PublicKey
	at := map[solana.PublicKey]int{}
	note := func(key solana.PublicKey) {
		if _, known := at[key]; !known {
			at[key] = len(keys)
			keys = append(keys, key)
		}
	}
	for _, t := range v.Transfers {
		note(t.From)
		note(t.To)
	}
	if v.Burning != nil {
		note(v.Burning.From)
	}
	accounts, err := r.client.Accounts(ctx, rpc.Confirmed, keys...)
	if err != nil {
		return solintent.Evidence{}, err
	}
	before := make([]solintent.Holding, len(keys))
	for i, key := range keys {
		before[i] = solintent.Holding{Account: key, Mint: v.Mint}
		if accounts[i] == nil {
			continue
		}
		held, err := solana.DecodeTokenAccount(accounts[i].Data)
		if err == nil {
			before[i].Owner, before[i].Units = held.Owner, held.Amount
		}
	}
	for _, owner := range v.Owners {
		if i, ok := at[solana.AssociatedTokenAddress(owner, v.Mint, v.TokenProgram)]; ok {
			before[i].Owner = owner
		}
	}
	after := slices.Clone(before)
	for _, t := range v.Transfers {
		after[at[t.From]].Units -= t.Units
		after[at[t.To]].Units += t.Units
	}
	if v.Burning != nil {
		after[at[v.Burning.From]].Units -= v.Burning.Units
	}
	return solintent.Evidence{Transaction: built.raw, Before: before, After: after}, nil
}
