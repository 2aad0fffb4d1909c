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

// SandboxTokenMinterMetaData contains all meta data concerning the SandboxTokenMinter contract.
var SandboxTokenMinterMetaData = bind.MetaData{
	ABI: "[{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner_\",\"type\":\"address\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"OwnableInvalidOwner\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"OwnableUnauthorizedAccount\",\"type\":\"error\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"address\",\"name\":\"localTokenMessenger\",\"type\":\"address\"}],\"name\":\"LocalTokenMessengerAdded\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"address\",\"name\":\"localTokenMessenger\",\"type\":\"address\"}],\"name\":\"LocalTokenMessengerRemoved\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"previousOwner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"OwnershipTransferred\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[],\"name\":\"Pause\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"burnLimitPerMessage\",\"type\":\"uint256\"}],\"name\":\"SetBurnLimitPerMessage\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"address\",\"name\":\"localToken\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint32\",\"name\":\"remoteDomain\",\"type\":\"uint32\"},{\"indexed\":false,\"internalType\":\"bytes32\",\"name\":\"remoteToken\",\"type\":\"bytes32\"}],\"name\":\"TokenPairLinked\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"address\",\"name\":\"localToken\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint32\",\"name\":\"remoteDomain\",\"type\":\"uint32\"},{\"indexed\":false,\"internalType\":\"bytes32\",\"name\":\"remoteToken\",\"type\":\"bytes32\"}],\"name\":\"TokenPairUnlinked\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[],\"name\":\"Unpause\",\"type\":\"event\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"newLocalTokenMessenger\",\"type\":\"address\"}],\"name\":\"addLocalTokenMessenger\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"burnToken\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"burnAmount\",\"type\":\"uint256\"}],\"name\":\"burn\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"}],\"name\":\"burnLimitsPerMessage\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint32\",\"name\":\"remoteDomain\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"remoteToken\",\"type\":\"bytes32\"}],\"name\":\"getLocalToken\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"localToken\",\"type\":\"address\"},{\"internalType\":\"uint32\",\"name\":\"remoteDomain\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"remoteToken\",\"type\":\"bytes32\"}],\"name\":\"linkTokenPair\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"localTokenMessenger\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint32\",\"name\":\"sourceDomain\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"burnToken\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"recipientOne\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"recipientTwo\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"amountOne\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"amountTwo\",\"type\":\"uint256\"}],\"name\":\"mint\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"mintToken\",\"type\":\"address\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint32\",\"name\":\"sourceDomain\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"burnToken\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"amount\",\"type\":\"uint256\"}],\"name\":\"mint\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"mintToken\",\"type\":\"address\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"owner\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"pause\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"paused\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"domainAndToken\",\"type\":\"bytes32\"}],\"name\":\"remoteTokensToLocalTokens\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"removeLocalTokenMessenger\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"renounceOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"localToken\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"burnLimitPerMessage\",\"type\":\"uint256\"}],\"name\":\"setMaxBurnAmountPerMessage\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"transferOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"localToken\",\"type\":\"address\"},{\"internalType\":\"uint32\",\"name\":\"remoteDomain\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"remoteToken\",\"type\":\"bytes32\"}],\"name\":\"unlinkTokenPair\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"unpause\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"}]",
	ID:  "SandboxTokenMinter",
	Bin: "0x6080604052348015600e575f5ffd5b506040516112de3803806112de833981016040819052602b9160b4565b806001600160a01b038116605857604051631e4fbdf760e01b81525f600482015260240160405180910390fd5b605f816065565b505060df565b5f80546001600160a01b038381166001600160a01b0319831681178455604051919092169283917f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e09190a35050565b5f6020828403121560c3575f5ffd5b81516001600160a01b038116811460d8575f5ffd5b9392505050565b6111f2806100ec5f395ff3fe608060405234801561000f575f5ffd5b506004361061012f575f3560e01c80638456cb59116100ad578063a56ec6321161007d578063d54de06f11610063578063d54de06f1461028b578063eed3b9da1461029e578063f2fde38b146102d3575f5ffd5b8063a56ec63214610256578063cec74c0314610283575f5ffd5b80638456cb591461020b5780638da5cb5b146102135780638dfcfa90146102305780639dc29fac14610243575f5ffd5b80635c975abb116101025780637235ea0c116100e85780637235ea0c146101a0578063770fc1f0146101b357806378a0565e146101f8575f5ffd5b80635c975abb14610176578063715018a614610198575f5ffd5b806311b35fa4146101335780632b2b90e11461014857806336a816da1461015b5780633f4ba83a1461016e575b5f5ffd5b6101466101413660046110a3565b6102e6565b005b6101466101563660046110a3565b610452565b6101466101693660046110dd565b6105b5565b610146610700565b6004546101839060ff1681565b60405190151581526020015b60405180910390f35b61014661075a565b6101466101ae3660046110fd565b61076d565b6001546101d39073ffffffffffffffffffffffffffffffffffffffff1681565b60405173ffffffffffffffffffffffffffffffffffffffff909116815260200161018f565b6101d3610206366004611125565b6107da565b61014661086b565b5f5473ffffffffffffffffffffffffffffffffffffffff166101d3565b6101d361023e36600461113f565b6108c8565b6101466102513660046110fd565b610aa2565b6102756102643660046110dd565b60026020525f908152604090205481565b60405190815260200161018f565b610146610c9e565b6101d361029936600461119a565b610d7a565b6101d36102ac3660046111db565b60036020525f908152604090205473ffffffffffffffffffffffffffffffffffffffff1681565b6101466102e13660046110dd565b610ecf565b6102ee610f32565b604080517fffffffff0000000000000000000000000000000000000000000000000000000060e085901b16602080830191909152602480830185905283518084039091018152604490920183528151918101919091205f81815260039092529190205473ffffffffffffffffffffffffffffffffffffffff166103b85760405162461bcd60e51b815260206004820152601b60248201527f556e61626c6520746f20756e6c696e6b20746f6b656e2070616972000000000060448201526064015b60405180910390fd5b5f8181526003602090815260409182902080547fffffffffffffffffffffffff0000000000000000000000000000000000000000169055815173ffffffffffffffffffffffffffffffffffffffff8716815263ffffffff8616918101919091529081018390527fa545a3b499d14157d483b3da15afb4c3845531142505def4697f46863750b09e906060015b60405180910390a150505050565b61045a610f32565b604080517fffffffff0000000000000000000000000000000000000000000000000000000060e085901b16602080830191909152602480830185905283518084039091018152604490920183528151918101919091205f81815260039092529190205473ffffffffffffffffffffffffffffffffffffffff16156105205760405162461bcd60e51b815260206004820152601960248201527f556e61626c6520746f206c696e6b20746f6b656e20706169720000000000000060448201526064016103af565b5f8181526003602090815260409182902080547fffffffffffffffffffffffff00000000000000000000000000000000000000001673ffffffffffffffffffffffffffffffffffffffff8816908117909155825190815263ffffffff8616918101919091529081018390527f0d62f22541e067b40918826c6ea1d53a5d3d8cd6db5ea2412f98ee136580672790606001610444565b6105bd610f32565b73ffffffffffffffffffffffffffffffffffffffff81166106205760405162461bcd60e51b815260206004820152601e60248201527f496e76616c696420546f6b656e4d657373656e6765722061646472657373000060448201526064016103af565b60015473ffffffffffffffffffffffffffffffffffffffff16156106865760405162461bcd60e51b815260206004820181905260248201527f4c6f63616c20546f6b656e4d657373656e67657220616c72656164792073657460448201526064016103af565b600180547fffffffffffffffffffffffff00000000000000000000000000000000000000001673ffffffffffffffffffffffffffffffffffffffff83169081179091556040519081527f9b5383f8f338b0114c8a37985032531722c23d3266b6304c09d5712c7aa9c53a906020015b60405180910390a150565b610708610f32565b600480547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001690556040517f7805862f689e2f13df9f062ff482ad3ad112aca9e0847911ed832e158c525b33905f90a1565b610762610f32565b61076b5f610f84565b565b610775610f32565b73ffffffffffffffffffffffffffffffffffffffff82165f8181526002602052604090819020839055517f6aa98de3efb0f031e70a96b4bd97fafc58474ad59f4e890aa3733bba321ecca2906107ce9084815260200190565b60405180910390a25050565b5f60035f61083c85856040517fffffffff0000000000000000000000000000000000000000000000000000000060e084901b166020820152602481018290525f9060440160405160208183030381529060405280519060200120905092915050565b815260208101919091526040015f205473ffffffffffffffffffffffffffffffffffffffff1690505b92915050565b610873610f32565b600480547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001660011790556040517f6985a02210a168e66602d3235cb6db0e70f92b3ba4d376a33c0f3d9434bff625905f90a1565b6004545f9060ff161561091d5760405162461bcd60e51b815260206004820152601060248201527f5061757361626c653a207061757365640000000000000000000000000000000060448201526064016103af565b60015473ffffffffffffffffffffffffffffffffffffffff1633146109845760405162461bcd60e51b815260206004820152601f60248201527f43616c6c6572206e6f74206c6f63616c20546f6b656e4d657373656e6765720060448201526064016103af565b61098e8787610ff8565b6040517f40c10f1900000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff878116600483015260248201869052919250908216906340c10f19906044015f604051808303815f87803b1580156109ff575f5ffd5b505af1158015610a11573d5f5f3e3d5ffd5b50506040517f40c10f1900000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff878116600483015260248201869052841692506340c10f1991506044015f604051808303815f87803b158015610a82575f5ffd5b505af1158015610a94573d5f5f3e3d5ffd5b505050509695505050505050565b60045460ff1615610af55760405162461bcd60e51b815260206004820152601060248201527f5061757361626c653a207061757365640000000000000000000000000000000060448201526064016103af565b60015473ffffffffffffffffffffffffffffffffffffffff163314610b5c5760405162461bcd60e51b815260206004820152601f60248201527f43616c6c6572206e6f74206c6f63616c20546f6b656e4d657373656e6765720060448201526064016103af565b73ffffffffffffffffffffffffffffffffffffffff82165f9081526002602052604090205480610bce5760405162461bcd60e51b815260206004820152601860248201527f4275726e20746f6b656e206e6f7420737570706f72746564000000000000000060448201526064016103af565b80821115610c1e5760405162461bcd60e51b815260206004820181905260248201527f4275726e20616d6f756e74206578636565647320706572207478206c696d697460448201526064016103af565b6040517f42966c680000000000000000000000000000000000000000000000000000000081526004810183905273ffffffffffffffffffffffffffffffffffffffff8416906342966c68906024015f604051808303815f87803b158015610c83575f5ffd5b505af1158015610c95573d5f5f3e3d5ffd5b50505050505050565b610ca6610f32565b60015473ffffffffffffffffffffffffffffffffffffffff1680610d0c5760405162461bcd60e51b815260206004820152601e60248201527f4e6f206c6f63616c20546f6b656e4d657373656e67657220697320736574000060448201526064016103af565b600180547fffffffffffffffffffffffff000000000000000000000000000000000000000016905560405173ffffffffffffffffffffffffffffffffffffffff821681527ff38224d382e0b9cd3f016a2cc70e00cc46f3c902a50d96f1e32f10a9c9ecc5bc906020016106f5565b6004545f9060ff1615610dcf5760405162461bcd60e51b815260206004820152601060248201527f5061757361626c653a207061757365640000000000000000000000000000000060448201526064016103af565b60015473ffffffffffffffffffffffffffffffffffffffff163314610e365760405162461bcd60e51b815260206004820152601f60248201527f43616c6c6572206e6f74206c6f63616c20546f6b656e4d657373656e6765720060448201526064016103af565b610e408585610ff8565b6040517f40c10f1900000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff858116600483015260248201859052919250908216906340c10f19906044015f604051808303815f87803b158015610eb1575f5ffd5b505af1158015610ec3573d5f5f3e3d5ffd5b50505050949350505050565b610ed7610f32565b73ffffffffffffffffffffffffffffffffffffffff8116610f26576040517f1e4fbdf70000000000000000000000000000000000000000000000000000000081525f60048201526024016103af565b610f2f81610f84565b50565b5f5473ffffffffffffffffffffffffffffffffffffffff16331461076b576040517f118cdaa70000000000000000000000000000000000000000000000000000000081523360048201526024016103af565b5f805473ffffffffffffffffffffffffffffffffffffffff8381167fffffffffffffffffffffffff0000000000000000000000000000000000000000831681178455604051919092169283917f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e09190a35050565b5f61100383836107da565b905073ffffffffffffffffffffffffffffffffffffffff81166108655760405162461bcd60e51b815260206004820152601860248201527f4d696e7420746f6b656e206e6f7420737570706f72746564000000000000000060448201526064016103af565b803573ffffffffffffffffffffffffffffffffffffffff8116811461108b575f5ffd5b919050565b803563ffffffff8116811461108b575f5ffd5b5f5f5f606084860312156110b5575f5ffd5b6110be84611068565b92506110cc60208501611090565b929592945050506040919091013590565b5f602082840312156110ed575f5ffd5b6110f682611068565b9392505050565b5f5f6040838503121561110e575f5ffd5b61111783611068565b946020939093013593505050565b5f5f60408385031215611136575f5ffd5b61111783611090565b5f5f5f5f5f5f60c08789031215611154575f5ffd5b61115d87611090565b95506020870135945061117260408801611068565b935061118060608801611068565b9598949750929560808101359460a0909101359350915050565b5f5f5f5f608085870312156111ad575f5ffd5b6111b685611090565b9350602085013592506111cb60408601611068565b9396929550929360600135925050565b5f602082840312156111eb575f5ffd5b503591905056",
}

// SandboxTokenMinter is an auto generated Go binding around an Ethereum contract.
type SandboxTokenMinter struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *SandboxTokenMinter) GetABI() abi.ABI {
	return c.abi
}

// NewSandboxTokenMinter creates a new instance of SandboxTokenMinter.
func NewSandboxTokenMinter() *SandboxTokenMinter {
	parsed, err := SandboxTokenMinterMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &SandboxTokenMinter{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *SandboxTokenMinter) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackConstructor is the Go binding used to pack the parameters required for
// contract deployment.
//
// Solidity: constructor(address owner_) returns()
func (sandboxTokenMinter *SandboxTokenMinter) PackConstructor(owner_ common.Address) []byte {
	enc, err := sandboxTokenMinter.abi.Pack("", owner_)
	if err != nil {
		panic(err)
	}
	return enc
}

// PackAddLocalTokenMessenger is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x36a816da.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function addLocalTokenMessenger(address newLocalTokenMessenger) returns()
func (sandboxTokenMinter *SandboxTokenMinter) PackAddLocalTokenMessenger(newLocalTokenMessenger common.Address) []byte {
	enc, err := sandboxTokenMinter.abi.Pack("addLocalTokenMessenger", newLocalTokenMessenger)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAddLocalTokenMessenger is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x36a816da.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function addLocalTokenMessenger(address newLocalTokenMessenger) returns()
func (sandboxTokenMinter *SandboxTokenMinter) TryPackAddLocalTokenMessenger(newLocalTokenMessenger common.Address) ([]byte, error) {
	return sandboxTokenMinter.abi.Pack("addLocalTokenMessenger", newLocalTokenMessenger)
}

// PackBurn is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9dc29fac.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function burn(address burnToken, uint256 burnAmount) returns()
func (sandboxTokenMinter *SandboxTokenMinter) PackBurn(burnToken common.Address, burnAmount *big.Int) []byte {
	enc, err := sandboxTokenMinter.abi.Pack("burn", burnToken, burnAmount)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackBurn is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9dc29fac.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function burn(address burnToken, uint256 burnAmount) returns()
func (sandboxTokenMinter *SandboxTokenMinter) TryPackBurn(burnToken common.Address, burnAmount *big.Int) ([]byte, error) {
	return sandboxTokenMinter.abi.Pack("burn", burnToken, burnAmount)
}

// PackBurnLimitsPerMessage is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa56ec632.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function burnLimitsPerMessage(address token) view returns(uint256)
func (sandboxTokenMinter *SandboxTokenMinter) PackBurnLimitsPerMessage(token common.Address) []byte {
	enc, err := sandboxTokenMinter.abi.Pack("burnLimitsPerMessage", token)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackBurnLimitsPerMessage is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa56ec632.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function burnLimitsPerMessage(address token) view returns(uint256)
func (sandboxTokenMinter *SandboxTokenMinter) TryPackBurnLimitsPerMessage(token common.Address) ([]byte, error) {
	return sandboxTokenMinter.abi.Pack("burnLimitsPerMessage", token)
}

// UnpackBurnLimitsPerMessage is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xa56ec632.
//
// Solidity: function burnLimitsPerMessage(address token) view returns(uint256)
func (sandboxTokenMinter *SandboxTokenMinter) UnpackBurnLimitsPerMessage(data []byte) (*big.Int, error) {
	out, err := sandboxTokenMinter.abi.Unpack("burnLimitsPerMessage", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackGetLocalToken is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x78a0565e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function getLocalToken(uint32 remoteDomain, bytes32 remoteToken) view returns(address)
func (sandboxTokenMinter *SandboxTokenMinter) PackGetLocalToken(remoteDomain uint32, remoteToken [32]byte) []byte {
	enc, err := sandboxTokenMinter.abi.Pack("getLocalToken", remoteDomain, remoteToken)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackGetLocalToken is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x78a0565e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function getLocalToken(uint32 remoteDomain, bytes32 remoteToken) view returns(address)
func (sandboxTokenMinter *SandboxTokenMinter) TryPackGetLocalToken(remoteDomain uint32, remoteToken [32]byte) ([]byte, error) {
	return sandboxTokenMinter.abi.Pack("getLocalToken", remoteDomain, remoteToken)
}

// UnpackGetLocalToken is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x78a0565e.
//
// Solidity: function getLocalToken(uint32 remoteDomain, bytes32 remoteToken) view returns(address)
func (sandboxTokenMinter *SandboxTokenMinter) UnpackGetLocalToken(data []byte) (common.Address, error) {
	out, err := sandboxTokenMinter.abi.Unpack("getLocalToken", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackLinkTokenPair is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2b2b90e1.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function linkTokenPair(address localToken, uint32 remoteDomain, bytes32 remoteToken) returns()
func (sandboxTokenMinter *SandboxTokenMinter) PackLinkTokenPair(localToken common.Address, remoteDomain uint32, remoteToken [32]byte) []byte {
	enc, err := sandboxTokenMinter.abi.Pack("linkTokenPair", localToken, remoteDomain, remoteToken)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackLinkTokenPair is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2b2b90e1.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function linkTokenPair(address localToken, uint32 remoteDomain, bytes32 remoteToken) returns()
func (sandboxTokenMinter *SandboxTokenMinter) TryPackLinkTokenPair(localToken common.Address, remoteDomain uint32, remoteToken [32]byte) ([]byte, error) {
	return sandboxTokenMinter.abi.Pack("linkTokenPair", localToken, remoteDomain, remoteToken)
}

// PackLocalTokenMessenger is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x770fc1f0.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function localTokenMessenger() view returns(address)
func (sandboxTokenMinter *SandboxTokenMinter) PackLocalTokenMessenger() []byte {
	enc, err := sandboxTokenMinter.abi.Pack("localTokenMessenger")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackLocalTokenMessenger is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x770fc1f0.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function localTokenMessenger() view returns(address)
func (sandboxTokenMinter *SandboxTokenMinter) TryPackLocalTokenMessenger() ([]byte, error) {
	return sandboxTokenMinter.abi.Pack("localTokenMessenger")
}

// UnpackLocalTokenMessenger is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x770fc1f0.
//
// Solidity: function localTokenMessenger() view returns(address)
func (sandboxTokenMinter *SandboxTokenMinter) UnpackLocalTokenMessenger(data []byte) (common.Address, error) {
	out, err := sandboxTokenMinter.abi.Unpack("localTokenMessenger", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackMint is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8dfcfa90.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function mint(uint32 sourceDomain, bytes32 burnToken, address recipientOne, address recipientTwo, uint256 amountOne, uint256 amountTwo) returns(address mintToken)
func (sandboxTokenMinter *SandboxTokenMinter) PackMint(sourceDomain uint32, burnToken [32]byte, recipientOne common.Address, recipientTwo common.Address, amountOne *big.Int, amountTwo *big.Int) []byte {
	enc, err := sandboxTokenMinter.abi.Pack("mint", sourceDomain, burnToken, recipientOne, recipientTwo, amountOne, amountTwo)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMint is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8dfcfa90.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function mint(uint32 sourceDomain, bytes32 burnToken, address recipientOne, address recipientTwo, uint256 amountOne, uint256 amountTwo) returns(address mintToken)
func (sandboxTokenMinter *SandboxTokenMinter) TryPackMint(sourceDomain uint32, burnToken [32]byte, recipientOne common.Address, recipientTwo common.Address, amountOne *big.Int, amountTwo *big.Int) ([]byte, error) {
	return sandboxTokenMinter.abi.Pack("mint", sourceDomain, burnToken, recipientOne, recipientTwo, amountOne, amountTwo)
}

// UnpackMint is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x8dfcfa90.
//
// Solidity: function mint(uint32 sourceDomain, bytes32 burnToken, address recipientOne, address recipientTwo, uint256 amountOne, uint256 amountTwo) returns(address mintToken)
func (sandboxTokenMinter *SandboxTokenMinter) UnpackMint(data []byte) (common.Address, error) {
	out, err := sandboxTokenMinter.abi.Unpack("mint", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackMint0 is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd54de06f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function mint(uint32 sourceDomain, bytes32 burnToken, address to, uint256 amount) returns(address mintToken)
func (sandboxTokenMinter *SandboxTokenMinter) PackMint0(sourceDomain uint32, burnToken [32]byte, to common.Address, amount *big.Int) []byte {
	enc, err := sandboxTokenMinter.abi.Pack("mint0", sourceDomain, burnToken, to, amount)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMint0 is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd54de06f.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function mint(uint32 sourceDomain, bytes32 burnToken, address to, uint256 amount) returns(address mintToken)
func (sandboxTokenMinter *SandboxTokenMinter) TryPackMint0(sourceDomain uint32, burnToken [32]byte, to common.Address, amount *big.Int) ([]byte, error) {
	return sandboxTokenMinter.abi.Pack("mint0", sourceDomain, burnToken, to, amount)
}

// UnpackMint0 is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xd54de06f.
//
// Solidity: function mint(uint32 sourceDomain, bytes32 burnToken, address to, uint256 amount) returns(address mintToken)
func (sandboxTokenMinter *SandboxTokenMinter) UnpackMint0(data []byte) (common.Address, error) {
	out, err := sandboxTokenMinter.abi.Unpack("mint0", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackOwner is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8da5cb5b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function owner() view returns(address)
func (sandboxTokenMinter *SandboxTokenMinter) PackOwner() []byte {
	enc, err := sandboxTokenMinter.abi.Pack("owner")
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
func (sandboxTokenMinter *SandboxTokenMinter) TryPackOwner() ([]byte, error) {
	return sandboxTokenMinter.abi.Pack("owner")
}

// UnpackOwner is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x8da5cb5b.
//
// Solidity: function owner() view returns(address)
func (sandboxTokenMinter *SandboxTokenMinter) UnpackOwner(data []byte) (common.Address, error) {
	out, err := sandboxTokenMinter.abi.Unpack("owner", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackPause is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8456cb59.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pause() returns()
func (sandboxTokenMinter *SandboxTokenMinter) PackPause() []byte {
	enc, err := sandboxTokenMinter.abi.Pack("pause")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPause is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8456cb59.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function pause() returns()
func (sandboxTokenMinter *SandboxTokenMinter) TryPackPause() ([]byte, error) {
	return sandboxTokenMinter.abi.Pack("pause")
}

// PackPaused is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5c975abb.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function paused() view returns(bool)
func (sandboxTokenMinter *SandboxTokenMinter) PackPaused() []byte {
	enc, err := sandboxTokenMinter.abi.Pack("paused")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPaused is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5c975abb.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function paused() view returns(bool)
func (sandboxTokenMinter *SandboxTokenMinter) TryPackPaused() ([]byte, error) {
	return sandboxTokenMinter.abi.Pack("paused")
}

// UnpackPaused is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x5c975abb.
//
// Solidity: function paused() view returns(bool)
func (sandboxTokenMinter *SandboxTokenMinter) UnpackPaused(data []byte) (bool, error) {
	out, err := sandboxTokenMinter.abi.Unpack("paused", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackRemoteTokensToLocalTokens is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xeed3b9da.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function remoteTokensToLocalTokens(bytes32 domainAndToken) view returns(address)
func (sandboxTokenMinter *SandboxTokenMinter) PackRemoteTokensToLocalTokens(domainAndToken [32]byte) []byte {
	enc, err := sandboxTokenMinter.abi.Pack("remoteTokensToLocalTokens", domainAndToken)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRemoteTokensToLocalTokens is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xeed3b9da.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function remoteTokensToLocalTokens(bytes32 domainAndToken) view returns(address)
func (sandboxTokenMinter *SandboxTokenMinter) TryPackRemoteTokensToLocalTokens(domainAndToken [32]byte) ([]byte, error) {
	return sandboxTokenMinter.abi.Pack("remoteTokensToLocalTokens", domainAndToken)
}

// UnpackRemoteTokensToLocalTokens is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xeed3b9da.
//
// Solidity: function remoteTokensToLocalTokens(bytes32 domainAndToken) view returns(address)
func (sandboxTokenMinter *SandboxTokenMinter) UnpackRemoteTokensToLocalTokens(data []byte) (common.Address, error) {
	out, err := sandboxTokenMinter.abi.Unpack("remoteTokensToLocalTokens", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackRemoveLocalTokenMessenger is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xcec74c03.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function removeLocalTokenMessenger() returns()
func (sandboxTokenMinter *SandboxTokenMinter) PackRemoveLocalTokenMessenger() []byte {
	enc, err := sandboxTokenMinter.abi.Pack("removeLocalTokenMessenger")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRemoveLocalTokenMessenger is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xcec74c03.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function removeLocalTokenMessenger() returns()
func (sandboxTokenMinter *SandboxTokenMinter) TryPackRemoveLocalTokenMessenger() ([]byte, error) {
	return sandboxTokenMinter.abi.Pack("removeLocalTokenMessenger")
}

// PackRenounceOwnership is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x715018a6.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function renounceOwnership() returns()
func (sandboxTokenMinter *SandboxTokenMinter) PackRenounceOwnership() []byte {
	enc, err := sandboxTokenMinter.abi.Pack("renounceOwnership")
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
func (sandboxTokenMinter *SandboxTokenMinter) TryPackRenounceOwnership() ([]byte, error) {
	return sandboxTokenMinter.abi.Pack("renounceOwnership")
}

// PackSetMaxBurnAmountPerMessage is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7235ea0c.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setMaxBurnAmountPerMessage(address localToken, uint256 burnLimitPerMessage) returns()
func (sandboxTokenMinter *SandboxTokenMinter) PackSetMaxBurnAmountPerMessage(localToken common.Address, burnLimitPerMessage *big.Int) []byte {
	enc, err := sandboxTokenMinter.abi.Pack("setMaxBurnAmountPerMessage", localToken, burnLimitPerMessage)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSetMaxBurnAmountPerMessage is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7235ea0c.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function setMaxBurnAmountPerMessage(address localToken, uint256 burnLimitPerMessage) returns()
func (sandboxTokenMinter *SandboxTokenMinter) TryPackSetMaxBurnAmountPerMessage(localToken common.Address, burnLimitPerMessage *big.Int) ([]byte, error) {
	return sandboxTokenMinter.abi.Pack("setMaxBurnAmountPerMessage", localToken, burnLimitPerMessage)
}

// PackTransferOwnership is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf2fde38b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function transferOwnership(address newOwner) returns()
func (sandboxTokenMinter *SandboxTokenMinter) PackTransferOwnership(newOwner common.Address) []byte {
	enc, err := sandboxTokenMinter.abi.Pack("transferOwnership", newOwner)
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
func (sandboxTokenMinter *SandboxTokenMinter) TryPackTransferOwnership(newOwner common.Address) ([]byte, error) {
	return sandboxTokenMinter.abi.Pack("transferOwnership", newOwner)
}

// PackUnlinkTokenPair is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x11b35fa4.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function unlinkTokenPair(address localToken, uint32 remoteDomain, bytes32 remoteToken) returns()
func (sandboxTokenMinter *SandboxTokenMinter) PackUnlinkTokenPair(localToken common.Address, remoteDomain uint32, remoteToken [32]byte) []byte {
	enc, err := sandboxTokenMinter.abi.Pack("unlinkTokenPair", localToken, remoteDomain, remoteToken)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackUnlinkTokenPair is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x11b35fa4.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function unlinkTokenPair(address localToken, uint32 remoteDomain, bytes32 remoteToken) returns()
func (sandboxTokenMinter *SandboxTokenMinter) TryPackUnlinkTokenPair(localToken common.Address, remoteDomain uint32, remoteToken [32]byte) ([]byte, error) {
	return sandboxTokenMinter.abi.Pack("unlinkTokenPair", localToken, remoteDomain, remoteToken)
}

// PackUnpause is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3f4ba83a.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function unpause() returns()
func (sandboxTokenMinter *SandboxTokenMinter) PackUnpause() []byte {
	enc, err := sandboxTokenMinter.abi.Pack("unpause")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackUnpause is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3f4ba83a.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function unpause() returns()
func (sandboxTokenMinter *SandboxTokenMinter) TryPackUnpause() ([]byte, error) {
	return sandboxTokenMinter.abi.Pack("unpause")
}

// SandboxTokenMinterLocalTokenMessengerAdded represents a LocalTokenMessengerAdded event raised by the SandboxTokenMinter contract.
type SandboxTokenMinterLocalTokenMessengerAdded struct {
	LocalTokenMessenger common.Address
	Raw                 *types.Log // Blockchain specific contextual infos
}

const SandboxTokenMinterLocalTokenMessengerAddedEventName = "LocalTokenMessengerAdded"

// ContractEventName returns the user-defined event name.
func (SandboxTokenMinterLocalTokenMessengerAdded) ContractEventName() string {
	return SandboxTokenMinterLocalTokenMessengerAddedEventName
}

// UnpackLocalTokenMessengerAddedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event LocalTokenMessengerAdded(address localTokenMessenger)
func (sandboxTokenMinter *SandboxTokenMinter) UnpackLocalTokenMessengerAddedEvent(log *types.Log) (*SandboxTokenMinterLocalTokenMessengerAdded, error) {
	event := "LocalTokenMessengerAdded"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxTokenMinter.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxTokenMinterLocalTokenMessengerAdded)
	if len(log.Data) > 0 {
		if err := sandboxTokenMinter.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxTokenMinter.abi.Events[event].Inputs {
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

// SandboxTokenMinterLocalTokenMessengerRemoved represents a LocalTokenMessengerRemoved event raised by the SandboxTokenMinter contract.
type SandboxTokenMinterLocalTokenMessengerRemoved struct {
	LocalTokenMessenger common.Address
	Raw                 *types.Log // Blockchain specific contextual infos
}

const SandboxTokenMinterLocalTokenMessengerRemovedEventName = "LocalTokenMessengerRemoved"

// ContractEventName returns the user-defined event name.
func (SandboxTokenMinterLocalTokenMessengerRemoved) ContractEventName() string {
	return SandboxTokenMinterLocalTokenMessengerRemovedEventName
}

// UnpackLocalTokenMessengerRemovedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event LocalTokenMessengerRemoved(address localTokenMessenger)
func (sandboxTokenMinter *SandboxTokenMinter) UnpackLocalTokenMessengerRemovedEvent(log *types.Log) (*SandboxTokenMinterLocalTokenMessengerRemoved, error) {
	event := "LocalTokenMessengerRemoved"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxTokenMinter.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxTokenMinterLocalTokenMessengerRemoved)
	if len(log.Data) > 0 {
		if err := sandboxTokenMinter.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxTokenMinter.abi.Events[event].Inputs {
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

// SandboxTokenMinterOwnershipTransferred represents a OwnershipTransferred event raised by the SandboxTokenMinter contract.
type SandboxTokenMinterOwnershipTransferred struct {
	PreviousOwner common.Address
	NewOwner      common.Address
	Raw           *types.Log // Blockchain specific contextual infos
}

const SandboxTokenMinterOwnershipTransferredEventName = "OwnershipTransferred"

// ContractEventName returns the user-defined event name.
func (SandboxTokenMinterOwnershipTransferred) ContractEventName() string {
	return SandboxTokenMinterOwnershipTransferredEventName
}

// UnpackOwnershipTransferredEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event OwnershipTransferred(address indexed previousOwner, address indexed newOwner)
func (sandboxTokenMinter *SandboxTokenMinter) UnpackOwnershipTransferredEvent(log *types.Log) (*SandboxTokenMinterOwnershipTransferred, error) {
	event := "OwnershipTransferred"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxTokenMinter.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxTokenMinterOwnershipTransferred)
	if len(log.Data) > 0 {
		if err := sandboxTokenMinter.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxTokenMinter.abi.Events[event].Inputs {
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

// SandboxTokenMinterPause represents a Pause event raised by the SandboxTokenMinter contract.
type SandboxTokenMinterPause struct {
	Raw *types.Log // Blockchain specific contextual infos
}

const SandboxTokenMinterPauseEventName = "Pause"

// ContractEventName returns the user-defined event name.
func (SandboxTokenMinterPause) ContractEventName() string {
	return SandboxTokenMinterPauseEventName
}

// UnpackPauseEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Pause()
func (sandboxTokenMinter *SandboxTokenMinter) UnpackPauseEvent(log *types.Log) (*SandboxTokenMinterPause, error) {
	event := "Pause"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxTokenMinter.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxTokenMinterPause)
	if len(log.Data) > 0 {
		if err := sandboxTokenMinter.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxTokenMinter.abi.Events[event].Inputs {
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

// SandboxTokenMinterSetBurnLimitPerMessage represents a SetBurnLimitPerMessage event raised by the SandboxTokenMinter contract.
type SandboxTokenMinterSetBurnLimitPerMessage struct {
	Token               common.Address
	BurnLimitPerMessage *big.Int
	Raw                 *types.Log // Blockchain specific contextual infos
}

const SandboxTokenMinterSetBurnLimitPerMessageEventName = "SetBurnLimitPerMessage"

// ContractEventName returns the user-defined event name.
func (SandboxTokenMinterSetBurnLimitPerMessage) ContractEventName() string {
	return SandboxTokenMinterSetBurnLimitPerMessageEventName
}

// UnpackSetBurnLimitPerMessageEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event SetBurnLimitPerMessage(address indexed token, uint256 burnLimitPerMessage)
func (sandboxTokenMinter *SandboxTokenMinter) UnpackSetBurnLimitPerMessageEvent(log *types.Log) (*SandboxTokenMinterSetBurnLimitPerMessage, error) {
	event := "SetBurnLimitPerMessage"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxTokenMinter.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxTokenMinterSetBurnLimitPerMessage)
	if len(log.Data) > 0 {
		if err := sandboxTokenMinter.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxTokenMinter.abi.Events[event].Inputs {
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

// SandboxTokenMinterTokenPairLinked represents a TokenPairLinked event raised by the SandboxTokenMinter contract.
type SandboxTokenMinterTokenPairLinked struct {
	LocalToken   common.Address
	RemoteDomain uint32
	RemoteToken  [32]byte
	Raw          *types.Log // Blockchain specific contextual infos
}

const SandboxTokenMinterTokenPairLinkedEventName = "TokenPairLinked"

// ContractEventName returns the user-defined event name.
func (SandboxTokenMinterTokenPairLinked) ContractEventName() string {
	return SandboxTokenMinterTokenPairLinkedEventName
}

// UnpackTokenPairLinkedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event TokenPairLinked(address localToken, uint32 remoteDomain, bytes32 remoteToken)
func (sandboxTokenMinter *SandboxTokenMinter) UnpackTokenPairLinkedEvent(log *types.Log) (*SandboxTokenMinterTokenPairLinked, error) {
	event := "TokenPairLinked"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxTokenMinter.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxTokenMinterTokenPairLinked)
	if len(log.Data) > 0 {
		if err := sandboxTokenMinter.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxTokenMinter.abi.Events[event].Inputs {
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

// SandboxTokenMinterTokenPairUnlinked represents a TokenPairUnlinked event raised by the SandboxTokenMinter contract.
type SandboxTokenMinterTokenPairUnlinked struct {
	LocalToken   common.Address
	RemoteDomain uint32
	RemoteToken  [32]byte
	Raw          *types.Log // Blockchain specific contextual infos
}

const SandboxTokenMinterTokenPairUnlinkedEventName = "TokenPairUnlinked"

// ContractEventName returns the user-defined event name.
func (SandboxTokenMinterTokenPairUnlinked) ContractEventName() string {
	return SandboxTokenMinterTokenPairUnlinkedEventName
}

// UnpackTokenPairUnlinkedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event TokenPairUnlinked(address localToken, uint32 remoteDomain, bytes32 remoteToken)
func (sandboxTokenMinter *SandboxTokenMinter) UnpackTokenPairUnlinkedEvent(log *types.Log) (*SandboxTokenMinterTokenPairUnlinked, error) {
	event := "TokenPairUnlinked"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxTokenMinter.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxTokenMinterTokenPairUnlinked)
	if len(log.Data) > 0 {
		if err := sandboxTokenMinter.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxTokenMinter.abi.Events[event].Inputs {
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

// SandboxTokenMinterUnpause represents a Unpause event raised by the SandboxTokenMinter contract.
type SandboxTokenMinterUnpause struct {
	Raw *types.Log // Blockchain specific contextual infos
}

const SandboxTokenMinterUnpauseEventName = "Unpause"

// ContractEventName returns the user-defined event name.
func (SandboxTokenMinterUnpause) ContractEventName() string {
	return SandboxTokenMinterUnpauseEventName
}

// UnpackUnpauseEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Unpause()
func (sandboxTokenMinter *SandboxTokenMinter) UnpackUnpauseEvent(log *types.Log) (*SandboxTokenMinterUnpause, error) {
	event := "Unpause"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxTokenMinter.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxTokenMinterUnpause)
	if len(log.Data) > 0 {
		if err := sandboxTokenMinter.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxTokenMinter.abi.Events[event].Inputs {
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
func (sandboxTokenMinter *SandboxTokenMinter) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], sandboxTokenMinter.abi.Errors["OwnableInvalidOwner"].ID.Bytes()[:4]) {
		return sandboxTokenMinter.UnpackOwnableInvalidOwnerError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxTokenMinter.abi.Errors["OwnableUnauthorizedAccount"].ID.Bytes()[:4]) {
		return sandboxTokenMinter.UnpackOwnableUnauthorizedAccountError(raw[4:])
	}
	return nil, errors.New("Unknown error")
}

// SandboxTokenMinterOwnableInvalidOwner represents a OwnableInvalidOwner error raised by the SandboxTokenMinter contract.
type SandboxTokenMinterOwnableInvalidOwner struct {
	Owner common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error OwnableInvalidOwner(address owner)
func SandboxTokenMinterOwnableInvalidOwnerErrorID() common.Hash {
	return common.HexToHash("0x1e4fbdf7f3ef8bcaa855599e3abf48b232380f183f08f6f813d9ffa5bd585188")
}

// UnpackOwnableInvalidOwnerError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error OwnableInvalidOwner(address owner)
func (sandboxTokenMinter *SandboxTokenMinter) UnpackOwnableInvalidOwnerError(raw []byte) (*SandboxTokenMinterOwnableInvalidOwner, error) {
	out := new(SandboxTokenMinterOwnableInvalidOwner)
	if err := sandboxTokenMinter.abi.UnpackIntoInterface(out, "OwnableInvalidOwner", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxTokenMinterOwnableUnauthorizedAccount represents a OwnableUnauthorizedAccount error raised by the SandboxTokenMinter contract.
type SandboxTokenMinterOwnableUnauthorizedAccount struct {
	Account common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error OwnableUnauthorizedAccount(address account)
func SandboxTokenMinterOwnableUnauthorizedAccountErrorID() common.Hash {
	return common.HexToHash("0x118cdaa7a341953d1887a2245fd6665d741c67c8c50581daa59e1d03373fa188")
}

// UnpackOwnableUnauthorizedAccountError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error OwnableUnauthorizedAccount(address account)
func (sandboxTokenMinter *SandboxTokenMinter) UnpackOwnableUnauthorizedAccountError(raw []byte) (*SandboxTokenMinterOwnableUnauthorizedAccount, error) {
	out := new(SandboxTokenMinterOwnableUnauthorizedAccount)
	if err := sandboxTokenMinter.abi.UnpackIntoInterface(out, "OwnableUnauthorizedAccount", raw); err != nil {
		return nil, err
	}
	return out, nil
}
