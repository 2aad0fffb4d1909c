package transfer

import (
	"errors"
	"log/slog"
	"testing"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/chain/evm/evmtest"
	"github.com/granaryhq/granary/internal/custody/custodytest"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/wallet"
	"github.com/granaryhq/granary/internal/yield"
)

// quoteWorld has a wallet with shares of three unobserved sources: one on a chain of its own and two on another,
// which are the same chain through two nodes. One of the two is not served any more.
type quoteWorld struct {
	*Service
	organization, wallet uuid.UUID
	nodes                map[chain.Name]*evmtest.Proxy
}

const (
	hereVault, thereVault = "here", "there"
	forgottenVault        = "forgotten"
	heldThere             = 30 * money.Dollar
)

func newQuoteWorld(t *testing.T, db *store.DB) *quoteWorld {
	t.Helper()
	net, client := devnettest.Chain(t, db)
	q := &quoteWorld{organization: uuid.New(), wallet: uuid.New(), nodes: map[chain.Name]*evmtest.Proxy{}}
	clients, sources := map[chain.Name]*evm.Client{}, []yield.Config{}
	for on, id := range map[chain.Name]string{sepolia: hereVault, chain.Base: thereVault} {
		q.nodes[on] = evmtest.New(t, net.URL())
		config := net.Config()
		config.Name, config.URL = on, q.nodes[on].URL
		clients[on] = devnettest.Dial(t, config)
		sources = append(sources, yield.Config{ID: id, Name: id, Description: id, Protocol: "erc4626", Chain: on, DepositToken: chain.USDC, Vault: net.Contracts.Vault,
			NavUpdateMode: yield.NavContinuous, Liquidity: yield.LiquidityLimit})
	}
	catalog, err := yield.New(db, clients, sources, slog.New(slog.DiscardHandler), prometheus.NewRegistry())
	if err != nil {
		t.Fatal(err)
	}
	keys := devnettest.Keys(t)
	q.Service = &Service{db: db, catalog: catalog, wallets: wallet.NewService(db, custodytest.Unchecked{Keys: keys}, keys.IDs(), []chain.Name{sepolia, chain.Base})}

	at := common.HexToAddress("0x00000000000000000000000000000000000a11ce")
	if err := db.Write(t.Context(), func(tx *store.Tx) error {
		tx.Defer(`INSERT INTO wallets (id, organization_id, request_id, label, label_folded, auto_rebalance, lifecycle, addresses, created_at, updated_at)
			VALUES ($1, $2, $1, 'quoted', 'quoted', 0, 'active', $3, 1, 1)`, q.wallet, q.organization, `{"`+string(sepolia)+`":"`+at.Hex()+`","`+string(chain.Base)+`":"`+at.Hex()+`"}`)
		entry := ledger.Entry{Organization: q.organization, Wallet: q.wallet, Type: ledger.OpeningBalance, Reference: "test", SettledAt: db.Clock().Now()}
		for id, on := range map[string]chain.Name{hereVault: sepolia, thereVault: chain.Base, forgottenVault: chain.Base} {
			entry.Lines = append(entry.Lines, ledger.Line{Account: ledger.YieldPosition, Chain: on, Token: chain.USDC, YieldSource: id, Amount: money.Dollar, Shares: common.Big1},
				ledger.Line{Account: ledger.External, Chain: on, Token: chain.USDC, Amount: -money.Dollar})
		}
		entry.Lines = append(entry.Lines, ledger.Line{Account: ledger.Cash, Chain: sepolia, Token: chain.USDC, Amount: money.Dollar},
			ledger.Line{Account: ledger.External, Chain: sepolia, Token: chain.USDC, Amount: -money.Dollar})
		return ledger.Post(t.Context(), tx, entry)
	}); err != nil {
		t.Fatal(err)
	}
	units, usdc := money.UnitsOf(heldThere, 6).Big(), contracts.NewSandboxUSDC()
	owner, err := client.Call(t.Context(), ethereum.CallMsg{To: &net.Contracts.USDC, Data: usdc.PackOwner()}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(
		net.AsOwner(t.Context(), net.Contracts.USDC, usdc.PackMint(common.BytesToAddress(owner), units)),
		net.AsOwner(t.Context(), net.Contracts.USDC, usdc.PackApprove(net.Contracts.Vault, units)),
		net.AsOwner(t.Context(), net.Contracts.Vault, contracts.NewSandboxVault().PackDeposit(units, at)),
	); err != nil {
		t.Fatal(err)
	}
	return q
}

// The vaults of a wallet return the amounts that can be withdrawn now, independent of observations. One that cannot be
// read, or is not served, has no say, and takes none from the others; that none can be
// read is an error, and so is a wallet that is not there.
func TestFetchLiquidity(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		q := newQuoteWorld(t, db)
		for _, c := range []struct {
			name         string
			here, there  evmtest.Faults
			organization uuid.UUID
			says         []string
			err          error
			code         fault.Code
		}{
			{"both answer", evmtest.Faults{}, evmtest.Faults{}, q.organization, []string{hereVault, thereVault}, nil, ""},
			{"one is down", evmtest.Faults{Down: true}, evmtest.Faults{}, q.organization, []string{thereVault}, nil, ""},
			{"the other answers nonsense", evmtest.Faults{}, evmtest.Faults{CutJSON: true}, q.organization, []string{hereVault}, nil, ""},
			{"both are down", evmtest.Faults{Status: 503}, evmtest.Faults{Down: true}, q.organization, nil, errUnread, ""},
			{"another organization's", evmtest.Faults{}, evmtest.Faults{}, uuid.New(), nil, nil, fault.WalletNotFound},
		} {
			q.nodes[sepolia].Set(c.here)
			q.nodes[chain.Base].Set(c.there)
			got, err := q.fetchLiquidity(t.Context(), c.organization, q.wallet)
			if c.code == "" && !errors.Is(err, c.err) || c.code != "" && fault.CodeOf(err) != c.code {
				t.Errorf("%s: error %v, want %v %s", c.name, err, c.err, c.code)
			}
			if len(got.byPosition) != len(c.says) || err == nil && !got.asked {
				t.Errorf("%s: %+v, want the amounts of %v", c.name, got, c.says)
			}
			for _, id := range c.says {
				if most := got.byPosition[id]; most < heldThere-1 || most > heldThere+money.Dollar { // the vault earns a little
					t.Errorf("%s: %s lets out %s, want about %s", c.name, id, most, heldThere)
				}
			}
		}
	})
}
