package store

import (
	"context"

	"github.com/jackc/pgx/v5"
)

// BatchQuery is one of several queries that are sent together. Read is given its
// rows and need not close them.
type BatchQuery struct {
	SQL  string
	Args []any
	Read func(Rows) error
}

// SendBatch reads outside a transaction, in one round trip on PostgreSQL. Each
// query sees the database as it is when that query runs.
func (db *DB) SendBatch(ctx context.Context, queries ...BatchQuery) error {
	if db.pool == nil {
		for _, q := range queries {
			if err := db.runQuery(ctx, q); err != nil {
				return err
			}
		}
		return nil
	}
	batch := &pgx.Batch{}
	if err := db.queue(batch, queries); err != nil {
		return err
	}
	return markUnavailable(ctx, db.pool.SendBatch(ctx, batch).Close())
}

func (db *DB) queue(batch *pgx.Batch, queries []BatchQuery) error {
	for _, q := range queries {
		args, err := plainArgs(q.Args)
		if err != nil {
			return err
		}
		if db.onRead != nil {
			db.onRead(q.SQL, args)
		}
		batch.Queue(q.SQL, args...).Query(func(rows pgx.Rows) error { return readRows(q, rows) })
	}
	return nil
}

// SendSnapshot is SendBatch of queries that all see the database as it was at one moment: the state that they
// return together existed.
func (db *DB) SendSnapshot(ctx context.Context, queries ...BatchQuery) error {
	if db.pool == nil {
		return markUnavailable(ctx, db.readSQLiteSnapshot(ctx, queries))
	}
	batch := &pgx.Batch{}
	batch.Queue("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
	if err := db.queue(batch, queries); err != nil {
		return err
	}
	batch.Queue("COMMIT")
	return markUnavailable(ctx, db.pool.SendBatch(ctx, batch).Close()) // the pool closes a connection whose transaction failed
}

func (db *DB) readSQLiteSnapshot(ctx context.Context, queries []BatchQuery) error {
	tx, err := db.reader.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer func() { _ = tx.Rollback() }() // it has only read
	for _, q := range queries {
		args, err := plainArgs(q.Args)
		if err != nil {
			return err
		}
		if db.onRead != nil {
			db.onRead(q.SQL, args)
		}
		query, args := positionalQuery(q.SQL, args)
		rows, err := tx.QueryContext(ctx, query, args...)
		if err != nil {
			return err
		}
		if err := readRows(q, sqlRows{rows}); err != nil {
			return err
		}
	}
	return nil
}

// WriteNoFsync runs statements that write in a transaction of their own, in one
// round trip, and does not wait until they are on disk: a database server that
// crashes may forget them. It is for counters, never for money. Like a
// transaction's function, Read may be called more than once.
func (db *DB) WriteNoFsync(ctx context.Context, queries ...BatchQuery) error {
	if db.pool == nil {
		return db.Write(ctx, func(tx *Tx) error { return tx.SendBatch(ctx, queries...) })
	}
	// PostgreSQL runs one batch as one transaction.
	batch := append([]BatchQuery{{SQL: "SELECT set_config('synchronous_commit', 'off', true)", Read: func(Rows) error { return nil }}}, queries...)
	return retryTransient(ctx, func() error { return db.SendBatch(ctx, batch...) })
}

// SharedTime is the SQL for the time in microseconds by a clock that all
// replicas share, and the argument that belongs to the placeholder in it. On
// PostgreSQL that is the server's clock, ahead by as much as ours was advanced;
// on SQLite, which serves one machine, it is our own.
func (db *DB) SharedTime(placeholder string) (sql string, arg int64) {
	if db.engine == Postgres {
		return "(CAST(extract(epoch FROM clock_timestamp()) * 1000000 AS BIGINT) + CAST(" + placeholder + " AS BIGINT))", db.clock.Offset().Microseconds()
	}
	return "CAST(" + placeholder + " AS BIGINT)", db.clock.Micros()
}

func (db *DB) runQuery(ctx context.Context, a BatchQuery) error {
	rows, err := db.Query(ctx, a.SQL, a.Args...)
	if err != nil {
		return err
	}
	return readRows(a, rows)
}

// SendBatch reads inside the transaction, in one round trip with the deferred statements. A query may write as well
// ("INSERT … RETURNING").
func (tx *Tx) SendBatch(ctx context.Context, queries ...BatchQuery) error {
	if tx.sqliteTx != nil {
		for _, q := range queries {
			rows, err := tx.querySQLite(ctx, q.SQL, q.Args)
			if err != nil {
				return err
			}
			if err := readRows(q, rows); err != nil {
				return tx.markFailed(err)
			}
		}
		return nil
	}
	statements := make([]statement, len(queries))
	for i, q := range queries {
		statements[i] = statement{sql: q.SQL, args: q.Args}
	}
	results, err := tx.sendDeferredAnd(ctx, statements...)
	if err != nil {
		return err
	}
	for _, q := range queries {
		rows, err := results.Query()
		if err == nil {
			err = readRows(q, rows)
		}
		if err != nil {
			_ = results.Close()
			return tx.markFailed(err)
		}
	}
	return tx.markFailed(results.Close())
}

// readRows has a query read its rows.
func readRows(a BatchQuery, rows Rows) error {
	defer rows.Close()
	if err := a.Read(rows); err != nil {
		return err
	}
	rows.Close()
	return rows.Err()
}
