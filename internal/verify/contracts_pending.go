package verify

import (
	"context"
	"fmt"
	"maps"
	"slices"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/store"
)

// A contract may be ahead of its row: a signed change is executed and not settled yet, or someone has put a due raise
// of fees into force, as the contract lets anyone do. The contract's state must then be that of its row and these
// changes together. A change that is final for over a minute and not settled is reported by checkChanges.

// loadPendingCalls reads the calls of each signed change of a contract that is not settled, in their order. The chain may have executed them.
func (v Verifier) loadPendingCalls(ctx context.Context, subject string) ([][]custody.Call, error) {
	rows, err := v.DB.Query(ctx, `SELECT i.intent FROM contract_changes c JOIN intents i ON i.id = c.id
		WHERE c.subject = $1 AND c.status = 'submitted' AND c.signed = 1 AND i.state IN ('signed', 'carried', 'executed') ORDER BY c.seq`, subject)
	texts, err := store.Collect(rows, err, func(row store.Rows) (text string, err error) { return text, row.Scan(&text) })
	if err != nil {
		return nil, fmt.Errorf("reading changes of a contract that are under way: %w", err)
	}
	var all [][]custody.Call
	for _, text := range texts {
		if signed, err := custody.DecodeIntent([]byte(text)); err == nil { // checkIntents reports others
			all = append(all, signed.Calls)
		}
	}
	return all, nil
}

// decodedCall is a call of a contract of ours with its arguments.
type decodedCall struct {
	method string
	args   []any
}

// decodeCalls decodes the calls to a contract, without those that its interface does not have.
func decodeCalls(of abi.ABI, contract common.Address, calls []custody.Call) (decoded []decodedCall) {
	for _, c := range calls {
		if c.To != contract || len(c.Data) < 4 {
			continue
		}
		method, err := of.MethodById(c.Data)
		if err != nil {
			continue
		}
		args, err := method.Inputs.Unpack(c.Data[4:])
		if err == nil {
			decoded = append(decoded, decodedCall{method.Name, args})
		}
	}
	return decoded
}

// pendingRaise reads the raise of fees that waits for a wrapper and is still to be taken over, by its task or a change; ok is false without one.
func (v Verifier) pendingRaise(ctx context.Context, wrapper string) (performance, management int64, ok bool, err error) {
	rows, err := v.DB.Query(ctx, `SELECT f.raise_performance_fee, f.raise_management_fee FROM fee_wrappers f WHERE f.id = $1 AND f.raise_at IS NOT NULL
		AND (EXISTS (SELECT 1 FROM tasks t WHERE t.key = f.id AND t.kind IN ('feewrapper.raise', 'feewrapper.raise:' || f.chain))
		OR EXISTS (SELECT 1 FROM contract_changes c WHERE c.subject = f.id AND c.kind = 'apply_fee_raise' AND c.status = 'submitted'))`, wrapper)
	found, err := store.Collect(rows, err, func(row store.Rows) (bool, error) { return true, row.Scan(&performance, &management) })
	if err != nil {
		return 0, 0, false, fmt.Errorf("reading a raise of fees: %w", err)
	}
	return performance, management, len(found) > 0, nil
}

// isPending reports whether a wrapper is as its row comes to with the raise that waits, the changes that are under way, or both.
func (v Verifier) isPending(ctx context.Context, w wrapperRow, row, is contracts.FeeWrapperState) (bool, error) {
	changes, err := v.loadPendingCalls(ctx, w.id)
	if err != nil {
		return false, err
	}
	performance, management, waits, err := v.pendingRaise(ctx, w.id)
	if err != nil {
		return false, err
	}
	raised := row
	raised.PerformanceFeeBps, raised.ManagementFeeBps = uint16(performance), uint16(management)
	possible := map[contracts.FeeWrapperState]bool{row: true}
	if waits {
		possible[raised] = true
	}
	for _, calls := range changes {
		decoded := decodeCalls(wrapperABI.GetABI(), common.HexToAddress(w.contract), calls)
		for _, before := range slices.Collect(maps.Keys(possible)) {
			possible[applyTerms(before, decoded)] = true
		}
	}
	return possible[is], nil
}

// applyTerms returns the state of a wrapper after calls of its owner. Fees that are raised wait for their time first.
func applyTerms(state contracts.FeeWrapperState, calls []decodedCall) contracts.FeeWrapperState {
	for _, c := range calls {
		switch c.method {
		case "setFeeRecipient":
			state.FeeRecipient, _ = c.args[0].(common.Address)
		case "setFees":
			performance, _ := c.args[0].(uint16)
			management, _ := c.args[1].(uint16)
			raises := performance > state.PerformanceFeeBps || management > state.ManagementFeeBps
			if !raises || state.FeeRaiseDelay == 0 {
				state.PerformanceFeeBps, state.ManagementFeeBps = performance, management
			}
		}
	}
	return state
}

// isListPending reports whether a MicroVault's list is of the version that a change under way makes of its row's.
func (v Verifier) isListPending(ctx context.Context, m vaultRow, version uint64) (bool, error) {
	changes, err := v.loadPendingCalls(ctx, m.id)
	if err != nil {
		return false, err
	}
	for _, calls := range changes {
		for _, c := range decodeCalls(vaultABI.GetABI(), common.HexToAddress(m.contract), calls) {
			if c.method != "addShareholder" && c.method != "removeShareholder" {
				continue
			}
			expected, _ := c.args[len(c.args)-1].(uint64)
			if m.version >= 0 && expected == uint64(m.version) && version == expected+1 {
				return true, nil
			}
		}
	}
	return false, nil
}
