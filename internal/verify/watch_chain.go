package verify

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
)

// errBehind says that a chain's follower has not reached the block as of which the chain was
// read: the books cannot have all that the chain has.
var errBehind = errors.New("the follower is behind")

const (
	// differingReads is how often a round compares a wallet that differs: a step may settle
	// between two queries.
	differingReads = 3
	// followedReads is how often a round looks whether the follower has reached a block.
	followedReads = 30
	// creditedWithin bounds how long ago the deposits were first seen that may be of a later
	// slot than one that was read a moment ago, so that no wallet's whole history is read.
	creditedWithin = time.Hour
)

// checkUnfollowed returns the result of comparing wallets with a chain that is not followed: as long as they have no
// rows there, no address was shown; else the wallets have not passed.
func (w *Watch) checkUnfollowed(ctx context.Context, name chain.Name, wallets []any) error {
	var held int
	err := w.DB.QueryRow(ctx, `SELECT COUNT(*) FROM positions WHERE chain = $1 AND (balance <> 0 OR COALESCE(units, '0') <> '0')
		AND wallet_id IN (`+store.Placeholders(2, len(wallets))+`)`, append([]any{string(name)}, wallets...)...).Scan(&held)
	if err != nil {
		return fmt.Errorf("reading positions on a chain without a cursor: %w", err)
	}
	if held > 0 {
		return fmt.Errorf("the block up to which the chain is followed is unknown, and %d positions are there", held)
	}
	return nil
}

// checkChain returns the check that compares wallets with a chain as of a followed block.
// Error: errBehind.
func (w *Watch) checkChain(name chain.Name) func(context.Context, []any) (findings, error) {
	return func(ctx context.Context, wallets []any) (findings, error) {
		var followed int
		err := w.DB.QueryRow(ctx, `SELECT COUNT(*) FROM chain_cursors WHERE chain = $1`, string(name)).Scan(&followed)
		if err != nil {
			return nil, fmt.Errorf("reading the cursor: %w", err)
		}
		if followed == 0 {
			return nil, w.checkUnfollowed(ctx, name, wallets)
		}
		held, err := w.loadContracts(ctx, name)
		if err != nil {
			return nil, err
		}
		rows, err := w.DB.Query(ctx, `SELECT a.wallet_id, w.organization_id, a.address FROM wallet_addresses a JOIN wallets w ON w.id = a.wallet_id
			WHERE a.chain = $1 AND a.wallet_id IN (`+store.Placeholders(2, len(wallets))+`)`, append([]any{string(name)}, wallets...)...)
		accounts, err := store.Collect(rows, err, func(row store.Rows) (a account, err error) {
			return a, row.Scan(&a.wallet, &a.organization, (*string)(&a.address))
		})
		if err != nil {
			return nil, fmt.Errorf("reading addresses: %w", err)
		}
		different, err := w.findUnexplained(ctx, name, held, accounts)
		var f findings
		for _, d := range different {
			f = append(f, finding{d.wallet.String(), d.mismatch()})
		}
		return f, err
	}
}

// findUnexplained compares wallets with a chain, and those that differ beyond their steps
// under way again, differingReads times at most.
func (w *Watch) findUnexplained(ctx context.Context, name chain.Name, held map[string]heldContract, accounts []account) ([]difference, error) {
	for try := 1; len(accounts) > 0; try++ {
		found, err := w.compareFollowed(ctx, name, held, accounts)
		if err != nil {
			return nil, err
		}
		found, _, err = w.strikeExplained(ctx, name, found)
		if err != nil || len(found) == 0 || try == differingReads {
			return found, err
		}
		accounts = accountsOf(accounts, found)
		if err := w.pauseForRetry(ctx); err != nil {
			return nil, err
		}
	}
	return nil, nil
}

// accountsOf returns those of the accounts in which something differs.
func accountsOf(accounts []account, found []difference) []account {
	return slices.DeleteFunc(slices.Clone(accounts), func(a account) bool {
		return !slices.ContainsFunc(found, func(d difference) bool { return d.wallet == a.wallet })
	})
}

// compareFollowed compares wallets with a chain as of a block up to which its follower has
// read it, and returns the differences.
//
// Of an EVM chain the block is the one up to which deposits are credited, by the statement
// that reads the books. A node that no longer keeps its state is an error.
//
// Solana has no state of an earlier slot. Balances come first, each as of a slot; then the
// follower must come that far, which is errBehind after followedReads; and then the books are
// read as of that slot: with the deposits up to it that wait for being final, and without
// those that were credited of later slots meanwhile.
func (w *Watch) compareFollowed(ctx context.Context, name chain.Name, held map[string]heldContract, accounts []account) ([]difference, error) {
	if !name.IsSolana() {
		b, err := w.loadBooks(ctx, name, accounts, nil)
		if err != nil {
			return nil, err
		}
		keys, holders := listHoldings(accounts, held, b.units)
		read, err := w.readHoldings(ctx, name, holders, b.final)
		if err != nil {
			return nil, fmt.Errorf("reading balances: %w", err)
		}
		return differencesOf(name, keys, b.units, read), nil
	}
	keys, holders := listHoldings(accounts, held, nil)
	read, err := w.readHoldings(ctx, name, holders, 0)
	if err != nil {
		return nil, fmt.Errorf("reading balances: %w", err)
	}
	slots := slotsOf(keys, read)
	b, err := w.awaitBooks(ctx, name, accounts, slots)
	if err != nil {
		return nil, err
	}
	return differencesOf(name, keys, b.units, read), nil
}

// slotsOf returns as of which slot each position was read.
func slotsOf(keys []bookKey, read []reading) map[bookKey]uint64 {
	slots := map[bookKey]uint64{}
	for i, k := range keys {
		slots[k] = read[i].block
	}
	return slots
}

// awaitBooks reads the books as of slots once the follower has reached the last of them.
// Error: errBehind.
func (w *Watch) awaitBooks(ctx context.Context, name chain.Name, accounts []account, slots map[bookKey]uint64) (books, error) {
	var last uint64
	for _, slot := range slots {
		last = max(last, slot)
	}
	var hash string // of the chain's block at the last slot, once it is needed
	for try := 1; ; try++ {
		b, err := w.loadBooks(ctx, name, accounts, slots)
		if err != nil || b.final >= last {
			return b, err
		}
		if b.number >= last {
			if hash == "" {
				block, err := w.readerOf(name).Block(ctx, last)
				if err != nil {
					return books{}, err
				}
				hash = block.Hash
			}
			if b.hash == hash {
				return b, nil
			}
		}
		if try == followedReads {
			return books{}, fmt.Errorf("%w: %s was read at block %d, and is followed up to %d", errBehind, name, last, b.number)
		}
		if err := w.pauseForRetry(ctx); err != nil {
			return books{}, err
		}
	}
}

// bookKey names a position of a wallet.
type bookKey struct {
	wallet   uuid.UUID
	position string
}

// books are wallets' positions in native units, and how far their chain is followed, all as
// of one moment.
type books struct {
	units         map[bookKey]*big.Int
	final, number uint64 // up to which deposits are credited, and up to which blocks are read
	hash          string // of the last block read up to the last slot asked for; empty without one
}

// bookRow is a position, or a deposit that is in it or is not.
type bookRow struct {
	wallet, position, token, kind string
	amount                        int64
	units                         string
	block                         int64
}

// The kinds of a bookRow beside those of positions.
const (
	rowWaiting  = "waiting"  // a deposit that waits for being final
	rowCredited = "credited" // a deposit that is in its position
)

// loadBooks reads the books of wallets on a chain in one statement, so as of one moment; with slots, as of those:
// corrected by the deposits between them and the block up to which deposits are credited. A correction by hand lasts
// until the follower has passed that slot.
func (w *Watch) loadBooks(ctx context.Context, name chain.Name, accounts []account, slots map[bookKey]uint64) (books, error) {
	args := []any{string(name)}
	for _, a := range accounts {
		args = append(args, a.wallet)
	}
	in := `wallet_id IN (` + store.Placeholders(2, len(accounts)) + `)`
	rowsOf := `SELECT wallet_id, position_id, '' AS token, kind, balance, COALESCE(units, '0') AS units, 0 AS block_number FROM positions WHERE ` + in
	lowest, highest := slotRange(slots)
	if slots != nil {
		n := len(args)
		args = append(args, lowest, highest, w.DB.Clock().Now().Add(-creditedWithin).UnixMicro())
		rowsOf += fmt.Sprintf(` UNION ALL SELECT wallet_id, '', token, '`+rowWaiting+`', amount, '0', block_number FROM deposits
				WHERE chain = $1 AND %[1]s AND status = 'processing' AND block_number <= $%[3]d
			UNION ALL SELECT wallet_id, '', token, '`+rowCredited+`', amount, '0', block_number FROM deposits
				WHERE chain = $1 AND %[1]s AND status = 'completed' AND block_number > $%[2]d AND created_at > $%[4]d`, in, n+1, n+2, n+3)
	}
	args = append(args, highest)
	rows, err := w.DB.Query(ctx, `SELECT c.final_number, c.number, COALESCE((SELECT b.hash FROM chain_blocks b WHERE b.chain = c.chain AND b.number <= `+fmt.Sprintf("$%d", len(args))+`
			ORDER BY b.number DESC LIMIT 1), ''), COALESCE(h.wallet_id, ''), COALESCE(h.position_id, ''), COALESCE(h.token, ''), COALESCE(h.kind, ''), COALESCE(h.balance, 0), COALESCE(h.units, '0'), COALESCE(h.block_number, 0)
		FROM chain_cursors c LEFT JOIN (`+rowsOf+`) h ON 1 = 1 WHERE c.chain = $1`, args...)
	b := books{units: map[bookKey]*big.Int{}}
	all, err := store.Collect(rows, err, func(row store.Rows) (r bookRow, err error) {
		err = row.Scan(&b.final, &b.number, &b.hash, &r.wallet, &r.position, &r.token, &r.kind, &r.amount, &r.units, &r.block)
		return r, err
	})
	if err != nil {
		return books{}, fmt.Errorf("reading the books: %w", err)
	}
	if len(all) == 0 {
		return books{}, fmt.Errorf("reading the books: %s is followed no more", name)
	}
	for _, r := range all {
		if r.kind != "" {
			if err := b.add(name, r, slots); err != nil {
				return books{}, err
			}
		}
	}
	return b, nil
}

// slotRange returns the lowest and the highest of slots.
func slotRange(slots map[bookKey]uint64) (lowest, highest int64) {
	first := true
	for _, slot := range slots {
		if first || int64(slot) < lowest {
			lowest = int64(slot)
		}
		highest, first = max(highest, int64(slot)), false
	}
	return lowest, highest
}

// add counts a row of the books: a position; a deposit that waits for being final, if its
// block is up to the slot of its position; or, with the sign turned, one that was credited of
// a later block.
func (b books) add(name chain.Name, r bookRow, slots map[bookKey]uint64) error {
	k := bookKey{parseID(r.wallet), r.position}
	amount := big.NewInt(r.amount)
	switch r.kind {
	case string(ledger.KindCash):
	case string(ledger.KindYieldSource):
		units, err := money.ParseUnits(r.units)
		if err != nil {
			return fmt.Errorf("%w: the units of position %s of wallet %s: %w", store.ErrUnreadable, r.position, r.wallet, err)
		}
		amount = units.Big()
	case rowWaiting, rowCredited:
		k.position = chain.CashID(name, chain.Token(r.token))
		slot, ok := slots[k]
		waits := r.kind == rowWaiting
		if !ok || waits != (uint64(r.block) <= slot) || waits && uint64(r.block) <= b.final || !waits && uint64(r.block) > b.final {
			return nil
		}
		if !waits {
			amount.Neg(amount)
		}
	}
	if b.units[k] == nil {
		b.units[k] = new(big.Int)
	}
	b.units[k].Add(b.units[k], amount)
	return nil
}

// listHoldings lists the possible balances of wallets on a chain. Of an organization's own contracts these are the
// other holders in the books alone.
func listHoldings(accounts []account, held map[string]heldContract, booked map[bookKey]*big.Int) (keys []bookKey, holders []holding) {
	for _, a := range accounts {
		for position, c := range held {
			k := bookKey{a.wallet, position}
			if !c.appliesTo(a) && booked[k] == nil {
				continue
			}
			keys, holders = append(keys, k), append(holders, holding{c.address, a.address})
		}
	}
	return keys, holders
}

// differencesOf returns where books and chain differ, and where the books have units of a contract that returns no balance.
func differencesOf(name chain.Name, keys []bookKey, booked map[bookKey]*big.Int, read []reading) []difference {
	var found []difference
	for i, k := range keys {
		want := booked[k]
		if want == nil {
			want = new(big.Int)
		}
		d := difference{wallet: k.wallet, position: k.position, books: want, onChain: read[i].units, chain: name, block: read[i].block, unread: read[i].unread}
		switch {
		case d.unread != nil && want.Sign() != 0, d.unread == nil && want.Cmp(d.onChain) != 0:
			found = append(found, d)
		}
	}
	return found
}
