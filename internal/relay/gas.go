package relay

import (
	"context"
	"fmt"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/params"

	"github.com/granaryhq/granary/internal/chain/evm"
)

// carryingGas is the gas that the carrier needs for an item beside the promise and the
// data: looking at the gas left, the wallet's account, a refusal's log.
const carryingGas = 20_000

// gasTerms are the limits and prices of gas on a chain, as the rules of a block have them.
type gasTerms struct {
	// execution is the most gas that a transaction may execute with (EIP-7825).
	execution uint64
	// total is the most gas that a transaction may have. Beyond execution it pays for new state alone (EIP-8037), and
	// no contract sees it: it is not a part of the gas left.
	total uint64
	// block is the gas limit of a block; 0 if it is not known.
	block uint64
	// executor is the most gas that a wallet's own code needs beside its calls: for a signature, and for a mark in a
	// new word, in the tree of marks at a deep level. Another intent of the wallet in the same transaction may fill
	// the word on which a simulation counted. slot is the additional gas of a cancellation, which is marked in two
	// places.
	executor, slot uint64
	// delegation is the most gas that the delegation of an account costs.
	delegation uint64
}

// termsAt returns the terms after a block.
func termsAt(at evm.Block) gasTerms {
	const (
		beside = 15_000     // a signature, two logs, and the calls' hashes
		walk   = 12 * 2_400 // nodes of the tree above the mark: a wallet of 50,000 intents has as many
		slot   = params.SstoreSetGas + params.ColdSloadCostEIP2929
	)
	t := gasTerms{execution: params.MaxTxGas, block: at.GasLimit, executor: beside + walk + slot, slot: slot, delegation: params.CallNewAccountGas}
	if at.GasLimit > 0 {
		t.execution = min(t.execution, at.GasLimit)
	}
	t.total = t.execution
	if at.Amsterdam {
		const newSlot, newAccount, delegated = 110_020, 183_600, 52_006 // EIP-8037, EIP-8038, EIP-2780
		const walk = 18 * 2_400                                         // the tree is for these chains: a wallet of a million intents has 17 levels
		t.executor, t.slot, t.delegation = beside+walk+newSlot, newSlot, newAccount+delegated
		t.total = min(max(t.total, at.GasLimit), params.MaxTxTotalGas)
	}
	return t
}

// mostPromised is the most gas that a transaction may promise its items: the rest is for the data, and for the part that every call keeps
// back. An item that needs more, for new state, is carried alone and has the gas beyond execution to itself.
func (t gasTerms) mostPromised() uint64 { return t.execution - t.execution/8 }

// callGas returns the gas of each of n calls that are simulated one after the other on a block: a node rejects the whole simulation if
// a call has more than the calls before it have left of the block.
func (t gasTerms) callGas(n int) uint64 {
	if t.block == 0 {
		return t.execution
	}
	return min(t.execution, t.block/uint64(n))
}

// gasLeftFor returns the gas that one of several calls can have beside the others.
func (t gasTerms) gasLeftFor(calls []ethereum.CallMsg, one int) uint64 {
	left := t.total
	for i, call := range calls {
		if i != one {
			left -= min(left, call.Gas)
		}
	}
	return left
}

// simulateAlone simulates the calls of one intent. A call that fails with the gas that a transaction may execute with is simulated
// again with all that the others leave of a transaction, since it may need that for new state (EIP-8037). Only one call at a time has
// more: one that uses up its gas leaves the others theirs, and so fails by itself, and not with the whole simulation.
func (r *Relay) simulateAlone(ctx context.Context, client *evm.Client, at evm.Block, calls []ethereum.CallMsg) ([]evm.Simulation, error) {
	terms := termsAt(at)
	for i := range calls {
		calls[i].Gas = terms.callGas(len(calls))
	}
	results, err := r.simulateCalls(ctx, client, at, calls)
	for i := range calls {
		if err != nil || results[i].Err == nil {
			continue
		}
		more := terms.gasLeftFor(calls, i)
		if more <= calls[i].Gas {
			break
		}
		calls[i].Gas = more
		if results, err = r.simulateCalls(ctx, client, at, calls); err != nil || results[i].Err != nil {
			break
		}
		calls[i].Gas = min(more, results[i].GasUsed+results[i].GasUsed/4) // a fifth of the used gas may have been given back
	}
	return results, err
}

// findPromises returns the gas with which the carrier has to call each wallet, so that no callee which looks at the
// gas left finds too little of it. The gas that a call uses does not show the gas that it requires, so the calls are
// simulated once more with no more gas than their intent will be promised; where they fail for it, the promise is
// doubled.
//
// As in fetchProbes no signature goes to a node.
func (r *Relay) findPromises(ctx context.Context, batch intentBatch) ([]uint64, error) {
	terms := termsAt(batch.at)
	room := terms.mostPromised()
	budgets := make([]uint64, len(batch.intents))
	for i := range budgets {
		budgets[i] = min(initialBudget(batch.gasUsed[i]), room)
	}
	for grew := true; grew; {
		short, err := r.findShortBudgets(ctx, batch, budgets)
		if err != nil {
			return nil, err
		}
		grew = false
		for _, i := range short {
			grew = grew || budgets[i] < room
			budgets[i] = min(2*budgets[i], room)
		}
		if !grew {
			// A call that fails with all available gas fails for another reason: for example for lack of the proceeds
			// of an intent before it that is not carried now.
			for _, i := range short {
				budgets[i] = min(initialBudget(batch.gasUsed[i]), room)
			}
		}
	}
	for i, in := range batch.intents {
		budgets[i] = min(terms.promiseOf(in, budgets[i]), room)
	}
	return budgets, nil
}

// promiseOf is the gas that an item is promised whose calls need so much: they begin with no less than its text names.
func (t gasTerms) promiseOf(in openIntent, calls uint64) uint64 {
	if in.cancels() {
		return t.executor + t.slot
	}
	calls = max(calls, in.intent.MinGas)
	return calls + calls/63 + t.executor
}

// initialBudget returns the gas for calls that used so much in a simulation: a quarter more, since a fifth of the
// used gas may be refunded at the end.
func initialBudget(used []uint64) uint64 {
	sum := sumGas(used)
	return sum + sum/4
}

// sumGas is the gas of calls, each with that of a transaction at least.
func sumGas(used []uint64) (sum uint64) {
	for _, n := range used {
		sum += max(n, params.TxGas)
	}
	return sum
}

// findShortBudgets simulates the calls of intents, each with the rest of its intent's budget, and returns the places
// of intents whose calls fail.
func (r *Relay) findShortBudgets(ctx context.Context, batch intentBatch, budgets []uint64) (short []int, err error) {
	var calls []ethereum.CallMsg
	for i, in := range batch.intents {
		left := budgets[i]
		for j, call := range batch.callsOf(in) {
			call.Gas = left
			left -= min(initialBudget(batch.gasUsed[i][j:j+1]), left-params.TxGas)
			calls = append(calls, call)
		}
	}
	if len(calls) == 0 {
		return nil, nil
	}
	results, err := r.simulateCalls(ctx, r.client, batch.at, calls)
	if err != nil {
		return nil, fmt.Errorf("simulating with the gas that is promised: %w", err)
	}
	for i, in := range batch.intents {
		n := len(batch.callsOf(in))
		if anyFailed(results[:n]) {
			short = append(short, i)
		}
		results = results[n:]
	}
	return short, nil
}

// callsOf are the calls of an intent that is carried; a cancellation makes none.
func (b intentBatch) callsOf(in openIntent) []ethereum.CallMsg {
	if in.cancels() {
		return nil
	}
	return intentCalls(in)
}

func anyFailed(results []evm.Simulation) bool {
	for _, s := range results {
		if s.Err != nil {
			return true
		}
	}
	return false
}

// estimateGas returns the limit for a transaction: the node's estimate and half of it, for changes until it is mined,
// and no less than it takes if every item uses all that it is promised. An estimate is of the newest block's time, in
// which a vault that was just touched books no interest; a later block's does, and to a withdrawal that is more than
// an eighth. Unused gas costs no fee.
//
// Only a transaction of one item may have more gas than it may execute with: of several, one could use the gas for
// state that another was promised.
func (r *Relay) estimateGas(ctx context.Context, terms gasTerms, to common.Address, data []byte, delegations []types.SetCodeAuthorization, promises []uint64) (uint64, error) {
	gas, err := r.client.EstimateGas(ctx, ethereum.CallMsg{
		From: r.key.Address(), To: &to, Data: data, AuthorizationList: delegations,
	})
	if err != nil {
		return 0, err
	}
	most := terms.execution
	if len(promises) == 1 {
		most = terms.total
	}
	if gas > most {
		return 0, fmt.Errorf("%w: %d gas", errTooBig, gas)
	}
	if gas > terms.execution { // new state costs the same in each block
		return min(gas+gas/8, most), nil
	}
	return min(max(gas+gas/2, terms.gasOfPromises(data, delegations, promises)), terms.execution), nil
}

// gasOfPromises is enough for a transaction whose items use all that they are promised.
func (t gasTerms) gasOfPromises(data []byte, delegations []types.SetCodeAuthorization, promises []uint64) uint64 {
	// The data is paid for at most at its price, and copied twice.
	sum := params.TxGas + uint64(len(data))*(params.TxDataNonZeroGasEIP2028+2) + uint64(len(delegations))*t.delegation
	for _, p := range promises {
		sum += p + p/63 + carryingGas
	}
	return sum
}
