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

// SandboxQuirkyVaultMetaData contains all meta data concerning the SandboxQuirkyVault contract.
var SandboxQuirkyVaultMetaData = bind.MetaData{
	ABI: "[{\"inputs\":[{\"internalType\":\"contractIERC20\",\"name\":\"asset_\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"owner_\",\"type\":\"address\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"allowance\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"needed\",\"type\":\"uint256\"}],\"name\":\"ERC20InsufficientAllowance\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"balance\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"needed\",\"type\":\"uint256\"}],\"name\":\"ERC20InsufficientBalance\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"approver\",\"type\":\"address\"}],\"name\":\"ERC20InvalidApprover\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"ERC20InvalidReceiver\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"}],\"name\":\"ERC20InvalidSender\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"}],\"name\":\"ERC20InvalidSpender\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"max\",\"type\":\"uint256\"}],\"name\":\"ERC4626ExceededMaxDeposit\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"max\",\"type\":\"uint256\"}],\"name\":\"ERC4626ExceededMaxMint\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"max\",\"type\":\"uint256\"}],\"name\":\"ERC4626ExceededMaxRedeem\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"max\",\"type\":\"uint256\"}],\"name\":\"ERC4626ExceededMaxWithdraw\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NotOwnTransaction\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"OwnableInvalidOwner\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"OwnableUnauthorizedAccount\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"}],\"name\":\"SafeERC20FailedOperation\",\"type\":\"error\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"Approval\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"Deposit\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"previousOwner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"OwnershipTransferred\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"address\",\"name\":\"rewardToken\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"reward\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"bonusShares\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"bool\",\"name\":\"ownTransactionOnly\",\"type\":\"bool\"}],\"name\":\"QuirksSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"from\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"Transfer\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"Withdraw\",\"type\":\"event\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"}],\"name\":\"allowance\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"approve\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"asset\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"balanceOf\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"bonusShares\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"convertToAssets\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"convertToShares\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"decimals\",\"outputs\":[{\"internalType\":\"uint8\",\"name\":\"\",\"type\":\"uint8\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"deposit\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"name\":\"maxDeposit\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"name\":\"maxMint\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"maxRedeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"maxWithdraw\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"mint\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"name\",\"outputs\":[{\"internalType\":\"string\",\"name\":\"\",\"type\":\"string\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"ownTransactionOnly\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"owner\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"previewDeposit\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"previewMint\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"previewRedeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"previewWithdraw\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"redeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"renounceOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"reward\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"rewardToken\",\"outputs\":[{\"internalType\":\"contractIERC20\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"contractIERC20\",\"name\":\"rewardToken_\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"reward_\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"bonusShares_\",\"type\":\"uint256\"},{\"internalType\":\"bool\",\"name\":\"ownTransactionOnly_\",\"type\":\"bool\"}],\"name\":\"setQuirks\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"symbol\",\"outputs\":[{\"internalType\":\"string\",\"name\":\"\",\"type\":\"string\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"totalAssets\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"totalSupply\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"transfer\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"from\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"transferFrom\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"transferOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"withdraw\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"}]",
	ID:  "SandboxQuirkyVault",
	Bin: "0x60c060405234801561000f575f5ffd5b50604051611d1b380380611d1b83398101604081905261002e9161019c565b80826040518060400160405280600c81526020016b145d5a5c9ade481d985d5b1d60a21b81525060405180604001604052806005815260200164717569726b60d81b81525081600390816100829190610277565b50600461008f8282610277565b5050505f5f6100a38361010160201b60201c565b91509150816100b35760126100b5565b805b60ff1660a05250506001600160a01b0390811660805281166100f057604051631e4fbdf760e01b81525f600482015260240160405180910390fd5b6100f981610134565b505050610335565b63313ce56760e01b5f818152908190602082600481875afa5f51601f3d1190911661010082101695908602945092505050565b600580546001600160a01b038381166001600160a01b0319831681179093556040519116919082907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0905f90a35050565b6001600160a01b0381168114610199575f5ffd5b50565b5f5f604083850312156101ad575f5ffd5b82516101b881610185565b60208401519092506101c981610185565b809150509250929050565b634e487b7160e01b5f52604160045260245ffd5b600181811c908216806101fc57607f821691505b60208210810361021a57634e487b7160e01b5f52602260045260245ffd5b50919050565b601f821115610272578282111561027257805f5260205f20601f840160051c602085101561024b57505f5b90810190601f840160051c035f5b8181101561026e575f83820155600101610259565b5050505b505050565b81516001600160401b03811115610290576102906101d4565b6102a48161029e84546101e8565b84610220565b6020601f8211600181146102d6575f83156102bf5750848201515b5f19600385901b1c1916600184901b17845561032e565b5f84815260208120601f198516915b8281101561030557878501518255602094850194600190920191016102e5565b508482101561032257868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b60805160a0516119b061036b5f395f61066d01525f81816102c7015281816104cb0152818161126301526113a201526119b05ff3fe608060405234801561000f575f5ffd5b5060043610610201575f3560e01c80638da5cb5b11610123578063ba087652116100b8578063d905777e11610088578063ef8b30f71161006e578063ef8b30f714610417578063f2fde38b14610495578063f7c618c1146104a8575f5ffd5b8063d905777e1461043d578063dd62ed3e14610450575f5ffd5b8063ba08765214610404578063c63d75b61461030c578063c6e6f59214610417578063ce96cb771461042a575f5ffd5b8063a495862f116100f3578063a495862f146103b8578063a9059cbb146103cb578063b3d7f6b9146103de578063b460af94146103f1575f5ffd5b80638da5cb5b1461037257806394bf804d1461039057806395d89b41146103a35780639676d2bf146103ab575f5ffd5b806324aa5497116101995780634cdad506116101695780634cdad506146102355780636e553f651461032057806370a0823114610333578063715018a614610368575f5ffd5b806324aa5497146102a2578063313ce567146102ab57806338d52e0f146102c5578063402d267d1461030c575f5ffd5b80630a28a477116101d45780630a28a4771461026b57806318160ddd1461027e578063228cb7331461028657806323b872dd1461028f575f5ffd5b806301e1d1141461020557806306fdde031461022057806307a2d13a14610235578063095ea7b314610248575b5f5ffd5b61020d6104c8565b6040519081526020015b60405180910390f35b61022861057d565b604051610217919061156c565b61020d6102433660046115bf565b61060d565b61025b6102563660046115f7565b61061e565b6040519015158152602001610217565b61020d6102793660046115bf565b610635565b60025461020d565b61020d60075481565b61025b61029d366004611621565b610641565b61020d60085481565b6102b3610666565b60405160ff9091168152602001610217565b7f00000000000000000000000000000000000000000000000000000000000000005b60405173ffffffffffffffffffffffffffffffffffffffff9091168152602001610217565b61020d61031a36600461165f565b505f1990565b61020d61032e36600461167a565b610691565b61020d61034136600461165f565b73ffffffffffffffffffffffffffffffffffffffff165f9081526020819052604090205490565b6103706106c2565b005b60055473ffffffffffffffffffffffffffffffffffffffff166102e7565b61020d61039e36600461167a565b6106d5565b6102286106f0565b60095461025b9060ff1681565b6103706103c63660046116a8565b6106ff565b61025b6103d93660046115f7565b6107ce565b61020d6103ec3660046115bf565b6107db565b61020d6103ff3660046116f3565b6107e7565b61020d6104123660046116f3565b610876565b61020d6104253660046115bf565b6108fc565b61020d61043836600461165f565b610907565b61020d61044b36600461165f565b610910565b61020d61045e366004611732565b73ffffffffffffffffffffffffffffffffffffffff9182165f90815260016020908152604080832093909416825291909152205490565b6103706104a336600461165f565b61093a565b6006546102e79073ffffffffffffffffffffffffffffffffffffffff1681565b5f7f00000000000000000000000000000000000000000000000000000000000000006040517f70a0823100000000000000000000000000000000000000000000000000000000815230600482015273ffffffffffffffffffffffffffffffffffffffff91909116906370a0823190602401602060405180830381865afa158015610554573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610578919061175e565b905090565b60606003805461058c90611775565b80601f01602080910402602001604051908101604052809291908181526020018280546105b890611775565b80156106035780601f106105da57610100808354040283529160200191610603565b820191905f5260205f20905b8154815290600101906020018083116105e657829003601f168201915b5050505050905090565b5f610618825f61099d565b92915050565b5f3361062b8185856109d5565b5060019392505050565b5f6106188260016109e7565b5f3361064e858285610a16565b610659858585610ac5565b60019150505b9392505050565b5f610578817f00000000000000000000000000000000000000000000000000000000000000006117f3565b5f5f196106a2565b60405180910390fd5b5f6106ac856108fc565b90506106ba33858784610b6e565b949350505050565b6106ca610b83565b6106d35f610bd6565b565b5f5f195f6106e2856107db565b90506106ba33858388610b6e565b60606004805461058c90611775565b610707610b83565b600680547fffffffffffffffffffffffff00000000000000000000000000000000000000001673ffffffffffffffffffffffffffffffffffffffff861690811790915560078490556008839055600980547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff00168315159081179091556040805192835260208301869052820184905260608201527fc72273b24a86f555cd107760ba485fc96b5b6e195bf7d51a722a1d732dbcbef99060800160405180910390a150505050565b5f3361062b818585610ac5565b5f61061882600161099d565b5f5f6107f283610907565b905080851115610854576040517ffe9cceec00000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff841660048201526024810186905260448101829052606401610699565b5f61085e86610635565b905061086d3386868985610c4c565b95945050505050565b5f5f61088183610910565b9050808511156108e3576040517fb94abeec00000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff841660048201526024810186905260448101829052606401610699565b5f6108ed8661060d565b905061086d338686848a610c4c565b5f610618825f6109e7565b5f610618610243835b73ffffffffffffffffffffffffffffffffffffffff81165f90815260208190526040812054610618565b610942610b83565b73ffffffffffffffffffffffffffffffffffffffff8116610991576040517f1e4fbdf70000000000000000000000000000000000000000000000000000000081525f6004820152602401610699565b61099a81610bd6565b50565b5f61065f6109a96104c8565b6109b490600161180c565b6109bf5f600a611902565b6002546109cc919061180c565b85919085610c69565b6109e28383836001610cab565b505050565b5f61065f6109f682600a611902565b600254610a03919061180c565b610a0b6104c8565b6109cc90600161180c565b73ffffffffffffffffffffffffffffffffffffffff8381165f908152600160209081526040808320938616835292905220545f19811015610abf5781811015610ab1576040517ffb8f41b200000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff841660048201526024810182905260448101839052606401610699565b610abf84848484035f610cab565b50505050565b73ffffffffffffffffffffffffffffffffffffffff8316610b14576040517f96c6fd1e0000000000000000000000000000000000000000000000000000000081525f6004820152602401610699565b73ffffffffffffffffffffffffffffffffffffffff8216610b63576040517fec442f050000000000000000000000000000000000000000000000000000000081525f6004820152602401610699565b6109e2838383610df0565b610b7a84848484610f97565b610abf83611013565b60055473ffffffffffffffffffffffffffffffffffffffff1633146106d3576040517f118cdaa7000000000000000000000000000000000000000000000000000000008152336004820152602401610699565b6005805473ffffffffffffffffffffffffffffffffffffffff8381167fffffffffffffffffffffffff0000000000000000000000000000000000000000831681179093556040519116919082907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0905f90a35050565b610c5985858585856110a2565b610c6284611013565b5050505050565b5f610c96610c7683611182565b8015610c9157505f8480610c8c57610c8c611910565b868809115b151590565b610ca18686866111ae565b61086d919061180c565b73ffffffffffffffffffffffffffffffffffffffff8416610cfa576040517fe602df050000000000000000000000000000000000000000000000000000000081525f6004820152602401610699565b73ffffffffffffffffffffffffffffffffffffffff8316610d49576040517f94280d620000000000000000000000000000000000000000000000000000000081525f6004820152602401610699565b73ffffffffffffffffffffffffffffffffffffffff8085165f9081526001602090815260408083209387168352929052208290558015610abf578273ffffffffffffffffffffffffffffffffffffffff168473ffffffffffffffffffffffffffffffffffffffff167f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92584604051610de291815260200190565b60405180910390a350505050565b73ffffffffffffffffffffffffffffffffffffffff8316610e27578060025f828254610e1c919061180c565b90915550610ed79050565b73ffffffffffffffffffffffffffffffffffffffff83165f9081526020819052604090205481811015610eac576040517fe450d38c00000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff851660048201526024810182905260448101839052606401610699565b73ffffffffffffffffffffffffffffffffffffffff84165f9081526020819052604090209082900390555b73ffffffffffffffffffffffffffffffffffffffff8216610f0057600280548290039055610f2b565b73ffffffffffffffffffffffffffffffffffffffff82165f9081526020819052604090208054820190555b8173ffffffffffffffffffffffffffffffffffffffff168373ffffffffffffffffffffffffffffffffffffffff167fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef83604051610f8a91815260200190565b60405180910390a3505050565b610fa1848361125e565b610fab838261128e565b8273ffffffffffffffffffffffffffffffffffffffff168473ffffffffffffffffffffffffffffffffffffffff167fdcbc1c05240f31ff3ad067ef1ee35ce4997762752e3a095284754544f4c709d78484604051610de2929190918252602082015260400190565b60095460ff1680156110255750323314155b1561105c576040517f1027d4f200000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6007541561108e5760075460065461108e9173ffffffffffffffffffffffffffffffffffffffff9091169083906112e8565b6008541561099a5761099a8160085461128e565b8273ffffffffffffffffffffffffffffffffffffffff168573ffffffffffffffffffffffffffffffffffffffff16146110e0576110e0838683610a16565b6110ea8382611343565b6110f4848361139d565b8273ffffffffffffffffffffffffffffffffffffffff168473ffffffffffffffffffffffffffffffffffffffff168673ffffffffffffffffffffffffffffffffffffffff167ffbde797d201c681b91056529119e0b02407c7bb96a4a2c75c01fc9667232c8db8585604051611173929190918252602082015260400190565b60405180910390a45050505050565b5f60028260038111156111975761119761193d565b6111a1919061196a565b60ff166001149050919050565b5f5f5f6111bb86866113c8565b91509150815f036111df578381816111d5576111d5611910565b049250505061065f565b8184116111f6576111f660038515026011186113e4565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150509392505050565b61128a7f00000000000000000000000000000000000000000000000000000000000000008330846113f5565b5050565b73ffffffffffffffffffffffffffffffffffffffff82166112dd576040517fec442f050000000000000000000000000000000000000000000000000000000081525f6004820152602401610699565b61128a5f8383610df0565b6112f58383836001611451565b6109e2576040517f5274afe700000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff84166004820152602401610699565b73ffffffffffffffffffffffffffffffffffffffff8216611392576040517f96c6fd1e0000000000000000000000000000000000000000000000000000000081525f6004820152602401610699565b61128a825f83610df0565b61128a7f000000000000000000000000000000000000000000000000000000000000000083836112e8565b5f805f1983850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b6114038484848460016114d9565b610abf576040517f5274afe700000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff85166004820152602401610699565b6040517fa9059cbb000000000000000000000000000000000000000000000000000000005f81815273ffffffffffffffffffffffffffffffffffffffff8616600452602485905291602083604481808b5af1925060015f511483166114cd5783831516156114c1573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b6040517f23b872dd000000000000000000000000000000000000000000000000000000005f81815273ffffffffffffffffffffffffffffffffffffffff8781166004528616602452604485905291602083606481808c5af1925060015f5114831661155b57838315161561154f573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b602081525f82518060208401528060208501604085015e5f6040828501015260407fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f83011684010191505092915050565b5f602082840312156115cf575f5ffd5b5035919050565b73ffffffffffffffffffffffffffffffffffffffff8116811461099a575f5ffd5b5f5f60408385031215611608575f5ffd5b8235611613816115d6565b946020939093013593505050565b5f5f5f60608486031215611633575f5ffd5b833561163e816115d6565b9250602084013561164e816115d6565b929592945050506040919091013590565b5f6020828403121561166f575f5ffd5b813561065f816115d6565b5f5f6040838503121561168b575f5ffd5b82359150602083013561169d816115d6565b809150509250929050565b5f5f5f5f608085870312156116bb575f5ffd5b84356116c6816115d6565b93506020850135925060408501359150606085013580151581146116e8575f5ffd5b939692955090935050565b5f5f5f60608486031215611705575f5ffd5b833592506020840135611717816115d6565b91506040840135611727816115d6565b809150509250925092565b5f5f60408385031215611743575f5ffd5b823561174e816115d6565b9150602083013561169d816115d6565b5f6020828403121561176e575f5ffd5b5051919050565b600181811c9082168061178957607f821691505b6020821081036117c0577f4e487b71000000000000000000000000000000000000000000000000000000005f52602260045260245ffd5b50919050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b60ff8181168382160190811115610618576106186117c6565b80820180821115610618576106186117c6565b6001815b600184111561185a5780850481111561183e5761183e6117c6565b600184161561184c57908102905b60019390931c928002611823565b935093915050565b5f8261187057506001610618565b8161187c57505f610618565b8160018114611892576002811461189c576118b8565b6001915050610618565b60ff8411156118ad576118ad6117c6565b50506001821b610618565b5060208310610133831016604e8410600b84101617156118db575081810a610618565b6118e75f19848461181f565b805f19048211156118fa576118fa6117c6565b029392505050565b5f61065f60ff841683611862565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b5f60ff8316806119a1577f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b8060ff8416069150509291505056",
}

// SandboxQuirkyVault is an auto generated Go binding around an Ethereum contract.
type SandboxQuirkyVault struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *SandboxQuirkyVault) GetABI() abi.ABI {
	return c.abi
}

// NewSandboxQuirkyVault creates a new instance of SandboxQuirkyVault.
func NewSandboxQuirkyVault() *SandboxQuirkyVault {
	parsed, err := SandboxQuirkyVaultMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &SandboxQuirkyVault{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *SandboxQuirkyVault) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackConstructor is the Go binding used to pack the parameters required for
// contract deployment.
//
// Solidity: constructor(address asset_, address owner_) returns()
func (sandboxQuirkyVault *SandboxQuirkyVault) PackConstructor(asset_ common.Address, owner_ common.Address) []byte {
	enc, err := sandboxQuirkyVault.abi.Pack("", asset_, owner_)
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
func (sandboxQuirkyVault *SandboxQuirkyVault) PackAllowance(owner common.Address, spender common.Address) []byte {
	enc, err := sandboxQuirkyVault.abi.Pack("allowance", owner, spender)
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
func (sandboxQuirkyVault *SandboxQuirkyVault) TryPackAllowance(owner common.Address, spender common.Address) ([]byte, error) {
	return sandboxQuirkyVault.abi.Pack("allowance", owner, spender)
}

// UnpackAllowance is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xdd62ed3e.
//
// Solidity: function allowance(address owner, address spender) view returns(uint256)
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackAllowance(data []byte) (*big.Int, error) {
	out, err := sandboxQuirkyVault.abi.Unpack("allowance", data)
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
func (sandboxQuirkyVault *SandboxQuirkyVault) PackApprove(spender common.Address, value *big.Int) []byte {
	enc, err := sandboxQuirkyVault.abi.Pack("approve", spender, value)
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
func (sandboxQuirkyVault *SandboxQuirkyVault) TryPackApprove(spender common.Address, value *big.Int) ([]byte, error) {
	return sandboxQuirkyVault.abi.Pack("approve", spender, value)
}

// UnpackApprove is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x095ea7b3.
//
// Solidity: function approve(address spender, uint256 value) returns(bool)
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackApprove(data []byte) (bool, error) {
	out, err := sandboxQuirkyVault.abi.Unpack("approve", data)
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
func (sandboxQuirkyVault *SandboxQuirkyVault) PackAsset() []byte {
	enc, err := sandboxQuirkyVault.abi.Pack("asset")
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
func (sandboxQuirkyVault *SandboxQuirkyVault) TryPackAsset() ([]byte, error) {
	return sandboxQuirkyVault.abi.Pack("asset")
}

// UnpackAsset is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x38d52e0f.
//
// Solidity: function asset() view returns(address)
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackAsset(data []byte) (common.Address, error) {
	out, err := sandboxQuirkyVault.abi.Unpack("asset", data)
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
func (sandboxQuirkyVault *SandboxQuirkyVault) PackBalanceOf(account common.Address) []byte {
	enc, err := sandboxQuirkyVault.abi.Pack("balanceOf", account)
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
func (sandboxQuirkyVault *SandboxQuirkyVault) TryPackBalanceOf(account common.Address) ([]byte, error) {
	return sandboxQuirkyVault.abi.Pack("balanceOf", account)
}

// UnpackBalanceOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x70a08231.
//
// Solidity: function balanceOf(address account) view returns(uint256)
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackBalanceOf(data []byte) (*big.Int, error) {
	out, err := sandboxQuirkyVault.abi.Unpack("balanceOf", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackBonusShares is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x24aa5497.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function bonusShares() view returns(uint256)
func (sandboxQuirkyVault *SandboxQuirkyVault) PackBonusShares() []byte {
	enc, err := sandboxQuirkyVault.abi.Pack("bonusShares")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackBonusShares is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x24aa5497.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function bonusShares() view returns(uint256)
func (sandboxQuirkyVault *SandboxQuirkyVault) TryPackBonusShares() ([]byte, error) {
	return sandboxQuirkyVault.abi.Pack("bonusShares")
}

// UnpackBonusShares is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x24aa5497.
//
// Solidity: function bonusShares() view returns(uint256)
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackBonusShares(data []byte) (*big.Int, error) {
	out, err := sandboxQuirkyVault.abi.Unpack("bonusShares", data)
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
func (sandboxQuirkyVault *SandboxQuirkyVault) PackConvertToAssets(shares *big.Int) []byte {
	enc, err := sandboxQuirkyVault.abi.Pack("convertToAssets", shares)
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
func (sandboxQuirkyVault *SandboxQuirkyVault) TryPackConvertToAssets(shares *big.Int) ([]byte, error) {
	return sandboxQuirkyVault.abi.Pack("convertToAssets", shares)
}

// UnpackConvertToAssets is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x07a2d13a.
//
// Solidity: function convertToAssets(uint256 shares) view returns(uint256)
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackConvertToAssets(data []byte) (*big.Int, error) {
	out, err := sandboxQuirkyVault.abi.Unpack("convertToAssets", data)
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
func (sandboxQuirkyVault *SandboxQuirkyVault) PackConvertToShares(assets *big.Int) []byte {
	enc, err := sandboxQuirkyVault.abi.Pack("convertToShares", assets)
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
func (sandboxQuirkyVault *SandboxQuirkyVault) TryPackConvertToShares(assets *big.Int) ([]byte, error) {
	return sandboxQuirkyVault.abi.Pack("convertToShares", assets)
}

// UnpackConvertToShares is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc6e6f592.
//
// Solidity: function convertToShares(uint256 assets) view returns(uint256)
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackConvertToShares(data []byte) (*big.Int, error) {
	out, err := sandboxQuirkyVault.abi.Unpack("convertToShares", data)
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
func (sandboxQuirkyVault *SandboxQuirkyVault) PackDecimals() []byte {
	enc, err := sandboxQuirkyVault.abi.Pack("decimals")
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
func (sandboxQuirkyVault *SandboxQuirkyVault) TryPackDecimals() ([]byte, error) {
	return sandboxQuirkyVault.abi.Pack("decimals")
}

// UnpackDecimals is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x313ce567.
//
// Solidity: function decimals() view returns(uint8)
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackDecimals(data []byte) (uint8, error) {
	out, err := sandboxQuirkyVault.abi.Unpack("decimals", data)
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
func (sandboxQuirkyVault *SandboxQuirkyVault) PackDeposit(assets *big.Int, receiver common.Address) []byte {
	enc, err := sandboxQuirkyVault.abi.Pack("deposit", assets, receiver)
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
func (sandboxQuirkyVault *SandboxQuirkyVault) TryPackDeposit(assets *big.Int, receiver common.Address) ([]byte, error) {
	return sandboxQuirkyVault.abi.Pack("deposit", assets, receiver)
}

// UnpackDeposit is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x6e553f65.
//
// Solidity: function deposit(uint256 assets, address receiver) returns(uint256)
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackDeposit(data []byte) (*big.Int, error) {
	out, err := sandboxQuirkyVault.abi.Unpack("deposit", data)
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
func (sandboxQuirkyVault *SandboxQuirkyVault) PackMaxDeposit(arg0 common.Address) []byte {
	enc, err := sandboxQuirkyVault.abi.Pack("maxDeposit", arg0)
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
func (sandboxQuirkyVault *SandboxQuirkyVault) TryPackMaxDeposit(arg0 common.Address) ([]byte, error) {
	return sandboxQuirkyVault.abi.Pack("maxDeposit", arg0)
}

// UnpackMaxDeposit is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x402d267d.
//
// Solidity: function maxDeposit(address ) view returns(uint256)
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackMaxDeposit(data []byte) (*big.Int, error) {
	out, err := sandboxQuirkyVault.abi.Unpack("maxDeposit", data)
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
// Solidity: function maxMint(address ) view returns(uint256)
func (sandboxQuirkyVault *SandboxQuirkyVault) PackMaxMint(arg0 common.Address) []byte {
	enc, err := sandboxQuirkyVault.abi.Pack("maxMint", arg0)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMaxMint is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc63d75b6.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function maxMint(address ) view returns(uint256)
func (sandboxQuirkyVault *SandboxQuirkyVault) TryPackMaxMint(arg0 common.Address) ([]byte, error) {
	return sandboxQuirkyVault.abi.Pack("maxMint", arg0)
}

// UnpackMaxMint is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc63d75b6.
//
// Solidity: function maxMint(address ) view returns(uint256)
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackMaxMint(data []byte) (*big.Int, error) {
	out, err := sandboxQuirkyVault.abi.Unpack("maxMint", data)
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
func (sandboxQuirkyVault *SandboxQuirkyVault) PackMaxRedeem(owner common.Address) []byte {
	enc, err := sandboxQuirkyVault.abi.Pack("maxRedeem", owner)
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
func (sandboxQuirkyVault *SandboxQuirkyVault) TryPackMaxRedeem(owner common.Address) ([]byte, error) {
	return sandboxQuirkyVault.abi.Pack("maxRedeem", owner)
}

// UnpackMaxRedeem is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xd905777e.
//
// Solidity: function maxRedeem(address owner) view returns(uint256)
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackMaxRedeem(data []byte) (*big.Int, error) {
	out, err := sandboxQuirkyVault.abi.Unpack("maxRedeem", data)
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
func (sandboxQuirkyVault *SandboxQuirkyVault) PackMaxWithdraw(owner common.Address) []byte {
	enc, err := sandboxQuirkyVault.abi.Pack("maxWithdraw", owner)
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
func (sandboxQuirkyVault *SandboxQuirkyVault) TryPackMaxWithdraw(owner common.Address) ([]byte, error) {
	return sandboxQuirkyVault.abi.Pack("maxWithdraw", owner)
}

// UnpackMaxWithdraw is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xce96cb77.
//
// Solidity: function maxWithdraw(address owner) view returns(uint256)
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackMaxWithdraw(data []byte) (*big.Int, error) {
	out, err := sandboxQuirkyVault.abi.Unpack("maxWithdraw", data)
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
func (sandboxQuirkyVault *SandboxQuirkyVault) PackMint(shares *big.Int, receiver common.Address) []byte {
	enc, err := sandboxQuirkyVault.abi.Pack("mint", shares, receiver)
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
func (sandboxQuirkyVault *SandboxQuirkyVault) TryPackMint(shares *big.Int, receiver common.Address) ([]byte, error) {
	return sandboxQuirkyVault.abi.Pack("mint", shares, receiver)
}

// UnpackMint is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x94bf804d.
//
// Solidity: function mint(uint256 shares, address receiver) returns(uint256)
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackMint(data []byte) (*big.Int, error) {
	out, err := sandboxQuirkyVault.abi.Unpack("mint", data)
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
func (sandboxQuirkyVault *SandboxQuirkyVault) PackName() []byte {
	enc, err := sandboxQuirkyVault.abi.Pack("name")
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
func (sandboxQuirkyVault *SandboxQuirkyVault) TryPackName() ([]byte, error) {
	return sandboxQuirkyVault.abi.Pack("name")
}

// UnpackName is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x06fdde03.
//
// Solidity: function name() view returns(string)
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackName(data []byte) (string, error) {
	out, err := sandboxQuirkyVault.abi.Unpack("name", data)
	if err != nil {
		return *new(string), err
	}
	out0 := *abi.ConvertType(out[0], new(string)).(*string)
	return out0, nil
}

// PackOwnTransactionOnly is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9676d2bf.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function ownTransactionOnly() view returns(bool)
func (sandboxQuirkyVault *SandboxQuirkyVault) PackOwnTransactionOnly() []byte {
	enc, err := sandboxQuirkyVault.abi.Pack("ownTransactionOnly")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackOwnTransactionOnly is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9676d2bf.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function ownTransactionOnly() view returns(bool)
func (sandboxQuirkyVault *SandboxQuirkyVault) TryPackOwnTransactionOnly() ([]byte, error) {
	return sandboxQuirkyVault.abi.Pack("ownTransactionOnly")
}

// UnpackOwnTransactionOnly is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x9676d2bf.
//
// Solidity: function ownTransactionOnly() view returns(bool)
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackOwnTransactionOnly(data []byte) (bool, error) {
	out, err := sandboxQuirkyVault.abi.Unpack("ownTransactionOnly", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackOwner is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8da5cb5b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function owner() view returns(address)
func (sandboxQuirkyVault *SandboxQuirkyVault) PackOwner() []byte {
	enc, err := sandboxQuirkyVault.abi.Pack("owner")
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
func (sandboxQuirkyVault *SandboxQuirkyVault) TryPackOwner() ([]byte, error) {
	return sandboxQuirkyVault.abi.Pack("owner")
}

// UnpackOwner is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x8da5cb5b.
//
// Solidity: function owner() view returns(address)
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackOwner(data []byte) (common.Address, error) {
	out, err := sandboxQuirkyVault.abi.Unpack("owner", data)
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
func (sandboxQuirkyVault *SandboxQuirkyVault) PackPreviewDeposit(assets *big.Int) []byte {
	enc, err := sandboxQuirkyVault.abi.Pack("previewDeposit", assets)
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
func (sandboxQuirkyVault *SandboxQuirkyVault) TryPackPreviewDeposit(assets *big.Int) ([]byte, error) {
	return sandboxQuirkyVault.abi.Pack("previewDeposit", assets)
}

// UnpackPreviewDeposit is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xef8b30f7.
//
// Solidity: function previewDeposit(uint256 assets) view returns(uint256)
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackPreviewDeposit(data []byte) (*big.Int, error) {
	out, err := sandboxQuirkyVault.abi.Unpack("previewDeposit", data)
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
func (sandboxQuirkyVault *SandboxQuirkyVault) PackPreviewMint(shares *big.Int) []byte {
	enc, err := sandboxQuirkyVault.abi.Pack("previewMint", shares)
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
func (sandboxQuirkyVault *SandboxQuirkyVault) TryPackPreviewMint(shares *big.Int) ([]byte, error) {
	return sandboxQuirkyVault.abi.Pack("previewMint", shares)
}

// UnpackPreviewMint is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xb3d7f6b9.
//
// Solidity: function previewMint(uint256 shares) view returns(uint256)
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackPreviewMint(data []byte) (*big.Int, error) {
	out, err := sandboxQuirkyVault.abi.Unpack("previewMint", data)
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
func (sandboxQuirkyVault *SandboxQuirkyVault) PackPreviewRedeem(shares *big.Int) []byte {
	enc, err := sandboxQuirkyVault.abi.Pack("previewRedeem", shares)
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
func (sandboxQuirkyVault *SandboxQuirkyVault) TryPackPreviewRedeem(shares *big.Int) ([]byte, error) {
	return sandboxQuirkyVault.abi.Pack("previewRedeem", shares)
}

// UnpackPreviewRedeem is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x4cdad506.
//
// Solidity: function previewRedeem(uint256 shares) view returns(uint256)
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackPreviewRedeem(data []byte) (*big.Int, error) {
	out, err := sandboxQuirkyVault.abi.Unpack("previewRedeem", data)
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
func (sandboxQuirkyVault *SandboxQuirkyVault) PackPreviewWithdraw(assets *big.Int) []byte {
	enc, err := sandboxQuirkyVault.abi.Pack("previewWithdraw", assets)
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
func (sandboxQuirkyVault *SandboxQuirkyVault) TryPackPreviewWithdraw(assets *big.Int) ([]byte, error) {
	return sandboxQuirkyVault.abi.Pack("previewWithdraw", assets)
}

// UnpackPreviewWithdraw is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x0a28a477.
//
// Solidity: function previewWithdraw(uint256 assets) view returns(uint256)
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackPreviewWithdraw(data []byte) (*big.Int, error) {
	out, err := sandboxQuirkyVault.abi.Unpack("previewWithdraw", data)
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
func (sandboxQuirkyVault *SandboxQuirkyVault) PackRedeem(shares *big.Int, receiver common.Address, owner common.Address) []byte {
	enc, err := sandboxQuirkyVault.abi.Pack("redeem", shares, receiver, owner)
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
func (sandboxQuirkyVault *SandboxQuirkyVault) TryPackRedeem(shares *big.Int, receiver common.Address, owner common.Address) ([]byte, error) {
	return sandboxQuirkyVault.abi.Pack("redeem", shares, receiver, owner)
}

// UnpackRedeem is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xba087652.
//
// Solidity: function redeem(uint256 shares, address receiver, address owner) returns(uint256)
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackRedeem(data []byte) (*big.Int, error) {
	out, err := sandboxQuirkyVault.abi.Unpack("redeem", data)
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
func (sandboxQuirkyVault *SandboxQuirkyVault) PackRenounceOwnership() []byte {
	enc, err := sandboxQuirkyVault.abi.Pack("renounceOwnership")
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
func (sandboxQuirkyVault *SandboxQuirkyVault) TryPackRenounceOwnership() ([]byte, error) {
	return sandboxQuirkyVault.abi.Pack("renounceOwnership")
}

// PackReward is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x228cb733.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function reward() view returns(uint256)
func (sandboxQuirkyVault *SandboxQuirkyVault) PackReward() []byte {
	enc, err := sandboxQuirkyVault.abi.Pack("reward")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackReward is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x228cb733.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function reward() view returns(uint256)
func (sandboxQuirkyVault *SandboxQuirkyVault) TryPackReward() ([]byte, error) {
	return sandboxQuirkyVault.abi.Pack("reward")
}

// UnpackReward is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x228cb733.
//
// Solidity: function reward() view returns(uint256)
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackReward(data []byte) (*big.Int, error) {
	out, err := sandboxQuirkyVault.abi.Unpack("reward", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackRewardToken is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf7c618c1.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function rewardToken() view returns(address)
func (sandboxQuirkyVault *SandboxQuirkyVault) PackRewardToken() []byte {
	enc, err := sandboxQuirkyVault.abi.Pack("rewardToken")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRewardToken is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf7c618c1.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function rewardToken() view returns(address)
func (sandboxQuirkyVault *SandboxQuirkyVault) TryPackRewardToken() ([]byte, error) {
	return sandboxQuirkyVault.abi.Pack("rewardToken")
}

// UnpackRewardToken is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xf7c618c1.
//
// Solidity: function rewardToken() view returns(address)
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackRewardToken(data []byte) (common.Address, error) {
	out, err := sandboxQuirkyVault.abi.Unpack("rewardToken", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackSetQuirks is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa495862f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setQuirks(address rewardToken_, uint256 reward_, uint256 bonusShares_, bool ownTransactionOnly_) returns()
func (sandboxQuirkyVault *SandboxQuirkyVault) PackSetQuirks(rewardToken common.Address, reward *big.Int, bonusShares *big.Int, ownTransactionOnly bool) []byte {
	enc, err := sandboxQuirkyVault.abi.Pack("setQuirks", rewardToken, reward, bonusShares, ownTransactionOnly)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSetQuirks is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa495862f.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function setQuirks(address rewardToken_, uint256 reward_, uint256 bonusShares_, bool ownTransactionOnly_) returns()
func (sandboxQuirkyVault *SandboxQuirkyVault) TryPackSetQuirks(rewardToken common.Address, reward *big.Int, bonusShares *big.Int, ownTransactionOnly bool) ([]byte, error) {
	return sandboxQuirkyVault.abi.Pack("setQuirks", rewardToken, reward, bonusShares, ownTransactionOnly)
}

// PackSymbol is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x95d89b41.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function symbol() view returns(string)
func (sandboxQuirkyVault *SandboxQuirkyVault) PackSymbol() []byte {
	enc, err := sandboxQuirkyVault.abi.Pack("symbol")
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
func (sandboxQuirkyVault *SandboxQuirkyVault) TryPackSymbol() ([]byte, error) {
	return sandboxQuirkyVault.abi.Pack("symbol")
}

// UnpackSymbol is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x95d89b41.
//
// Solidity: function symbol() view returns(string)
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackSymbol(data []byte) (string, error) {
	out, err := sandboxQuirkyVault.abi.Unpack("symbol", data)
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
func (sandboxQuirkyVault *SandboxQuirkyVault) PackTotalAssets() []byte {
	enc, err := sandboxQuirkyVault.abi.Pack("totalAssets")
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
func (sandboxQuirkyVault *SandboxQuirkyVault) TryPackTotalAssets() ([]byte, error) {
	return sandboxQuirkyVault.abi.Pack("totalAssets")
}

// UnpackTotalAssets is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x01e1d114.
//
// Solidity: function totalAssets() view returns(uint256)
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackTotalAssets(data []byte) (*big.Int, error) {
	out, err := sandboxQuirkyVault.abi.Unpack("totalAssets", data)
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
func (sandboxQuirkyVault *SandboxQuirkyVault) PackTotalSupply() []byte {
	enc, err := sandboxQuirkyVault.abi.Pack("totalSupply")
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
func (sandboxQuirkyVault *SandboxQuirkyVault) TryPackTotalSupply() ([]byte, error) {
	return sandboxQuirkyVault.abi.Pack("totalSupply")
}

// UnpackTotalSupply is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x18160ddd.
//
// Solidity: function totalSupply() view returns(uint256)
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackTotalSupply(data []byte) (*big.Int, error) {
	out, err := sandboxQuirkyVault.abi.Unpack("totalSupply", data)
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
func (sandboxQuirkyVault *SandboxQuirkyVault) PackTransfer(to common.Address, value *big.Int) []byte {
	enc, err := sandboxQuirkyVault.abi.Pack("transfer", to, value)
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
func (sandboxQuirkyVault *SandboxQuirkyVault) TryPackTransfer(to common.Address, value *big.Int) ([]byte, error) {
	return sandboxQuirkyVault.abi.Pack("transfer", to, value)
}

// UnpackTransfer is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xa9059cbb.
//
// Solidity: function transfer(address to, uint256 value) returns(bool)
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackTransfer(data []byte) (bool, error) {
	out, err := sandboxQuirkyVault.abi.Unpack("transfer", data)
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
func (sandboxQuirkyVault *SandboxQuirkyVault) PackTransferFrom(from common.Address, to common.Address, value *big.Int) []byte {
	enc, err := sandboxQuirkyVault.abi.Pack("transferFrom", from, to, value)
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
func (sandboxQuirkyVault *SandboxQuirkyVault) TryPackTransferFrom(from common.Address, to common.Address, value *big.Int) ([]byte, error) {
	return sandboxQuirkyVault.abi.Pack("transferFrom", from, to, value)
}

// UnpackTransferFrom is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x23b872dd.
//
// Solidity: function transferFrom(address from, address to, uint256 value) returns(bool)
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackTransferFrom(data []byte) (bool, error) {
	out, err := sandboxQuirkyVault.abi.Unpack("transferFrom", data)
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
func (sandboxQuirkyVault *SandboxQuirkyVault) PackTransferOwnership(newOwner common.Address) []byte {
	enc, err := sandboxQuirkyVault.abi.Pack("transferOwnership", newOwner)
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
func (sandboxQuirkyVault *SandboxQuirkyVault) TryPackTransferOwnership(newOwner common.Address) ([]byte, error) {
	return sandboxQuirkyVault.abi.Pack("transferOwnership", newOwner)
}

// PackWithdraw is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb460af94.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function withdraw(uint256 assets, address receiver, address owner) returns(uint256)
func (sandboxQuirkyVault *SandboxQuirkyVault) PackWithdraw(assets *big.Int, receiver common.Address, owner common.Address) []byte {
	enc, err := sandboxQuirkyVault.abi.Pack("withdraw", assets, receiver, owner)
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
func (sandboxQuirkyVault *SandboxQuirkyVault) TryPackWithdraw(assets *big.Int, receiver common.Address, owner common.Address) ([]byte, error) {
	return sandboxQuirkyVault.abi.Pack("withdraw", assets, receiver, owner)
}

// UnpackWithdraw is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xb460af94.
//
// Solidity: function withdraw(uint256 assets, address receiver, address owner) returns(uint256)
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackWithdraw(data []byte) (*big.Int, error) {
	out, err := sandboxQuirkyVault.abi.Unpack("withdraw", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// SandboxQuirkyVaultApproval represents a Approval event raised by the SandboxQuirkyVault contract.
type SandboxQuirkyVaultApproval struct {
	Owner   common.Address
	Spender common.Address
	Value   *big.Int
	Raw     *types.Log // Blockchain specific contextual infos
}

const SandboxQuirkyVaultApprovalEventName = "Approval"

// ContractEventName returns the user-defined event name.
func (SandboxQuirkyVaultApproval) ContractEventName() string {
	return SandboxQuirkyVaultApprovalEventName
}

// UnpackApprovalEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Approval(address indexed owner, address indexed spender, uint256 value)
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackApprovalEvent(log *types.Log) (*SandboxQuirkyVaultApproval, error) {
	event := "Approval"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxQuirkyVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxQuirkyVaultApproval)
	if len(log.Data) > 0 {
		if err := sandboxQuirkyVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxQuirkyVault.abi.Events[event].Inputs {
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

// SandboxQuirkyVaultDeposit represents a Deposit event raised by the SandboxQuirkyVault contract.
type SandboxQuirkyVaultDeposit struct {
	Sender common.Address
	Owner  common.Address
	Assets *big.Int
	Shares *big.Int
	Raw    *types.Log // Blockchain specific contextual infos
}

const SandboxQuirkyVaultDepositEventName = "Deposit"

// ContractEventName returns the user-defined event name.
func (SandboxQuirkyVaultDeposit) ContractEventName() string {
	return SandboxQuirkyVaultDepositEventName
}

// UnpackDepositEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Deposit(address indexed sender, address indexed owner, uint256 assets, uint256 shares)
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackDepositEvent(log *types.Log) (*SandboxQuirkyVaultDeposit, error) {
	event := "Deposit"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxQuirkyVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxQuirkyVaultDeposit)
	if len(log.Data) > 0 {
		if err := sandboxQuirkyVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxQuirkyVault.abi.Events[event].Inputs {
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

// SandboxQuirkyVaultOwnershipTransferred represents a OwnershipTransferred event raised by the SandboxQuirkyVault contract.
type SandboxQuirkyVaultOwnershipTransferred struct {
	PreviousOwner common.Address
	NewOwner      common.Address
	Raw           *types.Log // Blockchain specific contextual infos
}

const SandboxQuirkyVaultOwnershipTransferredEventName = "OwnershipTransferred"

// ContractEventName returns the user-defined event name.
func (SandboxQuirkyVaultOwnershipTransferred) ContractEventName() string {
	return SandboxQuirkyVaultOwnershipTransferredEventName
}

// UnpackOwnershipTransferredEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event OwnershipTransferred(address indexed previousOwner, address indexed newOwner)
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackOwnershipTransferredEvent(log *types.Log) (*SandboxQuirkyVaultOwnershipTransferred, error) {
	event := "OwnershipTransferred"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxQuirkyVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxQuirkyVaultOwnershipTransferred)
	if len(log.Data) > 0 {
		if err := sandboxQuirkyVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxQuirkyVault.abi.Events[event].Inputs {
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

// SandboxQuirkyVaultQuirksSet represents a QuirksSet event raised by the SandboxQuirkyVault contract.
type SandboxQuirkyVaultQuirksSet struct {
	RewardToken        common.Address
	Reward             *big.Int
	BonusShares        *big.Int
	OwnTransactionOnly bool
	Raw                *types.Log // Blockchain specific contextual infos
}

const SandboxQuirkyVaultQuirksSetEventName = "QuirksSet"

// ContractEventName returns the user-defined event name.
func (SandboxQuirkyVaultQuirksSet) ContractEventName() string {
	return SandboxQuirkyVaultQuirksSetEventName
}

// UnpackQuirksSetEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event QuirksSet(address rewardToken, uint256 reward, uint256 bonusShares, bool ownTransactionOnly)
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackQuirksSetEvent(log *types.Log) (*SandboxQuirkyVaultQuirksSet, error) {
	event := "QuirksSet"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxQuirkyVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxQuirkyVaultQuirksSet)
	if len(log.Data) > 0 {
		if err := sandboxQuirkyVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxQuirkyVault.abi.Events[event].Inputs {
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

// SandboxQuirkyVaultTransfer represents a Transfer event raised by the SandboxQuirkyVault contract.
type SandboxQuirkyVaultTransfer struct {
	From  common.Address
	To    common.Address
	Value *big.Int
	Raw   *types.Log // Blockchain specific contextual infos
}

const SandboxQuirkyVaultTransferEventName = "Transfer"

// ContractEventName returns the user-defined event name.
func (SandboxQuirkyVaultTransfer) ContractEventName() string {
	return SandboxQuirkyVaultTransferEventName
}

// UnpackTransferEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Transfer(address indexed from, address indexed to, uint256 value)
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackTransferEvent(log *types.Log) (*SandboxQuirkyVaultTransfer, error) {
	event := "Transfer"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxQuirkyVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxQuirkyVaultTransfer)
	if len(log.Data) > 0 {
		if err := sandboxQuirkyVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxQuirkyVault.abi.Events[event].Inputs {
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

// SandboxQuirkyVaultWithdraw represents a Withdraw event raised by the SandboxQuirkyVault contract.
type SandboxQuirkyVaultWithdraw struct {
	Sender   common.Address
	Receiver common.Address
	Owner    common.Address
	Assets   *big.Int
	Shares   *big.Int
	Raw      *types.Log // Blockchain specific contextual infos
}

const SandboxQuirkyVaultWithdrawEventName = "Withdraw"

// ContractEventName returns the user-defined event name.
func (SandboxQuirkyVaultWithdraw) ContractEventName() string {
	return SandboxQuirkyVaultWithdrawEventName
}

// UnpackWithdrawEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Withdraw(address indexed sender, address indexed receiver, address indexed owner, uint256 assets, uint256 shares)
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackWithdrawEvent(log *types.Log) (*SandboxQuirkyVaultWithdraw, error) {
	event := "Withdraw"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxQuirkyVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxQuirkyVaultWithdraw)
	if len(log.Data) > 0 {
		if err := sandboxQuirkyVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxQuirkyVault.abi.Events[event].Inputs {
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
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], sandboxQuirkyVault.abi.Errors["ERC20InsufficientAllowance"].ID.Bytes()[:4]) {
		return sandboxQuirkyVault.UnpackERC20InsufficientAllowanceError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxQuirkyVault.abi.Errors["ERC20InsufficientBalance"].ID.Bytes()[:4]) {
		return sandboxQuirkyVault.UnpackERC20InsufficientBalanceError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxQuirkyVault.abi.Errors["ERC20InvalidApprover"].ID.Bytes()[:4]) {
		return sandboxQuirkyVault.UnpackERC20InvalidApproverError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxQuirkyVault.abi.Errors["ERC20InvalidReceiver"].ID.Bytes()[:4]) {
		return sandboxQuirkyVault.UnpackERC20InvalidReceiverError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxQuirkyVault.abi.Errors["ERC20InvalidSender"].ID.Bytes()[:4]) {
		return sandboxQuirkyVault.UnpackERC20InvalidSenderError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxQuirkyVault.abi.Errors["ERC20InvalidSpender"].ID.Bytes()[:4]) {
		return sandboxQuirkyVault.UnpackERC20InvalidSpenderError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxQuirkyVault.abi.Errors["ERC4626ExceededMaxDeposit"].ID.Bytes()[:4]) {
		return sandboxQuirkyVault.UnpackERC4626ExceededMaxDepositError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxQuirkyVault.abi.Errors["ERC4626ExceededMaxMint"].ID.Bytes()[:4]) {
		return sandboxQuirkyVault.UnpackERC4626ExceededMaxMintError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxQuirkyVault.abi.Errors["ERC4626ExceededMaxRedeem"].ID.Bytes()[:4]) {
		return sandboxQuirkyVault.UnpackERC4626ExceededMaxRedeemError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxQuirkyVault.abi.Errors["ERC4626ExceededMaxWithdraw"].ID.Bytes()[:4]) {
		return sandboxQuirkyVault.UnpackERC4626ExceededMaxWithdrawError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxQuirkyVault.abi.Errors["NotOwnTransaction"].ID.Bytes()[:4]) {
		return sandboxQuirkyVault.UnpackNotOwnTransactionError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxQuirkyVault.abi.Errors["OwnableInvalidOwner"].ID.Bytes()[:4]) {
		return sandboxQuirkyVault.UnpackOwnableInvalidOwnerError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxQuirkyVault.abi.Errors["OwnableUnauthorizedAccount"].ID.Bytes()[:4]) {
		return sandboxQuirkyVault.UnpackOwnableUnauthorizedAccountError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxQuirkyVault.abi.Errors["SafeERC20FailedOperation"].ID.Bytes()[:4]) {
		return sandboxQuirkyVault.UnpackSafeERC20FailedOperationError(raw[4:])
	}
	return nil, errors.New("Unknown error")
}

// SandboxQuirkyVaultERC20InsufficientAllowance represents a ERC20InsufficientAllowance error raised by the SandboxQuirkyVault contract.
type SandboxQuirkyVaultERC20InsufficientAllowance struct {
	Spender   common.Address
	Allowance *big.Int
	Needed    *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)
func SandboxQuirkyVaultERC20InsufficientAllowanceErrorID() common.Hash {
	return common.HexToHash("0xfb8f41b23e99d2101d86da76cdfa87dd51c82ed07d3cb62cbc473e469dbc75c3")
}

// UnpackERC20InsufficientAllowanceError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackERC20InsufficientAllowanceError(raw []byte) (*SandboxQuirkyVaultERC20InsufficientAllowance, error) {
	out := new(SandboxQuirkyVaultERC20InsufficientAllowance)
	if err := sandboxQuirkyVault.abi.UnpackIntoInterface(out, "ERC20InsufficientAllowance", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxQuirkyVaultERC20InsufficientBalance represents a ERC20InsufficientBalance error raised by the SandboxQuirkyVault contract.
type SandboxQuirkyVaultERC20InsufficientBalance struct {
	Sender  common.Address
	Balance *big.Int
	Needed  *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)
func SandboxQuirkyVaultERC20InsufficientBalanceErrorID() common.Hash {
	return common.HexToHash("0xe450d38cd8d9f7d95077d567d60ed49c7254716e6ad08fc9872816c97e0ffec6")
}

// UnpackERC20InsufficientBalanceError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackERC20InsufficientBalanceError(raw []byte) (*SandboxQuirkyVaultERC20InsufficientBalance, error) {
	out := new(SandboxQuirkyVaultERC20InsufficientBalance)
	if err := sandboxQuirkyVault.abi.UnpackIntoInterface(out, "ERC20InsufficientBalance", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxQuirkyVaultERC20InvalidApprover represents a ERC20InvalidApprover error raised by the SandboxQuirkyVault contract.
type SandboxQuirkyVaultERC20InvalidApprover struct {
	Approver common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InvalidApprover(address approver)
func SandboxQuirkyVaultERC20InvalidApproverErrorID() common.Hash {
	return common.HexToHash("0xe602df05cc75712490294c6c104ab7c17f4030363910a7a2626411c6d3118847")
}

// UnpackERC20InvalidApproverError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InvalidApprover(address approver)
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackERC20InvalidApproverError(raw []byte) (*SandboxQuirkyVaultERC20InvalidApprover, error) {
	out := new(SandboxQuirkyVaultERC20InvalidApprover)
	if err := sandboxQuirkyVault.abi.UnpackIntoInterface(out, "ERC20InvalidApprover", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxQuirkyVaultERC20InvalidReceiver represents a ERC20InvalidReceiver error raised by the SandboxQuirkyVault contract.
type SandboxQuirkyVaultERC20InvalidReceiver struct {
	Receiver common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InvalidReceiver(address receiver)
func SandboxQuirkyVaultERC20InvalidReceiverErrorID() common.Hash {
	return common.HexToHash("0xec442f055133b72f3b2f9f0bb351c406b178527de2040a7d1feb4e058771f613")
}

// UnpackERC20InvalidReceiverError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InvalidReceiver(address receiver)
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackERC20InvalidReceiverError(raw []byte) (*SandboxQuirkyVaultERC20InvalidReceiver, error) {
	out := new(SandboxQuirkyVaultERC20InvalidReceiver)
	if err := sandboxQuirkyVault.abi.UnpackIntoInterface(out, "ERC20InvalidReceiver", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxQuirkyVaultERC20InvalidSender represents a ERC20InvalidSender error raised by the SandboxQuirkyVault contract.
type SandboxQuirkyVaultERC20InvalidSender struct {
	Sender common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InvalidSender(address sender)
func SandboxQuirkyVaultERC20InvalidSenderErrorID() common.Hash {
	return common.HexToHash("0x96c6fd1edd0cd6ef7ff0ecc0facdf53148dc0048b57fe58af65755250a7a96bd")
}

// UnpackERC20InvalidSenderError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InvalidSender(address sender)
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackERC20InvalidSenderError(raw []byte) (*SandboxQuirkyVaultERC20InvalidSender, error) {
	out := new(SandboxQuirkyVaultERC20InvalidSender)
	if err := sandboxQuirkyVault.abi.UnpackIntoInterface(out, "ERC20InvalidSender", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxQuirkyVaultERC20InvalidSpender represents a ERC20InvalidSpender error raised by the SandboxQuirkyVault contract.
type SandboxQuirkyVaultERC20InvalidSpender struct {
	Spender common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InvalidSpender(address spender)
func SandboxQuirkyVaultERC20InvalidSpenderErrorID() common.Hash {
	return common.HexToHash("0x94280d62c347d8d9f4d59a76ea321452406db88df38e0c9da304f58b57b373a2")
}

// UnpackERC20InvalidSpenderError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InvalidSpender(address spender)
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackERC20InvalidSpenderError(raw []byte) (*SandboxQuirkyVaultERC20InvalidSpender, error) {
	out := new(SandboxQuirkyVaultERC20InvalidSpender)
	if err := sandboxQuirkyVault.abi.UnpackIntoInterface(out, "ERC20InvalidSpender", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxQuirkyVaultERC4626ExceededMaxDeposit represents a ERC4626ExceededMaxDeposit error raised by the SandboxQuirkyVault contract.
type SandboxQuirkyVaultERC4626ExceededMaxDeposit struct {
	Receiver common.Address
	Assets   *big.Int
	Max      *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC4626ExceededMaxDeposit(address receiver, uint256 assets, uint256 max)
func SandboxQuirkyVaultERC4626ExceededMaxDepositErrorID() common.Hash {
	return common.HexToHash("0x79012fb2819fcdc1de669c08773dbcd6bdc757862642f75fb1c584dadf259dfe")
}

// UnpackERC4626ExceededMaxDepositError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC4626ExceededMaxDeposit(address receiver, uint256 assets, uint256 max)
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackERC4626ExceededMaxDepositError(raw []byte) (*SandboxQuirkyVaultERC4626ExceededMaxDeposit, error) {
	out := new(SandboxQuirkyVaultERC4626ExceededMaxDeposit)
	if err := sandboxQuirkyVault.abi.UnpackIntoInterface(out, "ERC4626ExceededMaxDeposit", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxQuirkyVaultERC4626ExceededMaxMint represents a ERC4626ExceededMaxMint error raised by the SandboxQuirkyVault contract.
type SandboxQuirkyVaultERC4626ExceededMaxMint struct {
	Receiver common.Address
	Shares   *big.Int
	Max      *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC4626ExceededMaxMint(address receiver, uint256 shares, uint256 max)
func SandboxQuirkyVaultERC4626ExceededMaxMintErrorID() common.Hash {
	return common.HexToHash("0x284ff667dc615a39438518c22e8955b9470327d9de8a4d7e21c926b260d65176")
}

// UnpackERC4626ExceededMaxMintError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC4626ExceededMaxMint(address receiver, uint256 shares, uint256 max)
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackERC4626ExceededMaxMintError(raw []byte) (*SandboxQuirkyVaultERC4626ExceededMaxMint, error) {
	out := new(SandboxQuirkyVaultERC4626ExceededMaxMint)
	if err := sandboxQuirkyVault.abi.UnpackIntoInterface(out, "ERC4626ExceededMaxMint", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxQuirkyVaultERC4626ExceededMaxRedeem represents a ERC4626ExceededMaxRedeem error raised by the SandboxQuirkyVault contract.
type SandboxQuirkyVaultERC4626ExceededMaxRedeem struct {
	Owner  common.Address
	Shares *big.Int
	Max    *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC4626ExceededMaxRedeem(address owner, uint256 shares, uint256 max)
func SandboxQuirkyVaultERC4626ExceededMaxRedeemErrorID() common.Hash {
	return common.HexToHash("0xb94abeec0557d36b5f0bc8f115deec7b184dcbff94ac66d55e37c8f301e75269")
}

// UnpackERC4626ExceededMaxRedeemError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC4626ExceededMaxRedeem(address owner, uint256 shares, uint256 max)
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackERC4626ExceededMaxRedeemError(raw []byte) (*SandboxQuirkyVaultERC4626ExceededMaxRedeem, error) {
	out := new(SandboxQuirkyVaultERC4626ExceededMaxRedeem)
	if err := sandboxQuirkyVault.abi.UnpackIntoInterface(out, "ERC4626ExceededMaxRedeem", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxQuirkyVaultERC4626ExceededMaxWithdraw represents a ERC4626ExceededMaxWithdraw error raised by the SandboxQuirkyVault contract.
type SandboxQuirkyVaultERC4626ExceededMaxWithdraw struct {
	Owner  common.Address
	Assets *big.Int
	Max    *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC4626ExceededMaxWithdraw(address owner, uint256 assets, uint256 max)
func SandboxQuirkyVaultERC4626ExceededMaxWithdrawErrorID() common.Hash {
	return common.HexToHash("0xfe9cceec2bd1f9b68641914cc354eacaeb1cc2169f5ba0639930f241e87142f0")
}

// UnpackERC4626ExceededMaxWithdrawError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC4626ExceededMaxWithdraw(address owner, uint256 assets, uint256 max)
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackERC4626ExceededMaxWithdrawError(raw []byte) (*SandboxQuirkyVaultERC4626ExceededMaxWithdraw, error) {
	out := new(SandboxQuirkyVaultERC4626ExceededMaxWithdraw)
	if err := sandboxQuirkyVault.abi.UnpackIntoInterface(out, "ERC4626ExceededMaxWithdraw", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxQuirkyVaultNotOwnTransaction represents a NotOwnTransaction error raised by the SandboxQuirkyVault contract.
type SandboxQuirkyVaultNotOwnTransaction struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotOwnTransaction()
func SandboxQuirkyVaultNotOwnTransactionErrorID() common.Hash {
	return common.HexToHash("0x1027d4f27e9cd463a4d995dd07c6102eb6f12ebda67fd8a10728fd6bb1c77449")
}

// UnpackNotOwnTransactionError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotOwnTransaction()
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackNotOwnTransactionError(raw []byte) (*SandboxQuirkyVaultNotOwnTransaction, error) {
	out := new(SandboxQuirkyVaultNotOwnTransaction)
	if err := sandboxQuirkyVault.abi.UnpackIntoInterface(out, "NotOwnTransaction", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxQuirkyVaultOwnableInvalidOwner represents a OwnableInvalidOwner error raised by the SandboxQuirkyVault contract.
type SandboxQuirkyVaultOwnableInvalidOwner struct {
	Owner common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error OwnableInvalidOwner(address owner)
func SandboxQuirkyVaultOwnableInvalidOwnerErrorID() common.Hash {
	return common.HexToHash("0x1e4fbdf7f3ef8bcaa855599e3abf48b232380f183f08f6f813d9ffa5bd585188")
}

// UnpackOwnableInvalidOwnerError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error OwnableInvalidOwner(address owner)
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackOwnableInvalidOwnerError(raw []byte) (*SandboxQuirkyVaultOwnableInvalidOwner, error) {
	out := new(SandboxQuirkyVaultOwnableInvalidOwner)
	if err := sandboxQuirkyVault.abi.UnpackIntoInterface(out, "OwnableInvalidOwner", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxQuirkyVaultOwnableUnauthorizedAccount represents a OwnableUnauthorizedAccount error raised by the SandboxQuirkyVault contract.
type SandboxQuirkyVaultOwnableUnauthorizedAccount struct {
	Account common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error OwnableUnauthorizedAccount(address account)
func SandboxQuirkyVaultOwnableUnauthorizedAccountErrorID() common.Hash {
	return common.HexToHash("0x118cdaa7a341953d1887a2245fd6665d741c67c8c50581daa59e1d03373fa188")
}

// UnpackOwnableUnauthorizedAccountError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error OwnableUnauthorizedAccount(address account)
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackOwnableUnauthorizedAccountError(raw []byte) (*SandboxQuirkyVaultOwnableUnauthorizedAccount, error) {
	out := new(SandboxQuirkyVaultOwnableUnauthorizedAccount)
	if err := sandboxQuirkyVault.abi.UnpackIntoInterface(out, "OwnableUnauthorizedAccount", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxQuirkyVaultSafeERC20FailedOperation represents a SafeERC20FailedOperation error raised by the SandboxQuirkyVault contract.
type SandboxQuirkyVaultSafeERC20FailedOperation struct {
	Token common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SafeERC20FailedOperation(address token)
func SandboxQuirkyVaultSafeERC20FailedOperationErrorID() common.Hash {
	return common.HexToHash("0x5274afe73c98b4749fc91ffae6b7b574e7842cb2144a159e9377a5f20b32edf9")
}

// UnpackSafeERC20FailedOperationError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SafeERC20FailedOperation(address token)
func (sandboxQuirkyVault *SandboxQuirkyVault) UnpackSafeERC20FailedOperationError(raw []byte) (*SandboxQuirkyVaultSafeERC20FailedOperation, error) {
	out := new(SandboxQuirkyVaultSafeERC20FailedOperation)
	if err := sandboxQuirkyVault.abi.UnpackIntoInterface(out, "SafeERC20FailedOperation", raw); err != nil {
		return nil, err
	}
	return out, nil
}
