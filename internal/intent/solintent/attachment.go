package solintent

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain/solana"
)

// Nonces gives intents the nonce accounts that their transactions advance.
type Nonces interface {
	// Await is a task.Later while the account of an intent serves another; nil promises
	// nothing.
	Await(ctx context.Context, id uuid.UUID) error
	// Assign is the account of an intent, which its id says, and the value that it has by
	// a final slot. The account is the intent's until that has ended: assigning again is
	// assigning once. While it serves another intent the error is a task.Later.
	Assign(ctx context.Context, id uuid.UUID) (account solana.PublicKey, value solana.Hash, err error)
	// Release takes the account from an intent that custody has refused to sign: another may
	// have it once its value is used up, since nobody knows what was signed before.
	Release(ctx context.Context, id uuid.UUID) error
}

// Attachment is what a carrier needs of a signed intent (intent.Submission.Attachment):
// every version of its transaction. All use one value of one nonce account, so at most
// one of them can land.
type Attachment struct {
	NonceAccount solana.PublicKey `json:"nonceAccount"`
	NonceValue   solana.Hash      `json:"nonceValue"`
	Versions     []Version        `json:"versions"` // the cheapest first
	UnitLimit    uint32           `json:"unitLimit"`
}

// Version is one version of the transaction, which lacks the fee payer's signature.
type Version struct {
	Message   []byte           `json:"message"`   // encoded
	Signature solana.Signature `json:"signature"` // the wallet's
	UnitPrice uint64           `json:"unitPrice"` // in micro-lamports
	// EventSignature is that of the key of the account for a burn's message; nil without a burn.
	EventSignature *solana.Signature `json:"eventSignature,omitempty"`
}

// DecodeAttachment reads what a carrier finds with an intent. What is in the messages it
// does not look at: Check has.
func DecodeAttachment(text string) (Attachment, error) {
	var a Attachment
	if err := json.Unmarshal([]byte(text), &a); err != nil {
		return Attachment{}, fmt.Errorf("reading an intent's versions: %w", err)
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
