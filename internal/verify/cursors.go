package verify

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/store"
)

// cursorRow is how far a chain has been read, and the blocks that are remembered.
type cursorRow struct {
	chain, hash         string
	number, final       int64
	timeMicros          *int64
	first, last, blocks int64
	lastHash, finalHash string
}

// checkCursors holds the followers' cursors against the chains. One that is ahead would
// have deposits passed over.
func (v Verifier) checkCursors(ctx context.Context, names []any) (findings, error) {
	rows, err := v.DB.Query(ctx, `SELECT c.chain, c.hash, c.number, c.final_number, c.block_time,
		(SELECT COALESCE(MIN(b.number), -1) FROM chain_blocks b WHERE b.chain = c.chain), (SELECT COALESCE(MAX(b.number), -1) FROM chain_blocks b WHERE b.chain = c.chain),
		(SELECT COUNT(*) FROM chain_blocks b WHERE b.chain = c.chain),
		COALESCE((SELECT b.hash FROM chain_blocks b WHERE b.chain = c.chain AND b.number = c.number), ''),
		COALESCE((SELECT b.hash FROM chain_blocks b WHERE b.chain = c.chain AND b.number = c.final_number), '')
		FROM chain_cursors c WHERE c.chain IN (`+store.Placeholders(1, len(names))+`)`, append([]any{}, names...)...)
	cursors, err := store.Collect(rows, err, func(row store.Rows) (c cursorRow, err error) {
		err = row.Scan(&c.chain, &c.hash, &c.number, &c.final, &c.timeMicros, &c.first, &c.last, &c.blocks, &c.lastHash, &c.finalHash)
		return c, err
	})
	if err != nil {
		return nil, fmt.Errorf("reading cursors: %w", err)
	}
	var f findings
	for _, c := range cursors {
		say := f.sayOf(CursorsChains, c.chain, uuid.Nil, "cursor of "+c.chain+" ")
		err := v.checkCursor(ctx, c, say)
		if err := f.takeUnread(c.chain, uuid.Nil, "cursor of "+c.chain+" ", err); err != nil {
			return nil, err
		}
	}
	return f, nil
}

func (v Verifier) checkCursor(ctx context.Context, c cursorRow, say sayIf) error {
	say(c.first != c.final || c.last != c.number, "stands at blocks %d and %d, and remembers %d to %d", c.final, c.number, c.first, c.last)
	skips := chain.Name(c.chain).IsSolana() // slots, and the blocks of those are not there
	say(c.blocks > c.number-c.final+1 || c.blocks < c.number-c.final+1 && !skips, "remembers %d blocks from %d to %d", c.blocks, c.final, c.number)
	say(c.hash != c.lastHash, "stands at block %s, and remembers %s", c.hash, c.lastHash)
	client := v.readerOf(chain.Name(c.chain))
	say(!chain.Name(c.chain).Valid(), "is of no chain")
	if client == nil {
		return nil
	}
	final, err := client.Final(ctx)
	if err != nil {
		return err
	}
	say(uint64(c.final) > final.Number, "takes block %d for final, the chain %d", c.final, final.Number)
	head, err := client.Head(ctx)
	if err != nil {
		return err
	}
	if uint64(c.number) <= head.Number {
		block, err := client.Block(ctx, uint64(c.number))
		if err != nil {
			return err
		}
		// Above the block up to which deposits are credited the chain may have removed blocks that the follower read;
		// by these hashes it goes back to where they part.
		say(c.hash == block.Hash && c.timeMicros != nil && *c.timeMicros != block.Time.UnixMicro(), "stands at a block of another time")
	}
	if uint64(c.final) <= final.Number {
		block, err := client.Block(ctx, uint64(c.final))
		if err != nil {
			return err
		}
		say(c.finalHash != block.Hash, "takes block %d for %s, the chain has %s", c.final, c.finalHash, block.Hash)
	}
	return nil
}
