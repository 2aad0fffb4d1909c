package verify_test

import (
	"fmt"
	"strings"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/app"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/verify"
	"github.com/granaryhq/granary/internal/waittest"
)

// forgery is an attack that knows the tables, and adapts all rows that are easy to adapt; with the rule that finds
// it, and its text.
type forgery struct {
	forge []string
	rule  verify.Rule
	want  string
}

// forgeries are those of the scene.
func forgeries() map[string]forgery {
	const victim = `(SELECT wallet_id FROM deposits WHERE amount = 100000000)`
	const redemption = `(SELECT MIN(id) FROM journal_entries WHERE event_type = 'yield_source_redeem')`
	forgeEntry := func(reference string) []string {
		entry := uuid.NewString()
		line := `INSERT INTO journal_lines (entry_id, line_number, organization_id, wallet_id, position_id, account_kind, amount, native_units, chain, token, tx_hash, created_at)
			SELECT '` + entry + `', %d, organization_id, id, %s, '%s', %d, '%d', 'ethereum_sepolia', 'usdc', '0x1', 1 FROM wallets WHERE id = ` + victim
		return []string{
			`INSERT INTO journal_entries (id, organization_id, wallet_id, event_type, reference, settled_at, created_at)
				SELECT '` + entry + `', organization_id, id, 'deposit', '` + reference + `', 1, 1 FROM wallets WHERE id = ` + victim,
			fmt.Sprintf(line, 1, "'"+cashID+"'", "cash", 5000000, 5000000), fmt.Sprintf(line, 2, "NULL", "external", -5000000, -5000000),
			`UPDATE positions SET balance = balance + 5000000 WHERE position_id = '` + cashID + `' AND wallet_id = ` + victim,
		}
	}
	// reverse reverses a deposit's entry, in the books of a wallet.
	reverse := func(entry, wallet, reference string) []string {
		const id = `55555555-5555-4555-8555-555555555555`
		return []string{
			`INSERT INTO journal_entries (id, organization_id, wallet_id, event_type, reference, settled_at, created_at)
				SELECT '` + id + `', organization_id, ` + wallet + `, 'reversal', ` + reference + `, settled_at, created_at FROM journal_entries WHERE id = ` + entry,
			`INSERT INTO journal_lines (entry_id, line_number, organization_id, wallet_id, position_id, account_kind, amount, native_units, chain, token, tx_hash, created_at)
				SELECT '` + id + `', line_number, organization_id, ` + wallet + `, position_id, account_kind, -amount, CAST(-amount AS TEXT), chain, token, tx_hash, created_at FROM journal_lines WHERE entry_id = ` + entry,
		}
	}
	const (
		theirs   = `(SELECT e.id FROM journal_entries e JOIN journal_lines l ON l.entry_id = e.id WHERE e.event_type = 'deposit' AND l.amount = 100000000)`
		reversed = `(SELECT d.wallet_id FROM deposits d WHERE d.reversals = 1)`
		reversal = `(SELECT id FROM journal_entries WHERE event_type = 'reversal' AND id <> '55555555-5555-4555-8555-555555555555')`
		undone   = `(SELECT REPLACE(reference, 'reversal:', '') FROM journal_entries WHERE event_type = 'reversal' AND id <> '55555555-5555-4555-8555-555555555555')`
	)
	return map[string]forgery{
		"a reversal of a deposit that stays": {append(reverse(theirs, victim, `'reversal:' || `+theirs),
			`UPDATE positions SET balance = balance - 100000000 WHERE position_id = '`+cashID+`' AND wallet_id = `+victim), verify.DepositsEntries, ", which 55555555-5555-4555-8555-555555555555 reverses"},
		"a reversal in another's books": {reverse(theirs, reversed, `'reversal:' || `+theirs), verify.EntriesWhole, "reverses an entry of wallet"},
		"a second reversal of an entry": {reverse(undone, reversed, `'reversal:' || `+undone+` || ':1'`), verify.EntriesWhole, `, which is no entry`},
		"a reversal of a reversal":      {reverse(reversal, reversed, `'reversal:' || `+reversal), verify.EntriesWhole, "reverses a reversal, which nobody can"},
		"a reversal of less than was credited": {[]string{
			`UPDATE journal_lines SET amount = amount - 1, native_units = CAST(amount - 1 AS TEXT) WHERE account_kind = 'external' AND entry_id = ` + reversal,
			`UPDATE journal_lines SET amount = amount + 1, native_units = CAST(amount + 1 AS TEXT) WHERE account_kind = 'cash' AND entry_id = ` + reversal,
			`UPDATE positions SET balance = balance + 1 WHERE position_id = 'cash:ethereum_sepolia:usdt' AND wallet_id = ` + reversed,
		}, verify.EntriesWhole, "takes 49.999999 back in line 1, which was of 50.000000"},
		"a reversal and another credit, of which the audit log does not tell": {append(reverse(theirs, victim, `'reversal:' || `+theirs),
			`INSERT INTO journal_entries (id, organization_id, wallet_id, event_type, reference, settled_at, created_at)
				SELECT '66666666-6666-4666-8666-666666666666', organization_id, wallet_id, event_type, reference || ':1', settled_at, created_at FROM journal_entries WHERE id = `+theirs,
			`INSERT INTO journal_lines (entry_id, line_number, organization_id, wallet_id, position_id, account_kind, amount, native_units, chain, token, tx_hash, created_at)
				SELECT '66666666-6666-4666-8666-666666666666', line_number, organization_id, wallet_id, position_id, account_kind, amount, native_units, chain, token, tx_hash, created_at FROM journal_lines
				WHERE entry_id = (SELECT REPLACE(reference, 'reversal:', '') FROM journal_entries WHERE id = '55555555-5555-4555-8555-555555555555')`,
			`UPDATE deposits SET reversals = 1 WHERE amount = 100000000`,
		), verify.EntriesWhole, "entry 55555555-5555-4555-8555-555555555555 reverses deposit:"},
		"a reversal under another id than the audit log's": {[]string{
			`INSERT INTO journal_entries (id, organization_id, wallet_id, event_type, reference, settled_at, created_at)
				SELECT '77777777-7777-4777-8777-777777777777', organization_id, wallet_id, 'deposit', reference || 'x', settled_at, created_at FROM journal_entries WHERE event_type = 'reversal'`,
			`UPDATE journal_lines SET entry_id = '77777777-7777-4777-8777-777777777777' WHERE entry_id = ` + reversal,
			`DELETE FROM journal_entries WHERE event_type = 'reversal'`,
			`UPDATE journal_entries SET event_type = 'reversal', reference = REPLACE(reference, 'x', '') WHERE id = '77777777-7777-4777-8777-777777777777'`,
		}, verify.EntriesWhole, "entry 77777777-7777-4777-8777-777777777777 reverses deposit:"},
		"a reversal that is gone": {[]string{`DELETE FROM journal_lines WHERE entry_id = ` + reversal, `DELETE FROM journal_entries WHERE event_type = 'reversal'`},
			verify.DepositsEntries, "was reversed 1 times, and no reversal is of entry deposit:"},
		"a reversal that is an opening": {[]string{`UPDATE journal_entries SET event_type = 'opening_balance' WHERE event_type = 'reversal'`}, verify.EntriesWhole, `that reverses another is a "opening_balance"`},
		"money out of nothing":          {forgeEntry("deposit:" + uuid.NewString()), verify.DepositsEntries, "which is not there"},
		"money out of nothing in a wallet that says it is busy": {append(forgeEntry("deposit:"+uuid.NewString()),
			`UPDATE wallets SET active_withdrawal = '11111111-1111-4111-8111-111111111112' WHERE id = `+victim), verify.PositionsChains, "the ledger says 105000000 units, the chain 100000000"},
		"a wallet that says it is busy": {[]string{`UPDATE wallets SET active_withdrawal = '11111111-1111-4111-8111-111111111112' WHERE id = ` + victim},
			verify.WalletsRequests, "names the withdrawal 11111111-1111-4111-8111-111111111112, which is not under way"},
		"money out of nothing in a wallet without an address": {append(forgeEntry("deposit:"+uuid.NewString()),
			`DELETE FROM wallet_addresses WHERE wallet_id = `+victim), verify.AddressesSeed, "has no address"},
		"an address of the thief's": {[]string{
			`UPDATE wallets SET addresses = REPLACE(addresses, (SELECT address FROM wallet_addresses a WHERE a.wallet_id = wallets.id AND chain = 'ethereum_sepolia'), '0x00000000000000000000000000000000cAFE0001') WHERE id = ` + victim,
			`UPDATE wallet_addresses SET address = '0x00000000000000000000000000000000cAFE0001' WHERE chain = 'ethereum_sepolia' AND wallet_id = ` + victim,
		}, verify.AddressesSeed, "is 0x00000000000000000000000000000000cAFE0001, the seed gives 0x"},
		"two wallets that have changed addresses": {[]string{
			`UPDATE wallet_addresses SET wallet_id = (SELECT MAX(id) FROM wallets WHERE id <> ` + victim + `) WHERE wallet_id = ` + victim}, verify.AddressesSeed, "the seed gives"},
		"a wallet that is another organization's with all that it has": {[]string{
			`UPDATE wallets SET organization_id = '11111111-1111-4111-8111-111111111112' WHERE id = ` + victim,
			`UPDATE positions SET organization_id = '11111111-1111-4111-8111-111111111112' WHERE wallet_id = ` + victim,
			`UPDATE journal_entries SET organization_id = '11111111-1111-4111-8111-111111111112' WHERE wallet_id = ` + victim,
			`UPDATE journal_lines SET organization_id = '11111111-1111-4111-8111-111111111112' WHERE wallet_id = ` + victim,
			`UPDATE deposits SET organization_id = '11111111-1111-4111-8111-111111111112' WHERE wallet_id = ` + victim,
		}, verify.WalletsRequests, "was asked for by 11111111-1111-4111-8111-111111111111"},
		"a wallet that is another organization's, the request that made it too": {[]string{
			`UPDATE wallets SET organization_id = '11111111-1111-4111-8111-111111111112' WHERE id = ` + victim,
			`UPDATE requests SET organization_id = '11111111-1111-4111-8111-111111111112' WHERE resource_id = ` + victim,
		}, verify.WalletsRequests, "is of organization 11111111-1111-4111-8111-111111111112, and follows from request"},
		"payouts that paid nobody":           {[]string{`UPDATE intents SET logs = '[]' WHERE state = 'executed' AND id IN (SELECT id FROM steps WHERE kind = 'external_payout_transfer')`}, verify.IntentsChains, "has other logs than transaction"},
		"an intent that nobody will look at": {[]string{`UPDATE intents SET retry_at = 9000000000000000000 WHERE state = 'carried'`}, verify.IntentsSteps, "is not looked at again before"},
		"a deposit of which nobody has heard": {[]string{`INSERT INTO deposits (id, organization_id, wallet_id, chain, token, amount, units, from_address, tx_hash, ordinal, block_number,
				block_hash, block_time, status, shown, created_at, completed_at)
			SELECT '99999999-9999-4999-8999-999999999999', organization_id, wallet_id, chain, token, 999000000, '999000000', from_address, '0x2', 0, block_number, block_hash, block_time, status, shown, created_at, completed_at
			FROM deposits WHERE amount = 100000000`}, verify.DepositsEntries, "deposit 99999999-9999-4999-8999-999999999999 is completed and in no entry"},
		"a deposit ten times as large":          {[]string{`UPDATE deposits SET amount = 1000000000, units = '1000000000' WHERE amount = 100000000`}, verify.DepositsEntries, "the deposit is of 1000.000000"},
		"a deposit that is gone":                {[]string{`DELETE FROM deposits WHERE amount = 100000000`}, verify.DepositsEntries, "which is not there"},
		"a deposit to another":                  {[]string{`UPDATE deposits SET wallet_id = (SELECT MAX(id) FROM wallets WHERE id <> ` + victim + `) WHERE amount = 100000000`}, verify.DepositsEntries, "tells of a deposit to wallet"},
		"a withdrawal twice as large":           {[]string{`UPDATE workflows SET amount = 2 * amount WHERE amount = 700000000`}, verify.WorkflowsSteps, "is of 1400.000000, its legs of 700.000000"},
		"a withdrawal that failed and was paid": {[]string{`UPDATE workflows SET status = 'failed', failure_reason = 'x' WHERE amount = 700000000`}, verify.WorkflowsSteps, "is failed, and"},
		"a withdrawal that is gone": {[]string{
			`DELETE FROM steps WHERE workflow_id IN (SELECT id FROM workflows WHERE amount = 10000000 AND token = 'usdt')`, `DELETE FROM legs WHERE workflow_id IN (SELECT id FROM workflows WHERE amount = 10000000 AND token = 'usdt')`,
			`DELETE FROM workflows WHERE amount = 10000000 AND token = 'usdt'`}, verify.StepsEntries, "which is not there"},
		"money that is locked": {[]string{`UPDATE positions SET reserved = 1 WHERE wallet_id = ` + victim}, verify.Reservations, "has 0.000001 reserved, what is under way takes 0.000000"},
		"a payout on its way to the thief": {[]string{`UPDATE workflows SET partner_address = '0x00000000000000000000000000000000cAFE0001' WHERE completed_at IS NULL AND partner_fee > 0`},
			verify.WorkflowsSteps, "is not what was asked for under request"},
		"sums that no number holds": {[]string{
			`UPDATE journal_lines SET amount = 9000000000000000000, native_units = '9000000000000000000' WHERE wallet_id = ` + victim + ` AND amount > 0`,
			`UPDATE journal_lines SET amount = 9000000000000000000 WHERE wallet_id = ` + victim + ` AND amount < 0`}, verify.EntriesWhole, "lines that sum to 18000000000000000000"},
		"payouts that the rules say nobody makes": {[]string{
			`INSERT INTO approval_rules (organization_id, rules, version, updated_at) SELECT id, '[]', 0, 1 FROM (SELECT DISTINCT organization_id AS id FROM wallets) AS owners WHERE true ON CONFLICT DO NOTHING`,
			`UPDATE approval_rules SET rules = '[{"name":"frozen","actions":["withdrawal_payout"],"approvals":0,"effect":"deny"}]', updated_at = 1`,
			`DELETE FROM applied_changes`,
		}, verify.PayoutsApprovals, `by the rule "frozen", in force since 1970-01-01T00:00:00Z, it is denied`},
		"a deposit of this year that is told to be of another": {[]string{
			`UPDATE journal_lines SET created_at = created_at - 31536000000000 WHERE entry_id IN (SELECT id FROM journal_entries WHERE event_type = 'deposit' AND wallet_id = ` + victim + `)`,
			`UPDATE journal_entries SET created_at = created_at - 31536000000000 WHERE event_type = 'deposit' AND wallet_id = ` + victim,
		}, verify.EntriesWhole, "long before its block was made"},
		"a payout of this week that is told to be of the next": {[]string{
			`UPDATE journal_lines SET created_at = created_at + 604800000000 WHERE entry_id IN (SELECT id FROM journal_entries WHERE event_type = 'withdrawal_payout')`,
			`UPDATE journal_entries SET created_at = created_at + 604800000000 WHERE event_type = 'withdrawal_payout'`,
		}, verify.EntriesWhole, "and what it tells of was completed at"},
		"a loss of 40 USD that nobody made": {[]string{
			`INSERT INTO journal_lines (entry_id, line_number, organization_id, wallet_id, position_id, account_kind, amount, native_units, chain, token, yield_source_id, tx_hash, created_at)
				SELECT entry_id, (SELECT MAX(line_number) + 1 FROM journal_lines m WHERE m.entry_id = l.entry_id), organization_id, wallet_id, NULL, 'yield_income', 40000000, '40000000', chain, token, yield_source_id, tx_hash, created_at
				FROM journal_lines l WHERE account_kind = 'yield_position' AND amount = 400000000`,
			`UPDATE positions SET balance = balance - 40000000 WHERE (wallet_id, position_id) IN (SELECT wallet_id, position_id FROM journal_lines WHERE account_kind = 'yield_position' AND amount = 400000000)`,
			`UPDATE journal_lines SET amount = amount - 40000000 WHERE account_kind = 'yield_position' AND amount = 400000000`,
		}, verify.EntriesWhole, "at a cost of 360.000000, by the entries before they cost 400.000000"},
		"a gain that was none, of what a redemption cost": {[]string{
			`INSERT INTO journal_lines (entry_id, line_number, organization_id, wallet_id, position_id, account_kind, amount, native_units, chain, token, yield_source_id, tx_hash, created_at)
				SELECT entry_id, (SELECT MAX(line_number) + 1 FROM journal_lines m WHERE m.entry_id = l.entry_id), organization_id, wallet_id, NULL, 'yield_income', -1000000, '-1000000', chain, token, yield_source_id, tx_hash, created_at
				FROM journal_lines l WHERE entry_id = ` + redemption + ` AND account_kind = 'yield_position'`,
			`UPDATE positions SET balance = balance + 1000000 WHERE (wallet_id, position_id) IN (SELECT wallet_id, position_id FROM journal_lines WHERE account_kind = 'yield_position' AND entry_id = ` + redemption + `)`,
			`UPDATE journal_lines SET amount = amount + 1000000 WHERE account_kind = 'yield_position' AND entry_id = ` + redemption,
		}, verify.EntriesWhole, "by the entries before they cost"},
		"a loss that a deposit to a source is said to have paid to somebody": {[]string{
			`INSERT INTO journal_lines (entry_id, line_number, organization_id, wallet_id, position_id, account_kind, amount, native_units, chain, token, yield_source_id, tx_hash, created_at)
				SELECT entry_id, (SELECT MAX(line_number) + n FROM journal_lines m WHERE m.entry_id = l.entry_id), organization_id, wallet_id, NULL, account, amount * sign, CAST(amount * sign AS TEXT), chain, token, source, tx_hash, created_at
				FROM journal_lines l CROSS JOIN (SELECT 1 AS n, 'external' AS account, 1 AS sign, NULL AS source UNION ALL SELECT 2, 'yield_income', -1, '` + app.SandboxSource + `') AS more WHERE account_kind = 'yield_position' AND amount = 400000000`,
		}, verify.EntriesWhole, "has a line of external, and is of a yield_source_deposit"},
		"an entry of an hour before, when its deposit was not completed": {[]string{
			`UPDATE journal_lines SET created_at = created_at - 3600000000 WHERE wallet_id = ` + victim,
			`UPDATE journal_entries SET created_at = created_at - 3600000000 WHERE wallet_id = ` + victim,
		}, verify.EntriesWhole, "and what it tells of was completed at"},
		"a MicroVault of the thief's": {[]string{`UPDATE micro_vaults SET contract = '0x00000000000000000000000000000000cAFE0001'`}, verify.ContractsChains, "is at 0x00000000000000000000000000000000cAFE0001"},
		"a fee wrapper of the thief's": {[]string{`UPDATE fee_wrappers SET contract = '0x00000000000000000000000000000000cAFE0001'`,
			`UPDATE owned_sources SET vault = '0x00000000000000000000000000000000cAFE0001'`}, verify.ContractsChains, "is at 0x00000000000000000000000000000000cAFE0001"},
	}
}

// testNamesWhatWasForged requires that each forgery is found by its rule, and that the wallet,
// deposit or contract is named.
func testNamesWhatWasForged(s *scene) {
	v := s.newVerifier().WithoutPause()
	if n := s.count(`SELECT COUNT(*) FROM journal_entries e LEFT JOIN deposits d ON e.reference = 'deposit:' || d.id || CASE WHEN d.reversals > 0 THEN ':' || d.reversals ELSE '' END
		LEFT JOIN steps s ON e.reference = 'step:' || s.id LEFT JOIN journal_entries r ON r.reference = 'reversal:' || e.id
		WHERE e.event_type <> 'reversal' AND r.id IS NULL AND e.created_at <> COALESCE(d.completed_at, s.completed_at, 0)`); n > 0 {
		s.Errorf("%d entries were posted at another moment than what they tell of was completed: a clock that is moved tears them apart", n)
	}
	before, intents := s.snapshot(), s.intentsBefore()
	for name, c := range forgeries() {
		s.must(s.execute(c.forge))
		report, err := v.Run(s.Context())
		if err != nil {
			s.Errorf("%s: verify fails: %v", name, err)
		}
		var found []string
		named := false
		for _, m := range report.Mismatches {
			found = append(found, m.String())
			named = named || m.Rule == c.rule && strings.Contains(m.String(), c.want)
		}
		if !named {
			s.Errorf("%s: %q is not among what the rule %s finds:\n%s", name, c.want, c.rule, strings.Join(found, "\n"))
		}
		s.restore(before)
		s.must(s.execute(intents))
	}
	// The catalog may show the forged values of a source for another second.
	var report verify.Report
	var err error
	waittest.Until(s.T, "nothing is found when all is undone", func() (clean bool) {
		report, err = v.Run(s.Context())
		return err == nil && report.Clean()
	}, func() string { return fmt.Sprint(report.Mismatches, err) })
}

// intentsBefore are statements that restore the intents that the forgeries change.
func (s *scene) intentsBefore() []string {
	s.Helper()
	rows, err := s.DB.Query(s.Context(), `SELECT id, COALESCE(logs, 'null'), settled_at, retry_at FROM intents`)
	statements, err := store.Collect(rows, err, func(row store.Rows) (string, error) {
		var id, logs string
		var ended *int64
		var retry int64
		err := row.Scan(&id, &logs, &ended, &retry)
		settled := "NULL"
		if ended != nil {
			settled = fmt.Sprint(*ended)
		}
		return fmt.Sprintf(`UPDATE intents SET logs = NULLIF('%s', 'null'), settled_at = %s, retry_at = %d WHERE id = '%s'`, logs, settled, retry, id), err
	})
	s.must(err)
	return statements
}
