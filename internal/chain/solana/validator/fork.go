package validator

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"slices"
)

// ErrFinal is Reorganize's error where a fork would replace final slots.
var ErrFinal = errors.New("a final slot is not replaced")

// Fork says how the newest blocks are replaced.
type Fork struct {
	Blocks int // how many of the newest are replaced by as many others
	// Drop loses their transactions; else the first new block takes them again.
	Drop bool
	// SameSlots has other blocks in the very slots; else these are skipped, as a real
	// cluster has it, and the new blocks are in later ones.
	SameSlots bool
	// Final replaces blocks that are final, too, which no real cluster does. It goes
	// back to 64 slots behind the final one.
	Final bool
}

// Reorganize replaces the newest blocks by those of another fork. Error: ErrFinal.
func (v *Validator) Reorganize(f Fork) error {
	v.mu.Lock()
	defer v.mu.Unlock()
	if v.closed {
		return errClosed
	}
	if f.Blocks < 1 || f.Blocks >= len(v.fork) {
		return fmt.Errorf("a fork of %d blocks on a chain of %d", f.Blocks, len(v.fork))
	}
	newest, parent := v.head().slot, v.fork[len(v.fork)-1-f.Blocks]
	if parent.slot < v.final && (!f.Final || parent.slot+keptVersions < v.final) {
		return fmt.Errorf("%w: slot %d is", ErrFinal, v.final)
	}
	if v.log != nil {
		if _, err := v.log.writeRecord(record{RollBackTo: &parent.slot}); err != nil {
			return err
		}
	}
	again, err := v.rollBack(parent.slot)
	if err != nil {
		return err
	}
	if !f.Drop {
		v.pool = append(again, v.pool...)
	}
	next := newest + 1
	if f.SameSlots {
		next = parent.slot + 1
	}
	for n := range uint64(f.Blocks) {
		if err := v.makeSlot(next + n); err != nil {
			return err
		}
	}
	return nil
}

// rollBack takes back all blocks behind a slot and returns their transactions.
func (v *Validator) rollBack(to uint64) ([]pending, error) {
	var again []pending
	for v.head().slot > to {
		b, err := v.loadBlock(v.head())
		if err != nil {
			return nil, err
		}
		var of []pending
		for i, e := range b.Executed {
			t := e.decodeTransaction()
			of = append(of, newPending(t))
			delete(v.places, t.Signatures[0])
			delete(v.messages, sha256.Sum256(t.Message.Encode()))
			for _, key := range e.keysOf(t) {
				v.histories[key] = slices.DeleteFunc(v.histories[key], func(p place) bool { return p == place{b.Slot, i} })
			}
		}
		again = append(of, again...)
		v.accounts.forgetAfter(b.Parent, b.Written)
		v.fork = v.fork[:len(v.fork)-1]
	}
	v.final = min(v.final, to)
	return again, nil
}
