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

// ISourceAdapterPosition is an auto generated low-level Go binding around an user-defined struct.
type ISourceAdapterPosition struct {
	Held       *big.Int
	Units      *big.Int
	PendingIn  *big.Int
	PendingOut *big.Int
	Claimable  *big.Int
	NavAt      *big.Int
	Sound      *big.Int
}

// ERC4626AdapterMetaData contains all meta data concerning the ERC4626Adapter contract.
var ERC4626AdapterMetaData = bind.MetaData{
	ABI: "[{\"inputs\":[{\"internalType\":\"address\",\"name\":\"vault_\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"asset_\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"source_\",\"type\":\"address\"},{\"internalType\":\"bytes32\",\"name\":\"sourceId_\",\"type\":\"bytes32\"},{\"internalType\":\"uint256\",\"name\":\"maxStepBps_\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"price\",\"type\":\"uint256\"}],\"name\":\"BadPrice\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NotVault\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint8\",\"name\":\"bits\",\"type\":\"uint8\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"SafeCastOverflowedUintDowncast\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"}],\"name\":\"SafeERC20FailedOperation\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"source\",\"type\":\"address\"}],\"name\":\"WrongAsset\",\"type\":\"error\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"price\",\"type\":\"uint256\"}],\"name\":\"PriceRecorded\",\"type\":\"event\"},{\"inputs\":[],\"name\":\"acceptPrice\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"allocate\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"asset\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"claim\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"deallocate\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"maxAllocate\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"maxDeallocate\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"maxStepBps\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"nav\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"observe\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"position\",\"outputs\":[{\"components\":[{\"internalType\":\"uint256\",\"name\":\"held\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"units\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"pendingIn\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"pendingOut\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"claimable\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"navAt\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"sound\",\"type\":\"uint256\"}],\"internalType\":\"structISourceAdapter.Position\",\"name\":\"p\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"part\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"whole\",\"type\":\"uint256\"}],\"name\":\"releaseInKind\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"released\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"source\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"sourceId\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"units\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"vault\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"units_\",\"type\":\"uint256\"}],\"name\":\"worthAtRecorded\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"}]",
	ID:  "ERC4626Adapter",
	Bin: "0x610180604052348015610010575f5ffd5b50604051611fd8380380611fd883398101604081905261002f9161037a565b8484848484836001600160a01b0316836001600160a01b03166338d52e0f6040518163ffffffff1660e01b8152600401602060405180830381865afa15801561007a573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061009e91906103cc565b6001600160a01b0316146100d55760405163190b6b1f60e31b81526001600160a01b03841660048201526024015b60405180910390fd5b6001600160a01b0380861660805284811660a081905290841660c05260e08390526101008290526040805163313ce56760e01b815290515f929163313ce5679160048083019260209291908290030181865afa158015610137573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061015b91906103ec565b90505f846001600160a01b031663313ce5676040518163ffffffff1660e01b8152600401602060405180830381865afa15801561019a573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906101be91906103ec565b90506101cb82600a610505565b610120526101da81600a610505565b61014052816101ea826012610513565b6101f4919061052c565b6101ff90600a610505565b610160526102aa61021183600a610505565b670de0b6b3a76400006001600160a01b0388166307a2d13a61023486600a610505565b6040518263ffffffff1660e01b815260040161025291815260200190565b602060405180830381865afa15801561026d573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906102919190610545565b61029b919061055c565b6102a59190610573565b6102bb565b505050505050505050505050610592565b8015806102ce57506001600160601b0381115b156102ef5760405163145a3a7d60e01b8152600481018290526024016100cc565b5f80546001600160801b0316600160e01b4263ffffffff1602600160801b600160e01b03191617600160801b6001600160601b038416021790556040518181527f57119f73ca3abfbc844cdcf4b87f6b1afc9ebd4c96ab03adf9af816698a05a259060200160405180910390a150565b80516001600160a01b0381168114610375575f5ffd5b919050565b5f5f5f5f5f60a0868803121561038e575f5ffd5b6103978661035f565b94506103a56020870161035f565b93506103b36040870161035f565b6060870151608090970151959894975095949392505050565b5f602082840312156103dc575f5ffd5b6103e58261035f565b9392505050565b5f602082840312156103fc575f5ffd5b815160ff811681146103e5575f5ffd5b634e487b7160e01b5f52601160045260245ffd5b6001815b600184111561045b5780850481111561043f5761043f61040c565b600184161561044d57908102905b60019390931c928002610424565b935093915050565b5f82610471575060016104ff565b8161047d57505f6104ff565b8160018114610493576002811461049d576104b9565b60019150506104ff565b60ff8411156104ae576104ae61040c565b50506001821b6104ff565b5060208310610133831016604e8410600b84101617156104dc575081810a6104ff565b6104e85f198484610420565b805f19048211156104fb576104fb61040c565b0290505b92915050565b5f6103e560ff841683610463565b60ff81811683821601908111156104ff576104ff61040c565b60ff82811682821603908111156104ff576104ff61040c565b5f60208284031215610555575f5ffd5b5051919050565b80820281158282048414176104ff576104ff61040c565b5f8261058d57634e487b7160e01b5f52601260045260245ffd5b500490565b60805160a05160c05160e0516101005161012051610140516101605161194a61068e5f395f6113fb01525f610ebe01525f610ee601525f818161023d0152610fd201525f6102d301525f81816102030152818161058f0152818161070a01528181610800015281816108e201528181610a1501528181610c0701528181610d1f01528181610e5201528181610f270152818161116601526113d001525f818161018e0152818161134c01526113ae01525f8181610312015281816103b7015281816104f0015281816105f301528181610662015281816107d2015281816108b40152818161097401528181610dbb015261136e015261194a5ff3fe608060405234801561000f575f5ffd5b5060043610610115575f3560e01c806390ca796b116100ad578063d069aab91161007d578063d77ae2b611610063578063d77ae2b6146102fd578063f4a520a514610305578063fbfa77cf1461030d575f5ffd5b8063d069aab9146102ce578063d267b101146102f5575f5ffd5b806390ca796b1461025f578063976a843514610272578063a2e6e4271461028b578063c1590cd71461029e575f5ffd5b80634e71d92d116100e85780634e71d92d146101f657806367e828bf146101fe5780636f6c441f14610225578063714ae5ce14610238575f5ffd5b806309218e911461011957806314fc78fc1461017f57806338d52e0f146101895780633976c4ee146101d5575b5f5ffd5b610121610334565b60405161017691905f60e082019050825182526020830151602083015260408301516040830152606083015160608301526080830151608083015260a083015160a083015260c083015160c083015292915050565b60405180910390f35b61018761039f565b005b6101b07f000000000000000000000000000000000000000000000000000000000000000081565b60405173ffffffffffffffffffffffffffffffffffffffff9091168152602001610176565b6101e86101e3366004611803565b6104d7565b604051908152602001610176565b6101876105db565b6101b07f000000000000000000000000000000000000000000000000000000000000000081565b61018761023336600461184d565b61064a565b6101e87f000000000000000000000000000000000000000000000000000000000000000081565b61018761026d36600461184d565b61095c565b5f546fffffffffffffffffffffffffffffffff166101e8565b6101e861029936600461184d565b610a9e565b6102a6610b25565b604080519586526020860194909452928401919091526060830152608082015260a001610176565b6101e87f000000000000000000000000000000000000000000000000000000000000000081565b6101e8610cdf565b610187610da3565b6101e8610e22565b6101b07f000000000000000000000000000000000000000000000000000000000000000081565b61036d6040518060e001604052805f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81525090565b610375610b25565b60c086015260a0850152505081525f546fffffffffffffffffffffffffffffffff16602082015290565b3373ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000161461040e576040517f62df054500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b604080516060810182525f546fffffffffffffffffffffffffffffffff8116825270010000000000000000000000000000000081046bffffffffffffffffffffffff1660208301527c0100000000000000000000000000000000000000000000000000000000900463ffffffff169181018290529062015180906104929042611891565b101561049b5750565b5f6104a4610e96565b90506104c48183602001516bffffffffffffffffffffffff165f85610fa4565b156104d2576104d281611026565b50505b565b5f3373ffffffffffffffffffffffffffffffffffffffff7f00000000000000000000000000000000000000000000000000000000000000001614610547576040517f62df054500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f610550611136565b5f549091506105b6908690610578906fffffffffffffffffffffffffffffffff1687876111aa565b73ffffffffffffffffffffffffffffffffffffffff7f000000000000000000000000000000000000000000000000000000000000000016919061125b565b6105be611136565b6105c89082611891565b91506105d3816112b6565b509392505050565b3373ffffffffffffffffffffffffffffffffffffffff7f000000000000000000000000000000000000000000000000000000000000000016146104d5576040517f62df054500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b3373ffffffffffffffffffffffffffffffffffffffff7f000000000000000000000000000000000000000000000000000000000000000016146106b9576040517f62df054500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f6106c2611136565b5f546040517f07a2d13a0000000000000000000000000000000000000000000000000000000081526fffffffffffffffffffffffffffffffff909116600482018190529192507f000000000000000000000000000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff16906307a2d13a90602401602060405180830381865afa158015610764573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061078891906118a4565b8310610870576040517fba0876520000000000000000000000000000000000000000000000000000000081526004810182905273ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000811660248301523060448301527f0000000000000000000000000000000000000000000000000000000000000000169063ba087652906064016020604051808303815f875af1158015610846573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061086a91906118a4565b5061094e565b6040517fb460af940000000000000000000000000000000000000000000000000000000081526004810184905273ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000811660248301523060448301527f0000000000000000000000000000000000000000000000000000000000000000169063b460af94906064016020604051808303815f875af1158015610928573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061094c91906118a4565b505b610957826112b6565b505050565b3373ffffffffffffffffffffffffffffffffffffffff7f000000000000000000000000000000000000000000000000000000000000000016146109cb576040517f62df054500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6109d481611332565b5f6109dd611136565b6040517f6e553f65000000000000000000000000000000000000000000000000000000008152600481018490523060248201529091507f000000000000000000000000000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff1690636e553f65906044016020604051808303815f875af1158015610a70573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610a9491906118a4565b506104d2816112b6565b604080516060810182525f80546fffffffffffffffffffffffffffffffff8116835270010000000000000000000000000000000081046bffffffffffffffffffffffff1660208401527c0100000000000000000000000000000000000000000000000000000000900463ffffffff1692820192909252610b1f9083906113f8565b92915050565b604080516060810182525f80546fffffffffffffffffffffffffffffffff811680845270010000000000000000000000000000000082046bffffffffffffffffffffffff1660208501527c010000000000000000000000000000000000000000000000000000000090910463ffffffff16938301939093529182918291829182918203610bc2575f5f5f4260019550955095509550955050610cd8565b80516040517f07a2d13a0000000000000000000000000000000000000000000000000000000081526fffffffffffffffffffffffffffffffff90911660048201525f907f000000000000000000000000000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff16906307a2d13a90602401602060405180830381865afa158015610c61573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610c8591906118a4565b90505f610ca7835f01516fffffffffffffffffffffffffffffffff16846113f8565b905081815f42610cb8868689611442565b610cc2575f610cc5565b60015b939b509199509750955060ff1693505050505b9091929394565b5f610ce8611458565b610cf157505f90565b6040517f402d267d0000000000000000000000000000000000000000000000000000000081523060048201527f000000000000000000000000000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff169063402d267d906024015b602060405180830381865afa158015610d7a573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610d9e91906118a4565b905090565b3373ffffffffffffffffffffffffffffffffffffffff7f00000000000000000000000000000000000000000000000000000000000000001614610e12576040517f62df054500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6104d5610e1d610e96565b611026565b6040517fce96cb770000000000000000000000000000000000000000000000000000000081523060048201525f907f000000000000000000000000000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff169063ce96cb7790602401610d5f565b6040517f07a2d13a0000000000000000000000000000000000000000000000000000000081527f000000000000000000000000000000000000000000000000000000000000000060048201525f907f000000000000000000000000000000000000000000000000000000000000000090670de0b6b3a76400009073ffffffffffffffffffffffffffffffffffffffff7f000000000000000000000000000000000000000000000000000000000000000016906307a2d13a90602401602060405180830381865afa158015610f6c573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610f9091906118a4565b610f9a91906118bb565b610d9e91906118ff565b5f5f62015180836040015163ffffffff16420381610fc457610fc46118d2565b0460010190505f84826127107f0000000000000000000000000000000000000000000000000000000000000000890281611000576110006118d2565b04020190508086881161101557878703611019565b8688035b1115979650505050505050565b80158061103e57506bffffffffffffffffffffffff81115b1561107d576040517f145a3a7d000000000000000000000000000000000000000000000000000000008152600481018290526024015b60405180910390fd5b5f80546fffffffffffffffffffffffffffffffff167c01000000000000000000000000000000000000000000000000000000004263ffffffff16027fffffffff000000000000000000000000ffffffffffffffffffffffffffffffff16177001000000000000000000000000000000006bffffffffffffffffffffffff8416021790556040518181527f57119f73ca3abfbc844cdcf4b87f6b1afc9ebd4c96ab03adf9af816698a05a259060200160405180910390a150565b6040517f70a082310000000000000000000000000000000000000000000000000000000081523060048201525f907f000000000000000000000000000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff16906370a0823190602401610d5f565b5f5f5f6111b786866114f9565b91509150815f036111db578381816111d1576111d16118d2565b0492505050611254565b8184116111f2576111f26003851502601118611534565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150505b9392505050565b6112688383836001611545565b610957576040517f5274afe700000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff84166004820152602401611074565b6112ef816112c2611136565b5f546112e091906fffffffffffffffffffffffffffffffff16611937565b6112ea9190611891565b6115cd565b5f80547fffffffffffffffffffffffffffffffff00000000000000000000000000000000166fffffffffffffffffffffffffffffffff9290921691909117905550565b61139473ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000167f00000000000000000000000000000000000000000000000000000000000000003084611626565b6113f573ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000167f000000000000000000000000000000000000000000000000000000000000000083611688565b50565b5f7f000000000000000000000000000000000000000000000000000000000000000082602001516bffffffffffffffffffffffff168461143891906118bb565b61125491906118ff565b5f6114508484600285610fa4565b949350505050565b604080516060810182525f80546fffffffffffffffffffffffffffffffff8116835270010000000000000000000000000000000081046bffffffffffffffffffffffff1660208401527c0100000000000000000000000000000000000000000000000000000000900463ffffffff16928201929092526114f36114d9610e96565b82602001516bffffffffffffffffffffffff165f84610fa4565b91505090565b5f807fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff83850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b6040517fa9059cbb000000000000000000000000000000000000000000000000000000005f81815273ffffffffffffffffffffffffffffffffffffffff8616600452602485905291602083604481808b5af1925060015f511483166115c15783831516156115b5573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b5f6fffffffffffffffffffffffffffffffff821115611622576040517f6dfcc6500000000000000000000000000000000000000000000000000000000081526080600482015260248101839052604401611074565b5090565b611634848484846001611700565b611682576040517f5274afe700000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff85166004820152602401611074565b50505050565b6116948383835f611793565b610957576116a583835f6001611793565b6116f3576040517f5274afe700000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff84166004820152602401611074565b6112688383836001611793565b6040517f23b872dd000000000000000000000000000000000000000000000000000000005f81815273ffffffffffffffffffffffffffffffffffffffff8781166004528616602452604485905291602083606481808c5af1925060015f51148316611782578383151615611776573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b6040517f095ea7b3000000000000000000000000000000000000000000000000000000005f81815273ffffffffffffffffffffffffffffffffffffffff8616600452602485905291602083604481808b5af1925060015f511483166115c15783831516156115b5573d5f823e3d81fd5b5f5f5f60608486031215611815575f5ffd5b833573ffffffffffffffffffffffffffffffffffffffff81168114611838575f5ffd5b95602085013595506040909401359392505050565b5f6020828403121561185d575f5ffd5b5035919050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b81810381811115610b1f57610b1f611864565b5f602082840312156118b4575f5ffd5b5051919050565b8082028115828204841417610b1f57610b1f611864565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b5f82611932577f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b500490565b80820180821115610b1f57610b1f61186456",
}

// ERC4626Adapter is an auto generated Go binding around an Ethereum contract.
type ERC4626Adapter struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *ERC4626Adapter) GetABI() abi.ABI {
	return c.abi
}

// NewERC4626Adapter creates a new instance of ERC4626Adapter.
func NewERC4626Adapter() *ERC4626Adapter {
	parsed, err := ERC4626AdapterMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &ERC4626Adapter{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *ERC4626Adapter) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackConstructor is the Go binding used to pack the parameters required for
// contract deployment.
//
// Solidity: constructor(address vault_, address asset_, address source_, bytes32 sourceId_, uint256 maxStepBps_) returns()
func (eRC4626Adapter *ERC4626Adapter) PackConstructor(vault_ common.Address, asset_ common.Address, source_ common.Address, sourceId_ [32]byte, maxStepBps_ *big.Int) []byte {
	enc, err := eRC4626Adapter.abi.Pack("", vault_, asset_, source_, sourceId_, maxStepBps_)
	if err != nil {
		panic(err)
	}
	return enc
}

// PackAcceptPrice is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd77ae2b6.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function acceptPrice() returns()
func (eRC4626Adapter *ERC4626Adapter) PackAcceptPrice() []byte {
	enc, err := eRC4626Adapter.abi.Pack("acceptPrice")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAcceptPrice is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd77ae2b6.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function acceptPrice() returns()
func (eRC4626Adapter *ERC4626Adapter) TryPackAcceptPrice() ([]byte, error) {
	return eRC4626Adapter.abi.Pack("acceptPrice")
}

// PackAllocate is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x90ca796b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function allocate(uint256 assets) returns()
func (eRC4626Adapter *ERC4626Adapter) PackAllocate(assets *big.Int) []byte {
	enc, err := eRC4626Adapter.abi.Pack("allocate", assets)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAllocate is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x90ca796b.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function allocate(uint256 assets) returns()
func (eRC4626Adapter *ERC4626Adapter) TryPackAllocate(assets *big.Int) ([]byte, error) {
	return eRC4626Adapter.abi.Pack("allocate", assets)
}

// PackAsset is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x38d52e0f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function asset() view returns(address)
func (eRC4626Adapter *ERC4626Adapter) PackAsset() []byte {
	enc, err := eRC4626Adapter.abi.Pack("asset")
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
func (eRC4626Adapter *ERC4626Adapter) TryPackAsset() ([]byte, error) {
	return eRC4626Adapter.abi.Pack("asset")
}

// UnpackAsset is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x38d52e0f.
//
// Solidity: function asset() view returns(address)
func (eRC4626Adapter *ERC4626Adapter) UnpackAsset(data []byte) (common.Address, error) {
	out, err := eRC4626Adapter.abi.Unpack("asset", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackClaim is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x4e71d92d.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function claim() returns()
func (eRC4626Adapter *ERC4626Adapter) PackClaim() []byte {
	enc, err := eRC4626Adapter.abi.Pack("claim")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackClaim is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x4e71d92d.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function claim() returns()
func (eRC4626Adapter *ERC4626Adapter) TryPackClaim() ([]byte, error) {
	return eRC4626Adapter.abi.Pack("claim")
}

// PackDeallocate is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6f6c441f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function deallocate(uint256 assets) returns()
func (eRC4626Adapter *ERC4626Adapter) PackDeallocate(assets *big.Int) []byte {
	enc, err := eRC4626Adapter.abi.Pack("deallocate", assets)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDeallocate is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6f6c441f.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function deallocate(uint256 assets) returns()
func (eRC4626Adapter *ERC4626Adapter) TryPackDeallocate(assets *big.Int) ([]byte, error) {
	return eRC4626Adapter.abi.Pack("deallocate", assets)
}

// PackMaxAllocate is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd267b101.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function maxAllocate() view returns(uint256)
func (eRC4626Adapter *ERC4626Adapter) PackMaxAllocate() []byte {
	enc, err := eRC4626Adapter.abi.Pack("maxAllocate")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMaxAllocate is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd267b101.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function maxAllocate() view returns(uint256)
func (eRC4626Adapter *ERC4626Adapter) TryPackMaxAllocate() ([]byte, error) {
	return eRC4626Adapter.abi.Pack("maxAllocate")
}

// UnpackMaxAllocate is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xd267b101.
//
// Solidity: function maxAllocate() view returns(uint256)
func (eRC4626Adapter *ERC4626Adapter) UnpackMaxAllocate(data []byte) (*big.Int, error) {
	out, err := eRC4626Adapter.abi.Unpack("maxAllocate", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackMaxDeallocate is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf4a520a5.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function maxDeallocate() view returns(uint256)
func (eRC4626Adapter *ERC4626Adapter) PackMaxDeallocate() []byte {
	enc, err := eRC4626Adapter.abi.Pack("maxDeallocate")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMaxDeallocate is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf4a520a5.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function maxDeallocate() view returns(uint256)
func (eRC4626Adapter *ERC4626Adapter) TryPackMaxDeallocate() ([]byte, error) {
	return eRC4626Adapter.abi.Pack("maxDeallocate")
}

// UnpackMaxDeallocate is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xf4a520a5.
//
// Solidity: function maxDeallocate() view returns(uint256)
func (eRC4626Adapter *ERC4626Adapter) UnpackMaxDeallocate(data []byte) (*big.Int, error) {
	out, err := eRC4626Adapter.abi.Unpack("maxDeallocate", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackMaxStepBps is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x714ae5ce.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function maxStepBps() view returns(uint256)
func (eRC4626Adapter *ERC4626Adapter) PackMaxStepBps() []byte {
	enc, err := eRC4626Adapter.abi.Pack("maxStepBps")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMaxStepBps is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x714ae5ce.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function maxStepBps() view returns(uint256)
func (eRC4626Adapter *ERC4626Adapter) TryPackMaxStepBps() ([]byte, error) {
	return eRC4626Adapter.abi.Pack("maxStepBps")
}

// UnpackMaxStepBps is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x714ae5ce.
//
// Solidity: function maxStepBps() view returns(uint256)
func (eRC4626Adapter *ERC4626Adapter) UnpackMaxStepBps(data []byte) (*big.Int, error) {
	out, err := eRC4626Adapter.abi.Unpack("maxStepBps", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackNav is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc1590cd7.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function nav() view returns(uint256, uint256, uint256, uint256, uint256)
func (eRC4626Adapter *ERC4626Adapter) PackNav() []byte {
	enc, err := eRC4626Adapter.abi.Pack("nav")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackNav is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc1590cd7.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function nav() view returns(uint256, uint256, uint256, uint256, uint256)
func (eRC4626Adapter *ERC4626Adapter) TryPackNav() ([]byte, error) {
	return eRC4626Adapter.abi.Pack("nav")
}

// NavOutput serves as a container for the return parameters of contract
// method Nav.
type NavOutput struct {
	Arg0 *big.Int
	Arg1 *big.Int
	Arg2 *big.Int
	Arg3 *big.Int
	Arg4 *big.Int
}

// UnpackNav is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc1590cd7.
//
// Solidity: function nav() view returns(uint256, uint256, uint256, uint256, uint256)
func (eRC4626Adapter *ERC4626Adapter) UnpackNav(data []byte) (NavOutput, error) {
	out, err := eRC4626Adapter.abi.Unpack("nav", data)
	outstruct := new(NavOutput)
	if err != nil {
		return *outstruct, err
	}
	outstruct.Arg0 = abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	outstruct.Arg1 = abi.ConvertType(out[1], new(big.Int)).(*big.Int)
	outstruct.Arg2 = abi.ConvertType(out[2], new(big.Int)).(*big.Int)
	outstruct.Arg3 = abi.ConvertType(out[3], new(big.Int)).(*big.Int)
	outstruct.Arg4 = abi.ConvertType(out[4], new(big.Int)).(*big.Int)
	return *outstruct, nil
}

// PackObserve is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x14fc78fc.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function observe() returns()
func (eRC4626Adapter *ERC4626Adapter) PackObserve() []byte {
	enc, err := eRC4626Adapter.abi.Pack("observe")
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
func (eRC4626Adapter *ERC4626Adapter) TryPackObserve() ([]byte, error) {
	return eRC4626Adapter.abi.Pack("observe")
}

// PackPosition is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x09218e91.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function position() view returns((uint256,uint256,uint256,uint256,uint256,uint256,uint256) p)
func (eRC4626Adapter *ERC4626Adapter) PackPosition() []byte {
	enc, err := eRC4626Adapter.abi.Pack("position")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPosition is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x09218e91.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function position() view returns((uint256,uint256,uint256,uint256,uint256,uint256,uint256) p)
func (eRC4626Adapter *ERC4626Adapter) TryPackPosition() ([]byte, error) {
	return eRC4626Adapter.abi.Pack("position")
}

// UnpackPosition is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x09218e91.
//
// Solidity: function position() view returns((uint256,uint256,uint256,uint256,uint256,uint256,uint256) p)
func (eRC4626Adapter *ERC4626Adapter) UnpackPosition(data []byte) (ISourceAdapterPosition, error) {
	out, err := eRC4626Adapter.abi.Unpack("position", data)
	if err != nil {
		return *new(ISourceAdapterPosition), err
	}
	out0 := *abi.ConvertType(out[0], new(ISourceAdapterPosition)).(*ISourceAdapterPosition)
	return out0, nil
}

// PackReleaseInKind is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3976c4ee.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function releaseInKind(address to, uint256 part, uint256 whole) returns(uint256 released)
func (eRC4626Adapter *ERC4626Adapter) PackReleaseInKind(to common.Address, part *big.Int, whole *big.Int) []byte {
	enc, err := eRC4626Adapter.abi.Pack("releaseInKind", to, part, whole)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackReleaseInKind is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3976c4ee.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function releaseInKind(address to, uint256 part, uint256 whole) returns(uint256 released)
func (eRC4626Adapter *ERC4626Adapter) TryPackReleaseInKind(to common.Address, part *big.Int, whole *big.Int) ([]byte, error) {
	return eRC4626Adapter.abi.Pack("releaseInKind", to, part, whole)
}

// UnpackReleaseInKind is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x3976c4ee.
//
// Solidity: function releaseInKind(address to, uint256 part, uint256 whole) returns(uint256 released)
func (eRC4626Adapter *ERC4626Adapter) UnpackReleaseInKind(data []byte) (*big.Int, error) {
	out, err := eRC4626Adapter.abi.Unpack("releaseInKind", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackSource is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x67e828bf.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function source() view returns(address)
func (eRC4626Adapter *ERC4626Adapter) PackSource() []byte {
	enc, err := eRC4626Adapter.abi.Pack("source")
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
func (eRC4626Adapter *ERC4626Adapter) TryPackSource() ([]byte, error) {
	return eRC4626Adapter.abi.Pack("source")
}

// UnpackSource is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x67e828bf.
//
// Solidity: function source() view returns(address)
func (eRC4626Adapter *ERC4626Adapter) UnpackSource(data []byte) (common.Address, error) {
	out, err := eRC4626Adapter.abi.Unpack("source", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackSourceId is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd069aab9.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function sourceId() view returns(bytes32)
func (eRC4626Adapter *ERC4626Adapter) PackSourceId() []byte {
	enc, err := eRC4626Adapter.abi.Pack("sourceId")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSourceId is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd069aab9.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function sourceId() view returns(bytes32)
func (eRC4626Adapter *ERC4626Adapter) TryPackSourceId() ([]byte, error) {
	return eRC4626Adapter.abi.Pack("sourceId")
}

// UnpackSourceId is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xd069aab9.
//
// Solidity: function sourceId() view returns(bytes32)
func (eRC4626Adapter *ERC4626Adapter) UnpackSourceId(data []byte) ([32]byte, error) {
	out, err := eRC4626Adapter.abi.Unpack("sourceId", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackUnits is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x976a8435.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function units() view returns(uint256)
func (eRC4626Adapter *ERC4626Adapter) PackUnits() []byte {
	enc, err := eRC4626Adapter.abi.Pack("units")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackUnits is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x976a8435.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function units() view returns(uint256)
func (eRC4626Adapter *ERC4626Adapter) TryPackUnits() ([]byte, error) {
	return eRC4626Adapter.abi.Pack("units")
}

// UnpackUnits is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x976a8435.
//
// Solidity: function units() view returns(uint256)
func (eRC4626Adapter *ERC4626Adapter) UnpackUnits(data []byte) (*big.Int, error) {
	out, err := eRC4626Adapter.abi.Unpack("units", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackVault is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfbfa77cf.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function vault() view returns(address)
func (eRC4626Adapter *ERC4626Adapter) PackVault() []byte {
	enc, err := eRC4626Adapter.abi.Pack("vault")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackVault is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfbfa77cf.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function vault() view returns(address)
func (eRC4626Adapter *ERC4626Adapter) TryPackVault() ([]byte, error) {
	return eRC4626Adapter.abi.Pack("vault")
}

// UnpackVault is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xfbfa77cf.
//
// Solidity: function vault() view returns(address)
func (eRC4626Adapter *ERC4626Adapter) UnpackVault(data []byte) (common.Address, error) {
	out, err := eRC4626Adapter.abi.Unpack("vault", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackWorthAtRecorded is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa2e6e427.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function worthAtRecorded(uint256 units_) view returns(uint256)
func (eRC4626Adapter *ERC4626Adapter) PackWorthAtRecorded(units *big.Int) []byte {
	enc, err := eRC4626Adapter.abi.Pack("worthAtRecorded", units)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackWorthAtRecorded is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa2e6e427.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function worthAtRecorded(uint256 units_) view returns(uint256)
func (eRC4626Adapter *ERC4626Adapter) TryPackWorthAtRecorded(units *big.Int) ([]byte, error) {
	return eRC4626Adapter.abi.Pack("worthAtRecorded", units)
}

// UnpackWorthAtRecorded is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xa2e6e427.
//
// Solidity: function worthAtRecorded(uint256 units_) view returns(uint256)
func (eRC4626Adapter *ERC4626Adapter) UnpackWorthAtRecorded(data []byte) (*big.Int, error) {
	out, err := eRC4626Adapter.abi.Unpack("worthAtRecorded", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// ERC4626AdapterPriceRecorded represents a PriceRecorded event raised by the ERC4626Adapter contract.
type ERC4626AdapterPriceRecorded struct {
	Price *big.Int
	Raw   *types.Log // Blockchain specific contextual infos
}

const ERC4626AdapterPriceRecordedEventName = "PriceRecorded"

// ContractEventName returns the user-defined event name.
func (ERC4626AdapterPriceRecorded) ContractEventName() string {
	return ERC4626AdapterPriceRecordedEventName
}

// UnpackPriceRecordedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event PriceRecorded(uint256 price)
func (eRC4626Adapter *ERC4626Adapter) UnpackPriceRecordedEvent(log *types.Log) (*ERC4626AdapterPriceRecorded, error) {
	event := "PriceRecorded"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != eRC4626Adapter.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(ERC4626AdapterPriceRecorded)
	if len(log.Data) > 0 {
		if err := eRC4626Adapter.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range eRC4626Adapter.abi.Events[event].Inputs {
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
func (eRC4626Adapter *ERC4626Adapter) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], eRC4626Adapter.abi.Errors["BadPrice"].ID.Bytes()[:4]) {
		return eRC4626Adapter.UnpackBadPriceError(raw[4:])
	}
	if bytes.Equal(raw[:4], eRC4626Adapter.abi.Errors["NotVault"].ID.Bytes()[:4]) {
		return eRC4626Adapter.UnpackNotVaultError(raw[4:])
	}
	if bytes.Equal(raw[:4], eRC4626Adapter.abi.Errors["SafeCastOverflowedUintDowncast"].ID.Bytes()[:4]) {
		return eRC4626Adapter.UnpackSafeCastOverflowedUintDowncastError(raw[4:])
	}
	if bytes.Equal(raw[:4], eRC4626Adapter.abi.Errors["SafeERC20FailedOperation"].ID.Bytes()[:4]) {
		return eRC4626Adapter.UnpackSafeERC20FailedOperationError(raw[4:])
	}
	if bytes.Equal(raw[:4], eRC4626Adapter.abi.Errors["WrongAsset"].ID.Bytes()[:4]) {
		return eRC4626Adapter.UnpackWrongAssetError(raw[4:])
	}
	return nil, errors.New("Unknown error")
}

// ERC4626AdapterBadPrice represents a BadPrice error raised by the ERC4626Adapter contract.
type ERC4626AdapterBadPrice struct {
	Price *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error BadPrice(uint256 price)
func ERC4626AdapterBadPriceErrorID() common.Hash {
	return common.HexToHash("0x145a3a7db838adf197edd7d1ac3ee4e82ab1e9e5ea616d163e924910b6f5b97b")
}

// UnpackBadPriceError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error BadPrice(uint256 price)
func (eRC4626Adapter *ERC4626Adapter) UnpackBadPriceError(raw []byte) (*ERC4626AdapterBadPrice, error) {
	out := new(ERC4626AdapterBadPrice)
	if err := eRC4626Adapter.abi.UnpackIntoInterface(out, "BadPrice", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// ERC4626AdapterNotVault represents a NotVault error raised by the ERC4626Adapter contract.
type ERC4626AdapterNotVault struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotVault()
func ERC4626AdapterNotVaultErrorID() common.Hash {
	return common.HexToHash("0x62df0545b0e47f06f6a9990975121b8c49c83a96f18696393f66a69dd2ffe568")
}

// UnpackNotVaultError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotVault()
func (eRC4626Adapter *ERC4626Adapter) UnpackNotVaultError(raw []byte) (*ERC4626AdapterNotVault, error) {
	out := new(ERC4626AdapterNotVault)
	if err := eRC4626Adapter.abi.UnpackIntoInterface(out, "NotVault", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// ERC4626AdapterSafeCastOverflowedUintDowncast represents a SafeCastOverflowedUintDowncast error raised by the ERC4626Adapter contract.
type ERC4626AdapterSafeCastOverflowedUintDowncast struct {
	Bits  uint8
	Value *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SafeCastOverflowedUintDowncast(uint8 bits, uint256 value)
func ERC4626AdapterSafeCastOverflowedUintDowncastErrorID() common.Hash {
	return common.HexToHash("0x6dfcc6503a32754ce7a89698e18201fc5294fd4aad43edefee786f88423b1a12")
}

// UnpackSafeCastOverflowedUintDowncastError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SafeCastOverflowedUintDowncast(uint8 bits, uint256 value)
func (eRC4626Adapter *ERC4626Adapter) UnpackSafeCastOverflowedUintDowncastError(raw []byte) (*ERC4626AdapterSafeCastOverflowedUintDowncast, error) {
	out := new(ERC4626AdapterSafeCastOverflowedUintDowncast)
	if err := eRC4626Adapter.abi.UnpackIntoInterface(out, "SafeCastOverflowedUintDowncast", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// ERC4626AdapterSafeERC20FailedOperation represents a SafeERC20FailedOperation error raised by the ERC4626Adapter contract.
type ERC4626AdapterSafeERC20FailedOperation struct {
	Token common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SafeERC20FailedOperation(address token)
func ERC4626AdapterSafeERC20FailedOperationErrorID() common.Hash {
	return common.HexToHash("0x5274afe73c98b4749fc91ffae6b7b574e7842cb2144a159e9377a5f20b32edf9")
}

// UnpackSafeERC20FailedOperationError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SafeERC20FailedOperation(address token)
func (eRC4626Adapter *ERC4626Adapter) UnpackSafeERC20FailedOperationError(raw []byte) (*ERC4626AdapterSafeERC20FailedOperation, error) {
	out := new(ERC4626AdapterSafeERC20FailedOperation)
	if err := eRC4626Adapter.abi.UnpackIntoInterface(out, "SafeERC20FailedOperation", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// ERC4626AdapterWrongAsset represents a WrongAsset error raised by the ERC4626Adapter contract.
type ERC4626AdapterWrongAsset struct {
	Source common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error WrongAsset(address source)
func ERC4626AdapterWrongAssetErrorID() common.Hash {
	return common.HexToHash("0xc85b58f8a8a0dfba3995ffc4b3ca463bccf85c56b2cbcc9307f6d48d37d3ee1d")
}

// UnpackWrongAssetError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error WrongAsset(address source)
func (eRC4626Adapter *ERC4626Adapter) UnpackWrongAssetError(raw []byte) (*ERC4626AdapterWrongAsset, error) {
	out := new(ERC4626AdapterWrongAsset)
	if err := eRC4626Adapter.abi.UnpackIntoInterface(out, "WrongAsset", raw); err != nil {
		return nil, err
	}
	return out, nil
}
