package wallet

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/roster"
	"github.com/granaryhq/granary/internal/store"
)

// KeepRoster has every wallet that gets its addresses from now on written to the
// file before they are shown. Call it before the service is used.
func (s *Service) KeepRoster(f *roster.File) { s.roster = f }

// rosterPage is how many wallets are read at a time for a new roster.
const rosterPage = 1000

// WriteRoster writes every wallet that there is, for a new roster.
func (s *Service) WriteRoster(ctx context.Context, write func(roster.Line) error) error {
	after := ""
	for {
		rows, err := s.db.Query(ctx, `SELECT `+walletColumns+` FROM wallets WHERE id > $1 ORDER BY id LIMIT $2`, after, rosterPage)
		page, err := store.Collect(rows, err, func(row store.Rows) (Wallet, error) { return scanWallet(row) })
		if err != nil {
			return fmt.Errorf("reading wallets: %w", err)
		}
		for _, w := range page {
			if err := write(w.rosterLine()); err != nil {
				return err
			}
			after = w.ID.String()
		}
		if len(page) < rosterPage {
			return nil
		}
	}
}

func (w Wallet) rosterLine() roster.Line {
	return roster.Line{Organization: w.Organization, ID: w.ID, RequestID: w.RequestID, Label: w.Label, CreatedAt: w.CreatedAt}
}

// appendToRoster writes a wallet that is about to be shown to the roster, if one is
// kept. When that fails the wallet stays as it is, and its task tries again.
func (s *Service) appendToRoster(ctx context.Context, id uuid.UUID) error {
	if s.roster == nil {
		return nil
	}
	w, err := scanWallet(s.db.QueryRow(ctx, `SELECT `+walletColumns+` FROM wallets WHERE id = $1`, id))
	if err != nil {
		return wrapNotFound(err)
	}
	if w.Lifecycle != Creating {
		return nil
	}
	return s.roster.Append(w.rosterLine())
}
