package cctp

import (
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
)

// Mint is a mint here for a burn on another chain.
type Mint struct {
	Key       string        // of the message: see MessageKey
	Sender    chain.Address // who had it burnt, on the chain of the burn
	Token     common.Address
	Recipient common.Address
	Units     money.Units // that the recipient got
}

// MintReader finds mints among the logs of a chain. Anyone may have any message received by a contract of their own,
// with any MessageReceived: a mint is only an event of the token messenger (MintAndWithdraw), right before the
// transmitter's event of the message.
type MintReader struct {
	on     Deployment
	minted *Minted // by the log before
}

// NewMintReader returns a reader of one chain; it finds no mints where there is no deployment.
func NewMintReader(on Deployment) *MintReader { return &MintReader{on: on} }

// Read takes the next log of a transaction, and returns the mint once all of it was read.
func (r *MintReader) Read(address common.Address, topics []common.Hash, data []byte) (Mint, bool) {
	minted := r.minted
	r.minted = nil
	switch {
	case len(topics) == 0 || r.on.TokenMessenger == (common.Address{}):
	case address == r.on.TokenMessenger && topics[0] == MintedTopic:
		if m, err := DecodeMinted(&types.Log{Topics: topics, Data: data}); err == nil {
			r.minted = &m
		}
	case minted != nil && address == r.on.MessageTransmitter && topics[0] == ReceivedTopic:
		received, err := DecodeReceived(&types.Log{Topics: topics, Data: data})
		if err != nil {
			return Mint{}, false
		}
		burn, err := DecodeBurn(received.Body)
		if err != nil {
			return Mint{}, false
		}
		return Mint{MessageKey(received.Source, received.Nonce), AccountOn(received.Source, burn.MessageSender), minted.Token, minted.Recipient, minted.Amount}, true
	}
	return Mint{}, false
}

// Begin starts the logs of another transaction.
func (r *MintReader) Begin() { r.minted = nil }
