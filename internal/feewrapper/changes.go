package feewrapper

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/relay"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/wallet"
)

// The kinds of changes.
const (
	createWrapper change.Kind = "create_fee_wrapper"
	setAllowed    change.Kind = "set_allowed"
	setTerms      change.Kind = "set_fee_terms"
	applyRaise    change.Kind = "apply_fee_raise"
)

var (
	wrapperABI = contracts.NewFeeWrapper()
	factoryABI = contracts.NewFeeWrapperFactory()
)

// allowance is the body of setAllowed.
type allowance struct {
	Address common.Address `json:"address"`
	Allowed bool           `json:"allowed"`
	Wallet  *uuid.UUID     `json:"wallet,omitempty"` // whose strategy asked for it
}

// Terms are what an organization may change. Nil leaves as it is.
type Terms struct {
	Recipient      *common.Address `json:"recipient,omitempty"`
	PerformanceFee *money.Bps      `json:"performanceFee,omitempty"`
	ManagementFee  *money.Bps      `json:"managementFee,omitempty"`
}

// defineKinds tells the engine what the kinds do. Each may be asked for its calls
// again: creating is idempotent in the factory, and the others set what they
// name.
func (s *Service) defineKinds() {
	s.engine.Define(createWrapper, change.Definition{Actor: change.Owner, Calls: s.createCalls, Settle: s.settleCreate})
	s.engine.Define(setAllowed, change.Definition{Actor: change.Owner, Calls: s.allowCalls, Settle: s.settleChange})
	s.engine.Define(setTerms, change.Definition{Actor: change.Owner, Calls: s.termsCalls, Settle: s.settleChange})
	s.engine.Define(applyRaise, change.Definition{Actor: change.Owner, Calls: s.applyRaiseCalls, Settle: s.settleChange})
}

// wrapperOf reads the one that a change is of.
func (s *Service) wrapperOf(ctx context.Context, c change.Change) (Wrapper, error) {
	return s.Get(ctx, c.Organization, c.Subject)
}

// buildTerms are what the wrapper was or is made of.
func (s *Service) buildTerms(ctx context.Context, w Wrapper) (contracts.FeeWrapperFactoryTerms, error) {
	source, err := s.catalog.Get(ctx, w.Source)
	if err != nil {
		return contracts.FeeWrapperFactoryTerms{}, err
	}
	owner, err := s.engine.Account(w.Organization, change.Owner)
	if err != nil {
		return contracts.FeeWrapperFactoryTerms{}, err
	}
	return contracts.FeeWrapperFactoryTerms{
		Source: source.Vault, Owner: owner, Allowlister: owner, Pauser: owner, FeeRecipient: w.Recipient,
		PerformanceFeeBps: uint16(w.PerformanceFee), ManagementFeeBps: uint16(w.ManagementFee), MaxPerformanceFeeBps: uint16(w.MaxPerformanceFee),
		Name: "Fee wrapper of " + source.Name, Symbol: "fw" + strings.ToUpper(string(source.DepositToken)),
	}, nil
}

// create2Salt tells the wrapper's address from that of any other of the same terms.
func create2Salt(w Wrapper) (salt [32]byte) {
	copy(salt[:], w.ID[:])
	return salt
}

func (s *Service) createCalls(ctx context.Context, c change.Change) ([]custody.Call, error) {
	w, err := s.wrapperOf(ctx, c)
	if err != nil {
		return nil, err
	}
	at, ok := s.chains[w.Chain]
	if !ok {
		return nil, fmt.Errorf("chain %s is no longer configured", w.Chain)
	}
	code, err := at.Client.Code(ctx, at.Factory)
	if err != nil {
		return nil, err
	}
	if len(code) == 0 {
		return nil, fault.New(fault.OperationNotSupported, "there is no factory of fee wrappers on %s", w.Chain)
	}
	terms, err := s.buildTerms(ctx, w)
	if err != nil {
		return nil, err
	}
	return []custody.Call{{To: at.Factory, Data: factoryABI.PackCreate(create2Salt(w), terms)}}, nil
}

// settleCreate notes where the wrapper is. It is ready once it was looked at.
func (s *Service) settleCreate(ctx context.Context, tx *store.Tx, c change.Change, o relay.Outcome) error {
	w, err := lockWrapper(ctx, tx, c.Subject)
	if err != nil {
		return err
	}
	if c.Status == change.Failed {
		w.Status, w.Problem = Failed, c.Error
		saveWrapper(tx, w)
		return nil
	}
	for i := range o.Logs {
		if made, err := factoryABI.UnpackWrapperCreatedEvent(&o.Logs[i]); err == nil && o.Logs[i].Address == s.chains[w.Chain].Factory && made.Salt == create2Salt(w) {
			w.Contract = made.Wrapper
		}
	}
	if w.Contract == (common.Address{}) {
		// The factory has had it before, and says so only to who asks: no one else
		// can have made it with these terms, so it is asked when it is looked at.
		w.Problem = "the factory made no wrapper"
	}
	saveWrapper(tx, w)
	task.AddNow(tx, InspectTask(w.Chain), w.ID.String())
	return nil
}

// Allow has an address put on the wrapper's list or taken off it. pending says
// that the chain has yet to confirm it; the same wish twice is one change.
// Errors: fee_wrapper_not_found, operation_not_supported (not ready),
// service_temporarily_unavailable.
func (s *Service) Allow(ctx context.Context, organization, id uuid.UUID, address common.Address, allowed bool) (now, pending bool, err error) {
	return s.requestAllowance(ctx, organization, id, allowance{Address: address, Allowed: allowed})
}

func (s *Service) requestAllowance(ctx context.Context, organization, id uuid.UUID, wish allowance) (now, pending bool, err error) {
	if now, err = s.Allowed(ctx, organization, id, wish.Address); err != nil {
		return false, false, err
	}
	body, err := json.Marshal(wish)
	if err != nil {
		return false, false, fmt.Errorf("encoding an allowance: %w", err)
	}
	err = s.db.Write(ctx, func(tx *store.Tx) error {
		pending = false
		w, err := s.lockReady(ctx, tx, organization, id)
		if err != nil {
			return err
		}
		// What was asked for last is what will be, once it is there.
		last, found, err := change.LastAbout(ctx, tx, id, setAllowed, aboutAddress(wish.Address))
		if err != nil {
			return err
		}
		var was allowance
		if found {
			if err := json.Unmarshal([]byte(last.Body), &was); err != nil {
				return fmt.Errorf("reading an allowance: %w", err)
			}
		}
		if found && !was.Allowed && wish.Wallet != nil {
			return nil // whom the organization took off the list no strategy puts back
		}
		if found && last.Status == change.Confirmed {
			now = was.Allowed // the list may have been read before that was final
		}
		if pending = found && last.Status == change.Submitted; pending && was.Allowed == wish.Allowed || !pending && now == wish.Allowed {
			return nil
		}
		pending = true
		_, err = change.Request(ctx, tx, change.Change{Organization: organization, Subject: id, Chain: w.Chain, Kind: setAllowed, About: aboutAddress(wish.Address), Body: string(body)})
		return err
	})
	if err != nil {
		return false, false, fmt.Errorf("changing a list: %w", err)
	}
	return now, pending, nil
}

// aboutAddress names the address that a change of the list concerns.
func aboutAddress(a common.Address) string { return a.Hex() }

func (s *Service) lockReady(ctx context.Context, tx *store.Tx, organization, id uuid.UUID) (Wrapper, error) {
	w, err := lockOwn(ctx, tx, organization, id)
	if err == nil && w.Status != Ready {
		err = fault.New(fault.OperationNotSupported, "the fee wrapper is %s", w.Status)
	}
	return w, err
}

// maxWishesPerIntent bounds how many addresses one intent puts on a list.
const maxWishesPerIntent = 50

// allowCalls makes the calls of a change of the list and of those that wait behind
// it, at once: each intent takes until its block is final, and there may be as
// many changes as the organization has wallets. The turn of those that went along
// finds that it is done.
func (s *Service) allowCalls(ctx context.Context, c change.Change) ([]custody.Call, error) {
	w, err := s.wrapperOf(ctx, c)
	if err != nil {
		return nil, err
	}
	waiting, err := change.ListOpen(ctx, s.db, c.Subject)
	if err != nil {
		return nil, err
	}
	wishes := map[common.Address]bool{} // of an address, the last
	for i, next := range waiting {
		if i == maxWishesPerIntent || next.Kind != setAllowed {
			break
		}
		var a allowance
		if err := json.Unmarshal([]byte(next.Body), &a); err != nil {
			return nil, fmt.Errorf("reading an allowance: %w", err)
		}
		wishes[a.Address] = a.Allowed
	}
	if done, err := s.alreadyApplied(ctx, w, c, wishes); err != nil || done {
		return nil, err
	}
	var calls []custody.Call
	for _, allowed := range []bool{false, true} {
		var of []common.Address
		for address, wish := range wishes {
			if wish == allowed {
				of = append(of, address)
			}
		}
		if slices.SortFunc(of, common.Address.Cmp); len(of) > 0 {
			calls = append(calls, custody.Call{To: w.Contract, Data: wrapperABI.PackSetAllowed(of, allowed)})
		}
	}
	return calls, nil
}

// alreadyApplied says whether the last intent that changed the list left the change's
// address as it is to be. The list is nobody else's to change, so that holds.
func (s *Service) alreadyApplied(ctx context.Context, w Wrapper, c change.Change, wishes map[common.Address]bool) (done bool, err error) {
	var a allowance
	if err := json.Unmarshal([]byte(c.Body), &a); err != nil {
		return false, fmt.Errorf("reading an allowance: %w", err)
	}
	last, found, err := change.LastConfirmedBefore(ctx, s.db, c)
	if err != nil || !found {
		return false, err
	}
	o, err := relay.Read(ctx, s.db, last.ID)
	if err != nil {
		return false, err
	}
	for i := range o.Logs {
		if set, err := wrapperABI.UnpackAllowedSetEvent(&o.Logs[i]); err == nil && o.Logs[i].Address == w.Contract && set.Account == a.Address {
			done = set.Allowed == wishes[a.Address]
		}
	}
	return done, nil
}

// ChangeTerms has terms of the wrapper changed. A fee that is raised waits, as the
// contract has it, and comes into force by itself.
// Errors: fee_wrapper_not_found, operation_not_supported (not ready, or a change
// of terms is under way), validation_error, invalid_destination_address.
func (s *Service) ChangeTerms(ctx context.Context, organization, id uuid.UUID, t Terms) (w Wrapper, err error) {
	body, err := json.Marshal(t)
	if err != nil {
		return w, fmt.Errorf("encoding terms: %w", err)
	}
	err = s.db.Write(ctx, func(tx *store.Tx) error {
		if w, err = s.lockReady(ctx, tx, organization, id); err != nil {
			return err
		}
		switch {
		case t.Recipient != nil && (*t.Recipient == common.Address{} || *t.Recipient == w.Contract):
			return fault.New(fault.InvalidDestination, "feeRecipientAddress is the zero address or the wrapper's own")
		case t.PerformanceFee != nil && *t.PerformanceFee > w.MaxPerformanceFee:
			return fault.New(fault.Validation, "performanceFeeBps must not be above %d", w.MaxPerformanceFee)
		case t.ManagementFee != nil && *t.ManagementFee > w.MaxManagementFee:
			return fault.New(fault.Validation, "managementFeeBps must not be above %d", w.MaxManagementFee)
		}
		if t.Recipient != nil {
			if err := checkRecipient(ctx, tx, w, *t.Recipient); err != nil {
				return err
			}
		}
		open, err := change.HasOpen(ctx, tx, id, setTerms)
		if err != nil {
			return err
		}
		if open {
			return fault.New(fault.OperationNotSupported, "a change of the terms is under way")
		}
		_, err = change.Request(ctx, tx, change.Change{Organization: organization, Subject: id, Chain: w.Chain, Kind: setTerms, Body: string(body)})
		return err
	})
	if err != nil {
		return Wrapper{}, fmt.Errorf("changing a fee wrapper: %w", err)
	}
	return w, nil
}

func (s *Service) termsCalls(ctx context.Context, c change.Change) (calls []custody.Call, err error) {
	var t Terms
	if err := json.Unmarshal([]byte(c.Body), &t); err != nil {
		return nil, fmt.Errorf("reading terms: %w", err)
	}
	w, err := s.wrapperOf(ctx, c)
	if err != nil {
		return nil, err
	}
	if t.Recipient != nil {
		calls = append(calls, custody.Call{To: w.Contract, Data: wrapperABI.PackSetFeeRecipient(*t.Recipient)})
	}
	if t.PerformanceFee != nil || t.ManagementFee != nil {
		performance, management := w.PerformanceFee, w.ManagementFee
		if t.PerformanceFee != nil {
			performance = *t.PerformanceFee
		}
		if t.ManagementFee != nil {
			management = *t.ManagementFee
		}
		calls = append(calls, custody.Call{To: w.Contract, Data: wrapperABI.PackSetFees(uint16(performance), uint16(management))})
	}
	return calls, nil
}

// applyRaiseCalls puts fees that waited into force, unless they wait no more.
func (s *Service) applyRaiseCalls(ctx context.Context, c change.Change) ([]custody.Call, error) {
	w, err := s.wrapperOf(ctx, c)
	if err != nil || w.Raise == nil || w.Raise.At.After(s.db.Clock().Now()) {
		return nil, err
	}
	return []custody.Call{{To: w.Contract, Data: wrapperABI.PackApplyFeeRaise()}}, nil
}

// Admit is the handler of yield.AdmitTask: it puts a wallet of the wrapper's own
// organization on the list, since its strategy names the wrapper, unless the
// organization has taken it off. The organization is the wallet's: another's
// wrapper is never found.
func (s *Service) Admit(ctx context.Context, t task.Task) error {
	source, owner, _ := strings.Cut(t.Key, "/")
	walletID, err := uuid.Parse(owner)
	if err != nil {
		return fmt.Errorf("reading the task's key: %w", err)
	}
	w, err := s.loadByKey(ctx, source)
	if err != nil {
		return err
	}
	of, err := s.wallets.Get(ctx, w.Organization, walletID)
	if err == nil {
		_, _, err = s.requestAllowance(ctx, w.Organization, w.ID, allowance{Address: of.Addresses[w.Chain].EVM(), Allowed: true, Wallet: &walletID})
	}
	if err != nil && !fault.IsFinal(err) {
		return err
	}
	return s.db.Write(ctx, func(tx *store.Tx) error { t.Finish(tx); return nil })
}

// settleChange follows what the wrapper itself said while the change ran.
func (s *Service) settleChange(ctx context.Context, tx *store.Tx, c change.Change, o relay.Outcome) error {
	w, err := lockWrapper(ctx, tx, c.Subject)
	if err != nil {
		return err
	}
	for i := range o.Logs {
		if o.Logs[i].Address == w.Contract {
			w.applyEvent(&o.Logs[i])
		}
	}
	saveWrapper(tx, w)
	var a allowance
	if c.Kind == setAllowed && json.Unmarshal([]byte(c.Body), &a) == nil && a.Wallet != nil {
		wallet.Replan(tx, *a.Wallet)
	}
	if w.Raise != nil {
		// The chain's time may be behind: what is too early is tried again.
		at := w.Raise.At
		if again := tx.DB().Clock().Now().Add(raiseRetryAfter); c.Kind == applyRaise && c.Status == change.Failed && again.After(at) {
			at = again
		}
		task.Add(tx, RaiseTask, w.ID.String(), nil, at.UnixMicro())
	}
	return nil
}

// raiseRetryAfter is how long fees that the contract would not put into force wait to
// be tried again.
const raiseRetryAfter = 10 * time.Minute

// applyEvent takes over what an event of the wrapper says.
func (w *Wrapper) applyEvent(log *types.Log) {
	if fees, err := wrapperABI.UnpackFeesSetEvent(log); err == nil {
		w.PerformanceFee, w.ManagementFee, w.Raise = money.Bps(fees.PerformanceFeeBps), money.Bps(fees.ManagementFeeBps), nil
	}
	if to, err := wrapperABI.UnpackFeeRecipientSetEvent(log); err == nil {
		w.Recipient = to.FeeRecipient
	}
	if raise, err := wrapperABI.UnpackFeeRaiseSubmittedEvent(log); err == nil {
		w.Raise = &Raise{money.Bps(raise.PerformanceFeeBps), money.Bps(raise.ManagementFeeBps), time.Unix(int64(raise.EffectiveAt), 0).UTC()}
	}
	if _, err := wrapperABI.UnpackFeeRaiseCancelledEvent(log); err == nil {
		w.Raise = nil
	}
}

// RaiseTask is the kind of task that has fees come into force; its key is the
// wrapper's id.
const RaiseTask = "feewrapper.raise"

// Raise is the handler of RaiseTask.
func (s *Service) Raise(ctx context.Context, t task.Task) error {
	w, err := s.loadByKey(ctx, t.Key)
	if err != nil {
		return err
	}
	var applied *contracts.FeeWrapperState
	was := w.Raise
	if was != nil {
		at, final, err := s.fetchFinal(ctx, w.Chain)
		if err != nil {
			return err
		}
		if final.Time.Before(was.At) {
			return task.Later{After: max(time.Second, was.At.Sub(final.Time)/2), Reason: "the chain is not there yet"}
		}
		if applied, err = at.fetchAppliedState(ctx, final, w); err != nil {
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
		open, err := change.HasOpen(ctx, tx, w.ID, applyRaise)
		if err != nil || open || w.Raise == nil {
			return err
		}
		_, err = change.Request(ctx, tx, change.Change{Organization: w.Organization, Subject: w.ID, Chain: w.Chain, Kind: applyRaise})
		return err
	})
}

// fetchAppliedState is the wrapper's state if the fees that waited do not wait any more:
// anyone may have put them into force. The block is one at which they were due,
// so that it is not from before they were submitted.
func (at Chain) fetchAppliedState(ctx context.Context, final evm.Block, w Wrapper) (*contracts.FeeWrapperState, error) {
	out, err := at.callAt(ctx, final, w.Contract, wrapperABI.PackFeeRaise())
	if err != nil {
		return nil, err
	}
	if raise, err := wrapperABI.UnpackFeeRaise(out); err != nil || raise.EffectiveAt != 0 {
		return nil, err
	}
	if out, err = at.callAt(ctx, final, w.Contract, wrapperABI.PackState()); err != nil {
		return nil, err
	}
	state, err := wrapperABI.UnpackState(out)
	return &state, err
}

// errOtherWrapper says that a wrapper is not what it was to be.
var errOtherWrapper = errors.New("the contract differs from what was asked for")
