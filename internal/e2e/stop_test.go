package e2e

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/waittest"
)

// startChain starts a chain in this process. It ends with the test.
func startChain(t *testing.T) *devnet.EVM {
	t.Helper()
	return devnettest.Start(t, devnet.Options{BlockTime: blockTime, Finality: finalityDepth})
}

// settle makes an installation on a chain in this process, ready to be served.
func settle(t *testing.T, net *devnet.EVM, engine store.Engine, more string) *installation {
	t.Helper()
	program, err := shipped()
	if err != nil {
		t.Fatal(err)
	}
	in := &installation{tb: t, program: program, dir: t.TempDir()}
	in.database = "sqlite:" + in.path("granary.db")
	if engine == store.Postgres {
		in.database = storetest.Address(t, engine)
		emptied(t, in.database)
	}
	on := net.Contracts
	in.configure(fmt.Sprintf(`
listen: 127.0.0.1:0
operatorListen: 127.0.0.1:0
database: "${DATABASE_URL}"
custody: { seed: %[1]s/seed.age, identity: %[1]s/identity.age }
tokenKey: %[1]s/token-key.pem
chains:
  ethereum_sepolia:
    rpc: "${RPC_URL}"
    chainId: %[2]d
    finality: { tag: finalized }
    tokens: { usdc: "%[3]s" }
    poll: 100ms
    executor: "%[4]s"
    carrier: "%[5]s"
    balanceGuard: "%[6]s"
`, in.dir, devnet.ChainID, on.USDC.Hex(), on.Executor.Hex(), on.Carrier.Hex(), on.Guard.Hex()) + more)
	in.environ = append(os.Environ(), "GRANARY_CONFIG="+in.path("granary.yaml"), "RPC_URL="+net.URL(), "DATABASE_URL="+in.database)
	in.must("keys", "create")
	in.must("migrate")
	return in
}

// token issues a token that may do everything.
func (in *installation) token() string {
	in.tb.Helper()
	return strings.TrimSpace(in.must("token", "issue", "--organization", uuid.NewString(), "--subject", "test"))
}

// A replica with a signal to stop reports so before it takes no more requests, answers those that it has begun to
// read, gives its work back so that another goes on with it long before a lease expires, and ends with status 0.
func TestStoppingIsGraceful(t *testing.T) {
	t.Parallel()
	// No lease runs out as long as the test waits: only work that was given back moves.
	in := settle(t, startChain(t), store.Postgres, "lease: "+(10*waittest.Patience()).String()+"\ndrain: 2s\n")
	token := in.token()
	first := in.serve()
	waittest.Until(t, "the first replica follows the chain", func() bool { return first.holds(t, "follow:ethereum_sepolia") })
	second := in.serve()
	request := beginRequest(t, first.api, token)

	if err := first.command.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	waittest.Until(t, "it is not ready any more", func() bool { return status(t, first.operator+"/readyz", "") == http.StatusServiceUnavailable })
	if got := status(t, first.api+"/v2/system/ping", token); got != http.StatusOK {
		t.Errorf("while it drains it answers %d", got)
	}
	if got := status(t, first.operator+"/healthz", ""); got != http.StatusOK {
		t.Errorf("while it drains it does not live: %d", got)
	}
	waittest.Until(t, "it takes no new connections", func() bool {
		conn, err := net.Dial("tcp", strings.TrimPrefix(first.api, "http://"))
		if err == nil {
			_ = conn.Close()
		}
		return err != nil
	})
	if got := request.end(t); got != http.StatusCreated && got != http.StatusOK {
		t.Errorf("the request that it had begun to read was answered %d", got)
	}
	if err := waittest.Receive(t, "the first replica ends", first.ended); err != nil {
		t.Errorf("it ended with %v", err)
	}
	waittest.Until(t, "the other replica follows the chain", func() bool { return second.holds(t, "follow:ethereum_sepolia") })
	second.stop(t)
}

// A second signal ends a replica by that signal. One that has drained ends with status 0.
func TestASecondSignalEndsAtOnce(t *testing.T) {
	t.Parallel()
	in := settle(t, startChain(t), store.SQLite, "drain: 1m\n")
	r := in.serve()
	for range 2 {
		if err := r.command.Process.Signal(syscall.SIGTERM); err != nil {
			t.Fatal(err)
		}
		waittest.Until(t, "it is not ready any more", func() bool { return status(t, r.operator+"/readyz", "") != http.StatusOK })
	}
	var exit *exec.ExitError
	err := waittest.Receive(t, "the replica ends", r.ended)
	if !errors.As(err, &exit) || exit.Sys().(syscall.WaitStatus).Signal() != syscall.SIGTERM {
		t.Errorf("it ended with %v", err)
	}
}

// A replica is ready only with a database that has its tables; its node is
// another matter.
func TestReadiness(t *testing.T) {
	t.Parallel()
	in := settle(t, startChain(t), store.SQLite, "")
	in.environ = append(in.environ, "RPC_URL=http://127.0.0.1:1")
	r := in.serve()
	if got := status(t, r.operator+"/readyz", ""); got != http.StatusOK {
		t.Errorf("without a node it answers %d", got)
	}
	db := storetest.Connect(t, in.database)
	version := func(set string) {
		t.Helper()
		err := db.Write(t.Context(), func(tx *store.Tx) error {
			tx.Defer(`UPDATE goose_db_version SET version_id = version_id ` + set + ` WHERE version_id > 10`)
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	for _, c := range []struct {
		set  string
		want int
	}{{"- 1", http.StatusServiceUnavailable}, {"+ 1", http.StatusOK}, {"+ 1", http.StatusOK}} {
		version(c.set)
		if got := status(t, r.operator+"/readyz", ""); got != c.want {
			t.Errorf("with versions %s it answers %d, want %d", c.set, got, c.want)
		}
		if got := status(t, r.operator+"/healthz", ""); got != http.StatusOK {
			t.Errorf("it does not live: %d", got)
		}
	}
}

// status asks for the status of a page; 0 is no answer.
func status(t *testing.T, url, token string) int {
	t.Helper()
	req, err := http.NewRequestWithContext(t.Context(), http.MethodGet, url, http.NoBody)
	if err != nil {
		t.Fatal(err)
	}
	if token != "" {
		req.Header.Set("Authorization", "Bearer "+token)
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		return 0
	}
	_, _ = io.Copy(io.Discard, res.Body)
	_ = res.Body.Close()
	return res.StatusCode
}

// unfinished is a request whose body is still to come.
type unfinished struct {
	conn net.Conn
	rest string
}

// beginRequest sends a request for a wallet, but for the end of its body.
func beginRequest(t *testing.T, api, token string) unfinished {
	t.Helper()
	body, err := json.Marshal(map[string]any{"requestId": uuid.NewString(), "label": "in flight", "autoRebalance": false})
	if err != nil {
		t.Fatal(err)
	}
	host := strings.TrimPrefix(api, "http://")
	conn, err := (&net.Dialer{}).DialContext(context.Background(), "tcp", host)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = conn.Close() })
	half := len(body) / 2
	if _, err := fmt.Fprintf(conn, "POST /v2/wallets HTTP/1.1\r\nHost: %s\r\nAuthorization: Bearer %s\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n%s",
		host, token, len(body), body[:half]); err != nil {
		t.Fatal(err)
	}
	return unfinished{conn, string(body[half:])}
}

// end sends the rest and returns the status of the answer.
func (u unfinished) end(t *testing.T) int {
	t.Helper()
	if _, err := io.WriteString(u.conn, u.rest); err != nil {
		t.Fatal(err)
	}
	res, err := http.ReadResponse(bufio.NewReader(u.conn), nil)
	if err != nil {
		t.Fatalf("no answer: %v", err)
	}
	_ = res.Body.Close()
	return res.StatusCode
}
