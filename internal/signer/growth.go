package signer

import (
	"cmp"
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/policy"
	"github.com/granaryhq/granary/internal/store"
)

// Bounds of the rows that the signer's own database keeps for ever, by day (UTC). An attacker who
// holds the service can invent any number of organizations, texts and contracts, and a signer
// whose disk is full signs nothing.
const (
	// DefaultChanges is how many kibibytes of changes are remembered of all organizations, where
	// the configuration says nothing else; half of them of one. Approved changes have as many of
	// their own.
	DefaultChanges = 10_000
	// OwnChanges is how many kibibytes of approved changes an established organization has beside
	// those of all, so that its approvers can change its rules on any day; see
	// isEstablished.
	OwnChanges = 16
	// MaxEstablished is how many organizations are established at most.
	MaxEstablished = 10_000
	// MaxContracts is how many contracts are remembered of an organization, and a hundred times
	// as many of all.
	MaxContracts = 100
)

// changeCounter counts changes by their length; nil where the database is the service's, too.
func (l *Local) changeCounter() approval.Counter {
	if !l.options.CountsDays {
		return nil
	}
	most := cmp.Or(l.options.MaxChanges, DefaultChanges)
	return func(ctx context.Context, tx *store.Tx, p approval.Proposal, approved bool) error {
		kind := changeCount
		if approved {
			kind = approvedChangeCount
		}
		const kibibyte = 1 << 10
		c := changeSize{p.Organization, kind, int64(1 + len(p.Canonical())/kibibyte), most}
		deleteOldCounts(tx)
		return c.count(ctx, tx, approved)
	}
}

// changeSize is how much of the database a change takes.
type changeSize struct {
	organization uuid.UUID
	kind         string
	size, most   int64
}

// count counts a change among those of all organizations and, where these have used up the day, an
// approved one among those that an established organization has of its own.
func (c changeSize) count(ctx context.Context, tx *store.Tx, approved bool) error {
	day := int64(policy.Today(tx.DB()))
	beyond := fmt.Errorf("%w: %d KiB of changes a day (UTC), half of them of one organization", custody.ErrDayLimit, c.most)
	var used int64
	err := tx.QueryRow(ctx, `SELECT COALESCE(SUM(used), 0) FROM signed_totals WHERE kind = $1 AND subject = '' AND day = $2`, c.kind, day).Scan(&used)
	if err != nil {
		return fmt.Errorf("reading how much has changed today: %w", err)
	}
	if approved && used+c.size > c.most {
		established, err := isEstablished(ctx, tx, c.organization)
		if err != nil {
			return err
		}
		if established {
			addTotal(tx, ownChangeCount, c.organization.String(), day, c.size, OwnChanges, beyond)
			return nil
		}
	}
	addTotal(tx, c.kind, c.organization.String(), day, c.size, c.most/2, beyond)
	addTotal(tx, c.kind, "", day, c.size, c.most, beyond)
	return nil
}

// isEstablished says whether an organization had an approver before today, and is one of the first
// that had: invented organizations come after those that were there.
func isEstablished(ctx context.Context, tx *store.Tx, organization uuid.UUID) (bool, error) {
	var first, before int64
	err := tx.QueryRow(ctx, `SELECT COALESCE(MIN(created_at), 0) FROM approvers WHERE organization_id = $1`, organization).Scan(&first)
	if err == nil {
		err = tx.QueryRow(ctx, `SELECT COUNT(DISTINCT organization_id) FROM approvers WHERE created_at < $1`, first).Scan(&before)
	}
	if err != nil {
		return false, fmt.Errorf("reading since when an organization has approvers: %w", err)
	}
	return first > 0 && policy.DayOf(time.UnixMicro(first)) < policy.Today(tx.DB()) && before < MaxEstablished, nil
}

// rememberContract remembers a contract before its making is signed. One that is remembered
// already counts no more. Error: custody.ErrDayLimit.
func (l *Local) rememberContract(c signedContract) rememberFunc {
	return func(ctx context.Context, tx *store.Tx) error {
		var n int
		err := tx.QueryRow(ctx, `SELECT COUNT(*) FROM signed_contracts WHERE chain = $1 AND contract = $2`, string(c.chain), c.address()).Scan(&n)
		if err != nil {
			return fmt.Errorf("reading whether a contract is remembered: %w", err)
		}
		if n > 0 {
			return nil
		}
		if l.options.CountsDays {
			countContract(tx, c.organization)
		}
		c.insertOnce(tx)
		return nil
	}
}

func countContract(tx *store.Tx, organization uuid.UUID) {
	day := int64(policy.Today(tx.DB()))
	beyond := fmt.Errorf("%w: %d contracts a day (UTC) of one organization", custody.ErrDayLimit, MaxContracts)
	addTotal(tx, contractCount, organization.String(), day, 1, MaxContracts, beyond)
	addTotal(tx, contractCount, "", day, 1, 100*MaxContracts, beyond)
	deleteOldCounts(tx)
}
