package validator_test

import (
	"encoding/base64"
	"encoding/json"
	"net/http"
	"reflect"
	"strings"
	"testing"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
)

type object = map[string]any

// at is an answer's part, by names and places.
func at(from any, path ...any) any {
	for _, step := range path {
		switch step := step.(type) {
		case string:
			fields, _ := from.(object)
			from = fields[step]
		case int:
			all, _ := from.([]any)
			if step >= len(all) {
				return nil
			}
			from = all[step]
		}
	}
	return from
}

var confirmedCall = object{"commitment": "confirmed"}

// Each method returns a validator's response.
func TestMethods(t *testing.T) {
	w := newStage(t)
	l := w.must(list{solana.SetComputeUnitPrice(7), solana.Memo("hello"), solana.TransferLamports(public(payer), public(bob), sol)})
	name := mustDecode(t, l).Signatures[0]
	w.mine(4)
	message := base64.StdEncoding.EncodeToString(w.sign(list{solana.SetComputeUnitLimit(10), solana.SetComputeUnitPrice(1)}).Message.Encode())
	slot := float64(l.Slot)
	for _, c := range []struct {
		method string
		params []any
		path   []any
		want   any
	}{
		{"getHealth", nil, nil, "ok"},
		{"getVersion", nil, []any{"solana-core"}, "3.0.0"},
		{"getGenesisHash", nil, nil, validator.GenesisHash.String()},
		{"getSlot", nil, nil, float64(w.Final())},
		{"getSlot", []any{confirmedCall}, nil, float64(w.Head())},
		{"getBlockHeight", []any{confirmedCall}, nil, float64(w.Head())},
		{"getEpochInfo", []any{confirmedCall}, []any{"absoluteSlot"}, float64(w.Head())},
		{"getLatestBlockhash", []any{confirmedCall}, []any{"value", "blockhash"}, w.Blockhash().String()},
		{"getLatestBlockhash", []any{confirmedCall}, []any{"value", "lastValidBlockHeight"}, float64(w.Head() + 150)},
		{"isBlockhashValid", []any{w.Blockhash(), confirmedCall}, []any{"value"}, true},
		{"isBlockhashValid", []any{solana.Hash{1}, confirmedCall}, []any{"value"}, false},
		{"getBalance", []any{public(bob)}, []any{"value"}, float64(sol)},
		{"getBalance", []any{public(fresh)}, []any{"value"}, float64(0)},
		{"getAccountInfo", []any{public(fresh)}, []any{"value"}, nil},
		{"getAccountInfo", []any{aliceT, object{"encoding": "base64"}}, []any{"value", "owner"}, solana.TokenProgram.String()},
		{"getAccountInfo", []any{aliceT, object{"encoding": "base64"}}, []any{"value", "space"}, float64(165)},
		{"getAccountInfo", []any{aliceT, object{"encoding": "base64", "dataSlice": object{"offset": 0, "length": 0}}}, []any{"value", "data", 0}, ""},
		{"getAccountInfo", []any{solana.SysvarClock, object{"encoding": "base64", "dataSlice": object{"offset": 0, "length": 8}}}, []any{"value", "data", 0},
			base64.StdEncoding.EncodeToString([]byte{byte(w.Final()), 0, 0, 0, 0, 0, 0, 0})},
		{"getAccountInfo", []any{solana.TokenProgram, object{"encoding": "base64"}}, []any{"value", "executable"}, true},
		{"getAccountInfo", []any{aliceT, object{"encoding": "jsonParsed"}}, []any{"value", "data", "parsed", "info", "tokenAmount", "uiAmountString"}, "1"},
		{"getAccountInfo", []any{validator.USDC, object{"encoding": "jsonParsed"}}, []any{"value", "data", "parsed", "info", "supply"}, "1000000"},
		{"getAccountInfo", []any{public(bob), object{"encoding": "jsonParsed"}}, []any{"value", "data", 1}, "base64"},
		{"getMultipleAccounts", []any{[]any{public(fresh), public(bob)}, object{"encoding": "base64"}}, []any{"value", 1, "lamports"}, float64(sol)},
		{"getMinimumBalanceForRentExemption", []any{165}, nil, float64(2_039_280)},
		{"getTokenAccountBalance", []any{aliceT}, []any{"value", "uiAmountString"}, "1"},
		{"getTokenSupply", []any{validator.USDC}, []any{"value", "amount"}, "1000000"},
		{"getTokenAccountsByOwner", []any{public(alice), object{"mint": validator.USDC}, object{"encoding": "base64"}}, []any{"value", 0, "pubkey"}, aliceT.String()},
		{"getTokenAccountsByOwner", []any{public(alice), object{"programId": solana.TokenProgram}, object{"encoding": "base64"}}, []any{"value", 0, "pubkey"}, aliceT.String()},
		{"getTokenAccountsByOwner", []any{public(alice), object{"mint": validator.USDT}, object{"encoding": "base64"}}, []any{"value", 0}, nil},
		{"getSignatureStatuses", []any{[]any{name}}, []any{"value", 0, "confirmationStatus"}, "finalized"},
		{"getSignatureStatuses", []any{[]any{solana.Signature{1}}}, []any{"value", 0}, nil},
		{"getSignaturesForAddress", []any{public(bob)}, []any{0, "memo"}, "[5] hello"},
		{"getSignaturesForAddress", []any{public(bob)}, []any{0, "signature"}, name.String()},
		{"getTransaction", []any{name}, []any{"transaction", "message", "accountKeys", 0}, public(payer).String()},
		{"getTransaction", []any{name}, []any{"slot"}, slot},
		{"getTransaction", []any{name}, []any{"meta", "fee"}, float64(5002)}, // 7 × 206,000 micro-lamports
		{"getTransaction", []any{name, object{"maxSupportedTransactionVersion": 0}}, []any{"version"}, "legacy"},
		{"getTransaction", []any{solana.Signature{1}}, nil, nil},
		{"getBlock", []any{l.Slot, object{"transactionDetails": "none"}}, []any{"transactions"}, nil},
		{"getBlock", []any{l.Slot, object{"transactionDetails": "signatures"}}, []any{"signatures", 0}, name.String()},
		{"getBlock", []any{l.Slot, object{"transactionDetails": "accounts"}}, []any{"transactions", 0, "transaction", "accountKeys", 0, "signer"}, true},
		{"getBlock", []any{l.Slot, object{"transactionDetails": "accounts"}}, []any{"transactions", 0, "transaction", "accountKeys", 1, "pubkey"}, public(bob).String()},
		{"getBlock", []any{l.Slot}, []any{"transactions", 0, "meta", "status", "Ok"}, nil},
		{"getBlock", []any{l.Slot}, []any{"parentSlot"}, slot - 1},
		{"getBlocks", []any{0, 2}, []any{2}, float64(2)},
		{"getBlocks", []any{l.Slot, confirmedCall}, []any{4}, float64(w.Head())},
		{"getBlocksWithLimit", []any{1, 2}, []any{1}, float64(2)},
		{"getBlocksWithLimit", []any{1, 2}, []any{2}, nil},
		{"getBlockTime", []any{l.Slot}, nil, float64(w.block(l.Slot).Time)},
		{"getFirstAvailableBlock", nil, nil, float64(0)},
		{"minimumLedgerSlot", nil, nil, float64(0)},
		{"getRecentPrioritizationFees", []any{[]any{public(bob)}}, []any{int(l.Slot), "prioritizationFee"}, float64(7)},
		{"getRecentPrioritizationFees", []any{[]any{public(alice)}}, []any{int(l.Slot), "prioritizationFee"}, float64(0)},
		{"getFeeForMessage", []any{message, confirmedCall}, []any{"value"}, float64(5001)},
	} {
		var got any
		w.ask(c.method, &got, c.params...)
		if found := at(got, c.path...); !reflect.DeepEqual(found, c.want) {
			text, _ := json.Marshal(got)
			t.Errorf("%s %v: %v is %v, want %v in %.500s", c.method, c.params, c.path, found, c.want, text)
		}
	}
}

func mustDecode(t *testing.T, l landed) solana.Transaction {
	t.Helper()
	raw, err := base64.StdEncoding.DecodeString(l.Transaction[0])
	if err != nil {
		t.Fatal(err)
	}
	tx, err := solana.DecodeTransaction(raw)
	if err != nil {
		t.Fatal(err)
	}
	return tx
}

// An invalid request is an error with a text and code.
func TestWrongCalls(t *testing.T) {
	w := newStage(t)
	w.mine(3)
	good := w.sign(list{solana.Memo("good")})
	forged := good
	forged.Signatures = []solana.Signature{{1}}
	poor := w.sign(list{solana.TransferLamports(public(alice), public(bob), 1000*sol)}, alice)
	big := base64.StdEncoding.EncodeToString(make([]byte, 1233))
	base := object{"encoding": "base64"}
	for name, c := range map[string]struct {
		method string
		params []any
		code   int
	}{
		"no such method":                   {"getMoney", nil, -32601},
		"no parameter":                     {"getBalance", nil, -32602},
		"no address":                       {"getBalance", []any{"hello"}, -32602},
		"no number":                        {"getBlock", []any{"1"}, -32602},
		"a commitment that is none":        {"getSlot", []any{object{"commitment": "sure"}}, -32602},
		"a block that may go":              {"getBlock", []any{0, object{"commitment": "processed"}}, -32602},
		"a history that may go":            {"getSignaturesForAddress", []any{public(bob), object{"commitment": "processed"}}, -32602},
		"too many of a history":            {"getSignaturesForAddress", []any{public(bob), object{"limit": 1001}}, -32602},
		"a block of tomorrow":              {"getBlock", []any{1000, confirmedCall}, -32004},
		"a slot that is not here yet":      {"getSlot", []any{object{"minContextSlot": 1000}}, -32016},
		"large data in base58":             {"getAccountInfo", []any{aliceT, object{"encoding": "base58"}}, -32602},
		"an unknown encoding":              {"getAccountInfo", []any{aliceT, object{"encoding": "hex"}}, -32602},
		"a balance of a wallet":            {"getTokenAccountBalance", []any{public(alice)}, -32602},
		"a balance of nobody":              {"getTokenAccountBalance", []any{public(bob)}, -32602},
		"a supply of a wallet":             {"getTokenSupply", []any{public(alice)}, -32602},
		"accounts of no mint":              {"getTokenAccountsByOwner", []any{public(alice), object{}}, -32602},
		"too many accounts":                {"getMultipleAccounts", []any{make([]solana.PublicKey, 101)}, -32602},
		"too many signatures":              {"getSignatureStatuses", []any{make([]solana.Signature, 257)}, -32602},
		"too many slots":                   {"getBlocksWithLimit", []any{0, 500_001}, -32602},
		"a transaction that is none":       {"sendTransaction", []any{"AAAA", base}, -32602},
		"a transaction that is too large":  {"sendTransaction", []any{big, base}, -32602},
		"bad base64":                       {"sendTransaction", []any{"***", base}, -32602},
		"a signature that is wrong":        {"sendTransaction", []any{encode(forged), base}, -32003},
		"one that is wrong, unchecked":     {"sendTransaction", []any{encode(forged), object{"encoding": "base64", "skipPreflight": true}}, -32003},
		"a transaction that would fail":    {"sendTransaction", []any{encode(poor), base}, -32002},
		"signatures of a changed message":  {"simulateTransaction", []any{encode(good), object{"encoding": "base64", "sigVerify": true, "replaceRecentBlockhash": true}}, -32602},
		"an airdrop of too much":           {"requestAirdrop", []any{public(bob), uint64(1 << 60)}, -32602},
		"a message that is none":           {"getFeeForMessage", []any{"AAAA"}, -32602},
		"a transaction's name that is no…": {"getTransaction", []any{"x"}, -32602},
	} {
		if failed := w.try(c.method, nil, c.params...); failed == nil || failed.Code != c.code {
			t.Errorf("%s: %+v, want code %d", name, failed, c.code)
		}
	}
}

// A transaction that would fail is not accepted, and the response has the reason.
func TestPreflightTellsWhy(t *testing.T) {
	w := newStage(t)
	poor := w.sign(list{solana.TransferChecked(aliceT, validator.USDC, aliceT, public(alice), 1<<40, 6)}, alice)
	failed := w.try("sendTransaction", nil, encode(poor), object{"encoding": "base64", "preflightCommitment": "confirmed"})
	if failed == nil || !strings.HasPrefix(failed.Message, "Transaction simulation failed: Error processing Instruction 0: custom program error: 0x1") {
		t.Fatalf("it says %+v", failed)
	}
	var data struct {
		Err  json.RawMessage
		Logs []string
	}
	if err := json.Unmarshal(failed.Data, &data); err != nil {
		t.Fatal(err)
	}
	if string(data.Err) != customFailed(0, 1) || !strings.Contains(strings.Join(data.Logs, "\n"), "Error: insufficient funds") {
		t.Errorf("its data is %s", failed.Data)
	}
	w.mine(1)
	if l := w.transaction(poor.Signatures[0]); l.Slot != 0 {
		t.Errorf("it is in slot %d", l.Slot)
	}
}

// The newest blockhash is not known where only finalized state counts.
func TestPreflightIsOfItsCommitment(t *testing.T) {
	w := newStage(t)
	w.mine(3)
	tx := w.sign(list{solana.Memo("x")})
	failed := w.try("sendTransaction", nil, encode(tx), object{"encoding": "base64"})
	if failed == nil || failed.Message != "Transaction simulation failed: Blockhash not found" {
		t.Errorf("preflight at finalized says %+v, want that the blockhash is not found", failed)
	}
	w.ask("sendTransaction", nil, encode(tx), object{"encoding": "base64", "preflightCommitment": "processed"})
	w.mine(1)
	if l := w.transaction(tx.Signatures[0]); l.Slot == 0 {
		t.Error("it has not landed")
	}
}

func TestSimulation(t *testing.T) {
	w := newStage(t)
	tx := w.sign(list{solana.CreateAssociatedToken(public(payer), public(bob), validator.USDC, solana.TokenProgram)})
	tx.Message.Blockhash, tx.Signatures[0] = solana.Hash{9}, solana.Signature{}
	ask := func(with object) (got any) {
		with["encoding"], with["commitment"] = "base64", "confirmed"
		w.ask("simulateTransaction", &got, encode(tx), with)
		return at(got, "value")
	}
	if got := at(ask(object{}), "err"); got != "BlockhashNotFound" {
		t.Errorf("with an unknown blockhash: %v", got)
	}
	if got := at(ask(object{"sigVerify": true}), "err"); got != "SignatureFailure" {
		t.Errorf("without a signature: %v", got)
	}
	got := ask(object{"replaceRecentBlockhash": true, "innerInstructions": true, "accounts": object{"encoding": "base64", "addresses": []any{bobT, public(fresh)}}})
	if at(got, "err") != nil || at(got, "unitsConsumed") == float64(0) || at(got, "replacementBlockhash", "blockhash") != w.Blockhash().String() {
		t.Errorf("with the newest blockhash: %v", got)
	}
	if at(got, "accounts", 0, "space") != float64(165) || at(got, "accounts", 1) != nil {
		t.Errorf("its accounts would be %v, want bob's and none", at(got, "accounts"))
	}
	if at(got, "innerInstructions", 0, "instructions", 3) == nil {
		t.Errorf("its inner instructions would be %v, want four", at(got, "innerInstructions"))
	}
	if w.Account(bobT).Lamports != 0 {
		t.Error("the simulation has made the account")
	}
}

// A history is read newest first, in pages, and from one transaction to another.
func TestHistories(t *testing.T) {
	w := newStage(t)
	var names []string // oldest first
	for range 3 {
		var all []solana.Transaction
		for range 3 {
			tx := w.sign(list{solana.Memo(strings.Repeat("m", len(names)+1)), solana.TransferLamports(public(payer), public(bob), sol)})
			names, all = append(names, tx.Signatures[0].String()), append(all, tx)
		}
		for _, tx := range all {
			w.sendUnchecked(tx)
		}
		w.mine(1)
	}
	w.land(w.sign(list{solana.Memo("of nobody here")}))
	for name, c := range map[string]struct {
		with object
		want []int
	}{
		"all":                  {object{}, []int{8, 7, 6, 5, 4, 3, 2, 1, 0}},
		"a page":               {object{"limit": 2}, []int{8, 7}},
		"the next page":        {object{"limit": 2, "before": names[7]}, []int{6, 5}},
		"the last page":        {object{"limit": 5, "before": names[1]}, []int{0}},
		"behind the last page": {object{"before": names[0]}, nil},
		"since":                {object{"until": names[6]}, []int{8, 7}},
		"since, in pages":      {object{"until": names[2], "before": names[5]}, []int{4, 3}},
		"since the newest":     {object{"until": names[8]}, nil},
		"since who knows when": {object{"until": solana.Signature{7}.String(), "limit": 1}, []int{8}},
	} {
		c.with["commitment"] = "confirmed"
		var got []struct {
			Signature string
			Memo      string
		}
		w.ask("getSignaturesForAddress", &got, public(bob), c.with)
		var places []int
		for _, g := range got {
			places = append(places, len(g.Memo)-len("[1] x"))
			if at := places[len(places)-1]; at < 0 || at > 8 || names[at] != g.Signature {
				t.Errorf("%s: %s has the memo %q", name, g.Signature, g.Memo)
			}
		}
		if !reflect.DeepEqual(places, c.want) {
			t.Errorf("%s: %v, want %v", name, places, c.want)
		}
	}
}

func TestBatches(t *testing.T) {
	w := newStage(t)
	var got []struct {
		ID     int
		Result any
		Error  *failure
	}
	w.post([]byte(`[{"jsonrpc":"2.0","id":1,"method":"getHealth"},{"jsonrpc":"2.0","id":2,"method":"nothing"},{"jsonrpc":"2.0","id":3,"method":"getSlot"}]`), &got)
	if len(got) != 3 || got[0].Result != "ok" || got[1].Error == nil || got[1].ID != 2 || got[2].Error != nil {
		t.Errorf("the batch is answered with %+v", got)
	}
	for name, c := range map[string]struct {
		body string
		code int
	}{
		"no JSON":      {`{"jsonrpc":`, -32700},
		"half a batch": {`[{"jsonrpc":"2.0"`, -32700},
		"an empty one": {`[]`, -32600},
		"too many":     {"[" + strings.Repeat("1,", 200) + "1]", -32600},
		"a number":     {`1`, -32600},
		"no version":   {`{"id":1,"method":"getHealth"}`, -32600},
		"no list":      {`{"jsonrpc":"2.0","id":1,"method":"getSlot","params":{}}`, -32602},
	} {
		var failed struct{ Error *failure }
		w.post([]byte(c.body), &failed)
		if failed.Error == nil || failed.Error.Code != c.code {
			t.Errorf("%s: %+v, want code %d", name, failed.Error, c.code)
		}
	}
}

// Pages of other origins are rejected, and so are requests that are too large.
func TestOverHTTP(t *testing.T) {
	w := newStage(t)
	for name, c := range map[string]struct {
		method, path, host, media, body string
		status                          int
	}{
		"its address":            {"POST", "/", "", "application/json; charset=utf-8", `{}`, 200},
		"this machine's name":    {"POST", "/", "localhost:1", "application/json", `{}`, 200},
		"a name that leads here": {"POST", "/", "evil.example:8899", "application/json", `{}`, 403},
		"a form of a page":       {"POST", "/", "", "text/plain", `{}`, 415},
		"no kind of content":     {"POST", "/", "", "", `{}`, 415},
		"a page":                 {"GET", "/", "", "", ``, 405},
		"another origin asks":    {"OPTIONS", "/", "", "", ``, 405},
		"health":                 {"GET", "/health", "", "", ``, 200},
		"too much":               {"POST", "/", "", "application/json", strings.Repeat(" ", 1<<20+1), 413},
	} {
		r, err := http.NewRequestWithContext(t.Context(), c.method, w.URL()+c.path, strings.NewReader(c.body))
		if err != nil {
			t.Fatal(err)
		}
		r.Host = c.host
		if c.media != "" {
			r.Header.Set("Content-Type", c.media)
		}
		r.Header.Set("Origin", "https://evil.example")
		response, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		_ = response.Body.Close()
		if response.StatusCode != c.status {
			t.Errorf("%s: status %d, want %d", name, response.StatusCode, c.status)
		}
		if allowed := response.Header.Get("Access-Control-Allow-Origin"); allowed != "" {
			t.Errorf("%s: pages of %q may read it", name, allowed)
		}
	}
}

// For any request, the response is JSON.
func FuzzBody(f *testing.F) {
	w := newStage(f)
	for _, body := range []string{
		`{"jsonrpc":"2.0","id":1,"method":"getBlock","params":[1,{"encoding":"base64","maxSupportedTransactionVersion":0}]}`,
		`{"jsonrpc":"2.0","id":1,"method":"getAccountInfo","params":["11111111111111111111111111111111",{"dataSlice":{"offset":1,"length":-1}}]}`,
		`{"jsonrpc":"2.0","id":1,"method":"getBlocks","params":[0,18446744073709551615]}`,
		`{"jsonrpc":"2.0","id":1,"method":"simulateTransaction","params":["` + encode(w.sign(list{solana.Memo("x")})) + `",{"encoding":"base64","accounts":{"addresses":["x"]}}]}`,
		`[{"jsonrpc":"2.0","id":1,"method":"getSignaturesForAddress","params":["` + public(payer).String() + `",{"limit":-1,"before":"x"}]}]`,
	} {
		f.Add([]byte(body))
	}
	f.Fuzz(func(t *testing.T, body []byte) {
		if got := w.AnswerBody(body); !json.Valid(got) {
			t.Errorf("%.300q is answered with %.300q", body, got)
		}
	})
}

// For any transaction, its simulation ends, and changes no state.
func FuzzTransaction(f *testing.F) {
	w := newStage(f)
	c := newCast()
	for n := range 40 {
		f.Add(w.signStep(c.step(throwDice(1, n))).Encode())
	}
	before := w.lamportsOf(c.everyone)
	f.Fuzz(func(t *testing.T, raw []byte) {
		body, err := json.Marshal(object{"jsonrpc": "2.0", "id": 1, "method": "simulateTransaction", "params": []any{
			base64.StdEncoding.EncodeToString(raw), object{"encoding": "base64", "replaceRecentBlockhash": true, "innerInstructions": true},
		}})
		if err != nil {
			t.Fatal(err)
		}
		if got := w.AnswerBody(body); !json.Valid(got) {
			t.Errorf("%x is answered with %.300q", raw, got)
		}
		if after := w.lamportsOf(c.everyone); after != before {
			t.Errorf("there were %d lamports and are %d", before, after)
		}
	})
}

// For any log, reading it ends.
func FuzzLog(f *testing.F) {
	f.Add([]byte{2, 0, 0, 0, 0x9b, 0x4a, 0xcb, 0xdb, '{', '}'})
	f.Add([]byte{255, 255, 255, 255, 0, 0, 0, 0})
	f.Fuzz(func(t *testing.T, log []byte) {
		if n := validator.ReadLog(log); n > len(log)/8 {
			t.Errorf("%d bytes have %d records", len(log), n)
		}
	})
}
