package failure

// The codes in use. A code stays as it is once a version has it.
const (
	// Of tokens, by the token's own word.
	PayeeBlocked        Code = "payee_blocked"
	WalletBlocked       Code = "wallet_blocked"
	ContractBlocked     Code = "contract_blocked"
	AccountBlocked      Code = "account_blocked"
	TokenPaused         Code = "token_paused"
	TokenRefused        Code = "token_refused"
	PayeeCannotReceive  Code = "payee_cannot_receive"
	InsufficientBalance Code = "insufficient_balance"
	TokenKeepsFee       Code = "token_keeps_fee"

	// Of yield sources.
	SourcePaused        Code = "source_paused"
	SourceLimitExceeded Code = "source_limit_exceeded"
	SourceIlliquid      Code = "source_illiquid"
	SourceAccessDenied  Code = "source_access_denied"
	SourceRefused       Code = "source_refused"
	SourceUnreadable    Code = "source_unreadable"
	SourceReturned      Code = "source_returned"
	SourceRemoved       Code = "source_removed"
	PricesMissing       Code = "prices_missing"
	SlippageExceeded    Code = "slippage_exceeded"

	// Of bridges.
	BridgeFeeTooLow           Code = "bridge_fee_too_low"
	BridgePaused              Code = "bridge_paused"
	BridgeLimitExceeded       Code = "bridge_limit_exceeded"
	BridgeRefused             Code = "bridge_refused"
	BridgeAttestationInvalid  Code = "bridge_attestation_invalid"
	BridgeMessageExpired      Code = "bridge_message_expired"
	BridgeMessageUsed         Code = "bridge_message_used"
	BridgeAttestersDelayed    Code = "bridge_attesters_delayed"
	BridgeAttestersUnreached  Code = "bridge_attesters_unreachable"
	BridgeDeliveryOutstanding Code = "bridge_delivery_outstanding"
	BridgeArrivalUnmatched    Code = "bridge_arrival_unmatched"

	// Of amounts.
	InsufficientAfterPartnerFee Code = "insufficient_proceeds_after_partner_fee"
	ProceedsTooSmall            Code = "proceeds_too_small"
	AmountSpent                 Code = "amount_spent"

	// Of decisions.
	ApprovalRejected Code = "approval_rejected"
	ApprovalExpired  Code = "approval_expired"
	SigningRefused   Code = "signing_refused"
	Cancelled        Code = "cancelled_by_operator"
	GivenUp          Code = "given_up_by_operator"
	StepCancelled    Code = "step_cancelled"

	// Of the execution.
	NotExecutedInTime     Code = "not_executed_in_time"
	ExecutedBeforeRestore Code = "executed_before_restore"
	ContractMissing       Code = "contract_missing"
	ContractNotCreated    Code = "contract_not_created"
	ContractOutdated      Code = "contract_outdated"
	ChangeNotApplicable   Code = "change_not_applicable"
	ShareholderListFull   Code = "shareholder_list_full"
	OutOfGas              Code = "out_of_gas"
	InsufficientGasMoney  Code = "insufficient_gas_money"
	OtherEffect           Code = "unexpected_effect"
	ContractRefused       Code = "contract_refused"
	ChainRefused          Code = "chain_refused"
	InternalError         Code = "internal_error"
)

// Entry is the documentation of a code.
type Entry struct {
	Code Code
	// Meaning is the claim of the code, and the source of the claim.
	Meaning string
	// Action says how to react.
	Action string
}

// Codes returns the documentation of every code, in the order of docs/failure-codes.md.
func Codes() []Entry { return append([]Entry(nil), entries...) }

var entries = []Entry{
	{PayeeBlocked, "The token says that it has blocked an address that the payout pays: the destination, the partner or the collector of the fee. `failureReason` names it.", "Pay another address, or have the token's issuer release it."},
	{WalletBlocked, "The token says that it has blocked the wallet's own address on that chain.", "Contact the token's issuer. Funds on other chains can be paid."},
	{ContractBlocked, "The token says that it has blocked the contract of the yield source or bridge that the step calls.", "Use another source or route."},
	{AccountBlocked, "The token rejected the transfer since one of its accounts is blocked or frozen, and does not say which.", "Check the addresses with the token's issuer."},
	{TokenPaused, "The token is paused: no account can transfer it on that chain.", "Retry once the issuer has resumed it, or use another chain."},
	{TokenRefused, "The token rejected the transfer for another reason; its words are in `failureReason`.", "Read the reason; retry if it was temporary."},
	{PayeeCannotReceive, "The payee's account cannot receive the token, for example since it requires a memo or is of another token.", "Use an address that can receive the token."},
	{InsufficientBalance, "The wallet had less of the token than the step moves.", "Retry when the balance is sufficient. If it should have been, contact support."},
	{TokenKeepsFee, "The token would keep a fee of its own, so that a payee would get less than was ordered.", "Use another token or chain."},
	{SourcePaused, "The yield source says that it is paused.", "Retry once it is resumed."},
	{SourceLimitExceeded, "The amount is above a limit of the yield source, such as its capacity or the most that can be withdrawn now.", "Use a smaller amount, or retry later."},
	{SourceIlliquid, "The yield source says that it has too little liquidity for the withdrawal.", "Use a smaller amount, or retry later."},
	{SourceAccessDenied, "The yield source does not admit the wallet.", "Have the source's operator admit the wallet's address."},
	{SourceRefused, "The yield source rejected the call for another reason; its words, if any, are in `failureReason`.", "Read the reason; retry if it was temporary."},
	{SourceUnreadable, "The yield source does not say how far a request is.", "None: it is asked again. Contact the source's operator if it lasts."},
	{SourceReturned, "The yield source gave back an amount that it was asked to settle.", "The amount is in the wallet again; order once more, or choose another source."},
	{SourceRemoved, "The yield source is not in the catalog any more.", "Delete the rule, or have the operator add the source again."},
	{PricesMissing, "No prices are configured for any stablecoin that the rule watches.", "Have the operator configure prices (docs/configuration.md), or delete the rule."},
	{SlippageExceeded, "The yield source would have given less, or taken more, than the bound that was set when the step was planned.", "Retry when the price has recovered, or use a smaller amount."},
	{BridgeFeeTooLow, "The fee that the step offers is below the fee that the bridge asks.", "Retry: the fee is read again. Contact support if it lasts."},
	{BridgePaused, "The bridge says that it is paused.", "Retry once it is resumed."},
	{BridgeLimitExceeded, "The amount is above the bridge's limit for one transfer.", "Use smaller amounts."},
	{BridgeRefused, "The bridge rejected the call for another reason; its words are in `failureReason`.", "Read the reason; retry if it was temporary."},
	{BridgeAttestationInvalid, "The bridge's contract rejected the signature of its attesters.", "None: a new attestation is requested. Contact support if it lasts."},
	{BridgeMessageExpired, "The attestation expired before the message was received.", "None: a new attestation is requested."},
	{BridgeMessageUsed, "The message was received before.", "None: the arrival is matched with the transfer."},
	{BridgeAttestersDelayed, "The bridge's attesters have not signed the message within the usual time, or have signed another transfer's message.", "None: they are asked again."},
	{BridgeAttestersUnreached, "The bridge's attestation service does not answer.", "None: it is asked again."},
	{BridgeDeliveryOutstanding, "The bridge has not delivered the message within the usual time.", "None; any account may deliver it. Contact support if it lasts."},
	{BridgeArrivalUnmatched, "Something has arrived that is not, or not yet, booked as this transfer.", "None: it is matched again. Contact support if it lasts."},
	{InsufficientAfterPartnerFee, "The realized proceeds do not cover the partner fee and leave a payout. Neither is paid.", "Withdraw a larger amount, or agree on a smaller partner fee."},
	{ProceedsTooSmall, "The redemption brought no proceeds, or no more than the fee.", "The proceeds are in the wallet; withdraw a larger amount."},
	{AmountSpent, "The amount that the step was to take is spent or reserved since the books were recovered.", "Order again by the present balance."},
	{ApprovalRejected, "The approvers rejected it.", "Order again if it was rejected by mistake."},
	{ApprovalExpired, "The approval was not given in time.", "Retry, and approve in time."},
	{SigningRefused, "A rule of the organization or the signer does not allow it; `failureReason` says which.", "Change the rule or the order."},
	{Cancelled, "The intent was cancelled before it was executed.", "Order again if it is still needed."},
	{GivenUp, "An operator gave up the order while it waited.", "Order again if it is still needed."},
	{StepCancelled, "A step before it was cancelled.", "Order again if it is still needed."},
	{NotExecutedInTime, "The chain did not execute it before its deadline.", "Retry."},
	{ExecutedBeforeRestore, "The chain has executed a payment of this `requestId` that was signed before the database was restored. `failureReason` names the transaction and, where they are known, its payments.", "Do not order again without comparing with the chain."},
	{ContractMissing, "A called address has no contract.", "Contact support: the configuration is wrong."},
	{ContractNotCreated, "The contract that the change is of was never created.", "Read the reason; create another contract."},
	{ContractOutdated, "The contract, or the factory that was to create it, is of another version of the service's contracts.", "Create another contract. Contact support if it lasts."},
	{ChangeNotApplicable, "The contract does not admit the change in its present state, which `error` describes.", "Read the reason; request the change again once the state has changed."},
	{ShareholderListFull, "The list of shareholders has had as many accounts as it can.", "Create another MicroVault."},
	{OutOfGas, "A call needed more gas or compute units than its limit.", "Retry; contact support if it lasts."},
	{InsufficientGasMoney, "An account had too little of the chain's own coin for the fees or the rent.", "Contact support."},
	{OtherEffect, "In a simulation the step would have had another effect than was ordered; it was not sent.", "Read the reason; contact support."},
	{ContractRefused, "A contract that is neither token, source nor bridge rejected the call.", "Contact support."},
	{ChainRefused, "The chain rejected the transaction for a reason that has no code of its own.", "Read the reason; retry if it was temporary."},
	{InternalError, "The service could not go on for a reason of its own, and tries again.", "Contact support if it lasts."},
}
