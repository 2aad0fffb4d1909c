package contracts

import (
	"math/big"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"

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

// What is signed for a wallet is signed for whichever executor it runs, and all of them
// know what the others have executed.
func TestAnIntentIsTheSameForTheExecutorBefore(t *testing.T) {
	c := newChain(t)
	before := c.deployContract(contractstest.Previous(t, "WalletExecutor"), nil)
	w := c.newWallet()
	c.payFromFaucet(c.usdc, 1_000, w.address)
	signPayment := func(nonce int64) []byte { return w.signIntent(nonce, newTransferCall(c.usdc, c.faucet, 1)) }
	used := func(nonce int64) bool {
		return callView(c, w.address, executorABI.PackIntentUsed(big.NewInt(nonce)), executorABI.UnpackIntentUsed)
	}

	c.mustSucceed(w.address, signPayment(1), w.signDelegationTo(before, 0))
	signedBefore := signPayment(2)
	c.mustSucceed(w.address, signPayment(3), w.signDelegationTo(c.Executor, 1))
	c.mustSucceed(w.address, signedBefore)
	for _, nonce := range []int64{1, 2, 3} {
		if !used(nonce) {
			t.Errorf("under the executor of now the nonce %d is free", nonce)
		}
	}
	c.mustSucceed(w.address, signPayment(4), w.signDelegationTo(before, 2))
	for nonce, want := range map[int64]bool{1: true, 2: true, 3: true, 4: true, 5: false} {
		if used(nonce) != want {
			t.Errorf("under the executor before it is %t that the nonce %d is used", !want, nonce)
		}
	}
	if left := c.balanceOf(c.usdc, w.address); left != 996 {
		t.Errorf("after four payments of one it has %d of 1000", left)
	}
}
