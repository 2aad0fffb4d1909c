package transfer

import (
	"context"
	"fmt"
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
// changes no row. Error: service_temporarily_unavailable if a chain cannot be read.
func (s *Service) explainRefusal(ctx context.Context, w Workflow, err error) error {
	if !fault.IsFinal(err) || isNotLookedUp[fault.CodeOf(err)] {
		return err
	}
	restored, loadErr := s.loadRestored(ctx, w.Wallet)
	if loadErr != nil {
		return loadErr
	}
	if len(restored) == 0 {
		return err
	}
	ids, listErr := s.listPossibleIDs(ctx, w)
	if listErr != nil {
		return listErr
	}
	for _, on := range restored {
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
			return fault.New(fault.RequestIDConflict, "transaction %s on %s executed a part of this requestId before the database was restored, and its repetition is rejected (%s): look up its payouts on the chain before you request the rest under another requestId", hash, on, fault.CodeOf(err))
		}
	}
	return err
}

// loadRestored returns the chains on which a database before this one may have executed requests of a wallet: all served ones within
// repeatsWithin of a recovery, and those on which the wallet has an opening. It returns none in a database that was never recovered.
func (s *Service) loadRestored(ctx context.Context, of uuid.UUID) ([]chain.Name, error) {
	all, recovered, err := s.otherChains(ctx, "")
	if err != nil || recovered {
		return all, err
	}
	rows, err := s.db.Query(ctx, `SELECT chain FROM wallet_openings WHERE wallet_id = $1 ORDER BY chain`, of)
	opened, err := store.Collect(rows, err, func(row store.Rows) (on chain.Name, err error) { return on, row.Scan(&on) })
	if err != nil {
		return nil, fmt.Errorf("reading a wallet's openings: %w", err)
	}
	return opened, nil
}

// listPossibleIDs returns, by chain, the ids of the payouts of a request, of its transfers to other chains and of its steps with
// sources. An earlier life may have paid it on any chain. A request has at most one step of a kind with a source, or between two
// chains, for each of its instructions.
func (s *Service) listPossibleIDs(ctx context.Context, w Workflow) (map[chain.Name][]uuid.UUID, error) {
	sources, err := s.catalog.List(ctx)
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
		places := named[source.ID]
		if len(w.Instructions) == 0 { // the plan may have named any source, once
			places = 1
		}
		for place := range places {
			for _, kind := range kinds {
				ids[source.Chain] = append(ids[source.Chain], s.ids.Derive(kind, w.Organization, w.RequestID, source.ID+"/"+strconv.Itoa(place)))
			}
		}
	}
	return ids, nil
}
