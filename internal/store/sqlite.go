package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"os"
	"runtime"

	"modernc.org/sqlite"

	"github.com/granaryhq/granary/internal/clock"
)

// A connection to SQLite keeps pages in memory, outside of Go's heap. The writer has half of the total; the readers
// share the other half, which is enough for the inner pages of indexes: other pages are in the system's cache.
const (
	sqliteCacheKiB = 64 << 10
	minReaders     = 4
	maxReaders     = 16
)

func openSQLite(ctx context.Context, path string, clk *clock.Clock) (*DB, error) {
	if path == "" || path == ":memory:" {
		return nil, errors.New("sqlite: needs the path of a file")
	}
	// The file holds signed intents. The log files beside it take its mode.
	file, err := os.OpenFile(path, os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return nil, fmt.Errorf("opening sqlite: %w", err)
	}
	if err := file.Close(); err != nil {
		return nil, fmt.Errorf("opening sqlite: %w", err)
	}
	writer, err := openSQLitePool(path, 1, "&_txlock=immediate")
	if err != nil {
		return nil, err
	}
	if err := writer.PingContext(ctx); err != nil {
		_ = writer.Close()
		return nil, fmt.Errorf("opening sqlite: %w", explainFileError(path, err))
	}
	reader, err := openSQLitePool(path, min(max(minReaders, runtime.NumCPU()), maxReaders), "&_pragma=query_only(1)")
	if err != nil {
		_ = writer.Close()
		return nil, err
	}
	return &DB{engine: SQLite, clock: clk, writer: writer, reader: reader, path: path}, nil
}

// explainFileError names the requirement that an error of SQLite's about its files comes from.
func explainFileError(path string, err error) error {
	const readOnly, cannotOpen = 8, 14
	var lite *sqlite.Error
	if errors.As(err, &lite) && (lite.Code()&0xff == readOnly || lite.Code()&0xff == cannotOpen) {
		return fmt.Errorf("%s and the files that SQLite writes beside it, for which the directory must be writable: %w", path, err)
	}
	return err
}

// openSQLitePool opens a pool of connections that share half of the cache.
func openSQLitePool(path string, connections int, options string) (*sql.DB, error) {
	pragmas := "_pragma=busy_timeout(10000)&_pragma=foreign_keys(1)&_pragma=journal_mode(WAL)&_pragma=synchronous(FULL)&_pragma=temp_store(MEMORY)" +
		fmt.Sprintf("&_pragma=cache_size(-%d)", sqliteCacheKiB/2/connections)
	connector, err := newSQLiteConnector("file:" + (&url.URL{Path: path}).EscapedPath() + "?" + pragmas + options)
	if err != nil {
		return nil, fmt.Errorf("opening sqlite: %w", err)
	}
	pool := sql.OpenDB(connector)
	pool.SetMaxOpenConns(connections)
	pool.SetMaxIdleConns(connections)
	return pool, nil
}
