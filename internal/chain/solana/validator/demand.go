package validator

import "time"

// heartbeat is the longest that an on-demand chain rests before its ticker makes a slot all
// the same, so that its head does not look like that of a node that hangs.
const heartbeat = time.Second

// demand is the number of slots that an on-demand chain has yet to make, beside those for waiting transactions.
// Validator.mu guards it.
type demand struct {
	final   uint64    // newest slot that must become final
	head    uint64    // slot that the newest must reach
	waiting int       // callers of Wait and KeepMaking
	madeAt  time.Time // of the newest slot, by the machine's time
}

// noteSlot records a slot that was made and must become final.
func (d *demand) noteSlot(slot uint64) { d.final, d.madeAt = slot, time.Now() }

// Demand has an on-demand chain make at least n more slots, for tests that need them. It has no effect on another
// chain.
func (v *Validator) Demand(n uint64) {
	v.mu.Lock()
	defer v.mu.Unlock()
	v.demand.head = max(v.demand.head, v.head().slot+n)
}

// Rests reports whether the chain is idle: no transaction and no account of SetAccount waits for a slot, all executed
// ones are final, and no caller of Wait, Demand or KeepMaking needs more.
func (v *Validator) Rests() bool {
	v.mu.Lock()
	defer v.mu.Unlock()
	return v.rests()
}

func (v *Validator) rests() bool {
	d := v.demand
	return len(v.pool) == 0 && len(v.planted) == 0 && d.waiting == 0 && v.head().slot >= d.head && v.final >= d.final
}

// KeepMaking has an on-demand chain make slots until end is called, for tests of a caller that waits for slots by
// itself. It has no effect on another chain.
func (v *Validator) KeepMaking() (end func()) {
	v.mu.Lock()
	defer v.mu.Unlock()
	v.demand.waiting++
	return func() {
		v.mu.Lock()
		defer v.mu.Unlock()
		v.demand.waiting--
	}
}

// Tick makes a slot as the ticker of Options.SlotTime does. On an on-demand chain it makes one
// only if something waits for it, or if the last was made a second ago.
func (v *Validator) Tick() error {
	v.mu.Lock()
	defer v.mu.Unlock()
	if v.opts.OnDemand && v.rests() && time.Since(v.demand.madeAt) < heartbeat {
		return nil
	}
	before := v.demand.final
	if err := v.mineNext(); err != nil {
		return err
	}
	if b := v.head().block; len(b.Executed) == 0 && len(b.Written) == 0 {
		v.demand.final = before
	}
	return nil
}
