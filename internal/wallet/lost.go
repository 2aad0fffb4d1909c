package wallet

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/state"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// DeriveID is the id of the wallet that the organization makes by a requestId,
// and so its addresses: the same under any database. Wallets of versions before
// have random ids.
func (s *Service) DeriveID(organization, requestID uuid.UUID) uuid.UUID {
	return s.ids.DeriveWallet(organization, requestID)
}

// existence is whether there is a wallet of an id.
type existence struct{ exists bool }

func (e *existence) query(id uuid.UUID) store.BatchQuery {
	return store.BatchQuery{SQL: `SELECT 1 FROM wallets WHERE id = $1`, Args: []any{id},
		Read: func(rows store.Rows) error { e.exists = rows.Next(); return rows.Err() }}
}

// Lost is a wallet that the database does not have. RequestID is its own id if it is not known.
type Lost struct {
	Organization, ID, RequestID uuid.UUID
	Label                       string
	CreatedAt                   time.Time
}

// Derived says whether the id follows from the organization and the requestId, as
// every id does since wallets are derived. Whose another wallet is only the
// operator can say.
func (s *Service) Derived(l Lost) bool { return s.DeriveID(l.Organization, l.RequestID) == l.ID }

// Restore makes a lost wallet again, by hand and without a strategy; its addresses come as a new wallet's do. The
// boolean is false when the organization has it already: then it changes no state, so it is idempotent. Error:
// forbidden when it is another organization's.
func (s *Service) Restore(ctx context.Context, l Lost) (bool, error) {
	return store.Write(ctx, s.db, func(tx *store.Tx) (bool, error) {
		rows, err := tx.Query(ctx, `SELECT organization_id FROM wallets WHERE id = $1`, l.ID)
		owners, err := store.Collect(rows, err, func(row store.Rows) (id uuid.UUID, err error) { return id, row.Scan(&id) })
		if err != nil {
			return false, fmt.Errorf("reading a wallet: %w", err)
		}
		if len(owners) > 0 {
			if owners[0] != l.Organization {
				return false, fault.New(fault.Forbidden, "wallet %s is another organization's", l.ID)
			}
			_, err := createAgain(ctx, tx, l.Organization, l.ID)
			return false, err
		}
		lifecycle, err := LifecycleStates.Next(state.None, WalletCreated)
		if err != nil {
			return false, err
		}
		tx.Defer(`INSERT INTO wallets (id, organization_id, request_id, label, label_folded, auto_rebalance, lifecycle, addresses, created_at, updated_at)
			VALUES ($1, $2, $3, $4, $5, 0, $6, '{}', $7, $8)`,
			l.ID, l.Organization, l.RequestID, l.Label, strings.ToLower(l.Label), string(lifecycle), l.CreatedAt.UnixMicro(), tx.DB().Clock().Micros())
		if !s.Derived(l) {
			// Ownership cannot be proved: the operator who restores it asserts it.
			tx.Defer(`INSERT INTO pinned_wallets (wallet_id, organization_id) VALUES ($1, $2) ON CONFLICT (wallet_id) DO NOTHING`, l.ID, l.Organization)
		}
		task.AddNowFor(tx, l.Organization, ProvisionTask, l.ID.String())
		countUnlimited(tx, l.Organization)
		audit.Record(ctx, tx, l.Organization, audit.RecoverWallet, l.ID.String(), audit.Details{"requestId": l.RequestID.String(), "label": l.Label})
		return true, nil
	})
}

// DepositAddresses are where the wallets of ids are paid, on EVM chains and on Solana's,
// whether the database has them or not.
func (s *Service) DepositAddresses(ctx context.Context, ids ...uuid.UUID) ([]custody.Addresses, error) {
	return s.deriveAddresses(ctx, ids...)
}
