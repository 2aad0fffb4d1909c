package relay

import (
	"bytes"
	"fmt"
	"math/big"
	"strings"
	"sync"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/granaryhq/granary/contracts"
)

// revert is the decoded error of a failed call. Every part of it is chosen by the called contract.
type revert struct {
	name   string // of a known custom error; empty for others
	words  string // of Error(string), or of Panic(uint256); empty for others
	args   []any  // of a known custom error, if they are whole
	inputs abi.Arguments
	data   []byte
}

// maxNesting bounds how often an error is taken out of another.
const maxNesting = 4

// thirdPartyErrors are the errors of other people's contracts that are known by name: those of OpenZeppelin
// Contracts v5 (token/ERC20, token/ERC20/extensions/ERC4626.sol, utils, access, interfaces/draft-IERC6093.sol),
// ERC-7751, Morpho's vaults (MetaMorpho, src/libraries/ErrorsLib.sol), Aave from v3.4 on
// (protocol/libraries/helpers/Errors.sol) and LayerZero's OFT (oft-evm, interfaces/IOFT.sol).
const thirdPartyErrors = `
	ERC20InsufficientBalance(address sender,uint256 balance,uint256 needed)
	ERC20InsufficientAllowance(address spender,uint256 allowance,uint256 needed)
	ERC20InvalidSender(address sender)
	ERC20InvalidReceiver(address receiver)
	ERC20InvalidApprover(address approver)
	ERC20InvalidSpender(address spender)
	SafeERC20FailedOperation(address token)
	ERC4626ExceededMaxDeposit(address receiver,uint256 assets,uint256 max)
	ERC4626ExceededMaxMint(address receiver,uint256 shares,uint256 max)
	ERC4626ExceededMaxWithdraw(address owner,uint256 assets,uint256 max)
	ERC4626ExceededMaxRedeem(address owner,uint256 shares,uint256 max)
	OwnableUnauthorizedAccount(address account)
	AccessControlUnauthorizedAccount(address account,bytes32 role)
	EnforcedPause()
	ExpectedPause()
	FailedCall()
	FailedDeployment()
	InsufficientBalance(uint256 balance,uint256 needed)
	ReentrancyGuardReentrantCall()
	WrappedError(address target,bytes4 selector,bytes reason,bytes details)
	AllCapsReached()
	NotEnoughLiquidity()
	ReservePaused()
	ReserveFrozen()
	ReserveInactive()
	SupplyCapExceeded()
	NotEnoughAvailableUserBalance()
	SlippageExceeded(uint256 amountLD,uint256 minAmountLD)
	AmountSDOverflowed(uint256 amountSD)
	NoPeer(uint32 eid)
	NotEnoughNative(uint256 msgValue)
	LZ_InsufficientFee(uint256 requiredNative,uint256 suppliedNative,uint256 requiredLzToken,uint256 suppliedLzToken)`

// knownErrors are the errors that have a name here, by their selectors: those of others and those of our contracts,
// the sandbox's among them.
var knownErrors = sync.OnceValue(func() map[[4]byte]abi.Error {
	out := map[[4]byte]abi.Error{}
	for _, text := range []string{
		contracts.WalletExecutorMetaData.ABI, contracts.IntentCarrierMetaData.ABI, contracts.BalanceGuardMetaData.ABI, contracts.BridgeFeePayerMetaData.ABI,
		contracts.FeeWrapperMetaData.ABI, contracts.FeeWrapperFactoryMetaData.ABI, contracts.MicroVaultMetaData.ABI, contracts.MicroVaultFactoryMetaData.ABI,
		contracts.AdapterFactoryMetaData.ABI, contracts.ERC4626AdapterMetaData.ABI, contracts.ERC7540AdapterMetaData.ABI,
		contracts.SandboxVaultMetaData.ABI, contracts.SandboxAsyncVaultMetaData.ABI, contracts.SandboxRedemptionQueueMetaData.ABI, contracts.SandboxFundMetaData.ABI,
		contracts.SandboxQuirkyVaultMetaData.ABI, contracts.SandboxZeroMaxVaultMetaData.ABI, contracts.SandboxOFTMetaData.ABI, contracts.SandboxOFTAdapterMetaData.ABI, contracts.SandboxEndpointMetaData.ABI,
	} {
		parsed, err := abi.JSON(strings.NewReader(text))
		if err != nil {
			panic("relay: " + err.Error())
		}
		for _, e := range parsed.Errors {
			out[[4]byte(e.ID[:4])] = e
		}
	}
	for line := range strings.Lines(strings.TrimSpace(thirdPartyErrors)) {
		e := parseError(strings.TrimSpace(line))
		out[[4]byte(e.ID[:4])] = e
	}
	return out
})

// parseError reads an error as Solidity declares it.
func parseError(text string) abi.Error {
	name, rest, _ := strings.Cut(text, "(")
	var inputs abi.Arguments
	for part := range strings.SplitSeq(strings.TrimSuffix(rest, ")"), ",") {
		if part == "" {
			continue
		}
		kind, label, _ := strings.Cut(part, " ")
		typ, err := abi.NewType(kind, "", nil)
		if err != nil {
			panic("relay: " + err.Error())
		}
		inputs = append(inputs, abi.Argument{Name: label, Type: typ})
	}
	return abi.NewError(name, inputs)
}

var (
	errorStringID = crypto.Keccak256([]byte("Error(string)"))[:4]
	callFailedID  = [4]byte(crypto.Keccak256([]byte("CallFailed(uint256,bytes)"))[:4])
)

// decodeRevert decodes the bytes of a failed call, and takes an error out of those that hold another. The
// bytes come from any contract and may be cut short: none make it fail.
func decodeRevert(data []byte) revert {
	out := decodeOne(data)
	for range maxNesting {
		inner := innerError(out)
		if len(inner) == 0 {
			break
		}
		out = decodeOne(inner)
	}
	return out
}

// innerError returns the error that another passes on; none if it passes on none.
func innerError(r revert) []byte {
	switch r.name {
	case "CallFailed", "WrappedError":
		for _, arg := range r.args {
			if inner, ok := arg.([]byte); ok {
				return inner
			}
		}
	}
	return nil
}

func decodeOne(data []byte) revert {
	out := revert{data: data}
	if len(data) < 4 {
		return out
	}
	if text, err := abi.UnpackRevert(data); err == nil {
		out.words = text
		return out
	}
	if bytes.HasPrefix(data, errorStringID) {
		out.words = decodeCutString(data[4:])
		return out
	}
	e, known := knownErrors()[[4]byte(data[:4])]
	if !known {
		return out
	}
	out.name, out.inputs = e.Name, e.Inputs
	if values, err := e.Inputs.Unpack(data[4:]); err == nil {
		out.args = values
	}
	return out
}

// decodeCutString reads the beginning of an encoded string whose end is missing: executors pass on the
// first 128 bytes of a reason.
func decodeCutString(data []byte) string {
	const start = 64 // after the offset and the length
	if len(data) <= start || new(big.Int).SetBytes(data[:32]).Cmp(big.NewInt(32)) != 0 {
		return ""
	}
	length := new(big.Int).SetBytes(data[32:start])
	if rest := len(data) - start; !length.IsUint64() || length.Uint64() > uint64(rest) {
		return string(data[start:])
	}
	return string(data[start : start+int(length.Uint64())])
}

// failedCall returns the place of the call of an intent that an executor's error blames, with the bytes
// of that call.
func failedCall(data []byte) (place int, inner []byte, ok bool) {
	if len(data) < 4 || [4]byte(data[:4]) != callFailedID {
		return 0, nil, false
	}
	r := decodeOne(data)
	if len(r.args) != 2 {
		return 0, nil, false
	}
	at, isNumber := r.args[0].(*big.Int)
	inner, isBytes := r.args[1].([]byte)
	if !isNumber || !isBytes || !at.IsInt64() || at.Int64() > maxCalls {
		return 0, nil, false
	}
	return int(at.Int64()), inner, true
}

// maxCalls is more than the calls that an intent has.
const maxCalls = 1 << 16

// describeError returns the error in the contract's words, unquoted; empty if it has none.
func (r revert) describeError() string {
	switch {
	case r.words != "":
		return r.words
	case r.name != "" && len(r.args) > 0:
		args := make([]string, len(r.args))
		for i, v := range r.args {
			args[i] = r.inputs[i].Name + " " + formatArgument(v)
		}
		return r.name + ": " + strings.Join(args, ", ")
	case r.name != "":
		return r.name
	case len(r.data) > 0:
		const enough = 36 // the selector and one word
		return "error " + hexutil.Encode(r.data[:min(len(r.data), enough)])
	}
	return ""
}

func formatArgument(v any) string {
	switch v := v.(type) {
	case []byte:
		return hexutil.Encode(v[:min(len(v), 32)])
	case [32]byte:
		return hexutil.Encode(v[:])
	case [4]byte:
		return hexutil.Encode(v[:])
	case common.Address:
		return v.Hex()
	}
	return fmt.Sprint(v)
}
