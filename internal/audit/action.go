package audit

// Action is what was done: to what, and what.
type Action string

// The actions of the API. What is refused has the same.
const (
	CreateWallet          Action = "wallet.create"
	SetStrategy           Action = "wallet.strategy.set"
	CreateAllocation      Action = "allocation.create"
	CreateWithdrawal      Action = "withdrawal.create"
	CancelWithdrawal      Action = "withdrawal.cancel"
	RetryPayout           Action = "payout.retry"
	AddAddress            Action = "address_book.add"
	RemoveAddress         Action = "address_book.remove"
	SetWithdrawalPolicy   Action = "withdrawal_policy.set"
	CreateMicroVault      Action = "microvault.create"
	SetMicroVaultStrategy Action = "microvault.strategy.set"
	SetMicroVaultSource   Action = "microvault.source_mode.set"
	AddShareholder        Action = "microvault.shareholder.add"
	RemoveShareholder     Action = "microvault.shareholder.remove"
	CreateFeeWrapper      Action = "fee_wrapper.create"
	UpdateFeeWrapper      Action = "fee_wrapper.update"
	AllowOnFeeWrapper     Action = "fee_wrapper.allow"
	DisallowOnFeeWrapper  Action = "fee_wrapper.disallow"
	CreateWebhook         Action = "webhook.create"
	UpdateWebhook         Action = "webhook.update"
	DeleteWebhook         Action = "webhook.delete"
	RotateWebhookSecret   Action = "webhook.secret.rotate"
	RedeliverWebhookEvent Action = "webhook.event.redeliver"
	leaveRefusalsOut      Action = "refusals.left_out"
	UseToken              Action = "token.use"
	IssueToken            Action = "token.issue"
	AcceptSettlement      Action = "settlement.accept"
	RecoverWallet         Action = "wallet.recover"
	OpenBooks             Action = "wallet.books.open"
	MigrateDatabase       Action = "database.migrate"
)
