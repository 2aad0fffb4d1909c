package app

import (
	"bytes"
	"compress/gzip"
	"context"
	"encoding/json"
	"io"
	"log/slog"
	"maps"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/auth"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/deploy"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/waittest"
)

// recordedWorld is a sandbox of an earlier version in testdata/upgrade.
type recordedWorld struct {
	GenesisExtra                   []byte
	Tokens                         map[chain.Token]common.Address
	Treasury, Fresh, Paid          string // wallets
	Wrapper, Vault                 string
	Withdrawal, First, Allocation  string // under way
	WrapperUnderWay, VaultUnderWay string
}

// upgraded is that sandbox's work, taken up by the program of now with contracts of now.
type upgraded struct {
	T *testing.T
	*Sandbox
	recorded    recordedWorld
	before, now contracts.Deployed
	token       string
}

type object = map[string]any

func readRecorded(t *testing.T, name string) []byte {
	t.Helper()
	content, err := os.ReadFile(filepath.Join("testdata", "upgrade", name))
	if err != nil {
		t.Fatal(err)
	}
	if filepath.Ext(name) != ".gz" {
		return content
	}
	zip, err := gzip.NewReader(bytes.NewReader(content))
	if err != nil {
		t.Fatal(err)
	}
	content, err = io.ReadAll(zip)
	if err != nil {
		t.Fatal(err)
	}
	return content
}

// newUpgraded migrates the recorded database, goes on with the recorded chain, puts the
// contracts of now on it as an operator would, and serves.
func newUpgraded(t *testing.T, engine store.Engine) *upgraded {
	t.Helper()
	w := &upgraded{T: t}
	if err := json.Unmarshal(readRecorded(t, "recorded.json"), &w.recorded); err != nil {
		t.Fatal(err)
	}
	dir, log := t.TempDir(), slog.New(slog.DiscardHandler)
	for _, name := range []string{"seed.age", "identity.age", "token-key.pem"} {
		if err := os.WriteFile(filepath.Join(dir, name), readRecorded(t, name), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	custodian := CustodyConfig{Seed: filepath.Join(dir, "seed.age"), Identity: filepath.Join(dir, "identity.age")}
	keys, err := custody.OpenSeed(custodian.Seed, custodian.Identity)
	if err != nil {
		t.Fatal(err)
	}
	o := SandboxOptions{Dir: dir, Listen: anyPort, SolanaListen: anyPort, OperatorListen: anyPort, BlockTime: 50 * time.Millisecond, OnDemand: true, Finality: 2, lease: tasktest.Lease, Database: storetest.Earlier(t, engine, readRecorded(t, "granary.db.gz"))}
	w.Sandbox = &Sandbox{Clock: clock.New(), dir: dir}
	w.Chain = devnettest.Start(t, devnet.Options{BlockTime: o.BlockTime, OnDemand: o.OnDemand, Finality: o.Finality, Clock: w.Clock,
		Fork: devnet.Osaka, History: &devnet.History{Extra: w.recorded.GenesisExtra, Blocks: readRecorded(t, "blocks.rlp.gz")}})
	w.Solana, err = validator.Start(validator.Options{SlotTime: o.BlockTime, OnDemand: o.OnDemand, Finality: o.Finality, Clock: w.Clock, Log: log})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = w.Solana.Close() })
	w.prices, err = servePrices(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(w.prices.close)
	on := w.Chain.Contracts
	if on.USDC != w.recorded.Tokens[chain.USDC] || on.USDT != w.recorded.Tokens[chain.USDT] {
		t.Fatalf("the sandbox of now would have its tokens elsewhere: add new contracts behind the old in devnet, so that these keep their places")
	}
	w.before = contracts.Deployed{Executor: on.Executor, Carrier: on.Carrier, Guard: on.Guard, FeeWrapperFactory: on.FeeWrapperFactory,
		AdapterFactory: on.AdapterFactory, MicroVaultFactory: on.MicroVaultFactory}

	c, err := w.newConfig(o, custodian, keys.Relayer().Address())
	if err != nil {
		t.Fatal(err)
	}
	ch := c.Chains[chain.EthereumSepolia]
	ch.Before = []ContractsBefore{{Executor: ch.Executor, Carrier: ch.Carrier, BalanceGuard: ch.BalanceGuard, FeeWrapperFactory: ch.FeeWrapperFactory,
		AdapterFactory: ch.AdapterFactory, MicroVaultFactory: ch.MicroVaultFactory}}
	ch.Executor, ch.Carrier, ch.BalanceGuard = common.Address{}, common.Address{}, common.Address{}
	ch.FeeWrapperFactory, ch.AdapterFactory, ch.MicroVaultFactory = common.Address{}, common.Address{}, common.Address{}
	ch = ch.withDefaults(chain.EthereumSepolia)
	ch.Executor = deploy.WalletExecutor(false).Address() // the chain runs the rules of before Amsterdam
	c.Chains[chain.EthereumSepolia] = ch
	w.now = contracts.Deployed{Executor: ch.Executor, Carrier: ch.Carrier, Guard: ch.BalanceGuard, FeeWrapperFactory: ch.FeeWrapperFactory,
		AdapterFactory: ch.AdapterFactory, MicroVaultFactory: ch.MicroVaultFactory}
	if err := migrateDatabase(t.Context(), c.Database, w.Clock, slog.New(slog.DiscardHandler)); err != nil {
		t.Fatal(err)
	}
	_, before, err := DeployContracts(t.Context(), c, chain.EthereumSepolia, log, func(string, int, int) {})
	if err != nil {
		t.Fatal(err)
	}
	var known []common.Address
	for _, d := range before {
		known = append(known, d.Address)
	}
	if !slices.Equal(known, w.before.Addresses()) {
		t.Errorf("beside what was deployed the chain is said to have %v of before, and has %v", known, w.before.Addresses())
	}
	w.App, err = New(t.Context(), c, w.Clock, log)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(w.App.Close)
	if err := w.openFunds(t.Context()); err != nil {
		t.Fatal(err)
	}
	w.token, err = issueToken(w.Clock, c.TokenKey, auth.Claims{Organization: sandboxOrganization, Subject: "test", Scopes: auth.NewScopes(auth.AllScopes()...)}, tokenLife)
	if err != nil {
		t.Fatal(err)
	}
	w.serve()
	return w
}

// serve runs the service until the test ends.
func (w *upgraded) serve() {
	ctx, stop := context.WithCancel(context.Background())
	ended := make(chan error, 1)
	ready := make(chan struct{})
	go func() { ended <- w.Run(ctx, func(SandboxInfo) error { close(ready); return nil }) }()
	w.T.Cleanup(func() {
		stop()
		if err := <-ended; err != nil {
			w.T.Errorf("the service ended with: %v", err)
		}
	})
	select {
	case <-ready:
	case err := <-ended:
		ended <- err
		w.T.Fatalf("the service did not start: %v", err)
	}
}

// call asks the interface, and fails unless it answers with success.
func (w *upgraded) call(method, path string, body object) object {
	w.T.Helper()
	code, answer := w.ask(method, path, body)
	if code >= http.StatusMultipleChoices {
		w.T.Fatalf("%s %s: %d %v", method, path, code, answer)
	}
	return answer
}

func (w *upgraded) ask(method, path string, body object) (code int, answer object) {
	w.T.Helper()
	if _, isVault := body["symbol"]; body != nil && method == http.MethodPost && !isVault {
		body = maps.Clone(body)
		body["requestId"] = uuid.NewString()
	}
	return askInterface(w.T, w.Handler(), w.token, method, path, body)
}

// askInterface asks a service's interface.
func askInterface(t *testing.T, of http.Handler, token, method, path string, body object) (code int, answer object) {
	t.Helper()
	var text []byte
	if body != nil {
		var err error
		text, err = json.Marshal(body)
		if err != nil {
			t.Fatal(err)
		}
	}
	r := httptest.NewRequestWithContext(t.Context(), method, path, bytes.NewReader(text))
	r.Header.Set("Authorization", "Bearer "+token)
	r.Header.Set("Idempotency-Key", uuid.NewString())
	if body != nil {
		r.Header.Set("Content-Type", "application/json")
	}
	to := httptest.NewRecorder()
	of.ServeHTTP(to, r)
	_ = json.Unmarshal(to.Body.Bytes(), &answer)
	return to.Code, answer
}

func (w *upgraded) until(what string, met func() bool) {
	w.T.Helper()
	waittest.Until(w.T, what, met, func() string { return w.describeOpen() })
}

// untilLater moves the clock by steps until met returns true. It moves while no work is in flight: an intent's time
// would pass before a busy machine had carried it, again and again.
func (w *upgraded) untilLater(what string, step time.Duration, met func() bool) {
	w.T.Helper()
	w.until(what, func() bool {
		if w.isIdle() {
			w.Clock.Advance(step)
		}
		return met()
	})
}

// isIdle says whether no intent and no change of a contract is under way.
func (w *upgraded) isIdle() bool {
	w.T.Helper()
	var n int
	err := w.DB.QueryRow(w.T.Context(), `SELECT (SELECT COUNT(*) FROM intents WHERE state IN ('signed', 'carried')) + (SELECT COUNT(*) FROM contract_changes WHERE status = 'submitted')`).Scan(&n)
	return err == nil && n == 0
}

// untilIs waits until a field of an answer has a value.
func (w *upgraded) untilIs(path, field string, want any) {
	w.T.Helper()
	w.until(path+": "+field, func() bool { return w.call(http.MethodGet, path, nil)[field] == want })
}

// describeOpen lists open work, for the message of a wait that failed.
func (w *upgraded) describeOpen() string {
	var text string
	for _, query := range []string{
		`SELECT id || ' ' || state || ' ' || reason FROM intents WHERE state IN ('signed', 'carried')`,
		`SELECT id || ' ' || kind || ' ' || status || ' ' || error FROM contract_changes WHERE status <> 'confirmed'`,
		`SELECT kind || ' ' || key || ' ' || COALESCE(last_error, '') FROM tasks`,
		`SELECT id || ' ' || kind || ' ' || status FROM workflows`,
	} {
		rows, err := w.DB.Query(context.Background(), query)
		lines, err := store.Collect(rows, err, func(r store.Rows) (line string, err error) { return line, r.Scan(&line) })
		if err != nil {
			lines = []string{err.Error()}
		}
		for _, line := range lines {
			text += line + "\n"
		}
	}
	return text
}

// executorOf is whose code a wallet's account runs.
func (w *upgraded) executorOf(wallet string) common.Address {
	w.T.Helper()
	at := w.call(http.MethodGet, "/v2/wallets/"+wallet, nil)["depositAddresses"].(object)["ethereum_sepolia"].(string)
	client := w.Clients[chain.EthereumSepolia]
	head, err := client.Head(w.T.Context())
	if err != nil {
		w.T.Fatal(err)
	}
	accounts, err := client.Accounts(w.T.Context(), head, []common.Address{common.HexToAddress(at)})
	if err != nil {
		w.T.Fatal(err)
	}
	to, _ := types.ParseDelegation(accounts[0].Code)
	return to
}
