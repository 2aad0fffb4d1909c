package contracts

import (
	"math/big"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/params"

	"github.com/granaryhq/granary/contracts/contractstest"
)

// The service speaks to contracts that were made of the version before by the bindings
// of this one: what those had, these have, with the same words in the same places.
func TestEveryContractUnderstandsWhatTheVersionBeforeDid(t *testing.T) {
	for _, now := range []*bind.MetaData{
		&WalletExecutorMetaData, &BalanceGuardMetaData, &FeeWrapperMetaData, &FeeWrapperFactoryMetaData,
		&MicroVaultMetaData, &MicroVaultFactoryMetaData, &AdapterFactoryMetaData,
	} {
		t.Run(now.ID, func(t *testing.T) {
			was, is := parseABI(t, contractstest.Previous(t, now.ID)), parseABI(t, now)
			if a, b := was.Constructor.Sig, is.Constructor.Sig; a != b {
				t.Errorf("its constructor was %s and is %s", a, b)
			}
			for name, method := range was.Methods {
				if gone := lostFunction(method, is); gone != "" {
					t.Errorf("%s %s", name, gone)
				}
			}
			for name, event := range was.Events {
				new, ok := is.Events[name]
				if !ok || !sameEvent(event, new) {
					t.Errorf("the event was %s and is %s", event, new)
				}
			}
		})
	}
}

func parseABI(t *testing.T, of *bind.MetaData) abi.ABI {
	t.Helper()
	parsed, err := of.ParseABI()
	if err != nil {
		t.Fatal(err)
	}
	return *parsed
}

// lostFunction says how a function is not what it was; nothing if it is.
func lostFunction(was abi.Method, now abi.ABI) string {
	is, err := now.MethodById(was.ID)
	switch {
	case err != nil:
		return "is gone: " + was.Sig
	case was.IsConstant() && !is.IsConstant():
		return "was a view"
	case describe(was.Inputs) != describe(is.Inputs):
		return "takes " + describe(is.Inputs) + ", and took " + describe(was.Inputs)
	case describe(was.Outputs) != describe(is.Outputs):
		return "answers " + describe(is.Outputs) + ", and answered " + describe(was.Outputs)
	}
	return ""
}

// describe is the types, and the names of a struct's fields, by which they are read.
func describe(all abi.Arguments) string {
	text := ""
	for _, a := range all {
		text += a.Type.String()
		of := a.Type
		for of.Elem != nil {
			of = *of.Elem
		}
		for _, field := range of.TupleRawNames {
			text += " " + field
		}
		text += ";"
	}
	return text
}

// sameEvent says whether logs of both are read alike.
func sameEvent(was, is abi.Event) bool {
	return was.ID == is.ID && slices.EqualFunc(was.Inputs, is.Inputs, func(a, b abi.Argument) bool { return a.Indexed == b.Indexed && a.Name == b.Name })
}

// forEachFork runs a test under Osaka's rules, where marks are in the mapping, and under Amsterdam's, where they are in the tree.
func forEachFork(t *testing.T, test func(c *testChain)) {
	for name, amsterdam := range map[string]bool{"osaka": false, "amsterdam": true} {
		t.Run(name, func(t *testing.T) { test(newChainOf(t, amsterdam)) })
	}
}

// version1Executors are the executors before this one: without cancel, and with it.
var version1Executors = []string{"WalletExecutor", contractstest.Version1Executor}

func (w wallet) used(nonce int64) bool {
	return callView(w.testChain, w.address, executorABI.PackIntentUsed(big.NewInt(nonce)), executorABI.UnpackIntentUsed)
}

// A signature of version 1 is for whichever executor the wallet runs, and all of them know what the others have executed under it.
func TestAnIntentOfVersion1IsTheSameForTheExecutorsBefore(t *testing.T) {
	forEachFork(t, func(c *testChain) {
		for _, name := range version1Executors {
			before := c.deployContract(contractstest.Previous(c.T, name), nil)
			w := c.newWallet()
			c.payFromFaucet(c.usdc, 1_000, w.address)
			signPayment := func(nonce int64) []byte { return w.signIntent(nonce, newTransferCall(c.usdc, c.faucet, 1)) }

			c.mustSucceed(w.address, signPayment(1), w.signDelegationTo(before, 0))
			signedBefore := signPayment(2)
			c.mustSucceed(w.address, signPayment(3), w.signDelegationTo(c.Executor, 1))
			c.mustSucceed(w.address, signedBefore) // outstanding over the change: it runs once
			c.mustRefuse(w.address, signedBefore)
			for _, nonce := range []int64{1, 2, 3} {
				if !w.used(nonce) {
					c.Errorf("under the executor of now the nonce %d is free", nonce)
				}
			}
			c.mustSucceed(w.address, signPayment(4), w.signDelegationTo(before, 2))
			for nonce, want := range map[int64]bool{1: true, 2: true, 3: true, 4: true, 5: false} {
				if w.used(nonce) != want {
					c.Errorf("under the executor before it is %t that the nonce %d is used", !want, nonce)
				}
			}
			if left := c.balanceOf(c.usdc, w.address); left != 996 {
				c.Errorf("after four payments of one it has %d of 1000", left)
			}
		}
	})
}

// Delegations to an executor before this one were saved for ten nonces of the account. Whenever the wallet is put back with
// one, nothing that was executed or cancelled runs again, there or after the wallet is back.
func TestAWalletThatIsPutBackRunsNothingAgain(t *testing.T) {
	forEachFork(t, func(c *testChain) {
		for _, name := range version1Executors {
			before := c.deployContract(contractstest.Previous(c.T, name), nil)
			w := c.newWallet()
			c.payFromFaucet(c.usdc, 1_000, w.address)
			pay := newTransferCall(c.usdc, c.faucet, 1)
			var saved []types.SetCodeAuthorization
			for nonce := range uint64(10) {
				saved = append(saved, w.signDelegationTo(before, nonce))
			}
			c.mustSucceed(w.address, w.signIntent(1, pay), saved[0]) // executed by the executor before
			// Each is of a nonce of its own, in both versions where the signer may sign both: the first had run out.
			executed := [][]byte{w.signIntent(1, pay), w.signIntentV2(1, 1, pay), w.signIntentV2(2, 1, pay), w.signIntent(3, pay), w.signIntentV2(3, 1, pay)}
			cancelled := [][]byte{w.signIntent(4, pay), w.signIntentV2(4, 1, pay), w.signIntent(5, pay)}
			c.mustSucceed(w.address, w.signIntentV2(2, 1, pay), w.signDelegationTo(c.Executor, 1))
			c.mustSucceed(w.address, w.signIntent(3, pay))
			c.mustSucceed(w.address, w.signCancellation(4))
			c.mustSucceed(w.address, w.signCancellationOf("1", 5))
			assertNothingRuns := func(when string) {
				c.Helper()
				for _, data := range slices.Concat(executed, cancelled, [][]byte{w.signCancellation(1), w.signCancellation(2), w.signCancellation(3)}) {
					c.mustRefuse(w.address, data)
				}
				if left := c.balanceOf(c.usdc, w.address); left != 997 {
					c.Errorf("%s the wallet has %d of 1000, and paid three", when, left)
				}
			}
			assertNothingRuns("under the executor of now")
			for at := uint64(2); at < 10; at += 2 {
				c.mustSucceed(bob, nil, saved[at])
				assertNothingRuns("put back")
				c.mustSucceed(bob, nil, w.signDelegationTo(c.Executor, at+1))
				assertNothingRuns("back again")
			}
			for nonce := int64(1); nonce <= 5; nonce++ {
				if !w.used(nonce) {
					c.Errorf("the nonce %d is free", nonce)
				}
			}
		}
	})
}

// mustRefuse has the relayer call a contract; the call must fail.
func (c *testChain) mustRefuse(to common.Address, data []byte) {
	c.Helper()
	if receipt := c.sendTx(&types.DynamicFeeTx{To: &to, Gas: 1_000_000, Data: data}); receipt.Status == types.ReceiptStatusSuccessful {
		c.Errorf("%s took %x", to, data)
	}
}

// Forty intents of one wallet in one transaction: each is promised enough for a new node, wherever its mark is. A wallet is
// called with the promised gas under both rules.
func TestFortyIntentsOfOneWallet(t *testing.T) {
	forEachFork(t, func(c *testChain) {
		w := c.newWallet()
		c.payFromFaucet(c.usdc, 1_000, w.address, bob)
		c.mustSucceed(bob, nil, w.signDelegation())
		const worst = 200_000 // of a mark and of all beside the calls
		for round := range int64(3) {
			var items []IntentCarrierItem
			for n := range int64(40) {
				nonce := 1_000*round + n
				items = append(items, IntentCarrierItem{Wallet: w.address, Nonce: big.NewInt(nonce), Gas: big.NewInt(100_000 + worst), Data: w.signIntentV2(nonce, 100_000, newTransferCall(c.usdc, bob, 1))})
			}
			receipt := c.mustSucceed(c.Carrier, carrierABI.PackCarry(items))
			if got := len(receipt.Logs); got != 3*40 {
				c.Errorf("round %d left %d logs, want three of each intent", round, got)
			}
		}
		if got := c.balanceOf(c.usdc, w.address); got != 1_000-120 {
			c.Errorf("the wallet has %d", got)
		}
		short := []IntentCarrierItem{{Wallet: w.address, Nonce: big.NewInt(5_000), Gas: big.NewInt(16_700_000), Data: w.signIntentV2(5_000, 1, newTransferCall(c.usdc, bob, 1))}}
		to := c.Carrier
		if receipt := c.sendTx(&types.DynamicFeeTx{To: &to, Gas: params.MaxTxGas, Data: carrierABI.PackCarry(short)}); receipt.Status == types.ReceiptStatusSuccessful || w.used(5_000) {
			c.Error("more gas than there was is promised, and it is carried")
		}
	})
}
