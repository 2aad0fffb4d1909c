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
	"github.com/granaryhq/granary/internal/waittest"
)

// sepolia is the sandbox's chain.
const (
	sepolia  = "ethereum_sepolia"
	usdcCash = "cash:ethereum_sepolia:usdc"
	usdtCash = "cash:ethereum_sepolia:usdt"
	vaultID  = app.SandboxSource
)

// world is a sandbox in this process, reached through its real port. The test
// makes the blocks of its chain, so that it can hold them back.
type world struct {
	*app.Sandbox
	tb       testing.TB
	info     app.SandboxInfo
	issuer   *auth.Issuer
	answered *coverage
	miningMu sync.Mutex // held while no blocks are wanted
}

// eachWorld runs a test in a world of each engine, both at once.
func eachWorld(t *testing.T, fn func(t *testing.T, w *world)) {
	t.Helper()
	t.Parallel()
	for _, engine := range storetest.EnginesInTurn(t) {
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
		Dir: dir, Listen: "127.0.0.1:0", RPCListen: "127.0.0.1:0", BaseListen: "127.0.0.1:0", SecondChain: true, SolanaListen: "127.0.0.1:0", OperatorListen: "127.0.0.1:0", OnDemand: true, Finality: finalityDepth, Database: storetest.Address(tb, engine),
	}, log)
	if err != nil {
		tb.Fatal(err)
	}
	tb.Cleanup(sandbox.Close)
	w := &world{Sandbox: sandbox, tb: tb, answered: &coverage{}}
	key, err := auth.ReadKey(filepath.Join(dir, "token-key.pem"))
	if err != nil {
		tb.Fatal(err)
	}
	w.issuer, err = auth.NewIssuer(sandbox.Clock, "granary", key)
	if err != nil {
		tb.Fatal(err)
	}
	run, stop := context.WithCancel(context.Background())
	w.mineBlocks(run)
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

// mineBlocks makes blocks until ctx ends.
func (w *world) mineBlocks(ctx context.Context) {
	var done sync.WaitGroup
	w.tb.Cleanup(done.Wait)
	done.Go(func() {
		tick := time.NewTicker(blockInterval)
		defer tick.Stop()
		for {
			select {
			case <-tick.C:
			case <-ctx.Done():
				return
			}
			w.miningMu.Lock()
			err := w.Tick()
			w.miningMu.Unlock()
			if err != nil {
				w.tb.Errorf("making a block: %v", err)
				return
			}
		}
	})
}

// blockInterval is the time between blocks.
const blockInterval = 40 * time.Millisecond

// finalityDepth is how many blocks make one final.
const finalityDepth = 2

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
		seen = w.answered
	}
	web := &http.Client{Transport: conformingTransport{tb, transport, seen, w != nil}, Timeout: waittest.Patience(),
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	return &caller{tb: tb, web: web, url: url, org: org, token: token, world: w}
}

// newOrganization returns a caller for a new organization whose token may do everything.
func (w *world) newOrganization(tb testing.TB) *caller {
	tb.Helper()
	org := uuid.New()
	return newCaller(tb, w.info.BaseURL, org, w.issueToken(tb, org, auth.AllScopes()...), w)
}

// issueToken signs a token that outlives every journey in time of a test.
func (w *world) issueToken(tb testing.TB, org uuid.UUID, scopes ...auth.Scope) string {
	tb.Helper()
	return w.issueTokenTo(tb, "test", org, auth.NewScopes(scopes...))
}

// issueTokenTo is issueToken for somebody else than test.
func (w *world) issueTokenTo(tb testing.TB, subject string, org uuid.UUID, scopes auth.Scopes) string {
	tb.Helper()
	token, err := w.issuer.Issue(auth.Claims{Organization: org, Subject: subject, Scopes: scopes}, 20*365*24*time.Hour)
	if err != nil {
		tb.Fatal(err)
	}
	return token
}

// response is the response.
type response struct {
	status int
	header http.Header
	text   string
}

// code is the code of an error. Those of MicroVaults have it as error.
func (a response) code() string {
	var body struct{ Code, Error, Message string }
	_ = json.Unmarshal([]byte(a.text), &body)
	if body.Code == "" && body.Message != "" {
		return body.Error
	}
	return body.Code
}

// isMicroVaultPath says whether a path is one of MicroVaults.
func isMicroVaultPath(path string) bool { return strings.HasPrefix(path, "/v2/microvaults/") }

// codeAt is how an operation says a code: those of MicroVaults have one for all
// that is wrong with a request itself.
func codeAt(path, code string) string {
	if isMicroVaultPath(path) && (code == "validation_error" || code == "unknown_parameters") {
		return "invalid_request"
	}
	return code
}

func (a response) String() string { return fmt.Sprintf("%d %s", a.status, strings.TrimSpace(a.text)) }

// trySend sends a request as it is written. Headers are pairs; one given replaces
// the usual one, an empty value takes it away.
func (c *caller) trySend(method, target, body string, headers ...string) (response, error) {
	return c.trySendContext(c.tb.Context(), method, target, body, headers...)
}

// trySendContext is try that hangs up when ctx ends.
func (c *caller) trySendContext(ctx context.Context, method, target, body string, headers ...string) (response, error) {
	r, err := http.NewRequestWithContext(ctx, method, c.url+target, strings.NewReader(body))
	if err != nil {
		return response{}, err
	}
	r.Header.Set("Authorization", "Bearer "+c.token)
	if method != http.MethodGet && method != http.MethodDelete {
		r.Header.Set("Content-Type", "application/json")
	}
	if isMicroVaultPath(target) && method != http.MethodGet {
		r.Header.Set("Idempotency-Key", uuid.NewString())
	}
	for i := 0; i < len(headers); i += 2 {
		if r.Header.Del(headers[i]); headers[i+1] != "" {
			r.Header.Set(headers[i], headers[i+1])
		}
	}
	res, err := c.web.Do(r)
	if err != nil {
		return response{}, err
	}
	text, err := io.ReadAll(res.Body)
	_ = res.Body.Close()
	return response{res.StatusCode, res.Header, string(text)}, err
}

// send is try that must get an answer.
func (c *caller) send(method, target, body string, headers ...string) response {
	c.tb.Helper()
	a, err := c.trySend(method, target, body, headers...)
	if err != nil {
		c.tb.Fatal(err)
	}
	return a
}

// postJSON sends a body that must be answered with the status.
func postJSON[T any](c *caller, status int, target string, body any) T {
	c.tb.Helper()
	return decodeResponse[T](c, status, c.send(http.MethodPost, target, encodeJSON(c.tb, body)))
}

func decodeResponse[T any](c *caller, status int, a response) (out T) {
	c.tb.Helper()
	if a.status != status {
		c.tb.Fatalf("answered %s, %d is expected", a, status)
	}
	if err := json.Unmarshal([]byte(a.text), &out); err != nil {
		c.tb.Fatal(err)
	}
	return out
}

// assertRefused sends a request that must be answered with the code.
func (c *caller) assertRefused(code, method, target string, body any) {
	c.tb.Helper()
	text := ""
	if body != nil {
		text = encodeJSON(c.tb, body)
	}
	if a := c.send(method, target, text); a.code() != codeAt(target, code) {
		c.tb.Errorf("%s %s %s answered %s, %s is expected", method, target, text, a, code)
	}
}

func encodeJSON(tb testing.TB, body any) string {
	tb.Helper()
	text, err := json.Marshal(body)
	if err != nil {
		tb.Fatal(err)
	}
	return string(text)
}

// fields is a JSON object in the making.
type fields = map[string]any

// waitFor polls a resource until it is as wanted, and returns it.
func waitFor[T any](c *caller, what, target string, met func(T) bool) T {
	c.tb.Helper()
	var last response
	var out T
	ok := false
	c.tb.Cleanup(func() {
		if !ok {
			c.tb.Logf("%s: last seen at %s: %s", what, target, last)
		}
	})
	waittest.Until(c.tb, what, func() bool {
		last = c.send(http.MethodGet, target, "")
		if last.status != http.StatusOK {
			return false
		}
		out = decodeResponse[T](c, http.StatusOK, last)
		ok = met(out)
		return ok
	})
	return out
}

// newWallet creates a wallet without waiting for it.
func (c *caller) newWallet(label string) client.Wallet {
	c.tb.Helper()
	return postJSON[client.Wallet](c, http.StatusCreated, "/v2/wallets", fields{"requestId": uuid.New(), "label": label, "autoRebalance": false})
}

// newIdleWallet creates a wallet that is ready.
func (c *caller) newIdleWallet(label string) client.Wallet {
	c.tb.Helper()
	return c.waitUntilIdle(c.newWallet(label).ID)
}

// waitUntilIdle waits until a wallet has no work in flight.
func (c *caller) waitUntilIdle(id uuid.UUID) client.Wallet {
	c.tb.Helper()
	return waitFor(c, "the wallet is idle", walletPath(id), func(w client.Wallet) bool { return w.Status == client.WalletStatusIdle })
}

func walletPath(id uuid.UUID) string { return "/v2/wallets/" + id.String() }

// payFromFaucet pays an address and returns the transaction.
func (c *caller) payFromFaucet(token, address, amount string) string {
	c.tb.Helper()
	return postJSON[client.FaucetTransfer](c, http.StatusOK, "/v2/sandbox/faucet",
		fields{"chain": sepolia, "token": token, "address": address, "amountUsd": amount}).TxHash
}

// fundWallet pays a wallet from the faucet and waits until it is credited.
func (c *caller) fundWallet(w client.Wallet, token, amount string) client.Deposit {
	c.tb.Helper()
	return c.waitUntilCredited(w.ID, c.payFromFaucet(token, w.DepositAddresses[sepolia], amount))
}

// waitUntilCredited waits until the deposit of a transaction is completed.
func (c *caller) waitUntilCredited(wallet uuid.UUID, hash string) client.Deposit {
	c.tb.Helper()
	return waitFor(c, "the deposit is completed", walletPath(wallet)+"/deposits/lookup?txHash="+hash,
		func(d client.Deposit) bool { return d.Status == client.DepositStatusCompleted })
}

// startAllocation starts a rebalance of one movement.
func (c *caller) startAllocation(wallet uuid.UUID, from, to, amount string) client.Allocation {
	c.tb.Helper()
	return postJSON[client.Allocation](c, http.StatusCreated, walletPath(wallet)+"/allocate", fields{
		"requestId": uuid.New(), "allocations": []fields{{"from": from, "to": to, "amountUsd": amount}}})
}

// waitUntilRebalanced waits until a rebalance is made.
func (c *caller) waitUntilRebalanced(a client.Allocation, wallet uuid.UUID) {
	c.tb.Helper()
	r := waitFor(c, "the rebalance ends", walletPath(wallet)+"/rebalances/"+a.RebalanceID.String(),
		func(r client.Rebalance) bool { return r.CompletedAt != nil })
	if r.Status != client.RebalanceStatusCompleted {
		c.tb.Fatalf("the rebalance is %+v", r)
	}
}

// withdrawalBody is the body of one in the sandbox.
func withdrawalBody(token, amount, to string) fields {
	return fields{"requestId": uuid.New(), "destinationChain": sepolia, "token": token, "amountUsd": json.Number(amount), "destinationAddress": to}
}

// withdrawAndWait makes a withdrawal and waits until it is paid.
func (c *caller) withdrawAndWait(wallet uuid.UUID, body fields) client.Withdrawal {
	c.tb.Helper()
	made := postJSON[client.Withdrawal](c, http.StatusCreated, walletPath(wallet)+"/withdrawals", body)
	return c.waitUntilPaid(wallet, made.ID)
}

// waitUntilPaid waits until a withdrawal is completed.
func (c *caller) waitUntilPaid(wallet, id uuid.UUID) client.Withdrawal {
	c.tb.Helper()
	w := c.waitUntilWithdrawn(wallet, id)
	if w.Status != client.WithdrawalStatusCompleted {
		c.tb.Fatalf("the withdrawal is %+v", w)
	}
	return w
}

// waitUntilWithdrawn waits until a withdrawal is over.
func (c *caller) waitUntilWithdrawn(wallet, id uuid.UUID) client.Withdrawal {
	c.tb.Helper()
	return waitFor(c, "the withdrawal ends", walletPath(wallet)+"/withdrawals/"+id.String(),
		func(w client.Withdrawal) bool { return w.CompletedAt != nil })
}

// outsideAddress is an address without an owner here.
func outsideAddress(n byte) string {
	return "0x" + strings.Repeat("0", 20) + strings.ToLower(fmt.Sprintf("%02x", n)) + strings.Repeat("9", 18)
}

// assertBooksMatchChain recomputes the books and compares them with the chain.
func (w *world) assertBooksMatchChain() {
	w.tb.Helper()
	report, err := verify.Verifier{DB: w.DB, Clients: w.Clients, Solana: w.SolanaClients, Catalog: w.Catalog}.Run(w.tb.Context())
	if err != nil {
		w.tb.Fatal(err)
	}
	if !report.Clean() || report.InFlight > 0 {
		w.tb.Errorf("the books are wrong: %+v", report)
	}
}
