package policy

import (
	"context"
	"fmt"
	"time"
	"unicode/utf8"

	"github.com/google/uuid"

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
	CreatedAt time.Time
}

const maxLabelRunes = 128

// AddEntry writes an address into the book.
// Errors: validation_error, unsupported_chain, invalid_destination_address (also
// for one that must not be paid), address_book_duplicate_entry.
func (s *Service) AddEntry(ctx context.Context, organization uuid.UUID, label string, on chain.Name, address string) (Entry, error) {
	if n := utf8.RuneCountInString(label); n < 1 || n > maxLabelRunes {
		return Entry{}, fault.New(fault.Validation, "label must have 1 to %d characters", maxLabelRunes)
	}
	if !s.chains[on] {
		return Entry{}, fault.New(fault.UnsupportedChain, "chain: %s is not served here", on)
	}
	canonical, err := chain.ParseAddress(on, address)
	if err != nil {
		return Entry{}, fault.Wrap(err, fault.InvalidDestination, "address: %v", err)
	}
	var made MadeContracts
	if err := s.db.SendBatch(ctx, MadeContractsQuery(&made, on, canonical)); err != nil {
		return Entry{}, err
	}
	if why := s.payees.WhyUnpayable(on, canonical, made); why != "" {
		return Entry{}, fault.New(fault.InvalidDestination, "address %s", why)
	}
	e := Entry{ID: uuid.New(), Label: label, Chain: on, Address: canonical, CreatedAt: s.db.Clock().Now()}
	err = s.db.Write(ctx, func(tx *store.Tx) error {
		tx.Defer(`INSERT INTO address_book (id, organization_id, label, chain, address, created_at) VALUES ($1, $2, $3, $4, $5, $6)`,
			e.ID, organization, label, string(on), string(canonical), e.CreatedAt.UnixMicro())
		return nil
	})
	if store.IsUnique(err) {
		return Entry{}, fault.Wrap(err, fault.AddressBookDuplicate, "the address book has this address on %s", on)
	}
	if err != nil {
		return Entry{}, fmt.Errorf("adding to an address book: %w", err)
	}
	return e, nil
}

// ListEntries returns a page of the book.
func (s *Service) ListEntries(ctx context.Context, organization uuid.UUID, page store.Page) ([]Entry, *store.Position, error) {
	end, args := page.SQL("", []any{organization})
	rows, err := s.db.Query(ctx, `SELECT id, label, chain, address, created_at FROM address_book WHERE organization_id = $1`+end, args...)
	entries, err := store.Collect(rows, err, func(row store.Rows) (Entry, error) {
		var e Entry
		var created int64
		err := row.Scan(&e.ID, &e.Label, &e.Chain, &e.Address, &created)
		e.CreatedAt = clock.Time(created)
		return e, err
	})
	if err != nil {
		return nil, nil, fmt.Errorf("reading an address book: %w", err)
	}
	entries, next := store.Cut(page, entries, func(e Entry) store.Position {
		return store.Position{Micros: e.CreatedAt.UnixMicro(), ID: e.ID.String()}
	})
	return entries, next, nil
}

// DeleteEntry strikes an address from the book. Withdrawals to it that were accepted
// go on. Error: address_book_entry_not_found.
func (s *Service) DeleteEntry(ctx context.Context, organization, id uuid.UUID) error {
	missing := fault.New(fault.AddressBookEntryNotFound, "the address book has no such entry")
	err := s.db.Write(ctx, func(tx *store.Tx) error {
		tx.DeferGuard(missing, `DELETE FROM address_book WHERE organization_id = $1 AND id = $2`, organization, id)
		return nil
	})
	if err != nil {
		return fmt.Errorf("deleting from an address book: %w", err)
	}
	return nil
}
