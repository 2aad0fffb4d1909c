package solintent

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
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
// is found by its marker, or in the wallet's history. That is read from the newest back
// to a cursor, and the executions found up to there are kept in rows. A node gives no sign of
// history that it has dropped: gaps.go has when a history is whole.

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

// ReadHistory keeps the executions of a wallet up to the newest final slot that this database does not know. It
// continues from where the history was read to, unless that is after the slot since: nodes may have lacked
// transactions after that slot then, and all of the history is read. So it is if since is 0. A wallet that the
// database did not know when it closed an earlier gap is read since that gap, too. Error: task.Later if a node lacks
// history since a slot that is not 0, or since the earlier gap: the wallet signs no payment until it is read.
func (f *Family) ReadHistory(ctx context.Context, name chain.Name, account chain.Address, since uint64) error {
	on, err := f.chain(name)
	if err == nil {
		err = f.readWhole(ctx, history{f.db, name, account, on.Client.Agreed(), since})
	}
	if err != nil {
		return fmt.Errorf("reading the executions of wallet %s: %w", account, err)
	}
	return nil
}

// readWhole reads a history since its gap, and since an earlier gap that was closed before, unless it was read since then. Error: task.Later.
func (f *Family) readWhole(ctx context.Context, h history) error {
	known, err := f.loadKnown(ctx, h.chain)
	if err != nil {
		return err
	}
	unread, err := h.findUnread(ctx, known.closedGapSlot)
	if err != nil {
		return err
	}
	until, err := h.loadCursor(ctx, h.gapSlot)
	if err != nil {
		return err
	}
	if _, err := h.readAfter(ctx, until, nil, true); err != nil {
		return err
	}
	if unread > 0 && unread < h.gapSlot {
		h.gapSlot = unread
		if until, err = h.loadWholeCursor(ctx); err == nil {
			_, err = h.readAfter(ctx, until, nil, true)
		}
	}
	if err != nil {
		return err
	}
	return h.markRead(ctx, max(h.gapSlot, 1)) // 0 says that it was not read
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
		err = lack.asError(h.gapSlot)
	}
	return known, err
}

// history is a wallet's history.
type history struct {
	db     *store.DB
	chain  chain.Name
	wallet chain.Address
	client *rpc.Client // of all nodes that are up
	// gapSlot is the slot after which this database may lack executions of the wallet whose markers
	// are closed; 0 for none.
	gapSlot uint64
}

// execution is an id with the transaction that executed it, or that ended it as a void.
type execution struct {
	id        uuid.UUID
	signature solana.Signature
	final     bool
	voids     bool
}

// readAfter reads on from a transaction; from the beginning for the zero signature. If whole, nodes had everything since the gap
// before it, and are asked again: the cursor is kept as one up to which all is known. Error: task.Later if a node lacks it by then.
func (h history) readAfter(ctx context.Context, until solana.Signature, asked []uuid.UUID, whole bool) ([]execution, error) {
	news, err := h.readSince(ctx, until)
	if err == nil && whole {
		err = h.checkWhole(ctx)
	}
	if err != nil {
		return nil, err
	}
	var found []execution
	for end := len(news); end > 0; {
		some := news[max(0, end-provenAtOnce):end]
		end -= len(some)
		part, err := h.proveExecutions(ctx, some, asked)
		if err != nil {
			return nil, err
		}
		if err := h.moveCursor(ctx, some, part, whole); err != nil {
			return nil, err
		}
		found = append(found, part...)
	}
	return found, nil
}

// Strangers can put many transactions into a wallet's history that look like its own until they are read. So many are
// read, the oldest first, before the cursor is moved, and so many at a time: a transaction is not read twice, however
// long all of it takes.
const (
	provenAtOnce = 200
	maxAsking    = 8
)

// readSince lists the confirmed transactions that name the wallet since one of them, newest
// first: all since the beginning for the zero signature.
func (h history) readSince(ctx context.Context, until solana.Signature) ([]rpc.SignatureInfo, error) {
	var all []rpc.SignatureInfo
	var before solana.Signature
	for {
		page, err := h.client.SignaturesFor(ctx, solana.KeyOf(h.wallet), until, before, rpc.MaxSignatures)
		if err != nil {
			return nil, err
		}
		all = append(all, page...)
		if len(page) < rpc.MaxSignatures {
			return all, nil
		}
		before = page[len(page)-1].Signature
	}
}

// proveExecutions reads the transactions whose memo may be an id that this database does not know as executed, and
// those of which a node returns no memo, as it may of any. Anyone may write a memo: only one signed by the wallet
// counts.
func (h history) proveExecutions(ctx context.Context, news []rpc.SignatureInfo, asked []uuid.UUID) ([]execution, error) {
	var candidates []execution
	var ids []uuid.UUID
	for _, info := range news {
		id, ok := idOfMemo(info.Memo)
		if info.Err == nil && (ok || info.Memo == "") {
			candidates = append(candidates, execution{id: id, signature: info.Signature, final: info.Commitment == rpc.Finalized})
		}
		if info.Err == nil && ok {
			ids = append(ids, id)
		}
	}
	known, err := h.loadExecutions(ctx, append(ids, asked...))
	if err != nil {
		return nil, err
	}
	candidates = slices.DeleteFunc(candidates, func(c execution) bool { _, ok := known[c.id]; return ok })
	executed := make([]execution, len(candidates))
	g, asking := errgroup.WithContext(ctx)
	g.SetLimit(maxAsking)
	for i, c := range candidates {
		g.Go(func() (err error) {
			executed[i], err = h.readExecuted(asking, c)
			return err
		})
	}
	if err := g.Wait(); err != nil {
		return nil, err
	}
	var found []execution
	for i, c := range candidates {
		if e := executed[i]; e.id != uuid.Nil && (c.id == uuid.Nil || c.id == e.id) {
			found = append(found, e)
		}
	}
	return found, nil
}

// idOfMemo reads the only memo of a transaction, in nodes' form: "[36] text".
func idOfMemo(memo string) (uuid.UUID, bool) {
	text, ok := strings.CutPrefix(memo, "[36] ")
	id, err := uuid.Parse(text)
	return id, ok && err == nil && id.String() == text
}

// readExecuted returns the candidate with the id that its transaction executed or voided: the wallet has signed it as one
// of its payouts or voids, and it succeeded. The id is Nil for any other. Error: that of readSucceeded.
func (h history) readExecuted(ctx context.Context, c execution) (execution, error) {
	message, err := h.readSucceeded(ctx, c.signature)
	c.id = uuid.Nil
	if err != nil || message == nil {
		return c, err
	}
	if v, err := custody.DecodeSolanaVersion(message); err == nil && v.Wallet.Address() == h.wallet {
		c.id = v.ID
	}
	if v, err := custody.DecodeSolanaVoid(message); err == nil && v.Wallet.Address() == h.wallet {
		c.id, c.voids = v.ID, true
	}
	return c, nil
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
	tx, err := h.client.Transaction(ctx, signature, rpc.Confirmed)
	switch {
	case errors.Is(err, chain.ErrUnreadable):
		return nil, nil
	case err != nil:
		return nil, err
	case tx == nil:
		return nil, fmt.Errorf("%w: transaction %s is listed, and not shown", chain.ErrUnavailable, signature)
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
