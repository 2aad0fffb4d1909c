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
	ABI: "[{\"inputs\":[{\"components\":[{\"internalType\":\"contractIERC4626\",\"name\":\"source\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"allowlister\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"pauser\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"feeRecipient\",\"type\":\"address\"},{\"internalType\":\"uint16\",\"name\":\"performanceFeeBps\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"managementFeeBps\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"maxPerformanceFeeBps\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"maxManagementFeeBps\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"feeRaiseDelay\",\"type\":\"uint32\"},{\"internalType\":\"string\",\"name\":\"name\",\"type\":\"string\"},{\"internalType\":\"string\",\"name\":\"symbol\",\"type\":\"string\"}],\"internalType\":\"structFeeWrapper.Config\",\"name\":\"config\",\"type\":\"tuple\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"allowance\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"needed\",\"type\":\"uint256\"}],\"name\":\"ERC20InsufficientAllowance\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"balance\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"needed\",\"type\":\"uint256\"}],\"name\":\"ERC20InsufficientBalance\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"approver\",\"type\":\"address\"}],\"name\":\"ERC20InvalidApprover\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"ERC20InvalidReceiver\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"}],\"name\":\"ERC20InvalidSender\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"}],\"name\":\"ERC20InvalidSpender\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"max\",\"type\":\"uint256\"}],\"name\":\"ERC4626ExceededMaxDeposit\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"max\",\"type\":\"uint256\"}],\"name\":\"ERC4626ExceededMaxMint\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"max\",\"type\":\"uint256\"}],\"name\":\"ERC4626ExceededMaxRedeem\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"max\",\"type\":\"uint256\"}],\"name\":\"ERC4626ExceededMaxWithdraw\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"EntryPaused\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"feeBps\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"capBps\",\"type\":\"uint256\"}],\"name\":\"FeeAboveCap\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"expiredAt\",\"type\":\"uint64\"}],\"name\":\"FeeRaiseExpired\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"effectiveAt\",\"type\":\"uint64\"}],\"name\":\"FeeRaiseTooEarly\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"InvalidFeeRecipient\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NoFeeRaise\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"NotAllowed\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"OutOfGas\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"OwnableInvalidOwner\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"OwnableUnauthorizedAccount\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ReentrancyGuardReentrantCall\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint8\",\"name\":\"bits\",\"type\":\"uint8\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"SafeCastOverflowedUintDowncast\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"}],\"name\":\"SafeERC20FailedOperation\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"SourceKeptBack\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"SourceTooCostly\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"caller\",\"type\":\"address\"}],\"name\":\"Unauthorized\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ZeroShares\",\"type\":\"error\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"bool\",\"name\":\"allowed\",\"type\":\"bool\"}],\"name\":\"AllowedSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"allowlister\",\"type\":\"address\"}],\"name\":\"AllowlisterSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"Approval\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"Deposit\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"bool\",\"name\":\"paused\",\"type\":\"bool\"}],\"name\":\"EntryPausedSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[],\"name\":\"FeeRaiseCancelled\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"uint16\",\"name\":\"performanceFeeBps\",\"type\":\"uint16\"},{\"indexed\":false,\"internalType\":\"uint16\",\"name\":\"managementFeeBps\",\"type\":\"uint16\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"effectiveAt\",\"type\":\"uint64\"}],\"name\":\"FeeRaiseSubmitted\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"feeRecipient\",\"type\":\"address\"}],\"name\":\"FeeRecipientSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"managementShares\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"performanceShares\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"highWaterMark\",\"type\":\"uint256\"}],\"name\":\"FeesAccrued\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"recipient\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"FeesCollected\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"FeesReturned\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"uint16\",\"name\":\"performanceFeeBps\",\"type\":\"uint16\"},{\"indexed\":false,\"internalType\":\"uint16\",\"name\":\"managementFeeBps\",\"type\":\"uint16\"}],\"name\":\"FeesSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"previousOwner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"OwnershipTransferStarted\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"previousOwner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"OwnershipTransferred\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"pauser\",\"type\":\"address\"}],\"name\":\"PauserSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"caller\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"holder\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"sourceShares\",\"type\":\"uint256\"}],\"name\":\"RedeemedInKind\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"from\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"Transfer\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"Withdraw\",\"type\":\"event\"},{\"inputs\":[],\"name\":\"FEE_RAISE_LIFETIME\",\"outputs\":[{\"internalType\":\"uint32\",\"name\":\"\",\"type\":\"uint32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"acceptOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"}],\"name\":\"allowance\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"allowed\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"allowlister\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"applyFeeRaise\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"approve\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"asset\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"balanceOf\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"cancelFeeRaise\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"collectFees\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"convertToAssets\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"convertToShares\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"decimals\",\"outputs\":[{\"internalType\":\"uint8\",\"name\":\"\",\"type\":\"uint8\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"deposit\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"entryPaused\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"escrow\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"floor\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"feeRaise\",\"outputs\":[{\"internalType\":\"uint16\",\"name\":\"performanceFeeBps\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"managementFeeBps\",\"type\":\"uint16\"},{\"internalType\":\"uint64\",\"name\":\"effectiveAt\",\"type\":\"uint64\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"feeRaiseDelay\",\"outputs\":[{\"internalType\":\"uint32\",\"name\":\"\",\"type\":\"uint32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"feeRecipient\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"highWaterMark\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"lastAccrual\",\"outputs\":[{\"internalType\":\"uint40\",\"name\":\"\",\"type\":\"uint40\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"liquidity\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"managementFeeBps\",\"outputs\":[{\"internalType\":\"uint16\",\"name\":\"\",\"type\":\"uint16\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"maxDeposit\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"maxManagementFeeBps\",\"outputs\":[{\"internalType\":\"uint16\",\"name\":\"\",\"type\":\"uint16\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"maxMint\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"maxPerformanceFeeBps\",\"outputs\":[{\"internalType\":\"uint16\",\"name\":\"\",\"type\":\"uint16\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"holder\",\"type\":\"address\"}],\"name\":\"maxRedeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"holder\",\"type\":\"address\"}],\"name\":\"maxWithdraw\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"mint\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"name\",\"outputs\":[{\"internalType\":\"string\",\"name\":\"\",\"type\":\"string\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"owner\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"pauser\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"pendingFees\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"pendingOwner\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"performanceFeeBps\",\"outputs\":[{\"internalType\":\"uint16\",\"name\":\"\",\"type\":\"uint16\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"previewDeposit\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"previewMint\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"previewRedeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"previewWithdraw\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"pricePerShare\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"holder\",\"type\":\"address\"}],\"name\":\"redeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"holder\",\"type\":\"address\"}],\"name\":\"redeemInKind\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"units\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"renounceOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address[]\",\"name\":\"accounts\",\"type\":\"address[]\"},{\"internalType\":\"bool\",\"name\":\"allowed_\",\"type\":\"bool\"}],\"name\":\"setAllowed\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"allowlister_\",\"type\":\"address\"}],\"name\":\"setAllowlister\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bool\",\"name\":\"paused\",\"type\":\"bool\"}],\"name\":\"setEntryPaused\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"feeRecipient_\",\"type\":\"address\"}],\"name\":\"setFeeRecipient\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint16\",\"name\":\"performanceFeeBps_\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"managementFeeBps_\",\"type\":\"uint16\"}],\"name\":\"setFees\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"pauser_\",\"type\":\"address\"}],\"name\":\"setPauser\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"source\",\"outputs\":[{\"internalType\":\"contractIERC4626\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"sourceShares\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"state\",\"outputs\":[{\"components\":[{\"internalType\":\"address\",\"name\":\"source\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"asset\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"allowlister\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"pauser\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"feeRecipient\",\"type\":\"address\"},{\"internalType\":\"uint16\",\"name\":\"performanceFeeBps\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"managementFeeBps\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"maxPerformanceFeeBps\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"maxManagementFeeBps\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"feeRaiseDelay\",\"type\":\"uint32\"},{\"internalType\":\"bool\",\"name\":\"entryPaused\",\"type\":\"bool\"}],\"internalType\":\"structFeeWrapper.State\",\"name\":\"\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"symbol\",\"outputs\":[{\"internalType\":\"string\",\"name\":\"\",\"type\":\"string\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"totalAssets\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"totalSupply\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"transfer\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"from\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"transferFrom\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"transferOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"holder\",\"type\":\"address\"}],\"name\":\"withdraw\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"}]",
	ID:  "FeeWrapper",
	Bin: "0x610140604052348015610010575f5ffd5b5060405161499638038061499683398101604081905261002f916106f5565b8060a001518160c001518260e0015183610100015184610120015185608001518660200151875f01516001600160a01b03166338d52e0f6040518163ffffffff1660e01b8152600401602060405180830381865afa158015610093573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906100b7919061083c565b6101408901516101608a015160036100cf83826108ec565b5060046100dc82826108ec565b5050505f5f6100f0836102d360201b60201c565b9150915081610100576012610102565b805b60ff1660a05250506001600160a01b039081166080528116610142575f604051631e4fbdf760e01b815260040161013991906109aa565b60405180910390fd5b61014b81610306565b5061015960016127106109d2565b8461ffff161115610197578361017260016127106109d2565b604051630e2b357b60e31b815261ffff90921660048301526024820152604401610139565b6101a460016127106109d2565b8361ffff1611156101bd578261017260016127106109d2565b61ffff80851660c052831660e05263ffffffff82166101005260586101e85f8064e8d4a51000610322565b4260301b911b176007556101fc8686610371565b61020686866103d5565b61020f81610432565b505084516001600160a01b0390811661012052604080870151600d80546001600160a01b03191691909316908117909255519094507f2e8578cffb63e57c6a6e9aa92ac7e9cc0ea4f24cd608ef0849478f446b81ec3393505f92509050a26060810151600e80546001600160a01b0319166001600160a01b0390921691821790556040517fd11d57c2c7468878b1035df11c670bcd0091aa840bf8aa166365397622237bea905f90a26102cd6102c460805190565b82515f196104b7565b50610a43565b63313ce56760e01b5f818152908190602082600481875afa5f51601f3d1190911661010082101695908602945092505050565b600680546001600160a01b031916905561031f81610524565b50565b5f61036961033083856109e5565b6b033b2e3c9fd0803ce80000006103488760016109e5565b61035291906109f8565b61035c9190610a0f565b6001600160501b03610575565b949350505050565b60c05161ffff168261ffff1611156103a15760c051604051630e2b357b60e31b8152610139918491600401610a2e565b60e05161ffff168161ffff1611156103d15760e051604051630e2b357b60e31b8152610139918391600401610a2e565b5050565b6007805463ffffffff191663ffff0000601084901b161761ffff84161790556040517f947504f5e2a48952ffa34f7cceb8582c6705286ad16842e7258c4207a40ce518906104269084908490610a2e565b60405180910390a15050565b6001600160a01b038116158061045057506001600160a01b03811630145b1561046e57604051630ed1b8b360e31b815260040160405180910390fd5b600a80546001600160a01b0319166001600160a01b0383169081179091556040517fbf9a9534339a9d6b81696e05dcfb614b7dc518a31d48be3cfb757988381fb323905f90a250565b6104c38383835f610585565b61051f576104d483835f6001610585565b6104f35782604051635274afe760e01b815260040161013991906109aa565b6105008383836001610585565b61051f5782604051635274afe760e01b815260040161013991906109aa565b505050565b600580546001600160a01b038381166001600160a01b0319831681179093556040519116919082907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0905f90a35050565b8082108183180281185b92915050565b60405163095ea7b360e01b5f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f511483166105db5783831516156105cf573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b634e487b7160e01b5f52604160045260245ffd5b60405161018081016001600160401b038111828210171561061e5761061e6105e7565b60405290565b6001600160a01b038116811461031f575f5ffd5b805161064381610624565b919050565b805161ffff81168114610643575f5ffd5b805163ffffffff81168114610643575f5ffd5b5f82601f83011261067b575f5ffd5b81516001600160401b03811115610694576106946105e7565b604051601f8201601f19908116603f011681016001600160401b03811182821017156106c2576106c26105e7565b6040528181528382016020018510156106d9575f5ffd5b8160208501602083015e5f918101602001919091529392505050565b5f60208284031215610705575f5ffd5b81516001600160401b0381111561071a575f5ffd5b8201610180818503121561072c575f5ffd5b6107346105fb565b61073d82610638565b815261074b60208301610638565b602082015261075c60408301610638565b604082015261076d60608301610638565b606082015261077e60808301610638565b608082015261078f60a08301610648565b60a08201526107a060c08301610648565b60c08201526107b160e08301610648565b60e08201526107c36101008301610648565b6101008201526107d66101208301610659565b6101208201526101408201516001600160401b038111156107f5575f5ffd5b6108018682850161066c565b610140830152506101608201516001600160401b03811115610821575f5ffd5b61082d8682850161066c565b61016083015250949350505050565b5f6020828403121561084c575f5ffd5b815161085781610624565b9392505050565b600181811c9082168061087257607f821691505b60208210810361089057634e487b7160e01b5f52602260045260245ffd5b50919050565b601f82111561051f578282111561051f57805f5260205f20601f840160051c60208510156108c157505f5b90810190601f840160051c035f5b818110156108e4575f838201556001016108cf565b505050505050565b81516001600160401b03811115610905576109056105e7565b61091981610913845461085e565b84610896565b6020601f82116001811461094b575f83156109345750848201515b5f19600385901b1c1916600184901b1784556109a3565b5f84815260208120601f198516915b8281101561097a578785015182556020948501946001909201910161095a565b508482101561099757868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b6001600160a01b0391909116815260200190565b634e487b7160e01b5f52601160045260245ffd5b8181038181111561057f5761057f6109be565b8082018082111561057f5761057f6109be565b808202811582820484141761057f5761057f6109be565b5f82610a2957634e487b7160e01b5f52601260045260245ffd5b500490565b61ffff92831681529116602082015260400190565b60805160a05160c05160e0516101005161012051613ecd610ac95f395f6109d001525f81816104e801528181610cd001528181610d0c01526112a501525f81816105c70152818161127b01528181611d3f0152611d7001525f81816103ec0152818161125101528181611cd20152611d0301525f61097501525f61099b0152613ecd5ff3fe608060405234801561000f575f5ffd5b50600436106102bd575f3560e01c806301e1d114146102c157806306fdde03146102dc57806307a2d13a146102f1578063095ea7b3146103045780630a28a477146103275780630e5256351461033a57806318160ddd146103445780631a6865021461034c5780631e8410da14610354578063224438d11461036857806323b872dd146103705780632d88af4a14610383578063306ecfbe14610396578063313ce5671461039e5780633813c35a146103b857806338d52e0f146103d2578063390b7fce146103e7578063402d267d1461040e57806346904840146104215780634cdad506146102f157806367e828bf146104345780636e553f651461043c57806370a082311461044f578063715018a614610462578063796c54a61461046a57806379ba5097146104725780637b3baab41461047a5780637e477afb146104965780638d4988cb146104a95780638da5cb5b146104c8578063911106a5146104d0578063919fb967146104e357806394bf804d1461050a57806395d89b411461051d57806399530b06146105255780639ef833d41461052d5780639fd0506d14610540578063a4bfc6b614610553578063a9059cbb14610566578063af57c56e14610579578063b3d7f6b914610581578063b460af9414610594578063b9d4e879146105a7578063ba087652146105af578063be72f5f1146105c2578063c19d93fb146105e9578063c63d75b6146105fe578063c6e6f59214610611578063c879657214610624578063ce96cb771461062c578063d63a8e111461063f578063d6d0eb8614610661578063d7803fda1461069b578063d905777e146106ae578063dd62ed3e146106c1578063e2fdcc17146106d4578063e30c3978146106ea578063e74b981b146106f2578063ef5f9fc414610705578063ef8b30f714610611578063f2fde38b14610718575b5f5ffd5b6102c961072b565b6040519081526020015b60405180910390f35b6102e4610742565b6040516102d391906138ac565b6102c96102ff3660046138e1565b6107d2565b61031761031236600461390e565b6107e3565b60405190151581526020016102d3565b6102c96103353660046138e1565b6107fa565b610342610806565b005b6002546102c9565b6102c961084a565b60075460581c6001600160501b03166102c9565b6102c96108bd565b61031761037e366004613936565b6108ee565b610342610391366004613970565b610913565b6102c9610964565b6103a661096d565b60405160ff90911681526020016102d3565b60075460101c5b60405161ffff90911681526020016102d3565b6103da610999565b6040516102d39190613996565b6103bf7f000000000000000000000000000000000000000000000000000000000000000081565b6102c961041c366004613970565b6109bd565b600a546103da906001600160a01b031681565b6103da6109ce565b6102c961044a3660046139aa565b6109f2565b6102c961045d366004613970565b610a7e565b610342610a98565b610317610aa9565b610342610ab2565b60075460301c60405164ffffffffff90911681526020016102d3565b6103426104a4366004613970565b610afa565b6104b36212750081565b60405163ffffffff90911681526020016102d3565b6103da610b4b565b6103426104de3660046139e3565b610b5a565b6104b37f000000000000000000000000000000000000000000000000000000000000000081565b6102c96105183660046139aa565b610bb0565b6102e4610c0c565b6102c9610c1b565b61034261053b366004613a0d565b610c72565b600e546103da906001600160a01b031681565b6102c9610561366004613a35565b610dec565b61031761057436600461390e565b610f96565b610342610fa3565b6102c961058f3660046138e1565b6110a4565b6102c96105a2366004613a35565b6110b0565b6007546103bf565b6102c96105bd366004613a35565b61110a565b6103bf7f000000000000000000000000000000000000000000000000000000000000000081565b6105f161115b565b6040516102d39190613a6e565b6102c961060c366004613970565b6112e0565b6102c961061f3660046138e1565b61134b565b6102c9611356565b6102c961063a366004613970565b611379565b61031761064d366004613970565b600c6020525f908152604090205460ff1681565b600b5461068c9061ffff8082169162010000810490911690600160201b90046001600160401b031683565b6040516102d393929190613b6b565b6103426106a9366004613b92565b6113a4565b6102c96106bc366004613970565b61148e565b6102c96106cf366004613c06565b6114f5565b6106dc61151f565b6040516102d3929190613c2e565b6103da611547565b610342610700366004613970565b611556565b600d546103da906001600160a01b031681565b610342610726366004613970565b611583565b5f6107346115e9565b61073c61160f565b90505b90565b60606003805461075190613c3c565b80601f016020809104026020016040519081016040528092919081815260200182805461077d90613c3c565b80156107c85780601f1061079f576101008083540402835291602001916107c8565b820191905f5260205f20905b8154815290600101906020018083116107ab57829003601f168201915b5050505050905090565b5f6107dd825f61164c565b92915050565b5f336107f0818585611690565b5060019392505050565b5f6107dd8260016116a2565b61080e6116db565b600b54600160201b90046001600160401b03165f0361084057604051633baf66eb60e01b815260040160405180910390fd5b61084861170d565b565b5f6108536109ce565b6001600160a01b031663ce96cb77306040518263ffffffff1660e01b815260040161087e9190613996565b602060405180830381865afa158015610899573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061073c9190613c74565b5f6108c66115e9565b5f6108cf611762565b90506108e88160a001516108e28361177b565b9061179d565b91505090565b5f336108fb8582856117ae565b6109068585856117f9565b60019150505b9392505050565b61091b6116db565b600e80546001600160a01b0319166001600160a01b0383169081179091556040517fd11d57c2c7468878b1035df11c670bcd0091aa840bf8aa166365397622237bea905f90a250565b5f61073c611856565b5f61073c600c7f0000000000000000000000000000000000000000000000000000000000000000613c9f565b7f000000000000000000000000000000000000000000000000000000000000000090565b5f6109c782611865565b5092915050565b7f000000000000000000000000000000000000000000000000000000000000000090565b5f6109fb61191c565b610a048261193a565b5f610a0d6119cb565b9050610a3c64e8d4a510008260200151610a279190613cb8565b8251610a34906001613cb8565b869190611a13565b915081158015610a4b57508315155b15610a6957604051639811e0c760e01b815260040160405180910390fd5b610a7583858484611ac3565b506107dd611bdc565b6001600160a01b03165f9081526020819052604090205490565b610aa06116db565b6108485f611beb565b5f61073c611c04565b3380610abc611547565b6001600160a01b031614610aee578060405163118cdaa760e01b8152600401610ae59190613996565b60405180910390fd5b610af781611beb565b50565b610b026116db565b600d80546001600160a01b0319166001600160a01b0383169081179091556040517f2e8578cffb63e57c6a6e9aa92ac7e9cc0ea4f24cd608ef0849478f446b81ec33905f90a250565b6005546001600160a01b031690565b600e54610b6f906001600160a01b0316611c12565b610b7881611c64565b60405181151581527fdc73380e7a835e9fc8a26a9cd6b68f5c19460babb7e506a3d295af45968f6d599060200160405180910390a150565b5f610bb961191c565b610bc28261193a565b5f610bcb6119cb565b8051909150610bfe90610bdf906001613cb8565b64e8d4a510008360200151610bf49190613cb8565b8691906001611c8e565b9150610a7583838684611ac3565b60606004805461075190613c3c565b5f610c246115e9565b5f610c2d611762565b90506108e8610c4964e8d4a51000670de0b6b3a7640000613ccb565b64e8d4a510008360200151610c5e9190613cb8565b8351610c6b906001613cb8565b9190611a13565b610c7a6116db565b610c8261191c565b610c8c8282611cd0565b610c9461170d565b5f610c9e60075490565b61ffff168361ffff161180610cbf575060075460101c61ffff168261ffff16115b9050808015610cf3575063ffffffff7f00000000000000000000000000000000000000000000000000000000000000001615155b15610dd457610d00611daa565b505f610d3263ffffffff7f00000000000000000000000000000000000000000000000000000000000000001642613ce2565b6040805160608101825261ffff878116808352908716602083018190526001600160401b038516928401839052600b805463ffffffff19169092176201000090910217600160201b600160601b031916600160201b909202919091179055519091507fa492802bdbce5c768ca927ba2e83451677476545a0e829c969dd84b0ea0993a490610dc590869086908590613b6b565b60405180910390a15050610de0565b610dde8383611dc5565b505b610de8611bdc565b5050565b5f610df561191c565b835f03610e1557604051639811e0c760e01b815260040160405180910390fd5b5f5f610e23624c4b40611e0c565b9150915081610e7657610e3a603f624c4b40613d15565b5a1015610e5a576040516377ebef4d60e01b815260040160405180910390fd5b610e6381611e8e565b610e76610e6f82611f85565b8290611fe9565b6101408101516001600160801b03165f610e9083896120bd565b9050610eb58264e8d4a510008560200151610eab9190613cb8565b610c6b848c613d28565b9450808360600151610ec79190613cb8565b818460a00151610ed79190613cb8565b60a08501526060840152610eea836120e9565b336001600160a01b03871614610f0557610f0586338a6117ae565b610f0f8689612223565b610f21610f1c8684613d28565b612257565b610f33610f2c6109ce565b888761227d565b856001600160a01b0316876001600160a01b0316336001600160a01b03167f5752954bd997bb2891d3420abc96f0469888b15fe38bb15e757a22243ea4575d8b89604051610f82929190613c2e565b60405180910390a45050505061090c611bdc565b5f336107f08185856117f9565b610fab61191c565b60408051606081018252600b5461ffff8082168352620100008204166020830152600160201b90046001600160401b0316918101829052905f0361100257604051633baf66eb60e01b815260040160405180910390fd5b80604001516001600160401b0316421015611036578060400151604051637ca1a70360e11b8152600401610ae59190613d3b565b60408101515f9061104b906212750090613ce2565b9050806001600160401b031642111561107957806040516351c1924760e11b8152600401610ae59190613d3b565b600b80546001600160601b03191690558151602083015161109a9190611dc5565b5050610848611bdc565b5f6107dd82600161164c565b5f6110b961191c565b5f6110c2611daa565b90506110f364e8d4a5100082602001516110dc9190613cb8565b82516110e9906001613cb8565b8791906001611c8e565b9150611101848487856122a9565b5061090c611bdc565b5f61111361191c565b5f61111c611daa565b805190915061114d90611130906001613cb8565b64e8d4a5100083602001516111459190613cb8565b879190611a13565b9150611101848484886122a9565b60408051610180810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c0810182905260e081018290526101008101829052610120810182905261014081018290526101608101919091526040518061018001604052806111cf6109ce565b6001600160a01b031681526020016111e5610999565b6001600160a01b031681526020016111fb610b4b565b6001600160a01b039081168252600d5481166020830152600e5481166040830152600a5416606082015260800161123160075490565b61ffff16815260200161124660075460101c90565b61ffff1681526020017f000000000000000000000000000000000000000000000000000000000000000061ffff1681526020017f000000000000000000000000000000000000000000000000000000000000000061ffff1681526020017f000000000000000000000000000000000000000000000000000000000000000063ffffffff1681526020016112d7611c04565b15159052919050565b5f5f5f6112ec84611865565b915091505f64e8d4a5100082602001516113069190613cb8565b9050611313815f19613d15565b831161133f578151611326906001613cb8565b6113308285613ccb565b61133a9190613d15565b611342565b5f195b95945050505050565b5f6107dd825f6116a2565b5f61135f61191c565b61136f61136a611daa565b6123cc565b905061073f611bdc565b5f5f5f61138d61138885610a7e565b61246c565b509150915061139c8282612521565b949350505050565b600d546113b9906001600160a01b0316611c12565b5f5b828110156114885781600c5f8686858181106113d9576113d9613d4f565b90506020020160208101906113ee9190613970565b6001600160a01b0316815260208101919091526040015f20805460ff191691151591909117905583838281811061142757611427613d4f565b905060200201602081019061143c9190613970565b6001600160a01b03167fc5217903bd71390e046be1c1ee589f3af533c8fe5b67ee0a7dade2f8a853badd83604051611478911515815260200190565b60405180910390a26001016113bb565b50505050565b5f5f61149983610a7e565b90505f5f5f6114a78461246c565b9250925092508183116114be575091949350505050565b6114eb64e8d4a5100082602001516114d69190613cb8565b82516114e3906001613cb8565b849190611a13565b9695505050505050565b6001600160a01b039182165f90815260016020908152604080832093909416825291909152205490565b5f5f6115296115e9565b5f611532611762565b90508060a001518160e0015192509250509091565b6006546001600160a01b031690565b61155e6116db565b61156661191c565b61157161136a611daa565b5061157b81612530565b610af7611bdc565b61158b6116db565b600680546001600160a01b0319166001600160a01b0383169081179091556115b1610b4b565b6001600160a01b03167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e2270060405160405180910390a350565b6115f16125b5565b1561084857604051633ee5aeb560e01b815260040160405180910390fd5b5f6116186109ce565b6001600160a01b0316634cdad50661162e611856565b6040518263ffffffff1660e01b815260040161087e91815260200190565b5f6116556115e9565b5f61165e611762565b805190915061139c90611672906001613cb8565b64e8d4a5100083602001516116879190613cb8565b86919086611c8e565b61169d83838360016125c8565b505050565b5f6116ab6115e9565b5f6116b4611762565b905061139c64e8d4a5100082602001516116ce9190613cb8565b8251611687906001613cb8565b336116e4610b4b565b6001600160a01b031614610848573360405163118cdaa760e01b8152600401610ae59190613996565b600b54600160201b90046001600160401b03165f0361172857565b600b80546001600160601b03191690556040517fd35f4d6fcfaf55cfb3595a1f94a327a6274538ba6eb69a084019f787f3350d8a905f90a1565b61176a613822565b61073f8161177661160f565b61268c565b608080820151606083015160408401516101409094015190921c909201010390565b5f8082840384811115908102611342565b5f6117b984846114f5565b90505f1981101561148857818110156117eb57828183604051637dc7a0d960e11b8152600401610ae593929190613d63565b61148884848484035f6125c8565b6001600160a01b038316611822575f604051634b637e8f60e11b8152600401610ae59190613996565b6001600160a01b03821661184b575f60405163ec442f0560e01b8152600401610ae59190613996565b61169d838383612730565b6008546001600160801b031690565b5f61186e613822565b611876611c04565b8061189957506001600160a01b0383165f908152600c602052604090205460ff16155b806118a757506118a76125b5565b156118b4575f9150915091565b5f6118c1620f4240611e0c565b92509050801561191657611912620f4240306040516024016118e39190613996565b60408051601f198184030181529190526020810180516001600160e01b031663402d267d60e01b17905261279f565b9350505b50915091565b6119246115e9565b610848600161193461073f61283d565b90612861565b611942611c04565b15611960576040516301f6982160e51b815260040160405180910390fd5b335f908152600c602052604090205460ff16611991573360405163fa5cd00f60e01b8152600401610ae59190613996565b6001600160a01b0381165f908152600c602052604090205460ff16610af7578060405163fa5cd00f60e01b8152600401610ae59190613996565b6119d3613822565b5f5a90506119df611daa565b9150620f42405a6119f09083613d28565b1115611a0f5760405163d53e78d960e01b815260040160405180910390fd5b5090565b5f5f5f611a208686612868565b91509150815f03611a4457838181611a3a57611a3a613d01565b049250505061090c565b818411611a5b57611a5b6003851502601118612884565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150509392505050565b8215611b7f57611ad33384612895565b5f611adc6109ce565b604051636e553f6560e01b8152600481018690523060248201526001600160a01b039190911690636e553f65906044016020604051808303815f875af1158015611b28573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611b4c9190613c74565b90505f8261014001516001600160801b03169050611b6f858383865f01516128a8565b611b7c610f1c8383613cb8565b50505b611b8984836129ed565b836001600160a01b0316336001600160a01b03167fdcbc1c05240f31ff3ad067ef1ee35ce4997762752e3a095284754544f4c709d78585604051611bce929190613c2e565b60405180910390a350505050565b6108485f61193461073f61283d565b600680546001600160a01b0319169055610af781612a21565b60075460201c60ff16151590565b336001600160a01b03821614801590611c445750611c2e610b4b565b6001600160a01b0316336001600160a01b031614155b15610af7573360405163472511eb60e11b8152600401610ae59190613996565b602081611c71575f611c74565b60015b60078054600160201b191660ff9290921690921b17905550565b5f611cbb611c9b83612a72565b8015611cb657505f8480611cb157611cb1613d01565b868809115b151590565b611cc6868686611a13565b6113429190613cb8565b7f000000000000000000000000000000000000000000000000000000000000000061ffff168261ffff161115611d3d57817f0000000000000000000000000000000000000000000000000000000000000000604051630e2b357b60e31b8152600401610ae5929190613d84565b7f000000000000000000000000000000000000000000000000000000000000000061ffff168161ffff161115610de857807f0000000000000000000000000000000000000000000000000000000000000000604051630e2b357b60e31b8152600401610ae5929190613d84565b611db2613822565b611dba611762565b905061073f816120e9565b5f611dce611daa565b905080610120015161ffff168361ffff1614611e0257611df28161ffff8516612a9e565b611dfe81600754612b91565b6007555b61169d8383612cbe565b5f611e15613822565b5f611e6384611e22611856565b604051602401611e3491815260200190565b60408051601f198184030181529190526020810180516001600160e01b031663266d6a8360e11b17905261279f565b9093509050828015611e7c57506001600160801b038111155b9250821561191657611916828261268c565b60075460085461014083018190526101208301829052608081901c6001600160501b03605884901c1681611ec160025490565b01602086015264ffffffffff60d885901c83020460a086015260c0850181905265ffffffffffff60a885901c8116820204900360e085015260ff602884901c1615611488576040805160c0810182526009546001600160501b03808216835261ffff600160501b830481166020850152600160601b830490911693830193909352600160b01b8104909216606082015264ffffffffff600160c01b830416608082015262ffffff600160e81b9092049190911660a082015261010085015250505050565b61012081015164ffffffffff603082901c16420390611fa383612d1b565b611fad5750919050565b5f611fcf611fc88560200151601085901c61ffff1686612d8c565b8590612db4565b604085018190526020909401805190940190935250919050565b612001611ffa600262093a80613d15565b8290612521565b60c083015160e084015160a085015192935090918183035f61203262093a80838802046301e1338088870204612521565b9050811561205157818184028161204b5761204b613d01565b0461205a565b62093a80838702045b830360a08801529290920160e08601819052610100860151604001519092506001600160501b03168210612096576101008501515f6040909101525b610100850151516001600160501b031682106120b6576101008501515f90525b5050505050565b5f61090c83600160281b6120d086612dd2565b6120da9086613ccb565b6120e49190613d15565b612db4565b61012081015160c08201516001600160501b03605883901c168114155f8215612136578260018465ffffffffffff80168860e0015187030201038161213057612130613d01565b04612138565b5f5b905060a881901b605884901b603042901b8665ffffffffffff16171717935050612174846121668686612b91565b61216f8761177b565b612e1e565b60608401516040850151171515806121895750805b156121d657604080850151606080870151835192835260208301529181018490527f3f0efd667efe2a4e661231bb42b65ce017c3326fb50d12aa6f936500d58c1c02910160405180910390a15b608084015115611488577f2ac180ac0ea14f2927cc0966062ca65f0d2bc166fad7ec704f2a4b1fe938eec3846080015160405161221591815260200190565b60405180910390a150505050565b6001600160a01b03821661224c575f604051634b637e8f60e11b8152600401610ae59190613996565b610de8825f83612730565b61226081612e9d565b6001600160801b0316608080600854901c901b1760088190555050565b61228a8383836001612ed0565b61169d5782604051635274afe760e01b8152600401610ae59190613996565b336001600160a01b038416146122c4576122c48333836117ae565b6122ce8382612223565b811561236f575f6122dd6109ce565b604051632d182be560e21b8152600481018590526001600160a01b038781166024830152306044830152919091169063b460af94906064016020604051808303815f875af1158015612331573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906123559190613c74565b905061236d81612363611856565b610f1c9190613d28565b505b826001600160a01b0316846001600160a01b0316336001600160a01b03167ffbde797d201c681b91056529119e0b02407c7bb96a4a2c75c01fc9667232c8db85856040516123be929190613c2e565b60405180910390a450505050565b61014081015160a08201515f9160801c906123e890829061179d565b9150815f036123f957505f92915050565b61240c83600754848461216f9190613d28565b600a546001600160a01b031661242281846129ed565b806001600160a01b03167f9dc46f23cfb5ddcad0ae7ea2be38d47fec07bb9382ec7e564efc69e036dd66ce8460405161245d91815260200190565b60405180910390a25050919050565b5f5f612476613822565b5f61247f6125b5565b6124945761248f620f4240611e0c565b925090505b806124a65760015f935093505061251a565b81516124cc906124b7906001613cb8565b64e8d4a5100084602001516111459190613cb8565b9350612515620f4240306040516024016124e69190613996565b60408051601f198184030181529190526020810180516001600160e01b031663ce96cb7760e01b17905261279f565b935050505b9193909250565b5f82821882841002821861090c565b6001600160a01b038116158061254e57506001600160a01b03811630145b1561256c57604051630ed1b8b360e31b815260040160405180910390fd5b600a80546001600160a01b0319166001600160a01b0383169081179091556040517fbf9a9534339a9d6b81696e05dcfb614b7dc518a31d48be3cfb757988381fb323905f90a250565b5f61073c6125c461073f61283d565b5c90565b6001600160a01b0384166125f1575f60405163e602df0560e01b8152600401610ae59190613996565b6001600160a01b03831661261a575f604051634a1406b160e11b8152600401610ae59190613996565b6001600160a01b038085165f908152600160209081526040808320938716835292905220829055801561148857826001600160a01b0316846001600160a01b03167f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92584604051611bce91815260200190565b61269582611e8e565b8082526126a182612f32565b5f6126ab83611f85565b90505f6126b784613046565b90506126c284612d1b565b6126e85760e0840181905260c0840181905261010084016126e1613878565b90526126fd565b8360c001518110156126fd576126fd84612f32565b6127078483611fe9565b8360c0015181111561271d5761271d848261305e565b612727848361318a565b61148884613236565b6001600160a01b0383161580159061275057506001600160a01b03821615155b801561277457506001600160a01b0382165f908152600c602052604090205460ff16155b15612794578160405163fa5cd00f60e01b8152600401610ae59190613996565b61169d8383836132f6565b5f5f60606127ab6109ce565b6001600160a01b031685856040516127c39190613d99565b5f604051808303818686fa925050503d805f81146127fc576040519150601f19603f3d011682016040523d82523d5f602084013e612801565b606091505b50909350905082801561281657506020815110155b9250821561283557808060200190518101906128329190613c74565b91505b509250929050565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f0090565b80825d5050565b5f805f1983850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b610de86128a0610999565b833084613409565b5f8284116128cb576128c66128be836001613cb8565b859085611a13565b61293f565b6128d36109ce565b6001600160a01b0316634cdad506856040518263ffffffff1660e01b815260040161290091815260200190565b602060405180830381865afa15801561291b573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061293f9190613c74565b90505f8385116129645783612955846001613cb8565b61295f9190613d15565b61296e565b61296e8583613d15565b90505f6129a961298564e8d4a510006103e8613ccb565b61298d61096d565b61299890600a613e8a565b6129a29190613d15565b8390612521565b6129b490600a613cb8565b9050866129c18285613cb8565b10156129e457868360405163697608a960e11b8152600401610ae5929190613c2e565b50505050505050565b6001600160a01b038216612a16575f60405163ec442f0560e01b8152600401610ae59190613996565b610de85f8383612730565b600580546001600160a01b038381166001600160a01b0319831681179093556040519116919082907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0905f90a35050565b5f6002826003811115612a8757612a87613e98565b612a919190613eac565b60ff166001149050919050565b60c08201515f612aad84613436565b9050612ab884613487565b15612ae757612ae284612add6001600160501b03612ad7601087613ccb565b90612521565b6134c1565b612b02565b83610120015161ffff16831115612b0257612b0284836134c1565b612b0c8484613509565b8111612b185750505050565b61010084015160e085015160408201516001600160501b031681108015612b46575082826060015161ffff16115b15612b7057612b6d848484604001516001600160501b0316856060015161ffff1685613546565b92505b5061ffff90911660608201526001600160501b039091166040909101525050565b6101008201516080810151604082015191515f926001600160501b0391171664ffffffffff909116171580159081612bce575060ff602884901c16155b15612bdc57829150506107dd565b610100840151805160098054602084015160408501516060860151608087015160a0909701516001600160501b039687166001600160601b031990951694909417600160501b61ffff9485160217600160601b600160c01b031916600160601b969092169590950261ffff60b01b191617600160b01b9190941602929092176001600160c01b0316600160c01b64ffffffffff909416939093026001600160e81b031692909217600160e81b62ffffff90921691909102179055602881612ca3575f612ca6565b60015b60ff16901b602860ff901b1984161791505092915050565b6007805463ffffffff191663ffff0000601084901b161761ffff84161790556040517f947504f5e2a48952ffa34f7cceb8582c6705286ad16842e7258c4207a40ce51890612d0f9084908490613d84565b60405180910390a15050565b60208101515f90612d3464e8d4a51000620f4240613ccb565b8110612d4a576001600160a01b03101592915050565b612d62676765c793fa10079d601b1b620f4240613ccb565b612d79612d6e85613046565b60c086015190612521565b612d839083613ccb565b10159392505050565b5f80612d9f8385026424b675dc00612521565b9050611342858264496cebb800819003611a13565b5f61090c612dc18461177b565b6129a2906001600160801b03613d28565b5f601882610100015160a0015162ffffff16612dee9190613cb8565b612dfa610e1042613d15565b1115612e06575f612e11565b816101000151608001515b64ffffffffff1692915050565b5f8115612e5e578160018364ffffffffff8016612e48868960a0015161252190919063ffffffff16565b02010381612e5857612e58613d01565b04612e60565b5f5b6001600160d81b0390931660d89390931b9290921760075561014090920180516001600160801b031660809390931b929092179182905250600855565b5f6001600160801b03821115611a0f576040516306dfcc6560e41b81526080600482015260248101839052604401610ae5565b60405163a9059cbb60e01b5f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f51148316612f26578383151615612f1a573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b8060e001518160c001511480612f4e5750612f4c81612d1b565b155b15612f565750565b610100810151805160409091015160c08301516001600160501b0392831692909116908080612f8486613046565b10612f90575050505050565b5f5b5060e085015181851015612fad57612faa818661358e565b90505b81841015612fc257612fbf818561358e565b90505b612fcc868261359d565b8560c0015191508082148015612fe557508560e0015181115b612f925781841115613008576101008601516001600160501b0383166040909101525b620f4240830483038210801561301d57508483115b801561302f575061302d86613487565b155b1561303e5761303e86846134c1565b505050505050565b5f6107dd825f0151836020015164e8d4a51000613694565b60c082015160e0830151610100840151516101208501516001600160501b03909116908385039061ffff165f80868511156130fb575f6130b48a61010001516020015161ffff168561252190919063ffffffff16565b90505f87820289612710020390506130e8818a6127108c8b030202816130dc576130dc613d01565b88916001910401612521565b92506130f6838a8a856136da565b935050505b868101818511801561310c57508015155b1561312e57808785028401838703028161312857613128613d01565b04830192505b5f6131428b6120e48d60200151878e613704565b60608c0181905260a08c0180518201905260208c01805190910190525061317b94506131749350899250613046915050565b849061358e565b60c09095019490945250505050565b6101008201515160c08301516001600160501b03909116906131ab84613487565b6131c3578082116114885750505061010001515f9052565b6131e86058856101200151901c6001600160501b03168261358e90919063ffffffff16565b90508082116131f75750505050565b62093a806132088462049d40612521565b828403028161321957613219613d01565b610100959095015194049091036001600160501b03169092525050565b5f61324082612dd2565b6101008301515f60809091015290508015801561325f57506080820151155b15613268575050565b60608201516080830151602084015190810191909103905f9061329490600160281b859003028361372d565b905064ffffef390981116132ae5780600160281b036132b0565b5f5b61010085015164ffffffffff8216608091820152850151909350159150610de89050576132df610e1042613d15565b61010083015162ffffff90911660a0909101525050565b6001600160a01b038316613320578060025f8282546133159190613cb8565b9091555061337d9050565b6001600160a01b0383165f908152602081905260409020548181101561335f5783818360405163391434e360e21b8152600401610ae593929190613d63565b6001600160a01b0384165f9081526020819052604090209082900390555b6001600160a01b038216613399576002805482900390556133b7565b6001600160a01b0382165f9081526020819052604090208054820190555b816001600160a01b0316836001600160a01b03167fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef836040516133fc91815260200190565b60405180910390a3505050565b613417848484846001613761565b6114885783604051635274afe760e01b8152600401610ae59190613996565b5f61344a8283610120015161ffff16613509565b9050816101000151604001516001600160501b03168260c001511161348257610100820151606001516107dd90829061ffff1661358e565b919050565b610100810151515f906001600160501b0316158015906107dd575081610120015161ffff168261010001516020015161ffff161092915050565b6101008201516134d083613487565b6134e45761012083015161ffff1660208201525b80516134fa9083906001600160501b031661358e565b6001600160501b031690525050565b5f8261010001515f01516001600160501b03168360c00151111561352d578161090c565b6101008301516020015161090c90839061ffff16612521565b5f8482026127108581028281038683030292898302038587029091030290828502820390858a038402028161357d5761357d613d01565b046127100398975050505050505050565b5f82821882841102821861090c565b602082015160c083015160e08401515f6135b686613046565b90508281106135c757505050505050565b5f6135d187613436565b90505f61360b60016136056127106135ed878a038a8a896136da565b816135fa576135fa613d01565b8b919004870161358e565b9061358e565b90505f61361b87878488876137ce565b90508860a00151811115613649575060a088015161364661363f88888489886137f7565b839061358e565b91505b60a0890180518290039052608089018051820190528603602089015261368261367b6136748a613046565b8790612521565b829061358e565b60c09098019790975250505050505050565b5f61139c6136a28385613cb8565b676765c793fa10079d601b1b6136b9876001613cb8565b6136c39190613ccb565b6136cd9190613d15565b6001600160501b03612521565b5f83156136fa57838383870202816136f4576136f4613d01565b04611342565b505f949350505050565b5f82156137245761371f848485856001016127100203611a13565b61139c565b505f9392505050565b5f815f0361373f5761373f6012612884565b81600184038161375157613751613d01565b046001018315155b029392505050565b6040516323b872dd60e01b5f8181526001600160a01b038781166004528616602452604485905291602083606481808c5af1925060015f511483166137bd5783831516156137b1573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b5f8183026137ec878688038302612710890284900388026001611c8e565b979650505050505050565b5f81830286810261381687826127108202859003890281016001611c8e565b98975050505050505050565b6040518061016001604052805f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f8152602001613866613878565b81526020015f81526020015f81525090565b6040805160c0810182525f80825260208201819052918101829052606081018290526080810182905260a081019190915290565b602081525f82518060208401528060208501604085015e5f604082850101526040601f19601f83011684010191505092915050565b5f602082840312156138f1575f5ffd5b5035919050565b80356001600160a01b0381168114613482575f5ffd5b5f5f6040838503121561391f575f5ffd5b613928836138f8565b946020939093013593505050565b5f5f5f60608486031215613948575f5ffd5b613951846138f8565b925061395f602085016138f8565b929592945050506040919091013590565b5f60208284031215613980575f5ffd5b61090c826138f8565b6001600160a01b03169052565b6001600160a01b0391909116815260200190565b5f5f604083850312156139bb575f5ffd5b823591506139cb602084016138f8565b90509250929050565b80358015158114613482575f5ffd5b5f602082840312156139f3575f5ffd5b61090c826139d4565b803561ffff81168114613482575f5ffd5b5f5f60408385031215613a1e575f5ffd5b613a27836139fc565b91506139cb602084016139fc565b5f5f5f60608486031215613a47575f5ffd5b83359250613a57602085016138f8565b9150613a65604085016138f8565b90509250925092565b5f61018082019050613a81828451613989565b6020830151613a936020840182613989565b506040830151613aa66040840182613989565b506060830151613ab96060840182613989565b506080830151613acc6080840182613989565b5060a0830151613adf60a0840182613989565b5060c0830151613af560c084018261ffff169052565b5060e0830151613b0b60e084018261ffff169052565b50610100830151613b2361010084018261ffff169052565b50610120830151613b3b61012084018261ffff169052565b50610140830151613b5561014084018263ffffffff169052565b506101608301516109c761016084018215159052565b61ffff93841681529190921660208201526001600160401b03909116604082015260600190565b5f5f5f60408486031215613ba4575f5ffd5b83356001600160401b03811115613bb9575f5ffd5b8401601f81018613613bc9575f5ffd5b80356001600160401b03811115613bde575f5ffd5b8660208260051b8401011115613bf2575f5ffd5b602091820194509250613a659085016139d4565b5f5f60408385031215613c17575f5ffd5b613c20836138f8565b91506139cb602084016138f8565b918252602082015260400190565b600181811c90821680613c5057607f821691505b602082108103613c6e57634e487b7160e01b5f52602260045260245ffd5b50919050565b5f60208284031215613c84575f5ffd5b5051919050565b634e487b7160e01b5f52601160045260245ffd5b60ff81811683821601908111156107dd576107dd613c8b565b808201808211156107dd576107dd613c8b565b80820281158282048414176107dd576107dd613c8b565b6001600160401b0381811683821601908111156107dd576107dd613c8b565b634e487b7160e01b5f52601260045260245ffd5b5f82613d2357613d23613d01565b500490565b818103818111156107dd576107dd613c8b565b6001600160401b0391909116815260200190565b634e487b7160e01b5f52603260045260245ffd5b6001600160a01b039390931683526020830191909152604082015260600190565b61ffff92831681529116602082015260400190565b5f82518060208501845e5f920191825250919050565b6001815b6001841115613dea57808504811115613dce57613dce613c8b565b6001841615613ddc57908102905b60019390931c928002613db3565b935093915050565b5f82613e00575060016107dd565b81613e0c57505f6107dd565b8160018114613e225760028114613e2c57613e48565b60019150506107dd565b60ff841115613e3d57613e3d613c8b565b50506001821b6107dd565b5060208310610133831016604e8410600b8410161715613e6b575081810a6107dd565b613e775f198484613daf565b805f190482111561375957613759613c8b565b5f61090c60ff841683613df2565b634e487b7160e01b5f52602160045260245ffd5b5f60ff831680613ebe57613ebe613d01565b8060ff8416069150509291505056",
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

// PackFEERAISELIFETIME is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8d4988cb.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function FEE_RAISE_LIFETIME() view returns(uint32)
func (feeWrapper *FeeWrapper) PackFEERAISELIFETIME() []byte {
	enc, err := feeWrapper.abi.Pack("FEE_RAISE_LIFETIME")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackFEERAISELIFETIME is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8d4988cb.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function FEE_RAISE_LIFETIME() view returns(uint32)
func (feeWrapper *FeeWrapper) TryPackFEERAISELIFETIME() ([]byte, error) {
	return feeWrapper.abi.Pack("FEE_RAISE_LIFETIME")
}

// UnpackFEERAISELIFETIME is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x8d4988cb.
//
// Solidity: function FEE_RAISE_LIFETIME() view returns(uint32)
func (feeWrapper *FeeWrapper) UnpackFEERAISELIFETIME(data []byte) (uint32, error) {
	out, err := feeWrapper.abi.Unpack("FEE_RAISE_LIFETIME", data)
	if err != nil {
		return *new(uint32), err
	}
	out0 := *abi.ConvertType(out[0], new(uint32)).(*uint32)
	return out0, nil
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

// PackEscrow is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe2fdcc17.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function escrow() view returns(uint256 shares, uint256 floor)
func (feeWrapper *FeeWrapper) PackEscrow() []byte {
	enc, err := feeWrapper.abi.Pack("escrow")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackEscrow is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe2fdcc17.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function escrow() view returns(uint256 shares, uint256 floor)
func (feeWrapper *FeeWrapper) TryPackEscrow() ([]byte, error) {
	return feeWrapper.abi.Pack("escrow")
}

// EscrowOutput serves as a container for the return parameters of contract
// method Escrow.
type EscrowOutput struct {
	Shares *big.Int
	Floor  *big.Int
}

// UnpackEscrow is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xe2fdcc17.
//
// Solidity: function escrow() view returns(uint256 shares, uint256 floor)
func (feeWrapper *FeeWrapper) UnpackEscrow(data []byte) (EscrowOutput, error) {
	out, err := feeWrapper.abi.Unpack("escrow", data)
	outstruct := new(EscrowOutput)
	if err != nil {
		return *outstruct, err
	}
	outstruct.Shares = abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	outstruct.Floor = abi.ConvertType(out[1], new(big.Int)).(*big.Int)
	return *outstruct, nil
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
// Solidity: function maxDeposit(address receiver) view returns(uint256 assets)
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
// Solidity: function maxDeposit(address receiver) view returns(uint256 assets)
func (feeWrapper *FeeWrapper) TryPackMaxDeposit(receiver common.Address) ([]byte, error) {
	return feeWrapper.abi.Pack("maxDeposit", receiver)
}

// UnpackMaxDeposit is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x402d267d.
//
// Solidity: function maxDeposit(address receiver) view returns(uint256 assets)
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

// PackRedeemInKind is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa4bfc6b6.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function redeemInKind(uint256 shares, address receiver, address holder) returns(uint256 units)
func (feeWrapper *FeeWrapper) PackRedeemInKind(shares *big.Int, receiver common.Address, holder common.Address) []byte {
	enc, err := feeWrapper.abi.Pack("redeemInKind", shares, receiver, holder)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRedeemInKind is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa4bfc6b6.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function redeemInKind(uint256 shares, address receiver, address holder) returns(uint256 units)
func (feeWrapper *FeeWrapper) TryPackRedeemInKind(shares *big.Int, receiver common.Address, holder common.Address) ([]byte, error) {
	return feeWrapper.abi.Pack("redeemInKind", shares, receiver, holder)
}

// UnpackRedeemInKind is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xa4bfc6b6.
//
// Solidity: function redeemInKind(uint256 shares, address receiver, address holder) returns(uint256 units)
func (feeWrapper *FeeWrapper) UnpackRedeemInKind(data []byte) (*big.Int, error) {
	out, err := feeWrapper.abi.Unpack("redeemInKind", data)
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

// FeeWrapperFeesReturned represents a FeesReturned event raised by the FeeWrapper contract.
type FeeWrapperFeesReturned struct {
	Shares *big.Int
	Raw    *types.Log // Blockchain specific contextual infos
}

const FeeWrapperFeesReturnedEventName = "FeesReturned"

// ContractEventName returns the user-defined event name.
func (FeeWrapperFeesReturned) ContractEventName() string {
	return FeeWrapperFeesReturnedEventName
}

// UnpackFeesReturnedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event FeesReturned(uint256 shares)
func (feeWrapper *FeeWrapper) UnpackFeesReturnedEvent(log *types.Log) (*FeeWrapperFeesReturned, error) {
	event := "FeesReturned"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != feeWrapper.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(FeeWrapperFeesReturned)
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

// FeeWrapperRedeemedInKind represents a RedeemedInKind event raised by the FeeWrapper contract.
type FeeWrapperRedeemedInKind struct {
	Caller       common.Address
	Receiver     common.Address
	Holder       common.Address
	Shares       *big.Int
	SourceShares *big.Int
	Raw          *types.Log // Blockchain specific contextual infos
}

const FeeWrapperRedeemedInKindEventName = "RedeemedInKind"

// ContractEventName returns the user-defined event name.
func (FeeWrapperRedeemedInKind) ContractEventName() string {
	return FeeWrapperRedeemedInKindEventName
}

// UnpackRedeemedInKindEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event RedeemedInKind(address indexed caller, address indexed receiver, address indexed holder, uint256 shares, uint256 sourceShares)
func (feeWrapper *FeeWrapper) UnpackRedeemedInKindEvent(log *types.Log) (*FeeWrapperRedeemedInKind, error) {
	event := "RedeemedInKind"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != feeWrapper.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(FeeWrapperRedeemedInKind)
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
	if bytes.Equal(raw[:4], feeWrapper.abi.Errors["FeeRaiseExpired"].ID.Bytes()[:4]) {
		return feeWrapper.UnpackFeeRaiseExpiredError(raw[4:])
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
	if bytes.Equal(raw[:4], feeWrapper.abi.Errors["OutOfGas"].ID.Bytes()[:4]) {
		return feeWrapper.UnpackOutOfGasError(raw[4:])
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
	if bytes.Equal(raw[:4], feeWrapper.abi.Errors["SourceTooCostly"].ID.Bytes()[:4]) {
		return feeWrapper.UnpackSourceTooCostlyError(raw[4:])
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

// FeeWrapperFeeRaiseExpired represents a FeeRaiseExpired error raised by the FeeWrapper contract.
type FeeWrapperFeeRaiseExpired struct {
	ExpiredAt uint64
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error FeeRaiseExpired(uint64 expiredAt)
func FeeWrapperFeeRaiseExpiredErrorID() common.Hash {
	return common.HexToHash("0xa383248e6d74191f29b1c281413164e522052cd3e73a4d6ce2f2a49d3744bd4c")
}

// UnpackFeeRaiseExpiredError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error FeeRaiseExpired(uint64 expiredAt)
func (feeWrapper *FeeWrapper) UnpackFeeRaiseExpiredError(raw []byte) (*FeeWrapperFeeRaiseExpired, error) {
	out := new(FeeWrapperFeeRaiseExpired)
	if err := feeWrapper.abi.UnpackIntoInterface(out, "FeeRaiseExpired", raw); err != nil {
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

// FeeWrapperOutOfGas represents a OutOfGas error raised by the FeeWrapper contract.
type FeeWrapperOutOfGas struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error OutOfGas()
func FeeWrapperOutOfGasErrorID() common.Hash {
	return common.HexToHash("0x77ebef4d460014cfc45ab055292b3a8f4a7c9e9ab42973e79fdaff6b27233461")
}

// UnpackOutOfGasError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error OutOfGas()
func (feeWrapper *FeeWrapper) UnpackOutOfGasError(raw []byte) (*FeeWrapperOutOfGas, error) {
	out := new(FeeWrapperOutOfGas)
	if err := feeWrapper.abi.UnpackIntoInterface(out, "OutOfGas", raw); err != nil {
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

// FeeWrapperSourceTooCostly represents a SourceTooCostly error raised by the FeeWrapper contract.
type FeeWrapperSourceTooCostly struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SourceTooCostly()
func FeeWrapperSourceTooCostlyErrorID() common.Hash {
	return common.HexToHash("0xd53e78d99a52a2f86c095a270e75fba40663b144e04ead690582708dd573542a")
}

// UnpackSourceTooCostlyError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SourceTooCostly()
func (feeWrapper *FeeWrapper) UnpackSourceTooCostlyError(raw []byte) (*FeeWrapperSourceTooCostly, error) {
	out := new(FeeWrapperSourceTooCostly)
	if err := feeWrapper.abi.UnpackIntoInterface(out, "SourceTooCostly", raw); err != nil {
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
