package cctp

import (
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/granaryhq/granary/internal/money"
)

// The topics by which the events are found. Who reads a log checks whose it is: here
// only its form is.
var (
	DepositedTopic = contractABI.TopicOf("DepositForBurn")
	MintedTopic    = contractABI.TopicOf("MintAndWithdraw")
	SentTopic      = contractABI.TopicOf("MessageSent")
	ReceivedTopic  = contractABI.TopicOf("MessageReceived")
)

// Deposited is the token messenger's DepositForBurn. The message that it is about is the
// MessageSent right before it.
type Deposited struct {
	BurnToken                 common.Address
	Amount                    money.Units
	Depositor                 common.Address
	MintRecipient             common.Hash
	Destination               Domain
	DestinationTokenMessenger common.Hash
	DestinationCaller         common.Hash
	MaxFee                    money.Units
	MinFinality               uint32
	HookData                  []byte
}

// DecodeDeposited reads a log. Error: ErrEvent.
func DecodeDeposited(log *types.Log) (Deposited, error) {
	v, err := unpackLog("DepositForBurn", log)
	if err != nil {
		return Deposited{}, err
	}
	return Deposited{
		BurnToken:                 v[0].(common.Address),
		Amount:                    unitsIn(v[1]),
		Depositor:                 v[2].(common.Address),
		MintRecipient:             v[3].([32]byte),
		Destination:               Domain(v[4].(uint32)),
		DestinationTokenMessenger: v[5].([32]byte),
		DestinationCaller:         v[6].([32]byte),
		MaxFee:                    unitsIn(v[7]),
		MinFinality:               v[8].(uint32),
		HookData:                  v[9].([]byte),
	}, nil
}

// DecodeSent reads the message in a log of the transmitter's MessageSent. Errors:
// ErrEvent, ErrMessage.
func DecodeSent(log *types.Log) (Message, error) {
	v, err := unpackLog("MessageSent", log)
	if err != nil {
		return Message{}, err
	}
	m, err := DecodeMessage(v[0].([]byte))
	if err != nil {
		return Message{}, fmt.Errorf("reading MessageSent: %w", err)
	}
	return m, nil
}

// Received is the transmitter's MessageReceived, after all that the message did.
type Received struct {
	Caller           common.Address
	Source           Domain
	Nonce            common.Hash
	Sender           common.Hash
	FinalityExecuted uint32
	Body             []byte
}

// DecodeReceived reads a log. Error: ErrEvent.
func DecodeReceived(log *types.Log) (Received, error) {
	v, err := unpackLog("MessageReceived", log)
	if err != nil {
		return Received{}, err
	}
	return Received{
		Caller:           v[0].(common.Address),
		Source:           Domain(v[1].(uint32)),
		Nonce:            v[2].([32]byte),
		Sender:           v[3].([32]byte),
		FinalityExecuted: v[4].(uint32),
		Body:             v[5].([]byte),
	}, nil
}

// Minted is the token messenger's MintAndWithdraw: the recipient has Amount, and the fee
// went elsewhere.
type Minted struct {
	Recipient    common.Address
	Amount       money.Units
	Token        common.Address
	FeeCollected money.Units
}

// DecodeMinted reads a log. Error: ErrEvent.
func DecodeMinted(log *types.Log) (Minted, error) {
	v, err := unpackLog("MintAndWithdraw", log)
	if err != nil {
		return Minted{}, err
	}
	return Minted{v[0].(common.Address), unitsIn(v[1]), v[2].(common.Address), unitsIn(v[3])}, nil
}
