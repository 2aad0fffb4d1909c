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

// SandboxFaucetMetaData contains all meta data concerning the SandboxFaucet contract.
var SandboxFaucetMetaData = bind.MetaData{
	ABI: "[{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner_\",\"type\":\"address\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[],\"name\":\"LengthMismatch\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"OwnableInvalidOwner\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"OwnableUnauthorizedAccount\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"}],\"name\":\"SafeERC20FailedOperation\",\"type\":\"error\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"previousOwner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"OwnershipTransferred\",\"type\":\"event\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address[]\",\"name\":\"to\",\"type\":\"address[]\"},{\"internalType\":\"uint256[]\",\"name\":\"amount\",\"type\":\"uint256[]\"}],\"name\":\"drip\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"owner\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"renounceOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"transferOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"}]",
	ID:  "SandboxFaucet",
	Bin: "0x6080604052348015600e575f5ffd5b506040516107a93803806107a9833981016040819052602b9160b4565b806001600160a01b038116605857604051631e4fbdf760e01b81525f600482015260240160405180910390fd5b605f816065565b505060df565b5f80546001600160a01b038381166001600160a01b0319831681178455604051919092169283917f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e09190a35050565b5f6020828403121560c3575f5ffd5b81516001600160a01b038116811460d8575f5ffd5b9392505050565b6106bd806100ec5f395ff3fe608060405234801561000f575f5ffd5b506004361061004a575f3560e01c8063715018a61461004e5780638da5cb5b146100585780638e3ed02114610083578063f2fde38b14610096575b5f5ffd5b6100566100a9565b005b5f546040805173ffffffffffffffffffffffffffffffffffffffff9092168252519081900360200190f35b610056610091366004610580565b6100bc565b6100566100a4366004610600565b6102fa565b6100b1610362565b6100ba5f6103b4565b565b6100c4610362565b8281146100fd576040517fff633a3800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f805b828110156101365783838281811061011a5761011a610620565b905060200201358261012c919061067a565b9150600101610100565b506040517f70a082310000000000000000000000000000000000000000000000000000000081523060048201525f9073ffffffffffffffffffffffffffffffffffffffff8816906370a0823190602401602060405180830381865afa1580156101a1573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906101c59190610693565b9050818110156102755773ffffffffffffffffffffffffffffffffffffffff87166340c10f19306101f684866106aa565b6040517fffffffff0000000000000000000000000000000000000000000000000000000060e085901b16815273ffffffffffffffffffffffffffffffffffffffff909216600483015260248201526044015f604051808303815f87803b15801561025e575f5ffd5b505af1158015610270573d5f5f3e3d5ffd5b505050505b5f5b858110156102f0576102e887878381811061029457610294610620565b90506020020160208101906102a99190610600565b8686848181106102bb576102bb610620565b905060200201358a73ffffffffffffffffffffffffffffffffffffffff166104289092919063ffffffff16565b600101610277565b5050505050505050565b610302610362565b73ffffffffffffffffffffffffffffffffffffffff8116610356576040517f1e4fbdf70000000000000000000000000000000000000000000000000000000081525f60048201526024015b60405180910390fd5b61035f816103b4565b50565b5f5473ffffffffffffffffffffffffffffffffffffffff1633146100ba576040517f118cdaa700000000000000000000000000000000000000000000000000000000815233600482015260240161034d565b5f805473ffffffffffffffffffffffffffffffffffffffff8381167fffffffffffffffffffffffff0000000000000000000000000000000000000000831681178455604051919092169283917f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e09190a35050565b6104358383836001610488565b610483576040517f5274afe700000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff8416600482015260240161034d565b505050565b6040517fa9059cbb000000000000000000000000000000000000000000000000000000005f81815273ffffffffffffffffffffffffffffffffffffffff8616600452602485905291602083604481808b5af1925060015f511483166105045783831516156104f8573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b803573ffffffffffffffffffffffffffffffffffffffff81168114610533575f5ffd5b919050565b5f5f83601f840112610548575f5ffd5b50813567ffffffffffffffff81111561055f575f5ffd5b6020830191508360208260051b8501011115610579575f5ffd5b9250929050565b5f5f5f5f5f60608688031215610594575f5ffd5b61059d86610510565b9450602086013567ffffffffffffffff8111156105b8575f5ffd5b6105c488828901610538565b909550935050604086013567ffffffffffffffff8111156105e3575f5ffd5b6105ef88828901610538565b969995985093965092949392505050565b5f60208284031215610610575f5ffd5b61061982610510565b9392505050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603260045260245ffd5b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b8082018082111561068d5761068d61064d565b92915050565b5f602082840312156106a3575f5ffd5b5051919050565b8181038181111561068d5761068d61064d56",
}

// SandboxFaucet is an auto generated Go binding around an Ethereum contract.
type SandboxFaucet struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *SandboxFaucet) GetABI() abi.ABI {
	return c.abi
}

// NewSandboxFaucet creates a new instance of SandboxFaucet.
func NewSandboxFaucet() *SandboxFaucet {
	parsed, err := SandboxFaucetMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &SandboxFaucet{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *SandboxFaucet) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackConstructor is the Go binding used to pack the parameters required for
// contract deployment.
//
// Solidity: constructor(address owner_) returns()
func (sandboxFaucet *SandboxFaucet) PackConstructor(owner_ common.Address) []byte {
	enc, err := sandboxFaucet.abi.Pack("", owner_)
	if err != nil {
		panic(err)
	}
	return enc
}

// PackDrip is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8e3ed021.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function drip(address token, address[] to, uint256[] amount) returns()
func (sandboxFaucet *SandboxFaucet) PackDrip(token common.Address, to []common.Address, amount []*big.Int) []byte {
	enc, err := sandboxFaucet.abi.Pack("drip", token, to, amount)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDrip is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8e3ed021.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function drip(address token, address[] to, uint256[] amount) returns()
func (sandboxFaucet *SandboxFaucet) TryPackDrip(token common.Address, to []common.Address, amount []*big.Int) ([]byte, error) {
	return sandboxFaucet.abi.Pack("drip", token, to, amount)
}

// PackOwner is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8da5cb5b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function owner() view returns(address)
func (sandboxFaucet *SandboxFaucet) PackOwner() []byte {
	enc, err := sandboxFaucet.abi.Pack("owner")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackOwner is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8da5cb5b.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function owner() view returns(address)
func (sandboxFaucet *SandboxFaucet) TryPackOwner() ([]byte, error) {
	return sandboxFaucet.abi.Pack("owner")
}

// UnpackOwner is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x8da5cb5b.
//
// Solidity: function owner() view returns(address)
func (sandboxFaucet *SandboxFaucet) UnpackOwner(data []byte) (common.Address, error) {
	out, err := sandboxFaucet.abi.Unpack("owner", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackRenounceOwnership is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x715018a6.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function renounceOwnership() returns()
func (sandboxFaucet *SandboxFaucet) PackRenounceOwnership() []byte {
	enc, err := sandboxFaucet.abi.Pack("renounceOwnership")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRenounceOwnership is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x715018a6.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function renounceOwnership() returns()
func (sandboxFaucet *SandboxFaucet) TryPackRenounceOwnership() ([]byte, error) {
	return sandboxFaucet.abi.Pack("renounceOwnership")
}

// PackTransferOwnership is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf2fde38b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function transferOwnership(address newOwner) returns()
func (sandboxFaucet *SandboxFaucet) PackTransferOwnership(newOwner common.Address) []byte {
	enc, err := sandboxFaucet.abi.Pack("transferOwnership", newOwner)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackTransferOwnership is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf2fde38b.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function transferOwnership(address newOwner) returns()
func (sandboxFaucet *SandboxFaucet) TryPackTransferOwnership(newOwner common.Address) ([]byte, error) {
	return sandboxFaucet.abi.Pack("transferOwnership", newOwner)
}

// SandboxFaucetOwnershipTransferred represents a OwnershipTransferred event raised by the SandboxFaucet contract.
type SandboxFaucetOwnershipTransferred struct {
	PreviousOwner common.Address
	NewOwner      common.Address
	Raw           *types.Log // Blockchain specific contextual infos
}

const SandboxFaucetOwnershipTransferredEventName = "OwnershipTransferred"

// ContractEventName returns the user-defined event name.
func (SandboxFaucetOwnershipTransferred) ContractEventName() string {
	return SandboxFaucetOwnershipTransferredEventName
}

// UnpackOwnershipTransferredEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event OwnershipTransferred(address indexed previousOwner, address indexed newOwner)
func (sandboxFaucet *SandboxFaucet) UnpackOwnershipTransferredEvent(log *types.Log) (*SandboxFaucetOwnershipTransferred, error) {
	event := "OwnershipTransferred"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxFaucet.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxFaucetOwnershipTransferred)
	if len(log.Data) > 0 {
		if err := sandboxFaucet.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxFaucet.abi.Events[event].Inputs {
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
func (sandboxFaucet *SandboxFaucet) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], sandboxFaucet.abi.Errors["LengthMismatch"].ID.Bytes()[:4]) {
		return sandboxFaucet.UnpackLengthMismatchError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxFaucet.abi.Errors["OwnableInvalidOwner"].ID.Bytes()[:4]) {
		return sandboxFaucet.UnpackOwnableInvalidOwnerError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxFaucet.abi.Errors["OwnableUnauthorizedAccount"].ID.Bytes()[:4]) {
		return sandboxFaucet.UnpackOwnableUnauthorizedAccountError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxFaucet.abi.Errors["SafeERC20FailedOperation"].ID.Bytes()[:4]) {
		return sandboxFaucet.UnpackSafeERC20FailedOperationError(raw[4:])
	}
	return nil, errors.New("Unknown error")
}

// SandboxFaucetLengthMismatch represents a LengthMismatch error raised by the SandboxFaucet contract.
type SandboxFaucetLengthMismatch struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error LengthMismatch()
func SandboxFaucetLengthMismatchErrorID() common.Hash {
	return common.HexToHash("0xff633a3803c58b9bc21e58efecee59f27e033cc0b1883fccb4969c76146fe60f")
}

// UnpackLengthMismatchError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error LengthMismatch()
func (sandboxFaucet *SandboxFaucet) UnpackLengthMismatchError(raw []byte) (*SandboxFaucetLengthMismatch, error) {
	out := new(SandboxFaucetLengthMismatch)
	if err := sandboxFaucet.abi.UnpackIntoInterface(out, "LengthMismatch", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxFaucetOwnableInvalidOwner represents a OwnableInvalidOwner error raised by the SandboxFaucet contract.
type SandboxFaucetOwnableInvalidOwner struct {
	Owner common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error OwnableInvalidOwner(address owner)
func SandboxFaucetOwnableInvalidOwnerErrorID() common.Hash {
	return common.HexToHash("0x1e4fbdf7f3ef8bcaa855599e3abf48b232380f183f08f6f813d9ffa5bd585188")
}

// UnpackOwnableInvalidOwnerError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error OwnableInvalidOwner(address owner)
func (sandboxFaucet *SandboxFaucet) UnpackOwnableInvalidOwnerError(raw []byte) (*SandboxFaucetOwnableInvalidOwner, error) {
	out := new(SandboxFaucetOwnableInvalidOwner)
	if err := sandboxFaucet.abi.UnpackIntoInterface(out, "OwnableInvalidOwner", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxFaucetOwnableUnauthorizedAccount represents a OwnableUnauthorizedAccount error raised by the SandboxFaucet contract.
type SandboxFaucetOwnableUnauthorizedAccount struct {
	Account common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error OwnableUnauthorizedAccount(address account)
func SandboxFaucetOwnableUnauthorizedAccountErrorID() common.Hash {
	return common.HexToHash("0x118cdaa7a341953d1887a2245fd6665d741c67c8c50581daa59e1d03373fa188")
}

// UnpackOwnableUnauthorizedAccountError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error OwnableUnauthorizedAccount(address account)
func (sandboxFaucet *SandboxFaucet) UnpackOwnableUnauthorizedAccountError(raw []byte) (*SandboxFaucetOwnableUnauthorizedAccount, error) {
	out := new(SandboxFaucetOwnableUnauthorizedAccount)
	if err := sandboxFaucet.abi.UnpackIntoInterface(out, "OwnableUnauthorizedAccount", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxFaucetSafeERC20FailedOperation represents a SafeERC20FailedOperation error raised by the SandboxFaucet contract.
type SandboxFaucetSafeERC20FailedOperation struct {
	Token common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SafeERC20FailedOperation(address token)
func SandboxFaucetSafeERC20FailedOperationErrorID() common.Hash {
	return common.HexToHash("0x5274afe73c98b4749fc91ffae6b7b574e7842cb2144a159e9377a5f20b32edf9")
}

// UnpackSafeERC20FailedOperationError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SafeERC20FailedOperation(address token)
func (sandboxFaucet *SandboxFaucet) UnpackSafeERC20FailedOperationError(raw []byte) (*SandboxFaucetSafeERC20FailedOperation, error) {
	out := new(SandboxFaucetSafeERC20FailedOperation)
	if err := sandboxFaucet.abi.UnpackIntoInterface(out, "SafeERC20FailedOperation", raw); err != nil {
		return nil, err
	}
	return out, nil
}
