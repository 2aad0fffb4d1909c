package solana

import (
	"bytes"
	"crypto/ed25519"
	"errors"
	"fmt"
)

// How many bytes a transaction has at most.
const (
	// MaxTransaction is that of a legacy transaction and one of version 0: a packet's.
	MaxTransaction = 1232
	// MaxTransaction1 is that of a transaction of version 1 (SIMD-0296).
	MaxTransaction1 = 4096
)

// Version is the form of a message.
type Version uint8

// The versions. See SIMD-0385 for version 1.
const (
	Legacy   Version = iota
	Version0         // may name accounts by lookup tables
	Version1         // states its budget itself, and has its signatures at its end
)

// LatestVersion is the number of the latest version that this package reads, which a client names to a node as
// maxSupportedTransactionVersion: a node rejects a request for a block that has a later one.
const LatestVersion = 1

// ErrLookup says that an account is named by a lookup table, which is not at hand.
var ErrLookup = errors.New("the account is in a lookup table")

// AccountMeta is an account as an instruction needs it.
type AccountMeta struct {
	Key              PublicKey
	Signer, Writable bool
}

// Instruction is one call of a program.
type Instruction struct {
	Program  PublicKey
	Accounts []AccountMeta
	Data     []byte
}

// CompiledInstruction names its program and accounts by their places in the message.
type CompiledInstruction struct {
	Program  uint8
	Accounts []uint8
	Data     []byte
}

// Lookup names accounts by their places in a table on the chain.
type Lookup struct {
	Table              PublicKey
	Writable, Readonly []uint8
}

// Message is the signed part of a transaction.
type Message struct {
	Version Version
	// The header: how many of Keys, from the first, sign; and how many of these, and of
	// the others, from their last, are only read.
	RequiredSignatures, ReadonlySigned, ReadonlyUnsigned uint8
	Keys                                                 []PublicKey
	Blockhash                                            Hash // or a nonce's value
	Instructions                                         []CompiledInstruction
	Lookups                                              []Lookup // of version 0 only
	Config                                               Config   // of version 1 only
}

// NewMessage compiles instructions into a legacy message: the payer first, then who
// signs, then who is written, each in the order of their first use.
func NewMessage(payer PublicKey, blockhash Hash, instructions ...Instruction) (Message, error) {
	metas := []AccountMeta{{payer, true, true}}
	place := map[PublicKey]int{payer: 0}
	add := func(a AccountMeta) {
		at, known := place[a.Key]
		if !known {
			place[a.Key] = len(metas)
			metas = append(metas, a)
			return
		}
		metas[at].Signer = metas[at].Signer || a.Signer
		metas[at].Writable = metas[at].Writable || a.Writable
	}
	for _, in := range instructions {
		for _, a := range in.Accounts {
			add(a)
		}
		add(AccountMeta{Key: in.Program})
	}
	if len(metas) > 256 {
		return Message{}, fmt.Errorf("%w: %d accounts", ErrMessage, len(metas))
	}
	m := Message{Blockhash: blockhash}
	for _, kind := range []AccountMeta{{Signer: true, Writable: true}, {Signer: true}, {Writable: true}, {}} {
		for _, a := range metas {
			if a.Signer != kind.Signer || a.Writable != kind.Writable {
				continue
			}
			place[a.Key] = len(m.Keys)
			m.Keys = append(m.Keys, a.Key)
			if a.Signer {
				m.RequiredSignatures++
			}
			if a.Signer && !a.Writable {
				m.ReadonlySigned++
			}
			if !a.Signer && !a.Writable {
				m.ReadonlyUnsigned++
			}
		}
	}
	for _, in := range instructions {
		compiled := CompiledInstruction{Program: uint8(place[in.Program]), Accounts: make([]uint8, len(in.Accounts)), Data: in.Data}
		for n, a := range in.Accounts {
			compiled.Accounts[n] = uint8(place[a.Key])
		}
		m.Instructions = append(m.Instructions, compiled)
	}
	return m, m.check()
}

// IsSigner says whether the account at a place signs.
func (m Message) IsSigner(at int) bool { return at < int(m.RequiredSignatures) }

// IsWritable says whether the message asks to write the static account at a place.
func (m Message) IsWritable(at int) bool {
	if m.IsSigner(at) {
		return at < int(m.RequiredSignatures)-int(m.ReadonlySigned)
	}
	return at < len(m.Keys)-int(m.ReadonlyUnsigned)
}

// Instruction is the nth instruction with its accounts named.
// Error: ErrLookup where one of them is in a table.
func (m Message) Instruction(n int) (Instruction, error) {
	c := m.Instructions[n]
	in := Instruction{Program: m.Keys[c.Program], Accounts: make([]AccountMeta, len(c.Accounts)), Data: c.Data}
	for i, at := range c.Accounts {
		if int(at) >= len(m.Keys) {
			return Instruction{}, fmt.Errorf("%w: account %d of instruction %d", ErrLookup, i, n)
		}
		in.Accounts[i] = AccountMeta{m.Keys[at], m.IsSigner(int(at)), m.IsWritable(int(at))}
	}
	return in, nil
}

// check makes the checks of a message that every validator makes before it looks at its meaning.
func (m Message) check() error {
	fault := func(text string) error { return fmt.Errorf("%w: %s", ErrMessage, text) }
	loaded := 0
	for _, l := range m.Lookups {
		if len(l.Writable)+len(l.Readonly) == 0 {
			return fault("a lookup of nothing")
		}
		loaded += len(l.Writable) + len(l.Readonly)
	}
	seen := make(map[PublicKey]bool, len(m.Keys))
	for _, k := range m.Keys {
		if seen[k] {
			return fault("an account twice")
		}
		seen[k] = true
	}
	switch {
	case m.Version != Version0 && len(m.Lookups) > 0:
		return fault("lookups in a message that is not of version 0")
	case m.Version != Version1 && m.Config.Mask != 0:
		return fault("a budget in a message that is not of version 1")
	case m.RequiredSignatures == 0 || m.ReadonlySigned >= m.RequiredSignatures:
		return fault("nobody pays")
	case int(m.RequiredSignatures)+int(m.ReadonlyUnsigned) > len(m.Keys):
		return fault("more signers and read-only accounts than accounts")
	case len(m.Keys)+loaded > 256:
		return fault("more than 256 accounts")
	}
	if m.Version == Version1 {
		if err := m.checkVersion1(); err != nil {
			return err
		}
	}
	for _, in := range m.Instructions {
		if in.Program == 0 || int(in.Program) >= len(m.Keys) {
			return fault("a program that is no account of it, or pays")
		}
		for _, at := range in.Accounts {
			if int(at) >= len(m.Keys)+loaded {
				return fault("an account that is none of it")
			}
		}
	}
	return nil
}

// The first byte of a message that has a version: a bit that no number of signatures has, and the version.
const (
	versionPrefix = 0x80
	versionByte0  = versionPrefix
	versionByte1  = versionPrefix | 1
)

// Encode is the message's one binary form, which is signed.
func (m Message) Encode() []byte {
	if m.Version == Version1 {
		return m.encodeVersion1()
	}
	var b []byte
	if m.Version == Version0 {
		b = append(b, versionByte0)
	}
	b = append(b, m.RequiredSignatures, m.ReadonlySigned, m.ReadonlyUnsigned)
	b = appendLength(b, len(m.Keys))
	for _, k := range m.Keys {
		b = append(b, k[:]...)
	}
	b = append(b, m.Blockhash[:]...)
	b = appendLength(b, len(m.Instructions))
	for _, in := range m.Instructions {
		b = append(b, in.Program)
		b = appendBytes(b, in.Accounts)
		b = appendBytes(b, in.Data)
	}
	if m.Version == Legacy {
		return b
	}
	b = appendLength(b, len(m.Lookups))
	for _, l := range m.Lookups {
		b = append(b, l.Table[:]...)
		b = appendBytes(b, l.Writable)
		b = appendBytes(b, l.Readonly)
	}
	return b
}

// DecodeMessage reads the one binary form of a message only. Error: ErrMessage.
func DecodeMessage(b []byte) (Message, error) {
	r := &reader{rest: b}
	m := r.message()
	if r.err == nil && len(r.rest) > 0 {
		r.fail("bytes after it")
	}
	if r.err != nil {
		return Message{}, r.err
	}
	if !bytes.Equal(m.Encode(), b) {
		return Message{}, fmt.Errorf("%w: not in its one form", ErrMessage)
	}
	return m, m.check()
}

// Transaction is a message with the signatures of its first accounts, in their order.
type Transaction struct {
	Signatures []Signature
	Message    Message
}

// Encode is the transaction as it is sent.
func (t Transaction) Encode() []byte {
	if t.Message.Version == Version1 {
		b := t.Message.Encode()
		for _, s := range t.Signatures {
			b = append(b, s[:]...)
		}
		return b
	}
	b := appendLength(nil, len(t.Signatures))
	for _, s := range t.Signatures {
		b = append(b, s[:]...)
	}
	return append(b, t.Message.Encode()...)
}

// DecodeTransaction reads a transaction in its one form, of at most as many bytes as its version may have. It
// does not verify signatures. Error: ErrMessage.
func DecodeTransaction(b []byte) (Transaction, error) {
	// The first byte of the others is a number of signatures, of which 1,232 bytes hold 19 at most.
	if len(b) > 0 && b[0] == versionByte1 {
		return decodeTransaction1(b)
	}
	if len(b) > MaxTransaction {
		return Transaction{}, fmt.Errorf("%w: %d bytes, more than %d", ErrMessage, len(b), MaxTransaction)
	}
	r := &reader{rest: b}
	var t Transaction
	for range r.length() {
		t.Signatures = append(t.Signatures, Signature(r.take(64)))
	}
	if r.err != nil {
		return Transaction{}, r.err
	}
	var err error
	t.Message, err = DecodeMessage(r.rest)
	if err != nil {
		return Transaction{}, err
	}
	if t.Message.Version == Version1 {
		return Transaction{}, fmt.Errorf("%w: signatures before a message of version 1", ErrMessage)
	}
	if len(t.Signatures) != int(t.Message.RequiredSignatures) {
		return Transaction{}, fmt.Errorf("%w: %d signatures of %d", ErrMessage, len(t.Signatures), t.Message.RequiredSignatures)
	}
	if !bytes.Equal(t.Encode(), b) {
		return Transaction{}, fmt.Errorf("%w: not in its one form", ErrMessage)
	}
	return t, nil
}

// ErrSignature says that a signature is not that of its account.
var ErrSignature = errors.New("a signature is not its account's")

// Verify checks every signature. Error: ErrSignature.
func (t Transaction) Verify() error {
	if len(t.Signatures) != int(t.Message.RequiredSignatures) || len(t.Message.Keys) < len(t.Signatures) {
		return fmt.Errorf("%w: %d of %d", ErrSignature, len(t.Signatures), t.Message.RequiredSignatures)
	}
	message := t.Message.Encode()
	for n, s := range t.Signatures {
		if !ed25519.Verify(t.Message.Keys[n][:], message, s[:]) {
			return fmt.Errorf("%w: %s", ErrSignature, t.Message.Keys[n])
		}
	}
	return nil
}

// reader reads bytes until something is wrong; then it gives zeros.
type reader struct {
	rest []byte
	err  error
}

func (r *reader) fail(text string) {
	if r.err == nil {
		r.err = fmt.Errorf("%w: %s", ErrMessage, text)
	}
	r.rest = nil
}

func (r *reader) take(n int) []byte {
	if r.err != nil || len(r.rest) < n {
		r.fail("it ends too early")
		return make([]byte, n)
	}
	b := r.rest[:n]
	r.rest = r.rest[n:]
	return b
}

func (r *reader) byte() uint8 { return r.take(1)[0] }

// length reads a number of up to 16 bits, seven at a time, which is no more than the
// bytes that follow.
func (r *reader) length() int {
	n := 0
	for shift := 0; ; shift += 7 {
		b := r.byte()
		n |= int(b&0x7f) << shift
		if b&0x80 == 0 {
			if b == 0 && shift > 0 {
				r.fail("a length in more bytes than it needs")
			}
			break
		}
		if shift == 14 {
			r.fail("a length of more than 16 bits")
			break
		}
	}
	if r.err != nil || n > len(r.rest) {
		r.fail("a length beyond its end")
		return 0
	}
	return n
}

func (r *reader) bytes() []byte { return bytes.Clone(r.take(r.length())) }

func (r *reader) message() Message {
	var m Message
	first := r.byte()
	switch first {
	case versionByte1:
		return r.readVersion1()
	case versionByte0:
		m.Version, first = Version0, r.byte()
	default:
		if first&versionPrefix != 0 {
			r.fail("a version that is not known")
			return m
		}
	}
	m.RequiredSignatures, m.ReadonlySigned, m.ReadonlyUnsigned = first, r.byte(), r.byte()
	for range r.length() {
		m.Keys = append(m.Keys, PublicKey(r.take(32)))
	}
	m.Blockhash = Hash(r.take(32))
	for range r.length() {
		m.Instructions = append(m.Instructions, CompiledInstruction{Program: r.byte(), Accounts: r.bytes(), Data: r.bytes()})
	}
	if m.Version == Legacy {
		return m
	}
	for range r.length() {
		m.Lookups = append(m.Lookups, Lookup{Table: PublicKey(r.take(32)), Writable: r.bytes(), Readonly: r.bytes()})
	}
	return m
}

// appendLength writes a length as reader.length reads it.
func appendLength(b []byte, n int) []byte {
	for n >= 0x80 {
		b = append(b, byte(n)|0x80)
		n >>= 7
	}
	return append(b, byte(n))
}

func appendBytes(b, data []byte) []byte { return append(appendLength(b, len(data)), data...) }
