package rpc

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
)

// TransactionError is why a transaction failed, in the cluster's words.
type TransactionError struct {
	// Kind is the transaction's error ("BlockhashNotFound"), "InstructionError" among
	// them.
	Kind string
	// Instruction is the place of the instruction that failed; -1 where none did.
	Instruction int
	// Detail is the instruction's error ("InvalidAccountData"), "Custom" among them.
	Detail string
	// Custom is the failed program's own number of its error; nil where it has none.
	Custom *uint32
}

func (e *TransactionError) Error() string {
	switch {
	case e.Custom != nil:
		return fmt.Sprintf("instruction %d: custom program error %#x", e.Instruction, *e.Custom)
	case e.Instruction >= 0:
		return fmt.Sprintf("instruction %d: %s", e.Instruction, e.Detail)
	}
	return e.Kind
}

// parseTransactionError reads the error of a transaction: null, "Kind", {"Kind": …} or
// {"InstructionError": [2, "Detail" | {"Custom": 1} | {"Detail": …}]}.
func parseTransactionError(in json.RawMessage) (*TransactionError, error) {
	if len(in) == 0 || string(in) == "null" {
		return nil, nil
	}
	kind, inside, err := splitVariant(in)
	if err != nil {
		return nil, err
	}
	out := &TransactionError{Kind: kind, Instruction: -1}
	if kind != "InstructionError" {
		return out, nil
	}
	var pair []json.RawMessage
	if err := json.Unmarshal(inside, &pair); err != nil {
		return nil, err
	}
	if len(pair) != 2 {
		return nil, fmt.Errorf("%w: an instruction's error of %d parts", chain.ErrInconsistent, len(pair))
	}
	var at *uint8
	if err := json.Unmarshal(pair[0], &at); err != nil {
		return nil, err
	}
	if at == nil {
		return nil, fmt.Errorf("%w: an error of no instruction", chain.ErrInconsistent)
	}
	out.Instruction = int(*at)
	out.Detail, inside, err = splitVariant(pair[1])
	if err != nil || out.Detail != "Custom" {
		return out, err
	}
	err = json.Unmarshal(inside, &out.Custom)
	if err == nil && out.Custom == nil {
		err = fmt.Errorf("%w: a custom error without its number", chain.ErrInconsistent)
	}
	return out, err
}

// splitVariant reads "Name" or {"Name": …}.
func splitVariant(in json.RawMessage) (name string, inside json.RawMessage, err error) {
	if bytes.HasPrefix(bytes.TrimSpace(in), []byte(`"`)) {
		err = json.Unmarshal(in, &name)
	} else {
		var one map[string]json.RawMessage
		err = json.Unmarshal(in, &one)
		if err == nil && len(one) != 1 {
			err = fmt.Errorf("%w: an error of %d kinds", chain.ErrInconsistent, len(one))
		}
		for name, inside = range one {
		}
	}
	if err == nil && name == "" {
		err = fmt.Errorf("%w: an error without a name", chain.ErrInconsistent)
	}
	return clipText(name), inside, err
}

// transactionWords are what transactions' errors mean.
var transactionWords = map[string]string{
	"AccountInUse":                     "an account is in use by another transaction",
	"AccountLoadedTwice":               "an account is named twice",
	"AccountNotFound":                  "the fee payer has no lamports",
	"AlreadyProcessed":                 "the transaction has been processed already",
	"BlockhashNotFound":                "the blockhash is too old, or the nonce's value is not the account's",
	"ClusterMaintenance":               "the cluster is in maintenance",
	"InsufficientFundsForFee":          "the fee payer has too few lamports for the fee",
	"InsufficientFundsForRent":         "an account would be left with too few lamports for its rent",
	"InvalidRentPayingAccount":         "an account would be left with too few lamports for its rent",
	"InvalidAccountForFee":             "the fee payer is an account that cannot pay fees",
	"ProgramAccountNotFound":           "a program is not there",
	"InvalidProgramForExecution":       "a program cannot be executed",
	"SignatureFailure":                 "a signature is wrong",
	"MissingSignatureForFee":           "the fee payer has not signed",
	"TooManyAccountLocks":              "it names too many accounts",
	"AddressLookupTableNotFound":       "a lookup table is not there",
	"InvalidAddressLookupTableIndex":   "a lookup table has no such entry",
	"WouldExceedMaxBlockCostLimit":     "the block is full",
	"WouldExceedMaxAccountCostLimit":   "the block is full for one of its accounts",
	"WouldExceedMaxVoteCostLimit":      "the block is full",
	"WouldExceedAccountDataBlockLimit": "the block is full",
	"SanitizeFailure":                  "the transaction is malformed",
	"UnsupportedVersion":               "the cluster does not know this version of transactions",
}

// instructionWords are what instructions' errors mean, whatever the program.
var instructionWords = map[string]string{
	"InsufficientFunds":           "an account has too few lamports",
	"MissingRequiredSignature":    "a signature is missing",
	"InvalidAccountData":          "an account is not of the kind that is needed",
	"InvalidAccountOwner":         "an account is of another program",
	"IncorrectProgramId":          "an account is of another program",
	"IllegalOwner":                "an account is another owner's",
	"UninitializedAccount":        "an account is not initialized",
	"AccountAlreadyInitialized":   "an account is initialized already",
	"AccountNotRentExempt":        "an account would be left with too few lamports for its rent",
	"ComputationalBudgetExceeded": "it needs more compute units than its limit",
	"ProgramFailedToComplete":     "a program broke off, perhaps for want of compute units",
	"InvalidInstructionData":      "a program does not know the instruction",
	"InvalidSeeds":                "a derived address is not the one that is needed",
	"UnsupportedProgramId":        "a program is not there",
	"AccountBorrowFailed":         "an account is used twice",
}

// systemNegativeLamports is the system program's number for lamports that are not there.
const systemNegativeLamports = 1

var systemWords = map[uint32]string{
	0:                      "an account of this address is there already",
	systemNegativeLamports: "an account has too few lamports",
	5:                      "an address is not the one of its seed",
	6:                      "there are no recent blockhashes",
	7:                      "the nonce was advanced in this block already",
	8:                      "the nonce's value is not the account's",
}

var tokenWords = map[uint32]string{
	0:  "the token account has too few lamports for its rent",
	1:  "insufficient funds",
	2:  "the mint is not one",
	3:  "the token account is of another mint",
	4:  "the token account is of another owner",
	5:  "the mint's supply is fixed",
	6:  "the token account is in use already",
	9:  "the token account is not initialized",
	10: "wrapped lamports cannot do this",
	11: "the token account still holds tokens",
	12: "the token program does not know the instruction",
	13: "the token account is in a state in which it cannot do this",
	14: "the amount is too large",
	16: "the mint cannot freeze accounts",
	17: "the token account is frozen",
	18: "the mint has another number of decimals",
}

// tokenWords2022 are those of Token-2022's own errors that a payment can meet.
var tokenWords2022 = map[uint32]string{
	35: "the token account still has fees withheld",
	36: "the token account takes no transfer without a memo",
	37: "the mint's tokens cannot be transferred",
	38: "the token's transfers are paused",
}

// Explain says in words why a transaction failed. The logs tell which program did.
func Explain(err *TransactionError, logs []string) string {
	switch {
	case err == nil:
		return ""
	case err.Instruction < 0:
		return wordsOf(transactionWords, err.Kind, "the cluster refuses the transaction: "+err.Kind)
	case err.Custom == nil:
		return wordsOf(instructionWords, err.Detail, fmt.Sprintf("instruction %d failed: %s", err.Instruction, err.Detail))
	}
	program, number := failedProgram(logs), *err.Custom
	other := fmt.Sprintf("instruction %d failed: error %d of program %s", err.Instruction, number, program)
	if program.IsZero() && !slices.ContainsFunc(logs, isFailure) {
		other = fmt.Sprintf("instruction %d failed: error %d of a program", err.Instruction, number)
		return other
	}
	switch program {
	case solana.SystemProgram:
		return wordsOf(systemWords, number, other)
	case solana.TokenProgram:
		return wordsOf(tokenWords, number, other)
	case solana.Token2022Program:
		return wordsOf(tokenWords2022, number, wordsOf(tokenWords, number, other))
	case solana.AssociatedTokenProgram:
		if number == 0 {
			return "the associated token account is of another owner"
		}
	}
	return other
}

func wordsOf[K comparable](words map[K]string, key K, other string) string {
	if text, known := words[key]; known {
		return text
	}
	return other
}

// failedProgram is the program that failed first, which is the innermost; zero, which
// is the system program, also when the logs name none.
func failedProgram(logs []string) solana.PublicKey {
	for _, line := range logs {
		if !isFailure(line) {
			continue
		}
		name, _, _ := strings.Cut(strings.TrimPrefix(line, "Program "), " ")
		key, err := solana.ParsePublicKey(name)
		if err == nil {
			return key
		}
	}
	return solana.PublicKey{}
}

// isFailure says whether a line of the logs tells that a program has failed.
func isFailure(line string) bool {
	rest, is := strings.CutPrefix(line, "Program ")
	if !is {
		return false
	}
	name, rest, _ := strings.Cut(rest, " ")
	_, err := solana.ParsePublicKey(name)
	return err == nil && strings.HasPrefix(rest, "failed: ")
}
