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

// WalletExecutorCall is an auto generated low-level Go binding around an user-defined struct.
type WalletExecutorCall struct {
	To    common.Address
	Value *big.Int
	Data  []byte
}

// WalletExecutorMetaData contains all meta data concerning the WalletExecutor contract.
var WalletExecutorMetaData = bind.MetaData{
	ABI: "[{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"index\",\"type\":\"uint256\"},{\"internalType\":\"bytes\",\"name\":\"reason\",\"type\":\"bytes\"}],\"name\":\"CallFailed\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"nonce\",\"type\":\"uint256\"}],\"name\":\"IntentAlreadyUsed\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"deadline\",\"type\":\"uint256\"}],\"name\":\"IntentExpired\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"InvalidSignature\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"}],\"name\":\"NoCode\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NotDelegated\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ReentrancyGuardReentrantCall\",\"type\":\"error\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"uint256\",\"name\":\"nonce\",\"type\":\"uint256\"}],\"name\":\"IntentCancelled\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"uint256\",\"name\":\"nonce\",\"type\":\"uint256\"}],\"name\":\"IntentExecuted\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"uint256\",\"name\":\"nonce\",\"type\":\"uint256\"}],\"name\":\"IntentStarted\",\"type\":\"event\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"nonce\",\"type\":\"uint256\"},{\"internalType\":\"bytes\",\"name\":\"signature\",\"type\":\"bytes\"}],\"name\":\"cancel\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"nonce\",\"type\":\"uint256\"}],\"name\":\"cancellationDigest\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"},{\"internalType\":\"bytes\",\"name\":\"data\",\"type\":\"bytes\"}],\"internalType\":\"structWalletExecutor.Call[]\",\"name\":\"calls\",\"type\":\"tuple[]\"},{\"internalType\":\"uint256\",\"name\":\"nonce\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"deadline\",\"type\":\"uint256\"},{\"internalType\":\"bytes\",\"name\":\"signature\",\"type\":\"bytes\"}],\"name\":\"execute\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"},{\"internalType\":\"bytes\",\"name\":\"data\",\"type\":\"bytes\"}],\"internalType\":\"structWalletExecutor.Call[]\",\"name\":\"calls\",\"type\":\"tuple[]\"},{\"internalType\":\"uint256\",\"name\":\"nonce\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"deadline\",\"type\":\"uint256\"}],\"name\":\"intentDigest\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"nonce\",\"type\":\"uint256\"}],\"name\":\"intentUsed\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"},{\"internalType\":\"uint256[]\",\"name\":\"\",\"type\":\"uint256[]\"},{\"internalType\":\"uint256[]\",\"name\":\"\",\"type\":\"uint256[]\"},{\"internalType\":\"bytes\",\"name\":\"\",\"type\":\"bytes\"}],\"name\":\"onERC1155BatchReceived\",\"outputs\":[{\"internalType\":\"bytes4\",\"name\":\"\",\"type\":\"bytes4\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"bytes\",\"name\":\"\",\"type\":\"bytes\"}],\"name\":\"onERC1155Received\",\"outputs\":[{\"internalType\":\"bytes4\",\"name\":\"\",\"type\":\"bytes4\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"bytes\",\"name\":\"\",\"type\":\"bytes\"}],\"name\":\"onERC721Received\",\"outputs\":[{\"internalType\":\"bytes4\",\"name\":\"\",\"type\":\"bytes4\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes4\",\"name\":\"interfaceId\",\"type\":\"bytes4\"}],\"name\":\"supportsInterface\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"stateMutability\":\"payable\",\"type\":\"receive\"}]",
	ID:  "WalletExecutor",
	Bin: "0x60a060405230608052348015610013575f5ffd5b5060805161156061004e5f395f818160b2015281816103f101528181610493015281816107720152818161091601526109b401526115605ff3fe608060405260043610610096575f3560e01c806374b506ec11610066578063bc197c811161004c578063bc197c811461021e578063c24b238e1461023d578063f23a6e611461028a575f5ffd5b806374b506ec146101e0578063b4f79d35146101ff575f5ffd5b806301ffc9a714610110578063150b7a02146101445780631c9e742e146101945780635e68d9ae146101b3575f5ffd5b3661010c5773ffffffffffffffffffffffffffffffffffffffff7f000000000000000000000000000000000000000000000000000000000000000016300361010a576040517f9ccd6d7600000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b005b5f5ffd5b34801561011b575f5ffd5b5061012f61012a366004611003565b6102a9565b60405190151581526020015b60405180910390f35b34801561014f575f5ffd5b5061016361015e3660046110b6565b6103d9565b6040517fffffffff00000000000000000000000000000000000000000000000000000000909116815260200161013b565b34801561019f575f5ffd5b5061010a6101ae366004611120565b610474565b3480156101be575f5ffd5b506101d26101cd3660046111a9565b610536565b60405190815260200161013b565b3480156101eb575f5ffd5b5061010a6101fa3660046111f6565b610753565b34801561020a575f5ffd5b506101d2610219366004611278565b6108c0565b348015610229575f5ffd5b5061016361023836600461128f565b6108fe565b348015610248575f5ffd5b5061012f610257366004611278565b5f9081527f714c05ec247ae73c69b5c14a8d0a1106a6a61bbb77e117ea27fdde5238c19700602052604090205460ff1690565b348015610295575f5ffd5b506101636102a436600461134e565b61099c565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f01ffc9a700000000000000000000000000000000000000000000000000000000148061033b57507fffffffff0000000000000000000000000000000000000000000000000000000082167f150b7a0200000000000000000000000000000000000000000000000000000000145b8061038757507fffffffff0000000000000000000000000000000000000000000000000000000082167f4e2312e000000000000000000000000000000000000000000000000000000000145b806103d357507fffffffff0000000000000000000000000000000000000000000000000000000082167f1c9e742e00000000000000000000000000000000000000000000000000000000145b92915050565b5f73ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000163003610449576040517f9ccd6d7600000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b507f150b7a020000000000000000000000000000000000000000000000000000000095945050505050565b61047c610a38565b73ffffffffffffffffffffffffffffffffffffffff7f00000000000000000000000000000000000000000000000000000000000000001630036104eb576040517f9ccd6d7600000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6104ff836104f8856108c0565b8484610a6f565b60405183907f2d8c53f76eb0afab114916b6c3aa17406ad39c7e874c92b099f79ab89c2e2a54905f90a2610531610b98565b505050565b5f808467ffffffffffffffff811115610551576105516113a3565b60405190808252806020026020018201604052801561057a578160200160208202803683370190505b5090505f5b858110156106c1577f9085b19ea56248c94d86174b3784cfaaa8673d1041d6441f61ff52752dac84838787838181106105ba576105ba6113d0565b90506020028101906105cc91906113fd565b6105da906020810190611439565b8888848181106105ec576105ec6113d0565b90506020028101906105fe91906113fd565b60200135898985818110610614576106146113d0565b905060200281019061062691906113fd565b610634906040810190611452565b6040516106429291906114b3565b6040519081900381206106869493929160200193845273ffffffffffffffffffffffffffffffffffffffff9290921660208401526040830152606082015260800190565b604051602081830303815290604052805190602001208282815181106106ae576106ae6113d0565b602090810291909101015260010161057f565b506107497f5c024ce68cd88cfaa6b653319ca77fc884904aad322af9699da75c2b23778421826040516020016106f791906114c2565b60408051601f19818403018152828252805160209182012090830193909352810191909152606081018690526080810185905260a0015b60405160208183030381529060405280519060200120610bc2565b9695505050505050565b61075b610a38565b73ffffffffffffffffffffffffffffffffffffffff7f00000000000000000000000000000000000000000000000000000000000000001630036107ca576040517f9ccd6d7600000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b8242111561080c576040517f7d372854000000000000000000000000000000000000000000000000000000008152600481018490526024015b60405180910390fd5b61081c846104f888888888610536565b60405184907f996cd27645c895069c0ed2e1be6d89410ea1fb1b0edf05a1122fc922fff4e77c905f90a25f5b858110156108855761087d81888884818110610866576108666113d0565b905060200281019061087891906113fd565b610c9e565b600101610848565b5060405184907ff0c6c99b11035113bf510013043afc18365a61a112c542b9f7491fd1574cfc5b905f90a26108b8610b98565b505050505050565b604080517f3a5ed402b05bfeec4e6d582b2e3b7d4d040e33857f98fd02d7d4785d7a4c88f860208201529081018290525f906103d39060600161072e565b5f73ffffffffffffffffffffffffffffffffffffffff7f000000000000000000000000000000000000000000000000000000000000000016300361096e576040517f9ccd6d7600000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b507fbc197c810000000000000000000000000000000000000000000000000000000098975050505050505050565b5f73ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000163003610a0c576040517f9ccd6d7600000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b507ff23a6e61000000000000000000000000000000000000000000000000000000009695505050505050565b610a40610e34565b610a6d60017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b90610e8d565b565b5f8481527f714c05ec247ae73c69b5c14a8d0a1106a6a61bbb77e117ea27fdde5238c19700602081905260409091205460ff1615610adc576040517f69c4348800000000000000000000000000000000000000000000000000000000815260048101869052602401610803565b5f5f610ae9868686610e94565b5090925090505f816003811115610b0257610b026114f7565b141580610b25575073ffffffffffffffffffffffffffffffffffffffff82163014155b15610b5c576040517f8baa579f00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b50505f9485526020525050604090912080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0016600117905550565b610a6d5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00610a67565b604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201527f228696d9f69e00199cfb5d69581cb6adfc2a0086753bb6d75e7840af8948d302918101919091527fc89efdaa54c0f20c7adf612882df0950f5a951637e0307cdcb4c672f298b8bc660608201524660808201523060a08201525f906103d39060c00160408051601f198184030181529082905280516020909101207f190100000000000000000000000000000000000000000000000000000000000082526002820152602281018490526042902090565b610cab6040820182611452565b1580159150610cdb5750610cc26020820182611439565b73ffffffffffffffffffffffffffffffffffffffff163b155b15610dc457817f674520b600000000000000000000000000000000000000000000000000000000610d0f6020840184611439565b60405173ffffffffffffffffffffffffffffffffffffffff909116602482015260440160408051601f198184030181529181526020820180517bffffffffffffffffffffffffffffffffffffffffffffffffffffffff167fffffffff000000000000000000000000000000000000000000000000000000009094169390931790925290517f5c0dee5d000000000000000000000000000000000000000000000000000000008152610803929190600401611524565b5f80610def610dd66020850185611439565b6020850135610de86040870187611452565b6080610edb565b9150915081610e2e5783816040517f5c0dee5d000000000000000000000000000000000000000000000000000000008152600401610803929190611524565b50505050565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c15610a6d576040517f3ee5aeb500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b80825d5050565b5f80806041849003610ec8578435602086013560408701355f1a610eba89828585610f2e565b955095509550505050610ed2565b505f915060029050825b93509350939050565b5f6060604051848682375f5f86838a8c5af192506060915082610f23573d84811115610f045750835b81925080835260208301815f823e5f9101908152603f01601f19166040525b509550959350505050565b5f80807f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0841115610f6757505f91506003905082610ff9565b604080515f808252602082018084528a905260ff891692820192909252606081018790526080810186905260019060a0016020604051602081039080840390855afa158015610fb8573d5f5f3e3d5ffd5b5050604051601f19015191505073ffffffffffffffffffffffffffffffffffffffff8116610ff057505f925060019150829050610ff9565b92505f91508190505b9450945094915050565b5f60208284031215611013575f5ffd5b81357fffffffff0000000000000000000000000000000000000000000000000000000081168114611042575f5ffd5b9392505050565b803573ffffffffffffffffffffffffffffffffffffffff8116811461106c575f5ffd5b919050565b5f5f83601f840112611081575f5ffd5b50813567ffffffffffffffff811115611098575f5ffd5b6020830191508360208285010111156110af575f5ffd5b9250929050565b5f5f5f5f5f608086880312156110ca575f5ffd5b6110d386611049565b94506110e160208701611049565b935060408601359250606086013567ffffffffffffffff811115611103575f5ffd5b61110f88828901611071565b969995985093965092949392505050565b5f5f5f60408486031215611132575f5ffd5b83359250602084013567ffffffffffffffff81111561114f575f5ffd5b61115b86828701611071565b9497909650939450505050565b5f5f83601f840112611178575f5ffd5b50813567ffffffffffffffff81111561118f575f5ffd5b6020830191508360208260051b85010111156110af575f5ffd5b5f5f5f5f606085870312156111bc575f5ffd5b843567ffffffffffffffff8111156111d2575f5ffd5b6111de87828801611168565b90989097506020870135966040013595509350505050565b5f5f5f5f5f5f6080878903121561120b575f5ffd5b863567ffffffffffffffff811115611221575f5ffd5b61122d89828a01611168565b9097509550506020870135935060408701359250606087013567ffffffffffffffff81111561125a575f5ffd5b61126689828a01611071565b979a9699509497509295939492505050565b5f60208284031215611288575f5ffd5b5035919050565b5f5f5f5f5f5f5f5f60a0898b0312156112a6575f5ffd5b6112af89611049565b97506112bd60208a01611049565b9650604089013567ffffffffffffffff8111156112d8575f5ffd5b6112e48b828c01611168565b909750955050606089013567ffffffffffffffff811115611303575f5ffd5b61130f8b828c01611168565b909550935050608089013567ffffffffffffffff81111561132e575f5ffd5b61133a8b828c01611071565b999c989b5096995094979396929594505050565b5f5f5f5f5f5f60a08789031215611363575f5ffd5b61136c87611049565b955061137a60208801611049565b94506040870135935060608701359250608087013567ffffffffffffffff81111561125a575f5ffd5b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603260045260245ffd5b5f82357fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffa183360301811261142f575f5ffd5b9190910192915050565b5f60208284031215611449575f5ffd5b61104282611049565b5f5f83357fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe1843603018112611485575f5ffd5b83018035915067ffffffffffffffff82111561149f575f5ffd5b6020019150368190038213156110af575f5ffd5b818382375f9101908152919050565b81515f90829060208501835b828110156114ec5781518452602093840193909101906001016114ce565b509195945050505050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b828152604060208201525f82518060408401528060208501606085015e5f606082850101526060601f19601f830116840101915050939250505056",
}

// WalletExecutor is an auto generated Go binding around an Ethereum contract.
type WalletExecutor struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *WalletExecutor) GetABI() abi.ABI {
	return c.abi
}

// NewWalletExecutor creates a new instance of WalletExecutor.
func NewWalletExecutor() *WalletExecutor {
	parsed, err := WalletExecutorMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &WalletExecutor{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *WalletExecutor) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackCancel is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1c9e742e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function cancel(uint256 nonce, bytes signature) returns()
func (walletExecutor *WalletExecutor) PackCancel(nonce *big.Int, signature []byte) []byte {
	enc, err := walletExecutor.abi.Pack("cancel", nonce, signature)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCancel is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1c9e742e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function cancel(uint256 nonce, bytes signature) returns()
func (walletExecutor *WalletExecutor) TryPackCancel(nonce *big.Int, signature []byte) ([]byte, error) {
	return walletExecutor.abi.Pack("cancel", nonce, signature)
}

// PackCancellationDigest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb4f79d35.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function cancellationDigest(uint256 nonce) view returns(bytes32)
func (walletExecutor *WalletExecutor) PackCancellationDigest(nonce *big.Int) []byte {
	enc, err := walletExecutor.abi.Pack("cancellationDigest", nonce)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCancellationDigest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb4f79d35.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function cancellationDigest(uint256 nonce) view returns(bytes32)
func (walletExecutor *WalletExecutor) TryPackCancellationDigest(nonce *big.Int) ([]byte, error) {
	return walletExecutor.abi.Pack("cancellationDigest", nonce)
}

// UnpackCancellationDigest is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xb4f79d35.
//
// Solidity: function cancellationDigest(uint256 nonce) view returns(bytes32)
func (walletExecutor *WalletExecutor) UnpackCancellationDigest(data []byte) ([32]byte, error) {
	out, err := walletExecutor.abi.Unpack("cancellationDigest", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackExecute is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x74b506ec.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function execute((address,uint256,bytes)[] calls, uint256 nonce, uint256 deadline, bytes signature) returns()
func (walletExecutor *WalletExecutor) PackExecute(calls []WalletExecutorCall, nonce *big.Int, deadline *big.Int, signature []byte) []byte {
	enc, err := walletExecutor.abi.Pack("execute", calls, nonce, deadline, signature)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackExecute is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x74b506ec.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function execute((address,uint256,bytes)[] calls, uint256 nonce, uint256 deadline, bytes signature) returns()
func (walletExecutor *WalletExecutor) TryPackExecute(calls []WalletExecutorCall, nonce *big.Int, deadline *big.Int, signature []byte) ([]byte, error) {
	return walletExecutor.abi.Pack("execute", calls, nonce, deadline, signature)
}

// PackIntentDigest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5e68d9ae.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function intentDigest((address,uint256,bytes)[] calls, uint256 nonce, uint256 deadline) view returns(bytes32)
func (walletExecutor *WalletExecutor) PackIntentDigest(calls []WalletExecutorCall, nonce *big.Int, deadline *big.Int) []byte {
	enc, err := walletExecutor.abi.Pack("intentDigest", calls, nonce, deadline)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackIntentDigest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5e68d9ae.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function intentDigest((address,uint256,bytes)[] calls, uint256 nonce, uint256 deadline) view returns(bytes32)
func (walletExecutor *WalletExecutor) TryPackIntentDigest(calls []WalletExecutorCall, nonce *big.Int, deadline *big.Int) ([]byte, error) {
	return walletExecutor.abi.Pack("intentDigest", calls, nonce, deadline)
}

// UnpackIntentDigest is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x5e68d9ae.
//
// Solidity: function intentDigest((address,uint256,bytes)[] calls, uint256 nonce, uint256 deadline) view returns(bytes32)
func (walletExecutor *WalletExecutor) UnpackIntentDigest(data []byte) ([32]byte, error) {
	out, err := walletExecutor.abi.Unpack("intentDigest", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackIntentUsed is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc24b238e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function intentUsed(uint256 nonce) view returns(bool)
func (walletExecutor *WalletExecutor) PackIntentUsed(nonce *big.Int) []byte {
	enc, err := walletExecutor.abi.Pack("intentUsed", nonce)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackIntentUsed is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc24b238e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function intentUsed(uint256 nonce) view returns(bool)
func (walletExecutor *WalletExecutor) TryPackIntentUsed(nonce *big.Int) ([]byte, error) {
	return walletExecutor.abi.Pack("intentUsed", nonce)
}

// UnpackIntentUsed is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc24b238e.
//
// Solidity: function intentUsed(uint256 nonce) view returns(bool)
func (walletExecutor *WalletExecutor) UnpackIntentUsed(data []byte) (bool, error) {
	out, err := walletExecutor.abi.Unpack("intentUsed", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackOnERC1155BatchReceived is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xbc197c81.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function onERC1155BatchReceived(address , address , uint256[] , uint256[] , bytes ) view returns(bytes4)
func (walletExecutor *WalletExecutor) PackOnERC1155BatchReceived(arg0 common.Address, arg1 common.Address, arg2 []*big.Int, arg3 []*big.Int, arg4 []byte) []byte {
	enc, err := walletExecutor.abi.Pack("onERC1155BatchReceived", arg0, arg1, arg2, arg3, arg4)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackOnERC1155BatchReceived is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xbc197c81.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function onERC1155BatchReceived(address , address , uint256[] , uint256[] , bytes ) view returns(bytes4)
func (walletExecutor *WalletExecutor) TryPackOnERC1155BatchReceived(arg0 common.Address, arg1 common.Address, arg2 []*big.Int, arg3 []*big.Int, arg4 []byte) ([]byte, error) {
	return walletExecutor.abi.Pack("onERC1155BatchReceived", arg0, arg1, arg2, arg3, arg4)
}

// UnpackOnERC1155BatchReceived is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xbc197c81.
//
// Solidity: function onERC1155BatchReceived(address , address , uint256[] , uint256[] , bytes ) view returns(bytes4)
func (walletExecutor *WalletExecutor) UnpackOnERC1155BatchReceived(data []byte) ([4]byte, error) {
	out, err := walletExecutor.abi.Unpack("onERC1155BatchReceived", data)
	if err != nil {
		return *new([4]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([4]byte)).(*[4]byte)
	return out0, nil
}

// PackOnERC1155Received is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf23a6e61.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function onERC1155Received(address , address , uint256 , uint256 , bytes ) view returns(bytes4)
func (walletExecutor *WalletExecutor) PackOnERC1155Received(arg0 common.Address, arg1 common.Address, arg2 *big.Int, arg3 *big.Int, arg4 []byte) []byte {
	enc, err := walletExecutor.abi.Pack("onERC1155Received", arg0, arg1, arg2, arg3, arg4)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackOnERC1155Received is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf23a6e61.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function onERC1155Received(address , address , uint256 , uint256 , bytes ) view returns(bytes4)
func (walletExecutor *WalletExecutor) TryPackOnERC1155Received(arg0 common.Address, arg1 common.Address, arg2 *big.Int, arg3 *big.Int, arg4 []byte) ([]byte, error) {
	return walletExecutor.abi.Pack("onERC1155Received", arg0, arg1, arg2, arg3, arg4)
}

// UnpackOnERC1155Received is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xf23a6e61.
//
// Solidity: function onERC1155Received(address , address , uint256 , uint256 , bytes ) view returns(bytes4)
func (walletExecutor *WalletExecutor) UnpackOnERC1155Received(data []byte) ([4]byte, error) {
	out, err := walletExecutor.abi.Unpack("onERC1155Received", data)
	if err != nil {
		return *new([4]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([4]byte)).(*[4]byte)
	return out0, nil
}

// PackOnERC721Received is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x150b7a02.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function onERC721Received(address , address , uint256 , bytes ) view returns(bytes4)
func (walletExecutor *WalletExecutor) PackOnERC721Received(arg0 common.Address, arg1 common.Address, arg2 *big.Int, arg3 []byte) []byte {
	enc, err := walletExecutor.abi.Pack("onERC721Received", arg0, arg1, arg2, arg3)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackOnERC721Received is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x150b7a02.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function onERC721Received(address , address , uint256 , bytes ) view returns(bytes4)
func (walletExecutor *WalletExecutor) TryPackOnERC721Received(arg0 common.Address, arg1 common.Address, arg2 *big.Int, arg3 []byte) ([]byte, error) {
	return walletExecutor.abi.Pack("onERC721Received", arg0, arg1, arg2, arg3)
}

// UnpackOnERC721Received is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x150b7a02.
//
// Solidity: function onERC721Received(address , address , uint256 , bytes ) view returns(bytes4)
func (walletExecutor *WalletExecutor) UnpackOnERC721Received(data []byte) ([4]byte, error) {
	out, err := walletExecutor.abi.Unpack("onERC721Received", data)
	if err != nil {
		return *new([4]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([4]byte)).(*[4]byte)
	return out0, nil
}

// PackSupportsInterface is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x01ffc9a7.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function supportsInterface(bytes4 interfaceId) pure returns(bool)
func (walletExecutor *WalletExecutor) PackSupportsInterface(interfaceId [4]byte) []byte {
	enc, err := walletExecutor.abi.Pack("supportsInterface", interfaceId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSupportsInterface is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x01ffc9a7.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function supportsInterface(bytes4 interfaceId) pure returns(bool)
func (walletExecutor *WalletExecutor) TryPackSupportsInterface(interfaceId [4]byte) ([]byte, error) {
	return walletExecutor.abi.Pack("supportsInterface", interfaceId)
}

// UnpackSupportsInterface is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x01ffc9a7.
//
// Solidity: function supportsInterface(bytes4 interfaceId) pure returns(bool)
func (walletExecutor *WalletExecutor) UnpackSupportsInterface(data []byte) (bool, error) {
	out, err := walletExecutor.abi.Unpack("supportsInterface", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// WalletExecutorIntentCancelled represents a IntentCancelled event raised by the WalletExecutor contract.
type WalletExecutorIntentCancelled struct {
	Nonce *big.Int
	Raw   *types.Log // Blockchain specific contextual infos
}

const WalletExecutorIntentCancelledEventName = "IntentCancelled"

// ContractEventName returns the user-defined event name.
func (WalletExecutorIntentCancelled) ContractEventName() string {
	return WalletExecutorIntentCancelledEventName
}

// UnpackIntentCancelledEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event IntentCancelled(uint256 indexed nonce)
func (walletExecutor *WalletExecutor) UnpackIntentCancelledEvent(log *types.Log) (*WalletExecutorIntentCancelled, error) {
	event := "IntentCancelled"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != walletExecutor.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(WalletExecutorIntentCancelled)
	if len(log.Data) > 0 {
		if err := walletExecutor.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range walletExecutor.abi.Events[event].Inputs {
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

// WalletExecutorIntentExecuted represents a IntentExecuted event raised by the WalletExecutor contract.
type WalletExecutorIntentExecuted struct {
	Nonce *big.Int
	Raw   *types.Log // Blockchain specific contextual infos
}

const WalletExecutorIntentExecutedEventName = "IntentExecuted"

// ContractEventName returns the user-defined event name.
func (WalletExecutorIntentExecuted) ContractEventName() string {
	return WalletExecutorIntentExecutedEventName
}

// UnpackIntentExecutedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event IntentExecuted(uint256 indexed nonce)
func (walletExecutor *WalletExecutor) UnpackIntentExecutedEvent(log *types.Log) (*WalletExecutorIntentExecuted, error) {
	event := "IntentExecuted"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != walletExecutor.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(WalletExecutorIntentExecuted)
	if len(log.Data) > 0 {
		if err := walletExecutor.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range walletExecutor.abi.Events[event].Inputs {
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

// WalletExecutorIntentStarted represents a IntentStarted event raised by the WalletExecutor contract.
type WalletExecutorIntentStarted struct {
	Nonce *big.Int
	Raw   *types.Log // Blockchain specific contextual infos
}

const WalletExecutorIntentStartedEventName = "IntentStarted"

// ContractEventName returns the user-defined event name.
func (WalletExecutorIntentStarted) ContractEventName() string {
	return WalletExecutorIntentStartedEventName
}

// UnpackIntentStartedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event IntentStarted(uint256 indexed nonce)
func (walletExecutor *WalletExecutor) UnpackIntentStartedEvent(log *types.Log) (*WalletExecutorIntentStarted, error) {
	event := "IntentStarted"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != walletExecutor.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(WalletExecutorIntentStarted)
	if len(log.Data) > 0 {
		if err := walletExecutor.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range walletExecutor.abi.Events[event].Inputs {
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
func (walletExecutor *WalletExecutor) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], walletExecutor.abi.Errors["CallFailed"].ID.Bytes()[:4]) {
		return walletExecutor.UnpackCallFailedError(raw[4:])
	}
	if bytes.Equal(raw[:4], walletExecutor.abi.Errors["IntentAlreadyUsed"].ID.Bytes()[:4]) {
		return walletExecutor.UnpackIntentAlreadyUsedError(raw[4:])
	}
	if bytes.Equal(raw[:4], walletExecutor.abi.Errors["IntentExpired"].ID.Bytes()[:4]) {
		return walletExecutor.UnpackIntentExpiredError(raw[4:])
	}
	if bytes.Equal(raw[:4], walletExecutor.abi.Errors["InvalidSignature"].ID.Bytes()[:4]) {
		return walletExecutor.UnpackInvalidSignatureError(raw[4:])
	}
	if bytes.Equal(raw[:4], walletExecutor.abi.Errors["NoCode"].ID.Bytes()[:4]) {
		return walletExecutor.UnpackNoCodeError(raw[4:])
	}
	if bytes.Equal(raw[:4], walletExecutor.abi.Errors["NotDelegated"].ID.Bytes()[:4]) {
		return walletExecutor.UnpackNotDelegatedError(raw[4:])
	}
	if bytes.Equal(raw[:4], walletExecutor.abi.Errors["ReentrancyGuardReentrantCall"].ID.Bytes()[:4]) {
		return walletExecutor.UnpackReentrancyGuardReentrantCallError(raw[4:])
	}
	return nil, errors.New("Unknown error")
}

// WalletExecutorCallFailed represents a CallFailed error raised by the WalletExecutor contract.
type WalletExecutorCallFailed struct {
	Index  *big.Int
	Reason []byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error CallFailed(uint256 index, bytes reason)
func WalletExecutorCallFailedErrorID() common.Hash {
	return common.HexToHash("0x5c0dee5d32a1e145396705da49c1e64a2b1d63387f78c2697100f655567f5de9")
}

// UnpackCallFailedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error CallFailed(uint256 index, bytes reason)
func (walletExecutor *WalletExecutor) UnpackCallFailedError(raw []byte) (*WalletExecutorCallFailed, error) {
	out := new(WalletExecutorCallFailed)
	if err := walletExecutor.abi.UnpackIntoInterface(out, "CallFailed", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// WalletExecutorIntentAlreadyUsed represents a IntentAlreadyUsed error raised by the WalletExecutor contract.
type WalletExecutorIntentAlreadyUsed struct {
	Nonce *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error IntentAlreadyUsed(uint256 nonce)
func WalletExecutorIntentAlreadyUsedErrorID() common.Hash {
	return common.HexToHash("0x69c43488f01d98f5bc77654b1f2fa4c03dbbcb91427b3b63ab4878b86b42381e")
}

// UnpackIntentAlreadyUsedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error IntentAlreadyUsed(uint256 nonce)
func (walletExecutor *WalletExecutor) UnpackIntentAlreadyUsedError(raw []byte) (*WalletExecutorIntentAlreadyUsed, error) {
	out := new(WalletExecutorIntentAlreadyUsed)
	if err := walletExecutor.abi.UnpackIntoInterface(out, "IntentAlreadyUsed", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// WalletExecutorIntentExpired represents a IntentExpired error raised by the WalletExecutor contract.
type WalletExecutorIntentExpired struct {
	Deadline *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error IntentExpired(uint256 deadline)
func WalletExecutorIntentExpiredErrorID() common.Hash {
	return common.HexToHash("0x7d372854c760a182aa4a58b3a332fc9950c4082f9a3cacc646eec3e52f27c2c7")
}

// UnpackIntentExpiredError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error IntentExpired(uint256 deadline)
func (walletExecutor *WalletExecutor) UnpackIntentExpiredError(raw []byte) (*WalletExecutorIntentExpired, error) {
	out := new(WalletExecutorIntentExpired)
	if err := walletExecutor.abi.UnpackIntoInterface(out, "IntentExpired", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// WalletExecutorInvalidSignature represents a InvalidSignature error raised by the WalletExecutor contract.
type WalletExecutorInvalidSignature struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error InvalidSignature()
func WalletExecutorInvalidSignatureErrorID() common.Hash {
	return common.HexToHash("0x8baa579fce362245063d36f11747a89dd489c54795634fc673cc0e0db51fedc5")
}

// UnpackInvalidSignatureError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error InvalidSignature()
func (walletExecutor *WalletExecutor) UnpackInvalidSignatureError(raw []byte) (*WalletExecutorInvalidSignature, error) {
	out := new(WalletExecutorInvalidSignature)
	if err := walletExecutor.abi.UnpackIntoInterface(out, "InvalidSignature", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// WalletExecutorNoCode represents a NoCode error raised by the WalletExecutor contract.
type WalletExecutorNoCode struct {
	To common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NoCode(address to)
func WalletExecutorNoCodeErrorID() common.Hash {
	return common.HexToHash("0x674520b6bb5a7851149439c2748026005a69a70a0b4e6c410abbfac42015a2a9")
}

// UnpackNoCodeError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NoCode(address to)
func (walletExecutor *WalletExecutor) UnpackNoCodeError(raw []byte) (*WalletExecutorNoCode, error) {
	out := new(WalletExecutorNoCode)
	if err := walletExecutor.abi.UnpackIntoInterface(out, "NoCode", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// WalletExecutorNotDelegated represents a NotDelegated error raised by the WalletExecutor contract.
type WalletExecutorNotDelegated struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotDelegated()
func WalletExecutorNotDelegatedErrorID() common.Hash {
	return common.HexToHash("0x9ccd6d765a710fd680d347153286cdb7a60331f3ffa08d6d8f39a8f309e618f5")
}

// UnpackNotDelegatedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotDelegated()
func (walletExecutor *WalletExecutor) UnpackNotDelegatedError(raw []byte) (*WalletExecutorNotDelegated, error) {
	out := new(WalletExecutorNotDelegated)
	if err := walletExecutor.abi.UnpackIntoInterface(out, "NotDelegated", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// WalletExecutorReentrancyGuardReentrantCall represents a ReentrancyGuardReentrantCall error raised by the WalletExecutor contract.
type WalletExecutorReentrancyGuardReentrantCall struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ReentrancyGuardReentrantCall()
func WalletExecutorReentrancyGuardReentrantCallErrorID() common.Hash {
	return common.HexToHash("0x3ee5aeb571de7fc460830b4d0017439a1ca56fb0bc39062227ade4fe4a24c1ca")
}

// UnpackReentrancyGuardReentrantCallError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ReentrancyGuardReentrantCall()
func (walletExecutor *WalletExecutor) UnpackReentrancyGuardReentrantCallError(raw []byte) (*WalletExecutorReentrancyGuardReentrantCall, error) {
	out := new(WalletExecutorReentrancyGuardReentrantCall)
	if err := walletExecutor.abi.UnpackIntoInterface(out, "ReentrancyGuardReentrantCall", raw); err != nil {
		return nil, err
	}
	return out, nil
}
