package cctp

import (
	_ "embed" // for the ABI
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/core/types"

	"github.com/granaryhq/granary/internal/bridge/evmabi"
	"github.com/granaryhq/granary/internal/money"
)

// Errors of a call's data or an event's log.
var (
	ErrCall  = errors.New("not a call of CCTP")
	ErrEvent = errors.New("not an event of CCTP")
)

// abi.json has the published contracts' functions and events used here.
//
//go:embed abi.json
var abiJSON []byte

var contractABI = evmabi.ParseContract(abiJSON)

// packCall builds a call's data out of values that have the types of its arguments.
func packCall(method string, values ...any) []byte { return contractABI.PackCall(method, values...) }

// unpackCall reads the arguments of a call, which have one form. Error: ErrCall.
func unpackCall(method string, data []byte) ([]any, error) {
	values, err := contractABI.UnpackCall(method, data)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrCall, err)
	}
	return values, nil
}

// unpackLog reads an event's values, in the order of its declaration. Error: ErrEvent.
func unpackLog(event string, log *types.Log) ([]any, error) {
	values, err := contractABI.UnpackLog(event, log)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrEvent, err)
	}
	return values, nil
}

// unitsIn is a uint256 as the ABI's decoder gives it.
func unitsIn(value any) money.Units { return evmabi.UnitsIn(value) }
