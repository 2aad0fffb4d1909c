package microvault

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// keepingGas is what a simulated call of the keeper's may use.
const keepingGas = 12_000_000

// simulateAs says what a call of a vault by an account of the organization's would log
// if it were made now. Error: evm.ErrReverted.
func (s *Service) simulateAs(ctx context.Context, v Vault, actor change.Actor, data []byte) ([]*types.Log, error) {
	account, err := s.engine.Account(ctx, v.Chain, v.Organization, actor)
	if err != nil {
		return nil, err
	}
	client, to := s.options.Chains[v.Chain].Client, v.Contract
	head, err := client.Head(ctx)
	if err != nil {
		return nil, fmt.Errorf("simulating a call of MicroVault %s: %w", v.ID, err)
	}
	results, err := client.Simulate(ctx, head, []ethereum.CallMsg{{From: account.EVM(), To: &to, Gas: keepingGas, Data: data}})
	if err != nil {
		return nil, fmt.Errorf("simulating a call of MicroVault %s: %w", v.ID, err)
	}
	return results[0].Logs, results[0].Err
}

// rebalancePlan is what a rebalance would do if it were made now.
type rebalancePlan struct {
	sources []common.Hash          // that it names
	leftOut map[common.Hash]string // why it does without the others
	moves   bool                   // whether it would move anything
}

// maintainTargets asks for a rebalance if one would do something, and for the payment of
// a queue that is too long for it.
func (s *Service) maintainTargets(ctx context.Context, t task.Task, v Vault, r reading) error {
	if !r.needsRebalance(s.options.Rules) {
		return s.saveLeftOut(ctx, t, v, nil)
	}
	if r.navSound && r.queueTail-r.queueHead > paidPerRebalance {
		count, err := s.countPayable(ctx, v)
		if err != nil {
			return err
		}
		if count > 0 {
			return s.requestKeeping(ctx, t, v, PayQueue)
		}
	}
	plan, err := s.planRebalance(ctx, v)
	if err != nil {
		return err
	}
	if err := s.saveLeftOut(ctx, t, v, plan.leftOut); err != nil || !plan.moves {
		return err
	}
	return s.requestKeeping(ctx, t, v, Rebalance)
}

// planRebalance finds the sources that a rebalance can name without failing. A vault of
// an older version undoes all of a rebalance for one move that loses too much, so such a
// source is left out, and the others are served and the queue is paid.
func (s *Service) planRebalance(ctx context.Context, v Vault) (rebalancePlan, error) {
	plan := rebalancePlan{leftOut: map[common.Hash]string{}}
	for _, source := range v.Sources {
		plan.sources = append(plan.sources, source.ID)
	}
	for {
		logs, err := s.simulateAs(ctx, v, change.Keeper, packRebalance(plan.sources))
		switch {
		case err == nil:
			plan.takeOver(v, logs)
			return plan, nil
		case !errors.Is(err, evm.ErrReverted):
			return plan, err
		case len(plan.sources) == 0:
			s.metrics.stuck.Inc()
			s.options.Log.Warn("a MicroVault's rebalance would fail", "vault", v.ID, "error", err)
			return plan, nil
		}
		culprit, why, err := s.findCulprit(ctx, v, plan.sources, evm.RevertData(err))
		if err != nil {
			return plan, err
		}
		s.options.Log.Warn("a MicroVault is rebalanced without a source", "vault", v.ID, "source", culprit, "reason", why)
		plan.leftOut[culprit] = why
		plan.sources = slices.DeleteFunc(plan.sources, func(id common.Hash) bool { return id == culprit })
	}
}

// takeOver reads from the logs of a simulated rebalance whether it moves anything, and
// which sources it does without by itself: a vault that undoes a single move says so.
func (p *rebalancePlan) takeOver(v Vault, logs []*types.Log) {
	for _, log := range logs {
		if log.Address != v.Contract {
			continue
		}
		p.moves = p.moves || isMove(log)
		if e, err := vaultABI.UnpackMoveUndoneEvent(log); err == nil {
			p.leftOut[e.SourceId] = moveLossy
		}
		if e, err := vaultABI.UnpackSourceRefusedEvent(log); err == nil && slices.Contains(moveSelectors, e.Selector) {
			p.leftOut[e.SourceId] = moveRefused
		}
	}
}

// Why a rebalance does without a source.
const (
	moveLossy   = "a move would lose more than it may"
	moveRefused = "the source refuses"
	movesFail   = "its moves fail"
)

// moveSelectors are the orders to adapters that move something in or out.
var moveSelectors = [][4]byte{
	[4]byte(crypto.Keccak256([]byte("allocate(uint256)"))), [4]byte(crypto.Keccak256([]byte("deallocate(uint256)"))),
}

// moveLossyError is how a vault names the source whose move it undid, with the
// whole rebalance, in the versions that have this error.
var moveLossyError = crypto.Keccak256([]byte("MoveLossy(bytes32,uint256,uint256)"))[:4]

// findCulprit finds the source for which a rebalance of these fails: the one that the
// error names or, where it names none, the first without which the rests pass.
func (s *Service) findCulprit(ctx context.Context, v Vault, of []common.Hash, revert []byte) (common.Hash, string, error) {
	if named, found := sourceNamedBy(revert); found && slices.Contains(of, named) {
		return named, moveLossy, nil
	}
	for i, id := range of {
		others := slices.Delete(slices.Clone(of), i, i+1)
		_, err := s.simulateAs(ctx, v, change.Keeper, packRebalance(others))
		if err == nil {
			return id, movesFail, nil
		}
		if !errors.Is(err, evm.ErrReverted) {
			return common.Hash{}, "", err
		}
	}
	return of[0], movesFail, nil // more than one is in the way
}

// sourceNamedBy reads which source's move was undone.
func sourceNamedBy(revert []byte) (common.Hash, bool) {
	const length = 4 + 3*32
	if len(revert) != length || !bytes.HasPrefix(revert, moveLossyError) {
		return common.Hash{}, false
	}
	return common.BytesToHash(revert[4:36]), true
}

// saveLeftOut remembers which sources rebalances do without, while they do.
func (s *Service) saveLeftOut(ctx context.Context, t task.Task, v Vault, leftOut map[common.Hash]string) error {
	s.metrics.recordLeftOut(v.ID, len(leftOut))
	if !slices.ContainsFunc(v.Sources, func(source Source) bool { return source.LeftOut != leftOut[source.ID] }) {
		return nil
	}
	err := s.db.Write(ctx, func(tx *store.Tx) error {
		t.CheckLease(tx)
		for _, source := range v.Sources {
			tx.Defer(`UPDATE micro_vault_sources SET left_out = $3 WHERE vault_id = $1 AND source_id = $2`, v.ID, source.ID.Hex(), leftOut[source.ID])
		}
		return nil
	})
	if err != nil {
		return fmt.Errorf("noting what rebalances of MicroVault %s leave out: %w", v.ID, err)
	}
	return nil
}

// movedTopics are the events by which a vault tells that assets went somewhere,
// also those of vaults of version 0.1.0: a vault is never upgraded.
var movedTopics = func() map[common.Hash]bool {
	topics := map[common.Hash]bool{
		crypto.Keccak256Hash([]byte("Entered(bytes32,uint256)")):        true, // Allocated, in 0.1.0
		crypto.Keccak256Hash([]byte("Exited(bytes32,uint256,uint256)")): true, // Deallocated, in 0.1.0
	}
	for _, name := range []string{
		contracts.MicroVaultAllocatedEventName, contracts.MicroVaultDeallocatedEventName, contracts.MicroVaultClaimedEventName,
		contracts.MicroVaultRedeemPaidEventName, contracts.MicroVaultRedeemReturnedEventName,
	} {
		topics[vaultABI.GetABI().Events[name].ID] = true
	}
	return topics
}()

// isMove says whether a log of the vault tells of assets that went somewhere.
func isMove(log *types.Log) bool { return len(log.Topics) > 0 && movedTopics[log.Topics[0]] }

// packRebalance is the keeper's call: sources by name, and no amount.
func packRebalance(sources []common.Hash) []byte {
	ids := make([][32]byte, len(sources))
	for i, id := range sources {
		ids[i] = id
	}
	return vaultABI.PackRebalance(ids)
}

// rebalanceCall looks once more: what others did meanwhile may have left nothing
// to move.
func (s *Service) rebalanceCall(ctx context.Context, v Vault, _ change.Change) ([]byte, error) {
	plan, err := s.planRebalance(ctx, v)
	if err != nil || !plan.moves {
		return nil, err
	}
	return packRebalance(plan.sources), nil
}
