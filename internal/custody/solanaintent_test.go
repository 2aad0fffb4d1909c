package custody

import (
	"bytes"
	"errors"
	"math"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"
	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/randtest"
)

func mustKey(t testing.TB, text string) solana.PublicKey {
	t.Helper()
	k, err := solana.ParsePublicKey(text)
	if err != nil {
		t.Fatal(err)
	}
	return k
}

// solanaPayout is a payout that says the same in every test.
func solanaPayout(t testing.TB) SolanaIntent {
	t.Helper()
	k := testKeyring(t)
	_, wallet, err := k.Addresses(uuid.MustParse("0d6a52c1-e7f3-4f6b-9a4e-6f1c1ab83f0e"))
	if err != nil {
		t.Fatal(err)
	}
	_, payee, err := k.Addresses(uuid.MustParse("11111111-e7f3-4f6b-9a4e-6f1c1ab83f0e"))
	if err != nil {
		t.Fatal(err)
	}
	return SolanaIntent{
		ID: uuid.MustParse("6f1c1ab8-3f0e-4f6b-9a4e-0d6a52c1e7f3"), Chain: chain.SolanaDevnet, Genesis: solana.Hash{31: 1},
		Wallet: solana.KeyOf(wallet), Mint: mustKey(t, "4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU"),
		Payments: []SolanaPayment{{solana.KeyOf(payee), 99_000_000}, {solana.PublicKey{9}, 1_000_000}}, Deadline: time.Unix(1_900_000_000, 0).UTC(),
	}
}

func TestSolanasCanonicalTextIsStable(t *testing.T) {
	i := solanaPayout(t)
	i.Deadline = i.Deadline.Add(999 * time.Millisecond) // which is no part of it
	const text = `{"id":"6f1c1ab8-3f0e-4f6b-9a4e-0d6a52c1e7f3","chain":"solana_devnet","genesis":"11111111111111111111111111111112",` +
		`"wallet":"G7MsCn9jTkTQM99sBmhkQRZpgEaUYShbJ6SRGqbFCRGa","mint":"4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU",` +
		`"payments":[{"to":"9g7GED9pXv8wN5xKBd2cx8kAZ8i72v9oBnMTuRsZ1Z9X","units":"99000000"},{"to":"c8fpTXm3XTRgE5maYQ24Li4L65wMYvAFomzXknxVEx7","units":"1000000"}],"deadline":1900000000}`
	if got := string(i.Canonical()); got != text {
		t.Errorf("canonical text\n%s\nwant\n%s", got, text)
	}
	if got, want := i.Fingerprint(), "sha256:8c51653cff0d8b35cb5900623811acbda6df4aa00a1a98a97982ef9566876be0"; got != want {
		t.Errorf("fingerprint %s, want %s", got, want)
	}
}

func drawSolanaKey(t *rapid.T, name string) solana.PublicKey {
	k := solana.PublicKey(rapid.SliceOfN(rapid.Byte(), 32, 32).Draw(t, name))
	k[0] |= 1 // never zero
	return k
}

func drawSolanaIntent(t *rapid.T, wallet solana.PublicKey) SolanaIntent {
	id := drawID(t)
	id[0] |= 1 // never nil
	i := SolanaIntent{ID: id, Chain: rapid.SampledFrom([]chain.Name{chain.Solana, chain.SolanaDevnet}).Draw(t, "chain"), Genesis: solana.Hash(drawSolanaKey(t, "genesis")),
		Wallet: wallet, Mint: drawSolanaKey(t, "mint"), Deadline: time.Unix(rapid.Int64Range(1, maxDeadline).Draw(t, "deadline"), 0).UTC()}
	if rapid.Bool().Draw(t, "burns") {
		i.Burn = &SolanaBurn{cctp.Domain(rapid.Uint32().Draw(t, "destination")), common.Hash(drawSolanaKey(t, "recipient")), rapid.Uint64Range(2, math.MaxUint64).Draw(t, "units"), rapid.Uint64Range(0, 1).Draw(t, "fee"), rapid.Uint32().Draw(t, "finality")}
		return i
	}
	for range rapid.IntRange(1, 3).Draw(t, "payments") {
		i.Payments = append(i.Payments, SolanaPayment{drawSolanaKey(t, "to"), rapid.Uint64Range(1, math.MaxUint64/3).Draw(t, "units")})
	}
	return i
}

func TestDecodeSolanaIntentIsTheInverse(t *testing.T) {
	wallet := solanaPayout(t).Wallet
	randtest.Check(t, func(t *rapid.T) {
		i := drawSolanaIntent(t, wallet)
		text := i.Canonical()
		back, err := DecodeSolanaIntent(text)
		if err != nil || !reflect.DeepEqual(back, i) {
			t.Fatalf("%+v came back as %+v, %v", i, back, err)
		}
		text[rapid.IntRange(0, len(text)-1).Draw(t, "at")] ^= byte(rapid.IntRange(1, 255).Draw(t, "flip"))
		if other, err := DecodeSolanaIntent(text); err == nil && other.Fingerprint() == i.Fingerprint() {
			t.Fatalf("%s has the fingerprint of %s", text, i.Canonical())
		}
	})
}

func TestDecodeSolanaIntentIsStrict(t *testing.T) {
	i := solanaPayout(t)
	good := string(i.Canonical())
	for name, change := range map[string][2]string{
		"a space":                {`,"chain"`, `, "chain"`},
		"an unknown field":       {`,"chain"`, `,"x":1,"chain"`},
		"a repeated field":       {`,"chain"`, `,"chain":"solana","chain"`},
		"a field in capitals":    {`"wallet"`, `"Wallet"`},
		"a missing field":        {`"chain":"solana_devnet",`, ``},
		"an upper-case id":       {`6f1c1ab8`, `6F1C1AB8`},
		"a number for a text":    {`"99000000"`, `99000000`},
		"a leading zero":         {`"99000000"`, `"099000000"`},
		"a sign":                 {`"99000000"`, `"+99000000"`},
		"nothing":                {`"99000000"`, `"0"`},
		"more than 64 bits":      {`"99000000"`, `"18446744073709551616"`},
		"a sum beyond 64 bits":   {`"99000000"`, `"18446744073709551615"`},
		"a key cut short":        {i.Mint.String(), i.Mint.String()[9:]},
		"an EVM address":         {i.Mint.String(), string(somebody)},
		"no mint":                {i.Mint.String(), solana.SystemProgram.String()},
		"no genesis":             {i.Genesis.String(), solana.SystemProgram.String()},
		"nobody's wallet":        {`"wallet":"` + i.Wallet.String(), `"wallet":"` + solana.AssociatedTokenAddress(i.Wallet, i.Mint, solana.TokenProgram).String()},
		"the zero wallet":        {`"wallet":"` + i.Wallet.String(), `"wallet":"` + solana.SystemProgram.String()},
		"a payment to nobody":    {i.Payments[1].To.String(), solana.SystemProgram.String()},
		"a payment to itself":    {i.Payments[1].To.String(), i.Wallet.String()},
		"no payments":            {good[strings.Index(good, "[") : strings.Index(good, "]")+1], `[]`},
		"null payments":          {good[strings.Index(good, "[") : strings.Index(good, "]")+1], `null`},
		"an escaped letter":      {`"solana_devnet"`, `"\u0073olana_devnet"`},
		"a trailing line":        {`}],"deadline":1900000000}`, "}],\"deadline\":1900000000}\n"},
		"an EVM chain":           {`"solana_devnet"`, `"base"`},
		"no chain":               {`"solana_devnet"`, `"solana_other"`},
		"no id":                  {i.ID.String(), uuid.Nil.String()},
		"no deadline":            {`1900000000`, `0`},
		"the year 10000":         {`1900000000`, `253402300800`},
		"another cluster's name": {`"solana_devnet"`, `"Solana"`},
	} {
		text := strings.Replace(good, change[0], change[1], 1)
		if text == good {
			t.Fatalf("%s: changes nothing", name)
		}
		if _, err := DecodeSolanaIntent([]byte(text)); !errors.Is(err, ErrIntent) {
			t.Errorf("%s: %v", name, err)
		}
	}
	for _, text := range []string{"", "null", "{}", "[]", good + good, good[:len(good)-1]} {
		if _, err := DecodeSolanaIntent([]byte(text)); !errors.Is(err, ErrIntent) {
			t.Errorf("%q: %v", text, err)
		}
	}
	if _, err := DecodeIntent([]byte(good)); !errors.Is(err, ErrIntent) {
		t.Errorf("it is read as an intent of an EVM chain: %v", err)
	}
}

func FuzzDecodeSolanaIntent(f *testing.F) {
	f.Add(solanaPayout(f).Canonical())
	f.Add([]byte(`{"id":"6f1c1ab8-3f0e-4f6b-9a4e-0d6a52c1e7f3","chain":"solana","genesis":"1","wallet":"","mint":"","payments":[{}],"deadline":-1}`))
	f.Fuzz(func(t *testing.T, text []byte) {
		i, err := DecodeSolanaIntent(text)
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

// Nonce accounts of earlier versions are found at the same addresses for ever.
func TestNonceAccountsAreWhereTheyWere(t *testing.T) {
	payer := solanaPayout(t).Wallet
	if got, want := NonceAccount(payer, 7).String(), "7pFc95tH1LRfzdnuEjnQ37LtZaUWHhswRLUnHYP5rtA6"; got != want {
		t.Errorf("the nonce account of place 7 is %s, want %s", got, want)
	}
}
