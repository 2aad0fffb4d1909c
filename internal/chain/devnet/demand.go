package devnet

import (
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/core/types"
)

// heartbeat is the longest that an on-demand chain rests before its ticker makes a block all
// the same, so that its head does not look like that of a node that hangs.
const heartbeat = time.Second

// demand is the number of blocks that an on-demand chain has yet to make, beside those for the pool's transactions.
type demand struct {
	mu      sync.Mutex
	final   uint64        // number of the newest block that must become final
	head    uint64        // number that the head must reach
	waiting int           // callers of Wait and KeepMaking
	madeAt  time.Time     // of the last block, by the machine's time
	made    chan struct{} // closed when the next block is made; nil while no caller has asked for it
}

// noteBlock records a block that was made. One that must become final has transactions, or
// was made by another than the ticker.
func (d *demand) noteBlock(number uint64, mustBeFinal bool) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.madeAt = time.Now()
	if mustBeFinal {
		d.final = number
	}
	if d.made != nil {
		close(d.made)
		d.made = nil
	}
}

// nextBlock returns a channel that is closed when the next block is made. Making a block never waits for its readers.
func (d *demand) nextBlock() <-chan struct{} {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.made == nil {
		d.made = make(chan struct{})
	}
	return d.made
}

// beginWait counts a caller of Wait until the returned function is called.
func (d *demand) beginWait() (end func()) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.waiting++
	return func() {
		d.mu.Lock()
		defer d.mu.Unlock()
		d.waiting--
	}
}

// isMet reports whether no block is missing under a head.
func (d *demand) isMet(head, finalized uint64) bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.waiting == 0 && head >= d.head && finalized >= d.final
}

func (d *demand) isHeartbeatDue() bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	return time.Since(d.madeAt) >= heartbeat
}

// KeepMaking has an on-demand chain make blocks until end is called, for tests of a caller that waits for blocks by
// itself. It has no effect on another chain.
func (e *EVM) KeepMaking() (end func()) { return e.demand.beginWait() }

// Demand has an on-demand chain make at least n more blocks, for tests that need them. It has no effect on another
// chain.
func (e *EVM) Demand(n uint64) {
	head := e.eth.BlockChain().CurrentBlock().Number.Uint64()
	e.demand.mu.Lock()
	defer e.demand.mu.Unlock()
	e.demand.head = max(e.demand.head, head+n)
}

// Rests reports whether the chain is idle: the pool is empty, all mined blocks are final, and no caller of Wait,
// Demand or KeepMaking needs more.
func (e *EVM) Rests() bool {
	if pending, queued := e.eth.TxPool().Stats(); pending+queued > 0 {
		return false
	}
	head := e.eth.BlockChain().CurrentBlock().Number.Uint64()
	_, finalized := e.network.marks(head)
	return e.demand.isMet(head, finalized)
}

// HasPending reports whether the pool holds a transaction that the next block can hold.
func (e *EVM) HasPending() bool {
	pending, _ := e.eth.TxPool().Stats()
	return pending > 0
}

// Tick makes a block as the ticker of Options.BlockTime does. On an on-demand chain it makes
// one only if something waits for it, or if the last was made a second ago.
func (e *EVM) Tick() error {
	if e.opts.OnDemand && e.Rests() && !e.demand.isHeartbeatDue() {
		return nil
	}
	_, err := e.commit(func(made *types.Block) bool { return len(made.Transactions()) > 0 })
	return err
}
