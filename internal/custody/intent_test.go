package custody

import (
	"bytes"
	"encoding/json"
	"errors"
	"math/big"
	"reflect"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/common/math"
	"github.com/ethereum/go-ethereum/core/rawdb"
	"github.com/ethereum/go-ethereum/core/state"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/core/vm/runtime"
	"github.com/ethereum/go-ethereum/params"
	"github.com/ethereum/go-ethereum/signer/core/apitypes"
	"github.com/ethereum/go-ethereum/triedb"
	"github.com/google/uuid"
	"pgregory.net/rapid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/randtest"
)

const somebody chain.Address = "0x6ff624Ae9c0d87B0634071b4c688F824F2Ad657A"

// The digest is the one that any wallet software computes from the typed data.
func TestDigestIsEIP712(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		i := drawIntent(t, somebody)
		calls := []any{}
		for _, c := range i.Calls {
			calls = append(calls, map[string]any{"to": c.To.Hex(), "value": c.Value.String(), "data": hexutil.Encode(c.Data)})
		}
		data := apitypes.TypedData{
			Types: apitypes.Types{
				"EIP712Domain": {{Name: "name", Type: "string"}, {Name: "version", Type: "string"}, {Name: "chainId", Type: "uint256"}, {Name: "verifyingContract", Type: "address"}},
				"Intent":       {{Name: "calls", Type: "Call[]"}, {Name: "nonce", Type: "uint256"}, {Name: "deadline", Type: "uint256"}},
				"Call":         {{Name: "to", Type: "address"}, {Name: "value", Type: "uint256"}, {Name: "data", Type: "bytes"}},
			},
			PrimaryType: "Intent",
			Domain: apitypes.TypedDataDomain{
				Name: "granary", Version: strconv.Itoa(i.Version()),
				ChainId:           (*math.HexOrDecimal256)(new(big.Int).SetUint64(i.ChainID)),
				VerifyingContract: string(i.Wallet),
			},
			Message: apitypes.TypedDataMessage{"calls": calls, "nonce": i.Nonce().String(), "deadline": big.NewInt(i.Deadline.Unix()).String()},
		}
		if i.Version() == 2 {
			data.Types["Intent"] = append(data.Types["Intent"], apitypes.Type{Name: "minGas", Type: "uint256"})
			data.Message["minGas"] = new(big.Int).SetUint64(i.MinGas).String()
		}
		want, _, err := apitypes.TypedDataAndHash(data)
		if err != nil {
			t.Fatal(err)
		}
		if got := i.Digest(); !bytes.Equal(got[:], want) {
			t.Fatalf("digest %s, want %x", got, want)
		}
	})
}

// A custody provider signs the hash of the typed data, in which each version of a text has its own type and domain.
func TestTypedDataHashesToTheDigest(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		i := drawIntent(t, somebody)
		for _, form := range []struct {
			text   []byte
			digest common.Hash
		}{{i.TypedData(), i.Digest()}, {i.CancellationTypedData(), i.CancellationDigest()}} {
			var data apitypes.TypedData
			if err := json.Unmarshal(form.text, &data); err != nil {
				t.Fatal(err)
			}
			if hash, _, err := apitypes.TypedDataAndHash(data); err != nil || !bytes.Equal(hash, form.digest[:]) {
				t.Fatalf("%s\nhash %x, %v, want %s", form.text, hash, err, form.digest)
			}
		}
	})
}

// The contract computes the same digest and accepts the signature, once, and
// for no other chain, wallet or deadline.
func TestContractAgrees(t *testing.T) {
	k := testKeyring(t)
	randtest.Check(t, func(t *rapid.T) {
		walletID := drawID(t)
		wallet, _, err := k.Addresses(walletID)
		if err != nil {
			t.Fatal(err)
		}
		intent := drawIntent(t, wallet)
		for n := range intent.Calls { // calls that an empty chain can run
			intent.Calls[n].Value, intent.Calls[n].Data = money.Units{}, nil
		}
		evm := newExecutor(t, intent.ChainID, wallet.EVM())
		pack, packDigest := evm.packVersion1, evm.code.PackIntentDigest(toContractCalls(intent), intent.Nonce(), big.NewInt(intent.Deadline.Unix()))
		if intent.Version() == 2 {
			pack = evm.packVersion2
			packDigest = evm.code.PackDigestOf(intent.Nonce(), big.NewInt(intent.Deadline.Unix()), new(big.Int).SetUint64(intent.MinGas), toContractCalls(intent))
		}
		digest := evm.mustCall(t, packDigest)
		if got := intent.Digest(); !bytes.Equal(got[:], digest) {
			t.Fatalf("digest %s, the contract's %x", got, digest)
		}
		signature, err := k.SignIntent(walletID, intent)
		if err != nil {
			t.Fatal(err)
		}
		execute := pack(intent, signature)
		evm.mustCall(t, execute)
		evm.assertRefuses(t, "IntentAlreadyUsed", execute)

		longer := intent
		longer.Deadline = intent.Deadline.Add(time.Second)
		later := pack(longer, signature)
		newExecutor(t, intent.ChainID, wallet.EVM()).assertRefuses(t, "InvalidSignature", later)
		newExecutor(t, intent.ChainID^1<<40, wallet.EVM()).assertRefuses(t, "InvalidSignature", execute)
		newExecutor(t, intent.ChainID, common.HexToAddress("0x0bad")).assertRefuses(t, "InvalidSignature", execute)
	})
}

// executor is a wallet's account that runs the executor's code, on a chain of
// its own.
type executor struct {
	code   *contracts.WalletExecutor
	config *runtime.Config
	wallet common.Address
}

func newExecutor(t *rapid.T, chainID uint64, wallet common.Address) *executor {
	rules := *params.MergedTestChainConfig
	rules.ChainID = new(big.Int).SetUint64(chainID)
	db, err := state.New(types.EmptyRootHash, state.NewDatabase(triedb.NewDatabase(rawdb.NewMemoryDatabase(), nil), nil))
	if err != nil {
		t.Fatal(err)
	}
	e := &executor{
		code:   contracts.NewWalletExecutor(),
		config: &runtime.Config{ChainConfig: &rules, State: db, GasLimit: 10_000_000, Random: new(common.Hash), Time: 1},
		wallet: wallet,
	}
	_, implementation, _, err := runtime.Create(contracts.CreationCode(&contracts.WalletExecutorMetaData, e.code.PackConstructor(true)), e.config)
	if err != nil {
		t.Fatal(err)
	}
	db.SetCode(wallet, types.AddressToDelegation(implementation), 0)
	return e
}

func (e *executor) packVersion1(i Intent, signature []byte) []byte {
	return e.code.PackExecute(toContractCalls(i), i.Nonce(), big.NewInt(i.Deadline.Unix()), signature)
}

func (e *executor) packVersion2(i Intent, signature []byte) []byte {
	return e.code.PackExecuteIntent(i.Nonce(), big.NewInt(i.Deadline.Unix()), new(big.Int).SetUint64(i.MinGas), toContractCalls(i), signature)
}

func (e *executor) mustCall(t *rapid.T, input []byte) []byte {
	out, _, err := runtime.Call(e.wallet, input, e.config)
	if err != nil {
		t.Fatalf("%v: %x", err, out)
	}
	return out
}

func (e *executor) assertRefuses(t *rapid.T, name string, input []byte) {
	out, _, err := runtime.Call(e.wallet, input, e.config)
	id := e.code.GetABI().Errors[name].ID
	if err == nil || !bytes.HasPrefix(out, id[:4]) {
		t.Fatalf("not refused with %s: %v %x", name, err, out)
	}
}

func toContractCalls(i Intent) (calls []contracts.WalletExecutorCall) {
	for _, c := range i.Calls {
		calls = append(calls, contracts.WalletExecutorCall{To: c.To, Value: c.Value.Big(), Data: c.Data})
	}
	return calls
}

func TestCanonicalTextIsStable(t *testing.T) {
	value, err := money.ParseUnits("1000000000000000000")
	if err != nil {
		t.Fatal(err)
	}
	i := Intent{
		ID: uuid.MustParse("6f1c1ab8-3f0e-4f6b-9a4e-0d6a52c1e7f3"), Chain: chain.EthereumSepolia, ChainID: 1337011,
		Wallet:   somebody,
		Calls:    []Call{{To: common.HexToAddress("0x2d3bfC17D4E10286aa9d705bf5BE5e6058179830"), Data: []byte{0xa9, 0x05}}, {To: common.HexToAddress("0x01"), Value: value}},
		Deadline: time.Unix(1_900_000_000, 999),
	}
	const text = `{"id":"6f1c1ab8-3f0e-4f6b-9a4e-0d6a52c1e7f3","chain":"ethereum_sepolia","chainId":1337011,` +
		`"wallet":"0x6ff624Ae9c0d87B0634071b4c688F824F2Ad657A","calls":[` +
		`{"to":"0x2d3bfC17D4E10286aa9d705bf5BE5e6058179830","value":"0","data":"0xa905"},` +
		`{"to":"0x0000000000000000000000000000000000000001","value":"1000000000000000000","data":"0x"}],"deadline":1900000000}`
	if got := string(i.Canonical()); got != text {
		t.Errorf("canonical text\n%s\nwant\n%s", got, text)
	}
	if got, want := i.Fingerprint(), "sha256:3cb41bb17111e33d6344090df5df260ad52d405a8b7d1db479f1ee13f4489ff9"; got != want {
		t.Errorf("fingerprint %s, want %s", got, want)
	}
	i.MinGas = 100_000
	if got, want := string(i.Canonical()), strings.TrimSuffix(text, "}")+`,"minGas":100000}`; got != want {
		t.Errorf("canonical text of version 2\n%s\nwant\n%s", got, want)
	}
	if got, want := i.Nonce().String(), "147690233784311090266082523436288174067"; got != want {
		t.Errorf("nonce %s, want %s", got, want)
	}
}

func TestDecodeIsTheInverse(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		i := drawIntent(t, somebody)
		back, err := DecodeIntent(i.Canonical())
		if err != nil {
			t.Fatal(err)
		}
		if !reflect.DeepEqual(back, i) || back.Digest() != i.Digest() {
			t.Fatalf("%+v came back as %+v", i, back)
		}
	})
}

// Two texts that differ in any byte are two intents, or no intent at all.
func TestAnyChangedByteChangesTheFingerprint(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		i := drawIntent(t, somebody)
		text := i.Canonical()
		at := rapid.IntRange(0, len(text)-1).Draw(t, "at")
		text[at] ^= byte(rapid.IntRange(1, 255).Draw(t, "flip"))
		other, err := DecodeIntent(text)
		if err != nil {
			return
		}
		if other.Fingerprint() == i.Fingerprint() {
			t.Fatalf("%s has the fingerprint of %s", text, i.Canonical())
		}
	})
}

// The fingerprint, which is approved, and the digest, which is paid, change together. The name of the chain alone is
// not signed: its id is.
func TestFingerprintAndDigestChangeTogether(t *testing.T) {
	base := Intent{
		ID: uuid.New(), Chain: chain.Base, ChainID: 8453, Wallet: somebody,
		Calls:    []Call{{To: common.HexToAddress("0x01"), Value: money.NewUnits(5), Data: []byte{1, 2}}, {To: common.HexToAddress("0x02")}},
		Deadline: time.Unix(1_900_000_000, 0),
	}
	for name, change := range map[string]func(*Intent){
		"id":         func(i *Intent) { i.ID[15] ^= 1 },
		"chain id":   func(i *Intent) { i.ChainID++ },
		"wallet":     func(i *Intent) { i.Wallet = "0x2d3bfC17D4E10286aa9d705bf5BE5e6058179830" },
		"callee":     func(i *Intent) { i.Calls[0].To[0] ^= 1 },
		"value":      func(i *Intent) { i.Calls[0].Value = money.NewUnits(6) },
		"data":       func(i *Intent) { i.Calls[0].Data = []byte{1, 3} },
		"no data":    func(i *Intent) { i.Calls[0].Data = nil },
		"order":      func(i *Intent) { i.Calls[0], i.Calls[1] = i.Calls[1], i.Calls[0] },
		"fewer":      func(i *Intent) { i.Calls = i.Calls[:1] },
		"more":       func(i *Intent) { i.Calls = append(i.Calls, i.Calls[0]) },
		"least gas":  func(i *Intent) { i.MinGas = 1 },
		"more gas":   func(i *Intent) { i.MinGas = 2 },
		"deadline":   func(i *Intent) { i.Deadline = i.Deadline.Add(time.Second) },
		"moved data": func(i *Intent) { i.Calls[0].Data, i.Calls[1].Data = nil, []byte{1, 2} },
	} {
		other := base
		other.Calls = append([]Call{}, base.Calls...)
		change(&other)
		if other.Digest() == base.Digest() {
			t.Errorf("%s: same digest", name)
		}
		if other.Fingerprint() == base.Fingerprint() {
			t.Errorf("%s: same fingerprint", name)
		}
	}
}

func TestDecodeIntentIsStrict(t *testing.T) {
	i := Intent{
		ID: uuid.MustParse("6f1c1ab8-3f0e-4f6b-9a4e-0d6a52c1e7f3"), Chain: chain.Base, ChainID: 8453, Wallet: somebody,
		Calls:    []Call{{To: common.HexToAddress("0x2d3bfC17D4E10286aa9d705bf5BE5e6058179830"), Value: money.NewUnits(7), Data: []byte{0xab}}},
		Deadline: time.Unix(1_900_000_000, 0),
	}
	good := string(i.Canonical())
	for name, change := range map[string][2]string{
		"a space":             {`,"chain"`, `, "chain"`},
		"an unknown field":    {`,"chain"`, `,"x":1,"chain"`},
		"a repeated field":    {`"chainId":8453`, `"chainId":8453,"chainId":8453`},
		"a field in capitals": {`"wallet"`, `"Wallet"`},
		"a missing field":     {`"chainId":8453,`, ``},
		"no gas":              {`"deadline":1900000000`, `"deadline":1900000000,"minGas":0`},
		"gas before":          {`"deadline":1900000000`, `"minGas":1,"deadline":1900000000`},
		"gas beyond counting": {`"deadline":1900000000`, `"deadline":1900000000,"minGas":9223372036854775808`},
		"an upper-case id":    {`6f1c1ab8`, `6F1C1AB8`},
		"another number":      {`8453`, `8453.0`},
		"a leading zero":      {`"7"`, `"07"`},
		"upper-case data":     {`0xab`, `0xAB`},
		"a lower-case callee": {`0x2d3bfC17D4E10286aa9d705bf5BE5e6058179830`, `0x2d3bfc17d4e10286aa9d705bf5be5e6058179830`},
		"an escaped letter":   {`"base"`, `"\u0062ase"`},
		"a trailing line":     {`}`, "}\n"},
		"null calls":          {good[strings.Index(good, "[") : strings.Index(good, "]")+1], `null`},
		"a Solana chain":      {`"base"`, `"solana"`},
		"no deadline":         {`1900000000`, `0`},
		"the year 10000":      {`1900000000`, `253402300800`},
		"one that overflows":  {`1900000000`, `9223372036854775807`}, // and compares as long past
	} {
		text := strings.Replace(good, change[0], change[1], 1)
		if text == good {
			t.Fatalf("%s: changes nothing", name)
		}
		if _, err := DecodeIntent([]byte(text)); !errors.Is(err, ErrIntent) {
			t.Errorf("%s: %v", name, err)
		}
	}
	for _, text := range []string{"", "null", "{}", "[]", good + good, good[:len(good)-1]} {
		if _, err := DecodeIntent([]byte(text)); !errors.Is(err, ErrIntent) {
			t.Errorf("%q: %v", text, err)
		}
	}
	if _, err := DecodeIntent([]byte(good)); err != nil {
		t.Error(err)
	}
}

func FuzzDecodeIntent(f *testing.F) {
	f.Add(Intent{
		ID: uuid.New(), Chain: chain.Base, ChainID: 8453, Wallet: somebody,
		Calls:    []Call{{To: common.HexToAddress("0x01"), Value: money.NewUnits(7), Data: []byte{0xab}}},
		Deadline: time.Unix(1_900_000_000, 0),
	}.Canonical())
	f.Add([]byte(`{"id":"6f1c1ab8-3f0e-4f6b-9a4e-0d6a52c1e7f3","chain":"base","chainId":1,"wallet":"","calls":[{}],"deadline":-1}`))
	f.Fuzz(func(t *testing.T, text []byte) {
		i, err := DecodeIntent(text)
		if err != nil {
			if !errors.Is(err, ErrIntent) {
				t.Fatal(err)
			}
			return
		}
		if !bytes.Equal(i.Canonical(), text) || i.Check() != nil {
			t.Fatalf("%s was read as %s", text, i.Canonical())
		}
	})
}
