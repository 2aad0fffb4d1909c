package httpapi

import (
	"context"
	"maps"
	"slices"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/httpapi/wire"
	"github.com/granaryhq/granary/internal/reconciliation"
)

var breakQuery = append([]string{"state", "rule", "walletId"}, listParams...)

const maxBreakNote = 1000

// ruleNames are the rules that breaks may be listed by.
var ruleNames = []string{
	string(wire.ReconciliationRuleJournalPositions),
	string(wire.ReconciliationRulePositionsChains),
	string(wire.ReconciliationRuleDepositsEntries),
	string(wire.ReconciliationRuleInTransit),
	string(wire.ReconciliationRuleReservations),
	string(wire.ReconciliationRuleAddressesSeed),
	string(wire.ReconciliationRuleEntriesWhole),
	string(wire.ReconciliationRuleStepsEntries),
	string(wire.ReconciliationRuleStepsSettled),
	string(wire.ReconciliationRuleWalletsRequests),
	string(wire.ReconciliationRuleWorkflowsSteps),
	string(wire.ReconciliationRuleIntentsSteps),
	string(wire.ReconciliationRuleIntentsChains),
	string(wire.ReconciliationRulePayoutsApprovals),
	string(wire.ReconciliationRuleLimitsLegs),
	string(wire.ReconciliationRuleContractsChains),
	string(wire.ReconciliationRuleCursorsChains),
	string(wire.ReconciliationRuleDaysJournal),
	string(wire.ReconciliationRuleAuditLog),
	string(wire.ReconciliationRuleUnread),
}

func (s *Server) listBreaks(ctx context.Context, r *request) (response, error) {
	page := r.readPage(maxPage)
	filter := reconciliation.Filter{Wallet: r.query.readID("walletId")}
	if state := r.query.readOneOf("state", string(reconciliation.Open), string(reconciliation.Acknowledged), string(reconciliation.Resolved)); state != nil {
		filter.State = reconciliation.State(*state)
	}
	if rule := r.query.readOneOf("rule", ruleNames...); rule != nil {
		filter.Rule = *rule
	}
	if err := r.err(); err != nil {
		return response{}, err
	}
	breaks, next, err := reconciliation.List(ctx, s.domain.DB, r.organization(), filter, page)
	if err != nil {
		return response{}, err
	}
	data := make([]wire.Break, len(breaks))
	for i, b := range breaks {
		data[i] = breakBody(b)
	}
	return respondOK(wire.BreakPage{Data: data, NextCursor: r.nextCursor(next)})
}

func (s *Server) getBreak(ctx context.Context, r *request) (response, error) {
	id := r.pathID("breakId")
	if err := r.err(); err != nil {
		return response{}, err
	}
	b, err := reconciliation.Get(ctx, s.domain.DB, r.organization(), id)
	if err != nil {
		return response{}, err
	}
	return respondOK(breakBody(b))
}

func (s *Server) acknowledgeBreak(ctx context.Context, r *request) (response, error) {
	id, body := r.pathID("breakId"), r.body()
	note := body.readText("note", 1, maxBreakNote)
	if err := r.err(); err != nil {
		return response{}, err
	}
	b, err := reconciliation.Acknowledge(ctx, s.domain.DB, r.organization(), id, note)
	if err != nil {
		return response{}, err
	}
	return respondOK(breakBody(b))
}

func (s *Server) listReconciliationChecks(ctx context.Context, r *request) (response, error) {
	if err := r.err(); err != nil {
		return response{}, err
	}
	checks, err := reconciliation.Checks(ctx, s.domain.DB)
	if err != nil {
		return response{}, err
	}
	data := make([]wire.ReconciliationCheck, 0, len(checks))
	for _, name := range slices.Sorted(maps.Keys(checks)) {
		c := checks[name]
		body := wire.ReconciliationCheck{Name: name, CheckedAt: c.CheckedAt, CompletedAt: c.LapAt}
		if !c.UnreadSince.IsZero() {
			body.UnreadSince = &c.UnreadSince
		}
		data = append(data, body)
	}
	return respondOK(wire.ReconciliationCheckPage{Data: data})
}

func breakBody(b reconciliation.Break) wire.Break {
	body := wire.Break{
		ID: b.ID, OrganizationID: b.Organization, Rule: wire.ReconciliationRule(b.Rule), State: wire.BreakState(b.State), Subject: wire.BreakSubject{Kind: b.Subject.Kind, ID: b.Subject.ID},
		Evidence: make([]wire.BreakEvidence, len(b.Evidence)), CreatedAt: b.FoundAt, LastSeenAt: b.SeenAt, Occurrences: int64(b.Occurrences), PreviousID: b.Previous,
	}
	if b.Wallet != uuid.Nil {
		body.WalletID = &b.Wallet
	}
	for i, e := range b.Evidence {
		body.Evidence[i] = wire.BreakEvidence{Text: e.Text, Books: textOrNull(e.Books), Observed: textOrNull(e.Observed), BlockTime: e.BlockTime}
		if e.Block != nil {
			block := int64(*e.Block)
			body.Evidence[i].Block = &block
		}
	}
	if a := b.Acknowledgement; a != nil {
		body.Acknowledgement = &wire.BreakAcknowledgement{At: a.At, By: a.By, Note: a.Note}
	}
	if r := b.Resolution; r != nil {
		body.Resolution = &wire.BreakResolution{At: r.At, JournalEntryID: r.Entry}
	}
	return body
}
