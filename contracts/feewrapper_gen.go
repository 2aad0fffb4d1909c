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

// FeeWrapperConfig is an auto generated low-level Go binding around an user-defined struct.
type FeeWrapperConfig struct {
	Source               common.Address
	Owner                common.Address
	Allowlister          common.Address
	Pauser               common.Address
	FeeRecipient         common.Address
	PerformanceFeeBps    uint16
	ManagementFeeBps     uint16
	MaxPerformanceFeeBps uint16
	MaxManagementFeeBps  uint16
	FeeRaiseDelay        uint32
	Name                 string
	Symbol               string
}

// FeeWrapperState is an auto generated low-level Go binding around an user-defined struct.
type FeeWrapperState struct {
	Source               common.Address
	Asset                common.Address
	Owner                common.Address
	Allowlister          common.Address
	Pauser               common.Address
	FeeRecipient         common.Address
	PerformanceFeeBps    uint16
	ManagementFeeBps     uint16
	MaxPerformanceFeeBps uint16
	MaxManagementFeeBps  uint16
	FeeRaiseDelay        uint32
	EntryPaused          bool
}

// FeeWrapperMetaData contains all meta data concerning the FeeWrapper contract.
var FeeWrapperMetaData = bind.MetaData{
	ABI: "[{\"inputs\":[{\"components\":[{\"internalType\":\"contractIERC4626\",\"name\":\"source\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"allowlister\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"pauser\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"feeRecipient\",\"type\":\"address\"},{\"internalType\":\"uint16\",\"name\":\"performanceFeeBps\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"managementFeeBps\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"maxPerformanceFeeBps\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"maxManagementFeeBps\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"feeRaiseDelay\",\"type\":\"uint32\"},{\"internalType\":\"string\",\"name\":\"name\",\"type\":\"string\"},{\"internalType\":\"string\",\"name\":\"symbol\",\"type\":\"string\"}],\"internalType\":\"structFeeWrapper.Config\",\"name\":\"config\",\"type\":\"tuple\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"allowance\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"needed\",\"type\":\"uint256\"}],\"name\":\"ERC20InsufficientAllowance\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"balance\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"needed\",\"type\":\"uint256\"}],\"name\":\"ERC20InsufficientBalance\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"approver\",\"type\":\"address\"}],\"name\":\"ERC20InvalidApprover\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"ERC20InvalidReceiver\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"}],\"name\":\"ERC20InvalidSender\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"}],\"name\":\"ERC20InvalidSpender\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"max\",\"type\":\"uint256\"}],\"name\":\"ERC4626ExceededMaxDeposit\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"max\",\"type\":\"uint256\"}],\"name\":\"ERC4626ExceededMaxMint\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"max\",\"type\":\"uint256\"}],\"name\":\"ERC4626ExceededMaxRedeem\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"max\",\"type\":\"uint256\"}],\"name\":\"ERC4626ExceededMaxWithdraw\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"EntryPaused\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"feeBps\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"capBps\",\"type\":\"uint256\"}],\"name\":\"FeeAboveCap\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"effectiveAt\",\"type\":\"uint64\"}],\"name\":\"FeeRaiseTooEarly\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"InvalidFeeRecipient\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NoFeeRaise\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"NotAllowed\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"OwnableInvalidOwner\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"OwnableUnauthorizedAccount\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ReentrancyGuardReentrantCall\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint8\",\"name\":\"bits\",\"type\":\"uint8\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"SafeCastOverflowedUintDowncast\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"}],\"name\":\"SafeERC20FailedOperation\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"SourceKeptBack\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"caller\",\"type\":\"address\"}],\"name\":\"Unauthorized\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ZeroShares\",\"type\":\"error\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"bool\",\"name\":\"allowed\",\"type\":\"bool\"}],\"name\":\"AllowedSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"allowlister\",\"type\":\"address\"}],\"name\":\"AllowlisterSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"Approval\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"Deposit\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"bool\",\"name\":\"paused\",\"type\":\"bool\"}],\"name\":\"EntryPausedSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[],\"name\":\"FeeRaiseCancelled\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"uint16\",\"name\":\"performanceFeeBps\",\"type\":\"uint16\"},{\"indexed\":false,\"internalType\":\"uint16\",\"name\":\"managementFeeBps\",\"type\":\"uint16\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"effectiveAt\",\"type\":\"uint64\"}],\"name\":\"FeeRaiseSubmitted\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"feeRecipient\",\"type\":\"address\"}],\"name\":\"FeeRecipientSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"managementShares\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"performanceShares\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"highWaterMark\",\"type\":\"uint256\"}],\"name\":\"FeesAccrued\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"recipient\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"FeesCollected\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"uint16\",\"name\":\"performanceFeeBps\",\"type\":\"uint16\"},{\"indexed\":false,\"internalType\":\"uint16\",\"name\":\"managementFeeBps\",\"type\":\"uint16\"}],\"name\":\"FeesSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"previousOwner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"OwnershipTransferStarted\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"previousOwner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"OwnershipTransferred\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"pauser\",\"type\":\"address\"}],\"name\":\"PauserSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"from\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"Transfer\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"Withdraw\",\"type\":\"event\"},{\"inputs\":[],\"name\":\"acceptOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"}],\"name\":\"allowance\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"allowed\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"allowlister\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"applyFeeRaise\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"approve\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"asset\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"balanceOf\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"cancelFeeRaise\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"collectFees\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"convertToAssets\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"convertToShares\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"decimals\",\"outputs\":[{\"internalType\":\"uint8\",\"name\":\"\",\"type\":\"uint8\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"deposit\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"entryPaused\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"feeRaise\",\"outputs\":[{\"internalType\":\"uint16\",\"name\":\"performanceFeeBps\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"managementFeeBps\",\"type\":\"uint16\"},{\"internalType\":\"uint64\",\"name\":\"effectiveAt\",\"type\":\"uint64\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"feeRaiseDelay\",\"outputs\":[{\"internalType\":\"uint32\",\"name\":\"\",\"type\":\"uint32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"feeRecipient\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"highWaterMark\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"lastAccrual\",\"outputs\":[{\"internalType\":\"uint40\",\"name\":\"\",\"type\":\"uint40\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"liquidity\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"managementFeeBps\",\"outputs\":[{\"internalType\":\"uint16\",\"name\":\"\",\"type\":\"uint16\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"maxDeposit\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"maxManagementFeeBps\",\"outputs\":[{\"internalType\":\"uint16\",\"name\":\"\",\"type\":\"uint16\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"maxMint\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"maxPerformanceFeeBps\",\"outputs\":[{\"internalType\":\"uint16\",\"name\":\"\",\"type\":\"uint16\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"holder\",\"type\":\"address\"}],\"name\":\"maxRedeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"holder\",\"type\":\"address\"}],\"name\":\"maxWithdraw\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"mint\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"name\",\"outputs\":[{\"internalType\":\"string\",\"name\":\"\",\"type\":\"string\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"owner\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"pauser\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"pendingFees\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"pendingOwner\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"performanceFeeBps\",\"outputs\":[{\"internalType\":\"uint16\",\"name\":\"\",\"type\":\"uint16\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"previewDeposit\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"previewMint\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"previewRedeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"previewWithdraw\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"pricePerShare\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"holder\",\"type\":\"address\"}],\"name\":\"redeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"renounceOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address[]\",\"name\":\"accounts\",\"type\":\"address[]\"},{\"internalType\":\"bool\",\"name\":\"allowed_\",\"type\":\"bool\"}],\"name\":\"setAllowed\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"allowlister_\",\"type\":\"address\"}],\"name\":\"setAllowlister\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bool\",\"name\":\"paused\",\"type\":\"bool\"}],\"name\":\"setEntryPaused\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"feeRecipient_\",\"type\":\"address\"}],\"name\":\"setFeeRecipient\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint16\",\"name\":\"performanceFeeBps_\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"managementFeeBps_\",\"type\":\"uint16\"}],\"name\":\"setFees\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"pauser_\",\"type\":\"address\"}],\"name\":\"setPauser\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"source\",\"outputs\":[{\"internalType\":\"contractIERC4626\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"sourceShares\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"state\",\"outputs\":[{\"components\":[{\"internalType\":\"address\",\"name\":\"source\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"asset\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"allowlister\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"pauser\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"feeRecipient\",\"type\":\"address\"},{\"internalType\":\"uint16\",\"name\":\"performanceFeeBps\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"managementFeeBps\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"maxPerformanceFeeBps\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"maxManagementFeeBps\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"feeRaiseDelay\",\"type\":\"uint32\"},{\"internalType\":\"bool\",\"name\":\"entryPaused\",\"type\":\"bool\"}],\"internalType\":\"structFeeWrapper.State\",\"name\":\"\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"symbol\",\"outputs\":[{\"internalType\":\"string\",\"name\":\"\",\"type\":\"string\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"totalAssets\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"totalSupply\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"transfer\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"from\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"transferFrom\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"transferOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"holder\",\"type\":\"address\"}],\"name\":\"withdraw\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"}]",
	ID:  "FeeWrapper",
	Bin: "0x610140604052348015610010575f5ffd5b5060405161450038038061450083398101604081905261002f91610775565b8060a001518160c001518260e0015183610100015184610120015185608001518660200151875f01516001600160a01b03166338d52e0f6040518163ffffffff1660e01b8152600401602060405180830381865afa158015610093573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906100b791906108bc565b6101408901516101608a015160036100cf838261096c565b5060046100dc828261096c565b5050505f5f6100f08361031f60201b60201c565b9150915081610100576012610102565b805b60ff1660a05250506001600160a01b03908116608052811661013e57604051631e4fbdf760e01b81525f60048201526024015b60405180910390fd5b61014781610352565b506101556001612710610a3e565b8461ffff161115610193578361016e6001612710610a3e565b604051630e2b357b60e31b815261ffff90921660048301526024820152604401610135565b6101a06001612710610a3e565b8361ffff1611156101b9578261016e6001612710610a3e565b61ffff84811660c052831660e05263ffffffff8216610100526007805464ffffffffff60281b1916650100000000004264ffffffffff160217905561020a5f80610205600c600a610b34565b61036e565b600780546001600160801b03929092166a010000000000000000000002600160501b600160d01b031990921691909117905561024686866103bd565b610250868661043b565b6102598161049c565b505084516001600160a01b0390811661012052604080870151600c80546001600160a01b03191691909316908117909255519094507f2e8578cffb63e57c6a6e9aa92ac7e9cc0ea4f24cd608ef0849478f446b81ec3393505f92509050a26060810151600d80546001600160a01b0319166001600160a01b0390921691821790556040517fd11d57c2c7468878b1035df11c670bcd0091aa840bf8aa166365397622237bea905f90a261031961030e60805190565b610120515f19610521565b50610b8b565b63313ce56760e01b5f818152908190602082600481875afa5f51601f3d1190911661010082101695908602945092505050565b600680546001600160a01b031916905561036b816105a0565b50565b5f6103b561037c8385610b42565b6b033b2e3c9fd0803ce8000000610394876001610b42565b61039e9190610b55565b6103a89190610b6c565b6001600160801b036105f1565b949350505050565b60c05161ffff168261ffff1611156103fa5760c051604051630e2b357b60e31b815261ffff80851660048301529091166024820152604401610135565b60e05161ffff168161ffff1611156104375760e051604051630e2b357b60e31b815261ffff80841660048301529091166024820152604401610135565b5050565b6007805461ffff84811663ffffffff19909216821762010000918516918202179092556040805191825260208201929092527f947504f5e2a48952ffa34f7cceb8582c6705286ad16842e7258c4207a40ce518910160405180910390a15050565b6001600160a01b03811615806104ba57506001600160a01b03811630145b156104d857604051630ed1b8b360e31b815260040160405180910390fd5b600980546001600160a01b0319166001600160a01b0383169081179091556040517fbf9a9534339a9d6b81696e05dcfb614b7dc518a31d48be3cfb757988381fb323905f90a250565b61052d8383835f610605565b61059b5761053e83835f6001610605565b61056657604051635274afe760e01b81526001600160a01b0384166004820152602401610135565b6105738383836001610605565b61059b57604051635274afe760e01b81526001600160a01b0384166004820152602401610135565b505050565b600580546001600160a01b038381166001600160a01b0319831681179093556040519116919082907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0905f90a35050565b5f8282188284100282185b90505b92915050565b60405163095ea7b360e01b5f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f5114831661065b57838315161561064f573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b634e487b7160e01b5f52604160045260245ffd5b60405161018081016001600160401b038111828210171561069e5761069e610667565b60405290565b6001600160a01b038116811461036b575f5ffd5b80516106c3816106a4565b919050565b805161ffff811681146106c3575f5ffd5b805163ffffffff811681146106c3575f5ffd5b5f82601f8301126106fb575f5ffd5b81516001600160401b0381111561071457610714610667565b604051601f8201601f19908116603f011681016001600160401b038111828210171561074257610742610667565b604052818152838201602001851015610759575f5ffd5b8160208501602083015e5f918101602001919091529392505050565b5f60208284031215610785575f5ffd5b81516001600160401b0381111561079a575f5ffd5b820161018081850312156107ac575f5ffd5b6107b461067b565b6107bd826106b8565b81526107cb602083016106b8565b60208201526107dc604083016106b8565b60408201526107ed606083016106b8565b60608201526107fe608083016106b8565b608082015261080f60a083016106c8565b60a082015261082060c083016106c8565b60c082015261083160e083016106c8565b60e082015261084361010083016106c8565b61010082015261085661012083016106d9565b6101208201526101408201516001600160401b03811115610875575f5ffd5b610881868285016106ec565b610140830152506101608201516001600160401b038111156108a1575f5ffd5b6108ad868285016106ec565b61016083015250949350505050565b5f602082840312156108cc575f5ffd5b81516108d7816106a4565b9392505050565b600181811c908216806108f257607f821691505b60208210810361091057634e487b7160e01b5f52602260045260245ffd5b50919050565b601f82111561059b578282111561059b57805f5260205f20601f840160051c602085101561094157505f5b90810190601f840160051c035f5b81811015610964575f8382015560010161094f565b505050505050565b81516001600160401b0381111561098557610985610667565b6109998161099384546108de565b84610916565b6020601f8211600181146109cb575f83156109b45750848201515b5f19600385901b1c1916600184901b178455610a23565b5f84815260208120601f198516915b828110156109fa57878501518255602094850194600190920191016109da565b5084821015610a1757868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b634e487b7160e01b5f52601160045260245ffd5b818103818111156105ff576105ff610a2a565b6001815b6001841115610a8c57808504811115610a7057610a70610a2a565b6001841615610a7e57908102905b60019390931c928002610a55565b935093915050565b5f82610aa2575060016105ff565b81610aae57505f6105ff565b8160018114610ac45760028114610ace57610aea565b60019150506105ff565b60ff841115610adf57610adf610a2a565b50506001821b6105ff565b5060208310610133831016604e8410600b8410161715610b0d575081810a6105ff565b610b195f198484610a51565b805f1904821115610b2c57610b2c610a2a565b029392505050565b5f6105fc60ff841683610a94565b808201808211156105ff576105ff610a2a565b80820281158282048414176105ff576105ff610a2a565b5f82610b8657634e487b7160e01b5f52601260045260245ffd5b500490565b60805160a05160c05160e05161010051610120516138b0610c505f395f818161054b01528181610a1901528181610c47015281816114220152818161199301528181612336015281816127850152612d6401525f81816106300152818161101e01528181611051015261152c01525f818161071501528181611505015281816125ea015261264b01525f81816104fe015281816114dd0152818161255a01526125bb01525f610b8501525f81816104c1015281816114540152612ceb01526138b05ff3fe608060405234801561000f575f5ffd5b506004361061037d575f3560e01c8063911106a5116101d4578063c19d93fb11610109578063d7803fda116100a9578063e74b981b11610079578063e74b981b14610876578063ef5f9fc414610889578063ef8b30f71461075f578063f2fde38b1461089c575f5ffd5b8063d7803fda14610807578063d905777e1461081a578063dd62ed3e1461082d578063e30c397814610865575f5ffd5b8063c8796572116100e4578063c879657214610772578063ce96cb771461077a578063d63a8e111461078d578063d6d0eb86146107af575f5ffd5b8063c19d93fb14610737578063c63d75b61461074c578063c6e6f5921461075f575f5ffd5b8063a9059cbb11610174578063b460af941161014f578063b460af94146106de578063b9d4e879146106f1578063ba087652146106fd578063be72f5f114610710575f5ffd5b8063a9059cbb146106b0578063af57c56e146106c3578063b3d7f6b9146106cb575f5ffd5b806395d89b41116101af57806395d89b411461067a57806399530b06146106825780639ef833d41461068a5780639fd0506d1461069d575f5ffd5b8063911106a514610618578063919fb9671461062b57806394bf804d14610667575f5ffd5b80633813c35a116102b55780636e553f651161025557806379ba50971161022557806379ba5097146105c35780637b3baab4146105cb5780637e477afb146105f45780638da5cb5b14610607575f5ffd5b80636e553f651461056d57806370a0823114610580578063715018a6146105a8578063796c54a6146105b0575f5ffd5b8063402d267d11610290578063402d267d1461052057806346904840146105335780634cdad506146103b157806367e828bf14610546575f5ffd5b80633813c35a1461049e57806338d52e0f146104bf578063390b7fce146104f9575f5ffd5b80631a6865021161032057806323b872dd116102fb57806323b872dd146104445780632d88af4a14610457578063306ecfbe1461046a578063313ce56714610484575f5ffd5b80631a6865021461040c5780631e8410da14610414578063224438d11461043c575f5ffd5b8063095ea7b31161035b578063095ea7b3146103c45780630a28a477146103e75780630e525635146103fa57806318160ddd14610404575f5ffd5b806301e1d1141461038157806306fdde031461039c57806307a2d13a146103b1575b5f5ffd5b6103896108af565b6040519081526020015b60405180910390f35b6103a46108c6565b6040516103939190613244565b6103896103bf366004613297565b610956565b6103d76103d23660046132c9565b610967565b6040519015158152602001610393565b6103896103f5366004613297565b61097e565b61040261098a565b005b600254610389565b6103896109e9565b6007546a010000000000000000000090046fffffffffffffffffffffffffffffffff16610389565b610389610a8b565b6103d76104523660046132f1565b610aef565b61040261046536600461332b565b610b14565b6008546fffffffffffffffffffffffffffffffff16610389565b61048c610b7d565b60405160ff9091168152602001610393565b60075462010000900461ffff165b60405161ffff9091168152602001610393565b7f00000000000000000000000000000000000000000000000000000000000000005b6040516001600160a01b039091168152602001610393565b6104ac7f000000000000000000000000000000000000000000000000000000000000000081565b61038961052e36600461332b565b610ba9565b6009546104e1906001600160a01b031681565b6104e17f000000000000000000000000000000000000000000000000000000000000000081565b61038961057b366004613344565b610cb8565b61038961058e36600461332b565b6001600160a01b03165f9081526020819052604090205490565b610402610d88565b600754640100000000900460ff166103d7565b610402610d99565b60075465010000000000900464ffffffffff1660405164ffffffffff9091168152602001610393565b61040261060236600461332b565b610dfb565b6005546001600160a01b03166104e1565b61040261062636600461337d565b610e64565b6106527f000000000000000000000000000000000000000000000000000000000000000081565b60405163ffffffff9091168152602001610393565b610389610675366004613344565b610eed565b6103a4610f4f565b610389610f5e565b6104026106983660046133a7565b610fc2565b600d546104e1906001600160a01b031681565b6103d76106be3660046132c9565b611184565b610402611191565b6103896106d9366004613297565b6112cc565b6103896106ec3660046133cf565b6112d8565b60075461ffff166104ac565b61038961070b3660046133cf565b61135d565b6104ac7f000000000000000000000000000000000000000000000000000000000000000081565b61073f6113b4565b6040516103939190613408565b61038961075a36600461332b565b611570565b61038961076d366004613297565b6115bb565b6103896115c6565b61038961078836600461332b565b61160f565b6103d761079b36600461332b565b600b6020525f908152604090205460ff1681565b600a546107dc9061ffff8082169162010000810490911690640100000000900467ffffffffffffffff1683565b6040805161ffff948516815293909216602084015267ffffffffffffffff1690820152606001610393565b610402610815366004613533565b61167e565b61038961082836600461332b565b611786565b61038961083b3660046135a9565b6001600160a01b039182165f90815260016020908152604080832093909416825291909152205490565b6006546001600160a01b03166104e1565b61040261088436600461332b565b61180a565b600c546104e1906001600160a01b031681565b6104026108aa36600461332b565b611862565b5f6108b86118eb565b6108c061194d565b90505b90565b6060600380546108d5906135d1565b80601f0160208091040260200160405190810160405280929190818152602001828054610901906135d1565b801561094c5780601f106109235761010080835404028352916020019161094c565b820191905f5260205f20905b81548152906001019060200180831161092f57829003601f168201915b5050505050905090565b5f610961825f6119ca565b92915050565b5f33610974818585611a14565b5060019392505050565b5f610961826001611a26565b610992611a65565b600a54640100000000900467ffffffffffffffff165f036109df576040517f3baf66eb00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6109e7611aab565b565b6040517fce96cb770000000000000000000000000000000000000000000000000000000081523060048201525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063ce96cb77906024015b602060405180830381865afa158015610a67573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906108c09190613622565b5f610a946118eb565b5f610a9d611b1a565b606081015160408201516008549293509091610adf919070010000000000000000000000000000000090046fffffffffffffffffffffffffffffffff16613666565b610ae99190613666565b91505090565b5f33610afc858285611d97565b610b07858585611e26565b60019150505b9392505050565b610b1c611a65565b600d80547fffffffffffffffffffffffff0000000000000000000000000000000000000000166001600160a01b0383169081179091556040517fd11d57c2c7468878b1035df11c670bcd0091aa840bf8aa166365397622237bea905f90a250565b5f6108c0600c7f0000000000000000000000000000000000000000000000000000000000000000613679565b6007545f90640100000000900460ff1680610bdc57506001600160a01b0382165f908152600b602052604090205460ff16155b80610c0d5750610c0d5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c6108c0565b15610c1957505f919050565b6040517f402d267d0000000000000000000000000000000000000000000000000000000081523060048201527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063402d267d90602401602060405180830381865afa158015610c94573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906109619190613622565b5f610cc1611eb5565b610cca82611eea565b5f610cd3611fd5565b9050610d08610ce4600c600a613775565b8260200151610cf39190613666565b8251610d00906001613666565b86919061223f565b915081158015610d1757508315155b15610d4e576040517f9811e0c700000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b610d5a838584846122ef565b506109616109e75f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00611ee4565b610d90611a65565b6109e75f61247f565b60065433906001600160a01b03168114610def576040517f118cdaa70000000000000000000000000000000000000000000000000000000081526001600160a01b03821660048201526024015b60405180910390fd5b610df88161247f565b50565b610e03611a65565b600c80547fffffffffffffffffffffffff0000000000000000000000000000000000000000166001600160a01b0383169081179091556040517f2e8578cffb63e57c6a6e9aa92ac7e9cc0ea4f24cd608ef0849478f446b81ec33905f90a250565b600d54610e79906001600160a01b03166124b0565b60078054821515640100000000027fffffffffffffffffffffffffffffffffffffffffffffffffffffff00ffffffff9091161790556040517fdc73380e7a835e9fc8a26a9cd6b68f5c19460babb7e506a3d295af45968f6d5990610ee290831515815260200190565b60405180910390a150565b5f610ef6611eb5565b610eff82611eea565b5f610f08611fd5565b8051909150610f4190610f1c906001613666565b610f28600c600a613775565b8360200151610f379190613666565b869190600161250d565b9150610d5a838386846122ef565b6060600480546108d5906135d1565b5f610f676118eb565b5f610f70611b1a565b9050610ae9610f81600c600a613775565b610f9390670de0b6b3a7640000613783565b610f9f600c600a613775565b8360200151610fae9190613666565b8351610fbb906001613666565b919061223f565b610fca611a65565b610fd2611eb5565b610fdc8282612558565b610fe4611aab565b6007545f9061ffff908116908416118061100d575060075461ffff620100009091048116908316115b9050808015611041575063ffffffff7f00000000000000000000000000000000000000000000000000000000000000001615155b15611147575f61107763ffffffff7f0000000000000000000000000000000000000000000000000000000000000000164261379a565b604080516060808201835261ffff888116808452908816602080850182905267ffffffffffffffff8716948601859052600a80547fffffffffffffffffffffffffffffffffffffffffffffffffffffffff00000000168417620100008402177fffffffffffffffffffffffffffffffffffffffff0000000000000000ffffffff1664010000000087021790558551928352820152928301919091529192507fa492802bdbce5c768ca927ba2e83451677476545a0e829c969dd84b0ea0993a4910160405180910390a15050611153565b6111518383612678565b505b6111806109e75f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00611ee4565b5050565b5f33610974818585611e26565b611199611eb5565b60408051606081018252600a5461ffff8082168352620100008204166020830152640100000000900467ffffffffffffffff16918101829052905f0361120b576040517f3baf66eb00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b806040015167ffffffffffffffff164210156112655760408082015190517ff9434e0600000000000000000000000000000000000000000000000000000000815267ffffffffffffffff9091166004820152602401610de6565b600a80547fffffffffffffffffffffffffffffffffffffffff0000000000000000000000001690558051602082015161129e9190612678565b506109e76109e75f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00611ee4565b5f6109618260016119ca565b5f6112e1611eb5565b5f6112ea611fd5565b90506113216112fb600c600a613775565b826020015161130a9190613666565b8251611317906001613666565b879190600161250d565b915061132f84848785612713565b50610b0d6109e75f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00611ee4565b5f611366611eb5565b5f61136f611fd5565b80519091506113a690611383906001613666565b61138f600c600a613775565b836020015161139e9190613666565b87919061223f565b915061132f84848488612713565b60408051610180810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c0810182905260e081018290526101008101829052610120810182905261014081018290526101608101919091526040518061018001604052807f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031681526020016114767f000000000000000000000000000000000000000000000000000000000000000090565b6001600160a01b031681526020016114966005546001600160a01b031690565b6001600160a01b039081168252600c5481166020830152600d548116604083015260095416606082015260075461ffff8082166080840152620100008204811660a08401527f0000000000000000000000000000000000000000000000000000000000000000811660c08401527f00000000000000000000000000000000000000000000000000000000000000001660e08301527f000000000000000000000000000000000000000000000000000000000000000063ffffffff16610100830152640100000000900460ff16151561012090910152919050565b5f5f61157b83610ba9565b9050805f0361158c57505f92915050565b6fffffffffffffffffffffffffffffffff81116115b2576115ad815f611a26565b610b0d565b5f199392505050565b5f610961825f611a26565b5f6115cf611eb5565b6115d7611fd5565b506115e06128a8565b90506108c36109e75f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00611ee4565b5f61163b817f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c6108c0565b1561164757505f919050565b61096161167161166b846001600160a01b03165f9081526020819052604090205490565b5f6119ca565b6116796109e9565b612953565b600c54611693906001600160a01b03166124b0565b5f5b828110156117805781600b5f8686858181106116b3576116b36137ba565b90506020020160208101906116c8919061332b565b6001600160a01b0316815260208101919091526040015f2080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001691151591909117905583838281811061171f5761171f6137ba565b9050602002016020810190611734919061332b565b6001600160a01b03167fc5217903bd71390e046be1c1ee589f3af533c8fe5b67ee0a7dade2f8a853badd83604051611770911515815260200190565b60405180910390a2600101611695565b50505050565b5f6117b2817f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c6108c0565b156117be57505f919050565b6001600160a01b0382165f90815260208190526040812054906117df6109e9565b9050806117ec835f6119ca565b116117f8575092915050565b611802815f611a26565b949350505050565b611812611a65565b61181a611eb5565b611822611fd5565b5061182b6128a8565b5061183581612962565b610df86109e75f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00611ee4565b61186a611a65565b600680546001600160a01b0383167fffffffffffffffffffffffff000000000000000000000000000000000000000090911681179091556118b36005546001600160a01b031690565b6001600160a01b03167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e2270060405160405180910390a350565b6119165f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c6108c0565b156109e7576040517f3ee5aeb500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6008546040517f4cdad5060000000000000000000000000000000000000000000000000000000081526fffffffffffffffffffffffffffffffff90911660048201525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690634cdad50690602401610a4c565b5f6119d36118eb565b5f6119dc611b1a565b8051909150611802906119f0906001613666565b6119fc600c600a613775565b8360200151611a0b9190613666565b8691908661250d565b611a218383836001612a18565b505050565b5f611a2f6118eb565b5f611a38611b1a565b9050611802611a49600c600a613775565b8260200151611a589190613666565b8251611a0b906001613666565b6005546001600160a01b031633146109e7576040517f118cdaa7000000000000000000000000000000000000000000000000000000008152336004820152602401610de6565b600a54640100000000900467ffffffffffffffff165f03611ac857565b600a80547fffffffffffffffffffffffffffffffffffffffff0000000000000000000000001690556040517fd35f4d6fcfaf55cfb3595a1f94a327a6274538ba6eb69a084019f787f3350d8a905f90a1565b611b476040518060a001604052805f81526020015f81526020015f81526020015f81526020015f81525090565b6040805160e08101825260075461ffff8082168352620100008204166020830152640100000000810460ff1615159282019290925265010000000000820464ffffffffff1660608201526a01000000000000000000009091046fffffffffffffffffffffffffffffffff908116608083015260085480821660a084015270010000000000000000000000000000000090041660c0820152611be661194d565b825260c08101516fffffffffffffffffffffffffffffffff16611c0860025490565b611c129190613666565b60208301526080808201516fffffffffffffffffffffffffffffffff169083015260608101515f90611c4b9064ffffffffff16426137e7565b9050611c59600c600a613775565b83602001511015611c8d5782516020840151611c819190611c7c600c600a613775565b612b0e565b60808401525090919050565b805f03611c9957505090565b611cb08360200151836020015161ffff1683612b48565b60408401819052602084018051611cc8908390613666565b905250825160208401515f91611ce491611c7c600c600a613775565b905083608001518111611cf75750505090565b5f611d0a82611679876080015186612b9a565b9050611d318560200151866080015183611d2491906137e7565b8651859061ffff16612bbe565b60608601819052602086018051611d49908390613666565b9052505f611d78611d5a83856137e7565b87516020890151611d729190611c7c600c600a613775565b90612c01565b9050611d88866080015182612c12565b60808701525093949350505050565b6001600160a01b038381165f908152600160209081526040808320938616835292905220545f198110156117805781811015611e18576040517ffb8f41b20000000000000000000000000000000000000000000000000000000081526001600160a01b03841660048201526024810182905260448101839052606401610de6565b61178084848484035f612a18565b6001600160a01b038316611e68576040517f96c6fd1e0000000000000000000000000000000000000000000000000000000081525f6004820152602401610de6565b6001600160a01b038216611eaa576040517fec442f050000000000000000000000000000000000000000000000000000000081525f6004820152602401610de6565b611a21838383612c21565b611ebd6118eb565b6109e760017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b90612cb2565b600754640100000000900460ff1615611f2f576040517f3ed3042000000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b335f908152600b602052604090205460ff16611f79576040517ffa5cd00f000000000000000000000000000000000000000000000000000000008152336004820152602401610de6565b6001600160a01b0381165f908152600b602052604090205460ff16610df8576040517ffa5cd00f0000000000000000000000000000000000000000000000000000000081526001600160a01b0382166004820152602401610de6565b6120026040518060a001604052805f81526020015f81526020015f81526020015f81526020015f81525090565b61200a611b1a565b6040805160e08101825260075461ffff8082168352620100008204166020830152640100000000810460ff1615158284015265010000000000810464ffffffffff166060808401919091526a01000000000000000000009091046fffffffffffffffffffffffffffffffff908116608084015260085480821660a085015270010000000000000000000000000000000090041660c083015283015191830151929350915f916120b891613666565b6007805460808601516fffffffffffffffffffffffffffffffff166a0100000000000000000000027fffffffffffff00000000000000000000000000000000ffffffffffffffffffff64ffffffffff42166501000000000002167fffffffffffff000000000000000000000000000000000000000000ffffffffff90921691909117179055905080156121b457612180818360c001516fffffffffffffffffffffffffffffffff1661216a9190613666565b6fffffffffffffffffffffffffffffffff612953565b600880546fffffffffffffffffffffffffffffffff9283167001000000000000000000000000000000000292169190911790555b801515806121dc575081608001516fffffffffffffffffffffffffffffffff16836080015114155b1561223a577f3f0efd667efe2a4e661231bb42b65ce017c3326fb50d12aa6f936500d58c1c02836040015184606001518560800151604051612231939291909283526020830191909152604082015260600190565b60405180910390a15b505090565b5f5f5f61224c8686612cb9565b91509150815f0361227057838181612266576122666137fa565b0492505050610b0d565b818411612287576122876003851502601118612cd5565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150509392505050565b8215612428576122ff3384612ce6565b6040517f6e553f65000000000000000000000000000000000000000000000000000000008152600481018490523060248201525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690636e553f65906044016020604051808303815f875af1158015612384573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906123a89190613622565b60085483519192506fffffffffffffffffffffffffffffffff16906123d290869084908490612d12565b6123e46123df8383613666565b612e2c565b600880547fffffffffffffffffffffffffffffffff00000000000000000000000000000000166fffffffffffffffffffffffffffffffff9290921691909117905550505b6124328483612e85565b60408051848152602081018490526001600160a01b0386169133917fdcbc1c05240f31ff3ad067ef1ee35ce4997762752e3a095284754544f4c709d791015b60405180910390a350505050565b600680547fffffffffffffffffffffffff0000000000000000000000000000000000000000169055610df881612ed2565b336001600160a01b038216148015906124d457506005546001600160a01b03163314155b15610df8576040517f8e4a23d6000000000000000000000000000000000000000000000000000000008152336004820152602401610de6565b5f61253a61251a83612f3b565b801561253557505f8480612530576125306137fa565b868809115b151590565b61254586868661223f565b61254f9190613666565b95945050505050565b7f000000000000000000000000000000000000000000000000000000000000000061ffff168261ffff1611156125e8576040517f7159abd800000000000000000000000000000000000000000000000000000000815261ffff80841660048301527f0000000000000000000000000000000000000000000000000000000000000000166024820152604401610de6565b7f000000000000000000000000000000000000000000000000000000000000000061ffff168161ffff161115611180576040517f7159abd800000000000000000000000000000000000000000000000000000000815261ffff80831660048301527f0000000000000000000000000000000000000000000000000000000000000000166024820152604401610de6565b5f612681611fd5565b60075490915061ffff908116908416111561270957805160208201515f916126af91611c7c600c600a613775565b9050816080015181111561270757600780547fffffffffffff00000000000000000000000000000000ffffffffffffffffffff166a01000000000000000000006fffffffffffffffffffffffffffffffff8416021790555b505b611a218383612f67565b336001600160a01b0384161461272e5761272e833383611d97565b6127388382612fe3565b8115612857576040517fb460af94000000000000000000000000000000000000000000000000000000008152600481018390526001600160a01b0385811660248301523060448301525f917f00000000000000000000000000000000000000000000000000000000000000009091169063b460af94906064016020604051808303815f875af11580156127cd573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906127f19190613622565b90506127fc81612e2c565b600880545f9061281f9084906fffffffffffffffffffffffffffffffff16613827565b92506101000a8154816fffffffffffffffffffffffffffffffff02191690836fffffffffffffffffffffffffffffffff160217905550505b60408051838152602081018390526001600160a01b03808616929087169133917ffbde797d201c681b91056529119e0b02407c7bb96a4a2c75c01fc9667232c8db910160405180910390a450505050565b60085470010000000000000000000000000000000090046fffffffffffffffffffffffffffffffff165f8190036128de57505f90565b600880546fffffffffffffffffffffffffffffffff1690556009546001600160a01b031661290c8183612e85565b806001600160a01b03167f9dc46f23cfb5ddcad0ae7ea2be38d47fec07bb9382ec7e564efc69e036dd66ce8360405161294791815260200190565b60405180910390a25090565b5f828218828410028218610b0d565b6001600160a01b038116158061298057506001600160a01b03811630145b156129b7576040517f768dc59800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b600980547fffffffffffffffffffffffff0000000000000000000000000000000000000000166001600160a01b0383169081179091556040517fbf9a9534339a9d6b81696e05dcfb614b7dc518a31d48be3cfb757988381fb323905f90a250565b6001600160a01b038416612a5a576040517fe602df050000000000000000000000000000000000000000000000000000000081525f6004820152602401610de6565b6001600160a01b038316612a9c576040517f94280d620000000000000000000000000000000000000000000000000000000081525f6004820152602401610de6565b6001600160a01b038085165f908152600160209081526040808320938716835292905220829055801561178057826001600160a01b0316846001600160a01b03167f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b9258460405161247191815260200190565b5f611802612b1c8385613666565b6b033b2e3c9fd0803ce8000000612b34876001613666565b612b3e9190613783565b61216a919061384f565b5f80612b73612b578486613783565b6002612b696301e13380612710613783565b611679919061384f565b905061254f858280612b8b6301e13380612710613783565b612b9591906137e7565b61223f565b5f6301e13380612baa8385613783565b612bb4919061384f565b610b0d9084613666565b5f835f03612bcd57505f611802565b5f612bd88386613783565b9050612bf7868280612beb886001613666565b612b8b90612710613783565b9695505050505050565b5f808284038481111590810261254f565b5f828218828411028218610b0d565b6001600160a01b03831615801590612c4157506001600160a01b03821615155b8015612c6557506001600160a01b0382165f908152600b602052604090205460ff16155b15612ca7576040517ffa5cd00f0000000000000000000000000000000000000000000000000000000081526001600160a01b0383166004820152602401610de6565b611a21838383613030565b80825d5050565b5f805f1983850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b6111807f000000000000000000000000000000000000000000000000000000000000000083308461316f565b5f828411612d3557612d30612d28836001613666565b85908561223f565b612dd5565b6040517f4cdad506000000000000000000000000000000000000000000000000000000008152600481018590527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690634cdad50690602401602060405180830381865afa158015612db1573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190612dd59190613622565b905084612de3600a83613666565b1015612e25576040517fd2ec11520000000000000000000000000000000000000000000000000000000081526004810186905260248101829052604401610de6565b5050505050565b5f6fffffffffffffffffffffffffffffffff821115612e81576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526080600482015260248101839052604401610de6565b5090565b6001600160a01b038216612ec7576040517fec442f050000000000000000000000000000000000000000000000000000000081525f6004820152602401610de6565b6111805f8383612c21565b600580546001600160a01b038381167fffffffffffffffffffffffff0000000000000000000000000000000000000000831681179093556040519116919082907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0905f90a35050565b5f6002826003811115612f5057612f50613862565b612f5a919061388f565b60ff166001149050919050565b6007805461ffff8481167fffffffffffffffffffffffffffffffffffffffffffffffffffffffff00000000909216821762010000918516918202179092556040805191825260208201929092527f947504f5e2a48952ffa34f7cceb8582c6705286ad16842e7258c4207a40ce518910160405180910390a15050565b6001600160a01b038216613025576040517f96c6fd1e0000000000000000000000000000000000000000000000000000000081525f6004820152602401610de6565b611180825f83612c21565b6001600160a01b03831661305a578060025f82825461304f9190613666565b909155506130e39050565b6001600160a01b0383165f90815260208190526040902054818110156130c5576040517fe450d38c0000000000000000000000000000000000000000000000000000000081526001600160a01b03851660048201526024810182905260448101839052606401610de6565b6001600160a01b0384165f9081526020819052604090209082900390555b6001600160a01b0382166130ff5760028054829003905561311d565b6001600160a01b0382165f9081526020819052604090208054820190555b816001600160a01b0316836001600160a01b03167fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef8360405161316291815260200190565b60405180910390a3505050565b61317d8484848460016131be565b611780576040517f5274afe70000000000000000000000000000000000000000000000000000000081526001600160a01b0385166004820152602401610de6565b6040517f23b872dd000000000000000000000000000000000000000000000000000000005f8181526001600160a01b038781166004528616602452604485905291602083606481808c5af1925060015f51148316613233578383151615613227573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b602081525f82518060208401528060208501604085015e5f6040828501015260407fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f83011684010191505092915050565b5f602082840312156132a7575f5ffd5b5035919050565b80356001600160a01b03811681146132c4575f5ffd5b919050565b5f5f604083850312156132da575f5ffd5b6132e3836132ae565b946020939093013593505050565b5f5f5f60608486031215613303575f5ffd5b61330c846132ae565b925061331a602085016132ae565b929592945050506040919091013590565b5f6020828403121561333b575f5ffd5b610b0d826132ae565b5f5f60408385031215613355575f5ffd5b82359150613365602084016132ae565b90509250929050565b803580151581146132c4575f5ffd5b5f6020828403121561338d575f5ffd5b610b0d8261336e565b803561ffff811681146132c4575f5ffd5b5f5f604083850312156133b8575f5ffd5b6133c183613396565b915061336560208401613396565b5f5f5f606084860312156133e1575f5ffd5b833592506133f1602085016132ae565b91506133ff604085016132ae565b90509250925092565b81516001600160a01b031681526101808101602083015161343460208401826001600160a01b03169052565b50604083015161344f60408401826001600160a01b03169052565b50606083015161346a60608401826001600160a01b03169052565b50608083015161348560808401826001600160a01b03169052565b5060a08301516134a060a08401826001600160a01b03169052565b5060c08301516134b660c084018261ffff169052565b5060e08301516134cc60e084018261ffff169052565b506101008301516134e461010084018261ffff169052565b506101208301516134fc61012084018261ffff169052565b5061014083015161351661014084018263ffffffff169052565b5061016083015161352c61016084018215159052565b5092915050565b5f5f5f60408486031215613545575f5ffd5b833567ffffffffffffffff81111561355b575f5ffd5b8401601f8101861361356b575f5ffd5b803567ffffffffffffffff811115613581575f5ffd5b8660208260051b8401011115613595575f5ffd5b6020918201945092506133ff90850161336e565b5f5f604083850312156135ba575f5ffd5b6135c3836132ae565b9150613365602084016132ae565b600181811c908216806135e557607f821691505b60208210810361361c577f4e487b71000000000000000000000000000000000000000000000000000000005f52602260045260245ffd5b50919050565b5f60208284031215613632575f5ffd5b5051919050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b8082018082111561096157610961613639565b60ff818116838216019081111561096157610961613639565b6001815b60018411156136cd578085048111156136b1576136b1613639565b60018416156136bf57908102905b60019390931c928002613696565b935093915050565b5f826136e357506001610961565b816136ef57505f610961565b8160018114613705576002811461370f5761372b565b6001915050610961565b60ff84111561372057613720613639565b50506001821b610961565b5060208310610133831016604e8410600b841016171561374e575081810a610961565b61375a5f198484613692565b805f190482111561376d5761376d613639565b029392505050565b5f610b0d60ff8416836136d5565b808202811582820484141761096157610961613639565b67ffffffffffffffff818116838216019081111561096157610961613639565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603260045260245ffd5b8181038181111561096157610961613639565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b6fffffffffffffffffffffffffffffffff828116828216039081111561096157610961613639565b5f8261385d5761385d6137fa565b500490565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b5f60ff8316806138a1576138a16137fa565b8060ff8416069150509291505056",
}

// FeeWrapper is an auto generated Go binding around an Ethereum contract.
type FeeWrapper struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *FeeWrapper) GetABI() abi.ABI {
	return c.abi
}

// NewFeeWrapper creates a new instance of FeeWrapper.
func NewFeeWrapper() *FeeWrapper {
	parsed, err := FeeWrapperMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &FeeWrapper{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *FeeWrapper) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackConstructor is the Go binding used to pack the parameters required for
// contract deployment.
//
// Solidity: constructor((address,address,address,address,address,uint16,uint16,uint16,uint16,uint32,string,string) config) returns()
func (feeWrapper *FeeWrapper) PackConstructor(config FeeWrapperConfig) []byte {
	enc, err := feeWrapper.abi.Pack("", config)
	if err != nil {
		panic(err)
	}
	return enc
}

// PackAcceptOwnership is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x79ba5097.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function acceptOwnership() returns()
func (feeWrapper *FeeWrapper) PackAcceptOwnership() []byte {
	enc, err := feeWrapper.abi.Pack("acceptOwnership")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAcceptOwnership is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x79ba5097.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function acceptOwnership() returns()
func (feeWrapper *FeeWrapper) TryPackAcceptOwnership() ([]byte, error) {
	return feeWrapper.abi.Pack("acceptOwnership")
}

// PackAllowance is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xdd62ed3e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function allowance(address owner, address spender) view returns(uint256)
func (feeWrapper *FeeWrapper) PackAllowance(owner common.Address, spender common.Address) []byte {
	enc, err := feeWrapper.abi.Pack("allowance", owner, spender)
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
func (feeWrapper *FeeWrapper) TryPackAllowance(owner common.Address, spender common.Address) ([]byte, error) {
	return feeWrapper.abi.Pack("allowance", owner, spender)
}

// UnpackAllowance is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xdd62ed3e.
//
// Solidity: function allowance(address owner, address spender) view returns(uint256)
func (feeWrapper *FeeWrapper) UnpackAllowance(data []byte) (*big.Int, error) {
	out, err := feeWrapper.abi.Unpack("allowance", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackAllowed is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd63a8e11.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function allowed(address account) view returns(bool)
func (feeWrapper *FeeWrapper) PackAllowed(account common.Address) []byte {
	enc, err := feeWrapper.abi.Pack("allowed", account)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAllowed is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd63a8e11.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function allowed(address account) view returns(bool)
func (feeWrapper *FeeWrapper) TryPackAllowed(account common.Address) ([]byte, error) {
	return feeWrapper.abi.Pack("allowed", account)
}

// UnpackAllowed is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xd63a8e11.
//
// Solidity: function allowed(address account) view returns(bool)
func (feeWrapper *FeeWrapper) UnpackAllowed(data []byte) (bool, error) {
	out, err := feeWrapper.abi.Unpack("allowed", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackAllowlister is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xef5f9fc4.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function allowlister() view returns(address)
func (feeWrapper *FeeWrapper) PackAllowlister() []byte {
	enc, err := feeWrapper.abi.Pack("allowlister")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAllowlister is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xef5f9fc4.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function allowlister() view returns(address)
func (feeWrapper *FeeWrapper) TryPackAllowlister() ([]byte, error) {
	return feeWrapper.abi.Pack("allowlister")
}

// UnpackAllowlister is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xef5f9fc4.
//
// Solidity: function allowlister() view returns(address)
func (feeWrapper *FeeWrapper) UnpackAllowlister(data []byte) (common.Address, error) {
	out, err := feeWrapper.abi.Unpack("allowlister", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackApplyFeeRaise is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xaf57c56e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function applyFeeRaise() returns()
func (feeWrapper *FeeWrapper) PackApplyFeeRaise() []byte {
	enc, err := feeWrapper.abi.Pack("applyFeeRaise")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackApplyFeeRaise is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xaf57c56e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function applyFeeRaise() returns()
func (feeWrapper *FeeWrapper) TryPackApplyFeeRaise() ([]byte, error) {
	return feeWrapper.abi.Pack("applyFeeRaise")
}

// PackApprove is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x095ea7b3.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function approve(address spender, uint256 value) returns(bool)
func (feeWrapper *FeeWrapper) PackApprove(spender common.Address, value *big.Int) []byte {
	enc, err := feeWrapper.abi.Pack("approve", spender, value)
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
func (feeWrapper *FeeWrapper) TryPackApprove(spender common.Address, value *big.Int) ([]byte, error) {
	return feeWrapper.abi.Pack("approve", spender, value)
}

// UnpackApprove is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x095ea7b3.
//
// Solidity: function approve(address spender, uint256 value) returns(bool)
func (feeWrapper *FeeWrapper) UnpackApprove(data []byte) (bool, error) {
	out, err := feeWrapper.abi.Unpack("approve", data)
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
func (feeWrapper *FeeWrapper) PackAsset() []byte {
	enc, err := feeWrapper.abi.Pack("asset")
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
func (feeWrapper *FeeWrapper) TryPackAsset() ([]byte, error) {
	return feeWrapper.abi.Pack("asset")
}

// UnpackAsset is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x38d52e0f.
//
// Solidity: function asset() view returns(address)
func (feeWrapper *FeeWrapper) UnpackAsset(data []byte) (common.Address, error) {
	out, err := feeWrapper.abi.Unpack("asset", data)
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
func (feeWrapper *FeeWrapper) PackBalanceOf(account common.Address) []byte {
	enc, err := feeWrapper.abi.Pack("balanceOf", account)
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
func (feeWrapper *FeeWrapper) TryPackBalanceOf(account common.Address) ([]byte, error) {
	return feeWrapper.abi.Pack("balanceOf", account)
}

// UnpackBalanceOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x70a08231.
//
// Solidity: function balanceOf(address account) view returns(uint256)
func (feeWrapper *FeeWrapper) UnpackBalanceOf(data []byte) (*big.Int, error) {
	out, err := feeWrapper.abi.Unpack("balanceOf", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackCancelFeeRaise is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0e525635.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function cancelFeeRaise() returns()
func (feeWrapper *FeeWrapper) PackCancelFeeRaise() []byte {
	enc, err := feeWrapper.abi.Pack("cancelFeeRaise")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCancelFeeRaise is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0e525635.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function cancelFeeRaise() returns()
func (feeWrapper *FeeWrapper) TryPackCancelFeeRaise() ([]byte, error) {
	return feeWrapper.abi.Pack("cancelFeeRaise")
}

// PackCollectFees is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc8796572.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function collectFees() returns(uint256 shares)
func (feeWrapper *FeeWrapper) PackCollectFees() []byte {
	enc, err := feeWrapper.abi.Pack("collectFees")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCollectFees is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc8796572.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function collectFees() returns(uint256 shares)
func (feeWrapper *FeeWrapper) TryPackCollectFees() ([]byte, error) {
	return feeWrapper.abi.Pack("collectFees")
}

// UnpackCollectFees is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc8796572.
//
// Solidity: function collectFees() returns(uint256 shares)
func (feeWrapper *FeeWrapper) UnpackCollectFees(data []byte) (*big.Int, error) {
	out, err := feeWrapper.abi.Unpack("collectFees", data)
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
func (feeWrapper *FeeWrapper) PackConvertToAssets(shares *big.Int) []byte {
	enc, err := feeWrapper.abi.Pack("convertToAssets", shares)
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
func (feeWrapper *FeeWrapper) TryPackConvertToAssets(shares *big.Int) ([]byte, error) {
	return feeWrapper.abi.Pack("convertToAssets", shares)
}

// UnpackConvertToAssets is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x07a2d13a.
//
// Solidity: function convertToAssets(uint256 shares) view returns(uint256)
func (feeWrapper *FeeWrapper) UnpackConvertToAssets(data []byte) (*big.Int, error) {
	out, err := feeWrapper.abi.Unpack("convertToAssets", data)
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
func (feeWrapper *FeeWrapper) PackConvertToShares(assets *big.Int) []byte {
	enc, err := feeWrapper.abi.Pack("convertToShares", assets)
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
func (feeWrapper *FeeWrapper) TryPackConvertToShares(assets *big.Int) ([]byte, error) {
	return feeWrapper.abi.Pack("convertToShares", assets)
}

// UnpackConvertToShares is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc6e6f592.
//
// Solidity: function convertToShares(uint256 assets) view returns(uint256)
func (feeWrapper *FeeWrapper) UnpackConvertToShares(data []byte) (*big.Int, error) {
	out, err := feeWrapper.abi.Unpack("convertToShares", data)
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
func (feeWrapper *FeeWrapper) PackDecimals() []byte {
	enc, err := feeWrapper.abi.Pack("decimals")
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
func (feeWrapper *FeeWrapper) TryPackDecimals() ([]byte, error) {
	return feeWrapper.abi.Pack("decimals")
}

// UnpackDecimals is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x313ce567.
//
// Solidity: function decimals() view returns(uint8)
func (feeWrapper *FeeWrapper) UnpackDecimals(data []byte) (uint8, error) {
	out, err := feeWrapper.abi.Unpack("decimals", data)
	if err != nil {
		return *new(uint8), err
	}
	out0 := *abi.ConvertType(out[0], new(uint8)).(*uint8)
	return out0, nil
}

// PackDeposit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6e553f65.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function deposit(uint256 assets, address receiver) returns(uint256 shares)
func (feeWrapper *FeeWrapper) PackDeposit(assets *big.Int, receiver common.Address) []byte {
	enc, err := feeWrapper.abi.Pack("deposit", assets, receiver)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDeposit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6e553f65.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function deposit(uint256 assets, address receiver) returns(uint256 shares)
func (feeWrapper *FeeWrapper) TryPackDeposit(assets *big.Int, receiver common.Address) ([]byte, error) {
	return feeWrapper.abi.Pack("deposit", assets, receiver)
}

// UnpackDeposit is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x6e553f65.
//
// Solidity: function deposit(uint256 assets, address receiver) returns(uint256 shares)
func (feeWrapper *FeeWrapper) UnpackDeposit(data []byte) (*big.Int, error) {
	out, err := feeWrapper.abi.Unpack("deposit", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackEntryPaused is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x796c54a6.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function entryPaused() view returns(bool)
func (feeWrapper *FeeWrapper) PackEntryPaused() []byte {
	enc, err := feeWrapper.abi.Pack("entryPaused")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackEntryPaused is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x796c54a6.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function entryPaused() view returns(bool)
func (feeWrapper *FeeWrapper) TryPackEntryPaused() ([]byte, error) {
	return feeWrapper.abi.Pack("entryPaused")
}

// UnpackEntryPaused is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x796c54a6.
//
// Solidity: function entryPaused() view returns(bool)
func (feeWrapper *FeeWrapper) UnpackEntryPaused(data []byte) (bool, error) {
	out, err := feeWrapper.abi.Unpack("entryPaused", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackFeeRaise is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd6d0eb86.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function feeRaise() view returns(uint16 performanceFeeBps, uint16 managementFeeBps, uint64 effectiveAt)
func (feeWrapper *FeeWrapper) PackFeeRaise() []byte {
	enc, err := feeWrapper.abi.Pack("feeRaise")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackFeeRaise is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd6d0eb86.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function feeRaise() view returns(uint16 performanceFeeBps, uint16 managementFeeBps, uint64 effectiveAt)
func (feeWrapper *FeeWrapper) TryPackFeeRaise() ([]byte, error) {
	return feeWrapper.abi.Pack("feeRaise")
}

// FeeRaiseOutput serves as a container for the return parameters of contract
// method FeeRaise.
type FeeRaiseOutput struct {
	PerformanceFeeBps uint16
	ManagementFeeBps  uint16
	EffectiveAt       uint64
}

// UnpackFeeRaise is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xd6d0eb86.
//
// Solidity: function feeRaise() view returns(uint16 performanceFeeBps, uint16 managementFeeBps, uint64 effectiveAt)
func (feeWrapper *FeeWrapper) UnpackFeeRaise(data []byte) (FeeRaiseOutput, error) {
	out, err := feeWrapper.abi.Unpack("feeRaise", data)
	outstruct := new(FeeRaiseOutput)
	if err != nil {
		return *outstruct, err
	}
	outstruct.PerformanceFeeBps = *abi.ConvertType(out[0], new(uint16)).(*uint16)
	outstruct.ManagementFeeBps = *abi.ConvertType(out[1], new(uint16)).(*uint16)
	outstruct.EffectiveAt = *abi.ConvertType(out[2], new(uint64)).(*uint64)
	return *outstruct, nil
}

// PackFeeRaiseDelay is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x919fb967.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function feeRaiseDelay() view returns(uint32)
func (feeWrapper *FeeWrapper) PackFeeRaiseDelay() []byte {
	enc, err := feeWrapper.abi.Pack("feeRaiseDelay")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackFeeRaiseDelay is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x919fb967.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function feeRaiseDelay() view returns(uint32)
func (feeWrapper *FeeWrapper) TryPackFeeRaiseDelay() ([]byte, error) {
	return feeWrapper.abi.Pack("feeRaiseDelay")
}

// UnpackFeeRaiseDelay is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x919fb967.
//
// Solidity: function feeRaiseDelay() view returns(uint32)
func (feeWrapper *FeeWrapper) UnpackFeeRaiseDelay(data []byte) (uint32, error) {
	out, err := feeWrapper.abi.Unpack("feeRaiseDelay", data)
	if err != nil {
		return *new(uint32), err
	}
	out0 := *abi.ConvertType(out[0], new(uint32)).(*uint32)
	return out0, nil
}

// PackFeeRecipient is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x46904840.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function feeRecipient() view returns(address)
func (feeWrapper *FeeWrapper) PackFeeRecipient() []byte {
	enc, err := feeWrapper.abi.Pack("feeRecipient")
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
func (feeWrapper *FeeWrapper) TryPackFeeRecipient() ([]byte, error) {
	return feeWrapper.abi.Pack("feeRecipient")
}

// UnpackFeeRecipient is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x46904840.
//
// Solidity: function feeRecipient() view returns(address)
func (feeWrapper *FeeWrapper) UnpackFeeRecipient(data []byte) (common.Address, error) {
	out, err := feeWrapper.abi.Unpack("feeRecipient", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackHighWaterMark is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1e8410da.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function highWaterMark() view returns(uint256)
func (feeWrapper *FeeWrapper) PackHighWaterMark() []byte {
	enc, err := feeWrapper.abi.Pack("highWaterMark")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackHighWaterMark is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1e8410da.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function highWaterMark() view returns(uint256)
func (feeWrapper *FeeWrapper) TryPackHighWaterMark() ([]byte, error) {
	return feeWrapper.abi.Pack("highWaterMark")
}

// UnpackHighWaterMark is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x1e8410da.
//
// Solidity: function highWaterMark() view returns(uint256)
func (feeWrapper *FeeWrapper) UnpackHighWaterMark(data []byte) (*big.Int, error) {
	out, err := feeWrapper.abi.Unpack("highWaterMark", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackLastAccrual is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7b3baab4.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function lastAccrual() view returns(uint40)
func (feeWrapper *FeeWrapper) PackLastAccrual() []byte {
	enc, err := feeWrapper.abi.Pack("lastAccrual")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackLastAccrual is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7b3baab4.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function lastAccrual() view returns(uint40)
func (feeWrapper *FeeWrapper) TryPackLastAccrual() ([]byte, error) {
	return feeWrapper.abi.Pack("lastAccrual")
}

// UnpackLastAccrual is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x7b3baab4.
//
// Solidity: function lastAccrual() view returns(uint40)
func (feeWrapper *FeeWrapper) UnpackLastAccrual(data []byte) (*big.Int, error) {
	out, err := feeWrapper.abi.Unpack("lastAccrual", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackLiquidity is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1a686502.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function liquidity() view returns(uint256)
func (feeWrapper *FeeWrapper) PackLiquidity() []byte {
	enc, err := feeWrapper.abi.Pack("liquidity")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackLiquidity is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1a686502.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function liquidity() view returns(uint256)
func (feeWrapper *FeeWrapper) TryPackLiquidity() ([]byte, error) {
	return feeWrapper.abi.Pack("liquidity")
}

// UnpackLiquidity is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x1a686502.
//
// Solidity: function liquidity() view returns(uint256)
func (feeWrapper *FeeWrapper) UnpackLiquidity(data []byte) (*big.Int, error) {
	out, err := feeWrapper.abi.Unpack("liquidity", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackManagementFeeBps is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3813c35a.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function managementFeeBps() view returns(uint16)
func (feeWrapper *FeeWrapper) PackManagementFeeBps() []byte {
	enc, err := feeWrapper.abi.Pack("managementFeeBps")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackManagementFeeBps is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3813c35a.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function managementFeeBps() view returns(uint16)
func (feeWrapper *FeeWrapper) TryPackManagementFeeBps() ([]byte, error) {
	return feeWrapper.abi.Pack("managementFeeBps")
}

// UnpackManagementFeeBps is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x3813c35a.
//
// Solidity: function managementFeeBps() view returns(uint16)
func (feeWrapper *FeeWrapper) UnpackManagementFeeBps(data []byte) (uint16, error) {
	out, err := feeWrapper.abi.Unpack("managementFeeBps", data)
	if err != nil {
		return *new(uint16), err
	}
	out0 := *abi.ConvertType(out[0], new(uint16)).(*uint16)
	return out0, nil
}

// PackMaxDeposit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x402d267d.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function maxDeposit(address receiver) view returns(uint256)
func (feeWrapper *FeeWrapper) PackMaxDeposit(receiver common.Address) []byte {
	enc, err := feeWrapper.abi.Pack("maxDeposit", receiver)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMaxDeposit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x402d267d.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function maxDeposit(address receiver) view returns(uint256)
func (feeWrapper *FeeWrapper) TryPackMaxDeposit(receiver common.Address) ([]byte, error) {
	return feeWrapper.abi.Pack("maxDeposit", receiver)
}

// UnpackMaxDeposit is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x402d267d.
//
// Solidity: function maxDeposit(address receiver) view returns(uint256)
func (feeWrapper *FeeWrapper) UnpackMaxDeposit(data []byte) (*big.Int, error) {
	out, err := feeWrapper.abi.Unpack("maxDeposit", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackMaxManagementFeeBps is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xbe72f5f1.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function maxManagementFeeBps() view returns(uint16)
func (feeWrapper *FeeWrapper) PackMaxManagementFeeBps() []byte {
	enc, err := feeWrapper.abi.Pack("maxManagementFeeBps")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMaxManagementFeeBps is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xbe72f5f1.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function maxManagementFeeBps() view returns(uint16)
func (feeWrapper *FeeWrapper) TryPackMaxManagementFeeBps() ([]byte, error) {
	return feeWrapper.abi.Pack("maxManagementFeeBps")
}

// UnpackMaxManagementFeeBps is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xbe72f5f1.
//
// Solidity: function maxManagementFeeBps() view returns(uint16)
func (feeWrapper *FeeWrapper) UnpackMaxManagementFeeBps(data []byte) (uint16, error) {
	out, err := feeWrapper.abi.Unpack("maxManagementFeeBps", data)
	if err != nil {
		return *new(uint16), err
	}
	out0 := *abi.ConvertType(out[0], new(uint16)).(*uint16)
	return out0, nil
}

// PackMaxMint is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc63d75b6.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function maxMint(address receiver) view returns(uint256)
func (feeWrapper *FeeWrapper) PackMaxMint(receiver common.Address) []byte {
	enc, err := feeWrapper.abi.Pack("maxMint", receiver)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMaxMint is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc63d75b6.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function maxMint(address receiver) view returns(uint256)
func (feeWrapper *FeeWrapper) TryPackMaxMint(receiver common.Address) ([]byte, error) {
	return feeWrapper.abi.Pack("maxMint", receiver)
}

// UnpackMaxMint is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc63d75b6.
//
// Solidity: function maxMint(address receiver) view returns(uint256)
func (feeWrapper *FeeWrapper) UnpackMaxMint(data []byte) (*big.Int, error) {
	out, err := feeWrapper.abi.Unpack("maxMint", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackMaxPerformanceFeeBps is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x390b7fce.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function maxPerformanceFeeBps() view returns(uint16)
func (feeWrapper *FeeWrapper) PackMaxPerformanceFeeBps() []byte {
	enc, err := feeWrapper.abi.Pack("maxPerformanceFeeBps")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMaxPerformanceFeeBps is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x390b7fce.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function maxPerformanceFeeBps() view returns(uint16)
func (feeWrapper *FeeWrapper) TryPackMaxPerformanceFeeBps() ([]byte, error) {
	return feeWrapper.abi.Pack("maxPerformanceFeeBps")
}

// UnpackMaxPerformanceFeeBps is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x390b7fce.
//
// Solidity: function maxPerformanceFeeBps() view returns(uint16)
func (feeWrapper *FeeWrapper) UnpackMaxPerformanceFeeBps(data []byte) (uint16, error) {
	out, err := feeWrapper.abi.Unpack("maxPerformanceFeeBps", data)
	if err != nil {
		return *new(uint16), err
	}
	out0 := *abi.ConvertType(out[0], new(uint16)).(*uint16)
	return out0, nil
}

// PackMaxRedeem is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd905777e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function maxRedeem(address holder) view returns(uint256)
func (feeWrapper *FeeWrapper) PackMaxRedeem(holder common.Address) []byte {
	enc, err := feeWrapper.abi.Pack("maxRedeem", holder)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMaxRedeem is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd905777e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function maxRedeem(address holder) view returns(uint256)
func (feeWrapper *FeeWrapper) TryPackMaxRedeem(holder common.Address) ([]byte, error) {
	return feeWrapper.abi.Pack("maxRedeem", holder)
}

// UnpackMaxRedeem is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xd905777e.
//
// Solidity: function maxRedeem(address holder) view returns(uint256)
func (feeWrapper *FeeWrapper) UnpackMaxRedeem(data []byte) (*big.Int, error) {
	out, err := feeWrapper.abi.Unpack("maxRedeem", data)
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
// Solidity: function maxWithdraw(address holder) view returns(uint256)
func (feeWrapper *FeeWrapper) PackMaxWithdraw(holder common.Address) []byte {
	enc, err := feeWrapper.abi.Pack("maxWithdraw", holder)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMaxWithdraw is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xce96cb77.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function maxWithdraw(address holder) view returns(uint256)
func (feeWrapper *FeeWrapper) TryPackMaxWithdraw(holder common.Address) ([]byte, error) {
	return feeWrapper.abi.Pack("maxWithdraw", holder)
}

// UnpackMaxWithdraw is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xce96cb77.
//
// Solidity: function maxWithdraw(address holder) view returns(uint256)
func (feeWrapper *FeeWrapper) UnpackMaxWithdraw(data []byte) (*big.Int, error) {
	out, err := feeWrapper.abi.Unpack("maxWithdraw", data)
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
// Solidity: function mint(uint256 shares, address receiver) returns(uint256 assets)
func (feeWrapper *FeeWrapper) PackMint(shares *big.Int, receiver common.Address) []byte {
	enc, err := feeWrapper.abi.Pack("mint", shares, receiver)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMint is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x94bf804d.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function mint(uint256 shares, address receiver) returns(uint256 assets)
func (feeWrapper *FeeWrapper) TryPackMint(shares *big.Int, receiver common.Address) ([]byte, error) {
	return feeWrapper.abi.Pack("mint", shares, receiver)
}

// UnpackMint is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x94bf804d.
//
// Solidity: function mint(uint256 shares, address receiver) returns(uint256 assets)
func (feeWrapper *FeeWrapper) UnpackMint(data []byte) (*big.Int, error) {
	out, err := feeWrapper.abi.Unpack("mint", data)
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
func (feeWrapper *FeeWrapper) PackName() []byte {
	enc, err := feeWrapper.abi.Pack("name")
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
func (feeWrapper *FeeWrapper) TryPackName() ([]byte, error) {
	return feeWrapper.abi.Pack("name")
}

// UnpackName is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x06fdde03.
//
// Solidity: function name() view returns(string)
func (feeWrapper *FeeWrapper) UnpackName(data []byte) (string, error) {
	out, err := feeWrapper.abi.Unpack("name", data)
	if err != nil {
		return *new(string), err
	}
	out0 := *abi.ConvertType(out[0], new(string)).(*string)
	return out0, nil
}

// PackOwner is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8da5cb5b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function owner() view returns(address)
func (feeWrapper *FeeWrapper) PackOwner() []byte {
	enc, err := feeWrapper.abi.Pack("owner")
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
func (feeWrapper *FeeWrapper) TryPackOwner() ([]byte, error) {
	return feeWrapper.abi.Pack("owner")
}

// UnpackOwner is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x8da5cb5b.
//
// Solidity: function owner() view returns(address)
func (feeWrapper *FeeWrapper) UnpackOwner(data []byte) (common.Address, error) {
	out, err := feeWrapper.abi.Unpack("owner", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackPauser is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9fd0506d.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pauser() view returns(address)
func (feeWrapper *FeeWrapper) PackPauser() []byte {
	enc, err := feeWrapper.abi.Pack("pauser")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPauser is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9fd0506d.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function pauser() view returns(address)
func (feeWrapper *FeeWrapper) TryPackPauser() ([]byte, error) {
	return feeWrapper.abi.Pack("pauser")
}

// UnpackPauser is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x9fd0506d.
//
// Solidity: function pauser() view returns(address)
func (feeWrapper *FeeWrapper) UnpackPauser(data []byte) (common.Address, error) {
	out, err := feeWrapper.abi.Unpack("pauser", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackPendingFees is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x224438d1.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pendingFees() view returns(uint256 shares)
func (feeWrapper *FeeWrapper) PackPendingFees() []byte {
	enc, err := feeWrapper.abi.Pack("pendingFees")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPendingFees is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x224438d1.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function pendingFees() view returns(uint256 shares)
func (feeWrapper *FeeWrapper) TryPackPendingFees() ([]byte, error) {
	return feeWrapper.abi.Pack("pendingFees")
}

// UnpackPendingFees is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x224438d1.
//
// Solidity: function pendingFees() view returns(uint256 shares)
func (feeWrapper *FeeWrapper) UnpackPendingFees(data []byte) (*big.Int, error) {
	out, err := feeWrapper.abi.Unpack("pendingFees", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackPendingOwner is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe30c3978.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pendingOwner() view returns(address)
func (feeWrapper *FeeWrapper) PackPendingOwner() []byte {
	enc, err := feeWrapper.abi.Pack("pendingOwner")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPendingOwner is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe30c3978.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function pendingOwner() view returns(address)
func (feeWrapper *FeeWrapper) TryPackPendingOwner() ([]byte, error) {
	return feeWrapper.abi.Pack("pendingOwner")
}

// UnpackPendingOwner is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xe30c3978.
//
// Solidity: function pendingOwner() view returns(address)
func (feeWrapper *FeeWrapper) UnpackPendingOwner(data []byte) (common.Address, error) {
	out, err := feeWrapper.abi.Unpack("pendingOwner", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackPerformanceFeeBps is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb9d4e879.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function performanceFeeBps() view returns(uint16)
func (feeWrapper *FeeWrapper) PackPerformanceFeeBps() []byte {
	enc, err := feeWrapper.abi.Pack("performanceFeeBps")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPerformanceFeeBps is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb9d4e879.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function performanceFeeBps() view returns(uint16)
func (feeWrapper *FeeWrapper) TryPackPerformanceFeeBps() ([]byte, error) {
	return feeWrapper.abi.Pack("performanceFeeBps")
}

// UnpackPerformanceFeeBps is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xb9d4e879.
//
// Solidity: function performanceFeeBps() view returns(uint16)
func (feeWrapper *FeeWrapper) UnpackPerformanceFeeBps(data []byte) (uint16, error) {
	out, err := feeWrapper.abi.Unpack("performanceFeeBps", data)
	if err != nil {
		return *new(uint16), err
	}
	out0 := *abi.ConvertType(out[0], new(uint16)).(*uint16)
	return out0, nil
}

// PackPreviewDeposit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xef8b30f7.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function previewDeposit(uint256 assets) view returns(uint256)
func (feeWrapper *FeeWrapper) PackPreviewDeposit(assets *big.Int) []byte {
	enc, err := feeWrapper.abi.Pack("previewDeposit", assets)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPreviewDeposit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xef8b30f7.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function previewDeposit(uint256 assets) view returns(uint256)
func (feeWrapper *FeeWrapper) TryPackPreviewDeposit(assets *big.Int) ([]byte, error) {
	return feeWrapper.abi.Pack("previewDeposit", assets)
}

// UnpackPreviewDeposit is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xef8b30f7.
//
// Solidity: function previewDeposit(uint256 assets) view returns(uint256)
func (feeWrapper *FeeWrapper) UnpackPreviewDeposit(data []byte) (*big.Int, error) {
	out, err := feeWrapper.abi.Unpack("previewDeposit", data)
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
// Solidity: function previewMint(uint256 shares) view returns(uint256)
func (feeWrapper *FeeWrapper) PackPreviewMint(shares *big.Int) []byte {
	enc, err := feeWrapper.abi.Pack("previewMint", shares)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPreviewMint is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb3d7f6b9.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function previewMint(uint256 shares) view returns(uint256)
func (feeWrapper *FeeWrapper) TryPackPreviewMint(shares *big.Int) ([]byte, error) {
	return feeWrapper.abi.Pack("previewMint", shares)
}

// UnpackPreviewMint is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xb3d7f6b9.
//
// Solidity: function previewMint(uint256 shares) view returns(uint256)
func (feeWrapper *FeeWrapper) UnpackPreviewMint(data []byte) (*big.Int, error) {
	out, err := feeWrapper.abi.Unpack("previewMint", data)
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
// Solidity: function previewRedeem(uint256 shares) view returns(uint256)
func (feeWrapper *FeeWrapper) PackPreviewRedeem(shares *big.Int) []byte {
	enc, err := feeWrapper.abi.Pack("previewRedeem", shares)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPreviewRedeem is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x4cdad506.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function previewRedeem(uint256 shares) view returns(uint256)
func (feeWrapper *FeeWrapper) TryPackPreviewRedeem(shares *big.Int) ([]byte, error) {
	return feeWrapper.abi.Pack("previewRedeem", shares)
}

// UnpackPreviewRedeem is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x4cdad506.
//
// Solidity: function previewRedeem(uint256 shares) view returns(uint256)
func (feeWrapper *FeeWrapper) UnpackPreviewRedeem(data []byte) (*big.Int, error) {
	out, err := feeWrapper.abi.Unpack("previewRedeem", data)
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
// Solidity: function previewWithdraw(uint256 assets) view returns(uint256)
func (feeWrapper *FeeWrapper) PackPreviewWithdraw(assets *big.Int) []byte {
	enc, err := feeWrapper.abi.Pack("previewWithdraw", assets)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPreviewWithdraw is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0a28a477.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function previewWithdraw(uint256 assets) view returns(uint256)
func (feeWrapper *FeeWrapper) TryPackPreviewWithdraw(assets *big.Int) ([]byte, error) {
	return feeWrapper.abi.Pack("previewWithdraw", assets)
}

// UnpackPreviewWithdraw is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x0a28a477.
//
// Solidity: function previewWithdraw(uint256 assets) view returns(uint256)
func (feeWrapper *FeeWrapper) UnpackPreviewWithdraw(data []byte) (*big.Int, error) {
	out, err := feeWrapper.abi.Unpack("previewWithdraw", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackPricePerShare is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x99530b06.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pricePerShare() view returns(uint256)
func (feeWrapper *FeeWrapper) PackPricePerShare() []byte {
	enc, err := feeWrapper.abi.Pack("pricePerShare")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPricePerShare is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x99530b06.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function pricePerShare() view returns(uint256)
func (feeWrapper *FeeWrapper) TryPackPricePerShare() ([]byte, error) {
	return feeWrapper.abi.Pack("pricePerShare")
}

// UnpackPricePerShare is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x99530b06.
//
// Solidity: function pricePerShare() view returns(uint256)
func (feeWrapper *FeeWrapper) UnpackPricePerShare(data []byte) (*big.Int, error) {
	out, err := feeWrapper.abi.Unpack("pricePerShare", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackRedeem is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xba087652.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function redeem(uint256 shares, address receiver, address holder) returns(uint256 assets)
func (feeWrapper *FeeWrapper) PackRedeem(shares *big.Int, receiver common.Address, holder common.Address) []byte {
	enc, err := feeWrapper.abi.Pack("redeem", shares, receiver, holder)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRedeem is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xba087652.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function redeem(uint256 shares, address receiver, address holder) returns(uint256 assets)
func (feeWrapper *FeeWrapper) TryPackRedeem(shares *big.Int, receiver common.Address, holder common.Address) ([]byte, error) {
	return feeWrapper.abi.Pack("redeem", shares, receiver, holder)
}

// UnpackRedeem is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xba087652.
//
// Solidity: function redeem(uint256 shares, address receiver, address holder) returns(uint256 assets)
func (feeWrapper *FeeWrapper) UnpackRedeem(data []byte) (*big.Int, error) {
	out, err := feeWrapper.abi.Unpack("redeem", data)
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
func (feeWrapper *FeeWrapper) PackRenounceOwnership() []byte {
	enc, err := feeWrapper.abi.Pack("renounceOwnership")
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
func (feeWrapper *FeeWrapper) TryPackRenounceOwnership() ([]byte, error) {
	return feeWrapper.abi.Pack("renounceOwnership")
}

// PackSetAllowed is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd7803fda.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setAllowed(address[] accounts, bool allowed_) returns()
func (feeWrapper *FeeWrapper) PackSetAllowed(accounts []common.Address, allowed bool) []byte {
	enc, err := feeWrapper.abi.Pack("setAllowed", accounts, allowed)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSetAllowed is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd7803fda.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function setAllowed(address[] accounts, bool allowed_) returns()
func (feeWrapper *FeeWrapper) TryPackSetAllowed(accounts []common.Address, allowed bool) ([]byte, error) {
	return feeWrapper.abi.Pack("setAllowed", accounts, allowed)
}

// PackSetAllowlister is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7e477afb.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setAllowlister(address allowlister_) returns()
func (feeWrapper *FeeWrapper) PackSetAllowlister(allowlister common.Address) []byte {
	enc, err := feeWrapper.abi.Pack("setAllowlister", allowlister)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSetAllowlister is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7e477afb.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function setAllowlister(address allowlister_) returns()
func (feeWrapper *FeeWrapper) TryPackSetAllowlister(allowlister common.Address) ([]byte, error) {
	return feeWrapper.abi.Pack("setAllowlister", allowlister)
}

// PackSetEntryPaused is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x911106a5.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setEntryPaused(bool paused) returns()
func (feeWrapper *FeeWrapper) PackSetEntryPaused(paused bool) []byte {
	enc, err := feeWrapper.abi.Pack("setEntryPaused", paused)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSetEntryPaused is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x911106a5.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function setEntryPaused(bool paused) returns()
func (feeWrapper *FeeWrapper) TryPackSetEntryPaused(paused bool) ([]byte, error) {
	return feeWrapper.abi.Pack("setEntryPaused", paused)
}

// PackSetFeeRecipient is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe74b981b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setFeeRecipient(address feeRecipient_) returns()
func (feeWrapper *FeeWrapper) PackSetFeeRecipient(feeRecipient common.Address) []byte {
	enc, err := feeWrapper.abi.Pack("setFeeRecipient", feeRecipient)
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
func (feeWrapper *FeeWrapper) TryPackSetFeeRecipient(feeRecipient common.Address) ([]byte, error) {
	return feeWrapper.abi.Pack("setFeeRecipient", feeRecipient)
}

// PackSetFees is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9ef833d4.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setFees(uint16 performanceFeeBps_, uint16 managementFeeBps_) returns()
func (feeWrapper *FeeWrapper) PackSetFees(performanceFeeBps uint16, managementFeeBps uint16) []byte {
	enc, err := feeWrapper.abi.Pack("setFees", performanceFeeBps, managementFeeBps)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSetFees is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9ef833d4.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function setFees(uint16 performanceFeeBps_, uint16 managementFeeBps_) returns()
func (feeWrapper *FeeWrapper) TryPackSetFees(performanceFeeBps uint16, managementFeeBps uint16) ([]byte, error) {
	return feeWrapper.abi.Pack("setFees", performanceFeeBps, managementFeeBps)
}

// PackSetPauser is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2d88af4a.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setPauser(address pauser_) returns()
func (feeWrapper *FeeWrapper) PackSetPauser(pauser common.Address) []byte {
	enc, err := feeWrapper.abi.Pack("setPauser", pauser)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSetPauser is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2d88af4a.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function setPauser(address pauser_) returns()
func (feeWrapper *FeeWrapper) TryPackSetPauser(pauser common.Address) ([]byte, error) {
	return feeWrapper.abi.Pack("setPauser", pauser)
}

// PackSource is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x67e828bf.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function source() view returns(address)
func (feeWrapper *FeeWrapper) PackSource() []byte {
	enc, err := feeWrapper.abi.Pack("source")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSource is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x67e828bf.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function source() view returns(address)
func (feeWrapper *FeeWrapper) TryPackSource() ([]byte, error) {
	return feeWrapper.abi.Pack("source")
}

// UnpackSource is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x67e828bf.
//
// Solidity: function source() view returns(address)
func (feeWrapper *FeeWrapper) UnpackSource(data []byte) (common.Address, error) {
	out, err := feeWrapper.abi.Unpack("source", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackSourceShares is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x306ecfbe.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function sourceShares() view returns(uint256)
func (feeWrapper *FeeWrapper) PackSourceShares() []byte {
	enc, err := feeWrapper.abi.Pack("sourceShares")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSourceShares is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x306ecfbe.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function sourceShares() view returns(uint256)
func (feeWrapper *FeeWrapper) TryPackSourceShares() ([]byte, error) {
	return feeWrapper.abi.Pack("sourceShares")
}

// UnpackSourceShares is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x306ecfbe.
//
// Solidity: function sourceShares() view returns(uint256)
func (feeWrapper *FeeWrapper) UnpackSourceShares(data []byte) (*big.Int, error) {
	out, err := feeWrapper.abi.Unpack("sourceShares", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackState is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc19d93fb.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function state() view returns((address,address,address,address,address,address,uint16,uint16,uint16,uint16,uint32,bool))
func (feeWrapper *FeeWrapper) PackState() []byte {
	enc, err := feeWrapper.abi.Pack("state")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackState is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc19d93fb.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function state() view returns((address,address,address,address,address,address,uint16,uint16,uint16,uint16,uint32,bool))
func (feeWrapper *FeeWrapper) TryPackState() ([]byte, error) {
	return feeWrapper.abi.Pack("state")
}

// UnpackState is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc19d93fb.
//
// Solidity: function state() view returns((address,address,address,address,address,address,uint16,uint16,uint16,uint16,uint32,bool))
func (feeWrapper *FeeWrapper) UnpackState(data []byte) (FeeWrapperState, error) {
	out, err := feeWrapper.abi.Unpack("state", data)
	if err != nil {
		return *new(FeeWrapperState), err
	}
	out0 := *abi.ConvertType(out[0], new(FeeWrapperState)).(*FeeWrapperState)
	return out0, nil
}

// PackSymbol is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x95d89b41.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function symbol() view returns(string)
func (feeWrapper *FeeWrapper) PackSymbol() []byte {
	enc, err := feeWrapper.abi.Pack("symbol")
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
func (feeWrapper *FeeWrapper) TryPackSymbol() ([]byte, error) {
	return feeWrapper.abi.Pack("symbol")
}

// UnpackSymbol is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x95d89b41.
//
// Solidity: function symbol() view returns(string)
func (feeWrapper *FeeWrapper) UnpackSymbol(data []byte) (string, error) {
	out, err := feeWrapper.abi.Unpack("symbol", data)
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
func (feeWrapper *FeeWrapper) PackTotalAssets() []byte {
	enc, err := feeWrapper.abi.Pack("totalAssets")
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
func (feeWrapper *FeeWrapper) TryPackTotalAssets() ([]byte, error) {
	return feeWrapper.abi.Pack("totalAssets")
}

// UnpackTotalAssets is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x01e1d114.
//
// Solidity: function totalAssets() view returns(uint256)
func (feeWrapper *FeeWrapper) UnpackTotalAssets(data []byte) (*big.Int, error) {
	out, err := feeWrapper.abi.Unpack("totalAssets", data)
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
func (feeWrapper *FeeWrapper) PackTotalSupply() []byte {
	enc, err := feeWrapper.abi.Pack("totalSupply")
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
func (feeWrapper *FeeWrapper) TryPackTotalSupply() ([]byte, error) {
	return feeWrapper.abi.Pack("totalSupply")
}

// UnpackTotalSupply is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x18160ddd.
//
// Solidity: function totalSupply() view returns(uint256)
func (feeWrapper *FeeWrapper) UnpackTotalSupply(data []byte) (*big.Int, error) {
	out, err := feeWrapper.abi.Unpack("totalSupply", data)
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
func (feeWrapper *FeeWrapper) PackTransfer(to common.Address, value *big.Int) []byte {
	enc, err := feeWrapper.abi.Pack("transfer", to, value)
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
func (feeWrapper *FeeWrapper) TryPackTransfer(to common.Address, value *big.Int) ([]byte, error) {
	return feeWrapper.abi.Pack("transfer", to, value)
}

// UnpackTransfer is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xa9059cbb.
//
// Solidity: function transfer(address to, uint256 value) returns(bool)
func (feeWrapper *FeeWrapper) UnpackTransfer(data []byte) (bool, error) {
	out, err := feeWrapper.abi.Unpack("transfer", data)
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
func (feeWrapper *FeeWrapper) PackTransferFrom(from common.Address, to common.Address, value *big.Int) []byte {
	enc, err := feeWrapper.abi.Pack("transferFrom", from, to, value)
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
func (feeWrapper *FeeWrapper) TryPackTransferFrom(from common.Address, to common.Address, value *big.Int) ([]byte, error) {
	return feeWrapper.abi.Pack("transferFrom", from, to, value)
}

// UnpackTransferFrom is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x23b872dd.
//
// Solidity: function transferFrom(address from, address to, uint256 value) returns(bool)
func (feeWrapper *FeeWrapper) UnpackTransferFrom(data []byte) (bool, error) {
	out, err := feeWrapper.abi.Unpack("transferFrom", data)
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
func (feeWrapper *FeeWrapper) PackTransferOwnership(newOwner common.Address) []byte {
	enc, err := feeWrapper.abi.Pack("transferOwnership", newOwner)
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
func (feeWrapper *FeeWrapper) TryPackTransferOwnership(newOwner common.Address) ([]byte, error) {
	return feeWrapper.abi.Pack("transferOwnership", newOwner)
}

// PackWithdraw is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb460af94.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function withdraw(uint256 assets, address receiver, address holder) returns(uint256 shares)
func (feeWrapper *FeeWrapper) PackWithdraw(assets *big.Int, receiver common.Address, holder common.Address) []byte {
	enc, err := feeWrapper.abi.Pack("withdraw", assets, receiver, holder)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackWithdraw is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb460af94.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function withdraw(uint256 assets, address receiver, address holder) returns(uint256 shares)
func (feeWrapper *FeeWrapper) TryPackWithdraw(assets *big.Int, receiver common.Address, holder common.Address) ([]byte, error) {
	return feeWrapper.abi.Pack("withdraw", assets, receiver, holder)
}

// UnpackWithdraw is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xb460af94.
//
// Solidity: function withdraw(uint256 assets, address receiver, address holder) returns(uint256 shares)
func (feeWrapper *FeeWrapper) UnpackWithdraw(data []byte) (*big.Int, error) {
	out, err := feeWrapper.abi.Unpack("withdraw", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// FeeWrapperAllowedSet represents a AllowedSet event raised by the FeeWrapper contract.
type FeeWrapperAllowedSet struct {
	Account common.Address
	Allowed bool
	Raw     *types.Log // Blockchain specific contextual infos
}

const FeeWrapperAllowedSetEventName = "AllowedSet"

// ContractEventName returns the user-defined event name.
func (FeeWrapperAllowedSet) ContractEventName() string {
	return FeeWrapperAllowedSetEventName
}

// UnpackAllowedSetEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event AllowedSet(address indexed account, bool allowed)
func (feeWrapper *FeeWrapper) UnpackAllowedSetEvent(log *types.Log) (*FeeWrapperAllowedSet, error) {
	event := "AllowedSet"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != feeWrapper.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(FeeWrapperAllowedSet)
	if len(log.Data) > 0 {
		if err := feeWrapper.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range feeWrapper.abi.Events[event].Inputs {
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

// FeeWrapperAllowlisterSet represents a AllowlisterSet event raised by the FeeWrapper contract.
type FeeWrapperAllowlisterSet struct {
	Allowlister common.Address
	Raw         *types.Log // Blockchain specific contextual infos
}

const FeeWrapperAllowlisterSetEventName = "AllowlisterSet"

// ContractEventName returns the user-defined event name.
func (FeeWrapperAllowlisterSet) ContractEventName() string {
	return FeeWrapperAllowlisterSetEventName
}

// UnpackAllowlisterSetEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event AllowlisterSet(address indexed allowlister)
func (feeWrapper *FeeWrapper) UnpackAllowlisterSetEvent(log *types.Log) (*FeeWrapperAllowlisterSet, error) {
	event := "AllowlisterSet"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != feeWrapper.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(FeeWrapperAllowlisterSet)
	if len(log.Data) > 0 {
		if err := feeWrapper.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range feeWrapper.abi.Events[event].Inputs {
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

// FeeWrapperApproval represents a Approval event raised by the FeeWrapper contract.
type FeeWrapperApproval struct {
	Owner   common.Address
	Spender common.Address
	Value   *big.Int
	Raw     *types.Log // Blockchain specific contextual infos
}

const FeeWrapperApprovalEventName = "Approval"

// ContractEventName returns the user-defined event name.
func (FeeWrapperApproval) ContractEventName() string {
	return FeeWrapperApprovalEventName
}

// UnpackApprovalEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Approval(address indexed owner, address indexed spender, uint256 value)
func (feeWrapper *FeeWrapper) UnpackApprovalEvent(log *types.Log) (*FeeWrapperApproval, error) {
	event := "Approval"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != feeWrapper.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(FeeWrapperApproval)
	if len(log.Data) > 0 {
		if err := feeWrapper.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range feeWrapper.abi.Events[event].Inputs {
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

// FeeWrapperDeposit represents a Deposit event raised by the FeeWrapper contract.
type FeeWrapperDeposit struct {
	Sender common.Address
	Owner  common.Address
	Assets *big.Int
	Shares *big.Int
	Raw    *types.Log // Blockchain specific contextual infos
}

const FeeWrapperDepositEventName = "Deposit"

// ContractEventName returns the user-defined event name.
func (FeeWrapperDeposit) ContractEventName() string {
	return FeeWrapperDepositEventName
}

// UnpackDepositEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Deposit(address indexed sender, address indexed owner, uint256 assets, uint256 shares)
func (feeWrapper *FeeWrapper) UnpackDepositEvent(log *types.Log) (*FeeWrapperDeposit, error) {
	event := "Deposit"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != feeWrapper.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(FeeWrapperDeposit)
	if len(log.Data) > 0 {
		if err := feeWrapper.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range feeWrapper.abi.Events[event].Inputs {
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

// FeeWrapperEntryPausedSet represents a EntryPausedSet event raised by the FeeWrapper contract.
type FeeWrapperEntryPausedSet struct {
	Paused bool
	Raw    *types.Log // Blockchain specific contextual infos
}

const FeeWrapperEntryPausedSetEventName = "EntryPausedSet"

// ContractEventName returns the user-defined event name.
func (FeeWrapperEntryPausedSet) ContractEventName() string {
	return FeeWrapperEntryPausedSetEventName
}

// UnpackEntryPausedSetEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event EntryPausedSet(bool paused)
func (feeWrapper *FeeWrapper) UnpackEntryPausedSetEvent(log *types.Log) (*FeeWrapperEntryPausedSet, error) {
	event := "EntryPausedSet"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != feeWrapper.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(FeeWrapperEntryPausedSet)
	if len(log.Data) > 0 {
		if err := feeWrapper.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range feeWrapper.abi.Events[event].Inputs {
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

// FeeWrapperFeeRaiseCancelled represents a FeeRaiseCancelled event raised by the FeeWrapper contract.
type FeeWrapperFeeRaiseCancelled struct {
	Raw *types.Log // Blockchain specific contextual infos
}

const FeeWrapperFeeRaiseCancelledEventName = "FeeRaiseCancelled"

// ContractEventName returns the user-defined event name.
func (FeeWrapperFeeRaiseCancelled) ContractEventName() string {
	return FeeWrapperFeeRaiseCancelledEventName
}

// UnpackFeeRaiseCancelledEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event FeeRaiseCancelled()
func (feeWrapper *FeeWrapper) UnpackFeeRaiseCancelledEvent(log *types.Log) (*FeeWrapperFeeRaiseCancelled, error) {
	event := "FeeRaiseCancelled"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != feeWrapper.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(FeeWrapperFeeRaiseCancelled)
	if len(log.Data) > 0 {
		if err := feeWrapper.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range feeWrapper.abi.Events[event].Inputs {
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

// FeeWrapperFeeRaiseSubmitted represents a FeeRaiseSubmitted event raised by the FeeWrapper contract.
type FeeWrapperFeeRaiseSubmitted struct {
	PerformanceFeeBps uint16
	ManagementFeeBps  uint16
	EffectiveAt       uint64
	Raw               *types.Log // Blockchain specific contextual infos
}

const FeeWrapperFeeRaiseSubmittedEventName = "FeeRaiseSubmitted"

// ContractEventName returns the user-defined event name.
func (FeeWrapperFeeRaiseSubmitted) ContractEventName() string {
	return FeeWrapperFeeRaiseSubmittedEventName
}

// UnpackFeeRaiseSubmittedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event FeeRaiseSubmitted(uint16 performanceFeeBps, uint16 managementFeeBps, uint64 effectiveAt)
func (feeWrapper *FeeWrapper) UnpackFeeRaiseSubmittedEvent(log *types.Log) (*FeeWrapperFeeRaiseSubmitted, error) {
	event := "FeeRaiseSubmitted"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != feeWrapper.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(FeeWrapperFeeRaiseSubmitted)
	if len(log.Data) > 0 {
		if err := feeWrapper.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range feeWrapper.abi.Events[event].Inputs {
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

// FeeWrapperFeeRecipientSet represents a FeeRecipientSet event raised by the FeeWrapper contract.
type FeeWrapperFeeRecipientSet struct {
	FeeRecipient common.Address
	Raw          *types.Log // Blockchain specific contextual infos
}

const FeeWrapperFeeRecipientSetEventName = "FeeRecipientSet"

// ContractEventName returns the user-defined event name.
func (FeeWrapperFeeRecipientSet) ContractEventName() string {
	return FeeWrapperFeeRecipientSetEventName
}

// UnpackFeeRecipientSetEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event FeeRecipientSet(address indexed feeRecipient)
func (feeWrapper *FeeWrapper) UnpackFeeRecipientSetEvent(log *types.Log) (*FeeWrapperFeeRecipientSet, error) {
	event := "FeeRecipientSet"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != feeWrapper.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(FeeWrapperFeeRecipientSet)
	if len(log.Data) > 0 {
		if err := feeWrapper.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range feeWrapper.abi.Events[event].Inputs {
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

// FeeWrapperFeesAccrued represents a FeesAccrued event raised by the FeeWrapper contract.
type FeeWrapperFeesAccrued struct {
	ManagementShares  *big.Int
	PerformanceShares *big.Int
	HighWaterMark     *big.Int
	Raw               *types.Log // Blockchain specific contextual infos
}

const FeeWrapperFeesAccruedEventName = "FeesAccrued"

// ContractEventName returns the user-defined event name.
func (FeeWrapperFeesAccrued) ContractEventName() string {
	return FeeWrapperFeesAccruedEventName
}

// UnpackFeesAccruedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event FeesAccrued(uint256 managementShares, uint256 performanceShares, uint256 highWaterMark)
func (feeWrapper *FeeWrapper) UnpackFeesAccruedEvent(log *types.Log) (*FeeWrapperFeesAccrued, error) {
	event := "FeesAccrued"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != feeWrapper.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(FeeWrapperFeesAccrued)
	if len(log.Data) > 0 {
		if err := feeWrapper.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range feeWrapper.abi.Events[event].Inputs {
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

// FeeWrapperFeesCollected represents a FeesCollected event raised by the FeeWrapper contract.
type FeeWrapperFeesCollected struct {
	Recipient common.Address
	Shares    *big.Int
	Raw       *types.Log // Blockchain specific contextual infos
}

const FeeWrapperFeesCollectedEventName = "FeesCollected"

// ContractEventName returns the user-defined event name.
func (FeeWrapperFeesCollected) ContractEventName() string {
	return FeeWrapperFeesCollectedEventName
}

// UnpackFeesCollectedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event FeesCollected(address indexed recipient, uint256 shares)
func (feeWrapper *FeeWrapper) UnpackFeesCollectedEvent(log *types.Log) (*FeeWrapperFeesCollected, error) {
	event := "FeesCollected"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != feeWrapper.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(FeeWrapperFeesCollected)
	if len(log.Data) > 0 {
		if err := feeWrapper.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range feeWrapper.abi.Events[event].Inputs {
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

// FeeWrapperFeesSet represents a FeesSet event raised by the FeeWrapper contract.
type FeeWrapperFeesSet struct {
	PerformanceFeeBps uint16
	ManagementFeeBps  uint16
	Raw               *types.Log // Blockchain specific contextual infos
}

const FeeWrapperFeesSetEventName = "FeesSet"

// ContractEventName returns the user-defined event name.
func (FeeWrapperFeesSet) ContractEventName() string {
	return FeeWrapperFeesSetEventName
}

// UnpackFeesSetEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event FeesSet(uint16 performanceFeeBps, uint16 managementFeeBps)
func (feeWrapper *FeeWrapper) UnpackFeesSetEvent(log *types.Log) (*FeeWrapperFeesSet, error) {
	event := "FeesSet"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != feeWrapper.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(FeeWrapperFeesSet)
	if len(log.Data) > 0 {
		if err := feeWrapper.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range feeWrapper.abi.Events[event].Inputs {
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

// FeeWrapperOwnershipTransferStarted represents a OwnershipTransferStarted event raised by the FeeWrapper contract.
type FeeWrapperOwnershipTransferStarted struct {
	PreviousOwner common.Address
	NewOwner      common.Address
	Raw           *types.Log // Blockchain specific contextual infos
}

const FeeWrapperOwnershipTransferStartedEventName = "OwnershipTransferStarted"

// ContractEventName returns the user-defined event name.
func (FeeWrapperOwnershipTransferStarted) ContractEventName() string {
	return FeeWrapperOwnershipTransferStartedEventName
}

// UnpackOwnershipTransferStartedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event OwnershipTransferStarted(address indexed previousOwner, address indexed newOwner)
func (feeWrapper *FeeWrapper) UnpackOwnershipTransferStartedEvent(log *types.Log) (*FeeWrapperOwnershipTransferStarted, error) {
	event := "OwnershipTransferStarted"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != feeWrapper.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(FeeWrapperOwnershipTransferStarted)
	if len(log.Data) > 0 {
		if err := feeWrapper.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range feeWrapper.abi.Events[event].Inputs {
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

// FeeWrapperOwnershipTransferred represents a OwnershipTransferred event raised by the FeeWrapper contract.
type FeeWrapperOwnershipTransferred struct {
	PreviousOwner common.Address
	NewOwner      common.Address
	Raw           *types.Log // Blockchain specific contextual infos
}

const FeeWrapperOwnershipTransferredEventName = "OwnershipTransferred"

// ContractEventName returns the user-defined event name.
func (FeeWrapperOwnershipTransferred) ContractEventName() string {
	return FeeWrapperOwnershipTransferredEventName
}

// UnpackOwnershipTransferredEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event OwnershipTransferred(address indexed previousOwner, address indexed newOwner)
func (feeWrapper *FeeWrapper) UnpackOwnershipTransferredEvent(log *types.Log) (*FeeWrapperOwnershipTransferred, error) {
	event := "OwnershipTransferred"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != feeWrapper.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(FeeWrapperOwnershipTransferred)
	if len(log.Data) > 0 {
		if err := feeWrapper.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range feeWrapper.abi.Events[event].Inputs {
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

// FeeWrapperPauserSet represents a PauserSet event raised by the FeeWrapper contract.
type FeeWrapperPauserSet struct {
	Pauser common.Address
	Raw    *types.Log // Blockchain specific contextual infos
}

const FeeWrapperPauserSetEventName = "PauserSet"

// ContractEventName returns the user-defined event name.
func (FeeWrapperPauserSet) ContractEventName() string {
	return FeeWrapperPauserSetEventName
}

// UnpackPauserSetEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event PauserSet(address indexed pauser)
func (feeWrapper *FeeWrapper) UnpackPauserSetEvent(log *types.Log) (*FeeWrapperPauserSet, error) {
	event := "PauserSet"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != feeWrapper.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(FeeWrapperPauserSet)
	if len(log.Data) > 0 {
		if err := feeWrapper.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range feeWrapper.abi.Events[event].Inputs {
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

// FeeWrapperTransfer represents a Transfer event raised by the FeeWrapper contract.
type FeeWrapperTransfer struct {
	From  common.Address
	To    common.Address
	Value *big.Int
	Raw   *types.Log // Blockchain specific contextual infos
}

const FeeWrapperTransferEventName = "Transfer"

// ContractEventName returns the user-defined event name.
func (FeeWrapperTransfer) ContractEventName() string {
	return FeeWrapperTransferEventName
}

// UnpackTransferEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Transfer(address indexed from, address indexed to, uint256 value)
func (feeWrapper *FeeWrapper) UnpackTransferEvent(log *types.Log) (*FeeWrapperTransfer, error) {
	event := "Transfer"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != feeWrapper.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(FeeWrapperTransfer)
	if len(log.Data) > 0 {
		if err := feeWrapper.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range feeWrapper.abi.Events[event].Inputs {
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

// FeeWrapperWithdraw represents a Withdraw event raised by the FeeWrapper contract.
type FeeWrapperWithdraw struct {
	Sender   common.Address
	Receiver common.Address
	Owner    common.Address
	Assets   *big.Int
	Shares   *big.Int
	Raw      *types.Log // Blockchain specific contextual infos
}

const FeeWrapperWithdrawEventName = "Withdraw"

// ContractEventName returns the user-defined event name.
func (FeeWrapperWithdraw) ContractEventName() string {
	return FeeWrapperWithdrawEventName
}

// UnpackWithdrawEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Withdraw(address indexed sender, address indexed receiver, address indexed owner, uint256 assets, uint256 shares)
func (feeWrapper *FeeWrapper) UnpackWithdrawEvent(log *types.Log) (*FeeWrapperWithdraw, error) {
	event := "Withdraw"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != feeWrapper.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(FeeWrapperWithdraw)
	if len(log.Data) > 0 {
		if err := feeWrapper.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range feeWrapper.abi.Events[event].Inputs {
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
func (feeWrapper *FeeWrapper) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], feeWrapper.abi.Errors["ERC20InsufficientAllowance"].ID.Bytes()[:4]) {
		return feeWrapper.UnpackERC20InsufficientAllowanceError(raw[4:])
	}
	if bytes.Equal(raw[:4], feeWrapper.abi.Errors["ERC20InsufficientBalance"].ID.Bytes()[:4]) {
		return feeWrapper.UnpackERC20InsufficientBalanceError(raw[4:])
	}
	if bytes.Equal(raw[:4], feeWrapper.abi.Errors["ERC20InvalidApprover"].ID.Bytes()[:4]) {
		return feeWrapper.UnpackERC20InvalidApproverError(raw[4:])
	}
	if bytes.Equal(raw[:4], feeWrapper.abi.Errors["ERC20InvalidReceiver"].ID.Bytes()[:4]) {
		return feeWrapper.UnpackERC20InvalidReceiverError(raw[4:])
	}
	if bytes.Equal(raw[:4], feeWrapper.abi.Errors["ERC20InvalidSender"].ID.Bytes()[:4]) {
		return feeWrapper.UnpackERC20InvalidSenderError(raw[4:])
	}
	if bytes.Equal(raw[:4], feeWrapper.abi.Errors["ERC20InvalidSpender"].ID.Bytes()[:4]) {
		return feeWrapper.UnpackERC20InvalidSpenderError(raw[4:])
	}
	if bytes.Equal(raw[:4], feeWrapper.abi.Errors["ERC4626ExceededMaxDeposit"].ID.Bytes()[:4]) {
		return feeWrapper.UnpackERC4626ExceededMaxDepositError(raw[4:])
	}
	if bytes.Equal(raw[:4], feeWrapper.abi.Errors["ERC4626ExceededMaxMint"].ID.Bytes()[:4]) {
		return feeWrapper.UnpackERC4626ExceededMaxMintError(raw[4:])
	}
	if bytes.Equal(raw[:4], feeWrapper.abi.Errors["ERC4626ExceededMaxRedeem"].ID.Bytes()[:4]) {
		return feeWrapper.UnpackERC4626ExceededMaxRedeemError(raw[4:])
	}
	if bytes.Equal(raw[:4], feeWrapper.abi.Errors["ERC4626ExceededMaxWithdraw"].ID.Bytes()[:4]) {
		return feeWrapper.UnpackERC4626ExceededMaxWithdrawError(raw[4:])
	}
	if bytes.Equal(raw[:4], feeWrapper.abi.Errors["EntryPaused"].ID.Bytes()[:4]) {
		return feeWrapper.UnpackEntryPausedError(raw[4:])
	}
	if bytes.Equal(raw[:4], feeWrapper.abi.Errors["FeeAboveCap"].ID.Bytes()[:4]) {
		return feeWrapper.UnpackFeeAboveCapError(raw[4:])
	}
	if bytes.Equal(raw[:4], feeWrapper.abi.Errors["FeeRaiseTooEarly"].ID.Bytes()[:4]) {
		return feeWrapper.UnpackFeeRaiseTooEarlyError(raw[4:])
	}
	if bytes.Equal(raw[:4], feeWrapper.abi.Errors["InvalidFeeRecipient"].ID.Bytes()[:4]) {
		return feeWrapper.UnpackInvalidFeeRecipientError(raw[4:])
	}
	if bytes.Equal(raw[:4], feeWrapper.abi.Errors["NoFeeRaise"].ID.Bytes()[:4]) {
		return feeWrapper.UnpackNoFeeRaiseError(raw[4:])
	}
	if bytes.Equal(raw[:4], feeWrapper.abi.Errors["NotAllowed"].ID.Bytes()[:4]) {
		return feeWrapper.UnpackNotAllowedError(raw[4:])
	}
	if bytes.Equal(raw[:4], feeWrapper.abi.Errors["OwnableInvalidOwner"].ID.Bytes()[:4]) {
		return feeWrapper.UnpackOwnableInvalidOwnerError(raw[4:])
	}
	if bytes.Equal(raw[:4], feeWrapper.abi.Errors["OwnableUnauthorizedAccount"].ID.Bytes()[:4]) {
		return feeWrapper.UnpackOwnableUnauthorizedAccountError(raw[4:])
	}
	if bytes.Equal(raw[:4], feeWrapper.abi.Errors["ReentrancyGuardReentrantCall"].ID.Bytes()[:4]) {
		return feeWrapper.UnpackReentrancyGuardReentrantCallError(raw[4:])
	}
	if bytes.Equal(raw[:4], feeWrapper.abi.Errors["SafeCastOverflowedUintDowncast"].ID.Bytes()[:4]) {
		return feeWrapper.UnpackSafeCastOverflowedUintDowncastError(raw[4:])
	}
	if bytes.Equal(raw[:4], feeWrapper.abi.Errors["SafeERC20FailedOperation"].ID.Bytes()[:4]) {
		return feeWrapper.UnpackSafeERC20FailedOperationError(raw[4:])
	}
	if bytes.Equal(raw[:4], feeWrapper.abi.Errors["SourceKeptBack"].ID.Bytes()[:4]) {
		return feeWrapper.UnpackSourceKeptBackError(raw[4:])
	}
	if bytes.Equal(raw[:4], feeWrapper.abi.Errors["Unauthorized"].ID.Bytes()[:4]) {
		return feeWrapper.UnpackUnauthorizedError(raw[4:])
	}
	if bytes.Equal(raw[:4], feeWrapper.abi.Errors["ZeroShares"].ID.Bytes()[:4]) {
		return feeWrapper.UnpackZeroSharesError(raw[4:])
	}
	return nil, errors.New("Unknown error")
}

// FeeWrapperERC20InsufficientAllowance represents a ERC20InsufficientAllowance error raised by the FeeWrapper contract.
type FeeWrapperERC20InsufficientAllowance struct {
	Spender   common.Address
	Allowance *big.Int
	Needed    *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)
func FeeWrapperERC20InsufficientAllowanceErrorID() common.Hash {
	return common.HexToHash("0xfb8f41b23e99d2101d86da76cdfa87dd51c82ed07d3cb62cbc473e469dbc75c3")
}

// UnpackERC20InsufficientAllowanceError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)
func (feeWrapper *FeeWrapper) UnpackERC20InsufficientAllowanceError(raw []byte) (*FeeWrapperERC20InsufficientAllowance, error) {
	out := new(FeeWrapperERC20InsufficientAllowance)
	if err := feeWrapper.abi.UnpackIntoInterface(out, "ERC20InsufficientAllowance", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// FeeWrapperERC20InsufficientBalance represents a ERC20InsufficientBalance error raised by the FeeWrapper contract.
type FeeWrapperERC20InsufficientBalance struct {
	Sender  common.Address
	Balance *big.Int
	Needed  *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)
func FeeWrapperERC20InsufficientBalanceErrorID() common.Hash {
	return common.HexToHash("0xe450d38cd8d9f7d95077d567d60ed49c7254716e6ad08fc9872816c97e0ffec6")
}

// UnpackERC20InsufficientBalanceError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)
func (feeWrapper *FeeWrapper) UnpackERC20InsufficientBalanceError(raw []byte) (*FeeWrapperERC20InsufficientBalance, error) {
	out := new(FeeWrapperERC20InsufficientBalance)
	if err := feeWrapper.abi.UnpackIntoInterface(out, "ERC20InsufficientBalance", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// FeeWrapperERC20InvalidApprover represents a ERC20InvalidApprover error raised by the FeeWrapper contract.
type FeeWrapperERC20InvalidApprover struct {
	Approver common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InvalidApprover(address approver)
func FeeWrapperERC20InvalidApproverErrorID() common.Hash {
	return common.HexToHash("0xe602df05cc75712490294c6c104ab7c17f4030363910a7a2626411c6d3118847")
}

// UnpackERC20InvalidApproverError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InvalidApprover(address approver)
func (feeWrapper *FeeWrapper) UnpackERC20InvalidApproverError(raw []byte) (*FeeWrapperERC20InvalidApprover, error) {
	out := new(FeeWrapperERC20InvalidApprover)
	if err := feeWrapper.abi.UnpackIntoInterface(out, "ERC20InvalidApprover", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// FeeWrapperERC20InvalidReceiver represents a ERC20InvalidReceiver error raised by the FeeWrapper contract.
type FeeWrapperERC20InvalidReceiver struct {
	Receiver common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InvalidReceiver(address receiver)
func FeeWrapperERC20InvalidReceiverErrorID() common.Hash {
	return common.HexToHash("0xec442f055133b72f3b2f9f0bb351c406b178527de2040a7d1feb4e058771f613")
}

// UnpackERC20InvalidReceiverError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InvalidReceiver(address receiver)
func (feeWrapper *FeeWrapper) UnpackERC20InvalidReceiverError(raw []byte) (*FeeWrapperERC20InvalidReceiver, error) {
	out := new(FeeWrapperERC20InvalidReceiver)
	if err := feeWrapper.abi.UnpackIntoInterface(out, "ERC20InvalidReceiver", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// FeeWrapperERC20InvalidSender represents a ERC20InvalidSender error raised by the FeeWrapper contract.
type FeeWrapperERC20InvalidSender struct {
	Sender common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InvalidSender(address sender)
func FeeWrapperERC20InvalidSenderErrorID() common.Hash {
	return common.HexToHash("0x96c6fd1edd0cd6ef7ff0ecc0facdf53148dc0048b57fe58af65755250a7a96bd")
}

// UnpackERC20InvalidSenderError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InvalidSender(address sender)
func (feeWrapper *FeeWrapper) UnpackERC20InvalidSenderError(raw []byte) (*FeeWrapperERC20InvalidSender, error) {
	out := new(FeeWrapperERC20InvalidSender)
	if err := feeWrapper.abi.UnpackIntoInterface(out, "ERC20InvalidSender", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// FeeWrapperERC20InvalidSpender represents a ERC20InvalidSpender error raised by the FeeWrapper contract.
type FeeWrapperERC20InvalidSpender struct {
	Spender common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InvalidSpender(address spender)
func FeeWrapperERC20InvalidSpenderErrorID() common.Hash {
	return common.HexToHash("0x94280d62c347d8d9f4d59a76ea321452406db88df38e0c9da304f58b57b373a2")
}

// UnpackERC20InvalidSpenderError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InvalidSpender(address spender)
func (feeWrapper *FeeWrapper) UnpackERC20InvalidSpenderError(raw []byte) (*FeeWrapperERC20InvalidSpender, error) {
	out := new(FeeWrapperERC20InvalidSpender)
	if err := feeWrapper.abi.UnpackIntoInterface(out, "ERC20InvalidSpender", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// FeeWrapperERC4626ExceededMaxDeposit represents a ERC4626ExceededMaxDeposit error raised by the FeeWrapper contract.
type FeeWrapperERC4626ExceededMaxDeposit struct {
	Receiver common.Address
	Assets   *big.Int
	Max      *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC4626ExceededMaxDeposit(address receiver, uint256 assets, uint256 max)
func FeeWrapperERC4626ExceededMaxDepositErrorID() common.Hash {
	return common.HexToHash("0x79012fb2819fcdc1de669c08773dbcd6bdc757862642f75fb1c584dadf259dfe")
}

// UnpackERC4626ExceededMaxDepositError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC4626ExceededMaxDeposit(address receiver, uint256 assets, uint256 max)
func (feeWrapper *FeeWrapper) UnpackERC4626ExceededMaxDepositError(raw []byte) (*FeeWrapperERC4626ExceededMaxDeposit, error) {
	out := new(FeeWrapperERC4626ExceededMaxDeposit)
	if err := feeWrapper.abi.UnpackIntoInterface(out, "ERC4626ExceededMaxDeposit", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// FeeWrapperERC4626ExceededMaxMint represents a ERC4626ExceededMaxMint error raised by the FeeWrapper contract.
type FeeWrapperERC4626ExceededMaxMint struct {
	Receiver common.Address
	Shares   *big.Int
	Max      *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC4626ExceededMaxMint(address receiver, uint256 shares, uint256 max)
func FeeWrapperERC4626ExceededMaxMintErrorID() common.Hash {
	return common.HexToHash("0x284ff667dc615a39438518c22e8955b9470327d9de8a4d7e21c926b260d65176")
}

// UnpackERC4626ExceededMaxMintError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC4626ExceededMaxMint(address receiver, uint256 shares, uint256 max)
func (feeWrapper *FeeWrapper) UnpackERC4626ExceededMaxMintError(raw []byte) (*FeeWrapperERC4626ExceededMaxMint, error) {
	out := new(FeeWrapperERC4626ExceededMaxMint)
	if err := feeWrapper.abi.UnpackIntoInterface(out, "ERC4626ExceededMaxMint", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// FeeWrapperERC4626ExceededMaxRedeem represents a ERC4626ExceededMaxRedeem error raised by the FeeWrapper contract.
type FeeWrapperERC4626ExceededMaxRedeem struct {
	Owner  common.Address
	Shares *big.Int
	Max    *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC4626ExceededMaxRedeem(address owner, uint256 shares, uint256 max)
func FeeWrapperERC4626ExceededMaxRedeemErrorID() common.Hash {
	return common.HexToHash("0xb94abeec0557d36b5f0bc8f115deec7b184dcbff94ac66d55e37c8f301e75269")
}

// UnpackERC4626ExceededMaxRedeemError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC4626ExceededMaxRedeem(address owner, uint256 shares, uint256 max)
func (feeWrapper *FeeWrapper) UnpackERC4626ExceededMaxRedeemError(raw []byte) (*FeeWrapperERC4626ExceededMaxRedeem, error) {
	out := new(FeeWrapperERC4626ExceededMaxRedeem)
	if err := feeWrapper.abi.UnpackIntoInterface(out, "ERC4626ExceededMaxRedeem", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// FeeWrapperERC4626ExceededMaxWithdraw represents a ERC4626ExceededMaxWithdraw error raised by the FeeWrapper contract.
type FeeWrapperERC4626ExceededMaxWithdraw struct {
	Owner  common.Address
	Assets *big.Int
	Max    *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC4626ExceededMaxWithdraw(address owner, uint256 assets, uint256 max)
func FeeWrapperERC4626ExceededMaxWithdrawErrorID() common.Hash {
	return common.HexToHash("0xfe9cceec2bd1f9b68641914cc354eacaeb1cc2169f5ba0639930f241e87142f0")
}

// UnpackERC4626ExceededMaxWithdrawError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC4626ExceededMaxWithdraw(address owner, uint256 assets, uint256 max)
func (feeWrapper *FeeWrapper) UnpackERC4626ExceededMaxWithdrawError(raw []byte) (*FeeWrapperERC4626ExceededMaxWithdraw, error) {
	out := new(FeeWrapperERC4626ExceededMaxWithdraw)
	if err := feeWrapper.abi.UnpackIntoInterface(out, "ERC4626ExceededMaxWithdraw", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// FeeWrapperEntryPaused represents a EntryPaused error raised by the FeeWrapper contract.
type FeeWrapperEntryPaused struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error EntryPaused()
func FeeWrapperEntryPausedErrorID() common.Hash {
	return common.HexToHash("0x3ed3042088138d8bd5548b55945ddfcc6eebf8dd5158d71e3e233961eda2ec4a")
}

// UnpackEntryPausedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error EntryPaused()
func (feeWrapper *FeeWrapper) UnpackEntryPausedError(raw []byte) (*FeeWrapperEntryPaused, error) {
	out := new(FeeWrapperEntryPaused)
	if err := feeWrapper.abi.UnpackIntoInterface(out, "EntryPaused", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// FeeWrapperFeeAboveCap represents a FeeAboveCap error raised by the FeeWrapper contract.
type FeeWrapperFeeAboveCap struct {
	FeeBps *big.Int
	CapBps *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error FeeAboveCap(uint256 feeBps, uint256 capBps)
func FeeWrapperFeeAboveCapErrorID() common.Hash {
	return common.HexToHash("0x7159abd8f9701c781951309a8f165bbb5a233e2df15b3a8ef190554984cb7f05")
}

// UnpackFeeAboveCapError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error FeeAboveCap(uint256 feeBps, uint256 capBps)
func (feeWrapper *FeeWrapper) UnpackFeeAboveCapError(raw []byte) (*FeeWrapperFeeAboveCap, error) {
	out := new(FeeWrapperFeeAboveCap)
	if err := feeWrapper.abi.UnpackIntoInterface(out, "FeeAboveCap", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// FeeWrapperFeeRaiseTooEarly represents a FeeRaiseTooEarly error raised by the FeeWrapper contract.
type FeeWrapperFeeRaiseTooEarly struct {
	EffectiveAt uint64
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error FeeRaiseTooEarly(uint64 effectiveAt)
func FeeWrapperFeeRaiseTooEarlyErrorID() common.Hash {
	return common.HexToHash("0xf9434e0648b2792134f05f2fd5240ed9e4e0fcce5c5c2e06b55b1f0b4e3ead76")
}

// UnpackFeeRaiseTooEarlyError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error FeeRaiseTooEarly(uint64 effectiveAt)
func (feeWrapper *FeeWrapper) UnpackFeeRaiseTooEarlyError(raw []byte) (*FeeWrapperFeeRaiseTooEarly, error) {
	out := new(FeeWrapperFeeRaiseTooEarly)
	if err := feeWrapper.abi.UnpackIntoInterface(out, "FeeRaiseTooEarly", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// FeeWrapperInvalidFeeRecipient represents a InvalidFeeRecipient error raised by the FeeWrapper contract.
type FeeWrapperInvalidFeeRecipient struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error InvalidFeeRecipient()
func FeeWrapperInvalidFeeRecipientErrorID() common.Hash {
	return common.HexToHash("0x768dc598040f8a15186549e30e61f63c67b0dcea435dcc58af3b3815a00be04a")
}

// UnpackInvalidFeeRecipientError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error InvalidFeeRecipient()
func (feeWrapper *FeeWrapper) UnpackInvalidFeeRecipientError(raw []byte) (*FeeWrapperInvalidFeeRecipient, error) {
	out := new(FeeWrapperInvalidFeeRecipient)
	if err := feeWrapper.abi.UnpackIntoInterface(out, "InvalidFeeRecipient", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// FeeWrapperNoFeeRaise represents a NoFeeRaise error raised by the FeeWrapper contract.
type FeeWrapperNoFeeRaise struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NoFeeRaise()
func FeeWrapperNoFeeRaiseErrorID() common.Hash {
	return common.HexToHash("0x3baf66ebf8227ed0a48b38a72a39c67e8268a905ec9ce28a03958b72e547f50c")
}

// UnpackNoFeeRaiseError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NoFeeRaise()
func (feeWrapper *FeeWrapper) UnpackNoFeeRaiseError(raw []byte) (*FeeWrapperNoFeeRaise, error) {
	out := new(FeeWrapperNoFeeRaise)
	if err := feeWrapper.abi.UnpackIntoInterface(out, "NoFeeRaise", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// FeeWrapperNotAllowed represents a NotAllowed error raised by the FeeWrapper contract.
type FeeWrapperNotAllowed struct {
	Account common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotAllowed(address account)
func FeeWrapperNotAllowedErrorID() common.Hash {
	return common.HexToHash("0xfa5cd00ff5c4577b9857716999b0b260131d9f5bcbb69f0fa80d6ba972753c88")
}

// UnpackNotAllowedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotAllowed(address account)
func (feeWrapper *FeeWrapper) UnpackNotAllowedError(raw []byte) (*FeeWrapperNotAllowed, error) {
	out := new(FeeWrapperNotAllowed)
	if err := feeWrapper.abi.UnpackIntoInterface(out, "NotAllowed", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// FeeWrapperOwnableInvalidOwner represents a OwnableInvalidOwner error raised by the FeeWrapper contract.
type FeeWrapperOwnableInvalidOwner struct {
	Owner common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error OwnableInvalidOwner(address owner)
func FeeWrapperOwnableInvalidOwnerErrorID() common.Hash {
	return common.HexToHash("0x1e4fbdf7f3ef8bcaa855599e3abf48b232380f183f08f6f813d9ffa5bd585188")
}

// UnpackOwnableInvalidOwnerError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error OwnableInvalidOwner(address owner)
func (feeWrapper *FeeWrapper) UnpackOwnableInvalidOwnerError(raw []byte) (*FeeWrapperOwnableInvalidOwner, error) {
	out := new(FeeWrapperOwnableInvalidOwner)
	if err := feeWrapper.abi.UnpackIntoInterface(out, "OwnableInvalidOwner", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// FeeWrapperOwnableUnauthorizedAccount represents a OwnableUnauthorizedAccount error raised by the FeeWrapper contract.
type FeeWrapperOwnableUnauthorizedAccount struct {
	Account common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error OwnableUnauthorizedAccount(address account)
func FeeWrapperOwnableUnauthorizedAccountErrorID() common.Hash {
	return common.HexToHash("0x118cdaa7a341953d1887a2245fd6665d741c67c8c50581daa59e1d03373fa188")
}

// UnpackOwnableUnauthorizedAccountError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error OwnableUnauthorizedAccount(address account)
func (feeWrapper *FeeWrapper) UnpackOwnableUnauthorizedAccountError(raw []byte) (*FeeWrapperOwnableUnauthorizedAccount, error) {
	out := new(FeeWrapperOwnableUnauthorizedAccount)
	if err := feeWrapper.abi.UnpackIntoInterface(out, "OwnableUnauthorizedAccount", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// FeeWrapperReentrancyGuardReentrantCall represents a ReentrancyGuardReentrantCall error raised by the FeeWrapper contract.
type FeeWrapperReentrancyGuardReentrantCall struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ReentrancyGuardReentrantCall()
func FeeWrapperReentrancyGuardReentrantCallErrorID() common.Hash {
	return common.HexToHash("0x3ee5aeb571de7fc460830b4d0017439a1ca56fb0bc39062227ade4fe4a24c1ca")
}

// UnpackReentrancyGuardReentrantCallError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ReentrancyGuardReentrantCall()
func (feeWrapper *FeeWrapper) UnpackReentrancyGuardReentrantCallError(raw []byte) (*FeeWrapperReentrancyGuardReentrantCall, error) {
	out := new(FeeWrapperReentrancyGuardReentrantCall)
	if err := feeWrapper.abi.UnpackIntoInterface(out, "ReentrancyGuardReentrantCall", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// FeeWrapperSafeCastOverflowedUintDowncast represents a SafeCastOverflowedUintDowncast error raised by the FeeWrapper contract.
type FeeWrapperSafeCastOverflowedUintDowncast struct {
	Bits  uint8
	Value *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SafeCastOverflowedUintDowncast(uint8 bits, uint256 value)
func FeeWrapperSafeCastOverflowedUintDowncastErrorID() common.Hash {
	return common.HexToHash("0x6dfcc6503a32754ce7a89698e18201fc5294fd4aad43edefee786f88423b1a12")
}

// UnpackSafeCastOverflowedUintDowncastError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SafeCastOverflowedUintDowncast(uint8 bits, uint256 value)
func (feeWrapper *FeeWrapper) UnpackSafeCastOverflowedUintDowncastError(raw []byte) (*FeeWrapperSafeCastOverflowedUintDowncast, error) {
	out := new(FeeWrapperSafeCastOverflowedUintDowncast)
	if err := feeWrapper.abi.UnpackIntoInterface(out, "SafeCastOverflowedUintDowncast", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// FeeWrapperSafeERC20FailedOperation represents a SafeERC20FailedOperation error raised by the FeeWrapper contract.
type FeeWrapperSafeERC20FailedOperation struct {
	Token common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SafeERC20FailedOperation(address token)
func FeeWrapperSafeERC20FailedOperationErrorID() common.Hash {
	return common.HexToHash("0x5274afe73c98b4749fc91ffae6b7b574e7842cb2144a159e9377a5f20b32edf9")
}

// UnpackSafeERC20FailedOperationError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SafeERC20FailedOperation(address token)
func (feeWrapper *FeeWrapper) UnpackSafeERC20FailedOperationError(raw []byte) (*FeeWrapperSafeERC20FailedOperation, error) {
	out := new(FeeWrapperSafeERC20FailedOperation)
	if err := feeWrapper.abi.UnpackIntoInterface(out, "SafeERC20FailedOperation", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// FeeWrapperSourceKeptBack represents a SourceKeptBack error raised by the FeeWrapper contract.
type FeeWrapperSourceKeptBack struct {
	Assets *big.Int
	Value  *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SourceKeptBack(uint256 assets, uint256 value)
func FeeWrapperSourceKeptBackErrorID() common.Hash {
	return common.HexToHash("0xd2ec11525159cba851e91f90db00be33d6e473775e2f1270a5c6f258728abcc7")
}

// UnpackSourceKeptBackError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SourceKeptBack(uint256 assets, uint256 value)
func (feeWrapper *FeeWrapper) UnpackSourceKeptBackError(raw []byte) (*FeeWrapperSourceKeptBack, error) {
	out := new(FeeWrapperSourceKeptBack)
	if err := feeWrapper.abi.UnpackIntoInterface(out, "SourceKeptBack", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// FeeWrapperUnauthorized represents a Unauthorized error raised by the FeeWrapper contract.
type FeeWrapperUnauthorized struct {
	Caller common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error Unauthorized(address caller)
func FeeWrapperUnauthorizedErrorID() common.Hash {
	return common.HexToHash("0x8e4a23d6a5d81f013eca4bc92aeb9214ccafcaebd1f097c350c922d6e19122d5")
}

// UnpackUnauthorizedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error Unauthorized(address caller)
func (feeWrapper *FeeWrapper) UnpackUnauthorizedError(raw []byte) (*FeeWrapperUnauthorized, error) {
	out := new(FeeWrapperUnauthorized)
	if err := feeWrapper.abi.UnpackIntoInterface(out, "Unauthorized", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// FeeWrapperZeroShares represents a ZeroShares error raised by the FeeWrapper contract.
type FeeWrapperZeroShares struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ZeroShares()
func FeeWrapperZeroSharesErrorID() common.Hash {
	return common.HexToHash("0x9811e0c7eeca2ee0fa751e2e19d78682ad689ea04816cfe0cf1c5863234abd3f")
}

// UnpackZeroSharesError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ZeroShares()
func (feeWrapper *FeeWrapper) UnpackZeroSharesError(raw []byte) (*FeeWrapperZeroShares, error) {
	out := new(FeeWrapperZeroShares)
	if err := feeWrapper.abi.UnpackIntoInterface(out, "ZeroShares", raw); err != nil {
		return nil, err
	}
	return out, nil
}
