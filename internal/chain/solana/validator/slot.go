package validator

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"maps"
	"slices"
	"sort"
	"time"

	"github.com/granaryhq/granary/internal/chain/solana"
)

// recentBlockhashes is how many blockhashes may be newer than one that a transaction names.
const recentBlockhashes = 150

// keptVersions is for how many slots behind the finalized one accounts can be read as
// they were, for a fork that no real cluster has.
const keptVersions = 64

// maxPool is how many transactions may wait for a slot.
const maxPool = 50_000

// maxInSlot is how many transactions a slot takes.
const maxInSlot = 5_000

// block is the result of a slot.
type block struct {
	Slot       uint64                       `json:"slot"`
	Parent     uint64                       `json:"parent"`
	Hash       solana.Hash                  `json:"hash"`
	ParentHash solana.Hash                  `json:"parentHash"`
	Height     uint64                       `json:"height"`
	Time       int64                        `json:"time"`  // in seconds
	Final      uint64                       `json:"final"` // slot, when this one was made
	Executed   []executed                   `json:"executed,omitempty"`
	Written    map[solana.PublicKey]Account `json:"written,omitempty"`
}

// executed is a transaction of a block.
type executed struct {
	Raw  []byte `json:"raw"`
	Meta txMeta `json:"meta"`
}

// slotRef is a block, or where the log has it.
type slotRef struct {
	slot   uint64
	hash   solana.Hash
	offset int64  // in the log
	block  *block // nil when only the log has it
}

// decodeTransaction reads a transaction that was accepted before.
func (e executed) decodeTransaction() solana.Transaction {
	t, err := solana.DecodeTransaction(e.Raw)
	if err != nil {
		panic(fmt.Sprintf("validator: a transaction of a block: %v", err))
	}
	return t
}

func (v *Validator) head() *slotRef { return v.fork[len(v.fork)-1] }

// findSlot returns the newest block up to a slot; nil for none.
func (v *Validator) findSlot(slot uint64) *slotRef {
	n := sort.Search(len(v.fork), func(i int) bool { return v.fork[i].slot > slot })
	if n == 0 {
		return nil
	}
	return v.fork[n-1]
}

// openBank returns the bank of a slot behind a block.
func (v *Validator) openBank(parent *slotRef, slot uint64) *bank {
	return &bank{
		slot: slot, time: v.opts.Clock.Now().Unix(), blockhash: parent.hash,
		read:      func(key solana.PublicKey) Account { return v.accounts.readAt(parent.slot, key) },
		written:   map[solana.PublicKey]Account{},
		processed: map[[32]byte]bool{},
		isRecent:  func(hash solana.Hash) bool { return v.isRecent(parent.slot, hash) },
		isKnown:   func(digest [32]byte) bool { return v.messages[digest] },
	}
}

// isRecent says whether transactions behind a slot may name a blockhash.
func (v *Validator) isRecent(slot uint64, hash solana.Hash) bool {
	n := sort.Search(len(v.fork), func(i int) bool { return v.fork[i].slot > slot })
	return slices.ContainsFunc(v.fork[max(0, n-1-recentBlockhashes):n], func(r *slotRef) bool { return r.hash == hash })
}

func (v *Validator) mineEverySlotTime() {
	t := time.NewTicker(v.opts.SlotTime)
	defer t.Stop()
	for {
		select {
		case <-v.stop:
			return
		case <-t.C:
			v.logFailed(v.Tick())
		}
	}
}

// logFailed logs why a slot was not made, unless the chain is closed.
func (v *Validator) logFailed(err error) {
	if err != nil && !errors.Is(err, errClosed) {
		v.opts.Log.Error("sandbox's Solana: no slot", "err", err)
	}
}

// MineSlots makes so many slots; the first takes the waiting transactions. An on-demand chain then makes slots until
// they are final.
func (v *Validator) MineSlots(n int) error {
	v.mu.Lock()
	defer v.mu.Unlock()
	for range n {
		if err := v.mineNext(); err != nil {
			return err
		}
	}
	return nil
}

// mineNext makes the next slot that is not skipped.
func (v *Validator) mineNext() error {
	if err := v.makeSlot(v.head().slot + 1 + v.skipped); err != nil {
		return err
	}
	v.skipped = 0
	return nil
}

// SkipSlots leaves so many slots out before the next one, as leaders do that are down.
func (v *Validator) SkipSlots(n int) {
	v.mu.Lock()
	defer v.mu.Unlock()
	v.skipped += uint64(n)
}

// IncludeNoOps has slots take transactions whose fee payer cannot pay, as blocks may once SIMD-0290 is active, or
// not. Such a transaction is not executed: it changes no account, has no cost, and lands no more. One that advances a
// nonce account waits all the same.
func (v *Validator) IncludeNoOps(include bool) {
	v.mu.Lock()
	defer v.mu.Unlock()
	v.noOps = include
}

// AdvanceTime moves the chain's clock, which makes a slot.
func (v *Validator) AdvanceTime(d time.Duration) { v.opts.Clock.Advance(d) }

// Head is the newest slot, which is confirmed but for Alpenglow.
func (v *Validator) Head() uint64 {
	v.mu.Lock()
	defer v.mu.Unlock()
	return v.head().slot
}

// Waiting is how many transactions wait for a slot.
func (v *Validator) Waiting() int {
	v.mu.Lock()
	defer v.mu.Unlock()
	return len(v.pool)
}

// Final is the newest slot that is final.
func (v *Validator) Final() uint64 {
	v.mu.Lock()
	defer v.mu.Unlock()
	return v.final
}

// makeSlot makes a slot of the waiting transactions.
func (v *Validator) makeSlot(slot uint64) error {
	if v.closed {
		return errClosed
	}
	parent := v.head()
	last, err := v.loadBlock(parent)
	if err != nil {
		return err
	}
	made := &block{
		Slot: slot, Parent: parent.slot, ParentHash: parent.hash, Height: last.Height + 1,
		Time: max(last.Time, v.opts.Clock.Now().Unix()), Final: v.finalBehind(slot),
	}
	bank := v.openBank(parent, slot)
	bank.time, bank.noOps = made.Time, v.noOps
	maps.Copy(bank.written, v.planted)
	left := v.executePool(bank, made)
	made.Written = bank.written
	made.Hash = v.hashBlock(made)
	ref := &slotRef{slot: slot, hash: made.Hash, block: made}
	if v.log != nil {
		ref.offset, err = v.log.writeRecord(record{Block: made})
		if err != nil {
			return err
		}
	}
	clear(v.planted)
	v.pool = left
	clear(v.waiting)
	for _, p := range left {
		v.waiting[p.Signatures[0]] = true
	}
	v.appendBlock(ref)
	v.demand.noteSlot(slot)
	v.tellWatchers(made)
	close(v.made)
	v.made = make(chan struct{})
	if v.onSlot != nil {
		v.onSlot()
	}
	return nil
}

// executePool runs the waiting transactions, and returns those that may still find a place in a later slot.
func (v *Validator) executePool(b *bank, made *block) []pending {
	var left []pending
	for _, p := range v.pool {
		if len(made.Executed) == maxInSlot {
			left = append(left, p)
			continue
		}
		done, err := b.apply(p)
		switch {
		case err == nil:
			made.Executed = append(made.Executed, executed{p.raw, done.meta})
		case err != errAlreadyProcessed && b.mayStillLand(p.Message):
			left = append(left, p)
		}
	}
	return left
}

// mayStillLand says whether a transaction names a blockhash, or a nonce's value, that
// is still good.
func (b *bank) mayStillLand(m solana.Message) bool {
	if b.isRecent(m.Blockhash) {
		return true
	}
	if len(m.Instructions) == 0 || !isAdvanceNonce(m.Instructions[0].Data) || len(m.Instructions[0].Accounts) == 0 {
		return false
	}
	at := int(m.Instructions[0].Accounts[0])
	if at >= len(m.Keys) {
		return false
	}
	nonce, err := solana.DecodeNonceAccount(b.load(m.Keys[at]).Data)
	return err == nil && nonce.Value == m.Blockhash
}

// finalBehind is the final slot once a slot is made.
func (v *Validator) finalBehind(slot uint64) uint64 {
	if slot < v.opts.Finality {
		return v.final
	}
	if ref := v.findSlot(slot - v.opts.Finality); ref != nil {
		return max(v.final, ref.slot)
	}
	return v.final
}

// hashBlock is a hash that no other block has, of a fork or of another life, either.
func hashBlock(b *block) solana.Hash {
	h := sha256.New()
	h.Write(b.ParentHash[:])
	h.Write(binary.LittleEndian.AppendUint64(nil, b.Slot))
	for _, e := range b.Executed {
		h.Write(e.Raw)
	}
	salt := make([]byte, 16)
	_, _ = rand.Read(salt) // which never fails
	h.Write(salt)
	return solana.Hash(h.Sum(nil))
}

// appendBlock makes a block the newest.
func (v *Validator) appendBlock(ref *slotRef) {
	b := ref.block
	v.fork = append(v.fork, ref)
	v.final = b.Final
	oldest := uint64(0)
	if b.Final > keptVersions {
		oldest = b.Final - keptVersions
	}
	v.accounts.writeSlot(b.Slot, oldest, b.Written)
	for i, e := range b.Executed {
		v.indexTransaction(e, place{b.Slot, i})
	}
	v.forgetBlocks()
}

// indexTransaction makes a transaction found by its signatures and accounts.
func (v *Validator) indexTransaction(e executed, at place) {
	t := e.decodeTransaction()
	v.places[t.Signatures[0]] = at
	v.messages[sha256.Sum256(t.Message.Encode())] = true
	for _, key := range e.keysOf(t) {
		v.histories[key] = append(v.histories[key], at)
	}
}

// keysOf are all accounts of a transaction, those of lookup tables behind the others.
func (e executed) keysOf(t solana.Transaction) []solana.PublicKey {
	keys := slices.Clone(t.Message.Keys)
	for _, text := range append(slices.Clone(e.Meta.LoadedAddresses.Writable), e.Meta.LoadedAddresses.Readonly...) {
		key, err := solana.ParsePublicKey(text)
		if err != nil {
			panic(fmt.Sprintf("validator: an address of a block: %v", err))
		}
		keys = append(keys, key)
	}
	return keys
}
