package cctp

import (
	"encoding/binary"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/money"
)

// Errors of bytes that claim to be of this protocol.
var (
	ErrMessage = errors.New("not a CCTP message")
	ErrBurn    = errors.New("not a CCTP burn")
)

// MessageVersion and BurnVersion are the formats of the protocol's version 2.
const (
	MessageVersion = 1
	BurnVersion    = 1
)

// How final a message's block is, as the protocol counts it. Burns are minted from
// LeastFinality on. Who asks for Fast or less is answered before the block is final,
// who asks for more is answered when it is.
const (
	LeastFinality = 500
	Fast          = 1000
	Finalized     = 2000
)

const (
	headerSize = 148
	burnSize   = 228
)

// Message is a message from one chain to another. The chain that sends it leaves Nonce and FinalityExecuted zero; the
// attesters fill them.
type Message struct {
	Source, Destination Domain
	Nonce               common.Hash
	Sender, Recipient   common.Hash
	DestinationCaller   common.Hash // the only account that may deliver it; zero for any
	MinFinality         uint32      // that the sender asks for
	FinalityExecuted    uint32      // at which it was attested
	Body                []byte
}

// Encode gives the message's one form.
func (m Message) Encode() []byte {
	b := make([]byte, 0, headerSize+len(m.Body))
	b = binary.BigEndian.AppendUint32(b, MessageVersion)
	b = binary.BigEndian.AppendUint32(b, uint32(m.Source))
	b = binary.BigEndian.AppendUint32(b, uint32(m.Destination))
	for _, word := range []common.Hash{m.Nonce, m.Sender, m.Recipient, m.DestinationCaller} {
		b = append(b, word[:]...)
	}
	b = binary.BigEndian.AppendUint32(b, m.MinFinality)
	b = binary.BigEndian.AppendUint32(b, m.FinalityExecuted)
	return append(b, m.Body...)
}

// DecodeMessage reads a message. Every message has one form, and all that is behind the
// header is its body. Error: ErrMessage.
func DecodeMessage(b []byte) (Message, error) {
	if len(b) < headerSize {
		return Message{}, fmt.Errorf("%w: %d bytes", ErrMessage, len(b))
	}
	if v := binary.BigEndian.Uint32(b); v != MessageVersion {
		return Message{}, fmt.Errorf("%w: version %d", ErrMessage, v)
	}
	return Message{
		Source:            Domain(binary.BigEndian.Uint32(b[4:])),
		Destination:       Domain(binary.BigEndian.Uint32(b[8:])),
		Nonce:             common.Hash(b[12:44]),
		Sender:            common.Hash(b[44:76]),
		Recipient:         common.Hash(b[76:108]),
		DestinationCaller: common.Hash(b[108:140]),
		MinFinality:       binary.BigEndian.Uint32(b[140:]),
		FinalityExecuted:  binary.BigEndian.Uint32(b[144:]),
		Body:              append([]byte(nil), b[headerSize:]...),
	}, nil
}

// Burn is the body of a message that says: this was burnt, mint it. The chain that sends
// it leaves FeeExecuted and ExpirationBlock zero; the attesters fill them.
type Burn struct {
	Token           common.Hash // that was burnt, on the source chain
	MintRecipient   common.Hash
	Amount          money.Units
	MessageSender   common.Hash // who had it burnt
	MaxFee          money.Units
	FeeExecuted     money.Units // that is taken from Amount
	ExpirationBlock money.Units // of the destination, from which on it is refused; zero for never
	HookData        []byte
}

// Encode gives the burn's one form.
func (u Burn) Encode() []byte {
	b := make([]byte, 0, burnSize+len(u.HookData))
	b = binary.BigEndian.AppendUint32(b, BurnVersion)
	for _, word := range []common.Hash{
		u.Token, u.MintRecipient, wordOf(u.Amount), u.MessageSender, wordOf(u.MaxFee), wordOf(u.FeeExecuted), wordOf(u.ExpirationBlock),
	} {
		b = append(b, word[:]...)
	}
	return append(b, u.HookData...)
}

// DecodeBurn reads a message's body. Error: ErrBurn.
func DecodeBurn(b []byte) (Burn, error) {
	if len(b) < burnSize {
		return Burn{}, fmt.Errorf("%w: %d bytes", ErrBurn, len(b))
	}
	if v := binary.BigEndian.Uint32(b); v != BurnVersion {
		return Burn{}, fmt.Errorf("%w: version %d", ErrBurn, v)
	}
	word := func(n int) common.Hash { return common.Hash(b[4+32*n : 36+32*n]) }
	return Burn{
		Token:           word(0),
		MintRecipient:   word(1),
		Amount:          money.UnitsFromWord(word(2)),
		MessageSender:   word(3),
		MaxFee:          money.UnitsFromWord(word(4)),
		FeeExecuted:     money.UnitsFromWord(word(5)),
		ExpirationBlock: money.UnitsFromWord(word(6)),
		HookData:        append([]byte(nil), b[burnSize:]...),
	}, nil
}

// Expired reports whether the destination refuses the burn in this block.
func (u Burn) Expired(block uint64) bool {
	return !u.ExpirationBlock.IsZero() && u.ExpirationBlock.Cmp(money.NewUnits(block)) <= 0
}

// Word is an EVM address as messages have it.
func Word(a common.Address) common.Hash { return common.BytesToHash(a[:]) }

// AddressIn is the EVM address in a word. Not every word is one, though the contracts
// themselves look at its last 20 bytes only. Error: ErrMessage.
func AddressIn(word common.Hash) (common.Address, error) {
	a := common.BytesToAddress(word[:])
	if Word(a) != word {
		return common.Address{}, fmt.Errorf("%w: %s is no address", ErrMessage, word)
	}
	return a, nil
}

func wordOf(u money.Units) common.Hash { return common.BigToHash(u.Big()) }
