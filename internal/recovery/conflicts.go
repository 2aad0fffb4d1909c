package recovery

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/wallet"
)

// creation is the request that made a wallet: its id is that of one wallet of the organization.
type creation struct{ organization, request uuid.UUID }

// findConflicts returns the reasons why lost wallets without a row cannot be made again: a requestId that is
// another wallet's, in the database or among those before it, or a pin to another
// organization. known has the wallets of the requests seen before, and is added to.
func (s *Service) findConflicts(ctx context.Context, lost []wallet.Lost, known map[creation]uuid.UUID) ([]error, error) {
	if len(lost) == 0 {
		return nil, nil
	}
	var ids, requests []any
	for _, l := range lost {
		ids, requests = append(ids, l.ID), append(requests, l.RequestID)
	}
	rows, err := s.DB.Query(ctx, `SELECT id, organization_id, request_id FROM wallets WHERE request_id IN (`+store.Placeholders(1, len(requests))+`)`, requests...)
	_, err = store.Collect(rows, err, func(row store.Rows) (id uuid.UUID, err error) {
		var c creation
		err = row.Scan(&id, &c.organization, &c.request)
		known[c] = id
		return id, err
	})
	if err != nil {
		return nil, fmt.Errorf("reading the requests of wallets: %w", err)
	}
	pins := map[uuid.UUID]uuid.UUID{}
	rows, err = s.DB.Query(ctx, `SELECT wallet_id, organization_id FROM pinned_wallets WHERE wallet_id IN (`+store.Placeholders(1, len(ids))+`)`, ids...)
	_, err = store.Collect(rows, err, func(row store.Rows) (id uuid.UUID, err error) {
		var organization uuid.UUID
		err = row.Scan(&id, &organization)
		pins[id] = organization
		return id, err
	})
	if err != nil {
		return nil, fmt.Errorf("reading pinned wallets: %w", err)
	}
	var wrong []error
	for _, l := range lost {
		made := creation{l.Organization, l.RequestID}
		if other, is := known[made]; is && other != l.ID {
			wrong = append(wrong, fmt.Errorf("wallet %s cannot be made again: requestId %s is that of wallet %s; is one given for the other?", l.ID, l.RequestID, other))
		}
		known[made] = l.ID
		if pin, is := pins[l.ID]; is && pin != l.Organization {
			wrong = append(wrong, fmt.Errorf("wallet %s cannot be made again for organization %s: it is pinned to organization %s", l.ID, l.Organization, pin))
		}
	}
	return wrong, nil
}
