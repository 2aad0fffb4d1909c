package wallet

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// A bridge's message may be delivered by any account; its money reaches the wallet. If the wallet itself had sent it
// from another chain it is no deposit: it is kept here until its block is final, and then handed to the transfer that
// sent it.

// ArrivalTask is the kind of task that finds out for which transfer between chains an arrival
// is; its key is the arrival's id.
const ArrivalTask = "transfer.arrival"

// Arrival is a payment of a bridge to a wallet, sent by the wallet itself, in a final block.
type Arrival struct {
	ID           uuid.UUID
	Organization uuid.UUID
	Wallet       uuid.UUID
	Chain        chain.Name
	Token        chain.Token
	Amount       money.USD
	TxHash       string
	BlockNumber  uint64
	BlockTime    time.Time
	Key          string     // the message's name
	Intent       *uuid.UUID // of the wallet's, within which it came; nil if within none
}

const arrivalColumns = `id, organization_id, wallet_id, chain, token, amount, tx_hash, block_number, block_time, message_key, intent_id`

// LoadArrival reads a final arrival. False: it was handed over before.
func LoadArrival(ctx context.Context, q store.Querier, id uuid.UUID) (Arrival, bool, error) {
	rows, err := q.Query(ctx, `SELECT `+arrivalColumns+` FROM bridge_arrivals WHERE id = $1 AND final = 1`, id)
	found, err := store.Collect(rows, err, func(row store.Rows) (a Arrival, err error) {
		var block, micros int64
		var within *string
		err = row.Scan(&a.ID, &a.Organization, &a.Wallet, &a.Chain, &a.Token, &a.Amount, &a.TxHash, &block, &micros, &a.Key, &within)
		a.BlockNumber, a.BlockTime = uint64(block), clock.Time(micros)
		if err != nil || within == nil {
			return a, err
		}
		id, err := uuid.Parse(*within)
		a.Intent = &id
		return a, err
	})
	if err != nil {
		return Arrival{}, false, fmt.Errorf("reading arrival %s: %w", id, err)
	}
	if len(found) == 0 {
		return Arrival{}, false, nil
	}
	return found[0], true, nil
}

// Forget ends an arrival, whose transfer has it in the same transaction.
func (a Arrival) Forget(tx *store.Tx) { tx.Defer(`DELETE FROM bridge_arrivals WHERE id = $1`, a.ID) }

// BecomeDeposit turns an arrival that belongs to no transfer into a deposit, with the same entry as other deposits.
// The arrival's row is deleted in the same transaction, so it is credited once. Its ordinal is one that no other
// deposit has: if the transaction was mined elsewhere before a reorganization, it may have paid another deposit in
// its place.
func (a Arrival) BecomeDeposit(ctx context.Context, tx *store.Tx) error {
	tx.Defer(`INSERT INTO deposits (id, organization_id, wallet_id, chain, token, amount, units, from_address, tx_hash, ordinal,
			block_number, block_hash, block_time, status, shown, created_at)
		SELECT id, organization_id, wallet_id, chain, token, amount, units, from_address, tx_hash, -1 - ordinal,
			block_number, block_hash, block_time, 'processing', 0, CAST($2 AS BIGINT) FROM bridge_arrivals WHERE id = $1`, a.ID, tx.DB().Clock().Micros())
	a.Forget(tx)
	rows, err := tx.Query(ctx, `SELECT `+depositColumns+` FROM deposits WHERE id = $1`, a.ID)
	made, err := store.Collect(rows, err, scanDeposit)
	if err != nil {
		return fmt.Errorf("making a deposit of arrival %s: %w", a.ID, err)
	}
	return postDeposits(ctx, tx, made)
}

// MessageReader reads payments of bridges, of any age.
type MessageReader interface {
	Reader
	// LocateMessage says in which blocks up to one a message of a key may have come that was sent at a
	// time: the transfers that AgreedTransfers returns for them count.
	LocateMessage(ctx context.Context, key string, since time.Time, upTo uint64) ([]uint64, error)
	// CheckKept demands that nodes have all in which LocateMessage searches since a time: otherwise it may find none of a message that
	// has come. Error: chain.ErrUnavailable.
	CheckKept(ctx context.Context, since time.Time, upTo uint64) error
	// AgreedTransfers returns the transfers of a block that the chain's follower has read, or on
	// which every node that is up agrees; the first block after it where a chain's numbers have gaps.
	// No one node's word is posted for a block that is read by its number.
	AgreedTransfers(ctx context.Context, number uint64) (chain.BlockTransfers, error)
}

// FindReceived returns the payment of a message with a key to an address up to a final block: nil if there is none,
// as far as the reader finds. The arrival has the amount, time and transaction.
func FindReceived(ctx context.Context, from MessageReader, to chain.Address, key string, since time.Time, upTo uint64) (*Arrival, error) {
	numbers, err := from.LocateMessage(ctx, key, since, upTo)
	if err != nil {
		return nil, fmt.Errorf("looking for where message %s came in: %w", key, err)
	}
	for _, number := range numbers {
		b, err := from.AgreedTransfers(ctx, number)
		if err != nil {
			return nil, fmt.Errorf("reading where message %s came in: %w", key, err)
		}
		for _, t := range b.Transfers {
			if b.Number > upTo || t.To != to || t.Bridged == nil || t.Bridged.Key != key {
				continue
			}
			amount, err := t.Units.USDFloor(from.Decimals(t.Token))
			if err != nil {
				return nil, fmt.Errorf("reading the payment of message %s: %w", key, err)
			}
			return &Arrival{Token: t.Token, Amount: amount, TxHash: t.TxHash, BlockNumber: b.Number, BlockTime: b.Time, Key: key}, nil
		}
	}
	return nil, nil
}

// splitArrivals separates from received transfers those that the wallets themselves had sent from other chains, or
// may have.
func (f *Follower) splitArrivals(ctx context.Context, found []incomingTransfer) (deposits, arrivals []incomingTransfer, err error) {
	for _, in := range found {
		own := false
		if by := in.transfer.Bridged; by != nil {
			if own = by.Sender == ""; !own { // whose it was is known to who has it as a transfer
				own, err = f.isWallets(ctx, in.wallet, by.Sender)
			}
			if err != nil {
				return nil, nil, err
			}
		}
		if own {
			arrivals = append(arrivals, in)
		} else {
			deposits = append(deposits, in)
		}
	}
	return deposits, arrivals, nil
}

// isWallets says whether an address is the wallet's on any chain.
func (f *Follower) isWallets(ctx context.Context, wallet uuid.UUID, address chain.Address) (bool, error) {
	var n int
	err := f.db.QueryRow(ctx, `SELECT COUNT(*) FROM wallet_addresses WHERE wallet_id = $1 AND address = $2`, wallet, string(address)).Scan(&n)
	if err != nil {
		return false, fmt.Errorf("reading whose money was bridged: %w", err)
	}
	return n > 0, nil
}

// insertArrivals writes the payments of bridges. One that is mined again after a reorganization has its row already,
// in another block.
func (f *Follower) insertArrivals(tx *store.Tx, found []incomingTransfer) {
	for some := range slices.Chunk(found, rowsPerStatement) {
		args := make([]any, 0, 16*len(some))
		for _, a := range some {
			args = append(args, arrivalID(a.wallet, a.transfer.Bridged.Key), a.organization, a.wallet, string(f.chain), string(a.transfer.Token), int64(a.amount), a.transfer.Units, string(a.transfer.From),
				a.transfer.TxHash, a.transfer.Ordinal, a.block.Number, a.block.Hash, a.block.Time.UnixMicro(), a.transfer.Bridged.Key, 0, a.transfer.Intent)
		}
		tx.Defer(`INSERT INTO bridge_arrivals (id, organization_id, wallet_id, chain, token, amount, units, from_address, tx_hash, ordinal, block_number, block_hash, block_time, message_key, final, intent_id)
			VALUES `+store.Values(len(some), 16)+` ON CONFLICT DO NOTHING`, args...)
	}
}

// arrivals is the namespace of the ids of arrivals.
var arrivals = uuid.MustParse("b0a1d6f4-6a2c-4d0e-9c55-0d5e0f6e7c11")

// arrivalID is the id of a message's payment to a wallet, and of the deposit that it becomes. A message is received
// once, so the id is unique; the message's transfer may become known later.
func arrivalID(wallet uuid.UUID, key string) uuid.UUID {
	return uuid.NewSHA1(arrivals, slices.Concat(wallet[:], []byte(key)))
}

// FindDepositOf is the arrival that a message brought to a wallet, where that has become a deposit
// which is credited, and the entry by which it is. False: it has not.
func FindDepositOf(ctx context.Context, tx *store.Tx, wallet uuid.UUID, key string) (a Arrival, entry uuid.UUID, found bool, err error) {
	rows, err := tx.Query(ctx, `SELECT `+depositColumns+` FROM deposits WHERE id = $1 AND status = $2`, arrivalID(wallet, key), string(DepositCompleted))
	deposits, err := store.Collect(rows, err, scanDeposit)
	if err != nil {
		return Arrival{}, uuid.Nil, false, fmt.Errorf("looking for the deposit of message %s: %w", key, err)
	}
	if len(deposits) == 0 {
		return Arrival{}, uuid.Nil, false, nil
	}
	d, block := deposits[0], int64(0)
	err = tx.QueryRow(ctx, `SELECT e.id, d.block_number FROM journal_entries e, deposits d WHERE e.reference = $1 AND d.id = $2`, d.entryReference(), d.ID).Scan(&entry, &block)
	if err != nil {
		return Arrival{}, uuid.Nil, false, fmt.Errorf("reading the entry of deposit %s: %w", d.ID, err)
	}
	return Arrival{ID: d.ID, Organization: d.Organization, Wallet: d.Wallet, Chain: d.Chain, Token: d.Token, Amount: d.Amount, TxHash: d.TxHash,
		BlockNumber: uint64(block), BlockTime: clock.Time(d.blockTimeMicros), Key: key}, entry, true, nil
}

// dropArrivals deletes the arrivals of blocks that a reorganization removed.
func (f *Follower) dropArrivals(tx *store.Tx, above uint64) {
	tx.Defer(`DELETE FROM bridge_arrivals WHERE chain = $1 AND final = 0 AND block_number > $2`, string(f.chain), above)
}

// handArrivals hands over the arrivals that are final now. None is handed over twice: a row becomes final once.
func (f *Follower) handArrivals(ctx context.Context, tx *store.Tx, finalNumber uint64) error {
	rows, err := tx.Query(ctx, `SELECT id FROM bridge_arrivals WHERE chain = $1 AND final = 0 AND block_number <= $2 ORDER BY id`, string(f.chain), finalNumber)
	ids, err := store.Collect(rows, err, func(row store.Rows) (id uuid.UUID, err error) { return id, row.Scan(&id) })
	if err != nil {
		return fmt.Errorf("reading final arrivals: %w", err)
	}
	for _, id := range ids {
		tx.Defer(`UPDATE bridge_arrivals SET final = 1 WHERE id = $1`, id)
		task.AddNow(tx, ArrivalTask, id.String())
	}
	return nil
}
