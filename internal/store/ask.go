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
