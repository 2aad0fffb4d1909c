package policy

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/store"
)

// Entry is an address of an organization's book.
type Entry struct {
	ID        uuid.UUID
	Label     string
	Chain     chain.Name
	Address   chain.Address
	Group     string // that rules may name; empty for none
	CreatedAt time.Time
	// UsableFrom is when the entry has rested, as the policy had it when it was added
	// (CoolDownSeconds). Until then it is as good as not there.
	UsableFrom time.Time
}

// Rests says whether the entry may not be paid yet.
func (e Entry) Rests(now time.Time) bool { return now.Before(e.UsableFrom) }

// NewEntry is an entry to be added. Its JSON is part of approved texts.
type NewEntry struct {
	ID      uuid.UUID     `json:"id"`
	Label   string        `json:"label"`
	Chain   chain.Name    `json:"chain"`
	Address chain.Address `json:"address"`
	Group   string        `json:"group,omitempty"`
}

// AddEntry adds an address to the book, at once or, where that needs approval, as an activity. The entry is the
// future one: UsableFrom is zero until it is in the book. Errors: validation_error, unsupported_chain,
// invalid_destination_address (also for one that must not be paid), address_book_duplicate_entry, and those of
// approval.Service.Propose.
func (s *Service) AddEntry(ctx context.Context, organization uuid.UUID, label string, on chain.Name, address, group string) (Entry, approval.Activity, error) {
	n, err := s.kinds.parseEntry(organization, label, on, address, group)
	if err != nil {
		return Entry{}, approval.Activity{}, err
	}
	details := audit.Details{"label": label, "chain": string(on), "address": string(n.Address)}
	if group != "" {
		details["group"] = group
	}
	a, err := s.approvals.Propose(ctx, approval.NewChange{
		Organization: organization, Kind: approval.AddressBookChange, Body: bookChange{Add: []NewEntry{n}},
		Action: audit.AddAddress, Subject: n.ID.String(), Details: details,
	})
	if err != nil {
		return Entry{}, approval.Activity{}, err
	}
	if a.Status != approval.Completed {
		return Entry{ID: n.ID, Label: n.Label, Chain: n.Chain, Address: n.Address, Group: n.Group, CreatedAt: a.FirstSeen}, a, nil
	}
	e, err := s.GetEntry(ctx, organization, n.ID)
	return e, a, err
}

const entryColumns = `id, label, chain, address, group_name, created_at, usable_from`

func scanEntry(row store.Rows) (Entry, error) {
	var e Entry
	var created, usableFrom int64
	err := row.Scan(&e.ID, &e.Label, &e.Chain, &e.Address, &e.Group, &created, &usableFrom)
	e.CreatedAt, e.UsableFrom = clock.Time(created), clock.Time(max(created, usableFrom))
	return e, err
}

// GetEntry returns an entry of the book. Error: address_book_entry_not_found.
func (s *Service) GetEntry(ctx context.Context, organization, id uuid.UUID) (Entry, error) {
	rows, err := s.db.Query(ctx, `SELECT `+entryColumns+` FROM address_book WHERE organization_id = $1 AND id = $2`, organization, id)
	found, err := store.Collect(rows, err, scanEntry)
	if err != nil {
		return Entry{}, fmt.Errorf("reading an address book: %w", err)
	}
	if len(found) == 0 {
		return Entry{}, errNoEntry
	}
	return found[0], nil
}

var errNoEntry = fault.New(fault.AddressBookEntryNotFound, "the address book has no such entry")

// ListEntries returns a page of the book: the entries in force, and those that rest.
func (s *Service) ListEntries(ctx context.Context, organization uuid.UUID, page store.Page) ([]Entry, *store.Position, error) {
	end, args := page.SQL("", []any{organization})
	rows, err := s.db.Query(ctx, `SELECT `+entryColumns+` FROM address_book WHERE organization_id = $1`+end, args...)
	entries, err := store.Collect(rows, err, scanEntry)
	if err != nil {
		return nil, nil, fmt.Errorf("reading an address book: %w", err)
	}
	entries, next := store.Cut(page, entries, func(e Entry) store.Position {
		return store.Position{Micros: e.CreatedAt.UnixMicro(), ID: e.ID.String()}
	})
	return entries, next, nil
}

// DeleteEntry strikes an address from the book, at once or, where that needs approval,
// as an activity. Where only addresses of the book are paid, payouts to it that were
// accepted and are not signed yet fail: the signer goes by the book of then.
// Errors: address_book_entry_not_found, and those of approval.Service.Propose.
func (s *Service) DeleteEntry(ctx context.Context, organization, id uuid.UUID) (approval.Activity, error) {
	e, err := s.GetEntry(ctx, organization, id)
	if err != nil {
		return approval.Activity{}, err
	}
	return s.approvals.Propose(ctx, approval.NewChange{
		Organization: organization, Kind: approval.AddressBookChange, Body: bookChange{Remove: []uuid.UUID{id}, Removed: []NewEntry{e.escapeTexts()}},
		Action: audit.RemoveAddress, Subject: id.String(),
	})
}
