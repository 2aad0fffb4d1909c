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
	ABI: "[{\"inputs\":[{\"internalType\":\"bool\",\"name\":\"marksInTree\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"index\",\"type\":\"uint256\"},{\"internalType\":\"bytes\",\"name\":\"reason\",\"type\":\"bytes\"}],\"name\":\"CallFailed\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"nonce\",\"type\":\"uint256\"}],\"name\":\"IntentAlreadyUsed\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"deadline\",\"type\":\"uint256\"}],\"name\":\"IntentExpired\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"InvalidSignature\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"}],\"name\":\"NoCode\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NotDelegated\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ReentrancyGuardReentrantCall\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"minGas\",\"type\":\"uint256\"}],\"name\":\"TooLittleGas\",\"type\":\"error\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"uint256\",\"name\":\"nonce\",\"type\":\"uint256\"}],\"name\":\"IntentCancelled\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"uint256\",\"name\":\"nonce\",\"type\":\"uint256\"}],\"name\":\"IntentExecuted\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"uint256\",\"name\":\"nonce\",\"type\":\"uint256\"}],\"name\":\"IntentStarted\",\"type\":\"event\"},{\"inputs\":[],\"name\":\"MARKS_IN_TREE\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"nonce\",\"type\":\"uint256\"},{\"internalType\":\"bytes\",\"name\":\"signature\",\"type\":\"bytes\"}],\"name\":\"cancel\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"nonce\",\"type\":\"uint256\"}],\"name\":\"cancellationDigest\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"nonce\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"deadline\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"minGas\",\"type\":\"uint256\"},{\"components\":[{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"},{\"internalType\":\"bytes\",\"name\":\"data\",\"type\":\"bytes\"}],\"internalType\":\"structWalletExecutor.Call[]\",\"name\":\"calls\",\"type\":\"tuple[]\"}],\"name\":\"digestOf\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"},{\"internalType\":\"bytes\",\"name\":\"data\",\"type\":\"bytes\"}],\"internalType\":\"structWalletExecutor.Call[]\",\"name\":\"calls\",\"type\":\"tuple[]\"},{\"internalType\":\"uint256\",\"name\":\"nonce\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"deadline\",\"type\":\"uint256\"},{\"internalType\":\"bytes\",\"name\":\"signature\",\"type\":\"bytes\"}],\"name\":\"execute\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"nonce\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"deadline\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"minGas\",\"type\":\"uint256\"},{\"components\":[{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"},{\"internalType\":\"bytes\",\"name\":\"data\",\"type\":\"bytes\"}],\"internalType\":\"structWalletExecutor.Call[]\",\"name\":\"calls\",\"type\":\"tuple[]\"},{\"internalType\":\"bytes\",\"name\":\"signature\",\"type\":\"bytes\"}],\"name\":\"executeIntent\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"},{\"internalType\":\"bytes\",\"name\":\"data\",\"type\":\"bytes\"}],\"internalType\":\"structWalletExecutor.Call[]\",\"name\":\"calls\",\"type\":\"tuple[]\"},{\"internalType\":\"uint256\",\"name\":\"nonce\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"deadline\",\"type\":\"uint256\"}],\"name\":\"intentDigest\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"nonce\",\"type\":\"uint256\"}],\"name\":\"intentUsed\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"},{\"internalType\":\"uint256[]\",\"name\":\"\",\"type\":\"uint256[]\"},{\"internalType\":\"uint256[]\",\"name\":\"\",\"type\":\"uint256[]\"},{\"internalType\":\"bytes\",\"name\":\"\",\"type\":\"bytes\"}],\"name\":\"onERC1155BatchReceived\",\"outputs\":[{\"internalType\":\"bytes4\",\"name\":\"\",\"type\":\"bytes4\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"bytes\",\"name\":\"\",\"type\":\"bytes\"}],\"name\":\"onERC1155Received\",\"outputs\":[{\"internalType\":\"bytes4\",\"name\":\"\",\"type\":\"bytes4\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"bytes\",\"name\":\"\",\"type\":\"bytes\"}],\"name\":\"onERC721Received\",\"outputs\":[{\"internalType\":\"bytes4\",\"name\":\"\",\"type\":\"bytes4\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes4\",\"name\":\"interfaceId\",\"type\":\"bytes4\"}],\"name\":\"supportsInterface\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"stateMutability\":\"payable\",\"type\":\"receive\"}]",
	ID:  "WalletExecutor",
	Bin: "0x60c0346100a757601f6117bf38819003918201601f19168301916001600160401b038311848410176100ab578084926020946040528339810103126100a7575180151581036100a7573060a0526080526040516116ff90816100c082396080518181816101e3015281816107470152610931015260a05181818160310152818161018c015281816103ed0152818161050501528181610635015281816108480152610a440152f35b5f80fd5b634e487b7160e01b5f52604160045260245ffdfe6080806040526004361015610081575b50361561001a575f80fd5b73ffffffffffffffffffffffffffffffffffffffff7f000000000000000000000000000000000000000000000000000000000000000016301461005957005b7f9ccd6d76000000000000000000000000000000000000000000000000000000005f5260045ffd5b5f3560e01c90816301ffc9a714610a9457508063150b7a02146109e85780631c9e742e146107f5578063437b7d35146107b05780635e68d9ae1461076c5780636d10f3bc1461073057806374b506ec146105bc578063b4f79d3514610555578063bc197c8114610465578063c24b238e1461043d578063f23a6e61146103915763fabfe60714610111575f61000f565b3461038d5760a060031936011261038d5760443560043560243560643567ffffffffffffffff811161038d5761014b903690600401610c39565b9160843567ffffffffffffffff811161038d5761016c903690600401610c0b565b90610175610de4565b73ffffffffffffffffffffffffffffffffffffffff7f000000000000000000000000000000000000000000000000000000000000000016301461005957824211610361578692916101dc916101d787876101ce8b610e58565b9890978c610cd8565b611038565b15610339577f0000000000000000000000000000000000000000000000000000000000000000156102de575f527f714c05ec247ae73c69b5c14a8d0a1106a6a61bbb77e117ea27fdde5238c1970160205260405f20555b827f996cd27645c895069c0ed2e1be6d89410ea1fb1b0edf05a1122fc922fff4e77c5f80a2835a106102b2579061026991611278565b7ff0c6c99b11035113bf510013043afc18365a61a112c542b9f7491fd1574cfc5b5f80a25f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b837f34edfe31000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b5050825f527f714c05ec247ae73c69b5c14a8d0a1106a6a61bbb77e117ea27fdde5238c1970060205260405f2060017fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff00825416179055610233565b7f8baa579f000000000000000000000000000000000000000000000000000000005f5260045ffd5b827f7d372854000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b5f80fd5b3461038d5760a060031936011261038d576103aa610bc5565b506103b3610be8565b5060843567ffffffffffffffff811161038d576103d4903690600401610c0b565b505073ffffffffffffffffffffffffffffffffffffffff7f00000000000000000000000000000000000000000000000000000000000000001630146100595760206040517ff23a6e61000000000000000000000000000000000000000000000000000000008152f35b3461038d57602060031936011261038d57602061045b600435610d9d565b6040519015158152f35b3461038d5760a060031936011261038d5761047e610bc5565b50610487610be8565b5060443567ffffffffffffffff811161038d576104a8903690600401610c39565b505060643567ffffffffffffffff811161038d576104ca903690600401610c39565b505060843567ffffffffffffffff811161038d576104ec903690600401610c0b565b505073ffffffffffffffffffffffffffffffffffffffff7f00000000000000000000000000000000000000000000000000000000000000001630146100595760206040517fbc197c81000000000000000000000000000000000000000000000000000000008152f35b3461038d57602060031936011261038d5760206105b4604051828101907f3a5ed402b05bfeec4e6d582b2e3b7d4d040e33857f98fd02d7d4785d7a4c88f882526004356040820152604081526105ac606082610c6a565b519020610ed5565b604051908152f35b3461038d57608060031936011261038d5760043567ffffffffffffffff811161038d576105ed903690600401610c39565b906024359160443560643567ffffffffffffffff811161038d57610615903690600401610c0b565b9161061e610de4565b73ffffffffffffffffffffffffffffffffffffffff7f00000000000000000000000000000000000000000000000000000000000000001630146100595780421161070557906101d761067e939261067488610e58565b5050878688610d3b565b156103395761026991835f527f714c05ec247ae73c69b5c14a8d0a1106a6a61bbb77e117ea27fdde5238c1970060205260405f2060017fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff00825416179055837f996cd27645c895069c0ed2e1be6d89410ea1fb1b0edf05a1122fc922fff4e77c5f80a2611278565b7f7d372854000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b3461038d575f60031936011261038d5760206040517f000000000000000000000000000000000000000000000000000000000000000015158152f35b3461038d57606060031936011261038d5760043567ffffffffffffffff811161038d576105b46107a26020923690600401610c39565b906044359160243591610d3b565b3461038d57608060031936011261038d5760643567ffffffffffffffff811161038d576105b46107e66020923690600401610c39565b90604435602435600435610cd8565b3461038d57604060031936011261038d5760043560243567ffffffffffffffff811161038d57610829903690600401610c0b565b610831610de4565b73ffffffffffffffffffffffffffffffffffffffff7f00000000000000000000000000000000000000000000000000000000000000001630146100595761087783610e58565b92909160405160208101907f3a5ed402b05bfeec4e6d582b2e3b7d4d040e33857f98fd02d7d4785d7a4c88f88252866040820152604081526108ba606082610c6a565b519020916108cc82826101d786610ed5565b1592836109d1575b50505061033957825f527f714c05ec247ae73c69b5c14a8d0a1106a6a61bbb77e117ea27fdde5238c1970060205260405f2060017fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff008254161790557f000000000000000000000000000000000000000000000000000000000000000061099f575b827f2d8c53f76eb0afab114916b6c3aa17406ad39c7e874c92b099f79ab89c2e2a545f80a25f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d005b5f527f714c05ec247ae73c69b5c14a8d0a1106a6a61bbb77e117ea27fdde5238c1970160205260405f20558180610955565b6109df93506101d790610fa3565b158480806108d4565b3461038d57608060031936011261038d57610a01610bc5565b50610a0a610be8565b5060643567ffffffffffffffff811161038d57610a2b903690600401610c0b565b505073ffffffffffffffffffffffffffffffffffffffff7f00000000000000000000000000000000000000000000000000000000000000001630146100595760206040517f150b7a02000000000000000000000000000000000000000000000000000000008152f35b3461038d57602060031936011261038d57600435907fffffffff00000000000000000000000000000000000000000000000000000000821680920361038d57817f01ffc9a70000000000000000000000000000000000000000000000000000000060209314908115610b9b575b8115610b71575b8115610b47575b8115610b1d575b5015158152f35b7ffabfe6070000000000000000000000000000000000000000000000000000000091501483610b16565b7f1c9e742e0000000000000000000000000000000000000000000000000000000081149150610b0f565b7f4e2312e00000000000000000000000000000000000000000000000000000000081149150610b08565b7f150b7a020000000000000000000000000000000000000000000000000000000081149150610b01565b6004359073ffffffffffffffffffffffffffffffffffffffff8216820361038d57565b6024359073ffffffffffffffffffffffffffffffffffffffff8216820361038d57565b9181601f8401121561038d5782359167ffffffffffffffff831161038d576020838186019501011161038d57565b9181601f8401121561038d5782359167ffffffffffffffff831161038d576020808501948460051b01011161038d57565b90601f7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0910116810190811067ffffffffffffffff821117610cab57604052565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b919092610d3894610ce891611181565b926040519260208401947fd7c6c8a4b6d83e7d8cc9cc7fdc918fa02d339ffa9f92b909170ea933eeb358fb865260408501526060840152608083015260a082015260a081526105ac60c082610c6a565b90565b610d38939291610d4a91611181565b916040519160208301937f5c024ce68cd88cfaa6b653319ca77fc884904aad322af9699da75c2b23778421855260408401526060830152608082015260808152610d9560a082610c6a565b519020610fa3565b805f527f714c05ec247ae73c69b5c14a8d0a1106a6a61bbb77e117ea27fdde5238c1970060205260ff60405f205416610dde57610dd99061142a565b505090565b50600190565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c610e305760017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d565b7f3ee5aeb5000000000000000000000000000000000000000000000000000000005f5260045ffd5b610e618161142a565b9391939290938015610ea0575b610e755750565b7f69c43488000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b50805f527f714c05ec247ae73c69b5c14a8d0a1106a6a61bbb77e117ea27fdde5238c1970060205260ff60405f205416610e6e565b60429060405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f228696d9f69e00199cfb5d69581cb6adfc2a0086753bb6d75e7840af8948d30260408201527fad7c5bef027816a800da1736444fb58a807ef4c9603b7848673f7e3a68eb14a560608201524660808201523060a082015260a08152610f6a60c082610c6a565b51902090604051917f19010000000000000000000000000000000000000000000000000000000000008352600283015260228201522090565b60429060405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f228696d9f69e00199cfb5d69581cb6adfc2a0086753bb6d75e7840af8948d30260408201527fc89efdaa54c0f20c7adf612882df0950f5a951637e0307cdcb4c672f298b8bc660608201524660808201523060a082015260a08152610f6a60c082610c6a565b9061104392916115e1565b50600481101561107557159081611058575090565b73ffffffffffffffffffffffffffffffffffffffff163014919050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b91908110156110e25760051b810135907fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffa18136030182121561038d570190565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603260045260245ffd5b3573ffffffffffffffffffffffffffffffffffffffff8116810361038d5790565b9035907fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe18136030182121561038d570180359067ffffffffffffffff821161038d5760200191813603831361038d57565b604051908260051b927f07ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8116810361124b578383019081841161124b575f6020830191604084019060608501925b8181106111e157505050505050502090565b806111ef600192848a6110a2565b60206111fa8261110f565b916112086040820182611130565b80918c378a20927f9085b19ea56248c94d86174b3784cfaaa8673d1041d6441f61ff52752dac84838b528952013585528552608087208160051b8a0152016111cf565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b91905f5b8181106112895750509050565b6112948183866110a2565b60408101906112a38282611130565b9050151580611419575b611385575f602092826112ca6112c3849561110f565b9282611130565b958693919260405197889485370135905af190606091159081611330575b506112f6575060010161127c565b9061132c6040519283927f5c0dee5d00000000000000000000000000000000000000000000000000000000845260048401611615565b0390fd5b91503d6080811161137d575b605f7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe09184818152815f602083013e015f602082015201166040525f6112e8565b50608061133c565b61138f915061110f565b9073ffffffffffffffffffffffffffffffffffffffff604051927f674520b6000000000000000000000000000000000000000000000000000000006020850152166024830152602482526113e4604483610c6a565b61132c6040519283927f5c0dee5d00000000000000000000000000000000000000000000000000000000845260048401611615565b506114238161110f565b3b156112ad565b6040516020810191825260208152611443604082610c6a565b51902063ffffffff81169081156115d8575b60201c915f5b7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff60017ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe818401161b0184168160801b1793845f527f714c05ec247ae73c69b5c14a8d0a1106a6a61bbb77e117ea27fdde5238c1970160205260405f2054917f80000000800000008000000080000000800000008000000080000000800000007c0100000001000000010000000100000001000000010000000100000001860284187ffffffffefffffffefffffffefffffffefffffffefffffffefffffffeffffffff8119910116166115cd578260e01c61159a575050606081901c156115925760ff60805b169281602085011c611588575b81841c61157e575b5f94931b1790565b9260200192611576565b926040019261156e565b60ff5f611561565b915093507fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff811461124b5760010161145b565b505091506001929190565b60019150611455565b906041830361160b576116049250602081013591604082359201355f1a90611665565b9192909190565b50505f9160029190565b90601f60206060947fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe09385526040828601528051918291826040880152018686015e5f8582860101520116010190565b91907f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a084116116f4579160209360809260ff5f9560405194855216868401526040830152606082015282805260015afa156116e9575f5173ffffffffffffffffffffffffffffffffffffffff8116156116df57905f905f90565b505f906001905f90565b6040513d5f823e3d90fd5b5050505f916003919056",
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

// PackConstructor is the Go binding used to pack the parameters required for
// contract deployment.
//
// Solidity: constructor(bool marksInTree) returns()
func (walletExecutor *WalletExecutor) PackConstructor(marksInTree bool) []byte {
	enc, err := walletExecutor.abi.Pack("", marksInTree)
	if err != nil {
		panic(err)
	}
	return enc
}

// PackMARKSINTREE is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6d10f3bc.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function MARKS_IN_TREE() view returns(bool)
func (walletExecutor *WalletExecutor) PackMARKSINTREE() []byte {
	enc, err := walletExecutor.abi.Pack("MARKS_IN_TREE")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMARKSINTREE is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6d10f3bc.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function MARKS_IN_TREE() view returns(bool)
func (walletExecutor *WalletExecutor) TryPackMARKSINTREE() ([]byte, error) {
	return walletExecutor.abi.Pack("MARKS_IN_TREE")
}

// UnpackMARKSINTREE is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x6d10f3bc.
//
// Solidity: function MARKS_IN_TREE() view returns(bool)
func (walletExecutor *WalletExecutor) UnpackMARKSINTREE(data []byte) (bool, error) {
	out, err := walletExecutor.abi.Unpack("MARKS_IN_TREE", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
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

// PackDigestOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x437b7d35.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function digestOf(uint256 nonce, uint256 deadline, uint256 minGas, (address,uint256,bytes)[] calls) view returns(bytes32)
func (walletExecutor *WalletExecutor) PackDigestOf(nonce *big.Int, deadline *big.Int, minGas *big.Int, calls []WalletExecutorCall) []byte {
	enc, err := walletExecutor.abi.Pack("digestOf", nonce, deadline, minGas, calls)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDigestOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x437b7d35.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function digestOf(uint256 nonce, uint256 deadline, uint256 minGas, (address,uint256,bytes)[] calls) view returns(bytes32)
func (walletExecutor *WalletExecutor) TryPackDigestOf(nonce *big.Int, deadline *big.Int, minGas *big.Int, calls []WalletExecutorCall) ([]byte, error) {
	return walletExecutor.abi.Pack("digestOf", nonce, deadline, minGas, calls)
}

// UnpackDigestOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x437b7d35.
//
// Solidity: function digestOf(uint256 nonce, uint256 deadline, uint256 minGas, (address,uint256,bytes)[] calls) view returns(bytes32)
func (walletExecutor *WalletExecutor) UnpackDigestOf(data []byte) ([32]byte, error) {
	out, err := walletExecutor.abi.Unpack("digestOf", data)
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

// PackExecuteIntent is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfabfe607.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function executeIntent(uint256 nonce, uint256 deadline, uint256 minGas, (address,uint256,bytes)[] calls, bytes signature) returns()
func (walletExecutor *WalletExecutor) PackExecuteIntent(nonce *big.Int, deadline *big.Int, minGas *big.Int, calls []WalletExecutorCall, signature []byte) []byte {
	enc, err := walletExecutor.abi.Pack("executeIntent", nonce, deadline, minGas, calls, signature)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackExecuteIntent is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfabfe607.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function executeIntent(uint256 nonce, uint256 deadline, uint256 minGas, (address,uint256,bytes)[] calls, bytes signature) returns()
func (walletExecutor *WalletExecutor) TryPackExecuteIntent(nonce *big.Int, deadline *big.Int, minGas *big.Int, calls []WalletExecutorCall, signature []byte) ([]byte, error) {
	return walletExecutor.abi.Pack("executeIntent", nonce, deadline, minGas, calls, signature)
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
	if bytes.Equal(raw[:4], walletExecutor.abi.Errors["TooLittleGas"].ID.Bytes()[:4]) {
		return walletExecutor.UnpackTooLittleGasError(raw[4:])
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

// WalletExecutorTooLittleGas represents a TooLittleGas error raised by the WalletExecutor contract.
type WalletExecutorTooLittleGas struct {
	MinGas *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error TooLittleGas(uint256 minGas)
func WalletExecutorTooLittleGasErrorID() common.Hash {
	return common.HexToHash("0x34edfe31cabbc71f1bbcc422af76d1dd8e9d667fa1e0d070e25c433582ef1999")
}

// UnpackTooLittleGasError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error TooLittleGas(uint256 minGas)
func (walletExecutor *WalletExecutor) UnpackTooLittleGasError(raw []byte) (*WalletExecutorTooLittleGas, error) {
	out := new(WalletExecutorTooLittleGas)
	if err := walletExecutor.abi.UnpackIntoInterface(out, "TooLittleGas", raw); err != nil {
		return nil, err
	}
	return out, nil
}
