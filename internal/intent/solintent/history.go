package solintent

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/google/uuid"
	"golang.org/x/sync/errgroup"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// A marker says that an id is over, and is closed in time; before there were markers, each
// transaction named its id in a memo alone. So an intent that another life of the database executed
// is found by its marker, or in the wallet's history. That is read from the newest final block back
// to a cursor, and the executions found up to there are kept in rows. An execution that is not final
// has its marker. No memo decides which transactions are read: a node may return any.
// A node gives no sign of history that it has dropped: gaps.go has when a history is whole.

// Executed returns for each id whether the owner's wallet has executed it by the newest slot: as this
// database knows, as the wallet's history since the cursor shows, or as the id's marker does. A marker
// counts as one of a payment if no node shows the transaction that made it.
// Error: task.Later for an id that may have been executed in history which a node lacks.
func (f *Family) Executed(ctx context.Context, name chain.Name, owner uuid.UUID, ids []uuid.UUID) ([]bool, error) {
	known, err := f.findExecutions(ctx, name, owner, ids)
	if err != nil {
		return nil, fmt.Errorf("reading the executions of the wallet of %s: %w", owner, err)
	}
	executed := make([]bool, len(ids))
	for n, id := range ids {
		_, executed[n] = known[id]
	}
	return executed, nil
}

// checkUnexecuted is asked before an order is signed: neither it nor a sibling may be executed.
// A version of the order itself that a forgotten life of the database signed may land later still:
// then this life's versions fail, since both make one marker.
// Error: task.Later where the chain has executed the order, or a sibling, and this life has not.
func (f *Family) checkUnexecuted(ctx context.Context, order intent.Order) error {
	ids := append([]uuid.UUID{order.ID}, order.Siblings...)
	executed, err := f.findExecutions(ctx, order.Chain, order.Owner, ids)
	if err != nil {
		return fmt.Errorf("reading the executions of the wallet of %s: %w", order.Owner, err)
	}
	for _, id := range ids {
		signature, found := executed[id]
		if !found {
			continue
		}
		signed, err := f.isSigned(ctx, id)
		if err != nil {
			return err
		}
		switch {
		case signed:
		case signature == "":
			return task.Later{After: whileBeginning, Reason: whyUnshown}
		default:
			return task.Later{After: time.Second, Reason: "transaction " + signature + " has executed what was asked for, for a forgotten life of the database"}
		}
	}
	return nil
}

// FindExecution is the transaction that executed an id; empty when there is none.
// Errors: those of Executed, chain.ErrUnavailable if no node shows the transaction that made the id's marker.
func (f *Family) FindExecution(ctx context.Context, name chain.Name, owner, id uuid.UUID) (string, error) {
	known, err := f.findExecutions(ctx, name, owner, []uuid.UUID{id})
	if err != nil {
		return "", err
	}
	signature, found := known[id]
	if found && signature == "" {
		return "", fmt.Errorf("%w: %s", chain.ErrUnavailable, whyUnshown)
	}
	return signature, nil
}

// findExecutions returns the transactions that executed ids of a wallet, by this database or by the chain: those of
// the given ids, and further new ones. That of an id is empty if only its marker is shown. Error: task.Later for an
// id that may have been executed in history which a node lacks.
func (f *Family) findExecutions(ctx context.Context, name chain.Name, owner uuid.UUID, ids []uuid.UUID) (map[uuid.UUID]string, error) {
	account, err := f.Account(ctx, owner, custody.OwnerProof{})
	if err != nil {
		return nil, err
	}
	h, err := f.openHistory(ctx, name, account)
	if err != nil {
		return nil, err
	}
	found, lack, err := h.readNews(ctx, ids)
	if err != nil {
		return nil, err
	}
	known, err := h.loadExecutions(ctx, ids)
	if err != nil {
		return nil, err
	}
	for _, e := range found {
		if !e.voids {
			known[e.id] = e.signature.String()
		}
	}
	undecided, err := h.addMarked(ctx, known, ids)
	if err == nil && undecided {
		err = lack.asError(h.since)
	}
	return known, err
}

// execution is an id with the transaction that executed it, or that ended it as a void.
type execution struct {
	id        uuid.UUID
	signature solana.Signature
	voids     bool
}

// readNews reads on from the cursor, and returns the executions since that this database does not know. If a part of the history is
// unknown, and the nodes have all of that, it reads the part, and keeps that it is known. If they lack some, it reads on from the cursor all
// the same, for the executions that they show, and returns from which slot on there is history.
func (h history) readNews(ctx context.Context, asked []uuid.UUID) ([]execution, lackingHistory, error) {
	lack, err := h.findLacking(ctx)
	if err != nil {
		return nil, 0, err
	}
	from, whole := h.cursor, h.since > 0 && lack == 0
	if whole {
		from = h.wholeFrom()
	}
	listed, err := h.client.SignaturesFor(ctx, solana.KeyOf(h.wallet), rpc.Finalized, func(s rpc.SignatureInfo) bool {
		return s.Signature == from.signature || s.Slot < from.slot
	})
	if err == nil && whole { // of this list: nodes drop history meanwhile
		if lack, err = h.findLackingBefore(ctx, listed.First); err == nil {
			err = lack.asError(h.since)
		}
	}
	if err != nil {
		return nil, 0, err
	}
	news := listed.List
	keep := whole && !h.unnoted
	var found []execution
	for end := len(news); end > 0; {
		some := news[max(0, end-provenAtOnce):end]
		end -= len(some)
		part, err := h.proveExecutions(ctx, some, asked)
		if err != nil {
			return nil, 0, err
		}
		if err := h.moveCursor(ctx, some[0], part, keep); err != nil {
			return nil, 0, err
		}
		found = append(found, part...)
	}
	if keep {
		err = h.markRead(ctx)
	}
	return found, lack, err
}

// Strangers can put many transactions into a wallet's history that look like its own until they are read. So many are
// read, the oldest first, before the cursor is moved, and so many at a time: a transaction is not read twice, however
// long all of it takes.
const (
	provenAtOnce = 200
	maxAsking    = 8
)

// proveExecutions reads those of the transactions that this database does not know, and returns the executions among them that it does
// not know either. Anyone may write an id into a transaction: only one signed by the wallet counts.
func (h history) proveExecutions(ctx context.Context, news []rpc.SignatureInfo, asked []uuid.UUID) ([]execution, error) {
	unread, err := h.dropKnown(ctx, news)
	if err != nil {
		return nil, err
	}
	executed := make([]execution, len(unread))
	g, asking := errgroup.WithContext(ctx)
	g.SetLimit(maxAsking)
	for i, s := range unread {
		g.Go(func() (err error) {
			executed[i], err = h.readExecuted(asking, s)
			return err
		})
	}
	if err := g.Wait(); err != nil {
		return nil, err
	}
	ids := slices.Clone(asked)
	for _, e := range executed {
		ids = append(ids, e.id)
	}
	known, err := h.loadExecutions(ctx, ids)
	if err != nil {
		return nil, err
	}
	return slices.DeleteFunc(executed, func(e execution) bool { _, is := known[e.id]; return is || e.id == uuid.Nil }), nil
}

// dropKnown returns the transactions that succeeded and that this database does not know as executions or voids of the wallet.
func (h history) dropKnown(ctx context.Context, news []rpc.SignatureInfo) ([]solana.Signature, error) {
	var unknown []solana.Signature
	for _, s := range news {
		if s.Err == nil {
			unknown = append(unknown, s.Signature)
		}
	}
	if len(unknown) == 0 {
		return nil, nil
	}
	args := []any{string(h.chain), string(h.wallet)}
	for _, s := range unknown {
		args = append(args, s.String())
	}
	in := store.Placeholders(3, len(unknown))
	rows, err := h.db.Query(ctx, `SELECT tx_hash FROM intents WHERE chain = $1 AND wallet = $2 AND state = 'executed' AND tx_hash IN (`+in+`)
		UNION SELECT signature FROM solana_executions WHERE chain = $1 AND wallet = $2 AND signature IN (`+in+`)
		UNION SELECT signature FROM solana_voids WHERE chain = $1 AND wallet = $2 AND signature IN (`+in+`)`, args...)
	known, err := store.Collect(rows, err, func(r store.Rows) (text string, err error) { return text, r.Scan(&text) })
	if err != nil {
		return nil, fmt.Errorf("reading which transactions are known: %w", err)
	}
	return slices.DeleteFunc(unknown, func(s solana.Signature) bool { return slices.Contains(known, s.String()) }), nil
}

// readExecuted returns a transaction with the id that it executed or voided: the wallet has signed it as one
// of its payouts or voids, and it succeeded. The id is Nil for any other. Error: that of readSucceeded.
func (h history) readExecuted(ctx context.Context, signature solana.Signature) (execution, error) {
	e := execution{signature: signature}
	message, err := h.readSucceeded(ctx, signature)
	if err != nil || message == nil {
		return e, err
	}
	if v, err := custody.DecodeSolanaVersion(message); err == nil && v.Wallet.Address() == h.wallet {
		e.id = v.ID
	}
	if v, err := custody.DecodeSolanaVoid(message); err == nil && v.Wallet.Address() == h.wallet {
		e.id, e.voids = v.ID, true
	}
	return e, nil
}

// readVersion returns the version of an intent of the wallet that a transaction executed; false if it is none, or
// failed. Error: that of readSucceeded.
func (h history) readVersion(ctx context.Context, signature solana.Signature) (v custody.SolanaVersion, is bool, err error) {
	message, err := h.readSucceeded(ctx, signature)
	if err != nil || message == nil {
		return v, false, err
	}
	v, err = custody.DecodeSolanaVersion(message)
	return v, err == nil && v.Wallet.Address() == h.wallet, nil
}

// readSucceeded returns the message of a transaction; nil if it failed, or is of a version that is not read, as none of
// ours is. Error: chain.ErrUnavailable for one that nodes list and do not show.
func (h history) readSucceeded(ctx context.Context, signature solana.Signature) ([]byte, error) {
	tx, err := h.client.Transaction(ctx, signature, rpc.Finalized)
	switch {
	case errors.Is(err, chain.ErrUnreadable):
		return nil, nil
	case err != nil:
		return nil, err
	case tx == nil:
		return nil, NewUnshownError(signature)
	case tx.Err != nil:
		return nil, nil
	}
	return tx.Transaction.Message.Encode(), nil
}

// loadExecutions are the transactions of those ids that this database knows as executed: by
// itself, or by a life before it.
func (h history) loadExecutions(ctx context.Context, ids []uuid.UUID) (map[uuid.UUID]string, error) {
	known := map[uuid.UUID]string{}
	for some := range slices.Chunk(ids, idsPerQuery) {
		if err := h.addExecutions(ctx, known, some); err != nil {
			return nil, fmt.Errorf("reading the executed transactions: %w", err)
		}
	}
	return known, nil
}

// idsPerQuery keeps queries under the fewest parameters that an engine takes.
const idsPerQuery = 1000

func (h history) addExecutions(ctx context.Context, known map[uuid.UUID]string, ids []uuid.UUID) error {
	args := []any{string(h.chain), string(h.wallet)}
	for _, id := range ids {
		args = append(args, id)
	}
	in := store.Placeholders(3, len(ids))
	rows, err := h.db.Query(ctx, `SELECT id, tx_hash FROM intents WHERE chain = $1 AND wallet = $2 AND state = 'executed' AND id IN (`+in+`)
		UNION ALL SELECT intent_id, signature FROM solana_executions WHERE chain = $1 AND wallet = $2 AND intent_id IN (`+in+`)`, args...)
	_, err = store.Collect(rows, err, func(r store.Rows) (none struct{}, err error) {
		var id uuid.UUID
		var signature string
		err = r.Scan(&id, &signature)
		known[id] = signature
		return none, err
	})
	return err
}

// moveCursor keeps the executions up to a final transaction, and that everything was read up to there, in
// one transaction. If whole, all is known up to there since the latest gap. It goes back only from a cursor up to which not all is known to
// one up to which all is, so running it twice, or in two places, keeps the same.
func (h history) moveCursor(ctx context.Context, to rpc.SignatureInfo, found []execution, whole bool) error {
	begun := h.read
	if whole {
		begun = h.gaps
	}
	err := h.db.Write(ctx, func(tx *store.Tx) error {
		for _, e := range found {
			table := `solana_executions`
			if e.voids {
				table = `solana_voids`
			}
			tx.Defer(`INSERT INTO `+table+` (chain, wallet, intent_id, signature) VALUES ($1, $2, $3, $4) ON CONFLICT (chain, wallet, intent_id) DO NOTHING`,
				string(h.chain), string(h.wallet), e.id, e.signature.String())
		}
		tx.Defer(`INSERT INTO solana_histories (chain, wallet, signature, slot, gaps_begun, gaps_read) VALUES ($1, $2, $3, $4, $5, 0)
			ON CONFLICT (chain, wallet) DO UPDATE SET signature = excluded.signature, slot = excluded.slot, gaps_begun = excluded.gaps_begun
			WHERE excluded.gaps_begun > solana_histories.gaps_begun OR excluded.slot >= solana_histories.slot AND (excluded.gaps_begun = solana_histories.gaps_begun OR solana_histories.gaps_begun > solana_histories.gaps_read)`,
			string(h.chain), string(h.wallet), to.Signature.String(), int64(to.Slot), begun)
		return nil
	})
	if err != nil {
		return fmt.Errorf("keeping up to where a wallet's history is known: %w", err)
	}
	return nil
}

// markRead keeps that all of the wallet's history was read since every gap, while nodes had all of it. Its cursor stays; a wallet
// without a cursor gets one before its first transaction.
func (h history) markRead(ctx context.Context) error {
	err := h.db.Write(ctx, func(tx *store.Tx) error {
		tx.Defer(`INSERT INTO solana_histories (chain, wallet, signature, slot, gaps_begun, gaps_read) VALUES ($1, $2, $3, 0, $4, $4)
			ON CONFLICT (chain, wallet) DO UPDATE SET gaps_begun = excluded.gaps_begun, gaps_read = excluded.gaps_read WHERE solana_histories.gaps_read < excluded.gaps_read`,
			string(h.chain), string(h.wallet), solana.Signature{}.String(), h.gaps)
		return nil
	})
	if err != nil {
		return fmt.Errorf("keeping since when a wallet's history is known: %w", err)
	}
	return nil
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
