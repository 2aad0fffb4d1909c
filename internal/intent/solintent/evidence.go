package solintent

import (
	"encoding/json"
	"fmt"

	"github.com/granaryhq/granary/internal/chain/solana"
)

// Evidence is a final slot's record of an executed intent (intent.Outcome.Evidence): the transaction that executed
// it, and the balances of its token accounts before and after it. The transaction proves itself by its signatures;
// the rest is the nodes' word, and must agree with the transfers in its message.
type Evidence struct {
	Transaction []byte    `json:"transaction"` // as it was sent
	Slot        uint64    `json:"slot"`
	Fee         uint64    `json:"fee"`  // lamports that the fee payer paid for it
	Rent        uint64    `json:"rent"` // lamports of the fee payer's that are in the accounts that it made
	Before      []Holding `json:"before"`
	After       []Holding `json:"after"`
}

// Holding is a token account's balance.
type Holding struct {
	Account solana.PublicKey `json:"account"`
	Mint    solana.PublicKey `json:"mint"`
	Owner   solana.PublicKey `json:"owner"`
	Units   uint64           `json:"units"`
}

// DecodeEvidence reads the form of Encode. It does not validate the content.
func DecodeEvidence(text []byte) (Evidence, error) {
	var e Evidence
	if err := json.Unmarshal(text, &e); err != nil {
		return Evidence{}, fmt.Errorf("reading an intent's evidence: %w", err)
	}
	return e, nil
}

// Encode is the evidence as its row keeps it.
func (e Evidence) Encode() []byte {
	text, err := json.Marshal(e)
	if err != nil {
		panic("solintent: " + err.Error()) // no field can fail
	}
	return text
}
