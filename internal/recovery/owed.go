package recovery

import (
	"context"
	"fmt"
	"maps"
	"math/big"
	"slices"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/intent/evmintent"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/yield"
)

// Owed is an amount that a source which settles later owes to a wallet beyond the requests in the books: units of
// the stablecoin for deposits, shares for redemptions. It was requested by a database that was lost, or by a
// stranger in the wallet's name. Only the wallet can claim it.
type Owed struct {
	Wallet   uuid.UUID
	Account  chain.Address // of the wallet
	Chain    chain.Name
	Source   string
	Redeem   bool
	Units    money.Units
	Block    uint64
	Unstated error // if the amount cannot be read; Units is not valid then

	organization uuid.UUID
}

// FindOwed calls report for each amount that a source of the chain owes to the named wallets, or all if wallets is
// nil, beyond the open requests in the books. It makes no entries.
func (s *Service) FindOwed(ctx context.Context, on chain.Name, wallets []uuid.UUID, report func(Owed) error) error {
	ctx, err := s.Catalog.Pin(ctx)
	if err != nil {
		return err
	}
	asked, err := s.listRequestQueries(ctx, on)
	if err != nil || len(asked) == 0 {
		return err
	}
	return s.eachPage(ctx, on, wallets, "reading the amounts that sources owe on "+string(on), func(page []account) error {
		var queries []yield.RequestQuery
		for _, a := range page {
			for _, q := range asked {
				q.Controller = a.address
				queries = append(queries, q)
			}
		}
		states, err := s.Catalog.RequestStates(ctx, on, queries)
		if err != nil {
			return err
		}
		known, err := s.loadOpenRests(ctx, on, page)
		if err != nil {
			return err
		}
		for n, state := range states {
			of := page[n/len(asked)]
			owed := Owed{Wallet: of.wallet, organization: of.organization, Account: of.address, Chain: on, Source: queries[n].Source, Redeem: queries[n].Redeem, Block: state.Block, Unstated: state.Err}
			if state.Err == nil {
				if owed.Units, err = excessOf(state, known[requestKey{owed.Wallet, owed.Source, owed.Redeem}]); err != nil {
					return err
				}
			}
			if owed.Unstated == nil && owed.Units.IsZero() {
				continue
			}
			if err := report(owed); err != nil {
				return err
			}
		}
		return nil
	})
}

// Request is a request to a source that a lost database made, of which something is owed.
type Request struct {
	Owed
	evmintent.RequestMade
	Value money.USD // of the shares that a redemption gave, at a price on which all nodes agree
}

// Ledger is the part of the books that FindRequests needs.
type Ledger interface {
	// ClaimID returns the id of the nth claim of a request.
	ClaimID(organization, request uuid.UUID, redeem bool, n int) uuid.UUID
	// ReturnID returns the id of the nth claim of an amount that the source of a request has returned.
	ReturnID(organization, request uuid.UUID, n int) uuid.UUID
	// Enter makes the request known to the books. It returns false if they know it.
	Enter(ctx context.Context, r Request) (entered bool, err error)
}

// FindRequests searches a chain for the requests of the owed amounts, the newest block first, up to a final block,
// and enters each in the books. The rest of a request is the part that its own claims have not claimed, of the
// settled or returned amount. One with more rest than is owed was returned by a claim of another request, and is left
// out; so strangers' requests in a wallet's name enter none that has ended.
func (s *Service) FindRequests(ctx context.Context, amounts []Owed, upTo uint64, books Ledger) error {
	type direction struct {
		source string
		redeem bool
	}
	by := map[direction]map[chain.Address]*Owed{}
	for i := range amounts {
		of := direction{amounts[i].Source, amounts[i].Redeem}
		if by[of] == nil {
			by[of] = map[chain.Address]*Owed{}
		}
		by[of][amounts[i].Account] = &amounts[i]
	}
	for of, owed := range by {
		if err := s.findRequestsTo(ctx, of.source, of.redeem, owed, upTo, books); err != nil {
			return err
		}
	}
	return nil
}

func (s *Service) findRequestsTo(ctx context.Context, id string, redeem bool, owed map[chain.Address]*Owed, upTo uint64, books Ledger) error {
	source, err := s.Catalog.Get(ctx, id)
	if err != nil {
		return err
	}
	var price yield.Price
	if redeem {
		block, err := s.Clients[source.Chain].AgreedBlock(ctx, upTo)
		if err == nil {
			price, err = s.Catalog.AgreedPrice(ctx, id, block)
		}
		if err != nil {
			return fmt.Errorf("reading the price of %s: %w", id, err)
		}
	}
	claims, returns := map[uuid.UUID]money.Units{}, map[uuid.UUID]money.Units{}
	return s.Requests.FindRequests(ctx, source, redeem, slices.Collect(maps.Keys(owed)), upTo, s.progressOf("searching for requests to "+id), func(made evmintent.RequestMade) (bool, error) {
		left := owed[made.Account]
		if left == nil {
			return true, nil
		}
		if made.Claim || made.Return {
			of := claims
			if made.Return {
				of = returns
			}
			of[made.ID] = made.Units
			return true, nil
		}
		rest := restOf(made.Units, claims, func(n int) uuid.UUID { return books.ClaimID(left.organization, made.ID, redeem, n) })
		rest = restOf(rest, returns, func(n int) uuid.UUID { return books.ReturnID(left.organization, made.ID, n) })
		if rest.IsZero() || rest.Cmp(left.Units) > 0 {
			return true, nil
		}
		entered, err := books.Enter(ctx, Request{*left, made, price.Value(made.Units)})
		if err != nil || !entered {
			return true, err
		}
		if left.Units, err = left.Units.Sub(rest); err != nil {
			return false, err
		}
		if left.Units.IsZero() {
			delete(owed, made.Account)
		}
		return len(owed) > 0, nil
	})
}

// restOf returns the units that no step with one of the ids has taken, in the order of the ids up to the first that took none. It is 0 if
// they took more, as a return of several requests does.
func restOf(units money.Units, taken map[uuid.UUID]money.Units, id func(n int) uuid.UUID) money.Units {
	for n := 0; ; n++ {
		part, is := taken[id(n)]
		if !is {
			return units
		}
		left, err := units.Sub(part)
		if err != nil {
			return money.Units{}
		}
		units = left
	}
}

// excessOf returns the amount that a source owes beyond the known requests.
func excessOf(state yield.RequestState, known *big.Int) (money.Units, error) {
	owes := new(big.Int)
	for _, part := range []money.Units{state.Pending, state.Claimable, state.PendingCancel, state.ClaimableCancel} {
		owes.Add(owes, part.Big())
	}
	if known != nil {
		owes.Sub(owes, known)
	}
	if owes.Sign() <= 0 {
		return money.Units{}, nil
	}
	units, err := money.UnitsFromBig(owes)
	if err != nil {
		return money.Units{}, fmt.Errorf("reading the amount that a source owes: %w", err)
	}
	return units, nil
}

// listRequestQueries returns the questions about each source of a chain that settles later, without a controller.
func (s *Service) listRequestQueries(ctx context.Context, on chain.Name) ([]yield.RequestQuery, error) {
	sources, err := s.Catalog.List(ctx)
	if err != nil {
		return nil, err
	}
	var asked []yield.RequestQuery
	for _, source := range sources {
		for _, redeem := range []bool{false, true} {
			if source.Chain == on && source.TakesRequests(redeem) {
				asked = append(asked, yield.RequestQuery{Source: source.ID, Redeem: redeem})
			}
		}
	}
	return asked, nil
}

// requestKey is a wallet's requests to a source in one direction.
type requestKey struct {
	wallet uuid.UUID
	source string
	redeem bool
}

// loadOpenRests returns the sum that is neither claimed nor returned of the wallets' open requests, and of those that
// were entered and are not settled yet.
func (s *Service) loadOpenRests(ctx context.Context, on chain.Name, page []account) (map[requestKey]*big.Int, error) {
	ids := make([]any, len(page), len(page)+1)
	for i, a := range page {
		ids[i] = a.wallet
	}
	of := ` IN (` + store.Placeholders(1, len(page)) + `) AND %s.chain = $` + fmt.Sprint(len(page)+1)
	rows, err := s.DB.Query(ctx, `SELECT r.wallet_id, r.yield_source_id, r.redeem, r.given, r.claimed, r.returned FROM source_requests r
		WHERE r.completed_at IS NULL AND r.wallet_id`+fmt.Sprintf(of, "r")+`
		UNION ALL SELECT w.wallet_id, s.yield_source_id, CASE WHEN s.shares IS NULL THEN 0 ELSE 1 END, COALESCE(s.shares, CAST(l.amount AS TEXT)), '0', '0'
		FROM workflows w JOIN legs l ON l.workflow_id = w.id JOIN steps s ON s.leg_id = l.id
		WHERE w.reason = 'recovered_request' AND w.completed_at IS NULL AND s.ordinal = 0 AND s.yield_source_id IS NOT NULL AND s.state = 'processing' AND w.wallet_id`+fmt.Sprintf(of, "s"), append(ids, string(on))...)
	rests := map[requestKey]*big.Int{}
	_, err = store.Collect(rows, err, func(row store.Rows) (struct{}, error) {
		var key requestKey
		var redeem int64
		var given, claimed, returned money.Units
		if err := row.Scan(&key.wallet, &key.source, &redeem, &given, &claimed, &returned); err != nil {
			return struct{}{}, err
		}
		key.redeem = redeem == 1
		if rests[key] == nil {
			rests[key] = new(big.Int)
		}
		rests[key].Add(rests[key], given.Big()).Sub(rests[key], claimed.Big()).Sub(rests[key], returned.Big())
		return struct{}{}, nil
	})
	if err != nil {
		return nil, fmt.Errorf("reading open requests: %w", err)
	}
	return rests, nil
}
