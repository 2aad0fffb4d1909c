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
	ABI: "[{\"inputs\":[{\"internalType\":\"address\",\"name\":\"asset_\",\"type\":\"address\"},{\"internalType\":\"string\",\"name\":\"name_\",\"type\":\"string\"},{\"internalType\":\"string\",\"name\":\"symbol_\",\"type\":\"string\"},{\"internalType\":\"address\",\"name\":\"owner_\",\"type\":\"address\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[],\"name\":\"CancellationPending\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ClaimsRefused\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"allowance\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"needed\",\"type\":\"uint256\"}],\"name\":\"ERC20InsufficientAllowance\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"balance\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"needed\",\"type\":\"uint256\"}],\"name\":\"ERC20InsufficientBalance\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"approver\",\"type\":\"address\"}],\"name\":\"ERC20InvalidApprover\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"ERC20InvalidReceiver\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"}],\"name\":\"ERC20InvalidSender\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"}],\"name\":\"ERC20InvalidSpender\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"claimable\",\"type\":\"uint256\"}],\"name\":\"MoreThanClaimable\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"pending\",\"type\":\"uint256\"}],\"name\":\"MoreThanPending\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"asOf\",\"type\":\"uint64\"}],\"name\":\"NeverStruck\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NoPreviews\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"caller\",\"type\":\"address\"}],\"name\":\"NotAllowed\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"lastStrike\",\"type\":\"uint64\"}],\"name\":\"NotLaterThan\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"asOf\",\"type\":\"uint64\"}],\"name\":\"NotYet\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NothingRequested\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"OwnableInvalidOwner\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"OwnableUnauthorizedAccount\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"PriceUnavailable\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"RequestsRefused\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"}],\"name\":\"SafeERC20FailedOperation\",\"type\":\"error\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"Approval\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"CancelDepositClaim\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"}],\"name\":\"CancelDepositRequest\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"CancelRedeemClaim\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"}],\"name\":\"CancelRedeemRequest\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"Deposit\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"DepositRequest\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"DepositReturned\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"DepositSettled\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"enumSandboxAsyncVault.Failure\",\"name\":\"failure\",\"type\":\"uint8\"}],\"name\":\"FailureSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"uint64\",\"name\":\"asOf\",\"type\":\"uint64\"},{\"indexed\":false,\"internalType\":\"bool\",\"name\":\"redeem\",\"type\":\"bool\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"units\",\"type\":\"uint256\"}],\"name\":\"Filled\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"bool\",\"name\":\"approved\",\"type\":\"bool\"}],\"name\":\"OperatorSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"previousOwner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"OwnershipTransferred\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"RedeemRequest\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"RedeemReturned\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"RedeemSettled\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"navPrice\",\"type\":\"uint256\"}],\"name\":\"Struck\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"uint64\",\"name\":\"asOf\",\"type\":\"uint64\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"cutoff\",\"type\":\"uint64\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"depositsSettleAt\",\"type\":\"uint64\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"redemptionsSettleAt\",\"type\":\"uint64\"},{\"indexed\":false,\"internalType\":\"uint16\",\"name\":\"fillBps\",\"type\":\"uint16\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"price\",\"type\":\"uint256\"}],\"name\":\"StruckAsOf\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"from\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"Transfer\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"Withdraw\",\"type\":\"event\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"}],\"name\":\"allowance\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"approve\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"asset\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"balanceOf\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"cancelDepositRequest\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"cancelRedeemRequest\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"claimCancelDepositRequest\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"claimCancelRedeemRequest\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"claimableCancelDepositRequest\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"claimableCancelRedeemRequest\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"claimableDepositRequest\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"claimableRedeemRequest\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"convertToAssets\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"convertToShares\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"decimals\",\"outputs\":[{\"internalType\":\"uint8\",\"name\":\"\",\"type\":\"uint8\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"deposit\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"deposit\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"failure\",\"outputs\":[{\"internalType\":\"enumSandboxAsyncVault.Failure\",\"name\":\"\",\"type\":\"uint8\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"internalType\":\"bool\",\"name\":\"redeem\",\"type\":\"bool\"},{\"internalType\":\"uint256\",\"name\":\"units\",\"type\":\"uint256\"},{\"internalType\":\"uint64\",\"name\":\"asOf\",\"type\":\"uint64\"}],\"name\":\"fill\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"}],\"name\":\"isOperator\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"lastStrike\",\"outputs\":[{\"internalType\":\"uint64\",\"name\":\"\",\"type\":\"uint64\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"maxDeposit\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"maxMint\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"maxRedeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"maxWithdraw\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"mint\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"mint\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"name\",\"outputs\":[{\"internalType\":\"string\",\"name\":\"\",\"type\":\"string\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"navPrice\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"owner\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"pendingCancelDepositRequest\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"pendingCancelRedeemRequest\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"pendingDepositRequest\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"pendingRedeemRequest\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"name\":\"previewDeposit\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"name\":\"previewMint\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"name\":\"previewRedeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"name\":\"previewWithdraw\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"asOf\",\"type\":\"uint64\"}],\"name\":\"priceAsOf\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"price\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"priceLastUpdated\",\"outputs\":[{\"internalType\":\"uint64\",\"name\":\"\",\"type\":\"uint64\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"redeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"renounceOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"requestDeposit\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"requestRedeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"returnDeposit\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"returnRedeem\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"enumSandboxAsyncVault.Failure\",\"name\":\"failure_\",\"type\":\"uint8\"}],\"name\":\"setFailure\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"operator\",\"type\":\"address\"},{\"internalType\":\"bool\",\"name\":\"approved\",\"type\":\"bool\"}],\"name\":\"setOperator\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"settleDeposit\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"settleRedeem\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"share\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"price\",\"type\":\"uint256\"}],\"name\":\"strike\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"price\",\"type\":\"uint256\"},{\"internalType\":\"uint64\",\"name\":\"asOf\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"cutoff\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"depositsSettleAt\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"redemptionsSettleAt\",\"type\":\"uint64\"},{\"internalType\":\"uint16\",\"name\":\"fillBps\",\"type\":\"uint16\"}],\"name\":\"strikeAsOf\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes4\",\"name\":\"id\",\"type\":\"bytes4\"}],\"name\":\"supportsInterface\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"symbol\",\"outputs\":[{\"internalType\":\"string\",\"name\":\"\",\"type\":\"string\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"totalAssets\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"totalSupply\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"transfer\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"from\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"transferFrom\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"transferOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"controller\",\"type\":\"address\"}],\"name\":\"withdraw\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"}]",
	ID:  "SandboxAsyncVault",
	Bin: "0x60c0604052670de0b6b3a764000060085534801561001b575f5ffd5b5060405161385a38038061385a83398101604081905261003a91610238565b8083836003610049838261034d565b506004610056828261034d565b5050506001600160a01b03811661008657604051631e4fbdf760e01b81525f600482015260240160405180910390fd5b61008f8161012f565b506001600160a01b03841660808190526040805163313ce56760e01b8152905163313ce567916004808201926020929091908290030181865afa1580156100d8573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906100fc919061040b565b61010790600a61052b565b60a0525050600980546001600160401b031916426001600160401b0316179055506105399050565b600580546001600160a01b038381166001600160a01b0319831681179093556040519116919082907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0905f90a35050565b80516001600160a01b0381168114610196575f5ffd5b919050565b634e487b7160e01b5f52604160045260245ffd5b5f82601f8301126101be575f5ffd5b81516001600160401b038111156101d7576101d761019b565b604051601f8201601f19908116603f011681016001600160401b03811182821017156102055761020561019b565b60405281815283820160200185101561021c575f5ffd5b8160208501602083015e5f918101602001919091529392505050565b5f5f5f5f6080858703121561024b575f5ffd5b61025485610180565b60208601519094506001600160401b0381111561026f575f5ffd5b61027b878288016101af565b604087015190945090506001600160401b03811115610298575f5ffd5b6102a4878288016101af565b9250506102b360608601610180565b905092959194509250565b600181811c908216806102d257607f821691505b6020821081036102f057634e487b7160e01b5f52602260045260245ffd5b50919050565b601f821115610348578282111561034857805f5260205f20601f840160051c602085101561032157505f5b90810190601f840160051c035f5b81811015610344575f8382015560010161032f565b5050505b505050565b81516001600160401b038111156103665761036661019b565b61037a8161037484546102be565b846102f6565b6020601f8211600181146103ac575f83156103955750848201515b5f19600385901b1c1916600184901b178455610404565b5f84815260208120601f198516915b828110156103db57878501518255602094850194600190920191016103bb565b50848210156103f857868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b5f6020828403121561041b575f5ffd5b815160ff8116811461042b575f5ffd5b9392505050565b634e487b7160e01b5f52601160045260245ffd5b6001815b60018411156104815780850481111561046557610465610432565b600184161561047357908102905b60019390931c92800261044a565b935093915050565b5f8261049757506001610525565b816104a357505f610525565b81600181146104b957600281146104c3576104df565b6001915050610525565b60ff8411156104d4576104d4610432565b50506001821b610525565b5060208310610133831016604e8410600b8410161715610502575081810a610525565b61050e5f198484610446565b805f190482111561052157610521610432565b0290505b92915050565b5f61042b60ff841683610489565b60805160a0516132d66105845f395f8181611ee901526126e201525f81816105010152818161125f015281816116680152818161264e0152818161274d01526127cc01526132d65ff3fe608060405234801561000f575f5ffd5b506004361061039d575f3560e01c80638da5cb5b116101ea578063ba08765211610114578063dc83b52a116100a9578063f15b65b111610079578063f15b65b1146108dc578063f2fde38b1461090c578063f5a23d8d1461091f578063fa9d4f4b1461094c575f5ffd5b8063dc83b52a14610864578063dd62ed3e14610877578063eaed1d07146108af578063ef8b30f71461042d575f5ffd5b8063ce96cb77116100e4578063ce96cb7714610818578063d29709fb1461082b578063d905777e1461083e578063da39b3e714610851575f5ffd5b8063ba087652146107c0578063c63d75b6146107d3578063c6c24d64146107e6578063c6e6f59214610805575f5ffd5b8063a9059cbb1161018a578063b3d7f6b91161015a578063b3d7f6b91461042d578063b460af941461076d578063b6363cf214610780578063b9cf0634146107ad575f5ffd5b8063a9059cbb146106f7578063aabb59221461070a578063b04a5e0514610737578063b3982cb814610764575f5ffd5b8063995ea21a116101c5578063995ea21a1461069e578063a08b1653146106cb578063a42e874e146106de578063a8d5fd65146106f1575f5ffd5b80638da5cb5b1461067257806394bf804d1461068357806395d89b4114610696575f5ffd5b806338d52e0f116102cb5780636e553f651161026b5780637c1b50c41161023b5780637c1b50c4146106045780637d41c86e146106395780637f16a0e51461064c57806385b77f451461065f575f5ffd5b80636e553f651461059b57806370a08231146105ae578063715018a6146105d657806376ffb887146105de575f5ffd5b80634cdad506116102a65780634cdad5061461042d57806352aaead814610561578063558a72971461057557806369d77a4414610588575f5ffd5b806338d52e0f146104fc578063402d267d1461053b5780634674dce31461054e575f5ffd5b80630ac64a7c116103415780632b9d9c1f116103115780632b9d9c1f146104b25780632c8be2cb146104c75780632e2d2984146104da578063313ce567146104ed575f5ffd5b80630ac64a7c1461044057806318160ddd1461046d57806323b872dd1461047557806326c6f96c14610488575f5ffd5b806306fdde031161037c57806306fdde03146103f257806307a2d13a14610407578063095ea7b31461041a5780630a28a4771461042d575f5ffd5b8062a06d19146103a157806301e1d114146103c757806301ffc9a7146103cf575b5f5ffd5b6103b46103af366004612e34565b61095f565b6040519081526020015b60405180910390f35b6103b4610a6b565b6103e26103dd366004612e6d565b610ae1565b60405190151581526020016103be565b6103fa610cfb565b6040516103be9190612eac565b6103b4610415366004612eff565b610d8b565b6103e2610428366004612f16565b610d98565b6103b461043b366004612eff565b610daf565b6007546104549067ffffffffffffffff1681565b60405167ffffffffffffffff90911681526020016103be565b6002546103b4565b6103e2610483366004612f3e565b610de2565b6103b4610496366004612f78565b6001600160a01b03165f908152600c6020526040902054919050565b6104c56104c0366004612f78565b610e07565b005b6104c56104d5366004612f16565b610f1d565b6103b46104e8366004612e34565b611022565b604051601281526020016103be565b6105237f000000000000000000000000000000000000000000000000000000000000000081565b6040516001600160a01b0390911681526020016103be565b6103b4610549366004612fa2565b6110b8565b6104c561055c366004612eff565b6110ed565b6009546104549067ffffffffffffffff1681565b6103e2610583366004612fca565b611102565b6103b4610596366004612e34565b61118f565b6103b46105a9366004612f78565b6112ce565b6103b46105bc366004612fa2565b6001600160a01b03165f9081526020819052604090205490565b6104c56112da565b6009546105f79068010000000000000000900460ff1681565b6040516103be919061301f565b6103e2610612366004612f78565b6001600160a01b03165f908152600c6020526040902060080154610100900460ff16919050565b6103b4610647366004612e34565b6112ed565b6104c561065a366004613075565b61146d565b6103b461066d366004612e34565b61153a565b6005546001600160a01b0316610523565b6103b4610691366004612f78565b6116d8565b6103fa6116e4565b6103b46106ac366004612f78565b6001600160a01b03165f908152600c6020526040902060020154919050565b6104c56106d9366004612f16565b6116f3565b6104c56106ec3660046130bf565b611711565b30610523565b6103e2610705366004612f16565b61179d565b6103b4610718366004612f78565b6001600160a01b03165f908152600c6020526040902060060154919050565b6103b4610745366004612f78565b6001600160a01b03165f908152600c6020526040902060070154919050565b6103b460085481565b6103b461077b366004612e34565b6117aa565b6103e261078e3660046130dd565b600a60209081525f928352604080842090915290825290205460ff1681565b6104c56107bb366004612f78565b611838565b6103b46107ce366004612e34565b61193c565b6103b46107e1366004612fa2565b6119ca565b6103b46107f4366004613105565b60066020525f908152604090205481565b6103b4610813366004612eff565b6119f8565b6103b4610826366004612fa2565b611a0a565b6104c5610839366004612f16565b611a38565b6103b461084c366004612fa2565b611b37565b6103b461085f366004612e34565b611b65565b6104c5610872366004612f16565b611bf6565b6103b46108853660046130dd565b6001600160a01b039182165f90815260016020908152604080832093909416825291909152205490565b6103b46108bd366004612f78565b6001600160a01b03165f908152600c6020526040902060050154919050565b6103e26108ea366004612f78565b6001600160a01b03165f908152600c602052604090206008015460ff16919050565b6104c561091a366004612fa2565b611c10565b6103b461092d366004612f78565b6001600160a01b03165f908152600c6020526040902060030154919050565b6104c561095a36600461311e565b611c63565b5f61096982611dcf565b61097282611e44565b156109a9576040517f347ae3c000000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b506001600160a01b0381165f908152600c60205260408120600781015491829003610a07576040517f3024a13e0000000000000000000000000000000000000000000000000000000081525f60048201526024015b60405180910390fd5b5f6007820155610a178483611e71565b60408051338152602081018490525f916001600160a01b0380881692908716917f9c133d4657dc9cd12f4c08cef86ef778dbbe03f3ad3b661ff14d36bc3febb1fb91015b60405180910390a4509392505050565b5f610adc306001600160a01b03166318160ddd6040518163ffffffff1660e01b8152600401602060405180830381865afa158015610aab573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610acf9190613191565b610ad7611e7c565b611ee0565b905090565b5f7f01ffc9a7000000000000000000000000000000000000000000000000000000007fffffffff0000000000000000000000000000000000000000000000000000000083161480610b7357507f2f0a18c5000000000000000000000000000000000000000000000000000000007fffffffff000000000000000000000000000000000000000000000000000000008316145b80610bbf57507fe3bc4e65000000000000000000000000000000000000000000000000000000007fffffffff000000000000000000000000000000000000000000000000000000008316145b80610c0b57507fce3bbe50000000000000000000000000000000000000000000000000000000007fffffffff000000000000000000000000000000000000000000000000000000008316145b80610c5757507f620ee8e4000000000000000000000000000000000000000000000000000000007fffffffff000000000000000000000000000000000000000000000000000000008316145b15610c6457506001919050565b7fffffffff0000000000000000000000000000000000000000000000000000000082167f8bf840e3000000000000000000000000000000000000000000000000000000001480610cf557507fffffffff0000000000000000000000000000000000000000000000000000000082167fe76cffc700000000000000000000000000000000000000000000000000000000145b92915050565b606060038054610d0a906131a8565b80601f0160208091040260200160405190810160405280929190818152602001828054610d36906131a8565b8015610d815780601f10610d5857610100808354040283529160200191610d81565b820191905f5260205f20905b815481529060010190602001808311610d6457829003601f168201915b5050505050905090565b5f610cf582610ad7611e7c565b5f33610da5818585611f28565b5060019392505050565b5f6040517f3755406d00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f33610def858285611f3a565b610dfa858585611fee565b60019150505b9392505050565b610e1081611dcf565b6001600160a01b0381165f908152600c602052604081206003810154909103610e65576040517f16cdabcf00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6008810154610100900460ff1615610ea9576040517fd8e1332f00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6008810180547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff00ff166101001790556040513381525f906001600160a01b038416907fa16c0f2cab616ed5d17cd544655b00d7062a1df7c457960cc8b9bf60770f9236906020015b60405180910390a3505050565b610f2561207d565b6001600160a01b0382165f908152600c602052604090206003810154821115610f825780600301546040517fcac6939a0000000000000000000000000000000000000000000000000000000081526004016109fe91815260200190565b81816003015f828254610f959190613226565b9250508190555081816007015f828254610faf9190613239565b90915550506008810180547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff00ff1690556040518281526001600160a01b038416907f6d4096ecde8698a196a96547937f656f47fac19f2c7fb2f8c1cd43bd222d72cd906020015b60405180910390a2505050565b6001600160a01b0381165f908152600c60205260408120600281015485111561107f5780600201546040517f3024a13e0000000000000000000000000000000000000000000000000000000081526004016109fe91815260200190565b841561109f576002810154600182015461109a9187906120c3565b6110a1565b5f5b91506110b08186848787612173565b509392505050565b5f6110c282611e44565b6110e6576001600160a01b0382165f908152600c6020526040902060020154610cf5565b5f92915050565b6110f561207d565b6110ff814261223c565b50565b335f818152600a602090815260408083206001600160a01b03871680855290835281842080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001687151590811790915591519182529293917fceb576d9f15e4e200fdb5096d64d5dfd667e16def20c1eefd14256d8e3faa267910160405180910390a350600192915050565b5f61119982611dcf565b6111a282611e44565b156111d9576040517f347ae3c000000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b506001600160a01b0381165f908152600c60205260408120600681015491829003611232576040517f3024a13e0000000000000000000000000000000000000000000000000000000081525f60048201526024016109fe565b5f816006018190555081600b5f82825461124c9190613226565b9091555061128690506001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001685846122ac565b60408051338152602081018490525f916001600160a01b0380881692908716917f295a9a8b44c0ac92394b0da92ef469784ff064156f08dab8316760c064c6cd2f9101610a5b565b5f610e00838333611022565b6112e261207d565b6112eb5f6122fa565b565b5f600160095468010000000000000000900460ff16600381111561131357611313612ff2565b0361134a576040517f329f127100000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b835f03611383576040517f16cdabcf00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6001600160a01b0383165f908152600c6020526040902060080154610100900460ff16156113dd576040517fd8e1332f00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6001600160a01b0383165f908152600c602052604081206003018054869290611407908490613239565b909155506114189050828486612363565b60408051338152602081018690525f916001600160a01b0380861692908716917f1fdc681a13d8c5da54e301c7ce6542dcde4581e4725043fdab2db12ddc57450691015b60405180910390a4505f9392505050565b61147561207d565b67ffffffffffffffff81165f90815260066020526040812054908190036114d4576040517f4646fa1600000000000000000000000000000000000000000000000000000000815267ffffffffffffffff831660048201526024016109fe565b6114e0858585846123ba565b6040805185151581526020810185905267ffffffffffffffff8416916001600160a01b038816917f95d546ed47410f6438cbedeaa19b4c6e01ade7d411a134091160e7373b3f74a491015b60405180910390a35050505050565b5f61154482611dcf565b600160095468010000000000000000900460ff16600381111561156957611569612ff2565b036115a0576040517f329f127100000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b835f036115d9576040517f16cdabcf00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6001600160a01b0383165f908152600c602052604090206008015460ff161561162e576040517fd8e1332f00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6001600160a01b0383165f908152600c602052604081208054869290611655908490613239565b9091555061169090506001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168330876123db565b60408051338152602081018690525f916001600160a01b0380861692908716917fbb58420bb8ce44e11b84e214cc0de10ce5e7c24d0355b2815c3d758b514cae72910161145c565b5f610e00838333611b65565b606060048054610d0a906131a8565b6116fb61207d565b61170d8282611708611e7c565b61242a565b5050565b61171961207d565b600980548291907fffffffffffffffffffffffffffffffffffffffffffffff00ffffffffffffffff166801000000000000000083600381111561175e5761175e612ff2565b02179055507f34b670abe11892066599cece9d3e3bb0860e2ab84bda0395f710bf98d68b232d81604051611792919061301f565b60405180910390a150565b5f33610da5818585611fee565b6001600160a01b0381165f908152600c602052604081206004810154851115611805576004818101546040517f3024a13e000000000000000000000000000000000000000000000000000000008152918201526024016109fe565b841561182757600481015460058201546118229187906001612562565b611829565b5f5b91506110b081868487876125ad565b61184181611dcf565b6001600160a01b0381165f908152600c602052604081208054909103611893576040517f16cdabcf00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b600881015460ff16156118d2576040517fd8e1332f00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6008810180547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001660011790556040513381525f906001600160a01b038416907f4ae0134aad5d0e98e82f45680facd628ee6b5aa85ad9a85248a7ef47319f8c5090602001610f10565b6001600160a01b0381165f908152600c6020526040812060058101548511156119995780600501546040517f3024a13e0000000000000000000000000000000000000000000000000000000081526004016109fe91815260200190565b84156119b957600581015460048201546119b49187906120c3565b6119bb565b5f5b91506110b081838787876125ad565b5f6119d482611e44565b6110e6576001600160a01b0382165f908152600c6020526040902060010154610cf5565b5f610cf582611a05611e7c565b6126c7565b5f611a1482611e44565b6110e6576001600160a01b0382165f908152600c6020526040902060040154610cf5565b611a4061207d565b6001600160a01b0382165f908152600c602052604090208054821115611a985780546040517fcac6939a00000000000000000000000000000000000000000000000000000000815260048101919091526024016109fe565b81815f015f828254611aaa9190613226565b9250508190555081816006015f828254611ac49190613239565b90915550506008810180547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff00169055611afc82612707565b826001600160a01b03167fa09244c122a83074363635dc89ce0098166c2f74827960ff64a7c8e6ad1c57a28360405161101591815260200190565b5f611b4182611e44565b6110e6576001600160a01b0382165f908152600c6020526040902060050154610cf5565b6001600160a01b0381165f908152600c602052604081206001810154851115611bc25780600101546040517f3024a13e0000000000000000000000000000000000000000000000000000000081526004016109fe91815260200190565b8415611be5576001808201546002830154611be09290918891612562565b611be7565b5f5b91506110b08183878787612173565b611bfe61207d565b61170d8282611c0b611e7c565b61287d565b611c1861207d565b6001600160a01b038116611c5a576040517f1e4fbdf70000000000000000000000000000000000000000000000000000000081525f60048201526024016109fe565b6110ff816122fa565b611c6b61207d565b60075467ffffffffffffffff90811690861611611cc4576007546040517ff257c85300000000000000000000000000000000000000000000000000000000815267ffffffffffffffff90911660048201526024016109fe565b428567ffffffffffffffff161115611d14576040517f1c9cc45800000000000000000000000000000000000000000000000000000000815267ffffffffffffffff861660048201526024016109fe565b600780547fffffffffffffffffffffffffffffffffffffffffffffffff00000000000000001667ffffffffffffffff87169081179091555f908152600660205260409020869055611d65868661223c565b6040805167ffffffffffffffff868116825285811660208301528481168284015261ffff84166060830152608082018990529151918716917f8f5539614af9c8259b5dfbf53f98fbe59bcd0474a01f84669d5c0ad59d0eb0db9181900360a00190a2505050505050565b336001600160a01b03821614801590611e0b57506001600160a01b0381165f908152600a6020908152604080832033845290915290205460ff16155b156110ff576040517ffa5cd00f0000000000000000000000000000000000000000000000000000000081523360048201526024016109fe565b5f600260095468010000000000000000900460ff166003811115611e6a57611e6a612ff2565b1492915050565b61170d308383611fee565b5f600360095468010000000000000000900460ff166003811115611ea257611ea2612ff2565b03611ed9576040517fcb08be8100000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5060085490565b5f610e00611f0e7f00000000000000000000000000000000000000000000000000000000000000008461324c565b611f20670de0b6b3a76400008061324c565b8591906120c3565b611f3583838360016129bc565b505050565b6001600160a01b038381165f908152600160209081526040808320938616835292905220547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff811015611fe85781811015611fda576040517ffb8f41b20000000000000000000000000000000000000000000000000000000081526001600160a01b038416600482015260248101829052604481018390526064016109fe565b611fe884848484035f6129bc565b50505050565b6001600160a01b038316612030576040517f96c6fd1e0000000000000000000000000000000000000000000000000000000081525f60048201526024016109fe565b6001600160a01b038216612072576040517fec442f050000000000000000000000000000000000000000000000000000000081525f60048201526024016109fe565b611f35838383612ac0565b6005546001600160a01b031633146112eb576040517f118cdaa70000000000000000000000000000000000000000000000000000000081523360048201526024016109fe565b5f5f5f6120d08686612bf2565b91509150815f036120f4578381816120ea576120ea613263565b0492505050610e00565b81841161210b5761210b6003851502601118612c2d565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150509392505050565b61217c81611dcf565b61218581611e44565b156121bc576040517f347ae3c000000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b83856002015f8282546121cf9190613226565b9250508190555082856001015f8282546121e99190613226565b909155506121f990508284611e71565b60408051858152602081018590526001600160a01b0384169133917fdcbc1c05240f31ff3ad067ef1ee35ce4997762752e3a095284754544f4c709d7910161152b565b6008829055600980547fffffffffffffffffffffffffffffffffffffffffffffffff00000000000000001667ffffffffffffffff83161790556040518281527f475ed66020773a4a5fe2eda8a24843501715b566412c781576145f69bd8819db9060200160405180910390a15050565b6122b98383836001612c3e565b611f35576040517f5274afe70000000000000000000000000000000000000000000000000000000081526001600160a01b03841660048201526024016109fe565b600580546001600160a01b038381167fffffffffffffffffffffffff0000000000000000000000000000000000000000831681179093556040519116919082907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0905f90a35050565b336001600160a01b0384161480159061239f57506001600160a01b0383165f908152600a6020908152604080832033845290915290205460ff16155b156123af576123af833383611f3a565b611f35833083611fee565b82156123d0576123cb84838361287d565b611fe8565b611fe884838361242a565b6123e9848484846001612cb9565b611fe8576040517f5274afe70000000000000000000000000000000000000000000000000000000081526001600160a01b03851660048201526024016109fe565b6001600160a01b0383165f908152600c6020526040902080548311156124825780546040517fcac6939a00000000000000000000000000000000000000000000000000000000815260048101919091526024016109fe565b5f61248d84846126c7565b905083825f015f8282546124a19190613226565b9250508190555083826002015f8282546124bb9190613239565b9250508190555080826001015f8282546124d59190613239565b909155505081545f0361250d576008820180547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001690555b61251681612d3f565b60408051858152602081018390526001600160a01b038716917fbf80346b731c97094223708d184432ba173f30c3c67244aaaa23331a8ad681f791015b60405180910390a25050505050565b5f61258f61256f83612d49565b801561258a57505f848061258557612585613263565b868809115b151590565b61259a8686866120c3565b6125a49190613239565b95945050505050565b6125b681611dcf565b6125bf81611e44565b156125f6576040517f347ae3c000000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b83856004015f8282546126099190613226565b9250508190555082856005015f8282546126239190613226565b9250508190555083600b5f82825461263b9190613226565b9091555061267590506001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001683866122ac565b60408051858152602081018590526001600160a01b03808416929085169133917ffbde797d201c681b91056529119e0b02407c7bb96a4a2c75c01fc9667232c8db910160405180910390a45050505050565b5f610e006126dd670de0b6b3a76400008061324c565b611f207f00000000000000000000000000000000000000000000000000000000000000008561324c565b80600b5f8282546127189190613239565b90915550506040517f70a082310000000000000000000000000000000000000000000000000000000081523060048201525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316906370a0823190602401602060405180830381865afa15801561279a573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906127be9190613191565b9050600b5481101561170d577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03166340c10f193083600b546128089190613226565b6040517fffffffff0000000000000000000000000000000000000000000000000000000060e085901b1681526001600160a01b03909216600483015260248201526044015f604051808303815f87803b158015612863575f5ffd5b505af1158015612875573d5f5f3e3d5ffd5b505050505050565b6001600160a01b0383165f908152600c6020526040902060038101548311156128da5780600301546040517fcac6939a0000000000000000000000000000000000000000000000000000000081526004016109fe91815260200190565b5f6128e58484611ee0565b905083826003015f8282546128fa9190613226565b9250508190555083826005015f8282546129149190613239565b9250508190555080826004015f82825461292e9190613239565b909155505060038201545f03612969576008820180547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff00ff1690555b61297284612d75565b61297b81612707565b60408051858152602081018390526001600160a01b038716917f2c180214f70792f71f5526ee53304bf9d4aa9461216c7ab94b3d00196619d7249101612553565b6001600160a01b0384166129fe576040517fe602df050000000000000000000000000000000000000000000000000000000081525f60048201526024016109fe565b6001600160a01b038316612a40576040517f94280d620000000000000000000000000000000000000000000000000000000081525f60048201526024016109fe565b6001600160a01b038085165f9081526001602090815260408083209387168352929052208290558015611fe857826001600160a01b0316846001600160a01b03167f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92584604051612ab291815260200190565b60405180910390a350505050565b6001600160a01b038316612aea578060025f828254612adf9190613239565b90915550612b739050565b6001600160a01b0383165f9081526020819052604090205481811015612b55576040517fe450d38c0000000000000000000000000000000000000000000000000000000081526001600160a01b038516600482015260248101829052604481018390526064016109fe565b6001600160a01b0384165f9081526020819052604090209082900390555b6001600160a01b038216612b8f57600280548290039055612bad565b6001600160a01b0382165f9081526020819052604090208054820190555b816001600160a01b0316836001600160a01b03167fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef83604051610f1091815260200190565b5f807fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff83850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b6040517fa9059cbb000000000000000000000000000000000000000000000000000000005f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f51148316612cad578383151615612ca1573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b6040517f23b872dd000000000000000000000000000000000000000000000000000000005f8181526001600160a01b038781166004528616602452604485905291602083606481808c5af1925060015f51148316612d2e578383151615612d22573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b6110ff3082612d7f565b5f6002826003811115612d5e57612d5e612ff2565b612d689190613290565b60ff166001149050919050565b6110ff3082612dcc565b6001600160a01b038216612dc1576040517fec442f050000000000000000000000000000000000000000000000000000000081525f60048201526024016109fe565b61170d5f8383612ac0565b6001600160a01b038216612e0e576040517f96c6fd1e0000000000000000000000000000000000000000000000000000000081525f60048201526024016109fe565b61170d825f83612ac0565b80356001600160a01b0381168114612e2f575f5ffd5b919050565b5f5f5f60608486031215612e46575f5ffd5b83359250612e5660208501612e19565b9150612e6460408501612e19565b90509250925092565b5f60208284031215612e7d575f5ffd5b81357fffffffff0000000000000000000000000000000000000000000000000000000081168114610e00575f5ffd5b602081525f82518060208401528060208501604085015e5f6040828501015260407fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f83011684010191505092915050565b5f60208284031215612f0f575f5ffd5b5035919050565b5f5f60408385031215612f27575f5ffd5b612f3083612e19565b946020939093013593505050565b5f5f5f60608486031215612f50575f5ffd5b612f5984612e19565b9250612f6760208501612e19565b929592945050506040919091013590565b5f5f60408385031215612f89575f5ffd5b82359150612f9960208401612e19565b90509250929050565b5f60208284031215612fb2575f5ffd5b610e0082612e19565b80358015158114612e2f575f5ffd5b5f5f60408385031215612fdb575f5ffd5b612fe483612e19565b9150612f9960208401612fbb565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b6020810160048310613058577f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b91905290565b803567ffffffffffffffff81168114612e2f575f5ffd5b5f5f5f5f60808587031215613088575f5ffd5b61309185612e19565b935061309f60208601612fbb565b9250604085013591506130b46060860161305e565b905092959194509250565b5f602082840312156130cf575f5ffd5b813560048110610e00575f5ffd5b5f5f604083850312156130ee575f5ffd5b6130f783612e19565b9150612f9960208401612e19565b5f60208284031215613115575f5ffd5b610e008261305e565b5f5f5f5f5f5f60c08789031215613133575f5ffd5b863595506131436020880161305e565b94506131516040880161305e565b935061315f6060880161305e565b925061316d6080880161305e565b915060a087013561ffff81168114613183575f5ffd5b809150509295509295509295565b5f602082840312156131a1575f5ffd5b5051919050565b600181811c908216806131bc57607f821691505b6020821081036131f3577f4e487b71000000000000000000000000000000000000000000000000000000005f52602260045260245ffd5b50919050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b81810381811115610cf557610cf56131f9565b80820180821115610cf557610cf56131f9565b8082028115828204841417610cf557610cf56131f9565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b5f60ff8316806132c7577f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b8060ff8416069150509291505056",
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

// PackCancelDepositRequest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb9cf0634.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function cancelDepositRequest(uint256 , address controller) returns()
func (sandboxAsyncVault *SandboxAsyncVault) PackCancelDepositRequest(arg0 *big.Int, controller common.Address) []byte {
	enc, err := sandboxAsyncVault.abi.Pack("cancelDepositRequest", arg0, controller)
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
func (sandboxAsyncVault *SandboxAsyncVault) TryPackCancelDepositRequest(arg0 *big.Int, controller common.Address) ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("cancelDepositRequest", arg0, controller)
}

// PackCancelRedeemRequest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2b9d9c1f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function cancelRedeemRequest(uint256 , address controller) returns()
func (sandboxAsyncVault *SandboxAsyncVault) PackCancelRedeemRequest(arg0 *big.Int, controller common.Address) []byte {
	enc, err := sandboxAsyncVault.abi.Pack("cancelRedeemRequest", arg0, controller)
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
func (sandboxAsyncVault *SandboxAsyncVault) TryPackCancelRedeemRequest(arg0 *big.Int, controller common.Address) ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("cancelRedeemRequest", arg0, controller)
}

// PackClaimCancelDepositRequest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x69d77a44.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function claimCancelDepositRequest(uint256 , address receiver, address controller) returns(uint256 assets)
func (sandboxAsyncVault *SandboxAsyncVault) PackClaimCancelDepositRequest(arg0 *big.Int, receiver common.Address, controller common.Address) []byte {
	enc, err := sandboxAsyncVault.abi.Pack("claimCancelDepositRequest", arg0, receiver, controller)
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
func (sandboxAsyncVault *SandboxAsyncVault) TryPackClaimCancelDepositRequest(arg0 *big.Int, receiver common.Address, controller common.Address) ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("claimCancelDepositRequest", arg0, receiver, controller)
}

// UnpackClaimCancelDepositRequest is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x69d77a44.
//
// Solidity: function claimCancelDepositRequest(uint256 , address receiver, address controller) returns(uint256 assets)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackClaimCancelDepositRequest(data []byte) (*big.Int, error) {
	out, err := sandboxAsyncVault.abi.Unpack("claimCancelDepositRequest", data)
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
func (sandboxAsyncVault *SandboxAsyncVault) PackClaimCancelRedeemRequest(arg0 *big.Int, receiver common.Address, controller common.Address) []byte {
	enc, err := sandboxAsyncVault.abi.Pack("claimCancelRedeemRequest", arg0, receiver, controller)
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
func (sandboxAsyncVault *SandboxAsyncVault) TryPackClaimCancelRedeemRequest(arg0 *big.Int, receiver common.Address, controller common.Address) ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("claimCancelRedeemRequest", arg0, receiver, controller)
}

// UnpackClaimCancelRedeemRequest is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x00a06d19.
//
// Solidity: function claimCancelRedeemRequest(uint256 , address receiver, address controller) returns(uint256 shares)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackClaimCancelRedeemRequest(data []byte) (*big.Int, error) {
	out, err := sandboxAsyncVault.abi.Unpack("claimCancelRedeemRequest", data)
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
func (sandboxAsyncVault *SandboxAsyncVault) PackClaimableCancelDepositRequest(arg0 *big.Int, controller common.Address) []byte {
	enc, err := sandboxAsyncVault.abi.Pack("claimableCancelDepositRequest", arg0, controller)
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
func (sandboxAsyncVault *SandboxAsyncVault) TryPackClaimableCancelDepositRequest(arg0 *big.Int, controller common.Address) ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("claimableCancelDepositRequest", arg0, controller)
}

// UnpackClaimableCancelDepositRequest is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xaabb5922.
//
// Solidity: function claimableCancelDepositRequest(uint256 , address controller) view returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackClaimableCancelDepositRequest(data []byte) (*big.Int, error) {
	out, err := sandboxAsyncVault.abi.Unpack("claimableCancelDepositRequest", data)
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
func (sandboxAsyncVault *SandboxAsyncVault) PackClaimableCancelRedeemRequest(arg0 *big.Int, controller common.Address) []byte {
	enc, err := sandboxAsyncVault.abi.Pack("claimableCancelRedeemRequest", arg0, controller)
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
func (sandboxAsyncVault *SandboxAsyncVault) TryPackClaimableCancelRedeemRequest(arg0 *big.Int, controller common.Address) ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("claimableCancelRedeemRequest", arg0, controller)
}

// UnpackClaimableCancelRedeemRequest is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xb04a5e05.
//
// Solidity: function claimableCancelRedeemRequest(uint256 , address controller) view returns(uint256)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackClaimableCancelRedeemRequest(data []byte) (*big.Int, error) {
	out, err := sandboxAsyncVault.abi.Unpack("claimableCancelRedeemRequest", data)
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

// PackFill is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7f16a0e5.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function fill(address controller, bool redeem, uint256 units, uint64 asOf) returns()
func (sandboxAsyncVault *SandboxAsyncVault) PackFill(controller common.Address, redeem bool, units *big.Int, asOf uint64) []byte {
	enc, err := sandboxAsyncVault.abi.Pack("fill", controller, redeem, units, asOf)
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
func (sandboxAsyncVault *SandboxAsyncVault) TryPackFill(controller common.Address, redeem bool, units *big.Int, asOf uint64) ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("fill", controller, redeem, units, asOf)
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

// PackLastStrike is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0ac64a7c.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function lastStrike() view returns(uint64)
func (sandboxAsyncVault *SandboxAsyncVault) PackLastStrike() []byte {
	enc, err := sandboxAsyncVault.abi.Pack("lastStrike")
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
func (sandboxAsyncVault *SandboxAsyncVault) TryPackLastStrike() ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("lastStrike")
}

// UnpackLastStrike is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x0ac64a7c.
//
// Solidity: function lastStrike() view returns(uint64)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackLastStrike(data []byte) (uint64, error) {
	out, err := sandboxAsyncVault.abi.Unpack("lastStrike", data)
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

// PackPendingCancelDepositRequest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf15b65b1.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pendingCancelDepositRequest(uint256 , address controller) view returns(bool)
func (sandboxAsyncVault *SandboxAsyncVault) PackPendingCancelDepositRequest(arg0 *big.Int, controller common.Address) []byte {
	enc, err := sandboxAsyncVault.abi.Pack("pendingCancelDepositRequest", arg0, controller)
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
func (sandboxAsyncVault *SandboxAsyncVault) TryPackPendingCancelDepositRequest(arg0 *big.Int, controller common.Address) ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("pendingCancelDepositRequest", arg0, controller)
}

// UnpackPendingCancelDepositRequest is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xf15b65b1.
//
// Solidity: function pendingCancelDepositRequest(uint256 , address controller) view returns(bool)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackPendingCancelDepositRequest(data []byte) (bool, error) {
	out, err := sandboxAsyncVault.abi.Unpack("pendingCancelDepositRequest", data)
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
func (sandboxAsyncVault *SandboxAsyncVault) PackPendingCancelRedeemRequest(arg0 *big.Int, controller common.Address) []byte {
	enc, err := sandboxAsyncVault.abi.Pack("pendingCancelRedeemRequest", arg0, controller)
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
func (sandboxAsyncVault *SandboxAsyncVault) TryPackPendingCancelRedeemRequest(arg0 *big.Int, controller common.Address) ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("pendingCancelRedeemRequest", arg0, controller)
}

// UnpackPendingCancelRedeemRequest is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x7c1b50c4.
//
// Solidity: function pendingCancelRedeemRequest(uint256 , address controller) view returns(bool)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackPendingCancelRedeemRequest(data []byte) (bool, error) {
	out, err := sandboxAsyncVault.abi.Unpack("pendingCancelRedeemRequest", data)
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

// PackPriceAsOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc6c24d64.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function priceAsOf(uint64 asOf) view returns(uint256 price)
func (sandboxAsyncVault *SandboxAsyncVault) PackPriceAsOf(asOf uint64) []byte {
	enc, err := sandboxAsyncVault.abi.Pack("priceAsOf", asOf)
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
func (sandboxAsyncVault *SandboxAsyncVault) TryPackPriceAsOf(asOf uint64) ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("priceAsOf", asOf)
}

// UnpackPriceAsOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc6c24d64.
//
// Solidity: function priceAsOf(uint64 asOf) view returns(uint256 price)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackPriceAsOf(data []byte) (*big.Int, error) {
	out, err := sandboxAsyncVault.abi.Unpack("priceAsOf", data)
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

// PackReturnDeposit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd29709fb.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function returnDeposit(address controller, uint256 assets) returns()
func (sandboxAsyncVault *SandboxAsyncVault) PackReturnDeposit(controller common.Address, assets *big.Int) []byte {
	enc, err := sandboxAsyncVault.abi.Pack("returnDeposit", controller, assets)
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
func (sandboxAsyncVault *SandboxAsyncVault) TryPackReturnDeposit(controller common.Address, assets *big.Int) ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("returnDeposit", controller, assets)
}

// PackReturnRedeem is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2c8be2cb.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function returnRedeem(address controller, uint256 shares) returns()
func (sandboxAsyncVault *SandboxAsyncVault) PackReturnRedeem(controller common.Address, shares *big.Int) []byte {
	enc, err := sandboxAsyncVault.abi.Pack("returnRedeem", controller, shares)
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
func (sandboxAsyncVault *SandboxAsyncVault) TryPackReturnRedeem(controller common.Address, shares *big.Int) ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("returnRedeem", controller, shares)
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

// PackStrikeAsOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfa9d4f4b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function strikeAsOf(uint256 price, uint64 asOf, uint64 cutoff, uint64 depositsSettleAt, uint64 redemptionsSettleAt, uint16 fillBps) returns()
func (sandboxAsyncVault *SandboxAsyncVault) PackStrikeAsOf(price *big.Int, asOf uint64, cutoff uint64, depositsSettleAt uint64, redemptionsSettleAt uint64, fillBps uint16) []byte {
	enc, err := sandboxAsyncVault.abi.Pack("strikeAsOf", price, asOf, cutoff, depositsSettleAt, redemptionsSettleAt, fillBps)
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
func (sandboxAsyncVault *SandboxAsyncVault) TryPackStrikeAsOf(price *big.Int, asOf uint64, cutoff uint64, depositsSettleAt uint64, redemptionsSettleAt uint64, fillBps uint16) ([]byte, error) {
	return sandboxAsyncVault.abi.Pack("strikeAsOf", price, asOf, cutoff, depositsSettleAt, redemptionsSettleAt, fillBps)
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

// SandboxAsyncVaultCancelDepositClaim represents a CancelDepositClaim event raised by the SandboxAsyncVault contract.
type SandboxAsyncVaultCancelDepositClaim struct {
	Controller common.Address
	Receiver   common.Address
	RequestId  *big.Int
	Sender     common.Address
	Assets     *big.Int
	Raw        *types.Log // Blockchain specific contextual infos
}

const SandboxAsyncVaultCancelDepositClaimEventName = "CancelDepositClaim"

// ContractEventName returns the user-defined event name.
func (SandboxAsyncVaultCancelDepositClaim) ContractEventName() string {
	return SandboxAsyncVaultCancelDepositClaimEventName
}

// UnpackCancelDepositClaimEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event CancelDepositClaim(address indexed controller, address indexed receiver, uint256 indexed requestId, address sender, uint256 assets)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackCancelDepositClaimEvent(log *types.Log) (*SandboxAsyncVaultCancelDepositClaim, error) {
	event := "CancelDepositClaim"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxAsyncVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxAsyncVaultCancelDepositClaim)
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

// SandboxAsyncVaultCancelDepositRequest represents a CancelDepositRequest event raised by the SandboxAsyncVault contract.
type SandboxAsyncVaultCancelDepositRequest struct {
	Controller common.Address
	RequestId  *big.Int
	Sender     common.Address
	Raw        *types.Log // Blockchain specific contextual infos
}

const SandboxAsyncVaultCancelDepositRequestEventName = "CancelDepositRequest"

// ContractEventName returns the user-defined event name.
func (SandboxAsyncVaultCancelDepositRequest) ContractEventName() string {
	return SandboxAsyncVaultCancelDepositRequestEventName
}

// UnpackCancelDepositRequestEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event CancelDepositRequest(address indexed controller, uint256 indexed requestId, address sender)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackCancelDepositRequestEvent(log *types.Log) (*SandboxAsyncVaultCancelDepositRequest, error) {
	event := "CancelDepositRequest"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxAsyncVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxAsyncVaultCancelDepositRequest)
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

// SandboxAsyncVaultCancelRedeemClaim represents a CancelRedeemClaim event raised by the SandboxAsyncVault contract.
type SandboxAsyncVaultCancelRedeemClaim struct {
	Controller common.Address
	Receiver   common.Address
	RequestId  *big.Int
	Sender     common.Address
	Shares     *big.Int
	Raw        *types.Log // Blockchain specific contextual infos
}

const SandboxAsyncVaultCancelRedeemClaimEventName = "CancelRedeemClaim"

// ContractEventName returns the user-defined event name.
func (SandboxAsyncVaultCancelRedeemClaim) ContractEventName() string {
	return SandboxAsyncVaultCancelRedeemClaimEventName
}

// UnpackCancelRedeemClaimEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event CancelRedeemClaim(address indexed controller, address indexed receiver, uint256 indexed requestId, address sender, uint256 shares)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackCancelRedeemClaimEvent(log *types.Log) (*SandboxAsyncVaultCancelRedeemClaim, error) {
	event := "CancelRedeemClaim"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxAsyncVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxAsyncVaultCancelRedeemClaim)
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

// SandboxAsyncVaultCancelRedeemRequest represents a CancelRedeemRequest event raised by the SandboxAsyncVault contract.
type SandboxAsyncVaultCancelRedeemRequest struct {
	Controller common.Address
	RequestId  *big.Int
	Sender     common.Address
	Raw        *types.Log // Blockchain specific contextual infos
}

const SandboxAsyncVaultCancelRedeemRequestEventName = "CancelRedeemRequest"

// ContractEventName returns the user-defined event name.
func (SandboxAsyncVaultCancelRedeemRequest) ContractEventName() string {
	return SandboxAsyncVaultCancelRedeemRequestEventName
}

// UnpackCancelRedeemRequestEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event CancelRedeemRequest(address indexed controller, uint256 indexed requestId, address sender)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackCancelRedeemRequestEvent(log *types.Log) (*SandboxAsyncVaultCancelRedeemRequest, error) {
	event := "CancelRedeemRequest"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxAsyncVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxAsyncVaultCancelRedeemRequest)
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

// SandboxAsyncVaultDepositReturned represents a DepositReturned event raised by the SandboxAsyncVault contract.
type SandboxAsyncVaultDepositReturned struct {
	Controller common.Address
	Assets     *big.Int
	Raw        *types.Log // Blockchain specific contextual infos
}

const SandboxAsyncVaultDepositReturnedEventName = "DepositReturned"

// ContractEventName returns the user-defined event name.
func (SandboxAsyncVaultDepositReturned) ContractEventName() string {
	return SandboxAsyncVaultDepositReturnedEventName
}

// UnpackDepositReturnedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event DepositReturned(address indexed controller, uint256 assets)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackDepositReturnedEvent(log *types.Log) (*SandboxAsyncVaultDepositReturned, error) {
	event := "DepositReturned"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxAsyncVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxAsyncVaultDepositReturned)
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

// SandboxAsyncVaultFilled represents a Filled event raised by the SandboxAsyncVault contract.
type SandboxAsyncVaultFilled struct {
	Controller common.Address
	AsOf       uint64
	Redeem     bool
	Units      *big.Int
	Raw        *types.Log // Blockchain specific contextual infos
}

const SandboxAsyncVaultFilledEventName = "Filled"

// ContractEventName returns the user-defined event name.
func (SandboxAsyncVaultFilled) ContractEventName() string {
	return SandboxAsyncVaultFilledEventName
}

// UnpackFilledEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Filled(address indexed controller, uint64 indexed asOf, bool redeem, uint256 units)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackFilledEvent(log *types.Log) (*SandboxAsyncVaultFilled, error) {
	event := "Filled"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxAsyncVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxAsyncVaultFilled)
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

// SandboxAsyncVaultRedeemReturned represents a RedeemReturned event raised by the SandboxAsyncVault contract.
type SandboxAsyncVaultRedeemReturned struct {
	Controller common.Address
	Shares     *big.Int
	Raw        *types.Log // Blockchain specific contextual infos
}

const SandboxAsyncVaultRedeemReturnedEventName = "RedeemReturned"

// ContractEventName returns the user-defined event name.
func (SandboxAsyncVaultRedeemReturned) ContractEventName() string {
	return SandboxAsyncVaultRedeemReturnedEventName
}

// UnpackRedeemReturnedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event RedeemReturned(address indexed controller, uint256 shares)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackRedeemReturnedEvent(log *types.Log) (*SandboxAsyncVaultRedeemReturned, error) {
	event := "RedeemReturned"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxAsyncVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxAsyncVaultRedeemReturned)
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

// SandboxAsyncVaultStruckAsOf represents a StruckAsOf event raised by the SandboxAsyncVault contract.
type SandboxAsyncVaultStruckAsOf struct {
	AsOf                uint64
	Cutoff              uint64
	DepositsSettleAt    uint64
	RedemptionsSettleAt uint64
	FillBps             uint16
	Price               *big.Int
	Raw                 *types.Log // Blockchain specific contextual infos
}

const SandboxAsyncVaultStruckAsOfEventName = "StruckAsOf"

// ContractEventName returns the user-defined event name.
func (SandboxAsyncVaultStruckAsOf) ContractEventName() string {
	return SandboxAsyncVaultStruckAsOfEventName
}

// UnpackStruckAsOfEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event StruckAsOf(uint64 indexed asOf, uint64 cutoff, uint64 depositsSettleAt, uint64 redemptionsSettleAt, uint16 fillBps, uint256 price)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackStruckAsOfEvent(log *types.Log) (*SandboxAsyncVaultStruckAsOf, error) {
	event := "StruckAsOf"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxAsyncVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxAsyncVaultStruckAsOf)
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
	if bytes.Equal(raw[:4], sandboxAsyncVault.abi.Errors["CancellationPending"].ID.Bytes()[:4]) {
		return sandboxAsyncVault.UnpackCancellationPendingError(raw[4:])
	}
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
	if bytes.Equal(raw[:4], sandboxAsyncVault.abi.Errors["NeverStruck"].ID.Bytes()[:4]) {
		return sandboxAsyncVault.UnpackNeverStruckError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxAsyncVault.abi.Errors["NoPreviews"].ID.Bytes()[:4]) {
		return sandboxAsyncVault.UnpackNoPreviewsError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxAsyncVault.abi.Errors["NotAllowed"].ID.Bytes()[:4]) {
		return sandboxAsyncVault.UnpackNotAllowedError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxAsyncVault.abi.Errors["NotLaterThan"].ID.Bytes()[:4]) {
		return sandboxAsyncVault.UnpackNotLaterThanError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxAsyncVault.abi.Errors["NotYet"].ID.Bytes()[:4]) {
		return sandboxAsyncVault.UnpackNotYetError(raw[4:])
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

// SandboxAsyncVaultCancellationPending represents a CancellationPending error raised by the SandboxAsyncVault contract.
type SandboxAsyncVaultCancellationPending struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error CancellationPending()
func SandboxAsyncVaultCancellationPendingErrorID() common.Hash {
	return common.HexToHash("0xd8e1332ffc097a011e51da6307d9914ad7e4c965d3c6bd5ae11d052d8c1c2cb6")
}

// UnpackCancellationPendingError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error CancellationPending()
func (sandboxAsyncVault *SandboxAsyncVault) UnpackCancellationPendingError(raw []byte) (*SandboxAsyncVaultCancellationPending, error) {
	out := new(SandboxAsyncVaultCancellationPending)
	if err := sandboxAsyncVault.abi.UnpackIntoInterface(out, "CancellationPending", raw); err != nil {
		return nil, err
	}
	return out, nil
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

// SandboxAsyncVaultNeverStruck represents a NeverStruck error raised by the SandboxAsyncVault contract.
type SandboxAsyncVaultNeverStruck struct {
	AsOf uint64
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NeverStruck(uint64 asOf)
func SandboxAsyncVaultNeverStruckErrorID() common.Hash {
	return common.HexToHash("0x4646fa160b79c2ceea5bc78f068bcf719cf2d54b0f16e023bf19e95bcbd20856")
}

// UnpackNeverStruckError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NeverStruck(uint64 asOf)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackNeverStruckError(raw []byte) (*SandboxAsyncVaultNeverStruck, error) {
	out := new(SandboxAsyncVaultNeverStruck)
	if err := sandboxAsyncVault.abi.UnpackIntoInterface(out, "NeverStruck", raw); err != nil {
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

// SandboxAsyncVaultNotLaterThan represents a NotLaterThan error raised by the SandboxAsyncVault contract.
type SandboxAsyncVaultNotLaterThan struct {
	LastStrike uint64
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotLaterThan(uint64 lastStrike)
func SandboxAsyncVaultNotLaterThanErrorID() common.Hash {
	return common.HexToHash("0xf257c8533165d7e106f16f78e489ca778e9a1f830b8508ec77f88aaedcb88761")
}

// UnpackNotLaterThanError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotLaterThan(uint64 lastStrike)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackNotLaterThanError(raw []byte) (*SandboxAsyncVaultNotLaterThan, error) {
	out := new(SandboxAsyncVaultNotLaterThan)
	if err := sandboxAsyncVault.abi.UnpackIntoInterface(out, "NotLaterThan", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxAsyncVaultNotYet represents a NotYet error raised by the SandboxAsyncVault contract.
type SandboxAsyncVaultNotYet struct {
	AsOf uint64
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotYet(uint64 asOf)
func SandboxAsyncVaultNotYetErrorID() common.Hash {
	return common.HexToHash("0x1c9cc458fc12963152abd5ca28187675f65ddcd534b32378c133182df58b8e7b")
}

// UnpackNotYetError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotYet(uint64 asOf)
func (sandboxAsyncVault *SandboxAsyncVault) UnpackNotYetError(raw []byte) (*SandboxAsyncVaultNotYet, error) {
	out := new(SandboxAsyncVaultNotYet)
	if err := sandboxAsyncVault.abi.UnpackIntoInterface(out, "NotYet", raw); err != nil {
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
