package httpapi

import (
	"context"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/httpapi/wire"
)

func (s *Server) dryRunApprovalRules(ctx context.Context, r *request) (response, error) {
	b := r.body()
	rules := b.readRules()
	var one *approval.Withdrawal
	if b.has("withdrawal") {
		one = b.readObject("withdrawal").readTriedWithdrawal()
	}
	if err := r.err(); err != nil {
		return response{}, err
	}
	given, last, err := s.domain.Approvals.DryRun(ctx, r.organization(), rules, one)
	if err != nil {
		return response{}, err
	}
	body := wire.ApprovalRulesDryRunResult{LastWithdrawals: make([]wire.PastWithdrawalDecision, len(last))}
	if given != nil {
		decision := ruleDecisionBody(given.Decision)
		body.Withdrawal = &decision
	}
	for i, t := range last {
		body.LastWithdrawals[i] = wire.PastWithdrawalDecision{WithdrawalID: t.ID, AmountUSD: t.Amount, DestinationChain: wire.Chain(t.Chain),
			DestinationAddress: string(t.Address), CreatedAt: t.CreatedAt, Decision: ruleDecisionBody(t.Decision)}
	}
	return respondOK(body)
}

// readTriedWithdrawal reads a hypothetical withdrawal.
func (b *bodyReader) readTriedWithdrawal() *approval.Withdrawal {
	w := &approval.Withdrawal{Amount: b.readPositiveUSD("amountUsd", asNumber), Chain: b.readChain("destinationChain")}
	text := b.readUncheckedText("destinationAddress", 0, unboundedText)
	if !w.Chain.Valid() {
		return w
	}
	to, err := chain.ParseAddress(w.Chain, text)
	if err != nil && b.has("destinationAddress") {
		b.fail(fault.InvalidDestination, "destinationAddress", "%v", err)
	}
	w.Address = to
	return w
}

func ruleDecisionBody(d approval.Decision) wire.RuleDecision {
	body := wire.RuleDecision{Effect: wire.ApprovalEffect(d.Effect), Rule: d.Rule, ApproverIds: []wire.UUID{}, ValidForSeconds: int(d.ValidFor.Seconds())}
	waits := approval.Activity{Requirements: d.Requirements}
	body.ApprovalsRequired = waits.ApprovalsRequired()
	body.ApproverIds = append(body.ApproverIds, waits.MayVote()...)
	return body
}
