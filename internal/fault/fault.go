// Package fault owns the errors that a caller sees: a stable code and a sentence. Every other error is internal:
// logged, and shown as internal_error. It does not depend on HTTP.
package fault

import (
	"errors"
	"fmt"
)

// Code is a stable error code of the interface.
type Code string

// The codes in use; the interface documents each.
const (
	Validation                 Code = "validation_error"
	UnknownParameters          Code = "unknown_parameters"
	UnsupportedChain           Code = "unsupported_chain"
	UnsupportedToken           Code = "unsupported_token"
	InvalidDestination         Code = "invalid_destination_address"
	PrecisionOverflow          Code = "precision_overflow"
	InvalidCursor              Code = "invalid_cursor"
	Unauthenticated            Code = "unauthenticated"
	Forbidden                  Code = "forbidden"
	NotFound                   Code = "not_found"
	WalletNotFound             Code = "wallet_not_found"
	DepositNotFound            Code = "deposit_not_found"
	WithdrawalNotFound         Code = "withdrawal_not_found"
	RebalanceNotFound          Code = "rebalance_not_found"
	YieldSourceNotFound        Code = "yield_source_not_found"
	FeeWrapperNotFound         Code = "fee_wrapper_not_found"
	WebhookNotFound            Code = "webhook_not_found"
	WebhookEventNotFound       Code = "webhook_event_not_found"
	PayoutNotFound             Code = "payout_not_found"
	AddressBookEntryNotFound   Code = "address_book_entry_not_found"
	ApproverNotFound           Code = "approver_not_found"
	ActivityNotFound           Code = "activity_not_found"
	AddressBookDuplicate       Code = "address_book_duplicate_entry"
	AddressBookViolation       Code = "address_book_whitelist_violation"
	WalletLimitReached         Code = "wallet_limit_reached"
	WalletCreationFailed       Code = "wallet_creation_failed"
	WalletProjection           Code = "wallet_projection_unavailable"
	WithdrawalNotCancellable   Code = "withdrawal_not_cancellable"
	WithdrawalAlreadyCancelled Code = "withdrawal_already_cancelled"
	WithdrawalPayoutInProgress Code = "withdrawal_payout_in_progress"
	WithdrawalPolicyRequired   Code = "withdrawal_policy_required"
	PayoutAlreadyTerminal      Code = "payout_already_terminal"
	PayoutInProgress           Code = "payout_in_progress"
	PayoutNotRetryable         Code = "payout_not_retryable"
	DuplicateRequestID         Code = "duplicate_request_id"
	RequestIDConflict          Code = "request_id_conflict"
	WebhookDuplicateURL        Code = "webhook_duplicate_url"
	WorkflowConflict           Code = "workflow_conflict"
	EmergencyStop              Code = "emergency_stop"
	OperationNotSupported      Code = "operation_not_supported"
	InsufficientFunds          Code = "insufficient_funds"
	InvalidPositionWeight      Code = "invalid_position_weight"
	InvalidWithdrawalPlan      Code = "invalid_withdrawal_plan"
	InvalidRequest             Code = "invalid_request"
	VaultNotFound              Code = "vault_not_found"
	SourceNotFound             Code = "source_not_found"
	ShareholderNotFound        Code = "shareholder_not_found"
	TaskNotFound               Code = "task_not_found"
	BreakNotFound              Code = "break_not_found"
	BreakNotOpen               Code = "break_not_open"
	StopNotFound               Code = "stop_not_found"
	RuleNotFound               Code = "rule_not_found"
	RuleLimitReached           Code = "rule_limit_reached"
	AlertNotFound              Code = "alert_not_found"
	ActionNotFound             Code = "action_not_found"
	AlertNotOpen               Code = "alert_not_open"
	IdempotencyKeyRequired     Code = "idempotency_key_required"
	IdempotencyConflict        Code = "idempotency_conflict"
	PreviewNotEnabled          Code = "preview_not_enabled"
	RateLimited                Code = "rate_limited"
	RateLimitExceeded          Code = "rate_limit_exceeded"
	Internal                   Code = "internal_error"
	ServiceUnavailable         Code = "service_temporarily_unavailable"
)

// Error is an error with a code for the caller and, if there is one, a cause
// for the log. Text is shown to the caller: it names the field at fault and
// never holds a secret.
type Error struct {
	Code  Code
	Text  string
	cause error
}

// New returns an error for the caller.
func New(code Code, format string, args ...any) *Error {
	return &Error{Code: code, Text: fmt.Sprintf(format, args...)}
}

// Wrap is New with a cause, which is logged and never shown.
func Wrap(cause error, code Code, format string, args ...any) *Error {
	return &Error{Code: code, Text: fmt.Sprintf(format, args...), cause: cause}
}

// Error is the text for logs: code, sentence and cause.
func (e *Error) Error() string {
	if e.cause != nil {
		return fmt.Sprintf("%s: %s: %v", e.Code, e.Text, e.cause)
	}
	return fmt.Sprintf("%s: %s", e.Code, e.Text)
}

// Unwrap gives the cause.
func (e *Error) Unwrap() error { return e.cause }

// Is matches any Error with the same code, so that
// errors.Is(err, &fault.Error{Code: fault.WalletNotFound}) reads as it looks.
func (e *Error) Is(target error) bool {
	t, ok := target.(*Error)
	return ok && t.Code == e.Code
}

// CodeOf is the code of err, Internal for an error that carries none, and empty
// for nil.
func CodeOf(err error) Code {
	if err == nil {
		return ""
	}
	var e *Error
	if errors.As(err, &e) {
		return e.Code
	}
	return Internal
}

// IsFinal reports whether err has a code that a retry does not change.
func IsFinal(err error) bool {
	switch CodeOf(err) {
	case "", Internal, ServiceUnavailable, WalletProjection, WalletCreationFailed:
		return false
	}
	return true
}
