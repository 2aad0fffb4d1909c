package cctp

import (
	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/money"
)

// DepositForBurn is the call of the token messenger that burns its caller's tokens, so
// that they can be minted on another chain.
type DepositForBurn struct {
	Amount            money.Units
	Destination       Domain
	MintRecipient     common.Hash
	BurnToken         common.Address
	DestinationCaller common.Hash // the only account that may deliver the message; zero for any
	MaxFee            money.Units
	MinFinality       uint32
}

// Data is the call's data.
func (d DepositForBurn) Data() []byte {
	return packCall("depositForBurn", d.Amount.Big(), uint32(d.Destination), d.MintRecipient, d.BurnToken, d.DestinationCaller, d.MaxFee.Big(), d.MinFinality)
}

// DecodeDepositForBurn reads the data of a call. Error: ErrCall.
func DecodeDepositForBurn(data []byte) (DepositForBurn, error) {
	v, err := unpackCall("depositForBurn", data)
	if err != nil {
		return DepositForBurn{}, err
	}
	return DepositForBurn{
		Amount:            unitsIn(v[0]),
		Destination:       Domain(v[1].(uint32)),
		MintRecipient:     v[2].([32]byte),
		BurnToken:         v[3].(common.Address),
		DestinationCaller: v[4].([32]byte),
		MaxFee:            unitsIn(v[5]),
		MinFinality:       v[6].(uint32),
	}, nil
}

// ReceiveMessage is the call of the message transmitter that brings an attested message
// in, by which a burn is minted.
type ReceiveMessage struct {
	Message, Attestation []byte
}

// Data is the call's data.
func (r ReceiveMessage) Data() []byte { return packCall("receiveMessage", r.Message, r.Attestation) }

// DecodeReceiveMessage reads the data of a call; the message in it is not read. Error:
// ErrCall.
func DecodeReceiveMessage(data []byte) (ReceiveMessage, error) {
	v, err := unpackCall("receiveMessage", data)
	if err != nil {
		return ReceiveMessage{}, err
	}
	return ReceiveMessage{Message: v[0].([]byte), Attestation: v[1].([]byte)}, nil
}
