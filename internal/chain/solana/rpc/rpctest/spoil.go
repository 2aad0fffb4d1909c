package rpctest

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"

	"github.com/granaryhq/granary/internal/chain/solana"
)

// refuseBeyond is the error of a node that has no slots above limit to a request that
// needs one; nil when it does not.
func refuseBeyond(q message, limit uint64) json.RawMessage {
	var slot uint64
	if q.Method == "getBlock" && len(q.Params) > 0 && json.Unmarshal(q.Params[0], &slot) == nil && slot > limit {
		return json.RawMessage(fmt.Sprintf(`{"code":-32004,"message":"Block not available for slot %d"}`, slot))
	}
	var options struct {
		MinContextSlot uint64 `json:"minContextSlot"`
	}
	if n := len(q.Params); n > 0 && json.Unmarshal(q.Params[n-1], &options) == nil && options.MinContextSlot > limit {
		return json.RawMessage(fmt.Sprintf(`{"code":-32016,"message":"Minimum context slot has not been reached","data":{"contextSlot":%d}}`, limit))
	}
	return nil
}

// refuseCrowded is the error of a node that is asked for the token accounts of an owner who has too many; nil of any other.
func refuseCrowded(f Faults, q message) json.RawMessage {
	var owner string
	if q.Method != "getTokenAccountsByOwner" || len(q.Params) == 0 || json.Unmarshal(q.Params[0], &owner) != nil || owner != f.TooManyAccountsOf {
		return nil
	}
	return json.RawMessage(`{"code":-32600,"message":"too many token accounts"}`)
}

// refuseFuture is the error of a node that is asked for transactions of a block of which one
// is of a later version; nil when it can answer.
func refuseFuture(f Faults, q message) json.RawMessage {
	var slot uint64
	var options struct {
		Details string `json:"transactionDetails"`
		Most    int    `json:"maxSupportedTransactionVersion"`
	}
	var signature string
	if q.Method == "getTransaction" && len(q.Params) > 0 && json.Unmarshal(q.Params[0], &signature) == nil && slices.Contains(f.Future, signature) {
		return futureRefusal
	}
	if f.LaterFrom > 0 && q.Method == "getBlock" && len(q.Params) == 2 && json.Unmarshal(q.Params[0], &slot) == nil && slot >= f.LaterFrom &&
		json.Unmarshal(q.Params[1], &options) == nil && options.Details == "full" && options.Most <= solana.LatestVersion {
		return futureRefusal
	}
	if f.FutureFrom == 0 || q.Method != "getBlock" || len(q.Params) < 2 || json.Unmarshal(q.Params[0], &slot) != nil || slot < f.FutureFrom {
		return nil
	}
	if json.Unmarshal(q.Params[1], &options) != nil || options.Details != "full" {
		return nil
	}
	return futureRefusal
}

// futureRefusal is Agave's text.
var futureRefusal = json.RawMessage(`{"code":-32015,"message":"Transaction version (2) is not supported by the requesting client. Please try the request again with the following configuration parameter: \"maxSupportedTransactionVersion\": 2"}`)

// acknowledgeSwallowed answers for a transaction that was not passed on as if it had
// been.
func acknowledgeSwallowed(q message) (message, error) {
	var text string
	if err := json.Unmarshal(q.Params[0], &text); err != nil {
		return message{}, err
	}
	raw, err := base64.StdEncoding.DecodeString(text)
	if err != nil {
		return message{}, err
	}
	tx, err := solana.DecodeTransaction(raw)
	if err != nil {
		return message{}, err
	}
	return message{Version: "2.0", ID: q.ID, Result: encodeJSON(tx.Signatures[0])}, nil
}

// object is a JSON object; its numbers are json.Number.
type object = map[string]any

// spoilResult applies the faults to a result. Slots above limit do not exist.
func spoilResult(f Faults, method string, result json.RawMessage, limit uint64) json.RawMessage {
	value := decodeJSON(result)
	switch method {
	case "getGenesisHash":
		if f.Genesis != "" {
			value = f.Genesis
		}
	case "getSlot":
		value = lowerSlot(value, limit)
	case "getBlocks":
		value = spoilSlots(f, value, limit)
	case "getBlock":
		spoilBlock(f, value)
	case "getTransaction":
		if f.HideTransactions || slotOf(value) > limit {
			return json.RawMessage("null")
		}
		spoilTransaction(f, value)
	case "getSignaturesForAddress":
		value = forgetEarlier(f, hideLater(value, limit, false))
	case "getMultipleAccounts":
		if f.HideAccounts {
			hideAccounts(value)
		}
	case "getFirstAvailableBlock":
		if numberOf(value) < f.ForgottenBefore {
			value = f.ForgottenBefore
		}
	case "getSignatureStatuses":
		if answer, is := value.(object); is {
			answer["value"] = hideLater(answer["value"], limit, true)
		}
	}
	if answer, is := value.(object); is {
		if at, is := answer["context"].(object); is {
			at["slot"] = lowerSlot(at["slot"], limit)
		}
	}
	return encodeJSON(value)
}

// forgetEarlier leaves out the transactions of slots that the node has forgotten.
func forgetEarlier(f Faults, value any) any {
	list, is := value.([]any)
	if !is {
		return value
	}
	return slices.DeleteFunc(list, func(item any) bool { return slotOf(item) < f.ForgottenBefore })
}

// hideAccounts has an answer show none of the accounts.
func hideAccounts(value any) {
	answer, is := value.(object)
	if !is {
		return
	}
	if list, is := answer["value"].([]any); is {
		clear(list)
	}
}

// lowerSlot is the slot, or limit when it is above.
func lowerSlot(slot any, limit uint64) any {
	if numberOf(slot) > limit {
		return limit
	}
	return slot
}

func spoilSlots(f Faults, value any, limit uint64) any {
	list, is := value.([]any)
	if !is {
		return value
	}
	list = slices.DeleteFunc(list, func(slot any) bool { return numberOf(slot) > limit })
	if f.LoseBlocks && len(list) > 1 {
		list = list[1:]
	}
	return list
}

func spoilBlock(f Faults, value any) {
	block, is := value.(object)
	if !is {
		return
	}
	if f.WrongHash {
		block["blockhash"] = solana.Hash{0xbb}.String()
	}
	list, is := block["transactions"].([]any)
	if !is {
		return
	}
	if f.LoseTransactions && len(list) > 0 {
		list = list[:len(list)-1]
		block["transactions"] = list
	}
	parent := numberOf(block["parentSlot"])
	for _, tx := range list {
		spoilTransaction(f, tx)
		if tx, is := tx.(object); is && f.LaterFrom > 0 && parent+1 >= f.LaterFrom {
			tx["version"], tx["transaction"] = solana.LatestVersion+1, []any{base64.StdEncoding.EncodeToString([]byte{0x82, 1, 2, 3}), "base64"}
		}
	}
}

func spoilTransaction(f Faults, value any) {
	tx, is := value.(object)
	if !is {
		return
	}
	if encoded, is := tx["transaction"].([]any); is && f.BreakSignatures {
		raw, err := base64.StdEncoding.DecodeString(encoded[0].(string))
		if err == nil && len(raw) > 64 {
			raw[64] ^= 1
			encoded[0] = base64.StdEncoding.EncodeToString(raw)
		}
	}
	meta, is := tx["meta"].(object)
	if !is || !f.AlterAmounts {
		return
	}
	held, is := meta["postTokenBalances"].([]any)
	if !is || len(held) == 0 {
		return
	}
	if amount, is := held[len(held)-1].(object)["uiTokenAmount"].(object); is {
		units, _ := strconv.ParseUint(amount["amount"].(string), 10, 64)
		amount["amount"] = strconv.FormatUint(units+153, 10)
	}
}

// hideLater omits values of slots above limit, or replaces them by null.
func hideLater(value any, limit uint64, keepPlace bool) any {
	list, is := value.([]any)
	if !is {
		return value
	}
	out := []any{}
	for _, item := range list {
		switch {
		case slotOf(item) <= limit:
			out = append(out, item)
		case keepPlace:
			out = append(out, nil)
		}
	}
	return out
}

// slotOf is the slot in which an object lies; 0 when it says none.
func slotOf(value any) uint64 {
	if o, is := value.(object); is {
		return numberOf(o["slot"])
	}
	return 0
}

func numberOf(value any) uint64 {
	n, is := value.(json.Number)
	if !is {
		return 0
	}
	u, _ := strconv.ParseUint(n.String(), 10, 64)
	return u
}

func decodeJSON(in json.RawMessage) (value any) {
	d := json.NewDecoder(bytes.NewReader(in))
	d.UseNumber()
	if err := d.Decode(&value); err != nil {
		panic(err)
	}
	return value
}

func encodeJSON(value any) json.RawMessage {
	out, err := json.Marshal(value)
	if err != nil {
		panic(err)
	}
	return out
}
