package rpc

import (
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
)

// encodeAccount returns an account in a node's form.
func encodeAccount(owner solana.PublicKey, data []byte) string {
	return fmt.Sprintf(`{"data":[%q,"base64"],"executable":false,"lamports":1461600,"owner":%q,"rentEpoch":18446744073709551615,"space":%d}`,
		base64.StdEncoding.EncodeToString(data), owner, len(data))
}

func atTen(value string) string {
	return `{"result":{"context":{"apiVersion":"2.1.0","slot":10},"value":` + value + `}}`
}

// extended is a mint's data with extensions: their type, length and value.
func extended(m solana.Mint, extensions ...[]byte) []byte {
	data := append(make([]byte, 0, 400), m.Encode()...)
	data = append(data[:solana.MintSize], make([]byte, solana.TokenAccountSize-solana.MintSize)...)
	data = append(data, 1)
	for _, e := range extensions {
		data = append(data, e...)
	}
	return data
}

func extension(kind uint16, value ...byte) []byte {
	b := binary.LittleEndian.AppendUint16(nil, kind)
	return append(binary.LittleEndian.AppendUint16(b, uint16(len(value))), value...)
}

func TestCheckMints(t *testing.T) {
	good := solana.Mint{Authority: ptr(keyOf("issuer")), Supply: 1, Decimals: 6, Initialized: true, Freeze: ptr(keyOf("issuer"))}
	nine, raw := good, good
	nine.Decimals, raw.Initialized = 9, false
	for name, test := range map[string]struct {
		account string
		refused string // the name in the error; empty for a good mint
	}{
		"classic":                          {encodeAccount(solana.TokenProgram, good.Encode()), ""},
		"Token-2022 without extensions":    {encodeAccount(solana.Token2022Program, good.Encode()), ""},
		"with metadata":                    {encodeAccount(solana.Token2022Program, extended(good, extension(18, make([]byte, 64)...), extension(19, 1, 2, 3), extension(3, make([]byte, 32)...))), ""},
		"with accounts that are open":      {encodeAccount(solana.Token2022Program, extended(good, extension(6, 1))), ""},
		"with room for more":               {encodeAccount(solana.Token2022Program, append(extended(good, extension(18, 1)), make([]byte, 20)...)), ""},
		"missing":                          {"null", "no such account"},
		"a wallet":                         {encodeAccount(solana.SystemProgram, nil), "program 1111"},
		"a token account":                  {encodeAccount(solana.TokenProgram, solana.TokenAccount{Mint: usdc, Owner: keyOf("ann"), State: 1}.Encode()), "165 bytes"},
		"nine decimals":                    {encodeAccount(solana.TokenProgram, nine.Encode()), "9 decimals"},
		"not initialized":                  {encodeAccount(solana.TokenProgram, raw.Encode()), "not initialized"},
		"with a transfer fee":              {encodeAccount(solana.Token2022Program, extended(good, extension(1, make([]byte, 108)...))), "transfer fee"},
		"confidential":                     {encodeAccount(solana.Token2022Program, extended(good, extension(4, make([]byte, 65)...))), "confidential transfer"},
		"with accounts that are frozen":    {encodeAccount(solana.Token2022Program, extended(good, extension(6, 2))), "default account state"},
		"not transferable":                 {encodeAccount(solana.Token2022Program, extended(good, extension(9))), "non-transferable"},
		"bearing interest":                 {encodeAccount(solana.Token2022Program, extended(good, extension(10, make([]byte, 52)...))), "interest bearing"},
		"with a permanent delegate":        {encodeAccount(solana.Token2022Program, extended(good, extension(12, make([]byte, 32)...))), "permanent delegate"},
		"with a transfer hook":             {encodeAccount(solana.Token2022Program, extended(good, extension(14, make([]byte, 64)...))), "transfer hook"},
		"scaled":                           {encodeAccount(solana.Token2022Program, extended(good, extension(25, make([]byte, 56)...))), "scaled UI amount"},
		"pausable, behind what is no harm": {encodeAccount(solana.Token2022Program, extended(good, extension(18, make([]byte, 64)...), extension(26, make([]byte, 33)...))), "pausable"},
		"of an extension not known":        {encodeAccount(solana.Token2022Program, extended(good, extension(99, 1))), "number 99"},
		"cut short":                        {encodeAccount(solana.Token2022Program, extended(good, []byte{18, 0, 9, 0, 1})), "too early"},
		"extensions in the classic one":    {encodeAccount(solana.TokenProgram, extended(good, extension(18, 1))), "classic"},
	} {
		t.Run(name, func(t *testing.T) {
			c := startCluster(t, 10)
			c.answerWith("getMultipleAccounts", atTen("["+test.account+","+encodeAccount(solana.TokenProgram, good.Encode())+"]"))
			err := c.dial(nil, c.url).CheckMints(t.Context())
			switch {
			case test.refused == "" && err != nil:
				t.Errorf("refused: %v", err)
			case test.refused != "" && (!errors.Is(err, ErrMint) || !strings.Contains(err.Error(), test.refused)):
				t.Errorf("error %v, want one that names %q", err, test.refused)
			case test.refused != "" && !strings.Contains(err.Error(), "usdc"):
				t.Errorf("error %v does not name the token", err)
			}
		})
	}
}

func TestNonceAccounts(t *testing.T) {
	nonce := solana.NonceAccount{Version: 1, State: 1, Authority: keyOf("payer"), Value: solana.Hash{5}, LamportsPerSignature: 5000}
	for name, test := range map[string]struct {
		account string
		err     error
		want    *solana.NonceAccount
	}{
		"initialized":     {encodeAccount(solana.SystemProgram, nonce.Encode()), nil, &nonce},
		"not there":       {"null", nil, nil},
		"not initialized": {encodeAccount(solana.SystemProgram, make([]byte, 80)), solana.ErrLayout, nil},
		"a wallet":        {encodeAccount(solana.SystemProgram, nil), solana.ErrLayout, nil},
		"of a program":    {encodeAccount(solana.TokenProgram, nonce.Encode()), solana.ErrLayout, nil},
	} {
		c := startCluster(t, 10)
		c.answerWith("getMultipleAccounts", atTen("["+test.account+"]"))
		got, err := c.dial(nil, c.url).NonceAccount(t.Context(), Finalized, keyOf("nonce"))
		if !errors.Is(err, test.err) || (got == nil) != (test.want == nil) || got != nil && (got.NonceAccount != *test.want || got.Slot != 10 || got.Lamports != 1461600) {
			t.Errorf("%s: %+v, %v", name, got, err)
		}
	}
}

func TestTokenAccountsOf(t *testing.T) {
	item := func(name string, program solana.PublicKey, a solana.TokenAccount) string {
		return fmt.Sprintf(`{"pubkey":%q,"account":%s}`, keyOf(name), encodeAccount(program, a.Encode()))
	}
	held := solana.TokenAccount{Mint: usdc, Owner: keyOf("ann"), Amount: 7, State: 1}
	foreign, another := held, held
	foreign.Owner, another.Mint = keyOf("bob"), usdt
	for name, test := range map[string]struct {
		list string
		ok   bool
	}{
		"two":                       {item("a", solana.TokenProgram, held) + "," + item("b", solana.TokenProgram, held), true},
		"somebody else's":           {item("a", solana.TokenProgram, held) + "," + item("b", solana.TokenProgram, foreign), false},
		"of another mint":           {item("a", solana.TokenProgram, held) + "," + item("b", solana.TokenProgram, another), false},
		"one twice":                 {item("a", solana.TokenProgram, held) + "," + item("a", solana.TokenProgram, held), false},
		"of no token program":       {item("a", solana.TokenProgram, held) + "," + item("b", solana.SystemProgram, held), false},
		"one without what is in it": {item("a", solana.TokenProgram, held) + `,{"pubkey":"` + usdc.String() + `","account":null}`, false},
	} {
		c := startCluster(t, 10)
		c.answerWith("getTokenAccountsByOwner", atTen("["+test.list+"]"))
		got, err := c.dial(nil, c.url).TokenAccountsOf(t.Context(), keyOf("ann"), usdc, Confirmed)
		if test.ok && (err != nil || len(got) != 2 || got[0].Amount != 7 || got[0].Address.String() == got[1].Address.String()) {
			t.Errorf("%s: %+v, %v", name, got, err)
		}
		if !test.ok && !errors.Is(err, chain.ErrInconsistent) {
			t.Errorf("%s: error %v, want %v", name, err, chain.ErrInconsistent)
		}
	}
}

// An empty token account is left out of those that hold something. It is lasting unless a stranger can close it.
func TestLastingTokenAccountsOf(t *testing.T) {
	item := func(name string, a solana.TokenAccount) string {
		return fmt.Sprintf(`{"pubkey":%q,"account":%s}`, keyOf(name), encodeAccount(solana.TokenProgram, a.Encode()))
	}
	held, stranger := solana.TokenAccount{Mint: usdc, Owner: keyOf("ann"), Amount: 7, State: 1}, keyOf("bob")
	empty, closable, emptyClosable := held, held, held
	empty.Amount, emptyClosable.Amount = 0, 0
	closable.CloseAuthority, emptyClosable.CloseAuthority = &stranger, &stranger
	c := startCluster(t, 10)
	classic := func(list string) func(params []json.RawMessage) string { // there is none of Token-2022
		return func(params []json.RawMessage) string {
			if strings.Contains(string(params[1]), solana.Token2022Program.String()) {
				return `{"context":{"slot":10},"value":[]}`
			}
			return `{"context":{"slot":10},"value":[` + list + `]}`
		}
	}
	c.answerBy("getTokenAccountsByOwner", classic(item("a", held)+","+item("b", empty)+","+item("c", closable)+","+item("d", emptyClosable)))
	client := c.dial(nil, c.url)
	holds, err := client.TokenAccountsOf(t.Context(), keyOf("ann"), usdc, Confirmed)
	if err != nil || len(holds) != 2 {
		t.Errorf("accounts that hold something: %+v, %v", holds, err)
	}
	for _, a := range holds {
		if a.Address != keyOf("a") && a.Address != keyOf("c") {
			t.Errorf("account %s holds something", a.Address)
		}
	}
	lasting := func(of *Client, want ...string) {
		t.Helper()
		got, err := of.LastingTokenAccountsOf(t.Context(), keyOf("ann"), Confirmed)
		if err != nil || len(got) != len(want) {
			t.Errorf("accounts that last: %v, %v", got, err)
		}
		for _, name := range want {
			if !slices.Contains(got, keyOf(name)) {
				t.Errorf("account %s is not among those that last", name)
			}
		}
	}
	lasting(client, "a", "b", "c")
	// Those of any node count, whatever they hold in its slot.
	other := startCluster(t, 10)
	held.Amount++
	other.answerBy("getTokenAccountsByOwner", classic(item("a", held)+","+item("e", empty)))
	lasting(c.dial(nil, c.url, other.url).Agreed(), "a", "b", "c", "e")
}

func TestSmallReads(t *testing.T) {
	c := startCluster(t, 10)
	client := c.dial(nil, c.url)
	c.answerWith("getMinimumBalanceForRentExemption", `{"result":2039280}`)
	rent, err := client.RentExempt(t.Context(), 165)
	if rent != 2039280 || err != nil {
		t.Errorf("rent %d, %v", rent, err)
	}
	c.answerWith("getRecentPrioritizationFees", `{"result":[{"slot":348125,"prioritizationFee":0},{"slot":348126,"prioritizationFee":1000}]}`)
	fees, err := client.RecentPriorityFees(t.Context(), nil)
	if len(fees) != 2 || fees[1] != (PriorityFee{348126, 1000}) || err != nil {
		t.Errorf("fees %+v, %v", fees, err)
	}
	c.answerWith("getLatestBlockhash", atTen(`{"blockhash":"EkSnNWid2cvwEVnVx9aBqawnmiCNiDgp3gUdkDPTKN1N","lastValidBlockHeight":3090}`))
	hash, err := client.LatestBlockhash(t.Context())
	if hash.Hash.String() != "EkSnNWid2cvwEVnVx9aBqawnmiCNiDgp3gUdkDPTKN1N" || hash.LastValidHeight != 3090 || hash.Slot != 10 || err != nil {
		t.Errorf("blockhash %+v, %v", hash, err)
	}
	genesis, err := client.GenesisHash(t.Context())
	if genesis != c.genesis || err != nil {
		t.Errorf("genesis hash %s, %v", genesis, err)
	}
	c.answerWith("getMultipleAccounts", atTen("["+encodeAccount(solana.SystemProgram, nil)+"]"))
	lamports, err := client.Balance(t.Context(), Confirmed, keyOf("ann"))
	if lamports != 1461600 || err != nil {
		t.Errorf("balance %d, %v", lamports, err)
	}
	if _, err := client.Accounts(t.Context(), Confirmed, keyOf("ann"), keyOf("bob")); !errors.Is(err, chain.ErrInconsistent) {
		t.Errorf("one account for two: %v", err)
	}
}
