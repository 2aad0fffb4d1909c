package httpapi

import (
	"context"
	"net/http"

	"github.com/granaryhq/granary/internal/httpapi/wire"
	"github.com/granaryhq/granary/internal/policy"
)

func (s *Server) addAddressBookEntry(ctx context.Context, r *request) (response, error) {
	b := r.body()
	label, on, address := b.readLabel("label", maxLabel), b.readChain("chain"), b.readText("address", 0, unboundedText)
	if err := r.err(); err != nil {
		return response{}, err
	}
	e, _, err := s.domain.Policies.AddEntry(ctx, r.organization(), label, on, address, "")
	if err != nil {
		return response{}, err
	}
	return response{http.StatusCreated, addressBookEntryBody(e)}, nil
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
		data[i] = addressBookEntryBody(e)
	}
	return respondOK(wire.AddressBookPage{Data: data, NextCursor: r.nextCursor(next)})
}

func (s *Server) deleteAddressBookEntry(ctx context.Context, r *request) (response, error) {
	id := r.pathID("entryId")
	if err := r.err(); err != nil {
		return response{}, err
	}
	if _, err := s.domain.Policies.DeleteEntry(ctx, r.organization(), id); err != nil {
		return response{}, err
	}
	return respondOK(wire.AddressBookEntryDeleted{ID: id, Deleted: true})
}

func addressBookEntryBody(e policy.Entry) wire.AddressBookEntry {
	return wire.AddressBookEntry{ID: e.ID, Label: e.Label, Chain: wire.Chain(e.Chain), Address: string(e.Address), CreatedAt: e.CreatedAt}
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
	if err := r.err(); err != nil {
		return response{}, err
	}
	p, _, err := s.domain.Policies.Set(ctx, r.organization(), p)
	if err != nil {
		return response{}, err
	}
	return respondOK(withdrawalPolicyBody(p))
}

func withdrawalPolicyBody(p policy.Policy) wire.WithdrawalPolicy {
	return wire.WithdrawalPolicy{AddressBookOnly: p.AddressBookOnly, ApprovalThresholdUSD: p.ApprovalThreshold, DailyLimitUSD: p.DailyLimit}
}
