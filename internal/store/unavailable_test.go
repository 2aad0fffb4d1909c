package store_test

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/url"
	"path/filepath"
	"strconv"
	"sync"
	"testing"
	"time"

	"github.com/jackc/pgx/v5/pgconn"

	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/waittest"
)

// assertAvailability checks the kind of an error that a retry depends on.
func assertAvailability(t *testing.T, fact string, err error, unavailable bool) {
	t.Helper()
	if err == nil {
		t.Errorf("%s: no error", fact)
	} else if errors.Is(err, store.ErrUnavailable) != unavailable {
		t.Errorf("%s: %q counts as unavailable: %t", fact, err, !unavailable)
	}
}

// A server's own state and a statement's fault are distinguished.
func TestWhatTheServerSaysOfItself(t *testing.T) {
	eachWithProbes(t, func(t *testing.T, db *store.DB) {
		for code, unavailable := range map[string]bool{
			"08006": true, "25006": true, "25P03": true, "53100": true, "53300": true, "57P01": true, "57P02": true, "57P03": true, "58030": true,
			"40001": true, // when running again has not helped
			"23505": false, "22003": false, "42P01": false, "42601": false, "57014": false, "26000": false, "": false,
		} {
			err := db.Write(t.Context(), func(*store.Tx) error { return fmt.Errorf("doing: %w", &pgconn.PgError{Code: code}) })
			assertAvailability(t, "a statement ended with "+code, err, unavailable)
		}
		assertAvailability(t, "a guard", db.Write(t.Context(), func(tx *store.Tx) error { addToProbe(tx, "missing", 1); return nil }), false)
		ctx, leave := context.WithCancel(t.Context())
		leave()
		assertAvailability(t, "a caller who has left", db.Write(ctx, func(tx *store.Tx) error { setProbe(tx, "a", 1); return nil }), false)
	})
}

// A standby, or a primary that has been set aside, answers and takes no writes.
func TestAServerThatTakesNoWrites(t *testing.T) {
	address := storetest.Address(t, store.Postgres)
	createProbes(t, storetest.Connect(t, address))
	db := storetest.Connect(t, address+querySeparator(address)+"default_transaction_read_only=on")
	assertAvailability(t, "a write", db.Write(t.Context(), func(tx *store.Tx) error { setProbe(tx, "a", 1); return nil }), true)
	assertEqual(t, "what can be read", readProbe(t, db, "a"), -1)
	if _, err := store.Open(t.Context(), address+querySeparator(address)+"default_transaction_read_only=on&target_session_attrs=read-write", clock.New()); err == nil {
		t.Error("it is taken for one that takes writes")
	}
}

// proxy stands between the store and its server, as the network does.
type proxy struct {
	socket, server string
	listener       net.Listener
	muted          chan struct{} // closed: no byte passes any more over connections accepted until then
	conns          chan net.Conn // as they were accepted
}

// newProxy returns a proxy and the address of the database through it.
func newProxy(t *testing.T, address string) (*proxy, string) {
	t.Helper()
	u, err := url.Parse(address)
	must(t, err)
	query := u.Query()
	dir := t.TempDir()
	p := &proxy{socket: filepath.Join(dir, ".s.PGSQL.5432"), server: filepath.Join(query.Get("host"), ".s.PGSQL.5432"), conns: make(chan net.Conn, 100)}
	p.listen(t)
	query.Set("host", dir)
	u.RawQuery = query.Encode()
	return p, u.String()
}

// listen accepts connections, over which no byte passes until serve is called.
func (p *proxy) listen(t *testing.T) {
	t.Helper()
	var err error
	p.listener, err = net.Listen("unix", p.socket)
	must(t, err)
	p.muted = make(chan struct{})
	t.Cleanup(func() { _ = p.listener.Close() })
}

// serve passes bytes on, in both directions, until the listener is closed.
func (p *proxy) serve(listener net.Listener, muted <-chan struct{}) {
	for {
		in, err := listener.Accept()
		if err != nil {
			return
		}
		out, err := net.Dial("unix", p.server)
		if err != nil {
			_ = in.Close()
			continue
		}
		p.conns <- in
		go func() { _, _ = io.Copy(out, in); _ = out.Close() }()
		go func() {
			_, _ = io.Copy(muteWriter{in, muted}, out)
			_ = in.Close()
		}()
	}
}

// muteWriter swallows everything once it is muted.
type muteWriter struct {
	io.Writer
	muted <-chan struct{}
}

func (w muteWriter) Write(b []byte) (int, error) {
	select {
	case <-w.muted:
		return len(b), nil
	default:
		return w.Writer.Write(b)
	}
}

// Without a server every call fails at once, and works again as soon as there is one.
func TestNoServer(t *testing.T) {
	p, address := newProxy(t, storetest.Address(t, store.Postgres))
	var serving sync.WaitGroup
	serving.Go(func() { p.serve(p.listener, p.muted) })
	db := storetest.Connect(t, address)
	createProbes(t, db)
	must(t, p.listener.Close()) // no more connections
	serving.Wait()
	for len(p.conns) > 0 {
		_ = (<-p.conns).Close() // one may have ended
	}
	write := func(tx *store.Tx) error { setProbe(tx, "a", 1); return nil }
	count := store.BatchQuery{SQL: `SELECT COUNT(*) FROM probes`, Read: func(rows store.Rows) error { rows.Next(); return rows.Err() }}
	var n int
	assertAvailability(t, "a read of one row", db.QueryRow(t.Context(), `SELECT n FROM probes`).Scan(&n), true)
	assertAvailability(t, "a batch of reads", db.SendBatch(t.Context(), count), true)
	assertAvailability(t, "counting", db.WriteNoFsync(t.Context(), count), true)
	assertAvailability(t, "a transaction", db.Write(t.Context(), write), true)
	p.listen(t)
	go p.serve(p.listener, p.muted)
	must(t, db.Write(t.Context(), write))
	assertEqual(t, "what was written", readProbe(t, db, "a"), 1)
}

// A host that is there and does not answer, as one whose machine hangs, is passed
// over for the next one in the address.
func TestAHostThatDoesNotAnswer(t *testing.T) {
	t.Parallel()
	address := storetest.Address(t, store.Postgres)
	p, silent := newProxy(t, address)
	u, err := url.Parse(silent)
	must(t, err)
	query := u.Query()
	query.Del("connect_timeout") // as in production
	query.Set("host", query.Get("host")+","+filepath.Dir(p.server))
	u.RawQuery = query.Encode()
	began := time.Now()
	createProbes(t, storetest.Connect(t, u.String()))
	if took := time.Since(began); took > waittest.Patience() {
		t.Errorf("it took %s to ask the other", took)
	}
}

// withPoolOf returns an address with so many connections.
func withPoolOf(t *testing.T, address string, connections int) string {
	t.Helper()
	u, err := url.Parse(address)
	must(t, err)
	query := u.Query()
	query.Set("pool_max_conns", strconv.Itoa(connections))
	u.RawQuery = query.Encode()
	return u.String()
}

// A connection over which no byte passes any more is replaced once it was idle: no packet reports that a machine is
// gone.
func TestAConnectionThatDoesNotAnswer(t *testing.T) {
	t.Parallel()
	p, address := newProxy(t, storetest.Address(t, store.Postgres))
	go p.serve(p.listener, p.muted)
	db := storetest.Connect(t, withPoolOf(t, address, 1))
	createProbes(t, db)
	close(p.muted)
	must(t, p.listener.Close())
	p.listen(t)
	go p.serve(p.listener, p.muted)
	muted := time.Now()
	waittest.Until(t, "the connection counts as idle", func() bool { return time.Since(muted) > 1500*time.Millisecond })
	assertEqual(t, "what is read", readProbe(t, db, "a"), -1)
}
