package evmintent

import (
	"context"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/yield"
)

// calls returns the account's calls for an order.
func (f *Family) calls(ctx context.Context, on Chain, account chain.Address, action intent.Action) ([]custody.Call, error) {
	switch a := action.(type) {
	case intent.Pay:
		return payCalls(on, a)
	case intent.ChangeContract:
		calls := make([]custody.Call, len(a.Calls))
		for i, c := range a.Calls {
			calls[i] = custody.Call{To: c.Contract.EVM(), Data: c.Data}
		}
		return calls, nil
	case intent.BridgeOut:
		if a.Token == chain.USDT {
			return sendCalls(on, a)
		}
		return burnCalls(on, a)
	case intent.BridgeIn:
		if a.Token == chain.USDT {
			return deliveryCalls(on, a)
		}
		return mintCalls(on, a)
	}
	id, ok := intent.SourceOf(action)
	if !ok {
		return nil, fmt.Errorf("an EVM chain has no calls for %T", action)
	}
	source, err := f.catalog.Get(ctx, id)
	if err != nil {
		return nil, err
	}
	switch action.(type) {
	case intent.EnterSource, intent.LeaveSource:
		return sourceCalls(on, source, account, action)
	}
	return requestCalls(on, source, account, action)
}

// sourceCalls enter or leave a source, at the order's bound or better.
func sourceCalls(on Chain, source yield.Source, account chain.Address, action intent.Action) ([]custody.Call, error) {
	switch a := action.(type) {
	case intent.EnterSource:
		calls, err := source.DepositCalls(account.EVM(), a.Amount)
		if err != nil {
			return nil, err
		}
		return gainAtLeast(on.Guard, source.Vault, a.MinShares, calls)
	case intent.LeaveSource:
		if a.Shares.IsZero() {
			calls, err := source.RedeemCalls(account.EVM(), a.Amount)
			if err != nil {
				return nil, err
			}
			calls, err = gainAtLeast(on.Guard, source.Asset, money.UnitsOf(a.Amount, stablecoinDecimals), calls)
			if err != nil {
				return nil, err
			}
			return loseAtMost(on.Guard, source.Vault, a.MaxShares, calls)
		}
		calls, err := source.RedeemAllCalls(account.EVM(), a.Shares)
		if err != nil {
			return nil, err
		}
		return gainAtLeast(on.Guard, source.Asset, money.UnitsOf(a.MinAmount, stablecoinDecimals), calls)
	}
	return nil, fmt.Errorf("%T neither enters nor leaves a source", action)
}

var transferSelector = crypto.Keccak256([]byte("transfer(address,uint256)"))[:4]

// payCalls are one ERC-20 transfer a payee.
func payCalls(on Chain, pay intent.Pay) ([]custody.Call, error) {
	token, ok := on.Client.Config().Tokens[pay.Token]
	if !ok {
		return nil, fmt.Errorf("no token %s on %s", pay.Token, on.Client.Config().Name)
	}
	var calls []custody.Call
	for _, p := range pay.Payments {
		if p.Amount > 0 {
			calls = append(calls, custody.Call{To: token.Address, Data: transferData(p.To.EVM(), p.Amount)})
		}
	}
	return calls, nil
}

// transferData is the call data of an ERC-20 transfer of a token with six
// decimals.
func transferData(to common.Address, amount money.USD) []byte {
	data := make([]byte, 0, 68)
	data = append(data, transferSelector...)
	data = append(data, common.LeftPadBytes(to.Bytes(), 32)...)
	return append(data, common.LeftPadBytes(money.NewUnits(uint64(amount)).Big().Bytes(), 32)...)
}
