package evmintent_test

import (
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"math/big"
	"slices"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/calendar"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/chain/evm/evmtest"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/intent/evmintent"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/relay/relaytest"
	"github.com/granaryhq/granary/internal/signer"
	"github.com/granaryhq/granary/internal/signer/signertest"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/waittest"
	"github.com/granaryhq/granary/internal/yield"
)

// fundWorld is a chain with a fund, a wallet that has money, and all that brings its
// orders onto the chain: the catalog, the signer with its rules, the relay.
type fundWorld struct {
	*testing.T
	db      *store.DB
	net     *devnet.EVM
	catalog *yield.Catalog
	family  *evmintent.Family
	intents *intent.Service
	owner   uuid.UUID
	proof   custody.OwnerProof
	wallet  common.Address
}

const fundID = "fund"

var fundABI = contracts.NewSandboxFund()

func newFundWorld(t *testing.T) *fundWorld {
	t.Helper()
	db := storetest.Open(t, store.SQLite)
	net, client := devnettest.Chain(t, db)
	keys := devnettest.Keys(t)
	catalog := newFundCatalog(t, db, client, net.Contracts.USDTJAAA)
	known := func(o *signer.Options) {
		o.Sources = append(o.Sources, signer.Source{ID: fundID, Chain: on, Token: chain.USDT, Vault: net.Contracts.USDTJAAA,
			RequestContract: net.Contracts.USDTJAAA, RequestsDeposits: true, RequestsRedemptions: true})
	}
	w := &fundWorld{T: t, db: db, net: net, catalog: catalog, intents: relaytest.Intents(db, net, client, keys, catalog)}
	w.family = evmintent.New(db.Clock(), signertest.New(db, net, client, keys, known), catalog, map[chain.Name]evmintent.Chain{
		on: {Client: client, Executor: net.Contracts.Executor, Guard: net.Contracts.Guard, Lifetime: lifetime},
	})
	w.proof = custody.OwnerProof{Organization: devnettest.Organization, RequestID: uuid.New()}
	w.owner = keys.IDs().DeriveWallet(w.proof.Organization, w.proof.RequestID)
	account, err := w.family.Account(t.Context(), w.owner, custody.OwnerProof{})
	if err != nil {
		t.Fatal(err)
	}
	w.wallet = account.EVM()
	devnettest.Fund(t, net, keys.Relayer().Address())
	devnettest.Pay(t, net, chain.USDT, account, money.NewUnits(uint64(1000*money.Dollar)))
	runner := tasktest.NewRunner(t, db, tasktest.Lease)
	relaytest.Seat(runner, db, net, client, keys)
	runner.HandleSeat(yield.Seat, catalog.Observe)
	runner.Start()
	waittest.Until(t, "the fund is observed", func() bool {
		s, err := catalog.Get(t.Context(), fundID)
		return err == nil && s.Observed()
	}, tasktest.State(db))
	return w
}

func newFundCatalog(t *testing.T, db *store.DB, client *evm.Client, vault common.Address) *yield.Catalog {
	t.Helper()
	policy := calendar.Policy{TypicalMinUnits: 1, TypicalMaxUnits: 2}
	catalog, err := yield.New(db, map[chain.Name]*evm.Client{on: client}, []yield.Config{{
		ID: fundID, Name: "Fund", Protocol: "sandbox", Chain: on, DepositToken: chain.USDT, Vault: vault, NavUpdateMode: yield.NavDiscrete,
		Deposits: yield.Requested, Redemptions: yield.Requested, Policies: yield.Policies{Deposit: policy, Redeem: policy},
	}}, slog.New(slog.DiscardHandler), prometheus.NewRegistry())
	if err != nil {
		t.Fatal(err)
	}
	return catalog
}

// order has the wallet do something, and returns by how much it has more of the asset and of
// the shares.
func (w *fundWorld) order(action intent.Action) (assets, shares int64) {
	w.Helper()
	order := intent.Order{ID: uuid.New(), Owner: w.owner, Proof: w.proof, Chain: on, Action: action, SettleTask: settle}
	signed, err := sign(w.T, w.family, order)
	if err != nil {
		w.Fatalf("%+v: %v", action, err)
	}
	if err := w.db.Write(w.Context(), func(tx *store.Tx) error { return w.intents.Submit(tx, signed) }); err != nil {
		w.Fatal(err)
	}
	var outcome intent.Outcome
	waittest.Until(w.T, "the order is executed", func() bool {
		var err error
		outcome, err = intent.LoadOutcome(w.Context(), w.db, order.ID)
		if err != nil {
			w.Fatal(err)
		}
		if outcome.State == intent.Refused {
			w.Fatalf("%+v is refused: %s", action, outcome.Reason)
		}
		return outcome.State == intent.Executed
	}, tasktest.State(w.db))
	moved, err := w.family.Movements(w.Context(), order, outcome.Evidence)
	if err != nil {
		w.Fatal(err)
	}
	source, err := w.catalog.Get(w.Context(), fundID)
	if err != nil {
		w.Fatal(err)
	}
	mine := chain.EVMAddress(w.wallet)
	for _, m := range moved {
		units := m.Units.Big().Int64()
		if m.From == mine {
			units = -units
		}
		switch m.Token {
		case source.AssetAddress():
			assets += units
		case source.ShareAddress():
			shares += units
		}
	}
	return assets, shares
}

func (w *fundWorld) assertMoved(what string, action intent.Action, assets, shares int64) {
	w.Helper()
	gotAssets, gotShares := w.order(action)
	if gotAssets != assets || gotShares != shares {
		w.Errorf("%s: %d assets and %d shares moved, want %d and %d", what, gotAssets, gotShares, assets, shares)
	}
}

func (w *fundWorld) manage(data []byte) {
	w.Helper()
	if err := w.net.AsOwner(w.Context(), w.net.Contracts.USDTJAAA, data); err != nil {
		w.Fatal(err)
	}
}

// All six orders run through the signer, the relay and the wallet's executor, and move their amounts.
func TestRequestsRunOnTheChain(t *testing.T) {
	t.Parallel()
	w := newFundWorld(t)
	const dollar, share = int64(money.Dollar), int64(1e18)
	units := func(n int64) money.Units { return money.NewUnits(uint64(n)) }
	w.manage(fundABI.PackStrike(big.NewInt(20e17)))
	w.assertMoved("requesting a deposit", intent.RequestDeposit{Source: fundID, Amount: 10 * money.Dollar}, -10*dollar, 0)
	w.manage(fundABI.PackSettleDeposit(w.wallet, big.NewInt(6*dollar)))
	w.assertMoved("claiming shares", intent.ClaimShares{Source: fundID, Amount: 6 * money.Dollar, MinShares: units(3 * share)}, 0, 3*share)
	w.assertMoved("asking a deposit back", intent.CancelRequest{Source: fundID}, 0, 0)
	w.manage(fundABI.PackReturnDeposit(w.wallet, big.NewInt(4*dollar)))
	w.assertMoved("taking a deposit back", intent.ClaimCancelled{Source: fundID, MinUnits: units(4 * dollar)}, 4*dollar, 0)
	w.assertMoved("requesting a redemption", intent.RequestRedeem{Source: fundID, Shares: units(3 * share)}, 0, -3*share)
	w.manage(fundABI.PackSettleRedeem(w.wallet, big.NewInt(share)))
	w.assertMoved("claiming assets", intent.ClaimAssets{Source: fundID, Shares: units(share), MinAmount: 2 * money.Dollar}, 2*dollar, 0)
	w.assertMoved("asking a redemption back", intent.CancelRequest{Source: fundID, Redeem: true}, 0, 0)
	w.manage(fundABI.PackReturnRedeem(w.wallet, big.NewInt(2*share)))
	w.assertMoved("taking a redemption back", intent.ClaimCancelled{Source: fundID, Redeem: true, MinUnits: units(2 * share)}, 0, 2*share)
}

// A wallet's own requests are found, the newest first, on a node that searches the logs of few blocks at a time. A
// stranger's request in the wallet's name is none of them.
func TestRequestsAreFound(t *testing.T) {
	t.Parallel()
	w := newFundWorld(t)
	config := w.net.Config()
	node := evmtest.New(t, config.URL)
	node.Set(evmtest.Faults{MaxLogBlocks: 2})
	config.URL = node.URL
	client := devnettest.Dial(t, config)
	w.manage(fundABI.PackStrike(big.NewInt(10e17)))
	w.order(intent.RequestDeposit{Source: fundID, Amount: 10 * money.Dollar})
	w.manage(fundABI.PackSettleDeposit(w.wallet, big.NewInt(int64(10*money.Dollar))))
	w.order(intent.ClaimShares{Source: fundID, Amount: 10 * money.Dollar, MinShares: money.NewUnits(1)})
	w.order(intent.RequestDeposit{Source: fundID, Amount: 20 * money.Dollar})
	w.order(intent.RequestRedeem{Source: fundID, Shares: money.NewUnits(3e18)})
	stranger := w.fundOwner(client)
	devnettest.Pay(t, w.net, chain.USDT, chain.EVMAddress(stranger), money.NewUnits(uint64(5*money.Dollar)))
	source, err := w.catalog.Get(t.Context(), fundID)
	if err != nil {
		t.Fatal(err)
	}
	token := contracts.NewSandboxUSDC()
	if err := w.net.AsOwner(t.Context(), source.Asset, token.PackApprove(source.Requests, big.NewInt(int64(5*money.Dollar)))); err != nil {
		t.Fatal(err)
	}
	w.manage(fundABI.PackRequestDeposit(big.NewInt(int64(5*money.Dollar)), w.wallet, stranger))
	last := w.head(client)
	waittest.Until(t, "all of it is final", func() bool {
		if _, err := w.net.Commit(); err != nil {
			t.Fatal(err)
		}
		final, err := client.Final(t.Context())
		return err == nil && final.Number >= last
	})
	family := evmintent.New(w.db.Clock(), signertest.New(w.db, w.net, client, devnettest.Keys(t)), w.catalog, map[chain.Name]evmintent.Chain{on: {Client: client}})
	claims := 0
	find := func(redeem bool, most int) (found []int64) {
		err := family.FindRequests(t.Context(), source, redeem, []chain.Address{chain.EVMAddress(w.wallet)}, last, nil, func(made evmintent.RequestMade) (bool, error) {
			if made.Account != chain.EVMAddress(w.wallet) || made.ID == uuid.Nil || made.TxHash == "" {
				t.Errorf("found %+v", made)
			}
			if made.Claim {
				claims++
				return true, nil
			}
			found = append(found, made.Units.Big().Int64())
			return len(found) < most, nil
		})
		if err != nil {
			t.Fatal(err)
		}
		return found
	}
	node.Set(evmtest.Faults{LogBlock: last + 1})
	if err := family.FindRequests(t.Context(), source, false, []chain.Address{chain.EVMAddress(w.wallet)}, last, nil, nil); !errors.Is(err, chain.ErrInconsistent) {
		t.Errorf("logs of a later block than was searched: %v", err)
	}
	node.Set(evmtest.Faults{MaxLogBlocks: 2})
	dollar := int64(money.Dollar)
	if got := find(false, 9); !slices.Equal(got, []int64{20 * dollar, 10 * dollar}) {
		t.Errorf("deposits of %d are found", got)
	}
	if got := find(false, 1); !slices.Equal(got, []int64{20 * dollar}) {
		t.Errorf("deposits of %d are found after one is enough", got)
	}
	if claims != 1 {
		t.Errorf("%d claims are found, want the one before the second deposit", claims)
	}
	if got := find(true, 9); !slices.Equal(got, []int64{3e18}) {
		t.Errorf("redemptions of %d are found", got)
	}
}

func (w *fundWorld) head(client *evm.Client) uint64 {
	w.Helper()
	head, err := client.Head(w.Context())
	if err != nil {
		w.Fatal(err)
	}
	return head.Number
}

func (w *fundWorld) fundOwner(client *evm.Client) common.Address {
	w.Helper()
	out, err := client.Call(w.Context(), ethereum.CallMsg{To: &w.net.Contracts.USDTJAAA, Data: fundABI.PackOwner()}, nil)
	if err != nil {
		w.Fatal(err)
	}
	return common.BytesToAddress(out)
}

// A request to which its source gives a number is rejected by its log; logs of others there, or of an order without a
// request, are not.
func TestANumberedRequestIsRefused(t *testing.T) {
	t.Parallel()
	db := storetest.Open(t, store.SQLite)
	net, client := devnettest.Chain(t, db)
	fund, other := net.Contracts.USDTJAAA, common.HexToAddress("0x99")
	family := evmintent.New(db.Clock(), nil, newFundCatalog(t, db, client, fund), nil)
	requested := func(at common.Address, event string, id int64) types.Log {
		return types.Log{Address: at, Topics: []common.Hash{crypto.Keccak256Hash([]byte(event)), {}, {}, common.BigToHash(big.NewInt(id))}, Data: make([]byte, 64)}
	}
	const deposits, redemptions = "DepositRequest(address,address,uint256,address,uint256)", "RedeemRequest(address,address,uint256,address,uint256)"
	deposit, redemption := intent.RequestDeposit{Source: fundID}, intent.RequestRedeem{Source: fundID}
	removed := requested(fund, deposits, 7)
	removed.Removed = true
	for what, c := range map[string]struct {
		action  intent.Action
		log     types.Log
		refused bool
	}{
		"a deposit of number 0":             {deposit, requested(fund, deposits, 0), false},
		"a redemption of number 0":          {redemption, requested(fund, redemptions, 0), false},
		"a deposit of number 7":             {deposit, requested(fund, deposits, 7), true},
		"a redemption of number 7":          {redemption, requested(fund, redemptions, 7), true},
		"a deposit that another numbers":    {deposit, requested(other, deposits, 7), false},
		"a log that was removed":            {deposit, removed, false},
		"a claim while there is a number":   {intent.ClaimShares{Source: fundID}, requested(fund, deposits, 7), false},
		"a payment while there is a number": {intent.Pay{}, requested(fund, deposits, 7), false},
	} {
		evidence, err := json.Marshal([]types.Log{c.log})
		if err != nil {
			t.Fatal(err)
		}
		_, err = family.Movements(context.Background(), intent.Order{Action: c.action}, evidence)
		if refused := err != nil && strings.Contains(err.Error(), "number 7"); refused != c.refused || (err != nil) != c.refused {
			t.Errorf("%s: %v", what, err)
		}
	}
}
