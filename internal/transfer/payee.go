package transfer

import (
	"context"
	"errors"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/policy"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/wallet"
)

// payeeAddresses are the addresses that the withdrawal pays.
func (w Workflow) payeeAddresses() []chain.Address {
	if w.PartnerFee == 0 {
		return []chain.Address{w.DestinationAddress}
	}
	return []chain.Address{w.DestinationAddress, w.PartnerAddress}
}

// payeeRules are an organization's rules, its approvers, and which of the payees are contracts of this service.
type payeeRules struct {
	rules   policy.Rules
	made    policy.MadeContracts
	consent intent.Consent
	asked   askedPayees
}

// askedPayees are the chain's facts about the payees. They are read before the transaction, and do not apply to a
// request that was accepted before.
type askedPayees struct {
	refusal error                           // invalid_destination_address; nil if they can be paid
	holders map[chain.Address]chain.Address // whose the money will be
}

// queries fill them for a withdrawal; judged are those whom the rules are asked about.
func (r *payeeRules) queries(db *store.DB, w Workflow, judged []chain.Address) []store.BatchQuery {
	return append(consentQueries(&r.consent, db, w, judged),
		policy.RulesQuery(&r.rules, w.Organization, db.Clock().Now(), w.DestinationChain, w.payeeAddresses()...),
		policy.MadeContractsQuery(&r.made, w.DestinationChain, w.payeeAddresses()...),
	)
}

// checkPayees refuses addresses from which the money would not come back (see
// policy.Payees) and the wallet itself. Another wallet of this service is as good as
// any other address. Error: invalid_destination_address.
//
// Where an account at the address holds money for another, that is who is judged as well.
func (s *Service) checkPayees(owner wallet.Wallet, w Workflow, allowed payeeRules) error {
	whyUnpayable := func(payee chain.Address) string {
		if owner.Addresses[w.DestinationChain] == payee {
			return "is the wallet's own deposit address"
		}
		return s.payees.WhyUnpayable(w.DestinationChain, payee, allowed.made)
	}
	for i, payee := range w.payeeAddresses() {
		if why := whyUnpayable(payee); why != "" {
			return fault.New(fault.InvalidDestination, "%s %s", payeeFields[i], why)
		}
		holder, told := allowed.asked.holders[payee]
		if !told || holder == payee {
			continue
		}
		if why := whyUnpayable(holder); why != "" {
			return fault.New(fault.InvalidDestination, "%s is an account of %s, which %s", payeeFields[i], holder, why)
		}
	}
	return allowed.asked.refusal
}

// payeeFields are where a request names the payeeAddresses.
var payeeFields = [...]string{"destinationAddress", "partnerFeeRecipientAddress"}

// askPayees reads the payees' facts from the chain. An unavailable chain has none: it is read again before any payout
// is signed.
func (s *Service) askPayees(ctx context.Context, w Workflow) askedPayees {
	asked := askedPayees{holders: map[chain.Address]chain.Address{}}
	for i, payee := range w.payeeAddresses() {
		holder, err := s.intents.CheckPayee(ctx, w.DestinationChain, w.Token, payee)
		var refusal intent.Refusal
		switch {
		case err == nil:
			asked.holders[payee] = holder
		case errors.As(err, &refusal):
			asked.refusal = fault.New(fault.InvalidDestination, "%s %s", payeeFields[i], refusal.Why)
			return asked
		}
	}
	return asked
}
