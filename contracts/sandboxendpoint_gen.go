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

// MessagingFee is an auto generated low-level Go binding around an user-defined struct.
type MessagingFee struct {
	NativeFee  *big.Int
	LzTokenFee *big.Int
}

// MessagingParams is an auto generated low-level Go binding around an user-defined struct.
type MessagingParams struct {
	DstEid       uint32
	Receiver     [32]byte
	Message      []byte
	Options      []byte
	PayInLzToken bool
}

// MessagingReceipt is an auto generated low-level Go binding around an user-defined struct.
type MessagingReceipt struct {
	Guid  [32]byte
	Nonce uint64
	Fee   MessagingFee
}

// Origin is an auto generated low-level Go binding around an user-defined struct.
type Origin struct {
	SrcEid uint32
	Sender [32]byte
	Nonce  uint64
}

// SandboxEndpointMetaData contains all meta data concerning the SandboxEndpoint contract.
var SandboxEndpointMetaData = bind.MetaData{
	ABI: "[{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner_\",\"type\":\"address\"},{\"internalType\":\"uint32\",\"name\":\"eid_\",\"type\":\"uint32\"},{\"internalType\":\"address\",\"name\":\"verifier_\",\"type\":\"address\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[],\"name\":\"LZ_DefaultSendLibUnavailable\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"requiredNative\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"suppliedNative\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"requiredLzToken\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"suppliedLzToken\",\"type\":\"uint256\"}],\"name\":\"LZ_InsufficientFee\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"}],\"name\":\"LZ_InvalidNonce\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"LZ_InvalidPayloadHash\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"LZ_InvalidReceiveLibrary\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"LZ_LzTokenUnavailable\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"LZ_PathNotInitializable\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"LZ_PathNotVerifiable\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"expected\",\"type\":\"bytes32\"},{\"internalType\":\"bytes32\",\"name\":\"actual\",\"type\":\"bytes32\"}],\"name\":\"LZ_PayloadHashNotFound\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"cursor\",\"type\":\"uint256\"}],\"name\":\"LZ_ULN_InvalidWorkerOptions\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint16\",\"name\":\"optionType\",\"type\":\"uint16\"}],\"name\":\"LZ_ULN_UnsupportedOptionType\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"OwnableInvalidOwner\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"OwnableUnauthorizedAccount\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"Transfer_NativeFailed\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"Transfer_ToAddressIsZero\",\"type\":\"error\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"delegate\",\"type\":\"address\"}],\"name\":\"DelegateSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"uint32\",\"name\":\"dstEid\",\"type\":\"uint32\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"fee\",\"type\":\"uint256\"}],\"name\":\"NativeFeeSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"previousOwner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"OwnershipTransferred\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"components\":[{\"internalType\":\"uint32\",\"name\":\"srcEid\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"sender\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"}],\"indexed\":false,\"internalType\":\"structOrigin\",\"name\":\"origin\",\"type\":\"tuple\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"PacketDelivered\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"bytes\",\"name\":\"encodedPayload\",\"type\":\"bytes\"},{\"indexed\":false,\"internalType\":\"bytes\",\"name\":\"options\",\"type\":\"bytes\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"sendLibrary\",\"type\":\"address\"}],\"name\":\"PacketSent\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"components\":[{\"internalType\":\"uint32\",\"name\":\"srcEid\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"sender\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"}],\"indexed\":false,\"internalType\":\"structOrigin\",\"name\":\"origin\",\"type\":\"tuple\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"bytes32\",\"name\":\"payloadHash\",\"type\":\"bytes32\"}],\"name\":\"PacketVerified\",\"type\":\"event\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"oapp\",\"type\":\"address\"}],\"name\":\"delegates\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"eid\",\"outputs\":[{\"internalType\":\"uint32\",\"name\":\"\",\"type\":\"uint32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"uint32\",\"name\":\"srcEid\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"sender\",\"type\":\"bytes32\"}],\"name\":\"inboundNonce\",\"outputs\":[{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"uint32\",\"name\":\"srcEid\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"sender\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"}],\"name\":\"inboundPayloadHash\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"uint32\",\"name\":\"srcEid\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"sender\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"}],\"internalType\":\"structOrigin\",\"name\":\"origin\",\"type\":\"tuple\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"initializable\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint32\",\"name\":\"dstEid\",\"type\":\"uint32\"}],\"name\":\"isSupportedEid\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"uint32\",\"name\":\"srcEid\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"sender\",\"type\":\"bytes32\"}],\"name\":\"lazyInboundNonce\",\"outputs\":[{\"internalType\":\"uint64\",\"name\":\"\",\"type\":\"uint64\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"uint32\",\"name\":\"srcEid\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"sender\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"}],\"internalType\":\"structOrigin\",\"name\":\"origin\",\"type\":\"tuple\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"bytes32\",\"name\":\"guid\",\"type\":\"bytes32\"},{\"internalType\":\"bytes\",\"name\":\"message\",\"type\":\"bytes\"},{\"internalType\":\"bytes\",\"name\":\"extraData\",\"type\":\"bytes\"}],\"name\":\"lzReceive\",\"outputs\":[],\"stateMutability\":\"payable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"lzToken\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint32\",\"name\":\"dstEid\",\"type\":\"uint32\"}],\"name\":\"nativeFee\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"nativeToken\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"internalType\":\"uint32\",\"name\":\"dstEid\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"receiver\",\"type\":\"bytes32\"}],\"name\":\"outboundNonce\",\"outputs\":[{\"internalType\":\"uint64\",\"name\":\"\",\"type\":\"uint64\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"owner\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"uint32\",\"name\":\"dstEid\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"receiver\",\"type\":\"bytes32\"},{\"internalType\":\"bytes\",\"name\":\"message\",\"type\":\"bytes\"},{\"internalType\":\"bytes\",\"name\":\"options\",\"type\":\"bytes\"},{\"internalType\":\"bool\",\"name\":\"payInLzToken\",\"type\":\"bool\"}],\"internalType\":\"structMessagingParams\",\"name\":\"params\",\"type\":\"tuple\"},{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"name\":\"quote\",\"outputs\":[{\"components\":[{\"internalType\":\"uint256\",\"name\":\"nativeFee\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"lzTokenFee\",\"type\":\"uint256\"}],\"internalType\":\"structMessagingFee\",\"name\":\"\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"renounceOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"uint32\",\"name\":\"dstEid\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"receiver\",\"type\":\"bytes32\"},{\"internalType\":\"bytes\",\"name\":\"message\",\"type\":\"bytes\"},{\"internalType\":\"bytes\",\"name\":\"options\",\"type\":\"bytes\"},{\"internalType\":\"bool\",\"name\":\"payInLzToken\",\"type\":\"bool\"}],\"internalType\":\"structMessagingParams\",\"name\":\"params\",\"type\":\"tuple\"},{\"internalType\":\"address\",\"name\":\"refundAddress\",\"type\":\"address\"}],\"name\":\"send\",\"outputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"guid\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"},{\"components\":[{\"internalType\":\"uint256\",\"name\":\"nativeFee\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"lzTokenFee\",\"type\":\"uint256\"}],\"internalType\":\"structMessagingFee\",\"name\":\"fee\",\"type\":\"tuple\"}],\"internalType\":\"structMessagingReceipt\",\"name\":\"receipt\",\"type\":\"tuple\"}],\"stateMutability\":\"payable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"delegate\",\"type\":\"address\"}],\"name\":\"setDelegate\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint32\",\"name\":\"dstEid\",\"type\":\"uint32\"},{\"internalType\":\"uint256\",\"name\":\"fee\",\"type\":\"uint256\"}],\"name\":\"setNativeFee\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"transferOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"uint32\",\"name\":\"srcEid\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"sender\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"}],\"internalType\":\"structOrigin\",\"name\":\"origin\",\"type\":\"tuple\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"verifiable\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"verifier\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"uint32\",\"name\":\"srcEid\",\"type\":\"uint32\"},{\"internalType\":\"bytes32\",\"name\":\"sender\",\"type\":\"bytes32\"},{\"internalType\":\"uint64\",\"name\":\"nonce\",\"type\":\"uint64\"}],\"internalType\":\"structOrigin\",\"name\":\"origin\",\"type\":\"tuple\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"bytes32\",\"name\":\"payloadHash\",\"type\":\"bytes32\"}],\"name\":\"verify\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"}]",
	ID:  "SandboxEndpoint",
	Bin: "0x60c060405234801561000f575f5ffd5b50604051611e9e380380611e9e83398101604081905261002e916100ed565b826001600160a01b03811661005c57604051631e4fbdf760e01b81525f600482015260240160405180910390fd5b61006581610083565b5063ffffffff9091166080526001600160a01b031660a05250610137565b5f80546001600160a01b038381166001600160a01b0319831681178455604051919092169283917f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e09190a35050565b80516001600160a01b03811681146100e8575f5ffd5b919050565b5f5f5f606084860312156100ff575f5ffd5b610108846100d2565b9250602084015163ffffffff81168114610120575f5ffd5b915061012e604085016100d2565b90509250925092565b60805160a051611d386101665f395f81816101c00152610a3301525f818161021801526107490152611d385ff3fe60806040526004361061016d575f3560e01c8063a0dd43fc116100c6578063c9fc7bcd1161007c578063e1758bd811610057578063e1758bd814610519578063e4fe1d9414610519578063f2fde38b1461052b575f5ffd5b8063c9fc7bcd14610489578063ca5eb5e1146104ce578063ddc28c58146104ed575f5ffd5b8063a825d747116100ac578063a825d7471461042c578063b9042f4c1461044b578063c9a54a991461046a575f5ffd5b8063a0dd43fc146103d4578063a308b4cf146103f3575f5ffd5b80635b17bb7011610126578063861e1ca511610101578063861e1ca5146103465780638da5cb5b146103655780639c6d73401461038e575f5ffd5b80635b17bb70146102905780636750cd4c146102ef578063715018a614610332575f5ffd5b80632b7ac3f3116101565780632b7ac3f3146101af578063416ecebf14610207578063587cde1e1461024f575f5ffd5b80630c0c389e146101715780632637a45014610186575b5f5ffd5b61018461017f366004611679565b61054a565b005b610199610194366004611713565b61064f565b6040516101a69190611762565b60405180910390f35b3480156101ba575f5ffd5b506101e27f000000000000000000000000000000000000000000000000000000000000000081565b60405173ffffffffffffffffffffffffffffffffffffffff90911681526020016101a6565b348015610212575f5ffd5b5061023a7f000000000000000000000000000000000000000000000000000000000000000081565b60405163ffffffff90911681526020016101a6565b34801561025a575f5ffd5b506101e26102693660046117a4565b60026020525f908152604090205473ffffffffffffffffffffffffffffffffffffffff1681565b34801561029b575f5ffd5b506102d66102aa3660046117d0565b600460209081525f938452604080852082529284528284209052825290205467ffffffffffffffff1681565b60405167ffffffffffffffff90911681526020016101a6565b3480156102fa575f5ffd5b5061032261030936600461180a565b63ffffffff165f90815260016020526040902054151590565b60405190151581526020016101a6565b34801561033d575f5ffd5b50610184610831565b348015610351575f5ffd5b50610322610360366004611823565b610844565b348015610370575f5ffd5b505f5473ffffffffffffffffffffffffffffffffffffffff166101e2565b348015610399575f5ffd5b506102d66103a83660046117d0565b600360209081525f938452604080852082529284528284209052825290205467ffffffffffffffff1681565b3480156103df575f5ffd5b506102d66103ee3660046117d0565b61094b565b3480156103fe575f5ffd5b5061041e61040d36600461180a565b60016020525f908152604090205481565b6040519081526020016101a6565b348015610437575f5ffd5b5061018461044636600461184c565b610a1b565b348015610456575f5ffd5b50610184610465366004611887565b610c1c565b348015610475575f5ffd5b50610322610484366004611823565b610c79565b348015610494575f5ffd5b5061041e6104a33660046118c6565b600560209081525f948552604080862082529385528385208152918452828420909152825290205481565b3480156104d9575f5ffd5b506101846104e83660046117a4565b610d9a565b3480156104f8575f5ffd5b5061050c610507366004611713565b610e24565b6040516101a69190611910565b348015610524575f5ffd5b505f6101e2565b348015610536575f5ffd5b506101846105453660046117a4565b610e40565b61057f878787878760405160200161056493929190611927565b60405160208183030381529060405280519060200120610ea3565b6040517f13137d6500000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff8716906313137d659034906105df908b908a908a908a9033908b908b906004016119c1565b5f604051808303818588803b1580156105f6575f5ffd5b505af1158015610608573d5f5f3e3d5ffd5b50505050507f3cd5e48f9730b129dc7550f0fcea9c767b7be37837cd10e55eb35f734f4bca04878760405161063e929190611a24565b60405180910390a150505050505050565b6106576115b5565b61066083611185565b6040820181905251348111156106bd576040517f4f3ec0d3000000000000000000000000000000000000000000000000000000008152600481018290523460248201525f6044820181905260648201526084015b60405180910390fd5b335f908152600360209081526040822091906106db9087018761180a565b63ffffffff16815260208082019290925260409081015f908120878401358252909252812080549091906107189067ffffffffffffffff16611a82565b825467ffffffffffffffff9182166101009390930a838102920219161790915560208084018290526060916107c2917f0000000000000000000000000000000000000000000000000000000000000000903390610777908a018a61180a565b60208a013561078960408c018c611aae565b8080601f0160208091040260200160405190810160405280939291908181526020018383808284375f9201919091525061130692505050565b845290507f1ab700d4ced0c005b164c0f789fd09fcbb0156d4c2041b8a3bfbcd961cd1567f816107f56060880188611aae565b306040516108069493929190611b0f565b60405180910390a18134111561082957610829846108248434611b99565b6113e8565b505092915050565b6108396114ef565b6108425f611541565b565b73ffffffffffffffffffffffffffffffffffffffff81165f90815260046020908152604082208291829061087a9087018761180a565b63ffffffff16815260208082019290925260409081015f90812087840135825290925290205467ffffffffffffffff16118061094257506040517fff7bd03d00000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff83169063ff7bd03d90610903908690600401611bac565b602060405180830381865afa15801561091e573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906109429190611bc7565b90505b92915050565b73ffffffffffffffffffffffffffffffffffffffff83165f90815260046020908152604080832063ffffffff86168452825280832084845290915290205467ffffffffffffffff165b73ffffffffffffffffffffffffffffffffffffffff84165f90815260056020908152604080832063ffffffff8716845282528083208584529091528120816109dd846001611be2565b67ffffffffffffffff1667ffffffffffffffff1681526020019081526020015f205414610a1457610a0d81611a82565b9050610994565b9392505050565b3373ffffffffffffffffffffffffffffffffffffffff7f00000000000000000000000000000000000000000000000000000000000000001614610a8a576040517f4fa6ecac00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b610a948383610844565b610aca576040517f751cb20f00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b610ad48383610c79565b610b0a576040517f0177e1ca00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b80610b41576040517f09beffb600000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b73ffffffffffffffffffffffffffffffffffffffff82165f908152600560209081526040822083929091610b779087018761180a565b63ffffffff1663ffffffff1681526020019081526020015f205f856020013581526020019081526020015f205f856040016020810190610bb79190611c02565b67ffffffffffffffff1667ffffffffffffffff1681526020019081526020015f20819055507f0d87345f3d1c929caba93e1c3821b54ff3512e12b66aa3cfe54b6bcbc17e59b4838383604051610c0f93929190611c1b565b60405180910390a1505050565b610c246114ef565b63ffffffff82165f8181526001602052604090819020839055517f41d405875b08ea51e88d3a1fba848358974f72f9203e7ee9ff2fee1c8ef38d3f90610c6d9084815260200190565b60405180910390a25050565b73ffffffffffffffffffffffffffffffffffffffff81165f9081526004602090815260408220908290610cae9086018661180a565b63ffffffff16815260208082019290925260409081015f908120868401358252909252908190205467ffffffffffffffff1690610cf19060608601908601611c02565b67ffffffffffffffff161180610942575073ffffffffffffffffffffffffffffffffffffffff82165f9081526005602090815260408220908290610d379087018761180a565b63ffffffff1663ffffffff1681526020019081526020015f205f856020013581526020019081526020015f205f856040016020810190610d779190611c02565b67ffffffffffffffff16815260208101919091526040015f205414159392505050565b335f8181526002602090815260409182902080547fffffffffffffffffffffffff00000000000000000000000000000000000000001673ffffffffffffffffffffffffffffffffffffffff86169081179091558251938452908301527f6ee10e9ed4d6ce9742703a498707862f4b00f1396a87195eb93267b3d7983981910160405180910390a150565b604080518082019091525f808252602082015261094283611185565b610e486114ef565b73ffffffffffffffffffffffffffffffffffffffff8116610e97576040517f1e4fbdf70000000000000000000000000000000000000000000000000000000081525f60048201526024016106b4565b610ea081611541565b50565b73ffffffffffffffffffffffffffffffffffffffff82165f9081526005602090815260408220908290610ed89087018761180a565b63ffffffff16815260208082019290925260409081015f9081208784018035835290845282822073ffffffffffffffffffffffffffffffffffffffff88168352600490945291812092935091908290610f31908861180a565b63ffffffff16815260208082019290925260409081015f908120888401358252909252908190205467ffffffffffffffff1691508190610f779060608801908801611c02565b67ffffffffffffffff1611156110cd575f610f93826001611be2565b90505b610fa66060870160408801611c02565b67ffffffffffffffff168167ffffffffffffffff161161102b5767ffffffffffffffff81165f9081526020849052604090205461101b576040517fc09b635000000000000000000000000000000000000000000000000000000000815267ffffffffffffffff821660048201526024016106b4565b61102481611a82565b9050610f96565b5061103c6060860160408701611c02565b73ffffffffffffffffffffffffffffffffffffffff85165f908152600460209081526040822091906110709089018961180a565b63ffffffff16815260208082019290925260409081015f908120898401358252909252902080547fffffffffffffffffffffffffffffffffffffffffffffffff00000000000000001667ffffffffffffffff929092169190911790555b5f82816110e06060890160408a01611c02565b67ffffffffffffffff1667ffffffffffffffff1681526020019081526020015f20549050838114611147576040517f7182306f00000000000000000000000000000000000000000000000000000000815260048101829052602481018590526044016106b4565b825f6111596060890160408a01611c02565b67ffffffffffffffff1667ffffffffffffffff1681526020019081526020015f205f9055505050505050565b604080518082019091525f80825260208201526111a860a0830160808401611c50565b156111df576040517f5af6d2aa00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f6001816111f0602086018661180a565b63ffffffff1663ffffffff1681526020019081526020015f20549050805f03611245576040517f6c1ccdb500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b60026112546060850185611aae565b90501015611290576040517f6592671c0000000000000000000000000000000000000000000000000000000081525f60048201526024016106b4565b5f61129e6060850185611aae565b6112a791611c6b565b60f01c9050600381146112ec576040517f4170513000000000000000000000000000000000000000000000000000000000815261ffff821660048201526024016106b4565b50604080518082019091529081525f602082015292915050565b6040517fffffffffffffffff00000000000000000000000000000000000000000000000060c088901b1660208201527fffffffff0000000000000000000000000000000000000000000000000000000060e087811b8216602884015273ffffffffffffffffffffffffffffffffffffffff8716602c84015285901b16604c820152605081018390526060905f90819060700160405160208183030381529060405290508080519060200120915060018183866040516020016113cb9493929190611ce7565b604051602081830303815290604052925050965096945050505050565b73ffffffffffffffffffffffffffffffffffffffff8216611435576040517f6b7a931000000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f8273ffffffffffffffffffffffffffffffffffffffff16826040515f6040518083038185875af1925050503d805f811461148b576040519150601f19603f3d011682016040523d82523d5f602084013e611490565b606091505b50509050806114ea576040517f465bc83400000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff84166004820152602481018390526044016106b4565b505050565b5f5473ffffffffffffffffffffffffffffffffffffffff163314610842576040517f118cdaa70000000000000000000000000000000000000000000000000000000081523360048201526024016106b4565b5f805473ffffffffffffffffffffffffffffffffffffffff8381167fffffffffffffffffffffffff0000000000000000000000000000000000000000831681178455604051919092169283917f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e09190a35050565b60405180606001604052805f81526020015f67ffffffffffffffff1681526020016115f160405180604001604052805f81526020015f81525090565b905290565b5f60608284031215611606575f5ffd5b50919050565b803573ffffffffffffffffffffffffffffffffffffffff8116811461162f575f5ffd5b919050565b5f5f83601f840112611644575f5ffd5b50813567ffffffffffffffff81111561165b575f5ffd5b602083019150836020828501011115611672575f5ffd5b9250929050565b5f5f5f5f5f5f5f60e0888a03121561168f575f5ffd5b61169989896115f6565b96506116a76060890161160c565b95506080880135945060a088013567ffffffffffffffff8111156116c9575f5ffd5b6116d58a828b01611634565b90955093505060c088013567ffffffffffffffff8111156116f4575f5ffd5b6117008a828b01611634565b989b979a50959850939692959293505050565b5f5f60408385031215611724575f5ffd5b823567ffffffffffffffff81111561173a575f5ffd5b830160a0818603121561174b575f5ffd5b91506117596020840161160c565b90509250929050565b5f6080820190508251825267ffffffffffffffff6020840151166020830152604083015161179d604084018280518252602090810151910152565b5092915050565b5f602082840312156117b4575f5ffd5b6109428261160c565b803563ffffffff8116811461162f575f5ffd5b5f5f5f606084860312156117e2575f5ffd5b6117eb8461160c565b92506117f9602085016117bd565b929592945050506040919091013590565b5f6020828403121561181a575f5ffd5b610942826117bd565b5f5f60808385031215611834575f5ffd5b61183e84846115f6565b91506117596060840161160c565b5f5f5f60a0848603121561185e575f5ffd5b61186885856115f6565b92506118766060850161160c565b929592945050506080919091013590565b5f5f60408385031215611898575f5ffd5b6118a1836117bd565b946020939093013593505050565b803567ffffffffffffffff8116811461162f575f5ffd5b5f5f5f5f608085870312156118d9575f5ffd5b6118e28561160c565b93506118f0602086016117bd565b925060408501359150611905606086016118af565b905092959194509250565b815181526020808301519082015260408101610945565b838152818360208301375f910160200190815292915050565b63ffffffff61194e826117bd565b1682526020818101359083015267ffffffffffffffff611970604083016118af565b1660408301525050565b81835281816020850137505f602082840101525f60207fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f840116840101905092915050565b6119cb8189611940565b86606082015260e060808201525f6119e760e08301878961197a565b73ffffffffffffffffffffffffffffffffffffffff861660a084015282810360c0840152611a1681858761197a565b9a9950505050505050505050565b60808101611a328285611940565b73ffffffffffffffffffffffffffffffffffffffff831660608301529392505050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b5f67ffffffffffffffff821667ffffffffffffffff8103611aa557611aa5611a55565b60010192915050565b5f5f83357fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe1843603018112611ae1575f5ffd5b83018035915067ffffffffffffffff821115611afb575f5ffd5b602001915036819003821315611672575f5ffd5b606081525f85518060608401528060208801608085015e5f608082850101527fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f820116830190506080838203016020840152611b7160808201868861197a565b91505073ffffffffffffffffffffffffffffffffffffffff8316604083015295945050505050565b8181038181111561094557610945611a55565b606081016109458284611940565b8015158114610ea0575f5ffd5b5f60208284031215611bd7575f5ffd5b8151610a1481611bba565b67ffffffffffffffff818116838216019081111561094557610945611a55565b5f60208284031215611c12575f5ffd5b610942826118af565b60a08101611c298286611940565b73ffffffffffffffffffffffffffffffffffffffff93909316606082015260800152919050565b5f60208284031215611c60575f5ffd5b8135610a1481611bba565b80357fffff000000000000000000000000000000000000000000000000000000000000811690600284101561179d577fffff000000000000000000000000000000000000000000000000000000000000808560020360031b1b82161691505092915050565b5f81518060208401855e5f93019283525090919050565b7fff000000000000000000000000000000000000000000000000000000000000008560f81b1681525f611d1d6001830186611cd0565b848152611d2d6020820185611cd0565b97965050505050505056",
}

// SandboxEndpoint is an auto generated Go binding around an Ethereum contract.
type SandboxEndpoint struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *SandboxEndpoint) GetABI() abi.ABI {
	return c.abi
}

// NewSandboxEndpoint creates a new instance of SandboxEndpoint.
func NewSandboxEndpoint() *SandboxEndpoint {
	parsed, err := SandboxEndpointMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &SandboxEndpoint{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *SandboxEndpoint) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackConstructor is the Go binding used to pack the parameters required for
// contract deployment.
//
// Solidity: constructor(address owner_, uint32 eid_, address verifier_) returns()
func (sandboxEndpoint *SandboxEndpoint) PackConstructor(owner_ common.Address, eid_ uint32, verifier_ common.Address) []byte {
	enc, err := sandboxEndpoint.abi.Pack("", owner_, eid_, verifier_)
	if err != nil {
		panic(err)
	}
	return enc
}

// PackDelegates is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x587cde1e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function delegates(address oapp) view returns(address)
func (sandboxEndpoint *SandboxEndpoint) PackDelegates(oapp common.Address) []byte {
	enc, err := sandboxEndpoint.abi.Pack("delegates", oapp)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDelegates is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x587cde1e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function delegates(address oapp) view returns(address)
func (sandboxEndpoint *SandboxEndpoint) TryPackDelegates(oapp common.Address) ([]byte, error) {
	return sandboxEndpoint.abi.Pack("delegates", oapp)
}

// UnpackDelegates is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x587cde1e.
//
// Solidity: function delegates(address oapp) view returns(address)
func (sandboxEndpoint *SandboxEndpoint) UnpackDelegates(data []byte) (common.Address, error) {
	out, err := sandboxEndpoint.abi.Unpack("delegates", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackEid is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x416ecebf.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function eid() view returns(uint32)
func (sandboxEndpoint *SandboxEndpoint) PackEid() []byte {
	enc, err := sandboxEndpoint.abi.Pack("eid")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackEid is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x416ecebf.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function eid() view returns(uint32)
func (sandboxEndpoint *SandboxEndpoint) TryPackEid() ([]byte, error) {
	return sandboxEndpoint.abi.Pack("eid")
}

// UnpackEid is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x416ecebf.
//
// Solidity: function eid() view returns(uint32)
func (sandboxEndpoint *SandboxEndpoint) UnpackEid(data []byte) (uint32, error) {
	out, err := sandboxEndpoint.abi.Unpack("eid", data)
	if err != nil {
		return *new(uint32), err
	}
	out0 := *abi.ConvertType(out[0], new(uint32)).(*uint32)
	return out0, nil
}

// PackInboundNonce is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa0dd43fc.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function inboundNonce(address receiver, uint32 srcEid, bytes32 sender) view returns(uint64 nonce)
func (sandboxEndpoint *SandboxEndpoint) PackInboundNonce(receiver common.Address, srcEid uint32, sender [32]byte) []byte {
	enc, err := sandboxEndpoint.abi.Pack("inboundNonce", receiver, srcEid, sender)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackInboundNonce is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa0dd43fc.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function inboundNonce(address receiver, uint32 srcEid, bytes32 sender) view returns(uint64 nonce)
func (sandboxEndpoint *SandboxEndpoint) TryPackInboundNonce(receiver common.Address, srcEid uint32, sender [32]byte) ([]byte, error) {
	return sandboxEndpoint.abi.Pack("inboundNonce", receiver, srcEid, sender)
}

// UnpackInboundNonce is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xa0dd43fc.
//
// Solidity: function inboundNonce(address receiver, uint32 srcEid, bytes32 sender) view returns(uint64 nonce)
func (sandboxEndpoint *SandboxEndpoint) UnpackInboundNonce(data []byte) (uint64, error) {
	out, err := sandboxEndpoint.abi.Unpack("inboundNonce", data)
	if err != nil {
		return *new(uint64), err
	}
	out0 := *abi.ConvertType(out[0], new(uint64)).(*uint64)
	return out0, nil
}

// PackInboundPayloadHash is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc9fc7bcd.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function inboundPayloadHash(address receiver, uint32 srcEid, bytes32 sender, uint64 nonce) view returns(bytes32)
func (sandboxEndpoint *SandboxEndpoint) PackInboundPayloadHash(receiver common.Address, srcEid uint32, sender [32]byte, nonce uint64) []byte {
	enc, err := sandboxEndpoint.abi.Pack("inboundPayloadHash", receiver, srcEid, sender, nonce)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackInboundPayloadHash is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc9fc7bcd.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function inboundPayloadHash(address receiver, uint32 srcEid, bytes32 sender, uint64 nonce) view returns(bytes32)
func (sandboxEndpoint *SandboxEndpoint) TryPackInboundPayloadHash(receiver common.Address, srcEid uint32, sender [32]byte, nonce uint64) ([]byte, error) {
	return sandboxEndpoint.abi.Pack("inboundPayloadHash", receiver, srcEid, sender, nonce)
}

// UnpackInboundPayloadHash is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc9fc7bcd.
//
// Solidity: function inboundPayloadHash(address receiver, uint32 srcEid, bytes32 sender, uint64 nonce) view returns(bytes32)
func (sandboxEndpoint *SandboxEndpoint) UnpackInboundPayloadHash(data []byte) ([32]byte, error) {
	out, err := sandboxEndpoint.abi.Unpack("inboundPayloadHash", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackInitializable is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x861e1ca5.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function initializable((uint32,bytes32,uint64) origin, address receiver) view returns(bool)
func (sandboxEndpoint *SandboxEndpoint) PackInitializable(origin Origin, receiver common.Address) []byte {
	enc, err := sandboxEndpoint.abi.Pack("initializable", origin, receiver)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackInitializable is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x861e1ca5.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function initializable((uint32,bytes32,uint64) origin, address receiver) view returns(bool)
func (sandboxEndpoint *SandboxEndpoint) TryPackInitializable(origin Origin, receiver common.Address) ([]byte, error) {
	return sandboxEndpoint.abi.Pack("initializable", origin, receiver)
}

// UnpackInitializable is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x861e1ca5.
//
// Solidity: function initializable((uint32,bytes32,uint64) origin, address receiver) view returns(bool)
func (sandboxEndpoint *SandboxEndpoint) UnpackInitializable(data []byte) (bool, error) {
	out, err := sandboxEndpoint.abi.Unpack("initializable", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackIsSupportedEid is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6750cd4c.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function isSupportedEid(uint32 dstEid) view returns(bool)
func (sandboxEndpoint *SandboxEndpoint) PackIsSupportedEid(dstEid uint32) []byte {
	enc, err := sandboxEndpoint.abi.Pack("isSupportedEid", dstEid)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackIsSupportedEid is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6750cd4c.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function isSupportedEid(uint32 dstEid) view returns(bool)
func (sandboxEndpoint *SandboxEndpoint) TryPackIsSupportedEid(dstEid uint32) ([]byte, error) {
	return sandboxEndpoint.abi.Pack("isSupportedEid", dstEid)
}

// UnpackIsSupportedEid is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x6750cd4c.
//
// Solidity: function isSupportedEid(uint32 dstEid) view returns(bool)
func (sandboxEndpoint *SandboxEndpoint) UnpackIsSupportedEid(data []byte) (bool, error) {
	out, err := sandboxEndpoint.abi.Unpack("isSupportedEid", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackLazyInboundNonce is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5b17bb70.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function lazyInboundNonce(address receiver, uint32 srcEid, bytes32 sender) view returns(uint64)
func (sandboxEndpoint *SandboxEndpoint) PackLazyInboundNonce(receiver common.Address, srcEid uint32, sender [32]byte) []byte {
	enc, err := sandboxEndpoint.abi.Pack("lazyInboundNonce", receiver, srcEid, sender)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackLazyInboundNonce is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5b17bb70.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function lazyInboundNonce(address receiver, uint32 srcEid, bytes32 sender) view returns(uint64)
func (sandboxEndpoint *SandboxEndpoint) TryPackLazyInboundNonce(receiver common.Address, srcEid uint32, sender [32]byte) ([]byte, error) {
	return sandboxEndpoint.abi.Pack("lazyInboundNonce", receiver, srcEid, sender)
}

// UnpackLazyInboundNonce is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x5b17bb70.
//
// Solidity: function lazyInboundNonce(address receiver, uint32 srcEid, bytes32 sender) view returns(uint64)
func (sandboxEndpoint *SandboxEndpoint) UnpackLazyInboundNonce(data []byte) (uint64, error) {
	out, err := sandboxEndpoint.abi.Unpack("lazyInboundNonce", data)
	if err != nil {
		return *new(uint64), err
	}
	out0 := *abi.ConvertType(out[0], new(uint64)).(*uint64)
	return out0, nil
}

// PackLzReceive is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0c0c389e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function lzReceive((uint32,bytes32,uint64) origin, address receiver, bytes32 guid, bytes message, bytes extraData) payable returns()
func (sandboxEndpoint *SandboxEndpoint) PackLzReceive(origin Origin, receiver common.Address, guid [32]byte, message []byte, extraData []byte) []byte {
	enc, err := sandboxEndpoint.abi.Pack("lzReceive", origin, receiver, guid, message, extraData)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackLzReceive is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0c0c389e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function lzReceive((uint32,bytes32,uint64) origin, address receiver, bytes32 guid, bytes message, bytes extraData) payable returns()
func (sandboxEndpoint *SandboxEndpoint) TryPackLzReceive(origin Origin, receiver common.Address, guid [32]byte, message []byte, extraData []byte) ([]byte, error) {
	return sandboxEndpoint.abi.Pack("lzReceive", origin, receiver, guid, message, extraData)
}

// PackLzToken is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe4fe1d94.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function lzToken() pure returns(address)
func (sandboxEndpoint *SandboxEndpoint) PackLzToken() []byte {
	enc, err := sandboxEndpoint.abi.Pack("lzToken")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackLzToken is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe4fe1d94.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function lzToken() pure returns(address)
func (sandboxEndpoint *SandboxEndpoint) TryPackLzToken() ([]byte, error) {
	return sandboxEndpoint.abi.Pack("lzToken")
}

// UnpackLzToken is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xe4fe1d94.
//
// Solidity: function lzToken() pure returns(address)
func (sandboxEndpoint *SandboxEndpoint) UnpackLzToken(data []byte) (common.Address, error) {
	out, err := sandboxEndpoint.abi.Unpack("lzToken", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackNativeFee is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa308b4cf.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function nativeFee(uint32 dstEid) view returns(uint256)
func (sandboxEndpoint *SandboxEndpoint) PackNativeFee(dstEid uint32) []byte {
	enc, err := sandboxEndpoint.abi.Pack("nativeFee", dstEid)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackNativeFee is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa308b4cf.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function nativeFee(uint32 dstEid) view returns(uint256)
func (sandboxEndpoint *SandboxEndpoint) TryPackNativeFee(dstEid uint32) ([]byte, error) {
	return sandboxEndpoint.abi.Pack("nativeFee", dstEid)
}

// UnpackNativeFee is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xa308b4cf.
//
// Solidity: function nativeFee(uint32 dstEid) view returns(uint256)
func (sandboxEndpoint *SandboxEndpoint) UnpackNativeFee(data []byte) (*big.Int, error) {
	out, err := sandboxEndpoint.abi.Unpack("nativeFee", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackNativeToken is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe1758bd8.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function nativeToken() pure returns(address)
func (sandboxEndpoint *SandboxEndpoint) PackNativeToken() []byte {
	enc, err := sandboxEndpoint.abi.Pack("nativeToken")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackNativeToken is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe1758bd8.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function nativeToken() pure returns(address)
func (sandboxEndpoint *SandboxEndpoint) TryPackNativeToken() ([]byte, error) {
	return sandboxEndpoint.abi.Pack("nativeToken")
}

// UnpackNativeToken is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xe1758bd8.
//
// Solidity: function nativeToken() pure returns(address)
func (sandboxEndpoint *SandboxEndpoint) UnpackNativeToken(data []byte) (common.Address, error) {
	out, err := sandboxEndpoint.abi.Unpack("nativeToken", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackOutboundNonce is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9c6d7340.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function outboundNonce(address sender, uint32 dstEid, bytes32 receiver) view returns(uint64)
func (sandboxEndpoint *SandboxEndpoint) PackOutboundNonce(sender common.Address, dstEid uint32, receiver [32]byte) []byte {
	enc, err := sandboxEndpoint.abi.Pack("outboundNonce", sender, dstEid, receiver)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackOutboundNonce is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9c6d7340.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function outboundNonce(address sender, uint32 dstEid, bytes32 receiver) view returns(uint64)
func (sandboxEndpoint *SandboxEndpoint) TryPackOutboundNonce(sender common.Address, dstEid uint32, receiver [32]byte) ([]byte, error) {
	return sandboxEndpoint.abi.Pack("outboundNonce", sender, dstEid, receiver)
}

// UnpackOutboundNonce is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x9c6d7340.
//
// Solidity: function outboundNonce(address sender, uint32 dstEid, bytes32 receiver) view returns(uint64)
func (sandboxEndpoint *SandboxEndpoint) UnpackOutboundNonce(data []byte) (uint64, error) {
	out, err := sandboxEndpoint.abi.Unpack("outboundNonce", data)
	if err != nil {
		return *new(uint64), err
	}
	out0 := *abi.ConvertType(out[0], new(uint64)).(*uint64)
	return out0, nil
}

// PackOwner is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8da5cb5b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function owner() view returns(address)
func (sandboxEndpoint *SandboxEndpoint) PackOwner() []byte {
	enc, err := sandboxEndpoint.abi.Pack("owner")
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
func (sandboxEndpoint *SandboxEndpoint) TryPackOwner() ([]byte, error) {
	return sandboxEndpoint.abi.Pack("owner")
}

// UnpackOwner is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x8da5cb5b.
//
// Solidity: function owner() view returns(address)
func (sandboxEndpoint *SandboxEndpoint) UnpackOwner(data []byte) (common.Address, error) {
	out, err := sandboxEndpoint.abi.Unpack("owner", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackQuote is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xddc28c58.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function quote((uint32,bytes32,bytes,bytes,bool) params, address ) view returns((uint256,uint256))
func (sandboxEndpoint *SandboxEndpoint) PackQuote(params MessagingParams, arg1 common.Address) []byte {
	enc, err := sandboxEndpoint.abi.Pack("quote", params, arg1)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackQuote is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xddc28c58.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function quote((uint32,bytes32,bytes,bytes,bool) params, address ) view returns((uint256,uint256))
func (sandboxEndpoint *SandboxEndpoint) TryPackQuote(params MessagingParams, arg1 common.Address) ([]byte, error) {
	return sandboxEndpoint.abi.Pack("quote", params, arg1)
}

// UnpackQuote is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xddc28c58.
//
// Solidity: function quote((uint32,bytes32,bytes,bytes,bool) params, address ) view returns((uint256,uint256))
func (sandboxEndpoint *SandboxEndpoint) UnpackQuote(data []byte) (MessagingFee, error) {
	out, err := sandboxEndpoint.abi.Unpack("quote", data)
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
func (sandboxEndpoint *SandboxEndpoint) PackRenounceOwnership() []byte {
	enc, err := sandboxEndpoint.abi.Pack("renounceOwnership")
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
func (sandboxEndpoint *SandboxEndpoint) TryPackRenounceOwnership() ([]byte, error) {
	return sandboxEndpoint.abi.Pack("renounceOwnership")
}

// PackSend is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2637a450.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function send((uint32,bytes32,bytes,bytes,bool) params, address refundAddress) payable returns((bytes32,uint64,(uint256,uint256)) receipt)
func (sandboxEndpoint *SandboxEndpoint) PackSend(params MessagingParams, refundAddress common.Address) []byte {
	enc, err := sandboxEndpoint.abi.Pack("send", params, refundAddress)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSend is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2637a450.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function send((uint32,bytes32,bytes,bytes,bool) params, address refundAddress) payable returns((bytes32,uint64,(uint256,uint256)) receipt)
func (sandboxEndpoint *SandboxEndpoint) TryPackSend(params MessagingParams, refundAddress common.Address) ([]byte, error) {
	return sandboxEndpoint.abi.Pack("send", params, refundAddress)
}

// UnpackSend is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x2637a450.
//
// Solidity: function send((uint32,bytes32,bytes,bytes,bool) params, address refundAddress) payable returns((bytes32,uint64,(uint256,uint256)) receipt)
func (sandboxEndpoint *SandboxEndpoint) UnpackSend(data []byte) (MessagingReceipt, error) {
	out, err := sandboxEndpoint.abi.Unpack("send", data)
	if err != nil {
		return *new(MessagingReceipt), err
	}
	out0 := *abi.ConvertType(out[0], new(MessagingReceipt)).(*MessagingReceipt)
	return out0, nil
}

// PackSetDelegate is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xca5eb5e1.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setDelegate(address delegate) returns()
func (sandboxEndpoint *SandboxEndpoint) PackSetDelegate(delegate common.Address) []byte {
	enc, err := sandboxEndpoint.abi.Pack("setDelegate", delegate)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSetDelegate is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xca5eb5e1.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function setDelegate(address delegate) returns()
func (sandboxEndpoint *SandboxEndpoint) TryPackSetDelegate(delegate common.Address) ([]byte, error) {
	return sandboxEndpoint.abi.Pack("setDelegate", delegate)
}

// PackSetNativeFee is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb9042f4c.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setNativeFee(uint32 dstEid, uint256 fee) returns()
func (sandboxEndpoint *SandboxEndpoint) PackSetNativeFee(dstEid uint32, fee *big.Int) []byte {
	enc, err := sandboxEndpoint.abi.Pack("setNativeFee", dstEid, fee)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSetNativeFee is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb9042f4c.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function setNativeFee(uint32 dstEid, uint256 fee) returns()
func (sandboxEndpoint *SandboxEndpoint) TryPackSetNativeFee(dstEid uint32, fee *big.Int) ([]byte, error) {
	return sandboxEndpoint.abi.Pack("setNativeFee", dstEid, fee)
}

// PackTransferOwnership is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf2fde38b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function transferOwnership(address newOwner) returns()
func (sandboxEndpoint *SandboxEndpoint) PackTransferOwnership(newOwner common.Address) []byte {
	enc, err := sandboxEndpoint.abi.Pack("transferOwnership", newOwner)
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
func (sandboxEndpoint *SandboxEndpoint) TryPackTransferOwnership(newOwner common.Address) ([]byte, error) {
	return sandboxEndpoint.abi.Pack("transferOwnership", newOwner)
}

// PackVerifiable is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc9a54a99.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function verifiable((uint32,bytes32,uint64) origin, address receiver) view returns(bool)
func (sandboxEndpoint *SandboxEndpoint) PackVerifiable(origin Origin, receiver common.Address) []byte {
	enc, err := sandboxEndpoint.abi.Pack("verifiable", origin, receiver)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackVerifiable is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc9a54a99.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function verifiable((uint32,bytes32,uint64) origin, address receiver) view returns(bool)
func (sandboxEndpoint *SandboxEndpoint) TryPackVerifiable(origin Origin, receiver common.Address) ([]byte, error) {
	return sandboxEndpoint.abi.Pack("verifiable", origin, receiver)
}

// UnpackVerifiable is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc9a54a99.
//
// Solidity: function verifiable((uint32,bytes32,uint64) origin, address receiver) view returns(bool)
func (sandboxEndpoint *SandboxEndpoint) UnpackVerifiable(data []byte) (bool, error) {
	out, err := sandboxEndpoint.abi.Unpack("verifiable", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackVerifier is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2b7ac3f3.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function verifier() view returns(address)
func (sandboxEndpoint *SandboxEndpoint) PackVerifier() []byte {
	enc, err := sandboxEndpoint.abi.Pack("verifier")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackVerifier is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2b7ac3f3.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function verifier() view returns(address)
func (sandboxEndpoint *SandboxEndpoint) TryPackVerifier() ([]byte, error) {
	return sandboxEndpoint.abi.Pack("verifier")
}

// UnpackVerifier is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x2b7ac3f3.
//
// Solidity: function verifier() view returns(address)
func (sandboxEndpoint *SandboxEndpoint) UnpackVerifier(data []byte) (common.Address, error) {
	out, err := sandboxEndpoint.abi.Unpack("verifier", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackVerify is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa825d747.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function verify((uint32,bytes32,uint64) origin, address receiver, bytes32 payloadHash) returns()
func (sandboxEndpoint *SandboxEndpoint) PackVerify(origin Origin, receiver common.Address, payloadHash [32]byte) []byte {
	enc, err := sandboxEndpoint.abi.Pack("verify", origin, receiver, payloadHash)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackVerify is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa825d747.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function verify((uint32,bytes32,uint64) origin, address receiver, bytes32 payloadHash) returns()
func (sandboxEndpoint *SandboxEndpoint) TryPackVerify(origin Origin, receiver common.Address, payloadHash [32]byte) ([]byte, error) {
	return sandboxEndpoint.abi.Pack("verify", origin, receiver, payloadHash)
}

// SandboxEndpointDelegateSet represents a DelegateSet event raised by the SandboxEndpoint contract.
type SandboxEndpointDelegateSet struct {
	Sender   common.Address
	Delegate common.Address
	Raw      *types.Log // Blockchain specific contextual infos
}

const SandboxEndpointDelegateSetEventName = "DelegateSet"

// ContractEventName returns the user-defined event name.
func (SandboxEndpointDelegateSet) ContractEventName() string {
	return SandboxEndpointDelegateSetEventName
}

// UnpackDelegateSetEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event DelegateSet(address sender, address delegate)
func (sandboxEndpoint *SandboxEndpoint) UnpackDelegateSetEvent(log *types.Log) (*SandboxEndpointDelegateSet, error) {
	event := "DelegateSet"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxEndpoint.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxEndpointDelegateSet)
	if len(log.Data) > 0 {
		if err := sandboxEndpoint.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxEndpoint.abi.Events[event].Inputs {
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

// SandboxEndpointNativeFeeSet represents a NativeFeeSet event raised by the SandboxEndpoint contract.
type SandboxEndpointNativeFeeSet struct {
	DstEid uint32
	Fee    *big.Int
	Raw    *types.Log // Blockchain specific contextual infos
}

const SandboxEndpointNativeFeeSetEventName = "NativeFeeSet"

// ContractEventName returns the user-defined event name.
func (SandboxEndpointNativeFeeSet) ContractEventName() string {
	return SandboxEndpointNativeFeeSetEventName
}

// UnpackNativeFeeSetEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event NativeFeeSet(uint32 indexed dstEid, uint256 fee)
func (sandboxEndpoint *SandboxEndpoint) UnpackNativeFeeSetEvent(log *types.Log) (*SandboxEndpointNativeFeeSet, error) {
	event := "NativeFeeSet"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxEndpoint.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxEndpointNativeFeeSet)
	if len(log.Data) > 0 {
		if err := sandboxEndpoint.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxEndpoint.abi.Events[event].Inputs {
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

// SandboxEndpointOwnershipTransferred represents a OwnershipTransferred event raised by the SandboxEndpoint contract.
type SandboxEndpointOwnershipTransferred struct {
	PreviousOwner common.Address
	NewOwner      common.Address
	Raw           *types.Log // Blockchain specific contextual infos
}

const SandboxEndpointOwnershipTransferredEventName = "OwnershipTransferred"

// ContractEventName returns the user-defined event name.
func (SandboxEndpointOwnershipTransferred) ContractEventName() string {
	return SandboxEndpointOwnershipTransferredEventName
}

// UnpackOwnershipTransferredEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event OwnershipTransferred(address indexed previousOwner, address indexed newOwner)
func (sandboxEndpoint *SandboxEndpoint) UnpackOwnershipTransferredEvent(log *types.Log) (*SandboxEndpointOwnershipTransferred, error) {
	event := "OwnershipTransferred"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxEndpoint.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxEndpointOwnershipTransferred)
	if len(log.Data) > 0 {
		if err := sandboxEndpoint.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxEndpoint.abi.Events[event].Inputs {
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

// SandboxEndpointPacketDelivered represents a PacketDelivered event raised by the SandboxEndpoint contract.
type SandboxEndpointPacketDelivered struct {
	Origin   Origin
	Receiver common.Address
	Raw      *types.Log // Blockchain specific contextual infos
}

const SandboxEndpointPacketDeliveredEventName = "PacketDelivered"

// ContractEventName returns the user-defined event name.
func (SandboxEndpointPacketDelivered) ContractEventName() string {
	return SandboxEndpointPacketDeliveredEventName
}

// UnpackPacketDeliveredEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event PacketDelivered((uint32,bytes32,uint64) origin, address receiver)
func (sandboxEndpoint *SandboxEndpoint) UnpackPacketDeliveredEvent(log *types.Log) (*SandboxEndpointPacketDelivered, error) {
	event := "PacketDelivered"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxEndpoint.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxEndpointPacketDelivered)
	if len(log.Data) > 0 {
		if err := sandboxEndpoint.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxEndpoint.abi.Events[event].Inputs {
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

// SandboxEndpointPacketSent represents a PacketSent event raised by the SandboxEndpoint contract.
type SandboxEndpointPacketSent struct {
	EncodedPayload []byte
	Options        []byte
	SendLibrary    common.Address
	Raw            *types.Log // Blockchain specific contextual infos
}

const SandboxEndpointPacketSentEventName = "PacketSent"

// ContractEventName returns the user-defined event name.
func (SandboxEndpointPacketSent) ContractEventName() string {
	return SandboxEndpointPacketSentEventName
}

// UnpackPacketSentEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event PacketSent(bytes encodedPayload, bytes options, address sendLibrary)
func (sandboxEndpoint *SandboxEndpoint) UnpackPacketSentEvent(log *types.Log) (*SandboxEndpointPacketSent, error) {
	event := "PacketSent"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxEndpoint.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxEndpointPacketSent)
	if len(log.Data) > 0 {
		if err := sandboxEndpoint.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxEndpoint.abi.Events[event].Inputs {
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

// SandboxEndpointPacketVerified represents a PacketVerified event raised by the SandboxEndpoint contract.
type SandboxEndpointPacketVerified struct {
	Origin      Origin
	Receiver    common.Address
	PayloadHash [32]byte
	Raw         *types.Log // Blockchain specific contextual infos
}

const SandboxEndpointPacketVerifiedEventName = "PacketVerified"

// ContractEventName returns the user-defined event name.
func (SandboxEndpointPacketVerified) ContractEventName() string {
	return SandboxEndpointPacketVerifiedEventName
}

// UnpackPacketVerifiedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event PacketVerified((uint32,bytes32,uint64) origin, address receiver, bytes32 payloadHash)
func (sandboxEndpoint *SandboxEndpoint) UnpackPacketVerifiedEvent(log *types.Log) (*SandboxEndpointPacketVerified, error) {
	event := "PacketVerified"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxEndpoint.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxEndpointPacketVerified)
	if len(log.Data) > 0 {
		if err := sandboxEndpoint.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxEndpoint.abi.Events[event].Inputs {
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
func (sandboxEndpoint *SandboxEndpoint) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], sandboxEndpoint.abi.Errors["LZ_DefaultSendLibUnavailable"].ID.Bytes()[:4]) {
		return sandboxEndpoint.UnpackLZDefaultSendLibUnavailableError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxEndpoint.abi.Errors["LZ_InsufficientFee"].ID.Bytes()[:4]) {
		return sandboxEndpoint.UnpackLZInsufficientFeeError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxEndpoint.abi.Errors["LZ_InvalidNonce"].ID.Bytes()[:4]) {
		return sandboxEndpoint.UnpackLZInvalidNonceError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxEndpoint.abi.Errors["LZ_InvalidPayloadHash"].ID.Bytes()[:4]) {
		return sandboxEndpoint.UnpackLZInvalidPayloadHashError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxEndpoint.abi.Errors["LZ_InvalidReceiveLibrary"].ID.Bytes()[:4]) {
		return sandboxEndpoint.UnpackLZInvalidReceiveLibraryError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxEndpoint.abi.Errors["LZ_LzTokenUnavailable"].ID.Bytes()[:4]) {
		return sandboxEndpoint.UnpackLZLzTokenUnavailableError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxEndpoint.abi.Errors["LZ_PathNotInitializable"].ID.Bytes()[:4]) {
		return sandboxEndpoint.UnpackLZPathNotInitializableError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxEndpoint.abi.Errors["LZ_PathNotVerifiable"].ID.Bytes()[:4]) {
		return sandboxEndpoint.UnpackLZPathNotVerifiableError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxEndpoint.abi.Errors["LZ_PayloadHashNotFound"].ID.Bytes()[:4]) {
		return sandboxEndpoint.UnpackLZPayloadHashNotFoundError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxEndpoint.abi.Errors["LZ_ULN_InvalidWorkerOptions"].ID.Bytes()[:4]) {
		return sandboxEndpoint.UnpackLZULNInvalidWorkerOptionsError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxEndpoint.abi.Errors["LZ_ULN_UnsupportedOptionType"].ID.Bytes()[:4]) {
		return sandboxEndpoint.UnpackLZULNUnsupportedOptionTypeError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxEndpoint.abi.Errors["OwnableInvalidOwner"].ID.Bytes()[:4]) {
		return sandboxEndpoint.UnpackOwnableInvalidOwnerError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxEndpoint.abi.Errors["OwnableUnauthorizedAccount"].ID.Bytes()[:4]) {
		return sandboxEndpoint.UnpackOwnableUnauthorizedAccountError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxEndpoint.abi.Errors["Transfer_NativeFailed"].ID.Bytes()[:4]) {
		return sandboxEndpoint.UnpackTransferNativeFailedError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxEndpoint.abi.Errors["Transfer_ToAddressIsZero"].ID.Bytes()[:4]) {
		return sandboxEndpoint.UnpackTransferToAddressIsZeroError(raw[4:])
	}
	return nil, errors.New("Unknown error")
}

// SandboxEndpointLZDefaultSendLibUnavailable represents a LZ_DefaultSendLibUnavailable error raised by the SandboxEndpoint contract.
type SandboxEndpointLZDefaultSendLibUnavailable struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error LZ_DefaultSendLibUnavailable()
func SandboxEndpointLZDefaultSendLibUnavailableErrorID() common.Hash {
	return common.HexToHash("0x6c1ccdb51299b5ee651fe2b7e8169efd55d5eb80b906fc47cebec929b790a0d0")
}

// UnpackLZDefaultSendLibUnavailableError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error LZ_DefaultSendLibUnavailable()
func (sandboxEndpoint *SandboxEndpoint) UnpackLZDefaultSendLibUnavailableError(raw []byte) (*SandboxEndpointLZDefaultSendLibUnavailable, error) {
	out := new(SandboxEndpointLZDefaultSendLibUnavailable)
	if err := sandboxEndpoint.abi.UnpackIntoInterface(out, "LZ_DefaultSendLibUnavailable", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxEndpointLZInsufficientFee represents a LZ_InsufficientFee error raised by the SandboxEndpoint contract.
type SandboxEndpointLZInsufficientFee struct {
	RequiredNative  *big.Int
	SuppliedNative  *big.Int
	RequiredLzToken *big.Int
	SuppliedLzToken *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error LZ_InsufficientFee(uint256 requiredNative, uint256 suppliedNative, uint256 requiredLzToken, uint256 suppliedLzToken)
func SandboxEndpointLZInsufficientFeeErrorID() common.Hash {
	return common.HexToHash("0x4f3ec0d3e5b074c8a80da9ed5e70bcbfcce364cb151c28342732902b4d567348")
}

// UnpackLZInsufficientFeeError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error LZ_InsufficientFee(uint256 requiredNative, uint256 suppliedNative, uint256 requiredLzToken, uint256 suppliedLzToken)
func (sandboxEndpoint *SandboxEndpoint) UnpackLZInsufficientFeeError(raw []byte) (*SandboxEndpointLZInsufficientFee, error) {
	out := new(SandboxEndpointLZInsufficientFee)
	if err := sandboxEndpoint.abi.UnpackIntoInterface(out, "LZ_InsufficientFee", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxEndpointLZInvalidNonce represents a LZ_InvalidNonce error raised by the SandboxEndpoint contract.
type SandboxEndpointLZInvalidNonce struct {
	Nonce uint64
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error LZ_InvalidNonce(uint64 nonce)
func SandboxEndpointLZInvalidNonceErrorID() common.Hash {
	return common.HexToHash("0xc09b6350b263846956b55a8705b741fddc2e87c0d0d4b177dcf89a04b09ebba7")
}

// UnpackLZInvalidNonceError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error LZ_InvalidNonce(uint64 nonce)
func (sandboxEndpoint *SandboxEndpoint) UnpackLZInvalidNonceError(raw []byte) (*SandboxEndpointLZInvalidNonce, error) {
	out := new(SandboxEndpointLZInvalidNonce)
	if err := sandboxEndpoint.abi.UnpackIntoInterface(out, "LZ_InvalidNonce", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxEndpointLZInvalidPayloadHash represents a LZ_InvalidPayloadHash error raised by the SandboxEndpoint contract.
type SandboxEndpointLZInvalidPayloadHash struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error LZ_InvalidPayloadHash()
func SandboxEndpointLZInvalidPayloadHashErrorID() common.Hash {
	return common.HexToHash("0x09beffb6db3bd8f33aa37fedaadc73445becdec44c7c1e46a0b2dda154c8bb4c")
}

// UnpackLZInvalidPayloadHashError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error LZ_InvalidPayloadHash()
func (sandboxEndpoint *SandboxEndpoint) UnpackLZInvalidPayloadHashError(raw []byte) (*SandboxEndpointLZInvalidPayloadHash, error) {
	out := new(SandboxEndpointLZInvalidPayloadHash)
	if err := sandboxEndpoint.abi.UnpackIntoInterface(out, "LZ_InvalidPayloadHash", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxEndpointLZInvalidReceiveLibrary represents a LZ_InvalidReceiveLibrary error raised by the SandboxEndpoint contract.
type SandboxEndpointLZInvalidReceiveLibrary struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error LZ_InvalidReceiveLibrary()
func SandboxEndpointLZInvalidReceiveLibraryErrorID() common.Hash {
	return common.HexToHash("0x4fa6ecac61176fff12e4d7fcc7a8d604c30a51d7090edea188e01f4d7c79b1d3")
}

// UnpackLZInvalidReceiveLibraryError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error LZ_InvalidReceiveLibrary()
func (sandboxEndpoint *SandboxEndpoint) UnpackLZInvalidReceiveLibraryError(raw []byte) (*SandboxEndpointLZInvalidReceiveLibrary, error) {
	out := new(SandboxEndpointLZInvalidReceiveLibrary)
	if err := sandboxEndpoint.abi.UnpackIntoInterface(out, "LZ_InvalidReceiveLibrary", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxEndpointLZLzTokenUnavailable represents a LZ_LzTokenUnavailable error raised by the SandboxEndpoint contract.
type SandboxEndpointLZLzTokenUnavailable struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error LZ_LzTokenUnavailable()
func SandboxEndpointLZLzTokenUnavailableErrorID() common.Hash {
	return common.HexToHash("0x5af6d2aaa292d93ed49f1e655a7577af329017f8cfbe699e9eff912a81b6c5fc")
}

// UnpackLZLzTokenUnavailableError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error LZ_LzTokenUnavailable()
func (sandboxEndpoint *SandboxEndpoint) UnpackLZLzTokenUnavailableError(raw []byte) (*SandboxEndpointLZLzTokenUnavailable, error) {
	out := new(SandboxEndpointLZLzTokenUnavailable)
	if err := sandboxEndpoint.abi.UnpackIntoInterface(out, "LZ_LzTokenUnavailable", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxEndpointLZPathNotInitializable represents a LZ_PathNotInitializable error raised by the SandboxEndpoint contract.
type SandboxEndpointLZPathNotInitializable struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error LZ_PathNotInitializable()
func SandboxEndpointLZPathNotInitializableErrorID() common.Hash {
	return common.HexToHash("0x751cb20fdcf64d1bb7d727fb5c5e29a3ceb4c8b71fa902d38a42acdd4c6a4973")
}

// UnpackLZPathNotInitializableError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error LZ_PathNotInitializable()
func (sandboxEndpoint *SandboxEndpoint) UnpackLZPathNotInitializableError(raw []byte) (*SandboxEndpointLZPathNotInitializable, error) {
	out := new(SandboxEndpointLZPathNotInitializable)
	if err := sandboxEndpoint.abi.UnpackIntoInterface(out, "LZ_PathNotInitializable", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxEndpointLZPathNotVerifiable represents a LZ_PathNotVerifiable error raised by the SandboxEndpoint contract.
type SandboxEndpointLZPathNotVerifiable struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error LZ_PathNotVerifiable()
func SandboxEndpointLZPathNotVerifiableErrorID() common.Hash {
	return common.HexToHash("0x0177e1ca667dec79207fbc6455b3b6a77817cf30c71dbe73962ea2d082616768")
}

// UnpackLZPathNotVerifiableError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error LZ_PathNotVerifiable()
func (sandboxEndpoint *SandboxEndpoint) UnpackLZPathNotVerifiableError(raw []byte) (*SandboxEndpointLZPathNotVerifiable, error) {
	out := new(SandboxEndpointLZPathNotVerifiable)
	if err := sandboxEndpoint.abi.UnpackIntoInterface(out, "LZ_PathNotVerifiable", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxEndpointLZPayloadHashNotFound represents a LZ_PayloadHashNotFound error raised by the SandboxEndpoint contract.
type SandboxEndpointLZPayloadHashNotFound struct {
	Expected [32]byte
	Actual   [32]byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error LZ_PayloadHashNotFound(bytes32 expected, bytes32 actual)
func SandboxEndpointLZPayloadHashNotFoundErrorID() common.Hash {
	return common.HexToHash("0x7182306f3b88fb2bf93d852273823bd83b7c9951142d2a8f903fd6a261b268e2")
}

// UnpackLZPayloadHashNotFoundError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error LZ_PayloadHashNotFound(bytes32 expected, bytes32 actual)
func (sandboxEndpoint *SandboxEndpoint) UnpackLZPayloadHashNotFoundError(raw []byte) (*SandboxEndpointLZPayloadHashNotFound, error) {
	out := new(SandboxEndpointLZPayloadHashNotFound)
	if err := sandboxEndpoint.abi.UnpackIntoInterface(out, "LZ_PayloadHashNotFound", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxEndpointLZULNInvalidWorkerOptions represents a LZ_ULN_InvalidWorkerOptions error raised by the SandboxEndpoint contract.
type SandboxEndpointLZULNInvalidWorkerOptions struct {
	Cursor *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error LZ_ULN_InvalidWorkerOptions(uint256 cursor)
func SandboxEndpointLZULNInvalidWorkerOptionsErrorID() common.Hash {
	return common.HexToHash("0x6592671c5d0529b8547b7b361873c99336e2b2032dfa2d8f66e3015abc9631ce")
}

// UnpackLZULNInvalidWorkerOptionsError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error LZ_ULN_InvalidWorkerOptions(uint256 cursor)
func (sandboxEndpoint *SandboxEndpoint) UnpackLZULNInvalidWorkerOptionsError(raw []byte) (*SandboxEndpointLZULNInvalidWorkerOptions, error) {
	out := new(SandboxEndpointLZULNInvalidWorkerOptions)
	if err := sandboxEndpoint.abi.UnpackIntoInterface(out, "LZ_ULN_InvalidWorkerOptions", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxEndpointLZULNUnsupportedOptionType represents a LZ_ULN_UnsupportedOptionType error raised by the SandboxEndpoint contract.
type SandboxEndpointLZULNUnsupportedOptionType struct {
	OptionType uint16
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error LZ_ULN_UnsupportedOptionType(uint16 optionType)
func SandboxEndpointLZULNUnsupportedOptionTypeErrorID() common.Hash {
	return common.HexToHash("0x41705130b8ca3c3d9a0228fd2d2fe457396ece96c6ce4ca6dfecf0780a394f91")
}

// UnpackLZULNUnsupportedOptionTypeError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error LZ_ULN_UnsupportedOptionType(uint16 optionType)
func (sandboxEndpoint *SandboxEndpoint) UnpackLZULNUnsupportedOptionTypeError(raw []byte) (*SandboxEndpointLZULNUnsupportedOptionType, error) {
	out := new(SandboxEndpointLZULNUnsupportedOptionType)
	if err := sandboxEndpoint.abi.UnpackIntoInterface(out, "LZ_ULN_UnsupportedOptionType", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxEndpointOwnableInvalidOwner represents a OwnableInvalidOwner error raised by the SandboxEndpoint contract.
type SandboxEndpointOwnableInvalidOwner struct {
	Owner common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error OwnableInvalidOwner(address owner)
func SandboxEndpointOwnableInvalidOwnerErrorID() common.Hash {
	return common.HexToHash("0x1e4fbdf7f3ef8bcaa855599e3abf48b232380f183f08f6f813d9ffa5bd585188")
}

// UnpackOwnableInvalidOwnerError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error OwnableInvalidOwner(address owner)
func (sandboxEndpoint *SandboxEndpoint) UnpackOwnableInvalidOwnerError(raw []byte) (*SandboxEndpointOwnableInvalidOwner, error) {
	out := new(SandboxEndpointOwnableInvalidOwner)
	if err := sandboxEndpoint.abi.UnpackIntoInterface(out, "OwnableInvalidOwner", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxEndpointOwnableUnauthorizedAccount represents a OwnableUnauthorizedAccount error raised by the SandboxEndpoint contract.
type SandboxEndpointOwnableUnauthorizedAccount struct {
	Account common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error OwnableUnauthorizedAccount(address account)
func SandboxEndpointOwnableUnauthorizedAccountErrorID() common.Hash {
	return common.HexToHash("0x118cdaa7a341953d1887a2245fd6665d741c67c8c50581daa59e1d03373fa188")
}

// UnpackOwnableUnauthorizedAccountError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error OwnableUnauthorizedAccount(address account)
func (sandboxEndpoint *SandboxEndpoint) UnpackOwnableUnauthorizedAccountError(raw []byte) (*SandboxEndpointOwnableUnauthorizedAccount, error) {
	out := new(SandboxEndpointOwnableUnauthorizedAccount)
	if err := sandboxEndpoint.abi.UnpackIntoInterface(out, "OwnableUnauthorizedAccount", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxEndpointTransferNativeFailed represents a Transfer_NativeFailed error raised by the SandboxEndpoint contract.
type SandboxEndpointTransferNativeFailed struct {
	To    common.Address
	Value *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error Transfer_NativeFailed(address to, uint256 value)
func SandboxEndpointTransferNativeFailedErrorID() common.Hash {
	return common.HexToHash("0x465bc8341e80320a537a2909d5464b29e052d5fa57ed50eaa93c6e36010f0428")
}

// UnpackTransferNativeFailedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error Transfer_NativeFailed(address to, uint256 value)
func (sandboxEndpoint *SandboxEndpoint) UnpackTransferNativeFailedError(raw []byte) (*SandboxEndpointTransferNativeFailed, error) {
	out := new(SandboxEndpointTransferNativeFailed)
	if err := sandboxEndpoint.abi.UnpackIntoInterface(out, "Transfer_NativeFailed", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxEndpointTransferToAddressIsZero represents a Transfer_ToAddressIsZero error raised by the SandboxEndpoint contract.
type SandboxEndpointTransferToAddressIsZero struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error Transfer_ToAddressIsZero()
func SandboxEndpointTransferToAddressIsZeroErrorID() common.Hash {
	return common.HexToHash("0x6b7a9310f842adc87f2ce64ef642b33370f0ac45f0f97d83872a448fc4dd63ef")
}

// UnpackTransferToAddressIsZeroError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error Transfer_ToAddressIsZero()
func (sandboxEndpoint *SandboxEndpoint) UnpackTransferToAddressIsZeroError(raw []byte) (*SandboxEndpointTransferToAddressIsZero, error) {
	out := new(SandboxEndpointTransferToAddressIsZero)
	if err := sandboxEndpoint.abi.UnpackIntoInterface(out, "Transfer_ToAddressIsZero", raw); err != nil {
		return nil, err
	}
	return out, nil
}
