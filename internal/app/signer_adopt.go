package app

import (
	"context"
	"fmt"
	"io"

	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/signer"
	"github.com/granaryhq/granary/internal/store"
)

// AdoptRules copies a service's rules into the signer's empty database, and prints
// everything that it has copied, for people to read: see signer.Adopt.
func AdoptRules(ctx context.Context, c SignerConfig, service string, out io.Writer) error {
	into, err := openCurrent(ctx, c.Database)
	if err != nil {
		return fmt.Errorf("the signer's database: %w", err)
	}
	defer into.Close()
	from, err := openCurrent(ctx, service)
	if err != nil {
		return fmt.Errorf("the service's database: %w", err)
	}
	defer from.Close()
	adopted, err := signer.Adopt(ctx, from, into)
	if err != nil {
		return err
	}
	for _, a := range adopted {
		if _, err := fmt.Fprintf(out, "%s: %d\n", a.Table, len(a.Lines)); err != nil {
			return err
		}
		for _, line := range a.Lines {
			if _, err := fmt.Fprintf(out, "  %s\n", line); err != nil {
				return err
			}
		}
	}
	_, err = fmt.Fprintf(out, "SHA-256 of all this: %s\nRead it before the signer starts: from then on it binds. If anything is strange, delete the signer's database.\n", signer.Digest(adopted))
	return err
}

// openCurrent opens a database that this version can read.
func openCurrent(ctx context.Context, address string) (*store.DB, error) {
	db, err := store.Open(ctx, address, clock.New())
	if err != nil {
		return nil, err
	}
	if err := db.CheckSchema(ctx); err != nil {
		db.Close()
		return nil, err
	}
	return db, nil
}
