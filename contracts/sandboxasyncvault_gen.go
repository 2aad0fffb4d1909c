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

// SandboxAsyncVaultMetaData contains all meta data concerning the SandboxAsyncVault contract.
var SandboxAsyncVaultMetaData = bind.MetaData{
	ABI: "[{\"inputs\":[{\"internalType\":\"address\",\"name\":\"asset_\",\"type\":\"address\"},{\"internalType\":\"string\",\"name\":\"name_\",\"type\":\"string\"},{\"internalType\":\"string\",\"name\":\"symbol_\",\"type\":\"string\"},{\"internalType\":\"address\",\"name\":\"owner_\",\"type\":\"address\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[],\"name\":\"ClaimsRefused\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"allowance\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"needed\",\"type\":\"uint256\"}],\"name\":\"ERC20InsufficientAllowance\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"balance\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"needed\",\"type\":\"uint256\"}],\"name\":\"ERC20InsufficientBalance\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"approver\",\"type\":\"address\"}],\"name\":\"ERC20InvalidApprover\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"ERC20InvalidReceiver\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"}],\"name\":\"ERC20InvalidSender\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"}],\"name\":\"ERC20InvalidSpender\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"claimable\",\"type\":\"uint256\"}],\"name\":\"MoreThanClaimable\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"pending\",\"type\":\"uint256\"}],\"name\":\"MoreThanPending\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NoPreviews\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"caller\",\"type\":\"address\"}],\"name\":\"NotAllowed\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NothingRequested\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"OwnableInvalidOwner\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"OwnableUnauthorizedAccount\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"PriceUnavailable\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"RequestsRefused\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"}],\"name\":\"SafeERC20FailedOperation\",\"type\":\"error\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"Approval\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"Deposit\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"DepositRequest\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"DepositSettled\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"enumSandboxAsyncVault.Failure\",\"name\":\"failure\",\"type\":\"uint8\"}],\"name\":\"FailureSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"bool\",\"name\":\"approved\",\"type\":\"bool\"}],\"name\":\"OperatorSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"previousOwner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"OwnershipTransferred\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"RedeemRequest\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"RedeemSettled\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"navPrice\",\"type\":\"uint256\"}],\"name\":\"Struck\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"from\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"Transfer\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"Withdraw\",\"type\":\"event\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"}],\"name\":\"allowance\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"approve\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"asset\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"balanceOf\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"claimableDepositRequest\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"claimableRedeemRequest\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"convertToAssets\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"convertToShares\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"decimals\",\"outputs\":[{\"internalType\":\"uint8\",\"name\":\"\",\"type\":\"uint8\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"deposit\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"deposit\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"failure\",\"outputs\":[{\"internalType\":\"enumSandboxAsyncVault.Failure\",\"name\":\"\",\"type\":\"uint8\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"}],\"name\":\"isOperator\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"maxDeposit\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"maxMint\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"maxRedeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"maxWithdraw\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"mint\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"mint\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"name\",\"outputs\":[{\"internalType\":\"string\",\"name\":\"\",\"type\":\"string\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"navPrice\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"owner\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"pendingDepositRequest\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"pendingRedeemRequest\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"name\":\"previewDeposit\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"name\":\"previewMint\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"name\":\"previewRedeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"name\":\"previewWithdraw\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"priceLastUpdated\",\"outputs\":[{\"internalType\":\"uint64\",\"name\":\"\",\"type\":\"uint64\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"redeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"renounceOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"requestDeposit\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"requestRedeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"enumSandboxAsyncVault.Failure\",\"name\":\"failure_\",\"type\":\"uint8\"}],\"name\":\"setFailure\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"},{\"internalType\":\"bool\",\"name\":\"approved\",\"type\":\"bool\"}],\"name\":\"setOperator\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"settleDeposit\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"settleRedeem\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"share\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"price\",\"type\":\"uint256\"}],\"name\":\"strike\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes4\",\"name\":\"id\",\"type\":\"bytes4\"}],\"name\":\"supportsInterface\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"symbol\",\"outputs\":[{\"internalType\":\"string\",\"name\":\"\",\"type\":\"string\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"totalAssets\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"totalSupply\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"transfer\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"from\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"transferFrom\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"transferOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"withdraw\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"}]",
	ID:  "SandboxAsyncVault",
	Bin: "0x60c0604052670de0b6b3a764000060065534801561001b575f5ffd5b50604051612aae380380612aae83398101604081905261003a91610238565b8083836003610049838261034d565b506004610056828261034d565b5050506001600160a01b03811661008657604051631e4fbdf760e01b81525f600482015260240160405180910390fd5b61008f8161012f565b506001600160a01b03841660808190526040805163313ce56760e01b8152905163313ce567916004808201926020929091908290030181865afa1580156100d8573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906100fc919061040b565b61010790600a61052b565b60a0525050600780546001600160401b031916426001600160401b0316179055506105399050565b600580546001600160a01b038381166001600160a01b0319831681179093556040519116919082907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0905f90a35050565b80516001600160a01b0381168114610196575f5ffd5b919050565b634e487b7160e01b5f52604160045260245ffd5b5f82601f8301126101be575f5ffd5b81516001600160401b038111156101d7576101d761019b565b604051601f8201601f19908116603f011681016001600160401b03811182821017156102055761020561019b565b60405281815283820160200185101561021c575f5ffd5b8160208501602083015e5f918101602001919091529392505050565b5f5f5f5f6080858703121561024b575f5ffd5b61025485610180565b60208601519094506001600160401b0381111561026f575f5ffd5b61027b878288016101af565b604087015190945090506001600160401b03811115610298575f5ffd5b6102a4878288016101af565b9250506102b360608601610180565b905092959194509250565b600181811c908216806102d257607f821691505b6020821081036102f057634e487b7160e01b5f52602260045260245ffd5b50919050565b601f821115610348578282111561034857805f5260205f20601f840160051c602085101561032157505f5b90810190601f840160051c035f5b81811015610344575f8382015560010161032f565b5050505b505050565b81516001600160401b038111156103665761036661019b565b61037a8161037484546102be565b846102f6565b6020601f8211600181146103ac575f83156103955750848201515b5f19600385901b1c1916600184901b178455610404565b5f84815260208120601f198516915b828110156103db57878501518255602094850194600190920191016103bb565b50848210156103f857868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b5f6020828403121561041b575f5ffd5b815160ff8116811461042b575f5ffd5b9392505050565b634e487b7160e01b5f52601160045260245ffd5b6001815b60018411156104815780850481111561046557610465610432565b600184161561047357908102905b60019390931c92800261044a565b935093915050565b5f8261049757506001610525565b816104a357505f610525565b81600181146104b957600281146104c3576104df565b6001915050610525565b60ff8411156104d4576104d4610432565b50506001821b610525565b5060208310610133831016604e8410600b8410161715610502575081810a610525565b61050e5f198484610446565b805f190482111561052157610521610432565b0290505b92915050565b5f61042b60ff841683610489565b60805160a05161253161057d5f395f818161156c0152611a9e01525f818161040001528181610e2601528181611398015281816114170152611bc501526125315ff3fe608060405234801561000f575f5ffd5b5060043610610304575f3560e01c80638da5cb5b1161019d578063ba087652116100e8578063dc83b52a11610093578063ef8b30f71161006e578063ef8b30f714610381578063f2fde38b146106fc578063f5a23d8d1461070f575f5ffd5b8063dc83b52a14610684578063dd62ed3e14610697578063eaed1d07146106cf575f5ffd5b8063ce96cb77116100c3578063ce96cb771461064b578063d905777e1461065e578063da39b3e714610671575f5ffd5b8063ba08765214610612578063c63d75b614610625578063c6e6f59214610638575f5ffd5b8063a8d5fd6511610148578063b3d7f6b911610123578063b3d7f6b914610381578063b460af94146105d2578063b6363cf2146105e5575f5ffd5b8063a8d5fd65146105b0578063a9059cbb146105b6578063b3982cb8146105c9575f5ffd5b8063995ea21a11610178578063995ea21a1461055d578063a08b16531461058a578063a42e874e1461059d575f5ffd5b80638da5cb5b1461053157806394bf804d1461054257806395d89b4114610555575f5ffd5b806338d52e0f1161025d5780636e553f651161020857806376ffb887116101e357806376ffb887146104e55780637d41c86e1461050b57806385b77f451461051e575f5ffd5b80636e553f65146104a257806370a08231146104b5578063715018a6146104dd575f5ffd5b80634cdad506116102385780634cdad5061461038157806352aaead814610462578063558a72971461048f575f5ffd5b806338d52e0f146103fb578063402d267d1461043a5780634674dce31461044d575f5ffd5b80630a28a477116102bd57806326c6f96c1161029857806326c6f96c146103af5780632e2d2984146103d9578063313ce567146103ec575f5ffd5b80630a28a4771461038157806318160ddd1461039457806323b872dd1461039c575f5ffd5b806306fdde03116102ed57806306fdde031461034657806307a2d13a1461035b578063095ea7b31461036e575f5ffd5b806301e1d1141461030857806301ffc9a714610323575b5f5ffd5b61031061073c565b6040519081526020015b60405180910390f35b61033661033136600461215f565b6107aa565b604051901515815260200161031a565b61034e610926565b60405161031a919061219e565b6103106103693660046121f1565b6109b6565b61033661037c366004612223565b6109c0565b61031061038f3660046121f1565b6109d7565b600254610310565b6103366103aa36600461224b565b610a0a565b6103106103bd366004612285565b6001600160a01b03165f908152600a6020526040902054919050565b6103106103e73660046122af565b610a2f565b6040516012815260200161031a565b6104227f000000000000000000000000000000000000000000000000000000000000000081565b6040516001600160a01b03909116815260200161031a565b6103106104483660046122e8565b610ace565b61046061045b3660046121f1565b610b03565b005b6007546104769067ffffffffffffffff1681565b60405167ffffffffffffffff909116815260200161031a565b61033661049d366004612301565b610b7b565b6103106104b0366004612285565b610c08565b6103106104c33660046122e8565b6001600160a01b03165f9081526020819052604090205490565b610460610c14565b6007546104fe9068010000000000000000900460ff1681565b60405161031a9190612367565b6103106105193660046122af565b610c27565b61031061052c3660046122af565b610d4d565b6005546001600160a01b0316610422565b610310610550366004612285565b610e96565b61034e610ea2565b61031061056b366004612285565b6001600160a01b03165f908152600a6020526040902060020154919050565b610460610598366004612223565b610eb1565b6104606105ab3660046123a6565b610fbc565b30610422565b6103366105c4366004612223565b61103d565b61031060065481565b6103106105e03660046122af565b61104a565b6103366105f33660046123c4565b600860209081525f928352604080842090915290825290205460ff1681565b6103106106203660046122af565b6110d8565b6103106106333660046122e8565b611166565b6103106106463660046121f1565b611194565b6103106106593660046122e8565b61119e565b61031061066c3660046122e8565b6111cc565b61031061067f3660046122af565b6111fa565b610460610692366004612223565b61128b565b6103106106a53660046123c4565b6001600160a01b039182165f90815260016020908152604080832093909416825291909152205490565b6103106106dd366004612285565b6001600160a01b03165f908152600a6020526040902060050154919050565b61046061070a3660046122e8565b611510565b61031061071d366004612285565b6001600160a01b03165f908152600a6020526040902060030154919050565b5f6107a5306001600160a01b03166318160ddd6040518163ffffffff1660e01b8152600401602060405180830381865afa15801561077c573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906107a091906123ec565b611566565b905090565b5f7f01ffc9a7000000000000000000000000000000000000000000000000000000007fffffffff000000000000000000000000000000000000000000000000000000008316148061083c57507f2f0a18c5000000000000000000000000000000000000000000000000000000007fffffffff000000000000000000000000000000000000000000000000000000008316145b8061088857507fe3bc4e65000000000000000000000000000000000000000000000000000000007fffffffff000000000000000000000000000000000000000000000000000000008316145b806108d457507fce3bbe50000000000000000000000000000000000000000000000000000000007fffffffff000000000000000000000000000000000000000000000000000000008316145b8061092057507f620ee8e4000000000000000000000000000000000000000000000000000000007fffffffff000000000000000000000000000000000000000000000000000000008316145b92915050565b60606003805461093590612403565b80601f016020809104026020016040519081016040528092919081815260200182805461096190612403565b80156109ac5780601f10610983576101008083540402835291602001916109ac565b820191905f5260205f20905b81548152906001019060200180831161098f57829003601f168201915b5050505050905090565b5f61092082611566565b5f336109cd8185856115b7565b5060019392505050565b5f6040517f3755406d00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f33610a178582856115c9565b610a2285858561167d565b60019150505b9392505050565b6001600160a01b0381165f908152600a602052604081206002810154851115610a955780600201546040517f3024a13e000000000000000000000000000000000000000000000000000000008152600401610a8c91815260200190565b60405180910390fd5b8415610ab55760028101546001820154610ab091879061170c565b610ab7565b5f5b9150610ac681868487876117bc565b509392505050565b5f610ad88261188f565b610afc576001600160a01b0382165f908152600a6020526040902060020154610920565b5f92915050565b610b0b6118bc565b6006819055600780547fffffffffffffffffffffffffffffffffffffffffffffffff0000000000000000164267ffffffffffffffff161790556040518181527f475ed66020773a4a5fe2eda8a24843501715b566412c781576145f69bd8819db906020015b60405180910390a150565b335f8181526008602090815260408083206001600160a01b03871680855290835281842080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001687151590811790915591519182529293917fceb576d9f15e4e200fdb5096d64d5dfd667e16def20c1eefd14256d8e3faa267910160405180910390a350600192915050565b5f610a28838333610a2f565b610c1c6118bc565b610c255f611902565b565b5f600160075468010000000000000000900460ff166003811115610c4d57610c4d61233a565b03610c84576040517f329f127100000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b835f03610cbd576040517f16cdabcf00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6001600160a01b0383165f908152600a602052604081206003018054869290610ce7908490612481565b90915550610cf8905082848661196b565b60408051338152602081018690525f916001600160a01b0380861692908716917f1fdc681a13d8c5da54e301c7ce6542dcde4581e4725043fdab2db12ddc57450691015b60405180910390a4505f9392505050565b5f610d57826119c2565b600160075468010000000000000000900460ff166003811115610d7c57610d7c61233a565b03610db3576040517f329f127100000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b835f03610dec576040517f16cdabcf00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6001600160a01b0383165f908152600a602052604081208054869290610e13908490612481565b90915550610e4e90506001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016833087611a37565b60408051338152602081018690525f916001600160a01b0380861692908716917fbb58420bb8ce44e11b84e214cc0de10ce5e7c24d0355b2815c3d758b514cae729101610d3c565b5f610a288383336111fa565b60606004805461093590612403565b610eb96118bc565b6001600160a01b0382165f908152600a602052604090208054821115610f115780546040517fcac6939a0000000000000000000000000000000000000000000000000000000081526004810191909152602401610a8c565b5f610f1b83611a86565b905082825f015f828254610f2f9190612494565b9250508190555082826002015f828254610f499190612481565b9250508190555080826001015f828254610f639190612481565b90915550610f72905081611acf565b60408051848152602081018390526001600160a01b038616917fbf80346b731c97094223708d184432ba173f30c3c67244aaaa23331a8ad681f7910160405180910390a250505050565b610fc46118bc565b600780548291907fffffffffffffffffffffffffffffffffffffffffffffff00ffffffffffffffff16680100000000000000008360038111156110095761100961233a565b02179055507f34b670abe11892066599cece9d3e3bb0860e2ab84bda0395f710bf98d68b232d81604051610b709190612367565b5f336109cd81858561167d565b6001600160a01b0381165f908152600a6020526040812060048101548511156110a5576004818101546040517f3024a13e00000000000000000000000000000000000000000000000000000000815291820152602401610a8c565b84156110c757600481015460058201546110c29187906001611ad9565b6110c9565b5f5b9150610ac68186848787611b24565b6001600160a01b0381165f908152600a6020526040812060058101548511156111355780600501546040517f3024a13e000000000000000000000000000000000000000000000000000000008152600401610a8c91815260200190565b8415611155576005810154600482015461115091879061170c565b611157565b5f5b9150610ac68183878787611b24565b5f6111708261188f565b610afc576001600160a01b0382165f908152600a6020526040902060010154610920565b5f61092082611a86565b5f6111a88261188f565b610afc576001600160a01b0382165f908152600a6020526040902060040154610920565b5f6111d68261188f565b610afc576001600160a01b0382165f908152600a6020526040902060050154610920565b6001600160a01b0381165f908152600a6020526040812060018101548511156112575780600101546040517f3024a13e000000000000000000000000000000000000000000000000000000008152600401610a8c91815260200190565b841561127a5760018082015460028301546112759290918891611ad9565b61127c565b5f5b9150610ac681838787876117bc565b6112936118bc565b6001600160a01b0382165f908152600a6020526040902060038101548211156112f05780600301546040517fcac6939a000000000000000000000000000000000000000000000000000000008152600401610a8c91815260200190565b5f6112fa83611566565b905082826003015f82825461130f9190612494565b9250508190555082826005015f8282546113299190612481565b9250508190555080826004015f8282546113439190612481565b90915550611352905083611c3e565b8060095f8282546113639190612481565b90915550506040517f70a082310000000000000000000000000000000000000000000000000000000081523060048201525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316906370a0823190602401602060405180830381865afa1580156113e5573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061140991906123ec565b90506009548110156114c5577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03166340c10f1930836009546114539190612494565b6040517fffffffff0000000000000000000000000000000000000000000000000000000060e085901b1681526001600160a01b03909216600483015260248201526044015f604051808303815f87803b1580156114ae575f5ffd5b505af11580156114c0573d5f5f3e3d5ffd5b505050505b60408051858152602081018490526001600160a01b038716917f2c180214f70792f71f5526ee53304bf9d4aa9461216c7ab94b3d00196619d724910160405180910390a25050505050565b6115186118bc565b6001600160a01b03811661155a576040517f1e4fbdf70000000000000000000000000000000000000000000000000000000081525f6004820152602401610a8c565b61156381611902565b50565b5f6109207f0000000000000000000000000000000000000000000000000000000000000000611593611c48565b61159d91906124a7565b6115af670de0b6b3a7640000806124a7565b84919061170c565b6115c48383836001611cac565b505050565b6001600160a01b038381165f908152600160209081526040808320938616835292905220547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8110156116775781811015611669576040517ffb8f41b20000000000000000000000000000000000000000000000000000000081526001600160a01b03841660048201526024810182905260448101839052606401610a8c565b61167784848484035f611cac565b50505050565b6001600160a01b0383166116bf576040517f96c6fd1e0000000000000000000000000000000000000000000000000000000081525f6004820152602401610a8c565b6001600160a01b038216611701576040517fec442f050000000000000000000000000000000000000000000000000000000081525f6004820152602401610a8c565b6115c4838383611db0565b5f5f5f6117198686611eef565b91509150815f0361173d57838181611733576117336124be565b0492505050610a28565b818411611754576117546003851502601118611f2a565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150509392505050565b6117c5816119c2565b6117ce8161188f565b15611805576040517f347ae3c000000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b83856002015f8282546118189190612494565b9250508190555082856001015f8282546118329190612494565b9091555061184290508284611f3b565b60408051858152602081018590526001600160a01b0384169133917fdcbc1c05240f31ff3ad067ef1ee35ce4997762752e3a095284754544f4c709d7910160405180910390a35050505050565b5f600260075468010000000000000000900460ff1660038111156118b5576118b561233a565b1492915050565b6005546001600160a01b03163314610c25576040517f118cdaa7000000000000000000000000000000000000000000000000000000008152336004820152602401610a8c565b600580546001600160a01b038381167fffffffffffffffffffffffff0000000000000000000000000000000000000000831681179093556040519116919082907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0905f90a35050565b336001600160a01b038416148015906119a757506001600160a01b0383165f90815260086020908152604080832033845290915290205460ff16155b156119b7576119b78333836115c9565b6115c483308361167d565b336001600160a01b038216148015906119fe57506001600160a01b0381165f90815260086020908152604080832033845290915290205460ff16155b15611563576040517ffa5cd00f000000000000000000000000000000000000000000000000000000008152336004820152602401610a8c565b611a45848484846001611f4a565b611677576040517f5274afe70000000000000000000000000000000000000000000000000000000081526001600160a01b0385166004820152602401610a8c565b5f610920611a9c670de0b6b3a7640000806124a7565b7f0000000000000000000000000000000000000000000000000000000000000000611ac5611c48565b6115af91906124a7565b6115633082611fd0565b5f611b06611ae68361201d565b8015611b0157505f8480611afc57611afc6124be565b868809115b151590565b611b1186868661170c565b611b1b9190612481565b95945050505050565b611b2d816119c2565b611b368161188f565b15611b6d576040517f347ae3c000000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b83856004015f828254611b809190612494565b9250508190555082856005015f828254611b9a9190612494565b925050819055508360095f828254611bb29190612494565b90915550611bec90506001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168386612049565b60408051858152602081018590526001600160a01b03808416929085169133917ffbde797d201c681b91056529119e0b02407c7bb96a4a2c75c01fc9667232c8db910160405180910390a45050505050565b6115633082612097565b5f600360075468010000000000000000900460ff166003811115611c6e57611c6e61233a565b03611ca5576040517fcb08be8100000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5060065490565b6001600160a01b038416611cee576040517fe602df050000000000000000000000000000000000000000000000000000000081525f6004820152602401610a8c565b6001600160a01b038316611d30576040517f94280d620000000000000000000000000000000000000000000000000000000081525f6004820152602401610a8c565b6001600160a01b038085165f908152600160209081526040808320938716835292905220829055801561167757826001600160a01b0316846001600160a01b03167f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92584604051611da291815260200190565b60405180910390a350505050565b6001600160a01b038316611dda578060025f828254611dcf9190612481565b90915550611e639050565b6001600160a01b0383165f9081526020819052604090205481811015611e45576040517fe450d38c0000000000000000000000000000000000000000000000000000000081526001600160a01b03851660048201526024810182905260448101839052606401610a8c565b6001600160a01b0384165f9081526020819052604090209082900390555b6001600160a01b038216611e7f57600280548290039055611e9d565b6001600160a01b0382165f9081526020819052604090208054820190555b816001600160a01b0316836001600160a01b03167fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef83604051611ee291815260200190565b60405180910390a3505050565b5f807fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff83850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b611f4630838361167d565b5050565b6040517f23b872dd000000000000000000000000000000000000000000000000000000005f8181526001600160a01b038781166004528616602452604485905291602083606481808c5af1925060015f51148316611fbf578383151615611fb3573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b6001600160a01b038216612012576040517fec442f050000000000000000000000000000000000000000000000000000000081525f6004820152602401610a8c565b611f465f8383611db0565b5f60028260038111156120325761203261233a565b61203c91906124eb565b60ff166001149050919050565b61205683838360016120e4565b6115c4576040517f5274afe70000000000000000000000000000000000000000000000000000000081526001600160a01b0384166004820152602401610a8c565b6001600160a01b0382166120d9576040517f96c6fd1e0000000000000000000000000000000000000000000000000000000081525f6004820152602401610a8c565b611f46825f83611db0565b6040517fa9059cbb000000000000000000000000000000000000000000000000000000005f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f51148316612153578383151615612147573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b5f6020828403121561216f575f5ffd5b81357fffffffff0000000000000000000000000000000000000000000000000000000081168114610a28575f5ffd5b602081525f82518060208401528060208501604085015e5f6040828501015260407fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f83011684010191505092915050565b5f60208284031215612201575f5ffd5b5035919050565b80356001600160a01b038116811461221e575f5ffd5b919050565b5f5f60408385031215612234575f5ffd5b61223d83612208565b946020939093013593505050565b5f5f5f6060848603121561225d575f5ffd5b61226684612208565b925061227460208501612208565b929592945050506040919091013590565b5f5f60408385031215612296575f5ffd5b823591506122a660208401612208565b90509250929050565b5f5f5f606084860312156122c1575f5ffd5b833592506122d160208501612208565b91506122df60408501612208565b90509250925092565b5f602082840312156122f8575f5ffd5b610a2882612208565b5f5f60408385031215612312575f5ffd5b61231b83612208565b91506020830135801515811461232f575f5ffd5b809150509250929050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b60208101600483106123a0577f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b91905290565b5f602082840312156123b6575f5ffd5b813560048110610a28575f5ffd5b5f5f604083850312156123d5575f5ffd5b6123de83612208565b91506122a660208401612208565b5f602082840312156123fc575f5ffd5b5051919050565b600181811c9082168061241757607f821691505b60208210810361244e577f4e487b71000000000000000000000000000000000000000000000000000000005f52602260045260245ffd5b50919050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b8082018082111561092057610920612454565b8181038181111561092057610920612454565b808202811582820484141761092057610920612454565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b5f60ff831680612522577f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b8060ff8416069150509291505056",
}

// SandboxAsyncVault is an auto generated Go binding around an Ethereum contract.
type SandboxAsyncVault struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *SandboxAsyncVault) GetABI() abi.ABI {
	return c.abi
}

// NewSandboxAsyncVault creates a new instance of SandboxAsyncVault.
func NewSandboxAsyncVault() *SandboxAsyncVault {
	parsed, err := SandboxAsyncVaultMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &SandboxAsyncVault{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *SandboxAsyncVault) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackConstructor is the Go binding used to pack the parameters required for
// contract deployment.
//
// Solidity: constructor(address asset_, string name_, string symbol_, address owner_) returns()
func (sandboxAsyncVault *SandboxAsyncVault) PackConstructor(asset_ common.Address, name_ string, symbol_ string, owner_ common.Address) []byte {
	enc, err := sandboxAsyncVault.abi.Pack("", asset_, name_, symbol_, owner_)
	if err != nil {
		panic(err)
	}
	return enc
}

// PackAllowance is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xdd62ed3e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function allowance(address owner, address spender) view returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) PackAllowance(owner common.Address, spender common.Address) []byte {
	enc, err := sandboxAsyncVault.abi.Pack("allowance", owner, spender)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAllowance is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xdd62ed3e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function allowance(address owner, address spender) view returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) TryPackAllowance(owner common.Address, spender common.Address) ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("allowance", owner, spender)
}

// UnpackAllowance is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xdd62ed3e.
//
// Solidity: function allowance(address owner, address spender) view returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackAllowance(data []byte) (*big.Int, error) {
	out, err := sandboxAsyncVault.abi.Unpack("allowance", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackApprove is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x095ea7b3.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function approve(address spender, uint256 value) returns(bool)
func (sandboxAsyncVault *SandboxAsyncVault) PackApprove(spender common.Address, value *big.Int) []byte {
	enc, err := sandboxAsyncVault.abi.Pack("approve", spender, value)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackApprove is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x095ea7b3.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function approve(address spender, uint256 value) returns(bool)
func (sandboxAsyncVault *SandboxAsyncVault) TryPackApprove(spender common.Address, value *big.Int) ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("approve", spender, value)
}

// UnpackApprove is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x095ea7b3.
//
// Solidity: function approve(address spender, uint256 value) returns(bool)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackApprove(data []byte) (bool, error) {
	out, err := sandboxAsyncVault.abi.Unpack("approve", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackAsset is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x38d52e0f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function asset() view returns(address)
func (sandboxAsyncVault *SandboxAsyncVault) PackAsset() []byte {
	enc, err := sandboxAsyncVault.abi.Pack("asset")
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
func (sandboxAsyncVault *SandboxAsyncVault) TryPackAsset() ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("asset")
}

// UnpackAsset is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x38d52e0f.
//
// Solidity: function asset() view returns(address)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackAsset(data []byte) (common.Address, error) {
	out, err := sandboxAsyncVault.abi.Unpack("asset", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackBalanceOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x70a08231.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function balanceOf(address account) view returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) PackBalanceOf(account common.Address) []byte {
	enc, err := sandboxAsyncVault.abi.Pack("balanceOf", account)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackBalanceOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x70a08231.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function balanceOf(address account) view returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) TryPackBalanceOf(account common.Address) ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("balanceOf", account)
}

// UnpackBalanceOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x70a08231.
//
// Solidity: function balanceOf(address account) view returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackBalanceOf(data []byte) (*big.Int, error) {
	out, err := sandboxAsyncVault.abi.Unpack("balanceOf", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackClaimableDepositRequest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x995ea21a.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function claimableDepositRequest(uint256 , address controller) view returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) PackClaimableDepositRequest(arg0 *big.Int, controller common.Address) []byte {
	enc, err := sandboxAsyncVault.abi.Pack("claimableDepositRequest", arg0, controller)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackClaimableDepositRequest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x995ea21a.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function claimableDepositRequest(uint256 , address controller) view returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) TryPackClaimableDepositRequest(arg0 *big.Int, controller common.Address) ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("claimableDepositRequest", arg0, controller)
}

// UnpackClaimableDepositRequest is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x995ea21a.
//
// Solidity: function claimableDepositRequest(uint256 , address controller) view returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackClaimableDepositRequest(data []byte) (*big.Int, error) {
	out, err := sandboxAsyncVault.abi.Unpack("claimableDepositRequest", data)
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
func (sandboxAsyncVault *SandboxAsyncVault) PackClaimableRedeemRequest(arg0 *big.Int, controller common.Address) []byte {
	enc, err := sandboxAsyncVault.abi.Pack("claimableRedeemRequest", arg0, controller)
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
func (sandboxAsyncVault *SandboxAsyncVault) TryPackClaimableRedeemRequest(arg0 *big.Int, controller common.Address) ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("claimableRedeemRequest", arg0, controller)
}

// UnpackClaimableRedeemRequest is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xeaed1d07.
//
// Solidity: function claimableRedeemRequest(uint256 , address controller) view returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackClaimableRedeemRequest(data []byte) (*big.Int, error) {
	out, err := sandboxAsyncVault.abi.Unpack("claimableRedeemRequest", data)
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
func (sandboxAsyncVault *SandboxAsyncVault) PackConvertToAssets(shares *big.Int) []byte {
	enc, err := sandboxAsyncVault.abi.Pack("convertToAssets", shares)
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
func (sandboxAsyncVault *SandboxAsyncVault) TryPackConvertToAssets(shares *big.Int) ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("convertToAssets", shares)
}

// UnpackConvertToAssets is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x07a2d13a.
//
// Solidity: function convertToAssets(uint256 shares) view returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackConvertToAssets(data []byte) (*big.Int, error) {
	out, err := sandboxAsyncVault.abi.Unpack("convertToAssets", data)
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
func (sandboxAsyncVault *SandboxAsyncVault) PackConvertToShares(assets *big.Int) []byte {
	enc, err := sandboxAsyncVault.abi.Pack("convertToShares", assets)
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
func (sandboxAsyncVault *SandboxAsyncVault) TryPackConvertToShares(assets *big.Int) ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("convertToShares", assets)
}

// UnpackConvertToShares is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc6e6f592.
//
// Solidity: function convertToShares(uint256 assets) view returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackConvertToShares(data []byte) (*big.Int, error) {
	out, err := sandboxAsyncVault.abi.Unpack("convertToShares", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackDecimals is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x313ce567.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function decimals() view returns(uint8)
func (sandboxAsyncVault *SandboxAsyncVault) PackDecimals() []byte {
	enc, err := sandboxAsyncVault.abi.Pack("decimals")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDecimals is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x313ce567.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function decimals() view returns(uint8)
func (sandboxAsyncVault *SandboxAsyncVault) TryPackDecimals() ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("decimals")
}

// UnpackDecimals is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x313ce567.
//
// Solidity: function decimals() view returns(uint8)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackDecimals(data []byte) (uint8, error) {
	out, err := sandboxAsyncVault.abi.Unpack("decimals", data)
	if err != nil {
		return *new(uint8), err
	}
	out0 := *abi.ConvertType(out[0], new(uint8)).(*uint8)
	return out0, nil
}

// PackDeposit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2e2d2984.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function deposit(uint256 assets, address receiver, address controller) returns(uint256 shares)
func (sandboxAsyncVault *SandboxAsyncVault) PackDeposit(assets *big.Int, receiver common.Address, controller common.Address) []byte {
	enc, err := sandboxAsyncVault.abi.Pack("deposit", assets, receiver, controller)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDeposit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2e2d2984.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function deposit(uint256 assets, address receiver, address controller) returns(uint256 shares)
func (sandboxAsyncVault *SandboxAsyncVault) TryPackDeposit(assets *big.Int, receiver common.Address, controller common.Address) ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("deposit", assets, receiver, controller)
}

// UnpackDeposit is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x2e2d2984.
//
// Solidity: function deposit(uint256 assets, address receiver, address controller) returns(uint256 shares)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackDeposit(data []byte) (*big.Int, error) {
	out, err := sandboxAsyncVault.abi.Unpack("deposit", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackDeposit0 is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6e553f65.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function deposit(uint256 assets, address receiver) returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) PackDeposit0(assets *big.Int, receiver common.Address) []byte {
	enc, err := sandboxAsyncVault.abi.Pack("deposit0", assets, receiver)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDeposit0 is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6e553f65.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function deposit(uint256 assets, address receiver) returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) TryPackDeposit0(assets *big.Int, receiver common.Address) ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("deposit0", assets, receiver)
}

// UnpackDeposit0 is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x6e553f65.
//
// Solidity: function deposit(uint256 assets, address receiver) returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackDeposit0(data []byte) (*big.Int, error) {
	out, err := sandboxAsyncVault.abi.Unpack("deposit0", data)
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
func (sandboxAsyncVault *SandboxAsyncVault) PackFailure() []byte {
	enc, err := sandboxAsyncVault.abi.Pack("failure")
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
func (sandboxAsyncVault *SandboxAsyncVault) TryPackFailure() ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("failure")
}

// UnpackFailure is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x76ffb887.
//
// Solidity: function failure() view returns(uint8)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackFailure(data []byte) (uint8, error) {
	out, err := sandboxAsyncVault.abi.Unpack("failure", data)
	if err != nil {
		return *new(uint8), err
	}
	out0 := *abi.ConvertType(out[0], new(uint8)).(*uint8)
	return out0, nil
}

// PackIsOperator is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb6363cf2.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function isOperator(address controller, address operator) view returns(bool)
func (sandboxAsyncVault *SandboxAsyncVault) PackIsOperator(controller common.Address, operator common.Address) []byte {
	enc, err := sandboxAsyncVault.abi.Pack("isOperator", controller, operator)
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
func (sandboxAsyncVault *SandboxAsyncVault) TryPackIsOperator(controller common.Address, operator common.Address) ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("isOperator", controller, operator)
}

// UnpackIsOperator is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xb6363cf2.
//
// Solidity: function isOperator(address controller, address operator) view returns(bool)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackIsOperator(data []byte) (bool, error) {
	out, err := sandboxAsyncVault.abi.Unpack("isOperator", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackMaxDeposit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x402d267d.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function maxDeposit(address controller) view returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) PackMaxDeposit(controller common.Address) []byte {
	enc, err := sandboxAsyncVault.abi.Pack("maxDeposit", controller)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMaxDeposit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x402d267d.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function maxDeposit(address controller) view returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) TryPackMaxDeposit(controller common.Address) ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("maxDeposit", controller)
}

// UnpackMaxDeposit is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x402d267d.
//
// Solidity: function maxDeposit(address controller) view returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackMaxDeposit(data []byte) (*big.Int, error) {
	out, err := sandboxAsyncVault.abi.Unpack("maxDeposit", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackMaxMint is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc63d75b6.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function maxMint(address controller) view returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) PackMaxMint(controller common.Address) []byte {
	enc, err := sandboxAsyncVault.abi.Pack("maxMint", controller)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMaxMint is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc63d75b6.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function maxMint(address controller) view returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) TryPackMaxMint(controller common.Address) ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("maxMint", controller)
}

// UnpackMaxMint is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc63d75b6.
//
// Solidity: function maxMint(address controller) view returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackMaxMint(data []byte) (*big.Int, error) {
	out, err := sandboxAsyncVault.abi.Unpack("maxMint", data)
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
func (sandboxAsyncVault *SandboxAsyncVault) PackMaxRedeem(controller common.Address) []byte {
	enc, err := sandboxAsyncVault.abi.Pack("maxRedeem", controller)
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
func (sandboxAsyncVault *SandboxAsyncVault) TryPackMaxRedeem(controller common.Address) ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("maxRedeem", controller)
}

// UnpackMaxRedeem is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xd905777e.
//
// Solidity: function maxRedeem(address controller) view returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackMaxRedeem(data []byte) (*big.Int, error) {
	out, err := sandboxAsyncVault.abi.Unpack("maxRedeem", data)
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
func (sandboxAsyncVault *SandboxAsyncVault) PackMaxWithdraw(controller common.Address) []byte {
	enc, err := sandboxAsyncVault.abi.Pack("maxWithdraw", controller)
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
func (sandboxAsyncVault *SandboxAsyncVault) TryPackMaxWithdraw(controller common.Address) ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("maxWithdraw", controller)
}

// UnpackMaxWithdraw is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xce96cb77.
//
// Solidity: function maxWithdraw(address controller) view returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackMaxWithdraw(data []byte) (*big.Int, error) {
	out, err := sandboxAsyncVault.abi.Unpack("maxWithdraw", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackMint is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x94bf804d.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function mint(uint256 shares, address receiver) returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) PackMint(shares *big.Int, receiver common.Address) []byte {
	enc, err := sandboxAsyncVault.abi.Pack("mint", shares, receiver)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMint is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x94bf804d.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function mint(uint256 shares, address receiver) returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) TryPackMint(shares *big.Int, receiver common.Address) ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("mint", shares, receiver)
}

// UnpackMint is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x94bf804d.
//
// Solidity: function mint(uint256 shares, address receiver) returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackMint(data []byte) (*big.Int, error) {
	out, err := sandboxAsyncVault.abi.Unpack("mint", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackMint0 is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xda39b3e7.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function mint(uint256 shares, address receiver, address controller) returns(uint256 assets)
func (sandboxAsyncVault *SandboxAsyncVault) PackMint0(shares *big.Int, receiver common.Address, controller common.Address) []byte {
	enc, err := sandboxAsyncVault.abi.Pack("mint0", shares, receiver, controller)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMint0 is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xda39b3e7.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function mint(uint256 shares, address receiver, address controller) returns(uint256 assets)
func (sandboxAsyncVault *SandboxAsyncVault) TryPackMint0(shares *big.Int, receiver common.Address, controller common.Address) ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("mint0", shares, receiver, controller)
}

// UnpackMint0 is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xda39b3e7.
//
// Solidity: function mint(uint256 shares, address receiver, address controller) returns(uint256 assets)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackMint0(data []byte) (*big.Int, error) {
	out, err := sandboxAsyncVault.abi.Unpack("mint0", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackName is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x06fdde03.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function name() view returns(string)
func (sandboxAsyncVault *SandboxAsyncVault) PackName() []byte {
	enc, err := sandboxAsyncVault.abi.Pack("name")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackName is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x06fdde03.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function name() view returns(string)
func (sandboxAsyncVault *SandboxAsyncVault) TryPackName() ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("name")
}

// UnpackName is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x06fdde03.
//
// Solidity: function name() view returns(string)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackName(data []byte) (string, error) {
	out, err := sandboxAsyncVault.abi.Unpack("name", data)
	if err != nil {
		return *new(string), err
	}
	out0 := *abi.ConvertType(out[0], new(string)).(*string)
	return out0, nil
}

// PackNavPrice is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb3982cb8.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function navPrice() view returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) PackNavPrice() []byte {
	enc, err := sandboxAsyncVault.abi.Pack("navPrice")
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
func (sandboxAsyncVault *SandboxAsyncVault) TryPackNavPrice() ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("navPrice")
}

// UnpackNavPrice is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xb3982cb8.
//
// Solidity: function navPrice() view returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackNavPrice(data []byte) (*big.Int, error) {
	out, err := sandboxAsyncVault.abi.Unpack("navPrice", data)
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
func (sandboxAsyncVault *SandboxAsyncVault) PackOwner() []byte {
	enc, err := sandboxAsyncVault.abi.Pack("owner")
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
func (sandboxAsyncVault *SandboxAsyncVault) TryPackOwner() ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("owner")
}

// UnpackOwner is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x8da5cb5b.
//
// Solidity: function owner() view returns(address)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackOwner(data []byte) (common.Address, error) {
	out, err := sandboxAsyncVault.abi.Unpack("owner", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackPendingDepositRequest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x26c6f96c.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pendingDepositRequest(uint256 , address controller) view returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) PackPendingDepositRequest(arg0 *big.Int, controller common.Address) []byte {
	enc, err := sandboxAsyncVault.abi.Pack("pendingDepositRequest", arg0, controller)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPendingDepositRequest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x26c6f96c.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function pendingDepositRequest(uint256 , address controller) view returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) TryPackPendingDepositRequest(arg0 *big.Int, controller common.Address) ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("pendingDepositRequest", arg0, controller)
}

// UnpackPendingDepositRequest is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x26c6f96c.
//
// Solidity: function pendingDepositRequest(uint256 , address controller) view returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackPendingDepositRequest(data []byte) (*big.Int, error) {
	out, err := sandboxAsyncVault.abi.Unpack("pendingDepositRequest", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackPendingRedeemRequest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf5a23d8d.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pendingRedeemRequest(uint256 , address controller) view returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) PackPendingRedeemRequest(arg0 *big.Int, controller common.Address) []byte {
	enc, err := sandboxAsyncVault.abi.Pack("pendingRedeemRequest", arg0, controller)
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
func (sandboxAsyncVault *SandboxAsyncVault) TryPackPendingRedeemRequest(arg0 *big.Int, controller common.Address) ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("pendingRedeemRequest", arg0, controller)
}

// UnpackPendingRedeemRequest is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xf5a23d8d.
//
// Solidity: function pendingRedeemRequest(uint256 , address controller) view returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackPendingRedeemRequest(data []byte) (*big.Int, error) {
	out, err := sandboxAsyncVault.abi.Unpack("pendingRedeemRequest", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackPreviewDeposit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xef8b30f7.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function previewDeposit(uint256 ) pure returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) PackPreviewDeposit(arg0 *big.Int) []byte {
	enc, err := sandboxAsyncVault.abi.Pack("previewDeposit", arg0)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPreviewDeposit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xef8b30f7.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function previewDeposit(uint256 ) pure returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) TryPackPreviewDeposit(arg0 *big.Int) ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("previewDeposit", arg0)
}

// UnpackPreviewDeposit is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xef8b30f7.
//
// Solidity: function previewDeposit(uint256 ) pure returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackPreviewDeposit(data []byte) (*big.Int, error) {
	out, err := sandboxAsyncVault.abi.Unpack("previewDeposit", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackPreviewMint is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb3d7f6b9.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function previewMint(uint256 ) pure returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) PackPreviewMint(arg0 *big.Int) []byte {
	enc, err := sandboxAsyncVault.abi.Pack("previewMint", arg0)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPreviewMint is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb3d7f6b9.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function previewMint(uint256 ) pure returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) TryPackPreviewMint(arg0 *big.Int) ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("previewMint", arg0)
}

// UnpackPreviewMint is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xb3d7f6b9.
//
// Solidity: function previewMint(uint256 ) pure returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackPreviewMint(data []byte) (*big.Int, error) {
	out, err := sandboxAsyncVault.abi.Unpack("previewMint", data)
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
func (sandboxAsyncVault *SandboxAsyncVault) PackPreviewRedeem(arg0 *big.Int) []byte {
	enc, err := sandboxAsyncVault.abi.Pack("previewRedeem", arg0)
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
func (sandboxAsyncVault *SandboxAsyncVault) TryPackPreviewRedeem(arg0 *big.Int) ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("previewRedeem", arg0)
}

// UnpackPreviewRedeem is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x4cdad506.
//
// Solidity: function previewRedeem(uint256 ) pure returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackPreviewRedeem(data []byte) (*big.Int, error) {
	out, err := sandboxAsyncVault.abi.Unpack("previewRedeem", data)
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
func (sandboxAsyncVault *SandboxAsyncVault) PackPreviewWithdraw(arg0 *big.Int) []byte {
	enc, err := sandboxAsyncVault.abi.Pack("previewWithdraw", arg0)
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
func (sandboxAsyncVault *SandboxAsyncVault) TryPackPreviewWithdraw(arg0 *big.Int) ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("previewWithdraw", arg0)
}

// UnpackPreviewWithdraw is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x0a28a477.
//
// Solidity: function previewWithdraw(uint256 ) pure returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackPreviewWithdraw(data []byte) (*big.Int, error) {
	out, err := sandboxAsyncVault.abi.Unpack("previewWithdraw", data)
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
func (sandboxAsyncVault *SandboxAsyncVault) PackPriceLastUpdated() []byte {
	enc, err := sandboxAsyncVault.abi.Pack("priceLastUpdated")
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
func (sandboxAsyncVault *SandboxAsyncVault) TryPackPriceLastUpdated() ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("priceLastUpdated")
}

// UnpackPriceLastUpdated is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x52aaead8.
//
// Solidity: function priceLastUpdated() view returns(uint64)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackPriceLastUpdated(data []byte) (uint64, error) {
	out, err := sandboxAsyncVault.abi.Unpack("priceLastUpdated", data)
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
func (sandboxAsyncVault *SandboxAsyncVault) PackRedeem(shares *big.Int, receiver common.Address, controller common.Address) []byte {
	enc, err := sandboxAsyncVault.abi.Pack("redeem", shares, receiver, controller)
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
func (sandboxAsyncVault *SandboxAsyncVault) TryPackRedeem(shares *big.Int, receiver common.Address, controller common.Address) ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("redeem", shares, receiver, controller)
}

// UnpackRedeem is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xba087652.
//
// Solidity: function redeem(uint256 shares, address receiver, address controller) returns(uint256 assets)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackRedeem(data []byte) (*big.Int, error) {
	out, err := sandboxAsyncVault.abi.Unpack("redeem", data)
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
func (sandboxAsyncVault *SandboxAsyncVault) PackRenounceOwnership() []byte {
	enc, err := sandboxAsyncVault.abi.Pack("renounceOwnership")
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
func (sandboxAsyncVault *SandboxAsyncVault) TryPackRenounceOwnership() ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("renounceOwnership")
}

// PackRequestDeposit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x85b77f45.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function requestDeposit(uint256 assets, address controller, address owner) returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) PackRequestDeposit(assets *big.Int, controller common.Address, owner common.Address) []byte {
	enc, err := sandboxAsyncVault.abi.Pack("requestDeposit", assets, controller, owner)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRequestDeposit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x85b77f45.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function requestDeposit(uint256 assets, address controller, address owner) returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) TryPackRequestDeposit(assets *big.Int, controller common.Address, owner common.Address) ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("requestDeposit", assets, controller, owner)
}

// UnpackRequestDeposit is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x85b77f45.
//
// Solidity: function requestDeposit(uint256 assets, address controller, address owner) returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackRequestDeposit(data []byte) (*big.Int, error) {
	out, err := sandboxAsyncVault.abi.Unpack("requestDeposit", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackRequestRedeem is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7d41c86e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function requestRedeem(uint256 shares, address controller, address owner) returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) PackRequestRedeem(shares *big.Int, controller common.Address, owner common.Address) []byte {
	enc, err := sandboxAsyncVault.abi.Pack("requestRedeem", shares, controller, owner)
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
func (sandboxAsyncVault *SandboxAsyncVault) TryPackRequestRedeem(shares *big.Int, controller common.Address, owner common.Address) ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("requestRedeem", shares, controller, owner)
}

// UnpackRequestRedeem is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x7d41c86e.
//
// Solidity: function requestRedeem(uint256 shares, address controller, address owner) returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackRequestRedeem(data []byte) (*big.Int, error) {
	out, err := sandboxAsyncVault.abi.Unpack("requestRedeem", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackSetFailure is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa42e874e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setFailure(uint8 failure_) returns()
func (sandboxAsyncVault *SandboxAsyncVault) PackSetFailure(failure uint8) []byte {
	enc, err := sandboxAsyncVault.abi.Pack("setFailure", failure)
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
func (sandboxAsyncVault *SandboxAsyncVault) TryPackSetFailure(failure uint8) ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("setFailure", failure)
}

// PackSetOperator is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x558a7297.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setOperator(address operator, bool approved) returns(bool)
func (sandboxAsyncVault *SandboxAsyncVault) PackSetOperator(operator common.Address, approved bool) []byte {
	enc, err := sandboxAsyncVault.abi.Pack("setOperator", operator, approved)
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
func (sandboxAsyncVault *SandboxAsyncVault) TryPackSetOperator(operator common.Address, approved bool) ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("setOperator", operator, approved)
}

// UnpackSetOperator is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x558a7297.
//
// Solidity: function setOperator(address operator, bool approved) returns(bool)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackSetOperator(data []byte) (bool, error) {
	out, err := sandboxAsyncVault.abi.Unpack("setOperator", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackSettleDeposit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa08b1653.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function settleDeposit(address controller, uint256 assets) returns()
func (sandboxAsyncVault *SandboxAsyncVault) PackSettleDeposit(controller common.Address, assets *big.Int) []byte {
	enc, err := sandboxAsyncVault.abi.Pack("settleDeposit", controller, assets)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSettleDeposit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa08b1653.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function settleDeposit(address controller, uint256 assets) returns()
func (sandboxAsyncVault *SandboxAsyncVault) TryPackSettleDeposit(controller common.Address, assets *big.Int) ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("settleDeposit", controller, assets)
}

// PackSettleRedeem is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xdc83b52a.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function settleRedeem(address controller, uint256 shares) returns()
func (sandboxAsyncVault *SandboxAsyncVault) PackSettleRedeem(controller common.Address, shares *big.Int) []byte {
	enc, err := sandboxAsyncVault.abi.Pack("settleRedeem", controller, shares)
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
func (sandboxAsyncVault *SandboxAsyncVault) TryPackSettleRedeem(controller common.Address, shares *big.Int) ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("settleRedeem", controller, shares)
}

// PackShare is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa8d5fd65.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function share() view returns(address)
func (sandboxAsyncVault *SandboxAsyncVault) PackShare() []byte {
	enc, err := sandboxAsyncVault.abi.Pack("share")
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
func (sandboxAsyncVault *SandboxAsyncVault) TryPackShare() ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("share")
}

// UnpackShare is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xa8d5fd65.
//
// Solidity: function share() view returns(address)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackShare(data []byte) (common.Address, error) {
	out, err := sandboxAsyncVault.abi.Unpack("share", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackStrike is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x4674dce3.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function strike(uint256 price) returns()
func (sandboxAsyncVault *SandboxAsyncVault) PackStrike(price *big.Int) []byte {
	enc, err := sandboxAsyncVault.abi.Pack("strike", price)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackStrike is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x4674dce3.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function strike(uint256 price) returns()
func (sandboxAsyncVault *SandboxAsyncVault) TryPackStrike(price *big.Int) ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("strike", price)
}

// PackSupportsInterface is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x01ffc9a7.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function supportsInterface(bytes4 id) pure returns(bool)
func (sandboxAsyncVault *SandboxAsyncVault) PackSupportsInterface(id [4]byte) []byte {
	enc, err := sandboxAsyncVault.abi.Pack("supportsInterface", id)
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
func (sandboxAsyncVault *SandboxAsyncVault) TryPackSupportsInterface(id [4]byte) ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("supportsInterface", id)
}

// UnpackSupportsInterface is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x01ffc9a7.
//
// Solidity: function supportsInterface(bytes4 id) pure returns(bool)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackSupportsInterface(data []byte) (bool, error) {
	out, err := sandboxAsyncVault.abi.Unpack("supportsInterface", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackSymbol is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x95d89b41.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function symbol() view returns(string)
func (sandboxAsyncVault *SandboxAsyncVault) PackSymbol() []byte {
	enc, err := sandboxAsyncVault.abi.Pack("symbol")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSymbol is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x95d89b41.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function symbol() view returns(string)
func (sandboxAsyncVault *SandboxAsyncVault) TryPackSymbol() ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("symbol")
}

// UnpackSymbol is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x95d89b41.
//
// Solidity: function symbol() view returns(string)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackSymbol(data []byte) (string, error) {
	out, err := sandboxAsyncVault.abi.Unpack("symbol", data)
	if err != nil {
		return *new(string), err
	}
	out0 := *abi.ConvertType(out[0], new(string)).(*string)
	return out0, nil
}

// PackTotalAssets is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x01e1d114.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function totalAssets() view returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) PackTotalAssets() []byte {
	enc, err := sandboxAsyncVault.abi.Pack("totalAssets")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackTotalAssets is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x01e1d114.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function totalAssets() view returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) TryPackTotalAssets() ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("totalAssets")
}

// UnpackTotalAssets is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x01e1d114.
//
// Solidity: function totalAssets() view returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackTotalAssets(data []byte) (*big.Int, error) {
	out, err := sandboxAsyncVault.abi.Unpack("totalAssets", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackTotalSupply is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x18160ddd.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function totalSupply() view returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) PackTotalSupply() []byte {
	enc, err := sandboxAsyncVault.abi.Pack("totalSupply")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackTotalSupply is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x18160ddd.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function totalSupply() view returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) TryPackTotalSupply() ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("totalSupply")
}

// UnpackTotalSupply is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x18160ddd.
//
// Solidity: function totalSupply() view returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackTotalSupply(data []byte) (*big.Int, error) {
	out, err := sandboxAsyncVault.abi.Unpack("totalSupply", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackTransfer is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa9059cbb.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function transfer(address to, uint256 value) returns(bool)
func (sandboxAsyncVault *SandboxAsyncVault) PackTransfer(to common.Address, value *big.Int) []byte {
	enc, err := sandboxAsyncVault.abi.Pack("transfer", to, value)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackTransfer is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa9059cbb.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function transfer(address to, uint256 value) returns(bool)
func (sandboxAsyncVault *SandboxAsyncVault) TryPackTransfer(to common.Address, value *big.Int) ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("transfer", to, value)
}

// UnpackTransfer is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xa9059cbb.
//
// Solidity: function transfer(address to, uint256 value) returns(bool)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackTransfer(data []byte) (bool, error) {
	out, err := sandboxAsyncVault.abi.Unpack("transfer", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackTransferFrom is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x23b872dd.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function transferFrom(address from, address to, uint256 value) returns(bool)
func (sandboxAsyncVault *SandboxAsyncVault) PackTransferFrom(from common.Address, to common.Address, value *big.Int) []byte {
	enc, err := sandboxAsyncVault.abi.Pack("transferFrom", from, to, value)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackTransferFrom is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x23b872dd.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function transferFrom(address from, address to, uint256 value) returns(bool)
func (sandboxAsyncVault *SandboxAsyncVault) TryPackTransferFrom(from common.Address, to common.Address, value *big.Int) ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("transferFrom", from, to, value)
}

// UnpackTransferFrom is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x23b872dd.
//
// Solidity: function transferFrom(address from, address to, uint256 value) returns(bool)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackTransferFrom(data []byte) (bool, error) {
	out, err := sandboxAsyncVault.abi.Unpack("transferFrom", data)
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
func (sandboxAsyncVault *SandboxAsyncVault) PackTransferOwnership(newOwner common.Address) []byte {
	enc, err := sandboxAsyncVault.abi.Pack("transferOwnership", newOwner)
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
func (sandboxAsyncVault *SandboxAsyncVault) TryPackTransferOwnership(newOwner common.Address) ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("transferOwnership", newOwner)
}

// PackWithdraw is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb460af94.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function withdraw(uint256 assets, address receiver, address controller) returns(uint256 shares)
func (sandboxAsyncVault *SandboxAsyncVault) PackWithdraw(assets *big.Int, receiver common.Address, controller common.Address) []byte {
	enc, err := sandboxAsyncVault.abi.Pack("withdraw", assets, receiver, controller)
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
func (sandboxAsyncVault *SandboxAsyncVault) TryPackWithdraw(assets *big.Int, receiver common.Address, controller common.Address) ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("withdraw", assets, receiver, controller)
}

// UnpackWithdraw is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xb460af94.
//
// Solidity: function withdraw(uint256 assets, address receiver, address controller) returns(uint256 shares)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackWithdraw(data []byte) (*big.Int, error) {
	out, err := sandboxAsyncVault.abi.Unpack("withdraw", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// SandboxAsyncVaultApproval represents a Approval event raised by the SandboxAsyncVault contract.
type SandboxAsyncVaultApproval struct {
	Owner   common.Address
	Spender common.Address
	Value   *big.Int
	Raw     *types.Log // Blockchain specific contextual infos
}

const SandboxAsyncVaultApprovalEventName = "Approval"

// ContractEventName returns the user-defined event name.
func (SandboxAsyncVaultApproval) ContractEventName() string {
	return SandboxAsyncVaultApprovalEventName
}

// UnpackApprovalEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Approval(address indexed owner, address indexed spender, uint256 value)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackApprovalEvent(log *types.Log) (*SandboxAsyncVaultApproval, error) {
	event := "Approval"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxAsyncVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxAsyncVaultApproval)
	if len(log.Data) > 0 {
		if err := sandboxAsyncVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxAsyncVault.abi.Events[event].Inputs {
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

// SandboxAsyncVaultDeposit represents a Deposit event raised by the SandboxAsyncVault contract.
type SandboxAsyncVaultDeposit struct {
	Sender common.Address
	Owner  common.Address
	Assets *big.Int
	Shares *big.Int
	Raw    *types.Log // Blockchain specific contextual infos
}

const SandboxAsyncVaultDepositEventName = "Deposit"

// ContractEventName returns the user-defined event name.
func (SandboxAsyncVaultDeposit) ContractEventName() string {
	return SandboxAsyncVaultDepositEventName
}

// UnpackDepositEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Deposit(address indexed sender, address indexed owner, uint256 assets, uint256 shares)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackDepositEvent(log *types.Log) (*SandboxAsyncVaultDeposit, error) {
	event := "Deposit"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxAsyncVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxAsyncVaultDeposit)
	if len(log.Data) > 0 {
		if err := sandboxAsyncVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxAsyncVault.abi.Events[event].Inputs {
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

// SandboxAsyncVaultDepositRequest represents a DepositRequest event raised by the SandboxAsyncVault contract.
type SandboxAsyncVaultDepositRequest struct {
	Controller common.Address
	Owner      common.Address
	RequestId  *big.Int
	Sender     common.Address
	Assets     *big.Int
	Raw        *types.Log // Blockchain specific contextual infos
}

const SandboxAsyncVaultDepositRequestEventName = "DepositRequest"

// ContractEventName returns the user-defined event name.
func (SandboxAsyncVaultDepositRequest) ContractEventName() string {
	return SandboxAsyncVaultDepositRequestEventName
}

// UnpackDepositRequestEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event DepositRequest(address indexed controller, address indexed owner, uint256 indexed requestId, address sender, uint256 assets)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackDepositRequestEvent(log *types.Log) (*SandboxAsyncVaultDepositRequest, error) {
	event := "DepositRequest"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxAsyncVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxAsyncVaultDepositRequest)
	if len(log.Data) > 0 {
		if err := sandboxAsyncVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxAsyncVault.abi.Events[event].Inputs {
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

// SandboxAsyncVaultDepositSettled represents a DepositSettled event raised by the SandboxAsyncVault contract.
type SandboxAsyncVaultDepositSettled struct {
	Controller common.Address
	Assets     *big.Int
	Shares     *big.Int
	Raw        *types.Log // Blockchain specific contextual infos
}

const SandboxAsyncVaultDepositSettledEventName = "DepositSettled"

// ContractEventName returns the user-defined event name.
func (SandboxAsyncVaultDepositSettled) ContractEventName() string {
	return SandboxAsyncVaultDepositSettledEventName
}

// UnpackDepositSettledEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event DepositSettled(address indexed controller, uint256 assets, uint256 shares)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackDepositSettledEvent(log *types.Log) (*SandboxAsyncVaultDepositSettled, error) {
	event := "DepositSettled"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxAsyncVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxAsyncVaultDepositSettled)
	if len(log.Data) > 0 {
		if err := sandboxAsyncVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxAsyncVault.abi.Events[event].Inputs {
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

// SandboxAsyncVaultFailureSet represents a FailureSet event raised by the SandboxAsyncVault contract.
type SandboxAsyncVaultFailureSet struct {
	Failure uint8
	Raw     *types.Log // Blockchain specific contextual infos
}

const SandboxAsyncVaultFailureSetEventName = "FailureSet"

// ContractEventName returns the user-defined event name.
func (SandboxAsyncVaultFailureSet) ContractEventName() string {
	return SandboxAsyncVaultFailureSetEventName
}

// UnpackFailureSetEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event FailureSet(uint8 failure)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackFailureSetEvent(log *types.Log) (*SandboxAsyncVaultFailureSet, error) {
	event := "FailureSet"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxAsyncVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxAsyncVaultFailureSet)
	if len(log.Data) > 0 {
		if err := sandboxAsyncVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxAsyncVault.abi.Events[event].Inputs {
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

// SandboxAsyncVaultOperatorSet represents a OperatorSet event raised by the SandboxAsyncVault contract.
type SandboxAsyncVaultOperatorSet struct {
	Controller common.Address
	Operator   common.Address
	Approved   bool
	Raw        *types.Log // Blockchain specific contextual infos
}

const SandboxAsyncVaultOperatorSetEventName = "OperatorSet"

// ContractEventName returns the user-defined event name.
func (SandboxAsyncVaultOperatorSet) ContractEventName() string {
	return SandboxAsyncVaultOperatorSetEventName
}

// UnpackOperatorSetEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event OperatorSet(address indexed controller, address indexed operator, bool approved)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackOperatorSetEvent(log *types.Log) (*SandboxAsyncVaultOperatorSet, error) {
	event := "OperatorSet"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxAsyncVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxAsyncVaultOperatorSet)
	if len(log.Data) > 0 {
		if err := sandboxAsyncVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxAsyncVault.abi.Events[event].Inputs {
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

// SandboxAsyncVaultOwnershipTransferred represents a OwnershipTransferred event raised by the SandboxAsyncVault contract.
type SandboxAsyncVaultOwnershipTransferred struct {
	PreviousOwner common.Address
	NewOwner      common.Address
	Raw           *types.Log // Blockchain specific contextual infos
}

const SandboxAsyncVaultOwnershipTransferredEventName = "OwnershipTransferred"

// ContractEventName returns the user-defined event name.
func (SandboxAsyncVaultOwnershipTransferred) ContractEventName() string {
	return SandboxAsyncVaultOwnershipTransferredEventName
}

// UnpackOwnershipTransferredEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event OwnershipTransferred(address indexed previousOwner, address indexed newOwner)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackOwnershipTransferredEvent(log *types.Log) (*SandboxAsyncVaultOwnershipTransferred, error) {
	event := "OwnershipTransferred"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxAsyncVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxAsyncVaultOwnershipTransferred)
	if len(log.Data) > 0 {
		if err := sandboxAsyncVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxAsyncVault.abi.Events[event].Inputs {
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

// SandboxAsyncVaultRedeemRequest represents a RedeemRequest event raised by the SandboxAsyncVault contract.
type SandboxAsyncVaultRedeemRequest struct {
	Controller common.Address
	Owner      common.Address
	RequestId  *big.Int
	Sender     common.Address
	Shares     *big.Int
	Raw        *types.Log // Blockchain specific contextual infos
}

const SandboxAsyncVaultRedeemRequestEventName = "RedeemRequest"

// ContractEventName returns the user-defined event name.
func (SandboxAsyncVaultRedeemRequest) ContractEventName() string {
	return SandboxAsyncVaultRedeemRequestEventName
}

// UnpackRedeemRequestEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event RedeemRequest(address indexed controller, address indexed owner, uint256 indexed requestId, address sender, uint256 shares)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackRedeemRequestEvent(log *types.Log) (*SandboxAsyncVaultRedeemRequest, error) {
	event := "RedeemRequest"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxAsyncVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxAsyncVaultRedeemRequest)
	if len(log.Data) > 0 {
		if err := sandboxAsyncVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxAsyncVault.abi.Events[event].Inputs {
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

// SandboxAsyncVaultRedeemSettled represents a RedeemSettled event raised by the SandboxAsyncVault contract.
type SandboxAsyncVaultRedeemSettled struct {
	Controller common.Address
	Shares     *big.Int
	Assets     *big.Int
	Raw        *types.Log // Blockchain specific contextual infos
}

const SandboxAsyncVaultRedeemSettledEventName = "RedeemSettled"

// ContractEventName returns the user-defined event name.
func (SandboxAsyncVaultRedeemSettled) ContractEventName() string {
	return SandboxAsyncVaultRedeemSettledEventName
}

// UnpackRedeemSettledEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event RedeemSettled(address indexed controller, uint256 shares, uint256 assets)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackRedeemSettledEvent(log *types.Log) (*SandboxAsyncVaultRedeemSettled, error) {
	event := "RedeemSettled"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxAsyncVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxAsyncVaultRedeemSettled)
	if len(log.Data) > 0 {
		if err := sandboxAsyncVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxAsyncVault.abi.Events[event].Inputs {
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

// SandboxAsyncVaultStruck represents a Struck event raised by the SandboxAsyncVault contract.
type SandboxAsyncVaultStruck struct {
	NavPrice *big.Int
	Raw      *types.Log // Blockchain specific contextual infos
}

const SandboxAsyncVaultStruckEventName = "Struck"

// ContractEventName returns the user-defined event name.
func (SandboxAsyncVaultStruck) ContractEventName() string {
	return SandboxAsyncVaultStruckEventName
}

// UnpackStruckEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Struck(uint256 navPrice)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackStruckEvent(log *types.Log) (*SandboxAsyncVaultStruck, error) {
	event := "Struck"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxAsyncVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxAsyncVaultStruck)
	if len(log.Data) > 0 {
		if err := sandboxAsyncVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxAsyncVault.abi.Events[event].Inputs {
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

// SandboxAsyncVaultTransfer represents a Transfer event raised by the SandboxAsyncVault contract.
type SandboxAsyncVaultTransfer struct {
	From  common.Address
	To    common.Address
	Value *big.Int
	Raw   *types.Log // Blockchain specific contextual infos
}

const SandboxAsyncVaultTransferEventName = "Transfer"

// ContractEventName returns the user-defined event name.
func (SandboxAsyncVaultTransfer) ContractEventName() string {
	return SandboxAsyncVaultTransferEventName
}

// UnpackTransferEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Transfer(address indexed from, address indexed to, uint256 value)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackTransferEvent(log *types.Log) (*SandboxAsyncVaultTransfer, error) {
	event := "Transfer"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxAsyncVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxAsyncVaultTransfer)
	if len(log.Data) > 0 {
		if err := sandboxAsyncVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxAsyncVault.abi.Events[event].Inputs {
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

// SandboxAsyncVaultWithdraw represents a Withdraw event raised by the SandboxAsyncVault contract.
type SandboxAsyncVaultWithdraw struct {
	Sender   common.Address
	Receiver common.Address
	Owner    common.Address
	Assets   *big.Int
	Shares   *big.Int
	Raw      *types.Log // Blockchain specific contextual infos
}

const SandboxAsyncVaultWithdrawEventName = "Withdraw"

// ContractEventName returns the user-defined event name.
func (SandboxAsyncVaultWithdraw) ContractEventName() string {
	return SandboxAsyncVaultWithdrawEventName
}

// UnpackWithdrawEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Withdraw(address indexed sender, address indexed receiver, address indexed owner, uint256 assets, uint256 shares)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackWithdrawEvent(log *types.Log) (*SandboxAsyncVaultWithdraw, error) {
	event := "Withdraw"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxAsyncVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxAsyncVaultWithdraw)
	if len(log.Data) > 0 {
		if err := sandboxAsyncVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxAsyncVault.abi.Events[event].Inputs {
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
func (sandboxAsyncVault *SandboxAsyncVault) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], sandboxAsyncVault.abi.Errors["ClaimsRefused"].ID.Bytes()[:4]) {
		return sandboxAsyncVault.UnpackClaimsRefusedError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxAsyncVault.abi.Errors["ERC20InsufficientAllowance"].ID.Bytes()[:4]) {
		return sandboxAsyncVault.UnpackERC20InsufficientAllowanceError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxAsyncVault.abi.Errors["ERC20InsufficientBalance"].ID.Bytes()[:4]) {
		return sandboxAsyncVault.UnpackERC20InsufficientBalanceError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxAsyncVault.abi.Errors["ERC20InvalidApprover"].ID.Bytes()[:4]) {
		return sandboxAsyncVault.UnpackERC20InvalidApproverError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxAsyncVault.abi.Errors["ERC20InvalidReceiver"].ID.Bytes()[:4]) {
		return sandboxAsyncVault.UnpackERC20InvalidReceiverError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxAsyncVault.abi.Errors["ERC20InvalidSender"].ID.Bytes()[:4]) {
		return sandboxAsyncVault.UnpackERC20InvalidSenderError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxAsyncVault.abi.Errors["ERC20InvalidSpender"].ID.Bytes()[:4]) {
		return sandboxAsyncVault.UnpackERC20InvalidSpenderError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxAsyncVault.abi.Errors["MoreThanClaimable"].ID.Bytes()[:4]) {
		return sandboxAsyncVault.UnpackMoreThanClaimableError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxAsyncVault.abi.Errors["MoreThanPending"].ID.Bytes()[:4]) {
		return sandboxAsyncVault.UnpackMoreThanPendingError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxAsyncVault.abi.Errors["NoPreviews"].ID.Bytes()[:4]) {
		return sandboxAsyncVault.UnpackNoPreviewsError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxAsyncVault.abi.Errors["NotAllowed"].ID.Bytes()[:4]) {
		return sandboxAsyncVault.UnpackNotAllowedError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxAsyncVault.abi.Errors["NothingRequested"].ID.Bytes()[:4]) {
		return sandboxAsyncVault.UnpackNothingRequestedError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxAsyncVault.abi.Errors["OwnableInvalidOwner"].ID.Bytes()[:4]) {
		return sandboxAsyncVault.UnpackOwnableInvalidOwnerError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxAsyncVault.abi.Errors["OwnableUnauthorizedAccount"].ID.Bytes()[:4]) {
		return sandboxAsyncVault.UnpackOwnableUnauthorizedAccountError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxAsyncVault.abi.Errors["PriceUnavailable"].ID.Bytes()[:4]) {
		return sandboxAsyncVault.UnpackPriceUnavailableError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxAsyncVault.abi.Errors["RequestsRefused"].ID.Bytes()[:4]) {
		return sandboxAsyncVault.UnpackRequestsRefusedError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxAsyncVault.abi.Errors["SafeERC20FailedOperation"].ID.Bytes()[:4]) {
		return sandboxAsyncVault.UnpackSafeERC20FailedOperationError(raw[4:])
	}
	return nil, errors.New("Unknown error")
}

// SandboxAsyncVaultClaimsRefused represents a ClaimsRefused error raised by the SandboxAsyncVault contract.
type SandboxAsyncVaultClaimsRefused struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ClaimsRefused()
func SandboxAsyncVaultClaimsRefusedErrorID() common.Hash {
	return common.HexToHash("0x347ae3c0aacf2e1165514d2fea54fda52477b58a8942117ca6c3dec818aedcd8")
}

// UnpackClaimsRefusedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ClaimsRefused()
func (sandboxAsyncVault *SandboxAsyncVault) UnpackClaimsRefusedError(raw []byte) (*SandboxAsyncVaultClaimsRefused, error) {
	out := new(SandboxAsyncVaultClaimsRefused)
	if err := sandboxAsyncVault.abi.UnpackIntoInterface(out, "ClaimsRefused", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxAsyncVaultERC20InsufficientAllowance represents a ERC20InsufficientAllowance error raised by the SandboxAsyncVault contract.
type SandboxAsyncVaultERC20InsufficientAllowance struct {
	Spender   common.Address
	Allowance *big.Int
	Needed    *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)
func SandboxAsyncVaultERC20InsufficientAllowanceErrorID() common.Hash {
	return common.HexToHash("0xfb8f41b23e99d2101d86da76cdfa87dd51c82ed07d3cb62cbc473e469dbc75c3")
}

// UnpackERC20InsufficientAllowanceError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackERC20InsufficientAllowanceError(raw []byte) (*SandboxAsyncVaultERC20InsufficientAllowance, error) {
	out := new(SandboxAsyncVaultERC20InsufficientAllowance)
	if err := sandboxAsyncVault.abi.UnpackIntoInterface(out, "ERC20InsufficientAllowance", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxAsyncVaultERC20InsufficientBalance represents a ERC20InsufficientBalance error raised by the SandboxAsyncVault contract.
type SandboxAsyncVaultERC20InsufficientBalance struct {
	Sender  common.Address
	Balance *big.Int
	Needed  *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)
func SandboxAsyncVaultERC20InsufficientBalanceErrorID() common.Hash {
	return common.HexToHash("0xe450d38cd8d9f7d95077d567d60ed49c7254716e6ad08fc9872816c97e0ffec6")
}

// UnpackERC20InsufficientBalanceError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackERC20InsufficientBalanceError(raw []byte) (*SandboxAsyncVaultERC20InsufficientBalance, error) {
	out := new(SandboxAsyncVaultERC20InsufficientBalance)
	if err := sandboxAsyncVault.abi.UnpackIntoInterface(out, "ERC20InsufficientBalance", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxAsyncVaultERC20InvalidApprover represents a ERC20InvalidApprover error raised by the SandboxAsyncVault contract.
type SandboxAsyncVaultERC20InvalidApprover struct {
	Approver common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InvalidApprover(address approver)
func SandboxAsyncVaultERC20InvalidApproverErrorID() common.Hash {
	return common.HexToHash("0xe602df05cc75712490294c6c104ab7c17f4030363910a7a2626411c6d3118847")
}

// UnpackERC20InvalidApproverError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InvalidApprover(address approver)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackERC20InvalidApproverError(raw []byte) (*SandboxAsyncVaultERC20InvalidApprover, error) {
	out := new(SandboxAsyncVaultERC20InvalidApprover)
	if err := sandboxAsyncVault.abi.UnpackIntoInterface(out, "ERC20InvalidApprover", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxAsyncVaultERC20InvalidReceiver represents a ERC20InvalidReceiver error raised by the SandboxAsyncVault contract.
type SandboxAsyncVaultERC20InvalidReceiver struct {
	Receiver common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InvalidReceiver(address receiver)
func SandboxAsyncVaultERC20InvalidReceiverErrorID() common.Hash {
	return common.HexToHash("0xec442f055133b72f3b2f9f0bb351c406b178527de2040a7d1feb4e058771f613")
}

// UnpackERC20InvalidReceiverError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InvalidReceiver(address receiver)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackERC20InvalidReceiverError(raw []byte) (*SandboxAsyncVaultERC20InvalidReceiver, error) {
	out := new(SandboxAsyncVaultERC20InvalidReceiver)
	if err := sandboxAsyncVault.abi.UnpackIntoInterface(out, "ERC20InvalidReceiver", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxAsyncVaultERC20InvalidSender represents a ERC20InvalidSender error raised by the SandboxAsyncVault contract.
type SandboxAsyncVaultERC20InvalidSender struct {
	Sender common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InvalidSender(address sender)
func SandboxAsyncVaultERC20InvalidSenderErrorID() common.Hash {
	return common.HexToHash("0x96c6fd1edd0cd6ef7ff0ecc0facdf53148dc0048b57fe58af65755250a7a96bd")
}

// UnpackERC20InvalidSenderError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InvalidSender(address sender)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackERC20InvalidSenderError(raw []byte) (*SandboxAsyncVaultERC20InvalidSender, error) {
	out := new(SandboxAsyncVaultERC20InvalidSender)
	if err := sandboxAsyncVault.abi.UnpackIntoInterface(out, "ERC20InvalidSender", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxAsyncVaultERC20InvalidSpender represents a ERC20InvalidSpender error raised by the SandboxAsyncVault contract.
type SandboxAsyncVaultERC20InvalidSpender struct {
	Spender common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InvalidSpender(address spender)
func SandboxAsyncVaultERC20InvalidSpenderErrorID() common.Hash {
	return common.HexToHash("0x94280d62c347d8d9f4d59a76ea321452406db88df38e0c9da304f58b57b373a2")
}

// UnpackERC20InvalidSpenderError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InvalidSpender(address spender)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackERC20InvalidSpenderError(raw []byte) (*SandboxAsyncVaultERC20InvalidSpender, error) {
	out := new(SandboxAsyncVaultERC20InvalidSpender)
	if err := sandboxAsyncVault.abi.UnpackIntoInterface(out, "ERC20InvalidSpender", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxAsyncVaultMoreThanClaimable represents a MoreThanClaimable error raised by the SandboxAsyncVault contract.
type SandboxAsyncVaultMoreThanClaimable struct {
	Claimable *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error MoreThanClaimable(uint256 claimable)
func SandboxAsyncVaultMoreThanClaimableErrorID() common.Hash {
	return common.HexToHash("0x3024a13e265a119b0ece558e4c661773d47b252cfc317e1fa5a9323230b456ce")
}

// UnpackMoreThanClaimableError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error MoreThanClaimable(uint256 claimable)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackMoreThanClaimableError(raw []byte) (*SandboxAsyncVaultMoreThanClaimable, error) {
	out := new(SandboxAsyncVaultMoreThanClaimable)
	if err := sandboxAsyncVault.abi.UnpackIntoInterface(out, "MoreThanClaimable", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxAsyncVaultMoreThanPending represents a MoreThanPending error raised by the SandboxAsyncVault contract.
type SandboxAsyncVaultMoreThanPending struct {
	Pending *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error MoreThanPending(uint256 pending)
func SandboxAsyncVaultMoreThanPendingErrorID() common.Hash {
	return common.HexToHash("0xcac6939ae90378a2a61e0d95030cfd3005281a9eb5e19ec3b260756badaeb8d7")
}

// UnpackMoreThanPendingError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error MoreThanPending(uint256 pending)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackMoreThanPendingError(raw []byte) (*SandboxAsyncVaultMoreThanPending, error) {
	out := new(SandboxAsyncVaultMoreThanPending)
	if err := sandboxAsyncVault.abi.UnpackIntoInterface(out, "MoreThanPending", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxAsyncVaultNoPreviews represents a NoPreviews error raised by the SandboxAsyncVault contract.
type SandboxAsyncVaultNoPreviews struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NoPreviews()
func SandboxAsyncVaultNoPreviewsErrorID() common.Hash {
	return common.HexToHash("0x3755406d193af0f514766d5e1fa2dd592a693153352b689c7d168e88ebbfa7ee")
}

// UnpackNoPreviewsError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NoPreviews()
func (sandboxAsyncVault *SandboxAsyncVault) UnpackNoPreviewsError(raw []byte) (*SandboxAsyncVaultNoPreviews, error) {
	out := new(SandboxAsyncVaultNoPreviews)
	if err := sandboxAsyncVault.abi.UnpackIntoInterface(out, "NoPreviews", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxAsyncVaultNotAllowed represents a NotAllowed error raised by the SandboxAsyncVault contract.
type SandboxAsyncVaultNotAllowed struct {
	Caller common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotAllowed(address caller)
func SandboxAsyncVaultNotAllowedErrorID() common.Hash {
	return common.HexToHash("0xfa5cd00ff5c4577b9857716999b0b260131d9f5bcbb69f0fa80d6ba972753c88")
}

// UnpackNotAllowedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotAllowed(address caller)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackNotAllowedError(raw []byte) (*SandboxAsyncVaultNotAllowed, error) {
	out := new(SandboxAsyncVaultNotAllowed)
	if err := sandboxAsyncVault.abi.UnpackIntoInterface(out, "NotAllowed", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxAsyncVaultNothingRequested represents a NothingRequested error raised by the SandboxAsyncVault contract.
type SandboxAsyncVaultNothingRequested struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NothingRequested()
func SandboxAsyncVaultNothingRequestedErrorID() common.Hash {
	return common.HexToHash("0x16cdabcf5a08b579b15b9d17939f5accada685047247c4d208d3908848169dd7")
}

// UnpackNothingRequestedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NothingRequested()
func (sandboxAsyncVault *SandboxAsyncVault) UnpackNothingRequestedError(raw []byte) (*SandboxAsyncVaultNothingRequested, error) {
	out := new(SandboxAsyncVaultNothingRequested)
	if err := sandboxAsyncVault.abi.UnpackIntoInterface(out, "NothingRequested", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxAsyncVaultOwnableInvalidOwner represents a OwnableInvalidOwner error raised by the SandboxAsyncVault contract.
type SandboxAsyncVaultOwnableInvalidOwner struct {
	Owner common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error OwnableInvalidOwner(address owner)
func SandboxAsyncVaultOwnableInvalidOwnerErrorID() common.Hash {
	return common.HexToHash("0x1e4fbdf7f3ef8bcaa855599e3abf48b232380f183f08f6f813d9ffa5bd585188")
}

// UnpackOwnableInvalidOwnerError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error OwnableInvalidOwner(address owner)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackOwnableInvalidOwnerError(raw []byte) (*SandboxAsyncVaultOwnableInvalidOwner, error) {
	out := new(SandboxAsyncVaultOwnableInvalidOwner)
	if err := sandboxAsyncVault.abi.UnpackIntoInterface(out, "OwnableInvalidOwner", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxAsyncVaultOwnableUnauthorizedAccount represents a OwnableUnauthorizedAccount error raised by the SandboxAsyncVault contract.
type SandboxAsyncVaultOwnableUnauthorizedAccount struct {
	Account common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error OwnableUnauthorizedAccount(address account)
func SandboxAsyncVaultOwnableUnauthorizedAccountErrorID() common.Hash {
	return common.HexToHash("0x118cdaa7a341953d1887a2245fd6665d741c67c8c50581daa59e1d03373fa188")
}

// UnpackOwnableUnauthorizedAccountError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error OwnableUnauthorizedAccount(address account)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackOwnableUnauthorizedAccountError(raw []byte) (*SandboxAsyncVaultOwnableUnauthorizedAccount, error) {
	out := new(SandboxAsyncVaultOwnableUnauthorizedAccount)
	if err := sandboxAsyncVault.abi.UnpackIntoInterface(out, "OwnableUnauthorizedAccount", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxAsyncVaultPriceUnavailable represents a PriceUnavailable error raised by the SandboxAsyncVault contract.
type SandboxAsyncVaultPriceUnavailable struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error PriceUnavailable()
func SandboxAsyncVaultPriceUnavailableErrorID() common.Hash {
	return common.HexToHash("0xcb08be81e7070984d3fcbcbc4a7b99c01a8d7722fd659fa8d2c1d6c5715a7ae8")
}

// UnpackPriceUnavailableError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error PriceUnavailable()
func (sandboxAsyncVault *SandboxAsyncVault) UnpackPriceUnavailableError(raw []byte) (*SandboxAsyncVaultPriceUnavailable, error) {
	out := new(SandboxAsyncVaultPriceUnavailable)
	if err := sandboxAsyncVault.abi.UnpackIntoInterface(out, "PriceUnavailable", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxAsyncVaultRequestsRefused represents a RequestsRefused error raised by the SandboxAsyncVault contract.
type SandboxAsyncVaultRequestsRefused struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error RequestsRefused()
func SandboxAsyncVaultRequestsRefusedErrorID() common.Hash {
	return common.HexToHash("0x329f1271e2b8b7c17fdd2d1384ad40b89be9fd4998e638ebc59a289c6fa5c0c9")
}

// UnpackRequestsRefusedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error RequestsRefused()
func (sandboxAsyncVault *SandboxAsyncVault) UnpackRequestsRefusedError(raw []byte) (*SandboxAsyncVaultRequestsRefused, error) {
	out := new(SandboxAsyncVaultRequestsRefused)
	if err := sandboxAsyncVault.abi.UnpackIntoInterface(out, "RequestsRefused", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxAsyncVaultSafeERC20FailedOperation represents a SafeERC20FailedOperation error raised by the SandboxAsyncVault contract.
type SandboxAsyncVaultSafeERC20FailedOperation struct {
	Token common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SafeERC20FailedOperation(address token)
func SandboxAsyncVaultSafeERC20FailedOperationErrorID() common.Hash {
	return common.HexToHash("0x5274afe73c98b4749fc91ffae6b7b574e7842cb2144a159e9377a5f20b32edf9")
}

// UnpackSafeERC20FailedOperationError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SafeERC20FailedOperation(address token)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackSafeERC20FailedOperationError(raw []byte) (*SandboxAsyncVaultSafeERC20FailedOperation, error) {
	out := new(SandboxAsyncVaultSafeERC20FailedOperation)
	if err := sandboxAsyncVault.abi.UnpackIntoInterface(out, "SafeERC20FailedOperation", raw); err != nil {
		return nil, err
	}
	return out, nil
}
