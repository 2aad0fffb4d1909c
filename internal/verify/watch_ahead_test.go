package verify_test

import (
	"fmt"

	"github.com/granaryhq/granary/internal/reconciliation"
	"github.com/granaryhq/granary/internal/verify"
)

// assertUnreadAlone requires that a wallet with a step whose receipt is not served is unread, and that the check of its chain is not.
func (s *scene) assertUnreadAlone(breaks []reconciliation.Break, wallet string) {
	s.Helper()
	own := 0
	for _, b := range breaks {
		if b.Rule != string(verify.Unread) || b.State != reconciliation.Open {
			continue
		}
		if b.Wallet.String() == wallet && b.Subject.Kind == "position" {
			own++
		}
		if b.Subject.Kind == "check" {
			s.Errorf("check %s is unread, want the wallet alone", b.Subject.ID)
		}
	}
	if own == 0 {
		s.Errorf("without receipts the difference of wallet %s is not unread:\n%s", wallet, describeBreaks(breaks))
	}
}

// testBooksAheadAreNoBreak settles steps in later blocks than the follower has come to. They are in
// the books, and the chain as of the compared block does not have them: by the chain's receipts
// that must be no break. A unit beside it must be one.
func testBooksAheadAreNoBreak(s *scene) {
	w := s.newWatch()
	var wallet string
	var block, later int64
	s.must(s.DB.QueryRow(s.Context(), `SELECT q.wallet_id, q.block, COUNT(*) FROM
		(SELECT wallet_id, MAX(block_number) AS block FROM deposits WHERE chain = 'ethereum_sepolia' AND status = 'completed' GROUP BY wallet_id) q
		JOIN workflows f ON f.wallet_id = q.wallet_id JOIN steps s ON s.workflow_id = f.id JOIN intents i ON i.id = s.id
		WHERE s.state = 'completed' AND i.state = 'executed' AND i.chain = 'ethereum_sepolia' AND i.block_number > q.block
		GROUP BY q.wallet_id, q.block ORDER BY 3 DESC LIMIT 1`).Scan(&wallet, &block, &later))
	if later < 2 {
		s.Fatalf("%d steps of a wallet are settled after its last deposit, want more", later)
	}
	before, followed := s.snapshot(), s.count(`SELECT final_number FROM chain_cursors WHERE chain = 'ethereum_sepolia'`)
	follow := func(to int) {
		s.must(s.execute([]string{fmt.Sprintf(`UPDATE chain_cursors SET final_number = %d WHERE chain = 'ethereum_sepolia'`, to)}))
	}
	follow(int(block))
	ofWallet := func() (n int) {
		for _, b := range w.breaks() {
			if b.Rule == string(verify.PositionsChains) && b.State == reconciliation.Open && b.Wallet.String() == wallet {
				n++
			}
		}
		return n
	}
	w.goRound(2)
	if n := ofWallet(); n != 0 {
		s.Errorf("%d breaks of a wallet that is ahead of the follower:\n%s", n, describeBreaks(w.breaks()))
	}
	s.must(s.execute([]string{`UPDATE positions SET balance = balance + 1 WHERE position_id = '` + cashID + `' AND wallet_id = '` + wallet + `'`}))
	w.goRound(2)
	if n := ofWallet(); n == 0 {
		s.Error("a unit more in the books is no break")
	}
	w.watch.LoseReceipts()
	w.goRound(2)
	s.assertUnreadAlone(w.breaks(), wallet)
	s.restore(before)
	follow(followed)
}
