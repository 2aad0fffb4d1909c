package chain

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"github.com/mr-tron/base58"
	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/randtest"
)

// The vectors of EIP-55.
var eip55 = []string{
	"0x52908400098527886E0F7030069857D2E4169EE7",
	"0x8617E340B3D01FA5F11F306F4090FD50E238070D",
	"0xde709f2102306220921060314715629080e2fb77",
	"0x27b1fdb04752bbc536007a920d24acb045561c26",
	"0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
	"0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
	"0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB",
	"0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb",
}

func TestEVMAddressesHaveOneForm(t *testing.T) {
	for _, want := range eip55 {
		digits := want[2:]
		for _, s := range []string{want, "0x" + strings.ToLower(digits), "0x" + strings.ToUpper(digits)} {
			got, err := ParseAddress(Ethereum, s)
			if err != nil || string(got) != want {
				t.Errorf("%s is read %s, %v; want %s", s, got, err, want)
			}
			if EVMAddress(got.EVM()) != got {
				t.Errorf("the bytes of %s are %s", got, got.EVM())
			}
		}
	}
}

func TestEVMAddressesCarryTheirChecksum(t *testing.T) {
	for _, s := range eip55[4:] {
		for i, c := range s {
			flipped := flipCase(c)
			if flipped == c {
				continue
			}
			wrong := s[:i] + string(flipped) + s[i+1:]
			if i == 1 { // the x
				if _, err := ParseAddress(Base, wrong); !errors.Is(err, ErrAddress) {
					t.Errorf("%s: %v, want ErrAddress", wrong, err)
				}
			} else if _, err := ParseAddress(Base, wrong); !errors.Is(err, ErrChecksum) {
				t.Errorf("%s: %v, want ErrChecksum", wrong, err)
			}
		}
	}
}

func flipCase(c rune) rune {
	switch {
	case c >= 'a' && c <= 'z':
		return c - 'a' + 'A'
	case c >= 'A' && c <= 'Z':
		return c - 'A' + 'a'
	}
	return c
}

const (
	tokenProgram  = "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA"
	usdcMint      = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v"
	systemProgram = "11111111111111111111111111111111"
)

func TestNoAddress(t *testing.T) {
	good := eip55[4]
	for _, c := range []struct {
		chain Name
		texts []string
	}{
		{EthereumSepolia, []string{
			"", "0x", good[2:], good + "0", good[:41], "0X" + good[2:], " " + good, good + "\n",
			"0x" + strings.Repeat("g", 40), "0x" + strings.Repeat("é", 20), "1x" + good[2:],
			strings.Repeat("0x", 21), usdcMint, strings.Repeat("a", 1<<20),
		}},
		{SolanaDevnet, []string{
			"", good, usdcMint[:42], usdcMint + "1", systemProgram[1:], systemProgram + "1",
			strings.Replace(usdcMint, "E", "0", 1), strings.Replace(usdcMint, "E", "O", 1),
			strings.Replace(usdcMint, "E", "l", 1), strings.Replace(usdcMint, "E", "I", 1),
			" " + usdcMint[1:], strings.Repeat("é", 20), strings.Repeat("z", 44), strings.Repeat("1", 1<<20),
		}},
	} {
		for _, s := range c.texts {
			got, err := ParseAddress(c.chain, s)
			if got != "" || !errors.Is(err, ErrAddress) {
				t.Errorf("%s: %.50q is read %s, %v", c.chain, s, got, err)
			}
			if err != nil && len(err.Error()) > 300 {
				t.Errorf("%s: the error for %.50q has %d characters", c.chain, s, len(err.Error()))
			}
		}
	}
}

func TestSolanaAddresses(t *testing.T) {
	for _, s := range []string{systemProgram, tokenProgram, usdcMint} {
		a, err := ParseAddress(Solana, s)
		if err != nil || string(a) != s {
			t.Errorf("%s is read %s, %v", s, a, err)
		}
		if a.EVM() != [20]byte{} {
			t.Errorf("%s has EVM bytes %s", a, a.EVM())
		}
	}
}

func TestSolanaAddressesAreTheirBytes(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		n := rapid.SampledFrom([]int{0, 31, 32, 32, 32, 33}).Draw(t, "length")
		key := rapid.SliceOfN(rapid.Byte(), n, n).Draw(t, "key")
		zeros := rapid.IntRange(0, n).Draw(t, "zeros") // they are digits of their own in base58
		copy(key, make([]byte, zeros))
		a, err := ParseAddress(Solana, string(SolanaAddress(key)))
		if n != 32 {
			if !errors.Is(err, ErrAddress) {
				t.Fatalf("%d bytes are read %s, %v", n, a, err)
			}
			return
		}
		if err != nil {
			t.Fatalf("%x is refused: %v", key, err)
		}
		back, err := base58.Decode(string(a))
		if err != nil || !bytes.Equal(back, key) {
			t.Fatalf("%x is read %s, which is %x: %v", key, a, back, err)
		}
	})
}

func TestNames(t *testing.T) {
	for _, n := range Names() {
		if !n.Valid() || n.IsSolana() != strings.HasPrefix(string(n), "solana") {
			t.Errorf("%s: valid %v, Solana %v", n, n.Valid(), n.IsSolana())
		}
	}
	for _, n := range []Name{"", "Ethereum", "ethereum ", "optimism"} {
		if n.Valid() {
			t.Errorf("%q is a chain", n)
		}
	}
	for token, want := range map[Token]bool{USDC: true, USDT: true, "": false, "USDC": false} {
		if token.Valid() != want {
			t.Errorf("token %q: valid %v, want %v", token, token.Valid(), want)
		}
	}
	if id := CashID(EthereumSepolia, USDT); id != "cash:ethereum_sepolia:usdt" {
		t.Errorf("a cash position is called %s", id)
	}
}

func FuzzParseAddress(f *testing.F) {
	for _, s := range append(eip55, systemProgram, usdcMint, "", "0x", "0xg") {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		for _, n := range []Name{Polygon, Solana} {
			a, err := ParseAddress(n, s)
			if err != nil {
				continue
			}
			if again, err := ParseAddress(n, string(a)); err != nil || again != a {
				t.Errorf("%s: %q is read %s, which is read %s, %v", n, s, a, again, err)
			}
			if n.IsSolana() && string(a) != s {
				t.Errorf("base58 has one spelling, but %q is read %s", s, a)
			}
			if !n.IsSolana() && !strings.EqualFold(string(a), s) {
				t.Errorf("%q is read %s", s, a)
			}
		}
	})
}
