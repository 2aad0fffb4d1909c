package approval

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
)

// SignedPayout is a payout that a wallet's key has signed.
type SignedPayout struct {
	Organization uuid.UUID
	Step         uuid.UUID
	Activity     string // the id of the activity by which its approval was last asked for; empty if it never was
	Intent       []byte // the canonical text that was signed
	SignedAt     time.Time
	Amount       money.USD // that rules compare
	Chain        chain.Name
	Payees       []chain.Address // but who collects the service's fee
}

// PayoutProblem is a fault of a signed payout.
type PayoutProblem struct {
	Step uuid.UUID
	Text string
}

// judgedMargin is how long after a change of rules a payout may be signed that was judged
// before it.
const judgedMargin = 10 * time.Minute

// lastingRules are an organization's, and since when they have been in force.
type lastingRules struct {
	Settings
	since time.Time
}

// CheckPayouts finds payouts that were signed without a required approval, or though the rules deny them: those
// without a completed activity of their very text. A payout that was signed before the present rules came into force
// is not checked.
func CheckPayouts(ctx context.Context, db *store.DB, payouts []SignedPayout) ([]PayoutProblem, error) {
	var found []PayoutProblem
	inForce := map[uuid.UUID]lastingRules{}
	for _, p := range payouts {
		rules, loaded := inForce[p.Organization]
		if !loaded {
			var err error
			if rules, err = loadLastingRules(ctx, db, p.Organization); err != nil {
				return nil, err
			}
			inForce[p.Organization] = rules
		}
		if len(rules.Rules) == 0 && rules.Threshold == nil || !p.SignedAt.After(rules.since.Add(judgedMargin)) {
			continue
		}
		d, err := rules.judgeSigned(ctx, db, p)
		if err != nil {
			return nil, fmt.Errorf("checking payout %s: %w", p.Step, err)
		}
		if d.Effect == Allow {
			continue
		}
		approved, err := p.isApproved(ctx, db)
		if err != nil {
			return nil, fmt.Errorf("checking payout %s: %w", p.Step, err)
		}
		if !approved {
			found = append(found, PayoutProblem{p.Step, fmt.Sprintf("was signed at %s without the approval of its text, and by the rule %q, in force since %s, it is %s",
				p.SignedAt.UTC().Format(time.RFC3339), d.Rule, rules.since.UTC().Format(time.RFC3339), d.Effect.ofPayout())})
		}
	}
	return found, nil
}

// ofPayout returns an effect's meaning for a payout.
func (e Effect) ofPayout() string {
	if e == Deny {
		return "denied"
	}
	return "to be approved"
}

// loadLastingRules reads the present rules. They depend on address book and policy, so a change of those begins them
// again.
func loadLastingRules(ctx context.Context, db *store.DB, organization uuid.UUID) (lastingRules, error) {
	var r lastingRules
	err := db.SendBatch(ctx, SettingsQuery(&r.Settings, organization), store.BatchQuery{
		SQL: `SELECT COALESCE(MAX(changed_at), 0) FROM (
			SELECT MAX(applied_at) AS changed_at FROM applied_changes WHERE organization_id = $1
			UNION ALL SELECT updated_at FROM approval_rules WHERE organization_id = $1) AS changes`,
		Args: []any{organization},
		Read: func(rows store.Rows) error {
			var micros int64
			rows.Next()
			if err := rows.Scan(&micros); err != nil {
				return fmt.Errorf("reading since when rules are in force: %w", err)
			}
			r.since = time.UnixMicro(micros)
			return rows.Err()
		},
	})
	if err != nil {
		return lastingRules{}, fmt.Errorf("reading the rules of organization %s: %w", organization, err)
	}
	return r, nil
}

// judgeSigned judges a payout by the address book of when it was signed. An entry that was at rest then may have been
// used since, by another signature of the same payout: a payout that the present book allows is allowed.
func (r lastingRules) judgeSigned(ctx context.Context, db *store.DB, p SignedPayout) (Decision, error) {
	var then, now []Destination
	err := db.SendBatch(ctx, DestinationsQuery(&then, p.Organization, p.SignedAt.UnixMicro(), p.Chain, p.Payees...),
		DestinationsQuery(&now, p.Organization, db.Clock().Micros(), p.Chain, p.Payees...))
	if err != nil {
		return Decision{}, err
	}
	action := Action{Kind: WithdrawalPayout, Amount: p.Amount}
	if d := r.DecideAll(action, now); d.Effect == Allow {
		return d, nil
	}
	return r.DecideAll(action, then), nil
}

// isApproved says whether a completed activity of the payout is for the text that was
// signed. That its votes are right is for Check.
func (p SignedPayout) isApproved(ctx context.Context, db *store.DB) (bool, error) {
	rows, err := db.Query(ctx, `SELECT `+activityColumns+` FROM custody_activities WHERE id = $1 AND organization_id = $2 AND owner_id = $3`,
		p.Activity, p.Organization, p.Step)
	found, err := store.Collect(rows, err, scanActivityRow)
	if err != nil || len(found) == 0 || found[0].Status != Completed {
		return false, err
	}
	a, err := found[0].decodeTexts()
	if errors.Is(err, ErrProposal) {
		return false, nil // which Check reports
	}
	return err == nil && bytes.Equal(a.Proposal.Intent, p.Intent), err
}
