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

// ERC7540AdapterMetaData contains all meta data concerning the ERC7540Adapter contract.
var ERC7540AdapterMetaData = bind.MetaData{
	ABI: "[{\"inputs\":[{\"internalType\":\"address\",\"name\":\"vault_\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"asset_\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"source_\",\"type\":\"address\"},{\"internalType\":\"bytes32\",\"name\":\"sourceId_\",\"type\":\"bytes32\"},{\"internalType\":\"uint256\",\"name\":\"maxStepBps_\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"maxNavAge_\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"price\",\"type\":\"uint256\"}],\"name\":\"BadPrice\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NotVault\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint8\",\"name\":\"bits\",\"type\":\"uint8\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"SafeCastOverflowedUintDowncast\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"}],\"name\":\"SafeERC20FailedOperation\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"source\",\"type\":\"address\"}],\"name\":\"WrongAsset\",\"type\":\"error\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"price\",\"type\":\"uint256\"}],\"name\":\"PriceRecorded\",\"type\":\"event\"},{\"inputs\":[],\"name\":\"acceptPrice\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"allocate\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"asset\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"claim\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"deallocate\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"maxAllocate\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"maxDeallocate\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"maxNavAge\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"maxStepBps\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"nav\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"observe\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"position\",\"outputs\":[{\"components\":[{\"internalType\":\"uint256\",\"name\":\"held\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"units\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"pendingIn\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"pendingOut\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"claimable\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"navAt\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"sound\",\"type\":\"uint256\"}],\"internalType\":\"structISourceAdapter.Position\",\"name\":\"p\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"part\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"whole\",\"type\":\"uint256\"}],\"name\":\"releaseInKind\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"released\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"source\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"sourceId\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"units\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"vault\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"units_\",\"type\":\"uint256\"}],\"name\":\"worthAtRecorded\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"}]",
	ID:  "ERC7540Adapter",
	Bin: "0x6101a0604052348015610010575f5ffd5b506040516127ad3803806127ad83398101604081905261002f91610382565b8585858585836001600160a01b0316836001600160a01b03166338d52e0f6040518163ffffffff1660e01b8152600401602060405180830381865afa15801561007a573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061009e91906103e0565b6001600160a01b0316146100d55760405163190b6b1f60e31b81526001600160a01b03841660048201526024015b60405180910390fd5b6001600160a01b0380861660805284811660a081905290841660c05260e08390526101008290526040805163313ce56760e01b815290515f929163313ce5679160048083019260209291908290030181865afa158015610137573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061015b9190610400565b90505f846001600160a01b031663313ce5676040518163ffffffff1660e01b8152600401602060405180830381865afa15801561019a573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906101be9190610400565b90506101cb82600a610519565b610120526101da81600a610519565b61014052816101ea826012610527565b6101f49190610540565b6101ff90600a610519565b610160526102aa61021183600a610519565b670de0b6b3a76400006001600160a01b0388166307a2d13a61023486600a610519565b6040518263ffffffff1660e01b815260040161025291815260200190565b602060405180830381865afa15801561026d573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906102919190610559565b61029b9190610570565b6102a59190610587565b6102c3565b50505061018094909452506105a6975050505050505050565b8015806102d657506001600160601b0381115b156102f75760405163145a3a7d60e01b8152600481018290526024016100cc565b5f80546001600160801b0316600160e01b4263ffffffff1602600160801b600160e01b03191617600160801b6001600160601b038416021790556040518181527f57119f73ca3abfbc844cdcf4b87f6b1afc9ebd4c96ab03adf9af816698a05a259060200160405180910390a150565b80516001600160a01b038116811461037d575f5ffd5b919050565b5f5f5f5f5f5f60c08789031215610397575f5ffd5b6103a087610367565b95506103ae60208801610367565b94506103bc60408801610367565b6060880151608089015160a090990151979a96995090979096909590945092505050565b5f602082840312156103f0575f5ffd5b6103f982610367565b9392505050565b5f60208284031215610410575f5ffd5b815160ff811681146103f9575f5ffd5b634e487b7160e01b5f52601160045260245ffd5b6001815b600184111561046f5780850481111561045357610453610420565b600184161561046157908102905b60019390931c928002610438565b935093915050565b5f8261048557506001610513565b8161049157505f610513565b81600181146104a757600281146104b1576104cd565b6001915050610513565b60ff8411156104c2576104c2610420565b50506001821b610513565b5060208310610133831016604e8410600b84101617156104f0575081810a610513565b6104fc5f198484610434565b805f190482111561050f5761050f610420565b0290505b92915050565b5f6103f960ff841683610477565b60ff818116838216019081111561051357610513610420565b60ff828116828216039081111561051357610513610420565b5f60208284031215610569575f5ffd5b5051919050565b808202811582820484141761051357610513610420565b5f826105a157634e487b7160e01b5f52601260045260245ffd5b500490565b60805160a05160c05160e05161010051610120516101405161016051610180516120e56106c85f395f818161030b015261080101525f6116c401525f61174901525f61177101525f8181610257015261185d01525f6102dc01525f818161021d0152818161044601528181610a5201528181610b3d01528181610c0b01528181610cc601528181610dbe01528181610eee01528181610fc001528181611103015281816111b20152818161126401528181611591015281816117b2015281816119f10152611baa01525f81816101a801528181611b260152611b8801525f81816103420152818161087a015281816109b301528181610ab601528181610d9001528181610e4501528181611067015281816114e60152611b4801526120e55ff3fe608060405234801561000f575f5ffd5b506004361061012f575f3560e01c8063976a8435116100ad578063d267b1011161007d578063d77ae2b611610063578063d77ae2b61461032d578063f4a520a514610335578063fbfa77cf1461033d575f5ffd5b8063d267b101146102fe578063d3d8605214610306575f5ffd5b8063976a84351461028c578063a2e6e42714610294578063c1590cd7146102a7578063d069aab9146102d7575f5ffd5b80634e71d92d116101025780636f6c441f116100e85780636f6c441f1461023f578063714ae5ce1461025257806390ca796b14610279575f5ffd5b80634e71d92d1461021057806367e828bf14610218575f5ffd5b806309218e911461013357806314fc78fc1461019957806338d52e0f146101a35780633976c4ee146101ef575b5f5ffd5b61013b610364565b60405161019091905f60e082019050825182526020830151602083015260408301516040830152606083015160608301526080830151608083015260a083015160a083015260c083015160c083015292915050565b60405180910390f35b6101a1610862565b005b6101ca7f000000000000000000000000000000000000000000000000000000000000000081565b60405173ffffffffffffffffffffffffffffffffffffffff9091168152602001610190565b6102026101fd366004611f77565b61099a565b604051908152602001610190565b6101a1610a9e565b6101ca7f000000000000000000000000000000000000000000000000000000000000000081565b6101a161024d366004611fc1565b610e2d565b6102027f000000000000000000000000000000000000000000000000000000000000000081565b6101a1610287366004611fc1565b61104f565b610202611182565b6102026102a2366004611fc1565b61130f565b6102af611396565b604080519586526020860194909452928401919091526060830152608082015260a001610190565b6102027f000000000000000000000000000000000000000000000000000000000000000081565b610202611497565b6102027f000000000000000000000000000000000000000000000000000000000000000081565b6101a16114ce565b61020261154d565b6101ca7f000000000000000000000000000000000000000000000000000000000000000081565b61039d6040518060e001604052805f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81525090565b604080516060810182525f80546fffffffffffffffffffffffffffffffff8116835270010000000000000000000000000000000081046bffffffffffffffffffffffff1660208401527c0100000000000000000000000000000000000000000000000000000000900463ffffffff168284015291517ff5a23d8d0000000000000000000000000000000000000000000000000000000081526004810183905230602482015290917f00000000000000000000000000000000000000000000000000000000000000009173ffffffffffffffffffffffffffffffffffffffff83169063f5a23d8d90604401602060405180830381865afa1580156104a2573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906104c69190611fd8565b6040517fc63d75b600000000000000000000000000000000000000000000000000000000815230600482015290915073ffffffffffffffffffffffffffffffffffffffff83169063c63d75b690602401602060405180830381865afa158015610531573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906105559190611fd8565b83516105749083906fffffffffffffffffffffffffffffffff1661201c565b61057e919061201c565b60208501526040517f26c6f96c0000000000000000000000000000000000000000000000000000000081525f600482015230602482015273ffffffffffffffffffffffffffffffffffffffff8316906326c6f96c90604401602060405180830381865afa1580156105f1573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906106159190611fd8565b604085810191909152517fce96cb7700000000000000000000000000000000000000000000000000000000815230600482015273ffffffffffffffffffffffffffffffffffffffff83169063ce96cb7790602401602060405180830381865afa158015610684573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906106a89190611fd8565b608085015260208401515f036106cb5750504260a083015250600160c082015290565b60208401516040517f07a2d13a000000000000000000000000000000000000000000000000000000008152600481019190915273ffffffffffffffffffffffffffffffffffffffff8316906307a2d13a90602401602060405180830381865afa15801561073a573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061075e9190611fd8565b808552602085015161077291908390611610565b8460600181815250508173ffffffffffffffffffffffffffffffffffffffff166352aaead86040518163ffffffff1660e01b8152600401602060405180830381865afa1580156107c4573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906107e8919061202f565b67ffffffffffffffff1660a085018190525f90610826907f00000000000000000000000000000000000000000000000000000000000000009061201c565b421115905080801561084e575061084e855f01516108488760200151876116c1565b8661170b565b1561085b57600160c08601525b5050505090565b3373ffffffffffffffffffffffffffffffffffffffff7f000000000000000000000000000000000000000000000000000000000000000016146108d1576040517f62df054500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b604080516060810182525f546fffffffffffffffffffffffffffffffff8116825270010000000000000000000000000000000081046bffffffffffffffffffffffff1660208301527c0100000000000000000000000000000000000000000000000000000000900463ffffffff169181018290529062015180906109559042612056565b101561095e5750565b5f610967611721565b90506109878183602001516bffffffffffffffffffffffff165f8561182f565b1561099557610995816118b1565b50505b565b5f3373ffffffffffffffffffffffffffffffffffffffff7f00000000000000000000000000000000000000000000000000000000000000001614610a0a576040517f62df054500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f610a136119c1565b5f54909150610a79908690610a3b906fffffffffffffffffffffffffffffffff168787611610565b73ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000169190611a35565b610a816119c1565b610a8b9082612056565b9150610a9681611a90565b509392505050565b3373ffffffffffffffffffffffffffffffffffffffff7f00000000000000000000000000000000000000000000000000000000000000001614610b0d576040517f62df054500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6040517fc63d75b60000000000000000000000000000000000000000000000000000000081523060048201525f907f000000000000000000000000000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff169063c63d75b690602401602060405180830381865afa158015610b97573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610bbb9190611fd8565b90508015610c96575f610bcc6119c1565b6040517fda39b3e700000000000000000000000000000000000000000000000000000000815260048101849052306024820181905260448201529091507f000000000000000000000000000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff169063da39b3e7906064016020604051808303815f875af1158015610c66573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610c8a9190611fd8565b50610c9481611a90565b505b6040517fce96cb770000000000000000000000000000000000000000000000000000000081523060048201525f907f000000000000000000000000000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff169063ce96cb7790602401602060405180830381865afa158015610d20573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610d449190611fd8565b90508015610995576040517fb460af940000000000000000000000000000000000000000000000000000000081526004810182905273ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000811660248301523060448301527f0000000000000000000000000000000000000000000000000000000000000000169063b460af94906064016020604051808303815f875af1158015610e04573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610e289190611fd8565b505050565b3373ffffffffffffffffffffffffffffffffffffffff7f00000000000000000000000000000000000000000000000000000000000000001614610e9c576040517f62df054500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f610ea56119c1565b5f80546040517f07a2d13a0000000000000000000000000000000000000000000000000000000081526fffffffffffffffffffffffffffffffff909116600482018190529293507f000000000000000000000000000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff16906307a2d13a90602401602060405180830381865afa158015610f48573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610f6c9190611fd8565b905080841015610f8457610f81828583611610565b91505b6040517f7d41c86e00000000000000000000000000000000000000000000000000000000815260048101839052306024820181905260448201527f000000000000000000000000000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff1690637d41c86e906064016020604051808303815f875af115801561101b573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061103f9190611fd8565b5061104983611a90565b50505050565b3373ffffffffffffffffffffffffffffffffffffffff7f000000000000000000000000000000000000000000000000000000000000000016146110be576040517f62df054500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b6110c781611b0c565b6040517f85b77f4500000000000000000000000000000000000000000000000000000000815260048101829052306024820181905260448201527f000000000000000000000000000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff16906385b77f45906064016020604051808303815f875af115801561115e573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906109959190611fd8565b6040517fc63d75b60000000000000000000000000000000000000000000000000000000081523060048201525f907f000000000000000000000000000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff169063c63d75b690602401602060405180830381865afa15801561120c573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906112309190611fd8565b6040517ff5a23d8d0000000000000000000000000000000000000000000000000000000081525f60048201523060248201527f000000000000000000000000000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff169063f5a23d8d90604401602060405180830381865afa1580156112be573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906112e29190611fd8565b5f5461130091906fffffffffffffffffffffffffffffffff1661201c565b61130a919061201c565b905090565b604080516060810182525f80546fffffffffffffffffffffffffffffffff8116835270010000000000000000000000000000000081046bffffffffffffffffffffffff1660208401527c0100000000000000000000000000000000000000000000000000000000900463ffffffff16928201929092526113909083906116c1565b92915050565b5f5f5f5f5f5f6113a4610364565b90505f816080015182604001516113bb919061201c565b602083810151604080516060810182525f80546fffffffffffffffffffffffffffffffff8116835270010000000000000000000000000000000081046bffffffffffffffffffffffff16958301959095527c010000000000000000000000000000000000000000000000000000000090940463ffffffff16918101919091529293509091839161144a916116c1565b611454919061201c565b835190915061146490839061201c565b8184608001518560600151611479919061201c565b8560a001518660c00151975097509750975097505050509091929394565b5f6114a0611bd2565b6114a957505f90565b507fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff90565b3373ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000161461153d576040517f62df054500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b610998611548611721565b6118b1565b5f80546040517f07a2d13a0000000000000000000000000000000000000000000000000000000081526fffffffffffffffffffffffffffffffff90911660048201527f000000000000000000000000000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff16906307a2d13a906024015b602060405180830381865afa1580156115ec573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061130a9190611fd8565b5f5f5f61161d8686611c73565b91509150815f036116415783818161163757611637612069565b04925050506116ba565b818411611658576116586003851502601118611cae565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150505b9392505050565b5f7f000000000000000000000000000000000000000000000000000000000000000082602001516bffffffffffffffffffffffff16846117019190612096565b6116ba91906120ad565b5f611719848460028561182f565b949350505050565b6040517f07a2d13a0000000000000000000000000000000000000000000000000000000081527f000000000000000000000000000000000000000000000000000000000000000060048201525f907f000000000000000000000000000000000000000000000000000000000000000090670de0b6b3a76400009073ffffffffffffffffffffffffffffffffffffffff7f000000000000000000000000000000000000000000000000000000000000000016906307a2d13a90602401602060405180830381865afa1580156117f7573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061181b9190611fd8565b6118259190612096565b61130a91906120ad565b5f5f62015180836040015163ffffffff1642038161184f5761184f612069565b0460010190505f84826127107f000000000000000000000000000000000000000000000000000000000000000089028161188b5761188b612069565b0402019050808688116118a0578787036118a4565b8688035b1115979650505050505050565b8015806118c957506bffffffffffffffffffffffff81115b15611908576040517f145a3a7d000000000000000000000000000000000000000000000000000000008152600481018290526024015b60405180910390fd5b5f80546fffffffffffffffffffffffffffffffff167c01000000000000000000000000000000000000000000000000000000004263ffffffff16027fffffffff000000000000000000000000ffffffffffffffffffffffffffffffff16177001000000000000000000000000000000006bffffffffffffffffffffffff8416021790556040518181527f57119f73ca3abfbc844cdcf4b87f6b1afc9ebd4c96ab03adf9af816698a05a259060200160405180910390a150565b6040517f70a082310000000000000000000000000000000000000000000000000000000081523060048201525f907f000000000000000000000000000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff16906370a08231906024016115d1565b611a428383836001611cbf565b610e28576040517f5274afe700000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff841660048201526024016118ff565b611ac981611a9c6119c1565b5f54611aba91906fffffffffffffffffffffffffffffffff1661201c565b611ac49190612056565b611d47565b5f80547fffffffffffffffffffffffffffffffff00000000000000000000000000000000166fffffffffffffffffffffffffffffffff9290921691909117905550565b611b6e73ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000167f00000000000000000000000000000000000000000000000000000000000000003084611da0565b611bcf73ffffffffffffffffffffffffffffffffffffffff7f0000000000000000000000000000000000000000000000000000000000000000167f000000000000000000000000000000000000000000000000000000000000000083611dfc565b50565b604080516060810182525f80546fffffffffffffffffffffffffffffffff8116835270010000000000000000000000000000000081046bffffffffffffffffffffffff1660208401527c0100000000000000000000000000000000000000000000000000000000900463ffffffff1692820192909252611c6d611c53611721565b82602001516bffffffffffffffffffffffff165f8461182f565b91505090565b5f807fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff83850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b6040517fa9059cbb000000000000000000000000000000000000000000000000000000005f81815273ffffffffffffffffffffffffffffffffffffffff8616600452602485905291602083604481808b5af1925060015f51148316611d3b578383151615611d2f573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b5f6fffffffffffffffffffffffffffffffff821115611d9c576040517f6dfcc65000000000000000000000000000000000000000000000000000000000815260806004820152602481018390526044016118ff565b5090565b611dae848484846001611e74565b611049576040517f5274afe700000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff851660048201526024016118ff565b611e088383835f611f07565b610e2857611e1983835f6001611f07565b611e67576040517f5274afe700000000000000000000000000000000000000000000000000000000815273ffffffffffffffffffffffffffffffffffffffff841660048201526024016118ff565b611a428383836001611f07565b6040517f23b872dd000000000000000000000000000000000000000000000000000000005f81815273ffffffffffffffffffffffffffffffffffffffff8781166004528616602452604485905291602083606481808c5af1925060015f51148316611ef6578383151615611eea573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b6040517f095ea7b3000000000000000000000000000000000000000000000000000000005f81815273ffffffffffffffffffffffffffffffffffffffff8616600452602485905291602083604481808b5af1925060015f51148316611d3b578383151615611d2f573d5f823e3d81fd5b5f5f5f60608486031215611f89575f5ffd5b833573ffffffffffffffffffffffffffffffffffffffff81168114611fac575f5ffd5b95602085013595506040909401359392505050565b5f60208284031215611fd1575f5ffd5b5035919050565b5f60208284031215611fe8575f5ffd5b5051919050565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b8082018082111561139057611390611fef565b5f6020828403121561203f575f5ffd5b815167ffffffffffffffff811681146116ba575f5ffd5b8181038181111561139057611390611fef565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b808202811582820484141761139057611390611fef565b5f826120e0577f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b50049056",
}

// ERC7540Adapter is an auto generated Go binding around an Ethereum contract.
type ERC7540Adapter struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *ERC7540Adapter) GetABI() abi.ABI {
	return c.abi
}

// NewERC7540Adapter creates a new instance of ERC7540Adapter.
func NewERC7540Adapter() *ERC7540Adapter {
	parsed, err := ERC7540AdapterMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &ERC7540Adapter{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *ERC7540Adapter) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackConstructor is the Go binding used to pack the parameters required for
// contract deployment.
//
// Solidity: constructor(address vault_, address asset_, address source_, bytes32 sourceId_, uint256 maxStepBps_, uint256 maxNavAge_) returns()
func (eRC7540Adapter *ERC7540Adapter) PackConstructor(vault_ common.Address, asset_ common.Address, source_ common.Address, sourceId_ [32]byte, maxStepBps_ *big.Int, maxNavAge_ *big.Int) []byte {
	enc, err := eRC7540Adapter.abi.Pack("", vault_, asset_, source_, sourceId_, maxStepBps_, maxNavAge_)
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
func (eRC7540Adapter *ERC7540Adapter) PackAcceptPrice() []byte {
	enc, err := eRC7540Adapter.abi.Pack("acceptPrice")
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
func (eRC7540Adapter *ERC7540Adapter) TryPackAcceptPrice() ([]byte, error) {
	return eRC7540Adapter.abi.Pack("acceptPrice")
}

// PackAllocate is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x90ca796b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function allocate(uint256 assets) returns()
func (eRC7540Adapter *ERC7540Adapter) PackAllocate(assets *big.Int) []byte {
	enc, err := eRC7540Adapter.abi.Pack("allocate", assets)
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
func (eRC7540Adapter *ERC7540Adapter) TryPackAllocate(assets *big.Int) ([]byte, error) {
	return eRC7540Adapter.abi.Pack("allocate", assets)
}

// PackAsset is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x38d52e0f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function asset() view returns(address)
func (eRC7540Adapter *ERC7540Adapter) PackAsset() []byte {
	enc, err := eRC7540Adapter.abi.Pack("asset")
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
func (eRC7540Adapter *ERC7540Adapter) TryPackAsset() ([]byte, error) {
	return eRC7540Adapter.abi.Pack("asset")
}

// UnpackAsset is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x38d52e0f.
//
// Solidity: function asset() view returns(address)
func (eRC7540Adapter *ERC7540Adapter) UnpackAsset(data []byte) (common.Address, error) {
	out, err := eRC7540Adapter.abi.Unpack("asset", data)
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
func (eRC7540Adapter *ERC7540Adapter) PackClaim() []byte {
	enc, err := eRC7540Adapter.abi.Pack("claim")
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
func (eRC7540Adapter *ERC7540Adapter) TryPackClaim() ([]byte, error) {
	return eRC7540Adapter.abi.Pack("claim")
}

// PackDeallocate is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6f6c441f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function deallocate(uint256 assets) returns()
func (eRC7540Adapter *ERC7540Adapter) PackDeallocate(assets *big.Int) []byte {
	enc, err := eRC7540Adapter.abi.Pack("deallocate", assets)
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
func (eRC7540Adapter *ERC7540Adapter) TryPackDeallocate(assets *big.Int) ([]byte, error) {
	return eRC7540Adapter.abi.Pack("deallocate", assets)
}

// PackMaxAllocate is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd267b101.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function maxAllocate() view returns(uint256)
func (eRC7540Adapter *ERC7540Adapter) PackMaxAllocate() []byte {
	enc, err := eRC7540Adapter.abi.Pack("maxAllocate")
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
func (eRC7540Adapter *ERC7540Adapter) TryPackMaxAllocate() ([]byte, error) {
	return eRC7540Adapter.abi.Pack("maxAllocate")
}

// UnpackMaxAllocate is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xd267b101.
//
// Solidity: function maxAllocate() view returns(uint256)
func (eRC7540Adapter *ERC7540Adapter) UnpackMaxAllocate(data []byte) (*big.Int, error) {
	out, err := eRC7540Adapter.abi.Unpack("maxAllocate", data)
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
func (eRC7540Adapter *ERC7540Adapter) PackMaxDeallocate() []byte {
	enc, err := eRC7540Adapter.abi.Pack("maxDeallocate")
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
func (eRC7540Adapter *ERC7540Adapter) TryPackMaxDeallocate() ([]byte, error) {
	return eRC7540Adapter.abi.Pack("maxDeallocate")
}

// UnpackMaxDeallocate is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xf4a520a5.
//
// Solidity: function maxDeallocate() view returns(uint256)
func (eRC7540Adapter *ERC7540Adapter) UnpackMaxDeallocate(data []byte) (*big.Int, error) {
	out, err := eRC7540Adapter.abi.Unpack("maxDeallocate", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackMaxNavAge is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd3d86052.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function maxNavAge() view returns(uint256)
func (eRC7540Adapter *ERC7540Adapter) PackMaxNavAge() []byte {
	enc, err := eRC7540Adapter.abi.Pack("maxNavAge")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMaxNavAge is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd3d86052.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function maxNavAge() view returns(uint256)
func (eRC7540Adapter *ERC7540Adapter) TryPackMaxNavAge() ([]byte, error) {
	return eRC7540Adapter.abi.Pack("maxNavAge")
}

// UnpackMaxNavAge is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xd3d86052.
//
// Solidity: function maxNavAge() view returns(uint256)
func (eRC7540Adapter *ERC7540Adapter) UnpackMaxNavAge(data []byte) (*big.Int, error) {
	out, err := eRC7540Adapter.abi.Unpack("maxNavAge", data)
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
func (eRC7540Adapter *ERC7540Adapter) PackMaxStepBps() []byte {
	enc, err := eRC7540Adapter.abi.Pack("maxStepBps")
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
func (eRC7540Adapter *ERC7540Adapter) TryPackMaxStepBps() ([]byte, error) {
	return eRC7540Adapter.abi.Pack("maxStepBps")
}

// UnpackMaxStepBps is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x714ae5ce.
//
// Solidity: function maxStepBps() view returns(uint256)
func (eRC7540Adapter *ERC7540Adapter) UnpackMaxStepBps(data []byte) (*big.Int, error) {
	out, err := eRC7540Adapter.abi.Unpack("maxStepBps", data)
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
func (eRC7540Adapter *ERC7540Adapter) PackNav() []byte {
	enc, err := eRC7540Adapter.abi.Pack("nav")
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
func (eRC7540Adapter *ERC7540Adapter) TryPackNav() ([]byte, error) {
	return eRC7540Adapter.abi.Pack("nav")
}

// UnpackNav is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc1590cd7.
//
// Solidity: function nav() view returns(uint256, uint256, uint256, uint256, uint256)
func (eRC7540Adapter *ERC7540Adapter) UnpackNav(data []byte) (NavOutput, error) {
	out, err := eRC7540Adapter.abi.Unpack("nav", data)
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
func (eRC7540Adapter *ERC7540Adapter) PackObserve() []byte {
	enc, err := eRC7540Adapter.abi.Pack("observe")
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
func (eRC7540Adapter *ERC7540Adapter) TryPackObserve() ([]byte, error) {
	return eRC7540Adapter.abi.Pack("observe")
}

// PackPosition is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x09218e91.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function position() view returns((uint256,uint256,uint256,uint256,uint256,uint256,uint256) p)
func (eRC7540Adapter *ERC7540Adapter) PackPosition() []byte {
	enc, err := eRC7540Adapter.abi.Pack("position")
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
func (eRC7540Adapter *ERC7540Adapter) TryPackPosition() ([]byte, error) {
	return eRC7540Adapter.abi.Pack("position")
}

// UnpackPosition is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x09218e91.
//
// Solidity: function position() view returns((uint256,uint256,uint256,uint256,uint256,uint256,uint256) p)
func (eRC7540Adapter *ERC7540Adapter) UnpackPosition(data []byte) (ISourceAdapterPosition, error) {
	out, err := eRC7540Adapter.abi.Unpack("position", data)
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
func (eRC7540Adapter *ERC7540Adapter) PackReleaseInKind(to common.Address, part *big.Int, whole *big.Int) []byte {
	enc, err := eRC7540Adapter.abi.Pack("releaseInKind", to, part, whole)
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
func (eRC7540Adapter *ERC7540Adapter) TryPackReleaseInKind(to common.Address, part *big.Int, whole *big.Int) ([]byte, error) {
	return eRC7540Adapter.abi.Pack("releaseInKind", to, part, whole)
}

// UnpackReleaseInKind is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x3976c4ee.
//
// Solidity: function releaseInKind(address to, uint256 part, uint256 whole) returns(uint256 released)
func (eRC7540Adapter *ERC7540Adapter) UnpackReleaseInKind(data []byte) (*big.Int, error) {
	out, err := eRC7540Adapter.abi.Unpack("releaseInKind", data)
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
func (eRC7540Adapter *ERC7540Adapter) PackSource() []byte {
	enc, err := eRC7540Adapter.abi.Pack("source")
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
func (eRC7540Adapter *ERC7540Adapter) TryPackSource() ([]byte, error) {
	return eRC7540Adapter.abi.Pack("source")
}

// UnpackSource is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x67e828bf.
//
// Solidity: function source() view returns(address)
func (eRC7540Adapter *ERC7540Adapter) UnpackSource(data []byte) (common.Address, error) {
	out, err := eRC7540Adapter.abi.Unpack("source", data)
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
func (eRC7540Adapter *ERC7540Adapter) PackSourceId() []byte {
	enc, err := eRC7540Adapter.abi.Pack("sourceId")
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
func (eRC7540Adapter *ERC7540Adapter) TryPackSourceId() ([]byte, error) {
	return eRC7540Adapter.abi.Pack("sourceId")
}

// UnpackSourceId is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xd069aab9.
//
// Solidity: function sourceId() view returns(bytes32)
func (eRC7540Adapter *ERC7540Adapter) UnpackSourceId(data []byte) ([32]byte, error) {
	out, err := eRC7540Adapter.abi.Unpack("sourceId", data)
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
func (eRC7540Adapter *ERC7540Adapter) PackUnits() []byte {
	enc, err := eRC7540Adapter.abi.Pack("units")
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
func (eRC7540Adapter *ERC7540Adapter) TryPackUnits() ([]byte, error) {
	return eRC7540Adapter.abi.Pack("units")
}

// UnpackUnits is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x976a8435.
//
// Solidity: function units() view returns(uint256)
func (eRC7540Adapter *ERC7540Adapter) UnpackUnits(data []byte) (*big.Int, error) {
	out, err := eRC7540Adapter.abi.Unpack("units", data)
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
func (eRC7540Adapter *ERC7540Adapter) PackVault() []byte {
	enc, err := eRC7540Adapter.abi.Pack("vault")
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
func (eRC7540Adapter *ERC7540Adapter) TryPackVault() ([]byte, error) {
	return eRC7540Adapter.abi.Pack("vault")
}

// UnpackVault is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xfbfa77cf.
//
// Solidity: function vault() view returns(address)
func (eRC7540Adapter *ERC7540Adapter) UnpackVault(data []byte) (common.Address, error) {
	out, err := eRC7540Adapter.abi.Unpack("vault", data)
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
func (eRC7540Adapter *ERC7540Adapter) PackWorthAtRecorded(units *big.Int) []byte {
	enc, err := eRC7540Adapter.abi.Pack("worthAtRecorded", units)
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
func (eRC7540Adapter *ERC7540Adapter) TryPackWorthAtRecorded(units *big.Int) ([]byte, error) {
	return eRC7540Adapter.abi.Pack("worthAtRecorded", units)
}

// UnpackWorthAtRecorded is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xa2e6e427.
//
// Solidity: function worthAtRecorded(uint256 units_) view returns(uint256)
func (eRC7540Adapter *ERC7540Adapter) UnpackWorthAtRecorded(data []byte) (*big.Int, error) {
	out, err := eRC7540Adapter.abi.Unpack("worthAtRecorded", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// ERC7540AdapterPriceRecorded represents a PriceRecorded event raised by the ERC7540Adapter contract.
type ERC7540AdapterPriceRecorded struct {
	Price *big.Int
	Raw   *types.Log // Blockchain specific contextual infos
}

const ERC7540AdapterPriceRecordedEventName = "PriceRecorded"

// ContractEventName returns the user-defined event name.
func (ERC7540AdapterPriceRecorded) ContractEventName() string {
	return ERC7540AdapterPriceRecordedEventName
}

// UnpackPriceRecordedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event PriceRecorded(uint256 price)
func (eRC7540Adapter *ERC7540Adapter) UnpackPriceRecordedEvent(log *types.Log) (*ERC7540AdapterPriceRecorded, error) {
	event := "PriceRecorded"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != eRC7540Adapter.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(ERC7540AdapterPriceRecorded)
	if len(log.Data) > 0 {
		if err := eRC7540Adapter.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range eRC7540Adapter.abi.Events[event].Inputs {
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
func (eRC7540Adapter *ERC7540Adapter) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], eRC7540Adapter.abi.Errors["BadPrice"].ID.Bytes()[:4]) {
		return eRC7540Adapter.UnpackBadPriceError(raw[4:])
	}
	if bytes.Equal(raw[:4], eRC7540Adapter.abi.Errors["NotVault"].ID.Bytes()[:4]) {
		return eRC7540Adapter.UnpackNotVaultError(raw[4:])
	}
	if bytes.Equal(raw[:4], eRC7540Adapter.abi.Errors["SafeCastOverflowedUintDowncast"].ID.Bytes()[:4]) {
		return eRC7540Adapter.UnpackSafeCastOverflowedUintDowncastError(raw[4:])
	}
	if bytes.Equal(raw[:4], eRC7540Adapter.abi.Errors["SafeERC20FailedOperation"].ID.Bytes()[:4]) {
		return eRC7540Adapter.UnpackSafeERC20FailedOperationError(raw[4:])
	}
	if bytes.Equal(raw[:4], eRC7540Adapter.abi.Errors["WrongAsset"].ID.Bytes()[:4]) {
		return eRC7540Adapter.UnpackWrongAssetError(raw[4:])
	}
	return nil, errors.New("Unknown error")
}

// ERC7540AdapterBadPrice represents a BadPrice error raised by the ERC7540Adapter contract.
type ERC7540AdapterBadPrice struct {
	Price *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error BadPrice(uint256 price)
func ERC7540AdapterBadPriceErrorID() common.Hash {
	return common.HexToHash("0x145a3a7db838adf197edd7d1ac3ee4e82ab1e9e5ea616d163e924910b6f5b97b")
}

// UnpackBadPriceError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error BadPrice(uint256 price)
func (eRC7540Adapter *ERC7540Adapter) UnpackBadPriceError(raw []byte) (*ERC7540AdapterBadPrice, error) {
	out := new(ERC7540AdapterBadPrice)
	if err := eRC7540Adapter.abi.UnpackIntoInterface(out, "BadPrice", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// ERC7540AdapterNotVault represents a NotVault error raised by the ERC7540Adapter contract.
type ERC7540AdapterNotVault struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotVault()
func ERC7540AdapterNotVaultErrorID() common.Hash {
	return common.HexToHash("0x62df0545b0e47f06f6a9990975121b8c49c83a96f18696393f66a69dd2ffe568")
}

// UnpackNotVaultError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotVault()
func (eRC7540Adapter *ERC7540Adapter) UnpackNotVaultError(raw []byte) (*ERC7540AdapterNotVault, error) {
	out := new(ERC7540AdapterNotVault)
	if err := eRC7540Adapter.abi.UnpackIntoInterface(out, "NotVault", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// ERC7540AdapterSafeCastOverflowedUintDowncast represents a SafeCastOverflowedUintDowncast error raised by the ERC7540Adapter contract.
type ERC7540AdapterSafeCastOverflowedUintDowncast struct {
	Bits  uint8
	Value *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SafeCastOverflowedUintDowncast(uint8 bits, uint256 value)
func ERC7540AdapterSafeCastOverflowedUintDowncastErrorID() common.Hash {
	return common.HexToHash("0x6dfcc6503a32754ce7a89698e18201fc5294fd4aad43edefee786f88423b1a12")
}

// UnpackSafeCastOverflowedUintDowncastError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SafeCastOverflowedUintDowncast(uint8 bits, uint256 value)
func (eRC7540Adapter *ERC7540Adapter) UnpackSafeCastOverflowedUintDowncastError(raw []byte) (*ERC7540AdapterSafeCastOverflowedUintDowncast, error) {
	out := new(ERC7540AdapterSafeCastOverflowedUintDowncast)
	if err := eRC7540Adapter.abi.UnpackIntoInterface(out, "SafeCastOverflowedUintDowncast", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// ERC7540AdapterSafeERC20FailedOperation represents a SafeERC20FailedOperation error raised by the ERC7540Adapter contract.
type ERC7540AdapterSafeERC20FailedOperation struct {
	Token common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SafeERC20FailedOperation(address token)
func ERC7540AdapterSafeERC20FailedOperationErrorID() common.Hash {
	return common.HexToHash("0x5274afe73c98b4749fc91ffae6b7b574e7842cb2144a159e9377a5f20b32edf9")
}

// UnpackSafeERC20FailedOperationError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SafeERC20FailedOperation(address token)
func (eRC7540Adapter *ERC7540Adapter) UnpackSafeERC20FailedOperationError(raw []byte) (*ERC7540AdapterSafeERC20FailedOperation, error) {
	out := new(ERC7540AdapterSafeERC20FailedOperation)
	if err := eRC7540Adapter.abi.UnpackIntoInterface(out, "SafeERC20FailedOperation", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// ERC7540AdapterWrongAsset represents a WrongAsset error raised by the ERC7540Adapter contract.
type ERC7540AdapterWrongAsset struct {
	Source common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error WrongAsset(address source)
func ERC7540AdapterWrongAssetErrorID() common.Hash {
	return common.HexToHash("0xc85b58f8a8a0dfba3995ffc4b3ca463bccf85c56b2cbcc9307f6d48d37d3ee1d")
}

// UnpackWrongAssetError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error WrongAsset(address source)
func (eRC7540Adapter *ERC7540Adapter) UnpackWrongAssetError(raw []byte) (*ERC7540AdapterWrongAsset, error) {
	out := new(ERC7540AdapterWrongAsset)
	if err := eRC7540Adapter.abi.UnpackIntoInterface(out, "WrongAsset", raw); err != nil {
		return nil, err
	}
	return out, nil
}
