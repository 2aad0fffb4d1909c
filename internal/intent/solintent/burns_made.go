package solintent

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// FindBurns calls visit with the burns of the accounts in final slots since a time and up to one, the newest of each account
// first. It reads the transactions that this database does not know. Error: that of LacksHistory if a node lacks history since the time. The message of a burn for a chain that is
// not served names no contract there.
func (f *Family) FindBurns(ctx context.Context, name chain.Name, accounts []chain.Address, since time.Time, upTo uint64, progress func(done, total int), visit func(intent.Burn) error) error {
	on, err := f.chain(name)
	if err != nil {
		return err
	}
	for n, account := range accounts {
		h := history{db: f.db, chain: name, wallet: account, client: on.Client.Agreed()}
		if err := h.findBurns(ctx, on, since, upTo, visit); err != nil {
			return fmt.Errorf("reading the burns of wallet %s: %w", account, err)
		}
		if progress != nil {
			progress(n+1, len(accounts))
		}
	}
	return nil
}

// findBurns reads a wallet's history back to a time.
func (h history) findBurns(ctx context.Context, on Chain, since time.Time, upTo uint64, visit func(intent.Burn) error) error {
	listed, err := h.client.SignaturesFor(ctx, solana.KeyOf(h.wallet), rpc.Finalized, nil)
	if err != nil {
		return err
	}
	if listed.First > 0 {
		at, err := h.client.LatestTime(ctx, listed.First)
		if err != nil {
			return err
		}
		if at.After(since) {
			return task.Later{After: whileUnknown, Reason: fmt.Sprintf("a node has no history before slot %d of %s", listed.First, at.Format(time.RFC3339))}
		}
	}
	list := slices.DeleteFunc(listed.List, func(s rpc.SignatureInfo) bool {
		return s.Err != nil || s.Slot > upTo || !s.Time.IsZero() && s.Time.Before(since)
	})
	for page := range slices.Chunk(list, provenAtOnce) {
		known, err := h.loadKnownBurns(ctx, page)
		if err != nil {
			return err
		}
		for _, info := range page {
			if known[info.Signature.String()] {
				continue
			}
			if err := h.readBurn(ctx, on, info, since, visit); err != nil {
				return err
			}
		}
	}
	return nil
}

// readBurn calls visit with the burn of a transaction, if it has one that this database does not know.
func (h history) readBurn(ctx context.Context, on Chain, info rpc.SignatureInfo, since time.Time, visit func(intent.Burn) error) error {
	v, is, err := h.readVersion(ctx, info.Signature)
	if err != nil || !is || v.Burning == nil {
		return err
	}
	var known int
	if err := h.db.QueryRow(ctx, `SELECT COUNT(*) FROM intents WHERE id = $1 AND used_before = 0`, v.ID).Scan(&known); err != nil || known > 0 {
		return err
	}
	message, _ := v.BurnMessage(on.Messengers[v.Burning.Destination])
	at := info.Time
	if at.IsZero() { // the node does not say: the search for its arrival begins earlier
		at = since
	}
	return visit(intent.Burn{ID: v.ID, Account: h.wallet, Message: message.Encode(), Block: info.Slot, Time: at, TxHash: info.Signature.String()})
}

// loadKnownBurns returns which of some transactions executed intents that this database has made: it knows their burns.
func (h history) loadKnownBurns(ctx context.Context, page []rpc.SignatureInfo) (map[string]bool, error) {
	args := []any{string(h.chain), string(h.wallet)}
	for _, info := range page {
		args = append(args, info.Signature.String())
	}
	known := map[string]bool{}
	rows, err := h.db.Query(ctx, `SELECT tx_hash FROM intents WHERE chain = $1 AND wallet = $2 AND state = 'executed' AND used_before = 0 AND tx_hash IN (`+store.Placeholders(3, len(page))+`)`, args...)
	_, err = store.Collect(rows, err, func(row store.Rows) (none struct{}, err error) {
		var text string
		err = row.Scan(&text)
		known[text] = true
		return none, err
	})
	if err != nil {
		return nil, fmt.Errorf("reading which intents are known: %w", err)
	}
	return known, nil
}
