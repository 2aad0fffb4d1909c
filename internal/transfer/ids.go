package transfer

import (
	"fmt"
	"strconv"

	"github.com/google/uuid"
)

// The kinds under which the ids of what a request makes are derived. They may
// never change: a step's id is its nonce on the chain.
const (
	idWithdrawal = "withdrawal"
	idRebalance  = "rebalance"
	idLeg        = "leg"
	idPayout     = "payout"
	idPartner    = "partner"
	idRedeem     = "redeem"
	idDeposit    = "deposit"
)

// maxPayouts bounds the payouts of one withdrawal, and so the nonces that an
// earlier life of the same request can have used.
const maxPayouts = 32

// deriveIDs gives a request's workflow, legs and steps their ids, by which the
// same request meets what it did before under a database that has forgotten it.
//
// A payout is known by its place among the payouts, whatever the plan takes from
// where: under another database the wallet may hold other things, and the same
// request be planned in other legs. A redemption or a deposit is known by its
// source and its place among those of that source, so that it meets only what
// was done with the same source.
func (s *Service) deriveIDs(w *Workflow) {
	derive := func(kind, place string) uuid.UUID { return s.ids.Derive(kind, w.Organization, w.RequestID, place) }
	counts := map[string]int{}
	for i := range w.Legs {
		leg := &w.Legs[i]
		leg.ID = derive(idLeg, strconv.Itoa(i))
		for j := range leg.Steps {
			step := &leg.Steps[j]
			kind, of := idPayout, ""
			switch step.Kind {
			case StepRedeem:
				kind, of = idRedeem, step.YieldSource+"/"
			case StepDeposit:
				kind, of = idDeposit, step.YieldSource+"/"
			case StepPartner:
				kind = idPartner
			}
			key := fmt.Sprint(kind, " ", of)
			step.ID = derive(kind, of+strconv.Itoa(counts[key]))
			counts[key]++
		}
	}
}

// payoutIDs are the ids of all payouts that a request can have.
func (s *Service) payoutIDs(organization, request uuid.UUID) []uuid.UUID {
	ids := make([]uuid.UUID, maxPayouts)
	for i := range ids {
		ids[i] = s.ids.Derive(idPayout, organization, request, strconv.Itoa(i))
	}
	return ids
}
