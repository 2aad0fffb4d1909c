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

// Family is what the chains of one kind bring to an intent's life. A family is
// safe for concurrent use.
type Family interface {
	// Account is the address of the owner's account on the family's chains.
	Account(ctx context.Context, owner uuid.UUID, proof custody.OwnerProof) (chain.Address, error)
	// Build puts an order into the family's one canonical text. It may ask the
	// chain. Building again gives a text of the same id. What needs an approval
	// may execute until as long after Order.ApprovedBefore as other orders may
	// after they were built.
	Build(ctx context.Context, order Order) (Draft, error)
	// CheckPayee refuses an address that cannot be paid a token on a chain, as far as the
	// chain shows it now, and returns whose the money will be that is paid there: the
	// address's own, or that of who owns the account at it. Error: Refusal.
	CheckPayee(ctx context.Context, on chain.Name, token chain.Token, to chain.Address) (holder chain.Address, err error)
	// Restore is the draft whose text was approved. It refuses a text of another
	// order, account or chain; what it orders is for custody to judge.
	Restore(ctx context.Context, order Order, text []byte) (Draft, error)
	// Sign has custody sign what was prepared, after custody has decoded the text
	// and found in it what it is asked to sign. It may ask the chain.
	Sign(ctx context.Context, draft Draft) (Submission, error)
	// Cancel has custody sign that the intent's nonce is given up, for the carrier to
	// bring onto the chain. The text is the intent's own. Of one that was never signed here the
	// carrier gets an attachment, too, as with a signature (Submission.Attachment).
	Cancel(ctx context.Context, order Order, text []byte) (c Cancellation, err error)
	// Check refuses what no carrier should be handed: a text that does not decode
	// or is not what its row would say, and a signature that is not its account's. Only
	// what was executed before (Order.UsedBefore) may lack one.
	Check(submission Submission) error
	// Executed says of each id whether the owner's account has executed it by the
	// newest block, whoever had it signed and whatever it did.
	Executed(ctx context.Context, on chain.Name, owner uuid.UUID, ids []uuid.UUID) ([]bool, error)
	// FindExecution is the transaction that executed an id, for people to read;
	// empty when it is not found in a reasonable number of blocks.
	FindExecution(ctx context.Context, on chain.Name, owner, id uuid.UUID) (string, error)
	// Movements decodes what the chain recorded of the order's own doing.
	Movements(ctx context.Context, order Order, evidence []byte) ([]chain.Movement, error)
	// ClaimedUnits is what an executed claim claimed of what was given to its source, as the
	// source said. Error: ErrNoClaim.
	ClaimedUnits(ctx context.Context, order Order, evidence []byte) (money.Units, error)
	// SentMessage is the bridge's message that an executed BridgeOut sent. Error: ErrNoMessage.
	SentMessage(ctx context.Context, order Order, evidence []byte) ([]byte, error)
}

// Chain is what serves the intents of one chain.
type Chain struct {
	Family Family
	// Transactions lists the transactions by which the chain's carrier may bring
	// an intent that is on its way, newest first.
	Transactions func(ctx context.Context, db *store.DB, id uuid.UUID) ([]string, error)
	// Receive brings an attested message of a bridge in, unless it has come; nil where the owner's
	// own intent does (BridgeIn). It may be called again at any time.
	Receive func(ctx context.Context, account chain.Address, attested, attestation []byte) (Reception, error)
	// Reclaim takes back what the message of an executed BridgeOut, of that evidence, keeps on the
	// chain once it has come elsewhere; nil where it keeps nothing. It says whether that is done, and
	// may be called again at any time. Error: ErrAttestation.
	Reclaim func(ctx context.Context, evidence, attested, attestation []byte) (done bool, err error)
}

// Reception is how far the bringing in of a message is: all zero while it is under way.
type Reception struct {
	Received bool           // the chain has a message of its name, by whomever, in a confirmed block
	Final    bool           // and in a final one
	Refused  failure.Reason // why the chain refuses the message as it is attested now; empty if it does not
	Waits    failure.Reason // why nothing can be sent now, which is not the message's fault; empty if something can
}

// Draft is an order in its family's words, ready to be signed.
type Draft struct {
	Order    Order
	Account  chain.Address // that acts and signs
	Text     []byte        // canonical: what is stored, approved, signed and paid are these bytes
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
	// Attachment is what the carrier needs beside the signature, as the family
	// writes it; empty when it needs nothing. On an EVM chain it is the
	// delegation of an account that runs no executor yet.
	Attachment string
}

// Cancellation gives up the nonce of an intent.
type Cancellation struct {
	Signature  []byte
	Attachment string
}

// Simulated is a signed intent that nobody has seen yet, with what the chain would
// record of it now, in the form of Outcome.Evidence.
type Simulated struct {
	ID         uuid.UUID
	SettleTask string
	Evidence   []byte
}
