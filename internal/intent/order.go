package intent

import (
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/money"
)

// Order is an account's action on a chain, all of it or none, and at most once.
type Order struct {
	// ID is the order's number on the chain too. All texts signed under one id are executed once together, however
	// often they are built, signed and carried.
	ID uuid.UUID
	// Owner is the owner of the acting account: a wallet, or an owner for which custody derives a key like one.
	Owner uuid.UUID
	// Proof proves to custody the organization of the owner's account.
	Proof custody.OwnerProof
	// Account is the owner's account where that is known; else custody is asked.
	Account chain.Address
	Chain   chain.Name
	Action  Action
	// SettleTask is the kind of the task that is added, under the order's id,
	// when its outcome is final.
	SettleTask string
	// UsedBefore means that the chain has executed a text under ID before this one was signed. It cannot be executed
	// again; the execution is searched and reported.
	UsedBefore bool
	// Siblings are the ids of all payouts of the same request: before the restore the amount may have been cut
	// otherwise. If a chain has executed one that this database has not signed, the order must be judged again.
	Siblings []uuid.UUID
	// Proposal is the content that the organization's rules judge the order by, and that its approvers see; the
	// intent is added to it when that is built. It is nil for an order without approval: the money stays the
	// wallet's.
	Proposal *approval.Proposal
	// ApprovedBefore is until when an approval may come, zero if none is needed. The text lives as much longer than
	// it would otherwise.
	ApprovedBefore time.Time
}

// proposalOf is the canonical text of the order's proposal for a built intent;
// nil where the order has none.
func (o Order) proposalOf(text []byte) []byte {
	if o.Proposal == nil {
		return nil
	}
	complete := *o.Proposal
	complete.Intent = text
	if !o.ApprovedBefore.IsZero() {
		complete.ValidBefore = o.ApprovedBefore.Unix()
	}
	return complete.Canonical()
}

// Action is the kind of an order: Pay, EnterSource, LeaveSource, RequestDeposit, RequestRedeem, ClaimShares,
// ClaimAssets, CancelRequest, ClaimCancelled, BridgeOut, BridgeIn or ChangeContract.
type Action interface{ isAction() }

// Pay sends a stablecoin to each payee, in their order.
type Pay struct {
	Token    chain.Token
	Payments []Payment
}

// Payment is one payee's part. An amount of zero is not sent.
type Payment struct {
	To     chain.Address
	Amount money.USD
}

// EnterSource gives exactly Amount of the source's stablecoin for its shares, or has no effect if these are fewer
// than MinShares.
type EnterSource struct {
	Source    string // its id in the catalog
	Amount    money.USD
	MinShares money.Units
}

// LeaveSource redeems Amount for as many shares as that costs, but no more than MaxShares, or, when Shares is not
// zero, redeems exactly these for any proceeds, but no less than MinAmount. Else it has no effect.
type LeaveSource struct {
	Source    string
	Amount    money.USD
	MaxShares money.Units
	Shares    money.Units
	MinAmount money.USD
}

// RequestDeposit gives exactly Amount of the source's stablecoin to a source that owes shares for it: the shares come
// once the source has settled the request.
type RequestDeposit struct {
	Source string
	Amount money.USD
}

// RequestRedeem gives exactly Shares to a source that owes its stablecoin for them.
type RequestRedeem struct {
	Source string
	Shares money.Units
}

// ClaimShares claims the shares of Amount of a settled deposit, or has no effect if they are fewer than MinShares.
// Worthless means that the source has settled it at zero: then no shares need come.
type ClaimShares struct {
	Source    string
	Amount    money.USD
	MinShares money.Units
	Worthless bool
}

// ClaimAssets claims the stablecoin for Shares of a settled redemption, or has no effect if that is less than
// MinAmount. Worthless is as in ClaimShares.
type ClaimAssets struct {
	Source    string
	Shares    money.Units
	MinAmount money.USD
	Worthless bool
}

// CancelRequest requests the source's refund of the pending part of the account's deposits, or of its redemptions.
type CancelRequest struct {
	Source string
	Redeem bool
}

// ClaimCancelled claims all refunds of the account's requests: its stablecoin of deposits, shares of redemptions. It
// has no effect if that is less than MinUnits.
type ClaimCancelled struct {
	Source   string
	Redeem   bool
	MinUnits money.Units
}

// BridgeOut sends exactly Amount of Token to Recipient, which is the account's own, on the chain
// To: USDC is burnt to be minted there, all of it but a fee of at most MaxFee, and Fast asks that
// its message be attested before the burn is final. USDT is locked or burnt, and all of it comes.
type BridgeOut struct {
	Token     chain.Token
	To        chain.Name
	Recipient chain.Address
	Amount    money.USD
	MaxFee    money.USD
	Fast      bool
}

// BridgeIn brings an attested message of USDC in, which mints exactly Amount for the account, or has no effect. Of USDT it
// delivers a message that the bridge has verified, of which the token may keep a part. It fails if the message was brought in before.
type BridgeIn struct {
	Token                chain.Token
	Message, Attestation []byte
	Amount               money.USD
}

// ChangeContract calls contracts, one after another.
type ChangeContract struct{ Calls []ContractCall }

// ContractCall is one call: Data is in the encoding of the contract's family.
type ContractCall struct {
	Contract chain.Address
	Data     []byte
}

// SourceOf is the id of the source that an action gives to, or takes from.
func SourceOf(a Action) (id string, ok bool) {
	switch a := a.(type) {
	case EnterSource:
		return a.Source, true
	case LeaveSource:
		return a.Source, true
	case RequestDeposit:
		return a.Source, true
	case RequestRedeem:
		return a.Source, true
	case ClaimShares:
		return a.Source, true
	case ClaimAssets:
		return a.Source, true
	case CancelRequest:
		return a.Source, true
	case ClaimCancelled:
		return a.Source, true
	}
	return "", false
}

func (Pay) isAction()            {}
func (EnterSource) isAction()    {}
func (LeaveSource) isAction()    {}
func (RequestDeposit) isAction() {}
func (RequestRedeem) isAction()  {}
func (ClaimShares) isAction()    {}
func (ClaimAssets) isAction()    {}
func (CancelRequest) isAction()  {}
func (ClaimCancelled) isAction() {}
func (BridgeOut) isAction()      {}
func (BridgeIn) isAction()       {}
func (ChangeContract) isAction() {}
