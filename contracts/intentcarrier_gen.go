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
	Data   []byte
}

// IntentCarrierPromisedItem is an auto generated low-level Go binding around an user-defined struct.
type IntentCarrierPromisedItem struct {
	Wallet common.Address
	Nonce  *big.Int
	Gas    *big.Int
	Data   []byte
}

// IntentCarrierMetaData contains all meta data concerning the IntentCarrier contract.
var IntentCarrierMetaData = bind.MetaData{
	ABI: "[{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"index\",\"type\":\"uint256\"}],\"name\":\"OutOfGasForItem\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"WalletWithoutCode\",\"type\":\"error\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"wallet\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"uint256\",\"name\":\"nonce\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"bytes\",\"name\":\"reason\",\"type\":\"bytes\"}],\"name\":\"IntentRefused\",\"type\":\"event\"},{\"inputs\":[{\"components\":[{\"internalType\":\"address\",\"name\":\"wallet\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"nonce\",\"type\":\"uint256\"},{\"internalType\":\"bytes\",\"name\":\"data\",\"type\":\"bytes\"}],\"internalType\":\"structIntentCarrier.Item[]\",\"name\":\"items\",\"type\":\"tuple[]\"}],\"name\":\"carry\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"address\",\"name\":\"wallet\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"nonce\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"gas\",\"type\":\"uint256\"},{\"internalType\":\"bytes\",\"name\":\"data\",\"type\":\"bytes\"}],\"internalType\":\"structIntentCarrier.PromisedItem[]\",\"name\":\"items\",\"type\":\"tuple[]\"}],\"name\":\"carryPromised\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"}]",
	ID:  "IntentCarrier",
	Bin: "0x6080604052348015600e575f5ffd5b506106768061001c5f395ff3fe608060405234801561000f575f5ffd5b5060043610610034575f3560e01c8063218a224f1461003857806346b806801461004d575b5f5ffd5b61004b610046366004610438565b610060565b005b61004b61005b366004610438565b6100c8565b5f5b818110156100c3573683838381811061007d5761007d610477565b905060200281019061008f91906104a4565b90506100ba826100a260208401846104e0565b60208401355f6100b5604087018761051a565b61012a565b50600101610062565b505050565b5f5b818110156100c357368383838181106100e5576100e5610477565b90506020028101906100f7919061057b565b90506101218261010a60208401846104e0565b602084013560408501356100b5606087018761051a565b506001016100ca565b8473ffffffffffffffffffffffffffffffffffffffff163b5f036101f25760408051600481526024810182526020810180517bffffffffffffffffffffffffffffffffffffffffffffffffffffffff167f374598e0000000000000000000000000000000000000000000000000000000001790529051859173ffffffffffffffffffffffffffffffffffffffff8816917fadf3e675e7aeaabbc0a7456c7c6554723ecb2983f300cef8fc214a486bb4607a916101e5916105ad565b60405180910390a3610377565b5f5a905083156102ba5767ffffffffffffffff841115610246576040517f14f746e7000000000000000000000000000000000000000000000000000000008152600481018890526024015b60405180910390fd5b81611770610255603f87610600565b61025f9087610638565b61026a906001610638565b6102749190610638565b61027e9190610638565b8110156102ba576040517f14f746e70000000000000000000000000000000000000000000000000000000081526004810188905260240161023d565b5f5f6102cb885f878761010061037f565b9150915081156102dd57505050610377565b6102e8600884610600565b5a1015610324576040517f14f746e7000000000000000000000000000000000000000000000000000000008152600481018a905260240161023d565b868873ffffffffffffffffffffffffffffffffffffffff167fadf3e675e7aeaabbc0a7456c7c6554723ecb2983f300cef8fc214a486bb4607a8360405161036b91906105ad565b60405180910390a35050505b505050505050565b5f6060604051848682375f5f86838a8c5af1925060609150826103e5573d848111156103a85750835b81925080835260208301815f823e5f9101908152603f017fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0166040525b509550959350505050565b5f5f83601f840112610400575f5ffd5b50813567ffffffffffffffff811115610417575f5ffd5b6020830191508360208260051b8501011115610431575f5ffd5b9250929050565b5f5f60208385031215610449575f5ffd5b823567ffffffffffffffff81111561045f575f5ffd5b61046b858286016103f0565b90969095509350505050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603260045260245ffd5b5f82357fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffa18336030181126104d6575f5ffd5b9190910192915050565b5f602082840312156104f0575f5ffd5b813573ffffffffffffffffffffffffffffffffffffffff81168114610513575f5ffd5b9392505050565b5f5f83357fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe184360301811261054d575f5ffd5b83018035915067ffffffffffffffff821115610567575f5ffd5b602001915036819003821315610431575f5ffd5b5f82357fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff818336030181126104d6575f5ffd5b602081525f82518060208401528060208501604085015e5f6040828501015260407fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f83011684010191505092915050565b5f82610633577f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b500490565b80820180821115610670577f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b9291505056",
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
// the contract method with ID 0x218a224f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function carry((address,uint256,bytes)[] items) returns()
func (intentCarrier *IntentCarrier) PackCarry(items []IntentCarrierItem) []byte {
	enc, err := intentCarrier.abi.Pack("carry", items)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCarry is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x218a224f.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function carry((address,uint256,bytes)[] items) returns()
func (intentCarrier *IntentCarrier) TryPackCarry(items []IntentCarrierItem) ([]byte, error) {
	return intentCarrier.abi.Pack("carry", items)
}

// PackCarryPromised is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x46b80680.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function carryPromised((address,uint256,uint256,bytes)[] items) returns()
func (intentCarrier *IntentCarrier) PackCarryPromised(items []IntentCarrierPromisedItem) []byte {
	enc, err := intentCarrier.abi.Pack("carryPromised", items)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCarryPromised is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x46b80680.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function carryPromised((address,uint256,uint256,bytes)[] items) returns()
func (intentCarrier *IntentCarrier) TryPackCarryPromised(items []IntentCarrierPromisedItem) ([]byte, error) {
	return intentCarrier.abi.Pack("carryPromised", items)
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
