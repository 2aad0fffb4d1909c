package rpc

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/granaryhq/granary/internal/bridge/cctp/cctpsol"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/failure"
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

// transactionWords explain the errors of transactions.
var transactionWords = map[string]failure.Reason{
	"AccountInUse":                     failure.New(failure.ChainRefused, "an account is in use by another transaction"),
	"AccountLoadedTwice":               failure.New(failure.ChainRefused, "an account is named twice"),
	"AccountNotFound":                  failure.New(failure.InsufficientGasMoney, "the fee payer has no lamports"),
	"AlreadyProcessed":                 failure.New(failure.ChainRefused, "the transaction has been processed already"),
	"BlockhashNotFound":                failure.New(failure.ChainRefused, "the blockhash is too old, or the nonce's value is not the account's"),
	"ClusterMaintenance":               failure.New(failure.ChainRefused, "the cluster is in maintenance"),
	"InsufficientFundsForFee":          failure.New(failure.InsufficientGasMoney, "the fee payer has too few lamports for the fee"),
	"InsufficientFundsForRent":         failure.New(failure.InsufficientGasMoney, "an account would be left with too few lamports for its rent"),
	"InvalidRentPayingAccount":         failure.New(failure.InsufficientGasMoney, "an account would be left with too few lamports for its rent"),
	"InvalidAccountForFee":             failure.New(failure.InsufficientGasMoney, "the fee payer is an account that cannot pay fees"),
	"ProgramAccountNotFound":           failure.New(failure.ChainRefused, "a program is not there"),
	"InvalidProgramForExecution":       failure.New(failure.ChainRefused, "a program cannot be executed"),
	"SignatureFailure":                 failure.New(failure.ChainRefused, "a signature is wrong"),
	"MissingSignatureForFee":           failure.New(failure.ChainRefused, "the fee payer has not signed"),
	"TooManyAccountLocks":              failure.New(failure.ChainRefused, "it names too many accounts"),
	"AddressLookupTableNotFound":       failure.New(failure.ChainRefused, "a lookup table is not there"),
	"InvalidAddressLookupTableIndex":   failure.New(failure.ChainRefused, "a lookup table has no such entry"),
	"WouldExceedMaxBlockCostLimit":     failure.New(failure.ChainRefused, "the block is full"),
	"WouldExceedMaxAccountCostLimit":   failure.New(failure.ChainRefused, "the block is full for one of its accounts"),
	"WouldExceedMaxVoteCostLimit":      failure.New(failure.ChainRefused, "the block is full"),
	"WouldExceedAccountDataBlockLimit": failure.New(failure.ChainRefused, "the block is full"),
	"SanitizeFailure":                  failure.New(failure.ChainRefused, "the transaction is malformed"),
	"UnsupportedVersion":               failure.New(failure.ChainRefused, "the cluster does not know this version of transactions"),
}

// instructionWords explain the errors of instructions, of any program.
var instructionWords = map[string]failure.Reason{
	"InsufficientFunds":           failure.New(failure.InsufficientGasMoney, "an account has too few lamports"),
	"MissingRequiredSignature":    failure.New(failure.ChainRefused, "a signature is missing"),
	"InvalidAccountData":          failure.New(failure.ChainRefused, "an account is not of the kind that is needed"),
	"InvalidAccountOwner":         failure.New(failure.ChainRefused, "an account is of another program"),
	"IncorrectProgramId":          failure.New(failure.ChainRefused, "an account is of another program"),
	"IllegalOwner":                failure.New(failure.ChainRefused, "an account is another owner's"),
	"UninitializedAccount":        failure.New(failure.ChainRefused, "an account is not initialized"),
	"AccountAlreadyInitialized":   failure.New(failure.ChainRefused, "an account is initialized already"),
	"AccountNotRentExempt":        failure.New(failure.InsufficientGasMoney, "an account would be left with too few lamports for its rent"),
	"ComputationalBudgetExceeded": failure.New(failure.OutOfGas, "it needs more compute units than its limit"),
	"ProgramFailedToComplete":     failure.New(failure.ChainRefused, "a program broke off, perhaps for want of compute units"),
	"InvalidInstructionData":      failure.New(failure.ChainRefused, "a program does not know the instruction"),
	"InvalidSeeds":                failure.New(failure.ChainRefused, "a derived address is not the one that is needed"),
	"UnsupportedProgramId":        failure.New(failure.ChainRefused, "a program is not there"),
	"AccountBorrowFailed":         failure.New(failure.ChainRefused, "an account is used twice"),
}

// systemNegativeLamports is the system program's number for lamports that are not there.
const systemNegativeLamports = 1

var systemWords = map[uint32]failure.Reason{
	0:                      failure.New(failure.ChainRefused, "an account of this address is there already"),
	systemNegativeLamports: failure.New(failure.InsufficientGasMoney, "an account has too few lamports"),
	5:                      failure.New(failure.ChainRefused, "an address is not the one of its seed"),
	6:                      failure.New(failure.ChainRefused, "there are no recent blockhashes"),
	7:                      failure.New(failure.ChainRefused, "the nonce was advanced in this block already"),
	8:                      failure.New(failure.ChainRefused, "the nonce's value is not the account's"),
}

var tokenWords = map[uint32]failure.Reason{
	0:  failure.New(failure.InsufficientGasMoney, "the token account has too few lamports for its rent"),
	1:  failure.New(failure.InsufficientBalance, "insufficient funds"),
	2:  failure.New(failure.TokenRefused, "the mint is not one"),
	3:  failure.New(failure.TokenRefused, "the token account is of another mint"),
	4:  failure.New(failure.TokenRefused, "the token account is of another owner"),
	5:  failure.New(failure.TokenRefused, "the mint's supply is fixed"),
	6:  failure.New(failure.TokenRefused, "the token account is in use already"),
	9:  failure.New(failure.TokenRefused, "the token account is not initialized"),
	10: failure.New(failure.TokenRefused, "wrapped lamports cannot do this"),
	11: failure.New(failure.TokenRefused, "the token account still holds tokens"),
	12: failure.New(failure.TokenRefused, "the token program does not know the instruction"),
	13: failure.New(failure.TokenRefused, "the token account is in a state in which it cannot do this"),
	14: failure.New(failure.TokenRefused, "the amount is too large"),
	16: failure.New(failure.TokenRefused, "the mint cannot freeze accounts"),
	17: failure.New(failure.AccountBlocked, "the token account is frozen"),
	18: failure.New(failure.TokenRefused, "the mint has another number of decimals"),
}

// tokenWords2022 are those of Token-2022's own errors that a payment can meet (solana-program/token-2022,
// interface/src/error.rs, in which they are counted).
var tokenWords2022 = map[uint32]failure.Reason{
	30: failure.New(failure.TokenKeepsFee, "the token's fee is above its maximum"),
	32: failure.New(failure.TokenKeepsFee, "the token keeps another fee than was calculated"),
	35: failure.New(failure.TokenRefused, "the token account still has fees withheld"),
	36: failure.New(failure.PayeeCannotReceive, "the token account takes no transfer without a memo"),
	37: failure.New(failure.TokenRefused, "the mint's tokens cannot be transferred"),
	38: failure.New(failure.TokenRefused, "the mint's tokens cannot be transferred, and the token account may change its owner"),
	42: failure.New(failure.TokenRefused, "the token account allows no transfer by a program"),
	49: failure.New(failure.PayeeCannotReceive, "the token account takes confidential transfers alone"),
	67: failure.New(failure.TokenPaused, "the token's transfers are paused"),
}

// anchorWords are errors that Anchor itself raises in any program (anchor-lang 0.31, src/error.rs).
var anchorWords = map[uint32]failure.Reason{
	101:  failure.New(failure.ChainRefused, "the program does not know the instruction"),
	102:  failure.New(failure.ChainRefused, "the program cannot read the instruction"),
	2001: failure.New(failure.ChainRefused, "an account does not belong to another of the instruction"),
	2003: failure.New(failure.ChainRefused, "an account does not meet a condition of the program"),
	2006: failure.New(failure.ChainRefused, "a derived address is not the one that is needed"),
	3001: failure.New(failure.ChainRefused, "an account is empty"),
	3002: failure.New(failure.ChainRefused, "an account is of another kind"),
	3005: failure.New(failure.ChainRefused, "an account is missing in the instruction"),
	3007: failure.New(failure.ChainRefused, "an account is of another program"),
	3012: failure.New(failure.ChainRefused, "an account is not initialized"),
}

// bridgeWords are errors of the bridge's programs, by the names that they write into their logs
// (circlefin/solana-cctp-contracts at 76018c2b28bb, programs/v2, error.rs). Two sets of one program share
// their numbers, so that the name decides.
var bridgeWords = map[string]failure.Reason{
	"ProgramPaused":               failure.New(failure.BridgePaused, "the bridge is paused"),
	"InsufficientMaxFee":          failure.New(failure.BridgeFeeTooLow, "the fee that was offered is below the fee that the bridge asks"),
	"FeeExceedsMaxFee":            failure.New(failure.BridgeFeeTooLow, "the bridge's fee is above the fee that was offered"),
	"MaxFeeMustBeLessThanAmount":  failure.New(failure.BridgeRefused, "the amount does not exceed the bridge's fee"),
	"BurnAmountExceeded":          failure.New(failure.BridgeLimitExceeded, "the amount is above the bridge's limit"),
	"MessageExpired":              failure.New(failure.BridgeMessageExpired, "the attestation of the message has expired"),
	"NonceAlreadyUsed":            failure.New(failure.BridgeMessageUsed, "the message was received before"),
	"InvalidAttesterSignature":    failure.New(failure.BridgeAttestationInvalid, "the bridge rejected the attestation: a signature is no attester's"),
	"InvalidSignatureOrderOrDupe": failure.New(failure.BridgeAttestationInvalid, "the bridge rejected the attestation: the order of its signatures is wrong"),
	"InvalidAttestationLength":    failure.New(failure.BridgeAttestationInvalid, "the bridge rejected the attestation: its length is wrong"),
	"InvalidSignatureRecoveryId":  failure.New(failure.BridgeAttestationInvalid, "the bridge rejected the attestation: a signature is malformed"),
	"InvalidSignatureSValue":      failure.New(failure.BridgeAttestationInvalid, "the bridge rejected the attestation: a signature is malformed"),
	"DenylistedAccount":           failure.New(failure.BridgeRefused, "the sender is on the bridge's list of denied accounts"),
}

// Explain returns why a transaction failed. The logs name the failing program and its error. The token programs and
// the bridge's are trusted, any other program is quoted.
func Explain(err *TransactionError, logs []string) failure.Reason {
	switch {
	case err == nil:
		return failure.Reason{}
	case err.Instruction < 0:
		return reasonOf(transactionWords, err.Kind, failure.New(failure.ChainRefused, "the cluster refuses the transaction: "+err.Kind))
	case err.Custom == nil:
		return reasonOf(instructionWords, err.Detail, failure.New(failure.ChainRefused, fmt.Sprintf("instruction %d failed: %s", err.Instruction, err.Detail)))
	}
	program, number := failedProgram(logs), *err.Custom
	if program.IsZero() && !slices.ContainsFunc(logs, isFailure) {
		return failure.New(failure.ChainRefused, fmt.Sprintf("instruction %d failed: error %d of a program", err.Instruction, number))
	}
	other := failure.New(failure.ChainRefused, fmt.Sprintf("instruction %d failed: error %d of program %s", err.Instruction, number, program))
	switch program {
	case solana.SystemProgram:
		return reasonOf(systemWords, number, other)
	case solana.TokenProgram:
		return reasonOf(tokenWords, number, other)
	case solana.Token2022Program:
		return reasonOf(tokenWords2022, number, reasonOf(tokenWords, number, other))
	case solana.AssociatedTokenProgram:
		if number == 0 {
			return failure.New(failure.PayeeCannotReceive, "the associated token account is of another owner")
		}
	}
	name, message := anchorError(logs, program, number)
	if program == cctpsol.Messenger || program == cctpsol.Transmitter {
		other.Code = failure.BridgeRefused
		if words := strings.TrimSpace(message); words != "" || name != "" {
			other.Text = "the bridge rejected the instruction: " + failure.Quote(orName(words, name))
		}
		return reasonOf(bridgeWords, name, reasonOf(anchorWords, number, other))
	}
	if name != "" {
		other.Text = fmt.Sprintf("instruction %d failed: program %s says %s", err.Instruction, program, failure.Quote(orName(message, name)))
	}
	return other
}

func orName(message, name string) string {
	if message == "" {
		return name
	}
	return message
}

func reasonOf[K comparable](words map[K]failure.Reason, key K, other failure.Reason) failure.Reason {
	if reason, known := words[key]; known {
		return reason
	}
	return other
}

// anchorError returns the name and the message of an error, as a program that is written with Anchor logs
// them, if the program logged them while it was the innermost, with the number by which it failed:
// "Program log: AnchorError … Error Code: NAME. Error Number: 6026. Error Message: WORDS."
// The logs of other programs are not believed.
func anchorError(logs []string, program solana.PublicKey, number uint32) (name, message string) {
	var running []string
	for _, line := range logs {
		rest, ofRuntime := strings.CutPrefix(line, "Program ")
		if !ofRuntime {
			continue
		}
		word, rest, _ := strings.Cut(rest, " ")
		switch {
		case word == "log:":
			if len(running) == 0 || running[len(running)-1] != program.String() {
				continue
			}
			if n, m, ok := parseAnchorLine(rest, number); ok {
				name, message = n, m
			}
		case strings.HasPrefix(rest, "invoke ["):
			running = append(running, word)
		case rest == "success" || strings.HasPrefix(rest, "failed: "):
			if isFailure(line) && word == program.String() {
				return name, message
			}
			if len(running) > 0 {
				running = running[:len(running)-1]
			}
		}
	}
	return name, message
}

func parseAnchorLine(line string, number uint32) (name, message string, ok bool) {
	if !strings.HasPrefix(line, "AnchorError ") {
		return "", "", false
	}
	_, rest, _ := strings.Cut(line, "Error Code: ")
	name, rest, _ = strings.Cut(rest, ". Error Number: ")
	digits, message, _ := strings.Cut(rest, ".")
	if n, err := strconv.ParseUint(digits, 10, 32); err != nil || uint32(n) != number || name == "" {
		return "", "", false
	}
	_, message, _ = strings.Cut(message, "Error Message: ")
	return name, strings.TrimSuffix(message, "."), true
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

// isFailure reports whether a line of the logs states that a program has failed.
func isFailure(line string) bool {
	rest, is := strings.CutPrefix(line, "Program ")
	if !is {
		return false
	}
	name, rest, _ := strings.Cut(rest, " ")
	_, err := solana.ParsePublicKey(name)
	return err == nil && strings.HasPrefix(rest, "failed: ")
}
