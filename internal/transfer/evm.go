package transfer

import (
	"context"
	"fmt"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/relay"
	"github.com/granaryhq/granary/internal/yield"
)

// This file is all that knows an EVM chain's addresses, calls and logs. Steps go
// in and calls come out; the logs of an intent go in and proven movements of
// tokens come out, which post.go posts.

// Chain is what the service needs to know of a chain that it pays on.
type Chain struct {
	Client        *evm.Client
	Own           []common.Address // contracts and accounts of the service, which nobody is paid at
	WithdrawalFee money.USD        // charged once a withdrawal
	FeeCollector  common.Address   // where the fee is sent
}

func (c Chain) hasToken(token chain.Token) bool {
	_, ok := c.Client.Config().Tokens[token]
	return ok
}

func (c Chain) tokenContract(token chain.Token) common.Address {
	return c.Client.Config().Tokens[token].Address
}

// whyUnpayable says why the chain's own contracts and accounts must not be paid,
// empty for any other address.
func (c Chain) whyUnpayable(payee chain.Address) string {
	for _, token := range c.Client.Config().Tokens {
		if token.Address == payee.EVM() {
			return "is a token's contract"
		}
	}
	if payee.EVM() == c.FeeCollector || slices.Contains(c.Own, payee.EVM()) {
		return "belongs to this service"
	}
	return ""
}

func isVault(source yield.Source, payee chain.Address) bool { return source.Vault == payee.EVM() }

// quoteVault asks a source's vault what it takes of an account and pays to it now.
func (s *Service) quoteVault(ctx context.Context, source string, account chain.Address) (yield.Quote, error) {
	return s.catalog.Quote(ctx, source, account.EVM())
}

// buildCalls are what the account does in the step.
func (s *Service) buildCalls(ctx context.Context, on Chain, ref stepRef, account chain.Address) ([]custody.Call, error) {
	if ref.step.Kind == StepPayout {
		return buildPayoutCalls(on, ref), nil
	}
	source, err := s.catalog.Get(ctx, ref.step.YieldSource)
	switch {
	case err != nil:
		return nil, err
	case ref.step.Kind == StepDeposit:
		return source.DepositCalls(account.EVM(), ref.step.Amount)
	case !ref.step.Shares.IsZero():
		return source.RedeemAllCalls(account.EVM(), ref.step.Shares)
	}
	return source.RedeemCalls(account.EVM(), ref.step.Amount)
}

// buildPayoutCalls pay the destination, the partner and the fee, all or none.
func buildPayoutCalls(on Chain, ref stepRef) []custody.Call {
	token, share := on.tokenContract(ref.step.Token), ref.leg.partnerShare()
	var calls []custody.Call
	for _, payment := range []struct {
		to     common.Address
		amount money.USD
	}{
		{ref.workflow.DestinationAddress.EVM(), ref.step.Amount - ref.step.Fee - share},
		{ref.workflow.PartnerAddress.EVM(), share},
		{on.FeeCollector, ref.step.Fee},
	} {
		if payment.amount > 0 {
			calls = append(calls, custody.Call{To: token, Data: transferData(payment.to, payment.amount)})
		}
	}
	return calls
}

var (
	transferSelector = crypto.Keccak256([]byte("transfer(address,uint256)"))[:4]
	transferTopic    = crypto.Keccak256Hash([]byte("Transfer(address,address,uint256)"))
)

// transferData is the call data of an ERC-20 transfer.
func transferData(to common.Address, amount money.USD) []byte {
	data := make([]byte, 0, 68)
	data = append(data, transferSelector...)
	data = append(data, common.LeftPadBytes(to.Bytes(), 32)...)
	return append(data, common.LeftPadBytes(money.NewUnits(uint64(amount)).Big().Bytes(), 32)...)
}

// payment is what left an account in a payout: all of it, and what of it reached
// the destination and the partner.
type payment struct {
	left, destination, partner money.USD
}

// decodePayment reads a payout from the token's own Transfer events.
func decodePayment(on Chain, ref stepRef, account chain.Address, outcome relay.Outcome) (payment, error) {
	var paid payment
	token := on.tokenContract(ref.step.Token)
	for _, l := range outcome.Logs {
		if l.Address != token || len(l.Topics) != 3 || l.Topics[0] != transferTopic || len(l.Data) != 32 ||
			common.BytesToAddress(l.Topics[1].Bytes()) != account.EVM() {
			continue
		}
		units, err := money.UnitsFromBig(new(big.Int).SetBytes(l.Data))
		if err != nil {
			return payment{}, fmt.Errorf("reading a Transfer: %w", err)
		}
		amount, err := units.USDFloor(6)
		if err != nil {
			return payment{}, fmt.Errorf("reading a Transfer: %w", err)
		}
		paid.left += amount
		switch common.BytesToAddress(l.Topics[2].Bytes()) {
		case ref.workflow.DestinationAddress.EVM():
			paid.destination += amount
		case ref.workflow.PartnerAddress.EVM():
			paid.partner += amount
		}
	}
	return paid, nil
}

// exchange is what a source took and gave: cash for shares or shares for cash.
type exchange struct {
	cash   money.USD
	shares money.Units
}

func decodeDeposit(source yield.Source, account chain.Address, outcome relay.Outcome) (exchange, error) {
	assets, shares, err := source.DecodeDeposit(account.EVM(), outcome.Logs)
	if err != nil {
		return exchange{}, fmt.Errorf("reading the deposit in %s: %w", outcome.TxHash, err)
	}
	cash, err := assets.USDFloor(6)
	if err != nil {
		return exchange{}, fmt.Errorf("reading the deposit in %s: %w", outcome.TxHash, err)
	}
	return exchange{cash, shares}, nil
}

func decodeRedemption(source yield.Source, account chain.Address, outcome relay.Outcome) (exchange, error) {
	assets, shares, err := source.DecodeRedeem(account.EVM(), outcome.Logs)
	if err != nil {
		return exchange{}, fmt.Errorf("reading the redemption in %s: %w", outcome.TxHash, err)
	}
	cash, err := assets.USDFloor(6)
	if err != nil {
		return exchange{}, fmt.Errorf("reading the redemption in %s: %w", outcome.TxHash, err)
	}
	return exchange{cash, shares}, nil
}
