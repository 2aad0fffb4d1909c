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

// transit is what one open request of a wallet is owed, or what a bridge is to bring to it, and
// where that goes.
type transit struct {
	wallet uuid.UUID
	source string // for what a bridge brings the cash that it comes to
	redeem bool
	chain  chain.Name
	token  chain.Token
	rest   money.Units
	// carrying is what the rest cost; reserved is cash that its claims have brought for what
	// follows.
	carrying, reserved money.USD
	toward             string // the position that it comes to; empty if it leaves the wallet
}

// value is what the source owes: a deposit's at cost, a redemption's shares at the price that
// was struck last.
func (t transit) value(source yield.Source) money.USD {
	if t.redeem && source.Observed() {
		return source.Value(t.rest)
	}
	return t.carrying
}

// transitQuery reads what the wallets' open requests are owed and what bridges are to bring to
// them, as a question that can travel with others. There must be a wallet.
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
		t.toward = chain.CashID(t.chain, t.token) // what comes stays
	case kind == wallet.Rebalance:
		t.toward = to.ID
	}
	return t, nil
}

// addTransit adds to holdings what is on its way: to the source that owes it, at cost, and,
// at the value that it is expected to have, to the position that it comes to.
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
