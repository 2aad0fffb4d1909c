package cctp

import (
	"bytes"
	_ "embed" // for the ABI
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/granaryhq/granary/internal/money"
)

// What may be wrong with a call's data or an event's log.
var (
	ErrCall  = errors.New("not a call of CCTP")
	ErrEvent = errors.New("not an event of CCTP")
)

// abi.json is what the published contracts have of the functions and events used here.
//
//go:embed abi.json
var abiJSON []byte

var contractABI = func() abi.ABI {
	parsed, err := abi.JSON(bytes.NewReader(abiJSON))
	if err != nil {
		panic(err)
	}
	return parsed
}()

// packCall builds a call's data out of values that have the types of its arguments.
func packCall(method string, values ...any) []byte {
	data, err := contractABI.Pack(method, values...)
	if err != nil {
		panic(err) // the types are fixed here
	}
	return data
}

// unpackCall reads the arguments of a call, which have one form. Error: ErrCall.
func unpackCall(method string, data []byte) ([]any, error) {
	m := contractABI.Methods[method]
	if len(data) < 4 || !bytes.Equal(data[:4], m.ID) {
		return nil, fmt.Errorf("%w: not %s", ErrCall, method)
	}
	values, err := unpackExactly(m.Inputs, data[4:])
	if err != nil {
		return nil, fmt.Errorf("%w: %s: %w", ErrCall, method, err)
	}
	return values, nil
}

// unpackLog reads an event's values, in the order of its declaration. Error: ErrEvent.
func unpackLog(event string, log *types.Log) ([]any, error) {
	e := contractABI.Events[event]
	if len(log.Topics) == 0 || log.Topics[0] != e.ID {
		return nil, fmt.Errorf("%w: not %s", ErrEvent, event)
	}
	plain, err := unpackExactly(e.Inputs.NonIndexed(), log.Data)
	if err != nil {
		return nil, fmt.Errorf("%w: %s: %w", ErrEvent, event, err)
	}
	topics := log.Topics[1:]
	if want := len(e.Inputs) - len(plain); len(topics) != want {
		return nil, fmt.Errorf("%w: %s with %d indexed values", ErrEvent, event, len(topics))
	}
	values := make([]any, 0, len(e.Inputs))
	for _, in := range e.Inputs {
		if !in.Indexed {
			values, plain = append(values, plain[0]), plain[1:]
			continue
		}
		indexed, err := unpackExactly(abi.Arguments{{Type: in.Type}}, topics[0][:])
		if err != nil {
			return nil, fmt.Errorf("%w: %s of %s: %w", ErrEvent, in.Name, event, err)
		}
		values, topics = append(values, indexed[0]), topics[1:]
	}
	return values, nil
}

var errForm = errors.New("the same could be said in other bytes")

// unpackExactly reads values and refuses bytes that are not those which they are packed
// into.
func unpackExactly(args abi.Arguments, data []byte) ([]any, error) {
	values, err := args.Unpack(data)
	if err != nil {
		return nil, err
	}
	again, err := args.Pack(values...)
	if err != nil {
		return nil, err
	}
	if !bytes.Equal(again, data) {
		return nil, errForm
	}
	return values, nil
}

// unitsIn is a uint256 as the ABI's decoder gives it.
func unitsIn(value any) money.Units {
	return money.UnitsFromWord(common.BigToHash(value.(*big.Int)))
}
