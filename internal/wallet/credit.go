package wallet

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/crash"
	"github.com/granaryhq/granary/internal/event"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/state"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

const (
	creditsPerTransaction = 1000
	// rowsPerStatement keeps statements within both engines' parameter limits.
	rowsPerStatement = 500
)

// incomingTransfer is a transfer to one of our addresses.
type incomingTransfer struct {
	block        chain.Block
	transfer     chain.Transfer
	amount       money.USD
	wallet       uuid.UUID
	organization uuid.UUID
}

// matchRecipients returns the transfers that pay one of our addresses.
//
// A transfer inside the recipient's own intent (redeemed money coming home) belongs to that intent's step and is no
// deposit; a bridge's payment is considered wherever it ran. Error: chain.ErrUnreadable if a transaction that cannot
// be read may have paid one of our addresses; chain.ErrUnavailable if a transfer to one of them was not verified when
// it was read, since the address was made after.
func (f *Follower) matchRecipients(ctx context.Context, blocks []chain.BlockTransfers) ([]incomingTransfer, error) {
	var candidates []incomingTransfer
	recipients := map[chain.Address]bool{}
	for _, b := range blocks {
		for _, tr := range b.Transfers {
			if (tr.Intent != nil && tr.Bridged == nil) || tr.Units.IsZero() {
				continue
			}
			candidates = append(candidates, incomingTransfer{block: b.Block, transfer: tr})
			recipients[tr.To] = true
		}
		for _, holder := range b.Unread {
			recipients[holder] = true
		}
	}
	owners, err := loadOwners(ctx, f.db, f.chain, slices.Collect(maps.Keys(recipients)))
	if err != nil {
		return nil, fmt.Errorf("matching recipients: %w", err)
	}
	for _, b := range blocks {
		for _, holder := range b.Unread {
			if owner, ok := owners[holder]; ok {
				return nil, fmt.Errorf("%w: block %d has a transaction of a version that is not known, which may have paid wallet %s", chain.ErrUnreadable, b.Number, owner.wallet)
			}
		}
	}
	ours := candidates[:0]
	for _, c := range candidates {
		owner, ok := owners[c.transfer.To]
		if !ok {
			continue
		}
		if c.transfer.Unverified {
			return nil, fmt.Errorf("%w: block %d was read before wallet %s had its address, and is read again", chain.ErrUnavailable, c.block.Number, owner.wallet)
		}
		c.amount, err = c.transfer.Units.USDFloor(f.reader.Decimals(c.transfer.Token))
		if err != nil || c.amount > money.MaxUSD {
			f.log.Error("a transfer is too large to be money", "tx", c.transfer.TxHash, "units", c.transfer.Units)
			continue
		}
		c.wallet, c.organization = owner.wallet, owner.organization
		ours = append(ours, c)
	}
	return ours, nil
}

// addressOwner is whose wallet an address is.
type addressOwner struct {
	address              chain.Address
	wallet, organization uuid.UUID
}

// OwnAddresses returns a function that returns which of some addresses of a chain are those of wallets.
func OwnAddresses(db *store.DB, on chain.Name) func(context.Context, []chain.Address) (map[chain.Address]bool, error) {
	return func(ctx context.Context, addresses []chain.Address) (map[chain.Address]bool, error) {
		owners, err := loadOwners(ctx, db, on, addresses)
		own := make(map[chain.Address]bool, len(owners))
		for address := range owners {
			own[address] = true
		}
		return own, err
	}
}

// loadOwners returns the owners of those addresses that are ours: one query for many, whatever the number of wallets,
// and always up to date, since an address is committed before it is shown.
func loadOwners(ctx context.Context, db *store.DB, on chain.Name, addresses []chain.Address) (map[chain.Address]addressOwner, error) {
	owners := map[chain.Address]addressOwner{}
	for some := range slices.Chunk(addresses, rowsPerStatement) {
		args := []any{string(on)}
		for _, address := range some {
			args = append(args, string(address))
		}
		rows, err := db.Query(ctx, `SELECT a.address, w.id, w.organization_id FROM wallet_addresses a JOIN wallets w ON w.id = a.wallet_id
			WHERE a.chain = $1 AND a.address IN (`+store.Placeholders(2, len(some))+`)`, args...)
		found, err := store.Collect(rows, err, func(row store.Rows) (o addressOwner, err error) {
			return o, row.Scan(&o.address, &o.wallet, &o.organization)
		})
		if err != nil {
			return nil, err
		}
		for _, o := range found {
			owners[o.address] = o
		}
	}
	return owners, nil
}

// insertDeposits writes the deposits as processing (DepositSeen). A transfer that
// came back after a reorganization takes up its old row, and so its id. While a
// workflow of the wallet is active a deposit stays unlisted until it is final.
func (f *Follower) insertDeposits(ctx context.Context, tx *store.Tx, found []incomingTransfer) error {
	now := f.db.Clock().Micros()
	for some := range slices.Chunk(found, rowsPerStatement) {
		args := make([]any, 0, 14*len(some))
		var values strings.Builder
		for i, d := range some {
			if i > 0 {
				values.WriteByte(',')
			}
			k := len(args)
			fmt.Fprintf(&values, `($%d,$%d,$%d,$%d,$%d,CAST($%d AS BIGINT),$%d,$%d,$%d,CAST($%d AS BIGINT),CAST($%d AS BIGINT),$%d,CAST($%d AS BIGINT),CAST($%d AS BIGINT))`,
				k+1, k+2, k+3, k+4, k+5, k+6, k+7, k+8, k+9, k+10, k+11, k+12, k+13, k+14)
			args = append(args, uuid.New(), d.organization, d.wallet, string(f.chain), string(d.transfer.Token), int64(d.amount),
				d.transfer.Units, string(d.transfer.From), d.transfer.TxHash, d.transfer.Ordinal, d.block.Number,
				d.block.Hash, d.block.Time.UnixMicro(), now)
		}
		tx.Defer(`INSERT INTO deposits (id, organization_id, wallet_id, chain, token, amount, units, from_address, tx_hash, ordinal,
			block_number, block_hash, block_time, status, shown, created_at)
			SELECT v.column1, v.column2, v.column3, v.column4, v.column5, v.column6, v.column7, v.column8, v.column9, v.column10,
				v.column11, v.column12, v.column13, 'processing',
				CASE WHEN w.active_withdrawal IS NULL AND w.active_rebalance IS NULL THEN 1 ELSE 0 END, v.column14
			FROM (VALUES `+values.String()+`) AS v JOIN wallets w ON w.id = v.column3 WHERE 1 = 1
			ON CONFLICT (chain, tx_hash, ordinal, wallet_id) DO UPDATE SET status = 'processing', amount = excluded.amount, units = excluded.units,
				token = excluded.token, from_address = excluded.from_address, block_number = excluded.block_number,
				block_hash = excluded.block_hash, block_time = excluded.block_time
			WHERE deposits.status <> 'completed'`, args...)
	}
	return tx.Flush(ctx)
}

// failDeposits marks reorganized deposits. Those that were never shown are deleted.
func (f *Follower) failDeposits(ctx context.Context, tx *store.Tx, lost []Deposit) error {
	var events []event.Event
	for _, d := range lost {
		change := DepositDropped
		if !d.shown {
			change = DepositForgotten
		}
		status, err := DepositStates.Next(d.Status, change)
		if err != nil {
			return fmt.Errorf("failing deposit %s: %w", d.ID, err)
		}
		if status == state.None {
			tx.Defer(`DELETE FROM deposits WHERE id = $1`, d.ID)
			continue
		}
		tx.Defer(`UPDATE deposits SET status = $1 WHERE id = $2`, string(status), d.ID)
		d.Status = status
		events = append(events, d.statusEvent(f.db.Clock().Now()))
	}
	return event.Emit(ctx, tx, events...)
}

// creditDeposits completes up to creditsPerTransaction deposits at or below the final
// block: their rows, entries and events commit together. It returns how many. Fewer
// than creditsPerTransaction mean that the block is done; the same transaction
// writes that to the cursor.
func (f *Follower) creditDeposits(ctx context.Context, t task.Task, finalNumber uint64) (int, error) {
	credited, err := store.Write(ctx, f.db, func(tx *store.Tx) (int, error) {
		t.CheckLease(tx)
		rows, err := tx.Query(ctx, `SELECT `+depositColumns+` FROM deposits WHERE chain = $1 AND block_number <= $2 AND status = 'processing'
			ORDER BY block_number, id LIMIT $3`, string(f.chain), finalNumber, creditsPerTransaction)
		due, err := store.Collect(rows, err, scanDeposit)
		if err != nil {
			return 0, fmt.Errorf("reading final deposits: %w", err)
		}
		if len(due) > 0 {
			if err := postDeposits(ctx, tx, due); err != nil {
				return 0, err
			}
			crash.Point(pointCredit + ".before")
			tx.OnCommit(func() { crash.Point(pointCredit + ".after") })
		}
		if len(due) < creditsPerTransaction {
			if err := f.handArrivals(ctx, tx, finalNumber); err != nil {
				return 0, err
			}
			tx.Defer(`UPDATE chain_cursors SET final_number = $1, updated_at = $2 WHERE chain = $3`, finalNumber, f.db.Clock().Micros(), string(f.chain))
			tx.Defer(`DELETE FROM chain_blocks WHERE chain = $1 AND number < $2`, string(f.chain), finalNumber)
		}
		return len(due), nil
	})
	f.metrics.credited.Add(float64(credited))
	return credited, err
}

// postDeposits completes the deposits: their rows, then the journal, the wallets
// that these give a reason to plan, the events and the tasks, in the order of
// locks that docs/architecture.md has.
func postDeposits(ctx context.Context, tx *store.Tx, deposits []Deposit) error {
	now := tx.Now() // as their entries are stamped
	entries := make([]ledger.Entry, len(deposits))
	events := make([]event.Event, len(deposits))
	for i := range deposits {
		d := &deposits[i]
		status, err := DepositStates.Next(d.Status, DepositFinalized)
		if err != nil {
			return fmt.Errorf("completing deposit %s: %w", d.ID, err)
		}
		d.Status, d.CompletedAt = status, &now
		entries[i], events[i] = d.journalEntry(), d.statusEvent(now)
	}
	for some := range slices.Chunk(deposits, rowsPerStatement) {
		args := []any{now.UnixMicro()}
		for _, d := range some {
			args = append(args, d.ID)
		}
		changed, err := tx.Exec(ctx, `UPDATE deposits SET status = 'completed', shown = 1, completed_at = $1
			WHERE status = 'processing' AND id IN (`+store.Placeholders(2, len(some))+`)`, args...)
		if err != nil {
			return fmt.Errorf("completing deposits: %w", err)
		}
		if int(changed) != len(some) {
			return errors.New("deposits changed under the follower")
		}
	}
	if err := ledger.Post(ctx, tx, entries...); err != nil {
		return err
	}
	automatic, err := setDepositCause(ctx, tx, deposits)
	if err != nil {
		return err
	}
	if err := event.Emit(ctx, tx, events...); err != nil {
		return err
	}
	of := map[uuid.UUID]uuid.UUID{}
	for _, d := range deposits {
		of[d.Wallet] = d.Organization
	}
	for _, w := range automatic {
		AddBalanceTask(tx, of[w], w)
	}
	return nil
}
