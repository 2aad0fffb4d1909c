package feewrapper

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// Terms are what an organization may change. Nil leaves as it is.
type Terms struct {
	Recipient      *common.Address `json:"recipient,omitempty"`
	PerformanceFee *money.Bps      `json:"performanceFee,omitempty"`
	ManagementFee  *money.Bps      `json:"managementFee,omitempty"`
}

// ChangeTerms has terms of the wrapper changed. A fee that is raised waits, as the
// contract has it, and comes into force by itself.
// Errors: fee_wrapper_not_found, operation_not_supported (not ready, a change of
// terms is under way, or a raise of the fee that is not named waits), validation_error, invalid_destination_address,
// address_book_whitelist_violation.
func (s *Service) ChangeTerms(ctx context.Context, organization, id uuid.UUID, t Terms) (Wrapper, error) {
	w, err := store.Write(ctx, s.db, func(tx *store.Tx) (Wrapper, error) {
		w, err := s.lockReady(ctx, tx, organization, id)
		if err != nil {
			return w, err
		}
		if err := t.validateFor(w); err != nil {
			return w, err
		}
		if t.Recipient != nil {
			if err := s.checkRecipient(ctx, tx, w, *t.Recipient); err != nil {
				return w, err
			}
		}
		open, err := change.HasOpen(ctx, tx, id, setTerms)
		if err != nil {
			return w, err
		}
		if open {
			return w, fault.New(fault.OperationNotSupported, "a change of the terms is under way")
		}
		if err := t.keepsRaise(w); err != nil {
			return w, err
		}
		audit.Record(ctx, tx, organization, audit.UpdateFeeWrapper, id.String(), audit.Details{"terms": audit.JSON(t)})
		body, err := json.Marshal(t.withBothFees(w))
		if err != nil {
			return w, fmt.Errorf("encoding terms: %w", err)
		}
		_, err = change.RequestByCustomer(ctx, tx, change.Change{Organization: organization, Subject: id, Chain: w.Chain, Kind: setTerms, Body: string(body)})
		return w, err
	})
	if err != nil {
		return Wrapper{}, fmt.Errorf("changing a fee wrapper: %w", err)
	}
	return w, nil
}

// withBothFees are the terms as the contract will set them, which is what approvers are
// shown: it sets both fees at once, so one that is to stay is set to what it is.
func (t Terms) withBothFees(w Wrapper) Terms {
	if t.PerformanceFee == nil && t.ManagementFee == nil {
		return t
	}
	if t.PerformanceFee == nil {
		t.PerformanceFee = &w.PerformanceFee
	}
	if t.ManagementFee == nil {
		t.ManagementFee = &w.ManagementFee
	}
	return t
}

// keepsRaise refuses terms that name one fee while a raise of the other waits, which the
// contract would forget.
func (t Terms) keepsRaise(w Wrapper) error {
	switch {
	case w.Raise == nil:
	case t.PerformanceFee == nil && t.ManagementFee != nil && w.Raise.PerformanceFee != w.PerformanceFee:
		return fault.New(fault.OperationNotSupported, "a raise of performanceFeeBps to %d waits, which a change of the other fee replaces: name both fees", w.Raise.PerformanceFee)
	case t.ManagementFee == nil && t.PerformanceFee != nil && w.Raise.ManagementFee != w.ManagementFee:
		return fault.New(fault.OperationNotSupported, "a raise of managementFeeBps to %d waits, which a change of the other fee replaces: name both fees", w.Raise.ManagementFee)
	}
	return nil
}

// validateFor refuses terms that the wrapper's contract would.
func (t Terms) validateFor(w Wrapper) error {
	switch {
	case t.PerformanceFee != nil && *t.PerformanceFee > w.MaxPerformanceFee:
		return fault.New(fault.Validation, "performanceFeeBps must not be above %d", w.MaxPerformanceFee)
	case t.ManagementFee != nil && *t.ManagementFee > w.MaxManagementFee:
		return fault.New(fault.Validation, "managementFeeBps must not be above %d", w.MaxManagementFee)
	}
	return nil
}

func (s *Service) termsCalls(ctx context.Context, c change.Change) ([]intent.ContractCall, error) {
	var t Terms
	if err := json.Unmarshal([]byte(c.Body), &t); err != nil {
		return nil, fmt.Errorf("reading terms: %w", err)
	}
	w, err := s.wrapperOf(ctx, c)
	if err != nil {
		return nil, err
	}
	return packTerms(w, t), nil
}

// createRecipients is who gets the fees of a wrapper that is made.
func (s *Service) createRecipients(ctx context.Context, c change.Change) ([]chain.Address, error) {
	w, err := s.wrapperOf(ctx, c)
	if err != nil {
		return nil, err
	}
	return []chain.Address{chain.EVMAddress(w.Recipient)}, nil
}

// termsRecipients is who gets the fees from now on, if a change of terms says so.
func (s *Service) termsRecipients(_ context.Context, c change.Change) ([]chain.Address, error) {
	var t Terms
	if err := json.Unmarshal([]byte(c.Body), &t); err != nil {
		return nil, fmt.Errorf("reading terms: %w", err)
	}
	if t.Recipient == nil {
		return nil, nil
	}
	return []chain.Address{chain.EVMAddress(*t.Recipient)}, nil
}

// packTerms makes the calls that give a wrapper new terms. The contract sets both
// fees at once, so one that is to stay is set to what it is.
func packTerms(w Wrapper, t Terms) []intent.ContractCall {
	var calls []intent.ContractCall
	if t.Recipient != nil {
		calls = append(calls, intent.ContractCall{Contract: chain.EVMAddress(w.Contract), Data: wrapperABI.PackSetFeeRecipient(*t.Recipient)})
	}
	if t.PerformanceFee != nil || t.ManagementFee != nil {
		performance, management := w.PerformanceFee, w.ManagementFee
		if t.PerformanceFee != nil {
			performance = *t.PerformanceFee
		}
		if t.ManagementFee != nil {
			management = *t.ManagementFee
		}
		calls = append(calls, intent.ContractCall{Contract: chain.EVMAddress(w.Contract), Data: wrapperABI.PackSetFees(uint16(performance), uint16(management))})
	}
	return calls
}

// applyRaiseCalls puts fees that waited into force, unless they wait no more.
func (s *Service) applyRaiseCalls(ctx context.Context, c change.Change) ([]intent.ContractCall, error) {
	w, err := s.wrapperOf(ctx, c)
	if err != nil || w.Raise == nil || w.Raise.At.After(s.db.Clock().Now()) {
		return nil, err
	}
	return []intent.ContractCall{{Contract: chain.EVMAddress(w.Contract), Data: wrapperABI.PackApplyFeeRaise()}}, nil
}

// raiseRetryAfter is how long fees that the contract would not put into force wait to
// be tried again.
const raiseRetryAfter = 10 * time.Minute

// chainPoll is how often at least a chain that is behind the clock is looked at.
const chainPoll = 10 * time.Second

// RaiseTask is the kind of task that has fees come into force on a chain; its key is the
// wrapper's id. Each chain has a kind of its own: one that is dead holds up no other's.
func RaiseTask(on chain.Name) string { return raiseTaskBefore + ":" + string(on) }

// raiseTaskBefore was the kind for all chains.
const raiseTaskBefore = "feewrapper.raise"

// Raise is the handler of RaiseTask.
func (s *Service) Raise(ctx context.Context, t task.Task) error {
	w, err := s.loadByKey(ctx, t.Key)
	if err != nil {
		return err
	}
	var applied *contracts.FeeWrapperState
	var expired bool
	was := w.Raise
	if was != nil {
		at, final, err := s.fetchFinal(ctx, w.Chain)
		if err != nil {
			return err
		}
		if final.Time.Before(was.At) {
			// Its time may come at once: a sandbox's clock is moved before its chain makes a block.
			return task.Later{After: min(max(time.Second, was.At.Sub(final.Time)/2), chainPoll), Reason: "the chain is not there yet"}
		}
		at = at.askAll() // the wrapper takes over the fees, or the raise ends
		applied, err = at.fetchAppliedState(ctx, final, w)
		if err != nil {
			return err
		}
		expired, err = at.raiseExpired(ctx, final, w)
		if err != nil {
			return err
		}
	}
	return s.db.Write(ctx, func(tx *store.Tx) error {
		w, err := lockWrapper(ctx, tx, w.ID)
		if err != nil {
			return err
		}
		t.Finish(tx)
		if applied != nil && w.Raise != nil && *w.Raise == *was {
			w.PerformanceFee, w.ManagementFee, w.Raise = money.Bps(applied.PerformanceFeeBps), money.Bps(applied.ManagementFeeBps), nil
			saveWrapper(tx, w)
			return nil
		}
		if expired && w.Raise != nil && *w.Raise == *was {
			w.Problem = fmt.Sprintf("the raise of the fees to %d and %d bps, which was due at %s, was not put into force in time: ask for it again",
				was.PerformanceFee, was.ManagementFee, was.At.Format(time.RFC3339))
			w.Raise = nil
			saveWrapper(tx, w)
			return nil
		}
		open, err := change.HasOpen(ctx, tx, w.ID, applyRaise)
		if err != nil || open || w.Raise == nil {
			return err
		}
		_, err = change.Request(ctx, tx, change.Change{Organization: w.Organization, Subject: w.ID, Chain: w.Chain, Kind: applyRaise})
		return err
	})
}

// raiseExpired says whether the wrapper would not put the fees that waited into
// force any more. Wrappers of the version before know no end: they have no such
// function, and are not asked before one could be.
func (at Chain) raiseExpired(ctx context.Context, final evm.Block, w Wrapper) (bool, error) {
	if !final.Time.After(w.Raise.At.Add(contracts.FeeRaiseLifetime)) {
		return false, nil
	}
	out, err := at.Client.Call(ctx, ethereum.CallMsg{To: &w.Contract, Data: wrapperABI.PackFEERAISELIFETIME()}, new(big.Int).SetUint64(final.Number))
	if errors.Is(err, evm.ErrReverted) {
		return false, nil
	}
	if err != nil {
		return false, asUnavailable(err)
	}
	lifetime, err := wrapperABI.UnpackFEERAISELIFETIME(out)
	if err != nil {
		return false, fmt.Errorf("reading how long a raise of fees may be put into force: %w", err)
	}
	return final.Time.After(w.Raise.At.Add(time.Duration(lifetime) * time.Second)), nil
}

// fetchAppliedState is the wrapper's state if the fees that waited do not wait
// any more: anyone may have put them into force. The block is one at which they
// were due, so that it is not from before they were submitted.
func (at Chain) fetchAppliedState(ctx context.Context, final evm.Block, w Wrapper) (*contracts.FeeWrapperState, error) {
	out, err := at.callAt(ctx, final, w.Contract, wrapperABI.PackFeeRaise())
	if err != nil {
		return nil, err
	}
	raise, err := wrapperABI.UnpackFeeRaise(out)
	if err != nil || raise.EffectiveAt != 0 {
		return nil, err
	}
	out, err = at.callAt(ctx, final, w.Contract, wrapperABI.PackState())
	if err != nil {
		return nil, err
	}
	state, err := wrapperABI.UnpackState(out)
	return &state, err
}
