package storetest

import (
	"fmt"
	"net"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/granaryhq/granary/internal/waittest"
)

// poolerConfig gives each transaction any of few connections to the server, so that state that one leaves on its
// connection meets others soon.
const poolerConfig = `[databases]
* = host=%s user=granary
[pgbouncer]
pool_mode = transaction
default_pool_size = %d
max_client_conn = 1000
auth_type = any
listen_addr =
unix_socket_dir = %s
logfile = %[3]s/log
`

// Pooled puts a PgBouncer in transaction mode before a database, for the time of
// the test, and gives the address through it.
func Pooled(tb testing.TB, address string, connections int) string {
	tb.Helper()
	program, err := exec.LookPath("pgbouncer")
	if err != nil {
		program = "/usr/sbin/pgbouncer" // Debian's place, out of an ordinary PATH
	}
	u, err := url.Parse(address)
	if err != nil {
		tb.Fatal("the address does not parse")
	}
	server := u.Query().Get("host")
	owner, err := os.Stat(server)
	if err != nil {
		tb.Fatal(err)
	}
	// It refuses to run as root, and every user who owns the server's socket may use it.
	dir, err := os.MkdirTemp("", "granary-pooler-") //nolint:usetesting // its user cannot enter the test's own
	if err != nil {
		tb.Fatal(err)
	}
	tb.Cleanup(func() { _ = os.RemoveAll(dir) })
	config := filepath.Join(dir, "pgbouncer.ini")
	if err := os.WriteFile(config, fmt.Appendf(nil, poolerConfig, server, connections, dir), 0o644); err != nil {
		tb.Fatal(err)
	}
	command := exec.Command(program, "--quiet", config)
	if os.Getuid() == 0 {
		user := owner.Sys().(*syscall.Stat_t)
		if err := os.Chown(dir, int(user.Uid), int(user.Gid)); err != nil {
			tb.Fatal(err)
		}
		command.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: user.Uid, Gid: user.Gid}}
	}
	var said strings.Builder
	command.Stderr = &said
	if err := command.Start(); err != nil {
		tb.Fatalf("%s: %v. scripts/test installs what is missing", program, err)
	}
	tb.Cleanup(func() {
		_ = command.Process.Kill()
		_ = command.Wait()
		if tb.Failed() {
			log, _ := os.ReadFile(filepath.Join(dir, "log"))
			tb.Logf("the pooler's log:\n%s%s", &said, log)
		}
	})
	waittest.Until(tb, "the pooler listens", func() bool {
		conn, err := net.Dial("unix", filepath.Join(dir, ".s.PGSQL.6432"))
		if err == nil {
			_ = conn.Close()
		}
		return err == nil
	})
	query := u.Query()
	query.Set("host", dir)
	query.Set("port", "6432")
	u.RawQuery = query.Encode()
	return u.String()
}
