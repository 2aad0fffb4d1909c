package store

import (
	"context"
	"database/sql"
	"embed"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"strings"
	"sync"
	"time"

	"github.com/jackc/pgx/v5/stdlib"
	"github.com/pressly/goose/v3"
	"github.com/pressly/goose/v3/database"
	"github.com/pressly/goose/v3/lock"
)

//go:embed migrations/*.sql
var migrations embed.FS

// ErrSchema says that the database is not at the version this program needs.
var ErrSchema = errors.New("the database schema is not current: run granary migrate")

// migrationLock is the key of the lock in PostgreSQL, which is goose's own.
const migrationLock = lock.DefaultLockID

// MigrationReport receives each migration once it is committed, with the time that it took.
type MigrationReport func(version int64, source string, took time.Duration)

// Migrate runs the migrations that a database lacks, in the order of their numbers, and reports each to
// report, if that is not nil. Replicas may run it at the same time: each migration runs once. On PostgreSQL a lock lets
// one replica run all of them. On SQLite a migration and its record are one transaction, which fails where the record exists.
func (db *DB) Migrate(ctx context.Context, report MigrationReport) error {
	if db.engine == SQLite {
		return db.migrateUnlocked(ctx, report)
	}
	// A transaction holds the lock, on a connection of its own: a session's would stay behind in a pooler. If it
	// breaks, migrating again finds the finished migrations.
	return db.Write(ctx, func(tx *Tx) error {
		if _, err := tx.Exec(ctx, "SET LOCAL "+idleSetting+" = 0"); err != nil {
			return err
		}
		if _, err := tx.Exec(ctx, "SELECT pg_advisory_xact_lock($1)", migrationLock); err != nil {
			return fmt.Errorf("waiting for the migration lock: %w", err)
		}
		return db.migrateUnlocked(ctx, report)
	})
}

func (db *DB) migrateUnlocked(ctx context.Context, report MigrationReport) error {
	return db.withProvider(func(p *goose.Provider, records versionRecords) error {
		for {
			done, err := p.UpByOne(ctx)
			var partial *goose.PartialError
			switch {
			case errors.Is(err, goose.ErrNoNextVersion):
				return nil
			case err == nil && report != nil:
				report(done.Source.Version, done.Source.Path, done.Duration)
			case err == nil:
			// Another process may have run the migration since this one listed those to run: list them again.
			case !errors.As(err, &partial) || !records.isApplied(ctx, partial.Failed.Source.Version):
				return fmt.Errorf("migrating: %w", err)
			}
		}
	})
}

// versionRecords is the table of the migrations that were applied.
type versionRecords struct {
	database.Store
	conn *sql.DB
}

// Insert records a migration as part of its transaction, once. A process lists the migrations to run before it takes SQLite's lock;
// another may run one of them meanwhile, and a later one that drops its tables, so that running it again would succeed.
func (v versionRecords) Insert(ctx context.Context, tx database.DBTxConn, req database.InsertRequest) error {
	switch _, err := v.GetMigration(ctx, tx, req.Version); {
	case err == nil:
		return fmt.Errorf("migration %d was applied meanwhile", req.Version)
	case !errors.Is(err, database.ErrVersionNotFound):
		return err
	}
	return v.Store.Insert(ctx, tx, req)
}

// isApplied returns whether a migration is recorded. It returns false if the record cannot be read.
func (v versionRecords) isApplied(ctx context.Context, version int64) bool {
	found, err := v.GetMigration(ctx, v.conn, version)
	return err == nil && found.IsApplied
}

// CheckSchema returns ErrSchema unless every migration has been applied.
func (db *DB) CheckSchema(ctx context.Context) error {
	return db.withProvider(func(p *goose.Provider, _ versionRecords) error {
		pending, err := p.HasPending(ctx)
		if err != nil {
			return fmt.Errorf("reading the schema version: %w", err)
		}
		if pending {
			return ErrSchema
		}
		return nil
	})
}

// Ready asks the database for an answer, and whether its tables are those that
// this program needs. Newer ones do: a later version's migration may run beside
// it. Error: ErrSchema.
func (db *DB) Ready(ctx context.Context) error {
	var version int64
	if err := db.QueryRow(ctx, `SELECT COALESCE(MAX(version_id), 0) FROM goose_db_version`).Scan(&version); err != nil {
		return fmt.Errorf("reading the schema version: %w", err)
	}
	newest, err := newestMigration()
	if err == nil && version < newest {
		err = ErrSchema
	}
	return err
}

// newestMigration is the version that this program needs.
var newestMigration = sync.OnceValues(func() (newest int64, err error) {
	files, err := migrations.ReadDir("migrations")
	if err != nil {
		return 0, fmt.Errorf("reading migrations: %w", err)
	}
	for _, f := range files {
		version, err := goose.NumericComponent(f.Name())
		if err != nil {
			return 0, fmt.Errorf("reading migrations: %w", err)
		}
		newest = max(newest, version)
	}
	return newest, nil
})

func (db *DB) withProvider(fn func(*goose.Provider, versionRecords) error) error {
	var conn *sql.DB
	dialect := database.DialectSQLite3
	source, err := db.migrationFiles()
	if err != nil {
		return err
	}
	if db.engine == Postgres {
		dialect = database.DialectPostgres
		conn = stdlib.OpenDBFromPool(db.pool)
		defer func() { _ = conn.Close() }()
	} else {
		conn = db.writer
	}
	table, err := database.NewStore(dialect, goose.DefaultTablename)
	if err != nil {
		return fmt.Errorf("reading migrations: %w", err)
	}
	records := versionRecords{table, conn}
	// A migration with a lower number may come later than one with a higher: a database that has the one
	// still gets the other.
	provider, err := goose.NewProvider(goose.DialectCustom, conn, source, goose.WithAllowOutofOrder(true), goose.WithStore(records))
	if err != nil {
		return fmt.Errorf("reading migrations: %w", err)
	}
	return fn(provider, records)
}

// migrationFiles gives the migrations in the engine's words. They are written
// for PostgreSQL; SQLite's tables are STRICT and know fewer type names.
func (db *DB) migrationFiles() (fs.FS, error) {
	files, err := fs.Sub(migrations, "migrations")
	if err != nil {
		return nil, fmt.Errorf("reading migrations: %w", err)
	}
	if db.engine == SQLite {
		files = sqliteFS{files}
	}
	return files, nil
}

var sqliteWords = strings.NewReplacer("BIGINT", "INTEGER", "\n);", "\n) STRICT;")

// sqliteFS rewrites the files of another file system for SQLite.
type sqliteFS struct{ fs.FS }

func (l sqliteFS) Open(name string) (fs.File, error) {
	file, err := l.FS.Open(name)
	if err != nil || !strings.HasSuffix(name, ".sql") {
		return file, err
	}
	text, err := io.ReadAll(file)
	if err != nil {
		_ = file.Close()
		return nil, err
	}
	return sqliteFile{file, strings.NewReader(sqliteWords.Replace(string(text)))}, nil
}

type sqliteFile struct {
	fs.File
	text io.Reader
}

func (f sqliteFile) Read(b []byte) (int, error) { return f.text.Read(b) }
