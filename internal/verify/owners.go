package verify

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/store"
)

// The id of a wallet follows from its organization and the request that made it, under the seed, and its addresses
// follow from the id: an attacker who writes to the database cannot change where its money lies. So its owner need
// not be trusted either. Wallets of versions before have random ids, which look the same. They are counted: the
// number grows only by wallets that an operator brings back under their ids.

// upgradeSpan is how long old and new replicas may have served together, and both made
// wallets.
const upgradeSpan = time.Hour

// ownerRow is a wallet with the inputs of its id.
type ownerRow struct {
	key                       string // the id as it stands in the row
	id, organization, request uuid.UUID
	createdMicros             int64
}

// checkOwners derives the ids of all wallets again. It reports those that are wrong, and counts those without inputs.
func (v Verifier) checkOwners(ctx context.Context) (found []Mismatch, underived int, err error) {
	if v.WalletID == nil {
		return nil, 0, nil
	}
	var all []ownerRow
	firstDerived := int64(0)
	for after := ""; ; {
		page, err := v.loadOwners(ctx, after)
		if err != nil {
			return nil, 0, err
		}
		if len(page) == 0 {
			break
		}
		all = append(all, v.selectUnproven(page, &firstDerived)...)
		after = page[len(page)-1].key
	}
	return v.judgeOwners(ctx, all, &firstDerived, v.loadOrganizations)
}

// selectUnproven returns the wallets whose ids do not follow from their requests, and
// notes when the first one was made whose does.
func (v Verifier) selectUnproven(wallets []ownerRow, firstDerived *int64) (unproven []ownerRow) {
	for _, w := range wallets {
		if v.WalletID(w.organization, w.request) != w.id {
			unproven = append(unproven, w)
		} else if *firstDerived == 0 || w.createdMicros < *firstDerived {
			*firstDerived = w.createdMicros
		}
	}
	return unproven
}

// judgeOwners reports the wallets with wrong ids, and counts those without inputs.
func (v Verifier) judgeOwners(ctx context.Context, wallets []ownerRow, firstDerived *int64, load func(context.Context) ([]uuid.UUID, error)) (found []Mismatch, underived int, err error) {
	unproven := v.selectUnproven(wallets, firstDerived)
	if len(unproven) == 0 {
		return nil, 0, nil
	}
	organizations, err := load(ctx)
	if err != nil {
		return nil, 0, err
	}
	for _, w := range unproven {
		other := slices.IndexFunc(organizations, func(o uuid.UUID) bool { return v.WalletID(o, w.request) == w.id })
		switch {
		case other >= 0:
			found = append(found, ofWallet(WalletsRequests, w.id, "is of organization %s, and follows from request %s of %s", w.organization, w.request, organizations[other]))
		case w.request != w.id && *firstDerived > 0 && w.createdMicros > *firstDerived+upgradeSpan.Microseconds():
			found = append(found, ofWallet(WalletsRequests, w.id, "does not follow from request %s of organization %s, as all do since before it was made", w.request, w.organization))
		}
	}
	return found, len(unproven), nil
}

// loadOwners reads the next wallets behind an id.
func (v Verifier) loadOwners(ctx context.Context, after string) ([]ownerRow, error) {
	rows, err := v.DB.Query(ctx, `SELECT id, organization_id, request_id, created_at FROM wallets WHERE id > $1 ORDER BY id LIMIT $2`, after, rowsPerPage)
	page, err := store.Collect(rows, err, scanOwner)
	if err != nil {
		return nil, fmt.Errorf("reading whose wallets are: %w", err)
	}
	return page, nil
}

func scanOwner(row store.Rows) (w ownerRow, err error) {
	var organization, request string
	err = row.Scan(&w.key, &organization, &request, &w.createdMicros)
	w.id, w.organization, w.request = parseID(w.key), parseID(organization), parseID(request)
	return w, err
}

// loadOrganizations lists the organizations that anything is of.
func (v Verifier) loadOrganizations(ctx context.Context) ([]uuid.UUID, error) {
	rows, err := v.DB.Query(ctx, `SELECT organization_id FROM wallets UNION SELECT organization_id FROM requests UNION SELECT organization_id FROM workflows UNION SELECT organization_id FROM events`)
	all, err := store.Collect(rows, err, func(row store.Rows) (id uuid.UUID, err error) {
		var text string
		err = row.Scan(&text)
		return parseID(text), err
	})
	if err != nil {
		return nil, fmt.Errorf("reading organizations: %w", err)
	}
	return all, nil
}
