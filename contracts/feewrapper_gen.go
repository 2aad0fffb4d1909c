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
	ABI: "[{\"inputs\":[{\"components\":[{\"internalType\":\"contractIERC4626\",\"name\":\"source\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"allowlister\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"pauser\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"feeRecipient\",\"type\":\"address\"},{\"internalType\":\"uint16\",\"name\":\"performanceFeeBps\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"managementFeeBps\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"maxPerformanceFeeBps\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"maxManagementFeeBps\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"feeRaiseDelay\",\"type\":\"uint32\"},{\"internalType\":\"string\",\"name\":\"name\",\"type\":\"string\"},{\"internalType\":\"string\",\"name\":\"symbol\",\"type\":\"string\"}],\"internalType\":\"structFeeWrapper.Config\",\"name\":\"config\",\"type\":\"tuple\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"allowance\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"needed\",\"type\":\"uint256\"}],\"name\":\"ERC20InsufficientAllowance\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"balance\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"needed\",\"type\":\"uint256\"}],\"name\":\"ERC20InsufficientBalance\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"approver\",\"type\":\"address\"}],\"name\":\"ERC20InvalidApprover\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"ERC20InvalidReceiver\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"}],\"name\":\"ERC20InvalidSender\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"}],\"name\":\"ERC20InvalidSpender\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"max\",\"type\":\"uint256\"}],\"name\":\"ERC4626ExceededMaxDeposit\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"max\",\"type\":\"uint256\"}],\"name\":\"ERC4626ExceededMaxMint\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"max\",\"type\":\"uint256\"}],\"name\":\"ERC4626ExceededMaxRedeem\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"max\",\"type\":\"uint256\"}],\"name\":\"ERC4626ExceededMaxWithdraw\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"EntryPaused\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"feeBps\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"capBps\",\"type\":\"uint256\"}],\"name\":\"FeeAboveCap\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"expiredAt\",\"type\":\"uint64\"}],\"name\":\"FeeRaiseExpired\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"effectiveAt\",\"type\":\"uint64\"}],\"name\":\"FeeRaiseTooEarly\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"InvalidFeeRecipient\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NoFeeRaise\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"NotAllowed\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"OutOfGas\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"OwnableInvalidOwner\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"OwnableUnauthorizedAccount\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ReentrancyGuardReentrantCall\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint8\",\"name\":\"bits\",\"type\":\"uint8\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"SafeCastOverflowedUintDowncast\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"}],\"name\":\"SafeERC20FailedOperation\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"SourceKeptBack\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"caller\",\"type\":\"address\"}],\"name\":\"Unauthorized\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ZeroShares\",\"type\":\"error\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"bool\",\"name\":\"allowed\",\"type\":\"bool\"}],\"name\":\"AllowedSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"allowlister\",\"type\":\"address\"}],\"name\":\"AllowlisterSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"Approval\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"Deposit\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"bool\",\"name\":\"paused\",\"type\":\"bool\"}],\"name\":\"EntryPausedSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[],\"name\":\"FeeRaiseCancelled\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"uint16\",\"name\":\"performanceFeeBps\",\"type\":\"uint16\"},{\"indexed\":false,\"internalType\":\"uint16\",\"name\":\"managementFeeBps\",\"type\":\"uint16\"},{\"indexed\":false,\"internalType\":\"uint64\",\"name\":\"effectiveAt\",\"type\":\"uint64\"}],\"name\":\"FeeRaiseSubmitted\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"feeRecipient\",\"type\":\"address\"}],\"name\":\"FeeRecipientSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"managementShares\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"performanceShares\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"highWaterMark\",\"type\":\"uint256\"}],\"name\":\"FeesAccrued\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"recipient\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"FeesCollected\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"FeesReturned\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"uint16\",\"name\":\"performanceFeeBps\",\"type\":\"uint16\"},{\"indexed\":false,\"internalType\":\"uint16\",\"name\":\"managementFeeBps\",\"type\":\"uint16\"}],\"name\":\"FeesSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"previousOwner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"OwnershipTransferStarted\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"previousOwner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"OwnershipTransferred\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"pauser\",\"type\":\"address\"}],\"name\":\"PauserSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"caller\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"holder\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"sourceShares\",\"type\":\"uint256\"}],\"name\":\"RedeemedInKind\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"from\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"Transfer\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"Withdraw\",\"type\":\"event\"},{\"inputs\":[],\"name\":\"FEE_RAISE_LIFETIME\",\"outputs\":[{\"internalType\":\"uint32\",\"name\":\"\",\"type\":\"uint32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"acceptOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"}],\"name\":\"allowance\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"allowed\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"allowlister\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"applyFeeRaise\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"approve\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"asset\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"balanceOf\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"cancelFeeRaise\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"collectFees\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"convertToAssets\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"convertToShares\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"decimals\",\"outputs\":[{\"internalType\":\"uint8\",\"name\":\"\",\"type\":\"uint8\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"deposit\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"entryPaused\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"escrow\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"floor\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"feeRaise\",\"outputs\":[{\"internalType\":\"uint16\",\"name\":\"performanceFeeBps\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"managementFeeBps\",\"type\":\"uint16\"},{\"internalType\":\"uint64\",\"name\":\"effectiveAt\",\"type\":\"uint64\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"feeRaiseDelay\",\"outputs\":[{\"internalType\":\"uint32\",\"name\":\"\",\"type\":\"uint32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"feeRecipient\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"highWaterMark\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"lastAccrual\",\"outputs\":[{\"internalType\":\"uint40\",\"name\":\"\",\"type\":\"uint40\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"liquidity\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"managementFeeBps\",\"outputs\":[{\"internalType\":\"uint16\",\"name\":\"\",\"type\":\"uint16\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"maxDeposit\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"maxManagementFeeBps\",\"outputs\":[{\"internalType\":\"uint16\",\"name\":\"\",\"type\":\"uint16\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"maxMint\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"maxPerformanceFeeBps\",\"outputs\":[{\"internalType\":\"uint16\",\"name\":\"\",\"type\":\"uint16\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"holder\",\"type\":\"address\"}],\"name\":\"maxRedeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"holder\",\"type\":\"address\"}],\"name\":\"maxWithdraw\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"mint\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"name\",\"outputs\":[{\"internalType\":\"string\",\"name\":\"\",\"type\":\"string\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"owner\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"pauser\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"pendingFees\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"pendingOwner\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"performanceFeeBps\",\"outputs\":[{\"internalType\":\"uint16\",\"name\":\"\",\"type\":\"uint16\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"previewDeposit\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"previewMint\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"previewRedeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"previewWithdraw\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"pricePerShare\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"holder\",\"type\":\"address\"}],\"name\":\"redeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"holder\",\"type\":\"address\"}],\"name\":\"redeemInKind\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"units\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"renounceOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address[]\",\"name\":\"accounts\",\"type\":\"address[]\"},{\"internalType\":\"bool\",\"name\":\"allowed_\",\"type\":\"bool\"}],\"name\":\"setAllowed\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"allowlister_\",\"type\":\"address\"}],\"name\":\"setAllowlister\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bool\",\"name\":\"paused\",\"type\":\"bool\"}],\"name\":\"setEntryPaused\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"feeRecipient_\",\"type\":\"address\"}],\"name\":\"setFeeRecipient\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint16\",\"name\":\"performanceFeeBps_\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"managementFeeBps_\",\"type\":\"uint16\"}],\"name\":\"setFees\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"pauser_\",\"type\":\"address\"}],\"name\":\"setPauser\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"source\",\"outputs\":[{\"internalType\":\"contractIERC4626\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"sourceShares\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"state\",\"outputs\":[{\"components\":[{\"internalType\":\"address\",\"name\":\"source\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"asset\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"allowlister\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"pauser\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"feeRecipient\",\"type\":\"address\"},{\"internalType\":\"uint16\",\"name\":\"performanceFeeBps\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"managementFeeBps\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"maxPerformanceFeeBps\",\"type\":\"uint16\"},{\"internalType\":\"uint16\",\"name\":\"maxManagementFeeBps\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"feeRaiseDelay\",\"type\":\"uint32\"},{\"internalType\":\"bool\",\"name\":\"entryPaused\",\"type\":\"bool\"}],\"internalType\":\"structFeeWrapper.State\",\"name\":\"\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"symbol\",\"outputs\":[{\"internalType\":\"string\",\"name\":\"\",\"type\":\"string\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"totalAssets\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"totalSupply\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"transfer\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"from\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"transferFrom\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"transferOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"holder\",\"type\":\"address\"}],\"name\":\"withdraw\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"}]",
	ID:  "FeeWrapper",
	Bin: "0x610140604052348015610010575f5ffd5b50604051614e30380380614e3083398101604081905261002f91610739565b8060a001518160c001518260e0015183610100015184610120015185608001518660200151875f01516001600160a01b03166338d52e0f6040518163ffffffff1660e01b8152600401602060405180830381865afa158015610093573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906100b79190610880565b6101408901516101608a015160036100cf8382610930565b5060046100dc8282610930565b5050505f5f6100f0836102d760201b60201c565b9150915081610100576012610102565b805b60ff1660a05250506001600160a01b03908116608052811661013e57604051631e4fbdf760e01b81525f60048201526024015b60405180910390fd5b6101478161030a565b506101556001612710610a02565b8461ffff161115610193578361016e6001612710610a02565b604051630e2b357b60e31b815261ffff90921660048301526024820152604401610135565b6101a06001612710610a02565b8361ffff1611156101b9578261016e6001612710610a02565b61ffff80851660c052831660e05263ffffffff82166101005260586101ea5f806101e5600c600a610af8565b610326565b4260301b911b176007556101fe8686610375565b61020886866103f3565b61021181610460565b505084516001600160a01b0390811661012052604080870151600d80546001600160a01b03191691909316908117909255519094507f2e8578cffb63e57c6a6e9aa92ac7e9cc0ea4f24cd608ef0849478f446b81ec3393505f92509050a26060810151600e80546001600160a01b0319166001600160a01b0390921691821790556040517fd11d57c2c7468878b1035df11c670bcd0091aa840bf8aa166365397622237bea905f90a26102d16102c660805190565b610120515f196104e5565b50610b4f565b63313ce56760e01b5f818152908190602082600481875afa5f51601f3d1190911661010082101695908602945092505050565b600680546001600160a01b031916905561032381610564565b50565b5f61036d6103348385610b06565b6b033b2e3c9fd0803ce800000061034c876001610b06565b6103569190610b19565b6103609190610b30565b6001600160501b036105b5565b949350505050565b60c05161ffff168261ffff1611156103b25760c051604051630e2b357b60e31b815261ffff80851660048301529091166024820152604401610135565b60e05161ffff168161ffff1611156103ef5760e051604051630e2b357b60e31b815261ffff80841660048301529091166024820152604401610135565b5050565b6007805463ffffffff191663ffff0000601084901b161761ffff84161790556040517f947504f5e2a48952ffa34f7cceb8582c6705286ad16842e7258c4207a40ce51890610454908490849061ffff92831681529116602082015260400190565b60405180910390a15050565b6001600160a01b038116158061047e57506001600160a01b03811630145b1561049c57604051630ed1b8b360e31b815260040160405180910390fd5b600a80546001600160a01b0319166001600160a01b0383169081179091556040517fbf9a9534339a9d6b81696e05dcfb614b7dc518a31d48be3cfb757988381fb323905f90a250565b6104f18383835f6105c9565b61055f5761050283835f60016105c9565b61052a57604051635274afe760e01b81526001600160a01b0384166004820152602401610135565b61053783838360016105c9565b61055f57604051635274afe760e01b81526001600160a01b0384166004820152602401610135565b505050565b600580546001600160a01b038381166001600160a01b0319831681179093556040519116919082907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0905f90a35050565b5f8282188284100282185b90505b92915050565b60405163095ea7b360e01b5f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f5114831661061f578383151615610613573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b634e487b7160e01b5f52604160045260245ffd5b60405161018081016001600160401b03811182821017156106625761066261062b565b60405290565b6001600160a01b0381168114610323575f5ffd5b805161068781610668565b919050565b805161ffff81168114610687575f5ffd5b805163ffffffff81168114610687575f5ffd5b5f82601f8301126106bf575f5ffd5b81516001600160401b038111156106d8576106d861062b565b604051601f8201601f19908116603f011681016001600160401b03811182821017156107065761070661062b565b60405281815283820160200185101561071d575f5ffd5b8160208501602083015e5f918101602001919091529392505050565b5f60208284031215610749575f5ffd5b81516001600160401b0381111561075e575f5ffd5b82016101808185031215610770575f5ffd5b61077861063f565b6107818261067c565b815261078f6020830161067c565b60208201526107a06040830161067c565b60408201526107b16060830161067c565b60608201526107c26080830161067c565b60808201526107d360a0830161068c565b60a08201526107e460c0830161068c565b60c08201526107f560e0830161068c565b60e0820152610807610100830161068c565b61010082015261081a610120830161069d565b6101208201526101408201516001600160401b03811115610839575f5ffd5b610845868285016106b0565b610140830152506101608201516001600160401b03811115610865575f5ffd5b610871868285016106b0565b61016083015250949350505050565b5f60208284031215610890575f5ffd5b815161089b81610668565b9392505050565b600181811c908216806108b657607f821691505b6020821081036108d457634e487b7160e01b5f52602260045260245ffd5b50919050565b601f82111561055f578282111561055f57805f5260205f20601f840160051c602085101561090557505f5b90810190601f840160051c035f5b81811015610928575f83820155600101610913565b505050505050565b81516001600160401b038111156109495761094961062b565b61095d8161095784546108a2565b846108da565b6020601f82116001811461098f575f83156109785750848201515b5f19600385901b1c1916600184901b1784556109e7565b5f84815260208120601f198516915b828110156109be578785015182556020948501946001909201910161099e565b50848210156109db57868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b634e487b7160e01b5f52601160045260245ffd5b818103818111156105c3576105c36109ee565b6001815b6001841115610a5057808504811115610a3457610a346109ee565b6001841615610a4257908102905b60019390931c928002610a19565b935093915050565b5f82610a66575060016105c3565b81610a7257505f6105c3565b8160018114610a885760028114610a9257610aae565b60019150506105c3565b60ff841115610aa357610aa36109ee565b50506001821b6105c3565b5060208310610133831016604e8410600b8410161715610ad1575081810a6105c3565b610add5f198484610a15565b805f1904821115610af057610af06109ee565b029392505050565b5f6105c060ff841683610a58565b808201808211156105c3576105c36109ee565b80820281158282048414176105c3576105c36109ee565b5f82610b4a57634e487b7160e01b5f52601260045260245ffd5b500490565b60805160a05160c05160e0516101005161012051614215610c1b5f395f818161054201528181610a2e0152818161124a015281816115f101528181611b5a01528181611ee70152818161221001528181612a7b01526130f101525f818161062e01528181610ff001528181611023015261170f01525f818161070d015281816116e5015281816124bc015261251d01525f81816104f5015281816116bb0152818161242c015261248d01525f610b8301525f81816104b801528181611623015261307801526142155ff3fe608060405234801561000f575f5ffd5b506004361061039e575f3560e01c8063911106a5116101ea578063c19d93fb11610114578063d905777e116100a9578063e74b981b11610079578063e74b981b1461088b578063ef5f9fc41461089e578063ef8b30f714610757578063f2fde38b146108b1575f5ffd5b8063d905777e14610812578063dd62ed3e14610825578063e2fdcc171461085d578063e30c39781461087a575f5ffd5b8063ce96cb77116100e4578063ce96cb7714610772578063d63a8e1114610785578063d6d0eb86146107a7578063d7803fda146107ff575f5ffd5b8063c19d93fb1461072f578063c63d75b614610744578063c6e6f59214610757578063c87965721461076a575f5ffd5b8063a4bfc6b61161018a578063b460af941161015a578063b460af94146106da578063b9d4e879146106ed578063ba087652146106f5578063be72f5f114610708575f5ffd5b8063a4bfc6b614610699578063a9059cbb146106ac578063af57c56e146106bf578063b3d7f6b9146106c7575f5ffd5b806395d89b41116101c557806395d89b411461066357806399530b061461066b5780639ef833d4146106735780639fd0506d14610686575f5ffd5b8063911106a514610616578063919fb9671461062957806394bf804d14610650575f5ffd5b806338d52e0f116102cb57806370a082311161026b5780637b3baab41161023b5780637b3baab4146105b75780637e477afb146105d35780638d4988cb146105e65780638da5cb5b14610605575f5ffd5b806370a0823114610577578063715018a61461059f578063796c54a6146105a757806379ba5097146105af575f5ffd5b806346904840116102a6578063469048401461052a5780634cdad506146103d257806367e828bf1461053d5780636e553f6514610564575f5ffd5b806338d52e0f146104b6578063390b7fce146104f0578063402d267d14610517575f5ffd5b80631a686502116103415780632d88af4a116103115780632d88af4a14610467578063306ecfbe1461047a578063313ce567146104825780633813c35a1461049c575f5ffd5b80631a6865021461042d5780631e8410da14610435578063224438d11461044c57806323b872dd14610454575f5ffd5b8063095ea7b31161037c578063095ea7b3146103e55780630a28a477146104085780630e5256351461041b57806318160ddd14610425575f5ffd5b806301e1d114146103a257806306fdde03146103bd57806307a2d13a146103d2575b5f5ffd5b6103aa6108c4565b6040519081526020015b60405180910390f35b6103c56108db565b6040516103b49190613bbb565b6103aa6103e0366004613c0e565b61096b565b6103f86103f3366004613c40565b61097c565b60405190151581526020016103b4565b6103aa610416366004613c0e565b610993565b61042361099f565b005b6002546103aa565b6103aa6109fe565b60075460581c69ffffffffffffffffffff166103aa565b6103aa610aa0565b6103f8610462366004613c68565b610ad1565b610423610475366004613ca2565b610af6565b6103aa610b5f565b61048a610b7b565b60405160ff90911681526020016103b4565b60075460101c5b60405161ffff90911681526020016103b4565b7f00000000000000000000000000000000000000000000000000000000000000005b6040516001600160a01b0390911681526020016103b4565b6104a37f000000000000000000000000000000000000000000000000000000000000000081565b6103aa610525366004613ca2565b610ba7565b600a546104d8906001600160a01b031681565b6104d87f000000000000000000000000000000000000000000000000000000000000000081565b6103aa610572366004613cbb565b610ca9565b6103aa610585366004613ca2565b6001600160a01b03165f9081526020819052604090205490565b610423610d79565b6103f8610d8a565b610423610d9c565b60075460301c60405164ffffffffff90911681526020016103b4565b6104236105e1366004613ca2565b610dfe565b6105f06212750081565b60405163ffffffff90911681526020016103b4565b6005546001600160a01b03166104d8565b610423610624366004613cf4565b610e67565b6105f07f000000000000000000000000000000000000000000000000000000000000000081565b6103aa61065e366004613cbb565b610ebd565b6103c5610f1f565b6103aa610f2e565b610423610681366004613d1e565b610f92565b600e546104d8906001600160a01b031681565b6103aa6106a7366004613d46565b611156565b6103f86106ba366004613c40565b6112eb565b6104236112f8565b6103aa6106d5366004613c0e565b61149b565b6103aa6106e8366004613d46565b6114a7565b6007546104a3565b6103aa610703366004613d46565b61152c565b6104a37f000000000000000000000000000000000000000000000000000000000000000081565b610737611583565b6040516103b49190613d7f565b6103aa610752366004613ca2565b611756565b6103aa610765366004613c0e565b6117f1565b6103aa6117fc565b6103aa610780366004613ca2565b611844565b6103f8610793366004613ca2565b600c6020525f908152604090205460ff1681565b600b546107d49061ffff8082169162010000810490911690640100000000900467ffffffffffffffff1683565b6040805161ffff948516815293909216602084015267ffffffffffffffff16908201526060016103b4565b61042361080d366004613eaa565b61187c565b6103aa610820366004613ca2565b611984565b6103aa610833366004613f20565b6001600160a01b039182165f90815260016020908152604080832093909416825291909152205490565b6108656119f2565b604080519283526020830191909152016103b4565b6006546001600160a01b03166104d8565b610423610899366004613ca2565b611a1a565b600d546104d8906001600160a01b031681565b6104236108bf366004613ca2565b611a6c565b5f6108cd611af5565b6108d5611b57565b90505b90565b6060600380546108ea90613f48565b80601f016020809104026020016040519081016040528092919081815260200182805461091690613f48565b80156109615780601f1061093857610100808354040283529160200191610961565b820191905f5260205f20905b81548152906001019060200180831161094457829003601f168201915b5050505050905090565b5f610976825f611bc0565b92915050565b5f33610989818585611c0a565b5060019392505050565b5f610976826001611c1c565b6109a7611c5b565b600b54640100000000900467ffffffffffffffff165f036109f4576040517f3baf66eb00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6109fc611ca1565b565b6040517fce96cb770000000000000000000000000000000000000000000000000000000081523060048201525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063ce96cb77906024015b602060405180830381865afa158015610a7c573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906108d59190613f99565b5f610aa9611af5565b5f610ab2611d10565b9050610acb8160a00151610ac583611d73565b90611dad565b91505090565b5f33610ade858285611dc3565b610ae9858585611e52565b60019150505b9392505050565b610afe611c5b565b600e80547fffffffffffffffffffffffff0000000000000000000000000000000000000000166001600160a01b0383169081179091556040517fd11d57c2c7468878b1035df11c670bcd0091aa840bf8aa166365397622237bea905f90a250565b5f6108d56008546fffffffffffffffffffffffffffffffff1690565b5f6108d5600c7f0000000000000000000000000000000000000000000000000000000000000000613fdd565b6007545f9060201c60ff16151580610bd757506001600160a01b0382165f908152600c602052604090205460ff16155b80610c085750610c085f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c6108d5565b15610c1457505f919050565b6040513060248201525f90610ca190604401604080517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe08184030181529190526020810180517bffffffffffffffffffffffffffffffffffffffffffffffffffffffff167f402d267d00000000000000000000000000000000000000000000000000000000179052611ee1565b949350505050565b5f610cb2611f99565b610cbb82611fce565b5f610cc46120b4565b9050610cf9610cd5600c600a6140d9565b8260200151610ce491906140e7565b8251610cf19060016140e7565b869190612119565b915081158015610d0857508315155b15610d3f576040517f9811e0c700000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b610d4b838584846121c9565b506109766109fc5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00611fc8565b610d81611c5b565b6109fc5f612315565b6007545f9060201c60ff1615156108d5565b60065433906001600160a01b03168114610df2576040517f118cdaa70000000000000000000000000000000000000000000000000000000081526001600160a01b03821660048201526024015b60405180910390fd5b610dfb81612315565b50565b610e06611c5b565b600d80547fffffffffffffffffffffffff0000000000000000000000000000000000000000166001600160a01b0383169081179091556040517f2e8578cffb63e57c6a6e9aa92ac7e9cc0ea4f24cd608ef0849478f446b81ec33905f90a250565b600e54610e7c906001600160a01b0316612346565b610e85816123a3565b60405181151581527fdc73380e7a835e9fc8a26a9cd6b68f5c19460babb7e506a3d295af45968f6d599060200160405180910390a150565b5f610ec6611f99565b610ecf82611fce565b5f610ed86120b4565b8051909150610f1190610eec9060016140e7565b610ef8600c600a6140d9565b8360200151610f0791906140e7565b86919060016123e8565b9150610d4b838386846121c9565b6060600480546108ea90613f48565b5f610f37611af5565b5f610f40611d10565b9050610acb610f51600c600a6140d9565b610f6390670de0b6b3a76400006140fa565b610f6f600c600a6140d9565b8360200151610f7e91906140e7565b8351610f8b9060016140e7565b9190612119565b610f9a611c5b565b610fa2611f99565b610fac828261242a565b610fb4611ca1565b5f610fbe60075490565b61ffff168361ffff161180610fdf575060075460101c61ffff168261ffff16115b9050808015611013575063ffffffff7f00000000000000000000000000000000000000000000000000000000000000001615155b15611119575f61104963ffffffff7f00000000000000000000000000000000000000000000000000000000000000001642614111565b604080516060808201835261ffff888116808452908816602080850182905267ffffffffffffffff8716948601859052600b80547fffffffffffffffffffffffffffffffffffffffffffffffffffffffff00000000168417620100008402177fffffffffffffffffffffffffffffffffffffffff0000000000000000ffffffff1664010000000087021790558551928352820152928301919091529192507fa492802bdbce5c768ca927ba2e83451677476545a0e829c969dd84b0ea0993a4910160405180910390a15050611125565b611123838361254a565b505b6111526109fc5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00611fc8565b5050565b5f61115f611f99565b5f5f61116961257c565b91509150816111c457611180603f620f424061415e565b5a10156111b9576040517f77ebef4d00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6111c2816126b4565b505b6111cd8161279b565b6101408101516fffffffffffffffffffffffffffffffff1661120c816111f5600c600a6140d9565b846020015161120491906140e7565b899190612119565b9350336001600160a01b0386161461122957611229853389611dc3565b611233858861293f565b6112456112408583614171565b61298c565b6112707f000000000000000000000000000000000000000000000000000000000000000087866129bb565b60408051888152602081018690526001600160a01b03808816929089169133917f5752954bd997bb2891d3420abc96f0469888b15fe38bb15e757a22243ea4575d910160405180910390a4505050610aef6109fc5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00611fc8565b5f33610989818585611e52565b611300611f99565b60408051606081018252600b5461ffff8082168352620100008204166020830152640100000000900467ffffffffffffffff16918101829052905f03611372576040517f3baf66eb00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b806040015167ffffffffffffffff164210156113cc5760408082015190517ff9434e0600000000000000000000000000000000000000000000000000000000815267ffffffffffffffff9091166004820152602401610de9565b60408101515f906113e1906212750090614111565b90508067ffffffffffffffff16421115611433576040517fa383248e00000000000000000000000000000000000000000000000000000000815267ffffffffffffffff82166004820152602401610de9565b600b80547fffffffffffffffffffffffffffffffffffffffff0000000000000000000000001690558151602083015161146c919061254a565b50506109fc6109fc5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00611fc8565b5f610976826001611bc0565b5f6114b0611f99565b5f6114b96120b4565b90506114f06114ca600c600a6140d9565b82602001516114d991906140e7565b82516114e69060016140e7565b87919060016123e8565b91506114fe84848785612a09565b50610aef6109fc5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00611fc8565b5f611535611f99565b5f61153e6120b4565b8051909150611575906115529060016140e7565b61155e600c600a6140d9565b836020015161156d91906140e7565b879190612119565b91506114fe84848488612a09565b60408051610180810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c0810182905260e081018290526101008101829052610120810182905261014081018290526101608101919091526040518061018001604052807f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031681526020016116457f000000000000000000000000000000000000000000000000000000000000000090565b6001600160a01b031681526020016116656005546001600160a01b031690565b6001600160a01b039081168252600d5481166020830152600e5481166040830152600a5416606082015260800161169b60075490565b61ffff1681526020016116b060075460101c90565b61ffff1681526020017f000000000000000000000000000000000000000000000000000000000000000061ffff1681526020017f000000000000000000000000000000000000000000000000000000000000000061ffff1681526020017f000000000000000000000000000000000000000000000000000000000000000063ffffffff16815260200161174d60075460ff60209190911c16151590565b15159052919050565b5f5f61176183610ba7565b9050805f0361177257505f92915050565b5f5f61177c61257c565b915091508161178f57505f949350505050565b5f61179c600c600a6140d9565b82602001516117ab91906140e7565b90506117b8815f1961415e565b84116117e45781516117cb9060016140e7565b6117d582866140fa565b6117df919061415e565b6117e7565b5f195b9695505050505050565b5f610976825f611c1c565b5f611805611f99565b6118156118106120b4565b612b65565b90506108d86109fc5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00611fc8565b5f5f5f61186d611868856001600160a01b03165f9081526020819052604090205490565b612c05565b5091509150610ca18282612d6e565b600d54611891906001600160a01b0316612346565b5f5b8281101561197e5781600c5f8686858181106118b1576118b1614184565b90506020020160208101906118c69190613ca2565b6001600160a01b0316815260208101919091526040015f2080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001691151591909117905583838281811061191d5761191d614184565b90506020020160208101906119329190613ca2565b6001600160a01b03167fc5217903bd71390e046be1c1ee589f3af533c8fe5b67ee0a7dade2f8a853badd8360405161196e911515815260200190565b60405180910390a2600101611893565b50505050565b6001600160a01b0381165f908152602081905260408120545f5f5f6119a884612c05565b9250925092508183116119bf575091949350505050565b6117e76119ce600c600a6140d9565b82602001516119dd91906140e7565b82516119ea9060016140e7565b849190612119565b5f5f6119fc611af5565b5f611a05611d10565b90508060a001518160e0015192509250509091565b611a22611c5b565b611a2a611f99565b611a356118106120b4565b50611a3f81612d7d565b610dfb6109fc5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00611fc8565b611a74611c5b565b600680546001600160a01b0383167fffffffffffffffffffffffff00000000000000000000000000000000000000009091168117909155611abd6005546001600160a01b031690565b6001600160a01b03167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e2270060405160405180910390a350565b611b205f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c6108d5565b156109fc576040517f3ee5aeb500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316634cdad506611ba26008546fffffffffffffffffffffffffffffffff1690565b6040518263ffffffff1660e01b8152600401610a6191815260200190565b5f611bc9611af5565b5f611bd2611d10565b8051909150610ca190611be69060016140e7565b611bf2600c600a6140d9565b8360200151611c0191906140e7565b869190866123e8565b611c178383836001612e33565b505050565b5f611c25611af5565b5f611c2e611d10565b9050610ca1611c3f600c600a6140d9565b8260200151611c4e91906140e7565b8251611c019060016140e7565b6005546001600160a01b031633146109fc576040517f118cdaa7000000000000000000000000000000000000000000000000000000008152336004820152602401610de9565b600b54640100000000900467ffffffffffffffff165f03611cbe57565b600b80547fffffffffffffffffffffffffffffffffffffffff0000000000000000000000001690556040517fd35f4d6fcfaf55cfb3595a1f94a327a6274538ba6eb69a084019f787f3350d8a905f90a1565b611d626040518061016001604052805f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81525090565b6108d881611d6e611b57565b612f29565b6080808201516060830151604084015161014085015190931c90920190910103610976816fffffffffffffffffffffffffffffffff612d6e565b5f80828403848111159081025b95945050505050565b6001600160a01b038381165f908152600160209081526040808320938616835292905220545f1981101561197e5781811015611e44576040517ffb8f41b20000000000000000000000000000000000000000000000000000000081526001600160a01b03841660048201526024810182905260448101839052606401610de9565b61197e84848484035f612e33565b6001600160a01b038316611e94576040517f96c6fd1e0000000000000000000000000000000000000000000000000000000081525f6004820152602401610de9565b6001600160a01b038216611ed6576040517fec442f050000000000000000000000000000000000000000000000000000000081525f6004820152602401610de9565b611c17838383612fae565b5f5f60607f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316620f424085604051611f2191906141b1565b5f604051808303818686fa925050503d805f8114611f5a576040519150601f19603f3d011682016040523d82523d5f602084013e611f5f565b606091505b509093509050828015611f7457506020815110155b92508215611f935780806020019051810190611f909190613f99565b91505b50915091565b611fa1611af5565b6109fc60017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b9061303f565b60075460201c60ff161561200e576040517f3ed3042000000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b335f908152600c602052604090205460ff16612058576040517ffa5cd00f000000000000000000000000000000000000000000000000000000008152336004820152602401610de9565b6001600160a01b0381165f908152600c602052604090205460ff16610dfb576040517ffa5cd00f0000000000000000000000000000000000000000000000000000000081526001600160a01b0382166004820152602401610de9565b6121066040518061016001604052805f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81525090565b61210e611d10565b90506108d88161279b565b5f5f5f6121268686613046565b91509150815f0361214a5783818161214057612140614131565b0492505050610aef565b818411612161576121616003851502601118613062565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150509392505050565b82156122be576121d93384613073565b6040517f6e553f65000000000000000000000000000000000000000000000000000000008152600481018490523060248201525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690636e553f65906044016020604051808303815f875af115801561225e573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906122829190613f99565b90505f8261014001516fffffffffffffffffffffffffffffffff1690506122ae858383865f015161309f565b6122bb61124083836140e7565b50505b6122c884836131b9565b60408051848152602081018490526001600160a01b0386169133917fdcbc1c05240f31ff3ad067ef1ee35ce4997762752e3a095284754544f4c709d791015b60405180910390a350505050565b600680547fffffffffffffffffffffffff0000000000000000000000000000000000000000169055610dfb81613206565b336001600160a01b0382161480159061236a57506005546001600160a01b03163314155b15610dfb576040517f8e4a23d6000000000000000000000000000000000000000000000000000000008152336004820152602401610de9565b6020816123b0575f6123b3565b60015b600780547ffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff1660ff9290921690921b17905550565b5f6124156123f58361326f565b801561241057505f848061240b5761240b614131565b868809115b151590565b612420868686612119565b611dba91906140e7565b7f000000000000000000000000000000000000000000000000000000000000000061ffff168261ffff1611156124ba576040517f7159abd800000000000000000000000000000000000000000000000000000000815261ffff80841660048301527f0000000000000000000000000000000000000000000000000000000000000000166024820152604401610de9565b7f000000000000000000000000000000000000000000000000000000000000000061ffff168161ffff161115611152576040517f7159abd800000000000000000000000000000000000000000000000000000000815261ffff80831660048301527f0000000000000000000000000000000000000000000000000000000000000000166024820152604401610de9565b5f6125536120b4565b905080610120015161ffff168361ffff1614612572576125728161329b565b611c178383613392565b5f6125cf6040518061016001604052805f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81525090565b5f61267b6125ee6008546fffffffffffffffffffffffffffffffff1690565b60405160240161260091815260200190565b604080517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe08184030181529190526020810180517bffffffffffffffffffffffffffffffffffffffffffffffffffffffff167f4cdad50600000000000000000000000000000000000000000000000000000000179052611ee1565b909350905082801561269d57506fffffffffffffffffffffffffffffffff8111155b925082156126af576126af8282612f29565b509091565b600754600854610140830181905261012083018290525f9190608081901c83816126dd60025490565b6126e791906140e7565b9050603084901c64ffffffffff16420394506127028161341a565b156127205761271a81601086901c61ffff168761345d565b60408701525b60408601518101602087015269ffffffffffffffffffff605885901c1664ffffffffff60d886901c84020460a088015260c0870181905265ffffffffffff60a886901c8116820204900360e087015260ff602885901c16156127925760095469ffffffffffffffffffff166101008701525b50505050919050565b61012081015160c082015169ffffffffffffffffffff605883901c168114155f82156127eb578260018465ffffffffffff80168860e001518703020103816127e5576127e5614131565b046127ed565b5f5b905060a881901b605884901b603042901b8665ffffffffffff16171717935050602883901c60ff165f14612874578361010001515f036128335765010000000000831892505b610100840151600980547fffffffffffffffffffffffffffffffffffffffffffff000000000000000000001669ffffffffffffffffffff9092169190911790555b612887848461288287611d73565b613485565b8360600151846040015161289b91906140e7565b1515806128a55750805b156128f257604080850151606080870151835192835260208301529181018490527f3f0efd667efe2a4e661231bb42b65ce017c3326fb50d12aa6f936500d58c1c02910160405180910390a15b60808401511561197e577f2ac180ac0ea14f2927cc0966062ca65f0d2bc166fad7ec704f2a4b1fe938eec3846080015160405161293191815260200190565b60405180910390a150505050565b6001600160a01b038216612981576040517f96c6fd1e0000000000000000000000000000000000000000000000000000000081525f6004820152602401610de9565b611152825f83612fae565b61299581613521565b6fffffffffffffffffffffffffffffffff16608080600854901c901b1760088190555050565b6129c8838383600161357a565b611c17576040517f5274afe70000000000000000000000000000000000000000000000000000000081526001600160a01b0384166004820152602401610de9565b336001600160a01b03841614612a2457612a24833383611dc3565b612a2e838261293f565b8115612b14576040517fb460af94000000000000000000000000000000000000000000000000000000008152600481018390526001600160a01b0385811660248301523060448301525f917f00000000000000000000000000000000000000000000000000000000000000009091169063b460af94906064016020604051808303815f875af1158015612ac3573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190612ae79190613f99565b9050612b1281612b086008546fffffffffffffffffffffffffffffffff1690565b6112409190614171565b505b60408051838152602081018390526001600160a01b03808616929087169133917ffbde797d201c681b91056529119e0b02407c7bb96a4a2c75c01fc9667232c8db910160405180910390a450505050565b61014081015160a08201515f9160801c90612b81908290611dad565b9150815f03612b9257505f92915050565b612ba58360075484846128829190614171565b600a546001600160a01b0316612bbb81846131b9565b806001600160a01b03167f9dc46f23cfb5ddcad0ae7ea2be38d47fec07bb9382ec7e564efc69e036dd66ce84604051612bf691815260200190565b60405180910390a25050919050565b5f5f612c596040518061016001604052805f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81525090565b5f612c85817f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c6108d5565b612c9657612c9161257c565b925090505b80612ca85760015f9350935050612d67565b8151612cd490612cb99060016140e7565b612cc5600c600a6140d9565b846020015161156d91906140e7565b604051306024820152909450612d6290604401604080517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe08184030181529190526020810180517bffffffffffffffffffffffffffffffffffffffffffffffffffffffff167fce96cb7700000000000000000000000000000000000000000000000000000000179052611ee1565b935050505b9193909250565b5f828218828410028218610aef565b6001600160a01b0381161580612d9b57506001600160a01b03811630145b15612dd2576040517f768dc59800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b600a80547fffffffffffffffffffffffff0000000000000000000000000000000000000000166001600160a01b0383169081179091556040517fbf9a9534339a9d6b81696e05dcfb614b7dc518a31d48be3cfb757988381fb323905f90a250565b6001600160a01b038416612e75576040517fe602df050000000000000000000000000000000000000000000000000000000081525f6004820152602401610de9565b6001600160a01b038316612eb7576040517f94280d620000000000000000000000000000000000000000000000000000000081525f6004820152602401610de9565b6001600160a01b038085165f908152600160209081526040808320938716835292905220829055801561197e57826001600160a01b0316846001600160a01b03167f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b9258460405161230791815260200190565b5f612f33836126b4565b82845260208401519091505f90612f57908490612f52600c600a6140d9565b6135f5565b9050612f66846020015161341a565b612f795760e0840181905260c084018190525b8360c00151811015612f8e57612f8e8461363f565b612f9884836136aa565b8360c0015181111561197e5761197e848261376d565b6001600160a01b03831615801590612fce57506001600160a01b03821615155b8015612ff257506001600160a01b0382165f908152600c602052604090205460ff16155b15613034576040517ffa5cd00f0000000000000000000000000000000000000000000000000000000081526001600160a01b0383166004820152602401610de9565b611c17838383613839565b80825d5050565b5f805f1983850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b6111527f0000000000000000000000000000000000000000000000000000000000000000833084613978565b5f8284116130c2576130bd6130b58360016140e7565b859085612119565b613162565b6040517f4cdad506000000000000000000000000000000000000000000000000000000008152600481018590527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690634cdad50690602401602060405180830381865afa15801561313e573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906131629190613f99565b905084613170600a836140e7565b10156131b2576040517fd2ec11520000000000000000000000000000000000000000000000000000000081526004810186905260248101829052604401610de9565b5050505050565b6001600160a01b0382166131fb576040517fec442f050000000000000000000000000000000000000000000000000000000081525f6004820152602401610de9565b6111525f8383612fae565b600580546001600160a01b038381167fffffffffffffffffffffffff0000000000000000000000000000000000000000831681179093556040519116919082907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0905f90a35050565b5f6002826003811115613284576132846141c7565b61328e91906141f4565b60ff166001149050919050565b8060e001518160c0015114806132ba57508060c0015181610100015110155b156132c25750565b5f6132cc60075490565b90508161010001515f141580156132f9575060095461ffff8083166a010000000000000000000090920416115b1561331557506009546a0100000000000000000000900461ffff165b6040805180820190915260c09092015169ffffffffffffffffffff1680835261ffff9091166020909201829052600980546a01000000000000000000009093027fffffffffffffffffffffffffffffffffffffffff0000000000000000000000009093169091179190911790556007805465010000000000179055565b600780547fffffffffffffffffffffffffffffffffffffffffffffffffffffffff000000001663ffff0000601084901b161761ffff84161790556040517f947504f5e2a48952ffa34f7cceb8582c6705286ad16842e7258c4207a40ce5189061340e908490849061ffff92831681529116602082015260400190565b60405180910390a15050565b5f613427600c600a6140d9565b61343490620f42406140fa565b821015801561097657505077ffffffffffffffffffffffffffffffffffffffffffffffff101590565b5f806134708385026424b675dc00612d6e565b9050611dba858264496cebb800819003612119565b5f81156134c5578160018364ffffffffff80166134af868960a00151612d6e90919063ffffffff16565b020103816134bf576134bf614131565b046134c7565b5f5b7affffffffffffffffffffffffffffffffffffffffffffffffffffff90931660d89390931b9290921760075561014090920180516fffffffffffffffffffffffffffffffff1660809390931b929092179182905250600855565b5f6fffffffffffffffffffffffffffffffff821115613576576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526080600482015260248101839052604401610de9565b5090565b6040517fa9059cbb000000000000000000000000000000000000000000000000000000005f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f511483166135e95783831516156135dd573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b5f610ca161360383856140e7565b6b033b2e3c9fd0803ce800000061361b8760016140e7565b61362591906140fa565b61362f919061415e565b69ffffffffffffffffffff612d6e565b5f6136538260e001518361010001516139c7565b90508160c0015181101561367557613675828284610120015161ffff166139d6565b8161010001518260c00151116111525760e08201516009546111529184916a0100000000000000000000900461ffff166139d6565b6136c26136bb600262093a8061415e565b8290612d6e565b60c083015160e084015160a085015192935090918183035f6136f362093a80838802046301e1338088870204612d6e565b9050811561371257818184028161370c5761370c614131565b0461371b565b62093a80838702045b830360a088015292830160e087018190526101008701519093908581111561374a5762093a8086820388020490035b84811115613758578061375a565b5f5b6101009098019790975250505050505050565b60c08201516101008301516101208401518284039061ffff16808202848411156137da576009546a0100000000000000000000900461ffff165f6137cb6127108381039089890302816137c2576137c2614131565b87919004612d6e565b80860385029202919091019150505b5f6137ea88602001518389613aaf565b6060890181905260a0890180518201905260208901805190910190819052885161382b9550613824945092509050612f52600c600a6140d9565b83906139c7565b60c090940193909352505050565b6001600160a01b038316613863578060025f82825461385891906140e7565b909155506138ec9050565b6001600160a01b0383165f90815260208190526040902054818110156138ce576040517fe450d38c0000000000000000000000000000000000000000000000000000000081526001600160a01b03851660048201526024810182905260448101839052606401610de9565b6001600160a01b0384165f9081526020819052604090209082900390555b6001600160a01b03821661390857600280548290039055613926565b6001600160a01b0382165f9081526020819052604090208054820190555b816001600160a01b0316836001600160a01b03167fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef8360405161396b91815260200190565b60405180910390a3505050565b613986848484846001613ad8565b61197e576040517f5274afe70000000000000000000000000000000000000000000000000000000081526001600160a01b0385166004820152602401610de9565b5f828218828411028218610aef565b602083015160c084015184515f906139f59084612f52600c600a6140d9565b9050818110613a0657505050505050565b5f613a1c613a15848488613b5e565b87906139c7565b90505f613a2b85858489613b87565b90508760a00151811115613a58575060a0870151613a4e6138248686848a613ba1565b60e0890181905291505b60a08801805182900390526080880180518201905293849003602088018190528751909490613a9d9061382490613a969088612f52600c600a6140d9565b8690612d6e565b60c09098019790975250505050505050565b5f8215613acf57613aca848485856001016127100203612119565b610ca1565b505f9392505050565b6040517f23b872dd000000000000000000000000000000000000000000000000000000005f8181526001600160a01b038781166004528616602452604485905291602083606481808c5af1925060015f51148316613b4d578383151615613b41573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b5f82840382028461271002036127108585020281613b7e57613b7e614131565b04949350505050565b5f611dba85848603840285850287612710020360016123e8565b5f611dba84846127100287850203858803850260016123e8565b602081525f82518060208401528060208501604085015e5f6040828501015260407fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f83011684010191505092915050565b5f60208284031215613c1e575f5ffd5b5035919050565b80356001600160a01b0381168114613c3b575f5ffd5b919050565b5f5f60408385031215613c51575f5ffd5b613c5a83613c25565b946020939093013593505050565b5f5f5f60608486031215613c7a575f5ffd5b613c8384613c25565b9250613c9160208501613c25565b929592945050506040919091013590565b5f60208284031215613cb2575f5ffd5b610aef82613c25565b5f5f60408385031215613ccc575f5ffd5b82359150613cdc60208401613c25565b90509250929050565b80358015158114613c3b575f5ffd5b5f60208284031215613d04575f5ffd5b610aef82613ce5565b803561ffff81168114613c3b575f5ffd5b5f5f60408385031215613d2f575f5ffd5b613d3883613d0d565b9150613cdc60208401613d0d565b5f5f5f60608486031215613d58575f5ffd5b83359250613d6860208501613c25565b9150613d7660408501613c25565b90509250925092565b81516001600160a01b0316815261018081016020830151613dab60208401826001600160a01b03169052565b506040830151613dc660408401826001600160a01b03169052565b506060830151613de160608401826001600160a01b03169052565b506080830151613dfc60808401826001600160a01b03169052565b5060a0830151613e1760a08401826001600160a01b03169052565b5060c0830151613e2d60c084018261ffff169052565b5060e0830151613e4360e084018261ffff169052565b50610100830151613e5b61010084018261ffff169052565b50610120830151613e7361012084018261ffff169052565b50610140830151613e8d61014084018263ffffffff169052565b50610160830151613ea361016084018215159052565b5092915050565b5f5f5f60408486031215613ebc575f5ffd5b833567ffffffffffffffff811115613ed2575f5ffd5b8401601f81018613613ee2575f5ffd5b803567ffffffffffffffff811115613ef8575f5ffd5b8660208260051b8401011115613f0c575f5ffd5b602091820194509250613d76908501613ce5565b5f5f60408385031215613f31575f5ffd5b613f3a83613c25565b9150613cdc60208401613c25565b600181811c90821680613f5c57607f821691505b602082108103613f93577f4e487b71000000000000000000000000000000000000000000000000000000005f52602260045260245ffd5b50919050565b5f60208284031215613fa9575f5ffd5b5051919050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b60ff818116838216019081111561097657610976613fb0565b6001815b60018411156140315780850481111561401557614015613fb0565b600184161561402357908102905b60019390931c928002613ffa565b935093915050565b5f8261404757506001610976565b8161405357505f610976565b816001811461406957600281146140735761408f565b6001915050610976565b60ff84111561408457614084613fb0565b50506001821b610976565b5060208310610133831016604e8410600b84101617156140b2575081810a610976565b6140be5f198484613ff6565b805f19048211156140d1576140d1613fb0565b029392505050565b5f610aef60ff841683614039565b8082018082111561097657610976613fb0565b808202811582820484141761097657610976613fb0565b67ffffffffffffffff818116838216019081111561097657610976613fb0565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b5f8261416c5761416c614131565b500490565b8181038181111561097657610976613fb0565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603260045260245ffd5b5f82518060208501845e5f920191825250919050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b5f60ff83168061420657614206614131565b8060ff8416069150509291505056",
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
