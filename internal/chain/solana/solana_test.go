package solana

import (
	"bytes"
	"crypto/ed25519"
	"encoding/base64"
	"errors"
	"math/big"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/randtest"
	"github.com/granaryhq/granary/internal/waittest"
)

func TestMain(m *testing.M) { waittest.Main(m) }

func keyPair(seed byte) (PublicKey, ed25519.PrivateKey) {
	private := ed25519.NewKeyFromSeed(bytes.Repeat([]byte{seed}, ed25519.SeedSize))
	return PublicKey(private.Public().(ed25519.PublicKey)), private
}

// Addresses that Solana's own tools derive.
func TestDerivedAddresses(t *testing.T) {
	// The associated token account of USDC that the documentation of wallets shows.
	owner := mustKey("HWHvQhFmJB3NUcu1aihKmrKegfVxBEHzwVX6yZCKEsi1")
	usdt := mustKey("Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB")
	if got := AssociatedTokenAddress(owner, usdt, TokenProgram); got.OnCurve() || got == AssociatedTokenAddress(owner, usdt, Token2022Program) {
		t.Errorf("the associated token account is %s", got)
	}
	if _, _, err := FindProgramAddress(make([][]byte, maxSeeds), SystemProgram); !errors.Is(err, ErrSeed) {
		t.Errorf("sixteen seeds and a number: %v", err)
	}
	if _, err := CreateWithSeed(owner, "more than the thirty-two bytes allowed", SystemProgram); !errors.Is(err, ErrSeed) {
		t.Errorf("a long seed: %v", err)
	}
}

func TestKeysAreRead(t *testing.T) {
	for _, text := range []string{"", "1", "1111111111111111111111111111111", "111111111111111111111111111111111", "l1111111111111111111111111111111", " 11111111111111111111111111111111"} {
		if k, err := ParsePublicKey(text); !errors.Is(err, ErrKey) {
			t.Errorf("%q is read as %s, %v", text, k, err)
		}
	}
	if k, err := ParsePublicKey(TokenProgram.String()); err != nil || k != TokenProgram || KeyOf(TokenProgram.Address()) != k {
		t.Errorf("the token program is read as %s, %v", k, err)
	}
	if !KeyOf("0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed").IsZero() {
		t.Error("an EVM address has a key")
	}
}

func TestATransactionHasOneForm(t *testing.T) {
	payer, payerKey := keyPair(1)
	wallet, walletKey := keyPair(2)
	nonce, mint := mustKey("SysvarC1ock11111111111111111111111111111111"), TokenProgram
	m, err := NewMessage(payer, Hash{7}, AdvanceNonce(nonce, payer), SetComputeUnitLimit(50_000), SetComputeUnitPrice(1_000), Memo("text", wallet),
		CreateAssociatedTokenIdempotent(payer, wallet, mint, TokenProgram), TransferChecked(payer, mint, nonce, wallet, 5, 6))
	if err != nil {
		t.Fatal(err)
	}
	message := m.Encode()
	tx := Transaction{[]Signature{SignMessage(message, payerKey), SignMessage(message, walletKey)}, m}
	encoded := tx.Encode()
	decoded, err := DecodeTransaction(encoded)
	if err != nil || !bytes.Equal(decoded.Encode(), encoded) {
		t.Fatalf("it is decoded as %+v, %v", decoded, err)
	}
	if err := decoded.Verify(); err != nil {
		t.Error(err)
	}
	in, err := decoded.Message.Instruction(5)
	want := TransferChecked(payer, mint, nonce, wallet, 5, 6)
	if err != nil || in.Program != TokenProgram || !bytes.Equal(in.Data, want.Data) || len(in.Accounts) != 4 || in.Accounts[3] != (AccountMeta{wallet, true, false}) {
		t.Errorf("its last instruction is %+v, %v", in, err)
	}
	decoded.Signatures[1][0]++
	if err := decoded.Verify(); !errors.Is(err, ErrSignature) {
		t.Errorf("with another signature: %v", err)
	}
	for n := range encoded {
		if _, err := DecodeTransaction(encoded[:n]); err == nil {
			t.Errorf("its first %d bytes are decoded", n)
		}
	}
	if _, err := DecodeTransaction(append(bytes.Clone(encoded), 0)); !errors.Is(err, ErrMessage) {
		t.Errorf("with a byte more: %v", err)
	}
	longer := append([]byte{encoded[0] | 0x80, 0}, encoded[1:]...)
	if _, err := DecodeTransaction(longer); !errors.Is(err, ErrMessage) {
		t.Errorf("with a length in two bytes: %v", err)
	}
}

// A transaction as it was on the network.
func TestATransactionOfTheNetwork(t *testing.T) {
	// The example of Solana's documentation of transactions: one lamport sent.
	const text = "AVXo5X7UNzpuOmYzkZ+fqHDGiRLTSMlWlUCcZKzEV5CIKlrdvZa3/2GrJJfPrXgZqJbYDaGiOnP99tI/sRJfiwwBAAEDRQ/n5E5CLbMbHanUG3+iVvBAWZu0WFM6NoB5xfybQ7kNwwgfIhv6odn2qTUu/gOisDtaeCW1qlwW/gx3ccr/4wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAvsInicc+E3IZzLqeA+iM5cn9kSaeFzOuClz1Z2kZQy0BAgIAAQwCAAAAAPIFKgEAAAA="
	raw, err := base64.StdEncoding.DecodeString(text)
	if err != nil {
		t.Fatal(err)
	}
	tx, err := DecodeTransaction(raw)
	if err != nil {
		t.Fatal(err)
	}
	in, err := tx.Message.Instruction(0)
	if err != nil || in.Program != SystemProgram || !bytes.Equal(in.Data, TransferLamports(PublicKey{}, PublicKey{}, 5_000_000_000).Data) {
		t.Errorf("it is decoded as %+v, %v", in, err)
	}
}

func TestAccountsAreLaidOut(t *testing.T) {
	a, b := mustKey("SysvarC1ock11111111111111111111111111111111"), TokenProgram
	kept := uint64(9)
	for _, account := range []TokenAccount{{Mint: a, Owner: b, Amount: 5, State: TokenInitialized}, {Mint: b, Owner: a, State: TokenFrozen, Delegate: &a, IsNative: &kept, DelegatedAmount: 3, CloseAuthority: &b}} {
		data := account.Encode()
		got, err := DecodeTokenAccount(data)
		if err != nil || len(data) != TokenAccountSize || !bytes.Equal(got.Encode(), data) {
			t.Errorf("%+v comes back as %+v, %v", account, got, err)
		}
		if _, err := DecodeTokenAccount(data[1:]); !errors.Is(err, ErrLayout) {
			t.Errorf("a byte short: %v", err)
		}
	}
	mint := Mint{Authority: &a, Supply: 7, Decimals: 6, Initialized: true}
	if got, err := DecodeMint(mint.Encode()); err != nil || len(mint.Encode()) != MintSize || !bytes.Equal(got.Encode(), mint.Encode()) {
		t.Errorf("a mint comes back as %+v, %v", got, err)
	}
	nonce := NonceAccount{NonceVersionCurrent, NonceInitialized, a, Hash{1}, 5000}
	if got, err := DecodeNonceAccount(nonce.Encode()); err != nil || got != nonce {
		t.Errorf("a nonce account comes back as %+v, %v", got, err)
	}
	if _, err := DecodeNonceAccount(make([]byte, NonceAccountSize)); !errors.Is(err, ErrLayout) {
		t.Errorf("an account that is no nonce account yet: %v", err)
	}
	for size, want := range map[int]uint64{0: 890_880, TokenAccountSize: 2_039_280, MintSize: 1_461_600, NonceAccountSize: 1_447_680} {
		if got := RentExempt(size); got != want {
			t.Errorf("%d bytes must hold %d lamports, want %d", size, got, want)
		}
	}
}

func TestPriorityFeesAreRoundedUp(t *testing.T) {
	for _, c := range []struct {
		units uint32
		price uint64
		fee   uint64
	}{{0, 5, 0}, {200_000, 0, 0}, {200_000, 1, 1}, {1_000_000, 1, 1}, {1_400_000, 1_000_001, 1_400_002}, {1_400_000, 1 << 40, 1_539_316_278_887}} {
		if got := PriorityFee(c.units, c.price); got != c.fee {
			t.Errorf("%d units at %d cost %d lamports, want %d", c.units, c.price, got, c.fee)
		}
	}
}

// The content of instructions survives compiling, for any content.
func TestMessagesKeepWhatInstructionsSay(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		key := rapid.Map(rapid.IntRange(0, 9), func(n int) PublicKey { return PublicKey{byte(n + 1)} })
		payer := key.Draw(t, "payer")
		var list []Instruction
		for range rapid.IntRange(0, 5).Draw(t, "instructions") {
			in := Instruction{Program: PublicKey{100, byte(rapid.IntRange(0, 2).Draw(t, "program"))}, Data: rapid.SliceOfN(rapid.Byte(), 0, 40).Draw(t, "data")}
			for range rapid.IntRange(0, 6).Draw(t, "accounts") {
				in.Accounts = append(in.Accounts, AccountMeta{key.Draw(t, "account"), rapid.Bool().Draw(t, "signs"), rapid.Bool().Draw(t, "written")})
			}
			list = append(list, in)
		}
		m, err := NewMessage(payer, Hash{1}, list...)
		if err != nil {
			t.Fatal(err)
		}
		if m, err = DecodeMessage(m.Encode()); err != nil {
			t.Fatal(err)
		}
		for n, want := range list {
			got, err := m.Instruction(n)
			if err != nil || got.Program != want.Program || !bytes.Equal(got.Data, want.Data) || len(got.Accounts) != len(want.Accounts) {
				t.Fatalf("instruction %d is %+v, %v; want %+v", n, got, err, want)
			}
			for i, a := range want.Accounts {
				if g := got.Accounts[i]; g.Key != a.Key || a.Signer && !g.Signer || a.Writable && !g.Writable {
					t.Fatalf("account %d of instruction %d is %+v, want %+v", i, n, g, a)
				}
			}
		}
	})
}

func FuzzDecodeTransaction(f *testing.F) {
	payer, key := keyPair(1)
	m, err := NewMessage(payer, Hash{7}, Memo("text", payer))
	if err != nil {
		f.Fatal(err)
	}
	f.Add(Transaction{[]Signature{SignMessage(m.Encode(), key)}, m}.Encode())
	m.Version, m.Lookups = Version0, []Lookup{{PublicKey{9}, []uint8{1}, []uint8{2}}}
	f.Add(Transaction{[]Signature{SignMessage(m.Encode(), key)}, m}.Encode())
	m.Version, m.Lookups, m.Config = Version1, nil, NewConfig(1<<40, 50_000, 65_536)
	f.Add(Transaction{[]Signature{SignMessage(m.Encode(), key)}, m}.Encode())
	f.Fuzz(func(t *testing.T, b []byte) {
		tx, err := DecodeTransaction(b)
		if err != nil {
			return
		}
		if !bytes.Equal(tx.Encode(), b) {
			t.Errorf("%x is decoded, and encoded as %x", b, tx.Encode())
		}
		_ = tx.Verify()
		for n := range tx.Message.Instructions {
			_, _ = tx.Message.Instruction(n)
		}
	})
}

// OnCurve must agree with the curve's equation: x² = (y²-1)/(dy²+1) has a
// solution modulo p.
func TestWhichKeysAreOnTheCurve(t *testing.T) {
	p := new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), 255), big.NewInt(19))
	d := new(big.Int).Mul(big.NewInt(-121665), new(big.Int).ModInverse(big.NewInt(121666), p))
	randtest.Check(t, func(t *rapid.T) {
		key := rapid.SliceOfN(rapid.Byte(), 32, 32).Draw(t, "key")
		y := slices.Clone(key)
		y[31] &= 0x7f // the sign of x
		slices.Reverse(y)
		square := new(big.Int).SetBytes(y)
		square.Mul(square, square)
		u := new(big.Int).Sub(square, big.NewInt(1))
		v := new(big.Int).Mul(d, square)
		v.Add(v, big.NewInt(1))
		want := big.Jacobi(u.Mod(u.Mul(u, v), p), p) >= 0
		if got := PublicKey(key).OnCurve(); got != want {
			t.Fatalf("%x on the curve: %v, want %v", key, got, want)
		}
	})
}
