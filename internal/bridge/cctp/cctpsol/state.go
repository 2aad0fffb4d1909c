package cctpsol

import (
	"errors"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/money"
)

// ErrAccount reports that an account's data is not of the expected kind.
var ErrAccount = errors.New("not an account of CCTP")

// The prefixes of the accounts' data.
var (
	sentKind            = discriminator("account", "MessageSent")
	transmitterKind     = discriminator("account", "MessageTransmitter")
	usedNonceKind       = discriminator("account", "UsedNonce")
	messengerKind       = discriminator("account", "TokenMessenger")
	remoteMessengerKind = discriminator("account", "RemoteTokenMessenger")
	minterKind          = discriminator("account", "TokenMinter")
	localTokenKind      = discriminator("account", "LocalToken")
	tokenPairKind       = discriminator("account", "TokenPair")
)

// SentMessage is the account in which a message lies that was sent.
type SentMessage struct {
	RentPayer solana.PublicKey
	CreatedAt uint64 // Unix seconds
	Message   []byte
}

func (s *SentMessage) fields(b *borsh) {
	b.key(&s.RentPayer)
	b.uint64(&s.CreatedAt)
	b.bytes(&s.Message)
}

// SentMessageSize is how many bytes the account of a message of so many has.
func SentMessageSize(message int) int { return discriminatorSize + 32 + 8 + 4 + message }

// Encode is the account's data.
func (s SentMessage) Encode() []byte { return encodeRecord(sentKind, &s) }

// DecodeSentMessage reads an account's data; the message in it is not read. Error: ErrAccount.
func DecodeSentMessage(data []byte) (s SentMessage, err error) {
	err = decodeRecord(sentKind, data, &s, false, ErrAccount)
	return s, err
}

// TransmitterState is the state of the transmitter's program.
type TransmitterState struct {
	Owner, PendingOwner, AttesterManager, Pauser solana.PublicKey
	Paused                                       bool
	Domain                                       cctp.Domain
	Version                                      uint32
	Threshold                                    uint32             // of how many attesters sign each message
	Attesters                                    []solana.PublicKey // EVM addresses, in the last 20 bytes
	MaxBody                                      uint64
}

func (t *TransmitterState) fields(b *borsh) {
	for _, k := range []*solana.PublicKey{&t.Owner, &t.PendingOwner, &t.AttesterManager, &t.Pauser} {
		b.key(k)
	}
	b.flag(&t.Paused)
	b.uint32((*uint32)(&t.Domain))
	b.uint32(&t.Version)
	b.uint32(&t.Threshold)
	b.keys(&t.Attesters)
	b.uint64(&t.MaxBody)
}

// Encode is the account's data.
func (t TransmitterState) Encode() []byte { return encodeRecord(transmitterKind, &t) }

// DecodeTransmitterState reads an account's data. Error: ErrAccount.
func DecodeTransmitterState(data []byte) (t TransmitterState, err error) {
	err = decodeRecord(transmitterKind, data, &t, true, ErrAccount)
	return t, err
}

// UsedNonce is the transmitter's program's record of a nonce.
type UsedNonce struct{ Used bool }

func (u *UsedNonce) fields(b *borsh) { b.flag(&u.Used) }

// UsedNonceSize is how many bytes its account has.
const UsedNonceSize = discriminatorSize + 1

// Encode is the account's data.
func (u UsedNonce) Encode() []byte { return encodeRecord(usedNonceKind, &u) }

// DecodeUsedNonce reads an account's data. Error: ErrAccount.
func DecodeUsedNonce(data []byte) (u UsedNonce, err error) {
	err = decodeRecord(usedNonceKind, data, &u, false, ErrAccount)
	return u, err
}

// MessengerState is the state of the messenger's program.
type MessengerState struct {
	Denylister, Owner, PendingOwner solana.PublicKey
	BodyVersion                     uint32
	AuthorityBump                   uint8
	FeeRecipient                    solana.PublicKey // the owner of the account that fees go to
	MinFeeController                solana.PublicKey
	MinFee                          uint32 // in ten-millionths of the burnt amount
}

// MinFeeScale is the unit of MinFee.
const MinFeeScale = 10_000_000

// MinFeeOf returns the least fee that a burn of an amount must offer: its part at MinFee rounded down, and one unit at least where
// there is a minimum fee (get_min_fee_amount of github.com/circlefin/solana-cctp-contracts, commit 76018c2b).
func (m MessengerState) MinFeeOf(amount uint64) money.Units {
	if m.MinFee == 0 {
		return money.Units{}
	}
	fee := money.NewUnits(amount).MulDivFloor(money.NewUnits(uint64(m.MinFee)), money.NewUnits(MinFeeScale))
	if fee.IsZero() {
		return money.NewUnits(1)
	}
	return fee
}

func (m *MessengerState) fields(b *borsh) {
	b.key(&m.Denylister)
	b.key(&m.Owner)
	b.key(&m.PendingOwner)
	b.uint32(&m.BodyVersion)
	b.uint8(&m.AuthorityBump)
	b.key(&m.FeeRecipient)
	b.key(&m.MinFeeController)
	b.uint32(&m.MinFee)
}

// Encode is the account's data.
func (m MessengerState) Encode() []byte { return encodeRecord(messengerKind, &m) }

// DecodeMessengerState reads an account's data. Error: ErrAccount.
func DecodeMessengerState(data []byte) (m MessengerState, err error) {
	err = decodeRecord(messengerKind, data, &m, true, ErrAccount)
	return m, err
}

// RemoteMessenger is the token messenger of another domain.
type RemoteMessenger struct {
	Domain    cctp.Domain
	Messenger common.Hash
}

func (r *RemoteMessenger) fields(b *borsh) {
	b.uint32((*uint32)(&r.Domain))
	b.word(&r.Messenger)
}

// Encode is the account's data.
func (r RemoteMessenger) Encode() []byte { return encodeRecord(remoteMessengerKind, &r) }

// DecodeRemoteMessenger reads an account's data. Error: ErrAccount.
func DecodeRemoteMessenger(data []byte) (r RemoteMessenger, err error) {
	err = decodeRecord(remoteMessengerKind, data, &r, true, ErrAccount)
	return r, err
}

// MinterState is the messenger's program's state of minting.
type MinterState struct {
	Controller, Pauser solana.PublicKey
	Paused             bool
	Bump               uint8
}

func (m *MinterState) fields(b *borsh) {
	b.key(&m.Controller)
	b.key(&m.Pauser)
	b.flag(&m.Paused)
	b.uint8(&m.Bump)
}

// Encode is the account's data.
func (m MinterState) Encode() []byte { return encodeRecord(minterKind, &m) }

// DecodeMinterState reads an account's data. Error: ErrAccount.
func DecodeMinterState(data []byte) (m MinterState, err error) {
	err = decodeRecord(minterKind, data, &m, true, ErrAccount)
	return m, err
}

// LocalToken is the messenger's program's record of a mint.
type LocalToken struct {
	Custody, Mint        solana.PublicKey
	BurnLimit            uint64 // of one message
	Sent, Received       uint64 // messages
	AmountSent, AmountIn money.Units
	Bump, CustodyBump    uint8
}

func (t *LocalToken) fields(b *borsh) {
	b.key(&t.Custody)
	b.key(&t.Mint)
	b.uint64(&t.BurnLimit)
	b.uint64(&t.Sent)
	b.uint64(&t.Received)
	b.uint128(&t.AmountSent)
	b.uint128(&t.AmountIn)
	b.uint8(&t.Bump)
	b.uint8(&t.CustodyBump)
}

// Encode is the account's data.
func (t LocalToken) Encode() []byte { return encodeRecord(localTokenKind, &t) }

// DecodeLocalToken reads an account's data. Error: ErrAccount.
func DecodeLocalToken(data []byte) (t LocalToken, err error) {
	err = decodeRecord(localTokenKind, data, &t, true, ErrAccount)
	return t, err
}

// TokenPair is the Solana token of a token of another domain.
type TokenPair struct {
	Domain cctp.Domain
	Remote common.Hash
	Local  solana.PublicKey // the LocalTokenAccount
	Bump   uint8
}

func (p *TokenPair) fields(b *borsh) {
	b.uint32((*uint32)(&p.Domain))
	b.word(&p.Remote)
	b.key(&p.Local)
	b.uint8(&p.Bump)
}

// Encode is the account's data.
func (p TokenPair) Encode() []byte { return encodeRecord(tokenPairKind, &p) }

// DecodeTokenPair reads an account's data. Error: ErrAccount.
func DecodeTokenPair(data []byte) (p TokenPair, err error) {
	err = decodeRecord(tokenPairKind, data, &p, true, ErrAccount)
	return p, err
}
