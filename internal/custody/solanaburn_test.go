package custody

import (
	"errors"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/chain/solana"
)

// solanaBurnOf is a burn that says the same in every test.
func solanaBurnOf(t testing.TB) SolanaIntent {
	t.Helper()
	i := solanaPayout(t)
	i.Payments, i.Burn = nil, &SolanaBurn{Destination: 6, Recipient: cctp.Word(common.Address{0xa1}), Units: 100_000_000, MaxFee: 140_000, MinFinality: cctp.Fast}
	return i
}

func TestABurnsCanonicalTextIsStable(t *testing.T) {
	const text = `{"id":"6f1c1ab8-3f0e-4f6b-9a4e-0d6a52c1e7f3","chain":"solana_devnet","genesis":"11111111111111111111111111111112",` +
		`"wallet":"G7MsCn9jTkTQM99sBmhkQRZpgEaUYShbJ6SRGqbFCRGa","mint":"4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU",` +
		`"burn":{"destination":6,"recipient":"0x000000000000000000000000a100000000000000000000000000000000000000","units":"100000000","maxFee":"140000","minFinality":1000},"deadline":1900000000}`
	if got := string(solanaBurnOf(t).Canonical()); got != text {
		t.Errorf("canonical text\n%s\nwant\n%s", got, text)
	}
	for name, change := range map[string][2]string{
		"payments too":              {`"burn"`, `"payments":[{"to":"c8fpTXm3XTRgE5maYQ24Li4L65wMYvAFomzXknxVEx7","units":"1"}],"burn"`},
		"no payments, but said":     {`"burn"`, `"payments":[],"burn"`},
		"nothing":                   {`"units":"100000000"`, `"units":"0"`},
		"a fee of all of it":        {`"maxFee":"140000"`, `"maxFee":"100000000"`},
		"for nobody":                {"a1", "00"},
		"a recipient in capitals":   {`0x000000000000000000000000a1`, `0x000000000000000000000000A1`},
		"a field more":              {`"minFinality":1000`, `"minFinality":1000,"hook":""`},
		"another order of its data": {`"maxFee":"140000","minFinality":1000`, `"minFinality":1000,"maxFee":"140000"`},
	} {
		other := strings.Replace(text, change[0], change[1], 1)
		if _, err := DecodeSolanaIntent([]byte(other)); other == text || !errors.Is(err, ErrIntent) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// A version of a burn gathers the burnt amount, and has no other effect.
func TestAVersionBurnsWhatItsIntentSays(t *testing.T) {
	i := solanaBurnOf(t)
	good := solanaVersionOf(i)
	from := good.Burning.From
	message, err := good.Encode()
	if err != nil {
		t.Fatal(err)
	}
	if m, err := solana.DecodeMessage(message); err != nil || m.RequiredSignatures != 3 {
		t.Errorf("%d sign it: %v", m.RequiredSignatures, err)
	}
	if err := good.CheckCarries(i); err != nil {
		t.Error(err)
	}
	gathered := good
	gathered.Transfers = []SolanaTransfer{{solana.PublicKey{8}, from, 60_000_000}, {solana.PublicKey{7}, from, 40_000_000}}
	if err := gathered.CheckCarries(i); err != nil {
		t.Errorf("out of several token accounts: %v", err)
	}
	for name, change := range map[string]func(*SolanaVersion){
		"a unit more":                            func(v *SolanaVersion) { v.Burning.Units++ },
		"another recipient":                      func(v *SolanaVersion) { v.Burning.Recipient[31]++ },
		"another chain":                          func(v *SolanaVersion) { v.Burning.Destination++ },
		"a higher fee":                           func(v *SolanaVersion) { v.Burning.MaxFee++ },
		"another finality":                       func(v *SolanaVersion) { v.Burning.MinFinality = cctp.Finalized },
		"nothing burnt":                          func(v *SolanaVersion) { v.Burning = nil },
		"another mint":                           func(v *SolanaVersion) { v.Mint = solana.PublicKey{9} },
		"another wallet":                         func(v *SolanaVersion) { v.Wallet = solana.PublicKey{9} },
		"its message in the wallet's account":    func(v *SolanaVersion) { v.Burning.Event = v.Wallet },
		"its message in the fee payer's account": func(v *SolanaVersion) { v.Burning.Event = v.FeePayer },
		"an account made":                        func(v *SolanaVersion) { v.Owners = []solana.PublicKey{{9}} },
		"a transfer elsewhere":                   func(v *SolanaVersion) { v.Transfers = []SolanaTransfer{{from, solana.PublicKey{9}, 1}} },
		"more brought than is burnt":             func(v *SolanaVersion) { v.Transfers = []SolanaTransfer{{solana.PublicKey{9}, from, 100_000_001}} },
		"a transfer of nothing":                  func(v *SolanaVersion) { v.Transfers = []SolanaTransfer{{solana.PublicKey{9}, from, 0}} },
	} {
		v := good
		burning := *good.Burning
		v.Burning = &burning
		change(&v)
		if err := v.CheckCarries(i); !errors.Is(err, ErrIntent) {
			t.Errorf("%s: %v", name, err)
		}
	}
	other := i
	other.Wallet = good.Burning.Event
	if err := good.CheckCarries(other); !errors.Is(err, ErrIntent) {
		t.Errorf("a burn of one wallet's, with its message in another's account, for the other to sign: %v", err)
	}
	paid := solanaVersionOf(solanaPayout(t))
	paid.Burning = good.Burning
	if err := paid.CheckCarries(solanaPayout(t)); !errors.Is(err, ErrIntent) {
		t.Errorf("a payout that burns too: %v", err)
	}
}
