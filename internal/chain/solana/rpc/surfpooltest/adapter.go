package surfpooltest

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"time"

	"github.com/granaryhq/granary/internal/chain/solana"
)

// settings are the options in the last parameter of most methods.
type settings struct {
	Commitment     string `json:"commitment"`
	MinContextSlot uint64 `json:"minContextSlot,omitempty"`
}

// request and answer of JSON-RPC.
type request struct {
	ID     json.RawMessage   `json:"id"`
	Method string            `json:"method"`
	Params []json.RawMessage `json:"params"`
}

type answer struct {
	Version string          `json:"jsonrpc"`
	ID      json.RawMessage `json:"id"`
	Result  any             `json:"result"`
	Error   *rpcError       `json:"error,omitempty"`
}

// rpcError is a refusal, Surfpool's or the adapter's.
type rpcError struct {
	Code    int             `json:"code"`
	Message string          `json:"message"`
	Data    json.RawMessage `json:"data,omitempty"`
}

// Error is the refusal in words.
func (e *rpcError) Error() string { return fmt.Sprintf("%s (%d)", e.Message, e.Code) }

// client is of Surfpool itself.
var client = &http.Client{Timeout: 10 * time.Second}

// call has Surfpool itself do something.
func (s *Surfpool) call(method string, to any, params ...any) error {
	if params == nil {
		params = []any{}
	}
	body, err := json.Marshal(map[string]any{"jsonrpc": "2.0", "id": 1, "method": method, "params": params})
	if err != nil {
		return err
	}
	response, err := client.Post(s.node, "application/json", bytes.NewReader(body))
	if err != nil {
		return err
	}
	defer func() { _ = response.Body.Close() }()
	var got struct {
		Result json.RawMessage
		Error  *rpcError
	}
	switch err := json.NewDecoder(response.Body).Decode(&got); {
	case err != nil:
		return fmt.Errorf("%s: %w", method, err)
	case got.Error != nil:
		return fmt.Errorf("%s: %w", method, got.Error)
	case to == nil || got.Result == nil:
		return nil
	}
	return json.Unmarshal(got.Result, to)
}

// ServeHTTP answers as a cluster's node does.
func (s *Surfpool) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	var asked request
	if err := json.NewDecoder(r.Body).Decode(&asked); err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	result, err := s.answerRequest(asked)
	out := answer{Version: "2.0", ID: asked.ID, Result: result}
	var refused *rpcError
	switch {
	case errors.As(err, &refused):
		out.Result, out.Error = nil, refused
	case err != nil:
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	w.Header().Set("Content-Type", "application/json")
	_ = json.NewEncoder(w).Encode(out) // who asked has gone
}

// answerRequest answers while the chain does not change, or changes it.
func (s *Surfpool) answerRequest(asked request) (any, error) {
	if asked.Method == "sendTransaction" {
		s.mu.Lock()
		defer s.mu.Unlock()
		return s.keepTransaction(asked)
	}
	s.mu.RLock()
	defer s.mu.RUnlock()
	var o settings
	if n := len(asked.Params); n > 0 {
		_ = json.Unmarshal(asked.Params[n-1], &o) // where it is none, there are none
	}
	if newest := s.lastSlot(o.Commitment); o.MinContextSlot > newest {
		return nil, &rpcError{Code: -32016, Message: "Minimum context slot has not been reached", Data: json.RawMessage(fmt.Sprintf(`{"contextSlot":%d}`, newest))}
	}
	switch asked.Method {
	case "getMultipleAccounts":
		var keys []solana.PublicKey
		if err := json.Unmarshal(asked.Params[0], &keys); err != nil {
			return nil, err
		}
		return s.answerAccounts(keys, o)
	case "getTokenAccountsByOwner":
		var owner solana.PublicKey
		var filter struct{ Mint solana.PublicKey }
		if err := errors.Join(json.Unmarshal(asked.Params[0], &owner), json.Unmarshal(asked.Params[1], &filter)); err != nil {
			return nil, err
		}
		return s.answerTokenAccounts(owner, filter.Mint, o)
	case "getSlot":
		return s.lastSlot(o.Commitment), nil
	case "getFirstAvailableBlock":
		return 0, nil
	case "getBlocks":
		return s.answerBlocks(asked, o)
	case "getBlock":
		return s.answerBlock(asked, o)
	case "getTransaction":
		return s.answerTransaction(asked, o)
	case "getSignaturesForAddress":
		return s.answerSignatures(asked, o)
	case "getAccountInfo", "getBalance", "getTokenAccountBalance", "getProgramAccounts", "getBlockTime":
		return nil, fmt.Errorf("%s is not adapted: it would return data that no block has", asked.Method)
	}
	return s.pass(asked)
}

// pass has Surfpool answer. minContextSlot is removed, since Surfpool misreads it.
func (s *Surfpool) pass(asked request) (result json.RawMessage, err error) {
	params := make([]any, len(asked.Params))
	for i, p := range asked.Params {
		params[i] = p
		var o map[string]json.RawMessage
		if json.Unmarshal(p, &o) == nil && o["minContextSlot"] != nil {
			delete(o, "minContextSlot")
			params[i] = o
		}
	}
	return result, s.call(asked.Method, &result, params...)
}

// atSlot is a value as of a slot.
func atSlot(slot uint64, value any) any {
	return map[string]any{"context": map[string]any{"slot": slot, "apiVersion": "surfpool"}, "value": value}
}

// keepTransaction tries a transaction, as a node does before it passes it on, and has it
// wait for the end of the open slot.
func (s *Surfpool) keepTransaction(asked request) (any, error) {
	var text string
	var o struct {
		SkipPreflight bool   `json:"skipPreflight"`
		Commitment    string `json:"preflightCommitment"`
	}
	if err := json.Unmarshal(asked.Params[0], &text); err != nil {
		return nil, err
	}
	if err := json.Unmarshal(asked.Params[1], &o); err != nil {
		return nil, err
	}
	raw, err := base64.StdEncoding.DecodeString(text)
	if err != nil {
		return nil, err
	}
	tx, err := solana.DecodeTransaction(raw)
	if err != nil {
		return nil, err
	}
	if !o.SkipPreflight {
		if err := s.tryTransaction(tx, text); err != nil {
			return nil, err
		}
	}
	name := tx.Signatures[0]
	if !slices.ContainsFunc(s.waiting, func(w solana.Transaction) bool { return w.Signatures[0] == name }) {
		s.waiting = append(s.waiting, tx)
	}
	return name, nil
}

// tryTransaction rejects a transaction that is in a block, or would fail.
func (s *Surfpool) tryTransaction(tx solana.Transaction, text string) error {
	refuse := func(tried json.RawMessage) error {
		return &rpcError{Code: -32002, Message: "Transaction simulation failed", Data: tried}
	}
	var known struct{ Value []json.RawMessage }
	if err := s.call("getSignatureStatuses", &known, tx.Signatures[:1], map[string]any{"searchTransactionHistory": true}); err != nil {
		return err
	}
	if len(known.Value) == 1 && string(known.Value[0]) != "null" {
		return refuse(json.RawMessage(`{"err":"AlreadyProcessed","logs":[]}`))
	}
	var tried struct{ Value json.RawMessage }
	if err := s.call("simulateTransaction", &tried, text, map[string]any{"encoding": "base64", "sigVerify": true, "commitment": "processed"}); err != nil {
		return err
	}
	var outcome struct{ Err json.RawMessage }
	if err := json.Unmarshal(tried.Value, &outcome); err != nil {
		return err
	}
	if len(outcome.Err) > 0 && string(outcome.Err) != "null" {
		return refuse(tried.Value)
	}
	return nil
}

// executeWaiting has Surfpool execute the waiting transactions, in the open slot. It rejects one that cannot be in a
// block, which is as if no leader had taken it.
func (s *Surfpool) executeWaiting() error {
	for _, tx := range s.waiting {
		written, err := s.findWritten(tx.Message)
		if err == nil {
			err = s.touch(written)
		}
		if err != nil {
			return err
		}
		err = s.call("sendTransaction", nil, base64.StdEncoding.EncodeToString(tx.Encode()), map[string]any{"encoding": "base64", "skipPreflight": true})
		var refused *rpcError
		if err != nil && !errors.As(err, &refused) {
			return err
		}
	}
	s.waiting = nil
	return nil
}

// tableHeader is how many bytes a lookup table has before its addresses.
const tableHeader = 56

// findWritten are the accounts that a transaction may write, those of lookup tables too.
func (s *Surfpool) findWritten(m solana.Message) (written []solana.PublicKey, err error) {
	for i, key := range m.Keys {
		if m.IsWritable(i) {
			written = append(written, key)
		}
	}
	for _, l := range m.Lookups {
		told, err := s.fetchAccounts([]solana.PublicKey{l.Table})
		if err != nil {
			return nil, err
		}
		table, err := decodeAccount(told[0])
		if err != nil {
			return nil, err
		}
		for _, n := range l.Writable {
			if at := tableHeader + 32*int(n); at+32 <= len(table.Data) {
				written = append(written, solana.PublicKey(table.Data[at:at+32]))
			}
		}
	}
	return written, nil
}

// answerBlocks lists the slots of a range that have a block.
func (s *Surfpool) answerBlocks(asked request, o settings) (any, error) {
	var from, to uint64
	if err := errors.Join(json.Unmarshal(asked.Params[0], &from), json.Unmarshal(asked.Params[1], &to)); err != nil {
		return nil, err
	}
	to = min(to, s.lastSlot(o.Commitment))
	slots := []uint64{}
	for n, _ := s.findBlock(from); n < len(s.made) && s.made[n].slot <= to; n++ {
		slots = append(slots, s.made[n].slot)
	}
	return slots, nil
}

// blockHash is the adapter's hash of a block; -1 is the one before the first.
func (s *Surfpool) blockHash(place int) solana.Hash {
	return sha256.Sum256(fmt.Appendf(nil, "%s %d", s.node, place))
}

// answerBlock answers with a block that links to the one before.
func (s *Surfpool) answerBlock(asked request, o settings) (any, error) {
	var slot uint64
	if err := json.Unmarshal(asked.Params[0], &slot); err != nil {
		return nil, err
	}
	if slot > s.lastSlot(o.Commitment) {
		return nil, &rpcError{Code: -32004, Message: fmt.Sprintf("Block not available for slot %d", slot)}
	}
	place, has := s.findBlock(slot)
	if !has {
		return nil, &rpcError{Code: -32009, Message: fmt.Sprintf("Slot %d was skipped", slot)}
	}
	told, err := s.pass(asked)
	var block map[string]json.RawMessage
	if err == nil {
		err = json.Unmarshal(told, &block)
	}
	if err != nil || block == nil {
		return block, err
	}
	for name, value := range map[string]any{
		"blockhash": s.blockHash(place), "previousBlockhash": s.blockHash(place - 1), "parentSlot": s.made[max(place-1, 0)].slot, "blockTime": s.made[place].unix,
	} {
		block[name] = encodeJSON(value)
	}
	var transactions []map[string]json.RawMessage
	if json.Unmarshal(block["transactions"], &transactions) == nil {
		for _, tx := range transactions {
			correctDecimals(tx)
		}
		block["transactions"] = encodeJSON(transactions)
	}
	return block, nil
}

// correctDecimals gives each balance of a transaction before it the decimals of its own mint.
// Surfpool has those of the account that stands at the same place in the list of the balances
// after it, which is another where the transaction made token accounts.
func correctDecimals(tx map[string]json.RawMessage) {
	var meta map[string]json.RawMessage
	if json.Unmarshal(tx["meta"], &meta) != nil || meta == nil {
		return
	}
	type balance struct {
		Index   int            `json:"accountIndex"`
		Mint    string         `json:"mint"`
		Owner   string         `json:"owner"`
		Program string         `json:"programId"`
		Amount  map[string]any `json:"uiTokenAmount"`
	}
	var before, after []balance
	if json.Unmarshal(meta["preTokenBalances"], &before) != nil || json.Unmarshal(meta["postTokenBalances"], &after) != nil {
		return
	}
	decimals := map[string]any{}
	for _, b := range after {
		decimals[b.Mint] = b.Amount["decimals"]
	}
	for _, b := range before {
		if of, known := decimals[b.Mint]; known {
			b.Amount["decimals"] = of
		}
	}
	meta["preTokenBalances"] = encodeJSON(before)
	tx["meta"] = encodeJSON(meta)
}

// answerTransaction answers with a transaction that a block of the commitment has.
func (s *Surfpool) answerTransaction(asked request, o settings) (any, error) {
	told, err := s.pass(asked)
	if err != nil {
		return nil, err
	}
	return s.adaptPlace(told, o)
}

// adaptPlace adds the time of its slot to a response; nil for one that is in none of the commitment.
func (s *Surfpool) adaptPlace(told json.RawMessage, o settings) (any, error) {
	var found map[string]json.RawMessage
	if err := json.Unmarshal(told, &found); err != nil || found == nil {
		return nil, err
	}
	var slot uint64
	if err := json.Unmarshal(found["slot"], &slot); err != nil {
		return nil, err
	}
	if slot > s.lastSlot(o.Commitment) {
		return nil, nil
	}
	place, has := s.findBlock(slot)
	if !has {
		return nil, fmt.Errorf("a transaction in slot %d, which has no block", slot)
	}
	found["blockTime"] = encodeJSON(s.made[place].unix)
	correctDecimals(found)
	return found, nil
}

// answerSignatures lists the transactions of an account that blocks of the commitment have.
func (s *Surfpool) answerSignatures(asked request, o settings) (any, error) {
	told, err := s.pass(asked)
	var all []json.RawMessage
	if err == nil {
		err = json.Unmarshal(told, &all)
	}
	if err != nil {
		return nil, err
	}
	list := []any{}
	for _, one := range all {
		adapted, err := s.adaptPlace(one, o)
		if err != nil {
			return nil, err
		}
		if adapted != nil {
			list = append(list, adapted)
		}
	}
	return list, nil
}

// encodeAll are parameters.
func encodeAll(values ...any) (params []json.RawMessage) {
	for _, value := range values {
		params = append(params, encodeJSON(value))
	}
	return params
}

func encodeJSON(value any) json.RawMessage {
	out, err := json.Marshal(value)
	if err != nil {
		panic(err)
	}
	return out
}
