package custody

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"github.com/ethereum/go-ethereum/core/types"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
)

// Signer is the only access to the keys of wallets: in this process, in a process of its own behind mutually
// authenticated TLS, or at a remote provider. It decides by itself which messages it signs.
type Signer interface {
	// Addresses are the deposit addresses of owners: of each, the one of all EVM
	// chains and the one of Solana.
	Addresses(ctx context.Context, owners ...uuid.UUID) ([]Addresses, error)
	// Account is Addresses of one owner, proven to be an organization's. Where an account has
	// yet to be made at a provider, it takes from that organization's share of the day; by
	// Addresses it takes from the common share.
	// Errors: ErrWrongWallet, ErrDayLimit.
	Account(ctx context.Context, r AccountRequest) (Addresses, error)
	// Sign signs an intent, if it can decode every call of it, the calls are those of the proposal, and the votes
	// meet its own rules. Of a SolanaIntent it signs the messages, if they do exactly what the text orders. Errors:
	// ErrApprovalNeeded, ErrDenied, ErrNotUnderstood, ErrWrongWallet, ErrIntent, ErrDayLimit, ErrStopped.
	Sign(ctx context.Context, r SignRequest) (Signed, error)
	// Cancel signs that a wallet cancels the nonce of one of its intents, and signs no intent of that nonce ever
	// after. It releases no limit: the counted amount of the intent stays counted. Of a SolanaIntent it signs no
	// message: Void ends it on the chain. Errors: ErrDenied, ErrNotUnderstood, ErrWrongWallet, ErrIntent.
	Cancel(ctx context.Context, r CancelRequest) (Cancelled, error)
	// Void signs versions of the void of a SolanaIntent, and no payment of its id ever after.
	// The intent may be any text of the id and the wallet, also one that was never approved,
	// but no text of the id that was signed may have a later deadline: its marker must not be
	// closed while those may land. Asking again is asking once.
	// Errors: ErrDenied, ErrDayLimit, ErrNotUnderstood, ErrNotYet, ErrWrongWallet, ErrIntent.
	Void(ctx context.Context, r VoidRequest) (Voided, error)
	// ClosingKey is the public closing key of a day, which owns the markers of texts with
	// that ClosingDayOf. Error: ErrIntent for a day that no deadline has.
	ClosingKey(ctx context.Context, d ClosingDay) (solana.PublicKey, error)
	// CloseMarkers signs messages that close markers of a day that has begun, by the signer's
	// own clock.
	// Errors: ErrNotYet, ErrNotUnderstood, ErrIntent.
	CloseMarkers(ctx context.Context, r CloseRequest) (Closed, error)
	// BeginMarkers has the signer sign SolanaVersions of a chain from now on, in marker form. Before it none is
	// signed, and none in nonce form ever. The caller must have seen in a final block that there is no nonce account
	// of the fee payer's any more. The signer does not rely on that: a separate one signs no payout again that was
	// signed in nonce form. It is idempotent. Error: ErrNotUnderstood for a chain that is not configured.
	BeginMarkers(ctx context.Context, on chain.Name) error
	// ApplyChange has the signer's own rules follow an approved change of approvers,
	// rules, withdrawal policy or address book. Applying again is applying once.
	// Errors: ErrApprovalNeeded, ErrDenied, ErrDayLimit, ErrUnreadable.
	ApplyChange(ctx context.Context, r ChangeRequest) error
	// Reject records at the signer that a proposal was rejected, if the votes end it by its own rules. It signs no
	// message of that text ever after. It is idempotent. Errors: ErrApprovalNeeded, ErrDenied, ErrNotUnderstood,
	// ErrDayLimit, ErrUnreadable.
	Reject(ctx context.Context, r ChangeRequest) error
	// PutStop has the signer reject all intents that an emergency stop covers, until the stop's end is an approved
	// change. It is idempotent, and a stop that has ended stays ended. Errors: ErrDenied, ErrDayLimit.
	PutStop(ctx context.Context, r StopRequest) error
}

// Addresses returns the addresses of an owner's keys.
type Addresses struct {
	EVM    chain.Address `json:"evm"`
	Solana chain.Address `json:"solana"`
}

// AccountRequest asks for the addresses of an owner.
type AccountRequest struct {
	Owner uuid.UUID  `json:"owner"`
	Proof OwnerProof `json:"proof"`
}

// AccountOf asks a signer for the addresses of an owner. With the proof of a contract account they take
// from its organization's share where they have yet to be made: see Signer.Account. A wallet has its
// account from when it was made.
func AccountOf(ctx context.Context, s Signer, owner uuid.UUID, proof OwnerProof) (Addresses, error) {
	if proof.Actor != "" {
		found, err := s.Account(ctx, AccountRequest{owner, proof})
		if err != nil {
			return Addresses{}, fmt.Errorf("asking for the account %q of an organization: %w", proof.Actor, err)
		}
		return found, nil
	}
	found, err := s.Addresses(ctx, owner)
	if err == nil && len(found) != 1 {
		err = fmt.Errorf("the signer returned %d addresses of one", len(found))
	}
	if err != nil {
		return Addresses{}, fmt.Errorf("asking for the addresses of an owner: %w", err)
	}
	return found[0], nil
}

// SignRequest asks for the signature of an intent.
type SignRequest struct {
	Owner uuid.UUID  `json:"owner"`
	Proof OwnerProof `json:"proof"`
	// Proposal is the canonical text of the approval.Proposal that the intent is part of; empty for intents that need
	// none: entering and leaving sources.
	Proposal json.RawMessage `json:"proposal,omitempty"`
	Intent   json.RawMessage `json:"intent"` // its canonical text
	// Delegation asks for the signature that has the account run the configured
	// executor, too; nil when it does already.
	Delegation *DelegationRequest `json:"delegation,omitempty"`
	// Solana are the messages that carry a SolanaIntent; nil for an intent of an EVM chain.
	Solana *SolanaRequest `json:"solana,omitempty"`
	Votes  []StampedVote  `json:"votes,omitempty"`
}

// OwnerProof proves whose account an owner's is. A wallet's id is derived from the
// organization and the request that made it; a contract account's is a hash of the
// organization and its actor.
type OwnerProof struct {
	Organization uuid.UUID `json:"organizationId"`
	RequestID    uuid.UUID `json:"requestId,omitzero"` // of a wallet's creation
	Actor        string    `json:"actor,omitempty"`    // of a contract account
}

// Owner is an owner of an account, and the organization from whose share of a day its requests to a
// provider are taken; for the zero UUID they are taken from the common share.
type Owner struct{ ID, Organization uuid.UUID }

// DelegationRequest is the account's own nonce on the intent's chain.
type DelegationRequest struct {
	Nonce uint64 `json:"nonce"`
}

// SolanaRequest asks for the signatures of the versions of one transaction, of which at most
// one can land: all make one marker, or all use one nonce value.
type SolanaRequest struct {
	Messages [][]byte `json:"messages"` // encoded SolanaVersions
}

// VoidRequest asks for the signatures of versions of an intent's void.
type VoidRequest struct {
	Owner    uuid.UUID       `json:"owner"`
	Proof    OwnerProof      `json:"proof"`
	Intent   json.RawMessage `json:"intent"`   // the canonical text of a SolanaIntent
	Messages [][]byte        `json:"messages"` // encoded SolanaVoids
}

// Voided are the signatures of a void's versions.
type Voided struct {
	Signatures []solana.Signature `json:"signatures"` // of each message
}

// CloseRequest asks for the signatures of messages that close markers of one day.
type CloseRequest struct {
	Chain    chain.Name `json:"chain"`
	Day      ClosingDay `json:"day"`
	Messages [][]byte   `json:"messages"` // encoded SolanaCloses
}

// Closed are the signatures of messages that close markers.
type Closed struct {
	Signatures []solana.Signature `json:"signatures"` // of each message
}

// Signed is a signer's result. Of a SolanaIntent, Signature is that of the first message.
type Signed struct {
	Signature  []byte                      `json:"signature"`
	Delegation *types.SetCodeAuthorization `json:"delegation,omitempty"`
	Signatures []solana.Signature          `json:"signatures,omitempty"` // of each message
}

// CancelRequest asks for the signature that gives up an intent's nonce.
type CancelRequest struct {
	Owner  uuid.UUID       `json:"owner"`
	Proof  OwnerProof      `json:"proof"`
	Intent json.RawMessage `json:"intent"` // its canonical text
	// Delegation, if set, asks for the account's delegation as well, as SignRequest does: a lost
	// database may have signed an intent of an account that runs no executor yet.
	Delegation *DelegationRequest `json:"delegation,omitempty"`
}

// Cancelled is the signature of a cancellation.
type Cancelled struct {
	Signature  []byte                      `json:"signature"`
	Delegation *types.SetCodeAuthorization `json:"delegation,omitempty"`
}

// ChangeRequest is an approved change with the votes for it, or a proposal with the votes that
// reject it.
type ChangeRequest struct {
	Proposal json.RawMessage `json:"proposal"`
	Votes    []StampedVote   `json:"votes,omitempty"`
}

// StopRequest is an emergency stop that is in force at the service.
type StopRequest struct {
	Organization uuid.UUID `json:"organizationId"`
	ID           uuid.UUID `json:"stopId"`
	Target       string    `json:"target"`
	Reason       string    `json:"reason"`
	StoppedBy    string    `json:"stoppedBy"`
	StoppedAt    time.Time `json:"stoppedAt"`
}

// StampedVote is a vote as its approver stamped it.
type StampedVote struct {
	Approver    uuid.UUID `json:"approverId"`
	RequestText string    `json:"request"`
	StampHeader string    `json:"stampHeaderName"`
	StampValue  string    `json:"stampHeaderValue"`
	At          time.Time `json:"at"` // when the service took it
}

// Errors of signers.
var (
	ErrApprovalNeeded = errors.New("the signer needs more approvals")
	ErrDenied         = errors.New("the signer's rules deny it")
	ErrNotUnderstood  = errors.New("the signer rejects a payload that it cannot decode")
	ErrDayLimit       = errors.New("the signer's limit of the day is used")
	// ErrStopped says that an emergency stop holds it up. It is signed once that has ended.
	ErrStopped = errors.New("an emergency stop holds it up at the signer")
	// ErrNotYet says that the same may be signed later: markers whose day has not begun, or
	// SolanaVersions before BeginMarkers.
	ErrNotYet = errors.New("the signer does not sign it yet")
	// ErrUnreadable says that the signer does not read the request: it is too long, or of another version.
	ErrUnreadable = errors.New("the signer does not read this request: are both of one version?")
	// ErrUnavailable leaves the outcome unknown: the request may be retried, and may have been carried out.
	ErrUnavailable = errors.New("the signer does not answer")
)
