package store

import (
	"context"
	"database/sql"
	"fmt"
)

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

// CacheKiB is how much all connections to SQLite may keep in memory together, as
// each of them says itself.
func (db *DB) CacheKiB(ctx context.Context) (cache int64, err error) {
	for _, pool := range []*sql.DB{db.writer, db.reader} {
		for range pool.Stats().MaxOpenConnections {
			conn, err := pool.Conn(ctx) // another one each time
			if err != nil {
				return 0, err
			}
			defer func() { _ = conn.Close() }()
			var size int64
			if err := conn.QueryRowContext(ctx, "PRAGMA cache_size").Scan(&size); err != nil {
				return 0, err
			}
			if size >= 0 {
				return 0, fmt.Errorf("a connection counts %d pages, whose size is the file's", size)
			}
			cache -= size
		}
	}
	return cache, nil
}

// MaxStatements is how many prepared statements a connection to SQLite keeps.
const MaxStatements = maxStatements

// KeptStatements returns the number of statements that one reading connection keeps.
func (db *DB) KeptStatements(ctx context.Context) (n int, err error) {
	conn, err := db.reader.Conn(ctx)
	if err != nil {
		return 0, err
	}
	defer func() { _ = conn.Close() }()
	err = conn.Raw(func(c any) error {
		n = len(c.(*cachingConn).idle)
		return nil
	})
	return n, err
}
