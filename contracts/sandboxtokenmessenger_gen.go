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
	ABI: "[{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner_\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"transmitter\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"minter\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"feeRecipient_\",\"type\":\"address\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"OwnableInvalidOwner\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"OwnableUnauthorizedAccount\",\"type\":\"error\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"Denylisted\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"burnToken\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"amount\",\"type\":\"uint256\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"depositor\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"bytes32\",\"name\":\"mintRecipient\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint32\",\"name\":\"destinationDomain\",\"type\":\"uint32\"},{\"indexed\":false,\"internalType\":\"bytes32\",\"name\":\"destinationTokenMessenger\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"bytes32\",\"name\":\"destinationCaller\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"maxFee\",\"type\":\"uint256\"},{\"indexed\":true,\"internalType\":\"uint32\",\"name\":\"minFinalityThreshold\",\"type\":\"uint32\"},{\"indexed\":false,\"internalType\":\"bytes\",\"name\":\"hookData\",\"type\":\"bytes\"}],\"name\":\"DepositForBurn\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"address\",\"name\":\"feeRecipient\",\"type\":\"address\"}],\"name\":\"FeeRecipientSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"address\",\"name\":\"localMinter\",\"type\":\"address\"}],\"name\":\"LocalMinterAdded\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"address\",\"name\":\"localMinter\",\"type\":\"address\"}],\"name\":\"LocalMinterRemoved\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"minFee\",\"type\":\"uint256\"}],\"name\":\"MinFeeSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"mintRecipient\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"amount\",\"type\":\"uint256\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"mintToken\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"feeCollected\",\"type\":\"uint256\"}],\"name\":\"MintAndWithdraw\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"previousOwner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"OwnershipTransferred\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"uint32\",\"name\":\"domain\",\"type\":\"uint32\"},{\"indexed\":false,\"internalType\":\"bytes32\",\"name\":\"tokenMessenger\",\"type\":\"bytes32\"}],\"name\":\"RemoteTokenMessengerAdded\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"uint32\",\"name\":\"domain\",\"type\":\"uint32\"},{\"indexed\":false,\"internalType\":\"bytes32\",\"name\":\"tokenMessenger\",\"type\":\"bytes32\"}],\"name\":\"RemoteTokenMessengerRemoved\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"UnDenylisted\",\"type\":\"event\"},{\"inputs\":[],\"name\":\"MIN_FEE_MULTIPLIER\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"newLocalMinter\",\"type\":\"address\"}],\"name\":\"addLocalMinter\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint32\",\"name\":\"domain\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"tokenMessenger\",\"type\":\"bytes32\"}],\"name\":\"addRemoteTokenMessenger\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"denylist\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"amount\",\"type\":\"uint256\"},{\"internalType\":\"uint32\",\"name\":\"destinationDomain\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"mintRecipient\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"burnToken\",\"type\":\"address\"},{\"internalType\":\"bytes32\",\"name\":\"destinationCaller\",\"type\":\"bytes32\"},{\"internalType\":\"uint256\",\"name\":\"maxFee\",\"type\":\"uint256\"},{\"internalType\":\"uint32\",\"name\":\"minFinalityThreshold\",\"type\":\"uint32\"}],\"name\":\"depositForBurn\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"amount\",\"type\":\"uint256\"},{\"internalType\":\"uint32\",\"name\":\"destinationDomain\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"mintRecipient\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"burnToken\",\"type\":\"address\"},{\"internalType\":\"bytes32\",\"name\":\"destinationCaller\",\"type\":\"bytes32\"},{\"internalType\":\"uint256\",\"name\":\"maxFee\",\"type\":\"uint256\"},{\"internalType\":\"uint32\",\"name\":\"minFinalityThreshold\",\"type\":\"uint32\"},{\"internalType\":\"bytes\",\"name\":\"hookData\",\"type\":\"bytes\"}],\"name\":\"depositForBurnWithHook\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"feeRecipient\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"amount\",\"type\":\"uint256\"}],\"name\":\"getMinFeeAmount\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint32\",\"name\":\"sourceDomain\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"sender\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"\",\"type\":\"uint32\"},{\"internalType\":\"bytes\",\"name\":\"messageBody\",\"type\":\"bytes\"}],\"name\":\"handleReceiveFinalizedMessage\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"success\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint32\",\"name\":\"sourceDomain\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"sender\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"finalityThresholdExecuted\",\"type\":\"uint32\"},{\"internalType\":\"bytes\",\"name\":\"messageBody\",\"type\":\"bytes\"}],\"name\":\"handleReceiveUnfinalizedMessage\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"success\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"isDenylisted\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"localMessageTransmitter\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"localMinter\",\"outputs\":[{\"internalType\":\"contractSandboxTokenMinter\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"messageBodyVersion\",\"outputs\":[{\"internalType\":\"uint32\",\"name\":\"\",\"type\":\"uint32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"minFee\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"owner\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint32\",\"name\":\"domain\",\"type\":\"uint32\"}],\"name\":\"remoteTokenMessengers\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"removeLocalMinter\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint32\",\"name\":\"domain\",\"type\":\"uint32\"}],\"name\":\"removeRemoteTokenMessenger\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"renounceOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"feeRecipient_\",\"type\":\"address\"}],\"name\":\"setFeeRecipient\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"minFee_\",\"type\":\"uint256\"}],\"name\":\"setMinFee\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"transferOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"unDenylist\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"}]",
	ID:  "SandboxTokenMessenger",
	Bin: "0x60c0604052600160a052348015610014575f5ffd5b5060405161241d38038061241d833981016040819052610033916102fc565b836001600160a01b03811661006257604051631e4fbdf760e01b81525f60048201526024015b60405180910390fd5b61006b816100ea565b506001600160a01b0383166100c25760405162461bcd60e51b815260206004820152601a60248201527f4d6573736167655472616e736d6974746572206e6f74207365740000000000006044820152606401610059565b6001600160a01b0383166080526100d881610139565b6100e1826101e4565b5050505061034d565b5f80546001600160a01b038381166001600160a01b0319831681178455604051919092169283917f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e09190a35050565b6001600160a01b03811661018f5760405162461bcd60e51b815260206004820152601860248201527f5a65726f2061646472657373206e6f7420616c6c6f77656400000000000000006044820152606401610059565b600380546001600160a01b0319166001600160a01b0383169081179091556040519081527fbf9a9534339a9d6b81696e05dcfb614b7dc518a31d48be3cfb757988381fb323906020015b60405180910390a150565b6001600160a01b03811661023a5760405162461bcd60e51b815260206004820152601860248201527f5a65726f2061646472657373206e6f7420616c6c6f77656400000000000000006044820152606401610059565b6001546001600160a01b0316156102935760405162461bcd60e51b815260206004820152601c60248201527f4c6f63616c206d696e74657220697320616c7265616479207365742e000000006044820152606401610059565b600180546001600160a01b0319166001600160a01b0383169081179091556040519081527f109bb3e70cbf1931e295b49e75c67013b85ff80d64e6f1d321f37157b90c3830906020016101d9565b80516001600160a01b03811681146102f7575f5ffd5b919050565b5f5f5f5f6080858703121561030f575f5ffd5b610318856102e1565b9350610326602086016102e1565b9250610334604086016102e1565b9150610342606086016102e1565b905092959194509250565b60805160a05161208c6103915f395f818161033301528181610dc20152611af001525f81816101d701528181610413015281816107e50152611719015261208c5ff3fe608060405234801561000f575f5ffd5b506004361061018f575f3560e01c80638da5cb5b116100dd578063cb75c11c11610088578063e877a52611610063578063e877a526146103b0578063f2fde38b146103d2578063f79fd08e146103e5575f5ffd5b8063cb75c11c1461036a578063da87e4481461038a578063e74b981b1461039d575f5ffd5b8063966dfbd5116100b8578063966dfbd5146103115780639cab0c1c1461031b5780639cdbb1811461032e575f5ffd5b80638da5cb5b146102d95780638e0250ee146102f657806391f1788814610309575f5ffd5b8063516990e31161013d5780637c92f219116101185780637c92f219146102945780638197beb9146102a757806382a5e665146102ba575f5ffd5b8063516990e314610266578063715018a614610279578063779b432d14610281575f5ffd5b806331ac99201161016d57806331ac99201461021e5780633371bfff146102335780634690484014610246575f5ffd5b806311cffb671461019357806324ec7590146101bb5780632c121921146101d2575b5f5ffd5b6101a66101a1366004611baf565b6103f8565b60405190151581526020015b60405180910390f35b6101c460045481565b6040519081526020016101b2565b6101f97f000000000000000000000000000000000000000000000000000000000000000081565b60405173ffffffffffffffffffffffffffffffffffffffff90911681526020016101b2565b61023161022c366004611c19565b610532565b005b610231610241366004611c51565b6105c8565b6003546101f99073ffffffffffffffffffffffffffffffffffffffff1681565b6101c4610274366004611c19565b610646565b6102316106b6565b61023161028f366004611c6c565b6106c9565b6101a66102a2366004611baf565b6107ca565b6102316102b5366004611c51565b61093e565b6101c46102c8366004611d06565b60026020525f908152604090205481565b5f5473ffffffffffffffffffffffffffffffffffffffff166101f9565b610231610304366004611d1f565b610952565b6102316109df565b6101c46298968081565b610231610329366004611c51565b610abb565b6103557f000000000000000000000000000000000000000000000000000000000000000081565b60405163ffffffff90911681526020016101b2565b6001546101f99073ffffffffffffffffffffffffffffffffffffffff1681565b610231610398366004611d86565b610b36565b6102316103ab366004611c51565b610c42565b6101a66103be366004611c51565b60056020525f908152604090205460ff1681565b6102316103e0366004611c51565b610c53565b6102316103f3366004611d06565b610cb3565b5f85853373ffffffffffffffffffffffffffffffffffffffff7f000000000000000000000000000000000000000000000000000000000000000016146104855760405162461bcd60e51b815260206004820152601b60248201527f496e76616c6964206d657373616765207472616e736d6974746572000000000060448201526064015b60405180910390fd5b80158015906104a7575063ffffffff82165f9081526002602052604090205481145b6105195760405162461bcd60e51b815260206004820152602160248201527f52656d6f746520546f6b656e4d657373656e67657220756e737570706f72746560448201527f6400000000000000000000000000000000000000000000000000000000000000606482015260840161047c565b610524888686610d6a565b506001979650505050505050565b61053a611219565b62989680811061058c5760405162461bcd60e51b815260206004820152601060248201527f4d696e2066656520746f6f206869676800000000000000000000000000000000604482015260640161047c565b60048190556040518181527fd4c19c993aeeb50b76da8b158f84806c9d235eff5b86f3a36f12a2e1dd4e6eac906020015b60405180910390a150565b6105d0611219565b73ffffffffffffffffffffffffffffffffffffffff81165f8181526005602052604080822080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff00166001179055517ffa4507bc1f9c730e6e95897024f1fe7d576cf2deb53579d55c14f1ac3439e1149190a250565b5f6004545f0361065757505f919050565b600182116106a75760405162461bcd60e51b815260206004820152600e60248201527f416d6f756e7420746f6f206c6f77000000000000000000000000000000000000604482015260640161047c565b6106b08261126b565b92915050565b6106be611219565b6106c75f6112b1565b565b6106d233611325565b6106db32611325565b806107285760405162461bcd60e51b815260206004820152601260248201527f486f6f6b206461746120697320656d7074790000000000000000000000000000604482015260640161047c565b6107bf6040518061010001604052808b81526020018a63ffffffff1681526020018981526020018873ffffffffffffffffffffffffffffffffffffffff1681526020018781526020018681526020018563ffffffff16815260200184848080601f0160208091040260200160405190810160405280939291908181526020018383808284375f9201919091525050509152506113bf565b505050505050505050565b5f85853373ffffffffffffffffffffffffffffffffffffffff7f000000000000000000000000000000000000000000000000000000000000000016146108525760405162461bcd60e51b815260206004820152601b60248201527f496e76616c6964206d657373616765207472616e736d69747465720000000000604482015260640161047c565b8015801590610874575063ffffffff82165f9081526002602052604090205481145b6108e65760405162461bcd60e51b815260206004820152602160248201527f52656d6f746520546f6b656e4d657373656e67657220756e737570706f72746560448201527f6400000000000000000000000000000000000000000000000000000000000000606482015260840161047c565b6101f463ffffffff871610156105195760405162461bcd60e51b815260206004820152601e60248201527f556e737570706f727465642066696e616c697479207468726573686f6c640000604482015260640161047c565b610946611219565b61094f81611855565b50565b61095b33611325565b61096432611325565b6109d66040518061010001604052808981526020018863ffffffff1681526020018781526020018673ffffffffffffffffffffffffffffffffffffffff1681526020018581526020018481526020018363ffffffff16815260200160405180602001604052805f8152508152506113bf565b50505050505050565b6109e7611219565b60015473ffffffffffffffffffffffffffffffffffffffff1680610a4d5760405162461bcd60e51b815260206004820152601760248201527f4e6f206c6f63616c206d696e746572206973207365742e000000000000000000604482015260640161047c565b600180547fffffffffffffffffffffffff000000000000000000000000000000000000000016905560405173ffffffffffffffffffffffffffffffffffffffff821681527f2db49fbf671271826a27b02ebc496209c85fffffb4bccc67430d2a0f22b4d1ac906020016105bd565b610ac3611219565b73ffffffffffffffffffffffffffffffffffffffff81165f8181526005602052604080822080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff00169055517fc904e1b03de0c20d7fcf9dbd056daf1bd3815e93f251199de815fd0f0b96e1669190a250565b610b3e611219565b80610b8b5760405162461bcd60e51b815260206004820152601660248201527f62797465733332283029206e6f7420616c6c6f77656400000000000000000000604482015260640161047c565b63ffffffff82165f9081526002602052604090205415610bed5760405162461bcd60e51b815260206004820152601a60248201527f546f6b656e4d657373656e67657220616c726561647920736574000000000000604482015260640161047c565b63ffffffff82165f81815260026020908152604091829020849055815192835282018390527f4bba2b08298cf59661b4895e384cc2ac3962ce2d71f1b7c11bca52e1169f959991015b60405180910390a15050565b610c4a611219565b61094f81611991565b610c5b611219565b73ffffffffffffffffffffffffffffffffffffffff8116610caa576040517f1e4fbdf70000000000000000000000000000000000000000000000000000000081525f600482015260240161047c565b61094f816112b1565b610cbb611219565b63ffffffff81165f9081526002602052604090205480610d1d5760405162461bcd60e51b815260206004820152601560248201527f4e6f20546f6b656e4d657373656e676572207365740000000000000000000000604482015260640161047c565b63ffffffff82165f81815260026020908152604080832092909255815192835282018390527f3dcea012093dbca2bb8ed7fd2b2ff90305ab70bddda8bbb94d4152735a98f0b19101610c36565b60e4811015610dbb5760405162461bcd60e51b815260206004820152601f60248201527f496e76616c6964206275726e206d6573736167653a20746f6f2073686f727400604482015260640161047c565b63ffffffff7f000000000000000000000000000000000000000000000000000000000000000016610def60045f8486611dae565b610df891611dd5565b60e01c14610e485760405162461bcd60e51b815260206004820152601c60248201527f496e76616c6964206d65737361676520626f64792076657273696f6e00000000604482015260640161047c565b5f610e5760e460c48486611dae565b610e6091611e3b565b9050801580610e6e57504381115b610ee05760405162461bcd60e51b815260206004820152602560248201527f4d657373616765206578706972656420616e64206d7573742062652072652d7360448201527f69676e6564000000000000000000000000000000000000000000000000000000606482015260840161047c565b5f610eef606460448587611dae565b610ef891611e3b565b90505f610f0960c460a48688611dae565b610f1291611e3b565b9050801580610f2057508181105b610f6c5760405162461bcd60e51b815260206004820152601c60248201527f46656520657175616c73206f72206578636565647320616d6f756e7400000000604482015260640161047c565b610f7a60a460848688611dae565b610f8391611e3b565b811115610fd25760405162461bcd60e51b815260206004820152601360248201527f4665652065786365656473206d61782066656500000000000000000000000000604482015260640161047c565b5f610fe1602460048789611dae565b610fea91611e3b565b90505f610ffb60446024888a611dae565b61100491611e3b565b90505f61100f611a67565b90505f5f85116110c7576040517fd54de06f00000000000000000000000000000000000000000000000000000000815263ffffffff8b1660048201526024810185905273ffffffffffffffffffffffffffffffffffffffff84811660448301526064820188905283169063d54de06f906084016020604051808303815f875af115801561109e573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906110c29190611e77565b6111ae565b60035473ffffffffffffffffffffffffffffffffffffffff80841691638dfcfa90918d9188918891166110fa8b8d611ebf565b6040517fffffffff0000000000000000000000000000000000000000000000000000000060e088901b16815263ffffffff959095166004860152602485019390935273ffffffffffffffffffffffffffffffffffffffff9182166044850152166064830152608482015260a4810188905260c4016020604051808303815f875af115801561118a573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906111ae9190611e77565b905073ffffffffffffffffffffffffffffffffffffffff8082169084167f50c55e915134d457debfa58eb6f4342956f8b0616d51a89a3659360178e1ab636111f6888a611ebf565b60408051918252602082018a90520160405180910390a350505050505050505050565b5f5473ffffffffffffffffffffffffffffffffffffffff1633146106c7576040517f118cdaa700000000000000000000000000000000000000000000000000000000815233600482015260240161047c565b5f6004545f0361127c57505f919050565b5f629896806004548461128f9190611ed2565b6112999190611ee9565b905080156112a757806112aa565b60015b9392505050565b5f805473ffffffffffffffffffffffffffffffffffffffff8381167fffffffffffffffffffffffff0000000000000000000000000000000000000000831681178455604051919092169283917f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e09190a35050565b73ffffffffffffffffffffffffffffffffffffffff81165f9081526005602052604090205460ff161561094f5760405162461bcd60e51b8152602060048201526024808201527f44656e796c69737461626c653a206163636f756e74206973206f6e2064656e7960448201527f6c69737400000000000000000000000000000000000000000000000000000000606482015260840161047c565b805161140d5760405162461bcd60e51b815260206004820152601660248201527f416d6f756e74206d757374206265206e6f6e7a65726f00000000000000000000604482015260640161047c565b604081015161145e5760405162461bcd60e51b815260206004820152601e60248201527f4d696e7420726563697069656e74206d757374206265206e6f6e7a65726f0000604482015260640161047c565b805160a0820151106114b25760405162461bcd60e51b815260206004820181905260248201527f4d617820666565206d757374206265206c657373207468616e20616d6f756e74604482015260640161047c565b80516114bd9061126b565b8160a0015110156115105760405162461bcd60e51b815260206004820152601460248201527f496e73756666696369656e74206d617820666565000000000000000000000000604482015260640161047c565b60208082015163ffffffff165f90815260029091526040902054806115775760405162461bcd60e51b815260206004820152601c60248201527f4e6f20546f6b656e4d657373656e67657220666f7220646f6d61696e00000000604482015260640161047c565b5f611580611a67565b606084015184516040517f23b872dd00000000000000000000000000000000000000000000000000000000815233600482015273ffffffffffffffffffffffffffffffffffffffff8085166024830152604482019290925292935016906323b872dd906064016020604051808303815f875af1158015611602573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906116269190611f21565b6116725760405162461bcd60e51b815260206004820152601960248201527f5472616e73666572206f7065726174696f6e206661696c656400000000000000604482015260640161047c565b606083015183516040517f9dc29fac00000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff841692639dc29fac926116ea9260040173ffffffffffffffffffffffffffffffffffffffff929092168252602082015260400190565b5f604051808303815f87803b158015611701575f5ffd5b505af1158015611713573d5f5f3e3d5ffd5b505050507f000000000000000000000000000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff166314b157ab84602001518486608001518760c0015161176c89611ad0565b6040518663ffffffff1660e01b815260040161178c959493929190611f8c565b5f604051808303815f87803b1580156117a3575f5ffd5b505af11580156117b5573d5f5f3e3d5ffd5b505050508260c0015163ffffffff163373ffffffffffffffffffffffffffffffffffffffff16846060015173ffffffffffffffffffffffffffffffffffffffff167f0c8c1cbdc5190613ebd485511d4e2812cfa45eecb79d845893331fedad5130a5865f015187604001518860200151888a608001518b60a001518c60e001516040516118489796959493929190611fcd565b60405180910390a4505050565b73ffffffffffffffffffffffffffffffffffffffff81166118b85760405162461bcd60e51b815260206004820152601860248201527f5a65726f2061646472657373206e6f7420616c6c6f7765640000000000000000604482015260640161047c565b60015473ffffffffffffffffffffffffffffffffffffffff161561191e5760405162461bcd60e51b815260206004820152601c60248201527f4c6f63616c206d696e74657220697320616c7265616479207365742e00000000604482015260640161047c565b600180547fffffffffffffffffffffffff00000000000000000000000000000000000000001673ffffffffffffffffffffffffffffffffffffffff83169081179091556040519081527f109bb3e70cbf1931e295b49e75c67013b85ff80d64e6f1d321f37157b90c3830906020016105bd565b73ffffffffffffffffffffffffffffffffffffffff81166119f45760405162461bcd60e51b815260206004820152601860248201527f5a65726f2061646472657373206e6f7420616c6c6f7765640000000000000000604482015260640161047c565b600380547fffffffffffffffffffffffff00000000000000000000000000000000000000001673ffffffffffffffffffffffffffffffffffffffff83169081179091556040519081527fbf9a9534339a9d6b81696e05dcfb614b7dc518a31d48be3cfb757988381fb323906020016105bd565b60015473ffffffffffffffffffffffffffffffffffffffff1680611acd5760405162461bcd60e51b815260206004820152601760248201527f4c6f63616c206d696e746572206973206e6f7420736574000000000000000000604482015260640161047c565b90565b606081810151604080840151845160a086015160e08701519351611b3c957f00000000000000000000000000000000000000000000000000000000000000009573ffffffffffffffffffffffffffffffffffffffff909116949392339290915f91829190602001612016565b6040516020818303038152906040529050919050565b803563ffffffff81168114611b65575f5ffd5b919050565b5f5f83601f840112611b7a575f5ffd5b50813567ffffffffffffffff811115611b91575f5ffd5b602083019150836020828501011115611ba8575f5ffd5b9250929050565b5f5f5f5f5f60808688031215611bc3575f5ffd5b611bcc86611b52565b945060208601359350611be160408701611b52565b9250606086013567ffffffffffffffff811115611bfc575f5ffd5b611c0888828901611b6a565b969995985093965092949392505050565b5f60208284031215611c29575f5ffd5b5035919050565b73ffffffffffffffffffffffffffffffffffffffff8116811461094f575f5ffd5b5f60208284031215611c61575f5ffd5b81356112aa81611c30565b5f5f5f5f5f5f5f5f5f6101008a8c031215611c85575f5ffd5b89359850611c9560208b01611b52565b975060408a0135965060608a0135611cac81611c30565b955060808a0135945060a08a01359350611cc860c08b01611b52565b925060e08a013567ffffffffffffffff811115611ce3575f5ffd5b611cef8c828d01611b6a565b915080935050809150509295985092959850929598565b5f60208284031215611d16575f5ffd5b6112aa82611b52565b5f5f5f5f5f5f5f60e0888a031215611d35575f5ffd5b87359650611d4560208901611b52565b9550604088013594506060880135611d5c81611c30565b93506080880135925060a08801359150611d7860c08901611b52565b905092959891949750929550565b5f5f60408385031215611d97575f5ffd5b611da083611b52565b946020939093013593505050565b5f5f85851115611dbc575f5ffd5b83861115611dc8575f5ffd5b5050820193919092039150565b80357fffffffff000000000000000000000000000000000000000000000000000000008116906004841015611e34577fffffffff00000000000000000000000000000000000000000000000000000000808560040360031b1b82161691505b5092915050565b803560208310156106b0577fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff602084900360031b1b1692915050565b5f60208284031215611e87575f5ffd5b81516112aa81611c30565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b818103818111156106b0576106b0611e92565b80820281158282048414176106b0576106b0611e92565b5f82611f1c577f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b500490565b5f60208284031215611f31575f5ffd5b815180151581146112aa575f5ffd5b5f81518084528060208401602086015e5f6020828601015260207fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f83011685010191505092915050565b63ffffffff8616815284602082015283604082015263ffffffff8316606082015260a060808201525f611fc260a0830184611f40565b979650505050505050565b87815286602082015263ffffffff861660408201528460608201528360808201528260a082015260e060c08201525f61200960e0830184611f40565b9998505050505050505050565b7fffffffff000000000000000000000000000000000000000000000000000000008a60e01b1681528860048201528760248201528660448201528560648201528460848201528360a48201528260c48201525f8251806020850160e485015e5f920160e40191825250999850505050505050505056",
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

// PackAddLocalMinter is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8197beb9.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function addLocalMinter(address newLocalMinter) returns()
func (sandboxTokenMessenger *SandboxTokenMessenger) PackAddLocalMinter(newLocalMinter common.Address) []byte {
	enc, err := sandboxTokenMessenger.abi.Pack("addLocalMinter", newLocalMinter)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAddLocalMinter is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8197beb9.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function addLocalMinter(address newLocalMinter) returns()
func (sandboxTokenMessenger *SandboxTokenMessenger) TryPackAddLocalMinter(newLocalMinter common.Address) ([]byte, error) {
	return sandboxTokenMessenger.abi.Pack("addLocalMinter", newLocalMinter)
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

// PackRemoveLocalMinter is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x91f17888.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function removeLocalMinter() returns()
func (sandboxTokenMessenger *SandboxTokenMessenger) PackRemoveLocalMinter() []byte {
	enc, err := sandboxTokenMessenger.abi.Pack("removeLocalMinter")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRemoveLocalMinter is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x91f17888.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function removeLocalMinter() returns()
func (sandboxTokenMessenger *SandboxTokenMessenger) TryPackRemoveLocalMinter() ([]byte, error) {
	return sandboxTokenMessenger.abi.Pack("removeLocalMinter")
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

// SandboxTokenMessengerLocalMinterAdded represents a LocalMinterAdded event raised by the SandboxTokenMessenger contract.
type SandboxTokenMessengerLocalMinterAdded struct {
	LocalMinter common.Address
	Raw         *types.Log // Blockchain specific contextual infos
}

const SandboxTokenMessengerLocalMinterAddedEventName = "LocalMinterAdded"

// ContractEventName returns the user-defined event name.
func (SandboxTokenMessengerLocalMinterAdded) ContractEventName() string {
	return SandboxTokenMessengerLocalMinterAddedEventName
}

// UnpackLocalMinterAddedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event LocalMinterAdded(address localMinter)
func (sandboxTokenMessenger *SandboxTokenMessenger) UnpackLocalMinterAddedEvent(log *types.Log) (*SandboxTokenMessengerLocalMinterAdded, error) {
	event := "LocalMinterAdded"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxTokenMessenger.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxTokenMessengerLocalMinterAdded)
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

// SandboxTokenMessengerLocalMinterRemoved represents a LocalMinterRemoved event raised by the SandboxTokenMessenger contract.
type SandboxTokenMessengerLocalMinterRemoved struct {
	LocalMinter common.Address
	Raw         *types.Log // Blockchain specific contextual infos
}

const SandboxTokenMessengerLocalMinterRemovedEventName = "LocalMinterRemoved"

// ContractEventName returns the user-defined event name.
func (SandboxTokenMessengerLocalMinterRemoved) ContractEventName() string {
	return SandboxTokenMessengerLocalMinterRemovedEventName
}

// UnpackLocalMinterRemovedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event LocalMinterRemoved(address localMinter)
func (sandboxTokenMessenger *SandboxTokenMessenger) UnpackLocalMinterRemovedEvent(log *types.Log) (*SandboxTokenMessengerLocalMinterRemoved, error) {
	event := "LocalMinterRemoved"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxTokenMessenger.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxTokenMessengerLocalMinterRemoved)
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
