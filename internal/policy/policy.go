// Package policy owns what an organization allows its withdrawals: its address
// book, its withdrawal policy, and how much of the day's limit is used. It knows
// no withdrawal: the package that accepts one reads the rules (RulesQuery), holds
// the withdrawal to them (Check) and counts it (Count), in its own transaction.
//
// An organization without a policy allows everything, and nothing is counted
// for it: only a limit makes withdrawals meet on one row.
//
// A day is one of UTC. What a withdrawal counts is its gross amount, on the day
// it was accepted, until it ends; then what was not paid of it is given back to
// that day (Uncount). A limit counts what is accepted from the moment it is set.
// A withdrawal that is being accepted while the policy changes is held to one
// or the other.
package policy

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
)

// Policy is what an organization allows. The zero Policy allows everything.
type Policy struct {
	AddressBookOnly   bool       // pay only to addresses of the book
	ApprovalThreshold *money.USD // from which a withdrawal needs an approval; not available yet
	DailyLimit        *money.USD // of all withdrawals of a day together
}

// Service keeps address books and policies.
type Service struct {
	db     *store.DB
	payees *Payees
	chains map[chain.Name]bool
}

// NewService returns a service for addresses on the given chains.
func NewService(db *store.DB, payees *Payees, chains []chain.Name) *Service {
	s := &Service{db: db, payees: payees, chains: map[chain.Name]bool{}}
	for _, name := range chains {
		s.chains[name] = true
	}
	return s
}

// Get returns the organization's policy.
func (s *Service) Get(ctx context.Context, organization uuid.UUID) (Policy, error) {
	var r Rules
	err := s.db.SendBatch(ctx, RulesQuery(&r, organization, Today(s.db), ""))
	return r.Policy, err
}

// Set replaces the organization's policy. What was accepted before goes on.
// Error: operation_not_supported for a policy that asks for approvals, which
// nobody could give yet.
func (s *Service) Set(ctx context.Context, organization uuid.UUID, p Policy) (Policy, error) {
	if p.ApprovalThreshold != nil {
		return Policy{}, fault.New(fault.OperationNotSupported, "approvalThresholdUsd must be null: approvals are not available yet")
	}
	only := 0
	if p.AddressBookOnly {
		only = 1
	}
	var limit any
	if p.DailyLimit != nil {
		limit = int64(*p.DailyLimit)
	}
	err := s.db.Write(ctx, func(tx *store.Tx) error {
		tx.Defer(`INSERT INTO withdrawal_policies (organization_id, address_book_only, daily_limit, updated_at) VALUES ($1, $2, $3, $4)
			ON CONFLICT (organization_id) DO UPDATE SET address_book_only = excluded.address_book_only,
				daily_limit = excluded.daily_limit, updated_at = excluded.updated_at`,
			organization, only, limit, tx.DB().Clock().Micros())
		return nil
	})
	if err != nil {
		return Policy{}, fmt.Errorf("setting a withdrawal policy: %w", err)
	}
	return p, nil
}

// Day is a day of UTC, counted from 1970.
type Day int64

// Today is the day that it is.
func Today(db *store.DB) Day { return Day(db.Clock().Micros() / (24 * time.Hour).Microseconds()) }

// Rules are a policy as it applies to one withdrawal.
type Rules struct {
	Policy
	Day             Day
	spent           money.USD
	listedAddresses int // how many of the addresses asked for are in the book
}

// RulesQuery reads the rules for a withdrawal to the addresses on a chain, as a
// question that can travel with others.
func RulesQuery(into *Rules, organization uuid.UUID, day Day, on chain.Name, to ...chain.Address) store.BatchQuery {
	args := []any{organization, int64(day), string(on)}
	listed := "0"
	if len(to) > 0 {
		for _, a := range to {
			args = append(args, string(a))
		}
		listed = `(SELECT COUNT(*) FROM address_book b WHERE b.organization_id = p.organization_id AND b.chain = $3
			AND b.address IN (` + store.Placeholders(4, len(to)) + `))`
	} else {
		args = args[:2]
	}
	return store.BatchQuery{
		SQL: `SELECT address_book_only, daily_limit, COALESCE((SELECT spent FROM withdrawal_days d
				WHERE d.organization_id = p.organization_id AND d.day = $2), 0), ` + listed + `
			FROM withdrawal_policies p WHERE organization_id = $1`,
		Args: args,
		Read: func(rows store.Rows) error {
			*into = Rules{Day: day}
			if !rows.Next() {
				return rows.Err()
			}
			var only int64
			var limit *int64
			if err := rows.Scan(&only, &limit, &into.spent, &into.listedAddresses); err != nil {
				return fmt.Errorf("reading a withdrawal policy: %w", err)
			}
			into.AddressBookOnly = only == 1
			if limit != nil {
				most := money.USD(*limit)
				into.DailyLimit = &most
			}
			return nil
		},
	}
}

// Check holds a withdrawal of amount, to as many different addresses as RulesQuery was
// given, to the rules. Errors: address_book_whitelist_violation, and
// withdrawal_policy_required for what only another policy, or another day,
// allows.
func (r Rules) Check(amount money.USD, addresses int) error {
	if err := r.CheckListed(addresses); err != nil {
		return err
	}
	if r.DailyLimit == nil {
		return nil
	}
	if sum, err := r.spent.Add(amount); err != nil || sum > *r.DailyLimit {
		return r.limitError()
	}
	return nil
}

// CheckListed is Check for what has no amount yet: fees that will be sent to as many
// different addresses as RulesQuery was given.
// Error: address_book_whitelist_violation.
func (r Rules) CheckListed(addresses int) error {
	if r.AddressBookOnly && r.listedAddresses < addresses {
		return fault.New(fault.AddressBookViolation, "the withdrawal policy allows only addresses of the address book")
	}
	return nil
}

func (r Rules) limitError() error {
	return fault.New(fault.WithdrawalPolicyRequired, "the withdrawal policy allows %s a day (UTC), and this would exceed it", *r.DailyLimit)
}

// Count takes a checked amount from the day's limit and returns the day, nil
// where there is no limit. What others took meanwhile is seen: beyond the limit
// the transaction fails with withdrawal_policy_required. The row is locked until
// the transaction ends, and everybody's is the same: count last.
func (r Rules) Count(tx *store.Tx, organization uuid.UUID, amount money.USD) *Day {
	if r.DailyLimit == nil {
		return nil
	}
	tx.DeferGuard(r.limitError(), `INSERT INTO withdrawal_days (organization_id, day, spent) VALUES ($1, $2, CAST($3 AS BIGINT))
		ON CONFLICT (organization_id, day) DO UPDATE SET spent = withdrawal_days.spent + excluded.spent
		WHERE withdrawal_days.spent + excluded.spent <= CAST($4 AS BIGINT)`, organization, int64(r.Day), int64(amount), int64(*r.DailyLimit))
	return &r.Day
}

// Uncount gives an amount back to the day it was counted on. Like Count it comes
// last in a transaction.
func Uncount(tx *store.Tx, organization uuid.UUID, day Day, amount money.USD) {
	tx.Defer(`UPDATE withdrawal_days SET spent = spent - CAST($1 AS BIGINT) WHERE organization_id = $2 AND day = $3`,
		int64(amount), organization, int64(day))
}
