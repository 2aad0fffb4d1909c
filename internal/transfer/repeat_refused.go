package transfer

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strconv"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/wallet"
)

// A restored database may reject a repeated request that the chain has executed already: its books, which were opened from the
// balances on a chain, have too little for it, or it lacks the address book, the policy or the configuration under which the request was
// accepted. A caller that receives such a rejection would make the payment under another requestId, and pay twice.

// isNotLookedUp are the final codes for which explainRefusal looks up no ids. A caller repeats the same request after workflow_conflict,
// emergency_stop and rate_limit_exceeded, and the request is then settled from the chain. A requestId of which the
// database has a request is a conflict already. A wallet that is not known must be made again first.
var isNotLookedUp = map[fault.Code]bool{fault.WorkflowConflict: true, fault.EmergencyStop: true, fault.RateLimitExceeded: true,
	fault.RequestIDConflict: true, fault.DuplicateRequestID: true, fault.WalletNotFound: true}

// explainRefusal returns request_id_conflict in place of a final error if the chain has executed a step of the request, and any other
// error as it is. It reads no chain unless the wallet has an opening there, or the database was recovered within repeatsWithin. It
// changes no row. Error: service_temporarily_unavailable if a chain cannot be read, or is not served any more.
func (s *Service) explainRefusal(ctx context.Context, w Workflow, err error) error {
	if !fault.IsFinal(err) || isNotLookedUp[fault.CodeOf(err)] {
		return err
	}
	restored, loadErr := s.loadRestored(ctx, w)
	if loadErr != nil {
		return loadErr
	}
	if len(restored.served)+len(restored.unserved) == 0 {
		return err
	}
	ids, listErr := s.listPossibleIDs(ctx, w)
	if listErr != nil {
		return listErr
	}
	for _, on := range restored.served {
		possible := ids[on]
		executed, readErr := s.fetchExecuted(ctx, w.Wallet, map[chain.Name][]uuid.UUID{on: possible})
		if readErr != nil {
			return fault.Wrap(readErr, fault.ServiceUnavailable, "%s cannot be read to find out whether the request was executed before the database was restored", on)
		}
		for _, id := range possible {
			if !executed[id] {
				continue
			}
			hash, findErr := s.intents.FindExecution(ctx, on, w.Wallet, id)
			if findErr != nil || hash == "" {
				hash = "of nonce " + id.String()
			}
			return fault.New(fault.RequestIDConflict, "transaction %s on %s executed a part of this requestId, or gave its id up, before the database was restored, and its repetition is rejected (%s): look up its payouts on the chain before you request the rest under another requestId", hash, on, fault.CodeOf(err))
		}
	}
	if len(restored.unserved) > 0 {
		return newUnservedError(restored.unserved[0])
	}
	return err
}

// restoredChains are the chains on which a database before this one may have executed a request, in order. Those which are not
// served cannot be read.
type restoredChains struct{ served, unserved []chain.Name }

// loadRestored returns the chains on which a database before this one may have executed a request. Within repeatsWithin of a recovery
// these are all served ones, and of the others those that the request names and those on which the wallet has an opening. Later they are the ones on
// which it has an opening, but for those that are not served and that the request does not name: the wallet's requests would never be
// rejected again. It returns none in a database that was never recovered.
func (s *Service) loadRestored(ctx context.Context, w Workflow) (restored restoredChains, err error) {
	all, recent, err := s.otherChains(ctx, "")
	if err != nil {
		return restored, err
	}
	rows, err := s.db.Query(ctx, `SELECT chain FROM wallet_openings WHERE wallet_id = $1 ORDER BY chain`, w.Wallet)
	opened, err := store.Collect(rows, err, func(row store.Rows) (on chain.Name, err error) { return on, row.Scan(&on) })
	if err != nil {
		return restored, fmt.Errorf("reading a wallet's openings: %w", err)
	}
	if !recent && len(opened) == 0 {
		return restored, nil
	}
	named, err := s.loadNamedChains(ctx, w)
	if err != nil {
		return restored, err
	}
	if recent {
		restored.served = all
	}
	for _, on := range slices.Compact(slices.Sorted(slices.Values(slices.Concat(opened, named)))) {
		_, notServed := s.servedChain(on)
		isOpened := slices.Contains(opened, on)
		switch {
		case notServed == nil && isOpened && !recent:
			restored.served = append(restored.served, on)
		case notServed != nil && (recent || isOpened && slices.Contains(named, on)):
			restored.unserved = append(restored.unserved, on)
		}
	}
	return restored, nil
}

// loadNamedChains returns the chains that a request names: its destination, and those of its positions. A source that is not
// configured is on the chain on which the wallet has a position in it.
func (s *Service) loadNamedChains(ctx context.Context, w Workflow) (named []chain.Name, err error) {
	if w.DestinationChain != "" {
		named = append(named, w.DestinationChain)
	}
	if len(w.Instructions) == 0 {
		return named, nil
	}
	rows, err := s.db.Query(ctx, `SELECT position_id, chain FROM positions WHERE wallet_id = $1`, w.Wallet)
	held, err := store.Collect(rows, err, func(row store.Rows) (p namedPosition, err error) { return p, row.Scan(&p.id, &p.on) })
	if err != nil {
		return nil, fmt.Errorf("reading on which chains a wallet has positions: %w", err)
	}
	for _, name := range chain.Names() {
		for _, token := range []chain.Token{chain.USDC, chain.USDT} {
			held = append(held, namedPosition{chain.CashID(name, token), name})
		}
	}
	for _, p := range held {
		if slices.ContainsFunc(w.Instructions, func(i Instruction) bool { return i.From == p.id || i.To == p.id }) {
			named = append(named, p.on)
		}
	}
	return named, nil
}

// namedPosition is a position with its chain.
type namedPosition struct {
	id string
	on chain.Name
}

// listPossibleIDs returns, by chain, the ids of the payouts of a request, of its transfers to other chains and of its steps with
// sources. An earlier life may have paid it on any chain. A request has at most one step of a kind with a source, or between two
// chains, for each of its instructions. Its sources may have left the catalog since.
func (s *Service) listPossibleIDs(ctx context.Context, w Workflow) (map[chain.Name][]uuid.UUID, error) {
	sources, err := s.listPossibleSources(ctx, w)
	if err != nil {
		return nil, err
	}
	ids := map[chain.Name][]uuid.UUID{}
	kinds, bridgeOut := []string{idRebalanceRedeem, idRebalanceRequestRedeem, idDeposit, idRequestDeposit}, idRebalanceBridgeOut
	if w.Kind == wallet.Withdrawal {
		kinds, bridgeOut = []string{idRedeem, idRequestRedeem}, idBridgeOut
	}
	for from := range s.chains {
		if w.Kind == wallet.Withdrawal {
			ids[from] = s.payoutIDs(w.Organization, w.RequestID)
		}
		for to := range s.chains {
			for place := range max(1, len(w.Instructions)) {
				if from != to {
					ids[from] = append(ids[from], s.ids.Derive(bridgeOut, w.Organization, w.RequestID, string(from)+" "+string(to)+"/"+strconv.Itoa(place)))
				}
			}
		}
	}
	named := map[string]int{}
	for _, i := range w.Instructions {
		named[i.From]++
		named[i.To]++
	}
	for _, source := range sources {
		places := named[source.id]
		if len(w.Instructions) == 0 { // the plan may have named any source, once
			places = 1
		}
		for place := range places {
			for _, kind := range kinds {
				ids[source.on] = append(ids[source.on], s.ids.Derive(kind, w.Organization, w.RequestID, source.id+"/"+strconv.Itoa(place)))
			}
		}
	}
	return ids, nil
}

// listPossibleSources returns the sources with which a request may have had a step, each with its chain: those of the catalog, those that
// the wallet has ever used, and those that the request names. A source that is named and not known may have been on any chain.
func (s *Service) listPossibleSources(ctx context.Context, w Workflow) ([]namedPosition, error) {
	listed, err := s.catalog.List(ctx)
	if err != nil {
		return nil, err
	}
	rows, err := s.db.Query(ctx, `SELECT yield_source_id, chain FROM positions WHERE wallet_id = $1 AND yield_source_id IS NOT NULL
		UNION SELECT yield_source_id, chain FROM journal_lines WHERE wallet_id = $1 AND yield_source_id IS NOT NULL
		UNION SELECT yield_source_id, chain FROM source_requests WHERE wallet_id = $1
		UNION SELECT s.yield_source_id, s.chain FROM steps s JOIN workflows w ON w.id = s.workflow_id WHERE w.wallet_id = $1 AND s.yield_source_id IS NOT NULL`, w.Wallet)
	sources, err := store.Collect(rows, err, func(row store.Rows) (p namedPosition, err error) { return p, row.Scan(&p.id, &p.on) })
	if err != nil {
		return nil, fmt.Errorf("reading which sources a wallet has used: %w", err)
	}
	for _, source := range listed {
		sources = append(sources, namedPosition{source.ID, source.Chain})
	}
	known := map[string]bool{}
	for _, source := range sources {
		known[source.id] = true
	}
	for _, i := range w.Instructions {
		ends := []string{i.From, i.To}
		if w.Kind == wallet.Withdrawal {
			ends = ends[:1] // the other one is an address
		}
		for _, id := range ends {
			if known[id] || chain.IsCashID(id) {
				continue
			}
			known[id] = true
			for on := range s.chains {
				sources = append(sources, namedPosition{id, on})
			}
		}
	}
	slices.SortFunc(sources, func(a, b namedPosition) int { return cmp.Or(cmp.Compare(a.id, b.id), cmp.Compare(a.on, b.on)) })
	return slices.Compact(sources), nil
}
