package verify

import (
	"context"
	"errors"
	"fmt"
	"math/big"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/yield"
)

// checkOwed compares the owed amounts of open requests with those of their sources. An unknown amount has not passed:
// a chain that is not served, a source that cannot be read, or one that allows no claim and so may hide its debt, is
// unread. Requests with work in flight are left for the next time.
func (v Verifier) checkOwed(ctx context.Context, ids []any) (findings, error) {
	groups, err := v.loadOpenGroups(ctx, ids)
	if err != nil || len(groups) == 0 {
		return nil, err
	}
	var f findings
	byChain := map[chain.Name][]*openGroup{}
	for _, g := range groups {
		on := chain.Name(g.row.chain)
		switch {
		case v.Clients[on] == nil:
			g.reportUnread(&f, "the configuration has no chain %s", on)
		case g.controller == "":
			g.reportUnread(&f, "its wallet has no address on %s", on)
		default:
			byChain[on] = append(byChain[on], g)
		}
	}
	for on, groups := range byChain {
		queries := make([]yield.RequestQuery, len(groups))
		for i, g := range groups {
			queries[i] = yield.RequestQuery{Source: g.row.source, Controller: chain.Address(g.controller), Redeem: g.row.redeem == 1}
		}
		states, err := v.Catalog.RequestStates(ctx, on, queries)
		if err != nil {
			return nil, fmt.Errorf("reading the claims on sources: %w", err)
		}
		if len(states) != len(queries) {
			return nil, errors.New("not every question about requests was answered")
		}
		for i, g := range groups {
			g.checkState(states[i], &f)
		}
	}
	return f, nil
}

// checkState compares a group with its source's state. A source that rejects claims may report a claimable amount of
// zero: its debt is then not known, and at least the reported one.
func (g *openGroup) checkState(s yield.RequestState, f *findings) {
	owes := new(big.Int).Add(s.Pending.Big(), s.Claimable.Big())
	owes.Add(owes, s.PendingCancel.Big()).Add(owes, s.ClaimableCancel.Big())
	say := f.sayOf(InTransit, g.row.id, parseID(g.row.wallet), "request "+g.row.id+" ")
	switch {
	case s.Err != nil:
		g.reportUnread(f, "%s does not say what it owes: %v", g.row.source, s.Err)
	case g.busy || int64(s.Block) < g.block || owes.Cmp(g.owed) >= 0:
	case s.Brings.IsZero() && s.Claimable.IsZero():
		g.reportUnread(f, "%s lets nothing be claimed and shows no more than %s in block %d, of %s that it was given", g.row.source, owes, s.Block, g.owed)
	default:
		say(true, "is one of those for which %s owes %s in block %d, and was given %s", g.row.source, owes, s.Block, g.owed)
	}
}

// reportUnread reports why the group's owed amount is not known.
func (g *openGroup) reportUnread(f *findings, format string, args ...any) {
	f.sayOf(Unread, g.row.id, parseID(g.row.wallet), "request "+g.row.id+" is not compared: ")(true, format, args...)
}

// openGroup is the owed amount of all open requests of a wallet of one source and direction.
type openGroup struct {
	row        requestRow
	controller string
	owed       *big.Int
	block      int64
	busy       bool
}

// loadOpenGroups reads the groups of the wallets and chains of which a request is among the ids.
func (v Verifier) loadOpenGroups(ctx context.Context, ids []any) ([]*openGroup, error) {
	rows, err := v.DB.Query(ctx, `SELECT `+requestRowColumns+`, COALESCE(a.address, '') FROM source_requests r LEFT JOIN wallet_addresses a ON a.wallet_id = r.wallet_id AND a.chain = r.chain
		WHERE r.completed_at IS NULL AND EXISTS (SELECT 1 FROM source_requests o WHERE o.wallet_id = r.wallet_id AND o.chain = r.chain AND o.completed_at IS NULL AND o.id IN (`+store.Placeholders(1, len(ids))+`))
		ORDER BY r.wallet_id, r.yield_source_id, r.redeem, r.id`, append([]any{}, ids...)...)
	var groups []*openGroup
	_, err = store.Collect(rows, err, func(row store.Rows) (struct{}, error) {
		var r requestRow
		var address string
		if err := row.Scan(append(r.fields(), &address)...); err != nil {
			return struct{}{}, err
		}
		if n := len(groups); n == 0 || groups[n-1].row.wallet != r.wallet || groups[n-1].row.source != r.source || groups[n-1].row.redeem != r.redeem {
			groups = append(groups, &openGroup{row: r, controller: address, owed: new(big.Int)})
		}
		g := groups[len(groups)-1]
		g.owed.Add(g.owed, r.rest())
		g.block, g.busy = max(g.block, r.block), g.busy || r.underWay != ""
		return struct{}{}, nil
	})
	if err != nil {
		return nil, fmt.Errorf("reading open requests: %w", err)
	}
	return groups, nil
}
