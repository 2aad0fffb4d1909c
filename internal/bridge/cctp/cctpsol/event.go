package cctpsol

import (
	"crypto/sha256"
	"errors"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/chain/solana"
)

// ErrEvent reports that an inner instruction is not the expected event.
var ErrEvent = errors.New("not an event of CCTP")

// EventTag is the prefix of the data of an instruction by which an Anchor program emits an event, by a call of
// itself.
var EventTag = func() []byte {
	sum := sha256.Sum256([]byte("anchor:event"))
	tag := slices.Clone(sum[:discriminatorSize])
	slices.Reverse(tag)
	return tag
}()

var (
	depositedKind = eventKind("DepositForBurn")
	mintedKind    = eventKind("MintAndWithdraw")
	receivedKind  = eventKind("MessageReceived")
)

func eventKind(name string) []byte { return slices.Concat(EventTag, discriminator("event", name)) }

// Deposited is the messenger's DepositForBurn.
type Deposited struct {
	BurnToken            solana.PublicKey
	Amount               uint64
	Depositor            solana.PublicKey
	MintRecipient        common.Hash
	Destination          cctp.Domain
	DestinationMessenger common.Hash
	DestinationCaller    common.Hash
	MaxFee               uint64
	MinFinality          uint32
	HookData             []byte
}

func (d *Deposited) fields(b *borsh) {
	b.key(&d.BurnToken)
	b.uint64(&d.Amount)
	b.key(&d.Depositor)
	b.word(&d.MintRecipient)
	b.uint32((*uint32)(&d.Destination))
	b.word(&d.DestinationMessenger)
	b.word(&d.DestinationCaller)
	b.uint64(&d.MaxFee)
	b.uint32(&d.MinFinality)
	b.bytes(&d.HookData)
}

// Encode returns the data of the event's instruction.
func (d Deposited) Encode() []byte { return encodeRecord(depositedKind, &d) }

// DecodeDeposited reads an inner instruction's data; whose instruction it is, who reads it
// looks at. Error: ErrEvent.
func DecodeDeposited(data []byte) (d Deposited, err error) {
	err = decodeRecord(depositedKind, data, &d, false, ErrEvent)
	return d, err
}

// Minted is the messenger's MintAndWithdraw: the token account has Amount, and the fee went
// elsewhere.
type Minted struct {
	Recipient    solana.PublicKey
	Amount       uint64
	Mint         solana.PublicKey
	FeeCollected uint64
}

func (m *Minted) fields(b *borsh) {
	b.key(&m.Recipient)
	b.uint64(&m.Amount)
	b.key(&m.Mint)
	b.uint64(&m.FeeCollected)
}

// Encode returns the data of the event's instruction.
func (m Minted) Encode() []byte { return encodeRecord(mintedKind, &m) }

// DecodeMinted reads an inner instruction's data. Error: ErrEvent.
func DecodeMinted(data []byte) (m Minted, err error) {
	err = decodeRecord(mintedKind, data, &m, false, ErrEvent)
	return m, err
}

// Received is the transmitter's MessageReceived, after all that the message did.
type Received struct {
	Caller           solana.PublicKey
	Source           cctp.Domain
	Nonce            common.Hash
	Sender           common.Hash
	FinalityExecuted uint32
	Body             []byte
}

func (r *Received) fields(b *borsh) {
	b.key(&r.Caller)
	b.uint32((*uint32)(&r.Source))
	b.word(&r.Nonce)
	b.word(&r.Sender)
	b.uint32(&r.FinalityExecuted)
	b.bytes(&r.Body)
}

// Encode returns the data of the event's instruction.
func (r Received) Encode() []byte { return encodeRecord(receivedKind, &r) }

// DecodeReceived reads an inner instruction's data. Error: ErrEvent.
func DecodeReceived(data []byte) (r Received, err error) {
	err = decodeRecord(receivedKind, data, &r, false, ErrEvent)
	return r, err
}
