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
	Bin: "0x6080604052348015600e575f5ffd5b506106688061001c5f395ff3fe608060405234801561000f575f5ffd5b5060043610610029575f3560e01c80638b82a2e31461002d575b5f5ffd5b61004061003b3660046103b7565b610042565b005b5f5b81811015610081576100798184848481811061006257610062610428565b90506020028101906100749190610455565b610086565b600101610044565b505050565b6100936020820182610491565b73ffffffffffffffffffffffffffffffffffffffff163b5f0361016a57602081018035906100c19083610491565b60408051600481526024810182526020810180517bffffffffffffffffffffffffffffffffffffffffffffffffffffffff167f374598e000000000000000000000000000000000000000000000000000000000179052905173ffffffffffffffffffffffffffffffffffffffff92909216917fadf3e675e7aeaabbc0a7456c7c6554723ecb2983f300cef8fc214a486bb4607a9161015e916104cb565b60405180910390a35050565b5f5a90506040820135365f610182606086018661051e565b909250905067ffffffffffffffff8311806101d35750806117706101a7603f86610586565b6101b190866105be565b6101bc9060016105be565b6101c691906105be565b6101d091906105be565b84105b15610212576040517f14f746e7000000000000000000000000000000000000000000000000000000008152600481018790526024015b60405180910390fd5b5f8061022f6102246020890189610491565b5f8686610100610346565b915091508115610243575050505050505050565b61024e600887610586565b5a10806102a457507f34edfe3100000000000000000000000000000000000000000000000000000000610280826105fc565b7fffffffff0000000000000000000000000000000000000000000000000000000016145b156102de576040517f14f746e700000000000000000000000000000000000000000000000000000000815260048101899052602401610209565b602087018035906102ef9089610491565b73ffffffffffffffffffffffffffffffffffffffff167fadf3e675e7aeaabbc0a7456c7c6554723ecb2983f300cef8fc214a486bb4607a8360405161033491906104cb565b60405180910390a35050505050505050565b5f6060604051848682375f5f86838a8c5af1925060609150826103ac573d8481111561036f5750835b81925080835260208301815f823e5f9101908152603f017fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0166040525b509550959350505050565b5f5f602083850312156103c8575f5ffd5b823567ffffffffffffffff8111156103de575f5ffd5b8301601f810185136103ee575f5ffd5b803567ffffffffffffffff811115610404575f5ffd5b8560208260051b8401011115610418575f5ffd5b6020919091019590945092505050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603260045260245ffd5b5f82357fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff81833603018112610487575f5ffd5b9190910192915050565b5f602082840312156104a1575f5ffd5b813573ffffffffffffffffffffffffffffffffffffffff811681146104c4575f5ffd5b9392505050565b602081525f82518060208401528060208501604085015e5f6040828501015260407fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f83011684010191505092915050565b5f5f83357fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe1843603018112610551575f5ffd5b83018035915067ffffffffffffffff82111561056b575f5ffd5b60200191503681900382131561057f575f5ffd5b9250929050565b5f826105b9577f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b500490565b808201808211156105f6577f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b92915050565b805160208201517fffffffff00000000000000000000000000000000000000000000000000000000811691906004821015610661577fffffffff00000000000000000000000000000000000000000000000000000000808360040360031b1b82161692505b505091905056",
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
