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

// SandboxFundShareMetaData contains all meta data concerning the SandboxFundShare contract.
var SandboxFundShareMetaData = bind.MetaData{
	ABI: "[{\"inputs\":[{\"internalType\":\"address\",\"name\":\"asset\",\"type\":\"address\"},{\"internalType\":\"string\",\"name\":\"name_\",\"type\":\"string\"},{\"internalType\":\"string\",\"name\":\"symbol_\",\"type\":\"string\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"allowance\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"needed\",\"type\":\"uint256\"}],\"name\":\"ERC20InsufficientAllowance\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"balance\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"needed\",\"type\":\"uint256\"}],\"name\":\"ERC20InsufficientBalance\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"approver\",\"type\":\"address\"}],\"name\":\"ERC20InvalidApprover\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"ERC20InvalidReceiver\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"}],\"name\":\"ERC20InvalidSender\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"}],\"name\":\"ERC20InvalidSpender\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"caller\",\"type\":\"address\"}],\"name\":\"NotFund\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"from\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"}],\"name\":\"TransferBlocked\",\"type\":\"error\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"Approval\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"bool\",\"name\":\"isFrozen\",\"type\":\"bool\"}],\"name\":\"FrozenSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"bool\",\"name\":\"isMember\",\"type\":\"bool\"}],\"name\":\"MemberSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"bool\",\"name\":\"restricted\",\"type\":\"bool\"}],\"name\":\"Restricted\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"from\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"Transfer\",\"type\":\"event\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"}],\"name\":\"allowance\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"approve\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"balanceOf\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"burn\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"decimals\",\"outputs\":[{\"internalType\":\"uint8\",\"name\":\"\",\"type\":\"uint8\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"fund\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"isFrozen\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"isMember\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"mayReceive\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"mint\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"name\",\"outputs\":[{\"internalType\":\"string\",\"name\":\"\",\"type\":\"string\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"restricted\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"internalType\":\"bool\",\"name\":\"isFrozen_\",\"type\":\"bool\"}],\"name\":\"setFrozen\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"internalType\":\"bool\",\"name\":\"isMember_\",\"type\":\"bool\"}],\"name\":\"setMember\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bool\",\"name\":\"restricted_\",\"type\":\"bool\"}],\"name\":\"setRestricted\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"symbol\",\"outputs\":[{\"internalType\":\"string\",\"name\":\"\",\"type\":\"string\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"totalSupply\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"transfer\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"from\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"transferFrom\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"asset\",\"type\":\"address\"}],\"name\":\"vault\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"}]",
	ID:  "SandboxFundShare",
	Bin: "0x60c060405234801561000f575f5ffd5b506040516114c93803806114c983398101604081905261002e91610100565b8181600361003c8382610211565b5060046100498282610211565b5050336080525050506001600160a01b031660a0526102cf565b634e487b7160e01b5f52604160045260245ffd5b5f82601f830112610086575f5ffd5b81516001600160401b0381111561009f5761009f610063565b604051601f8201601f19908116603f011681016001600160401b03811182821017156100cd576100cd610063565b6040528181528382016020018510156100e4575f5ffd5b8160208501602083015e5f918101602001919091529392505050565b5f5f5f60608486031215610112575f5ffd5b83516001600160a01b0381168114610128575f5ffd5b60208501519093506001600160401b03811115610143575f5ffd5b61014f86828701610077565b604086015190935090506001600160401b0381111561016c575f5ffd5b61017886828701610077565b9150509250925092565b600181811c9082168061019657607f821691505b6020821081036101b457634e487b7160e01b5f52602260045260245ffd5b50919050565b601f82111561020c578282111561020c57805f5260205f20601f840160051c60208510156101e557505f5b90810190601f840160051c035f5b81811015610208575f838201556001016101f3565b5050505b505050565b81516001600160401b0381111561022a5761022a610063565b61023e816102388454610182565b846101ba565b6020601f821160018114610270575f83156102595750848201515b5f19600385901b1c1916600184901b1784556102c8565b5f84815260208120601f198516915b8281101561029f578785015182556020948501946001909201910161027f565b50848210156102bc57868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b60805160a0516111a86103215f395f6108ae01525f81816102d4015281816104e1015281816105bc0152818161063b015281816106b9015281816107d0015281816109070152610cfc01526111a85ff3fe608060405234801561000f575f5ffd5b5060043610610163575f3560e01c806370a08231116100c7578063ac869cd81161007d578063dd62ed3e11610063578063dd62ed3e1461031b578063e583983614610360578063f815c03d14610382575f5ffd5b8063ac869cd8146102bc578063b60d4288146102cf575f5ffd5b806395d89b41116100ad57806395d89b411461027f578063a230c52414610287578063a9059cbb146102a9575f5ffd5b806370a0823114610237578063744cd69c1461026c575f5ffd5b806324daddc51161011c57806340c10f191161010257806340c10f191461020457806342966c68146102175780637072c6b11461022a575f5ffd5b806324daddc5146101e0578063313ce567146101f5575f5ffd5b806311e447b81161014c57806311e447b8146101a857806318160ddd146101bb57806323b872dd146101cd575f5ffd5b806306fdde0314610167578063095ea7b314610185575b5f5ffd5b61016f610395565b60405161017c9190610f8a565b60405180910390f35b610198610193366004611005565b610425565b604051901515815260200161017c565b6101986101b636600461102d565b61043e565b6002545b60405190815260200161017c565b6101986101db36600461104d565b6104a6565b6101f36101ee366004611096565b6104c9565b005b6040516012815260200161017c565b6101f3610212366004611005565b6105a4565b6101f36102253660046110af565b610623565b6005546101989060ff1681565b6101bf61024536600461102d565b73ffffffffffffffffffffffffffffffffffffffff165f9081526020819052604090205490565b6101f361027a3660046110c6565b6106a1565b61016f61079c565b61019861029536600461102d565b60066020525f908152604090205460ff1681565b6101986102b7366004611005565b6107ab565b6101f36102ca3660046110c6565b6107b8565b6102f67f000000000000000000000000000000000000000000000000000000000000000081565b60405173ffffffffffffffffffffffffffffffffffffffff909116815260200161017c565b6101bf6103293660046110f7565b73ffffffffffffffffffffffffffffffffffffffff9182165f90815260016020908152604080832093909416825291909152205490565b61019861036e36600461102d565b60076020525f908152604090205460ff1681565b6102f661039036600461102d565b6108ab565b6060600380546103a49061111f565b80601f01602080910402602001604051908101604052809291908181526020018280546103d09061111f565b801561041b5780601f106103f25761010080835404028352916020019161041b565b820191905f5260205f20905b8154815290600101906020018083116103fe57829003601f168201915b5050505050905090565b5f3361043281858561092c565b60019150505b92915050565b73ffffffffffffffffffffffffffffffffffffffff81165f9081526007602052604081205460ff16158015610438575060055460ff16158061043857505073ffffffffffffffffffffffffffffffffffffffff165f9081526006602052604090205460ff1690565b5f336104b385828561093e565b6104be858585610a0c565b506001949350505050565b3373ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000161461053f576040517f1c6671510000000000000000000000000000000000000000000000000000000081523360048201526024015b60405180910390fd5b600580547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff00168215159081179091556040519081527f13bda37ef240860bd6a76ee3d68439245a002f2934399d373ddf69301048fbb89060200160405180910390a150565b3373ffffffffffffffffffffffffffffffffffffffff7f00000000000000000000000000000000000000000000000000000000000000001614610615576040517f1c667151000000000000000000000000000000000000000000000000000000008152336004820152602401610536565b61061f8282610ab5565b5050565b3373ffffffffffffffffffffffffffffffffffffffff7f00000000000000000000000000000000000000000000000000000000000000001614610694576040517f1c667151000000000000000000000000000000000000000000000000000000008152336004820152602401610536565b61069e3382610b0f565b50565b3373ffffffffffffffffffffffffffffffffffffffff7f00000000000000000000000000000000000000000000000000000000000000001614610712576040517f1c667151000000000000000000000000000000000000000000000000000000008152336004820152602401610536565b73ffffffffffffffffffffffffffffffffffffffff82165f8181526006602090815260409182902080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001685151590811790915591519182527f4efc5168d98ad88d2d4784344a20876aea2fa3e8aa503b5fb3164a09019ca3d691015b60405180910390a25050565b6060600480546103a49061111f565b5f33610432818585610a0c565b3373ffffffffffffffffffffffffffffffffffffffff7f00000000000000000000000000000000000000000000000000000000000000001614610829576040517f1c667151000000000000000000000000000000000000000000000000000000008152336004820152602401610536565b73ffffffffffffffffffffffffffffffffffffffff82165f8181526007602090815260409182902080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001685151590811790915591519182527fef79f5ec4d2ab65ea4668433504946087afa3662c03b5f51a10a57a0030a60a69101610790565b5f7f000000000000000000000000000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff168273ffffffffffffffffffffffffffffffffffffffff1614610905575f610438565b7f000000000000000000000000000000000000000000000000000000000000000092915050565b6109398383836001610b69565b505050565b73ffffffffffffffffffffffffffffffffffffffff8381165f908152600160209081526040808320938616835292905220547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff811015610a0657818110156109f8576040517ffb8f41b200000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff841660048201526024810182905260448101839052606401610536565b610a0684848484035f610b69565b50505050565b73ffffffffffffffffffffffffffffffffffffffff8316610a5b576040517f96c6fd1e0000000000000000000000000000000000000000000000000000000081525f6004820152602401610536565b73ffffffffffffffffffffffffffffffffffffffff8216610aaa576040517fec442f050000000000000000000000000000000000000000000000000000000081525f6004820152602401610536565b610939838383610cae565b73ffffffffffffffffffffffffffffffffffffffff8216610b04576040517fec442f050000000000000000000000000000000000000000000000000000000081525f6004820152602401610536565b61061f5f8383610cae565b73ffffffffffffffffffffffffffffffffffffffff8216610b5e576040517f96c6fd1e0000000000000000000000000000000000000000000000000000000081525f6004820152602401610536565b61061f825f83610cae565b73ffffffffffffffffffffffffffffffffffffffff8416610bb8576040517fe602df050000000000000000000000000000000000000000000000000000000081525f6004820152602401610536565b73ffffffffffffffffffffffffffffffffffffffff8316610c07576040517f94280d620000000000000000000000000000000000000000000000000000000081525f6004820152602401610536565b73ffffffffffffffffffffffffffffffffffffffff8085165f9081526001602090815260408083209387168352929052208290558015610a06578273ffffffffffffffffffffffffffffffffffffffff168473ffffffffffffffffffffffffffffffffffffffff167f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92584604051610ca091815260200190565b60405180910390a350505050565b5f73ffffffffffffffffffffffffffffffffffffffff841615801590610cf8575073ffffffffffffffffffffffffffffffffffffffff84165f9081526007602052604090205460ff165b90507f000000000000000000000000000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff168373ffffffffffffffffffffffffffffffffffffffff1614158015610d6b575073ffffffffffffffffffffffffffffffffffffffff831615155b15610d85578080610d825750610d808361043e565b155b90505b8015610ddd576040517f9b9a0a7a00000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff808616600483015284166024820152604401610536565b610a0684848473ffffffffffffffffffffffffffffffffffffffff8316610e1a578060025f828254610e0f9190611170565b90915550610eca9050565b73ffffffffffffffffffffffffffffffffffffffff83165f9081526020819052604090205481811015610e9f576040517fe450d38c00000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff851660048201526024810182905260448101839052606401610536565b73ffffffffffffffffffffffffffffffffffffffff84165f9081526020819052604090209082900390555b73ffffffffffffffffffffffffffffffffffffffff8216610ef357600280548290039055610f1e565b73ffffffffffffffffffffffffffffffffffffffff82165f9081526020819052604090208054820190555b8173ffffffffffffffffffffffffffffffffffffffff168373ffffffffffffffffffffffffffffffffffffffff167fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef83604051610f7d91815260200190565b60405180910390a3505050565b602081525f82518060208401528060208501604085015e5f6040828501015260407fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f83011684010191505092915050565b803573ffffffffffffffffffffffffffffffffffffffff81168114611000575f5ffd5b919050565b5f5f60408385031215611016575f5ffd5b61101f83610fdd565b946020939093013593505050565b5f6020828403121561103d575f5ffd5b61104682610fdd565b9392505050565b5f5f5f6060848603121561105f575f5ffd5b61106884610fdd565b925061107660208501610fdd565b929592945050506040919091013590565b80358015158114611000575f5ffd5b5f602082840312156110a6575f5ffd5b61104682611087565b5f602082840312156110bf575f5ffd5b5035919050565b5f5f604083850312156110d7575f5ffd5b6110e083610fdd565b91506110ee60208401611087565b90509250929050565b5f5f60408385031215611108575f5ffd5b61111183610fdd565b91506110ee60208401610fdd565b600181811c9082168061113357607f821691505b60208210810361116a577f4e487b71000000000000000000000000000000000000000000000000000000005f52602260045260245ffd5b50919050565b80820180821115610438577f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd",
}

// SandboxFundShare is an auto generated Go binding around an Ethereum contract.
type SandboxFundShare struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *SandboxFundShare) GetABI() abi.ABI {
	return c.abi
}

// NewSandboxFundShare creates a new instance of SandboxFundShare.
func NewSandboxFundShare() *SandboxFundShare {
	parsed, err := SandboxFundShareMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &SandboxFundShare{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *SandboxFundShare) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackConstructor is the Go binding used to pack the parameters required for
// contract deployment.
//
// Solidity: constructor(address asset, string name_, string symbol_) returns()
func (sandboxFundShare *SandboxFundShare) PackConstructor(asset common.Address, name_ string, symbol_ string) []byte {
	enc, err := sandboxFundShare.abi.Pack("", asset, name_, symbol_)
	if err != nil {
		panic(err)
	}
	return enc
}

// PackAllowance is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xdd62ed3e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function allowance(address owner, address spender) view returns(uint256)
func (sandboxFundShare *SandboxFundShare) PackAllowance(owner common.Address, spender common.Address) []byte {
	enc, err := sandboxFundShare.abi.Pack("allowance", owner, spender)
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
func (sandboxFundShare *SandboxFundShare) TryPackAllowance(owner common.Address, spender common.Address) ([]byte, error) {
	return sandboxFundShare.abi.Pack("allowance", owner, spender)
}

// UnpackAllowance is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xdd62ed3e.
//
// Solidity: function allowance(address owner, address spender) view returns(uint256)
func (sandboxFundShare *SandboxFundShare) UnpackAllowance(data []byte) (*big.Int, error) {
	out, err := sandboxFundShare.abi.Unpack("allowance", data)
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
// Solidity: function approve(address spender, uint256 value) returns(bool)
func (sandboxFundShare *SandboxFundShare) PackApprove(spender common.Address, value *big.Int) []byte {
	enc, err := sandboxFundShare.abi.Pack("approve", spender, value)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackApprove is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x095ea7b3.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function approve(address spender, uint256 value) returns(bool)
func (sandboxFundShare *SandboxFundShare) TryPackApprove(spender common.Address, value *big.Int) ([]byte, error) {
	return sandboxFundShare.abi.Pack("approve", spender, value)
}

// UnpackApprove is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x095ea7b3.
//
// Solidity: function approve(address spender, uint256 value) returns(bool)
func (sandboxFundShare *SandboxFundShare) UnpackApprove(data []byte) (bool, error) {
	out, err := sandboxFundShare.abi.Unpack("approve", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackBalanceOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x70a08231.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function balanceOf(address account) view returns(uint256)
func (sandboxFundShare *SandboxFundShare) PackBalanceOf(account common.Address) []byte {
	enc, err := sandboxFundShare.abi.Pack("balanceOf", account)
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
func (sandboxFundShare *SandboxFundShare) TryPackBalanceOf(account common.Address) ([]byte, error) {
	return sandboxFundShare.abi.Pack("balanceOf", account)
}

// UnpackBalanceOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x70a08231.
//
// Solidity: function balanceOf(address account) view returns(uint256)
func (sandboxFundShare *SandboxFundShare) UnpackBalanceOf(data []byte) (*big.Int, error) {
	out, err := sandboxFundShare.abi.Unpack("balanceOf", data)
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
func (sandboxFundShare *SandboxFundShare) PackBurn(value *big.Int) []byte {
	enc, err := sandboxFundShare.abi.Pack("burn", value)
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
func (sandboxFundShare *SandboxFundShare) TryPackBurn(value *big.Int) ([]byte, error) {
	return sandboxFundShare.abi.Pack("burn", value)
}

// PackDecimals is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x313ce567.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function decimals() view returns(uint8)
func (sandboxFundShare *SandboxFundShare) PackDecimals() []byte {
	enc, err := sandboxFundShare.abi.Pack("decimals")
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
func (sandboxFundShare *SandboxFundShare) TryPackDecimals() ([]byte, error) {
	return sandboxFundShare.abi.Pack("decimals")
}

// UnpackDecimals is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x313ce567.
//
// Solidity: function decimals() view returns(uint8)
func (sandboxFundShare *SandboxFundShare) UnpackDecimals(data []byte) (uint8, error) {
	out, err := sandboxFundShare.abi.Unpack("decimals", data)
	if err != nil {
		return *new(uint8), err
	}
	out0 := *abi.ConvertType(out[0], new(uint8)).(*uint8)
	return out0, nil
}

// PackFund is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb60d4288.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function fund() view returns(address)
func (sandboxFundShare *SandboxFundShare) PackFund() []byte {
	enc, err := sandboxFundShare.abi.Pack("fund")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackFund is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb60d4288.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function fund() view returns(address)
func (sandboxFundShare *SandboxFundShare) TryPackFund() ([]byte, error) {
	return sandboxFundShare.abi.Pack("fund")
}

// UnpackFund is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xb60d4288.
//
// Solidity: function fund() view returns(address)
func (sandboxFundShare *SandboxFundShare) UnpackFund(data []byte) (common.Address, error) {
	out, err := sandboxFundShare.abi.Unpack("fund", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackIsFrozen is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe5839836.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function isFrozen(address account) view returns(bool)
func (sandboxFundShare *SandboxFundShare) PackIsFrozen(account common.Address) []byte {
	enc, err := sandboxFundShare.abi.Pack("isFrozen", account)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackIsFrozen is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe5839836.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function isFrozen(address account) view returns(bool)
func (sandboxFundShare *SandboxFundShare) TryPackIsFrozen(account common.Address) ([]byte, error) {
	return sandboxFundShare.abi.Pack("isFrozen", account)
}

// UnpackIsFrozen is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xe5839836.
//
// Solidity: function isFrozen(address account) view returns(bool)
func (sandboxFundShare *SandboxFundShare) UnpackIsFrozen(data []byte) (bool, error) {
	out, err := sandboxFundShare.abi.Unpack("isFrozen", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackIsMember is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa230c524.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function isMember(address account) view returns(bool)
func (sandboxFundShare *SandboxFundShare) PackIsMember(account common.Address) []byte {
	enc, err := sandboxFundShare.abi.Pack("isMember", account)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackIsMember is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa230c524.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function isMember(address account) view returns(bool)
func (sandboxFundShare *SandboxFundShare) TryPackIsMember(account common.Address) ([]byte, error) {
	return sandboxFundShare.abi.Pack("isMember", account)
}

// UnpackIsMember is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xa230c524.
//
// Solidity: function isMember(address account) view returns(bool)
func (sandboxFundShare *SandboxFundShare) UnpackIsMember(data []byte) (bool, error) {
	out, err := sandboxFundShare.abi.Unpack("isMember", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackMayReceive is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x11e447b8.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function mayReceive(address account) view returns(bool)
func (sandboxFundShare *SandboxFundShare) PackMayReceive(account common.Address) []byte {
	enc, err := sandboxFundShare.abi.Pack("mayReceive", account)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMayReceive is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x11e447b8.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function mayReceive(address account) view returns(bool)
func (sandboxFundShare *SandboxFundShare) TryPackMayReceive(account common.Address) ([]byte, error) {
	return sandboxFundShare.abi.Pack("mayReceive", account)
}

// UnpackMayReceive is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x11e447b8.
//
// Solidity: function mayReceive(address account) view returns(bool)
func (sandboxFundShare *SandboxFundShare) UnpackMayReceive(data []byte) (bool, error) {
	out, err := sandboxFundShare.abi.Unpack("mayReceive", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackMint is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x40c10f19.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function mint(address to, uint256 value) returns()
func (sandboxFundShare *SandboxFundShare) PackMint(to common.Address, value *big.Int) []byte {
	enc, err := sandboxFundShare.abi.Pack("mint", to, value)
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
func (sandboxFundShare *SandboxFundShare) TryPackMint(to common.Address, value *big.Int) ([]byte, error) {
	return sandboxFundShare.abi.Pack("mint", to, value)
}

// PackName is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x06fdde03.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function name() view returns(string)
func (sandboxFundShare *SandboxFundShare) PackName() []byte {
	enc, err := sandboxFundShare.abi.Pack("name")
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
func (sandboxFundShare *SandboxFundShare) TryPackName() ([]byte, error) {
	return sandboxFundShare.abi.Pack("name")
}

// UnpackName is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x06fdde03.
//
// Solidity: function name() view returns(string)
func (sandboxFundShare *SandboxFundShare) UnpackName(data []byte) (string, error) {
	out, err := sandboxFundShare.abi.Unpack("name", data)
	if err != nil {
		return *new(string), err
	}
	out0 := *abi.ConvertType(out[0], new(string)).(*string)
	return out0, nil
}

// PackRestricted is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7072c6b1.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function restricted() view returns(bool)
func (sandboxFundShare *SandboxFundShare) PackRestricted() []byte {
	enc, err := sandboxFundShare.abi.Pack("restricted")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRestricted is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7072c6b1.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function restricted() view returns(bool)
func (sandboxFundShare *SandboxFundShare) TryPackRestricted() ([]byte, error) {
	return sandboxFundShare.abi.Pack("restricted")
}

// UnpackRestricted is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x7072c6b1.
//
// Solidity: function restricted() view returns(bool)
func (sandboxFundShare *SandboxFundShare) UnpackRestricted(data []byte) (bool, error) {
	out, err := sandboxFundShare.abi.Unpack("restricted", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackSetFrozen is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xac869cd8.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setFrozen(address account, bool isFrozen_) returns()
func (sandboxFundShare *SandboxFundShare) PackSetFrozen(account common.Address, isFrozen bool) []byte {
	enc, err := sandboxFundShare.abi.Pack("setFrozen", account, isFrozen)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSetFrozen is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xac869cd8.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function setFrozen(address account, bool isFrozen_) returns()
func (sandboxFundShare *SandboxFundShare) TryPackSetFrozen(account common.Address, isFrozen bool) ([]byte, error) {
	return sandboxFundShare.abi.Pack("setFrozen", account, isFrozen)
}

// PackSetMember is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x744cd69c.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setMember(address account, bool isMember_) returns()
func (sandboxFundShare *SandboxFundShare) PackSetMember(account common.Address, isMember bool) []byte {
	enc, err := sandboxFundShare.abi.Pack("setMember", account, isMember)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSetMember is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x744cd69c.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function setMember(address account, bool isMember_) returns()
func (sandboxFundShare *SandboxFundShare) TryPackSetMember(account common.Address, isMember bool) ([]byte, error) {
	return sandboxFundShare.abi.Pack("setMember", account, isMember)
}

// PackSetRestricted is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x24daddc5.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setRestricted(bool restricted_) returns()
func (sandboxFundShare *SandboxFundShare) PackSetRestricted(restricted bool) []byte {
	enc, err := sandboxFundShare.abi.Pack("setRestricted", restricted)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSetRestricted is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x24daddc5.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function setRestricted(bool restricted_) returns()
func (sandboxFundShare *SandboxFundShare) TryPackSetRestricted(restricted bool) ([]byte, error) {
	return sandboxFundShare.abi.Pack("setRestricted", restricted)
}

// PackSymbol is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x95d89b41.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function symbol() view returns(string)
func (sandboxFundShare *SandboxFundShare) PackSymbol() []byte {
	enc, err := sandboxFundShare.abi.Pack("symbol")
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
func (sandboxFundShare *SandboxFundShare) TryPackSymbol() ([]byte, error) {
	return sandboxFundShare.abi.Pack("symbol")
}

// UnpackSymbol is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x95d89b41.
//
// Solidity: function symbol() view returns(string)
func (sandboxFundShare *SandboxFundShare) UnpackSymbol(data []byte) (string, error) {
	out, err := sandboxFundShare.abi.Unpack("symbol", data)
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
func (sandboxFundShare *SandboxFundShare) PackTotalSupply() []byte {
	enc, err := sandboxFundShare.abi.Pack("totalSupply")
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
func (sandboxFundShare *SandboxFundShare) TryPackTotalSupply() ([]byte, error) {
	return sandboxFundShare.abi.Pack("totalSupply")
}

// UnpackTotalSupply is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x18160ddd.
//
// Solidity: function totalSupply() view returns(uint256)
func (sandboxFundShare *SandboxFundShare) UnpackTotalSupply(data []byte) (*big.Int, error) {
	out, err := sandboxFundShare.abi.Unpack("totalSupply", data)
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
// Solidity: function transfer(address to, uint256 value) returns(bool)
func (sandboxFundShare *SandboxFundShare) PackTransfer(to common.Address, value *big.Int) []byte {
	enc, err := sandboxFundShare.abi.Pack("transfer", to, value)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackTransfer is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa9059cbb.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function transfer(address to, uint256 value) returns(bool)
func (sandboxFundShare *SandboxFundShare) TryPackTransfer(to common.Address, value *big.Int) ([]byte, error) {
	return sandboxFundShare.abi.Pack("transfer", to, value)
}

// UnpackTransfer is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xa9059cbb.
//
// Solidity: function transfer(address to, uint256 value) returns(bool)
func (sandboxFundShare *SandboxFundShare) UnpackTransfer(data []byte) (bool, error) {
	out, err := sandboxFundShare.abi.Unpack("transfer", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackTransferFrom is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x23b872dd.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function transferFrom(address from, address to, uint256 value) returns(bool)
func (sandboxFundShare *SandboxFundShare) PackTransferFrom(from common.Address, to common.Address, value *big.Int) []byte {
	enc, err := sandboxFundShare.abi.Pack("transferFrom", from, to, value)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackTransferFrom is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x23b872dd.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function transferFrom(address from, address to, uint256 value) returns(bool)
func (sandboxFundShare *SandboxFundShare) TryPackTransferFrom(from common.Address, to common.Address, value *big.Int) ([]byte, error) {
	return sandboxFundShare.abi.Pack("transferFrom", from, to, value)
}

// UnpackTransferFrom is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x23b872dd.
//
// Solidity: function transferFrom(address from, address to, uint256 value) returns(bool)
func (sandboxFundShare *SandboxFundShare) UnpackTransferFrom(data []byte) (bool, error) {
	out, err := sandboxFundShare.abi.Unpack("transferFrom", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackVault is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf815c03d.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function vault(address asset) view returns(address)
func (sandboxFundShare *SandboxFundShare) PackVault(asset common.Address) []byte {
	enc, err := sandboxFundShare.abi.Pack("vault", asset)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackVault is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf815c03d.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function vault(address asset) view returns(address)
func (sandboxFundShare *SandboxFundShare) TryPackVault(asset common.Address) ([]byte, error) {
	return sandboxFundShare.abi.Pack("vault", asset)
}

// UnpackVault is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xf815c03d.
//
// Solidity: function vault(address asset) view returns(address)
func (sandboxFundShare *SandboxFundShare) UnpackVault(data []byte) (common.Address, error) {
	out, err := sandboxFundShare.abi.Unpack("vault", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// SandboxFundShareApproval represents a Approval event raised by the SandboxFundShare contract.
type SandboxFundShareApproval struct {
	Owner   common.Address
	Spender common.Address
	Value   *big.Int
	Raw     *types.Log // Blockchain specific contextual infos
}

const SandboxFundShareApprovalEventName = "Approval"

// ContractEventName returns the user-defined event name.
func (SandboxFundShareApproval) ContractEventName() string {
	return SandboxFundShareApprovalEventName
}

// UnpackApprovalEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Approval(address indexed owner, address indexed spender, uint256 value)
func (sandboxFundShare *SandboxFundShare) UnpackApprovalEvent(log *types.Log) (*SandboxFundShareApproval, error) {
	event := "Approval"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxFundShare.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxFundShareApproval)
	if len(log.Data) > 0 {
		if err := sandboxFundShare.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxFundShare.abi.Events[event].Inputs {
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

// SandboxFundShareFrozenSet represents a FrozenSet event raised by the SandboxFundShare contract.
type SandboxFundShareFrozenSet struct {
	Account  common.Address
	IsFrozen bool
	Raw      *types.Log // Blockchain specific contextual infos
}

const SandboxFundShareFrozenSetEventName = "FrozenSet"

// ContractEventName returns the user-defined event name.
func (SandboxFundShareFrozenSet) ContractEventName() string {
	return SandboxFundShareFrozenSetEventName
}

// UnpackFrozenSetEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event FrozenSet(address indexed account, bool isFrozen)
func (sandboxFundShare *SandboxFundShare) UnpackFrozenSetEvent(log *types.Log) (*SandboxFundShareFrozenSet, error) {
	event := "FrozenSet"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxFundShare.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxFundShareFrozenSet)
	if len(log.Data) > 0 {
		if err := sandboxFundShare.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxFundShare.abi.Events[event].Inputs {
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

// SandboxFundShareMemberSet represents a MemberSet event raised by the SandboxFundShare contract.
type SandboxFundShareMemberSet struct {
	Account  common.Address
	IsMember bool
	Raw      *types.Log // Blockchain specific contextual infos
}

const SandboxFundShareMemberSetEventName = "MemberSet"

// ContractEventName returns the user-defined event name.
func (SandboxFundShareMemberSet) ContractEventName() string {
	return SandboxFundShareMemberSetEventName
}

// UnpackMemberSetEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event MemberSet(address indexed account, bool isMember)
func (sandboxFundShare *SandboxFundShare) UnpackMemberSetEvent(log *types.Log) (*SandboxFundShareMemberSet, error) {
	event := "MemberSet"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxFundShare.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxFundShareMemberSet)
	if len(log.Data) > 0 {
		if err := sandboxFundShare.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxFundShare.abi.Events[event].Inputs {
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

// SandboxFundShareRestricted represents a Restricted event raised by the SandboxFundShare contract.
type SandboxFundShareRestricted struct {
	Restricted bool
	Raw        *types.Log // Blockchain specific contextual infos
}

const SandboxFundShareRestrictedEventName = "Restricted"

// ContractEventName returns the user-defined event name.
func (SandboxFundShareRestricted) ContractEventName() string {
	return SandboxFundShareRestrictedEventName
}

// UnpackRestrictedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Restricted(bool restricted)
func (sandboxFundShare *SandboxFundShare) UnpackRestrictedEvent(log *types.Log) (*SandboxFundShareRestricted, error) {
	event := "Restricted"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxFundShare.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxFundShareRestricted)
	if len(log.Data) > 0 {
		if err := sandboxFundShare.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxFundShare.abi.Events[event].Inputs {
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

// SandboxFundShareTransfer represents a Transfer event raised by the SandboxFundShare contract.
type SandboxFundShareTransfer struct {
	From  common.Address
	To    common.Address
	Value *big.Int
	Raw   *types.Log // Blockchain specific contextual infos
}

const SandboxFundShareTransferEventName = "Transfer"

// ContractEventName returns the user-defined event name.
func (SandboxFundShareTransfer) ContractEventName() string {
	return SandboxFundShareTransferEventName
}

// UnpackTransferEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Transfer(address indexed from, address indexed to, uint256 value)
func (sandboxFundShare *SandboxFundShare) UnpackTransferEvent(log *types.Log) (*SandboxFundShareTransfer, error) {
	event := "Transfer"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxFundShare.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxFundShareTransfer)
	if len(log.Data) > 0 {
		if err := sandboxFundShare.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxFundShare.abi.Events[event].Inputs {
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
func (sandboxFundShare *SandboxFundShare) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], sandboxFundShare.abi.Errors["ERC20InsufficientAllowance"].ID.Bytes()[:4]) {
		return sandboxFundShare.UnpackERC20InsufficientAllowanceError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxFundShare.abi.Errors["ERC20InsufficientBalance"].ID.Bytes()[:4]) {
		return sandboxFundShare.UnpackERC20InsufficientBalanceError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxFundShare.abi.Errors["ERC20InvalidApprover"].ID.Bytes()[:4]) {
		return sandboxFundShare.UnpackERC20InvalidApproverError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxFundShare.abi.Errors["ERC20InvalidReceiver"].ID.Bytes()[:4]) {
		return sandboxFundShare.UnpackERC20InvalidReceiverError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxFundShare.abi.Errors["ERC20InvalidSender"].ID.Bytes()[:4]) {
		return sandboxFundShare.UnpackERC20InvalidSenderError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxFundShare.abi.Errors["ERC20InvalidSpender"].ID.Bytes()[:4]) {
		return sandboxFundShare.UnpackERC20InvalidSpenderError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxFundShare.abi.Errors["NotFund"].ID.Bytes()[:4]) {
		return sandboxFundShare.UnpackNotFundError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxFundShare.abi.Errors["TransferBlocked"].ID.Bytes()[:4]) {
		return sandboxFundShare.UnpackTransferBlockedError(raw[4:])
	}
	return nil, errors.New("Unknown error")
}

// SandboxFundShareERC20InsufficientAllowance represents a ERC20InsufficientAllowance error raised by the SandboxFundShare contract.
type SandboxFundShareERC20InsufficientAllowance struct {
	Spender   common.Address
	Allowance *big.Int
	Needed    *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)
func SandboxFundShareERC20InsufficientAllowanceErrorID() common.Hash {
	return common.HexToHash("0xfb8f41b23e99d2101d86da76cdfa87dd51c82ed07d3cb62cbc473e469dbc75c3")
}

// UnpackERC20InsufficientAllowanceError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)
func (sandboxFundShare *SandboxFundShare) UnpackERC20InsufficientAllowanceError(raw []byte) (*SandboxFundShareERC20InsufficientAllowance, error) {
	out := new(SandboxFundShareERC20InsufficientAllowance)
	if err := sandboxFundShare.abi.UnpackIntoInterface(out, "ERC20InsufficientAllowance", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxFundShareERC20InsufficientBalance represents a ERC20InsufficientBalance error raised by the SandboxFundShare contract.
type SandboxFundShareERC20InsufficientBalance struct {
	Sender  common.Address
	Balance *big.Int
	Needed  *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)
func SandboxFundShareERC20InsufficientBalanceErrorID() common.Hash {
	return common.HexToHash("0xe450d38cd8d9f7d95077d567d60ed49c7254716e6ad08fc9872816c97e0ffec6")
}

// UnpackERC20InsufficientBalanceError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)
func (sandboxFundShare *SandboxFundShare) UnpackERC20InsufficientBalanceError(raw []byte) (*SandboxFundShareERC20InsufficientBalance, error) {
	out := new(SandboxFundShareERC20InsufficientBalance)
	if err := sandboxFundShare.abi.UnpackIntoInterface(out, "ERC20InsufficientBalance", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxFundShareERC20InvalidApprover represents a ERC20InvalidApprover error raised by the SandboxFundShare contract.
type SandboxFundShareERC20InvalidApprover struct {
	Approver common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InvalidApprover(address approver)
func SandboxFundShareERC20InvalidApproverErrorID() common.Hash {
	return common.HexToHash("0xe602df05cc75712490294c6c104ab7c17f4030363910a7a2626411c6d3118847")
}

// UnpackERC20InvalidApproverError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InvalidApprover(address approver)
func (sandboxFundShare *SandboxFundShare) UnpackERC20InvalidApproverError(raw []byte) (*SandboxFundShareERC20InvalidApprover, error) {
	out := new(SandboxFundShareERC20InvalidApprover)
	if err := sandboxFundShare.abi.UnpackIntoInterface(out, "ERC20InvalidApprover", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxFundShareERC20InvalidReceiver represents a ERC20InvalidReceiver error raised by the SandboxFundShare contract.
type SandboxFundShareERC20InvalidReceiver struct {
	Receiver common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InvalidReceiver(address receiver)
func SandboxFundShareERC20InvalidReceiverErrorID() common.Hash {
	return common.HexToHash("0xec442f055133b72f3b2f9f0bb351c406b178527de2040a7d1feb4e058771f613")
}

// UnpackERC20InvalidReceiverError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InvalidReceiver(address receiver)
func (sandboxFundShare *SandboxFundShare) UnpackERC20InvalidReceiverError(raw []byte) (*SandboxFundShareERC20InvalidReceiver, error) {
	out := new(SandboxFundShareERC20InvalidReceiver)
	if err := sandboxFundShare.abi.UnpackIntoInterface(out, "ERC20InvalidReceiver", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxFundShareERC20InvalidSender represents a ERC20InvalidSender error raised by the SandboxFundShare contract.
type SandboxFundShareERC20InvalidSender struct {
	Sender common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InvalidSender(address sender)
func SandboxFundShareERC20InvalidSenderErrorID() common.Hash {
	return common.HexToHash("0x96c6fd1edd0cd6ef7ff0ecc0facdf53148dc0048b57fe58af65755250a7a96bd")
}

// UnpackERC20InvalidSenderError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InvalidSender(address sender)
func (sandboxFundShare *SandboxFundShare) UnpackERC20InvalidSenderError(raw []byte) (*SandboxFundShareERC20InvalidSender, error) {
	out := new(SandboxFundShareERC20InvalidSender)
	if err := sandboxFundShare.abi.UnpackIntoInterface(out, "ERC20InvalidSender", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxFundShareERC20InvalidSpender represents a ERC20InvalidSpender error raised by the SandboxFundShare contract.
type SandboxFundShareERC20InvalidSpender struct {
	Spender common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InvalidSpender(address spender)
func SandboxFundShareERC20InvalidSpenderErrorID() common.Hash {
	return common.HexToHash("0x94280d62c347d8d9f4d59a76ea321452406db88df38e0c9da304f58b57b373a2")
}

// UnpackERC20InvalidSpenderError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InvalidSpender(address spender)
func (sandboxFundShare *SandboxFundShare) UnpackERC20InvalidSpenderError(raw []byte) (*SandboxFundShareERC20InvalidSpender, error) {
	out := new(SandboxFundShareERC20InvalidSpender)
	if err := sandboxFundShare.abi.UnpackIntoInterface(out, "ERC20InvalidSpender", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxFundShareNotFund represents a NotFund error raised by the SandboxFundShare contract.
type SandboxFundShareNotFund struct {
	Caller common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotFund(address caller)
func SandboxFundShareNotFundErrorID() common.Hash {
	return common.HexToHash("0x1c667151c585ab8acd1ed4ad2903198b81ab7ed277a451d6c003d61de8ed546a")
}

// UnpackNotFundError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotFund(address caller)
func (sandboxFundShare *SandboxFundShare) UnpackNotFundError(raw []byte) (*SandboxFundShareNotFund, error) {
	out := new(SandboxFundShareNotFund)
	if err := sandboxFundShare.abi.UnpackIntoInterface(out, "NotFund", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxFundShareTransferBlocked represents a TransferBlocked error raised by the SandboxFundShare contract.
type SandboxFundShareTransferBlocked struct {
	From common.Address
	To   common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error TransferBlocked(address from, address to)
func SandboxFundShareTransferBlockedErrorID() common.Hash {
	return common.HexToHash("0x9b9a0a7a4ac05cb13ec30d20e3e3116db6e4087afaaf570148aa8588371adedb")
}

// UnpackTransferBlockedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error TransferBlocked(address from, address to)
func (sandboxFundShare *SandboxFundShare) UnpackTransferBlockedError(raw []byte) (*SandboxFundShareTransferBlocked, error) {
	out := new(SandboxFundShareTransferBlocked)
	if err := sandboxFundShare.abi.UnpackIntoInterface(out, "TransferBlocked", raw); err != nil {
		return nil, err
	}
	return out, nil
}
