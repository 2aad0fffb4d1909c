package solana

import (
	"bytes"
	"encoding/base64"
	"errors"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/randtest"
)

// A transaction of version 1 as @solana/kit 8.4.0 encodes and signs it.
func TestATransactionOfVersion1IsRead(t *testing.T) {
	const text = "gQEAAQ8AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQID6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iwTmPYsbRpFfFG6aktfPb0vafypMhYhjciZfkFr0X2TygAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA0gQAAAEAAABQwwAAAAABAAICDAACAgwAAAECAAAAQEtMAAAAAAAAAQIAAAAHAAAAAAAAAGozovugq+NTA/Edb+9VsOYPM52FaSaWDSgugDltNdpIWg7rIjtFGjngnSQWxCoWeilNIv0qNcu70SMdCVSjjAQ="
	raw, err := base64.StdEncoding.DecodeString(text)
	if err != nil {
		t.Fatal(err)
	}
	tx, err := DecodeTransaction(raw)
	if err != nil {
		t.Fatal(err)
	}
	if err := tx.Verify(); err != nil {
		t.Error(err)
	}
	if c := tx.Message.Config; c.PriorityFee() != 1<<32+1234 || c.ComputeUnits() != 50_000 || c.LoadedBytes() != 65_536 || c.Has(ConfigHeapBytes) {
		t.Errorf("its budget is %+v", c)
	}
	first, _ := keyPair(7)
	if tx.Message.Keys[0] != first || len(tx.Message.Instructions) != 2 {
		t.Errorf("it is decoded as %+v", tx.Message)
	}
	for n, lamports := range []uint64{5_000_000, 7} {
		in, err := tx.Message.Instruction(n)
		if err != nil || in.Program != SystemProgram || !bytes.Equal(in.Data, TransferLamports(PublicKey{}, PublicKey{}, lamports).Data) {
			t.Errorf("instruction %d is decoded as %+v, %v", n, in, err)
		}
	}
	if !bytes.Equal(tx.Encode(), raw) {
		t.Errorf("it is encoded as %x", tx.Encode())
	}
	for n := range raw {
		if _, err := DecodeTransaction(raw[:n]); !errors.Is(err, ErrMessage) {
			t.Errorf("its first %d bytes: %v", n, err)
		}
	}
	if _, err := DecodeTransaction(append(bytes.Clone(raw), 0)); !errors.Is(err, ErrMessage) {
		t.Errorf("with a byte more: %v", err)
	}
	for n := range raw {
		other := bytes.Clone(raw)
		other[n] ^= 4
		if tx, err := DecodeTransaction(other); err == nil && tx.Verify() == nil {
			t.Errorf("with byte %d changed it is valid", n)
		}
	}
}

// Messages that a validator rejects for their form are not decoded.
func TestFormsThatVersion1CannotHave(t *testing.T) {
	payer, _ := keyPair(1)
	base, err := NewMessage(payer, Hash{7}, Memo("text", payer))
	if err != nil {
		t.Fatal(err)
	}
	valid, err := base.WithConfig(NewConfig(1, 2, 3))
	if err != nil {
		t.Fatal(err)
	}
	for name, change := range map[string]func(*Message){
		"half of a priority fee":         func(m *Message) { m.Config = Config{configFeeLow, []uint32{1}} },
		"the other half":                 func(m *Message) { m.Config = Config{configFeeHigh, []uint32{1}} },
		"a heap that is too small":       func(m *Message) { m.Config = Config{ConfigHeapBytes, []uint32{minHeap - heapStep}} },
		"a heap that is too large":       func(m *Message) { m.Config = Config{ConfigHeapBytes, []uint32{maxHeap + heapStep}} },
		"a heap between two steps":       func(m *Message) { m.Config = Config{ConfigHeapBytes, []uint32{minHeap + 1}} },
		"a lookup":                       func(m *Message) { m.Lookups = []Lookup{{PublicKey{9}, []uint8{1}, nil}} },
		"a program that pays":            func(m *Message) { m.Instructions[0].Program = 0 },
		"an account that is none of it":  func(m *Message) { m.Instructions[0].Accounts[0] = 2 },
		"an account twice":               func(m *Message) { m.Keys[1] = m.Keys[0] },
		"no signer":                      func(m *Message) { m.RequiredSignatures = 0 },
		"more accounts than it may have": func(m *Message) { m.Keys = append(m.Keys, manyKeys(63)...) },
		"more instructions": func(m *Message) {
			for len(m.Instructions) < 65 {
				m.Instructions = append(m.Instructions, m.Instructions[0])
			}
		},
		"more signatures": func(m *Message) { m.Keys, m.RequiredSignatures = append(m.Keys, manyKeys(12)...), 13 },
	} {
		m := valid
		m.Keys, m.Instructions = slices.Clone(valid.Keys), cloneInstructions(valid.Instructions)
		change(&m)
		if err := m.check(); !errors.Is(err, ErrMessage) {
			t.Errorf("%s: %v", name, err)
		}
		if len(m.Lookups) > 0 {
			continue // which the form has no place for
		}
		if _, err := DecodeMessage(m.Encode()); !errors.Is(err, ErrMessage) {
			t.Errorf("%s is decoded: %v", name, err)
		}
	}
	legacy := base
	legacy.Config = NewConfig(1, 2, 3)
	if err := legacy.check(); !errors.Is(err, ErrMessage) {
		t.Errorf("a legacy message with a budget: %v", err)
	}
	inFront := append([]byte{1}, make([]byte, 64)...)
	if _, err := DecodeTransaction(append(inFront, valid.Encode()...)); !errors.Is(err, ErrMessage) {
		t.Errorf("with its signature in front: %v", err)
	}
	if _, err := DecodeMessage(append([]byte{versionPrefix | 2}, valid.Encode()[1:]...)); !errors.Is(err, ErrMessage) {
		t.Errorf("a message of version 2: %v", err)
	}
	large := valid
	large.Instructions = cloneInstructions(valid.Instructions)
	large.Instructions[0].Data = make([]byte, MaxTransaction1)
	if _, err := DecodeTransaction(append(large.Encode(), make([]byte, 64)...)); !errors.Is(err, ErrMessage) {
		t.Errorf("a transaction that is too large: %v", err)
	}
}

// A field that a later release of the network adds to the budget does not affect the other fields.
func TestALaterFieldOfABudgetIsKept(t *testing.T) {
	payer, _ := keyPair(1)
	m, err := NewMessage(payer, Hash{7}, Memo("text", payer))
	if err != nil {
		t.Fatal(err)
	}
	m, err = m.WithConfig(Config{ConfigComputeUnits | 1<<9, []uint32{50_000, 77}})
	if err != nil {
		t.Fatal(err)
	}
	got, err := DecodeMessage(m.Encode())
	if err != nil || !bytes.Equal(got.Encode(), m.Encode()) {
		t.Fatalf("it is decoded as %+v, %v", got, err)
	}
	if c := got.Config; c.ComputeUnits() != 50_000 || c.PriorityFee() != 0 || !c.HasLater() {
		t.Errorf("its budget is %+v", c)
	}
}

// A message in the form of version 1 has the same instructions and accounts as in the legacy form.
func TestVersion1KeepsWhatInstructionsSay(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		payer, key := keyPair(1)
		var list []Instruction
		for range rapid.IntRange(0, 5).Draw(t, "instructions") {
			in := Instruction{Program: PublicKey{100, byte(rapid.IntRange(0, 2).Draw(t, "program"))}, Data: rapid.SliceOfN(rapid.Byte(), 0, 300).Draw(t, "data")}
			for range rapid.IntRange(0, 6).Draw(t, "accounts") {
				in.Accounts = append(in.Accounts, AccountMeta{PublicKey{byte(rapid.IntRange(1, 9).Draw(t, "account"))}, false, rapid.Bool().Draw(t, "written")})
			}
			list = append(list, in)
		}
		m, err := NewMessage(payer, Hash{1}, list...)
		if err != nil {
			t.Fatal(err)
		}
		fee, units := rapid.Uint64().Draw(t, "fee"), rapid.Uint32().Draw(t, "units")
		one, err := m.WithConfig(NewConfig(fee, units, MaxLoadedBytes))
		if err != nil {
			t.Fatal(err)
		}
		tx, err := DecodeTransaction(Transaction{[]Signature{SignMessage(one.Encode(), key)}, one}.Encode())
		if err != nil || tx.Verify() != nil {
			t.Fatalf("%v, %v", err, tx.Verify())
		}
		if c := tx.Message.Config; c.PriorityFee() != fee || c.ComputeUnits() != units || c.LoadedBytes() != MaxLoadedBytes {
			t.Errorf("the budget is %+v", c)
		}
		tx.Message.Version, tx.Message.Config = Legacy, Config{}
		if !bytes.Equal(tx.Message.Encode(), m.Encode()) {
			t.Errorf("%+v comes back as %+v", m, tx.Message)
		}
	})
}

// manyKeys are n accounts that differ from each other and from those of other tests.
func manyKeys(n int) []PublicKey {
	out := make([]PublicKey, n)
	for i := range out {
		out[i] = PublicKey{200, byte(i)}
	}
	return out
}

func cloneInstructions(list []CompiledInstruction) []CompiledInstruction {
	out := make([]CompiledInstruction, len(list))
	for i, in := range list {
		out[i] = CompiledInstruction{in.Program, bytes.Clone(in.Accounts), bytes.Clone(in.Data)}
	}
	return out
}
