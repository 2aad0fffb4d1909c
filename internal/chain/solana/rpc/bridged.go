package rpc

import (
	"fmt"
	"slices"

	"github.com/mr-tron/base58"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/bridge/cctp/cctpsol"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/money"
)

// bridgedMint is a payment of a message from another chain to a token account.
type bridgedMint struct {
	recipient solana.PublicKey
	mint      solana.PublicKey
	units     uint64
	by        chain.Bridged
}

// maxEventData bounds the data of an inner instruction, in base58, that may be an event of the
// bridge's: a message without a hook has a body of 228 bytes.
const maxEventData = 1024

// mintsOf returns the messages of CCTP that a transaction received, in their order. Anyone may have any message
// received by a program of their own: a mint is only an event of the token messenger's program, right before the
// transmitter's event of the message. No other account can make these events, since the program's own address signs
// them.
//
// A transaction that calls the bridge and of which the node has not recorded the inner instructions is not read: a
// mint would be taken for a deposit. Error: chain.ErrUnavailable.
func mintsOf(f *FetchedTransaction) ([]bridgedMint, error) {
	if !slices.Contains(f.Keys, cctpsol.Transmitter) {
		return nil, nil
	}
	if f.inner == nil {
		return nil, fmt.Errorf("%w: %s calls the bridge, and its inner instructions were not recorded", chain.ErrUnavailable, f.Signature)
	}
	var found []bridgedMint
	for _, list := range f.inner {
		var minted *cctpsol.Minted
		for _, in := range list.Instructions {
			program, data, is := f.eventOf(in)
			if !is {
				if len(in.Data) > maxEventData && f.isOfBridge(in) {
					minted = nil // a message with a hook may be as long: the mint before it was its own
				}
				continue
			}
			before := minted
			minted = nil
			if m, err := cctpsol.DecodeMinted(data); program == cctpsol.Messenger && err == nil {
				minted = &m
			}
			if program != cctpsol.Transmitter || before == nil {
				continue
			}
			if by, is := bridgedBy(data, *before); is {
				found = append(found, bridgedMint{before.Recipient, before.Mint, before.Amount, by})
			}
		}
	}
	return found, nil
}

// eventOf returns the data of an inner instruction by which one of the bridge's programs emits an event.
func (f *FetchedTransaction) eventOf(in innerAnswer) (program solana.PublicKey, data []byte, is bool) {
	if len(in.Data) > maxEventData || !f.isOfBridge(in) {
		return program, nil, false
	}
	program = f.Keys[in.Program]
	data, err := base58.Decode(in.Data)
	return program, data, err == nil && len(data) > len(cctpsol.EventTag) && slices.Equal(data[:len(cctpsol.EventTag)], cctpsol.EventTag)
}

// isOfBridge says whether an inner instruction is for one of the bridge's programs.
func (f *FetchedTransaction) isOfBridge(in innerAnswer) bool {
	return in.Program >= 0 && in.Program < len(f.Keys) && (f.Keys[in.Program] == cctpsol.Messenger || f.Keys[in.Program] == cctpsol.Transmitter)
}

// bridgedBy reads the message of a mint.
func bridgedBy(data []byte, m cctpsol.Minted) (chain.Bridged, bool) {
	received, err := cctpsol.DecodeReceived(data)
	if err != nil {
		return chain.Bridged{}, false
	}
	burn, err := cctp.DecodeBurn(received.Body)
	if err != nil || solana.PublicKey(burn.MintRecipient) != m.Recipient {
		return chain.Bridged{}, false
	}
	return chain.Bridged{Key: cctp.MessageKey(received.Source, received.Nonce), Sender: cctp.AccountOn(received.Source, burn.MessageSender)}, true
}

// maxAccounts is how many accounts a transaction has at most.
const maxAccounts = 256

// splitBridged separates the payments of messages to a token account from its gain by a transaction. Each is a
// transfer of its own; its ordinal is one that no account has.
func splitBridged(t chain.Transfer, account solana.PublicKey, mint solana.PublicKey, units uint64, mints []bridgedMint) (apart []chain.Transfer, rest uint64) {
	for n, m := range mints {
		if m.recipient != account || m.mint != mint || m.units == 0 || m.units > units {
			continue
		}
		units -= m.units
		one, by := t, m.by
		one.Units, one.Ordinal, one.Bridged = money.NewUnits(m.units), maxAccounts*(n+1)+t.Ordinal, &by
		apart = append(apart, one)
	}
	return apart, units
}
