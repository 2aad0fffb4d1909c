package oft

import (
	"encoding/binary"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
)

// Errors of bytes that claim to be of this protocol.
var (
	ErrPacket  = errors.New("not a LayerZero packet")
	ErrMessage = errors.New("not a message of an OFT")
)

// PacketVersion is the format of packets.
const PacketVersion = 1

const (
	pathSize    = 80
	headerSize  = 1 + pathSize
	packetSize  = headerSize + 32 // without the message
	messageSize = 40
)

// Packet is a message of one chain's endpoint to another's.
type Packet struct {
	Nonce       uint64 // counts the messages of this sender to this receiver
	Source      EndpointID
	Sender      common.Hash
	Destination EndpointID
	Receiver    common.Hash
	Message     []byte
}

// path distinguishes a packet from all others.
func (p Packet) path() []byte {
	b := make([]byte, 0, pathSize)
	b = binary.BigEndian.AppendUint64(b, p.Nonce)
	b = binary.BigEndian.AppendUint32(b, uint32(p.Source))
	b = append(b, p.Sender[:]...)
	b = binary.BigEndian.AppendUint32(b, uint32(p.Destination))
	return append(b, p.Receiver[:]...)
}

// GUID names the packet on both chains.
func (p Packet) GUID() common.Hash { return crypto.Keccak256Hash(p.path()) }

// PayloadHash returns the hash that is verified before a packet is delivered.
func (p Packet) PayloadHash() common.Hash {
	guid := p.GUID()
	return crypto.Keccak256Hash(guid[:], p.Message)
}

// Encode gives the packet's one form.
func (p Packet) Encode() []byte {
	guid := p.GUID()
	b := append([]byte{PacketVersion}, p.path()...)
	return append(append(b, guid[:]...), p.Message...)
}

// DecodePacket reads a packet, whose GUID follows from the rest. Error: ErrPacket.
func DecodePacket(b []byte) (Packet, error) {
	if len(b) < packetSize {
		return Packet{}, fmt.Errorf("%w: %d bytes", ErrPacket, len(b))
	}
	if b[0] != PacketVersion {
		return Packet{}, fmt.Errorf("%w: version %d", ErrPacket, b[0])
	}
	p := Packet{
		Nonce:       binary.BigEndian.Uint64(b[1:]),
		Source:      EndpointID(binary.BigEndian.Uint32(b[9:])),
		Sender:      common.Hash(b[13:45]),
		Destination: EndpointID(binary.BigEndian.Uint32(b[45:])),
		Receiver:    common.Hash(b[49:headerSize]),
		Message:     append([]byte(nil), b[packetSize:]...),
	}
	if guid := common.Hash(b[headerSize:packetSize]); guid != p.GUID() {
		return Packet{}, fmt.Errorf("%w: the GUID %s is of another", ErrPacket, guid)
	}
	return p, nil
}

// Message is a message of one OFT to another: this was taken here, pay it there.
type Message struct {
	To      common.Hash
	Amount  uint64 // in units of the decimals that all chains share: 6 of USDT
	Compose []byte // the composer of the rest, and the rest; empty in a plain one
}

// Encode gives the message's one form.
func (m Message) Encode() []byte {
	b := binary.BigEndian.AppendUint64(append([]byte(nil), m.To[:]...), m.Amount)
	return append(b, m.Compose...)
}

// DecodeMessage reads a packet's message. Error: ErrMessage.
func DecodeMessage(b []byte) (Message, error) {
	if len(b) < messageSize {
		return Message{}, fmt.Errorf("%w: %d bytes", ErrMessage, len(b))
	}
	return Message{
		To:      common.Hash(b[:32]),
		Amount:  binary.BigEndian.Uint64(b[32:]),
		Compose: append([]byte(nil), b[messageSize:]...),
	}, nil
}
