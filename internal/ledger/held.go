package ledger

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/store"
)

// Held is a position and whose it is.
type Held struct {
	Organization uuid.UUID
	Position
}

const heldColumns = `organization_id, ` + positionColumns

func collectHeld(what string, rows store.Rows, err error) ([]Held, error) {
	held, err := store.Collect(rows, err, func(row store.Rows) (h Held, err error) {
		p := &h.Position
		err = row.Scan(&h.Organization, &p.Wallet, &p.ID, &p.Kind, &p.Chain, &p.Token, &p.YieldSource, &p.Balance, &p.Reserved, &p.Shares)
		return h, err
	})
	if err != nil {
		return nil, fmt.Errorf("reading positions of %s: %w", what, err)
	}
	return held, nil
}

// HeldByOrganization lists the positions of all wallets of an organization.
func HeldByOrganization(ctx context.Context, db *store.DB, organization uuid.UUID) ([]Held, error) {
	rows, err := db.Query(ctx, `SELECT `+heldColumns+` FROM positions WHERE organization_id = $1`, organization)
	return collectHeld("an organization", rows, err)
}

// HeldByWallets lists the positions of some wallets, of whichever organizations. There must
// be a wallet.
func HeldByWallets(ctx context.Context, db *store.DB, wallets []uuid.UUID) ([]Held, error) {
	args := make([]any, len(wallets))
	for i, w := range wallets {
		args[i] = w
	}
	rows, err := db.Query(ctx, `SELECT `+heldColumns+` FROM positions WHERE wallet_id IN (`+store.Placeholders(1, len(wallets))+`)`, args...)
	return collectHeld("wallets", rows, err)
}

// Holders lists the positions in a source of an organization's wallets that hold shares of
// it, by wallet, from the one after a wallet on.
func Holders(ctx context.Context, db store.Querier, organization uuid.UUID, source string, after uuid.UUID, most int) ([]Position, error) {
	rows, err := db.Query(ctx, `SELECT `+positionColumns+` FROM positions WHERE organization_id = $1 AND yield_source_id = $2 AND wallet_id > $3
		AND COALESCE(units, '0') <> '0' ORDER BY wallet_id LIMIT $4`, organization, source, after, most)
	held, err := store.Collect(rows, err, scanPosition)
	if err != nil {
		return nil, fmt.Errorf("listing holders of %s: %w", source, err)
	}
	return held, nil
}
