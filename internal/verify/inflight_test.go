package verify_test

import (
	"fmt"
	"strings"
	"time"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/verify"
)

// testOnlyInFlightIsExcused executes a payout and two redemptions that no service settles: their
// wallets differ from the chain by just that. Any other difference in them must be found.
func testOnlyInFlightIsExcused(s *scene) {
	v := s.NewVerifier().WithoutPause()
	s.assertInFlight(v, "nothing is final", 0, 0)
	s.mine(4)
	s.assertInFlight(v, "all are final", 3, 0)

	s.assertUnservedReceipts(v.WithoutReceipts())

	var busy string
	s.must(s.DB.QueryRow(s.Context(), `SELECT address FROM wallet_addresses a JOIN wallets w ON w.id = a.wallet_id
		WHERE a.chain = 'ethereum_sepolia' AND w.id = (SELECT wallet_id FROM workflows WHERE completed_at IS NULL AND organization_id = '11111111-1111-4111-8111-111111111112')`).Scan(&busy))
	_, err := s.Chain.Faucet(s.Context(), chain.USDC, chain.Address(busy), money.NewUnits(1))
	s.must(err)
	s.mine(4)
	s.assertInFlight(v, "one has a unit more than that", 2, 1)
}

// assertUnservedReceipts requires that each intent whose receipt no node serves is unread, and that no error ends the run.
func (s *scene) assertUnservedReceipts(v verify.Verifier) {
	s.Helper()
	v.EveryReceipt = true
	report, err := v.Run(s.Context())
	s.must(err)
	unread := 0
	for _, m := range report.Mismatches {
		if m.Rule != verify.Unread || m.Subject.Kind != "intent" {
			s.Errorf("without receipts: %v", m)
		}
		unread++
	}
	if want := s.count(`SELECT COUNT(*) FROM intents WHERE state = 'executed' AND chain NOT LIKE 'solana%'`); unread != want || want == 0 {
		s.Errorf("without receipts %d intents are unread, want %d", unread, want)
	}
}

// testUnsettledIsReported requires that a step whose intent is final is reported if it is not
// settled within a minute.
func testUnsettledIsReported(s *scene) {
	v := s.NewVerifier().WithoutPause()
	s.must(s.execute([]string{fmt.Sprintf(`UPDATE intents SET state = 'executed', transaction_id = NULL, tx_hash = '0x77', block_number = 1, block_time = 1, logs = '[]', settled_at = %d
		WHERE state = 'carried' AND id IN (SELECT id FROM steps WHERE kind = 'external_payout_transfer')`, s.DB.Clock().Micros())}))
	report, err := v.Run(s.Context())
	s.must(err)
	if report.Unsettled != 0 {
		s.Errorf("within the minute %d steps count as not settled", report.Unsettled)
	}
	s.Clock.Advance(2 * time.Minute)
	report, err = v.Run(s.Context())
	s.must(err)
	if report.Unsettled != 1 {
		s.Errorf("%d steps count as not settled, want 1", report.Unsettled)
	}
	named := 0
	for _, m := range report.Mismatches {
		if strings.Contains(m.Text, "is final in transaction 0x77, not settled") {
			named++
		}
	}
	if named != 1 {
		s.Errorf("%d mismatches name the step and its transaction, want 1: %v", named, report.Mismatches)
	}
}

func (s *scene) mine(blocks int) {
	s.Helper()
	for range blocks {
		s.must(s.MakeBlocks())
	}
}

// assertInFlight holds a run to how many wallets it excuses and how many it reports.
func (s *scene) assertInFlight(v verify.Verifier, what string, excused, reported int) {
	s.Helper()
	report, err := v.Run(s.Context())
	s.must(err)
	if report.InFlight != excused {
		s.Errorf("%s: %d wallets are excused, want %d", what, report.InFlight, excused)
	}
	if len(report.Mismatches) != reported {
		s.Errorf("%s: %d mismatches, want %d: %v", what, len(report.Mismatches), reported, report.Mismatches)
	}
}
