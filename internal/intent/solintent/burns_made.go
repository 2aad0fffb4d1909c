package solintent

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/store"
)

// FindBurns calls visit with the burns of the accounts in final slots since a time and up to one, the newest of each account
// first. It reads the transactions of intents that this database does not know, and no others. The message of a burn for a chain that is
// not served names no contract there.
func (f *Family) FindBurns(ctx context.Context, name chain.Name, accounts []chain.Address, since time.Time, upTo uint64, progress func(done, total int), visit func(intent.Burn) error) error {
	on, err := f.chain(name)
	if err != nil {
		return err
	}
	for n, account := range accounts {
		h := history{f.db, name, account, on.Client.Agreed(), 0}
		if err := h.findBurns(ctx, on, since, upTo, visit); err != nil {
			return fmt.Errorf("reading the burns of wallet %s: %w", account, err)
		}
		if progress != nil {
			progress(n+1, len(accounts))
		}
	}
	return nil
}

// findBurns reads the pages of a wallet's history back to a time.
func (h history) findBurns(ctx context.Context, on Chain, since time.Time, upTo uint64, visit func(intent.Burn) error) error {
	var before solana.Signature
	for {
		page, err := h.client.SignaturesFor(ctx, solana.KeyOf(h.wallet), solana.Signature{}, before, rpc.MaxSignatures)
		if err != nil {
			return err
		}
		known, err := h.loadIntents(ctx, page)
		if err != nil {
			return err
		}
		for _, info := range page {
			if !info.Time.IsZero() && info.Time.Before(since) {
				return nil
			}
			id, named := idOfMemo(info.Memo)
			if info.Err != nil || info.Slot > upTo || known[id] || !named && info.Memo != "" {
				continue
			}
			if err := h.readBurn(ctx, on, info, since, visit); err != nil {
				return err
			}
		}
		if len(page) < rpc.MaxSignatures {
			return nil
		}
		before = page[len(page)-1].Signature
	}
}

// readBurn calls visit with the burn of a transaction, if it has one.
func (h history) readBurn(ctx context.Context, on Chain, info rpc.SignatureInfo, since time.Time, visit func(intent.Burn) error) error {
	v, is, err := h.readVersion(ctx, info.Signature)
	if err != nil || !is || v.Burning == nil {
		return err
	}
	message, _ := v.BurnMessage(on.Messengers[v.Burning.Destination])
	at := info.Time
	if at.IsZero() { // the node does not say: the search for its arrival begins earlier
		at = since
	}
	return visit(intent.Burn{ID: v.ID, Account: h.wallet, Message: message.Encode(), Block: info.Slot, Time: at, TxHash: info.Signature.String()})
}

// loadIntents returns the ids in the memos of transactions that are ids of intents which this database has made.
func (h history) loadIntents(ctx context.Context, page []rpc.SignatureInfo) (map[uuid.UUID]bool, error) {
	var ids []any
	for _, info := range page {
		if id, named := idOfMemo(info.Memo); named {
			ids = append(ids, id)
		}
	}
	known := map[uuid.UUID]bool{}
	if len(ids) == 0 {
		return known, nil
	}
	rows, err := h.db.Query(ctx, `SELECT id FROM intents WHERE used_before = 0 AND id IN (`+store.Placeholders(1, len(ids))+`)`, ids...)
	_, err = store.Collect(rows, err, func(row store.Rows) (none struct{}, err error) {
		var id uuid.UUID
		err = row.Scan(&id)
		known[id] = true
		return none, err
	})
	if err != nil {
		return nil, fmt.Errorf("reading which intents are known: %w", err)
	}
	return known, nil
}
