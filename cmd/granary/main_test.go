package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/auth"
	"github.com/granaryhq/granary/internal/version"
)

// usageError is the status of a command line that was not understood.
const usageError = 80

// runProgram runs the program with these arguments, and an empty environment.
func runProgram(t *testing.T, args ...string) (status int, out, errOut string) {
	t.Helper()
	clearEnvironment(t)
	var stdout, stderr bytes.Buffer
	status = run(t.Context(), args, &stdout, &stderr)
	return status, stdout.String(), stderr.String()
}

func clearEnvironment(t *testing.T) {
	t.Helper()
	for _, name := range []string{"GRANARY_CONFIG", "GRANARY_DATABASE", "GRANARY_LOG_LEVEL", "GRANARY_SANDBOX_DATABASE", "GRANARY_BENCH_RPC", "GRANARY_TOKEN_FILE", "GRANARY_ORGANIZATION"} {
		t.Setenv(name, "") // so that it is put back
		if err := os.Unsetenv(name); err != nil {
			t.Fatal(err)
		}
	}
}

// mustRun runs the program, which has to succeed, and returns its output.
func mustRun(t *testing.T, args ...string) string {
	t.Helper()
	status, out, errOut := runProgram(t, args...)
	if status != 0 {
		t.Fatalf("granary %s: status %d\n%s", strings.Join(args, " "), status, errOut)
	}
	return out
}

// expectFailure runs the program and compares how it fails.
func expectFailure(t *testing.T, wantStatus int, wantErr string, args ...string) {
	t.Helper()
	status, out, errOut := runProgram(t, args...)
	if status != wantStatus {
		t.Errorf("granary %s: status %d, want %d", strings.Join(args, " "), status, wantStatus)
	}
	if !strings.Contains(errOut, wantErr) {
		t.Errorf("granary %s: %q does not say %q", strings.Join(args, " "), errOut, wantErr)
	}
	if wantStatus != usageError && out != "" {
		t.Errorf("granary %s failed and printed %q", strings.Join(args, " "), out)
	}
}

// writeConfig writes the configuration of a service without an EVM chain, and
// returns its path. Its files are beside it.
func writeConfig(t *testing.T, more string) string {
	t.Helper()
	dir := t.TempDir()
	path := filepath.Join(dir, "granary.yaml")
	text := fmt.Sprintf(`
listen: 127.0.0.1:0
operatorListen: 127.0.0.1:0
database: sqlite:%[1]s/granary.db
custody: {seed: %[1]s/seed.age, identity: %[1]s/identity.age}
tokenKey: %[1]s/token-key.pem
drain: 0s
chains: {solana: {}}
%[2]s`, dir, more)
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

func TestWrongCommandLines(t *testing.T) {
	config := writeConfig(t, "")
	for name, c := range map[string]struct {
		args []string
		want string
	}{
		"nothing":                {nil, `expected one of`},
		"an unknown command":     {[]string{"fly"}, "unexpected argument fly"},
		"an unknown flag":        {[]string{"serve", "--config", config, "--fast"}, "unknown flag --fast"},
		"a word too many":        {[]string{"version", "2"}, "unexpected argument 2"},
		"an unknown log level":   {[]string{"--log-level", "loud", "version"}, "--log-level"},
		"half a command":         {[]string{"keys"}, `expected one of`},
		"no configuration":       {[]string{"serve"}, "missing flags: --config"},
		"a file that is not":     {[]string{"serve", "--config", config + ".not"}, "no such file"},
		"an empty flag":          {[]string{"keys", "create", "--config"}, "--config"},
		"no organization":        {[]string{"token", "issue", "--config", config, "--subject", "me"}, "missing flags: --organization"},
		"no UUID":                {[]string{"token", "issue", "--config", config, "--subject", "me", "--organization", "us"}, "--organization"},
		"no duration":            {[]string{"token", "issue", "--config", config, "--subject", "me", "--ttl", "long"}, "--ttl"},
		"no chain to deploy on":  {[]string{"contracts", "deploy", "--config", config}, "missing flags: --chain"},
		"no configuration, keys": {[]string{"keys", "create"}, "missing flags: --config"},
	} {
		t.Run(name, func(t *testing.T) { expectFailure(t, usageError, c.want, c.args...) })
	}
}

func TestHelpListsEveryCommand(t *testing.T) {
	out := mustRun(t, "--help")
	for _, command := range []string{"demo wallet", "demo microvault", "sandbox", "serve", "migrate", "keys create", "contracts deploy",
		"contracts addresses", "token issue", "workflows list", "workflows giveup", "bridge list", "bridge resume", "bridge message", "settle list", "settle accept", "verify", "breaks list", "breaks acknowledge", "stop put", "stop list", "stop resume", "journal reverse", "bench", "version"} {
		if !regexp.MustCompile(`(?m)^  ` + command + `\b`).MatchString(out) {
			t.Errorf("no %q in:\n%s", command, out)
		}
	}
}

func TestConfigurationsThatAreRefused(t *testing.T) {
	for name, c := range map[string]struct{ more, want string }{
		"an unknown key":       {"colour: red", "colour"},
		"a missing variable":   {"lease: ${GRANARY_TEST_NOT_SET}", "GRANARY_TEST_NOT_SET in the environment"},
		"a wrong value":        {"lease: -1s", "lease must not be negative"},
		"several wrong values": {"lease: -1s\naudit: {every: 1ms}", "audit.every"},
	} {
		t.Run(name, func(t *testing.T) {
			config := writeConfig(t, c.more)
			for _, command := range [][]string{{"serve"}, {"verify"}, {"settle", "list"}, {"keys", "create"}, {"migrate"}} {
				expectFailure(t, 1, c.want, append(command, "--config", config)...)
			}
		})
	}
}

// A mistyped path is an error, and makes no new ledger.
func TestADatabaseThatIsNotThereIsNotMade(t *testing.T) {
	config := writeConfig(t, "")
	for _, command := range []string{"serve", "verify"} {
		expectFailure(t, 1, "there is no database at", command, "--config", config)
	}
	if _, err := os.Stat(filepath.Join(filepath.Dir(config), "granary.db")); !os.IsNotExist(err) {
		t.Errorf("the database was made: %v", err)
	}
}

// Where it cannot listen is found before any node is asked.
func TestAnAddressThatCannotBeListenedOnIsTold(t *testing.T) {
	config := writeConfig(t, "")
	mustRun(t, "keys", "create", "--config", config)
	mustRun(t, "migrate", "--config", config)
	expectFailure(t, 1, "listen: listen tcp: address foo", "serve", "--config", config, "--listen", "foo")
}

func TestMigrateNeedsADatabase(t *testing.T) {
	expectFailure(t, 1, "name the database with --config or --database", "migrate")
	expectFailure(t, 1, "granary:", "migrate", "--database", "mysql://somewhere")
}

func TestMigrate(t *testing.T) {
	config := writeConfig(t, "")
	if out := mustRun(t, "migrate", "--config", config); !regexp.MustCompile(`^[1-9]\d* migrations applied\n$`).MatchString(out) {
		t.Errorf("the first time: %q", out)
	}
	if out := mustRun(t, "migrate", "--config", config); out != "the schema is current\n" {
		t.Errorf("the second time: %q", out)
	}
	// A database on the command line stands before the configuration's.
	other := filepath.Join(t.TempDir(), "other.db")
	if out := mustRun(t, "migrate", "--config", config, "--database", "sqlite:"+other); !strings.Contains(out, "migrations applied") {
		t.Errorf("another database: %q", out)
	}
	if _, err := os.Stat(other); err != nil {
		t.Error(err)
	}
}

func TestKeysAreCreatedOnce(t *testing.T) {
	config := writeConfig(t, "")
	files := []string{"seed.age", "identity.age", "token-key.pem"}
	read := func() map[string]string {
		t.Helper()
		all := map[string]string{}
		for _, name := range files {
			path := filepath.Join(filepath.Dir(config), name)
			text, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			info, err := os.Stat(path)
			if err != nil {
				t.Fatal(err)
			}
			if info.Mode().Perm()&0o077 != 0 {
				t.Errorf("others may read %s: %s", name, info.Mode())
			}
			all[name] = string(text)
		}
		return all
	}
	out := mustRun(t, "keys", "create", "--config", config)
	for _, want := range append(files, "relayer      0x", "fingerprint  ", "Back up the seed") {
		if !strings.Contains(out, want) {
			t.Errorf("no %q in:\n%s", want, out)
		}
	}
	first := read()
	if again := mustRun(t, "keys", "create", "--config", config); again != out {
		t.Errorf("the second time says:\n%s\nthe first:\n%s", again, out)
	}
	for name, text := range read() {
		if text != first[name] {
			t.Errorf("%s was made anew", name)
		}
	}
}

func TestTokenIssue(t *testing.T) {
	config, organization := writeConfig(t, ""), uuid.New()
	issue := []string{"token", "issue", "--config", config, "--organization", organization.String(), "--subject", "ops"}
	expectFailure(t, 1, "opening the token key", issue...)
	mustRun(t, "keys", "create", "--config", config)
	expectFailure(t, 1, "as --role one of [viewer auditor]", append(slices.Clone(issue), "--role", "owner")...)
	expectFailure(t, 1, "give --scope, or", append(slices.Clone(issue), "--role", "viewer", "--scope", "wallets:write")...)
	expectFailure(t, 1, "unknown scope in", append(slices.Clone(issue), "--scope", "wallets:read,everything")...)

	for name, c := range map[string]struct {
		args  []string
		scope string
		life  time.Duration
	}{
		"everything for a day":  {nil, auth.NewScopes(auth.AllScopes()...).String(), 24 * time.Hour},
		"a viewer":              {[]string{"--role", "viewer"}, "wallets:read accounting:read webhooks:read", 24 * time.Hour},
		"an auditor":            {[]string{"--role", "auditor"}, "wallets:read accounting:read audit:read webhooks:read", 24 * time.Hour},
		"one thing for an hour": {[]string{"--scope", "wallets:read", "--ttl", "1h"}, "wallets:read", time.Hour},
	} {
		t.Run(name, func(t *testing.T) {
			token := strings.TrimSpace(mustRun(t, append(slices.Clone(issue), c.args...)...))
			parts := strings.Split(token, ".")
			if len(parts) != 3 {
				t.Fatalf("%q is no token", token)
			}
			body, err := base64.RawURLEncoding.DecodeString(parts[1])
			if err != nil {
				t.Fatal(err)
			}
			var claims struct {
				Sub, Scope, OrganizationID string
				Iat, Exp                   int64
			}
			if err := json.Unmarshal(body, &claims); err != nil {
				t.Fatalf("%s: %v", body, err)
			}
			if claims.Sub != "ops" {
				t.Errorf("subject %q", claims.Sub)
			}
			if claims.OrganizationID != organization.String() {
				t.Errorf("organization %q, want %s; claims are %s", claims.OrganizationID, organization, body)
			}
			if claims.Scope != c.scope {
				t.Errorf("scope %q, want %q", claims.Scope, c.scope)
			}
			if life := time.Duration(claims.Exp-claims.Iat) * time.Second; life != c.life {
				t.Errorf("good for %s, want %s", life, c.life)
			}
		})
	}
}

func TestVersion(t *testing.T) {
	out := mustRun(t, "version")
	if want := "granary " + version.Number + ", commit "; !strings.HasPrefix(out, want) {
		t.Errorf("%q does not begin with %q", out, want)
	}
	if commit := strings.TrimSpace(out[strings.LastIndex(out, " "):]); commit != version.Commit() {
		t.Errorf("commit %q, want %q", commit, version.Commit())
	}
}

func TestContractAddresses(t *testing.T) {
	out := mustRun(t, "contracts", "addresses")
	for _, setting := range []string{"executor", "carrier", "balanceGuard", "feeWrapperFactory", "adapterFactory", "microVaultFactory"} {
		if !regexp.MustCompile(`(?m)^` + setting + `: "0x[0-9a-fA-F]{40}"$`).MatchString(out) {
			t.Errorf("no %s in:\n%s", setting, out)
		}
	}
}

func TestServeNeedsItsKeysAndItsTables(t *testing.T) {
	config := writeConfig(t, "")
	expectFailure(t, 1, "granary migrate", "serve", "--config", config)
	mustRun(t, "migrate", "--config", config)
	expectFailure(t, 1, "opening the seed", "serve", "--config", config)
}

// The service responds as soon as it prints its address, and ends on a signal.
func TestServeAnswersAndStops(t *testing.T) {
	config := writeConfig(t, "")
	mustRun(t, "keys", "create", "--config", config)
	mustRun(t, "migrate", "--config", config)
	clearEnvironment(t)
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	logged, log := io.Pipe()
	ended := make(chan int, 1)
	go func() {
		status := run(ctx, []string{"serve", "--config", config}, io.Discard, log)
		_ = log.Close()
		ended <- status
	}()
	serving := make(chan string, 1)
	go readLog(logged, serving)

	select {
	case status := <-ended:
		t.Fatalf("ended with status %d before it was told to", status)
	case api := <-serving:
		r, err := http.Get("http://" + api + "/v2/wallets")
		if err != nil {
			t.Fatal(err)
		}
		if err := r.Body.Close(); err != nil {
			t.Error(err)
		}
		if r.StatusCode != http.StatusUnauthorized {
			t.Errorf("asked without a token: status %d", r.StatusCode)
		}
	}
	stop()
	if status := <-ended; status != 0 {
		t.Errorf("ended with status %d", status)
	}
}

// readLog reads a log to its end, and returns the API's address when it is served.
func readLog(log io.Reader, serving chan<- string) {
	for lines := bufio.NewScanner(log); lines.Scan(); {
		var line struct{ Msg, API string }
		if json.Unmarshal(lines.Bytes(), &line) == nil && line.Msg == "serving" {
			serving <- line.API
		}
	}
}
