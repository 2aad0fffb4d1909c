package contracts

import (
	"math/big"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
)

// signTransferAuthorization packs a transfer by EIP-3009 that a key has signed, as Circle's token takes it.
func (w wallet) signTransferAuthorization(nonce int64, to common.Address, amount int64) []byte {
	w.Helper()
	domain := callView(w.testChain, w.usdc, usdcABI.PackDOMAINSEPARATOR(), usdcABI.UnpackDOMAINSEPARATOR)
	word := func(n *big.Int) []byte { return common.LeftPadBytes(n.Bytes(), 32) }
	value, id := big.NewInt(amount), crypto.Keccak256Hash(word(big.NewInt(nonce)))
	kind := crypto.Keccak256([]byte("TransferWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)"))
	message := crypto.Keccak256(kind, word(w.address.Big()), word(to.Big()), word(value), word(new(big.Int)), word(deadline), id[:])
	signature, err := crypto.Sign(crypto.Keccak256([]byte{0x19, 1}, domain[:], message), w.key)
	if err != nil {
		w.Fatal(err)
	}
	return usdcABI.PackTransferWithAuthorization(w.address, to, value, new(big.Int), deadline, id, signature[64]+27, [32]byte(signature[:32]), [32]byte(signature[32:64]))
}

// payoutID is an id of 128 bits, as those of payouts are.
func payoutID(n int) *big.Int {
	return new(big.Int).SetBytes(crypto.Keccak256([]byte{byte(n >> 16), byte(n >> 8), byte(n)})[:16])
}

// payouts is a wallet's history of which the costs are compared.
const payouts = 168

// averageCosts are the average gas of a wallet's first payouts to a holder of the token: by Circle's authorization, as the relay
// sends one alone, and of each in batches of twenty wallets.
func averageCosts(c *testChain, calls ...WalletExecutorCall) (circle, alone, batched uint64) {
	wallets := make([]wallet, 20)
	for i := range wallets {
		wallets[i] = c.newWallet()
		c.payFromFaucet(c.usdc, 100_000, wallets[i].address)
		c.mustSucceed(bob, nil, wallets[i].signDelegation())
	}
	single, plain := c.newWallet(), c.newWallet()
	c.payFromFaucet(c.usdc, 100_000, single.address, plain.address, bob, c.Carrier)
	c.mustSucceed(bob, nil, single.signDelegation())
	minGas := int64(100_000 * len(calls))
	for n := range payouts {
		if n < 10 {
			circle += c.mustSucceed(c.usdc, plain.signTransferAuthorization(int64(n), bob, 1)).GasUsed
		}
		alone += c.mustSucceed(single.address, single.signPayout(payoutID(n), minGas, calls...)).GasUsed
		var items []IntentCarrierItem
		for i, w := range wallets {
			id := payoutID(1_000*(i+1) + n)
			items = append(items, IntentCarrierItem{Wallet: w.address, Nonce: id, Gas: big.NewInt(minGas + 160_000), Data: w.signPayout(id, minGas, calls...)})
		}
		batched += c.mustSucceed(c.Carrier, carrierABI.PackCarry(items)).GasUsed
	}
	return circle / 10, alone / payouts, batched / payouts / uint64(len(wallets))
}

func (w wallet) signPayout(id *big.Int, minGas int64, calls ...WalletExecutorCall) []byte {
	w.Helper()
	least := big.NewInt(minGas)
	signature, err := crypto.Sign(typedDataHashV2(w.T, w.address, calls, id, deadline, least), w.key)
	if err != nil {
		w.Fatal(err)
	}
	signature[64] += 27
	return executorABI.PackExecuteIntent(id, deadline, least, calls, signature)
}

// The table of docs/networks.md has the costs of payouts beside Circle's transferWithAuthorization, within 1 %.
func TestPayoutsCostAsDocumented(t *testing.T) {
	doc, err := os.ReadFile("../docs/networks.md")
	if err != nil {
		t.Fatal(err)
	}
	for rules, amsterdam := range map[string]bool{"Amsterdam": true, "Osaka": false} {
		for what, withFee := range map[string]bool{"a payout": false, "a payout with the fee call": true} {
			c := newChainOf(t, amsterdam)
			calls := []WalletExecutorCall{newTransferCall(c.usdc, bob, 1)}
			if withFee {
				calls = append(calls, newTransferCall(c.usdc, c.Carrier, 1))
			}
			circle, alone, batched := averageCosts(c, calls...)
			_, row, found := strings.Cut(string(doc), "\n| "+what+", "+rules+" | ")
			t.Logf("| %s, %s | %d | %d | %d | (%.3f, %.3f)", what, rules, circle, alone, batched, float64(alone)/float64(circle), float64(batched)/float64(circle))
			if !found {
				t.Errorf("docs/networks.md has no row of %s under %s", what, rules)
				continue
			}
			cells := strings.Split(row, " | ")
			for i, got := range []uint64{circle, alone, batched} {
				documented, err := strconv.ParseUint(strings.ReplaceAll(cells[i], ",", ""), 10, 64)
				if err != nil || got*100 > documented*101 || got*100 < documented*99 {
					t.Errorf("%s under %s, column %d: %d gas, documented %q", what, rules, i+1, got, cells[i])
				}
			}
		}
	}
}
