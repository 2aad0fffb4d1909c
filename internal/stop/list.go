package stop

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/store"
)

// insertForWallet writes a stop for one wallet. They have rows of their own, since there may
// be as many as wallets; the organization's row is held while they change.
func insertForWallet(tx *store.Tx, organization, wallet uuid.UUID, s Stop) error {
	text, err := json.Marshal(s)
	if err != nil {
		return fmt.Errorf("encoding an emergency stop: %w", err)
	}
	source, _ := s.Target.Source()
	tx.Defer(`INSERT INTO wallet_stops (id, organization_id, wallet_id, source_id, stop) VALUES ($1, $2, $3, $4, $5)`, s.ID, organization, wallet, source, string(text))
	return nil
}

// endForWallet ends a stop for a wallet by its id, if it is in force.
func endForWallet(ctx context.Context, tx *store.Tx, organization, id uuid.UUID, details audit.Details) error {
	var found Stops
	err := scanWalletStop(tx.QueryRow(ctx, `SELECT stop FROM wallet_stops WHERE id = $1 AND organization_id = $2`, id, organization), &found)
	if errors.Is(err, store.ErrNoRows) {
		return nil
	}
	if err != nil {
		return err
	}
	details["stopId"], details["reason"] = id.String(), found[0].Reason
	audit.Record(ctx, tx, organization, audit.EndEmergencyStop, string(found[0].Target), details)
	tx.Defer(`DELETE FROM wallet_stops WHERE id = $1 AND organization_id = $2`, id, organization)
	return nil
}

// LoadAll reads the stops of every organization that has one, but for those for one wallet.
func LoadAll(ctx context.Context, db *store.DB) (map[uuid.UUID]Stops, error) {
	all := map[uuid.UUID]Stops{}
	err := eachOfOrganization(ctx, db, func(organization uuid.UUID, s Stop) error {
		all[organization] = append(all[organization], s)
		return nil
	})
	return all, err
}

// Each calls f for every stop of every organization.
func Each(ctx context.Context, db *store.DB, f func(organization uuid.UUID, s Stop) error) error {
	if err := eachOfOrganization(ctx, db, f); err != nil {
		return err
	}
	var lastOrganization, lastID uuid.UUID
	for more := true; more; {
		type row struct {
			organization uuid.UUID
			stops        Stops
		}
		rows, err := db.Query(ctx, `SELECT organization_id, stop FROM wallet_stops WHERE (organization_id, id) > ($1, $2) ORDER BY organization_id, id LIMIT $3`, lastOrganization, lastID, listedAtOnce)
		found, err := store.Collect(rows, err, func(r store.Rows) (one row, err error) {
			var text string
			if err := r.Scan(&one.organization, &text); err != nil {
				return one, err
			}
			return one, decodeStops("["+text+"]", &one.stops)
		})
		if err != nil {
			return fmt.Errorf("reading wallets' emergency stops: %w", err)
		}
		for _, one := range found {
			lastOrganization, lastID = one.organization, one.stops[0].ID
			if err := f(one.organization, one.stops[0]); err != nil {
				return err
			}
		}
		more = len(found) == listedAtOnce
	}
	return nil
}

// listedAtOnce is how many stops for wallets Each reads at a time.
const listedAtOnce = 500

func eachOfOrganization(ctx context.Context, db *store.DB, f func(organization uuid.UUID, s Stop) error) error {
	type row struct {
		organization uuid.UUID
		stops        Stops
	}
	rows, err := db.Query(ctx, `SELECT organization_id, stops FROM emergency_stops WHERE stops <> '[]' ORDER BY organization_id`)
	found, err := store.Collect(rows, err, func(r store.Rows) (one row, err error) {
		var text string
		err = r.Scan(&one.organization, &text)
		if err == nil {
			err = decodeStops(text, &one.stops)
		}
		return one, err
	})
	if err != nil {
		return fmt.Errorf("reading emergency stops: %w", err)
	}
	for _, one := range found {
		for _, s := range one.stops {
			if err := f(one.organization, s); err != nil {
				return err
			}
		}
	}
	return nil
}
