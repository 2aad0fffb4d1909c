package validator_test

import (
	"bytes"
	"crypto/ed25519"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"net/http"
	"testing"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
)

const sol = 1_000_000_000

// world is a chain and those who use it.
type world struct {
	testing.TB
	*validator.Validator
	payer ed25519.PrivateKey // has 100 SOL
	form  solana.Version     // of the payments, voids and closes of markers
}

func startWorld(t testing.TB) *world {
	t.Helper()
	return startWith(t, validator.Options{})
}

func startWith(t testing.TB, opts validator.Options) *world {
	t.Helper()
	v, err := validator.Start(opts)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := v.Close(); err != nil {
			t.Error(err)
		}
	})
	w := &world{TB: t, Validator: v, payer: keyOf("payer")}
	if w.Lamports(public(w.payer)) == 0 {
		w.fund(w.payer, 100*sol)
	}
	return w
}

// keyOf is the key of somebody with this name.
func keyOf(name string) ed25519.PrivateKey {
	seed := sha256.Sum256([]byte("test " + name))
	return ed25519.NewKeyFromSeed(seed[:])
}

func public(key ed25519.PrivateKey) solana.PublicKey {
	return solana.PublicKey(key.Public().(ed25519.PublicKey))
}

func associated(owner solana.PublicKey) solana.PublicKey {
	return solana.AssociatedTokenAddress(owner, validator.USDC, solana.TokenProgram)
}

func (w *world) mine(n int) {
	w.Helper()
	if err := w.MineSlots(n); err != nil {
		w.Fatal(err)
	}
}

func (w *world) fund(who ed25519.PrivateKey, lamports uint64) {
	w.Helper()
	if _, err := w.Faucet(public(who), lamports); err != nil {
		w.Fatal(err)
	}
	w.mine(1)
}

// fundTokens gives somebody USDC in the associated token account.
func (w *world) fundTokens(who ed25519.PrivateKey, units uint64) {
	w.Helper()
	if _, err := w.FaucetToken(validator.USDC, public(who), units); err != nil {
		w.Fatal(err)
	}
	w.mine(1)
}

// sign makes a transaction that the payer pays for, and others sign.
func (w *world) sign(instructions []solana.Instruction, others ...ed25519.PrivateKey) solana.Transaction {
	w.Helper()
	return w.signAt(w.Blockhash(), instructions, others...)
}

func (w *world) signAt(blockhash solana.Hash, instructions []solana.Instruction, others ...ed25519.PrivateKey) solana.Transaction {
	w.Helper()
	t, err := validator.SignTransaction(blockhash, instructions, append([]ed25519.PrivateKey{w.payer}, others...)...)
	if err != nil {
		w.Fatal(err)
	}
	return t
}

// signWith makes a transaction of version 1 with a budget of its own.
func (w *world) signWith(budget solana.Config, instructions ...solana.Instruction) solana.Transaction {
	w.Helper()
	m, err := solana.NewMessage(public(w.payer), w.Blockhash(), instructions...)
	if err == nil {
		m, err = m.WithConfig(budget)
	}
	if err != nil {
		w.Fatal(err)
	}
	return solana.Transaction{Message: m, Signatures: []solana.Signature{solana.SignMessage(m.Encode(), w.payer)}}
}

// land puts a transaction into the next slot, whether it succeeds or fails, and returns its outcome.
func (w *world) land(t solana.Transaction) landed {
	w.Helper()
	w.sendUnchecked(t)
	w.mine(1)
	return w.transaction(t.Signatures[0])
}

func (w *world) sendUnchecked(t solana.Transaction) {
	w.Helper()
	w.ask("sendTransaction", nil, encode(t), map[string]any{"encoding": "base64", "skipPreflight": true})
}

// run makes, signs and lands a transaction.
func (w *world) run(instructions []solana.Instruction, others ...ed25519.PrivateKey) landed {
	w.Helper()
	return w.land(w.sign(instructions, others...))
}

// must runs a step that has to succeed.
func (w *world) must(instructions []solana.Instruction, others ...ed25519.PrivateKey) landed {
	w.Helper()
	l := w.run(instructions, others...)
	if failed := string(l.Meta.Err); failed != "null" {
		w.Fatalf("it failed: %s\n%v", failed, l.Meta.Logs)
	}
	return l
}

// landed is a transaction in its block.
type landed struct {
	Slot        uint64   `json:"slot"`
	Transaction []string `json:"transaction"`
	Meta        meta     `json:"meta"`
}

type meta struct {
	Err               json.RawMessage `json:"err"`
	Fee               uint64          `json:"fee"`
	PreBalances       []uint64        `json:"preBalances"`
	PostBalances      []uint64        `json:"postBalances"`
	PreTokenBalances  []tokenBalance  `json:"preTokenBalances"`
	PostTokenBalances []tokenBalance  `json:"postTokenBalances"`
	Logs              []string        `json:"logMessages"`
	Inner             []struct {
		Index        int `json:"index"`
		Instructions []struct {
			Program     int    `json:"programIdIndex"`
			Accounts    []int  `json:"accounts"`
			Data        string `json:"data"`
			StackHeight int    `json:"stackHeight"`
		} `json:"instructions"`
	} `json:"innerInstructions"`
	Loaded struct {
		Writable []solana.PublicKey `json:"writable"`
		Readonly []solana.PublicKey `json:"readonly"`
	} `json:"loadedAddresses"`
	Units uint64 `json:"computeUnitsConsumed"`
}

type tokenBalance struct {
	Account int              `json:"accountIndex"`
	Mint    solana.PublicKey `json:"mint"`
	Owner   solana.PublicKey `json:"owner"`
	Program solana.PublicKey `json:"programId"`
	Amount  struct {
		Amount   string `json:"amount"`
		Decimals int    `json:"decimals"`
		UI       string `json:"uiAmountString"`
	} `json:"uiTokenAmount"`
}

// transaction reads a transaction that landed. One that did not has no slot.
func (w *world) transaction(name solana.Signature) (l landed) {
	w.Helper()
	w.ask("getTransaction", &l, name, map[string]any{"encoding": "base64", "commitment": "confirmed", "maxSupportedTransactionVersion": solana.LatestVersion})
	return l
}

// ask calls a method that has to succeed.
func (w *world) ask(method string, to any, params ...any) {
	w.Helper()
	if failed := w.try(method, to, params...); failed != nil {
		w.Fatalf("%s: %+v", method, *failed)
	}
}

// failure is an error of JSON-RPC.
type failure struct {
	Code    int             `json:"code"`
	Message string          `json:"message"`
	Data    json.RawMessage `json:"data"`
}

// try calls a method.
func (w *world) try(method string, to any, params ...any) *failure {
	w.Helper()
	body, err := json.Marshal(map[string]any{"jsonrpc": "2.0", "id": 1, "method": method, "params": params})
	if err != nil {
		w.Fatal(err)
	}
	var a struct {
		Result json.RawMessage `json:"result"`
		Error  *failure        `json:"error"`
	}
	w.post(body, &a)
	if a.Error == nil && to != nil {
		if err := json.Unmarshal(a.Result, to); err != nil {
			w.Fatalf("%s: %v in %.300s", method, err, a.Result)
		}
	}
	return a.Error
}

func (w *world) post(body []byte, to any) {
	w.Helper()
	r, err := http.Post(w.URL(), "application/json", bytes.NewReader(body))
	if err != nil {
		w.Fatal(err)
	}
	defer r.Body.Close()
	if err := json.NewDecoder(r.Body).Decode(to); err != nil {
		w.Fatalf("%.300s: %v", body, err)
	}
}

func encode(t solana.Transaction) string { return base64.StdEncoding.EncodeToString(t.Encode()) }

// value is an answer that says of which slot it is.
type value[T any] struct {
	Context struct {
		Slot uint64 `json:"slot"`
	} `json:"context"`
	Value T `json:"value"`
}

// customFailed is the form of a program's own error.
func customFailed(at, number int) string {
	return fmt.Sprintf(`{"InstructionError":[%d,{"Custom":%d}]}`, at, number)
}
