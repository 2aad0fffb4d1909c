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
	ABI: "[{\"inputs\":[{\"internalType\":\"address\",\"name\":\"vault_\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"asset_\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"source_\",\"type\":\"address\"},{\"internalType\":\"bytes32\",\"name\":\"sourceId_\",\"type\":\"bytes32\"},{\"internalType\":\"uint256\",\"name\":\"maxStepBps_\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"constructor\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"price\",\"type\":\"uint256\"}],\"name\":\"BadPrice\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"ClaimRefused\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NotAccountedFor\",\"type\":\"error\"},{\"inputs\":[],\"name\":\"NotVault\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"requestId\",\"type\":\"uint256\"}],\"name\":\"RequestNumbered\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"uint8\",\"name\":\"bits\",\"type\":\"uint8\"},{\"internalType\":\"uint256\",\"name\":\"value\",\"type\":\"uint256\"}],\"name\":\"SafeCastOverflowedUintDowncast\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"token\",\"type\":\"address\"}],\"name\":\"SafeERC20FailedOperation\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"source\",\"type\":\"address\"}],\"name\":\"WrongAsset\",\"type\":\"error\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"source\",\"type\":\"address\"},{\"internalType\":\"address\",\"name\":\"share\",\"type\":\"address\"}],\"name\":\"WrongShare\",\"type\":\"error\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"bool\",\"name\":\"entry\",\"type\":\"bool\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"given\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"claimable\",\"type\":\"uint256\"}],\"name\":\"ClaimAccepted\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"struckAt\",\"type\":\"uint256\"}],\"name\":\"OldPriceAccepted\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"price\",\"type\":\"uint256\"}],\"name\":\"PriceRecorded\",\"type\":\"event\"},{\"anonymous\":false,\"inputs\":[{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"missingAssets\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"uint256\",\"name\":\"missingShares\",\"type\":\"uint256\"},{\"indexed\":false,\"internalType\":\"bool\",\"name\":\"givenUp\",\"type\":\"bool\"}],\"name\":\"RequestsAccepted\",\"type\":\"event\"},{\"inputs\":[],\"name\":\"acceptPrice\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"allocate\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"asset\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"claim\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"assets\",\"type\":\"uint256\"}],\"name\":\"deallocate\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"units_\",\"type\":\"uint256\"}],\"name\":\"highestAtRecorded\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"maxAllocate\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"maxDeallocate\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"maxStepBps\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"nav\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"observe\",\"outputs\":[],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"position\",\"outputs\":[{\"components\":[{\"internalType\":\"uint256\",\"name\":\"held\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"units\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"pendingIn\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"pendingOut\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"claimable\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"navAt\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"sound\",\"type\":\"uint256\"}],\"internalType\":\"structISourceAdapter.Position\",\"name\":\"p\",\"type\":\"tuple\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"address\",\"name\":\"to\",\"type\":\"address\"},{\"internalType\":\"uint256\",\"name\":\"part\",\"type\":\"uint256\"},{\"internalType\":\"uint256\",\"name\":\"whole\",\"type\":\"uint256\"}],\"name\":\"releaseInKind\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"released\",\"type\":\"uint256\"}],\"stateMutability\":\"nonpayable\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"share\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"source\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"sourceId\",\"outputs\":[{\"internalType\":\"bytes32\",\"name\":\"\",\"type\":\"bytes32\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"units\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[],\"name\":\"vault\",\"outputs\":[{\"internalType\":\"address\",\"name\":\"\",\"type\":\"address\"}],\"stateMutability\":\"view\",\"type\":\"function\"},{\"inputs\":[{\"internalType\":\"uint256\",\"name\":\"units_\",\"type\":\"uint256\"}],\"name\":\"worthAtRecorded\",\"outputs\":[{\"internalType\":\"uint256\",\"name\":\"\",\"type\":\"uint256\"}],\"stateMutability\":\"view\",\"type\":\"function\"}]",
	ID:  "ERC4626Adapter",
	Bin: "0x610120604052348015610010575f5ffd5b50604051611fcc380380611fcc83398101604081905261002f91610633565b6001600160a01b0380841660c05280851660a052851660805260e08190526101008290525f61005e848661017d565b9050836001600160a01b0316816001600160a01b0316146100aa57604051630c3dd9af60e21b81526001600160a01b038086166004830152821660248201526044015b60405180910390fd5b610172856001600160a01b031663313ce5676040518163ffffffff1660e01b8152600401602060405180830381865afa1580156100e9573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061010d9190610685565b856001600160a01b031663313ce5676040518163ffffffff1660e01b8152600401602060405180830381865afa158015610149573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061016d9190610685565b610309565b50505050505061081a565b6040805160048152602481019091526020810180516001600160e01b0390811663a8d5fd6560e01b179091525f91829182916101bc9187919061044d16565b91509150816101cf578492505050610303565b9150815f60a082901c1580156101ee57505f846001600160a01b03163b115b801561020c5750846001600160a01b0316846001600160a01b031614155b90508061023f57604051630c3dd9af60e21b81526001600160a01b038088166004830152851660248201526044016100a1565b856001600160a01b0316846001600160a01b03160361026057505050610303565b6040516001600160a01b03861660248201525f9081906102b290879060440160408051601f198184030181529190526020810180516001600160e01b0390811663f815c03d60e01b1790915261044d16565b915091508180156102cc5750876001600160a01b03168114155b156102fd57604051630c3dd9af60e21b81526001600160a01b03808a166004830152871660248201526044016100a1565b50505050505b92915050565b60a0516001600160a01b031661031e60c05190565b6001600160a01b03166338d52e0f6040518163ffffffff1660e01b8152600401602060405180830381865afa158015610359573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061037d91906106ac565b6001600160a01b0316146103b35760c05160405163190b6b1f60e31b81526001600160a01b0390911660048201526024016100a1565b5f8260ff168260ff1660126103c891906106d9565b6103d291906106ec565b9050604d8111156103f85760405163145a3a7d60e01b81525f60048201526024016100a1565b5f80546001600160f81b0316600160f81b60ff8416021781556104196104e2565b9050805f0361043d5760405163145a3a7d60e01b81525f60048201526024016100a1565b6104478142610578565b50505050565b5f5f6060846001600160a01b03168460405161046991906106ff565b5f60405180830381855afa9150503d805f81146104a1576040519150601f19603f3d011682016040523d82523d5f602084013e6104a6565b606091505b5090935090508280156104bb57506020815110155b925082156104da57808060200190518101906104d79190610715565b91505b509250929050565b5f6104ec60c05190565b5f546001600160a01b0391909116906307a2d13a9061051690600160f81b900460ff16600a61080f565b6040518263ffffffff1660e01b815260040161053491815260200190565b602060405180830381865afa15801561054f573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906105739190610715565b905090565b6001600160601b038211156105a35760405163145a3a7d60e01b8152600481018390526024016100a1565b5f8054600160781b600160f81b031916600160d81b63ffffffff841602600160781b600160d81b03191617600160781b6001600160601b038516021790556040518281527f57119f73ca3abfbc844cdcf4b87f6b1afc9ebd4c96ab03adf9af816698a05a259060200160405180910390a15050565b80516001600160a01b038116811461062e575f5ffd5b919050565b5f5f5f5f5f60a08688031215610647575f5ffd5b61065086610618565b945061065e60208701610618565b935061066c60408701610618565b6060870151608090970151959894975095949392505050565b5f60208284031215610695575f5ffd5b815160ff811681146106a5575f5ffd5b9392505050565b5f602082840312156106bc575f5ffd5b6106a582610618565b634e487b7160e01b5f52601160045260245ffd5b80820180821115610303576103036106c5565b81810381811115610303576103036106c5565b5f82518060208501845e5f920191825250919050565b5f60208284031215610725575f5ffd5b5051919050565b6001815b60018411156107675780850481111561074b5761074b6106c5565b600184161561075957908102905b60019390931c928002610730565b935093915050565b5f8261077d57506001610303565b8161078957505f610303565b816001811461079f57600281146107a9576107c5565b6001915050610303565b60ff8411156107ba576107ba6106c5565b50506001821b610303565b5060208310610133831016604e8410600b84101617156107e8575081810a610303565b6107f45f19848461072c565b805f1904821115610807576108076106c5565b029392505050565b5f6106a5838361076f565b60805160a05160c05160e051610100516116cd6108ff5f395f6102d001525f818161022e01528181610d6901526110b801525f81816101f5015281816104700152818161058b015281816106510152818161070d0152818161080101528181610a0501528181610aee01528181610bd301528181610edf0152818161102601526111ab01525f818161019201528181610faf015261100401525f818161030c0152818161039d015281816103f1015281816104ca0152818161051601528181610623015281816106df0152818161079201528181610b710152610fd101526116cd5ff3fe608060405234801561000f575f5ffd5b506004361061011c575f3560e01c8063976a8435116100a9578063d069aab91161006e578063d069aab9146102cb578063d267b101146102f2578063d77ae2b6146102fa578063f4a520a514610302578063fbfa77cf1461030a575f5ffd5b8063976a843514610265578063a2e6e42714610275578063a8d5fd65146101f3578063b2e89aaa14610288578063c1590cd71461029b575f5ffd5b80634e71d92d116100ef5780634e71d92d146101eb57806367e828bf146101f35780636f6c441f14610219578063714ae5ce1461022c57806390ca796b14610252575f5ffd5b806309218e911461012057806314fc78fc1461018657806338d52e0f146101905780633976c4ee146101ca575b5f5ffd5b610128610330565b60405161017d91905f60e082019050825182526020830151602083015260408301516040830152606083015160608301526080830151608083015260a083015160a083015260c083015160c083015292915050565b60405180910390f35b61018e610392565b005b7f00000000000000000000000000000000000000000000000000000000000000005b6040516001600160a01b03909116815260200161017d565b6101dd6101d8366004611507565b6103e5565b60405190815260200161017d565b6101dd6104be565b7f00000000000000000000000000000000000000000000000000000000000000006101b2565b61018e610227366004611544565b61050b565b7f00000000000000000000000000000000000000000000000000000000000000006101dd565b61018e610260366004611544565b610787565b5f546001600160781b03166101dd565b6101dd610283366004611544565b610881565b6101dd610296366004611544565b6108e4565b6102a361096b565b604080519586526020860194909452928401919091526060830152608082015260a00161017d565b6101dd7f000000000000000000000000000000000000000000000000000000000000000081565b6101dd610ac7565b6101dd610b65565b6101dd610bbc565b7f00000000000000000000000000000000000000000000000000000000000000006101b2565b6103696040518060e001604052805f81526020015f81526020015f81526020015f81526020015f81526020015f81526020015f81525090565b61037161096b565b60c086015260a0850152505081525f546001600160781b0316602082015290565b336001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016146103db576040516362df054560e01b815260040160405180910390fd5b6103e3610c0a565b565b5f336001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000161461042f576040516362df054560e01b815260040160405180910390fd5b5f8054610446906001600160781b03168585610e10565b9050805f03610458575f9150506104b7565b5f610461610ec0565b90506104976001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168784610f0e565b61049f610ec0565b6104a9908261156f565b92506104b481610f48565b50505b9392505050565b5f336001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614610508576040516362df054560e01b815260040160405180910390fd5b90565b336001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614610554576040516362df054560e01b815260040160405180910390fd5b5f61055d610ec0565b5f549091506001600160781b03165f1983148061060057506040516303d1689d60e11b8152600481018290527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316906307a2d13a90602401602060405180830381865afa1580156105d8573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906105fc9190611582565b8310155b156106c157604051635d043b2960e11b8152600481018290526001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000811660248301523060448301527f0000000000000000000000000000000000000000000000000000000000000000169063ba087652906064016020604051808303815f875af1158015610697573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906106bb9190611582565b50610779565b604051632d182be560e21b8152600481018490526001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000811660248301523060448301527f0000000000000000000000000000000000000000000000000000000000000000169063b460af94906064016020604051808303815f875af1158015610753573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906107779190611582565b505b61078282610f48565b505050565b336001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016146107d0576040516362df054560e01b815260040160405180910390fd5b6107d981610fa2565b5f6107e2610ec0565b604051636e553f6560e01b8152600481018490523060248201529091507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690636e553f65906044016020604051808303815f875af115801561084f573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906108739190611582565b5061087d81610f48565b5050565b604080516080810182525f80546001600160781b0381168352600160781b81046001600160601b03166020840152600160d81b810463ffffffff1693830193909352600160f81b90920460ff1660608201526108de90839061104e565b92915050565b604080516080810182525f80546001600160781b0381168352600160781b81046001600160601b03166020840152600160d81b810463ffffffff1693830193909352600160f81b90920460ff16606082015281610941848361104e565b9050600261094f828461107f565b6109599083611599565b6109639190611599565b949350505050565b604080516080810182525f80546001600160781b038116808452600160781b82046001600160601b03166020850152600160d81b820463ffffffff1694840194909452600160f81b900460ff16606083015291829182918291829182036109e2575f5f5f4260019550955095509550955050610ac0565b80516040516303d1689d60e11b81526001600160781b0390911660048201525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316906307a2d13a90602401602060405180830381865afa158015610a52573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610a769190611582565b90505f610a8f835f01516001600160781b03168461104e565b905081815f42610aa08686896110e3565b610aaa575f610aad565b60015b939b509199509750955060ff1693505050505b9091929394565b5f610ad0611113565b610ad957505f90565b60405163402d267d60e01b81523060048201527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063402d267d906024015b602060405180830381865afa158015610b3c573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610b609190611582565b905090565b5f336001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614610baf576040516362df054560e01b815260040160405180910390fd5b610bb761118b565b505f90565b60405163ce96cb7760e01b81523060048201525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063ce96cb7790602401610b21565b604080516080810182525f546001600160781b0381168252600160781b81046001600160601b03166020830152600160d81b810463ffffffff16928201839052600160f81b900460ff166060820152906201518090610c69904261156f565b1015610c725750565b604080518082019091526001546001600160801b0381168252600160801b900467ffffffffffffffff1660208201819052610e1090610cb1904261156f565b1015610cbb575050565b5f610cc46111a6565b9050610cdf8184602001516001600160601b03165f8661120d565b610ce857505050565b826040015163ffffffff16826020015167ffffffffffffffff161115610dc15781516001600160801b03168180821115610d1e57905b5f8286602001516001600160601b031610610d60578186602001516001600160601b031611610d5a5785602001516001600160601b0316610d62565b81610d62565b825b90506127107f00000000000000000000000000000000000000000000000000000000000000008202048382038110801590610d9f57508082840311155b15610dbc57610dbc82876020015167ffffffffffffffff1661123f565b505050505b604080518082019091526001600160801b03919091168082524267ffffffffffffffff166020909201829052600180546001600160c01b031916909117600160801b9092029190911790555050565b5f5f5f610e1d86866112ed565b91509150815f03610e4157838181610e3757610e376115ac565b04925050506104b7565b818411610e5857610e586003851502601118611309565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150509392505050565b6040516370a0823160e01b81523060048201525f906001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016906370a0823190602401610b21565b610f1b838383600161131a565b61078257604051635274afe760e01b81526001600160a01b03841660048201526024015b60405180910390fd5b610f7881610f54610ec0565b5f54610f6991906001600160781b0316611599565b610f73919061156f565b61137c565b5f80546effffffffffffffffffffffffffffff19166001600160781b039290921691909117905550565b610ff76001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000167f000000000000000000000000000000000000000000000000000000000000000030846113b3565b61104b6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000167f0000000000000000000000000000000000000000000000000000000000000000836113ef565b50565b5f816060015160ff16600a0a82602001516001600160601b0316840281611077576110776115ac565b049392505050565b5f5f62015180836040015163ffffffff1642038161109f5761109f6115ac565b04600101905060058111156110b2575060055b806127107f000000000000000000000000000000000000000000000000000000000000000086020402949350505050565b5f610963848484602001516001600160601b03168661110291906115c0565b61110d906002611599565b8561120d565b604080516080810182525f80546001600160781b0381168352600160781b81046001600160601b03166020840152600160d81b810463ffffffff1693830193909352600160f81b90920460ff1660608201526111856111706111a6565b82602001516001600160601b03165f8461120d565b91505090565b6103e36111a06111996111a6565b6001611441565b4261123f565b5f80547f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316906307a2d13a906111ef90600160f81b900460ff16600a6116c2565b6040518263ffffffff1660e01b8152600401610b2191815260200190565b5f5f5f85871061121e578587611221565b86865b9150915084611230838661107f565b01919003111595945050505050565b6001600160601b0382111561126a5760405163145a3a7d60e01b815260048101839052602401610f3f565b5f80546fffffffffffffffffffffffffffffffff60781b1916600160d81b63ffffffff8416026bffffffffffffffffffffffff60781b191617600160781b6001600160601b038516021790556040518281527f57119f73ca3abfbc844cdcf4b87f6b1afc9ebd4c96ab03adf9af816698a05a259060200160405180910390a15050565b5f805f1983850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b60405163a9059cbb60e01b5f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f51148316611370578383151615611364573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b5f6001600160781b038211156113af576040516306dfcc6560e41b81526078600482015260248101839052604401610f3f565b5090565b6113c1848484846001611450565b6113e957604051635274afe760e01b81526001600160a01b0385166004820152602401610f3f565b50505050565b6113fb8383835f6114bd565b6107825761140c83835f60016114bd565b61143457604051635274afe760e01b81526001600160a01b0384166004820152602401610f3f565b610f1b83838360016114bd565b5f8282188284110282186104b7565b6040516323b872dd60e01b5f8181526001600160a01b038781166004528616602452604485905291602083606481808c5af1925060015f511483166114ac5783831516156114a0573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b60405163095ea7b360e01b5f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f51148316611370578383151615611364573d5f823e3d81fd5b5f5f5f60608486031215611519575f5ffd5b83356001600160a01b038116811461152f575f5ffd5b95602085013595506040909401359392505050565b5f60208284031215611554575f5ffd5b5035919050565b634e487b7160e01b5f52601160045260245ffd5b818103818111156108de576108de61155b565b5f60208284031215611592575f5ffd5b5051919050565b808201808211156108de576108de61155b565b634e487b7160e01b5f52601260045260245ffd5b5f826115da57634e487b7160e01b5f52601260045260245ffd5b500490565b6001815b600184111561161a578085048111156115fe576115fe61155b565b600184161561160c57908102905b60019390931c9280026115e3565b935093915050565b5f82611630575060016108de565b8161163c57505f6108de565b8160018114611652576002811461165c57611678565b60019150506108de565b60ff84111561166d5761166d61155b565b50506001821b6108de565b5060208310610133831016604e8410600b841016171561169b575081810a6108de565b6116a75f1984846115df565b805f19048211156116ba576116ba61155b565b029392505050565b5f6104b7838361162256",
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
// Solidity: function acceptPrice() returns(uint256)
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
// Solidity: function acceptPrice() returns(uint256)
func (eRC4626Adapter *ERC4626Adapter) TryPackAcceptPrice() ([]byte, error) {
	return eRC4626Adapter.abi.Pack("acceptPrice")
}

// UnpackAcceptPrice is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xd77ae2b6.
//
// Solidity: function acceptPrice() returns(uint256)
func (eRC4626Adapter *ERC4626Adapter) UnpackAcceptPrice(data []byte) (*big.Int, error) {
	out, err := eRC4626Adapter.abi.Unpack("acceptPrice", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
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
// Solidity: function claim() returns(uint256)
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
// Solidity: function claim() returns(uint256)
func (eRC4626Adapter *ERC4626Adapter) TryPackClaim() ([]byte, error) {
	return eRC4626Adapter.abi.Pack("claim")
}

// UnpackClaim is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x4e71d92d.
//
// Solidity: function claim() returns(uint256)
func (eRC4626Adapter *ERC4626Adapter) UnpackClaim(data []byte) (*big.Int, error) {
	out, err := eRC4626Adapter.abi.Unpack("claim", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
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

// PackHighestAtRecorded is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb2e89aaa.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function highestAtRecorded(uint256 units_) view returns(uint256)
func (eRC4626Adapter *ERC4626Adapter) PackHighestAtRecorded(units *big.Int) []byte {
	enc, err := eRC4626Adapter.abi.Pack("highestAtRecorded", units)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackHighestAtRecorded is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb2e89aaa.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function highestAtRecorded(uint256 units_) view returns(uint256)
func (eRC4626Adapter *ERC4626Adapter) TryPackHighestAtRecorded(units *big.Int) ([]byte, error) {
	return eRC4626Adapter.abi.Pack("highestAtRecorded", units)
}

// UnpackHighestAtRecorded is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xb2e89aaa.
//
// Solidity: function highestAtRecorded(uint256 units_) view returns(uint256)
func (eRC4626Adapter *ERC4626Adapter) UnpackHighestAtRecorded(data []byte) (*big.Int, error) {
	out, err := eRC4626Adapter.abi.Unpack("highestAtRecorded", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
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

// PackShare is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa8d5fd65.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function share() view returns(address)
func (eRC4626Adapter *ERC4626Adapter) PackShare() []byte {
	enc, err := eRC4626Adapter.abi.Pack("share")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackShare is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa8d5fd65.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function share() view returns(address)
func (eRC4626Adapter *ERC4626Adapter) TryPackShare() ([]byte, error) {
	return eRC4626Adapter.abi.Pack("share")
}

// UnpackShare is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xa8d5fd65.
//
// Solidity: function share() view returns(address)
func (eRC4626Adapter *ERC4626Adapter) UnpackShare(data []byte) (common.Address, error) {
	out, err := eRC4626Adapter.abi.Unpack("share", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
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

// ERC4626AdapterClaimAccepted represents a ClaimAccepted event raised by the ERC4626Adapter contract.
type ERC4626AdapterClaimAccepted struct {
	Entry     bool
	Given     *big.Int
	Claimable *big.Int
	Raw       *types.Log // Blockchain specific contextual infos
}

const ERC4626AdapterClaimAcceptedEventName = "ClaimAccepted"

// ContractEventName returns the user-defined event name.
func (ERC4626AdapterClaimAccepted) ContractEventName() string {
	return ERC4626AdapterClaimAcceptedEventName
}

// UnpackClaimAcceptedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event ClaimAccepted(bool entry, uint256 given, uint256 claimable)
func (eRC4626Adapter *ERC4626Adapter) UnpackClaimAcceptedEvent(log *types.Log) (*ERC4626AdapterClaimAccepted, error) {
	event := "ClaimAccepted"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != eRC4626Adapter.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(ERC4626AdapterClaimAccepted)
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

// ERC4626AdapterOldPriceAccepted represents a OldPriceAccepted event raised by the ERC4626Adapter contract.
type ERC4626AdapterOldPriceAccepted struct {
	StruckAt *big.Int
	Raw      *types.Log // Blockchain specific contextual infos
}

const ERC4626AdapterOldPriceAcceptedEventName = "OldPriceAccepted"

// ContractEventName returns the user-defined event name.
func (ERC4626AdapterOldPriceAccepted) ContractEventName() string {
	return ERC4626AdapterOldPriceAcceptedEventName
}

// UnpackOldPriceAcceptedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event OldPriceAccepted(uint256 struckAt)
func (eRC4626Adapter *ERC4626Adapter) UnpackOldPriceAcceptedEvent(log *types.Log) (*ERC4626AdapterOldPriceAccepted, error) {
	event := "OldPriceAccepted"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != eRC4626Adapter.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(ERC4626AdapterOldPriceAccepted)
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

// ERC4626AdapterRequestsAccepted represents a RequestsAccepted event raised by the ERC4626Adapter contract.
type ERC4626AdapterRequestsAccepted struct {
	MissingAssets *big.Int
	MissingShares *big.Int
	GivenUp       bool
	Raw           *types.Log // Blockchain specific contextual infos
}

const ERC4626AdapterRequestsAcceptedEventName = "RequestsAccepted"

// ContractEventName returns the user-defined event name.
func (ERC4626AdapterRequestsAccepted) ContractEventName() string {
	return ERC4626AdapterRequestsAcceptedEventName
}

// UnpackRequestsAcceptedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event RequestsAccepted(uint256 missingAssets, uint256 missingShares, bool givenUp)
func (eRC4626Adapter *ERC4626Adapter) UnpackRequestsAcceptedEvent(log *types.Log) (*ERC4626AdapterRequestsAccepted, error) {
	event := "RequestsAccepted"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != eRC4626Adapter.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(ERC4626AdapterRequestsAccepted)
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
	if bytes.Equal(raw[:4], eRC4626Adapter.abi.Errors["ClaimRefused"].ID.Bytes()[:4]) {
		return eRC4626Adapter.UnpackClaimRefusedError(raw[4:])
	}
	if bytes.Equal(raw[:4], eRC4626Adapter.abi.Errors["NotAccountedFor"].ID.Bytes()[:4]) {
		return eRC4626Adapter.UnpackNotAccountedForError(raw[4:])
	}
	if bytes.Equal(raw[:4], eRC4626Adapter.abi.Errors["NotVault"].ID.Bytes()[:4]) {
		return eRC4626Adapter.UnpackNotVaultError(raw[4:])
	}
	if bytes.Equal(raw[:4], eRC4626Adapter.abi.Errors["RequestNumbered"].ID.Bytes()[:4]) {
		return eRC4626Adapter.UnpackRequestNumberedError(raw[4:])
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
	if bytes.Equal(raw[:4], eRC4626Adapter.abi.Errors["WrongShare"].ID.Bytes()[:4]) {
		return eRC4626Adapter.UnpackWrongShareError(raw[4:])
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

// ERC4626AdapterClaimRefused represents a ClaimRefused error raised by the ERC4626Adapter contract.
type ERC4626AdapterClaimRefused struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ClaimRefused()
func ERC4626AdapterClaimRefusedErrorID() common.Hash {
	return common.HexToHash("0xc252638c27c7dc20f28ba5ba80bff1098893ebc8fa4fe31a55feadb6674b965c")
}

// UnpackClaimRefusedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ClaimRefused()
func (eRC4626Adapter *ERC4626Adapter) UnpackClaimRefusedError(raw []byte) (*ERC4626AdapterClaimRefused, error) {
	out := new(ERC4626AdapterClaimRefused)
	if err := eRC4626Adapter.abi.UnpackIntoInterface(out, "ClaimRefused", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// ERC4626AdapterNotAccountedFor represents a NotAccountedFor error raised by the ERC4626Adapter contract.
type ERC4626AdapterNotAccountedFor struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotAccountedFor()
func ERC4626AdapterNotAccountedForErrorID() common.Hash {
	return common.HexToHash("0xe6c08f227b9258a674f1faaea3205f78a69648cbb27a707569451e342186fb51")
}

// UnpackNotAccountedForError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotAccountedFor()
func (eRC4626Adapter *ERC4626Adapter) UnpackNotAccountedForError(raw []byte) (*ERC4626AdapterNotAccountedFor, error) {
	out := new(ERC4626AdapterNotAccountedFor)
	if err := eRC4626Adapter.abi.UnpackIntoInterface(out, "NotAccountedFor", raw); err != nil {
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

// ERC4626AdapterRequestNumbered represents a RequestNumbered error raised by the ERC4626Adapter contract.
type ERC4626AdapterRequestNumbered struct {
	RequestId *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error RequestNumbered(uint256 requestId)
func ERC4626AdapterRequestNumberedErrorID() common.Hash {
	return common.HexToHash("0x4496647d80dacfa26b46673cbf088eb06ec9d16b6198031841cd7e21895a382b")
}

// UnpackRequestNumberedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error RequestNumbered(uint256 requestId)
func (eRC4626Adapter *ERC4626Adapter) UnpackRequestNumberedError(raw []byte) (*ERC4626AdapterRequestNumbered, error) {
	out := new(ERC4626AdapterRequestNumbered)
	if err := eRC4626Adapter.abi.UnpackIntoInterface(out, "RequestNumbered", raw); err != nil {
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

// ERC4626AdapterWrongShare represents a WrongShare error raised by the ERC4626Adapter contract.
type ERC4626AdapterWrongShare struct {
	Source common.Address
	Share  common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error WrongShare(address source, address share)
func ERC4626AdapterWrongShareErrorID() common.Hash {
	return common.HexToHash("0x30f766bcb3360a3e79efa20151407d0a8622c04139608500621b906bda8a9571")
}

// UnpackWrongShareError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error WrongShare(address source, address share)
func (eRC4626Adapter *ERC4626Adapter) UnpackWrongShareError(raw []byte) (*ERC4626AdapterWrongShare, error) {
	out := new(ERC4626AdapterWrongShare)
	if err := eRC4626Adapter.abi.UnpackIntoInterface(out, "WrongShare", raw); err != nil {
		return nil, err
	}
	return out, nil
}
