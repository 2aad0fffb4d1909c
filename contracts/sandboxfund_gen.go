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

// SandboxFundMetaData contains all meta data concerning the SandboxFund contract.
var SandboxFundMetaData = bind.MetaData{
	ABI: "[{\"inputs\":[{\"internalType\":\"address\",\"name\":\"asset_\",\"type\":\"address\"},{\"internalType\":\"string\",\"name\":\"name_\",\"type\":\"string\"},{\"internalType\":\"string\",\"name\":\"symbol_\",\"type\":\"string\"},{\"internalType\":\"address\",\"name\":\"owner_\",\"type\":\"address\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[],\"name\":\"CancellationPending\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ClaimsRefused\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"allowance\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"needed\",\"type\":\"uint256\"}],\"name\":\"ERC20InsufficientAllowance\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"balance\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"needed\",\"type\":\"uint256\"}],\"name\":\"ERC20InsufficientBalance\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"approver\",\"type\":\"address\"}],\"name\":\"ERC20InvalidApprover\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"ERC20InvalidReceiver\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"}],\"name\":\"ERC20InvalidSender\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"}],\"name\":\"ERC20InvalidSpender\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"claimable\",\"type\":\"uint256\"}],\"name\":\"MoreThanClaimable\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"pending\",\"type\":\"uint256\"}],\"name\":\"MoreThanPending\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"asOf\",\"type\":\"uint64\"}],\"name\":\"NeverStruck\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NoPreviews\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"caller\",\"type\":\"address\"}],\"name\":\"NotAllowed\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"lastStrike\",\"type\":\"uint64\"}],\"name\":\"NotLaterThan\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"asOf\",\"type\":\"uint64\"}],\"name\":\"NotYet\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NothingRequested\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"OwnableInvalidOwner\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"OwnableUnauthorizedAccount\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"PriceUnavailable\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"RequestsRefused\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"}],\"name\":\"SafeERC20FailedOperation\",\"type\":\"error\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"Approval\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"CancelDepositClaim\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"}],\"name\":\"CancelDepositRequest\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"CancelRedeemClaim\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"}],\"name\":\"CancelRedeemRequest\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"Deposit\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"DepositRequest\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"DepositReturned\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"DepositSettled\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"enumSandboxAsyncVault.Failure\",\"name\":\"failure\",\"type\":\"uint8\"}],\"name\":\"FailureSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"uint64\",\"name\":\"asOf\",\"type\":\"uint64\"},{\"indexed\":false,\"internalType\":\"bool\",\"name\":\"redeem\",\"type\":\"bool\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"units\",\"type\":\"uint256\"}],\"name\":\"Filled\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"bool\",\"name\":\"approved\",\"type\":\"bool\"}],\"name\":\"OperatorSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"previousOwner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"OwnershipTransferred\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"RedeemRequest\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"RedeemReturned\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"RedeemSettled\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"navPrice\",\"type\":\"uint256\"}],\"name\":\"Struck\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"uint64\",\"name\":\"asOf\",\"type\":\"uint64\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"cutoff\",\"type\":\"uint64\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"depositsSettleAt\",\"type\":\"uint64\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"redemptionsSettleAt\",\"type\":\"uint64\"},{\"indexed\":false,\"internalType\":\"uint16\",\"name\":\"fillBps\",\"type\":\"uint16\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"price\",\"type\":\"uint256\"}],\"name\":\"StruckAsOf\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"from\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"Transfer\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"Withdraw\",\"type\":\"event\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"}],\"name\":\"allowance\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"approve\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"asset\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"balanceOf\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"cancelDepositRequest\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"cancelRedeemRequest\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"claimCancelDepositRequest\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"claimCancelRedeemRequest\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"claimableCancelDepositRequest\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"claimableCancelRedeemRequest\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"claimableDepositRequest\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"claimableRedeemRequest\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"convertToAssets\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"convertToShares\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"decimals\",\"outputs\":[{\"internalType\":\"uint8\",\"name\":\"\",\"type\":\"uint8\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"deposit\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"deposit\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"failure\",\"outputs\":[{\"internalType\":\"enumSandboxAsyncVault.Failure\",\"name\":\"\",\"type\":\"uint8\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"internalType\":\"bool\",\"name\":\"redeem\",\"type\":\"bool\"},{\"internalType\":\"uint256\",\"name\":\"units\",\"type\":\"uint256\"},{\"internalType\":\"uint64\",\"name\":\"asOf\",\"type\":\"uint64\"}],\"name\":\"fill\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"}],\"name\":\"isOperator\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"lastStrike\",\"outputs\":[{\"internalType\":\"uint64\",\"name\":\"\",\"type\":\"uint64\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"maxDeposit\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"maxMint\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"maxRedeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"maxWithdraw\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"mint\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"mint\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"name\",\"outputs\":[{\"internalType\":\"string\",\"name\":\"\",\"type\":\"string\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"navPrice\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"owner\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"pendingCancelDepositRequest\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"pendingCancelRedeemRequest\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"pendingDepositRequest\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"pendingRedeemRequest\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"name\":\"previewDeposit\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"name\":\"previewMint\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"name\":\"previewRedeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"name\":\"previewWithdraw\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"asOf\",\"type\":\"uint64\"}],\"name\":\"priceAsOf\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"price\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"priceLastUpdated\",\"outputs\":[{\"internalType\":\"uint64\",\"name\":\"\",\"type\":\"uint64\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"redeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"renounceOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"requestDeposit\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"requestRedeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"returnDeposit\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"returnRedeem\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"enumSandboxAsyncVault.Failure\",\"name\":\"failure_\",\"type\":\"uint8\"}],\"name\":\"setFailure\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"internalType\":\"bool\",\"name\":\"isFrozen\",\"type\":\"bool\"}],\"name\":\"setFrozen\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"internalType\":\"bool\",\"name\":\"isMember\",\"type\":\"bool\"}],\"name\":\"setMember\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"},{\"internalType\":\"bool\",\"name\":\"approved\",\"type\":\"bool\"}],\"name\":\"setOperator\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bool\",\"name\":\"restricted\",\"type\":\"bool\"}],\"name\":\"setRestricted\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"settleDeposit\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"settleRedeem\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"share\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"price\",\"type\":\"uint256\"}],\"name\":\"strike\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"price\",\"type\":\"uint256\"},{\"internalType\":\"uint64\",\"name\":\"asOf\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"cutoff\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"depositsSettleAt\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"redemptionsSettleAt\",\"type\":\"uint64\"},{\"internalType\":\"uint16\",\"name\":\"fillBps\",\"type\":\"uint16\"}],\"name\":\"strikeAsOf\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes4\",\"name\":\"id\",\"type\":\"bytes4\"}],\"name\":\"supportsInterface\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"symbol\",\"outputs\":[{\"internalType\":\"string\",\"name\":\"\",\"type\":\"string\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"totalAssets\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"totalSupply\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"transfer\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"from\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"transferFrom\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"transferOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"withdraw\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"}]",
	ID:  "SandboxFund",
	Bin: "0x60e0604052670de0b6b3a764000060085534801561001b575f5ffd5b5060405161532038038061532083398101604081905261003a91610291565b83838383808383600361004d83826103a6565b50600461005a82826103a6565b5050506001600160a01b03811661008a57604051631e4fbdf760e01b81525f600482015260240160405180910390fd5b6100938161017b565b506001600160a01b03841660808190526040805163313ce56760e01b8152905163313ce567916004808201926020929091908290030181865afa1580156100dc573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906101009190610464565b61010b90600a610584565b60a0525050600980546001600160401b031916426001600160401b0316179055505060405184908490849061013f906101cc565b61014b939291906105c0565b604051809103905ff080158015610164573d5f5f3e3d5ffd5b506001600160a01b031660c052506105ff92505050565b600580546001600160a01b038381166001600160a01b0319831681179093556040519116919082907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0905f90a35050565b6114c980613e5783390190565b80516001600160a01b03811681146101ef575f5ffd5b919050565b634e487b7160e01b5f52604160045260245ffd5b5f82601f830112610217575f5ffd5b81516001600160401b03811115610230576102306101f4565b604051601f8201601f19908116603f011681016001600160401b038111828210171561025e5761025e6101f4565b604052818152838201602001851015610275575f5ffd5b8160208501602083015e5f918101602001919091529392505050565b5f5f5f5f608085870312156102a4575f5ffd5b6102ad856101d9565b60208601519094506001600160401b038111156102c8575f5ffd5b6102d487828801610208565b604087015190945090506001600160401b038111156102f1575f5ffd5b6102fd87828801610208565b92505061030c606086016101d9565b905092959194509250565b600181811c9082168061032b57607f821691505b60208210810361034957634e487b7160e01b5f52602260045260245ffd5b50919050565b601f8211156103a157828211156103a157805f5260205f20601f840160051c602085101561037a57505f5b90810190601f840160051c035f5b8181101561039d575f83820155600101610388565b5050505b505050565b81516001600160401b038111156103bf576103bf6101f4565b6103d3816103cd8454610317565b8461034f565b6020601f821160018114610405575f83156103ee5750848201515b5f19600385901b1c1916600184901b17845561045d565b5f84815260208120601f198516915b828110156104345787850151825560209485019460019092019101610414565b508482101561045157868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b5f60208284031215610474575f5ffd5b815160ff81168114610484575f5ffd5b9392505050565b634e487b7160e01b5f52601160045260245ffd5b6001815b60018411156104da578085048111156104be576104be61048b565b60018416156104cc57908102905b60019390931c9280026104a3565b935093915050565b5f826104f05750600161057e565b816104fc57505f61057e565b8160018114610512576002811461051c57610538565b600191505061057e565b60ff84111561052d5761052d61048b565b50506001821b61057e565b5060208310610133831016604e8410600b841016171561055b575081810a61057e565b6105675f19848461049f565b805f190482111561057a5761057a61048b565b0290505b92915050565b5f61048460ff8416836104e2565b5f81518084528060208401602086015e5f602082860101526020601f19601f83011685010191505092915050565b6001600160a01b03841681526060602082018190525f906105e390830185610592565b82810360408401526105f58185610592565b9695505050505050565b60805160a05160c0516137b76106a05f395f818161072001528181610ab701528181610ea501528181611436015281816119aa015281816120c501528181612142015281816125e101528181612729015281816127aa015281816131ee015261328001525f81816121d60152612b5b01525f8181610535015281816113600152818161181601528181612ac701528181612bc60152612c4501526137b75ff3fe608060405234801561000f575f5ffd5b50600436106103be575f3560e01c80638da5cb5b116101f5578063ba08765211610114578063dc83b52a116100a9578063f15b65b111610079578063f15b65b114610922578063f2fde38b14610952578063f5a23d8d14610965578063fa9d4f4b14610992575f5ffd5b8063dc83b52a146108c4578063dd62ed3e146108d7578063eaed1d071461090f578063ef8b30f71461044e575f5ffd5b8063ce96cb77116100e4578063ce96cb7714610878578063d29709fb1461088b578063d905777e1461089e578063da39b3e7146108b1575f5ffd5b8063ba08765214610820578063c63d75b614610833578063c6c24d6414610846578063c6e6f59214610865575f5ffd5b8063aabb59221161018a578063b3d7f6b91161015a578063b3d7f6b91461044e578063b460af94146107cd578063b6363cf2146107e0578063b9cf06341461080d575f5ffd5b8063aabb592214610757578063ac869cd814610784578063b04a5e0514610797578063b3982cb8146107c4575f5ffd5b8063a08b1653116101c5578063a08b1653146106f8578063a42e874e1461070b578063a8d5fd651461071e578063a9059cbb14610744575f5ffd5b80638da5cb5b146106b957806394bf804d146106ca57806395d89b41146106dd578063995ea21a146106e5575f5ffd5b806338d52e0f116102e157806370a08231116102765780637c1b50c4116102465780637c1b50c41461064b5780637d41c86e146106805780637f16a0e51461069357806385b77f45146106a6575f5ffd5b806370a08231146105e2578063715018a61461060a578063744cd69c1461061257806376ffb88714610625575f5ffd5b806352aaead8116102b157806352aaead814610595578063558a7297146105a957806369d77a44146105bc5780636e553f65146105cf575f5ffd5b806338d52e0f14610530578063402d267d1461056f5780634674dce3146105825780634cdad5061461044e575f5ffd5b806318160ddd116103575780632b9d9c1f116103275780632b9d9c1f146104e85780632c8be2cb146104fb5780632e2d29841461050e578063313ce56714610521575f5ffd5b806318160ddd1461048e57806323b872dd1461049657806324daddc5146104a957806326c6f96c146104be575f5ffd5b806307a2d13a1161039257806307a2d13a14610428578063095ea7b31461043b5780630a28a4771461044e5780630ac64a7c14610461575f5ffd5b8062a06d19146103c257806301e1d114146103e857806301ffc9a7146103f057806306fdde0314610413575b5f5ffd5b6103d56103d03660046132d2565b6109a5565b6040519081526020015b60405180910390f35b6103d5610ab1565b6104036103fe36600461330b565b610b47565b60405190151581526020016103df565b61041b610d61565b6040516103df919061334a565b6103d561043636600461339d565b610df1565b6104036104493660046133b4565b610dfe565b6103d561045c36600461339d565b610e15565b6007546104759067ffffffffffffffff1681565b60405167ffffffffffffffff90911681526020016103df565b6002546103d5565b6104036104a43660046133dc565b610e48565b6104bc6104b7366004613423565b610e6d565b005b6103d56104cc36600461343e565b6001600160a01b03165f908152600c6020526040902054919050565b6104bc6104f636600461343e565b610f08565b6104bc6105093660046133b4565b61101e565b6103d561051c3660046132d2565b611123565b604051601281526020016103df565b6105577f000000000000000000000000000000000000000000000000000000000000000081565b6040516001600160a01b0390911681526020016103df565b6103d561057d366004613468565b6111b9565b6104bc61059036600461339d565b6111ee565b6009546104759067ffffffffffffffff1681565b6104036105b7366004613481565b611203565b6103d56105ca3660046132d2565b611290565b6103d56105dd36600461343e565b6113cf565b6103d56105f0366004613468565b6001600160a01b03165f9081526020819052604090205490565b6104bc6113db565b6104bc610620366004613481565b6113ee565b60095461063e9068010000000000000000900460ff1681565b6040516103df91906134e3565b61040361065936600461343e565b6001600160a01b03165f908152600c6020526040902060080154610100900460ff16919050565b6103d561068e3660046132d2565b611492565b6104bc6106a1366004613539565b611612565b6103d56106b43660046132d2565b6116df565b6005546001600160a01b0316610557565b6103d56106d836600461343e565b611886565b61041b611892565b6103d56106f336600461343e565b6118a1565b6104bc6107063660046133b4565b6118ab565b6104bc610719366004613585565b6118c9565b7f0000000000000000000000000000000000000000000000000000000000000000610557565b6104036107523660046133b4565b611955565b6103d561076536600461343e565b6001600160a01b03165f908152600c6020526040902060060154919050565b6104bc610792366004613481565b611962565b6103d56107a536600461343e565b6001600160a01b03165f908152600c6020526040902060070154919050565b6103d560085481565b6103d56107db3660046132d2565b6119d9565b6104036107ee3660046135a3565b600a60209081525f928352604080842090915290825290205460ff1681565b6104bc61081b36600461343e565b611a67565b6103d561082e3660046132d2565b611b6b565b6103d5610841366004613468565b611bf9565b6103d56108543660046135cb565b60066020525f908152604090205481565b6103d561087336600461339d565b611c27565b6103d5610886366004613468565b611c39565b6104bc6108993660046133b4565b611c67565b6103d56108ac366004613468565b611d66565b6103d56108bf3660046132d2565b611d94565b6104bc6108d23660046133b4565b611e25565b6103d56108e53660046135a3565b6001600160a01b039182165f90815260016020908152604080832093909416825291909152205490565b6103d561091d36600461343e565b611e3f565b61040361093036600461343e565b6001600160a01b03165f908152600c602052604090206008015460ff16919050565b6104bc610960366004613468565b611e49565b6103d561097336600461343e565b6001600160a01b03165f908152600c6020526040902060030154919050565b6104bc6109a03660046135e4565b611e9c565b5f6109af82612008565b6109b88261207d565b156109ef576040517f347ae3c000000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b506001600160a01b0381165f908152600c60205260408120600781015491829003610a4d576040517f3024a13e0000000000000000000000000000000000000000000000000000000081525f60048201526024015b60405180910390fd5b5f6007820155610a5d8483612135565b60408051338152602081018490525f916001600160a01b0380881692908716917f9c133d4657dc9cd12f4c08cef86ef778dbbe03f3ad3b661ff14d36bc3febb1fb91015b60405180910390a4509392505050565b5f610b427f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03166318160ddd6040518163ffffffff1660e01b8152600401602060405180830381865afa158015610b11573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610b359190613657565b610b3d612169565b6121cd565b905090565b5f7f01ffc9a7000000000000000000000000000000000000000000000000000000007fffffffff0000000000000000000000000000000000000000000000000000000083161480610bd957507f2f0a18c5000000000000000000000000000000000000000000000000000000007fffffffff000000000000000000000000000000000000000000000000000000008316145b80610c2557507fe3bc4e65000000000000000000000000000000000000000000000000000000007fffffffff000000000000000000000000000000000000000000000000000000008316145b80610c7157507fce3bbe50000000000000000000000000000000000000000000000000000000007fffffffff000000000000000000000000000000000000000000000000000000008316145b80610cbd57507f620ee8e4000000000000000000000000000000000000000000000000000000007fffffffff000000000000000000000000000000000000000000000000000000008316145b15610cca57506001919050565b7fffffffff0000000000000000000000000000000000000000000000000000000082167f8bf840e3000000000000000000000000000000000000000000000000000000001480610d5b57507fffffffff0000000000000000000000000000000000000000000000000000000082167fe76cffc700000000000000000000000000000000000000000000000000000000145b92915050565b606060038054610d709061366e565b80601f0160208091040260200160405190810160405280929190818152602001828054610d9c9061366e565b8015610de75780601f10610dbe57610100808354040283529160200191610de7565b820191905f5260205f20905b815481529060010190602001808311610dca57829003601f168201915b5050505050905090565b5f610d5b82610b3d612169565b5f33610e0b818585612215565b5060019392505050565b5f6040517f3755406d00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f33610e55858285612227565b610e608585856122db565b60019150505b9392505050565b610e7561236a565b6040517f24daddc500000000000000000000000000000000000000000000000000000000815281151560048201527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316906324daddc5906024015b5f604051808303815f87803b158015610eef575f5ffd5b505af1158015610f01573d5f5f3e3d5ffd5b5050505050565b610f1181612008565b6001600160a01b0381165f908152600c602052604081206003810154909103610f66576040517f16cdabcf00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6008810154610100900460ff1615610faa576040517fd8e1332f00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6008810180547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff00ff166101001790556040513381525f906001600160a01b038416907fa16c0f2cab616ed5d17cd544655b00d7062a1df7c457960cc8b9bf60770f9236906020015b60405180910390a3505050565b61102661236a565b6001600160a01b0382165f908152600c6020526040902060038101548211156110835780600301546040517fcac6939a000000000000000000000000000000000000000000000000000000008152600401610a4491815260200190565b81816003015f82825461109691906136ec565b9250508190555081816007015f8282546110b091906136ff565b90915550506008810180547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff00ff1690556040518281526001600160a01b038416907f6d4096ecde8698a196a96547937f656f47fac19f2c7fb2f8c1cd43bd222d72cd906020015b60405180910390a2505050565b6001600160a01b0381165f908152600c6020526040812060028101548511156111805780600201546040517f3024a13e000000000000000000000000000000000000000000000000000000008152600401610a4491815260200190565b84156111a0576002810154600182015461119b9187906123b0565b6111a2565b5f5b91506111b18186848787612460565b509392505050565b5f6111c38261207d565b6111e7576001600160a01b0382165f908152600c6020526040902060020154610d5b565b5f92915050565b6111f661236a565b6112008142612529565b50565b335f818152600a602090815260408083206001600160a01b03871680855290835281842080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001687151590811790915591519182529293917fceb576d9f15e4e200fdb5096d64d5dfd667e16def20c1eefd14256d8e3faa267910160405180910390a350600192915050565b5f61129a82612008565b6112a382612599565b156112da576040517f347ae3c000000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b506001600160a01b0381165f908152600c60205260408120600681015491829003611333576040517f3024a13e0000000000000000000000000000000000000000000000000000000081525f6004820152602401610a44565b5f816006018190555081600b5f82825461134d91906136ec565b9091555061138790506001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016858461264a565b60408051338152602081018490525f916001600160a01b0380881692908716917f295a9a8b44c0ac92394b0da92ef469784ff064156f08dab8316760c064c6cd2f9101610aa1565b5f610e66838333611123565b6113e361236a565b6113ec5f612698565b565b6113f661236a565b6040517f744cd69c0000000000000000000000000000000000000000000000000000000081526001600160a01b03838116600483015282151560248301527f0000000000000000000000000000000000000000000000000000000000000000169063744cd69c906044015b5f604051808303815f87803b158015611478575f5ffd5b505af115801561148a573d5f5f3e3d5ffd5b505050505050565b5f600160095468010000000000000000900460ff1660038111156114b8576114b86134b6565b036114ef576040517f329f127100000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b835f03611528576040517f16cdabcf00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6001600160a01b0383165f908152600c6020526040902060080154610100900460ff1615611582576040517fd8e1332f00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6001600160a01b0383165f908152600c6020526040812060030180548692906115ac9084906136ff565b909155506115bd9050828486612701565b60408051338152602081018690525f916001600160a01b0380861692908716917f1fdc681a13d8c5da54e301c7ce6542dcde4581e4725043fdab2db12ddc57450691015b60405180910390a4505f9392505050565b61161a61236a565b67ffffffffffffffff81165f9081526006602052604081205490819003611679576040517f4646fa1600000000000000000000000000000000000000000000000000000000815267ffffffffffffffff83166004820152602401610a44565b61168585858584612751565b6040805185151581526020810185905267ffffffffffffffff8416916001600160a01b038816917f95d546ed47410f6438cbedeaa19b4c6e01ade7d411a134091160e7373b3f74a491015b60405180910390a35050505050565b5f6116e982612008565b600160095468010000000000000000900460ff16600381111561170e5761170e6134b6565b03611745576040517f329f127100000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b835f0361177e576040517f16cdabcf00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6001600160a01b0383165f908152600c602052604090206008015460ff16156117d3576040517fd8e1332f00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6117dc83612772565b6001600160a01b0383165f908152600c6020526040812080548692906118039084906136ff565b9091555061183e90506001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016833087612854565b60408051338152602081018690525f916001600160a01b0380861692908716917fbb58420bb8ce44e11b84e214cc0de10ce5e7c24d0355b2815c3d758b514cae729101611601565b5f610e66838333611d94565b606060048054610d709061366e565b5f610e66826111b9565b6118b361236a565b6118c582826118c0612169565b6128a3565b5050565b6118d161236a565b600980548291907fffffffffffffffffffffffffffffffffffffffffffffff00ffffffffffffffff1668010000000000000000836003811115611916576119166134b6565b02179055507f34b670abe11892066599cece9d3e3bb0860e2ab84bda0395f710bf98d68b232d8160405161194a91906134e3565b60405180910390a150565b5f33610e0b8185856122db565b61196a61236a565b6040517fac869cd80000000000000000000000000000000000000000000000000000000081526001600160a01b03838116600483015282151560248301527f0000000000000000000000000000000000000000000000000000000000000000169063ac869cd890604401611461565b6001600160a01b0381165f908152600c602052604081206004810154851115611a34576004818101546040517f3024a13e00000000000000000000000000000000000000000000000000000000815291820152602401610a44565b8415611a565760048101546005820154611a5191879060016129db565b611a58565b5f5b91506111b18186848787612a26565b611a7081612008565b6001600160a01b0381165f908152600c602052604081208054909103611ac2576040517f16cdabcf00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b600881015460ff1615611b01576040517fd8e1332f00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6008810180547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001660011790556040513381525f906001600160a01b038416907f4ae0134aad5d0e98e82f45680facd628ee6b5aa85ad9a85248a7ef47319f8c5090602001611011565b6001600160a01b0381165f908152600c602052604081206005810154851115611bc85780600501546040517f3024a13e000000000000000000000000000000000000000000000000000000008152600401610a4491815260200190565b8415611be85760058101546004820154611be39187906123b0565b611bea565b5f5b91506111b18183878787612a26565b5f611c038261207d565b6111e7576001600160a01b0382165f908152600c6020526040902060010154610d5b565b5f610d5b82611c34612169565b612b40565b5f611c4382612599565b6111e7576001600160a01b0382165f908152600c6020526040902060040154610d5b565b611c6f61236a565b6001600160a01b0382165f908152600c602052604090208054821115611cc75780546040517fcac6939a0000000000000000000000000000000000000000000000000000000081526004810191909152602401610a44565b81815f015f828254611cd991906136ec565b9250508190555081816006015f828254611cf391906136ff565b90915550506008810180547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff00169055611d2b82612b80565b826001600160a01b03167fa09244c122a83074363635dc89ce0098166c2f74827960ff64a7c8e6ad1c57a28360405161111691815260200190565b5f611d7082612599565b6111e7576001600160a01b0382165f908152600c6020526040902060050154610d5b565b6001600160a01b0381165f908152600c602052604081206001810154851115611df15780600101546040517f3024a13e000000000000000000000000000000000000000000000000000000008152600401610a4491815260200190565b8415611e14576001808201546002830154611e0f92909188916129db565b611e16565b5f5b91506111b18183878787612460565b611e2d61236a565b6118c58282611e3a612169565b612cca565b5f610e6682611d66565b611e5161236a565b6001600160a01b038116611e93576040517f1e4fbdf70000000000000000000000000000000000000000000000000000000081525f6004820152602401610a44565b61120081612698565b611ea461236a565b60075467ffffffffffffffff90811690861611611efd576007546040517ff257c85300000000000000000000000000000000000000000000000000000000815267ffffffffffffffff9091166004820152602401610a44565b428567ffffffffffffffff161115611f4d576040517f1c9cc45800000000000000000000000000000000000000000000000000000000815267ffffffffffffffff86166004820152602401610a44565b600780547fffffffffffffffffffffffffffffffffffffffffffffffff00000000000000001667ffffffffffffffff87169081179091555f908152600660205260409020869055611f9e8686612529565b6040805167ffffffffffffffff868116825285811660208301528481168284015261ffff84166060830152608082018990529151918716917f8f5539614af9c8259b5dfbf53f98fbe59bcd0474a01f84669d5c0ad59d0eb0db9181900360a00190a2505050505050565b336001600160a01b0382161480159061204457506001600160a01b0381165f908152600a6020908152604080832033845290915290205460ff16155b15611200576040517ffa5cd00f000000000000000000000000000000000000000000000000000000008152336004820152602401610a44565b5f61208782612e09565b80610d5b57506040517f11e447b80000000000000000000000000000000000000000000000000000000081526001600160a01b0383811660048301527f000000000000000000000000000000000000000000000000000000000000000016906311e447b890602401602060405180830381865afa15801561210a573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061212e9190613712565b1592915050565b6118c56001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016838361264a565b5f600360095468010000000000000000900460ff16600381111561218f5761218f6134b6565b036121c6576040517fcb08be8100000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5060085490565b5f610e666121fb7f00000000000000000000000000000000000000000000000000000000000000008461372d565b61220d670de0b6b3a76400008061372d565b8591906123b0565b6122228383836001612e36565b505050565b6001600160a01b038381165f908152600160209081526040808320938616835292905220547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8110156122d557818110156122c7576040517ffb8f41b20000000000000000000000000000000000000000000000000000000081526001600160a01b03841660048201526024810182905260448101839052606401610a44565b6122d584848484035f612e36565b50505050565b6001600160a01b03831661231d576040517f96c6fd1e0000000000000000000000000000000000000000000000000000000081525f6004820152602401610a44565b6001600160a01b03821661235f576040517fec442f050000000000000000000000000000000000000000000000000000000081525f6004820152602401610a44565b612222838383612f3a565b6005546001600160a01b031633146113ec576040517f118cdaa7000000000000000000000000000000000000000000000000000000008152336004820152602401610a44565b5f5f5f6123bd868661306c565b91509150815f036123e1578381816123d7576123d7613744565b0492505050610e66565b8184116123f8576123f860038515026011186130a7565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150509392505050565b61246981612008565b6124728161207d565b156124a9576040517f347ae3c000000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b83856002015f8282546124bc91906136ec565b9250508190555082856001015f8282546124d691906136ec565b909155506124e690508284612135565b60408051858152602081018590526001600160a01b0384169133917fdcbc1c05240f31ff3ad067ef1ee35ce4997762752e3a095284754544f4c709d791016116d0565b6008829055600980547fffffffffffffffffffffffffffffffffffffffffffffffff00000000000000001667ffffffffffffffff83161790556040518281527f475ed66020773a4a5fe2eda8a24843501715b566412c781576145f69bd8819db9060200160405180910390a15050565b5f6125a382612e09565b80610d5b57506040517fe58398360000000000000000000000000000000000000000000000000000000081526001600160a01b0383811660048301527f0000000000000000000000000000000000000000000000000000000000000000169063e583983690602401602060405180830381865afa158015612626573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610d5b9190613712565b61265783838360016130b8565b612222576040517f5274afe70000000000000000000000000000000000000000000000000000000081526001600160a01b0384166004820152602401610a44565b600580546001600160a01b038381167fffffffffffffffffffffffff0000000000000000000000000000000000000000831681179093556040519116919082907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0905f90a35050565b61270a83612008565b61271383612772565b61271c82612772565b6122226001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016843084612854565b821561276757612762848383612cca565b6122d5565b6122d58483836128a3565b6040517f11e447b80000000000000000000000000000000000000000000000000000000081526001600160a01b0382811660048301527f000000000000000000000000000000000000000000000000000000000000000016906311e447b890602401602060405180830381865afa1580156127ef573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906128139190613712565b611200576040517ffa5cd00f0000000000000000000000000000000000000000000000000000000081526001600160a01b0382166004820152602401610a44565b612862848484846001613133565b6122d5576040517f5274afe70000000000000000000000000000000000000000000000000000000081526001600160a01b0385166004820152602401610a44565b6001600160a01b0383165f908152600c6020526040902080548311156128fb5780546040517fcac6939a0000000000000000000000000000000000000000000000000000000081526004810191909152602401610a44565b5f6129068484612b40565b905083825f015f82825461291a91906136ec565b9250508190555083826002015f82825461293491906136ff565b9250508190555080826001015f82825461294e91906136ff565b909155505081545f03612986576008820180547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001690555b61298f816131b9565b60408051858152602081018390526001600160a01b038716917fbf80346b731c97094223708d184432ba173f30c3c67244aaaa23331a8ad681f791015b60405180910390a25050505050565b5f612a086129e883613225565b8015612a0357505f84806129fe576129fe613744565b868809115b151590565b612a138686866123b0565b612a1d91906136ff565b95945050505050565b612a2f81612008565b612a3881612599565b15612a6f576040517f347ae3c000000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b83856004015f828254612a8291906136ec565b9250508190555082856005015f828254612a9c91906136ec565b9250508190555083600b5f828254612ab491906136ec565b90915550612aee90506001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016838661264a565b60408051858152602081018590526001600160a01b03808416929085169133917ffbde797d201c681b91056529119e0b02407c7bb96a4a2c75c01fc9667232c8db910160405180910390a45050505050565b5f610e66612b56670de0b6b3a76400008061372d565b61220d7f00000000000000000000000000000000000000000000000000000000000000008561372d565b80600b5f828254612b9191906136ff565b90915550506040517f70a082310000000000000000000000000000000000000000000000000000000081523060048201525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316906370a0823190602401602060405180830381865afa158015612c13573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190612c379190613657565b9050600b548110156118c5577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03166340c10f193083600b54612c8191906136ec565b6040517fffffffff0000000000000000000000000000000000000000000000000000000060e085901b1681526001600160a01b0390921660048301526024820152604401611461565b6001600160a01b0383165f908152600c602052604090206003810154831115612d275780600301546040517fcac6939a000000000000000000000000000000000000000000000000000000008152600401610a4491815260200190565b5f612d3284846121cd565b905083826003015f828254612d4791906136ec565b9250508190555083826005015f828254612d6191906136ff565b9250508190555080826004015f828254612d7b91906136ff565b909155505060038201545f03612db6576008820180547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff00ff1690555b612dbf84613251565b612dc881612b80565b60408051858152602081018390526001600160a01b038716917f2c180214f70792f71f5526ee53304bf9d4aa9461216c7ab94b3d00196619d72491016129cc565b5f600260095468010000000000000000900460ff166003811115612e2f57612e2f6134b6565b1492915050565b6001600160a01b038416612e78576040517fe602df050000000000000000000000000000000000000000000000000000000081525f6004820152602401610a44565b6001600160a01b038316612eba576040517f94280d620000000000000000000000000000000000000000000000000000000081525f6004820152602401610a44565b6001600160a01b038085165f90815260016020908152604080832093871683529290522082905580156122d557826001600160a01b0316846001600160a01b03167f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92584604051612f2c91815260200190565b60405180910390a350505050565b6001600160a01b038316612f64578060025f828254612f5991906136ff565b90915550612fed9050565b6001600160a01b0383165f9081526020819052604090205481811015612fcf576040517fe450d38c0000000000000000000000000000000000000000000000000000000081526001600160a01b03851660048201526024810182905260448101839052606401610a44565b6001600160a01b0384165f9081526020819052604090209082900390555b6001600160a01b03821661300957600280548290039055613027565b6001600160a01b0382165f9081526020819052604090208054820190555b816001600160a01b0316836001600160a01b03167fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef8360405161101191815260200190565b5f807fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff83850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b6040517fa9059cbb000000000000000000000000000000000000000000000000000000005f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f5114831661312757838315161561311b573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b6040517f23b872dd000000000000000000000000000000000000000000000000000000005f8181526001600160a01b038781166004528616602452604485905291602083606481808c5af1925060015f511483166131a857838315161561319c573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b6040517f40c10f19000000000000000000000000000000000000000000000000000000008152306004820152602481018290527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316906340c10f1990604401610ed8565b5f600282600381111561323a5761323a6134b6565b6132449190613771565b60ff166001149050919050565b6040517f42966c68000000000000000000000000000000000000000000000000000000008152600481018290527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316906342966c6890602401610ed8565b80356001600160a01b03811681146132cd575f5ffd5b919050565b5f5f5f606084860312156132e4575f5ffd5b833592506132f4602085016132b7565b9150613302604085016132b7565b90509250925092565b5f6020828403121561331b575f5ffd5b81357fffffffff0000000000000000000000000000000000000000000000000000000081168114610e66575f5ffd5b602081525f82518060208401528060208501604085015e5f6040828501015260407fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f83011684010191505092915050565b5f602082840312156133ad575f5ffd5b5035919050565b5f5f604083850312156133c5575f5ffd5b6133ce836132b7565b946020939093013593505050565b5f5f5f606084860312156133ee575f5ffd5b6133f7846132b7565b9250613405602085016132b7565b929592945050506040919091013590565b8015158114611200575f5ffd5b5f60208284031215613433575f5ffd5b8135610e6681613416565b5f5f6040838503121561344f575f5ffd5b8235915061345f602084016132b7565b90509250929050565b5f60208284031215613478575f5ffd5b610e66826132b7565b5f5f60408385031215613492575f5ffd5b61349b836132b7565b915060208301356134ab81613416565b809150509250929050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b602081016004831061351c577f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b91905290565b803567ffffffffffffffff811681146132cd575f5ffd5b5f5f5f5f6080858703121561354c575f5ffd5b613555856132b7565b9350602085013561356581613416565b92506040850135915061357a60608601613522565b905092959194509250565b5f60208284031215613595575f5ffd5b813560048110610e66575f5ffd5b5f5f604083850312156135b4575f5ffd5b6135bd836132b7565b915061345f602084016132b7565b5f602082840312156135db575f5ffd5b610e6682613522565b5f5f5f5f5f5f60c087890312156135f9575f5ffd5b8635955061360960208801613522565b945061361760408801613522565b935061362560608801613522565b925061363360808801613522565b915060a087013561ffff81168114613649575f5ffd5b809150509295509295509295565b5f60208284031215613667575f5ffd5b5051919050565b600181811c9082168061368257607f821691505b6020821081036136b9577f4e487b71000000000000000000000000000000000000000000000000000000005f52602260045260245ffd5b50919050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b81810381811115610d5b57610d5b6136bf565b80820180821115610d5b57610d5b6136bf565b5f60208284031215613722575f5ffd5b8151610e6681613416565b8082028115828204841417610d5b57610d5b6136bf565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b5f60ff8316806137a8577f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b8060ff841606915050929150505660c060405234801561000f575f5ffd5b506040516114c93803806114c983398101604081905261002e91610100565b8181600361003c8382610211565b5060046100498282610211565b5050336080525050506001600160a01b031660a0526102cf565b634e487b7160e01b5f52604160045260245ffd5b5f82601f830112610086575f5ffd5b81516001600160401b0381111561009f5761009f610063565b604051601f8201601f19908116603f011681016001600160401b03811182821017156100cd576100cd610063565b6040528181528382016020018510156100e4575f5ffd5b8160208501602083015e5f918101602001919091529392505050565b5f5f5f60608486031215610112575f5ffd5b83516001600160a01b0381168114610128575f5ffd5b60208501519093506001600160401b03811115610143575f5ffd5b61014f86828701610077565b604086015190935090506001600160401b0381111561016c575f5ffd5b61017886828701610077565b9150509250925092565b600181811c9082168061019657607f821691505b6020821081036101b457634e487b7160e01b5f52602260045260245ffd5b50919050565b601f82111561020c578282111561020c57805f5260205f20601f840160051c60208510156101e557505f5b90810190601f840160051c035f5b81811015610208575f838201556001016101f3565b5050505b505050565b81516001600160401b0381111561022a5761022a610063565b61023e816102388454610182565b846101ba565b6020601f821160018114610270575f83156102595750848201515b5f19600385901b1c1916600184901b1784556102c8565b5f84815260208120601f198516915b8281101561029f578785015182556020948501946001909201910161027f565b50848210156102bc57868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b60805160a0516111a86103215f395f6108ae01525f81816102d4015281816104e1015281816105bc0152818161063b015281816106b9015281816107d0015281816109070152610cfc01526111a85ff3fe608060405234801561000f575f5ffd5b5060043610610163575f3560e01c806370a08231116100c7578063ac869cd81161007d578063dd62ed3e11610063578063dd62ed3e1461031b578063e583983614610360578063f815c03d14610382575f5ffd5b8063ac869cd8146102bc578063b60d4288146102cf575f5ffd5b806395d89b41116100ad57806395d89b411461027f578063a230c52414610287578063a9059cbb146102a9575f5ffd5b806370a0823114610237578063744cd69c1461026c575f5ffd5b806324daddc51161011c57806340c10f191161010257806340c10f191461020457806342966c68146102175780637072c6b11461022a575f5ffd5b806324daddc5146101e0578063313ce567146101f5575f5ffd5b806311e447b81161014c57806311e447b8146101a857806318160ddd146101bb57806323b872dd146101cd575f5ffd5b806306fdde0314610167578063095ea7b314610185575b5f5ffd5b61016f610395565b60405161017c9190610f8a565b60405180910390f35b610198610193366004611005565b610425565b604051901515815260200161017c565b6101986101b636600461102d565b61043e565b6002545b60405190815260200161017c565b6101986101db36600461104d565b6104a6565b6101f36101ee366004611096565b6104c9565b005b6040516012815260200161017c565b6101f3610212366004611005565b6105a4565b6101f36102253660046110af565b610623565b6005546101989060ff1681565b6101bf61024536600461102d565b73ffffffffffffffffffffffffffffffffffffffff165f9081526020819052604090205490565b6101f361027a3660046110c6565b6106a1565b61016f61079c565b61019861029536600461102d565b60066020525f908152604090205460ff1681565b6101986102b7366004611005565b6107ab565b6101f36102ca3660046110c6565b6107b8565b6102f67f000000000000000000000000000000000000000000000000000000000000000081565b60405173ffffffffffffffffffffffffffffffffffffffff909116815260200161017c565b6101bf6103293660046110f7565b73ffffffffffffffffffffffffffffffffffffffff9182165f90815260016020908152604080832093909416825291909152205490565b61019861036e36600461102d565b60076020525f908152604090205460ff1681565b6102f661039036600461102d565b6108ab565b6060600380546103a49061111f565b80601f01602080910402602001604051908101604052809291908181526020018280546103d09061111f565b801561041b5780601f106103f25761010080835404028352916020019161041b565b820191905f5260205f20905b8154815290600101906020018083116103fe57829003601f168201915b5050505050905090565b5f3361043281858561092c565b60019150505b92915050565b73ffffffffffffffffffffffffffffffffffffffff81165f9081526007602052604081205460ff16158015610438575060055460ff16158061043857505073ffffffffffffffffffffffffffffffffffffffff165f9081526006602052604090205460ff1690565b5f336104b385828561093e565b6104be858585610a0c565b506001949350505050565b3373ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000161461053f576040517f1c6671510000000000000000000000000000000000000000000000000000000081523360048201526024015b60405180910390fd5b600580547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff00168215159081179091556040519081527f13bda37ef240860bd6a76ee3d68439245a002f2934399d373ddf69301048fbb89060200160405180910390a150565b3373ffffffffffffffffffffffffffffffffffffffff7f00000000000000000000000000000000000000000000000000000000000000001614610615576040517f1c667151000000000000000000000000000000000000000000000000000000008152336004820152602401610536565b61061f8282610ab5565b5050565b3373ffffffffffffffffffffffffffffffffffffffff7f00000000000000000000000000000000000000000000000000000000000000001614610694576040517f1c667151000000000000000000000000000000000000000000000000000000008152336004820152602401610536565b61069e3382610b0f565b50565b3373ffffffffffffffffffffffffffffffffffffffff7f00000000000000000000000000000000000000000000000000000000000000001614610712576040517f1c667151000000000000000000000000000000000000000000000000000000008152336004820152602401610536565b73ffffffffffffffffffffffffffffffffffffffff82165f8181526006602090815260409182902080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001685151590811790915591519182527f4efc5168d98ad88d2d4784344a20876aea2fa3e8aa503b5fb3164a09019ca3d691015b60405180910390a25050565b6060600480546103a49061111f565b5f33610432818585610a0c565b3373ffffffffffffffffffffffffffffffffffffffff7f00000000000000000000000000000000000000000000000000000000000000001614610829576040517f1c667151000000000000000000000000000000000000000000000000000000008152336004820152602401610536565b73ffffffffffffffffffffffffffffffffffffffff82165f8181526007602090815260409182902080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001685151590811790915591519182527fef79f5ec4d2ab65ea4668433504946087afa3662c03b5f51a10a57a0030a60a69101610790565b5f7f000000000000000000000000000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff168273ffffffffffffffffffffffffffffffffffffffff1614610905575f610438565b7f000000000000000000000000000000000000000000000000000000000000000092915050565b6109398383836001610b69565b505050565b73ffffffffffffffffffffffffffffffffffffffff8381165f908152600160209081526040808320938616835292905220547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff811015610a0657818110156109f8576040517ffb8f41b200000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff841660048201526024810182905260448101839052606401610536565b610a0684848484035f610b69565b50505050565b73ffffffffffffffffffffffffffffffffffffffff8316610a5b576040517f96c6fd1e0000000000000000000000000000000000000000000000000000000081525f6004820152602401610536565b73ffffffffffffffffffffffffffffffffffffffff8216610aaa576040517fec442f050000000000000000000000000000000000000000000000000000000081525f6004820152602401610536565b610939838383610cae565b73ffffffffffffffffffffffffffffffffffffffff8216610b04576040517fec442f050000000000000000000000000000000000000000000000000000000081525f6004820152602401610536565b61061f5f8383610cae565b73ffffffffffffffffffffffffffffffffffffffff8216610b5e576040517f96c6fd1e0000000000000000000000000000000000000000000000000000000081525f6004820152602401610536565b61061f825f83610cae565b73ffffffffffffffffffffffffffffffffffffffff8416610bb8576040517fe602df050000000000000000000000000000000000000000000000000000000081525f6004820152602401610536565b73ffffffffffffffffffffffffffffffffffffffff8316610c07576040517f94280d620000000000000000000000000000000000000000000000000000000081525f6004820152602401610536565b73ffffffffffffffffffffffffffffffffffffffff8085165f9081526001602090815260408083209387168352929052208290558015610a06578273ffffffffffffffffffffffffffffffffffffffff168473ffffffffffffffffffffffffffffffffffffffff167f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92584604051610ca091815260200190565b60405180910390a350505050565b5f73ffffffffffffffffffffffffffffffffffffffff841615801590610cf8575073ffffffffffffffffffffffffffffffffffffffff84165f9081526007602052604090205460ff165b90507f000000000000000000000000000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff168373ffffffffffffffffffffffffffffffffffffffff1614158015610d6b575073ffffffffffffffffffffffffffffffffffffffff831615155b15610d85578080610d825750610d808361043e565b155b90505b8015610ddd576040517f9b9a0a7a00000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff808616600483015284166024820152604401610536565b610a0684848473ffffffffffffffffffffffffffffffffffffffff8316610e1a578060025f828254610e0f9190611170565b90915550610eca9050565b73ffffffffffffffffffffffffffffffffffffffff83165f9081526020819052604090205481811015610e9f576040517fe450d38c00000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff851660048201526024810182905260448101839052606401610536565b73ffffffffffffffffffffffffffffffffffffffff84165f9081526020819052604090209082900390555b73ffffffffffffffffffffffffffffffffffffffff8216610ef357600280548290039055610f1e565b73ffffffffffffffffffffffffffffffffffffffff82165f9081526020819052604090208054820190555b8173ffffffffffffffffffffffffffffffffffffffff168373ffffffffffffffffffffffffffffffffffffffff167fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef83604051610f7d91815260200190565b60405180910390a3505050565b602081525f82518060208401528060208501604085015e5f6040828501015260407fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f83011684010191505092915050565b803573ffffffffffffffffffffffffffffffffffffffff81168114611000575f5ffd5b919050565b5f5f60408385031215611016575f5ffd5b61101f83610fdd565b946020939093013593505050565b5f6020828403121561103d575f5ffd5b61104682610fdd565b9392505050565b5f5f5f6060848603121561105f575f5ffd5b61106884610fdd565b925061107660208501610fdd565b929592945050506040919091013590565b80358015158114611000575f5ffd5b5f602082840312156110a6575f5ffd5b61104682611087565b5f602082840312156110bf575f5ffd5b5035919050565b5f5f604083850312156110d7575f5ffd5b6110e083610fdd565b91506110ee60208401611087565b90509250929050565b5f5f60408385031215611108575f5ffd5b61111183610fdd565b91506110ee60208401610fdd565b600181811c9082168061113357607f821691505b60208210810361116a577f4e487b71000000000000000000000000000000000000000000000000000000005f52602260045260245ffd5b50919050565b80820180821115610438577f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd",
}

// SandboxFund is an auto generated Go binding around an Ethereum contract.
type SandboxFund struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *SandboxFund) GetABI() abi.ABI {
	return c.abi
}

// NewSandboxFund creates a new instance of SandboxFund.
func NewSandboxFund() *SandboxFund {
	parsed, err := SandboxFundMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &SandboxFund{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *SandboxFund) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackConstructor is the Go binding used to pack the parameters required for
// contract deployment.
//
// Solidity: constructor(address asset_, string name_, string symbol_, address owner_) returns()
func (sandboxFund *SandboxFund) PackConstructor(asset_ common.Address, name_ string, symbol_ string, owner_ common.Address) []byte {
	enc, err := sandboxFund.abi.Pack("", asset_, name_, symbol_, owner_)
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
func (sandboxFund *SandboxFund) PackAllowance(owner common.Address, spender common.Address) []byte {
	enc, err := sandboxFund.abi.Pack("allowance", owner, spender)
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
func (sandboxFund *SandboxFund) TryPackAllowance(owner common.Address, spender common.Address) ([]byte, error) {
	return sandboxFund.abi.Pack("allowance", owner, spender)
}

// UnpackAllowance is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xdd62ed3e.
//
// Solidity: function allowance(address owner, address spender) view returns(uint256)
func (sandboxFund *SandboxFund) UnpackAllowance(data []byte) (*big.Int, error) {
	out, err := sandboxFund.abi.Unpack("allowance", data)
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
func (sandboxFund *SandboxFund) PackApprove(spender common.Address, value *big.Int) []byte {
	enc, err := sandboxFund.abi.Pack("approve", spender, value)
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
func (sandboxFund *SandboxFund) TryPackApprove(spender common.Address, value *big.Int) ([]byte, error) {
	return sandboxFund.abi.Pack("approve", spender, value)
}

// UnpackApprove is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x095ea7b3.
//
// Solidity: function approve(address spender, uint256 value) returns(bool)
func (sandboxFund *SandboxFund) UnpackApprove(data []byte) (bool, error) {
	out, err := sandboxFund.abi.Unpack("approve", data)
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
func (sandboxFund *SandboxFund) PackAsset() []byte {
	enc, err := sandboxFund.abi.Pack("asset")
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
func (sandboxFund *SandboxFund) TryPackAsset() ([]byte, error) {
	return sandboxFund.abi.Pack("asset")
}

// UnpackAsset is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x38d52e0f.
//
// Solidity: function asset() view returns(address)
func (sandboxFund *SandboxFund) UnpackAsset(data []byte) (common.Address, error) {
	out, err := sandboxFund.abi.Unpack("asset", data)
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
func (sandboxFund *SandboxFund) PackBalanceOf(account common.Address) []byte {
	enc, err := sandboxFund.abi.Pack("balanceOf", account)
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
func (sandboxFund *SandboxFund) TryPackBalanceOf(account common.Address) ([]byte, error) {
	return sandboxFund.abi.Pack("balanceOf", account)
}

// UnpackBalanceOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x70a08231.
//
// Solidity: function balanceOf(address account) view returns(uint256)
func (sandboxFund *SandboxFund) UnpackBalanceOf(data []byte) (*big.Int, error) {
	out, err := sandboxFund.abi.Unpack("balanceOf", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackCancelDepositRequest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb9cf0634.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function cancelDepositRequest(uint256 , address controller) returns()
func (sandboxFund *SandboxFund) PackCancelDepositRequest(arg0 *big.Int, controller common.Address) []byte {
	enc, err := sandboxFund.abi.Pack("cancelDepositRequest", arg0, controller)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCancelDepositRequest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb9cf0634.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function cancelDepositRequest(uint256 , address controller) returns()
func (sandboxFund *SandboxFund) TryPackCancelDepositRequest(arg0 *big.Int, controller common.Address) ([]byte, error) {
	return sandboxFund.abi.Pack("cancelDepositRequest", arg0, controller)
}

// PackCancelRedeemRequest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2b9d9c1f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function cancelRedeemRequest(uint256 , address controller) returns()
func (sandboxFund *SandboxFund) PackCancelRedeemRequest(arg0 *big.Int, controller common.Address) []byte {
	enc, err := sandboxFund.abi.Pack("cancelRedeemRequest", arg0, controller)
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
func (sandboxFund *SandboxFund) TryPackCancelRedeemRequest(arg0 *big.Int, controller common.Address) ([]byte, error) {
	return sandboxFund.abi.Pack("cancelRedeemRequest", arg0, controller)
}

// PackClaimCancelDepositRequest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x69d77a44.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function claimCancelDepositRequest(uint256 , address receiver, address controller) returns(uint256 assets)
func (sandboxFund *SandboxFund) PackClaimCancelDepositRequest(arg0 *big.Int, receiver common.Address, controller common.Address) []byte {
	enc, err := sandboxFund.abi.Pack("claimCancelDepositRequest", arg0, receiver, controller)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackClaimCancelDepositRequest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x69d77a44.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function claimCancelDepositRequest(uint256 , address receiver, address controller) returns(uint256 assets)
func (sandboxFund *SandboxFund) TryPackClaimCancelDepositRequest(arg0 *big.Int, receiver common.Address, controller common.Address) ([]byte, error) {
	return sandboxFund.abi.Pack("claimCancelDepositRequest", arg0, receiver, controller)
}

// UnpackClaimCancelDepositRequest is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x69d77a44.
//
// Solidity: function claimCancelDepositRequest(uint256 , address receiver, address controller) returns(uint256 assets)
func (sandboxFund *SandboxFund) UnpackClaimCancelDepositRequest(data []byte) (*big.Int, error) {
	out, err := sandboxFund.abi.Unpack("claimCancelDepositRequest", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackClaimCancelRedeemRequest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x00a06d19.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function claimCancelRedeemRequest(uint256 , address receiver, address controller) returns(uint256 shares)
func (sandboxFund *SandboxFund) PackClaimCancelRedeemRequest(arg0 *big.Int, receiver common.Address, controller common.Address) []byte {
	enc, err := sandboxFund.abi.Pack("claimCancelRedeemRequest", arg0, receiver, controller)
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
func (sandboxFund *SandboxFund) TryPackClaimCancelRedeemRequest(arg0 *big.Int, receiver common.Address, controller common.Address) ([]byte, error) {
	return sandboxFund.abi.Pack("claimCancelRedeemRequest", arg0, receiver, controller)
}

// UnpackClaimCancelRedeemRequest is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x00a06d19.
//
// Solidity: function claimCancelRedeemRequest(uint256 , address receiver, address controller) returns(uint256 shares)
func (sandboxFund *SandboxFund) UnpackClaimCancelRedeemRequest(data []byte) (*big.Int, error) {
	out, err := sandboxFund.abi.Unpack("claimCancelRedeemRequest", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackClaimableCancelDepositRequest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xaabb5922.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function claimableCancelDepositRequest(uint256 , address controller) view returns(uint256)
func (sandboxFund *SandboxFund) PackClaimableCancelDepositRequest(arg0 *big.Int, controller common.Address) []byte {
	enc, err := sandboxFund.abi.Pack("claimableCancelDepositRequest", arg0, controller)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackClaimableCancelDepositRequest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xaabb5922.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function claimableCancelDepositRequest(uint256 , address controller) view returns(uint256)
func (sandboxFund *SandboxFund) TryPackClaimableCancelDepositRequest(arg0 *big.Int, controller common.Address) ([]byte, error) {
	return sandboxFund.abi.Pack("claimableCancelDepositRequest", arg0, controller)
}

// UnpackClaimableCancelDepositRequest is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xaabb5922.
//
// Solidity: function claimableCancelDepositRequest(uint256 , address controller) view returns(uint256)
func (sandboxFund *SandboxFund) UnpackClaimableCancelDepositRequest(data []byte) (*big.Int, error) {
	out, err := sandboxFund.abi.Unpack("claimableCancelDepositRequest", data)
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
func (sandboxFund *SandboxFund) PackClaimableCancelRedeemRequest(arg0 *big.Int, controller common.Address) []byte {
	enc, err := sandboxFund.abi.Pack("claimableCancelRedeemRequest", arg0, controller)
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
func (sandboxFund *SandboxFund) TryPackClaimableCancelRedeemRequest(arg0 *big.Int, controller common.Address) ([]byte, error) {
	return sandboxFund.abi.Pack("claimableCancelRedeemRequest", arg0, controller)
}

// UnpackClaimableCancelRedeemRequest is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xb04a5e05.
//
// Solidity: function claimableCancelRedeemRequest(uint256 , address controller) view returns(uint256)
func (sandboxFund *SandboxFund) UnpackClaimableCancelRedeemRequest(data []byte) (*big.Int, error) {
	out, err := sandboxFund.abi.Unpack("claimableCancelRedeemRequest", data)
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
func (sandboxFund *SandboxFund) PackClaimableDepositRequest(arg0 *big.Int, controller common.Address) []byte {
	enc, err := sandboxFund.abi.Pack("claimableDepositRequest", arg0, controller)
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
func (sandboxFund *SandboxFund) TryPackClaimableDepositRequest(arg0 *big.Int, controller common.Address) ([]byte, error) {
	return sandboxFund.abi.Pack("claimableDepositRequest", arg0, controller)
}

// UnpackClaimableDepositRequest is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x995ea21a.
//
// Solidity: function claimableDepositRequest(uint256 , address controller) view returns(uint256)
func (sandboxFund *SandboxFund) UnpackClaimableDepositRequest(data []byte) (*big.Int, error) {
	out, err := sandboxFund.abi.Unpack("claimableDepositRequest", data)
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
func (sandboxFund *SandboxFund) PackClaimableRedeemRequest(arg0 *big.Int, controller common.Address) []byte {
	enc, err := sandboxFund.abi.Pack("claimableRedeemRequest", arg0, controller)
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
func (sandboxFund *SandboxFund) TryPackClaimableRedeemRequest(arg0 *big.Int, controller common.Address) ([]byte, error) {
	return sandboxFund.abi.Pack("claimableRedeemRequest", arg0, controller)
}

// UnpackClaimableRedeemRequest is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xeaed1d07.
//
// Solidity: function claimableRedeemRequest(uint256 , address controller) view returns(uint256)
func (sandboxFund *SandboxFund) UnpackClaimableRedeemRequest(data []byte) (*big.Int, error) {
	out, err := sandboxFund.abi.Unpack("claimableRedeemRequest", data)
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
func (sandboxFund *SandboxFund) PackConvertToAssets(shares *big.Int) []byte {
	enc, err := sandboxFund.abi.Pack("convertToAssets", shares)
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
func (sandboxFund *SandboxFund) TryPackConvertToAssets(shares *big.Int) ([]byte, error) {
	return sandboxFund.abi.Pack("convertToAssets", shares)
}

// UnpackConvertToAssets is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x07a2d13a.
//
// Solidity: function convertToAssets(uint256 shares) view returns(uint256)
func (sandboxFund *SandboxFund) UnpackConvertToAssets(data []byte) (*big.Int, error) {
	out, err := sandboxFund.abi.Unpack("convertToAssets", data)
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
func (sandboxFund *SandboxFund) PackConvertToShares(assets *big.Int) []byte {
	enc, err := sandboxFund.abi.Pack("convertToShares", assets)
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
func (sandboxFund *SandboxFund) TryPackConvertToShares(assets *big.Int) ([]byte, error) {
	return sandboxFund.abi.Pack("convertToShares", assets)
}

// UnpackConvertToShares is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc6e6f592.
//
// Solidity: function convertToShares(uint256 assets) view returns(uint256)
func (sandboxFund *SandboxFund) UnpackConvertToShares(data []byte) (*big.Int, error) {
	out, err := sandboxFund.abi.Unpack("convertToShares", data)
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
func (sandboxFund *SandboxFund) PackDecimals() []byte {
	enc, err := sandboxFund.abi.Pack("decimals")
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
func (sandboxFund *SandboxFund) TryPackDecimals() ([]byte, error) {
	return sandboxFund.abi.Pack("decimals")
}

// UnpackDecimals is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x313ce567.
//
// Solidity: function decimals() view returns(uint8)
func (sandboxFund *SandboxFund) UnpackDecimals(data []byte) (uint8, error) {
	out, err := sandboxFund.abi.Unpack("decimals", data)
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
func (sandboxFund *SandboxFund) PackDeposit(assets *big.Int, receiver common.Address, controller common.Address) []byte {
	enc, err := sandboxFund.abi.Pack("deposit", assets, receiver, controller)
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
func (sandboxFund *SandboxFund) TryPackDeposit(assets *big.Int, receiver common.Address, controller common.Address) ([]byte, error) {
	return sandboxFund.abi.Pack("deposit", assets, receiver, controller)
}

// UnpackDeposit is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x2e2d2984.
//
// Solidity: function deposit(uint256 assets, address receiver, address controller) returns(uint256 shares)
func (sandboxFund *SandboxFund) UnpackDeposit(data []byte) (*big.Int, error) {
	out, err := sandboxFund.abi.Unpack("deposit", data)
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
func (sandboxFund *SandboxFund) PackDeposit0(assets *big.Int, receiver common.Address) []byte {
	enc, err := sandboxFund.abi.Pack("deposit0", assets, receiver)
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
func (sandboxFund *SandboxFund) TryPackDeposit0(assets *big.Int, receiver common.Address) ([]byte, error) {
	return sandboxFund.abi.Pack("deposit0", assets, receiver)
}

// UnpackDeposit0 is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x6e553f65.
//
// Solidity: function deposit(uint256 assets, address receiver) returns(uint256)
func (sandboxFund *SandboxFund) UnpackDeposit0(data []byte) (*big.Int, error) {
	out, err := sandboxFund.abi.Unpack("deposit0", data)
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
func (sandboxFund *SandboxFund) PackFailure() []byte {
	enc, err := sandboxFund.abi.Pack("failure")
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
func (sandboxFund *SandboxFund) TryPackFailure() ([]byte, error) {
	return sandboxFund.abi.Pack("failure")
}

// UnpackFailure is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x76ffb887.
//
// Solidity: function failure() view returns(uint8)
func (sandboxFund *SandboxFund) UnpackFailure(data []byte) (uint8, error) {
	out, err := sandboxFund.abi.Unpack("failure", data)
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
func (sandboxFund *SandboxFund) PackFill(controller common.Address, redeem bool, units *big.Int, asOf uint64) []byte {
	enc, err := sandboxFund.abi.Pack("fill", controller, redeem, units, asOf)
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
func (sandboxFund *SandboxFund) TryPackFill(controller common.Address, redeem bool, units *big.Int, asOf uint64) ([]byte, error) {
	return sandboxFund.abi.Pack("fill", controller, redeem, units, asOf)
}

// PackIsOperator is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb6363cf2.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function isOperator(address controller, address operator) view returns(bool)
func (sandboxFund *SandboxFund) PackIsOperator(controller common.Address, operator common.Address) []byte {
	enc, err := sandboxFund.abi.Pack("isOperator", controller, operator)
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
func (sandboxFund *SandboxFund) TryPackIsOperator(controller common.Address, operator common.Address) ([]byte, error) {
	return sandboxFund.abi.Pack("isOperator", controller, operator)
}

// UnpackIsOperator is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xb6363cf2.
//
// Solidity: function isOperator(address controller, address operator) view returns(bool)
func (sandboxFund *SandboxFund) UnpackIsOperator(data []byte) (bool, error) {
	out, err := sandboxFund.abi.Unpack("isOperator", data)
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
func (sandboxFund *SandboxFund) PackLastStrike() []byte {
	enc, err := sandboxFund.abi.Pack("lastStrike")
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
func (sandboxFund *SandboxFund) TryPackLastStrike() ([]byte, error) {
	return sandboxFund.abi.Pack("lastStrike")
}

// UnpackLastStrike is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x0ac64a7c.
//
// Solidity: function lastStrike() view returns(uint64)
func (sandboxFund *SandboxFund) UnpackLastStrike(data []byte) (uint64, error) {
	out, err := sandboxFund.abi.Unpack("lastStrike", data)
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
// Solidity: function maxDeposit(address controller) view returns(uint256)
func (sandboxFund *SandboxFund) PackMaxDeposit(controller common.Address) []byte {
	enc, err := sandboxFund.abi.Pack("maxDeposit", controller)
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
func (sandboxFund *SandboxFund) TryPackMaxDeposit(controller common.Address) ([]byte, error) {
	return sandboxFund.abi.Pack("maxDeposit", controller)
}

// UnpackMaxDeposit is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x402d267d.
//
// Solidity: function maxDeposit(address controller) view returns(uint256)
func (sandboxFund *SandboxFund) UnpackMaxDeposit(data []byte) (*big.Int, error) {
	out, err := sandboxFund.abi.Unpack("maxDeposit", data)
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
func (sandboxFund *SandboxFund) PackMaxMint(controller common.Address) []byte {
	enc, err := sandboxFund.abi.Pack("maxMint", controller)
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
func (sandboxFund *SandboxFund) TryPackMaxMint(controller common.Address) ([]byte, error) {
	return sandboxFund.abi.Pack("maxMint", controller)
}

// UnpackMaxMint is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc63d75b6.
//
// Solidity: function maxMint(address controller) view returns(uint256)
func (sandboxFund *SandboxFund) UnpackMaxMint(data []byte) (*big.Int, error) {
	out, err := sandboxFund.abi.Unpack("maxMint", data)
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
func (sandboxFund *SandboxFund) PackMaxRedeem(controller common.Address) []byte {
	enc, err := sandboxFund.abi.Pack("maxRedeem", controller)
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
func (sandboxFund *SandboxFund) TryPackMaxRedeem(controller common.Address) ([]byte, error) {
	return sandboxFund.abi.Pack("maxRedeem", controller)
}

// UnpackMaxRedeem is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xd905777e.
//
// Solidity: function maxRedeem(address controller) view returns(uint256)
func (sandboxFund *SandboxFund) UnpackMaxRedeem(data []byte) (*big.Int, error) {
	out, err := sandboxFund.abi.Unpack("maxRedeem", data)
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
func (sandboxFund *SandboxFund) PackMaxWithdraw(controller common.Address) []byte {
	enc, err := sandboxFund.abi.Pack("maxWithdraw", controller)
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
func (sandboxFund *SandboxFund) TryPackMaxWithdraw(controller common.Address) ([]byte, error) {
	return sandboxFund.abi.Pack("maxWithdraw", controller)
}

// UnpackMaxWithdraw is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xce96cb77.
//
// Solidity: function maxWithdraw(address controller) view returns(uint256)
func (sandboxFund *SandboxFund) UnpackMaxWithdraw(data []byte) (*big.Int, error) {
	out, err := sandboxFund.abi.Unpack("maxWithdraw", data)
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
func (sandboxFund *SandboxFund) PackMint(shares *big.Int, receiver common.Address) []byte {
	enc, err := sandboxFund.abi.Pack("mint", shares, receiver)
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
func (sandboxFund *SandboxFund) TryPackMint(shares *big.Int, receiver common.Address) ([]byte, error) {
	return sandboxFund.abi.Pack("mint", shares, receiver)
}

// UnpackMint is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x94bf804d.
//
// Solidity: function mint(uint256 shares, address receiver) returns(uint256)
func (sandboxFund *SandboxFund) UnpackMint(data []byte) (*big.Int, error) {
	out, err := sandboxFund.abi.Unpack("mint", data)
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
func (sandboxFund *SandboxFund) PackMint0(shares *big.Int, receiver common.Address, controller common.Address) []byte {
	enc, err := sandboxFund.abi.Pack("mint0", shares, receiver, controller)
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
func (sandboxFund *SandboxFund) TryPackMint0(shares *big.Int, receiver common.Address, controller common.Address) ([]byte, error) {
	return sandboxFund.abi.Pack("mint0", shares, receiver, controller)
}

// UnpackMint0 is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xda39b3e7.
//
// Solidity: function mint(uint256 shares, address receiver, address controller) returns(uint256 assets)
func (sandboxFund *SandboxFund) UnpackMint0(data []byte) (*big.Int, error) {
	out, err := sandboxFund.abi.Unpack("mint0", data)
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
func (sandboxFund *SandboxFund) PackName() []byte {
	enc, err := sandboxFund.abi.Pack("name")
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
func (sandboxFund *SandboxFund) TryPackName() ([]byte, error) {
	return sandboxFund.abi.Pack("name")
}

// UnpackName is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x06fdde03.
//
// Solidity: function name() view returns(string)
func (sandboxFund *SandboxFund) UnpackName(data []byte) (string, error) {
	out, err := sandboxFund.abi.Unpack("name", data)
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
func (sandboxFund *SandboxFund) PackNavPrice() []byte {
	enc, err := sandboxFund.abi.Pack("navPrice")
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
func (sandboxFund *SandboxFund) TryPackNavPrice() ([]byte, error) {
	return sandboxFund.abi.Pack("navPrice")
}

// UnpackNavPrice is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xb3982cb8.
//
// Solidity: function navPrice() view returns(uint256)
func (sandboxFund *SandboxFund) UnpackNavPrice(data []byte) (*big.Int, error) {
	out, err := sandboxFund.abi.Unpack("navPrice", data)
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
func (sandboxFund *SandboxFund) PackOwner() []byte {
	enc, err := sandboxFund.abi.Pack("owner")
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
func (sandboxFund *SandboxFund) TryPackOwner() ([]byte, error) {
	return sandboxFund.abi.Pack("owner")
}

// UnpackOwner is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x8da5cb5b.
//
// Solidity: function owner() view returns(address)
func (sandboxFund *SandboxFund) UnpackOwner(data []byte) (common.Address, error) {
	out, err := sandboxFund.abi.Unpack("owner", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackPendingCancelDepositRequest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf15b65b1.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pendingCancelDepositRequest(uint256 , address controller) view returns(bool)
func (sandboxFund *SandboxFund) PackPendingCancelDepositRequest(arg0 *big.Int, controller common.Address) []byte {
	enc, err := sandboxFund.abi.Pack("pendingCancelDepositRequest", arg0, controller)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPendingCancelDepositRequest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf15b65b1.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function pendingCancelDepositRequest(uint256 , address controller) view returns(bool)
func (sandboxFund *SandboxFund) TryPackPendingCancelDepositRequest(arg0 *big.Int, controller common.Address) ([]byte, error) {
	return sandboxFund.abi.Pack("pendingCancelDepositRequest", arg0, controller)
}

// UnpackPendingCancelDepositRequest is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xf15b65b1.
//
// Solidity: function pendingCancelDepositRequest(uint256 , address controller) view returns(bool)
func (sandboxFund *SandboxFund) UnpackPendingCancelDepositRequest(data []byte) (bool, error) {
	out, err := sandboxFund.abi.Unpack("pendingCancelDepositRequest", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackPendingCancelRedeemRequest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7c1b50c4.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pendingCancelRedeemRequest(uint256 , address controller) view returns(bool)
func (sandboxFund *SandboxFund) PackPendingCancelRedeemRequest(arg0 *big.Int, controller common.Address) []byte {
	enc, err := sandboxFund.abi.Pack("pendingCancelRedeemRequest", arg0, controller)
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
func (sandboxFund *SandboxFund) TryPackPendingCancelRedeemRequest(arg0 *big.Int, controller common.Address) ([]byte, error) {
	return sandboxFund.abi.Pack("pendingCancelRedeemRequest", arg0, controller)
}

// UnpackPendingCancelRedeemRequest is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x7c1b50c4.
//
// Solidity: function pendingCancelRedeemRequest(uint256 , address controller) view returns(bool)
func (sandboxFund *SandboxFund) UnpackPendingCancelRedeemRequest(data []byte) (bool, error) {
	out, err := sandboxFund.abi.Unpack("pendingCancelRedeemRequest", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackPendingDepositRequest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x26c6f96c.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pendingDepositRequest(uint256 , address controller) view returns(uint256)
func (sandboxFund *SandboxFund) PackPendingDepositRequest(arg0 *big.Int, controller common.Address) []byte {
	enc, err := sandboxFund.abi.Pack("pendingDepositRequest", arg0, controller)
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
func (sandboxFund *SandboxFund) TryPackPendingDepositRequest(arg0 *big.Int, controller common.Address) ([]byte, error) {
	return sandboxFund.abi.Pack("pendingDepositRequest", arg0, controller)
}

// UnpackPendingDepositRequest is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x26c6f96c.
//
// Solidity: function pendingDepositRequest(uint256 , address controller) view returns(uint256)
func (sandboxFund *SandboxFund) UnpackPendingDepositRequest(data []byte) (*big.Int, error) {
	out, err := sandboxFund.abi.Unpack("pendingDepositRequest", data)
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
func (sandboxFund *SandboxFund) PackPendingRedeemRequest(arg0 *big.Int, controller common.Address) []byte {
	enc, err := sandboxFund.abi.Pack("pendingRedeemRequest", arg0, controller)
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
func (sandboxFund *SandboxFund) TryPackPendingRedeemRequest(arg0 *big.Int, controller common.Address) ([]byte, error) {
	return sandboxFund.abi.Pack("pendingRedeemRequest", arg0, controller)
}

// UnpackPendingRedeemRequest is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xf5a23d8d.
//
// Solidity: function pendingRedeemRequest(uint256 , address controller) view returns(uint256)
func (sandboxFund *SandboxFund) UnpackPendingRedeemRequest(data []byte) (*big.Int, error) {
	out, err := sandboxFund.abi.Unpack("pendingRedeemRequest", data)
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
func (sandboxFund *SandboxFund) PackPreviewDeposit(arg0 *big.Int) []byte {
	enc, err := sandboxFund.abi.Pack("previewDeposit", arg0)
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
func (sandboxFund *SandboxFund) TryPackPreviewDeposit(arg0 *big.Int) ([]byte, error) {
	return sandboxFund.abi.Pack("previewDeposit", arg0)
}

// UnpackPreviewDeposit is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xef8b30f7.
//
// Solidity: function previewDeposit(uint256 ) pure returns(uint256)
func (sandboxFund *SandboxFund) UnpackPreviewDeposit(data []byte) (*big.Int, error) {
	out, err := sandboxFund.abi.Unpack("previewDeposit", data)
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
func (sandboxFund *SandboxFund) PackPreviewMint(arg0 *big.Int) []byte {
	enc, err := sandboxFund.abi.Pack("previewMint", arg0)
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
func (sandboxFund *SandboxFund) TryPackPreviewMint(arg0 *big.Int) ([]byte, error) {
	return sandboxFund.abi.Pack("previewMint", arg0)
}

// UnpackPreviewMint is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xb3d7f6b9.
//
// Solidity: function previewMint(uint256 ) pure returns(uint256)
func (sandboxFund *SandboxFund) UnpackPreviewMint(data []byte) (*big.Int, error) {
	out, err := sandboxFund.abi.Unpack("previewMint", data)
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
func (sandboxFund *SandboxFund) PackPreviewRedeem(arg0 *big.Int) []byte {
	enc, err := sandboxFund.abi.Pack("previewRedeem", arg0)
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
func (sandboxFund *SandboxFund) TryPackPreviewRedeem(arg0 *big.Int) ([]byte, error) {
	return sandboxFund.abi.Pack("previewRedeem", arg0)
}

// UnpackPreviewRedeem is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x4cdad506.
//
// Solidity: function previewRedeem(uint256 ) pure returns(uint256)
func (sandboxFund *SandboxFund) UnpackPreviewRedeem(data []byte) (*big.Int, error) {
	out, err := sandboxFund.abi.Unpack("previewRedeem", data)
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
func (sandboxFund *SandboxFund) PackPreviewWithdraw(arg0 *big.Int) []byte {
	enc, err := sandboxFund.abi.Pack("previewWithdraw", arg0)
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
func (sandboxFund *SandboxFund) TryPackPreviewWithdraw(arg0 *big.Int) ([]byte, error) {
	return sandboxFund.abi.Pack("previewWithdraw", arg0)
}

// UnpackPreviewWithdraw is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x0a28a477.
//
// Solidity: function previewWithdraw(uint256 ) pure returns(uint256)
func (sandboxFund *SandboxFund) UnpackPreviewWithdraw(data []byte) (*big.Int, error) {
	out, err := sandboxFund.abi.Unpack("previewWithdraw", data)
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
func (sandboxFund *SandboxFund) PackPriceAsOf(asOf uint64) []byte {
	enc, err := sandboxFund.abi.Pack("priceAsOf", asOf)
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
func (sandboxFund *SandboxFund) TryPackPriceAsOf(asOf uint64) ([]byte, error) {
	return sandboxFund.abi.Pack("priceAsOf", asOf)
}

// UnpackPriceAsOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc6c24d64.
//
// Solidity: function priceAsOf(uint64 asOf) view returns(uint256 price)
func (sandboxFund *SandboxFund) UnpackPriceAsOf(data []byte) (*big.Int, error) {
	out, err := sandboxFund.abi.Unpack("priceAsOf", data)
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
func (sandboxFund *SandboxFund) PackPriceLastUpdated() []byte {
	enc, err := sandboxFund.abi.Pack("priceLastUpdated")
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
func (sandboxFund *SandboxFund) TryPackPriceLastUpdated() ([]byte, error) {
	return sandboxFund.abi.Pack("priceLastUpdated")
}

// UnpackPriceLastUpdated is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x52aaead8.
//
// Solidity: function priceLastUpdated() view returns(uint64)
func (sandboxFund *SandboxFund) UnpackPriceLastUpdated(data []byte) (uint64, error) {
	out, err := sandboxFund.abi.Unpack("priceLastUpdated", data)
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
func (sandboxFund *SandboxFund) PackRedeem(shares *big.Int, receiver common.Address, controller common.Address) []byte {
	enc, err := sandboxFund.abi.Pack("redeem", shares, receiver, controller)
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
func (sandboxFund *SandboxFund) TryPackRedeem(shares *big.Int, receiver common.Address, controller common.Address) ([]byte, error) {
	return sandboxFund.abi.Pack("redeem", shares, receiver, controller)
}

// UnpackRedeem is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xba087652.
//
// Solidity: function redeem(uint256 shares, address receiver, address controller) returns(uint256 assets)
func (sandboxFund *SandboxFund) UnpackRedeem(data []byte) (*big.Int, error) {
	out, err := sandboxFund.abi.Unpack("redeem", data)
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
func (sandboxFund *SandboxFund) PackRenounceOwnership() []byte {
	enc, err := sandboxFund.abi.Pack("renounceOwnership")
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
func (sandboxFund *SandboxFund) TryPackRenounceOwnership() ([]byte, error) {
	return sandboxFund.abi.Pack("renounceOwnership")
}

// PackRequestDeposit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x85b77f45.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function requestDeposit(uint256 assets, address controller, address owner) returns(uint256)
func (sandboxFund *SandboxFund) PackRequestDeposit(assets *big.Int, controller common.Address, owner common.Address) []byte {
	enc, err := sandboxFund.abi.Pack("requestDeposit", assets, controller, owner)
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
func (sandboxFund *SandboxFund) TryPackRequestDeposit(assets *big.Int, controller common.Address, owner common.Address) ([]byte, error) {
	return sandboxFund.abi.Pack("requestDeposit", assets, controller, owner)
}

// UnpackRequestDeposit is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x85b77f45.
//
// Solidity: function requestDeposit(uint256 assets, address controller, address owner) returns(uint256)
func (sandboxFund *SandboxFund) UnpackRequestDeposit(data []byte) (*big.Int, error) {
	out, err := sandboxFund.abi.Unpack("requestDeposit", data)
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
func (sandboxFund *SandboxFund) PackRequestRedeem(shares *big.Int, controller common.Address, owner common.Address) []byte {
	enc, err := sandboxFund.abi.Pack("requestRedeem", shares, controller, owner)
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
func (sandboxFund *SandboxFund) TryPackRequestRedeem(shares *big.Int, controller common.Address, owner common.Address) ([]byte, error) {
	return sandboxFund.abi.Pack("requestRedeem", shares, controller, owner)
}

// UnpackRequestRedeem is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x7d41c86e.
//
// Solidity: function requestRedeem(uint256 shares, address controller, address owner) returns(uint256)
func (sandboxFund *SandboxFund) UnpackRequestRedeem(data []byte) (*big.Int, error) {
	out, err := sandboxFund.abi.Unpack("requestRedeem", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackReturnDeposit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd29709fb.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function returnDeposit(address controller, uint256 assets) returns()
func (sandboxFund *SandboxFund) PackReturnDeposit(controller common.Address, assets *big.Int) []byte {
	enc, err := sandboxFund.abi.Pack("returnDeposit", controller, assets)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackReturnDeposit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd29709fb.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function returnDeposit(address controller, uint256 assets) returns()
func (sandboxFund *SandboxFund) TryPackReturnDeposit(controller common.Address, assets *big.Int) ([]byte, error) {
	return sandboxFund.abi.Pack("returnDeposit", controller, assets)
}

// PackReturnRedeem is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2c8be2cb.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function returnRedeem(address controller, uint256 shares) returns()
func (sandboxFund *SandboxFund) PackReturnRedeem(controller common.Address, shares *big.Int) []byte {
	enc, err := sandboxFund.abi.Pack("returnRedeem", controller, shares)
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
func (sandboxFund *SandboxFund) TryPackReturnRedeem(controller common.Address, shares *big.Int) ([]byte, error) {
	return sandboxFund.abi.Pack("returnRedeem", controller, shares)
}

// PackSetFailure is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa42e874e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setFailure(uint8 failure_) returns()
func (sandboxFund *SandboxFund) PackSetFailure(failure uint8) []byte {
	enc, err := sandboxFund.abi.Pack("setFailure", failure)
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
func (sandboxFund *SandboxFund) TryPackSetFailure(failure uint8) ([]byte, error) {
	return sandboxFund.abi.Pack("setFailure", failure)
}

// PackSetFrozen is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xac869cd8.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setFrozen(address account, bool isFrozen) returns()
func (sandboxFund *SandboxFund) PackSetFrozen(account common.Address, isFrozen bool) []byte {
	enc, err := sandboxFund.abi.Pack("setFrozen", account, isFrozen)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSetFrozen is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xac869cd8.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function setFrozen(address account, bool isFrozen) returns()
func (sandboxFund *SandboxFund) TryPackSetFrozen(account common.Address, isFrozen bool) ([]byte, error) {
	return sandboxFund.abi.Pack("setFrozen", account, isFrozen)
}

// PackSetMember is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x744cd69c.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setMember(address account, bool isMember) returns()
func (sandboxFund *SandboxFund) PackSetMember(account common.Address, isMember bool) []byte {
	enc, err := sandboxFund.abi.Pack("setMember", account, isMember)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSetMember is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x744cd69c.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function setMember(address account, bool isMember) returns()
func (sandboxFund *SandboxFund) TryPackSetMember(account common.Address, isMember bool) ([]byte, error) {
	return sandboxFund.abi.Pack("setMember", account, isMember)
}

// PackSetOperator is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x558a7297.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setOperator(address operator, bool approved) returns(bool)
func (sandboxFund *SandboxFund) PackSetOperator(operator common.Address, approved bool) []byte {
	enc, err := sandboxFund.abi.Pack("setOperator", operator, approved)
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
func (sandboxFund *SandboxFund) TryPackSetOperator(operator common.Address, approved bool) ([]byte, error) {
	return sandboxFund.abi.Pack("setOperator", operator, approved)
}

// UnpackSetOperator is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x558a7297.
//
// Solidity: function setOperator(address operator, bool approved) returns(bool)
func (sandboxFund *SandboxFund) UnpackSetOperator(data []byte) (bool, error) {
	out, err := sandboxFund.abi.Unpack("setOperator", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackSetRestricted is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x24daddc5.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setRestricted(bool restricted) returns()
func (sandboxFund *SandboxFund) PackSetRestricted(restricted bool) []byte {
	enc, err := sandboxFund.abi.Pack("setRestricted", restricted)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSetRestricted is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x24daddc5.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function setRestricted(bool restricted) returns()
func (sandboxFund *SandboxFund) TryPackSetRestricted(restricted bool) ([]byte, error) {
	return sandboxFund.abi.Pack("setRestricted", restricted)
}

// PackSettleDeposit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa08b1653.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function settleDeposit(address controller, uint256 assets) returns()
func (sandboxFund *SandboxFund) PackSettleDeposit(controller common.Address, assets *big.Int) []byte {
	enc, err := sandboxFund.abi.Pack("settleDeposit", controller, assets)
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
func (sandboxFund *SandboxFund) TryPackSettleDeposit(controller common.Address, assets *big.Int) ([]byte, error) {
	return sandboxFund.abi.Pack("settleDeposit", controller, assets)
}

// PackSettleRedeem is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xdc83b52a.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function settleRedeem(address controller, uint256 shares) returns()
func (sandboxFund *SandboxFund) PackSettleRedeem(controller common.Address, shares *big.Int) []byte {
	enc, err := sandboxFund.abi.Pack("settleRedeem", controller, shares)
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
func (sandboxFund *SandboxFund) TryPackSettleRedeem(controller common.Address, shares *big.Int) ([]byte, error) {
	return sandboxFund.abi.Pack("settleRedeem", controller, shares)
}

// PackShare is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa8d5fd65.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function share() view returns(address)
func (sandboxFund *SandboxFund) PackShare() []byte {
	enc, err := sandboxFund.abi.Pack("share")
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
func (sandboxFund *SandboxFund) TryPackShare() ([]byte, error) {
	return sandboxFund.abi.Pack("share")
}

// UnpackShare is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xa8d5fd65.
//
// Solidity: function share() view returns(address)
func (sandboxFund *SandboxFund) UnpackShare(data []byte) (common.Address, error) {
	out, err := sandboxFund.abi.Unpack("share", data)
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
func (sandboxFund *SandboxFund) PackStrike(price *big.Int) []byte {
	enc, err := sandboxFund.abi.Pack("strike", price)
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
func (sandboxFund *SandboxFund) TryPackStrike(price *big.Int) ([]byte, error) {
	return sandboxFund.abi.Pack("strike", price)
}

// PackStrikeAsOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfa9d4f4b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function strikeAsOf(uint256 price, uint64 asOf, uint64 cutoff, uint64 depositsSettleAt, uint64 redemptionsSettleAt, uint16 fillBps) returns()
func (sandboxFund *SandboxFund) PackStrikeAsOf(price *big.Int, asOf uint64, cutoff uint64, depositsSettleAt uint64, redemptionsSettleAt uint64, fillBps uint16) []byte {
	enc, err := sandboxFund.abi.Pack("strikeAsOf", price, asOf, cutoff, depositsSettleAt, redemptionsSettleAt, fillBps)
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
func (sandboxFund *SandboxFund) TryPackStrikeAsOf(price *big.Int, asOf uint64, cutoff uint64, depositsSettleAt uint64, redemptionsSettleAt uint64, fillBps uint16) ([]byte, error) {
	return sandboxFund.abi.Pack("strikeAsOf", price, asOf, cutoff, depositsSettleAt, redemptionsSettleAt, fillBps)
}

// PackSupportsInterface is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x01ffc9a7.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function supportsInterface(bytes4 id) pure returns(bool)
func (sandboxFund *SandboxFund) PackSupportsInterface(id [4]byte) []byte {
	enc, err := sandboxFund.abi.Pack("supportsInterface", id)
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
func (sandboxFund *SandboxFund) TryPackSupportsInterface(id [4]byte) ([]byte, error) {
	return sandboxFund.abi.Pack("supportsInterface", id)
}

// UnpackSupportsInterface is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x01ffc9a7.
//
// Solidity: function supportsInterface(bytes4 id) pure returns(bool)
func (sandboxFund *SandboxFund) UnpackSupportsInterface(data []byte) (bool, error) {
	out, err := sandboxFund.abi.Unpack("supportsInterface", data)
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
func (sandboxFund *SandboxFund) PackSymbol() []byte {
	enc, err := sandboxFund.abi.Pack("symbol")
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
func (sandboxFund *SandboxFund) TryPackSymbol() ([]byte, error) {
	return sandboxFund.abi.Pack("symbol")
}

// UnpackSymbol is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x95d89b41.
//
// Solidity: function symbol() view returns(string)
func (sandboxFund *SandboxFund) UnpackSymbol(data []byte) (string, error) {
	out, err := sandboxFund.abi.Unpack("symbol", data)
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
func (sandboxFund *SandboxFund) PackTotalAssets() []byte {
	enc, err := sandboxFund.abi.Pack("totalAssets")
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
func (sandboxFund *SandboxFund) TryPackTotalAssets() ([]byte, error) {
	return sandboxFund.abi.Pack("totalAssets")
}

// UnpackTotalAssets is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x01e1d114.
//
// Solidity: function totalAssets() view returns(uint256)
func (sandboxFund *SandboxFund) UnpackTotalAssets(data []byte) (*big.Int, error) {
	out, err := sandboxFund.abi.Unpack("totalAssets", data)
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
func (sandboxFund *SandboxFund) PackTotalSupply() []byte {
	enc, err := sandboxFund.abi.Pack("totalSupply")
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
func (sandboxFund *SandboxFund) TryPackTotalSupply() ([]byte, error) {
	return sandboxFund.abi.Pack("totalSupply")
}

// UnpackTotalSupply is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x18160ddd.
//
// Solidity: function totalSupply() view returns(uint256)
func (sandboxFund *SandboxFund) UnpackTotalSupply(data []byte) (*big.Int, error) {
	out, err := sandboxFund.abi.Unpack("totalSupply", data)
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
func (sandboxFund *SandboxFund) PackTransfer(to common.Address, value *big.Int) []byte {
	enc, err := sandboxFund.abi.Pack("transfer", to, value)
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
func (sandboxFund *SandboxFund) TryPackTransfer(to common.Address, value *big.Int) ([]byte, error) {
	return sandboxFund.abi.Pack("transfer", to, value)
}

// UnpackTransfer is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xa9059cbb.
//
// Solidity: function transfer(address to, uint256 value) returns(bool)
func (sandboxFund *SandboxFund) UnpackTransfer(data []byte) (bool, error) {
	out, err := sandboxFund.abi.Unpack("transfer", data)
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
func (sandboxFund *SandboxFund) PackTransferFrom(from common.Address, to common.Address, value *big.Int) []byte {
	enc, err := sandboxFund.abi.Pack("transferFrom", from, to, value)
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
func (sandboxFund *SandboxFund) TryPackTransferFrom(from common.Address, to common.Address, value *big.Int) ([]byte, error) {
	return sandboxFund.abi.Pack("transferFrom", from, to, value)
}

// UnpackTransferFrom is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x23b872dd.
//
// Solidity: function transferFrom(address from, address to, uint256 value) returns(bool)
func (sandboxFund *SandboxFund) UnpackTransferFrom(data []byte) (bool, error) {
	out, err := sandboxFund.abi.Unpack("transferFrom", data)
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
func (sandboxFund *SandboxFund) PackTransferOwnership(newOwner common.Address) []byte {
	enc, err := sandboxFund.abi.Pack("transferOwnership", newOwner)
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
func (sandboxFund *SandboxFund) TryPackTransferOwnership(newOwner common.Address) ([]byte, error) {
	return sandboxFund.abi.Pack("transferOwnership", newOwner)
}

// PackWithdraw is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb460af94.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function withdraw(uint256 assets, address receiver, address controller) returns(uint256 shares)
func (sandboxFund *SandboxFund) PackWithdraw(assets *big.Int, receiver common.Address, controller common.Address) []byte {
	enc, err := sandboxFund.abi.Pack("withdraw", assets, receiver, controller)
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
func (sandboxFund *SandboxFund) TryPackWithdraw(assets *big.Int, receiver common.Address, controller common.Address) ([]byte, error) {
	return sandboxFund.abi.Pack("withdraw", assets, receiver, controller)
}

// UnpackWithdraw is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xb460af94.
//
// Solidity: function withdraw(uint256 assets, address receiver, address controller) returns(uint256 shares)
func (sandboxFund *SandboxFund) UnpackWithdraw(data []byte) (*big.Int, error) {
	out, err := sandboxFund.abi.Unpack("withdraw", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// SandboxFundApproval represents a Approval event raised by the SandboxFund contract.
type SandboxFundApproval struct {
	Owner   common.Address
	Spender common.Address
	Value   *big.Int
	Raw     *types.Log // Blockchain specific contextual infos
}

const SandboxFundApprovalEventName = "Approval"

// ContractEventName returns the user-defined event name.
func (SandboxFundApproval) ContractEventName() string {
	return SandboxFundApprovalEventName
}

// UnpackApprovalEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Approval(address indexed owner, address indexed spender, uint256 value)
func (sandboxFund *SandboxFund) UnpackApprovalEvent(log *types.Log) (*SandboxFundApproval, error) {
	event := "Approval"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxFund.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxFundApproval)
	if len(log.Data) > 0 {
		if err := sandboxFund.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxFund.abi.Events[event].Inputs {
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

// SandboxFundCancelDepositClaim represents a CancelDepositClaim event raised by the SandboxFund contract.
type SandboxFundCancelDepositClaim struct {
	Controller common.Address
	Receiver   common.Address
	RequestId  *big.Int
	Sender     common.Address
	Assets     *big.Int
	Raw        *types.Log // Blockchain specific contextual infos
}

const SandboxFundCancelDepositClaimEventName = "CancelDepositClaim"

// ContractEventName returns the user-defined event name.
func (SandboxFundCancelDepositClaim) ContractEventName() string {
	return SandboxFundCancelDepositClaimEventName
}

// UnpackCancelDepositClaimEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event CancelDepositClaim(address indexed controller, address indexed receiver, uint256 indexed requestId, address sender, uint256 assets)
func (sandboxFund *SandboxFund) UnpackCancelDepositClaimEvent(log *types.Log) (*SandboxFundCancelDepositClaim, error) {
	event := "CancelDepositClaim"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxFund.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxFundCancelDepositClaim)
	if len(log.Data) > 0 {
		if err := sandboxFund.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxFund.abi.Events[event].Inputs {
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

// SandboxFundCancelDepositRequest represents a CancelDepositRequest event raised by the SandboxFund contract.
type SandboxFundCancelDepositRequest struct {
	Controller common.Address
	RequestId  *big.Int
	Sender     common.Address
	Raw        *types.Log // Blockchain specific contextual infos
}

const SandboxFundCancelDepositRequestEventName = "CancelDepositRequest"

// ContractEventName returns the user-defined event name.
func (SandboxFundCancelDepositRequest) ContractEventName() string {
	return SandboxFundCancelDepositRequestEventName
}

// UnpackCancelDepositRequestEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event CancelDepositRequest(address indexed controller, uint256 indexed requestId, address sender)
func (sandboxFund *SandboxFund) UnpackCancelDepositRequestEvent(log *types.Log) (*SandboxFundCancelDepositRequest, error) {
	event := "CancelDepositRequest"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxFund.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxFundCancelDepositRequest)
	if len(log.Data) > 0 {
		if err := sandboxFund.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxFund.abi.Events[event].Inputs {
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

// SandboxFundCancelRedeemClaim represents a CancelRedeemClaim event raised by the SandboxFund contract.
type SandboxFundCancelRedeemClaim struct {
	Controller common.Address
	Receiver   common.Address
	RequestId  *big.Int
	Sender     common.Address
	Shares     *big.Int
	Raw        *types.Log // Blockchain specific contextual infos
}

const SandboxFundCancelRedeemClaimEventName = "CancelRedeemClaim"

// ContractEventName returns the user-defined event name.
func (SandboxFundCancelRedeemClaim) ContractEventName() string {
	return SandboxFundCancelRedeemClaimEventName
}

// UnpackCancelRedeemClaimEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event CancelRedeemClaim(address indexed controller, address indexed receiver, uint256 indexed requestId, address sender, uint256 shares)
func (sandboxFund *SandboxFund) UnpackCancelRedeemClaimEvent(log *types.Log) (*SandboxFundCancelRedeemClaim, error) {
	event := "CancelRedeemClaim"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxFund.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxFundCancelRedeemClaim)
	if len(log.Data) > 0 {
		if err := sandboxFund.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxFund.abi.Events[event].Inputs {
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

// SandboxFundCancelRedeemRequest represents a CancelRedeemRequest event raised by the SandboxFund contract.
type SandboxFundCancelRedeemRequest struct {
	Controller common.Address
	RequestId  *big.Int
	Sender     common.Address
	Raw        *types.Log // Blockchain specific contextual infos
}

const SandboxFundCancelRedeemRequestEventName = "CancelRedeemRequest"

// ContractEventName returns the user-defined event name.
func (SandboxFundCancelRedeemRequest) ContractEventName() string {
	return SandboxFundCancelRedeemRequestEventName
}

// UnpackCancelRedeemRequestEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event CancelRedeemRequest(address indexed controller, uint256 indexed requestId, address sender)
func (sandboxFund *SandboxFund) UnpackCancelRedeemRequestEvent(log *types.Log) (*SandboxFundCancelRedeemRequest, error) {
	event := "CancelRedeemRequest"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxFund.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxFundCancelRedeemRequest)
	if len(log.Data) > 0 {
		if err := sandboxFund.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxFund.abi.Events[event].Inputs {
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

// SandboxFundDeposit represents a Deposit event raised by the SandboxFund contract.
type SandboxFundDeposit struct {
	Sender common.Address
	Owner  common.Address
	Assets *big.Int
	Shares *big.Int
	Raw    *types.Log // Blockchain specific contextual infos
}

const SandboxFundDepositEventName = "Deposit"

// ContractEventName returns the user-defined event name.
func (SandboxFundDeposit) ContractEventName() string {
	return SandboxFundDepositEventName
}

// UnpackDepositEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Deposit(address indexed sender, address indexed owner, uint256 assets, uint256 shares)
func (sandboxFund *SandboxFund) UnpackDepositEvent(log *types.Log) (*SandboxFundDeposit, error) {
	event := "Deposit"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxFund.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxFundDeposit)
	if len(log.Data) > 0 {
		if err := sandboxFund.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxFund.abi.Events[event].Inputs {
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

// SandboxFundDepositRequest represents a DepositRequest event raised by the SandboxFund contract.
type SandboxFundDepositRequest struct {
	Controller common.Address
	Owner      common.Address
	RequestId  *big.Int
	Sender     common.Address
	Assets     *big.Int
	Raw        *types.Log // Blockchain specific contextual infos
}

const SandboxFundDepositRequestEventName = "DepositRequest"

// ContractEventName returns the user-defined event name.
func (SandboxFundDepositRequest) ContractEventName() string {
	return SandboxFundDepositRequestEventName
}

// UnpackDepositRequestEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event DepositRequest(address indexed controller, address indexed owner, uint256 indexed requestId, address sender, uint256 assets)
func (sandboxFund *SandboxFund) UnpackDepositRequestEvent(log *types.Log) (*SandboxFundDepositRequest, error) {
	event := "DepositRequest"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxFund.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxFundDepositRequest)
	if len(log.Data) > 0 {
		if err := sandboxFund.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxFund.abi.Events[event].Inputs {
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

// SandboxFundDepositReturned represents a DepositReturned event raised by the SandboxFund contract.
type SandboxFundDepositReturned struct {
	Controller common.Address
	Assets     *big.Int
	Raw        *types.Log // Blockchain specific contextual infos
}

const SandboxFundDepositReturnedEventName = "DepositReturned"

// ContractEventName returns the user-defined event name.
func (SandboxFundDepositReturned) ContractEventName() string {
	return SandboxFundDepositReturnedEventName
}

// UnpackDepositReturnedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event DepositReturned(address indexed controller, uint256 assets)
func (sandboxFund *SandboxFund) UnpackDepositReturnedEvent(log *types.Log) (*SandboxFundDepositReturned, error) {
	event := "DepositReturned"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxFund.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxFundDepositReturned)
	if len(log.Data) > 0 {
		if err := sandboxFund.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxFund.abi.Events[event].Inputs {
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

// SandboxFundDepositSettled represents a DepositSettled event raised by the SandboxFund contract.
type SandboxFundDepositSettled struct {
	Controller common.Address
	Assets     *big.Int
	Shares     *big.Int
	Raw        *types.Log // Blockchain specific contextual infos
}

const SandboxFundDepositSettledEventName = "DepositSettled"

// ContractEventName returns the user-defined event name.
func (SandboxFundDepositSettled) ContractEventName() string {
	return SandboxFundDepositSettledEventName
}

// UnpackDepositSettledEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event DepositSettled(address indexed controller, uint256 assets, uint256 shares)
func (sandboxFund *SandboxFund) UnpackDepositSettledEvent(log *types.Log) (*SandboxFundDepositSettled, error) {
	event := "DepositSettled"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxFund.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxFundDepositSettled)
	if len(log.Data) > 0 {
		if err := sandboxFund.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxFund.abi.Events[event].Inputs {
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

// SandboxFundFailureSet represents a FailureSet event raised by the SandboxFund contract.
type SandboxFundFailureSet struct {
	Failure uint8
	Raw     *types.Log // Blockchain specific contextual infos
}

const SandboxFundFailureSetEventName = "FailureSet"

// ContractEventName returns the user-defined event name.
func (SandboxFundFailureSet) ContractEventName() string {
	return SandboxFundFailureSetEventName
}

// UnpackFailureSetEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event FailureSet(uint8 failure)
func (sandboxFund *SandboxFund) UnpackFailureSetEvent(log *types.Log) (*SandboxFundFailureSet, error) {
	event := "FailureSet"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxFund.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxFundFailureSet)
	if len(log.Data) > 0 {
		if err := sandboxFund.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxFund.abi.Events[event].Inputs {
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

// SandboxFundFilled represents a Filled event raised by the SandboxFund contract.
type SandboxFundFilled struct {
	Controller common.Address
	AsOf       uint64
	Redeem     bool
	Units      *big.Int
	Raw        *types.Log // Blockchain specific contextual infos
}

const SandboxFundFilledEventName = "Filled"

// ContractEventName returns the user-defined event name.
func (SandboxFundFilled) ContractEventName() string {
	return SandboxFundFilledEventName
}

// UnpackFilledEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Filled(address indexed controller, uint64 indexed asOf, bool redeem, uint256 units)
func (sandboxFund *SandboxFund) UnpackFilledEvent(log *types.Log) (*SandboxFundFilled, error) {
	event := "Filled"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxFund.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxFundFilled)
	if len(log.Data) > 0 {
		if err := sandboxFund.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxFund.abi.Events[event].Inputs {
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

// SandboxFundOperatorSet represents a OperatorSet event raised by the SandboxFund contract.
type SandboxFundOperatorSet struct {
	Controller common.Address
	Operator   common.Address
	Approved   bool
	Raw        *types.Log // Blockchain specific contextual infos
}

const SandboxFundOperatorSetEventName = "OperatorSet"

// ContractEventName returns the user-defined event name.
func (SandboxFundOperatorSet) ContractEventName() string {
	return SandboxFundOperatorSetEventName
}

// UnpackOperatorSetEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event OperatorSet(address indexed controller, address indexed operator, bool approved)
func (sandboxFund *SandboxFund) UnpackOperatorSetEvent(log *types.Log) (*SandboxFundOperatorSet, error) {
	event := "OperatorSet"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxFund.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxFundOperatorSet)
	if len(log.Data) > 0 {
		if err := sandboxFund.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxFund.abi.Events[event].Inputs {
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

// SandboxFundOwnershipTransferred represents a OwnershipTransferred event raised by the SandboxFund contract.
type SandboxFundOwnershipTransferred struct {
	PreviousOwner common.Address
	NewOwner      common.Address
	Raw           *types.Log // Blockchain specific contextual infos
}

const SandboxFundOwnershipTransferredEventName = "OwnershipTransferred"

// ContractEventName returns the user-defined event name.
func (SandboxFundOwnershipTransferred) ContractEventName() string {
	return SandboxFundOwnershipTransferredEventName
}

// UnpackOwnershipTransferredEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event OwnershipTransferred(address indexed previousOwner, address indexed newOwner)
func (sandboxFund *SandboxFund) UnpackOwnershipTransferredEvent(log *types.Log) (*SandboxFundOwnershipTransferred, error) {
	event := "OwnershipTransferred"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxFund.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxFundOwnershipTransferred)
	if len(log.Data) > 0 {
		if err := sandboxFund.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxFund.abi.Events[event].Inputs {
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

// SandboxFundRedeemRequest represents a RedeemRequest event raised by the SandboxFund contract.
type SandboxFundRedeemRequest struct {
	Controller common.Address
	Owner      common.Address
	RequestId  *big.Int
	Sender     common.Address
	Shares     *big.Int
	Raw        *types.Log // Blockchain specific contextual infos
}

const SandboxFundRedeemRequestEventName = "RedeemRequest"

// ContractEventName returns the user-defined event name.
func (SandboxFundRedeemRequest) ContractEventName() string {
	return SandboxFundRedeemRequestEventName
}

// UnpackRedeemRequestEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event RedeemRequest(address indexed controller, address indexed owner, uint256 indexed requestId, address sender, uint256 shares)
func (sandboxFund *SandboxFund) UnpackRedeemRequestEvent(log *types.Log) (*SandboxFundRedeemRequest, error) {
	event := "RedeemRequest"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxFund.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxFundRedeemRequest)
	if len(log.Data) > 0 {
		if err := sandboxFund.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxFund.abi.Events[event].Inputs {
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

// SandboxFundRedeemReturned represents a RedeemReturned event raised by the SandboxFund contract.
type SandboxFundRedeemReturned struct {
	Controller common.Address
	Shares     *big.Int
	Raw        *types.Log // Blockchain specific contextual infos
}

const SandboxFundRedeemReturnedEventName = "RedeemReturned"

// ContractEventName returns the user-defined event name.
func (SandboxFundRedeemReturned) ContractEventName() string {
	return SandboxFundRedeemReturnedEventName
}

// UnpackRedeemReturnedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event RedeemReturned(address indexed controller, uint256 shares)
func (sandboxFund *SandboxFund) UnpackRedeemReturnedEvent(log *types.Log) (*SandboxFundRedeemReturned, error) {
	event := "RedeemReturned"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxFund.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxFundRedeemReturned)
	if len(log.Data) > 0 {
		if err := sandboxFund.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxFund.abi.Events[event].Inputs {
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

// SandboxFundRedeemSettled represents a RedeemSettled event raised by the SandboxFund contract.
type SandboxFundRedeemSettled struct {
	Controller common.Address
	Shares     *big.Int
	Assets     *big.Int
	Raw        *types.Log // Blockchain specific contextual infos
}

const SandboxFundRedeemSettledEventName = "RedeemSettled"

// ContractEventName returns the user-defined event name.
func (SandboxFundRedeemSettled) ContractEventName() string {
	return SandboxFundRedeemSettledEventName
}

// UnpackRedeemSettledEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event RedeemSettled(address indexed controller, uint256 shares, uint256 assets)
func (sandboxFund *SandboxFund) UnpackRedeemSettledEvent(log *types.Log) (*SandboxFundRedeemSettled, error) {
	event := "RedeemSettled"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxFund.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxFundRedeemSettled)
	if len(log.Data) > 0 {
		if err := sandboxFund.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxFund.abi.Events[event].Inputs {
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

// SandboxFundStruck represents a Struck event raised by the SandboxFund contract.
type SandboxFundStruck struct {
	NavPrice *big.Int
	Raw      *types.Log // Blockchain specific contextual infos
}

const SandboxFundStruckEventName = "Struck"

// ContractEventName returns the user-defined event name.
func (SandboxFundStruck) ContractEventName() string {
	return SandboxFundStruckEventName
}

// UnpackStruckEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Struck(uint256 navPrice)
func (sandboxFund *SandboxFund) UnpackStruckEvent(log *types.Log) (*SandboxFundStruck, error) {
	event := "Struck"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxFund.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxFundStruck)
	if len(log.Data) > 0 {
		if err := sandboxFund.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxFund.abi.Events[event].Inputs {
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

// SandboxFundStruckAsOf represents a StruckAsOf event raised by the SandboxFund contract.
type SandboxFundStruckAsOf struct {
	AsOf                uint64
	Cutoff              uint64
	DepositsSettleAt    uint64
	RedemptionsSettleAt uint64
	FillBps             uint16
	Price               *big.Int
	Raw                 *types.Log // Blockchain specific contextual infos
}

const SandboxFundStruckAsOfEventName = "StruckAsOf"

// ContractEventName returns the user-defined event name.
func (SandboxFundStruckAsOf) ContractEventName() string {
	return SandboxFundStruckAsOfEventName
}

// UnpackStruckAsOfEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event StruckAsOf(uint64 indexed asOf, uint64 cutoff, uint64 depositsSettleAt, uint64 redemptionsSettleAt, uint16 fillBps, uint256 price)
func (sandboxFund *SandboxFund) UnpackStruckAsOfEvent(log *types.Log) (*SandboxFundStruckAsOf, error) {
	event := "StruckAsOf"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxFund.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxFundStruckAsOf)
	if len(log.Data) > 0 {
		if err := sandboxFund.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxFund.abi.Events[event].Inputs {
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

// SandboxFundTransfer represents a Transfer event raised by the SandboxFund contract.
type SandboxFundTransfer struct {
	From  common.Address
	To    common.Address
	Value *big.Int
	Raw   *types.Log // Blockchain specific contextual infos
}

const SandboxFundTransferEventName = "Transfer"

// ContractEventName returns the user-defined event name.
func (SandboxFundTransfer) ContractEventName() string {
	return SandboxFundTransferEventName
}

// UnpackTransferEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Transfer(address indexed from, address indexed to, uint256 value)
func (sandboxFund *SandboxFund) UnpackTransferEvent(log *types.Log) (*SandboxFundTransfer, error) {
	event := "Transfer"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxFund.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxFundTransfer)
	if len(log.Data) > 0 {
		if err := sandboxFund.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxFund.abi.Events[event].Inputs {
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

// SandboxFundWithdraw represents a Withdraw event raised by the SandboxFund contract.
type SandboxFundWithdraw struct {
	Sender   common.Address
	Receiver common.Address
	Owner    common.Address
	Assets   *big.Int
	Shares   *big.Int
	Raw      *types.Log // Blockchain specific contextual infos
}

const SandboxFundWithdrawEventName = "Withdraw"

// ContractEventName returns the user-defined event name.
func (SandboxFundWithdraw) ContractEventName() string {
	return SandboxFundWithdrawEventName
}

// UnpackWithdrawEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Withdraw(address indexed sender, address indexed receiver, address indexed owner, uint256 assets, uint256 shares)
func (sandboxFund *SandboxFund) UnpackWithdrawEvent(log *types.Log) (*SandboxFundWithdraw, error) {
	event := "Withdraw"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxFund.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxFundWithdraw)
	if len(log.Data) > 0 {
		if err := sandboxFund.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxFund.abi.Events[event].Inputs {
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
func (sandboxFund *SandboxFund) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], sandboxFund.abi.Errors["CancellationPending"].ID.Bytes()[:4]) {
		return sandboxFund.UnpackCancellationPendingError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxFund.abi.Errors["ClaimsRefused"].ID.Bytes()[:4]) {
		return sandboxFund.UnpackClaimsRefusedError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxFund.abi.Errors["ERC20InsufficientAllowance"].ID.Bytes()[:4]) {
		return sandboxFund.UnpackERC20InsufficientAllowanceError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxFund.abi.Errors["ERC20InsufficientBalance"].ID.Bytes()[:4]) {
		return sandboxFund.UnpackERC20InsufficientBalanceError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxFund.abi.Errors["ERC20InvalidApprover"].ID.Bytes()[:4]) {
		return sandboxFund.UnpackERC20InvalidApproverError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxFund.abi.Errors["ERC20InvalidReceiver"].ID.Bytes()[:4]) {
		return sandboxFund.UnpackERC20InvalidReceiverError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxFund.abi.Errors["ERC20InvalidSender"].ID.Bytes()[:4]) {
		return sandboxFund.UnpackERC20InvalidSenderError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxFund.abi.Errors["ERC20InvalidSpender"].ID.Bytes()[:4]) {
		return sandboxFund.UnpackERC20InvalidSpenderError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxFund.abi.Errors["MoreThanClaimable"].ID.Bytes()[:4]) {
		return sandboxFund.UnpackMoreThanClaimableError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxFund.abi.Errors["MoreThanPending"].ID.Bytes()[:4]) {
		return sandboxFund.UnpackMoreThanPendingError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxFund.abi.Errors["NeverStruck"].ID.Bytes()[:4]) {
		return sandboxFund.UnpackNeverStruckError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxFund.abi.Errors["NoPreviews"].ID.Bytes()[:4]) {
		return sandboxFund.UnpackNoPreviewsError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxFund.abi.Errors["NotAllowed"].ID.Bytes()[:4]) {
		return sandboxFund.UnpackNotAllowedError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxFund.abi.Errors["NotLaterThan"].ID.Bytes()[:4]) {
		return sandboxFund.UnpackNotLaterThanError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxFund.abi.Errors["NotYet"].ID.Bytes()[:4]) {
		return sandboxFund.UnpackNotYetError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxFund.abi.Errors["NothingRequested"].ID.Bytes()[:4]) {
		return sandboxFund.UnpackNothingRequestedError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxFund.abi.Errors["OwnableInvalidOwner"].ID.Bytes()[:4]) {
		return sandboxFund.UnpackOwnableInvalidOwnerError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxFund.abi.Errors["OwnableUnauthorizedAccount"].ID.Bytes()[:4]) {
		return sandboxFund.UnpackOwnableUnauthorizedAccountError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxFund.abi.Errors["PriceUnavailable"].ID.Bytes()[:4]) {
		return sandboxFund.UnpackPriceUnavailableError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxFund.abi.Errors["RequestsRefused"].ID.Bytes()[:4]) {
		return sandboxFund.UnpackRequestsRefusedError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxFund.abi.Errors["SafeERC20FailedOperation"].ID.Bytes()[:4]) {
		return sandboxFund.UnpackSafeERC20FailedOperationError(raw[4:])
	}
	return nil, errors.New("Unknown error")
}

// SandboxFundCancellationPending represents a CancellationPending error raised by the SandboxFund contract.
type SandboxFundCancellationPending struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error CancellationPending()
func SandboxFundCancellationPendingErrorID() common.Hash {
	return common.HexToHash("0xd8e1332ffc097a011e51da6307d9914ad7e4c965d3c6bd5ae11d052d8c1c2cb6")
}

// UnpackCancellationPendingError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error CancellationPending()
func (sandboxFund *SandboxFund) UnpackCancellationPendingError(raw []byte) (*SandboxFundCancellationPending, error) {
	out := new(SandboxFundCancellationPending)
	if err := sandboxFund.abi.UnpackIntoInterface(out, "CancellationPending", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxFundClaimsRefused represents a ClaimsRefused error raised by the SandboxFund contract.
type SandboxFundClaimsRefused struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ClaimsRefused()
func SandboxFundClaimsRefusedErrorID() common.Hash {
	return common.HexToHash("0x347ae3c0aacf2e1165514d2fea54fda52477b58a8942117ca6c3dec818aedcd8")
}

// UnpackClaimsRefusedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ClaimsRefused()
func (sandboxFund *SandboxFund) UnpackClaimsRefusedError(raw []byte) (*SandboxFundClaimsRefused, error) {
	out := new(SandboxFundClaimsRefused)
	if err := sandboxFund.abi.UnpackIntoInterface(out, "ClaimsRefused", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxFundERC20InsufficientAllowance represents a ERC20InsufficientAllowance error raised by the SandboxFund contract.
type SandboxFundERC20InsufficientAllowance struct {
	Spender   common.Address
	Allowance *big.Int
	Needed    *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)
func SandboxFundERC20InsufficientAllowanceErrorID() common.Hash {
	return common.HexToHash("0xfb8f41b23e99d2101d86da76cdfa87dd51c82ed07d3cb62cbc473e469dbc75c3")
}

// UnpackERC20InsufficientAllowanceError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)
func (sandboxFund *SandboxFund) UnpackERC20InsufficientAllowanceError(raw []byte) (*SandboxFundERC20InsufficientAllowance, error) {
	out := new(SandboxFundERC20InsufficientAllowance)
	if err := sandboxFund.abi.UnpackIntoInterface(out, "ERC20InsufficientAllowance", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxFundERC20InsufficientBalance represents a ERC20InsufficientBalance error raised by the SandboxFund contract.
type SandboxFundERC20InsufficientBalance struct {
	Sender  common.Address
	Balance *big.Int
	Needed  *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)
func SandboxFundERC20InsufficientBalanceErrorID() common.Hash {
	return common.HexToHash("0xe450d38cd8d9f7d95077d567d60ed49c7254716e6ad08fc9872816c97e0ffec6")
}

// UnpackERC20InsufficientBalanceError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)
func (sandboxFund *SandboxFund) UnpackERC20InsufficientBalanceError(raw []byte) (*SandboxFundERC20InsufficientBalance, error) {
	out := new(SandboxFundERC20InsufficientBalance)
	if err := sandboxFund.abi.UnpackIntoInterface(out, "ERC20InsufficientBalance", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxFundERC20InvalidApprover represents a ERC20InvalidApprover error raised by the SandboxFund contract.
type SandboxFundERC20InvalidApprover struct {
	Approver common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InvalidApprover(address approver)
func SandboxFundERC20InvalidApproverErrorID() common.Hash {
	return common.HexToHash("0xe602df05cc75712490294c6c104ab7c17f4030363910a7a2626411c6d3118847")
}

// UnpackERC20InvalidApproverError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InvalidApprover(address approver)
func (sandboxFund *SandboxFund) UnpackERC20InvalidApproverError(raw []byte) (*SandboxFundERC20InvalidApprover, error) {
	out := new(SandboxFundERC20InvalidApprover)
	if err := sandboxFund.abi.UnpackIntoInterface(out, "ERC20InvalidApprover", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxFundERC20InvalidReceiver represents a ERC20InvalidReceiver error raised by the SandboxFund contract.
type SandboxFundERC20InvalidReceiver struct {
	Receiver common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InvalidReceiver(address receiver)
func SandboxFundERC20InvalidReceiverErrorID() common.Hash {
	return common.HexToHash("0xec442f055133b72f3b2f9f0bb351c406b178527de2040a7d1feb4e058771f613")
}

// UnpackERC20InvalidReceiverError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InvalidReceiver(address receiver)
func (sandboxFund *SandboxFund) UnpackERC20InvalidReceiverError(raw []byte) (*SandboxFundERC20InvalidReceiver, error) {
	out := new(SandboxFundERC20InvalidReceiver)
	if err := sandboxFund.abi.UnpackIntoInterface(out, "ERC20InvalidReceiver", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxFundERC20InvalidSender represents a ERC20InvalidSender error raised by the SandboxFund contract.
type SandboxFundERC20InvalidSender struct {
	Sender common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InvalidSender(address sender)
func SandboxFundERC20InvalidSenderErrorID() common.Hash {
	return common.HexToHash("0x96c6fd1edd0cd6ef7ff0ecc0facdf53148dc0048b57fe58af65755250a7a96bd")
}

// UnpackERC20InvalidSenderError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InvalidSender(address sender)
func (sandboxFund *SandboxFund) UnpackERC20InvalidSenderError(raw []byte) (*SandboxFundERC20InvalidSender, error) {
	out := new(SandboxFundERC20InvalidSender)
	if err := sandboxFund.abi.UnpackIntoInterface(out, "ERC20InvalidSender", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxFundERC20InvalidSpender represents a ERC20InvalidSpender error raised by the SandboxFund contract.
type SandboxFundERC20InvalidSpender struct {
	Spender common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InvalidSpender(address spender)
func SandboxFundERC20InvalidSpenderErrorID() common.Hash {
	return common.HexToHash("0x94280d62c347d8d9f4d59a76ea321452406db88df38e0c9da304f58b57b373a2")
}

// UnpackERC20InvalidSpenderError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InvalidSpender(address spender)
func (sandboxFund *SandboxFund) UnpackERC20InvalidSpenderError(raw []byte) (*SandboxFundERC20InvalidSpender, error) {
	out := new(SandboxFundERC20InvalidSpender)
	if err := sandboxFund.abi.UnpackIntoInterface(out, "ERC20InvalidSpender", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxFundMoreThanClaimable represents a MoreThanClaimable error raised by the SandboxFund contract.
type SandboxFundMoreThanClaimable struct {
	Claimable *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error MoreThanClaimable(uint256 claimable)
func SandboxFundMoreThanClaimableErrorID() common.Hash {
	return common.HexToHash("0x3024a13e265a119b0ece558e4c661773d47b252cfc317e1fa5a9323230b456ce")
}

// UnpackMoreThanClaimableError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error MoreThanClaimable(uint256 claimable)
func (sandboxFund *SandboxFund) UnpackMoreThanClaimableError(raw []byte) (*SandboxFundMoreThanClaimable, error) {
	out := new(SandboxFundMoreThanClaimable)
	if err := sandboxFund.abi.UnpackIntoInterface(out, "MoreThanClaimable", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxFundMoreThanPending represents a MoreThanPending error raised by the SandboxFund contract.
type SandboxFundMoreThanPending struct {
	Pending *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error MoreThanPending(uint256 pending)
func SandboxFundMoreThanPendingErrorID() common.Hash {
	return common.HexToHash("0xcac6939ae90378a2a61e0d95030cfd3005281a9eb5e19ec3b260756badaeb8d7")
}

// UnpackMoreThanPendingError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error MoreThanPending(uint256 pending)
func (sandboxFund *SandboxFund) UnpackMoreThanPendingError(raw []byte) (*SandboxFundMoreThanPending, error) {
	out := new(SandboxFundMoreThanPending)
	if err := sandboxFund.abi.UnpackIntoInterface(out, "MoreThanPending", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxFundNeverStruck represents a NeverStruck error raised by the SandboxFund contract.
type SandboxFundNeverStruck struct {
	AsOf uint64
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NeverStruck(uint64 asOf)
func SandboxFundNeverStruckErrorID() common.Hash {
	return common.HexToHash("0x4646fa160b79c2ceea5bc78f068bcf719cf2d54b0f16e023bf19e95bcbd20856")
}

// UnpackNeverStruckError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NeverStruck(uint64 asOf)
func (sandboxFund *SandboxFund) UnpackNeverStruckError(raw []byte) (*SandboxFundNeverStruck, error) {
	out := new(SandboxFundNeverStruck)
	if err := sandboxFund.abi.UnpackIntoInterface(out, "NeverStruck", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxFundNoPreviews represents a NoPreviews error raised by the SandboxFund contract.
type SandboxFundNoPreviews struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NoPreviews()
func SandboxFundNoPreviewsErrorID() common.Hash {
	return common.HexToHash("0x3755406d193af0f514766d5e1fa2dd592a693153352b689c7d168e88ebbfa7ee")
}

// UnpackNoPreviewsError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NoPreviews()
func (sandboxFund *SandboxFund) UnpackNoPreviewsError(raw []byte) (*SandboxFundNoPreviews, error) {
	out := new(SandboxFundNoPreviews)
	if err := sandboxFund.abi.UnpackIntoInterface(out, "NoPreviews", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxFundNotAllowed represents a NotAllowed error raised by the SandboxFund contract.
type SandboxFundNotAllowed struct {
	Caller common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotAllowed(address caller)
func SandboxFundNotAllowedErrorID() common.Hash {
	return common.HexToHash("0xfa5cd00ff5c4577b9857716999b0b260131d9f5bcbb69f0fa80d6ba972753c88")
}

// UnpackNotAllowedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotAllowed(address caller)
func (sandboxFund *SandboxFund) UnpackNotAllowedError(raw []byte) (*SandboxFundNotAllowed, error) {
	out := new(SandboxFundNotAllowed)
	if err := sandboxFund.abi.UnpackIntoInterface(out, "NotAllowed", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxFundNotLaterThan represents a NotLaterThan error raised by the SandboxFund contract.
type SandboxFundNotLaterThan struct {
	LastStrike uint64
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotLaterThan(uint64 lastStrike)
func SandboxFundNotLaterThanErrorID() common.Hash {
	return common.HexToHash("0xf257c8533165d7e106f16f78e489ca778e9a1f830b8508ec77f88aaedcb88761")
}

// UnpackNotLaterThanError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotLaterThan(uint64 lastStrike)
func (sandboxFund *SandboxFund) UnpackNotLaterThanError(raw []byte) (*SandboxFundNotLaterThan, error) {
	out := new(SandboxFundNotLaterThan)
	if err := sandboxFund.abi.UnpackIntoInterface(out, "NotLaterThan", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxFundNotYet represents a NotYet error raised by the SandboxFund contract.
type SandboxFundNotYet struct {
	AsOf uint64
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotYet(uint64 asOf)
func SandboxFundNotYetErrorID() common.Hash {
	return common.HexToHash("0x1c9cc458fc12963152abd5ca28187675f65ddcd534b32378c133182df58b8e7b")
}

// UnpackNotYetError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotYet(uint64 asOf)
func (sandboxFund *SandboxFund) UnpackNotYetError(raw []byte) (*SandboxFundNotYet, error) {
	out := new(SandboxFundNotYet)
	if err := sandboxFund.abi.UnpackIntoInterface(out, "NotYet", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxFundNothingRequested represents a NothingRequested error raised by the SandboxFund contract.
type SandboxFundNothingRequested struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NothingRequested()
func SandboxFundNothingRequestedErrorID() common.Hash {
	return common.HexToHash("0x16cdabcf5a08b579b15b9d17939f5accada685047247c4d208d3908848169dd7")
}

// UnpackNothingRequestedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NothingRequested()
func (sandboxFund *SandboxFund) UnpackNothingRequestedError(raw []byte) (*SandboxFundNothingRequested, error) {
	out := new(SandboxFundNothingRequested)
	if err := sandboxFund.abi.UnpackIntoInterface(out, "NothingRequested", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxFundOwnableInvalidOwner represents a OwnableInvalidOwner error raised by the SandboxFund contract.
type SandboxFundOwnableInvalidOwner struct {
	Owner common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error OwnableInvalidOwner(address owner)
func SandboxFundOwnableInvalidOwnerErrorID() common.Hash {
	return common.HexToHash("0x1e4fbdf7f3ef8bcaa855599e3abf48b232380f183f08f6f813d9ffa5bd585188")
}

// UnpackOwnableInvalidOwnerError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error OwnableInvalidOwner(address owner)
func (sandboxFund *SandboxFund) UnpackOwnableInvalidOwnerError(raw []byte) (*SandboxFundOwnableInvalidOwner, error) {
	out := new(SandboxFundOwnableInvalidOwner)
	if err := sandboxFund.abi.UnpackIntoInterface(out, "OwnableInvalidOwner", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxFundOwnableUnauthorizedAccount represents a OwnableUnauthorizedAccount error raised by the SandboxFund contract.
type SandboxFundOwnableUnauthorizedAccount struct {
	Account common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error OwnableUnauthorizedAccount(address account)
func SandboxFundOwnableUnauthorizedAccountErrorID() common.Hash {
	return common.HexToHash("0x118cdaa7a341953d1887a2245fd6665d741c67c8c50581daa59e1d03373fa188")
}

// UnpackOwnableUnauthorizedAccountError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error OwnableUnauthorizedAccount(address account)
func (sandboxFund *SandboxFund) UnpackOwnableUnauthorizedAccountError(raw []byte) (*SandboxFundOwnableUnauthorizedAccount, error) {
	out := new(SandboxFundOwnableUnauthorizedAccount)
	if err := sandboxFund.abi.UnpackIntoInterface(out, "OwnableUnauthorizedAccount", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxFundPriceUnavailable represents a PriceUnavailable error raised by the SandboxFund contract.
type SandboxFundPriceUnavailable struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error PriceUnavailable()
func SandboxFundPriceUnavailableErrorID() common.Hash {
	return common.HexToHash("0xcb08be81e7070984d3fcbcbc4a7b99c01a8d7722fd659fa8d2c1d6c5715a7ae8")
}

// UnpackPriceUnavailableError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error PriceUnavailable()
func (sandboxFund *SandboxFund) UnpackPriceUnavailableError(raw []byte) (*SandboxFundPriceUnavailable, error) {
	out := new(SandboxFundPriceUnavailable)
	if err := sandboxFund.abi.UnpackIntoInterface(out, "PriceUnavailable", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxFundRequestsRefused represents a RequestsRefused error raised by the SandboxFund contract.
type SandboxFundRequestsRefused struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error RequestsRefused()
func SandboxFundRequestsRefusedErrorID() common.Hash {
	return common.HexToHash("0x329f1271e2b8b7c17fdd2d1384ad40b89be9fd4998e638ebc59a289c6fa5c0c9")
}

// UnpackRequestsRefusedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error RequestsRefused()
func (sandboxFund *SandboxFund) UnpackRequestsRefusedError(raw []byte) (*SandboxFundRequestsRefused, error) {
	out := new(SandboxFundRequestsRefused)
	if err := sandboxFund.abi.UnpackIntoInterface(out, "RequestsRefused", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxFundSafeERC20FailedOperation represents a SafeERC20FailedOperation error raised by the SandboxFund contract.
type SandboxFundSafeERC20FailedOperation struct {
	Token common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SafeERC20FailedOperation(address token)
func SandboxFundSafeERC20FailedOperationErrorID() common.Hash {
	return common.HexToHash("0x5274afe73c98b4749fc91ffae6b7b574e7842cb2144a159e9377a5f20b32edf9")
}

// UnpackSafeERC20FailedOperationError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SafeERC20FailedOperation(address token)
func (sandboxFund *SandboxFund) UnpackSafeERC20FailedOperationError(raw []byte) (*SandboxFundSafeERC20FailedOperation, error) {
	out := new(SandboxFundSafeERC20FailedOperation)
	if err := sandboxFund.abi.UnpackIntoInterface(out, "SafeERC20FailedOperation", raw); err != nil {
		return nil, err
	}
	return out, nil
}
