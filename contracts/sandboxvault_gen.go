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

// SandboxVaultMetaData contains all meta data concerning the SandboxVault contract.
var SandboxVaultMetaData = bind.MetaData{
	ABI: "[{\"inputs\":[{\"internalType\":\"contractIERC20\",\"name\":\"asset_\",\"type\":\"address\"},{\"internalType\":\"string\",\"name\":\"name_\",\"type\":\"string\"},{\"internalType\":\"string\",\"name\":\"symbol_\",\"type\":\"string\"},{\"internalType\":\"address\",\"name\":\"owner_\",\"type\":\"address\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"expected\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"received\",\"type\":\"uint256\"}],\"name\":\"DepositShort\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"allowance\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"needed\",\"type\":\"uint256\"}],\"name\":\"ERC20InsufficientAllowance\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"balance\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"needed\",\"type\":\"uint256\"}],\"name\":\"ERC20InsufficientBalance\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"approver\",\"type\":\"address\"}],\"name\":\"ERC20InvalidApprover\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"ERC20InvalidReceiver\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"}],\"name\":\"ERC20InvalidSender\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"}],\"name\":\"ERC20InvalidSpender\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"max\",\"type\":\"uint256\"}],\"name\":\"ERC4626ExceededMaxDeposit\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"max\",\"type\":\"uint256\"}],\"name\":\"ERC4626ExceededMaxMint\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"max\",\"type\":\"uint256\"}],\"name\":\"ERC4626ExceededMaxRedeem\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"max\",\"type\":\"uint256\"}],\"name\":\"ERC4626ExceededMaxWithdraw\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"OwnableInvalidOwner\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"OwnableUnauthorizedAccount\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"}],\"name\":\"SafeERC20FailedOperation\",\"type\":\"error\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"interest\",\"type\":\"uint256\"}],\"name\":\"Accrued\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"Approval\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"apyBps\",\"type\":\"uint256\"}],\"name\":\"ApySet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"Deposit\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"DepositCapSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"bool\",\"name\":\"paused\",\"type\":\"bool\"}],\"name\":\"DepositsPaused\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"LiquiditySet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"NavSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"previousOwner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"OwnershipTransferred\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"address\",\"name\":\"queue\",\"type\":\"address\"}],\"name\":\"QueueSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"from\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"Transfer\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"Withdraw\",\"type\":\"event\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"}],\"name\":\"allowance\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"approve\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"apyBps\",\"outputs\":[{\"internalType\":\"uint32\",\"name\":\"\",\"type\":\"uint32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"asset\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"balanceOf\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"convertToAssets\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"convertToShares\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"decimals\",\"outputs\":[{\"internalType\":\"uint8\",\"name\":\"\",\"type\":\"uint8\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"deposit\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"depositCap\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"depositsPaused\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"liquidity\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"name\":\"maxDeposit\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"maxMint\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"holder\",\"type\":\"address\"}],\"name\":\"maxRedeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"holder\",\"type\":\"address\"}],\"name\":\"maxWithdraw\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"mint\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"name\",\"outputs\":[{\"internalType\":\"string\",\"name\":\"\",\"type\":\"string\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"owner\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"previewDeposit\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"previewMint\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"previewRedeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"previewWithdraw\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"queue\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"redeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"renounceOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint32\",\"name\":\"apyBps_\",\"type\":\"uint32\"}],\"name\":\"setApyBps\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"setDepositCap\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bool\",\"name\":\"paused\",\"type\":\"bool\"}],\"name\":\"setDepositsPaused\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"setLiquidity\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"setNav\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"queue_\",\"type\":\"address\"}],\"name\":\"setQueue\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"symbol\",\"outputs\":[{\"internalType\":\"string\",\"name\":\"\",\"type\":\"string\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"totalAssets\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"totalSupply\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"transfer\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"from\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"transferFrom\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"transferOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"withdraw\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"}]",
	ID:  "SandboxVault",
	Bin: "0x60c06040525f196007555f19600855348015610019575f5ffd5b506040516123cb3803806123cb8339810160408190526100389161021d565b8084848460036100488382610336565b5060046100558282610336565b5050505f5f610069836100e560201b60201c565b915091508161007957601261007b565b805b60ff1660a05250506001600160a01b0390811660805281166100b657604051631e4fbdf760e01b81525f600482015260240160405180910390fd5b6100bf81610118565b5050600680546001600160401b031916426001600160401b0316179055506103f4915050565b63313ce56760e01b5f818152908190602082600481875afa5f51601f3d1190911661010082101695908602945092505050565b600580546001600160a01b038381166001600160a01b0319831681179093556040519116919082907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0905f90a35050565b6001600160a01b038116811461017d575f5ffd5b50565b634e487b7160e01b5f52604160045260245ffd5b5f82601f8301126101a3575f5ffd5b81516001600160401b038111156101bc576101bc610180565b604051601f8201601f19908116603f011681016001600160401b03811182821017156101ea576101ea610180565b604052818152838201602001851015610201575f5ffd5b8160208501602083015e5f918101602001919091529392505050565b5f5f5f5f60808587031215610230575f5ffd5b845161023b81610169565b60208601519094506001600160401b03811115610256575f5ffd5b61026287828801610194565b604087015190945090506001600160401b0381111561027f575f5ffd5b61028b87828801610194565b925050606085015161029c81610169565b939692955090935050565b600181811c908216806102bb57607f821691505b6020821081036102d957634e487b7160e01b5f52602260045260245ffd5b50919050565b601f821115610331578282111561033157805f5260205f20601f840160051c602085101561030a57505f5b90810190601f840160051c035f5b8181101561032d575f83820155600101610318565b5050505b505050565b81516001600160401b0381111561034f5761034f610180565b6103638161035d84546102a7565b846102df565b6020601f821160018114610395575f831561037e5750848201515b5f19600385901b1c1916600184901b1784556103ed565b5f84815260208120601f198516915b828110156103c457878501518255602094850194600190920191016103a4565b50848210156103e157868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b60805160a051611f8c61043f5f395f61092801525f8181610382015281816107b10152818161086501528181610f15015281816111ff0152818161192501526119510152611f8c5ff3fe608060405234801561000f575f5ffd5b506004361061029d575f3560e01c8063715018a611610171578063c6e6f592116100d2578063e10d29ee11610088578063ef8b30f71161006e578063ef8b30f714610527578063f2fde38b146105c7578063f3ee7e2c146105da575f5ffd5b8063e10d29ee146105a1578063eb407ba9146105b4575f5ffd5b8063d905777e116100b8578063d905777e1461054d578063dbd5edc714610560578063dd62ed3e14610569575f5ffd5b8063c6e6f59214610527578063ce96cb771461053a575f5ffd5b8063a9059cbb11610127578063b460af941161010d578063b460af94146104ee578063ba08765214610501578063c63d75b614610514575f5ffd5b8063a9059cbb146104c8578063b3d7f6b9146104db575f5ffd5b80638da5cb5b116101575780638da5cb5b1461049c57806394bf804d146104ad57806395d89b41146104c0575f5ffd5b8063715018a6146104815780638665120314610489575f5ffd5b8063251d8ffb1161021b57806351618ed3116101d1578063619eed9c116101b7578063619eed9c146104335780636e553f651461044657806370a0823114610459575f5ffd5b806351618ed3146103cd57806360da3e831461040a575f5ffd5b806338d52e0f1161020157806338d52e0f14610380578063402d267d146103ba5780634cdad506146102d1575f5ffd5b8063251d8ffb14610353578063313ce56714610366575f5ffd5b80630a28a477116102705780631a686502116102565780631a686502146103225780631c481e2d1461032b57806323b872dd14610340575f5ffd5b80630a28a4771461030757806318160ddd1461031a575f5ffd5b806301e1d114146102a157806306fdde03146102bc57806307a2d13a146102d1578063095ea7b3146102e4575b5f5ffd5b6102a96105ed565b6040519081526020015b60405180910390f35b6102c4610613565b6040516102b39190611b42565b6102a96102df366004611b95565b6106a3565b6102f76102f2366004611bc7565b6106b4565b60405190151581526020016102b3565b6102a9610315366004611b95565b6106cb565b6002546102a9565b6102a960075481565b61033e610339366004611bef565b6106d7565b005b6102f761034e366004611c0e565b610767565b61033e610361366004611b95565b61078c565b61036e610920565b60405160ff90911681526020016102b3565b7f00000000000000000000000000000000000000000000000000000000000000005b6040516001600160a01b0390911681526020016102b3565b6102a96103c8366004611c48565b610951565b6005546103f59074010000000000000000000000000000000000000000900463ffffffff1681565b60405163ffffffff90911681526020016102b3565b6005546102f7907801000000000000000000000000000000000000000000000000900460ff1681565b61033e610441366004611c61565b6109a6565b6102a9610454366004611c84565b610a33565b6102a9610467366004611c48565b6001600160a01b03165f9081526020819052604090205490565b61033e610ab8565b61033e610497366004611b95565b610acb565b6005546001600160a01b03166103a2565b6102a96104bb366004611c84565b610b08565b6102c4610b80565b6102f76104d6366004611bc7565b610b8f565b6102a96104e9366004611b95565b610b9c565b6102a96104fc366004611cae565b610ba8565b6102a961050f366004611cae565b610c2a565b6102a9610522366004611c48565b610ca3565b6102a9610535366004611b95565b610cde565b6102a9610548366004611c48565b610ce9565b6102a961055b366004611c48565b610d2d565b6102a960085481565b6102a9610577366004611ce7565b6001600160a01b039182165f90815260016020908152604080832093909416825291909152205490565b6009546103a2906001600160a01b031681565b61033e6105c2366004611b95565b610d75565b61033e6105d5366004611c48565b610db2565b61033e6105e8366004611c48565b610e08565b5f5f6105f7610e76565b50905080610603610f12565b61060d9190611d3c565b91505090565b60606003805461062290611d4f565b80601f016020809104026020016040519081016040528092919081815260200182805461064e90611d4f565b80156106995780601f1061067057610100808354040283529160200191610699565b820191905f5260205f20905b81548152906001019060200180831161067c57829003601f168201915b5050505050905090565b5f6106ae825f610fb5565b92915050565b5f336106c1818585610fee565b5060019392505050565b5f6106ae826001611000565b6106df611030565b600580548215157801000000000000000000000000000000000000000000000000027fffffffffffffff00ffffffffffffffffffffffffffffffffffffffffffffffff9091161790556040517f5ef34f53269a04b5b817e5be24a51ba6b477118b399ec9dd5b2baf5b299563dc9061075c90831515815260200190565b60405180910390a150565b5f33610774858285611076565b61077f85858561110b565b60019150505b9392505050565b610794611030565b61079c61119a565b5f6107a5610f12565b90508082111561085b577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03166340c10f19306107e98486611da0565b6040517fffffffff0000000000000000000000000000000000000000000000000000000060e085901b1681526001600160a01b03909216600483015260248201526044015f604051808303815f87803b158015610844575f5ffd5b505af1158015610856573d5f5f3e3d5ffd5b505050505b808210156108e8577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03166342966c6861089c8484611da0565b6040518263ffffffff1660e01b81526004016108ba91815260200190565b5f604051808303815f87803b1580156108d1575f5ffd5b505af11580156108e3573d5f5f3e3d5ffd5b505050505b6040518281527f58a817c6b26a6ca2ec2a785ec67bdd9e25cc819b1cd1f8f7902e2f563eef8da9906020015b60405180910390a15050565b5f61094c60067f0000000000000000000000000000000000000000000000000000000000000000611db3565b905090565b6005545f907801000000000000000000000000000000000000000000000000900460ff161561098157505f919050565b5f196008540361099357505f19919050565b6106ae6008546109a16105ed565b6112c5565b6109ae611030565b6109b661119a565b600580547fffffffffffffffff00000000ffffffffffffffffffffffffffffffffffffffff167401000000000000000000000000000000000000000063ffffffff8416908102919091179091556040519081527feb96c2afe223f01218957822de6a706141023973470929f7cdff34537ac436949060200161075c565b5f5f610a3e83610951565b905080841115610a98576040517f79012fb20000000000000000000000000000000000000000000000000000000081526001600160a01b038416600482015260248101859052604481018290526064015b60405180910390fd5b5f610aa285610cde565b9050610ab0338587846112d6565b949350505050565b610ac0611030565b610ac95f611346565b565b610ad3611030565b60088190556040518181527f50e5341d7a4ad030a1a03c7b2bccfa67438c0bdf5c398a3b1d7a64babfbf97fe9060200161075c565b5f5f610b1383610ca3565b905080841115610b68576040517f284ff6670000000000000000000000000000000000000000000000000000000081526001600160a01b03841660048201526024810185905260448101829052606401610a8f565b5f610b7285610b9c565b9050610ab0338583886112d6565b60606004805461062290611d4f565b5f336106c181858561110b565b5f6106ae826001610fb5565b5f5f610bb383610ce9565b905080851115610c08576040517ffe9cceec0000000000000000000000000000000000000000000000000000000081526001600160a01b03841660048201526024810186905260448101829052606401610a8f565b5f610c12866106cb565b9050610c2133868689856113af565b95945050505050565b5f5f610c3583610d2d565b905080851115610c8a576040517fb94abeec0000000000000000000000000000000000000000000000000000000081526001600160a01b03841660048201526024810186905260448101829052606401610a8f565b5f610c94866106a3565b9050610c21338686848a6113af565b5f5f610cae83610951565b90506fffffffffffffffffffffffffffffffff8111610cd557610cd081610cde565b610785565b5f199392505050565b5f6106ae825f611000565b5f5f610d0c6102df846001600160a01b03165f9081526020819052604090205490565b9050610d178361144e565b610d215780610785565b61078581600754611473565b6001600160a01b0381165f90815260208190526040812054610d4e8361144e565b610d585792915050565b600754610d64826106a3565b11156106ae57610cd0600754610cde565b610d7d611030565b60078190556040518181527f0f034b02651325faafc411e2226bc31b017c84c221f80dc78d7a8cda30e728f19060200161075c565b610dba611030565b6001600160a01b038116610dfc576040517f1e4fbdf70000000000000000000000000000000000000000000000000000000081525f6004820152602401610a8f565b610e0581611346565b50565b610e10611030565b600980547fffffffffffffffffffffffff0000000000000000000000000000000000000000166001600160a01b0383169081179091556040519081527f87a1c775e386d9290dfa35de8f05a5f20e69b008f20205cc91a37b2360eeab969060200161075c565b6006545f908190819067ffffffffffffffff680100000000000000008204811691610ea2911642611da0565b60055474010000000000000000000000000000000000000000900463ffffffff16610ecb610f12565b610ed59190611dcc565b610edf9190611dcc565b610ee99190611d3c565b9050610efa64496cebb80082611e10565b610f0964496cebb80083611e23565b92509250509091565b5f7f00000000000000000000000000000000000000000000000000000000000000006040517f70a082310000000000000000000000000000000000000000000000000000000081523060048201526001600160a01b0391909116906370a0823190602401602060405180830381865afa158015610f91573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061094c9190611e36565b5f610785610fc16105ed565b610fcc906001611d3c565b610fd86006600a611f30565b600254610fe59190611d3c565b85919085611482565b610ffb83838360016114c4565b505050565b5f6107856110106006600a611f30565b60025461101d9190611d3c565b6110256105ed565b610fe5906001611d3c565b6005546001600160a01b03163314610ac9576040517f118cdaa7000000000000000000000000000000000000000000000000000000008152336004820152602401610a8f565b6001600160a01b038381165f908152600160209081526040808320938616835292905220545f1981101561110557818110156110f7576040517ffb8f41b20000000000000000000000000000000000000000000000000000000081526001600160a01b03841660048201526024810182905260448101839052606401610a8f565b61110584848484035f6114c4565b50505050565b6001600160a01b03831661114d576040517f96c6fd1e0000000000000000000000000000000000000000000000000000000081525f6004820152602401610a8f565b6001600160a01b03821661118f576040517fec442f050000000000000000000000000000000000000000000000000000000081525f6004820152602401610a8f565b610ffb8383836115ba565b5f5f6111a4610e76565b6006805467ffffffffffffffff80841668010000000000000000027fffffffffffffffffffffffffffffffff0000000000000000000000000000000090921642919091161717905590925090505f8290036111fd575050565b7f00000000000000000000000000000000000000000000000000000000000000006040517f40c10f19000000000000000000000000000000000000000000000000000000008152306004820152602481018490526001600160a01b0391909116906340c10f19906044015f604051808303815f87803b15801561127e575f5ffd5b505af1158015611290573d5f5f3e3d5ffd5b505050507ff3486c8be7415104f077b000d812e60c482b6824642b7673b3f73d6faeca29a68260405161091491815260200190565b5f8082840384811115908102610c21565b6112e084836116f9565b6112ea838261176f565b826001600160a01b0316846001600160a01b03167fdcbc1c05240f31ff3ad067ef1ee35ce4997762752e3a095284754544f4c709d78484604051611338929190918252602082015260400190565b60405180910390a350505050565b600580546001600160a01b038381167fffffffffffffffffffffffff0000000000000000000000000000000000000000831681179093556040519116919082907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0905f90a35050565b826001600160a01b0316856001600160a01b0316146113d3576113d3838683611076565b6113dd83826117c0565b6113e7848361180d565b826001600160a01b0316846001600160a01b0316866001600160a01b03167ffbde797d201c681b91056529119e0b02407c7bb96a4a2c75c01fc9667232c8db858560405161143f929190918252602082015260400190565b60405180910390a45050505050565b5f5f19600754141580156106ae5750506009546001600160a01b039081169116141590565b5f828218828410028218610785565b5f6114af61148f83611844565b80156114aa57505f84806114a5576114a5611de3565b868809115b151590565b6114ba868686611870565b610c219190611d3c565b6001600160a01b038416611506576040517fe602df050000000000000000000000000000000000000000000000000000000081525f6004820152602401610a8f565b6001600160a01b038316611548576040517f94280d620000000000000000000000000000000000000000000000000000000081525f6004820152602401610a8f565b6001600160a01b038085165f908152600160209081526040808320938716835292905220829055801561110557826001600160a01b0316846001600160a01b03167f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b9258460405161133891815260200190565b6001600160a01b0383166115e4578060025f8282546115d99190611d3c565b9091555061166d9050565b6001600160a01b0383165f908152602081905260409020548181101561164f576040517fe450d38c0000000000000000000000000000000000000000000000000000000081526001600160a01b03851660048201526024810182905260448101839052606401610a8f565b6001600160a01b0384165f9081526020819052604090209082900390555b6001600160a01b038216611689576002805482900390556116a7565b6001600160a01b0382165f9081526020819052604090208054820190555b816001600160a01b0316836001600160a01b03167fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef836040516116ec91815260200190565b60405180910390a3505050565b61170161119a565b5f61170a610f12565b90506117168383611920565b5f81611720610f12565b61172a9190611da0565b9050828114611105576040517f6959be1c0000000000000000000000000000000000000000000000000000000081526004810184905260248101829052604401610a8f565b6001600160a01b0382166117b1576040517fec442f050000000000000000000000000000000000000000000000000000000081525f6004820152602401610a8f565b6117bc5f83836115ba565b5050565b6001600160a01b038216611802576040517f96c6fd1e0000000000000000000000000000000000000000000000000000000081525f6004820152602401610a8f565b6117bc825f836115ba565b61181561119a565b61181e3361144e565b1561183a578060075f8282546118349190611da0565b90915550505b6117bc828261194c565b5f600282600381111561185957611859611f3e565b6118639190611f6b565b60ff166001149050919050565b5f5f5f61187d8686611977565b91509150815f036118a15783818161189757611897611de3565b0492505050610785565b8184116118b8576118b86003851502601118611993565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150509392505050565b6117bc7f00000000000000000000000000000000000000000000000000000000000000008330846119a4565b6117bc7f000000000000000000000000000000000000000000000000000000000000000083836119f3565b5f805f1983850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b6119b2848484846001611a41565b611105576040517f5274afe70000000000000000000000000000000000000000000000000000000081526001600160a01b0385166004820152602401610a8f565b611a008383836001611ac7565b610ffb576040517f5274afe70000000000000000000000000000000000000000000000000000000081526001600160a01b0384166004820152602401610a8f565b6040517f23b872dd000000000000000000000000000000000000000000000000000000005f8181526001600160a01b038781166004528616602452604485905291602083606481808c5af1925060015f51148316611ab6578383151615611aaa573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b6040517fa9059cbb000000000000000000000000000000000000000000000000000000005f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f51148316611b36578383151615611b2a573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b602081525f82518060208401528060208501604085015e5f6040828501015260407fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f83011684010191505092915050565b5f60208284031215611ba5575f5ffd5b5035919050565b80356001600160a01b0381168114611bc2575f5ffd5b919050565b5f5f60408385031215611bd8575f5ffd5b611be183611bac565b946020939093013593505050565b5f60208284031215611bff575f5ffd5b81358015158114610785575f5ffd5b5f5f5f60608486031215611c20575f5ffd5b611c2984611bac565b9250611c3760208501611bac565b929592945050506040919091013590565b5f60208284031215611c58575f5ffd5b61078582611bac565b5f60208284031215611c71575f5ffd5b813563ffffffff81168114610785575f5ffd5b5f5f60408385031215611c95575f5ffd5b82359150611ca560208401611bac565b90509250929050565b5f5f5f60608486031215611cc0575f5ffd5b83359250611cd060208501611bac565b9150611cde60408501611bac565b90509250925092565b5f5f60408385031215611cf8575f5ffd5b611d0183611bac565b9150611ca560208401611bac565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b808201808211156106ae576106ae611d0f565b600181811c90821680611d6357607f821691505b602082108103611d9a577f4e487b71000000000000000000000000000000000000000000000000000000005f52602260045260245ffd5b50919050565b818103818111156106ae576106ae611d0f565b60ff81811683821601908111156106ae576106ae611d0f565b80820281158282048414176106ae576106ae611d0f565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b5f82611e1e57611e1e611de3565b500490565b5f82611e3157611e31611de3565b500690565b5f60208284031215611e46575f5ffd5b5051919050565b6001815b6001841115611e8857808504811115611e6c57611e6c611d0f565b6001841615611e7a57908102905b60019390931c928002611e51565b935093915050565b5f82611e9e575060016106ae565b81611eaa57505f6106ae565b8160018114611ec05760028114611eca57611ee6565b60019150506106ae565b60ff841115611edb57611edb611d0f565b50506001821b6106ae565b5060208310610133831016604e8410600b8410161715611f09575081810a6106ae565b611f155f198484611e4d565b805f1904821115611f2857611f28611d0f565b029392505050565b5f61078560ff841683611e90565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b5f60ff831680611f7d57611f7d611de3565b8060ff8416069150509291505056",
}

// SandboxVault is an auto generated Go binding around an Ethereum contract.
type SandboxVault struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *SandboxVault) GetABI() abi.ABI {
	return c.abi
}

// NewSandboxVault creates a new instance of SandboxVault.
func NewSandboxVault() *SandboxVault {
	parsed, err := SandboxVaultMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &SandboxVault{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *SandboxVault) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackConstructor is the Go binding used to pack the parameters required for
// contract deployment.
//
// Solidity: constructor(address asset_, string name_, string symbol_, address owner_) returns()
func (sandboxVault *SandboxVault) PackConstructor(asset_ common.Address, name_ string, symbol_ string, owner_ common.Address) []byte {
	enc, err := sandboxVault.abi.Pack("", asset_, name_, symbol_, owner_)
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
func (sandboxVault *SandboxVault) PackAllowance(owner common.Address, spender common.Address) []byte {
	enc, err := sandboxVault.abi.Pack("allowance", owner, spender)
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
func (sandboxVault *SandboxVault) TryPackAllowance(owner common.Address, spender common.Address) ([]byte, error) {
	return sandboxVault.abi.Pack("allowance", owner, spender)
}

// UnpackAllowance is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xdd62ed3e.
//
// Solidity: function allowance(address owner, address spender) view returns(uint256)
func (sandboxVault *SandboxVault) UnpackAllowance(data []byte) (*big.Int, error) {
	out, err := sandboxVault.abi.Unpack("allowance", data)
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
func (sandboxVault *SandboxVault) PackApprove(spender common.Address, value *big.Int) []byte {
	enc, err := sandboxVault.abi.Pack("approve", spender, value)
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
func (sandboxVault *SandboxVault) TryPackApprove(spender common.Address, value *big.Int) ([]byte, error) {
	return sandboxVault.abi.Pack("approve", spender, value)
}

// UnpackApprove is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x095ea7b3.
//
// Solidity: function approve(address spender, uint256 value) returns(bool)
func (sandboxVault *SandboxVault) UnpackApprove(data []byte) (bool, error) {
	out, err := sandboxVault.abi.Unpack("approve", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackApyBps is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x51618ed3.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function apyBps() view returns(uint32)
func (sandboxVault *SandboxVault) PackApyBps() []byte {
	enc, err := sandboxVault.abi.Pack("apyBps")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackApyBps is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x51618ed3.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function apyBps() view returns(uint32)
func (sandboxVault *SandboxVault) TryPackApyBps() ([]byte, error) {
	return sandboxVault.abi.Pack("apyBps")
}

// UnpackApyBps is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x51618ed3.
//
// Solidity: function apyBps() view returns(uint32)
func (sandboxVault *SandboxVault) UnpackApyBps(data []byte) (uint32, error) {
	out, err := sandboxVault.abi.Unpack("apyBps", data)
	if err != nil {
		return *new(uint32), err
	}
	out0 := *abi.ConvertType(out[0], new(uint32)).(*uint32)
	return out0, nil
}

// PackAsset is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x38d52e0f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function asset() view returns(address)
func (sandboxVault *SandboxVault) PackAsset() []byte {
	enc, err := sandboxVault.abi.Pack("asset")
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
func (sandboxVault *SandboxVault) TryPackAsset() ([]byte, error) {
	return sandboxVault.abi.Pack("asset")
}

// UnpackAsset is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x38d52e0f.
//
// Solidity: function asset() view returns(address)
func (sandboxVault *SandboxVault) UnpackAsset(data []byte) (common.Address, error) {
	out, err := sandboxVault.abi.Unpack("asset", data)
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
func (sandboxVault *SandboxVault) PackBalanceOf(account common.Address) []byte {
	enc, err := sandboxVault.abi.Pack("balanceOf", account)
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
func (sandboxVault *SandboxVault) TryPackBalanceOf(account common.Address) ([]byte, error) {
	return sandboxVault.abi.Pack("balanceOf", account)
}

// UnpackBalanceOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x70a08231.
//
// Solidity: function balanceOf(address account) view returns(uint256)
func (sandboxVault *SandboxVault) UnpackBalanceOf(data []byte) (*big.Int, error) {
	out, err := sandboxVault.abi.Unpack("balanceOf", data)
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
func (sandboxVault *SandboxVault) PackConvertToAssets(shares *big.Int) []byte {
	enc, err := sandboxVault.abi.Pack("convertToAssets", shares)
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
func (sandboxVault *SandboxVault) TryPackConvertToAssets(shares *big.Int) ([]byte, error) {
	return sandboxVault.abi.Pack("convertToAssets", shares)
}

// UnpackConvertToAssets is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x07a2d13a.
//
// Solidity: function convertToAssets(uint256 shares) view returns(uint256)
func (sandboxVault *SandboxVault) UnpackConvertToAssets(data []byte) (*big.Int, error) {
	out, err := sandboxVault.abi.Unpack("convertToAssets", data)
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
func (sandboxVault *SandboxVault) PackConvertToShares(assets *big.Int) []byte {
	enc, err := sandboxVault.abi.Pack("convertToShares", assets)
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
func (sandboxVault *SandboxVault) TryPackConvertToShares(assets *big.Int) ([]byte, error) {
	return sandboxVault.abi.Pack("convertToShares", assets)
}

// UnpackConvertToShares is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc6e6f592.
//
// Solidity: function convertToShares(uint256 assets) view returns(uint256)
func (sandboxVault *SandboxVault) UnpackConvertToShares(data []byte) (*big.Int, error) {
	out, err := sandboxVault.abi.Unpack("convertToShares", data)
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
func (sandboxVault *SandboxVault) PackDecimals() []byte {
	enc, err := sandboxVault.abi.Pack("decimals")
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
func (sandboxVault *SandboxVault) TryPackDecimals() ([]byte, error) {
	return sandboxVault.abi.Pack("decimals")
}

// UnpackDecimals is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x313ce567.
//
// Solidity: function decimals() view returns(uint8)
func (sandboxVault *SandboxVault) UnpackDecimals(data []byte) (uint8, error) {
	out, err := sandboxVault.abi.Unpack("decimals", data)
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
// Solidity: function deposit(uint256 assets, address receiver) returns(uint256)
func (sandboxVault *SandboxVault) PackDeposit(assets *big.Int, receiver common.Address) []byte {
	enc, err := sandboxVault.abi.Pack("deposit", assets, receiver)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDeposit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6e553f65.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function deposit(uint256 assets, address receiver) returns(uint256)
func (sandboxVault *SandboxVault) TryPackDeposit(assets *big.Int, receiver common.Address) ([]byte, error) {
	return sandboxVault.abi.Pack("deposit", assets, receiver)
}

// UnpackDeposit is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x6e553f65.
//
// Solidity: function deposit(uint256 assets, address receiver) returns(uint256)
func (sandboxVault *SandboxVault) UnpackDeposit(data []byte) (*big.Int, error) {
	out, err := sandboxVault.abi.Unpack("deposit", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackDepositCap is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xdbd5edc7.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function depositCap() view returns(uint256)
func (sandboxVault *SandboxVault) PackDepositCap() []byte {
	enc, err := sandboxVault.abi.Pack("depositCap")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDepositCap is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xdbd5edc7.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function depositCap() view returns(uint256)
func (sandboxVault *SandboxVault) TryPackDepositCap() ([]byte, error) {
	return sandboxVault.abi.Pack("depositCap")
}

// UnpackDepositCap is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xdbd5edc7.
//
// Solidity: function depositCap() view returns(uint256)
func (sandboxVault *SandboxVault) UnpackDepositCap(data []byte) (*big.Int, error) {
	out, err := sandboxVault.abi.Unpack("depositCap", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackDepositsPaused is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x60da3e83.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function depositsPaused() view returns(bool)
func (sandboxVault *SandboxVault) PackDepositsPaused() []byte {
	enc, err := sandboxVault.abi.Pack("depositsPaused")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDepositsPaused is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x60da3e83.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function depositsPaused() view returns(bool)
func (sandboxVault *SandboxVault) TryPackDepositsPaused() ([]byte, error) {
	return sandboxVault.abi.Pack("depositsPaused")
}

// UnpackDepositsPaused is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x60da3e83.
//
// Solidity: function depositsPaused() view returns(bool)
func (sandboxVault *SandboxVault) UnpackDepositsPaused(data []byte) (bool, error) {
	out, err := sandboxVault.abi.Unpack("depositsPaused", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackLiquidity is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1a686502.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function liquidity() view returns(uint256)
func (sandboxVault *SandboxVault) PackLiquidity() []byte {
	enc, err := sandboxVault.abi.Pack("liquidity")
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
func (sandboxVault *SandboxVault) TryPackLiquidity() ([]byte, error) {
	return sandboxVault.abi.Pack("liquidity")
}

// UnpackLiquidity is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x1a686502.
//
// Solidity: function liquidity() view returns(uint256)
func (sandboxVault *SandboxVault) UnpackLiquidity(data []byte) (*big.Int, error) {
	out, err := sandboxVault.abi.Unpack("liquidity", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackMaxDeposit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x402d267d.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function maxDeposit(address ) view returns(uint256)
func (sandboxVault *SandboxVault) PackMaxDeposit(arg0 common.Address) []byte {
	enc, err := sandboxVault.abi.Pack("maxDeposit", arg0)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMaxDeposit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x402d267d.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function maxDeposit(address ) view returns(uint256)
func (sandboxVault *SandboxVault) TryPackMaxDeposit(arg0 common.Address) ([]byte, error) {
	return sandboxVault.abi.Pack("maxDeposit", arg0)
}

// UnpackMaxDeposit is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x402d267d.
//
// Solidity: function maxDeposit(address ) view returns(uint256)
func (sandboxVault *SandboxVault) UnpackMaxDeposit(data []byte) (*big.Int, error) {
	out, err := sandboxVault.abi.Unpack("maxDeposit", data)
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
func (sandboxVault *SandboxVault) PackMaxMint(receiver common.Address) []byte {
	enc, err := sandboxVault.abi.Pack("maxMint", receiver)
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
func (sandboxVault *SandboxVault) TryPackMaxMint(receiver common.Address) ([]byte, error) {
	return sandboxVault.abi.Pack("maxMint", receiver)
}

// UnpackMaxMint is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc63d75b6.
//
// Solidity: function maxMint(address receiver) view returns(uint256)
func (sandboxVault *SandboxVault) UnpackMaxMint(data []byte) (*big.Int, error) {
	out, err := sandboxVault.abi.Unpack("maxMint", data)
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
// Solidity: function maxRedeem(address holder) view returns(uint256)
func (sandboxVault *SandboxVault) PackMaxRedeem(holder common.Address) []byte {
	enc, err := sandboxVault.abi.Pack("maxRedeem", holder)
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
func (sandboxVault *SandboxVault) TryPackMaxRedeem(holder common.Address) ([]byte, error) {
	return sandboxVault.abi.Pack("maxRedeem", holder)
}

// UnpackMaxRedeem is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xd905777e.
//
// Solidity: function maxRedeem(address holder) view returns(uint256)
func (sandboxVault *SandboxVault) UnpackMaxRedeem(data []byte) (*big.Int, error) {
	out, err := sandboxVault.abi.Unpack("maxRedeem", data)
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
func (sandboxVault *SandboxVault) PackMaxWithdraw(holder common.Address) []byte {
	enc, err := sandboxVault.abi.Pack("maxWithdraw", holder)
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
func (sandboxVault *SandboxVault) TryPackMaxWithdraw(holder common.Address) ([]byte, error) {
	return sandboxVault.abi.Pack("maxWithdraw", holder)
}

// UnpackMaxWithdraw is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xce96cb77.
//
// Solidity: function maxWithdraw(address holder) view returns(uint256)
func (sandboxVault *SandboxVault) UnpackMaxWithdraw(data []byte) (*big.Int, error) {
	out, err := sandboxVault.abi.Unpack("maxWithdraw", data)
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
func (sandboxVault *SandboxVault) PackMint(shares *big.Int, receiver common.Address) []byte {
	enc, err := sandboxVault.abi.Pack("mint", shares, receiver)
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
func (sandboxVault *SandboxVault) TryPackMint(shares *big.Int, receiver common.Address) ([]byte, error) {
	return sandboxVault.abi.Pack("mint", shares, receiver)
}

// UnpackMint is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x94bf804d.
//
// Solidity: function mint(uint256 shares, address receiver) returns(uint256)
func (sandboxVault *SandboxVault) UnpackMint(data []byte) (*big.Int, error) {
	out, err := sandboxVault.abi.Unpack("mint", data)
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
func (sandboxVault *SandboxVault) PackName() []byte {
	enc, err := sandboxVault.abi.Pack("name")
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
func (sandboxVault *SandboxVault) TryPackName() ([]byte, error) {
	return sandboxVault.abi.Pack("name")
}

// UnpackName is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x06fdde03.
//
// Solidity: function name() view returns(string)
func (sandboxVault *SandboxVault) UnpackName(data []byte) (string, error) {
	out, err := sandboxVault.abi.Unpack("name", data)
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
func (sandboxVault *SandboxVault) PackOwner() []byte {
	enc, err := sandboxVault.abi.Pack("owner")
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
func (sandboxVault *SandboxVault) TryPackOwner() ([]byte, error) {
	return sandboxVault.abi.Pack("owner")
}

// UnpackOwner is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x8da5cb5b.
//
// Solidity: function owner() view returns(address)
func (sandboxVault *SandboxVault) UnpackOwner(data []byte) (common.Address, error) {
	out, err := sandboxVault.abi.Unpack("owner", data)
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
func (sandboxVault *SandboxVault) PackPreviewDeposit(assets *big.Int) []byte {
	enc, err := sandboxVault.abi.Pack("previewDeposit", assets)
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
func (sandboxVault *SandboxVault) TryPackPreviewDeposit(assets *big.Int) ([]byte, error) {
	return sandboxVault.abi.Pack("previewDeposit", assets)
}

// UnpackPreviewDeposit is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xef8b30f7.
//
// Solidity: function previewDeposit(uint256 assets) view returns(uint256)
func (sandboxVault *SandboxVault) UnpackPreviewDeposit(data []byte) (*big.Int, error) {
	out, err := sandboxVault.abi.Unpack("previewDeposit", data)
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
func (sandboxVault *SandboxVault) PackPreviewMint(shares *big.Int) []byte {
	enc, err := sandboxVault.abi.Pack("previewMint", shares)
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
func (sandboxVault *SandboxVault) TryPackPreviewMint(shares *big.Int) ([]byte, error) {
	return sandboxVault.abi.Pack("previewMint", shares)
}

// UnpackPreviewMint is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xb3d7f6b9.
//
// Solidity: function previewMint(uint256 shares) view returns(uint256)
func (sandboxVault *SandboxVault) UnpackPreviewMint(data []byte) (*big.Int, error) {
	out, err := sandboxVault.abi.Unpack("previewMint", data)
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
func (sandboxVault *SandboxVault) PackPreviewRedeem(shares *big.Int) []byte {
	enc, err := sandboxVault.abi.Pack("previewRedeem", shares)
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
func (sandboxVault *SandboxVault) TryPackPreviewRedeem(shares *big.Int) ([]byte, error) {
	return sandboxVault.abi.Pack("previewRedeem", shares)
}

// UnpackPreviewRedeem is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x4cdad506.
//
// Solidity: function previewRedeem(uint256 shares) view returns(uint256)
func (sandboxVault *SandboxVault) UnpackPreviewRedeem(data []byte) (*big.Int, error) {
	out, err := sandboxVault.abi.Unpack("previewRedeem", data)
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
func (sandboxVault *SandboxVault) PackPreviewWithdraw(assets *big.Int) []byte {
	enc, err := sandboxVault.abi.Pack("previewWithdraw", assets)
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
func (sandboxVault *SandboxVault) TryPackPreviewWithdraw(assets *big.Int) ([]byte, error) {
	return sandboxVault.abi.Pack("previewWithdraw", assets)
}

// UnpackPreviewWithdraw is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x0a28a477.
//
// Solidity: function previewWithdraw(uint256 assets) view returns(uint256)
func (sandboxVault *SandboxVault) UnpackPreviewWithdraw(data []byte) (*big.Int, error) {
	out, err := sandboxVault.abi.Unpack("previewWithdraw", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackQueue is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe10d29ee.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function queue() view returns(address)
func (sandboxVault *SandboxVault) PackQueue() []byte {
	enc, err := sandboxVault.abi.Pack("queue")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackQueue is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe10d29ee.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function queue() view returns(address)
func (sandboxVault *SandboxVault) TryPackQueue() ([]byte, error) {
	return sandboxVault.abi.Pack("queue")
}

// UnpackQueue is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xe10d29ee.
//
// Solidity: function queue() view returns(address)
func (sandboxVault *SandboxVault) UnpackQueue(data []byte) (common.Address, error) {
	out, err := sandboxVault.abi.Unpack("queue", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackRedeem is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xba087652.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function redeem(uint256 shares, address receiver, address owner) returns(uint256)
func (sandboxVault *SandboxVault) PackRedeem(shares *big.Int, receiver common.Address, owner common.Address) []byte {
	enc, err := sandboxVault.abi.Pack("redeem", shares, receiver, owner)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRedeem is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xba087652.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function redeem(uint256 shares, address receiver, address owner) returns(uint256)
func (sandboxVault *SandboxVault) TryPackRedeem(shares *big.Int, receiver common.Address, owner common.Address) ([]byte, error) {
	return sandboxVault.abi.Pack("redeem", shares, receiver, owner)
}

// UnpackRedeem is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xba087652.
//
// Solidity: function redeem(uint256 shares, address receiver, address owner) returns(uint256)
func (sandboxVault *SandboxVault) UnpackRedeem(data []byte) (*big.Int, error) {
	out, err := sandboxVault.abi.Unpack("redeem", data)
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
func (sandboxVault *SandboxVault) PackRenounceOwnership() []byte {
	enc, err := sandboxVault.abi.Pack("renounceOwnership")
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
func (sandboxVault *SandboxVault) TryPackRenounceOwnership() ([]byte, error) {
	return sandboxVault.abi.Pack("renounceOwnership")
}

// PackSetApyBps is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x619eed9c.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setApyBps(uint32 apyBps_) returns()
func (sandboxVault *SandboxVault) PackSetApyBps(apyBps uint32) []byte {
	enc, err := sandboxVault.abi.Pack("setApyBps", apyBps)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSetApyBps is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x619eed9c.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function setApyBps(uint32 apyBps_) returns()
func (sandboxVault *SandboxVault) TryPackSetApyBps(apyBps uint32) ([]byte, error) {
	return sandboxVault.abi.Pack("setApyBps", apyBps)
}

// PackSetDepositCap is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x86651203.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setDepositCap(uint256 assets) returns()
func (sandboxVault *SandboxVault) PackSetDepositCap(assets *big.Int) []byte {
	enc, err := sandboxVault.abi.Pack("setDepositCap", assets)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSetDepositCap is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x86651203.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function setDepositCap(uint256 assets) returns()
func (sandboxVault *SandboxVault) TryPackSetDepositCap(assets *big.Int) ([]byte, error) {
	return sandboxVault.abi.Pack("setDepositCap", assets)
}

// PackSetDepositsPaused is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1c481e2d.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setDepositsPaused(bool paused) returns()
func (sandboxVault *SandboxVault) PackSetDepositsPaused(paused bool) []byte {
	enc, err := sandboxVault.abi.Pack("setDepositsPaused", paused)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSetDepositsPaused is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1c481e2d.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function setDepositsPaused(bool paused) returns()
func (sandboxVault *SandboxVault) TryPackSetDepositsPaused(paused bool) ([]byte, error) {
	return sandboxVault.abi.Pack("setDepositsPaused", paused)
}

// PackSetLiquidity is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xeb407ba9.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setLiquidity(uint256 assets) returns()
func (sandboxVault *SandboxVault) PackSetLiquidity(assets *big.Int) []byte {
	enc, err := sandboxVault.abi.Pack("setLiquidity", assets)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSetLiquidity is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xeb407ba9.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function setLiquidity(uint256 assets) returns()
func (sandboxVault *SandboxVault) TryPackSetLiquidity(assets *big.Int) ([]byte, error) {
	return sandboxVault.abi.Pack("setLiquidity", assets)
}

// PackSetNav is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x251d8ffb.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setNav(uint256 assets) returns()
func (sandboxVault *SandboxVault) PackSetNav(assets *big.Int) []byte {
	enc, err := sandboxVault.abi.Pack("setNav", assets)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSetNav is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x251d8ffb.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function setNav(uint256 assets) returns()
func (sandboxVault *SandboxVault) TryPackSetNav(assets *big.Int) ([]byte, error) {
	return sandboxVault.abi.Pack("setNav", assets)
}

// PackSetQueue is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf3ee7e2c.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setQueue(address queue_) returns()
func (sandboxVault *SandboxVault) PackSetQueue(queue common.Address) []byte {
	enc, err := sandboxVault.abi.Pack("setQueue", queue)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSetQueue is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf3ee7e2c.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function setQueue(address queue_) returns()
func (sandboxVault *SandboxVault) TryPackSetQueue(queue common.Address) ([]byte, error) {
	return sandboxVault.abi.Pack("setQueue", queue)
}

// PackSymbol is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x95d89b41.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function symbol() view returns(string)
func (sandboxVault *SandboxVault) PackSymbol() []byte {
	enc, err := sandboxVault.abi.Pack("symbol")
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
func (sandboxVault *SandboxVault) TryPackSymbol() ([]byte, error) {
	return sandboxVault.abi.Pack("symbol")
}

// UnpackSymbol is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x95d89b41.
//
// Solidity: function symbol() view returns(string)
func (sandboxVault *SandboxVault) UnpackSymbol(data []byte) (string, error) {
	out, err := sandboxVault.abi.Unpack("symbol", data)
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
func (sandboxVault *SandboxVault) PackTotalAssets() []byte {
	enc, err := sandboxVault.abi.Pack("totalAssets")
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
func (sandboxVault *SandboxVault) TryPackTotalAssets() ([]byte, error) {
	return sandboxVault.abi.Pack("totalAssets")
}

// UnpackTotalAssets is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x01e1d114.
//
// Solidity: function totalAssets() view returns(uint256)
func (sandboxVault *SandboxVault) UnpackTotalAssets(data []byte) (*big.Int, error) {
	out, err := sandboxVault.abi.Unpack("totalAssets", data)
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
func (sandboxVault *SandboxVault) PackTotalSupply() []byte {
	enc, err := sandboxVault.abi.Pack("totalSupply")
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
func (sandboxVault *SandboxVault) TryPackTotalSupply() ([]byte, error) {
	return sandboxVault.abi.Pack("totalSupply")
}

// UnpackTotalSupply is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x18160ddd.
//
// Solidity: function totalSupply() view returns(uint256)
func (sandboxVault *SandboxVault) UnpackTotalSupply(data []byte) (*big.Int, error) {
	out, err := sandboxVault.abi.Unpack("totalSupply", data)
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
func (sandboxVault *SandboxVault) PackTransfer(to common.Address, value *big.Int) []byte {
	enc, err := sandboxVault.abi.Pack("transfer", to, value)
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
func (sandboxVault *SandboxVault) TryPackTransfer(to common.Address, value *big.Int) ([]byte, error) {
	return sandboxVault.abi.Pack("transfer", to, value)
}

// UnpackTransfer is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xa9059cbb.
//
// Solidity: function transfer(address to, uint256 value) returns(bool)
func (sandboxVault *SandboxVault) UnpackTransfer(data []byte) (bool, error) {
	out, err := sandboxVault.abi.Unpack("transfer", data)
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
func (sandboxVault *SandboxVault) PackTransferFrom(from common.Address, to common.Address, value *big.Int) []byte {
	enc, err := sandboxVault.abi.Pack("transferFrom", from, to, value)
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
func (sandboxVault *SandboxVault) TryPackTransferFrom(from common.Address, to common.Address, value *big.Int) ([]byte, error) {
	return sandboxVault.abi.Pack("transferFrom", from, to, value)
}

// UnpackTransferFrom is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x23b872dd.
//
// Solidity: function transferFrom(address from, address to, uint256 value) returns(bool)
func (sandboxVault *SandboxVault) UnpackTransferFrom(data []byte) (bool, error) {
	out, err := sandboxVault.abi.Unpack("transferFrom", data)
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
func (sandboxVault *SandboxVault) PackTransferOwnership(newOwner common.Address) []byte {
	enc, err := sandboxVault.abi.Pack("transferOwnership", newOwner)
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
func (sandboxVault *SandboxVault) TryPackTransferOwnership(newOwner common.Address) ([]byte, error) {
	return sandboxVault.abi.Pack("transferOwnership", newOwner)
}

// PackWithdraw is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb460af94.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function withdraw(uint256 assets, address receiver, address owner) returns(uint256)
func (sandboxVault *SandboxVault) PackWithdraw(assets *big.Int, receiver common.Address, owner common.Address) []byte {
	enc, err := sandboxVault.abi.Pack("withdraw", assets, receiver, owner)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackWithdraw is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb460af94.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function withdraw(uint256 assets, address receiver, address owner) returns(uint256)
func (sandboxVault *SandboxVault) TryPackWithdraw(assets *big.Int, receiver common.Address, owner common.Address) ([]byte, error) {
	return sandboxVault.abi.Pack("withdraw", assets, receiver, owner)
}

// UnpackWithdraw is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xb460af94.
//
// Solidity: function withdraw(uint256 assets, address receiver, address owner) returns(uint256)
func (sandboxVault *SandboxVault) UnpackWithdraw(data []byte) (*big.Int, error) {
	out, err := sandboxVault.abi.Unpack("withdraw", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// SandboxVaultAccrued represents a Accrued event raised by the SandboxVault contract.
type SandboxVaultAccrued struct {
	Interest *big.Int
	Raw      *types.Log // Blockchain specific contextual infos
}

const SandboxVaultAccruedEventName = "Accrued"

// ContractEventName returns the user-defined event name.
func (SandboxVaultAccrued) ContractEventName() string {
	return SandboxVaultAccruedEventName
}

// UnpackAccruedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Accrued(uint256 interest)
func (sandboxVault *SandboxVault) UnpackAccruedEvent(log *types.Log) (*SandboxVaultAccrued, error) {
	event := "Accrued"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxVaultAccrued)
	if len(log.Data) > 0 {
		if err := sandboxVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxVault.abi.Events[event].Inputs {
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

// SandboxVaultApproval represents a Approval event raised by the SandboxVault contract.
type SandboxVaultApproval struct {
	Owner   common.Address
	Spender common.Address
	Value   *big.Int
	Raw     *types.Log // Blockchain specific contextual infos
}

const SandboxVaultApprovalEventName = "Approval"

// ContractEventName returns the user-defined event name.
func (SandboxVaultApproval) ContractEventName() string {
	return SandboxVaultApprovalEventName
}

// UnpackApprovalEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Approval(address indexed owner, address indexed spender, uint256 value)
func (sandboxVault *SandboxVault) UnpackApprovalEvent(log *types.Log) (*SandboxVaultApproval, error) {
	event := "Approval"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxVaultApproval)
	if len(log.Data) > 0 {
		if err := sandboxVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxVault.abi.Events[event].Inputs {
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

// SandboxVaultApySet represents a ApySet event raised by the SandboxVault contract.
type SandboxVaultApySet struct {
	ApyBps *big.Int
	Raw    *types.Log // Blockchain specific contextual infos
}

const SandboxVaultApySetEventName = "ApySet"

// ContractEventName returns the user-defined event name.
func (SandboxVaultApySet) ContractEventName() string {
	return SandboxVaultApySetEventName
}

// UnpackApySetEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event ApySet(uint256 apyBps)
func (sandboxVault *SandboxVault) UnpackApySetEvent(log *types.Log) (*SandboxVaultApySet, error) {
	event := "ApySet"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxVaultApySet)
	if len(log.Data) > 0 {
		if err := sandboxVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxVault.abi.Events[event].Inputs {
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

// SandboxVaultDeposit represents a Deposit event raised by the SandboxVault contract.
type SandboxVaultDeposit struct {
	Sender common.Address
	Owner  common.Address
	Assets *big.Int
	Shares *big.Int
	Raw    *types.Log // Blockchain specific contextual infos
}

const SandboxVaultDepositEventName = "Deposit"

// ContractEventName returns the user-defined event name.
func (SandboxVaultDeposit) ContractEventName() string {
	return SandboxVaultDepositEventName
}

// UnpackDepositEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Deposit(address indexed sender, address indexed owner, uint256 assets, uint256 shares)
func (sandboxVault *SandboxVault) UnpackDepositEvent(log *types.Log) (*SandboxVaultDeposit, error) {
	event := "Deposit"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxVaultDeposit)
	if len(log.Data) > 0 {
		if err := sandboxVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxVault.abi.Events[event].Inputs {
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

// SandboxVaultDepositCapSet represents a DepositCapSet event raised by the SandboxVault contract.
type SandboxVaultDepositCapSet struct {
	Assets *big.Int
	Raw    *types.Log // Blockchain specific contextual infos
}

const SandboxVaultDepositCapSetEventName = "DepositCapSet"

// ContractEventName returns the user-defined event name.
func (SandboxVaultDepositCapSet) ContractEventName() string {
	return SandboxVaultDepositCapSetEventName
}

// UnpackDepositCapSetEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event DepositCapSet(uint256 assets)
func (sandboxVault *SandboxVault) UnpackDepositCapSetEvent(log *types.Log) (*SandboxVaultDepositCapSet, error) {
	event := "DepositCapSet"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxVaultDepositCapSet)
	if len(log.Data) > 0 {
		if err := sandboxVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxVault.abi.Events[event].Inputs {
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

// SandboxVaultDepositsPaused represents a DepositsPaused event raised by the SandboxVault contract.
type SandboxVaultDepositsPaused struct {
	Paused bool
	Raw    *types.Log // Blockchain specific contextual infos
}

const SandboxVaultDepositsPausedEventName = "DepositsPaused"

// ContractEventName returns the user-defined event name.
func (SandboxVaultDepositsPaused) ContractEventName() string {
	return SandboxVaultDepositsPausedEventName
}

// UnpackDepositsPausedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event DepositsPaused(bool paused)
func (sandboxVault *SandboxVault) UnpackDepositsPausedEvent(log *types.Log) (*SandboxVaultDepositsPaused, error) {
	event := "DepositsPaused"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxVaultDepositsPaused)
	if len(log.Data) > 0 {
		if err := sandboxVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxVault.abi.Events[event].Inputs {
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

// SandboxVaultLiquiditySet represents a LiquiditySet event raised by the SandboxVault contract.
type SandboxVaultLiquiditySet struct {
	Assets *big.Int
	Raw    *types.Log // Blockchain specific contextual infos
}

const SandboxVaultLiquiditySetEventName = "LiquiditySet"

// ContractEventName returns the user-defined event name.
func (SandboxVaultLiquiditySet) ContractEventName() string {
	return SandboxVaultLiquiditySetEventName
}

// UnpackLiquiditySetEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event LiquiditySet(uint256 assets)
func (sandboxVault *SandboxVault) UnpackLiquiditySetEvent(log *types.Log) (*SandboxVaultLiquiditySet, error) {
	event := "LiquiditySet"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxVaultLiquiditySet)
	if len(log.Data) > 0 {
		if err := sandboxVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxVault.abi.Events[event].Inputs {
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

// SandboxVaultNavSet represents a NavSet event raised by the SandboxVault contract.
type SandboxVaultNavSet struct {
	Assets *big.Int
	Raw    *types.Log // Blockchain specific contextual infos
}

const SandboxVaultNavSetEventName = "NavSet"

// ContractEventName returns the user-defined event name.
func (SandboxVaultNavSet) ContractEventName() string {
	return SandboxVaultNavSetEventName
}

// UnpackNavSetEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event NavSet(uint256 assets)
func (sandboxVault *SandboxVault) UnpackNavSetEvent(log *types.Log) (*SandboxVaultNavSet, error) {
	event := "NavSet"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxVaultNavSet)
	if len(log.Data) > 0 {
		if err := sandboxVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxVault.abi.Events[event].Inputs {
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

// SandboxVaultOwnershipTransferred represents a OwnershipTransferred event raised by the SandboxVault contract.
type SandboxVaultOwnershipTransferred struct {
	PreviousOwner common.Address
	NewOwner      common.Address
	Raw           *types.Log // Blockchain specific contextual infos
}

const SandboxVaultOwnershipTransferredEventName = "OwnershipTransferred"

// ContractEventName returns the user-defined event name.
func (SandboxVaultOwnershipTransferred) ContractEventName() string {
	return SandboxVaultOwnershipTransferredEventName
}

// UnpackOwnershipTransferredEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event OwnershipTransferred(address indexed previousOwner, address indexed newOwner)
func (sandboxVault *SandboxVault) UnpackOwnershipTransferredEvent(log *types.Log) (*SandboxVaultOwnershipTransferred, error) {
	event := "OwnershipTransferred"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxVaultOwnershipTransferred)
	if len(log.Data) > 0 {
		if err := sandboxVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxVault.abi.Events[event].Inputs {
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

// SandboxVaultQueueSet represents a QueueSet event raised by the SandboxVault contract.
type SandboxVaultQueueSet struct {
	Queue common.Address
	Raw   *types.Log // Blockchain specific contextual infos
}

const SandboxVaultQueueSetEventName = "QueueSet"

// ContractEventName returns the user-defined event name.
func (SandboxVaultQueueSet) ContractEventName() string {
	return SandboxVaultQueueSetEventName
}

// UnpackQueueSetEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event QueueSet(address queue)
func (sandboxVault *SandboxVault) UnpackQueueSetEvent(log *types.Log) (*SandboxVaultQueueSet, error) {
	event := "QueueSet"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxVaultQueueSet)
	if len(log.Data) > 0 {
		if err := sandboxVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxVault.abi.Events[event].Inputs {
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

// SandboxVaultTransfer represents a Transfer event raised by the SandboxVault contract.
type SandboxVaultTransfer struct {
	From  common.Address
	To    common.Address
	Value *big.Int
	Raw   *types.Log // Blockchain specific contextual infos
}

const SandboxVaultTransferEventName = "Transfer"

// ContractEventName returns the user-defined event name.
func (SandboxVaultTransfer) ContractEventName() string {
	return SandboxVaultTransferEventName
}

// UnpackTransferEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Transfer(address indexed from, address indexed to, uint256 value)
func (sandboxVault *SandboxVault) UnpackTransferEvent(log *types.Log) (*SandboxVaultTransfer, error) {
	event := "Transfer"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxVaultTransfer)
	if len(log.Data) > 0 {
		if err := sandboxVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxVault.abi.Events[event].Inputs {
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

// SandboxVaultWithdraw represents a Withdraw event raised by the SandboxVault contract.
type SandboxVaultWithdraw struct {
	Sender   common.Address
	Receiver common.Address
	Owner    common.Address
	Assets   *big.Int
	Shares   *big.Int
	Raw      *types.Log // Blockchain specific contextual infos
}

const SandboxVaultWithdrawEventName = "Withdraw"

// ContractEventName returns the user-defined event name.
func (SandboxVaultWithdraw) ContractEventName() string {
	return SandboxVaultWithdrawEventName
}

// UnpackWithdrawEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Withdraw(address indexed sender, address indexed receiver, address indexed owner, uint256 assets, uint256 shares)
func (sandboxVault *SandboxVault) UnpackWithdrawEvent(log *types.Log) (*SandboxVaultWithdraw, error) {
	event := "Withdraw"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxVaultWithdraw)
	if len(log.Data) > 0 {
		if err := sandboxVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxVault.abi.Events[event].Inputs {
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
func (sandboxVault *SandboxVault) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], sandboxVault.abi.Errors["DepositShort"].ID.Bytes()[:4]) {
		return sandboxVault.UnpackDepositShortError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxVault.abi.Errors["ERC20InsufficientAllowance"].ID.Bytes()[:4]) {
		return sandboxVault.UnpackERC20InsufficientAllowanceError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxVault.abi.Errors["ERC20InsufficientBalance"].ID.Bytes()[:4]) {
		return sandboxVault.UnpackERC20InsufficientBalanceError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxVault.abi.Errors["ERC20InvalidApprover"].ID.Bytes()[:4]) {
		return sandboxVault.UnpackERC20InvalidApproverError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxVault.abi.Errors["ERC20InvalidReceiver"].ID.Bytes()[:4]) {
		return sandboxVault.UnpackERC20InvalidReceiverError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxVault.abi.Errors["ERC20InvalidSender"].ID.Bytes()[:4]) {
		return sandboxVault.UnpackERC20InvalidSenderError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxVault.abi.Errors["ERC20InvalidSpender"].ID.Bytes()[:4]) {
		return sandboxVault.UnpackERC20InvalidSpenderError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxVault.abi.Errors["ERC4626ExceededMaxDeposit"].ID.Bytes()[:4]) {
		return sandboxVault.UnpackERC4626ExceededMaxDepositError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxVault.abi.Errors["ERC4626ExceededMaxMint"].ID.Bytes()[:4]) {
		return sandboxVault.UnpackERC4626ExceededMaxMintError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxVault.abi.Errors["ERC4626ExceededMaxRedeem"].ID.Bytes()[:4]) {
		return sandboxVault.UnpackERC4626ExceededMaxRedeemError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxVault.abi.Errors["ERC4626ExceededMaxWithdraw"].ID.Bytes()[:4]) {
		return sandboxVault.UnpackERC4626ExceededMaxWithdrawError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxVault.abi.Errors["OwnableInvalidOwner"].ID.Bytes()[:4]) {
		return sandboxVault.UnpackOwnableInvalidOwnerError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxVault.abi.Errors["OwnableUnauthorizedAccount"].ID.Bytes()[:4]) {
		return sandboxVault.UnpackOwnableUnauthorizedAccountError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxVault.abi.Errors["SafeERC20FailedOperation"].ID.Bytes()[:4]) {
		return sandboxVault.UnpackSafeERC20FailedOperationError(raw[4:])
	}
	return nil, errors.New("Unknown error")
}

// SandboxVaultDepositShort represents a DepositShort error raised by the SandboxVault contract.
type SandboxVaultDepositShort struct {
	Expected *big.Int
	Received *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error DepositShort(uint256 expected, uint256 received)
func SandboxVaultDepositShortErrorID() common.Hash {
	return common.HexToHash("0x6959be1c9a06bd6932a65b22cf1e0dd5f14b54ddb0fe1efb9195b20852b3c78a")
}

// UnpackDepositShortError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error DepositShort(uint256 expected, uint256 received)
func (sandboxVault *SandboxVault) UnpackDepositShortError(raw []byte) (*SandboxVaultDepositShort, error) {
	out := new(SandboxVaultDepositShort)
	if err := sandboxVault.abi.UnpackIntoInterface(out, "DepositShort", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxVaultERC20InsufficientAllowance represents a ERC20InsufficientAllowance error raised by the SandboxVault contract.
type SandboxVaultERC20InsufficientAllowance struct {
	Spender   common.Address
	Allowance *big.Int
	Needed    *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)
func SandboxVaultERC20InsufficientAllowanceErrorID() common.Hash {
	return common.HexToHash("0xfb8f41b23e99d2101d86da76cdfa87dd51c82ed07d3cb62cbc473e469dbc75c3")
}

// UnpackERC20InsufficientAllowanceError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)
func (sandboxVault *SandboxVault) UnpackERC20InsufficientAllowanceError(raw []byte) (*SandboxVaultERC20InsufficientAllowance, error) {
	out := new(SandboxVaultERC20InsufficientAllowance)
	if err := sandboxVault.abi.UnpackIntoInterface(out, "ERC20InsufficientAllowance", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxVaultERC20InsufficientBalance represents a ERC20InsufficientBalance error raised by the SandboxVault contract.
type SandboxVaultERC20InsufficientBalance struct {
	Sender  common.Address
	Balance *big.Int
	Needed  *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)
func SandboxVaultERC20InsufficientBalanceErrorID() common.Hash {
	return common.HexToHash("0xe450d38cd8d9f7d95077d567d60ed49c7254716e6ad08fc9872816c97e0ffec6")
}

// UnpackERC20InsufficientBalanceError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)
func (sandboxVault *SandboxVault) UnpackERC20InsufficientBalanceError(raw []byte) (*SandboxVaultERC20InsufficientBalance, error) {
	out := new(SandboxVaultERC20InsufficientBalance)
	if err := sandboxVault.abi.UnpackIntoInterface(out, "ERC20InsufficientBalance", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxVaultERC20InvalidApprover represents a ERC20InvalidApprover error raised by the SandboxVault contract.
type SandboxVaultERC20InvalidApprover struct {
	Approver common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InvalidApprover(address approver)
func SandboxVaultERC20InvalidApproverErrorID() common.Hash {
	return common.HexToHash("0xe602df05cc75712490294c6c104ab7c17f4030363910a7a2626411c6d3118847")
}

// UnpackERC20InvalidApproverError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InvalidApprover(address approver)
func (sandboxVault *SandboxVault) UnpackERC20InvalidApproverError(raw []byte) (*SandboxVaultERC20InvalidApprover, error) {
	out := new(SandboxVaultERC20InvalidApprover)
	if err := sandboxVault.abi.UnpackIntoInterface(out, "ERC20InvalidApprover", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxVaultERC20InvalidReceiver represents a ERC20InvalidReceiver error raised by the SandboxVault contract.
type SandboxVaultERC20InvalidReceiver struct {
	Receiver common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InvalidReceiver(address receiver)
func SandboxVaultERC20InvalidReceiverErrorID() common.Hash {
	return common.HexToHash("0xec442f055133b72f3b2f9f0bb351c406b178527de2040a7d1feb4e058771f613")
}

// UnpackERC20InvalidReceiverError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InvalidReceiver(address receiver)
func (sandboxVault *SandboxVault) UnpackERC20InvalidReceiverError(raw []byte) (*SandboxVaultERC20InvalidReceiver, error) {
	out := new(SandboxVaultERC20InvalidReceiver)
	if err := sandboxVault.abi.UnpackIntoInterface(out, "ERC20InvalidReceiver", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxVaultERC20InvalidSender represents a ERC20InvalidSender error raised by the SandboxVault contract.
type SandboxVaultERC20InvalidSender struct {
	Sender common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InvalidSender(address sender)
func SandboxVaultERC20InvalidSenderErrorID() common.Hash {
	return common.HexToHash("0x96c6fd1edd0cd6ef7ff0ecc0facdf53148dc0048b57fe58af65755250a7a96bd")
}

// UnpackERC20InvalidSenderError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InvalidSender(address sender)
func (sandboxVault *SandboxVault) UnpackERC20InvalidSenderError(raw []byte) (*SandboxVaultERC20InvalidSender, error) {
	out := new(SandboxVaultERC20InvalidSender)
	if err := sandboxVault.abi.UnpackIntoInterface(out, "ERC20InvalidSender", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxVaultERC20InvalidSpender represents a ERC20InvalidSpender error raised by the SandboxVault contract.
type SandboxVaultERC20InvalidSpender struct {
	Spender common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InvalidSpender(address spender)
func SandboxVaultERC20InvalidSpenderErrorID() common.Hash {
	return common.HexToHash("0x94280d62c347d8d9f4d59a76ea321452406db88df38e0c9da304f58b57b373a2")
}

// UnpackERC20InvalidSpenderError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InvalidSpender(address spender)
func (sandboxVault *SandboxVault) UnpackERC20InvalidSpenderError(raw []byte) (*SandboxVaultERC20InvalidSpender, error) {
	out := new(SandboxVaultERC20InvalidSpender)
	if err := sandboxVault.abi.UnpackIntoInterface(out, "ERC20InvalidSpender", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxVaultERC4626ExceededMaxDeposit represents a ERC4626ExceededMaxDeposit error raised by the SandboxVault contract.
type SandboxVaultERC4626ExceededMaxDeposit struct {
	Receiver common.Address
	Assets   *big.Int
	Max      *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC4626ExceededMaxDeposit(address receiver, uint256 assets, uint256 max)
func SandboxVaultERC4626ExceededMaxDepositErrorID() common.Hash {
	return common.HexToHash("0x79012fb2819fcdc1de669c08773dbcd6bdc757862642f75fb1c584dadf259dfe")
}

// UnpackERC4626ExceededMaxDepositError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC4626ExceededMaxDeposit(address receiver, uint256 assets, uint256 max)
func (sandboxVault *SandboxVault) UnpackERC4626ExceededMaxDepositError(raw []byte) (*SandboxVaultERC4626ExceededMaxDeposit, error) {
	out := new(SandboxVaultERC4626ExceededMaxDeposit)
	if err := sandboxVault.abi.UnpackIntoInterface(out, "ERC4626ExceededMaxDeposit", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxVaultERC4626ExceededMaxMint represents a ERC4626ExceededMaxMint error raised by the SandboxVault contract.
type SandboxVaultERC4626ExceededMaxMint struct {
	Receiver common.Address
	Shares   *big.Int
	Max      *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC4626ExceededMaxMint(address receiver, uint256 shares, uint256 max)
func SandboxVaultERC4626ExceededMaxMintErrorID() common.Hash {
	return common.HexToHash("0x284ff667dc615a39438518c22e8955b9470327d9de8a4d7e21c926b260d65176")
}

// UnpackERC4626ExceededMaxMintError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC4626ExceededMaxMint(address receiver, uint256 shares, uint256 max)
func (sandboxVault *SandboxVault) UnpackERC4626ExceededMaxMintError(raw []byte) (*SandboxVaultERC4626ExceededMaxMint, error) {
	out := new(SandboxVaultERC4626ExceededMaxMint)
	if err := sandboxVault.abi.UnpackIntoInterface(out, "ERC4626ExceededMaxMint", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxVaultERC4626ExceededMaxRedeem represents a ERC4626ExceededMaxRedeem error raised by the SandboxVault contract.
type SandboxVaultERC4626ExceededMaxRedeem struct {
	Owner  common.Address
	Shares *big.Int
	Max    *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC4626ExceededMaxRedeem(address owner, uint256 shares, uint256 max)
func SandboxVaultERC4626ExceededMaxRedeemErrorID() common.Hash {
	return common.HexToHash("0xb94abeec0557d36b5f0bc8f115deec7b184dcbff94ac66d55e37c8f301e75269")
}

// UnpackERC4626ExceededMaxRedeemError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC4626ExceededMaxRedeem(address owner, uint256 shares, uint256 max)
func (sandboxVault *SandboxVault) UnpackERC4626ExceededMaxRedeemError(raw []byte) (*SandboxVaultERC4626ExceededMaxRedeem, error) {
	out := new(SandboxVaultERC4626ExceededMaxRedeem)
	if err := sandboxVault.abi.UnpackIntoInterface(out, "ERC4626ExceededMaxRedeem", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxVaultERC4626ExceededMaxWithdraw represents a ERC4626ExceededMaxWithdraw error raised by the SandboxVault contract.
type SandboxVaultERC4626ExceededMaxWithdraw struct {
	Owner  common.Address
	Assets *big.Int
	Max    *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC4626ExceededMaxWithdraw(address owner, uint256 assets, uint256 max)
func SandboxVaultERC4626ExceededMaxWithdrawErrorID() common.Hash {
	return common.HexToHash("0xfe9cceec2bd1f9b68641914cc354eacaeb1cc2169f5ba0639930f241e87142f0")
}

// UnpackERC4626ExceededMaxWithdrawError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC4626ExceededMaxWithdraw(address owner, uint256 assets, uint256 max)
func (sandboxVault *SandboxVault) UnpackERC4626ExceededMaxWithdrawError(raw []byte) (*SandboxVaultERC4626ExceededMaxWithdraw, error) {
	out := new(SandboxVaultERC4626ExceededMaxWithdraw)
	if err := sandboxVault.abi.UnpackIntoInterface(out, "ERC4626ExceededMaxWithdraw", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxVaultOwnableInvalidOwner represents a OwnableInvalidOwner error raised by the SandboxVault contract.
type SandboxVaultOwnableInvalidOwner struct {
	Owner common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error OwnableInvalidOwner(address owner)
func SandboxVaultOwnableInvalidOwnerErrorID() common.Hash {
	return common.HexToHash("0x1e4fbdf7f3ef8bcaa855599e3abf48b232380f183f08f6f813d9ffa5bd585188")
}

// UnpackOwnableInvalidOwnerError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error OwnableInvalidOwner(address owner)
func (sandboxVault *SandboxVault) UnpackOwnableInvalidOwnerError(raw []byte) (*SandboxVaultOwnableInvalidOwner, error) {
	out := new(SandboxVaultOwnableInvalidOwner)
	if err := sandboxVault.abi.UnpackIntoInterface(out, "OwnableInvalidOwner", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxVaultOwnableUnauthorizedAccount represents a OwnableUnauthorizedAccount error raised by the SandboxVault contract.
type SandboxVaultOwnableUnauthorizedAccount struct {
	Account common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error OwnableUnauthorizedAccount(address account)
func SandboxVaultOwnableUnauthorizedAccountErrorID() common.Hash {
	return common.HexToHash("0x118cdaa7a341953d1887a2245fd6665d741c67c8c50581daa59e1d03373fa188")
}

// UnpackOwnableUnauthorizedAccountError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error OwnableUnauthorizedAccount(address account)
func (sandboxVault *SandboxVault) UnpackOwnableUnauthorizedAccountError(raw []byte) (*SandboxVaultOwnableUnauthorizedAccount, error) {
	out := new(SandboxVaultOwnableUnauthorizedAccount)
	if err := sandboxVault.abi.UnpackIntoInterface(out, "OwnableUnauthorizedAccount", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxVaultSafeERC20FailedOperation represents a SafeERC20FailedOperation error raised by the SandboxVault contract.
type SandboxVaultSafeERC20FailedOperation struct {
	Token common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SafeERC20FailedOperation(address token)
func SandboxVaultSafeERC20FailedOperationErrorID() common.Hash {
	return common.HexToHash("0x5274afe73c98b4749fc91ffae6b7b574e7842cb2144a159e9377a5f20b32edf9")
}

// UnpackSafeERC20FailedOperationError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SafeERC20FailedOperation(address token)
func (sandboxVault *SandboxVault) UnpackSafeERC20FailedOperationError(raw []byte) (*SandboxVaultSafeERC20FailedOperation, error) {
	out := new(SandboxVaultSafeERC20FailedOperation)
	if err := sandboxVault.abi.UnpackIntoInterface(out, "SafeERC20FailedOperation", raw); err != nil {
		return nil, err
	}
	return out, nil
}
