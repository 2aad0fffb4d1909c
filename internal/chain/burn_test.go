package chain

import (
	"strings"
	"testing"
)

func TestNobodyCanSpendFromSomeAddresses(t *testing.T) {
	for _, test := range []struct {
		chain   Name
		address string
		why     string // empty: somebody may
	}{
		{Ethereum, "0x0000000000000000000000000000000000000000", "zero"},
		{Ethereum, "0x0000000000000000000000000000000000000001", "chain itself"},
		{Ethereum, "0x0000000000000000000000000000000000000100", "chain itself"},
		{Ethereum, "0x000000000000000000000000000000000000dEaD", "burn"},
		{Base, "0x000000000000000000000000000000000000dead", "burn"},
		{Ethereum, "0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee", "burn"},
		{Ethereum, "0xffffffffffffffffffffffffffffffffffffffff", "burn"},
		{Ethereum, "0x0000000000000000000000000000000000010000", ""},
		{Ethereum, eip55[0], ""},
		{Solana, "11111111111111111111111111111111", "program"},
		{Solana, "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA", "program"},
		{Solana, "1nc1nerator11111111111111111111111111111111", "burn"},
		{SolanaDevnet, string(SolanaAddress(smallPoint(2))), ""}, // y = 2 is on no curve's point: it may be a token account
		{Solana, string(SolanaAddress(smallPoint(1))), ""},
	} {
		a, err := ParseAddress(test.chain, test.address)
		if err != nil {
			t.Fatalf("%s: %v", test.address, err)
		}
		if why := a.WhyUnspendable(test.chain); (why == "") != (test.why == "") || !strings.Contains(why, test.why) {
			t.Errorf("%s on %s: %q, want %q", test.address, test.chain, why, test.why)
		}
	}
}

// smallPoint is the 32 bytes of a small number.
func smallPoint(y byte) []byte {
	b := make([]byte, 32)
	b[0] = y
	return b
}
