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

// SandboxOFTAdapterMetaData contains all meta data concerning the SandboxOFTAdapter contract.
var SandboxOFTAdapterMetaData = bind.MetaData{
	ABI: "[{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"endpoint\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"owner_\",\"type\":\"address\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"amountSD\",\"type\":\"uint256\"}],\"name\":\"AmountSDOverflowed\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"InvalidDelegate\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"InvalidEndpointCall\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"InvalidLocalDecimals\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"bytes\",\"name\":\"options\",\"type\":\"bytes\"}],\"name\":\"InvalidOptions\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"LzTokenUnavailable\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint32\",\"name\":\"eid\",\"type\":\"uint32\"}],\"name\":\"NoPeer\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"msgValue\",\"type\":\"uint256\"}],\"name\":\"NotEnoughNative\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"addr\",\"type\":\"address\"}],\"name\":\"OnlyEndpoint\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint32\",\"name\":\"eid\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"sender\",\"type\":\"bytes32\"}],\"name\":\"OnlyPeer\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"OnlySelf\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"OwnableInvalidOwner\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"OwnableUnauthorizedAccount\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"}],\"name\":\"SafeERC20FailedOperation\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"bytes\",\"name\":\"result\",\"type\":\"bytes\"}],\"name\":\"SimulationResult\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"amountLD\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"minAmountLD\",\"type\":\"uint256\"}],\"name\":\"SlippageExceeded\",\"type\":\"error\"},{\"anonymous\":false,\"inputs\":[{\"components\":[{\"internalType\":\"uint32\",\"name\":\"eid\",\"type\":\"uint32\"},{\"internalType\":\"uint16\",\"name\":\"msgType\",\"type\":\"uint16\"},{\"internalType\":\"bytes\",\"name\":\"options\",\"type\":\"bytes\"}],\"indexed\":false,\"internalType\":\"structEnforcedOptionParam[]\",\"name\":\"_enforcedOptions\",\"type\":\"tuple[]\"}],\"name\":\"EnforcedOptionSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"address\",\"name\":\"inspector\",\"type\":\"address\"}],\"name\":\"MsgInspectorSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"guid\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint32\",\"name\":\"srcEid\",\"type\":\"uint32\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"toAddress\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"amountReceivedLD\",\"type\":\"uint256\"}],\"name\":\"OFTReceived\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"guid\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint32\",\"name\":\"dstEid\",\"type\":\"uint32\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"fromAddress\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"amountSentLD\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"amountReceivedLD\",\"type\":\"uint256\"}],\"name\":\"OFTSent\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"previousOwner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"OwnershipTransferred\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"uint32\",\"name\":\"eid\",\"type\":\"uint32\"},{\"indexed\":false,\"internalType\":\"bytes32\",\"name\":\"peer\",\"type\":\"bytes32\"}],\"name\":\"PeerSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"address\",\"name\":\"preCrimeAddress\",\"type\":\"address\"}],\"name\":\"PreCrimeSet\",\"type\":\"event\"},{\"inputs\":[],\"name\":\"SEND\",\"outputs\":[{\"internalType\":\"uint16\",\"name\":\"\",\"type\":\"uint16\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"SEND_AND_CALL\",\"outputs\":[{\"internalType\":\"uint16\",\"name\":\"\",\"type\":\"uint16\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"uint32\",\"name\":\"srcEid\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"sender\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"}],\"internalType\":\"structOrigin\",\"name\":\"origin\",\"type\":\"tuple\"}],\"name\":\"allowInitializePath\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"approvalRequired\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint32\",\"name\":\"_eid\",\"type\":\"uint32\"},{\"internalType\":\"uint16\",\"name\":\"_msgType\",\"type\":\"uint16\"},{\"internalType\":\"bytes\",\"name\":\"_extraOptions\",\"type\":\"bytes\"}],\"name\":\"combineOptions\",\"outputs\":[{\"internalType\":\"bytes\",\"name\":\"\",\"type\":\"bytes\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"decimalConversionRate\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"endpoint\",\"outputs\":[{\"internalType\":\"contractILayerZeroEndpointV2\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint32\",\"name\":\"eid\",\"type\":\"uint32\"},{\"internalType\":\"uint16\",\"name\":\"msgType\",\"type\":\"uint16\"}],\"name\":\"enforcedOptions\",\"outputs\":[{\"internalType\":\"bytes\",\"name\":\"enforcedOption\",\"type\":\"bytes\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"uint32\",\"name\":\"srcEid\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"sender\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"}],\"internalType\":\"structOrigin\",\"name\":\"\",\"type\":\"tuple\"},{\"internalType\":\"bytes\",\"name\":\"\",\"type\":\"bytes\"},{\"internalType\":\"address\",\"name\":\"_sender\",\"type\":\"address\"}],\"name\":\"isComposeMsgSender\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint32\",\"name\":\"_eid\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"_peer\",\"type\":\"bytes32\"}],\"name\":\"isPeer\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"uint32\",\"name\":\"srcEid\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"sender\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"}],\"internalType\":\"structOrigin\",\"name\":\"_origin\",\"type\":\"tuple\"},{\"internalType\":\"bytes32\",\"name\":\"_guid\",\"type\":\"bytes32\"},{\"internalType\":\"bytes\",\"name\":\"_message\",\"type\":\"bytes\"},{\"internalType\":\"address\",\"name\":\"_executor\",\"type\":\"address\"},{\"internalType\":\"bytes\",\"name\":\"_extraData\",\"type\":\"bytes\"}],\"name\":\"lzReceive\",\"outputs\":[],\"stateMutability\":\"payable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"components\":[{\"internalType\":\"uint32\",\"name\":\"srcEid\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"sender\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"}],\"internalType\":\"structOrigin\",\"name\":\"origin\",\"type\":\"tuple\"},{\"internalType\":\"uint32\",\"name\":\"dstEid\",\"type\":\"uint32\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"bytes32\",\"name\":\"guid\",\"type\":\"bytes32\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"executor\",\"type\":\"address\"},{\"internalType\":\"bytes\",\"name\":\"message\",\"type\":\"bytes\"},{\"internalType\":\"bytes\",\"name\":\"extraData\",\"type\":\"bytes\"}],\"internalType\":\"structInboundPacket[]\",\"name\":\"_packets\",\"type\":\"tuple[]\"}],\"name\":\"lzReceiveAndRevert\",\"outputs\":[],\"stateMutability\":\"payable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"uint32\",\"name\":\"srcEid\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"sender\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"}],\"internalType\":\"structOrigin\",\"name\":\"_origin\",\"type\":\"tuple\"},{\"internalType\":\"bytes32\",\"name\":\"_guid\",\"type\":\"bytes32\"},{\"internalType\":\"bytes\",\"name\":\"_message\",\"type\":\"bytes\"},{\"internalType\":\"address\",\"name\":\"_executor\",\"type\":\"address\"},{\"internalType\":\"bytes\",\"name\":\"_extraData\",\"type\":\"bytes\"}],\"name\":\"lzReceiveSimulate\",\"outputs\":[],\"stateMutability\":\"payable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"msgInspector\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint32\",\"name\":\"\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"name\":\"nextNonce\",\"outputs\":[{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"oApp\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"oAppVersion\",\"outputs\":[{\"internalType\":\"uint64\",\"name\":\"senderVersion\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"receiverVersion\",\"type\":\"uint64\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"oftVersion\",\"outputs\":[{\"internalType\":\"bytes4\",\"name\":\"interfaceId\",\"type\":\"bytes4\"},{\"internalType\":\"uint64\",\"name\":\"version\",\"type\":\"uint64\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"owner\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint32\",\"name\":\"eid\",\"type\":\"uint32\"}],\"name\":\"peers\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"peer\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"preCrime\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"uint32\",\"name\":\"dstEid\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"to\",\"type\":\"bytes32\"},{\"internalType\":\"uint256\",\"name\":\"amountLD\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"minAmountLD\",\"type\":\"uint256\"},{\"internalType\":\"bytes\",\"name\":\"extraOptions\",\"type\":\"bytes\"},{\"internalType\":\"bytes\",\"name\":\"composeMsg\",\"type\":\"bytes\"},{\"internalType\":\"bytes\",\"name\":\"oftCmd\",\"type\":\"bytes\"}],\"internalType\":\"structSendParam\",\"name\":\"_sendParam\",\"type\":\"tuple\"}],\"name\":\"quoteOFT\",\"outputs\":[{\"components\":[{\"internalType\":\"uint256\",\"name\":\"minAmountLD\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"maxAmountLD\",\"type\":\"uint256\"}],\"internalType\":\"structOFTLimit\",\"name\":\"oftLimit\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"int256\",\"name\":\"feeAmountLD\",\"type\":\"int256\"},{\"internalType\":\"string\",\"name\":\"description\",\"type\":\"string\"}],\"internalType\":\"structOFTFeeDetail[]\",\"name\":\"oftFeeDetails\",\"type\":\"tuple[]\"},{\"components\":[{\"internalType\":\"uint256\",\"name\":\"amountSentLD\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"amountReceivedLD\",\"type\":\"uint256\"}],\"internalType\":\"structOFTReceipt\",\"name\":\"oftReceipt\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"uint32\",\"name\":\"dstEid\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"to\",\"type\":\"bytes32\"},{\"internalType\":\"uint256\",\"name\":\"amountLD\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"minAmountLD\",\"type\":\"uint256\"},{\"internalType\":\"bytes\",\"name\":\"extraOptions\",\"type\":\"bytes\"},{\"internalType\":\"bytes\",\"name\":\"composeMsg\",\"type\":\"bytes\"},{\"internalType\":\"bytes\",\"name\":\"oftCmd\",\"type\":\"bytes\"}],\"internalType\":\"structSendParam\",\"name\":\"_sendParam\",\"type\":\"tuple\"},{\"internalType\":\"bool\",\"name\":\"_payInLzToken\",\"type\":\"bool\"}],\"name\":\"quoteSend\",\"outputs\":[{\"components\":[{\"internalType\":\"uint256\",\"name\":\"nativeFee\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"lzTokenFee\",\"type\":\"uint256\"}],\"internalType\":\"structMessagingFee\",\"name\":\"msgFee\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"renounceOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"uint32\",\"name\":\"dstEid\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"to\",\"type\":\"bytes32\"},{\"internalType\":\"uint256\",\"name\":\"amountLD\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"minAmountLD\",\"type\":\"uint256\"},{\"internalType\":\"bytes\",\"name\":\"extraOptions\",\"type\":\"bytes\"},{\"internalType\":\"bytes\",\"name\":\"composeMsg\",\"type\":\"bytes\"},{\"internalType\":\"bytes\",\"name\":\"oftCmd\",\"type\":\"bytes\"}],\"internalType\":\"structSendParam\",\"name\":\"_sendParam\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"uint256\",\"name\":\"nativeFee\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"lzTokenFee\",\"type\":\"uint256\"}],\"internalType\":\"structMessagingFee\",\"name\":\"_fee\",\"type\":\"tuple\"},{\"internalType\":\"address\",\"name\":\"_refundAddress\",\"type\":\"address\"}],\"name\":\"send\",\"outputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"guid\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"components\":[{\"internalType\":\"uint256\",\"name\":\"nativeFee\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"lzTokenFee\",\"type\":\"uint256\"}],\"internalType\":\"structMessagingFee\",\"name\":\"fee\",\"type\":\"tuple\"}],\"internalType\":\"structMessagingReceipt\",\"name\":\"msgReceipt\",\"type\":\"tuple\"},{\"components\":[{\"internalType\":\"uint256\",\"name\":\"amountSentLD\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"amountReceivedLD\",\"type\":\"uint256\"}],\"internalType\":\"structOFTReceipt\",\"name\":\"oftReceipt\",\"type\":\"tuple\"}],\"stateMutability\":\"payable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"_delegate\",\"type\":\"address\"}],\"name\":\"setDelegate\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"uint32\",\"name\":\"eid\",\"type\":\"uint32\"},{\"internalType\":\"uint16\",\"name\":\"msgType\",\"type\":\"uint16\"},{\"internalType\":\"bytes\",\"name\":\"options\",\"type\":\"bytes\"}],\"internalType\":\"structEnforcedOptionParam[]\",\"name\":\"_enforcedOptions\",\"type\":\"tuple[]\"}],\"name\":\"setEnforcedOptions\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"_msgInspector\",\"type\":\"address\"}],\"name\":\"setMsgInspector\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint32\",\"name\":\"_eid\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"_peer\",\"type\":\"bytes32\"}],\"name\":\"setPeer\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"_preCrime\",\"type\":\"address\"}],\"name\":\"setPreCrime\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"sharedDecimals\",\"outputs\":[{\"internalType\":\"uint8\",\"name\":\"\",\"type\":\"uint8\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"token\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"transferOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"}]",
	ID:  "SandboxOFTAdapter",
	Bin: "0x60e060405234801561000f575f5ffd5b506040516134b63803806134b683398101604081905261002e91610232565b828282826001600160a01b031663313ce5676040518163ffffffff1660e01b8152600401602060405180830381865afa15801561006d573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906100919190610272565b8282818181818a6001600160a01b0381166100c557604051631e4fbdf760e01b81525f600482015260240160405180910390fd5b6100ce816101c3565b506001600160a01b0380831660805281166100fc57604051632d618d8160e21b815260040160405180910390fd5b60805160405163ca5eb5e160e01b81526001600160a01b0383811660048301529091169063ca5eb5e1906024015f604051808303815f87803b158015610140575f5ffd5b505af1158015610152573d5f5f3e3d5ffd5b505050505050505061016861021260201b60201c565b60ff168360ff16101561018e576040516301e9714b60e41b815260040160405180910390fd5b6101996006846102ad565b6101a490600a6103af565b60a0525050506001600160a01b0390921660c052506103bd9350505050565b5f80546001600160a01b038381166001600160a01b0319831681178455604051919092169283917f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e09190a35050565b600690565b80516001600160a01b038116811461022d575f5ffd5b919050565b5f5f5f60608486031215610244575f5ffd5b61024d84610217565b925061025b60208501610217565b915061026960408501610217565b90509250925092565b5f60208284031215610282575f5ffd5b815160ff81168114610292575f5ffd5b9392505050565b634e487b7160e01b5f52601160045260245ffd5b60ff82811682821603908111156102c6576102c6610299565b92915050565b6001815b6001841115610307578085048111156102eb576102eb610299565b60018416156102f957908102905b60019390931c9280026102d0565b935093915050565b5f8261031d575060016102c6565b8161032957505f6102c6565b816001811461033f576002811461034957610365565b60019150506102c6565b60ff84111561035a5761035a610299565b50506001821b6102c6565b5060208310610133831016604e8410600b8410161715610388575081810a6102c6565b6103945f1984846102cc565b805f19048211156103a7576103a7610299565b029392505050565b5f61029260ff84168361030f565b60805160a05160c05161307b61043b5f395f818161069e015281816119990152611b7501525f8181610514015281816118d60152818161194f0152611a4b01525f81816104110152818161088601528181610f52015281816112660152818161154b01528181611bd701528181611dbe0152611eb5015261307b5ff3fe6080604052600436106101f5575f3560e01c806382413eac11610117578063bc70b354116100ac578063d045a0dc1161007c578063f2fde38b11610062578063f2fde38b14610671578063fc0c546a14610690578063ff7bd03d146106c2575f5ffd5b8063d045a0dc1461063f578063d424388514610652575f5ffd5b8063bc70b354146105cd578063bd815db0146105ec578063c7c7f5b3146105ff578063ca5eb5e114610620575f5ffd5b80639f68b964116100e75780639f68b96414610544578063b731ea0a14610557578063b98bd07014610583578063bb0b6a53146105a2575f5ffd5b806382413eac146104a0578063857749b0146104bf5780638da5cb5b146104da578063963efcaa14610503575f5ffd5b80633b6f743b1161018d5780635e280f111161015d5780635e280f11146104005780636fc1b31e14610433578063715018a6146104525780637d25a05e14610466575f5ffd5b80633b6f743b1461035157806352ae28791461037d5780635535d4611461038f5780635a0dfe4d146103bb575f5ffd5b8063156a0d0f116101c8578063156a0d0f146102bd57806317442b70146102fd5780631f5e13341461031e5780633400288b14610332575f5ffd5b80630d35b415146101f9578063111ecdad1461023057806313137d6514610281578063134d4f2514610296575b5f5ffd5b348015610204575f5ffd5b5061021861021336600461204c565b6106e1565b604051610227939291906120ac565b60405180910390f35b34801561023b575f5ffd5b5060045461025c9073ffffffffffffffffffffffffffffffffffffffff1681565b60405173ffffffffffffffffffffffffffffffffffffffff9091168152602001610227565b61029461028f3660046121db565b610884565b005b3480156102a1575f5ffd5b506102aa600281565b60405161ffff9091168152602001610227565b3480156102c8575f5ffd5b50604080517f02e49c2c0000000000000000000000000000000000000000000000000000000081526001602082015201610227565b348015610308575f5ffd5b5060408051600181526002602082015201610227565b348015610329575f5ffd5b506102aa600181565b34801561033d575f5ffd5b5061029461034c36600461228f565b610983565b34801561035c575f5ffd5b5061037061036b3660046122c4565b610999565b6040516102279190612313565b348015610388575f5ffd5b503061025c565b34801561039a575f5ffd5b506103ae6103a936600461233b565b6109ff565b604051610227919061236c565b3480156103c6575f5ffd5b506103f06103d536600461228f565b63ffffffff919091165f908152600160205260409020541490565b6040519015158152602001610227565b34801561040b575f5ffd5b5061025c7f000000000000000000000000000000000000000000000000000000000000000081565b34801561043e575f5ffd5b5061029461044d36600461237e565b610aa1565b34801561045d575f5ffd5b50610294610b23565b348015610471575f5ffd5b5061048761048036600461228f565b5f92915050565b60405167ffffffffffffffff9091168152602001610227565b3480156104ab575f5ffd5b506103f06104ba366004612399565b610b36565b3480156104ca575f5ffd5b5060405160068152602001610227565b3480156104e5575f5ffd5b505f5473ffffffffffffffffffffffffffffffffffffffff1661025c565b34801561050e575f5ffd5b506105367f000000000000000000000000000000000000000000000000000000000000000081565b604051908152602001610227565b34801561054f575f5ffd5b5060016103f0565b348015610562575f5ffd5b5060025461025c9073ffffffffffffffffffffffffffffffffffffffff1681565b34801561058e575f5ffd5b5061029461059d36600461243d565b610b58565b3480156105ad575f5ffd5b506105366105bc36600461247c565b60016020525f908152604090205481565b3480156105d8575f5ffd5b506103ae6105e7366004612495565b610b72565b6102946105fa36600461243d565b610d2c565b61061261060d3660046124f2565b610ed2565b60405161022792919061255b565b34801561062b575f5ffd5b5061029461063a36600461237e565b610f05565b61029461064d3660046121db565b610fac565b34801561065d575f5ffd5b5061029461066c36600461237e565b610ff4565b34801561067c575f5ffd5b5061029461068b36600461237e565b61106f565b34801561069b575f5ffd5b507f000000000000000000000000000000000000000000000000000000000000000061025c565b3480156106cd575f5ffd5b506103f06106dc3660046125ad565b6110d2565b604080518082019091525f8082526020820152606061071160405180604001604052805f81526020015f81525090565b5f5f90505f3073ffffffffffffffffffffffffffffffffffffffff1663fc0c546a6040518163ffffffff1660e01b8152600401602060405180830381865afa15801561075f573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061078391906125c7565b73ffffffffffffffffffffffffffffffffffffffff166318160ddd6040518163ffffffff1660e01b8152600401602060405180830381865afa1580156107cb573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906107ef91906125e2565b604080518082018252848152602080820184905282515f80825291810190935290975091925090610842565b604080518082019091525f81526060602082015281526020019060019003908161081b5790505b5093505f80610866604089013560608a013561086160208c018c61247c565b611106565b60408051808201909152918252602082015296989597505050505050565b7f000000000000000000000000000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff1633146108fa576040517f91ac5e4f0000000000000000000000000000000000000000000000000000000081523360048201526024015b60405180910390fd5b602087018035906109149061090f908a61247c565b61115a565b1461096b57610926602088018861247c565b6040517fc26bebcc00000000000000000000000000000000000000000000000000000000815263ffffffff9091166004820152602088013560248201526044016108f1565b61097a878787878787876111ae565b50505050505050565b61098b61133f565b6109958282611391565b5050565b604080518082019091525f80825260208201525f6109c760408501356060860135610861602088018861247c565b9150505f5f6109d686846113e5565b90925090506109f36109eb602088018861247c565b838388611536565b93505050505b92915050565b600360209081525f928352604080842090915290825290208054610a2290612626565b80601f0160208091040260200160405190810160405280929190818152602001828054610a4e90612626565b8015610a995780601f10610a7057610100808354040283529160200191610a99565b820191905f5260205f20905b815481529060010190602001808311610a7c57829003601f168201915b505050505081565b610aa961133f565b600480547fffffffffffffffffffffffff00000000000000000000000000000000000000001673ffffffffffffffffffffffffffffffffffffffff83169081179091556040519081527ff0be4f1e87349231d80c36b33f9e8639658eeaf474014dee15a3e6a4d4414197906020015b60405180910390a150565b610b2b61133f565b610b345f611621565b565b73ffffffffffffffffffffffffffffffffffffffff811630145b949350505050565b610b6061133f565b610995610b6d8284612715565b611695565b63ffffffff84165f90815260036020908152604080832061ffff87168452909152812080546060929190610ba590612626565b80601f0160208091040260200160405190810160405280929190818152602001828054610bd190612626565b8015610c1c5780601f10610bf357610100808354040283529160200191610c1c565b820191905f5260205f20905b815481529060010190602001808311610bff57829003601f168201915b5050505050905080515f03610c6a5783838080601f0160208091040260200160405190810160405280939291908181526020018383808284375f92019190915250929450610b509350505050565b5f839003610c79579050610b50565b60028310610cf657610cbf84848080601f0160208091040260200160405190810160405280939291908181526020018383808284375f9201919091525061179692505050565b80610ccd8460028188612839565b604051602001610cdf93929190612877565b604051602081830303815290604052915050610b50565b83836040517f9a6d49cd0000000000000000000000000000000000000000000000000000000081526004016108f19291906128be565b5f5b81811015610e2f5736838383818110610d4957610d496128d1565b9050602002810190610d5b91906128fe565b9050610d8d610d6d602083018361247c565b602083013563ffffffff919091165f908152600160205260409020541490565b610d975750610e27565b3063d045a0dc60c08301358360a0810135610db661010083018361293a565b610dc7610100890160e08a0161237e565b610dd56101208a018a61293a565b6040518963ffffffff1660e01b8152600401610df797969594939291906129b0565b5f604051808303818588803b158015610e0e575f5ffd5b505af1158015610e20573d5f5f3e3d5ffd5b5050505050505b600101610d2e565b503373ffffffffffffffffffffffffffffffffffffffff16638e9e70996040518163ffffffff1660e01b81526004015f60405180830381865afa158015610e78573d5f5f3e3d5ffd5b505050506040513d5f823e601f3d908101601f19168201604052610e9f9190810190612a43565b6040517f8351eea70000000000000000000000000000000000000000000000000000000081526004016108f1919061236c565b610eda611ff5565b604080518082019091525f8082526020820152610ef88585856117db565b915091505b935093915050565b610f0d61133f565b6040517fca5eb5e100000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff82811660048301527f0000000000000000000000000000000000000000000000000000000000000000169063ca5eb5e1906024015f604051808303815f87803b158015610f93575f5ffd5b505af1158015610fa5573d5f5f3e3d5ffd5b5050505050565b333014610fe5576040517f14d4a4e800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b61097a8787878787878761096b565b610ffc61133f565b600280547fffffffffffffffffffffffff00000000000000000000000000000000000000001673ffffffffffffffffffffffffffffffffffffffff83169081179091556040519081527fd48d879cef83a1c0bdda516f27b13ddb1b3f8bbac1c9e1511bb2a659c242776090602001610b18565b61107761133f565b73ffffffffffffffffffffffffffffffffffffffff81166110c6576040517f1e4fbdf70000000000000000000000000000000000000000000000000000000081525f60048201526024016108f1565b6110cf81611621565b50565b5f6020820180359060019083906110e9908661247c565b63ffffffff16815260208101919091526040015f20541492915050565b5f5f611111856118d3565b915081905083811015610efd576040517f71c4efed00000000000000000000000000000000000000000000000000000000815260048101829052602481018590526044016108f1565b63ffffffff81165f90815260016020526040812054806109f9576040517ff6ff4fb700000000000000000000000000000000000000000000000000000000815263ffffffff841660048201526024016108f1565b5f6111bf6111bc8787611909565b90565b90505f6111ea826111d86111d38a8a611927565b611949565b6111e560208d018d61247c565b61197e565b905060288611156112d0575f61122661120960608c0160408d01612ab8565b61121660208d018d61247c565b846112218c8c6119c8565b611a12565b6040517f7cb5901200000000000000000000000000000000000000000000000000000000815290915073ffffffffffffffffffffffffffffffffffffffff7f00000000000000000000000000000000000000000000000000000000000000001690637cb59012906112a19086908d905f908790600401612ad3565b5f604051808303815f87803b1580156112b8575f5ffd5b505af11580156112ca573d5f5f3e3d5ffd5b50505050505b73ffffffffffffffffffffffffffffffffffffffff8216887fefed6d3500546b29533b128a29e3a94d70788727f0507505ac12eaf2e578fd9c61131660208d018d61247c565b6040805163ffffffff9092168252602082018690520160405180910390a3505050505050505050565b5f5473ffffffffffffffffffffffffffffffffffffffff163314610b34576040517f118cdaa70000000000000000000000000000000000000000000000000000000081523360048201526024016108f1565b63ffffffff82165f81815260016020908152604091829020849055815192835282018390527f238399d427b947898edb290f5ff0f9109849b1c3ba196a42e35f00c50a54b98b910160405180910390a15050565b6060805f61144085602001356113fa86611a44565b61140760a089018961293a565b8080601f0160208091040260200160405190810160405280939291908181526020018383808284375f92019190915250611ab792505050565b90935090505f81611452576001611455565b60025b9050611475611467602088018861247c565b826105e760808a018a61293a565b60045490935073ffffffffffffffffffffffffffffffffffffffff16801561152c576040517f043a78eb00000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff82169063043a78eb906114eb9088908890600401612b1b565b602060405180830381865afa158015611506573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061152a9190612b3f565b505b5050509250929050565b604080518082019091525f80825260208201527f000000000000000000000000000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff1663ddc28c586040518060a001604052808863ffffffff1681526020016115a58961115a565b8152602001878152602001868152602001851515815250306040518363ffffffff1660e01b81526004016115da929190612b5a565b6040805180830381865afa1580156115f4573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906116189190612c2c565b95945050505050565b5f805473ffffffffffffffffffffffffffffffffffffffff8381167fffffffffffffffffffffffff0000000000000000000000000000000000000000831681178455604051919092169283917f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e09190a35050565b5f5b8151811015611766576116c68282815181106116b5576116b56128d1565b602002602001015160400151611796565b8181815181106116d8576116d86128d1565b60200260200101516040015160035f8484815181106116f9576116f96128d1565b60200260200101515f015163ffffffff1663ffffffff1681526020019081526020015f205f848481518110611730576117306128d1565b60200260200101516020015161ffff1661ffff1681526020019081526020015f20908161175d9190612c9c565b50600101611697565b507fbe4864a8e820971c0247f5992e2da559595f7bf076a21cb5928d443d2a13b67481604051610b189190612d95565b600281015161ffff811660031461099557816040517f9a6d49cd0000000000000000000000000000000000000000000000000000000081526004016108f1919061236c565b6117e3611ff5565b604080518082019091525f80825260208201525f8061181833604089013560608a013561181360208c018c61247c565b611b49565b915091505f5f61182889846113e5565b909250905061185461183d60208b018b61247c565b838361184e368d90038d018d612e41565b8b611ba6565b60408051808201909152858152602080820186905282519298509096503391907f85496b760a4b7f8d66384b9df21b381f5d1b1e79f229a47aaf4c232edc2fe59a906118a2908d018d61247c565b6040805163ffffffff909216825260208201899052810187905260600160405180910390a350505050935093915050565b5f7f00000000000000000000000000000000000000000000000000000000000000006118ff8184612e72565b6109f99190612eaa565b5f6119176020828486612839565b61192091612ee6565b9392505050565b5f611936602860208486612839565b61193f91612f22565b60c01c9392505050565b5f6109f97f000000000000000000000000000000000000000000000000000000000000000067ffffffffffffffff8416612eaa565b5f6119c073ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000168585611cb9565b509092915050565b60606119d78260288186612839565b8080601f0160208091040260200160405190810160405280939291908181526020018383808284375f92019190915250929695505050505050565b606084848484604051602001611a2b9493929190612f88565b6040516020818303038152906040529050949350505050565b5f80611a707f000000000000000000000000000000000000000000000000000000000000000084612e72565b905067ffffffffffffffff8111156109f9576040517fe2ce9413000000000000000000000000000000000000000000000000000000008152600481018290526024016108f1565b8051606090151580611b18578484604051602001611b0492919091825260c01b7fffffffffffffffff00000000000000000000000000000000000000000000000016602082015260280190565b604051602081830303815290604052611b3f565b84843385604051602001611b2f9493929190612fef565b6040516020818303038152906040525b9150935093915050565b5f5f611b56858585611106565b9092509050611b9d73ffffffffffffffffffffffffffffffffffffffff7f000000000000000000000000000000000000000000000000000000000000000016873085611d19565b94509492505050565b611bae611ff5565b5f611bbb845f0151611d7b565b602085015190915015611bd557611bd58460200151611dbb565b7f000000000000000000000000000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff16632637a450826040518060a001604052808b63ffffffff168152602001611c328c61115a565b81526020018a81526020018981526020015f8960200151111515815250866040518463ffffffff1660e01b8152600401611c6d929190612b5a565b60806040518083038185885af1158015611c89573d5f5f3e3d5ffd5b50505050506040513d601f19601f82011682018060405250810190611cae9190613031565b979650505050505050565b611cc68383836001611eda565b611d14576040517f5274afe700000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff841660048201526024016108f1565b505050565b611d27848484846001611f62565b611d75576040517f5274afe700000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff851660048201526024016108f1565b50505050565b5f813414611db7576040517f9f7041200000000000000000000000000000000000000000000000000000000081523460048201526024016108f1565b5090565b5f7f000000000000000000000000000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff1663e4fe1d946040518163ffffffff1660e01b8152600401602060405180830381865afa158015611e25573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611e4991906125c7565b905073ffffffffffffffffffffffffffffffffffffffff8116611e98576040517f5373352a00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b61099573ffffffffffffffffffffffffffffffffffffffff8216337f000000000000000000000000000000000000000000000000000000000000000085611d19565b6040517fa9059cbb000000000000000000000000000000000000000000000000000000005f81815273ffffffffffffffffffffffffffffffffffffffff8616600452602485905291602083604481808b5af1925060015f51148316611f56578383151615611f4a573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b6040517f23b872dd000000000000000000000000000000000000000000000000000000005f81815273ffffffffffffffffffffffffffffffffffffffff8781166004528616602452604485905291602083606481808c5af1925060015f51148316611fe4578383151615611fd8573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b60405180606001604052805f81526020015f67ffffffffffffffff16815260200161203160405180604001604052805f81526020015f81525090565b905290565b5f60e08284031215612046575f5ffd5b50919050565b5f6020828403121561205c575f5ffd5b813567ffffffffffffffff811115612072575f5ffd5b610b5084828501612036565b5f81518084528060208401602086015e5f602082860101526020601f19601f83011685010191505092915050565b83518152602080850151908201525f60a0820160a0604084015280855180835260c08501915060c08160051b8601019250602087015f5b82811015612149577fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff408786030184528151805186526020810151905060406020870152612133604087018261207e565b95505060209384019391909101906001016120e3565b5050855160608601525050602084015160808401529050610b50565b5f60608284031215612046575f5ffd5b5f5f83601f840112612185575f5ffd5b50813567ffffffffffffffff81111561219c575f5ffd5b6020830191508360208285010111156121b3575f5ffd5b9250929050565b73ffffffffffffffffffffffffffffffffffffffff811681146110cf575f5ffd5b5f5f5f5f5f5f5f60e0888a0312156121f1575f5ffd5b6121fb8989612165565b965060608801359550608088013567ffffffffffffffff81111561221d575f5ffd5b6122298a828b01612175565b90965094505060a088013561223d816121ba565b925060c088013567ffffffffffffffff811115612258575f5ffd5b6122648a828b01612175565b989b979a50959850939692959293505050565b803563ffffffff8116811461228a575f5ffd5b919050565b5f5f604083850312156122a0575f5ffd5b6122a983612277565b946020939093013593505050565b80151581146110cf575f5ffd5b5f5f604083850312156122d5575f5ffd5b823567ffffffffffffffff8111156122eb575f5ffd5b6122f785828601612036565b9250506020830135612308816122b7565b809150509250929050565b8151815260208083015190820152604081016109f9565b803561ffff8116811461228a575f5ffd5b5f5f6040838503121561234c575f5ffd5b61235583612277565b91506123636020840161232a565b90509250929050565b602081525f611920602083018461207e565b5f6020828403121561238e575f5ffd5b8135611920816121ba565b5f5f5f5f60a085870312156123ac575f5ffd5b6123b68686612165565b9350606085013567ffffffffffffffff8111156123d1575f5ffd5b6123dd87828801612175565b90945092505060808501356123f1816121ba565b939692955090935050565b5f5f83601f84011261240c575f5ffd5b50813567ffffffffffffffff811115612423575f5ffd5b6020830191508360208260051b85010111156121b3575f5ffd5b5f5f6020838503121561244e575f5ffd5b823567ffffffffffffffff811115612464575f5ffd5b612470858286016123fc565b90969095509350505050565b5f6020828403121561248c575f5ffd5b61192082612277565b5f5f5f5f606085870312156124a8575f5ffd5b6124b185612277565b93506124bf6020860161232a565b9250604085013567ffffffffffffffff8111156124da575f5ffd5b6124e687828801612175565b95989497509550505050565b5f5f5f8385036080811215612505575f5ffd5b843567ffffffffffffffff81111561251b575f5ffd5b61252787828801612036565b9450506040601f198201121561253b575f5ffd5b506020840191506060840135612550816121ba565b809150509250925092565b5f60c0820190508351825267ffffffffffffffff60208501511660208301526040840151612596604084018280518252602090810151910152565b5082516080830152602083015160a0830152611920565b5f606082840312156125bd575f5ffd5b6119208383612165565b5f602082840312156125d7575f5ffd5b8151611920816121ba565b5f602082840312156125f2575f5ffd5b5051919050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b600181811c9082168061263a57607f821691505b602082108103612046577f4e487b71000000000000000000000000000000000000000000000000000000005f52602260045260245ffd5b6040516060810167ffffffffffffffff81118282101715612694576126946125f9565b60405290565b6040805190810167ffffffffffffffff81118282101715612694576126946125f9565b604051601f8201601f1916810167ffffffffffffffff811182821017156126e6576126e66125f9565b604052919050565b5f67ffffffffffffffff821115612707576127076125f9565b50601f01601f191660200190565b5f67ffffffffffffffff83111561272e5761272e6125f9565b8260051b61273e602082016126bd565b84815290830190602081019036831115612756575f5ffd5b845b8381101561282f57803567ffffffffffffffff811115612776575f5ffd5b86016060368290031215612788575f5ffd5b612790612671565b61279982612277565b81526127a76020830161232a565b6020820152604082013567ffffffffffffffff8111156127c5575f5ffd5b919091019036601f8301126127d8575f5ffd5b81356127eb6127e6826126ee565b6126bd565b8181523660208386010111156127ff575f5ffd5b816020850160208301375f6020838301015280604084015250508085525050602083019250602081019050612758565b5095945050505050565b5f5f85851115612847575f5ffd5b83861115612853575f5ffd5b5050820193919092039150565b5f81518060208401855e5f93019283525090919050565b5f6128828286612860565b838582375f930192835250909392505050565b81835281816020850137505f602082840101525f6020601f19601f840116840101905092915050565b602081525f610b50602083018486612895565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603260045260245ffd5b5f82357ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffec1833603018112612930575f5ffd5b9190910192915050565b5f5f83357fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe184360301811261296d575f5ffd5b83018035915067ffffffffffffffff821115612987575f5ffd5b6020019150368190038213156121b3575f5ffd5b67ffffffffffffffff811681146110cf575f5ffd5b63ffffffff6129be89612277565b168152602088810135908201525f60408901356129da8161299b565b67ffffffffffffffff811660408401525087606083015260e06080830152612a0660e083018789612895565b73ffffffffffffffffffffffffffffffffffffffff861660a084015282810360c0840152612a35818587612895565b9a9950505050505050505050565b5f60208284031215612a53575f5ffd5b815167ffffffffffffffff811115612a69575f5ffd5b8201601f81018413612a79575f5ffd5b8051612a876127e6826126ee565b818152856020838501011115612a9b575f5ffd5b8160208401602083015e5f91810160200191909152949350505050565b5f60208284031215612ac8575f5ffd5b81356119208161299b565b73ffffffffffffffffffffffffffffffffffffffff8516815283602082015261ffff83166040820152608060608201525f612b11608083018461207e565b9695505050505050565b604081525f612b2d604083018561207e565b8281036020840152611618818561207e565b5f60208284031215612b4f575f5ffd5b8151611920816122b7565b6040815263ffffffff8351166040820152602083015160608201525f604084015160a06080840152612b8f60e084018261207e565b905060608501517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc08483030160a0850152612bca828261207e565b60809690960151151560c085015250505073ffffffffffffffffffffffffffffffffffffffff9190911660209091015290565b5f60408284031215612c0d575f5ffd5b612c1561269a565b825181526020928301519281019290925250919050565b5f60408284031215612c3c575f5ffd5b6119208383612bfd565b601f821115611d145782821115611d1457805f5260205f20601f840160051c6020851015612c7157505f5b90810190601f840160051c035f5b81811015612c94575f83820155600101612c7f565b505050505050565b815167ffffffffffffffff811115612cb657612cb66125f9565b612cca81612cc48454612626565b84612c46565b6020601f821160018114612d1b575f8315612ce55750848201515b7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff600385901b1c1916600184901b178455610fa5565b5f84815260208120601f198516915b82811015612d4a5787850151825560209485019460019092019101612d2a565b5084821015612d8657868401517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff600387901b60f8161c191681555b50505050600190811b01905550565b5f602082016020835280845180835260408501915060408160051b8601019250602086015f5b82811015612e35577fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc0878603018452815163ffffffff815116865261ffff60208201511660208701526040810151905060606040870152612e1f606087018261207e565b9550506020938401939190910190600101612dbb565b50929695505050505050565b5f6040828403128015612e52575f5ffd5b50612e5b61269a565b823581526020928301359281019290925250919050565b5f82612ea5577f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b500490565b80820281158282048414176109f9577f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b803560208310156109f9577fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff602084900360031b1b1692915050565b80357fffffffffffffffff0000000000000000000000000000000000000000000000008116906008841015612f81577fffffffffffffffff000000000000000000000000000000000000000000000000808560080360031b1b82161691505b5092915050565b7fffffffffffffffff0000000000000000000000000000000000000000000000008560c01b1681527fffffffff000000000000000000000000000000000000000000000000000000008460e01b16600882015282600c8201525f612b11602c830184612860565b8481527fffffffffffffffff0000000000000000000000000000000000000000000000008460c01b1660208201528260288201525f612b116048830184612860565b5f6080828403128015613042575f5ffd5b5061304b612671565b82518152602083015161305d8161299b565b602082015261306f8460408501612bfd565b6040820152939250505056",
}

// SandboxOFTAdapter is an auto generated Go binding around an Ethereum contract.
type SandboxOFTAdapter struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *SandboxOFTAdapter) GetABI() abi.ABI {
	return c.abi
}

// NewSandboxOFTAdapter creates a new instance of SandboxOFTAdapter.
func NewSandboxOFTAdapter() *SandboxOFTAdapter {
	parsed, err := SandboxOFTAdapterMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &SandboxOFTAdapter{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *SandboxOFTAdapter) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackConstructor is the Go binding used to pack the parameters required for
// contract deployment.
//
// Solidity: constructor(address token, address endpoint, address owner_) returns()
func (sandboxOFTAdapter *SandboxOFTAdapter) PackConstructor(token common.Address, endpoint common.Address, owner_ common.Address) []byte {
	enc, err := sandboxOFTAdapter.abi.Pack("", token, endpoint, owner_)
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
func (sandboxOFTAdapter *SandboxOFTAdapter) PackSEND() []byte {
	enc, err := sandboxOFTAdapter.abi.Pack("SEND")
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
func (sandboxOFTAdapter *SandboxOFTAdapter) TryPackSEND() ([]byte, error) {
	return sandboxOFTAdapter.abi.Pack("SEND")
}

// UnpackSEND is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x1f5e1334.
//
// Solidity: function SEND() view returns(uint16)
func (sandboxOFTAdapter *SandboxOFTAdapter) UnpackSEND(data []byte) (uint16, error) {
	out, err := sandboxOFTAdapter.abi.Unpack("SEND", data)
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
func (sandboxOFTAdapter *SandboxOFTAdapter) PackSENDANDCALL() []byte {
	enc, err := sandboxOFTAdapter.abi.Pack("SEND_AND_CALL")
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
func (sandboxOFTAdapter *SandboxOFTAdapter) TryPackSENDANDCALL() ([]byte, error) {
	return sandboxOFTAdapter.abi.Pack("SEND_AND_CALL")
}

// UnpackSENDANDCALL is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x134d4f25.
//
// Solidity: function SEND_AND_CALL() view returns(uint16)
func (sandboxOFTAdapter *SandboxOFTAdapter) UnpackSENDANDCALL(data []byte) (uint16, error) {
	out, err := sandboxOFTAdapter.abi.Unpack("SEND_AND_CALL", data)
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
func (sandboxOFTAdapter *SandboxOFTAdapter) PackAllowInitializePath(origin Origin) []byte {
	enc, err := sandboxOFTAdapter.abi.Pack("allowInitializePath", origin)
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
func (sandboxOFTAdapter *SandboxOFTAdapter) TryPackAllowInitializePath(origin Origin) ([]byte, error) {
	return sandboxOFTAdapter.abi.Pack("allowInitializePath", origin)
}

// UnpackAllowInitializePath is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xff7bd03d.
//
// Solidity: function allowInitializePath((uint32,bytes32,uint64) origin) view returns(bool)
func (sandboxOFTAdapter *SandboxOFTAdapter) UnpackAllowInitializePath(data []byte) (bool, error) {
	out, err := sandboxOFTAdapter.abi.Unpack("allowInitializePath", data)
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
func (sandboxOFTAdapter *SandboxOFTAdapter) PackApprovalRequired() []byte {
	enc, err := sandboxOFTAdapter.abi.Pack("approvalRequired")
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
func (sandboxOFTAdapter *SandboxOFTAdapter) TryPackApprovalRequired() ([]byte, error) {
	return sandboxOFTAdapter.abi.Pack("approvalRequired")
}

// UnpackApprovalRequired is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x9f68b964.
//
// Solidity: function approvalRequired() pure returns(bool)
func (sandboxOFTAdapter *SandboxOFTAdapter) UnpackApprovalRequired(data []byte) (bool, error) {
	out, err := sandboxOFTAdapter.abi.Unpack("approvalRequired", data)
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
func (sandboxOFTAdapter *SandboxOFTAdapter) PackCombineOptions(eid uint32, msgType uint16, extraOptions []byte) []byte {
	enc, err := sandboxOFTAdapter.abi.Pack("combineOptions", eid, msgType, extraOptions)
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
func (sandboxOFTAdapter *SandboxOFTAdapter) TryPackCombineOptions(eid uint32, msgType uint16, extraOptions []byte) ([]byte, error) {
	return sandboxOFTAdapter.abi.Pack("combineOptions", eid, msgType, extraOptions)
}

// UnpackCombineOptions is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xbc70b354.
//
// Solidity: function combineOptions(uint32 _eid, uint16 _msgType, bytes _extraOptions) view returns(bytes)
func (sandboxOFTAdapter *SandboxOFTAdapter) UnpackCombineOptions(data []byte) ([]byte, error) {
	out, err := sandboxOFTAdapter.abi.Unpack("combineOptions", data)
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
func (sandboxOFTAdapter *SandboxOFTAdapter) PackDecimalConversionRate() []byte {
	enc, err := sandboxOFTAdapter.abi.Pack("decimalConversionRate")
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
func (sandboxOFTAdapter *SandboxOFTAdapter) TryPackDecimalConversionRate() ([]byte, error) {
	return sandboxOFTAdapter.abi.Pack("decimalConversionRate")
}

// UnpackDecimalConversionRate is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x963efcaa.
//
// Solidity: function decimalConversionRate() view returns(uint256)
func (sandboxOFTAdapter *SandboxOFTAdapter) UnpackDecimalConversionRate(data []byte) (*big.Int, error) {
	out, err := sandboxOFTAdapter.abi.Unpack("decimalConversionRate", data)
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
func (sandboxOFTAdapter *SandboxOFTAdapter) PackEndpoint() []byte {
	enc, err := sandboxOFTAdapter.abi.Pack("endpoint")
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
func (sandboxOFTAdapter *SandboxOFTAdapter) TryPackEndpoint() ([]byte, error) {
	return sandboxOFTAdapter.abi.Pack("endpoint")
}

// UnpackEndpoint is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x5e280f11.
//
// Solidity: function endpoint() view returns(address)
func (sandboxOFTAdapter *SandboxOFTAdapter) UnpackEndpoint(data []byte) (common.Address, error) {
	out, err := sandboxOFTAdapter.abi.Unpack("endpoint", data)
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
func (sandboxOFTAdapter *SandboxOFTAdapter) PackEnforcedOptions(eid uint32, msgType uint16) []byte {
	enc, err := sandboxOFTAdapter.abi.Pack("enforcedOptions", eid, msgType)
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
func (sandboxOFTAdapter *SandboxOFTAdapter) TryPackEnforcedOptions(eid uint32, msgType uint16) ([]byte, error) {
	return sandboxOFTAdapter.abi.Pack("enforcedOptions", eid, msgType)
}

// UnpackEnforcedOptions is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x5535d461.
//
// Solidity: function enforcedOptions(uint32 eid, uint16 msgType) view returns(bytes enforcedOption)
func (sandboxOFTAdapter *SandboxOFTAdapter) UnpackEnforcedOptions(data []byte) ([]byte, error) {
	out, err := sandboxOFTAdapter.abi.Unpack("enforcedOptions", data)
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
func (sandboxOFTAdapter *SandboxOFTAdapter) PackIsComposeMsgSender(arg0 Origin, arg1 []byte, sender common.Address) []byte {
	enc, err := sandboxOFTAdapter.abi.Pack("isComposeMsgSender", arg0, arg1, sender)
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
func (sandboxOFTAdapter *SandboxOFTAdapter) TryPackIsComposeMsgSender(arg0 Origin, arg1 []byte, sender common.Address) ([]byte, error) {
	return sandboxOFTAdapter.abi.Pack("isComposeMsgSender", arg0, arg1, sender)
}

// UnpackIsComposeMsgSender is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x82413eac.
//
// Solidity: function isComposeMsgSender((uint32,bytes32,uint64) , bytes , address _sender) view returns(bool)
func (sandboxOFTAdapter *SandboxOFTAdapter) UnpackIsComposeMsgSender(data []byte) (bool, error) {
	out, err := sandboxOFTAdapter.abi.Unpack("isComposeMsgSender", data)
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
func (sandboxOFTAdapter *SandboxOFTAdapter) PackIsPeer(eid uint32, peer [32]byte) []byte {
	enc, err := sandboxOFTAdapter.abi.Pack("isPeer", eid, peer)
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
func (sandboxOFTAdapter *SandboxOFTAdapter) TryPackIsPeer(eid uint32, peer [32]byte) ([]byte, error) {
	return sandboxOFTAdapter.abi.Pack("isPeer", eid, peer)
}

// UnpackIsPeer is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x5a0dfe4d.
//
// Solidity: function isPeer(uint32 _eid, bytes32 _peer) view returns(bool)
func (sandboxOFTAdapter *SandboxOFTAdapter) UnpackIsPeer(data []byte) (bool, error) {
	out, err := sandboxOFTAdapter.abi.Unpack("isPeer", data)
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
func (sandboxOFTAdapter *SandboxOFTAdapter) PackLzReceive(origin Origin, guid [32]byte, message []byte, executor common.Address, extraData []byte) []byte {
	enc, err := sandboxOFTAdapter.abi.Pack("lzReceive", origin, guid, message, executor, extraData)
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
func (sandboxOFTAdapter *SandboxOFTAdapter) TryPackLzReceive(origin Origin, guid [32]byte, message []byte, executor common.Address, extraData []byte) ([]byte, error) {
	return sandboxOFTAdapter.abi.Pack("lzReceive", origin, guid, message, executor, extraData)
}

// PackLzReceiveAndRevert is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xbd815db0.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function lzReceiveAndRevert(((uint32,bytes32,uint64),uint32,address,bytes32,uint256,address,bytes,bytes)[] _packets) payable returns()
func (sandboxOFTAdapter *SandboxOFTAdapter) PackLzReceiveAndRevert(packets []InboundPacket) []byte {
	enc, err := sandboxOFTAdapter.abi.Pack("lzReceiveAndRevert", packets)
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
func (sandboxOFTAdapter *SandboxOFTAdapter) TryPackLzReceiveAndRevert(packets []InboundPacket) ([]byte, error) {
	return sandboxOFTAdapter.abi.Pack("lzReceiveAndRevert", packets)
}

// PackLzReceiveSimulate is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd045a0dc.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function lzReceiveSimulate((uint32,bytes32,uint64) _origin, bytes32 _guid, bytes _message, address _executor, bytes _extraData) payable returns()
func (sandboxOFTAdapter *SandboxOFTAdapter) PackLzReceiveSimulate(origin Origin, guid [32]byte, message []byte, executor common.Address, extraData []byte) []byte {
	enc, err := sandboxOFTAdapter.abi.Pack("lzReceiveSimulate", origin, guid, message, executor, extraData)
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
func (sandboxOFTAdapter *SandboxOFTAdapter) TryPackLzReceiveSimulate(origin Origin, guid [32]byte, message []byte, executor common.Address, extraData []byte) ([]byte, error) {
	return sandboxOFTAdapter.abi.Pack("lzReceiveSimulate", origin, guid, message, executor, extraData)
}

// PackMsgInspector is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x111ecdad.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function msgInspector() view returns(address)
func (sandboxOFTAdapter *SandboxOFTAdapter) PackMsgInspector() []byte {
	enc, err := sandboxOFTAdapter.abi.Pack("msgInspector")
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
func (sandboxOFTAdapter *SandboxOFTAdapter) TryPackMsgInspector() ([]byte, error) {
	return sandboxOFTAdapter.abi.Pack("msgInspector")
}

// UnpackMsgInspector is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x111ecdad.
//
// Solidity: function msgInspector() view returns(address)
func (sandboxOFTAdapter *SandboxOFTAdapter) UnpackMsgInspector(data []byte) (common.Address, error) {
	out, err := sandboxOFTAdapter.abi.Unpack("msgInspector", data)
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
func (sandboxOFTAdapter *SandboxOFTAdapter) PackNextNonce(arg0 uint32, arg1 [32]byte) []byte {
	enc, err := sandboxOFTAdapter.abi.Pack("nextNonce", arg0, arg1)
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
func (sandboxOFTAdapter *SandboxOFTAdapter) TryPackNextNonce(arg0 uint32, arg1 [32]byte) ([]byte, error) {
	return sandboxOFTAdapter.abi.Pack("nextNonce", arg0, arg1)
}

// UnpackNextNonce is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x7d25a05e.
//
// Solidity: function nextNonce(uint32 , bytes32 ) view returns(uint64 nonce)
func (sandboxOFTAdapter *SandboxOFTAdapter) UnpackNextNonce(data []byte) (uint64, error) {
	out, err := sandboxOFTAdapter.abi.Unpack("nextNonce", data)
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
func (sandboxOFTAdapter *SandboxOFTAdapter) PackOApp() []byte {
	enc, err := sandboxOFTAdapter.abi.Pack("oApp")
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
func (sandboxOFTAdapter *SandboxOFTAdapter) TryPackOApp() ([]byte, error) {
	return sandboxOFTAdapter.abi.Pack("oApp")
}

// UnpackOApp is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x52ae2879.
//
// Solidity: function oApp() view returns(address)
func (sandboxOFTAdapter *SandboxOFTAdapter) UnpackOApp(data []byte) (common.Address, error) {
	out, err := sandboxOFTAdapter.abi.Unpack("oApp", data)
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
func (sandboxOFTAdapter *SandboxOFTAdapter) PackOAppVersion() []byte {
	enc, err := sandboxOFTAdapter.abi.Pack("oAppVersion")
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
func (sandboxOFTAdapter *SandboxOFTAdapter) TryPackOAppVersion() ([]byte, error) {
	return sandboxOFTAdapter.abi.Pack("oAppVersion")
}

// UnpackOAppVersion is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x17442b70.
//
// Solidity: function oAppVersion() pure returns(uint64 senderVersion, uint64 receiverVersion)
func (sandboxOFTAdapter *SandboxOFTAdapter) UnpackOAppVersion(data []byte) (OAppVersionOutput, error) {
	out, err := sandboxOFTAdapter.abi.Unpack("oAppVersion", data)
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
func (sandboxOFTAdapter *SandboxOFTAdapter) PackOftVersion() []byte {
	enc, err := sandboxOFTAdapter.abi.Pack("oftVersion")
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
func (sandboxOFTAdapter *SandboxOFTAdapter) TryPackOftVersion() ([]byte, error) {
	return sandboxOFTAdapter.abi.Pack("oftVersion")
}

// UnpackOftVersion is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x156a0d0f.
//
// Solidity: function oftVersion() pure returns(bytes4 interfaceId, uint64 version)
func (sandboxOFTAdapter *SandboxOFTAdapter) UnpackOftVersion(data []byte) (OftVersionOutput, error) {
	out, err := sandboxOFTAdapter.abi.Unpack("oftVersion", data)
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
func (sandboxOFTAdapter *SandboxOFTAdapter) PackOwner() []byte {
	enc, err := sandboxOFTAdapter.abi.Pack("owner")
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
func (sandboxOFTAdapter *SandboxOFTAdapter) TryPackOwner() ([]byte, error) {
	return sandboxOFTAdapter.abi.Pack("owner")
}

// UnpackOwner is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x8da5cb5b.
//
// Solidity: function owner() view returns(address)
func (sandboxOFTAdapter *SandboxOFTAdapter) UnpackOwner(data []byte) (common.Address, error) {
	out, err := sandboxOFTAdapter.abi.Unpack("owner", data)
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
func (sandboxOFTAdapter *SandboxOFTAdapter) PackPeers(eid uint32) []byte {
	enc, err := sandboxOFTAdapter.abi.Pack("peers", eid)
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
func (sandboxOFTAdapter *SandboxOFTAdapter) TryPackPeers(eid uint32) ([]byte, error) {
	return sandboxOFTAdapter.abi.Pack("peers", eid)
}

// UnpackPeers is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xbb0b6a53.
//
// Solidity: function peers(uint32 eid) view returns(bytes32 peer)
func (sandboxOFTAdapter *SandboxOFTAdapter) UnpackPeers(data []byte) ([32]byte, error) {
	out, err := sandboxOFTAdapter.abi.Unpack("peers", data)
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
func (sandboxOFTAdapter *SandboxOFTAdapter) PackPreCrime() []byte {
	enc, err := sandboxOFTAdapter.abi.Pack("preCrime")
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
func (sandboxOFTAdapter *SandboxOFTAdapter) TryPackPreCrime() ([]byte, error) {
	return sandboxOFTAdapter.abi.Pack("preCrime")
}

// UnpackPreCrime is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xb731ea0a.
//
// Solidity: function preCrime() view returns(address)
func (sandboxOFTAdapter *SandboxOFTAdapter) UnpackPreCrime(data []byte) (common.Address, error) {
	out, err := sandboxOFTAdapter.abi.Unpack("preCrime", data)
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
func (sandboxOFTAdapter *SandboxOFTAdapter) PackQuoteOFT(sendParam SendParam) []byte {
	enc, err := sandboxOFTAdapter.abi.Pack("quoteOFT", sendParam)
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
func (sandboxOFTAdapter *SandboxOFTAdapter) TryPackQuoteOFT(sendParam SendParam) ([]byte, error) {
	return sandboxOFTAdapter.abi.Pack("quoteOFT", sendParam)
}

// UnpackQuoteOFT is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x0d35b415.
//
// Solidity: function quoteOFT((uint32,bytes32,uint256,uint256,bytes,bytes,bytes) _sendParam) view returns((uint256,uint256) oftLimit, (int256,string)[] oftFeeDetails, (uint256,uint256) oftReceipt)
func (sandboxOFTAdapter *SandboxOFTAdapter) UnpackQuoteOFT(data []byte) (QuoteOFTOutput, error) {
	out, err := sandboxOFTAdapter.abi.Unpack("quoteOFT", data)
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
func (sandboxOFTAdapter *SandboxOFTAdapter) PackQuoteSend(sendParam SendParam, payInLzToken bool) []byte {
	enc, err := sandboxOFTAdapter.abi.Pack("quoteSend", sendParam, payInLzToken)
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
func (sandboxOFTAdapter *SandboxOFTAdapter) TryPackQuoteSend(sendParam SendParam, payInLzToken bool) ([]byte, error) {
	return sandboxOFTAdapter.abi.Pack("quoteSend", sendParam, payInLzToken)
}

// UnpackQuoteSend is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x3b6f743b.
//
// Solidity: function quoteSend((uint32,bytes32,uint256,uint256,bytes,bytes,bytes) _sendParam, bool _payInLzToken) view returns((uint256,uint256) msgFee)
func (sandboxOFTAdapter *SandboxOFTAdapter) UnpackQuoteSend(data []byte) (MessagingFee, error) {
	out, err := sandboxOFTAdapter.abi.Unpack("quoteSend", data)
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
func (sandboxOFTAdapter *SandboxOFTAdapter) PackRenounceOwnership() []byte {
	enc, err := sandboxOFTAdapter.abi.Pack("renounceOwnership")
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
func (sandboxOFTAdapter *SandboxOFTAdapter) TryPackRenounceOwnership() ([]byte, error) {
	return sandboxOFTAdapter.abi.Pack("renounceOwnership")
}

// PackSend is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc7c7f5b3.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function send((uint32,bytes32,uint256,uint256,bytes,bytes,bytes) _sendParam, (uint256,uint256) _fee, address _refundAddress) payable returns((bytes32,uint64,(uint256,uint256)) msgReceipt, (uint256,uint256) oftReceipt)
func (sandboxOFTAdapter *SandboxOFTAdapter) PackSend(sendParam SendParam, fee MessagingFee, refundAddress common.Address) []byte {
	enc, err := sandboxOFTAdapter.abi.Pack("send", sendParam, fee, refundAddress)
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
func (sandboxOFTAdapter *SandboxOFTAdapter) TryPackSend(sendParam SendParam, fee MessagingFee, refundAddress common.Address) ([]byte, error) {
	return sandboxOFTAdapter.abi.Pack("send", sendParam, fee, refundAddress)
}

// UnpackSend is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc7c7f5b3.
//
// Solidity: function send((uint32,bytes32,uint256,uint256,bytes,bytes,bytes) _sendParam, (uint256,uint256) _fee, address _refundAddress) payable returns((bytes32,uint64,(uint256,uint256)) msgReceipt, (uint256,uint256) oftReceipt)
func (sandboxOFTAdapter *SandboxOFTAdapter) UnpackSend(data []byte) (SendOutput, error) {
	out, err := sandboxOFTAdapter.abi.Unpack("send", data)
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
func (sandboxOFTAdapter *SandboxOFTAdapter) PackSetDelegate(delegate common.Address) []byte {
	enc, err := sandboxOFTAdapter.abi.Pack("setDelegate", delegate)
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
func (sandboxOFTAdapter *SandboxOFTAdapter) TryPackSetDelegate(delegate common.Address) ([]byte, error) {
	return sandboxOFTAdapter.abi.Pack("setDelegate", delegate)
}

// PackSetEnforcedOptions is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb98bd070.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setEnforcedOptions((uint32,uint16,bytes)[] _enforcedOptions) returns()
func (sandboxOFTAdapter *SandboxOFTAdapter) PackSetEnforcedOptions(enforcedOptions []EnforcedOptionParam) []byte {
	enc, err := sandboxOFTAdapter.abi.Pack("setEnforcedOptions", enforcedOptions)
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
func (sandboxOFTAdapter *SandboxOFTAdapter) TryPackSetEnforcedOptions(enforcedOptions []EnforcedOptionParam) ([]byte, error) {
	return sandboxOFTAdapter.abi.Pack("setEnforcedOptions", enforcedOptions)
}

// PackSetMsgInspector is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6fc1b31e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setMsgInspector(address _msgInspector) returns()
func (sandboxOFTAdapter *SandboxOFTAdapter) PackSetMsgInspector(msgInspector common.Address) []byte {
	enc, err := sandboxOFTAdapter.abi.Pack("setMsgInspector", msgInspector)
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
func (sandboxOFTAdapter *SandboxOFTAdapter) TryPackSetMsgInspector(msgInspector common.Address) ([]byte, error) {
	return sandboxOFTAdapter.abi.Pack("setMsgInspector", msgInspector)
}

// PackSetPeer is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3400288b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setPeer(uint32 _eid, bytes32 _peer) returns()
func (sandboxOFTAdapter *SandboxOFTAdapter) PackSetPeer(eid uint32, peer [32]byte) []byte {
	enc, err := sandboxOFTAdapter.abi.Pack("setPeer", eid, peer)
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
func (sandboxOFTAdapter *SandboxOFTAdapter) TryPackSetPeer(eid uint32, peer [32]byte) ([]byte, error) {
	return sandboxOFTAdapter.abi.Pack("setPeer", eid, peer)
}

// PackSetPreCrime is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd4243885.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setPreCrime(address _preCrime) returns()
func (sandboxOFTAdapter *SandboxOFTAdapter) PackSetPreCrime(preCrime common.Address) []byte {
	enc, err := sandboxOFTAdapter.abi.Pack("setPreCrime", preCrime)
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
func (sandboxOFTAdapter *SandboxOFTAdapter) TryPackSetPreCrime(preCrime common.Address) ([]byte, error) {
	return sandboxOFTAdapter.abi.Pack("setPreCrime", preCrime)
}

// PackSharedDecimals is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x857749b0.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function sharedDecimals() view returns(uint8)
func (sandboxOFTAdapter *SandboxOFTAdapter) PackSharedDecimals() []byte {
	enc, err := sandboxOFTAdapter.abi.Pack("sharedDecimals")
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
func (sandboxOFTAdapter *SandboxOFTAdapter) TryPackSharedDecimals() ([]byte, error) {
	return sandboxOFTAdapter.abi.Pack("sharedDecimals")
}

// UnpackSharedDecimals is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x857749b0.
//
// Solidity: function sharedDecimals() view returns(uint8)
func (sandboxOFTAdapter *SandboxOFTAdapter) UnpackSharedDecimals(data []byte) (uint8, error) {
	out, err := sandboxOFTAdapter.abi.Unpack("sharedDecimals", data)
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
func (sandboxOFTAdapter *SandboxOFTAdapter) PackToken() []byte {
	enc, err := sandboxOFTAdapter.abi.Pack("token")
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
func (sandboxOFTAdapter *SandboxOFTAdapter) TryPackToken() ([]byte, error) {
	return sandboxOFTAdapter.abi.Pack("token")
}

// UnpackToken is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xfc0c546a.
//
// Solidity: function token() view returns(address)
func (sandboxOFTAdapter *SandboxOFTAdapter) UnpackToken(data []byte) (common.Address, error) {
	out, err := sandboxOFTAdapter.abi.Unpack("token", data)
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
func (sandboxOFTAdapter *SandboxOFTAdapter) PackTransferOwnership(newOwner common.Address) []byte {
	enc, err := sandboxOFTAdapter.abi.Pack("transferOwnership", newOwner)
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
func (sandboxOFTAdapter *SandboxOFTAdapter) TryPackTransferOwnership(newOwner common.Address) ([]byte, error) {
	return sandboxOFTAdapter.abi.Pack("transferOwnership", newOwner)
}

// SandboxOFTAdapterEnforcedOptionSet represents a EnforcedOptionSet event raised by the SandboxOFTAdapter contract.
type SandboxOFTAdapterEnforcedOptionSet struct {
	EnforcedOptions []EnforcedOptionParam
	Raw             *types.Log // Blockchain specific contextual infos
}

const SandboxOFTAdapterEnforcedOptionSetEventName = "EnforcedOptionSet"

// ContractEventName returns the user-defined event name.
func (SandboxOFTAdapterEnforcedOptionSet) ContractEventName() string {
	return SandboxOFTAdapterEnforcedOptionSetEventName
}

// UnpackEnforcedOptionSetEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event EnforcedOptionSet((uint32,uint16,bytes)[] _enforcedOptions)
func (sandboxOFTAdapter *SandboxOFTAdapter) UnpackEnforcedOptionSetEvent(log *types.Log) (*SandboxOFTAdapterEnforcedOptionSet, error) {
	event := "EnforcedOptionSet"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxOFTAdapter.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxOFTAdapterEnforcedOptionSet)
	if len(log.Data) > 0 {
		if err := sandboxOFTAdapter.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxOFTAdapter.abi.Events[event].Inputs {
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

// SandboxOFTAdapterMsgInspectorSet represents a MsgInspectorSet event raised by the SandboxOFTAdapter contract.
type SandboxOFTAdapterMsgInspectorSet struct {
	Inspector common.Address
	Raw       *types.Log // Blockchain specific contextual infos
}

const SandboxOFTAdapterMsgInspectorSetEventName = "MsgInspectorSet"

// ContractEventName returns the user-defined event name.
func (SandboxOFTAdapterMsgInspectorSet) ContractEventName() string {
	return SandboxOFTAdapterMsgInspectorSetEventName
}

// UnpackMsgInspectorSetEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event MsgInspectorSet(address inspector)
func (sandboxOFTAdapter *SandboxOFTAdapter) UnpackMsgInspectorSetEvent(log *types.Log) (*SandboxOFTAdapterMsgInspectorSet, error) {
	event := "MsgInspectorSet"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxOFTAdapter.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxOFTAdapterMsgInspectorSet)
	if len(log.Data) > 0 {
		if err := sandboxOFTAdapter.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxOFTAdapter.abi.Events[event].Inputs {
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

// SandboxOFTAdapterOFTReceived represents a OFTReceived event raised by the SandboxOFTAdapter contract.
type SandboxOFTAdapterOFTReceived struct {
	Guid             [32]byte
	SrcEid           uint32
	ToAddress        common.Address
	AmountReceivedLD *big.Int
	Raw              *types.Log // Blockchain specific contextual infos
}

const SandboxOFTAdapterOFTReceivedEventName = "OFTReceived"

// ContractEventName returns the user-defined event name.
func (SandboxOFTAdapterOFTReceived) ContractEventName() string {
	return SandboxOFTAdapterOFTReceivedEventName
}

// UnpackOFTReceivedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event OFTReceived(bytes32 indexed guid, uint32 srcEid, address indexed toAddress, uint256 amountReceivedLD)
func (sandboxOFTAdapter *SandboxOFTAdapter) UnpackOFTReceivedEvent(log *types.Log) (*SandboxOFTAdapterOFTReceived, error) {
	event := "OFTReceived"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxOFTAdapter.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxOFTAdapterOFTReceived)
	if len(log.Data) > 0 {
		if err := sandboxOFTAdapter.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxOFTAdapter.abi.Events[event].Inputs {
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

// SandboxOFTAdapterOFTSent represents a OFTSent event raised by the SandboxOFTAdapter contract.
type SandboxOFTAdapterOFTSent struct {
	Guid             [32]byte
	DstEid           uint32
	FromAddress      common.Address
	AmountSentLD     *big.Int
	AmountReceivedLD *big.Int
	Raw              *types.Log // Blockchain specific contextual infos
}

const SandboxOFTAdapterOFTSentEventName = "OFTSent"

// ContractEventName returns the user-defined event name.
func (SandboxOFTAdapterOFTSent) ContractEventName() string {
	return SandboxOFTAdapterOFTSentEventName
}

// UnpackOFTSentEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event OFTSent(bytes32 indexed guid, uint32 dstEid, address indexed fromAddress, uint256 amountSentLD, uint256 amountReceivedLD)
func (sandboxOFTAdapter *SandboxOFTAdapter) UnpackOFTSentEvent(log *types.Log) (*SandboxOFTAdapterOFTSent, error) {
	event := "OFTSent"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxOFTAdapter.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxOFTAdapterOFTSent)
	if len(log.Data) > 0 {
		if err := sandboxOFTAdapter.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxOFTAdapter.abi.Events[event].Inputs {
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

// SandboxOFTAdapterOwnershipTransferred represents a OwnershipTransferred event raised by the SandboxOFTAdapter contract.
type SandboxOFTAdapterOwnershipTransferred struct {
	PreviousOwner common.Address
	NewOwner      common.Address
	Raw           *types.Log // Blockchain specific contextual infos
}

const SandboxOFTAdapterOwnershipTransferredEventName = "OwnershipTransferred"

// ContractEventName returns the user-defined event name.
func (SandboxOFTAdapterOwnershipTransferred) ContractEventName() string {
	return SandboxOFTAdapterOwnershipTransferredEventName
}

// UnpackOwnershipTransferredEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event OwnershipTransferred(address indexed previousOwner, address indexed newOwner)
func (sandboxOFTAdapter *SandboxOFTAdapter) UnpackOwnershipTransferredEvent(log *types.Log) (*SandboxOFTAdapterOwnershipTransferred, error) {
	event := "OwnershipTransferred"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxOFTAdapter.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxOFTAdapterOwnershipTransferred)
	if len(log.Data) > 0 {
		if err := sandboxOFTAdapter.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxOFTAdapter.abi.Events[event].Inputs {
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

// SandboxOFTAdapterPeerSet represents a PeerSet event raised by the SandboxOFTAdapter contract.
type SandboxOFTAdapterPeerSet struct {
	Eid  uint32
	Peer [32]byte
	Raw  *types.Log // Blockchain specific contextual infos
}

const SandboxOFTAdapterPeerSetEventName = "PeerSet"

// ContractEventName returns the user-defined event name.
func (SandboxOFTAdapterPeerSet) ContractEventName() string {
	return SandboxOFTAdapterPeerSetEventName
}

// UnpackPeerSetEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event PeerSet(uint32 eid, bytes32 peer)
func (sandboxOFTAdapter *SandboxOFTAdapter) UnpackPeerSetEvent(log *types.Log) (*SandboxOFTAdapterPeerSet, error) {
	event := "PeerSet"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxOFTAdapter.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxOFTAdapterPeerSet)
	if len(log.Data) > 0 {
		if err := sandboxOFTAdapter.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxOFTAdapter.abi.Events[event].Inputs {
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

// SandboxOFTAdapterPreCrimeSet represents a PreCrimeSet event raised by the SandboxOFTAdapter contract.
type SandboxOFTAdapterPreCrimeSet struct {
	PreCrimeAddress common.Address
	Raw             *types.Log // Blockchain specific contextual infos
}

const SandboxOFTAdapterPreCrimeSetEventName = "PreCrimeSet"

// ContractEventName returns the user-defined event name.
func (SandboxOFTAdapterPreCrimeSet) ContractEventName() string {
	return SandboxOFTAdapterPreCrimeSetEventName
}

// UnpackPreCrimeSetEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event PreCrimeSet(address preCrimeAddress)
func (sandboxOFTAdapter *SandboxOFTAdapter) UnpackPreCrimeSetEvent(log *types.Log) (*SandboxOFTAdapterPreCrimeSet, error) {
	event := "PreCrimeSet"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxOFTAdapter.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxOFTAdapterPreCrimeSet)
	if len(log.Data) > 0 {
		if err := sandboxOFTAdapter.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxOFTAdapter.abi.Events[event].Inputs {
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
func (sandboxOFTAdapter *SandboxOFTAdapter) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], sandboxOFTAdapter.abi.Errors["AmountSDOverflowed"].ID.Bytes()[:4]) {
		return sandboxOFTAdapter.UnpackAmountSDOverflowedError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxOFTAdapter.abi.Errors["InvalidDelegate"].ID.Bytes()[:4]) {
		return sandboxOFTAdapter.UnpackInvalidDelegateError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxOFTAdapter.abi.Errors["InvalidEndpointCall"].ID.Bytes()[:4]) {
		return sandboxOFTAdapter.UnpackInvalidEndpointCallError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxOFTAdapter.abi.Errors["InvalidLocalDecimals"].ID.Bytes()[:4]) {
		return sandboxOFTAdapter.UnpackInvalidLocalDecimalsError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxOFTAdapter.abi.Errors["InvalidOptions"].ID.Bytes()[:4]) {
		return sandboxOFTAdapter.UnpackInvalidOptionsError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxOFTAdapter.abi.Errors["LzTokenUnavailable"].ID.Bytes()[:4]) {
		return sandboxOFTAdapter.UnpackLzTokenUnavailableError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxOFTAdapter.abi.Errors["NoPeer"].ID.Bytes()[:4]) {
		return sandboxOFTAdapter.UnpackNoPeerError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxOFTAdapter.abi.Errors["NotEnoughNative"].ID.Bytes()[:4]) {
		return sandboxOFTAdapter.UnpackNotEnoughNativeError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxOFTAdapter.abi.Errors["OnlyEndpoint"].ID.Bytes()[:4]) {
		return sandboxOFTAdapter.UnpackOnlyEndpointError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxOFTAdapter.abi.Errors["OnlyPeer"].ID.Bytes()[:4]) {
		return sandboxOFTAdapter.UnpackOnlyPeerError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxOFTAdapter.abi.Errors["OnlySelf"].ID.Bytes()[:4]) {
		return sandboxOFTAdapter.UnpackOnlySelfError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxOFTAdapter.abi.Errors["OwnableInvalidOwner"].ID.Bytes()[:4]) {
		return sandboxOFTAdapter.UnpackOwnableInvalidOwnerError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxOFTAdapter.abi.Errors["OwnableUnauthorizedAccount"].ID.Bytes()[:4]) {
		return sandboxOFTAdapter.UnpackOwnableUnauthorizedAccountError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxOFTAdapter.abi.Errors["SafeERC20FailedOperation"].ID.Bytes()[:4]) {
		return sandboxOFTAdapter.UnpackSafeERC20FailedOperationError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxOFTAdapter.abi.Errors["SimulationResult"].ID.Bytes()[:4]) {
		return sandboxOFTAdapter.UnpackSimulationResultError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxOFTAdapter.abi.Errors["SlippageExceeded"].ID.Bytes()[:4]) {
		return sandboxOFTAdapter.UnpackSlippageExceededError(raw[4:])
	}
	return nil, errors.New("Unknown error")
}

// SandboxOFTAdapterAmountSDOverflowed represents a AmountSDOverflowed error raised by the SandboxOFTAdapter contract.
type SandboxOFTAdapterAmountSDOverflowed struct {
	AmountSD *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error AmountSDOverflowed(uint256 amountSD)
func SandboxOFTAdapterAmountSDOverflowedErrorID() common.Hash {
	return common.HexToHash("0xe2ce94139947cd6396167b575a307dd0ab7d24f2eb501fe02e85d32a1aefd1a6")
}

// UnpackAmountSDOverflowedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error AmountSDOverflowed(uint256 amountSD)
func (sandboxOFTAdapter *SandboxOFTAdapter) UnpackAmountSDOverflowedError(raw []byte) (*SandboxOFTAdapterAmountSDOverflowed, error) {
	out := new(SandboxOFTAdapterAmountSDOverflowed)
	if err := sandboxOFTAdapter.abi.UnpackIntoInterface(out, "AmountSDOverflowed", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxOFTAdapterInvalidDelegate represents a InvalidDelegate error raised by the SandboxOFTAdapter contract.
type SandboxOFTAdapterInvalidDelegate struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error InvalidDelegate()
func SandboxOFTAdapterInvalidDelegateErrorID() common.Hash {
	return common.HexToHash("0xb586360471a7eb6ea5d582cccfa02c084edced2a2f8845574db217111c06df11")
}

// UnpackInvalidDelegateError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error InvalidDelegate()
func (sandboxOFTAdapter *SandboxOFTAdapter) UnpackInvalidDelegateError(raw []byte) (*SandboxOFTAdapterInvalidDelegate, error) {
	out := new(SandboxOFTAdapterInvalidDelegate)
	if err := sandboxOFTAdapter.abi.UnpackIntoInterface(out, "InvalidDelegate", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxOFTAdapterInvalidEndpointCall represents a InvalidEndpointCall error raised by the SandboxOFTAdapter contract.
type SandboxOFTAdapterInvalidEndpointCall struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error InvalidEndpointCall()
func SandboxOFTAdapterInvalidEndpointCallErrorID() common.Hash {
	return common.HexToHash("0x0fbdec0a8587fe6ad5b398e7ca7d555c6892afa218bb0e342d3f1b88f3c74fa1")
}

// UnpackInvalidEndpointCallError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error InvalidEndpointCall()
func (sandboxOFTAdapter *SandboxOFTAdapter) UnpackInvalidEndpointCallError(raw []byte) (*SandboxOFTAdapterInvalidEndpointCall, error) {
	out := new(SandboxOFTAdapterInvalidEndpointCall)
	if err := sandboxOFTAdapter.abi.UnpackIntoInterface(out, "InvalidEndpointCall", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxOFTAdapterInvalidLocalDecimals represents a InvalidLocalDecimals error raised by the SandboxOFTAdapter contract.
type SandboxOFTAdapterInvalidLocalDecimals struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error InvalidLocalDecimals()
func SandboxOFTAdapterInvalidLocalDecimalsErrorID() common.Hash {
	return common.HexToHash("0x1e9714b02c50d6025dc4d05cee5df6709b3034688cd1f4d3bf97646404c80a75")
}

// UnpackInvalidLocalDecimalsError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error InvalidLocalDecimals()
func (sandboxOFTAdapter *SandboxOFTAdapter) UnpackInvalidLocalDecimalsError(raw []byte) (*SandboxOFTAdapterInvalidLocalDecimals, error) {
	out := new(SandboxOFTAdapterInvalidLocalDecimals)
	if err := sandboxOFTAdapter.abi.UnpackIntoInterface(out, "InvalidLocalDecimals", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxOFTAdapterInvalidOptions represents a InvalidOptions error raised by the SandboxOFTAdapter contract.
type SandboxOFTAdapterInvalidOptions struct {
	Options []byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error InvalidOptions(bytes options)
func SandboxOFTAdapterInvalidOptionsErrorID() common.Hash {
	return common.HexToHash("0x9a6d49cd4fd042eb1c797283cf54e312408eaf64a6ceaf36b6cd18654405825f")
}

// UnpackInvalidOptionsError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error InvalidOptions(bytes options)
func (sandboxOFTAdapter *SandboxOFTAdapter) UnpackInvalidOptionsError(raw []byte) (*SandboxOFTAdapterInvalidOptions, error) {
	out := new(SandboxOFTAdapterInvalidOptions)
	if err := sandboxOFTAdapter.abi.UnpackIntoInterface(out, "InvalidOptions", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxOFTAdapterLzTokenUnavailable represents a LzTokenUnavailable error raised by the SandboxOFTAdapter contract.
type SandboxOFTAdapterLzTokenUnavailable struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error LzTokenUnavailable()
func SandboxOFTAdapterLzTokenUnavailableErrorID() common.Hash {
	return common.HexToHash("0x5373352a1f7d52c4a5c071120aba7c4be7ed4f4cd7f73957d5de8c2eb03df788")
}

// UnpackLzTokenUnavailableError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error LzTokenUnavailable()
func (sandboxOFTAdapter *SandboxOFTAdapter) UnpackLzTokenUnavailableError(raw []byte) (*SandboxOFTAdapterLzTokenUnavailable, error) {
	out := new(SandboxOFTAdapterLzTokenUnavailable)
	if err := sandboxOFTAdapter.abi.UnpackIntoInterface(out, "LzTokenUnavailable", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxOFTAdapterNoPeer represents a NoPeer error raised by the SandboxOFTAdapter contract.
type SandboxOFTAdapterNoPeer struct {
	Eid uint32
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NoPeer(uint32 eid)
func SandboxOFTAdapterNoPeerErrorID() common.Hash {
	return common.HexToHash("0xf6ff4fb7c0e56cf08e4b18acaa6bb4b7edee813915d6d6ff0303e7dfa4b04177")
}

// UnpackNoPeerError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NoPeer(uint32 eid)
func (sandboxOFTAdapter *SandboxOFTAdapter) UnpackNoPeerError(raw []byte) (*SandboxOFTAdapterNoPeer, error) {
	out := new(SandboxOFTAdapterNoPeer)
	if err := sandboxOFTAdapter.abi.UnpackIntoInterface(out, "NoPeer", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxOFTAdapterNotEnoughNative represents a NotEnoughNative error raised by the SandboxOFTAdapter contract.
type SandboxOFTAdapterNotEnoughNative struct {
	MsgValue *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotEnoughNative(uint256 msgValue)
func SandboxOFTAdapterNotEnoughNativeErrorID() common.Hash {
	return common.HexToHash("0x9f704120c98368d18e88c91d25c4eb3efe808c9b1a5d9bbb623bad529bad8065")
}

// UnpackNotEnoughNativeError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotEnoughNative(uint256 msgValue)
func (sandboxOFTAdapter *SandboxOFTAdapter) UnpackNotEnoughNativeError(raw []byte) (*SandboxOFTAdapterNotEnoughNative, error) {
	out := new(SandboxOFTAdapterNotEnoughNative)
	if err := sandboxOFTAdapter.abi.UnpackIntoInterface(out, "NotEnoughNative", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxOFTAdapterOnlyEndpoint represents a OnlyEndpoint error raised by the SandboxOFTAdapter contract.
type SandboxOFTAdapterOnlyEndpoint struct {
	Addr common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error OnlyEndpoint(address addr)
func SandboxOFTAdapterOnlyEndpointErrorID() common.Hash {
	return common.HexToHash("0x91ac5e4f241de617aec648e783f3eec71fc659569b563d4247e084de3c27db47")
}

// UnpackOnlyEndpointError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error OnlyEndpoint(address addr)
func (sandboxOFTAdapter *SandboxOFTAdapter) UnpackOnlyEndpointError(raw []byte) (*SandboxOFTAdapterOnlyEndpoint, error) {
	out := new(SandboxOFTAdapterOnlyEndpoint)
	if err := sandboxOFTAdapter.abi.UnpackIntoInterface(out, "OnlyEndpoint", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxOFTAdapterOnlyPeer represents a OnlyPeer error raised by the SandboxOFTAdapter contract.
type SandboxOFTAdapterOnlyPeer struct {
	Eid    uint32
	Sender [32]byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error OnlyPeer(uint32 eid, bytes32 sender)
func SandboxOFTAdapterOnlyPeerErrorID() common.Hash {
	return common.HexToHash("0xc26bebcc2cd4e0c374f7d7eb00f96d83c1a4e75d38e3ae30cf2f6d923cf5e24e")
}

// UnpackOnlyPeerError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error OnlyPeer(uint32 eid, bytes32 sender)
func (sandboxOFTAdapter *SandboxOFTAdapter) UnpackOnlyPeerError(raw []byte) (*SandboxOFTAdapterOnlyPeer, error) {
	out := new(SandboxOFTAdapterOnlyPeer)
	if err := sandboxOFTAdapter.abi.UnpackIntoInterface(out, "OnlyPeer", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxOFTAdapterOnlySelf represents a OnlySelf error raised by the SandboxOFTAdapter contract.
type SandboxOFTAdapterOnlySelf struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error OnlySelf()
func SandboxOFTAdapterOnlySelfErrorID() common.Hash {
	return common.HexToHash("0x14d4a4e8a5140da60b7a280478fb427da973ca582a83cf5dbad8c5f2abee9ba4")
}

// UnpackOnlySelfError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error OnlySelf()
func (sandboxOFTAdapter *SandboxOFTAdapter) UnpackOnlySelfError(raw []byte) (*SandboxOFTAdapterOnlySelf, error) {
	out := new(SandboxOFTAdapterOnlySelf)
	if err := sandboxOFTAdapter.abi.UnpackIntoInterface(out, "OnlySelf", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxOFTAdapterOwnableInvalidOwner represents a OwnableInvalidOwner error raised by the SandboxOFTAdapter contract.
type SandboxOFTAdapterOwnableInvalidOwner struct {
	Owner common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error OwnableInvalidOwner(address owner)
func SandboxOFTAdapterOwnableInvalidOwnerErrorID() common.Hash {
	return common.HexToHash("0x1e4fbdf7f3ef8bcaa855599e3abf48b232380f183f08f6f813d9ffa5bd585188")
}

// UnpackOwnableInvalidOwnerError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error OwnableInvalidOwner(address owner)
func (sandboxOFTAdapter *SandboxOFTAdapter) UnpackOwnableInvalidOwnerError(raw []byte) (*SandboxOFTAdapterOwnableInvalidOwner, error) {
	out := new(SandboxOFTAdapterOwnableInvalidOwner)
	if err := sandboxOFTAdapter.abi.UnpackIntoInterface(out, "OwnableInvalidOwner", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxOFTAdapterOwnableUnauthorizedAccount represents a OwnableUnauthorizedAccount error raised by the SandboxOFTAdapter contract.
type SandboxOFTAdapterOwnableUnauthorizedAccount struct {
	Account common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error OwnableUnauthorizedAccount(address account)
func SandboxOFTAdapterOwnableUnauthorizedAccountErrorID() common.Hash {
	return common.HexToHash("0x118cdaa7a341953d1887a2245fd6665d741c67c8c50581daa59e1d03373fa188")
}

// UnpackOwnableUnauthorizedAccountError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error OwnableUnauthorizedAccount(address account)
func (sandboxOFTAdapter *SandboxOFTAdapter) UnpackOwnableUnauthorizedAccountError(raw []byte) (*SandboxOFTAdapterOwnableUnauthorizedAccount, error) {
	out := new(SandboxOFTAdapterOwnableUnauthorizedAccount)
	if err := sandboxOFTAdapter.abi.UnpackIntoInterface(out, "OwnableUnauthorizedAccount", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxOFTAdapterSafeERC20FailedOperation represents a SafeERC20FailedOperation error raised by the SandboxOFTAdapter contract.
type SandboxOFTAdapterSafeERC20FailedOperation struct {
	Token common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SafeERC20FailedOperation(address token)
func SandboxOFTAdapterSafeERC20FailedOperationErrorID() common.Hash {
	return common.HexToHash("0x5274afe73c98b4749fc91ffae6b7b574e7842cb2144a159e9377a5f20b32edf9")
}

// UnpackSafeERC20FailedOperationError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SafeERC20FailedOperation(address token)
func (sandboxOFTAdapter *SandboxOFTAdapter) UnpackSafeERC20FailedOperationError(raw []byte) (*SandboxOFTAdapterSafeERC20FailedOperation, error) {
	out := new(SandboxOFTAdapterSafeERC20FailedOperation)
	if err := sandboxOFTAdapter.abi.UnpackIntoInterface(out, "SafeERC20FailedOperation", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxOFTAdapterSimulationResult represents a SimulationResult error raised by the SandboxOFTAdapter contract.
type SandboxOFTAdapterSimulationResult struct {
	Result []byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SimulationResult(bytes result)
func SandboxOFTAdapterSimulationResultErrorID() common.Hash {
	return common.HexToHash("0x8351eea73e5dc7e326cca8dca81d73fb925842a54ea6248e473b0010fa37f530")
}

// UnpackSimulationResultError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SimulationResult(bytes result)
func (sandboxOFTAdapter *SandboxOFTAdapter) UnpackSimulationResultError(raw []byte) (*SandboxOFTAdapterSimulationResult, error) {
	out := new(SandboxOFTAdapterSimulationResult)
	if err := sandboxOFTAdapter.abi.UnpackIntoInterface(out, "SimulationResult", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxOFTAdapterSlippageExceeded represents a SlippageExceeded error raised by the SandboxOFTAdapter contract.
type SandboxOFTAdapterSlippageExceeded struct {
	AmountLD    *big.Int
	MinAmountLD *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SlippageExceeded(uint256 amountLD, uint256 minAmountLD)
func SandboxOFTAdapterSlippageExceededErrorID() common.Hash {
	return common.HexToHash("0x71c4efeda0c103f56fd5ac9b173756384c66cbbbc480b0ad4255bc219a9b6a66")
}

// UnpackSlippageExceededError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SlippageExceeded(uint256 amountLD, uint256 minAmountLD)
func (sandboxOFTAdapter *SandboxOFTAdapter) UnpackSlippageExceededError(raw []byte) (*SandboxOFTAdapterSlippageExceeded, error) {
	out := new(SandboxOFTAdapterSlippageExceeded)
	if err := sandboxOFTAdapter.abi.UnpackIntoInterface(out, "SlippageExceeded", raw); err != nil {
		return nil, err
	}
	return out, nil
}
