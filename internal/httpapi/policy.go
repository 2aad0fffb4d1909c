package httpapi

import (
	"context"
	"net/http"

	"github.com/granaryhq/granary/internal/httpapi/wire"
	"github.com/granaryhq/granary/internal/policy"
)

func (s *Server) addAddressBookEntry(ctx context.Context, c *request) (response, error) {
	b := c.body()
	label, on, address := b.readText("label", 1, maxLabel), b.readChain("chain"), b.readText("address", 0, unboundedText)
	if err := b.err(); err != nil {
		return response{}, err
	}
	e, err := s.domain.Policies.AddEntry(ctx, c.organization(), label, on, address)
	if err != nil {
		return response{}, err
	}
	return response{http.StatusCreated, addressBookEntryBody(e)}, nil
}

func (s *Server) listAddressBook(ctx context.Context, c *request) (response, error) {
	p := c.readPage(maxPage)
	if err := c.query.err(); err != nil {
		return response{}, err
	}
	entries, next, err := s.domain.Policies.ListEntries(ctx, c.organization(), p)
	if err != nil {
		return response{}, err
	}
	data := make([]wire.AddressBookEntry, len(entries))
	for i, e := range entries {
		data[i] = addressBookEntryBody(e)
	}
	return respondOK(wire.AddressBookPage{Data: data, NextCursor: c.nextCursor(next)})
}

func (s *Server) deleteAddressBookEntry(ctx context.Context, c *request) (response, error) {
	id, err := c.pathID("entryId")
	if err != nil {
		return response{}, err
	}
	if err := s.domain.Policies.DeleteEntry(ctx, c.organization(), id); err != nil {
		return response{}, err
	}
	return respondOK(wire.AddressBookEntryDeleted{ID: id, Deleted: true})
}

func addressBookEntryBody(e policy.Entry) wire.AddressBookEntry {
	return wire.AddressBookEntry{ID: e.ID, Label: e.Label, Chain: wire.Chain(e.Chain), Address: string(e.Address), CreatedAt: e.CreatedAt}
}

func (s *Server) getWithdrawalPolicy(ctx context.Context, c *request) (response, error) {
	p, err := s.domain.Policies.Get(ctx, c.organization())
	if err != nil {
		return response{}, err
	}
	return respondOK(withdrawalPolicyBody(p))
}

func (s *Server) setWithdrawalPolicy(ctx context.Context, c *request) (response, error) {
	b := c.body()
	p := policy.Policy{AddressBookOnly: b.readBool("addressBookOnly"), ApprovalThreshold: b.readUSDOrNull("approvalThresholdUsd"), DailyLimit: b.readUSDOrNull("dailyLimitUsd")}
	if err := b.err(); err != nil {
		return response{}, err
	}
	p, err := s.domain.Policies.Set(ctx, c.organization(), p)
	if err != nil {
		return response{}, err
	}
	return respondOK(withdrawalPolicyBody(p))
}

func withdrawalPolicyBody(p policy.Policy) wire.WithdrawalPolicy {
	return wire.WithdrawalPolicy{AddressBookOnly: p.AddressBookOnly, ApprovalThresholdUSD: p.ApprovalThreshold, DailyLimitUSD: p.DailyLimit}
}
