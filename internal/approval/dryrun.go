package approval

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
)

// maxTried is on how many of an organization's last withdrawals rules are tried.
const maxTried = 100

// Withdrawal is the input of a trial of rules: a past or a hypothetical one.
type Withdrawal struct {
	ID        uuid.UUID // zero of one that might be
	Amount    money.USD
	Chain     chain.Name
	Address   chain.Address
	Partner   chain.Address // empty without one
	CreatedAt time.Time
}

// Trial is the rules' present decision on a withdrawal: on each payout of it, since each is judged by the whole
// amount.
type Trial struct {
	Withdrawal
	Decision Decision
}

// DryRun returns how rules would decide, in place of those that are in force, about a hypothetical withdrawal (nil:
// none) and about the organization's last ones, the newest first, with the present address book, threshold and
// approvers. It changes no state. Errors: validation_error for rules that could not be published, or a withdrawal
// that could not be made.
func (s *Service) DryRun(ctx context.Context, organization uuid.UUID, rules []Rule, might *Withdrawal) (hypothetical *Trial, last []Trial, err error) {
	settings, err := s.GetSettings(ctx, organization)
	if err != nil {
		return nil, nil, err
	}
	if err := settings.CheckRules(rules); err != nil {
		return nil, nil, err
	}
	settings.Rules = rules
	made, err := s.loadLastWithdrawals(ctx, organization)
	if err != nil {
		return nil, nil, err
	}
	tried := made
	if might != nil {
		if err := might.canonicalize(); err != nil {
			return nil, nil, err
		}
		tried = append([]Withdrawal{*might}, made...)
	}
	trials, err := s.try(ctx, organization, settings, tried)
	if err != nil {
		return nil, nil, err
	}
	if might != nil {
		return &trials[0], trials[1:], nil
	}
	return nil, trials, nil
}

// canonicalize brings the addresses into their one form. Error: validation_error.
func (w *Withdrawal) canonicalize() error {
	if w.Amount <= 0 {
		return fault.New(fault.Validation, "withdrawal.amountUsd must be more than zero")
	}
	address, err := chain.ParseAddress(w.Chain, string(w.Address))
	if err != nil {
		return fault.Wrap(err, fault.InvalidDestination, "withdrawal.destinationAddress: %v", err)
	}
	w.Address = address
	return nil
}

// try judges withdrawals, each of whose chains is asked about in one question.
func (s *Service) try(ctx context.Context, organization uuid.UUID, settings Settings, withdrawals []Withdrawal) ([]Trial, error) {
	addresses := map[chain.Name][]chain.Address{}
	for _, w := range withdrawals {
		addresses[w.Chain] = append(addresses[w.Chain], w.payees()...)
	}
	listed := map[chain.Name]*[]Destination{}
	var queries []store.BatchQuery
	for on, all := range addresses {
		listed[on] = new([]Destination)
		queries = append(queries, DestinationsQuery(listed[on], organization, s.db.Clock().Micros(), on, all...))
	}
	if err := s.db.SendBatch(ctx, queries...); err != nil {
		return nil, fmt.Errorf("trying rules: %w", err)
	}
	trials := make([]Trial, len(withdrawals))
	for i, w := range withdrawals {
		n := len(w.payees())
		to := (*listed[w.Chain])[:n]
		*listed[w.Chain] = (*listed[w.Chain])[n:]
		trials[i] = Trial{w, settings.DecideAll(Action{Kind: WithdrawalPayout, Amount: w.Amount}, to)}
	}
	return trials, nil
}

func (w Withdrawal) payees() []chain.Address {
	if w.Partner == "" {
		return []chain.Address{w.Address}
	}
	return []chain.Address{w.Address, w.Partner}
}

// loadLastWithdrawals reads the withdrawals for a trial of rules.
func (s *Service) loadLastWithdrawals(ctx context.Context, organization uuid.UUID) ([]Withdrawal, error) {
	rows, err := s.db.Query(ctx, `SELECT id, amount, destination_chain, destination_address, COALESCE(partner_address, ''), created_at FROM workflows
		WHERE organization_id = $1 AND kind = 'withdrawal' ORDER BY created_at DESC LIMIT $2`, organization, maxTried)
	made, err := store.Collect(rows, err, func(row store.Rows) (Withdrawal, error) {
		var w Withdrawal
		var created int64
		err := row.Scan(&w.ID, &w.Amount, &w.Chain, &w.Address, &w.Partner, &created)
		w.CreatedAt = clock.Time(created)
		return w, err
	})
	if err != nil {
		return nil, fmt.Errorf("reading the last withdrawals: %w", err)
	}
	return made, nil
}
