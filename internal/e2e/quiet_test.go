package e2e

import (
	"encoding/json"
	"errors"
	"maps"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/waittest"
)

// No secret is ever logged: not in ordinary work at the lowest level, not by a
// node, a collector or a receiver that fails, not by a start that is refused.
func TestLogsKeepSecrets(t *testing.T) {
	t.Parallel()
	secrets := map[string]string{}
	secret := func(what string) string {
		s := "s3cret" + strings.ReplaceAll(uuid.NewString(), "-", "")
		secrets[what] = s
		return s
	}
	net := startChain(t)
	in := settle(t, net, store.Postgres, "")

	node, err := url.Parse(net.URL())
	if err != nil {
		t.Fatal(err)
	}
	front := httptest.NewServer(&httputil.ReverseProxy{Rewrite: func(r *httputil.ProxyRequest) {
		r.SetURL(node)
		r.Out.URL.Path = node.Path
	}})
	defer front.Close()
	database, err := url.Parse(in.database)
	if err != nil {
		t.Fatal(err)
	}
	database.User = url.UserPassword(database.User.Username(), secret("the database's password"))
	rpc := strings.Replace(front.URL, "http://", "http://reader:"+secret("the node's password")+"@", 1) + "/v3/" + secret("the node's key") + "?key=" + secret("the node's parameter")
	in.environ = append(in.environ, "DATABASE_URL="+database.String(), "RPC_URL="+rpc,
		"OTEL_EXPORTER_OTLP_ENDPOINT=http://127.0.0.1:1/"+secret("the collector's path"),
		"OTEL_EXPORTER_OTLP_HEADERS=authorization="+secret("the collector's header"), "OTEL_BSP_SCHEDULE_DELAY=20", "OTEL_BSP_EXPORT_TIMEOUT=500")
	secrets["a token"] = in.token()

	logs := filepath.Join(in.dir, "log")
	logged := func() string {
		text, err := os.ReadFile(logs)
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	file, err := os.Create(logs)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = file.Close() }()
	command := in.command("--log-level", "debug", "serve")
	command.Stdout, command.Stderr = file, file
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	ended := false
	defer func() {
		if !ended {
			_ = command.Process.Kill()
			_ = command.Wait()
		}
	}()
	var api string
	waittest.Until(t, "it serves", func() bool {
		for line := range strings.Lines(logged()) {
			var l struct{ Msg, API string }
			if json.Unmarshal([]byte(line), &l) == nil && l.Msg == "serving" {
				api = "http://" + l.API
			}
		}
		return api != ""
	})
	c := newCaller(t, api, uuid.New(), secrets["a token"], nil)
	hook := decodeResponse[client.WebhookCreated](c, http.StatusCreated, c.send(http.MethodPost, "/v2/webhooks",
		`{"url":"https://receiver.invalid/`+secret("the receiver's path")+`?key=`+secret("the receiver's parameter")+`","events":["portfolio_wallet.status_changed"]}`))
	secrets["the webhook's secret"] = hook.Secret
	c.newWallet("quiet")
	c.send(http.MethodGet, "/v2/wallets?label="+secret("a query"), "")
	for _, bad := range []string{"Bearer " + secret("a bad token"), "Basic " + secret("a password")} {
		if a := c.send(http.MethodGet, "/v2/wallets", "", "Authorization", bad); a.status != http.StatusUnauthorized {
			t.Errorf("a bad token was answered %s", a)
		}
	}
	waittest.Until(t, "a delivery failed", func() bool {
		text := c.send(http.MethodGet, "/v2/webhooks/events", "").text
		return strings.Contains(text, "not found") || strings.Contains(text, "no answer in time")
	})
	front.Close()
	for _, trouble := range []string{`"msg":"following"`, `"msg":"sending traces"`, `"msg":"request"`, `"status":401`} {
		waittest.Until(t, "it logs "+trouble, func() bool { return strings.Contains(logged(), trouble) })
	}
	if err := command.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	ended = true
	if err := command.Wait(); err != nil {
		t.Errorf("it ended with %v", err)
	}

	text := logged() + in.refusedStarts(secret)
	for _, what := range slices.Sorted(maps.Keys(secrets)) {
		if i := strings.Index(text, secrets[what]); i >= 0 {
			t.Errorf("%s is logged: …%s…", what, text[max(0, i-300):min(len(text), i+80)])
		}
	}
	for line := range strings.Lines(logged()) {
		if !json.Valid([]byte(line)) {
			t.Errorf("a line is no JSON: %s", line)
		}
	}
}

// refusedStarts has the program refuse to start, in several ways, and returns all
// that it said.
func (in *installation) refusedStarts(secret func(what string) string) string {
	in.tb.Helper()
	var said strings.Builder
	refuse := func(args ...string) {
		in.tb.Helper()
		out, err := in.command(args...).CombinedOutput()
		if err == nil {
			in.tb.Errorf("granary %s: not refused", args[0])
		}
		said.Write(out)
	}
	refuse("migrate", "--database", "postgres://u:"+secret("the password of a database that is down")+"@127.0.0.1:1/x")
	refuse("migrate", "--database", "postgres://u:"+secret("the password in an address that does not parse")+"%zz@127.0.0.1:1/x")
	spoil := func(file, text string) {
		in.tb.Helper()
		path := in.path(file)
		whole, err := os.ReadFile(path)
		if err = errors.Join(err, os.WriteFile(path, []byte(text), 0o600)); err != nil {
			in.tb.Fatal(err)
		}
		refuse("serve")
		if err := os.WriteFile(path, whole, 0o600); err != nil {
			in.tb.Fatal(err)
		}
	}
	spoil("seed.age", secret("what stands in a seed that is none"))
	spoil("identity.age", "AGE-SECRET-KEY-1"+strings.ToUpper(secret("what stands in an identity that is none")))
	spoil("token-key.pem", "-----BEGIN PRIVATE KEY-----\n"+secret("what stands in a key that is none")+"\n-----END PRIVATE KEY-----\n")
	in.environ = append(in.environ, "RPC_URL=ftp://"+secret("a node's address that is none"))
	refuse("serve")
	return strings.ToLower(said.String()) + said.String()
}
