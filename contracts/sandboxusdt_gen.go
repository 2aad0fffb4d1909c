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

// SandboxUSDTMetaData contains all meta data concerning the SandboxUSDT contract.
var SandboxUSDTMetaData = bind.MetaData{
	ABI: "[{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner_\",\"type\":\"address\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"OwnableInvalidOwner\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"OwnableUnauthorizedAccount\",\"type\":\"error\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"AddedBlackList\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"Approval\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"bool\",\"name\":\"allowed\",\"type\":\"bool\"}],\"name\":\"MinterSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"previousOwner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"OwnershipTransferred\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"feeBasisPoints\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"maxFee\",\"type\":\"uint256\"}],\"name\":\"Params\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[],\"name\":\"Pause\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"RemovedBlackList\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"from\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"Transfer\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[],\"name\":\"Unpause\",\"type\":\"event\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"addBlackList\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"}],\"name\":\"allowance\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"approve\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"balanceOf\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"basisPointsRate\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"burn\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"decimals\",\"outputs\":[{\"internalType\":\"uint8\",\"name\":\"\",\"type\":\"uint8\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"isBlackListed\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"isMinter\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"maximumFee\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"mint\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"name\",\"outputs\":[{\"internalType\":\"string\",\"name\":\"\",\"type\":\"string\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"owner\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"pause\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"paused\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"removeBlackList\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"renounceOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"internalType\":\"bool\",\"name\":\"allowed\",\"type\":\"bool\"}],\"name\":\"setMinter\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"newBasisPoints\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"newMaxFee\",\"type\":\"uint256\"}],\"name\":\"setParams\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"symbol\",\"outputs\":[{\"internalType\":\"string\",\"name\":\"\",\"type\":\"string\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"totalSupply\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"transfer\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"from\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"transferFrom\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"transferOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"unpause\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"}]",
	ID:  "SandboxUSDT",
	Bin: "0x6080604052348015600e575f5ffd5b5060405161136a38038061136a833981016040819052602b9160b6565b80806001600160a01b038116605957604051631e4fbdf760e01b81525f600482015260240160405180910390fd5b6060816067565b50505060e1565b5f80546001600160a01b038381166001600160a01b0319831681178455604051919092169283917f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e09190a35050565b5f6020828403121560c5575f5ffd5b81516001600160a01b038116811460da575f5ffd5b9392505050565b61127c806100ee5f395ff3fe608060405234801561000f575f5ffd5b506004361061019a575f3560e01c8063715018a6116100e8578063c0324c7711610093578063dd644f721161006e578063dd644f72146103c7578063e47d6060146103d0578063e4997dc5146103f2578063f2fde38b14610405575f5ffd5b8063c0324c7714610377578063cf456ae71461038a578063dd62ed3e1461039d575f5ffd5b806395d89b41116100c357806395d89b4114610306578063a9059cbb14610342578063aa271e1a14610355575f5ffd5b8063715018a6146102cf5780638456cb59146102d75780638da5cb5b146102df575f5ffd5b8063353907141161014857806342966c681161012357806342966c68146102805780635c975abb1461029357806370a08231146102b0575f5ffd5b8063353907141461025c5780633f4ba83a1461026557806340c10f191461026d575f5ffd5b806318160ddd1161017857806318160ddd1461021857806323b872dd1461022f578063313ce56714610242575f5ffd5b806306fdde031461019e578063095ea7b3146101f05780630ecb93c014610205575b5f5ffd5b6101da6040518060400160405280600a81526020017f546574686572205553440000000000000000000000000000000000000000000081525081565b6040516101e79190610f07565b60405180910390f35b6102036101fe366004610f82565b610418565b005b610203610213366004610faa565b6104cd565b61022160035481565b6040519081526020016101e7565b61020361023d366004610fca565b61055a565b61024a600681565b60405160ff90911681526020016101e7565b61022160085481565b61020361067b565b61020361027b366004610f82565b6106d5565b61020361028e366004611004565b6107e6565b6002546102a09060ff1681565b60405190151581526020016101e7565b6102216102be366004610faa565b60046020525f908152604090205481565b6102036108ee565b610203610901565b5f5460405173ffffffffffffffffffffffffffffffffffffffff90911681526020016101e7565b6101da6040518060400160405280600481526020017f555344540000000000000000000000000000000000000000000000000000000081525081565b610203610350366004610f82565b61095e565b6102a0610363366004610faa565b60016020525f908152604090205460ff1681565b61020361038536600461101b565b6109da565b61020361039836600461103b565b610a64565b6102216103ab366004611074565b600560209081525f928352604080842090915290825290205481565b61022160075481565b6102a06103de366004610faa565b60066020525f908152604090205460ff1681565b610203610400366004610faa565b610af5565b610203610413366004610faa565b610b78565b80158015906104555750335f90815260056020908152604080832073ffffffffffffffffffffffffffffffffffffffff8616845290915290205415155b15610461576104615f5ffd5b335f81815260056020908152604080832073ffffffffffffffffffffffffffffffffffffffff871680855290835292819020859055518481529192917f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92591015b60405180910390a35050565b6104d5610bdb565b73ffffffffffffffffffffffffffffffffffffffff81165f8181526006602090815260409182902080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0016600117905590519182527f42e160154868087d6bfdc0ca23d96a1c1cfa32f1b72ba9ba27b69b98a0d819dc91015b60405180910390a150565b60025460ff16156105cc576040517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152601060248201527f5061757361626c653a207061757365640000000000000000000000000000000060448201526064015b60405180910390fd5b73ffffffffffffffffffffffffffffffffffffffff83165f9081526005602090815260408083203384529091529020547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff811461066a5761062f82821015610c2d565b61063982826110d2565b73ffffffffffffffffffffffffffffffffffffffff85165f9081526005602090815260408083203384529091529020555b610675848484610c34565b50505050565b610683610bdb565b600280547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001690556040517f7805862f689e2f13df9f062ff482ad3ad112aca9e0847911ed832e158c525b33905f90a1565b335f9081526001602052604090205460ff1661074d576040517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152601660248201527f63616c6c6572206973206e6f742061206d696e7465720000000000000000000060448201526064016105c3565b8060035f82825461075e91906110eb565b909155505073ffffffffffffffffffffffffffffffffffffffff82165f90815260046020526040812080548392906107979084906110eb565b909155505060405181815273ffffffffffffffffffffffffffffffffffffffff8316905f907fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef906020016104c1565b335f9081526001602052604090205460ff1661085e576040517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152601660248201527f63616c6c6572206973206e6f742061206d696e7465720000000000000000000060448201526064016105c3565b335f9081526004602052604090205461087990821115610c2d565b335f90815260046020526040812080548392906108979084906110d2565b925050819055508060035f8282546108af91906110d2565b90915550506040518181525f9033907fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef9060200160405180910390a350565b6108f6610bdb565b6108ff5f610e93565b565b610909610bdb565b600280547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001660011790556040517f6985a02210a168e66602d3235cb6db0e70f92b3ba4d376a33c0f3d9434bff625905f90a1565b60025460ff16156109cb576040517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152601060248201527f5061757361626c653a207061757365640000000000000000000000000000000060448201526064016105c3565b6109d6338383610c34565b5050565b6109e2610bdb565b6014821015806109f3575060328110155b156109ff576109ff5f5ffd5b6007829055610a106006600a61121f565b610a1a908261122d565b60088190556007546040517fb044a1e409eac5c48e5af22d4af52670dd1a99059537a78b31b48c6500a6354e92610a58928252602082015260400190565b60405180910390a15050565b610a6c610bdb565b73ffffffffffffffffffffffffffffffffffffffff82165f8181526001602090815260409182902080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001685151590811790915591519182527f583b0aa0e528532caf4b907c11d7a8158a122fe2a6fb80cd9b09776ebea8d92d910160405180910390a25050565b610afd610bdb565b73ffffffffffffffffffffffffffffffffffffffff81165f8181526006602090815260409182902080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0016905590519182527fd7e9ec6e6ecd65492dce6bf513cd6867560d49544421d0783ddf06e76c24470c910161054f565b610b80610bdb565b73ffffffffffffffffffffffffffffffffffffffff8116610bcf576040517f1e4fbdf70000000000000000000000000000000000000000000000000000000081525f60048201526024016105c3565b610bd881610e93565b50565b5f5473ffffffffffffffffffffffffffffffffffffffff1633146108ff576040517f118cdaa70000000000000000000000000000000000000000000000000000000081523360048201526024016105c3565b80610bd857fe5b73ffffffffffffffffffffffffffffffffffffffff83165f9081526006602052604090205460ff1615610c6857610c685f5ffd5b5f61271060075483610c7a919061122d565b610c849190611244565b9050600854811115610c9557506008545b73ffffffffffffffffffffffffffffffffffffffff84165f90815260046020526040902054610cc690831115610c2d565b73ffffffffffffffffffffffffffffffffffffffff84165f9081526004602052604081208054849290610cfa9084906110d2565b90915550610d0a905081836110d2565b73ffffffffffffffffffffffffffffffffffffffff84165f9081526004602052604081208054909190610d3e9084906110eb565b90915550508015610e36578060045f610d6b5f5473ffffffffffffffffffffffffffffffffffffffff1690565b73ffffffffffffffffffffffffffffffffffffffff1673ffffffffffffffffffffffffffffffffffffffff1681526020019081526020015f205f828254610db291906110eb565b90915550505f5473ffffffffffffffffffffffffffffffffffffffff1673ffffffffffffffffffffffffffffffffffffffff168473ffffffffffffffffffffffffffffffffffffffff167fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef83604051610e2d91815260200190565b60405180910390a35b73ffffffffffffffffffffffffffffffffffffffff8084169085167fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef610e7c84866110d2565b60405190815260200160405180910390a350505050565b5f805473ffffffffffffffffffffffffffffffffffffffff8381167fffffffffffffffffffffffff0000000000000000000000000000000000000000831681178455604051919092169283917f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e09190a35050565b602081525f82518060208401528060208501604085015e5f6040828501015260407fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f83011684010191505092915050565b803573ffffffffffffffffffffffffffffffffffffffff81168114610f7d575f5ffd5b919050565b5f5f60408385031215610f93575f5ffd5b610f9c83610f5a565b946020939093013593505050565b5f60208284031215610fba575f5ffd5b610fc382610f5a565b9392505050565b5f5f5f60608486031215610fdc575f5ffd5b610fe584610f5a565b9250610ff360208501610f5a565b929592945050506040919091013590565b5f60208284031215611014575f5ffd5b5035919050565b5f5f6040838503121561102c575f5ffd5b50508035926020909101359150565b5f5f6040838503121561104c575f5ffd5b61105583610f5a565b915060208301358015158114611069575f5ffd5b809150509250929050565b5f5f60408385031215611085575f5ffd5b61108e83610f5a565b915061109c60208401610f5a565b90509250929050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b818103818111156110e5576110e56110a5565b92915050565b808201808211156110e5576110e56110a5565b6001815b60018411156111395780850481111561111d5761111d6110a5565b600184161561112b57908102905b60019390931c928002611102565b935093915050565b5f8261114f575060016110e5565b8161115b57505f6110e5565b8160018114611171576002811461117b57611197565b60019150506110e5565b60ff84111561118c5761118c6110a5565b50506001821b6110e5565b5060208310610133831016604e8410600b84101617156111ba575081810a6110e5565b6111e57fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff84846110fe565b807fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff04821115611217576112176110a5565b029392505050565b5f610fc360ff841683611141565b80820281158282048414176110e5576110e56110a5565b5f82611277577f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b50049056",
}

// SandboxUSDT is an auto generated Go binding around an Ethereum contract.
type SandboxUSDT struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *SandboxUSDT) GetABI() abi.ABI {
	return c.abi
}

// NewSandboxUSDT creates a new instance of SandboxUSDT.
func NewSandboxUSDT() *SandboxUSDT {
	parsed, err := SandboxUSDTMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &SandboxUSDT{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *SandboxUSDT) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackConstructor is the Go binding used to pack the parameters required for
// contract deployment.
//
// Solidity: constructor(address owner_) returns()
func (sandboxUSDT *SandboxUSDT) PackConstructor(owner_ common.Address) []byte {
	enc, err := sandboxUSDT.abi.Pack("", owner_)
	if err != nil {
		panic(err)
	}
	return enc
}

// PackAddBlackList is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0ecb93c0.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function addBlackList(address account) returns()
func (sandboxUSDT *SandboxUSDT) PackAddBlackList(account common.Address) []byte {
	enc, err := sandboxUSDT.abi.Pack("addBlackList", account)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAddBlackList is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0ecb93c0.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function addBlackList(address account) returns()
func (sandboxUSDT *SandboxUSDT) TryPackAddBlackList(account common.Address) ([]byte, error) {
	return sandboxUSDT.abi.Pack("addBlackList", account)
}

// PackAllowance is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xdd62ed3e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function allowance(address owner, address spender) view returns(uint256)
func (sandboxUSDT *SandboxUSDT) PackAllowance(owner common.Address, spender common.Address) []byte {
	enc, err := sandboxUSDT.abi.Pack("allowance", owner, spender)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAllowance is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xdd62ed3e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function allowance(address owner, address spender) view returns(uint256)
func (sandboxUSDT *SandboxUSDT) TryPackAllowance(owner common.Address, spender common.Address) ([]byte, error) {
	return sandboxUSDT.abi.Pack("allowance", owner, spender)
}

// UnpackAllowance is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xdd62ed3e.
//
// Solidity: function allowance(address owner, address spender) view returns(uint256)
func (sandboxUSDT *SandboxUSDT) UnpackAllowance(data []byte) (*big.Int, error) {
	out, err := sandboxUSDT.abi.Unpack("allowance", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackApprove is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x095ea7b3.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function approve(address spender, uint256 value) returns()
func (sandboxUSDT *SandboxUSDT) PackApprove(spender common.Address, value *big.Int) []byte {
	enc, err := sandboxUSDT.abi.Pack("approve", spender, value)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackApprove is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x095ea7b3.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function approve(address spender, uint256 value) returns()
func (sandboxUSDT *SandboxUSDT) TryPackApprove(spender common.Address, value *big.Int) ([]byte, error) {
	return sandboxUSDT.abi.Pack("approve", spender, value)
}

// PackBalanceOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x70a08231.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function balanceOf(address account) view returns(uint256)
func (sandboxUSDT *SandboxUSDT) PackBalanceOf(account common.Address) []byte {
	enc, err := sandboxUSDT.abi.Pack("balanceOf", account)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackBalanceOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x70a08231.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function balanceOf(address account) view returns(uint256)
func (sandboxUSDT *SandboxUSDT) TryPackBalanceOf(account common.Address) ([]byte, error) {
	return sandboxUSDT.abi.Pack("balanceOf", account)
}

// UnpackBalanceOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x70a08231.
//
// Solidity: function balanceOf(address account) view returns(uint256)
func (sandboxUSDT *SandboxUSDT) UnpackBalanceOf(data []byte) (*big.Int, error) {
	out, err := sandboxUSDT.abi.Unpack("balanceOf", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackBasisPointsRate is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xdd644f72.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function basisPointsRate() view returns(uint256)
func (sandboxUSDT *SandboxUSDT) PackBasisPointsRate() []byte {
	enc, err := sandboxUSDT.abi.Pack("basisPointsRate")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackBasisPointsRate is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xdd644f72.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function basisPointsRate() view returns(uint256)
func (sandboxUSDT *SandboxUSDT) TryPackBasisPointsRate() ([]byte, error) {
	return sandboxUSDT.abi.Pack("basisPointsRate")
}

// UnpackBasisPointsRate is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xdd644f72.
//
// Solidity: function basisPointsRate() view returns(uint256)
func (sandboxUSDT *SandboxUSDT) UnpackBasisPointsRate(data []byte) (*big.Int, error) {
	out, err := sandboxUSDT.abi.Unpack("basisPointsRate", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackBurn is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x42966c68.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function burn(uint256 value) returns()
func (sandboxUSDT *SandboxUSDT) PackBurn(value *big.Int) []byte {
	enc, err := sandboxUSDT.abi.Pack("burn", value)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackBurn is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x42966c68.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function burn(uint256 value) returns()
func (sandboxUSDT *SandboxUSDT) TryPackBurn(value *big.Int) ([]byte, error) {
	return sandboxUSDT.abi.Pack("burn", value)
}

// PackDecimals is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x313ce567.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function decimals() view returns(uint8)
func (sandboxUSDT *SandboxUSDT) PackDecimals() []byte {
	enc, err := sandboxUSDT.abi.Pack("decimals")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDecimals is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x313ce567.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function decimals() view returns(uint8)
func (sandboxUSDT *SandboxUSDT) TryPackDecimals() ([]byte, error) {
	return sandboxUSDT.abi.Pack("decimals")
}

// UnpackDecimals is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x313ce567.
//
// Solidity: function decimals() view returns(uint8)
func (sandboxUSDT *SandboxUSDT) UnpackDecimals(data []byte) (uint8, error) {
	out, err := sandboxUSDT.abi.Unpack("decimals", data)
	if err != nil {
		return *new(uint8), err
	}
	out0 := *abi.ConvertType(out[0], new(uint8)).(*uint8)
	return out0, nil
}

// PackIsBlackListed is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe47d6060.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function isBlackListed(address account) view returns(bool)
func (sandboxUSDT *SandboxUSDT) PackIsBlackListed(account common.Address) []byte {
	enc, err := sandboxUSDT.abi.Pack("isBlackListed", account)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackIsBlackListed is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe47d6060.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function isBlackListed(address account) view returns(bool)
func (sandboxUSDT *SandboxUSDT) TryPackIsBlackListed(account common.Address) ([]byte, error) {
	return sandboxUSDT.abi.Pack("isBlackListed", account)
}

// UnpackIsBlackListed is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xe47d6060.
//
// Solidity: function isBlackListed(address account) view returns(bool)
func (sandboxUSDT *SandboxUSDT) UnpackIsBlackListed(data []byte) (bool, error) {
	out, err := sandboxUSDT.abi.Unpack("isBlackListed", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackIsMinter is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xaa271e1a.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function isMinter(address account) view returns(bool)
func (sandboxUSDT *SandboxUSDT) PackIsMinter(account common.Address) []byte {
	enc, err := sandboxUSDT.abi.Pack("isMinter", account)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackIsMinter is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xaa271e1a.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function isMinter(address account) view returns(bool)
func (sandboxUSDT *SandboxUSDT) TryPackIsMinter(account common.Address) ([]byte, error) {
	return sandboxUSDT.abi.Pack("isMinter", account)
}

// UnpackIsMinter is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xaa271e1a.
//
// Solidity: function isMinter(address account) view returns(bool)
func (sandboxUSDT *SandboxUSDT) UnpackIsMinter(data []byte) (bool, error) {
	out, err := sandboxUSDT.abi.Unpack("isMinter", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackMaximumFee is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x35390714.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function maximumFee() view returns(uint256)
func (sandboxUSDT *SandboxUSDT) PackMaximumFee() []byte {
	enc, err := sandboxUSDT.abi.Pack("maximumFee")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMaximumFee is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x35390714.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function maximumFee() view returns(uint256)
func (sandboxUSDT *SandboxUSDT) TryPackMaximumFee() ([]byte, error) {
	return sandboxUSDT.abi.Pack("maximumFee")
}

// UnpackMaximumFee is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x35390714.
//
// Solidity: function maximumFee() view returns(uint256)
func (sandboxUSDT *SandboxUSDT) UnpackMaximumFee(data []byte) (*big.Int, error) {
	out, err := sandboxUSDT.abi.Unpack("maximumFee", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackMint is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x40c10f19.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function mint(address to, uint256 value) returns()
func (sandboxUSDT *SandboxUSDT) PackMint(to common.Address, value *big.Int) []byte {
	enc, err := sandboxUSDT.abi.Pack("mint", to, value)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMint is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x40c10f19.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function mint(address to, uint256 value) returns()
func (sandboxUSDT *SandboxUSDT) TryPackMint(to common.Address, value *big.Int) ([]byte, error) {
	return sandboxUSDT.abi.Pack("mint", to, value)
}

// PackName is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x06fdde03.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function name() view returns(string)
func (sandboxUSDT *SandboxUSDT) PackName() []byte {
	enc, err := sandboxUSDT.abi.Pack("name")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackName is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x06fdde03.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function name() view returns(string)
func (sandboxUSDT *SandboxUSDT) TryPackName() ([]byte, error) {
	return sandboxUSDT.abi.Pack("name")
}

// UnpackName is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x06fdde03.
//
// Solidity: function name() view returns(string)
func (sandboxUSDT *SandboxUSDT) UnpackName(data []byte) (string, error) {
	out, err := sandboxUSDT.abi.Unpack("name", data)
	if err != nil {
		return *new(string), err
	}
	out0 := *abi.ConvertType(out[0], new(string)).(*string)
	return out0, nil
}

// PackOwner is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8da5cb5b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function owner() view returns(address)
func (sandboxUSDT *SandboxUSDT) PackOwner() []byte {
	enc, err := sandboxUSDT.abi.Pack("owner")
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
func (sandboxUSDT *SandboxUSDT) TryPackOwner() ([]byte, error) {
	return sandboxUSDT.abi.Pack("owner")
}

// UnpackOwner is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x8da5cb5b.
//
// Solidity: function owner() view returns(address)
func (sandboxUSDT *SandboxUSDT) UnpackOwner(data []byte) (common.Address, error) {
	out, err := sandboxUSDT.abi.Unpack("owner", data)
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
func (sandboxUSDT *SandboxUSDT) PackPause() []byte {
	enc, err := sandboxUSDT.abi.Pack("pause")
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
func (sandboxUSDT *SandboxUSDT) TryPackPause() ([]byte, error) {
	return sandboxUSDT.abi.Pack("pause")
}

// PackPaused is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5c975abb.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function paused() view returns(bool)
func (sandboxUSDT *SandboxUSDT) PackPaused() []byte {
	enc, err := sandboxUSDT.abi.Pack("paused")
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
func (sandboxUSDT *SandboxUSDT) TryPackPaused() ([]byte, error) {
	return sandboxUSDT.abi.Pack("paused")
}

// UnpackPaused is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x5c975abb.
//
// Solidity: function paused() view returns(bool)
func (sandboxUSDT *SandboxUSDT) UnpackPaused(data []byte) (bool, error) {
	out, err := sandboxUSDT.abi.Unpack("paused", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackRemoveBlackList is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe4997dc5.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function removeBlackList(address account) returns()
func (sandboxUSDT *SandboxUSDT) PackRemoveBlackList(account common.Address) []byte {
	enc, err := sandboxUSDT.abi.Pack("removeBlackList", account)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRemoveBlackList is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe4997dc5.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function removeBlackList(address account) returns()
func (sandboxUSDT *SandboxUSDT) TryPackRemoveBlackList(account common.Address) ([]byte, error) {
	return sandboxUSDT.abi.Pack("removeBlackList", account)
}

// PackRenounceOwnership is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x715018a6.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function renounceOwnership() returns()
func (sandboxUSDT *SandboxUSDT) PackRenounceOwnership() []byte {
	enc, err := sandboxUSDT.abi.Pack("renounceOwnership")
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
func (sandboxUSDT *SandboxUSDT) TryPackRenounceOwnership() ([]byte, error) {
	return sandboxUSDT.abi.Pack("renounceOwnership")
}

// PackSetMinter is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xcf456ae7.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setMinter(address account, bool allowed) returns()
func (sandboxUSDT *SandboxUSDT) PackSetMinter(account common.Address, allowed bool) []byte {
	enc, err := sandboxUSDT.abi.Pack("setMinter", account, allowed)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSetMinter is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xcf456ae7.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function setMinter(address account, bool allowed) returns()
func (sandboxUSDT *SandboxUSDT) TryPackSetMinter(account common.Address, allowed bool) ([]byte, error) {
	return sandboxUSDT.abi.Pack("setMinter", account, allowed)
}

// PackSetParams is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc0324c77.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setParams(uint256 newBasisPoints, uint256 newMaxFee) returns()
func (sandboxUSDT *SandboxUSDT) PackSetParams(newBasisPoints *big.Int, newMaxFee *big.Int) []byte {
	enc, err := sandboxUSDT.abi.Pack("setParams", newBasisPoints, newMaxFee)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSetParams is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc0324c77.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function setParams(uint256 newBasisPoints, uint256 newMaxFee) returns()
func (sandboxUSDT *SandboxUSDT) TryPackSetParams(newBasisPoints *big.Int, newMaxFee *big.Int) ([]byte, error) {
	return sandboxUSDT.abi.Pack("setParams", newBasisPoints, newMaxFee)
}

// PackSymbol is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x95d89b41.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function symbol() view returns(string)
func (sandboxUSDT *SandboxUSDT) PackSymbol() []byte {
	enc, err := sandboxUSDT.abi.Pack("symbol")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSymbol is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x95d89b41.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function symbol() view returns(string)
func (sandboxUSDT *SandboxUSDT) TryPackSymbol() ([]byte, error) {
	return sandboxUSDT.abi.Pack("symbol")
}

// UnpackSymbol is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x95d89b41.
//
// Solidity: function symbol() view returns(string)
func (sandboxUSDT *SandboxUSDT) UnpackSymbol(data []byte) (string, error) {
	out, err := sandboxUSDT.abi.Unpack("symbol", data)
	if err != nil {
		return *new(string), err
	}
	out0 := *abi.ConvertType(out[0], new(string)).(*string)
	return out0, nil
}

// PackTotalSupply is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x18160ddd.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function totalSupply() view returns(uint256)
func (sandboxUSDT *SandboxUSDT) PackTotalSupply() []byte {
	enc, err := sandboxUSDT.abi.Pack("totalSupply")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackTotalSupply is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x18160ddd.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function totalSupply() view returns(uint256)
func (sandboxUSDT *SandboxUSDT) TryPackTotalSupply() ([]byte, error) {
	return sandboxUSDT.abi.Pack("totalSupply")
}

// UnpackTotalSupply is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x18160ddd.
//
// Solidity: function totalSupply() view returns(uint256)
func (sandboxUSDT *SandboxUSDT) UnpackTotalSupply(data []byte) (*big.Int, error) {
	out, err := sandboxUSDT.abi.Unpack("totalSupply", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackTransfer is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa9059cbb.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function transfer(address to, uint256 value) returns()
func (sandboxUSDT *SandboxUSDT) PackTransfer(to common.Address, value *big.Int) []byte {
	enc, err := sandboxUSDT.abi.Pack("transfer", to, value)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackTransfer is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa9059cbb.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function transfer(address to, uint256 value) returns()
func (sandboxUSDT *SandboxUSDT) TryPackTransfer(to common.Address, value *big.Int) ([]byte, error) {
	return sandboxUSDT.abi.Pack("transfer", to, value)
}

// PackTransferFrom is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x23b872dd.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function transferFrom(address from, address to, uint256 value) returns()
func (sandboxUSDT *SandboxUSDT) PackTransferFrom(from common.Address, to common.Address, value *big.Int) []byte {
	enc, err := sandboxUSDT.abi.Pack("transferFrom", from, to, value)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackTransferFrom is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x23b872dd.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function transferFrom(address from, address to, uint256 value) returns()
func (sandboxUSDT *SandboxUSDT) TryPackTransferFrom(from common.Address, to common.Address, value *big.Int) ([]byte, error) {
	return sandboxUSDT.abi.Pack("transferFrom", from, to, value)
}

// PackTransferOwnership is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf2fde38b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function transferOwnership(address newOwner) returns()
func (sandboxUSDT *SandboxUSDT) PackTransferOwnership(newOwner common.Address) []byte {
	enc, err := sandboxUSDT.abi.Pack("transferOwnership", newOwner)
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
func (sandboxUSDT *SandboxUSDT) TryPackTransferOwnership(newOwner common.Address) ([]byte, error) {
	return sandboxUSDT.abi.Pack("transferOwnership", newOwner)
}

// PackUnpause is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3f4ba83a.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function unpause() returns()
func (sandboxUSDT *SandboxUSDT) PackUnpause() []byte {
	enc, err := sandboxUSDT.abi.Pack("unpause")
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
func (sandboxUSDT *SandboxUSDT) TryPackUnpause() ([]byte, error) {
	return sandboxUSDT.abi.Pack("unpause")
}

// SandboxUSDTAddedBlackList represents a AddedBlackList event raised by the SandboxUSDT contract.
type SandboxUSDTAddedBlackList struct {
	Account common.Address
	Raw     *types.Log // Blockchain specific contextual infos
}

const SandboxUSDTAddedBlackListEventName = "AddedBlackList"

// ContractEventName returns the user-defined event name.
func (SandboxUSDTAddedBlackList) ContractEventName() string {
	return SandboxUSDTAddedBlackListEventName
}

// UnpackAddedBlackListEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event AddedBlackList(address account)
func (sandboxUSDT *SandboxUSDT) UnpackAddedBlackListEvent(log *types.Log) (*SandboxUSDTAddedBlackList, error) {
	event := "AddedBlackList"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxUSDT.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxUSDTAddedBlackList)
	if len(log.Data) > 0 {
		if err := sandboxUSDT.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxUSDT.abi.Events[event].Inputs {
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

// SandboxUSDTApproval represents a Approval event raised by the SandboxUSDT contract.
type SandboxUSDTApproval struct {
	Owner   common.Address
	Spender common.Address
	Value   *big.Int
	Raw     *types.Log // Blockchain specific contextual infos
}

const SandboxUSDTApprovalEventName = "Approval"

// ContractEventName returns the user-defined event name.
func (SandboxUSDTApproval) ContractEventName() string {
	return SandboxUSDTApprovalEventName
}

// UnpackApprovalEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Approval(address indexed owner, address indexed spender, uint256 value)
func (sandboxUSDT *SandboxUSDT) UnpackApprovalEvent(log *types.Log) (*SandboxUSDTApproval, error) {
	event := "Approval"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxUSDT.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxUSDTApproval)
	if len(log.Data) > 0 {
		if err := sandboxUSDT.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxUSDT.abi.Events[event].Inputs {
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

// SandboxUSDTMinterSet represents a MinterSet event raised by the SandboxUSDT contract.
type SandboxUSDTMinterSet struct {
	Account common.Address
	Allowed bool
	Raw     *types.Log // Blockchain specific contextual infos
}

const SandboxUSDTMinterSetEventName = "MinterSet"

// ContractEventName returns the user-defined event name.
func (SandboxUSDTMinterSet) ContractEventName() string {
	return SandboxUSDTMinterSetEventName
}

// UnpackMinterSetEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event MinterSet(address indexed account, bool allowed)
func (sandboxUSDT *SandboxUSDT) UnpackMinterSetEvent(log *types.Log) (*SandboxUSDTMinterSet, error) {
	event := "MinterSet"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxUSDT.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxUSDTMinterSet)
	if len(log.Data) > 0 {
		if err := sandboxUSDT.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxUSDT.abi.Events[event].Inputs {
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

// SandboxUSDTOwnershipTransferred represents a OwnershipTransferred event raised by the SandboxUSDT contract.
type SandboxUSDTOwnershipTransferred struct {
	PreviousOwner common.Address
	NewOwner      common.Address
	Raw           *types.Log // Blockchain specific contextual infos
}

const SandboxUSDTOwnershipTransferredEventName = "OwnershipTransferred"

// ContractEventName returns the user-defined event name.
func (SandboxUSDTOwnershipTransferred) ContractEventName() string {
	return SandboxUSDTOwnershipTransferredEventName
}

// UnpackOwnershipTransferredEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event OwnershipTransferred(address indexed previousOwner, address indexed newOwner)
func (sandboxUSDT *SandboxUSDT) UnpackOwnershipTransferredEvent(log *types.Log) (*SandboxUSDTOwnershipTransferred, error) {
	event := "OwnershipTransferred"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxUSDT.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxUSDTOwnershipTransferred)
	if len(log.Data) > 0 {
		if err := sandboxUSDT.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxUSDT.abi.Events[event].Inputs {
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

// SandboxUSDTParams represents a Params event raised by the SandboxUSDT contract.
type SandboxUSDTParams struct {
	FeeBasisPoints *big.Int
	MaxFee         *big.Int
	Raw            *types.Log // Blockchain specific contextual infos
}

const SandboxUSDTParamsEventName = "Params"

// ContractEventName returns the user-defined event name.
func (SandboxUSDTParams) ContractEventName() string {
	return SandboxUSDTParamsEventName
}

// UnpackParamsEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Params(uint256 feeBasisPoints, uint256 maxFee)
func (sandboxUSDT *SandboxUSDT) UnpackParamsEvent(log *types.Log) (*SandboxUSDTParams, error) {
	event := "Params"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxUSDT.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxUSDTParams)
	if len(log.Data) > 0 {
		if err := sandboxUSDT.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxUSDT.abi.Events[event].Inputs {
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

// SandboxUSDTPause represents a Pause event raised by the SandboxUSDT contract.
type SandboxUSDTPause struct {
	Raw *types.Log // Blockchain specific contextual infos
}

const SandboxUSDTPauseEventName = "Pause"

// ContractEventName returns the user-defined event name.
func (SandboxUSDTPause) ContractEventName() string {
	return SandboxUSDTPauseEventName
}

// UnpackPauseEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Pause()
func (sandboxUSDT *SandboxUSDT) UnpackPauseEvent(log *types.Log) (*SandboxUSDTPause, error) {
	event := "Pause"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxUSDT.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxUSDTPause)
	if len(log.Data) > 0 {
		if err := sandboxUSDT.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxUSDT.abi.Events[event].Inputs {
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

// SandboxUSDTRemovedBlackList represents a RemovedBlackList event raised by the SandboxUSDT contract.
type SandboxUSDTRemovedBlackList struct {
	Account common.Address
	Raw     *types.Log // Blockchain specific contextual infos
}

const SandboxUSDTRemovedBlackListEventName = "RemovedBlackList"

// ContractEventName returns the user-defined event name.
func (SandboxUSDTRemovedBlackList) ContractEventName() string {
	return SandboxUSDTRemovedBlackListEventName
}

// UnpackRemovedBlackListEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event RemovedBlackList(address account)
func (sandboxUSDT *SandboxUSDT) UnpackRemovedBlackListEvent(log *types.Log) (*SandboxUSDTRemovedBlackList, error) {
	event := "RemovedBlackList"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxUSDT.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxUSDTRemovedBlackList)
	if len(log.Data) > 0 {
		if err := sandboxUSDT.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxUSDT.abi.Events[event].Inputs {
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

// SandboxUSDTTransfer represents a Transfer event raised by the SandboxUSDT contract.
type SandboxUSDTTransfer struct {
	From  common.Address
	To    common.Address
	Value *big.Int
	Raw   *types.Log // Blockchain specific contextual infos
}

const SandboxUSDTTransferEventName = "Transfer"

// ContractEventName returns the user-defined event name.
func (SandboxUSDTTransfer) ContractEventName() string {
	return SandboxUSDTTransferEventName
}

// UnpackTransferEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Transfer(address indexed from, address indexed to, uint256 value)
func (sandboxUSDT *SandboxUSDT) UnpackTransferEvent(log *types.Log) (*SandboxUSDTTransfer, error) {
	event := "Transfer"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxUSDT.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxUSDTTransfer)
	if len(log.Data) > 0 {
		if err := sandboxUSDT.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxUSDT.abi.Events[event].Inputs {
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

// SandboxUSDTUnpause represents a Unpause event raised by the SandboxUSDT contract.
type SandboxUSDTUnpause struct {
	Raw *types.Log // Blockchain specific contextual infos
}

const SandboxUSDTUnpauseEventName = "Unpause"

// ContractEventName returns the user-defined event name.
func (SandboxUSDTUnpause) ContractEventName() string {
	return SandboxUSDTUnpauseEventName
}

// UnpackUnpauseEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Unpause()
func (sandboxUSDT *SandboxUSDT) UnpackUnpauseEvent(log *types.Log) (*SandboxUSDTUnpause, error) {
	event := "Unpause"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxUSDT.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxUSDTUnpause)
	if len(log.Data) > 0 {
		if err := sandboxUSDT.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxUSDT.abi.Events[event].Inputs {
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
func (sandboxUSDT *SandboxUSDT) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], sandboxUSDT.abi.Errors["OwnableInvalidOwner"].ID.Bytes()[:4]) {
		return sandboxUSDT.UnpackOwnableInvalidOwnerError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxUSDT.abi.Errors["OwnableUnauthorizedAccount"].ID.Bytes()[:4]) {
		return sandboxUSDT.UnpackOwnableUnauthorizedAccountError(raw[4:])
	}
	return nil, errors.New("Unknown error")
}

// SandboxUSDTOwnableInvalidOwner represents a OwnableInvalidOwner error raised by the SandboxUSDT contract.
type SandboxUSDTOwnableInvalidOwner struct {
	Owner common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error OwnableInvalidOwner(address owner)
func SandboxUSDTOwnableInvalidOwnerErrorID() common.Hash {
	return common.HexToHash("0x1e4fbdf7f3ef8bcaa855599e3abf48b232380f183f08f6f813d9ffa5bd585188")
}

// UnpackOwnableInvalidOwnerError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error OwnableInvalidOwner(address owner)
func (sandboxUSDT *SandboxUSDT) UnpackOwnableInvalidOwnerError(raw []byte) (*SandboxUSDTOwnableInvalidOwner, error) {
	out := new(SandboxUSDTOwnableInvalidOwner)
	if err := sandboxUSDT.abi.UnpackIntoInterface(out, "OwnableInvalidOwner", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxUSDTOwnableUnauthorizedAccount represents a OwnableUnauthorizedAccount error raised by the SandboxUSDT contract.
type SandboxUSDTOwnableUnauthorizedAccount struct {
	Account common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error OwnableUnauthorizedAccount(address account)
func SandboxUSDTOwnableUnauthorizedAccountErrorID() common.Hash {
	return common.HexToHash("0x118cdaa7a341953d1887a2245fd6665d741c67c8c50581daa59e1d03373fa188")
}

// UnpackOwnableUnauthorizedAccountError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error OwnableUnauthorizedAccount(address account)
func (sandboxUSDT *SandboxUSDT) UnpackOwnableUnauthorizedAccountError(raw []byte) (*SandboxUSDTOwnableUnauthorizedAccount, error) {
	out := new(SandboxUSDTOwnableUnauthorizedAccount)
	if err := sandboxUSDT.abi.UnpackIntoInterface(out, "OwnableUnauthorizedAccount", raw); err != nil {
		return nil, err
	}
	return out, nil
}
