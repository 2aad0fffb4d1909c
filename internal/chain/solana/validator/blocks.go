package validator

import (
	"encoding/json"
	"fmt"
	"sort"

	"github.com/mr-tron/base58"

	"github.com/granaryhq/granary/internal/chain/solana"
)

// maxBlockRange is for how many slots blocks are listed at once.
const maxBlockRange = 500_000

// findBlock returns the block of exactly this slot.
func (v *Validator) findBlock(slot uint64, s settings) (*block, error) {
	if slot > v.slotAt(s.Commitment) {
		return nil, &rpcError{Code: codeBlockNotAvailable, Message: fmt.Sprintf("Block not available for slot %d", slot)}
	}
	ref := v.findSlot(slot)
	if ref == nil || ref.slot != slot {
		if slot > v.final {
			return nil, &rpcError{Code: codeBlockNotAvailable, Message: fmt.Sprintf("Block not available for slot %d", slot)}
		}
		return nil, &rpcError{Code: codeSlotSkipped, Message: fmt.Sprintf("Slot %d was skipped, or missing due to ledger jump to recent snapshot", slot)}
	}
	return v.loadBlock(ref)
}

func (v *Validator) getBlock(p params) (any, error) {
	var slot uint64
	if err := p.readInto(0, &slot); err != nil {
		return nil, err
	}
	s, err := v.blockSettings(p, 1)
	if err != nil {
		return nil, err
	}
	b, err := v.findBlock(slot, s)
	if err != nil {
		return nil, err
	}
	told := map[string]any{
		"blockhash": b.Hash, "previousBlockhash": b.ParentHash, "parentSlot": b.Parent,
		"blockTime": b.Time, "blockHeight": b.Height,
	}
	if s.Rewards == nil || *s.Rewards {
		told["rewards"] = []struct{}{}
	}
	switch s.TransactionDetails {
	case "none":
		return told, nil
	case "signatures":
		names := []solana.Signature{}
		for _, e := range b.Executed {
			names = append(names, e.decodeTransaction().Signatures[0])
		}
		told["signatures"] = names
		return told, nil
	case "", "full", "accounts":
	default:
		return nil, invalidParams("Invalid params: unknown variant `" + s.TransactionDetails + "`")
	}
	all := []any{}
	for _, e := range b.Executed {
		one, err := describeTransaction(e, s)
		if err != nil {
			return nil, err
		}
		all = append(all, one)
	}
	told["transactions"] = all
	return told, nil
}

// describeTransaction returns the JSON of a transaction and its outcome.
func describeTransaction(e executed, s settings) (map[string]any, error) {
	t := e.decodeTransaction()
	told := map[string]any{}
	if err := checkSupported(t.Message.Version, s.MaxSupportedTransactionVersion); err != nil {
		return nil, err
	}
	switch {
	case s.MaxSupportedTransactionVersion == nil:
	case t.Message.Version == solana.Legacy:
		told["version"] = "legacy"
	default:
		told["version"] = numberOf(t.Message.Version)
	}
	meta, err := describeMeta(e.Meta)
	if err != nil {
		return nil, err
	}
	told["meta"] = meta
	if s.TransactionDetails == "accounts" {
		told["transaction"] = map[string]any{"signatures": t.Signatures, "accountKeys": e.describeKeys(t)}
		for _, left := range []string{"innerInstructions", "logMessages", "rewards", "loadedAddresses", "computeUnitsConsumed"} {
			delete(meta, left)
		}
		return told, nil
	}
	switch s.Encoding {
	case "base64":
		told["transaction"] = []string{encodeBase64(e.Raw), "base64"}
	case "base58":
		told["transaction"] = []string{base58.Encode(e.Raw), "base58"}
	case "", "json":
		told["transaction"] = describeMessage(t)
	default:
		return nil, invalidParams("Invalid params: encoding " + s.Encoding + " is not one of base64, base58, json")
	}
	return told, nil
}

// numberOf is the number of a version that has one.
func numberOf(v solana.Version) int { return int(v - solana.Version0) }

// checkSupported says that a transaction is of a later version than a client supports: legacy, unless it
// says more.
func checkSupported(v solana.Version, most *int) error {
	if v == solana.Legacy || most != nil && numberOf(v) <= *most {
		return nil
	}
	return &rpcError{Code: codeUnsupportedVersion, Message: fmt.Sprintf("Transaction version (%d) is not supported by the requesting client. "+
		"Please try the request again with the following configuration parameter: \"maxSupportedTransactionVersion\": %[1]d", numberOf(v))}
}

// describeMeta adds the fields that validators return in two ways.
func describeMeta(m txMeta) (map[string]json.RawMessage, error) {
	var told map[string]json.RawMessage
	raw, err := json.Marshal(m)
	if err == nil {
		err = json.Unmarshal(raw, &told)
	}
	if err == nil {
		told["status"], err = json.Marshal(statusOf(m.Err))
	}
	return told, err
}

// describeKeys returns a transaction's use of each of its accounts.
func (e executed) describeKeys(t solana.Transaction) []any {
	all := []any{}
	for i, key := range e.keysOf(t) {
		source, writable := "transaction", t.Message.IsWritable(i)
		if i >= len(t.Message.Keys) {
			source, writable = "lookupTable", i-len(t.Message.Keys) < len(e.Meta.LoadedAddresses.Writable)
		}
		all = append(all, map[string]any{"pubkey": key, "signer": t.Message.IsSigner(i), "writable": writable && !reservedKeys[key], "source": source})
	}
	return all
}

// describeMessage returns a transaction in JSON.
func describeMessage(t solana.Transaction) any {
	instructions := []any{}
	for _, in := range t.Message.Instructions {
		instructions = append(instructions, map[string]any{
			"programIdIndex": in.Program, "accounts": placesOf(in.Accounts), "data": base58.Encode(in.Data), "stackHeight": 1,
		})
	}
	message := map[string]any{
		"accountKeys": t.Message.Keys, "recentBlockhash": t.Message.Blockhash, "instructions": instructions,
		"header": map[string]uint8{
			"numRequiredSignatures": t.Message.RequiredSignatures, "numReadonlySignedAccounts": t.Message.ReadonlySigned,
			"numReadonlyUnsignedAccounts": t.Message.ReadonlyUnsigned,
		},
	}
	switch t.Message.Version {
	case solana.Version1:
		message["transactionConfig"] = describeConfig(t.Message.Config)
	case solana.Version0:
		lookups := []any{}
		for _, l := range t.Message.Lookups {
			lookups = append(lookups, map[string]any{"accountKey": l.Table, "writableIndexes": placesOf(l.Writable), "readonlyIndexes": placesOf(l.Readonly)})
		}
		message["addressTableLookups"] = lookups
	}
	return map[string]any{"signatures": t.Signatures, "message": message}
}

// describeConfig returns the transactionConfig of a message of version 1 in JSON-RPC; a field that is not set is null.
func describeConfig(c solana.Config) any {
	valueOf := func(bits uint32, value uint64) any {
		if !c.Has(bits) {
			return nil
		}
		return value
	}
	return map[string]any{
		"priorityFee":                 valueOf(solana.ConfigPriorityFee, c.PriorityFee()),
		"computeUnitLimit":            valueOf(solana.ConfigComputeUnits, uint64(c.ComputeUnits())),
		"loadedAccountsDataSizeLimit": valueOf(solana.ConfigLoadedBytes, uint64(c.LoadedBytes())),
		"heapSize":                    valueOf(solana.ConfigHeapBytes, uint64(c.HeapBytes())),
	}
}

// placesOf are numbers, which bytes are not in JSON.
func placesOf(b []uint8) []int {
	out := make([]int, len(b))
	for i, n := range b {
		out[i] = int(n)
	}
	return out
}

func (v *Validator) getBlocks(p params) (any, error) {
	var from uint64
	if err := p.readInto(0, &from); err != nil {
		return nil, err
	}
	config, to := 1, uint64(0)
	bounded := !p.isNull(1) && p[1][0] != '{'
	if bounded {
		config = 2
		if err := p.readInto(1, &to); err != nil {
			return nil, err
		}
	} else if len(p) > 2 {
		config = 2
	}
	s, err := v.blockSettings(p, config)
	if err != nil {
		return nil, err
	}
	newest := v.slotAt(s.Commitment)
	if !bounded || to > newest {
		to = newest
	}
	if to < from {
		return []uint64{}, nil
	}
	if to-from > maxBlockRange {
		return nil, invalidParams(fmt.Sprintf("Slot range too large; max %d", maxBlockRange))
	}
	return v.listSlots(from, to, maxBlockRange+1), nil
}

func (v *Validator) getBlocksWithLimit(p params) (any, error) {
	var from uint64
	var limit int
	if err := p.readInto(0, &from); err != nil {
		return nil, err
	}
	if err := p.readInto(1, &limit); err != nil {
		return nil, err
	}
	s, err := v.blockSettings(p, 2)
	if err != nil {
		return nil, err
	}
	if limit < 0 || limit > maxBlockRange {
		return nil, invalidParams(fmt.Sprintf("Limit too large; max %d", maxBlockRange))
	}
	return v.listSlots(from, v.slotAt(s.Commitment), limit), nil
}

// listSlots are the slots with a block in a range, at most so many.
func (v *Validator) listSlots(from, to uint64, limit int) []uint64 {
	slots := []uint64{}
	for i := sort.Search(len(v.fork), func(i int) bool { return v.fork[i].slot >= from }); i < len(v.fork) && v.fork[i].slot <= to && len(slots) < limit; i++ {
		slots = append(slots, v.fork[i].slot)
	}
	return slots
}

func (v *Validator) getBlockTime(p params) (any, error) {
	var slot uint64
	if err := p.readInto(0, &slot); err != nil {
		return nil, err
	}
	b, err := v.findBlock(slot, settings{Commitment: confirmed})
	if err != nil {
		return nil, err
	}
	return b.Time, nil
}
