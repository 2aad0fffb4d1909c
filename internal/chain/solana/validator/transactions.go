package validator

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"sort"
	"strings"

	"github.com/granaryhq/granary/internal/chain/solana"
)

// findTransaction returns a transaction of the chain up to a slot.
func (v *Validator) findTransaction(name solana.Signature, slot uint64) (*block, executed, bool, error) {
	at, known := v.places[name]
	if !known || at.slot > slot {
		return nil, executed{}, false, nil
	}
	b, err := v.loadBlock(v.findSlot(at.slot))
	if err != nil {
		return nil, executed{}, false, err
	}
	return b, b.Executed[at.index], true, nil
}

func (v *Validator) getTransaction(p params) (any, error) {
	var name solana.Signature
	if err := p.readInto(0, &name); err != nil {
		return nil, invalidParams("Invalid param: Invalid")
	}
	s, err := v.blockSettings(p, 1)
	if err != nil {
		return nil, err
	}
	b, e, found, err := v.findTransaction(name, v.slotAt(s.Commitment))
	if err != nil || !found {
		return nil, err
	}
	told, err := describeTransaction(e, s)
	if err != nil {
		return nil, err
	}
	told["slot"], told["blockTime"] = b.Slot, b.Time
	return told, nil
}

func (v *Validator) getSignatureStatuses(p params) (any, error) {
	var names []solana.Signature
	if err := p.readInto(0, &names); err != nil {
		return nil, err
	}
	if len(names) > 256 {
		return nil, invalidParams("Too many inputs provided; max 256")
	}
	s, err := v.settings(p, 1)
	if err != nil {
		return nil, err
	}
	head, all := v.head().slot, []any{}
	for _, name := range names {
		told, err := v.describeStatus(name, s.SearchTransactionHistory)
		if err != nil {
			return nil, err
		}
		all = append(all, told)
	}
	return v.withSlot(head, all), nil
}

// describeStatus returns the outcome of a transaction; nil for one that is not there, or that is old, unless history
// is searched.
func (v *Validator) describeStatus(name solana.Signature, history bool) (any, error) {
	head := v.head().slot
	b, e, found, err := v.findTransaction(name, head)
	if err != nil || !found || !history && v.heightAt(head)-v.heightAt(b.Slot) > recentBlockhashes {
		return nil, err
	}
	told := map[string]any{
		"slot": b.Slot, "err": nil, "status": statusOf(e.Meta.Err), "confirmations": nil, "confirmationStatus": v.commitmentOf(b.Slot),
	}
	if hasFailed(e.Meta.Err) {
		told["err"] = e.Meta.Err
	}
	if b.Slot > v.final {
		told["confirmations"] = v.heightAt(head) - v.heightAt(b.Slot)
	}
	return told, nil
}

// commitmentOf is that of a slot with a block.
func (v *Validator) commitmentOf(slot uint64) string {
	if slot <= v.final {
		return finalized
	}
	if v.opts.Alpenglow {
		return processed
	}
	return confirmed
}

func (v *Validator) getSignaturesForAddress(p params) (any, error) {
	key, err := p.key(0)
	if err != nil {
		return nil, err
	}
	s, err := v.blockSettings(p, 1)
	if err != nil {
		return nil, err
	}
	limit := 1000
	if s.Limit != nil {
		limit = *s.Limit
	}
	if limit < 1 || limit > 1000 {
		return nil, invalidParams("Invalid limit; max 1000")
	}
	history := v.histories[key]
	if s.Before != "" {
		before, err := v.placeOf(s.Before)
		if err != nil {
			return nil, err
		}
		n, _ := slices.BinarySearchFunc(history, before, comparePlaces)
		history = history[:n]
	}
	if s.Until != "" {
		until, err := v.placeOf(s.Until)
		if err != nil {
			return nil, err
		}
		n, found := slices.BinarySearchFunc(history, until, comparePlaces)
		if found {
			n++
		}
		history = history[min(n, len(history)):]
	}
	all, newest := []any{}, v.slotAt(s.Commitment)
	for i := len(history) - 1; i >= 0 && len(all) < limit; i-- {
		if history[i].slot > newest {
			continue
		}
		told, err := v.describeHistory(history[i])
		if err != nil {
			return nil, err
		}
		all = append(all, told)
	}
	return all, nil
}

func comparePlaces(a, b place) int {
	if a.slot != b.slot {
		return int(min(max(int64(a.slot)-int64(b.slot), -1), 1))
	}
	return a.index - b.index
}

// placeOf is where a transaction is; before everything if it is nowhere.
func (v *Validator) placeOf(text string) (place, error) {
	name, err := solana.ParseSignature(text)
	if err != nil {
		return place{}, invalidParams("Invalid param: Invalid")
	}
	return v.places[name], nil
}

func (v *Validator) describeHistory(at place) (any, error) {
	b, err := v.loadBlock(v.findSlot(at.slot))
	if err != nil {
		return nil, err
	}
	e := b.Executed[at.index]
	t := e.decodeTransaction()
	told := map[string]any{
		"signature": t.Signatures[0], "slot": b.Slot, "blockTime": b.Time, "err": nil,
		"memo": memoOf(t.Message), "confirmationStatus": v.commitmentOf(b.Slot),
	}
	if hasFailed(e.Meta.Err) {
		told["err"] = e.Meta.Err
	}
	return told, nil
}

// recentFees is the number of blocks whose paid prices are returned.
const recentFees = 150

func (v *Validator) getRecentPrioritizationFees(p params) (any, error) {
	var keys []solana.PublicKey
	if !p.isNull(0) {
		if err := p.readInto(0, &keys); err != nil {
			return nil, err
		}
	}
	recent := v.fork[max(0, len(v.fork)-recentFees):]
	naming, all := v.findNaming(keys, recent[0].slot), []any{}
	for _, ref := range recent {
		b, err := v.loadBlock(ref)
		if err != nil {
			return nil, err
		}
		executed := b.Executed
		if len(keys) > 0 {
			executed = nil
			for _, at := range naming[b.Slot] {
				executed = append(executed, b.Executed[at.index])
			}
		}
		all = append(all, map[string]uint64{"slot": b.Slot, "prioritizationFee": lowestPrice(executed, keys)})
	}
	return all, nil
}

// findNaming are the transactions from a slot on, by their slots, that name one of the
// accounts: the one that the fewest name.
func (v *Validator) findNaming(keys []solana.PublicKey, from uint64) map[uint64][]place {
	var fewest []place
	for i, key := range keys {
		history := v.histories[key]
		recent := history[sort.Search(len(history), func(n int) bool { return history[n].slot >= from }):]
		if i == 0 || len(recent) < len(fewest) {
			fewest = recent
		}
	}
	bySlot := map[uint64][]place{}
	for _, at := range fewest {
		bySlot[at.slot] = append(bySlot[at.slot], at)
	}
	return bySlot
}

// lowestPrice returns the cheapest price for a compute unit among those of these transactions that write all of the
// accounts; 0 without one.
func lowestPrice(all []executed, keys []solana.PublicKey) uint64 {
	lowest := uint64(math.MaxUint64)
	for _, e := range all {
		m := e.decodeTransaction().Message
		writes := func(key solana.PublicKey) bool {
			at := slices.Index(m.Keys, key)
			return at >= 0 && m.IsWritable(at)
		}
		if slices.ContainsFunc(keys, func(key solana.PublicKey) bool { return !writes(key) }) {
			continue
		}
		if costs, err := readBudget(m); err == nil {
			lowest = min(lowest, costs.price)
		}
	}
	if lowest == math.MaxUint64 {
		return 0
	}
	return lowest
}

func (v *Validator) getFeeForMessage(p params) (any, error) {
	var text string
	if err := p.readInto(0, &text); err != nil {
		return nil, err
	}
	raw, err := decodeWire(text, "base64")
	if err != nil {
		return nil, err
	}
	m, err := solana.DecodeMessage(raw)
	if err != nil {
		return nil, invalidParams("failed to deserialize solana_message::versions::VersionedMessage: " + err.Error())
	}
	s, err := v.settings(p, 1)
	if err != nil {
		return nil, err
	}
	slot := v.slotAt(s.Commitment)
	costs, failure := readBudget(m)
	if _, err := v.openBank(v.findSlot(slot), slot+1).checkAge(m); err != nil || failure != nil {
		return v.withContext(s, nil), nil
	}
	return v.withContext(s, costs.feeOf(m)), nil
}

// readTransaction reads the transaction of a call.
func (p params) readTransaction(s settings) (solana.Transaction, error) {
	var text string
	if err := p.readInto(0, &text); err != nil {
		return solana.Transaction{}, err
	}
	raw, err := decodeWire(text, s.Encoding)
	if err != nil {
		return solana.Transaction{}, err
	}
	if len(raw) > solana.MaxTransaction1 {
		return solana.Transaction{}, invalidParams(fmt.Sprintf("decoded solana_transaction::versioned::VersionedTransaction too large: %d bytes (max: %d bytes)", len(raw), solana.MaxTransaction1))
	}
	t, err := solana.DecodeTransaction(raw)
	if err == nil && t.Message.Config.HasLater() {
		err = errors.New("a field of a later version")
	}
	if err != nil {
		return t, invalidParams("failed to deserialize solana_transaction::versioned::VersionedTransaction: " + err.Error())
	}
	return t, nil
}

func (v *Validator) sendTransaction(p params) (any, error) {
	s, err := v.settings(p, 1)
	if err != nil {
		return nil, err
	}
	t, err := p.readTransaction(s)
	if err != nil {
		return nil, err
	}
	if err := t.Verify(); err != nil {
		return nil, &rpcError{Code: codeSignatureFailure, Message: "Transaction signature verification failure"}
	}
	sent := newPending(t)
	if !s.SkipPreflight {
		preflight := s.PreflightCommitment
		if preflight == "" {
			preflight = s.Commitment
		}
		if err := v.checkPreflight(sent, preflight); err != nil {
			return nil, err
		}
	}
	if err := v.enqueue(sent); err != nil {
		return nil, err
	}
	return t.Signatures[0], nil
}

// checkPreflight runs a transaction before it is accepted.
func (v *Validator) checkPreflight(t pending, commitment string) error {
	told, failure := v.runSimulation(t, v.slotAt(commitment))
	if failure == nil {
		return nil
	}
	delete(told, "accounts")
	return &rpcError{Code: codePreflightFailure, Message: "Transaction simulation failed: " + failure.Error() + logsInWords(told["logs"].([]string)), Data: told}
}

// logsInWords returns the text that a validator adds to its message of a failed simulation.
func logsInWords(logs []string) string {
	if len(logs) == 0 {
		return ""
	}
	return fmt.Sprintf(". %d log messages:\n  %s\n", len(logs), strings.Join(logs, "\n  "))
}

// runSimulation runs a transaction on the state of a slot and returns its effects.
func (v *Validator) runSimulation(t pending, slot uint64) (map[string]any, *transactionError) {
	done, failure := v.openBank(v.findSlot(slot), slot+1).simulate(t)
	told := map[string]any{
		"err": nil, "logs": []string{}, "accounts": nil, "unitsConsumed": 0, "returnData": nil, "innerInstructions": nil,
		"replacementBlockhash": nil, "fee": nil,
	}
	if failure == nil {
		failure = done.failure
		told["logs"], told["unitsConsumed"], told["fee"] = done.meta.LogMessages, done.meta.ComputeUnitsConsumed, done.meta.Fee
		told["preBalances"], told["postBalances"] = done.meta.PreBalances, done.meta.PostBalances
		told["preTokenBalances"], told["postTokenBalances"] = done.meta.PreTokenBalances, done.meta.PostTokenBalances
		told["loadedAddresses"] = done.meta.LoadedAddresses
		told["innerInstructions"] = done.meta.InnerInstructions
		told["accounts"] = done
	}
	if failure != nil {
		told["err"] = failure
	}
	return told, failure
}

func (v *Validator) simulateTransaction(p params) (any, error) {
	s, err := v.settings(p, 1)
	if err != nil {
		return nil, err
	}
	t, err := p.readTransaction(s)
	if err != nil {
		return nil, err
	}
	if s.SigVerify && s.ReplaceRecentBlockhash {
		return nil, invalidParams("sigVerify may not be used with replaceRecentBlockhash")
	}
	slot := v.slotAt(s.Commitment)
	ref := v.findSlot(slot)
	if s.ReplaceRecentBlockhash {
		t.Message.Blockhash = ref.hash
	}
	if s.SigVerify && t.Verify() != nil {
		return v.withContext(s, map[string]any{"err": errSignature, "logs": []string{}, "unitsConsumed": 0, "accounts": nil}), nil
	}
	told, _ := v.runSimulation(newPending(t), slot)
	if s.ReplaceRecentBlockhash {
		told["replacementBlockhash"] = map[string]any{"blockhash": ref.hash, "lastValidBlockHeight": v.heightAt(slot) + recentBlockhashes}
	}
	if !s.InnerInstructions {
		told["innerInstructions"] = nil
	}
	done, ran := told["accounts"].(outcome)
	told["accounts"] = nil
	if s.Accounts != nil {
		told["accounts"], err = v.describeAfter(done, ran, slot, *s.Accounts)
		if err != nil {
			return nil, err
		}
	}
	return v.withContext(s, told), nil
}

// describeAfter returns the JSON of accounts after a simulation.
func (v *Validator) describeAfter(done outcome, ran bool, slot uint64, wanted wantedKeys) ([]any, error) {
	all := []any{}
	for _, text := range wanted.Addresses {
		key, err := solana.ParsePublicKey(text)
		if err != nil {
			return nil, invalidParams("Invalid param: Invalid")
		}
		account := v.readAccount(slot, key)
		if at := slices.Index(done.keys, key); ran && at >= 0 && done.failure == nil {
			account = done.after[at]
		}
		encoding := wanted.Encoding
		if encoding == "" {
			encoding = "base64"
		}
		told, err := v.describeAccount(account, settings{Encoding: encoding})
		if err != nil {
			return nil, err
		}
		all = append(all, told)
	}
	return all, nil
}

func (v *Validator) requestAirdrop(p params) (any, error) {
	to, err := p.key(0)
	if err != nil {
		return nil, err
	}
	var lamports uint64
	if err := p.readInto(1, &lamports); err != nil {
		return nil, err
	}
	if lamports > maxAirdrop {
		return nil, invalidParams(fmt.Sprintf("an airdrop is of %d lamports at most", uint64(maxAirdrop)))
	}
	return v.sendFromFaucet(solana.TransferLamports(FaucetKey, to, lamports))
}
