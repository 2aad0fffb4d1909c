package approval

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
)

// SettingsQuery reads an organization's settings of consent, as a query that can be batched with others. An
// organization without settings costs three looks into indexes.
func SettingsQuery(into *Settings, organization uuid.UUID) store.BatchQuery {
	return store.BatchQuery{
		SQL: `SELECT 0, ` + approverColumns + ` FROM approvers WHERE organization_id = $1 AND status = 'active'
			UNION ALL SELECT 1, '', '', '', rules, '', '', '', '', version, reset_at FROM approval_rules WHERE organization_id = $1
			UNION ALL SELECT 2, '', '', '', '', '', '', '', '', approval_threshold, 0 FROM withdrawal_policies
				WHERE organization_id = $1 AND approval_threshold IS NOT NULL`,
		Args: []any{organization},
		Read: func(rows store.Rows) error {
			*into = Settings{}
			for rows.Next() {
				if err := into.readRow(rows); err != nil {
					return err
				}
			}
			slices.SortFunc(into.Approvers, func(a, b Approver) int { return strings.Compare(a.ID.String(), b.ID.String()) })
			return rows.Err()
		},
	}
}

// readRow reads an approver, the rules or the threshold, as the first column says.
func (s *Settings) readRow(rows store.Rows) error {
	var what, number int64
	var a approverRow
	err := rows.Scan(append([]any{&what}, a.columns(&number)...)...)
	switch {
	case err != nil:
	case what == 1:
		s.Version = number
		if a.created > 0 {
			s.resetAt = clock.Time(a.created)
		}
		err = json.Unmarshal([]byte(a.publicKey), &s.Rules)
	case what == 2:
		threshold := money.USD(number)
		s.Threshold = &threshold
	default:
		var approver Approver
		approver, err = a.approver(number)
		s.Approvers = append(s.Approvers, approver)
	}
	if err != nil {
		return fmt.Errorf("reading an organization's rules: %w", err)
	}
	return nil
}

// DestinationsQuery reads the organization's address book's entries for addresses on a chain, at a time. An entry
// that still rests is not listed.
func DestinationsQuery(into *[]Destination, organization uuid.UUID, nowMicros int64, on chain.Name, addresses ...chain.Address) store.BatchQuery {
	args := []any{organization, string(on), nowMicros}
	for _, a := range addresses {
		args = append(args, string(a))
	}
	return store.BatchQuery{
		SQL: `SELECT address, group_name FROM address_book WHERE organization_id = $1 AND chain = $2 AND usable_from <= $3
			AND address IN (` + store.Placeholders(4, len(addresses)) + `)`,
		Args: args,
		Read: func(rows store.Rows) error {
			groups := map[chain.Address]string{}
			for rows.Next() {
				var address, group string
				if err := rows.Scan(&address, &group); err != nil {
					return fmt.Errorf("reading an address book: %w", err)
				}
				groups[chain.Address(address)] = group
			}
			*into = make([]Destination, len(addresses))
			for i, a := range addresses {
				group, listed := groups[a]
				(*into)[i] = Destination{Chain: on, Address: a, Listed: listed, Group: group}
			}
			return rows.Err()
		},
	}
}

// loadSettings reads the settings inside a transaction.
func loadSettings(ctx context.Context, tx *store.Tx, organization uuid.UUID) (Settings, error) {
	var s Settings
	err := tx.SendBatch(ctx, SettingsQuery(&s, organization))
	return s, err
}

// LockSettings locks the organization's settings until the transaction ends, and reads them: two changes, each
// allowed by itself, may not be both. Every change of binding rules begins with it.
func LockSettings(ctx context.Context, tx *store.Tx, organization uuid.UUID) (Settings, error) {
	tx.Defer(`INSERT INTO approval_rules (organization_id, rules, version, updated_at) VALUES ($1, '[]', 0, $2) ON CONFLICT DO NOTHING`,
		organization, tx.DB().Clock().Micros())
	var version int64
	err := tx.QueryRow(ctx, `SELECT version FROM approval_rules WHERE organization_id = $1`+tx.DB().ForUpdate(), organization).Scan(&version)
	if errors.Is(err, store.ErrNoRows) {
		return Settings{}, fmt.Errorf("the rules of %s are gone", organization)
	}
	if err != nil {
		return Settings{}, fmt.Errorf("locking an organization's rules: %w", err)
	}
	return loadSettings(ctx, tx, organization)
}

// findApprover returns the approver of an id.
func (s Settings) findApprover(id uuid.UUID) (Approver, bool) {
	i := slices.IndexFunc(s.Approvers, func(a Approver) bool { return a.ID == id })
	if i < 0 {
		return Approver{}, false
	}
	return s.Approvers[i], true
}

// namesOf are the names of approvers, for people.
func (s Settings) namesOf(ids []uuid.UUID) string {
	names := make([]string, len(ids))
	for i, id := range ids {
		a, _ := s.findApprover(id)
		names[i] = a.Name
	}
	return strings.Join(names, ", ")
}
