package feewrapper

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/yield"
)

// InspectTask is the kind of task that looks at a wrapper that was made on a
// chain; its key is the wrapper's id.
func InspectTask(on chain.Name) string { return "feewrapper.inspect:" + string(on) }

// sourceRetryAfter is how long a wrapper that its source does not let in yet waits
// until it is looked at again.
const sourceRetryAfter = 30 * time.Second

// Inspect is the handler of InspectTask. A wrapper is ready when the contract is
// what was asked for, to the last setting, and its source takes deposits from
// it. Looking changes nothing, so it may be done again.
func (s *Service) Inspect(ctx context.Context, t task.Task) error {
	w, err := s.loadByKey(ctx, t.Key)
	if err != nil {
		return err
	}
	if w.Status != Provisioning {
		return s.db.Write(ctx, func(tx *store.Tx) error { t.Finish(tx); return nil })
	}
	found, err := s.inspectContract(ctx, w)
	if err != nil {
		return err
	}
	err = s.db.Write(ctx, func(tx *store.Tx) error {
		w, err := lockWrapper(ctx, tx, w.ID)
		if err != nil {
			return err
		}
		if w.Status == Provisioning && (found.on != FoundNotOpen || found.problem != w.Problem) {
			w.Problem, w.Contract = found.problem, found.contract
			if err := w.advanceOn(found.on); err != nil {
				return err
			}
			saveWrapper(tx, w)
			if w.Status == Ready {
				yield.AddOwned(tx, w.Organization, w.ID.String(), w.Source, w.Contract)
			}
		}
		if found.on != FoundNotOpen {
			t.Finish(tx)
		}
		return nil
	})
	if err == nil && found.on == FoundNotOpen {
		err = task.Later{After: sourceRetryAfter, Reason: found.problem}
	}
	return err
}

// finding is the result of inspecting a wrapper's contract.
type finding struct {
	on       Trigger
	problem  string // why the wrapper is not ready
	contract common.Address
}

// inspectContract compares the contract with what was asked for. All nodes must agree on it: a wrapper that is another has failed for good.
func (s *Service) inspectContract(ctx context.Context, w Wrapper) (finding, error) {
	at, final, err := s.fetchFinal(ctx, w.Chain)
	if err != nil {
		return finding{}, err
	}
	terms, err := s.buildTerms(ctx, w)
	if err != nil {
		return finding{}, err
	}
	at = at.askAll()
	contract, out, err := at.findContract(ctx, final, w, terms)
	if err != nil {
		return finding{}, err
	}
	if len(out) == 0 {
		// This node's final block may be behind that of the node which saw it made.
		return finding{FoundNotOpen, "the contract is not there yet", contract}, nil
	}
	state, err := wrapperABI.UnpackState(out)
	if err != nil {
		return finding{FoundOther, errOtherWrapper.Error(), contract}, nil
	}
	source, err := s.catalog.Get(ctx, w.Source)
	if err != nil {
		return finding{}, err
	}
	if err := checkState(w, terms, source.Asset, state); err != nil {
		return finding{FoundOther, err.Error(), contract}, nil
	}
	depositRoom, err := at.fetchUnits(ctx, final, source.Vault, wrapperABI.PackMaxDeposit(contract))
	if err != nil {
		return finding{}, err
	}
	if depositRoom.IsZero() {
		return finding{FoundNotOpen, "the source's maxDeposit returns 0 for the wrapper: the source is full, or closed to it, or does not return its limits", contract}, nil
	}
	return finding{on: FoundAsAsked, contract: contract}, nil
}

// findContract asks a wrapper for its state. One whose making was not told of is where
// one of the factories says that it makes it: the signature may be older than the
// factory of now. Where it is at none of these there is no state.
func (at Chain) findContract(ctx context.Context, final evm.Block, w Wrapper, terms contracts.FeeWrapperFactoryTerms) (contract common.Address, state []byte, err error) {
	if w.Contract != (common.Address{}) {
		state, err = at.callAt(ctx, final, w.Contract, wrapperABI.PackState())
		return w.Contract, state, err
	}
	for _, factory := range at.factories() {
		out, err := at.callAt(ctx, final, factory, factoryABI.PackPredict(create2Salt(w), terms))
		if err != nil {
			return contract, nil, err
		}
		if len(out) == 0 {
			continue // that factory is not on this chain
		}
		contract, err = factoryABI.UnpackPredict(out)
		if err != nil {
			return contract, nil, fmt.Errorf("reading a wrapper's address: %w", err)
		}
		state, err = at.callAt(ctx, final, contract, wrapperABI.PackState())
		if err != nil || len(state) > 0 {
			return contract, state, err
		}
	}
	return contract, nil, nil
}

// checkState compares a wrapper's settings with those asked for.
func checkState(w Wrapper, terms contracts.FeeWrapperFactoryTerms, asset common.Address, is contracts.FeeWrapperState) error {
	want := contracts.FeeWrapperState{
		Source: terms.Source, Asset: asset, Owner: terms.Owner, Allowlister: terms.Allowlister, Pauser: terms.Pauser, FeeRecipient: terms.FeeRecipient,
		PerformanceFeeBps: terms.PerformanceFeeBps, ManagementFeeBps: terms.ManagementFeeBps, MaxPerformanceFeeBps: terms.MaxPerformanceFeeBps,
		MaxManagementFeeBps: uint16(w.MaxManagementFee), FeeRaiseDelay: is.FeeRaiseDelay,
	}
	if is != want {
		return fmt.Errorf("%w: it is %+v", errOtherWrapper, is)
	}
	return nil
}

// errOtherWrapper says that the contract's settings are not those asked for.
var errOtherWrapper = errors.New("the contract differs from the requested one")
