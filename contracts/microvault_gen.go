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
	ABI: "[{\"inputs\":[{\"components\":[{\"internalType\":\"string\",\"name\":\"name\",\"type\":\"string\"},{\"internalType\":\"string\",\"name\":\"symbol\",\"type\":\"string\"},{\"internalType\":\"address\",\"name\":\"asset\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"keeper\",\"type\":\"address\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"id\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"source\",\"type\":\"address\"},{\"internalType\":\"enumAdapterFactory.Kind\",\"name\":\"kind\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"maxStepBps\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"maxNavAge\",\"type\":\"uint32\"}],\"internalType\":\"structAdapterFactory.Spec[]\",\"name\":\"sources\",\"type\":\"tuple[]\"}],\"internalType\":\"structMicroVault.Config\",\"name\":\"config\",\"type\":\"tuple\"},{\"internalType\":\"contractAdapterFactory\",\"name\":\"adapterFactory\",\"type\":\"address\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"AlreadyListed\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"AssetRefused\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"Create2EmptyBytecode\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"expected\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"received\",\"type\":\"uint256\"}],\"name\":\"DepositShort\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"}],\"name\":\"DuplicateSource\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"allowance\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"needed\",\"type\":\"uint256\"}],\"name\":\"ERC20InsufficientAllowance\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"balance\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"needed\",\"type\":\"uint256\"}],\"name\":\"ERC20InsufficientBalance\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"approver\",\"type\":\"address\"}],\"name\":\"ERC20InvalidApprover\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"ERC20InvalidReceiver\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"}],\"name\":\"ERC20InvalidSender\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"}],\"name\":\"ERC20InvalidSpender\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"max\",\"type\":\"uint256\"}],\"name\":\"ERC4626ExceededMaxDeposit\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"max\",\"type\":\"uint256\"}],\"name\":\"ERC4626ExceededMaxMint\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"max\",\"type\":\"uint256\"}],\"name\":\"ERC4626ExceededMaxRedeem\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"max\",\"type\":\"uint256\"}],\"name\":\"ERC4626ExceededMaxWithdraw\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"}],\"name\":\"EntryClosed\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint16\",\"name\":\"bps\",\"type\":\"uint16\"}],\"name\":\"ExitLossTooHigh\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"FailedDeployment\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"balance\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"needed\",\"type\":\"uint256\"}],\"name\":\"InsufficientBalance\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"LengthMismatch\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"index\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"length\",\"type\":\"uint256\"}],\"name\":\"MerkleTreeUpdateInvalidIndex\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"MerkleTreeUpdateInvalidProof\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"internalType\":\"uint256\",\"name\":\"before\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"afterwards\",\"type\":\"uint256\"}],\"name\":\"MoveLossy\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"MoveRefused\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NavNotSound\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"caller\",\"type\":\"address\"}],\"name\":\"NotKeeper\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"NotListable\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"NotListed\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"}],\"name\":\"NotReinstatable\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"}],\"name\":\"NotRequestOwner\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NotSelf\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NothingToTake\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"OutOfGas\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"OwnableInvalidOwner\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"OwnableUnauthorizedAccount\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ReentrancyGuardReentrantCall\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"least\",\"type\":\"uint256\"}],\"name\":\"RequestTooSmall\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"}],\"name\":\"SafeERC20FailedOperation\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"}],\"name\":\"SourceReadable\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"readyAt\",\"type\":\"uint256\"}],\"name\":\"TooEarly\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"TooManySharesBurnt\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"TooManySources\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"}],\"name\":\"UnknownRequest\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"}],\"name\":\"UnknownSource\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"WrongProof\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"total\",\"type\":\"uint256\"}],\"name\":\"WrongTotal\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"expected\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"actual\",\"type\":\"uint64\"}],\"name\":\"WrongVersion\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ZeroReceiver\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ZeroShares\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"}],\"name\":\"ZeroTarget\",\"type\":\"error\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"Allocated\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"Approval\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"Claimed\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"received\",\"type\":\"uint256\"}],\"name\":\"Deallocated\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"Deposit\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint16\",\"name\":\"bps\",\"type\":\"uint16\"}],\"name\":\"ExitLossSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"address\",\"name\":\"keeper\",\"type\":\"address\"}],\"name\":\"KeeperSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"enumMicroVaultSources.Mode\",\"name\":\"mode\",\"type\":\"uint8\"}],\"name\":\"ModeSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"bytes4\",\"name\":\"selector\",\"type\":\"bytes4\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"before\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"afterwards\",\"type\":\"uint256\"}],\"name\":\"MoveUndone\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"}],\"name\":\"NavAccepted\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"worth\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"navAt\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"bool\",\"name\":\"sound\",\"type\":\"bool\"}],\"name\":\"NavObserved\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"previousOwner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"OwnershipTransferStarted\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"previousOwner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"OwnershipTransferred\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"totalAssets\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"idle\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"queuedShares\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"bool\",\"name\":\"sound\",\"type\":\"bool\"}],\"name\":\"Rebalanced\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"RedeemPaid\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"RedeemRequest\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"RedeemReturned\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"remaining\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"remainingId\",\"type\":\"uint256\"}],\"name\":\"RedeemedInKind\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"worth\",\"type\":\"uint256\"}],\"name\":\"Reinstated\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"uint64\",\"name\":\"version\",\"type\":\"uint64\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"bool\",\"name\":\"listed\",\"type\":\"bool\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"index\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"bytes32\",\"name\":\"root\",\"type\":\"bytes32\"}],\"name\":\"ShareholderSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"adapter\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"source\",\"type\":\"address\"}],\"name\":\"SourceAdded\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"bytes4\",\"name\":\"selector\",\"type\":\"bytes4\"}],\"name\":\"SourceRefused\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"bytes32[]\",\"name\":\"sourceIds\",\"type\":\"bytes32[]\"},{\"indexed\":false,\"internalType\":\"uint16[]\",\"name\":\"targetsBps\",\"type\":\"uint16[]\"},{\"indexed\":false,\"internalType\":\"uint16\",\"name\":\"idleTargetBps\",\"type\":\"uint16\"}],\"name\":\"StrategySet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"},{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"source\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"units\",\"type\":\"uint256\"}],\"name\":\"TakenInKind\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"from\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"Transfer\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"Withdraw\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"lastWorth\",\"type\":\"uint256\"}],\"name\":\"WrittenOff\",\"type\":\"event\"},{\"inputs\":[],\"name\":\"IN_KIND_AFTER\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"}],\"name\":\"acceptNav\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"acceptOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"expectedVersion\",\"type\":\"uint64\"}],\"name\":\"addShareholder\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"}],\"name\":\"allowance\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"approve\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"asset\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"balanceOf\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"convertToAssets\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"convertToShares\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"decimals\",\"outputs\":[{\"internalType\":\"uint8\",\"name\":\"\",\"type\":\"uint8\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"deposit\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"}],\"name\":\"exitLossBps\",\"outputs\":[{\"internalType\":\"uint16\",\"name\":\"\",\"type\":\"uint16\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"idle\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"idleTargetBps\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"bps\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"isShareholder\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"keeper\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"lastWriteOff\",\"outputs\":[{\"internalType\":\"uint40\",\"name\":\"\",\"type\":\"uint40\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"leafIndex\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"leafOf\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"maxDeposit\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"maxMint\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"maxRedeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"maxWithdraw\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"mint\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"uint256\",\"name\":\"index\",\"type\":\"uint256\"},{\"internalType\":\"bool\",\"name\":\"entry\",\"type\":\"bool\"},{\"internalType\":\"bool\",\"name\":\"byRecorded\",\"type\":\"bool\"},{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"before\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"total\",\"type\":\"uint256\"}],\"internalType\":\"structMicroVaultMoves.Move\",\"name\":\"m\",\"type\":\"tuple\"}],\"name\":\"move\",\"outputs\":[{\"components\":[{\"internalType\":\"uint256\",\"name\":\"held\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"units\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"pendingIn\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"pendingOut\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"claimable\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"navAt\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"sound\",\"type\":\"uint256\"}],\"internalType\":\"structISourceAdapter.Position\",\"name\":\"p\",\"type\":\"tuple\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"name\",\"outputs\":[{\"internalType\":\"string\",\"name\":\"\",\"type\":\"string\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"navIsSound\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"observe\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"owner\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"count\",\"type\":\"uint256\"}],\"name\":\"payQueue\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"pendingOwner\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"previewDeposit\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"previewMint\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"previewRedeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"previewWithdraw\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"queueHead\",\"outputs\":[{\"internalType\":\"uint64\",\"name\":\"\",\"type\":\"uint64\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"queueTail\",\"outputs\":[{\"internalType\":\"uint64\",\"name\":\"\",\"type\":\"uint64\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"queuedShares\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32[]\",\"name\":\"ids\",\"type\":\"bytes32[]\"}],\"name\":\"rebalance\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"redeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"}],\"name\":\"redeemInKind\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"mostBurnt\",\"type\":\"uint256\"}],\"name\":\"redeemInKindWithin\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"}],\"name\":\"redeemRequest\",\"outputs\":[{\"components\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"requestedAt\",\"type\":\"uint64\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"internalType\":\"structMicroVault.Request\",\"name\":\"\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"}],\"name\":\"reinstate\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"internalType\":\"bytes32[]\",\"name\":\"proof\",\"type\":\"bytes32[]\"},{\"internalType\":\"uint64\",\"name\":\"expectedVersion\",\"type\":\"uint64\"}],\"name\":\"removeShareholder\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"renounceOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"requestRedeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"root\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"internalType\":\"uint16\",\"name\":\"bps\",\"type\":\"uint16\"}],\"name\":\"setExitLoss\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"keeper_\",\"type\":\"address\"}],\"name\":\"setKeeper\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"internalType\":\"enumMicroVaultSources.Mode\",\"name\":\"mode\",\"type\":\"uint8\"}],\"name\":\"setMode\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32[]\",\"name\":\"ids\",\"type\":\"bytes32[]\"},{\"internalType\":\"uint16[]\",\"name\":\"targetsBps\",\"type\":\"uint16[]\"},{\"internalType\":\"uint16\",\"name\":\"idleBps\",\"type\":\"uint16\"}],\"name\":\"setStrategy\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"sources\",\"outputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"id\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"adapter\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"source\",\"type\":\"address\"},{\"internalType\":\"enumMicroVaultSources.Mode\",\"name\":\"mode\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"targetBps\",\"type\":\"uint16\"},{\"internalType\":\"bool\",\"name\":\"writtenOff\",\"type\":\"bool\"},{\"internalType\":\"bool\",\"name\":\"readable\",\"type\":\"bool\"},{\"internalType\":\"uint256\",\"name\":\"worth\",\"type\":\"uint256\"},{\"components\":[{\"internalType\":\"uint256\",\"name\":\"held\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"units\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"pendingIn\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"pendingOut\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"claimable\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"navAt\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"sound\",\"type\":\"uint256\"}],\"internalType\":\"structISourceAdapter.Position\",\"name\":\"position\",\"type\":\"tuple\"}],\"internalType\":\"structMicroVaultSourceView[]\",\"name\":\"list\",\"type\":\"tuple[]\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"symbol\",\"outputs\":[{\"internalType\":\"string\",\"name\":\"\",\"type\":\"string\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"totalAssets\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"totalSupply\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"transfer\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"from\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"transferFrom\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"transferOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"version\",\"outputs\":[{\"internalType\":\"uint64\",\"name\":\"\",\"type\":\"uint64\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"withdraw\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"}],\"name\":\"writeOff\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"}]",
	ID:  "MicroVault",
	Bin: "0x610120604052348015610010575f5ffd5b50604051616d0d380380616d0d83398101604081905261002f916108b2565b604082015160a08301516060840151845160208601518592859285928592918591600361005c8382610a44565b5060046100698282610a44565b5050505f5f61007d8361040060201b60201c565b915091508161008d57601261008f565b805b60ff1660a05250506001600160a01b0390811660805281166100cb57604051631e4fbdf760e01b81525f60048201526024015b60405180910390fd5b6100d481610433565b506100e2600960105f61044f565b6007556001600160a01b03831660c052815160108111156101165760405163d1dd60d560e01b815260040160405180910390fd5b5f816001600160401b0381111561012f5761012f610695565b604051908082528060200260200182016040528015610158578160200160208202803683370190505b5090505f5b82811015610350575f85828151811061017857610178610b16565b60200260200101519050600d5f825f015181526020019081526020015f20545f146101bc578051604051631ab3cc5360e11b815260048101919091526024016100c2565b6040516372cb2f8960e11b81526001600160a01b0386169063e5965f12906101ea908a908590600401610b2a565b6020604051808303815f875af1158015610206573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061022a9190610b9f565b83838151811061023c5761023c610b16565b6001600160a01b039092166020928302919091018201525f838152600c90915260409020835184908490811061027457610274610b16565b6020908102919091010151825182546002840191909155600163ff00000160a01b031916600160b81b60ff8616026001600160a01b031916176001600160a01b039091161781556102c6836001610bce565b82515f908152600d6020526040902055815184517f39b15bdae815ce9ddef4569d0d80a0f730ba3c4f9bd836b0df9f2ce6348bae849086908690811061030e5761030e610b16565b6020026020010151846020015160405161033e9291906001600160a01b0392831681529116602082015260400190565b60405180910390a2505060010161015d565b50610386816040516020016103659190610be1565b60408051601f198184030181529190525f610381856020610c1f565b61046f565b6001600160a01b0390811660e05261010092909252506080890151601080546001600160a01b031916928216929092179091556040517fdc3dba1d64dd67c0dc8b12621edd0c6ca4303a9073c3a8fcac38115e73d67b6b97506103f196509094509250610b02915050565b60405180910390a15050610c85565b63313ce56760e01b5f818152908190602082600481875afa5f51601f3d1190911661010082101695908602945092505050565b600680546001600160a01b031916905561044c81610502565b50565b5f61046584848461246561055360201b17610584565b90505b9392505050565b5f5f826001600160401b0381111561048957610489610695565b6040519080825280601f01601f1916602001820160405280156104b3576020820181803683370190505b50905082846020870101602083015e6104f95f806104d2866001610bce565b846040516020016104e4929190610c36565b60408051601f198184030181529190526105d6565b95945050505050565b600580546001600160a01b038381166001600160a01b0319831681179093556040519116919082907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0905f90a35050565b5f81831061056d575f82815260208490526040902061057b565b5f8381526020839052604090205b90505b92915050565b60ff83166001850181905560028501555f82815b8560ff168110156105c857816105b16002890183610663565b556105be8280602087901c565b9150600101610598565b505f86559050949350505050565b5f834710156106015760405163cf47918160e01b8152476004820152602481018590526044016100c2565b81515f0361062257604051631328927760e21b815260040160405180910390fd5b8282516020840186f590506001600160a01b038116610468573d5f0361065b5760405163b06ebf3d60e01b815260040160405180910390fd5b61046861068a565b5f8261068261067f8461067b845f9081526020902090565b0190565b90565b949350505050565b6040513d5f823e3d81fd5b634e487b7160e01b5f52604160045260245ffd5b60405160a081016001600160401b03811182821017156106cb576106cb610695565b60405290565b60405160c081016001600160401b03811182821017156106cb576106cb610695565b604051601f8201601f191681016001600160401b038111828210171561071b5761071b610695565b604052919050565b5f82601f830112610732575f5ffd5b81516001600160401b0381111561074b5761074b610695565b61075e601f8201601f19166020016106f3565b818152846020838601011115610772575f5ffd5b8160208501602083015e5f918101602001919091529392505050565b6001600160a01b038116811461044c575f5ffd5b80516107ad8161078e565b919050565b805163ffffffff811681146107ad575f5ffd5b5f82601f8301126107d4575f5ffd5b81516001600160401b038111156107ed576107ed610695565b6107fc60208260051b016106f3565b80828252602082019150602060a0840286010192508583111561081d575f5ffd5b602085015b838110156108a85760a08188031215610839575f5ffd5b6108416106a9565b8151815260208201516108538161078e565b6020820152604082015160028110610869575f5ffd5b6040820152606082015161ffff81168114610882575f5ffd5b6060820152610893608083016107b2565b6080820152835260209092019160a001610822565b5095945050505050565b5f5f604083850312156108c3575f5ffd5b82516001600160401b038111156108d8575f5ffd5b830160c081860312156108e9575f5ffd5b6108f16106d1565b81516001600160401b03811115610906575f5ffd5b61091287828501610723565b82525060208201516001600160401b0381111561092d575f5ffd5b61093987828501610723565b60208301525061094b604083016107a2565b604082015261095c606083016107a2565b606082015261096d608083016107a2565b608082015260a08201516001600160401b0381111561098a575f5ffd5b610996878285016107c5565b60a08301525092506109ac9050602084016107a2565b90509250929050565b600181811c908216806109c957607f821691505b6020821081036109e757634e487b7160e01b5f52602260045260245ffd5b50919050565b601f821115610a3f5782821115610a3f57805f5260205f20601f840160051c6020851015610a1857505f5b90810190601f840160051c035f5b81811015610a3b575f83820155600101610a26565b5050505b505050565b81516001600160401b03811115610a5d57610a5d610695565b610a7181610a6b84546109b5565b846109ed565b6020601f821160018114610aa3575f8315610a8c5750848201515b5f19600385901b1c1916600184901b178455610afb565b5f84815260208120601f198516915b82811015610ad25787850151825560209485019460019092019101610ab2565b5084821015610aef57868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b6001600160a01b0391909116815260200190565b634e487b7160e01b5f52603260045260245ffd5b6001600160a01b03838116825282516020808401919091528301511660408083019190915282015160c082019060028110610b7357634e487b7160e01b5f52602160045260245ffd5b8060608401525061ffff606084015116608083015263ffffffff60808401511660a08301529392505050565b5f60208284031215610baf575f5ffd5b81516104688161078e565b634e487b7160e01b5f52601160045260245ffd5b8082018082111561057e5761057e610bba565b81515f90829060208501835b82811015610c145781516001600160a01b0316845260209384019390910190600101610bed565b509195945050505050565b808202811582820484141761057e5761057e610bba565b603160f91b815260e883901b6001600160e81b03191660018201526680600b3d393df360c81b60048201525f600b820181905282518060208501600c85015e5f9201600c019182525092915050565b60805160a05160c05160e05161010051615fe9610d245f395f8181610b5501528181610bb201528181611be00152818161218c01528181612ceb01528181613141015281816132d0015261373c01525f6132a801525f8181610d0f0152610df301525f610ccf01525f81816105a80152818161125f01528181614e3601528181614e6b01528181614e9a0152818161533001526154410152615fe95ff3fe608060405234801561000f575f5ffd5b50600436106103b4575f3560e01c80637d41c86e116101f5578063ba08765211610114578063d905777e116100a9578063ef8b30f711610079578063ef8b30f714610966578063eff4aaed14610979578063f2fde38b1461098c578063fd6bc5471461099f575f5ffd5b8063d905777e14610901578063dd62ed3e14610914578063e30c39781461094c578063ebf0c7171461095d575f5ffd5b8063c71eeecb116100e4578063c71eeecb146108c4578063cbafd3c2146108cc578063ce96cb77146108e6578063d83ad00c146108f9575f5ffd5b8063ba08765214610878578063c327ca9f1461088b578063c63d75b61461089e578063c6e6f592146108b1575f5ffd5b8063aced16611161018a578063b6aff92d1161015a578063b6aff92d14610813578063b89a73cb14610828578063b8c3c3e814610852578063b9ce8e4a14610865575f5ffd5b8063aced1661146107c7578063aeea4a1e146107da578063b3d7f6b9146107ed578063b460af9414610800575f5ffd5b806395a0baa8116101c557806395a0baa81461076c57806395d89b4114610792578063965236441461079a578063a9059cbb146107b4575f5ffd5b80637d41c86e1461072257806389099a63146107355780638da5cb5b1461074857806394bf804d14610759575f5ffd5b806334384a79116102e157806354fd4d501161027657806370a082311161024657806370a08231146106d7578063715018a6146106ff578063748747e61461070757806379ba50971461071a575f5ffd5b806354fd4d501461066c5780635eaf207b1461069e57806365eb5115146106b15780636e553f65146106c4575f5ffd5b80634224fa28116102b15780634224fa28146106065780634cdad506146106335780634f4246181461064657806352a4d75714610659575f5ffd5b806334384a791461059c57806338d52e0f146105a6578063398571af146105e0578063402d267d146105f3575f5ffd5b80631677018d1161035757806323b872dd1161032757806323b872dd14610547578063313ce5671461055a5780633192164f14610574578063326bc1281461057c575f5ffd5b80631677018d1461044e57806318160ddd146104565780631e6362601461045e57806321ff4d0314610471575f5ffd5b806307a2d13a1161039257806307a2d13a146103fd578063095ea7b3146104105780630a28a4771461043357806314fc78fc14610446575f5ffd5b806301e1d114146103b857806306243b65146103d357806306fdde03146103e8575b5f5ffd5b6103c06109b2565b6040519081526020015b60405180910390f35b6103e66103e136600461567a565b6109c1565b005b6103f0610a79565b6040516103ca91906156dc565b6103c061040b366004615711565b610b09565b61042361041e366004615728565b610b1a565b60405190151581526020016103ca565b6103c0610441366004615711565b610b31565b6103e6610b49565b6103c0610bab565b6002546103c0565b6103e661046c366004615763565b610c09565b61050061047f366004615711565b604080516080810182525f808252602082018190529181018290526060810191909152505f90815260116020908152604091829020825160808101845281546001600160a01b038082168352600160a01b9091046001600160401b031693820193909352600182015490921692820192909252600290910154606082015290565b6040805182516001600160a01b0390811682526020808501516001600160401b031690830152838301511691810191909152606091820151918101919091526080016103ca565b61042361055536600461578d565b610ca2565b610562610cc7565b60405160ff90911681526020016103ca565b6103c0610cf8565b61058f61058a3660046157cb565b610d80565b6040516103ca9190615828565b6103c062093a8081565b7f00000000000000000000000000000000000000000000000000000000000000005b6040516001600160a01b0390911681526020016103ca565b6103e66105ee366004615836565b6110b9565b6103c0610601366004615856565b611426565b600f5461061d9062010000900464ffffffffff1681565b60405164ffffffffff90911681526020016103ca565b6103c0610641366004615711565b611471565b6103e6610654366004615711565b611488565b6103e6610667366004615711565b611496565b60065461068690600160a01b90046001600160401b031681565b6040516001600160401b0390911681526020016103ca565b6103c06106ac366004615856565b6115c7565b6103e66106bf366004615871565b611615565b6103c06106d23660046158a2565b61167c565b6103c06106e5366004615856565b6001600160a01b03165f9081526020819052604090205490565b6103e66116f3565b6103e6610715366004615856565b611704565b6103e6611760565b6103c06107303660046158c5565b6117a1565b6103e6610743366004615711565b61188a565b6005546001600160a01b03166105c8565b6103c06107673660046158a2565b61196e565b61077f61077a366004615711565b6119dc565b60405161ffff90911681526020016103ca565b6103f06119f8565b600f5461068690600160381b90046001600160401b031681565b6104236107c2366004615728565b611a07565b6010546105c8906001600160a01b031681565b6103e66107e8366004615904565b611a14565b6103c06107fb366004615711565b611b4b565b6103c061080e3660046158c5565b611b63565b61081b611bd4565b6040516103ca9190615976565b610423610836366004615856565b6001600160a01b03165f90815260086020526040902054151590565b6103e6610860366004615711565b611e20565b6103e6610873366004615a55565b611e56565b6103c06108863660046158c5565b611f38565b6103e6610899366004615711565b611f9e565b6103c06108ac366004615856565b612084565b6103c06108bf366004615711565b61208e565b610423612099565b600f5461068690600160781b90046001600160401b031681565b6103c06108f4366004615856565b6120b3565b6103c06120e4565b6103c061090f366004615856565b612121565b6103c0610922366004615a7f565b6001600160a01b039182165f90815260016020908152604080832093909416825291909152205490565b6006546001600160a01b03166105c8565b6103c060075481565b6103c0610974366004615711565b612146565b6103e6610987366004615aab565b61215d565b6103e661099a366004615856565b6123a4565b6103c06109ad366004615856565b612415565b5f6109bb61248e565b51919050565b6109c96124a6565b5f6109d3856115c7565b90505f5f610a21836109e489612415565b604080516020808b0282810182019093528a82525f928c918c9182918501908490808284375f920191909152506009969594939250506124d39050565b915091506007548214610a475760405163923983b960e01b815260040160405180910390fd5b6001600160a01b0387165f908152600860205260408120819055610a70908590899086856124f3565b50505050505050565b606060038054610a8890615b29565b80601f0160208091040260200160405190810160405280929190818152602001828054610ab490615b29565b8015610aff5780601f10610ad657610100808354040283529160200191610aff565b820191905f5260205f20905b815481529060010190602001808311610ae257829003601f168201915b5050505050905090565b5f610b14825f6125e1565b92915050565b5f33610b2781858561261a565b5060019392505050565b5f610b1482610b3e61248e565b60200151600161262c565b610b51612663565b5f5b7f0000000000000000000000000000000000000000000000000000000000000000811015610ba0575f818152600c602052604090206002810154610b97919061268c565b50600101610b53565b50610ba96127d8565b565b6127105f5b7f0000000000000000000000000000000000000000000000000000000000000000811015610c05575f818152600c6020526040902054610bfb90600160a81b900461ffff1683615b75565b9150600101610bb0565b5090565b610c116124a6565b6103e88161ffff161115610c4357604051630716aee560e41b815261ffff821660048201526024015b60405180910390fd5b80610c4d836127ef565b805461ffff60c01b1916600160c01b61ffff93841602179055604051908216815282907fc4292fb4d1d97df261c6c80a81da3357092a0090f5b8104d66e8a03bea9da27e906020015b60405180910390a25050565b5f33610caf858285612843565b610cba8585856128a6565b60019150505b9392505050565b5f610cf360067f0000000000000000000000000000000000000000000000000000000000000000615b88565b905090565b6040516370a0823160e01b81523060048201525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316906370a0823190602401602060405180830381865afa158015610d5c573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610cf39190615ba1565b610d8861554c565b333014610da8576040516314e1dbf760e11b815260040160405180910390fd5b81355f908152600c60205260408120805490916001600160a01b0390911690610dcf610cf8565b9050610de16040860160208701615bb8565b15610e1e57610e1e6001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016836060880135612903565b5f610e2f6040870160208801615bb8565b610e4057636f6c441f60e01b610e49565b6390ca796b60e01b5b90505f610ead828860600135604051602401610e6791815260200190565b60408051601f198184030181529190526020810180516001600160e01b03166001600160e01b0319909316929092179091526001600160a01b03861690621e848061297d565b50905080610ece57604051630cdacb8960e21b815260040160405180910390fd5b610ee0846001600160a01b03166129b1565b955060038660c0015103610f2057600285015460405163128b0c1560e31b81526004810191909152608088013560248201525f6044820152606401610c3a565b5f610f3b8688610f3660608c0160408d01615bb8565b612a48565b610f43610cf8565b610f4d9190615bd7565b90505f610f69610f5e600484615bd7565b60808b013590612a8a565b90505f6004610f7e6103e860a08d0135615bfe565b610f8c9060808d0135615bd7565b610f969190615bd7565b831190508080610fb857505f82118015610fb85750610fb6888b84612a9b565b155b15610ff057600288015460405163128b0c1560e31b8152600481019190915260808b0135602482015260448101849052606401610c3a565b610fff8889600201548b612c26565b61100f60408b0160208c01615bb8565b1561105557600288015460405160608c013581527fde78b95032d369ab4cf988531024de9c0fa180ff64b1b492a8851f5978d566b19060200160405180910390a26110ac565b87600201547fe0b74cd117db40f083d8bcb5ee44b1605c2d7c8b61d20d54b4487492a092cd388b6060013588611089610cf8565b6110939190615b75565b6040805192835260208301919091520160405180910390a25b5050505050505050919050565b6110c1612663565b5f828152601160209081526040808320815160808101835281546001600160a01b038082168352600160a01b9091046001600160401b031694820194909452600182015490931691830191909152600201546060820181905290910361113d57604051631f79bbe760e01b815260048101849052602401610c3a565b80516001600160a01b0316331461116a5760405163b4a2c39b60e01b815260048101849052602401610c3a565b5f62093a8082602001516001600160401b03166111879190615bd7565b9050804210156111ad57604051630a8d68c960e21b815260048101829052602401610c3a565b5f84815260116020526040812080546001600160e01b03191681556001810180546001600160a01b0319169055600201819055620f42406111ed60025490565b6111f79190615bd7565b90505f611202610cf8565b90505f5f61121a888760400151886060015187612ce5565b90925090506112298383615bd7565b91505f61124587606001518686612ee29092919063ffffffff16565b90505f8111801561129157506112918760400151826112817f000000000000000000000000000000000000000000000000000000000000000090565b6001600160a01b03169190612f92565b156112a7576112a08483615bd7565b91506112aa565b505f5b815f036112ca57604051637b1e13a160e11b815260040160405180910390fd5b60608701515f906112de9084866001612f9f565b905088811115611304576040516315b1a93b60e01b815260048101829052602401610c3a565b61130e3082612fd7565b5f81896060015161131f9190615b75565b90505f811561133f5761133a8a5f01518b604001518461300b565b611341565b5f5b6040808c01518c51825187815260208101899052928301869052606083018490529293506001600160a01b039081169216908e907f36e66efe5c77842c5020e777e7b42a47c44d7f19f971e2d0e2eff111e563ef1a9060800160405180910390a4831561141057895f01516001600160a01b03168a604001516001600160a01b0316336001600160a01b03167ffbde797d201c681b91056529119e0b02407c7bb96a4a2c75c01fc9667232c8db8787604051611407929190918252602082015260400190565b60405180910390a45b505050505050505050506114226127d8565b5050565b5f5f516020615fa95f395f51905f525c1561144257505f919050565b5f61144b613124565b509050801561145c57505f92915050565b610cc083611468613260565b60c001516133cd565b5f610b148261147e61248e565b602001515f613404565b611493815f196110b9565b50565b61149e6124a6565b6114a6612663565b5f6114b0826127ef565b80549091505f906114c9906001600160a01b03166129b1565b60c0015190505f60038214806114f05750811580156114f0575060076114ee8461342a565b115b9050801580611503575061150383613493565b156115245760405163bbc4358760e01b815260048101859052602401610c3a565b60018301546040516001600160801b03909116815284907fd9a0b59ecb1e0eb38da918347a8508e94a1a0f3b23b7539911f5bbb92192dc7c9060200160405180910390a250508054600f805461ffff8082166001600160b81b90950460ff169490941b169290921766ffffffffffffff1990921691909117620100004264ffffffffff1602179055805462ffffff60a01b1916600360a01b1790556114936127d8565b6001600160a01b0381165f9081526008602052604081205480820361160a57604051635d35c42960e01b81526001600160a01b0384166004820152602401610c3a565b610cc0600182615b75565b61161d6124a6565b80611627836127ef565b805460ff60a01b1916600160a01b83600381111561164757611647615942565b0217905550817f904fe84dccea00d8df7793980f8c6e4b8a97f545e70cf944cc801bd08f06726782604051610c969190615c11565b5f611685612663565b5f61168e6134b2565b90505f61169f848360c001516133cd565b9050808511156116c857838582604051633c8097d960e11b8152600401610c3a93929190615c1f565b6116d78583604001515f61262c565b92506116e984868585606001516134f6565b5050610b146127d8565b6116fb6124a6565b610ba95f613577565b61170c6124a6565b601080546001600160a01b0319166001600160a01b0383169081179091556040519081527fdc3dba1d64dd67c0dc8b12621edd0c6ca4303a9073c3a8fcac38115e73d67b6b9060200160405180910390a150565b60065433906001600160a01b031681146117985760405163118cdaa760e01b81526001600160a01b0382166004820152602401610c3a565b61149381613577565b5f6117aa612663565b6001600160a01b0383166117d157604051630d753d9b60e31b815260040160405180910390fd5b835f036117f157604051639811e0c760e01b815260040160405180910390fd5b5f6117fa610cc7565b61180590600a615d1b565b9050808510801561182d57506001600160a01b0383165f908152602081905260409020548514155b1561184e57604051635a2773f960e11b815260048101829052602401610c3a565b336001600160a01b0384161461186957611869833387612843565b611874833087613590565b61187f83858761300b565b915050610cc06127d8565b611892612663565b5f61189c826127ef565b80549091505f906118b5906001600160a01b03166129b1565b90506118c082613493565b15806118d157508060c00151600114155b156118f2576040516331c1163760e01b815260048101849052602401610c3a565b8154600f805461ffff1981166001600160b81b90940460ff169390931b61ffff9182161816919091179055611928828483612c26565b827f95bc6d038d3a1eda3d85c863d1cc8e60a05e57f7242770e47733158f4238f93a611953836136a3565b60405190815260200160405180910390a250506114936127d8565b5f611977612663565b5f6119806134b2565b90505f611991848360c001516133cd565b9050808511156119ba5783858260405163284ff66760e01b8152600401610c3a93929190615c1f565b6119ca8583604001516001613404565b92506116e984848785606001516134f6565b5f6119e6826127ef565b54600160c01b900461ffff1692915050565b606060048054610a8890615b29565b5f33610b278185856128a6565b611a1c612663565b6010546001600160a01b03163314611a495760405163ccf79b6760e01b8152336004820152602401610c3a565b5f611a5483836136c5565b9050611a8b81611a6783606001516138d2565b6006611a71610cc7565b611a7b9190615d29565b611a8690600a615d1b565b6138fd565b806080015115611ae257600f54600160381b81046001600160401b03908116600160781b9092041614611acc57611ac26010613b83565b50611acc81613d39565b611ae281611add83606001516138d2565b613e0d565b7f2fe8d5cd7f57e0c1fc9db40aa037f8605555a59df7851e8b27b23789af0ace0b81606001518260400151611b156120e4565b6080808601516040805195865260208601949094529284019190915290151560608301520160405180910390a1506114226127d8565b5f610b1482611b5861248e565b604001516001613404565b5f611b6c612663565b5f611b75613260565b90505f611b828483614072565b905080861115611bab57838682604051633fa733bb60e21b8152600401610c3a93929190615c1f565b611bbb868360200151600161262c565b9250611bca33868689876140ab565b5050610cc06127d8565b6060611bde61414a565b7f00000000000000000000000000000000000000000000000000000000000000006001600160401b03811115611c1657611c16615d42565b604051908082528060200260200182016040528015611c4f57816020015b611c3c615582565b815260200190600190039081611c345790505b5090505f5b8151811015610c05575f818152600c602052604081208351909190849084908110611c8157611c81615d56565b60209081029190910181015160028401548454919350916001600160a01b03821691600160a01b900460ff16908490810160608201836003811115611cc857611cc8615942565b6003811115611cd957611cd9615942565b90526001600160a01b039093169092525052815461ffff600160a81b90910416611d0283613493565b8354604080516367e828bf60e01b815290516001600160a01b03909216916367e828bf916004808201926020929091908290030181865afa158015611d49573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611d6d9190615d6a565b6001600160a01b03908116604085015290151560a084015261ffff90911660808301528254611d9c91166129b1565b610100820181905260c09081015160031415908201819052611ddd5760018201546101008201515f60c0820152600160801b9091046001600160801b031690525b8060a00151611e16578060c00151611e025760018201546001600160801b0316611e10565b611e108161010001516136a3565b60e08201525b5050600101611c54565b611e28612663565b611e3181613b83565b611e4e57604051636c9ad2d560e01b815260040160405180910390fd5b6114936127d8565b611e5e6124a6565b6001600160a01b0382161580611e7c57506001600160a01b03821630145b15611ea55760405163aa4ace6160e01b81526001600160a01b0383166004820152602401610c3a565b6001600160a01b0382165f9081526008602052604090205415611ee6576040516319cd459560e01b81526001600160a01b0383166004820152602401610c3a565b5f5f611efc611ef485612415565b600990614177565b9092509050611f0c826001615bd7565b6001600160a01b0385165f90815260086020526040902055611f328385600185856124f3565b50505050565b5f611f41612663565b5f611f4a613260565b90505f611f578483614192565b905080861115611f8057838682604051632e52afbb60e21b8152600401610c3a93929190615c1f565b611f8f8683602001515f613404565b9250611bca338686868a6140ab565b611fa66124a6565b611fae612663565b5f611fb8826127ef565b90505f815f015f9054906101000a90046001600160a01b03166001600160a01b031663d77ae2b66040518163ffffffff1660e01b81526004016020604051808303815f875af115801561200d573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906120319190615ba1565b60405190915083907f9b55c9088cf1e2c67f0a5ec106e294f0bcb6dee6b0c3c953e6b52b26787f61e6905f90a2801561206f5761206f8284836141ed565b612079828461268c565b5050506114936127d8565b5f610b1482611426565b5f610b14825f614232565b5f6120a261414a565b6120aa613260565b60a00151905090565b5f5f516020615fa95f395f51905f525c6120dd576120d8826120d3613260565b614072565b610b14565b5f92915050565b600f545f90600160381b81046001600160401b03908116600160781b909204161461211c5750305f9081526020819052604090205490565b505f90565b5f5f516020615fa95f395f51905f525c6120dd576120d882612141613260565b614192565b5f610b148261215361248e565b604001515f61262c565b6121656124a6565b838214612188576040516001621398b960e31b0319815260040160405180910390fd5b5f5b7f00000000000000000000000000000000000000000000000000000000000000008110156121d3575f818152600c60205260409020805461ffff60a81b1916905560010161218a565b5061ffff81165f5b85811015612337575f6122058888848181106121f9576121f9615d56565b905060200201356127ef565b905085858381811061221957612219615d56565b905060200201602081019061222e9190615d85565b61ffff165f0361226d5787878381811061224a5761224a615d56565b90506020020135604051634845d81f60e01b8152600401610c3a91815260200190565b8054600160a81b900461ffff16156122b45787878381811061229157612291615d56565b90506020020135604051631ab3cc5360e11b8152600401610c3a91815260200190565b8585838181106122c6576122c6615d56565b90506020020160208101906122db9190615d85565b815461ffff91909116600160a81b0261ffff60a81b1990911617815585858381811061230957612309615d56565b905060200201602081019061231e9190615d85565b61232c9061ffff1684615bd7565b9250506001016121db565b50612710811461235d5760405163408935fd60e01b815260048101829052602401610c3a565b7f80e25cfe55605c4a844de9038ded5ea86f2d520c58bada190c76a8a41843d3888686868686604051612394959493929190615d9e565b60405180910390a1505050505050565b6123ac6124a6565b600680546001600160a01b0383166001600160a01b031990911681179091556123dd6005546001600160a01b031690565b6001600160a01b03167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e2270060405160405180910390a350565b604080516001600160a01b03831660208201525f910160408051601f1981840301815282825280516020918201209083015201604051602081830303815290604052805190602001209050919050565b5f81831061247f575f828152602084905260409020610cc0565b505f9182526020526040902090565b6124966155d1565b61249e61414a565b610cf3613260565b6005546001600160a01b03163314610ba95760405163118cdaa760e01b8152336004820152602401610c3a565b5f5f6124e58787878787612465614262565b915091509550959350505050565b6006546001600160401b03868116600160a01b90920416146125475760065460405163e8901d0d60e01b81526001600160401b038781166004830152600160a01b9092049091166024820152604401610c3a565b6007819055600680546001600160a01b038616919060149061257890600160a01b90046001600160401b0316615e21565b82546001600160401b039182166101009390930a8381029202191617909155604080518615158152602081018690529081018490527f3f0859155607d360997b19b7781c6bf77c790db06082670fd2e03e54bb3914989060600160405180910390a35050505050565b5f610cc06125ed6109b2565b6125f8906001615bd7565b6126046006600a615d1b565b6002546126119190615bd7565b85919085612f9f565b6126278383836001614398565b505050565b5f61265b620f424061263d60025490565b6126479190615bd7565b612652856001615bd7565b86919085612f9f565b949350505050565b61266b61414a565b610ba960015f516020615fa95f395f51905f52612686565b90565b9061446a565b61269461554c565b6040805160048152602481019091526020810180516001600160e01b031663053f1e3f60e21b17905283545f916126d8916001600160a01b031690620f424061297d565b5090508061270a5760405163053f1e3f60e21b815283905f516020615fc95f395f51905f529060200160405180910390a25b835461271e906001600160a01b03166129b1565b91508160c0015160011480612737575060028260c00151145b15612762578354600160d01b900462ffffff161561275d57835462ffffff60d01b191684555b6127ba565b5f6127706201518042615bfe565b905061277b8561342a565b5f0361279c57845462ffffff60d01b1916600160d01b62ffffff8316021785555b845462ffffff909116600160e81b026001600160e81b039091161784555b60038260c00151146127d1576127d1848484612c26565b5092915050565b610ba95f5f516020615fa95f395f51905f52612686565b5f818152600d602052604081205480820361282057604051634fa7cb8560e01b815260048101849052602401610c3a565b600c5f61282e600184615b75565b81526020019081526020015f20915050919050565b6001600160a01b038381165f908152600160209081526040808320938616835292905220545f19811015611f32578181101561289857828183604051637dc7a0d960e11b8152600401610c3a93929190615c1f565b611f3284848484035f614398565b6001600160a01b0383166128cf57604051634b637e8f60e11b81525f6004820152602401610c3a565b6001600160a01b0382166128f85760405163ec442f0560e01b81525f6004820152602401610c3a565b612627838383614471565b61290f8383835f6144d2565b6126275761292083835f60016144d2565b61294857604051635274afe760e01b81526001600160a01b0384166004820152602401610c3a565b61295583838360016144d2565b61262757604051635274afe760e01b81526001600160a01b0384166004820152602401610c3a565b5f5f5f5f5260205f8551602087015f8988f19150811561299b57505f515b816129a9576129a983614534565b935093915050565b6129b961554c565b6309218e9160e01b5f81815260e08360048387620f4240fa60df3d11169050806129e9576129e9620f4240614534565b801580612a115750608083015160608401516040850151602086015186511717171760781c15155b15612a2d57612a1e61554c565b600360c0820152949350505050565b60028360c001511115612a41575f60c08401525b5050919050565b5f612a52836136a3565b90508115610cc0575f612a65858561455f565b8551909250829150612a779084615b75565b612a819190615bd7565b95945050505050565b5f8082840384811115908102612a81565b5f600a612aae6040850160208601615bb8565b158015612ac657508454600160c01b900461ffff1681105b15612b2c5750835461ffff600160c01b8204811691600160a81b9004161580612b0b575060028554600160a01b900460ff166003811115612b0957612b09615942565b145b15612b2c57612b21606085013582612710612ee2565b831115915050610cc0565b612b3d606085013582612710612ee2565b831115612b4d575f915050610cc0565b5f600e81612b616040880160208901615bb8565b1515815260208101919091526040015f9081209150612b836201518042615bfe565b82549091505f906001600160801b03168214612b9f575f612bb2565b8254600160801b90046001600160801b03165b6001600160801b0316612bd487670de0b6b3a764000060a08b01356001612f9f565b612bde9190615bd7565b905066038d7ea4c68000811115612bfb575f945050505050610cc0565b6001600160801b0319600160801b6001600160801b0392831602169116179055506001949350505050565b805160c0820151600114612c4257612c3e848361455f565b5090505b5f8260800151836040015183612c589190615bd7565b612c629190615bd7565b6001600160801b03808216908416600160801b026001600160801b0319161760018701559050837fa8184ce65698b72bdf6dafacae4e2407e8b389d66456409921c90faffed59c13612cb3856136a3565b60a086015160c08701516040805193845260208401929092526001149082015260600160405180910390a25050505050565b5f80805b7f0000000000000000000000000000000000000000000000000000000000000000811015612ed8575f818152600c6020526040812090808080612d2b856145fa565b93509350935093505f612d40868d8d8d6147eb565b9050612d4c828a615bd7565b9850805f03612d6c57612d5f848a615bd7565b9850505050505050612ed0565b5f612d8282612d7c888f8f612ee2565b90614885565b90505f612d928584846001612f9f565b9050612d9e818b615bd7565b9950612db5612dad8484615b75565b879084612ee2565b612dbf9082615bd7565b612dc9908c615bd7565b9a50612e0a88612e0485612ddd8b82614885565b60018d0154612dfd908b90600160801b90046001600160801b0316614894565b9190612ee2565b5f6148a3565b87600201548f7fbf86a275698f7e4b0e7237f7685d537556af1d3c6861c7618cfaa3ccdb7729838a5f015f9054906101000a90046001600160a01b03166001600160a01b031663a8d5fd656040518163ffffffff1660e01b8152600401602060405180830381865afa158015612e82573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190612ea69190615d6a565b604080516001600160a01b039092168252602082018890520160405180910390a350505050505050505b600101612ce9565b5094509492505050565b5f5f5f612eef8686614930565b91509150815f03612f1357838181612f0957612f09615bea565b0492505050610cc0565b818411612f2a57612f2a600385150260111861494c565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150509392505050565b5f61265b8484845f61495d565b5f612fcc612fac836149a7565b8015612fc757505f8480612fc257612fc2615bea565b868809115b151590565b612a77868686612ee2565b6001600160a01b03821661300057604051634b637e8f60e11b81525f6004820152602401610c3a565b611422825f83614471565b600f80545f91600160781b9091046001600160401b0316908061302d83615e21565b82546101009290920a6001600160401b03818102199093169183160217909155604080516080810182526001600160a01b0388811680835242851660208085019182528a8416858701818152606087018c81529989165f818152601185528990209751885495519088166001600160e01b031990961695909517600160a01b95909a169490940298909817865596516001860180546001600160a01b03191691909516179093559551600290930192909255825133815290810187905293945084939092917f1fdc681a13d8c5da54e301c7ce6542dcde4581e4725043fdab2db12ddc574506910160405180910390a49392505050565b600f545f90819061ffff16810361313d57505f91829150565b5f5b7f000000000000000000000000000000000000000000000000000000000000000081101561325b575f818152600c6020526040902061317d81613493565b6131875750613253565b80545f9061319d906001600160a01b03166129b1565b60c0810151909150600314155f6131b3836136a3565b90508260c0015160011480156131d657508083602001516131d49190615bd7565b155b156131e45750505050613253565b836002015496508260c0015160011480156131fe57505f81115b15613211575094955f1995509350505050565b816132295760018401546001600160801b0316613242565b60018401546132429082906001600160801b0316614894565b61324c9087615bd7565b9550505050505b60010161313f565b509091565b6132686155d1565b613270610cf8565b6060820181905260408201819052602082018190528152426080820152600160c0820181905260a0820152600f5461ffff165f6132cc7f00000000000000000000000000000000000000000000000000000000000000006149d3565b90507f00000000000000000000000000000000000000000000000000000000000000005f5b818110156133c657600184821c165f036133be576001810160051b8301515f808080806133266001600160a01b038716614a3d565b9450945094509450945084613355575f878152600c60205260409020600101546001600160801b031693508392505b8a5184018b526133658484614894565b60208c018051909101905261337a8484614885565b60408c018051909101905260808b01518210156133995760808b018290525b806001146133b7575f60c08c018190528190036133b7575f60a08c01525b5050505050505b6001016132f1565b5050505090565b5f8180156133f157506001600160a01b0383165f9081526008602052604090205415155b6133fb575f610cc0565b505f1992915050565b5f61265b613413846001615bd7565b620f424061342060025490565b6126529190615bd7565b5f806134396201518042615bfe565b83549091505f90600160d01b900462ffffff16158015906134735750835460029061347090600160e81b900462ffffff1684615b75565b11155b90508015612a4157835461265b90600160d01b900462ffffff1683615b75565b54600f5461ffff1660ff600160b81b909204919091161c600116151590565b6134ba6155d1565b5f6134c3613124565b50905080156134e85760405163026ee63360e11b815260048101829052602401610c3a565b6134f0613260565b91505090565b335f9081526008602052604090205461352457604051635d35c42960e01b8152336004820152602401610c3a565b61353033858585614ac3565b5f8161353a610cf8565b6135449190615b75565b905083811461357057604051631a566f8760e21b81526004810185905260248101829052604401610c3a565b5050505050565b600680546001600160a01b031916905561149381614b25565b6001600160a01b0383166135ba578060025f8282546135af9190615bd7565b909155506136179050565b6001600160a01b0383165f90815260208190526040902054818110156135f95783818360405163391434e360e21b8152600401610c3a93929190615c1f565b6001600160a01b0384165f9081526020819052604090209082900390555b6001600160a01b03821661363357600280548290039055613651565b6001600160a01b0382165f9081526020819052604090208054820190555b816001600160a01b0316836001600160a01b03167fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef8360405161369691815260200190565b60405180910390a3505050565b6080810151604082015182515f92916136bb91615bd7565b610b149190615bd7565b6136f66040518060a0016040528060608152602001606081526020015f81526020015f81526020015f151581525090565b816001600160401b0381111561370e5761370e615d42565b604051908082528060200260200182016040528015613737578160200160208202803683370190505b5081527f00000000000000000000000000000000000000000000000000000000000000006001600160401b0381111561377257613772615d42565b6040519080825280602002602001820160405280156137ab57816020015b61379861554c565b8152602001906001900390816137905790505b506020820152600f5461ffff165f5b83811015613862575f6137d88686848181106121f9576121f9615d56565b805485518051929350600160b81b90910460ff16918291908590811061380057613800615d56565b602002602001018181525050806001901b841793506138378288888681811061382b5761382b615d56565b90506020020135614b76565b8560200151828151811061384d5761384d615d56565b602090810291909101015250506001016137ba565b505f5b8260200151518110156138c857600182821c165f036138c0575f818152600c602052604090205461389e906001600160a01b03166129b1565b836020015182815181106138b4576138b4615d56565b60200260200101819052505b600101613865565b506127d182613d39565b5f5f6138dc6120e4565b905080156138f5576138f081846001613404565b610cc0565b5f9392505050565b606083015160808401515f6139128386612a8a565b60408701519091505f5b87602001515181101561398b578760200151818151811061393f5761393f615d56565b6020026020010151608001518860200151828151811061396157613961615d56565b6020026020010151606001516139779190615bd7565b6139819083615bd7565b915060010161391c565b505f5b875151811015613abc575f600c5f8a5f015184815181106139b1576139b1615d56565b60209081029190910181015182528101919091526040015f208054909150600160a81b900461ffff16851580156139e757505f81115b156139f3575050613ab4565b5f5f613a378c602001518d5f01518781518110613a1257613a12615d56565b602002602001015181518110613a2a57613a2a615d56565b6020026020010151614c14565b90925090505f612710613a4a858a615e4b565b613a549190615bfe565b90505f613a6b83613a658685612a8a565b90614894565b90505f82118015613a865750613a836127108c615bfe565b81105b15613a9657505050505050613ab4565b613aa18e8783614c41565b613aab9089615bd7565b97505050505050505b60010161398e565b5082613acb5750505050505050565b5f5b87515181108015613add57508682105b15613b79575f613b0089602001518a5f01518481518110613a1257613a12615d56565b91505f9050613b19613b12858b615b75565b8390614894565b9050878110613b6657613b598a600c5f8d5f01518781518110613b3e57613b3e615d56565b602002602001015181526020019081526020015f2083614c41565b613b639085615bd7565b93505b505080613b7290615e62565b9050613acd565b5050505050505050565b600f545f906001600160401b03600160381b8204811691600160781b900416808203613bb3575060019392505050565b5f613bbc613260565b90508060a00151613bd157505f949350505050565b5f5f613bdb613124565b90925090505f8215613bfc57600f5462010000900464ffffffffff16613bfe565b5f5b64ffffffffff1690505f8260098660200151613c1a9190615e4b565b1090505b856001600160401b0316876001600160401b0316108015613c3e57505f89115b15613cfb576001600160401b0387165f908152601160205260409020600281015415613cde578054600160a01b90046001600160401b03168310613c9457613c8f886001600160401b031682614d1c565b613cde565b8180613cb5575080546080870151600160a01b9091046001600160401b0316115b15613cc05750613cfb565b613cd4886001600160401b03168288614dab565b613cde5750613cfb565b613ce788615e21565b97505088613cf490615e7a565b9850613c1e565b5050600f80546001600160401b03909616600160381b026effffffffffffffff00000000000000199096169590951790945550600195945050505050565b5f613d42610cf8565b60408301819052600f5490915060019061ffff165f5b846020015151811015613dfc57600182821c165f03613df4575f85602001518281518110613d8857613d88615d56565b6020026020010151905060038160c0015114613dac57613da7816136a3565b613dc7565b5f828152600c60205260409020600101546001600160801b03165b613dd19086615bd7565b94508060c001515f1480613de9575060038160c00151145b15613df2575f93505b505b600101613d58565b505015156080830152606090910152565b60608201515f613e1d8284612a8a565b90505f613e316001612d7c61271086615bfe565b90505f195f5b865151811015610a70575f600c5f895f01518481518110613e5a57613e5a615d56565b602002602001015181526020019081526020015f2090505f6003811115613e8357613e83615942565b8154600160a01b900460ff166003811115613ea057613ea0615942565b14158015613ecb575060018154600160a01b900460ff166003811115613ec857613ec8615942565b14155b15613ed6575061406a565b613edf81613493565b80613f27575060208801518851805184908110613efe57613efe615d56565b602002602001015181518110613f1657613f16615d56565b602002602001015160c00151600114155b15613f32575061406a565b5f613f5089602001518a5f01518581518110613a1257613a12615d56565b5082549091505f90613f8790839061271090613f7790600160a81b900461ffff168b615e4b565b613f819190615bfe565b90612a8a565b905085811015613f995750505061406a565b5f198503613fc65788613fb9613fad610bab565b89906127106001612f9f565b613fc39190615bd7565b94505b60408a0151613fe090613fd99087612a8a565b8290614894565b905085811015613ff25750505061406a565b6040805160048152602481019091526020810180516001600160e01b031663d267b10160e01b17905283545f91614036916001600160a01b031690620f424061297d565b915061404490508282614894565b915086821015614057575050505061406a565b6140648b8560018561501e565b50505050505b600101613e37565b5f610cc061407f83615301565b613a656140a0866001600160a01b03165f9081526020819052604090205490565b85602001515f613404565b826001600160a01b0316856001600160a01b0316146140cf576140cf838683612843565b6140d98382612fd7565b6140e3848361532b565b826001600160a01b0316846001600160a01b0316866001600160a01b03167ffbde797d201c681b91056529119e0b02407c7bb96a4a2c75c01fc9667232c8db858560405161413b929190918252602082015260400190565b60405180910390a45050505050565b5f516020615fa95f395f51905f525c15610ba957604051633ee5aeb560e01b815260040160405180910390fd5b5f5f6141868484612465615356565b915091505b9250929050565b5f8160a001516141a357505f610b14565b506001600160a01b0382165f90815260208190526040812054906141c683615301565b9050806141d88385602001515f613404565b11156127d15761265b8184602001515f61262c565b817f169b739a046258cd705133851f0d46ac08a0cbc8b1b35f2c486df6965302296f8260405161421f91815260200190565b60405180910390a2612627835f836148a3565b5f610cc06142426006600a615d1b565b60025461424f9190615bd7565b6142576109b2565b612611906001615bd7565b85545f90819080881061429257604051637ab6866560e11b81526004810189905260248101829052604401610c3a565b5f61429e8a6002015490565b905060018a015f1983018a8a8a5f5b868163ffffffff16101561438357600194851c9484811c9416158080156142d357508585145b15614311575f6142e9888463ffffffff16615420565b8054909150851461430d57604051636ea6c9a760e11b815260040160405180910390fd5b8390555b5f8d8363ffffffff168151811061432a5761432a615d56565b6020026020010151905061435a826143425781614344565b855b8361434f5786614351565b825b8f63ffffffff16565b94506143778261436a578161436c565b845b8361434f5785614351565b935050506001016142ad565b50909e909d509b505050505050505050505050565b6001600160a01b0384166143c15760405163e602df0560e01b81525f6004820152602401610c3a565b6001600160a01b0383166143ea57604051634a1406b160e11b81525f6004820152602401610c3a565b6001600160a01b038085165f9081526001602090815260408083209387168352929052208290558015611f3257826001600160a01b0316846001600160a01b03167f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b9258460405161445c91815260200190565b60405180910390a350505050565b80825d5050565b6001600160a01b0382161580159061449e57506001600160a01b0382165f90815260086020526040902054155b156144c757604051635d35c42960e01b81526001600160a01b0383166004820152602401610c3a565b612627838383613590565b60405163095ea7b360e01b5f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f5114831661452857838315161561451c573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b61453f603f82615bfe565b5a1015611493576040516377ebef4d60e01b815260040160405180910390fd5b8154602082015160405163a2e6e42760e01b815260048101919091525f91829182916001600160a01b03169063a2e6e42790602401602060405180830381865afa1580156145af573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906145d39190615ba1565b84519091506145e29082614894565b84516145ee9083614885565b92509250509250929050565b80545f908190819081908190614618906001600160a01b03166129b1565b905060038160c001510361479e576040805160048152602481019091526020810180516001600160e01b031663976a843560e01b179052865461466a916001600160a01b0390911690620f424061297d565b600188015488546040516359744d5560e11b8152600481018490529298506146f39350600160801b9091046001600160801b0316916001600160a01b039091169063b2e89aaa90602401602060405180830381865afa1580156146cf573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190613a659190615ba1565b600187015490945084906147119082906001600160801b0316615b75565b909350915061471f86613493565b61479957855460405163a2e6e42760e01b815260048101879052614796916001600160a01b03169063a2e6e42790602401602060405180830381865afa15801561476b573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061478f9190615ba1565b8490614885565b92505b6147ce565b6147a8868261455f565b602083015160808401516040850151939750919550916147c89190615bd7565b90955091505b6147d786613493565b156147e3575f93508391505b509193509193565b5f5f5f61484586868660405160240161480693929190615c1f565b60408051601f198184030181529190526020810180516001600160e01b0316631cbb627760e11b17905288546001600160a01b031690620f424061297d565b915091508161487b576002870154604051631cbb627760e11b81525f516020615fc95f395f51905f529060200160405180910390a25b9695505050505050565b5f828218828411028218610cc0565b5f828218828410028218610cc0565b60018301545f906148db9083906148cc906001600160801b03600160801b820481169116615e8f565b6001600160801b031690612a8a565b60018501549091505f90614900908590600160801b90046001600160801b0316615b75565b90508061490d8382615bd7565b6001600160801b03918216600160801b0291161760019095019490945550505050565b5f805f1983850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b60405163a9059cbb60e01b5f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f5114831661452857838315161561451c573d5f823e3d81fd5b5f60028260038111156149bc576149bc615942565b6149c69190615eae565b60ff166001149050919050565b60606149ea60016001600160a01b0384163b615b75565b6001600160401b03811115614a0157614a01615d42565b6040519080825280601f01601f191660200182016040528015614a2b576020820181803683370190505b5090508051600160208301843c919050565b5f5f5f5f5f5f63c1590cd760e01b9050604051815f5260a08160045f8b620f4240fa9650609f3d1187169650805195506020810151945060608101519350608081015192505085614a9457614a94620f4240614534565b84841760781c15614aa3575f95505b851580614ab05750600282115b15614ab9575f91505b5091939590929450565b614acd848361543c565b614ad78382615468565b826001600160a01b0316846001600160a01b03167fdcbc1c05240f31ff3ad067ef1ee35ce4997762752e3a095284754544f4c709d7848460405161445c929190918252602082015260400190565b600580546001600160a01b038381166001600160a01b0319831681179093556040519116919082907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0905f90a35050565b614b7e61554c565b6040805160048152602481019091526020810180516001600160e01b0316634e71d92d60e01b17905283545f918291614bc6916001600160a01b0390911690621e848061297d565b9150915081614bf957604051634e71d92d60e01b815284905f516020615fc95f395f51905f529060200160405180910390a25b8015614c0a57614c0a8585836141ed565b612a81858561268c565b606081015181515f918291614c2891612a8a565b9050826040015181614c3a9190615bd7565b9150915091565b5f811580614c9357505f8354600160a01b900460ff166003811115614c6857614c68615942565b14158015614c93575060028354600160a01b900460ff166003811115614c9057614c90615942565b14155b15614c9f57505f610cc0565b6040805160048152602481019091526020810180516001600160e01b031663f4a520a560e01b17905283545f91614ce3916001600160a01b031690620f424061297d565b9150614cf190508382614894565b92505f83118015614d095750614d0985855f8661501e565b614d13575f612a81565b50909392505050565b80546002808301545f85815260116020526040812080546001600160e01b03191681556001810180546001600160a01b0319169055909201919091556001600160a01b0390911690614d6f308383613590565b816001600160a01b0316847fe000b6cd1547fcb0a9544dd3cec71cc45c211f6db40958cd03ab06a9af619f048360405161445c91815260200190565b81546001830154600284015460208401515f936001600160a01b03908116931691908490614ddb90839083613404565b90508560600151811115945084614e2557614dff866060015187602001515f61262c565b9150614e108287602001515f613404565b9050805f03614e25575f945050505050610cc0565b5f81118015614e5c5750614e5a83827f0000000000000000000000000000000000000000000000000000000000000000611281565b155b15614ef257839250614e8f83827f0000000000000000000000000000000000000000000000000000000000000000611281565b614ef257614ebe30827f0000000000000000000000000000000000000000000000000000000000000000611281565b614edb57604051631ea767e960e01b815260040160405180910390fd5b614ee58888614d1c565b6001945050505050610cc0565b8415614f2e575f88815260116020526040812080546001600160e01b03191681556001810180546001600160a01b031916905560020155614f47565b81876002015f828254614f419190615b75565b90915550505b614f513083612fd7565b8086606001818151614f639190615b75565b905250602086018051829190614f7a908390615b75565b90525060408051838152602081018390526001600160a01b0380861692908716918b917f867c1807f8c4d33c93da55f05f02669e9273450083fe1c50fdced323d3661abd910160405180910390a460408051828152602081018490526001600160a01b03808716929086169133917ffbde797d201c681b91056529119e0b02407c7bb96a4a2c75c01fc9667232c8db910160405180910390a4505050509392505050565b8254602085015180515f92600160b81b900460ff169183918390811061504657615046615d56565b602002602001015190505f8760800151158061506757508160c00151600114155b90505f615075888484612a48565b89604001516150849190615bd7565b90505f8761509957636f6c441f60e01b6150a2565b6390ca796b60e01b5b6040805160c0810182528781528a151560208201528515158183015260608082018b9052608082018690528d015160a0820152905163064d782560e31b8152919250309163326bc1289161513a916004015f60c08201905082518252602083015115156020830152604083015115156040830152606083015160608301526080830151608083015260a083015160a083015292915050565b60e0604051808303815f875af1925050508015615174575060408051601f3d908101601f1916820190925261517191810190615ecf565b60015b6152ba573d8080156151a1576040519150601f19603f3d011682016040523d82523d5f602084013e6151a6565b606091505b506151ca6151b8620f42406002615e4b565b6151c590621e8480615bd7565b614534565b5f6151d482615f5b565b905063881410b360e01b6001600160e01b0319821601615207576040516377ebef4d60e01b815260040160405180910390fd5b6001600160e01b0319811663128b0c1560e31b1461525d5760028b01546040516001600160e01b0319851681525f516020615fc95f395f51905f529060200160405180910390a25f97505050505050505061265b565b606482015160028c0154604080516001600160e01b031987168152602081018890529081018390527f126ae3597532b36ad24b36e80fa241f2af76c0ab333d3e8f31a1f85b0416d9999060600160405180910390a25050506152f4565b808b6020015187815181106152d1576152d1615d56565b60200260200101819052506152e58b613d39565b6001965050505050505061265b565b5050505050949350505050565b5f8160a00151615311575f610b14565b610b14615320835f01516138d2565b606084015190612a8a565b6114227f0000000000000000000000000000000000000000000000000000000000000000838361549c565b5f5f5f615364866002015490565b8654909150865f61537483615e62565b9091555092506001811b831061538e5761538e604161494c565b82855f5b83811015615413575f6153a6600285615f95565b15905080156153bf57826153bd8b60010184615420565b555b6153ff816153da576153d48b60010184615420565b546153dc565b835b826153e757846153f6565b6153f48c60020185615420565b545b8a63ffffffff16565b600194851c94909350919091019050615392565b5092505050935093915050565b5f8261265b61268384615438845f9081526020902090565b0190565b6114227f00000000000000000000000000000000000000000000000000000000000000008330846154a9565b6001600160a01b0382166154915760405163ec442f0560e01b81525f6004820152602401610c3a565b6114225f8383614471565b612955838383600161495d565b6154b78484848460016154df565b611f3257604051635274afe760e01b81526001600160a01b0385166004820152602401610c3a565b6040516323b872dd60e01b5f8181526001600160a01b038781166004528616602452604485905291602083606481808c5af1925060015f5114831661553b57838315161561552f573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b6040518060e001604052805f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81525090565b60408051610120810182525f8082526020820181905291810182905290606082019081525f602082018190526040820181905260608201819052608082015260a0016155cc61554c565b905290565b6040518060e001604052805f81526020015f81526020015f81526020015f81526020015f81526020015f151581526020015f151581525090565b6001600160a01b0381168114611493575f5ffd5b5f5f83601f84011261562f575f5ffd5b5081356001600160401b03811115615645575f5ffd5b6020830191508360208260051b850101111561418b575f5ffd5b80356001600160401b0381168114615675575f5ffd5b919050565b5f5f5f5f6060858703121561568d575f5ffd5b84356156988161560b565b935060208501356001600160401b038111156156b2575f5ffd5b6156be8782880161561f565b90945092506156d190506040860161565f565b905092959194509250565b602081525f82518060208401528060208501604085015e5f604082850101526040601f19601f83011684010191505092915050565b5f60208284031215615721575f5ffd5b5035919050565b5f5f60408385031215615739575f5ffd5b82356157448161560b565b946020939093013593505050565b803561ffff81168114615675575f5ffd5b5f5f60408385031215615774575f5ffd5b8235915061578460208401615752565b90509250929050565b5f5f5f6060848603121561579f575f5ffd5b83356157aa8161560b565b925060208401356157ba8161560b565b929592945050506040919091013590565b5f60c08284031280156157dc575f5ffd5b509092915050565b805182526020810151602083015260408101516040830152606081015160608301526080810151608083015260a081015160a083015260c081015160c08301525050565b60e08101610b1482846157e4565b5f5f60408385031215615847575f5ffd5b50508035926020909101359150565b5f60208284031215615866575f5ffd5b8135610cc08161560b565b5f5f60408385031215615882575f5ffd5b82359150602083013560048110615897575f5ffd5b809150509250929050565b5f5f604083850312156158b3575f5ffd5b8235915060208301356158978161560b565b5f5f5f606084860312156158d7575f5ffd5b8335925060208401356158e98161560b565b915060408401356158f98161560b565b809150509250925092565b5f5f60208385031215615915575f5ffd5b82356001600160401b0381111561592a575f5ffd5b6159368582860161561f565b90969095509350505050565b634e487b7160e01b5f52602160045260245ffd5b6004811061597257634e487b7160e01b5f52602160045260245ffd5b9052565b602080825282518282018190525f918401906040840190835b81811015615a4a5783518051845260018060a01b03602082015116602085015260018060a01b03604082015116604085015260608101516159d36060860182615956565b5060808101516159e9608086018261ffff169052565b5060a08101516159fd60a086018215159052565b5060c0810151615a1160c086018215159052565b5060e081015160e08501526101008101519050615a326101008501826157e4565b50602093909301926101e0929092019160010161598f565b509095945050505050565b5f5f60408385031215615a66575f5ffd5b8235615a718161560b565b91506157846020840161565f565b5f5f60408385031215615a90575f5ffd5b8235615a9b8161560b565b915060208301356158978161560b565b5f5f5f5f5f60608688031215615abf575f5ffd5b85356001600160401b03811115615ad4575f5ffd5b615ae08882890161561f565b90965094505060208601356001600160401b03811115615afe575f5ffd5b615b0a8882890161561f565b9094509250615b1d905060408701615752565b90509295509295909350565b600181811c90821680615b3d57607f821691505b602082108103615b5b57634e487b7160e01b5f52602260045260245ffd5b50919050565b634e487b7160e01b5f52601160045260245ffd5b81810381811115610b1457610b14615b61565b60ff8181168382160190811115610b1457610b14615b61565b5f60208284031215615bb1575f5ffd5b5051919050565b5f60208284031215615bc8575f5ffd5b81358015158114610cc0575f5ffd5b80820180821115610b1457610b14615b61565b634e487b7160e01b5f52601260045260245ffd5b5f82615c0c57615c0c615bea565b500490565b60208101610b148284615956565b6001600160a01b039390931683526020830191909152604082015260600190565b6001815b60018411156129a957808504811115615c5f57615c5f615b61565b6001841615615c6d57908102905b60019390931c928002615c44565b5f82615c8957506001610b14565b81615c9557505f610b14565b8160018114615cab5760028114615cb557615cd1565b6001915050610b14565b60ff841115615cc657615cc6615b61565b50506001821b610b14565b5060208310610133831016604e8410600b8410161715615cf4575081810a610b14565b615d005f198484615c40565b805f1904821115615d1357615d13615b61565b029392505050565b5f610cc060ff841683615c7b565b60ff8281168282160390811115610b1457610b14615b61565b634e487b7160e01b5f52604160045260245ffd5b634e487b7160e01b5f52603260045260245ffd5b5f60208284031215615d7a575f5ffd5b8151610cc08161560b565b5f60208284031215615d95575f5ffd5b610cc082615752565b606080825281018590525f6001600160fb1b03861115615dbc575f5ffd5b8560051b80886080850137820182810360809081016020850152810185905285905f9060a0015b86821015615e0d5761ffff615df784615752565b1681526020928301926001929092019101615de3565b61ffff86166040860152925061487b915050565b5f6001600160401b0382166001600160401b038103615e4257615e42615b61565b60010192915050565b8082028115828204841417610b1457610b14615b61565b5f60018201615e7357615e73615b61565b5060010190565b5f81615e8857615e88615b61565b505f190190565b6001600160801b038281168282160390811115610b1457610b14615b61565b5f60ff831680615ec057615ec0615bea565b8060ff84160691505092915050565b5f60e0828403128015615ee0575f5ffd5b5060405160e081016001600160401b0381118282101715615f0f57634e487b7160e01b5f52604160045260245ffd5b604090815283518252602080850151908301528381015190820152606080840151908201526080808401519082015260a0808401519082015260c0928301519281019290925250919050565b805160208201516001600160e01b0319811691906004821015612a41576001600160e01b031960049290920360031b82901b161692915050565b5f82615fa357615fa3615bea565b50069056fe9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00933d80cc3e86bb038c529aad76192a87c6f1fa550b5cfed956ffd44148e915a9",
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
	if bytes.Equal(raw[:4], microVault.abi.Errors["AssetRefused"].ID.Bytes()[:4]) {
		return microVault.UnpackAssetRefusedError(raw[4:])
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

// MicroVaultAssetRefused represents a AssetRefused error raised by the MicroVault contract.
type MicroVaultAssetRefused struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error AssetRefused()
func MicroVaultAssetRefusedErrorID() common.Hash {
	return common.HexToHash("0x1ea767e915572f38b70e974ac9e3a2490c32dcffe41a44d62553243f668a003f")
}

// UnpackAssetRefusedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error AssetRefused()
func (microVault *MicroVault) UnpackAssetRefusedError(raw []byte) (*MicroVaultAssetRefused, error) {
	out := new(MicroVaultAssetRefused)
	if err := microVault.abi.UnpackIntoInterface(out, "AssetRefused", raw); err != nil {
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
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error MoveLossy(bytes32 sourceId, uint256 before, uint256 afterwards)
func MicroVaultMoveLossyErrorID() common.Hash {
	return common.HexToHash("0x945860a871684ae04d4214e55ae0b42bd06389ebeb9cce09f0d9cc1fdaca0552")
}

// UnpackMoveLossyError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error MoveLossy(bytes32 sourceId, uint256 before, uint256 afterwards)
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
