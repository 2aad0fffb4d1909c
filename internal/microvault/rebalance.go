package microvault

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/big"
	"math/bits"
	"slices"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// What a simulated call of the keeper's may use, and a question after the queue.
const (
	keepingGas  = 12_000_000
	questionGas = 200_000
)

// simulateAs says what a call of a vault by an account of the organization's would log
// if it were made now. Error: evm.ErrReverted.
func (s *Service) simulateAs(ctx context.Context, v Vault, actor change.Actor, data []byte) ([]*types.Log, error) {
	results, err := s.simulateCalls(ctx, v, actor, ethereum.CallMsg{To: &v.Contract, Gas: keepingGas, Data: data})
	if err != nil {
		return nil, err
	}
	return results[0].Logs, results[0].Err
}

// simulateCalls makes calls for a vault one after another.
func (s *Service) simulateCalls(ctx context.Context, v Vault, actor change.Actor, calls ...ethereum.CallMsg) ([]evm.Simulation, error) {
	return s.simulateOn(ctx, s.options.Chains[v.Chain].Client, v, actor, calls...)
}

// simulateOn is simulateCalls by a client of the vault's chain.
func (s *Service) simulateOn(ctx context.Context, client *evm.Client, v Vault, actor change.Actor, calls ...ethereum.CallMsg) ([]evm.Simulation, error) {
	account, err := s.engine.Account(ctx, v.Chain, v.Organization, actor)
	if err != nil {
		return nil, err
	}
	head, err := client.Head(ctx)
	if err != nil {
		return nil, fmt.Errorf("simulating a call of MicroVault %s: %w", v.ID, err)
	}
	for i := range calls {
		calls[i].From = account.EVM()
	}
	results, err := client.Simulate(ctx, head, calls)
	if err != nil {
		return nil, fmt.Errorf("simulating a call of MicroVault %s: %w", v.ID, err)
	}
	return results, nil
}

// trial is what a call of the keeper's would do.
type trial struct {
	logs        []*types.Log
	requestDone bool                     // a redemption would leave the queue, paid in full or given back
	claimed     map[common.Hash]*big.Int // what the ready shares are worth that would be claimed, by source
}

// sumMoved is how much a vault would have moved, and one more for a request that ended.
func (t trial) sumMoved(v Vault) *big.Int {
	sum := new(big.Int)
	for _, log := range t.logs {
		if log.Address == v.Contract {
			sum.Add(sum, movedAmount(log))
		}
	}
	for _, worth := range t.claimed {
		sum.Add(sum, worth)
	}
	if t.requestDone {
		sum.Add(sum, big.NewInt(1))
	}
	return sum
}

// tryKeeping tries a call of the keeper's. Error: evm.ErrReverted.
func (s *Service) tryKeeping(ctx context.Context, v Vault, r reading, data []byte) (trial, error) {
	ready := r.readySources()
	questions := []ethereum.CallMsg{{To: &v.Contract, Gas: questionGas, Data: vaultABI.PackQueueHead()}}
	for _, source := range ready {
		questions = append(questions, readyCall(source))
	}
	made := len(questions)
	results, err := s.simulateCalls(ctx, v, change.Keeper, slices.Concat(questions, []ethereum.CallMsg{{To: &v.Contract, Gas: keepingGas, Data: data}}, questions)...)
	if err != nil {
		return trial{}, err
	}
	before, after := results[:made], results[made+1:]
	if err := errors.Join(results[made].Err, before[0].Err, after[0].Err); err != nil {
		return trial{}, err
	}
	tried := trial{results[made].Logs, !bytes.Equal(before[0].Output, after[0].Output), map[common.Hash]*big.Int{}}
	for i, source := range ready {
		shares := new(big.Int).Sub(sharesAnswered(before[i+1]), sharesAnswered(after[i+1]))
		if after[i+1].Err == nil && shares.Sign() > 0 {
			tried.claimed[source.Id] = worthOfShares(source, shares)
		}
	}
	return tried, nil
}

// rebalancePlan is what a rebalance would do if it were made now.
type rebalancePlan struct {
	sources []common.Hash          // that it names
	leftOut map[common.Hash]string // why it does without the others
	moves   bool                   // whether it would move what is worth its gas
}

// maintainTargets asks for a rebalance if one would do something, and for the payment of
// a queue that is too long for it.
func (s *Service) maintainTargets(ctx context.Context, t task.Task, v Vault, r reading) error {
	if !r.needsRebalance(s.options.Rules) {
		return s.saveLeftOut(ctx, t, v, nil)
	}
	if r.navSound && r.queueTail-r.queueHead > paidPerRebalance {
		count, err := s.countPayable(ctx, v, r)
		if err != nil {
			return err
		}
		if count > 0 {
			return s.requestKeeping(ctx, t, v, PayQueue)
		}
	}
	plan, err := s.planRebalance(ctx, v, r)
	if err != nil {
		return err
	}
	if err := s.saveLeftOut(ctx, t, v, plan.leftOut); err != nil || !plan.moves {
		return err
	}
	return s.requestKeeping(ctx, t, v, Rebalance)
}

// planRebalance finds the sources that a rebalance can name without failing. A vault of
// an older version undoes all of a rebalance for one move that loses too much, and any has
// to have gas for what its sources burn, so such a source is left out, and the others are
// served and the queue is paid. Where nobody can tell which that is, none is left out.
func (s *Service) planRebalance(ctx context.Context, v Vault, r reading) (rebalancePlan, error) {
	plan := rebalancePlan{leftOut: map[common.Hash]string{}}
	for _, source := range v.Sources {
		plan.sources = append(plan.sources, source.ID)
	}
	try := func(sources []common.Hash) (trial, error) { return s.tryKeeping(ctx, v, r, packRebalance(sources)) }
	for {
		tried, err := try(plan.sources)
		switch {
		case err == nil:
			plan.moves = r.isWorthwhile(v, tried, s.options.Rules)
			plan.takeOver(v, tried.logs)
			return plan, nil
		case !errors.Is(err, evm.ErrReverted):
			return plan, err
		}
		without, err := findCulprits(plan.sources, evm.RevertData(err), func(sources []common.Hash) (*big.Int, error) {
			tried, err := try(sources)
			return tried.sumMoved(v), err
		})
		if err != nil {
			return plan, err
		}
		if len(without) == 0 {
			s.metrics.stuck.Inc()
			s.options.Log.Warn("a MicroVault's rebalance would fail", "vault", v.ID, "leftOut", len(plan.leftOut))
			return plan, nil
		}
		for culprit, why := range without {
			s.options.Log.Warn("a MicroVault is rebalanced without a source", "vault", v.ID, "source", culprit, "reason", why)
			plan.leftOut[culprit] = why
		}
		plan.sources = slices.DeleteFunc(plan.sources, func(id common.Hash) bool { return without[id] != "" })
	}
}

// takeOver reads from the logs of a simulated rebalance which sources it does without by
// itself: a vault that undoes a single move says so.
func (p *rebalancePlan) takeOver(v Vault, logs []*types.Log) {
	for _, log := range logs {
		if log.Address != v.Contract {
			continue
		}
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
	failsBeside = "a rebalance fails with it beside others"
)

// moveSelectors are the orders to adapters that move something in or out.
var moveSelectors = [][4]byte{
	[4]byte(crypto.Keccak256([]byte("allocate(uint256)"))), [4]byte(crypto.Keccak256([]byte("deallocate(uint256)"))),
}

// moveLossyError is how a vault names the source whose move it undid, with the
// whole rebalance, in the versions that have this error.
var moveLossyError = crypto.Keccak256([]byte("MoveLossy(bytes32,uint256,uint256)"))[:4]

// findCulprits finds the sources for which a rebalance of these fails, and why each is one:
// the one that the error names or, where it names none, the fewest without which the rest
// passes. Of several such sets it takes the one without which most is moved, since to leave
// out a source that pays makes what another would be given less, too: that passes, and tells
// nothing. It finds none where no set is better than another, or none passes.
func findCulprits(of []common.Hash, revert []byte, try func([]common.Hash) (moved *big.Int, err error)) (map[common.Hash]string, error) {
	if named, found := sourceNamedBy(revert); found && slices.Contains(of, named) {
		return map[common.Hash]string{named: moveLossy}, nil
	}
	for size := 1; size <= len(of); size++ {
		var best []common.Hash
		most, passed := new(big.Int), 0
		for _, without := range setsOf(of, size) {
			moved, err := try(slices.DeleteFunc(slices.Clone(of), func(id common.Hash) bool { return slices.Contains(without, id) }))
			if errors.Is(err, evm.ErrReverted) {
				continue
			}
			if err != nil {
				return nil, err
			}
			passed++
			if best == nil || moved.Cmp(most) > 0 {
				best, most = without, moved
			}
		}
		switch {
		case passed == 1:
			return explainAll(best, movesFail), nil
		case passed > 1 && most.Sign() > 0:
			return explainAll(best, failsBeside), nil
		case passed > 1:
			return nil, nil
		}
	}
	return nil, nil
}

// setsOf are the sets of so many of a few.
func setsOf(all []common.Hash, size int) (sets [][]common.Hash) {
	for chosen := range 1 << len(all) {
		if bits.OnesCount(uint(chosen)) != size {
			continue
		}
		var set []common.Hash
		for i, id := range all {
			if chosen>>i&1 == 1 {
				set = append(set, id)
			}
		}
		sets = append(sets, set)
	}
	return sets
}

func explainAll(sources []common.Hash, why string) map[common.Hash]string {
	all := map[common.Hash]string{}
	for _, id := range sources {
		all[id] = why
	}
	return all
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
		return fmt.Errorf("recording the sources that rebalances of MicroVault %s leave out: %w", v.ID, err)
	}
	return nil
}

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
	r, err := fetchReading(ctx, s.options.Chains[v.Chain].Client, v)
	if err != nil {
		return nil, err
	}
	plan, err := s.planRebalance(ctx, v, r)
	if err != nil || !plan.moves {
		return nil, err
	}
	return packRebalance(plan.sources), nil
}
