package cctp

import (
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/money"
)

// The views by which the published contracts state the terms of a burn: TokenMessengerV2.getMinFeeAmount and localMinter,
// and TokenMinterV2.burnLimitsPerMessage (github.com/circlefin/evm-cctp-contracts, src/v2, commit 4061786).

// MinFeeCall returns the data of a call of the token messenger that returns the least MaxFee of a burn of an amount. It reverts
// for an amount of 1 if there is a minimum fee, and with contracts from before version 2.1, which have no minimum fee.
func MinFeeCall(amount money.Units) []byte { return packCall("getMinFeeAmount", amount.Big()) }

// DecodeMinFee reads the result of MinFeeCall. Error: ErrCall.
func DecodeMinFee(result []byte) (money.Units, error) { return unitsOf("getMinFeeAmount", result) }

// MinterCall returns the data of a call of the token messenger that returns its minter.
func MinterCall() []byte { return packCall("localMinter") }

// DecodeMinter reads the result of MinterCall; it is zero if the messenger has no minter. Error: ErrCall.
func DecodeMinter(result []byte) (common.Address, error) {
	v, err := contractABI.UnpackAnswer("localMinter", result)
	if err != nil {
		return common.Address{}, fmt.Errorf("%w: %w", ErrCall, err)
	}
	return v[0].(common.Address), nil
}

// BurnLimitCall returns the data of a call of the minter that returns how much of a token one message can burn.
func BurnLimitCall(token common.Address) []byte { return packCall("burnLimitsPerMessage", token) }

// DecodeBurnLimit reads the result of BurnLimitCall; it is zero if the token is not burnt. Error: ErrCall.
func DecodeBurnLimit(result []byte) (money.Units, error) {
	return unitsOf("burnLimitsPerMessage", result)
}

func unitsOf(method string, result []byte) (money.Units, error) {
	v, err := contractABI.UnpackAnswer(method, result)
	if err != nil {
		return money.Units{}, fmt.Errorf("%w: %w", ErrCall, err)
	}
	return unitsIn(v[0]), nil
}
