package verify

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"math/big"
	"slices"
	"strings"
	"time"

	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/yield"
)

// Units are proven by the chain, and so is cash. The cost of shares, the cost of a request and the earnings are in
// the journal alone: they are computed again, entry after entry, as they were when they were posted. The amounts of
// an opening are accepted.

// costEntry is an entry with its effects on costs, and its step.
type costEntry struct {
	id                           string
	createdMicros, settledMicros int64
	step                         string // empty if it is of none of the wallet's
	kind, source, token          string
	amount                       int64
	shares                       string
	request                      string      // for which the step is
	strangers                    money.Units // of a return: the part that is of none of the wallet's requests
	given                        string      // to the request that the step made
	transit                      int64
	cash, costs                  map[string]int64 // by token, by source
	units                        map[string]*big.Int
	accounts                     map[string]bool // on which it has lines
}

// walletsPerWalk are read together.
const walletsPerWalk = 20

// checkCosts compares the costs in lines of yield positions and of amounts in transit, and so the earnings, with the
// wallet's entries before.
func (v Verifier) checkCosts(ctx context.Context, wallets []any) (findings, error) {
	var f findings
	for some := range slices.Chunk(wallets, walletsPerWalk) {
		entries, err := v.loadCostEntries(ctx, some)
		if err != nil {
			return nil, err
		}
		for wallet, of := range entries {
			for id, wrong := range walkCosts(of) {
				f = append(f, finding{wallet, Mismatch{Rule: EntriesWhole, Subject: Subject{subjectEntry, id}, Wallet: parseID(wallet), Text: "entry " + id + " " + wrong}})
			}
		}
	}
	return f, nil
}

// loadCostEntries reads the wallets' entries but those of deposits, in the order in which
// they were posted; of those that one transaction posted, the step's own is the last.
func (v Verifier) loadCostEntries(ctx context.Context, wallets []any) (map[string][]*costEntry, error) {
	made := `('` + stepRequestDeposit + `', '` + stepRequestRedeem + `', '` + stepBridgeOut + `')`
	rows, err := v.DB.Query(ctx, `SELECT l.wallet_id, l.entry_id, e.created_at, e.settled_at, l.account_kind, l.amount, l.native_units, l.token, COALESCE(l.yield_source_id, ''),
		COALESCE(s.id, ''), COALESCE(s.kind, ''), COALESCE(s.yield_source_id, ''), COALESCE(s.token, ''), COALESCE(s.amount, 0), COALESCE(s.shares, ''),
		COALESCE((SELECT m.id FROM steps m WHERE m.leg_id = s.leg_id AND m.ordinal < s.ordinal AND m.kind IN `+made+` ORDER BY m.ordinal DESC LIMIT 1), ''),
		COALESCE((SELECT r.given FROM source_requests r WHERE r.id = s.id), ''), COALESCE(s.worst_assets, ''), COALESCE(s.worst_shares, ''),
		COALESCE((SELECT i.used_before FROM intents i WHERE i.id = s.id), 0)
		FROM journal_lines l JOIN journal_entries e ON e.id = l.entry_id
		LEFT JOIN steps s ON s.id = SUBSTR(e.reference, 6) AND EXISTS (SELECT 1 FROM workflows w WHERE w.id = s.workflow_id AND w.wallet_id = l.wallet_id)
		WHERE e.event_type <> '`+string(ledger.Deposit)+`' AND l.wallet_id IN (`+store.Placeholders(1, len(wallets))+`)
		ORDER BY l.wallet_id, e.created_at, e.reference, l.line_number`, wallets...)
	entries := map[string][]*costEntry{}
	_, err = store.Collect(rows, err, func(row store.Rows) (struct{}, error) {
		var wallet, account, units, token, source, own, all string
		var amount, usedBefore int64
		e := &costEntry{cash: map[string]int64{}, costs: map[string]int64{}, units: map[string]*big.Int{}, accounts: map[string]bool{}}
		err := row.Scan(&wallet, &e.id, &e.createdMicros, &e.settledMicros, &account, &amount, &units, &token, &source,
			&e.step, &e.kind, &e.source, &e.token, &e.amount, &e.shares, &e.request, &e.given, &own, &all, &usedBefore)
		if err != nil {
			return struct{}{}, err
		}
		of := entries[wallet]
		if len(of) > 0 && of[len(of)-1].id == e.id {
			e = of[len(of)-1]
		} else {
			entries[wallet] = append(of, e)
		}
		if e.kind == stepClaimCancelled {
			e.strangers = transfer.StrangersPart(unitsOrZero(e.shares), yield.Price{Assets: unitsOrZero(own), Shares: unitsOrZero(all)}, usedBefore == 1)
		}
		e.addLine(ledger.Account(account), amount, units, token, source)
		return struct{}{}, nil
	})
	if err != nil {
		return nil, fmt.Errorf("reading the carried intents: %w", err)
	}
	return entries, nil
}

func (e *costEntry) addLine(account ledger.Account, amount int64, units, token, source string) {
	e.accounts[string(account)] = true
	switch account {
	case ledger.Cash:
		e.cash[token] += amount
	case ledger.InTransit:
		e.transit += amount
	case ledger.YieldPosition:
		e.costs[source] += amount
		sum := orZero(e.units[source])
		e.units[source] = sum.Add(sum, orZero(parseUnits(units)))
	}
}

// costBook has the costs of a wallet's positions and requests.
type costBook struct {
	shares   map[string]*big.Int
	costs    map[string]int64
	requests map[string]transfer.SourceRequest
	bridged  map[string]money.USD // in transit between chains
}

func newCostBook() costBook {
	return costBook{map[string]*big.Int{}, map[string]int64{}, map[string]transfer.SourceRequest{}, map[string]money.USD{}}
}

func (b costBook) clone() costBook {
	return costBook{maps.Clone(b.shares), maps.Clone(b.costs), maps.Clone(b.requests), maps.Clone(b.bridged)}
}

// Stamps order entries, and clocks of replicas may be apart: a misfit is right if it fits in another order of the
// entries posted beside it.
const (
	reordered       = 3 // entries on either side
	reorderedMicros = int64(postedWithin / time.Microsecond)
)

// mostMisfits bounds those reported for a wallet: the entries after a forged one do not fit either.
const mostMisfits = 5

// walkCosts returns the faults of a wallet's entries.
func walkCosts(entries []*costEntry) map[string]string {
	wrong := map[string]string{}
	book := newCostBook()
	for at := 0; at < len(entries) && len(wrong) < mostMisfits; at++ {
		problem := book.apply(entries[at])
		if problem == "" {
			continue
		}
		first, end := findBeside(entries, at)
		before := newCostBook() // the order in which earlier ones were applied does not matter
		for _, e := range entries[:first] {
			before.apply(e)
		}
		after, fits := before.applyInSomeOrder(entries[first:end])
		if fits {
			book, at = after, end-1
			continue
		}
		wrong[entries[at].id] = problem
	}
	return wrong
}

// findBeside returns from where to where entries may have been posted in another order.
func findBeside(entries []*costEntry, at int) (first, end int) {
	near := func(i int) bool {
		apart := entries[i].createdMicros - entries[at].createdMicros
		return max(apart, -apart) <= reorderedMicros
	}
	first, end = at, at+1
	for first > 0 && at-first < reordered && near(first-1) {
		first--
	}
	for end < len(entries) && end-at <= reordered && near(end) {
		end++
	}
	return first, end
}

// applyInSomeOrder applies entries in an order in which all of them fit, if there is one.
func (b costBook) applyInSomeOrder(entries []*costEntry) (after costBook, fits bool) {
	if len(entries) == 0 {
		return b, true
	}
	for i, e := range entries {
		next := b.clone()
		if next.apply(e) != "" {
			continue
		}
		after, fits = next.applyInSomeOrder(slices.Delete(slices.Clone(entries), i, i+1))
		if fits {
			return after, true
		}
	}
	return b, false
}

// apply applies an entry to the book, and describes its difference from the right one, empty if there is none.
func (b costBook) apply(e *costEntry) (problem string) {
	var problems []string
	say := func(wrong bool, format string, args ...any) {
		if wrong {
			problems = append(problems, fmt.Sprintf(format, args...))
		}
	}
	if e.step != "" {
		b.checkStep(e, say)
	}
	for source, units := range e.units {
		b.costs[source] += e.costs[source]
		b.shares[source] = new(big.Int).Add(orZero(b.shares[source]), units)
	}
	return strings.Join(problems, "; ")
}

// checkStep compares the entry of a step with the posting of such a step.
func (b costBook) checkStep(e *costEntry, say sayIf) {
	kind := transfer.StepKind(e.kind)
	allowed := []ledger.Account{ledger.Cash, ledger.YieldPosition, ledger.InTransit, ledger.YieldIncome}
	if e.kind == stepPayout {
		allowed = []ledger.Account{ledger.Cash, ledger.YieldPosition, ledger.External, ledger.NetworkFee, ledger.PartnerFee}
	}
	if bridges(e.kind) {
		allowed = bridgeEntryAccounts
	}
	for _, account := range slices.Sorted(maps.Keys(e.accounts)) {
		say(!slices.Contains(allowed, ledger.Account(account)), "has a line of %[2]s, and is of a %[1]s", e.kind, account)
	}
	carried, known := b.carriedBy(e)
	say(!known, "is for request %q, which is in no entry before it", e.request)
	transit := -carried
	for _, source := range slices.Sorted(maps.Keys(e.units)) {
		units, held := e.units[source], ledger.Position{Balance: money.USD(max(0, b.costs[source]))}
		held.Shares, _ = money.UnitsFromBig(orZero(b.shares[source])) // of forged ones, none
		want := transfer.CostMoved(kind, source == e.source, units, held, money.USD(e.cash[e.token]), carried)
		is := money.USD(e.costs[source])
		none := units.Sign() == 0 && held.Shares.IsZero() && is == 0 // an amount that the journal never had
		say(known && is != want && !none, "moves %s shares of %s at a cost of %s, by the entries before they cost %s", units, source, is, want)
		if e.kind == stepRequestRedeem && source == e.source {
			transit = max(0, -want)
		}
	}
	if e.kind == stepBridgeOut {
		b.bridged[e.step] = max(0, -money.USD(e.cash[e.token]))
		transit = b.bridged[e.step]
	}
	if e.kind == stepRequestDeposit {
		transit = max(0, -money.USD(e.cash[e.token]))
	}
	say(known && money.USD(e.transit) != transit, "has %s in transit, by the entries before it is %s", money.USD(e.transit), transit)
	if makesRequest(e.kind) {
		b.requests[e.step] = e.makeRequest()
	}
}

// makeRequest returns the request that an entry made, with its own cost. The given amount is proven by the logs:
// shares that are in no books may be among it.
func (e *costEntry) makeRequest() transfer.SourceRequest {
	r := transfer.SourceRequest{ID: parseID(e.step), Source: e.source, Redeem: e.kind == stepRequestRedeem, InTransit: money.USD(max(0, e.transit)), RequestedAt: clock.Time(e.settledMicros)}
	r.Given, _ = money.UnitsFromBig(orZero(parseUnits(e.given)))
	return r
}

// carriedBy subtracts the claim or refund of an entry from requests, and returns its cost; known is false if its
// request is in no entry.
func (b costBook) carriedBy(e *costEntry) (carried money.USD, known bool) {
	if e.kind == stepBridgeIn {
		carried, known = b.bridged[e.request]
		delete(b.bridged, e.request)
		return carried, known
	}
	if e.kind != stepClaimDeposit && e.kind != stepClaimRedeem && e.kind != stepClaimCancelled {
		return 0, true
	}
	r, known := b.requests[e.request]
	if !known {
		return 0, false
	}
	var err error
	if e.kind != stepClaimCancelled {
		units := orZero(parseUnits(e.shares))
		if e.kind == stepClaimDeposit {
			units = big.NewInt(e.amount)
		}
		claimed, _ := money.UnitsFromBig(units)
		carried, err = r.Claim(claimed)
		b.requests[e.request] = r
		return carried, err == nil
	}
	came := big.NewInt(max(0, e.cash[e.token]))
	if r.Redeem {
		came = orZero(e.units[e.source])
	}
	back, _ := money.UnitsFromBig(came)
	ids := b.returnedTo(e.request)
	requests := make([]*transfer.SourceRequest, len(ids))
	for i, id := range ids {
		r := b.requests[id]
		requests[i] = &r
	}
	carried, err = transfer.ShareReturn(back, e.strangers, requests)
	if err != nil {
		return 0, false
	}
	for i, id := range ids {
		b.requests[id] = *requests[i]
	}
	return carried, true
}

// unitsOrZero reads native units as they are in a row; zero if they are none.
func unitsOrZero(text string) money.Units {
	units, err := money.UnitsFromBig(orZero(parseUnits(text)))
	if err != nil {
		return money.Units{}
	}
	return units
}

// returnedTo returns the requests that a source's refund belongs to, in the order in which they get it: the requested
// one, then the others of its direction, by age.
func (b costBook) returnedTo(first string) []string {
	asked := b.requests[first]
	var ids []string
	for id, r := range b.requests {
		if id != first && r.Source == asked.Source && r.Redeem == asked.Redeem && !r.Rest().IsZero() {
			ids = append(ids, id)
		}
	}
	slices.SortFunc(ids, func(x, y string) int {
		return cmp.Or(b.requests[x].RequestedAt.Compare(b.requests[y].RequestedAt), strings.Compare(x, y))
	})
	return append([]string{first}, ids...)
}
