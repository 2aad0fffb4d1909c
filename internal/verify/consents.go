package verify

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
)

// checkConsents compares the payouts among intents with the approval that the organization's rules require. One that
// was signed before the restore is no one's here.
func (v Verifier) checkConsents(ctx context.Context, ids []any) (findings, error) {
	rows, err := v.DB.Query(ctx, `SELECT i.id, i.chain, i.intent, i.created_at, s.amount, COALESCE(s.custody_activity_id, ''),
		w.organization_id, w.wallet_id, w.amount, w.partner_fee, w.destination_address, COALESCE(w.partner_address, '')
		FROM intents i JOIN steps s ON s.id = i.id JOIN workflows w ON w.id = s.workflow_id
		WHERE i.used_before = 0 AND s.kind = '`+stepPayout+`' AND i.id IN (`+store.Placeholders(1, len(ids))+`)`, append([]any{}, ids...)...)
	owners := map[uuid.UUID]uuid.UUID{}
	payouts, err := store.Collect(rows, err, func(row store.Rows) (p approval.SignedPayout, err error) {
		var text, destination, partner string
		var created, paid, whole, partnerFee int64
		var wallet uuid.UUID
		err = row.Scan(&p.Step, (*string)(&p.Chain), &text, &created, &paid, &p.Activity, &p.Organization, &wallet, &whole, &partnerFee, &destination, &partner)
		p.Intent, p.SignedAt, p.Amount = []byte(text), time.UnixMicro(created), money.USD(max(whole, paid))
		p.Payees = []chain.Address{chain.Address(destination)}
		if partnerFee > 0 {
			p.Payees = append(p.Payees, chain.Address(partner))
		}
		owners[p.Step] = wallet
		return p, err
	})
	if err != nil {
		return nil, fmt.Errorf("reading signed payouts: %w", err)
	}
	problems, err := approval.CheckPayouts(ctx, v.DB, payouts)
	var f findings
	for _, p := range problems {
		f.add(PayoutsApprovals, p.Step.String(), owners[p.Step], "payout %s %s", p.Step, p.Text)
	}
	return f, err
}
