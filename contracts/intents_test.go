package contracts

import (
	"bytes"
	"context"
	"math/big"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/params"
)

var bob = common.HexToAddress("0xB0B0000000000000000000000000000000000B0B")

// assertIs compares one fact with what it should be.
func assertIs[T comparable](t *testing.T, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %v, want %v", what, got, want)
	}
}

// A wallet without ether pays USDT: in one transaction the relayer puts its
// delegation into force and carries its intent. The same again is refused.
func TestDelegateAndPayInOneTransaction(t *testing.T) {
	c := newChain(t)
	w := c.newWallet()
	c.payFromFaucet(c.usdt, 100_000_000, w.address)
	carry := carrierABI.PackCarry([]IntentCarrierItem{w.newItem(7, newTransferCall(c.usdt, bob, 40_000_000))})

	receipt := c.mustSucceed(c.Carrier, carry, w.signDelegation())
	if got := c.balanceOf(c.usdt, bob); got != 40_000_000 {
		t.Errorf("bob has %d", got)
	}
	if got := c.balanceOf(c.usdt, w.address); got != 60_000_000 {
		t.Errorf("the wallet has %d", got)
	}
	if len(receipt.Logs) != 3 {
		t.Fatalf("%d logs", len(receipt.Logs))
	}
	started, err := executorABI.UnpackIntentStartedEvent(receipt.Logs[0])
	if err != nil {
		t.Fatalf("first log %+v: %v", receipt.Logs[0], err)
	}
	assertIs(t, "the emitter of the first log", receipt.Logs[0].Address, w.address)
	assertIs(t, "the nonce that started", started.Nonce.Int64(), 7)
	moved, err := usdtABI.UnpackTransferEvent(receipt.Logs[1])
	if err != nil {
		t.Fatalf("second log %+v: %v", receipt.Logs[1], err)
	}
	assertIs(t, "who paid", moved.From, w.address)
	assertIs(t, "who was paid", moved.To, bob)
	assertIs(t, "what was paid", moved.Value.Int64(), 40_000_000)
	executed, err := executorABI.UnpackIntentExecutedEvent(receipt.Logs[2])
	if err != nil {
		t.Fatalf("third log %+v: %v", receipt.Logs[2], err)
	}
	assertIs(t, "the emitter of the third log", receipt.Logs[2].Address, w.address)
	assertIs(t, "the nonce that was executed", executed.Nonce.Int64(), 7)

	receipt = c.mustSucceed(c.Carrier, carry)
	reason := c.refusalReason(receipt, w, 7)
	used, err := executorABI.UnpackIntentAlreadyUsedError(reason[4:])
	if err != nil || used.Nonce.Int64() != 7 {
		t.Errorf("refused for %x: %v", reason, err)
	}
	if got := c.balanceOf(c.usdt, bob); got != 40_000_000 {
		t.Errorf("bob has %d after the replay", got)
	}
	if ether, err := c.client.BalanceAt(context.Background(), w.address, nil); err != nil || ether.Sign() != 0 {
		t.Errorf("the wallet has ether: %v, %v", ether, err)
	}
}

func TestRefusalsAreReadable(t *testing.T) {
	c := newChain(t)
	poor, bare, rich := c.newWallet(), c.newWallet(), c.newWallet()
	c.payFromFaucet(c.usdc, 10, poor.address, bare.address, rich.address)
	items := []IntentCarrierItem{
		poor.newItem(1, newTransferCall(c.usdc, bob, 11)),
		bare.newItem(2, newTransferCall(c.usdc, bob, 1)),
		rich.newItem(3, newTransferCall(c.usdc, bob, 10)),
	}
	receipt := c.mustSucceed(c.Carrier, carrierABI.PackCarry(items), poor.signDelegation(), rich.signDelegation())

	failed, err := executorABI.UnpackCallFailedError(c.refusalReason(receipt, poor, 1)[4:])
	if err != nil || failed.Index.Sign() != 0 {
		t.Fatalf("the poor wallet's refusal: %+v, %v", failed, err)
	}
	why, err := abi.UnpackRevert(failed.Reason)
	if err != nil || why != "ERC20: transfer amount exceeds balance" {
		t.Errorf("the token's reason: %q, %v", why, err)
	}
	reason := c.refusalReason(receipt, bare, 2)
	if id := IntentCarrierWalletWithoutCodeErrorID(); !bytes.Equal(reason, id[:4]) {
		t.Errorf("the bare wallet was refused for %x", reason)
	}
	if got := c.balanceOf(c.usdc, bob); got != 10 {
		t.Errorf("bob has %d", got)
	}
}

// The digest a wallet shows is the one that go-ethereum's encoder makes.
func TestIntentDigestIsEIP712(t *testing.T) {
	c := newChain(t)
	w := c.newWallet()
	c.mustSucceed(bob, nil, w.signDelegation())
	for _, calls := range [][]WalletExecutorCall{
		{},
		{newTransferCall(c.usdt, bob, 1)},
		{{To: bob, Value: big.NewInt(5)}, newTransferCall(c.usdc, bob, 2), {To: c.usdt, Value: new(big.Int), Data: []byte{1}}},
	} {
		nonce := new(big.Int).Lsh(big.NewInt(3), 126)
		got := callView(c, w.address, executorABI.PackIntentDigest(calls, nonce, deadline), executorABI.UnpackIntentDigest)
		if want := typedDataHash(t, w.address, calls, nonce, deadline); !bytes.Equal(got[:], want) {
			t.Errorf("%d calls: digest %x, want %x", len(calls), got, want)
		}
		minGas := big.NewInt(100_000)
		got = callView(c, w.address, executorABI.PackDigestOf(nonce, deadline, minGas, calls), executorABI.UnpackDigestOf)
		if want := typedDataHashV2(t, w.address, calls, nonce, deadline, minGas); !bytes.Equal(got[:], want) {
			t.Errorf("%d calls: digest of version 2 %x, want %x", len(calls), got, want)
		}
	}
}

// What is given up is given up, whoever carries it; an intent that was faster is not.
func TestCancelledIntentIsRefused(t *testing.T) {
	c := newChain(t)
	w := c.newWallet()
	c.payFromFaucet(c.usdc, 10, w.address)
	late, fast := w.newItem(1, newTransferCall(c.usdc, bob, 10)), w.newItem(2, newTransferCall(c.usdc, bob, 1))

	receipt := c.mustSucceed(c.Carrier, carrierABI.PackCarry([]IntentCarrierItem{
		{Wallet: w.address, Nonce: big.NewInt(1), Gas: new(big.Int), Data: w.signCancellation(1)}, late,
		fast, {Wallet: w.address, Nonce: big.NewInt(2), Gas: new(big.Int), Data: w.signCancellation(2)},
	}), w.signDelegation())
	cancelled, err := executorABI.UnpackIntentCancelledEvent(receipt.Logs[0])
	if err != nil {
		t.Fatalf("first log %+v: %v", receipt.Logs[0], err)
	}
	assertIs(t, "the emitter of the first log", receipt.Logs[0].Address, w.address)
	assertIs(t, "the nonce that was given up", cancelled.Nonce.Int64(), 1)
	for _, nonce := range []int64{1, 2} {
		used, err := executorABI.UnpackIntentAlreadyUsedError(c.refusalReason(receipt, w, nonce)[4:])
		if err != nil || used.Nonce.Int64() != nonce {
			t.Errorf("the second of nonce %d: %+v, %v", nonce, used, err)
		}
	}
	assertIs(t, "what bob has", c.balanceOf(c.usdc, bob), 1)
}

// assertDocumentedGas compares a transaction's gas with README.md's figure for it under the rules of the chain, within 1 %: addresses
// and signatures with more or fewer zero bytes cost a little less or more.
func assertDocumentedGas(c *testChain) func(what string, receipt *types.Receipt) {
	readme, err := os.ReadFile("README.md")
	if err != nil {
		c.Fatal(err)
	}
	column := 0
	if c.creationGas > params.MaxTxGas {
		column = 1
	}
	return func(what string, receipt *types.Receipt) {
		c.Helper()
		_, row, found := strings.Cut(string(readme), "\n| "+what+" | ")
		row, _, _ = strings.Cut(row, " |\n")
		figures := strings.Split(row, " | ")
		if !found || len(figures) != 2 {
			c.Errorf("%s: used %d, and README.md has no row for it", what, receipt.GasUsed)
			return
		}
		documented, err := strconv.ParseUint(strings.ReplaceAll(figures[column], ",", ""), 10, 64)
		if err != nil || receipt.GasUsed*100 > documented*101 || receipt.GasUsed*100 < documented*99 {
			c.Errorf("%s: used %d, documented %q", what, receipt.GasUsed, figures[column])
		}
	}
}

func TestGasIsAsDocumented(t *testing.T) {
	forEachFork(t, func(c *testChain) {
		check := assertDocumentedGas(c)

		wallets := make([]wallet, 10)
		addresses := make([]common.Address, 10)
		for i := range wallets {
			wallets[i] = c.newWallet()
			addresses[i] = wallets[i].address
		}
		c.payFromFaucet(c.usdc, 1_000, append(addresses, bob)...)
		c.payFromFaucet(c.usdt, 1_000, append(addresses, bob)...)

		w := wallets[0]
		check("`execute` a USDC transfer, with the authorization",
			c.mustSucceed(w.address, w.signIntent(1, newTransferCall(c.usdc, bob, 1)), w.signDelegation()))
		check("`execute` a USDC transfer", c.mustSucceed(w.address, w.signIntent(2, newTransferCall(c.usdc, bob, 1))))
		check("`execute` a USDT transfer", c.mustSucceed(w.address, w.signIntent(3, newTransferCall(c.usdt, bob, 1))))
		one := []IntentCarrierItem{w.newItem(4, newTransferCall(c.usdc, bob, 1))}
		check("`carry` one USDC transfer", c.mustSucceed(c.Carrier, carrierABI.PackCarry(one)))

		check("`executeIntent` a USDC transfer", c.mustSucceed(w.address, w.signIntentV2(5, 100_000, newTransferCall(c.usdc, bob, 1))))
		check("`cancel` a nonce", c.mustSucceed(w.address, w.signCancellation(6)))

		var delegations []types.SetCodeAuthorization
		for _, w := range wallets[1:] {
			delegations = append(delegations, w.signDelegation())
		}
		c.mustSucceed(bob, nil, delegations...)
		ten := make([]IntentCarrierItem, 10)
		for i, w := range wallets {
			ten[i] = w.newItem(7, newTransferCall(c.usdc, bob, 1))
		}
		check("`carry` ten wallets' USDC transfers", c.mustSucceed(c.Carrier, carrierABI.PackCarry(ten)))

		many := make([]common.Address, 500)
		for i := range many {
			many[i] = common.BytesToAddress(crypto.Keccak256([]byte{byte(i >> 8), byte(i)})[12:])
		}
		if c.creationGas > params.MaxTxGas {
			for part := range slices.Chunk(many, 100) { // 500 need more than a block
				c.payFromFaucet(c.usdc, 1, part...)
			}
		} else {
			check("`drip` USDC to 500 new holders", c.payFromFaucet(c.usdc, 1, many...))
		}
		check("`drip` USDC to 500 holders", c.payFromFaucet(c.usdc, 1, many...))
	})
}

// refusalReason finds the reason of the one refusal of the wallet's intent.
func (c *testChain) refusalReason(receipt *types.Receipt, w wallet, nonce int64) []byte {
	c.Helper()
	for _, log := range receipt.Logs {
		if log.Address != c.Carrier {
			continue
		}
		refused, err := carrierABI.UnpackIntentRefusedEvent(log)
		if err != nil {
			c.Fatal(err)
		}
		if refused.Wallet == w.address && refused.Nonce.Int64() == nonce {
			return refused.Reason
		}
	}
	c.Fatalf("intent %d of %s was not refused", nonce, w.address)
	return nil
}
