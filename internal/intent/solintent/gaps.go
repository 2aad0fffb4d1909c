package solintent

import (
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// A node that has dropped history lists a wallet's transactions as if there were no earlier ones. A database may
// lack those after its gap: after that slot it did not look at the chain for longer than markers are
// kept. So while there is a gap, a wallet's history is known up to its cursor only if that is not after
// the gap, or if nodes had everything since the gap whenever it was moved (solana_histories.gap_slot). An execution that is
// found is one, from any node; that there is none follows from a whole history alone. Once a recovery has closed the gap, it stays one
// for each wallet whose history was not read since (solana_histories.since_slot): the recovery did not know a wallet that is made
// again, or gets its address, after it.

// knownChain is how far this database knows a chain (solana_marker_chains); zero for a chain that its carrier has not seen.
type knownChain struct {
	begunMicros, knownMicros          int64
	knownSlot, gapSlot, closedGapSlot uint64
}

// loadKnown reads how far this database knows a chain.
func (f *Family) loadKnown(ctx context.Context, name chain.Name) (known knownChain, err error) {
	var slot, gap, closed int64
	err = f.db.QueryRow(ctx, `SELECT begun_at, known_at, known_slot, gap_slot, closed_gap_slot FROM solana_marker_chains WHERE chain = $1`, string(name)).
		Scan(&known.begunMicros, &known.knownMicros, &slot, &gap, &closed)
	if errors.Is(err, store.ErrNoRows) {
		return knownChain{}, nil
	}
	if err != nil {
		return knownChain{}, fmt.Errorf("reading how far %s is known: %w", name, err)
	}
	known.knownSlot, known.gapSlot, known.closedGapSlot = uint64(slot), uint64(gap), uint64(closed)
	return known, nil
}

// isOutdated returns whether markers may have been made and closed since the database last looked at a chain.
func (f *Family) isOutdated(known knownChain) bool {
	return f.db.Clock().Micros()-known.knownMicros > MarkerKeep.Microseconds()
}

// findGap returns the slot after which this database may lack executions whose markers are closed; 0 for none. It is the
// one that the carrier has noted, or will note when it next looks at the chain.
func (f *Family) findGap(known knownChain) uint64 {
	if known.knownMicros == 0 || !f.isOutdated(known) {
		return known.gapSlot
	}
	return earlierGap(known.gapSlot, max(known.knownSlot, 1)) // 0 is no gap
}

// earlierGap returns the earlier of two gaps, each 0 for none.
func earlierGap(a, b uint64) uint64 {
	if a == 0 || b == 0 {
		return max(a, b)
	}
	return min(a, b)
}

// openHistory returns the history of a wallet with its gap: that of the chain, or an earlier one that was closed before the
// wallet's history was read.
func (f *Family) openHistory(ctx context.Context, name chain.Name, account chain.Address) (history, error) {
	on, err := f.chain(name)
	if err != nil {
		return history{}, err
	}
	known, err := f.loadKnown(ctx, name)
	if err != nil {
		return history{}, err
	}
	h := history{f.db, name, account, on.Client.Agreed(), f.findGap(known)}
	unread, err := h.findUnread(ctx, known.closedGapSlot)
	h.gapSlot = earlierGap(h.gapSlot, unread)
	return h, err
}

// findUnread returns the slot of a closed gap if the wallet's history was not read since; else 0.
func (h history) findUnread(ctx context.Context, closedSlot uint64) (uint64, error) {
	if closedSlot == 0 {
		return 0, nil
	}
	var read int
	err := h.db.QueryRow(ctx, `SELECT COUNT(*) FROM solana_histories WHERE chain = $1 AND wallet = $2 AND since_slot > 0 AND since_slot <= $3`,
		string(h.chain), string(h.wallet), int64(closedSlot)).Scan(&read)
	if err != nil {
		return 0, fmt.Errorf("reading since when a wallet's history is known: %w", err)
	}
	if read > 0 {
		return 0, nil
	}
	return closedSlot, nil
}

// CheckHistory demands that the nodes have all of a wallet's history that this database may lack. Error: task.Later.
func (f *Family) CheckHistory(ctx context.Context, name chain.Name, account chain.Address) error {
	h, err := f.openHistory(ctx, name, account)
	if err != nil {
		return err
	}
	return h.checkWhole(ctx)
}

// KeepHistory reads a wallet's history that this database may lack, and keeps that it is known, so that it need not be shown again
// once nodes have dropped it. Error: task.Later if the nodes lack a part.
func (f *Family) KeepHistory(ctx context.Context, name chain.Name, account chain.Address) error {
	h, err := f.openHistory(ctx, name, account)
	if err != nil {
		return err
	}
	_, lack, err := h.readNews(ctx, nil)
	if err != nil {
		return err
	}
	return lack.asError(h.gapSlot)
}

// whileUnknown is how long an order waits for nodes that have the history that it needs.
const whileUnknown = time.Minute

// whyUnshown is why an order waits whose request may have been paid.
const whyUnshown = "the marker of the intent exists, and no node shows the transaction that made it"

// lackingHistory is the slot from which on every node has all history, where that is after the gap; 0 where it is not.
type lackingHistory uint64

// asError returns a task.Later if history since the gap is lacking, else nil.
func (l lackingHistory) asError(gapSlot uint64) error {
	if l == 0 {
		return nil
	}
	return task.Later{After: whileUnknown, Reason: fmt.Sprintf("what was executed since slot %d is unknown: a node has no history before slot %d", gapSlot, l)}
}

// LacksHistory returns whether an error of ReadHistory, KeepHistory or CheckHistory of a Family is that nodes lack history.
func LacksHistory(err error) bool { return errors.As(err, new(task.Later)) }

// findLacking reads from which slot on the nodes have history, if they lack a part since the gap; 0 if not, or
// without a gap. They lack no part for a wallet that is younger than their history.
func (h history) findLacking(ctx context.Context) (lackingHistory, error) {
	if h.gapSlot == 0 {
		return 0, nil
	}
	first, err := h.client.FirstBlock(ctx)
	if err != nil {
		return 0, fmt.Errorf("reading how far back nodes know the chain: %w", err)
	}
	if first <= h.gapSlot {
		return 0, nil
	}
	young, err := h.isYoung(ctx)
	if err != nil || young {
		return 0, err
	}
	return lackingHistory(first), nil
}

// checkWhole demands that the nodes have all of the wallet's history since the gap. Error: task.Later.
func (h history) checkWhole(ctx context.Context) error {
	lack, err := h.findLacking(ctx)
	if err != nil {
		return err
	}
	return lack.asError(h.gapSlot)
}

// readNews reads on from the cursor, and returns the executions since that this database does not
// know, the ids that are asked for among them. While there is a gap, it reads on from a cursor up to which all is known. If a node
// lacks history since the gap, it reads on from the newest cursor, and returns from which slot on there is history.
func (h history) readNews(ctx context.Context, asked []uuid.UUID) ([]execution, lackingHistory, error) {
	lack, err := h.findLacking(ctx)
	if err != nil {
		return nil, 0, err
	}
	load := h.loadWholeCursor
	if lack > 0 {
		load = func(ctx context.Context) (solana.Signature, error) { return h.loadCursor(ctx, math.MaxInt64) }
	}
	until, err := load(ctx)
	if err != nil {
		return nil, 0, err
	}
	found, err := h.readAfter(ctx, until, asked, lack == 0)
	if err != nil || lack > 0 {
		return found, lack, err
	}
	unread, err := h.findUnread(ctx, h.gapSlot)
	if err == nil && unread > 0 {
		err = h.markRead(ctx, unread)
	}
	return found, 0, err
}

// addMarked adds to the transactions that executed ids those that made the ids' markers, and returns whether there is another
// id that was not given up: nodes show no execution of it. The markers are read by one request.
func (h history) addMarked(ctx context.Context, known map[uuid.UUID]string, ids []uuid.UUID) (undecided bool, err error) {
	var open []uuid.UUID
	var addresses []solana.PublicKey
	wallet := solana.KeyOf(h.wallet)
	for _, id := range ids {
		if _, executed := known[id]; !executed && !slices.Contains(open, id) {
			open, addresses = append(open, id), append(addresses, custody.MarkerOf(wallet, id))
		}
	}
	accounts, err := h.client.Accounts(ctx, rpc.Confirmed, addresses...)
	if err != nil {
		return false, fmt.Errorf("reading the markers of intents: %w", err)
	}
	for n, id := range open {
		if !IsMarker(accounts[n]) {
			undecided = true
			continue
		}
		signature, executed, err := h.readMarked(ctx, wallet, id)
		if err != nil {
			return false, err
		}
		if executed {
			known[id] = signature
		}
	}
	return undecided, nil
}

// readMarked returns whether the marker of an intent, which exists, was made by a payment, and by which transaction. If no node shows
// the transaction, it is empty, and a payment is assumed of an intent that this database did not give up itself.
func (h history) readMarked(ctx context.Context, wallet solana.PublicKey, id uuid.UUID) (signature string, executed bool, err error) {
	made, err := FindCreation(ctx, h.client, wallet, id, rpc.Confirmed)
	switch {
	case err != nil:
		return "", false, fmt.Errorf("reading the transaction that made the marker of intent %s: %w", id, err)
	case made != nil && made.Payment != nil:
		return made.Tx.Signature.String(), true, nil
	case made != nil:
		return "", false, nil
	}
	var given int
	err = h.db.QueryRow(ctx, `SELECT (SELECT COUNT(*) FROM intents WHERE chain = $1 AND wallet = $2 AND id = $3 AND state = 'cancelled')
		+ (SELECT COUNT(*) FROM solana_voids WHERE chain = $1 AND wallet = $2 AND intent_id = $3)`, string(h.chain), string(h.wallet), id).Scan(&given)
	if err != nil {
		return "", false, fmt.Errorf("reading whether intent %s was given up: %w", id, err)
	}
	return "", given == 0, nil
}

// loadCursor is the newest final transaction up to which everything was read;
// zero if there is none, or it is after the slot last.
func (h history) loadCursor(ctx context.Context, last uint64) (solana.Signature, error) {
	return h.scanCursor(ctx, `slot <= $3`, int64(last))
}

// loadWholeCursor is the newest final transaction up to which all is known; zero if there is none.
func (h history) loadWholeCursor(ctx context.Context) (solana.Signature, error) {
	if h.gapSlot == 0 {
		return h.loadCursor(ctx, math.MaxInt64)
	}
	return h.scanCursor(ctx, `(slot <= $3 OR gap_slot > 0 AND gap_slot <= $3)`, int64(h.gapSlot))
}

// scanCursor reads the cursor if it meets a condition.
func (h history) scanCursor(ctx context.Context, condition string, slot int64) (solana.Signature, error) {
	var text string
	err := h.db.QueryRow(ctx, `SELECT signature FROM solana_histories WHERE chain = $1 AND wallet = $2 AND `+condition, string(h.chain), string(h.wallet), slot).Scan(&text)
	if errors.Is(err, store.ErrNoRows) {
		return solana.Signature{}, nil
	}
	if err != nil {
		return solana.Signature{}, fmt.Errorf("reading up to where a wallet's history is known: %w", err)
	}
	return solana.ParseSignature(text)
}

// moveCursor keeps the executions up to the newest final transaction, and that everything was read up to there, in
// one transaction. It goes back only from a cursor up to which not all is known to one up to which all is, so running
// it twice, or in two places, keeps the same.
func (h history) moveCursor(ctx context.Context, news []rpc.SignatureInfo, found []execution, whole bool) error {
	var since int64
	if whole {
		since = int64(h.gapSlot)
	}
	for _, info := range news {
		if info.Commitment != rpc.Finalized {
			continue
		}
		return h.db.Write(ctx, func(tx *store.Tx) error {
			for _, e := range found {
				table := `solana_executions`
				if e.voids {
					table = `solana_voids`
				}
				if e.final {
					tx.Defer(`INSERT INTO `+table+` (chain, wallet, intent_id, signature) VALUES ($1, $2, $3, $4) ON CONFLICT (chain, wallet, intent_id) DO NOTHING`,
						string(h.chain), string(h.wallet), e.id, e.signature.String())
				}
			}
			tx.Defer(`INSERT INTO solana_histories (chain, wallet, signature, slot, gap_slot, since_slot) VALUES ($1, $2, $3, $4, $5, 0)
				ON CONFLICT (chain, wallet) DO UPDATE SET signature = excluded.signature, slot = excluded.slot, gap_slot = excluded.gap_slot
				WHERE solana_histories.slot < excluded.slot OR excluded.gap_slot > 0 AND (solana_histories.gap_slot = 0 OR solana_histories.gap_slot > excluded.gap_slot)`,
				string(h.chain), string(h.wallet), info.Signature.String(), int64(info.Slot), since)
			return nil
		})
	}
	return nil
}

// markRead keeps that all of the wallet's history since a slot was read, while nodes had all of it. Its cursor stays; a wallet
// without a cursor gets one before its first transaction.
func (h history) markRead(ctx context.Context, sinceSlot uint64) error {
	err := h.db.Write(ctx, func(tx *store.Tx) error {
		tx.Defer(`INSERT INTO solana_histories (chain, wallet, signature, slot, gap_slot, since_slot) VALUES ($1, $2, $3, 0, 0, $4)
			ON CONFLICT (chain, wallet) DO UPDATE SET since_slot = excluded.since_slot WHERE solana_histories.since_slot = 0 OR solana_histories.since_slot > excluded.since_slot`,
			string(h.chain), string(h.wallet), solana.Signature{}.String(), int64(sinceSlot))
		return nil
	})
	if err != nil {
		return fmt.Errorf("keeping since when a wallet's history is known: %w", err)
	}
	return nil
}
