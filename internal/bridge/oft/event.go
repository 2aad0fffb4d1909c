package oft

import (
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/granaryhq/granary/internal/bridge/evmabi"
	"github.com/granaryhq/granary/internal/money"
)

// The topics by which the events are found. Who reads a log checks whose it is: here only its
// form is.
var (
	SentTopic       = contractABI.TopicOf("OFTSent")
	ReceivedTopic   = contractABI.TopicOf("OFTReceived")
	PacketSentTopic = contractABI.TopicOf("PacketSent")
)

// Sent is the OFT's OFTSent, after the endpoint's PacketSent.
type Sent struct {
	GUID        common.Hash
	Destination EndpointID
	From        common.Address // who called the OFT: a BridgeFeePayer, where one paid
	Taken       money.Units    // from it
	Arriving    money.Units
}

// DecodeSent reads a log. Error: ErrEvent.
func DecodeSent(log *types.Log) (Sent, error) {
	v, err := unpackLog("OFTSent", log)
	if err != nil {
		return Sent{}, err
	}
	return Sent{v[0].([32]byte), EndpointID(v[1].(uint32)), v[2].(common.Address), evmabi.UnitsIn(v[3]), evmabi.UnitsIn(v[4])}, nil
}

// Received is the OFT's OFTReceived, after the transfer or the mint that it is about.
type Received struct {
	GUID   common.Hash
	Source EndpointID
	To     common.Address
	Amount money.Units
}

// DecodeReceived reads a log. Error: ErrEvent.
func DecodeReceived(log *types.Log) (Received, error) {
	v, err := unpackLog("OFTReceived", log)
	if err != nil {
		return Received{}, err
	}
	return Received{v[0].([32]byte), EndpointID(v[1].(uint32)), v[2].(common.Address), evmabi.UnitsIn(v[3])}, nil
}

// ReadReceived reads an OFT's delivery from its log; it returns false where there is no OFT.
func ReadReceived(by, address common.Address, topics []common.Hash, data []byte) (Received, bool) {
	if by == (common.Address{}) || address != by || len(topics) == 0 || topics[0] != ReceivedTopic {
		return Received{}, false
	}
	r, err := DecodeReceived(&types.Log{Topics: topics, Data: data})
	return r, err == nil
}

// DecodePacketSent reads the packet in a log of an endpoint's PacketSent. Errors: ErrEvent,
// ErrPacket.
func DecodePacketSent(log *types.Log) (Packet, error) {
	v, err := unpackLog("PacketSent", log)
	if err != nil {
		return Packet{}, err
	}
	p, err := DecodePacket(v[0].([]byte))
	if err != nil {
		return Packet{}, fmt.Errorf("reading PacketSent: %w", err)
	}
	return p, nil
}
