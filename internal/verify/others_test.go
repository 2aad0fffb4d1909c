package verify_test

import (
	"strings"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/reconciliation"
	"github.com/granaryhq/granary/internal/store"
)

// testBreakTellsNothingOfOthers requires that a break of an organization names no data of another one, to whose rows
// its own rows were made to point. The operator must see each.
func testBreakTellsNothingOfOthers(s *scene) {
	w := s.newWatch()
	const (
		ours    = `'` + "22222222-2222-4222-8222-222222222222" + `'`
		theirs  = `(SELECT wallet_id FROM deposits WHERE amount = 100000000)`
		step    = `'step:' || (SELECT MIN(s.id) FROM steps s JOIN workflows f ON f.id = s.workflow_id WHERE f.amount = 700000000)`
		deposit = `(SELECT id FROM journal_entries WHERE event_type = 'deposit' AND wallet_id = `
	)
	var own string
	s.must(s.DB.QueryRow(s.Context(), `SELECT id FROM wallets WHERE organization_id = $1`, devnettest.OtherOrganization).Scan(&own))
	secrets := append(s.texts(`SELECT id FROM wallets WHERE organization_id = $1`), s.texts(`SELECT a.address FROM wallet_addresses a JOIN wallets w ON w.id = a.wallet_id WHERE w.organization_id = $1`)...)
	secrets = append(append(secrets, s.texts(`SELECT tx_hash FROM deposits WHERE organization_id = $1`)...), org.String(), "100.000000", "700.000000")
	before := s.snapshot()
	for name, forge := range map[string][]string{
		"the deposit of an entry": {
			`UPDATE journal_entries SET reference = 'x' WHERE id = ` + deposit + theirs + `)`,
			`UPDATE journal_entries SET reference = 'deposit:' || (SELECT id FROM deposits WHERE amount = 100000000) WHERE id = ` + deposit + ours + `)`,
		},
		"the step of an entry": {
			`UPDATE journal_entries SET reference = 'x' WHERE reference = ` + step,
			`UPDATE journal_entries SET reference = ` + step + ` WHERE id = ` + deposit + ours + `)`,
		},
		"the wallet of lines":          {`UPDATE journal_lines SET wallet_id = ` + ours + ` WHERE wallet_id = ` + theirs},
		"the wallet of a deposit":      {`UPDATE deposits SET wallet_id = ` + ours + ` WHERE amount = 100000000`},
		"the wallet of a workflow":     {`UPDATE workflows SET wallet_id = ` + ours + ` WHERE amount = 700000000`},
		"the wallet of positions":      {`UPDATE positions SET wallet_id = ` + ours + ` WHERE position_id NOT IN (SELECT position_id FROM positions WHERE wallet_id = ` + ours + `) AND balance > 0 AND (SELECT COUNT(*) FROM positions p WHERE p.position_id = positions.position_id AND p.balance > 0 AND p.wallet_id > positions.wallet_id) = 0`},
		"the organization of an entry": {`UPDATE journal_entries SET organization_id = '` + org.String() + `' WHERE wallet_id = ` + ours},
		"addresses": {
			`DELETE FROM wallet_addresses WHERE wallet_id = ` + ours,
			`UPDATE wallet_addresses SET wallet_id = ` + ours + ` WHERE wallet_id = ` + theirs,
		},
	} {
		for i := range forge {
			forge[i] = strings.ReplaceAll(forge[i], ours, "'"+own+"'")
		}
		s.must(s.execute(forge))
		w.goRound(2)
		for _, b := range s.breaksOf(devnettest.OtherOrganization) {
			for _, e := range b.Evidence {
				for _, secret := range secrets {
					if strings.Contains(e.Text, secret) {
						s.Errorf("%s: the other organization is told %q, which has %s in it", name, e.Text, secret)
					}
				}
			}
		}
		if len(s.breaksOf(uuid.Nil)) == 0 {
			s.Errorf("%s: the operator is told nothing", name)
		}
		s.restore(before)
		s.must(s.execute([]string{`DELETE FROM breaks`}))
	}
}

func (s *scene) breaksOf(organization uuid.UUID) []reconciliation.Break {
	s.Helper()
	page, _, err := reconciliation.List(s.Context(), s.DB, organization, reconciliation.Filter{}, store.Page{Limit: 1000})
	s.must(err)
	return page
}

// texts are the results of a query about the organization of most wallets.
func (s *scene) texts(query string) []string {
	s.Helper()
	rows, err := s.DB.Query(s.Context(), query, org)
	all, err := store.Collect(rows, err, func(row store.Rows) (text string, err error) { return text, row.Scan(&text) })
	s.must(err)
	return all
}
