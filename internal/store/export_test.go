package store

import (
	"context"
	"database/sql"
	"fmt"

	"github.com/pressly/goose/v3"
	"github.com/pressly/goose/v3/database"
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

// ApplyMigration runs one migration as a process does that listed it before another process applied it.
func (db *DB) ApplyMigration(ctx context.Context, version int64) error {
	files, err := db.migrationFiles()
	if err != nil {
		return err
	}
	return db.withProvider(func(_ *goose.Provider, records versionRecords) error {
		p, err := goose.NewProvider(goose.DialectCustom, records.conn, files, goose.WithStore(unreadRecords{records}))
		if err != nil {
			return err
		}
		_, err = p.ApplyVersion(ctx, version, true)
		return err
	})
}

// unreadRecords lists no migration as applied outside of a transaction.
type unreadRecords struct{ versionRecords }

func (u unreadRecords) GetMigration(ctx context.Context, conn database.DBTxConn, version int64) (*database.GetMigrationResult, error) {
	if version > 0 {
		return nil, database.ErrVersionNotFound
	}
	return u.versionRecords.GetMigration(ctx, conn, version)
}
