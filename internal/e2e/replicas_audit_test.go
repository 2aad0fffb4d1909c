package e2e

import (
	"fmt"
	"math/big"
	"slices"
	"strings"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/waittest"
)

// audit compares all effects of a campaign with its requests, once every customer is done.
func (c *campaign) audit() {
	c.Helper()
	db, err := store.Open(c.Context(), c.in.database, clock.New())
	if err != nil {
		c.Fatal(err)
	}
	defer db.Close()
	c.nothingLeft(db)
	c.chainPaidOnce()
	c.bookedOnce(db)
	c.toldAll(db)
	if out, want := c.in.must("verify"), fmt.Sprintf("%d wallets, ", len(c.customers)); !strings.HasPrefix(out, want) || !strings.Contains(out, " 0 wallets in flight, 0 mismatches") {
		c.Errorf("verify said %q", out)
	}
}

// nothingLeft waits until no work is left.
func (c *campaign) nothingLeft(db *store.DB) {
	c.Helper()
	waittest.Until(c, "nothing is left to do", func() bool {
		return c.count(db, `SELECT (SELECT COUNT(*) FROM tasks WHERE key <> 'seat') +
			(SELECT COUNT(*) FROM positions WHERE reserved <> 0) +
			(SELECT COUNT(*) FROM intents WHERE state <> 'executed') +
			(SELECT COUNT(*) FROM relay_transactions WHERE state NOT IN ('final', 'lost')) +
			(SELECT COUNT(*) FROM events WHERE dispatched = 0) +
			(SELECT COUNT(*) FROM webhook_deliveries WHERE status <> 'delivered')`) == 0
	})
}

func (c *campaign) count(db *store.DB, query string) (n int) {
	c.Helper()
	if err := db.QueryRow(c.Context(), query).Scan(&n); err != nil {
		c.Fatal(err)
	}
	return n
}

// chainPaidOnce compares every transfer that the chain has with those that
// there should be.
func (c *campaign) chainPaidOnce() {
	c.Helper()
	logs, err := c.eth.FilterLogs(c.Context(), ethereum.FilterQuery{FromBlock: new(big.Int), Addresses: []common.Address{c.usdc}, Topics: [][]common.Hash{{transferTopic}}})
	if err != nil {
		c.Fatal(err)
	}
	got := map[move]int{}
	for _, l := range logs {
		got[move{common.BytesToAddress(l.Topics[1][:]), common.BytesToAddress(l.Topics[2][:]), new(big.Int).SetBytes(l.Data).Int64()}]++
	}
	want, nobody := map[move]int{}, common.Address{}
	for _, cu := range c.customers {
		for _, p := range cu.payments {
			want[move{c.faucet, cu.address(), p.amount}]++
			want[move{cu.address(), p.to, p.amount - serviceFee}]++
			want[move{cu.address(), c.owner, serviceFee}]++
		}
	}
	for m, n := range got {
		if m.from != nobody && n != want[m] {
			c.Errorf("the chain has %d of %+v, not %d", n, m, want[m])
		}
		delete(want, m)
	}
	for m := range want {
		c.Errorf("the chain has no %+v", m)
	}
}

// bookedOnce compares deposits, withdrawals and the journal with the requests.
func (c *campaign) bookedOnce(db *store.DB) {
	c.Helper()
	payments := int(c.paid.Load())
	for what, query := range map[string]string{
		"deposits completed":     `SELECT COUNT(*) FROM deposits WHERE status = 'completed'`,
		"deposits":               `SELECT COUNT(*) FROM deposits`,
		"withdrawals completed":  `SELECT COUNT(*) FROM workflows WHERE kind = 'withdrawal' AND status = 'completed'`,
		"withdrawals":            `SELECT COUNT(*) FROM workflows`,
		"deposits booked":        `SELECT COUNT(*) FROM journal_entries WHERE event_type = 'deposit'`,
		"payouts booked":         `SELECT COUNT(*) FROM journal_entries WHERE event_type = 'withdrawal_payout'`,
		"entries, halved":        `SELECT COUNT(*) / 2 FROM journal_entries`,
		"intents":                `SELECT COUNT(*) FROM intents`,
		"balanced entries, half": `SELECT COUNT(*) / 2 FROM (SELECT entry_id FROM journal_lines GROUP BY entry_id HAVING SUM(amount) = 0) AS balanced`,
	} {
		if n := c.count(db, query); n != payments {
			c.Errorf("there are %d %s, not %d", n, what, payments)
		}
	}
}

// toldAll compares the receiver's deliveries with the events: every event, unchanged, and those of a wallet in their
// order.
func (c *campaign) toldAll(db *store.DB) {
	c.Helper()
	rows, err := db.Query(c.Context(), `SELECT wallet_id, id, seq, type, payload FROM events ORDER BY wallet_id, seq`)
	bodies, order, faults := c.receiver.got()
	if len(faults) > 0 {
		c.Errorf("the receiver found:\n%s", strings.Join(faults, "\n"))
	}
	of := map[string]string{} // an event's wallet
	want := map[string][]string{}
	_, err = store.Collect(rows, err, func(row store.Rows) (h happened, err error) {
		var wallet string
		if err := row.Scan(&wallet, &h.ID, &h.Seq, &h.Type, &h.Payload); err != nil {
			return h, err
		}
		of[h.ID], want[wallet] = wallet, append(want[wallet], h.ID)
		if h.Seq != int64(len(want[wallet])) {
			c.Errorf("event %d of wallet %s has the number %d", len(want[wallet]), wallet, h.Seq)
		}
		if bodies[h.ID] != h.Payload {
			c.Errorf("event %d of wallet %s came as %q, not %q", h.Seq, wallet, bodies[h.ID], h.Payload)
		}
		return h, nil
	})
	if err != nil {
		c.Fatal(err)
	}
	got := map[string][]string{}
	for _, id := range order {
		got[of[id]] = append(got[of[id]], id)
	}
	for wallet, ids := range want {
		if !slices.Equal(got[wallet], ids) {
			c.Errorf("the events of wallet %s came in the order\n%q, not\n%q", wallet, got[wallet], ids)
		}
	}
	c.Logf("%d events came, %d of them more than once", len(order), c.receiver.repeats)
}
