package wallet

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// AddressesSeat is the task under which one replica gives wallets their addresses on chains
// that were configured after they were made.
const AddressesSeat = "wallet:addresses"

const (
	// extendEvery is how often wallets are looked for that lack an address: a replica which
	// runs with the configuration of before may make some still.
	extendEvery = time.Hour
	// walletsPerExtension are given addresses in one transaction.
	walletsPerExtension = 200
)

// ExtendAddresses gives every wallet an address on every chain, until ctx ends. A payment to an address before its
// wallet had it on that chain is no deposit.
func (s *Service) ExtendAddresses(ctx context.Context, t task.Task) error {
	for {
		wait := extendEvery
		err := s.extendAll(ctx, t)
		if later := (task.Later{}); errors.As(err, &later) {
			wait, err = later.After, nil
		}
		if err != nil {
			return err
		}
		if err := task.SleepOrWake(ctx, wait, nil); err != nil {
			return err
		}
	}
}

// extendAll gives all present wallets their missing addresses, once every chain is followed.
func (s *Service) extendAll(ctx context.Context, t task.Task) error {
	if err := s.checkAllFollowed(ctx); err != nil {
		return err
	}
	for after := ""; ; {
		page, err := s.loadLacking(ctx, after)
		if err != nil || len(page) == 0 {
			return err
		}
		if err := s.extendPage(ctx, t, page); err != nil {
			return fmt.Errorf("giving wallets addresses on chains that are new: %w", err)
		}
		after = page[len(page)-1].id.String()
	}
}

// lackingWallet is a wallet without an address on some chain.
type lackingWallet struct {
	id    uuid.UUID
	shown string // its addresses, as they are stored
}

// loadLacking reads the next wallets that lack an address, in the order of their ids.
func (s *Service) loadLacking(ctx context.Context, after string) ([]lackingWallet, error) {
	lacks := make([]string, len(s.chains))
	args := []any{after, string(Active), walletsPerExtension}
	for i, name := range s.chains {
		args = append(args, `%"`+string(name)+`":%`)
		lacks[i] = fmt.Sprintf("addresses NOT LIKE $%d", len(args))
	}
	rows, err := s.db.Query(ctx, `SELECT id, addresses FROM wallets WHERE id > $1 AND lifecycle = $2 AND (`+strings.Join(lacks, " OR ")+`) ORDER BY id LIMIT $3`, args...)
	page, err := store.Collect(rows, err, func(row store.Rows) (w lackingWallet, err error) { return w, row.Scan(&w.id, &w.shown) })
	if err != nil {
		return nil, fmt.Errorf("looking for wallets that lack an address: %w", err)
	}
	return page, nil
}

// LacksAddresses returns whether a wallet lacks an address on a chain that is served.
func (s *Service) LacksAddresses(ctx context.Context) (bool, error) {
	page, err := s.loadLacking(ctx, "")
	return len(page) > 0, err
}

// extendPage writes and publishes the missing addresses of wallets. It is idempotent: each wallet is changed only if
// it is still as it was read.
func (s *Service) extendPage(ctx context.Context, t task.Task, page []lackingWallet) error {
	ids := make([]uuid.UUID, len(page))
	for i, w := range page {
		ids[i] = w.id
	}
	derived, err := s.deriveAddresses(ctx, ids...)
	if err != nil {
		return err
	}
	return s.db.Write(ctx, func(tx *store.Tx) error {
		t.CheckLease(tx)
		for i, w := range page {
			if err := s.extendWallet(tx, w, derived[i]); err != nil {
				return fmt.Errorf("wallet %s: %w", w.id, err)
			}
		}
		return nil
	})
}

func (s *Service) extendWallet(tx *store.Tx, w lackingWallet, derived custody.Addresses) error {
	addresses := map[chain.Name]chain.Address{}
	if err := json.Unmarshal([]byte(w.shown), &addresses); err != nil {
		return fmt.Errorf("reading its addresses: %w", err)
	}
	for name, address := range s.addressesOf(derived) {
		if addresses[name] != "" {
			continue
		}
		addresses[name] = address
		tx.Defer(`INSERT INTO wallet_addresses (chain, address, wallet_id) VALUES ($1, $2, $3)`, string(name), string(address), w.id)
		tx.Wake(name.WalletsTopic())
	}
	shown, err := json.Marshal(addresses)
	if err != nil {
		return fmt.Errorf("encoding its addresses: %w", err)
	}
	tx.DeferGuard(errAddressesChanged, `UPDATE wallets SET addresses = $1, updated_at = $2 WHERE id = $3 AND addresses = $4`,
		string(shown), tx.DB().Clock().Micros(), w.id, w.shown)
	return nil
}

// errAddressesChanged says that somebody else has given a wallet addresses meanwhile.
var errAddressesChanged = errors.New("its addresses have changed")

// addressesOf are a wallet's addresses on the chains that are served.
func (s *Service) addressesOf(derived custody.Addresses) map[chain.Name]chain.Address {
	addresses := map[chain.Name]chain.Address{}
	for _, name := range s.chains {
		addresses[name] = derived.EVM
		if name.IsSolana() {
			addresses[name] = derived.Solana
		}
	}
	return addresses
}
