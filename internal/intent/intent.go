package intent

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/crash"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// ErrOpen says that settlement was asked for too early: the chain has not
// decided yet.
var ErrOpen = errors.New("the intent is not final")

// Service gives intents their life on the chains that are served.
type Service struct {
	db     *store.DB
	asks   *approval.Service
	chains map[chain.Name]Chain
}

// New returns a service for the chains, each with its family and its carrier. asks may
// be nil where no order has a proposal.
func New(db *store.DB, asks *approval.Service, chains map[chain.Name]Chain) *Service {
	return &Service{db: db, asks: asks, chains: chains}
}

func (s *Service) family(on chain.Name) (Family, error) {
	c, ok := s.chains[on]
	if !ok {
		return nil, fmt.Errorf("chain %s is no longer configured", on)
	}
	return c.Family, nil
}

// Account is the address of the owner's account on a chain. proof may be zero for a wallet.
func (s *Service) Account(ctx context.Context, on chain.Name, owner uuid.UUID, proof custody.OwnerProof) (chain.Address, error) {
	f, err := s.family(on)
	if err != nil {
		return "", err
	}
	return f.Account(ctx, owner, proof)
}

// CheckPayee refuses an address that cannot be paid a token on a chain, as far as the chain
// shows it now, and returns whose the money will be that is paid there. Error: Refusal.
func (s *Service) CheckPayee(ctx context.Context, on chain.Name, token chain.Token, to chain.Address) (holder chain.Address, err error) {
	f, err := s.family(on)
	if err != nil {
		return "", err
	}
	return f.CheckPayee(ctx, on, token, to)
}

// Prepare builds an order, together with the text that its organization's rules judge.
func (s *Service) Prepare(ctx context.Context, order Order) (Draft, error) {
	f, err := s.family(order.Chain)
	if err != nil {
		return Draft{}, err
	}
	draft, err := f.Build(ctx, order)
	if err != nil {
		return Draft{}, err
	}
	draft.Proposal = order.proposalOf(draft.Text)
	return draft, nil
}

// ErrOtherProposal reports that the approved text differs from the present order.
var ErrOtherProposal = errors.New("the approved text is of another order")

// Restore returns the draft whose proposal was approved, with the votes for it. It is never built again: an approved
// text is signed unchanged. Error: ErrOtherProposal when it differs from the present order.
func (s *Service) Restore(ctx context.Context, order Order, proposal []byte, votes []custody.StampedVote) (Draft, error) {
	f, err := s.family(order.Chain)
	if err != nil {
		return Draft{}, err
	}
	approved, err := approval.DecodeProposal(proposal)
	if err != nil {
		return Draft{}, fmt.Errorf("restoring intent %s: %w", order.ID, err)
	}
	asked := order
	asked.ApprovedBefore = time.Time{}
	if approved.ValidBefore != 0 {
		asked.ApprovedBefore = time.Unix(approved.ValidBefore, 0)
	}
	if !bytes.Equal(asked.proposalOf(approved.Intent), proposal) {
		return Draft{}, fmt.Errorf("%w: %s", ErrOtherProposal, order.ID)
	}
	draft, err := f.Restore(ctx, order, approved.Intent)
	if err != nil {
		return Draft{}, err
	}
	draft.Proposal, draft.Votes, draft.approved = proposal, votes, true
	return draft, nil
}

// Start has a draft signed, and passes it to the carrier of its chain in one transaction with the end of task t and
// with the effects of claim. claim locks the step or change of the order, and returns the function that marks it
// started. It returns nil when the order is not wanted any more (another run has started it, or it was cancelled):
// the signature is dropped before it was sent.
//
// An order that an emergency stop covers is not signed: see holdStops. Errors: those, too.
//
// A crash before the commit leaves no row, and the next run signs the same order under the same id. A crash after it
// leaves the intent with the carrier.
func (s *Service) Start(ctx context.Context, t task.Task, draft Draft, claim func(*store.Tx) (markStarted func() error, err error)) error {
	f, err := s.family(draft.Order.Chain)
	if err != nil {
		return err
	}
	stops, err := stop.LoadForWallet(ctx, s.db, draft.Order.Proof.Organization, draft.Order.Owner)
	if err == nil {
		err = draft.Order.checkStops(ctx, s.db, stops) // custody is not asked in vain
	}
	if err != nil {
		return err
	}
	crash.Point(pointSign + ".before")
	submission, err := f.Sign(ctx, draft)
	if err != nil {
		return err
	}
	crash.Point(pointSign + ".after")
	return s.persist(ctx, t, submission, func(tx *store.Tx) (func() error, error) {
		markStarted, err := claim(tx)
		if err != nil || markStarted == nil {
			return nil, err
		}
		return markStarted, draft.Order.holdStops(ctx, tx)
	})
}

// StartUsed is Start of an order that the chain has executed already. It signs no text, so no stop delays it: its
// carrier searches the execution, and can carry none. If the chain undoes that, anyone may carry it again: the intent
// expires with its deadline, and its order may then be started like any other, under the same nonce.
func (s *Service) StartUsed(ctx context.Context, t task.Task, order Order, claim func(*store.Tx) (markStarted func() error, err error)) error {
	order.UsedBefore = true
	draft, err := s.Prepare(ctx, order)
	if err != nil {
		return err
	}
	return s.persist(ctx, t, Submission{Draft: draft}, claim)
}

// persist hands a submission to the carrier of its chain, as Start says.
func (s *Service) persist(ctx context.Context, t task.Task, submission Submission, claim func(*store.Tx) (markStarted func() error, err error)) error {
	crash.Point(pointPersist + ".before")
	err := s.db.Write(ctx, func(tx *store.Tx) error {
		markStarted, err := claim(tx)
		if err != nil {
			return err
		}
		t.Finish(tx)
		if markStarted == nil {
			return nil
		}
		if err := s.Submit(tx, submission); err != nil {
			return err
		}
		return markStarted()
	})
	if err != nil {
		return fmt.Errorf("persisting the intent %s: %w", submission.Order.ID, err)
	}
	crash.Point(pointPersist + ".after")
	return nil
}

// Submit makes the carrier of the submission's chain responsible for it, as part
// of the caller's transaction. Submitting again is submitting once, except that
// an intent of the same id replaces one that was refused or has expired.
func (s *Service) Submit(tx *store.Tx, submission Submission) error {
	f, err := s.family(submission.Order.Chain)
	if err != nil {
		return err
	}
	if err := f.Check(submission); err != nil {
		return err
	}
	return insert(tx, submission)
}

// FinalOutcome is the outcome that a settle task was added for, with the id of
// its order, which is the task's key. Errors: ErrUnknown, ErrOpen.
func (s *Service) FinalOutcome(ctx context.Context, t task.Task) (uuid.UUID, Outcome, error) {
	id, err := ParseTaskKey(t)
	if err != nil {
		return uuid.Nil, Outcome{}, err
	}
	outcome, err := LoadOutcome(ctx, s.db, id)
	if err != nil {
		return uuid.Nil, Outcome{}, err
	}
	if !outcome.State.Ended() {
		return uuid.Nil, Outcome{}, fmt.Errorf("%w: %s", ErrOpen, id)
	}
	return id, outcome, nil
}

// ParseTaskKey reads the order's id that is the key of the tasks which start and
// settle it.
func ParseTaskKey(t task.Task) (uuid.UUID, error) {
	id, err := uuid.Parse(t.Key)
	if err != nil {
		return uuid.Nil, fmt.Errorf("reading the task's key: %w", err)
	}
	return id, nil
}

// Executed reports for each id whether the owner's account has executed it by the newest block of a chain, for any
// signer and any content.
func (s *Service) Executed(ctx context.Context, on chain.Name, owner uuid.UUID, ids []uuid.UUID) ([]bool, error) {
	f, err := s.family(on)
	if err != nil {
		return nil, err
	}
	return f.Executed(ctx, on, owner, ids)
}

// FindExecution is the transaction that executed an id, for people to read; empty
// when it is not found in a reasonable number of blocks.
func (s *Service) FindExecution(ctx context.Context, on chain.Name, owner, id uuid.UUID) (string, error) {
	f, err := s.family(on)
	if err != nil {
		return "", err
	}
	return f.FindExecution(ctx, on, owner, id)
}

// Movements are the movements of tokens that an executed order caused, proven by
// the final block that holds them.
func (s *Service) Movements(ctx context.Context, order Order, o Outcome) ([]chain.Movement, error) {
	f, err := s.family(order.Chain)
	if err != nil {
		return nil, err
	}
	moved, err := f.Movements(ctx, order, o.Evidence)
	if err != nil {
		return nil, fmt.Errorf("reading the transfers of intent %s: %w", order.ID, err)
	}
	return moved, nil
}

// ErrNoClaim says that a source logged no claim where one was executed.
var ErrNoClaim = errors.New("the source does not report the claimed amount")

// ClaimedUnits returns the part of the amount given to a source that an executed claim claimed, for any signer:
// assets of a deposit, shares of a redemption. Error: ErrNoClaim.
func (s *Service) ClaimedUnits(ctx context.Context, order Order, o Outcome) (money.Units, error) {
	f, err := s.family(order.Chain)
	if err != nil {
		return money.Units{}, err
	}
	claimed, err := f.ClaimedUnits(ctx, order, o.Evidence)
	if err != nil {
		return money.Units{}, fmt.Errorf("reading the claim of intent %s: %w", order.ID, err)
	}
	return claimed, nil
}

// ErrNoMessage says that an executed order sent no message over the bridge.
var ErrNoMessage = errors.New("the bridge does not report the sent message")

// SentMessage returns the bridge's message that an executed BridgeOut sent, from the source chain, before its
// attestation. Error: ErrNoMessage.
func (s *Service) SentMessage(ctx context.Context, order Order, o Outcome) ([]byte, error) {
	f, err := s.family(order.Chain)
	if err != nil {
		return nil, err
	}
	message, err := f.SentMessage(ctx, order, o.Evidence)
	if err != nil {
		return nil, fmt.Errorf("reading the message of intent %s: %w", order.ID, err)
	}
	return message, nil
}

// Receives says whether the service brings a bridge's messages in on a chain, for which no intent
// is signed there.
func (s *Service) Receives(on chain.Name) bool { return s.chains[on].Receive != nil }

// Receive brings an attested message of a bridge in for an account, unless it has come.
func (s *Service) Receive(ctx context.Context, on chain.Name, account chain.Address, attested, attestation []byte) (Reception, error) {
	got, err := s.chains[on].Receive(ctx, account, attested, attestation)
	if err != nil {
		return got, fmt.Errorf("bringing a message in on %s: %w", on, err)
	}
	return got, nil
}

// Reclaims says whether messages that are sent on a chain keep something there.
func (s *Service) Reclaims(on chain.Name) bool { return s.chains[on].Reclaim != nil }

// ErrAttestation is the error of Reclaim when the chain rejects the attestation.
var ErrAttestation = errors.New("the attestation is not valid")

// Reclaim reclaims the rent of a message that was sent on a chain, and has come, and reports whether that is done.
// The outcome is that of the order which sent it. Error: ErrAttestation.
func (s *Service) Reclaim(ctx context.Context, on chain.Name, o Outcome, attested, attestation []byte) (done bool, err error) {
	if done, err = s.chains[on].Reclaim(ctx, o.Evidence, attested, attestation); err != nil {
		return false, fmt.Errorf("reclaiming the rent of a message on %s: %w", on, err)
	}
	return done, nil
}

// Transactions lists the transactions that may bring an intent that is on its
// way, newest first; none while it is not on its way.
func (s *Service) Transactions(ctx context.Context, on chain.Name, id uuid.UUID) ([]string, error) {
	c, ok := s.chains[on]
	if !ok {
		return nil, nil // the chain has no carrier any more
	}
	return c.Transactions(ctx, s.db, id)
}
