package httpapi

import (
	"context"

	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/httpapi/wire"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

const (
	maxMovements  = 100
	maxPositionID = 128
	unboundedText = maxBody // of an address: whether it is one, its chain says
)

// readMovements reads the allocations of a body.
func readMovements(b *bodyReader) []transfer.Instruction {
	var out []transfer.Instruction
	for _, m := range b.readObjects("allocations", 1, maxMovements) {
		out = append(out, transfer.Instruction{
			From: m.readText("from", 1, maxPositionID), To: m.readText("to", 1, maxPositionID), Amount: m.readPositiveUSD("amountUsd", asText),
		})
	}
	return out
}

func (s *Server) allocate(ctx context.Context, r *request) (response, error) {
	id, b := r.pathID("id"), r.body()
	asked := transfer.AllocationRequest{Organization: r.organization(), Wallet: id, RequestID: b.readID("requestId"), Movements: readMovements(b)}
	if err := r.err(); err != nil {
		return response{}, err
	}
	w, created, err := s.domain.Transfers.Allocate(ctx, asked)
	if err != nil {
		return response{}, err
	}
	body := wire.Allocation{RebalanceID: w.ID, RequestID: w.RequestID, Status: wire.RebalanceStatus(w.Status), CreatedAt: w.CreatedAt}
	for _, m := range w.Instructions {
		body.Allocations = append(body.Allocations, wire.Movement{From: m.From, To: m.To, AmountUSD: m.Amount})
	}
	return response{createdStatus(created), body}, nil
}

func (s *Server) previewAllocation(ctx context.Context, r *request) (response, error) {
	id, b := r.pathID("id"), r.body()
	asked := readMovements(b)
	if err := r.err(); err != nil {
		return response{}, err
	}
	previews, err := s.domain.Transfers.PreviewAllocation(ctx, r.organization(), id, asked)
	if err != nil {
		return response{}, err
	}
	body := wire.AllocationPreview{Allocations: make([]wire.MovementPreview, len(previews))}
	for i, p := range previews {
		body.FeeUSD += p.Fee
		body.Allocations[i] = wire.MovementPreview{From: p.From, To: p.To, AmountUSD: p.Amount, FeeUSD: p.Fee, ReceivedUSD: p.Received,
			MinimumProceedsUSD: p.MinProceeds, MinimumSharesNativeUnits: unitsBody(p.MinShares), ProcessingEstimate: estimateBody(p.Estimate), Settlement: settlementBody(p.Settlement)}
	}
	return respondOK(body)
}

// unitsBody writes units, or null.
func unitsBody(u *money.Units) *wire.Units {
	if u == nil {
		return nil
	}
	text := u.String()
	return &text
}

func (s *Server) listRebalances(ctx context.Context, r *request) (response, error) {
	found, next, err := s.loadWorkflows(ctx, r, wallet.Rebalance)
	if err != nil {
		return response{}, err
	}
	data := make([]wire.Rebalance, len(found))
	for i, w := range found {
		data[i] = rebalanceBody(w.Rebalance())
	}
	return respondOK(wire.RebalancePage{Data: data, NextCursor: next})
}

func (s *Server) listWithdrawals(ctx context.Context, r *request) (response, error) {
	found, next, err := s.loadWorkflows(ctx, r, wallet.Withdrawal)
	if err != nil {
		return response{}, err
	}
	data := make([]wire.Withdrawal, len(found))
	for i, w := range found {
		data[i] = withdrawalBody(w.Withdrawal())
	}
	return respondOK(wire.WithdrawalPage{Data: data, NextCursor: next})
}

func (s *Server) loadWorkflows(ctx context.Context, r *request, kind wallet.WorkflowKind) ([]transfer.Workflow, *string, error) {
	id, p := r.pathID("id"), r.readPage(maxPage)
	if err := r.err(); err != nil {
		return nil, nil, err
	}
	found, next, err := s.domain.Transfers.List(ctx, r.organization(), id, kind, p)
	return found, r.nextCursor(next), err
}

func (s *Server) getRebalance(ctx context.Context, r *request) (response, error) {
	w, err := s.loadWorkflow(ctx, r, wallet.Rebalance, "rebalanceId")
	if err != nil {
		return response{}, err
	}
	return respondOK(rebalanceBody(w.Rebalance()))
}

func (s *Server) getWithdrawal(ctx context.Context, r *request) (response, error) {
	w, err := s.loadWorkflow(ctx, r, wallet.Withdrawal, "withdrawalId")
	if err != nil {
		return response{}, err
	}
	return respondOK(withdrawalBody(w.Withdrawal()))
}

func (s *Server) listPayouts(ctx context.Context, r *request) (response, error) {
	w, err := s.loadWorkflow(ctx, r, wallet.Withdrawal, "withdrawalId")
	if err != nil {
		return response{}, err
	}
	payouts := w.Payouts()
	data := make([]wire.Payout, len(payouts))
	for i, p := range payouts {
		data[i] = payoutBody(p)
	}
	return respondOK(wire.PayoutPage{Data: data})
}

func (s *Server) loadWorkflow(ctx context.Context, r *request, kind wallet.WorkflowKind, name string) (transfer.Workflow, error) {
	walletID, id := r.pathID("id"), r.pathID(name)
	if err := r.err(); err != nil {
		return transfer.Workflow{}, err
	}
	return s.domain.Transfers.Get(ctx, r.organization(), walletID, kind, id)
}

// readWithdrawalBody reads the common fields of a withdrawal and its preview.
func readWithdrawalBody(b *bodyReader) transfer.WithdrawalRequest {
	asked := transfer.WithdrawalRequest{
		DestinationChain:   b.readChain("destinationChain"),
		DestinationAddress: b.readUncheckedText("destinationAddress", 0, unboundedText), Token: b.readToken("token"), Amount: b.readPositiveUSD("amountUsd", asNumber),
	}
	if b.hasValue("destinationToken") && b.readToken("destinationToken") != asked.Token {
		b.fail(fault.UnsupportedToken, "destinationToken", "must be the same as token")
	}
	if b.hasValue("sources") {
		for _, o := range b.readObjects("sources", 1, transfer.MaxSources) {
			asked.Sources = append(asked.Sources, transfer.Draw{Position: o.readText("positionId", 1, maxPositionID), Amount: o.readPositiveUSD("amountUsd", asNumber|asText)})
		}
	}
	if b.hasValue("excludedChains") {
		asked.ExcludedChains = b.readChains("excludedChains")
	}
	fee, partner := b.hasValue("partnerFeeAmountUsd"), b.hasValue("partnerFeeRecipientAddress")
	if fee {
		asked.PartnerFee = b.readPositiveUSD("partnerFeeAmountUsd", asNumber)
	}
	if partner {
		asked.PartnerAddress = b.readUncheckedText("partnerFeeRecipientAddress", 0, unboundedText)
	}
	if fee != partner {
		b.fail(fault.Validation, "partnerFeeAmountUsd", "and partnerFeeRecipientAddress need each other")
	}
	return asked
}

func (s *Server) previewWithdrawal(ctx context.Context, r *request) (response, error) {
	id, b := r.pathID("id"), r.body()
	asked := readWithdrawalBody(b)
	asked.Organization, asked.Wallet = r.organization(), id
	if err := r.err(); err != nil {
		return response{}, err
	}
	p, err := s.domain.Transfers.PreviewWithdrawal(ctx, asked)
	if err != nil {
		return response{}, err
	}
	body := wire.WithdrawalPreview{AmountUSD: p.Amount, FeeUSD: p.Fee, PartnerFeeAmountUSD: p.Partner, ReceivedUSD: p.Received, PayoutLegs: make([]wire.LegPreview, len(p.Legs))}
	if p.Estimate != nil {
		body.ProcessingEstimate = estimateBody(*p.Estimate)
	}
	for i, l := range p.Legs {
		leg := wire.LegPreview{From: legEndBody(l.From), To: legEndBody(l.To), AmountUSD: l.Amount, FeeUSD: l.Fee, PartnerFeeAmountUSD: l.Partner, ReceivedUSD: l.Received, MinimumProceedsUSD: l.MinProceeds, Settlement: settlementBody(l.Settlement)}
		if l.Estimate != nil {
			leg.ProcessingEstimate = estimateBody(*l.Estimate)
		}
		body.PayoutLegs[i] = leg
	}
	return respondOK(body)
}

func (s *Server) cancelWithdrawal(ctx context.Context, r *request) (response, error) {
	walletID, id := r.pathID("id"), r.pathID("withdrawalId")
	if err := r.err(); err != nil {
		return response{}, err
	}
	w, err := s.domain.Transfers.Cancel(ctx, r.organization(), walletID, id)
	if err != nil {
		return response{}, err
	}
	return respondOK(withdrawalBody(w.Withdrawal()))
}

func (s *Server) retryPayout(ctx context.Context, r *request) (response, error) {
	walletID, id, payout := r.pathID("id"), r.pathID("withdrawalId"), r.pathID("payoutId")
	if err := r.err(); err != nil {
		return response{}, err
	}
	p, err := s.domain.Transfers.RetryPayout(ctx, r.organization(), walletID, id, payout)
	if err != nil {
		return response{}, err
	}
	return respondOK(payoutBody(p))
}

func (s *Server) createWithdrawal(ctx context.Context, r *request) (response, error) {
	id, b := r.pathID("id"), r.body()
	requestID, asked := b.readID("requestId"), readWithdrawalBody(b)
	asked.Organization, asked.Wallet, asked.RequestID = r.organization(), id, requestID
	if err := r.err(); err != nil {
		return response{}, err
	}
	w, created, err := s.domain.Transfers.Withdraw(ctx, asked)
	if err != nil {
		return response{}, err
	}
	return response{createdStatus(created), withdrawalBody(w.Withdrawal())}, nil
}
