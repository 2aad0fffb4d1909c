package e2e

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/waittest"
)

// shipped builds the program as it is given to others.
var shipped = sync.OnceValues(func() (string, error) {
	path := filepath.Join(scratch, "granary-shipped")
	build := exec.Command("go", "build", "-ldflags", "-s -w", "-o", path, "github.com/granaryhq/granary/cmd/granary")
	build.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		return "", fmt.Errorf("building the program: %w\n%s", err, out)
	}
	return path, nil
})

// installation is an operator's installation: the program, a configuration and the files that it names.
type installation struct {
	tb       testing.TB
	program  string
	dir      string
	database string
	environ  []string
}

const installationConfig = `
listen: 127.0.0.1:0
operatorListen: 127.0.0.1:0
database: "${DATABASE_URL}"
custody:
  seed: %[1]s/seed.age
  identity: %[1]s/identity.age
tokenKey: %[1]s/token-key.pem
lease: 5s
chains:
  base:
    rpc: "${BASE_RPC_URL}"
    chainId: %[2]d
    finality: { depth: %[3]d }
    tokens: { usdc: "%[4]s", usdt: "%[5]s" }
    poll: 100ms
    bumpAfter: 3s
    withdrawalFeeUsd: "0.10"
    feeCollector: "%[6]s"
  solana: {}
sources:
  - id: lent-dollars
    name: Lent dollars
    protocol: erc4626
    chain: base
    depositToken: usdc
    vault: "%[7]s"
    navUpdateMode: continuous
    liquidity: idle
    maxAllocationUsd: "5000"
`

const (
	baseUSDC   = "cash:base:usdc"
	baseUSDT   = "cash:base:usdt"
	lentSource = "lent-dollars"
)

// install writes a configuration for the chain and names a fresh database.
func install(tb testing.TB, f *foreign, engine store.Engine) *installation {
	tb.Helper()
	program, err := shipped()
	if err != nil {
		tb.Fatal(err)
	}
	in := &installation{tb: tb, program: program, dir: tb.TempDir()}
	in.configure(fmt.Sprintf(installationConfig, in.dir, anvilChain, anvilDepth, f.usdc, f.usdt, f.owner, f.vault))
	// The database is empty: migrating it is the operator's work.
	in.database = "sqlite:" + in.path("granary.db")
	if engine == store.Postgres {
		in.database = storetest.Address(tb, engine)
		emptied(tb, in.database)
	}
	in.environ = append(os.Environ(), "GRANARY_CONFIG="+in.path("granary.yaml"), "BASE_RPC_URL="+f.node.URL, "DATABASE_URL="+in.database)
	return in
}

// emptied empties a PostgreSQL database.
func emptied(tb testing.TB, database string) {
	tb.Helper()
	conn := storetest.Dial(tb, database)
	defer func() { _ = conn.Close(context.Background()) }()
	if _, err := conn.Exec(tb.Context(), "DROP SCHEMA public CASCADE; CREATE SCHEMA public"); err != nil {
		tb.Fatal(err)
	}
}

func (in *installation) path(name string) string { return filepath.Join(in.dir, name) }

// configure adds to the configuration.
func (in *installation) configure(text string) {
	in.tb.Helper()
	file, err := os.OpenFile(in.path("granary.yaml"), os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
	if err != nil {
		in.tb.Fatal(err)
	}
	defer func() { _ = file.Close() }()
	if _, err := file.WriteString(text); err != nil {
		in.tb.Fatal(err)
	}
}

// amend changes the configuration.
func (in *installation) amend(was, is string) {
	in.tb.Helper()
	text, err := os.ReadFile(in.path("granary.yaml"))
	if err == nil {
		err = os.WriteFile(in.path("granary.yaml"), bytes.Replace(text, []byte(was), []byte(is), 1), 0o600)
	}
	if err != nil {
		in.tb.Fatal(err)
	}
}

func (in *installation) command(args ...string) *exec.Cmd {
	command := exec.CommandContext(in.tb.Context(), in.program, args...)
	command.Env, command.WaitDelay = in.environ, 5*time.Second
	return command
}

// run runs a command of the program and returns its output and its exit status.
func (in *installation) run(args ...string) (string, error) {
	in.tb.Helper()
	command := in.command(args...)
	var stderr bytes.Buffer
	command.Stderr = &stderr
	out, err := command.Output()
	if err != nil {
		err = fmt.Errorf("granary %s: %w: %s", strings.Join(args, " "), err, stderr.String())
	}
	return string(out), err
}

// must is run that has to end with status 0.
func (in *installation) must(args ...string) string {
	in.tb.Helper()
	out, err := in.run(args...)
	if err != nil {
		in.tb.Fatalf("%v\n%s", err, out)
	}
	return out
}

// replica is a process of granary serve.
type replica struct {
	command       *exec.Cmd
	api, operator string
	ended         chan error
}

// serve starts a replica and waits until it answers.
func (in *installation) serve(args ...string) *replica {
	in.tb.Helper()
	r, err := in.start(args...)
	if err != nil {
		in.tb.Fatal(err)
	}
	return r
}

// start is serve that may fail.
func (in *installation) start(args ...string) (*replica, error) {
	r := &replica{command: in.command(append([]string{"serve"}, args...)...), ended: make(chan error, 1)}
	log, err := r.command.StderrPipe()
	if err != nil {
		return nil, err
	}
	if err := r.command.Start(); err != nil {
		return nil, err
	}
	serving, kept := make(chan struct{}), new(bytes.Buffer)
	go func() {
		lines := bufio.NewScanner(log)
		for lines.Scan() {
			var line struct{ Msg, API, Operator, Level string }
			if json.Unmarshal(lines.Bytes(), &line) == nil && line.Msg == "serving" {
				r.api, r.operator = "http://"+line.API, "http://"+line.Operator
				close(serving)
			}
			if line.Level != "INFO" {
				kept.Write(append(lines.Bytes(), '\n'))
			}
		}
		r.ended <- r.command.Wait()
		close(r.ended)
	}()
	in.tb.Cleanup(func() {
		_ = r.command.Process.Kill()
		for range r.ended {
		}
		if in.tb.Failed() {
			in.tb.Logf("a replica's log, without the ordinary:\n%s", kept)
		}
	})
	select {
	case <-serving:
		return r, nil
	case err := <-r.ended:
		return nil, fmt.Errorf("the replica ended: %w\n%s", err, kept)
	case <-time.After(waittest.Patience()):
		return nil, errors.New("the replica does not serve")
	}
}

// stop ends a replica as an operator does.
func (r *replica) stop(tb testing.TB) {
	tb.Helper()
	if err := r.command.Process.Signal(syscall.SIGTERM); err != nil {
		tb.Fatal(err)
	}
	select {
	case err := <-r.ended:
		if err != nil {
			tb.Errorf("the replica ended: %v", err)
		}
	case <-time.After(waittest.Patience()):
		tb.Error("the replica does not stop")
	}
}

// metric reads a gauge or counter of a replica, summed over its labels.
func (r *replica) metric(tb testing.TB, name string) float64 {
	tb.Helper()
	res, err := http.Get(r.operator + "/metrics")
	if err != nil {
		tb.Fatal(err)
	}
	defer func() { _ = res.Body.Close() }()
	sum := 0.0
	for lines := bufio.NewScanner(res.Body); lines.Scan(); {
		if rest, ok := strings.CutPrefix(lines.Text(), name+"{"); ok {
			var v float64
			if _, err := fmt.Sscan(rest[strings.LastIndex(rest, " ")+1:], &v); err != nil {
				tb.Fatal(err)
			}
			sum += v
		}
	}
	return sum
}
