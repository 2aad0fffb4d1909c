package transfer

import (
	"context"
	"errors"
	"fmt"
	"math/big"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/yield"
)

// stablecoinDecimals are those of both stablecoins on every chain served: a unit
// is a micro-dollar.
const stablecoinDecimals = 6

// flow is the change of a wallet's balances by an executed intent: of every stablecoin of the chain and of the shares
// of every source, beside the step's own. It is made from the tokens' logs, not from a vault's own.
//
// It must be complete. The follower takes no transfer within a wallet's own intent for a deposit
// (chain.Transfer.Intent), since all of them are posted from here.
type flow struct {
	cash   map[chain.Token]money.USD // those that moved
	shares []shareChange             // of the step's source, and of others whose shares moved
	// Of the step's token: the outflow of the wallet, and the payees' receipts.
	sent     money.USD
	withheld money.USD // of that, by the token's own transfers
	payments []intent.Payment
	beyond   []error // movements beyond the range of books: they are in none of the above
}

// mostShareBits bounds by how many shares one step adds to a position. No vault's whole
// supply is as many, and a position can be given as many more often than there are steps.
const mostShareBits = 200

// errBeyondRange describes movements beyond the range of books; nil if all of them fit.
func (f flow) errBeyondRange() error { return errors.Join(f.beyond...) }

// shareChange is by how many shares a wallet has more of a source, or less.
type shareChange struct {
	source yield.Source
	units  *big.Int
}

// readFlow reads the effects of the step's intent, from the movements of tokens that the chain recorded;
// errBeyondRange describes those that cannot be posted. Error: that of the catalog for a removed source.
func (s *Service) readFlow(ctx context.Context, ref stepRef, moved []chain.Movement) (flow, error) {
	served, err := s.servedChain(ref.step.Chain)
	if err != nil {
		return flow{}, err
	}
	account, err := s.intents.Account(ctx, ref.step.Chain, ref.workflow.Wallet, custody.OwnerProof{})
	if err != nil {
		return flow{}, err
	}
	if ref.step.YieldSource != "" {
		if _, err := s.catalog.Get(ctx, ref.step.YieldSource); err != nil {
			return flow{}, err
		}
	}
	sources, err := s.catalog.List(ctx)
	if err != nil {
		return flow{}, err
	}
	return newFlow(ref, account, served.Tokens, sources, moved), nil
}

func newFlow(ref stepRef, account chain.Address, tokens map[chain.Token]chain.Address, sources []yield.Source, moved []chain.Movement) flow {
	f := flow{cash: map[chain.Token]money.USD{}}
	net := netChanges(account, moved)
	for token, contract := range tokens {
		units, ok := net[contract]
		if !ok {
			continue
		}
		change, err := signedUSD(units)
		if err != nil {
			f.beyond = append(f.beyond, fmt.Errorf("reading how much %s moved: %w", token, err))
			continue
		}
		f.cash[token] = change
	}
	for _, source := range sources {
		units, ok := net[source.ShareAddress()]
		switch {
		case source.ID == ref.step.YieldSource:
			if !ok {
				units = new(big.Int)
			}
		case !ok || source.Chain != ref.step.Chain || !source.OpenTo(ref.workflow.Organization):
			continue
		}
		if units.Sign() > 0 && units.BitLen() > mostShareBits {
			f.beyond = append(f.beyond, fmt.Errorf("%w: %s shares of %s", money.ErrRange, units, source.ID))
			units = new(big.Int)
		}
		f.shares = append(f.shares, shareChange{source, units})
	}
	if err := f.addPayments(account, tokens[ref.step.Token], moved); err != nil {
		f.beyond = append(f.beyond, err)
	}
	return f
}

// netChanges sums by how much the account has more or less of each token that moved
// in or out of it.
func netChanges(account chain.Address, moved []chain.Movement) map[chain.Address]*big.Int {
	net := map[chain.Address]*big.Int{}
	for _, m := range moved {
		if m.From != account && m.To != account {
			continue
		}
		sum := net[m.Token]
		if sum == nil {
			sum = new(big.Int)
			net[m.Token] = sum
		}
		if m.To == account {
			sum.Add(sum, m.Units.Big())
		}
		if m.From == account {
			sum.Sub(sum, m.Units.Big()).Sub(sum, m.Fee.Big())
		}
	}
	return net
}

// addPayments sums the account's outflow of a token, by payee.
func (f *flow) addPayments(account, token chain.Address, moved []chain.Movement) error {
	for _, m := range moved {
		if m.Token != token || m.From != account || m.To == account {
			continue
		}
		received, err := signedUSD(m.Units.Big())
		if err != nil {
			return fmt.Errorf("reading a payment: %w", err)
		}
		left, err := signedUSD(new(big.Int).Add(m.Units.Big(), m.Fee.Big()))
		if err != nil {
			return fmt.Errorf("reading a payment: %w", err)
		}
		f.sent, err = f.sent.Add(left)
		if err != nil {
			return fmt.Errorf("adding up payments: %w", err)
		}
		f.withheld += left - received
		f.payments = append(f.payments, intent.Payment{To: m.To, Amount: received})
	}
	return nil
}

// signedUSD reads a change of a stablecoin. Error: money.ErrRange.
func signedUSD(units *big.Int) (money.USD, error) {
	size, err := money.UnitsFromBig(new(big.Int).Abs(units))
	if err != nil {
		return 0, err
	}
	amount, err := size.USDFloor(stablecoinDecimals)
	if err != nil {
		return 0, err
	}
	if amount > money.MaxUSD {
		return 0, fmt.Errorf("%w: %s", money.ErrRange, amount)
	}
	return amount * money.USD(units.Sign()), nil
}

// receivedOf returns the part of an address's receipts that belongs to its payment. More was paid for something else:
// the fee, if its collector is the same.
func (f flow) receivedOf(ordered money.USD, at chain.Address) money.USD {
	var received money.USD // of all, at most the sent amount
	for _, p := range f.payments {
		if p.To == at {
			received += p.Amount
		}
	}
	return min(ordered, received)
}

// proceedsFor returns the part of a redemption's proceeds that the next step takes. An exact redemption leaves
// further proceeds, a reward, in the wallet. One that was executed before the restore may have been ordered
// otherwise: the next step gets no more than the leg's amount, unless it was executed too, which then is only
// compared.
func (f flow) proceedsFor(ref stepRef, outcome fate) money.USD {
	came := max(0, f.cash[ref.step.Token])
	switch {
	case outcome.UsedBefore && outcome.nextUsed:
		return came
	case outcome.UsedBefore:
		return min(came, ref.leg.Amount)
	case ref.step.Shares.IsZero():
		return min(came, ref.step.Amount)
	}
	return came
}
