package verify_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/verify"
	"github.com/granaryhq/granary/internal/waittest"
)

// What somebody does who knows the tables, and makes all fit that is easy to make fit.
// Each is found, and the wallet, deposit or contract is named.
func TestVerifyNamesWhatWasForged(t *testing.T) {
	t.Parallel()
	const victim = `(SELECT wallet_id FROM deposits WHERE amount = 100000000)`
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
	cases := map[string]struct {
		forge []string
		want  string
	}{
		"money out of nothing": {forgeEntry("deposit:" + uuid.NewString()), "which is not there"},
		"money out of nothing in a wallet that says it is busy": {append(forgeEntry("deposit:"+uuid.NewString()),
			`UPDATE wallets SET active_withdrawal = '11111111-1111-4111-8111-111111111112' WHERE id = `+victim), "the ledger says 105000000 units, the chain 100000000"},
		"a wallet that says it is busy": {[]string{`UPDATE wallets SET active_withdrawal = '11111111-1111-4111-8111-111111111112' WHERE id = ` + victim},
			"names the withdrawal 11111111-1111-4111-8111-111111111112, which is not under way"},
		"money out of nothing in a wallet without an address": {append(forgeEntry("deposit:"+uuid.NewString()),
			`DELETE FROM wallet_addresses WHERE wallet_id = `+victim), "has no address"},
		"an address of the thief's": {[]string{
			`UPDATE wallets SET addresses = REPLACE(addresses, (SELECT address FROM wallet_addresses a WHERE a.wallet_id = wallets.id AND chain = 'ethereum_sepolia'), '0x00000000000000000000000000000000cAFE0001') WHERE id = ` + victim,
			`UPDATE wallet_addresses SET address = '0x00000000000000000000000000000000cAFE0001' WHERE chain = 'ethereum_sepolia' AND wallet_id = ` + victim,
		}, "is 0x00000000000000000000000000000000cAFE0001, the seed gives 0x"},
		"two wallets that have changed addresses": {[]string{
			`UPDATE wallet_addresses SET wallet_id = (SELECT MAX(id) FROM wallets WHERE id <> ` + victim + `) WHERE wallet_id = ` + victim}, "the seed gives"},
		"a wallet that is another organization's with all that it has": {[]string{
			`UPDATE wallets SET organization_id = '11111111-1111-4111-8111-111111111112' WHERE id = ` + victim,
			`UPDATE positions SET organization_id = '11111111-1111-4111-8111-111111111112' WHERE wallet_id = ` + victim,
			`UPDATE journal_entries SET organization_id = '11111111-1111-4111-8111-111111111112' WHERE wallet_id = ` + victim,
			`UPDATE journal_lines SET organization_id = '11111111-1111-4111-8111-111111111112' WHERE wallet_id = ` + victim,
			`UPDATE deposits SET organization_id = '11111111-1111-4111-8111-111111111112' WHERE wallet_id = ` + victim,
		}, "was asked for by 11111111-1111-4111-8111-111111111111"},
		"a wallet that is another organization's, the request that made it too": {[]string{
			`UPDATE wallets SET organization_id = '11111111-1111-4111-8111-111111111112' WHERE id = ` + victim,
			`UPDATE requests SET organization_id = '11111111-1111-4111-8111-111111111112' WHERE resource_id = ` + victim,
		}, "is of organization 11111111-1111-4111-8111-111111111112, and follows from request"},
		"payouts that paid nobody":           {[]string{`UPDATE intents SET logs = '[]' WHERE state = 'executed' AND id IN (SELECT id FROM steps WHERE kind = 'external_payout_transfer')`}, "has other logs than transaction"},
		"an intent that nobody will look at": {[]string{`UPDATE intents SET retry_at = 9000000000000000000 WHERE state = 'carried'`}, "is not looked at again before"},
		"a deposit of which nobody has heard": {[]string{`INSERT INTO deposits (id, organization_id, wallet_id, chain, token, amount, units, from_address, tx_hash, ordinal, block_number,
				block_hash, block_time, status, shown, created_at, completed_at)
			SELECT '99999999-9999-4999-8999-999999999999', organization_id, wallet_id, chain, token, 999000000, '999000000', from_address, '0x2', 0, block_number, block_hash, block_time, status, shown, created_at, completed_at
			FROM deposits WHERE amount = 100000000`}, "deposit 99999999-9999-4999-8999-999999999999 is completed and in no entry"},
		"a deposit ten times as large":          {[]string{`UPDATE deposits SET amount = 1000000000, units = '1000000000' WHERE amount = 100000000`}, "the deposit is of 1000.000000"},
		"a deposit that is gone":                {[]string{`DELETE FROM deposits WHERE amount = 100000000`}, "which is not there"},
		"a deposit to another":                  {[]string{`UPDATE deposits SET wallet_id = (SELECT MAX(id) FROM wallets WHERE id <> ` + victim + `) WHERE amount = 100000000`}, "tells of a deposit to wallet"},
		"a withdrawal twice as large":           {[]string{`UPDATE workflows SET amount = 2 * amount WHERE amount = 700000000`}, "is of 1400.000000, its legs of 700.000000"},
		"a withdrawal that failed and was paid": {[]string{`UPDATE workflows SET status = 'failed', failure_reason = 'x' WHERE amount = 700000000`}, "is failed, and"},
		"a withdrawal that is gone": {[]string{
			`DELETE FROM steps WHERE workflow_id IN (SELECT id FROM workflows WHERE amount = 10000000 AND token = 'usdt')`, `DELETE FROM legs WHERE workflow_id IN (SELECT id FROM workflows WHERE amount = 10000000 AND token = 'usdt')`,
			`DELETE FROM workflows WHERE amount = 10000000 AND token = 'usdt'`}, "which is not there"},
		"money that is locked": {[]string{`UPDATE positions SET reserved = 1 WHERE wallet_id = ` + victim}, "has 0.000001 reserved, what is under way takes 0.000000"},
		"a payout on its way to the thief": {[]string{`UPDATE workflows SET partner_address = '0x00000000000000000000000000000000cAFE0001' WHERE completed_at IS NULL AND partner_fee > 0`},
			"is not what was asked for under request"},
		"sums that no number holds": {[]string{
			`UPDATE journal_lines SET amount = 9000000000000000000, native_units = '9000000000000000000' WHERE wallet_id = ` + victim + ` AND amount > 0`,
			`UPDATE journal_lines SET amount = 9000000000000000000 WHERE wallet_id = ` + victim + ` AND amount < 0`}, "lines that sum to 18000000000000000000"},
		"payouts that the rules say nobody makes": {[]string{
			`INSERT INTO approval_rules (organization_id, rules, version, updated_at) SELECT id, '[]', 0, 1 FROM (SELECT DISTINCT organization_id AS id FROM wallets) AS owners WHERE true ON CONFLICT DO NOTHING`,
			`UPDATE approval_rules SET rules = '[{"name":"frozen","actions":["withdrawal_payout"],"approvals":0,"effect":"deny"}]', updated_at = 1`,
			`DELETE FROM applied_changes`,
		}, `by the rule "frozen", in force since 1970-01-01T00:00:00Z, it is denied`},
		"a MicroVault of the thief's": {[]string{`UPDATE micro_vaults SET contract = '0x00000000000000000000000000000000cAFE0001'`}, "is at 0x00000000000000000000000000000000cAFE0001"},
		"a fee wrapper of the thief's": {[]string{`UPDATE fee_wrappers SET contract = '0x00000000000000000000000000000000cAFE0001'`,
			`UPDATE owned_sources SET vault = '0x00000000000000000000000000000000cAFE0001'`}, "is at 0x00000000000000000000000000000000cAFE0001"},
	}
	for _, engine := range storetest.Engines() {
		t.Run(string(engine), func(t *testing.T) {
			t.Parallel()
			s := newScene(t, engine)
			v := s.newVerifier().WithoutPause()
			for name, c := range cases {
				before, intents := s.snapshot(), s.intentsBefore()
				s.must(s.execute(c.forge))
				report, err := v.Run(t.Context())
				if err != nil {
					t.Errorf("%s: verify fails: %v", name, err)
				}
				var found []string
				for _, m := range report.Mismatches {
					found = append(found, m.String())
				}
				if all := strings.Join(found, "\n"); len(found) == 0 || !strings.Contains(all, c.want) {
					t.Errorf("%s: %q is not among what is found:\n%s", name, c.want, all)
				}
				s.restore(before)
				s.must(s.execute(intents))
			}
			// The catalog may show what was forged of a source for another second.
			var report verify.Report
			var err error
			waittest.Until(t, "nothing is found when all is undone", func() (clean bool) {
				report, err = v.Run(t.Context())
				return err == nil && report.Clean()
			}, func() string { return fmt.Sprint(report.Mismatches, err) })
		})
	}
}

// intentsBefore are statements that give intents back what the forgeries change of them.
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
