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
	Bin: "0x610140604052348015610010575f5ffd5b506040516147bc3803806147bc83398101604081905261002f9161072f565b8060a001518160c001518260e0015183610100015184610120015185608001518660200151875f01516001600160a01b03166338d52e0f6040518163ffffffff1660e01b8152600401602060405180830381865afa158015610093573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906100b79190610876565b6101408901516101608a015160036100cf8382610926565b5060046100dc8282610926565b5050505f5f6100f0836102d160201b60201c565b9150915081610100576012610102565b805b60ff1660a05250506001600160a01b03908116608052811661013e57604051631e4fbdf760e01b81525f60048201526024015b60405180910390fd5b61014781610304565b5061015560016127106109f8565b8461ffff161115610193578361016e60016127106109f8565b604051630e2b357b60e31b815261ffff90921660048301526024820152604401610135565b6101a060016127106109f8565b8361ffff1611156101b9578261016e60016127106109f8565b61ffff80851660c052831660e05263ffffffff82166101005260586101e45f8064e8d4a51000610320565b4260301b911b176007556101f8868661036f565b61020286866103ed565b61020b8161045a565b505084516001600160a01b0390811661012052604080870151600d80546001600160a01b03191691909316908117909255519094507f2e8578cffb63e57c6a6e9aa92ac7e9cc0ea4f24cd608ef0849478f446b81ec3393505f92509050a26060810151600e80546001600160a01b0319166001600160a01b0390921691821790556040517fd11d57c2c7468878b1035df11c670bcd0091aa840bf8aa166365397622237bea905f90a26102cb6102c060805190565b610120515f196104df565b50610a54565b63313ce56760e01b5f818152908190602082600481875afa5f51601f3d1190911661010082101695908602945092505050565b600680546001600160a01b031916905561031d8161055e565b50565b5f61036761032e8385610a0b565b6b033b2e3c9fd0803ce8000000610346876001610a0b565b6103509190610a1e565b61035a9190610a35565b6001600160501b036105af565b949350505050565b60c05161ffff168261ffff1611156103ac5760c051604051630e2b357b60e31b815261ffff80851660048301529091166024820152604401610135565b60e05161ffff168161ffff1611156103e95760e051604051630e2b357b60e31b815261ffff80841660048301529091166024820152604401610135565b5050565b6007805463ffffffff191663ffff0000601084901b161761ffff84161790556040517f947504f5e2a48952ffa34f7cceb8582c6705286ad16842e7258c4207a40ce5189061044e908490849061ffff92831681529116602082015260400190565b60405180910390a15050565b6001600160a01b038116158061047857506001600160a01b03811630145b1561049657604051630ed1b8b360e31b815260040160405180910390fd5b600a80546001600160a01b0319166001600160a01b0383169081179091556040517fbf9a9534339a9d6b81696e05dcfb614b7dc518a31d48be3cfb757988381fb323905f90a250565b6104eb8383835f6105bf565b610559576104fc83835f60016105bf565b61052457604051635274afe760e01b81526001600160a01b0384166004820152602401610135565b61053183838360016105bf565b61055957604051635274afe760e01b81526001600160a01b0384166004820152602401610135565b505050565b600580546001600160a01b038381166001600160a01b0319831681179093556040519116919082907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0905f90a35050565b8082108183180281185b92915050565b60405163095ea7b360e01b5f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f51148316610615578383151615610609573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b634e487b7160e01b5f52604160045260245ffd5b60405161018081016001600160401b038111828210171561065857610658610621565b60405290565b6001600160a01b038116811461031d575f5ffd5b805161067d8161065e565b919050565b805161ffff8116811461067d575f5ffd5b805163ffffffff8116811461067d575f5ffd5b5f82601f8301126106b5575f5ffd5b81516001600160401b038111156106ce576106ce610621565b604051601f8201601f19908116603f011681016001600160401b03811182821017156106fc576106fc610621565b604052818152838201602001851015610713575f5ffd5b8160208501602083015e5f918101602001919091529392505050565b5f6020828403121561073f575f5ffd5b81516001600160401b03811115610754575f5ffd5b82016101808185031215610766575f5ffd5b61076e610635565b61077782610672565b815261078560208301610672565b602082015261079660408301610672565b60408201526107a760608301610672565b60608201526107b860808301610672565b60808201526107c960a08301610682565b60a08201526107da60c08301610682565b60c08201526107eb60e08301610682565b60e08201526107fd6101008301610682565b6101008201526108106101208301610693565b6101208201526101408201516001600160401b0381111561082f575f5ffd5b61083b868285016106a6565b610140830152506101608201516001600160401b0381111561085b575f5ffd5b610867868285016106a6565b61016083015250949350505050565b5f60208284031215610886575f5ffd5b81516108918161065e565b9392505050565b600181811c908216806108ac57607f821691505b6020821081036108ca57634e487b7160e01b5f52602260045260245ffd5b50919050565b601f821115610559578282111561055957805f5260205f20601f840160051c60208510156108fb57505f5b90810190601f840160051c035f5b8181101561091e575f83820155600101610909565b505050505050565b81516001600160401b0381111561093f5761093f610621565b6109538161094d8454610898565b846108d0565b6020601f821160018114610985575f831561096e5750848201515b5f19600385901b1c1916600184901b1784556109dd565b5f84815260208120601f198516915b828110156109b45787850151825560209485019460019092019101610994565b50848210156109d157868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b634e487b7160e01b5f52601160045260245ffd5b818103818111156105b9576105b96109e4565b808201808211156105b9576105b96109e4565b80820281158282048414176105b9576105b96109e4565b5f82610a4f57634e487b7160e01b5f52601260045260245ffd5b500490565b60805160a05160c05160e0516101005161012051613c9c610b205f395f818161053f015281816109f6015281816110cb0152818161138f0152818161184001528181611ae801528181611d500152818161251a0152612a7a01525f818161062b01528181610eb001528181610eec01526114ad01525f818161070a0152818161148301528181611fa60152611fee01525f81816104f20152818161145901528181611f2f0152611f7701525f610b2a01525f81816104b5015281816113c10152612a1a0152613c9c5ff3fe608060405234801561000f575f5ffd5b506004361061039e575f3560e01c8063911106a5116101ea578063c19d93fb11610114578063d905777e116100a9578063e74b981b11610079578063e74b981b14610886578063ef5f9fc414610899578063ef8b30f714610754578063f2fde38b146108ac575f5ffd5b8063d905777e1461080d578063dd62ed3e14610820578063e2fdcc1714610858578063e30c397814610875575f5ffd5b8063ce96cb77116100e4578063ce96cb771461076f578063d63a8e1114610782578063d6d0eb86146107a4578063d7803fda146107fa575f5ffd5b8063c19d93fb1461072c578063c63d75b614610741578063c6e6f59214610754578063c879657214610767575f5ffd5b8063a4bfc6b61161018a578063b460af941161015a578063b460af94146106d7578063b9d4e879146106ea578063ba087652146106f2578063be72f5f114610705575f5ffd5b8063a4bfc6b614610696578063a9059cbb146106a9578063af57c56e146106bc578063b3d7f6b9146106c4575f5ffd5b806395d89b41116101c557806395d89b411461066057806399530b06146106685780639ef833d4146106705780639fd0506d14610683575f5ffd5b8063911106a514610613578063919fb9671461062657806394bf804d1461064d575f5ffd5b806338d52e0f116102cb57806370a082311161026b5780637b3baab41161023b5780637b3baab4146105b45780637e477afb146105d05780638d4988cb146105e35780638da5cb5b14610602575f5ffd5b806370a0823114610574578063715018a61461059c578063796c54a6146105a457806379ba5097146105ac575f5ffd5b806346904840116102a657806346904840146105275780634cdad506146103d257806367e828bf1461053a5780636e553f6514610561575f5ffd5b806338d52e0f146104b3578063390b7fce146104ed578063402d267d14610514575f5ffd5b80631a686502116103415780632d88af4a116103115780632d88af4a14610464578063306ecfbe14610477578063313ce5671461047f5780633813c35a14610499575f5ffd5b80631a6865021461042d5780631e8410da14610435578063224438d11461044957806323b872dd14610451575f5ffd5b8063095ea7b31161037c578063095ea7b3146103e55780630a28a477146104085780630e5256351461041b57806318160ddd14610425575f5ffd5b806301e1d114146103a257806306fdde03146103bd57806307a2d13a146103d2575b5f5ffd5b6103aa6108bf565b6040519081526020015b60405180910390f35b6103c56108d6565b6040516103b491906137b0565b6103aa6103e03660046137e5565b610966565b6103f86103f3366004613817565b610977565b60405190151581526020016103b4565b6103aa6104163660046137e5565b61098e565b61042361099a565b005b6002546103aa565b6103aa6109df565b60075460581c6001600160501b03166103aa565b6103aa610a68565b6103f861045f36600461383f565b610a99565b610423610472366004613879565b610abe565b6103aa610b0f565b610487610b22565b60405160ff90911681526020016103b4565b60075460101c5b60405161ffff90911681526020016103b4565b7f00000000000000000000000000000000000000000000000000000000000000005b6040516001600160a01b0390911681526020016103b4565b6104a07f000000000000000000000000000000000000000000000000000000000000000081565b6103aa610522366004613879565b610b4e565b600a546104d5906001600160a01b031681565b6104d57f000000000000000000000000000000000000000000000000000000000000000081565b6103aa61056f366004613892565b610bf1565b6103aa610582366004613879565b6001600160a01b03165f9081526020819052604090205490565b610423610c7d565b6103f8610c8e565b610423610ca0565b60075460301c60405164ffffffffff90911681526020016103b4565b6104236105de366004613879565b610ce9565b6105ed6212750081565b60405163ffffffff90911681526020016103b4565b6005546001600160a01b03166104d5565b6104236106213660046138cb565b610d3a565b6105ed7f000000000000000000000000000000000000000000000000000000000000000081565b6103aa61065b366004613892565b610d90565b6103c5610dec565b6103aa610dfb565b61042361067e3660046138f5565b610e52565b600e546104d5906001600160a01b031681565b6103aa6106a436600461391d565b610fcb565b6103f86106b7366004613817565b611147565b610423611154565b6103aa6106d23660046137e5565b61126a565b6103aa6106e536600461391d565b611276565b6007546104a0565b6103aa61070036600461391d565b6112d0565b6104a07f000000000000000000000000000000000000000000000000000000000000000081565b610734611321565b6040516103b49190613956565b6103aa61074f366004613879565b6114f4565b6103aa6107623660046137e5565b611589565b6103aa611594565b6103aa61077d366004613879565b6115b7565b6103f8610790366004613879565b600c6020525f908152604090205460ff1681565b600b546107d09061ffff808216916201000081049091169064010000000090046001600160401b031683565b6040805161ffff94851681529390921660208401526001600160401b0316908201526060016103b4565b610423610808366004613a81565b6115ef565b6103aa61081b366004613879565b6116d9565b6103aa61082e366004613af5565b6001600160a01b039182165f90815260016020908152604080832093909416825291909152205490565b610860611741565b604080519283526020830191909152016103b4565b6006546001600160a01b03166104d5565b610423610894366004613879565b611769565b600d546104d5906001600160a01b031681565b6104236108ba366004613879565b611796565b5f6108c8611807565b6108d061183d565b90505b90565b6060600380546108e590613b1d565b80601f016020809104026020016040519081016040528092919081815260200182805461091190613b1d565b801561095c5780601f106109335761010080835404028352916020019161095c565b820191905f5260205f20905b81548152906001019060200180831161093f57829003601f168201915b5050505050905090565b5f610971825f61189d565b92915050565b5f336109848185856118e1565b5060019392505050565b5f6109718260016118f3565b6109a261192c565b600b5464010000000090046001600160401b03165f036109d557604051633baf66eb60e01b815260040160405180910390fd5b6109dd611959565b565b60405163ce96cb7760e01b81523060048201525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063ce96cb77906024015b602060405180830381865afa158015610a44573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906108d09190613b55565b5f610a71611807565b5f610a7a6119af565b9050610a938160a00151610a8d836119c8565b906119f9565b91505090565b5f33610aa6858285611a0f565b610ab1858585611a85565b60019150505b9392505050565b610ac661192c565b600e80546001600160a01b0319166001600160a01b0383169081179091556040517fd11d57c2c7468878b1035df11c670bcd0091aa840bf8aa166365397622237bea905f90a250565b5f6108d06008546001600160801b031690565b5f6108d0600c7f0000000000000000000000000000000000000000000000000000000000000000613b80565b6007545f9060201c60ff16151580610b7e57506001600160a01b0382165f908152600c602052604090205460ff16155b80610b9c5750610b9c5f5f516020613c7c5f395f51905f525c6108d0565b15610ba857505f919050565b6040513060248201525f90610be99060440160408051601f198184030181529190526020810180516001600160e01b031663402d267d60e01b179052611ae2565b949350505050565b5f610bfa611b9a565b610c0382611bbc565b5f610c0c611c57565b9050610c3b64e8d4a510008260200151610c269190613b99565b8251610c33906001613b99565b869190611c72565b915081158015610c4a57508315155b15610c6857604051639811e0c760e01b815260040160405180910390fd5b610c7483858484611d22565b50610971611e4c565b610c8561192c565b6109dd5f611e63565b6007545f9060201c60ff1615156108d0565b60065433906001600160a01b03168114610cdd5760405163118cdaa760e01b81526001600160a01b03821660048201526024015b60405180910390fd5b610ce681611e63565b50565b610cf161192c565b600d80546001600160a01b0319166001600160a01b0383169081179091556040517f2e8578cffb63e57c6a6e9aa92ac7e9cc0ea4f24cd608ef0849478f446b81ec33905f90a250565b600e54610d4f906001600160a01b0316611e7c565b610d5881611ec0565b60405181151581527fdc73380e7a835e9fc8a26a9cd6b68f5c19460babb7e506a3d295af45968f6d599060200160405180910390a150565b5f610d99611b9a565b610da282611bbc565b5f610dab611c57565b8051909150610dde90610dbf906001613b99565b64e8d4a510008360200151610dd49190613b99565b8691906001611eeb565b9150610c7483838684611d22565b6060600480546108e590613b1d565b5f610e04611807565b5f610e0d6119af565b9050610a93610e2964e8d4a51000670de0b6b3a7640000613bac565b64e8d4a510008360200151610e3e9190613b99565b8351610e4b906001613b99565b9190611c72565b610e5a61192c565b610e62611b9a565b610e6c8282611f2d565b610e74611959565b5f610e7e60075490565b61ffff168361ffff161180610e9f575060075460101c61ffff168261ffff16115b9050808015610ed3575063ffffffff7f00000000000000000000000000000000000000000000000000000000000000001615155b15610fb357610ee0611c57565b505f610f1263ffffffff7f00000000000000000000000000000000000000000000000000000000000000001642613bc3565b604080516060808201835261ffff88811680845290881660208085018290526001600160401b038716948601859052600b805463ffffffff19168417620100008402176bffffffffffffffff00000000191664010000000087021790558551928352820152928301919091529192507fa492802bdbce5c768ca927ba2e83451677476545a0e829c969dd84b0ea0993a4910160405180910390a15050610fbf565b610fbd838361201b565b505b610fc7611e4c565b5050565b5f610fd4611b9a565b835f03610ff457604051639811e0c760e01b815260040160405180910390fd5b5f5f610ffe612062565b915091508161105157611015603f620f4240613bf6565b5a1015611035576040516377ebef4d60e01b815260040160405180910390fd5b61103e816120f2565b61105161104a826121c1565b829061221b565b61105a816122ef565b5f8161014001516001600160801b0316905061108d8164e8d4a5100084602001516110859190613b99565b899190611c72565b9350336001600160a01b038616146110aa576110aa853389611a0f565b6110b48588612432565b6110c66110c18583613c09565b612466565b6110f17f0000000000000000000000000000000000000000000000000000000000000000878661248c565b60408051888152602081018690526001600160a01b03808816929089169133917f5752954bd997bb2891d3420abc96f0469888b15fe38bb15e757a22243ea4575d910160405180910390a4505050610ab7611e4c565b5f33610984818585611a85565b61115c611b9a565b60408051606081018252600b5461ffff808216835262010000820416602083015264010000000090046001600160401b0316918101829052905f036111b457604051633baf66eb60e01b815260040160405180910390fd5b80604001516001600160401b03164210156111f3576040808201519051637ca1a70360e11b81526001600160401b039091166004820152602401610cd4565b60408101515f90611208906212750090613bc3565b9050806001600160401b031642111561123f576040516351c1924760e11b81526001600160401b0382166004820152602401610cd4565b600b80546001600160601b031916905581516020830151611260919061201b565b50506109dd611e4c565b5f61097182600161189d565b5f61127f611b9a565b5f611288611c57565b90506112b964e8d4a5100082602001516112a29190613b99565b82516112af906001613b99565b8791906001611eeb565b91506112c7848487856124c1565b50610ab7611e4c565b5f6112d9611b9a565b5f6112e2611c57565b8051909150611313906112f6906001613b99565b64e8d4a51000836020015161130b9190613b99565b879190611c72565b91506112c7848484886124c1565b60408051610180810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c0810182905260e081018290526101008101829052610120810182905261014081018290526101608101919091526040518061018001604052807f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031681526020016113e37f000000000000000000000000000000000000000000000000000000000000000090565b6001600160a01b031681526020016114036005546001600160a01b031690565b6001600160a01b039081168252600d5481166020830152600e5481166040830152600a5416606082015260800161143960075490565b61ffff16815260200161144e60075460101c90565b61ffff1681526020017f000000000000000000000000000000000000000000000000000000000000000061ffff1681526020017f000000000000000000000000000000000000000000000000000000000000000061ffff1681526020017f000000000000000000000000000000000000000000000000000000000000000063ffffffff1681526020016114eb60075460ff60209190911c16151590565b15159052919050565b5f5f6114ff83610b4e565b9050805f0361151057505f92915050565b5f5f61151a612062565b915091508161152d57505f949350505050565b5f64e8d4a5100082602001516115439190613b99565b9050611550815f19613bf6565b841161157c578151611563906001613b99565b61156d8286613bac565b6115779190613bf6565b61157f565b5f195b9695505050505050565b5f610971825f6118f3565b5f61159d611b9a565b6115ad6115a8611c57565b6125fb565b90506108d3611e4c565b5f5f5f6115e06115db856001600160a01b03165f9081526020819052604090205490565b61269b565b5091509150610be98282612755565b600d54611604906001600160a01b0316611e7c565b5f5b828110156116d35781600c5f86868581811061162457611624613c1c565b90506020020160208101906116399190613879565b6001600160a01b0316815260208101919091526040015f20805460ff191691151591909117905583838281811061167257611672613c1c565b90506020020160208101906116879190613879565b6001600160a01b03167fc5217903bd71390e046be1c1ee589f3af533c8fe5b67ee0a7dade2f8a853badd836040516116c3911515815260200190565b60405180910390a2600101611606565b50505050565b6001600160a01b0381165f908152602081905260408120545f5f5f6116fd8461269b565b925092509250818311611714575091949350505050565b61157f64e8d4a51000826020015161172c9190613b99565b8251611739906001613b99565b849190611c72565b5f5f61174b611807565b5f6117546119af565b90508060a001518160e0015192509250509091565b61177161192c565b611779611b9a565b6117846115a8611c57565b5061178e81612764565b610ce6611e4c565b61179e61192c565b600680546001600160a01b0383166001600160a01b031990911681179091556117cf6005546001600160a01b031690565b6001600160a01b03167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e2270060405160405180910390a350565b61181f5f5f516020613c7c5f395f51905f525c6108d0565b156109dd57604051633ee5aeb560e01b815260040160405180910390fd5b5f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316634cdad50661187f6008546001600160801b031690565b6040518263ffffffff1660e01b8152600401610a2991815260200190565b5f6118a6611807565b5f6118af6119af565b8051909150610be9906118c3906001613b99565b64e8d4a5100083602001516118d89190613b99565b86919086611eeb565b6118ee83838360016127e9565b505050565b5f6118fc611807565b5f6119056119af565b9050610be964e8d4a51000826020015161191f9190613b99565b82516118d8906001613b99565b6005546001600160a01b031633146109dd5760405163118cdaa760e01b8152336004820152602401610cd4565b600b5464010000000090046001600160401b03165f0361197557565b600b80546001600160601b03191690556040517fd35f4d6fcfaf55cfb3595a1f94a327a6274538ba6eb69a084019f787f3350d8a905f90a1565b6119b7613739565b6108d3816119c361183d565b6128ad565b6080808201516060830151604084015161014085015190931c90920190910103610971816001600160801b03612755565b5f80828403848111159081025b95945050505050565b6001600160a01b038381165f908152600160209081526040808320938616835292905220545f198110156116d35781811015611a7757604051637dc7a0d960e11b81526001600160a01b03841660048201526024810182905260448101839052606401610cd4565b6116d384848484035f6127e9565b6001600160a01b038316611aae57604051634b637e8f60e11b81525f6004820152602401610cd4565b6001600160a01b038216611ad75760405163ec442f0560e01b81525f6004820152602401610cd4565b6118ee838383612969565b5f5f60607f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316620f424085604051611b229190613c30565b5f604051808303818686fa925050503d805f8114611b5b576040519150601f19603f3d011682016040523d82523d5f602084013e611b60565b606091505b509093509050828015611b7557506020815110155b92508215611b945780806020019051810190611b919190613b55565b91505b50915091565b611ba2611807565b6109dd60015f516020613c7c5f395f51905f525b906129e1565b60075460201c60ff1615611be3576040516301f6982160e51b815260040160405180910390fd5b335f908152600c602052604090205460ff16611c145760405163fa5cd00f60e01b8152336004820152602401610cd4565b6001600160a01b0381165f908152600c602052604090205460ff16610ce65760405163fa5cd00f60e01b81526001600160a01b0382166004820152602401610cd4565b611c5f613739565b611c676119af565b90506108d3816122ef565b5f5f5f611c7f86866129e8565b91509150815f03611ca357838181611c9957611c99613be2565b0492505050610ab7565b818411611cba57611cba6003851502601118612a04565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150509392505050565b8215611df557611d323384612a15565b604051636e553f6560e01b8152600481018490523060248201525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690636e553f65906044016020604051808303815f875af1158015611d9e573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611dc29190613b55565b90505f8261014001516001600160801b03169050611de5858383865f0151612a41565b611df26110c18383613b99565b50505b611dff8483612b22565b60408051848152602081018490526001600160a01b0386169133917fdcbc1c05240f31ff3ad067ef1ee35ce4997762752e3a095284754544f4c709d791015b60405180910390a350505050565b6109dd5f5f516020613c7c5f395f51905f52611bb6565b600680546001600160a01b0319169055610ce681612b56565b336001600160a01b03821614801590611ea057506005546001600160a01b03163314155b15610ce65760405163472511eb60e11b8152336004820152602401610cd4565b602081611ecd575f611ed0565b60015b60078054640100000000191660ff9290921690921b17905550565b5f611f18611ef883612ba7565b8015611f1357505f8480611f0e57611f0e613be2565b868809115b151590565b611f23868686611c72565b611a069190613b99565b7f000000000000000000000000000000000000000000000000000000000000000061ffff168261ffff161115611fa457604051630e2b357b60e31b815261ffff80841660048301527f0000000000000000000000000000000000000000000000000000000000000000166024820152604401610cd4565b7f000000000000000000000000000000000000000000000000000000000000000061ffff168161ffff161115610fc757604051630e2b357b60e31b815261ffff80831660048301527f0000000000000000000000000000000000000000000000000000000000000000166024820152604401610cd4565b5f612024611c57565b905080610120015161ffff168361ffff1614612058576120488161ffff8516612bd3565b61205481600754612c1f565b6007555b6118ee8383612d01565b5f61206b613739565b5f6120c26120816008546001600160801b031690565b60405160240161209391815260200190565b60408051601f198184030181529190526020810180516001600160e01b031663266d6a8360e11b179052611ae2565b90935090508280156120db57506001600160801b038111155b925082156120ed576120ed82826128ad565b509091565b60075460085461014083018190526101208301829052608081901c6001600160501b03605884901c168161212560025490565b01602086015264ffffffffff60d885901c83020460a086015260c0850181905265ffffffffffff60a885901c8116820204900360e085015260ff602884901c16156116d357604080516080810182526009546001600160501b03808216835261ffff600160501b830481166020850152600160601b830490911693830193909352600160b01b9004909116606082015261010085015250505050565b61012081015164ffffffffff603082901c164203906121df83612d6e565b6121e95750919050565b5f6122018460200151601084901c61ffff1685612da1565b604085018190526020909401805190940190935250919050565b61223361222c600262093a80613bf6565b8290612755565b60c083015160e084015160a085015192935090918183035f61226462093a80838802046301e1338088870204612755565b9050811561228357818184028161227d5761227d613be2565b0461228c565b62093a80838702045b830360a08801529290920160e08601819052610100860151604001519092506001600160501b031682106122c8576101008501515f6040909101525b610100850151516001600160501b031682106122e8576101008501515f90525b5050505050565b61012081015160c08201516001600160501b03605883901c168114155f821561233c578260018465ffffffffffff80168860e0015187030201038161233657612336613be2565b0461233e565b5f5b905060a881901b605884901b603042901b8665ffffffffffff1617171793505061237a8461236c8686612c1f565b612375876119c8565b612dc9565b8360600151846040015161238e9190613b99565b1515806123985750805b156123e557604080850151606080870151835192835260208301529181018490527f3f0efd667efe2a4e661231bb42b65ce017c3326fb50d12aa6f936500d58c1c02910160405180910390a15b6080840151156116d3577f2ac180ac0ea14f2927cc0966062ca65f0d2bc166fad7ec704f2a4b1fe938eec3846080015160405161242491815260200190565b60405180910390a150505050565b6001600160a01b03821661245b57604051634b637e8f60e11b81525f6004820152602401610cd4565b610fc7825f83612969565b61246f81612e48565b6001600160801b0316608080600854901c901b1760088190555050565b6124998383836001612e7f565b6118ee57604051635274afe760e01b81526001600160a01b0384166004820152602401610cd4565b336001600160a01b038416146124dc576124dc833383611a0f565b6124e68382612432565b81156125aa57604051632d182be560e21b8152600481018390526001600160a01b0385811660248301523060448301525f917f00000000000000000000000000000000000000000000000000000000000000009091169063b460af94906064016020604051808303815f875af1158015612562573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906125869190613b55565b90506125a88161259e6008546001600160801b031690565b6110c19190613c09565b505b60408051838152602081018390526001600160a01b03808616929087169133917ffbde797d201c681b91056529119e0b02407c7bb96a4a2c75c01fc9667232c8db910160405180910390a450505050565b61014081015160a08201515f9160801c906126179082906119f9565b9150815f0361262857505f92915050565b61263b8360075484846123759190613c09565b600a546001600160a01b03166126518184612b22565b806001600160a01b03167f9dc46f23cfb5ddcad0ae7ea2be38d47fec07bb9382ec7e564efc69e036dd66ce8460405161268c91815260200190565b60405180910390a25050919050565b5f5f6126a5613739565b5f6126be815f516020613c7c5f395f51905f525c6108d0565b6126cf576126ca612062565b925090505b806126e15760015f935093505061274e565b8151612707906126f2906001613b99565b64e8d4a51000846020015161130b9190613b99565b6040513060248201529094506127499060440160408051601f198184030181529190526020810180516001600160e01b031663ce96cb7760e01b179052611ae2565b935050505b9193909250565b5f828218828410028218610ab7565b6001600160a01b038116158061278257506001600160a01b03811630145b156127a057604051630ed1b8b360e31b815260040160405180910390fd5b600a80546001600160a01b0319166001600160a01b0383169081179091556040517fbf9a9534339a9d6b81696e05dcfb614b7dc518a31d48be3cfb757988381fb323905f90a250565b6001600160a01b0384166128125760405163e602df0560e01b81525f6004820152602401610cd4565b6001600160a01b03831661283b57604051634a1406b160e11b81525f6004820152602401610cd4565b6001600160a01b038085165f90815260016020908152604080832093871683529290522082905580156116d357826001600160a01b0316846001600160a01b03167f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92584604051611e3e91815260200190565b6128b6826120f2565b8082526128c282612ee1565b5f6128cc836121c1565b90505f6128d884613000565b90506128e384612d6e565b61292a5760e0840181905260c084018190526101008401612923604080516080810182525f80825260208201819052918101829052606081019190915290565b905261293f565b8360c0015181101561293f5761293f84612ee1565b612949848361221b565b8360c0015181111561295f5761295f8482613018565b6116d38483613140565b6001600160a01b0383161580159061298957506001600160a01b03821615155b80156129ad57506001600160a01b0382165f908152600c602052604090205460ff16155b156129d65760405163fa5cd00f60e01b81526001600160a01b0383166004820152602401610cd4565b6118ee83838361322c565b80825d5050565b5f805f1983850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b610fc77f0000000000000000000000000000000000000000000000000000000000000000833084613352565b5f828411612a6457612a5f612a57836001613b99565b859085611c72565b612aeb565b60405163266d6a8360e11b8152600481018590527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690634cdad50690602401602060405180830381865afa158015612ac7573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190612aeb9190613b55565b905084612af9600a83613b99565b10156122e85760405163697608a960e11b81526004810186905260248101829052604401610cd4565b6001600160a01b038216612b4b5760405163ec442f0560e01b81525f6004820152602401610cd4565b610fc75f8383612969565b600580546001600160a01b038381166001600160a01b0319831681179093556040519116919082907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0905f90a35050565b5f6002826003811115612bbc57612bbc613c46565b612bc69190613c5a565b60ff166001149050919050565b81610120015161ffff16811115612bf857610fc7828360c00151846101200151613388565b5f612c0283613407565b9050612c0e838361344f565b8111156118ee576118ee838261348c565b610100820151604081015190515f91176001600160501b03161580159081612c4c575060ff602884901c16155b15612c5a5782915050610971565b6101008401518051600980546020840151604085015160609095015161ffff908116600160b01b0261ffff60b01b196001600160501b03978816600160601b02166bffffffffffffffffffffffff60601b1992909316600160501b026001600160601b03199094169690951695909517919091179390931692909217179055602881612ce6575f612ce9565b60015b60ff16901b602860ff901b1984161791505092915050565b6007805463ffffffff191663ffff0000601084901b161761ffff84161790556040517f947504f5e2a48952ffa34f7cceb8582c6705286ad16842e7258c4207a40ce51890612d62908490849061ffff92831681529116602082015260400190565b60405180910390a15050565b5f612d8164e8d4a51000620f4240613bac565b826020015110158015610971575050602001516001600160a01b03101590565b5f80612db48385026424b675dc00612755565b9050611a06858264496cebb800819003611c72565b5f8115612e09578160018364ffffffffff8016612df3868960a0015161275590919063ffffffff16565b02010381612e0357612e03613be2565b04612e0b565b5f5b6001600160d81b0390931660d89390931b9290921760075561014090920180516001600160801b031660809390931b929092179182905250600855565b5f6001600160801b03821115612e7b576040516306dfcc6560e41b81526080600482015260248101839052604401610cd4565b5090565b60405163a9059cbb60e01b5f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f51148316612ed5578383151615612ec9573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b8060e001518160c001511480612efd5750612efb81612d6e565b155b15612f055750565b610100810151805160409091015160c08301516001600160501b0392831692909116908080612f3386613000565b10612f3f575050505050565b5f5b5060e085015181851015612f5c57612f5981866134de565b90505b81841015612f7157612f6e81856134de565b90505b612f848682612f7f89613407565b6134ed565b8560c0015191508082148015612f9d57508560e0015181115b612f415781841115612fc0576101008601516001600160501b0383166040909101525b612fcd620f424084613bf6565b612fd78385613c09565b118015612fe357508483115b15612ff857612ff88684886101200151613388565b505050505050565b5f610971825f0151836020015164e8d4a510006135de565b60c082015160e0830151610100840151516101208501516001600160501b03909116908385039061ffff165f80868511156130b5575f61306e8a61010001516020015161ffff168561275590919063ffffffff16565b90505f87820289612710020390506130a2818a6127108c8b0302028161309657613096613be2565b88916001910401612755565b92506130b0838a8a85613625565b935050505b86810181851180156130c657508015155b156130e85780878502840183870302816130e2576130e2613be2565b04830192505b5f6130f88b60200151858c61364f565b60608c0181905260a08c0180518201905260208c018051909101905250613131945061312a9350899250613000915050565b84906134de565b60c09095019490945250505050565b610100820151516001600160501b03165f81900361315d57505050565b808360c0015110158015613187575082610120015161ffff168361010001516020015161ffff1610155b1561319857505061010001515f9052565b5f6131c26058856101200151901c6001600160501b03168560c001516134de90919063ffffffff16565b90508082116131d15750505050565b62093a806131ea6131e3600283613bf6565b8590612755565b6131f48385613c09565b6131fe9190613bac565b6132089190613bf6565b6132129083613c09565b610100909401516001600160501b03909416909352505050565b6001600160a01b038316613256578060025f82825461324b9190613b99565b909155506132c69050565b6001600160a01b0383165f90815260208190526040902054818110156132a85760405163391434e360e21b81526001600160a01b03851660048201526024810182905260448101839052606401610cd4565b6001600160a01b0384165f9081526020819052604090209082900390555b6001600160a01b0382166132e257600280548290039055613300565b6001600160a01b0382165f9081526020819052604090208054820190555b816001600160a01b0316836001600160a01b03167fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef8360405161334591815260200190565b60405180910390a3505050565b613360848484846001613678565b6116d357604051635274afe760e01b81526001600160a01b0385166004820152602401610cd4565b5f61339284613407565b6101008501518051919250906001600160501b031615806133be57508261ffff16816020015161ffff16115b156133ce5761ffff831660208201525b80516001600160501b03168411156133ed576001600160501b03841681525b806020015161ffff168211156122e8576122e8858361348c565b5f816101000151604001516001600160501b03168260c00151111561343e576134398283610120015161ffff1661344f565b610971565b5061010001516060015161ffff1690565b5f8261010001515f01516001600160501b03168360c0015111156134735781610ab7565b61010083015160200151610ab790839061ffff16612755565b61010082015160408101516001600160501b031615806134b3575081816060015161ffff16105b156134c35761ffff821660608201525b60c0909201516001600160501b031660409092019190915250565b5f828218828411028218610ab7565b602083015160c084015160e08501515f61350687613000565b90508281106135185750505050505050565b5f61355a6001613554612710613539613531878a613c09565b89898d613625565b6135439190613bf6565b61354d9086613b99565b8a906134de565b906134de565b90505f61356a868684878b6136e5565b90508860a00151811115613598575060a088015161359561358e878784888c61370e565b83906134de565b91505b60a08901805182900390526080890180518201905280860360208a01526135cb61358e6135c48b613000565b8790612755565b60c0909901989098525050505050505050565b5f610be96135ec8385613b99565b6b033b2e3c9fd0803ce8000000613604876001613b99565b61360e9190613bac565b6136189190613bf6565b6001600160501b03612755565b5f8315613645578383838702028161363f5761363f613be2565b04611a06565b505f949350505050565b5f821561366f5761366a848485856001016127100203611c72565b610be9565b505f9392505050565b6040516323b872dd60e01b5f8181526001600160a01b038781166004528616602452604485905291602083606481808c5af1925060015f511483166136d45783831516156136c8573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b5f818302613703878688038302612710890284900388026001611eeb565b979650505050505050565b5f81830286810261372d87826127108202859003890281016001611eeb565b98975050505050505050565b6040518061016001604052805f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f815260200161379e604080516080810182525f80825260208201819052918101829052606081019190915290565b81526020015f81526020015f81525090565b602081525f82518060208401528060208501604085015e5f604082850101526040601f19601f83011684010191505092915050565b5f602082840312156137f5575f5ffd5b5035919050565b80356001600160a01b0381168114613812575f5ffd5b919050565b5f5f60408385031215613828575f5ffd5b613831836137fc565b946020939093013593505050565b5f5f5f60608486031215613851575f5ffd5b61385a846137fc565b9250613868602085016137fc565b929592945050506040919091013590565b5f60208284031215613889575f5ffd5b610ab7826137fc565b5f5f604083850312156138a3575f5ffd5b823591506138b3602084016137fc565b90509250929050565b80358015158114613812575f5ffd5b5f602082840312156138db575f5ffd5b610ab7826138bc565b803561ffff81168114613812575f5ffd5b5f5f60408385031215613906575f5ffd5b61390f836138e4565b91506138b3602084016138e4565b5f5f5f6060848603121561392f575f5ffd5b8335925061393f602085016137fc565b915061394d604085016137fc565b90509250925092565b81516001600160a01b031681526101808101602083015161398260208401826001600160a01b03169052565b50604083015161399d60408401826001600160a01b03169052565b5060608301516139b860608401826001600160a01b03169052565b5060808301516139d360808401826001600160a01b03169052565b5060a08301516139ee60a08401826001600160a01b03169052565b5060c0830151613a0460c084018261ffff169052565b5060e0830151613a1a60e084018261ffff169052565b50610100830151613a3261010084018261ffff169052565b50610120830151613a4a61012084018261ffff169052565b50610140830151613a6461014084018263ffffffff169052565b50610160830151613a7a61016084018215159052565b5092915050565b5f5f5f60408486031215613a93575f5ffd5b83356001600160401b03811115613aa8575f5ffd5b8401601f81018613613ab8575f5ffd5b80356001600160401b03811115613acd575f5ffd5b8660208260051b8401011115613ae1575f5ffd5b60209182019450925061394d9085016138bc565b5f5f60408385031215613b06575f5ffd5b613b0f836137fc565b91506138b3602084016137fc565b600181811c90821680613b3157607f821691505b602082108103613b4f57634e487b7160e01b5f52602260045260245ffd5b50919050565b5f60208284031215613b65575f5ffd5b5051919050565b634e487b7160e01b5f52601160045260245ffd5b60ff818116838216019081111561097157610971613b6c565b8082018082111561097157610971613b6c565b808202811582820484141761097157610971613b6c565b6001600160401b03818116838216019081111561097157610971613b6c565b634e487b7160e01b5f52601260045260245ffd5b5f82613c0457613c04613be2565b500490565b8181038181111561097157610971613b6c565b634e487b7160e01b5f52603260045260245ffd5b5f82518060208501845e5f920191825250919050565b634e487b7160e01b5f52602160045260245ffd5b5f60ff831680613c6c57613c6c613be2565b8060ff8416069150509291505056fe9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00",
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
