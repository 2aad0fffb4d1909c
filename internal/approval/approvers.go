package approval

import (
	"context"
	"fmt"
	"strconv"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/request"
	"github.com/granaryhq/granary/internal/stamp"
	"github.com/granaryhq/granary/internal/store"
)

// Registration is the request for a new approver: an API key, or a WebAuthn credential.
// Its JSON is kept with the requestId.
type Registration struct {
	Name         string     `json:"name"`
	Kind         stamp.Kind `json:"kind"`
	PublicKey    string     `json:"publicKey"`
	CredentialID string     `json:"credentialId,omitempty"`
	RPID         string     `json:"rpId,omitempty"`
	Origins      []string   `json:"origins,omitempty"`
}

// RegisterApprover adds an approver: at once while there is none, and as an activity
// that the quorum of now approves otherwise. The approver waits (ApproverPending) until
// then, and is removed if it is not approved. Repeated, the request gives the same approver.
// Errors: those of Propose and validation_error, workflow_conflict (too many, or
// another approver's key or name).
func (s *Service) RegisterApprover(ctx context.Context, organization, requestID uuid.UUID, r Registration) (Approver, Activity, error) {
	change := uuid.New()
	approver := Approver{ID: DeriveApproverID(organization, change), Name: r.Name, Kind: r.Kind, PublicKey: r.PublicKey, CredentialID: r.CredentialID, RPID: r.RPID, Origins: r.Origins}
	key, err := approver.Key()
	if err != nil {
		return Approver{}, Activity{}, fault.Wrap(err, fault.Validation, "%v", err)
	}
	a, err := s.Propose(ctx, NewChange{
		ID: change, Organization: organization, Kind: ApproverChange, Body: approverChange{Add: &approver},
		Request: &request.Request{Organization: organization, ID: requestID, Operation: "approver.register", Body: r},
		Action:  audit.RegisterApprover, Subject: approver.ID.String(), Details: audit.Details{"name": r.Name, "kind": string(r.Kind), "key": key.ID()},
		Wait: func(tx *store.Tx, _ Activity) { insertApprover(tx, organization, approver, ApproverPending, key) },
	})
	if err != nil {
		return Approver{}, Activity{}, err
	}
	body, err := DecodeBody[approverChange](*a.Proposal.Change)
	if err != nil {
		return Approver{}, Activity{}, err
	}
	if a.Status == Approved { // the signer is away: the approver is not written yet
		waiting := *body.Add
		waiting.ID = DeriveApproverID(organization, a.Proposal.Change.ID)
		waiting.Status, waiting.CreatedAt = ApproverPending, a.FirstSeen
		return waiting, a, nil
	}
	approver, err = s.GetApprover(ctx, organization, DeriveApproverID(organization, a.Proposal.Change.ID))
	return approver, a, err
}

// RemoveApprover removes an active approver, whose votes then count no more: at once or
// as an activity that the quorum of now approves.
// Errors: those of Propose and approver_not_found, workflow_conflict for one whom a
// rule needs, withdrawal_policy_required for the last one under a threshold.
func (s *Service) RemoveApprover(ctx context.Context, organization, id uuid.UUID) (Approver, Activity, error) {
	settings, err := s.GetSettings(ctx, organization)
	if err != nil {
		return Approver{}, Activity{}, err
	}
	body := approverChange{Remove: &id}
	for _, named := range settings.nameApprovers([]uuid.UUID{id}) {
		body.Removed = &named
	}
	a, err := s.Propose(ctx, NewChange{Organization: organization, Kind: ApproverChange, Body: body,
		Action: audit.RemoveApprover, Subject: id.String()})
	if err != nil {
		return Approver{}, Activity{}, err
	}
	approver, err := s.GetApprover(ctx, organization, id)
	return approver, a, err
}

// GetApprover returns an approver of the organization, removed ones too.
// Error: approver_not_found.
func (s *Service) GetApprover(ctx context.Context, organization, id uuid.UUID) (Approver, error) {
	rows, err := s.db.Query(ctx, `SELECT `+approverColumns+` FROM approvers WHERE organization_id = $1 AND id = $2`, organization, id)
	found, err := store.Collect(rows, err, scanApprover)
	if err != nil {
		return Approver{}, fmt.Errorf("reading an approver: %w", err)
	}
	if len(found) == 0 {
		return Approver{}, fault.New(fault.ApproverNotFound, "there is no such approver")
	}
	return found[0], nil
}

// ListApprovers returns a page of the organization's approvers, removed ones too.
func (s *Service) ListApprovers(ctx context.Context, organization uuid.UUID, page store.Page) ([]Approver, *store.Position, error) {
	end, args := page.SQL("", []any{organization})
	rows, err := s.db.Query(ctx, `SELECT `+approverColumns+` FROM approvers WHERE organization_id = $1`+end, args...)
	all, err := store.Collect(rows, err, scanApprover)
	if err != nil {
		return nil, nil, fmt.Errorf("listing approvers: %w", err)
	}
	all, next := store.Cut(page, all, func(a Approver) store.Position {
		return store.Position{Micros: a.CreatedAt.UnixMicro(), ID: a.ID.String()}
	})
	return all, next, nil
}

// GetSettings returns an organization's settings of consent.
func (s *Service) GetSettings(ctx context.Context, organization uuid.UUID) (Settings, error) {
	var settings Settings
	err := s.db.SendBatch(ctx, SettingsQuery(&settings, organization))
	return settings, err
}

// PutRules publishes rules in place of those of a version, or of those that are in
// force now if basedOn is nil: at once, or as an activity that the quorum of now
// approves. Other rules that come into force first make it fail.
// Errors: those of Propose and validation_error, workflow_conflict for rules that are
// based on others than those in force.
func (s *Service) PutRules(ctx context.Context, organization uuid.UUID, rules []Rule, basedOn *int64) (Activity, error) {
	if rules == nil {
		rules = []Rule{}
	}
	settings, err := s.GetSettings(ctx, organization)
	if err != nil {
		return Activity{}, err
	}
	body := ruleChange{BasedOn: settings.Version, Rules: rules, Approvers: settings.nameApprovers(approversIn(rules))}
	if basedOn != nil {
		body.BasedOn = *basedOn
	}
	return s.Propose(ctx, NewChange{Organization: organization, Kind: RuleChange, Body: body,
		Action: audit.SetApprovalRules, Subject: organization.String(), Details: audit.Details{"basedOn": strconv.FormatInt(body.BasedOn, 10), "rules": strconv.Itoa(len(rules))}})
}
