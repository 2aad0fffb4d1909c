package httpapi

import (
	"context"
	"io"
	"net/http"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/httpapi/wire"
	"github.com/granaryhq/granary/internal/policy"
)

const (
	maxGroup    = 64
	maxImported = 1_000_000 // characters of a CSV
	maxCoolDown = 30 * 24 * 60 * 60
)

func (s *Server) addAddressBookEntry(ctx context.Context, r *request) (response, error) {
	b := r.body()
	label, on, address, group := b.readLabel("label", maxLabel), b.readChain("chain"), b.readUncheckedText("address", 0, unboundedText), ""
	if b.hasValue("group") {
		group = b.readLabel("group", maxGroup)
	}
	if err := r.err(); err != nil {
		return response{}, err
	}
	e, activity, err := s.domain.Policies.AddEntry(ctx, r.organization(), label, on, address, group)
	if err != nil {
		return response{}, err
	}
	body := s.addressBookEntryBody(e)
	if activity.Status != approval.Completed {
		body.Status, body.UsableFrom, body.CustodyActivityID = wire.AddressBookEntryStatusPendingApproval, nil, textOf(activity.ID)
	}
	return response{http.StatusCreated, body}, nil
}

func (s *Server) listAddressBook(ctx context.Context, r *request) (response, error) {
	p := r.readPage(maxPage)
	if err := r.err(); err != nil {
		return response{}, err
	}
	entries, next, err := s.domain.Policies.ListEntries(ctx, r.organization(), p)
	if err != nil {
		return response{}, err
	}
	data := make([]wire.AddressBookEntry, len(entries))
	for i, e := range entries {
		data[i] = s.addressBookEntryBody(e)
	}
	return respondOK(wire.AddressBookPage{Data: data, NextCursor: r.nextCursor(next)})
}

func (s *Server) deleteAddressBookEntry(ctx context.Context, r *request) (response, error) {
	id := r.pathID("entryId")
	if err := r.err(); err != nil {
		return response{}, err
	}
	activity, err := s.domain.Policies.DeleteEntry(ctx, r.organization(), id)
	if err != nil {
		return response{}, err
	}
	return respondToChange(activity, wire.AddressBookEntryDeleted{ID: id, Deleted: true})
}

// exportAddressBook streams the pages of listAddressBook as CSV.
func (s *Server) exportAddressBook(_ context.Context, r *request) (response, error) {
	if err := r.err(); err != nil {
		return response{}, err
	}
	organization := r.organization()
	return respondOK(csvBody(func(ctx context.Context, w io.Writer) error { return s.domain.Policies.Export(ctx, organization, w) }))
}

func (s *Server) importAddressBook(ctx context.Context, r *request) (response, error) {
	b := r.body()
	text, dryRun := b.readUncheckedText("csv", 1, maxImported), false
	if b.has("dryRun") {
		dryRun = b.readBool("dryRun")
	}
	if err := r.err(); err != nil {
		return response{}, err
	}
	imported, err := s.domain.Policies.Import(ctx, r.organization(), []byte(text), dryRun)
	if err != nil {
		return response{}, err
	}
	body := wire.AddressBookImportResult{Status: wire.AddressBookImportResultStatusChecked, Entries: len(imported.Entries), Refused: make([]wire.RefusedLine, len(imported.Refused))}
	for i, l := range imported.Refused {
		body.Refused[i] = wire.RefusedLine{Line: l.Line, Code: wire.ErrorCode(l.Code), Reason: l.Reason}
		body.Status = wire.AddressBookImportResultStatusRefused
	}
	if imported.Activity == nil {
		return respondOK(body)
	}
	body.CustodyActivityID = textOf(imported.Activity.ID)
	switch imported.Activity.Status {
	case approval.Completed:
		body.Status = wire.AddressBookImportResultStatusImported
		return respondOK(body)
	case approval.Approved:
		body.Status = wire.AddressBookImportResultStatusApproved
	default:
		body.Status = wire.AddressBookImportResultStatusPendingApproval
	}
	return response{http.StatusAccepted, body}, nil
}

func (s *Server) addressBookEntryBody(e policy.Entry) wire.AddressBookEntry {
	body := wire.AddressBookEntry{ID: e.ID, Label: e.Label, Chain: wire.Chain(e.Chain), Address: string(e.Address), CreatedAt: e.CreatedAt,
		Status: wire.AddressBookEntryStatusActive, UsableFrom: &e.UsableFrom}
	if e.Group != "" {
		body.Group = &e.Group
	}
	if e.Rests(s.domain.DB.Clock().Now()) {
		body.Status = wire.AddressBookEntryStatusResting
	}
	return body
}

func (s *Server) getWithdrawalPolicy(ctx context.Context, r *request) (response, error) {
	if err := r.err(); err != nil {
		return response{}, err
	}
	p, err := s.domain.Policies.Get(ctx, r.organization())
	if err != nil {
		return response{}, err
	}
	return respondOK(withdrawalPolicyBody(p))
}

func (s *Server) setWithdrawalPolicy(ctx context.Context, r *request) (response, error) {
	b := r.body()
	p := policy.Policy{AddressBookOnly: b.readBool("addressBookOnly"), ApprovalThreshold: b.readUSDOrNull("approvalThresholdUsd"), DailyLimit: b.readUSDOrNull("dailyLimitUsd")}
	p.CoolDownSeconds = policy.KeepCoolDown // a caller that knows no rest must not end it
	if b.has("coolDownSeconds") {
		p.CoolDownSeconds = b.readInteger("coolDownSeconds", 0, maxCoolDown)
	}
	if err := r.err(); err != nil {
		return response{}, err
	}
	p, activity, err := s.domain.Policies.Set(ctx, r.organization(), p)
	if err != nil {
		return response{}, err
	}
	return respondToChange(activity, withdrawalPolicyBody(p))
}

func withdrawalPolicyBody(p policy.Policy) wire.WithdrawalPolicy {
	return wire.WithdrawalPolicy{AddressBookOnly: p.AddressBookOnly, ApprovalThresholdUSD: p.ApprovalThreshold, DailyLimitUSD: p.DailyLimit, CoolDownSeconds: int(p.CoolDownSeconds)}
}
