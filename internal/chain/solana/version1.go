package solana

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"math/bits"
)

// Config is the budget that a message of version 1 states. Each bit of Mask stands for one of Values: those of
// bits that have no meaning here are kept, so that a message with a later field is read and encoded as it is.
type Config struct {
	Mask   uint32
	Values []uint32 // in the order of the bits
}

// The bits of Config.Mask. A priority fee has two, for its lower and its upper half.
const (
	configFeeLow       = 0b1
	configFeeHigh      = 0b10
	ConfigPriorityFee  = configFeeLow | configFeeHigh
	ConfigComputeUnits = 0b100
	ConfigLoadedBytes  = 0b1000
	ConfigHeapBytes    = 0b10000
)

// Limits of a message of version 1 (SIMD-0385).
const (
	maxSignatures1   = 12
	maxAccounts1     = 64
	maxInstructions1 = 64
)

// The heap that a transaction may ask for, in bytes.
const (
	minHeap  = 32 << 10
	maxHeap  = 256 << 10
	heapStep = 1 << 10
)

// NewConfig returns the budget of a transaction that pays priorityFee lamports beside its signatures' fee, and may
// use so many compute units and load accounts of so many bytes.
func NewConfig(priorityFee uint64, units, loadedBytes uint32) Config {
	return Config{
		Mask:   ConfigPriorityFee | ConfigComputeUnits | ConfigLoadedBytes,
		Values: []uint32{uint32(priorityFee), uint32(priorityFee >> 32), units, loadedBytes},
	}
}

// WithConfig is the message in the form of version 1, with a budget of its own. Error: ErrMessage.
func (m Message) WithConfig(c Config) (Message, error) {
	m.Version, m.Config = Version1, c
	return m, m.check()
}

// PriorityFee is in lamports, for the whole transaction.
func (c Config) PriorityFee() uint64 {
	return uint64(c.valueOf(configFeeLow)) | uint64(c.valueOf(configFeeHigh))<<32
}

// ComputeUnits is how many compute units the transaction may use: none, unless it says so.
func (c Config) ComputeUnits() uint32 { return c.valueOf(ConfigComputeUnits) }

// HeapBytes is how large a heap the transaction asks for; 0 if it does not say, which is as 32 KiB.
func (c Config) HeapBytes() uint32 { return c.valueOf(ConfigHeapBytes) }

// LoadedBytes is how many bytes of accounts the transaction may load.
func (c Config) LoadedBytes() uint32 { return c.valueOf(ConfigLoadedBytes) }

// Has reports whether the budget states the fields of these bits.
func (c Config) Has(bits uint32) bool { return c.Mask&bits == bits }

// HasLater reports whether the budget states a field that has no meaning here.
func (c Config) HasLater() bool {
	return c.Mask&^(ConfigPriorityFee|ConfigComputeUnits|ConfigLoadedBytes|ConfigHeapBytes) != 0
}

// valueOf returns the value of a bit, 0 if the bit is not set.
func (c Config) valueOf(bit uint32) uint32 {
	if c.Mask&bit == 0 {
		return 0
	}
	return c.Values[bits.OnesCount32(c.Mask&(bit-1))]
}

// checkVersion1 checks the rules that only a message of version 1 has.
func (m Message) checkVersion1() error {
	fault := func(text string) error { return fmt.Errorf("%w: %s", ErrMessage, text) }
	heap := m.Config.valueOf(ConfigHeapBytes)
	switch {
	case len(m.Config.Values) != bits.OnesCount32(m.Config.Mask):
		return fault("a budget with other values than its mask says")
	case m.Config.Mask&ConfigPriorityFee != 0 && m.Config.Mask&ConfigPriorityFee != ConfigPriorityFee:
		return fault("half of a priority fee")
	case m.Config.Mask&ConfigHeapBytes != 0 && (heap < minHeap || heap > maxHeap || heap%heapStep != 0):
		return fault("a heap that none can have")
	case m.RequiredSignatures > maxSignatures1 || len(m.Keys) > maxAccounts1 || len(m.Instructions) > maxInstructions1:
		return fault("more signatures, accounts or instructions than version 1 may have")
	}
	return nil
}

// encodeVersion1 is Encode of a message of version 1.
func (m Message) encodeVersion1() []byte {
	b := []byte{versionByte1, m.RequiredSignatures, m.ReadonlySigned, m.ReadonlyUnsigned}
	b = binary.LittleEndian.AppendUint32(b, m.Config.Mask)
	b = append(b, m.Blockhash[:]...)
	b = append(b, uint8(len(m.Instructions)), uint8(len(m.Keys)))
	for _, k := range m.Keys {
		b = append(b, k[:]...)
	}
	for _, v := range m.Config.Values {
		b = binary.LittleEndian.AppendUint32(b, v)
	}
	for _, in := range m.Instructions {
		b = append(b, in.Program, uint8(len(in.Accounts)))
		b = binary.LittleEndian.AppendUint16(b, uint16(len(in.Data)))
	}
	for _, in := range m.Instructions {
		b = append(append(b, in.Accounts...), in.Data...)
	}
	return b
}

// readVersion1 reads a message of version 1 after its first byte.
func (r *reader) readVersion1() Message {
	m := Message{Version: Version1, RequiredSignatures: r.byte(), ReadonlySigned: r.byte(), ReadonlyUnsigned: r.byte()}
	m.Config.Mask = binary.LittleEndian.Uint32(r.take(4))
	m.Blockhash = Hash(r.take(32))
	instructions, keys := int(r.byte()), int(r.byte())
	for range keys {
		m.Keys = append(m.Keys, PublicKey(r.take(32)))
	}
	for range bits.OnesCount32(m.Config.Mask) {
		m.Config.Values = append(m.Config.Values, binary.LittleEndian.Uint32(r.take(4)))
	}
	headers := r.take(4 * instructions)
	for n := range instructions {
		header := headers[4*n:]
		m.Instructions = append(m.Instructions, CompiledInstruction{
			Program:  header[0],
			Accounts: bytes.Clone(r.take(int(header[1]))),
			Data:     bytes.Clone(r.take(int(binary.LittleEndian.Uint16(header[2:])))),
		})
	}
	return m
}

// decodeTransaction1 reads a transaction of version 1: its message, then its signatures, as many as the message
// demands.
func decodeTransaction1(b []byte) (Transaction, error) {
	if len(b) > MaxTransaction1 {
		return Transaction{}, fmt.Errorf("%w: %d bytes, more than %d", ErrMessage, len(b), MaxTransaction1)
	}
	var signatures int
	if len(b) > 1 {
		signatures = int(b[1]) * len(Signature{})
	}
	if signatures > len(b) {
		return Transaction{}, fmt.Errorf("%w: it ends too early", ErrMessage)
	}
	m, err := DecodeMessage(b[:len(b)-signatures])
	if err != nil {
		return Transaction{}, err
	}
	t := Transaction{Message: m}
	for rest := b[len(b)-signatures:]; len(rest) > 0; rest = rest[len(Signature{}):] {
		t.Signatures = append(t.Signatures, Signature(rest[:len(Signature{})]))
	}
	return t, nil
}
