package validator_test

import (
	"testing"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
)

// Transactions of version 1 pay the fee of their budget, and fail if the budget does not suffice, as on Solana's
// own runtime.
func TestBudgetsOfVersion1(t *testing.T) {
	d := startDuet(t, startReference(t, litesvm))
	pay := solana.TransferLamports(public(payer), public(bob), sol)
	for _, c := range []struct {
		what         string
		budget       solana.Config
		instructions []solana.Instruction
		err          string
		fee          uint64
	}{
		{"with all that it may use", solana.NewConfig(0, solana.MaxComputeUnits, solana.MaxLoadedBytes), list{pay}, "null", 5_000},
		{"with a priority fee", solana.NewConfig(1_234, 1_000, 1<<20), list{pay}, "null", 6_234},
		{"with a fee beyond 32 bits", solana.NewConfig(1<<32+1, 1_000, 1<<20), list{pay}, "null", 5_000 + 1<<32 + 1},
		{"Compute Budget instructions are ignored", solana.NewConfig(7, 1_000, 1<<20), list{solana.SetComputeUnitPrice(1 << 40), pay}, "null", 5_007},
		{"not even the same twice", solana.NewConfig(7, 1_000, 1<<20), list{solana.SetComputeUnitPrice(1), solana.SetComputeUnitPrice(2), pay}, "null", 5_007},
		{"without compute units", solana.Config{Mask: solana.ConfigLoadedBytes, Values: []uint32{1 << 20}}, list{pay}, `{"InstructionError":[0,"ComputationalBudgetExceeded"]}`, 5_000},
		{"with too few compute units", solana.NewConfig(3, 200, 1<<20), list{pay, pay}, `{"InstructionError":[1,"ComputationalBudgetExceeded"]}`, 5_003},
	} {
		tx := d.signWith(c.budget, c.instructions...)
		d.perform(c.what, tx)
		if got := d.transaction(tx.Signatures[0]).Meta; string(got.Err) != c.err || got.Fee != c.fee {
			t.Errorf("%s: error %s, fee %d; want %s, %d", c.what, got.Err, got.Fee, c.err, c.fee)
		}
	}
	for what, budget := range map[string]solana.Config{
		"an empty budget":             {},
		"no bytes of accounts":        {Mask: solana.ConfigComputeUnits, Values: []uint32{1_000}},
		"more priority than it holds": solana.NewConfig(1<<62, 1_000, 1<<20),
	} {
		tx := d.signWith(budget, pay)
		d.perform(what, tx)
		if l := d.transaction(tx.Signatures[0]); l.Slot != 0 {
			t.Errorf("with %s it is in block %d", what, l.Slot)
		}
	}
	later := solana.Config{Mask: solana.ConfigComputeUnits | solana.ConfigLoadedBytes | 1<<7, Values: []uint32{1_000, 1 << 20, 1}}
	if failed := d.try("sendTransaction", nil, encode(d.signWith(later, pay)), object{"encoding": "base64"}); failed == nil || failed.Code != -32602 {
		t.Errorf("with a field of a later version: %+v, want code -32602", failed)
	}
}

// A client that does not support version 1 receives an error for the whole block. A client that supports it reads
// the budget.
func TestVersion1IsReturnedToClientsThatSupportIt(t *testing.T) {
	w := startWorld(t)
	bob := public(keyOf("bob"))
	if _, err := w.Faucet(bob, sol); err != nil {
		t.Fatal(err)
	}
	w.mine(1)
	slot := w.Head()
	var known []struct{ Signature solana.Signature }
	w.ask("getSignaturesForAddress", &known, bob, object{"commitment": "confirmed"})
	if len(known) != 1 {
		t.Fatalf("bob has %d transactions", len(known))
	}
	for _, options := range []object{{"commitment": "confirmed"}, {"commitment": "confirmed", "maxSupportedTransactionVersion": 0}} {
		for method, of := range map[string]any{"getBlock": slot, "getTransaction": known[0].Signature} {
			if failed := w.try(method, nil, of, options); failed == nil || failed.Code != -32015 {
				t.Errorf("%s with %v: %+v, want code -32015", method, options, failed)
			}
		}
		for _, details := range []string{"none", "signatures"} {
			with := object{"transactionDetails": details}
			for name, value := range options {
				with[name] = value
			}
			if failed := w.try("getBlock", nil, slot, with); failed != nil {
				t.Errorf("transactionDetails %s: %+v", details, failed)
			}
		}
	}
	var got any
	w.ask("getTransaction", &got, known[0].Signature, object{"commitment": "confirmed", "encoding": "json", "maxSupportedTransactionVersion": 1})
	for _, c := range []struct {
		path []any
		want any
	}{
		{[]any{"version"}, float64(1)},
		{[]any{"transaction", "message", "transactionConfig", "computeUnitLimit"}, float64(solana.MaxComputeUnits)},
		{[]any{"transaction", "message", "transactionConfig", "loadedAccountsDataSizeLimit"}, float64(solana.MaxLoadedBytes)},
		{[]any{"transaction", "message", "transactionConfig", "priorityFee"}, float64(0)},
		{[]any{"transaction", "message", "transactionConfig", "heapSize"}, nil},
		{[]any{"transaction", "message", "accountKeys", 0}, validator.FaucetKey.String()},
	} {
		if found := at(got, c.path...); found != c.want {
			t.Errorf("%v is %v, want %v", c.path, found, c.want)
		}
	}
}
