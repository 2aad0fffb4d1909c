package rpc

import (
	"encoding/json"
	"errors"
	"testing"

	"github.com/granaryhq/granary/internal/chain"
)

// The logs of failed transactions, as agave writes them.
func tokenFailed(number string) []string {
	return []string{
		"Program TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA invoke [1]",
		"Program log: Instruction: TransferChecked",
		"Program TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA consumed 4214 of 200000 compute units",
		"Program TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA failed: custom program error: " + number,
	}
}

func TestExplain(t *testing.T) {
	system := []string{"Program 11111111111111111111111111111111 invoke [1]", "Transfer: insufficient lamports 1, need 2", "Program 11111111111111111111111111111111 failed: custom program error: 0x1"}
	inside := []string{
		"Program ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL invoke [1]",
		"Program 11111111111111111111111111111111 invoke [2]",
		"Program 11111111111111111111111111111111 failed: custom program error: 0x1",
		"Program ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL failed: custom program error: 0x1",
	}
	forged := append([]string{"Program log: Program 11111111111111111111111111111111 failed: custom program error: 0x1", "Program nobody failed: x"}, tokenFailed("0x11")...)
	for _, test := range []struct {
		err  string
		logs []string
		want string
	}{
		{`null`, nil, ""},
		{`"BlockhashNotFound"`, nil, "the blockhash is too old, or the nonce's value is not the account's"},
		{`"AlreadyProcessed"`, nil, "the transaction has been processed already"},
		{`"AccountNotFound"`, nil, "the fee payer has no lamports"},
		{`{"InsufficientFundsForRent":{"account_index":2}}`, nil, "an account would be left with too few lamports for its rent"},
		{`{"DuplicateInstruction":3}`, nil, "the cluster refuses the transaction: DuplicateInstruction"},
		{`{"InstructionError":[5,{"Custom":1}]}`, tokenFailed("0x1"), "insufficient funds"},
		{`{"InstructionError":[5,{"Custom":17}]}`, tokenFailed("0x11"), "the token account is frozen"},
		{`{"InstructionError":[5,{"Custom":3}]}`, tokenFailed("0x3"), "the token account is of another mint"},
		{`{"InstructionError":[5,{"Custom":99}]}`, tokenFailed("0x63"), "instruction 5 failed: error 99 of program TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA"},
		{`{"InstructionError":[5,{"Custom":17}]}`, forged, "the token account is frozen"},
		{`{"InstructionError":[0,{"Custom":8}]}`, []string{"Program 11111111111111111111111111111111 failed: custom program error: 0x8"}, "the nonce's value is not the account's"},
		{`{"InstructionError":[0,{"Custom":1}]}`, system, "an account has too few lamports"},
		{`{"InstructionError":[4,{"Custom":1}]}`, inside, "an account has too few lamports"},
		{`{"InstructionError":[4,{"Custom":36}]}`, []string{"Program TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb failed: custom program error: 0x24"}, "the token account takes no transfer without a memo"},
		{`{"InstructionError":[4,{"Custom":17}]}`, []string{"Program TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb failed: custom program error: 0x11"}, "the token account is frozen"},
		{`{"InstructionError":[4,{"Custom":17}]}`, nil, "instruction 4 failed: error 17 of a program"},
		{`{"InstructionError":[2,"ComputationalBudgetExceeded"]}`, nil, "it needs more compute units than its limit"},
		{`{"InstructionError":[2,"SomethingNew"]}`, nil, "instruction 2 failed: SomethingNew"},
		{`{"InstructionError":[2,{"BorshIoError":"x"}]}`, nil, "instruction 2 failed: BorshIoError"},
	} {
		failed, err := parseTransactionError(json.RawMessage(test.err))
		if err != nil {
			t.Errorf("%s: %v", test.err, err)
			continue
		}
		if got := Explain(failed, test.logs).Text; got != test.want {
			t.Errorf("%s: %q, want %q", test.err, got, test.want)
		}
	}
}

func TestErrorsOfNoKindAreRefused(t *testing.T) {
	for _, text := range []string{`5`, `""`, `{}`, `{"A":1,"B":2}`, `{"InstructionError":[1]}`, `{"InstructionError":["x","y"]}`, `{"InstructionError":[null,"y"]}`,
		`{"InstructionError":[1,{"Custom":null}]}`, `{"InstructionError":[1,{"Custom":-1}]}`, `{"InstructionError":[1,{"Custom":4294967296}]}`, `[`} {
		failed, err := parseTransactionError(json.RawMessage(text))
		if !errors.Is(malformedError("x", err), chain.ErrInconsistent) {
			t.Errorf("%s: %v, %v; want %v", text, failed, err, chain.ErrInconsistent)
		}
	}
}
