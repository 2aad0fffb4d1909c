package store

import (
	"context"

	"github.com/jackc/pgx/v5"
)

// Ask is one of several questions that travel together. Read is given the
// answer's rows and need not close them.
type Ask struct {
	SQL  string
	Args []any
	Read func(Rows) error
}

// AskAll reads outside a transaction, in one round trip where there are any.
// Each question sees the database as it is when it is answered.
func (db *DB) AskAll(ctx context.Context, asks ...Ask) error {
	if db.pool == nil {
		for _, a := range asks {
			if err := db.ask(ctx, a); err != nil {
				return err
			}
		}
		return nil
	}
	batch := &pgx.Batch{}
	for _, a := range asks {
		args, err := plain(a.Args)
		if err != nil {
			return err
		}
		batch.Queue(a.SQL, args...).Query(func(rows pgx.Rows) error { return answered(a, rows) })
	}
	return db.pool.SendBatch(ctx, batch).Close()
}

// Jot runs statements that write in a transaction of their own, in one round
// trip, and does not wait until they are on disk: a database server that crashes
// may forget them. It is for counters, never for money. Like a transaction's
// function, Read may be called more than once.
func (db *DB) Jot(ctx context.Context, asks ...Ask) error {
	if db.pool == nil {
		return db.Write(ctx, func(tx *Tx) error { return tx.AskAll(ctx, asks...) })
	}
	// What travels in one batch is one transaction.
	all := append([]Ask{{SQL: "SELECT set_config('synchronous_commit', 'off', true)", Read: func(Rows) error { return nil }}}, asks...)
	return again(ctx, func() error { return db.AskAll(ctx, all...) })
}

// SharedTime is the SQL for the time in microseconds by a clock that all
// replicas share, and the argument that belongs to the placeholder in it. It is
// the server's clock on PostgreSQL, ahead by what ours was advanced; on SQLite
// there is one machine, and its clock will do.
func (db *DB) SharedTime(placeholder string) (sql string, arg int64) {
	if db.engine == Postgres {
		return "(CAST(extract(epoch FROM clock_timestamp()) * 1000000 AS BIGINT) + CAST(" + placeholder + " AS BIGINT))", db.clock.Offset().Microseconds()
	}
	return "CAST(" + placeholder + " AS BIGINT)", db.clock.Micros()
}

func (db *DB) ask(ctx context.Context, a Ask) error {
	rows, err := db.Query(ctx, a.SQL, a.Args...)
	if err != nil {
		return err
	}
	return answered(a, rows)
}

// AskAll reads inside the transaction, in one round trip with whatever was
// deferred. A question may write as well ("INSERT … RETURNING").
func (tx *Tx) AskAll(ctx context.Context, asks ...Ask) error {
	if tx.lite != nil {
		for _, a := range asks {
			rows, err := tx.queryLite(ctx, a.SQL, a.Args)
			if err != nil {
				return err
			}
			if err := answered(a, rows); err != nil {
				return tx.fail(err)
			}
		}
		return nil
	}
	statements := make([]statement, len(asks))
	for i, a := range asks {
		statements[i] = statement{sql: a.SQL, args: a.Args}
	}
	results, err := tx.send(ctx, statements...)
	if err != nil {
		return err
	}
	for _, a := range asks {
		rows, err := results.Query()
		if err == nil {
			err = answered(a, rows)
		}
		if err != nil {
			_ = results.Close()
			return tx.fail(err)
		}
	}
	return tx.fail(results.Close())
}

// answered has a question read its rows.
func answered(a Ask, rows Rows) error {
	defer rows.Close()
	if err := a.Read(rows); err != nil {
		return err
	}
	rows.Close()
	return rows.Err()
}
