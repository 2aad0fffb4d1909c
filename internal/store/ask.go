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
		batch.Queue(a.SQL, args...).Query(func(rows pgx.Rows) error {
			if err := a.Read(rows); err != nil {
				return err
			}
			rows.Close()
			return rows.Err()
		})
	}
	return db.pool.SendBatch(ctx, batch).Close()
}

func (db *DB) ask(ctx context.Context, a Ask) error {
	rows, err := db.Query(ctx, a.SQL, a.Args...)
	if err != nil {
		return err
	}
	defer rows.Close()
	if err := a.Read(rows); err != nil {
		return err
	}
	return rows.Err()
}
