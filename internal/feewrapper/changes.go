package feewrapper

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/intent/evmintent"
	"github.com/granaryhq/granary/internal/money"
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
	collectFees   change.Kind = "collect_fees"
)

var (
	wrapperABI = contracts.NewFeeWrapper()
	factoryABI = contracts.NewFeeWrapperFactory()
)

// defineKinds tells the engine what the kinds do. Each may be asked for its calls
// again: creating is idempotent in the factory, and the others set what they
// name.
func (s *Service) defineKinds() {
	s.engine.Define(createWrapper, change.Definition{Actor: change.Owner, Calls: s.createCalls, Recipients: s.createRecipients, Settle: s.settleCreate})
	s.engine.Define(setAllowed, change.Definition{Actor: change.Owner, Calls: s.allowCalls, Settle: s.settleChange})
	s.engine.Define(setTerms, change.Definition{Actor: change.Owner, Calls: s.termsCalls, Recipients: s.termsRecipients, Settle: s.settleChange})
	s.engine.Define(applyRaise, change.Definition{Actor: change.Owner, Calls: s.applyRaiseCalls, Settle: s.settleChange})
	s.engine.Define(collectFees, change.Definition{Actor: change.Keeper, Keeping: true, Calls: s.collectCalls, Settle: settleCollection})
}

// wrapperOf loads the wrapper that a change is of.
func (s *Service) wrapperOf(ctx context.Context, c change.Change) (Wrapper, error) {
	return s.Get(ctx, c.Organization, c.Subject)
}

// buildTerms are what the wrapper was or is made of.
func (s *Service) buildTerms(ctx context.Context, w Wrapper) (contracts.FeeWrapperFactoryTerms, error) {
	source, err := s.catalog.Get(ctx, w.Source)
	if err != nil {
		return contracts.FeeWrapperFactoryTerms{}, err
	}
	account, err := s.engine.Account(ctx, w.Chain, w.Organization, change.Owner)
	if err != nil {
		return contracts.FeeWrapperFactoryTerms{}, err
	}
	owner := account.EVM()
	return contracts.FeeWrapperFactoryTerms{
		Source: source.Vault, Owner: owner, Allowlister: owner, Pauser: owner, FeeRecipient: w.Recipient,
		PerformanceFeeBps: uint16(w.PerformanceFee), ManagementFeeBps: uint16(w.ManagementFee), MaxPerformanceFeeBps: uint16(w.MaxPerformanceFee),
		Name: wrapperName(source), Symbol: wrapperSymbol(source),
	}, nil
}

// create2Salt makes the wrapper's address differ from that of another wrapper of
// the same terms.
func create2Salt(w Wrapper) (salt [32]byte) {
	copy(salt[:], w.ID[:])
	return salt
}

func (s *Service) createCalls(ctx context.Context, c change.Change) ([]intent.ContractCall, error) {
	w, err := s.wrapperOf(ctx, c)
	if err != nil {
		return nil, err
	}
	at, ok := s.chains[w.Chain]
	if !ok {
		return nil, fmt.Errorf("chain %s is no longer configured", w.Chain)
	}
	code, err := at.askAll().Client.Code(ctx, at.Factory) // without a factory the wrapper has failed for good
	if err != nil {
		return nil, err
	}
	if len(code) == 0 {
		return nil, change.NewRefusal(failure.ContractMissing, "there is no factory of fee wrappers on %s", w.Chain)
	}
	terms, err := s.buildTerms(ctx, w)
	if err != nil {
		return nil, err
	}
	return []intent.ContractCall{{Contract: chain.EVMAddress(at.Factory), Data: factoryABI.PackCreate(create2Salt(w), terms)}}, nil
}

// settleCreate notes where the wrapper is, and has it looked at: it is ready once
// Inspect found it as it was asked for.
func (s *Service) settleCreate(ctx context.Context, tx *store.Tx, c change.Change, o intent.Outcome) error {
	w, err := lockWrapper(ctx, tx, c.Subject)
	if err != nil {
		return err
	}
	if c.Status == change.Failed {
		w.Problem = c.Error
		if err := w.advanceOn(CreateFailed); err != nil {
			return err
		}
		saveWrapper(tx, w)
		return nil
	}
	logs, err := evmintent.Logs(o)
	if err != nil {
		return err
	}
	for i := range logs {
		created, err := factoryABI.UnpackWrapperCreatedEvent(&logs[i])
		if err == nil && slices.Contains(s.chains[w.Chain].factories(), logs[i].Address) && created.Salt == create2Salt(w) {
			w.Contract = created.Wrapper
		}
	}
	if w.Contract == (common.Address{}) {
		// The factory made it before and says so only when it is asked, which
		// Inspect does: nobody else can have made it with these terms.
		w.Problem = "the factory made no wrapper"
	}
	saveWrapper(tx, w)
	task.AddNow(tx, InspectTask(w.Chain), w.ID.String())
	return nil
}

// settleChange takes over the wrapper's own events of the change, and has a raise
// of fees come into force when it is due.
func (s *Service) settleChange(ctx context.Context, tx *store.Tx, c change.Change, o intent.Outcome) error {
	w, err := lockWrapper(ctx, tx, c.Subject)
	if err != nil {
		return err
	}
	logs, err := evmintent.Logs(o)
	if err != nil {
		return err
	}
	for i := range logs {
		if logs[i].Address == w.Contract {
			w.applyEvent(&logs[i])
		}
	}
	if c.Kind == setTerms && c.Status == change.Confirmed {
		w.Problem = "" // of a raise that expired
	}
	saveWrapper(tx, w)
	var a allowance
	if c.Kind == setAllowed && json.Unmarshal([]byte(c.Body), &a) == nil && a.Wallet != nil {
		wallet.AddBalanceTask(tx, w.Organization, *a.Wallet)
	}
	if w.Raise != nil {
		due := w.Raise.At
		if c.Kind == applyRaise && c.Status == change.Failed {
			// The chain's time may be behind: what was too early is tried again.
			due = laterOf(due, tx.DB().Clock().Now().Add(raiseRetryAfter))
		}
		task.Add(tx, RaiseTask(w.Chain), w.ID.String(), nil, due.UnixMicro())
	}
	return nil
}

func laterOf(a, b time.Time) time.Time {
	if a.After(b) {
		return a
	}
	return b
}

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
