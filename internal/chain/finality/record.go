// Package finality owns the highest known final block of each chain, over all processes. Nodes' responses are used
// only on top of it. It connects to no node and does not depend on families of chains.
package finality

import (
	"context"
	"errors"
	"fmt"
	"sync/atomic"
	"time"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/store"
)

// recentFor is how long Recent uses the last value that was read or written.
const recentFor = time.Second

// Record is the highest final block of one chain.
type Record struct {
	db     *store.DB // nil: it is remembered in this process alone
	chain  chain.Name
	recent atomic.Pointer[chain.Block] // with a database, for recentFor
}

// New returns the record of a chain that the database keeps. Without one, nil, it
// lasts as long as the process.
func New(db *store.DB, name chain.Name) *Record { return &Record{db: db, chain: name} }

// Load returns the block; nil when none is known.
func (r *Record) Load(ctx context.Context) (*chain.Block, error) {
	if r.db == nil {
		return r.recent.Load(), nil
	}
	var b chain.Block
	var atMicros int64
	err := r.db.QueryRow(ctx, `SELECT number, hash, block_time FROM final_blocks WHERE chain = $1`, string(r.chain)).Scan(&b.Number, &b.Hash, &atMicros)
	switch {
	case errors.Is(err, store.ErrNoRows):
		return nil, nil
	case err != nil:
		return nil, fmt.Errorf("reading the known final block: %w", err)
	}
	b.Time = clock.Time(atMicros)
	r.remember(b)
	return &b, nil
}

// Recent is Load, at most recentFor ago.
func (r *Record) Recent(ctx context.Context) (*chain.Block, error) {
	if b := r.recent.Load(); b != nil {
		return b, nil
	}
	return r.Load(ctx)
}

// Raise makes a final block the known one in place of the one that it was proven to descend from, nil if none was
// known, and returns the known one. If another process has raised it meanwhile, theirs stays: it is not proven that
// both are of one chain.
func (r *Record) Raise(ctx context.Context, from *chain.Block, to chain.Block) (chain.Block, error) {
	if r.db == nil {
		known := r.recent.Load()
		if known != nil && (from == nil || known.Hash != from.Hash) || !r.recent.CompareAndSwap(known, &to) {
			return *r.recent.Load(), nil
		}
		return to, nil
	}
	var fromHash string
	if from != nil {
		fromHash = from.Hash
	}
	err := r.db.Write(ctx, func(tx *store.Tx) error {
		tx.Defer(`INSERT INTO final_blocks (chain, number, hash, block_time, seen_at) VALUES ($1, $2, $3, $4, $5)
			ON CONFLICT (chain) DO UPDATE SET number = excluded.number, hash = excluded.hash, block_time = excluded.block_time, seen_at = excluded.seen_at
			WHERE final_blocks.number < excluded.number AND final_blocks.hash = $6`, string(r.chain), to.Number, to.Hash, to.Time.UnixMicro(), r.db.Clock().Micros(), fromHash)
		return nil
	})
	if err != nil {
		return chain.Block{}, fmt.Errorf("noting the final block: %w", err)
	}
	known, err := r.Load(ctx)
	if err != nil {
		return chain.Block{}, err
	}
	if known == nil {
		return chain.Block{}, fmt.Errorf("noting the final block: %s has none", r.chain)
	}
	return *known, nil
}

// FollowedTip returns the highest block up to a number that the chain's follower has read and
// that descends from another one: it reads each only after the one it links to. It returns nil
// if the follower does not remember that other one.
func (r *Record) FollowedTip(ctx context.Context, from chain.Block, upTo uint64) (*chain.Block, error) {
	if r.db == nil {
		return nil, nil
	}
	var b chain.Block
	err := r.db.QueryRow(ctx, `SELECT number, hash FROM chain_blocks WHERE chain = $1 AND number <= $2
		AND EXISTS (SELECT 1 FROM chain_blocks k WHERE k.chain = $1 AND k.number = $3 AND k.hash = $4) ORDER BY number DESC LIMIT 1`,
		string(r.chain), upTo, from.Number, from.Hash).Scan(&b.Number, &b.Hash)
	switch {
	case errors.Is(err, store.ErrNoRows):
		return nil, nil
	case err != nil:
		return nil, fmt.Errorf("reading block hashes: %w", err)
	}
	return &b, nil
}

// FollowedHash is the hash of the block of a number that the chain's follower has
// read; empty when it has not, or no longer remembers it.
func (r *Record) FollowedHash(ctx context.Context, number uint64) (string, error) {
	if r.db == nil {
		return "", nil
	}
	var hash string
	err := r.db.QueryRow(ctx, `SELECT hash FROM chain_blocks WHERE chain = $1 AND number = $2`, string(r.chain), number).Scan(&hash)
	if err != nil && !errors.Is(err, store.ErrNoRows) {
		return "", fmt.Errorf("reading a block hash: %w", err)
	}
	return hash, nil
}

func (r *Record) remember(b chain.Block) {
	r.recent.Store(&b)
	time.AfterFunc(recentFor, func() { r.recent.CompareAndSwap(&b, nil) })
}
