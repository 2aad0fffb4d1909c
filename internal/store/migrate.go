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
	"testing/fstest"

	"github.com/jackc/pgx/v5/stdlib"
	"github.com/pressly/goose/v3"
	"github.com/pressly/goose/v3/lock"
)

//go:embed migrations/*.sql
var migrations embed.FS

// ErrSchema says that the database is not at the version this program needs.
var ErrSchema = errors.New("the database schema is not current: run granary migrate")

// Migrate brings the tables up to date, telling progress of each migration.
// Two replicas may run it at once: PostgreSQL's session lock orders them, and
// SQLite has one writer.
func (db *DB) Migrate(ctx context.Context, progress func(version int64, source string)) error {
	return db.withProvider(func(p *goose.Provider) error {
		for {
			result, err := p.UpByOne(ctx)
			if errors.Is(err, goose.ErrNoNextVersion) {
				return nil
			}
			if err != nil {
				return fmt.Errorf("migrating: %w", err)
			}
			if progress != nil {
				progress(result.Source.Version, result.Source.Path)
			}
		}
	})
}

// CheckSchema returns ErrSchema unless every migration has been applied.
func (db *DB) CheckSchema(ctx context.Context) error {
	return db.withProvider(func(p *goose.Provider) error {
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

func (db *DB) withProvider(fn func(*goose.Provider) error) error {
	var conn *sql.DB
	var options []goose.ProviderOption
	dialect := goose.DialectSQLite3
	source, err := db.migrationFiles()
	if err != nil {
		return err
	}
	if db.engine == Postgres {
		dialect = goose.DialectPostgres
		conn = stdlib.OpenDBFromPool(db.pool)
		defer func() { _ = conn.Close() }()
		locker, err := lock.NewPostgresSessionLocker()
		if err != nil {
			return fmt.Errorf("preparing the migration lock: %w", err)
		}
		options = append(options, goose.WithSessionLocker(locker))
	} else {
		conn = db.writer
	}
	provider, err := goose.NewProvider(dialect, conn, source, options...)
	if err != nil {
		return fmt.Errorf("reading migrations: %w", err)
	}
	return fn(provider)
}

// migrationFiles gives the migrations in the engine's words. They are written
// for PostgreSQL; SQLite's tables are STRICT and know fewer type names.
func (db *DB) migrationFiles() (fs.FS, error) {
	files := fstest.MapFS{}
	names, err := fs.Glob(migrations, "migrations/*.sql")
	if err != nil {
		return nil, fmt.Errorf("reading migrations: %w", err)
	}
	for _, name := range names {
		file, err := migrations.Open(name)
		if err != nil {
			return nil, fmt.Errorf("reading migrations: %w", err)
		}
		text, err := io.ReadAll(file)
		_ = file.Close()
		if err != nil {
			return nil, fmt.Errorf("reading migrations: %w", err)
		}
		if db.engine == SQLite {
			s := strings.ReplaceAll(string(text), "BIGINT", "INTEGER")
			text = []byte(strings.ReplaceAll(s, "\n);", "\n) STRICT;"))
		}
		files[strings.TrimPrefix(name, "migrations/")] = &fstest.MapFile{Data: text}
	}
	return files, nil
}
