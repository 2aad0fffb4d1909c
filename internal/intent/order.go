package intent

import (
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/money"
)

// Order is what an account is to do on a chain, all of it or nothing, and at
// most once.
type Order struct {
	// ID is the order's number on the chain too. Whatever is signed under one id
	// happens once together, however often it is built, signed and carried.
	ID uuid.UUID
	// Owner is whose account acts: a wallet, or what custody derives a key for
	// like one.
	Owner uuid.UUID
	// Proof tells custody of which organization the owner's account is.
	Proof custody.OwnerProof
	// Account is the owner's account where that is known; else custody is asked.
	Account chain.Address
	Chain   chain.Name
	Action  Action
	// SettleTask is the kind of the task that is added, under the order's id,
	// when its outcome is final.
	SettleTask string
	// UsedBefore says that the chain has executed something under ID before this
	// was signed. It cannot be executed again; what was is found and told of.
	UsedBefore bool
	// Siblings are the ids of all payouts of the same request: an earlier life of the
	// database may have cut the amount otherwise. Where a chain has executed one that this
	// life has not signed, the order is to be judged anew.
	Siblings []uuid.UUID
	// Proposal says what the organization's rules judge the order by, and what its
	// approvers are shown; the intent is added to it when that is built. It is nil
	// where nobody is asked: the money stays the wallet's.
	Proposal *approval.Proposal
	// ApprovedBefore is until when an approval may come, zero where none is needed.
	// What is built lives as much longer than it would otherwise.
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

// Action is what an order does: Pay, EnterSource, LeaveSource, RequestDeposit, RequestRedeem,
// ClaimShares, ClaimAssets, CancelRequest, ClaimCancelled, BridgeOut, BridgeIn or ChangeContract.
type Action interface{ isAction() }

// Pay sends a stablecoin to each payee, in their order.
type Pay struct {
	Token    chain.Token
	Payments []Payment
}

// Payment is one payee's part. Nothing is sent for an amount of zero.
type Payment struct {
	To     chain.Address
	Amount money.USD
}

// EnterSource gives exactly Amount of the source's stablecoin for its shares, or
// nothing if that brings fewer than MinShares.
type EnterSource struct {
	Source    string // its id in the catalog
	Amount    money.USD
	MinShares money.Units
}

// LeaveSource takes Amount out of the source for as many shares as that costs,
// but no more than MaxShares, or, when Shares is not zero, gives up exactly these
// for whatever they bring, but no less than MinAmount. Else it does nothing.
type LeaveSource struct {
	Source    string
	Amount    money.USD
	MaxShares money.Units
	Shares    money.Units
	MinAmount money.USD
}

// RequestDeposit gives exactly Amount of the source's stablecoin to a source that owes
// shares for it: nothing comes back before the source has settled the request.
type RequestDeposit struct {
	Source string
	Amount money.USD
}

// RequestRedeem gives exactly Shares to a source that owes its stablecoin for them.
type RequestRedeem struct {
	Source string
	Shares money.Units
}

// ClaimShares takes the shares of Amount of a settled deposit, or does nothing if they
// are fewer than MinShares. Worthless says that the source has settled it at nothing: then
// nothing need come.
type ClaimShares struct {
	Source    string
	Amount    money.USD
	MinShares money.Units
	Worthless bool
}

// ClaimAssets takes the stablecoin for Shares of a settled redemption, or does nothing if
// that is less than MinAmount. Worthless is as in ClaimShares.
type ClaimAssets struct {
	Source    string
	Shares    money.Units
	MinAmount money.USD
	Worthless bool
}

// CancelRequest asks the source to give back what is pending of the account's deposits, or
// of its redemptions.
type CancelRequest struct {
	Source string
	Redeem bool
}

// ClaimCancelled takes all back that the source gives back of the account's requests: its
// stablecoin of deposits, shares of redemptions. It does nothing if that is less than
// MinUnits.
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
