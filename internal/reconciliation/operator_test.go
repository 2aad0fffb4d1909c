package reconciliation_test

import (
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/reconciliation"
	"github.com/granaryhq/granary/internal/store"
)

// An organization may gain by a break: to the operator, in the counts that call somebody
// and in the list, it is acknowledged when an operator has said so.
func TestAnOrganizationDoesNotAcknowledgeForTheOperator(t *testing.T) {
	eachDatabase(t, func(b *books) {
		b.look(found("3"))
		b.look(found("3"))
		id := b.only(reconciliation.Open).ID
		_, err := b.acknowledge(id, "rounding, we know")
		b.must(err)
		b.assertCounted(reconciliation.Open)
		_, err = reconciliation.Acknowledge(audit.WithOperator(b.Context()), b.db, org, id, "looked at")
		b.must(err)
		b.assertCounted(reconciliation.Acknowledged)
	})
}

// assertCounted holds the only break to a state in the operator's count.
func (b *books) assertCounted(want reconciliation.State) {
	b.Helper()
	counts, err := reconciliation.CountUnresolved(b.Context(), b.db)
	b.must(err)
	if len(counts) != 1 || counts[0].Breaks != 1 || counts[0].State != want {
		b.Errorf("the operator's count is %+v, want one that is %s", counts, want)
	}
}

// However much dust strangers send, an operator sees every break, and first those that no operator knows.
func TestEveryUnresolvedBreakIsTold(t *testing.T) {
	eachDatabase(t, func(b *books) {
		const dust = 1001
		b.plantAcknowledged(dust)
		b.look(found("3"))
		b.look(found("3"))
		var first reconciliation.Break
		told := map[uuid.UUID]bool{}
		b.must(reconciliation.EachUnresolved(b.Context(), b.db, func(one reconciliation.Break) error {
			if len(told) == 0 {
				first = one
			}
			told[one.ID] = true
			return nil
		}))
		if len(told) != dust+1 {
			b.Errorf("%d breaks are told, want %d", len(told), dust+1)
		}
		if first.State != reconciliation.Open {
			b.Errorf("told first is one that is %s", first.State)
		}
	})
}

// plantAcknowledged inserts so many breaks that an operator has acknowledged.
func (b *books) plantAcknowledged(n int) {
	b.Helper()
	b.must(b.db.Write(b.Context(), func(tx *store.Tx) error {
		for i := range n {
			id := uuid.New()
			tx.Defer(`INSERT INTO breaks (id, organization_id, check_name, row_key, rule, subject_kind, subject_id, wallet_id, evidence, difference, state, looks, occurrences,
				created_at, seen_at, acknowledged_at, acknowledged_by, note) VALUES ($1, $2, 'ethereum', $1, 'positions_chains', 'position', $1, '', '[]', '1', 'acknowledged', 2, 1, $3, $3, $3, $4, 'dust')`,
				id, org, int64(i+1), audit.OperatorActor+"night")
		}
		return nil
	}))
}
