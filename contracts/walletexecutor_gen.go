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
	Bin: "0x60c06040523060a052348015610013575f5ffd5b50604051611f85380380611f858339810160408190526100329161003c565b1515608052610062565b5f6020828403121561004c575f5ffd5b8151801515811461005b575f5ffd5b9392505050565b60805160a051611ecb6100ba5f395f818160e2015281816104b001528181610552015281816108c801528181610af201528181610be10152610c8401525f8181610240015281816107000152610d770152611ecb5ff3fe6080604052600436106100c6575f3560e01c806374b506ec11610071578063c24b238e1161004c578063c24b238e146102bf578063f23a6e61146102de578063fabfe607146102fd575f5ffd5b806374b506ec14610262578063b4f79d3514610281578063bc197c81146102a0575f5ffd5b8063437b7d35116100a1578063437b7d35146101e35780635e68d9ae146102105780636d10f3bc1461022f575f5ffd5b806301ffc9a714610140578063150b7a02146101745780631c9e742e146101c4575f5ffd5b3661013c5773ffffffffffffffffffffffffffffffffffffffff7f000000000000000000000000000000000000000000000000000000000000000016300361013a576040517f9ccd6d7600000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b005b5f5ffd5b34801561014b575f5ffd5b5061015f61015a366004611825565b61031c565b60405190151581526020015b60405180910390f35b34801561017f575f5ffd5b5061019361018e3660046118d1565b610498565b6040517fffffffff00000000000000000000000000000000000000000000000000000000909116815260200161016b565b3480156101cf575f5ffd5b5061013a6101de36600461193b565b610533565b3480156101ee575f5ffd5b506102026101fd3660046119c4565b61078e565b60405190815260200161016b565b34801561021b575f5ffd5b5061020261022a366004611a0f565b61082b565b34801561023a575f5ffd5b5061015f7f000000000000000000000000000000000000000000000000000000000000000081565b34801561026d575f5ffd5b5061013a61027c366004611a5c565b6108a9565b34801561028c575f5ffd5b5061020261029b366004611ade565b610a79565b3480156102ab575f5ffd5b506101936102ba366004611af5565b610ada565b3480156102ca575f5ffd5b5061015f6102d9366004611ade565b610b78565b3480156102e9575f5ffd5b506101936102f8366004611bb4565b610bc9565b348015610308575f5ffd5b5061013a610317366004611c09565b610c65565b5f7fffffffff0000000000000000000000000000000000000000000000000000000082167f01ffc9a70000000000000000000000000000000000000000000000000000000014806103ae57507fffffffff0000000000000000000000000000000000000000000000000000000082167f150b7a0200000000000000000000000000000000000000000000000000000000145b806103fa57507fffffffff0000000000000000000000000000000000000000000000000000000082167f4e2312e000000000000000000000000000000000000000000000000000000000145b8061044657507fffffffff0000000000000000000000000000000000000000000000000000000082167f1c9e742e00000000000000000000000000000000000000000000000000000000145b8061049257507fffffffff0000000000000000000000000000000000000000000000000000000082167ffabfe60700000000000000000000000000000000000000000000000000000000145b92915050565b5f73ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000163003610508576040517f9ccd6d7600000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b507f150b7a020000000000000000000000000000000000000000000000000000000095945050505050565b61053b610ed3565b73ffffffffffffffffffffffffffffffffffffffff7f00000000000000000000000000000000000000000000000000000000000000001630036105aa576040517f9ccd6d7600000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f5f6105b585610f0a565b604080517f3a5ed402b05bfeec4e6d582b2e3b7d4d040e33857f98fd02d7d4785d7a4c88f8602082015290810188905291935091505f9060600160405160208183030381529060405280519060200120905061063b6106347fad7c5bef027816a800da1736444fb58a807ef4c9603b7848673f7e3a68eb14a583610f95565b8686611077565b15801561067257506106706106347fc89efdaa54c0f20c7adf612882df0950f5a951637e0307cdcb4c672f298b8bc683610f95565b155b156106a9576040517f8baa579f00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f8681527f714c05ec247ae73c69b5c14a8d0a1106a6a61bbb77e117ea27fdde5238c197006020526040902080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001660011790557f000000000000000000000000000000000000000000000000000000000000000015610754575f8381527f714c05ec247ae73c69b5c14a8d0a1106a6a61bbb77e117ea27fdde5238c19701602052604090208290555b60405186907f2d8c53f76eb0afab114916b6c3aa17406ad39c7e874c92b099f79ab89c2e2a54905f90a25050506107896110c9565b505050565b5f6108217fad7c5bef027816a800da1736444fb58a807ef4c9603b7848673f7e3a68eb14a57fd7c6c8a4b6d83e7d8cc9cc7fdc918fa02d339ffa9f92b909170ea933eeb358fb6107de86866110f3565b604080516020810193909352820152606081018990526080810188905260a0810187905260c0015b60405160208183030381529060405280519060200120610f95565b9695505050505050565b5f6108a07fc89efdaa54c0f20c7adf612882df0950f5a951637e0307cdcb4c672f298b8bc67f5c024ce68cd88cfaa6b653319ca77fc884904aad322af9699da75c2b2377842161087b88886110f3565b604080516020810193909352820152606081018690526080810185905260a001610806565b95945050505050565b6108b1610ed3565b73ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000163003610920576040517f9ccd6d7600000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b82421115610962576040517f7d372854000000000000000000000000000000000000000000000000000000008152600481018490526024015b60405180910390fd5b61096b84610f0a565b505061098361097c8787878761082b565b8383611077565b6109b9576040517f8baa579f00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f8481527f714c05ec247ae73c69b5c14a8d0a1106a6a61bbb77e117ea27fdde5238c19700602052604080822080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001660011790555185917f996cd27645c895069c0ed2e1be6d89410ea1fb1b0edf05a1122fc922fff4e77c91a2610a3f86866112af565b60405184907ff0c6c99b11035113bf510013043afc18365a61a112c542b9f7491fd1574cfc5b905f90a2610a716110c9565b505050505050565b5f6104927fad7c5bef027816a800da1736444fb58a807ef4c9603b7848673f7e3a68eb14a57f3a5ed402b05bfeec4e6d582b2e3b7d4d040e33857f98fd02d7d4785d7a4c88f884604051602001610806929190918252602082015260400190565b5f73ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000163003610b4a576040517f9ccd6d7600000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b507fbc197c810000000000000000000000000000000000000000000000000000000098975050505050505050565b5f8181527f714c05ec247ae73c69b5c14a8d0a1106a6a61bbb77e117ea27fdde5238c19700602052604081205460ff1615610bb557506001919050565b5f610bbf836112ee565b5090949350505050565b5f73ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000163003610c39576040517f9ccd6d7600000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b507ff23a6e61000000000000000000000000000000000000000000000000000000009695505050505050565b610c6d610ed3565b73ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000163003610cdc576040517f9ccd6d7600000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b85421115610d19576040517f7d37285400000000000000000000000000000000000000000000000000000000815260048101879052602401610959565b5f5f610d2489610f0a565b91509150610d3f610d388a8a8a8a8a61078e565b8585611077565b610d75576040517f8baa579f00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b7f000000000000000000000000000000000000000000000000000000000000000015610dcf575f8281527f714c05ec247ae73c69b5c14a8d0a1106a6a61bbb77e117ea27fdde5238c1970160205260409020819055610e25565b5f8981527f714c05ec247ae73c69b5c14a8d0a1106a6a61bbb77e117ea27fdde5238c197006020526040902080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001660011790555b60405189907f996cd27645c895069c0ed2e1be6d89410ea1fb1b0edf05a1122fc922fff4e77c905f90a2865a1015610e8c576040517f34edfe3100000000000000000000000000000000000000000000000000000000815260048101889052602401610959565b610e9686866112af565b60405189907ff0c6c99b11035113bf510013043afc18365a61a112c542b9f7491fd1574cfc5b905f90a25050610eca6110c9565b50505050505050565b610edb611466565b610f0860017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b906114bf565b565b5f5f5f610f16846112ee565b909450925090508080610f5557505f8481527f714c05ec247ae73c69b5c14a8d0a1106a6a61bbb77e117ea27fdde5238c19700602052604090205460ff165b15610f8f576040517f69c4348800000000000000000000000000000000000000000000000000000000815260048101859052602401610959565b50915091565b604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201527f228696d9f69e00199cfb5d69581cb6adfc2a0086753bb6d75e7840af8948d30291810191909152606081018390524660808201523060a08201525f906110709060c001604080517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe08184030181529082905280516020909101207f190100000000000000000000000000000000000000000000000000000000000082526002820152602281018490526042902090565b9392505050565b5f5f5f6110858686866114c6565b5090925090505f81600381111561109e5761109e611c94565b148015610821575073ffffffffffffffffffffffffffffffffffffffff821630149695505050505050565b610f085f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00610f02565b5f808267ffffffffffffffff81111561110e5761110e611cc1565b604051908082528060200260200182016040528015611137578160200160208202803683370190505b5090505f5b8381101561127e577f9085b19ea56248c94d86174b3784cfaaa8673d1041d6441f61ff52752dac848385858381811061117757611177611cee565b90506020028101906111899190611d1b565b611197906020810190611d57565b8686848181106111a9576111a9611cee565b90506020028101906111bb9190611d1b565b602001358787858181106111d1576111d1611cee565b90506020028101906111e39190611d1b565b6111f1906040810190611d70565b6040516111ff929190611dd1565b6040519081900381206112439493929160200193845273ffffffffffffffffffffffffffffffffffffffff9290921660208401526040830152606082015260800190565b6040516020818303038152906040528051906020012082828151811061126b5761126b611cee565b602090810291909101015260010161113c565b50806040516020016112909190611de0565b6040516020818303038152906040528051906020012091505092915050565b5f5b81811015610789576112e6818484848181106112cf576112cf611cee565b90506020028101906112e19190611d1b565b61150d565b6001016112b1565b60408051602080820184905282518083038201815291830190925280519101205f90819081907f714c05ec247ae73c69b5c14a8d0a1106a6a61bbb77e117ea27fdde5238c197019063ffffffff8116808403611348575060015b602082901c5f5b7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff60016002818401819004021b018216608082901b175f8181526020879052604090205490975095507c0100000001000000010000000100000001000000010000000100000001830286187f800000008000000080000000800000008000000080000000800000008000000081197ffffffffefffffffefffffffefffffffefffffffefffffffefffffffeffffffff8301161615611416576001985050505050505061145f565b60e087901c15611426575061144f565b5f5b87811c1561143857602001611428565b5f99509390931b95909517945061145f9350505050565b61145881611e15565b905061134f565b9193909250565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c15610f08576040517f3ee5aeb500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b80825d5050565b5f808060418490036114fa578435602086013560408701355f1a6114ec898285856116c1565b955095509550505050611504565b505f915060029050825b93509350939050565b61151a6040820182611d70565b158015915061154a57506115316020820182611d57565b73ffffffffffffffffffffffffffffffffffffffff163b155b1561165157817f674520b60000000000000000000000000000000000000000000000000000000061157e6020840184611d57565b60405173ffffffffffffffffffffffffffffffffffffffff9091166024820152604401604080517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe08184030181529181526020820180517bffffffffffffffffffffffffffffffffffffffffffffffffffffffff167fffffffff000000000000000000000000000000000000000000000000000000009094169390931790925290517f5c0dee5d000000000000000000000000000000000000000000000000000000008152610959929190600401611e71565b5f8061167c6116636020850185611d57565b60208501356116756040870187611d70565b60806117b4565b91509150816116bb5783816040517f5c0dee5d000000000000000000000000000000000000000000000000000000008152600401610959929190611e71565b50505050565b5f80807f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411156116fa57505f915060039050826117aa565b604080515f808252602082018084528a905260ff891692820192909252606081018790526080810186905260019060a0016020604051602081039080840390855afa15801561174b573d5f5f3e3d5ffd5b50506040517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0015191505073ffffffffffffffffffffffffffffffffffffffff81166117a157505f9250600191508290506117aa565b92505f91508190505b9450945094915050565b5f6060604051848682375f5f86838a8c5af19250606091508261181a573d848111156117dd5750835b81925080835260208301815f823e5f9101908152603f017fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0166040525b509550959350505050565b5f60208284031215611835575f5ffd5b81357fffffffff0000000000000000000000000000000000000000000000000000000081168114611070575f5ffd5b803573ffffffffffffffffffffffffffffffffffffffff81168114611887575f5ffd5b919050565b5f5f83601f84011261189c575f5ffd5b50813567ffffffffffffffff8111156118b3575f5ffd5b6020830191508360208285010111156118ca575f5ffd5b9250929050565b5f5f5f5f5f608086880312156118e5575f5ffd5b6118ee86611864565b94506118fc60208701611864565b935060408601359250606086013567ffffffffffffffff81111561191e575f5ffd5b61192a8882890161188c565b969995985093965092949392505050565b5f5f5f6040848603121561194d575f5ffd5b83359250602084013567ffffffffffffffff81111561196a575f5ffd5b6119768682870161188c565b9497909650939450505050565b5f5f83601f840112611993575f5ffd5b50813567ffffffffffffffff8111156119aa575f5ffd5b6020830191508360208260051b85010111156118ca575f5ffd5b5f5f5f5f5f608086880312156119d8575f5ffd5b853594506020860135935060408601359250606086013567ffffffffffffffff811115611a03575f5ffd5b61192a88828901611983565b5f5f5f5f60608587031215611a22575f5ffd5b843567ffffffffffffffff811115611a38575f5ffd5b611a4487828801611983565b90989097506020870135966040013595509350505050565b5f5f5f5f5f5f60808789031215611a71575f5ffd5b863567ffffffffffffffff811115611a87575f5ffd5b611a9389828a01611983565b9097509550506020870135935060408701359250606087013567ffffffffffffffff811115611ac0575f5ffd5b611acc89828a0161188c565b979a9699509497509295939492505050565b5f60208284031215611aee575f5ffd5b5035919050565b5f5f5f5f5f5f5f5f60a0898b031215611b0c575f5ffd5b611b1589611864565b9750611b2360208a01611864565b9650604089013567ffffffffffffffff811115611b3e575f5ffd5b611b4a8b828c01611983565b909750955050606089013567ffffffffffffffff811115611b69575f5ffd5b611b758b828c01611983565b909550935050608089013567ffffffffffffffff811115611b94575f5ffd5b611ba08b828c0161188c565b999c989b5096995094979396929594505050565b5f5f5f5f5f5f60a08789031215611bc9575f5ffd5b611bd287611864565b9550611be060208801611864565b94506040870135935060608701359250608087013567ffffffffffffffff811115611ac0575f5ffd5b5f5f5f5f5f5f5f60a0888a031215611c1f575f5ffd5b873596506020880135955060408801359450606088013567ffffffffffffffff811115611c4a575f5ffd5b611c568a828b01611983565b909550935050608088013567ffffffffffffffff811115611c75575f5ffd5b611c818a828b0161188c565b989b979a50959850939692959293505050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603260045260245ffd5b5f82357fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffa1833603018112611d4d575f5ffd5b9190910192915050565b5f60208284031215611d67575f5ffd5b61107082611864565b5f5f83357fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe1843603018112611da3575f5ffd5b83018035915067ffffffffffffffff821115611dbd575f5ffd5b6020019150368190038213156118ca575f5ffd5b818382375f9101908152919050565b81515f90829060208501835b82811015611e0a578151845260209384019390910190600101611dec565b509195945050505050565b5f7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8203611e6a577f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b5060010190565b828152604060208201525f82518060408401528060208501606085015e5f6060828501015260607fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f830116840101915050939250505056",
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
