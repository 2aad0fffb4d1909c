package custody

import (
	"bytes"
	"encoding/hex"
	"errors"
	"fmt"
	"log/slog"
	"math/big"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/google/uuid"
	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/randtest"
)

// testKeyring grows from the seed 00 01 02 … 3f.
func testKeyring(t testing.TB) *Keyring {
	t.Helper()
	seed := make([]byte, maxSeed)
	for i := range seed {
		seed[i] = byte(i)
	}
	k, err := NewKeyring(seed)
	if err != nil {
		t.Fatal(err)
	}
	return k
}

// These values hold every customer's money: a change of them loses it.
func TestDerivationNeverChanges(t *testing.T) {
	k := testKeyring(t)
	id := uuid.MustParse("6f1c1ab8-3f0e-4f6b-9a4e-0d6a52c1e7f3")
	evm, onSolana, err := k.Addresses(id)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ name, got, want string }{
		{"EVM address", string(evm), "0x6ff624Ae9c0d87B0634071b4c688F824F2Ad657A"},
		{"Solana address", string(onSolana), "7kj1kSpKsBUVoNNjz13zNagqnv87EST73yMCEhXrwxUK"},
		{"relayer", k.Relayer().Address().Hex(), "0x2d3bfC17D4E10286aa9d705bf5BE5e6058179830"},
		{"secret", hex.EncodeToString(k.Derive("cursor", 32)), "de12552bc285fe57639632927e86b18faf2fb67b81e6d3db5514744e476efb51"},
	} {
		if c.got != c.want {
			t.Errorf("%s is %s, was %s", c.name, c.got, c.want)
		}
	}
	if !solana.KeyOf(onSolana).OnCurve() {
		t.Error("the Solana address is not a key")
	}
}

func TestWalletsShareNoKeys(t *testing.T) {
	k := testKeyring(t)
	randtest.Check(t, func(t *rapid.T) {
		a, b := drawID(t), drawID(t)
		if a == b {
			return
		}
		evmA, solanaA, errA := k.Addresses(a)
		evmB, solanaB, errB := k.Addresses(b)
		if errA != nil || errB != nil {
			t.Fatal(errA, errB)
		}
		relayer := chain.EVMAddress(k.Relayer().Address())
		if evmA == evmB || solanaA == solanaB || evmA == relayer || evmB == relayer {
			t.Fatalf("%s and %s share a key", a, b)
		}
	})
}

func TestSeedsShareNoKeys(t *testing.T) {
	one := testKeyring(t)
	two, err := NewKeyring(bytes.Repeat([]byte{7}, minSeed))
	if err != nil {
		t.Fatal(err)
	}
	id := uuid.New()
	evm1, solana1, _ := one.Addresses(id)
	evm2, solana2, _ := two.Addresses(id)
	if evm1 == evm2 || solana1 == solana2 || one.Relayer().Address() == two.Relayer().Address() ||
		bytes.Equal(one.Derive("x", 32), two.Derive("x", 32)) {
		t.Error("two seeds give one key")
	}
}

func TestNewKeyringRefusesOtherSizes(t *testing.T) {
	for _, n := range []int{0, 16, minSeed - 1, maxSeed + 1} {
		if _, err := NewKeyring(make([]byte, n)); !errors.Is(err, ErrSeed) {
			t.Errorf("%d bytes: %v", n, err)
		}
	}
}

func TestDeriveByLabel(t *testing.T) {
	k := testKeyring(t)
	if a, b := k.Derive("cursor", 32), k.Derive("webhook", 32); bytes.Equal(a, b) {
		t.Error("two labels give one secret")
	}
	if a, b := k.Derive("cursor", 32), k.Derive("cursor", 32); !bytes.Equal(a, b) {
		t.Error("one label gives two secrets")
	}
}

// drawIntent draws an intent of the wallet that passes Check.
func drawIntent(t *rapid.T, wallet chain.Address) Intent {
	id := drawID(t)
	id[0] |= 1 // never nil
	i := Intent{
		ID:       id,
		Chain:    rapid.SampledFrom([]chain.Name{chain.Arbitrum, chain.Base, chain.Ethereum, chain.EthereumSepolia, chain.Polygon}).Draw(t, "chain"),
		ChainID:  rapid.Uint64Min(1).Draw(t, "chainID"),
		Wallet:   wallet,
		Deadline: time.Unix(rapid.Int64Range(1, maxDeadline).Draw(t, "deadline"), 0).UTC(),
		MinGas:   rapid.SampledFrom([]uint64{0, 1, 100_000, 3_000_000}).Draw(t, "minGas"),
	}
	for range rapid.IntRange(1, 4).Draw(t, "calls") {
		to := common.BytesToAddress(rapid.SliceOfN(rapid.Byte(), 20, 20).Draw(t, "to"))
		to[0] |= 1 // never zero, nor a precompile that wants input
		value, err := money.UnitsFromBig(common.BytesToHash(rapid.SliceOfN(rapid.Byte(), 0, 32).Draw(t, "value")).Big())
		if err != nil {
			t.Fatal(err)
		}
		i.Calls = append(i.Calls, Call{To: to, Value: value, Data: rapid.SliceOfN(rapid.Byte(), 0, 100).Draw(t, "data")})
	}
	return i
}

func TestSignatureRecoversToTheWallet(t *testing.T) {
	k := testKeyring(t)
	half := new(big.Int).Rsh(crypto.S256().Params().N, 1).FillBytes(make([]byte, 32))
	randtest.Check(t, func(t *rapid.T) {
		walletID := drawID(t)
		wallet, _, err := k.Addresses(walletID)
		if err != nil {
			t.Fatal(err)
		}
		intent := drawIntent(t, wallet)
		signature, err := k.SignIntent(walletID, intent)
		if err != nil {
			t.Fatal(err)
		}
		if len(signature) != 65 {
			t.Fatalf("a signature of %d bytes", len(signature))
		}
		if v := signature[64]; v != 27 && v != 28 {
			t.Fatalf("signature %x", signature)
		}
		if bytes.Compare(signature[32:64], half) > 0 {
			t.Fatal("the high s")
		}
		if got := recoverSigner(t, intent, signature); got != wallet {
			t.Fatalf("recovers to %s, not %s", got, wallet)
		}
		again, err := k.SignIntent(walletID, intent)
		if err != nil || !bytes.Equal(signature, again) {
			t.Fatal("a second signature differs", err)
		}
	})
}

func TestSignIntentRefuses(t *testing.T) {
	k := testKeyring(t)
	id, other := uuid.New(), uuid.New()
	wallet, _, _ := k.Addresses(id)
	good := Intent{
		ID: uuid.New(), Chain: chain.Base, ChainID: 8453, Wallet: wallet,
		Calls:    []Call{{To: common.HexToAddress("0x01")}},
		Deadline: time.Unix(1_900_000_000, 0),
	}
	if _, err := k.SignIntent(id, good); err != nil {
		t.Fatal(err)
	}
	if _, err := k.SignIntent(other, good); !errors.Is(err, ErrWrongWallet) {
		t.Errorf("another wallet's intent: %v", err)
	}
	for name, spoil := range map[string]func(*Intent){
		"no id":             func(i *Intent) { i.ID = uuid.Nil },
		"no chain":          func(i *Intent) { i.Chain = "" },
		"Solana":            func(i *Intent) { i.Chain = chain.Solana },
		"no chain id":       func(i *Intent) { i.ChainID = 0 },
		"no wallet":         func(i *Intent) { i.Wallet = "" },
		"lower-case wallet": func(i *Intent) { i.Wallet = chain.Address(strings.ToLower(string(i.Wallet))) },
		"zero wallet":       func(i *Intent) { i.Wallet = chain.EVMAddress(common.Address{}) },
		"no calls":          func(i *Intent) { i.Calls = nil },
		"call to nobody":    func(i *Intent) { i.Calls = []Call{{}} },
		"no deadline":       func(i *Intent) { i.Deadline = time.Time{} },
	} {
		i := good
		spoil(&i)
		if _, err := k.SignIntent(id, i); !errors.Is(err, ErrIntent) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestSignDelegation(t *testing.T) {
	k := testKeyring(t)
	id, executor := uuid.New(), common.HexToAddress("0xe1ec")
	wallet, _, _ := k.Addresses(id)
	auth, err := k.SignDelegation(id, 1337011, executor, 3)
	if err != nil {
		t.Fatal(err)
	}
	authority, err := auth.Authority()
	if err != nil {
		t.Fatal(err)
	}
	if chain.EVMAddress(authority) != wallet {
		t.Errorf("authority %s, want %s", authority, wallet)
	}
	if auth.ChainID.Uint64() != 1337011 {
		t.Errorf("signed for chain %s", &auth.ChainID)
	}
	if auth.Address != executor {
		t.Errorf("signed for executor %s, want %s", auth.Address, executor)
	}
	if auth.Nonce != 3 {
		t.Errorf("signed for nonce %d, want 3", auth.Nonce)
	}
	if _, err := k.SignDelegation(id, 0, executor, 0); !errors.Is(err, ErrAnyChain) {
		t.Errorf("no chain: %v", err)
	}
	if _, err := k.SignDelegation(id, 1, common.Address{}, 0); !errors.Is(err, ErrNoExecutor) {
		t.Errorf("no executor: %v", err)
	}
}

func TestRelayerSignsTransactions(t *testing.T) {
	relayer := testKeyring(t).Relayer()
	to := common.HexToAddress("0x02")
	tx, err := relayer.SignTx(137, &types.LegacyTx{Nonce: 5, To: &to, Gas: 21_000})
	if err != nil {
		t.Fatal(err)
	}
	from, err := types.Sender(types.LatestSignerForChainID(tx.ChainId()), tx)
	if err != nil {
		t.Fatal(err)
	}
	if from != relayer.Address() {
		t.Errorf("from %s, want %s", from, relayer.Address())
	}
	if tx.ChainId().Uint64() != 137 {
		t.Errorf("on chain %s, want 137", tx.ChainId())
	}
	if _, err := relayer.SignTx(0, &types.LegacyTx{To: &to}); err == nil {
		t.Error("signed for every chain")
	}
}

func TestKeysDoNotPrint(t *testing.T) {
	k := testKeyring(t)
	var out strings.Builder
	for _, verb := range []string{"%v", "%+v", "%#v", "%s", "%x", "%d", "%q"} {
		fmt.Fprintf(&out, verb+" "+verb+" "+verb+" "+verb+" ", k, k.Relayer(), k.FeePayer(), *k.FeePayer())
	}
	fmt.Fprintf(&out, "%v %v", *k, struct{ K *Keyring }{k})
	for _, h := range []slog.Handler{slog.NewTextHandler(&out, nil), slog.NewJSONHandler(&out, nil)} {
		slog.New(h).Info("keys", "keyring", k, "relayer", k.Relayer(), "payer", k.FeePayer(), "its value", *k.FeePayer(), "value", *k, "inside", struct{ K *Keyring }{k})
	}
	for _, secret := range [][]byte{k.evm.showValue().key[:], k.evm.showValue().chain[:], k.solana.showValue().key[:], k.secrets.showValue(), crypto.FromECDSA(k.relayer.key.showValue()), k.feePayer.key.showValue().Seed()} {
		for _, form := range []string{hex.EncodeToString(secret), fmt.Sprint(secret), fmt.Sprintf("%d", secret[:8])[1:20]} {
			if strings.Contains(out.String(), form) {
				t.Fatalf("a secret was printed: %s", out.String())
			}
		}
	}
}

func recoverSigner(t *rapid.T, i Intent, signature []byte) chain.Address {
	digest := i.Digest()
	s := bytes.Clone(signature)
	s[64] -= 27
	public, err := crypto.SigToPub(digest[:], s)
	if err != nil {
		t.Fatal(err)
	}
	return chain.EVMAddress(crypto.PubkeyToAddress(*public))
}

func BenchmarkAddresses(b *testing.B) {
	k := testKeyring(b)
	for b.Loop() {
		if _, _, err := k.Addresses(uuid.New()); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkSignIntent(b *testing.B) {
	k := testKeyring(b)
	id := uuid.New()
	wallet, _, _ := k.Addresses(id)
	intent := Intent{
		ID: uuid.New(), Chain: chain.Base, ChainID: 8453, Wallet: wallet,
		Calls:    []Call{{To: common.HexToAddress("0x01"), Data: make([]byte, 68)}},
		Deadline: time.Unix(1_900_000_000, 0),
	}
	for b.Loop() {
		if _, err := k.SignIntent(id, intent); err != nil {
			b.Fatal(err)
		}
	}
}
