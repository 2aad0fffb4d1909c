package signer

import (
	"bytes"
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/accounts/abi"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/money"
)

// The contracts whose calls are understood. SandboxUSDC's ABI holds ERC-20, SandboxVault's
// ERC-4626, and SandboxAsyncVault's ERC-7540 and ERC-7887; of all only the standards'
// functions are asked for.
var (
	tokenABI   = contracts.NewSandboxUSDC().GetABI()
	shareABI   = contracts.NewSandboxVault().GetABI()
	requestABI = contracts.NewSandboxAsyncVault().GetABI()
	guardABI   = contracts.NewBalanceGuard().GetABI()
	wrapperABI = contracts.NewFeeWrapper().GetABI()
	vaultABI   = contracts.NewMicroVault().GetABI()

	wrapperFactoryABI = contracts.NewFeeWrapperFactory().GetABI()
	vaultFactoryABI   = contracts.NewMicroVaultFactory().GetABI()
)

var errNotCanonical = errors.New("its data is not the canonical encoding of its content")

// decodeCall reads the data of a call of one of the methods: their name and their arguments. It rejects data that its
// own encoding would not give, so that the contract has no other reading.
func decodeCall(of abi.ABI, data []byte, methods ...string) (name string, args []any, err error) {
	for _, name := range methods {
		method := of.Methods[name]
		if !bytes.HasPrefix(data, method.ID) {
			continue
		}
		args, err := method.Inputs.Unpack(data[len(method.ID):])
		if err != nil {
			return "", nil, fmt.Errorf("the arguments of %s: %w", name, err)
		}
		again, err := method.Inputs.Pack(args...)
		if err != nil || !bytes.Equal(again, data[len(method.ID):]) {
			return "", nil, fmt.Errorf("%s: %w", name, errNotCanonical)
		}
		return name, args, nil
	}
	return "", nil, errors.New("it is none of the calls that are known there")
}

// encode is the data of a call.
func encode(of abi.ABI, method string, args ...any) []byte {
	data, err := of.Pack(method, args...)
	if err != nil {
		panic("signer: " + err.Error()) // the arguments are of the method's types
	}
	return data
}

// notUnderstood names the call at fault, counted from one.
func notUnderstood(index int, c custody.Call, format string, args ...any) error {
	return fmt.Errorf("%w: call %d, to %s: %s", custody.ErrNotUnderstood, index+1, c.To, fmt.Errorf(format, args...).Error())
}

// refuseText is ErrNotUnderstood of an intent as a whole.
func refuseText(format string, args ...any) error {
	return fmt.Errorf("%w: %s", custody.ErrNotUnderstood, fmt.Errorf(format, args...).Error())
}

// usdOf reads an amount of a stablecoin, which has six decimals on every chain: above zero, and within the range of
// books.
func usdOf(n *big.Int) (money.USD, error) {
	units, err := money.UnitsFromBig(n)
	if err != nil {
		return 0, err
	}
	amount, err := units.USDFloor(stablecoinDecimals)
	if err != nil {
		return 0, err
	}
	if amount <= 0 || amount > money.MaxUSD {
		return 0, fmt.Errorf("%w: %s", money.ErrRange, units)
	}
	return amount, nil
}

// stablecoinDecimals are those of both stablecoins: a unit is a micro-dollar.
const stablecoinDecimals = 6
