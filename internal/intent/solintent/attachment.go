package solintent

import (
	"encoding/json"
	"fmt"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/custody"
)

// Attachment is the data that a carrier needs of an accepted intent (intent.Submission.Attachment): the
// version that was signed when it was accepted, and how custody is asked for further ones.
// All versions make the intent's marker, so at most one of them can land.
//
// An attachment without a Request is in nonce form, which earlier programs have written: its
// versions use one value of one nonce account.
type Attachment struct {
	Request *Request `json:"request,omitempty"`
	First   *Version `json:"first,omitempty"`

	NonceAccount solana.PublicKey `json:"nonceAccount,omitzero"` // of the nonce form alone
	NonceValue   solana.Hash      `json:"nonceValue,omitzero"`   // of the nonce form alone
}

// Request is the data by which custody judges a text, beside the text: it is kept with the intent, since
// each further version is judged again.
type Request struct {
	Owner    uuid.UUID             `json:"owner"`
	Proof    custody.OwnerProof    `json:"proof"`
	Proposal json.RawMessage       `json:"proposal,omitempty"`
	Votes    []custody.StampedVote `json:"votes,omitempty"`
}

// Version is a version of a transaction, which lacks the fee payer's signature.
type Version struct {
	Message   []byte           `json:"message"`   // encoded
	Signature solana.Signature `json:"signature"` // the wallet's, or the closing key's
	UnitPrice uint64           `json:"unitPrice"` // in micro-lamports
	// EventSignature is that of the key of the account for a burn's message; nil without a burn.
	EventSignature *solana.Signature `json:"eventSignature,omitempty"`
}

// DecodeAttachment reads the data that a carrier finds with an intent. It does not look into the
// message: Check has.
func DecodeAttachment(text string) (Attachment, error) {
	var a Attachment
	if err := json.Unmarshal([]byte(text), &a); err != nil {
		return Attachment{}, fmt.Errorf("reading an intent's attachment: %w", err)
	}
	return a, nil
}

// Encode is the attachment's text.
func (a Attachment) Encode() string {
	text, err := json.Marshal(a)
	if err != nil {
		panic("solintent: " + err.Error()) // no field can fail
	}
	return string(text)
}
