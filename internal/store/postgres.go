package store

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"

	"github.com/granaryhq/granary/internal/clock"
)

const (
	// idleTimeout has the server end a transaction that has been idle for so long. A transaction waits only for the
	// database; so its process hangs, or its machine is gone, and its locks are unavailable to others, even the seats
	// that it has lost.
	idleTimeout = idleSetting + " = '10s'"
	idleSetting = "idle_in_transaction_session_timeout"

	// silence is how long a server may be silent, where a response takes no work, until it counts as gone: its
	// machine may be, and then no packet reports it. The next host in the address is tried, or another connection is
	// made.
	silence = 5 * time.Second
)

func openPostgres(ctx context.Context, address string, clk *clock.Clock) (*DB, error) {
	config, err := pgxpool.ParseConfig(address)
	if err != nil {
		// The parser's message may quote the password.
		return nil, errors.New("postgres address does not parse")
	}
	if err := checkVerified(&config.ConnConfig.Config, address); err != nil {
		return nil, err
	}
	if !strings.Contains(address, "pool_max_conns") {
		config.MaxConns = 24
	}
	if config.ConnConfig.ConnectTimeout == 0 {
		config.ConnConfig.ConnectTimeout = silence
	}
	config.PingTimeout = silence // of a connection that was idle
	pooled, err := isPooled(ctx, config.ConnConfig)
	if err != nil {
		return nil, fmt.Errorf("reaching postgres: %w", err)
	}
	_, given := config.ConnConfig.RuntimeParams[idleSetting]
	switch {
	case pooled && !strings.Contains(address, "default_query_exec_mode"):
		config.ConnConfig.DefaultQueryExecMode = pgx.QueryExecModeCacheDescribe
	case !pooled && !given:
		config.AfterConnect = func(ctx context.Context, conn *pgx.Conn) error {
			_, err := conn.Exec(ctx, "SET "+idleTimeout)
			return err
		}
	}
	pool, err := pgxpool.NewWithConfig(ctx, config)
	if err != nil {
		return nil, fmt.Errorf("opening postgres: %w", err)
	}
	if err := pool.Ping(ctx); err != nil {
		pool.Close()
		return nil, fmt.Errorf("reaching postgres: %w", err)
	}
	return &DB{engine: Postgres, clock: clk, pool: pool, pooled: pooled}, nil
}

// beginStatements begin a transaction. Behind a pooler, every transaction sets the options that a connection sets
// once elsewhere.
func (db *DB) beginStatements() []statement {
	begin := []statement{{sql: "begin isolation level read committed"}}
	if db.pooled {
		begin = append(begin, statement{sql: "SET LOCAL " + idleTimeout})
	}
	return begin
}

// isPooled reports whether a pooler such as PgBouncer stands before the server: the process that responds is then not
// the one that the connection was made to. A pooler may give every transaction another connection of the server's. So
// no state may stay on one between transactions: no prepared statement with a name, no setting, no lock.
func isPooled(ctx context.Context, config *pgx.ConnConfig) (bool, error) {
	conn, err := pgx.ConnectConfig(ctx, config)
	if err != nil {
		return false, err
	}
	defer func() { _ = conn.Close(context.WithoutCancel(ctx)) }()
	var answers uint32
	if err := conn.QueryRow(ctx, "SELECT pg_backend_pid()", pgx.QueryExecModeSimpleProtocol).Scan(&answers); err != nil {
		return false, err
	}
	return answers != conn.PgConn().PID(), nil
}
