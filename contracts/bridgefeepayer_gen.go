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

// SendParam is an auto generated low-level Go binding around an user-defined struct.
type SendParam struct {
	DstEid       uint32
	To           [32]byte
	AmountLD     *big.Int
	MinAmountLD  *big.Int
	ExtraOptions []byte
	ComposeMsg   []byte
	OftCmd       []byte
}

// BridgeFeePayerMetaData contains all meta data concerning the BridgeFeePayer contract.
var BridgeFeePayerMetaData = bind.MetaData{
	ABI: "[{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner_\",\"type\":\"address\"},{\"internalType\":\"contractIOFT\",\"name\":\"oft_\",\"type\":\"address\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[],\"name\":\"AmountNotMoved\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"FailedCall\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"fee\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"most\",\"type\":\"uint256\"}],\"name\":\"FeeTooHigh\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"balance\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"needed\",\"type\":\"uint256\"}],\"name\":\"InsufficientBalance\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"origin\",\"type\":\"address\"}],\"name\":\"NotRelayer\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"OnlyPlainSends\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"OwnableInvalidOwner\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"OwnableUnauthorizedAccount\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ReentrancyGuardReentrantCall\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"}],\"name\":\"SafeERC20FailedOperation\",\"type\":\"error\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"previousOwner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"OwnershipTransferStarted\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"previousOwner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"OwnershipTransferred\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"bool\",\"name\":\"allowed\",\"type\":\"bool\"}],\"name\":\"RelayerSet\",\"type\":\"event\"},{\"inputs\":[],\"name\":\"acceptOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"isRelayer\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"oft\",\"outputs\":[{\"internalType\":\"contractIOFT\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"owner\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"pendingOwner\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"renounceOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"uint32\",\"name\":\"dstEid\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"to\",\"type\":\"bytes32\"},{\"internalType\":\"uint256\",\"name\":\"amountLD\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"minAmountLD\",\"type\":\"uint256\"},{\"internalType\":\"bytes\",\"name\":\"extraOptions\",\"type\":\"bytes\"},{\"internalType\":\"bytes\",\"name\":\"composeMsg\",\"type\":\"bytes\"},{\"internalType\":\"bytes\",\"name\":\"oftCmd\",\"type\":\"bytes\"}],\"internalType\":\"structSendParam\",\"name\":\"param\",\"type\":\"tuple\"},{\"internalType\":\"uint256\",\"name\":\"mostFee\",\"type\":\"uint256\"}],\"name\":\"send\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"guid\",\"type\":\"bytes32\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"internalType\":\"bool\",\"name\":\"allowed\",\"type\":\"bool\"}],\"name\":\"setRelayer\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"token\",\"outputs\":[{\"internalType\":\"contractIERC20\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"transferOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"addresspayable\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"amount\",\"type\":\"uint256\"}],\"name\":\"withdraw\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"stateMutability\":\"payable\",\"type\":\"receive\"}]",
	ID:  "BridgeFeePayer",
	Bin: "0x60c060405234801561000f575f5ffd5b5060405161167438038061167483398101604081905261002e91610165565b816001600160a01b03811661005c57604051631e4fbdf760e01b81525f600482015260240160405180910390fd5b610065816100e6565b506001600160a01b038116608081905260408051637e062a3560e11b8152905163fc0c546a916004808201926020929091908290030181865afa1580156100ae573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906100d2919061019d565b6001600160a01b031660a052506101bf9050565b600180546001600160a01b03191690556100ff81610102565b50565b5f80546001600160a01b038381166001600160a01b0319831681178455604051919092169283917f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e09190a35050565b6001600160a01b03811681146100ff575f5ffd5b5f5f60408385031215610176575f5ffd5b825161018181610151565b602084015190925061019281610151565b809150509250929050565b5f602082840312156101ad575f5ffd5b81516101b881610151565b9392505050565b60805160a05161145561021f5f395f818161027501528181610420015281816104ba0152818161052201528181610683015261072001525f818161018e015281816105d9015281816106a501528181610b0e0152610c3201526114555ff3fe6080604052600436106100bb575f3560e01c8063cee88d1611610071578063f2fde38b1161004c578063f2fde38b14610226578063f3fef3a314610245578063fc0c546a14610264575f5ffd5b8063cee88d16146101b0578063e30c3978146101dd578063ecd8dc3a14610207575f5ffd5b806379ba5097116100a157806379ba50971461011f5780638da5cb5b146101335780639b5215f61461017d575f5ffd5b8063541d5548146100c6578063715018a614610109575f5ffd5b366100c257005b5f5ffd5b3480156100d1575f5ffd5b506100f46100e0366004610fb7565b60026020525f908152604090205460ff1681565b60405190151581526020015b60405180910390f35b348015610114575f5ffd5b5061011d610297565b005b34801561012a575f5ffd5b5061011d6102aa565b34801561013e575f5ffd5b505f5473ffffffffffffffffffffffffffffffffffffffff165b60405173ffffffffffffffffffffffffffffffffffffffff9091168152602001610100565b348015610188575f5ffd5b506101587f000000000000000000000000000000000000000000000000000000000000000081565b3480156101bb575f5ffd5b506101cf6101ca366004610fd9565b610326565b604051908152602001610100565b3480156101e8575f5ffd5b5060015473ffffffffffffffffffffffffffffffffffffffff16610158565b348015610212575f5ffd5b5061011d61022136600461102c565b6107cf565b348015610231575f5ffd5b5061011d610240366004610fb7565b610860565b348015610250575f5ffd5b5061011d61025f366004611063565b61090f565b34801561026f575f5ffd5b506101587f000000000000000000000000000000000000000000000000000000000000000081565b61029f610925565b6102a85f610977565b565b600154339073ffffffffffffffffffffffffffffffffffffffff16811461031a576040517f118cdaa700000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff821660048201526024015b60405180910390fd5b61032381610977565b50565b5f61032f6109a8565b325f9081526002602052604090205460ff16610379576040517f366b2e5a000000000000000000000000000000000000000000000000000000008152326004820152602401610311565b61038660c084018461107f565b905061039560a085018561107f565b90506103a4608086018661107f565b6103af9291506110e7565b6103b991906110e7565b156103f0576040517f5eb2fa6800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6040517f70a082310000000000000000000000000000000000000000000000000000000081523060048201525f907f000000000000000000000000000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff16906370a0823190602401602060405180830381865afa15801561047a573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061049e919061111f565b90506104e673ffffffffffffffffffffffffffffffffffffffff7f000000000000000000000000000000000000000000000000000000000000000016333060408801356109dd565b6104f46040850135826110e7565b6040517f70a082310000000000000000000000000000000000000000000000000000000081523060048201527f000000000000000000000000000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff16906370a0823190602401602060405180830381865afa15801561057c573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906105a0919061111f565b146105d7576040517f5cde532700000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b7f000000000000000000000000000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff16639f68b9646040518163ffffffff1660e01b8152600401602060405180830381865afa158015610640573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906106649190611136565b156106ce576106ce73ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000167f00000000000000000000000000000000000000000000000000000000000000006040870135610a3f565b6106d88484610b0a565b6040517f70a08231000000000000000000000000000000000000000000000000000000008152306004820152909250819073ffffffffffffffffffffffffffffffffffffffff7f000000000000000000000000000000000000000000000000000000000000000016906370a0823190602401602060405180830381865afa158015610765573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610789919061111f565b146107c0576040517f5cde532700000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b506107c9610cb8565b92915050565b6107d7610925565b73ffffffffffffffffffffffffffffffffffffffff82165f8181526002602090815260409182902080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001685151590811790915591519182527fee42947bc760229eeff964017ac68eddb00ba98b0defcd90a1bc85a5afceb057910160405180910390a25050565b610868610925565b6001805473ffffffffffffffffffffffffffffffffffffffff83167fffffffffffffffffffffffff000000000000000000000000000000000000000090911681179091556108ca5f5473ffffffffffffffffffffffffffffffffffffffff1690565b73ffffffffffffffffffffffffffffffffffffffff167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e2270060405160405180910390a350565b610917610925565b6109218282610ce2565b5050565b5f5473ffffffffffffffffffffffffffffffffffffffff1633146102a8576040517f118cdaa7000000000000000000000000000000000000000000000000000000008152336004820152602401610311565b600180547fffffffffffffffffffffffff000000000000000000000000000000000000000016905561032381610d87565b6109b0610dfb565b6102a860017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b90610e54565b6109eb848484846001610e5b565b610a39576040517f5274afe700000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff85166004820152602401610311565b50505050565b610a4b8383835f610eee565b610b0557610a5c83835f6001610eee565b610aaa576040517f5274afe700000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff84166004820152602401610311565b610ab78383836001610eee565b610b05576040517f5274afe700000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff84166004820152602401610311565b505050565b5f5f7f000000000000000000000000000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff16633b6f743b855f6040518363ffffffff1660e01b8152600401610b679291906112a5565b6040805180830381865afa158015610b81573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610ba5919061133a565b905082815f01511115610bf15780516040517fe757126a000000000000000000000000000000000000000000000000000000008152600481019190915260248101849052604401610311565b80516040517fc7c7f5b30000000000000000000000000000000000000000000000000000000081525f9173ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000169163c7c7f5b39190610c6c90899087903090600401611354565b60c06040518083038185885af1158015610c88573d5f5f3e3d5ffd5b50505050506040513d601f19601f82011682018060405250810190610cad919061139d565b505195945050505050565b6102a85f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f006109d7565b80471015610d25576040517fcf47918100000000000000000000000000000000000000000000000000000000815247600482015260248101829052604401610311565b610d3e828260405180602001604052805f815250610f76565b15610d47575050565b3d15610d5557610921610f8b565b6040517fd6bda27500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f805473ffffffffffffffffffffffffffffffffffffffff8381167fffffffffffffffffffffffff0000000000000000000000000000000000000000831681178455604051919092169283917f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e09190a35050565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c156102a8576040517f3ee5aeb500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b80825d5050565b6040517f23b872dd000000000000000000000000000000000000000000000000000000005f81815273ffffffffffffffffffffffffffffffffffffffff8781166004528616602452604485905291602083606481808c5af1925060015f51148316610edd578383151615610ed1573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b6040517f095ea7b3000000000000000000000000000000000000000000000000000000005f81815273ffffffffffffffffffffffffffffffffffffffff8616600452602485905291602083604481808b5af1925060015f51148316610f6a578383151615610f5e573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b5f5f5f83516020850186885af1949350505050565b6040513d5f823e3d81fd5b73ffffffffffffffffffffffffffffffffffffffff81168114610323575f5ffd5b5f60208284031215610fc7575f5ffd5b8135610fd281610f96565b9392505050565b5f5f60408385031215610fea575f5ffd5b823567ffffffffffffffff811115611000575f5ffd5b830160e08186031215611011575f5ffd5b946020939093013593505050565b8015158114610323575f5ffd5b5f5f6040838503121561103d575f5ffd5b823561104881610f96565b915060208301356110588161101f565b809150509250929050565b5f5f60408385031215611074575f5ffd5b823561101181610f96565b5f5f83357fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe18436030181126110b2575f5ffd5b83018035915067ffffffffffffffff8211156110cc575f5ffd5b6020019150368190038213156110e0575f5ffd5b9250929050565b808201808211156107c9577f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b5f6020828403121561112f575f5ffd5b5051919050565b5f60208284031215611146575f5ffd5b8151610fd28161101f565b5f5f83357fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe1843603018112611184575f5ffd5b830160208101925035905067ffffffffffffffff8111156111a3575f5ffd5b8036038213156110e0575f5ffd5b81835281816020850137505f602082840101525f60207fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f840116840101905092915050565b5f813563ffffffff8116811461120c575f5ffd5b63ffffffff16835260208281013590840152604080830135908401526060808301359084015261123f6080830183611151565b60e0608086015261125460e0860182846111b1565b91505061126460a0840184611151565b85830360a08701526112778382846111b1565b9250505061128860c0840184611151565b85830360c087015261129b8382846111b1565b9695505050505050565b604081525f6112b760408301856111f8565b905082151560208301529392505050565b5f604082840312156112d8575f5ffd5b6040805190810167ffffffffffffffff81118282101715611320577f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b604052825181526020928301519281019290925250919050565b5f6040828403121561134a575f5ffd5b610fd283836112c8565b608081525f61136660808301866111f8565b9050835160208301526020840151604083015273ffffffffffffffffffffffffffffffffffffffff83166060830152949350505050565b5f5f82840360c08112156113af575f5ffd5b60808112156113bc575f5ffd5b506040516060810167ffffffffffffffff81118282101715611405577f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b60405283518152602084015167ffffffffffffffff81168114611426575f5ffd5b602082015261143885604086016112c8565b6040820152915061144c84608085016112c8565b9050925092905056",
}

// BridgeFeePayer is an auto generated Go binding around an Ethereum contract.
type BridgeFeePayer struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *BridgeFeePayer) GetABI() abi.ABI {
	return c.abi
}

// NewBridgeFeePayer creates a new instance of BridgeFeePayer.
func NewBridgeFeePayer() *BridgeFeePayer {
	parsed, err := BridgeFeePayerMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &BridgeFeePayer{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *BridgeFeePayer) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackConstructor is the Go binding used to pack the parameters required for
// contract deployment.
//
// Solidity: constructor(address owner_, address oft_) returns()
func (bridgeFeePayer *BridgeFeePayer) PackConstructor(owner_ common.Address, oft_ common.Address) []byte {
	enc, err := bridgeFeePayer.abi.Pack("", owner_, oft_)
	if err != nil {
		panic(err)
	}
	return enc
}

// PackAcceptOwnership is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x79ba5097.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function acceptOwnership() returns()
func (bridgeFeePayer *BridgeFeePayer) PackAcceptOwnership() []byte {
	enc, err := bridgeFeePayer.abi.Pack("acceptOwnership")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAcceptOwnership is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x79ba5097.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function acceptOwnership() returns()
func (bridgeFeePayer *BridgeFeePayer) TryPackAcceptOwnership() ([]byte, error) {
	return bridgeFeePayer.abi.Pack("acceptOwnership")
}

// PackIsRelayer is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x541d5548.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function isRelayer(address account) view returns(bool)
func (bridgeFeePayer *BridgeFeePayer) PackIsRelayer(account common.Address) []byte {
	enc, err := bridgeFeePayer.abi.Pack("isRelayer", account)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackIsRelayer is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x541d5548.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function isRelayer(address account) view returns(bool)
func (bridgeFeePayer *BridgeFeePayer) TryPackIsRelayer(account common.Address) ([]byte, error) {
	return bridgeFeePayer.abi.Pack("isRelayer", account)
}

// UnpackIsRelayer is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x541d5548.
//
// Solidity: function isRelayer(address account) view returns(bool)
func (bridgeFeePayer *BridgeFeePayer) UnpackIsRelayer(data []byte) (bool, error) {
	out, err := bridgeFeePayer.abi.Unpack("isRelayer", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackOft is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9b5215f6.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function oft() view returns(address)
func (bridgeFeePayer *BridgeFeePayer) PackOft() []byte {
	enc, err := bridgeFeePayer.abi.Pack("oft")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackOft is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9b5215f6.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function oft() view returns(address)
func (bridgeFeePayer *BridgeFeePayer) TryPackOft() ([]byte, error) {
	return bridgeFeePayer.abi.Pack("oft")
}

// UnpackOft is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x9b5215f6.
//
// Solidity: function oft() view returns(address)
func (bridgeFeePayer *BridgeFeePayer) UnpackOft(data []byte) (common.Address, error) {
	out, err := bridgeFeePayer.abi.Unpack("oft", data)
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
func (bridgeFeePayer *BridgeFeePayer) PackOwner() []byte {
	enc, err := bridgeFeePayer.abi.Pack("owner")
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
func (bridgeFeePayer *BridgeFeePayer) TryPackOwner() ([]byte, error) {
	return bridgeFeePayer.abi.Pack("owner")
}

// UnpackOwner is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x8da5cb5b.
//
// Solidity: function owner() view returns(address)
func (bridgeFeePayer *BridgeFeePayer) UnpackOwner(data []byte) (common.Address, error) {
	out, err := bridgeFeePayer.abi.Unpack("owner", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackPendingOwner is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe30c3978.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pendingOwner() view returns(address)
func (bridgeFeePayer *BridgeFeePayer) PackPendingOwner() []byte {
	enc, err := bridgeFeePayer.abi.Pack("pendingOwner")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPendingOwner is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe30c3978.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function pendingOwner() view returns(address)
func (bridgeFeePayer *BridgeFeePayer) TryPackPendingOwner() ([]byte, error) {
	return bridgeFeePayer.abi.Pack("pendingOwner")
}

// UnpackPendingOwner is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xe30c3978.
//
// Solidity: function pendingOwner() view returns(address)
func (bridgeFeePayer *BridgeFeePayer) UnpackPendingOwner(data []byte) (common.Address, error) {
	out, err := bridgeFeePayer.abi.Unpack("pendingOwner", data)
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
func (bridgeFeePayer *BridgeFeePayer) PackRenounceOwnership() []byte {
	enc, err := bridgeFeePayer.abi.Pack("renounceOwnership")
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
func (bridgeFeePayer *BridgeFeePayer) TryPackRenounceOwnership() ([]byte, error) {
	return bridgeFeePayer.abi.Pack("renounceOwnership")
}

// PackSend is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xcee88d16.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function send((uint32,bytes32,uint256,uint256,bytes,bytes,bytes) param, uint256 mostFee) returns(bytes32 guid)
func (bridgeFeePayer *BridgeFeePayer) PackSend(param SendParam, mostFee *big.Int) []byte {
	enc, err := bridgeFeePayer.abi.Pack("send", param, mostFee)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSend is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xcee88d16.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function send((uint32,bytes32,uint256,uint256,bytes,bytes,bytes) param, uint256 mostFee) returns(bytes32 guid)
func (bridgeFeePayer *BridgeFeePayer) TryPackSend(param SendParam, mostFee *big.Int) ([]byte, error) {
	return bridgeFeePayer.abi.Pack("send", param, mostFee)
}

// UnpackSend is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xcee88d16.
//
// Solidity: function send((uint32,bytes32,uint256,uint256,bytes,bytes,bytes) param, uint256 mostFee) returns(bytes32 guid)
func (bridgeFeePayer *BridgeFeePayer) UnpackSend(data []byte) ([32]byte, error) {
	out, err := bridgeFeePayer.abi.Unpack("send", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackSetRelayer is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xecd8dc3a.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setRelayer(address account, bool allowed) returns()
func (bridgeFeePayer *BridgeFeePayer) PackSetRelayer(account common.Address, allowed bool) []byte {
	enc, err := bridgeFeePayer.abi.Pack("setRelayer", account, allowed)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSetRelayer is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xecd8dc3a.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function setRelayer(address account, bool allowed) returns()
func (bridgeFeePayer *BridgeFeePayer) TryPackSetRelayer(account common.Address, allowed bool) ([]byte, error) {
	return bridgeFeePayer.abi.Pack("setRelayer", account, allowed)
}

// PackToken is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfc0c546a.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function token() view returns(address)
func (bridgeFeePayer *BridgeFeePayer) PackToken() []byte {
	enc, err := bridgeFeePayer.abi.Pack("token")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackToken is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfc0c546a.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function token() view returns(address)
func (bridgeFeePayer *BridgeFeePayer) TryPackToken() ([]byte, error) {
	return bridgeFeePayer.abi.Pack("token")
}

// UnpackToken is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xfc0c546a.
//
// Solidity: function token() view returns(address)
func (bridgeFeePayer *BridgeFeePayer) UnpackToken(data []byte) (common.Address, error) {
	out, err := bridgeFeePayer.abi.Unpack("token", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackTransferOwnership is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf2fde38b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function transferOwnership(address newOwner) returns()
func (bridgeFeePayer *BridgeFeePayer) PackTransferOwnership(newOwner common.Address) []byte {
	enc, err := bridgeFeePayer.abi.Pack("transferOwnership", newOwner)
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
func (bridgeFeePayer *BridgeFeePayer) TryPackTransferOwnership(newOwner common.Address) ([]byte, error) {
	return bridgeFeePayer.abi.Pack("transferOwnership", newOwner)
}

// PackWithdraw is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf3fef3a3.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function withdraw(address to, uint256 amount) returns()
func (bridgeFeePayer *BridgeFeePayer) PackWithdraw(to common.Address, amount *big.Int) []byte {
	enc, err := bridgeFeePayer.abi.Pack("withdraw", to, amount)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackWithdraw is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf3fef3a3.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function withdraw(address to, uint256 amount) returns()
func (bridgeFeePayer *BridgeFeePayer) TryPackWithdraw(to common.Address, amount *big.Int) ([]byte, error) {
	return bridgeFeePayer.abi.Pack("withdraw", to, amount)
}

// BridgeFeePayerOwnershipTransferStarted represents a OwnershipTransferStarted event raised by the BridgeFeePayer contract.
type BridgeFeePayerOwnershipTransferStarted struct {
	PreviousOwner common.Address
	NewOwner      common.Address
	Raw           *types.Log // Blockchain specific contextual infos
}

const BridgeFeePayerOwnershipTransferStartedEventName = "OwnershipTransferStarted"

// ContractEventName returns the user-defined event name.
func (BridgeFeePayerOwnershipTransferStarted) ContractEventName() string {
	return BridgeFeePayerOwnershipTransferStartedEventName
}

// UnpackOwnershipTransferStartedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event OwnershipTransferStarted(address indexed previousOwner, address indexed newOwner)
func (bridgeFeePayer *BridgeFeePayer) UnpackOwnershipTransferStartedEvent(log *types.Log) (*BridgeFeePayerOwnershipTransferStarted, error) {
	event := "OwnershipTransferStarted"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != bridgeFeePayer.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(BridgeFeePayerOwnershipTransferStarted)
	if len(log.Data) > 0 {
		if err := bridgeFeePayer.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range bridgeFeePayer.abi.Events[event].Inputs {
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

// BridgeFeePayerOwnershipTransferred represents a OwnershipTransferred event raised by the BridgeFeePayer contract.
type BridgeFeePayerOwnershipTransferred struct {
	PreviousOwner common.Address
	NewOwner      common.Address
	Raw           *types.Log // Blockchain specific contextual infos
}

const BridgeFeePayerOwnershipTransferredEventName = "OwnershipTransferred"

// ContractEventName returns the user-defined event name.
func (BridgeFeePayerOwnershipTransferred) ContractEventName() string {
	return BridgeFeePayerOwnershipTransferredEventName
}

// UnpackOwnershipTransferredEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event OwnershipTransferred(address indexed previousOwner, address indexed newOwner)
func (bridgeFeePayer *BridgeFeePayer) UnpackOwnershipTransferredEvent(log *types.Log) (*BridgeFeePayerOwnershipTransferred, error) {
	event := "OwnershipTransferred"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != bridgeFeePayer.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(BridgeFeePayerOwnershipTransferred)
	if len(log.Data) > 0 {
		if err := bridgeFeePayer.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range bridgeFeePayer.abi.Events[event].Inputs {
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

// BridgeFeePayerRelayerSet represents a RelayerSet event raised by the BridgeFeePayer contract.
type BridgeFeePayerRelayerSet struct {
	Account common.Address
	Allowed bool
	Raw     *types.Log // Blockchain specific contextual infos
}

const BridgeFeePayerRelayerSetEventName = "RelayerSet"

// ContractEventName returns the user-defined event name.
func (BridgeFeePayerRelayerSet) ContractEventName() string {
	return BridgeFeePayerRelayerSetEventName
}

// UnpackRelayerSetEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event RelayerSet(address indexed account, bool allowed)
func (bridgeFeePayer *BridgeFeePayer) UnpackRelayerSetEvent(log *types.Log) (*BridgeFeePayerRelayerSet, error) {
	event := "RelayerSet"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != bridgeFeePayer.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(BridgeFeePayerRelayerSet)
	if len(log.Data) > 0 {
		if err := bridgeFeePayer.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range bridgeFeePayer.abi.Events[event].Inputs {
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
func (bridgeFeePayer *BridgeFeePayer) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], bridgeFeePayer.abi.Errors["AmountNotMoved"].ID.Bytes()[:4]) {
		return bridgeFeePayer.UnpackAmountNotMovedError(raw[4:])
	}
	if bytes.Equal(raw[:4], bridgeFeePayer.abi.Errors["FailedCall"].ID.Bytes()[:4]) {
		return bridgeFeePayer.UnpackFailedCallError(raw[4:])
	}
	if bytes.Equal(raw[:4], bridgeFeePayer.abi.Errors["FeeTooHigh"].ID.Bytes()[:4]) {
		return bridgeFeePayer.UnpackFeeTooHighError(raw[4:])
	}
	if bytes.Equal(raw[:4], bridgeFeePayer.abi.Errors["InsufficientBalance"].ID.Bytes()[:4]) {
		return bridgeFeePayer.UnpackInsufficientBalanceError(raw[4:])
	}
	if bytes.Equal(raw[:4], bridgeFeePayer.abi.Errors["NotRelayer"].ID.Bytes()[:4]) {
		return bridgeFeePayer.UnpackNotRelayerError(raw[4:])
	}
	if bytes.Equal(raw[:4], bridgeFeePayer.abi.Errors["OnlyPlainSends"].ID.Bytes()[:4]) {
		return bridgeFeePayer.UnpackOnlyPlainSendsError(raw[4:])
	}
	if bytes.Equal(raw[:4], bridgeFeePayer.abi.Errors["OwnableInvalidOwner"].ID.Bytes()[:4]) {
		return bridgeFeePayer.UnpackOwnableInvalidOwnerError(raw[4:])
	}
	if bytes.Equal(raw[:4], bridgeFeePayer.abi.Errors["OwnableUnauthorizedAccount"].ID.Bytes()[:4]) {
		return bridgeFeePayer.UnpackOwnableUnauthorizedAccountError(raw[4:])
	}
	if bytes.Equal(raw[:4], bridgeFeePayer.abi.Errors["ReentrancyGuardReentrantCall"].ID.Bytes()[:4]) {
		return bridgeFeePayer.UnpackReentrancyGuardReentrantCallError(raw[4:])
	}
	if bytes.Equal(raw[:4], bridgeFeePayer.abi.Errors["SafeERC20FailedOperation"].ID.Bytes()[:4]) {
		return bridgeFeePayer.UnpackSafeERC20FailedOperationError(raw[4:])
	}
	return nil, errors.New("Unknown error")
}

// BridgeFeePayerAmountNotMoved represents a AmountNotMoved error raised by the BridgeFeePayer contract.
type BridgeFeePayerAmountNotMoved struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error AmountNotMoved()
func BridgeFeePayerAmountNotMovedErrorID() common.Hash {
	return common.HexToHash("0x5cde532727f41d01695f0e7ac136fb89d6ae047df0892557f1f8512fa6851884")
}

// UnpackAmountNotMovedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error AmountNotMoved()
func (bridgeFeePayer *BridgeFeePayer) UnpackAmountNotMovedError(raw []byte) (*BridgeFeePayerAmountNotMoved, error) {
	out := new(BridgeFeePayerAmountNotMoved)
	if err := bridgeFeePayer.abi.UnpackIntoInterface(out, "AmountNotMoved", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// BridgeFeePayerFailedCall represents a FailedCall error raised by the BridgeFeePayer contract.
type BridgeFeePayerFailedCall struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error FailedCall()
func BridgeFeePayerFailedCallErrorID() common.Hash {
	return common.HexToHash("0xd6bda27508c0fb6d8a39b4b122878dab26f731a7d4e4abe711dd3731899052a4")
}

// UnpackFailedCallError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error FailedCall()
func (bridgeFeePayer *BridgeFeePayer) UnpackFailedCallError(raw []byte) (*BridgeFeePayerFailedCall, error) {
	out := new(BridgeFeePayerFailedCall)
	if err := bridgeFeePayer.abi.UnpackIntoInterface(out, "FailedCall", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// BridgeFeePayerFeeTooHigh represents a FeeTooHigh error raised by the BridgeFeePayer contract.
type BridgeFeePayerFeeTooHigh struct {
	Fee  *big.Int
	Most *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error FeeTooHigh(uint256 fee, uint256 most)
func BridgeFeePayerFeeTooHighErrorID() common.Hash {
	return common.HexToHash("0xe757126a89ba5140023477c243d17c34ca7467d317e5523eafa819ff2931905a")
}

// UnpackFeeTooHighError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error FeeTooHigh(uint256 fee, uint256 most)
func (bridgeFeePayer *BridgeFeePayer) UnpackFeeTooHighError(raw []byte) (*BridgeFeePayerFeeTooHigh, error) {
	out := new(BridgeFeePayerFeeTooHigh)
	if err := bridgeFeePayer.abi.UnpackIntoInterface(out, "FeeTooHigh", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// BridgeFeePayerInsufficientBalance represents a InsufficientBalance error raised by the BridgeFeePayer contract.
type BridgeFeePayerInsufficientBalance struct {
	Balance *big.Int
	Needed  *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error InsufficientBalance(uint256 balance, uint256 needed)
func BridgeFeePayerInsufficientBalanceErrorID() common.Hash {
	return common.HexToHash("0xcf4791818fba6e019216eb4864093b4947f674afada5d305e57d598b641dad1d")
}

// UnpackInsufficientBalanceError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error InsufficientBalance(uint256 balance, uint256 needed)
func (bridgeFeePayer *BridgeFeePayer) UnpackInsufficientBalanceError(raw []byte) (*BridgeFeePayerInsufficientBalance, error) {
	out := new(BridgeFeePayerInsufficientBalance)
	if err := bridgeFeePayer.abi.UnpackIntoInterface(out, "InsufficientBalance", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// BridgeFeePayerNotRelayer represents a NotRelayer error raised by the BridgeFeePayer contract.
type BridgeFeePayerNotRelayer struct {
	Origin common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotRelayer(address origin)
func BridgeFeePayerNotRelayerErrorID() common.Hash {
	return common.HexToHash("0x366b2e5a6ef7a1142bf5af5b5b0034d25a76775bdac9ac62ed19327043788dac")
}

// UnpackNotRelayerError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotRelayer(address origin)
func (bridgeFeePayer *BridgeFeePayer) UnpackNotRelayerError(raw []byte) (*BridgeFeePayerNotRelayer, error) {
	out := new(BridgeFeePayerNotRelayer)
	if err := bridgeFeePayer.abi.UnpackIntoInterface(out, "NotRelayer", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// BridgeFeePayerOnlyPlainSends represents a OnlyPlainSends error raised by the BridgeFeePayer contract.
type BridgeFeePayerOnlyPlainSends struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error OnlyPlainSends()
func BridgeFeePayerOnlyPlainSendsErrorID() common.Hash {
	return common.HexToHash("0x5eb2fa6893204626bbe32eecb5b6afa0e6a5a0df58e74550c24bdd3c065d699d")
}

// UnpackOnlyPlainSendsError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error OnlyPlainSends()
func (bridgeFeePayer *BridgeFeePayer) UnpackOnlyPlainSendsError(raw []byte) (*BridgeFeePayerOnlyPlainSends, error) {
	out := new(BridgeFeePayerOnlyPlainSends)
	if err := bridgeFeePayer.abi.UnpackIntoInterface(out, "OnlyPlainSends", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// BridgeFeePayerOwnableInvalidOwner represents a OwnableInvalidOwner error raised by the BridgeFeePayer contract.
type BridgeFeePayerOwnableInvalidOwner struct {
	Owner common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error OwnableInvalidOwner(address owner)
func BridgeFeePayerOwnableInvalidOwnerErrorID() common.Hash {
	return common.HexToHash("0x1e4fbdf7f3ef8bcaa855599e3abf48b232380f183f08f6f813d9ffa5bd585188")
}

// UnpackOwnableInvalidOwnerError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error OwnableInvalidOwner(address owner)
func (bridgeFeePayer *BridgeFeePayer) UnpackOwnableInvalidOwnerError(raw []byte) (*BridgeFeePayerOwnableInvalidOwner, error) {
	out := new(BridgeFeePayerOwnableInvalidOwner)
	if err := bridgeFeePayer.abi.UnpackIntoInterface(out, "OwnableInvalidOwner", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// BridgeFeePayerOwnableUnauthorizedAccount represents a OwnableUnauthorizedAccount error raised by the BridgeFeePayer contract.
type BridgeFeePayerOwnableUnauthorizedAccount struct {
	Account common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error OwnableUnauthorizedAccount(address account)
func BridgeFeePayerOwnableUnauthorizedAccountErrorID() common.Hash {
	return common.HexToHash("0x118cdaa7a341953d1887a2245fd6665d741c67c8c50581daa59e1d03373fa188")
}

// UnpackOwnableUnauthorizedAccountError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error OwnableUnauthorizedAccount(address account)
func (bridgeFeePayer *BridgeFeePayer) UnpackOwnableUnauthorizedAccountError(raw []byte) (*BridgeFeePayerOwnableUnauthorizedAccount, error) {
	out := new(BridgeFeePayerOwnableUnauthorizedAccount)
	if err := bridgeFeePayer.abi.UnpackIntoInterface(out, "OwnableUnauthorizedAccount", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// BridgeFeePayerReentrancyGuardReentrantCall represents a ReentrancyGuardReentrantCall error raised by the BridgeFeePayer contract.
type BridgeFeePayerReentrancyGuardReentrantCall struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ReentrancyGuardReentrantCall()
func BridgeFeePayerReentrancyGuardReentrantCallErrorID() common.Hash {
	return common.HexToHash("0x3ee5aeb571de7fc460830b4d0017439a1ca56fb0bc39062227ade4fe4a24c1ca")
}

// UnpackReentrancyGuardReentrantCallError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ReentrancyGuardReentrantCall()
func (bridgeFeePayer *BridgeFeePayer) UnpackReentrancyGuardReentrantCallError(raw []byte) (*BridgeFeePayerReentrancyGuardReentrantCall, error) {
	out := new(BridgeFeePayerReentrancyGuardReentrantCall)
	if err := bridgeFeePayer.abi.UnpackIntoInterface(out, "ReentrancyGuardReentrantCall", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// BridgeFeePayerSafeERC20FailedOperation represents a SafeERC20FailedOperation error raised by the BridgeFeePayer contract.
type BridgeFeePayerSafeERC20FailedOperation struct {
	Token common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SafeERC20FailedOperation(address token)
func BridgeFeePayerSafeERC20FailedOperationErrorID() common.Hash {
	return common.HexToHash("0x5274afe73c98b4749fc91ffae6b7b574e7842cb2144a159e9377a5f20b32edf9")
}

// UnpackSafeERC20FailedOperationError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SafeERC20FailedOperation(address token)
func (bridgeFeePayer *BridgeFeePayer) UnpackSafeERC20FailedOperationError(raw []byte) (*BridgeFeePayerSafeERC20FailedOperation, error) {
	out := new(BridgeFeePayerSafeERC20FailedOperation)
	if err := bridgeFeePayer.abi.UnpackIntoInterface(out, "SafeERC20FailedOperation", raw); err != nil {
		return nil, err
	}
	return out, nil
}
