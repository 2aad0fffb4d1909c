package store

import "context"

// HurryBusy makes SQLite's writer give up on a held lock at once, as it does by
// itself after ten seconds.
func (db *DB) HurryBusy(ctx context.Context) error {
	_, err := db.writer.ExecContext(ctx, "PRAGMA busy_timeout = 1")
	return err
}

// WriteOnce is Write without another attempt.
func (db *DB) WriteOnce(ctx context.Context, fn func(*Tx) error) error { return db.writeOnce(ctx, fn) }

// IsTransient says whether Write would have tried again.
func IsTransient(err error) bool { return isTransient(err) }
