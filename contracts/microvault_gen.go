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

// MicroVaultConfig is an auto generated low-level Go binding around an user-defined struct.
type MicroVaultConfig struct {
	Name    string
	Symbol  string
	Asset   common.Address
	Owner   common.Address
	Keeper  common.Address
	Sources []AdapterFactorySpec
}

// MicroVaultMovesMove is an auto generated low-level Go binding around an user-defined struct.
type MicroVaultMovesMove struct {
	Index      *big.Int
	Entry      bool
	ByRecorded bool
	Assets     *big.Int
	Before     *big.Int
	Total      *big.Int
}

// MicroVaultRequest is an auto generated low-level Go binding around an user-defined struct.
type MicroVaultRequest struct {
	Owner       common.Address
	RequestedAt uint64
	Receiver    common.Address
	Shares      *big.Int
}

// MicroVaultSourceView is an auto generated low-level Go binding around an user-defined struct.
type MicroVaultSourceView struct {
	Id         [32]byte
	Adapter    common.Address
	Source     common.Address
	Mode       uint8
	TargetBps  uint16
	WrittenOff bool
	Readable   bool
	Worth      *big.Int
	Position   ISourceAdapterPosition
}

// MicroVaultMetaData contains all meta data concerning the MicroVault contract.
var MicroVaultMetaData = bind.MetaData{
	ABI: "[{\"inputs\":[{\"components\":[{\"internalType\":\"string\",\"name\":\"name\",\"type\":\"string\"},{\"internalType\":\"string\",\"name\":\"symbol\",\"type\":\"string\"},{\"internalType\":\"address\",\"name\":\"asset\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"keeper\",\"type\":\"address\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"id\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"source\",\"type\":\"address\"},{\"internalType\":\"enumAdapterFactory.Kind\",\"name\":\"kind\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"maxStepBps\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"maxNavAge\",\"type\":\"uint32\"}],\"internalType\":\"structAdapterFactory.Spec[]\",\"name\":\"sources\",\"type\":\"tuple[]\"}],\"internalType\":\"structMicroVault.Config\",\"name\":\"config\",\"type\":\"tuple\"},{\"internalType\":\"contractAdapterFactory\",\"name\":\"adapterFactory\",\"type\":\"address\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"AlreadyListed\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"Create2EmptyBytecode\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"expected\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"received\",\"type\":\"uint256\"}],\"name\":\"DepositShort\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"}],\"name\":\"DuplicateSource\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"allowance\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"needed\",\"type\":\"uint256\"}],\"name\":\"ERC20InsufficientAllowance\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"balance\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"needed\",\"type\":\"uint256\"}],\"name\":\"ERC20InsufficientBalance\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"approver\",\"type\":\"address\"}],\"name\":\"ERC20InvalidApprover\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"ERC20InvalidReceiver\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"}],\"name\":\"ERC20InvalidSender\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"}],\"name\":\"ERC20InvalidSpender\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"max\",\"type\":\"uint256\"}],\"name\":\"ERC4626ExceededMaxDeposit\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"max\",\"type\":\"uint256\"}],\"name\":\"ERC4626ExceededMaxMint\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"max\",\"type\":\"uint256\"}],\"name\":\"ERC4626ExceededMaxRedeem\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"max\",\"type\":\"uint256\"}],\"name\":\"ERC4626ExceededMaxWithdraw\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"}],\"name\":\"EntryClosed\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint16\",\"name\":\"bps\",\"type\":\"uint16\"}],\"name\":\"ExitLossTooHigh\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"FailedDeployment\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"balance\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"needed\",\"type\":\"uint256\"}],\"name\":\"InsufficientBalance\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"LengthMismatch\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"index\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"length\",\"type\":\"uint256\"}],\"name\":\"MerkleTreeUpdateInvalidIndex\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"MerkleTreeUpdateInvalidProof\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"internalType\":\"uint256\",\"name\":\"before\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"afterwards\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"fits\",\"type\":\"uint256\"}],\"name\":\"MoveLossy\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"MoveRefused\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NavNotSound\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"caller\",\"type\":\"address\"}],\"name\":\"NotKeeper\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"NotListable\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"NotListed\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"}],\"name\":\"NotReinstatable\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"}],\"name\":\"NotRequestOwner\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NotSelf\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NothingToTake\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"OutOfGas\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"OwnableInvalidOwner\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"OwnableUnauthorizedAccount\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ReentrancyGuardReentrantCall\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"least\",\"type\":\"uint256\"}],\"name\":\"RequestTooSmall\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"}],\"name\":\"SafeERC20FailedOperation\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"}],\"name\":\"SourceReadable\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"readyAt\",\"type\":\"uint256\"}],\"name\":\"TooEarly\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"TooManySharesBurnt\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"TooManySources\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"}],\"name\":\"UnknownRequest\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"}],\"name\":\"UnknownSource\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"WrongProof\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"total\",\"type\":\"uint256\"}],\"name\":\"WrongTotal\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"expected\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"actual\",\"type\":\"uint64\"}],\"name\":\"WrongVersion\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ZeroReceiver\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ZeroShares\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"}],\"name\":\"ZeroTarget\",\"type\":\"error\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"Allocated\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"Approval\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"Claimed\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"received\",\"type\":\"uint256\"}],\"name\":\"Deallocated\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"Deposit\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint16\",\"name\":\"bps\",\"type\":\"uint16\"}],\"name\":\"ExitLossSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"address\",\"name\":\"keeper\",\"type\":\"address\"}],\"name\":\"KeeperSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"enumMicroVaultSources.Mode\",\"name\":\"mode\",\"type\":\"uint8\"}],\"name\":\"ModeSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"bytes4\",\"name\":\"selector\",\"type\":\"bytes4\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"before\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"afterwards\",\"type\":\"uint256\"}],\"name\":\"MoveUndone\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"}],\"name\":\"NavAccepted\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"worth\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"navAt\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"bool\",\"name\":\"sound\",\"type\":\"bool\"}],\"name\":\"NavObserved\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"previousOwner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"OwnershipTransferStarted\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"previousOwner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"OwnershipTransferred\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"totalAssets\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"idle\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"queuedShares\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"bool\",\"name\":\"sound\",\"type\":\"bool\"}],\"name\":\"Rebalanced\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"RedeemPaid\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"RedeemRequest\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"RedeemReturned\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"remaining\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"remainingId\",\"type\":\"uint256\"}],\"name\":\"RedeemedInKind\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"worth\",\"type\":\"uint256\"}],\"name\":\"Reinstated\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"uint64\",\"name\":\"version\",\"type\":\"uint64\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"bool\",\"name\":\"listed\",\"type\":\"bool\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"index\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"bytes32\",\"name\":\"root\",\"type\":\"bytes32\"}],\"name\":\"ShareholderSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"adapter\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"source\",\"type\":\"address\"}],\"name\":\"SourceAdded\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"bytes4\",\"name\":\"selector\",\"type\":\"bytes4\"}],\"name\":\"SourceRefused\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"bytes32[]\",\"name\":\"sourceIds\",\"type\":\"bytes32[]\"},{\"indexed\":false,\"internalType\":\"uint16[]\",\"name\":\"targetsBps\",\"type\":\"uint16[]\"},{\"indexed\":false,\"internalType\":\"uint16\",\"name\":\"idleTargetBps\",\"type\":\"uint16\"}],\"name\":\"StrategySet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"},{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"source\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"units\",\"type\":\"uint256\"}],\"name\":\"TakenInKind\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"from\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"Transfer\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"Withdraw\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"lastWorth\",\"type\":\"uint256\"}],\"name\":\"WrittenOff\",\"type\":\"event\"},{\"inputs\":[],\"name\":\"IN_KIND_AFTER\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"}],\"name\":\"acceptNav\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"acceptOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"expectedVersion\",\"type\":\"uint64\"}],\"name\":\"addShareholder\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"}],\"name\":\"allowance\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"approve\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"asset\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"balanceOf\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"convertToAssets\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"convertToShares\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"decimals\",\"outputs\":[{\"internalType\":\"uint8\",\"name\":\"\",\"type\":\"uint8\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"deposit\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"}],\"name\":\"exitLossBps\",\"outputs\":[{\"internalType\":\"uint16\",\"name\":\"\",\"type\":\"uint16\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"idle\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"idleTargetBps\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"bps\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"isShareholder\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"keeper\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"lastWriteOff\",\"outputs\":[{\"internalType\":\"uint40\",\"name\":\"\",\"type\":\"uint40\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"leafIndex\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"leafOf\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"maxDeposit\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"maxMint\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"maxRedeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"maxWithdraw\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"mint\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"uint256\",\"name\":\"index\",\"type\":\"uint256\"},{\"internalType\":\"bool\",\"name\":\"entry\",\"type\":\"bool\"},{\"internalType\":\"bool\",\"name\":\"byRecorded\",\"type\":\"bool\"},{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"before\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"total\",\"type\":\"uint256\"}],\"internalType\":\"structMicroVaultMoves.Move\",\"name\":\"m\",\"type\":\"tuple\"}],\"name\":\"move\",\"outputs\":[{\"components\":[{\"internalType\":\"uint256\",\"name\":\"held\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"units\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"pendingIn\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"pendingOut\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"claimable\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"navAt\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"sound\",\"type\":\"uint256\"}],\"internalType\":\"structISourceAdapter.Position\",\"name\":\"p\",\"type\":\"tuple\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"name\",\"outputs\":[{\"internalType\":\"string\",\"name\":\"\",\"type\":\"string\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"navIsSound\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"observe\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"owner\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"count\",\"type\":\"uint256\"}],\"name\":\"payQueue\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"pendingOwner\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"previewDeposit\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"previewMint\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"previewRedeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"previewWithdraw\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"queueHead\",\"outputs\":[{\"internalType\":\"uint64\",\"name\":\"\",\"type\":\"uint64\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"queueTail\",\"outputs\":[{\"internalType\":\"uint64\",\"name\":\"\",\"type\":\"uint64\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"queuedShares\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32[]\",\"name\":\"ids\",\"type\":\"bytes32[]\"}],\"name\":\"rebalance\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"redeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"}],\"name\":\"redeemInKind\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"mostBurnt\",\"type\":\"uint256\"}],\"name\":\"redeemInKindWithin\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"}],\"name\":\"redeemRequest\",\"outputs\":[{\"components\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"requestedAt\",\"type\":\"uint64\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"internalType\":\"structMicroVault.Request\",\"name\":\"\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"}],\"name\":\"reinstate\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"internalType\":\"bytes32[]\",\"name\":\"proof\",\"type\":\"bytes32[]\"},{\"internalType\":\"uint64\",\"name\":\"expectedVersion\",\"type\":\"uint64\"}],\"name\":\"removeShareholder\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"renounceOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"requestRedeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"root\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"internalType\":\"uint16\",\"name\":\"bps\",\"type\":\"uint16\"}],\"name\":\"setExitLoss\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"keeper_\",\"type\":\"address\"}],\"name\":\"setKeeper\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"internalType\":\"enumMicroVaultSources.Mode\",\"name\":\"mode\",\"type\":\"uint8\"}],\"name\":\"setMode\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32[]\",\"name\":\"ids\",\"type\":\"bytes32[]\"},{\"internalType\":\"uint16[]\",\"name\":\"targetsBps\",\"type\":\"uint16[]\"},{\"internalType\":\"uint16\",\"name\":\"idleBps\",\"type\":\"uint16\"}],\"name\":\"setStrategy\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"sources\",\"outputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"id\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"adapter\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"source\",\"type\":\"address\"},{\"internalType\":\"enumMicroVaultSources.Mode\",\"name\":\"mode\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"targetBps\",\"type\":\"uint16\"},{\"internalType\":\"bool\",\"name\":\"writtenOff\",\"type\":\"bool\"},{\"internalType\":\"bool\",\"name\":\"readable\",\"type\":\"bool\"},{\"internalType\":\"uint256\",\"name\":\"worth\",\"type\":\"uint256\"},{\"components\":[{\"internalType\":\"uint256\",\"name\":\"held\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"units\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"pendingIn\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"pendingOut\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"claimable\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"navAt\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"sound\",\"type\":\"uint256\"}],\"internalType\":\"structISourceAdapter.Position\",\"name\":\"position\",\"type\":\"tuple\"}],\"internalType\":\"structMicroVaultSourceView[]\",\"name\":\"list\",\"type\":\"tuple[]\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"symbol\",\"outputs\":[{\"internalType\":\"string\",\"name\":\"\",\"type\":\"string\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"totalAssets\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"totalSupply\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"transfer\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"from\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"transferFrom\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"transferOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"version\",\"outputs\":[{\"internalType\":\"uint64\",\"name\":\"\",\"type\":\"uint64\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"withdraw\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"}],\"name\":\"writeOff\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"}]",
	ID:  "MicroVault",
	Bin: "0x610120604052348015610010575f5ffd5b50604051616b5a380380616b5a83398101604081905261002f916108b6565b604082015160a08301516060840151845160208601518592859285928592918591600361005c8382610a48565b5060046100698282610a48565b5050505f5f61007d8361040460201b60201c565b915091508161008d57601261008f565b805b60ff1660a05250506001600160a01b0390811660805281166100cf575f604051631e4fbdf760e01b81526004016100c69190610b06565b60405180910390fd5b6100d881610437565b506100e6600960105f610453565b6007556001600160a01b03831660c0528151600581111561011a5760405163d1dd60d560e01b815260040160405180910390fd5b5f816001600160401b0381111561013357610133610699565b60405190808252806020026020018201604052801561015c578160200160208202803683370190505b5090505f5b82811015610354575f85828151811061017c5761017c610b1a565b60200260200101519050600d5f825f015181526020019081526020015f20545f146101c0578051604051631ab3cc5360e11b815260048101919091526024016100c6565b6040516372cb2f8960e11b81526001600160a01b0386169063e5965f12906101ee908a908590600401610b2e565b6020604051808303815f875af115801561020a573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061022e9190610ba3565b83838151811061024057610240610b1a565b6001600160a01b039092166020928302919091018201525f838152600c90915260409020835184908490811061027857610278610b1a565b6020908102919091010151825182546002840191909155600163ff00000160a01b031916600160b81b60ff8616026001600160a01b031916176001600160a01b039091161781556102ca836001610bd2565b82515f908152600d6020526040902055815184517f39b15bdae815ce9ddef4569d0d80a0f730ba3c4f9bd836b0df9f2ce6348bae849086908690811061031257610312610b1a565b602002602001015184602001516040516103429291906001600160a01b0392831681529116602082015260400190565b60405180910390a25050600101610161565b5061038a816040516020016103699190610be5565b60408051601f198184030181529190525f610385856020610c23565b610473565b6001600160a01b0390811660e05261010092909252506080890151601080546001600160a01b031916928216929092179091556040517fdc3dba1d64dd67c0dc8b12621edd0c6ca4303a9073c3a8fcac38115e73d67b6b97506103f596509094509250610b06915050565b60405180910390a15050610c89565b63313ce56760e01b5f818152908190602082600481875afa5f51601f3d1190911661010082101695908602945092505050565b600680546001600160a01b031916905561045081610506565b50565b5f61046984848461230461055760201b17610588565b90505b9392505050565b5f5f826001600160401b0381111561048d5761048d610699565b6040519080825280601f01601f1916602001820160405280156104b7576020820181803683370190505b50905082846020870101602083015e6104fd5f806104d6866001610bd2565b846040516020016104e8929190610c3a565b60408051601f198184030181529190526105da565b95945050505050565b600580546001600160a01b038381166001600160a01b0319831681179093556040519116919082907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0905f90a35050565b5f818310610571575f82815260208490526040902061057f565b5f8381526020839052604090205b90505b92915050565b60ff83166001850181905560028501555f82815b8560ff168110156105cc57816105b56002890183610667565b556105c28280602087901c565b915060010161059c565b505f86559050949350505050565b5f834710156106055760405163cf47918160e01b8152476004820152602481018590526044016100c6565b81515f0361062657604051631328927760e21b815260040160405180910390fd5b8282516020840186f590506001600160a01b03811661046c573d5f0361065f5760405163b06ebf3d60e01b815260040160405180910390fd5b61046c61068e565b5f826106866106838461067f845f9081526020902090565b0190565b90565b949350505050565b6040513d5f823e3d81fd5b634e487b7160e01b5f52604160045260245ffd5b60405160a081016001600160401b03811182821017156106cf576106cf610699565b60405290565b60405160c081016001600160401b03811182821017156106cf576106cf610699565b604051601f8201601f191681016001600160401b038111828210171561071f5761071f610699565b604052919050565b5f82601f830112610736575f5ffd5b81516001600160401b0381111561074f5761074f610699565b610762601f8201601f19166020016106f7565b818152846020838601011115610776575f5ffd5b8160208501602083015e5f918101602001919091529392505050565b6001600160a01b0381168114610450575f5ffd5b80516107b181610792565b919050565b805163ffffffff811681146107b1575f5ffd5b5f82601f8301126107d8575f5ffd5b81516001600160401b038111156107f1576107f1610699565b61080060208260051b016106f7565b80828252602082019150602060a08402860101925085831115610821575f5ffd5b602085015b838110156108ac5760a0818803121561083d575f5ffd5b6108456106ad565b81518152602082015161085781610792565b602082015260408201516002811061086d575f5ffd5b6040820152606082015161ffff81168114610886575f5ffd5b6060820152610897608083016107b6565b6080820152835260209092019160a001610826565b5095945050505050565b5f5f604083850312156108c7575f5ffd5b82516001600160401b038111156108dc575f5ffd5b830160c081860312156108ed575f5ffd5b6108f56106d5565b81516001600160401b0381111561090a575f5ffd5b61091687828501610727565b82525060208201516001600160401b03811115610931575f5ffd5b61093d87828501610727565b60208301525061094f604083016107a6565b6040820152610960606083016107a6565b6060820152610971608083016107a6565b608082015260a08201516001600160401b0381111561098e575f5ffd5b61099a878285016107c9565b60a08301525092506109b09050602084016107a6565b90509250929050565b600181811c908216806109cd57607f821691505b6020821081036109eb57634e487b7160e01b5f52602260045260245ffd5b50919050565b601f821115610a435782821115610a4357805f5260205f20601f840160051c6020851015610a1c57505f5b90810190601f840160051c035f5b81811015610a3f575f83820155600101610a2a565b5050505b505050565b81516001600160401b03811115610a6157610a61610699565b610a7581610a6f84546109b9565b846109f1565b6020601f821160018114610aa7575f8315610a905750848201515b5f19600385901b1c1916600184901b178455610aff565b5f84815260208120601f198516915b82811015610ad65787850151825560209485019460019092019101610ab6565b5084821015610af357868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b6001600160a01b0391909116815260200190565b634e487b7160e01b5f52603260045260245ffd5b6001600160a01b03838116825282516020808401919091528301511660408083019190915282015160c082019060028110610b7757634e487b7160e01b5f52602160045260245ffd5b8060608401525061ffff606084015116608083015263ffffffff60808401511660a08301529392505050565b5f60208284031215610bb3575f5ffd5b815161046c81610792565b634e487b7160e01b5f52601160045260245ffd5b8082018082111561058257610582610bbe565b81515f90829060208501835b82811015610c185781516001600160a01b0316845260209384019390910190600101610bf1565b509195945050505050565b808202811582820484141761058257610582610bbe565b603160f91b815260e883901b6001600160e81b03191660018201526680600b3d393df360c81b60048201525f600b820181905282518060208501600c85015e5f9201600c019182525092915050565b60805160a05160c05160e05161010051615e5c610cfe5f395f81816109ec01528181610a4901528181611a630152818161203a01528181612b8701528181612fea0152818161317901526135c701525f61315101525f8181610ba80152610c8f01525f610b6601525f610f540152615e5c5ff3fe608060405234801561000f575f5ffd5b50600436106102d3575f3560e01c806301e1d114146102d757806306243b65146102f257806306fdde031461030757806307a2d13a1461031c578063095ea7b31461032f5780630a28a4771461035257806314fc78fc146103655780631677018d1461036d57806318160ddd146103755780631e6362601461037d57806321ff4d031461039057806323b872dd14610466578063313ce567146104795780633192164f14610493578063326bc1281461049b57806334384a79146104bb57806338d52e0f146104c5578063398571af146104da578063402d267d146104ed5780634224fa28146105005780634cdad5061461052d5780634f4246181461054057806352a4d7571461055357806354fd4d50146105665780635eaf207b1461059857806365eb5115146105ab5780636e553f65146105be57806370a08231146105d1578063715018a6146105e4578063748747e6146105ec57806379ba5097146105ff5780637d41c86e1461060757806389099a631461061a5780638da5cb5b1461062d57806394bf804d1461063557806395a0baa81461064857806395d89b411461066e5780639652364414610676578063a9059cbb14610690578063aced1661146106a3578063aeea4a1e146106b6578063b3d7f6b9146106c9578063b460af94146106dc578063b6aff92d146106ef578063b89a73cb14610704578063b8c3c3e814610717578063b9ce8e4a1461072a578063ba0876521461073d578063c327ca9f14610750578063c63d75b614610763578063c6e6f59214610776578063c71eeecb14610789578063cbafd3c214610791578063ce96cb77146107ab578063d83ad00c146107be578063d905777e146107c6578063dd62ed3e146107d9578063e30c3978146107ec578063ebf0c717146107f4578063ef8b30f7146107fd578063eff4aaed14610810578063f2fde38b14610823578063fd6bc54714610836575b5f5ffd5b6102df610849565b6040519081526020015b60405180910390f35b610305610300366004615481565b610858565b005b61030f610910565b6040516102e991906154e3565b6102df61032a366004615518565b6109a0565b61034261033d36600461552f565b6109b1565b60405190151581526020016102e9565b6102df610360366004615518565b6109c8565b6103056109e0565b6102df610a42565b6002546102df565b61030561038b36600461556a565b610aa0565b61041f61039e366004615518565b604080516080810182525f808252602082018190529181018290526060810191909152505f90815260116020908152604091829020825160808101845281546001600160a01b038082168352600160a01b9091046001600160401b031693820193909352600182015490921692820192909252600290910154606082015290565b6040805182516001600160a01b0390811682526020808501516001600160401b031690830152838301511691810191909152606091820151918101919091526080016102e9565b610342610474366004615594565b610b39565b610481610b5e565b60405160ff90911681526020016102e9565b6102df610b8f565b6104ae6104a93660046155d2565b610c1c565b6040516102e9919061562f565b6102df62093a8081565b6104cd610f52565b6040516102e9919061563d565b6103056104e8366004615651565b610f76565b6102df6104fb366004615671565b6112a2565b600f546105179062010000900464ffffffffff1681565b60405164ffffffffff90911681526020016102e9565b6102df61053b366004615518565b6112e6565b61030561054e366004615518565b6112fd565b610305610561366004615518565b61130b565b60065461058090600160a01b90046001600160401b031681565b6040516001600160401b0390911681526020016102e9565b6102df6105a6366004615671565b61143c565b6103056105b936600461568c565b611481565b6102df6105cc3660046156bd565b6114e8565b6102df6105df366004615671565b61155f565b610305611579565b6103056105fa366004615671565b61158a565b6103056115e8565b6102df6106153660046156e0565b611624565b610305610628366004615518565b6116fe565b6104cd6117e2565b6102df6106433660046156bd565b6117f1565b61065b610656366004615518565b61185f565b60405161ffff90911681526020016102e9565b61030f61187b565b600f5461058090600160381b90046001600160401b031681565b61034261069e36600461552f565b61188a565b6010546104cd906001600160a01b031681565b6103056106c436600461571f565b611897565b6102df6106d7366004615518565b6119ce565b6102df6106ea3660046156e0565b6119e6565b6106f7611a57565b6040516102e99190615791565b610342610712366004615671565b611ca3565b610305610725366004615518565b611cbf565b610305610738366004615870565b611cf5565b6102df61074b3660046156e0565b611dc5565b61030561075e366004615518565b611e2b565b6102df610771366004615671565b611f11565b6102df610784366004615518565b611f1b565b610342611f26565b600f5461058090600160781b90046001600160401b031681565b6102df6107b9366004615671565b611f40565b6102df611f6a565b6102df6107d4366004615671565b611f9d565b6102df6107e736600461589a565b611fbb565b6104cd611fe5565b6102df60075481565b6102df61080b366004615518565b611ff4565b61030561081e3660046158c6565b61200b565b610305610831366004615671565b612252565b6102df610844366004615671565b6122b8565b5f61085261232d565b51919050565b610860612345565b5f61086a8561143c565b90505f5f6108b88361087b896122b8565b604080516020808b0282810182019093528a82525f928c918c9182918501908490808284375f920191909152506009969594939250506123779050565b9150915060075482146108de5760405163923983b960e01b815260040160405180910390fd5b6001600160a01b0387165f90815260086020526040812081905561090790859089908685612397565b50505050505050565b60606003805461091f90615944565b80601f016020809104026020016040519081016040528092919081815260200182805461094b90615944565b80156109965780601f1061096d57610100808354040283529160200191610996565b820191905f5260205f20905b81548152906001019060200180831161097957829003601f168201915b5050505050905090565b5f6109ab825f612485565b92915050565b5f336109be8185856124be565b5060019392505050565b5f6109ab826109d561232d565b6020015160016124d0565b6109e8612507565b5f5b7f0000000000000000000000000000000000000000000000000000000000000000811015610a37575f818152600c602052604090206002810154610a2e9190612528565b506001016109ea565b50610a40612677565b565b6127105f5b7f0000000000000000000000000000000000000000000000000000000000000000811015610a9c575f818152600c6020526040902054610a9290600160a81b900461ffff1683615990565b9150600101610a47565b5090565b610aa8612345565b6103e88161ffff161115610ada57604051630716aee560e41b815261ffff821660048201526024015b60405180910390fd5b80610ae483612686565b805461ffff60c01b1916600160c01b61ffff93841602179055604051908216815282907fc4292fb4d1d97df261c6c80a81da3357092a0090f5b8104d66e8a03bea9da27e906020015b60405180910390a25050565b5f33610b468582856126da565b610b51858585612725565b60019150505b9392505050565b5f610b8a60067f00000000000000000000000000000000000000000000000000000000000000006159a3565b905090565b6040516370a0823160e01b81525f906001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016906370a0823190610bdd90309060040161563d565b602060405180830381865afa158015610bf8573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610b8a91906159bc565b610c24615353565b333014610c44576040516314e1dbf760e11b815260040160405180910390fd5b81355f908152600c60205260408120805490916001600160a01b0390911690610c6b610b8f565b9050610c7d60408601602087016159d3565b15610cba57610cba6001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016836060880135612782565b5f610ccb60408701602088016159d3565b610cdc57636f6c441f60e01b610ce5565b6390ca796b60e01b5b90505f610d49828860600135604051602401610d0391815260200190565b60408051601f198184030181529190526020810180516001600160e01b03166001600160e01b0319909316929092179091526001600160a01b03861690621e84806127ea565b50905080610d6a57604051630cdacb8960e21b815260040160405180910390fd5b610d7c846001600160a01b031661281e565b955060038660c0015103610db257846002015487608001355f5f604051628ba42f60e51b8152600401610ad194939291906159f2565b5f610dcd8688610dc860608c0160408d016159d3565b6128b5565b610dd5610b8f565b610ddf9190615a0d565b90505f610dfb610df0600484615a0d565b60808b0135906128f7565b90505f6004610e106103e860a08d0135615a34565b610e1e9060808d0135615a0d565b610e289190615a0d565b831190505f81610e52578215610e4857610e43898c85612908565b610e54565b8a60600135610e54565b5f5b90508a60600135811015610e8a5788600201548b608001358583604051628ba42f60e51b8152600401610ad194939291906159f2565b610e99898a600201548c612ac2565b610ea960408c0160208d016159d3565b15610eef57600289015460405160608d013581527fde78b95032d369ab4cf988531024de9c0fa180ff64b1b492a8851f5978d566b19060200160405180910390a2610f44565b88600201547fe0b74cd117db40f083d8bcb5ee44b1605c2d7c8b61d20d54b4487492a092cd388c6060013589610f23610b8f565b610f2d9190615990565b604051610f3b929190615a47565b60405180910390a25b505050505050505050919050565b7f000000000000000000000000000000000000000000000000000000000000000090565b610f7e612507565b5f828152601160209081526040808320815160808101835281546001600160a01b038082168352600160a01b9091046001600160401b0316948201949094526001820154909316918301919091526002015460608201819052909103610ffa57604051631f79bbe760e01b815260048101849052602401610ad1565b80516001600160a01b031633146110275760405163b4a2c39b60e01b815260048101849052602401610ad1565b5f62093a8082602001516001600160401b03166110449190615a0d565b90508042101561106a57604051630a8d68c960e21b815260048101829052602401610ad1565b5f84815260116020526040812080546001600160e01b03191681556001810180546001600160a01b0319169055600201819055620f42406110aa60025490565b6110b49190615a0d565b90505f6110bf610b8f565b90505f5f6110d7888760400151886060015187612b81565b90925090506110e68383615a0d565b91505f61110287606001518686612d749092919063ffffffff16565b90505f8111801561112f575061112f87604001518261111f610f52565b6001600160a01b03169190612e24565b156111455761113e8483615a0d565b9150611148565b505f5b815f0361116857604051637b1e13a160e11b815260040160405180910390fd5b60608701515f9061117c9084866001612e31565b9050888111156111a2576040516315b1a93b60e01b815260048101829052602401610ad1565b6111ac3082612e69565b5f8189606001516111bd9190615990565b90505f81156111dd576111d88a5f01518b6040015184612e9d565b6111df565b5f5b905089604001516001600160a01b03168a5f01516001600160a01b03168d7f36e66efe5c77842c5020e777e7b42a47c44d7f19f971e2d0e2eff111e563ef1a8688878760405161123294939291906159f2565b60405180910390a4831561128c57895f01516001600160a01b03168a604001516001600160a01b0316336001600160a01b03165f516020615e1c5f395f51905f528787604051611283929190615a47565b60405180910390a45b5050505050505050505061129e612677565b5050565b5f6112ab612fba565b156112b757505f919050565b5f6112c0612fcd565b50905080156112d157505f92915050565b610b57836112dd613109565b60c00151613276565b5f6109ab826112f361232d565b602001515f61329b565b611308815f19610f76565b50565b611313612345565b61131b612507565b5f61132582612686565b80549091505f9061133e906001600160a01b031661281e565b60c0015190505f600382148061136557508115801561136557506007611363846132c1565b115b905080158061137857506113788361332a565b156113995760405163bbc4358760e01b815260048101859052602401610ad1565b60018301546040516001600160801b03909116815284907fd9a0b59ecb1e0eb38da918347a8508e94a1a0f3b23b7539911f5bbb92192dc7c9060200160405180910390a250508054600f805461ffff8082166001600160b81b90950460ff169490941b169290921766ffffffffffffff1990921691909117620100004264ffffffffff1602179055805462ffffff60a01b1916600360a01b179055611308612677565b6001600160a01b0381165f908152600860205260408120548082036114765782604051635d35c42960e01b8152600401610ad1919061563d565b610b57600182615990565b611489612345565b8061149383612686565b805460ff60a01b1916600160a01b8360038111156114b3576114b361575d565b0217905550817f904fe84dccea00d8df7793980f8c6e4b8a97f545e70cf944cc801bd08f06726782604051610b2d9190615a55565b5f6114f1612507565b5f6114fa613349565b90505f61150b848360c00151613276565b90508085111561153457838582604051633c8097d960e11b8152600401610ad193929190615a63565b6115438583604001515f6124d0565b9250611555848685856060015161338d565b50506109ab612677565b6001600160a01b03165f9081526020819052604090205490565b611581612345565b610a405f613402565b611592612345565b601080546001600160a01b0319166001600160a01b0383161790556040517fdc3dba1d64dd67c0dc8b12621edd0c6ca4303a9073c3a8fcac38115e73d67b6b906115dd90839061563d565b60405180910390a150565b33806115f2611fe5565b6001600160a01b03161461161b578060405163118cdaa760e01b8152600401610ad1919061563d565b61130881613402565b5f61162d612507565b6001600160a01b03831661165457604051630d753d9b60e31b815260040160405180910390fd5b835f0361167457604051639811e0c760e01b815260040160405180910390fd5b5f61167d610b5e565b61168890600a615b5f565b905080851080156116a1575061169d8361155f565b8514155b156116c257604051635a2773f960e11b815260048101829052602401610ad1565b336001600160a01b038416146116dd576116dd8333876126da565b6116e883308761341b565b6116f3838587612e9d565b915050610b57612677565b611706612507565b5f61171082612686565b80549091505f90611729906001600160a01b031661281e565b90506117348261332a565b158061174557508060c00151600114155b15611766576040516331c1163760e01b815260048101849052602401610ad1565b8154600f805461ffff1981166001600160b81b90940460ff169390931b61ffff918216181691909117905561179c828483612ac2565b827f95bc6d038d3a1eda3d85c863d1cc8e60a05e57f7242770e47733158f4238f93a6117c78361352e565b60405190815260200160405180910390a25050611308612677565b6005546001600160a01b031690565b5f6117fa612507565b5f611803613349565b90505f611814848360c00151613276565b90508085111561183d5783858260405163284ff66760e01b8152600401610ad193929190615a63565b61184d858360400151600161329b565b9250611555848487856060015161338d565b5f61186982612686565b54600160c01b900461ffff1692915050565b60606004805461091f90615944565b5f336109be818585612725565b61189f612507565b6010546001600160a01b031633146118cc573360405163ccf79b6760e01b8152600401610ad1919061563d565b5f6118d78383613550565b905061190e816118ea836060015161375d565b60066118f4610b5e565b6118fe9190615b6d565b61190990600a615b5f565b613788565b80608001511561196557600f54600160381b81046001600160401b03908116600160781b909204161461194f576119456010613a0e565b5061194f81613bbf565b61196581611960836060015161375d565b613c93565b7f2fe8d5cd7f57e0c1fc9db40aa037f8605555a59df7851e8b27b23789af0ace0b81606001518260400151611998611f6a565b6080808601516040805195865260208601949094529284019190915290151560608301520160405180910390a15061129e612677565b5f6109ab826119db61232d565b60400151600161329b565b5f6119ef612507565b5f6119f8613109565b90505f611a058483613efa565b905080861115611a2e57838682604051633fa733bb60e21b8152600401610ad193929190615a63565b611a3e86836020015160016124d0565b9250611a4d3386868987613f1e565b5050610b57612677565b6060611a61613fa1565b7f00000000000000000000000000000000000000000000000000000000000000006001600160401b03811115611a9957611a99615b86565b604051908082528060200260200182016040528015611ad257816020015b611abf615389565b815260200190600190039081611ab75790505b5090505f5b8151811015610a9c575f818152600c602052604081208351909190849084908110611b0457611b04615b9a565b60209081029190910181015160028401548454919350916001600160a01b03821691600160a01b900460ff16908490810160608201836003811115611b4b57611b4b61575d565b6003811115611b5c57611b5c61575d565b90526001600160a01b039093169092525052815461ffff600160a81b90910416611b858361332a565b8354604080516367e828bf60e01b815290516001600160a01b03909216916367e828bf916004808201926020929091908290030181865afa158015611bcc573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611bf09190615bae565b6001600160a01b03908116604085015290151560a084015261ffff90911660808301528254611c1f911661281e565b610100820181905260c09081015160031415908201819052611c605760018201546101008201515f60c0820152600160801b9091046001600160801b031690525b8060a00151611c99578060c00151611c855760018201546001600160801b0316611c93565b611c9381610100015161352e565b60e08201525b5050600101611ad7565b6001600160a01b03165f90815260086020526040902054151590565b611cc7612507565b611cd081613a0e565b611ced57604051636c9ad2d560e01b815260040160405180910390fd5b611308612677565b611cfd612345565b6001600160a01b0382161580611d1b57506001600160a01b03821630145b15611d3b578160405163aa4ace6160e01b8152600401610ad1919061563d565b6001600160a01b0382165f9081526008602052604090205415611d7357816040516319cd459560e01b8152600401610ad1919061563d565b5f5f611d89611d81856122b8565b600990613fc7565b9092509050611d99826001615a0d565b6001600160a01b0385165f90815260086020526040902055611dbf838560018585612397565b50505050565b5f611dce612507565b5f611dd7613109565b90505f611de48483613fe2565b905080861115611e0d57838682604051632e52afbb60e21b8152600401610ad193929190615a63565b611e1c8683602001515f61329b565b9250611a4d338686868a613f1e565b611e33612345565b611e3b612507565b5f611e4582612686565b90505f815f015f9054906101000a90046001600160a01b03166001600160a01b031663d77ae2b66040518163ffffffff1660e01b81526004016020604051808303815f875af1158015611e9a573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611ebe91906159bc565b60405190915083907f9b55c9088cf1e2c67f0a5ec106e294f0bcb6dee6b0c3c953e6b52b26787f61e6905f90a28015611efc57611efc82848361402f565b611f068284612528565b505050611308612677565b5f6109ab826112a2565b5f6109ab825f614074565b5f611f2f613fa1565b611f37613109565b60a00151905090565b5f611f49612fba565b611f6357611f5e82611f59613109565b613efa565b6109ab565b5f92915050565b600f545f90600160381b81046001600160401b03908116600160781b9092041614611f9857610b8a3061155f565b505f90565b5f611fa6612fba565b611f6357611f5e82611fb6613109565b613fe2565b6001600160a01b039182165f90815260016020908152604080832093909416825291909152205490565b6006546001600160a01b031690565b5f6109ab8261200161232d565b604001515f6124d0565b612013612345565b838214612036576040516001621398b960e31b0319815260040160405180910390fd5b5f5b7f0000000000000000000000000000000000000000000000000000000000000000811015612081575f818152600c60205260409020805461ffff60a81b19169055600101612038565b5061ffff81165f5b858110156121e5575f6120b38888848181106120a7576120a7615b9a565b90506020020135612686565b90508585838181106120c7576120c7615b9a565b90506020020160208101906120dc9190615bc9565b61ffff165f0361211b578787838181106120f8576120f8615b9a565b90506020020135604051634845d81f60e01b8152600401610ad191815260200190565b8054600160a81b900461ffff16156121625787878381811061213f5761213f615b9a565b90506020020135604051631ab3cc5360e11b8152600401610ad191815260200190565b85858381811061217457612174615b9a565b90506020020160208101906121899190615bc9565b815461ffff91909116600160a81b0261ffff60a81b199091161781558585838181106121b7576121b7615b9a565b90506020020160208101906121cc9190615bc9565b6121da9061ffff1684615a0d565b925050600101612089565b50612710811461220b5760405163408935fd60e01b815260048101829052602401610ad1565b7f80e25cfe55605c4a844de9038ded5ea86f2d520c58bada190c76a8a41843d3888686868686604051612242959493929190615be2565b60405180910390a1505050505050565b61225a612345565b600680546001600160a01b0319166001600160a01b0383169081179091556122806117e2565b6001600160a01b03167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e2270060405160405180910390a350565b5f816040516020016122ca919061563d565b60408051601f1981840301815282825280516020918201209083015201604051602081830303815290604052805190602001209050919050565b5f81831061231e575f828152602084905260409020610b57565b505f9182526020526040902090565b6123356153d8565b61233d613fa1565b610b8a613109565b3361234e6117e2565b6001600160a01b031614610a40573360405163118cdaa760e01b8152600401610ad1919061563d565b5f5f61238987878787876123046140a4565b915091509550959350505050565b6006546001600160401b03868116600160a01b90920416146123eb5760065460405163e8901d0d60e01b81526001600160401b038781166004830152600160a01b9092049091166024820152604401610ad1565b6007819055600680546001600160a01b038616919060149061241c90600160a01b90046001600160401b0316615c65565b82546001600160401b039182166101009390930a8381029202191617909155604080518615158152602081018690529081018490527f3f0859155607d360997b19b7781c6bf77c790db06082670fd2e03e54bb3914989060600160405180910390a35050505050565b5f610b57612491610849565b61249c906001615a0d565b6124a86006600a615b5f565b6002546124b59190615a0d565b85919085612e31565b6124cb83838360016141d4565b505050565b5f6124ff620f42406124e160025490565b6124eb9190615a0d565b6124f6856001615a0d565b86919085612e31565b949350505050565b61250f613fa1565b610a40600161252261251f6142a6565b90565b906142ca565b612530615353565b6040805160048152602481019091526020810180516001600160e01b031663053f1e3f60e21b17905283545f91612574916001600160a01b031690620f42406127ea565b509050806125a957825f516020615e3c5f395f51905f526314fc78fc60e01b6040516125a09190615c90565b60405180910390a25b83546125bd906001600160a01b031661281e565b91508160c00151600114806125d6575060028260c00151145b15612601578354600160d01b900462ffffff16156125fc57835462ffffff60d01b191684555b612659565b5f61260f6201518042615a34565b905061261a856132c1565b5f0361263b57845462ffffff60d01b1916600160d01b62ffffff8316021785555b845462ffffff909116600160e81b026001600160e81b039091161784555b60038260c001511461267057612670848484612ac2565b5092915050565b610a405f61252261251f6142a6565b5f818152600d60205260408120548082036126b757604051634fa7cb8560e01b815260048101849052602401610ad1565b600c5f6126c5600184615990565b81526020019081526020015f20915050919050565b5f6126e58484611fbb565b90505f19811015611dbf578181101561271757828183604051637dc7a0d960e11b8152600401610ad193929190615a63565b611dbf84848484035f6141d4565b6001600160a01b03831661274e575f604051634b637e8f60e11b8152600401610ad1919061563d565b6001600160a01b038216612777575f60405163ec442f0560e01b8152600401610ad1919061563d565b6124cb8383836142d1565b61278e8383835f61431a565b6124cb5761279f83835f600161431a565b6127be5782604051635274afe760e01b8152600401610ad1919061563d565b6127cb838383600161431a565b6124cb5782604051635274afe760e01b8152600401610ad1919061563d565b5f5f5f5f5260205f8551602087015f8988f19150811561280857505f515b81612816576128168361437c565b935093915050565b612826615353565b6309218e9160e01b5f81815260e08360048387620f4240fa60df3d111690508061285657612856620f424061437c565b80158061287e5750608083015160608401516040850151602086015186511717171760781c15155b1561289a5761288b615353565b600360c0820152949350505050565b60028360c0015111156128ae575f60c08401525b5050919050565b5f6128bf8361352e565b90508115610b57575f6128d285856143a7565b85519092508291506128e49084615990565b6128ee9190615a0d565b95945050505050565b5f80828403848111159081026128ee565b5f8061291a60408501602086016159d3565b15801561293457508454600a600160c01b90910461ffff16115b90506129618161294557600a612953565b8554600160c01b900461ffff165b606086013590612710612d74565b831115612971575f915050610b57565b836060013591508080156129b557508454600160a81b900461ffff1615806129b5575060028554600160a01b900460ff1660038111156129b3576129b361575d565b145b156129c05750610b57565b5f600e816129d460408801602089016159d3565b1515815260208101919091526040015f90812091506129f66201518042615a34565b82549091505f906001600160801b03168214612a12575f612a25565b8254600160801b90046001600160801b03165b612a3f906001600160801b031666038d7ea4c68000615990565b9050612a5a86670de0b6b3a764000060a08a01356001612e31565b955080861115612a7a57612a6f858288612d74565b945050505050610b57565b8186612a8d8366038d7ea4c68000615990565b612a979190615a0d565b6001600160801b039182169116600160801b026001600160801b031916179092555050509392505050565b805160c0820151600114612ade57612ada84836143a7565b5090505b5f8260800151836040015183612af49190615a0d565b612afe9190615a0d565b6001600160801b03808216908416600160801b026001600160801b0319161760018701559050837fa8184ce65698b72bdf6dafacae4e2407e8b389d66456409921c90faffed59c13612b4f8561352e565b60a086015160c08701516040805193845260208401929092526001149082015260600160405180910390a25050505050565b5f80805b7f0000000000000000000000000000000000000000000000000000000000000000811015612d6a575f818152600c6020526040812090808080612bc785614442565b93509350935093505f612bdc868d8d8d614633565b9050612be8828a615a0d565b9850805f03612c0857612bfb848a615a0d565b9850505050505050612d62565b5f612c1e82612c18888f8f612d74565b906146d2565b90505f612c2e8584846001612e31565b9050612c3a818b615a0d565b9950612c51612c498484615990565b879084612d74565b612c5b9082615a0d565b612c65908c615a0d565b9a50612ca688612ca085612c798b826146d2565b60018d0154612c99908b90600160801b90046001600160801b03166146e1565b9190612d74565b5f6146f0565b87600201548f7fbf86a275698f7e4b0e7237f7685d537556af1d3c6861c7618cfaa3ccdb7729838a5f015f9054906101000a90046001600160a01b03166001600160a01b031663a8d5fd656040518163ffffffff1660e01b8152600401602060405180830381865afa158015612d1e573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190612d429190615bae565b86604051612d51929190615ca5565b60405180910390a350505050505050505b600101612b85565b5094509492505050565b5f5f5f612d81868661477d565b91509150815f03612da557838181612d9b57612d9b615a20565b0492505050610b57565b818411612dbc57612dbc6003851502601118614799565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150509392505050565b5f6124ff8484845f6147aa565b5f612e5e612e3e836147f4565b8015612e5957505f8480612e5457612e54615a20565b868809115b151590565b6128e4868686612d74565b6001600160a01b038216612e92575f604051634b637e8f60e11b8152600401610ad1919061563d565b61129e825f836142d1565b600f80545f91600160781b9091046001600160401b03169080612ebf83615c65565b82546101009290920a6001600160401b03818102199093169183160217909155604080516080810182526001600160a01b0388811680835242851660208085019182528a8416858701818152606087018c81529989165f8181526011909452928890209651875494519087166001600160e01b031990951694909417600160a01b949099169390930297909717855590516001850180546001600160a01b031916919094161790925594516002909201919091559051909350839291907f1fdc681a13d8c5da54e301c7ce6542dcde4581e4725043fdab2db12ddc57450690612fab9033908890615ca5565b60405180910390a49392505050565b5f610b8a612fc961251f6142a6565b5c90565b600f545f90819061ffff168103612fe657505f91829150565b5f5b7f0000000000000000000000000000000000000000000000000000000000000000811015613104575f818152600c602052604090206130268161332a565b61303057506130fc565b80545f90613046906001600160a01b031661281e565b60c0810151909150600314155f61305c8361352e565b90508260c00151600114801561307f575080836020015161307d9190615a0d565b155b1561308d57505050506130fc565b836002015496508260c0015160011480156130a757505f81115b156130ba575094955f1995509350505050565b816130d25760018401546001600160801b03166130eb565b60018401546130eb9082906001600160801b03166146e1565b6130f59087615a0d565b9550505050505b600101612fe8565b509091565b6131116153d8565b613119610b8f565b6060820181905260408201819052602082018190528152426080820152600160c0820181905260a0820152600f5461ffff165f6131757f0000000000000000000000000000000000000000000000000000000000000000614820565b90507f00000000000000000000000000000000000000000000000000000000000000005f5b8181101561326f57600184821c165f03613267576001810160051b8301515f808080806131cf6001600160a01b03871661488a565b94509450945094509450846131fe575f878152600c60205260409020600101546001600160801b031693508392505b8a5184018b5261320e84846146e1565b60208c018051909101905261322384846146d2565b60408c018051909101905260808b01518210156132425760808b018290525b80600114613260575f60c08c01819052819003613260575f60a08c01525b5050505050505b60010161319a565b5050505090565b5f818015613288575061328883611ca3565b613292575f610b57565b505f1992915050565b5f6124ff6132aa846001615a0d565b620f42406132b760025490565b6124f69190615a0d565b5f806132d06201518042615a34565b83549091505f90600160d01b900462ffffff161580159061330a5750835460029061330790600160e81b900462ffffff1684615990565b11155b905080156128ae5783546124ff90600160d01b900462ffffff1683615990565b54600f5461ffff1660ff600160b81b909204919091161c600116151590565b6133516153d8565b5f61335a612fcd565b509050801561337f5760405163026ee63360e11b815260048101829052602401610ad1565b613387613109565b91505090565b61339633611ca3565b6133b55733604051635d35c42960e01b8152600401610ad1919061563d565b6133c133858585614910565b5f816133cb610b8f565b6133d59190615990565b90508381146133fb578381604051631a566f8760e21b8152600401610ad1929190615a47565b5050505050565b600680546001600160a01b031916905561130881614969565b6001600160a01b038316613445578060025f82825461343a9190615a0d565b909155506134a29050565b6001600160a01b0383165f90815260208190526040902054818110156134845783818360405163391434e360e21b8152600401610ad193929190615a63565b6001600160a01b0384165f9081526020819052604090209082900390555b6001600160a01b0382166134be576002805482900390556134dc565b6001600160a01b0382165f9081526020819052604090208054820190555b816001600160a01b0316836001600160a01b03167fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef8360405161352191815260200190565b60405180910390a3505050565b6080810151604082015182515f929161354691615a0d565b6109ab9190615a0d565b6135816040518060a0016040528060608152602001606081526020015f81526020015f81526020015f151581525090565b816001600160401b0381111561359957613599615b86565b6040519080825280602002602001820160405280156135c2578160200160208202803683370190505b5081527f00000000000000000000000000000000000000000000000000000000000000006001600160401b038111156135fd576135fd615b86565b60405190808252806020026020018201604052801561363657816020015b613623615353565b81526020019060019003908161361b5790505b506020820152600f5461ffff165f5b838110156136ed575f6136638686848181106120a7576120a7615b9a565b805485518051929350600160b81b90910460ff16918291908590811061368b5761368b615b9a565b602002602001018181525050806001901b841793506136c2828888868181106136b6576136b6615b9a565b905060200201356149ba565b856020015182815181106136d8576136d8615b9a565b60209081029190910101525050600101613645565b505f5b82602001515181101561375357600182821c165f0361374b575f818152600c6020526040902054613729906001600160a01b031661281e565b8360200151828151811061373f5761373f615b9a565b60200260200101819052505b6001016136f0565b5061267082613bbf565b5f5f613767611f6a565b905080156137805761377b8184600161329b565b610b57565b5f9392505050565b606083015160808401515f61379d83866128f7565b60408701519091505f5b87602001515181101561381657876020015181815181106137ca576137ca615b9a565b602002602001015160800151886020015182815181106137ec576137ec615b9a565b6020026020010151606001516138029190615a0d565b61380c9083615a0d565b91506001016137a7565b505f5b875151811015613947575f600c5f8a5f0151848151811061383c5761383c615b9a565b60209081029190910181015182528101919091526040015f208054909150600160a81b900461ffff168515801561387257505f81115b1561387e57505061393f565b5f5f6138c28c602001518d5f0151878151811061389d5761389d615b9a565b6020026020010151815181106138b5576138b5615b9a565b6020026020010151614a5b565b90925090505f6127106138d5858a615cbe565b6138df9190615a34565b90505f6138f6836138f086856128f7565b906146e1565b90505f82118015613911575061390e6127108c615a34565b81105b156139215750505050505061393f565b61392c8e8783614a88565b6139369089615a0d565b97505050505050505b600101613819565b50826139565750505050505050565b5f5b8751518110801561396857508682105b15613a04575f61398b89602001518a5f0151848151811061389d5761389d615b9a565b91505f90506139a461399d858b615990565b83906146e1565b90508781106139f1576139e48a600c5f8d5f015187815181106139c9576139c9615b9a565b602002602001015181526020019081526020015f2083614a88565b6139ee9085615a0d565b93505b5050806139fd90615cd5565b9050613958565b5050505050505050565b600f545f906001600160401b03600160381b8204811691600160781b900416808203613a3e575060019392505050565b5f613a47613109565b90508060a00151613a5c57505f949350505050565b5f5f613a66612fcd565b90925090505f8215613a8757600f5462010000900464ffffffffff16613a89565b5f5b64ffffffffff1690505f8260098660200151613aa59190615cbe565b1090505b856001600160401b0316876001600160401b0316108015613ac957505f89115b15613b86576001600160401b0387165f908152601160205260409020600281015415613b69578054600160a01b90046001600160401b03168310613b1f57613b1a886001600160401b031682614b55565b613b69565b8180613b40575080546080870151600160a01b9091046001600160401b0316115b15613b4b5750613b86565b613b5f886001600160401b03168288614be4565b613b695750613b86565b613b7288615c65565b97505088613b7f90615ced565b9850613aa9565b5050600f80546001600160401b03909616600160381b02600160381b600160781b03199096169590951790945550600195945050505050565b5f613bc8610b8f565b60408301819052600f5490915060019061ffff165f5b846020015151811015613c8257600182821c165f03613c7a575f85602001518281518110613c0e57613c0e615b9a565b6020026020010151905060038160c0015114613c3257613c2d8161352e565b613c4d565b5f828152600c60205260409020600101546001600160801b03165b613c579086615a0d565b94508060c001515f1480613c6f575060038160c00151145b15613c78575f93505b505b600101613bde565b505015156080830152606090910152565b60608201515f613ca382846128f7565b90505f613cb76001612c1861271086615a34565b90505f195f5b865151811015610907575f600c5f895f01518481518110613ce057613ce0615b9a565b602002602001015181526020019081526020015f2090505f6003811115613d0957613d0961575d565b8154600160a01b900460ff166003811115613d2657613d2661575d565b14158015613d51575060018154600160a01b900460ff166003811115613d4e57613d4e61575d565b14155b15613d5c5750613ef2565b613d658161332a565b80613dad575060208801518851805184908110613d8457613d84615b9a565b602002602001015181518110613d9c57613d9c615b9a565b602002602001015160c00151600114155b15613db85750613ef2565b5f613dd689602001518a5f0151858151811061389d5761389d615b9a565b5082549091505f90613e0d90839061271090613dfd90600160a81b900461ffff168b615cbe565b613e079190615a34565b906128f7565b905085811015613e1f57505050613ef2565b5f198503613e4c5788613e3f613e33610a42565b89906127106001612e31565b613e499190615a0d565b94505b60408a0151613e6690613e5f90876128f7565b82906146e1565b905085811015613e7857505050613ef2565b6040805160048152602481019091526020810180516001600160e01b031663d267b10160e01b17905283545f91613ebc916001600160a01b031690620f42406127ea565b9150613eca905082826146e1565b915086821015613edd5750505050613ef2565b613eec8b856001856001614e22565b50505050505b600101613cbd565b5f610b57613f0783615143565b6138f0613f138661155f565b85602001515f61329b565b826001600160a01b0316856001600160a01b031614613f4257613f428386836126da565b613f4c8382612e69565b613f56848361516d565b826001600160a01b0316846001600160a01b0316866001600160a01b03165f516020615e1c5f395f51905f528585604051613f92929190615a47565b60405180910390a45050505050565b613fa9612fba565b15610a4057604051633ee5aeb560e01b815260040160405180910390fd5b5f5f613fd6848461230461517f565b915091505b9250929050565b5f8160a00151613ff357505f6109ab565b613ffc8361155f565b90505f61400883615143565b90508061401a8385602001515f61329b565b1115612670576124ff8184602001515f6124d0565b817f169b739a046258cd705133851f0d46ac08a0cbc8b1b35f2c486df6965302296f8260405161406191815260200190565b60405180910390a26124cb835f836146f0565b5f610b576140846006600a615b5f565b6002546140919190615a0d565b614099610849565b6124b5906001615a0d565b85545f9081908088106140ce578781604051637ab6866560e11b8152600401610ad1929190615a47565b5f6140da8a6002015490565b905060018a015f1983018a8a8a5f5b868163ffffffff1610156141bf57600194851c9484811c94161580801561410f57508585145b1561414d575f614125888463ffffffff16615249565b8054909150851461414957604051636ea6c9a760e11b815260040160405180910390fd5b8390555b5f8d8363ffffffff168151811061416657614166615b9a565b602002602001015190506141968261417e5781614180565b855b8361418b578661418d565b825b8f63ffffffff16565b94506141b3826141a657816141a8565b845b8361418b578561418d565b935050506001016140e9565b50909e909d509b505050505050505050505050565b6001600160a01b0384166141fd575f60405163e602df0560e01b8152600401610ad1919061563d565b6001600160a01b038316614226575f604051634a1406b160e11b8152600401610ad1919061563d565b6001600160a01b038085165f9081526001602090815260408083209387168352929052208290558015611dbf57826001600160a01b0316846001600160a01b03167f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b9258460405161429891815260200190565b60405180910390a350505050565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f0090565b80825d5050565b6001600160a01b038216158015906142ef57506142ed82611ca3565b155b1561430f5781604051635d35c42960e01b8152600401610ad1919061563d565b6124cb83838361341b565b60405163095ea7b360e01b5f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f51148316614370578383151615614364573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b614387603f82615a34565b5a1015611308576040516377ebef4d60e01b815260040160405180910390fd5b8154602082015160405163a2e6e42760e01b815260048101919091525f91829182916001600160a01b03169063a2e6e42790602401602060405180830381865afa1580156143f7573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061441b91906159bc565b845190915061442a90826146e1565b845161443690836146d2565b92509250509250929050565b80545f908190819081908190614460906001600160a01b031661281e565b905060038160c00151036145e6576040805160048152602481019091526020810180516001600160e01b031663976a843560e01b17905286546144b2916001600160a01b0390911690620f42406127ea565b600188015488546040516359744d5560e11b81526004810184905292985061453b9350600160801b9091046001600160801b0316916001600160a01b039091169063b2e89aaa90602401602060405180830381865afa158015614517573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906138f091906159bc565b600187015490945084906145599082906001600160801b0316615990565b90935091506145678661332a565b6145e157855460405163a2e6e42760e01b8152600481018790526145de916001600160a01b03169063a2e6e42790602401602060405180830381865afa1580156145b3573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906145d791906159bc565b84906146d2565b92505b614616565b6145f086826143a7565b602083015160808401516040850151939750919550916146109190615a0d565b90955091505b61461f8661332a565b1561462b575f93508391505b509193509193565b5f5f5f61468d86868660405160240161464e93929190615a63565b60408051601f198184030181529190526020810180516001600160e01b0316631cbb627760e11b17905288546001600160a01b031690620f42406127ea565b91509150816146c85760028701546040515f516020615e3c5f395f51905f52906146bf90631cbb627760e11b90615c90565b60405180910390a25b9695505050505050565b5f828218828411028218610b57565b5f828218828410028218610b57565b60018301545f90614728908390614719906001600160801b03600160801b820481169116615d02565b6001600160801b0316906128f7565b60018501549091505f9061474d908590600160801b90046001600160801b0316615990565b90508061475a8382615a0d565b6001600160801b03918216600160801b0291161760019095019490945550505050565b5f805f1983850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b60405163a9059cbb60e01b5f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f51148316614370578383151615614364573d5f823e3d81fd5b5f60028260038111156148095761480961575d565b6148139190615d21565b60ff166001149050919050565b606061483760016001600160a01b0384163b615990565b6001600160401b0381111561484e5761484e615b86565b6040519080825280601f01601f191660200182016040528015614878576020820181803683370190505b5090508051600160208301843c919050565b5f5f5f5f5f5f63c1590cd760e01b9050604051815f5260a08160045f8b620f4240fa9650609f3d11871696508051955060208101519450606081015193506080810151925050856148e1576148e1620f424061437c565b84841760781c156148f0575f95505b8515806148fd5750600282115b15614906575f91505b5091939590929450565b61491a8483615265565b6149248382615278565b826001600160a01b0316846001600160a01b03167fdcbc1c05240f31ff3ad067ef1ee35ce4997762752e3a095284754544f4c709d78484604051614298929190615a47565b600580546001600160a01b038381166001600160a01b0319831681179093556040519116919082907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0905f90a35050565b6149c2615353565b6040805160048152602481019091526020810180516001600160e01b0316634e71d92d60e01b17905283545f918291614a0a916001600160a01b0390911690621e84806127ea565b9150915081614a4057835f516020615e3c5f395f51905f52634e71d92d60e01b604051614a379190615c90565b60405180910390a25b8015614a5157614a5185858361402f565b6128ee8585612528565b606081015181515f918291614a6f916128f7565b9050826040015181614a819190615a0d565b9150915091565b5f811580614ada57505f8354600160a01b900460ff166003811115614aaf57614aaf61575d565b14158015614ada575060028354600160a01b900460ff166003811115614ad757614ad761575d565b14155b15614ae657505f610b57565b6040805160048152602481019091526020810180516001600160e01b031663f4a520a560e01b17905283545f91614b2a916001600160a01b031690620f42406127ea565b9150614b38905083826146e1565b92505f8311614b47575f6128ee565b6128ee85855f866001614e22565b80546002808301545f85815260116020526040812080546001600160e01b03191681556001810180546001600160a01b0319169055909201919091556001600160a01b0390911690614ba830838361341b565b816001600160a01b0316847fe000b6cd1547fcb0a9544dd3cec71cc45c211f6db40958cd03ab06a9af619f048360405161429891815260200190565b81546001830154600284015460208401515f936001600160a01b03908116931691908490614c149083908361329b565b90508560600151811115945084614c5e57614c38866060015187602001515f6124d0565b9150614c498287602001515f61329b565b9050805f03614c5e575f945050505050610b57565b5f81118015614c775750614c75838261111f610f52565b155b15614cf657839250614c8c848261111f610f52565b614cf6575f614c9e308361111f610f52565b905080158015614ccc57508754614cc99062093a8090600160a01b90046001600160401b0316615a0d565b42105b15614cde575f95505050505050610b57565b614ce88989614b55565b600195505050505050610b57565b8415614d32575f88815260116020526040812080546001600160e01b03191681556001810180546001600160a01b031916905560020155614d4b565b81876002015f828254614d459190615990565b90915550505b614d553083612e69565b8086606001818151614d679190615990565b905250602086018051829190614d7e908390615990565b91508181525050826001600160a01b0316846001600160a01b0316897f867c1807f8c4d33c93da55f05f02669e9273450083fe1c50fdced323d3661abd8585604051614dcb929190615a47565b60405180910390a4836001600160a01b0316836001600160a01b0316336001600160a01b03165f516020615e1c5f395f51905f528486604051614e0f929190615a47565b60405180910390a4505050509392505050565b8354602086015180515f92600160b81b900460ff1691839183908110614e4a57614e4a615b9a565b602002602001015190505f88608001511580614e6b57508160c00151600114155b90505f614e798984846128b5565b8a60400151614e889190615a0d565b90505f88614e9d57636f6c441f60e01b614ea6565b6390ca796b60e01b5b6040805160c0810182528781528b151560208201528515158183015260608082018c9052608082018690528e015160a0820152905163064d782560e31b8152919250309163326bc12891614f3e916004015f60c08201905082518252602083015115156020830152604083015115156040830152606083015160608301526080830151608083015260a083015160a083015292915050565b60e0604051808303815f875af1925050508015614f78575060408051601f3d908101601f19168201909252614f7591810190615d42565b60015b6150fc573d808015614fa5576040519150601f19603f3d011682016040523d82523d5f602084013e614faa565b606091505b50614fce614fbc620f42406002615cbe565b614fc990621e8480615a0d565b61437c565b5f614fd882615dce565b905063881410b360e01b6001600160e01b031982160161500b576040516377ebef4d60e01b815260040160405180910390fd5b6001600160e01b03198116628ba42f60e51b1461505a578b600201545f516020615e3c5f395f51905f52846040516150439190615c90565b60405180910390a25f9750505050505050506128ee565b606482015160848301518a801561508157506127108f6060015161507e9190615a34565b81115b156150a3576150938f8f8f845f614e22565b99505050505050505050506128ee565b60028e0154604080516001600160e01b031988168152602081018990529081018490527f126ae3597532b36ad24b36e80fa241f2af76c0ab333d3e8f31a1f85b0416d9999060600160405180910390a250505050615135565b808c60200151878151811061511357615113615b9a565b60200260200101819052506151278c613bbf565b8896505050505050506128ee565b505050505095945050505050565b5f8160a00151615153575f6109ab565b6109ab615162835f015161375d565b6060840151906128f7565b61129e615178610f52565b83836152ac565b5f5f5f61518d866002015490565b8654909150865f61519d83615cd5565b9091555092506001811b83106151b7576151b76041614799565b82855f5b8381101561523c575f6151cf600285615e08565b15905080156151e857826151e68b60010184615249565b555b61522881615203576151fd8b60010184615249565b54615205565b835b82615210578461521f565b61521d8c60020185615249565b545b8a63ffffffff16565b600194851c949093509190910190506151bb565b5092505050935093915050565b5f826124ff61251f84615261845f9081526020902090565b0190565b61129e615270610f52565b8330846152b9565b6001600160a01b0382166152a1575f60405163ec442f0560e01b8152600401610ad1919061563d565b61129e5f83836142d1565b6127cb83838360016147aa565b6152c78484848460016152e6565b611dbf5783604051635274afe760e01b8152600401610ad1919061563d565b6040516323b872dd60e01b5f8181526001600160a01b038781166004528616602452604485905291602083606481808c5af1925060015f51148316615342578383151615615336573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b6040518060e001604052805f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81525090565b60408051610120810182525f8082526020820181905291810182905290606082019081525f602082018190526040820181905260608201819052608082015260a0016153d3615353565b905290565b6040518060e001604052805f81526020015f81526020015f81526020015f81526020015f81526020015f151581526020015f151581525090565b6001600160a01b0381168114611308575f5ffd5b5f5f83601f840112615436575f5ffd5b5081356001600160401b0381111561544c575f5ffd5b6020830191508360208260051b8501011115613fdb575f5ffd5b80356001600160401b038116811461547c575f5ffd5b919050565b5f5f5f5f60608587031215615494575f5ffd5b843561549f81615412565b935060208501356001600160401b038111156154b9575f5ffd5b6154c587828801615426565b90945092506154d8905060408601615466565b905092959194509250565b602081525f82518060208401528060208501604085015e5f604082850101526040601f19601f83011684010191505092915050565b5f60208284031215615528575f5ffd5b5035919050565b5f5f60408385031215615540575f5ffd5b823561554b81615412565b946020939093013593505050565b803561ffff8116811461547c575f5ffd5b5f5f6040838503121561557b575f5ffd5b8235915061558b60208401615559565b90509250929050565b5f5f5f606084860312156155a6575f5ffd5b83356155b181615412565b925060208401356155c181615412565b929592945050506040919091013590565b5f60c08284031280156155e3575f5ffd5b509092915050565b805182526020810151602083015260408101516040830152606081015160608301526080810151608083015260a081015160a083015260c081015160c08301525050565b60e081016109ab82846155eb565b6001600160a01b0391909116815260200190565b5f5f60408385031215615662575f5ffd5b50508035926020909101359150565b5f60208284031215615681575f5ffd5b8135610b5781615412565b5f5f6040838503121561569d575f5ffd5b823591506020830135600481106156b2575f5ffd5b809150509250929050565b5f5f604083850312156156ce575f5ffd5b8235915060208301356156b281615412565b5f5f5f606084860312156156f2575f5ffd5b83359250602084013561570481615412565b9150604084013561571481615412565b809150509250925092565b5f5f60208385031215615730575f5ffd5b82356001600160401b03811115615745575f5ffd5b61575185828601615426565b90969095509350505050565b634e487b7160e01b5f52602160045260245ffd5b6004811061578d57634e487b7160e01b5f52602160045260245ffd5b9052565b602080825282518282018190525f918401906040840190835b818110156158655783518051845260018060a01b03602082015116602085015260018060a01b03604082015116604085015260608101516157ee6060860182615771565b506080810151615804608086018261ffff169052565b5060a081015161581860a086018215159052565b5060c081015161582c60c086018215159052565b5060e081015160e0850152610100810151905061584d6101008501826155eb565b50602093909301926101e092909201916001016157aa565b509095945050505050565b5f5f60408385031215615881575f5ffd5b823561588c81615412565b915061558b60208401615466565b5f5f604083850312156158ab575f5ffd5b82356158b681615412565b915060208301356156b281615412565b5f5f5f5f5f606086880312156158da575f5ffd5b85356001600160401b038111156158ef575f5ffd5b6158fb88828901615426565b90965094505060208601356001600160401b03811115615919575f5ffd5b61592588828901615426565b9094509250615938905060408701615559565b90509295509295909350565b600181811c9082168061595857607f821691505b60208210810361597657634e487b7160e01b5f52602260045260245ffd5b50919050565b634e487b7160e01b5f52601160045260245ffd5b818103818111156109ab576109ab61597c565b60ff81811683821601908111156109ab576109ab61597c565b5f602082840312156159cc575f5ffd5b5051919050565b5f602082840312156159e3575f5ffd5b81358015158114610b57575f5ffd5b93845260208401929092526040830152606082015260800190565b808201808211156109ab576109ab61597c565b634e487b7160e01b5f52601260045260245ffd5b5f82615a4257615a42615a20565b500490565b918252602082015260400190565b602081016109ab8284615771565b6001600160a01b039390931683526020830191909152604082015260600190565b6001815b600184111561281657808504811115615aa357615aa361597c565b6001841615615ab157908102905b60019390931c928002615a88565b5f82615acd575060016109ab565b81615ad957505f6109ab565b8160018114615aef5760028114615af957615b15565b60019150506109ab565b60ff841115615b0a57615b0a61597c565b50506001821b6109ab565b5060208310610133831016604e8410600b8410161715615b38575081810a6109ab565b615b445f198484615a84565b805f1904821115615b5757615b5761597c565b029392505050565b5f610b5760ff841683615abf565b60ff82811682821603908111156109ab576109ab61597c565b634e487b7160e01b5f52604160045260245ffd5b634e487b7160e01b5f52603260045260245ffd5b5f60208284031215615bbe575f5ffd5b8151610b5781615412565b5f60208284031215615bd9575f5ffd5b610b5782615559565b606080825281018590525f6001600160fb1b03861115615c00575f5ffd5b8560051b80886080850137820182810360809081016020850152810185905285905f9060a0015b86821015615c515761ffff615c3b84615559565b1681526020928301926001929092019101615c27565b61ffff8616604086015292506146c8915050565b5f6001600160401b0382166002600160401b03198101615c8757615c8761597c565b60010192915050565b6001600160e01b031991909116815260200190565b6001600160a01b03929092168252602082015260400190565b80820281158282048414176109ab576109ab61597c565b5f60018201615ce657615ce661597c565b5060010190565b5f81615cfb57615cfb61597c565b505f190190565b6001600160801b0382811682821603908111156109ab576109ab61597c565b5f60ff831680615d3357615d33615a20565b8060ff84160691505092915050565b5f60e0828403128015615d53575f5ffd5b5060405160e081016001600160401b0381118282101715615d8257634e487b7160e01b5f52604160045260245ffd5b604090815283518252602080850151908301528381015190820152606080840151908201526080808401519082015260a0808401519082015260c0928301519281019290925250919050565b805160208201516001600160e01b03198116919060048210156128ae576001600160e01b031960049290920360031b82901b161692915050565b5f82615e1657615e16615a20565b50069056fefbde797d201c681b91056529119e0b02407c7bb96a4a2c75c01fc9667232c8db933d80cc3e86bb038c529aad76192a87c6f1fa550b5cfed956ffd44148e915a9",
}

// MicroVault is an auto generated Go binding around an Ethereum contract.
type MicroVault struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *MicroVault) GetABI() abi.ABI {
	return c.abi
}

// NewMicroVault creates a new instance of MicroVault.
func NewMicroVault() *MicroVault {
	parsed, err := MicroVaultMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &MicroVault{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *MicroVault) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackConstructor is the Go binding used to pack the parameters required for
// contract deployment.
//
// Solidity: constructor((string,string,address,address,address,(bytes32,address,uint8,uint16,uint32)[]) config, address adapterFactory) returns()
func (microVault *MicroVault) PackConstructor(config MicroVaultConfig, adapterFactory common.Address) []byte {
	enc, err := microVault.abi.Pack("", config, adapterFactory)
	if err != nil {
		panic(err)
	}
	return enc
}

// PackINKINDAFTER is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x34384a79.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function IN_KIND_AFTER() view returns(uint256)
func (microVault *MicroVault) PackINKINDAFTER() []byte {
	enc, err := microVault.abi.Pack("IN_KIND_AFTER")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackINKINDAFTER is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x34384a79.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function IN_KIND_AFTER() view returns(uint256)
func (microVault *MicroVault) TryPackINKINDAFTER() ([]byte, error) {
	return microVault.abi.Pack("IN_KIND_AFTER")
}

// UnpackINKINDAFTER is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x34384a79.
//
// Solidity: function IN_KIND_AFTER() view returns(uint256)
func (microVault *MicroVault) UnpackINKINDAFTER(data []byte) (*big.Int, error) {
	out, err := microVault.abi.Unpack("IN_KIND_AFTER", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackAcceptNav is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc327ca9f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function acceptNav(bytes32 sourceId) returns()
func (microVault *MicroVault) PackAcceptNav(sourceId [32]byte) []byte {
	enc, err := microVault.abi.Pack("acceptNav", sourceId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAcceptNav is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc327ca9f.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function acceptNav(bytes32 sourceId) returns()
func (microVault *MicroVault) TryPackAcceptNav(sourceId [32]byte) ([]byte, error) {
	return microVault.abi.Pack("acceptNav", sourceId)
}

// PackAcceptOwnership is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x79ba5097.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function acceptOwnership() returns()
func (microVault *MicroVault) PackAcceptOwnership() []byte {
	enc, err := microVault.abi.Pack("acceptOwnership")
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
func (microVault *MicroVault) TryPackAcceptOwnership() ([]byte, error) {
	return microVault.abi.Pack("acceptOwnership")
}

// PackAddShareholder is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb9ce8e4a.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function addShareholder(address account, uint64 expectedVersion) returns()
func (microVault *MicroVault) PackAddShareholder(account common.Address, expectedVersion uint64) []byte {
	enc, err := microVault.abi.Pack("addShareholder", account, expectedVersion)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAddShareholder is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb9ce8e4a.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function addShareholder(address account, uint64 expectedVersion) returns()
func (microVault *MicroVault) TryPackAddShareholder(account common.Address, expectedVersion uint64) ([]byte, error) {
	return microVault.abi.Pack("addShareholder", account, expectedVersion)
}

// PackAllowance is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xdd62ed3e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function allowance(address owner, address spender) view returns(uint256)
func (microVault *MicroVault) PackAllowance(owner common.Address, spender common.Address) []byte {
	enc, err := microVault.abi.Pack("allowance", owner, spender)
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
func (microVault *MicroVault) TryPackAllowance(owner common.Address, spender common.Address) ([]byte, error) {
	return microVault.abi.Pack("allowance", owner, spender)
}

// UnpackAllowance is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xdd62ed3e.
//
// Solidity: function allowance(address owner, address spender) view returns(uint256)
func (microVault *MicroVault) UnpackAllowance(data []byte) (*big.Int, error) {
	out, err := microVault.abi.Unpack("allowance", data)
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
func (microVault *MicroVault) PackApprove(spender common.Address, value *big.Int) []byte {
	enc, err := microVault.abi.Pack("approve", spender, value)
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
func (microVault *MicroVault) TryPackApprove(spender common.Address, value *big.Int) ([]byte, error) {
	return microVault.abi.Pack("approve", spender, value)
}

// UnpackApprove is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x095ea7b3.
//
// Solidity: function approve(address spender, uint256 value) returns(bool)
func (microVault *MicroVault) UnpackApprove(data []byte) (bool, error) {
	out, err := microVault.abi.Unpack("approve", data)
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
func (microVault *MicroVault) PackAsset() []byte {
	enc, err := microVault.abi.Pack("asset")
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
func (microVault *MicroVault) TryPackAsset() ([]byte, error) {
	return microVault.abi.Pack("asset")
}

// UnpackAsset is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x38d52e0f.
//
// Solidity: function asset() view returns(address)
func (microVault *MicroVault) UnpackAsset(data []byte) (common.Address, error) {
	out, err := microVault.abi.Unpack("asset", data)
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
func (microVault *MicroVault) PackBalanceOf(account common.Address) []byte {
	enc, err := microVault.abi.Pack("balanceOf", account)
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
func (microVault *MicroVault) TryPackBalanceOf(account common.Address) ([]byte, error) {
	return microVault.abi.Pack("balanceOf", account)
}

// UnpackBalanceOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x70a08231.
//
// Solidity: function balanceOf(address account) view returns(uint256)
func (microVault *MicroVault) UnpackBalanceOf(data []byte) (*big.Int, error) {
	out, err := microVault.abi.Unpack("balanceOf", data)
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
func (microVault *MicroVault) PackConvertToAssets(shares *big.Int) []byte {
	enc, err := microVault.abi.Pack("convertToAssets", shares)
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
func (microVault *MicroVault) TryPackConvertToAssets(shares *big.Int) ([]byte, error) {
	return microVault.abi.Pack("convertToAssets", shares)
}

// UnpackConvertToAssets is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x07a2d13a.
//
// Solidity: function convertToAssets(uint256 shares) view returns(uint256)
func (microVault *MicroVault) UnpackConvertToAssets(data []byte) (*big.Int, error) {
	out, err := microVault.abi.Unpack("convertToAssets", data)
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
func (microVault *MicroVault) PackConvertToShares(assets *big.Int) []byte {
	enc, err := microVault.abi.Pack("convertToShares", assets)
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
func (microVault *MicroVault) TryPackConvertToShares(assets *big.Int) ([]byte, error) {
	return microVault.abi.Pack("convertToShares", assets)
}

// UnpackConvertToShares is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc6e6f592.
//
// Solidity: function convertToShares(uint256 assets) view returns(uint256)
func (microVault *MicroVault) UnpackConvertToShares(data []byte) (*big.Int, error) {
	out, err := microVault.abi.Unpack("convertToShares", data)
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
func (microVault *MicroVault) PackDecimals() []byte {
	enc, err := microVault.abi.Pack("decimals")
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
func (microVault *MicroVault) TryPackDecimals() ([]byte, error) {
	return microVault.abi.Pack("decimals")
}

// UnpackDecimals is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x313ce567.
//
// Solidity: function decimals() view returns(uint8)
func (microVault *MicroVault) UnpackDecimals(data []byte) (uint8, error) {
	out, err := microVault.abi.Unpack("decimals", data)
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
func (microVault *MicroVault) PackDeposit(assets *big.Int, receiver common.Address) []byte {
	enc, err := microVault.abi.Pack("deposit", assets, receiver)
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
func (microVault *MicroVault) TryPackDeposit(assets *big.Int, receiver common.Address) ([]byte, error) {
	return microVault.abi.Pack("deposit", assets, receiver)
}

// UnpackDeposit is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x6e553f65.
//
// Solidity: function deposit(uint256 assets, address receiver) returns(uint256 shares)
func (microVault *MicroVault) UnpackDeposit(data []byte) (*big.Int, error) {
	out, err := microVault.abi.Unpack("deposit", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackExitLossBps is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x95a0baa8.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function exitLossBps(bytes32 sourceId) view returns(uint16)
func (microVault *MicroVault) PackExitLossBps(sourceId [32]byte) []byte {
	enc, err := microVault.abi.Pack("exitLossBps", sourceId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackExitLossBps is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x95a0baa8.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function exitLossBps(bytes32 sourceId) view returns(uint16)
func (microVault *MicroVault) TryPackExitLossBps(sourceId [32]byte) ([]byte, error) {
	return microVault.abi.Pack("exitLossBps", sourceId)
}

// UnpackExitLossBps is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x95a0baa8.
//
// Solidity: function exitLossBps(bytes32 sourceId) view returns(uint16)
func (microVault *MicroVault) UnpackExitLossBps(data []byte) (uint16, error) {
	out, err := microVault.abi.Unpack("exitLossBps", data)
	if err != nil {
		return *new(uint16), err
	}
	out0 := *abi.ConvertType(out[0], new(uint16)).(*uint16)
	return out0, nil
}

// PackIdle is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3192164f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function idle() view returns(uint256)
func (microVault *MicroVault) PackIdle() []byte {
	enc, err := microVault.abi.Pack("idle")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackIdle is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3192164f.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function idle() view returns(uint256)
func (microVault *MicroVault) TryPackIdle() ([]byte, error) {
	return microVault.abi.Pack("idle")
}

// UnpackIdle is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x3192164f.
//
// Solidity: function idle() view returns(uint256)
func (microVault *MicroVault) UnpackIdle(data []byte) (*big.Int, error) {
	out, err := microVault.abi.Unpack("idle", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackIdleTargetBps is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1677018d.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function idleTargetBps() view returns(uint256 bps)
func (microVault *MicroVault) PackIdleTargetBps() []byte {
	enc, err := microVault.abi.Pack("idleTargetBps")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackIdleTargetBps is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1677018d.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function idleTargetBps() view returns(uint256 bps)
func (microVault *MicroVault) TryPackIdleTargetBps() ([]byte, error) {
	return microVault.abi.Pack("idleTargetBps")
}

// UnpackIdleTargetBps is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x1677018d.
//
// Solidity: function idleTargetBps() view returns(uint256 bps)
func (microVault *MicroVault) UnpackIdleTargetBps(data []byte) (*big.Int, error) {
	out, err := microVault.abi.Unpack("idleTargetBps", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackIsShareholder is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb89a73cb.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function isShareholder(address account) view returns(bool)
func (microVault *MicroVault) PackIsShareholder(account common.Address) []byte {
	enc, err := microVault.abi.Pack("isShareholder", account)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackIsShareholder is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb89a73cb.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function isShareholder(address account) view returns(bool)
func (microVault *MicroVault) TryPackIsShareholder(account common.Address) ([]byte, error) {
	return microVault.abi.Pack("isShareholder", account)
}

// UnpackIsShareholder is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xb89a73cb.
//
// Solidity: function isShareholder(address account) view returns(bool)
func (microVault *MicroVault) UnpackIsShareholder(data []byte) (bool, error) {
	out, err := microVault.abi.Unpack("isShareholder", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackKeeper is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xaced1661.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function keeper() view returns(address)
func (microVault *MicroVault) PackKeeper() []byte {
	enc, err := microVault.abi.Pack("keeper")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackKeeper is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xaced1661.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function keeper() view returns(address)
func (microVault *MicroVault) TryPackKeeper() ([]byte, error) {
	return microVault.abi.Pack("keeper")
}

// UnpackKeeper is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xaced1661.
//
// Solidity: function keeper() view returns(address)
func (microVault *MicroVault) UnpackKeeper(data []byte) (common.Address, error) {
	out, err := microVault.abi.Unpack("keeper", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackLastWriteOff is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x4224fa28.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function lastWriteOff() view returns(uint40)
func (microVault *MicroVault) PackLastWriteOff() []byte {
	enc, err := microVault.abi.Pack("lastWriteOff")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackLastWriteOff is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x4224fa28.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function lastWriteOff() view returns(uint40)
func (microVault *MicroVault) TryPackLastWriteOff() ([]byte, error) {
	return microVault.abi.Pack("lastWriteOff")
}

// UnpackLastWriteOff is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x4224fa28.
//
// Solidity: function lastWriteOff() view returns(uint40)
func (microVault *MicroVault) UnpackLastWriteOff(data []byte) (*big.Int, error) {
	out, err := microVault.abi.Unpack("lastWriteOff", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackLeafIndex is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5eaf207b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function leafIndex(address account) view returns(uint256)
func (microVault *MicroVault) PackLeafIndex(account common.Address) []byte {
	enc, err := microVault.abi.Pack("leafIndex", account)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackLeafIndex is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5eaf207b.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function leafIndex(address account) view returns(uint256)
func (microVault *MicroVault) TryPackLeafIndex(account common.Address) ([]byte, error) {
	return microVault.abi.Pack("leafIndex", account)
}

// UnpackLeafIndex is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x5eaf207b.
//
// Solidity: function leafIndex(address account) view returns(uint256)
func (microVault *MicroVault) UnpackLeafIndex(data []byte) (*big.Int, error) {
	out, err := microVault.abi.Unpack("leafIndex", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackLeafOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfd6bc547.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function leafOf(address account) pure returns(bytes32)
func (microVault *MicroVault) PackLeafOf(account common.Address) []byte {
	enc, err := microVault.abi.Pack("leafOf", account)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackLeafOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfd6bc547.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function leafOf(address account) pure returns(bytes32)
func (microVault *MicroVault) TryPackLeafOf(account common.Address) ([]byte, error) {
	return microVault.abi.Pack("leafOf", account)
}

// UnpackLeafOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xfd6bc547.
//
// Solidity: function leafOf(address account) pure returns(bytes32)
func (microVault *MicroVault) UnpackLeafOf(data []byte) ([32]byte, error) {
	out, err := microVault.abi.Unpack("leafOf", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackMaxDeposit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x402d267d.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function maxDeposit(address receiver) view returns(uint256)
func (microVault *MicroVault) PackMaxDeposit(receiver common.Address) []byte {
	enc, err := microVault.abi.Pack("maxDeposit", receiver)
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
func (microVault *MicroVault) TryPackMaxDeposit(receiver common.Address) ([]byte, error) {
	return microVault.abi.Pack("maxDeposit", receiver)
}

// UnpackMaxDeposit is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x402d267d.
//
// Solidity: function maxDeposit(address receiver) view returns(uint256)
func (microVault *MicroVault) UnpackMaxDeposit(data []byte) (*big.Int, error) {
	out, err := microVault.abi.Unpack("maxDeposit", data)
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
// Solidity: function maxMint(address receiver) view returns(uint256)
func (microVault *MicroVault) PackMaxMint(receiver common.Address) []byte {
	enc, err := microVault.abi.Pack("maxMint", receiver)
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
func (microVault *MicroVault) TryPackMaxMint(receiver common.Address) ([]byte, error) {
	return microVault.abi.Pack("maxMint", receiver)
}

// UnpackMaxMint is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc63d75b6.
//
// Solidity: function maxMint(address receiver) view returns(uint256)
func (microVault *MicroVault) UnpackMaxMint(data []byte) (*big.Int, error) {
	out, err := microVault.abi.Unpack("maxMint", data)
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
// Solidity: function maxRedeem(address owner) view returns(uint256)
func (microVault *MicroVault) PackMaxRedeem(owner common.Address) []byte {
	enc, err := microVault.abi.Pack("maxRedeem", owner)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMaxRedeem is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd905777e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function maxRedeem(address owner) view returns(uint256)
func (microVault *MicroVault) TryPackMaxRedeem(owner common.Address) ([]byte, error) {
	return microVault.abi.Pack("maxRedeem", owner)
}

// UnpackMaxRedeem is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xd905777e.
//
// Solidity: function maxRedeem(address owner) view returns(uint256)
func (microVault *MicroVault) UnpackMaxRedeem(data []byte) (*big.Int, error) {
	out, err := microVault.abi.Unpack("maxRedeem", data)
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
// Solidity: function maxWithdraw(address owner) view returns(uint256)
func (microVault *MicroVault) PackMaxWithdraw(owner common.Address) []byte {
	enc, err := microVault.abi.Pack("maxWithdraw", owner)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMaxWithdraw is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xce96cb77.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function maxWithdraw(address owner) view returns(uint256)
func (microVault *MicroVault) TryPackMaxWithdraw(owner common.Address) ([]byte, error) {
	return microVault.abi.Pack("maxWithdraw", owner)
}

// UnpackMaxWithdraw is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xce96cb77.
//
// Solidity: function maxWithdraw(address owner) view returns(uint256)
func (microVault *MicroVault) UnpackMaxWithdraw(data []byte) (*big.Int, error) {
	out, err := microVault.abi.Unpack("maxWithdraw", data)
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
func (microVault *MicroVault) PackMint(shares *big.Int, receiver common.Address) []byte {
	enc, err := microVault.abi.Pack("mint", shares, receiver)
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
func (microVault *MicroVault) TryPackMint(shares *big.Int, receiver common.Address) ([]byte, error) {
	return microVault.abi.Pack("mint", shares, receiver)
}

// UnpackMint is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x94bf804d.
//
// Solidity: function mint(uint256 shares, address receiver) returns(uint256 assets)
func (microVault *MicroVault) UnpackMint(data []byte) (*big.Int, error) {
	out, err := microVault.abi.Unpack("mint", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackMove is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x326bc128.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function move((uint256,bool,bool,uint256,uint256,uint256) m) returns((uint256,uint256,uint256,uint256,uint256,uint256,uint256) p)
func (microVault *MicroVault) PackMove(m MicroVaultMovesMove) []byte {
	enc, err := microVault.abi.Pack("move", m)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMove is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x326bc128.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function move((uint256,bool,bool,uint256,uint256,uint256) m) returns((uint256,uint256,uint256,uint256,uint256,uint256,uint256) p)
func (microVault *MicroVault) TryPackMove(m MicroVaultMovesMove) ([]byte, error) {
	return microVault.abi.Pack("move", m)
}

// UnpackMove is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x326bc128.
//
// Solidity: function move((uint256,bool,bool,uint256,uint256,uint256) m) returns((uint256,uint256,uint256,uint256,uint256,uint256,uint256) p)
func (microVault *MicroVault) UnpackMove(data []byte) (ISourceAdapterPosition, error) {
	out, err := microVault.abi.Unpack("move", data)
	if err != nil {
		return *new(ISourceAdapterPosition), err
	}
	out0 := *abi.ConvertType(out[0], new(ISourceAdapterPosition)).(*ISourceAdapterPosition)
	return out0, nil
}

// PackName is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x06fdde03.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function name() view returns(string)
func (microVault *MicroVault) PackName() []byte {
	enc, err := microVault.abi.Pack("name")
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
func (microVault *MicroVault) TryPackName() ([]byte, error) {
	return microVault.abi.Pack("name")
}

// UnpackName is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x06fdde03.
//
// Solidity: function name() view returns(string)
func (microVault *MicroVault) UnpackName(data []byte) (string, error) {
	out, err := microVault.abi.Unpack("name", data)
	if err != nil {
		return *new(string), err
	}
	out0 := *abi.ConvertType(out[0], new(string)).(*string)
	return out0, nil
}

// PackNavIsSound is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc71eeecb.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function navIsSound() view returns(bool)
func (microVault *MicroVault) PackNavIsSound() []byte {
	enc, err := microVault.abi.Pack("navIsSound")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackNavIsSound is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc71eeecb.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function navIsSound() view returns(bool)
func (microVault *MicroVault) TryPackNavIsSound() ([]byte, error) {
	return microVault.abi.Pack("navIsSound")
}

// UnpackNavIsSound is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc71eeecb.
//
// Solidity: function navIsSound() view returns(bool)
func (microVault *MicroVault) UnpackNavIsSound(data []byte) (bool, error) {
	out, err := microVault.abi.Unpack("navIsSound", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackObserve is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x14fc78fc.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function observe() returns()
func (microVault *MicroVault) PackObserve() []byte {
	enc, err := microVault.abi.Pack("observe")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackObserve is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x14fc78fc.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function observe() returns()
func (microVault *MicroVault) TryPackObserve() ([]byte, error) {
	return microVault.abi.Pack("observe")
}

// PackOwner is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8da5cb5b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function owner() view returns(address)
func (microVault *MicroVault) PackOwner() []byte {
	enc, err := microVault.abi.Pack("owner")
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
func (microVault *MicroVault) TryPackOwner() ([]byte, error) {
	return microVault.abi.Pack("owner")
}

// UnpackOwner is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x8da5cb5b.
//
// Solidity: function owner() view returns(address)
func (microVault *MicroVault) UnpackOwner(data []byte) (common.Address, error) {
	out, err := microVault.abi.Unpack("owner", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackPayQueue is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb8c3c3e8.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function payQueue(uint256 count) returns()
func (microVault *MicroVault) PackPayQueue(count *big.Int) []byte {
	enc, err := microVault.abi.Pack("payQueue", count)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPayQueue is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb8c3c3e8.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function payQueue(uint256 count) returns()
func (microVault *MicroVault) TryPackPayQueue(count *big.Int) ([]byte, error) {
	return microVault.abi.Pack("payQueue", count)
}

// PackPendingOwner is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe30c3978.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pendingOwner() view returns(address)
func (microVault *MicroVault) PackPendingOwner() []byte {
	enc, err := microVault.abi.Pack("pendingOwner")
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
func (microVault *MicroVault) TryPackPendingOwner() ([]byte, error) {
	return microVault.abi.Pack("pendingOwner")
}

// UnpackPendingOwner is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xe30c3978.
//
// Solidity: function pendingOwner() view returns(address)
func (microVault *MicroVault) UnpackPendingOwner(data []byte) (common.Address, error) {
	out, err := microVault.abi.Unpack("pendingOwner", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackPreviewDeposit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xef8b30f7.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function previewDeposit(uint256 assets) view returns(uint256)
func (microVault *MicroVault) PackPreviewDeposit(assets *big.Int) []byte {
	enc, err := microVault.abi.Pack("previewDeposit", assets)
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
func (microVault *MicroVault) TryPackPreviewDeposit(assets *big.Int) ([]byte, error) {
	return microVault.abi.Pack("previewDeposit", assets)
}

// UnpackPreviewDeposit is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xef8b30f7.
//
// Solidity: function previewDeposit(uint256 assets) view returns(uint256)
func (microVault *MicroVault) UnpackPreviewDeposit(data []byte) (*big.Int, error) {
	out, err := microVault.abi.Unpack("previewDeposit", data)
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
func (microVault *MicroVault) PackPreviewMint(shares *big.Int) []byte {
	enc, err := microVault.abi.Pack("previewMint", shares)
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
func (microVault *MicroVault) TryPackPreviewMint(shares *big.Int) ([]byte, error) {
	return microVault.abi.Pack("previewMint", shares)
}

// UnpackPreviewMint is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xb3d7f6b9.
//
// Solidity: function previewMint(uint256 shares) view returns(uint256)
func (microVault *MicroVault) UnpackPreviewMint(data []byte) (*big.Int, error) {
	out, err := microVault.abi.Unpack("previewMint", data)
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
func (microVault *MicroVault) PackPreviewRedeem(shares *big.Int) []byte {
	enc, err := microVault.abi.Pack("previewRedeem", shares)
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
func (microVault *MicroVault) TryPackPreviewRedeem(shares *big.Int) ([]byte, error) {
	return microVault.abi.Pack("previewRedeem", shares)
}

// UnpackPreviewRedeem is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x4cdad506.
//
// Solidity: function previewRedeem(uint256 shares) view returns(uint256)
func (microVault *MicroVault) UnpackPreviewRedeem(data []byte) (*big.Int, error) {
	out, err := microVault.abi.Unpack("previewRedeem", data)
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
func (microVault *MicroVault) PackPreviewWithdraw(assets *big.Int) []byte {
	enc, err := microVault.abi.Pack("previewWithdraw", assets)
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
func (microVault *MicroVault) TryPackPreviewWithdraw(assets *big.Int) ([]byte, error) {
	return microVault.abi.Pack("previewWithdraw", assets)
}

// UnpackPreviewWithdraw is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x0a28a477.
//
// Solidity: function previewWithdraw(uint256 assets) view returns(uint256)
func (microVault *MicroVault) UnpackPreviewWithdraw(data []byte) (*big.Int, error) {
	out, err := microVault.abi.Unpack("previewWithdraw", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackQueueHead is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x96523644.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function queueHead() view returns(uint64)
func (microVault *MicroVault) PackQueueHead() []byte {
	enc, err := microVault.abi.Pack("queueHead")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackQueueHead is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x96523644.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function queueHead() view returns(uint64)
func (microVault *MicroVault) TryPackQueueHead() ([]byte, error) {
	return microVault.abi.Pack("queueHead")
}

// UnpackQueueHead is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x96523644.
//
// Solidity: function queueHead() view returns(uint64)
func (microVault *MicroVault) UnpackQueueHead(data []byte) (uint64, error) {
	out, err := microVault.abi.Unpack("queueHead", data)
	if err != nil {
		return *new(uint64), err
	}
	out0 := *abi.ConvertType(out[0], new(uint64)).(*uint64)
	return out0, nil
}

// PackQueueTail is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xcbafd3c2.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function queueTail() view returns(uint64)
func (microVault *MicroVault) PackQueueTail() []byte {
	enc, err := microVault.abi.Pack("queueTail")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackQueueTail is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xcbafd3c2.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function queueTail() view returns(uint64)
func (microVault *MicroVault) TryPackQueueTail() ([]byte, error) {
	return microVault.abi.Pack("queueTail")
}

// UnpackQueueTail is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xcbafd3c2.
//
// Solidity: function queueTail() view returns(uint64)
func (microVault *MicroVault) UnpackQueueTail(data []byte) (uint64, error) {
	out, err := microVault.abi.Unpack("queueTail", data)
	if err != nil {
		return *new(uint64), err
	}
	out0 := *abi.ConvertType(out[0], new(uint64)).(*uint64)
	return out0, nil
}

// PackQueuedShares is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd83ad00c.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function queuedShares() view returns(uint256)
func (microVault *MicroVault) PackQueuedShares() []byte {
	enc, err := microVault.abi.Pack("queuedShares")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackQueuedShares is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd83ad00c.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function queuedShares() view returns(uint256)
func (microVault *MicroVault) TryPackQueuedShares() ([]byte, error) {
	return microVault.abi.Pack("queuedShares")
}

// UnpackQueuedShares is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xd83ad00c.
//
// Solidity: function queuedShares() view returns(uint256)
func (microVault *MicroVault) UnpackQueuedShares(data []byte) (*big.Int, error) {
	out, err := microVault.abi.Unpack("queuedShares", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackRebalance is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xaeea4a1e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function rebalance(bytes32[] ids) returns()
func (microVault *MicroVault) PackRebalance(ids [][32]byte) []byte {
	enc, err := microVault.abi.Pack("rebalance", ids)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRebalance is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xaeea4a1e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function rebalance(bytes32[] ids) returns()
func (microVault *MicroVault) TryPackRebalance(ids [][32]byte) ([]byte, error) {
	return microVault.abi.Pack("rebalance", ids)
}

// PackRedeem is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xba087652.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function redeem(uint256 shares, address receiver, address owner) returns(uint256 assets)
func (microVault *MicroVault) PackRedeem(shares *big.Int, receiver common.Address, owner common.Address) []byte {
	enc, err := microVault.abi.Pack("redeem", shares, receiver, owner)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRedeem is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xba087652.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function redeem(uint256 shares, address receiver, address owner) returns(uint256 assets)
func (microVault *MicroVault) TryPackRedeem(shares *big.Int, receiver common.Address, owner common.Address) ([]byte, error) {
	return microVault.abi.Pack("redeem", shares, receiver, owner)
}

// UnpackRedeem is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xba087652.
//
// Solidity: function redeem(uint256 shares, address receiver, address owner) returns(uint256 assets)
func (microVault *MicroVault) UnpackRedeem(data []byte) (*big.Int, error) {
	out, err := microVault.abi.Unpack("redeem", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackRedeemInKind is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x4f424618.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function redeemInKind(uint256 requestId) returns()
func (microVault *MicroVault) PackRedeemInKind(requestId *big.Int) []byte {
	enc, err := microVault.abi.Pack("redeemInKind", requestId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRedeemInKind is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x4f424618.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function redeemInKind(uint256 requestId) returns()
func (microVault *MicroVault) TryPackRedeemInKind(requestId *big.Int) ([]byte, error) {
	return microVault.abi.Pack("redeemInKind", requestId)
}

// PackRedeemInKindWithin is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x398571af.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function redeemInKindWithin(uint256 requestId, uint256 mostBurnt) returns()
func (microVault *MicroVault) PackRedeemInKindWithin(requestId *big.Int, mostBurnt *big.Int) []byte {
	enc, err := microVault.abi.Pack("redeemInKindWithin", requestId, mostBurnt)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRedeemInKindWithin is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x398571af.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function redeemInKindWithin(uint256 requestId, uint256 mostBurnt) returns()
func (microVault *MicroVault) TryPackRedeemInKindWithin(requestId *big.Int, mostBurnt *big.Int) ([]byte, error) {
	return microVault.abi.Pack("redeemInKindWithin", requestId, mostBurnt)
}

// PackRedeemRequest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x21ff4d03.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function redeemRequest(uint256 requestId) view returns((address,uint64,address,uint256))
func (microVault *MicroVault) PackRedeemRequest(requestId *big.Int) []byte {
	enc, err := microVault.abi.Pack("redeemRequest", requestId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRedeemRequest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x21ff4d03.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function redeemRequest(uint256 requestId) view returns((address,uint64,address,uint256))
func (microVault *MicroVault) TryPackRedeemRequest(requestId *big.Int) ([]byte, error) {
	return microVault.abi.Pack("redeemRequest", requestId)
}

// UnpackRedeemRequest is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x21ff4d03.
//
// Solidity: function redeemRequest(uint256 requestId) view returns((address,uint64,address,uint256))
func (microVault *MicroVault) UnpackRedeemRequest(data []byte) (MicroVaultRequest, error) {
	out, err := microVault.abi.Unpack("redeemRequest", data)
	if err != nil {
		return *new(MicroVaultRequest), err
	}
	out0 := *abi.ConvertType(out[0], new(MicroVaultRequest)).(*MicroVaultRequest)
	return out0, nil
}

// PackReinstate is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x89099a63.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function reinstate(bytes32 sourceId) returns()
func (microVault *MicroVault) PackReinstate(sourceId [32]byte) []byte {
	enc, err := microVault.abi.Pack("reinstate", sourceId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackReinstate is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x89099a63.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function reinstate(bytes32 sourceId) returns()
func (microVault *MicroVault) TryPackReinstate(sourceId [32]byte) ([]byte, error) {
	return microVault.abi.Pack("reinstate", sourceId)
}

// PackRemoveShareholder is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x06243b65.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function removeShareholder(address account, bytes32[] proof, uint64 expectedVersion) returns()
func (microVault *MicroVault) PackRemoveShareholder(account common.Address, proof [][32]byte, expectedVersion uint64) []byte {
	enc, err := microVault.abi.Pack("removeShareholder", account, proof, expectedVersion)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRemoveShareholder is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x06243b65.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function removeShareholder(address account, bytes32[] proof, uint64 expectedVersion) returns()
func (microVault *MicroVault) TryPackRemoveShareholder(account common.Address, proof [][32]byte, expectedVersion uint64) ([]byte, error) {
	return microVault.abi.Pack("removeShareholder", account, proof, expectedVersion)
}

// PackRenounceOwnership is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x715018a6.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function renounceOwnership() returns()
func (microVault *MicroVault) PackRenounceOwnership() []byte {
	enc, err := microVault.abi.Pack("renounceOwnership")
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
func (microVault *MicroVault) TryPackRenounceOwnership() ([]byte, error) {
	return microVault.abi.Pack("renounceOwnership")
}

// PackRequestRedeem is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7d41c86e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function requestRedeem(uint256 shares, address receiver, address owner) returns(uint256 requestId)
func (microVault *MicroVault) PackRequestRedeem(shares *big.Int, receiver common.Address, owner common.Address) []byte {
	enc, err := microVault.abi.Pack("requestRedeem", shares, receiver, owner)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRequestRedeem is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7d41c86e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function requestRedeem(uint256 shares, address receiver, address owner) returns(uint256 requestId)
func (microVault *MicroVault) TryPackRequestRedeem(shares *big.Int, receiver common.Address, owner common.Address) ([]byte, error) {
	return microVault.abi.Pack("requestRedeem", shares, receiver, owner)
}

// UnpackRequestRedeem is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x7d41c86e.
//
// Solidity: function requestRedeem(uint256 shares, address receiver, address owner) returns(uint256 requestId)
func (microVault *MicroVault) UnpackRequestRedeem(data []byte) (*big.Int, error) {
	out, err := microVault.abi.Unpack("requestRedeem", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackRoot is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xebf0c717.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function root() view returns(bytes32)
func (microVault *MicroVault) PackRoot() []byte {
	enc, err := microVault.abi.Pack("root")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRoot is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xebf0c717.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function root() view returns(bytes32)
func (microVault *MicroVault) TryPackRoot() ([]byte, error) {
	return microVault.abi.Pack("root")
}

// UnpackRoot is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xebf0c717.
//
// Solidity: function root() view returns(bytes32)
func (microVault *MicroVault) UnpackRoot(data []byte) ([32]byte, error) {
	out, err := microVault.abi.Unpack("root", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackSetExitLoss is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1e636260.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setExitLoss(bytes32 sourceId, uint16 bps) returns()
func (microVault *MicroVault) PackSetExitLoss(sourceId [32]byte, bps uint16) []byte {
	enc, err := microVault.abi.Pack("setExitLoss", sourceId, bps)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSetExitLoss is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1e636260.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function setExitLoss(bytes32 sourceId, uint16 bps) returns()
func (microVault *MicroVault) TryPackSetExitLoss(sourceId [32]byte, bps uint16) ([]byte, error) {
	return microVault.abi.Pack("setExitLoss", sourceId, bps)
}

// PackSetKeeper is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x748747e6.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setKeeper(address keeper_) returns()
func (microVault *MicroVault) PackSetKeeper(keeper common.Address) []byte {
	enc, err := microVault.abi.Pack("setKeeper", keeper)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSetKeeper is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x748747e6.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function setKeeper(address keeper_) returns()
func (microVault *MicroVault) TryPackSetKeeper(keeper common.Address) ([]byte, error) {
	return microVault.abi.Pack("setKeeper", keeper)
}

// PackSetMode is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x65eb5115.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setMode(bytes32 sourceId, uint8 mode) returns()
func (microVault *MicroVault) PackSetMode(sourceId [32]byte, mode uint8) []byte {
	enc, err := microVault.abi.Pack("setMode", sourceId, mode)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSetMode is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x65eb5115.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function setMode(bytes32 sourceId, uint8 mode) returns()
func (microVault *MicroVault) TryPackSetMode(sourceId [32]byte, mode uint8) ([]byte, error) {
	return microVault.abi.Pack("setMode", sourceId, mode)
}

// PackSetStrategy is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xeff4aaed.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setStrategy(bytes32[] ids, uint16[] targetsBps, uint16 idleBps) returns()
func (microVault *MicroVault) PackSetStrategy(ids [][32]byte, targetsBps []uint16, idleBps uint16) []byte {
	enc, err := microVault.abi.Pack("setStrategy", ids, targetsBps, idleBps)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSetStrategy is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xeff4aaed.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function setStrategy(bytes32[] ids, uint16[] targetsBps, uint16 idleBps) returns()
func (microVault *MicroVault) TryPackSetStrategy(ids [][32]byte, targetsBps []uint16, idleBps uint16) ([]byte, error) {
	return microVault.abi.Pack("setStrategy", ids, targetsBps, idleBps)
}

// PackSources is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb6aff92d.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function sources() view returns((bytes32,address,address,uint8,uint16,bool,bool,uint256,(uint256,uint256,uint256,uint256,uint256,uint256,uint256))[] list)
func (microVault *MicroVault) PackSources() []byte {
	enc, err := microVault.abi.Pack("sources")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSources is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb6aff92d.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function sources() view returns((bytes32,address,address,uint8,uint16,bool,bool,uint256,(uint256,uint256,uint256,uint256,uint256,uint256,uint256))[] list)
func (microVault *MicroVault) TryPackSources() ([]byte, error) {
	return microVault.abi.Pack("sources")
}

// UnpackSources is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xb6aff92d.
//
// Solidity: function sources() view returns((bytes32,address,address,uint8,uint16,bool,bool,uint256,(uint256,uint256,uint256,uint256,uint256,uint256,uint256))[] list)
func (microVault *MicroVault) UnpackSources(data []byte) ([]MicroVaultSourceView, error) {
	out, err := microVault.abi.Unpack("sources", data)
	if err != nil {
		return *new([]MicroVaultSourceView), err
	}
	out0 := *abi.ConvertType(out[0], new([]MicroVaultSourceView)).(*[]MicroVaultSourceView)
	return out0, nil
}

// PackSymbol is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x95d89b41.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function symbol() view returns(string)
func (microVault *MicroVault) PackSymbol() []byte {
	enc, err := microVault.abi.Pack("symbol")
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
func (microVault *MicroVault) TryPackSymbol() ([]byte, error) {
	return microVault.abi.Pack("symbol")
}

// UnpackSymbol is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x95d89b41.
//
// Solidity: function symbol() view returns(string)
func (microVault *MicroVault) UnpackSymbol(data []byte) (string, error) {
	out, err := microVault.abi.Unpack("symbol", data)
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
func (microVault *MicroVault) PackTotalAssets() []byte {
	enc, err := microVault.abi.Pack("totalAssets")
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
func (microVault *MicroVault) TryPackTotalAssets() ([]byte, error) {
	return microVault.abi.Pack("totalAssets")
}

// UnpackTotalAssets is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x01e1d114.
//
// Solidity: function totalAssets() view returns(uint256)
func (microVault *MicroVault) UnpackTotalAssets(data []byte) (*big.Int, error) {
	out, err := microVault.abi.Unpack("totalAssets", data)
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
func (microVault *MicroVault) PackTotalSupply() []byte {
	enc, err := microVault.abi.Pack("totalSupply")
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
func (microVault *MicroVault) TryPackTotalSupply() ([]byte, error) {
	return microVault.abi.Pack("totalSupply")
}

// UnpackTotalSupply is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x18160ddd.
//
// Solidity: function totalSupply() view returns(uint256)
func (microVault *MicroVault) UnpackTotalSupply(data []byte) (*big.Int, error) {
	out, err := microVault.abi.Unpack("totalSupply", data)
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
func (microVault *MicroVault) PackTransfer(to common.Address, value *big.Int) []byte {
	enc, err := microVault.abi.Pack("transfer", to, value)
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
func (microVault *MicroVault) TryPackTransfer(to common.Address, value *big.Int) ([]byte, error) {
	return microVault.abi.Pack("transfer", to, value)
}

// UnpackTransfer is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xa9059cbb.
//
// Solidity: function transfer(address to, uint256 value) returns(bool)
func (microVault *MicroVault) UnpackTransfer(data []byte) (bool, error) {
	out, err := microVault.abi.Unpack("transfer", data)
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
func (microVault *MicroVault) PackTransferFrom(from common.Address, to common.Address, value *big.Int) []byte {
	enc, err := microVault.abi.Pack("transferFrom", from, to, value)
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
func (microVault *MicroVault) TryPackTransferFrom(from common.Address, to common.Address, value *big.Int) ([]byte, error) {
	return microVault.abi.Pack("transferFrom", from, to, value)
}

// UnpackTransferFrom is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x23b872dd.
//
// Solidity: function transferFrom(address from, address to, uint256 value) returns(bool)
func (microVault *MicroVault) UnpackTransferFrom(data []byte) (bool, error) {
	out, err := microVault.abi.Unpack("transferFrom", data)
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
func (microVault *MicroVault) PackTransferOwnership(newOwner common.Address) []byte {
	enc, err := microVault.abi.Pack("transferOwnership", newOwner)
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
func (microVault *MicroVault) TryPackTransferOwnership(newOwner common.Address) ([]byte, error) {
	return microVault.abi.Pack("transferOwnership", newOwner)
}

// PackVersion is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x54fd4d50.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function version() view returns(uint64)
func (microVault *MicroVault) PackVersion() []byte {
	enc, err := microVault.abi.Pack("version")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackVersion is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x54fd4d50.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function version() view returns(uint64)
func (microVault *MicroVault) TryPackVersion() ([]byte, error) {
	return microVault.abi.Pack("version")
}

// UnpackVersion is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x54fd4d50.
//
// Solidity: function version() view returns(uint64)
func (microVault *MicroVault) UnpackVersion(data []byte) (uint64, error) {
	out, err := microVault.abi.Unpack("version", data)
	if err != nil {
		return *new(uint64), err
	}
	out0 := *abi.ConvertType(out[0], new(uint64)).(*uint64)
	return out0, nil
}

// PackWithdraw is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb460af94.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function withdraw(uint256 assets, address receiver, address owner) returns(uint256 shares)
func (microVault *MicroVault) PackWithdraw(assets *big.Int, receiver common.Address, owner common.Address) []byte {
	enc, err := microVault.abi.Pack("withdraw", assets, receiver, owner)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackWithdraw is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb460af94.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function withdraw(uint256 assets, address receiver, address owner) returns(uint256 shares)
func (microVault *MicroVault) TryPackWithdraw(assets *big.Int, receiver common.Address, owner common.Address) ([]byte, error) {
	return microVault.abi.Pack("withdraw", assets, receiver, owner)
}

// UnpackWithdraw is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xb460af94.
//
// Solidity: function withdraw(uint256 assets, address receiver, address owner) returns(uint256 shares)
func (microVault *MicroVault) UnpackWithdraw(data []byte) (*big.Int, error) {
	out, err := microVault.abi.Unpack("withdraw", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackWriteOff is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x52a4d757.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function writeOff(bytes32 sourceId) returns()
func (microVault *MicroVault) PackWriteOff(sourceId [32]byte) []byte {
	enc, err := microVault.abi.Pack("writeOff", sourceId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackWriteOff is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x52a4d757.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function writeOff(bytes32 sourceId) returns()
func (microVault *MicroVault) TryPackWriteOff(sourceId [32]byte) ([]byte, error) {
	return microVault.abi.Pack("writeOff", sourceId)
}

// MicroVaultAllocated represents a Allocated event raised by the MicroVault contract.
type MicroVaultAllocated struct {
	SourceId [32]byte
	Assets   *big.Int
	Raw      *types.Log // Blockchain specific contextual infos
}

const MicroVaultAllocatedEventName = "Allocated"

// ContractEventName returns the user-defined event name.
func (MicroVaultAllocated) ContractEventName() string {
	return MicroVaultAllocatedEventName
}

// UnpackAllocatedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Allocated(bytes32 indexed sourceId, uint256 assets)
func (microVault *MicroVault) UnpackAllocatedEvent(log *types.Log) (*MicroVaultAllocated, error) {
	event := "Allocated"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != microVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(MicroVaultAllocated)
	if len(log.Data) > 0 {
		if err := microVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range microVault.abi.Events[event].Inputs {
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

// MicroVaultApproval represents a Approval event raised by the MicroVault contract.
type MicroVaultApproval struct {
	Owner   common.Address
	Spender common.Address
	Value   *big.Int
	Raw     *types.Log // Blockchain specific contextual infos
}

const MicroVaultApprovalEventName = "Approval"

// ContractEventName returns the user-defined event name.
func (MicroVaultApproval) ContractEventName() string {
	return MicroVaultApprovalEventName
}

// UnpackApprovalEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Approval(address indexed owner, address indexed spender, uint256 value)
func (microVault *MicroVault) UnpackApprovalEvent(log *types.Log) (*MicroVaultApproval, error) {
	event := "Approval"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != microVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(MicroVaultApproval)
	if len(log.Data) > 0 {
		if err := microVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range microVault.abi.Events[event].Inputs {
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

// MicroVaultClaimed represents a Claimed event raised by the MicroVault contract.
type MicroVaultClaimed struct {
	SourceId [32]byte
	Assets   *big.Int
	Raw      *types.Log // Blockchain specific contextual infos
}

const MicroVaultClaimedEventName = "Claimed"

// ContractEventName returns the user-defined event name.
func (MicroVaultClaimed) ContractEventName() string {
	return MicroVaultClaimedEventName
}

// UnpackClaimedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Claimed(bytes32 indexed sourceId, uint256 assets)
func (microVault *MicroVault) UnpackClaimedEvent(log *types.Log) (*MicroVaultClaimed, error) {
	event := "Claimed"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != microVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(MicroVaultClaimed)
	if len(log.Data) > 0 {
		if err := microVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range microVault.abi.Events[event].Inputs {
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

// MicroVaultDeallocated represents a Deallocated event raised by the MicroVault contract.
type MicroVaultDeallocated struct {
	SourceId [32]byte
	Assets   *big.Int
	Received *big.Int
	Raw      *types.Log // Blockchain specific contextual infos
}

const MicroVaultDeallocatedEventName = "Deallocated"

// ContractEventName returns the user-defined event name.
func (MicroVaultDeallocated) ContractEventName() string {
	return MicroVaultDeallocatedEventName
}

// UnpackDeallocatedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Deallocated(bytes32 indexed sourceId, uint256 assets, uint256 received)
func (microVault *MicroVault) UnpackDeallocatedEvent(log *types.Log) (*MicroVaultDeallocated, error) {
	event := "Deallocated"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != microVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(MicroVaultDeallocated)
	if len(log.Data) > 0 {
		if err := microVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range microVault.abi.Events[event].Inputs {
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

// MicroVaultDeposit represents a Deposit event raised by the MicroVault contract.
type MicroVaultDeposit struct {
	Sender common.Address
	Owner  common.Address
	Assets *big.Int
	Shares *big.Int
	Raw    *types.Log // Blockchain specific contextual infos
}

const MicroVaultDepositEventName = "Deposit"

// ContractEventName returns the user-defined event name.
func (MicroVaultDeposit) ContractEventName() string {
	return MicroVaultDepositEventName
}

// UnpackDepositEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Deposit(address indexed sender, address indexed owner, uint256 assets, uint256 shares)
func (microVault *MicroVault) UnpackDepositEvent(log *types.Log) (*MicroVaultDeposit, error) {
	event := "Deposit"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != microVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(MicroVaultDeposit)
	if len(log.Data) > 0 {
		if err := microVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range microVault.abi.Events[event].Inputs {
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

// MicroVaultExitLossSet represents a ExitLossSet event raised by the MicroVault contract.
type MicroVaultExitLossSet struct {
	SourceId [32]byte
	Bps      uint16
	Raw      *types.Log // Blockchain specific contextual infos
}

const MicroVaultExitLossSetEventName = "ExitLossSet"

// ContractEventName returns the user-defined event name.
func (MicroVaultExitLossSet) ContractEventName() string {
	return MicroVaultExitLossSetEventName
}

// UnpackExitLossSetEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event ExitLossSet(bytes32 indexed sourceId, uint16 bps)
func (microVault *MicroVault) UnpackExitLossSetEvent(log *types.Log) (*MicroVaultExitLossSet, error) {
	event := "ExitLossSet"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != microVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(MicroVaultExitLossSet)
	if len(log.Data) > 0 {
		if err := microVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range microVault.abi.Events[event].Inputs {
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

// MicroVaultKeeperSet represents a KeeperSet event raised by the MicroVault contract.
type MicroVaultKeeperSet struct {
	Keeper common.Address
	Raw    *types.Log // Blockchain specific contextual infos
}

const MicroVaultKeeperSetEventName = "KeeperSet"

// ContractEventName returns the user-defined event name.
func (MicroVaultKeeperSet) ContractEventName() string {
	return MicroVaultKeeperSetEventName
}

// UnpackKeeperSetEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event KeeperSet(address keeper)
func (microVault *MicroVault) UnpackKeeperSetEvent(log *types.Log) (*MicroVaultKeeperSet, error) {
	event := "KeeperSet"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != microVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(MicroVaultKeeperSet)
	if len(log.Data) > 0 {
		if err := microVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range microVault.abi.Events[event].Inputs {
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

// MicroVaultModeSet represents a ModeSet event raised by the MicroVault contract.
type MicroVaultModeSet struct {
	SourceId [32]byte
	Mode     uint8
	Raw      *types.Log // Blockchain specific contextual infos
}

const MicroVaultModeSetEventName = "ModeSet"

// ContractEventName returns the user-defined event name.
func (MicroVaultModeSet) ContractEventName() string {
	return MicroVaultModeSetEventName
}

// UnpackModeSetEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event ModeSet(bytes32 indexed sourceId, uint8 mode)
func (microVault *MicroVault) UnpackModeSetEvent(log *types.Log) (*MicroVaultModeSet, error) {
	event := "ModeSet"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != microVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(MicroVaultModeSet)
	if len(log.Data) > 0 {
		if err := microVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range microVault.abi.Events[event].Inputs {
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

// MicroVaultMoveUndone represents a MoveUndone event raised by the MicroVault contract.
type MicroVaultMoveUndone struct {
	SourceId   [32]byte
	Selector   [4]byte
	Before     *big.Int
	Afterwards *big.Int
	Raw        *types.Log // Blockchain specific contextual infos
}

const MicroVaultMoveUndoneEventName = "MoveUndone"

// ContractEventName returns the user-defined event name.
func (MicroVaultMoveUndone) ContractEventName() string {
	return MicroVaultMoveUndoneEventName
}

// UnpackMoveUndoneEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event MoveUndone(bytes32 indexed sourceId, bytes4 selector, uint256 before, uint256 afterwards)
func (microVault *MicroVault) UnpackMoveUndoneEvent(log *types.Log) (*MicroVaultMoveUndone, error) {
	event := "MoveUndone"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != microVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(MicroVaultMoveUndone)
	if len(log.Data) > 0 {
		if err := microVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range microVault.abi.Events[event].Inputs {
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

// MicroVaultNavAccepted represents a NavAccepted event raised by the MicroVault contract.
type MicroVaultNavAccepted struct {
	SourceId [32]byte
	Raw      *types.Log // Blockchain specific contextual infos
}

const MicroVaultNavAcceptedEventName = "NavAccepted"

// ContractEventName returns the user-defined event name.
func (MicroVaultNavAccepted) ContractEventName() string {
	return MicroVaultNavAcceptedEventName
}

// UnpackNavAcceptedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event NavAccepted(bytes32 indexed sourceId)
func (microVault *MicroVault) UnpackNavAcceptedEvent(log *types.Log) (*MicroVaultNavAccepted, error) {
	event := "NavAccepted"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != microVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(MicroVaultNavAccepted)
	if len(log.Data) > 0 {
		if err := microVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range microVault.abi.Events[event].Inputs {
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

// MicroVaultNavObserved represents a NavObserved event raised by the MicroVault contract.
type MicroVaultNavObserved struct {
	SourceId [32]byte
	Worth    *big.Int
	NavAt    *big.Int
	Sound    bool
	Raw      *types.Log // Blockchain specific contextual infos
}

const MicroVaultNavObservedEventName = "NavObserved"

// ContractEventName returns the user-defined event name.
func (MicroVaultNavObserved) ContractEventName() string {
	return MicroVaultNavObservedEventName
}

// UnpackNavObservedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event NavObserved(bytes32 indexed sourceId, uint256 worth, uint256 navAt, bool sound)
func (microVault *MicroVault) UnpackNavObservedEvent(log *types.Log) (*MicroVaultNavObserved, error) {
	event := "NavObserved"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != microVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(MicroVaultNavObserved)
	if len(log.Data) > 0 {
		if err := microVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range microVault.abi.Events[event].Inputs {
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

// MicroVaultOwnershipTransferStarted represents a OwnershipTransferStarted event raised by the MicroVault contract.
type MicroVaultOwnershipTransferStarted struct {
	PreviousOwner common.Address
	NewOwner      common.Address
	Raw           *types.Log // Blockchain specific contextual infos
}

const MicroVaultOwnershipTransferStartedEventName = "OwnershipTransferStarted"

// ContractEventName returns the user-defined event name.
func (MicroVaultOwnershipTransferStarted) ContractEventName() string {
	return MicroVaultOwnershipTransferStartedEventName
}

// UnpackOwnershipTransferStartedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event OwnershipTransferStarted(address indexed previousOwner, address indexed newOwner)
func (microVault *MicroVault) UnpackOwnershipTransferStartedEvent(log *types.Log) (*MicroVaultOwnershipTransferStarted, error) {
	event := "OwnershipTransferStarted"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != microVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(MicroVaultOwnershipTransferStarted)
	if len(log.Data) > 0 {
		if err := microVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range microVault.abi.Events[event].Inputs {
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

// MicroVaultOwnershipTransferred represents a OwnershipTransferred event raised by the MicroVault contract.
type MicroVaultOwnershipTransferred struct {
	PreviousOwner common.Address
	NewOwner      common.Address
	Raw           *types.Log // Blockchain specific contextual infos
}

const MicroVaultOwnershipTransferredEventName = "OwnershipTransferred"

// ContractEventName returns the user-defined event name.
func (MicroVaultOwnershipTransferred) ContractEventName() string {
	return MicroVaultOwnershipTransferredEventName
}

// UnpackOwnershipTransferredEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event OwnershipTransferred(address indexed previousOwner, address indexed newOwner)
func (microVault *MicroVault) UnpackOwnershipTransferredEvent(log *types.Log) (*MicroVaultOwnershipTransferred, error) {
	event := "OwnershipTransferred"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != microVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(MicroVaultOwnershipTransferred)
	if len(log.Data) > 0 {
		if err := microVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range microVault.abi.Events[event].Inputs {
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

// MicroVaultRebalanced represents a Rebalanced event raised by the MicroVault contract.
type MicroVaultRebalanced struct {
	TotalAssets  *big.Int
	Idle         *big.Int
	QueuedShares *big.Int
	Sound        bool
	Raw          *types.Log // Blockchain specific contextual infos
}

const MicroVaultRebalancedEventName = "Rebalanced"

// ContractEventName returns the user-defined event name.
func (MicroVaultRebalanced) ContractEventName() string {
	return MicroVaultRebalancedEventName
}

// UnpackRebalancedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Rebalanced(uint256 totalAssets, uint256 idle, uint256 queuedShares, bool sound)
func (microVault *MicroVault) UnpackRebalancedEvent(log *types.Log) (*MicroVaultRebalanced, error) {
	event := "Rebalanced"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != microVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(MicroVaultRebalanced)
	if len(log.Data) > 0 {
		if err := microVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range microVault.abi.Events[event].Inputs {
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

// MicroVaultRedeemPaid represents a RedeemPaid event raised by the MicroVault contract.
type MicroVaultRedeemPaid struct {
	RequestId *big.Int
	Owner     common.Address
	Receiver  common.Address
	Shares    *big.Int
	Assets    *big.Int
	Raw       *types.Log // Blockchain specific contextual infos
}

const MicroVaultRedeemPaidEventName = "RedeemPaid"

// ContractEventName returns the user-defined event name.
func (MicroVaultRedeemPaid) ContractEventName() string {
	return MicroVaultRedeemPaidEventName
}

// UnpackRedeemPaidEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event RedeemPaid(uint256 indexed requestId, address indexed owner, address indexed receiver, uint256 shares, uint256 assets)
func (microVault *MicroVault) UnpackRedeemPaidEvent(log *types.Log) (*MicroVaultRedeemPaid, error) {
	event := "RedeemPaid"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != microVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(MicroVaultRedeemPaid)
	if len(log.Data) > 0 {
		if err := microVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range microVault.abi.Events[event].Inputs {
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

// MicroVaultRedeemRequest represents a RedeemRequest event raised by the MicroVault contract.
type MicroVaultRedeemRequest struct {
	Receiver  common.Address
	Owner     common.Address
	RequestId *big.Int
	Sender    common.Address
	Shares    *big.Int
	Raw       *types.Log // Blockchain specific contextual infos
}

const MicroVaultRedeemRequestEventName = "RedeemRequest"

// ContractEventName returns the user-defined event name.
func (MicroVaultRedeemRequest) ContractEventName() string {
	return MicroVaultRedeemRequestEventName
}

// UnpackRedeemRequestEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event RedeemRequest(address indexed receiver, address indexed owner, uint256 indexed requestId, address sender, uint256 shares)
func (microVault *MicroVault) UnpackRedeemRequestEvent(log *types.Log) (*MicroVaultRedeemRequest, error) {
	event := "RedeemRequest"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != microVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(MicroVaultRedeemRequest)
	if len(log.Data) > 0 {
		if err := microVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range microVault.abi.Events[event].Inputs {
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

// MicroVaultRedeemReturned represents a RedeemReturned event raised by the MicroVault contract.
type MicroVaultRedeemReturned struct {
	RequestId *big.Int
	Owner     common.Address
	Shares    *big.Int
	Raw       *types.Log // Blockchain specific contextual infos
}

const MicroVaultRedeemReturnedEventName = "RedeemReturned"

// ContractEventName returns the user-defined event name.
func (MicroVaultRedeemReturned) ContractEventName() string {
	return MicroVaultRedeemReturnedEventName
}

// UnpackRedeemReturnedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event RedeemReturned(uint256 indexed requestId, address indexed owner, uint256 shares)
func (microVault *MicroVault) UnpackRedeemReturnedEvent(log *types.Log) (*MicroVaultRedeemReturned, error) {
	event := "RedeemReturned"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != microVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(MicroVaultRedeemReturned)
	if len(log.Data) > 0 {
		if err := microVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range microVault.abi.Events[event].Inputs {
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

// MicroVaultRedeemedInKind represents a RedeemedInKind event raised by the MicroVault contract.
type MicroVaultRedeemedInKind struct {
	RequestId   *big.Int
	Owner       common.Address
	Receiver    common.Address
	Shares      *big.Int
	Assets      *big.Int
	Remaining   *big.Int
	RemainingId *big.Int
	Raw         *types.Log // Blockchain specific contextual infos
}

const MicroVaultRedeemedInKindEventName = "RedeemedInKind"

// ContractEventName returns the user-defined event name.
func (MicroVaultRedeemedInKind) ContractEventName() string {
	return MicroVaultRedeemedInKindEventName
}

// UnpackRedeemedInKindEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event RedeemedInKind(uint256 indexed requestId, address indexed owner, address indexed receiver, uint256 shares, uint256 assets, uint256 remaining, uint256 remainingId)
func (microVault *MicroVault) UnpackRedeemedInKindEvent(log *types.Log) (*MicroVaultRedeemedInKind, error) {
	event := "RedeemedInKind"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != microVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(MicroVaultRedeemedInKind)
	if len(log.Data) > 0 {
		if err := microVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range microVault.abi.Events[event].Inputs {
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

// MicroVaultReinstated represents a Reinstated event raised by the MicroVault contract.
type MicroVaultReinstated struct {
	SourceId [32]byte
	Worth    *big.Int
	Raw      *types.Log // Blockchain specific contextual infos
}

const MicroVaultReinstatedEventName = "Reinstated"

// ContractEventName returns the user-defined event name.
func (MicroVaultReinstated) ContractEventName() string {
	return MicroVaultReinstatedEventName
}

// UnpackReinstatedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Reinstated(bytes32 indexed sourceId, uint256 worth)
func (microVault *MicroVault) UnpackReinstatedEvent(log *types.Log) (*MicroVaultReinstated, error) {
	event := "Reinstated"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != microVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(MicroVaultReinstated)
	if len(log.Data) > 0 {
		if err := microVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range microVault.abi.Events[event].Inputs {
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

// MicroVaultShareholderSet represents a ShareholderSet event raised by the MicroVault contract.
type MicroVaultShareholderSet struct {
	Version uint64
	Account common.Address
	Listed  bool
	Index   *big.Int
	Root    [32]byte
	Raw     *types.Log // Blockchain specific contextual infos
}

const MicroVaultShareholderSetEventName = "ShareholderSet"

// ContractEventName returns the user-defined event name.
func (MicroVaultShareholderSet) ContractEventName() string {
	return MicroVaultShareholderSetEventName
}

// UnpackShareholderSetEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event ShareholderSet(uint64 indexed version, address indexed account, bool listed, uint256 index, bytes32 root)
func (microVault *MicroVault) UnpackShareholderSetEvent(log *types.Log) (*MicroVaultShareholderSet, error) {
	event := "ShareholderSet"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != microVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(MicroVaultShareholderSet)
	if len(log.Data) > 0 {
		if err := microVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range microVault.abi.Events[event].Inputs {
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

// MicroVaultSourceAdded represents a SourceAdded event raised by the MicroVault contract.
type MicroVaultSourceAdded struct {
	SourceId [32]byte
	Adapter  common.Address
	Source   common.Address
	Raw      *types.Log // Blockchain specific contextual infos
}

const MicroVaultSourceAddedEventName = "SourceAdded"

// ContractEventName returns the user-defined event name.
func (MicroVaultSourceAdded) ContractEventName() string {
	return MicroVaultSourceAddedEventName
}

// UnpackSourceAddedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event SourceAdded(bytes32 indexed sourceId, address adapter, address source)
func (microVault *MicroVault) UnpackSourceAddedEvent(log *types.Log) (*MicroVaultSourceAdded, error) {
	event := "SourceAdded"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != microVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(MicroVaultSourceAdded)
	if len(log.Data) > 0 {
		if err := microVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range microVault.abi.Events[event].Inputs {
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

// MicroVaultSourceRefused represents a SourceRefused event raised by the MicroVault contract.
type MicroVaultSourceRefused struct {
	SourceId [32]byte
	Selector [4]byte
	Raw      *types.Log // Blockchain specific contextual infos
}

const MicroVaultSourceRefusedEventName = "SourceRefused"

// ContractEventName returns the user-defined event name.
func (MicroVaultSourceRefused) ContractEventName() string {
	return MicroVaultSourceRefusedEventName
}

// UnpackSourceRefusedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event SourceRefused(bytes32 indexed sourceId, bytes4 selector)
func (microVault *MicroVault) UnpackSourceRefusedEvent(log *types.Log) (*MicroVaultSourceRefused, error) {
	event := "SourceRefused"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != microVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(MicroVaultSourceRefused)
	if len(log.Data) > 0 {
		if err := microVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range microVault.abi.Events[event].Inputs {
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

// MicroVaultStrategySet represents a StrategySet event raised by the MicroVault contract.
type MicroVaultStrategySet struct {
	SourceIds     [][32]byte
	TargetsBps    []uint16
	IdleTargetBps uint16
	Raw           *types.Log // Blockchain specific contextual infos
}

const MicroVaultStrategySetEventName = "StrategySet"

// ContractEventName returns the user-defined event name.
func (MicroVaultStrategySet) ContractEventName() string {
	return MicroVaultStrategySetEventName
}

// UnpackStrategySetEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event StrategySet(bytes32[] sourceIds, uint16[] targetsBps, uint16 idleTargetBps)
func (microVault *MicroVault) UnpackStrategySetEvent(log *types.Log) (*MicroVaultStrategySet, error) {
	event := "StrategySet"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != microVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(MicroVaultStrategySet)
	if len(log.Data) > 0 {
		if err := microVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range microVault.abi.Events[event].Inputs {
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

// MicroVaultTakenInKind represents a TakenInKind event raised by the MicroVault contract.
type MicroVaultTakenInKind struct {
	RequestId *big.Int
	SourceId  [32]byte
	Source    common.Address
	Units     *big.Int
	Raw       *types.Log // Blockchain specific contextual infos
}

const MicroVaultTakenInKindEventName = "TakenInKind"

// ContractEventName returns the user-defined event name.
func (MicroVaultTakenInKind) ContractEventName() string {
	return MicroVaultTakenInKindEventName
}

// UnpackTakenInKindEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event TakenInKind(uint256 indexed requestId, bytes32 indexed sourceId, address source, uint256 units)
func (microVault *MicroVault) UnpackTakenInKindEvent(log *types.Log) (*MicroVaultTakenInKind, error) {
	event := "TakenInKind"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != microVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(MicroVaultTakenInKind)
	if len(log.Data) > 0 {
		if err := microVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range microVault.abi.Events[event].Inputs {
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

// MicroVaultTransfer represents a Transfer event raised by the MicroVault contract.
type MicroVaultTransfer struct {
	From  common.Address
	To    common.Address
	Value *big.Int
	Raw   *types.Log // Blockchain specific contextual infos
}

const MicroVaultTransferEventName = "Transfer"

// ContractEventName returns the user-defined event name.
func (MicroVaultTransfer) ContractEventName() string {
	return MicroVaultTransferEventName
}

// UnpackTransferEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Transfer(address indexed from, address indexed to, uint256 value)
func (microVault *MicroVault) UnpackTransferEvent(log *types.Log) (*MicroVaultTransfer, error) {
	event := "Transfer"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != microVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(MicroVaultTransfer)
	if len(log.Data) > 0 {
		if err := microVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range microVault.abi.Events[event].Inputs {
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

// MicroVaultWithdraw represents a Withdraw event raised by the MicroVault contract.
type MicroVaultWithdraw struct {
	Sender   common.Address
	Receiver common.Address
	Owner    common.Address
	Assets   *big.Int
	Shares   *big.Int
	Raw      *types.Log // Blockchain specific contextual infos
}

const MicroVaultWithdrawEventName = "Withdraw"

// ContractEventName returns the user-defined event name.
func (MicroVaultWithdraw) ContractEventName() string {
	return MicroVaultWithdrawEventName
}

// UnpackWithdrawEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Withdraw(address indexed sender, address indexed receiver, address indexed owner, uint256 assets, uint256 shares)
func (microVault *MicroVault) UnpackWithdrawEvent(log *types.Log) (*MicroVaultWithdraw, error) {
	event := "Withdraw"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != microVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(MicroVaultWithdraw)
	if len(log.Data) > 0 {
		if err := microVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range microVault.abi.Events[event].Inputs {
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

// MicroVaultWrittenOff represents a WrittenOff event raised by the MicroVault contract.
type MicroVaultWrittenOff struct {
	SourceId  [32]byte
	LastWorth *big.Int
	Raw       *types.Log // Blockchain specific contextual infos
}

const MicroVaultWrittenOffEventName = "WrittenOff"

// ContractEventName returns the user-defined event name.
func (MicroVaultWrittenOff) ContractEventName() string {
	return MicroVaultWrittenOffEventName
}

// UnpackWrittenOffEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event WrittenOff(bytes32 indexed sourceId, uint256 lastWorth)
func (microVault *MicroVault) UnpackWrittenOffEvent(log *types.Log) (*MicroVaultWrittenOff, error) {
	event := "WrittenOff"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != microVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(MicroVaultWrittenOff)
	if len(log.Data) > 0 {
		if err := microVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range microVault.abi.Events[event].Inputs {
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
func (microVault *MicroVault) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], microVault.abi.Errors["AlreadyListed"].ID.Bytes()[:4]) {
		return microVault.UnpackAlreadyListedError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVault.abi.Errors["Create2EmptyBytecode"].ID.Bytes()[:4]) {
		return microVault.UnpackCreate2EmptyBytecodeError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVault.abi.Errors["DepositShort"].ID.Bytes()[:4]) {
		return microVault.UnpackDepositShortError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVault.abi.Errors["DuplicateSource"].ID.Bytes()[:4]) {
		return microVault.UnpackDuplicateSourceError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVault.abi.Errors["ERC20InsufficientAllowance"].ID.Bytes()[:4]) {
		return microVault.UnpackERC20InsufficientAllowanceError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVault.abi.Errors["ERC20InsufficientBalance"].ID.Bytes()[:4]) {
		return microVault.UnpackERC20InsufficientBalanceError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVault.abi.Errors["ERC20InvalidApprover"].ID.Bytes()[:4]) {
		return microVault.UnpackERC20InvalidApproverError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVault.abi.Errors["ERC20InvalidReceiver"].ID.Bytes()[:4]) {
		return microVault.UnpackERC20InvalidReceiverError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVault.abi.Errors["ERC20InvalidSender"].ID.Bytes()[:4]) {
		return microVault.UnpackERC20InvalidSenderError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVault.abi.Errors["ERC20InvalidSpender"].ID.Bytes()[:4]) {
		return microVault.UnpackERC20InvalidSpenderError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVault.abi.Errors["ERC4626ExceededMaxDeposit"].ID.Bytes()[:4]) {
		return microVault.UnpackERC4626ExceededMaxDepositError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVault.abi.Errors["ERC4626ExceededMaxMint"].ID.Bytes()[:4]) {
		return microVault.UnpackERC4626ExceededMaxMintError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVault.abi.Errors["ERC4626ExceededMaxRedeem"].ID.Bytes()[:4]) {
		return microVault.UnpackERC4626ExceededMaxRedeemError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVault.abi.Errors["ERC4626ExceededMaxWithdraw"].ID.Bytes()[:4]) {
		return microVault.UnpackERC4626ExceededMaxWithdrawError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVault.abi.Errors["EntryClosed"].ID.Bytes()[:4]) {
		return microVault.UnpackEntryClosedError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVault.abi.Errors["ExitLossTooHigh"].ID.Bytes()[:4]) {
		return microVault.UnpackExitLossTooHighError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVault.abi.Errors["FailedDeployment"].ID.Bytes()[:4]) {
		return microVault.UnpackFailedDeploymentError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVault.abi.Errors["InsufficientBalance"].ID.Bytes()[:4]) {
		return microVault.UnpackInsufficientBalanceError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVault.abi.Errors["LengthMismatch"].ID.Bytes()[:4]) {
		return microVault.UnpackLengthMismatchError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVault.abi.Errors["MerkleTreeUpdateInvalidIndex"].ID.Bytes()[:4]) {
		return microVault.UnpackMerkleTreeUpdateInvalidIndexError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVault.abi.Errors["MerkleTreeUpdateInvalidProof"].ID.Bytes()[:4]) {
		return microVault.UnpackMerkleTreeUpdateInvalidProofError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVault.abi.Errors["MoveLossy"].ID.Bytes()[:4]) {
		return microVault.UnpackMoveLossyError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVault.abi.Errors["MoveRefused"].ID.Bytes()[:4]) {
		return microVault.UnpackMoveRefusedError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVault.abi.Errors["NavNotSound"].ID.Bytes()[:4]) {
		return microVault.UnpackNavNotSoundError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVault.abi.Errors["NotKeeper"].ID.Bytes()[:4]) {
		return microVault.UnpackNotKeeperError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVault.abi.Errors["NotListable"].ID.Bytes()[:4]) {
		return microVault.UnpackNotListableError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVault.abi.Errors["NotListed"].ID.Bytes()[:4]) {
		return microVault.UnpackNotListedError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVault.abi.Errors["NotReinstatable"].ID.Bytes()[:4]) {
		return microVault.UnpackNotReinstatableError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVault.abi.Errors["NotRequestOwner"].ID.Bytes()[:4]) {
		return microVault.UnpackNotRequestOwnerError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVault.abi.Errors["NotSelf"].ID.Bytes()[:4]) {
		return microVault.UnpackNotSelfError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVault.abi.Errors["NothingToTake"].ID.Bytes()[:4]) {
		return microVault.UnpackNothingToTakeError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVault.abi.Errors["OutOfGas"].ID.Bytes()[:4]) {
		return microVault.UnpackOutOfGasError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVault.abi.Errors["OwnableInvalidOwner"].ID.Bytes()[:4]) {
		return microVault.UnpackOwnableInvalidOwnerError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVault.abi.Errors["OwnableUnauthorizedAccount"].ID.Bytes()[:4]) {
		return microVault.UnpackOwnableUnauthorizedAccountError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVault.abi.Errors["ReentrancyGuardReentrantCall"].ID.Bytes()[:4]) {
		return microVault.UnpackReentrancyGuardReentrantCallError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVault.abi.Errors["RequestTooSmall"].ID.Bytes()[:4]) {
		return microVault.UnpackRequestTooSmallError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVault.abi.Errors["SafeERC20FailedOperation"].ID.Bytes()[:4]) {
		return microVault.UnpackSafeERC20FailedOperationError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVault.abi.Errors["SourceReadable"].ID.Bytes()[:4]) {
		return microVault.UnpackSourceReadableError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVault.abi.Errors["TooEarly"].ID.Bytes()[:4]) {
		return microVault.UnpackTooEarlyError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVault.abi.Errors["TooManySharesBurnt"].ID.Bytes()[:4]) {
		return microVault.UnpackTooManySharesBurntError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVault.abi.Errors["TooManySources"].ID.Bytes()[:4]) {
		return microVault.UnpackTooManySourcesError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVault.abi.Errors["UnknownRequest"].ID.Bytes()[:4]) {
		return microVault.UnpackUnknownRequestError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVault.abi.Errors["UnknownSource"].ID.Bytes()[:4]) {
		return microVault.UnpackUnknownSourceError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVault.abi.Errors["WrongProof"].ID.Bytes()[:4]) {
		return microVault.UnpackWrongProofError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVault.abi.Errors["WrongTotal"].ID.Bytes()[:4]) {
		return microVault.UnpackWrongTotalError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVault.abi.Errors["WrongVersion"].ID.Bytes()[:4]) {
		return microVault.UnpackWrongVersionError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVault.abi.Errors["ZeroReceiver"].ID.Bytes()[:4]) {
		return microVault.UnpackZeroReceiverError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVault.abi.Errors["ZeroShares"].ID.Bytes()[:4]) {
		return microVault.UnpackZeroSharesError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVault.abi.Errors["ZeroTarget"].ID.Bytes()[:4]) {
		return microVault.UnpackZeroTargetError(raw[4:])
	}
	return nil, errors.New("Unknown error")
}

// MicroVaultAlreadyListed represents a AlreadyListed error raised by the MicroVault contract.
type MicroVaultAlreadyListed struct {
	Account common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error AlreadyListed(address account)
func MicroVaultAlreadyListedErrorID() common.Hash {
	return common.HexToHash("0x19cd45959170cfb6a7c442727f0974f504e3b1bf4faaf155537ac5fdd0223fdb")
}

// UnpackAlreadyListedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error AlreadyListed(address account)
func (microVault *MicroVault) UnpackAlreadyListedError(raw []byte) (*MicroVaultAlreadyListed, error) {
	out := new(MicroVaultAlreadyListed)
	if err := microVault.abi.UnpackIntoInterface(out, "AlreadyListed", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// MicroVaultCreate2EmptyBytecode represents a Create2EmptyBytecode error raised by the MicroVault contract.
type MicroVaultCreate2EmptyBytecode struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error Create2EmptyBytecode()
func MicroVaultCreate2EmptyBytecodeErrorID() common.Hash {
	return common.HexToHash("0x4ca249dcffe41558ef8b961d71c905e4fa4317a1663f377b9610642e4e0abdb6")
}

// UnpackCreate2EmptyBytecodeError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error Create2EmptyBytecode()
func (microVault *MicroVault) UnpackCreate2EmptyBytecodeError(raw []byte) (*MicroVaultCreate2EmptyBytecode, error) {
	out := new(MicroVaultCreate2EmptyBytecode)
	if err := microVault.abi.UnpackIntoInterface(out, "Create2EmptyBytecode", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// MicroVaultDepositShort represents a DepositShort error raised by the MicroVault contract.
type MicroVaultDepositShort struct {
	Expected *big.Int
	Received *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error DepositShort(uint256 expected, uint256 received)
func MicroVaultDepositShortErrorID() common.Hash {
	return common.HexToHash("0x6959be1c9a06bd6932a65b22cf1e0dd5f14b54ddb0fe1efb9195b20852b3c78a")
}

// UnpackDepositShortError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error DepositShort(uint256 expected, uint256 received)
func (microVault *MicroVault) UnpackDepositShortError(raw []byte) (*MicroVaultDepositShort, error) {
	out := new(MicroVaultDepositShort)
	if err := microVault.abi.UnpackIntoInterface(out, "DepositShort", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// MicroVaultDuplicateSource represents a DuplicateSource error raised by the MicroVault contract.
type MicroVaultDuplicateSource struct {
	SourceId [32]byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error DuplicateSource(bytes32 sourceId)
func MicroVaultDuplicateSourceErrorID() common.Hash {
	return common.HexToHash("0x356798a671ee21fb3da624870fa986ef3a34e2d7db56d987cc0bca45c9cca001")
}

// UnpackDuplicateSourceError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error DuplicateSource(bytes32 sourceId)
func (microVault *MicroVault) UnpackDuplicateSourceError(raw []byte) (*MicroVaultDuplicateSource, error) {
	out := new(MicroVaultDuplicateSource)
	if err := microVault.abi.UnpackIntoInterface(out, "DuplicateSource", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// MicroVaultERC20InsufficientAllowance represents a ERC20InsufficientAllowance error raised by the MicroVault contract.
type MicroVaultERC20InsufficientAllowance struct {
	Spender   common.Address
	Allowance *big.Int
	Needed    *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)
func MicroVaultERC20InsufficientAllowanceErrorID() common.Hash {
	return common.HexToHash("0xfb8f41b23e99d2101d86da76cdfa87dd51c82ed07d3cb62cbc473e469dbc75c3")
}

// UnpackERC20InsufficientAllowanceError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)
func (microVault *MicroVault) UnpackERC20InsufficientAllowanceError(raw []byte) (*MicroVaultERC20InsufficientAllowance, error) {
	out := new(MicroVaultERC20InsufficientAllowance)
	if err := microVault.abi.UnpackIntoInterface(out, "ERC20InsufficientAllowance", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// MicroVaultERC20InsufficientBalance represents a ERC20InsufficientBalance error raised by the MicroVault contract.
type MicroVaultERC20InsufficientBalance struct {
	Sender  common.Address
	Balance *big.Int
	Needed  *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)
func MicroVaultERC20InsufficientBalanceErrorID() common.Hash {
	return common.HexToHash("0xe450d38cd8d9f7d95077d567d60ed49c7254716e6ad08fc9872816c97e0ffec6")
}

// UnpackERC20InsufficientBalanceError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)
func (microVault *MicroVault) UnpackERC20InsufficientBalanceError(raw []byte) (*MicroVaultERC20InsufficientBalance, error) {
	out := new(MicroVaultERC20InsufficientBalance)
	if err := microVault.abi.UnpackIntoInterface(out, "ERC20InsufficientBalance", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// MicroVaultERC20InvalidApprover represents a ERC20InvalidApprover error raised by the MicroVault contract.
type MicroVaultERC20InvalidApprover struct {
	Approver common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InvalidApprover(address approver)
func MicroVaultERC20InvalidApproverErrorID() common.Hash {
	return common.HexToHash("0xe602df05cc75712490294c6c104ab7c17f4030363910a7a2626411c6d3118847")
}

// UnpackERC20InvalidApproverError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InvalidApprover(address approver)
func (microVault *MicroVault) UnpackERC20InvalidApproverError(raw []byte) (*MicroVaultERC20InvalidApprover, error) {
	out := new(MicroVaultERC20InvalidApprover)
	if err := microVault.abi.UnpackIntoInterface(out, "ERC20InvalidApprover", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// MicroVaultERC20InvalidReceiver represents a ERC20InvalidReceiver error raised by the MicroVault contract.
type MicroVaultERC20InvalidReceiver struct {
	Receiver common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InvalidReceiver(address receiver)
func MicroVaultERC20InvalidReceiverErrorID() common.Hash {
	return common.HexToHash("0xec442f055133b72f3b2f9f0bb351c406b178527de2040a7d1feb4e058771f613")
}

// UnpackERC20InvalidReceiverError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InvalidReceiver(address receiver)
func (microVault *MicroVault) UnpackERC20InvalidReceiverError(raw []byte) (*MicroVaultERC20InvalidReceiver, error) {
	out := new(MicroVaultERC20InvalidReceiver)
	if err := microVault.abi.UnpackIntoInterface(out, "ERC20InvalidReceiver", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// MicroVaultERC20InvalidSender represents a ERC20InvalidSender error raised by the MicroVault contract.
type MicroVaultERC20InvalidSender struct {
	Sender common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InvalidSender(address sender)
func MicroVaultERC20InvalidSenderErrorID() common.Hash {
	return common.HexToHash("0x96c6fd1edd0cd6ef7ff0ecc0facdf53148dc0048b57fe58af65755250a7a96bd")
}

// UnpackERC20InvalidSenderError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InvalidSender(address sender)
func (microVault *MicroVault) UnpackERC20InvalidSenderError(raw []byte) (*MicroVaultERC20InvalidSender, error) {
	out := new(MicroVaultERC20InvalidSender)
	if err := microVault.abi.UnpackIntoInterface(out, "ERC20InvalidSender", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// MicroVaultERC20InvalidSpender represents a ERC20InvalidSpender error raised by the MicroVault contract.
type MicroVaultERC20InvalidSpender struct {
	Spender common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InvalidSpender(address spender)
func MicroVaultERC20InvalidSpenderErrorID() common.Hash {
	return common.HexToHash("0x94280d62c347d8d9f4d59a76ea321452406db88df38e0c9da304f58b57b373a2")
}

// UnpackERC20InvalidSpenderError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InvalidSpender(address spender)
func (microVault *MicroVault) UnpackERC20InvalidSpenderError(raw []byte) (*MicroVaultERC20InvalidSpender, error) {
	out := new(MicroVaultERC20InvalidSpender)
	if err := microVault.abi.UnpackIntoInterface(out, "ERC20InvalidSpender", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// MicroVaultERC4626ExceededMaxDeposit represents a ERC4626ExceededMaxDeposit error raised by the MicroVault contract.
type MicroVaultERC4626ExceededMaxDeposit struct {
	Receiver common.Address
	Assets   *big.Int
	Max      *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC4626ExceededMaxDeposit(address receiver, uint256 assets, uint256 max)
func MicroVaultERC4626ExceededMaxDepositErrorID() common.Hash {
	return common.HexToHash("0x79012fb2819fcdc1de669c08773dbcd6bdc757862642f75fb1c584dadf259dfe")
}

// UnpackERC4626ExceededMaxDepositError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC4626ExceededMaxDeposit(address receiver, uint256 assets, uint256 max)
func (microVault *MicroVault) UnpackERC4626ExceededMaxDepositError(raw []byte) (*MicroVaultERC4626ExceededMaxDeposit, error) {
	out := new(MicroVaultERC4626ExceededMaxDeposit)
	if err := microVault.abi.UnpackIntoInterface(out, "ERC4626ExceededMaxDeposit", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// MicroVaultERC4626ExceededMaxMint represents a ERC4626ExceededMaxMint error raised by the MicroVault contract.
type MicroVaultERC4626ExceededMaxMint struct {
	Receiver common.Address
	Shares   *big.Int
	Max      *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC4626ExceededMaxMint(address receiver, uint256 shares, uint256 max)
func MicroVaultERC4626ExceededMaxMintErrorID() common.Hash {
	return common.HexToHash("0x284ff667dc615a39438518c22e8955b9470327d9de8a4d7e21c926b260d65176")
}

// UnpackERC4626ExceededMaxMintError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC4626ExceededMaxMint(address receiver, uint256 shares, uint256 max)
func (microVault *MicroVault) UnpackERC4626ExceededMaxMintError(raw []byte) (*MicroVaultERC4626ExceededMaxMint, error) {
	out := new(MicroVaultERC4626ExceededMaxMint)
	if err := microVault.abi.UnpackIntoInterface(out, "ERC4626ExceededMaxMint", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// MicroVaultERC4626ExceededMaxRedeem represents a ERC4626ExceededMaxRedeem error raised by the MicroVault contract.
type MicroVaultERC4626ExceededMaxRedeem struct {
	Owner  common.Address
	Shares *big.Int
	Max    *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC4626ExceededMaxRedeem(address owner, uint256 shares, uint256 max)
func MicroVaultERC4626ExceededMaxRedeemErrorID() common.Hash {
	return common.HexToHash("0xb94abeec0557d36b5f0bc8f115deec7b184dcbff94ac66d55e37c8f301e75269")
}

// UnpackERC4626ExceededMaxRedeemError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC4626ExceededMaxRedeem(address owner, uint256 shares, uint256 max)
func (microVault *MicroVault) UnpackERC4626ExceededMaxRedeemError(raw []byte) (*MicroVaultERC4626ExceededMaxRedeem, error) {
	out := new(MicroVaultERC4626ExceededMaxRedeem)
	if err := microVault.abi.UnpackIntoInterface(out, "ERC4626ExceededMaxRedeem", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// MicroVaultERC4626ExceededMaxWithdraw represents a ERC4626ExceededMaxWithdraw error raised by the MicroVault contract.
type MicroVaultERC4626ExceededMaxWithdraw struct {
	Owner  common.Address
	Assets *big.Int
	Max    *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC4626ExceededMaxWithdraw(address owner, uint256 assets, uint256 max)
func MicroVaultERC4626ExceededMaxWithdrawErrorID() common.Hash {
	return common.HexToHash("0xfe9cceec2bd1f9b68641914cc354eacaeb1cc2169f5ba0639930f241e87142f0")
}

// UnpackERC4626ExceededMaxWithdrawError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC4626ExceededMaxWithdraw(address owner, uint256 assets, uint256 max)
func (microVault *MicroVault) UnpackERC4626ExceededMaxWithdrawError(raw []byte) (*MicroVaultERC4626ExceededMaxWithdraw, error) {
	out := new(MicroVaultERC4626ExceededMaxWithdraw)
	if err := microVault.abi.UnpackIntoInterface(out, "ERC4626ExceededMaxWithdraw", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// MicroVaultEntryClosed represents a EntryClosed error raised by the MicroVault contract.
type MicroVaultEntryClosed struct {
	SourceId [32]byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error EntryClosed(bytes32 sourceId)
func MicroVaultEntryClosedErrorID() common.Hash {
	return common.HexToHash("0x04ddcc66e9a522b9b48c3d31396f3f2ec0858628f7395d4bdee6bc0666b817df")
}

// UnpackEntryClosedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error EntryClosed(bytes32 sourceId)
func (microVault *MicroVault) UnpackEntryClosedError(raw []byte) (*MicroVaultEntryClosed, error) {
	out := new(MicroVaultEntryClosed)
	if err := microVault.abi.UnpackIntoInterface(out, "EntryClosed", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// MicroVaultExitLossTooHigh represents a ExitLossTooHigh error raised by the MicroVault contract.
type MicroVaultExitLossTooHigh struct {
	Bps uint16
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ExitLossTooHigh(uint16 bps)
func MicroVaultExitLossTooHighErrorID() common.Hash {
	return common.HexToHash("0x716aee507dabf9e5b766da044998668d4048dd5aca162cb10244e64a77e731e6")
}

// UnpackExitLossTooHighError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ExitLossTooHigh(uint16 bps)
func (microVault *MicroVault) UnpackExitLossTooHighError(raw []byte) (*MicroVaultExitLossTooHigh, error) {
	out := new(MicroVaultExitLossTooHigh)
	if err := microVault.abi.UnpackIntoInterface(out, "ExitLossTooHigh", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// MicroVaultFailedDeployment represents a FailedDeployment error raised by the MicroVault contract.
type MicroVaultFailedDeployment struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error FailedDeployment()
func MicroVaultFailedDeploymentErrorID() common.Hash {
	return common.HexToHash("0xb06ebf3d5067824a3fe5d5ba19471e035a7de6c88dac362c77b162830a5b9093")
}

// UnpackFailedDeploymentError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error FailedDeployment()
func (microVault *MicroVault) UnpackFailedDeploymentError(raw []byte) (*MicroVaultFailedDeployment, error) {
	out := new(MicroVaultFailedDeployment)
	if err := microVault.abi.UnpackIntoInterface(out, "FailedDeployment", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// MicroVaultInsufficientBalance represents a InsufficientBalance error raised by the MicroVault contract.
type MicroVaultInsufficientBalance struct {
	Balance *big.Int
	Needed  *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error InsufficientBalance(uint256 balance, uint256 needed)
func MicroVaultInsufficientBalanceErrorID() common.Hash {
	return common.HexToHash("0xcf4791818fba6e019216eb4864093b4947f674afada5d305e57d598b641dad1d")
}

// UnpackInsufficientBalanceError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error InsufficientBalance(uint256 balance, uint256 needed)
func (microVault *MicroVault) UnpackInsufficientBalanceError(raw []byte) (*MicroVaultInsufficientBalance, error) {
	out := new(MicroVaultInsufficientBalance)
	if err := microVault.abi.UnpackIntoInterface(out, "InsufficientBalance", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// MicroVaultLengthMismatch represents a LengthMismatch error raised by the MicroVault contract.
type MicroVaultLengthMismatch struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error LengthMismatch()
func MicroVaultLengthMismatchErrorID() common.Hash {
	return common.HexToHash("0xff633a3803c58b9bc21e58efecee59f27e033cc0b1883fccb4969c76146fe60f")
}

// UnpackLengthMismatchError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error LengthMismatch()
func (microVault *MicroVault) UnpackLengthMismatchError(raw []byte) (*MicroVaultLengthMismatch, error) {
	out := new(MicroVaultLengthMismatch)
	if err := microVault.abi.UnpackIntoInterface(out, "LengthMismatch", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// MicroVaultMerkleTreeUpdateInvalidIndex represents a MerkleTreeUpdateInvalidIndex error raised by the MicroVault contract.
type MicroVaultMerkleTreeUpdateInvalidIndex struct {
	Index  *big.Int
	Length *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error MerkleTreeUpdateInvalidIndex(uint256 index, uint256 length)
func MicroVaultMerkleTreeUpdateInvalidIndexErrorID() common.Hash {
	return common.HexToHash("0xf56d0cca6964e184f5cd9274e95a802e1f5ad71a6be66ad28ab0c2d42fc77185")
}

// UnpackMerkleTreeUpdateInvalidIndexError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error MerkleTreeUpdateInvalidIndex(uint256 index, uint256 length)
func (microVault *MicroVault) UnpackMerkleTreeUpdateInvalidIndexError(raw []byte) (*MicroVaultMerkleTreeUpdateInvalidIndex, error) {
	out := new(MicroVaultMerkleTreeUpdateInvalidIndex)
	if err := microVault.abi.UnpackIntoInterface(out, "MerkleTreeUpdateInvalidIndex", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// MicroVaultMerkleTreeUpdateInvalidProof represents a MerkleTreeUpdateInvalidProof error raised by the MicroVault contract.
type MicroVaultMerkleTreeUpdateInvalidProof struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error MerkleTreeUpdateInvalidProof()
func MicroVaultMerkleTreeUpdateInvalidProofErrorID() common.Hash {
	return common.HexToHash("0xdd4d934ecd985065abae9de969b6f0f4acb1a330e77a661412b1f8f70593852f")
}

// UnpackMerkleTreeUpdateInvalidProofError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error MerkleTreeUpdateInvalidProof()
func (microVault *MicroVault) UnpackMerkleTreeUpdateInvalidProofError(raw []byte) (*MicroVaultMerkleTreeUpdateInvalidProof, error) {
	out := new(MicroVaultMerkleTreeUpdateInvalidProof)
	if err := microVault.abi.UnpackIntoInterface(out, "MerkleTreeUpdateInvalidProof", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// MicroVaultMoveLossy represents a MoveLossy error raised by the MicroVault contract.
type MicroVaultMoveLossy struct {
	SourceId   [32]byte
	Before     *big.Int
	Afterwards *big.Int
	Fits       *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error MoveLossy(bytes32 sourceId, uint256 before, uint256 afterwards, uint256 fits)
func MicroVaultMoveLossyErrorID() common.Hash {
	return common.HexToHash("0x117485e0c3911c3664005a79a17bb8a1c7672ab45ef0dcfcf9600925f93f176a")
}

// UnpackMoveLossyError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error MoveLossy(bytes32 sourceId, uint256 before, uint256 afterwards, uint256 fits)
func (microVault *MicroVault) UnpackMoveLossyError(raw []byte) (*MicroVaultMoveLossy, error) {
	out := new(MicroVaultMoveLossy)
	if err := microVault.abi.UnpackIntoInterface(out, "MoveLossy", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// MicroVaultMoveRefused represents a MoveRefused error raised by the MicroVault contract.
type MicroVaultMoveRefused struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error MoveRefused()
func MicroVaultMoveRefusedErrorID() common.Hash {
	return common.HexToHash("0x336b2e248f1b33935c37dbeb5677afd3332f686a9912668dc43592b81ce85c15")
}

// UnpackMoveRefusedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error MoveRefused()
func (microVault *MicroVault) UnpackMoveRefusedError(raw []byte) (*MicroVaultMoveRefused, error) {
	out := new(MicroVaultMoveRefused)
	if err := microVault.abi.UnpackIntoInterface(out, "MoveRefused", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// MicroVaultNavNotSound represents a NavNotSound error raised by the MicroVault contract.
type MicroVaultNavNotSound struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NavNotSound()
func MicroVaultNavNotSoundErrorID() common.Hash {
	return common.HexToHash("0x6c9ad2d5b94f5e256c61a3ac3f138dbe770819aa362a44cb1d3a60cc514e6b8d")
}

// UnpackNavNotSoundError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NavNotSound()
func (microVault *MicroVault) UnpackNavNotSoundError(raw []byte) (*MicroVaultNavNotSound, error) {
	out := new(MicroVaultNavNotSound)
	if err := microVault.abi.UnpackIntoInterface(out, "NavNotSound", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// MicroVaultNotKeeper represents a NotKeeper error raised by the MicroVault contract.
type MicroVaultNotKeeper struct {
	Caller common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotKeeper(address caller)
func MicroVaultNotKeeperErrorID() common.Hash {
	return common.HexToHash("0xccf79b67be4db0b0fabcb5c1c5161ff892f8f47e29b3cb839fac684cf1193a00")
}

// UnpackNotKeeperError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotKeeper(address caller)
func (microVault *MicroVault) UnpackNotKeeperError(raw []byte) (*MicroVaultNotKeeper, error) {
	out := new(MicroVaultNotKeeper)
	if err := microVault.abi.UnpackIntoInterface(out, "NotKeeper", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// MicroVaultNotListable represents a NotListable error raised by the MicroVault contract.
type MicroVaultNotListable struct {
	Account common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotListable(address account)
func MicroVaultNotListableErrorID() common.Hash {
	return common.HexToHash("0xaa4ace61ced09240ba4d11ae5a77cb6e42ccd353faa66519c82424587b35a8f0")
}

// UnpackNotListableError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotListable(address account)
func (microVault *MicroVault) UnpackNotListableError(raw []byte) (*MicroVaultNotListable, error) {
	out := new(MicroVaultNotListable)
	if err := microVault.abi.UnpackIntoInterface(out, "NotListable", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// MicroVaultNotListed represents a NotListed error raised by the MicroVault contract.
type MicroVaultNotListed struct {
	Account common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotListed(address account)
func MicroVaultNotListedErrorID() common.Hash {
	return common.HexToHash("0x5d35c42925f643c6c2edbae62e0ff8799b4b08d376fc0a31da9a4b2972aa653e")
}

// UnpackNotListedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotListed(address account)
func (microVault *MicroVault) UnpackNotListedError(raw []byte) (*MicroVaultNotListed, error) {
	out := new(MicroVaultNotListed)
	if err := microVault.abi.UnpackIntoInterface(out, "NotListed", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// MicroVaultNotReinstatable represents a NotReinstatable error raised by the MicroVault contract.
type MicroVaultNotReinstatable struct {
	SourceId [32]byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotReinstatable(bytes32 sourceId)
func MicroVaultNotReinstatableErrorID() common.Hash {
	return common.HexToHash("0x31c11637c3246721138a1ae2ac2eacba39a37894bf89027fe30e86c172ba7a86")
}

// UnpackNotReinstatableError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotReinstatable(bytes32 sourceId)
func (microVault *MicroVault) UnpackNotReinstatableError(raw []byte) (*MicroVaultNotReinstatable, error) {
	out := new(MicroVaultNotReinstatable)
	if err := microVault.abi.UnpackIntoInterface(out, "NotReinstatable", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// MicroVaultNotRequestOwner represents a NotRequestOwner error raised by the MicroVault contract.
type MicroVaultNotRequestOwner struct {
	RequestId *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotRequestOwner(uint256 requestId)
func MicroVaultNotRequestOwnerErrorID() common.Hash {
	return common.HexToHash("0xb4a2c39bd903c6e890f7874955a3daa7b138682e28183dff443e36440caf5ea0")
}

// UnpackNotRequestOwnerError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotRequestOwner(uint256 requestId)
func (microVault *MicroVault) UnpackNotRequestOwnerError(raw []byte) (*MicroVaultNotRequestOwner, error) {
	out := new(MicroVaultNotRequestOwner)
	if err := microVault.abi.UnpackIntoInterface(out, "NotRequestOwner", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// MicroVaultNotSelf represents a NotSelf error raised by the MicroVault contract.
type MicroVaultNotSelf struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotSelf()
func MicroVaultNotSelfErrorID() common.Hash {
	return common.HexToHash("0x29c3b7ee14a7adaa7fba7b043229509fe963f719303620e91e88c61c6b12de34")
}

// UnpackNotSelfError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotSelf()
func (microVault *MicroVault) UnpackNotSelfError(raw []byte) (*MicroVaultNotSelf, error) {
	out := new(MicroVaultNotSelf)
	if err := microVault.abi.UnpackIntoInterface(out, "NotSelf", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// MicroVaultNothingToTake represents a NothingToTake error raised by the MicroVault contract.
type MicroVaultNothingToTake struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NothingToTake()
func MicroVaultNothingToTakeErrorID() common.Hash {
	return common.HexToHash("0xf63c274233b1a3d18af5a71c8d991053fe4c8ac37e331a5468b2b944dc2e802d")
}

// UnpackNothingToTakeError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NothingToTake()
func (microVault *MicroVault) UnpackNothingToTakeError(raw []byte) (*MicroVaultNothingToTake, error) {
	out := new(MicroVaultNothingToTake)
	if err := microVault.abi.UnpackIntoInterface(out, "NothingToTake", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// MicroVaultOutOfGas represents a OutOfGas error raised by the MicroVault contract.
type MicroVaultOutOfGas struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error OutOfGas()
func MicroVaultOutOfGasErrorID() common.Hash {
	return common.HexToHash("0x77ebef4d460014cfc45ab055292b3a8f4a7c9e9ab42973e79fdaff6b27233461")
}

// UnpackOutOfGasError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error OutOfGas()
func (microVault *MicroVault) UnpackOutOfGasError(raw []byte) (*MicroVaultOutOfGas, error) {
	out := new(MicroVaultOutOfGas)
	if err := microVault.abi.UnpackIntoInterface(out, "OutOfGas", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// MicroVaultOwnableInvalidOwner represents a OwnableInvalidOwner error raised by the MicroVault contract.
type MicroVaultOwnableInvalidOwner struct {
	Owner common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error OwnableInvalidOwner(address owner)
func MicroVaultOwnableInvalidOwnerErrorID() common.Hash {
	return common.HexToHash("0x1e4fbdf7f3ef8bcaa855599e3abf48b232380f183f08f6f813d9ffa5bd585188")
}

// UnpackOwnableInvalidOwnerError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error OwnableInvalidOwner(address owner)
func (microVault *MicroVault) UnpackOwnableInvalidOwnerError(raw []byte) (*MicroVaultOwnableInvalidOwner, error) {
	out := new(MicroVaultOwnableInvalidOwner)
	if err := microVault.abi.UnpackIntoInterface(out, "OwnableInvalidOwner", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// MicroVaultOwnableUnauthorizedAccount represents a OwnableUnauthorizedAccount error raised by the MicroVault contract.
type MicroVaultOwnableUnauthorizedAccount struct {
	Account common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error OwnableUnauthorizedAccount(address account)
func MicroVaultOwnableUnauthorizedAccountErrorID() common.Hash {
	return common.HexToHash("0x118cdaa7a341953d1887a2245fd6665d741c67c8c50581daa59e1d03373fa188")
}

// UnpackOwnableUnauthorizedAccountError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error OwnableUnauthorizedAccount(address account)
func (microVault *MicroVault) UnpackOwnableUnauthorizedAccountError(raw []byte) (*MicroVaultOwnableUnauthorizedAccount, error) {
	out := new(MicroVaultOwnableUnauthorizedAccount)
	if err := microVault.abi.UnpackIntoInterface(out, "OwnableUnauthorizedAccount", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// MicroVaultReentrancyGuardReentrantCall represents a ReentrancyGuardReentrantCall error raised by the MicroVault contract.
type MicroVaultReentrancyGuardReentrantCall struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ReentrancyGuardReentrantCall()
func MicroVaultReentrancyGuardReentrantCallErrorID() common.Hash {
	return common.HexToHash("0x3ee5aeb571de7fc460830b4d0017439a1ca56fb0bc39062227ade4fe4a24c1ca")
}

// UnpackReentrancyGuardReentrantCallError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ReentrancyGuardReentrantCall()
func (microVault *MicroVault) UnpackReentrancyGuardReentrantCallError(raw []byte) (*MicroVaultReentrancyGuardReentrantCall, error) {
	out := new(MicroVaultReentrancyGuardReentrantCall)
	if err := microVault.abi.UnpackIntoInterface(out, "ReentrancyGuardReentrantCall", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// MicroVaultRequestTooSmall represents a RequestTooSmall error raised by the MicroVault contract.
type MicroVaultRequestTooSmall struct {
	Least *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error RequestTooSmall(uint256 least)
func MicroVaultRequestTooSmallErrorID() common.Hash {
	return common.HexToHash("0xb44ee7f2d153b4bc4de22dd261d117362b38a6ec573fd2803d4c84f83bcfc5db")
}

// UnpackRequestTooSmallError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error RequestTooSmall(uint256 least)
func (microVault *MicroVault) UnpackRequestTooSmallError(raw []byte) (*MicroVaultRequestTooSmall, error) {
	out := new(MicroVaultRequestTooSmall)
	if err := microVault.abi.UnpackIntoInterface(out, "RequestTooSmall", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// MicroVaultSafeERC20FailedOperation represents a SafeERC20FailedOperation error raised by the MicroVault contract.
type MicroVaultSafeERC20FailedOperation struct {
	Token common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SafeERC20FailedOperation(address token)
func MicroVaultSafeERC20FailedOperationErrorID() common.Hash {
	return common.HexToHash("0x5274afe73c98b4749fc91ffae6b7b574e7842cb2144a159e9377a5f20b32edf9")
}

// UnpackSafeERC20FailedOperationError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SafeERC20FailedOperation(address token)
func (microVault *MicroVault) UnpackSafeERC20FailedOperationError(raw []byte) (*MicroVaultSafeERC20FailedOperation, error) {
	out := new(MicroVaultSafeERC20FailedOperation)
	if err := microVault.abi.UnpackIntoInterface(out, "SafeERC20FailedOperation", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// MicroVaultSourceReadable represents a SourceReadable error raised by the MicroVault contract.
type MicroVaultSourceReadable struct {
	SourceId [32]byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SourceReadable(bytes32 sourceId)
func MicroVaultSourceReadableErrorID() common.Hash {
	return common.HexToHash("0xbbc43587ee73c61b1b8e1e0ed21c9775d8b68e97c99b3db191f57ce20a70c3c7")
}

// UnpackSourceReadableError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SourceReadable(bytes32 sourceId)
func (microVault *MicroVault) UnpackSourceReadableError(raw []byte) (*MicroVaultSourceReadable, error) {
	out := new(MicroVaultSourceReadable)
	if err := microVault.abi.UnpackIntoInterface(out, "SourceReadable", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// MicroVaultTooEarly represents a TooEarly error raised by the MicroVault contract.
type MicroVaultTooEarly struct {
	ReadyAt *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error TooEarly(uint256 readyAt)
func MicroVaultTooEarlyErrorID() common.Hash {
	return common.HexToHash("0x2a35a3246d5070e2b118858c24c2c4d23eaebe645b92ab746b92dd600c35a9d7")
}

// UnpackTooEarlyError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error TooEarly(uint256 readyAt)
func (microVault *MicroVault) UnpackTooEarlyError(raw []byte) (*MicroVaultTooEarly, error) {
	out := new(MicroVaultTooEarly)
	if err := microVault.abi.UnpackIntoInterface(out, "TooEarly", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// MicroVaultTooManySharesBurnt represents a TooManySharesBurnt error raised by the MicroVault contract.
type MicroVaultTooManySharesBurnt struct {
	Shares *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error TooManySharesBurnt(uint256 shares)
func MicroVaultTooManySharesBurntErrorID() common.Hash {
	return common.HexToHash("0x15b1a93ba430001debb6ad79f9d2950c3b2ea65781bf09289e98b6662a2007c6")
}

// UnpackTooManySharesBurntError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error TooManySharesBurnt(uint256 shares)
func (microVault *MicroVault) UnpackTooManySharesBurntError(raw []byte) (*MicroVaultTooManySharesBurnt, error) {
	out := new(MicroVaultTooManySharesBurnt)
	if err := microVault.abi.UnpackIntoInterface(out, "TooManySharesBurnt", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// MicroVaultTooManySources represents a TooManySources error raised by the MicroVault contract.
type MicroVaultTooManySources struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error TooManySources()
func MicroVaultTooManySourcesErrorID() common.Hash {
	return common.HexToHash("0xd1dd60d55619eaeb04cdea32705eb3478b09534ec2a2a4e1c41b32f171633309")
}

// UnpackTooManySourcesError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error TooManySources()
func (microVault *MicroVault) UnpackTooManySourcesError(raw []byte) (*MicroVaultTooManySources, error) {
	out := new(MicroVaultTooManySources)
	if err := microVault.abi.UnpackIntoInterface(out, "TooManySources", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// MicroVaultUnknownRequest represents a UnknownRequest error raised by the MicroVault contract.
type MicroVaultUnknownRequest struct {
	RequestId *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error UnknownRequest(uint256 requestId)
func MicroVaultUnknownRequestErrorID() common.Hash {
	return common.HexToHash("0x1f79bbe7615659139997ff125b66c4ba38cac7dfa6b433c10ed50c7d053634ff")
}

// UnpackUnknownRequestError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error UnknownRequest(uint256 requestId)
func (microVault *MicroVault) UnpackUnknownRequestError(raw []byte) (*MicroVaultUnknownRequest, error) {
	out := new(MicroVaultUnknownRequest)
	if err := microVault.abi.UnpackIntoInterface(out, "UnknownRequest", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// MicroVaultUnknownSource represents a UnknownSource error raised by the MicroVault contract.
type MicroVaultUnknownSource struct {
	SourceId [32]byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error UnknownSource(bytes32 sourceId)
func MicroVaultUnknownSourceErrorID() common.Hash {
	return common.HexToHash("0x4fa7cb85e0d0f447ad26159cc3209873af3213995206afdc72a5890e76437c62")
}

// UnpackUnknownSourceError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error UnknownSource(bytes32 sourceId)
func (microVault *MicroVault) UnpackUnknownSourceError(raw []byte) (*MicroVaultUnknownSource, error) {
	out := new(MicroVaultUnknownSource)
	if err := microVault.abi.UnpackIntoInterface(out, "UnknownSource", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// MicroVaultWrongProof represents a WrongProof error raised by the MicroVault contract.
type MicroVaultWrongProof struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error WrongProof()
func MicroVaultWrongProofErrorID() common.Hash {
	return common.HexToHash("0x923983b95725ef8bba975b943fae190b70d615718a6d503ac530ba58b34141d6")
}

// UnpackWrongProofError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error WrongProof()
func (microVault *MicroVault) UnpackWrongProofError(raw []byte) (*MicroVaultWrongProof, error) {
	out := new(MicroVaultWrongProof)
	if err := microVault.abi.UnpackIntoInterface(out, "WrongProof", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// MicroVaultWrongTotal represents a WrongTotal error raised by the MicroVault contract.
type MicroVaultWrongTotal struct {
	Total *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error WrongTotal(uint256 total)
func MicroVaultWrongTotalErrorID() common.Hash {
	return common.HexToHash("0x408935fd55d88a342185d2c9729f8321a7ba01d041c04460c6509235736d66aa")
}

// UnpackWrongTotalError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error WrongTotal(uint256 total)
func (microVault *MicroVault) UnpackWrongTotalError(raw []byte) (*MicroVaultWrongTotal, error) {
	out := new(MicroVaultWrongTotal)
	if err := microVault.abi.UnpackIntoInterface(out, "WrongTotal", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// MicroVaultWrongVersion represents a WrongVersion error raised by the MicroVault contract.
type MicroVaultWrongVersion struct {
	Expected uint64
	Actual   uint64
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error WrongVersion(uint64 expected, uint64 actual)
func MicroVaultWrongVersionErrorID() common.Hash {
	return common.HexToHash("0xe8901d0d77e6fed41532e73aeb6c70d6e4ffabb8a896f66b6e3f867bb37b8e64")
}

// UnpackWrongVersionError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error WrongVersion(uint64 expected, uint64 actual)
func (microVault *MicroVault) UnpackWrongVersionError(raw []byte) (*MicroVaultWrongVersion, error) {
	out := new(MicroVaultWrongVersion)
	if err := microVault.abi.UnpackIntoInterface(out, "WrongVersion", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// MicroVaultZeroReceiver represents a ZeroReceiver error raised by the MicroVault contract.
type MicroVaultZeroReceiver struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ZeroReceiver()
func MicroVaultZeroReceiverErrorID() common.Hash {
	return common.HexToHash("0x6ba9ecd878fa468e149195b419d3e55375c73c59c7dad6b0c64dc4525650ade2")
}

// UnpackZeroReceiverError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ZeroReceiver()
func (microVault *MicroVault) UnpackZeroReceiverError(raw []byte) (*MicroVaultZeroReceiver, error) {
	out := new(MicroVaultZeroReceiver)
	if err := microVault.abi.UnpackIntoInterface(out, "ZeroReceiver", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// MicroVaultZeroShares represents a ZeroShares error raised by the MicroVault contract.
type MicroVaultZeroShares struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ZeroShares()
func MicroVaultZeroSharesErrorID() common.Hash {
	return common.HexToHash("0x9811e0c7eeca2ee0fa751e2e19d78682ad689ea04816cfe0cf1c5863234abd3f")
}

// UnpackZeroSharesError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ZeroShares()
func (microVault *MicroVault) UnpackZeroSharesError(raw []byte) (*MicroVaultZeroShares, error) {
	out := new(MicroVaultZeroShares)
	if err := microVault.abi.UnpackIntoInterface(out, "ZeroShares", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// MicroVaultZeroTarget represents a ZeroTarget error raised by the MicroVault contract.
type MicroVaultZeroTarget struct {
	SourceId [32]byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ZeroTarget(bytes32 sourceId)
func MicroVaultZeroTargetErrorID() common.Hash {
	return common.HexToHash("0x4845d81f1a890b45a0aa1c6f6ed0d021643f2dacb0eed3aa5304ceee3fe1c8f0")
}

// UnpackZeroTargetError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ZeroTarget(bytes32 sourceId)
func (microVault *MicroVault) UnpackZeroTargetError(raw []byte) (*MicroVaultZeroTarget, error) {
	out := new(MicroVaultZeroTarget)
	if err := microVault.abi.UnpackIntoInterface(out, "ZeroTarget", raw); err != nil {
		return nil, err
	}
	return out, nil
}
