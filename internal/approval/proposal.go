package approval

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
)

// ErrProposal says that a text is not a proposal's.
var ErrProposal = errors.New("malformed proposal")

// Proposal is the content of an approval: one intent, or one change of binding rules. Its canonical text is JSON
// without spaces, in the order of these fields. This text is fingerprinted, stamped, signed and paid.
type Proposal struct {
	Organization uuid.UUID `json:"organizationId"`
	Kind         Kind      `json:"activityKind"`
	// ValidBefore is until when it may be approved, in Unix seconds; zero if it needs no approval. Votes that were
	// stamped later, or before it can have been requested by the present rules, do not count.
	ValidBefore int64           `json:"validBefore,omitempty"`
	Payout      *Payout         `json:"payout,omitempty"`
	Contract    *ContractCall   `json:"contract,omitempty"`
	Intent      json.RawMessage `json:"intent,omitempty"` // the canonical text that will be signed
	Change      *Change         `json:"change,omitempty"`
}

// Payout is a payout's effect, for people to read. The signer decodes the intent and rejects a proposal that differs.
type Payout struct {
	Withdrawal uuid.UUID     `json:"withdrawalId"`
	Leg        uuid.UUID     `json:"withdrawalLegId"`
	Wallet     uuid.UUID     `json:"portfolioWalletId"`
	Chain      chain.Name    `json:"destinationChain"`
	Token      chain.Token   `json:"destinationToken"`
	To         chain.Address `json:"destinationAddress"`
	// Units is the wallet's whole outflow, fee and partner's part included, and Paid the destination's receipt, both
	// in native units of the token.
	Units money.Units `json:"plannedSourceNativeUnits"`
	Paid  money.Units `json:"displayAmountNativeUnits"`
	// WithdrawalAmount is the whole withdrawal's, or Units if that is more. Rules compare it.
	WithdrawalAmount money.USD `json:"withdrawalAmountUsd"`
	// Payments are all that is sent, in its order: to the destination, a partner and the
	// fee's collector.
	Payments []Payment `json:"payments"`
}

// Payment is one payee's part of a payout.
type Payment struct {
	To    chain.Address `json:"to"`
	Units money.Units   `json:"nativeUnits"`
}

// ContractCall says which change of a contract an intent is for.
type ContractCall struct {
	Change  uuid.UUID  `json:"changeId"`
	Subject uuid.UUID  `json:"subjectId"`
	Kind    string     `json:"kind"`
	Chain   chain.Name `json:"chain"`
	Body    string     `json:"body"` // as it was asked for
}

// Change is a change of approvers, rules, a withdrawal policy or an address book. ID
// is its own: the same body proposed twice is two changes.
type Change struct {
	ID   uuid.UUID       `json:"id"`
	Body json.RawMessage `json:"body"`
}

// MaxChangeText is how many bytes the canonical text of a change may have. An import of 5,000 lines
// whose request the API takes fits, unless most of its characters are written as escapes.
const MaxChangeText = 2 << 20

// checkLength returns an error for a change whose text is too long to be sent to a signer with its votes.
// Error: validation_error.
func (p Proposal) checkLength() error {
	if n := len(p.Canonical()); n > MaxChangeText {
		return fault.New(fault.Validation, "the change is a text of %d bytes, more than %d: make it by several changes; "+
			"each of the characters <, > and & is written as six bytes", n, MaxChangeText)
	}
	return nil
}

// EncodeChange is a change with its body in canonical form.
func EncodeChange(id uuid.UUID, body any) Change {
	return Change{ID: id, Body: []byte(encodeJSON(body))}
}

// validBefore is until when the proposal may be approved.
func (p Proposal) validBefore() time.Time { return time.Unix(p.ValidBefore, 0) }

// Canonical is the one text of the proposal.
func (p Proposal) Canonical() []byte {
	text, err := json.Marshal(p)
	if err != nil {
		panic("approval: " + err.Error()) // raw messages are canonical texts
	}
	return text
}

// Fingerprint names the proposal by its content: "sha256:" and the hash of the
// canonical text in hex.
func (p Proposal) Fingerprint() string { return FingerprintOf(p.Canonical()) }

// FingerprintOf is the fingerprint of a canonical text.
func FingerprintOf(text []byte) string {
	sum := sha256.Sum256(text)
	return "sha256:" + hex.EncodeToString(sum[:])
}

// ActivityID is the id of the activity that asks for the proposal's approval. It is
// derived from the text, so that the same thing asked for twice is one activity.
func (p Proposal) ActivityID() uuid.UUID {
	sum := sha256.Sum256(p.Canonical())
	id := uuid.UUID(sum[:16])
	id[6] = id[6]&0x0f | 0x80 // version 8: of our own making
	id[8] = id[8]&0x3f | 0x80 // variant of RFC 9562
	return id
}

// DecodeProposal reads the canonical text only.
func DecodeProposal(text []byte) (Proposal, error) {
	var p Proposal
	if err := json.Unmarshal(text, &p); err != nil {
		return Proposal{}, fmt.Errorf("%w: %w", ErrProposal, err)
	}
	if !bytes.Equal(p.Canonical(), text) {
		return Proposal{}, fmt.Errorf("%w: not the canonical text", ErrProposal)
	}
	if err := p.checkInside(text); err != nil {
		return Proposal{}, fmt.Errorf("%w: %w", ErrProposal, err)
	}
	return p, nil
}

// checkInside requires that a proposal's content is that of its kind, and that the untyped parts have one reading:
// the intent, a change's body, and that of a contract's.
func (p Proposal) checkInside(text []byte) error {
	if !p.isOfItsKind() {
		return fmt.Errorf("its content is not that of a %.32q", p.Kind)
	}
	if err := checkOneSpelling(text); err != nil {
		return err
	}
	if p.Contract != nil && p.Contract.Body != "" {
		if err := checkOneSpelling([]byte(p.Contract.Body)); err != nil {
			return fmt.Errorf("the contract's body: %w", err)
		}
	}
	return nil
}

// Action returns a proposal's action for a decision, without the recipient of its money.
func (p Proposal) Action(amount money.USD) Action {
	a := Action{Kind: p.Kind, Amount: amount}
	if p.Contract != nil {
		a.Contract = p.Contract.Kind
	}
	if p.Kind == ApproverChange && p.Change != nil {
		// One that cannot be read is refused by the Check of its kind.
		if body, err := DecodeBody[approverChange](*p.Change); err == nil && body.Remove != nil {
			a.Removes = *body.Remove
		}
	}
	return a
}

func (p Proposal) isOfItsKind() bool {
	switch p.Kind {
	case WithdrawalPayout:
		return p.Payout != nil && p.Contract == nil && p.Change == nil && p.Intent != nil
	case ContractChange:
		return p.Contract != nil && p.Payout == nil && p.Change == nil && p.Intent != nil
	}
	return p.Change != nil && p.Payout == nil && p.Contract == nil && p.Intent == nil && slices.Contains(Kinds(), p.Kind)
}
