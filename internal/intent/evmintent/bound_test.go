package evmintent

import (
	"bytes"
	"math/big"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/yield"
)

// Every entry and exit of a source stands between a measure of the inflow, or outflow, and its bound; and so both are
// signed.
func TestASourceIsEnteredAndLeftWithinABound(t *testing.T) {
	guard, asset, vault := common.HexToAddress("0x9a"), common.HexToAddress("0xa5"), common.HexToAddress("0xfa")
	on := Chain{Guard: guard}
	source := yield.Source{ID: "x", DepositToken: chain.USDC, Asset: asset, Vault: vault}
	account := chain.EVMAddress(common.HexToAddress("0xacc"))
	for name, c := range map[string]struct {
		action   intent.Action
		token    common.Address
		minimum  int64
		ownCalls int
	}{
		"entry":         {intent.EnterSource{Source: "x", Amount: money.Dollar, MinShares: money.NewUnits(995)}, vault, 995, 2},
		"exact exit":    {intent.LeaveSource{Source: "x", Amount: money.Dollar, MaxShares: money.NewUnits(1005)}, vault, -1005, 3},
		"exit of a lot": {intent.LeaveSource{Source: "x", Amount: money.Dollar, Shares: money.NewUnits(7), MinAmount: 995_000}, asset, 995_000, 1},
	} {
		calls, err := sourceCalls(on, source, account, c.action)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if len(calls) != c.ownCalls+2 {
			t.Fatalf("%s: %d calls, want %d and the guard's two", name, len(calls), c.ownCalls)
		}
		assertCall(t, name+": the first call", calls[0], guard, guardABI.PackSnapshot(c.token))
		assertCall(t, name+": the last call", calls[len(calls)-1], guard, guardABI.PackRequireChange(c.token, big.NewInt(c.minimum)))
		if name == "exact exit" { // all that is asked for has to come, too
			assertCall(t, name+": the second call", calls[1], guard, guardABI.PackSnapshot(asset))
			assertCall(t, name+": the last call but one", calls[3], guard, guardABI.PackRequireChange(asset, big.NewInt(int64(money.Dollar))))
			calls = calls[1:4]
		}
		for _, own := range calls[1 : len(calls)-1] {
			if own.To == guard {
				t.Errorf("%s: the guard is called in between", name)
			}
		}
	}
}

func assertCall(t *testing.T, what string, call custody.Call, to common.Address, data []byte) {
	t.Helper()
	if call.To != to {
		t.Errorf("%s goes to %s, want %s", what, call.To, to)
	}
	if !bytes.Equal(call.Data, data) {
		t.Errorf("%s says %x, want %x", what, call.Data, data)
	}
}

// An order without a bound, or beyond all balances, is not built.
func TestASourceIsNotEnteredOrLeftWithoutABound(t *testing.T) {
	source := yield.Source{ID: "x", DepositToken: chain.USDC, Asset: common.HexToAddress("0xa5"), Vault: common.HexToAddress("0xfa")}
	tooMany, err := money.UnitsFromBig(new(big.Int).Lsh(big.NewInt(1), 255))
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		action intent.Action
		says   string
	}{
		"entry":             {intent.EnterSource{Amount: money.Dollar}, "no minimum"},
		"exact exit":        {intent.LeaveSource{Amount: money.Dollar}, "no maximum"},
		"exit of a lot":     {intent.LeaveSource{Amount: money.Dollar, Shares: money.NewUnits(7)}, "no minimum"},
		"beyond a balance":  {intent.EnterSource{Amount: money.Dollar, MinShares: tooMany}, "is no amount"},
		"cost without end":  {intent.LeaveSource{Amount: money.Dollar, MaxShares: tooMany}, "is no amount"},
		"nothing is given":  {intent.EnterSource{MinShares: money.NewUnits(1)}, "depositing"},
		"nothing is wanted": {intent.LeaveSource{MaxShares: money.NewUnits(1)}, "redeeming"},
	} {
		if _, err := sourceCalls(Chain{}, source, "", c.action); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %v, want %q", name, err, c.says)
		}
	}
}
