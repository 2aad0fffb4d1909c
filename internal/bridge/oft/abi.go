package oft

import (
	_ "embed" // for the ABIs
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/granaryhq/granary/internal/bridge/evmabi"
)

// Errors of a call's data, a result or an event's log.
var (
	ErrCall   = errors.New("not a call of an OFT")
	ErrAnswer = errors.New("not an answer of an OFT")
	ErrEvent  = errors.New("not an event of an OFT")
)

// abi.json has the published contracts' functions and events used here, and feepayer.json those of
// contracts/src/BridgeFeePayer.sol.
var (
	//go:embed abi.json
	abiJSON []byte
	//go:embed feepayer.json
	feePayerJSON []byte

	contractABI = evmabi.ParseContract(abiJSON)
	feePayerABI = evmabi.ParseContract(feePayerJSON)
)

// The tuples of the ABI, field by field as they are named there.
type (
	sendParamTuple struct {
		DstEid                           uint32
		To                               [32]byte
		AmountLD, MinAmountLD            *big.Int
		ExtraOptions, ComposeMsg, OftCmd []byte
	}
	originTuple struct {
		SrcEid uint32
		Sender [32]byte
		Nonce  uint64
	}
	feeTuple     struct{ NativeFee, LzTokenFee *big.Int }
	limitTuple   struct{ MinAmountLD, MaxAmountLD *big.Int }
	receiptTuple struct{ AmountSentLD, AmountReceivedLD *big.Int }
	detailTuple  struct {
		FeeAmountLD *big.Int
		Description string
	}
)

// tupleIn is a tuple as the ABI's decoder gives it.
func tupleIn[T any](value any) T { return *abi.ConvertType(value, new(T)).(*T) }

func unpackCall(contract evmabi.Contract, method string, data []byte) ([]any, error) {
	values, err := contract.UnpackCall(method, data)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrCall, err)
	}
	return values, nil
}

func unpackAnswer(method string, data []byte) ([]any, error) {
	values, err := contractABI.UnpackAnswer(method, data)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrAnswer, err)
	}
	return values, nil
}

func unpackLog(event string, log *types.Log) ([]any, error) {
	values, err := contractABI.UnpackLog(event, log)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrEvent, err)
	}
	return values, nil
}
