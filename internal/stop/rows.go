package stop

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/store"
)

// Query reads an organization's stops, as a question that can travel with others. It holds
// nothing: for the last word before something is signed there is Hold.
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

// Hold reads an organization's stops and keeps them as they are until the transaction ends.
// A stop that is being made waits for it, or is seen by it. Others may hold them, too.
func Hold(ctx context.Context, tx *store.Tx, organization uuid.UUID) (Stops, error) {
	return readLocked(ctx, tx, organization, tx.DB().ForShare())
}

// readLocked reads the row, which is made if there is none: what is not there cannot be held.
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
