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
	ABI: "[{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner_\",\"type\":\"address\"},{\"internalType\":\"uint32\",\"name\":\"localDomain_\",\"type\":\"uint32\"},{\"internalType\":\"address[]\",\"name\":\"attesters\",\"type\":\"address[]\"},{\"internalType\":\"uint256\",\"name\":\"threshold\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"OwnableInvalidOwner\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"OwnableUnauthorizedAccount\",\"type\":\"error\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"attester\",\"type\":\"address\"}],\"name\":\"AttesterDisabled\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"attester\",\"type\":\"address\"}],\"name\":\"AttesterEnabled\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"newMaxMessageBodySize\",\"type\":\"uint256\"}],\"name\":\"MaxMessageBodySizeUpdated\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"caller\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint32\",\"name\":\"sourceDomain\",\"type\":\"uint32\"},{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"nonce\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"bytes32\",\"name\":\"sender\",\"type\":\"bytes32\"},{\"indexed\":true,\"internalType\":\"uint32\",\"name\":\"finalityThresholdExecuted\",\"type\":\"uint32\"},{\"indexed\":false,\"internalType\":\"bytes\",\"name\":\"messageBody\",\"type\":\"bytes\"}],\"name\":\"MessageReceived\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"bytes\",\"name\":\"message\",\"type\":\"bytes\"}],\"name\":\"MessageSent\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"previousOwner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"OwnershipTransferred\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[],\"name\":\"Pause\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"oldSignatureThreshold\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"newSignatureThreshold\",\"type\":\"uint256\"}],\"name\":\"SignatureThresholdUpdated\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[],\"name\":\"Unpause\",\"type\":\"event\"},{\"inputs\":[],\"name\":\"NONCE_USED\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"attester\",\"type\":\"address\"}],\"name\":\"disableAttester\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"newAttester\",\"type\":\"address\"}],\"name\":\"enableAttester\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"index\",\"type\":\"uint256\"}],\"name\":\"getEnabledAttester\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"getNumEnabledAttesters\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"attester\",\"type\":\"address\"}],\"name\":\"isEnabledAttester\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"localDomain\",\"outputs\":[{\"internalType\":\"uint32\",\"name\":\"\",\"type\":\"uint32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"maxMessageBodySize\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"owner\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"pause\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"paused\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes\",\"name\":\"message\",\"type\":\"bytes\"},{\"internalType\":\"bytes\",\"name\":\"attestation\",\"type\":\"bytes\"}],\"name\":\"receiveMessage\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"success\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"renounceOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint32\",\"name\":\"destinationDomain\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"recipient\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"destinationCaller\",\"type\":\"bytes32\"},{\"internalType\":\"uint32\",\"name\":\"minFinalityThreshold\",\"type\":\"uint32\"},{\"internalType\":\"bytes\",\"name\":\"messageBody\",\"type\":\"bytes\"}],\"name\":\"sendMessage\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"newMaxMessageBodySize\",\"type\":\"uint256\"}],\"name\":\"setMaxMessageBodySize\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"newSignatureThreshold\",\"type\":\"uint256\"}],\"name\":\"setSignatureThreshold\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"signatureThreshold\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"transferOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"unpause\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"nonce\",\"type\":\"bytes32\"}],\"name\":\"usedNonces\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"version\",\"outputs\":[{\"internalType\":\"uint32\",\"name\":\"\",\"type\":\"uint32\"}],\"stateMutability\":\"view\",\"type\":\"function\"}]",
	ID:  "SandboxMessageTransmitter",
	Bin: "0x60c0604052600160a05261200060045534801561001a575f5ffd5b506040516123d33803806123d3833981016040819052610039916103ec565b8181856001600160a01b03811661006a57604051631e4fbdf760e01b81525f60048201526024015b60405180910390fd5b610073816100f8565b505f5b82518110156100af576100a7838281518110610094576100946104e9565b602002602001015161014760201b60201c565b600101610076565b506100b981610287565b5050505063ffffffff16608052505f8052600660205260017f54cdd369e4e8a8515e52ca72ec816c2101831ad1f18bf44102ed171459c9b4f8556104fd565b5f80546001600160a01b038381166001600160a01b0319831681178455604051919092169283917f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e09190a35050565b6001600160a01b03811661019d5760405162461bcd60e51b815260206004820152601c60248201527f4e6577206174746573746572206d757374206265206e6f6e7a65726f000000006044820152606401610061565b6001600160a01b0381165f90815260036020526040902054156102025760405162461bcd60e51b815260206004820152601860248201527f417474657374657220616c726561647920656e61626c656400000000000000006044820152606401610061565b600280546001810182557f405787fa12a823e0f2b7631cc41b3ba8828b3321ca811111fa75cd3aa3bb5ace0180546001600160a01b0319166001600160a01b03841690811790915590545f828152600360205260408082209290925590517f5b99bab45c72ce67e89466dbc47480b9c1fde1400e7268bbf463b8354ee4653f9190a250565b6001545f8290036102da5760405162461bcd60e51b815260206004820152601b60248201527f496e76616c6964207369676e6174757265207468726573686f6c6400000000006044820152606401610061565b60025482111561032c5760405162461bcd60e51b815260206004820181905260248201527f4e6577207369676e6174757265207468726573686f6c6420746f6f20686967686044820152606401610061565b80820361037b5760405162461bcd60e51b815260206004820152601f60248201527f5369676e6174757265207468726573686f6c6420616c726561647920736574006044820152606401610061565b600182905560408051828152602081018490527f149153f58b4da003a8cfd4523709a202402182cb5aa335046911277a1be6eede910160405180910390a15050565b80516001600160a01b03811681146103d3575f5ffd5b919050565b634e487b7160e01b5f52604160045260245ffd5b5f5f5f5f608085870312156103ff575f5ffd5b610408856103bd565b9350602085015163ffffffff81168114610420575f5ffd5b60408601519093506001600160401b0381111561043b575f5ffd5b8501601f8101871361044b575f5ffd5b80516001600160401b03811115610464576104646103d8565b604051600582901b90603f8201601f191681016001600160401b0381118282101715610492576104926103d8565b60405291825260208184018101929081018a8411156104af575f5ffd5b6020850194505b838510156104d5576104c7856103bd565b8152602094850194016104b6565b506060989098015196999598505050505050565b634e487b7160e01b5f52603260045260245ffd5b60805160a051611e926105415f395f81816101be015281816105010152610ffe01525f8181610279015281816103c30152818161052e0152610efe0152611e925ff3fe608060405234801561000f575f5ffd5b506004361061016e575f3560e01c80638456cb59116100d2578063af47b9bb11610088578063f2fde38b11610063578063f2fde38b14610324578063fae3687914610337578063feb617241461034a575f5ffd5b8063af47b9bb146102f5578063bbde5374146102fe578063beb673d814610311575f5ffd5b80638da5cb5b116100b85780638da5cb5b1461029b57806392492c68146102d9578063a82f2e26146102ec575f5ffd5b80638456cb591461026c5780638d3638f414610274575f5ffd5b806357ecfd2811610127578063715018a61161010d578063715018a6146102255780637af82f601461022d5780637de25ae414610264575f5ffd5b806357ecfd28146101f55780635c975abb14610218575f5ffd5b80633f4ba83a116101575780633f4ba83a1461019a57806351079a53146101a257806354fd4d50146101b9575f5ffd5b806314b157ab146101725780632d02508014610187575b5f5ffd5b6101856101803660046119de565b610369565b005b610185610195366004611a51565b610626565b6101856108c3565b6002545b6040519081526020015b60405180910390f35b6101e07f000000000000000000000000000000000000000000000000000000000000000081565b60405163ffffffff90911681526020016101b0565b610208610203366004611a8b565b61091d565b60405190151581526020016101b0565b6005546102089060ff1681565b610185610aa7565b61020861023b366004611a51565b73ffffffffffffffffffffffffffffffffffffffff165f90815260036020526040902054151590565b6101a6600181565b610185610aba565b6101e07f000000000000000000000000000000000000000000000000000000000000000081565b5f5473ffffffffffffffffffffffffffffffffffffffff165b60405173ffffffffffffffffffffffffffffffffffffffff90911681526020016101b0565b6101856102e7366004611af7565b610b17565b6101a660015481565b6101a660045481565b61018561030c366004611af7565b610b5a565b6102b461031f366004611af7565b610b6e565b610185610332366004611a51565b610c21565b610185610345366004611a51565b610c81565b6101a6610358366004611af7565b60066020525f908152604090205481565b60055460ff16156103c15760405162461bcd60e51b815260206004820152601060248201527f5061757361626c653a207061757365640000000000000000000000000000000060448201526064015b60405180910390fd5b7f000000000000000000000000000000000000000000000000000000000000000063ffffffff168663ffffffff160361043c5760405162461bcd60e51b815260206004820152601660248201527f446f6d61696e206973206c6f63616c20646f6d61696e0000000000000000000060448201526064016103b8565b60045481111561048e5760405162461bcd60e51b815260206004820152601d60248201527f4d65737361676520626f64792065786365656473206d61782073697a6500000060448201526064016103b8565b846104db5760405162461bcd60e51b815260206004820152601960248201527f526563697069656e74206d757374206265206e6f6e7a65726f0000000000000060448201526064016103b8565b6040517fffffffff000000000000000000000000000000000000000000000000000000007f000000000000000000000000000000000000000000000000000000000000000060e090811b821660208401527f0000000000000000000000000000000000000000000000000000000000000000811b8216602484015288901b1660288201525f602c820181905290604c01604080517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe081840301815290829052915033907f8c5261668696ce22758910d05bab8f186d6eb247ceac2af2e82c7dc17669b036906105dc90849084908b908b908b905f908c908c90602001611b0e565b604080517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe08184030181529082905261061491611ba0565b60405180910390a15050505050505050565b61062e610c92565b600254600181116106815760405162461bcd60e51b815260206004820152601960248201527f546f6f2066657720656e61626c6564206174746573746572730000000000000060448201526064016103b8565b60015481116106d25760405162461bcd60e51b815260206004820152601e60248201527f5369676e6174757265207468726573686f6c6420697320746f6f206c6f77000060448201526064016103b8565b73ffffffffffffffffffffffffffffffffffffffff82165f90815260036020526040902054806107445760405162461bcd60e51b815260206004820152601960248201527f417474657374657220616c72656164792064697361626c65640000000000000060448201526064016103b8565b5f6002610752600185611c20565b8154811061076257610762611c39565b5f9182526020909120015473ffffffffffffffffffffffffffffffffffffffff16905080826002610794600183611c20565b815481106107a4576107a4611c39565b5f918252602080832073ffffffffffffffffffffffffffffffffffffffff878116855260039092526040909320939093550180547fffffffffffffffffffffffff00000000000000000000000000000000000000001692909116919091179055600280548061081557610815611c66565b5f828152602080822083017fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff90810180547fffffffffffffffffffffffff000000000000000000000000000000000000000016905590920190925573ffffffffffffffffffffffffffffffffffffffff8616808352600390915260408083208390555190917f78e573a18c75957b7cadaab01511aa1c19a659f06ecf53e01de37ed92d3261fc91a250505050565b6108cb610c92565b600580547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001690556040517f7805862f689e2f13df9f062ff482ad3ad112aca9e0847911ed832e158c525b33905f90a1565b6005545f9060ff16156109725760405162461bcd60e51b815260206004820152601060248201527f5061757361626c653a207061757365640000000000000000000000000000000060448201526064016103b8565b61097e85858585610ce4565b5f6109898686610ea5565b5f818152600660205260408120600190559091506109ab60086004888a611c93565b6109b491611cba565b60e01c90505f6109c8604c602c898b611c93565b6109d191611d1f565b90505f6109e2609460908a8c611c93565b6109eb91611cba565b60e01c9050610a2b610a10610a04606c604c8c8e611c93565b610a0d91611d1f565b90565b8484848d8d6094908092610a2693929190611c93565b611100565b8063ffffffff16843373ffffffffffffffffffffffffffffffffffffffff167fff48c13eda96b1cceacc6b9edeedc9e9db9d6226afbc30146b720c19d3addb1c86868e8e6094908092610a8093929190611c93565b604051610a909493929190611da2565b60405180910390a450600198975050505050505050565b610aaf610c92565b610ab85f611335565b565b610ac2610c92565b600580547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001660011790556040517f6985a02210a168e66602d3235cb6db0e70f92b3ba4d376a33c0f3d9434bff625905f90a1565b610b1f610c92565b60048190556040518181527fb13bf6bebed03d1b318e3ea32e4b2a3ad9f5e2312cdf340a2f4bbfaee39f928d9060200160405180910390a150565b610b62610c92565b610b6b816113a9565b50565b6002545f908210610be75760405162461bcd60e51b815260206004820152602260248201527f456e756d657261626c655365743a20696e646578206f7574206f6620626f756e60448201527f647300000000000000000000000000000000000000000000000000000000000060648201526084016103b8565b60028281548110610bfa57610bfa611c39565b5f9182526020909120015473ffffffffffffffffffffffffffffffffffffffff1692915050565b610c29610c92565b73ffffffffffffffffffffffffffffffffffffffff8116610c78576040517f1e4fbdf70000000000000000000000000000000000000000000000000000000081525f60048201526024016103b8565b610b6b81611335565b610c89610c92565b610b6b816114df565b5f5473ffffffffffffffffffffffffffffffffffffffff163314610ab8576040517f118cdaa70000000000000000000000000000000000000000000000000000000081523360048201526024016103b8565b600154610cf2816041611dd1565b8214610d405760405162461bcd60e51b815260206004820152601a60248201527f496e76616c6964206174746573746174696f6e206c656e67746800000000000060448201526064016103b8565b5f8585604051610d51929190611de8565b60405190819003902090505f805b83811015610e9b575f610da3848888610d79604187611dd1565b906041610d87886001611df7565b610d919190611dd1565b92610d9e93929190611c93565b61165e565b90508273ffffffffffffffffffffffffffffffffffffffff168173ffffffffffffffffffffffffffffffffffffffff1611610e205760405162461bcd60e51b815260206004820152601f60248201527f496e76616c6964207369676e6174757265206f72646572206f7220647570650060448201526064016103b8565b73ffffffffffffffffffffffffffffffffffffffff81165f90815260036020526040902054610e915760405162461bcd60e51b815260206004820152601f60248201527f496e76616c6964207369676e61747572653a206e6f742061747465737465720060448201526064016103b8565b9150600101610d5f565b5050505050505050565b5f6094821015610ef75760405162461bcd60e51b815260206004820152601a60248201527f496e76616c6964206d6573736167653a20746f6f2073686f727400000000000060448201526064016103b8565b63ffffffff7f000000000000000000000000000000000000000000000000000000000000000016610f2c600c60088587611c93565b610f3591611cba565b60e01c14610f855760405162461bcd60e51b815260206004820152601a60248201527f496e76616c69642064657374696e6174696f6e20646f6d61696e00000000000060448201526064016103b8565b5f610f94608c606c8587611c93565b610f9d91611d1f565b9050801580610fab57503381145b610ff75760405162461bcd60e51b815260206004820152601a60248201527f496e76616c69642063616c6c657220666f72206d65737361676500000000000060448201526064016103b8565b63ffffffff7f00000000000000000000000000000000000000000000000000000000000000001661102b60045f8688611c93565b61103491611cba565b60e01c146110845760405162461bcd60e51b815260206004820152601760248201527f496e76616c6964206d6573736167652076657273696f6e00000000000000000060448201526064016103b8565b611092602c600c8587611c93565b61109b91611d1f565b5f81815260066020526040902054909250156110f95760405162461bcd60e51b815260206004820152601260248201527f4e6f6e636520616c72656164792075736564000000000000000000000000000060448201526064016103b8565b5092915050565b6107d063ffffffff84161015611221576040517f7c92f21900000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff871690637c92f2199061116a9088908890889088908890600401611e0a565b6020604051808303815f875af1158015611186573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906111aa9190611e46565b61121c5760405162461bcd60e51b815260206004820152602860248201527f68616e646c6552656365697665556e66696e616c697a65644d6573736167652860448201527f29206661696c656400000000000000000000000000000000000000000000000060648201526084016103b8565b61132d565b6040517f11cffb6700000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff8716906311cffb679061127b9088908890889088908890600401611e0a565b6020604051808303815f875af1158015611297573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906112bb9190611e46565b61132d5760405162461bcd60e51b815260206004820152602660248201527f68616e646c655265636569766546696e616c697a65644d65737361676528292060448201527f6661696c6564000000000000000000000000000000000000000000000000000060648201526084016103b8565b505050505050565b5f805473ffffffffffffffffffffffffffffffffffffffff8381167fffffffffffffffffffffffff0000000000000000000000000000000000000000831681178455604051919092169283917f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e09190a35050565b6001545f8290036113fc5760405162461bcd60e51b815260206004820152601b60248201527f496e76616c6964207369676e6174757265207468726573686f6c64000000000060448201526064016103b8565b60025482111561144e5760405162461bcd60e51b815260206004820181905260248201527f4e6577207369676e6174757265207468726573686f6c6420746f6f206869676860448201526064016103b8565b80820361149d5760405162461bcd60e51b815260206004820152601f60248201527f5369676e6174757265207468726573686f6c6420616c7265616479207365740060448201526064016103b8565b600182905560408051828152602081018490527f149153f58b4da003a8cfd4523709a202402182cb5aa335046911277a1be6eede910160405180910390a15050565b73ffffffffffffffffffffffffffffffffffffffff81166115425760405162461bcd60e51b815260206004820152601c60248201527f4e6577206174746573746572206d757374206265206e6f6e7a65726f0000000060448201526064016103b8565b73ffffffffffffffffffffffffffffffffffffffff81165f90815260036020526040902054156115b45760405162461bcd60e51b815260206004820152601860248201527f417474657374657220616c726561647920656e61626c6564000000000000000060448201526064016103b8565b600280546001810182557f405787fa12a823e0f2b7631cc41b3ba8828b3321ca811111fa75cd3aa3bb5ace0180547fffffffffffffffffffffffff00000000000000000000000000000000000000001673ffffffffffffffffffffffffffffffffffffffff841690811790915590545f828152600360205260408082209290925590517f5b99bab45c72ce67e89466dbc47480b9c1fde1400e7268bbf463b8354ee4653f9190a250565b5f5f5f6116a08686868080601f0160208091040260200160405190810160405280939291908181526020018383808284375f9201919091525061184592505050565b50909250905060038160038111156116ba576116ba611e65565b0361172d5760405162461bcd60e51b815260206004820152602260248201527f45434453413a20696e76616c6964207369676e6174757265202773272076616c60448201527f756500000000000000000000000000000000000000000000000000000000000060648201526084016103b8565b5f858561173c60016041611c20565b81811061174b5761174b611c39565b919091013560f81c915050601b81148061176857508060ff16601c145b6117da5760405162461bcd60e51b815260206004820152602260248201527f45434453413a20696e76616c6964207369676e6174757265202776272076616c60448201527f756500000000000000000000000000000000000000000000000000000000000060648201526084016103b8565b5f8260038111156117ed576117ed611e65565b1461183a5760405162461bcd60e51b815260206004820152601860248201527f45434453413a20696e76616c6964207369676e6174757265000000000000000060448201526064016103b8565b509095945050505050565b5f5f5f835160410361187c576020840151604085015160608601515f1a61186e8882858561188e565b955095509550505050611887565b505081515f91506002905b9250925092565b5f80807f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411156118c757505f91506003905082611977565b604080515f808252602082018084528a905260ff891692820192909252606081018790526080810186905260019060a0016020604051602081039080840390855afa158015611918573d5f5f3e3d5ffd5b50506040517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0015191505073ffffffffffffffffffffffffffffffffffffffff811661196e57505f925060019150829050611977565b92505f91508190505b9450945094915050565b803563ffffffff81168114611994575f5ffd5b919050565b5f5f83601f8401126119a9575f5ffd5b50813567ffffffffffffffff8111156119c0575f5ffd5b6020830191508360208285010111156119d7575f5ffd5b9250929050565b5f5f5f5f5f5f60a087890312156119f3575f5ffd5b6119fc87611981565b95506020870135945060408701359350611a1860608801611981565b9250608087013567ffffffffffffffff811115611a33575f5ffd5b611a3f89828a01611999565b979a9699509497509295939492505050565b5f60208284031215611a61575f5ffd5b813573ffffffffffffffffffffffffffffffffffffffff81168114611a84575f5ffd5b9392505050565b5f5f5f5f60408587031215611a9e575f5ffd5b843567ffffffffffffffff811115611ab4575f5ffd5b611ac087828801611999565b909550935050602085013567ffffffffffffffff811115611adf575f5ffd5b611aeb87828801611999565b95989497509550505050565b5f60208284031215611b07575f5ffd5b5035919050565b5f89518060208c01845e80830190508981528860208201528760408201527fffffffff000000000000000000000000000000000000000000000000000000008760e01b1660608201527fffffffff000000000000000000000000000000000000000000000000000000008660e01b166064820152838560688301375f9301606801928352509098975050505050505050565b602081525f82518060208401528060208501604085015e5f6040828501015260407fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f83011684010191505092915050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b81810381811115611c3357611c33611bf3565b92915050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603260045260245ffd5b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603160045260245ffd5b5f5f85851115611ca1575f5ffd5b83861115611cad575f5ffd5b5050820193919092039150565b80357fffffffff0000000000000000000000000000000000000000000000000000000081169060048410156110f9577fffffffff00000000000000000000000000000000000000000000000000000000808560040360031b1b82161691505092915050565b80356020831015611c33577fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff602084900360031b1b1692915050565b81835281816020850137505f602082840101525f60207fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f840116840101905092915050565b63ffffffff85168152836020820152606060408201525f611dc7606083018486611d5b565b9695505050505050565b8082028115828204841417611c3357611c33611bf3565b818382375f9101908152919050565b80820180821115611c3357611c33611bf3565b63ffffffff8616815284602082015263ffffffff84166040820152608060608201525f611e3b608083018486611d5b565b979650505050505050565b5f60208284031215611e56575f5ffd5b81518015158114611a84575f5ffd5b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd",
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

// PackNONCEUSED is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7de25ae4.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function NONCE_USED() view returns(uint256)
func (sandboxMessageTransmitter *SandboxMessageTransmitter) PackNONCEUSED() []byte {
	enc, err := sandboxMessageTransmitter.abi.Pack("NONCE_USED")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackNONCEUSED is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7de25ae4.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function NONCE_USED() view returns(uint256)
func (sandboxMessageTransmitter *SandboxMessageTransmitter) TryPackNONCEUSED() ([]byte, error) {
	return sandboxMessageTransmitter.abi.Pack("NONCE_USED")
}

// UnpackNONCEUSED is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x7de25ae4.
//
// Solidity: function NONCE_USED() view returns(uint256)
func (sandboxMessageTransmitter *SandboxMessageTransmitter) UnpackNONCEUSED(data []byte) (*big.Int, error) {
	out, err := sandboxMessageTransmitter.abi.Unpack("NONCE_USED", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
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

// PackGetEnabledAttester is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xbeb673d8.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function getEnabledAttester(uint256 index) view returns(address)
func (sandboxMessageTransmitter *SandboxMessageTransmitter) PackGetEnabledAttester(index *big.Int) []byte {
	enc, err := sandboxMessageTransmitter.abi.Pack("getEnabledAttester", index)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackGetEnabledAttester is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xbeb673d8.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function getEnabledAttester(uint256 index) view returns(address)
func (sandboxMessageTransmitter *SandboxMessageTransmitter) TryPackGetEnabledAttester(index *big.Int) ([]byte, error) {
	return sandboxMessageTransmitter.abi.Pack("getEnabledAttester", index)
}

// UnpackGetEnabledAttester is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xbeb673d8.
//
// Solidity: function getEnabledAttester(uint256 index) view returns(address)
func (sandboxMessageTransmitter *SandboxMessageTransmitter) UnpackGetEnabledAttester(data []byte) (common.Address, error) {
	out, err := sandboxMessageTransmitter.abi.Unpack("getEnabledAttester", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
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
// Solidity: event AttesterDisabled(address indexed attester)
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
// Solidity: event AttesterEnabled(address indexed attester)
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
