package httpapi

import (
	"context"
	"net/http"

	"github.com/granaryhq/granary/internal/httpapi/wire"
	"github.com/granaryhq/granary/internal/policy"
)

func (s *Server) addAddressBookEntry(ctx context.Context, c *call) (answer, error) {
	b := c.body()
	label, on, address := b.text("label", 1, maxLabel), b.chain("chain"), b.text("address", 0, anyLength)
	if err := b.err(); err != nil {
		return answer{}, err
	}
	e, err := s.domain.Policies.Add(ctx, c.organization(), label, on, address)
	if err != nil {
		return answer{}, err
	}
	return answer{http.StatusCreated, entryBody(e)}, nil
}

func (s *Server) listAddressBook(ctx context.Context, c *call) (answer, error) {
	p := c.page(maxPage)
	if err := c.query.err(); err != nil {
		return answer{}, err
	}
	entries, next, err := s.domain.Policies.List(ctx, c.organization(), p)
	if err != nil {
		return answer{}, err
	}
	data := make([]wire.AddressBookEntry, len(entries))
	for i, e := range entries {
		data[i] = entryBody(e)
	}
	return ok(wire.AddressBookPage{Data: data, NextCursor: c.next(next)})
}

func (s *Server) deleteAddressBookEntry(ctx context.Context, c *call) (answer, error) {
	id, err := c.pathID("entryId")
	if err != nil {
		return answer{}, err
	}
	if err := s.domain.Policies.Delete(ctx, c.organization(), id); err != nil {
		return answer{}, err
	}
	return ok(wire.AddressBookEntryDeleted{ID: id, Deleted: true})
}

func entryBody(e policy.Entry) wire.AddressBookEntry {
	return wire.AddressBookEntry{ID: e.ID, Label: e.Label, Chain: wire.Chain(e.Chain), Address: string(e.Address), CreatedAt: e.CreatedAt}
}

func (s *Server) getWithdrawalPolicy(ctx context.Context, c *call) (answer, error) {
	p, err := s.domain.Policies.Get(ctx, c.organization())
	if err != nil {
		return answer{}, err
	}
	return ok(withdrawalPolicyBody(p))
}

func (s *Server) setWithdrawalPolicy(ctx context.Context, c *call) (answer, error) {
	b := c.body()
	p := policy.Policy{AddressBookOnly: b.boolean("addressBookOnly"), ApprovalThreshold: b.amountOrNull("approvalThresholdUsd"), DailyLimit: b.amountOrNull("dailyLimitUsd")}
	if err := b.err(); err != nil {
		return answer{}, err
	}
	p, err := s.domain.Policies.Set(ctx, c.organization(), p)
	if err != nil {
		return answer{}, err
	}
	return ok(withdrawalPolicyBody(p))
}

func withdrawalPolicyBody(p policy.Policy) wire.WithdrawalPolicy {
	return wire.WithdrawalPolicy{AddressBookOnly: p.AddressBookOnly, ApprovalThresholdUSD: p.ApprovalThreshold, DailyLimitUSD: p.DailyLimit}
}
