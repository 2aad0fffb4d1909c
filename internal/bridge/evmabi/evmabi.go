// Package evmabi owns the decoding of bridges' calls, results and logs of EVM contracts: a decoded value is encoded
// again and compared, so that the same bytes have one reading only. It has no contract's facts and connects to no
// node.
package evmabi

import (
	"bytes"
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/granaryhq/granary/internal/money"
)

// ErrForm reports that bytes are not the one form of their content.
var ErrForm = errors.New("the same could be said in other bytes")

// Contract is the known part of a contract's functions and events.
type Contract struct{ abi abi.ABI }

// ParseContract reads an ABI that is part of the program.
func ParseContract(text []byte) Contract {
	parsed, err := abi.JSON(bytes.NewReader(text))
	if err != nil {
		panic(err)
	}
	return Contract{parsed}
}

// TopicOf is by which an event is found.
func (c Contract) TopicOf(event string) common.Hash { return c.abi.Events[event].ID }

// PackCall builds a call's data out of values that have the types of its arguments.
func (c Contract) PackCall(method string, values ...any) []byte {
	data, err := c.abi.Pack(method, values...)
	if err != nil {
		panic(err) // the types are fixed where it is called
	}
	return data
}

// UnpackCall reads the arguments of a call.
func (c Contract) UnpackCall(method string, data []byte) ([]any, error) {
	m := c.abi.Methods[method]
	if len(data) < 4 || !bytes.Equal(data[:4], m.ID) {
		return nil, fmt.Errorf("not %s", method)
	}
	values, err := unpackExactly(m.Inputs, data[4:])
	if err != nil {
		return nil, fmt.Errorf("%s: %w", method, err)
	}
	return values, nil
}

// UnpackAnswer reads the result of a call.
func (c Contract) UnpackAnswer(method string, data []byte) ([]any, error) {
	values, err := unpackExactly(c.abi.Methods[method].Outputs, data)
	if err != nil {
		return nil, fmt.Errorf("the answer of %s: %w", method, err)
	}
	return values, nil
}

// UnpackLog reads an event's values, in the order of its declaration.
func (c Contract) UnpackLog(event string, log *types.Log) ([]any, error) {
	e := c.abi.Events[event]
	if len(log.Topics) == 0 || log.Topics[0] != e.ID {
		return nil, fmt.Errorf("not %s", event)
	}
	plain, err := unpackExactly(e.Inputs.NonIndexed(), log.Data)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", event, err)
	}
	topics := log.Topics[1:]
	if want := len(e.Inputs) - len(plain); len(topics) != want {
		return nil, fmt.Errorf("%s with %d indexed values", event, len(topics))
	}
	values := make([]any, 0, len(e.Inputs))
	for _, in := range e.Inputs {
		if !in.Indexed {
			values, plain = append(values, plain[0]), plain[1:]
			continue
		}
		indexed, err := unpackExactly(abi.Arguments{{Type: in.Type}}, topics[0][:])
		if err != nil {
			return nil, fmt.Errorf("%s of %s: %w", in.Name, event, err)
		}
		values, topics = append(values, indexed[0]), topics[1:]
	}
	return values, nil
}

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
		return nil, ErrForm
	}
	return values, nil
}

// UnitsIn is a uint256 as the ABI's decoder gives it.
func UnitsIn(value any) money.Units {
	return money.UnitsFromWord(common.BigToHash(value.(*big.Int)))
}
