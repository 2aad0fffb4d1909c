package wallet

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/store"
)

// Filter narrows a list of wallets; zero fields do not.
type Filter struct {
	ID          *uuid.UUID
	RequestID   *uuid.UUID
	Label       *string // exact
	LabelSearch *string // part of the label, in any case
	Lifecycle   *Lifecycle
}

// walletsPerSearch is how many wallets one page of a label search looks through. No
// index of both engines finds a part of a text, so the page of a search ends
// there, however few it found, and says where the next begins: its cost is the
// same in an organization of ten million wallets.
const walletsPerSearch = 2000

// List returns a page of the organization's wallets and where the next begins.
// Only the page of a label search may hold fewer than asked for and yet have a
// next one.
func (s *Service) List(ctx context.Context, organization uuid.UUID, f Filter, page store.Page) ([]Wallet, *store.Position, error) {
	where, args := f.whereSQL(organization)
	from, last := `wallets`, (*store.Position)(nil)
	if f.LabelSearch != nil {
		var err error
		last, err = s.findSearchEnd(ctx, where, args, page)
		if err != nil {
			return nil, nil, err
		}
		from, where, args = searchSQL(where, args, page, last, *f.LabelSearch)
	}
	end, args := page.SQL("", args)
	rows, err := s.db.Query(ctx, `SELECT `+walletColumns+` FROM `+from+where+end, args...)
	wallets, err := store.Collect(rows, err, func(row store.Rows) (Wallet, error) { return scanWallet(row) })
	if err != nil {
		return nil, nil, fmt.Errorf("listing wallets: %w", err)
	}
	wallets, next := store.Cut(page, wallets, func(w Wallet) store.Position {
		return store.Position{Micros: w.CreatedAt.UnixMicro(), ID: w.ID.String()}
	})
	if next == nil {
		next = last
	}
	return wallets, next, nil
}

// whereSQL is the conditions that an index answers.
func (f Filter) whereSQL(organization uuid.UUID) (string, []any) {
	where, args := ` WHERE organization_id = $1`, []any{organization}
	bind := func(condition string, value any) {
		args = append(args, value)
		where += fmt.Sprintf(condition, len(args))
	}
	if f.ID != nil {
		bind(` AND id = $%d`, *f.ID)
	}
	if f.RequestID != nil {
		bind(` AND request_id = $%d`, *f.RequestID)
	}
	if f.Label != nil {
		bind(` AND label_folded = $%d`, strings.ToLower(*f.Label)) // the index
		bind(` AND label = $%d`, *f.Label)
	}
	if f.Lifecycle != nil {
		bind(` AND lifecycle = $%d`, string(*f.Lifecycle))
	}
	return where, args
}

// searchSQL is the wallets that one page of a search covers, as a table, and the
// condition that finds among them. Without the table PostgreSQL reads the label of
// every wallet there is.
func searchSQL(where string, args []any, page store.Page, last *store.Position, search string) (from, found string, all []any) {
	page.Limit, page.Last = walletsPerSearch, last
	end, args := page.SQL("", args)
	args = append(args, "%"+escapeLike.Replace(strings.ToLower(search))+"%")
	return `(SELECT * FROM wallets` + where + end + `) AS looked`, fmt.Sprintf(` WHERE label_folded LIKE $%d ESCAPE '\'`, len(args)), args
}

// findSearchEnd returns the last wallet that a page of a search covers, nil when it reaches the end of the list.
// Wallets created meanwhile do not move it: the page ends at this wallet, and the next begins behind it.
func (s *Service) findSearchEnd(ctx context.Context, where string, args []any, page store.Page) (*store.Position, error) {
	page.Limit = walletsPerSearch
	end, args := page.SQL("", slices.Clone(args))
	args = append(args, walletsPerSearch-1)
	rows, err := s.db.Query(ctx, `SELECT created_at, id FROM wallets`+where+end+fmt.Sprintf(` OFFSET $%d`, len(args)), args...)
	found, err := store.Collect(rows, err, func(row store.Rows) (p store.Position, err error) {
		return p, row.Scan(&p.Micros, &p.ID)
	})
	if err != nil {
		return nil, fmt.Errorf("searching wallets: %w", err)
	}
	if len(found) < 2 { // the last wallet of this page's search, and the first of the next
		return nil, nil
	}
	return &found[0], nil
}

var escapeLike = strings.NewReplacer(`\`, `\\`, `%`, `\%`, `_`, `\_`)
