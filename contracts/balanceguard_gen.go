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

// BalanceGuardMetaData contains all meta data concerning the BalanceGuard contract.
var BalanceGuardMetaData = bind.MetaData{
	ABI: "[{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"int256\",\"name\":\"change\",\"type\":\"int256\"},{\"internalType\":\"int256\",\"name\":\"minimum\",\"type\":\"int256\"}],\"name\":\"ChangeBelowMinimum\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"}],\"name\":\"NoSnapshot\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"}],\"name\":\"NotABalance\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"int256\",\"name\":\"minimum\",\"type\":\"int256\"}],\"name\":\"requireChange\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"}],\"name\":\"snapshot\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"}]",
	ID:  "BalanceGuard",
	Bin: "0x6080604052348015600e575f5ffd5b506104df8061001c5f395ff3fe608060405234801561000f575f5ffd5b5060043610610034575f3560e01c80632651216014610038578063b033909d1461004d575b5f5ffd5b61004b6100463660046103eb565b610060565b005b61004b61005b36600461040b565b6100a9565b61006a81336101e5565b610075906001610460565b335f9081526020818152604080832073ffffffffffffffffffffffffffffffffffffffff9590951683529390529190912055565b335f9081526020818152604080832073ffffffffffffffffffffffffffffffffffffffff861684529091528120549081900361012e576040517f8b8033a600000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff841660048201526024015b60405180910390fd5b335f9081526020818152604080832073ffffffffffffffffffffffffffffffffffffffff871684529091528120819055610169600183610479565b61017385336101e5565b61017d919061048c565b9050828112156101df576040517ffe5a0ea500000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff851660048201526024810182905260448101849052606401610125565b50505050565b60405173ffffffffffffffffffffffffffffffffffffffff82811660248301525f918291829190861690604401604080517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe08184030181529181526020820180517bffffffffffffffffffffffffffffffffffffffffffffffffffffffff167f70a08231000000000000000000000000000000000000000000000000000000001790525161029391906104b2565b5f60405180830381855afa9150503d805f81146102cb576040519150601f19603f3d011682016040523d82523d5f602084013e6102d0565b606091505b50915091508115806102e457508051602014155b15610333576040517f4d57ca8800000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff86166004820152602401610125565b8080602001905181019061034791906104c8565b92507f40000000000000000000000000000000000000000000000000000000000000008311156103bb576040517f4d57ca8800000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff86166004820152602401610125565b505092915050565b803573ffffffffffffffffffffffffffffffffffffffff811681146103e6575f5ffd5b919050565b5f602082840312156103fb575f5ffd5b610404826103c3565b9392505050565b5f5f6040838503121561041c575f5ffd5b610425836103c3565b946020939093013593505050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b8082018082111561047357610473610433565b92915050565b8181038181111561047357610473610433565b8181035f8312801583831316838312821617156104ab576104ab610433565b5092915050565b5f82518060208501845e5f920191825250919050565b5f602082840312156104d8575f5ffd5b505191905056",
}

// BalanceGuard is an auto generated Go binding around an Ethereum contract.
type BalanceGuard struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *BalanceGuard) GetABI() abi.ABI {
	return c.abi
}

// NewBalanceGuard creates a new instance of BalanceGuard.
func NewBalanceGuard() *BalanceGuard {
	parsed, err := BalanceGuardMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &BalanceGuard{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *BalanceGuard) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackRequireChange is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb033909d.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function requireChange(address token, int256 minimum) returns()
func (balanceGuard *BalanceGuard) PackRequireChange(token common.Address, minimum *big.Int) []byte {
	enc, err := balanceGuard.abi.Pack("requireChange", token, minimum)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRequireChange is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb033909d.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function requireChange(address token, int256 minimum) returns()
func (balanceGuard *BalanceGuard) TryPackRequireChange(token common.Address, minimum *big.Int) ([]byte, error) {
	return balanceGuard.abi.Pack("requireChange", token, minimum)
}

// PackSnapshot is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x26512160.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function snapshot(address token) returns()
func (balanceGuard *BalanceGuard) PackSnapshot(token common.Address) []byte {
	enc, err := balanceGuard.abi.Pack("snapshot", token)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSnapshot is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x26512160.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function snapshot(address token) returns()
func (balanceGuard *BalanceGuard) TryPackSnapshot(token common.Address) ([]byte, error) {
	return balanceGuard.abi.Pack("snapshot", token)
}

// UnpackError attempts to decode the provided error data using user-defined
// error definitions.
func (balanceGuard *BalanceGuard) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], balanceGuard.abi.Errors["ChangeBelowMinimum"].ID.Bytes()[:4]) {
		return balanceGuard.UnpackChangeBelowMinimumError(raw[4:])
	}
	if bytes.Equal(raw[:4], balanceGuard.abi.Errors["NoSnapshot"].ID.Bytes()[:4]) {
		return balanceGuard.UnpackNoSnapshotError(raw[4:])
	}
	if bytes.Equal(raw[:4], balanceGuard.abi.Errors["NotABalance"].ID.Bytes()[:4]) {
		return balanceGuard.UnpackNotABalanceError(raw[4:])
	}
	return nil, errors.New("Unknown error")
}

// BalanceGuardChangeBelowMinimum represents a ChangeBelowMinimum error raised by the BalanceGuard contract.
type BalanceGuardChangeBelowMinimum struct {
	Token   common.Address
	Change  *big.Int
	Minimum *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ChangeBelowMinimum(address token, int256 change, int256 minimum)
func BalanceGuardChangeBelowMinimumErrorID() common.Hash {
	return common.HexToHash("0xfe5a0ea55e87461616243d7feb8cc3c8400764de7ee361168f12662108e1838e")
}

// UnpackChangeBelowMinimumError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ChangeBelowMinimum(address token, int256 change, int256 minimum)
func (balanceGuard *BalanceGuard) UnpackChangeBelowMinimumError(raw []byte) (*BalanceGuardChangeBelowMinimum, error) {
	out := new(BalanceGuardChangeBelowMinimum)
	if err := balanceGuard.abi.UnpackIntoInterface(out, "ChangeBelowMinimum", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// BalanceGuardNoSnapshot represents a NoSnapshot error raised by the BalanceGuard contract.
type BalanceGuardNoSnapshot struct {
	Token common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NoSnapshot(address token)
func BalanceGuardNoSnapshotErrorID() common.Hash {
	return common.HexToHash("0x8b8033a6cb699c077d397a12c7d5f1a8ef82fcc1e1767056144a00ee4ab86191")
}

// UnpackNoSnapshotError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NoSnapshot(address token)
func (balanceGuard *BalanceGuard) UnpackNoSnapshotError(raw []byte) (*BalanceGuardNoSnapshot, error) {
	out := new(BalanceGuardNoSnapshot)
	if err := balanceGuard.abi.UnpackIntoInterface(out, "NoSnapshot", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// BalanceGuardNotABalance represents a NotABalance error raised by the BalanceGuard contract.
type BalanceGuardNotABalance struct {
	Token common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotABalance(address token)
func BalanceGuardNotABalanceErrorID() common.Hash {
	return common.HexToHash("0x4d57ca8879eba62c6c0ff749294597bb4f20a4774eff5eeaec0baf4ac28b1c83")
}

// UnpackNotABalanceError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotABalance(address token)
func (balanceGuard *BalanceGuard) UnpackNotABalanceError(raw []byte) (*BalanceGuardNotABalance, error) {
	out := new(BalanceGuardNotABalance)
	if err := balanceGuard.abi.UnpackIntoInterface(out, "NotABalance", raw); err != nil {
		return nil, err
	}
	return out, nil
}
