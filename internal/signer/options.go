package signer

import (
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/bridge/oft"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
)

// Options are a signer's own configuration, which no requester can set.
type Options struct {
	// DB has the signer's own copy of rules, and its signed items: the service's database where it is part of the
	// service.
	DB      *store.DB
	Keys    Keys
	Closing ClosingKeys // of the signer's own seed
	// IDs derives wallets' ids, which proves whose they are.
	IDs custody.IDs
	// Appliers make changes of approvers, rules, policies and address books.
	Appliers *approval.Appliers
	// Chains are the EVM chains on which it signs, and SolanaChains those of Solana's.
	Chains       map[chain.Name]Chain
	SolanaChains map[chain.Name]SolanaChain
	// Sources are the vaults that wallets may enter, and MicroVaults be made with.
	Sources []Source
	// CountsDays has the signer count days' limits by itself. As part of the service it does not: there the count at
	// acceptance is as safe as it, and releases unpaid amounts, which a signer that reads no chain cannot know.
	CountsDays bool
	// MaxCrossings and MaxMoves are the most that one wallet does on one day where days are
	// counted: transfers to other chains, and moves into and out of sources. Zero is
	// DefaultCrossings and DefaultMoves.
	MaxCrossings, MaxMoves int64
	// MaxChanges is how many kibibytes of changes are remembered on one day; zero is
	// DefaultChanges.
	MaxChanges int64
	Prices     PriceLimits
	Metrics    prometheus.Registerer
}

// PriceLimits bound which prices of its sources a new MicroVault may believe.
type PriceLimits struct {
	Step   money.Bps     // the most that one may be from the price recorded; zero is DefaultPriceStep
	NavAge time.Duration // the most that one may be old; zero is DefaultNavAge
}

// Chain is a signer's configuration of one EVM chain.
type Chain struct {
	ChainID  uint64
	Tokens   map[chain.Token]common.Address
	Executor common.Address
	// MarksInTree says that the executor marks executed intents where executors of versions before do not look.
	MarksInTree bool
	Guard       common.Address // the BalanceGuard that bounds the payments and costs of sources
	// FeeCollector may be paid up to WithdrawalFee by each payout, and no rule is asked.
	FeeCollector  common.Address
	WithdrawalFee money.USD
	IntentLife    time.Duration // the longest that an intent is good for once it need not wait
	Bridge        Bridge        // of USDC, none where zero
	USDT          oft.Bridge    // by which USDT leaves, none where zero
	// The factories that organizations' contracts come from; none where zero.
	FeeWrapperFactory common.Address
	AdapterFactory    common.Address
	MicroVaultFactory common.Address
	// Before are the addresses of contracts of versions before: payments to them are rejected, and no new contract is
	// made there.
	Before []contracts.Deployed
}

// Source is a vault of the configuration.
type Source struct {
	ID    string
	Chain chain.Name
	Token chain.Token
	Vault common.Address
	// Requests says that the vault settles requests later (ERC-7540): MicroVaults may
	// be made with it, and wallets do not enter it.
	Requests bool
	// RequestContract takes the requests of wallets, none where it is zero: the vault
	// itself, or a contract beside it. They are of deposits, of redemptions, or of both.
	RequestContract                       common.Address
	RequestsDeposits, RequestsRedemptions bool
}

// isEntered says whether wallets and fee wrappers enter the vault at once.
func (s Source) isEntered() bool { return !s.Requests && !s.RequestsDeposits }

// isWrapped says whether a fee wrapper may be over the vault: both ways at once.
func (s Source) isWrapped() bool {
	return s.isEntered() && (!s.RequestsRedemptions || s.RequestContract != s.Vault)
}

// isRequested reports whether the vault itself takes requests of both, and pays no amount at once.
func (s Source) isRequested() bool {
	return s.RequestsDeposits && s.RequestsRedemptions && s.RequestContract == s.Vault
}

// takesRequests says whether wallets request deposits of the contract, or redemptions.
func (s Source) takesRequests(at common.Address, redeem bool) bool {
	return !s.Requests && at == s.RequestContract && at != (common.Address{}) && ((redeem && s.RequestsRedemptions) || (!redeem && s.RequestsDeposits))
}

// token is the stablecoin at an address of the chain.
func (c Chain) token(at common.Address) (chain.Token, bool) {
	for name, address := range c.Tokens {
		if address == at {
			return name, true
		}
	}
	return "", false
}

// isBefore says whether an address is of a contract of a version before.
func (c Chain) isBefore(at common.Address) bool {
	return slices.ContainsFunc(c.Before, func(d contracts.Deployed) bool { return slices.Contains(d.Addresses(), at) })
}

// isOwn reports whether an address is one of the contracts by which wallets move money. They are not changed, and no
// source or contract of an organization's is there.
func (c Chain) isOwn(at common.Address) bool {
	_, isToken := c.token(at)
	return isToken || c.isBefore(at) || at == (common.Address{}) || at == c.Executor || at == c.Guard || at == c.FeeWrapperFactory || at == c.AdapterFactory || at == c.MicroVaultFactory ||
		at == c.Bridge.TokenMessenger || at == c.Bridge.MessageTransmitter || at == c.USDT.OFT || at == c.USDT.Endpoint || at == c.USDT.FeePayer
}
