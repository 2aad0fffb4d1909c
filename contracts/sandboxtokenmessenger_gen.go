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

// SandboxTokenMessengerMetaData contains all meta data concerning the SandboxTokenMessenger contract.
var SandboxTokenMessengerMetaData = bind.MetaData{
	ABI: "[{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner_\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"transmitter\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"minter\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"feeRecipient_\",\"type\":\"address\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"OwnableInvalidOwner\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"OwnableUnauthorizedAccount\",\"type\":\"error\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"Denylisted\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"burnToken\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"amount\",\"type\":\"uint256\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"depositor\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"bytes32\",\"name\":\"mintRecipient\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint32\",\"name\":\"destinationDomain\",\"type\":\"uint32\"},{\"indexed\":false,\"internalType\":\"bytes32\",\"name\":\"destinationTokenMessenger\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"bytes32\",\"name\":\"destinationCaller\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"maxFee\",\"type\":\"uint256\"},{\"indexed\":true,\"internalType\":\"uint32\",\"name\":\"minFinalityThreshold\",\"type\":\"uint32\"},{\"indexed\":false,\"internalType\":\"bytes\",\"name\":\"hookData\",\"type\":\"bytes\"}],\"name\":\"DepositForBurn\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"address\",\"name\":\"feeRecipient\",\"type\":\"address\"}],\"name\":\"FeeRecipientSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"minFee\",\"type\":\"uint256\"}],\"name\":\"MinFeeSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"mintRecipient\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"amount\",\"type\":\"uint256\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"mintToken\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"feeCollected\",\"type\":\"uint256\"}],\"name\":\"MintAndWithdraw\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"previousOwner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"OwnershipTransferred\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"uint32\",\"name\":\"domain\",\"type\":\"uint32\"},{\"indexed\":false,\"internalType\":\"bytes32\",\"name\":\"tokenMessenger\",\"type\":\"bytes32\"}],\"name\":\"RemoteTokenMessengerAdded\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"uint32\",\"name\":\"domain\",\"type\":\"uint32\"},{\"indexed\":false,\"internalType\":\"bytes32\",\"name\":\"tokenMessenger\",\"type\":\"bytes32\"}],\"name\":\"RemoteTokenMessengerRemoved\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"UnDenylisted\",\"type\":\"event\"},{\"inputs\":[],\"name\":\"MIN_FEE_MULTIPLIER\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint32\",\"name\":\"domain\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"tokenMessenger\",\"type\":\"bytes32\"}],\"name\":\"addRemoteTokenMessenger\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"denylist\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"amount\",\"type\":\"uint256\"},{\"internalType\":\"uint32\",\"name\":\"destinationDomain\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"mintRecipient\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"burnToken\",\"type\":\"address\"},{\"internalType\":\"bytes32\",\"name\":\"destinationCaller\",\"type\":\"bytes32\"},{\"internalType\":\"uint256\",\"name\":\"maxFee\",\"type\":\"uint256\"},{\"internalType\":\"uint32\",\"name\":\"minFinalityThreshold\",\"type\":\"uint32\"}],\"name\":\"depositForBurn\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"amount\",\"type\":\"uint256\"},{\"internalType\":\"uint32\",\"name\":\"destinationDomain\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"mintRecipient\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"burnToken\",\"type\":\"address\"},{\"internalType\":\"bytes32\",\"name\":\"destinationCaller\",\"type\":\"bytes32\"},{\"internalType\":\"uint256\",\"name\":\"maxFee\",\"type\":\"uint256\"},{\"internalType\":\"uint32\",\"name\":\"minFinalityThreshold\",\"type\":\"uint32\"},{\"internalType\":\"bytes\",\"name\":\"hookData\",\"type\":\"bytes\"}],\"name\":\"depositForBurnWithHook\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"feeRecipient\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"amount\",\"type\":\"uint256\"}],\"name\":\"getMinFeeAmount\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint32\",\"name\":\"sourceDomain\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"sender\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"\",\"type\":\"uint32\"},{\"internalType\":\"bytes\",\"name\":\"messageBody\",\"type\":\"bytes\"}],\"name\":\"handleReceiveFinalizedMessage\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"success\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint32\",\"name\":\"sourceDomain\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"sender\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"finalityThresholdExecuted\",\"type\":\"uint32\"},{\"internalType\":\"bytes\",\"name\":\"messageBody\",\"type\":\"bytes\"}],\"name\":\"handleReceiveUnfinalizedMessage\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"success\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"isDenylisted\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"localMessageTransmitter\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"localMinter\",\"outputs\":[{\"internalType\":\"contractSandboxTokenMinter\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"messageBodyVersion\",\"outputs\":[{\"internalType\":\"uint32\",\"name\":\"\",\"type\":\"uint32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"minFee\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"owner\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint32\",\"name\":\"domain\",\"type\":\"uint32\"}],\"name\":\"remoteTokenMessengers\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint32\",\"name\":\"domain\",\"type\":\"uint32\"}],\"name\":\"removeRemoteTokenMessenger\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"renounceOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"feeRecipient_\",\"type\":\"address\"}],\"name\":\"setFeeRecipient\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"minFee_\",\"type\":\"uint256\"}],\"name\":\"setMinFee\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"transferOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"unDenylist\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"}]",
	ID:  "SandboxTokenMessenger",
	Bin: "0x60e0604052600160a052348015610014575f5ffd5b5060405161214138038061214183398101604081905261003391610251565b836001600160a01b03811661006257604051631e4fbdf760e01b81525f60048201526024015b60405180910390fd5b61006b8161013d565b506001600160a01b0383166100c25760405162461bcd60e51b815260206004820152601a60248201527f4d6573736167655472616e736d6974746572206e6f74207365740000000000006044820152606401610059565b6001600160a01b0382166101185760405162461bcd60e51b815260206004820152601860248201527f5a65726f2061646472657373206e6f7420616c6c6f77656400000000000000006044820152606401610059565b6001600160a01b03808416608052821660c0526101348161018c565b505050506102a2565b5f80546001600160a01b038381166001600160a01b0319831681178455604051919092169283917f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e09190a35050565b6001600160a01b0381166101e25760405162461bcd60e51b815260206004820152601860248201527f5a65726f2061646472657373206e6f7420616c6c6f77656400000000000000006044820152606401610059565b600280546001600160a01b0319166001600160a01b0383169081179091556040519081527fbf9a9534339a9d6b81696e05dcfb614b7dc518a31d48be3cfb757988381fb3239060200160405180910390a150565b80516001600160a01b038116811461024c575f5ffd5b919050565b5f5f5f5f60808587031215610264575f5ffd5b61026d85610236565b935061027b60208601610236565b925061028960408601610236565b915061029760608601610236565b905092959194509250565b60805160a05160c051611e3661030b5f395f818161033e01528181610f5401528181610fdd015281816114dc01526115e601525f818161030201528181610cab015261189a01525f81816101c1015281816103e9015281816107bb01526116690152611e365ff3fe608060405234801561000f575f5ffd5b5060043610610179575f3560e01c80638da5cb5b116100d2578063cb75c11c11610088578063e877a52611610063578063e877a52614610386578063f2fde38b146103a8578063f79fd08e146103bb575f5ffd5b8063cb75c11c14610339578063da87e44814610360578063e74b981b14610373575f5ffd5b8063966dfbd5116100b8578063966dfbd5146102e05780639cab0c1c146102ea5780639cdbb181146102fd575f5ffd5b80638da5cb5b146102b05780638e0250ee146102cd575f5ffd5b80634690484011610132578063779b432d1161010d578063779b432d1461026b5780637c92f2191461027e57806382a5e66514610291575f5ffd5b80634690484014610230578063516990e314610250578063715018a614610263575f5ffd5b80632c121921116101625780632c121921146101bc57806331ac9920146102085780633371bfff1461021d575f5ffd5b806311cffb671461017d57806324ec7590146101a5575b5f5ffd5b61019061018b366004611959565b6103ce565b60405190151581526020015b60405180910390f35b6101ae60035481565b60405190815260200161019c565b6101e37f000000000000000000000000000000000000000000000000000000000000000081565b60405173ffffffffffffffffffffffffffffffffffffffff909116815260200161019c565b61021b6102163660046119c3565b610508565b005b61021b61022b3660046119fb565b61059e565b6002546101e39073ffffffffffffffffffffffffffffffffffffffff1681565b6101ae61025e3660046119c3565b61061c565b61021b61068c565b61021b610279366004611a16565b61069f565b61019061028c366004611959565b6107a0565b6101ae61029f366004611ab0565b60016020525f908152604090205481565b5f5473ffffffffffffffffffffffffffffffffffffffff166101e3565b61021b6102db366004611ac9565b610914565b6101ae6298968081565b61021b6102f83660046119fb565b6109a1565b6103247f000000000000000000000000000000000000000000000000000000000000000081565b60405163ffffffff909116815260200161019c565b6101e37f000000000000000000000000000000000000000000000000000000000000000081565b61021b61036e366004611b30565b610a1c565b61021b6103813660046119fb565b610b28565b6101906103943660046119fb565b60046020525f908152604090205460ff1681565b61021b6103b63660046119fb565b610b3c565b61021b6103c9366004611ab0565b610b9c565b5f85853373ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000161461045b5760405162461bcd60e51b815260206004820152601b60248201527f496e76616c6964206d657373616765207472616e736d6974746572000000000060448201526064015b60405180910390fd5b801580159061047d575063ffffffff82165f9081526001602052604090205481145b6104ef5760405162461bcd60e51b815260206004820152602160248201527f52656d6f746520546f6b656e4d657373656e67657220756e737570706f72746560448201527f64000000000000000000000000000000000000000000000000000000000000006064820152608401610452565b6104fa888686610c53565b506001979650505050505050565b610510611134565b6298968081106105625760405162461bcd60e51b815260206004820152601060248201527f4d696e2066656520746f6f2068696768000000000000000000000000000000006044820152606401610452565b60038190556040518181527fd4c19c993aeeb50b76da8b158f84806c9d235eff5b86f3a36f12a2e1dd4e6eac906020015b60405180910390a150565b6105a6611134565b73ffffffffffffffffffffffffffffffffffffffff81165f8181526004602052604080822080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff00166001179055517ffa4507bc1f9c730e6e95897024f1fe7d576cf2deb53579d55c14f1ac3439e1149190a250565b5f6003545f0361062d57505f919050565b6001821161067d5760405162461bcd60e51b815260206004820152600e60248201527f416d6f756e7420746f6f206c6f770000000000000000000000000000000000006044820152606401610452565b61068682611186565b92915050565b610694611134565b61069d5f6111cc565b565b6106a833611240565b6106b132611240565b806106fe5760405162461bcd60e51b815260206004820152601260248201527f486f6f6b206461746120697320656d70747900000000000000000000000000006044820152606401610452565b6107956040518061010001604052808b81526020018a63ffffffff1681526020018981526020018873ffffffffffffffffffffffffffffffffffffffff1681526020018781526020018681526020018563ffffffff16815260200184848080601f0160208091040260200160405190810160405280939291908181526020018383808284375f9201919091525050509152506112da565b505050505050505050565b5f85853373ffffffffffffffffffffffffffffffffffffffff7f000000000000000000000000000000000000000000000000000000000000000016146108285760405162461bcd60e51b815260206004820152601b60248201527f496e76616c6964206d657373616765207472616e736d697474657200000000006044820152606401610452565b801580159061084a575063ffffffff82165f9081526001602052604090205481145b6108bc5760405162461bcd60e51b815260206004820152602160248201527f52656d6f746520546f6b656e4d657373656e67657220756e737570706f72746560448201527f64000000000000000000000000000000000000000000000000000000000000006064820152608401610452565b6101f463ffffffff871610156104ef5760405162461bcd60e51b815260206004820152601e60248201527f556e737570706f727465642066696e616c697479207468726573686f6c6400006044820152606401610452565b61091d33611240565b61092632611240565b6109986040518061010001604052808981526020018863ffffffff1681526020018781526020018673ffffffffffffffffffffffffffffffffffffffff1681526020018581526020018481526020018363ffffffff16815260200160405180602001604052805f8152508152506112da565b50505050505050565b6109a9611134565b73ffffffffffffffffffffffffffffffffffffffff81165f8181526004602052604080822080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff00169055517fc904e1b03de0c20d7fcf9dbd056daf1bd3815e93f251199de815fd0f0b96e1669190a250565b610a24611134565b80610a715760405162461bcd60e51b815260206004820152601660248201527f62797465733332283029206e6f7420616c6c6f776564000000000000000000006044820152606401610452565b63ffffffff82165f9081526001602052604090205415610ad35760405162461bcd60e51b815260206004820152601a60248201527f546f6b656e4d657373656e67657220616c7265616479207365740000000000006044820152606401610452565b63ffffffff82165f81815260016020908152604091829020849055815192835282018390527f4bba2b08298cf59661b4895e384cc2ac3962ce2d71f1b7c11bca52e1169f959991015b60405180910390a15050565b610b30611134565b610b39816117a4565b50565b610b44611134565b73ffffffffffffffffffffffffffffffffffffffff8116610b93576040517f1e4fbdf70000000000000000000000000000000000000000000000000000000081525f6004820152602401610452565b610b39816111cc565b610ba4611134565b63ffffffff81165f9081526001602052604090205480610c065760405162461bcd60e51b815260206004820152601560248201527f4e6f20546f6b656e4d657373656e6765722073657400000000000000000000006044820152606401610452565b63ffffffff82165f81815260016020908152604080832092909255815192835282018390527f3dcea012093dbca2bb8ed7fd2b2ff90305ab70bddda8bbb94d4152735a98f0b19101610b1c565b60e4811015610ca45760405162461bcd60e51b815260206004820152601f60248201527f496e76616c6964206275726e206d6573736167653a20746f6f2073686f7274006044820152606401610452565b63ffffffff7f000000000000000000000000000000000000000000000000000000000000000016610cd860045f8486611b58565b610ce191611b7f565b60e01c14610d315760405162461bcd60e51b815260206004820152601c60248201527f496e76616c6964206d65737361676520626f64792076657273696f6e000000006044820152606401610452565b5f610d4060e460c48486611b58565b610d4991611be5565b9050801580610d5757504381115b610dc95760405162461bcd60e51b815260206004820152602560248201527f4d657373616765206578706972656420616e64206d7573742062652072652d7360448201527f69676e65640000000000000000000000000000000000000000000000000000006064820152608401610452565b5f610dd8606460448587611b58565b610de191611be5565b90505f610df260c460a48688611b58565b610dfb91611be5565b9050801580610e0957508181105b610e555760405162461bcd60e51b815260206004820152601c60248201527f46656520657175616c73206f72206578636565647320616d6f756e74000000006044820152606401610452565b610e6360a460848688611b58565b610e6c91611be5565b811115610ebb5760405162461bcd60e51b815260206004820152601360248201527f4665652065786365656473206d617820666565000000000000000000000000006044820152606401610452565b5f610eca602460048789611b58565b610ed391611be5565b90505f610ee460446024888a611b58565b610eed91611be5565b90505f83610fc3576040517fd54de06f00000000000000000000000000000000000000000000000000000000815263ffffffff8a1660048201526024810184905273ffffffffffffffffffffffffffffffffffffffff8381166044830152606482018790527f0000000000000000000000000000000000000000000000000000000000000000169063d54de06f906084016020604051808303815f875af1158015610f9a573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610fbe9190611c21565b6110ca565b60025473ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000811691638dfcfa90918c9187918791166110168a8c611c69565b6040517fffffffff0000000000000000000000000000000000000000000000000000000060e088901b16815263ffffffff959095166004860152602485019390935273ffffffffffffffffffffffffffffffffffffffff9182166044850152166064830152608482015260a4810187905260c4016020604051808303815f875af11580156110a6573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906110ca9190611c21565b905073ffffffffffffffffffffffffffffffffffffffff8082169083167f50c55e915134d457debfa58eb6f4342956f8b0616d51a89a3659360178e1ab636111128789611c69565b60408051918252602082018990520160405180910390a3505050505050505050565b5f5473ffffffffffffffffffffffffffffffffffffffff16331461069d576040517f118cdaa7000000000000000000000000000000000000000000000000000000008152336004820152602401610452565b5f6003545f0361119757505f919050565b5f62989680600354846111aa9190611c7c565b6111b49190611c93565b905080156111c257806111c5565b60015b9392505050565b5f805473ffffffffffffffffffffffffffffffffffffffff8381167fffffffffffffffffffffffff0000000000000000000000000000000000000000831681178455604051919092169283917f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e09190a35050565b73ffffffffffffffffffffffffffffffffffffffff81165f9081526004602052604090205460ff1615610b395760405162461bcd60e51b8152602060048201526024808201527f44656e796c69737461626c653a206163636f756e74206973206f6e2064656e7960448201527f6c697374000000000000000000000000000000000000000000000000000000006064820152608401610452565b80516113285760405162461bcd60e51b815260206004820152601660248201527f416d6f756e74206d757374206265206e6f6e7a65726f000000000000000000006044820152606401610452565b60408101516113795760405162461bcd60e51b815260206004820152601e60248201527f4d696e7420726563697069656e74206d757374206265206e6f6e7a65726f00006044820152606401610452565b805160a0820151106113cd5760405162461bcd60e51b815260206004820181905260248201527f4d617820666565206d757374206265206c657373207468616e20616d6f756e746044820152606401610452565b80516113d890611186565b8160a00151101561142b5760405162461bcd60e51b815260206004820152601460248201527f496e73756666696369656e74206d6178206665650000000000000000000000006044820152606401610452565b60208082015163ffffffff165f90815260019091526040902054806114925760405162461bcd60e51b815260206004820152601c60248201527f4e6f20546f6b656e4d657373656e67657220666f7220646f6d61696e000000006044820152606401610452565b606082015182516040517f23b872dd00000000000000000000000000000000000000000000000000000000815233600482015273ffffffffffffffffffffffffffffffffffffffff7f00000000000000000000000000000000000000000000000000000000000000008116602483015260448201929092529116906323b872dd906064016020604051808303815f875af1158015611532573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906115569190611ccb565b6115a25760405162461bcd60e51b815260206004820152601960248201527f5472616e73666572206f7065726174696f6e206661696c6564000000000000006044820152606401610452565b606082015182516040517f9dc29fac00000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff7f00000000000000000000000000000000000000000000000000000000000000001692639dc29fac9261163a9260040173ffffffffffffffffffffffffffffffffffffffff929092168252602082015260400190565b5f604051808303815f87803b158015611651575f5ffd5b505af1158015611663573d5f5f3e3d5ffd5b505050507f000000000000000000000000000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff166314b157ab83602001518385608001518660c001516116bc8861187a565b6040518663ffffffff1660e01b81526004016116dc959493929190611d36565b5f604051808303815f87803b1580156116f3575f5ffd5b505af1158015611705573d5f5f3e3d5ffd5b505050508160c0015163ffffffff163373ffffffffffffffffffffffffffffffffffffffff16836060015173ffffffffffffffffffffffffffffffffffffffff167f0c8c1cbdc5190613ebd485511d4e2812cfa45eecb79d845893331fedad5130a5855f0151866040015187602001518789608001518a60a001518b60e001516040516117989796959493929190611d77565b60405180910390a45050565b73ffffffffffffffffffffffffffffffffffffffff81166118075760405162461bcd60e51b815260206004820152601860248201527f5a65726f2061646472657373206e6f7420616c6c6f77656400000000000000006044820152606401610452565b600280547fffffffffffffffffffffffff00000000000000000000000000000000000000001673ffffffffffffffffffffffffffffffffffffffff83169081179091556040519081527fbf9a9534339a9d6b81696e05dcfb614b7dc518a31d48be3cfb757988381fb32390602001610593565b606081810151604080840151845160a086015160e087015193516118e6957f00000000000000000000000000000000000000000000000000000000000000009573ffffffffffffffffffffffffffffffffffffffff909116949392339290915f91829190602001611dc0565b6040516020818303038152906040529050919050565b803563ffffffff8116811461190f575f5ffd5b919050565b5f5f83601f840112611924575f5ffd5b50813567ffffffffffffffff81111561193b575f5ffd5b602083019150836020828501011115611952575f5ffd5b9250929050565b5f5f5f5f5f6080868803121561196d575f5ffd5b611976866118fc565b94506020860135935061198b604087016118fc565b9250606086013567ffffffffffffffff8111156119a6575f5ffd5b6119b288828901611914565b969995985093965092949392505050565b5f602082840312156119d3575f5ffd5b5035919050565b73ffffffffffffffffffffffffffffffffffffffff81168114610b39575f5ffd5b5f60208284031215611a0b575f5ffd5b81356111c5816119da565b5f5f5f5f5f5f5f5f5f6101008a8c031215611a2f575f5ffd5b89359850611a3f60208b016118fc565b975060408a0135965060608a0135611a56816119da565b955060808a0135945060a08a01359350611a7260c08b016118fc565b925060e08a013567ffffffffffffffff811115611a8d575f5ffd5b611a998c828d01611914565b915080935050809150509295985092959850929598565b5f60208284031215611ac0575f5ffd5b6111c5826118fc565b5f5f5f5f5f5f5f60e0888a031215611adf575f5ffd5b87359650611aef602089016118fc565b9550604088013594506060880135611b06816119da565b93506080880135925060a08801359150611b2260c089016118fc565b905092959891949750929550565b5f5f60408385031215611b41575f5ffd5b611b4a836118fc565b946020939093013593505050565b5f5f85851115611b66575f5ffd5b83861115611b72575f5ffd5b5050820193919092039150565b80357fffffffff000000000000000000000000000000000000000000000000000000008116906004841015611bde577fffffffff00000000000000000000000000000000000000000000000000000000808560040360031b1b82161691505b5092915050565b80356020831015610686577fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff602084900360031b1b1692915050565b5f60208284031215611c31575f5ffd5b81516111c5816119da565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b8181038181111561068657610686611c3c565b808202811582820484141761068657610686611c3c565b5f82611cc6577f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b500490565b5f60208284031215611cdb575f5ffd5b815180151581146111c5575f5ffd5b5f81518084528060208401602086015e5f6020828601015260207fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f83011685010191505092915050565b63ffffffff8616815284602082015283604082015263ffffffff8316606082015260a060808201525f611d6c60a0830184611cea565b979650505050505050565b87815286602082015263ffffffff861660408201528460608201528360808201528260a082015260e060c08201525f611db360e0830184611cea565b9998505050505050505050565b7fffffffff000000000000000000000000000000000000000000000000000000008a60e01b1681528860048201528760248201528660448201528560648201528460848201528360a48201528260c48201525f8251806020850160e485015e5f920160e40191825250999850505050505050505056",
}

// SandboxTokenMessenger is an auto generated Go binding around an Ethereum contract.
type SandboxTokenMessenger struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *SandboxTokenMessenger) GetABI() abi.ABI {
	return c.abi
}

// NewSandboxTokenMessenger creates a new instance of SandboxTokenMessenger.
func NewSandboxTokenMessenger() *SandboxTokenMessenger {
	parsed, err := SandboxTokenMessengerMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &SandboxTokenMessenger{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *SandboxTokenMessenger) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackConstructor is the Go binding used to pack the parameters required for
// contract deployment.
//
// Solidity: constructor(address owner_, address transmitter, address minter, address feeRecipient_) returns()
func (sandboxTokenMessenger *SandboxTokenMessenger) PackConstructor(owner_ common.Address, transmitter common.Address, minter common.Address, feeRecipient_ common.Address) []byte {
	enc, err := sandboxTokenMessenger.abi.Pack("", owner_, transmitter, minter, feeRecipient_)
	if err != nil {
		panic(err)
	}
	return enc
}

// PackMINFEEMULTIPLIER is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x966dfbd5.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function MIN_FEE_MULTIPLIER() view returns(uint256)
func (sandboxTokenMessenger *SandboxTokenMessenger) PackMINFEEMULTIPLIER() []byte {
	enc, err := sandboxTokenMessenger.abi.Pack("MIN_FEE_MULTIPLIER")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMINFEEMULTIPLIER is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x966dfbd5.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function MIN_FEE_MULTIPLIER() view returns(uint256)
func (sandboxTokenMessenger *SandboxTokenMessenger) TryPackMINFEEMULTIPLIER() ([]byte, error) {
	return sandboxTokenMessenger.abi.Pack("MIN_FEE_MULTIPLIER")
}

// UnpackMINFEEMULTIPLIER is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x966dfbd5.
//
// Solidity: function MIN_FEE_MULTIPLIER() view returns(uint256)
func (sandboxTokenMessenger *SandboxTokenMessenger) UnpackMINFEEMULTIPLIER(data []byte) (*big.Int, error) {
	out, err := sandboxTokenMessenger.abi.Unpack("MIN_FEE_MULTIPLIER", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackAddRemoteTokenMessenger is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xda87e448.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function addRemoteTokenMessenger(uint32 domain, bytes32 tokenMessenger) returns()
func (sandboxTokenMessenger *SandboxTokenMessenger) PackAddRemoteTokenMessenger(domain uint32, tokenMessenger [32]byte) []byte {
	enc, err := sandboxTokenMessenger.abi.Pack("addRemoteTokenMessenger", domain, tokenMessenger)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAddRemoteTokenMessenger is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xda87e448.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function addRemoteTokenMessenger(uint32 domain, bytes32 tokenMessenger) returns()
func (sandboxTokenMessenger *SandboxTokenMessenger) TryPackAddRemoteTokenMessenger(domain uint32, tokenMessenger [32]byte) ([]byte, error) {
	return sandboxTokenMessenger.abi.Pack("addRemoteTokenMessenger", domain, tokenMessenger)
}

// PackDenylist is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3371bfff.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function denylist(address account) returns()
func (sandboxTokenMessenger *SandboxTokenMessenger) PackDenylist(account common.Address) []byte {
	enc, err := sandboxTokenMessenger.abi.Pack("denylist", account)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDenylist is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3371bfff.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function denylist(address account) returns()
func (sandboxTokenMessenger *SandboxTokenMessenger) TryPackDenylist(account common.Address) ([]byte, error) {
	return sandboxTokenMessenger.abi.Pack("denylist", account)
}

// PackDepositForBurn is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8e0250ee.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken, bytes32 destinationCaller, uint256 maxFee, uint32 minFinalityThreshold) returns()
func (sandboxTokenMessenger *SandboxTokenMessenger) PackDepositForBurn(amount *big.Int, destinationDomain uint32, mintRecipient [32]byte, burnToken common.Address, destinationCaller [32]byte, maxFee *big.Int, minFinalityThreshold uint32) []byte {
	enc, err := sandboxTokenMessenger.abi.Pack("depositForBurn", amount, destinationDomain, mintRecipient, burnToken, destinationCaller, maxFee, minFinalityThreshold)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDepositForBurn is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8e0250ee.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken, bytes32 destinationCaller, uint256 maxFee, uint32 minFinalityThreshold) returns()
func (sandboxTokenMessenger *SandboxTokenMessenger) TryPackDepositForBurn(amount *big.Int, destinationDomain uint32, mintRecipient [32]byte, burnToken common.Address, destinationCaller [32]byte, maxFee *big.Int, minFinalityThreshold uint32) ([]byte, error) {
	return sandboxTokenMessenger.abi.Pack("depositForBurn", amount, destinationDomain, mintRecipient, burnToken, destinationCaller, maxFee, minFinalityThreshold)
}

// PackDepositForBurnWithHook is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x779b432d.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function depositForBurnWithHook(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken, bytes32 destinationCaller, uint256 maxFee, uint32 minFinalityThreshold, bytes hookData) returns()
func (sandboxTokenMessenger *SandboxTokenMessenger) PackDepositForBurnWithHook(amount *big.Int, destinationDomain uint32, mintRecipient [32]byte, burnToken common.Address, destinationCaller [32]byte, maxFee *big.Int, minFinalityThreshold uint32, hookData []byte) []byte {
	enc, err := sandboxTokenMessenger.abi.Pack("depositForBurnWithHook", amount, destinationDomain, mintRecipient, burnToken, destinationCaller, maxFee, minFinalityThreshold, hookData)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDepositForBurnWithHook is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x779b432d.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function depositForBurnWithHook(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken, bytes32 destinationCaller, uint256 maxFee, uint32 minFinalityThreshold, bytes hookData) returns()
func (sandboxTokenMessenger *SandboxTokenMessenger) TryPackDepositForBurnWithHook(amount *big.Int, destinationDomain uint32, mintRecipient [32]byte, burnToken common.Address, destinationCaller [32]byte, maxFee *big.Int, minFinalityThreshold uint32, hookData []byte) ([]byte, error) {
	return sandboxTokenMessenger.abi.Pack("depositForBurnWithHook", amount, destinationDomain, mintRecipient, burnToken, destinationCaller, maxFee, minFinalityThreshold, hookData)
}

// PackFeeRecipient is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x46904840.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function feeRecipient() view returns(address)
func (sandboxTokenMessenger *SandboxTokenMessenger) PackFeeRecipient() []byte {
	enc, err := sandboxTokenMessenger.abi.Pack("feeRecipient")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackFeeRecipient is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x46904840.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function feeRecipient() view returns(address)
func (sandboxTokenMessenger *SandboxTokenMessenger) TryPackFeeRecipient() ([]byte, error) {
	return sandboxTokenMessenger.abi.Pack("feeRecipient")
}

// UnpackFeeRecipient is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x46904840.
//
// Solidity: function feeRecipient() view returns(address)
func (sandboxTokenMessenger *SandboxTokenMessenger) UnpackFeeRecipient(data []byte) (common.Address, error) {
	out, err := sandboxTokenMessenger.abi.Unpack("feeRecipient", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackGetMinFeeAmount is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x516990e3.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function getMinFeeAmount(uint256 amount) view returns(uint256)
func (sandboxTokenMessenger *SandboxTokenMessenger) PackGetMinFeeAmount(amount *big.Int) []byte {
	enc, err := sandboxTokenMessenger.abi.Pack("getMinFeeAmount", amount)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackGetMinFeeAmount is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x516990e3.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function getMinFeeAmount(uint256 amount) view returns(uint256)
func (sandboxTokenMessenger *SandboxTokenMessenger) TryPackGetMinFeeAmount(amount *big.Int) ([]byte, error) {
	return sandboxTokenMessenger.abi.Pack("getMinFeeAmount", amount)
}

// UnpackGetMinFeeAmount is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x516990e3.
//
// Solidity: function getMinFeeAmount(uint256 amount) view returns(uint256)
func (sandboxTokenMessenger *SandboxTokenMessenger) UnpackGetMinFeeAmount(data []byte) (*big.Int, error) {
	out, err := sandboxTokenMessenger.abi.Unpack("getMinFeeAmount", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackHandleReceiveFinalizedMessage is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x11cffb67.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function handleReceiveFinalizedMessage(uint32 sourceDomain, bytes32 sender, uint32 , bytes messageBody) returns(bool success)
func (sandboxTokenMessenger *SandboxTokenMessenger) PackHandleReceiveFinalizedMessage(sourceDomain uint32, sender [32]byte, arg2 uint32, messageBody []byte) []byte {
	enc, err := sandboxTokenMessenger.abi.Pack("handleReceiveFinalizedMessage", sourceDomain, sender, arg2, messageBody)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackHandleReceiveFinalizedMessage is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x11cffb67.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function handleReceiveFinalizedMessage(uint32 sourceDomain, bytes32 sender, uint32 , bytes messageBody) returns(bool success)
func (sandboxTokenMessenger *SandboxTokenMessenger) TryPackHandleReceiveFinalizedMessage(sourceDomain uint32, sender [32]byte, arg2 uint32, messageBody []byte) ([]byte, error) {
	return sandboxTokenMessenger.abi.Pack("handleReceiveFinalizedMessage", sourceDomain, sender, arg2, messageBody)
}

// UnpackHandleReceiveFinalizedMessage is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x11cffb67.
//
// Solidity: function handleReceiveFinalizedMessage(uint32 sourceDomain, bytes32 sender, uint32 , bytes messageBody) returns(bool success)
func (sandboxTokenMessenger *SandboxTokenMessenger) UnpackHandleReceiveFinalizedMessage(data []byte) (bool, error) {
	out, err := sandboxTokenMessenger.abi.Unpack("handleReceiveFinalizedMessage", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackHandleReceiveUnfinalizedMessage is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7c92f219.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function handleReceiveUnfinalizedMessage(uint32 sourceDomain, bytes32 sender, uint32 finalityThresholdExecuted, bytes messageBody) returns(bool success)
func (sandboxTokenMessenger *SandboxTokenMessenger) PackHandleReceiveUnfinalizedMessage(sourceDomain uint32, sender [32]byte, finalityThresholdExecuted uint32, messageBody []byte) []byte {
	enc, err := sandboxTokenMessenger.abi.Pack("handleReceiveUnfinalizedMessage", sourceDomain, sender, finalityThresholdExecuted, messageBody)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackHandleReceiveUnfinalizedMessage is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7c92f219.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function handleReceiveUnfinalizedMessage(uint32 sourceDomain, bytes32 sender, uint32 finalityThresholdExecuted, bytes messageBody) returns(bool success)
func (sandboxTokenMessenger *SandboxTokenMessenger) TryPackHandleReceiveUnfinalizedMessage(sourceDomain uint32, sender [32]byte, finalityThresholdExecuted uint32, messageBody []byte) ([]byte, error) {
	return sandboxTokenMessenger.abi.Pack("handleReceiveUnfinalizedMessage", sourceDomain, sender, finalityThresholdExecuted, messageBody)
}

// UnpackHandleReceiveUnfinalizedMessage is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x7c92f219.
//
// Solidity: function handleReceiveUnfinalizedMessage(uint32 sourceDomain, bytes32 sender, uint32 finalityThresholdExecuted, bytes messageBody) returns(bool success)
func (sandboxTokenMessenger *SandboxTokenMessenger) UnpackHandleReceiveUnfinalizedMessage(data []byte) (bool, error) {
	out, err := sandboxTokenMessenger.abi.Unpack("handleReceiveUnfinalizedMessage", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackIsDenylisted is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe877a526.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function isDenylisted(address account) view returns(bool)
func (sandboxTokenMessenger *SandboxTokenMessenger) PackIsDenylisted(account common.Address) []byte {
	enc, err := sandboxTokenMessenger.abi.Pack("isDenylisted", account)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackIsDenylisted is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe877a526.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function isDenylisted(address account) view returns(bool)
func (sandboxTokenMessenger *SandboxTokenMessenger) TryPackIsDenylisted(account common.Address) ([]byte, error) {
	return sandboxTokenMessenger.abi.Pack("isDenylisted", account)
}

// UnpackIsDenylisted is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xe877a526.
//
// Solidity: function isDenylisted(address account) view returns(bool)
func (sandboxTokenMessenger *SandboxTokenMessenger) UnpackIsDenylisted(data []byte) (bool, error) {
	out, err := sandboxTokenMessenger.abi.Unpack("isDenylisted", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackLocalMessageTransmitter is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2c121921.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function localMessageTransmitter() view returns(address)
func (sandboxTokenMessenger *SandboxTokenMessenger) PackLocalMessageTransmitter() []byte {
	enc, err := sandboxTokenMessenger.abi.Pack("localMessageTransmitter")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackLocalMessageTransmitter is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2c121921.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function localMessageTransmitter() view returns(address)
func (sandboxTokenMessenger *SandboxTokenMessenger) TryPackLocalMessageTransmitter() ([]byte, error) {
	return sandboxTokenMessenger.abi.Pack("localMessageTransmitter")
}

// UnpackLocalMessageTransmitter is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x2c121921.
//
// Solidity: function localMessageTransmitter() view returns(address)
func (sandboxTokenMessenger *SandboxTokenMessenger) UnpackLocalMessageTransmitter(data []byte) (common.Address, error) {
	out, err := sandboxTokenMessenger.abi.Unpack("localMessageTransmitter", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackLocalMinter is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xcb75c11c.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function localMinter() view returns(address)
func (sandboxTokenMessenger *SandboxTokenMessenger) PackLocalMinter() []byte {
	enc, err := sandboxTokenMessenger.abi.Pack("localMinter")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackLocalMinter is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xcb75c11c.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function localMinter() view returns(address)
func (sandboxTokenMessenger *SandboxTokenMessenger) TryPackLocalMinter() ([]byte, error) {
	return sandboxTokenMessenger.abi.Pack("localMinter")
}

// UnpackLocalMinter is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xcb75c11c.
//
// Solidity: function localMinter() view returns(address)
func (sandboxTokenMessenger *SandboxTokenMessenger) UnpackLocalMinter(data []byte) (common.Address, error) {
	out, err := sandboxTokenMessenger.abi.Unpack("localMinter", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackMessageBodyVersion is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9cdbb181.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function messageBodyVersion() view returns(uint32)
func (sandboxTokenMessenger *SandboxTokenMessenger) PackMessageBodyVersion() []byte {
	enc, err := sandboxTokenMessenger.abi.Pack("messageBodyVersion")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMessageBodyVersion is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9cdbb181.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function messageBodyVersion() view returns(uint32)
func (sandboxTokenMessenger *SandboxTokenMessenger) TryPackMessageBodyVersion() ([]byte, error) {
	return sandboxTokenMessenger.abi.Pack("messageBodyVersion")
}

// UnpackMessageBodyVersion is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x9cdbb181.
//
// Solidity: function messageBodyVersion() view returns(uint32)
func (sandboxTokenMessenger *SandboxTokenMessenger) UnpackMessageBodyVersion(data []byte) (uint32, error) {
	out, err := sandboxTokenMessenger.abi.Unpack("messageBodyVersion", data)
	if err != nil {
		return *new(uint32), err
	}
	out0 := *abi.ConvertType(out[0], new(uint32)).(*uint32)
	return out0, nil
}

// PackMinFee is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x24ec7590.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function minFee() view returns(uint256)
func (sandboxTokenMessenger *SandboxTokenMessenger) PackMinFee() []byte {
	enc, err := sandboxTokenMessenger.abi.Pack("minFee")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMinFee is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x24ec7590.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function minFee() view returns(uint256)
func (sandboxTokenMessenger *SandboxTokenMessenger) TryPackMinFee() ([]byte, error) {
	return sandboxTokenMessenger.abi.Pack("minFee")
}

// UnpackMinFee is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x24ec7590.
//
// Solidity: function minFee() view returns(uint256)
func (sandboxTokenMessenger *SandboxTokenMessenger) UnpackMinFee(data []byte) (*big.Int, error) {
	out, err := sandboxTokenMessenger.abi.Unpack("minFee", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackOwner is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8da5cb5b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function owner() view returns(address)
func (sandboxTokenMessenger *SandboxTokenMessenger) PackOwner() []byte {
	enc, err := sandboxTokenMessenger.abi.Pack("owner")
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
func (sandboxTokenMessenger *SandboxTokenMessenger) TryPackOwner() ([]byte, error) {
	return sandboxTokenMessenger.abi.Pack("owner")
}

// UnpackOwner is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x8da5cb5b.
//
// Solidity: function owner() view returns(address)
func (sandboxTokenMessenger *SandboxTokenMessenger) UnpackOwner(data []byte) (common.Address, error) {
	out, err := sandboxTokenMessenger.abi.Unpack("owner", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackRemoteTokenMessengers is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x82a5e665.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function remoteTokenMessengers(uint32 domain) view returns(bytes32)
func (sandboxTokenMessenger *SandboxTokenMessenger) PackRemoteTokenMessengers(domain uint32) []byte {
	enc, err := sandboxTokenMessenger.abi.Pack("remoteTokenMessengers", domain)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRemoteTokenMessengers is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x82a5e665.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function remoteTokenMessengers(uint32 domain) view returns(bytes32)
func (sandboxTokenMessenger *SandboxTokenMessenger) TryPackRemoteTokenMessengers(domain uint32) ([]byte, error) {
	return sandboxTokenMessenger.abi.Pack("remoteTokenMessengers", domain)
}

// UnpackRemoteTokenMessengers is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x82a5e665.
//
// Solidity: function remoteTokenMessengers(uint32 domain) view returns(bytes32)
func (sandboxTokenMessenger *SandboxTokenMessenger) UnpackRemoteTokenMessengers(data []byte) ([32]byte, error) {
	out, err := sandboxTokenMessenger.abi.Unpack("remoteTokenMessengers", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackRemoveRemoteTokenMessenger is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf79fd08e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function removeRemoteTokenMessenger(uint32 domain) returns()
func (sandboxTokenMessenger *SandboxTokenMessenger) PackRemoveRemoteTokenMessenger(domain uint32) []byte {
	enc, err := sandboxTokenMessenger.abi.Pack("removeRemoteTokenMessenger", domain)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRemoveRemoteTokenMessenger is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf79fd08e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function removeRemoteTokenMessenger(uint32 domain) returns()
func (sandboxTokenMessenger *SandboxTokenMessenger) TryPackRemoveRemoteTokenMessenger(domain uint32) ([]byte, error) {
	return sandboxTokenMessenger.abi.Pack("removeRemoteTokenMessenger", domain)
}

// PackRenounceOwnership is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x715018a6.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function renounceOwnership() returns()
func (sandboxTokenMessenger *SandboxTokenMessenger) PackRenounceOwnership() []byte {
	enc, err := sandboxTokenMessenger.abi.Pack("renounceOwnership")
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
func (sandboxTokenMessenger *SandboxTokenMessenger) TryPackRenounceOwnership() ([]byte, error) {
	return sandboxTokenMessenger.abi.Pack("renounceOwnership")
}

// PackSetFeeRecipient is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe74b981b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setFeeRecipient(address feeRecipient_) returns()
func (sandboxTokenMessenger *SandboxTokenMessenger) PackSetFeeRecipient(feeRecipient common.Address) []byte {
	enc, err := sandboxTokenMessenger.abi.Pack("setFeeRecipient", feeRecipient)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSetFeeRecipient is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe74b981b.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function setFeeRecipient(address feeRecipient_) returns()
func (sandboxTokenMessenger *SandboxTokenMessenger) TryPackSetFeeRecipient(feeRecipient common.Address) ([]byte, error) {
	return sandboxTokenMessenger.abi.Pack("setFeeRecipient", feeRecipient)
}

// PackSetMinFee is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x31ac9920.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setMinFee(uint256 minFee_) returns()
func (sandboxTokenMessenger *SandboxTokenMessenger) PackSetMinFee(minFee *big.Int) []byte {
	enc, err := sandboxTokenMessenger.abi.Pack("setMinFee", minFee)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSetMinFee is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x31ac9920.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function setMinFee(uint256 minFee_) returns()
func (sandboxTokenMessenger *SandboxTokenMessenger) TryPackSetMinFee(minFee *big.Int) ([]byte, error) {
	return sandboxTokenMessenger.abi.Pack("setMinFee", minFee)
}

// PackTransferOwnership is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf2fde38b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function transferOwnership(address newOwner) returns()
func (sandboxTokenMessenger *SandboxTokenMessenger) PackTransferOwnership(newOwner common.Address) []byte {
	enc, err := sandboxTokenMessenger.abi.Pack("transferOwnership", newOwner)
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
func (sandboxTokenMessenger *SandboxTokenMessenger) TryPackTransferOwnership(newOwner common.Address) ([]byte, error) {
	return sandboxTokenMessenger.abi.Pack("transferOwnership", newOwner)
}

// PackUnDenylist is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9cab0c1c.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function unDenylist(address account) returns()
func (sandboxTokenMessenger *SandboxTokenMessenger) PackUnDenylist(account common.Address) []byte {
	enc, err := sandboxTokenMessenger.abi.Pack("unDenylist", account)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackUnDenylist is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9cab0c1c.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function unDenylist(address account) returns()
func (sandboxTokenMessenger *SandboxTokenMessenger) TryPackUnDenylist(account common.Address) ([]byte, error) {
	return sandboxTokenMessenger.abi.Pack("unDenylist", account)
}

// SandboxTokenMessengerDenylisted represents a Denylisted event raised by the SandboxTokenMessenger contract.
type SandboxTokenMessengerDenylisted struct {
	Account common.Address
	Raw     *types.Log // Blockchain specific contextual infos
}

const SandboxTokenMessengerDenylistedEventName = "Denylisted"

// ContractEventName returns the user-defined event name.
func (SandboxTokenMessengerDenylisted) ContractEventName() string {
	return SandboxTokenMessengerDenylistedEventName
}

// UnpackDenylistedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Denylisted(address indexed account)
func (sandboxTokenMessenger *SandboxTokenMessenger) UnpackDenylistedEvent(log *types.Log) (*SandboxTokenMessengerDenylisted, error) {
	event := "Denylisted"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxTokenMessenger.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxTokenMessengerDenylisted)
	if len(log.Data) > 0 {
		if err := sandboxTokenMessenger.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxTokenMessenger.abi.Events[event].Inputs {
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

// SandboxTokenMessengerDepositForBurn represents a DepositForBurn event raised by the SandboxTokenMessenger contract.
type SandboxTokenMessengerDepositForBurn struct {
	BurnToken                 common.Address
	Amount                    *big.Int
	Depositor                 common.Address
	MintRecipient             [32]byte
	DestinationDomain         uint32
	DestinationTokenMessenger [32]byte
	DestinationCaller         [32]byte
	MaxFee                    *big.Int
	MinFinalityThreshold      uint32
	HookData                  []byte
	Raw                       *types.Log // Blockchain specific contextual infos
}

const SandboxTokenMessengerDepositForBurnEventName = "DepositForBurn"

// ContractEventName returns the user-defined event name.
func (SandboxTokenMessengerDepositForBurn) ContractEventName() string {
	return SandboxTokenMessengerDepositForBurnEventName
}

// UnpackDepositForBurnEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event DepositForBurn(address indexed burnToken, uint256 amount, address indexed depositor, bytes32 mintRecipient, uint32 destinationDomain, bytes32 destinationTokenMessenger, bytes32 destinationCaller, uint256 maxFee, uint32 indexed minFinalityThreshold, bytes hookData)
func (sandboxTokenMessenger *SandboxTokenMessenger) UnpackDepositForBurnEvent(log *types.Log) (*SandboxTokenMessengerDepositForBurn, error) {
	event := "DepositForBurn"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxTokenMessenger.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxTokenMessengerDepositForBurn)
	if len(log.Data) > 0 {
		if err := sandboxTokenMessenger.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxTokenMessenger.abi.Events[event].Inputs {
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

// SandboxTokenMessengerFeeRecipientSet represents a FeeRecipientSet event raised by the SandboxTokenMessenger contract.
type SandboxTokenMessengerFeeRecipientSet struct {
	FeeRecipient common.Address
	Raw          *types.Log // Blockchain specific contextual infos
}

const SandboxTokenMessengerFeeRecipientSetEventName = "FeeRecipientSet"

// ContractEventName returns the user-defined event name.
func (SandboxTokenMessengerFeeRecipientSet) ContractEventName() string {
	return SandboxTokenMessengerFeeRecipientSetEventName
}

// UnpackFeeRecipientSetEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event FeeRecipientSet(address feeRecipient)
func (sandboxTokenMessenger *SandboxTokenMessenger) UnpackFeeRecipientSetEvent(log *types.Log) (*SandboxTokenMessengerFeeRecipientSet, error) {
	event := "FeeRecipientSet"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxTokenMessenger.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxTokenMessengerFeeRecipientSet)
	if len(log.Data) > 0 {
		if err := sandboxTokenMessenger.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxTokenMessenger.abi.Events[event].Inputs {
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

// SandboxTokenMessengerMinFeeSet represents a MinFeeSet event raised by the SandboxTokenMessenger contract.
type SandboxTokenMessengerMinFeeSet struct {
	MinFee *big.Int
	Raw    *types.Log // Blockchain specific contextual infos
}

const SandboxTokenMessengerMinFeeSetEventName = "MinFeeSet"

// ContractEventName returns the user-defined event name.
func (SandboxTokenMessengerMinFeeSet) ContractEventName() string {
	return SandboxTokenMessengerMinFeeSetEventName
}

// UnpackMinFeeSetEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event MinFeeSet(uint256 minFee)
func (sandboxTokenMessenger *SandboxTokenMessenger) UnpackMinFeeSetEvent(log *types.Log) (*SandboxTokenMessengerMinFeeSet, error) {
	event := "MinFeeSet"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxTokenMessenger.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxTokenMessengerMinFeeSet)
	if len(log.Data) > 0 {
		if err := sandboxTokenMessenger.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxTokenMessenger.abi.Events[event].Inputs {
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

// SandboxTokenMessengerMintAndWithdraw represents a MintAndWithdraw event raised by the SandboxTokenMessenger contract.
type SandboxTokenMessengerMintAndWithdraw struct {
	MintRecipient common.Address
	Amount        *big.Int
	MintToken     common.Address
	FeeCollected  *big.Int
	Raw           *types.Log // Blockchain specific contextual infos
}

const SandboxTokenMessengerMintAndWithdrawEventName = "MintAndWithdraw"

// ContractEventName returns the user-defined event name.
func (SandboxTokenMessengerMintAndWithdraw) ContractEventName() string {
	return SandboxTokenMessengerMintAndWithdrawEventName
}

// UnpackMintAndWithdrawEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event MintAndWithdraw(address indexed mintRecipient, uint256 amount, address indexed mintToken, uint256 feeCollected)
func (sandboxTokenMessenger *SandboxTokenMessenger) UnpackMintAndWithdrawEvent(log *types.Log) (*SandboxTokenMessengerMintAndWithdraw, error) {
	event := "MintAndWithdraw"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxTokenMessenger.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxTokenMessengerMintAndWithdraw)
	if len(log.Data) > 0 {
		if err := sandboxTokenMessenger.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxTokenMessenger.abi.Events[event].Inputs {
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

// SandboxTokenMessengerOwnershipTransferred represents a OwnershipTransferred event raised by the SandboxTokenMessenger contract.
type SandboxTokenMessengerOwnershipTransferred struct {
	PreviousOwner common.Address
	NewOwner      common.Address
	Raw           *types.Log // Blockchain specific contextual infos
}

const SandboxTokenMessengerOwnershipTransferredEventName = "OwnershipTransferred"

// ContractEventName returns the user-defined event name.
func (SandboxTokenMessengerOwnershipTransferred) ContractEventName() string {
	return SandboxTokenMessengerOwnershipTransferredEventName
}

// UnpackOwnershipTransferredEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event OwnershipTransferred(address indexed previousOwner, address indexed newOwner)
func (sandboxTokenMessenger *SandboxTokenMessenger) UnpackOwnershipTransferredEvent(log *types.Log) (*SandboxTokenMessengerOwnershipTransferred, error) {
	event := "OwnershipTransferred"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxTokenMessenger.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxTokenMessengerOwnershipTransferred)
	if len(log.Data) > 0 {
		if err := sandboxTokenMessenger.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxTokenMessenger.abi.Events[event].Inputs {
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

// SandboxTokenMessengerRemoteTokenMessengerAdded represents a RemoteTokenMessengerAdded event raised by the SandboxTokenMessenger contract.
type SandboxTokenMessengerRemoteTokenMessengerAdded struct {
	Domain         uint32
	TokenMessenger [32]byte
	Raw            *types.Log // Blockchain specific contextual infos
}

const SandboxTokenMessengerRemoteTokenMessengerAddedEventName = "RemoteTokenMessengerAdded"

// ContractEventName returns the user-defined event name.
func (SandboxTokenMessengerRemoteTokenMessengerAdded) ContractEventName() string {
	return SandboxTokenMessengerRemoteTokenMessengerAddedEventName
}

// UnpackRemoteTokenMessengerAddedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event RemoteTokenMessengerAdded(uint32 domain, bytes32 tokenMessenger)
func (sandboxTokenMessenger *SandboxTokenMessenger) UnpackRemoteTokenMessengerAddedEvent(log *types.Log) (*SandboxTokenMessengerRemoteTokenMessengerAdded, error) {
	event := "RemoteTokenMessengerAdded"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxTokenMessenger.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxTokenMessengerRemoteTokenMessengerAdded)
	if len(log.Data) > 0 {
		if err := sandboxTokenMessenger.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxTokenMessenger.abi.Events[event].Inputs {
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

// SandboxTokenMessengerRemoteTokenMessengerRemoved represents a RemoteTokenMessengerRemoved event raised by the SandboxTokenMessenger contract.
type SandboxTokenMessengerRemoteTokenMessengerRemoved struct {
	Domain         uint32
	TokenMessenger [32]byte
	Raw            *types.Log // Blockchain specific contextual infos
}

const SandboxTokenMessengerRemoteTokenMessengerRemovedEventName = "RemoteTokenMessengerRemoved"

// ContractEventName returns the user-defined event name.
func (SandboxTokenMessengerRemoteTokenMessengerRemoved) ContractEventName() string {
	return SandboxTokenMessengerRemoteTokenMessengerRemovedEventName
}

// UnpackRemoteTokenMessengerRemovedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event RemoteTokenMessengerRemoved(uint32 domain, bytes32 tokenMessenger)
func (sandboxTokenMessenger *SandboxTokenMessenger) UnpackRemoteTokenMessengerRemovedEvent(log *types.Log) (*SandboxTokenMessengerRemoteTokenMessengerRemoved, error) {
	event := "RemoteTokenMessengerRemoved"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxTokenMessenger.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxTokenMessengerRemoteTokenMessengerRemoved)
	if len(log.Data) > 0 {
		if err := sandboxTokenMessenger.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxTokenMessenger.abi.Events[event].Inputs {
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

// SandboxTokenMessengerUnDenylisted represents a UnDenylisted event raised by the SandboxTokenMessenger contract.
type SandboxTokenMessengerUnDenylisted struct {
	Account common.Address
	Raw     *types.Log // Blockchain specific contextual infos
}

const SandboxTokenMessengerUnDenylistedEventName = "UnDenylisted"

// ContractEventName returns the user-defined event name.
func (SandboxTokenMessengerUnDenylisted) ContractEventName() string {
	return SandboxTokenMessengerUnDenylistedEventName
}

// UnpackUnDenylistedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event UnDenylisted(address indexed account)
func (sandboxTokenMessenger *SandboxTokenMessenger) UnpackUnDenylistedEvent(log *types.Log) (*SandboxTokenMessengerUnDenylisted, error) {
	event := "UnDenylisted"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxTokenMessenger.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxTokenMessengerUnDenylisted)
	if len(log.Data) > 0 {
		if err := sandboxTokenMessenger.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxTokenMessenger.abi.Events[event].Inputs {
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
func (sandboxTokenMessenger *SandboxTokenMessenger) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], sandboxTokenMessenger.abi.Errors["OwnableInvalidOwner"].ID.Bytes()[:4]) {
		return sandboxTokenMessenger.UnpackOwnableInvalidOwnerError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxTokenMessenger.abi.Errors["OwnableUnauthorizedAccount"].ID.Bytes()[:4]) {
		return sandboxTokenMessenger.UnpackOwnableUnauthorizedAccountError(raw[4:])
	}
	return nil, errors.New("Unknown error")
}

// SandboxTokenMessengerOwnableInvalidOwner represents a OwnableInvalidOwner error raised by the SandboxTokenMessenger contract.
type SandboxTokenMessengerOwnableInvalidOwner struct {
	Owner common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error OwnableInvalidOwner(address owner)
func SandboxTokenMessengerOwnableInvalidOwnerErrorID() common.Hash {
	return common.HexToHash("0x1e4fbdf7f3ef8bcaa855599e3abf48b232380f183f08f6f813d9ffa5bd585188")
}

// UnpackOwnableInvalidOwnerError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error OwnableInvalidOwner(address owner)
func (sandboxTokenMessenger *SandboxTokenMessenger) UnpackOwnableInvalidOwnerError(raw []byte) (*SandboxTokenMessengerOwnableInvalidOwner, error) {
	out := new(SandboxTokenMessengerOwnableInvalidOwner)
	if err := sandboxTokenMessenger.abi.UnpackIntoInterface(out, "OwnableInvalidOwner", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxTokenMessengerOwnableUnauthorizedAccount represents a OwnableUnauthorizedAccount error raised by the SandboxTokenMessenger contract.
type SandboxTokenMessengerOwnableUnauthorizedAccount struct {
	Account common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error OwnableUnauthorizedAccount(address account)
func SandboxTokenMessengerOwnableUnauthorizedAccountErrorID() common.Hash {
	return common.HexToHash("0x118cdaa7a341953d1887a2245fd6665d741c67c8c50581daa59e1d03373fa188")
}

// UnpackOwnableUnauthorizedAccountError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error OwnableUnauthorizedAccount(address account)
func (sandboxTokenMessenger *SandboxTokenMessenger) UnpackOwnableUnauthorizedAccountError(raw []byte) (*SandboxTokenMessengerOwnableUnauthorizedAccount, error) {
	out := new(SandboxTokenMessengerOwnableUnauthorizedAccount)
	if err := sandboxTokenMessenger.abi.UnpackIntoInterface(out, "OwnableUnauthorizedAccount", raw); err != nil {
		return nil, err
	}
	return out, nil
}
