package rpc

import (
	"encoding/json"
	"errors"
	"testing"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/failure"
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

// The code of a failure follows the program that failed: its number, or the name that it logged itself.
func TestExplainGivesCodes(t *testing.T) {
	const messenger, transmitter, other = "CCTPV2vPZJS2u2BBsUoscuikbYjnpFmbFsvVuJdgUMQe", "CCTPV2Sm4AdWt5296sk4P66VBZ7bEhcARwFaaS9YPbeC", "ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL"
	anchor := func(program, name, number string) []string {
		return []string{
			"Program " + program + " invoke [1]",
			"Program log: AnchorError thrown in src/lib.rs:1. Error Code: " + name + ". Error Number: " + number + ". Error Message: Some words.",
			"Program " + program + " failed: custom program error: 0x1",
		}
	}
	forged := []string{
		"Program " + messenger + " invoke [1]", "Program " + other + " invoke [2]",
		"Program log: AnchorError occurred. Error Code: InsufficientMaxFee. Error Number: 6026. Error Message: x.",
		"Program " + other + " success", "Program " + messenger + " failed: custom program error: 0x178a",
	}
	token2022 := []string{"Program TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb failed: custom program error: 0x43"}
	for name, test := range map[string]struct {
		err  string
		logs []string
		want failure.Code
	}{
		"frozen":                           {`{"InstructionError":[5,{"Custom":17}]}`, tokenFailed("0x11"), failure.AccountBlocked},
		"too little":                       {`{"InstructionError":[5,{"Custom":1}]}`, tokenFailed("0x1"), failure.InsufficientBalance},
		"paused":                           {`{"InstructionError":[5,{"Custom":67}]}`, token2022, failure.TokenPaused},
		"frozen, without logs":             {`{"InstructionError":[5,{"Custom":17}]}`, nil, failure.ChainRefused},
		"no lamports":                      {`"InsufficientFundsForFee"`, nil, failure.InsufficientGasMoney},
		"compute units":                    {`{"InstructionError":[2,"ComputationalBudgetExceeded"]}`, nil, failure.OutOfGas},
		"the bridge's fee":                 {`{"InstructionError":[5,{"Custom":6026}]}`, anchor(messenger, "InsufficientMaxFee", "6026"), failure.BridgeFeeTooLow},
		"the bridge's limit":               {`{"InstructionError":[5,{"Custom":6007}]}`, anchor(messenger, "BurnAmountExceeded", "6007"), failure.BridgeLimitExceeded},
		"the same number of another set":   {`{"InstructionError":[5,{"Custom":6007}]}`, anchor(messenger, "InvalidDestinationDomain", "6007"), failure.BridgeRefused},
		"a wrong attestation":              {`{"InstructionError":[5,{"Custom":6027}]}`, anchor(transmitter, "InvalidAttesterSignature", "6027"), failure.BridgeAttestationInvalid},
		"a name of another number":         {`{"InstructionError":[5,{"Custom":6026}]}`, anchor(messenger, "InsufficientMaxFee", "6027"), failure.BridgeRefused},
		"a name that another program logs": {`{"InstructionError":[5,{"Custom":6026}]}`, forged, failure.BridgeRefused},
		"a name of another program":        {`{"InstructionError":[5,{"Custom":6026}]}`, anchor("Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo", "InsufficientMaxFee", "6026"), failure.ChainRefused},
	} {
		failed, err := parseTransactionError(json.RawMessage(test.err))
		if err != nil {
			t.Fatal(err)
		}
		if got := Explain(failed, test.logs); got.Code != test.want {
			t.Errorf("%s: %s: %q, want %s", name, got.Code, got.Text, test.want)
		}
	}
}
