package transfer

import (
	"context"
	"slices"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/crash"
	"github.com/granaryhq/granary/internal/event"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/request"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/trace"
	"github.com/granaryhq/granary/internal/wallet"
)

// WithdrawalRequest is a request for a payout. Sources, if given, is the exact gross split of Amount over positions.
// ExcludedChains are not drawn from. PartnerFee, if not zero, is paid to the partner out of Amount.
//
// Its JSON is the stored hash of a request: see request.BodyHash.
type WithdrawalRequest struct {
	Organization       uuid.UUID    `json:"-"`
	Wallet             uuid.UUID    `json:"-"`
	RequestID          uuid.UUID    `json:"-"`
	DestinationChain   chain.Name   `json:"destinationChain"`
	DestinationAddress string       `json:"destinationAddress"`
	Token              chain.Token  `json:"token"`
	Amount             money.USD    `json:"amountUsd"`
	Sources            []Draw       `json:"sources,omitempty"`
	PartnerFee         money.USD    `json:"partnerFeeAmountUsd,omitempty"`
	PartnerAddress     string       `json:"partnerFeeRecipientAddress,omitempty"`
	ExcludedChains     []chain.Name `json:"excludedChains,omitempty"`
}

// Draw is an amount taken from a position.
//
// It is part of the stored hash of a request: see request.BodyHash.
type Draw struct {
	Position string    `json:"positionId"`
	Amount   money.USD `json:"amountUsd"`
}

// Withdraw accepts a withdrawal: its plan is fixed, its amounts are reserved and counted against the day's limit when
// it returns. The boolean is false when the same request was accepted before; then no state changes and that
// withdrawal is returned as it is now, even if it would be rejected today.
//
// Errors: validation_error, unsupported_chain, unsupported_token, invalid_destination_address, wallet_not_found,
// yield_source_not_found, insufficient_funds, invalid_withdrawal_plan, address_book_whitelist_violation,
// emergency_stop, withdrawal_policy_required, workflow_conflict, wallet_creation_failed, request_id_conflict,
// duplicate_request_id, forbidden when a rule of the organization denies it, rate_limit_exceeded when too many
// activities wait for approval already, or the organization has sent as many messages to other chains as it may.
func (s *Service) Withdraw(ctx context.Context, r WithdrawalRequest) (Workflow, bool, error) {
	if err := s.validateWithdrawal(&r); err != nil {
		return Workflow{}, false, err
	}
	ctx, span := trace.Start(ctx, "transfer.plan", trace.ID("wallet", r.Wallet.String()))
	asked := s.askPayees(ctx, r.newWorkflow())
	result, err := planWithin(ctx, s, r.Organization, r.Wallet, func(ctx context.Context, fresh liquidity) (accepted, error) {
		return store.Write(ctx, s.db, func(tx *store.Tx) (accepted, error) { return s.acceptWithdrawal(ctx, tx, r, fresh, asked) })
	})
	err = s.explainRefusal(ctx, r.newWorkflow(), err)
	span.SetAttributes(trace.ID("withdrawal", result.workflow.ID.String()))
	span.End(err)
	return result.workflow, !result.replayed, err
}

// accepted is a workflow that was accepted, now or when the same request came
// before.
type accepted struct {
	workflow Workflow
	replayed bool
}

// acceptWithdrawal claims the request, plans it and begins it.
func (s *Service) acceptWithdrawal(ctx context.Context, tx *store.Tx, r WithdrawalRequest, fresh liquidity, asked askedPayees) (accepted, error) {
	claim := request.Request{Organization: r.Organization, ID: r.RequestID, Operation: "withdrawal.create:" + r.Wallet.String(), Body: r}
	var held walletPositions
	allowed := payeeRules{asked: asked}
	w := r.newWorkflow()
	queries := append(held.queries(r.Organization, r.Wallet, s.db.ForUpdate()), allowed.queries(s.db, w, s.judgedPayees(w))...)
	id, replayed, err := request.Claim(ctx, tx, claim, s.ids.Derive(idWithdrawal, r.Organization, r.RequestID, ""), queries...)
	if err != nil {
		return accepted{}, err
	}
	if replayed {
		w, err = loadWorkflow(ctx, tx, id)
		return accepted{w, true}, err
	}
	w.ID, w.CreatedAt = id, tx.DB().Clock().Now()
	if err := s.planWithdrawal(ctx, tx, &w, r, held, fresh, allowed); err != nil {
		return accepted{}, err
	}
	audit.Record(ctx, tx, r.Organization, audit.CreateWithdrawal, w.ID.String(), audit.Details{"requestId": r.RequestID.String(), "walletId": r.Wallet.String(), "request": audit.JSON(r)})
	err = s.beginWithdrawal(ctx, tx, &w, held.wallet, allowed)
	return accepted{workflow: w}, err
}

// beginWithdrawal begins a planned withdrawal, requests the approval of legs that begin with a payout, and counts it
// against the day's limit. That row is the organization's, so it is locked last.
func (s *Service) beginWithdrawal(ctx context.Context, tx *store.Tx, w *Workflow, owner wallet.Wallet, allowed payeeRules) error {
	if allowed.rules.DailyLimit != nil {
		today := allowed.rules.Day
		for i := range w.Legs {
			w.Legs[i].LimitDay = &today
		}
	}
	if err := s.askForFirstPayouts(ctx, tx, w, owner, allowed.consent); err != nil {
		return err
	}
	if err := s.beginWorkflow(ctx, tx, owner, *w); err != nil {
		return err
	}
	allowed.rules.Count(tx, w.Organization, w.Amount)
	return nil
}

// planWithdrawal decides how a withdrawal is carried out and whether it may be.
func (s *Service) planWithdrawal(ctx context.Context, q querier, w *Workflow, r WithdrawalRequest, held walletPositions, fresh liquidity, allowed payeeRules) error {
	served, ok := s.chains[w.DestinationChain]
	if !ok {
		return errChainNotServed(w.DestinationChain)
	}
	if !served.hasToken(w.Token) {
		return fault.New(fault.UnsupportedToken, "token: %s is not served on %s", w.Token, w.DestinationChain)
	}
	if err := held.stops.CheckNew(w.DestinationChain); err != nil {
		return err
	}
	if err := held.wallet.CheckCreation(); err != nil {
		return err
	}
	if err := s.checkPayees(held.wallet, *w, allowed); err != nil {
		return err
	}
	if len(r.Sources) > 0 && held.wallet.AutoRebalance {
		return fault.New(fault.InvalidWithdrawalPlan, "sources is allowed only while autoRebalance is false")
	}
	holdings, err := s.valuePositions(ctx, held, fresh)
	if err != nil {
		return err
	}
	holdings, err = held.unstopped(holdings, r)
	if err != nil {
		return err
	}
	draws, err := s.planDraws(ctx, held.wallet, r, holdings, fresh)
	if err != nil {
		return err
	}
	holdings, err = countAsked(ctx, q, r.Wallet, draws, holdings)
	if err != nil {
		return err
	}
	w.Legs, err = s.withdrawalLegs(draws, holdings, w, held.wallet.Addresses[w.DestinationChain])
	if err != nil {
		return err
	}
	if err := checkAddressed(held.wallet, w.Legs); err != nil {
		return err
	}
	if len(w.Legs) > maxPayouts {
		return fault.New(fault.InvalidWithdrawalPlan, "it takes %d payouts, more than the %d of one withdrawal", len(w.Legs), maxPayouts)
	}
	if err := s.checkMessages(ctx, q, w.Organization, w.Legs); err != nil {
		return err
	}
	if w.PartnerFee > 0 {
		if err := addPartnerSteps(w.Legs, w.PartnerFee); err != nil {
			return err
		}
	}
	s.deriveIDs(w)
	if err := allowed.rules.Check(w.Amount, len(w.payeeAddresses())); err != nil {
		return err
	}
	return checkNotDenied(decide(allowed.consent, w.Amount))
}

// unstopped are the holdings without those on other chains that an emergency stop holds up.
// Error: emergency_stop when the caller names one of these.
func (p walletPositions) unstopped(holdings []Holding, r WithdrawalRequest) ([]Holding, error) {
	var free []Holding
	for _, h := range holdings {
		err := p.stops.CheckNew(h.Chain)
		if err == nil {
			free = append(free, h)
		} else if slices.ContainsFunc(r.Sources, func(d Draw) bool { return d.Position == h.ID }) {
			return nil, err
		}
	}
	return free, nil
}

// checkAddressed refuses legs to a chain that was configured so lately that the wallet has no
// address there yet. Error: service_temporarily_unavailable.
func checkAddressed(owner wallet.Wallet, legs []Leg) error {
	for i := range legs {
		if in := legs[i].bridgeIn(); in != nil && owner.Addresses[in.Chain] == "" {
			return fault.New(fault.ServiceUnavailable, "the wallet has no address on %s yet", in.Chain)
		}
	}
	return nil
}

func errChainNotServed(name chain.Name) error {
	return fault.New(fault.UnsupportedChain, "destinationChain: %s does not serve withdrawals here", name)
}

// newWorkflow is the withdrawal that a request asks for, before it is planned.
func (r WithdrawalRequest) newWorkflow() Workflow {
	w := Workflow{
		Organization: r.Organization, Wallet: r.Wallet, Kind: wallet.Withdrawal, RequestID: r.RequestID, Status: initial(WorkflowStates, WithdrawalAccepted),
		Amount: r.Amount, Token: r.Token, DestinationChain: r.DestinationChain, DestinationAddress: chain.Address(r.DestinationAddress),
		PartnerFee: r.PartnerFee, PartnerAddress: chain.Address(r.PartnerAddress), ExcludedChains: r.ExcludedChains,
	}
	for _, d := range r.Sources {
		w.Instructions = append(w.Instructions, Instruction{From: d.Position, To: r.DestinationAddress, Amount: d.Amount})
	}
	return w
}

// beginWorkflow commits a planned workflow: its rows, the reservations, the wallet's status, the first steps' tasks,
// the events and its messages of a budget, all or none. An error ends all of it, and the request can be repeated.
func (s *Service) beginWorkflow(ctx context.Context, tx *store.Tx, owner wallet.Wallet, w Workflow) error {
	if err := checkUnrecovered(ctx, tx, w); err != nil {
		return err
	}
	if err := insertWorkflow(tx, w); err != nil {
		return err
	}
	gathers := w.awaitsRedemptions()
	for i := range w.Legs {
		first := &w.Legs[i].Steps[0]
		ledger.Reserve(tx, w.Wallet, first.sourcePosition(), first.Amount)
		if first.Kind != StepPayout || !gathers {
			addStartTask(tx, &w, first) // one that waits, too: an earlier life may have paid it
		}
	}
	if err := occupyWallet(ctx, tx, owner, w); err != nil {
		return err
	}
	if err := emitBeginning(ctx, tx, w); err != nil {
		return err
	}
	s.takeMessages(tx, w)
	crash.Point(pointAccept + ".before")
	tx.OnCommit(func() { crash.Point(pointAccept + ".after") })
	return nil
}

// occupyWallet has a workflow occupy its wallet, unless it is to run beside the one that does.
func occupyWallet(ctx context.Context, tx *store.Tx, owner wallet.Wallet, w Workflow) error {
	if w.WaitingSince != nil {
		return owner.CheckWorkflow()
	}
	return wallet.BeginWorkflow(ctx, tx, owner, w.Kind, w.ID)
}

// emitBeginning emits the status of an accepted workflow, after those of its payouts
// that wait for approval.
func emitBeginning(ctx context.Context, tx *store.Tx, w Workflow) error {
	now := tx.DB().Clock().Now()
	var events []event.Event
	for _, leg := range w.Legs {
		if leg.State == StatePendingApproval {
			events = append(events, w.payoutEvent(leg, now))
		}
	}
	return event.Emit(ctx, tx, append(events, w.statusEvent(now))...)
}

func loadWorkflow(ctx context.Context, tx *store.Tx, id uuid.UUID) (Workflow, error) {
	found, err := loadWorkflows(ctx, tx, `WHERE id = $1`, id)
	if err != nil {
		return Workflow{}, err
	}
	if len(found) != 1 {
		return Workflow{}, fault.New(fault.Internal, "the request's resource is gone")
	}
	return found[0], nil
}

// validateWithdrawal checks the parts of the request that do not depend on other state, and puts its addresses into
// their canonical form.
func (s *Service) validateWithdrawal(r *WithdrawalRequest) error {
	if r.Amount <= 0 {
		return fault.New(fault.Validation, "amountUsd must be positive")
	}
	for _, d := range r.Sources {
		if d.Amount <= 0 {
			return fault.New(fault.Validation, "sources: amountUsd must be positive")
		}
	}
	if slices.Contains(r.ExcludedChains, r.DestinationChain) {
		return fault.New(fault.Validation, "excludedChains: names the destinationChain")
	}
	if err := s.parsePayee(r.DestinationChain, "destinationAddress", &r.DestinationAddress); err != nil {
		return err
	}
	switch {
	case r.PartnerFee == 0 && r.PartnerAddress == "":
		return nil
	case r.PartnerFee == 0:
		return fault.New(fault.Validation, "partnerFeeAmountUsd is required with partnerFeeRecipientAddress")
	case r.PartnerFee < 0 || r.PartnerFee >= r.Amount:
		return fault.New(fault.Validation, "partnerFeeAmountUsd must be more than zero and less than amountUsd")
	case r.DestinationChain.IsSolana():
		return fault.New(fault.Validation, "partnerFeeAmountUsd: only EVM chains pay a partner")
	}
	if err := s.parsePayee(r.DestinationChain, "partnerFeeRecipientAddress", &r.PartnerAddress); err != nil {
		return err
	}
	if r.PartnerAddress == r.DestinationAddress {
		return fault.New(fault.Validation, "partnerFeeRecipientAddress must differ from destinationAddress")
	}
	return nil
}

func (s *Service) parsePayee(on chain.Name, field string, address *string) error {
	canonical, err := chain.ParseAddress(on, *address)
	if err != nil {
		if _, ok := s.chains[on]; !ok {
			return errChainNotServed(on)
		}
		return fault.Wrap(err, fault.InvalidDestination, "%s: %v", field, err)
	}
	*address = string(canonical)
	return nil
}
