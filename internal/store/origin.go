package store

import (
	"context"
	"errors"
	"fmt"
	"time"
)

// Origin says how old a database is.
type Origin struct {
	// MadeWith is the newest migration when the database was made; zero if that was before origins were noted, or is not known.
	MadeWith int64
	// Noted is when the origin was noted: when the database was made, or when the migration of origins ran.
	Noted time.Time
}

// Origin returns the database's origin. Error: ErrSchema if none was noted, as after migrations by another program.
func (db *DB) Origin(ctx context.Context) (Origin, error) {
	var o Origin
	var micros int64
	err := db.QueryRow(ctx, `SELECT made_with, noted_at FROM database_origin`).Scan(&o.MadeWith, &micros)
	if errors.Is(err, ErrNoRows) {
		err = ErrSchema
	}
	if err != nil {
		return Origin{}, fmt.Errorf("reading the origin of the database: %w", err)
	}
	o.Noted = time.UnixMicro(micros).UTC()
	return o, nil
}

// noteOrigin notes the origin of a database that had the schema's version before it was migrated, unless it is noted. If a
// process dies between the migrations and this, the origin is noted as not known.
func (db *DB) noteOrigin(ctx context.Context, before int64) error {
	var madeWith int64
	if before == 0 {
		newest, err := newestMigration()
		if err != nil {
			return err
		}
		madeWith = newest
	}
	err := db.Write(ctx, func(tx *Tx) error {
		tx.Defer(`INSERT INTO database_origin (id, made_with, noted_at) VALUES (1, $1, $2) ON CONFLICT (id) DO NOTHING`,
			madeWith, db.Clock().Micros())
		return nil
	})
	if err != nil {
		return fmt.Errorf("noting the origin of the database: %w", err)
	}
	return nil
}
