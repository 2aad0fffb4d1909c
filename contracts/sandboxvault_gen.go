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
	ABI: "[{\"inputs\":[{\"internalType\":\"contractIERC20\",\"name\":\"asset_\",\"type\":\"address\"},{\"internalType\":\"string\",\"name\":\"name_\",\"type\":\"string\"},{\"internalType\":\"string\",\"name\":\"symbol_\",\"type\":\"string\"},{\"internalType\":\"address\",\"name\":\"owner_\",\"type\":\"address\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"expected\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"received\",\"type\":\"uint256\"}],\"name\":\"DepositShort\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"allowance\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"needed\",\"type\":\"uint256\"}],\"name\":\"ERC20InsufficientAllowance\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"balance\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"needed\",\"type\":\"uint256\"}],\"name\":\"ERC20InsufficientBalance\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"approver\",\"type\":\"address\"}],\"name\":\"ERC20InvalidApprover\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"ERC20InvalidReceiver\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"}],\"name\":\"ERC20InvalidSender\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"}],\"name\":\"ERC20InvalidSpender\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"max\",\"type\":\"uint256\"}],\"name\":\"ERC4626ExceededMaxDeposit\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"max\",\"type\":\"uint256\"}],\"name\":\"ERC4626ExceededMaxMint\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"max\",\"type\":\"uint256\"}],\"name\":\"ERC4626ExceededMaxRedeem\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"max\",\"type\":\"uint256\"}],\"name\":\"ERC4626ExceededMaxWithdraw\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"OwnableInvalidOwner\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"OwnableUnauthorizedAccount\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"}],\"name\":\"SafeERC20FailedOperation\",\"type\":\"error\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"interest\",\"type\":\"uint256\"}],\"name\":\"Accrued\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"Approval\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"apyBps\",\"type\":\"uint256\"}],\"name\":\"ApySet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"Deposit\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"DepositCapSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"bool\",\"name\":\"paused\",\"type\":\"bool\"}],\"name\":\"DepositsPaused\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"LiquiditySet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"NavSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"previousOwner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"OwnershipTransferred\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"from\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"Transfer\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"Withdraw\",\"type\":\"event\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"}],\"name\":\"allowance\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"approve\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"apyBps\",\"outputs\":[{\"internalType\":\"uint32\",\"name\":\"\",\"type\":\"uint32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"asset\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"balanceOf\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"convertToAssets\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"convertToShares\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"decimals\",\"outputs\":[{\"internalType\":\"uint8\",\"name\":\"\",\"type\":\"uint8\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"deposit\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"depositCap\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"depositsPaused\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"liquidity\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"name\":\"maxDeposit\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"maxMint\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"holder\",\"type\":\"address\"}],\"name\":\"maxRedeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"holder\",\"type\":\"address\"}],\"name\":\"maxWithdraw\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"mint\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"name\",\"outputs\":[{\"internalType\":\"string\",\"name\":\"\",\"type\":\"string\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"owner\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"previewDeposit\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"previewMint\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"previewRedeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"previewWithdraw\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"redeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"renounceOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint32\",\"name\":\"apyBps_\",\"type\":\"uint32\"}],\"name\":\"setApyBps\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"setDepositCap\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"bool\",\"name\":\"paused\",\"type\":\"bool\"}],\"name\":\"setDepositsPaused\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"setLiquidity\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"setNav\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"symbol\",\"outputs\":[{\"internalType\":\"string\",\"name\":\"\",\"type\":\"string\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"totalAssets\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"totalSupply\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"transfer\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"from\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"transferFrom\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"transferOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"withdraw\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"}]",
	ID:  "SandboxVault",
	Bin: "0x60c06040525f196007555f19600855348015610019575f5ffd5b506040516122b03803806122b08339810160408190526100389161021d565b8084848460036100488382610336565b5060046100558282610336565b5050505f5f610069836100e560201b60201c565b915091508161007957601261007b565b805b60ff1660a05250506001600160a01b0390811660805281166100b657604051631e4fbdf760e01b81525f600482015260240160405180910390fd5b6100bf81610118565b5050600680546001600160401b031916426001600160401b0316179055506103f4915050565b63313ce56760e01b5f818152908190602082600481875afa5f51601f3d1190911661010082101695908602945092505050565b600580546001600160a01b038381166001600160a01b0319831681179093556040519116919082907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0905f90a35050565b6001600160a01b038116811461017d575f5ffd5b50565b634e487b7160e01b5f52604160045260245ffd5b5f82601f8301126101a3575f5ffd5b81516001600160401b038111156101bc576101bc610180565b604051601f8201601f19908116603f011681016001600160401b03811182821017156101ea576101ea610180565b604052818152838201602001851015610201575f5ffd5b8160208501602083015e5f918101602001919091529392505050565b5f5f5f5f60808587031215610230575f5ffd5b845161023b81610169565b60208601519094506001600160401b03811115610256575f5ffd5b61026287828801610194565b604087015190945090506001600160401b0381111561027f575f5ffd5b61028b87828801610194565b925050606085015161029c81610169565b939692955090935050565b600181811c908216806102bb57607f821691505b6020821081036102d957634e487b7160e01b5f52602260045260245ffd5b50919050565b601f821115610331578282111561033157805f5260205f20601f840160051c602085101561030a57505f5b90810190601f840160051c035f5b8181101561032d575f83820155600101610318565b5050505b505050565b81516001600160401b0381111561034f5761034f610180565b6103638161035d84546102a7565b846102df565b6020601f821160018114610395575f831561037e5750848201515b5f19600385901b1c1916600184901b1784556103ed565b5f84815260208120601f198516915b828110156103c457878501518255602094850194600190920191016103a4565b50848210156103e157868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b60805160a051611e7161043f5f395f6108ce01525f818161034e015281816107570152818161080b01528181610e230152818161110d0152818161180a01526118360152611e715ff3fe608060405234801561000f575f5ffd5b5060043610610269575f3560e01c806370a0823111610157578063ba087652116100d2578063dbd5edc711610088578063eb407ba91161006e578063eb407ba91461056d578063ef8b30f7146104f3578063f2fde38b14610580575f5ffd5b8063dbd5edc71461052c578063dd62ed3e14610535575f5ffd5b8063c6e6f592116100b8578063c6e6f592146104f3578063ce96cb7714610506578063d905777e14610519575f5ffd5b8063ba087652146104cd578063c63d75b6146104e0575f5ffd5b806394bf804d11610127578063a9059cbb1161010d578063a9059cbb14610494578063b3d7f6b9146104a7578063b460af94146104ba575f5ffd5b806394bf804d1461047957806395d89b411461048c575f5ffd5b806370a0823114610425578063715018a61461044d57806386651203146104555780638da5cb5b14610468575f5ffd5b8063251d8ffb116101e75780634cdad506116101b757806360da3e831161019d57806360da3e83146103d6578063619eed9c146103ff5780636e553f6514610412575f5ffd5b80634cdad5061461029d57806351618ed314610399575f5ffd5b8063251d8ffb1461031f578063313ce5671461033257806338d52e0f1461034c578063402d267d14610386575f5ffd5b80630a28a4771161023c5780631a686502116102225780631a686502146102ee5780631c481e2d146102f757806323b872dd1461030c575f5ffd5b80630a28a477146102d357806318160ddd146102e6575f5ffd5b806301e1d1141461026d57806306fdde031461028857806307a2d13a1461029d578063095ea7b3146102b0575b5f5ffd5b610275610593565b6040519081526020015b60405180910390f35b6102906105b9565b60405161027f9190611a27565b6102756102ab366004611a7a565b610649565b6102c36102be366004611aac565b61065a565b604051901515815260200161027f565b6102756102e1366004611a7a565b610671565b600254610275565b61027560075481565b61030a610305366004611ad4565b61067d565b005b6102c361031a366004611af3565b61070d565b61030a61032d366004611a7a565b610732565b61033a6108c6565b60405160ff909116815260200161027f565b7f00000000000000000000000000000000000000000000000000000000000000005b6040516001600160a01b03909116815260200161027f565b610275610394366004611b2d565b6108f7565b6005546103c19074010000000000000000000000000000000000000000900463ffffffff1681565b60405163ffffffff909116815260200161027f565b6005546102c3907801000000000000000000000000000000000000000000000000900460ff1681565b61030a61040d366004611b46565b61094c565b610275610420366004611b69565b6109d9565b610275610433366004611b2d565b6001600160a01b03165f9081526020819052604090205490565b61030a610a5e565b61030a610463366004611a7a565b610a71565b6005546001600160a01b031661036e565b610275610487366004611b69565b610aae565b610290610b26565b6102c36104a2366004611aac565b610b35565b6102756104b5366004611a7a565b610b42565b6102756104c8366004611b93565b610b4e565b6102756104db366004611b93565b610bd0565b6102756104ee366004611b2d565b610c49565b610275610501366004611a7a565b610c84565b610275610514366004611b2d565b610c8f565b610275610527366004611b2d565b610cbc565b61027560085481565b610275610543366004611bcc565b6001600160a01b039182165f90815260016020908152604080832093909416825291909152205490565b61030a61057b366004611a7a565b610cf1565b61030a61058e366004611b2d565b610d2e565b5f5f61059d610d84565b509050806105a9610e20565b6105b39190611c21565b91505090565b6060600380546105c890611c34565b80601f01602080910402602001604051908101604052809291908181526020018280546105f490611c34565b801561063f5780601f106106165761010080835404028352916020019161063f565b820191905f5260205f20905b81548152906001019060200180831161062257829003601f168201915b5050505050905090565b5f610654825f610ec3565b92915050565b5f33610667818585610efc565b5060019392505050565b5f610654826001610f0e565b610685610f3e565b600580548215157801000000000000000000000000000000000000000000000000027fffffffffffffff00ffffffffffffffffffffffffffffffffffffffffffffffff9091161790556040517f5ef34f53269a04b5b817e5be24a51ba6b477118b399ec9dd5b2baf5b299563dc9061070290831515815260200190565b60405180910390a150565b5f3361071a858285610f84565b610725858585611019565b60019150505b9392505050565b61073a610f3e565b6107426110a8565b5f61074b610e20565b905080821115610801577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03166340c10f193061078f8486611c85565b6040517fffffffff0000000000000000000000000000000000000000000000000000000060e085901b1681526001600160a01b03909216600483015260248201526044015f604051808303815f87803b1580156107ea575f5ffd5b505af11580156107fc573d5f5f3e3d5ffd5b505050505b8082101561088e577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03166342966c686108428484611c85565b6040518263ffffffff1660e01b815260040161086091815260200190565b5f604051808303815f87803b158015610877575f5ffd5b505af1158015610889573d5f5f3e3d5ffd5b505050505b6040518281527f58a817c6b26a6ca2ec2a785ec67bdd9e25cc819b1cd1f8f7902e2f563eef8da9906020015b60405180910390a15050565b5f6108f260067f0000000000000000000000000000000000000000000000000000000000000000611c98565b905090565b6005545f907801000000000000000000000000000000000000000000000000900460ff161561092757505f919050565b5f196008540361093957505f19919050565b610654600854610947610593565b6111d3565b610954610f3e565b61095c6110a8565b600580547fffffffffffffffff00000000ffffffffffffffffffffffffffffffffffffffff167401000000000000000000000000000000000000000063ffffffff8416908102919091179091556040519081527feb96c2afe223f01218957822de6a706141023973470929f7cdff34537ac4369490602001610702565b5f5f6109e4836108f7565b905080841115610a3e576040517f79012fb20000000000000000000000000000000000000000000000000000000081526001600160a01b038416600482015260248101859052604481018290526064015b60405180910390fd5b5f610a4885610c84565b9050610a56338587846111e4565b949350505050565b610a66610f3e565b610a6f5f611254565b565b610a79610f3e565b60088190556040518181527f50e5341d7a4ad030a1a03c7b2bccfa67438c0bdf5c398a3b1d7a64babfbf97fe90602001610702565b5f5f610ab983610c49565b905080841115610b0e576040517f284ff6670000000000000000000000000000000000000000000000000000000081526001600160a01b03841660048201526024810185905260448101829052606401610a35565b5f610b1885610b42565b9050610a56338583886111e4565b6060600480546105c890611c34565b5f33610667818585611019565b5f610654826001610ec3565b5f5f610b5983610c8f565b905080851115610bae576040517ffe9cceec0000000000000000000000000000000000000000000000000000000081526001600160a01b03841660048201526024810186905260448101829052606401610a35565b5f610bb886610671565b9050610bc733868689856112bd565b95945050505050565b5f5f610bdb83610cbc565b905080851115610c30576040517fb94abeec0000000000000000000000000000000000000000000000000000000081526001600160a01b03841660048201526024810186905260448101829052606401610a35565b5f610c3a86610649565b9050610bc7338686848a6112bd565b5f5f610c54836108f7565b90506fffffffffffffffffffffffffffffffff8111610c7b57610c7681610c84565b61072b565b5f199392505050565b5f610654825f610f0e565b5f610654610cb46102ab846001600160a01b03165f9081526020819052604090205490565b60075461135c565b6001600160a01b0381165f90815260208190526040812054600754610ce082610649565b111561065457610c76600754610c84565b610cf9610f3e565b60078190556040518181527f0f034b02651325faafc411e2226bc31b017c84c221f80dc78d7a8cda30e728f190602001610702565b610d36610f3e565b6001600160a01b038116610d78576040517f1e4fbdf70000000000000000000000000000000000000000000000000000000081525f6004820152602401610a35565b610d8181611254565b50565b6006545f908190819067ffffffffffffffff680100000000000000008204811691610db0911642611c85565b60055474010000000000000000000000000000000000000000900463ffffffff16610dd9610e20565b610de39190611cb1565b610ded9190611cb1565b610df79190611c21565b9050610e0864496cebb80082611cf5565b610e1764496cebb80083611d08565b92509250509091565b5f7f00000000000000000000000000000000000000000000000000000000000000006040517f70a082310000000000000000000000000000000000000000000000000000000081523060048201526001600160a01b0391909116906370a0823190602401602060405180830381865afa158015610e9f573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906108f29190611d1b565b5f61072b610ecf610593565b610eda906001611c21565b610ee66006600a611e15565b600254610ef39190611c21565b8591908561136b565b610f0983838360016113ad565b505050565b5f61072b610f1e6006600a611e15565b600254610f2b9190611c21565b610f33610593565b610ef3906001611c21565b6005546001600160a01b03163314610a6f576040517f118cdaa7000000000000000000000000000000000000000000000000000000008152336004820152602401610a35565b6001600160a01b038381165f908152600160209081526040808320938616835292905220545f198110156110135781811015611005576040517ffb8f41b20000000000000000000000000000000000000000000000000000000081526001600160a01b03841660048201526024810182905260448101839052606401610a35565b61101384848484035f6113ad565b50505050565b6001600160a01b03831661105b576040517f96c6fd1e0000000000000000000000000000000000000000000000000000000081525f6004820152602401610a35565b6001600160a01b03821661109d576040517fec442f050000000000000000000000000000000000000000000000000000000081525f6004820152602401610a35565b610f098383836114a3565b5f5f6110b2610d84565b6006805467ffffffffffffffff80841668010000000000000000027fffffffffffffffffffffffffffffffff0000000000000000000000000000000090921642919091161717905590925090505f82900361110b575050565b7f00000000000000000000000000000000000000000000000000000000000000006040517f40c10f19000000000000000000000000000000000000000000000000000000008152306004820152602481018490526001600160a01b0391909116906340c10f19906044015f604051808303815f87803b15801561118c575f5ffd5b505af115801561119e573d5f5f3e3d5ffd5b505050507ff3486c8be7415104f077b000d812e60c482b6824642b7673b3f73d6faeca29a6826040516108ba91815260200190565b5f8082840384811115908102610bc7565b6111ee84836115e2565b6111f88382611658565b826001600160a01b0316846001600160a01b03167fdcbc1c05240f31ff3ad067ef1ee35ce4997762752e3a095284754544f4c709d78484604051611246929190918252602082015260400190565b60405180910390a350505050565b600580546001600160a01b038381167fffffffffffffffffffffffff0000000000000000000000000000000000000000831681179093556040519116919082907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0905f90a35050565b826001600160a01b0316856001600160a01b0316146112e1576112e1838683610f84565b6112eb83826116a9565b6112f584836116f6565b826001600160a01b0316846001600160a01b0316866001600160a01b03167ffbde797d201c681b91056529119e0b02407c7bb96a4a2c75c01fc9667232c8db858560405161134d929190918252602082015260400190565b60405180910390a45050505050565b5f82821882841002821861072b565b5f61139861137883611729565b801561139357505f848061138e5761138e611cc8565b868809115b151590565b6113a3868686611755565b610bc79190611c21565b6001600160a01b0384166113ef576040517fe602df050000000000000000000000000000000000000000000000000000000081525f6004820152602401610a35565b6001600160a01b038316611431576040517f94280d620000000000000000000000000000000000000000000000000000000081525f6004820152602401610a35565b6001600160a01b038085165f908152600160209081526040808320938716835292905220829055801561101357826001600160a01b0316846001600160a01b03167f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b9258460405161124691815260200190565b6001600160a01b0383166114cd578060025f8282546114c29190611c21565b909155506115569050565b6001600160a01b0383165f9081526020819052604090205481811015611538576040517fe450d38c0000000000000000000000000000000000000000000000000000000081526001600160a01b03851660048201526024810182905260448101839052606401610a35565b6001600160a01b0384165f9081526020819052604090209082900390555b6001600160a01b03821661157257600280548290039055611590565b6001600160a01b0382165f9081526020819052604090208054820190555b816001600160a01b0316836001600160a01b03167fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef836040516115d591815260200190565b60405180910390a3505050565b6115ea6110a8565b5f6115f3610e20565b90506115ff8383611805565b5f81611609610e20565b6116139190611c85565b9050828114611013576040517f6959be1c0000000000000000000000000000000000000000000000000000000081526004810184905260248101829052604401610a35565b6001600160a01b03821661169a576040517fec442f050000000000000000000000000000000000000000000000000000000081525f6004820152602401610a35565b6116a55f83836114a3565b5050565b6001600160a01b0382166116eb576040517f96c6fd1e0000000000000000000000000000000000000000000000000000000081525f6004820152602401610a35565b6116a5825f836114a3565b6116fe6110a8565b5f196007541461171f578060075f8282546117199190611c85565b90915550505b6116a58282611831565b5f600282600381111561173e5761173e611e23565b6117489190611e50565b60ff166001149050919050565b5f5f5f611762868661185c565b91509150815f036117865783818161177c5761177c611cc8565b049250505061072b565b81841161179d5761179d6003851502601118611878565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150509392505050565b6116a57f0000000000000000000000000000000000000000000000000000000000000000833084611889565b6116a57f000000000000000000000000000000000000000000000000000000000000000083836118d8565b5f805f1983850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b611897848484846001611926565b611013576040517f5274afe70000000000000000000000000000000000000000000000000000000081526001600160a01b0385166004820152602401610a35565b6118e583838360016119ac565b610f09576040517f5274afe70000000000000000000000000000000000000000000000000000000081526001600160a01b0384166004820152602401610a35565b6040517f23b872dd000000000000000000000000000000000000000000000000000000005f8181526001600160a01b038781166004528616602452604485905291602083606481808c5af1925060015f5114831661199b57838315161561198f573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b6040517fa9059cbb000000000000000000000000000000000000000000000000000000005f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f51148316611a1b578383151615611a0f573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b602081525f82518060208401528060208501604085015e5f6040828501015260407fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f83011684010191505092915050565b5f60208284031215611a8a575f5ffd5b5035919050565b80356001600160a01b0381168114611aa7575f5ffd5b919050565b5f5f60408385031215611abd575f5ffd5b611ac683611a91565b946020939093013593505050565b5f60208284031215611ae4575f5ffd5b8135801515811461072b575f5ffd5b5f5f5f60608486031215611b05575f5ffd5b611b0e84611a91565b9250611b1c60208501611a91565b929592945050506040919091013590565b5f60208284031215611b3d575f5ffd5b61072b82611a91565b5f60208284031215611b56575f5ffd5b813563ffffffff8116811461072b575f5ffd5b5f5f60408385031215611b7a575f5ffd5b82359150611b8a60208401611a91565b90509250929050565b5f5f5f60608486031215611ba5575f5ffd5b83359250611bb560208501611a91565b9150611bc360408501611a91565b90509250925092565b5f5f60408385031215611bdd575f5ffd5b611be683611a91565b9150611b8a60208401611a91565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b8082018082111561065457610654611bf4565b600181811c90821680611c4857607f821691505b602082108103611c7f577f4e487b71000000000000000000000000000000000000000000000000000000005f52602260045260245ffd5b50919050565b8181038181111561065457610654611bf4565b60ff818116838216019081111561065457610654611bf4565b808202811582820484141761065457610654611bf4565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b5f82611d0357611d03611cc8565b500490565b5f82611d1657611d16611cc8565b500690565b5f60208284031215611d2b575f5ffd5b5051919050565b6001815b6001841115611d6d57808504811115611d5157611d51611bf4565b6001841615611d5f57908102905b60019390931c928002611d36565b935093915050565b5f82611d8357506001610654565b81611d8f57505f610654565b8160018114611da55760028114611daf57611dcb565b6001915050610654565b60ff841115611dc057611dc0611bf4565b50506001821b610654565b5060208310610133831016604e8410600b8410161715611dee575081810a610654565b611dfa5f198484611d32565b805f1904821115611e0d57611e0d611bf4565b029392505050565b5f61072b60ff841683611d75565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b5f60ff831680611e6257611e62611cc8565b8060ff8416069150509291505056",
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
