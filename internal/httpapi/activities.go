package httpapi

import (
	"context"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/httpapi/wire"
)

// Bounds of a vote.
const (
	maxRequestType = 64
	maxTimestamp   = 16
	maxFingerprint = 128
	maxStampName   = 64
	maxStampValue  = 8192
)

func (s *Server) listPendingCustodyActivities(ctx context.Context, r *request) (response, error) {
	if err := r.err(); err != nil {
		return response{}, err
	}
	waiting, err := s.domain.Approvals.ListPending(ctx, r.organization())
	if err != nil {
		return response{}, err
	}
	activities := make([]wire.PendingActivity, len(waiting))
	for i, a := range waiting {
		activities[i] = pendingActivityBody(a)
	}
	return respondOK(wire.PendingActivities{Activities: activities})
}

func (s *Server) listCustodyActivities(ctx context.Context, r *request) (response, error) {
	p := r.readPage(maxPage)
	if err := r.err(); err != nil {
		return response{}, err
	}
	activities, next, err := s.domain.Approvals.List(ctx, r.organization(), p)
	if err != nil {
		return response{}, err
	}
	data := make([]wire.CustodyActivity, len(activities))
	for i, a := range activities {
		data[i] = custodyActivityBody(a)
	}
	return respondOK(wire.CustodyActivityPage{Data: data, NextCursor: r.nextCursor(next)})
}

func (s *Server) getCustodyActivity(ctx context.Context, r *request) (response, error) {
	id := r.pathActivityID()
	if err := r.err(); err != nil {
		return response{}, err
	}
	a, votes, err := s.domain.Approvals.Get(ctx, r.organization(), id)
	if err != nil {
		return response{}, err
	}
	body := wire.CustodyActivityDetail{Activity: custodyActivityBody(a), Text: string(a.Text), Votes: make([]wire.ActivityVoteGiven, len(votes))}
	for i, v := range votes {
		body.Votes[i] = wire.ActivityVoteGiven{
			ApproverID: v.Approver, Action: wire.VoteAction(v.Choice), StampPayload: v.RequestText, VotedAt: v.At,
			CustomerApprovalStamp: wire.CustomerApprovalStamp{StampHeaderName: v.StampHeader, StampHeaderValue: v.StampValue},
		}
	}
	return respondOK(body)
}

func (s *Server) requestActivityApproval(ctx context.Context, r *request) (response, error) {
	b := r.body()
	id, choice := b.readActivityID("activityId"), b.readChoice("action")
	if err := r.err(); err != nil {
		return response{}, err
	}
	ask, err := s.domain.Approvals.NewVoteRequest(ctx, r.organization(), id, choice)
	if err != nil {
		return response{}, err
	}
	return respondOK(wire.ActivityApproval{ActivityID: id.String(), Action: wire.VoteAction(choice), StampPayload: ask.StampPayload(),
		CustodyRequest: wire.CustodyRequest{Type: ask.Type, TimestampMs: ask.TimestampMs, OrganizationID: r.organization(),
			Parameters: wire.CustodyRequestParameters{Fingerprint: ask.Parameters.Fingerprint}}})
}

func (s *Server) voteOnActivity(ctx context.Context, r *request) (response, error) {
	id, b := r.pathActivityID(), r.body()
	ballot := b.readBallot()
	if err := r.err(); err != nil {
		return response{}, err
	}
	result, err := s.domain.Approvals.Vote(ctx, r.organization(), id, ballot)
	if err != nil {
		return response{}, err
	}
	return respondOK(wire.ActivityVoteResult{Action: wire.VoteAction(result.Choice), Approved: result.Approved, ResultStatus: result.Status.Text()})
}

func (b *bodyReader) readBallot() approval.Ballot {
	ballot := approval.Ballot{Choice: b.readChoice("action")}
	stamp := b.readObject("customerApprovalStamp")
	ballot.StampHeader, ballot.StampValue = stamp.readText("stampHeaderName", 1, maxStampName), stamp.readText("stampHeaderValue", 1, maxStampValue)
	ask := b.readObject("custodyRequest")
	ballot.Request = approval.Request{Type: ask.readText("type", 1, maxRequestType), TimestampMs: ask.readText("timestampMs", 1, maxTimestamp),
		OrganizationID: ask.readID("organizationId").String()}
	ballot.Request.Parameters.Fingerprint = ask.readObject("parameters").readText("fingerprint", 1, maxFingerprint)
	return ballot
}

// readChoice reads the choice of a vote.
func (b *bodyReader) readChoice(name string) approval.Choice {
	return approval.Choice(b.readOneOf(name, string(approval.Approve), string(approval.Reject)))
}

// readActivityID reads the id of an activity.
func (b *bodyReader) readActivityID(name string) uuid.UUID {
	v, ok := b.readField(name, kindString)
	if !ok {
		return uuid.Nil
	}
	id, ok := parseActivityID(v.text)
	if !ok {
		b.fail(fault.Validation, name, "must be the id of an activity")
	}
	return id
}

// pathActivityID reads the id of an activity in the path.
func (r *request) pathActivityID() uuid.UUID {
	id, ok := parseActivityID(r.http.PathValue("activityId"))
	if !ok {
		r.problems.noteOutside(fault.New(fault.Validation, "activityId in the path must be the id of an activity"))
	}
	return id
}

// parseActivityID reads an id that is derived from its content, and so a UUID of version 8, or one of version 4.
func parseActivityID(text string) (uuid.UUID, bool) {
	const canonical = 36 // other lengths are forms that uuid.Parse would take too
	if len(text) != canonical {
		return uuid.Nil, false
	}
	id, err := uuid.Parse(text)
	return id, err == nil && (id.Version() == 8 || id.Version() == 4) && id.Variant() == uuid.RFC4122
}

// pendingActivityBody fills every field from the data that will be signed.
func pendingActivityBody(a approval.Activity) wire.PendingActivity {
	body := wire.PendingActivity{
		CustodyActivityID: a.ID.String(), Status: a.Status.Text(), ActivityType: a.Type(), ActivityKind: wire.ApprovalAction(a.Kind),
		ActivityMetadata: activityMetadata(a), Fingerprint: a.Fingerprint, FirstSeenAt: a.FirstSeen,
	}
	if call := a.Proposal.Contract; call != nil {
		on := wire.Chain(call.Chain)
		body.TxChain = &on
	}
	paid := a.Proposal.Payout
	if paid == nil {
		return body
	}
	body.WithdrawalLegID, body.WithdrawalID, body.PortfolioWalletID = textOf(paid.Leg), textOf(paid.Withdrawal), textOf(paid.Wallet)
	on, token, to, units, display := wire.Chain(paid.Chain), wire.Token(paid.Token), string(paid.To), paid.Units.String(), paid.Paid.String()
	body.DestinationChain, body.DestinationToken, body.DestinationAddress, body.TxChain = &on, &token, &to, &on
	body.PlannedSourceNativeUnits, body.DisplayAmountNativeUnits = &units, &display
	return body
}

func activityMetadata(a approval.Activity) wire.ActivityMetadata {
	m := wire.ActivityMetadata{Rules: []string{}, Approvals: a.Approvals, ApprovalsRequired: a.ApprovalsRequired(), ApproverIds: []wire.UUID{}, ApprovalValidBefore: a.ValidBefore}
	for _, r := range a.Requirements {
		m.Rules = append(m.Rules, r.Rule)
	}
	m.ApproverIds = append(m.ApproverIds, a.MayVote()...)
	switch {
	case a.Proposal.Payout != nil:
		m.WithdrawalAmountUSD = &a.Proposal.Payout.WithdrawalAmount
	case a.Proposal.Contract != nil:
		m.ChangeID, m.ChangeKind = textOf(a.Proposal.Contract.Change), &a.Proposal.Contract.Kind
	case a.Proposal.Change != nil:
		m.ChangeID = textOf(a.Proposal.Change.ID)
	}
	return m
}

func custodyActivityBody(a approval.Activity) wire.CustodyActivity {
	p := pendingActivityBody(a)
	body := wire.CustodyActivity{
		CustodyActivityID: p.CustodyActivityID, Status: p.Status, ActivityType: p.ActivityType, ActivityKind: p.ActivityKind, ActivityMetadata: p.ActivityMetadata,
		Fingerprint: p.Fingerprint, FirstSeenAt: p.FirstSeenAt, WithdrawalLegID: p.WithdrawalLegID, WithdrawalID: p.WithdrawalID, PortfolioWalletID: p.PortfolioWalletID,
		DestinationChain: p.DestinationChain, DestinationToken: p.DestinationToken, DestinationAddress: p.DestinationAddress,
		PlannedSourceNativeUnits: p.PlannedSourceNativeUnits, DisplayAmountNativeUnits: p.DisplayAmountNativeUnits, TxChain: p.TxChain, EndedAt: a.EndedAt,
	}
	if a.Reason != "" {
		body.Reason = &a.Reason
	}
	return body
}
