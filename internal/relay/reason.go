package relay

import (
	"fmt"
	"math/big"
	"strings"
	"unicode"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common/hexutil"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/intent"
)

// longestReason bounds a reason in bytes: anybody's contract may have written it.
const longestReason = 300

// knownErrors are the errors of other people's contracts that are worth words.
var knownErrors = errorsByID(`[
	{"type":"error","name":"ERC20InsufficientBalance","inputs":[{"name":"sender","type":"address"},{"name":"balance","type":"uint256"},{"name":"needed","type":"uint256"}]},
	{"type":"error","name":"ERC20InsufficientAllowance","inputs":[{"name":"spender","type":"address"},{"name":"allowance","type":"uint256"},{"name":"needed","type":"uint256"}]},
	{"type":"error","name":"ERC20InvalidSender","inputs":[{"name":"sender","type":"address"}]},
	{"type":"error","name":"ERC20InvalidReceiver","inputs":[{"name":"receiver","type":"address"}]},
	{"type":"error","name":"SafeERC20FailedOperation","inputs":[{"name":"token","type":"address"}]},
	{"type":"error","name":"ERC4626ExceededMaxDeposit","inputs":[{"name":"receiver","type":"address"},{"name":"assets","type":"uint256"},{"name":"max","type":"uint256"}]},
	{"type":"error","name":"ERC4626ExceededMaxMint","inputs":[{"name":"receiver","type":"address"},{"name":"shares","type":"uint256"},{"name":"max","type":"uint256"}]},
	{"type":"error","name":"ERC4626ExceededMaxWithdraw","inputs":[{"name":"owner","type":"address"},{"name":"assets","type":"uint256"},{"name":"max","type":"uint256"}]},
	{"type":"error","name":"ERC4626ExceededMaxRedeem","inputs":[{"name":"owner","type":"address"},{"name":"shares","type":"uint256"},{"name":"max","type":"uint256"}]},
	{"type":"error","name":"OwnableUnauthorizedAccount","inputs":[{"name":"account","type":"address"}]},
	{"type":"error","name":"AccessControlUnauthorizedAccount","inputs":[{"name":"account","type":"address"},{"name":"role","type":"bytes32"}]},
	{"type":"error","name":"EnforcedPause","inputs":[]},
	{"type":"error","name":"FailedCall","inputs":[]},
	{"type":"error","name":"InsufficientBalance","inputs":[{"name":"balance","type":"uint256"},{"name":"needed","type":"uint256"}]}
]`, contracts.WalletExecutorMetaData.ABI, contracts.IntentCarrierMetaData.ABI, contracts.BalanceGuardMetaData.ABI)

func errorsByID(texts ...string) map[[4]byte]abi.Error {
	out := map[[4]byte]abi.Error{}
	for _, text := range texts {
		parsed, err := abi.JSON(strings.NewReader(text))
		if err != nil {
			panic("relay: " + err.Error())
		}
		for _, e := range parsed.Errors {
			out[[4]byte(e.ID[:4])] = e
		}
	}
	return out
}

// explainRevert puts what a failed call returned into words. The bytes come from
// anybody's contract and may be cut short: none make it fail.
func explainRevert(data []byte) string { return cleanReason(describeRevert(data, 3)) }

// explainRefusal puts into words why a wallet refused an intent, as the carrier
// logged it. It begins with waiting when that is no fault of the intent's.
func explainRefusal(data []byte) string {
	if len(data) >= 4 {
		switch knownErrors[[4]byte(data[:4])].Name {
		case "IntentExpired", "IntentAlreadyUsed", "WalletWithoutCode":
			return waiting + explainRevert(data)
		}
	}
	return explainRevert(data)
}

func describeRevert(data []byte, depth int) string {
	if len(data) == 0 {
		return "reverted without a reason"
	}
	if len(data) < 4 || depth == 0 {
		return "reverted with " + hexutil.Encode(data)
	}
	if text, err := abi.UnpackRevert(data); err == nil {
		return text
	}
	e, ok := knownErrors[[4]byte(data[:4])]
	if !ok {
		return "reverted with " + hexutil.Encode(data[:min(len(data), 68)])
	}
	values, err := e.Inputs.Unpack(data[4:])
	if err != nil {
		return e.Name
	}
	if text, ok := describeSlippage(e.Name, values); ok {
		return text
	}
	if e.Name == "CallFailed" && len(values) == 2 {
		if inner, ok := values[1].([]byte); ok {
			return describeCall(values[0], describeRevert(inner, depth-1))
		}
	}
	if len(values) == 0 {
		return e.Name
	}
	args := make([]string, len(values))
	for i, v := range values {
		args[i] = fmt.Sprintf("%s %v", e.Inputs[i].Name, v)
	}
	return e.Name + ": " + strings.Join(args, ", ")
}

// explainCall puts into words why the call in a place of an intent failed.
func explainCall(place int, data []byte) string {
	return cleanReason(describeCall(place, describeRevert(data, 3)))
}

// describeCall says which call failed, unless that says nothing: of slippage it is
// always the last.
func describeCall(place any, reason string) string {
	if strings.HasPrefix(reason, intent.ReasonSlippage+":") {
		return reason
	}
	return fmt.Sprintf("call %v failed: %s", place, reason)
}

// describeSlippage puts into words that a source gave less, or took more, than the
// wallet's intent allows.
func describeSlippage(name string, values []any) (string, bool) {
	if name != "ChangeBelowMinimum" || len(values) != 3 {
		return "", false
	}
	change, isChange := values[1].(*big.Int)
	minimum, isMinimum := values[2].(*big.Int)
	if !isChange || !isMinimum {
		return "", false
	}
	if minimum.Sign() < 0 {
		return fmt.Sprintf("%s: cost %s units of %v, at most %s were allowed", intent.ReasonSlippage, new(big.Int).Neg(change), values[0], new(big.Int).Neg(minimum)), true
	}
	return fmt.Sprintf("%s: brought %s units of %v, at least %s were asked for", intent.ReasonSlippage, change, values[0], minimum), true
}

// cleanReason drops what cannot be printed and clips the rest.
func cleanReason(s string) string {
	s = strings.Map(func(r rune) rune {
		if unicode.IsPrint(r) {
			return r
		}
		return -1
	}, strings.ToValidUTF8(s, ""))
	if len(s) > longestReason {
		s = strings.ToValidUTF8(s[:longestReason], "") + "…"
	}
	return s
}
