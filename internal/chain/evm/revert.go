package evm

import (
	"encoding/json"
	"slices"
	"strings"
	"unicode"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/rpc"
)

// The forms in which nodes return the bytes of a revert. The code relies on none of them: it reads the bytes from
// any part of an error, and the words of the message if there are no bytes.
//
//   - geth: code 3, message "execution reverted: WORDS", data "0x…" (go-ethereum, ethapi/errors.go); in
//     eth_simulateV1 the same members in the call's error, code -32000 before ethereum/go-ethereum#33007.
//   - Erigon: as geth (erigontech/erigon#17132).
//   - reth: as geth (crates/rpc/rpc-eth-types/src/simulate.rs); before paradigmxyz/reth#21412 the bytes of
//     a simulated call were in returnData, and its error had none.
//   - anvil: as geth; a simulated call had the message "execution failed" and its bytes in returnData
//     before foundry-rs/foundry#15784.
//   - Nethermind: code 3 since NethermindEth/nethermind#9428, -32000 before it (wevm/viem#4092), message
//     "execution reverted: revert" (#11176), data "0x…"; older versions: code -32015, message "VM execution
//     error.", data "Reverted 0x…" (#5740), "revert: WORDS" (naddison36/tx2uml#13) or "revert" (#2098).
//   - Besu: code -32000 or 3, message "Execution reverted" or "Execution reverted (WORDS)", data "0x…"
//     (besu-eth/besu#5705).
//   - OpenEthereum and gateways before it: code -32015, data "Reverted 0x…" (graphprotocol/graph-node,
//     chain/ethereum/src/ethereum_adapter.rs).
//   - Development chains and wallets nest the error: data {"data": "0x…"}, {"originalError": …}, or
//     {"0xHASH": {"return": "0x…"}}.
//
// A call that fails in the EVM without a revert (a halt) has no bytes, and the code is none of its own:
//
//   - geth, Erigon: code -32000, "invalid opcode: INVALID", "out of gas", "stack underflow (0 <=> 1)", "stack limit
//     reached 1024 (1023)", "invalid jump destination" (go-ethereum, core/vm/errors.go); of an estimate "gas required
//     exceeds allowance (50000000)" (eth/gasestimator).
//   - reth: code -32003, "out of gas: gas required exceeds: 30000", "EVM error: InvalidFEOpcode".
//   - anvil: as reth, with code -32603 and "EVM error InvalidFEOpcode" before foundry-rs/foundry#14592.
//   - Nethermind: code -32000 or -32003 (NethermindEth/nethermind#11174, #12166), "out of gas", "stack underflow",
//     "BadInstruction"; older versions: code -32015, message "VM execution error.", data "Out of gas".
//   - OpenEthereum: code -32015, data "Bad instruction fe", "Bad jump destination 5", "Out of gas".
//   - Development chains: "VM Exception while processing transaction: invalid opcode".

const (
	codeReverted = 3
	codeVMError  = -32015

	// maxRevert bounds the bytes that are kept of a revert. A contract may return any number.
	maxRevert = 4096
	// maxErrorDepth and maxErrorMembers bound the search in nested data of an error.
	maxErrorDepth   = 4
	maxErrorMembers = 16
)

// isRevert reports whether a node's error says that a call reverted, and not that the node failed.
func isRevert(code int, message string, data any) bool {
	if code == codeReverted || hasRevertWord(message) {
		return true
	}
	text, isText := data.(string)
	return code == codeVMError && isText && hasRevertWord(text)
}

func hasRevertWord(text string) bool {
	text = strings.ToLower(text)
	return strings.Contains(text, "execution reverted") || strings.HasPrefix(text, "revert") || strings.Contains(text, "vm exception while processing transaction: revert")
}

// haltPrefixes are the beginnings of the texts by which nodes name a halt, as normalizeText has them.
var haltPrefixes = []string{
	"invalidopcode", "invalidfeopcode", "opcodenotfound", "badinstruction",
	"outofgas", "gasrequiredexceeds", "gasuint64overflow", "memoryoog", "memorylimitoog", "precompileoog", "invalidoperandoog",
	"stackunderflow", "stackoverflow", "stacklimitreached",
	"invalidjump", "badjumpdestination",
	"returndataoutofbounds", "outofoffset", "maxcalldepthexceeded", "calltoodeep",
	"writeprotection", "statechangeduringstaticcall", "callnotallowedinsidestatic", "staticcallviolation",
}

// isHalt reports whether a node's error means that a call failed in the EVM without a revert. Only a text that begins
// with the name of such a failure does, so that a node's own failures are not taken for the contract's.
func isHalt(code int, message string, data any) bool {
	if hasHaltPrefix(message) {
		return true
	}
	text, isText := data.(string)
	return code == codeVMError && isText && hasHaltPrefix(text)
}

func hasHaltPrefix(text string) bool {
	text = normalizeText(text)
	for _, wrapping := range []string{"error", "err", "vmexceptionwhileprocessingtransaction", "evmerror"} {
		text = strings.TrimPrefix(text, wrapping)
	}
	return slices.ContainsFunc(haltPrefixes, func(prefix string) bool { return strings.HasPrefix(text, prefix) })
}

// normalizeText returns the letters and digits of a text in lower case, since nodes differ in the rest.
func normalizeText(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, text)
}

// newRevert returns the error of a call that reverted, by the parts of a node's answer: the message and
// the data of its error, and the bytes that stand beside it.
func (n *node) newRevert(message string, data any, returned []byte) *revertError {
	out := &revertError{msg: n.redactURL(message)}
	if out.data = findRevertData(data, maxErrorDepth); len(out.data) > 0 {
		return out
	}
	if out.data = clipRevert(returned); len(out.data) > 0 {
		return out
	}
	if out.data = n.revertOfWords(message); len(out.data) > 0 {
		return out
	}
	if text, isText := data.(string); isText {
		out.data = n.revertOfWords(text)
	}
	return out
}

// findRevertData returns the first bytes in the data of an error; none if it has none.
func findRevertData(data any, depth int) []byte {
	switch d := data.(type) {
	case string:
		return decodeRevertText(d, depth)
	case map[string]any:
		if depth == 0 {
			return nil
		}
		for _, name := range []string{"data", "return", "result", "output", "originalError", "error"} {
			if found := findRevertData(d[name], depth-1); len(found) > 0 {
				return found
			}
		}
		if len(d) > maxErrorMembers {
			return nil
		}
		for _, inside := range d {
			nested, isObject := inside.(map[string]any)
			if !isObject {
				continue
			}
			if found := findRevertData(nested, depth-1); len(found) > 0 {
				return found
			}
		}
	}
	return nil
}

// decodeRevertText reads "0x…", "Reverted 0x…" and "execution reverted: 0x…", and JSON within a string.
func decodeRevertText(text string, depth int) []byte {
	text = strings.TrimSpace(text)
	if strings.HasPrefix(text, "{") && depth > 0 {
		var inside map[string]any
		if json.Unmarshal([]byte(text), &inside) != nil {
			return nil
		}
		return findRevertData(inside, depth-1)
	}
	for _, prefix := range []string{"reverted ", "execution reverted: "} {
		if len(text) >= len(prefix) && strings.EqualFold(text[:len(prefix)], prefix) {
			text = strings.TrimSpace(text[len(prefix):])
		}
	}
	found, err := hexutil.Decode(text[:min(len(text), 2+2*maxRevert)])
	if err != nil {
		return nil
	}
	return found
}

func clipRevert(data []byte) []byte { return data[:min(len(data), maxRevert)] }

// revertOfWords returns Error(string) of the contract's words in a message; none if the message has none
// of its own. A node's words for its own failures are no contract's.
func (n *node) revertOfWords(message string) []byte {
	lower := strings.ToLower(message)
	for _, prefix := range []string{"vm exception while processing transaction: reverted with reason string ", "vm exception while processing transaction: revert ", "execution reverted: revert: ", "execution reverted: ", "execution reverted (", "revert: ", "reverted: "} {
		at := strings.Index(lower, prefix)
		if at < 0 || len(lower) != len(message) {
			continue
		}
		words := message[at+len(prefix):]
		if strings.HasSuffix(prefix, "(") {
			words = strings.TrimSuffix(words, ")")
		}
		if found := decodeRevertText(words, 0); len(found) > 0 {
			return found
		}
		words = strings.Trim(n.redactURL(words), `'" `)
		if words == "" || strings.EqualFold(words, "revert") {
			return nil
		}
		return encodeErrorString(words)
	}
	return nil
}

var errorStringArguments = func() abi.Arguments {
	text, err := abi.NewType("string", "", nil)
	if err != nil {
		panic("evm: " + err.Error())
	}
	return abi.Arguments{{Type: text}}
}()

func encodeErrorString(words string) []byte {
	packed, err := errorStringArguments.Pack(words)
	if err != nil {
		return nil
	}
	return clipRevert(append(crypto.Keccak256([]byte("Error(string)"))[:4], packed...))
}

// errorDataOf returns the data of a JSON-RPC error, nil if it has none.
func errorDataOf(err rpc.Error) any {
	if with, ok := err.(rpc.DataError); ok {
		return with.ErrorData()
	}
	return nil
}
