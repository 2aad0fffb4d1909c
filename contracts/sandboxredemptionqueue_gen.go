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

// SandboxRedemptionQueueMetaData contains all meta data concerning the SandboxRedemptionQueue contract.
var SandboxRedemptionQueueMetaData = bind.MetaData{
	ABI: "[{\"inputs\":[{\"internalType\":\"address\",\"name\":\"vault_\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"owner_\",\"type\":\"address\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[],\"name\":\"CancellationPending\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ClaimsRefused\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"claimable\",\"type\":\"uint256\"}],\"name\":\"MoreThanClaimable\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"pending\",\"type\":\"uint256\"}],\"name\":\"MoreThanPending\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"asOf\",\"type\":\"uint64\"}],\"name\":\"NeverStruck\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NoPreviews\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"caller\",\"type\":\"address\"}],\"name\":\"NotAllowed\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"lastStrike\",\"type\":\"uint64\"}],\"name\":\"NotLaterThan\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"asOf\",\"type\":\"uint64\"}],\"name\":\"NotYet\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NothingRequested\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"OwnableInvalidOwner\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"OwnableUnauthorizedAccount\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"PriceUnavailable\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"RequestsRefused\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"}],\"name\":\"SafeERC20FailedOperation\",\"type\":\"error\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"CancelRedeemClaim\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"}],\"name\":\"CancelRedeemRequest\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"enumSandboxAsyncVault.Failure\",\"name\":\"failure\",\"type\":\"uint8\"}],\"name\":\"FailureSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"uint64\",\"name\":\"asOf\",\"type\":\"uint64\"},{\"indexed\":false,\"internalType\":\"bool\",\"name\":\"redeem\",\"type\":\"bool\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"units\",\"type\":\"uint256\"}],\"name\":\"Filled\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"bool\",\"name\":\"approved\",\"type\":\"bool\"}],\"name\":\"OperatorSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"previousOwner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"OwnershipTransferred\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"RedeemRequest\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"RedeemReturned\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"RedeemSettled\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"navPrice\",\"type\":\"uint256\"}],\"name\":\"Struck\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"uint64\",\"name\":\"asOf\",\"type\":\"uint64\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"cutoff\",\"type\":\"uint64\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"depositsSettleAt\",\"type\":\"uint64\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"redemptionsSettleAt\",\"type\":\"uint64\"},{\"indexed\":false,\"internalType\":\"uint16\",\"name\":\"fillBps\",\"type\":\"uint16\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"price\",\"type\":\"uint256\"}],\"name\":\"StruckAsOf\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"Withdraw\",\"type\":\"event\"},{\"inputs\":[],\"name\":\"asset\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"cancelRedeemRequest\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"claimCancelRedeemRequest\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"claimableCancelRedeemRequest\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"claimableRedeemRequest\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"convertToAssets\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"convertToShares\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"failure\",\"outputs\":[{\"internalType\":\"enumSandboxAsyncVault.Failure\",\"name\":\"\",\"type\":\"uint8\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"internalType\":\"bool\",\"name\":\"redeem\",\"type\":\"bool\"},{\"internalType\":\"uint256\",\"name\":\"units\",\"type\":\"uint256\"},{\"internalType\":\"uint64\",\"name\":\"asOf\",\"type\":\"uint64\"}],\"name\":\"fill\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"}],\"name\":\"isOperator\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"lastStrike\",\"outputs\":[{\"internalType\":\"uint64\",\"name\":\"\",\"type\":\"uint64\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"name\":\"maxDeposit\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"maxRedeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"maxWithdraw\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"navPrice\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"owner\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"pendingCancelRedeemRequest\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"pendingRedeemRequest\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"name\":\"previewRedeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"name\":\"previewWithdraw\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"asOf\",\"type\":\"uint64\"}],\"name\":\"priceAsOf\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"price\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"priceLastUpdated\",\"outputs\":[{\"internalType\":\"uint64\",\"name\":\"\",\"type\":\"uint64\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"redeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"renounceOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"requestRedeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"returnRedeem\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"enumSandboxAsyncVault.Failure\",\"name\":\"failure_\",\"type\":\"uint8\"}],\"name\":\"setFailure\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"},{\"internalType\":\"bool\",\"name\":\"approved\",\"type\":\"bool\"}],\"name\":\"setOperator\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"settleRedeem\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"share\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"strike\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"price\",\"type\":\"uint256\"},{\"internalType\":\"uint64\",\"name\":\"asOf\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"cutoff\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"depositsSettleAt\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"redemptionsSettleAt\",\"type\":\"uint64\"},{\"internalType\":\"uint16\",\"name\":\"fillBps\",\"type\":\"uint16\"}],\"name\":\"strikeAsOf\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes4\",\"name\":\"id\",\"type\":\"bytes4\"}],\"name\":\"supportsInterface\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"transferOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"withdraw\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"}]",
	ID:  "SandboxRedemptionQueue",
	Bin: "0x60c060405234801561000f575f5ffd5b5060405161256e38038061256e83398101604081905261002e9161022f565b806001600160a01b03811661005c57604051631e4fbdf760e01b81525f600482015260240160405180910390fd5b610065816100ed565b506001600160a01b03821660a0819052604080516338d52e0f60e01b815290516338d52e0f916004808201926020929091908290030181865afa1580156100ae573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906100d29190610260565b6001600160a01b03166080526100e661013c565b5050610297565b5f80546001600160a01b038381166001600160a01b0319831681178455604051919092169283917f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e09190a35050565b60a0516040516303d1689d60e11b81526c0c9f2c9cd04674edea4000000060048201526101bb916001600160a01b0316906307a2d13a90602401602060405180830381865afa158015610191573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906101b59190610280565b426101bd565b565b6003829055600480546001600160401b0319166001600160401b0383161790556040518281527f475ed66020773a4a5fe2eda8a24843501715b566412c781576145f69bd8819db9060200160405180910390a15050565b80516001600160a01b038116811461022a575f5ffd5b919050565b5f5f60408385031215610240575f5ffd5b61024983610214565b915061025760208401610214565b90509250929050565b5f60208284031215610270575f5ffd5b61027982610214565b9392505050565b5f60208284031215610290575f5ffd5b5051919050565b60805160a05161227e6102f05f395f8181610448015281816106fb01528181610d9b0152818161175201528181611a950152611b2301525f8181610301015281816118d301528181611b630152611ba9015261227e5ff3fe608060405234801561000f575f5ffd5b5060043610610234575f3560e01c80638da5cb5b1161013d578063c6c24d64116100b8578063dc83b52a11610088578063f2fde38b1161006e578063f2fde38b146105ad578063f5a23d8d146105c0578063fa9d4f4b146105f7575f5ffd5b8063dc83b52a14610560578063eaed1d0714610573575f5ffd5b8063c6c24d6414610508578063c6e6f59214610527578063ce96cb771461053a578063d905777e1461054d575f5ffd5b8063b04a5e051161010d578063b460af94116100f3578063b460af94146104b5578063b6363cf2146104c8578063ba087652146104f5575f5ffd5b8063b04a5e0514610472578063b3982cb8146104ac575f5ffd5b80638da5cb5b14610413578063a42e874e14610430578063a8d5fd6514610443578063ad8f50081461046a575f5ffd5b8063402d267d116101cd578063715018a61161019d5780637c1b50c4116101835780637c1b50c4146103b05780637d41c86e146103ed5780637f16a0e514610400575f5ffd5b8063715018a61461038257806376ffb8871461038a575f5ffd5b8063402d267d146103485780634cdad5061461029457806352aaead81461035b578063558a72971461036f575f5ffd5b80630ac64a7c116102085780630ac64a7c146102a75780632b9d9c1f146102d45780632c8be2cb146102e957806338d52e0f146102fc575f5ffd5b8062a06d191461023857806301ffc9a71461025e57806307a2d13a146102815780630a28a47714610294575b5f5ffd5b61024b610246366004611ed1565b61060a565b6040519081526020015b60405180910390f35b61027161026c366004611f0a565b610782565b6040519015158152602001610255565b61024b61028f366004611f49565b610901565b61024b6102a2366004611f49565b610928565b6002546102bb9067ffffffffffffffff1681565b60405167ffffffffffffffff9091168152602001610255565b6102e76102e2366004611f60565b61095b565b005b6102e76102f7366004611f8a565b610a81565b6103237f000000000000000000000000000000000000000000000000000000000000000081565b60405173ffffffffffffffffffffffffffffffffffffffff9091168152602001610255565b61024b610356366004611fb2565b505f90565b6004546102bb9067ffffffffffffffff1681565b61027161037d366004611fda565b610b99565b6102e7610c33565b6004546103a39068010000000000000000900460ff1681565b604051610255919061202f565b6102716103be366004611f60565b73ffffffffffffffffffffffffffffffffffffffff165f9081526006602052604090206004015460ff16919050565b61024b6103fb366004611ed1565b610c46565b6102e761040e366004612085565b610e25565b5f5473ffffffffffffffffffffffffffffffffffffffff16610323565b6102e761043e3660046120cf565b610efe565b6103237f000000000000000000000000000000000000000000000000000000000000000081565b6102e7610f8a565b61024b610480366004611f60565b73ffffffffffffffffffffffffffffffffffffffff165f90815260066020526040902060030154919050565b61024b60035481565b61024b6104c3366004611ed1565b610f9a565b6102716104d63660046120ed565b600560209081525f928352604080842090915290825290205460ff1681565b61024b610503366004611ed1565b611040565b61024b610516366004612115565b60016020525f908152604090205481565b61024b610535366004611f49565b6110db565b61024b610548366004611fb2565b6110fd565b61024b61055b366004611fb2565b61115c565b6102e761056e366004611f8a565b6111b4565b61024b610581366004611f60565b73ffffffffffffffffffffffffffffffffffffffff165f90815260066020526040902060020154919050565b6102e76105bb366004611fb2565b6111d2565b61024b6105ce366004611f60565b73ffffffffffffffffffffffffffffffffffffffff165f90815260066020526040902054919050565b6102e761060536600461212e565b611235565b5f610614826113a6565b600260045468010000000000000000900460ff16600381111561063957610639612002565b03610670576040517f347ae3c000000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5073ffffffffffffffffffffffffffffffffffffffff81165f9081526006602052604081206003810154918290036106db576040517f3024a13e0000000000000000000000000000000000000000000000000000000081525f60048201526024015b60405180910390fd5b5f600382015561072273ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000168584611435565b60408051338152602081018490525f9173ffffffffffffffffffffffffffffffffffffffff80881692908716917f9c133d4657dc9cd12f4c08cef86ef778dbbe03f3ad3b661ff14d36bc3febb1fb910160405180910390a4509392505050565b5f7f01ffc9a7000000000000000000000000000000000000000000000000000000007fffffffff000000000000000000000000000000000000000000000000000000008316148061081457507f2f0a18c5000000000000000000000000000000000000000000000000000000007fffffffff000000000000000000000000000000000000000000000000000000008316145b8061086057507fe3bc4e65000000000000000000000000000000000000000000000000000000007fffffffff000000000000000000000000000000000000000000000000000000008316145b806108ac57507f620ee8e4000000000000000000000000000000000000000000000000000000007fffffffff000000000000000000000000000000000000000000000000000000008316145b156108b957506001919050565b507fffffffff00000000000000000000000000000000000000000000000000000000167fe76cffc7000000000000000000000000000000000000000000000000000000001490565b5f61092261090d611495565b83906c0c9f2c9cd04674edea400000006114f9565b92915050565b5f6040517f3755406d00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b610964816113a6565b73ffffffffffffffffffffffffffffffffffffffff81165f90815260066020526040812080549091036109c3576040517f16cdabcf00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b600481015460ff1615610a02576040517fd8e1332f00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6004810180547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001660011790556040513381525f9073ffffffffffffffffffffffffffffffffffffffff8416907fa16c0f2cab616ed5d17cd544655b00d7062a1df7c457960cc8b9bf60770f92369060200160405180910390a3505050565b610a896115a9565b73ffffffffffffffffffffffffffffffffffffffff82165f9081526006602052604090208054821115610aee5780546040517fcac6939a00000000000000000000000000000000000000000000000000000000815260048101919091526024016106d2565b81815f015f828254610b0091906121ce565b9250508190555081816003015f828254610b1a91906121e1565b90915550506004810180547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0016905560405182815273ffffffffffffffffffffffffffffffffffffffff8416907f6d4096ecde8698a196a96547937f656f47fac19f2c7fb2f8c1cd43bd222d72cd9060200160405180910390a2505050565b335f81815260056020908152604080832073ffffffffffffffffffffffffffffffffffffffff871680855290835281842080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001687151590811790915591519182529293917fceb576d9f15e4e200fdb5096d64d5dfd667e16def20c1eefd14256d8e3faa267910160405180910390a350600192915050565b610c3b6115a9565b610c445f6115fb565b565b5f610c50826113a6565b600160045468010000000000000000900460ff166003811115610c7557610c75612002565b03610cac576040517f329f127100000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b835f03610ce5576040517f16cdabcf00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b73ffffffffffffffffffffffffffffffffffffffff83165f9081526006602052604090206004015460ff1615610d47576040517fd8e1332f00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b73ffffffffffffffffffffffffffffffffffffffff83165f9081526006602052604081208054869290610d7b9084906121e1565b90915550610dc3905073ffffffffffffffffffffffffffffffffffffffff7f00000000000000000000000000000000000000000000000000000000000000001683308761166f565b60408051338152602081018690525f9173ffffffffffffffffffffffffffffffffffffffff80861692908716917f1fdc681a13d8c5da54e301c7ce6542dcde4581e4725043fdab2db12ddc574506910160405180910390a4505f5b9392505050565b610e2d6115a9565b67ffffffffffffffff81165f9081526001602052604081205490819003610e8c576040517f4646fa1600000000000000000000000000000000000000000000000000000000815267ffffffffffffffff831660048201526024016106d2565b610e98858585846116d1565b6040805185151581526020810185905267ffffffffffffffff84169173ffffffffffffffffffffffffffffffffffffffff8816917f95d546ed47410f6438cbedeaa19b4c6e01ade7d411a134091160e7373b3f74a4910160405180910390a35050505050565b610f066115a9565b600480548291907fffffffffffffffffffffffffffffffffffffffffffffff00ffffffffffffffff1668010000000000000000836003811115610f4b57610f4b612002565b02179055507f34b670abe11892066599cece9d3e3bb0860e2ab84bda0395f710bf98d68b232d81604051610f7f919061202f565b60405180910390a150565b610f926115a9565b610c44611713565b73ffffffffffffffffffffffffffffffffffffffff81165f90815260066020526040812060018101548511156110045780600101546040517f3024a13e0000000000000000000000000000000000000000000000000000000081526004016106d291815260200190565b841561102757600180820154600283015461102292909188916117d6565b611029565b5f5b91506110388186848787611821565b509392505050565b73ffffffffffffffffffffffffffffffffffffffff81165f90815260066020526040812060028101548511156110aa5780600201546040517f3024a13e0000000000000000000000000000000000000000000000000000000081526004016106d291815260200190565b84156110ca57600281015460018201546110c59187906114f9565b6110cc565b5f5b91506110388183878787611821565b5f6109226c0c9f2c9cd04674edea400000006110f5611495565b8491906114f9565b5f600260045468010000000000000000900460ff16600381111561112357611123612002565b146111555773ffffffffffffffffffffffffffffffffffffffff82165f90815260066020526040902060010154610922565b5f92915050565b5f600260045468010000000000000000900460ff16600381111561118257611182612002565b146111555773ffffffffffffffffffffffffffffffffffffffff82165f90815260066020526040902060020154610922565b6111bc6115a9565b6111ce82826111c9611495565b611959565b5050565b6111da6115a9565b73ffffffffffffffffffffffffffffffffffffffff8116611229576040517f1e4fbdf70000000000000000000000000000000000000000000000000000000081525f60048201526024016106d2565b611232816115fb565b50565b61123d6115a9565b60025467ffffffffffffffff90811690861611611296576002546040517ff257c85300000000000000000000000000000000000000000000000000000000815267ffffffffffffffff90911660048201526024016106d2565b428567ffffffffffffffff1611156112e6576040517f1c9cc45800000000000000000000000000000000000000000000000000000000815267ffffffffffffffff861660048201526024016106d2565b600280547fffffffffffffffffffffffffffffffffffffffffffffffff00000000000000001667ffffffffffffffff87169081179091555f9081526001602052604090208690556113378686611ca6565b6040805167ffffffffffffffff868116825285811660208301528481169282019290925261ffff8316606082015260808101889052908616907f8f5539614af9c8259b5dfbf53f98fbe59bcd0474a01f84669d5c0ad59d0eb0db9060a0015b60405180910390a2505050505050565b3373ffffffffffffffffffffffffffffffffffffffff8216148015906113fc575073ffffffffffffffffffffffffffffffffffffffff81165f90815260056020908152604080832033845290915290205460ff16155b15611232576040517ffa5cd00f0000000000000000000000000000000000000000000000000000000081523360048201526024016106d2565b6114428383836001611d16565b611490576040517f5274afe700000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff841660048201526024016106d2565b505050565b5f600360045468010000000000000000900460ff1660038111156114bb576114bb612002565b036114f2576040517fcb08be8100000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5060035490565b5f5f5f6115068686611d9e565b91509150815f0361152a57838181611520576115206121f4565b0492505050610e1e565b818411611541576115416003851502601118611dd9565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150509392505050565b5f5473ffffffffffffffffffffffffffffffffffffffff163314610c44576040517f118cdaa70000000000000000000000000000000000000000000000000000000081523360048201526024016106d2565b5f805473ffffffffffffffffffffffffffffffffffffffff8381167fffffffffffffffffffffffff0000000000000000000000000000000000000000831681178455604051919092169283917f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e09190a35050565b61167d848484846001611dea565b6116cb576040517f5274afe700000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff851660048201526024016106d2565b50505050565b82611708576040517f16cdabcf00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6116cb848383611959565b6040517f07a2d13a0000000000000000000000000000000000000000000000000000000081526c0c9f2c9cd04674edea400000006004820152610c44907f000000000000000000000000000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff16906307a2d13a90602401602060405180830381865afa1580156117ac573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906117d09190612221565b42611ca6565b5f6118036117e383611e7d565b80156117fe57505f84806117f9576117f96121f4565b868809115b151590565b61180e8686866114f9565b61181891906121e1565b95945050505050565b61182a816113a6565b600260045468010000000000000000900460ff16600381111561184f5761184f612002565b03611886576040517f347ae3c000000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b83856001015f82825461189991906121ce565b9250508190555082856002015f8282546118b391906121ce565b909155506118fa905073ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000168386611435565b604080518581526020810185905273ffffffffffffffffffffffffffffffffffffffff808416929085169133917ffbde797d201c681b91056529119e0b02407c7bb96a4a2c75c01fc9667232c8db910160405180910390a45050505050565b73ffffffffffffffffffffffffffffffffffffffff83165f90815260066020526040902080548311156119be5780546040517fcac6939a00000000000000000000000000000000000000000000000000000000815260048101919091526024016106d2565b5f6119d784846c0c9f2c9cd04674edea400000006114f9565b905083825f015f8282546119eb91906121ce565b9250508190555083826002015f828254611a0591906121e1565b9250508190555080826001015f828254611a1f91906121e1565b909155505081545f03611a57576004820180547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001690555b6040517fba08765200000000000000000000000000000000000000000000000000000000815260048101859052306024820181905260448201525f907f000000000000000000000000000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff169063ba087652906064016020604051808303815f875af1158015611af0573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611b149190612221565b905081811115611b8a57611b8a7f0000000000000000000000000000000000000000000000000000000000000000611b4c84846121ce565b73ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000169190611435565b81811015611c585773ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000166340c10f1930611bd984866121ce565b6040517fffffffff0000000000000000000000000000000000000000000000000000000060e085901b16815273ffffffffffffffffffffffffffffffffffffffff909216600483015260248201526044015f604051808303815f87803b158015611c41575f5ffd5b505af1158015611c53573d5f5f3e3d5ffd5b505050505b604080518681526020810184905273ffffffffffffffffffffffffffffffffffffffff8816917f2c180214f70792f71f5526ee53304bf9d4aa9461216c7ab94b3d00196619d7249101611396565b6003829055600480547fffffffffffffffffffffffffffffffffffffffffffffffff00000000000000001667ffffffffffffffff83161790556040518281527f475ed66020773a4a5fe2eda8a24843501715b566412c781576145f69bd8819db9060200160405180910390a15050565b6040517fa9059cbb000000000000000000000000000000000000000000000000000000005f81815273ffffffffffffffffffffffffffffffffffffffff8616600452602485905291602083604481808b5af1925060015f51148316611d92578383151615611d86573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b5f807fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff83850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b6040517f23b872dd000000000000000000000000000000000000000000000000000000005f81815273ffffffffffffffffffffffffffffffffffffffff8781166004528616602452604485905291602083606481808c5af1925060015f51148316611e6c578383151615611e60573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b5f6002826003811115611e9257611e92612002565b611e9c9190612238565b60ff166001149050919050565b803573ffffffffffffffffffffffffffffffffffffffff81168114611ecc575f5ffd5b919050565b5f5f5f60608486031215611ee3575f5ffd5b83359250611ef360208501611ea9565b9150611f0160408501611ea9565b90509250925092565b5f60208284031215611f1a575f5ffd5b81357fffffffff0000000000000000000000000000000000000000000000000000000081168114610e1e575f5ffd5b5f60208284031215611f59575f5ffd5b5035919050565b5f5f60408385031215611f71575f5ffd5b82359150611f8160208401611ea9565b90509250929050565b5f5f60408385031215611f9b575f5ffd5b611fa483611ea9565b946020939093013593505050565b5f60208284031215611fc2575f5ffd5b610e1e82611ea9565b80358015158114611ecc575f5ffd5b5f5f60408385031215611feb575f5ffd5b611ff483611ea9565b9150611f8160208401611fcb565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b6020810160048310612068577f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b91905290565b803567ffffffffffffffff81168114611ecc575f5ffd5b5f5f5f5f60808587031215612098575f5ffd5b6120a185611ea9565b93506120af60208601611fcb565b9250604085013591506120c46060860161206e565b905092959194509250565b5f602082840312156120df575f5ffd5b813560048110610e1e575f5ffd5b5f5f604083850312156120fe575f5ffd5b61210783611ea9565b9150611f8160208401611ea9565b5f60208284031215612125575f5ffd5b610e1e8261206e565b5f5f5f5f5f5f60c08789031215612143575f5ffd5b863595506121536020880161206e565b94506121616040880161206e565b935061216f6060880161206e565b925061217d6080880161206e565b915060a087013561ffff81168114612193575f5ffd5b809150509295509295509295565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b81810381811115610922576109226121a1565b80820180821115610922576109226121a1565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b5f60208284031215612231575f5ffd5b5051919050565b5f60ff83168061226f577f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b8060ff8416069150509291505056",
}

// SandboxRedemptionQueue is an auto generated Go binding around an Ethereum contract.
type SandboxRedemptionQueue struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *SandboxRedemptionQueue) GetABI() abi.ABI {
	return c.abi
}

// NewSandboxRedemptionQueue creates a new instance of SandboxRedemptionQueue.
func NewSandboxRedemptionQueue() *SandboxRedemptionQueue {
	parsed, err := SandboxRedemptionQueueMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &SandboxRedemptionQueue{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *SandboxRedemptionQueue) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackConstructor is the Go binding used to pack the parameters required for
// contract deployment.
//
// Solidity: constructor(address vault_, address owner_) returns()
func (sandboxRedemptionQueue *SandboxRedemptionQueue) PackConstructor(vault_ common.Address, owner_ common.Address) []byte {
	enc, err := sandboxRedemptionQueue.abi.Pack("", vault_, owner_)
	if err != nil {
		panic(err)
	}
	return enc
}

// PackAsset is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x38d52e0f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function asset() view returns(address)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) PackAsset() []byte {
	enc, err := sandboxRedemptionQueue.abi.Pack("asset")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAsset is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x38d52e0f.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function asset() view returns(address)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) TryPackAsset() ([]byte, error) {
	return sandboxRedemptionQueue.abi.Pack("asset")
}

// UnpackAsset is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x38d52e0f.
//
// Solidity: function asset() view returns(address)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackAsset(data []byte) (common.Address, error) {
	out, err := sandboxRedemptionQueue.abi.Unpack("asset", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackCancelRedeemRequest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2b9d9c1f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function cancelRedeemRequest(uint256 , address controller) returns()
func (sandboxRedemptionQueue *SandboxRedemptionQueue) PackCancelRedeemRequest(arg0 *big.Int, controller common.Address) []byte {
	enc, err := sandboxRedemptionQueue.abi.Pack("cancelRedeemRequest", arg0, controller)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCancelRedeemRequest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2b9d9c1f.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function cancelRedeemRequest(uint256 , address controller) returns()
func (sandboxRedemptionQueue *SandboxRedemptionQueue) TryPackCancelRedeemRequest(arg0 *big.Int, controller common.Address) ([]byte, error) {
	return sandboxRedemptionQueue.abi.Pack("cancelRedeemRequest", arg0, controller)
}

// PackClaimCancelRedeemRequest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x00a06d19.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function claimCancelRedeemRequest(uint256 , address receiver, address controller) returns(uint256 shares)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) PackClaimCancelRedeemRequest(arg0 *big.Int, receiver common.Address, controller common.Address) []byte {
	enc, err := sandboxRedemptionQueue.abi.Pack("claimCancelRedeemRequest", arg0, receiver, controller)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackClaimCancelRedeemRequest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x00a06d19.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function claimCancelRedeemRequest(uint256 , address receiver, address controller) returns(uint256 shares)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) TryPackClaimCancelRedeemRequest(arg0 *big.Int, receiver common.Address, controller common.Address) ([]byte, error) {
	return sandboxRedemptionQueue.abi.Pack("claimCancelRedeemRequest", arg0, receiver, controller)
}

// UnpackClaimCancelRedeemRequest is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x00a06d19.
//
// Solidity: function claimCancelRedeemRequest(uint256 , address receiver, address controller) returns(uint256 shares)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackClaimCancelRedeemRequest(data []byte) (*big.Int, error) {
	out, err := sandboxRedemptionQueue.abi.Unpack("claimCancelRedeemRequest", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackClaimableCancelRedeemRequest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb04a5e05.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function claimableCancelRedeemRequest(uint256 , address controller) view returns(uint256)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) PackClaimableCancelRedeemRequest(arg0 *big.Int, controller common.Address) []byte {
	enc, err := sandboxRedemptionQueue.abi.Pack("claimableCancelRedeemRequest", arg0, controller)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackClaimableCancelRedeemRequest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb04a5e05.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function claimableCancelRedeemRequest(uint256 , address controller) view returns(uint256)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) TryPackClaimableCancelRedeemRequest(arg0 *big.Int, controller common.Address) ([]byte, error) {
	return sandboxRedemptionQueue.abi.Pack("claimableCancelRedeemRequest", arg0, controller)
}

// UnpackClaimableCancelRedeemRequest is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xb04a5e05.
//
// Solidity: function claimableCancelRedeemRequest(uint256 , address controller) view returns(uint256)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackClaimableCancelRedeemRequest(data []byte) (*big.Int, error) {
	out, err := sandboxRedemptionQueue.abi.Unpack("claimableCancelRedeemRequest", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackClaimableRedeemRequest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xeaed1d07.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function claimableRedeemRequest(uint256 , address controller) view returns(uint256)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) PackClaimableRedeemRequest(arg0 *big.Int, controller common.Address) []byte {
	enc, err := sandboxRedemptionQueue.abi.Pack("claimableRedeemRequest", arg0, controller)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackClaimableRedeemRequest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xeaed1d07.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function claimableRedeemRequest(uint256 , address controller) view returns(uint256)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) TryPackClaimableRedeemRequest(arg0 *big.Int, controller common.Address) ([]byte, error) {
	return sandboxRedemptionQueue.abi.Pack("claimableRedeemRequest", arg0, controller)
}

// UnpackClaimableRedeemRequest is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xeaed1d07.
//
// Solidity: function claimableRedeemRequest(uint256 , address controller) view returns(uint256)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackClaimableRedeemRequest(data []byte) (*big.Int, error) {
	out, err := sandboxRedemptionQueue.abi.Unpack("claimableRedeemRequest", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackConvertToAssets is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x07a2d13a.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function convertToAssets(uint256 shares) view returns(uint256)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) PackConvertToAssets(shares *big.Int) []byte {
	enc, err := sandboxRedemptionQueue.abi.Pack("convertToAssets", shares)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackConvertToAssets is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x07a2d13a.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function convertToAssets(uint256 shares) view returns(uint256)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) TryPackConvertToAssets(shares *big.Int) ([]byte, error) {
	return sandboxRedemptionQueue.abi.Pack("convertToAssets", shares)
}

// UnpackConvertToAssets is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x07a2d13a.
//
// Solidity: function convertToAssets(uint256 shares) view returns(uint256)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackConvertToAssets(data []byte) (*big.Int, error) {
	out, err := sandboxRedemptionQueue.abi.Unpack("convertToAssets", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackConvertToShares is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc6e6f592.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function convertToShares(uint256 assets) view returns(uint256)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) PackConvertToShares(assets *big.Int) []byte {
	enc, err := sandboxRedemptionQueue.abi.Pack("convertToShares", assets)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackConvertToShares is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc6e6f592.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function convertToShares(uint256 assets) view returns(uint256)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) TryPackConvertToShares(assets *big.Int) ([]byte, error) {
	return sandboxRedemptionQueue.abi.Pack("convertToShares", assets)
}

// UnpackConvertToShares is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc6e6f592.
//
// Solidity: function convertToShares(uint256 assets) view returns(uint256)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackConvertToShares(data []byte) (*big.Int, error) {
	out, err := sandboxRedemptionQueue.abi.Unpack("convertToShares", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackFailure is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x76ffb887.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function failure() view returns(uint8)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) PackFailure() []byte {
	enc, err := sandboxRedemptionQueue.abi.Pack("failure")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackFailure is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x76ffb887.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function failure() view returns(uint8)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) TryPackFailure() ([]byte, error) {
	return sandboxRedemptionQueue.abi.Pack("failure")
}

// UnpackFailure is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x76ffb887.
//
// Solidity: function failure() view returns(uint8)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackFailure(data []byte) (uint8, error) {
	out, err := sandboxRedemptionQueue.abi.Unpack("failure", data)
	if err != nil {
		return *new(uint8), err
	}
	out0 := *abi.ConvertType(out[0], new(uint8)).(*uint8)
	return out0, nil
}

// PackFill is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7f16a0e5.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function fill(address controller, bool redeem, uint256 units, uint64 asOf) returns()
func (sandboxRedemptionQueue *SandboxRedemptionQueue) PackFill(controller common.Address, redeem bool, units *big.Int, asOf uint64) []byte {
	enc, err := sandboxRedemptionQueue.abi.Pack("fill", controller, redeem, units, asOf)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackFill is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7f16a0e5.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function fill(address controller, bool redeem, uint256 units, uint64 asOf) returns()
func (sandboxRedemptionQueue *SandboxRedemptionQueue) TryPackFill(controller common.Address, redeem bool, units *big.Int, asOf uint64) ([]byte, error) {
	return sandboxRedemptionQueue.abi.Pack("fill", controller, redeem, units, asOf)
}

// PackIsOperator is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb6363cf2.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function isOperator(address controller, address operator) view returns(bool)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) PackIsOperator(controller common.Address, operator common.Address) []byte {
	enc, err := sandboxRedemptionQueue.abi.Pack("isOperator", controller, operator)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackIsOperator is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb6363cf2.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function isOperator(address controller, address operator) view returns(bool)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) TryPackIsOperator(controller common.Address, operator common.Address) ([]byte, error) {
	return sandboxRedemptionQueue.abi.Pack("isOperator", controller, operator)
}

// UnpackIsOperator is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xb6363cf2.
//
// Solidity: function isOperator(address controller, address operator) view returns(bool)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackIsOperator(data []byte) (bool, error) {
	out, err := sandboxRedemptionQueue.abi.Unpack("isOperator", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackLastStrike is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0ac64a7c.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function lastStrike() view returns(uint64)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) PackLastStrike() []byte {
	enc, err := sandboxRedemptionQueue.abi.Pack("lastStrike")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackLastStrike is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0ac64a7c.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function lastStrike() view returns(uint64)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) TryPackLastStrike() ([]byte, error) {
	return sandboxRedemptionQueue.abi.Pack("lastStrike")
}

// UnpackLastStrike is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x0ac64a7c.
//
// Solidity: function lastStrike() view returns(uint64)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackLastStrike(data []byte) (uint64, error) {
	out, err := sandboxRedemptionQueue.abi.Unpack("lastStrike", data)
	if err != nil {
		return *new(uint64), err
	}
	out0 := *abi.ConvertType(out[0], new(uint64)).(*uint64)
	return out0, nil
}

// PackMaxDeposit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x402d267d.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function maxDeposit(address ) pure returns(uint256)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) PackMaxDeposit(arg0 common.Address) []byte {
	enc, err := sandboxRedemptionQueue.abi.Pack("maxDeposit", arg0)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMaxDeposit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x402d267d.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function maxDeposit(address ) pure returns(uint256)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) TryPackMaxDeposit(arg0 common.Address) ([]byte, error) {
	return sandboxRedemptionQueue.abi.Pack("maxDeposit", arg0)
}

// UnpackMaxDeposit is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x402d267d.
//
// Solidity: function maxDeposit(address ) pure returns(uint256)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackMaxDeposit(data []byte) (*big.Int, error) {
	out, err := sandboxRedemptionQueue.abi.Unpack("maxDeposit", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackMaxRedeem is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd905777e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function maxRedeem(address controller) view returns(uint256)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) PackMaxRedeem(controller common.Address) []byte {
	enc, err := sandboxRedemptionQueue.abi.Pack("maxRedeem", controller)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMaxRedeem is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd905777e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function maxRedeem(address controller) view returns(uint256)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) TryPackMaxRedeem(controller common.Address) ([]byte, error) {
	return sandboxRedemptionQueue.abi.Pack("maxRedeem", controller)
}

// UnpackMaxRedeem is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xd905777e.
//
// Solidity: function maxRedeem(address controller) view returns(uint256)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackMaxRedeem(data []byte) (*big.Int, error) {
	out, err := sandboxRedemptionQueue.abi.Unpack("maxRedeem", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackMaxWithdraw is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xce96cb77.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function maxWithdraw(address controller) view returns(uint256)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) PackMaxWithdraw(controller common.Address) []byte {
	enc, err := sandboxRedemptionQueue.abi.Pack("maxWithdraw", controller)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMaxWithdraw is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xce96cb77.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function maxWithdraw(address controller) view returns(uint256)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) TryPackMaxWithdraw(controller common.Address) ([]byte, error) {
	return sandboxRedemptionQueue.abi.Pack("maxWithdraw", controller)
}

// UnpackMaxWithdraw is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xce96cb77.
//
// Solidity: function maxWithdraw(address controller) view returns(uint256)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackMaxWithdraw(data []byte) (*big.Int, error) {
	out, err := sandboxRedemptionQueue.abi.Unpack("maxWithdraw", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackNavPrice is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb3982cb8.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function navPrice() view returns(uint256)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) PackNavPrice() []byte {
	enc, err := sandboxRedemptionQueue.abi.Pack("navPrice")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackNavPrice is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb3982cb8.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function navPrice() view returns(uint256)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) TryPackNavPrice() ([]byte, error) {
	return sandboxRedemptionQueue.abi.Pack("navPrice")
}

// UnpackNavPrice is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xb3982cb8.
//
// Solidity: function navPrice() view returns(uint256)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackNavPrice(data []byte) (*big.Int, error) {
	out, err := sandboxRedemptionQueue.abi.Unpack("navPrice", data)
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
func (sandboxRedemptionQueue *SandboxRedemptionQueue) PackOwner() []byte {
	enc, err := sandboxRedemptionQueue.abi.Pack("owner")
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
func (sandboxRedemptionQueue *SandboxRedemptionQueue) TryPackOwner() ([]byte, error) {
	return sandboxRedemptionQueue.abi.Pack("owner")
}

// UnpackOwner is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x8da5cb5b.
//
// Solidity: function owner() view returns(address)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackOwner(data []byte) (common.Address, error) {
	out, err := sandboxRedemptionQueue.abi.Unpack("owner", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackPendingCancelRedeemRequest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7c1b50c4.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pendingCancelRedeemRequest(uint256 , address controller) view returns(bool)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) PackPendingCancelRedeemRequest(arg0 *big.Int, controller common.Address) []byte {
	enc, err := sandboxRedemptionQueue.abi.Pack("pendingCancelRedeemRequest", arg0, controller)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPendingCancelRedeemRequest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7c1b50c4.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function pendingCancelRedeemRequest(uint256 , address controller) view returns(bool)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) TryPackPendingCancelRedeemRequest(arg0 *big.Int, controller common.Address) ([]byte, error) {
	return sandboxRedemptionQueue.abi.Pack("pendingCancelRedeemRequest", arg0, controller)
}

// UnpackPendingCancelRedeemRequest is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x7c1b50c4.
//
// Solidity: function pendingCancelRedeemRequest(uint256 , address controller) view returns(bool)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackPendingCancelRedeemRequest(data []byte) (bool, error) {
	out, err := sandboxRedemptionQueue.abi.Unpack("pendingCancelRedeemRequest", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackPendingRedeemRequest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf5a23d8d.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pendingRedeemRequest(uint256 , address controller) view returns(uint256)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) PackPendingRedeemRequest(arg0 *big.Int, controller common.Address) []byte {
	enc, err := sandboxRedemptionQueue.abi.Pack("pendingRedeemRequest", arg0, controller)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPendingRedeemRequest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf5a23d8d.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function pendingRedeemRequest(uint256 , address controller) view returns(uint256)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) TryPackPendingRedeemRequest(arg0 *big.Int, controller common.Address) ([]byte, error) {
	return sandboxRedemptionQueue.abi.Pack("pendingRedeemRequest", arg0, controller)
}

// UnpackPendingRedeemRequest is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xf5a23d8d.
//
// Solidity: function pendingRedeemRequest(uint256 , address controller) view returns(uint256)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackPendingRedeemRequest(data []byte) (*big.Int, error) {
	out, err := sandboxRedemptionQueue.abi.Unpack("pendingRedeemRequest", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackPreviewRedeem is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x4cdad506.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function previewRedeem(uint256 ) pure returns(uint256)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) PackPreviewRedeem(arg0 *big.Int) []byte {
	enc, err := sandboxRedemptionQueue.abi.Pack("previewRedeem", arg0)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPreviewRedeem is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x4cdad506.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function previewRedeem(uint256 ) pure returns(uint256)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) TryPackPreviewRedeem(arg0 *big.Int) ([]byte, error) {
	return sandboxRedemptionQueue.abi.Pack("previewRedeem", arg0)
}

// UnpackPreviewRedeem is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x4cdad506.
//
// Solidity: function previewRedeem(uint256 ) pure returns(uint256)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackPreviewRedeem(data []byte) (*big.Int, error) {
	out, err := sandboxRedemptionQueue.abi.Unpack("previewRedeem", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackPreviewWithdraw is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0a28a477.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function previewWithdraw(uint256 ) pure returns(uint256)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) PackPreviewWithdraw(arg0 *big.Int) []byte {
	enc, err := sandboxRedemptionQueue.abi.Pack("previewWithdraw", arg0)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPreviewWithdraw is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0a28a477.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function previewWithdraw(uint256 ) pure returns(uint256)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) TryPackPreviewWithdraw(arg0 *big.Int) ([]byte, error) {
	return sandboxRedemptionQueue.abi.Pack("previewWithdraw", arg0)
}

// UnpackPreviewWithdraw is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x0a28a477.
//
// Solidity: function previewWithdraw(uint256 ) pure returns(uint256)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackPreviewWithdraw(data []byte) (*big.Int, error) {
	out, err := sandboxRedemptionQueue.abi.Unpack("previewWithdraw", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackPriceAsOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc6c24d64.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function priceAsOf(uint64 asOf) view returns(uint256 price)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) PackPriceAsOf(asOf uint64) []byte {
	enc, err := sandboxRedemptionQueue.abi.Pack("priceAsOf", asOf)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPriceAsOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc6c24d64.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function priceAsOf(uint64 asOf) view returns(uint256 price)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) TryPackPriceAsOf(asOf uint64) ([]byte, error) {
	return sandboxRedemptionQueue.abi.Pack("priceAsOf", asOf)
}

// UnpackPriceAsOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc6c24d64.
//
// Solidity: function priceAsOf(uint64 asOf) view returns(uint256 price)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackPriceAsOf(data []byte) (*big.Int, error) {
	out, err := sandboxRedemptionQueue.abi.Unpack("priceAsOf", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackPriceLastUpdated is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x52aaead8.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function priceLastUpdated() view returns(uint64)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) PackPriceLastUpdated() []byte {
	enc, err := sandboxRedemptionQueue.abi.Pack("priceLastUpdated")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPriceLastUpdated is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x52aaead8.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function priceLastUpdated() view returns(uint64)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) TryPackPriceLastUpdated() ([]byte, error) {
	return sandboxRedemptionQueue.abi.Pack("priceLastUpdated")
}

// UnpackPriceLastUpdated is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x52aaead8.
//
// Solidity: function priceLastUpdated() view returns(uint64)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackPriceLastUpdated(data []byte) (uint64, error) {
	out, err := sandboxRedemptionQueue.abi.Unpack("priceLastUpdated", data)
	if err != nil {
		return *new(uint64), err
	}
	out0 := *abi.ConvertType(out[0], new(uint64)).(*uint64)
	return out0, nil
}

// PackRedeem is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xba087652.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function redeem(uint256 shares, address receiver, address controller) returns(uint256 assets)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) PackRedeem(shares *big.Int, receiver common.Address, controller common.Address) []byte {
	enc, err := sandboxRedemptionQueue.abi.Pack("redeem", shares, receiver, controller)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRedeem is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xba087652.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function redeem(uint256 shares, address receiver, address controller) returns(uint256 assets)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) TryPackRedeem(shares *big.Int, receiver common.Address, controller common.Address) ([]byte, error) {
	return sandboxRedemptionQueue.abi.Pack("redeem", shares, receiver, controller)
}

// UnpackRedeem is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xba087652.
//
// Solidity: function redeem(uint256 shares, address receiver, address controller) returns(uint256 assets)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackRedeem(data []byte) (*big.Int, error) {
	out, err := sandboxRedemptionQueue.abi.Unpack("redeem", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackRenounceOwnership is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x715018a6.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function renounceOwnership() returns()
func (sandboxRedemptionQueue *SandboxRedemptionQueue) PackRenounceOwnership() []byte {
	enc, err := sandboxRedemptionQueue.abi.Pack("renounceOwnership")
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
func (sandboxRedemptionQueue *SandboxRedemptionQueue) TryPackRenounceOwnership() ([]byte, error) {
	return sandboxRedemptionQueue.abi.Pack("renounceOwnership")
}

// PackRequestRedeem is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7d41c86e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function requestRedeem(uint256 shares, address controller, address owner) returns(uint256)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) PackRequestRedeem(shares *big.Int, controller common.Address, owner common.Address) []byte {
	enc, err := sandboxRedemptionQueue.abi.Pack("requestRedeem", shares, controller, owner)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRequestRedeem is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7d41c86e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function requestRedeem(uint256 shares, address controller, address owner) returns(uint256)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) TryPackRequestRedeem(shares *big.Int, controller common.Address, owner common.Address) ([]byte, error) {
	return sandboxRedemptionQueue.abi.Pack("requestRedeem", shares, controller, owner)
}

// UnpackRequestRedeem is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x7d41c86e.
//
// Solidity: function requestRedeem(uint256 shares, address controller, address owner) returns(uint256)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackRequestRedeem(data []byte) (*big.Int, error) {
	out, err := sandboxRedemptionQueue.abi.Unpack("requestRedeem", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackReturnRedeem is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2c8be2cb.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function returnRedeem(address controller, uint256 shares) returns()
func (sandboxRedemptionQueue *SandboxRedemptionQueue) PackReturnRedeem(controller common.Address, shares *big.Int) []byte {
	enc, err := sandboxRedemptionQueue.abi.Pack("returnRedeem", controller, shares)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackReturnRedeem is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2c8be2cb.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function returnRedeem(address controller, uint256 shares) returns()
func (sandboxRedemptionQueue *SandboxRedemptionQueue) TryPackReturnRedeem(controller common.Address, shares *big.Int) ([]byte, error) {
	return sandboxRedemptionQueue.abi.Pack("returnRedeem", controller, shares)
}

// PackSetFailure is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa42e874e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setFailure(uint8 failure_) returns()
func (sandboxRedemptionQueue *SandboxRedemptionQueue) PackSetFailure(failure uint8) []byte {
	enc, err := sandboxRedemptionQueue.abi.Pack("setFailure", failure)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSetFailure is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa42e874e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function setFailure(uint8 failure_) returns()
func (sandboxRedemptionQueue *SandboxRedemptionQueue) TryPackSetFailure(failure uint8) ([]byte, error) {
	return sandboxRedemptionQueue.abi.Pack("setFailure", failure)
}

// PackSetOperator is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x558a7297.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setOperator(address operator, bool approved) returns(bool)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) PackSetOperator(operator common.Address, approved bool) []byte {
	enc, err := sandboxRedemptionQueue.abi.Pack("setOperator", operator, approved)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSetOperator is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x558a7297.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function setOperator(address operator, bool approved) returns(bool)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) TryPackSetOperator(operator common.Address, approved bool) ([]byte, error) {
	return sandboxRedemptionQueue.abi.Pack("setOperator", operator, approved)
}

// UnpackSetOperator is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x558a7297.
//
// Solidity: function setOperator(address operator, bool approved) returns(bool)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackSetOperator(data []byte) (bool, error) {
	out, err := sandboxRedemptionQueue.abi.Unpack("setOperator", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackSettleRedeem is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xdc83b52a.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function settleRedeem(address controller, uint256 shares) returns()
func (sandboxRedemptionQueue *SandboxRedemptionQueue) PackSettleRedeem(controller common.Address, shares *big.Int) []byte {
	enc, err := sandboxRedemptionQueue.abi.Pack("settleRedeem", controller, shares)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSettleRedeem is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xdc83b52a.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function settleRedeem(address controller, uint256 shares) returns()
func (sandboxRedemptionQueue *SandboxRedemptionQueue) TryPackSettleRedeem(controller common.Address, shares *big.Int) ([]byte, error) {
	return sandboxRedemptionQueue.abi.Pack("settleRedeem", controller, shares)
}

// PackShare is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa8d5fd65.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function share() view returns(address)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) PackShare() []byte {
	enc, err := sandboxRedemptionQueue.abi.Pack("share")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackShare is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa8d5fd65.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function share() view returns(address)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) TryPackShare() ([]byte, error) {
	return sandboxRedemptionQueue.abi.Pack("share")
}

// UnpackShare is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xa8d5fd65.
//
// Solidity: function share() view returns(address)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackShare(data []byte) (common.Address, error) {
	out, err := sandboxRedemptionQueue.abi.Unpack("share", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackStrike is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xad8f5008.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function strike() returns()
func (sandboxRedemptionQueue *SandboxRedemptionQueue) PackStrike() []byte {
	enc, err := sandboxRedemptionQueue.abi.Pack("strike")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackStrike is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xad8f5008.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function strike() returns()
func (sandboxRedemptionQueue *SandboxRedemptionQueue) TryPackStrike() ([]byte, error) {
	return sandboxRedemptionQueue.abi.Pack("strike")
}

// PackStrikeAsOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfa9d4f4b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function strikeAsOf(uint256 price, uint64 asOf, uint64 cutoff, uint64 depositsSettleAt, uint64 redemptionsSettleAt, uint16 fillBps) returns()
func (sandboxRedemptionQueue *SandboxRedemptionQueue) PackStrikeAsOf(price *big.Int, asOf uint64, cutoff uint64, depositsSettleAt uint64, redemptionsSettleAt uint64, fillBps uint16) []byte {
	enc, err := sandboxRedemptionQueue.abi.Pack("strikeAsOf", price, asOf, cutoff, depositsSettleAt, redemptionsSettleAt, fillBps)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackStrikeAsOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfa9d4f4b.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function strikeAsOf(uint256 price, uint64 asOf, uint64 cutoff, uint64 depositsSettleAt, uint64 redemptionsSettleAt, uint16 fillBps) returns()
func (sandboxRedemptionQueue *SandboxRedemptionQueue) TryPackStrikeAsOf(price *big.Int, asOf uint64, cutoff uint64, depositsSettleAt uint64, redemptionsSettleAt uint64, fillBps uint16) ([]byte, error) {
	return sandboxRedemptionQueue.abi.Pack("strikeAsOf", price, asOf, cutoff, depositsSettleAt, redemptionsSettleAt, fillBps)
}

// PackSupportsInterface is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x01ffc9a7.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function supportsInterface(bytes4 id) pure returns(bool)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) PackSupportsInterface(id [4]byte) []byte {
	enc, err := sandboxRedemptionQueue.abi.Pack("supportsInterface", id)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSupportsInterface is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x01ffc9a7.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function supportsInterface(bytes4 id) pure returns(bool)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) TryPackSupportsInterface(id [4]byte) ([]byte, error) {
	return sandboxRedemptionQueue.abi.Pack("supportsInterface", id)
}

// UnpackSupportsInterface is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x01ffc9a7.
//
// Solidity: function supportsInterface(bytes4 id) pure returns(bool)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackSupportsInterface(data []byte) (bool, error) {
	out, err := sandboxRedemptionQueue.abi.Unpack("supportsInterface", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackTransferOwnership is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf2fde38b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function transferOwnership(address newOwner) returns()
func (sandboxRedemptionQueue *SandboxRedemptionQueue) PackTransferOwnership(newOwner common.Address) []byte {
	enc, err := sandboxRedemptionQueue.abi.Pack("transferOwnership", newOwner)
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
func (sandboxRedemptionQueue *SandboxRedemptionQueue) TryPackTransferOwnership(newOwner common.Address) ([]byte, error) {
	return sandboxRedemptionQueue.abi.Pack("transferOwnership", newOwner)
}

// PackWithdraw is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb460af94.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function withdraw(uint256 assets, address receiver, address controller) returns(uint256 shares)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) PackWithdraw(assets *big.Int, receiver common.Address, controller common.Address) []byte {
	enc, err := sandboxRedemptionQueue.abi.Pack("withdraw", assets, receiver, controller)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackWithdraw is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb460af94.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function withdraw(uint256 assets, address receiver, address controller) returns(uint256 shares)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) TryPackWithdraw(assets *big.Int, receiver common.Address, controller common.Address) ([]byte, error) {
	return sandboxRedemptionQueue.abi.Pack("withdraw", assets, receiver, controller)
}

// UnpackWithdraw is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xb460af94.
//
// Solidity: function withdraw(uint256 assets, address receiver, address controller) returns(uint256 shares)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackWithdraw(data []byte) (*big.Int, error) {
	out, err := sandboxRedemptionQueue.abi.Unpack("withdraw", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// SandboxRedemptionQueueCancelRedeemClaim represents a CancelRedeemClaim event raised by the SandboxRedemptionQueue contract.
type SandboxRedemptionQueueCancelRedeemClaim struct {
	Controller common.Address
	Receiver   common.Address
	RequestId  *big.Int
	Sender     common.Address
	Shares     *big.Int
	Raw        *types.Log // Blockchain specific contextual infos
}

const SandboxRedemptionQueueCancelRedeemClaimEventName = "CancelRedeemClaim"

// ContractEventName returns the user-defined event name.
func (SandboxRedemptionQueueCancelRedeemClaim) ContractEventName() string {
	return SandboxRedemptionQueueCancelRedeemClaimEventName
}

// UnpackCancelRedeemClaimEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event CancelRedeemClaim(address indexed controller, address indexed receiver, uint256 indexed requestId, address sender, uint256 shares)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackCancelRedeemClaimEvent(log *types.Log) (*SandboxRedemptionQueueCancelRedeemClaim, error) {
	event := "CancelRedeemClaim"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxRedemptionQueue.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxRedemptionQueueCancelRedeemClaim)
	if len(log.Data) > 0 {
		if err := sandboxRedemptionQueue.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxRedemptionQueue.abi.Events[event].Inputs {
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

// SandboxRedemptionQueueCancelRedeemRequest represents a CancelRedeemRequest event raised by the SandboxRedemptionQueue contract.
type SandboxRedemptionQueueCancelRedeemRequest struct {
	Controller common.Address
	RequestId  *big.Int
	Sender     common.Address
	Raw        *types.Log // Blockchain specific contextual infos
}

const SandboxRedemptionQueueCancelRedeemRequestEventName = "CancelRedeemRequest"

// ContractEventName returns the user-defined event name.
func (SandboxRedemptionQueueCancelRedeemRequest) ContractEventName() string {
	return SandboxRedemptionQueueCancelRedeemRequestEventName
}

// UnpackCancelRedeemRequestEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event CancelRedeemRequest(address indexed controller, uint256 indexed requestId, address sender)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackCancelRedeemRequestEvent(log *types.Log) (*SandboxRedemptionQueueCancelRedeemRequest, error) {
	event := "CancelRedeemRequest"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxRedemptionQueue.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxRedemptionQueueCancelRedeemRequest)
	if len(log.Data) > 0 {
		if err := sandboxRedemptionQueue.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxRedemptionQueue.abi.Events[event].Inputs {
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

// SandboxRedemptionQueueFailureSet represents a FailureSet event raised by the SandboxRedemptionQueue contract.
type SandboxRedemptionQueueFailureSet struct {
	Failure uint8
	Raw     *types.Log // Blockchain specific contextual infos
}

const SandboxRedemptionQueueFailureSetEventName = "FailureSet"

// ContractEventName returns the user-defined event name.
func (SandboxRedemptionQueueFailureSet) ContractEventName() string {
	return SandboxRedemptionQueueFailureSetEventName
}

// UnpackFailureSetEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event FailureSet(uint8 failure)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackFailureSetEvent(log *types.Log) (*SandboxRedemptionQueueFailureSet, error) {
	event := "FailureSet"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxRedemptionQueue.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxRedemptionQueueFailureSet)
	if len(log.Data) > 0 {
		if err := sandboxRedemptionQueue.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxRedemptionQueue.abi.Events[event].Inputs {
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

// SandboxRedemptionQueueFilled represents a Filled event raised by the SandboxRedemptionQueue contract.
type SandboxRedemptionQueueFilled struct {
	Controller common.Address
	AsOf       uint64
	Redeem     bool
	Units      *big.Int
	Raw        *types.Log // Blockchain specific contextual infos
}

const SandboxRedemptionQueueFilledEventName = "Filled"

// ContractEventName returns the user-defined event name.
func (SandboxRedemptionQueueFilled) ContractEventName() string {
	return SandboxRedemptionQueueFilledEventName
}

// UnpackFilledEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Filled(address indexed controller, uint64 indexed asOf, bool redeem, uint256 units)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackFilledEvent(log *types.Log) (*SandboxRedemptionQueueFilled, error) {
	event := "Filled"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxRedemptionQueue.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxRedemptionQueueFilled)
	if len(log.Data) > 0 {
		if err := sandboxRedemptionQueue.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxRedemptionQueue.abi.Events[event].Inputs {
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

// SandboxRedemptionQueueOperatorSet represents a OperatorSet event raised by the SandboxRedemptionQueue contract.
type SandboxRedemptionQueueOperatorSet struct {
	Controller common.Address
	Operator   common.Address
	Approved   bool
	Raw        *types.Log // Blockchain specific contextual infos
}

const SandboxRedemptionQueueOperatorSetEventName = "OperatorSet"

// ContractEventName returns the user-defined event name.
func (SandboxRedemptionQueueOperatorSet) ContractEventName() string {
	return SandboxRedemptionQueueOperatorSetEventName
}

// UnpackOperatorSetEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event OperatorSet(address indexed controller, address indexed operator, bool approved)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackOperatorSetEvent(log *types.Log) (*SandboxRedemptionQueueOperatorSet, error) {
	event := "OperatorSet"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxRedemptionQueue.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxRedemptionQueueOperatorSet)
	if len(log.Data) > 0 {
		if err := sandboxRedemptionQueue.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxRedemptionQueue.abi.Events[event].Inputs {
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

// SandboxRedemptionQueueOwnershipTransferred represents a OwnershipTransferred event raised by the SandboxRedemptionQueue contract.
type SandboxRedemptionQueueOwnershipTransferred struct {
	PreviousOwner common.Address
	NewOwner      common.Address
	Raw           *types.Log // Blockchain specific contextual infos
}

const SandboxRedemptionQueueOwnershipTransferredEventName = "OwnershipTransferred"

// ContractEventName returns the user-defined event name.
func (SandboxRedemptionQueueOwnershipTransferred) ContractEventName() string {
	return SandboxRedemptionQueueOwnershipTransferredEventName
}

// UnpackOwnershipTransferredEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event OwnershipTransferred(address indexed previousOwner, address indexed newOwner)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackOwnershipTransferredEvent(log *types.Log) (*SandboxRedemptionQueueOwnershipTransferred, error) {
	event := "OwnershipTransferred"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxRedemptionQueue.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxRedemptionQueueOwnershipTransferred)
	if len(log.Data) > 0 {
		if err := sandboxRedemptionQueue.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxRedemptionQueue.abi.Events[event].Inputs {
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

// SandboxRedemptionQueueRedeemRequest represents a RedeemRequest event raised by the SandboxRedemptionQueue contract.
type SandboxRedemptionQueueRedeemRequest struct {
	Controller common.Address
	Owner      common.Address
	RequestId  *big.Int
	Sender     common.Address
	Shares     *big.Int
	Raw        *types.Log // Blockchain specific contextual infos
}

const SandboxRedemptionQueueRedeemRequestEventName = "RedeemRequest"

// ContractEventName returns the user-defined event name.
func (SandboxRedemptionQueueRedeemRequest) ContractEventName() string {
	return SandboxRedemptionQueueRedeemRequestEventName
}

// UnpackRedeemRequestEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event RedeemRequest(address indexed controller, address indexed owner, uint256 indexed requestId, address sender, uint256 shares)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackRedeemRequestEvent(log *types.Log) (*SandboxRedemptionQueueRedeemRequest, error) {
	event := "RedeemRequest"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxRedemptionQueue.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxRedemptionQueueRedeemRequest)
	if len(log.Data) > 0 {
		if err := sandboxRedemptionQueue.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxRedemptionQueue.abi.Events[event].Inputs {
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

// SandboxRedemptionQueueRedeemReturned represents a RedeemReturned event raised by the SandboxRedemptionQueue contract.
type SandboxRedemptionQueueRedeemReturned struct {
	Controller common.Address
	Shares     *big.Int
	Raw        *types.Log // Blockchain specific contextual infos
}

const SandboxRedemptionQueueRedeemReturnedEventName = "RedeemReturned"

// ContractEventName returns the user-defined event name.
func (SandboxRedemptionQueueRedeemReturned) ContractEventName() string {
	return SandboxRedemptionQueueRedeemReturnedEventName
}

// UnpackRedeemReturnedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event RedeemReturned(address indexed controller, uint256 shares)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackRedeemReturnedEvent(log *types.Log) (*SandboxRedemptionQueueRedeemReturned, error) {
	event := "RedeemReturned"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxRedemptionQueue.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxRedemptionQueueRedeemReturned)
	if len(log.Data) > 0 {
		if err := sandboxRedemptionQueue.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxRedemptionQueue.abi.Events[event].Inputs {
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

// SandboxRedemptionQueueRedeemSettled represents a RedeemSettled event raised by the SandboxRedemptionQueue contract.
type SandboxRedemptionQueueRedeemSettled struct {
	Controller common.Address
	Shares     *big.Int
	Assets     *big.Int
	Raw        *types.Log // Blockchain specific contextual infos
}

const SandboxRedemptionQueueRedeemSettledEventName = "RedeemSettled"

// ContractEventName returns the user-defined event name.
func (SandboxRedemptionQueueRedeemSettled) ContractEventName() string {
	return SandboxRedemptionQueueRedeemSettledEventName
}

// UnpackRedeemSettledEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event RedeemSettled(address indexed controller, uint256 shares, uint256 assets)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackRedeemSettledEvent(log *types.Log) (*SandboxRedemptionQueueRedeemSettled, error) {
	event := "RedeemSettled"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxRedemptionQueue.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxRedemptionQueueRedeemSettled)
	if len(log.Data) > 0 {
		if err := sandboxRedemptionQueue.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxRedemptionQueue.abi.Events[event].Inputs {
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

// SandboxRedemptionQueueStruck represents a Struck event raised by the SandboxRedemptionQueue contract.
type SandboxRedemptionQueueStruck struct {
	NavPrice *big.Int
	Raw      *types.Log // Blockchain specific contextual infos
}

const SandboxRedemptionQueueStruckEventName = "Struck"

// ContractEventName returns the user-defined event name.
func (SandboxRedemptionQueueStruck) ContractEventName() string {
	return SandboxRedemptionQueueStruckEventName
}

// UnpackStruckEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Struck(uint256 navPrice)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackStruckEvent(log *types.Log) (*SandboxRedemptionQueueStruck, error) {
	event := "Struck"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxRedemptionQueue.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxRedemptionQueueStruck)
	if len(log.Data) > 0 {
		if err := sandboxRedemptionQueue.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxRedemptionQueue.abi.Events[event].Inputs {
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

// SandboxRedemptionQueueStruckAsOf represents a StruckAsOf event raised by the SandboxRedemptionQueue contract.
type SandboxRedemptionQueueStruckAsOf struct {
	AsOf                uint64
	Cutoff              uint64
	DepositsSettleAt    uint64
	RedemptionsSettleAt uint64
	FillBps             uint16
	Price               *big.Int
	Raw                 *types.Log // Blockchain specific contextual infos
}

const SandboxRedemptionQueueStruckAsOfEventName = "StruckAsOf"

// ContractEventName returns the user-defined event name.
func (SandboxRedemptionQueueStruckAsOf) ContractEventName() string {
	return SandboxRedemptionQueueStruckAsOfEventName
}

// UnpackStruckAsOfEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event StruckAsOf(uint64 indexed asOf, uint64 cutoff, uint64 depositsSettleAt, uint64 redemptionsSettleAt, uint16 fillBps, uint256 price)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackStruckAsOfEvent(log *types.Log) (*SandboxRedemptionQueueStruckAsOf, error) {
	event := "StruckAsOf"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxRedemptionQueue.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxRedemptionQueueStruckAsOf)
	if len(log.Data) > 0 {
		if err := sandboxRedemptionQueue.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxRedemptionQueue.abi.Events[event].Inputs {
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

// SandboxRedemptionQueueWithdraw represents a Withdraw event raised by the SandboxRedemptionQueue contract.
type SandboxRedemptionQueueWithdraw struct {
	Sender   common.Address
	Receiver common.Address
	Owner    common.Address
	Assets   *big.Int
	Shares   *big.Int
	Raw      *types.Log // Blockchain specific contextual infos
}

const SandboxRedemptionQueueWithdrawEventName = "Withdraw"

// ContractEventName returns the user-defined event name.
func (SandboxRedemptionQueueWithdraw) ContractEventName() string {
	return SandboxRedemptionQueueWithdrawEventName
}

// UnpackWithdrawEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Withdraw(address indexed sender, address indexed receiver, address indexed owner, uint256 assets, uint256 shares)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackWithdrawEvent(log *types.Log) (*SandboxRedemptionQueueWithdraw, error) {
	event := "Withdraw"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxRedemptionQueue.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxRedemptionQueueWithdraw)
	if len(log.Data) > 0 {
		if err := sandboxRedemptionQueue.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxRedemptionQueue.abi.Events[event].Inputs {
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
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], sandboxRedemptionQueue.abi.Errors["CancellationPending"].ID.Bytes()[:4]) {
		return sandboxRedemptionQueue.UnpackCancellationPendingError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxRedemptionQueue.abi.Errors["ClaimsRefused"].ID.Bytes()[:4]) {
		return sandboxRedemptionQueue.UnpackClaimsRefusedError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxRedemptionQueue.abi.Errors["MoreThanClaimable"].ID.Bytes()[:4]) {
		return sandboxRedemptionQueue.UnpackMoreThanClaimableError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxRedemptionQueue.abi.Errors["MoreThanPending"].ID.Bytes()[:4]) {
		return sandboxRedemptionQueue.UnpackMoreThanPendingError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxRedemptionQueue.abi.Errors["NeverStruck"].ID.Bytes()[:4]) {
		return sandboxRedemptionQueue.UnpackNeverStruckError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxRedemptionQueue.abi.Errors["NoPreviews"].ID.Bytes()[:4]) {
		return sandboxRedemptionQueue.UnpackNoPreviewsError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxRedemptionQueue.abi.Errors["NotAllowed"].ID.Bytes()[:4]) {
		return sandboxRedemptionQueue.UnpackNotAllowedError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxRedemptionQueue.abi.Errors["NotLaterThan"].ID.Bytes()[:4]) {
		return sandboxRedemptionQueue.UnpackNotLaterThanError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxRedemptionQueue.abi.Errors["NotYet"].ID.Bytes()[:4]) {
		return sandboxRedemptionQueue.UnpackNotYetError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxRedemptionQueue.abi.Errors["NothingRequested"].ID.Bytes()[:4]) {
		return sandboxRedemptionQueue.UnpackNothingRequestedError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxRedemptionQueue.abi.Errors["OwnableInvalidOwner"].ID.Bytes()[:4]) {
		return sandboxRedemptionQueue.UnpackOwnableInvalidOwnerError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxRedemptionQueue.abi.Errors["OwnableUnauthorizedAccount"].ID.Bytes()[:4]) {
		return sandboxRedemptionQueue.UnpackOwnableUnauthorizedAccountError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxRedemptionQueue.abi.Errors["PriceUnavailable"].ID.Bytes()[:4]) {
		return sandboxRedemptionQueue.UnpackPriceUnavailableError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxRedemptionQueue.abi.Errors["RequestsRefused"].ID.Bytes()[:4]) {
		return sandboxRedemptionQueue.UnpackRequestsRefusedError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxRedemptionQueue.abi.Errors["SafeERC20FailedOperation"].ID.Bytes()[:4]) {
		return sandboxRedemptionQueue.UnpackSafeERC20FailedOperationError(raw[4:])
	}
	return nil, errors.New("Unknown error")
}

// SandboxRedemptionQueueCancellationPending represents a CancellationPending error raised by the SandboxRedemptionQueue contract.
type SandboxRedemptionQueueCancellationPending struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error CancellationPending()
func SandboxRedemptionQueueCancellationPendingErrorID() common.Hash {
	return common.HexToHash("0xd8e1332ffc097a011e51da6307d9914ad7e4c965d3c6bd5ae11d052d8c1c2cb6")
}

// UnpackCancellationPendingError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error CancellationPending()
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackCancellationPendingError(raw []byte) (*SandboxRedemptionQueueCancellationPending, error) {
	out := new(SandboxRedemptionQueueCancellationPending)
	if err := sandboxRedemptionQueue.abi.UnpackIntoInterface(out, "CancellationPending", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxRedemptionQueueClaimsRefused represents a ClaimsRefused error raised by the SandboxRedemptionQueue contract.
type SandboxRedemptionQueueClaimsRefused struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ClaimsRefused()
func SandboxRedemptionQueueClaimsRefusedErrorID() common.Hash {
	return common.HexToHash("0x347ae3c0aacf2e1165514d2fea54fda52477b58a8942117ca6c3dec818aedcd8")
}

// UnpackClaimsRefusedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ClaimsRefused()
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackClaimsRefusedError(raw []byte) (*SandboxRedemptionQueueClaimsRefused, error) {
	out := new(SandboxRedemptionQueueClaimsRefused)
	if err := sandboxRedemptionQueue.abi.UnpackIntoInterface(out, "ClaimsRefused", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxRedemptionQueueMoreThanClaimable represents a MoreThanClaimable error raised by the SandboxRedemptionQueue contract.
type SandboxRedemptionQueueMoreThanClaimable struct {
	Claimable *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error MoreThanClaimable(uint256 claimable)
func SandboxRedemptionQueueMoreThanClaimableErrorID() common.Hash {
	return common.HexToHash("0x3024a13e265a119b0ece558e4c661773d47b252cfc317e1fa5a9323230b456ce")
}

// UnpackMoreThanClaimableError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error MoreThanClaimable(uint256 claimable)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackMoreThanClaimableError(raw []byte) (*SandboxRedemptionQueueMoreThanClaimable, error) {
	out := new(SandboxRedemptionQueueMoreThanClaimable)
	if err := sandboxRedemptionQueue.abi.UnpackIntoInterface(out, "MoreThanClaimable", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxRedemptionQueueMoreThanPending represents a MoreThanPending error raised by the SandboxRedemptionQueue contract.
type SandboxRedemptionQueueMoreThanPending struct {
	Pending *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error MoreThanPending(uint256 pending)
func SandboxRedemptionQueueMoreThanPendingErrorID() common.Hash {
	return common.HexToHash("0xcac6939ae90378a2a61e0d95030cfd3005281a9eb5e19ec3b260756badaeb8d7")
}

// UnpackMoreThanPendingError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error MoreThanPending(uint256 pending)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackMoreThanPendingError(raw []byte) (*SandboxRedemptionQueueMoreThanPending, error) {
	out := new(SandboxRedemptionQueueMoreThanPending)
	if err := sandboxRedemptionQueue.abi.UnpackIntoInterface(out, "MoreThanPending", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxRedemptionQueueNeverStruck represents a NeverStruck error raised by the SandboxRedemptionQueue contract.
type SandboxRedemptionQueueNeverStruck struct {
	AsOf uint64
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NeverStruck(uint64 asOf)
func SandboxRedemptionQueueNeverStruckErrorID() common.Hash {
	return common.HexToHash("0x4646fa160b79c2ceea5bc78f068bcf719cf2d54b0f16e023bf19e95bcbd20856")
}

// UnpackNeverStruckError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NeverStruck(uint64 asOf)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackNeverStruckError(raw []byte) (*SandboxRedemptionQueueNeverStruck, error) {
	out := new(SandboxRedemptionQueueNeverStruck)
	if err := sandboxRedemptionQueue.abi.UnpackIntoInterface(out, "NeverStruck", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxRedemptionQueueNoPreviews represents a NoPreviews error raised by the SandboxRedemptionQueue contract.
type SandboxRedemptionQueueNoPreviews struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NoPreviews()
func SandboxRedemptionQueueNoPreviewsErrorID() common.Hash {
	return common.HexToHash("0x3755406d193af0f514766d5e1fa2dd592a693153352b689c7d168e88ebbfa7ee")
}

// UnpackNoPreviewsError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NoPreviews()
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackNoPreviewsError(raw []byte) (*SandboxRedemptionQueueNoPreviews, error) {
	out := new(SandboxRedemptionQueueNoPreviews)
	if err := sandboxRedemptionQueue.abi.UnpackIntoInterface(out, "NoPreviews", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxRedemptionQueueNotAllowed represents a NotAllowed error raised by the SandboxRedemptionQueue contract.
type SandboxRedemptionQueueNotAllowed struct {
	Caller common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotAllowed(address caller)
func SandboxRedemptionQueueNotAllowedErrorID() common.Hash {
	return common.HexToHash("0xfa5cd00ff5c4577b9857716999b0b260131d9f5bcbb69f0fa80d6ba972753c88")
}

// UnpackNotAllowedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotAllowed(address caller)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackNotAllowedError(raw []byte) (*SandboxRedemptionQueueNotAllowed, error) {
	out := new(SandboxRedemptionQueueNotAllowed)
	if err := sandboxRedemptionQueue.abi.UnpackIntoInterface(out, "NotAllowed", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxRedemptionQueueNotLaterThan represents a NotLaterThan error raised by the SandboxRedemptionQueue contract.
type SandboxRedemptionQueueNotLaterThan struct {
	LastStrike uint64
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotLaterThan(uint64 lastStrike)
func SandboxRedemptionQueueNotLaterThanErrorID() common.Hash {
	return common.HexToHash("0xf257c8533165d7e106f16f78e489ca778e9a1f830b8508ec77f88aaedcb88761")
}

// UnpackNotLaterThanError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotLaterThan(uint64 lastStrike)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackNotLaterThanError(raw []byte) (*SandboxRedemptionQueueNotLaterThan, error) {
	out := new(SandboxRedemptionQueueNotLaterThan)
	if err := sandboxRedemptionQueue.abi.UnpackIntoInterface(out, "NotLaterThan", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxRedemptionQueueNotYet represents a NotYet error raised by the SandboxRedemptionQueue contract.
type SandboxRedemptionQueueNotYet struct {
	AsOf uint64
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotYet(uint64 asOf)
func SandboxRedemptionQueueNotYetErrorID() common.Hash {
	return common.HexToHash("0x1c9cc458fc12963152abd5ca28187675f65ddcd534b32378c133182df58b8e7b")
}

// UnpackNotYetError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotYet(uint64 asOf)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackNotYetError(raw []byte) (*SandboxRedemptionQueueNotYet, error) {
	out := new(SandboxRedemptionQueueNotYet)
	if err := sandboxRedemptionQueue.abi.UnpackIntoInterface(out, "NotYet", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxRedemptionQueueNothingRequested represents a NothingRequested error raised by the SandboxRedemptionQueue contract.
type SandboxRedemptionQueueNothingRequested struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NothingRequested()
func SandboxRedemptionQueueNothingRequestedErrorID() common.Hash {
	return common.HexToHash("0x16cdabcf5a08b579b15b9d17939f5accada685047247c4d208d3908848169dd7")
}

// UnpackNothingRequestedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NothingRequested()
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackNothingRequestedError(raw []byte) (*SandboxRedemptionQueueNothingRequested, error) {
	out := new(SandboxRedemptionQueueNothingRequested)
	if err := sandboxRedemptionQueue.abi.UnpackIntoInterface(out, "NothingRequested", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxRedemptionQueueOwnableInvalidOwner represents a OwnableInvalidOwner error raised by the SandboxRedemptionQueue contract.
type SandboxRedemptionQueueOwnableInvalidOwner struct {
	Owner common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error OwnableInvalidOwner(address owner)
func SandboxRedemptionQueueOwnableInvalidOwnerErrorID() common.Hash {
	return common.HexToHash("0x1e4fbdf7f3ef8bcaa855599e3abf48b232380f183f08f6f813d9ffa5bd585188")
}

// UnpackOwnableInvalidOwnerError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error OwnableInvalidOwner(address owner)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackOwnableInvalidOwnerError(raw []byte) (*SandboxRedemptionQueueOwnableInvalidOwner, error) {
	out := new(SandboxRedemptionQueueOwnableInvalidOwner)
	if err := sandboxRedemptionQueue.abi.UnpackIntoInterface(out, "OwnableInvalidOwner", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxRedemptionQueueOwnableUnauthorizedAccount represents a OwnableUnauthorizedAccount error raised by the SandboxRedemptionQueue contract.
type SandboxRedemptionQueueOwnableUnauthorizedAccount struct {
	Account common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error OwnableUnauthorizedAccount(address account)
func SandboxRedemptionQueueOwnableUnauthorizedAccountErrorID() common.Hash {
	return common.HexToHash("0x118cdaa7a341953d1887a2245fd6665d741c67c8c50581daa59e1d03373fa188")
}

// UnpackOwnableUnauthorizedAccountError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error OwnableUnauthorizedAccount(address account)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackOwnableUnauthorizedAccountError(raw []byte) (*SandboxRedemptionQueueOwnableUnauthorizedAccount, error) {
	out := new(SandboxRedemptionQueueOwnableUnauthorizedAccount)
	if err := sandboxRedemptionQueue.abi.UnpackIntoInterface(out, "OwnableUnauthorizedAccount", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxRedemptionQueuePriceUnavailable represents a PriceUnavailable error raised by the SandboxRedemptionQueue contract.
type SandboxRedemptionQueuePriceUnavailable struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error PriceUnavailable()
func SandboxRedemptionQueuePriceUnavailableErrorID() common.Hash {
	return common.HexToHash("0xcb08be81e7070984d3fcbcbc4a7b99c01a8d7722fd659fa8d2c1d6c5715a7ae8")
}

// UnpackPriceUnavailableError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error PriceUnavailable()
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackPriceUnavailableError(raw []byte) (*SandboxRedemptionQueuePriceUnavailable, error) {
	out := new(SandboxRedemptionQueuePriceUnavailable)
	if err := sandboxRedemptionQueue.abi.UnpackIntoInterface(out, "PriceUnavailable", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxRedemptionQueueRequestsRefused represents a RequestsRefused error raised by the SandboxRedemptionQueue contract.
type SandboxRedemptionQueueRequestsRefused struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error RequestsRefused()
func SandboxRedemptionQueueRequestsRefusedErrorID() common.Hash {
	return common.HexToHash("0x329f1271e2b8b7c17fdd2d1384ad40b89be9fd4998e638ebc59a289c6fa5c0c9")
}

// UnpackRequestsRefusedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error RequestsRefused()
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackRequestsRefusedError(raw []byte) (*SandboxRedemptionQueueRequestsRefused, error) {
	out := new(SandboxRedemptionQueueRequestsRefused)
	if err := sandboxRedemptionQueue.abi.UnpackIntoInterface(out, "RequestsRefused", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxRedemptionQueueSafeERC20FailedOperation represents a SafeERC20FailedOperation error raised by the SandboxRedemptionQueue contract.
type SandboxRedemptionQueueSafeERC20FailedOperation struct {
	Token common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SafeERC20FailedOperation(address token)
func SandboxRedemptionQueueSafeERC20FailedOperationErrorID() common.Hash {
	return common.HexToHash("0x5274afe73c98b4749fc91ffae6b7b574e7842cb2144a159e9377a5f20b32edf9")
}

// UnpackSafeERC20FailedOperationError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SafeERC20FailedOperation(address token)
func (sandboxRedemptionQueue *SandboxRedemptionQueue) UnpackSafeERC20FailedOperationError(raw []byte) (*SandboxRedemptionQueueSafeERC20FailedOperation, error) {
	out := new(SandboxRedemptionQueueSafeERC20FailedOperation)
	if err := sandboxRedemptionQueue.abi.UnpackIntoInterface(out, "SafeERC20FailedOperation", raw); err != nil {
		return nil, err
	}
	return out, nil
}
