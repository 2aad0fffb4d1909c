// Code generated via abigen V2 - DO NOT EDIT.
// This file is a generated binding and any manual changes will be lost.

package contracts

import (
	"bytes"
	"errors"
	"math/big"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
)

// Reference imports to suppress errors if they are not otherwise used.
var (
	_ = bytes.Equal
	_ = errors.New
	_ = big.NewInt
	_ = common.Big1
	_ = types.BloomLookup
	_ = abi.ConvertType
)

// IntentCarrierItem is an auto generated low-level Go binding around an user-defined struct.
type IntentCarrierItem struct {
	Wallet common.Address
	Nonce  *big.Int
	Gas    *big.Int
	Data   []byte
}

// IntentCarrierMetaData contains all meta data concerning the IntentCarrier contract.
var IntentCarrierMetaData = bind.MetaData{
	ABI: "[{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"index\",\"type\":\"uint256\"}],\"name\":\"OutOfGasForItem\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"WalletWithoutCode\",\"type\":\"error\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"wallet\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"uint256\",\"name\":\"nonce\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"bytes\",\"name\":\"reason\",\"type\":\"bytes\"}],\"name\":\"IntentRefused\",\"type\":\"event\"},{\"inputs\":[{\"components\":[{\"internalType\":\"address\",\"name\":\"wallet\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"nonce\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"gas\",\"type\":\"uint256\"},{\"internalType\":\"bytes\",\"name\":\"data\",\"type\":\"bytes\"}],\"internalType\":\"structIntentCarrier.Item[]\",\"name\":\"items\",\"type\":\"tuple[]\"}],\"name\":\"carry\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"}]",
	ID:  "IntentCarrier",
	Bin: "0x608080604052346015576104fd908161001a8239f35b5f80fdfe60806040526004361015610011575f80fd5b5f3560e01c638b82a2e314610024575f80fd5b346100ed5760207ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601126100ed5760043567ffffffffffffffff81116100ed57366023820112156100ed57806004013567ffffffffffffffff81116100ed573660248260051b840101116100ed575f7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff5d83360301905b828110156100f15760248160051b8501013590828212156100ed576100e7602460019387010182610196565b016100bb565b5f80fd5b005b3573ffffffffffffffffffffffffffffffffffffffff811681036100ed5790565b7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f602060409481855280519182918282880152018686015e5f8582860101520116010190565b9190820180921161016957565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b61019f826100f3565b3b1561040d575a9060408301359160608401357fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe1853603018112156100ed5784019283359367ffffffffffffffff85116100ed576020019084360382136100ed5767ffffffffffffffff81119081156103d5575b506103a9575f84819282610226896100f3565b60405198899384375af16060938115610352575b5061034c575a9060031c1180156102d7575b6102ac57507fadf3e675e7aeaabbc0a7456c7c6554723ecb2983f300cef8fc214a486bb4607a602061027d846100f3565b936102a773ffffffffffffffffffffffffffffffffffffffff604051938493013596169482610114565b0390a3565b7f14f746e7000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b507f34edfe31000000000000000000000000000000000000000000000000000000007fffffffff00000000000000000000000000000000000000000000000000000000835160208501518281169160048110610337575b5050161461024c565b839250829060040360031b1b16165f8061032e565b50505050565b93503d61010081116103a0575b605f7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe09186818152815f602083013e015f602082015201166040525f61023a565b5061010061035f565b827f14f746e7000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b6103e49150603f81049061015c565b6001810190818111610169576117710180911161016957846104059161015c565b82105f610213565b50610417816100f3565b90604051907f374598e0000000000000000000000000000000000000000000000000000000006020830152600482526040820182811067ffffffffffffffff8211176104d0577fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc073ffffffffffffffffffffffffffffffffffffffff60207fadf3e675e7aeaabbc0a7456c7c6554723ecb2983f300cef8fc214a486bb4607a948460405201359516936104ca8184610114565b030190a3565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd",
}

// IntentCarrier is an auto generated Go binding around an Ethereum contract.
type IntentCarrier struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *IntentCarrier) GetABI() abi.ABI {
	return c.abi
}

// NewIntentCarrier creates a new instance of IntentCarrier.
func NewIntentCarrier() *IntentCarrier {
	parsed, err := IntentCarrierMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &IntentCarrier{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *IntentCarrier) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackCarry is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8b82a2e3.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function carry((address,uint256,uint256,bytes)[] items) returns()
func (intentCarrier *IntentCarrier) PackCarry(items []IntentCarrierItem) []byte {
	enc, err := intentCarrier.abi.Pack("carry", items)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCarry is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8b82a2e3.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function carry((address,uint256,uint256,bytes)[] items) returns()
func (intentCarrier *IntentCarrier) TryPackCarry(items []IntentCarrierItem) ([]byte, error) {
	return intentCarrier.abi.Pack("carry", items)
}

// IntentCarrierIntentRefused represents a IntentRefused event raised by the IntentCarrier contract.
type IntentCarrierIntentRefused struct {
	Wallet common.Address
	Nonce  *big.Int
	Reason []byte
	Raw    *types.Log // Blockchain specific contextual infos
}

const IntentCarrierIntentRefusedEventName = "IntentRefused"

// ContractEventName returns the user-defined event name.
func (IntentCarrierIntentRefused) ContractEventName() string {
	return IntentCarrierIntentRefusedEventName
}

// UnpackIntentRefusedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event IntentRefused(address indexed wallet, uint256 indexed nonce, bytes reason)
func (intentCarrier *IntentCarrier) UnpackIntentRefusedEvent(log *types.Log) (*IntentCarrierIntentRefused, error) {
	event := "IntentRefused"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != intentCarrier.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(IntentCarrierIntentRefused)
	if len(log.Data) > 0 {
		if err := intentCarrier.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range intentCarrier.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// UnpackError attempts to decode the provided error data using user-defined
// error definitions.
func (intentCarrier *IntentCarrier) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], intentCarrier.abi.Errors["OutOfGasForItem"].ID.Bytes()[:4]) {
		return intentCarrier.UnpackOutOfGasForItemError(raw[4:])
	}
	if bytes.Equal(raw[:4], intentCarrier.abi.Errors["WalletWithoutCode"].ID.Bytes()[:4]) {
		return intentCarrier.UnpackWalletWithoutCodeError(raw[4:])
	}
	return nil, errors.New("Unknown error")
}

// IntentCarrierOutOfGasForItem represents a OutOfGasForItem error raised by the IntentCarrier contract.
type IntentCarrierOutOfGasForItem struct {
	Index *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error OutOfGasForItem(uint256 index)
func IntentCarrierOutOfGasForItemErrorID() common.Hash {
	return common.HexToHash("0x14f746e728e61785cf321e3336154a728377768735f1143d3fa8ee61a9105486")
}

// UnpackOutOfGasForItemError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error OutOfGasForItem(uint256 index)
func (intentCarrier *IntentCarrier) UnpackOutOfGasForItemError(raw []byte) (*IntentCarrierOutOfGasForItem, error) {
	out := new(IntentCarrierOutOfGasForItem)
	if err := intentCarrier.abi.UnpackIntoInterface(out, "OutOfGasForItem", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// IntentCarrierWalletWithoutCode represents a WalletWithoutCode error raised by the IntentCarrier contract.
type IntentCarrierWalletWithoutCode struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error WalletWithoutCode()
func IntentCarrierWalletWithoutCodeErrorID() common.Hash {
	return common.HexToHash("0x374598e091f49687de2de256437fbc6efe22c91bab8994e207d34e9e4c8b0144")
}

// UnpackWalletWithoutCodeError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error WalletWithoutCode()
func (intentCarrier *IntentCarrier) UnpackWalletWithoutCodeError(raw []byte) (*IntentCarrierWalletWithoutCode, error) {
	out := new(IntentCarrierWalletWithoutCode)
	if err := intentCarrier.abi.UnpackIntoInterface(out, "WalletWithoutCode", raw); err != nil {
		return nil, err
	}
	return out, nil
}
