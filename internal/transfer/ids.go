package transfer

import (
	"fmt"
	"strconv"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/wallet"
)

// The kinds of the derived ids of a request's rows. They must never change: a step's id is its nonce on the chain.
const (
	idWithdrawal      = "withdrawal"
	idRebalance       = "rebalance"
	idLeg             = "leg"
	idRebalanceLeg    = "rebalance leg"
	idPayout          = "payout"
	idPartner         = "partner"
	idRedeem          = "redeem"
	idRebalanceRedeem = "rebalance redeem"
	idDeposit         = "deposit"

	idBridgeOut          = "bridge out"
	idRebalanceBridgeOut = "rebalance bridge out"
	idBridgeIn           = "bridge in"

	idRequestDeposit         = "request deposit"
	idRequestRedeem          = "request redeem"
	idRebalanceRequestRedeem = "rebalance request redeem"
	idRequestClaim           = "request claim"
	idRequestCancel          = "request cancel"
	idRequestReturn          = "request return"
)

// maxPayouts bounds the payouts of one withdrawal, and so the nonces that an
// earlier life of the same request can have used.
const maxPayouts = 32

// MaxSources is how many positions a withdrawal may name.
const MaxSources = maxPayouts

// deriveIDs gives a request's workflow, legs and steps their ids, by which the same request meets its earlier
// executions under a database that has lost it.
//
// A payout is identified by its place among the payouts, for any plan of their sources: under another database the
// wallet may have other holdings, and the same request be planned in other legs. A redemption or a deposit is
// identified by its source and its place among those of that source, so that it meets only executions with the same
// source, by a request of the same kind: an allocation's redemption is not a withdrawal's to pay, though their
// requestIds be equal.
func (s *Service) deriveIDs(w *Workflow) {
	derive := func(kind, place string) uuid.UUID { return s.ids.Derive(kind, w.Organization, w.RequestID, place) }
	legKind, redeemKind, requestKind, bridgeKind := idLeg, idRedeem, idRequestRedeem, idBridgeOut
	if w.Kind == wallet.Rebalance {
		legKind, redeemKind, requestKind, bridgeKind = idRebalanceLeg, idRebalanceRedeem, idRebalanceRequestRedeem, idRebalanceBridgeOut
	}
	counts := map[string]int{}
	for i := range w.Legs {
		leg := &w.Legs[i]
		leg.ID = derive(legKind, strconv.Itoa(i))
		for j := range leg.Steps {
			step := &leg.Steps[j]
			kind, of := idPayout, ""
			switch step.Kind {
			case StepRedeem:
				kind, of = redeemKind, step.YieldSource+"/"
			case StepDeposit:
				kind, of = idDeposit, step.YieldSource+"/"
			case StepRequestRedeem:
				kind, of = requestKind, step.YieldSource+"/"
			case StepRequestDeposit:
				kind, of = idRequestDeposit, step.YieldSource+"/"
			case StepBridgeOut:
				kind, of = bridgeKind, string(step.Chain)+" "+string(leg.bridgeIn().Chain)+"/"
			case StepPartner:
				kind = idPartner
			case StepClaimDeposit, StepClaimRedeem, StepBridgeIn: // by deriveClaimIDs
				continue
			}
			key := fmt.Sprint(kind, " ", of)
			step.ID = derive(kind, of+strconv.Itoa(counts[key]))
			counts[key]++
		}
	}
	s.deriveClaimIDs(w)
}

// deriveClaimIDs gives the first claim of each request its id, which follows from the
// request's own, and each step that brings money in the one that follows from its sending.
func (s *Service) deriveClaimIDs(w *Workflow) {
	for i := range w.Legs {
		leg := &w.Legs[i]
		for j := range leg.Steps {
			if step := &leg.Steps[j]; step.Kind.claims() {
				step.ID = s.requestStepID(w.Organization, leg.requestStep(j).ID, step.Kind, 0)
			} else if step.Kind == StepBridgeIn {
				step.ID = s.bridgeInID(w.Organization, leg.bridgeOut().ID, 0)
			}
		}
	}
}

// requestStepID is the id of a step for a request: one of a kind, at a place among those.
func (s *Service) requestStepID(organization, request uuid.UUID, kind StepKind, place int) uuid.UUID {
	derived := idRequestClaim
	switch kind {
	case StepCancelRequest:
		derived = idRequestCancel
	case StepClaimCancelled:
		derived = idRequestReturn
	}
	return s.ids.Derive(derived, organization, request, strconv.Itoa(place))
}

// bridgeInID is the id of a step that receives a step's sent amount: the one at a place among those.
func (s *Service) bridgeInID(organization, sent uuid.UUID, place int) uuid.UUID {
	return s.ids.Derive(idBridgeIn, organization, sent, strconv.Itoa(place))
}

// payoutIDs are the ids of all payouts that a request can have.
func (s *Service) payoutIDs(organization, request uuid.UUID) []uuid.UUID {
	ids := make([]uuid.UUID, maxPayouts)
	for i := range ids {
		ids[i] = s.ids.Derive(idPayout, organization, request, strconv.Itoa(i))
	}
	return ids
}
