package transfer

import (
	"context"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/wallet"
)

// payeeAddresses are the addresses that the withdrawal pays.
func (w Workflow) payeeAddresses() []chain.Address {
	if w.PartnerFee == 0 {
		return []chain.Address{w.DestinationAddress}
	}
	return []chain.Address{w.DestinationAddress, w.PartnerAddress}
}

// checkPayees refuses addresses from which the money would not come back: those
// that nobody has the key of, the contracts of the two tokens and of the catalog,
// this service's own, and the wallet itself. Another wallet of this service is as
// good as any other address.
// Errors: invalid_destination_address, and what reading the catalog may say.
func (s *Service) checkPayees(ctx context.Context, owner wallet.Wallet, w Workflow) error {
	for i, payee := range w.payeeAddresses() {
		why, err := s.whyUnpayable(ctx, owner, w.DestinationChain, payee)
		if err != nil {
			return err
		}
		if why != "" {
			return fault.New(fault.InvalidDestination, "%s %s", [...]string{"destinationAddress", "partnerFeeRecipientAddress"}[i], why)
		}
	}
	return nil
}

// whyUnpayable says why an address must not be paid, empty if it may be.
func (s *Service) whyUnpayable(ctx context.Context, owner wallet.Wallet, on chain.Name, payee chain.Address) (string, error) {
	if why := payee.WhyUnspendable(on); why != "" {
		return why, nil
	}
	if owner.Addresses[on] == payee {
		return "is the wallet's own deposit address", nil
	}
	if why := s.chains[on].whyUnpayable(payee); why != "" {
		return why, nil
	}
	sources, err := s.catalog.List(ctx)
	if err != nil {
		return "", err
	}
	for _, source := range sources {
		if source.Chain == on && source.VaultAddress() == payee {
			return "is a yield source's contract", nil
		}
	}
	return "", nil
}
