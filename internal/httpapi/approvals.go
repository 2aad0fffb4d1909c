package httpapi

import (
	"context"
	"fmt"
	"net/http"
	"slices"
	"unicode/utf8"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/httpapi/wire"
	"github.com/granaryhq/granary/internal/stamp"
)

// Bounds of requests about approvals.
const (
	maxPublicKey      = 66
	maxCredentialText = 1400
	maxRelyingParty   = 253
	maxOrigins        = 10
	maxOrigin         = 300
	maxRules          = 100
	maxActions        = 7
	maxDestinations   = 1000
	maxDestination    = 128
	maxApprovers      = 50
	maxRulesVersion   = 1<<53 - 1
)

func (s *Server) registerApprover(ctx context.Context, r *request) (response, error) {
	b := r.body()
	requestID, registration := b.readID("requestId"), b.readRegistration()
	if err := r.err(); err != nil {
		return response{}, err
	}
	a, activity, err := s.domain.Approvals.RegisterApprover(ctx, r.organization(), requestID, registration)
	if err != nil {
		return response{}, err
	}
	body := approverBody(a)
	if a.Status == approval.ApproverPending {
		body.CustodyActivityID = textOf(activity.ID)
	}
	status := http.StatusCreated
	if activity.Repeated {
		status = http.StatusOK
	}
	return response{status, body}, nil
}

// readRegistration reads a key: an API key's or a WebAuthn credential's.
func (b *bodyReader) readRegistration() approval.Registration {
	registration := approval.Registration{Name: b.readLabel("name", maxLabel), Kind: stamp.APIKey}
	if !b.has("webauthn") {
		registration.PublicKey = b.readText("publicKey", 1, maxPublicKey)
		return registration
	}
	b.refuseField("publicKey", "leaves no room for webauthn")
	credential := b.readObject("webauthn")
	registration.Kind = stamp.WebAuthn
	registration.CredentialID, registration.PublicKey = credential.readText("credentialId", 1, maxCredentialText), credential.readText("publicKey", 1, maxCredentialText)
	registration.RPID = credential.readText("rpId", 1, maxRelyingParty)
	if credential.has("origins") {
		registration.Origins = credential.readTexts("origins", 1, maxOrigins)
		credential.checkLengths("origins", registration.Origins, maxOrigin)
	}
	return registration
}

// checkLengths holds each of the texts of an array to 1 to most characters.
func (b *bodyReader) checkLengths(name string, texts []string, most int) {
	for i, text := range texts {
		if n := utf8.RuneCountInString(text); n < 1 || n > most {
			b.fail(fault.Validation, fmt.Sprintf("%s[%d]", name, i), "must have 1 to %d characters", most)
		}
	}
}

func (s *Server) listApprovers(ctx context.Context, r *request) (response, error) {
	p := r.readPage(maxPage)
	if err := r.err(); err != nil {
		return response{}, err
	}
	approvers, next, err := s.domain.Approvals.ListApprovers(ctx, r.organization(), p)
	if err != nil {
		return response{}, err
	}
	data := make([]wire.Approver, len(approvers))
	for i, a := range approvers {
		data[i] = approverBody(a)
	}
	return respondOK(wire.ApproverPage{Data: data, NextCursor: r.nextCursor(next)})
}

func (s *Server) getApprover(ctx context.Context, r *request) (response, error) {
	id := r.pathID("approverId")
	if err := r.err(); err != nil {
		return response{}, err
	}
	a, err := s.domain.Approvals.GetApprover(ctx, r.organization(), id)
	if err != nil {
		return response{}, err
	}
	return respondOK(approverBody(a))
}

func (s *Server) removeApprover(ctx context.Context, r *request) (response, error) {
	id := r.pathID("approverId")
	if err := r.err(); err != nil {
		return response{}, err
	}
	_, activity, err := s.domain.Approvals.RemoveApprover(ctx, r.organization(), id)
	if err != nil {
		return response{}, err
	}
	return respondToPending(activity) // always: somebody has to approve it, if only whom it removes
}

func (s *Server) getApprovalRules(ctx context.Context, r *request) (response, error) {
	if err := r.err(); err != nil {
		return response{}, err
	}
	return s.respondWithRules(ctx, r)
}

func (s *Server) respondWithRules(ctx context.Context, r *request) (response, error) {
	settings, err := s.domain.Approvals.GetSettings(ctx, r.organization())
	if err != nil {
		return response{}, err
	}
	return respondOK(approvalRulesBody(settings))
}

func (s *Server) setApprovalRules(ctx context.Context, r *request) (response, error) {
	b := r.body()
	rules := b.readRules()
	var basedOn *int64
	if b.has("basedOn") {
		version := b.readInteger("basedOn", 0, maxRulesVersion)
		basedOn = &version
	}
	if err := r.err(); err != nil {
		return response{}, err
	}
	activity, err := s.domain.Approvals.PutRules(ctx, r.organization(), rules, basedOn)
	if err != nil {
		return response{}, err
	}
	if activity.Status != approval.Completed {
		return respondToPending(activity)
	}
	return s.respondWithRules(ctx, r)
}

// respondToChange responds with the result of a change, or with the activity that it waits for.
func respondToChange(a approval.Activity, made any) (response, error) {
	if a.Status == approval.Completed {
		return respondOK(made)
	}
	return respondToPending(a)
}

// respondToPending responds with the activity that a change waits for.
func respondToPending(a approval.Activity) (response, error) {
	status := wire.PendingChangeStatusPendingApproval
	if a.Status == approval.Approved {
		status = wire.PendingChangeStatusApproved
	}
	return response{http.StatusAccepted, wire.PendingChange{
		Status: status, CustodyActivityID: a.ID.String(), Approvals: a.Approvals, ApprovalsRequired: a.ApprovalsRequired(), ValidBefore: a.ValidBefore,
	}}, nil
}

// readRules reads a draft of rules.
func (b *bodyReader) readRules() []approval.Rule {
	rules := []approval.Rule{}
	for _, one := range b.readObjects("rules", 0, maxRules) {
		rules = append(rules, one.readRule())
	}
	return rules
}

func (b *bodyReader) readRule() approval.Rule {
	rule := approval.Rule{Name: b.readLabel("name", maxLabel), Approvals: int(b.readInteger("approvals", 0, maxApprovers))}
	for i, text := range b.readTexts("actions", 1, maxActions) {
		if !slices.Contains(approval.Kinds(), approval.Kind(text)) {
			b.fail(fault.Validation, fmt.Sprintf("actions[%d]", i), "is no action")
		}
		rule.Actions = append(rule.Actions, approval.Kind(text))
	}
	if b.has("minAmountUsd") {
		least, _ := b.readUSD("minAmountUsd", asText)
		rule.MinAmount = &least
	}
	if b.has("destinations") {
		rule.Destinations = b.readTexts("destinations", 0, maxDestinations)
		b.checkLengths("destinations", rule.Destinations, maxDestination)
	}
	if b.has("approvers") {
		rule.Approvers = b.readIDs("approvers", maxApprovers)
	}
	if b.has("validForSeconds") {
		rule.ValidForSeconds = b.readInteger("validForSeconds", int64(approval.MinValidity.Seconds()), int64(approval.MaxValidity.Seconds()))
	}
	rule.Effect = approval.Effect(b.readOneOf("effect", string(approval.RequireApproval), string(approval.Deny), string(approval.Allow)))
	return rule
}

// readIDs reads an array of at most so many different UUIDs v4.
func (b *bodyReader) readIDs(name string, most int) []uuid.UUID {
	var ids []uuid.UUID
	for i, text := range b.readTexts(name, 0, most) {
		id, ok := parseID(text)
		if !ok {
			b.fail(fault.Validation, fmt.Sprintf("%s[%d]", name, i), "must be a UUID v4")
		}
		ids = append(ids, id)
	}
	return ids
}

func approverBody(a approval.Approver) wire.Approver {
	body := wire.Approver{ID: a.ID, Name: a.Name, Kind: wire.ApproverKind(a.Kind), PublicKey: a.PublicKey, Origins: []string{}, Status: wire.ApproverStatus(a.Status), CreatedAt: a.CreatedAt}
	if a.Kind == stamp.WebAuthn {
		body.CredentialID, body.RpID = &a.CredentialID, &a.RPID
		body.Origins = append(body.Origins, a.Origins...)
	}
	return body
}

func approvalRulesBody(s approval.Settings) wire.ApprovalRules {
	rules := make([]wire.ApprovalRule, len(s.Rules))
	for i, rule := range s.Rules {
		rules[i] = approvalRuleBody(rule)
	}
	return wire.ApprovalRules{Rules: rules, Version: s.Version}
}

func approvalRuleBody(r approval.Rule) wire.ApprovalRule {
	body := wire.ApprovalRule{Name: r.Name, Approvals: r.Approvals, Effect: wire.ApprovalEffect(r.Effect), MinAmountUSD: r.MinAmount}
	for _, kind := range r.Actions {
		body.Actions = append(body.Actions, wire.ApprovalAction(kind))
	}
	if len(r.Destinations) > 0 {
		body.Destinations = &r.Destinations
	}
	if len(r.Approvers) > 0 {
		body.Approvers = &r.Approvers
	}
	if r.ValidForSeconds > 0 {
		seconds := int(r.ValidForSeconds)
		body.ValidForSeconds = &seconds
	}
	return body
}

// textOf returns an id in text, or null. statusReason returns why a contract of the organization waits, or why it
// failed.
func statusReason(problem string, awaitedApproval *uuid.UUID) *string {
	switch {
	case awaitedApproval != nil:
		reason := "it waits for approval, of the custody activity " + awaitedApproval.String()
		return &reason
	case problem != "":
		return &problem
	}
	return nil
}

func textOf(id uuid.UUID) *string {
	text := id.String()
	return &text
}
