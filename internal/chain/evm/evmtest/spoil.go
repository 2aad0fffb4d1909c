package evmtest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"regexp"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/crypto"
)

// blockParam is the place of the block among the parameters of a method.
var blockParam = map[string]int{
	"eth_getBlockByNumber":    0,
	"eth_getTransactionCount": 1,
	"eth_getBalance":          1,
	"eth_getCode":             1,
	"eth_call":                1,
	"eth_estimateGas":         1,
	"eth_simulateV1":          1,
}

// hideBlocks rewrites a request so that blocks above limit do not exist for it.
func hideBlocks(upstream string, q *message, limit uint64) error {
	i, ok := blockParam[q.Method]
	if !ok || i >= len(q.Params) {
		return nil
	}
	var at string
	if json.Unmarshal(q.Params[i], &at) != nil {
		return hideBlockOfHash(upstream, q, i, limit)
	}
	n := limit
	switch at {
	case "latest", "pending":
	case "finalized", "safe":
		final, err := fetchBlockNumber(upstream, at)
		if err != nil {
			return err
		}
		n = min(final, limit)
	case "earliest":
		return nil
	default:
		asked, err := hexutil.DecodeUint64(at)
		if err != nil || asked <= limit {
			return nil
		}
		n = 1 << 40
	}
	q.Params[i] = json.RawMessage(fmt.Sprintf("%q", hexutil.EncodeUint64(n)))
	return nil
}

// hideBlockOfHash rewrites a request on the block of a hash so that it names none,
// if that block is above limit.
func hideBlockOfHash(upstream string, q *message, param int, limit uint64) error {
	var at struct {
		BlockHash json.RawMessage `json:"blockHash"`
	}
	if err := json.Unmarshal(q.Params[param], &at); err != nil {
		return err
	}
	answers, err := callNode(upstream, []message{{
		Version: "2.0", ID: json.RawMessage("1"), Method: "eth_getBlockByHash", Params: []json.RawMessage{at.BlockHash, json.RawMessage("false")},
	}})
	if err != nil {
		return err
	}
	var block struct {
		Number hexutil.Uint64 `json:"number"`
	}
	if err := unmarshalInto(answers[0].Result, &block); err != nil {
		return err
	}
	if uint64(block.Number) > limit {
		q.Params[param] = json.RawMessage(fmt.Sprintf(`{"blockHash":%q}`, common.Hash{0xbb}))
	}
	return nil
}

// acknowledgeSwallowed answers for a transaction that was not passed on as if it
// had been.
func acknowledgeSwallowed(q message) json.RawMessage {
	var raw hexutil.Bytes
	if len(q.Params) == 1 && json.Unmarshal(q.Params[0], &raw) == nil {
		return json.RawMessage(fmt.Sprintf("%q", crypto.Keccak256Hash(raw)))
	}
	return nil
}

// spoilAnswer applies the faults to one answer.
func spoilAnswer(f Faults, method string, result json.RawMessage, limit uint64) json.RawMessage {
	switch method {
	case "eth_chainId":
		if f.ChainID != 0 {
			return json.RawMessage(fmt.Sprintf("%q", hexutil.EncodeUint64(f.ChainID)))
		}
	case "eth_blockNumber":
		if f.StaleBy > 0 {
			return json.RawMessage(fmt.Sprintf("%q", hexutil.EncodeUint64(limit)))
		}
	case "eth_getBlockByNumber", "eth_getBlockByHash":
		if f.WrongHash {
			return changeHash(result)
		}
	case "eth_getTransactionReceipt", "eth_getTransactionByHash":
		if f.StaleBy > 0 && isAbove(result, limit) {
			return nil
		}
	case "eth_getLogs":
		if f.LogBlock > 0 {
			result = blockNumbers.ReplaceAll(result, fmt.Appendf(nil, `"blockNumber":"0x%x"`, f.LogBlock))
		}
		if f.StaleBy > 0 {
			return hideLogs(result, limit)
		}
	case "eth_getBlockReceipts":
		return spoilReceipts(f, result, limit)
	}
	return result
}

func changeHash(result json.RawMessage) json.RawMessage {
	var block map[string]json.RawMessage
	if unmarshalInto(result, &block) != nil || block == nil {
		return result
	}
	block["hash"] = json.RawMessage(fmt.Sprintf("%q", common.Hash{0xbb}))
	return mustMarshal(block)
}

// isAbove says whether an object lies in a block above limit.
func isAbove(result json.RawMessage, limit uint64) bool {
	var at struct {
		BlockNumber *hexutil.Uint64 `json:"blockNumber"`
	}
	return unmarshalInto(result, &at) == nil && at.BlockNumber != nil && uint64(*at.BlockNumber) > limit
}

// hideLogs leaves out the logs of blocks above limit.
func hideLogs(result json.RawMessage, limit uint64) json.RawMessage {
	var logs []json.RawMessage
	if unmarshalInto(result, &logs) != nil {
		return result
	}
	return mustMarshal(slices.DeleteFunc(logs, func(log json.RawMessage) bool { return isAbove(log, limit) }))
}

func spoilReceipts(f Faults, result json.RawMessage, limit uint64) json.RawMessage {
	var receipts []map[string]json.RawMessage
	if unmarshalInto(result, &receipts) != nil || len(receipts) == 0 {
		return result
	}
	if f.StaleBy > 0 && isAbove(mustMarshal(receipts[0]), limit) {
		return nil
	}
	if f.TruncateReceipts {
		receipts = receipts[:len(receipts)-1]
	}
	if f.SwapReceipts && len(receipts) > 1 {
		receipts[0], receipts[1] = receipts[1], receipts[0]
	}
	if f.DropLogs || f.AlterAmounts {
		spoilLastLog(f, receipts)
	}
	return mustMarshal(receipts)
}

func spoilLastLog(f Faults, receipts []map[string]json.RawMessage) {
	for i := len(receipts) - 1; i >= 0; i-- {
		var logs []map[string]json.RawMessage
		if unmarshalInto(receipts[i]["logs"], &logs) != nil || len(logs) == 0 {
			continue
		}
		last := len(logs) - 1
		if f.AlterAmounts {
			logs[last]["data"] = json.RawMessage(fmt.Sprintf("%q", common.Hash{31: 0x99}))
		}
		if f.DropLogs {
			logs = logs[:last]
		}
		receipts[i]["logs"] = mustMarshal(logs)
		return
	}
}

func unmarshalInto(in json.RawMessage, v any) error {
	if len(in) == 0 {
		return nil
	}
	return json.Unmarshal(in, v)
}

func mustMarshal(v any) json.RawMessage {
	out, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return out
}

// isOfMoreBlocks reports whether a request searches the logs of a range of more blocks than a number.
func (m message) isOfMoreBlocks(most uint64) bool {
	var filter struct{ FromBlock, ToBlock *hexutil.Uint64 }
	return m.Method == "eth_getLogs" && len(m.Params) == 1 && json.Unmarshal(m.Params[0], &filter) == nil &&
		filter.FromBlock != nil && filter.ToBlock != nil && uint64(*filter.ToBlock-*filter.FromBlock) >= most
}

// isCallWith reports whether a request calls a contract with some data.
func (m message) isCallWith(data []byte) bool {
	return m.Method == "eth_call" && len(m.Params) > 0 && bytes.Contains(m.Params[0], []byte(hexutil.Encode(data)))
}

// changeWord changes the last digit of the first word of a call's result.
func changeWord(result json.RawMessage) json.RawMessage {
	const last = len(`"0x`) + 63
	if len(result) <= last {
		return result
	}
	changed := bytes.Clone(result)
	if changed[last] == '0' {
		changed[last] = '1'
	} else {
		changed[last] = '0'
	}
	return changed
}

var blockNumbers = regexp.MustCompile(`"blockNumber":"0x[0-9a-f]+"`)
