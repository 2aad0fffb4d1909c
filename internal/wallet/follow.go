package wallet

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/crash"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// blocksPerRead bounds how many blocks are read and committed at a time. Twice as many are in
// memory at most.
const blocksPerRead = 100

// Reader reads one chain, of any family. Its results are proven as far as the chain's protocol allows. Its errors are
// chain.ErrUnavailable, chain.ErrInconsistent and chain.ErrWrongChain; after any of them the follower retries later.
type Reader interface {
	// Head returns the newest block of the node.
	Head(ctx context.Context) (chain.Block, error)
	// Final returns the highest block that is final by the chain's rule.
	Final(ctx context.Context) (chain.Block, error)
	// Block returns the block of a number; on a chain whose numbers have gaps, the one
	// before it, with its own number, where there is none.
	Block(ctx context.Context, number uint64) (chain.Block, error)
	// Transfers returns every block of the range from..to, each linked to the one
	// before, with its transfers of the configured stablecoins; the first block after
	// the range where that has none.
	Transfers(ctx context.Context, from, to uint64) ([]chain.BlockTransfers, error)
	// Decimals is how many decimals the stablecoin has on this chain.
	Decimals(token chain.Token) int
}

// Follower reads one chain block by block and turns transfers to our addresses into deposits. Of all replicas one
// follows a chain at a time.
//
// The cursor, the hashes of the blocks that may still be removed and the deposits move in one transaction, so a crash
// anywhere loses and repeats no deposit.
type Follower struct {
	db           *store.DB
	reader       Reader
	chain        chain.Name
	log          *slog.Logger
	pollInterval time.Duration
	metrics      followerMetrics
	catchingUp   bool
	lastRead     uint64       // how many blocks a round read, if it was far behind; see isGaining
	target       *chain.Block // the final block up to which deposits are credited once it is read; nil if none is known
	// Progress, if set before Run, is called with the progress of a catch-up.
	Progress func(stage string, done, total int)
}

// NewFollower returns a follower of the reader's chain that looks for new
// blocks every poll, and when db's listeners of the chain's HeadTopic are woken.
func NewFollower(db *store.DB, reader Reader, name chain.Name, poll time.Duration, log *slog.Logger, reg prometheus.Registerer) *Follower {
	return &Follower{db: db, reader: reader, chain: name, log: log.With("chain", string(name)), pollInterval: poll, metrics: newFollowerMetrics(reg, db, name)}
}

// Seat is the name of the task that this follower holds.
func (f *Follower) Seat() string { return "follow:" + string(f.chain) }

// Run follows until ctx ends. It is a task.Handler for a seat.
func (f *Follower) Run(ctx context.Context, t task.Task) error {
	f.target = nil             // of an earlier time in the seat
	defer f.metrics.clearLag() // from now on another replica reports it
	defer f.metrics.reportUnreadable(false)
	woken, stop := f.db.Listen(f.chain.HeadTopic())
	defer stop()
	var backoff time.Duration
	for {
		more, err := f.advanceCursor(ctx, t)
		if f.metrics.reportUnreadable(errors.Is(err, chain.ErrUnreadable)) {
			f.log.Error("a block cannot be read: no later deposit is credited until a later version is installed", "error", err)
		}
		switch {
		case ctx.Err() != nil:
			return nil
		case errors.Is(err, task.ErrLost):
			return err
		case err != nil:
			f.metrics.failures.Inc()
			f.log.Warn("following", "error", err)
			backoff = min(max(2*backoff, min(f.pollInterval, firstBackoff)), maxBackoff)
		default:
			backoff = 0
		}
		if more && err == nil {
			continue
		}
		if !f.waitForNextRound(ctx, woken, backoff) {
			return nil
		}
	}
}

// After an error the follower asks again after a backoff, which doubles from the poll interval or firstBackoff,
// whichever is less, to maxBackoff.
const (
	firstBackoff = 100 * time.Millisecond
	maxBackoff   = 15 * time.Second
)

// waitForNextRound waits for a backoff, or where that is zero for the poll interval or a new block. It returns
// false when ctx has ended.
func (f *Follower) waitForNextRound(ctx context.Context, woken <-chan struct{}, backoff time.Duration) bool {
	wait := f.pollInterval
	if backoff > 0 {
		wait, woken = backoff, nil
	}
	timer := time.NewTimer(wait)
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return false
	case <-timer.C:
	case <-woken:
	}
	return true
}

// cursor is how far the chain has been read.
type cursor struct {
	number      uint64
	hash        string
	time        time.Time // of its block
	finalNumber uint64
}

// advanceCursor reads the blocks up to the chain's present head, and credits deposits that became final. more reports
// that the next round should begin at once.
//
// The final block is read last, when as many blocks as possible lead to it from here. If the chain has made blocks
// meanwhile it may not be reached yet: then it is kept, and credited by the round that reaches it, so that a chain
// which is always ahead is credited all the same.
func (f *Follower) advanceCursor(ctx context.Context, t task.Task) (more bool, err error) {
	at, err := f.loadCursor(ctx)
	if errors.Is(err, store.ErrNoRows) {
		return true, f.insertFirstCursor(ctx, t)
	}
	if err != nil {
		return false, fmt.Errorf("reading the cursor: %w", err)
	}
	head, err := f.reader.Head(ctx)
	if err != nil {
		return false, err
	}
	f.metrics.setLag(at, head)
	linked, start := false, at.number
	grown := head.Number > start
	if grown {
		linked, err = f.readUpTo(ctx, t, &at, head)
		if err != nil {
			return false, err
		}
	}
	if !linked {
		same, err := f.isOnChain(ctx, at, head)
		if err != nil {
			return false, err
		}
		if !same {
			f.target = nil
			return true, f.rewindToAncestor(ctx, t, at)
		}
		if grown {
			return false, nil // reorganized between two questions: look again at the next poll
		}
	}
	if f.target == nil && f.isGaining(at.number-min(start, at.number)) {
		return true, nil
	}
	more, err = f.creditTarget(ctx, t, at)
	return more && grown, err
}

// isGaining reports whether a follower that is far behind should read on before it reads the final block, for which a
// client has to read the blocks between: as long as each round reads fewer blocks than the one before, and so for few
// rounds.
func (f *Follower) isGaining(read uint64) bool {
	gaining := read > blocksPerRead && (f.lastRead == 0 || read < f.lastRead)
	f.lastRead = 0
	if gaining {
		f.lastRead = read
	}
	return gaining
}

// readUpTo reads and commits the blocks after the cursor up to the head, blocksPerRead at a
// time: the next ones are read while the ones before are committed. It returns false if they
// do not descend from the cursor's block.
func (f *Follower) readUpTo(ctx context.Context, t task.Task, at *cursor, head chain.Block) (linked bool, err error) {
	reading, cancel := context.WithCancel(ctx)
	defer cancel()
	next := f.readAhead(reading, at.number, head.Number)
	for next != nil {
		read := <-next
		if read.err != nil {
			return false, read.err
		}
		if read.blocks[0].Parent != at.hash {
			return false, nil
		}
		last := read.blocks[len(read.blocks)-1]
		next = f.readAhead(reading, last.Number, head.Number)
		if err := f.recordBlocks(ctx, t, read.blocks); err != nil {
			return false, err
		}
		at.number, at.hash, at.time = last.Number, last.Hash, last.Time
		f.metrics.setLag(*at, head)
		if f.Progress != nil && (next != nil || f.catchingUp) {
			f.Progress("catching up "+string(f.chain), int(at.number), int(max(head.Number, at.number)))
		}
		f.catchingUp = next != nil
		if f.target != nil && f.target.Number <= at.number {
			if _, err := f.creditTarget(ctx, t, *at); err != nil {
				return false, err
			}
		}
	}
	return true, nil
}

// readBatch is the result of reading a range of blocks.
type readBatch struct {
	blocks []chain.BlockTransfers
	err    error
}

// readAhead reads the next blocks after one beside the caller; nil if that is the last. It ends
// with ctx.
func (f *Follower) readAhead(ctx context.Context, after, last uint64) <-chan readBatch {
	if after >= last {
		return nil
	}
	read := make(chan readBatch, 1)
	go func() {
		blocks, err := f.reader.Transfers(ctx, after+1, min(last, after+blocksPerRead))
		read <- readBatch{blocks, err}
	}()
	return read
}

// creditTarget credits final deposits. more reports that the final block is ahead of the cursor.
func (f *Follower) creditTarget(ctx context.Context, t task.Task, at cursor) (more bool, err error) {
	if f.target == nil {
		final, err := f.reader.Final(ctx)
		if err != nil {
			return false, err
		}
		f.target = &final
	}
	if f.target.Number > at.number {
		return true, nil
	}
	final := *f.target
	f.target = nil
	return false, f.creditFinal(ctx, t, at, final)
}

func (f *Follower) loadCursor(ctx context.Context) (cursor, error) {
	var c cursor
	var micros int64
	err := f.db.QueryRow(ctx, `SELECT number, hash, final_number, COALESCE(block_time, 0) FROM chain_cursors WHERE chain = $1`, string(f.chain)).
		Scan(&c.number, &c.hash, &c.finalNumber, &micros)
	c.time = clock.Time(micros)
	return c, err
}

// insertFirstCursor sets the first cursor at the final block, which cannot be lost. It need
// look no further back: no address on this chain has been shown before.
func (f *Follower) insertFirstCursor(ctx context.Context, t task.Task) error {
	head, err := f.reader.Final(ctx)
	if err != nil {
		return err
	}
	return f.db.Write(ctx, func(tx *store.Tx) error {
		t.CheckLease(tx)
		tx.Defer(`INSERT INTO chain_cursors (chain, number, hash, final_number, block_time, updated_at) VALUES ($1, $2, $3, $2, $4, $5)`,
			string(f.chain), head.Number, head.Hash, head.Time.UnixMicro(), f.db.Clock().Micros())
		tx.Defer(`INSERT INTO chain_blocks (chain, number, hash) VALUES ($1, $2, $3)`, string(f.chain), head.Number, head.Hash)
		return nil
	})
}

// isOnChain says whether the block at the cursor is still the chain's. A node
// whose head is behind the cursor is asked about its own head: it may only be
// late.
func (f *Follower) isOnChain(ctx context.Context, at cursor, head chain.Block) (bool, error) {
	if head.Number >= at.number {
		if head.Number == at.number {
			return head.Hash == at.hash, nil
		}
		block, err := f.reader.Block(ctx, at.number)
		if err != nil {
			return false, err
		}
		return block.Hash == at.hash, nil
	}
	known, err := f.loadBlockHash(ctx, head.Number)
	if errors.Is(err, store.ErrNoRows) {
		return false, fmt.Errorf("%w: head %d is below our final blocks", chain.ErrInconsistent, head.Number)
	}
	if err != nil {
		return false, fmt.Errorf("reading a block hash: %w", err)
	}
	return known == head.Hash, nil
}

func (f *Follower) loadBlockHash(ctx context.Context, number uint64) (string, error) {
	var hash string
	err := f.db.QueryRow(ctx, `SELECT hash FROM chain_blocks WHERE chain = $1 AND number = $2`, string(f.chain), number).Scan(&hash)
	return hash, err
}

// rewindToAncestor goes back to the last block that the chain still has and fails the
// shown deposits above it. One that is mined again comes back under its id.
func (f *Follower) rewindToAncestor(ctx context.Context, t task.Task, at cursor) error {
	ancestor, err := f.findCommonAncestor(ctx, at)
	if err != nil {
		return err
	}
	f.log.Warn("the chain reorganized", "from", at.number, "to", ancestor.number)
	f.metrics.reorgs.Inc()
	return f.db.Write(ctx, func(tx *store.Tx) error {
		t.CheckLease(tx)
		rows, err := tx.Query(ctx, `SELECT `+depositColumns+` FROM deposits WHERE chain = $1 AND block_number > $2 AND status = 'processing' ORDER BY id`+tx.DB().ForUpdate(),
			string(f.chain), ancestor.number)
		lost, err := store.Collect(rows, err, scanDeposit)
		if err != nil {
			return fmt.Errorf("reading reorganized deposits: %w", err)
		}
		if err := f.failDeposits(ctx, tx, lost); err != nil {
			return err
		}
		f.dropArrivals(tx, ancestor.number)
		tx.Defer(`DELETE FROM chain_blocks WHERE chain = $1 AND number > $2`, string(f.chain), ancestor.number)
		tx.Defer(`UPDATE chain_cursors SET number = $1, hash = $2, updated_at = $3 WHERE chain = $4`,
			ancestor.number, ancestor.hash, f.db.Clock().Micros(), string(f.chain))
		return nil
	})
}

// findCommonAncestor walks down the blocks we remember to one that the chain still has.
func (f *Follower) findCommonAncestor(ctx context.Context, at cursor) (cursor, error) {
	rows, err := f.db.Query(ctx, `SELECT number, hash FROM chain_blocks WHERE chain = $1 AND number < $2 ORDER BY number DESC`, string(f.chain), at.number)
	known, err := store.Collect(rows, err, func(row store.Rows) (c cursor, err error) { return c, row.Scan(&c.number, &c.hash) })
	if err != nil {
		return cursor{}, fmt.Errorf("reading known blocks: %w", err)
	}
	for _, c := range known {
		block, err := f.reader.Block(ctx, c.number)
		if err != nil {
			return cursor{}, err
		}
		if block.Hash == c.hash {
			return c, nil
		}
	}
	return cursor{}, fmt.Errorf("%w: no block above %d is left", chain.ErrDeepReorg, at.finalNumber)
}

// recordBlocks commits the blocks, and the transfers in them that pay us, as
// processing deposits.
func (f *Follower) recordBlocks(ctx context.Context, t task.Task, blocks []chain.BlockTransfers) error {
	found, err := f.matchRecipients(ctx, blocks)
	if err != nil {
		return err
	}
	found, arrivals, err := f.splitArrivals(ctx, found)
	if err != nil {
		return err
	}
	last := blocks[len(blocks)-1]
	err = f.db.Write(ctx, func(tx *store.Tx) error {
		t.CheckLease(tx)
		if err := f.insertDeposits(ctx, tx, found); err != nil {
			return err
		}
		f.insertArrivals(tx, arrivals)
		if len(found) > 0 {
			crash.Point(pointRecord + ".before")
			tx.OnCommit(func() { crash.Point(pointRecord + ".after") })
		}
		args := make([]any, 0, 3*len(blocks))
		for _, b := range blocks {
			args = append(args, string(f.chain), b.Number, b.Hash)
		}
		tx.Defer(`INSERT INTO chain_blocks (chain, number, hash) VALUES `+store.Values(len(blocks), 3), args...)
		tx.Defer(`UPDATE chain_cursors SET number = $1, hash = $2, block_time = $3, updated_at = $4 WHERE chain = $5`,
			last.Number, last.Hash, last.Time.UnixMicro(), f.db.Clock().Micros(), string(f.chain))
		return nil
	})
	if err != nil {
		return fmt.Errorf("recording blocks up to %d: %w", last.Number, err)
	}
	return nil
}

// creditFinal credits the deposits at or below the final block, once that block is one of those we have read. Each of
// these links to the one before, so all below it are final too. For a block below a final one that is not reached
// yet, only one node's word says that it leads there: its deposits wait.
func (f *Follower) creditFinal(ctx context.Context, t task.Task, at cursor, final chain.Block) error {
	if final.Number <= at.finalNumber || final.Number > at.number {
		return nil
	}
	known, err := f.loadBlockHash(ctx, final.Number)
	if err != nil {
		return fmt.Errorf("reading a block hash: %w", err)
	}
	if known != final.Hash {
		return nil // reorganized: the next round rewinds
	}
	for {
		n, err := f.creditDeposits(ctx, t, final.Number)
		if err != nil {
			return fmt.Errorf("crediting deposits up to block %d: %w", final.Number, err)
		}
		if n < creditsPerTransaction {
			return nil
		}
	}
}
