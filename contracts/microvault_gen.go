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
	ABI: "[{\"inputs\":[{\"components\":[{\"internalType\":\"string\",\"name\":\"name\",\"type\":\"string\"},{\"internalType\":\"string\",\"name\":\"symbol\",\"type\":\"string\"},{\"internalType\":\"address\",\"name\":\"asset\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"keeper\",\"type\":\"address\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"id\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"source\",\"type\":\"address\"},{\"internalType\":\"enumAdapterFactory.Kind\",\"name\":\"kind\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"maxStepBps\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"maxNavAge\",\"type\":\"uint32\"}],\"internalType\":\"structAdapterFactory.Spec[]\",\"name\":\"sources\",\"type\":\"tuple[]\"}],\"internalType\":\"structMicroVault.Config\",\"name\":\"config\",\"type\":\"tuple\"},{\"internalType\":\"contractAdapterFactory\",\"name\":\"adapterFactory\",\"type\":\"address\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"AlreadyListed\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"AssetRefused\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"Create2EmptyBytecode\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"expected\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"received\",\"type\":\"uint256\"}],\"name\":\"DepositShort\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"}],\"name\":\"DuplicateSource\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"allowance\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"needed\",\"type\":\"uint256\"}],\"name\":\"ERC20InsufficientAllowance\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"balance\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"needed\",\"type\":\"uint256\"}],\"name\":\"ERC20InsufficientBalance\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"approver\",\"type\":\"address\"}],\"name\":\"ERC20InvalidApprover\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"ERC20InvalidReceiver\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"}],\"name\":\"ERC20InvalidSender\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"}],\"name\":\"ERC20InvalidSpender\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"max\",\"type\":\"uint256\"}],\"name\":\"ERC4626ExceededMaxDeposit\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"max\",\"type\":\"uint256\"}],\"name\":\"ERC4626ExceededMaxMint\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"max\",\"type\":\"uint256\"}],\"name\":\"ERC4626ExceededMaxRedeem\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"max\",\"type\":\"uint256\"}],\"name\":\"ERC4626ExceededMaxWithdraw\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"FailedDeployment\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"balance\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"needed\",\"type\":\"uint256\"}],\"name\":\"InsufficientBalance\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"LengthMismatch\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"index\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"length\",\"type\":\"uint256\"}],\"name\":\"MerkleTreeUpdateInvalidIndex\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"MerkleTreeUpdateInvalidProof\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"internalType\":\"uint256\",\"name\":\"before\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"afterwards\",\"type\":\"uint256\"}],\"name\":\"MoveLossy\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NavNotSound\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"caller\",\"type\":\"address\"}],\"name\":\"NotKeeper\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"NotListable\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"NotListed\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"}],\"name\":\"NotRequestOwner\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NothingToTake\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"OutOfGas\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"OwnableInvalidOwner\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"OwnableUnauthorizedAccount\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ReentrancyGuardReentrantCall\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"}],\"name\":\"SafeERC20FailedOperation\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"}],\"name\":\"SourceReadable\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"readyAt\",\"type\":\"uint256\"}],\"name\":\"TooEarly\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"TooManySources\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"}],\"name\":\"UnknownRequest\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"}],\"name\":\"UnknownSource\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"WrongProof\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"total\",\"type\":\"uint256\"}],\"name\":\"WrongTotal\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"expected\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"actual\",\"type\":\"uint64\"}],\"name\":\"WrongVersion\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ZeroReceiver\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ZeroShares\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"}],\"name\":\"ZeroTarget\",\"type\":\"error\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"Allocated\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"Approval\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"Claimed\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"received\",\"type\":\"uint256\"}],\"name\":\"Deallocated\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"Deposit\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"address\",\"name\":\"keeper\",\"type\":\"address\"}],\"name\":\"KeeperSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"enumMicroVaultSources.Mode\",\"name\":\"mode\",\"type\":\"uint8\"}],\"name\":\"ModeSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"}],\"name\":\"NavAccepted\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"worth\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"navAt\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"bool\",\"name\":\"sound\",\"type\":\"bool\"}],\"name\":\"NavObserved\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"previousOwner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"OwnershipTransferStarted\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"previousOwner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"OwnershipTransferred\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"totalAssets\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"idle\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"queuedShares\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"bool\",\"name\":\"sound\",\"type\":\"bool\"}],\"name\":\"Rebalanced\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"RedeemPaid\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"RedeemRequest\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"RedeemReturned\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"remaining\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"remainingId\",\"type\":\"uint256\"}],\"name\":\"RedeemedInKind\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"uint64\",\"name\":\"version\",\"type\":\"uint64\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"bool\",\"name\":\"listed\",\"type\":\"bool\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"index\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"bytes32\",\"name\":\"root\",\"type\":\"bytes32\"}],\"name\":\"ShareholderSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"adapter\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"source\",\"type\":\"address\"}],\"name\":\"SourceAdded\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"bytes4\",\"name\":\"selector\",\"type\":\"bytes4\"}],\"name\":\"SourceRefused\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"bytes32[]\",\"name\":\"sourceIds\",\"type\":\"bytes32[]\"},{\"indexed\":false,\"internalType\":\"uint16[]\",\"name\":\"targetsBps\",\"type\":\"uint16[]\"},{\"indexed\":false,\"internalType\":\"uint16\",\"name\":\"idleTargetBps\",\"type\":\"uint16\"}],\"name\":\"StrategySet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"},{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"source\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"units\",\"type\":\"uint256\"}],\"name\":\"TakenInKind\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"from\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"Transfer\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"Withdraw\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"lastWorth\",\"type\":\"uint256\"}],\"name\":\"WrittenOff\",\"type\":\"event\"},{\"inputs\":[],\"name\":\"IN_KIND_AFTER\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"}],\"name\":\"acceptNav\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"acceptOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"expectedVersion\",\"type\":\"uint64\"}],\"name\":\"addShareholder\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"}],\"name\":\"allowance\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"approve\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"asset\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"balanceOf\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"convertToAssets\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"convertToShares\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"decimals\",\"outputs\":[{\"internalType\":\"uint8\",\"name\":\"\",\"type\":\"uint8\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"deposit\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"idle\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"idleTargetBps\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"bps\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"isShareholder\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"keeper\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"leafIndex\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"leafOf\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"maxDeposit\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"maxMint\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"maxRedeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"maxWithdraw\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"mint\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"name\",\"outputs\":[{\"internalType\":\"string\",\"name\":\"\",\"type\":\"string\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"navIsSound\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"observe\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"owner\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"count\",\"type\":\"uint256\"}],\"name\":\"payQueue\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"pendingOwner\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"previewDeposit\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"previewMint\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"previewRedeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"previewWithdraw\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"queueHead\",\"outputs\":[{\"internalType\":\"uint64\",\"name\":\"\",\"type\":\"uint64\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"queueTail\",\"outputs\":[{\"internalType\":\"uint64\",\"name\":\"\",\"type\":\"uint64\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"queuedShares\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32[]\",\"name\":\"ids\",\"type\":\"bytes32[]\"}],\"name\":\"rebalance\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"redeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"}],\"name\":\"redeemInKind\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"}],\"name\":\"redeemRequest\",\"outputs\":[{\"components\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"requestedAt\",\"type\":\"uint64\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"internalType\":\"structMicroVault.Request\",\"name\":\"\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"internalType\":\"bytes32[]\",\"name\":\"proof\",\"type\":\"bytes32[]\"},{\"internalType\":\"uint64\",\"name\":\"expectedVersion\",\"type\":\"uint64\"}],\"name\":\"removeShareholder\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"renounceOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"requestRedeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"root\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"keeper_\",\"type\":\"address\"}],\"name\":\"setKeeper\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"internalType\":\"enumMicroVaultSources.Mode\",\"name\":\"mode\",\"type\":\"uint8\"}],\"name\":\"setMode\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32[]\",\"name\":\"ids\",\"type\":\"bytes32[]\"},{\"internalType\":\"uint16[]\",\"name\":\"targetsBps\",\"type\":\"uint16[]\"},{\"internalType\":\"uint16\",\"name\":\"idleBps\",\"type\":\"uint16\"}],\"name\":\"setStrategy\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"sources\",\"outputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"id\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"adapter\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"source\",\"type\":\"address\"},{\"internalType\":\"enumMicroVaultSources.Mode\",\"name\":\"mode\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"targetBps\",\"type\":\"uint16\"},{\"internalType\":\"bool\",\"name\":\"writtenOff\",\"type\":\"bool\"},{\"internalType\":\"bool\",\"name\":\"readable\",\"type\":\"bool\"},{\"internalType\":\"uint256\",\"name\":\"worth\",\"type\":\"uint256\"},{\"components\":[{\"internalType\":\"uint256\",\"name\":\"held\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"units\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"pendingIn\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"pendingOut\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"claimable\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"navAt\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"sound\",\"type\":\"uint256\"}],\"internalType\":\"structISourceAdapter.Position\",\"name\":\"position\",\"type\":\"tuple\"}],\"internalType\":\"structMicroVaultSourceView[]\",\"name\":\"list\",\"type\":\"tuple[]\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"symbol\",\"outputs\":[{\"internalType\":\"string\",\"name\":\"\",\"type\":\"string\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"totalAssets\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"totalSupply\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"transfer\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"from\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"transferFrom\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"transferOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"version\",\"outputs\":[{\"internalType\":\"uint64\",\"name\":\"\",\"type\":\"uint64\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"withdraw\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"}],\"name\":\"writeOff\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"}]",
	ID:  "MicroVault",
	Bin: "0x610120604052348015610010575f5ffd5b5060405161648638038061648683398101604081905261002f916108d4565b604082015160a0830151606084015184516020860151859291859160036100568382610a66565b5060046100638282610a66565b5050505f5f6100778361042260201b60201c565b9150915081610087576012610089565b805b60ff1660a05250506001600160a01b0390811660805281166100c557604051631e4fbdf760e01b81525f60048201526024015b60405180910390fd5b6100ce81610455565b506100dc600960105f610471565b6007556001600160a01b03831660c052815160108111156101105760405163d1dd60d560e01b815260040160405180910390fd5b5f816001600160401b03811115610129576101296106b7565b604051908082528060200260200182016040528015610152578160200160208202803683370190505b5090505f5b82811015610375575f85828151811061017257610172610b24565b60200260200101519050600d5f825f015181526020019081526020015f20545f146101b6578051604051631ab3cc5360e11b815260048101919091526024016100bc565b6040516372cb2f8960e11b81526001600160a01b0386169063e5965f12906101e4908a908590600401610b38565b6020604051808303815f875af1158015610200573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906102249190610bad565b83838151811061023657610236610b24565b6001600160a01b0390921660209283029190910190910152600c80546001810182555f91909152835160039091027fdf6966c971051c3d54ec59162606531493a51404a002842f56009d7e5cf4a8c7019084908490811061029957610299610b24565b6020908102919091010151825182546002840191909155600163ff00000160a01b031916600160b81b60ff8616026001600160a01b031916176001600160a01b039091161781556102eb836001610bdc565b82515f908152600d6020526040902055815184517f39b15bdae815ce9ddef4569d0d80a0f730ba3c4f9bd836b0df9f2ce6348bae849086908690811061033357610333610b24565b602002602001015184602001516040516103639291906001600160a01b0392831681529116602082015260400190565b60405180910390a25050600101610157565b506103ab8160405160200161038a9190610bef565b60408051601f198184030181529190525f6103a6856020610c2d565b610491565b6001600160a01b0390811660e05261010092909252506080860151600f80546001600160a01b031916919092169081179091556040519081527fdc3dba1d64dd67c0dc8b12621edd0c6ca4303a9073c3a8fcac38115e73d67b6b935060200191506104139050565b60405180910390a15050610c93565b63313ce56760e01b5f818152908190602082600481875afa5f51601f3d1190911661010082101695908602945092505050565b600680546001600160a01b031916905561046e81610524565b50565b5f61048784848461232961057560201b176105a6565b90505b9392505050565b5f5f826001600160401b038111156104ab576104ab6106b7565b6040519080825280601f01601f1916602001820160405280156104d5576020820181803683370190505b50905082846020870101602083015e61051b5f806104f4866001610bdc565b84604051602001610506929190610c44565b60408051601f198184030181529190526105f8565b95945050505050565b600580546001600160a01b038381166001600160a01b0319831681179093556040519116919082907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0905f90a35050565b5f81831061058f575f82815260208490526040902061059d565b5f8381526020839052604090205b90505b92915050565b60ff83166001850181905560028501555f82815b8560ff168110156105ea57816105d36002890183610685565b556105e08280602087901c565b91506001016105ba565b505f86559050949350505050565b5f834710156106235760405163cf47918160e01b8152476004820152602481018590526044016100bc565b81515f0361064457604051631328927760e21b815260040160405180910390fd5b8282516020840186f590506001600160a01b03811661048a573d5f0361067d5760405163b06ebf3d60e01b815260040160405180910390fd5b61048a6106ac565b5f826106a46106a18461069d845f9081526020902090565b0190565b90565b949350505050565b6040513d5f823e3d81fd5b634e487b7160e01b5f52604160045260245ffd5b60405160a081016001600160401b03811182821017156106ed576106ed6106b7565b60405290565b60405160c081016001600160401b03811182821017156106ed576106ed6106b7565b604051601f8201601f191681016001600160401b038111828210171561073d5761073d6106b7565b604052919050565b5f82601f830112610754575f5ffd5b81516001600160401b0381111561076d5761076d6106b7565b610780601f8201601f1916602001610715565b818152846020838601011115610794575f5ffd5b8160208501602083015e5f918101602001919091529392505050565b6001600160a01b038116811461046e575f5ffd5b80516107cf816107b0565b919050565b805163ffffffff811681146107cf575f5ffd5b5f82601f8301126107f6575f5ffd5b81516001600160401b0381111561080f5761080f6106b7565b61081e60208260051b01610715565b80828252602082019150602060a0840286010192508583111561083f575f5ffd5b602085015b838110156108ca5760a0818803121561085b575f5ffd5b6108636106cb565b815181526020820151610875816107b0565b602082015260408201516002811061088b575f5ffd5b6040820152606082015161ffff811681146108a4575f5ffd5b60608201526108b5608083016107d4565b6080820152835260209092019160a001610844565b5095945050505050565b5f5f604083850312156108e5575f5ffd5b82516001600160401b038111156108fa575f5ffd5b830160c0818603121561090b575f5ffd5b6109136106f3565b81516001600160401b03811115610928575f5ffd5b61093487828501610745565b82525060208201516001600160401b0381111561094f575f5ffd5b61095b87828501610745565b60208301525061096d604083016107c4565b604082015261097e606083016107c4565b606082015261098f608083016107c4565b608082015260a08201516001600160401b038111156109ac575f5ffd5b6109b8878285016107e7565b60a08301525092506109ce9050602084016107c4565b90509250929050565b600181811c908216806109eb57607f821691505b602082108103610a0957634e487b7160e01b5f52602260045260245ffd5b50919050565b601f821115610a615782821115610a6157805f5260205f20601f840160051c6020851015610a3a57505f5b90810190601f840160051c035f5b81811015610a5d575f83820155600101610a48565b5050505b505050565b81516001600160401b03811115610a7f57610a7f6106b7565b610a9381610a8d84546109d7565b84610a0f565b6020601f821160018114610ac5575f8315610aae5750848201515b5f19600385901b1c1916600184901b178455610b1d565b5f84815260208120601f198516915b82811015610af45787850151825560209485019460019092019101610ad4565b5084821015610b1157868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b634e487b7160e01b5f52603260045260245ffd5b6001600160a01b03838116825282516020808401919091528301511660408083019190915282015160c082019060028110610b8157634e487b7160e01b5f52602160045260245ffd5b8060608401525061ffff606084015116608083015263ffffffff60808401511660a08301529392505050565b5f60208284031215610bbd575f5ffd5b815161048a816107b0565b634e487b7160e01b5f52601160045260245ffd5b808201808211156105a0576105a0610bc8565b81515f90829060208501835b82811015610c225781516001600160a01b0316845260209384019390910190600101610bfb565b509195945050505050565b80820281158282048414176105a0576105a0610bc8565b603160f91b815260e883901b6001600160e81b03191660018201526680600b3d393df360c81b60048201525f600b820181905282518060208501600c85015e5f9201600c019182525092915050565b60805160a05160c05160e05161010051615785610d015f395f61242d01525f61240501525f8181610c540152818161487f015261493f01525f610bfb01525f818161055101528181610f46015281816145a6015281816145d501528181614a0d0152614b1e01526157855ff3fe608060405234801561000f575f5ffd5b5060043610610372575f3560e01c80638da5cb5b116101d4578063c327ca9f11610109578063d905777e116100a9578063ef8b30f711610079578063ef8b30f7146107e1578063eff4aaed1461089e578063f2fde38b146108b1578063fd6bc547146108c4575f5ffd5b8063d905777e14610839578063dd62ed3e1461084c578063e30c397814610884578063ebf0c71714610895575f5ffd5b8063c71eeecb116100e4578063c71eeecb146107f4578063cbafd3c2146107fc578063ce96cb771461081e578063d83ad00c14610831575f5ffd5b8063c327ca9f146107bb578063c63d75b6146107ce578063c6e6f592146107e1575f5ffd5b8063b3d7f6b911610174578063b89a73cb1161014f578063b89a73cb14610758578063b8c3c3e814610782578063b9ce8e4a14610795578063ba087652146107a8575f5ffd5b8063b3d7f6b91461071d578063b460af9414610730578063b6aff92d14610743575f5ffd5b806396523644116101af57806396523644146106ca578063a9059cbb146106e4578063aced1661146106f7578063aeea4a1e1461070a575f5ffd5b80638da5cb5b1461069e57806394bf804d146106af57806395d89b41146106c2575f5ffd5b806338d52e0f116102aa57806365eb51151161024a578063715018a611610225578063715018a614610668578063748747e61461067057806379ba5097146106835780637d41c86e1461068b575f5ffd5b806365eb51151461061a5780636e553f651461062d57806370a0823114610640575f5ffd5b80634f424618116102855780634f4246181461059c57806352a4d757146105af57806354fd4d50146105c25780635eaf207b14610607575f5ffd5b806338d52e0f1461054f578063402d267d146105895780634cdad506146103bb575f5ffd5b80631677018d1161031557806323b872dd116102f057806323b872dd14610510578063313ce567146105235780633192164f1461053d57806334384a7914610545575f5ffd5b80631677018d1461040c57806318160ddd1461041457806321ff4d031461041c575f5ffd5b806307a2d13a1161035057806307a2d13a146103bb578063095ea7b3146103ce5780630a28a477146103f157806314fc78fc14610404575f5ffd5b806301e1d1141461037657806306243b651461039157806306fdde03146103a6575b5f5ffd5b61037e610922565b6040519081526020015b60405180910390f35b6103a461039f366004614f44565b610939565b005b6103ae610a55565b6040516103889190614fa7565b61037e6103c9366004614fdc565b610ae5565b6103e16103dc366004614ff3565b610af6565b6040519015158152602001610388565b61037e6103ff366004614fdc565b610b0d565b6103a4610b19565b61037e610b67565b60025461037e565b6104bd61042a366004614fdc565b604080516080810182525f808252602082018190529181018290526060810191909152505f90815260106020908152604091829020825160808101845281546001600160a01b0380821683527401000000000000000000000000000000000000000090910467ffffffffffffffff1693820193909352600182015490921692820192909252600290910154606082015290565b60405161038891905f6080820190506001600160a01b03835116825267ffffffffffffffff60208401511660208301526001600160a01b0360408401511660408301526060830151606083015292915050565b6103e161051e36600461501d565b610bce565b61052b610bf3565b60405160ff9091168152602001610388565b61037e610c24565b61037e62093a8081565b7f00000000000000000000000000000000000000000000000000000000000000005b6040516001600160a01b039091168152602001610388565b61037e61059736600461505b565b610cc5565b6103a46105aa366004614fdc565b610d0d565b6103a46105bd366004614fdc565b61111c565b6006546105ee9074010000000000000000000000000000000000000000900467ffffffffffffffff1681565b60405167ffffffffffffffff9091168152602001610388565b61037e61061536600461505b565b6112bf565b6103a4610628366004615076565b611326565b61037e61063b3660046150a7565b6113c5565b61037e61064e36600461505b565b6001600160a01b03165f9081526020819052604090205490565b6103a4611467565b6103a461067e36600461505b565b611478565b6103a46114ec565b61037e6106993660046150ca565b611546565b6005546001600160a01b0316610571565b61037e6106bd3660046150a7565b611603565b6103ae61169c565b600e546105ee9062010000900467ffffffffffffffff1681565b6103e16106f2366004614ff3565b6116ab565b600f54610571906001600160a01b031681565b6103a4610718366004615109565b6116b8565b61037e61072b366004614fdc565b6117df565b61037e61073e3660046150ca565b6117eb565b61074b6118b8565b60405161038891906151ae565b6103e161076636600461505b565b6001600160a01b03165f90815260086020526040902054151590565b6103a4610790366004614fdc565b611b5f565b6103a46107a33660046152c9565b611bae565b61037e6107b63660046150ca565b611d0d565b6103a46107c9366004614fdc565b611d9e565b61037e6107dc36600461505b565b611e69565b61037e6107ef366004614fdc565b611e73565b6103e1611e7e565b600e546105ee906a0100000000000000000000900467ffffffffffffffff1681565b61037e61082c36600461505b565b611e98565b61037e611f07565b61037e61084736600461505b565b611f4b565b61037e61085a3660046152fc565b6001600160a01b039182165f90815260016020908152604080832093909416825291909152205490565b6006546001600160a01b0316610571565b61037e60075481565b6103a46108ac366004615339565b611f83565b6103a46108bf36600461505b565b6122a0565b61037e6108d236600461505b565b604080516001600160a01b03831660208201525f910160408051601f1981840301815282825280516020918201209083015201604051602081830303815290604052805190602001209050919050565b5f61092b612352565b6109336123ab565b51905090565b610941612531565b5f61094b856112bf565b90505f5f6109e4836109a789604080516001600160a01b03831660208201525f910160408051601f1981840301815282825280516020918201209083015201604051602081830303815290604052805190602001209050919050565b604080516020808b0282810182019093528a82525f928c918c9182918501908490808284375f920191909152506009969594939250506125779050565b915091506007548214610a23576040517f923983b900000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6001600160a01b0387165f908152600860205260408120819055610a4c90859089908685612597565b50505050505050565b606060038054610a64906153b9565b80601f0160208091040260200160405190810160405280929190818152602001828054610a90906153b9565b8015610adb5780601f10610ab257610100808354040283529160200191610adb565b820191905f5260205f20905b815481529060010190602001808311610abe57829003601f168201915b5050505050905090565b5f610af0825f6126d5565b92915050565b5f33610b0381858561270e565b5060019392505050565b5f610af0826001612720565b610b21612750565b5f5b600c54811015610b5c57610b54600c8281548110610b4357610b4361540a565b905f5260205f20906003020161278c565b600101610b23565b50610b6561288d565b565b6127105f5b600c54811015610bca57600c8181548110610b8957610b8961540a565b5f918252602090912060039091020154610bc0907501000000000000000000000000000000000000000000900461ffff1683615464565b9150600101610b6c565b5090565b5f33610bdb8582856128b7565b610be6858585612946565b60019150505b9392505050565b5f610c1f60067f0000000000000000000000000000000000000000000000000000000000000000615477565b905090565b6040517f70a082310000000000000000000000000000000000000000000000000000000081523060048201525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316906370a0823190602401602060405180830381865afa158015610ca1573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610c1f9190615490565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c610d0657610d0182610cf86123ab565b608001516129d5565b610af0565b5f92915050565b610d15612750565b5f818152601060209081526040808320815160808101835281546001600160a01b0380821683527401000000000000000000000000000000000000000090910467ffffffffffffffff16948201949094526001820154909316918301919091526002015460608201819052909103610dc1576040517f1f79bbe7000000000000000000000000000000000000000000000000000000008152600481018390526024015b60405180910390fd5b80516001600160a01b03163314610e07576040517fb4a2c39b00000000000000000000000000000000000000000000000000000000815260048101839052602401610db8565b5f62093a80826020015167ffffffffffffffff16610e2591906154a7565b905080421015610e64576040517f2a35a32400000000000000000000000000000000000000000000000000000000815260048101829052602401610db8565b5f83815260106020526040812080547fffffffff000000000000000000000000000000000000000000000000000000001681556001810180547fffffffffffffffffffffffff0000000000000000000000000000000000000000169055600201819055620f4240610ed460025490565b610ede91906154a7565b90505f610ee9610c24565b90505f5f610f01878760400151886060015187612a0c565b9092509050610f1083836154a7565b91505f610f2c87606001518686612c8a9092919063ffffffff16565b90505f81118015610f785750610f78876040015182610f687f000000000000000000000000000000000000000000000000000000000000000090565b6001600160a01b03169190612d3a565b15610f8e57610f8784836154a7565b9150610f91565b505f5b81158015610f9e57505f83115b15610fd5576040517ff63c274200000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f8315610ff3576060880151610fee9084866001612d4f565b610ff9565b87606001515b90506110053082612d9a565b5f8189606001516110169190615464565b90505f8115611036576110318a5f01518b6040015184612de7565b611038565b5f5b6040808c01518c51825187815260208101899052928301869052606083018490529293506001600160a01b039081169216908d907f36e66efe5c77842c5020e777e7b42a47c44d7f19f971e2d0e2eff111e563ef1a9060800160405180910390a4831561110757895f01516001600160a01b03168a604001516001600160a01b0316336001600160a01b03167ffbde797d201c681b91056529119e0b02407c7bb96a4a2c75c01fc9667232c8db87876040516110fe929190918252602082015260400190565b60405180910390a45b5050505050505050505061111961288d565b50565b611124612531565b61112c612750565b5f61113682612f4b565b80549091505f9061114f906001600160a01b0316612fc6565b509050808061119057506111908254600e5461ffff1660ff77010000000000000000000000000000000000000000000000909204919091161c600116151590565b156111ca576040517fbbc4358700000000000000000000000000000000000000000000000000000000815260048101849052602401610db8565b60018201546040516fffffffffffffffffffffffffffffffff909116815283907fd9a0b59ecb1e0eb38da918347a8508e94a1a0f3b23b7539911f5bbb92192dc7c9060200160405180910390a2508054600e80547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0000811661ffff91821660017701000000000000000000000000000000000000000000000090950460ff169490941b919091169290921791909117905580547fffffffffffffffffff000000ffffffffffffffffffffffffffffffffffffffff167403000000000000000000000000000000000000000017905561111961288d565b6001600160a01b0381165f9081526008602052604081205480820361131b576040517f5d35c4290000000000000000000000000000000000000000000000000000000081526001600160a01b0384166004820152602401610db8565b610bec600182615464565b61132e612531565b8061133883612f4b565b80547fffffffffffffffffffffff00ffffffffffffffffffffffffffffffffffffffff167401000000000000000000000000000000000000000083600381111561138457611384615148565b0217905550817f904fe84dccea00d8df7793980f8c6e4b8a97f545e70cf944cc801bd08f067267826040516113b991906154ba565b60405180910390a25050565b5f6113ce612750565b5f6113d76123ab565b90505f6113e88483608001516129d5565b90508085111561143d576040517f79012fb20000000000000000000000000000000000000000000000000000000081526001600160a01b03851660048201526024810186905260448101829052606401610db8565b61144b85835f01515f613077565b925061145d84868585602001516130a6565b5050610af061288d565b61146f612531565b610b655f613159565b611480612531565b600f80547fffffffffffffffffffffffff0000000000000000000000000000000000000000166001600160a01b0383169081179091556040519081527fdc3dba1d64dd67c0dc8b12621edd0c6ca4303a9073c3a8fcac38115e73d67b6b9060200160405180910390a150565b60065433906001600160a01b0316811461153d576040517f118cdaa70000000000000000000000000000000000000000000000000000000081526001600160a01b0382166004820152602401610db8565b61111981613159565b5f61154f612750565b6001600160a01b03831661158f576040517f6ba9ecd800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b835f036115c8576040517f9811e0c700000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b336001600160a01b038316146115e3576115e38233866128b7565b6115ee82308661318a565b6115f9828486612de7565b9050610bec61288d565b5f61160c612750565b5f6116156123ab565b90505f6116268483608001516129d5565b90508085111561167b576040517f284ff6670000000000000000000000000000000000000000000000000000000081526001600160a01b03851660048201526024810186905260448101829052606401610db8565b61168a85835f015160016132c9565b925061145d84848785602001516130a6565b606060048054610a64906153b9565b5f33610b03818585612946565b6116c0612750565b600f546001600160a01b03163314611706576040517fccf79b67000000000000000000000000000000000000000000000000000000008152336004820152602401610db8565b61171082826132ef565b5f6117196123ab565b90508060800151156117735761173c838383611737855f015161332c565b613357565b6117466010613516565b5061174f6123ab565b9050611768838383611763855f015161332c565b61366f565b6117706123ab565b90505b7f2fe8d5cd7f57e0c1fc9db40aa037f8605555a59df7851e8b27b23789af0ace0b815f015182602001516117a5611f07565b6080808601516040805195865260208601949094529284019190915290151560608301520160405180910390a1506117db61288d565b5050565b5f610af08260016126d5565b5f6117f4612750565b5f6117fd6123ab565b90505f61183b61180c83613884565b61183561182d876001600160a01b03165f9081526020819052604090205490565b85515f6132c9565b906138ae565b905080861115611890576040517ffe9cceec0000000000000000000000000000000000000000000000000000000081526001600160a01b03851660048201526024810187905260448101829052606401610db8565b61189f86835f01516001613077565b92506118ae33868689876138bd565b5050610bec61288d565b60606118c2612352565b600c5467ffffffffffffffff8111156118dd576118dd6154c8565b60405190808252806020026020018201604052801561191657816020015b611903614e4e565b8152602001906001900390816118fb5790505b5090505f5b8151811015610bca575f600c82815481106119385761193861540a565b905f5260205f20906003020190505f8383815181106119595761195961540a565b60209081029190910181015160028401548454919350916001600160a01b0382169174010000000000000000000000000000000000000000900460ff169084908101606082018360038111156119b1576119b1615148565b60038111156119c2576119c2615148565b90526001600160a01b039384169052929092528354600e54604080517f67e828bf000000000000000000000000000000000000000000000000000000008152905161ffff750100000000000000000000000000000000000000000085048116965090921660ff770100000000000000000000000000000000000000000000008504161c60011615159392909216916367e828bf9160048083019260209291908290030181865afa158015611a78573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611a9c91906154f5565b6001600160a01b03908116604085015290151560a084015261ffff90911660808301528254611acb9116612fc6565b610100830152151560c08201819052611b135760018201546101008201517001000000000000000000000000000000009091046fffffffffffffffffffffffffffffffff1690525b8060a00151611b55578060c00151611b415760018201546fffffffffffffffffffffffffffffffff16611b4f565b611b4f81610100015161395c565b60e08201525b505060010161191b565b611b67612750565b611b7081613516565b611ba6576040517f6c9ad2d500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b61111961288d565b611bb6612531565b6001600160a01b0382161580611bd457506001600160a01b03821630145b15611c16576040517faa4ace610000000000000000000000000000000000000000000000000000000081526001600160a01b0383166004820152602401610db8565b6001600160a01b0382165f9081526008602052604090205415611c70576040517f19cd45950000000000000000000000000000000000000000000000000000000081526001600160a01b0383166004820152602401610db8565b5f5f611cd1611cc985604080516001600160a01b03831660208201525f910160408051601f1981840301815282825280516020918201209083015201604051602081830303815290604052805190602001209050919050565b60099061397e565b9092509050611ce18260016154a7565b6001600160a01b0385165f90815260086020526040902055611d07838560018585612597565b50505050565b5f611d16612750565b5f611d1f6123ab565b90505f611d2c8483613999565b905080861115611d81576040517fb94abeec0000000000000000000000000000000000000000000000000000000081526001600160a01b03851660048201526024810187905260448101829052606401610db8565b611d8f86835f01515f6132c9565b92506118ae338686868a6138bd565b611da6612531565b611dae612750565b5f611db882612f4b565b8054604080517fd77ae2b600000000000000000000000000000000000000000000000000000000815290519293506001600160a01b039091169163d77ae2b6916004808201925f9290919082900301818387803b158015611e17575f5ffd5b505af1158015611e29573d5f5f3e3d5ffd5b50506040518492507f9b55c9088cf1e2c67f0a5ec106e294f0bcb6dee6b0c3c953e6b52b26787f61e691505f90a2611e608161278c565b5061111961288d565b5f610af082610cc5565b5f610af0825f612720565b5f611e87612352565b611e8f6123ab565b60800151905090565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c15611ec757505f919050565b5f611ed06123ab565b9050610bec611ede82613884565b611835611eff866001600160a01b03165f9081526020819052604090205490565b84515f6132c9565b600e545f9062010000810467ffffffffffffffff9081166a01000000000000000000009092041614611f465750305f9081526020819052604090205490565b505f90565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c610d0657610d0182611f7e6123ab565b613999565b611f8b612531565b838214611fc4576040517fff633a3800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f5b600c54811015612046575f600c8281548110611fe457611fe461540a565b5f9182526020909120600390910201805461ffff929092167501000000000000000000000000000000000000000000027fffffffffffffffffff0000ffffffffffffffffffffffffffffffffffffffffff909216919091179055600101611fc6565b5061ffff81165f5b8581101561221a575f61207888888481811061206c5761206c61540a565b90506020020135612f4b565b905085858381811061208c5761208c61540a565b90506020020160208101906120a19190615510565b61ffff165f036120f9578787838181106120bd576120bd61540a565b905060200201356040517f4845d81f000000000000000000000000000000000000000000000000000000008152600401610db891815260200190565b80547501000000000000000000000000000000000000000000900461ffff161561216b5787878381811061212f5761212f61540a565b905060200201356040517f356798a6000000000000000000000000000000000000000000000000000000008152600401610db891815260200190565b85858381811061217d5761217d61540a565b90506020020160208101906121929190615510565b815461ffff919091167501000000000000000000000000000000000000000000027fffffffffffffffffff0000ffffffffffffffffffffffffffffffffffffffffff9091161781558585838181106121ec576121ec61540a565b90506020020160208101906122019190615510565b61220f9061ffff16846154a7565b92505060010161204e565b506127108114612259576040517f408935fd00000000000000000000000000000000000000000000000000000000815260048101829052602401610db8565b7f80e25cfe55605c4a844de9038ded5ea86f2d520c58bada190c76a8a41843d3888686868686604051612290959493929190615529565b60405180910390a1505050505050565b6122a8612531565b600680546001600160a01b0383167fffffffffffffffffffffffff000000000000000000000000000000000000000090911681179091556122f16005546001600160a01b031690565b6001600160a01b03167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e2270060405160405180910390a350565b5f818310612343575f828152602084905260409020610bec565b505f9182526020526040902090565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c15610b65576040517f3ee5aeb500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6123da6040518060a001604052805f81526020015f81526020015f81526020015f81526020015f151581525090565b6123e2610c24565b60208201819052815242606082015260016080820152600e5461ffff165f6124297f00000000000000000000000000000000000000000000000000000000000000006139fc565b90507f00000000000000000000000000000000000000000000000000000000000000005f5b8181101561252a57600184821c165f03612522576001810160051b8301515f8080808061247a86613a67565b94509450945094509450846124e857600c878154811061249c5761249c61540a565b5f9182526020909120600160039092020101548b516fffffffffffffffffffffffffffffffff909116908c906124d39083906154a7565b905250505f60808b0152506125229350505050565b8a5184018b5260408b0180518401905260608b015182101561250c5760608b018290525b8060011461251b575f60808c01525b5050505050505b60010161244e565b5050505090565b6005546001600160a01b03163314610b65576040517f118cdaa7000000000000000000000000000000000000000000000000000000008152336004820152602401610db8565b5f5f6125898787878787612329613ad7565b915091509550959350505050565b60065467ffffffffffffffff868116740100000000000000000000000000000000000000009092041614612628576006546040517fe8901d0d00000000000000000000000000000000000000000000000000000000815267ffffffffffffffff8781166004830152740100000000000000000000000000000000000000009092049091166024820152604401610db8565b6007819055600680546001600160a01b038616919060149061266b9074010000000000000000000000000000000000000000900467ffffffffffffffff166155cf565b825467ffffffffffffffff9182166101009390930a8381029202191617909155604080518615158152602081018690529081018490527f3f0859155607d360997b19b7781c6bf77c790db06082670fd2e03e54bb3914989060600160405180910390a35050505050565b5f610bec6126e1610922565b6126ec9060016154a7565b6126f86006600a6156d6565b60025461270591906154a7565b85919085612d4f565b61271b8383836001613c3f565b505050565b5f610bec6127306006600a6156d6565b60025461273d91906154a7565b612745610922565b6127059060016154a7565b612758612352565b610b6560017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00612786565b90565b90613d43565b80546040805160048152602481019091526020810180517bffffffffffffffffffffffffffffffffffffffffffffffffffffffff167f14fc78fc000000000000000000000000000000000000000000000000000000001790525f91612800916001600160a01b0390911690620f4240613d4a565b509050806128615760028201546040517f14fc78fc0000000000000000000000000000000000000000000000000000000081527f933d80cc3e86bb038c529aad76192a87c6f1fa550b5cfed956ffd44148e915a99060200160405180910390a25b81545f908190612879906001600160a01b0316612fc6565b915091508115611d0757611d078482613d7e565b610b655f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00612786565b6001600160a01b038381165f908152600160209081526040808320938616835292905220545f19811015611d075781811015612938576040517ffb8f41b20000000000000000000000000000000000000000000000000000000081526001600160a01b03841660048201526024810182905260448101839052606401610db8565b611d0784848484035f613c3f565b6001600160a01b038316612988576040517f96c6fd1e0000000000000000000000000000000000000000000000000000000081525f6004820152602401610db8565b6001600160a01b0382166129ca576040517fec442f050000000000000000000000000000000000000000000000000000000081525f6004820152602401610db8565b61271b838383613e18565b5f8180156129f957506001600160a01b0383165f9081526008602052604090205415155b612a03575f610bec565b505f1992915050565b5f80805b600c54811015612c80575f600c8281548110612a2e57612a2e61540a565b905f5260205f20906003020190505f5f612a4783613e92565b9092509050612a5682876154a7565b83546040805160048152602481019091526020810180517bffffffffffffffffffffffffffffffffffffffffffffffffffffffff167f976a8435000000000000000000000000000000000000000000000000000000001790529197505f91612acb916001600160a01b031690620f4240613d4a565b85546040516001600160a01b038e81166024830152604482018e9052606482018d90529294505f9350612b60929091169060840160408051601f198184030181529190526020810180517bffffffffffffffffffffffffffffffffffffffffffffffffffffffff167f3976c4ee00000000000000000000000000000000000000000000000000000000179052620f4240613d4a565b915050805f03612b74575050505050612c78565b612ba9612ba282612b9a84612b948f8f89612c8a9092919063ffffffff16565b90613f46565b869190612c8a565b84906138ae565b612bb390886154a7565b965084600201548c7fbf86a275698f7e4b0e7237f7685d537556af1d3c6861c7618cfaa3ccdb772983875f015f9054906101000a90046001600160a01b03166001600160a01b03166367e828bf6040518163ffffffff1660e01b8152600401602060405180830381865afa158015612c2d573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190612c5191906154f5565b604080516001600160a01b039092168252602082018690520160405180910390a350505050505b600101612a10565b5094509492505050565b5f5f5f612c978686613f55565b91509150815f03612cbb57838181612cb157612cb16156e4565b0492505050610bec565b818411612cd257612cd26003851502601118613f71565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150509392505050565b5f612d478484845f613f82565b949350505050565b5f612d7c612d5c83613ffd565b8015612d7757505f8480612d7257612d726156e4565b868809115b151590565b612d87868686612c8a565b612d9191906154a7565b95945050505050565b6001600160a01b038216612ddc576040517f96c6fd1e0000000000000000000000000000000000000000000000000000000081525f6004820152602401610db8565b6117db825f83613e18565b600e80545f916a010000000000000000000090910467ffffffffffffffff1690600a612e12836155cf565b82546101009290920a67ffffffffffffffff818102199093169183160217909155604080516080810182526001600160a01b0388811680835242851660208085019182528a8416858701818152606087018c81529989165f818152601085528990209751885495519088167fffffffff00000000000000000000000000000000000000000000000000000000909616959095177401000000000000000000000000000000000000000095909a169490940298909817865596516001860180547fffffffffffffffffffffffff00000000000000000000000000000000000000001691909516179093559551600290930192909255825133815290810187905293945084939092917f1fdc681a13d8c5da54e301c7ce6542dcde4581e4725043fdab2db12ddc574506910160405180910390a49392505050565b5f818152600d6020526040812054808203612f95576040517f4fa7cb8500000000000000000000000000000000000000000000000000000000815260048101849052602401610db8565b600c612fa2600183615464565b81548110612fb257612fb261540a565b905f5260205f209060030201915050919050565b5f6130006040518060e001604052805f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81525090565b7f09218e91000000000000000000000000000000000000000000000000000000005f81815260e090839060049087620f4240fa60df3d111692508261304b5761304b620f4240614029565b608082015160608301516040840151602085015185511717171760781c15613071575f92505b50915091565b5f612d47620f424061308860025490565b61309291906154a7565b61309d8560016154a7565b86919085612d4f565b335f908152600860205260409020546130ed576040517f5d35c429000000000000000000000000000000000000000000000000000000008152336004820152602401610db8565b6130f93385858561407b565b5f81613103610c24565b61310d9190615464565b9050838114613152576040517f6959be1c0000000000000000000000000000000000000000000000000000000081526004810185905260248101829052604401610db8565b5050505050565b600680547fffffffffffffffffffffffff0000000000000000000000000000000000000000169055611119816140dd565b6001600160a01b0383166131b4578060025f8282546131a991906154a7565b9091555061323d9050565b6001600160a01b0383165f908152602081905260409020548181101561321f576040517fe450d38c0000000000000000000000000000000000000000000000000000000081526001600160a01b03851660048201526024810182905260448101839052606401610db8565b6001600160a01b0384165f9081526020819052604090209082900390555b6001600160a01b03821661325957600280548290039055613277565b6001600160a01b0382165f9081526020819052604090208054820190555b816001600160a01b0316836001600160a01b03167fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef836040516132bc91815260200190565b60405180910390a3505050565b5f612d476132d88460016154a7565b620f42406132e560025490565b61309d91906154a7565b5f5b8181101561271b575f61330f84848481811061206c5761206c61540a565b905061331a81614146565b6133238161278c565b506001016132f1565b5f5f613336611f07565b9050801561334f5761334a818460016132c9565b610bec565b5f9392505050565b81515f90613365908361427c565b90505f8360400151846020015161337c91906154a7565b90505f5b85811015613470575f61339e88888481811061206c5761206c61540a565b90506133a98161428d565b6133b35750613468565b80545f906133c9906001600160a01b0316612fc6565b9150505f5f6133d7836142fb565b855491935091505f9061340b9089907501000000000000000000000000000000000000000000900461ffff16612710612c8a565b90505f61341c83611835868561427c565b90505f8211801561343a57508a516134379061271090615711565b81105b1561344a57505050505050613468565b613455868683614328565b61345f90896154a7565b97505050505050505b600101613380565b505f5b858110801561348157508382105b15610a4c575f61349c88888481811061206c5761206c61540a565b90506134a78161428d565b6134b15750613506565b80545f906134c7906001600160a01b0316612fc6565b9150505f6134d4826142fb565b91506134f6905083836134f16134ea898c615464565b85906138ae565b614328565b61350090866154a7565b94505050505b61350f81615724565b9050613473565b600e545f9067ffffffffffffffff6201000082048116916a010000000000000000000090041680820361354d575060019392505050565b5f6135566123ab565b9050806080015161356b57505f949350505050565b8167ffffffffffffffff168367ffffffffffffffff1610801561358d57505f85115b156136265767ffffffffffffffff83165f90815260106020526040902060028101541561360957805460608301517401000000000000000000000000000000000000000090910467ffffffffffffffff1611156135ea5750613626565b6135ff8467ffffffffffffffff16828461452a565b6136095750613626565b613612846155cf565b9350508461361f9061573c565b945061356b565b5050600e805467ffffffffffffffff90921662010000027fffffffffffffffffffffffffffffffffffffffffffff0000000000000000ffff909216919091179055506001919050565b81515f9061367d908361427c565b90505f8261369861368c610b67565b84906127106001612d4f565b6136a291906154a7565b90505f5b85811015610a4c575f6136c488888481811061206c5761206c61540a565b90505f815474010000000000000000000000000000000000000000900460ff1660038111156136f5576136f5615148565b1415801561373157506001815474010000000000000000000000000000000000000000900460ff16600381111561372e5761372e615148565b14155b1561373c575061387c565b80545f908190613754906001600160a01b0316612fc6565b91509150816137655750505061387c565b5f61376f826142fb565b5090505f6137bb61378888613782610c24565b9061427c565b8654611835908590613782908d907501000000000000000000000000000000000000000000900461ffff16612710612c8a565b85546040805160048152602481019091526020810180517bffffffffffffffffffffffffffffffffffffffffffffffffffffffff167fd267b101000000000000000000000000000000000000000000000000000000001790529192505f91613830916001600160a01b031690620f4240613d4a565b915061383e905082826138ae565b915081158061385a57508a516138579061271090615711565b82105b1561386a5750505050505061387c565b613875868584614850565b5050505050505b6001016136a6565b5f8160800151613894575f610af0565b610af06138a3835f015161332c565b60208401519061427c565b5f828218828410028218610bec565b826001600160a01b0316856001600160a01b0316146138e1576138e18386836128b7565b6138eb8382612d9a565b6138f58483614a08565b826001600160a01b0316846001600160a01b0316866001600160a01b03167ffbde797d201c681b91056529119e0b02407c7bb96a4a2c75c01fc9667232c8db858560405161394d929190918252602082015260400190565b60405180910390a45050505050565b6080810151604082015182515f9291613974916154a7565b610af091906154a7565b5f5f61398d8484612329614a33565b915091505b9250929050565b5f81608001516139aa57505f610af0565b506001600160a01b0382165f90815260208190526040812054906139cd83613884565b9050806139de83855f01515f6132c9565b11156139f5576139f281845f01515f613077565b91505b5092915050565b6060613a1360016001600160a01b0384163b615464565b67ffffffffffffffff811115613a2b57613a2b6154c8565b6040519080825280601f01601f191660200182016040528015613a55576020820181803683370190505b5090508051600160208301843c919050565b5f5f5f5f5f5f63c1590cd760e01b9050604051815f5260a08160045f8b620f4240fa9650609f3d1187169650805195506040810151945060608101519350608081015192505085613abe57613abe620f4240614029565b84841760781c15613acd575f95505b5091939590929450565b85545f908190808810613b20576040517ff56d0cca0000000000000000000000000000000000000000000000000000000081526004810189905260248101829052604401610db8565b5f613b2c8a6002015490565b905060018a015f1983018a8a8a5f5b868163ffffffff161015613c2a57600194851c9484811c941615808015613b6157508585145b15613bb8575f613b77888463ffffffff16614afd565b80549091508514613bb4576040517fdd4d934e00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b8390555b5f8d8363ffffffff1681518110613bd157613bd161540a565b60200260200101519050613c0182613be95781613beb565b855b83613bf65786613bf8565b825b8f63ffffffff16565b9450613c1e82613c115781613c13565b845b83613bf65785613bf8565b93505050600101613b3b565b50909e909d509b505050505050505050505050565b6001600160a01b038416613c81576040517fe602df050000000000000000000000000000000000000000000000000000000081525f6004820152602401610db8565b6001600160a01b038316613cc3576040517f94280d620000000000000000000000000000000000000000000000000000000081525f6004820152602401610db8565b6001600160a01b038085165f9081526001602090815260408083209387168352929052208290558015611d0757826001600160a01b0316846001600160a01b03167f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92584604051613d3591815260200190565b60405180910390a350505050565b80825d5050565b5f5f5f5f5260205f8551602087015f8988f191508115613d6857505f515b81613d7657613d7683614029565b935093915050565b5f613d888261395c565b82516fffffffffffffffffffffffffffffffff828116700100000000000000000000000000000000919092160217600185810191909155600285015460a085015160c08601516040805186815260208101939093529314818401529151929350917fa8184ce65698b72bdf6dafacae4e2407e8b389d66456409921c90faffed59c139181900360600190a2505050565b6001600160a01b03821615801590613e4557506001600160a01b0382165f90815260086020526040902054155b15613e87576040517f5d35c4290000000000000000000000000000000000000000000000000000000081526001600160a01b0383166004820152602401610db8565b61271b83838361318a565b5f5f613ecb8354600e5461ffff1660ff77010000000000000000000000000000000000000000000000909204919091161c600116151590565b15613eda57505f928392509050565b82545f908190613ef2906001600160a01b0316612fc6565b9150915081613f2f5760018501546fffffffffffffffffffffffffffffffff80821691700100000000000000000000000000000000900416613f3b565b613f388161395c565b81515b935093505050915091565b5f828218828411028218610bec565b5f805f1983850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b6040517fa9059cbb000000000000000000000000000000000000000000000000000000005f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f51148316613ff1578383151615613fe5573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b5f600282600381111561401257614012615148565b61401c9190615751565b60ff166001149050919050565b603f614038826216e3606138ae565b6140429190615711565b5a1015611119576040517f77ebef4d00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6140858483614b19565b61408f8382614b45565b826001600160a01b0316846001600160a01b03167fdcbc1c05240f31ff3ad067ef1ee35ce4997762752e3a095284754544f4c709d78484604051613d35929190918252602082015260400190565b600580546001600160a01b038381167fffffffffffffffffffffffff0000000000000000000000000000000000000000831681179093556040519116919082907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0905f90a35050565b5f61414f610c24565b82546040805160048152602481019091526020810180517bffffffffffffffffffffffffffffffffffffffffffffffffffffffff167f4e71d92d000000000000000000000000000000000000000000000000000000001790529192505f916141c1916001600160a01b0316905a613d4a565b509050806142225760028301546040517f4e71d92d0000000000000000000000000000000000000000000000000000000081527f933d80cc3e86bb038c529aad76192a87c6f1fa550b5cfed956ffd44148e915a99060200160405180910390a25b5f61422b610c24565b905082811115611d075760028401547f169b739a046258cd705133851f0d46ac08a0cbc8b1b35f2c486df6965302296f6142658584615464565b60405190815260200160405180910390a250505050565b5f8082840384811115908102612d91565b5f80825474010000000000000000000000000000000000000000900460ff1660038111156142bd576142bd615148565b1480610af057506002825474010000000000000000000000000000000000000000900460ff1660038111156142f4576142f4615148565b1492915050565b606081015181515f91829161430f9161427c565b905082604001518161432191906154a7565b9150915091565b82546040805160048152602481019091526020810180517bffffffffffffffffffffffffffffffffffffffffffffffffffffffff167ff4a520a5000000000000000000000000000000000000000000000000000000001790525f91829161439c916001600160a01b031690620f4240613d4a565b91506143aa905083826138ae565b9250825f036143bc575f915050610bec565b5f6143c5610c24565b8654604051602481018790529192505f91614445916001600160a01b03169060440160408051601f198184030181529190526020810180517bffffffffffffffffffffffffffffffffffffffffffffffffffffffff167f6f6c441f000000000000000000000000000000000000000000000000000000001790525a613d4a565b509050806144b05760028701546040517f6f6c441f0000000000000000000000000000000000000000000000000000000081527f933d80cc3e86bb038c529aad76192a87c6f1fa550b5cfed956ffd44148e915a99060200160405180910390a25f9350505050610bec565b6144cd876144bd8861395c565b6144c790856154a7565b87614b92565b86600201547fe0b74cd117db40f083d8bcb5ee44b1605c2d7c8b61d20d54b4487492a092cd3886846144fd610c24565b6145079190615464565b6040805192835260208301919091520160405180910390a2509295945050505050565b81546001830154600284015483515f936001600160a01b03908116931691908490614557908390836132c9565b9050856020015181111594508461459f5761457a8660200151875f01515f613077565b915061458a82875f01515f6132c9565b9050805f0361459f575f945050505050610bec565b6145ca83827f0000000000000000000000000000000000000000000000000000000000000000610f68565b6146f7576145f930827f0000000000000000000000000000000000000000000000000000000000000000610f68565b61462f576040517f1ea767e900000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6002808801545f8a815260106020526040812080547fffffffff000000000000000000000000000000000000000000000000000000001681556001810180547fffffffffffffffffffffffff00000000000000000000000000000000000000001690559092019190915591506146a630858461318a565b836001600160a01b0316887fe000b6cd1547fcb0a9544dd3cec71cc45c211f6db40958cd03ab06a9af619f04846040516146e291815260200190565b60405180910390a36001945050505050610bec565b8415614763575f88815260106020526040812080547fffffffff000000000000000000000000000000000000000000000000000000001681556001810180547fffffffffffffffffffffffff00000000000000000000000000000000000000001690556002015561477c565b81876002015f8282546147769190615464565b90915550505b6147863083612d9a565b80866020018181516147989190615464565b9052508551819087906147ac908390615464565b90525060408051838152602081018390526001600160a01b0380861692908716918b917f867c1807f8c4d33c93da55f05f02669e9273450083fe1c50fdced323d3661abd910160405180910390a460408051828152602081018490526001600160a01b03808716929086169133917ffbde797d201c681b91056529119e0b02407c7bb96a4a2c75c01fc9667232c8db910160405180910390a4505050509392505050565b5f61485a8361395c565b614862610c24565b61486c91906154a7565b84549091506148a8906001600160a01b037f00000000000000000000000000000000000000000000000000000000000000008116911684614c5d565b8354604051602481018490525f91614927916001600160a01b039091169060440160408051601f198184030181529190526020810180517bffffffffffffffffffffffffffffffffffffffffffffffffffffffff167f90ca796b000000000000000000000000000000000000000000000000000000001790525a613d4a565b509050806149c8578454614968906001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000811691165f614c5d565b60028501546040517f90ca796b0000000000000000000000000000000000000000000000000000000081527f933d80cc3e86bb038c529aad76192a87c6f1fa550b5cfed956ffd44148e915a9906020015b60405180910390a25050505050565b6149d3858385614b92565b60028501546040518481527fde78b95032d369ab4cf988531024de9c0fa180ff64b1b492a8851f5978d566b1906020016149b9565b6117db7f00000000000000000000000000000000000000000000000000000000000000008383614d09565b5f5f5f614a41866002015490565b8654909150865f614a5183615724565b9091555092506001811b8310614a6b57614a6b6041613f71565b82855f5b83811015614af0575f614a83600285615772565b1590508015614a9c5782614a9a8b60010184614afd565b555b614adc81614ab757614ab18b60010184614afd565b54614ab9565b835b82614ac45784614ad3565b614ad18c60020185614afd565b545b8a63ffffffff16565b600194851c94909350919091019050614a6f565b5092505050935093915050565b5f826139f261278384614b15845f9081526020902090565b0190565b6117db7f0000000000000000000000000000000000000000000000000000000000000000833084614d16565b6001600160a01b038216614b87576040517fec442f050000000000000000000000000000000000000000000000000000000081525f6004820152602401610db8565b6117db5f8383613e18565b82545f908190614baa906001600160a01b0316612fc6565b915091505f82614bba575f614bd5565b614bc38261395c565b614bcb610c24565b614bd591906154a7565b9050846004614be886600a612710612c8a565b614bf290846154a7565b614bfc91906154a7565b1015614c4b5760028601546040517f945860a800000000000000000000000000000000000000000000000000000000815260048101919091526024810186905260448101829052606401610db8565b614c558683613d7e565b505050505050565b614c698383835f614d65565b61271b57614c7a83835f6001614d65565b614cbb576040517f5274afe70000000000000000000000000000000000000000000000000000000081526001600160a01b0384166004820152602401610db8565b614cc88383836001614d65565b61271b576040517f5274afe70000000000000000000000000000000000000000000000000000000081526001600160a01b0384166004820152602401610db8565b614cc88383836001613f82565b614d24848484846001614dc8565b611d07576040517f5274afe70000000000000000000000000000000000000000000000000000000081526001600160a01b0385166004820152602401610db8565b6040517f095ea7b3000000000000000000000000000000000000000000000000000000005f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f51148316613ff1578383151615613fe5573d5f823e3d81fd5b6040517f23b872dd000000000000000000000000000000000000000000000000000000005f8181526001600160a01b038781166004528616602452604485905291602083606481808c5af1925060015f51148316614e3d578383151615614e31573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b60408051610120810182525f8082526020820181905291810182905290606082019081526020015f61ffff1681526020015f151581526020015f151581526020015f8152602001614ece6040518060e001604052805f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81525090565b905290565b6001600160a01b0381168114611119575f5ffd5b5f5f83601f840112614ef7575f5ffd5b50813567ffffffffffffffff811115614f0e575f5ffd5b6020830191508360208260051b8501011115613992575f5ffd5b803567ffffffffffffffff81168114614f3f575f5ffd5b919050565b5f5f5f5f60608587031215614f57575f5ffd5b8435614f6281614ed3565b9350602085013567ffffffffffffffff811115614f7d575f5ffd5b614f8987828801614ee7565b9094509250614f9c905060408601614f28565b905092959194509250565b602081525f82518060208401528060208501604085015e5f604082850101526040601f19601f83011684010191505092915050565b5f60208284031215614fec575f5ffd5b5035919050565b5f5f60408385031215615004575f5ffd5b823561500f81614ed3565b946020939093013593505050565b5f5f5f6060848603121561502f575f5ffd5b833561503a81614ed3565b9250602084013561504a81614ed3565b929592945050506040919091013590565b5f6020828403121561506b575f5ffd5b8135610bec81614ed3565b5f5f60408385031215615087575f5ffd5b8235915060208301356004811061509c575f5ffd5b809150509250929050565b5f5f604083850312156150b8575f5ffd5b82359150602083013561509c81614ed3565b5f5f5f606084860312156150dc575f5ffd5b8335925060208401356150ee81614ed3565b915060408401356150fe81614ed3565b809150509250925092565b5f5f6020838503121561511a575f5ffd5b823567ffffffffffffffff811115615130575f5ffd5b61513c85828601614ee7565b90969095509350505050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b600481106151aa577f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b9052565b602080825282518282018190525f918401906040840190835b818110156152be578351805184526001600160a01b0360208201511660208501526001600160a01b036040820151166040850152606081015161520d6060860182615175565b506080810151615223608086018261ffff169052565b5060a081015161523760a086018215159052565b5060c081015161524b60c086018215159052565b5060e081810151908501526101009081015180519185019190915260208082015161012086015260408201516101408601526060820151610160860152608082015161018086015260a08201516101a086015260c0909101516101c085015293909301926101e0909201916001016151c7565b509095945050505050565b5f5f604083850312156152da575f5ffd5b82356152e581614ed3565b91506152f360208401614f28565b90509250929050565b5f5f6040838503121561530d575f5ffd5b823561531881614ed3565b9150602083013561509c81614ed3565b803561ffff81168114614f3f575f5ffd5b5f5f5f5f5f6060868803121561534d575f5ffd5b853567ffffffffffffffff811115615363575f5ffd5b61536f88828901614ee7565b909650945050602086013567ffffffffffffffff81111561538e575f5ffd5b61539a88828901614ee7565b90945092506153ad905060408701615328565b90509295509295909350565b600181811c908216806153cd57607f821691505b602082108103615404577f4e487b71000000000000000000000000000000000000000000000000000000005f52602260045260245ffd5b50919050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603260045260245ffd5b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b81810381811115610af057610af0615437565b60ff8181168382160190811115610af057610af0615437565b5f602082840312156154a0575f5ffd5b5051919050565b80820180821115610af057610af0615437565b60208101610af08284615175565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b5f60208284031215615505575f5ffd5b8151610bec81614ed3565b5f60208284031215615520575f5ffd5b610bec82615328565b606081528460608201525f7f07ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff861115615560575f5ffd5b8560051b80886080850137820182810360809081016020850152810185905285905f9060a0015b868210156155b15761ffff61559b84615328565b1681526020928301926001929092019101615587565b61ffff8616604086015292506155c5915050565b9695505050505050565b5f67ffffffffffffffff821667ffffffffffffffff81036155f2576155f2615437565b60010192915050565b6001815b6001841115613d765780850481111561561a5761561a615437565b600184161561562857908102905b60019390931c9280026155ff565b5f8261564457506001610af0565b8161565057505f610af0565b816001811461566657600281146156705761568c565b6001915050610af0565b60ff84111561568157615681615437565b50506001821b610af0565b5060208310610133831016604e8410600b84101617156156af575081810a610af0565b6156bb5f1984846155fb565b805f19048211156156ce576156ce615437565b029392505050565b5f610bec60ff841683615636565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b5f8261571f5761571f6156e4565b500490565b5f5f19820361573557615735615437565b5060010190565b5f8161574a5761574a615437565b505f190190565b5f60ff831680615763576157636156e4565b8060ff84160691505092915050565b5f82615780576157806156e4565b50069056",
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
	if bytes.Equal(raw[:4], microVault.abi.Errors["NotRequestOwner"].ID.Bytes()[:4]) {
		return microVault.UnpackNotRequestOwnerError(raw[4:])
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
	if bytes.Equal(raw[:4], microVault.abi.Errors["SafeERC20FailedOperation"].ID.Bytes()[:4]) {
		return microVault.UnpackSafeERC20FailedOperationError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVault.abi.Errors["SourceReadable"].ID.Bytes()[:4]) {
		return microVault.UnpackSourceReadableError(raw[4:])
	}
	if bytes.Equal(raw[:4], microVault.abi.Errors["TooEarly"].ID.Bytes()[:4]) {
		return microVault.UnpackTooEarlyError(raw[4:])
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
