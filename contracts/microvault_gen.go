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
	ABI: "[{\"inputs\":[{\"components\":[{\"internalType\":\"string\",\"name\":\"name\",\"type\":\"string\"},{\"internalType\":\"string\",\"name\":\"symbol\",\"type\":\"string\"},{\"internalType\":\"address\",\"name\":\"asset\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"keeper\",\"type\":\"address\"},{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"id\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"source\",\"type\":\"address\"},{\"internalType\":\"enumAdapterFactory.Kind\",\"name\":\"kind\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"maxStepBps\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"maxNavAge\",\"type\":\"uint32\"}],\"internalType\":\"structAdapterFactory.Spec[]\",\"name\":\"sources\",\"type\":\"tuple[]\"}],\"internalType\":\"structMicroVault.Config\",\"name\":\"config\",\"type\":\"tuple\"},{\"internalType\":\"contractAdapterFactory\",\"name\":\"adapterFactory_\",\"type\":\"address\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"AlreadyListed\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"AssetRefused\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"expected\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"received\",\"type\":\"uint256\"}],\"name\":\"DepositShort\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"}],\"name\":\"DuplicateSource\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"allowance\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"needed\",\"type\":\"uint256\"}],\"name\":\"ERC20InsufficientAllowance\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"balance\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"needed\",\"type\":\"uint256\"}],\"name\":\"ERC20InsufficientBalance\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"approver\",\"type\":\"address\"}],\"name\":\"ERC20InvalidApprover\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"ERC20InvalidReceiver\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"}],\"name\":\"ERC20InvalidSender\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"}],\"name\":\"ERC20InvalidSpender\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"max\",\"type\":\"uint256\"}],\"name\":\"ERC4626ExceededMaxDeposit\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"max\",\"type\":\"uint256\"}],\"name\":\"ERC4626ExceededMaxMint\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"max\",\"type\":\"uint256\"}],\"name\":\"ERC4626ExceededMaxRedeem\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"max\",\"type\":\"uint256\"}],\"name\":\"ERC4626ExceededMaxWithdraw\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"LengthMismatch\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"index\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"length\",\"type\":\"uint256\"}],\"name\":\"MerkleTreeUpdateInvalidIndex\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"MerkleTreeUpdateInvalidProof\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"internalType\":\"uint256\",\"name\":\"before\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"afterwards\",\"type\":\"uint256\"}],\"name\":\"MoveLossy\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NavNotSound\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"caller\",\"type\":\"address\"}],\"name\":\"NotKeeper\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"NotListable\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"NotListed\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"}],\"name\":\"NotRequestOwner\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NothingToTake\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"OutOfGas\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"OwnableInvalidOwner\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"OwnableUnauthorizedAccount\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ReentrancyGuardReentrantCall\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"}],\"name\":\"SafeERC20FailedOperation\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"}],\"name\":\"SourceReadable\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"readyAt\",\"type\":\"uint256\"}],\"name\":\"TooEarly\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"TooManySources\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"}],\"name\":\"UnknownRequest\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"}],\"name\":\"UnknownSource\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"WrongProof\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"total\",\"type\":\"uint256\"}],\"name\":\"WrongTotal\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint64\",\"name\":\"expected\",\"type\":\"uint64\"},{\"internalType\":\"uint64\",\"name\":\"actual\",\"type\":\"uint64\"}],\"name\":\"WrongVersion\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ZeroReceiver\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ZeroShares\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"}],\"name\":\"ZeroTarget\",\"type\":\"error\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"Approval\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"Claimed\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"Deposit\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"Entered\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"received\",\"type\":\"uint256\"}],\"name\":\"Exited\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"address\",\"name\":\"keeper\",\"type\":\"address\"}],\"name\":\"KeeperSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"enumMicroVault.Mode\",\"name\":\"mode\",\"type\":\"uint8\"}],\"name\":\"ModeSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"}],\"name\":\"NavAccepted\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"worth\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"navAt\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"bool\",\"name\":\"sound\",\"type\":\"bool\"}],\"name\":\"NavObserved\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"previousOwner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"OwnershipTransferStarted\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"previousOwner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"OwnershipTransferred\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"totalAssets\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"idle\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"queuedShares\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"bool\",\"name\":\"sound\",\"type\":\"bool\"}],\"name\":\"Rebalanced\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"RedeemPaid\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"RedeemRequested\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"RedeemReturned\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"remaining\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"remainingId\",\"type\":\"uint256\"}],\"name\":\"RedeemedInKind\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"uint64\",\"name\":\"version\",\"type\":\"uint64\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"bool\",\"name\":\"listed\",\"type\":\"bool\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"index\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"bytes32\",\"name\":\"root\",\"type\":\"bytes32\"}],\"name\":\"ShareholderSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"adapter\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"source\",\"type\":\"address\"}],\"name\":\"SourceAdded\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"bytes4\",\"name\":\"order\",\"type\":\"bytes4\"}],\"name\":\"SourceRefused\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"bytes32[]\",\"name\":\"sourceIds\",\"type\":\"bytes32[]\"},{\"indexed\":false,\"internalType\":\"uint16[]\",\"name\":\"targetsBps\",\"type\":\"uint16[]\"},{\"indexed\":false,\"internalType\":\"uint16\",\"name\":\"idleTargetBps\",\"type\":\"uint16\"}],\"name\":\"StrategySet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"},{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"address\",\"name\":\"source\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"units\",\"type\":\"uint256\"}],\"name\":\"TakenInKind\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"from\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"Transfer\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"Withdraw\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"lastWorth\",\"type\":\"uint256\"}],\"name\":\"WrittenOff\",\"type\":\"event\"},{\"inputs\":[],\"name\":\"IN_KIND_AFTER\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"}],\"name\":\"acceptNav\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"acceptOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"adapterFactory\",\"outputs\":[{\"internalType\":\"contractAdapterFactory\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"expectedVersion\",\"type\":\"uint64\"}],\"name\":\"addShareholder\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"id\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"source\",\"type\":\"address\"},{\"internalType\":\"enumAdapterFactory.Kind\",\"name\":\"kind\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"maxStepBps\",\"type\":\"uint16\"},{\"internalType\":\"uint32\",\"name\":\"maxNavAge\",\"type\":\"uint32\"}],\"internalType\":\"structAdapterFactory.Spec\",\"name\":\"spec\",\"type\":\"tuple\"}],\"name\":\"addSource\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"}],\"name\":\"allowance\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"approve\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"asset\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"balanceOf\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"convertToAssets\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"convertToShares\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"decimals\",\"outputs\":[{\"internalType\":\"uint8\",\"name\":\"\",\"type\":\"uint8\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"deposit\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"idle\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"idleTargetBps\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"bps\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"isShareholder\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"keeper\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"leafIndex\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"leafOf\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"maxDeposit\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"maxMint\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"maxRedeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"maxWithdraw\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"mint\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"name\",\"outputs\":[{\"internalType\":\"string\",\"name\":\"\",\"type\":\"string\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"navIsSound\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"observe\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"owner\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"count\",\"type\":\"uint256\"}],\"name\":\"payQueue\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"pendingOwner\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"previewDeposit\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"previewMint\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"previewRedeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"previewWithdraw\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"queueHead\",\"outputs\":[{\"internalType\":\"uint128\",\"name\":\"\",\"type\":\"uint128\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"queueRedeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"queueTail\",\"outputs\":[{\"internalType\":\"uint128\",\"name\":\"\",\"type\":\"uint128\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"queuedShares\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32[]\",\"name\":\"ids\",\"type\":\"bytes32[]\"}],\"name\":\"rebalance\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"redeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"}],\"name\":\"redeemInKind\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"}],\"name\":\"redeemRequest\",\"outputs\":[{\"components\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"uint64\",\"name\":\"requestedAt\",\"type\":\"uint64\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"internalType\":\"structMicroVault.Request\",\"name\":\"\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"},{\"internalType\":\"bytes32[]\",\"name\":\"proof\",\"type\":\"bytes32[]\"},{\"internalType\":\"uint64\",\"name\":\"expectedVersion\",\"type\":\"uint64\"}],\"name\":\"removeShareholder\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"renounceOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"root\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"keeper_\",\"type\":\"address\"}],\"name\":\"setKeeper\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"},{\"internalType\":\"enumMicroVault.Mode\",\"name\":\"mode\",\"type\":\"uint8\"}],\"name\":\"setMode\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32[]\",\"name\":\"ids\",\"type\":\"bytes32[]\"},{\"internalType\":\"uint16[]\",\"name\":\"targetsBps\",\"type\":\"uint16[]\"},{\"internalType\":\"uint16\",\"name\":\"idleBps\",\"type\":\"uint16\"}],\"name\":\"setStrategy\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"sources\",\"outputs\":[{\"components\":[{\"internalType\":\"bytes32\",\"name\":\"id\",\"type\":\"bytes32\"},{\"internalType\":\"address\",\"name\":\"adapter\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"source\",\"type\":\"address\"},{\"internalType\":\"enumMicroVault.Mode\",\"name\":\"mode\",\"type\":\"uint8\"},{\"internalType\":\"uint16\",\"name\":\"targetBps\",\"type\":\"uint16\"},{\"internalType\":\"bool\",\"name\":\"writtenOff\",\"type\":\"bool\"},{\"internalType\":\"bool\",\"name\":\"readable\",\"type\":\"bool\"},{\"internalType\":\"uint256\",\"name\":\"worth\",\"type\":\"uint256\"},{\"components\":[{\"internalType\":\"uint256\",\"name\":\"held\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"units\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"pendingIn\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"pendingOut\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"claimable\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"navAt\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"sound\",\"type\":\"uint256\"}],\"internalType\":\"structISourceAdapter.Position\",\"name\":\"position\",\"type\":\"tuple\"}],\"internalType\":\"structMicroVault.SourceView[]\",\"name\":\"list\",\"type\":\"tuple[]\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"symbol\",\"outputs\":[{\"internalType\":\"string\",\"name\":\"\",\"type\":\"string\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"totalAssets\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"totalSupply\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"transfer\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"from\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"transferFrom\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"transferOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"version\",\"outputs\":[{\"internalType\":\"uint64\",\"name\":\"\",\"type\":\"uint64\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"withdraw\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bytes32\",\"name\":\"sourceId\",\"type\":\"bytes32\"}],\"name\":\"writeOff\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"}]",
	ID:  "MicroVault",
	Bin: "0x60e060405234801561000f575f5ffd5b5060405161651438038061651483398101604081905261002e916106a9565b6060820151604083015183516020850151600361004b838261083b565b506004610058828261083b565b5050505f5f61006c8361018260201b60201c565b915091508161007c57601261007e565b805b60ff1660a05250506001600160a01b0390811660805281166100ba57604051631e4fbdf760e01b81525f60048201526024015b60405180910390fd5b6100c3816101b5565b506001600160a01b03811660c0526100de600d60105f6101d1565b6008556080820151600780546001600160a01b0319166001600160a01b0390921691821790556040519081527fdc3dba1d64dd67c0dc8b12621edd0c6ca4303a9073c3a8fcac38115e73d67b6b9060200160405180910390a15f5b8260a001515181101561017a576101728360a00151828151811061015f5761015f6108f9565b60200260200101516101ef60201b60201c565b600101610139565b50505061099d565b63313ce56760e01b5f818152908190602082600481875afa5f51601f3d1190911661010082101695908602945092505050565b600680546001600160a01b03191690556101ce8161039b565b50565b5f6101e78484846123cf6103ec60201b1761041b565b949350505050565b80515f908152600b602052604090205415610223578051604051631ab3cc5360e11b815260048101919091526024016100b1565b600a54600f19016102475760405163d1dd60d560e01b815260040160405180910390fd5b60c0515f906001600160a01b031663e5965f1261026360805190565b846040518363ffffffff1660e01b815260040161028192919061090d565b6020604051808303815f875af115801561029d573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906102c19190610982565b600a80546001810182555f8281527fc65a7bb8d6351c1cf70c95a316cc6a92839c986682d98bc35f958f4883f9d2a8600390920291820180546001600160a01b0319166001600160a01b03868116918217835588517fc65a7bb8d6351c1cf70c95a316cc6a92839c986682d98bc35f958f4883f9d2aa9095018590559454938352600b6020908152604093849020949094558751848901518451928352909516938101939093529394507f39b15bdae815ce9ddef4569d0d80a0f730ba3c4f9bd836b0df9f2ce6348bae84910160405180910390a2505050565b600580546001600160a01b038381166001600160a01b0319831681179093556040519116919082907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0905f90a35050565b5f818310610406575f828152602084905260409020610414565b5f8381526020839052604090205b9392505050565b60ff83166001850181905560028501555f82815b8560ff1681101561045f5781610448600289018361046d565b556104558280602087901c565b915060010161042f565b505f86559050949350505050565b5f826101e761048984610485845f9081526020902090565b0190565b90565b634e487b7160e01b5f52604160045260245ffd5b60405160a081016001600160401b03811182821017156104c2576104c261048c565b60405290565b60405160c081016001600160401b03811182821017156104c2576104c261048c565b604051601f8201601f191681016001600160401b03811182821017156105125761051261048c565b604052919050565b5f82601f830112610529575f5ffd5b81516001600160401b038111156105425761054261048c565b610555601f8201601f19166020016104ea565b818152846020838601011115610569575f5ffd5b8160208501602083015e5f918101602001919091529392505050565b6001600160a01b03811681146101ce575f5ffd5b80516105a481610585565b919050565b805163ffffffff811681146105a4575f5ffd5b5f82601f8301126105cb575f5ffd5b81516001600160401b038111156105e4576105e461048c565b6105f360208260051b016104ea565b80828252602082019150602060a08402860101925085831115610614575f5ffd5b602085015b8381101561069f5760a08188031215610630575f5ffd5b6106386104a0565b81518152602082015161064a81610585565b6020820152604082015160028110610660575f5ffd5b6040820152606082015161ffff81168114610679575f5ffd5b606082015261068a608083016105a9565b6080820152835260209092019160a001610619565b5095945050505050565b5f5f604083850312156106ba575f5ffd5b82516001600160401b038111156106cf575f5ffd5b830160c081860312156106e0575f5ffd5b6106e86104c8565b81516001600160401b038111156106fd575f5ffd5b6107098782850161051a565b82525060208201516001600160401b03811115610724575f5ffd5b6107308782850161051a565b60208301525061074260408301610599565b604082015261075360608301610599565b606082015261076460808301610599565b608082015260a08201516001600160401b03811115610781575f5ffd5b61078d878285016105bc565b60a08301525092506107a3905060208401610599565b90509250929050565b600181811c908216806107c057607f821691505b6020821081036107de57634e487b7160e01b5f52602260045260245ffd5b50919050565b601f821115610836578282111561083657805f5260205f20601f840160051c602085101561080f57505f5b90810190601f840160051c035f5b81811015610832575f8382015560010161081d565b5050505b505050565b81516001600160401b038111156108545761085461048c565b6108688161086284546107ac565b846107e4565b6020601f82116001811461089a575f83156108835750848201515b5f19600385901b1c1916600184901b1784556108f2565b5f84815260208120601f198516915b828110156108c957878501518255602094850194600190920191016108a9565b50848210156108e657868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b634e487b7160e01b5f52603260045260245ffd5b6001600160a01b03838116825282516020808401919091528301511660408083019190915282015160c08201906002811061095657634e487b7160e01b5f52602160045260245ffd5b8060608401525061ffff606084015116608083015263ffffffff60808401511660a08301529392505050565b5f60208284031215610992575f5ffd5b815161041481610585565b60805160a05160c051615b07610a0d5f395f818161089001526131cf01525f610ce801525f818161056701528181610d140152818161105901528181613204015281816147bd015281816147ec01528181614a9801528181614b6101528181614c2a0152614d3b0152615b075ff3fe608060405234801561000f575f5ffd5b5060043610610388575f3560e01c806394bf804d116101df578063c63d75b611610109578063d905777e116100a9578063ef8b30f711610079578063ef8b30f71461082d578063eff4aaed1461092b578063f2fde38b1461093e578063fd6bc54714610951575f5ffd5b8063d905777e146108c6578063dd62ed3e146108d9578063e30c397814610911578063ebf0c71714610922575f5ffd5b8063cbafd3c2116100e4578063cbafd3c214610848578063ce96cb7714610878578063d67cd5b41461088b578063d83ad00c146108b2575f5ffd5b8063c63d75b61461081a578063c6e6f5921461082d578063c71eeecb14610840575f5ffd5b8063b3d7f6b91161017f578063b8c3c3e81161014f578063b8c3c3e8146107ce578063b9ce8e4a146107e1578063ba087652146107f4578063c327ca9f14610807575f5ffd5b8063b3d7f6b914610769578063b460af941461077c578063b6aff92d1461078f578063b89a73cb146107a4575f5ffd5b80639ad82aa0116101ba5780639ad82aa01461071d578063a9059cbb14610730578063aced166114610743578063aeea4a1e14610756575f5ffd5b806394bf804d146106c557806395d89b41146106d857806396523644146106e0575f5ffd5b806338d52e0f116102c0578063650f9d0911610260578063715018a611610230578063715018a614610691578063748747e61461069957806379ba5097146106ac5780638da5cb5b146106b4575f5ffd5b8063650f9d091461063057806365eb5115146106435780636e553f651461065657806370a0823114610669575f5ffd5b80634f4246181161029b5780634f424618146105b257806352a4d757146105c557806354fd4d50146105d85780635eaf207b1461061d575f5ffd5b806338d52e0f14610565578063402d267d1461059f5780634cdad506146103d1575f5ffd5b80631677018d1161032b57806323b872dd1161030657806323b872dd14610526578063313ce567146105395780633192164f1461055357806334384a791461055b575f5ffd5b80631677018d1461042257806318160ddd1461042a57806321ff4d0314610432575f5ffd5b806307a2d13a1161036657806307a2d13a146103d1578063095ea7b3146103e45780630a28a4771461040757806314fc78fc1461041a575f5ffd5b806301e1d1141461038c57806306243b65146103a757806306fdde03146103bc575b5f5ffd5b6103946109af565b6040519081526020015b60405180910390f35b6103ba6103b5366004615164565b6109c6565b005b6103c4610b42565b60405161039e91906151c7565b6103946103df3660046151fc565b610bd2565b6103f76103f2366004615213565b610be3565b604051901515815260200161039e565b6103946104153660046151fc565b610bfa565b6103ba610c06565b610394610c54565b600254610394565b6104d36104403660046151fc565b604080516080810182525f808252602082018190529181018290526060810191909152505f90815260106020908152604091829020825160808101845281546001600160a01b0380821683527401000000000000000000000000000000000000000090910467ffffffffffffffff1693820193909352600182015490921692820192909252600290910154606082015290565b60405161039e91905f6080820190506001600160a01b03835116825267ffffffffffffffff60208401511660208301526001600160a01b0360408401511660408301526060830151606083015292915050565b6103f761053436600461523d565b610cbb565b610541610ce0565b60405160ff909116815260200161039e565b610394610d11565b61039462093a8081565b7f00000000000000000000000000000000000000000000000000000000000000005b6040516001600160a01b03909116815260200161039e565b6103946105ad36600461527b565b610db4565b6103ba6105c03660046151fc565b610dfc565b6103ba6105d33660046151fc565b61122f565b6007546106049074010000000000000000000000000000000000000000900467ffffffffffffffff1681565b60405167ffffffffffffffff909116815260200161039e565b61039461062b36600461527b565b61135d565b6103ba61063e366004615296565b6113c4565b6103ba6106513660046152af565b6113f3565b6103946106643660046152e0565b611492565b61039461067736600461527b565b6001600160a01b03165f9081526020819052604090205490565b6103ba611530565b6103ba6106a736600461527b565b611541565b6103ba6115b5565b6005546001600160a01b0316610587565b6103946106d33660046152e0565b61160f565b6103c46116a4565b6009546106fc906fffffffffffffffffffffffffffffffff1681565b6040516fffffffffffffffffffffffffffffffff909116815260200161039e565b61039461072b366004615303565b6116b3565b6103f761073e366004615213565b611770565b600754610587906001600160a01b031681565b6103ba610764366004615342565b61177d565b6103946107773660046151fc565b6118ce565b61039461078a366004615303565b6118da565b6107976119a7565b60405161039e91906153c2565b6103f76107b236600461527b565b6001600160a01b03165f908152600c6020526040902054151590565b6103ba6107dc3660046151fc565b611c5d565b6103ba6107ef3660046154dd565b611ca4565b610394610802366004615303565b611e03565b6103ba6108153660046151fc565b611e94565b61039461082836600461527b565b611f5f565b61039461083b3660046151fc565b611f69565b6103f7611f74565b6009546106fc9070010000000000000000000000000000000090046fffffffffffffffffffffffffffffffff1681565b61039461088636600461527b565b611f8e565b6105877f000000000000000000000000000000000000000000000000000000000000000081565b305f90815260208190526040902054610394565b6103946108d436600461527b565b611ffd565b6103946108e7366004615510565b6001600160a01b039182165f90815260016020908152604080832093909416825291909152205490565b6006546001600160a01b0316610587565b61039460085481565b6103ba61093936600461554d565b612035565b6103ba61094c36600461527b565b612346565b61039461095f36600461527b565b604080516001600160a01b03831660208201525f910160408051601f1981840301815282825280516020918201209083015201604051602081830303815290604052805190602001209050919050565b5f6109b86123f8565b6109c0612451565b51905090565b6109ce6125d1565b6001600160a01b0384165f908152600c6020526040902054806109f0816155fa565b91505f03610a3a576040517f5d35c4290000000000000000000000000000000000000000000000000000000081526001600160a01b03861660048201526024015b60405180910390fd5b5f5f610ad183610a9489604080516001600160a01b03831660208201525f910160408051601f1981840301815282825280516020918201209083015201604051602081830303815290604052805190602001209050919050565b604080516020808b0282810182019093528a82525f928c918c9182918501908490808284375f92019190915250600d969594939250506126179050565b915091506008548214610b10576040517f923983b900000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6001600160a01b0387165f908152600c60205260408120819055610b3990859089908685612637565b50505050505050565b606060038054610b519061560f565b80601f0160208091040260200160405190810160405280929190818152602001828054610b7d9061560f565b8015610bc85780601f10610b9f57610100808354040283529160200191610bc8565b820191905f5260205f20905b815481529060010190602001808311610bab57829003601f168201915b5050505050905090565b5f610bdd825f612775565b92915050565b5f33610bf08185856127ae565b5060019392505050565b5f610bdd8260016127c0565b610c0e6127f0565b5f5b600a54811015610c4957610c41600a8281548110610c3057610c30615660565b905f5260205f20906003020161282c565b600101610c10565b50610c5261292d565b565b6127105f5b600a54811015610cb757600a8181548110610c7657610c76615660565b5f918252602090912060039091020154610cad907501000000000000000000000000000000000000000000900461ffff168361568d565b9150600101610c59565b5090565b5f33610cc8858285612957565b610cd38585856129e6565b60019150505b9392505050565b5f610d0c60067f00000000000000000000000000000000000000000000000000000000000000006156a0565b905090565b5f7f00000000000000000000000000000000000000000000000000000000000000006040517f70a082310000000000000000000000000000000000000000000000000000000081523060048201526001600160a01b0391909116906370a0823190602401602060405180830381865afa158015610d90573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610d0c91906156b9565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c610df557610df082610de7612451565b60800151612a75565b610bdd565b5f92915050565b610e046127f0565b5f818152601060209081526040808320815160808101835281546001600160a01b0380821683527401000000000000000000000000000000000000000090910467ffffffffffffffff16948201949094526001820154909316918301919091526002015460608201819052909103610eab576040517f1f79bbe700000000000000000000000000000000000000000000000000000000815260048101839052602401610a31565b80516001600160a01b03163314610ef1576040517fb4a2c39b00000000000000000000000000000000000000000000000000000000815260048101839052602401610a31565b5f62093a80826020015167ffffffffffffffff16610f0f91906156d0565b905080421015610f4e576040517f2a35a32400000000000000000000000000000000000000000000000000000000815260048101829052602401610a31565b5f83815260106020526040812080547fffffffff000000000000000000000000000000000000000000000000000000001681556001810180547fffffffffffffffffffffffff0000000000000000000000000000000000000000169055600201819055610fba60025490565b90505f610fc5610d11565b9050805f805b600a5481101561102b575f5f6110018a600a8581548110610fee57610fee615660565b905f5260205f2090600302018b8a612aac565b909250905061101082866156d0565b945061101c81856156d0565b93505050806001019050610fcb565b5060608601515f9061103f90859087612cf7565b90505f8111801561108b575061108b87604001518261107b7f000000000000000000000000000000000000000000000000000000000000000090565b6001600160a01b03169190612da7565b156110a15761109a84836156d0565b91506110a4565b505f5b811580156110b157505f83115b156110e8576040517ff63c274200000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f83156111065760608801516111019084866001612dbc565b61110c565b87606001515b90506111183082612e07565b5f818960600151611129919061568d565b90505f8115611149576111448a5f01518b6040015184612e54565b61114b565b5f5b6040808c01518c51825187815260208101899052928301869052606083018490529293506001600160a01b039081169216908d907f36e66efe5c77842c5020e777e7b42a47c44d7f19f971e2d0e2eff111e563ef1a9060800160405180910390a4831561121a57895f01516001600160a01b03168a604001516001600160a01b0316336001600160a01b03167ffbde797d201c681b91056529119e0b02407c7bb96a4a2c75c01fc9667232c8db8787604051611211929190918252602082015260400190565b60405180910390a45b5050505050505050505061122c61292d565b50565b6112376125d1565b61123f6127f0565b5f61124982612fd1565b80549091505f90611262906001600160a01b031661304c565b509050808061128d5750815477010000000000000000000000000000000000000000000000900460ff165b156112c7576040517fbbc4358700000000000000000000000000000000000000000000000000000000815260048101849052602401610a31565b60018201546040516fffffffffffffffffffffffffffffffff909116815283907fd9a0b59ecb1e0eb38da918347a8508e94a1a0f3b23b7539911f5bbb92192dc7c9060200160405180910390a25080547fffffffffffffffff00000000ffffffffffffffffffffffffffffffffffffffff167701000003000000000000000000000000000000000000000017905561122c61292d565b6001600160a01b0381165f908152600c60205260408120548082036113b9576040517f5d35c4290000000000000000000000000000000000000000000000000000000081526001600160a01b0384166004820152602401610a31565b610cd960018261568d565b6113cc6125d1565b6113d46127f0565b6113eb6113e636839003830183615731565b6130fd565b61122c61292d565b6113fb6125d1565b8061140583612fd1565b80547fffffffffffffffffffffff00ffffffffffffffffffffffffffffffffffffffff167401000000000000000000000000000000000000000083600381111561145157611451615381565b0217905550817f904fe84dccea00d8df7793980f8c6e4b8a97f545e70cf944cc801bd08f0672678260405161148691906157dd565b60405180910390a25050565b5f61149b6127f0565b5f6114a4612451565b90505f6114b5848360800151612a75565b90508085111561150a576040517f79012fb20000000000000000000000000000000000000000000000000000000081526001600160a01b03851660048201526024810186905260448101829052606401610a31565b61151885835f01515f613361565b925061152633858786613390565b5050610bdd61292d565b6115386125d1565b610c525f613463565b6115496125d1565b600780547fffffffffffffffffffffffff0000000000000000000000000000000000000000166001600160a01b0383169081179091556040519081527fdc3dba1d64dd67c0dc8b12621edd0c6ca4303a9073c3a8fcac38115e73d67b6b9060200160405180910390a150565b60065433906001600160a01b03168114611606576040517f118cdaa70000000000000000000000000000000000000000000000000000000081526001600160a01b0382166004820152602401610a31565b61122c81613463565b5f6116186127f0565b5f611621612451565b90505f611632848360800151612a75565b905080851115611687576040517f284ff6670000000000000000000000000000000000000000000000000000000081526001600160a01b03851660048201526024810186905260448101829052606401610a31565b61169685835f01516001613494565b925061152633858588613390565b606060048054610b519061560f565b5f6116bc6127f0565b6001600160a01b0383166116fc576040517f6ba9ecd800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b835f03611735576040517f9811e0c700000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b336001600160a01b0383161461175057611750823386612957565b61175b8230866134ba565b611766828486612e54565b9050610cd961292d565b5f33610bf08185856129e6565b6117856127f0565b6007546001600160a01b031633146117cb576040517fccf79b67000000000000000000000000000000000000000000000000000000008152336004820152602401610a31565b5f5b81811015611814575f6117f78484848181106117eb576117eb615660565b90506020020135612fd1565b9050611802816135f9565b61180b8161282c565b506001016117cd565b505f61181e612451565b90508060800151156118555761183583838361372f565b61183f60106138f7565b5061184a8383613a7b565b611852612451565b90505b7f2fe8d5cd7f57e0c1fc9db40aa037f8605555a59df7851e8b27b23789af0ace0b815f01518260200151611894305f9081526020819052604090205490565b6080808601516040805195865260208601949094529284019190915290151560608301520160405180910390a1506118ca61292d565b5050565b5f610bdd826001612775565b5f6118e36127f0565b5f6118ec612451565b90505f61192a6118fb83613cab565b61192461191c876001600160a01b03165f9081526020819052604090205490565b85515f613494565b90613cd5565b90508086111561197f576040517ffe9cceec0000000000000000000000000000000000000000000000000000000081526001600160a01b03851660048201526024810187905260448101829052606401610a31565b61198e86835f01516001613361565b925061199d3386868987613ce4565b5050610cd961292d565b60606119b16123f8565b600a5467ffffffffffffffff8111156119cc576119cc6156e3565b604051908082528060200260200182016040528015611a0557816020015b6119f2615063565b8152602001906001900390816119ea5790505b5090505f5b8151811015610cb7575f600a8281548110611a2757611a27615660565b905f5260205f20906003020190505f838381518110611a4857611a48615660565b60209081029190910181015160028401548454919350916001600160a01b0382169174010000000000000000000000000000000000000000900460ff16908490810160608201836003811115611aa057611aa0615381565b6003811115611ab157611ab1615381565b90526001600160a01b039384169052929092528354604080517f67e828bf000000000000000000000000000000000000000000000000000000008152905161ffff7501000000000000000000000000000000000000000000840416945060ff770100000000000000000000000000000000000000000000008404169392909216916367e828bf916004808201926020929091908290030181865afa158015611b5b573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611b7f91906157eb565b6001600160a01b03908116604085015290151560a084015261ffff90911660808301528254611bae911661304c565b610100830152151560c08201819052611bf65760018201546101008201517001000000000000000000000000000000009091046fffffffffffffffffffffffffffffffff1690525b815477010000000000000000000000000000000000000000000000900460ff16611c53578060c00151611c3f5760018201546fffffffffffffffffffffffffffffffff16611c4d565b611c4d816101000151613d83565b60e08201525b5050600101611a0a565b611c656127f0565b611c6e816138f7565b6113eb576040517f6c9ad2d500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b611cac6125d1565b6001600160a01b0382161580611cca57506001600160a01b03821630145b15611d0c576040517faa4ace610000000000000000000000000000000000000000000000000000000081526001600160a01b0383166004820152602401610a31565b6001600160a01b0382165f908152600c602052604090205415611d66576040517f19cd45950000000000000000000000000000000000000000000000000000000081526001600160a01b0383166004820152602401610a31565b5f5f611dc7611dbf85604080516001600160a01b03831660208201525f910160408051601f1981840301815282825280516020918201209083015201604051602081830303815290604052805190602001209050919050565b600d90613da5565b9092509050611dd78260016156d0565b6001600160a01b0385165f908152600c6020526040902055611dfd838560018585612637565b50505050565b5f611e0c6127f0565b5f611e15612451565b90505f611e228483613dc0565b905080861115611e77576040517fb94abeec0000000000000000000000000000000000000000000000000000000081526001600160a01b03851660048201526024810187905260448101829052606401610a31565b611e8586835f01515f613494565b925061199d338686868a613ce4565b611e9c6125d1565b611ea46127f0565b5f611eae82612fd1565b8054604080517fd77ae2b600000000000000000000000000000000000000000000000000000000815290519293506001600160a01b039091169163d77ae2b6916004808201925f9290919082900301818387803b158015611f0d575f5ffd5b505af1158015611f1f573d5f5f3e3d5ffd5b50506040518492507f9b55c9088cf1e2c67f0a5ec106e294f0bcb6dee6b0c3c953e6b52b26787f61e691505f90a2611f568161282c565b5061122c61292d565b5f610bdd82610db4565b5f610bdd825f6127c0565b5f611f7d6123f8565b611f85612451565b60800151905090565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c15611fbd57505f919050565b5f611fc6612451565b9050610cd9611fd482613cab565b611924611ff5866001600160a01b03165f9081526020819052604090205490565b84515f613494565b5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c610df557610df082612030612451565b613dc0565b61203d6125d1565b838214612076576040517fff633a3800000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f5b600a548110156120f8575f600a828154811061209657612096615660565b5f9182526020909120600390910201805461ffff929092167501000000000000000000000000000000000000000000027fffffffffffffffffff0000ffffffffffffffffffffffffffffffffffffffffff909216919091179055600101612078565b5061ffff81165f5b858110156122c0575f61211e8888848181106117eb576117eb615660565b905085858381811061213257612132615660565b90506020020160208101906121479190615806565b61ffff165f0361219f5787878381811061216357612163615660565b905060200201356040517f4845d81f000000000000000000000000000000000000000000000000000000008152600401610a3191815260200190565b80547501000000000000000000000000000000000000000000900461ffff1615612211578787838181106121d5576121d5615660565b905060200201356040517f356798a6000000000000000000000000000000000000000000000000000000008152600401610a3191815260200190565b85858381811061222357612223615660565b90506020020160208101906122389190615806565b815461ffff919091167501000000000000000000000000000000000000000000027fffffffffffffffffff0000ffffffffffffffffffffffffffffffffffffffffff90911617815585858381811061229257612292615660565b90506020020160208101906122a79190615806565b6122b59061ffff16846156d0565b925050600101612100565b5061271081146122ff576040517f408935fd00000000000000000000000000000000000000000000000000000000815260048101829052602401610a31565b7f80e25cfe55605c4a844de9038ded5ea86f2d520c58bada190c76a8a41843d388868686868660405161233695949392919061581f565b60405180910390a1505050505050565b61234e6125d1565b600680546001600160a01b0383167fffffffffffffffffffffffff000000000000000000000000000000000000000090911681179091556123976005546001600160a01b031690565b6001600160a01b03167f38d16b8cac22d99fc7c124b9cd0de2d3fa1faef420bfe791d8c362d765e2270060405160405180910390a350565b5f8183106123e9575f828152602084905260409020610cd9565b505f9182526020526040902090565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c15610c52576040517f3ee5aeb500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6124806040518060a001604052805f81526020015f81526020015f81526020015f81526020015f151581525090565b612488610d11565b602082018190528152426060820152600160808201525f5b600a54811015610cb7575f600a82815481106124be576124be615660565b5f9182526020909120600390910201805490915077010000000000000000000000000000000000000000000000900460ff16156124fb57506125c9565b80545f908190612513906001600160a01b031661304c565b915091508161255757600183015485516fffffffffffffffffffffffffffffffff9091169086906125459083906156d0565b905250505f6080850152506125c99050565b61256081613d83565b8551869061256f9083906156d0565b9052506080810151606082015161258691906156d0565b8560400181815161259791906156d0565b90525060a081015160608601516125ad91613cd5565b606086015260c08101516001146125c5575f60808601525b5050505b6001016124a0565b6005546001600160a01b03163314610c52576040517f118cdaa7000000000000000000000000000000000000000000000000000000008152336004820152602401610a31565b5f5f61262987878787876123cf613e11565b915091509550959350505050565b60075467ffffffffffffffff8681167401000000000000000000000000000000000000000090920416146126c8576007546040517fe8901d0d00000000000000000000000000000000000000000000000000000000815267ffffffffffffffff8781166004830152740100000000000000000000000000000000000000009092049091166024820152604401610a31565b6008819055600780546001600160a01b038616919060149061270b9074010000000000000000000000000000000000000000900467ffffffffffffffff166158c5565b825467ffffffffffffffff9182166101009390930a8381029202191617909155604080518615158152602081018690529081018490527f3f0859155607d360997b19b7781c6bf77c790db06082670fd2e03e54bb3914989060600160405180910390a35050505050565b5f610cd96127816109af565b61278c9060016156d0565b6127986006600a6159cc565b6002546127a591906156d0565b85919085612dbc565b6127bb8383836001613f79565b505050565b5f610cd96127d06006600a6159cc565b6002546127dd91906156d0565b6127e56109af565b6127a59060016156d0565b6127f86123f8565b610c5260017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00612826565b90565b9061407d565b80546040805160048152602481019091526020810180517bffffffffffffffffffffffffffffffffffffffffffffffffffffffff167f14fc78fc000000000000000000000000000000000000000000000000000000001790525f916128a0916001600160a01b0390911690620f4240614084565b509050806129015760028201546040517f14fc78fc0000000000000000000000000000000000000000000000000000000081527f933d80cc3e86bb038c529aad76192a87c6f1fa550b5cfed956ffd44148e915a99060200160405180910390a25b81545f908190612919906001600160a01b031661304c565b915091508115611dfd57611dfd84826140b8565b610c525f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00612826565b6001600160a01b038381165f908152600160209081526040808320938616835292905220545f19811015611dfd57818110156129d8576040517ffb8f41b20000000000000000000000000000000000000000000000000000000081526001600160a01b03841660048201526024810182905260448101839052606401610a31565b611dfd84848484035f613f79565b6001600160a01b038316612a28576040517f96c6fd1e0000000000000000000000000000000000000000000000000000000081525f6004820152602401610a31565b6001600160a01b038216612a6a576040517fec442f050000000000000000000000000000000000000000000000000000000081525f6004820152602401610a31565b6127bb83838361414c565b5f818015612a9957506001600160a01b0383165f908152600c602052604090205415155b612aa3575f610cd9565b505f1992915050565b5f5f5f612ab8866141c6565b87546040805160048152602481019091526020810180517bffffffffffffffffffffffffffffffffffffffffffffffffffffffff167f976a8435000000000000000000000000000000000000000000000000000000001790529295509092505f91612b30916001600160a01b031690620f4240614084565b885460408981015160608b015191516001600160a01b0391821660248201526044810192909252606482018a90529294505f93508392612bd092169060840160408051601f198184030181529190526020810180517bffffffffffffffffffffffffffffffffffffffffffffffffffffffff167ff297be66000000000000000000000000000000000000000000000000000000001790526216e360614084565b91509150811580612bdf575080155b15612bf157505f9350612cee92505050565b612c2a612c2382612c1b84612c158d606001518d8a612cf79092919063ffffffff16565b90614265565b879190612cf7565b8590613cd5565b945088600201548a7fbf86a275698f7e4b0e7237f7685d537556af1d3c6861c7618cfaa3ccdb7729838b5f015f9054906101000a90046001600160a01b03166001600160a01b03166367e828bf6040518163ffffffff1660e01b8152600401602060405180830381865afa158015612ca4573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190612cc891906157eb565b604080516001600160a01b039092168252602082018690520160405180910390a3505050505b94509492505050565b5f5f5f612d048686614274565b91509150815f03612d2857838181612d1e57612d1e6159da565b0492505050610cd9565b818411612d3f57612d3f6003851502601118614290565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150509392505050565b5f612db48484845f6142a1565b949350505050565b5f612de9612dc98361431c565b8015612de457505f8480612ddf57612ddf6159da565b868809115b151590565b612df4868686612cf7565b612dfe91906156d0565b95945050505050565b6001600160a01b038216612e49576040517f96c6fd1e0000000000000000000000000000000000000000000000000000000081525f6004820152602401610a31565b6118ca825f8361414c565b600980545f917001000000000000000000000000000000009091046fffffffffffffffffffffffffffffffff16906010612e8d83615a07565b82546101009290920a6fffffffffffffffffffffffffffffffff818102199093169183160217909155604080516080810182526001600160a01b038881168083524267ffffffffffffffff90811660208086019182528b8516868801818152606088018d81529a9099165f818152601084528990209751885494519088167fffffffff000000000000000000000000000000000000000000000000000000009095169490941774010000000000000000000000000000000000000000949095169390930293909317865596516001860180547fffffffffffffffffffffffff0000000000000000000000000000000000000000169190951617909355955160029093019290925591518681529194509184917f62d893990233869b2bd241f93566f26670d34a0a5d761071695ccd5f8411e4cb910160405180910390a49392505050565b5f818152600b602052604081205480820361301b576040517f4fa7cb8500000000000000000000000000000000000000000000000000000000815260048101849052602401610a31565b600a61302860018361568d565b8154811061303857613038615660565b905f5260205f209060030201915050919050565b5f6130866040518060e001604052805f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81525090565b7f09218e91000000000000000000000000000000000000000000000000000000005f81815260e090839060049087620f4240fa60df3d11169250826130d1576130d1620f4240614348565b608082015160608301516040840151602085015185511717171760781c156130f7575f92505b50915091565b80515f908152600b60205260409020541561314a5780516040517f356798a60000000000000000000000000000000000000000000000000000000081526004810191909152602401610a31565b600a547ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0016131a5576040517fd1dd60d500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6040517fe5965f120000000000000000000000000000000000000000000000000000000081525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063e5965f129061322e907f0000000000000000000000000000000000000000000000000000000000000000908690600401615a3a565b6020604051808303815f875af115801561324a573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061326e91906157eb565b600a80546001810182555f8281527fc65a7bb8d6351c1cf70c95a316cc6a92839c986682d98bc35f958f4883f9d2a8600390920291820180547fffffffffffffffffffffffff0000000000000000000000000000000000000000166001600160a01b03868116918217835588517fc65a7bb8d6351c1cf70c95a316cc6a92839c986682d98bc35f958f4883f9d2aa9095018590559454938352600b6020908152604093849020949094558751848901518451928352909516938101939093529394507f39b15bdae815ce9ddef4569d0d80a0f730ba3c4f9bd836b0df9f2ce6348bae8491015b60405180910390a2505050565b5f612db4620f424061337260025490565b61337c91906156d0565b6133878560016156d0565b86919085612dbc565b6001600160a01b0384165f908152600c602052604081205490036133eb576040517f5d35c4290000000000000000000000000000000000000000000000000000000081526001600160a01b0385166004820152602401610a31565b5f6133f4610d11565b90506134028585858561439a565b5f8161340c610d11565b613416919061568d565b905083811461345b576040517f6959be1c0000000000000000000000000000000000000000000000000000000081526004810185905260248101829052604401610a31565b505050505050565b600680547fffffffffffffffffffffffff000000000000000000000000000000000000000016905561122c816143fc565b5f612db46134a38460016156d0565b620f42406134b060025490565b61338791906156d0565b6001600160a01b0383166134e4578060025f8282546134d991906156d0565b9091555061356d9050565b6001600160a01b0383165f908152602081905260409020548181101561354f576040517fe450d38c0000000000000000000000000000000000000000000000000000000081526001600160a01b03851660048201526024810182905260448101839052606401610a31565b6001600160a01b0384165f9081526020819052604090209082900390555b6001600160a01b038216613589576002805482900390556135a7565b6001600160a01b0382165f9081526020819052604090208054820190555b816001600160a01b0316836001600160a01b03167fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef836040516135ec91815260200190565b60405180910390a3505050565b5f613602610d11565b82546040805160048152602481019091526020810180517bffffffffffffffffffffffffffffffffffffffffffffffffffffffff167f4e71d92d000000000000000000000000000000000000000000000000000000001790529192505f91613674916001600160a01b0316905a614084565b509050806136d55760028301546040517f4e71d92d0000000000000000000000000000000000000000000000000000000081527f933d80cc3e86bb038c529aad76192a87c6f1fa550b5cfed956ffd44148e915a99060200160405180910390a25b5f6136de610d11565b905082811115611dfd5760028401547f169b739a046258cd705133851f0d46ac08a0cbc8b1b35f2c486df6965302296f613718858461568d565b60405190815260200160405180910390a250505050565b5f61373c825f0151614465565b82519091505f9061374d9083614493565b90505f8360400151846020015161376491906156d0565b90505f5b85811015613858575f6137868888848181106117eb576117eb615660565b9050613791816144a4565b61379b5750613850565b80545f906137b1906001600160a01b031661304c565b9150505f5f6137bf83614512565b855491935091505f906137f39089907501000000000000000000000000000000000000000000900461ffff16612710612cf7565b90505f613804836119248685614493565b90505f8211801561382257508a5161381f9061271090615aa8565b81105b1561383257505050505050613850565b61383d86868361453f565b61384790896156d0565b97505050505050505b600101613768565b505f5b858110801561386957508382105b15610b39575f6138848888848181106117eb576117eb615660565b905061388f816144a4565b61389957506138e7565b80545f906138af906001600160a01b031661304c565b9150505f6138bc82614512565b91506138d7905083836138d2612c23898c61568d565b61453f565b6138e190866156d0565b94505050505b6138f081615abb565b905061385b565b6009545f906fffffffffffffffffffffffffffffffff80821691700100000000000000000000000000000000900416808203613937575060019392505050565b5f613940612451565b9050806080015161395557505f949350505050565b816fffffffffffffffffffffffffffffffff16836fffffffffffffffffffffffffffffffff1610801561398757505f85115b15613a30576fffffffffffffffffffffffffffffffff83165f908152601060205260409020600281015415613a1357805460608301517401000000000000000000000000000000000000000090910467ffffffffffffffff1611156139ec5750613a30565b613a09846fffffffffffffffffffffffffffffffff168284614741565b613a135750613a30565b613a1c84615a07565b93505084613a29906155fa565b9450613955565b5050600980547fffffffffffffffffffffffffffffffff00000000000000000000000000000000166fffffffffffffffffffffffffffffffff92909216919091179055506001919050565b5f613a84612451565b90505f613a93825f0151614465565b82519091505f90613aa49083614493565b90505f82613abf613ab3610c54565b84906127106001612dbc565b613ac991906156d0565b90505f5b85811015610b39575f613aeb8888848181106117eb576117eb615660565b90505f815474010000000000000000000000000000000000000000900460ff166003811115613b1c57613b1c615381565b14158015613b5857506001815474010000000000000000000000000000000000000000900460ff166003811115613b5557613b55615381565b14155b15613b635750613ca3565b80545f908190613b7b906001600160a01b031661304c565b9150915081613b8c57505050613ca3565b5f613b9682614512565b5090505f613be2613baf88613ba9610d11565b90614493565b8654611924908590613ba9908d907501000000000000000000000000000000000000000000900461ffff16612710612cf7565b85546040805160048152602481019091526020810180517bffffffffffffffffffffffffffffffffffffffffffffffffffffffff167fe0024c03000000000000000000000000000000000000000000000000000000001790529192505f91613c57916001600160a01b031690620f4240614084565b9150613c6590508282613cd5565b9150811580613c8157508a51613c7e9061271090615aa8565b82105b15613c9157505050505050613ca3565b613c9c868584614a67565b5050505050505b600101613acd565b5f8160800151613cbb575f610bdd565b610bdd613cca835f0151614465565b602084015190614493565b5f828218828410028218610cd9565b826001600160a01b0316856001600160a01b031614613d0857613d08838683612957565b613d128382612e07565b613d1c8483614c25565b826001600160a01b0316846001600160a01b0316866001600160a01b03167ffbde797d201c681b91056529119e0b02407c7bb96a4a2c75c01fc9667232c8db8585604051613d74929190918252602082015260400190565b60405180910390a45050505050565b6080810151604082015182515f9291613d9b916156d0565b610bdd91906156d0565b5f5f613db484846123cf614c50565b915091505b9250929050565b6001600160a01b0382165f9081526020819052604081205490613de283613cab565b905080613df383855f01515f613494565b1115613e0a57613e0781845f01515f613361565b91505b5092915050565b85545f908190808810613e5a576040517ff56d0cca0000000000000000000000000000000000000000000000000000000081526004810189905260248101829052604401610a31565b5f613e668a6002015490565b905060018a015f1983018a8a8a5f5b868163ffffffff161015613f6457600194851c9484811c941615808015613e9b57508585145b15613ef2575f613eb1888463ffffffff16614d1a565b80549091508514613eee576040517fdd4d934e00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b8390555b5f8d8363ffffffff1681518110613f0b57613f0b615660565b60200260200101519050613f3b82613f235781613f25565b855b83613f305786613f32565b825b8f63ffffffff16565b9450613f5882613f4b5781613f4d565b845b83613f305785613f32565b93505050600101613e75565b50909e909d509b505050505050505050505050565b6001600160a01b038416613fbb576040517fe602df050000000000000000000000000000000000000000000000000000000081525f6004820152602401610a31565b6001600160a01b038316613ffd576040517f94280d620000000000000000000000000000000000000000000000000000000081525f6004820152602401610a31565b6001600160a01b038085165f9081526001602090815260408083209387168352929052208290558015611dfd57826001600160a01b0316846001600160a01b03167f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b9258460405161406f91815260200190565b60405180910390a350505050565b80825d5050565b5f5f5f5f5260205f8551602087015f8988f1915081156140a257505f515b816140b0576140b083614348565b935093915050565b5f6140c282613d83565b82516fffffffffffffffffffffffffffffffff9081167001000000000000000000000000000000000290821617600185810191909155600285015460a085015160c08601516040805186815260208101939093529314928101929092529192507fa8184ce65698b72bdf6dafacae4e2407e8b389d66456409921c90faffed59c1390606001613354565b6001600160a01b0382161580159061417957506001600160a01b0382165f908152600c6020526040902054155b156141bb576040517f5d35c4290000000000000000000000000000000000000000000000000000000081526001600160a01b0383166004820152602401610a31565b6127bb8383836134ba565b80545f90819077010000000000000000000000000000000000000000000000900460ff16156141f957505f928392509050565b82545f908190614211906001600160a01b031661304c565b915091508161424e5760018501546fffffffffffffffffffffffffffffffff8082169170010000000000000000000000000000000090041661425a565b61425781613d83565b81515b935093505050915091565b5f828218828411028218610cd9565b5f805f1983850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b6040517fa9059cbb000000000000000000000000000000000000000000000000000000005f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f51148316614310578383151615614304573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b5f600282600381111561433157614331615381565b61433b9190615ad3565b60ff166001149050919050565b603f614357826216e360613cd5565b6143619190615aa8565b5a101561122c576040517f77ebef4d00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6143a48483614d36565b6143ae8382614d62565b826001600160a01b0316846001600160a01b03167fdcbc1c05240f31ff3ad067ef1ee35ce4997762752e3a095284754544f4c709d7848460405161406f929190918252602082015260400190565b600580546001600160a01b038381167fffffffffffffffffffffffff0000000000000000000000000000000000000000831681179093556040519116919082907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0905f90a35050565b305f90815260208190526040812054801561448b5761448681846001613494565b610cd9565b5f9392505050565b5f8082840384811115908102612dfe565b5f80825474010000000000000000000000000000000000000000900460ff1660038111156144d4576144d4615381565b1480610bdd57506002825474010000000000000000000000000000000000000000900460ff16600381111561450b5761450b615381565b1492915050565b606081015181515f91829161452691614493565b905082604001518161453891906156d0565b9150915091565b82546040805160048152602481019091526020810180517bffffffffffffffffffffffffffffffffffffffffffffffffffffffff167f7fd38208000000000000000000000000000000000000000000000000000000001790525f9182916145b3916001600160a01b031690620f4240614084565b91506145c190508382613cd5565b9250825f036145d3575f915050610cd9565b5f6145dc610d11565b8654604051602481018790529192505f9161465c916001600160a01b03169060440160408051601f198184030181529190526020810180517bffffffffffffffffffffffffffffffffffffffffffffffffffffffff167f7f8661a1000000000000000000000000000000000000000000000000000000001790525a614084565b509050806146c75760028701546040517f7f8661a10000000000000000000000000000000000000000000000000000000081527f933d80cc3e86bb038c529aad76192a87c6f1fa550b5cfed956ffd44148e915a99060200160405180910390a25f9350505050610cd9565b6146e4876146d488613d83565b6146de90856156d0565b87614daf565b86600201547fa73660babf86351161e15530ec7798af2829295cf14ae5774255a69d7395aeea8684614714610d11565b61471e919061568d565b6040805192835260208301919091520160405180910390a2509295945050505050565b81546001830154600284015483515f936001600160a01b0390811693169190849061476e90839083613494565b905085602001518111159450846147b6576147918660200151875f01515f613361565b91506147a182875f01515f613494565b9050805f036147b6575f945050505050610cd9565b6147e183827f000000000000000000000000000000000000000000000000000000000000000061107b565b61490e5761481030827f000000000000000000000000000000000000000000000000000000000000000061107b565b614846576040517f1ea767e900000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6002808801545f8a815260106020526040812080547fffffffff000000000000000000000000000000000000000000000000000000001681556001810180547fffffffffffffffffffffffff00000000000000000000000000000000000000001690559092019190915591506148bd3085846134ba565b836001600160a01b0316887fe000b6cd1547fcb0a9544dd3cec71cc45c211f6db40958cd03ab06a9af619f04846040516148f991815260200190565b60405180910390a36001945050505050610cd9565b841561497a575f88815260106020526040812080547fffffffff000000000000000000000000000000000000000000000000000000001681556001810180547fffffffffffffffffffffffff000000000000000000000000000000000000000016905560020155614993565b81876002015f82825461498d919061568d565b90915550505b61499d3083612e07565b80866020018181516149af919061568d565b9052508551819087906149c390839061568d565b90525060408051838152602081018390526001600160a01b0380861692908716918b917f867c1807f8c4d33c93da55f05f02669e9273450083fe1c50fdced323d3661abd910160405180910390a460408051828152602081018490526001600160a01b03808716929086169133917ffbde797d201c681b91056529119e0b02407c7bb96a4a2c75c01fc9667232c8db910160405180910390a4505050509392505050565b5f614a7183613d83565b614a79610d11565b614a8391906156d0565b8454909150614ac8906001600160a01b0316837f00000000000000000000000000000000000000000000000000000000000000005b6001600160a01b03169190614e72565b8354604051602481018490525f91614b47916001600160a01b039091169060440160408051601f198184030181529190526020810180517bffffffffffffffffffffffffffffffffffffffffffffffffffffffff167fa59f3e0c000000000000000000000000000000000000000000000000000000001790525a614084565b50905080614be5578454614b85906001600160a01b03165f7f0000000000000000000000000000000000000000000000000000000000000000614ab8565b60028501546040517fa59f3e0c0000000000000000000000000000000000000000000000000000000081527f933d80cc3e86bb038c529aad76192a87c6f1fa550b5cfed956ffd44148e915a9906020015b60405180910390a25050505050565b614bf0858385614daf565b60028501546040518481527f253c2fc9a9412301c6e6790893a98707a262040a3990930991f0c3fd053d29c690602001614bd6565b6118ca7f00000000000000000000000000000000000000000000000000000000000000008383614f1e565b5f5f5f614c5e866002015490565b8654909150865f614c6e83615abb565b9091555092506001811b8310614c8857614c886041614290565b82855f5b83811015614d0d575f614ca0600285615af4565b1590508015614cb95782614cb78b60010184614d1a565b555b614cf981614cd457614cce8b60010184614d1a565b54614cd6565b835b82614ce15784614cf0565b614cee8c60020185614d1a565b545b8a63ffffffff16565b600194851c94909350919091019050614c8c565b5092505050935093915050565b5f82613e0761282384614d32845f9081526020902090565b0190565b6118ca7f0000000000000000000000000000000000000000000000000000000000000000833084614f2b565b6001600160a01b038216614da4576040517fec442f050000000000000000000000000000000000000000000000000000000081525f6004820152602401610a31565b6118ca5f838361414c565b82545f908190614dc7906001600160a01b031661304c565b915091505f82614dd7575f614df2565b614de082613d83565b614de8610d11565b614df291906156d0565b9050846004614e0586600a612710612cf7565b614e0f90846156d0565b614e1991906156d0565b1015614e685760028601546040517f945860a800000000000000000000000000000000000000000000000000000000815260048101919091526024810186905260448101829052606401610a31565b61345b86836140b8565b614e7e8383835f614f7a565b6127bb57614e8f83835f6001614f7a565b614ed0576040517f5274afe70000000000000000000000000000000000000000000000000000000081526001600160a01b0384166004820152602401610a31565b614edd8383836001614f7a565b6127bb576040517f5274afe70000000000000000000000000000000000000000000000000000000081526001600160a01b0384166004820152602401610a31565b614edd83838360016142a1565b614f39848484846001614fdd565b611dfd576040517f5274afe70000000000000000000000000000000000000000000000000000000081526001600160a01b0385166004820152602401610a31565b6040517f095ea7b3000000000000000000000000000000000000000000000000000000005f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f51148316614310578383151615614304573d5f823e3d81fd5b6040517f23b872dd000000000000000000000000000000000000000000000000000000005f8181526001600160a01b038781166004528616602452604485905291602083606481808c5af1925060015f51148316615052578383151615615046573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b60408051610120810182525f8082526020820181905291810182905290606082019081526020015f61ffff1681526020015f151581526020015f151581526020015f81526020016150e36040518060e001604052805f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81525090565b905290565b6001600160a01b038116811461122c575f5ffd5b8035615107816150e8565b919050565b5f5f83601f84011261511c575f5ffd5b50813567ffffffffffffffff811115615133575f5ffd5b6020830191508360208260051b8501011115613db9575f5ffd5b803567ffffffffffffffff81168114615107575f5ffd5b5f5f5f5f60608587031215615177575f5ffd5b8435615182816150e8565b9350602085013567ffffffffffffffff81111561519d575f5ffd5b6151a98782880161510c565b90945092506151bc90506040860161514d565b905092959194509250565b602081525f82518060208401528060208501604085015e5f604082850101526040601f19601f83011684010191505092915050565b5f6020828403121561520c575f5ffd5b5035919050565b5f5f60408385031215615224575f5ffd5b823561522f816150e8565b946020939093013593505050565b5f5f5f6060848603121561524f575f5ffd5b833561525a816150e8565b9250602084013561526a816150e8565b929592945050506040919091013590565b5f6020828403121561528b575f5ffd5b8135610cd9816150e8565b5f60a08284031280156152a7575f5ffd5b509092915050565b5f5f604083850312156152c0575f5ffd5b823591506020830135600481106152d5575f5ffd5b809150509250929050565b5f5f604083850312156152f1575f5ffd5b8235915060208301356152d5816150e8565b5f5f5f60608486031215615315575f5ffd5b833592506020840135615327816150e8565b91506040840135615337816150e8565b809150509250925092565b5f5f60208385031215615353575f5ffd5b823567ffffffffffffffff811115615369575f5ffd5b6153758582860161510c565b90969095509350505050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b600481106153be576153be615381565b9052565b602080825282518282018190525f918401906040840190835b818110156154d2578351805184526001600160a01b0360208201511660208501526001600160a01b036040820151166040850152606081015161542160608601826153ae565b506080810151615437608086018261ffff169052565b5060a081015161544b60a086018215159052565b5060c081015161545f60c086018215159052565b5060e081810151908501526101009081015180519185019190915260208082015161012086015260408201516101408601526060820151610160860152608082015161018086015260a08201516101a086015260c0909101516101c085015293909301926101e0909201916001016153db565b509095945050505050565b5f5f604083850312156154ee575f5ffd5b82356154f9816150e8565b91506155076020840161514d565b90509250929050565b5f5f60408385031215615521575f5ffd5b823561552c816150e8565b915060208301356152d5816150e8565b803561ffff81168114615107575f5ffd5b5f5f5f5f5f60608688031215615561575f5ffd5b853567ffffffffffffffff811115615577575f5ffd5b6155838882890161510c565b909650945050602086013567ffffffffffffffff8111156155a2575f5ffd5b6155ae8882890161510c565b90945092506155c190506040870161553c565b90509295509295909350565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b5f81615608576156086155cd565b505f190190565b600181811c9082168061562357607f821691505b60208210810361565a577f4e487b71000000000000000000000000000000000000000000000000000000005f52602260045260245ffd5b50919050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603260045260245ffd5b81810381811115610bdd57610bdd6155cd565b60ff8181168382160190811115610bdd57610bdd6155cd565b5f602082840312156156c9575f5ffd5b5051919050565b80820180821115610bdd57610bdd6155cd565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b803560028110615107575f5ffd5b803563ffffffff81168114615107575f5ffd5b5f60a0828403128015615742575f5ffd5b5060405160a0810167ffffffffffffffff8111828210171561578b577f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b6040528235815261579e602084016150fc565b60208201526157af60408401615710565b60408201526157c06060840161553c565b60608201526157d16080840161571e565b60808201529392505050565b60208101610bdd82846153ae565b5f602082840312156157fb575f5ffd5b8151610cd9816150e8565b5f60208284031215615816575f5ffd5b610cd98261553c565b606081528460608201525f7f07ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff861115615856575f5ffd5b8560051b80886080850137820182810360809081016020850152810185905285905f9060a0015b868210156158a75761ffff6158918461553c565b168152602092830192600192909201910161587d565b61ffff8616604086015292506158bb915050565b9695505050505050565b5f67ffffffffffffffff821667ffffffffffffffff81036158e8576158e86155cd565b60010192915050565b6001815b60018411156140b057808504811115615910576159106155cd565b600184161561591e57908102905b60019390931c9280026158f5565b5f8261593a57506001610bdd565b8161594657505f610bdd565b816001811461595c576002811461596657615982565b6001915050610bdd565b60ff841115615977576159776155cd565b50506001821b610bdd565b5060208310610133831016604e8410600b84101617156159a5575081810a610bdd565b6159b15f1984846158f1565b805f19048211156159c4576159c46155cd565b029392505050565b5f610cd960ff84168361592c565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b5f6fffffffffffffffffffffffffffffffff82166fffffffffffffffffffffffffffffffff81036158e8576158e86155cd565b5f60c0820190506001600160a01b0384168252825160208301526001600160a01b036020840151166040830152604083015160028110615a7c57615a7c615381565b8060608401525061ffff606084015116608083015263ffffffff60808401511660a08301529392505050565b5f82615ab657615ab66159da565b500490565b5f5f198203615acc57615acc6155cd565b5060010190565b5f60ff831680615ae557615ae56159da565b8060ff84160691505092915050565b5f82615b0257615b026159da565b50069056",
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
// Solidity: constructor((string,string,address,address,address,(bytes32,address,uint8,uint16,uint32)[]) config, address adapterFactory_) returns()
func (microVault *MicroVault) PackConstructor(config MicroVaultConfig, adapterFactory_ common.Address) []byte {
	enc, err := microVault.abi.Pack("", config, adapterFactory_)
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

// PackAdapterFactory is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd67cd5b4.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function adapterFactory() view returns(address)
func (microVault *MicroVault) PackAdapterFactory() []byte {
	enc, err := microVault.abi.Pack("adapterFactory")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAdapterFactory is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd67cd5b4.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function adapterFactory() view returns(address)
func (microVault *MicroVault) TryPackAdapterFactory() ([]byte, error) {
	return microVault.abi.Pack("adapterFactory")
}

// UnpackAdapterFactory is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xd67cd5b4.
//
// Solidity: function adapterFactory() view returns(address)
func (microVault *MicroVault) UnpackAdapterFactory(data []byte) (common.Address, error) {
	out, err := microVault.abi.Unpack("adapterFactory", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
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

// PackAddSource is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x650f9d09.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function addSource((bytes32,address,uint8,uint16,uint32) spec) returns()
func (microVault *MicroVault) PackAddSource(spec AdapterFactorySpec) []byte {
	enc, err := microVault.abi.Pack("addSource", spec)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAddSource is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x650f9d09.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function addSource((bytes32,address,uint8,uint16,uint32) spec) returns()
func (microVault *MicroVault) TryPackAddSource(spec AdapterFactorySpec) ([]byte, error) {
	return microVault.abi.Pack("addSource", spec)
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
// Solidity: function queueHead() view returns(uint128)
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
// Solidity: function queueHead() view returns(uint128)
func (microVault *MicroVault) TryPackQueueHead() ([]byte, error) {
	return microVault.abi.Pack("queueHead")
}

// UnpackQueueHead is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x96523644.
//
// Solidity: function queueHead() view returns(uint128)
func (microVault *MicroVault) UnpackQueueHead(data []byte) (*big.Int, error) {
	out, err := microVault.abi.Unpack("queueHead", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackQueueRedeem is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9ad82aa0.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function queueRedeem(uint256 shares, address receiver, address owner) returns(uint256 requestId)
func (microVault *MicroVault) PackQueueRedeem(shares *big.Int, receiver common.Address, owner common.Address) []byte {
	enc, err := microVault.abi.Pack("queueRedeem", shares, receiver, owner)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackQueueRedeem is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9ad82aa0.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function queueRedeem(uint256 shares, address receiver, address owner) returns(uint256 requestId)
func (microVault *MicroVault) TryPackQueueRedeem(shares *big.Int, receiver common.Address, owner common.Address) ([]byte, error) {
	return microVault.abi.Pack("queueRedeem", shares, receiver, owner)
}

// UnpackQueueRedeem is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x9ad82aa0.
//
// Solidity: function queueRedeem(uint256 shares, address receiver, address owner) returns(uint256 requestId)
func (microVault *MicroVault) UnpackQueueRedeem(data []byte) (*big.Int, error) {
	out, err := microVault.abi.Unpack("queueRedeem", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackQueueTail is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xcbafd3c2.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function queueTail() view returns(uint128)
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
// Solidity: function queueTail() view returns(uint128)
func (microVault *MicroVault) TryPackQueueTail() ([]byte, error) {
	return microVault.abi.Pack("queueTail")
}

// UnpackQueueTail is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xcbafd3c2.
//
// Solidity: function queueTail() view returns(uint128)
func (microVault *MicroVault) UnpackQueueTail(data []byte) (*big.Int, error) {
	out, err := microVault.abi.Unpack("queueTail", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
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

// MicroVaultEntered represents a Entered event raised by the MicroVault contract.
type MicroVaultEntered struct {
	SourceId [32]byte
	Assets   *big.Int
	Raw      *types.Log // Blockchain specific contextual infos
}

const MicroVaultEnteredEventName = "Entered"

// ContractEventName returns the user-defined event name.
func (MicroVaultEntered) ContractEventName() string {
	return MicroVaultEnteredEventName
}

// UnpackEnteredEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Entered(bytes32 indexed sourceId, uint256 assets)
func (microVault *MicroVault) UnpackEnteredEvent(log *types.Log) (*MicroVaultEntered, error) {
	event := "Entered"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != microVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(MicroVaultEntered)
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

// MicroVaultExited represents a Exited event raised by the MicroVault contract.
type MicroVaultExited struct {
	SourceId [32]byte
	Assets   *big.Int
	Received *big.Int
	Raw      *types.Log // Blockchain specific contextual infos
}

const MicroVaultExitedEventName = "Exited"

// ContractEventName returns the user-defined event name.
func (MicroVaultExited) ContractEventName() string {
	return MicroVaultExitedEventName
}

// UnpackExitedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Exited(bytes32 indexed sourceId, uint256 assets, uint256 received)
func (microVault *MicroVault) UnpackExitedEvent(log *types.Log) (*MicroVaultExited, error) {
	event := "Exited"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != microVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(MicroVaultExited)
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

// MicroVaultRedeemRequested represents a RedeemRequested event raised by the MicroVault contract.
type MicroVaultRedeemRequested struct {
	RequestId *big.Int
	Owner     common.Address
	Receiver  common.Address
	Shares    *big.Int
	Raw       *types.Log // Blockchain specific contextual infos
}

const MicroVaultRedeemRequestedEventName = "RedeemRequested"

// ContractEventName returns the user-defined event name.
func (MicroVaultRedeemRequested) ContractEventName() string {
	return MicroVaultRedeemRequestedEventName
}

// UnpackRedeemRequestedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event RedeemRequested(uint256 indexed requestId, address indexed owner, address indexed receiver, uint256 shares)
func (microVault *MicroVault) UnpackRedeemRequestedEvent(log *types.Log) (*MicroVaultRedeemRequested, error) {
	event := "RedeemRequested"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != microVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(MicroVaultRedeemRequested)
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
	Order    [4]byte
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
// Solidity: event SourceRefused(bytes32 indexed sourceId, bytes4 order)
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
