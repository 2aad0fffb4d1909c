package solintent

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// Markers are closed in time, so this database may lack executions of a wallet that no marker shows any more: those of an earlier life
// of the database. It may lack them since each gap of the chain (solana_gaps). The first gap of a chain is its whole past: no row says how
// old a wallet is, since a wallet that is made again has the row of a new one. Further gaps are noted when the database has not looked at
// the chain for longer than markers are kept, and by each recovery. Gaps are numbered, and are never removed.
//
// A wallet signs no payment until its history was read since all gaps (solana_histories.gaps_read), by nodes that have all of it. A
// node gives no sign of history that it has dropped: it lists a wallet's transactions as if there were no earlier ones. So nodes must have
// every block since the gap, or show that the wallet is new (isYoung). An execution that is found is one, from any history; that there is
// none follows from a whole history alone.

// knownChain is how far this database knows a chain; zero for a chain that its carrier has not seen.
type knownChain struct {
	begunMicros int64
	at          Moment
	gaps        int64 // the number of the latest gap
}

// Moment is a final block of a chain, as a database knew it.
type Moment struct {
	Slot        uint64
	BlockMicros int64 // the time of the block; 0 if it is not known
	ClockMicros int64 // the time of the database's clock
}

// isChainLongAfter returns whether markers may have been made and closed between two moments by the times of their blocks alone.
func (m Moment) isChainLongAfter(before Moment) bool {
	return m.BlockMicros > 0 && before.BlockMicros > 0 && m.BlockMicros-before.BlockMicros > MarkerKeep.Microseconds()
}

// isLongAfter returns whether markers may have been made and closed between two moments. A clock may have been wrong at either, and so may
// a block's time: each is compared with its own kind, and one alone is enough. So is a clock that is an hour behind the earlier moment.
func (m Moment) isLongAfter(before Moment) bool {
	keep := MarkerKeep.Microseconds()
	return m.ClockMicros-before.ClockMicros > keep || before.ClockMicros-m.ClockMicros > time.Hour.Microseconds() || m.isChainLongAfter(before)
}

// loadKnown reads how far a database knows a chain.
func loadKnown(ctx context.Context, q store.Querier, name chain.Name) (known knownChain, err error) {
	rows, err := q.Query(ctx, `SELECT COALESCE(MAX(c.begun_at), 0), COALESCE(MAX(c.known_slot), 0), COALESCE(MAX(c.block_time), 0), COALESCE(MAX(c.known_at), 0),
		(SELECT COALESCE(MAX(g.number), 0) FROM solana_gaps g WHERE g.chain = $1) FROM solana_marker_chains c WHERE c.chain = $1`, string(name))
	_, err = store.Collect(rows, err, func(row store.Rows) (none struct{}, err error) {
		var slot int64
		err = row.Scan(&known.begunMicros, &slot, &known.at.BlockMicros, &known.at.ClockMicros, &known.gaps)
		known.at.Slot = uint64(slot)
		return none, err
	})
	if err != nil {
		return knownChain{}, fmt.Errorf("reading how far %s is known: %w", name, err)
	}
	return known, nil
}

// isOutdated returns whether markers may have been made and closed since the database last looked at a chain, by its clock alone.
func (f *Family) isOutdated(known knownChain) bool {
	return Moment{ClockMicros: f.db.Clock().Micros()}.isLongAfter(known.at)
}

// Look is why a database looks at a chain.
type Look int

const (
	// Watching is a further look of one process. Only the chain's time shows that the process was stopped for long since the last one: a
	// machine may be restored from a snapshot, with the process in it.
	Watching Look = iota
	// Beginning is the first look of a process: the database may not have looked at the chain for long.
	Beginning
	// Recovering is the look of a recovery: the database may be a backup.
	Recovering
)

// Note records the newest final block of a chain that a database knows, and before it a gap, if the database may lack executions: when
// it first sees the chain, when it looks again after a long time, and in each recovery. It returns the slot since which it may lack some;
// 0 for no new gap. A slot of 0 is noted as 1, since a gap begins after a slot.
//
// It is safe to run twice: a further gap has the wallets' histories read again, and loses nothing.
func Note(ctx context.Context, tx *store.Tx, name chain.Name, final Moment, look Look) (gap uint64, err error) {
	known, err := loadKnown(ctx, tx, name)
	if err != nil {
		return 0, err
	}
	if known.gaps == 0 || look == Recovering || look == Beginning && final.isLongAfter(known.at) || look == Watching && final.isChainLongAfter(known.at) {
		gap = max(known.at.Slot, 1)
		tx.Defer(`INSERT INTO solana_gaps (chain, number, since_slot, noted_at) VALUES ($1, $2, $3, $4)`, string(name), known.gaps+1, int64(gap), final.ClockMicros)
	}
	tx.Defer(`INSERT INTO solana_marker_chains (chain, begun_at, known_slot, block_time, known_at) VALUES ($1, 0, $2, $3, $4)
		ON CONFLICT (chain) DO UPDATE SET known_slot = excluded.known_slot, block_time = excluded.block_time, known_at = excluded.known_at`,
		string(name), int64(final.Slot), final.BlockMicros, final.ClockMicros)
	return gap, nil
}

// NoteRecovery records that a database may be a backup: its wallets' histories are to be read since the newest block that it knew. It must
// commit before a recovery makes wallets, or follows the chain.
func (f *Family) NoteRecovery(ctx context.Context, name chain.Name) error {
	on, err := f.chain(name)
	if err != nil {
		return err
	}
	final, err := on.Client.Final(ctx)
	if err != nil {
		return fmt.Errorf("reading the final block of %s: %w", name, err)
	}
	err = f.db.Write(ctx, func(tx *store.Tx) error {
		_, err := Note(ctx, tx, name, MomentOf(final, tx.DB()), Recovering)
		return err
	})
	if err != nil {
		return fmt.Errorf("recording that the histories of %s are to be read: %w", name, err)
	}
	return nil
}

// MomentOf returns the moment of a final block that is read now.
func MomentOf(final chain.Block, db *store.DB) Moment {
	return Moment{Slot: final.Number, BlockMicros: final.Time.UnixMicro(), ClockMicros: db.Clock().Micros()}
}

// cursor is the final transaction up to which a history was read; zero for none.
type cursor struct {
	signature solana.Signature
	slot      uint64
}

// history is a wallet's history.
type history struct {
	knownHistory
	db     *store.DB
	chain  chain.Name
	wallet chain.Address
	client *rpc.Client // of all nodes that are up
}

// knownHistory is what a database knows of a wallet's history.
type knownHistory struct {
	// since is the slot after which this database may lack executions of the wallet whose markers are closed; 0 for none.
	since uint64
	gaps  int64 // the number of the latest gap of the chain
	// unnoted is whether since is of a gap that the carrier has yet to note: that it was read cannot be kept.
	unnoted bool

	cursor
	// begun and read are numbers of gaps: up to the cursor all is known since the gaps up to begun, and up to the newest
	// block since those up to read.
	begun, read int64
}

// openHistory returns the history of a wallet.
func (f *Family) openHistory(ctx context.Context, name chain.Name, account chain.Address) (history, error) {
	on, err := f.chain(name)
	if err != nil {
		return history{}, err
	}
	known, err := loadKnown(ctx, f.db, name)
	if err != nil {
		return history{}, err
	}
	return f.loadHistory(ctx, on, name, account, known)
}

// loadHistory returns the history of a wallet on a chain that the database knows so far.
func (f *Family) loadHistory(ctx context.Context, on Chain, name chain.Name, account chain.Address, known knownChain) (history, error) {
	h := history{db: f.db, chain: name, wallet: account, client: on.Client.Agreed()}
	if err := h.loadRow(ctx); err != nil {
		return history{}, fmt.Errorf("reading up to where a wallet's history is known: %w", err)
	}
	h.gaps = known.gaps
	if known.gaps == 0 {
		h.since, h.unnoted = 1, true
	} else if f.isOutdated(known) {
		h.since, h.unnoted = earlierGap(h.since, max(known.at.Slot, 1)), true
	}
	return h, nil
}

// earlierGap returns the earlier of two gaps, each 0 for none.
func earlierGap(a, b uint64) uint64 {
	if a == 0 || b == 0 {
		return max(a, b)
	}
	return min(a, b)
}

// loadRow reads the row of the history, and since when it is unknown.
func (h *history) loadRow(ctx context.Context) error {
	var text string
	var slot, since int64
	err := h.db.QueryRow(ctx, `SELECT signature, slot, gaps_begun, gaps_read FROM solana_histories WHERE chain = $1 AND wallet = $2`, string(h.chain), string(h.wallet)).
		Scan(&text, &slot, &h.begun, &h.read)
	if err != nil && !errors.Is(err, store.ErrNoRows) {
		return err
	}
	if err == nil {
		h.slot = uint64(slot)
		if h.signature, err = solana.ParseSignature(text); err != nil {
			return err
		}
	}
	err = h.db.QueryRow(ctx, `SELECT COALESCE(MIN(since_slot), 0) FROM solana_gaps WHERE chain = $1 AND number > $2`, string(h.chain), h.read).Scan(&since)
	h.since = uint64(since)
	return err
}

// wholeFrom returns from where the history is to be read so that all is known of it: the gap, or the cursor of a reading that was begun.
func (h history) wholeFrom() cursor {
	if !h.unnoted && h.begun == h.gaps {
		return h.cursor
	}
	return cursor{slot: h.since}
}

// CheckHistory requires that a wallet's history is known, or that the nodes have all of the unknown part. Error: task.Later.
func (f *Family) CheckHistory(ctx context.Context, name chain.Name, account chain.Address) error {
	h, err := f.openHistory(ctx, name, account)
	if err != nil {
		return err
	}
	return h.checkWhole(ctx)
}

// A RecoveryLack is a wallet of which nodes lack a part of the history that a recovery has to read.
type RecoveryLack struct {
	Account  chain.Address
	WasKnown bool // its history was known until the recovery
	Err      error
}

// CheckRecovery returns which wallets nodes lack history of that a recovery, which is yet to be noted, has to read.
func (f *Family) CheckRecovery(ctx context.Context, name chain.Name, accounts []chain.Address) (lacks []RecoveryLack, err error) {
	on, err := f.chain(name)
	if err != nil {
		return nil, err
	}
	known, err := loadKnown(ctx, f.db, name)
	if err != nil {
		return nil, err
	}
	first, err := on.Client.FirstBlock(ctx)
	if err != nil {
		return nil, fmt.Errorf("reading how far back nodes know the chain: %w", err)
	}
	for _, account := range accounts {
		h, err := f.loadHistory(ctx, on, name, account, known)
		if err != nil {
			return nil, err
		}
		h.since, h.unnoted = earlierGap(h.since, max(known.at.Slot, 1)), true
		lack, err := h.findLackingBefore(ctx, first)
		if err != nil {
			return nil, err
		}
		if err := lack.asError(h.since); err != nil {
			lacks = append(lacks, RecoveryLack{account, h.read >= h.gaps, err})
		}
	}
	return lacks, nil
}

// ReadHistory reads a wallet's history that this database may lack, and keeps that it is known, so that it need not be shown again
// once nodes have dropped it. It may be stopped and run again, and goes on from where it was. Error: task.Later if the nodes lack a part.
func (f *Family) ReadHistory(ctx context.Context, name chain.Name, account chain.Address) error {
	h, err := f.openHistory(ctx, name, account)
	if err != nil {
		return err
	}
	_, lack, err := h.readNews(ctx, nil)
	if err == nil {
		err = lack.asError(h.since)
	}
	if err != nil {
		return fmt.Errorf("reading the executions of wallet %s: %w", account, err)
	}
	return nil
}

// whyUnshown is why an order waits whose request may have been paid.
const whyUnshown = "the marker of the intent exists, and no node shows the transaction that made it"

// whileUnknown is how long an order waits for nodes that have the history that it needs.
const whileUnknown = time.Minute

// lackingHistory is the slot from which on every node has all history, where that is after the gap; 0 where it is not.
type lackingHistory uint64

// asError returns a task.Later if history since a gap is lacking, else nil.
func (l lackingHistory) asError(since uint64) error {
	if l == 0 {
		return nil
	}
	return task.Later{After: whileUnknown, Reason: fmt.Sprintf("what was executed since slot %d is unknown: a node has no history before slot %d", since, l)}
}

// LacksHistory returns whether an error of ReadHistory, CheckHistory or Executed of a Family is that nodes lack history.
func LacksHistory(err error) bool { return errors.As(err, new(task.Later)) }

// findLacking reads from which slot on the nodes have history, if they lack a part that is unknown; 0 if not. They lack no part for a
// wallet that is younger than their history.
func (h history) findLacking(ctx context.Context) (lackingHistory, error) {
	if h.since == 0 {
		return 0, nil
	}
	first, err := h.client.FirstBlock(ctx)
	if err != nil {
		return 0, fmt.Errorf("reading how far back nodes know the chain: %w", err)
	}
	return h.findLackingBefore(ctx, first)
}

// findLackingBefore is findLacking for nodes that have all history from a slot on.
func (h history) findLackingBefore(ctx context.Context, first uint64) (lackingHistory, error) {
	if first <= h.wholeFrom().slot {
		return 0, nil
	}
	since, young, err := h.isYoung(ctx)
	if err != nil || young && first <= since {
		return 0, err
	}
	return lackingHistory(first), nil
}

// checkWhole requires that the nodes have all of the wallet's history that is unknown. Error: task.Later.
func (h history) checkWhole(ctx context.Context) error {
	lack, err := h.findLacking(ctx)
	if err != nil {
		return err
	}
	return lack.asError(h.since)
}
