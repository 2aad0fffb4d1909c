package verify

import (
	"context"
	"fmt"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/wallet"
)

// depositRow is a deposit as its row has it.
type depositRow struct {
	id, organization, wallet, chain, token, units, status string
	amount, block, shown, reversals                       int64
	completedMicros                                       *int64
	walletOrganization, entry, entryWallet, reversal      string
	addresses                                             int
	finalBlock                                            int64 // up to which deposits of the chain are credited
}

// checkDeposits holds deposits against their wallets and their entries.
func (v Verifier) checkDeposits(ctx context.Context, ids []any) (findings, error) {
	rows, err := v.DB.Query(ctx, `SELECT d.id, d.organization_id, d.wallet_id, d.chain, d.token, d.units, d.status, d.amount, d.block_number, d.shown, d.reversals, d.completed_at,
		COALESCE(w.organization_id, ''), COALESCE(e.id, ''), COALESCE(e.wallet_id, ''), COALESCE(r.id, ''),
		(SELECT COUNT(*) FROM wallet_addresses a WHERE a.wallet_id = d.wallet_id AND a.chain = d.chain), COALESCE(c.final_number, -1)
		FROM deposits d LEFT JOIN wallets w ON w.id = d.wallet_id LEFT JOIN journal_entries e ON e.reference = 'deposit:' || d.id || CASE WHEN d.reversals > 0 THEN ':' || d.reversals ELSE '' END
		LEFT JOIN journal_entries r ON r.reference = 'reversal:' || e.id
		LEFT JOIN chain_cursors c ON c.chain = d.chain WHERE d.id IN (`+store.Placeholders(1, len(ids))+`)`, ids...)
	found, err := store.Collect(rows, err, func(row store.Rows) (d depositRow, err error) {
		err = row.Scan(&d.id, &d.organization, &d.wallet, &d.chain, &d.token, &d.units, &d.status, &d.amount, &d.block, &d.shown, &d.reversals, &d.completedMicros,
			&d.walletOrganization, &d.entry, &d.entryWallet, &d.reversal, &d.addresses, &d.finalBlock)
		return d, err
	})
	if err != nil {
		return nil, fmt.Errorf("reading deposits: %w", err)
	}
	var f findings
	for _, d := range found {
		owner := parseID(d.wallet)
		d.check(f.sayOf(DepositsEntries, d.id, owner, "deposit "+d.id+" "))
		f.withhold(d.id, d.organization != d.walletOrganization || d.entry != "" && d.entryWallet != d.wallet)
	}
	return f, v.checkReversals(ctx, found, &f)
}

func (d depositRow) check(say sayIf) {
	say(d.walletOrganization == "", "is to wallet %s, which is not there", d.wallet)
	say(d.walletOrganization != "" && d.walletOrganization != d.organization, "is of organization %s, its wallet of %s", d.organization, d.walletOrganization)
	say(d.addresses == 0, "came on %s, where the wallet has no address", d.chain)
	say(!chain.Token(d.token).Valid(), "is of %q, which is no token", d.token)
	say(d.units != fmt.Sprint(d.amount), "is of %s units and %s", d.units, usd(d.amount))
	say(d.shown != 0 && d.shown != 1, "is shown: %d", d.shown)
	say(d.finalBlock < 0, "came on %s, which nobody follows", d.chain)
	say(d.reversal != "", "is in entry %s, which %s reverses", d.entry, d.reversal)
	completed := d.status == string(wallet.DepositCompleted)
	say(completed != (d.completedMicros != nil), "is %s, and has or lacks the time at which it was completed", d.status)
	switch wallet.DepositStatus(d.status) {
	case wallet.DepositCompleted:
		say(d.entry == "", "is completed and in no entry")
		say(d.shown != 1, "is completed and not shown")
		say(d.finalBlock >= 0 && d.block > d.finalBlock, "is completed in block %d, final is %d", d.block, d.finalBlock)
	case wallet.DepositProcessing:
		say(d.finalBlock >= d.block, "is final since block %d and not credited", d.block)
		say(d.entry != "", "is processing and in entry %s", d.entry)
	case wallet.DepositFailed:
		say(d.entry != "", "is failed and in entry %s", d.entry)
		say(d.shown != 1, "is failed and not shown")
	default:
		say(true, "is %q, which is no status", d.status)
	}
}
