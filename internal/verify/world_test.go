package verify

import (
	"context"
	"log/slog"
	"math/big"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/calendar"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/chain/evm/evmtest"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/yield"
)

func TestMain(m *testing.M) { devnettest.Main(m) }

const (
	usdcCash = "cash:ethereum_sepolia:usdc"
	// sharedVault is a source for everybody, ownedVault the organization's own.
	sharedVault = "shared-vault"
	ownedVault  = "owned-vault"
)

// world is books beside a chain that the tests change one without the other. Its
// cash is USDC alone: the chain's USDT stands for the shares of ownedVault, so
// that shares come from a faucet too.
type world struct {
	*testing.T
	db       *store.DB
	net      *devnet.EVM
	verifier Verifier
}

// newNet starts the chain that a test's worlds share: each has wallets of its own.
func newNet(t *testing.T) *devnet.EVM {
	t.Helper()
	return devnettest.Start(t, devnet.Options{})
}

// newWorld empties the database: making one anew takes longer than most tests.
func newWorld(t *testing.T, db *store.DB, net *devnet.EVM) *world {
	t.Helper()
	w := &world{T: t, db: db, net: net}
	config := net.Config()
	delete(config.Tokens, chain.USDT)
	config.Finality = evm.Finality{} // each block is final
	clients := map[chain.Name]*evm.Client{chain.EthereumSepolia: devnettest.Dial(t, config)}
	w.write(func(tx *store.Tx) {
		for _, table := range []string{"journal_lines", "journal_entries", "positions", "wallet_addresses", "wallets", "requests", "chain_cursors", "book_checks", "breaks", "tasks", "source_requests"} {
			tx.Defer(`DELETE FROM ` + table)
		}
		yield.AddOwned(tx, devnettest.Organization, ownedVault, sharedVault, net.Contracts.USDT)
	})
	w.verifier = Verifier{DB: db, Clients: clients, Catalog: w.newCatalog(clients, yield.Config{
		ID: sharedVault, Name: "Vault", Protocol: "sandbox", Chain: chain.EthereumSepolia, DepositToken: chain.USDC,
		Vault: net.Contracts.Vault, NavUpdateMode: yield.NavContinuous,
		Policies: yield.Policies{Deposit: calendar.Policy{TypicalMaxUnits: 1}, Redeem: calendar.Policy{TypicalMaxUnits: 1}},
	}), pause: func(context.Context) error { return nil }}
	return w
}

func (w *world) newCatalog(clients map[chain.Name]*evm.Client, sources ...yield.Config) *yield.Catalog {
	w.Helper()
	catalog, err := yield.New(w.db, clients, sources, slog.New(slog.DiscardHandler), prometheus.NewRegistry())
	if err != nil {
		w.Fatal(err)
	}
	return catalog
}

func (w *world) write(fn func(tx *store.Tx)) {
	w.Helper()
	err := w.db.Write(w.Context(), func(tx *store.Tx) error { fn(tx); return nil })
	if err != nil {
		w.Fatal(err)
	}
}

// execute changes the books behind the ledger's back.
func (w *world) execute(query string, args ...any) {
	w.Helper()
	w.write(func(tx *store.Tx) { tx.Defer(query, args...) })
}

// throughProxy has the verifier ask the chain through a proxy, and nobody else.
func (w *world) throughProxy() *evmtest.Proxy {
	w.Helper()
	proxy := evmtest.New(w.T, w.net.URL())
	config := w.verifier.Clients[chain.EthereumSepolia].Config()
	config.URL = proxy.URL
	w.verifier.Clients[chain.EthereumSepolia] = devnettest.Dial(w, config)
	return proxy
}

// holder is a wallet with an address on the chain.
type holder struct {
	id, organization uuid.UUID
	address          chain.Address
}

func (w *world) createWallet(organization uuid.UUID) holder {
	w.Helper()
	return w.createWallets(organization, 1)[0]
}

func (w *world) createWallets(organization uuid.UUID, n int) []holder {
	w.Helper()
	all := make([]holder, n)
	w.write(func(tx *store.Tx) {
		for i := range all {
			h := holder{id: uuid.New(), organization: organization}
			random := uuid.New()
			h.address = chain.EVMAddress([20]byte(append(h.id[:], random[:4]...)))
			request := uuid.New()
			tx.Defer(`INSERT INTO requests (organization_id, request_id, operation, body_hash, resource_id, created_at) VALUES ($1, $2, 'wallet.create', '', $3, 1)`,
				h.organization, request, h.id)
			tx.Defer(`INSERT INTO wallets (id, organization_id, request_id, label, label_folded, auto_rebalance, lifecycle, addresses, created_at, updated_at)
				VALUES ($1, $2, $3, 'a', 'a', 0, 'active', $4, 1, 1)`, h.id, h.organization, request, `{"`+sepolia+`":"`+string(h.address)+`"}`)
			tx.Defer(`INSERT INTO wallet_addresses (chain, address, wallet_id) VALUES ($1, $2, $3)`, string(chain.EthereumSepolia), string(h.address), h.id)
			all[i] = h
		}
	})
	return all
}

// post writes an entry that brings the wallet cash.
func (w *world) post(h holder, amount money.USD) {
	w.Helper()
	w.postLine(h, ledger.Line{Account: ledger.Cash, Amount: amount})
}

// postShares writes an entry that brings the wallet shares of a source.
func (w *world) postShares(h holder, source string, amount money.USD, shares int64) {
	w.Helper()
	w.postLine(h, ledger.Line{Account: ledger.YieldPosition, YieldSource: source, Amount: amount, Shares: big.NewInt(shares)})
}

func (w *world) postLine(h holder, l ledger.Line) {
	w.Helper()
	w.postEntry(h, ledger.Entry{Type: ledger.Deposit, SettledAt: time.Unix(1, 0), Lines: []ledger.Line{l}})
}

// postAt writes an entry of a type that brings the wallet cash, of a block of a second.
func (w *world) postAt(h holder, as ledger.EventType, amount money.USD, second int64) {
	w.Helper()
	w.postEntry(h, ledger.Entry{Type: as, SettledAt: time.Unix(second, 0), Lines: []ledger.Line{{Account: ledger.Cash, Amount: amount}}})
}

// postEntry writes an entry of one line, and of the line that balances it.
func (w *world) postEntry(h holder, e ledger.Entry) {
	w.Helper()
	l := &e.Lines[0]
	l.Chain, l.Token = chain.EthereumSepolia, chain.USDC
	other := ledger.Line{Account: ledger.External, Chain: l.Chain, Token: l.Token, Amount: -l.Amount}
	e.Organization, e.Wallet, e.Reference, e.TxHash, e.Lines = h.organization, h.id, "test:"+uuid.NewString(), "0x1", append(e.Lines, other)
	err := w.db.Write(w.Context(), func(tx *store.Tx) error { return ledger.Post(w.Context(), tx, e) })
	if err != nil {
		w.Fatal(err)
	}
}

// pay has the chain give the wallet cash; payShares, shares of ownedVault.
func (w *world) pay(h holder, units uint64)       { w.Helper(); w.faucet(chain.USDC, h, units) }
func (w *world) payShares(h holder, units uint64) { w.Helper(); w.faucet(chain.USDT, h, units) }

func (w *world) faucet(token chain.Token, h holder, units uint64) {
	w.Helper()
	hash, err := w.net.Faucet(w.Context(), token, h.address, money.NewUnits(units))
	if err != nil {
		w.Fatal(err)
	}
	if _, err := w.net.Commit(); err != nil {
		w.Fatal(err)
	}
	if _, err := w.net.Wait(w.Context(), hash); err != nil {
		w.Fatal(err)
	}
}

// assertFound holds what was found to what each mismatch should contain.
func assertFound(t *testing.T, found []Mismatch, want ...string) {
	t.Helper()
	if len(found) != len(want) {
		t.Errorf("%d mismatches, want %d: %v", len(found), len(want), found)
	}
	for _, text := range want {
		n := 0
		for _, m := range found {
			if strings.Contains(m.String(), text) {
				n++
			}
		}
		if n != 1 {
			t.Errorf("%q is in %d of %v", text, n, found)
		}
	}
}
