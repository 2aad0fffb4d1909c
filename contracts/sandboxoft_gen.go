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

// EnforcedOptionParam is an auto generated low-level Go binding around an user-defined struct.
type EnforcedOptionParam struct {
	Eid     uint32
	MsgType uint16
	Options []byte
}

// InboundPacket is an auto generated low-level Go binding around an user-defined struct.
type InboundPacket struct {
	Origin    Origin
	DstEid    uint32
	Receiver  common.Address
	Guid      [32]byte
	Value     *big.Int
	Executor  common.Address
	Message   []byte
	ExtraData []byte
}

// OFTFeeDetail is an auto generated low-level Go binding around an user-defined struct.
type OFTFeeDetail struct {
	FeeAmountLD *big.Int
	Description string
}

// OFTLimit is an auto generated low-level Go binding around an user-defined struct.
type OFTLimit struct {
	MinAmountLD *big.Int
	MaxAmountLD *big.Int
}

// OFTReceipt is an auto generated low-level Go binding around an user-defined struct.
type OFTReceipt struct {
	AmountSentLD     *big.Int
	AmountReceivedLD *big.Int
}

// SandboxOFTMetaData contains all meta data concerning the SandboxOFT contract.
var SandboxOFTMetaData = bind.MetaData{
	ABI: "[{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"endpoint\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"owner_\",\"type\":\"address\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"amountSD\",\"type\":\"uint256\"}],\"name\":\"AmountSDOverflowed\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"InvalidDelegate\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"InvalidEndpointCall\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"InvalidLocalDecimals\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"bytes\",\"name\":\"options\",\"type\":\"bytes\"}],\"name\":\"InvalidOptions\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"LzTokenUnavailable\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint32\",\"name\":\"eid\",\"type\":\"uint32\"}],\"name\":\"NoPeer\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"msgValue\",\"type\":\"uint256\"}],\"name\":\"NotEnoughNative\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"addr\",\"type\":\"address\"}],\"name\":\"OnlyEndpoint\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint32\",\"name\":\"eid\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"sender\",\"type\":\"bytes32\"}],\"name\":\"OnlyPeer\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"OnlySelf\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"OwnableInvalidOwner\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"OwnableUnauthorizedAccount\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"}],\"name\":\"SafeERC20FailedOperation\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"bytes\",\"name\":\"result\",\"type\":\"bytes\"}],\"name\":\"SimulationResult\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"amountLD\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"minAmountLD\",\"type\":\"uint256\"}],\"name\":\"SlippageExceeded\",\"type\":\"error\"},{\"anonymous\":false,\"inputs\":[{\"components\":[{\"internalType\":\"uint32\",\"name\":\"eid\",\"type\":\"uint32\"},{\"internalType\":\"uint16\",\"name\":\"msgType\",\"type\":\"uint16\"},{\"internalType\":\"bytes\",\"name\":\"options\",\"type\":\"bytes\"}],\"indexed\":false,\"internalType\":\"structEnforcedOptionParam[]\",\"name\":\"_enforcedOptions\",\"type\":\"tuple[]\"}],\"name\":\"EnforcedOptionSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"address\",\"name\":\"inspector\",\"type\":\"address\"}],\"name\":\"MsgInspectorSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"guid\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint32\",\"name\":\"srcEid\",\"type\":\"uint32\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"toAddress\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"amountReceivedLD\",\"type\":\"uint256\"}],\"name\":\"OFTReceived\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"guid\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint32\",\"name\":\"dstEid\",\"type\":\"uint32\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"fromAddress\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"amountSentLD\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"amountReceivedLD\",\"type\":\"uint256\"}],\"name\":\"OFTSent\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"previousOwner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"OwnershipTransferred\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"uint32\",\"name\":\"eid\",\"type\":\"uint32\"},{\"indexed\":false,\"internalType\":\"bytes32\",\"name\":\"peer\",\"type\":\"bytes32\"}],\"name\":\"PeerSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"address\",\"name\":\"preCrimeAddress\",\"type\":\"address\"}],\"name\":\"PreCrimeSet\",\"type\":\"event\"},{\"inputs\":[],\"name\":\"SEND\",\"outputs\":[{\"internalType\":\"uint16\",\"name\":\"\",\"type\":\"uint16\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"SEND_AND_CALL\",\"outputs\":[{\"internalType\":\"uint16\",\"name\":\"\",\"type\":\"uint16\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"uint32\",\"name\":\"srcEid\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"sender\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"}],\"internalType\":\"structOrigin\",\"name\":\"origin\",\"type\":\"tuple\"}],\"name\":\"allowInitializePath\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"approvalRequired\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint32\",\"name\":\"_eid\",\"type\":\"uint32\"},{\"internalType\":\"uint16\",\"name\":\"_msgType\",\"type\":\"uint16\"},{\"internalType\":\"bytes\",\"name\":\"_extraOptions\",\"type\":\"bytes\"}],\"name\":\"combineOptions\",\"outputs\":[{\"internalType\":\"bytes\",\"name\":\"\",\"type\":\"bytes\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"decimalConversionRate\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"endpoint\",\"outputs\":[{\"internalType\":\"contractILayerZeroEndpointV2\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint32\",\"name\":\"eid\",\"type\":\"uint32\"},{\"internalType\":\"uint16\",\"name\":\"msgType\",\"type\":\"uint16\"}],\"name\":\"enforcedOptions\",\"outputs\":[{\"internalType\":\"bytes\",\"name\":\"enforcedOption\",\"type\":\"bytes\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"uint32\",\"name\":\"srcEid\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"sender\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"}],\"internalType\":\"structOrigin\",\"name\":\"\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"\",\"type\":\"bytes\"},{\"internalType\":\"address\",\"name\":\"_sender\",\"type\":\"address\"}],\"name\":\"isComposeMsgSender\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint32\",\"name\":\"_eid\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"_peer\",\"type\":\"bytes32\"}],\"name\":\"isPeer\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"uint32\",\"name\":\"srcEid\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"sender\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"}],\"internalType\":\"structOrigin\",\"name\":\"_origin\",\"type\":\"tuple\"},{\"internalType\":\"bytes32\",\"name\":\"_guid\",\"type\":\"bytes32\"},{\"internalType\":\"bytes\",\"name\":\"_message\",\"type\":\"bytes\"},{\"internalType\":\"address\",\"name\":\"_executor\",\"type\":\"address\"},{\"internalType\":\"bytes\",\"name\":\"_extraData\",\"type\":\"bytes\"}],\"name\":\"lzReceive\",\"outputs\":[],\"stateMutability\":\"payable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"components\":[{\"internalType\":\"uint32\",\"name\":\"srcEid\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"sender\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"}],\"internalType\":\"structOrigin\",\"name\":\"origin\",\"type\":\"tuple\"},{\"internalType\":\"uint32\",\"name\":\"dstEid\",\"type\":\"uint32\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"bytes32\",\"name\":\"guid\",\"type\":\"bytes32\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"executor\",\"type\":\"address\"},{\"internalType\":\"bytes\",\"name\":\"message\",\"type\":\"bytes\"},{\"internalType\":\"bytes\",\"name\":\"extraData\",\"type\":\"bytes\"}],\"internalType\":\"structInboundPacket[]\",\"name\":\"_packets\",\"type\":\"tuple[]\"}],\"name\":\"lzReceiveAndRevert\",\"outputs\":[],\"stateMutability\":\"payable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"uint32\",\"name\":\"srcEid\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"sender\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"}],\"internalType\":\"structOrigin\",\"name\":\"_origin\",\"type\":\"tuple\"},{\"internalType\":\"bytes32\",\"name\":\"_guid\",\"type\":\"bytes32\"},{\"internalType\":\"bytes\",\"name\":\"_message\",\"type\":\"bytes\"},{\"internalType\":\"address\",\"name\":\"_executor\",\"type\":\"address\"},{\"internalType\":\"bytes\",\"name\":\"_extraData\",\"type\":\"bytes\"}],\"name\":\"lzReceiveSimulate\",\"outputs\":[],\"stateMutability\":\"payable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"msgInspector\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint32\",\"name\":\"\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"name\":\"nextNonce\",\"outputs\":[{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"oApp\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"oAppVersion\",\"outputs\":[{\"internalType\":\"uint64\",\"name\":\"senderVersion\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"receiverVersion\",\"type\":\"uint64\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"oftVersion\",\"outputs\":[{\"internalType\":\"bytes4\",\"name\":\"interfaceId\",\"type\":\"bytes4\"},{\"internalType\":\"uint64\",\"name\":\"version\",\"type\":\"uint64\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"owner\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint32\",\"name\":\"eid\",\"type\":\"uint32\"}],\"name\":\"peers\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"peer\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"preCrime\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"uint32\",\"name\":\"dstEid\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"to\",\"type\":\"bytes32\"},{\"internalType\":\"uint256\",\"name\":\"amountLD\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"minAmountLD\",\"type\":\"uint256\"},{\"internalType\":\"bytes\",\"name\":\"extraOptions\",\"type\":\"bytes\"},{\"internalType\":\"bytes\",\"name\":\"composeMsg\",\"type\":\"bytes\"},{\"internalType\":\"bytes\",\"name\":\"oftCmd\",\"type\":\"bytes\"}],\"internalType\":\"structSendParam\",\"name\":\"_sendParam\",\"type\":\"tuple\"}],\"name\":\"quoteOFT\",\"outputs\":[{\"components\":[{\"internalType\":\"uint256\",\"name\":\"minAmountLD\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"maxAmountLD\",\"type\":\"uint256\"}],\"internalType\":\"structOFTLimit\",\"name\":\"oftLimit\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"int256\",\"name\":\"feeAmountLD\",\"type\":\"int256\"},{\"internalType\":\"string\",\"name\":\"description\",\"type\":\"string\"}],\"internalType\":\"structOFTFeeDetail[]\",\"name\":\"oftFeeDetails\",\"type\":\"tuple[]\"},{\"components\":[{\"internalType\":\"uint256\",\"name\":\"amountSentLD\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"amountReceivedLD\",\"type\":\"uint256\"}],\"internalType\":\"structOFTReceipt\",\"name\":\"oftReceipt\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"uint32\",\"name\":\"dstEid\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"to\",\"type\":\"bytes32\"},{\"internalType\":\"uint256\",\"name\":\"amountLD\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"minAmountLD\",\"type\":\"uint256\"},{\"internalType\":\"bytes\",\"name\":\"extraOptions\",\"type\":\"bytes\"},{\"internalType\":\"bytes\",\"name\":\"composeMsg\",\"type\":\"bytes\"},{\"internalType\":\"bytes\",\"name\":\"oftCmd\",\"type\":\"bytes\"}],\"internalType\":\"structSendParam\",\"name\":\"_sendParam\",\"type\":\"tuple\"},{\"internalType\":\"bool\",\"name\":\"_payInLzToken\",\"type\":\"bool\"}],\"name\":\"quoteSend\",\"outputs\":[{\"components\":[{\"internalType\":\"uint256\",\"name\":\"nativeFee\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"lzTokenFee\",\"type\":\"uint256\"}],\"internalType\":\"structMessagingFee\",\"name\":\"msgFee\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"renounceOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"uint32\",\"name\":\"dstEid\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"to\",\"type\":\"bytes32\"},{\"internalType\":\"uint256\",\"name\":\"amountLD\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"minAmountLD\",\"type\":\"uint256\"},{\"internalType\":\"bytes\",\"name\":\"extraOptions\",\"type\":\"bytes\"},{\"internalType\":\"bytes\",\"name\":\"composeMsg\",\"type\":\"bytes\"},{\"internalType\":\"bytes\",\"name\":\"oftCmd\",\"type\":\"bytes\"}],\"internalType\":\"structSendParam\",\"name\":\"_sendParam\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"uint256\",\"name\":\"nativeFee\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"lzTokenFee\",\"type\":\"uint256\"}],\"internalType\":\"structMessagingFee\",\"name\":\"_fee\",\"type\":\"tuple\"},{\"internalType\":\"address\",\"name\":\"_refundAddress\",\"type\":\"address\"}],\"name\":\"send\",\"outputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"guid\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"components\":[{\"internalType\":\"uint256\",\"name\":\"nativeFee\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"lzTokenFee\",\"type\":\"uint256\"}],\"internalType\":\"structMessagingFee\",\"name\":\"fee\",\"type\":\"tuple\"}],\"internalType\":\"structMessagingReceipt\",\"name\":\"msgReceipt\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"uint256\",\"name\":\"amountSentLD\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"amountReceivedLD\",\"type\":\"uint256\"}],\"internalType\":\"structOFTReceipt\",\"name\":\"oftReceipt\",\"type\":\"tuple\"}],\"stateMutability\":\"payable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"_delegate\",\"type\":\"address\"}],\"name\":\"setDelegate\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"uint32\",\"name\":\"eid\",\"type\":\"uint32\"},{\"internalType\":\"uint16\",\"name\":\"msgType\",\"type\":\"uint16\"},{\"internalType\":\"bytes\",\"name\":\"options\",\"type\":\"bytes\"}],\"internalType\":\"structEnforcedOptionParam[]\",\"name\":\"_enforcedOptions\",\"type\":\"tuple[]\"}],\"name\":\"setEnforcedOptions\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"_msgInspector\",\"type\":\"address\"}],\"name\":\"setMsgInspector\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint32\",\"name\":\"_eid\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"_peer\",\"type\":\"bytes32\"}],\"name\":\"setPeer\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"_preCrime\",\"type\":\"address\"}],\"name\":\"setPreCrime\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"sharedDecimals\",\"outputs\":[{\"internalType\":\"uint8\",\"name\":\"\",\"type\":\"uint8\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"token\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"transferOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"}]",
	ID:  "SandboxOFT",
	Bin: "0x60e060405234801561000f575f5ffd5b506040516134ee3803806134ee83398101604081905261002e91610232565b828282826001600160a01b031663313ce5676040518163ffffffff1660e01b8152600401602060405180830381865afa15801561006d573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906100919190610272565b8282818181818a6001600160a01b0381166100c557604051631e4fbdf760e01b81525f600482015260240160405180910390fd5b6100ce816101c3565b506001600160a01b0380831660805281166100fc57604051632d618d8160e21b815260040160405180910390fd5b60805160405163ca5eb5e160e01b81526001600160a01b0383811660048301529091169063ca5eb5e1906024015f604051808303815f87803b158015610140575f5ffd5b505af1158015610152573d5f5f3e3d5ffd5b505050505050505061016861021260201b60201c565b60ff168360ff16101561018e576040516301e9714b60e41b815260040160405180910390fd5b6101996006846102ad565b6101a490600a6103af565b60a0525050506001600160a01b0390921660c052506103bd9350505050565b5f80546001600160a01b038381166001600160a01b0319831681178455604051919092169283917f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e09190a35050565b600690565b80516001600160a01b038116811461022d575f5ffd5b919050565b5f5f5f60608486031215610244575f5ffd5b61024d84610217565b925061025b60208501610217565b915061026960408501610217565b90509250925092565b5f60208284031215610282575f5ffd5b815160ff81168114610292575f5ffd5b9392505050565b634e487b7160e01b5f52601160045260245ffd5b60ff82811682821603908111156102c6576102c6610299565b92915050565b6001815b6001841115610307578085048111156102eb576102eb610299565b60018416156102f957908102905b60019390931c9280026102d0565b935093915050565b5f8261031d575060016102c6565b8161032957505f6102c6565b816001811461033f576002811461034957610365565b60019150506102c6565b60ff84111561035a5761035a610299565b50506001821b6102c6565b5060208310610133831016604e8410600b8410161715610388575081810a6102c6565b6103945f1984846102cc565b805f19048211156103a7576103a7610299565b029392505050565b5f61029260ff84168361030f565b60805160a05160c0516130ac6104425f395f818161069e015281816119cc01528181611bf00152611da401525f8181610514015281816118d60152818161194f0152611ab001525f81816104110152818161088601528181610f52015281816112660152818161154b01528181611c9601528181611e180152611f0f01526130ac5ff3fe6080604052600436106101f5575f3560e01c806382413eac11610117578063bc70b354116100ac578063d045a0dc1161007c578063f2fde38b11610062578063f2fde38b14610671578063fc0c546a14610690578063ff7bd03d146106c2575f5ffd5b8063d045a0dc1461063f578063d424388514610652575f5ffd5b8063bc70b354146105cd578063bd815db0146105ec578063c7c7f5b3146105ff578063ca5eb5e114610620575f5ffd5b80639f68b964116100e75780639f68b96414610544578063b731ea0a14610557578063b98bd07014610583578063bb0b6a53146105a2575f5ffd5b806382413eac146104a0578063857749b0146104bf5780638da5cb5b146104da578063963efcaa14610503575f5ffd5b80633b6f743b1161018d5780635e280f111161015d5780635e280f11146104005780636fc1b31e14610433578063715018a6146104525780637d25a05e14610466575f5ffd5b80633b6f743b1461035157806352ae28791461037d5780635535d4611461038f5780635a0dfe4d146103bb575f5ffd5b8063156a0d0f116101c8578063156a0d0f146102bd57806317442b70146102fd5780631f5e13341461031e5780633400288b14610332575f5ffd5b80630d35b415146101f9578063111ecdad1461023057806313137d6514610281578063134d4f2514610296575b5f5ffd5b348015610204575f5ffd5b5061021861021336600461207c565b6106e1565b604051610227939291906120dc565b60405180910390f35b34801561023b575f5ffd5b5060045461025c9073ffffffffffffffffffffffffffffffffffffffff1681565b60405173ffffffffffffffffffffffffffffffffffffffff9091168152602001610227565b61029461028f36600461220b565b610884565b005b3480156102a1575f5ffd5b506102aa600281565b60405161ffff9091168152602001610227565b3480156102c8575f5ffd5b50604080517f02e49c2c0000000000000000000000000000000000000000000000000000000081526001602082015201610227565b348015610308575f5ffd5b5060408051600181526002602082015201610227565b348015610329575f5ffd5b506102aa600181565b34801561033d575f5ffd5b5061029461034c3660046122bf565b610983565b34801561035c575f5ffd5b5061037061036b3660046122f4565b610999565b6040516102279190612343565b348015610388575f5ffd5b503061025c565b34801561039a575f5ffd5b506103ae6103a936600461236b565b6109ff565b604051610227919061239c565b3480156103c6575f5ffd5b506103f06103d53660046122bf565b63ffffffff919091165f908152600160205260409020541490565b6040519015158152602001610227565b34801561040b575f5ffd5b5061025c7f000000000000000000000000000000000000000000000000000000000000000081565b34801561043e575f5ffd5b5061029461044d3660046123ae565b610aa1565b34801561045d575f5ffd5b50610294610b23565b348015610471575f5ffd5b506104876104803660046122bf565b5f92915050565b60405167ffffffffffffffff9091168152602001610227565b3480156104ab575f5ffd5b506103f06104ba3660046123c9565b610b36565b3480156104ca575f5ffd5b5060405160068152602001610227565b3480156104e5575f5ffd5b505f5473ffffffffffffffffffffffffffffffffffffffff1661025c565b34801561050e575f5ffd5b506105367f000000000000000000000000000000000000000000000000000000000000000081565b604051908152602001610227565b34801561054f575f5ffd5b5060016103f0565b348015610562575f5ffd5b5060025461025c9073ffffffffffffffffffffffffffffffffffffffff1681565b34801561058e575f5ffd5b5061029461059d36600461246d565b610b58565b3480156105ad575f5ffd5b506105366105bc3660046124ac565b60016020525f908152604090205481565b3480156105d8575f5ffd5b506103ae6105e73660046124c5565b610b72565b6102946105fa36600461246d565b610d2c565b61061261060d366004612522565b610ed2565b60405161022792919061258b565b34801561062b575f5ffd5b5061029461063a3660046123ae565b610f05565b61029461064d36600461220b565b610fac565b34801561065d575f5ffd5b5061029461066c3660046123ae565b610ff4565b34801561067c575f5ffd5b5061029461068b3660046123ae565b61106f565b34801561069b575f5ffd5b507f000000000000000000000000000000000000000000000000000000000000000061025c565b3480156106cd575f5ffd5b506103f06106dc3660046125dd565b6110d2565b604080518082019091525f8082526020820152606061071160405180604001604052805f81526020015f81525090565b5f5f90505f3073ffffffffffffffffffffffffffffffffffffffff1663fc0c546a6040518163ffffffff1660e01b8152600401602060405180830381865afa15801561075f573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061078391906125f7565b73ffffffffffffffffffffffffffffffffffffffff166318160ddd6040518163ffffffff1660e01b8152600401602060405180830381865afa1580156107cb573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906107ef9190612612565b604080518082018252848152602080820184905282515f80825291810190935290975091925090610842565b604080518082019091525f81526060602082015281526020019060019003908161081b5790505b5093505f80610866604089013560608a013561086160208c018c6124ac565b611106565b60408051808201909152918252602082015296989597505050505050565b7f000000000000000000000000000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff1633146108fa576040517f91ac5e4f0000000000000000000000000000000000000000000000000000000081523360048201526024015b60405180910390fd5b602087018035906109149061090f908a6124ac565b61115a565b1461096b5761092660208801886124ac565b6040517fc26bebcc00000000000000000000000000000000000000000000000000000000815263ffffffff9091166004820152602088013560248201526044016108f1565b61097a878787878787876111ae565b50505050505050565b61098b61133f565b6109958282611391565b5050565b604080518082019091525f80825260208201525f6109c76040850135606086013561086160208801886124ac565b9150505f5f6109d686846113e5565b90925090506109f36109eb60208801886124ac565b838388611536565b93505050505b92915050565b600360209081525f928352604080842090915290825290208054610a2290612656565b80601f0160208091040260200160405190810160405280929190818152602001828054610a4e90612656565b8015610a995780601f10610a7057610100808354040283529160200191610a99565b820191905f5260205f20905b815481529060010190602001808311610a7c57829003601f168201915b505050505081565b610aa961133f565b600480547fffffffffffffffffffffffff00000000000000000000000000000000000000001673ffffffffffffffffffffffffffffffffffffffff83169081179091556040519081527ff0be4f1e87349231d80c36b33f9e8639658eeaf474014dee15a3e6a4d4414197906020015b60405180910390a150565b610b2b61133f565b610b345f611621565b565b73ffffffffffffffffffffffffffffffffffffffff811630145b949350505050565b610b6061133f565b610995610b6d8284612745565b611695565b63ffffffff84165f90815260036020908152604080832061ffff87168452909152812080546060929190610ba590612656565b80601f0160208091040260200160405190810160405280929190818152602001828054610bd190612656565b8015610c1c5780601f10610bf357610100808354040283529160200191610c1c565b820191905f5260205f20905b815481529060010190602001808311610bff57829003601f168201915b5050505050905080515f03610c6a5783838080601f0160208091040260200160405190810160405280939291908181526020018383808284375f92019190915250929450610b509350505050565b5f839003610c79579050610b50565b60028310610cf657610cbf84848080601f0160208091040260200160405190810160405280939291908181526020018383808284375f9201919091525061179692505050565b80610ccd8460028188612869565b604051602001610cdf939291906128a7565b604051602081830303815290604052915050610b50565b83836040517f9a6d49cd0000000000000000000000000000000000000000000000000000000081526004016108f19291906128ee565b5f5b81811015610e2f5736838383818110610d4957610d49612901565b9050602002810190610d5b919061292e565b9050610d8d610d6d60208301836124ac565b602083013563ffffffff919091165f908152600160205260409020541490565b610d975750610e27565b3063d045a0dc60c08301358360a0810135610db661010083018361296a565b610dc7610100890160e08a016123ae565b610dd56101208a018a61296a565b6040518963ffffffff1660e01b8152600401610df797969594939291906129e0565b5f604051808303818588803b158015610e0e575f5ffd5b505af1158015610e20573d5f5f3e3d5ffd5b5050505050505b600101610d2e565b503373ffffffffffffffffffffffffffffffffffffffff16638e9e70996040518163ffffffff1660e01b81526004015f60405180830381865afa158015610e78573d5f5f3e3d5ffd5b505050506040513d5f823e601f3d908101601f19168201604052610e9f9190810190612a73565b6040517f8351eea70000000000000000000000000000000000000000000000000000000081526004016108f1919061239c565b610eda612025565b604080518082019091525f8082526020820152610ef88585856117db565b915091505b935093915050565b610f0d61133f565b6040517fca5eb5e100000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff82811660048301527f0000000000000000000000000000000000000000000000000000000000000000169063ca5eb5e1906024015f604051808303815f87803b158015610f93575f5ffd5b505af1158015610fa5573d5f5f3e3d5ffd5b5050505050565b333014610fe5576040517f14d4a4e800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b61097a8787878787878761096b565b610ffc61133f565b600280547fffffffffffffffffffffffff00000000000000000000000000000000000000001673ffffffffffffffffffffffffffffffffffffffff83169081179091556040519081527fd48d879cef83a1c0bdda516f27b13ddb1b3f8bbac1c9e1511bb2a659c242776090602001610b18565b61107761133f565b73ffffffffffffffffffffffffffffffffffffffff81166110c6576040517f1e4fbdf70000000000000000000000000000000000000000000000000000000081525f60048201526024016108f1565b6110cf81611621565b50565b5f6020820180359060019083906110e990866124ac565b63ffffffff16815260208101919091526040015f20541492915050565b5f5f611111856118d3565b915081905083811015610efd576040517f71c4efed00000000000000000000000000000000000000000000000000000000815260048101829052602481018590526044016108f1565b63ffffffff81165f90815260016020526040812054806109f9576040517ff6ff4fb700000000000000000000000000000000000000000000000000000000815263ffffffff841660048201526024016108f1565b5f6111bf6111bc8787611909565b90565b90505f6111ea826111d86111d38a8a611927565b611949565b6111e560208d018d6124ac565b61197e565b905060288611156112d0575f61122661120960608c0160408d01612ae8565b61121660208d018d6124ac565b846112218c8c611a2d565b611a77565b6040517f7cb5901200000000000000000000000000000000000000000000000000000000815290915073ffffffffffffffffffffffffffffffffffffffff7f00000000000000000000000000000000000000000000000000000000000000001690637cb59012906112a19086908d905f908790600401612b03565b5f604051808303815f87803b1580156112b8575f5ffd5b505af11580156112ca573d5f5f3e3d5ffd5b50505050505b73ffffffffffffffffffffffffffffffffffffffff8216887fefed6d3500546b29533b128a29e3a94d70788727f0507505ac12eaf2e578fd9c61131660208d018d6124ac565b6040805163ffffffff9092168252602082018690520160405180910390a3505050505050505050565b5f5473ffffffffffffffffffffffffffffffffffffffff163314610b34576040517f118cdaa70000000000000000000000000000000000000000000000000000000081523360048201526024016108f1565b63ffffffff82165f81815260016020908152604091829020849055815192835282018390527f238399d427b947898edb290f5ff0f9109849b1c3ba196a42e35f00c50a54b98b910160405180910390a15050565b6060805f61144085602001356113fa86611aa9565b61140760a089018961296a565b8080601f0160208091040260200160405190810160405280939291908181526020018383808284375f92019190915250611b1c92505050565b90935090505f81611452576001611455565b60025b905061147561146760208801886124ac565b826105e760808a018a61296a565b60045490935073ffffffffffffffffffffffffffffffffffffffff16801561152c576040517f043a78eb00000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff82169063043a78eb906114eb9088908890600401612b4b565b602060405180830381865afa158015611506573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061152a9190612b6f565b505b5050509250929050565b604080518082019091525f80825260208201527f000000000000000000000000000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff1663ddc28c586040518060a001604052808863ffffffff1681526020016115a58961115a565b8152602001878152602001868152602001851515815250306040518363ffffffff1660e01b81526004016115da929190612b8a565b6040805180830381865afa1580156115f4573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906116189190612c5c565b95945050505050565b5f805473ffffffffffffffffffffffffffffffffffffffff8381167fffffffffffffffffffffffff0000000000000000000000000000000000000000831681178455604051919092169283917f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e09190a35050565b5f5b8151811015611766576116c68282815181106116b5576116b5612901565b602002602001015160400151611796565b8181815181106116d8576116d8612901565b60200260200101516040015160035f8484815181106116f9576116f9612901565b60200260200101515f015163ffffffff1663ffffffff1681526020019081526020015f205f84848151811061173057611730612901565b60200260200101516020015161ffff1661ffff1681526020019081526020015f20908161175d9190612ccd565b50600101611697565b507fbe4864a8e820971c0247f5992e2da559595f7bf076a21cb5928d443d2a13b67481604051610b189190612dc6565b600281015161ffff811660031461099557816040517f9a6d49cd0000000000000000000000000000000000000000000000000000000081526004016108f1919061239c565b6117e3612025565b604080518082019091525f80825260208201525f8061181833604089013560608a013561181360208c018c6124ac565b611bae565b915091505f5f61182889846113e5565b909250905061185461183d60208b018b6124ac565b838361184e368d90038d018d612e72565b8b611c65565b60408051808201909152858152602080820186905282519298509096503391907f85496b760a4b7f8d66384b9df21b381f5d1b1e79f229a47aaf4c232edc2fe59a906118a2908d018d6124ac565b6040805163ffffffff909216825260208201899052810187905260600160405180910390a350505050935093915050565b5f7f00000000000000000000000000000000000000000000000000000000000000006118ff8184612ea3565b6109f99190612edb565b5f6119176020828486612869565b61192091612f17565b9392505050565b5f611936602860208486612869565b61193f91612f53565b60c01c9392505050565b5f6109f97f000000000000000000000000000000000000000000000000000000000000000067ffffffffffffffff8416612edb565b6040517f40c10f1900000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff8481166004830152602482018490525f917f0000000000000000000000000000000000000000000000000000000000000000909116906340c10f19906044015f604051808303815f87803b158015611a0f575f5ffd5b505af1158015611a21573d5f5f3e3d5ffd5b50949695505050505050565b6060611a3c8260288186612869565b8080601f0160208091040260200160405190810160405280939291908181526020018383808284375f92019190915250929695505050505050565b606084848484604051602001611a909493929190612fb9565b6040516020818303038152906040529050949350505050565b5f80611ad57f000000000000000000000000000000000000000000000000000000000000000084612ea3565b905067ffffffffffffffff8111156109f9576040517fe2ce9413000000000000000000000000000000000000000000000000000000008152600481018290526024016108f1565b8051606090151580611b7d578484604051602001611b6992919091825260c01b7fffffffffffffffff00000000000000000000000000000000000000000000000016602082015260280190565b604051602081830303815290604052611ba4565b84843385604051602001611b949493929190613020565b6040516020818303038152906040525b9150935093915050565b5f5f611bbc86868686611d78565b6040517f42966c680000000000000000000000000000000000000000000000000000000081526004810183905291935091507f000000000000000000000000000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff16906342966c68906024015f604051808303815f87803b158015611c46575f5ffd5b505af1158015611c58573d5f5f3e3d5ffd5b5050505094509492505050565b611c6d612025565b5f611c7a845f0151611dd5565b602085015190915015611c9457611c948460200151611e15565b7f000000000000000000000000000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff16632637a450826040518060a001604052808b63ffffffff168152602001611cf18c61115a565b81526020018a81526020018981526020015f8960200151111515815250866040518463ffffffff1660e01b8152600401611d2c929190612b8a565b60806040518083038185885af1158015611d48573d5f5f3e3d5ffd5b50505050506040513d601f19601f82011682018060405250810190611d6d9190613062565b979650505050505050565b5f5f611d85858585611106565b9092509050611dcc73ffffffffffffffffffffffffffffffffffffffff7f000000000000000000000000000000000000000000000000000000000000000016873085611f30565b94509492505050565b5f813414611e11576040517f9f7041200000000000000000000000000000000000000000000000000000000081523460048201526024016108f1565b5090565b5f7f000000000000000000000000000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff1663e4fe1d946040518163ffffffff1660e01b8152600401602060405180830381865afa158015611e7f573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611ea391906125f7565b905073ffffffffffffffffffffffffffffffffffffffff8116611ef2576040517f5373352a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b61099573ffffffffffffffffffffffffffffffffffffffff8216337f0000000000000000000000000000000000000000000000000000000000000000855b611f3e848484846001611f92565b611f8c576040517f5274afe700000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff851660048201526024016108f1565b50505050565b6040517f23b872dd000000000000000000000000000000000000000000000000000000005f81815273ffffffffffffffffffffffffffffffffffffffff8781166004528616602452604485905291602083606481808c5af1925060015f51148316612014578383151615612008573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b60405180606001604052805f81526020015f67ffffffffffffffff16815260200161206160405180604001604052805f81526020015f81525090565b905290565b5f60e08284031215612076575f5ffd5b50919050565b5f6020828403121561208c575f5ffd5b813567ffffffffffffffff8111156120a2575f5ffd5b610b5084828501612066565b5f81518084528060208401602086015e5f602082860101526020601f19601f83011685010191505092915050565b83518152602080850151908201525f60a0820160a0604084015280855180835260c08501915060c08160051b8601019250602087015f5b82811015612179577fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff40878603018452815180518652602081015190506040602087015261216360408701826120ae565b9550506020938401939190910190600101612113565b5050855160608601525050602084015160808401529050610b50565b5f60608284031215612076575f5ffd5b5f5f83601f8401126121b5575f5ffd5b50813567ffffffffffffffff8111156121cc575f5ffd5b6020830191508360208285010111156121e3575f5ffd5b9250929050565b73ffffffffffffffffffffffffffffffffffffffff811681146110cf575f5ffd5b5f5f5f5f5f5f5f60e0888a031215612221575f5ffd5b61222b8989612195565b965060608801359550608088013567ffffffffffffffff81111561224d575f5ffd5b6122598a828b016121a5565b90965094505060a088013561226d816121ea565b925060c088013567ffffffffffffffff811115612288575f5ffd5b6122948a828b016121a5565b989b979a50959850939692959293505050565b803563ffffffff811681146122ba575f5ffd5b919050565b5f5f604083850312156122d0575f5ffd5b6122d9836122a7565b946020939093013593505050565b80151581146110cf575f5ffd5b5f5f60408385031215612305575f5ffd5b823567ffffffffffffffff81111561231b575f5ffd5b61232785828601612066565b9250506020830135612338816122e7565b809150509250929050565b8151815260208083015190820152604081016109f9565b803561ffff811681146122ba575f5ffd5b5f5f6040838503121561237c575f5ffd5b612385836122a7565b91506123936020840161235a565b90509250929050565b602081525f61192060208301846120ae565b5f602082840312156123be575f5ffd5b8135611920816121ea565b5f5f5f5f60a085870312156123dc575f5ffd5b6123e68686612195565b9350606085013567ffffffffffffffff811115612401575f5ffd5b61240d878288016121a5565b9094509250506080850135612421816121ea565b939692955090935050565b5f5f83601f84011261243c575f5ffd5b50813567ffffffffffffffff811115612453575f5ffd5b6020830191508360208260051b85010111156121e3575f5ffd5b5f5f6020838503121561247e575f5ffd5b823567ffffffffffffffff811115612494575f5ffd5b6124a08582860161242c565b90969095509350505050565b5f602082840312156124bc575f5ffd5b611920826122a7565b5f5f5f5f606085870312156124d8575f5ffd5b6124e1856122a7565b93506124ef6020860161235a565b9250604085013567ffffffffffffffff81111561250a575f5ffd5b612516878288016121a5565b95989497509550505050565b5f5f5f8385036080811215612535575f5ffd5b843567ffffffffffffffff81111561254b575f5ffd5b61255787828801612066565b9450506040601f198201121561256b575f5ffd5b506020840191506060840135612580816121ea565b809150509250925092565b5f60c0820190508351825267ffffffffffffffff602085015116602083015260408401516125c6604084018280518252602090810151910152565b5082516080830152602083015160a0830152611920565b5f606082840312156125ed575f5ffd5b6119208383612195565b5f60208284031215612607575f5ffd5b8151611920816121ea565b5f60208284031215612622575f5ffd5b5051919050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b600181811c9082168061266a57607f821691505b602082108103612076577f4e487b71000000000000000000000000000000000000000000000000000000005f52602260045260245ffd5b6040516060810167ffffffffffffffff811182821017156126c4576126c4612629565b60405290565b6040805190810167ffffffffffffffff811182821017156126c4576126c4612629565b604051601f8201601f1916810167ffffffffffffffff8111828210171561271657612716612629565b604052919050565b5f67ffffffffffffffff82111561273757612737612629565b50601f01601f191660200190565b5f67ffffffffffffffff83111561275e5761275e612629565b8260051b61276e602082016126ed565b84815290830190602081019036831115612786575f5ffd5b845b8381101561285f57803567ffffffffffffffff8111156127a6575f5ffd5b860160603682900312156127b8575f5ffd5b6127c06126a1565b6127c9826122a7565b81526127d76020830161235a565b6020820152604082013567ffffffffffffffff8111156127f5575f5ffd5b919091019036601f830112612808575f5ffd5b813561281b6128168261271e565b6126ed565b81815236602083860101111561282f575f5ffd5b816020850160208301375f6020838301015280604084015250508085525050602083019250602081019050612788565b5095945050505050565b5f5f85851115612877575f5ffd5b83861115612883575f5ffd5b5050820193919092039150565b5f81518060208401855e5f93019283525090919050565b5f6128b28286612890565b838582375f930192835250909392505050565b81835281816020850137505f602082840101525f6020601f19601f840116840101905092915050565b602081525f610b506020830184866128c5565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603260045260245ffd5b5f82357ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffec1833603018112612960575f5ffd5b9190910192915050565b5f5f83357fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe184360301811261299d575f5ffd5b83018035915067ffffffffffffffff8211156129b7575f5ffd5b6020019150368190038213156121e3575f5ffd5b67ffffffffffffffff811681146110cf575f5ffd5b63ffffffff6129ee896122a7565b168152602088810135908201525f6040890135612a0a816129cb565b67ffffffffffffffff811660408401525087606083015260e06080830152612a3660e0830187896128c5565b73ffffffffffffffffffffffffffffffffffffffff861660a084015282810360c0840152612a658185876128c5565b9a9950505050505050505050565b5f60208284031215612a83575f5ffd5b815167ffffffffffffffff811115612a99575f5ffd5b8201601f81018413612aa9575f5ffd5b8051612ab76128168261271e565b818152856020838501011115612acb575f5ffd5b8160208401602083015e5f91810160200191909152949350505050565b5f60208284031215612af8575f5ffd5b8135611920816129cb565b73ffffffffffffffffffffffffffffffffffffffff8516815283602082015261ffff83166040820152608060608201525f612b4160808301846120ae565b9695505050505050565b604081525f612b5d60408301856120ae565b828103602084015261161881856120ae565b5f60208284031215612b7f575f5ffd5b8151611920816122e7565b6040815263ffffffff8351166040820152602083015160608201525f604084015160a06080840152612bbf60e08401826120ae565b905060608501517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc08483030160a0850152612bfa82826120ae565b60809690960151151560c085015250505073ffffffffffffffffffffffffffffffffffffffff9190911660209091015290565b5f60408284031215612c3d575f5ffd5b612c456126ca565b825181526020928301519281019290925250919050565b5f60408284031215612c6c575f5ffd5b6119208383612c2d565b601f821115612cc85782821115612cc857805f5260205f20601f840160051c6020851015612ca157505f5b90810190601f840160051c035f5b81811015612cc4575f83820155600101612caf565b5050505b505050565b815167ffffffffffffffff811115612ce757612ce7612629565b612cfb81612cf58454612656565b84612c76565b6020601f821160018114612d4c575f8315612d165750848201515b7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff600385901b1c1916600184901b178455610fa5565b5f84815260208120601f198516915b82811015612d7b5787850151825560209485019460019092019101612d5b565b5084821015612db757868401517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff600387901b60f8161c191681555b50505050600190811b01905550565b5f602082016020835280845180835260408501915060408160051b8601019250602086015f5b82811015612e66577fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc0878603018452815163ffffffff815116865261ffff60208201511660208701526040810151905060606040870152612e5060608701826120ae565b9550506020938401939190910190600101612dec565b50929695505050505050565b5f6040828403128015612e83575f5ffd5b50612e8c6126ca565b823581526020928301359281019290925250919050565b5f82612ed6577f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b500490565b80820281158282048414176109f9577f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b803560208310156109f9577fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff602084900360031b1b1692915050565b80357fffffffffffffffff0000000000000000000000000000000000000000000000008116906008841015612fb2577fffffffffffffffff000000000000000000000000000000000000000000000000808560080360031b1b82161691505b5092915050565b7fffffffffffffffff0000000000000000000000000000000000000000000000008560c01b1681527fffffffff000000000000000000000000000000000000000000000000000000008460e01b16600882015282600c8201525f612b41602c830184612890565b8481527fffffffffffffffff0000000000000000000000000000000000000000000000008460c01b1660208201528260288201525f612b416048830184612890565b5f6080828403128015613073575f5ffd5b5061307c6126a1565b82518152602083015161308e816129cb565b60208201526130a08460408501612c2d565b6040820152939250505056",
}

// SandboxOFT is an auto generated Go binding around an Ethereum contract.
type SandboxOFT struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *SandboxOFT) GetABI() abi.ABI {
	return c.abi
}

// NewSandboxOFT creates a new instance of SandboxOFT.
func NewSandboxOFT() *SandboxOFT {
	parsed, err := SandboxOFTMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &SandboxOFT{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *SandboxOFT) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackConstructor is the Go binding used to pack the parameters required for
// contract deployment.
//
// Solidity: constructor(address token, address endpoint, address owner_) returns()
func (sandboxOFT *SandboxOFT) PackConstructor(token common.Address, endpoint common.Address, owner_ common.Address) []byte {
	enc, err := sandboxOFT.abi.Pack("", token, endpoint, owner_)
	if err != nil {
		panic(err)
	}
	return enc
}

// PackSEND is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1f5e1334.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function SEND() view returns(uint16)
func (sandboxOFT *SandboxOFT) PackSEND() []byte {
	enc, err := sandboxOFT.abi.Pack("SEND")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSEND is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1f5e1334.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function SEND() view returns(uint16)
func (sandboxOFT *SandboxOFT) TryPackSEND() ([]byte, error) {
	return sandboxOFT.abi.Pack("SEND")
}

// UnpackSEND is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x1f5e1334.
//
// Solidity: function SEND() view returns(uint16)
func (sandboxOFT *SandboxOFT) UnpackSEND(data []byte) (uint16, error) {
	out, err := sandboxOFT.abi.Unpack("SEND", data)
	if err != nil {
		return *new(uint16), err
	}
	out0 := *abi.ConvertType(out[0], new(uint16)).(*uint16)
	return out0, nil
}

// PackSENDANDCALL is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x134d4f25.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function SEND_AND_CALL() view returns(uint16)
func (sandboxOFT *SandboxOFT) PackSENDANDCALL() []byte {
	enc, err := sandboxOFT.abi.Pack("SEND_AND_CALL")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSENDANDCALL is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x134d4f25.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function SEND_AND_CALL() view returns(uint16)
func (sandboxOFT *SandboxOFT) TryPackSENDANDCALL() ([]byte, error) {
	return sandboxOFT.abi.Pack("SEND_AND_CALL")
}

// UnpackSENDANDCALL is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x134d4f25.
//
// Solidity: function SEND_AND_CALL() view returns(uint16)
func (sandboxOFT *SandboxOFT) UnpackSENDANDCALL(data []byte) (uint16, error) {
	out, err := sandboxOFT.abi.Unpack("SEND_AND_CALL", data)
	if err != nil {
		return *new(uint16), err
	}
	out0 := *abi.ConvertType(out[0], new(uint16)).(*uint16)
	return out0, nil
}

// PackAllowInitializePath is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xff7bd03d.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function allowInitializePath((uint32,bytes32,uint64) origin) view returns(bool)
func (sandboxOFT *SandboxOFT) PackAllowInitializePath(origin Origin) []byte {
	enc, err := sandboxOFT.abi.Pack("allowInitializePath", origin)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAllowInitializePath is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xff7bd03d.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function allowInitializePath((uint32,bytes32,uint64) origin) view returns(bool)
func (sandboxOFT *SandboxOFT) TryPackAllowInitializePath(origin Origin) ([]byte, error) {
	return sandboxOFT.abi.Pack("allowInitializePath", origin)
}

// UnpackAllowInitializePath is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xff7bd03d.
//
// Solidity: function allowInitializePath((uint32,bytes32,uint64) origin) view returns(bool)
func (sandboxOFT *SandboxOFT) UnpackAllowInitializePath(data []byte) (bool, error) {
	out, err := sandboxOFT.abi.Unpack("allowInitializePath", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackApprovalRequired is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9f68b964.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function approvalRequired() pure returns(bool)
func (sandboxOFT *SandboxOFT) PackApprovalRequired() []byte {
	enc, err := sandboxOFT.abi.Pack("approvalRequired")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackApprovalRequired is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9f68b964.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function approvalRequired() pure returns(bool)
func (sandboxOFT *SandboxOFT) TryPackApprovalRequired() ([]byte, error) {
	return sandboxOFT.abi.Pack("approvalRequired")
}

// UnpackApprovalRequired is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x9f68b964.
//
// Solidity: function approvalRequired() pure returns(bool)
func (sandboxOFT *SandboxOFT) UnpackApprovalRequired(data []byte) (bool, error) {
	out, err := sandboxOFT.abi.Unpack("approvalRequired", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackCombineOptions is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xbc70b354.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function combineOptions(uint32 _eid, uint16 _msgType, bytes _extraOptions) view returns(bytes)
func (sandboxOFT *SandboxOFT) PackCombineOptions(eid uint32, msgType uint16, extraOptions []byte) []byte {
	enc, err := sandboxOFT.abi.Pack("combineOptions", eid, msgType, extraOptions)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCombineOptions is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xbc70b354.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function combineOptions(uint32 _eid, uint16 _msgType, bytes _extraOptions) view returns(bytes)
func (sandboxOFT *SandboxOFT) TryPackCombineOptions(eid uint32, msgType uint16, extraOptions []byte) ([]byte, error) {
	return sandboxOFT.abi.Pack("combineOptions", eid, msgType, extraOptions)
}

// UnpackCombineOptions is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xbc70b354.
//
// Solidity: function combineOptions(uint32 _eid, uint16 _msgType, bytes _extraOptions) view returns(bytes)
func (sandboxOFT *SandboxOFT) UnpackCombineOptions(data []byte) ([]byte, error) {
	out, err := sandboxOFT.abi.Unpack("combineOptions", data)
	if err != nil {
		return *new([]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([]byte)).(*[]byte)
	return out0, nil
}

// PackDecimalConversionRate is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x963efcaa.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function decimalConversionRate() view returns(uint256)
func (sandboxOFT *SandboxOFT) PackDecimalConversionRate() []byte {
	enc, err := sandboxOFT.abi.Pack("decimalConversionRate")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDecimalConversionRate is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x963efcaa.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function decimalConversionRate() view returns(uint256)
func (sandboxOFT *SandboxOFT) TryPackDecimalConversionRate() ([]byte, error) {
	return sandboxOFT.abi.Pack("decimalConversionRate")
}

// UnpackDecimalConversionRate is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x963efcaa.
//
// Solidity: function decimalConversionRate() view returns(uint256)
func (sandboxOFT *SandboxOFT) UnpackDecimalConversionRate(data []byte) (*big.Int, error) {
	out, err := sandboxOFT.abi.Unpack("decimalConversionRate", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackEndpoint is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5e280f11.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function endpoint() view returns(address)
func (sandboxOFT *SandboxOFT) PackEndpoint() []byte {
	enc, err := sandboxOFT.abi.Pack("endpoint")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackEndpoint is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5e280f11.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function endpoint() view returns(address)
func (sandboxOFT *SandboxOFT) TryPackEndpoint() ([]byte, error) {
	return sandboxOFT.abi.Pack("endpoint")
}

// UnpackEndpoint is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x5e280f11.
//
// Solidity: function endpoint() view returns(address)
func (sandboxOFT *SandboxOFT) UnpackEndpoint(data []byte) (common.Address, error) {
	out, err := sandboxOFT.abi.Unpack("endpoint", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackEnforcedOptions is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5535d461.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function enforcedOptions(uint32 eid, uint16 msgType) view returns(bytes enforcedOption)
func (sandboxOFT *SandboxOFT) PackEnforcedOptions(eid uint32, msgType uint16) []byte {
	enc, err := sandboxOFT.abi.Pack("enforcedOptions", eid, msgType)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackEnforcedOptions is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5535d461.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function enforcedOptions(uint32 eid, uint16 msgType) view returns(bytes enforcedOption)
func (sandboxOFT *SandboxOFT) TryPackEnforcedOptions(eid uint32, msgType uint16) ([]byte, error) {
	return sandboxOFT.abi.Pack("enforcedOptions", eid, msgType)
}

// UnpackEnforcedOptions is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x5535d461.
//
// Solidity: function enforcedOptions(uint32 eid, uint16 msgType) view returns(bytes enforcedOption)
func (sandboxOFT *SandboxOFT) UnpackEnforcedOptions(data []byte) ([]byte, error) {
	out, err := sandboxOFT.abi.Unpack("enforcedOptions", data)
	if err != nil {
		return *new([]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([]byte)).(*[]byte)
	return out0, nil
}

// PackIsComposeMsgSender is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x82413eac.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function isComposeMsgSender((uint32,bytes32,uint64) , bytes , address _sender) view returns(bool)
func (sandboxOFT *SandboxOFT) PackIsComposeMsgSender(arg0 Origin, arg1 []byte, sender common.Address) []byte {
	enc, err := sandboxOFT.abi.Pack("isComposeMsgSender", arg0, arg1, sender)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackIsComposeMsgSender is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x82413eac.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function isComposeMsgSender((uint32,bytes32,uint64) , bytes , address _sender) view returns(bool)
func (sandboxOFT *SandboxOFT) TryPackIsComposeMsgSender(arg0 Origin, arg1 []byte, sender common.Address) ([]byte, error) {
	return sandboxOFT.abi.Pack("isComposeMsgSender", arg0, arg1, sender)
}

// UnpackIsComposeMsgSender is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x82413eac.
//
// Solidity: function isComposeMsgSender((uint32,bytes32,uint64) , bytes , address _sender) view returns(bool)
func (sandboxOFT *SandboxOFT) UnpackIsComposeMsgSender(data []byte) (bool, error) {
	out, err := sandboxOFT.abi.Unpack("isComposeMsgSender", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackIsPeer is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5a0dfe4d.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function isPeer(uint32 _eid, bytes32 _peer) view returns(bool)
func (sandboxOFT *SandboxOFT) PackIsPeer(eid uint32, peer [32]byte) []byte {
	enc, err := sandboxOFT.abi.Pack("isPeer", eid, peer)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackIsPeer is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5a0dfe4d.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function isPeer(uint32 _eid, bytes32 _peer) view returns(bool)
func (sandboxOFT *SandboxOFT) TryPackIsPeer(eid uint32, peer [32]byte) ([]byte, error) {
	return sandboxOFT.abi.Pack("isPeer", eid, peer)
}

// UnpackIsPeer is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x5a0dfe4d.
//
// Solidity: function isPeer(uint32 _eid, bytes32 _peer) view returns(bool)
func (sandboxOFT *SandboxOFT) UnpackIsPeer(data []byte) (bool, error) {
	out, err := sandboxOFT.abi.Unpack("isPeer", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackLzReceive is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x13137d65.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function lzReceive((uint32,bytes32,uint64) _origin, bytes32 _guid, bytes _message, address _executor, bytes _extraData) payable returns()
func (sandboxOFT *SandboxOFT) PackLzReceive(origin Origin, guid [32]byte, message []byte, executor common.Address, extraData []byte) []byte {
	enc, err := sandboxOFT.abi.Pack("lzReceive", origin, guid, message, executor, extraData)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackLzReceive is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x13137d65.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function lzReceive((uint32,bytes32,uint64) _origin, bytes32 _guid, bytes _message, address _executor, bytes _extraData) payable returns()
func (sandboxOFT *SandboxOFT) TryPackLzReceive(origin Origin, guid [32]byte, message []byte, executor common.Address, extraData []byte) ([]byte, error) {
	return sandboxOFT.abi.Pack("lzReceive", origin, guid, message, executor, extraData)
}

// PackLzReceiveAndRevert is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xbd815db0.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function lzReceiveAndRevert(((uint32,bytes32,uint64),uint32,address,bytes32,uint256,address,bytes,bytes)[] _packets) payable returns()
func (sandboxOFT *SandboxOFT) PackLzReceiveAndRevert(packets []InboundPacket) []byte {
	enc, err := sandboxOFT.abi.Pack("lzReceiveAndRevert", packets)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackLzReceiveAndRevert is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xbd815db0.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function lzReceiveAndRevert(((uint32,bytes32,uint64),uint32,address,bytes32,uint256,address,bytes,bytes)[] _packets) payable returns()
func (sandboxOFT *SandboxOFT) TryPackLzReceiveAndRevert(packets []InboundPacket) ([]byte, error) {
	return sandboxOFT.abi.Pack("lzReceiveAndRevert", packets)
}

// PackLzReceiveSimulate is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd045a0dc.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function lzReceiveSimulate((uint32,bytes32,uint64) _origin, bytes32 _guid, bytes _message, address _executor, bytes _extraData) payable returns()
func (sandboxOFT *SandboxOFT) PackLzReceiveSimulate(origin Origin, guid [32]byte, message []byte, executor common.Address, extraData []byte) []byte {
	enc, err := sandboxOFT.abi.Pack("lzReceiveSimulate", origin, guid, message, executor, extraData)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackLzReceiveSimulate is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd045a0dc.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function lzReceiveSimulate((uint32,bytes32,uint64) _origin, bytes32 _guid, bytes _message, address _executor, bytes _extraData) payable returns()
func (sandboxOFT *SandboxOFT) TryPackLzReceiveSimulate(origin Origin, guid [32]byte, message []byte, executor common.Address, extraData []byte) ([]byte, error) {
	return sandboxOFT.abi.Pack("lzReceiveSimulate", origin, guid, message, executor, extraData)
}

// PackMsgInspector is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x111ecdad.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function msgInspector() view returns(address)
func (sandboxOFT *SandboxOFT) PackMsgInspector() []byte {
	enc, err := sandboxOFT.abi.Pack("msgInspector")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMsgInspector is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x111ecdad.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function msgInspector() view returns(address)
func (sandboxOFT *SandboxOFT) TryPackMsgInspector() ([]byte, error) {
	return sandboxOFT.abi.Pack("msgInspector")
}

// UnpackMsgInspector is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x111ecdad.
//
// Solidity: function msgInspector() view returns(address)
func (sandboxOFT *SandboxOFT) UnpackMsgInspector(data []byte) (common.Address, error) {
	out, err := sandboxOFT.abi.Unpack("msgInspector", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackNextNonce is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7d25a05e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function nextNonce(uint32 , bytes32 ) view returns(uint64 nonce)
func (sandboxOFT *SandboxOFT) PackNextNonce(arg0 uint32, arg1 [32]byte) []byte {
	enc, err := sandboxOFT.abi.Pack("nextNonce", arg0, arg1)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackNextNonce is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7d25a05e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function nextNonce(uint32 , bytes32 ) view returns(uint64 nonce)
func (sandboxOFT *SandboxOFT) TryPackNextNonce(arg0 uint32, arg1 [32]byte) ([]byte, error) {
	return sandboxOFT.abi.Pack("nextNonce", arg0, arg1)
}

// UnpackNextNonce is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x7d25a05e.
//
// Solidity: function nextNonce(uint32 , bytes32 ) view returns(uint64 nonce)
func (sandboxOFT *SandboxOFT) UnpackNextNonce(data []byte) (uint64, error) {
	out, err := sandboxOFT.abi.Unpack("nextNonce", data)
	if err != nil {
		return *new(uint64), err
	}
	out0 := *abi.ConvertType(out[0], new(uint64)).(*uint64)
	return out0, nil
}

// PackOApp is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x52ae2879.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function oApp() view returns(address)
func (sandboxOFT *SandboxOFT) PackOApp() []byte {
	enc, err := sandboxOFT.abi.Pack("oApp")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackOApp is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x52ae2879.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function oApp() view returns(address)
func (sandboxOFT *SandboxOFT) TryPackOApp() ([]byte, error) {
	return sandboxOFT.abi.Pack("oApp")
}

// UnpackOApp is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x52ae2879.
//
// Solidity: function oApp() view returns(address)
func (sandboxOFT *SandboxOFT) UnpackOApp(data []byte) (common.Address, error) {
	out, err := sandboxOFT.abi.Unpack("oApp", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackOAppVersion is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x17442b70.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function oAppVersion() pure returns(uint64 senderVersion, uint64 receiverVersion)
func (sandboxOFT *SandboxOFT) PackOAppVersion() []byte {
	enc, err := sandboxOFT.abi.Pack("oAppVersion")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackOAppVersion is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x17442b70.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function oAppVersion() pure returns(uint64 senderVersion, uint64 receiverVersion)
func (sandboxOFT *SandboxOFT) TryPackOAppVersion() ([]byte, error) {
	return sandboxOFT.abi.Pack("oAppVersion")
}

// OAppVersionOutput serves as a container for the return parameters of contract
// method OAppVersion.
type OAppVersionOutput struct {
	SenderVersion   uint64
	ReceiverVersion uint64
}

// UnpackOAppVersion is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x17442b70.
//
// Solidity: function oAppVersion() pure returns(uint64 senderVersion, uint64 receiverVersion)
func (sandboxOFT *SandboxOFT) UnpackOAppVersion(data []byte) (OAppVersionOutput, error) {
	out, err := sandboxOFT.abi.Unpack("oAppVersion", data)
	outstruct := new(OAppVersionOutput)
	if err != nil {
		return *outstruct, err
	}
	outstruct.SenderVersion = *abi.ConvertType(out[0], new(uint64)).(*uint64)
	outstruct.ReceiverVersion = *abi.ConvertType(out[1], new(uint64)).(*uint64)
	return *outstruct, nil
}

// PackOftVersion is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x156a0d0f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function oftVersion() pure returns(bytes4 interfaceId, uint64 version)
func (sandboxOFT *SandboxOFT) PackOftVersion() []byte {
	enc, err := sandboxOFT.abi.Pack("oftVersion")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackOftVersion is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x156a0d0f.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function oftVersion() pure returns(bytes4 interfaceId, uint64 version)
func (sandboxOFT *SandboxOFT) TryPackOftVersion() ([]byte, error) {
	return sandboxOFT.abi.Pack("oftVersion")
}

// OftVersionOutput serves as a container for the return parameters of contract
// method OftVersion.
type OftVersionOutput struct {
	InterfaceId [4]byte
	Version     uint64
}

// UnpackOftVersion is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x156a0d0f.
//
// Solidity: function oftVersion() pure returns(bytes4 interfaceId, uint64 version)
func (sandboxOFT *SandboxOFT) UnpackOftVersion(data []byte) (OftVersionOutput, error) {
	out, err := sandboxOFT.abi.Unpack("oftVersion", data)
	outstruct := new(OftVersionOutput)
	if err != nil {
		return *outstruct, err
	}
	outstruct.InterfaceId = *abi.ConvertType(out[0], new([4]byte)).(*[4]byte)
	outstruct.Version = *abi.ConvertType(out[1], new(uint64)).(*uint64)
	return *outstruct, nil
}

// PackOwner is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8da5cb5b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function owner() view returns(address)
func (sandboxOFT *SandboxOFT) PackOwner() []byte {
	enc, err := sandboxOFT.abi.Pack("owner")
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
func (sandboxOFT *SandboxOFT) TryPackOwner() ([]byte, error) {
	return sandboxOFT.abi.Pack("owner")
}

// UnpackOwner is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x8da5cb5b.
//
// Solidity: function owner() view returns(address)
func (sandboxOFT *SandboxOFT) UnpackOwner(data []byte) (common.Address, error) {
	out, err := sandboxOFT.abi.Unpack("owner", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackPeers is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xbb0b6a53.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function peers(uint32 eid) view returns(bytes32 peer)
func (sandboxOFT *SandboxOFT) PackPeers(eid uint32) []byte {
	enc, err := sandboxOFT.abi.Pack("peers", eid)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPeers is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xbb0b6a53.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function peers(uint32 eid) view returns(bytes32 peer)
func (sandboxOFT *SandboxOFT) TryPackPeers(eid uint32) ([]byte, error) {
	return sandboxOFT.abi.Pack("peers", eid)
}

// UnpackPeers is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xbb0b6a53.
//
// Solidity: function peers(uint32 eid) view returns(bytes32 peer)
func (sandboxOFT *SandboxOFT) UnpackPeers(data []byte) ([32]byte, error) {
	out, err := sandboxOFT.abi.Unpack("peers", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackPreCrime is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb731ea0a.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function preCrime() view returns(address)
func (sandboxOFT *SandboxOFT) PackPreCrime() []byte {
	enc, err := sandboxOFT.abi.Pack("preCrime")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPreCrime is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb731ea0a.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function preCrime() view returns(address)
func (sandboxOFT *SandboxOFT) TryPackPreCrime() ([]byte, error) {
	return sandboxOFT.abi.Pack("preCrime")
}

// UnpackPreCrime is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xb731ea0a.
//
// Solidity: function preCrime() view returns(address)
func (sandboxOFT *SandboxOFT) UnpackPreCrime(data []byte) (common.Address, error) {
	out, err := sandboxOFT.abi.Unpack("preCrime", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackQuoteOFT is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0d35b415.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function quoteOFT((uint32,bytes32,uint256,uint256,bytes,bytes,bytes) _sendParam) view returns((uint256,uint256) oftLimit, (int256,string)[] oftFeeDetails, (uint256,uint256) oftReceipt)
func (sandboxOFT *SandboxOFT) PackQuoteOFT(sendParam SendParam) []byte {
	enc, err := sandboxOFT.abi.Pack("quoteOFT", sendParam)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackQuoteOFT is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0d35b415.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function quoteOFT((uint32,bytes32,uint256,uint256,bytes,bytes,bytes) _sendParam) view returns((uint256,uint256) oftLimit, (int256,string)[] oftFeeDetails, (uint256,uint256) oftReceipt)
func (sandboxOFT *SandboxOFT) TryPackQuoteOFT(sendParam SendParam) ([]byte, error) {
	return sandboxOFT.abi.Pack("quoteOFT", sendParam)
}

// QuoteOFTOutput serves as a container for the return parameters of contract
// method QuoteOFT.
type QuoteOFTOutput struct {
	OftLimit      OFTLimit
	OftFeeDetails []OFTFeeDetail
	OftReceipt    OFTReceipt
}

// UnpackQuoteOFT is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x0d35b415.
//
// Solidity: function quoteOFT((uint32,bytes32,uint256,uint256,bytes,bytes,bytes) _sendParam) view returns((uint256,uint256) oftLimit, (int256,string)[] oftFeeDetails, (uint256,uint256) oftReceipt)
func (sandboxOFT *SandboxOFT) UnpackQuoteOFT(data []byte) (QuoteOFTOutput, error) {
	out, err := sandboxOFT.abi.Unpack("quoteOFT", data)
	outstruct := new(QuoteOFTOutput)
	if err != nil {
		return *outstruct, err
	}
	outstruct.OftLimit = *abi.ConvertType(out[0], new(OFTLimit)).(*OFTLimit)
	outstruct.OftFeeDetails = *abi.ConvertType(out[1], new([]OFTFeeDetail)).(*[]OFTFeeDetail)
	outstruct.OftReceipt = *abi.ConvertType(out[2], new(OFTReceipt)).(*OFTReceipt)
	return *outstruct, nil
}

// PackQuoteSend is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3b6f743b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function quoteSend((uint32,bytes32,uint256,uint256,bytes,bytes,bytes) _sendParam, bool _payInLzToken) view returns((uint256,uint256) msgFee)
func (sandboxOFT *SandboxOFT) PackQuoteSend(sendParam SendParam, payInLzToken bool) []byte {
	enc, err := sandboxOFT.abi.Pack("quoteSend", sendParam, payInLzToken)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackQuoteSend is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3b6f743b.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function quoteSend((uint32,bytes32,uint256,uint256,bytes,bytes,bytes) _sendParam, bool _payInLzToken) view returns((uint256,uint256) msgFee)
func (sandboxOFT *SandboxOFT) TryPackQuoteSend(sendParam SendParam, payInLzToken bool) ([]byte, error) {
	return sandboxOFT.abi.Pack("quoteSend", sendParam, payInLzToken)
}

// UnpackQuoteSend is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x3b6f743b.
//
// Solidity: function quoteSend((uint32,bytes32,uint256,uint256,bytes,bytes,bytes) _sendParam, bool _payInLzToken) view returns((uint256,uint256) msgFee)
func (sandboxOFT *SandboxOFT) UnpackQuoteSend(data []byte) (MessagingFee, error) {
	out, err := sandboxOFT.abi.Unpack("quoteSend", data)
	if err != nil {
		return *new(MessagingFee), err
	}
	out0 := *abi.ConvertType(out[0], new(MessagingFee)).(*MessagingFee)
	return out0, nil
}

// PackRenounceOwnership is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x715018a6.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function renounceOwnership() returns()
func (sandboxOFT *SandboxOFT) PackRenounceOwnership() []byte {
	enc, err := sandboxOFT.abi.Pack("renounceOwnership")
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
func (sandboxOFT *SandboxOFT) TryPackRenounceOwnership() ([]byte, error) {
	return sandboxOFT.abi.Pack("renounceOwnership")
}

// PackSend is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc7c7f5b3.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function send((uint32,bytes32,uint256,uint256,bytes,bytes,bytes) _sendParam, (uint256,uint256) _fee, address _refundAddress) payable returns((bytes32,uint64,(uint256,uint256)) msgReceipt, (uint256,uint256) oftReceipt)
func (sandboxOFT *SandboxOFT) PackSend(sendParam SendParam, fee MessagingFee, refundAddress common.Address) []byte {
	enc, err := sandboxOFT.abi.Pack("send", sendParam, fee, refundAddress)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSend is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc7c7f5b3.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function send((uint32,bytes32,uint256,uint256,bytes,bytes,bytes) _sendParam, (uint256,uint256) _fee, address _refundAddress) payable returns((bytes32,uint64,(uint256,uint256)) msgReceipt, (uint256,uint256) oftReceipt)
func (sandboxOFT *SandboxOFT) TryPackSend(sendParam SendParam, fee MessagingFee, refundAddress common.Address) ([]byte, error) {
	return sandboxOFT.abi.Pack("send", sendParam, fee, refundAddress)
}

// SendOutput serves as a container for the return parameters of contract
// method Send.
type SendOutput struct {
	MsgReceipt MessagingReceipt
	OftReceipt OFTReceipt
}

// UnpackSend is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc7c7f5b3.
//
// Solidity: function send((uint32,bytes32,uint256,uint256,bytes,bytes,bytes) _sendParam, (uint256,uint256) _fee, address _refundAddress) payable returns((bytes32,uint64,(uint256,uint256)) msgReceipt, (uint256,uint256) oftReceipt)
func (sandboxOFT *SandboxOFT) UnpackSend(data []byte) (SendOutput, error) {
	out, err := sandboxOFT.abi.Unpack("send", data)
	outstruct := new(SendOutput)
	if err != nil {
		return *outstruct, err
	}
	outstruct.MsgReceipt = *abi.ConvertType(out[0], new(MessagingReceipt)).(*MessagingReceipt)
	outstruct.OftReceipt = *abi.ConvertType(out[1], new(OFTReceipt)).(*OFTReceipt)
	return *outstruct, nil
}

// PackSetDelegate is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xca5eb5e1.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setDelegate(address _delegate) returns()
func (sandboxOFT *SandboxOFT) PackSetDelegate(delegate common.Address) []byte {
	enc, err := sandboxOFT.abi.Pack("setDelegate", delegate)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSetDelegate is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xca5eb5e1.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function setDelegate(address _delegate) returns()
func (sandboxOFT *SandboxOFT) TryPackSetDelegate(delegate common.Address) ([]byte, error) {
	return sandboxOFT.abi.Pack("setDelegate", delegate)
}

// PackSetEnforcedOptions is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb98bd070.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setEnforcedOptions((uint32,uint16,bytes)[] _enforcedOptions) returns()
func (sandboxOFT *SandboxOFT) PackSetEnforcedOptions(enforcedOptions []EnforcedOptionParam) []byte {
	enc, err := sandboxOFT.abi.Pack("setEnforcedOptions", enforcedOptions)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSetEnforcedOptions is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb98bd070.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function setEnforcedOptions((uint32,uint16,bytes)[] _enforcedOptions) returns()
func (sandboxOFT *SandboxOFT) TryPackSetEnforcedOptions(enforcedOptions []EnforcedOptionParam) ([]byte, error) {
	return sandboxOFT.abi.Pack("setEnforcedOptions", enforcedOptions)
}

// PackSetMsgInspector is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6fc1b31e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setMsgInspector(address _msgInspector) returns()
func (sandboxOFT *SandboxOFT) PackSetMsgInspector(msgInspector common.Address) []byte {
	enc, err := sandboxOFT.abi.Pack("setMsgInspector", msgInspector)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSetMsgInspector is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6fc1b31e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function setMsgInspector(address _msgInspector) returns()
func (sandboxOFT *SandboxOFT) TryPackSetMsgInspector(msgInspector common.Address) ([]byte, error) {
	return sandboxOFT.abi.Pack("setMsgInspector", msgInspector)
}

// PackSetPeer is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3400288b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setPeer(uint32 _eid, bytes32 _peer) returns()
func (sandboxOFT *SandboxOFT) PackSetPeer(eid uint32, peer [32]byte) []byte {
	enc, err := sandboxOFT.abi.Pack("setPeer", eid, peer)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSetPeer is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3400288b.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function setPeer(uint32 _eid, bytes32 _peer) returns()
func (sandboxOFT *SandboxOFT) TryPackSetPeer(eid uint32, peer [32]byte) ([]byte, error) {
	return sandboxOFT.abi.Pack("setPeer", eid, peer)
}

// PackSetPreCrime is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd4243885.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setPreCrime(address _preCrime) returns()
func (sandboxOFT *SandboxOFT) PackSetPreCrime(preCrime common.Address) []byte {
	enc, err := sandboxOFT.abi.Pack("setPreCrime", preCrime)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSetPreCrime is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd4243885.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function setPreCrime(address _preCrime) returns()
func (sandboxOFT *SandboxOFT) TryPackSetPreCrime(preCrime common.Address) ([]byte, error) {
	return sandboxOFT.abi.Pack("setPreCrime", preCrime)
}

// PackSharedDecimals is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x857749b0.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function sharedDecimals() view returns(uint8)
func (sandboxOFT *SandboxOFT) PackSharedDecimals() []byte {
	enc, err := sandboxOFT.abi.Pack("sharedDecimals")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSharedDecimals is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x857749b0.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function sharedDecimals() view returns(uint8)
func (sandboxOFT *SandboxOFT) TryPackSharedDecimals() ([]byte, error) {
	return sandboxOFT.abi.Pack("sharedDecimals")
}

// UnpackSharedDecimals is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x857749b0.
//
// Solidity: function sharedDecimals() view returns(uint8)
func (sandboxOFT *SandboxOFT) UnpackSharedDecimals(data []byte) (uint8, error) {
	out, err := sandboxOFT.abi.Unpack("sharedDecimals", data)
	if err != nil {
		return *new(uint8), err
	}
	out0 := *abi.ConvertType(out[0], new(uint8)).(*uint8)
	return out0, nil
}

// PackToken is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfc0c546a.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function token() view returns(address)
func (sandboxOFT *SandboxOFT) PackToken() []byte {
	enc, err := sandboxOFT.abi.Pack("token")
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
func (sandboxOFT *SandboxOFT) TryPackToken() ([]byte, error) {
	return sandboxOFT.abi.Pack("token")
}

// UnpackToken is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xfc0c546a.
//
// Solidity: function token() view returns(address)
func (sandboxOFT *SandboxOFT) UnpackToken(data []byte) (common.Address, error) {
	out, err := sandboxOFT.abi.Unpack("token", data)
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
func (sandboxOFT *SandboxOFT) PackTransferOwnership(newOwner common.Address) []byte {
	enc, err := sandboxOFT.abi.Pack("transferOwnership", newOwner)
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
func (sandboxOFT *SandboxOFT) TryPackTransferOwnership(newOwner common.Address) ([]byte, error) {
	return sandboxOFT.abi.Pack("transferOwnership", newOwner)
}

// SandboxOFTEnforcedOptionSet represents a EnforcedOptionSet event raised by the SandboxOFT contract.
type SandboxOFTEnforcedOptionSet struct {
	EnforcedOptions []EnforcedOptionParam
	Raw             *types.Log // Blockchain specific contextual infos
}

const SandboxOFTEnforcedOptionSetEventName = "EnforcedOptionSet"

// ContractEventName returns the user-defined event name.
func (SandboxOFTEnforcedOptionSet) ContractEventName() string {
	return SandboxOFTEnforcedOptionSetEventName
}

// UnpackEnforcedOptionSetEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event EnforcedOptionSet((uint32,uint16,bytes)[] _enforcedOptions)
func (sandboxOFT *SandboxOFT) UnpackEnforcedOptionSetEvent(log *types.Log) (*SandboxOFTEnforcedOptionSet, error) {
	event := "EnforcedOptionSet"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxOFT.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxOFTEnforcedOptionSet)
	if len(log.Data) > 0 {
		if err := sandboxOFT.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxOFT.abi.Events[event].Inputs {
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

// SandboxOFTMsgInspectorSet represents a MsgInspectorSet event raised by the SandboxOFT contract.
type SandboxOFTMsgInspectorSet struct {
	Inspector common.Address
	Raw       *types.Log // Blockchain specific contextual infos
}

const SandboxOFTMsgInspectorSetEventName = "MsgInspectorSet"

// ContractEventName returns the user-defined event name.
func (SandboxOFTMsgInspectorSet) ContractEventName() string {
	return SandboxOFTMsgInspectorSetEventName
}

// UnpackMsgInspectorSetEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event MsgInspectorSet(address inspector)
func (sandboxOFT *SandboxOFT) UnpackMsgInspectorSetEvent(log *types.Log) (*SandboxOFTMsgInspectorSet, error) {
	event := "MsgInspectorSet"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxOFT.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxOFTMsgInspectorSet)
	if len(log.Data) > 0 {
		if err := sandboxOFT.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxOFT.abi.Events[event].Inputs {
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

// SandboxOFTOFTReceived represents a OFTReceived event raised by the SandboxOFT contract.
type SandboxOFTOFTReceived struct {
	Guid             [32]byte
	SrcEid           uint32
	ToAddress        common.Address
	AmountReceivedLD *big.Int
	Raw              *types.Log // Blockchain specific contextual infos
}

const SandboxOFTOFTReceivedEventName = "OFTReceived"

// ContractEventName returns the user-defined event name.
func (SandboxOFTOFTReceived) ContractEventName() string {
	return SandboxOFTOFTReceivedEventName
}

// UnpackOFTReceivedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event OFTReceived(bytes32 indexed guid, uint32 srcEid, address indexed toAddress, uint256 amountReceivedLD)
func (sandboxOFT *SandboxOFT) UnpackOFTReceivedEvent(log *types.Log) (*SandboxOFTOFTReceived, error) {
	event := "OFTReceived"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxOFT.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxOFTOFTReceived)
	if len(log.Data) > 0 {
		if err := sandboxOFT.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxOFT.abi.Events[event].Inputs {
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

// SandboxOFTOFTSent represents a OFTSent event raised by the SandboxOFT contract.
type SandboxOFTOFTSent struct {
	Guid             [32]byte
	DstEid           uint32
	FromAddress      common.Address
	AmountSentLD     *big.Int
	AmountReceivedLD *big.Int
	Raw              *types.Log // Blockchain specific contextual infos
}

const SandboxOFTOFTSentEventName = "OFTSent"

// ContractEventName returns the user-defined event name.
func (SandboxOFTOFTSent) ContractEventName() string {
	return SandboxOFTOFTSentEventName
}

// UnpackOFTSentEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event OFTSent(bytes32 indexed guid, uint32 dstEid, address indexed fromAddress, uint256 amountSentLD, uint256 amountReceivedLD)
func (sandboxOFT *SandboxOFT) UnpackOFTSentEvent(log *types.Log) (*SandboxOFTOFTSent, error) {
	event := "OFTSent"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxOFT.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxOFTOFTSent)
	if len(log.Data) > 0 {
		if err := sandboxOFT.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxOFT.abi.Events[event].Inputs {
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

// SandboxOFTOwnershipTransferred represents a OwnershipTransferred event raised by the SandboxOFT contract.
type SandboxOFTOwnershipTransferred struct {
	PreviousOwner common.Address
	NewOwner      common.Address
	Raw           *types.Log // Blockchain specific contextual infos
}

const SandboxOFTOwnershipTransferredEventName = "OwnershipTransferred"

// ContractEventName returns the user-defined event name.
func (SandboxOFTOwnershipTransferred) ContractEventName() string {
	return SandboxOFTOwnershipTransferredEventName
}

// UnpackOwnershipTransferredEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event OwnershipTransferred(address indexed previousOwner, address indexed newOwner)
func (sandboxOFT *SandboxOFT) UnpackOwnershipTransferredEvent(log *types.Log) (*SandboxOFTOwnershipTransferred, error) {
	event := "OwnershipTransferred"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxOFT.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxOFTOwnershipTransferred)
	if len(log.Data) > 0 {
		if err := sandboxOFT.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxOFT.abi.Events[event].Inputs {
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

// SandboxOFTPeerSet represents a PeerSet event raised by the SandboxOFT contract.
type SandboxOFTPeerSet struct {
	Eid  uint32
	Peer [32]byte
	Raw  *types.Log // Blockchain specific contextual infos
}

const SandboxOFTPeerSetEventName = "PeerSet"

// ContractEventName returns the user-defined event name.
func (SandboxOFTPeerSet) ContractEventName() string {
	return SandboxOFTPeerSetEventName
}

// UnpackPeerSetEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event PeerSet(uint32 eid, bytes32 peer)
func (sandboxOFT *SandboxOFT) UnpackPeerSetEvent(log *types.Log) (*SandboxOFTPeerSet, error) {
	event := "PeerSet"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxOFT.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxOFTPeerSet)
	if len(log.Data) > 0 {
		if err := sandboxOFT.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxOFT.abi.Events[event].Inputs {
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

// SandboxOFTPreCrimeSet represents a PreCrimeSet event raised by the SandboxOFT contract.
type SandboxOFTPreCrimeSet struct {
	PreCrimeAddress common.Address
	Raw             *types.Log // Blockchain specific contextual infos
}

const SandboxOFTPreCrimeSetEventName = "PreCrimeSet"

// ContractEventName returns the user-defined event name.
func (SandboxOFTPreCrimeSet) ContractEventName() string {
	return SandboxOFTPreCrimeSetEventName
}

// UnpackPreCrimeSetEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event PreCrimeSet(address preCrimeAddress)
func (sandboxOFT *SandboxOFT) UnpackPreCrimeSetEvent(log *types.Log) (*SandboxOFTPreCrimeSet, error) {
	event := "PreCrimeSet"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxOFT.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxOFTPreCrimeSet)
	if len(log.Data) > 0 {
		if err := sandboxOFT.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxOFT.abi.Events[event].Inputs {
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
func (sandboxOFT *SandboxOFT) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], sandboxOFT.abi.Errors["AmountSDOverflowed"].ID.Bytes()[:4]) {
		return sandboxOFT.UnpackAmountSDOverflowedError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxOFT.abi.Errors["InvalidDelegate"].ID.Bytes()[:4]) {
		return sandboxOFT.UnpackInvalidDelegateError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxOFT.abi.Errors["InvalidEndpointCall"].ID.Bytes()[:4]) {
		return sandboxOFT.UnpackInvalidEndpointCallError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxOFT.abi.Errors["InvalidLocalDecimals"].ID.Bytes()[:4]) {
		return sandboxOFT.UnpackInvalidLocalDecimalsError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxOFT.abi.Errors["InvalidOptions"].ID.Bytes()[:4]) {
		return sandboxOFT.UnpackInvalidOptionsError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxOFT.abi.Errors["LzTokenUnavailable"].ID.Bytes()[:4]) {
		return sandboxOFT.UnpackLzTokenUnavailableError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxOFT.abi.Errors["NoPeer"].ID.Bytes()[:4]) {
		return sandboxOFT.UnpackNoPeerError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxOFT.abi.Errors["NotEnoughNative"].ID.Bytes()[:4]) {
		return sandboxOFT.UnpackNotEnoughNativeError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxOFT.abi.Errors["OnlyEndpoint"].ID.Bytes()[:4]) {
		return sandboxOFT.UnpackOnlyEndpointError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxOFT.abi.Errors["OnlyPeer"].ID.Bytes()[:4]) {
		return sandboxOFT.UnpackOnlyPeerError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxOFT.abi.Errors["OnlySelf"].ID.Bytes()[:4]) {
		return sandboxOFT.UnpackOnlySelfError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxOFT.abi.Errors["OwnableInvalidOwner"].ID.Bytes()[:4]) {
		return sandboxOFT.UnpackOwnableInvalidOwnerError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxOFT.abi.Errors["OwnableUnauthorizedAccount"].ID.Bytes()[:4]) {
		return sandboxOFT.UnpackOwnableUnauthorizedAccountError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxOFT.abi.Errors["SafeERC20FailedOperation"].ID.Bytes()[:4]) {
		return sandboxOFT.UnpackSafeERC20FailedOperationError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxOFT.abi.Errors["SimulationResult"].ID.Bytes()[:4]) {
		return sandboxOFT.UnpackSimulationResultError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxOFT.abi.Errors["SlippageExceeded"].ID.Bytes()[:4]) {
		return sandboxOFT.UnpackSlippageExceededError(raw[4:])
	}
	return nil, errors.New("Unknown error")
}

// SandboxOFTAmountSDOverflowed represents a AmountSDOverflowed error raised by the SandboxOFT contract.
type SandboxOFTAmountSDOverflowed struct {
	AmountSD *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error AmountSDOverflowed(uint256 amountSD)
func SandboxOFTAmountSDOverflowedErrorID() common.Hash {
	return common.HexToHash("0xe2ce94139947cd6396167b575a307dd0ab7d24f2eb501fe02e85d32a1aefd1a6")
}

// UnpackAmountSDOverflowedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error AmountSDOverflowed(uint256 amountSD)
func (sandboxOFT *SandboxOFT) UnpackAmountSDOverflowedError(raw []byte) (*SandboxOFTAmountSDOverflowed, error) {
	out := new(SandboxOFTAmountSDOverflowed)
	if err := sandboxOFT.abi.UnpackIntoInterface(out, "AmountSDOverflowed", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxOFTInvalidDelegate represents a InvalidDelegate error raised by the SandboxOFT contract.
type SandboxOFTInvalidDelegate struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error InvalidDelegate()
func SandboxOFTInvalidDelegateErrorID() common.Hash {
	return common.HexToHash("0xb586360471a7eb6ea5d582cccfa02c084edced2a2f8845574db217111c06df11")
}

// UnpackInvalidDelegateError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error InvalidDelegate()
func (sandboxOFT *SandboxOFT) UnpackInvalidDelegateError(raw []byte) (*SandboxOFTInvalidDelegate, error) {
	out := new(SandboxOFTInvalidDelegate)
	if err := sandboxOFT.abi.UnpackIntoInterface(out, "InvalidDelegate", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxOFTInvalidEndpointCall represents a InvalidEndpointCall error raised by the SandboxOFT contract.
type SandboxOFTInvalidEndpointCall struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error InvalidEndpointCall()
func SandboxOFTInvalidEndpointCallErrorID() common.Hash {
	return common.HexToHash("0x0fbdec0a8587fe6ad5b398e7ca7d555c6892afa218bb0e342d3f1b88f3c74fa1")
}

// UnpackInvalidEndpointCallError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error InvalidEndpointCall()
func (sandboxOFT *SandboxOFT) UnpackInvalidEndpointCallError(raw []byte) (*SandboxOFTInvalidEndpointCall, error) {
	out := new(SandboxOFTInvalidEndpointCall)
	if err := sandboxOFT.abi.UnpackIntoInterface(out, "InvalidEndpointCall", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxOFTInvalidLocalDecimals represents a InvalidLocalDecimals error raised by the SandboxOFT contract.
type SandboxOFTInvalidLocalDecimals struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error InvalidLocalDecimals()
func SandboxOFTInvalidLocalDecimalsErrorID() common.Hash {
	return common.HexToHash("0x1e9714b02c50d6025dc4d05cee5df6709b3034688cd1f4d3bf97646404c80a75")
}

// UnpackInvalidLocalDecimalsError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error InvalidLocalDecimals()
func (sandboxOFT *SandboxOFT) UnpackInvalidLocalDecimalsError(raw []byte) (*SandboxOFTInvalidLocalDecimals, error) {
	out := new(SandboxOFTInvalidLocalDecimals)
	if err := sandboxOFT.abi.UnpackIntoInterface(out, "InvalidLocalDecimals", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxOFTInvalidOptions represents a InvalidOptions error raised by the SandboxOFT contract.
type SandboxOFTInvalidOptions struct {
	Options []byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error InvalidOptions(bytes options)
func SandboxOFTInvalidOptionsErrorID() common.Hash {
	return common.HexToHash("0x9a6d49cd4fd042eb1c797283cf54e312408eaf64a6ceaf36b6cd18654405825f")
}

// UnpackInvalidOptionsError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error InvalidOptions(bytes options)
func (sandboxOFT *SandboxOFT) UnpackInvalidOptionsError(raw []byte) (*SandboxOFTInvalidOptions, error) {
	out := new(SandboxOFTInvalidOptions)
	if err := sandboxOFT.abi.UnpackIntoInterface(out, "InvalidOptions", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxOFTLzTokenUnavailable represents a LzTokenUnavailable error raised by the SandboxOFT contract.
type SandboxOFTLzTokenUnavailable struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error LzTokenUnavailable()
func SandboxOFTLzTokenUnavailableErrorID() common.Hash {
	return common.HexToHash("0x5373352a1f7d52c4a5c071120aba7c4be7ed4f4cd7f73957d5de8c2eb03df788")
}

// UnpackLzTokenUnavailableError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error LzTokenUnavailable()
func (sandboxOFT *SandboxOFT) UnpackLzTokenUnavailableError(raw []byte) (*SandboxOFTLzTokenUnavailable, error) {
	out := new(SandboxOFTLzTokenUnavailable)
	if err := sandboxOFT.abi.UnpackIntoInterface(out, "LzTokenUnavailable", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxOFTNoPeer represents a NoPeer error raised by the SandboxOFT contract.
type SandboxOFTNoPeer struct {
	Eid uint32
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NoPeer(uint32 eid)
func SandboxOFTNoPeerErrorID() common.Hash {
	return common.HexToHash("0xf6ff4fb7c0e56cf08e4b18acaa6bb4b7edee813915d6d6ff0303e7dfa4b04177")
}

// UnpackNoPeerError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NoPeer(uint32 eid)
func (sandboxOFT *SandboxOFT) UnpackNoPeerError(raw []byte) (*SandboxOFTNoPeer, error) {
	out := new(SandboxOFTNoPeer)
	if err := sandboxOFT.abi.UnpackIntoInterface(out, "NoPeer", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxOFTNotEnoughNative represents a NotEnoughNative error raised by the SandboxOFT contract.
type SandboxOFTNotEnoughNative struct {
	MsgValue *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotEnoughNative(uint256 msgValue)
func SandboxOFTNotEnoughNativeErrorID() common.Hash {
	return common.HexToHash("0x9f704120c98368d18e88c91d25c4eb3efe808c9b1a5d9bbb623bad529bad8065")
}

// UnpackNotEnoughNativeError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotEnoughNative(uint256 msgValue)
func (sandboxOFT *SandboxOFT) UnpackNotEnoughNativeError(raw []byte) (*SandboxOFTNotEnoughNative, error) {
	out := new(SandboxOFTNotEnoughNative)
	if err := sandboxOFT.abi.UnpackIntoInterface(out, "NotEnoughNative", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxOFTOnlyEndpoint represents a OnlyEndpoint error raised by the SandboxOFT contract.
type SandboxOFTOnlyEndpoint struct {
	Addr common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error OnlyEndpoint(address addr)
func SandboxOFTOnlyEndpointErrorID() common.Hash {
	return common.HexToHash("0x91ac5e4f241de617aec648e783f3eec71fc659569b563d4247e084de3c27db47")
}

// UnpackOnlyEndpointError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error OnlyEndpoint(address addr)
func (sandboxOFT *SandboxOFT) UnpackOnlyEndpointError(raw []byte) (*SandboxOFTOnlyEndpoint, error) {
	out := new(SandboxOFTOnlyEndpoint)
	if err := sandboxOFT.abi.UnpackIntoInterface(out, "OnlyEndpoint", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxOFTOnlyPeer represents a OnlyPeer error raised by the SandboxOFT contract.
type SandboxOFTOnlyPeer struct {
	Eid    uint32
	Sender [32]byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error OnlyPeer(uint32 eid, bytes32 sender)
func SandboxOFTOnlyPeerErrorID() common.Hash {
	return common.HexToHash("0xc26bebcc2cd4e0c374f7d7eb00f96d83c1a4e75d38e3ae30cf2f6d923cf5e24e")
}

// UnpackOnlyPeerError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error OnlyPeer(uint32 eid, bytes32 sender)
func (sandboxOFT *SandboxOFT) UnpackOnlyPeerError(raw []byte) (*SandboxOFTOnlyPeer, error) {
	out := new(SandboxOFTOnlyPeer)
	if err := sandboxOFT.abi.UnpackIntoInterface(out, "OnlyPeer", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxOFTOnlySelf represents a OnlySelf error raised by the SandboxOFT contract.
type SandboxOFTOnlySelf struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error OnlySelf()
func SandboxOFTOnlySelfErrorID() common.Hash {
	return common.HexToHash("0x14d4a4e8a5140da60b7a280478fb427da973ca582a83cf5dbad8c5f2abee9ba4")
}

// UnpackOnlySelfError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error OnlySelf()
func (sandboxOFT *SandboxOFT) UnpackOnlySelfError(raw []byte) (*SandboxOFTOnlySelf, error) {
	out := new(SandboxOFTOnlySelf)
	if err := sandboxOFT.abi.UnpackIntoInterface(out, "OnlySelf", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxOFTOwnableInvalidOwner represents a OwnableInvalidOwner error raised by the SandboxOFT contract.
type SandboxOFTOwnableInvalidOwner struct {
	Owner common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error OwnableInvalidOwner(address owner)
func SandboxOFTOwnableInvalidOwnerErrorID() common.Hash {
	return common.HexToHash("0x1e4fbdf7f3ef8bcaa855599e3abf48b232380f183f08f6f813d9ffa5bd585188")
}

// UnpackOwnableInvalidOwnerError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error OwnableInvalidOwner(address owner)
func (sandboxOFT *SandboxOFT) UnpackOwnableInvalidOwnerError(raw []byte) (*SandboxOFTOwnableInvalidOwner, error) {
	out := new(SandboxOFTOwnableInvalidOwner)
	if err := sandboxOFT.abi.UnpackIntoInterface(out, "OwnableInvalidOwner", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxOFTOwnableUnauthorizedAccount represents a OwnableUnauthorizedAccount error raised by the SandboxOFT contract.
type SandboxOFTOwnableUnauthorizedAccount struct {
	Account common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error OwnableUnauthorizedAccount(address account)
func SandboxOFTOwnableUnauthorizedAccountErrorID() common.Hash {
	return common.HexToHash("0x118cdaa7a341953d1887a2245fd6665d741c67c8c50581daa59e1d03373fa188")
}

// UnpackOwnableUnauthorizedAccountError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error OwnableUnauthorizedAccount(address account)
func (sandboxOFT *SandboxOFT) UnpackOwnableUnauthorizedAccountError(raw []byte) (*SandboxOFTOwnableUnauthorizedAccount, error) {
	out := new(SandboxOFTOwnableUnauthorizedAccount)
	if err := sandboxOFT.abi.UnpackIntoInterface(out, "OwnableUnauthorizedAccount", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxOFTSafeERC20FailedOperation represents a SafeERC20FailedOperation error raised by the SandboxOFT contract.
type SandboxOFTSafeERC20FailedOperation struct {
	Token common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SafeERC20FailedOperation(address token)
func SandboxOFTSafeERC20FailedOperationErrorID() common.Hash {
	return common.HexToHash("0x5274afe73c98b4749fc91ffae6b7b574e7842cb2144a159e9377a5f20b32edf9")
}

// UnpackSafeERC20FailedOperationError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SafeERC20FailedOperation(address token)
func (sandboxOFT *SandboxOFT) UnpackSafeERC20FailedOperationError(raw []byte) (*SandboxOFTSafeERC20FailedOperation, error) {
	out := new(SandboxOFTSafeERC20FailedOperation)
	if err := sandboxOFT.abi.UnpackIntoInterface(out, "SafeERC20FailedOperation", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxOFTSimulationResult represents a SimulationResult error raised by the SandboxOFT contract.
type SandboxOFTSimulationResult struct {
	Result []byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SimulationResult(bytes result)
func SandboxOFTSimulationResultErrorID() common.Hash {
	return common.HexToHash("0x8351eea73e5dc7e326cca8dca81d73fb925842a54ea6248e473b0010fa37f530")
}

// UnpackSimulationResultError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SimulationResult(bytes result)
func (sandboxOFT *SandboxOFT) UnpackSimulationResultError(raw []byte) (*SandboxOFTSimulationResult, error) {
	out := new(SandboxOFTSimulationResult)
	if err := sandboxOFT.abi.UnpackIntoInterface(out, "SimulationResult", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxOFTSlippageExceeded represents a SlippageExceeded error raised by the SandboxOFT contract.
type SandboxOFTSlippageExceeded struct {
	AmountLD    *big.Int
	MinAmountLD *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SlippageExceeded(uint256 amountLD, uint256 minAmountLD)
func SandboxOFTSlippageExceededErrorID() common.Hash {
	return common.HexToHash("0x71c4efeda0c103f56fd5ac9b173756384c66cbbbc480b0ad4255bc219a9b6a66")
}

// UnpackSlippageExceededError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SlippageExceeded(uint256 amountLD, uint256 minAmountLD)
func (sandboxOFT *SandboxOFT) UnpackSlippageExceededError(raw []byte) (*SandboxOFTSlippageExceeded, error) {
	out := new(SandboxOFTSlippageExceeded)
	if err := sandboxOFT.abi.UnpackIntoInterface(out, "SlippageExceeded", raw); err != nil {
		return nil, err
	}
	return out, nil
}
