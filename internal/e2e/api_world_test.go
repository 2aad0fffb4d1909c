package e2e

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/app"
	"github.com/granaryhq/granary/internal/auth"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/verify"
)

// sepolia is the sandbox's chain.
const (
	sepolia  = "ethereum_sepolia"
	usdcCash = "cash:ethereum_sepolia:usdc"
	usdtCash = "cash:ethereum_sepolia:usdt"
	vaultID  = app.SandboxSource
)

// longest bounds every wait. It is long since machines can be busy; a test
// that passes never uses it up.
const longest = 3 * time.Minute

// world is a sandbox in this process, reached through its real port. The test
// makes the blocks of its chain, so that it can hold them back.
type world struct {
	*app.Sandbox
	tb     testing.TB
	info   app.SandboxInfo
	issuer *auth.Issuer
	seen   *coverage
	mining sync.Mutex // held by whoever wants no blocks
}

// eachWorld runs a test in a world of each engine, both at once.
func eachWorld(t *testing.T, fn func(t *testing.T, w *world)) {
	t.Helper()
	t.Parallel()
	for _, engine := range storetest.Engines() {
		t.Run(string(engine), func(t *testing.T) {
			t.Parallel()
			fn(t, newWorld(t, engine))
		})
	}
}

// newWorld starts a sandbox on a fresh database. It ends with the test.
func newWorld(tb testing.TB, engine store.Engine) *world {
	tb.Helper()
	dir := tb.TempDir()
	log := slog.New(slog.NewTextHandler(tb.Output(), &slog.HandlerOptions{Level: slog.LevelWarn}))
	sandbox, err := app.NewSandbox(tb.Context(), app.SandboxOptions{
		Dir: dir, Listen: "127.0.0.1:0", Finality: 2, Database: storetest.Address(tb, engine),
	}, log)
	if err != nil {
		tb.Fatal(err)
	}
	tb.Cleanup(sandbox.Close)
	w := &world{Sandbox: sandbox, tb: tb, seen: &coverage{}}
	key, err := auth.ReadKey(filepath.Join(dir, "token-key.pem"))
	if err != nil {
		tb.Fatal(err)
	}
	if w.issuer, err = auth.NewIssuer(sandbox.Clock, "granary", key); err != nil {
		tb.Fatal(err)
	}
	run, stop := context.WithCancel(context.Background())
	w.mine(run)
	ready, ended := make(chan app.SandboxInfo, 1), make(chan error, 1)
	go func() {
		ended <- sandbox.Run(run, func(info app.SandboxInfo) error { ready <- info; return nil })
	}()
	select {
	case w.info = <-ready:
	case err := <-ended:
		stop()
		tb.Fatal(err)
	}
	tb.Cleanup(func() {
		stop()
		if err := <-ended; err != nil {
			tb.Errorf("the sandbox ended: %v", err)
		}
	})
	return w
}

// mine makes blocks until ctx ends.
func (w *world) mine(ctx context.Context) {
	var done sync.WaitGroup
	w.tb.Cleanup(done.Wait)
	done.Go(func() {
		tick := time.NewTicker(blockPause)
		defer tick.Stop()
		for {
			select {
			case <-tick.C:
			case <-ctx.Done():
				return
			}
			w.mining.Lock()
			_, err := w.Chain.Commit()
			w.mining.Unlock()
			if err != nil {
				w.tb.Errorf("making a block: %v", err)
				return
			}
		}
	})
}

// blockPause is the time between blocks.
const blockPause = 40 * time.Millisecond

// caller is an organization's way into the API.
type caller struct {
	tb    testing.TB
	web   *http.Client
	url   string
	org   uuid.UUID
	token string
	world *world // nil outside a sandbox
}

// newCaller returns a caller of a service at an address; w is nil outside a
// sandbox. Every answer is held to the description.
func newCaller(tb testing.TB, url string, org uuid.UUID, token string, w *world) *caller {
	transport := &http.Transport{MaxIdleConnsPerHost: 64}
	tb.Cleanup(transport.CloseIdleConnections)
	seen := &coverage{}
	if w != nil {
		seen = w.seen
	}
	web := &http.Client{Transport: checked{tb, transport, seen, w != nil}, Timeout: longest,
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	return &caller{tb: tb, web: web, url: url, org: org, token: token, world: w}
}

// join returns a caller for a new organization whose token may do everything.
func (w *world) join(tb testing.TB) *caller {
	tb.Helper()
	org := uuid.New()
	return newCaller(tb, w.info.BaseURL, org, w.issue(tb, org, auth.AllScopes()...), w)
}

// issue signs a token that outlives every journey in time of a test.
func (w *world) issue(tb testing.TB, org uuid.UUID, scopes ...auth.Scope) string {
	tb.Helper()
	token, err := w.issuer.Issue(auth.Claims{Organization: org, Subject: "test", Scopes: auth.NewScopes(scopes...)}, 20*365*24*time.Hour)
	if err != nil {
		tb.Fatal(err)
	}
	return token
}

// answer is what came back.
type answer struct {
	status int
	header http.Header
	text   string
}

// code is the code of an error. Those of MicroVaults have it as error.
func (a answer) code() string {
	var body struct{ Code, Error, Message string }
	_ = json.Unmarshal([]byte(a.text), &body)
	if body.Code == "" && body.Message != "" {
		return body.Error
	}
	return body.Code
}

// micro says whether a path is one of MicroVaults.
func micro(path string) bool { return strings.HasPrefix(path, "/v2/microvaults/") }

// said is how an operation says a code: those of MicroVaults have one for all
// that is wrong with a request itself.
func said(path, code string) string {
	if micro(path) && (code == "validation_error" || code == "unknown_parameters") {
		return "invalid_request"
	}
	return code
}

func (a answer) String() string { return fmt.Sprintf("%d %s", a.status, strings.TrimSpace(a.text)) }

// try sends a request as it is written. Headers are pairs; one given replaces
// the usual one, an empty value takes it away.
func (c *caller) try(method, target, body string, headers ...string) (answer, error) {
	return c.within(c.tb.Context(), method, target, body, headers...)
}

// within is try that hangs up when ctx ends.
func (c *caller) within(ctx context.Context, method, target, body string, headers ...string) (answer, error) {
	r, err := http.NewRequestWithContext(ctx, method, c.url+target, strings.NewReader(body))
	if err != nil {
		return answer{}, err
	}
	r.Header.Set("Authorization", "Bearer "+c.token)
	if method != http.MethodGet && method != http.MethodDelete {
		r.Header.Set("Content-Type", "application/json")
	}
	if micro(target) && method != http.MethodGet {
		r.Header.Set("Idempotency-Key", uuid.NewString())
	}
	for i := 0; i < len(headers); i += 2 {
		if r.Header.Del(headers[i]); headers[i+1] != "" {
			r.Header.Set(headers[i], headers[i+1])
		}
	}
	res, err := c.web.Do(r)
	if err != nil {
		return answer{}, err
	}
	text, err := io.ReadAll(res.Body)
	_ = res.Body.Close()
	return answer{res.StatusCode, res.Header, string(text)}, err
}

// send is try that must get an answer.
func (c *caller) send(method, target, body string, headers ...string) answer {
	c.tb.Helper()
	a, err := c.try(method, target, body, headers...)
	if err != nil {
		c.tb.Fatal(err)
	}
	return a
}

// post sends a body that must be answered with the status.
func post[T any](c *caller, status int, target string, body any) T {
	c.tb.Helper()
	return take[T](c, status, c.send(http.MethodPost, target, encode(c.tb, body)))
}

func take[T any](c *caller, status int, a answer) (out T) {
	c.tb.Helper()
	if a.status != status {
		c.tb.Fatalf("answered %s, %d is expected", a, status)
	}
	if err := json.Unmarshal([]byte(a.text), &out); err != nil {
		c.tb.Fatal(err)
	}
	return out
}

// refused sends a request that must be answered with the code.
func (c *caller) refused(code, method, target string, body any) {
	c.tb.Helper()
	text := ""
	if body != nil {
		text = encode(c.tb, body)
	}
	if a := c.send(method, target, text); a.code() != said(target, code) {
		c.tb.Errorf("%s %s %s answered %s, %s is expected", method, target, text, a, code)
	}
}

func encode(tb testing.TB, body any) string {
	tb.Helper()
	text, err := json.Marshal(body)
	if err != nil {
		tb.Fatal(err)
	}
	return string(text)
}

// fields is a JSON object in the making.
type fields = map[string]any

// eventually polls until the condition holds.
func eventually(tb testing.TB, what string, met func() bool) {
	tb.Helper()
	tick := time.NewTicker(15 * time.Millisecond)
	defer tick.Stop()
	late := time.NewTimer(longest)
	defer late.Stop()
	for !met() {
		select {
		case <-tick.C:
		case <-late.C:
			tb.Fatalf("never happened: %s", what)
		case <-tb.Context().Done():
			tb.Fatal(tb.Context().Err())
		}
	}
}

// seeing polls a resource until it is as wanted, and returns it.
func seeing[T any](c *caller, what, target string, met func(T) bool) T {
	c.tb.Helper()
	var last answer
	var out T
	ok := false
	c.tb.Cleanup(func() {
		if !ok {
			c.tb.Logf("%s: last seen at %s: %s", what, target, last)
		}
	})
	eventually(c.tb, what, func() bool {
		if last = c.send(http.MethodGet, target, ""); last.status != http.StatusOK {
			return false
		}
		out = take[T](c, http.StatusOK, last)
		ok = met(out)
		return ok
	})
	return out
}

// newWallet creates a wallet without waiting for it.
func (c *caller) newWallet(label string) client.Wallet {
	c.tb.Helper()
	return post[client.Wallet](c, http.StatusCreated, "/v2/wallets", fields{"requestId": uuid.New(), "label": label, "autoRebalance": false})
}

// wallet creates a wallet that is ready.
func (c *caller) wallet(label string) client.Wallet {
	c.tb.Helper()
	return c.idle(c.newWallet(label).ID)
}

// idle waits until a wallet has nothing under way.
func (c *caller) idle(id uuid.UUID) client.Wallet {
	c.tb.Helper()
	return seeing(c, "the wallet is idle", walletPath(id), func(w client.Wallet) bool { return w.Status == client.WalletStatusIdle })
}

func walletPath(id uuid.UUID) string { return "/v2/wallets/" + id.String() }

// faucet pays an address and returns the transaction.
func (c *caller) faucet(token, address, amount string) string {
	c.tb.Helper()
	return post[client.FaucetTransfer](c, http.StatusOK, "/v2/sandbox/faucet",
		fields{"chain": sepolia, "token": token, "address": address, "amountUsd": amount}).TxHash
}

// fund pays a wallet from the faucet and waits until it is credited.
func (c *caller) fund(w client.Wallet, token, amount string) client.Deposit {
	c.tb.Helper()
	return c.credited(w.ID, c.faucet(token, w.DepositAddresses[sepolia], amount))
}

// credited waits until the deposit of a transaction is completed.
func (c *caller) credited(wallet uuid.UUID, hash string) client.Deposit {
	c.tb.Helper()
	return seeing(c, "the deposit is completed", walletPath(wallet)+"/deposits/lookup?txHash="+hash,
		func(d client.Deposit) bool { return d.Status == client.DepositStatusCompleted })
}

// allocate starts a rebalance of one movement.
func (c *caller) allocate(wallet uuid.UUID, from, to, amount string) client.Allocation {
	c.tb.Helper()
	return post[client.Allocation](c, http.StatusCreated, walletPath(wallet)+"/allocate", fields{
		"requestId": uuid.New(), "allocations": []fields{{"from": from, "to": to, "amountUsd": amount}}})
}

// moved waits until a rebalance is made.
func (c *caller) moved(a client.Allocation, wallet uuid.UUID) {
	c.tb.Helper()
	r := seeing(c, "the rebalance ends", walletPath(wallet)+"/rebalances/"+a.RebalanceID.String(),
		func(r client.Rebalance) bool { return r.CompletedAt != nil })
	if r.Status != client.RebalanceStatusCompleted {
		c.tb.Fatalf("the rebalance is %+v", r)
	}
}

// withdrawal is the body of one in the sandbox.
func withdrawal(token, amount, to string) fields {
	return fields{"requestId": uuid.New(), "destinationChain": sepolia, "token": token, "amountUsd": json.Number(amount), "destinationAddress": to}
}

// withdrawn makes a withdrawal and waits until it is paid.
func (c *caller) withdrawn(wallet uuid.UUID, body fields) client.Withdrawal {
	c.tb.Helper()
	made := post[client.Withdrawal](c, http.StatusCreated, walletPath(wallet)+"/withdrawals", body)
	return c.paid(wallet, made.ID)
}

// paid waits until a withdrawal is completed.
func (c *caller) paid(wallet, id uuid.UUID) client.Withdrawal {
	c.tb.Helper()
	w := c.ended(wallet, id)
	if w.Status != client.WithdrawalStatusCompleted {
		c.tb.Fatalf("the withdrawal is %+v", w)
	}
	return w
}

// ended waits until a withdrawal is over.
func (c *caller) ended(wallet, id uuid.UUID) client.Withdrawal {
	c.tb.Helper()
	return seeing(c, "the withdrawal ends", walletPath(wallet)+"/withdrawals/"+id.String(),
		func(w client.Withdrawal) bool { return w.CompletedAt != nil })
}

// outside is an address that nobody here has.
func outside(n byte) string {
	return "0x" + strings.Repeat("0", 20) + strings.ToLower(fmt.Sprintf("%02x", n)) + strings.Repeat("9", 18)
}

// proven recomputes the books and compares them with the chain.
func (w *world) proven() {
	w.tb.Helper()
	report, err := verify.Verifier{DB: w.DB, Clients: w.Clients, Catalog: w.Catalog}.Run(w.tb.Context())
	if err != nil {
		w.tb.Fatal(err)
	}
	if !report.Clean() || report.InFlight > 0 {
		w.tb.Errorf("the books are wrong: %+v", report)
	}
}
