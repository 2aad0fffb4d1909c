package verify

import (
	"context"
	"fmt"
	"maps"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/store"
)

// roundSweeps are the sweeps that the watch continues in every round: those of Run, in pieces whose cost does not
// grow with the tables. Together they reach every rule.
func (w *Watch) roundSweeps() []sweep {
	all := []sweep{{name: Journal, subject: subjectWallet, rules: []Rule{JournalPositions, EntriesWhole, StepsSettled}, page: w.pageOf("wallets", "id", ""), check: w.checkJournal}}
	for _, name := range w.chainNames() {
		all = append(all, sweep{name: string(name), subject: subjectWallet, rules: []Rule{PositionsChains}, page: w.pageAddresses(name), check: w.checkChain(name)})
	}
	for name := range w.Clients {
		all = append(all, sweep{name: "code:" + string(name), subject: subjectPosition, rules: []Rule{PositionsChains}, costly: true, page: w.pageContracts(name), check: w.checkCode(name)})
	}
	all = append(all, w.sweeps()...)
	if w.WalletID != nil {
		all = append(all, sweep{name: "owners", subject: subjectWallet, rules: []Rule{WalletsRequests}, page: w.pageOf("wallets", "id", ""), check: w.checkOwnersOf})
	}
	return append(all,
		sweep{name: "executions", subject: subjectIntent, rules: []Rule{IntentsChains}, costly: true, page: w.pageExecutions, check: w.checkExecutions},
		sweep{name: "audit_log", subject: "audit_entry", rules: []Rule{AuditLog}, page: w.pageAudit, check: w.checkAuditEntries},
		sweep{name: "audit_heads", subject: subjectOrganization, rules: []Rule{AuditLog}, page: w.pageOf("audit_heads", "organization_id", ""), check: w.checkAuditHeads})
}

// checkJournal compares wallets with the journal, and finds rows that no configured chain covers and overdue
// settlements.
func (w *Watch) checkJournal(ctx context.Context, ids []any) (findings, error) {
	wallets := make([]uuid.UUID, len(ids))
	for i, id := range ids {
		wallets[i] = parseID(id.(string))
	}
	summed, err := ledger.CheckWallets(ctx, w.DB, wallets)
	if err != nil {
		return nil, err
	}
	unsettled, err := w.findUnsettled(ctx, wallets)
	if err != nil {
		return nil, err
	}
	uncompared, err := w.findUncompared(ctx, ids)
	if err != nil {
		return nil, err
	}
	var f findings
	for _, m := range slices.Concat(fromLedger(summed), unsettled, uncompared) {
		f = append(f, finding{m.Wallet.String(), m})
	}
	return f, nil
}

// findUncompared finds the wallets' positions that hold something and are on no chain, or
// of no source, of the configuration.
func (w *Watch) findUncompared(ctx context.Context, wallets []any) ([]Mismatch, error) {
	assets, err := w.loadAssets(ctx)
	if err != nil {
		return nil, err
	}
	compared := map[string]bool{}
	for key := range assets {
		compared[key.position] = w.readerOf(key.chain) != nil || compared[key.position]
	}
	rows, err := w.DB.Query(ctx, `SELECT wallet_id, position_id FROM positions WHERE (balance <> 0 OR COALESCE(units, '0') <> '0')
		AND wallet_id IN (`+store.Placeholders(1, len(wallets))+`)`, append([]any{}, wallets...)...)
	held, err := store.Collect(rows, err, scanUncompared)
	if err != nil {
		return nil, fmt.Errorf("reading positions: %w", err)
	}
	return slices.DeleteFunc(held, func(m Mismatch) bool { return compared[m.Position] }), nil
}

// pageAddresses returns the reader of the next wallets of a chain, by their addresses.
func (w *Watch) pageAddresses(name chain.Name) func(context.Context, string, int) ([]string, string, error) {
	return func(ctx context.Context, after string, limit int) (keys []string, last string, err error) {
		rows, err := w.DB.Query(ctx, `SELECT wallet_id, address FROM wallet_addresses WHERE chain = $1 AND address > $2 ORDER BY address LIMIT $3`, string(name), after, limit)
		keys, err = store.Collect(rows, err, func(row store.Rows) (id string, err error) { return id, row.Scan(&id, &last) })
		if err != nil {
			return nil, "", fmt.Errorf("reading wallets: %w", err)
		}
		return keys, last, nil
	}
}

// pageContracts returns the reader of the next positions of a chain's contracts.
func (w *Watch) pageContracts(name chain.Name) func(context.Context, string, int) ([]string, string, error) {
	return func(ctx context.Context, after string, limit int) ([]string, string, error) {
		held, err := w.loadContracts(ctx, name)
		if err != nil {
			return nil, "", err
		}
		keys := slices.DeleteFunc(slices.Sorted(maps.Keys(held)), func(id string) bool { return id <= after })
		if len(keys) == 0 {
			return nil, "", nil
		}
		keys = keys[:min(limit, len(keys))]
		return keys, keys[len(keys)-1], nil
	}
}

// checkCode returns the check for positions of contracts that are not there: their balances cannot be read.
func (w *Watch) checkCode(name chain.Name) func(context.Context, []any) (findings, error) {
	return func(ctx context.Context, positions []any) (findings, error) {
		held, err := w.loadContracts(ctx, name)
		if err != nil {
			return nil, err
		}
		final, err := w.Clients[name].Final(ctx)
		if err != nil {
			return nil, err
		}
		var known []string
		var addresses []common.Address
		for _, p := range positions {
			if c, ok := held[p.(string)]; ok {
				known, addresses = append(known, p.(string)), append(addresses, c.address.EVM())
			}
		}
		accounts, err := w.Clients[name].Accounts(ctx, final, addresses)
		if err != nil {
			return nil, err
		}
		var f findings
		for i, id := range known {
			if len(accounts[i].Code) == 0 {
				f.add(PositionsChains, id, uuid.Nil, "position %s is of contract %s, and there is none on %s", id, addresses[i], name)
			}
		}
		return f, nil
	}
}

// pageExecutions reads the next intents that were executed within the time for which nodes
// keep receipts, in the order in which they ended.
func (w *Watch) pageExecutions(ctx context.Context, after string, limit int) (keys []string, last string, err error) {
	id, ended := splitKey(after)
	if oldest := w.DB.Clock().Micros() - sampledWithin.Microseconds(); ended < oldest {
		id, ended = "", oldest
	}
	rows, err := w.DB.Query(ctx, `SELECT id, settled_at FROM intents WHERE state = 'executed' AND (settled_at, id) > ($1, $2) ORDER BY settled_at, id LIMIT $3`, ended, id, limit)
	keys, err = store.Collect(rows, err, func(row store.Rows) (id string, err error) {
		err = row.Scan(&id, &ended)
		last = joinKey(id, ended)
		return id, err
	})
	if err != nil {
		return nil, "", fmt.Errorf("reading executed intents: %w", err)
	}
	return keys, last, nil
}

// pageAudit reads the next entries of the audit log: a key is the organization and the
// entry's number.
func (w *Watch) pageAudit(ctx context.Context, after string, limit int) (keys []string, last string, err error) {
	organization, sequence := splitKey(after)
	rows, err := w.DB.Query(ctx, `SELECT organization_id, seq FROM audit_entries WHERE (organization_id, seq) > ($1, $2) ORDER BY organization_id, seq LIMIT $3`, organization, sequence, limit)
	keys, err = store.Collect(rows, err, func(row store.Rows) (string, error) {
		err := row.Scan(&organization, &sequence)
		last = joinKey(organization, sequence)
		return last, err
	})
	if err != nil {
		return nil, "", fmt.Errorf("reading the audit log: %w", err)
	}
	return keys, last, nil
}

// checkAuditEntries holds entries of the audit log against themselves and those before.
func (w *Watch) checkAuditEntries(ctx context.Context, keys []any) (findings, error) {
	var f findings
	for _, k := range keys {
		organization, sequence := splitKey(k.(string))
		wrong, err := audit.CheckEntry(ctx, w.DB, parseID(organization), sequence)
		if err != nil {
			return nil, err
		}
		f.sayOf(AuditLog, k.(string), uuid.Nil, "audit log of organization "+organization+": ")(wrong != "", "%s", wrong)
	}
	return f, nil
}

// checkAuditHeads holds the ends of chains of the audit log against their last entries,
// and finds records that have waited too long for their place in one; and lost databases against the log.
func (w *Watch) checkAuditHeads(ctx context.Context, organizations []any) (findings, error) {
	var f findings
	err := audit.CheckHeads(ctx, w.DB, organizations, func(organization uuid.UUID, text string) {
		f.add(AuditLog, organization.String(), uuid.Nil, "audit log of organization %s: %s", organization, text)
	})
	if err != nil {
		return nil, err
	}
	lost, err := w.checkLost(ctx, organizations)
	for _, m := range lost {
		f = append(f, finding{m.Subject.ID, m})
	}
	return f, err
}

// checkOwnersOf compares the owners of wallets with the requests that made them. The wallets that it has seen since
// the process began distinguish those of versions before from those that should follow from their request.
func (w *Watch) checkOwnersOf(ctx context.Context, ids []any) (findings, error) {
	rows, err := w.DB.Query(ctx, `SELECT id, organization_id, request_id, created_at FROM wallets WHERE id IN (`+store.Placeholders(1, len(ids))+`)`, append([]any{}, ids...)...)
	page, err := store.Collect(rows, err, scanOwner)
	if err != nil {
		return nil, fmt.Errorf("reading whose wallets are: %w", err)
	}
	found, _, err := w.judgeOwners(ctx, page, &w.firstDerived, w.loadAuditedOrganizations)
	var f findings
	for _, m := range found {
		f = append(f, finding{m.Wallet.String(), m})
	}
	return f, err
}

// loadAuditedOrganizations lists the organizations that have an audit log: all that ever
// had a wallet made.
func (w *Watch) loadAuditedOrganizations(ctx context.Context) ([]uuid.UUID, error) {
	rows, err := w.DB.Query(ctx, `SELECT organization_id FROM audit_heads`)
	all, err := store.Collect(rows, err, func(row store.Rows) (uuid.UUID, error) {
		var text string
		err := row.Scan(&text)
		return parseID(text), err
	})
	if err != nil {
		return nil, fmt.Errorf("reading organizations: %w", err)
	}
	return all, nil
}
