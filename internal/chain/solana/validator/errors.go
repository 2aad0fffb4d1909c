package validator

import (
	"encoding/json"
	"fmt"
)

// instructionError is why an instruction failed: a name of Solana's, or a number of
// the program's own.
type instructionError struct {
	name   string
	number uint32 // of Custom
}

// custom is the name of the errors that are a program's own.
const custom = "Custom"

// Errors of instructions, by the names that validators give them.
var (
	errAccountDataSizeChanged    = &instructionError{name: "AccountDataSizeChanged"}
	errArithmeticOverflow        = &instructionError{name: "ArithmeticOverflow"}
	errCallDepth                 = &instructionError{name: "CallDepth"}
	errComputeExceeded           = &instructionError{name: "ComputationalBudgetExceeded"}
	errExternalDataModified      = &instructionError{name: "ExternalAccountDataModified"}
	errExternalLamportSpend      = &instructionError{name: "ExternalAccountLamportSpend"}
	errIllegalOwner              = &instructionError{name: "IllegalOwner"}
	errIncorrectProgramID        = &instructionError{name: "IncorrectProgramId"}
	errInsufficientFunds         = &instructionError{name: "InsufficientFunds"}
	errInvalidAccountData        = &instructionError{name: "InvalidAccountData"}
	errInvalidArgument           = &instructionError{name: "InvalidArgument"}
	errInvalidInstructionData    = &instructionError{name: "InvalidInstructionData"}
	errInvalidSeeds              = &instructionError{name: "InvalidSeeds"}
	errMissingAccount            = &instructionError{name: "MissingAccount"}
	errMissingSignature          = &instructionError{name: "MissingRequiredSignature"}
	errModifiedProgramID         = &instructionError{name: "ModifiedProgramId"}
	errNotEnoughAccounts         = &instructionError{name: "NotEnoughAccountKeys"}
	errPrivilegeEscalation       = &instructionError{name: "PrivilegeEscalation"}
	errProgramFailedToComplete   = &instructionError{name: "ProgramFailedToComplete"}
	errReadonlyDataModified      = &instructionError{name: "ReadonlyDataModified"}
	errReadonlyLamportChange     = &instructionError{name: "ReadonlyLamportChange"}
	errUninitializedAccount      = &instructionError{name: "UninitializedAccount"}
	errUnsupportedProgram        = &instructionError{name: "UnsupportedProgramId"}
	errUnbalancedInstruction     = &instructionError{name: "UnbalancedInstruction"}
	instructionErrorDescriptions = map[string]string{
		"AccountDataSizeChanged":      "instruction changed account data size",
		"ArithmeticOverflow":          "Program arithmetic overflowed",
		"CallDepth":                   "Cross-program invocation call depth too deep",
		"ComputationalBudgetExceeded": "Computational budget exceeded",
		"ExternalAccountDataModified": "instruction modified data of an account it does not own",
		"ExternalAccountLamportSpend": "instruction spent from the balance of an account it does not own",
		"IllegalOwner":                "Provided owner is not allowed",
		"IncorrectProgramId":          "incorrect program id for instruction",
		"InsufficientFunds":           "insufficient funds for instruction",
		"InvalidAccountData":          "invalid account data for instruction",
		"InvalidArgument":             "invalid program argument",
		"InvalidInstructionData":      "invalid instruction data",
		"InvalidSeeds":                "Provided seeds do not result in a valid address",
		"MissingAccount":              "An account required by the instruction is missing",
		"MissingRequiredSignature":    "missing required signature for instruction",
		"ModifiedProgramId":           "instruction illegally modified the program id of an account",
		"NotEnoughAccountKeys":        "insufficient account keys for instruction",
		"PrivilegeEscalation":         "Cross-program invocation with unauthorized signer or writable account",
		"ProgramFailedToComplete":     "Program failed to complete",
		"ReadonlyDataModified":        "instruction modified data of a read-only account",
		"ReadonlyLamportChange":       "instruction changed the balance of a read-only account",
		"UnbalancedInstruction":       "sum of account balances before and after instruction do not match",
		"UninitializedAccount":        "instruction requires an initialized account",
		"UnsupportedProgramId":        "Unsupported program id",
	}
)

// customError is an error of a program's own.
func customError(number uint32) *instructionError {
	return &instructionError{name: custom, number: number}
}

// Error returns the text of a validator's log.
func (e *instructionError) Error() string {
	if e.name == custom {
		return fmt.Sprintf("custom program error: 0x%x", e.number)
	}
	if text, known := instructionErrorDescriptions[e.name]; known {
		return text
	}
	return e.name
}

// MarshalJSON gives the error the form that it has in a validator's answers.
func (e *instructionError) MarshalJSON() ([]byte, error) {
	if e.name == custom {
		return json.Marshal(map[string]uint32{custom: e.number})
	}
	return json.Marshal(e.name)
}

// transactionError is why a transaction failed, or was not taken into a block.
type transactionError struct {
	name  string
	index int               // of the instruction or account that it is about
	cause *instructionError // of InstructionError
}

// Names of transactions' errors that carry more than their name.
const (
	instructionFailed   = "InstructionError"
	rentMissing         = "InsufficientFundsForRent"
	duplicateBudgetRule = "DuplicateInstruction"
)

// Errors of transactions, by the names that validators give them.
var (
	errAccountLoadedTwice    = &transactionError{name: "AccountLoadedTwice"}
	errAccountNotFound       = &transactionError{name: "AccountNotFound"}
	errAlreadyProcessed      = &transactionError{name: "AlreadyProcessed"}
	errBlockhashNotFound     = &transactionError{name: "BlockhashNotFound"}
	errFundsForFee           = &transactionError{name: "InsufficientFundsForFee"}
	errInvalidFeePayer       = &transactionError{name: "InvalidAccountForFee"}
	errInvalidProgram        = &transactionError{name: "InvalidProgramForExecution"}
	errProgramNotFound       = &transactionError{name: "ProgramAccountNotFound"}
	errSignature             = &transactionError{name: "SignatureFailure"}
	errTableNotFound         = &transactionError{name: "AddressLookupTableNotFound"}
	errTableOwner            = &transactionError{name: "InvalidAddressLookupTableOwner"}
	errTableData             = &transactionError{name: "InvalidAddressLookupTableData"}
	errTableIndex            = &transactionError{name: "InvalidAddressLookupTableIndex"}
	errTooManyLocks          = &transactionError{name: "TooManyAccountLocks"}
	errLoadedDataLimit       = &transactionError{name: "InvalidLoadedAccountsDataSizeLimit"}
	errLoadedTooMuch         = &transactionError{name: "MaxLoadedAccountsDataSizeExceeded"}
	transactionErrorsInWords = map[string]string{
		"AccountLoadedTwice":                 "Account loaded twice",
		"AccountNotFound":                    "Attempt to debit an account but found no record of a prior credit.",
		"AlreadyProcessed":                   "This transaction has already been processed",
		"BlockhashNotFound":                  "Blockhash not found",
		"InsufficientFundsForFee":            "Insufficient funds for fee",
		"InvalidAccountForFee":               "This account may not be used to pay transaction fees",
		"InvalidProgramForExecution":         "This program may not be used for executing instructions",
		"ProgramAccountNotFound":             "Attempt to load a program that does not exist",
		"SignatureFailure":                   "Transaction did not pass signature verification",
		"AddressLookupTableNotFound":         "Transaction loads an address table account that doesn't exist",
		"InvalidAddressLookupTableOwner":     "Transaction loads an address table account with an invalid owner",
		"InvalidAddressLookupTableData":      "Transaction loads an address table account with invalid data",
		"InvalidAddressLookupTableIndex":     "Transaction address table lookup uses an invalid index",
		"TooManyAccountLocks":                "Transaction locked too many accounts",
		"InvalidLoadedAccountsDataSizeLimit": "LoadedAccountsDataSizeLimit set for transaction must be greater than 0.",
	}
)

// Error returns a validator's text.
func (e *transactionError) Error() string {
	switch e.name {
	case instructionFailed:
		return fmt.Sprintf("Error processing Instruction %d: %v", e.index, e.cause)
	case rentMissing:
		return fmt.Sprintf("Transaction results in an account (%d) with insufficient funds for rent", e.index)
	case duplicateBudgetRule:
		return fmt.Sprintf("Transaction contains a duplicate instruction (%d) that is not allowed", e.index)
	}
	return transactionErrorsInWords[e.name]
}

// MarshalJSON gives the error the form that it has in a validator's answers.
func (e *transactionError) MarshalJSON() ([]byte, error) {
	switch e.name {
	case instructionFailed:
		return json.Marshal(map[string]any{e.name: []any{e.index, e.cause}})
	case rentMissing:
		return json.Marshal(map[string]any{e.name: map[string]int{"account_index": e.index}})
	case duplicateBudgetRule:
		return json.Marshal(map[string]int{e.name: e.index})
	}
	return json.Marshal(e.name)
}
