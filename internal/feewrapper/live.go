package feewrapper

import (
	"context"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/yield"
)

// Live is what a ready wrapper is worth at one final block.
type Live struct {
	TVL       money.USD
	Liquidity money.USD   // what the source can pay now
	Price     money.Units // of 1e12 shares, in 1e-18 of a token; 1e18 at first
	Source    yield.Source
}

// assetDecimals are those of both stablecoins.
const assetDecimals = 6

// askAll returns the chain as all of its nodes that are up agree on it, for decisions that are final.
func (at Chain) askAll() Chain {
	at.Client = at.Client.Agreed()
	return at
}

// callAt asks a contract at a final block. Error: service_temporarily_unavailable.
func (at Chain) callAt(ctx context.Context, final evm.Block, contract common.Address, data []byte) ([]byte, error) {
	out, err := at.Client.Call(ctx, ethereum.CallMsg{To: &contract, Data: data}, new(big.Int).SetUint64(final.Number))
	if err != nil {
		return nil, asUnavailable(err)
	}
	return out, nil
}

func asUnavailable(err error) error {
	return fault.Wrap(err, fault.ServiceUnavailable, "the chain cannot be read now")
}

// fetchUnits asks a contract for a number at a final block.
func (at Chain) fetchUnits(ctx context.Context, final evm.Block, contract common.Address, data []byte) (money.Units, error) {
	out, err := at.callAt(ctx, final, contract, data)
	if err != nil {
		return money.Units{}, err
	}
	if len(out) != 32 {
		return money.Units{}, fmt.Errorf("%s answered %d bytes", contract, len(out))
	}
	return money.UnitsFromBig(new(big.Int).SetBytes(out))
}

// fetchFinal is the chain's newest final block.
func (s *Service) fetchFinal(ctx context.Context, on chain.Name) (Chain, evm.Block, error) {
	at, ok := s.chains[on]
	if !ok {
		return Chain{}, evm.Block{}, fault.New(fault.ServiceUnavailable, "%s is not served now", on)
	}
	final, err := at.Client.Final(ctx)
	if err != nil {
		return Chain{}, evm.Block{}, asUnavailable(err)
	}
	return at, final, nil
}

// Live reads what a ready wrapper is worth.
// Error: service_temporarily_unavailable.
func (s *Service) Live(ctx context.Context, w Wrapper) (Live, error) {
	at, final, err := s.fetchFinal(ctx, w.Chain)
	if err != nil {
		return Live{}, err
	}
	source, err := s.catalog.Get(ctx, w.Source)
	if err != nil {
		// It is the wrapper that was asked for, and that is there.
		return Live{}, fault.Wrap(err, fault.ServiceUnavailable, "the wrapper's yield source cannot be read now")
	}
	tvl, err := at.fetchUnits(ctx, final, w.Contract, wrapperABI.PackTotalAssets())
	if err != nil {
		return Live{}, err
	}
	liquidity, err := at.fetchUnits(ctx, final, w.Contract, wrapperABI.PackLiquidity())
	if err != nil {
		return Live{}, err
	}
	price, err := at.fetchUnits(ctx, final, w.Contract, wrapperABI.PackPricePerShare())
	if err != nil {
		return Live{}, err
	}
	return Live{TVL: usdOrMax(tvl), Liquidity: usdOrMax(liquidity), Price: price, Source: source}, nil
}

// usdOrMax reads an amount of a vault that may know no limit.
func usdOrMax(units money.Units) money.USD {
	usd, err := units.USDFloor(assetDecimals)
	if err != nil {
		return money.MaxUSD
	}
	return usd
}

// Allowed says whether the address is on the wrapper's list at the newest final
// block; nobody is before there is a contract.
// Errors: fee_wrapper_not_found, service_temporarily_unavailable.
func (s *Service) Allowed(ctx context.Context, organization, id uuid.UUID, address common.Address) (bool, error) {
	w, err := s.Get(ctx, organization, id)
	if err != nil || w.Contract == (common.Address{}) {
		return false, err
	}
	at, final, err := s.fetchFinal(ctx, w.Chain)
	if err != nil {
		return false, err
	}
	out, err := at.callAt(ctx, final, w.Contract, wrapperABI.PackAllowed(address))
	if err != nil {
		return false, err
	}
	allowed, err := wrapperABI.UnpackAllowed(out)
	if err != nil {
		return false, fmt.Errorf("reading a list: %w", err)
	}
	return allowed, nil
}
