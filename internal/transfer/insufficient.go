package transfer

import (
	"context"
	"strconv"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/wallet"
)

// Books that were opened from the balances on a chain may have too little for a repeated request because the chain has executed
// it already. A caller that receives insufficient_funds for such a request would request it again under another
// requestId, and pay twice.

// isOfTooLittle are the codes of a plan that fails because the wallet has too little, at all or at a position.
var isOfTooLittle = map[fault.Code]bool{fault.InsufficientFunds: true, fault.YieldSourceNotFound: true, fault.InvalidWithdrawalPlan: true}

// explainInsufficient returns request_id_conflict in place of an error of isOfTooLittle if the chain has executed a step of the
// request, and any other error as it is. It reads no chain unless the wallet has an opening there, or the database was recovered
// within repeatsWithin. Error: service_temporarily_unavailable if a chain cannot be read.
func (s *Service) explainInsufficient(ctx context.Context, w Workflow, err error) error {
	if !isOfTooLittle[fault.CodeOf(err)] {
		return err
	}
	_, recovered, openErr := s.otherChains(ctx, "")
	if openErr != nil {
		return openErr
	}
	ids, listErr := s.listPossibleIDs(ctx, w)
	if listErr != nil {
		return listErr
	}
	for on, possible := range ids {
		opened, openErr := loadOpening(ctx, s.db, w.Wallet, on)
		if openErr != nil {
			return openErr
		}
		if !opened.is && !recovered {
			continue
		}
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
			return fault.New(fault.RequestIDConflict, "transaction %s on %s executed a part of this requestId before the database was restored, and the wallet has too little to repeat it: look up its payouts on the chain before you request the rest under another requestId", hash, on)
		}
	}
	return err
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
