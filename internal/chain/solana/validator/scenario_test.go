package validator_test

import (
	"crypto/ed25519"
	"encoding/binary"
	"encoding/json"
	"slices"
	"testing"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
)

// step is a transaction that the payer pays for, with its expected outcome.
type step struct {
	what         string
	instructions list
	others       []ed25519.PrivateKey
	nonce        *solana.PublicKey // whose value stands for a blockhash
	version1     bool              // the transaction is of version 1
	want         string            // error; empty for none
	departs      []string          // references that are known to do otherwise
}

// Ways in which references are not like a validator.
var (
	// litesvm, and Surfpool on top of it, does not distinguish a program that is not there from an account that is
	// none, and charges no fee for either.
	ofPrograms = []string{litesvm, surfpool}
	// Surfpool looks at a nonce's authority only when the instruction runs.
	ofAuthority = []string{surfpool}
)

// scenario is a sequence of transactions, each in a slot of its own.
type scenario struct {
	name  string
	steps []step
}

var (
	payer  = keyOf("payer")
	alice  = keyOf("alice")
	bob    = keyOf("bob")
	mint   = keyOf("mint")
	fresh  = keyOf("fresh")
	other  = keyOf("other")
	aliceT = associated(public(alice))
	bobT   = associated(public(bob))
)

func keys(all ...ed25519.PrivateKey) []ed25519.PrivateKey { return all }

// genesis are the accounts that every scenario begins with: SOL for the payer and alice,
// USDC for alice, and the native mint, which litesvm has not by itself.
func genesis() map[solana.PublicKey]validator.Account {
	token := solana.TokenAccount{Mint: validator.USDC, Owner: public(alice), Amount: 1_000_000, State: solana.TokenInitialized}
	usdc := solana.Mint{Authority: &validator.FaucetKey, Supply: 1_000_000, Decimals: 6, Initialized: true, Freeze: &validator.FaucetKey}
	native := solana.Mint{Decimals: 9, Initialized: true}
	return map[solana.PublicKey]validator.Account{
		solana.NativeMint: {Lamports: solana.RentExempt(solana.MintSize), Owner: solana.TokenProgram, Data: native.Encode()},
		public(payer):     {Lamports: 100 * sol},
		public(alice):     {Lamports: 10 * sol},
		aliceT:            {Lamports: solana.RentExempt(solana.TokenAccountSize), Owner: solana.TokenProgram, Data: token.Encode()},
		validator.USDC:    {Lamports: solana.RentExempt(solana.MintSize), Owner: solana.TokenProgram, Data: usdc.Encode()},
	}
}

// newStage starts a chain with the accounts that every scenario begins with.
func newStage(t testing.TB) *world {
	t.Helper()
	v, err := validator.Start(validator.Options{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = v.Close() })
	for key, account := range genesis() {
		v.SetAccount(key, account)
	}
	w := &world{TB: t, Validator: v, payer: payer}
	w.mine(1)
	return w
}

// signStep makes the transaction of a step.
func (w *world) signStep(s step) solana.Transaction {
	w.Helper()
	if s.version1 {
		t, err := validator.SignTransaction1(w.Blockhash(), s.instructions, append([]ed25519.PrivateKey{w.payer}, s.others...)...)
		if err != nil {
			w.Fatalf("%s: %v", s.what, err)
		}
		return t
	}
	if s.nonce == nil {
		return w.sign(s.instructions, s.others...)
	}
	nonce, err := solana.DecodeNonceAccount(w.Account(*s.nonce).Data)
	if err != nil {
		w.Fatalf("%s: %v", s.what, err)
	}
	return w.signAt(nonce.Value, s.instructions, s.others...)
}

// perform runs a transaction and returns its error, empty for none. One that is not
// taken into a block says why not.
func (w *world) perform(t solana.Transaction) string {
	w.Helper()
	simulated := w.simulate(t)
	l := w.land(t)
	failed := string(simulated.Err)
	if l.Slot > 0 && string(l.Meta.Err) != failed {
		w.Errorf("it was simulated with %s and landed with %s", failed, l.Meta.Err)
	}
	if l.Slot > 0 && simulated.Units != l.Meta.Units {
		w.Errorf("it was simulated with %d units and landed with %d", simulated.Units, l.Meta.Units)
	}
	if failed == "null" {
		return ""
	}
	return failed
}

// performQuietly is perform for where it is done often.
func (w *world) performQuietly(t solana.Transaction) string {
	w.Helper()
	if err := w.Send(t); err != nil {
		w.Fatal(err)
	}
	w.mine(1)
	failed := string(w.transaction(t.Signatures[0]).Meta.Err)
	if failed == "" {
		failed = string(w.simulate(t).Err)
	}
	if failed == "null" {
		return ""
	}
	return failed
}

// Each rule of the programs, and a validator's error for its violation.
func TestPrograms(t *testing.T) {
	for _, s := range slices.Concat(systemScenarios(), tokenScenarios(), nativeScenarios(), token2022Scenarios(), otherScenarios()) {
		t.Run(s.name, func(t *testing.T) {
			t.Parallel()
			w := newStage(t)
			for _, step := range s.steps {
				tx := w.signStep(step)
				if got := w.perform(tx); got != step.want {
					t.Errorf("%s: %s, want %s\n%v", step.what, orNone(got), orNone(step.want), w.transaction(tx.Signatures[0]).Meta.Logs)
				}
			}
		})
	}
}

func orNone(failed string) string {
	if failed == "" {
		return "no error"
	}
	return failed
}

// raw is an instruction of any bytes.
func raw(program solana.PublicKey, data []byte, accounts ...solana.AccountMeta) solana.Instruction {
	return solana.Instruction{Program: program, Accounts: accounts, Data: data}
}

func signs(key ed25519.PrivateKey) solana.AccountMeta {
	return solana.AccountMeta{Key: public(key), Signer: true, Writable: true}
}
func writes(key solana.PublicKey) solana.AccountMeta {
	return solana.AccountMeta{Key: key, Writable: true}
}
func reads(key solana.PublicKey) solana.AccountMeta { return solana.AccountMeta{Key: key} }

// system is data of the System program: numbers, keys and texts in their order.
func system(kind uint32, arguments ...any) []byte {
	b := binary.LittleEndian.AppendUint32(nil, kind)
	for _, a := range arguments {
		switch a := a.(type) {
		case int:
			b = binary.LittleEndian.AppendUint64(b, uint64(a))
		case solana.PublicKey:
			b = append(b, a[:]...)
		case string:
			b = append(binary.LittleEndian.AppendUint64(b, uint64(len(a))), a...)
		}
	}
	return b
}

// token is data of the Token program.
func token(kind byte, arguments ...any) []byte {
	return append([]byte{kind}, system(0, arguments...)[4:]...)
}

// failed is an error of the first instruction but for where it says otherwise.
func failed(cause any, at ...int) string {
	n := 0
	if len(at) > 0 {
		n = at[0]
	}
	if code, is := cause.(int); is {
		cause = map[string]int{"Custom": code}
	}
	text, err := json.Marshal(map[string]any{"InstructionError": []any{n, cause}})
	if err != nil {
		panic(err)
	}
	return string(text)
}

func poorAt(account int) string {
	text, err := json.Marshal(map[string]any{"InsufficientFundsForRent": map[string]int{"account_index": account}})
	if err != nil {
		panic(err)
	}
	return string(text)
}
