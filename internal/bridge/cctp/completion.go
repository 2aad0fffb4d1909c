package cctp

import (
	"bytes"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/money"
)

// Why an attested message does not complete a sent one.
var (
	ErrAlreadyFilled = errors.New("the sent message has fields set that only attesters fill in")
	ErrOtherMessage  = errors.New("the attested message says something else than the sent one")
	ErrNoNonce       = errors.New("the attested message has no nonce")
	ErrNotFinal      = errors.New("the message was attested before it was as final as its sender asks")
	ErrFee           = errors.New("the attested fee is more than the sender allows")
)

// Completes returns nil if the attesters made the attested message from the sent one, a burn, and changed only their
// own fields, within its sender's bounds. Errors: ErrBurn, ErrAlreadyFilled, ErrOtherMessage, ErrNoNonce,
// ErrNotFinal, ErrFee.
func Completes(sent, attested Message) error {
	blank, _, err := blanked(sent)
	if err != nil {
		return fmt.Errorf("reading the sent message: %w", err)
	}
	if !bytes.Equal(blank.Encode(), sent.Encode()) {
		return ErrAlreadyFilled
	}
	before, burn, err := blanked(attested)
	if err != nil {
		return fmt.Errorf("reading the attestation: %w", err)
	}
	switch {
	case !bytes.Equal(before.Encode(), sent.Encode()):
		return ErrOtherMessage
	case attested.Nonce == common.Hash{}:
		return ErrNoNonce
	case attested.FinalityExecuted < AskedFinality(sent.MinFinality):
		return fmt.Errorf("%w: %d of %d", ErrNotFinal, attested.FinalityExecuted, sent.MinFinality)
	case burn.FeeExecuted.Cmp(burn.MaxFee) > 0, !burn.FeeExecuted.IsZero() && burn.FeeExecuted.Cmp(burn.Amount) >= 0:
		return fmt.Errorf("%w: %s of %s, of %s burnt", ErrFee, burn.FeeExecuted, burn.MaxFee, burn.Amount)
	}
	return nil
}

// AskedFinality is which of the two levels a sender gets who asks for a threshold: up to
// Fast it is Fast, above it is Finalized.
func AskedFinality(minFinality uint32) uint32 {
	if minFinality <= Fast {
		return Fast
	}
	return Finalized
}

// blanked returns the message without the attesters' fields, and its burn with it.
func blanked(m Message) (Message, Burn, error) {
	filled, err := DecodeBurn(m.Body)
	if err != nil {
		return Message{}, Burn{}, err
	}
	blank := filled
	blank.FeeExecuted, blank.ExpirationBlock = money.Units{}, money.Units{}
	m.Nonce, m.FinalityExecuted, m.Body = common.Hash{}, 0, blank.Encode()
	return m, filled, nil
}
