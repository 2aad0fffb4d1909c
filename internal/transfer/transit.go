package transfer

import (
	"encoding/json"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/wallet"
	"github.com/granaryhq/granary/internal/yield"
)

// transit is the owed amount of one open request of a wallet, or a bridge's amount in transit to it, with its
// destination.
type transit struct {
	wallet uuid.UUID
	source string // for a bridge's amount the cash that it comes to
	redeem bool
	chain  chain.Name
	token  chain.Token
	rest   money.Units
	// carrying is the cost of the rest; reserved is cash of its claims for the next step.
	carrying, reserved money.USD
	toward             string // the position that it comes to; empty if it leaves the wallet
}

// value is the source's debt: a deposit's at cost, a redemption's shares at the price that was struck last.
func (t transit) value(source yield.Source) money.USD {
	if t.redeem && source.Observed() {
		return source.Value(t.rest)
	}
	return t.carrying
}

// transitQuery reads the owed amounts of the wallets' open requests and the bridges' amounts in transit to them, as a
// query that can be batched with others. There must be a wallet.
func transitQuery(into *[]transit, wallets ...uuid.UUID) store.BatchQuery {
	args := make([]any, len(wallets))
	for i, w := range wallets {
		args[i] = w
	}
	of := store.Placeholders(1, len(wallets))
	return store.BatchQuery{
		SQL: `SELECT r.wallet_id, r.yield_source_id, r.redeem, r.chain, s.token, r.given, r.claimed, r.returned, r.in_transit, r.reserved, l.destination, w.kind, CASE WHEN ` + isGivenUpSQL("r") + ` THEN 'cancelled' ELSE w.status END, r.requested_at, r.id
			FROM source_requests r JOIN steps s ON s.id = r.id JOIN legs l ON l.id = s.leg_id JOIN workflows w ON w.id = r.workflow_id
			WHERE r.completed_at IS NULL AND r.wallet_id IN (` + of + `)
			UNION ALL SELECT b.wallet_id, '', 0, b.destination, b.token, '0', '0', '0', b.in_transit, 0, l.destination, w.kind, CASE WHEN ` + isGivenUpSQL("b") + ` THEN 'cancelled' ELSE w.status END, b.sent_at, b.id
			FROM bridge_transfers b JOIN steps s ON s.id = b.id JOIN legs l ON l.id = s.leg_id JOIN workflows w ON w.id = b.workflow_id
			WHERE b.completed_at IS NULL AND b.wallet_id IN (` + of + `) ORDER BY 14, 15`,
		Args: args,
		Read: func(rows store.Rows) error {
			for rows.Next() {
				t, err := scanTransit(rows)
				if err != nil {
					return err
				}
				*into = append(*into, t)
			}
			return rows.Err()
		},
	}
}

func scanTransit(row store.Rows) (transit, error) {
	var t transit
	var r SourceRequest
	var redeem int64
	var destination string
	var kind wallet.WorkflowKind
	var status Status
	var since int64
	var id string
	if err := row.Scan(&t.wallet, &t.source, &redeem, &t.chain, &t.token, &r.Given, &r.Claimed, &r.Returned, &t.carrying, &t.reserved, &destination, &kind, &status, &since, &id); err != nil {
		return t, err
	}
	t.redeem, t.rest = redeem == 1, r.Rest()
	bridged := t.source == ""
	if bridged {
		t.source = chain.CashID(t.chain, t.token)
	}
	var to Place
	if err := json.Unmarshal([]byte(destination), &to); err != nil {
		return t, err
	}
	switch {
	case status == Cancelled && (t.redeem || bridged):
		t.toward = chain.CashID(t.chain, t.token) // the received amount stays
	case kind == wallet.Rebalance:
		t.toward = to.ID
	}
	return t, nil
}

// addTransit adds to holdings the amounts in transit: to the source that owes them, at cost, and, at their expected
// value, to the position that they come to.
func addTransit(holdings []Holding, t transit, value money.USD, of func(id string) Holding) []Holding {
	find := func(id string) *Holding {
		for i := range holdings {
			if holdings[i].ID == id {
				return &holdings[i]
			}
		}
		holdings = append(holdings, of(id))
		return &holdings[len(holdings)-1]
	}
	find(t.source).InTransit += t.carrying
	if t.toward != "" {
		find(t.toward).Coming += value + t.reserved
	}
	return holdings
}
