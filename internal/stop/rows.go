package stop

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// Query reads an organization's stops, as a query that can be batched with others. It locks no row: use Hold before a
// signature.
func Query(into *Stops, organization uuid.UUID) store.BatchQuery {
	return store.BatchQuery{
		SQL:  `SELECT stops FROM emergency_stops WHERE organization_id = $1`,
		Args: []any{organization},
		Read: func(rows store.Rows) error {
			*into = nil
			for rows.Next() {
				if err := scanStops(rows, into); err != nil {
					return err
				}
			}
			return rows.Err()
		},
	}
}

// WalletQuery adds the stops that are for one wallet of an organization, as a question that
// travels after Query.
func WalletQuery(into *Stops, organization, wallet uuid.UUID) store.BatchQuery {
	return store.BatchQuery{
		SQL:  `SELECT stop FROM wallet_stops WHERE organization_id = $1 AND wallet_id = $2`,
		Args: []any{organization, wallet},
		Read: func(rows store.Rows) error {
			for rows.Next() {
				if err := scanWalletStop(rows, into); err != nil {
					return err
				}
			}
			return rows.Err()
		},
	}
}

func scanWalletStop(row interface{ Scan(dest ...any) error }, into *Stops) error {
	var text string
	if err := row.Scan(&text); err != nil {
		return fmt.Errorf("reading a wallet's emergency stops: %w", err)
	}
	var s Stop
	if err := json.Unmarshal([]byte(text), &s); err != nil {
		return fmt.Errorf("decoding an emergency stop: %w", err)
	}
	*into = append(*into, s)
	return nil
}

// LoadForWallets reads the stops that are for some wallets, by wallet.
func LoadForWallets(ctx context.Context, db *store.DB, wallets []uuid.UUID) (map[uuid.UUID]Stops, error) {
	all := map[uuid.UUID]Stops{}
	if len(wallets) == 0 {
		return all, nil
	}
	args := make([]any, len(wallets))
	for i, w := range wallets {
		args[i] = w
	}
	var found Stops
	err := db.SendBatch(ctx, store.BatchQuery{
		SQL: `SELECT stop FROM wallet_stops WHERE wallet_id IN (` + store.Placeholders(1, len(wallets)) + `)`, Args: args,
		Read: func(rows store.Rows) error {
			for rows.Next() {
				if err := scanWalletStop(rows, &found); err != nil {
					return err
				}
			}
			return rows.Err()
		},
	})
	for _, s := range found {
		w, _ := s.Target.Wallet()
		all[w] = append(all[w], s)
	}
	return all, err
}

// LoadForWallet is Load with the stops that are for one wallet.
func LoadForWallet(ctx context.Context, from batcher, organization, wallet uuid.UUID) (Stops, error) {
	var all Stops
	if err := from.SendBatch(ctx, Query(&all, organization), WalletQuery(&all, organization, wallet)); err != nil {
		return nil, fmt.Errorf("reading emergency stops: %w", err)
	}
	return all, nil
}

// batcher is a database or a transaction.
type batcher interface {
	SendBatch(ctx context.Context, queries ...store.BatchQuery) error
}

// Load reads an organization's stops.
func Load(ctx context.Context, from batcher, organization uuid.UUID) (Stops, error) {
	var all Stops
	if err := from.SendBatch(ctx, Query(&all, organization)); err != nil {
		return nil, fmt.Errorf("reading emergency stops: %w", err)
	}
	return all, nil
}

// Hold reads an organization's stops, and those for a wallet of it, and keeps them as they
// are until the transaction ends. A stop that is being made waits for it, or is seen by it:
// those for wallets are made and ended under the organization's row, too. Others may hold
// them as well.
func Hold(ctx context.Context, tx *store.Tx, organization, wallet uuid.UUID) (Stops, error) {
	all, err := readLocked(ctx, tx, organization, tx.DB().ForShare())
	if err != nil {
		return nil, err
	}
	if err := tx.SendBatch(ctx, WalletQuery(&all, organization, wallet)); err != nil {
		return nil, fmt.Errorf("reading a wallet's emergency stops: %w", err)
	}
	return all, nil
}

// HoldKept is Hold for those who may not add a row for an organization that was never stopped: one is not held
// where there is none, and the first stop of such an organization is seen once it is committed.
func HoldKept(ctx context.Context, tx *store.Tx, organization, wallet uuid.UUID) (Stops, error) {
	var all Stops
	err := scanStops(tx.QueryRow(ctx, `SELECT stops FROM emergency_stops WHERE organization_id = $1`+tx.DB().ForShare(), organization), &all)
	if err != nil && !errors.Is(err, store.ErrNoRows) {
		return nil, err
	}
	if err := tx.SendBatch(ctx, WalletQuery(&all, organization, wallet)); err != nil {
		return nil, fmt.Errorf("reading a wallet's emergency stops: %w", err)
	}
	return all, nil
}

// EndTopic is the topic of tasks that wait for the end of a stop of an organization.
func EndTopic(organization uuid.UUID) string { return "stop:" + organization.String() }

// HeldFor is how long a task waits at most that stops hold up. The end of one has it run at once, so
// this bounds the wait for an end whose wake-up is lost.
const HeldFor = 10 * time.Minute

// Wait has a task wait that stops of an organization, and of a wallet of it, hold up: until one of them
// has ended.
func (all Stops) Wait(organization, wallet uuid.UUID, reason string) task.Later {
	return task.Later{After: HeldFor, Reason: reason, Until: &task.Condition{Topic: EndTopic(organization), Holds: func(ctx context.Context, tx *store.Tx) (bool, error) {
		now, err := Hold(ctx, tx, organization, wallet)
		ended := slices.ContainsFunc(all, func(s Stop) bool { return !now.Has(s.ID) })
		return !ended, err
	}}}
}

// readLocked reads and locks the row. It makes the row if there is none, because a missing row cannot be locked.
func readLocked(ctx context.Context, tx *store.Tx, organization uuid.UUID, lock string) (Stops, error) {
	tx.Defer(`INSERT INTO emergency_stops (organization_id, stops, updated_at) VALUES ($1, '[]', $2) ON CONFLICT DO NOTHING`,
		organization, tx.DB().Clock().Micros())
	var all Stops
	err := scanStops(tx.QueryRow(ctx, `SELECT stops FROM emergency_stops WHERE organization_id = $1`+lock, organization), &all)
	if errors.Is(err, store.ErrNoRows) {
		return nil, fmt.Errorf("the stops of %s are gone", organization)
	}
	return all, err
}

func scanStops(row interface{ Scan(dest ...any) error }, into *Stops) error {
	var text string
	if err := row.Scan(&text); err != nil {
		return fmt.Errorf("reading emergency stops: %w", err)
	}
	return decodeStops(text, into)
}

func decodeStops(text string, into *Stops) error {
	if err := json.Unmarshal([]byte(text), into); err != nil {
		return fmt.Errorf("decoding emergency stops: %w", err)
	}
	return nil
}

// save writes the stops of an organization, whose row is locked.
func save(tx *store.Tx, organization uuid.UUID, all Stops) error {
	if all == nil {
		all = Stops{}
	}
	text, err := json.Marshal(all)
	if err != nil {
		return fmt.Errorf("encoding emergency stops: %w", err)
	}
	tx.Defer(`UPDATE emergency_stops SET stops = $1, updated_at = $2 WHERE organization_id = $3`, string(text), tx.DB().Clock().Micros(), organization)
	return nil
}
