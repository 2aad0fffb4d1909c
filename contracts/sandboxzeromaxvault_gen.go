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

// SandboxZeroMaxVaultMetaData contains all meta data concerning the SandboxZeroMaxVault contract.
var SandboxZeroMaxVaultMetaData = bind.MetaData{
	ABI: "[{\"inputs\":[{\"internalType\":\"contractIERC20\",\"name\":\"asset_\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"owner_\",\"type\":\"address\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[],\"name\":\"CooldownActive\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"allowance\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"needed\",\"type\":\"uint256\"}],\"name\":\"ERC20InsufficientAllowance\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"balance\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"needed\",\"type\":\"uint256\"}],\"name\":\"ERC20InsufficientBalance\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"approver\",\"type\":\"address\"}],\"name\":\"ERC20InvalidApprover\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"ERC20InvalidReceiver\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"}],\"name\":\"ERC20InvalidSender\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"}],\"name\":\"ERC20InvalidSpender\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"max\",\"type\":\"uint256\"}],\"name\":\"ERC4626ExceededMaxDeposit\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"max\",\"type\":\"uint256\"}],\"name\":\"ERC4626ExceededMaxMint\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"max\",\"type\":\"uint256\"}],\"name\":\"ERC4626ExceededMaxRedeem\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"max\",\"type\":\"uint256\"}],\"name\":\"ERC4626ExceededMaxWithdraw\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"depositor\",\"type\":\"address\"}],\"name\":\"NotAllowed\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"liquid\",\"type\":\"uint256\"}],\"name\":\"NotEnoughLiquidity\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"}],\"name\":\"OwnableInvalidOwner\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"OwnableUnauthorizedAccount\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"}],\"name\":\"SafeERC20FailedOperation\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"cap\",\"type\":\"uint256\"}],\"name\":\"SupplyCapExceeded\",\"type\":\"error\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"Approval\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"Deposit\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"depositCap\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"lent\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"bool\",\"name\":\"listRequired\",\"type\":\"bool\"},{\"indexed\":false,\"internalType\":\"bool\",\"name\":\"cooldown\",\"type\":\"bool\"}],\"name\":\"LimitsSet\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"address\",\"name\":\"depositor\",\"type\":\"address\"}],\"name\":\"Listed\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"previousOwner\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"OwnershipTransferred\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"from\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"Transfer\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":true,\"internalType\":\"address\",\"name\":\"sender\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"indexed\":true,\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"Withdraw\",\"type\":\"event\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"owner\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"}],\"name\":\"allowance\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"spender\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"approve\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"asset\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"account\",\"type\":\"address\"}],\"name\":\"balanceOf\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"convertToAssets\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"convertToShares\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"cooldown\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"decimals\",\"outputs\":[{\"internalType\":\"uint8\",\"name\":\"\",\"type\":\"uint8\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"deposit\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"depositCap\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"depositor\",\"type\":\"address\"}],\"name\":\"isListed\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"listed\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"lent\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"depositor\",\"type\":\"address\"}],\"name\":\"list\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"listRequired\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"name\":\"maxDeposit\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"name\":\"maxMint\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"name\":\"maxRedeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"name\":\"maxWithdraw\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"pure\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"}],\"name\":\"mint\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"name\",\"outputs\":[{\"internalType\":\"string\",\"name\":\"\",\"type\":\"string\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"owner\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"previewDeposit\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"previewMint\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"name\":\"previewRedeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"previewWithdraw\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"holder\",\"type\":\"address\"}],\"name\":\"redeem\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"renounceOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"depositCap_\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"lent_\",\"type\":\"uint256\"},{\"internalType\":\"bool\",\"name\":\"listRequired_\",\"type\":\"bool\"},{\"internalType\":\"bool\",\"name\":\"cooldown_\",\"type\":\"bool\"}],\"name\":\"setLimits\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"symbol\",\"outputs\":[{\"internalType\":\"string\",\"name\":\"\",\"type\":\"string\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"totalAssets\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"totalSupply\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"transfer\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"from\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"transferFrom\",\"outputs\":[{\"internalType\":\"bool\",\"name\":\"\",\"type\":\"bool\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"newOwner\",\"type\":\"address\"}],\"name\":\"transferOwnership\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"},{\"internalType\":\"address\",\"name\":\"receiver\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"holder\",\"type\":\"address\"}],\"name\":\"withdraw\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"shares\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"}]",
	ID:  "SandboxZeroMaxVault",
	Bin: "0x60c06040525f19600655348015610014575f5ffd5b50604051611dbb380380611dbb833981016040819052610033916101a2565b80826040518060400160405280600e81526020016d16995c9bc81b585e081d985d5b1d60921b815250604051806040016040528060048152602001630f4dac2f60e31b8152508160039081610088919061027d565b506004610095828261027d565b5050505f5f6100a98361010760201b60201c565b91509150816100b95760126100bb565b805b60ff1660a05250506001600160a01b0390811660805281166100f657604051631e4fbdf760e01b81525f600482015260240160405180910390fd5b6100ff8161013a565b50505061033b565b63313ce56760e01b5f818152908190602082600481875afa5f51601f3d1190911661010082101695908602945092505050565b600580546001600160a01b038381166001600160a01b0319831681179093556040519116919082907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0905f90a35050565b6001600160a01b038116811461019f575f5ffd5b50565b5f5f604083850312156101b3575f5ffd5b82516101be8161018b565b60208401519092506101cf8161018b565b809150509250929050565b634e487b7160e01b5f52604160045260245ffd5b600181811c9082168061020257607f821691505b60208210810361022057634e487b7160e01b5f52602260045260245ffd5b50919050565b601f821115610278578282111561027857805f5260205f20601f840160051c602085101561025157505f5b90810190601f840160051c035f5b81811015610274575f8382015560010161025f565b5050505b505050565b81516001600160401b03811115610296576102966101da565b6102aa816102a484546101ee565b84610226565b6020601f8211600181146102dc575f83156102c55750848201515b5f19600385901b1c1916600184901b178455610334565b5f84815260208120601f198516915b8281101561030b57878501518255602094850194600190920191016102eb565b508482101561032857868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b60805160a051611a4a6103715f395f6106a201525f81816102e9015281816104ff015281816112f201526113d60152611a4a5ff3fe608060405234801561000f575f5ffd5b5060043610610235575f3560e01c806394bf804d1161013d578063ce96cb77116100b8578063dee5080c11610088578063ef8b30f71161006e578063ef8b30f71461044a578063f2fde38b146104c7578063f794062e146104da575f5ffd5b8063dee5080c146104ab578063e511d73f146104be575f5ffd5b8063ce96cb771461032e578063d905777e1461032e578063dbd5edc71461045d578063dd62ed3e14610466575f5ffd5b8063b460af941161010d578063bb032a66116100f3578063bb032a6614610437578063c63d75b61461032e578063c6e6f5921461044a575f5ffd5b8063b460af9414610411578063ba08765214610424575f5ffd5b806394bf804d146103d057806395d89b41146103e3578063a9059cbb146103eb578063b3d7f6b9146103fe575f5ffd5b806338d52e0f116101cd5780636e553f651161019d578063715018a611610183578063715018a614610396578063787a08a6146103a05780638da5cb5b146103b2575f5ffd5b80636e553f651461034e57806370a0823114610361575f5ffd5b806338d52e0f146102e7578063402d267d1461032e5780634cdad506146102695780636495316d14610341575f5ffd5b80630a28a477116102085780630a28a4771461029f57806318160ddd146102b257806323b872dd146102ba578063313ce567146102cd575f5ffd5b806301e1d1141461023957806306fdde031461025457806307a2d13a14610269578063095ea7b31461027c575b5f5ffd5b6102416104fc565b6040519081526020015b60405180910390f35b61025c6105b1565b60405161024b91906115fb565b61024161027736600461164e565b610641565b61028f61028a36600461168d565b610652565b604051901515815260200161024b565b6102416102ad36600461164e565b610669565b600254610241565b61028f6102c83660046116b5565b610675565b6102d561069a565b60405160ff909116815260200161024b565b7f00000000000000000000000000000000000000000000000000000000000000005b60405173ffffffffffffffffffffffffffffffffffffffff909116815260200161024b565b61024161033c3660046116ef565b505f90565b60085461028f9060ff1681565b61024161035c366004611708565b6106c6565b61024161036f3660046116ef565b73ffffffffffffffffffffffffffffffffffffffff165f9081526020819052604090205490565b61039e6106de565b005b60085461028f90610100900460ff1681565b60055473ffffffffffffffffffffffffffffffffffffffff16610309565b6102416103de366004611708565b6106f1565b61025c610709565b61028f6103f936600461168d565b610718565b61024161040c36600461164e565b610725565b61024161041f366004611732565b610731565b610241610432366004611732565b61074a565b61039e6104453660046116ef565b610763565b61024161045836600461164e565b6107ef565b61024160065481565b61024161047436600461176b565b73ffffffffffffffffffffffffffffffffffffffff9182165f90815260016020908152604080832093909416825291909152205490565b61039e6104b93660046117a2565b6107fa565b61024160075481565b61039e6104d53660046116ef565b6108bb565b61028f6104e83660046116ef565b60096020525f908152604090205460ff1681565b5f7f00000000000000000000000000000000000000000000000000000000000000006040517f70a0823100000000000000000000000000000000000000000000000000000000815230600482015273ffffffffffffffffffffffffffffffffffffffff91909116906370a0823190602401602060405180830381865afa158015610588573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906105ac91906117e5565b905090565b6060600380546105c0906117fc565b80601f01602080910402602001604051908101604052809291908181526020018280546105ec906117fc565b80156106375780601f1061060e57610100808354040283529160200191610637565b820191905f5260205f20905b81548152906001019060200180831161061a57829003601f168201915b5050505050905090565b5f61064c825f610923565b92915050565b5f3361065f81858561095c565b5060019392505050565b5f61064c82600161096e565b5f3361068285828561099e565b61068d858585610a4d565b60019150505b9392505050565b5f6105ac60067f000000000000000000000000000000000000000000000000000000000000000061187a565b5f6106d0836107ef565b905061064c33838584610af6565b6106e6610bef565b6106ef5f610c42565b565b5f6106fb83610725565b905061064c33838386610af6565b6060600480546105c0906117fc565b5f3361065f818585610a4d565b5f61064c826001610923565b5f61073b84610669565b90506106933384848785610cb8565b5f61075484610641565b90506106933384848488610cb8565b61076b610bef565b73ffffffffffffffffffffffffffffffffffffffff81165f8181526009602090815260409182902080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0016600117905590519182527ffb3fdb4942f7aa0b8ecdf8508875e7f6c8142bb7870f0455b87a9f093608bc82910160405180910390a150565b5f61064c825f61096e565b610802610bef565b600684905560078390556008805482151561010081027fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff00ff8615159081167fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0000909416939093171790925560408051878152602081018790529081019190915260608101919091527f83e3149d7c32bb68ec17b7e914209a43dbb4b18a6ccf44df4808153355b879f79060800160405180910390a150505050565b6108c3610bef565b73ffffffffffffffffffffffffffffffffffffffff8116610917576040517f1e4fbdf70000000000000000000000000000000000000000000000000000000081525f60048201526024015b60405180910390fd5b61092081610c42565b50565b5f61069361092f6104fc565b61093a906001611893565b6109466006600a611989565b6002546109539190611893565b85919085610d7e565b6109698383836001610dc9565b505050565b5f61069361097e6006600a611989565b60025461098b9190611893565b6109936104fc565b610953906001611893565b73ffffffffffffffffffffffffffffffffffffffff8381165f908152600160209081526040808320938616835292905220545f19811015610a475781811015610a39576040517ffb8f41b200000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff84166004820152602481018290526044810183905260640161090e565b610a4784848484035f610dc9565b50505050565b73ffffffffffffffffffffffffffffffffffffffff8316610a9c576040517f96c6fd1e0000000000000000000000000000000000000000000000000000000081525f600482015260240161090e565b73ffffffffffffffffffffffffffffffffffffffff8216610aeb576040517fec442f050000000000000000000000000000000000000000000000000000000081525f600482015260240161090e565b610969838383610f0e565b60085460ff168015610b2d575073ffffffffffffffffffffffffffffffffffffffff84165f9081526009602052604090205460ff16155b15610b7c576040517ffa5cd00f00000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff8516600482015260240161090e565b5f82610b866104fc565b610b909190611893565b9050600654811115610bdc576006546040517f4b344b1100000000000000000000000000000000000000000000000000000000815261090e918391600401918252602082015260400190565b610be8858585856110b5565b5050505050565b60055473ffffffffffffffffffffffffffffffffffffffff1633146106ef576040517f118cdaa700000000000000000000000000000000000000000000000000000000815233600482015260240161090e565b6005805473ffffffffffffffffffffffffffffffffffffffff8381167fffffffffffffffffffffffff0000000000000000000000000000000000000000831681179093556040519116919082907f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0905f90a35050565b600854610100900460ff1615610cfa576040517faa9a98df00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f610d036104fc565b90505f6007548211610d15575f610d22565b600754610d229083611997565b905080841115610d68576040517f88a50ccc000000000000000000000000000000000000000000000000000000008152600481018590526024810182905260440161090e565b610d758787878787611131565b50505050505050565b5f610dab610d8b83611211565b8015610da657505f8480610da157610da16119aa565b868809115b151590565b610db686868661123d565b610dc09190611893565b95945050505050565b73ffffffffffffffffffffffffffffffffffffffff8416610e18576040517fe602df050000000000000000000000000000000000000000000000000000000081525f600482015260240161090e565b73ffffffffffffffffffffffffffffffffffffffff8316610e67576040517f94280d620000000000000000000000000000000000000000000000000000000081525f600482015260240161090e565b73ffffffffffffffffffffffffffffffffffffffff8085165f9081526001602090815260408083209387168352929052208290558015610a47578273ffffffffffffffffffffffffffffffffffffffff168473ffffffffffffffffffffffffffffffffffffffff167f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92584604051610f0091815260200190565b60405180910390a350505050565b73ffffffffffffffffffffffffffffffffffffffff8316610f45578060025f828254610f3a9190611893565b90915550610ff59050565b73ffffffffffffffffffffffffffffffffffffffff83165f9081526020819052604090205481811015610fca576040517fe450d38c00000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff85166004820152602481018290526044810183905260640161090e565b73ffffffffffffffffffffffffffffffffffffffff84165f9081526020819052604090209082900390555b73ffffffffffffffffffffffffffffffffffffffff821661101e57600280548290039055611049565b73ffffffffffffffffffffffffffffffffffffffff82165f9081526020819052604090208054820190555b8173ffffffffffffffffffffffffffffffffffffffff168373ffffffffffffffffffffffffffffffffffffffff167fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef836040516110a891815260200190565b60405180910390a3505050565b6110bf84836112ed565b6110c9838261131d565b8273ffffffffffffffffffffffffffffffffffffffff168473ffffffffffffffffffffffffffffffffffffffff167fdcbc1c05240f31ff3ad067ef1ee35ce4997762752e3a095284754544f4c709d78484604051610f00929190918252602082015260400190565b8273ffffffffffffffffffffffffffffffffffffffff168573ffffffffffffffffffffffffffffffffffffffff161461116f5761116f83868361099e565b6111798382611377565b61118384836113d1565b8273ffffffffffffffffffffffffffffffffffffffff168473ffffffffffffffffffffffffffffffffffffffff168673ffffffffffffffffffffffffffffffffffffffff167ffbde797d201c681b91056529119e0b02407c7bb96a4a2c75c01fc9667232c8db8585604051611202929190918252602082015260400190565b60405180910390a45050505050565b5f6002826003811115611226576112266119d7565b6112309190611a04565b60ff166001149050919050565b5f5f5f61124a86866113fc565b91509150815f0361126e57838181611264576112646119aa565b0492505050610693565b818411611285576112856003851502601118611418565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150509392505050565b6113197f0000000000000000000000000000000000000000000000000000000000000000833084611429565b5050565b73ffffffffffffffffffffffffffffffffffffffff821661136c576040517fec442f050000000000000000000000000000000000000000000000000000000081525f600482015260240161090e565b6113195f8383610f0e565b73ffffffffffffffffffffffffffffffffffffffff82166113c6576040517f96c6fd1e0000000000000000000000000000000000000000000000000000000081525f600482015260240161090e565b611319825f83610f0e565b6113197f00000000000000000000000000000000000000000000000000000000000000008383611485565b5f805f1983850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b6114378484848460016114e0565b610a47576040517f5274afe700000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff8516600482015260240161090e565b6114928383836001611573565b610969576040517f5274afe700000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff8416600482015260240161090e565b6040517f23b872dd000000000000000000000000000000000000000000000000000000005f81815273ffffffffffffffffffffffffffffffffffffffff8781166004528616602452604485905291602083606481808c5af1925060015f51148316611562578383151615611556573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b6040517fa9059cbb000000000000000000000000000000000000000000000000000000005f81815273ffffffffffffffffffffffffffffffffffffffff8616600452602485905291602083604481808b5af1925060015f511483166115ef5783831516156115e3573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b602081525f82518060208401528060208501604085015e5f6040828501015260407fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f83011684010191505092915050565b5f6020828403121561165e575f5ffd5b5035919050565b803573ffffffffffffffffffffffffffffffffffffffff81168114611688575f5ffd5b919050565b5f5f6040838503121561169e575f5ffd5b6116a783611665565b946020939093013593505050565b5f5f5f606084860312156116c7575f5ffd5b6116d084611665565b92506116de60208501611665565b929592945050506040919091013590565b5f602082840312156116ff575f5ffd5b61069382611665565b5f5f60408385031215611719575f5ffd5b8235915061172960208401611665565b90509250929050565b5f5f5f60608486031215611744575f5ffd5b8335925061175460208501611665565b915061176260408501611665565b90509250925092565b5f5f6040838503121561177c575f5ffd5b61178583611665565b915061172960208401611665565b80358015158114611688575f5ffd5b5f5f5f5f608085870312156117b5575f5ffd5b84359350602085013592506117cc60408601611793565b91506117da60608601611793565b905092959194509250565b5f602082840312156117f5575f5ffd5b5051919050565b600181811c9082168061181057607f821691505b602082108103611847577f4e487b71000000000000000000000000000000000000000000000000000000005f52602260045260245ffd5b50919050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b60ff818116838216019081111561064c5761064c61184d565b8082018082111561064c5761064c61184d565b6001815b60018411156118e1578085048111156118c5576118c561184d565b60018416156118d357908102905b60019390931c9280026118aa565b935093915050565b5f826118f75750600161064c565b8161190357505f61064c565b816001811461191957600281146119235761193f565b600191505061064c565b60ff8411156119345761193461184d565b50506001821b61064c565b5060208310610133831016604e8410600b8410161715611962575081810a61064c565b61196e5f1984846118a6565b805f19048211156119815761198161184d565b029392505050565b5f61069360ff8416836118e9565b8181038181111561064c5761064c61184d565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b5f60ff831680611a3b577f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b8060ff8416069150509291505056",
}

// SandboxZeroMaxVault is an auto generated Go binding around an Ethereum contract.
type SandboxZeroMaxVault struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *SandboxZeroMaxVault) GetABI() abi.ABI {
	return c.abi
}

// NewSandboxZeroMaxVault creates a new instance of SandboxZeroMaxVault.
func NewSandboxZeroMaxVault() *SandboxZeroMaxVault {
	parsed, err := SandboxZeroMaxVaultMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &SandboxZeroMaxVault{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *SandboxZeroMaxVault) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackConstructor is the Go binding used to pack the parameters required for
// contract deployment.
//
// Solidity: constructor(address asset_, address owner_) returns()
func (sandboxZeroMaxVault *SandboxZeroMaxVault) PackConstructor(asset_ common.Address, owner_ common.Address) []byte {
	enc, err := sandboxZeroMaxVault.abi.Pack("", asset_, owner_)
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
func (sandboxZeroMaxVault *SandboxZeroMaxVault) PackAllowance(owner common.Address, spender common.Address) []byte {
	enc, err := sandboxZeroMaxVault.abi.Pack("allowance", owner, spender)
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
func (sandboxZeroMaxVault *SandboxZeroMaxVault) TryPackAllowance(owner common.Address, spender common.Address) ([]byte, error) {
	return sandboxZeroMaxVault.abi.Pack("allowance", owner, spender)
}

// UnpackAllowance is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xdd62ed3e.
//
// Solidity: function allowance(address owner, address spender) view returns(uint256)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackAllowance(data []byte) (*big.Int, error) {
	out, err := sandboxZeroMaxVault.abi.Unpack("allowance", data)
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
func (sandboxZeroMaxVault *SandboxZeroMaxVault) PackApprove(spender common.Address, value *big.Int) []byte {
	enc, err := sandboxZeroMaxVault.abi.Pack("approve", spender, value)
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
func (sandboxZeroMaxVault *SandboxZeroMaxVault) TryPackApprove(spender common.Address, value *big.Int) ([]byte, error) {
	return sandboxZeroMaxVault.abi.Pack("approve", spender, value)
}

// UnpackApprove is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x095ea7b3.
//
// Solidity: function approve(address spender, uint256 value) returns(bool)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackApprove(data []byte) (bool, error) {
	out, err := sandboxZeroMaxVault.abi.Unpack("approve", data)
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
func (sandboxZeroMaxVault *SandboxZeroMaxVault) PackAsset() []byte {
	enc, err := sandboxZeroMaxVault.abi.Pack("asset")
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
func (sandboxZeroMaxVault *SandboxZeroMaxVault) TryPackAsset() ([]byte, error) {
	return sandboxZeroMaxVault.abi.Pack("asset")
}

// UnpackAsset is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x38d52e0f.
//
// Solidity: function asset() view returns(address)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackAsset(data []byte) (common.Address, error) {
	out, err := sandboxZeroMaxVault.abi.Unpack("asset", data)
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
func (sandboxZeroMaxVault *SandboxZeroMaxVault) PackBalanceOf(account common.Address) []byte {
	enc, err := sandboxZeroMaxVault.abi.Pack("balanceOf", account)
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
func (sandboxZeroMaxVault *SandboxZeroMaxVault) TryPackBalanceOf(account common.Address) ([]byte, error) {
	return sandboxZeroMaxVault.abi.Pack("balanceOf", account)
}

// UnpackBalanceOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x70a08231.
//
// Solidity: function balanceOf(address account) view returns(uint256)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackBalanceOf(data []byte) (*big.Int, error) {
	out, err := sandboxZeroMaxVault.abi.Unpack("balanceOf", data)
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
func (sandboxZeroMaxVault *SandboxZeroMaxVault) PackConvertToAssets(shares *big.Int) []byte {
	enc, err := sandboxZeroMaxVault.abi.Pack("convertToAssets", shares)
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
func (sandboxZeroMaxVault *SandboxZeroMaxVault) TryPackConvertToAssets(shares *big.Int) ([]byte, error) {
	return sandboxZeroMaxVault.abi.Pack("convertToAssets", shares)
}

// UnpackConvertToAssets is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x07a2d13a.
//
// Solidity: function convertToAssets(uint256 shares) view returns(uint256)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackConvertToAssets(data []byte) (*big.Int, error) {
	out, err := sandboxZeroMaxVault.abi.Unpack("convertToAssets", data)
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
func (sandboxZeroMaxVault *SandboxZeroMaxVault) PackConvertToShares(assets *big.Int) []byte {
	enc, err := sandboxZeroMaxVault.abi.Pack("convertToShares", assets)
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
func (sandboxZeroMaxVault *SandboxZeroMaxVault) TryPackConvertToShares(assets *big.Int) ([]byte, error) {
	return sandboxZeroMaxVault.abi.Pack("convertToShares", assets)
}

// UnpackConvertToShares is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc6e6f592.
//
// Solidity: function convertToShares(uint256 assets) view returns(uint256)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackConvertToShares(data []byte) (*big.Int, error) {
	out, err := sandboxZeroMaxVault.abi.Unpack("convertToShares", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackCooldown is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x787a08a6.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function cooldown() view returns(bool)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) PackCooldown() []byte {
	enc, err := sandboxZeroMaxVault.abi.Pack("cooldown")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCooldown is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x787a08a6.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function cooldown() view returns(bool)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) TryPackCooldown() ([]byte, error) {
	return sandboxZeroMaxVault.abi.Pack("cooldown")
}

// UnpackCooldown is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x787a08a6.
//
// Solidity: function cooldown() view returns(bool)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackCooldown(data []byte) (bool, error) {
	out, err := sandboxZeroMaxVault.abi.Unpack("cooldown", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackDecimals is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x313ce567.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function decimals() view returns(uint8)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) PackDecimals() []byte {
	enc, err := sandboxZeroMaxVault.abi.Pack("decimals")
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
func (sandboxZeroMaxVault *SandboxZeroMaxVault) TryPackDecimals() ([]byte, error) {
	return sandboxZeroMaxVault.abi.Pack("decimals")
}

// UnpackDecimals is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x313ce567.
//
// Solidity: function decimals() view returns(uint8)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackDecimals(data []byte) (uint8, error) {
	out, err := sandboxZeroMaxVault.abi.Unpack("decimals", data)
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
func (sandboxZeroMaxVault *SandboxZeroMaxVault) PackDeposit(assets *big.Int, receiver common.Address) []byte {
	enc, err := sandboxZeroMaxVault.abi.Pack("deposit", assets, receiver)
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
func (sandboxZeroMaxVault *SandboxZeroMaxVault) TryPackDeposit(assets *big.Int, receiver common.Address) ([]byte, error) {
	return sandboxZeroMaxVault.abi.Pack("deposit", assets, receiver)
}

// UnpackDeposit is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x6e553f65.
//
// Solidity: function deposit(uint256 assets, address receiver) returns(uint256 shares)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackDeposit(data []byte) (*big.Int, error) {
	out, err := sandboxZeroMaxVault.abi.Unpack("deposit", data)
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
func (sandboxZeroMaxVault *SandboxZeroMaxVault) PackDepositCap() []byte {
	enc, err := sandboxZeroMaxVault.abi.Pack("depositCap")
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
func (sandboxZeroMaxVault *SandboxZeroMaxVault) TryPackDepositCap() ([]byte, error) {
	return sandboxZeroMaxVault.abi.Pack("depositCap")
}

// UnpackDepositCap is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xdbd5edc7.
//
// Solidity: function depositCap() view returns(uint256)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackDepositCap(data []byte) (*big.Int, error) {
	out, err := sandboxZeroMaxVault.abi.Unpack("depositCap", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackIsListed is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf794062e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function isListed(address depositor) view returns(bool listed)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) PackIsListed(depositor common.Address) []byte {
	enc, err := sandboxZeroMaxVault.abi.Pack("isListed", depositor)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackIsListed is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf794062e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function isListed(address depositor) view returns(bool listed)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) TryPackIsListed(depositor common.Address) ([]byte, error) {
	return sandboxZeroMaxVault.abi.Pack("isListed", depositor)
}

// UnpackIsListed is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xf794062e.
//
// Solidity: function isListed(address depositor) view returns(bool listed)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackIsListed(data []byte) (bool, error) {
	out, err := sandboxZeroMaxVault.abi.Unpack("isListed", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackLent is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe511d73f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function lent() view returns(uint256)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) PackLent() []byte {
	enc, err := sandboxZeroMaxVault.abi.Pack("lent")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackLent is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe511d73f.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function lent() view returns(uint256)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) TryPackLent() ([]byte, error) {
	return sandboxZeroMaxVault.abi.Pack("lent")
}

// UnpackLent is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xe511d73f.
//
// Solidity: function lent() view returns(uint256)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackLent(data []byte) (*big.Int, error) {
	out, err := sandboxZeroMaxVault.abi.Unpack("lent", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackList is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xbb032a66.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function list(address depositor) returns()
func (sandboxZeroMaxVault *SandboxZeroMaxVault) PackList(depositor common.Address) []byte {
	enc, err := sandboxZeroMaxVault.abi.Pack("list", depositor)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackList is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xbb032a66.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function list(address depositor) returns()
func (sandboxZeroMaxVault *SandboxZeroMaxVault) TryPackList(depositor common.Address) ([]byte, error) {
	return sandboxZeroMaxVault.abi.Pack("list", depositor)
}

// PackListRequired is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6495316d.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function listRequired() view returns(bool)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) PackListRequired() []byte {
	enc, err := sandboxZeroMaxVault.abi.Pack("listRequired")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackListRequired is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6495316d.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function listRequired() view returns(bool)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) TryPackListRequired() ([]byte, error) {
	return sandboxZeroMaxVault.abi.Pack("listRequired")
}

// UnpackListRequired is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x6495316d.
//
// Solidity: function listRequired() view returns(bool)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackListRequired(data []byte) (bool, error) {
	out, err := sandboxZeroMaxVault.abi.Unpack("listRequired", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackMaxDeposit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x402d267d.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function maxDeposit(address ) pure returns(uint256)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) PackMaxDeposit(arg0 common.Address) []byte {
	enc, err := sandboxZeroMaxVault.abi.Pack("maxDeposit", arg0)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMaxDeposit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x402d267d.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function maxDeposit(address ) pure returns(uint256)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) TryPackMaxDeposit(arg0 common.Address) ([]byte, error) {
	return sandboxZeroMaxVault.abi.Pack("maxDeposit", arg0)
}

// UnpackMaxDeposit is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x402d267d.
//
// Solidity: function maxDeposit(address ) pure returns(uint256)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackMaxDeposit(data []byte) (*big.Int, error) {
	out, err := sandboxZeroMaxVault.abi.Unpack("maxDeposit", data)
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
// Solidity: function maxMint(address ) pure returns(uint256)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) PackMaxMint(arg0 common.Address) []byte {
	enc, err := sandboxZeroMaxVault.abi.Pack("maxMint", arg0)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMaxMint is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc63d75b6.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function maxMint(address ) pure returns(uint256)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) TryPackMaxMint(arg0 common.Address) ([]byte, error) {
	return sandboxZeroMaxVault.abi.Pack("maxMint", arg0)
}

// UnpackMaxMint is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc63d75b6.
//
// Solidity: function maxMint(address ) pure returns(uint256)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackMaxMint(data []byte) (*big.Int, error) {
	out, err := sandboxZeroMaxVault.abi.Unpack("maxMint", data)
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
// Solidity: function maxRedeem(address ) pure returns(uint256)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) PackMaxRedeem(arg0 common.Address) []byte {
	enc, err := sandboxZeroMaxVault.abi.Pack("maxRedeem", arg0)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMaxRedeem is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd905777e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function maxRedeem(address ) pure returns(uint256)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) TryPackMaxRedeem(arg0 common.Address) ([]byte, error) {
	return sandboxZeroMaxVault.abi.Pack("maxRedeem", arg0)
}

// UnpackMaxRedeem is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xd905777e.
//
// Solidity: function maxRedeem(address ) pure returns(uint256)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackMaxRedeem(data []byte) (*big.Int, error) {
	out, err := sandboxZeroMaxVault.abi.Unpack("maxRedeem", data)
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
// Solidity: function maxWithdraw(address ) pure returns(uint256)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) PackMaxWithdraw(arg0 common.Address) []byte {
	enc, err := sandboxZeroMaxVault.abi.Pack("maxWithdraw", arg0)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMaxWithdraw is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xce96cb77.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function maxWithdraw(address ) pure returns(uint256)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) TryPackMaxWithdraw(arg0 common.Address) ([]byte, error) {
	return sandboxZeroMaxVault.abi.Pack("maxWithdraw", arg0)
}

// UnpackMaxWithdraw is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xce96cb77.
//
// Solidity: function maxWithdraw(address ) pure returns(uint256)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackMaxWithdraw(data []byte) (*big.Int, error) {
	out, err := sandboxZeroMaxVault.abi.Unpack("maxWithdraw", data)
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
func (sandboxZeroMaxVault *SandboxZeroMaxVault) PackMint(shares *big.Int, receiver common.Address) []byte {
	enc, err := sandboxZeroMaxVault.abi.Pack("mint", shares, receiver)
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
func (sandboxZeroMaxVault *SandboxZeroMaxVault) TryPackMint(shares *big.Int, receiver common.Address) ([]byte, error) {
	return sandboxZeroMaxVault.abi.Pack("mint", shares, receiver)
}

// UnpackMint is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x94bf804d.
//
// Solidity: function mint(uint256 shares, address receiver) returns(uint256 assets)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackMint(data []byte) (*big.Int, error) {
	out, err := sandboxZeroMaxVault.abi.Unpack("mint", data)
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
func (sandboxZeroMaxVault *SandboxZeroMaxVault) PackName() []byte {
	enc, err := sandboxZeroMaxVault.abi.Pack("name")
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
func (sandboxZeroMaxVault *SandboxZeroMaxVault) TryPackName() ([]byte, error) {
	return sandboxZeroMaxVault.abi.Pack("name")
}

// UnpackName is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x06fdde03.
//
// Solidity: function name() view returns(string)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackName(data []byte) (string, error) {
	out, err := sandboxZeroMaxVault.abi.Unpack("name", data)
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
func (sandboxZeroMaxVault *SandboxZeroMaxVault) PackOwner() []byte {
	enc, err := sandboxZeroMaxVault.abi.Pack("owner")
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
func (sandboxZeroMaxVault *SandboxZeroMaxVault) TryPackOwner() ([]byte, error) {
	return sandboxZeroMaxVault.abi.Pack("owner")
}

// UnpackOwner is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x8da5cb5b.
//
// Solidity: function owner() view returns(address)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackOwner(data []byte) (common.Address, error) {
	out, err := sandboxZeroMaxVault.abi.Unpack("owner", data)
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
func (sandboxZeroMaxVault *SandboxZeroMaxVault) PackPreviewDeposit(assets *big.Int) []byte {
	enc, err := sandboxZeroMaxVault.abi.Pack("previewDeposit", assets)
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
func (sandboxZeroMaxVault *SandboxZeroMaxVault) TryPackPreviewDeposit(assets *big.Int) ([]byte, error) {
	return sandboxZeroMaxVault.abi.Pack("previewDeposit", assets)
}

// UnpackPreviewDeposit is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xef8b30f7.
//
// Solidity: function previewDeposit(uint256 assets) view returns(uint256)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackPreviewDeposit(data []byte) (*big.Int, error) {
	out, err := sandboxZeroMaxVault.abi.Unpack("previewDeposit", data)
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
func (sandboxZeroMaxVault *SandboxZeroMaxVault) PackPreviewMint(shares *big.Int) []byte {
	enc, err := sandboxZeroMaxVault.abi.Pack("previewMint", shares)
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
func (sandboxZeroMaxVault *SandboxZeroMaxVault) TryPackPreviewMint(shares *big.Int) ([]byte, error) {
	return sandboxZeroMaxVault.abi.Pack("previewMint", shares)
}

// UnpackPreviewMint is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xb3d7f6b9.
//
// Solidity: function previewMint(uint256 shares) view returns(uint256)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackPreviewMint(data []byte) (*big.Int, error) {
	out, err := sandboxZeroMaxVault.abi.Unpack("previewMint", data)
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
func (sandboxZeroMaxVault *SandboxZeroMaxVault) PackPreviewRedeem(shares *big.Int) []byte {
	enc, err := sandboxZeroMaxVault.abi.Pack("previewRedeem", shares)
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
func (sandboxZeroMaxVault *SandboxZeroMaxVault) TryPackPreviewRedeem(shares *big.Int) ([]byte, error) {
	return sandboxZeroMaxVault.abi.Pack("previewRedeem", shares)
}

// UnpackPreviewRedeem is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x4cdad506.
//
// Solidity: function previewRedeem(uint256 shares) view returns(uint256)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackPreviewRedeem(data []byte) (*big.Int, error) {
	out, err := sandboxZeroMaxVault.abi.Unpack("previewRedeem", data)
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
func (sandboxZeroMaxVault *SandboxZeroMaxVault) PackPreviewWithdraw(assets *big.Int) []byte {
	enc, err := sandboxZeroMaxVault.abi.Pack("previewWithdraw", assets)
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
func (sandboxZeroMaxVault *SandboxZeroMaxVault) TryPackPreviewWithdraw(assets *big.Int) ([]byte, error) {
	return sandboxZeroMaxVault.abi.Pack("previewWithdraw", assets)
}

// UnpackPreviewWithdraw is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x0a28a477.
//
// Solidity: function previewWithdraw(uint256 assets) view returns(uint256)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackPreviewWithdraw(data []byte) (*big.Int, error) {
	out, err := sandboxZeroMaxVault.abi.Unpack("previewWithdraw", data)
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
func (sandboxZeroMaxVault *SandboxZeroMaxVault) PackRedeem(shares *big.Int, receiver common.Address, holder common.Address) []byte {
	enc, err := sandboxZeroMaxVault.abi.Pack("redeem", shares, receiver, holder)
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
func (sandboxZeroMaxVault *SandboxZeroMaxVault) TryPackRedeem(shares *big.Int, receiver common.Address, holder common.Address) ([]byte, error) {
	return sandboxZeroMaxVault.abi.Pack("redeem", shares, receiver, holder)
}

// UnpackRedeem is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xba087652.
//
// Solidity: function redeem(uint256 shares, address receiver, address holder) returns(uint256 assets)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackRedeem(data []byte) (*big.Int, error) {
	out, err := sandboxZeroMaxVault.abi.Unpack("redeem", data)
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
func (sandboxZeroMaxVault *SandboxZeroMaxVault) PackRenounceOwnership() []byte {
	enc, err := sandboxZeroMaxVault.abi.Pack("renounceOwnership")
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
func (sandboxZeroMaxVault *SandboxZeroMaxVault) TryPackRenounceOwnership() ([]byte, error) {
	return sandboxZeroMaxVault.abi.Pack("renounceOwnership")
}

// PackSetLimits is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xdee5080c.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setLimits(uint256 depositCap_, uint256 lent_, bool listRequired_, bool cooldown_) returns()
func (sandboxZeroMaxVault *SandboxZeroMaxVault) PackSetLimits(depositCap *big.Int, lent *big.Int, listRequired bool, cooldown bool) []byte {
	enc, err := sandboxZeroMaxVault.abi.Pack("setLimits", depositCap, lent, listRequired, cooldown)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSetLimits is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xdee5080c.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function setLimits(uint256 depositCap_, uint256 lent_, bool listRequired_, bool cooldown_) returns()
func (sandboxZeroMaxVault *SandboxZeroMaxVault) TryPackSetLimits(depositCap *big.Int, lent *big.Int, listRequired bool, cooldown bool) ([]byte, error) {
	return sandboxZeroMaxVault.abi.Pack("setLimits", depositCap, lent, listRequired, cooldown)
}

// PackSymbol is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x95d89b41.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function symbol() view returns(string)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) PackSymbol() []byte {
	enc, err := sandboxZeroMaxVault.abi.Pack("symbol")
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
func (sandboxZeroMaxVault *SandboxZeroMaxVault) TryPackSymbol() ([]byte, error) {
	return sandboxZeroMaxVault.abi.Pack("symbol")
}

// UnpackSymbol is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x95d89b41.
//
// Solidity: function symbol() view returns(string)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackSymbol(data []byte) (string, error) {
	out, err := sandboxZeroMaxVault.abi.Unpack("symbol", data)
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
func (sandboxZeroMaxVault *SandboxZeroMaxVault) PackTotalAssets() []byte {
	enc, err := sandboxZeroMaxVault.abi.Pack("totalAssets")
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
func (sandboxZeroMaxVault *SandboxZeroMaxVault) TryPackTotalAssets() ([]byte, error) {
	return sandboxZeroMaxVault.abi.Pack("totalAssets")
}

// UnpackTotalAssets is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x01e1d114.
//
// Solidity: function totalAssets() view returns(uint256)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackTotalAssets(data []byte) (*big.Int, error) {
	out, err := sandboxZeroMaxVault.abi.Unpack("totalAssets", data)
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
func (sandboxZeroMaxVault *SandboxZeroMaxVault) PackTotalSupply() []byte {
	enc, err := sandboxZeroMaxVault.abi.Pack("totalSupply")
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
func (sandboxZeroMaxVault *SandboxZeroMaxVault) TryPackTotalSupply() ([]byte, error) {
	return sandboxZeroMaxVault.abi.Pack("totalSupply")
}

// UnpackTotalSupply is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x18160ddd.
//
// Solidity: function totalSupply() view returns(uint256)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackTotalSupply(data []byte) (*big.Int, error) {
	out, err := sandboxZeroMaxVault.abi.Unpack("totalSupply", data)
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
func (sandboxZeroMaxVault *SandboxZeroMaxVault) PackTransfer(to common.Address, value *big.Int) []byte {
	enc, err := sandboxZeroMaxVault.abi.Pack("transfer", to, value)
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
func (sandboxZeroMaxVault *SandboxZeroMaxVault) TryPackTransfer(to common.Address, value *big.Int) ([]byte, error) {
	return sandboxZeroMaxVault.abi.Pack("transfer", to, value)
}

// UnpackTransfer is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xa9059cbb.
//
// Solidity: function transfer(address to, uint256 value) returns(bool)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackTransfer(data []byte) (bool, error) {
	out, err := sandboxZeroMaxVault.abi.Unpack("transfer", data)
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
func (sandboxZeroMaxVault *SandboxZeroMaxVault) PackTransferFrom(from common.Address, to common.Address, value *big.Int) []byte {
	enc, err := sandboxZeroMaxVault.abi.Pack("transferFrom", from, to, value)
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
func (sandboxZeroMaxVault *SandboxZeroMaxVault) TryPackTransferFrom(from common.Address, to common.Address, value *big.Int) ([]byte, error) {
	return sandboxZeroMaxVault.abi.Pack("transferFrom", from, to, value)
}

// UnpackTransferFrom is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x23b872dd.
//
// Solidity: function transferFrom(address from, address to, uint256 value) returns(bool)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackTransferFrom(data []byte) (bool, error) {
	out, err := sandboxZeroMaxVault.abi.Unpack("transferFrom", data)
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
func (sandboxZeroMaxVault *SandboxZeroMaxVault) PackTransferOwnership(newOwner common.Address) []byte {
	enc, err := sandboxZeroMaxVault.abi.Pack("transferOwnership", newOwner)
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
func (sandboxZeroMaxVault *SandboxZeroMaxVault) TryPackTransferOwnership(newOwner common.Address) ([]byte, error) {
	return sandboxZeroMaxVault.abi.Pack("transferOwnership", newOwner)
}

// PackWithdraw is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb460af94.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function withdraw(uint256 assets, address receiver, address holder) returns(uint256 shares)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) PackWithdraw(assets *big.Int, receiver common.Address, holder common.Address) []byte {
	enc, err := sandboxZeroMaxVault.abi.Pack("withdraw", assets, receiver, holder)
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
func (sandboxZeroMaxVault *SandboxZeroMaxVault) TryPackWithdraw(assets *big.Int, receiver common.Address, holder common.Address) ([]byte, error) {
	return sandboxZeroMaxVault.abi.Pack("withdraw", assets, receiver, holder)
}

// UnpackWithdraw is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xb460af94.
//
// Solidity: function withdraw(uint256 assets, address receiver, address holder) returns(uint256 shares)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackWithdraw(data []byte) (*big.Int, error) {
	out, err := sandboxZeroMaxVault.abi.Unpack("withdraw", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// SandboxZeroMaxVaultApproval represents a Approval event raised by the SandboxZeroMaxVault contract.
type SandboxZeroMaxVaultApproval struct {
	Owner   common.Address
	Spender common.Address
	Value   *big.Int
	Raw     *types.Log // Blockchain specific contextual infos
}

const SandboxZeroMaxVaultApprovalEventName = "Approval"

// ContractEventName returns the user-defined event name.
func (SandboxZeroMaxVaultApproval) ContractEventName() string {
	return SandboxZeroMaxVaultApprovalEventName
}

// UnpackApprovalEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Approval(address indexed owner, address indexed spender, uint256 value)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackApprovalEvent(log *types.Log) (*SandboxZeroMaxVaultApproval, error) {
	event := "Approval"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxZeroMaxVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxZeroMaxVaultApproval)
	if len(log.Data) > 0 {
		if err := sandboxZeroMaxVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxZeroMaxVault.abi.Events[event].Inputs {
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

// SandboxZeroMaxVaultDeposit represents a Deposit event raised by the SandboxZeroMaxVault contract.
type SandboxZeroMaxVaultDeposit struct {
	Sender common.Address
	Owner  common.Address
	Assets *big.Int
	Shares *big.Int
	Raw    *types.Log // Blockchain specific contextual infos
}

const SandboxZeroMaxVaultDepositEventName = "Deposit"

// ContractEventName returns the user-defined event name.
func (SandboxZeroMaxVaultDeposit) ContractEventName() string {
	return SandboxZeroMaxVaultDepositEventName
}

// UnpackDepositEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Deposit(address indexed sender, address indexed owner, uint256 assets, uint256 shares)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackDepositEvent(log *types.Log) (*SandboxZeroMaxVaultDeposit, error) {
	event := "Deposit"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxZeroMaxVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxZeroMaxVaultDeposit)
	if len(log.Data) > 0 {
		if err := sandboxZeroMaxVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxZeroMaxVault.abi.Events[event].Inputs {
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

// SandboxZeroMaxVaultLimitsSet represents a LimitsSet event raised by the SandboxZeroMaxVault contract.
type SandboxZeroMaxVaultLimitsSet struct {
	DepositCap   *big.Int
	Lent         *big.Int
	ListRequired bool
	Cooldown     bool
	Raw          *types.Log // Blockchain specific contextual infos
}

const SandboxZeroMaxVaultLimitsSetEventName = "LimitsSet"

// ContractEventName returns the user-defined event name.
func (SandboxZeroMaxVaultLimitsSet) ContractEventName() string {
	return SandboxZeroMaxVaultLimitsSetEventName
}

// UnpackLimitsSetEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event LimitsSet(uint256 depositCap, uint256 lent, bool listRequired, bool cooldown)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackLimitsSetEvent(log *types.Log) (*SandboxZeroMaxVaultLimitsSet, error) {
	event := "LimitsSet"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxZeroMaxVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxZeroMaxVaultLimitsSet)
	if len(log.Data) > 0 {
		if err := sandboxZeroMaxVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxZeroMaxVault.abi.Events[event].Inputs {
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

// SandboxZeroMaxVaultListed represents a Listed event raised by the SandboxZeroMaxVault contract.
type SandboxZeroMaxVaultListed struct {
	Depositor common.Address
	Raw       *types.Log // Blockchain specific contextual infos
}

const SandboxZeroMaxVaultListedEventName = "Listed"

// ContractEventName returns the user-defined event name.
func (SandboxZeroMaxVaultListed) ContractEventName() string {
	return SandboxZeroMaxVaultListedEventName
}

// UnpackListedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Listed(address depositor)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackListedEvent(log *types.Log) (*SandboxZeroMaxVaultListed, error) {
	event := "Listed"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxZeroMaxVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxZeroMaxVaultListed)
	if len(log.Data) > 0 {
		if err := sandboxZeroMaxVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxZeroMaxVault.abi.Events[event].Inputs {
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

// SandboxZeroMaxVaultOwnershipTransferred represents a OwnershipTransferred event raised by the SandboxZeroMaxVault contract.
type SandboxZeroMaxVaultOwnershipTransferred struct {
	PreviousOwner common.Address
	NewOwner      common.Address
	Raw           *types.Log // Blockchain specific contextual infos
}

const SandboxZeroMaxVaultOwnershipTransferredEventName = "OwnershipTransferred"

// ContractEventName returns the user-defined event name.
func (SandboxZeroMaxVaultOwnershipTransferred) ContractEventName() string {
	return SandboxZeroMaxVaultOwnershipTransferredEventName
}

// UnpackOwnershipTransferredEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event OwnershipTransferred(address indexed previousOwner, address indexed newOwner)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackOwnershipTransferredEvent(log *types.Log) (*SandboxZeroMaxVaultOwnershipTransferred, error) {
	event := "OwnershipTransferred"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxZeroMaxVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxZeroMaxVaultOwnershipTransferred)
	if len(log.Data) > 0 {
		if err := sandboxZeroMaxVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxZeroMaxVault.abi.Events[event].Inputs {
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

// SandboxZeroMaxVaultTransfer represents a Transfer event raised by the SandboxZeroMaxVault contract.
type SandboxZeroMaxVaultTransfer struct {
	From  common.Address
	To    common.Address
	Value *big.Int
	Raw   *types.Log // Blockchain specific contextual infos
}

const SandboxZeroMaxVaultTransferEventName = "Transfer"

// ContractEventName returns the user-defined event name.
func (SandboxZeroMaxVaultTransfer) ContractEventName() string {
	return SandboxZeroMaxVaultTransferEventName
}

// UnpackTransferEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Transfer(address indexed from, address indexed to, uint256 value)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackTransferEvent(log *types.Log) (*SandboxZeroMaxVaultTransfer, error) {
	event := "Transfer"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxZeroMaxVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxZeroMaxVaultTransfer)
	if len(log.Data) > 0 {
		if err := sandboxZeroMaxVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxZeroMaxVault.abi.Events[event].Inputs {
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

// SandboxZeroMaxVaultWithdraw represents a Withdraw event raised by the SandboxZeroMaxVault contract.
type SandboxZeroMaxVaultWithdraw struct {
	Sender   common.Address
	Receiver common.Address
	Owner    common.Address
	Assets   *big.Int
	Shares   *big.Int
	Raw      *types.Log // Blockchain specific contextual infos
}

const SandboxZeroMaxVaultWithdrawEventName = "Withdraw"

// ContractEventName returns the user-defined event name.
func (SandboxZeroMaxVaultWithdraw) ContractEventName() string {
	return SandboxZeroMaxVaultWithdrawEventName
}

// UnpackWithdrawEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Withdraw(address indexed sender, address indexed receiver, address indexed owner, uint256 assets, uint256 shares)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackWithdrawEvent(log *types.Log) (*SandboxZeroMaxVaultWithdraw, error) {
	event := "Withdraw"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != sandboxZeroMaxVault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(SandboxZeroMaxVaultWithdraw)
	if len(log.Data) > 0 {
		if err := sandboxZeroMaxVault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range sandboxZeroMaxVault.abi.Events[event].Inputs {
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
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], sandboxZeroMaxVault.abi.Errors["CooldownActive"].ID.Bytes()[:4]) {
		return sandboxZeroMaxVault.UnpackCooldownActiveError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxZeroMaxVault.abi.Errors["ERC20InsufficientAllowance"].ID.Bytes()[:4]) {
		return sandboxZeroMaxVault.UnpackERC20InsufficientAllowanceError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxZeroMaxVault.abi.Errors["ERC20InsufficientBalance"].ID.Bytes()[:4]) {
		return sandboxZeroMaxVault.UnpackERC20InsufficientBalanceError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxZeroMaxVault.abi.Errors["ERC20InvalidApprover"].ID.Bytes()[:4]) {
		return sandboxZeroMaxVault.UnpackERC20InvalidApproverError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxZeroMaxVault.abi.Errors["ERC20InvalidReceiver"].ID.Bytes()[:4]) {
		return sandboxZeroMaxVault.UnpackERC20InvalidReceiverError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxZeroMaxVault.abi.Errors["ERC20InvalidSender"].ID.Bytes()[:4]) {
		return sandboxZeroMaxVault.UnpackERC20InvalidSenderError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxZeroMaxVault.abi.Errors["ERC20InvalidSpender"].ID.Bytes()[:4]) {
		return sandboxZeroMaxVault.UnpackERC20InvalidSpenderError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxZeroMaxVault.abi.Errors["ERC4626ExceededMaxDeposit"].ID.Bytes()[:4]) {
		return sandboxZeroMaxVault.UnpackERC4626ExceededMaxDepositError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxZeroMaxVault.abi.Errors["ERC4626ExceededMaxMint"].ID.Bytes()[:4]) {
		return sandboxZeroMaxVault.UnpackERC4626ExceededMaxMintError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxZeroMaxVault.abi.Errors["ERC4626ExceededMaxRedeem"].ID.Bytes()[:4]) {
		return sandboxZeroMaxVault.UnpackERC4626ExceededMaxRedeemError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxZeroMaxVault.abi.Errors["ERC4626ExceededMaxWithdraw"].ID.Bytes()[:4]) {
		return sandboxZeroMaxVault.UnpackERC4626ExceededMaxWithdrawError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxZeroMaxVault.abi.Errors["NotAllowed"].ID.Bytes()[:4]) {
		return sandboxZeroMaxVault.UnpackNotAllowedError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxZeroMaxVault.abi.Errors["NotEnoughLiquidity"].ID.Bytes()[:4]) {
		return sandboxZeroMaxVault.UnpackNotEnoughLiquidityError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxZeroMaxVault.abi.Errors["OwnableInvalidOwner"].ID.Bytes()[:4]) {
		return sandboxZeroMaxVault.UnpackOwnableInvalidOwnerError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxZeroMaxVault.abi.Errors["OwnableUnauthorizedAccount"].ID.Bytes()[:4]) {
		return sandboxZeroMaxVault.UnpackOwnableUnauthorizedAccountError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxZeroMaxVault.abi.Errors["SafeERC20FailedOperation"].ID.Bytes()[:4]) {
		return sandboxZeroMaxVault.UnpackSafeERC20FailedOperationError(raw[4:])
	}
	if bytes.Equal(raw[:4], sandboxZeroMaxVault.abi.Errors["SupplyCapExceeded"].ID.Bytes()[:4]) {
		return sandboxZeroMaxVault.UnpackSupplyCapExceededError(raw[4:])
	}
	return nil, errors.New("Unknown error")
}

// SandboxZeroMaxVaultCooldownActive represents a CooldownActive error raised by the SandboxZeroMaxVault contract.
type SandboxZeroMaxVaultCooldownActive struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error CooldownActive()
func SandboxZeroMaxVaultCooldownActiveErrorID() common.Hash {
	return common.HexToHash("0xaa9a98df80d132302c51af287046caa5c02bbea65302320bc02c8843eae061d0")
}

// UnpackCooldownActiveError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error CooldownActive()
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackCooldownActiveError(raw []byte) (*SandboxZeroMaxVaultCooldownActive, error) {
	out := new(SandboxZeroMaxVaultCooldownActive)
	if err := sandboxZeroMaxVault.abi.UnpackIntoInterface(out, "CooldownActive", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxZeroMaxVaultERC20InsufficientAllowance represents a ERC20InsufficientAllowance error raised by the SandboxZeroMaxVault contract.
type SandboxZeroMaxVaultERC20InsufficientAllowance struct {
	Spender   common.Address
	Allowance *big.Int
	Needed    *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)
func SandboxZeroMaxVaultERC20InsufficientAllowanceErrorID() common.Hash {
	return common.HexToHash("0xfb8f41b23e99d2101d86da76cdfa87dd51c82ed07d3cb62cbc473e469dbc75c3")
}

// UnpackERC20InsufficientAllowanceError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackERC20InsufficientAllowanceError(raw []byte) (*SandboxZeroMaxVaultERC20InsufficientAllowance, error) {
	out := new(SandboxZeroMaxVaultERC20InsufficientAllowance)
	if err := sandboxZeroMaxVault.abi.UnpackIntoInterface(out, "ERC20InsufficientAllowance", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxZeroMaxVaultERC20InsufficientBalance represents a ERC20InsufficientBalance error raised by the SandboxZeroMaxVault contract.
type SandboxZeroMaxVaultERC20InsufficientBalance struct {
	Sender  common.Address
	Balance *big.Int
	Needed  *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)
func SandboxZeroMaxVaultERC20InsufficientBalanceErrorID() common.Hash {
	return common.HexToHash("0xe450d38cd8d9f7d95077d567d60ed49c7254716e6ad08fc9872816c97e0ffec6")
}

// UnpackERC20InsufficientBalanceError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackERC20InsufficientBalanceError(raw []byte) (*SandboxZeroMaxVaultERC20InsufficientBalance, error) {
	out := new(SandboxZeroMaxVaultERC20InsufficientBalance)
	if err := sandboxZeroMaxVault.abi.UnpackIntoInterface(out, "ERC20InsufficientBalance", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxZeroMaxVaultERC20InvalidApprover represents a ERC20InvalidApprover error raised by the SandboxZeroMaxVault contract.
type SandboxZeroMaxVaultERC20InvalidApprover struct {
	Approver common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InvalidApprover(address approver)
func SandboxZeroMaxVaultERC20InvalidApproverErrorID() common.Hash {
	return common.HexToHash("0xe602df05cc75712490294c6c104ab7c17f4030363910a7a2626411c6d3118847")
}

// UnpackERC20InvalidApproverError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InvalidApprover(address approver)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackERC20InvalidApproverError(raw []byte) (*SandboxZeroMaxVaultERC20InvalidApprover, error) {
	out := new(SandboxZeroMaxVaultERC20InvalidApprover)
	if err := sandboxZeroMaxVault.abi.UnpackIntoInterface(out, "ERC20InvalidApprover", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxZeroMaxVaultERC20InvalidReceiver represents a ERC20InvalidReceiver error raised by the SandboxZeroMaxVault contract.
type SandboxZeroMaxVaultERC20InvalidReceiver struct {
	Receiver common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InvalidReceiver(address receiver)
func SandboxZeroMaxVaultERC20InvalidReceiverErrorID() common.Hash {
	return common.HexToHash("0xec442f055133b72f3b2f9f0bb351c406b178527de2040a7d1feb4e058771f613")
}

// UnpackERC20InvalidReceiverError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InvalidReceiver(address receiver)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackERC20InvalidReceiverError(raw []byte) (*SandboxZeroMaxVaultERC20InvalidReceiver, error) {
	out := new(SandboxZeroMaxVaultERC20InvalidReceiver)
	if err := sandboxZeroMaxVault.abi.UnpackIntoInterface(out, "ERC20InvalidReceiver", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxZeroMaxVaultERC20InvalidSender represents a ERC20InvalidSender error raised by the SandboxZeroMaxVault contract.
type SandboxZeroMaxVaultERC20InvalidSender struct {
	Sender common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InvalidSender(address sender)
func SandboxZeroMaxVaultERC20InvalidSenderErrorID() common.Hash {
	return common.HexToHash("0x96c6fd1edd0cd6ef7ff0ecc0facdf53148dc0048b57fe58af65755250a7a96bd")
}

// UnpackERC20InvalidSenderError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InvalidSender(address sender)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackERC20InvalidSenderError(raw []byte) (*SandboxZeroMaxVaultERC20InvalidSender, error) {
	out := new(SandboxZeroMaxVaultERC20InvalidSender)
	if err := sandboxZeroMaxVault.abi.UnpackIntoInterface(out, "ERC20InvalidSender", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxZeroMaxVaultERC20InvalidSpender represents a ERC20InvalidSpender error raised by the SandboxZeroMaxVault contract.
type SandboxZeroMaxVaultERC20InvalidSpender struct {
	Spender common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC20InvalidSpender(address spender)
func SandboxZeroMaxVaultERC20InvalidSpenderErrorID() common.Hash {
	return common.HexToHash("0x94280d62c347d8d9f4d59a76ea321452406db88df38e0c9da304f58b57b373a2")
}

// UnpackERC20InvalidSpenderError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC20InvalidSpender(address spender)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackERC20InvalidSpenderError(raw []byte) (*SandboxZeroMaxVaultERC20InvalidSpender, error) {
	out := new(SandboxZeroMaxVaultERC20InvalidSpender)
	if err := sandboxZeroMaxVault.abi.UnpackIntoInterface(out, "ERC20InvalidSpender", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxZeroMaxVaultERC4626ExceededMaxDeposit represents a ERC4626ExceededMaxDeposit error raised by the SandboxZeroMaxVault contract.
type SandboxZeroMaxVaultERC4626ExceededMaxDeposit struct {
	Receiver common.Address
	Assets   *big.Int
	Max      *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC4626ExceededMaxDeposit(address receiver, uint256 assets, uint256 max)
func SandboxZeroMaxVaultERC4626ExceededMaxDepositErrorID() common.Hash {
	return common.HexToHash("0x79012fb2819fcdc1de669c08773dbcd6bdc757862642f75fb1c584dadf259dfe")
}

// UnpackERC4626ExceededMaxDepositError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC4626ExceededMaxDeposit(address receiver, uint256 assets, uint256 max)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackERC4626ExceededMaxDepositError(raw []byte) (*SandboxZeroMaxVaultERC4626ExceededMaxDeposit, error) {
	out := new(SandboxZeroMaxVaultERC4626ExceededMaxDeposit)
	if err := sandboxZeroMaxVault.abi.UnpackIntoInterface(out, "ERC4626ExceededMaxDeposit", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxZeroMaxVaultERC4626ExceededMaxMint represents a ERC4626ExceededMaxMint error raised by the SandboxZeroMaxVault contract.
type SandboxZeroMaxVaultERC4626ExceededMaxMint struct {
	Receiver common.Address
	Shares   *big.Int
	Max      *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC4626ExceededMaxMint(address receiver, uint256 shares, uint256 max)
func SandboxZeroMaxVaultERC4626ExceededMaxMintErrorID() common.Hash {
	return common.HexToHash("0x284ff667dc615a39438518c22e8955b9470327d9de8a4d7e21c926b260d65176")
}

// UnpackERC4626ExceededMaxMintError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC4626ExceededMaxMint(address receiver, uint256 shares, uint256 max)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackERC4626ExceededMaxMintError(raw []byte) (*SandboxZeroMaxVaultERC4626ExceededMaxMint, error) {
	out := new(SandboxZeroMaxVaultERC4626ExceededMaxMint)
	if err := sandboxZeroMaxVault.abi.UnpackIntoInterface(out, "ERC4626ExceededMaxMint", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxZeroMaxVaultERC4626ExceededMaxRedeem represents a ERC4626ExceededMaxRedeem error raised by the SandboxZeroMaxVault contract.
type SandboxZeroMaxVaultERC4626ExceededMaxRedeem struct {
	Owner  common.Address
	Shares *big.Int
	Max    *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC4626ExceededMaxRedeem(address owner, uint256 shares, uint256 max)
func SandboxZeroMaxVaultERC4626ExceededMaxRedeemErrorID() common.Hash {
	return common.HexToHash("0xb94abeec0557d36b5f0bc8f115deec7b184dcbff94ac66d55e37c8f301e75269")
}

// UnpackERC4626ExceededMaxRedeemError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC4626ExceededMaxRedeem(address owner, uint256 shares, uint256 max)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackERC4626ExceededMaxRedeemError(raw []byte) (*SandboxZeroMaxVaultERC4626ExceededMaxRedeem, error) {
	out := new(SandboxZeroMaxVaultERC4626ExceededMaxRedeem)
	if err := sandboxZeroMaxVault.abi.UnpackIntoInterface(out, "ERC4626ExceededMaxRedeem", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxZeroMaxVaultERC4626ExceededMaxWithdraw represents a ERC4626ExceededMaxWithdraw error raised by the SandboxZeroMaxVault contract.
type SandboxZeroMaxVaultERC4626ExceededMaxWithdraw struct {
	Owner  common.Address
	Assets *big.Int
	Max    *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ERC4626ExceededMaxWithdraw(address owner, uint256 assets, uint256 max)
func SandboxZeroMaxVaultERC4626ExceededMaxWithdrawErrorID() common.Hash {
	return common.HexToHash("0xfe9cceec2bd1f9b68641914cc354eacaeb1cc2169f5ba0639930f241e87142f0")
}

// UnpackERC4626ExceededMaxWithdrawError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ERC4626ExceededMaxWithdraw(address owner, uint256 assets, uint256 max)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackERC4626ExceededMaxWithdrawError(raw []byte) (*SandboxZeroMaxVaultERC4626ExceededMaxWithdraw, error) {
	out := new(SandboxZeroMaxVaultERC4626ExceededMaxWithdraw)
	if err := sandboxZeroMaxVault.abi.UnpackIntoInterface(out, "ERC4626ExceededMaxWithdraw", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxZeroMaxVaultNotAllowed represents a NotAllowed error raised by the SandboxZeroMaxVault contract.
type SandboxZeroMaxVaultNotAllowed struct {
	Depositor common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotAllowed(address depositor)
func SandboxZeroMaxVaultNotAllowedErrorID() common.Hash {
	return common.HexToHash("0xfa5cd00ff5c4577b9857716999b0b260131d9f5bcbb69f0fa80d6ba972753c88")
}

// UnpackNotAllowedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotAllowed(address depositor)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackNotAllowedError(raw []byte) (*SandboxZeroMaxVaultNotAllowed, error) {
	out := new(SandboxZeroMaxVaultNotAllowed)
	if err := sandboxZeroMaxVault.abi.UnpackIntoInterface(out, "NotAllowed", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxZeroMaxVaultNotEnoughLiquidity represents a NotEnoughLiquidity error raised by the SandboxZeroMaxVault contract.
type SandboxZeroMaxVaultNotEnoughLiquidity struct {
	Assets *big.Int
	Liquid *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotEnoughLiquidity(uint256 assets, uint256 liquid)
func SandboxZeroMaxVaultNotEnoughLiquidityErrorID() common.Hash {
	return common.HexToHash("0x88a50ccca4339b3189c0c660cdff08926cffc727644efa13bcee21aff4bc11a5")
}

// UnpackNotEnoughLiquidityError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotEnoughLiquidity(uint256 assets, uint256 liquid)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackNotEnoughLiquidityError(raw []byte) (*SandboxZeroMaxVaultNotEnoughLiquidity, error) {
	out := new(SandboxZeroMaxVaultNotEnoughLiquidity)
	if err := sandboxZeroMaxVault.abi.UnpackIntoInterface(out, "NotEnoughLiquidity", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxZeroMaxVaultOwnableInvalidOwner represents a OwnableInvalidOwner error raised by the SandboxZeroMaxVault contract.
type SandboxZeroMaxVaultOwnableInvalidOwner struct {
	Owner common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error OwnableInvalidOwner(address owner)
func SandboxZeroMaxVaultOwnableInvalidOwnerErrorID() common.Hash {
	return common.HexToHash("0x1e4fbdf7f3ef8bcaa855599e3abf48b232380f183f08f6f813d9ffa5bd585188")
}

// UnpackOwnableInvalidOwnerError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error OwnableInvalidOwner(address owner)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackOwnableInvalidOwnerError(raw []byte) (*SandboxZeroMaxVaultOwnableInvalidOwner, error) {
	out := new(SandboxZeroMaxVaultOwnableInvalidOwner)
	if err := sandboxZeroMaxVault.abi.UnpackIntoInterface(out, "OwnableInvalidOwner", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxZeroMaxVaultOwnableUnauthorizedAccount represents a OwnableUnauthorizedAccount error raised by the SandboxZeroMaxVault contract.
type SandboxZeroMaxVaultOwnableUnauthorizedAccount struct {
	Account common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error OwnableUnauthorizedAccount(address account)
func SandboxZeroMaxVaultOwnableUnauthorizedAccountErrorID() common.Hash {
	return common.HexToHash("0x118cdaa7a341953d1887a2245fd6665d741c67c8c50581daa59e1d03373fa188")
}

// UnpackOwnableUnauthorizedAccountError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error OwnableUnauthorizedAccount(address account)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackOwnableUnauthorizedAccountError(raw []byte) (*SandboxZeroMaxVaultOwnableUnauthorizedAccount, error) {
	out := new(SandboxZeroMaxVaultOwnableUnauthorizedAccount)
	if err := sandboxZeroMaxVault.abi.UnpackIntoInterface(out, "OwnableUnauthorizedAccount", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxZeroMaxVaultSafeERC20FailedOperation represents a SafeERC20FailedOperation error raised by the SandboxZeroMaxVault contract.
type SandboxZeroMaxVaultSafeERC20FailedOperation struct {
	Token common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SafeERC20FailedOperation(address token)
func SandboxZeroMaxVaultSafeERC20FailedOperationErrorID() common.Hash {
	return common.HexToHash("0x5274afe73c98b4749fc91ffae6b7b574e7842cb2144a159e9377a5f20b32edf9")
}

// UnpackSafeERC20FailedOperationError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SafeERC20FailedOperation(address token)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackSafeERC20FailedOperationError(raw []byte) (*SandboxZeroMaxVaultSafeERC20FailedOperation, error) {
	out := new(SandboxZeroMaxVaultSafeERC20FailedOperation)
	if err := sandboxZeroMaxVault.abi.UnpackIntoInterface(out, "SafeERC20FailedOperation", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// SandboxZeroMaxVaultSupplyCapExceeded represents a SupplyCapExceeded error raised by the SandboxZeroMaxVault contract.
type SandboxZeroMaxVaultSupplyCapExceeded struct {
	Assets *big.Int
	Cap    *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SupplyCapExceeded(uint256 assets, uint256 cap)
func SandboxZeroMaxVaultSupplyCapExceededErrorID() common.Hash {
	return common.HexToHash("0x4b344b11eba23caa214c65adbd2869e50bd62099a66779a6776501f75116ec93")
}

// UnpackSupplyCapExceededError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SupplyCapExceeded(uint256 assets, uint256 cap)
func (sandboxZeroMaxVault *SandboxZeroMaxVault) UnpackSupplyCapExceededError(raw []byte) (*SandboxZeroMaxVaultSupplyCapExceeded, error) {
	out := new(SandboxZeroMaxVaultSupplyCapExceeded)
	if err := sandboxZeroMaxVault.abi.UnpackIntoInterface(out, "SupplyCapExceeded", raw); err != nil {
		return nil, err
	}
	return out, nil
}
