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

// SandboxMessageTransmitterMetaData contains all meta data concerning the SandboxMessageTransmitter contract.
var SandboxMessageTransmitterMetaData = bind.MetaData{
	ABI: "[{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner_\",\"type\":\"address\"},{\"internalType\":\"uint32\",\"name\":\"localDomain_\",\"type\":\"uint32\"},{\"internalType\":\"address[]\",\"name\":\"attesters\",\"type\":\"address[]\"},{\"internalType\":\"uint256\",\"name\":\"threshold\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"OwnableInvalidOwner\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"OwnableUnauthorizedAccount\",\"type\":\"error\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"address\",\"name\":\"attester\",\"type\":\"address\"}],\"name\":\"AttesterDisabled\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"address\",\"name\":\"attester\",\"type\":\"address\"}],\"name\":\"AttesterEnabled\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"newMaxMessageBodySize\",\"type\":\"uint256\"}],\"name\":\"MaxMessageBodySizeUpdated\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"caller\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint32\",\"name\":\"sourceDomain\",\"type\":\"uint32\"},{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"nonce\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"bytes32\",\"name\":\"sender\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"uint32\",\"name\":\"finalityThresholdExecuted\",\"type\":\"uint32\"},{\"indexed\":false,\"internalType\":\"bytes\",\"name\":\"messageBody\",\"type\":\"bytes\"}],\"name\":\"MessageReceived\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"bytes\",\"name\":\"message\",\"type\":\"bytes\"}],\"name\":\"MessageSent\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"previousOwner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"OwnershipTransferred\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[],\"name\":\"Pause\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"oldSignatureThreshold\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"newSignatureThreshold\",\"type\":\"uint256\"}],\"name\":\"SignatureThresholdUpdated\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[],\"name\":\"Unpause\",\"type\":\"event\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"attester\",\"type\":\"address\"}],\"name\":\"disableAttester\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"newAttester\",\"type\":\"address\"}],\"name\":\"enableAttester\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"getNumEnabledAttesters\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"attester\",\"type\":\"address\"}],\"name\":\"isEnabledAttester\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"localDomain\",\"outputs\":[{\"internalType\":\"uint32\",\"name\":\"\",\"type\":\"uint32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"maxMessageBodySize\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"owner\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"pause\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"paused\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes\",\"name\":\"message\",\"type\":\"bytes\"},{\"internalType\":\"bytes\",\"name\":\"attestation\",\"type\":\"bytes\"}],\"name\":\"receiveMessage\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"success\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"renounceOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint32\",\"name\":\"destinationDomain\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"recipient\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"destinationCaller\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"minFinalityThreshold\",\"type\":\"uint32\"},{\"internalType\":\"bytes\",\"name\":\"messageBody\",\"type\":\"bytes\"}],\"name\":\"sendMessage\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"newMaxMessageBodySize\",\"type\":\"uint256\"}],\"name\":\"setMaxMessageBodySize\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"newSignatureThreshold\",\"type\":\"uint256\"}],\"name\":\"setSignatureThreshold\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"signatureThreshold\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"transferOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"unpause\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"nonce\",\"type\":\"bytes32\"}],\"name\":\"usedNonces\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"version\",\"outputs\":[{\"internalType\":\"uint32\",\"name\":\"\",\"type\":\"uint32\"}],\"stateMutability\":\"view\",\"type\":\"function\"}]",
	ID:  "SandboxMessageTransmitter",
	Bin: "0x60c0604052600160a05261200060045534801561001a575f5ffd5b5060405161248a38038061248a83398101604081905261003991610454565b8181856001600160a01b03811661006a57604051631e4fbdf760e01b81525f60048201526024015b60405180910390fd5b610073816100f8565b505f5b82518110156100af576100a783828151811061009457610094610551565b602002602001015161014760201b60201c565b600101610076565b506100b98161027a565b5050505063ffffffff16608052505f8052600660205260017f54cdd369e4e8a8515e52ca72ec816c2101831ad1f18bf44102ed171459c9b4f855610589565b5f80546001600160a01b038381166001600160a01b0319831681178455604051919092169283917f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e09190a35050565b6001600160a01b03811661019d5760405162461bcd60e51b815260206004820152601c60248201527f4e6577206174746573746572206d757374206265206e6f6e7a65726f000000006044820152606401610061565b6001600160a01b0381165f9081526003602052604090205460ff16156102055760405162461bcd60e51b815260206004820152601860248201527f417474657374657220616c726561647920656e61626c656400000000000000006044820152606401610061565b6001600160a01b0381165f908152600360205260408120805460ff191660011790556002805490919061023790610565565b909155506040516001600160a01b03821681527f5b99bab45c72ce67e89466dbc47480b9c1fde1400e7268bbf463b8354ee4653f9060200160405180910390a150565b6001545f8290036102dd5760405162461bcd60e51b815260206004820152602760248201527f4e6577207369676e6174757265207468726573686f6c64206d757374206265206044820152666e6f6e7a65726f60c81b6064820152608401610061565b6002548211156103635760405162461bcd60e51b815260206004820152604560248201527f4e6577207369676e6174757265207468726573686f6c642063616e6e6f74206560448201527f786365656420746865206e756d626572206f6620656e61626c65642061747465606482015264737465727360d81b608482015260a401610061565b8082036103e35760405162461bcd60e51b815260206004820152604260248201527f4e6577207369676e6174757265207468726573686f6c64206d757374206e6f7460448201527f20657175616c2063757272656e74207369676e6174757265207468726573686f6064820152611b1960f21b608482015260a401610061565b600182905560408051828152602081018490527f149153f58b4da003a8cfd4523709a202402182cb5aa335046911277a1be6eede910160405180910390a15050565b80516001600160a01b038116811461043b575f5ffd5b919050565b634e487b7160e01b5f52604160045260245ffd5b5f5f5f5f60808587031215610467575f5ffd5b61047085610425565b9350602085015163ffffffff81168114610488575f5ffd5b60408601519093506001600160401b038111156104a3575f5ffd5b8501601f810187136104b3575f5ffd5b80516001600160401b038111156104cc576104cc610440565b604051600582901b90603f8201601f191681016001600160401b03811182821017156104fa576104fa610440565b60405291825260208184018101929081018a841115610517575f5ffd5b6020850194505b8385101561053d5761052f85610425565b81526020948501940161051e565b506060989098015196999598505050505050565b634e487b7160e01b5f52603260045260245ffd5b5f6001820161058257634e487b7160e01b5f52601160045260245ffd5b5060010190565b60805160a051611ebd6105cd5f395f818161019e0152818161049a0152610f6801525f818161023c0152818161035c015281816104c70152610e680152611ebd5ff3fe608060405234801561000f575f5ffd5b5060043610610149575f3560e01c80638456cb59116100c7578063af47b9bb1161007d578063f2fde38b11610063578063f2fde38b146102bd578063fae36879146102d0578063feb61724146102e3575f5ffd5b8063af47b9bb146102a1578063bbde5374146102aa575f5ffd5b80638da5cb5b116100ad5780638da5cb5b1461025e57806392492c6814610285578063a82f2e2614610298575f5ffd5b80638456cb591461022f5780638d3638f414610237575f5ffd5b806354fd4d501161011c5780635c975abb116101025780635c975abb146101f8578063715018a6146102055780637af82f601461020d575f5ffd5b806354fd4d501461019957806357ecfd28146101d5575f5ffd5b806314b157ab1461014d5780632d025080146101625780633f4ba83a1461017557806351079a531461017d575b5f5ffd5b61016061015b3660046119ff565b610302565b005b610160610170366004611a72565b6105bf565b61016061081d565b61018660025481565b6040519081526020015b60405180910390f35b6101c07f000000000000000000000000000000000000000000000000000000000000000081565b60405163ffffffff9091168152602001610190565b6101e86101e3366004611aac565b610877565b6040519015158152602001610190565b6005546101e89060ff1681565b610160610a01565b6101e861021b366004611a72565b60036020525f908152604090205460ff1681565b610160610a14565b6101c07f000000000000000000000000000000000000000000000000000000000000000081565b5f5460405173ffffffffffffffffffffffffffffffffffffffff9091168152602001610190565b610160610293366004611b18565b610a71565b61018660015481565b61018660045481565b6101606102b8366004611b18565b610ab5565b6101606102cb366004611a72565b610ac9565b6101606102de366004611a72565b610b29565b6101866102f1366004611b18565b60066020525f908152604090205481565b60055460ff161561035a5760405162461bcd60e51b815260206004820152601060248201527f5061757361626c653a207061757365640000000000000000000000000000000060448201526064015b60405180910390fd5b7f000000000000000000000000000000000000000000000000000000000000000063ffffffff168663ffffffff16036103d55760405162461bcd60e51b815260206004820152601660248201527f446f6d61696e206973206c6f63616c20646f6d61696e000000000000000000006044820152606401610351565b6004548111156104275760405162461bcd60e51b815260206004820152601d60248201527f4d65737361676520626f64792065786365656473206d61782073697a650000006044820152606401610351565b846104745760405162461bcd60e51b815260206004820152601960248201527f526563697069656e74206d757374206265206e6f6e7a65726f000000000000006044820152606401610351565b6040517fffffffff000000000000000000000000000000000000000000000000000000007f000000000000000000000000000000000000000000000000000000000000000060e090811b821660208401527f0000000000000000000000000000000000000000000000000000000000000000811b8216602484015288901b1660288201525f602c820181905290604c01604080517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe081840301815290829052915033907f8c5261668696ce22758910d05bab8f186d6eb247ceac2af2e82c7dc17669b0369061057590849084908b908b908b905f908c908c90602001611b2f565b604080517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0818403018152908290526105ad91611bc1565b60405180910390a15050505050505050565b6105c7610b3a565b600254600181116106665760405162461bcd60e51b815260206004820152604260248201527f556e61626c6520746f2064697361626c6520617474657374657220626563617560448201527f73652031206f72206c657373206174746573746572732061726520656e61626c60648201527f6564000000000000000000000000000000000000000000000000000000000000608482015260a401610351565b60015481116107035760405162461bcd60e51b815260206004820152604160248201527f556e61626c6520746f2064697361626c6520617474657374657220626563617560448201527f7365207369676e6174757265207468726573686f6c6420697320746f6f206c6f60648201527f7700000000000000000000000000000000000000000000000000000000000000608482015260a401610351565b73ffffffffffffffffffffffffffffffffffffffff82165f9081526003602052604090205460ff166107775760405162461bcd60e51b815260206004820152601960248201527f417474657374657220616c72656164792064697361626c6564000000000000006044820152606401610351565b73ffffffffffffffffffffffffffffffffffffffff82165f90815260036020526040902080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001690556107cc600182611c41565b60025560405173ffffffffffffffffffffffffffffffffffffffff831681527f78e573a18c75957b7cadaab01511aa1c19a659f06ecf53e01de37ed92d3261fc906020015b60405180910390a15050565b610825610b3a565b600580547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001690556040517f7805862f689e2f13df9f062ff482ad3ad112aca9e0847911ed832e158c525b33905f90a1565b6005545f9060ff16156108cc5760405162461bcd60e51b815260206004820152601060248201527f5061757361626c653a20706175736564000000000000000000000000000000006044820152606401610351565b6108d885858585610b8c565b5f6108e38686610dc2565b5f8181526006602052604081206001905590915061090560086004888a611c5a565b61090e91611c81565b60e01c90505f610922604c602c898b611c5a565b61092b91611ce6565b90505f61093c609460908a8c611c5a565b61094591611c81565b60e01c905061098561096a61095e606c604c8c8e611c5a565b61096791611ce6565b90565b8484848d8d609490809261098093929190611c5a565b61106a565b8063ffffffff16843373ffffffffffffffffffffffffffffffffffffffff167fff48c13eda96b1cceacc6b9edeedc9e9db9d6226afbc30146b720c19d3addb1c86868e8e60949080926109da93929190611c5a565b6040516109ea9493929190611d69565b60405180910390a450600198975050505050505050565b610a09610b3a565b610a125f61129f565b565b610a1c610b3a565b600580547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001660011790556040517f6985a02210a168e66602d3235cb6db0e70f92b3ba4d376a33c0f3d9434bff625905f90a1565b610a79610b3a565b60048190556040518181527fb13bf6bebed03d1b318e3ea32e4b2a3ad9f5e2312cdf340a2f4bbfaee39f928d906020015b60405180910390a150565b610abd610b3a565b610ac681611313565b50565b610ad1610b3a565b73ffffffffffffffffffffffffffffffffffffffff8116610b20576040517f1e4fbdf70000000000000000000000000000000000000000000000000000000081525f6004820152602401610351565b610ac68161129f565b610b31610b3a565b610ac681611500565b5f5473ffffffffffffffffffffffffffffffffffffffff163314610a12576040517f118cdaa7000000000000000000000000000000000000000000000000000000008152336004820152602401610351565b600154610b9a816041611d98565b8214610be85760405162461bcd60e51b815260206004820152601a60248201527f496e76616c6964206174746573746174696f6e206c656e6774680000000000006044820152606401610351565b5f8585604051610bf9929190611daf565b60405190819003902090505f805b83811015610db8575f610c4b848888610c21604187611d98565b906041610c2f886001611dbe565b610c399190611d98565b92610c4693929190611c5a565b61167f565b90508273ffffffffffffffffffffffffffffffffffffffff168173ffffffffffffffffffffffffffffffffffffffff1611610d145760405162461bcd60e51b815260206004820152604260248201527f5369676e617475726520766572696669636174696f6e206661696c65643a207360448201527f69676e6572206973206f7574206f66206f72646572206f72206475706c69636160648201527f7465000000000000000000000000000000000000000000000000000000000000608482015260a401610351565b73ffffffffffffffffffffffffffffffffffffffff81165f9081526003602052604090205460ff16610dae5760405162461bcd60e51b815260206004820152603d60248201527f5369676e617475726520766572696669636174696f6e206661696c65643a207360448201527f69676e6572206973206e6f7420656e61626c65642061747465737465720000006064820152608401610351565b9150600101610c07565b5050505050505050565b5f81610e105760405162461bcd60e51b815260206004820152601160248201527f4d616c666f726d6564206d6573736167650000000000000000000000000000006044820152606401610351565b6094821015610e615760405162461bcd60e51b815260206004820152601a60248201527f496e76616c6964206d6573736167653a20746f6f2073686f72740000000000006044820152606401610351565b63ffffffff7f000000000000000000000000000000000000000000000000000000000000000016610e96600c60088587611c5a565b610e9f91611c81565b60e01c14610eef5760405162461bcd60e51b815260206004820152601a60248201527f496e76616c69642064657374696e6174696f6e20646f6d61696e0000000000006044820152606401610351565b5f610efe608c606c8587611c5a565b610f0791611ce6565b9050801580610f1557503381145b610f615760405162461bcd60e51b815260206004820152601a60248201527f496e76616c69642063616c6c657220666f72206d6573736167650000000000006044820152606401610351565b63ffffffff7f000000000000000000000000000000000000000000000000000000000000000016610f9560045f8688611c5a565b610f9e91611c81565b60e01c14610fee5760405162461bcd60e51b815260206004820152601760248201527f496e76616c6964206d6573736167652076657273696f6e0000000000000000006044820152606401610351565b610ffc602c600c8587611c5a565b61100591611ce6565b5f81815260066020526040902054909250156110635760405162461bcd60e51b815260206004820152601260248201527f4e6f6e636520616c7265616479207573656400000000000000000000000000006044820152606401610351565b5092915050565b6107d063ffffffff8416101561118b576040517f7c92f21900000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff871690637c92f219906110d49088908890889088908890600401611dd1565b6020604051808303815f875af11580156110f0573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906111149190611e0d565b6111865760405162461bcd60e51b815260206004820152602860248201527f68616e646c6552656365697665556e66696e616c697a65644d6573736167652860448201527f29206661696c65640000000000000000000000000000000000000000000000006064820152608401610351565b611297565b6040517f11cffb6700000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff8716906311cffb67906111e59088908890889088908890600401611dd1565b6020604051808303815f875af1158015611201573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906112259190611e0d565b6112975760405162461bcd60e51b815260206004820152602660248201527f68616e646c655265636569766546696e616c697a65644d65737361676528292060448201527f6661696c656400000000000000000000000000000000000000000000000000006064820152608401610351565b505050505050565b5f805473ffffffffffffffffffffffffffffffffffffffff8381167fffffffffffffffffffffffff0000000000000000000000000000000000000000831681178455604051919092169283917f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e09190a35050565b6001545f82900361138c5760405162461bcd60e51b815260206004820152602760248201527f4e6577207369676e6174757265207468726573686f6c64206d7573742062652060448201527f6e6f6e7a65726f000000000000000000000000000000000000000000000000006064820152608401610351565b60025482111561142a5760405162461bcd60e51b815260206004820152604560248201527f4e6577207369676e6174757265207468726573686f6c642063616e6e6f74206560448201527f786365656420746865206e756d626572206f6620656e61626c6564206174746560648201527f7374657273000000000000000000000000000000000000000000000000000000608482015260a401610351565b8082036114c55760405162461bcd60e51b815260206004820152604260248201527f4e6577207369676e6174757265207468726573686f6c64206d757374206e6f7460448201527f20657175616c2063757272656e74207369676e6174757265207468726573686f60648201527f6c64000000000000000000000000000000000000000000000000000000000000608482015260a401610351565b600182905560408051828152602081018490527f149153f58b4da003a8cfd4523709a202402182cb5aa335046911277a1be6eede9101610811565b73ffffffffffffffffffffffffffffffffffffffff81166115635760405162461bcd60e51b815260206004820152601c60248201527f4e6577206174746573746572206d757374206265206e6f6e7a65726f000000006044820152606401610351565b73ffffffffffffffffffffffffffffffffffffffff81165f9081526003602052604090205460ff16156115d85760405162461bcd60e51b815260206004820152601860248201527f417474657374657220616c726561647920656e61626c656400000000000000006044820152606401610351565b73ffffffffffffffffffffffffffffffffffffffff81165f90815260036020526040812080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001660011790556002805490919061163590611e2c565b9091555060405173ffffffffffffffffffffffffffffffffffffffff821681527f5b99bab45c72ce67e89466dbc47480b9c1fde1400e7268bbf463b8354ee4653f90602001610aaa565b5f5f5f6116c18686868080601f0160208091040260200160405190810160405280939291908181526020018383808284375f9201919091525061186692505050565b50909250905060038160038111156116db576116db611e63565b0361174e5760405162461bcd60e51b815260206004820152602260248201527f45434453413a20696e76616c6964207369676e6174757265202773272076616c60448201527f75650000000000000000000000000000000000000000000000000000000000006064820152608401610351565b5f858561175d60016041611c41565b81811061176c5761176c611e90565b919091013560f81c915050601b81148061178957508060ff16601c145b6117fb5760405162461bcd60e51b815260206004820152602260248201527f45434453413a20696e76616c6964207369676e6174757265202776272076616c60448201527f75650000000000000000000000000000000000000000000000000000000000006064820152608401610351565b5f82600381111561180e5761180e611e63565b1461185b5760405162461bcd60e51b815260206004820152601860248201527f45434453413a20696e76616c6964207369676e617475726500000000000000006044820152606401610351565b509095945050505050565b5f5f5f835160410361189d576020840151604085015160608601515f1a61188f888285856118af565b9550955095505050506118a8565b505081515f91506002905b9250925092565b5f80807f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411156118e857505f91506003905082611998565b604080515f808252602082018084528a905260ff891692820192909252606081018790526080810186905260019060a0016020604051602081039080840390855afa158015611939573d5f5f3e3d5ffd5b50506040517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0015191505073ffffffffffffffffffffffffffffffffffffffff811661198f57505f925060019150829050611998565b92505f91508190505b9450945094915050565b803563ffffffff811681146119b5575f5ffd5b919050565b5f5f83601f8401126119ca575f5ffd5b50813567ffffffffffffffff8111156119e1575f5ffd5b6020830191508360208285010111156119f8575f5ffd5b9250929050565b5f5f5f5f5f5f60a08789031215611a14575f5ffd5b611a1d876119a2565b95506020870135945060408701359350611a39606088016119a2565b9250608087013567ffffffffffffffff811115611a54575f5ffd5b611a6089828a016119ba565b979a9699509497509295939492505050565b5f60208284031215611a82575f5ffd5b813573ffffffffffffffffffffffffffffffffffffffff81168114611aa5575f5ffd5b9392505050565b5f5f5f5f60408587031215611abf575f5ffd5b843567ffffffffffffffff811115611ad5575f5ffd5b611ae1878288016119ba565b909550935050602085013567ffffffffffffffff811115611b00575f5ffd5b611b0c878288016119ba565b95989497509550505050565b5f60208284031215611b28575f5ffd5b5035919050565b5f89518060208c01845e80830190508981528860208201528760408201527fffffffff000000000000000000000000000000000000000000000000000000008760e01b1660608201527fffffffff000000000000000000000000000000000000000000000000000000008660e01b166064820152838560688301375f9301606801928352509098975050505050505050565b602081525f82518060208401528060208501604085015e5f6040828501015260407fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f83011684010191505092915050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b81810381811115611c5457611c54611c14565b92915050565b5f5f85851115611c68575f5ffd5b83861115611c74575f5ffd5b5050820193919092039150565b80357fffffffff000000000000000000000000000000000000000000000000000000008116906004841015611063577fffffffff00000000000000000000000000000000000000000000000000000000808560040360031b1b82161691505092915050565b80356020831015611c54577fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff602084900360031b1b1692915050565b81835281816020850137505f602082840101525f60207fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f840116840101905092915050565b63ffffffff85168152836020820152606060408201525f611d8e606083018486611d22565b9695505050505050565b8082028115828204841417611c5457611c54611c14565b818382375f9101908152919050565b80820180821115611c5457611c54611c14565b63ffffffff8616815284602082015263ffffffff84166040820152608060608201525f611e02608083018486611d22565b979650505050505050565b5f60208284031215611e1d575f5ffd5b81518015158114611aa5575f5ffd5b5f7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8203611e5c57611e5c611c14565b5060010190565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603260045260245ffd",
}

// SandboxMessageTransmitter is an auto generated Go binding around an Ethereum contract.
type SandboxMessageTransmitter struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *SandboxMessageTransmitter) GetABI() abi.ABI {
	return c.abi
}

// NewSandboxMessageTransmitter creates a new instance of SandboxMessageTransmitter.
func NewSandboxMessageTransmitter() *SandboxMessageTransmitter {
	parsed, err := SandboxMessageTransmitterMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &SandboxMessageTransmitter{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *SandboxMessageTransmitter) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackConstructor is the Go binding used to pack the parameters required for
// contract deployment.
//
// Solidity: constructor(address owner_, uint32 localDomain_, address[] attesters, uint256 threshold) returns()
func (sandboxMessageTransmitter *SandboxMessageTransmitter) PackConstructor(owner_ common.Address, localDomain_ uint32, attesters []common.Address, threshold *big.Int) []byte {
	enc, err := sandboxMessageTransmitter.abi.Pack("", owner_, localDomain_, attesters, threshold)
	if err != nil {
		panic(err)
	}
	return enc
}

// PackDisableAttester is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2d025080.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function disableAttester(address attester) returns()
func (sandboxMessageTransmitter *SandboxMessageTransmitter) PackDisableAttester(attester common.Address) []byte {
	enc, err := sandboxMessageTransmitter.abi.Pack("disableAttester", attester)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDisableAttester is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2d025080.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function disableAttester(address attester) returns()
func (sandboxMessageTransmitter *SandboxMessageTransmitter) TryPackDisableAttester(attester common.Address) ([]byte, error) {
	return sandboxMessageTransmitter.abi.Pack("disableAttester", attester)
}

// PackEnableAttester is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfae36879.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function enableAttester(address newAttester) returns()
func (sandboxMessageTransmitter *SandboxMessageTransmitter) PackEnableAttester(newAttester common.Address) []byte {
	enc, err := sandboxMessageTransmitter.abi.Pack("enableAttester", newAttester)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackEnableAttester is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfae36879.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function enableAttester(address newAttester) returns()
func (sandboxMessageTransmitter *SandboxMessageTransmitter) TryPackEnableAttester(newAttester common.Address) ([]byte, error) {
	return sandboxMessageTransmitter.abi.Pack("enableAttester", newAttester)
}

// PackGetNumEnabledAttesters is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x51079a53.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function getNumEnabledAttesters() view returns(uint256)
func (sandboxMessageTransmitter *SandboxMessageTransmitter) PackGetNumEnabledAttesters() []byte {
	enc, err := sandboxMessageTransmitter.abi.Pack("getNumEnabledAttesters")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackGetNumEnabledAttesters is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x51079a53.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function getNumEnabledAttesters() view returns(uint256)
func (sandboxMessageTransmitter *SandboxMessageTransmitter) TryPackGetNumEnabledAttesters() ([]byte, error) {
	return sandboxMessageTransmitter.abi.Pack("getNumEnabledAttesters")
}

// UnpackGetNumEnabledAttesters is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x51079a53.
//
// Solidity: function getNumEnabledAttesters() view returns(uint256)
func (sandboxMessageTransmitter *SandboxMessageTransmitter) UnpackGetNumEnabledAttesters(data []byte) (*big.Int, error) {
	out, err := sandboxMessageTransmitter.abi.Unpack("getNumEnabledAttesters", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackIsEnabledAttester is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7af82f60.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function isEnabledAttester(address attester) view returns(bool)
func (sandboxMessageTransmitter *SandboxMessageTransmitter) PackIsEnabledAttester(attester common.Address) []byte {
	enc, err := sandboxMessageTransmitter.abi.Pack("isEnabledAttester", attester)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackIsEnabledAttester is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7af82f60.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function isEnabledAttester(address attester) view returns(bool)
func (sandboxMessageTransmitter *SandboxMessageTransmitter) TryPackIsEnabledAttester(attester common.Address) ([]byte, error) {
	return sandboxMessageTransmitter.abi.Pack("isEnabledAttester", attester)
}

// UnpackIsEnabledAttester is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x7af82f60.
//
// Solidity: function isEnabledAttester(address attester) view returns(bool)
func (sandboxMessageTransmitter *SandboxMessageTransmitter) UnpackIsEnabledAttester(data []byte) (bool, error) {
	out, err := sandboxMessageTransmitter.abi.Unpack("isEnabledAttester", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackLocalDomain is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8d3638f4.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function localDomain() view returns(uint32)
func (sandboxMessageTransmitter *SandboxMessageTransmitter) PackLocalDomain() []byte {
	enc, err := sandboxMessageTransmitter.abi.Pack("localDomain")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackLocalDomain is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8d3638f4.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function localDomain() view returns(uint32)
func (sandboxMessageTransmitter *SandboxMessageTransmitter) TryPackLocalDomain() ([]byte, error) {
	return sandboxMessageTransmitter.abi.Pack("localDomain")
}

// UnpackLocalDomain is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x8d3638f4.
//
// Solidity: function localDomain() view returns(uint32)
func (sandboxMessageTransmitter *SandboxMessageTransmitter) UnpackLocalDomain(data []byte) (uint32, error) {
	out, err := sandboxMessageTransmitter.abi.Unpack("localDomain", data)
	if err != nil {
		return *new(uint32), err
	}
	out0 := *abi.ConvertType(out[0], new(uint32)).(*uint32)
	return out0, nil
}

// PackMaxMessageBodySize is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xaf47b9bb.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function maxMessageBodySize() view returns(uint256)
func (sandboxMessageTransmitter *SandboxMessageTransmitter) PackMaxMessageBodySize() []byte {
	enc, err := sandboxMessageTransmitter.abi.Pack("maxMessageBodySize")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMaxMessageBodySize is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xaf47b9bb.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function maxMessageBodySize() view returns(uint256)
func (sandboxMessageTransmitter *SandboxMessageTransmitter) TryPackMaxMessageBodySize() ([]byte, error) {
	return sandboxMessageTransmitter.abi.Pack("maxMessageBodySize")
}

// UnpackMaxMessageBodySize is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xaf47b9bb.
//
// Solidity: function maxMessageBodySize() view returns(uint256)
func (sandboxMessageTransmitter *SandboxMessageTransmitter) UnpackMaxMessageBodySize(data []byte) (*big.Int, error) {
	out, err := sandboxMessageTransmitter.abi.Unpack("maxMessageBodySize", data)
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
func (sandboxMessageTransmitter *SandboxMessageTransmitter) PackOwner() []byte {
	enc, err := sandboxMessageTransmitter.abi.Pack("owner")
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
func (sandboxMessageTransmitter *SandboxMessageTransmitter) TryPackOwner() ([]byte, error) {
	return sandboxMessageTransmitter.abi.Pack("owner")
}

// UnpackOwner is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x8da5cb5b.
//
// Solidity: function owner() view returns(address)
func (sandboxMessageTransmitter *SandboxMessageTransmitter) UnpackOwner(data []byte) (common.Address, error) {
	out, err := sandboxMessageTransmitter.abi.Unpack("owner", data)
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
func (sandboxMessageTransmitter *SandboxMessageTransmitter) PackPause() []byte {
	enc, err := sandboxMessageTransmitter.abi.Pack("pause")
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
func (sandboxMessageTransmitter *SandboxMessageTransmitter) TryPackPause() ([]byte, error) {
	return sandboxMessageTransmitter.abi.Pack("pause")
}

// PackPaused is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5c975abb.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function paused() view returns(bool)
func (sandboxMessageTransmitter *SandboxMessageTransmitter) PackPaused() []byte {
	enc, err := sandboxMessageTransmitter.abi.Pack("paused")
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
func (sandboxMessageTransmitter *SandboxMessageTransmitter) TryPackPaused() ([]byte, error) {
	return sandboxMessageTransmitter.abi.Pack("paused")
}

// UnpackPaused is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x5c975abb.
//
// Solidity: function paused() view returns(bool)
func (sandboxMessageTransmitter *SandboxMessageTransmitter) UnpackPaused(data []byte) (bool, error) {
	out, err := sandboxMessageTransmitter.abi.Unpack("paused", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackReceiveMessage is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x57ecfd28.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function receiveMessage(bytes message, bytes attestation) returns(bool success)
func (sandboxMessageTransmitter *SandboxMessageTransmitter) PackReceiveMessage(message []byte, attestation []byte) []byte {
	enc, err := sandboxMessageTransmitter.abi.Pack("receiveMessage", message, attestation)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackReceiveMessage is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x57ecfd28.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function receiveMessage(bytes message, bytes attestation) returns(bool success)
func (sandboxMessageTransmitter *SandboxMessageTransmitter) TryPackReceiveMessage(message []byte, attestation []byte) ([]byte, error) {
	return sandboxMessageTransmitter.abi.Pack("receiveMessage", message, attestation)
}

// UnpackReceiveMessage is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x57ecfd28.
//
// Solidity: function receiveMessage(bytes message, bytes attestation) returns(bool success)
func (sandboxMessageTransmitter *SandboxMessageTransmitter) UnpackReceiveMessage(data []byte) (bool, error) {
	out, err := sandboxMessageTransmitter.abi.Unpack("receiveMessage", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackRenounceOwnership is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x715018a6.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function renounceOwnership() returns()
func (sandboxMessageTransmitter *SandboxMessageTransmitter) PackRenounceOwnership() []byte {
	enc, err := sandboxMessageTransmitter.abi.Pack("renounceOwnership")
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
func (sandboxMessageTransmitter *SandboxMessageTransmitter) TryPackRenounceOwnership() ([]byte, error) {
	return sandboxMessageTransmitter.abi.Pack("renounceOwnership")
}

// PackSendMessage is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x14b157ab.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function sendMessage(uint32 destinationDomain, bytes32 recipient, bytes32 destinationCaller, uint32 minFinalityThreshold, bytes messageBody) returns()
func (sandboxMessageTransmitter *SandboxMessageTransmitter) PackSendMessage(destinationDomain uint32, recipient [32]byte, destinationCaller [32]byte, minFinalityThreshold uint32, messageBody []byte) []byte {
	enc, err := sandboxMessageTransmitter.abi.Pack("sendMessage", destinationDomain, recipient, destinationCaller, minFinalityThreshold, messageBody)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSendMessage is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x14b157ab.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function sendMessage(uint32 destinationDomain, bytes32 recipient, bytes32 destinationCaller, uint32 minFinalityThreshold, bytes messageBody) returns()
func (sandboxMessageTransmitter *SandboxMessageTransmitter) TryPackSendMessage(destinationDomain uint32, recipient [32]byte, destinationCaller [32]byte, minFinalityThreshold uint32, messageBody []byte) ([]byte, error) {
	return sandboxMessageTransmitter.abi.Pack("sendMessage", destinationDomain, recipient, destinationCaller, minFinalityThreshold, messageBody)
}

// PackSetMaxMessageBodySize is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x92492c68.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setMaxMessageBodySize(uint256 newMaxMessageBodySize) returns()
func (sandboxMessageTransmitter *SandboxMessageTransmitter) PackSetMaxMessageBodySize(newMaxMessageBodySize *big.Int) []byte {
	enc, err := sandboxMessageTransmitter.abi.Pack("setMaxMessageBodySize", newMaxMessageBodySize)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSetMaxMessageBodySize is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x92492c68.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function setMaxMessageBodySize(uint256 newMaxMessageBodySize) returns()
func (sandboxMessageTransmitter *SandboxMessageTransmitter) TryPackSetMaxMessageBodySize(newMaxMessageBodySize *big.Int) ([]byte, error) {
	return sandboxMessageTransmitter.abi.Pack("setMaxMessageBodySize", newMaxMessageBodySize)
}

// PackSetSignatureThreshold is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xbbde5374.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setSignatureThreshold(uint256 newSignatureThreshold) returns()
func (sandboxMessageTransmitter *SandboxMessageTransmitter) PackSetSignatureThreshold(newSignatureThreshold *big.Int) []byte {
	enc, err := sandboxMessageTransmitter.abi.Pack("setSignatureThreshold", newSignatureThreshold)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSetSignatureThreshold is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xbbde5374.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function setSignatureThreshold(uint256 newSignatureThreshold) returns()
func (sandboxMessageTransmitter *SandboxMessageTransmitter) TryPackSetSignatureThreshold(newSignatureThreshold *big.Int) ([]byte, error) {
	return sandboxMessageTransmitter.abi.Pack("setSignatureThreshold", newSignatureThreshold)
}

// PackSignatureThreshold is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa82f2e26.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function signatureThreshold() view returns(uint256)
func (sandboxMessageTransmitter *SandboxMessageTransmitter) PackSignatureThreshold() []byte {
	enc, err := sandboxMessageTransmitter.abi.Pack("signatureThreshold")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSignatureThreshold is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa82f2e26.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function signatureThreshold() view returns(uint256)
func (sandboxMessageTransmitter *SandboxMessageTransmitter) TryPackSignatureThreshold() ([]byte, error) {
	return sandboxMessageTransmitter.abi.Pack("signatureThreshold")
}

// UnpackSignatureThreshold is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xa82f2e26.
//
// Solidity: function signatureThreshold() view returns(uint256)
func (sandboxMessageTransmitter *SandboxMessageTransmitter) UnpackSignatureThreshold(data []byte) (*big.Int, error) {
	out, err := sandboxMessageTransmitter.abi.Unpack("signatureThreshold", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackTransferOwnership is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf2fde38b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function transferOwnership(address newOwner) returns()
func (sandboxMessageTransmitter *SandboxMessageTransmitter) PackTransferOwnership(newOwner common.Address) []byte {
	enc, err := sandboxMessageTransmitter.abi.Pack("transferOwnership", newOwner)
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
func (sandboxMessageTransmitter *SandboxMessageTransmitter) TryPackTransferOwnership(newOwner common.Address) ([]byte, error) {
	return sandboxMessageTransmitter.abi.Pack("transferOwnership", newOwner)
}

// PackUnpause is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3f4ba83a.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function unpause() returns()
func (sandboxMessageTransmitter *SandboxMessageTransmitter) PackUnpause() []byte {
	enc, err := sandboxMessageTransmitter.abi.Pack("unpause")
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
func (sandboxMessageTransmitter *SandboxMessageTransmitter) TryPackUnpause() ([]byte, error) {
	return sandboxMessageTransmitter.abi.Pack("unpause")
}

// PackUsedNonces is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfeb61724.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function usedNonces(bytes32 nonce) view returns(uint256)
func (sandboxMessageTransmitter *SandboxMessageTransmitter) PackUsedNonces(nonce [32]byte) []byte {
	enc, err := sandboxMessageTransmitter.abi.Pack("usedNonces", nonce)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackUsedNonces is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfeb61724.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function usedNonces(bytes32 nonce) view returns(uint256)
func (sandboxMessageTransmitter *SandboxMessageTransmitter) TryPackUsedNonces(nonce [32]byte) ([]byte, error) {
	return sandboxMessageTransmitter.abi.Pack("usedNonces", nonce)
}

// UnpackUsedNonces is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xfeb61724.
//
// Solidity: function usedNonces(bytes32 nonce) view returns(uint256)
func (sandboxMessageTransmitter *SandboxMessageTransmitter) UnpackUsedNonces(data []byte) (*big.Int, error) {
	out, err := sandboxMessageTransmitter.abi.Unpack("usedNonces", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackVersion is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x54fd4d50.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function version() view returns(uint32)
func (sandboxMessageTransmitter *SandboxMessageTransmitter) PackVersion() []byte {
	enc, err := sandboxMessageTransmitter.abi.Pack("version")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackVersion is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x54fd4d50.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function version() view returns(uint32)
func (sandboxMessageTransmitter *SandboxMessageTransmitter) TryPackVersion() ([]byte, error) {
	return sandboxMessageTransmitter.abi.Pack("version")
}

// UnpackVersion is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x54fd4d50.
//
// Solidity: function version() view returns(uint32)
func (sandboxMessageTransmitter *SandboxMessageTransmitter) UnpackVersion(data []byte) (uint32, error) {
	out, err := sandboxMessageTransmitter.abi.Unpack("version", data)
	if err != nil {
		return *new(uint32), err
	}
	out0 := *abi.ConvertType(out[0], new(uint32)).(*uint32)
	return out0, nil
}

// SandboxMessageTransmitterAttesterDisabled represents a AttesterDisabled event raised by the SandboxMessageTransmitter contract.
type SandboxMessageTransmitterAttesterDisabled struct {
	Attester common.Address
	Raw      *types.Log // Blockchain specific contextual infos
}

const SandboxMessageTransmitterAttesterDisabledEventName = "AttesterDisabled"

// ContractEventName returns the user-defined event name.
func (SandboxMessageTransmitterAttesterDisabled) ContractEventName() string {
	return SandboxMessageTransmitterAttesterDisabledEventName
}

// UnpackAttesterDisabledEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event AttesterDisabled(address attester)
func (sandboxMessageTransmitter *SandboxMessageTransmitter) UnpackAttesterDisabledEvent(log *types.Log) (*SandboxMessageTransmitterAttesterDisabled, error) {
	event := "AttesterDisabled"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxMessageTransmitter.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxMessageTransmitterAttesterDisabled)
	if len(log.Data) > 0 {
		if err := sandboxMessageTransmitter.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxMessageTransmitter.abi.Events[event].Inputs {
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

// SandboxMessageTransmitterAttesterEnabled represents a AttesterEnabled event raised by the SandboxMessageTransmitter contract.
type SandboxMessageTransmitterAttesterEnabled struct {
	Attester common.Address
	Raw      *types.Log // Blockchain specific contextual infos
}

const SandboxMessageTransmitterAttesterEnabledEventName = "AttesterEnabled"

// ContractEventName returns the user-defined event name.
func (SandboxMessageTransmitterAttesterEnabled) ContractEventName() string {
	return SandboxMessageTransmitterAttesterEnabledEventName
}

// UnpackAttesterEnabledEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event AttesterEnabled(address attester)
func (sandboxMessageTransmitter *SandboxMessageTransmitter) UnpackAttesterEnabledEvent(log *types.Log) (*SandboxMessageTransmitterAttesterEnabled, error) {
	event := "AttesterEnabled"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxMessageTransmitter.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxMessageTransmitterAttesterEnabled)
	if len(log.Data) > 0 {
		if err := sandboxMessageTransmitter.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxMessageTransmitter.abi.Events[event].Inputs {
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

// SandboxMessageTransmitterMaxMessageBodySizeUpdated represents a MaxMessageBodySizeUpdated event raised by the SandboxMessageTransmitter contract.
type SandboxMessageTransmitterMaxMessageBodySizeUpdated struct {
	NewMaxMessageBodySize *big.Int
	Raw                   *types.Log // Blockchain specific contextual infos
}

const SandboxMessageTransmitterMaxMessageBodySizeUpdatedEventName = "MaxMessageBodySizeUpdated"

// ContractEventName returns the user-defined event name.
func (SandboxMessageTransmitterMaxMessageBodySizeUpdated) ContractEventName() string {
	return SandboxMessageTransmitterMaxMessageBodySizeUpdatedEventName
}

// UnpackMaxMessageBodySizeUpdatedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event MaxMessageBodySizeUpdated(uint256 newMaxMessageBodySize)
func (sandboxMessageTransmitter *SandboxMessageTransmitter) UnpackMaxMessageBodySizeUpdatedEvent(log *types.Log) (*SandboxMessageTransmitterMaxMessageBodySizeUpdated, error) {
	event := "MaxMessageBodySizeUpdated"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxMessageTransmitter.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxMessageTransmitterMaxMessageBodySizeUpdated)
	if len(log.Data) > 0 {
		if err := sandboxMessageTransmitter.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxMessageTransmitter.abi.Events[event].Inputs {
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

// SandboxMessageTransmitterMessageReceived represents a MessageReceived event raised by the SandboxMessageTransmitter contract.
type SandboxMessageTransmitterMessageReceived struct {
	Caller                    common.Address
	SourceDomain              uint32
	Nonce                     [32]byte
	Sender                    [32]byte
	FinalityThresholdExecuted uint32
	MessageBody               []byte
	Raw                       *types.Log // Blockchain specific contextual infos
}

const SandboxMessageTransmitterMessageReceivedEventName = "MessageReceived"

// ContractEventName returns the user-defined event name.
func (SandboxMessageTransmitterMessageReceived) ContractEventName() string {
	return SandboxMessageTransmitterMessageReceivedEventName
}

// UnpackMessageReceivedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event MessageReceived(address indexed caller, uint32 sourceDomain, bytes32 indexed nonce, bytes32 sender, uint32 indexed finalityThresholdExecuted, bytes messageBody)
func (sandboxMessageTransmitter *SandboxMessageTransmitter) UnpackMessageReceivedEvent(log *types.Log) (*SandboxMessageTransmitterMessageReceived, error) {
	event := "MessageReceived"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxMessageTransmitter.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxMessageTransmitterMessageReceived)
	if len(log.Data) > 0 {
		if err := sandboxMessageTransmitter.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxMessageTransmitter.abi.Events[event].Inputs {
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

// SandboxMessageTransmitterMessageSent represents a MessageSent event raised by the SandboxMessageTransmitter contract.
type SandboxMessageTransmitterMessageSent struct {
	Message []byte
	Raw     *types.Log // Blockchain specific contextual infos
}

const SandboxMessageTransmitterMessageSentEventName = "MessageSent"

// ContractEventName returns the user-defined event name.
func (SandboxMessageTransmitterMessageSent) ContractEventName() string {
	return SandboxMessageTransmitterMessageSentEventName
}

// UnpackMessageSentEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event MessageSent(bytes message)
func (sandboxMessageTransmitter *SandboxMessageTransmitter) UnpackMessageSentEvent(log *types.Log) (*SandboxMessageTransmitterMessageSent, error) {
	event := "MessageSent"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxMessageTransmitter.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxMessageTransmitterMessageSent)
	if len(log.Data) > 0 {
		if err := sandboxMessageTransmitter.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxMessageTransmitter.abi.Events[event].Inputs {
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

// SandboxMessageTransmitterOwnershipTransferred represents a OwnershipTransferred event raised by the SandboxMessageTransmitter contract.
type SandboxMessageTransmitterOwnershipTransferred struct {
	PreviousOwner common.Address
	NewOwner      common.Address
	Raw           *types.Log // Blockchain specific contextual infos
}

const SandboxMessageTransmitterOwnershipTransferredEventName = "OwnershipTransferred"

// ContractEventName returns the user-defined event name.
func (SandboxMessageTransmitterOwnershipTransferred) ContractEventName() string {
	return SandboxMessageTransmitterOwnershipTransferredEventName
}

// UnpackOwnershipTransferredEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event OwnershipTransferred(address indexed previousOwner, address indexed newOwner)
func (sandboxMessageTransmitter *SandboxMessageTransmitter) UnpackOwnershipTransferredEvent(log *types.Log) (*SandboxMessageTransmitterOwnershipTransferred, error) {
	event := "OwnershipTransferred"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxMessageTransmitter.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxMessageTransmitterOwnershipTransferred)
	if len(log.Data) > 0 {
		if err := sandboxMessageTransmitter.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxMessageTransmitter.abi.Events[event].Inputs {
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

// SandboxMessageTransmitterPause represents a Pause event raised by the SandboxMessageTransmitter contract.
type SandboxMessageTransmitterPause struct {
	Raw *types.Log // Blockchain specific contextual infos
}

const SandboxMessageTransmitterPauseEventName = "Pause"

// ContractEventName returns the user-defined event name.
func (SandboxMessageTransmitterPause) ContractEventName() string {
	return SandboxMessageTransmitterPauseEventName
}

// UnpackPauseEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Pause()
func (sandboxMessageTransmitter *SandboxMessageTransmitter) UnpackPauseEvent(log *types.Log) (*SandboxMessageTransmitterPause, error) {
	event := "Pause"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxMessageTransmitter.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxMessageTransmitterPause)
	if len(log.Data) > 0 {
		if err := sandboxMessageTransmitter.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxMessageTransmitter.abi.Events[event].Inputs {
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

// SandboxMessageTransmitterSignatureThresholdUpdated represents a SignatureThresholdUpdated event raised by the SandboxMessageTransmitter contract.
type SandboxMessageTransmitterSignatureThresholdUpdated struct {
	OldSignatureThreshold *big.Int
	NewSignatureThreshold *big.Int
	Raw                   *types.Log // Blockchain specific contextual infos
}

const SandboxMessageTransmitterSignatureThresholdUpdatedEventName = "SignatureThresholdUpdated"

// ContractEventName returns the user-defined event name.
func (SandboxMessageTransmitterSignatureThresholdUpdated) ContractEventName() string {
	return SandboxMessageTransmitterSignatureThresholdUpdatedEventName
}

// UnpackSignatureThresholdUpdatedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event SignatureThresholdUpdated(uint256 oldSignatureThreshold, uint256 newSignatureThreshold)
func (sandboxMessageTransmitter *SandboxMessageTransmitter) UnpackSignatureThresholdUpdatedEvent(log *types.Log) (*SandboxMessageTransmitterSignatureThresholdUpdated, error) {
	event := "SignatureThresholdUpdated"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxMessageTransmitter.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxMessageTransmitterSignatureThresholdUpdated)
	if len(log.Data) > 0 {
		if err := sandboxMessageTransmitter.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxMessageTransmitter.abi.Events[event].Inputs {
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

// SandboxMessageTransmitterUnpause represents a Unpause event raised by the SandboxMessageTransmitter contract.
type SandboxMessageTransmitterUnpause struct {
	Raw *types.Log // Blockchain specific contextual infos
}

const SandboxMessageTransmitterUnpauseEventName = "Unpause"

// ContractEventName returns the user-defined event name.
func (SandboxMessageTransmitterUnpause) ContractEventName() string {
	return SandboxMessageTransmitterUnpauseEventName
}

// UnpackUnpauseEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Unpause()
func (sandboxMessageTransmitter *SandboxMessageTransmitter) UnpackUnpauseEvent(log *types.Log) (*SandboxMessageTransmitterUnpause, error) {
	event := "Unpause"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxMessageTransmitter.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxMessageTransmitterUnpause)
	if len(log.Data) > 0 {
		if err := sandboxMessageTransmitter.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxMessageTransmitter.abi.Events[event].Inputs {
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
func (sandboxMessageTransmitter *SandboxMessageTransmitter) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], sandboxMessageTransmitter.abi.Errors["OwnableInvalidOwner"].ID.Bytes()[:4]) {
		return sandboxMessageTransmitter.UnpackOwnableInvalidOwnerError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxMessageTransmitter.abi.Errors["OwnableUnauthorizedAccount"].ID.Bytes()[:4]) {
		return sandboxMessageTransmitter.UnpackOwnableUnauthorizedAccountError(raw[4:])
	}
	return nil, errors.New("Unknown error")
}

// SandboxMessageTransmitterOwnableInvalidOwner represents a OwnableInvalidOwner error raised by the SandboxMessageTransmitter contract.
type SandboxMessageTransmitterOwnableInvalidOwner struct {
	Owner common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error OwnableInvalidOwner(address owner)
func SandboxMessageTransmitterOwnableInvalidOwnerErrorID() common.Hash {
	return common.HexToHash("0x1e4fbdf7f3ef8bcaa855599e3abf48b232380f183f08f6f813d9ffa5bd585188")
}

// UnpackOwnableInvalidOwnerError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error OwnableInvalidOwner(address owner)
func (sandboxMessageTransmitter *SandboxMessageTransmitter) UnpackOwnableInvalidOwnerError(raw []byte) (*SandboxMessageTransmitterOwnableInvalidOwner, error) {
	out := new(SandboxMessageTransmitterOwnableInvalidOwner)
	if err := sandboxMessageTransmitter.abi.UnpackIntoInterface(out, "OwnableInvalidOwner", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxMessageTransmitterOwnableUnauthorizedAccount represents a OwnableUnauthorizedAccount error raised by the SandboxMessageTransmitter contract.
type SandboxMessageTransmitterOwnableUnauthorizedAccount struct {
	Account common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error OwnableUnauthorizedAccount(address account)
func SandboxMessageTransmitterOwnableUnauthorizedAccountErrorID() common.Hash {
	return common.HexToHash("0x118cdaa7a341953d1887a2245fd6665d741c67c8c50581daa59e1d03373fa188")
}

// UnpackOwnableUnauthorizedAccountError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error OwnableUnauthorizedAccount(address account)
func (sandboxMessageTransmitter *SandboxMessageTransmitter) UnpackOwnableUnauthorizedAccountError(raw []byte) (*SandboxMessageTransmitterOwnableUnauthorizedAccount, error) {
	out := new(SandboxMessageTransmitterOwnableUnauthorizedAccount)
	if err := sandboxMessageTransmitter.abi.UnpackIntoInterface(out, "OwnableUnauthorizedAccount", raw); err != nil {
		return nil, err
	}
	return out, nil
}
