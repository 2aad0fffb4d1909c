package intent

import (
	"context"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
)

// Family is the chain-specific part of an intent's life. A family is safe for concurrent use.
type Family interface {
	// Account is the address of the owner's account on the family's chains.
	Account(ctx context.Context, owner uuid.UUID, proof custody.OwnerProof) (chain.Address, error)
	// Build encodes an order in the family's one canonical text. It may read the chain. Building again gives a text
	// of the same id. A text that needs an approval may execute until as long after Order.ApprovedBefore as other
	// orders may after they were built.
	Build(ctx context.Context, order Order) (Draft, error)
	// CheckPayee refuses an address that cannot be paid a token on a chain, as far as the
	// chain shows it now, and returns whose the money will be that is paid there: the
	// address's own, or that of who owns the account at it. Error: Refusal.
	CheckPayee(ctx context.Context, on chain.Name, token chain.Token, to chain.Address) (holder chain.Address, err error)
	// Restore returns the draft whose text was approved. It rejects a text of another order, account or chain;
	// custody judges its content.
	Restore(ctx context.Context, order Order, text []byte) (Draft, error)
	// Sign has custody sign the draft, after custody has decoded the text and checked it against the request. It may
	// read the chain.
	Sign(ctx context.Context, draft Draft) (Submission, error)
	// Cancel has custody sign that the intent's nonce is given up, for the carrier to
	// bring onto the chain. The text is the intent's own. Of one that was never signed here the
	// carrier gets an attachment, too, as with a signature (Submission.Attachment).
	Cancel(ctx context.Context, order Order, text []byte) (c Cancellation, err error)
	// Check rejects drafts that no carrier should receive: a text that does not decode or differs from its row, and a
	// signature that is not its account's. Only one that was executed before (Order.UsedBefore) may lack it.
	Check(submission Submission) error
	// Executed reports for each id whether the owner's account has executed it by the newest block, for any signer
	// and any content.
	Executed(ctx context.Context, on chain.Name, owner uuid.UUID, ids []uuid.UUID) ([]bool, error)
	// FindExecution is the transaction that executed an id, for people to read;
	// empty when it is not found in a reasonable number of blocks.
	FindExecution(ctx context.Context, on chain.Name, owner, id uuid.UUID) (string, error)
	// Movements decodes the chain's records of the order's own effects.
	Movements(ctx context.Context, order Order, evidence []byte) ([]chain.Movement, error)
	// ClaimedUnits returns the part of the amount given to a source that an executed claim claimed, as the source
	// reported it. Error: ErrNoClaim.
	ClaimedUnits(ctx context.Context, order Order, evidence []byte) (money.Units, error)
	// SentMessage is the bridge's message that an executed BridgeOut sent. Error: ErrNoMessage.
	SentMessage(ctx context.Context, order Order, evidence []byte) ([]byte, error)
}

// Chain serves the intents of one chain.
type Chain struct {
	Family Family
	// Transactions lists the transactions by which the chain's carrier may bring
	// an intent that is on its way, newest first.
	Transactions func(ctx context.Context, db *store.DB, id uuid.UUID) ([]string, error)
	// Receive brings an attested message of a bridge in, unless it has come; nil where the owner's
	// own intent does (BridgeIn). It may be called again at any time.
	Receive func(ctx context.Context, account chain.Address, attested, attestation []byte) (Reception, error)
	// Reclaim reclaims the rent of the message of an executed BridgeOut, of that evidence, once it has come
	// elsewhere; nil if it has none. It reports whether that is done, and may be called again at any time. Error:
	// ErrAttestation.
	Reclaim func(ctx context.Context, evidence, attested, attestation []byte) (done bool, err error)
}

// Reception is how far the bringing in of a message is: all zero while it is under way.
type Reception struct {
	Received bool           // the chain has a message of its name, by whomever, in a confirmed block
	Final    bool           // and in a final one
	Refused  failure.Reason // why the chain refuses the message as it is attested now; empty if it does not
	Waits    failure.Reason // why no message can be sent now, for reasons other than the message; empty if one can
}

// Draft is an order in its family's words, ready to be signed.
type Draft struct {
	Order    Order
	Account  chain.Address // that acts and signs
	Text     []byte        // canonical: these bytes are stored, approved, signed and paid
	Deadline time.Time     // the last second at which it may execute
	// Proposal is the canonical text of the order's proposal with Text in it, which
	// custody judges; empty where the order has none.
	Proposal []byte
	Votes    []custody.StampedVote // for exactly that proposal
	approved bool                  // it awaited its approval, and was restored
}

// Submission is a draft with its account's signature, still known to this
// process alone.
type Submission struct {
	Draft
	Signature []byte
	// Attachment is the carrier's data beside the signature, in the family's form; empty if it needs none. On an EVM
	// chain it is the delegation of an account that runs no executor yet.
	Attachment string
}

// Cancellation gives up the nonce of an intent.
type Cancellation struct {
	Signature  []byte
	Attachment string
}

// Simulated is a signed intent that was never sent, with the chain's possible record of it now, in the form of
// Outcome.Evidence.
type Simulated struct {
	ID         uuid.UUID
	SettleTask string
	Evidence   []byte
}
