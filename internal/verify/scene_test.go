package verify_test

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/json"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/http/httptest"
	"net/url"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/app"
	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/feewrapper"
	"github.com/granaryhq/granary/internal/microvault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/policy"
	"github.com/granaryhq/granary/internal/policy/policytest"
	"github.com/granaryhq/granary/internal/recovery"
	"github.com/granaryhq/granary/internal/restore"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/verify"
	"github.com/granaryhq/granary/internal/waittest"
	"github.com/granaryhq/granary/internal/wallet"
	"github.com/granaryhq/granary/internal/yield"
)

const (
	sepolia = chain.EthereumSepolia
	cashID  = "cash:ethereum_sepolia:usdc"
)

var (
	org       = devnettest.Organization
	payee     = common.HexToAddress("0x00000000000000000000000000000000000B0b01")
	partner   = common.HexToAddress("0x00000000000000000000000000000000000B0b02")
	rejected  = common.HexToAddress("0x00000000000000000000000000000000000B0b03")
	recipient = common.HexToAddress("0x00000000000000000000000000000000000B0b04")
)

// scene is a sandbox that has done one of everything, and then stands still: no process runs, and the chain makes no
// blocks.
type scene struct {
	*testing.T
	*app.Sandbox
	unseen   map[string]string    // rows that verify does not cover here
	seenBy   map[verify.Rule]bool // the rules that have had a finding, if wanted
	miningMu *sync.Mutex          // held while no blocks are wanted
}

// newScene makes a scene on a fresh database.
func newScene(t *testing.T, engine store.Engine) *scene {
	t.Helper()
	return newSceneOf(t, engine, (*scene).play)
}

// newSceneOf makes a scene of a play, which ends with miningMu held.
func newSceneOf(t *testing.T, engine store.Engine, play func(*scene)) *scene {
	t.Helper()
	sandbox, err := app.NewSandbox(t.Context(), app.SandboxOptions{Dir: t.TempDir(), Listen: "127.0.0.1:0", RPCListen: "127.0.0.1:0", BaseListen: "127.0.0.1:0", SecondChain: true, SolanaListen: "127.0.0.1:0", OperatorListen: "127.0.0.1:0", OnDemand: true, Finality: 2, Database: storetest.Address(t, engine)},
		slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(sandbox.Close)
	s := &scene{T: t, Sandbox: sandbox, unseen: unseen, miningMu: new(sync.Mutex)}
	run, stop := context.WithCancel(context.Background())
	defer stop()
	var working sync.WaitGroup
	working.Go(func() { s.makeBlocks(run) })
	ready, ended := make(chan struct{}), make(chan error, 1)
	working.Go(func() { ended <- sandbox.App.Run(run, func(_, _ net.Addr) error { close(ready); return nil }) })
	select {
	case <-ready:
	case err := <-ended:
		t.Fatal(err)
	}
	play(s)
	stop()
	s.miningMu.Unlock() // no more blocks are made
	working.Wait()
	return s
}

func (s *scene) makeBlocks(ctx context.Context) {
	tick := time.NewTicker(devnettest.BlockTime)
	defer tick.Stop()
	for {
		select {
		case <-tick.C:
		case <-ctx.Done():
			return
		}
		s.miningMu.Lock()
		if ctx.Err() == nil {
			if err := s.Tick(); err != nil {
				s.Errorf("making a block: %v", err)
			}
		}
		s.miningMu.Unlock()
	}
}

// play has everything happen once. It returns with miningMu held.
func (s *scene) play() {
	s.Helper()
	s.playSettings()
	wrapper, _, err := s.Wrappers.Create(s.Context(), feewrapper.Create{Organization: org, RequestID: uuid.New(), Source: app.SandboxSource,
		Recipient: recipient, PerformanceFee: 1000, ManagementFee: 50})
	s.must(err)
	// Before any deposit: a comparison as of a deposit's block reads the wrapper's balances.
	s.until("the wrapper is ready", func() bool {
		now, err := s.Wrappers.Get(s.Context(), org, wrapper.ID)
		return err == nil && now.Status == feewrapper.Ready
	})
	_, _, err = s.MicroVaults.Create(s.Context(), microvault.Key{Organization: org, Text: "one"},
		microvault.Create{Name: "Reserve", Symbol: "RSV", Token: chain.USDC, Sources: []string{app.SandboxSource}})
	s.must(err)
	s.must(s.Chain.AsOwner(s.Context(), s.Chain.Contracts.USDC, contracts.NewSandboxUSDC().PackBlacklist(rejected)))

	rich, poor, late := s.createWallet(org, false), s.createWallet(org, false), s.createWallet(org, false)
	automatic, stranger, waiting := s.createWallet(org, true), s.createWallet(devnettest.OtherOrganization, false), s.createWallet(org, false)
	s.playLoss()
	s.must(s.DB.Write(s.Context(), func(tx *store.Tx) error { // as if it were older than derived ids
		tx.Defer(`INSERT INTO pinned_wallets (wallet_id, organization_id) VALUES ($1, $2)`, poor.ID, poor.Organization)
		return nil
	}))
	s.pay(chain.USDT, rich, 50*money.Dollar)
	s.reverseDeposit(rich)
	for of, amount := range map[*wallet.Wallet]money.USD{&rich: 1000 * money.Dollar, &poor: 100 * money.Dollar, &late: 300 * money.Dollar,
		&automatic: 200 * money.Dollar, &stranger: 30 * money.Dollar, &waiting: 80 * money.Dollar} {
		s.pay(chain.USDC, *of, amount)
	}
	s.begin(waiting, cashID, app.SandboxLoansSource, 60*money.Dollar)
	s.until("a source that settles later has been asked", func() bool { return s.count(`SELECT COUNT(*) FROM source_requests`) == 1 })
	s.playBridge()
	s.allocate(rich, cashID, app.SandboxSource, 400*money.Dollar)
	s.allocate(late, cashID, app.SandboxSource, 100*money.Dollar)
	s.allocate(rich, app.SandboxSource, cashID, 50*money.Dollar)
	s.waitEnded(rich, wallet.Withdrawal, s.withdraw(rich, chain.USDC, 700*money.Dollar, payee, 9*money.Dollar))
	s.waitEnded(rich, wallet.Withdrawal, s.withdraw(rich, chain.USDT, 10*money.Dollar, payee, 0))
	s.waitEnded(poor, wallet.Withdrawal, s.withdraw(poor, chain.USDC, 40*money.Dollar, rejected, 0))
	s.until("the automatic wallet is balanced", func() bool { return s.balanceOf(automatic, app.SandboxSource) > 0 && s.idle(automatic) })
	s.until("the MicroVault is ready", func() bool {
		page, _, err := s.MicroVaults.List(s.Context(), org, store.Page{Limit: 1})
		return err == nil && len(page) == 1 && page[0].Status == microvault.Ready
	})
	s.until("no task is left but seats", func() bool {
		return s.count(`SELECT COUNT(*) FROM tasks WHERE kind LIKE 'transfer.%' OR kind LIKE 'change.%'`) == 0
	})

	s.miningMu.Lock()
	cancelled := s.withdraw(late, chain.USDC, 220*money.Dollar, payee, 5*money.Dollar) // waits for its redemption
	s.until("a redemption is signed", func() bool { return s.count(`SELECT COUNT(*) FROM intents WHERE state IN ('signed', 'carried')`) > 0 })
	_, err = s.Transfers.Cancel(s.Context(), org, late.ID, cancelled)
	s.must(err)
	s.miningMu.Unlock()
	s.waitEnded(late, wallet.Withdrawal, cancelled)

	s.miningMu.Lock()
	s.withdraw(rich, chain.USDC, 20*money.Dollar, payee, 1*money.Dollar)
	s.withdraw(late, chain.USDC, 250*money.Dollar, payee, 5*money.Dollar)
	s.withdraw(stranger, chain.USDC, 10*money.Dollar, payee, 0)
	s.until("two redemptions and a payout are on their way", func() bool {
		return s.count(`SELECT COUNT(*) FROM intents WHERE state = 'carried' AND transaction_id IS NOT NULL`) == 3
	})
	s.until("the chain has them", s.chainHasAllSent)
	s.until("the audit log is linked", func() bool { return s.count(`SELECT COUNT(*) FROM audit_pending`) == 0 })
}

// playBridge has a wallet pay on another chain.
func (s *scene) playBridge() {
	s.Helper()
	crossing := s.createWallet(org, false)
	s.pay(chain.USDC, crossing, 30*money.Dollar)
	flow, _, err := s.Transfers.Withdraw(s.Context(), transfer.WithdrawalRequest{Organization: org, Wallet: crossing.ID, RequestID: uuid.New(), DestinationChain: chain.Base,
		DestinationAddress: payee.Hex(), Token: chain.USDC, Amount: 20 * money.Dollar})
	s.must(err)
	s.waitEnded(crossing, wallet.Withdrawal, flow.ID)
}

// chainHasAllSent says whether the chain's pool has every transaction of the relayer's,
// which is a row before it is sent.
func (s *scene) chainHasAllSent() bool {
	var sender string
	var last uint64
	s.must(s.DB.QueryRow(s.Context(), `SELECT sender, nonce FROM relay_transactions ORDER BY nonce DESC LIMIT 1`).Scan(&sender, &last))
	next, err := s.Clients[sepolia].PendingNonce(s.Context(), common.HexToAddress(sender))
	return err == nil && next > last
}

// playLoss has a lost database recorded, payouts released, and its end.
func (s *scene) playLoss() {
	s.Helper()
	s.must(s.DB.Write(s.Context(), func(tx *store.Tx) error { restore.Record(s.Context(), tx, s.Clock.Now()); return nil }))
	s.must(restore.Release(s.Context(), s.DB, org, uuid.Nil, "nothing was asked for since the backup"))
	s.must(s.DB.Write(s.Context(), func(tx *store.Tx) error { return restore.End(s.Context(), tx) }))
}

// playSettings has everything be set that is set by a call alone.
func (s *scene) playSettings() {
	s.Helper()
	policies := policytest.NewService(s.DB, policy.NewPayees(nil), sepolia)
	limit := 100_000 * money.Dollar
	_, _, err := policies.Set(s.Context(), org, policy.Policy{DailyLimit: &limit})
	s.must(err)
	_, _, err = policies.AddEntry(s.Context(), org, "bank", sepolia, payee.Hex(), "")
	s.must(err)
	_, _, err = s.Webhooks.Create(s.Context(), org, "https://hooks.example.com/granary", []string{"portfolio_wallet.status_changed"}, "")
	s.must(err)
}

func (s *scene) must(err error) {
	s.Helper()
	if err != nil {
		s.Fatal(err)
	}
}

func (s *scene) until(what string, met func() bool) {
	s.Helper()
	waittest.Until(s.T, what, met, tasktest.State(s.DB))
}

func (s *scene) count(query string) (n int) {
	s.Helper()
	s.must(s.DB.QueryRow(s.Context(), query).Scan(&n))
	return n
}

func (s *scene) createWallet(organization uuid.UUID, automatic bool) wallet.Wallet {
	s.Helper()
	request := wallet.CreateRequest{Organization: organization, RequestID: uuid.New(), Label: "treasury", AutoRebalance: automatic}
	if automatic {
		request.Strategy = &wallet.Strategy{Allocations: map[chain.Token][]wallet.Target{
			chain.USDC: {{YieldSource: app.SandboxSource, Pct: 5000}, {YieldSource: wallet.CashTarget, Pct: 5000}}}}
	}
	made, _, err := s.Wallets.Create(s.Context(), request)
	s.must(err)
	s.until("the wallet has addresses", func() bool {
		made, err = s.Wallets.Get(s.Context(), organization, made.ID)
		return err == nil && made.Lifecycle == wallet.Active
	})
	return made
}

// pay pays a wallet, and waits until that is credited.
func (s *scene) pay(token chain.Token, to wallet.Wallet, amount money.USD) {
	s.Helper()
	hash, err := s.Chain.Faucet(s.Context(), token, to.Addresses[sepolia], money.UnitsOf(amount, 6))
	s.must(err)
	s.until("the deposit is credited", func() bool {
		d, err := s.Wallets.FindDeposit(s.Context(), to.Organization, to.ID, hash.Hex(), sepolia)
		return err == nil && d.Status == wallet.DepositCompleted
	})
}

// reverseDeposit reverses the wallet's only deposit, and has the chain have it again.
func (s *scene) reverseDeposit(of wallet.Wallet) {
	s.Helper()
	var entry uuid.UUID
	s.must(s.DB.QueryRow(s.Context(), `SELECT id FROM journal_entries WHERE wallet_id = $1`, of.ID).Scan(&entry))
	_, err := recovery.ReverseEntry(audit.WithOperator(s.Context()), s.DB, entry, "the chain has undone it", uuid.Nil)
	s.must(err)
	// As when the follower reads its transaction in another block.
	s.must(s.execute([]string{`UPDATE deposits SET status = 'processing' WHERE status = 'failed'`}))
	s.until("it is credited again", func() bool {
		return s.count(`SELECT COUNT(*) FROM deposits WHERE status = 'completed' AND reversals = 1`) == 1
	})
}

func (s *scene) allocate(of wallet.Wallet, from, to string, amount money.USD) {
	s.Helper()
	s.waitEnded(of, wallet.Rebalance, s.begin(of, from, to, amount))
}

// begin begins an allocation and does not wait for its end.
func (s *scene) begin(of wallet.Wallet, from, to string, amount money.USD) uuid.UUID {
	s.Helper()
	for _, position := range []string{from, to} {
		s.until("the price of "+position+" is observed", func() bool {
			source, err := s.Catalog.Get(s.Context(), position)
			return err != nil || source.Observed() // an error: cash
		})
	}
	flow, _, err := s.Transfers.Allocate(s.Context(), transfer.AllocationRequest{Organization: of.Organization, Wallet: of.ID, RequestID: uuid.New(),
		Movements: []transfer.Instruction{{From: from, To: to, Amount: amount}}})
	s.must(err)
	return flow.ID
}

func (s *scene) withdraw(of wallet.Wallet, token chain.Token, amount money.USD, to common.Address, share money.USD) uuid.UUID {
	s.Helper()
	request := transfer.WithdrawalRequest{Organization: of.Organization, Wallet: of.ID, RequestID: uuid.New(), DestinationChain: sepolia,
		DestinationAddress: to.Hex(), Token: token, Amount: amount}
	if share > 0 {
		request.PartnerFee, request.PartnerAddress = share, partner.Hex()
	}
	flow, _, err := s.Transfers.Withdraw(s.Context(), request)
	s.must(err)
	return flow.ID
}

func (s *scene) waitEnded(of wallet.Wallet, kind wallet.WorkflowKind, id uuid.UUID) {
	s.Helper()
	s.until("the workflow ends", func() bool {
		flow, err := s.Transfers.Get(s.Context(), of.Organization, of.ID, kind, id)
		return err == nil && flow.CompletedAt != nil
	})
}

func (s *scene) idle(of wallet.Wallet) bool {
	now, err := s.Wallets.Get(s.Context(), of.Organization, of.ID)
	return err == nil && now.Status() == wallet.StatusIdle
}

func (s *scene) balanceOf(of wallet.Wallet, position string) (balance money.USD) {
	_ = s.DB.QueryRow(s.Context(), `SELECT balance FROM positions WHERE wallet_id = $1 AND position_id = $2`, of.ID, position).Scan(&balance)
	return balance
}

// newVerifier returns one that asks the chain, and the seed, each thing once: the scene
// does not change, and a test that verifies a thousand times should not wait for it.
func (s *scene) newVerifier() verify.Verifier {
	s.Helper()
	clients := map[chain.Name]*evm.Client{}
	for name, client := range s.Clients {
		config := client.Config()
		config.URL = newRecorder(s.T, config.URL)
		clients[name] = devnettest.Dial(s.T, config)
	}
	catalog, err := yield.New(s.DB, clients, s.Config.Sources, slog.New(slog.DiscardHandler), prometheus.NewRegistry())
	s.must(err)
	v := s.NewVerifier()
	v.Clients, v.Catalog = clients, catalog
	v.Addresses = rememberAddresses(v.Addresses)
	return v.RememberReceipts()
}

// rememberAddresses derives each owner's addresses once.
func rememberAddresses(derive func(context.Context, ...uuid.UUID) ([]custody.Addresses, error)) func(context.Context, ...uuid.UUID) ([]custody.Addresses, error) {
	known := map[uuid.UUID]custody.Addresses{}
	return func(ctx context.Context, owners ...uuid.UUID) ([]custody.Addresses, error) {
		found := make([]custody.Addresses, len(owners))
		for n, owner := range owners {
			if _, ok := known[owner]; !ok {
				derived, err := derive(ctx, owner)
				if err != nil {
					return nil, err
				}
				known[owner] = derived[0]
			}
			found[n] = known[owner]
		}
		return found, nil
	}
}

// newRecorder starts a server that passes each new request to a node once, and returns its URL.
func newRecorder(t *testing.T, node string) string {
	t.Helper()
	var mu sync.Mutex
	known := map[[32]byte][]byte{}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		question, err := io.ReadAll(r.Body)
		if err != nil {
			http.Error(w, err.Error(), http.StatusBadRequest)
			return
		}
		mu.Lock()
		defer mu.Unlock()
		key := sha256.Sum256(withoutID(question))
		answer, ok := known[key]
		if !ok {
			answer, err = ask(r.Context(), node, question)
			if err != nil {
				http.Error(w, err.Error(), http.StatusBadGateway)
				return
			}
			known[key] = answer
		}
		w.Header().Set("Content-Type", "application/json")
		_, _ = w.Write(withID(answer, question))
	}))
	t.Cleanup(server.Close)
	if _, err := url.Parse(server.URL); err != nil {
		t.Fatal(err)
	}
	return server.URL
}

func ask(ctx context.Context, node string, question []byte) ([]byte, error) {
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, node, bytes.NewReader(question))
	if err != nil {
		return nil, err
	}
	request.Header.Set("Content-Type", "application/json")
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return nil, err
	}
	defer func() { _ = response.Body.Close() }()
	return io.ReadAll(response.Body)
}

// withoutID and withID take the number of a single question out, which differs each
// time, and put it into the answer. Those of a batch are always the same.
func withoutID(question []byte) []byte {
	var fields map[string]json.RawMessage
	if json.Unmarshal(question, &fields) != nil {
		return question
	}
	delete(fields, "id")
	text, _ := json.Marshal(fields)
	return text
}

func withID(answer, question []byte) []byte {
	var from, to map[string]json.RawMessage
	if json.Unmarshal(question, &from) != nil || json.Unmarshal(answer, &to) != nil {
		return answer
	}
	to["id"] = from["id"]
	text, _ := json.Marshal(to)
	return text
}
