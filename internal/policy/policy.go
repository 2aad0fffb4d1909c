// Package policy owns an organization's bounds of its withdrawals: its address book, its withdrawal policy, and the
// used part of the day's limit. It does not depend on withdrawals: the package that accepts one reads the rules
// (RulesQuery), checks the withdrawal against them (Check) and counts it (Count), in its own transaction.
//
// An organization without a policy allows all withdrawals, and none is counted: only a limit makes withdrawals
// contend for one row.
//
// A day is one of UTC. A withdrawal counts with its gross amount, on the day on which it was accepted, until it ends;
// then the part that was not paid is released on that day (Uncount). A limit counts withdrawals accepted from the
// moment it is set. A withdrawal that is being accepted while the policy changes is checked against one or the other.
package policy

import (
	"context"
	"fmt"
	"strconv"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
)

// KeepCoolDown is the CoolDownSeconds of a policy that is set and leaves the rest as it is.
const KeepCoolDown = -1

// Policy holds the bounds of an organization. The zero Policy allows all withdrawals. Its JSON is part of approved
// texts.
type Policy struct {
	AddressBookOnly   bool       `json:"addressBookOnly"`      // pay only to addresses of the book
	ApprovalThreshold *money.USD `json:"approvalThresholdUsd"` // from which a withdrawal needs an approval
	DailyLimit        *money.USD `json:"dailyLimitUsd"`        // of all withdrawals of a day together
	CoolDownSeconds   int64      `json:"coolDownSeconds"`      // how long a new entry of the book rests
}

// CoolDown is how long a new entry of the address book rests before it may be paid.
func (p Policy) CoolDown() time.Duration { return time.Duration(p.CoolDownSeconds) * time.Second }

// equals says whether both allow the same.
func (p Policy) equals(other Policy) bool {
	sameDollars := func(a, b *money.USD) bool { return a == b || a != nil && b != nil && *a == *b }
	return p.AddressBookOnly == other.AddressBookOnly && p.CoolDownSeconds == other.CoolDownSeconds &&
		sameDollars(p.ApprovalThreshold, other.ApprovalThreshold) && sameDollars(p.DailyLimit, other.DailyLimit)
}

// Change is the body of a WithdrawalPolicyChange: a policy, and the one in whose place it
// was proposed. Approvers see both, and it replaces no other: one that waits while
// another is approved is refused then.
type Change struct {
	InPlaceOf Policy `json:"inPlaceOf"`
	Policy    Policy `json:"policy"`
}

// Service keeps address books and policies.
type Service struct {
	db        *store.DB
	approvals *approval.Service
	kinds     kinds
}

// NewService returns a service for addresses on the given chains. Its changes are
// activities of approvals, whose appliers DefineChanges has been given.
func NewService(db *store.DB, payees *Payees, chains []chain.Name, approvals *approval.Service) *Service {
	return &Service{db, approvals, newKinds(payees, chains)}
}

// Get returns the organization's policy.
func (s *Service) Get(ctx context.Context, organization uuid.UUID) (Policy, error) {
	var r Rules
	err := s.db.SendBatch(ctx, RulesQuery(&r, organization, s.db.Clock().Now(), ""))
	return r.Policy, err
}

// Set replaces the organization's policy, at once or, where that needs approval, as an
// activity. It returns the policy that is in force then. Another policy that comes into
// force first makes it fail.
// Errors: validation_error, withdrawal_policy_required for a threshold without an
// approver, workflow_conflict for a policy that changes at the same time, and those of
// approval.Service.Propose.
func (s *Service) Set(ctx context.Context, organization uuid.UUID, p Policy) (Policy, approval.Activity, error) {
	before, err := s.Get(ctx, organization)
	if err != nil {
		return Policy{}, approval.Activity{}, err
	}
	if p.CoolDownSeconds == KeepCoolDown {
		p.CoolDownSeconds = before.CoolDownSeconds
	}
	a, err := s.approvals.Propose(ctx, approval.NewChange{
		Organization: organization, Kind: approval.WithdrawalPolicyChange, Body: Change{InPlaceOf: before, Policy: p},
		Action: audit.SetWithdrawalPolicy, Subject: organization.String(), Details: p.auditDetails(),
	})
	if err != nil {
		return Policy{}, approval.Activity{}, err
	}
	inForce, err := s.Get(ctx, organization)
	return inForce, a, err
}

// auditDetails returns the policy as the audit log has it: an absent field is no limit.
func (p Policy) auditDetails() audit.Details {
	d := audit.Details{"addressBookOnly": strconv.FormatBool(p.AddressBookOnly), "coolDownSeconds": strconv.FormatInt(p.CoolDownSeconds, 10)}
	if p.DailyLimit != nil {
		d["dailyLimitUsd"] = p.DailyLimit.String()
	}
	if p.ApprovalThreshold != nil {
		d["approvalThresholdUsd"] = p.ApprovalThreshold.String()
	}
	return d
}

// Day is a day of UTC, counted from 1970.
type Day int64

// Today is the day that it is.
func Today(db *store.DB) Day { return DayOf(db.Clock().Now()) }

// DayOf is the day of a time.
func DayOf(at time.Time) Day { return Day(at.UnixMicro() / (24 * time.Hour).Microseconds()) }

// Rules are a policy as it applies to one withdrawal.
type Rules struct {
	Policy
	Day             Day
	spent           money.USD
	listedAddresses int       // how many of the addresses asked for are in the book and have rested
	restsUntil      time.Time // the latest of those that still rest; zero if none does
}

// RulesQuery reads the rules for a withdrawal to the addresses on a chain, at a time, as a
// question that can travel with others.
func RulesQuery(into *Rules, organization uuid.UUID, now time.Time, on chain.Name, to ...chain.Address) store.BatchQuery {
	day := DayOf(now)
	args := []any{organization, int64(day), now.UnixMicro(), string(on)}
	listed, resting := "0", "0"
	if len(to) > 0 {
		for _, a := range to {
			args = append(args, string(a))
		}
		from := ` FROM address_book b WHERE b.organization_id = p.organization_id AND b.chain = $4
			AND b.address IN (` + store.Placeholders(5, len(to)) + `) AND b.usable_from `
		listed, resting = `(SELECT COUNT(*)`+from+`<= $3)`, `COALESCE((SELECT MAX(b.usable_from)`+from+`> $3), 0)`
	} else {
		args = args[:2]
	}
	return store.BatchQuery{
		SQL: `SELECT address_book_only, daily_limit, approval_threshold, cool_down_seconds, COALESCE((SELECT spent FROM withdrawal_days d
				WHERE d.organization_id = p.organization_id AND d.day = $2), 0), ` + listed + `, ` + resting + `
			FROM withdrawal_policies p WHERE organization_id = $1`,
		Args: args,
		Read: func(rows store.Rows) error {
			*into = Rules{Day: day}
			if !rows.Next() {
				return rows.Err()
			}
			return into.scan(rows)
		},
	}
}

func (r *Rules) scan(row store.Rows) error {
	var only, restsUntil int64
	var limit, threshold *int64
	if err := row.Scan(&only, &limit, &threshold, &r.CoolDownSeconds, &r.spent, &r.listedAddresses, &restsUntil); err != nil {
		return fmt.Errorf("reading a withdrawal policy: %w", err)
	}
	r.AddressBookOnly, r.DailyLimit, r.ApprovalThreshold = only == 1, dollarsOrNil(limit), dollarsOrNil(threshold)
	if restsUntil > 0 {
		r.restsUntil = clock.Time(restsUntil)
	}
	return nil
}

func dollarsOrNil(micros *int64) *money.USD {
	if micros == nil {
		return nil
	}
	amount := money.USD(*micros)
	return &amount
}

// Check checks a withdrawal of amount, to as many different addresses as RulesQuery was given, against the rules.
// Errors: address_book_whitelist_violation, and withdrawal_policy_required if only another policy, or another day,
// allows it.
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

// CheckListed is Check without an amount: for fees that will be sent to as many different addresses as RulesQuery was
// given. Error: address_book_whitelist_violation.
func (r Rules) CheckListed(addresses int) error {
	if r.AddressBookOnly && r.listedAddresses < addresses && !r.restsUntil.IsZero() {
		return fault.New(fault.AddressBookViolation, "the address rests in the address book, and may be paid from %s on", r.restsUntil.Format(time.RFC3339))
	}
	if r.AddressBookOnly && r.listedAddresses < addresses {
		return fault.New(fault.AddressBookViolation, "the withdrawal policy allows only addresses of the address book")
	}
	return nil
}

func (r Rules) limitError() error {
	return fault.New(fault.WithdrawalPolicyRequired, "the withdrawal policy allows %s a day (UTC), and this would exceed it", *r.DailyLimit)
}

// Count takes a checked amount from the day's limit and returns the day, nil where there is no limit. It sees
// concurrent withdrawals: beyond the limit the transaction fails with withdrawal_policy_required. The row, one for
// all withdrawals, is locked until the transaction ends: count last.
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
