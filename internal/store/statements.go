package store

import (
	"context"
	"database/sql/driver"
	"fmt"

	"modernc.org/sqlite"
)

const (
	// maxStatements bounds the prepared statements that a SQLite connection keeps. The service has
	// fewer texts; lists of placeholders of many lengths make more.
	maxStatements = 512
	// maxStatementText bounds the text of a kept statement. Inserts of many rows are longer, and
	// rarely have the same length twice.
	maxStatementText = 4 << 10
)

// sqliteConnector makes connections that keep their prepared statements: to parse and plan a
// statement takes SQLite longer than to run a small one. pgx does the same for PostgreSQL.
type sqliteConnector struct{ driver.Connector }

func newSQLiteConnector(dsn string) (sqliteConnector, error) {
	c, err := sqlite.NewConnector(dsn)
	return sqliteConnector{c}, err
}

// Connect opens a connection.
func (c sqliteConnector) Connect(ctx context.Context) (driver.Conn, error) {
	conn, err := c.Connector.Connect(ctx)
	if err != nil {
		return nil, err
	}
	base, ok := conn.(sqliteConn)
	if !ok {
		_ = conn.Close()
		return nil, fmt.Errorf("the SQLite driver's connection is a %T", conn)
	}
	return &cachingConn{sqliteConn: base, idle: map[string]driver.Stmt{}}, nil
}

// sqliteConn has the methods of the driver's connections that database/sql uses.
type sqliteConn interface {
	driver.Conn
	driver.ConnBeginTx
	driver.ConnPrepareContext
	driver.ExecerContext
	driver.QueryerContext
	driver.Pinger
	driver.SessionResetter
	driver.Validator
}

// cachingConn is a connection that keeps the statements it has prepared. As any driver.Conn it is
// used by one goroutine at a time.
type cachingConn struct {
	sqliteConn
	idle map[string]driver.Stmt // by text; a statement whose rows are open is not in it
}

// ExecContext runs a statement that returns no rows.
func (c *cachingConn) ExecContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Result, error) {
	if len(query) > maxStatementText {
		return c.sqliteConn.ExecContext(ctx, query, args)
	}
	s, err := c.take(ctx, query)
	if err != nil {
		return nil, err
	}
	defer c.keep(query, s)
	return s.(driver.StmtExecContext).ExecContext(ctx, args)
}

// QueryContext runs a statement that returns rows.
func (c *cachingConn) QueryContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Rows, error) {
	if len(query) > maxStatementText {
		return c.sqliteConn.QueryContext(ctx, query, args)
	}
	s, err := c.take(ctx, query)
	if err != nil {
		return nil, err
	}
	rows, err := s.(driver.StmtQueryContext).QueryContext(ctx, args)
	if err != nil {
		c.keep(query, s)
		return nil, err
	}
	return &cachingRows{Rows: rows, conn: c, query: query, stmt: s}, nil
}

// take returns an unused statement.
func (c *cachingConn) take(ctx context.Context, query string) (driver.Stmt, error) {
	if s, ok := c.idle[query]; ok {
		delete(c.idle, query)
		return s, nil
	}
	return c.PrepareContext(ctx, query)
}

// keep takes a statement back, in place of any other if there are too many.
func (c *cachingConn) keep(query string, s driver.Stmt) {
	if _, ok := c.idle[query]; ok {
		_ = s.Close()
		return
	}
	if len(c.idle) == maxStatements {
		for other, old := range c.idle {
			_ = old.Close()
			delete(c.idle, other)
			break
		}
	}
	c.idle[query] = s
}

// Close closes the statements and the connection.
func (c *cachingConn) Close() error {
	for query, s := range c.idle {
		_ = s.Close()
		delete(c.idle, query)
	}
	return c.sqliteConn.Close()
}

// cachingRows gives its statement back when it is closed.
type cachingRows struct {
	driver.Rows
	conn  *cachingConn
	query string
	stmt  driver.Stmt // nil once closed
}

// Close may be called twice.
func (r *cachingRows) Close() error {
	if r.stmt == nil {
		return nil
	}
	err := r.Rows.Close()
	r.conn.keep(r.query, r.stmt)
	r.stmt = nil
	return err
}
