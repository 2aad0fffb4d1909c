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
	Bin: "0x610140604052348015610010575f5ffd5b506040516145ae3803806145ae83398101604081905261002f916106f7565b8060a001518160c001518260e0015183610100015184610120015185608001518660200151875f01516001600160a01b03166338d52e0f6040518163ffffffff1660e01b8152600401602060405180830381865afa158015610093573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906100b7919061083e565b6101408901516101608a015160036100cf83826108ee565b5060046100dc82826108ee565b5050505f5f6100f0836102d560201b60201c565b9150915081610100576012610102565b805b60ff1660a05250506001600160a01b039081166080528116610142575f604051631e4fbdf760e01b815260040161013991906109ac565b60405180910390fd5b61014b81610308565b5061015960016127106109d4565b8461ffff161115610197578361017260016127106109d4565b604051630e2b357b60e31b815261ffff90921660048301526024820152604401610139565b6101a460016127106109d4565b8361ffff1611156101bd578261017260016127106109d4565b61ffff80851660c052831660e05263ffffffff82166101005260586101e85f8064e8d4a51000610324565b4260301b911b176007556101fc8686610373565b61020686866103d7565b61020f81610434565b505084516001600160a01b0390811661012052604080870151600d80546001600160a01b03191691909316908117909255519094507f2e8578cffb63e57c6a6e9aa92ac7e9cc0ea4f24cd608ef0849478f446b81ec3393505f92509050a26060810151600e80546001600160a01b0319166001600160a01b0390921691821790556040517fd11d57c2c7468878b1035df11c670bcd0091aa840bf8aa166365397622237bea905f90a26102cf6102c460805190565b610120515f196104b9565b50610a45565b63313ce56760e01b5f818152908190602082600481875afa5f51601f3d1190911661010082101695908602945092505050565b600680546001600160a01b031916905561032181610526565b50565b5f61036b61033283856109e7565b6b033b2e3c9fd0803ce800000061034a8760016109e7565b61035491906109fa565b61035e9190610a11565b6001600160501b03610577565b949350505050565b60c05161ffff168261ffff1611156103a35760c051604051630e2b357b60e31b8152610139918491600401610a30565b60e05161ffff168161ffff1611156103d35760e051604051630e2b357b60e31b8152610139918391600401610a30565b5050565b6007805463ffffffff191663ffff0000601084901b161761ffff84161790556040517f947504f5e2a48952ffa34f7cceb8582c6705286ad16842e7258c4207a40ce518906104289084908490610a30565b60405180910390a15050565b6001600160a01b038116158061045257506001600160a01b03811630145b1561047057604051630ed1b8b360e31b815260040160405180910390fd5b600a80546001600160a01b0319166001600160a01b0383169081179091556040517fbf9a9534339a9d6b81696e05dcfb614b7dc518a31d48be3cfb757988381fb323905f90a250565b6104c58383835f610587565b610521576104d683835f6001610587565b6104f55782604051635274afe760e01b815260040161013991906109ac565b6105028383836001610587565b6105215782604051635274afe760e01b815260040161013991906109ac565b505050565b600580546001600160a01b038381166001600160a01b0319831681179093556040519116919082907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0905f90a35050565b8082108183180281185b92915050565b60405163095ea7b360e01b5f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f511483166105dd5783831516156105d1573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b634e487b7160e01b5f52604160045260245ffd5b60405161018081016001600160401b0381118282101715610620576106206105e9565b60405290565b6001600160a01b0381168114610321575f5ffd5b805161064581610626565b919050565b805161ffff81168114610645575f5ffd5b805163ffffffff81168114610645575f5ffd5b5f82601f83011261067d575f5ffd5b81516001600160401b03811115610696576106966105e9565b604051601f8201601f19908116603f011681016001600160401b03811182821017156106c4576106c46105e9565b6040528181528382016020018510156106db575f5ffd5b8160208501602083015e5f918101602001919091529392505050565b5f60208284031215610707575f5ffd5b81516001600160401b0381111561071c575f5ffd5b8201610180818503121561072e575f5ffd5b6107366105fd565b61073f8261063a565b815261074d6020830161063a565b602082015261075e6040830161063a565b604082015261076f6060830161063a565b60608201526107806080830161063a565b608082015261079160a0830161064a565b60a08201526107a260c0830161064a565b60c08201526107b360e0830161064a565b60e08201526107c5610100830161064a565b6101008201526107d8610120830161065b565b6101208201526101408201516001600160401b038111156107f7575f5ffd5b6108038682850161066e565b610140830152506101608201516001600160401b03811115610823575f5ffd5b61082f8682850161066e565b61016083015250949350505050565b5f6020828403121561084e575f5ffd5b815161085981610626565b9392505050565b600181811c9082168061087457607f821691505b60208210810361089257634e487b7160e01b5f52602260045260245ffd5b50919050565b601f821115610521578282111561052157805f5260205f20601f840160051c60208510156108c357505f5b90810190601f840160051c035f5b818110156108e6575f838201556001016108d1565b505050505050565b81516001600160401b03811115610907576109076105e9565b61091b816109158454610860565b84610898565b6020601f82116001811461094d575f83156109365750848201515b5f19600385901b1c1916600184901b1784556109a5565b5f84815260208120601f198516915b8281101561097c578785015182556020948501946001909201910161095c565b508482101561099957868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b6001600160a01b0391909116815260200190565b634e487b7160e01b5f52601160045260245ffd5b81810381811115610581576105816109c0565b80820180821115610581576105816109c0565b8082028115828204841417610581576105816109c0565b5f82610a2b57634e487b7160e01b5f52601260045260245ffd5b500490565b61ffff92831681529116602082015260400190565b60805160a05160c05160e0516101005161012051613aab610b035f395f81816104390152818161088201528181610f820152818161123d015281816116b70152818161195e01528181611bb80152818161235d015261289301525f818161050701528181610d6601528181610da2015261133201525f81816105e60152818161130801528181611e0f0152611e4001525f81816103ec015281816112de01528181611da20152611dd301525f6109ae01525f6109d40152613aab5ff3fe608060405234801561000f575f5ffd5b50600436106102bd575f3560e01c806301e1d114146102c157806306fdde03146102dc57806307a2d13a146102f1578063095ea7b3146103045780630a28a477146103275780630e5256351461033a57806318160ddd146103445780631a6865021461034c5780631e8410da14610354578063224438d11461036857806323b872dd146103705780632d88af4a14610383578063306ecfbe14610396578063313ce5671461039e5780633813c35a146103b857806338d52e0f146103d2578063390b7fce146103e7578063402d267d1461040e57806346904840146104215780634cdad506146102f157806367e828bf146104345780636e553f651461045b57806370a082311461046e578063715018a614610481578063796c54a61461048957806379ba5097146104915780637b3baab4146104995780637e477afb146104b55780638d4988cb146104c85780638da5cb5b146104e7578063911106a5146104ef578063919fb9671461050257806394bf804d1461052957806395d89b411461053c57806399530b06146105445780639ef833d41461054c5780639fd0506d1461055f578063a4bfc6b614610572578063a9059cbb14610585578063af57c56e14610598578063b3d7f6b9146105a0578063b460af94146105b3578063b9d4e879146105c6578063ba087652146105ce578063be72f5f1146105e1578063c19d93fb14610608578063c63d75b61461061d578063c6e6f59214610630578063c879657214610643578063ce96cb771461064b578063d63a8e111461065e578063d6d0eb8614610680578063d7803fda146106ba578063d905777e146106cd578063dd62ed3e146106e0578063e2fdcc17146106f3578063e30c397814610709578063e74b981b14610711578063ef5f9fc414610724578063ef8b30f714610630578063f2fde38b14610737575b5f5ffd5b6102c961074a565b6040519081526020015b60405180910390f35b6102e4610761565b6040516102d39190613567565b6102c96102ff36600461359c565b6107f1565b6103176103123660046135ce565b610802565b60405190151581526020016102d3565b6102c961033536600461359c565b610819565b610342610825565b005b6002546102c9565b6102c9610869565b60075460581c6001600160501b03166102c9565b6102c96108f6565b61031761037e3660046135f6565b610927565b610342610391366004613630565b61094c565b6102c961099d565b6103a66109a6565b60405160ff90911681526020016102d3565b60075460101c5b60405161ffff90911681526020016102d3565b6103da6109d2565b6040516102d39190613656565b6103bf7f000000000000000000000000000000000000000000000000000000000000000081565b6102c961041c366004613630565b6109f6565b600a546103da906001600160a01b031681565b6103da7f000000000000000000000000000000000000000000000000000000000000000081565b6102c961046936600461366a565b610a88565b6102c961047c366004613630565b610b14565b610342610b2e565b610317610b3f565b610342610b48565b60075460301c60405164ffffffffff90911681526020016102d3565b6103426104c3366004613630565b610b90565b6104d26212750081565b60405163ffffffff90911681526020016102d3565b6103da610be1565b6103426104fd3660046136a3565b610bf0565b6104d27f000000000000000000000000000000000000000000000000000000000000000081565b6102c961053736600461366a565b610c46565b6102e4610ca2565b6102c9610cb1565b61034261055a3660046136cd565b610d08565b600e546103da906001600160a01b031681565b6102c96105803660046136f5565b610e82565b6103176105933660046135ce565b61100a565b610342611017565b6102c96105ae36600461359c565b611118565b6102c96105c13660046136f5565b611124565b6007546103bf565b6102c96105dc3660046136f5565b61117e565b6103bf7f000000000000000000000000000000000000000000000000000000000000000081565b6106106111cf565b6040516102d3919061372e565b6102c961062b366004613630565b61136d565b6102c961063e36600461359c565b611402565b6102c961140d565b6102c9610659366004613630565b611430565b61031761066c366004613630565b600c6020525f908152604090205460ff1681565b600b546106ab9061ffff8082169162010000810490911690600160201b90046001600160401b031683565b6040516102d393929190613832565b6103426106c8366004613859565b611453565b6102c96106db366004613630565b61153d565b6102c96106ee3660046138cd565b61159a565b6106fb6115c4565b6040516102d39291906138f5565b6103da6115ec565b61034261071f366004613630565b6115fb565b600d546103da906001600160a01b031681565b610342610745366004613630565b611628565b5f61075361168e565b61075b6116b4565b90505b90565b60606003805461077090613903565b80601f016020809104026020016040519081016040528092919081815260200182805461079c90613903565b80156107e75780601f106107be576101008083540402835291602001916107e7565b820191905f5260205f20905b8154815290600101906020018083116107ca57829003601f168201915b5050505050905090565b5f6107fc825f61170a565b92915050565b5f3361080f81858561174e565b5060019392505050565b5f6107fc826001611760565b61082d611799565b600b54600160201b90046001600160401b03165f0361085f57604051633baf66eb60e01b815260040160405180910390fd5b6108676117cb565b565b60405163ce96cb7760e01b81525f906001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169063ce96cb77906108b7903090600401613656565b602060405180830381865afa1580156108d2573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061075b919061393b565b5f6108ff61168e565b5f610908611820565b90506109218160a0015161091b83611839565b9061186a565b91505090565b5f33610934858285611880565b61093f8585856118cb565b60019150505b9392505050565b610954611799565b600e80546001600160a01b0319166001600160a01b0383169081179091556040517fd11d57c2c7468878b1035df11c670bcd0091aa840bf8aa166365397622237bea905f90a250565b5f61075b611928565b5f61075b600c7f0000000000000000000000000000000000000000000000000000000000000000613966565b7f000000000000000000000000000000000000000000000000000000000000000090565b5f6109ff611937565b80610a2257506001600160a01b0382165f908152600c602052604090205460ff16155b80610a305750610a30611945565b15610a3c57505f919050565b5f610a8030604051602401610a519190613656565b60408051601f198184030181529190526020810180516001600160e01b031663402d267d60e01b179052611958565b949350505050565b5f610a91611a10565b610a9a82611a2e565b5f610aa3611abf565b9050610ad264e8d4a510008260200151610abd919061397f565b8251610aca90600161397f565b869190611ada565b915081158015610ae157508315155b15610aff57604051639811e0c760e01b815260040160405180910390fd5b610b0b83858484611b8a565b506107fc611cba565b6001600160a01b03165f9081526020819052604090205490565b610b36611799565b6108675f611cc9565b5f61075b611937565b3380610b526115ec565b6001600160a01b031614610b84578060405163118cdaa760e01b8152600401610b7b9190613656565b60405180910390fd5b610b8d81611cc9565b50565b610b98611799565b600d80546001600160a01b0319166001600160a01b0383169081179091556040517f2e8578cffb63e57c6a6e9aa92ac7e9cc0ea4f24cd608ef0849478f446b81ec33905f90a250565b6005546001600160a01b031690565b600e54610c05906001600160a01b0316611ce2565b610c0e81611d34565b60405181151581527fdc73380e7a835e9fc8a26a9cd6b68f5c19460babb7e506a3d295af45968f6d599060200160405180910390a150565b5f610c4f611a10565b610c5882611a2e565b5f610c61611abf565b8051909150610c9490610c7590600161397f565b64e8d4a510008360200151610c8a919061397f565b8691906001611d5e565b9150610b0b83838684611b8a565b60606004805461077090613903565b5f610cba61168e565b5f610cc3611820565b9050610921610cdf64e8d4a51000670de0b6b3a7640000613992565b64e8d4a510008360200151610cf4919061397f565b8351610d0190600161397f565b9190611ada565b610d10611799565b610d18611a10565b610d228282611da0565b610d2a6117cb565b5f610d3460075490565b61ffff168361ffff161180610d55575060075460101c61ffff168261ffff16115b9050808015610d89575063ffffffff7f00000000000000000000000000000000000000000000000000000000000000001615155b15610e6a57610d96611abf565b505f610dc863ffffffff7f000000000000000000000000000000000000000000000000000000000000000016426139a9565b6040805160608101825261ffff878116808352908716602083018190526001600160401b038516928401839052600b805463ffffffff19169092176201000090910217600160201b600160601b031916600160201b909202919091179055519091507fa492802bdbce5c768ca927ba2e83451677476545a0e829c969dd84b0ea0993a490610e5b90869086908590613832565b60405180910390a15050610e76565b610e748383611e7a565b505b610e7e611cba565b5050565b5f610e8b611a10565b835f03610eab57604051639811e0c760e01b815260040160405180910390fd5b5f5f610eb5611ec1565b9150915081610f0857610ecc603f620f42406139dc565b5a1015610eec576040516377ebef4d60e01b815260040160405180910390fd5b610ef581611f47565b610f08610f0182612016565b8290612070565b610f1181612144565b5f8161014001516001600160801b03169050610f448164e8d4a510008460200151610f3c919061397f565b899190611ada565b9350336001600160a01b03861614610f6157610f61853389611880565b610f6b858861227e565b610f7d610f7885836139ef565b6122b2565b610fa87f000000000000000000000000000000000000000000000000000000000000000087866122d8565b846001600160a01b0316866001600160a01b0316336001600160a01b03167f5752954bd997bb2891d3420abc96f0469888b15fe38bb15e757a22243ea4575d8a88604051610ff79291906138f5565b60405180910390a4505050610945611cba565b5f3361080f8185856118cb565b61101f611a10565b60408051606081018252600b5461ffff8082168352620100008204166020830152600160201b90046001600160401b0316918101829052905f0361107657604051633baf66eb60e01b815260040160405180910390fd5b80604001516001600160401b03164210156110aa578060400151604051637ca1a70360e11b8152600401610b7b9190613a02565b60408101515f906110bf9062127500906139a9565b9050806001600160401b03164211156110ed57806040516351c1924760e11b8152600401610b7b9190613a02565b600b80546001600160601b03191690558151602083015161110e9190611e7a565b5050610867611cba565b5f6107fc82600161170a565b5f61112d611a10565b5f611136611abf565b905061116764e8d4a510008260200151611150919061397f565b825161115d90600161397f565b8791906001611d5e565b915061117584848785612304565b50610945611cba565b5f611187611a10565b5f611190611abf565b80519091506111c1906111a490600161397f565b64e8d4a5100083602001516111b9919061397f565b879190611ada565b915061117584848488612304565b60408051610180810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c0810182905260e081018290526101008101829052610120810182905261014081018290526101608101919091526040518061018001604052807f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031681526020016112726109d2565b6001600160a01b03168152602001611288610be1565b6001600160a01b039081168252600d5481166020830152600e5481166040830152600a541660608201526080016112be60075490565b61ffff1681526020016112d360075460101c90565b61ffff1681526020017f000000000000000000000000000000000000000000000000000000000000000061ffff1681526020017f000000000000000000000000000000000000000000000000000000000000000061ffff1681526020017f000000000000000000000000000000000000000000000000000000000000000063ffffffff168152602001611364611937565b15159052919050565b5f5f611378836109f6565b9050805f0361138957505f92915050565b5f5f611393611ec1565b91509150816113a657505f949350505050565b5f64e8d4a5100082602001516113bc919061397f565b90506113c9815f196139dc565b84116113f55781516113dc90600161397f565b6113e68286613992565b6113f091906139dc565b6113f8565b5f195b9695505050505050565b5f6107fc825f611760565b5f611416611a10565b611426611421611abf565b612440565b905061075e611cba565b5f5f5f61144461143f85610b14565b6124e0565b5091509150610a80828261258d565b600d54611468906001600160a01b0316611ce2565b5f5b828110156115375781600c5f86868581811061148857611488613a16565b905060200201602081019061149d9190613630565b6001600160a01b0316815260208101919091526040015f20805460ff19169115159190911790558383828181106114d6576114d6613a16565b90506020020160208101906114eb9190613630565b6001600160a01b03167fc5217903bd71390e046be1c1ee589f3af533c8fe5b67ee0a7dade2f8a853badd83604051611527911515815260200190565b60405180910390a260010161146a565b50505050565b5f5f61154883610b14565b90505f5f5f611556846124e0565b92509250925081831161156d575091949350505050565b6113f864e8d4a510008260200151611585919061397f565b825161159290600161397f565b849190611ada565b6001600160a01b039182165f90815260016020908152604080832093909416825291909152205490565b5f5f6115ce61168e565b5f6115d7611820565b90508060a001518160e0015192509250509091565b6006546001600160a01b031690565b611603611799565b61160b611a10565b611616611421611abf565b506116208161259c565b610b8d611cba565b611630611799565b600680546001600160a01b0319166001600160a01b038316908117909155611656610be1565b6001600160a01b03167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e2270060405160405180910390a350565b611696611945565b1561086757604051633ee5aeb560e01b815260040160405180910390fd5b5f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316634cdad5066116ec611928565b6040518263ffffffff1660e01b81526004016108b791815260200190565b5f61171361168e565b5f61171c611820565b8051909150610a809061173090600161397f565b64e8d4a510008360200151611745919061397f565b86919086611d5e565b61175b8383836001612621565b505050565b5f61176961168e565b5f611772611820565b9050610a8064e8d4a51000826020015161178c919061397f565b825161174590600161397f565b336117a2610be1565b6001600160a01b031614610867573360405163118cdaa760e01b8152600401610b7b9190613656565b600b54600160201b90046001600160401b03165f036117e657565b600b80546001600160601b03191690556040517fd35f4d6fcfaf55cfb3595a1f94a327a6274538ba6eb69a084019f787f3350d8a905f90a1565b6118286134eb565b61075e816118346116b4565b6126e5565b6080808201516060830151604084015161014085015190931c909201909101036107fc816001600160801b0361258d565b5f80828403848111159081025b95945050505050565b5f61188b848461159a565b90505f1981101561153757818110156118bd57828183604051637dc7a0d960e11b8152600401610b7b93929190613a2a565b61153784848484035f612621565b6001600160a01b0383166118f4575f604051634b637e8f60e11b8152600401610b7b9190613656565b6001600160a01b03821661191d575f60405163ec442f0560e01b8152600401610b7b9190613656565b61175b838383612780565b6008546001600160801b031690565b60075460201c60ff16151590565b5f61075b61195461075e6127ef565b5c90565b5f5f60607f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316620f4240856040516119989190613a4b565b5f604051808303818686fa925050503d805f81146119d1576040519150601f19603f3d011682016040523d82523d5f602084013e6119d6565b606091505b5090935090508280156119eb57506020815110155b92508215611a0a5780806020019051810190611a07919061393b565b91505b50915091565b611a1861168e565b6108676001611a2861075e6127ef565b90612813565b611a36611937565b15611a54576040516301f6982160e51b815260040160405180910390fd5b335f908152600c602052604090205460ff16611a85573360405163fa5cd00f60e01b8152600401610b7b9190613656565b6001600160a01b0381165f908152600c602052604090205460ff16610b8d578060405163fa5cd00f60e01b8152600401610b7b9190613656565b611ac76134eb565b611acf611820565b905061075e81612144565b5f5f5f611ae7868661281a565b91509150815f03611b0b57838181611b0157611b016139c8565b0492505050610945565b818411611b2257611b226003851502601118612836565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150509392505050565b8215611c5d57611b9a3384612847565b604051636e553f6560e01b8152600481018490523060248201525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690636e553f65906044016020604051808303815f875af1158015611c06573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611c2a919061393b565b90505f8261014001516001600160801b03169050611c4d858383865f015161285a565b611c5a610f78838361397f565b50505b611c678483612935565b836001600160a01b0316336001600160a01b03167fdcbc1c05240f31ff3ad067ef1ee35ce4997762752e3a095284754544f4c709d78585604051611cac9291906138f5565b60405180910390a350505050565b6108675f611a2861075e6127ef565b600680546001600160a01b0319169055610b8d81612969565b336001600160a01b03821614801590611d145750611cfe610be1565b6001600160a01b0316336001600160a01b031614155b15610b8d573360405163472511eb60e11b8152600401610b7b9190613656565b602081611d41575f611d44565b60015b60078054600160201b191660ff9290921690921b17905550565b5f611d8b611d6b836129ba565b8015611d8657505f8480611d8157611d816139c8565b868809115b151590565b611d96868686611ada565b611877919061397f565b7f000000000000000000000000000000000000000000000000000000000000000061ffff168261ffff161115611e0d57817f0000000000000000000000000000000000000000000000000000000000000000604051630e2b357b60e31b8152600401610b7b929190613a61565b7f000000000000000000000000000000000000000000000000000000000000000061ffff168161ffff161115610e7e57807f0000000000000000000000000000000000000000000000000000000000000000604051630e2b357b60e31b8152600401610b7b929190613a61565b5f611e83611abf565b905080610120015161ffff168361ffff1614611eb757611ea78161ffff85166129e6565b611eb381600754612a32565b6007555b61175b8383612b0f565b5f611eca6134eb565b5f611f17611ed6611928565b604051602401611ee891815260200190565b60408051601f198184030181529190526020810180516001600160e01b031663266d6a8360e11b179052611958565b9093509050828015611f3057506001600160801b038111155b92508215611f4257611f4282826126e5565b509091565b60075460085461014083018190526101208301829052608081901c6001600160501b03605884901c1681611f7a60025490565b01602086015264ffffffffff60d885901c83020460a086015260c0850181905265ffffffffffff60a885901c8116820204900360e085015260ff602884901c161561153757604080516080810182526009546001600160501b03808216835261ffff600160501b830481166020850152600160601b830490911693830193909352600160b01b9004909116606082015261010085015250505050565b61012081015164ffffffffff603082901c1642039061203483612b6c565b61203e5750919050565b5f6120568460200151601084901c61ffff1685612b9f565b604085018190526020909401805190940190935250919050565b612088612081600262093a806139dc565b829061258d565b60c083015160e084015160a085015192935090918183035f6120b962093a80838802046301e133808887020461258d565b905081156120d85781818402816120d2576120d26139c8565b046120e1565b62093a80838702045b830360a08801529290920160e08601819052610100860151604001519092506001600160501b0316821061211d576101008501515f6040909101525b610100850151516001600160501b0316821061213d576101008501515f90525b5050505050565b61012081015160c08201516001600160501b03605883901c168114155f8215612191578260018465ffffffffffff80168860e0015187030201038161218b5761218b6139c8565b04612193565b5f5b905060a881901b605884901b603042901b8665ffffffffffff161717179350506121cf846121c18686612a32565b6121ca87611839565b612bc7565b60608401516040850151171515806121e45750805b1561223157604080850151606080870151835192835260208301529181018490527f3f0efd667efe2a4e661231bb42b65ce017c3326fb50d12aa6f936500d58c1c02910160405180910390a15b608084015115611537577f2ac180ac0ea14f2927cc0966062ca65f0d2bc166fad7ec704f2a4b1fe938eec3846080015160405161227091815260200190565b60405180910390a150505050565b6001600160a01b0382166122a7575f604051634b637e8f60e11b8152600401610b7b9190613656565b610e7e825f83612780565b6122bb81612c46565b6001600160801b0316608080600854901c901b1760088190555050565b6122e58383836001612c7d565b61175b5782604051635274afe760e01b8152600401610b7b9190613656565b336001600160a01b0384161461231f5761231f833383611880565b612329838261227e565b81156123e357604051632d182be560e21b8152600481018390526001600160a01b0385811660248301523060448301525f917f00000000000000000000000000000000000000000000000000000000000000009091169063b460af94906064016020604051808303815f875af11580156123a5573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906123c9919061393b565b90506123e1816123d7611928565b610f7891906139ef565b505b826001600160a01b0316846001600160a01b0316336001600160a01b03167ffbde797d201c681b91056529119e0b02407c7bb96a4a2c75c01fc9667232c8db85856040516124329291906138f5565b60405180910390a450505050565b61014081015160a08201515f9160801c9061245c90829061186a565b9150815f0361246d57505f92915050565b6124808360075484846121ca91906139ef565b600a546001600160a01b03166124968184612935565b806001600160a01b03167f9dc46f23cfb5ddcad0ae7ea2be38d47fec07bb9382ec7e564efc69e036dd66ce846040516124d191815260200190565b60405180910390a25050919050565b5f5f6124ea6134eb565b5f6124f3611945565b612504576124ff611ec1565b925090505b806125165760015f9350935050612586565b815161253c9061252790600161397f565b64e8d4a5100084602001516111b9919061397f565b9350612581306040516024016125529190613656565b60408051601f198184030181529190526020810180516001600160e01b031663ce96cb7760e01b179052611958565b935050505b9193909250565b5f828218828410028218610945565b6001600160a01b03811615806125ba57506001600160a01b03811630145b156125d857604051630ed1b8b360e31b815260040160405180910390fd5b600a80546001600160a01b0319166001600160a01b0383169081179091556040517fbf9a9534339a9d6b81696e05dcfb614b7dc518a31d48be3cfb757988381fb323905f90a250565b6001600160a01b03841661264a575f60405163e602df0560e01b8152600401610b7b9190613656565b6001600160a01b038316612673575f604051634a1406b160e11b8152600401610b7b9190613656565b6001600160a01b038085165f908152600160209081526040808320938716835292905220829055801561153757826001600160a01b0316846001600160a01b03167f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92584604051611cac91815260200190565b6126ee82611f47565b8082526126fa82612cdf565b5f61270483612016565b90505f61271084612df0565b905061271b84612b6c565b6127415760e0840181905260c08401819052610100840161273a613541565b9052612756565b8360c001518110156127565761275684612cdf565b6127608483612070565b8360c00151811115612776576127768482612e08565b6115378483612f30565b6001600160a01b038316158015906127a057506001600160a01b03821615155b80156127c457506001600160a01b0382165f908152600c602052604090205460ff16155b156127e4578160405163fa5cd00f60e01b8152600401610b7b9190613656565b61175b838383613000565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f0090565b80825d5050565b5f805f1983850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b610e7e6128526109d2565b833084613113565b5f82841161287d5761287861287083600161397f565b859085611ada565b612904565b60405163266d6a8360e11b8152600481018590527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690634cdad50690602401602060405180830381865afa1580156128e0573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190612904919061393b565b905084612912600a8361397f565b101561213d57848160405163697608a960e11b8152600401610b7b9291906138f5565b6001600160a01b03821661295e575f60405163ec442f0560e01b8152600401610b7b9190613656565b610e7e5f8383612780565b600580546001600160a01b038381166001600160a01b0319831681179093556040519116919082907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0905f90a35050565b5f60028260038111156129cf576129cf613a76565b6129d99190613a8a565b60ff166001149050919050565b81610120015161ffff16811115612a0b57610e7e828360c00151846101200151613140565b5f612a15836131bf565b9050612a218383613207565b81111561175b5761175b8382613244565b610100820151604081015190515f91176001600160501b03161580159081612a5f575060ff602884901c16155b15612a6d57829150506107fc565b6101008401518051600980546020840151604085015160609095015161ffff908116600160b01b0261ffff60b01b196001600160501b03978816600160601b0216600160601b600160c01b031992909316600160501b026001600160601b03199094169690951695909517919091179390931692909217179055602881612af4575f612af7565b60015b60ff16901b602860ff901b1984161791505092915050565b6007805463ffffffff191663ffff0000601084901b161761ffff84161790556040517f947504f5e2a48952ffa34f7cceb8582c6705286ad16842e7258c4207a40ce51890612b609084908490613a61565b60405180910390a15050565b5f612b7f64e8d4a51000620f4240613992565b8260200151101580156107fc575050602001516001600160a01b03101590565b5f80612bb28385026424b675dc0061258d565b9050611877858264496cebb800819003611ada565b5f8115612c07578160018364ffffffffff8016612bf1868960a0015161258d90919063ffffffff16565b02010381612c0157612c016139c8565b04612c09565b5f5b6001600160d81b0390931660d89390931b9290921760075561014090920180516001600160801b031660809390931b929092179182905250600855565b5f6001600160801b03821115612c79576040516306dfcc6560e41b81526080600482015260248101839052604401610b7b565b5090565b60405163a9059cbb60e01b5f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f51148316612cd3578383151615612cc7573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b8060e001518160c001511480612cfb5750612cf981612b6c565b155b15612d035750565b610100810151805160409091015160c08301516001600160501b0392831692909116908080612d3186612df0565b10612d3d575050505050565b5f5b5060e085015181851015612d5a57612d578186613296565b90505b81841015612d6f57612d6c8185613296565b90505b612d828682612d7d896131bf565b6132a5565b8560c0015191508082148015612d9b57508560e0015181115b612d3f5781841115612dbe576101008601516001600160501b0383166040909101525b620f42408304830382108015612dd357508483115b15612de857612de88684886101200151613140565b505050505050565b5f6107fc825f0151836020015164e8d4a51000613391565b60c082015160e0830151610100840151516101208501516001600160501b03909116908385039061ffff165f8086851115612ea5575f612e5e8a61010001516020015161ffff168561258d90919063ffffffff16565b90505f8782028961271002039050612e92818a6127108c8b03020281612e8657612e866139c8565b8891600191040161258d565b9250612ea0838a8a856133d7565b935050505b8681018185118015612eb657508015155b15612ed8578087850284018387030281612ed257612ed26139c8565b04830192505b5f612ee88b60200151858c613401565b60608c0181905260a08c0180518201905260208c018051909101905250612f219450612f1a9350899250612df0915050565b8490613296565b60c09095019490945250505050565b610100820151516001600160501b03165f819003612f4d57505050565b808360c0015110158015612f77575082610120015161ffff168361010001516020015161ffff1610155b15612f8857505061010001515f9052565b5f612fb26058856101200151901c6001600160501b03168560c0015161329690919063ffffffff16565b9050808211612fc15750505050565b62093a80612fd28462049d4061258d565b8284030281612fe357612fe36139c8565b610100959095015194049091036001600160501b03169092525050565b6001600160a01b03831661302a578060025f82825461301f919061397f565b909155506130879050565b6001600160a01b0383165f90815260208190526040902054818110156130695783818360405163391434e360e21b8152600401610b7b93929190613a2a565b6001600160a01b0384165f9081526020819052604090209082900390555b6001600160a01b0382166130a3576002805482900390556130c1565b6001600160a01b0382165f9081526020819052604090208054820190555b816001600160a01b0316836001600160a01b03167fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef8360405161310691815260200190565b60405180910390a3505050565b61312184848484600161342a565b6115375783604051635274afe760e01b8152600401610b7b9190613656565b5f61314a846131bf565b6101008501518051919250906001600160501b0316158061317657508261ffff16816020015161ffff16115b156131865761ffff831660208201525b80516001600160501b03168411156131a5576001600160501b03841681525b806020015161ffff1682111561213d5761213d8583613244565b5f816101000151604001516001600160501b03168260c0015111156131f6576131f18283610120015161ffff16613207565b6107fc565b5061010001516060015161ffff1690565b5f8261010001515f01516001600160501b03168360c00151111561322b5781610945565b6101008301516020015161094590839061ffff1661258d565b61010082015160408101516001600160501b0316158061326b575081816060015161ffff16105b1561327b5761ffff821660608201525b60c0909201516001600160501b031660409092019190915250565b5f828218828411028218610945565b602083015160c084015160e08501515f6132be87612df0565b90508281106132d05750505050505050565b5f61330860016133026127106132ea86890389898d6133d7565b816132f7576132f76139c8565b8b9190048601613296565b90613296565b90505f613318868684878b613497565b90508860a00151811115613346575060a088015161334361333c878784888c6134c0565b8390613296565b91505b60a0890180518290039052608089018051820190528503602089015261337f6133786133718a612df0565b869061258d565b8290613296565b60c09098019790975250505050505050565b5f610a8061339f838561397f565b676765c793fa10079d601b1b6133b687600161397f565b6133c09190613992565b6133ca91906139dc565b6001600160501b0361258d565b5f83156133f757838383870202816133f1576133f16139c8565b04611877565b505f949350505050565b5f82156134215761341c848485856001016127100203611ada565b610a80565b505f9392505050565b6040516323b872dd60e01b5f8181526001600160a01b038781166004528616602452604485905291602083606481808c5af1925060015f5114831661348657838315161561347a573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b5f8183026134b5878688038302612710890284900388026001611d5e565b979650505050505050565b5f8183028681026134df87826127108202859003890281016001611d5e565b98975050505050505050565b6040518061016001604052805f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f815260200161352f613541565b81526020015f81526020015f81525090565b604080516080810182525f80825260208201819052918101829052606081019190915290565b602081525f82518060208401528060208501604085015e5f604082850101526040601f19601f83011684010191505092915050565b5f602082840312156135ac575f5ffd5b5035919050565b80356001600160a01b03811681146135c9575f5ffd5b919050565b5f5f604083850312156135df575f5ffd5b6135e8836135b3565b946020939093013593505050565b5f5f5f60608486031215613608575f5ffd5b613611846135b3565b925061361f602085016135b3565b929592945050506040919091013590565b5f60208284031215613640575f5ffd5b610945826135b3565b6001600160a01b03169052565b6001600160a01b0391909116815260200190565b5f5f6040838503121561367b575f5ffd5b8235915061368b602084016135b3565b90509250929050565b803580151581146135c9575f5ffd5b5f602082840312156136b3575f5ffd5b61094582613694565b803561ffff811681146135c9575f5ffd5b5f5f604083850312156136de575f5ffd5b6136e7836136bc565b915061368b602084016136bc565b5f5f5f60608486031215613707575f5ffd5b83359250613717602085016135b3565b9150613725604085016135b3565b90509250925092565b5f61018082019050613741828451613649565b60208301516137536020840182613649565b5060408301516137666040840182613649565b5060608301516137796060840182613649565b50608083015161378c6080840182613649565b5060a083015161379f60a0840182613649565b5060c08301516137b560c084018261ffff169052565b5060e08301516137cb60e084018261ffff169052565b506101008301516137e361010084018261ffff169052565b506101208301516137fb61012084018261ffff169052565b5061014083015161381561014084018263ffffffff169052565b5061016083015161382b61016084018215159052565b5092915050565b61ffff93841681529190921660208201526001600160401b03909116604082015260600190565b5f5f5f6040848603121561386b575f5ffd5b83356001600160401b03811115613880575f5ffd5b8401601f81018613613890575f5ffd5b80356001600160401b038111156138a5575f5ffd5b8660208260051b84010111156138b9575f5ffd5b602091820194509250613725908501613694565b5f5f604083850312156138de575f5ffd5b6138e7836135b3565b915061368b602084016135b3565b918252602082015260400190565b600181811c9082168061391757607f821691505b60208210810361393557634e487b7160e01b5f52602260045260245ffd5b50919050565b5f6020828403121561394b575f5ffd5b5051919050565b634e487b7160e01b5f52601160045260245ffd5b60ff81811683821601908111156107fc576107fc613952565b808201808211156107fc576107fc613952565b80820281158282048414176107fc576107fc613952565b6001600160401b0381811683821601908111156107fc576107fc613952565b634e487b7160e01b5f52601260045260245ffd5b5f826139ea576139ea6139c8565b500490565b818103818111156107fc576107fc613952565b6001600160401b0391909116815260200190565b634e487b7160e01b5f52603260045260245ffd5b6001600160a01b039390931683526020830191909152604082015260600190565b5f82518060208501845e5f920191825250919050565b61ffff92831681529116602082015260400190565b634e487b7160e01b5f52602160045260245ffd5b5f60ff831680613a9c57613a9c6139c8565b8060ff8416069150509291505056",
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
