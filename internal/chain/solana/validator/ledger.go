package validator

import (
	"bufio"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"os"
	"path/filepath"
	"slices"

	"github.com/gofrs/flock"

	"github.com/granaryhq/granary/internal/chain/solana"
)

// keptBlocks is how many of the newest blocks stay in memory where a log has them all.
const keptBlocks = 2 * recentBlockhashes

// maxRecord is how many bytes a record of the log may have.
const maxRecord = 1 << 30

// record is one thing that has happened to the chain.
type record struct {
	Genesis    *solana.Hash `json:"genesis,omitempty"` // the first record's
	Block      *block       `json:"block,omitempty"`
	RollBackTo *uint64      `json:"rollBackTo,omitempty"` // a slot: the following records replace those behind it
}

// slotLog is the file that has the whole chain: records, each with its length and its
// checksum before it. It is only ever appended to.
type slotLog struct {
	file *os.File
	end  int64
	lock *flock.Flock // of the directory
}

// openLedger reads the chain from its log, or begins a new one.
func (v *Validator) openLedger() error {
	first := &slotRef{hash: GenesisHash, block: &block{Hash: GenesisHash, Time: v.opts.Clock.Now().Unix(), Written: genesisAccounts()}}
	if v.opts.DataDir == "" {
		v.appendBlock(first)
		return nil
	}
	if err := os.MkdirAll(v.opts.DataDir, 0o700); err != nil {
		return err
	}
	lock := flock.New(filepath.Join(v.opts.DataDir, "lock"))
	if locked, err := lock.TryLock(); err != nil || !locked {
		return errors.Join(fmt.Errorf("%s is used by another process", v.opts.DataDir), err, lock.Close())
	}
	file, err := os.OpenFile(filepath.Join(v.opts.DataDir, "slots.log"), os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return errors.Join(err, lock.Close())
	}
	v.log = &slotLog{file: file, lock: lock}
	if err := v.log.readRecords(v.replayRecord); err != nil {
		return fmt.Errorf("reading %s: %w", file.Name(), err)
	}
	if len(v.fork) > 0 {
		if v.accounts.readAt(v.head().slot, solana.NativeMint).Lamports == 0 { // it was begun by a version that had none
			v.planted[solana.NativeMint] = nativeMint()
		}
		return nil
	}
	if _, err := v.log.writeRecord(record{Genesis: &GenesisHash}); err != nil {
		return err
	}
	first.offset, err = v.log.writeRecord(record{Block: first.block})
	if err != nil {
		return err
	}
	v.appendBlock(first)
	return nil
}

// replayRecord applies a record again.
func (v *Validator) replayRecord(r record, offset int64) error {
	switch {
	case r.Genesis != nil && *r.Genesis != GenesisHash:
		return fmt.Errorf("it is of the chain %s, not of %s: it was made by another version", r.Genesis, GenesisHash)
	case r.RollBackTo != nil:
		if len(v.fork) == 0 || v.fork[0].slot > *r.RollBackTo {
			return fmt.Errorf("a fork at slot %d", *r.RollBackTo)
		}
		_, err := v.rollBack(*r.RollBackTo)
		return err
	case r.Block != nil:
		if len(v.fork) > 0 && r.Block.ParentHash != v.head().hash {
			return fmt.Errorf("slot %d is not behind slot %d", r.Block.Slot, v.head().slot)
		}
		v.appendBlock(&slotRef{slot: r.Block.Slot, hash: r.Block.Hash, offset: offset, block: r.Block})
	}
	return nil
}

// loadBlock returns a block, from the log where memory does not have it any more.
func (v *Validator) loadBlock(ref *slotRef) (*block, error) {
	if ref.block != nil {
		return ref.block, nil
	}
	if v.lastRead != nil && v.lastRead.offset == ref.offset {
		return v.lastRead.block, nil
	}
	r, _, err := v.log.readRecord(ref.offset)
	if err != nil || r.Block == nil {
		return nil, fmt.Errorf("reading slot %d: %w", ref.slot, errors.Join(err, errNoBlock(r)))
	}
	v.lastRead = &slotRef{slot: ref.slot, hash: ref.hash, offset: ref.offset, block: r.Block}
	return r.Block, nil
}

func errNoBlock(r record) error {
	if r.Block == nil {
		return errors.New("the log has no block there")
	}
	return nil
}

// forgetBlocks drops old blocks from memory; the log has them.
func (v *Validator) forgetBlocks() {
	if n := len(v.fork) - keptBlocks; v.log != nil && n > 0 {
		v.fork[n-1].block = nil
	}
}

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// frameSize is how many bytes stand before each record.
const frameSize = 8

// writeRecord appends a record, in one write, and returns where it is.
func (l *slotLog) writeRecord(r record) (int64, error) {
	payload, err := encodeRecord(r)
	if err != nil {
		return 0, fmt.Errorf("writing the log: %w", err)
	}
	framed := binary.LittleEndian.AppendUint32(nil, uint32(len(payload)))
	framed = binary.LittleEndian.AppendUint32(framed, crc32.Checksum(payload, castagnoli))
	at := l.end
	if _, err := l.file.WriteAt(append(framed, payload...), at); err != nil {
		return 0, fmt.Errorf("writing the log: %w", errors.Join(err, l.file.Truncate(at)))
	}
	l.end += frameSize + int64(len(payload))
	return at, nil
}

// errTorn says that a record has no end, as the last has none after a kill.
var errTorn = errors.New("a record that is not whole")

// errDamaged reports that a record is not as it was written.
var errDamaged = errors.New("a record is damaged")

// readRecord reads the record at a place and says where the next begins.
func (l *slotLog) readRecord(at int64) (record, int64, error) {
	return decodeRecord(io.NewSectionReader(l.file, at, maxRecord+frameSize), at)
}

func decodeRecord(from io.Reader, at int64) (record, int64, error) {
	head := make([]byte, frameSize)
	if _, err := io.ReadFull(from, head); err != nil {
		if errors.Is(err, io.ErrUnexpectedEOF) {
			err = errTorn
		}
		return record{}, 0, err
	}
	size := binary.LittleEndian.Uint32(head)
	if size > maxRecord {
		return record{}, 0, errDamaged
	}
	payload, err := io.ReadAll(io.LimitReader(from, int64(size))) // which takes no more memory than there is
	if err != nil {
		return record{}, 0, err
	}
	if len(payload) < int(size) {
		return record{}, 0, errTorn
	}
	if crc32.Checksum(payload, castagnoli) != binary.LittleEndian.Uint32(head[4:]) {
		return record{}, 0, errDamaged
	}
	r, err := decodePayload(payload)
	return r, at + frameSize + int64(size), err
}

const (
	// emptySlot begins the record of a slot without transactions: its numbers and hashes alone, which are read many
	// times as fast as JSON. Most are such, and a chain that has run for weeks has millions.
	emptySlot     = 0
	emptySlotSize = 1 + 2*32 + 5*8
)

func encodeRecord(r record) ([]byte, error) {
	b := r.Block
	if b == nil || len(b.Executed) > 0 || len(b.Written) > 0 {
		return json.Marshal(r)
	}
	payload := slices.Concat([]byte{emptySlot}, b.Hash[:], b.ParentHash[:])
	for _, n := range []uint64{b.Slot, b.Parent, b.Height, uint64(b.Time), b.Final} {
		payload = binary.LittleEndian.AppendUint64(payload, n)
	}
	return payload, nil
}

func decodePayload(payload []byte) (r record, err error) {
	if len(payload) != emptySlotSize || payload[0] != emptySlot {
		return r, json.Unmarshal(payload, &r)
	}
	var b block
	rest := payload[1:]
	rest = rest[copy(b.Hash[:], rest):]
	rest = rest[copy(b.ParentHash[:], rest):]
	number := func(i int) uint64 { return binary.LittleEndian.Uint64(rest[8*i:]) }
	b.Slot, b.Parent, b.Height, b.Time, b.Final = number(0), number(1), number(2), int64(number(3)), number(4)
	return record{Block: &b}, nil
}

// readRecords replays the log. A last record that is not whole was never shown: it is cut off.
func (l *slotLog) readRecords(replay func(record, int64) error) error {
	from := bufio.NewReaderSize(l.file, 1<<20)
	for {
		r, next, err := decodeRecord(from, l.end)
		if errors.Is(err, io.EOF) {
			return nil
		}
		if errors.Is(err, errTorn) {
			return l.file.Truncate(l.end)
		}
		if err != nil {
			return err
		}
		if err := replay(r, l.end); err != nil {
			return err
		}
		l.end = next
	}
}

func (l *slotLog) close() error { return errors.Join(l.file.Close(), l.lock.Close()) }
