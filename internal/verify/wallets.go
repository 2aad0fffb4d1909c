package verify

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/wallet"
)

// walletRow is a wallet as its row has it.
type walletRow struct {
	id                                string
	organization, requestID           string
	lifecycle, addresses, strategy    string
	auto                              int64
	label, folded                     string
	withdrawal, rebalance             string // the active ones
	requestResource, requestOperation string // of the request that made it
	requestedBy                       string // another request that made it
	provisioning                      bool
	createdMicros, updatedMicros      int64
}

type addressRow struct{ chain, address string }

// positionRow is a position as its row has it.
type positionRow struct {
	id, organization, kind, chain, token, source string
	balance, reserved                            int64
	units                                        string
}

// unfinishedRow is a workflow that has not ended.
type unfinishedRow struct{ id, kind string }

// walletFacts are a page of wallets with related rows, by the wallet's id.
type walletFacts struct {
	wallets    map[string]walletRow
	addresses  map[string][]addressRow
	positions  map[string][]positionRow
	unfinished map[string][]unfinishedRow
	promises   map[string][]promise
}

// checkSeed holds wallets' addresses against the seed.
func (v Verifier) checkSeed(ctx context.Context, ids []any) (findings, error) {
	facts, err := v.loadWalletFacts(ctx, ids)
	if err != nil {
		return nil, err
	}
	derived, err := v.deriveAddresses(ctx, slices.Collect(maps.Keys(facts.wallets)))
	if err != nil {
		return nil, err
	}
	var f findings
	for id, w := range facts.wallets {
		checkAddresses(w, derived, v.chainNames(), facts.addresses[id], f.sayOf(AddressesSeed, id, parseID(id), ""))
		f.withhold(id, slices.ContainsFunc(facts.addresses[id], func(a addressRow) bool { return !strings.Contains(w.addresses, a.address) })) // it may be another organization's
	}
	return f, nil
}

// checkWallets compares wallets with their requests, their positions and their work in flight.
func (v Verifier) checkWallets(ctx context.Context, ids []any) (findings, error) {
	facts, err := v.loadWalletFacts(ctx, ids)
	if err != nil {
		return nil, err
	}
	assets, err := v.loadAssets(ctx)
	if err != nil {
		return nil, err
	}
	var f findings
	for id, w := range facts.wallets {
		wallet := parseID(id)
		checkWalletRow(w, facts.unfinished[id], f.sayOf(WalletsRequests, id, wallet, ""))
		say := f.sayOf(JournalPositions, id, wallet, "")
		for _, p := range facts.positions[id] {
			checkPositionRow(w, p, len(facts.addresses[id]) > 0, say)
			checkSource(p, assets, say)
		}
		checkReserved(facts.positions[id], facts.promises[id], f.sayOf(Reservations, id, wallet, ""))
	}
	return f, nil
}

// sayIf adds a finding if the condition is true.
type sayIf = func(wrong bool, format string, args ...any)

// deriveAddresses are the addresses of owners by the seed; none where it is not known.
func (v Verifier) deriveAddresses(ctx context.Context, owners []string) (map[uuid.UUID]custody.Addresses, error) {
	derived := map[uuid.UUID]custody.Addresses{}
	if v.Addresses == nil || len(owners) == 0 {
		return derived, nil
	}
	ids := make([]uuid.UUID, len(owners))
	for n, owner := range owners {
		ids[n] = parseID(owner)
	}
	found, err := v.Addresses(ctx, ids...)
	if err != nil || len(found) != len(ids) {
		return nil, errors.Join(fmt.Errorf("deriving %d addresses of %d", len(found), len(ids)), err)
	}
	for n, id := range ids {
		derived[id] = found[n]
	}
	return derived, nil
}

// checkAddresses compares a wallet's addresses with those of the seed. One row decides where deposits are looked for,
// the other which address is shown.
func checkAddresses(w walletRow, derived map[uuid.UUID]custody.Addresses, followed []chain.Name, rows []addressRow, say sayIf) {
	var shown map[string]string
	err := json.Unmarshal([]byte(w.addresses), &shown)
	say(err != nil, "the addresses shown are no JSON: %q", w.addresses)
	of, ok := derived[parseID(w.id)]
	if !ok {
		return
	}
	matched := map[string]string{}
	for _, a := range rows {
		want := of.EVM
		if chain.Name(a.chain).IsSolana() {
			want = of.Solana
		}
		say(!chain.Name(a.chain).Valid(), "has an address on %q, which is no chain", a.chain)
		say(a.address != string(want), "the address on %s is %s, the seed gives %s", a.chain, a.address, want)
		matched[a.chain] = a.address
	}
	say(w.lifecycle == string(wallet.Active) && len(rows) == 0, "is active and has no address")
	say(w.lifecycle != string(wallet.Active) && len(rows) > 0, "is %s and has addresses", w.lifecycle)
	if len(rows) > 0 {
		say(!maps.Equal(matched, shown), "shows the addresses %v, deposits are looked for at %v", shown, matched)
	}
	for _, name := range followed {
		_, ok := matched[string(name)]
		say(len(rows) > 0 && !ok, "has no address on %s: nothing that is paid there is seen", name)
	}
}

// checkWalletRow holds the row against the request that made it and the workflows
// that are under way.
func checkWalletRow(w walletRow, unfinished []unfinishedRow, say sayIf) {
	say(w.requestedBy != "", "is of organization %s by request %s, and was asked for by %s", w.organization, w.requestID, w.requestedBy)
	say(w.requestOperation != "" && (w.requestOperation != "wallet.create" || w.requestResource != w.id),
		"request %s made %s by %s", w.requestID, w.requestResource, w.requestOperation)
	say(!wallet.Lifecycle(w.lifecycle).Valid(), "is %q, which is no state", w.lifecycle)
	say(w.lifecycle == string(wallet.Creating) && !w.provisioning, "is creating, and no task gives it addresses")
	say((w.auto == 1) != (w.strategy != ""), "is automatic: %d, and its strategy is %q", w.auto, w.strategy)
	say(w.folded != strings.ToLower(w.label), "is labelled %q and found as %q", w.label, w.folded)
	active := map[string]string{string(wallet.Withdrawal): w.withdrawal, string(wallet.Rebalance): w.rebalance}
	under := map[string]bool{}
	for _, u := range unfinished {
		under[u.id] = true
		say(active[u.kind] != u.id, "%s %s has not ended, the wallet names %q", u.kind, u.id, active[u.kind])
	}
	for kind, id := range active {
		say(id != "" && !under[id], "names the %s %s, which is not under way", kind, id)
	}
}

// checkPositionRow holds a position against its own id and its wallet.
func checkPositionRow(w walletRow, p positionRow, addressed bool, say sayIf) {
	say(p.organization != w.organization, "position %s is of organization %s, the wallet of %s", p.id, p.organization, w.organization)
	say(!addressed && (p.balance != 0 || p.reserved != 0), "position %s holds money and the wallet has no address", p.id)
	switch p.kind {
	case "cash":
		say(p.id != chain.CashID(chain.Name(p.chain), chain.Token(p.token)), "position %s is cash of %s on %s", p.id, p.token, p.chain)
		say(p.source != "" || p.units != "", "position %s is cash and has shares of a source", p.id)
	case "yield_source":
		say(p.source != p.id, "position %s holds shares of %s", p.id, p.source)
		n := parseUnits(p.units)
		say(n == nil || n.Sign() < 0, "position %s has %q shares", p.id, p.units)
	default:
		say(true, "position %s is %q, which is no kind", p.id, p.kind)
	}
}

// checkSource holds a position in a source of the catalog against that.
func checkSource(p positionRow, assets assetIndex, say sayIf) {
	if p.kind != "yield_source" {
		return
	}
	for key, a := range assets {
		say(key.position == p.id && (string(key.chain) != p.chain || string(a.token) != p.token), "position %s is in %s on %s, its source in %s on %s",
			p.id, p.token, p.chain, a.token, key.chain)
	}
}

func (v Verifier) loadWalletFacts(ctx context.Context, ids []any) (facts walletFacts, err error) {
	in := ` IN (` + store.Placeholders(1, len(ids)) + `)`
	query := func(text string) (store.Rows, error) { return v.DB.Query(ctx, text, append([]any{}, ids...)...) }

	rows, err := query(`SELECT w.id, w.organization_id, w.request_id, w.lifecycle, w.addresses, COALESCE(w.strategy, ''), w.auto_rebalance, w.label, w.label_folded,
		COALESCE(w.active_withdrawal, ''), COALESCE(w.active_rebalance, ''), COALESCE(r.resource_id, ''), COALESCE(r.operation, ''),
		(SELECT COUNT(*) FROM tasks t WHERE t.kind = 'wallet.provision' AND t.key = w.id), w.created_at, w.updated_at
		FROM wallets w LEFT JOIN requests r ON r.organization_id = w.organization_id AND r.request_id = w.request_id WHERE w.id` + in)
	facts.wallets, err = collectBy(rows, err, func(row store.Rows) (string, walletRow, error) {
		var w walletRow
		var tasks int
		err := row.Scan(&w.id, &w.organization, &w.requestID, &w.lifecycle, &w.addresses, &w.strategy, &w.auto, &w.label, &w.folded,
			&w.withdrawal, &w.rebalance, &w.requestResource, &w.requestOperation, &tasks, &w.createdMicros, &w.updatedMicros)
		w.provisioning = tasks > 0
		return w.id, w, err
	})
	if err != nil {
		return facts, fmt.Errorf("reading wallets: %w", err)
	}
	if err := v.findOtherRequests(ctx, facts.wallets); err != nil {
		return facts, err
	}
	rows, err = query(`SELECT wallet_id, chain, address FROM wallet_addresses WHERE wallet_id` + in)
	facts.addresses, err = collectGroups(rows, err, func(row store.Rows) (id string, a addressRow, err error) {
		return id, a, row.Scan(&id, &a.chain, &a.address)
	})
	if err != nil {
		return facts, fmt.Errorf("reading addresses: %w", err)
	}
	rows, err = query(`SELECT wallet_id, position_id, organization_id, kind, chain, token, COALESCE(yield_source_id, ''), balance, reserved, COALESCE(units, '')
		FROM positions WHERE wallet_id` + in)
	facts.positions, err = collectGroups(rows, err, func(row store.Rows) (id string, p positionRow, err error) {
		return id, p, row.Scan(&id, &p.id, &p.organization, &p.kind, &p.chain, &p.token, &p.source, &p.balance, &p.reserved, &p.units)
	})
	if err != nil {
		return facts, fmt.Errorf("reading positions: %w", err)
	}
	rows, err = query(`SELECT wallet_id, id, kind FROM workflows WHERE completed_at IS NULL AND waiting_since IS NULL AND wallet_id` + in)
	facts.unfinished, err = collectGroups(rows, err, func(row store.Rows) (id string, u unfinishedRow, err error) {
		return id, u, row.Scan(&id, &u.id, &u.kind)
	})
	if err != nil {
		return facts, fmt.Errorf("reading workflows: %w", err)
	}
	facts.promises, err = v.loadPromises(ctx, ids)
	return facts, err
}

// findOtherRequests looks for the requests that made wallets whose own request is not
// there. That of a wallet which was restored is nowhere, until it is repeated. No index
// helps here: it is a question about few.
func (v Verifier) findOtherRequests(ctx context.Context, wallets map[string]walletRow) error {
	var missing []any
	for id, w := range wallets {
		if w.requestOperation == "" {
			missing = append(missing, id)
		}
	}
	if len(missing) == 0 {
		return nil
	}
	rows, err := v.DB.Query(ctx, `SELECT resource_id, organization_id, request_id FROM requests
		WHERE operation = 'wallet.create' AND resource_id IN (`+store.Placeholders(1, len(missing))+`)`, missing...)
	_, err = store.Collect(rows, err, func(row store.Rows) (struct{}, error) {
		var id, organization, request string
		err := row.Scan(&id, &organization, &request)
		w := wallets[id]
		w.requestedBy = organization + " by request " + request
		wallets[id] = w
		return struct{}{}, err
	})
	if err != nil {
		return fmt.Errorf("reading requests: %w", err)
	}
	return nil
}

// promise is an open step's reservation of a position.
type promise struct {
	position string
	amount   int64
}

// loadPromises reads the reservations of steps: of each open leg, its first open step. The proceeds of a redemption
// are reserved for the payout behind it.
func (v Verifier) loadPromises(ctx context.Context, wallets []any) (map[string][]promise, error) {
	rows, err := v.DB.Query(ctx, `SELECT w.wallet_id, s.leg_id, s.kind, s.chain, s.token, COALESCE(s.yield_source_id, ''), s.amount
		FROM workflows w JOIN steps s ON s.workflow_id = w.id
		WHERE w.completed_at IS NULL AND s.state IN ('pending', 'pending_customer_approval', 'processing') AND w.wallet_id IN (`+store.Placeholders(1, len(wallets))+`)
		ORDER BY s.leg_id, s.ordinal`, append([]any{}, wallets...)...)
	if err != nil {
		return nil, fmt.Errorf("reading unfinished steps: %w", err)
	}
	defer rows.Close()
	all := map[string][]promise{}
	var last string
	for rows.Next() {
		var id, leg, kind, on, token, source string
		var amount int64
		if err := rows.Scan(&id, &leg, &kind, &on, &token, &source, &amount); err != nil {
			return nil, fmt.Errorf("reading unfinished steps: %w: %w", store.ErrUnreadable, err)
		}
		if leg == last {
			continue
		}
		last = leg
		if followsRequest(kind) || kind == stepBridgeIn {
			continue // its request shows its reservation, and an amount in transit has none
		}
		p := promise{chain.CashID(chain.Name(on), chain.Token(token)), amount}
		if kind == stepRedeem || kind == stepRequestRedeem {
			p.position = source
		}
		all[id] = append(all[id], p)
	}
	if err := rows.Err(); err != nil {
		return nil, fmt.Errorf("reading unfinished steps: %w", err)
	}
	return all, v.addRequestPromises(ctx, wallets, all)
}

// addRequestPromises adds the proceeds of claims that are reserved for the steps after their requests.
func (v Verifier) addRequestPromises(ctx context.Context, wallets []any, all map[string][]promise) error {
	rows, err := v.DB.Query(ctx, `SELECT r.wallet_id, r.chain, s.token, r.reserved FROM source_requests r JOIN steps s ON s.id = r.id
		WHERE r.completed_at IS NULL AND r.reserved <> 0 AND r.wallet_id IN (`+store.Placeholders(1, len(wallets))+`)`, append([]any{}, wallets...)...)
	_, err = store.Collect(rows, err, func(row store.Rows) (struct{}, error) {
		var id, on, token string
		var amount int64
		err := row.Scan(&id, &on, &token, &amount)
		all[id] = append(all[id], promise{chain.CashID(chain.Name(on), chain.Token(token)), amount})
		return struct{}{}, err
	})
	if err != nil {
		return fmt.Errorf("reading the reservations of requests: %w", err)
	}
	return nil
}

// checkReserved compares the reserved amounts with those of open steps.
func checkReserved(positions []positionRow, promises []promise, say sayIf) {
	want := map[string]int64{}
	for _, p := range promises {
		want[p.position] += p.amount
	}
	for _, p := range positions {
		say(p.reserved != want[p.id], "position %s has %s reserved, what is under way takes %s", p.id, usd(p.reserved), usd(want[p.id]))
		delete(want, p.id)
	}
	for id, amount := range want {
		say(amount != 0, "what is under way takes %s of position %s, which is not there", usd(amount), id)
	}
}
