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

// payeeRules are what an organization allows, whose consent it asks for, and which of
// those to be paid are contracts of this service.
type payeeRules struct {
	rules   policy.Rules
	made    policy.MadeContracts
	consent intent.Consent
	// unpayable is what the chain says against a payee; nil if nothing. It is asked before
	// the transaction, and is no word about a request that was accepted before.
	unpayable error
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
func (s *Service) checkPayees(owner wallet.Wallet, w Workflow, allowed payeeRules) error {
	for i, payee := range w.payeeAddresses() {
		why := s.payees.WhyUnpayable(w.DestinationChain, payee, allowed.made)
		if owner.Addresses[w.DestinationChain] == payee {
			why = "is the wallet's own deposit address"
		}
		if why != "" {
			return fault.New(fault.InvalidDestination, "%s %s", payeeFields[i], why)
		}
	}
	return allowed.unpayable
}

// payeeFields are where a request names the payeeAddresses.
var payeeFields = [...]string{"destinationAddress", "partnerFeeRecipientAddress"}

// findUnpayable asks the chain about the payees, and returns what it says against one of
// them: invalid_destination_address. A chain that cannot be asked says nothing: it is asked
// again before anything is signed.
func (s *Service) findUnpayable(ctx context.Context, w Workflow) error {
	for i, payee := range w.payeeAddresses() {
		err := s.intents.CheckPayee(ctx, w.DestinationChain, w.Token, payee)
		var refusal intent.Refusal
		if errors.As(err, &refusal) {
			return fault.New(fault.InvalidDestination, "%s %s", payeeFields[i], refusal.Why)
		}
	}
	return nil
}
