package evmintent

import (
	"context"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/yield"
)

// requestCalls gives an amount to a source that owes for it until later, claims an owed amount, or claims a refund:
// at the order's bound or better. A cancellation costs none of the refund.
func requestCalls(on Chain, source yield.Source, account chain.Address, action intent.Action) ([]custody.Call, error) {
	wallet := account.EVM()
	switch a := action.(type) {
	case intent.RequestDeposit:
		calls, err := source.RequestDepositCalls(wallet, a.Amount)
		if err != nil {
			return nil, err
		}
		return loseAtMost(on.Guard, source.Asset, money.UnitsOf(a.Amount, stablecoinDecimals), calls)
	case intent.RequestRedeem:
		calls, err := source.RequestRedeemCalls(wallet, a.Shares)
		if err != nil {
			return nil, err
		}
		return loseAtMost(on.Guard, source.Share, a.Shares, calls)
	case intent.ClaimShares:
		calls, err := source.ClaimSharesCalls(wallet, a.Amount)
		if err != nil {
			return nil, err
		}
		if a.Worthless {
			return loseNothing(on.Guard, source.Share, calls)
		}
		return gainAtLeast(on.Guard, source.Share, a.MinShares, calls)
	case intent.ClaimAssets:
		calls, err := source.ClaimAssetsCalls(wallet, a.Shares)
		if err != nil {
			return nil, err
		}
		if a.Worthless {
			return loseNothing(on.Guard, source.Asset, calls)
		}
		return gainAtLeast(on.Guard, source.Asset, money.UnitsOf(max(a.MinAmount, 0), stablecoinDecimals), calls)
	case intent.CancelRequest:
		calls, err := source.CancelRequestCalls(wallet, a.Redeem)
		if err != nil {
			return nil, err
		}
		return loseNothing(on.Guard, givenToken(source, a.Redeem), calls)
	case intent.ClaimCancelled:
		calls, err := source.ClaimCancelledCalls(wallet, a.Redeem)
		if err != nil {
			return nil, err
		}
		return gainAtLeast(on.Guard, givenToken(source, a.Redeem), a.MinUnits, calls)
	}
	return nil, fmt.Errorf("%T is no order of requests", action)
}

// givenToken returns the token of a request: the asset of a deposit, the share of a redemption.
func givenToken(source yield.Source, redeem bool) common.Address {
	if redeem {
		return source.Share
	}
	return source.Asset
}

var (
	depositRequestTopic = crypto.Keccak256Hash([]byte("DepositRequest(address,address,uint256,address,uint256)"))
	redeemRequestTopic  = crypto.Keccak256Hash([]byte("RedeemRequest(address,address,uint256,address,uint256)"))
	depositReturnTopic  = crypto.Keccak256Hash([]byte("CancelDepositClaim(address,address,uint256,address,uint256)"))
	redeemReturnTopic   = crypto.Keccak256Hash([]byte("CancelRedeemClaim(address,address,uint256,address,uint256)"))
)

// errNumbered says that a source numbers the requests of an account.
var errNumbered = errors.New("only sources that number all requests of an account 0 are served")

// checkUnnumbered rejects a request to which its source has given a number: its state could not be read together with
// that of others, nor found again after a restart. It reads the logs of an order's simulation too, so no such request
// is ever public.
func (f *Family) checkUnnumbered(ctx context.Context, action intent.Action, logs []types.Log) error {
	var topic common.Hash
	switch action.(type) {
	case intent.RequestDeposit:
		topic = depositRequestTopic
	case intent.RequestRedeem:
		topic = redeemRequestTopic
	default:
		return nil
	}
	id, _ := intent.SourceOf(action)
	source, err := f.catalog.Get(ctx, id)
	if err != nil {
		return err
	}
	for _, l := range logs {
		if l.Address == source.Requests && len(l.Topics) == 4 && l.Topics[0] == topic && l.Topics[3] != (common.Hash{}) && !l.Removed {
			return fmt.Errorf("%w: %s gave it the number %s", errNumbered, id, l.Topics[3].Big())
		}
	}
	return nil
}
