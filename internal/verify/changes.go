package verify

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/store"
)

// changeRow is a change of a contract as its row has it.
type changeRow struct {
	id, organization, subject, chain, status, txHash, problem string
	signed                                                    int64
	ownerOrganization, ownerChain                             string // of the fee wrapper or MicroVault
	intentState, intentTxHash                                 string
	intentEndedMicros                                         int64
	tasks, earlier                                            int
}

// keepingKinds are those that wait for none but each other: see change.Definition.
const keepingKinds = `('rebalance', 'observe', 'pay_queue', 'collect_fees')`

// checkChanges holds changes against their contracts and their intents.
func (v Verifier) checkChanges(ctx context.Context, ids []any) (findings, error) {
	rows, err := v.DB.Query(ctx, `SELECT c.id, c.organization_id, c.subject, c.chain, c.status, COALESCE(c.tx_hash, ''), c.error, c.signed,
		COALESCE(f.organization_id, m.organization_id, ''), COALESCE(f.chain, m.chain, ''), COALESCE(i.state, ''), COALESCE(i.tx_hash, ''), COALESCE(i.settled_at, 0),
		(SELECT COUNT(*) FROM tasks t WHERE t.kind = 'change.start:' || c.chain AND t.key = c.id),
		(SELECT COUNT(*) FROM contract_changes b WHERE b.subject = c.subject AND b.status = 'submitted' AND b.seq < c.seq
			AND (b.kind IN `+keepingKinds+`) = (c.kind IN `+keepingKinds+`))
		FROM contract_changes c LEFT JOIN fee_wrappers f ON f.id = c.subject LEFT JOIN micro_vaults m ON m.id = c.subject LEFT JOIN intents i ON i.id = c.id
		WHERE c.id IN (`+store.Placeholders(1, len(ids))+`)`, append([]any{}, ids...)...)
	changes, err := store.Collect(rows, err, func(row store.Rows) (c changeRow, err error) {
		err = row.Scan(&c.id, &c.organization, &c.subject, &c.chain, &c.status, &c.txHash, &c.problem, &c.signed,
			&c.ownerOrganization, &c.ownerChain, &c.intentState, &c.intentTxHash, &c.intentEndedMicros, &c.tasks, &c.earlier)
		return c, err
	})
	if err != nil {
		return nil, fmt.Errorf("reading changes: %w", err)
	}
	now := v.DB.Clock().Micros()
	var f findings
	for _, c := range changes {
		c.check(now, f.sayOf(ContractsChains, c.id, uuid.Nil, "change "+c.id+" "))
		f.withhold(c.id, c.ownerOrganization != c.organization)
	}
	return f, nil
}

func (c changeRow) check(nowMicros int64, say sayIf) {
	say(c.ownerOrganization == "", "is of %s, which is not there", c.subject)
	say(c.ownerOrganization != "" && (c.ownerOrganization != c.organization || c.ownerChain != c.chain),
		"is of organization %s on %s, its contract of %s on %s", c.organization, c.chain, c.ownerOrganization, c.ownerChain)
	say(c.signed != 0 && c.signed != 1, "is signed: %d", c.signed)
	executed := c.intentState == intentExecuted
	switch c.status {
	case "submitted":
		say(c.txHash != "" || c.problem != "", "is submitted, in transaction %q, with the error %q", c.txHash, c.problem)
		say((c.signed == 1) && c.intentState == "", "is signed and has no intent")
		say(c.signed == 0 && c.tasks == 0 && c.earlier == 0, "is submitted, and nothing will start it")
		ended := c.intentState != "" && c.intentState != "signed" && c.intentState != "carried"
		say(c.signed == 1 && ended && overdue(c.intentEndedMicros, nowMicros), "is final in transaction %s, not settled", c.intentTxHash)
	case "confirmed":
		say(c.problem != "", "is confirmed, with the error %q", c.problem)
		say(c.signed == 1 && !executed, "is confirmed, its intent %q", c.intentState)
		say(c.signed == 0 && executed, "is confirmed and not signed, and its intent is executed")
		say(c.txHash != c.intentTxHash, "is confirmed in transaction %q, its intent in %q", c.txHash, c.intentTxHash)
	case "failed":
		say(c.problem == "", "is failed without a reason")
		say(c.txHash != c.intentTxHash, "is failed in transaction %q, its intent is in %q", c.txHash, c.intentTxHash)
	default:
		say(true, "is %q, which is no status", c.status)
	}
}
