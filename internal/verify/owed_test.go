package verify

import (
	"math/big"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/calendar"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/reconciliation"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/yield"
)

const fundID = "fund"

var fundABI = contracts.NewSandboxFund()

// owedWorld is a world whose one source is a fund that takes requests.
type owedWorld struct{ *world }

// newMiningNet starts a chain that makes blocks by itself.
func newMiningNet(t *testing.T) *devnet.EVM {
	t.Helper()
	return devnettest.Start(t, devnet.Options{BlockTime: devnettest.BlockTime, OnDemand: true})
}

func newOwedWorld(t *testing.T, db *store.DB, net *devnet.EVM) owedWorld {
	t.Helper()
	w := owedWorld{newWorld(t, db, net)}
	later := calendar.Policy{TypicalMaxUnits: 1}
	w.verifier.Catalog = w.newCatalog(w.verifier.Clients, yield.Config{
		ID: fundID, Name: "Fund", Protocol: "erc7540", Chain: chain.EthereumSepolia, DepositToken: chain.USDC, Vault: net.Contracts.AsyncVault,
		NavUpdateMode: yield.NavDiscrete, Deposits: yield.Requested, Redemptions: yield.Requested, Policies: yield.Policies{Deposit: later, Redeem: later},
	})
	return w
}

func (w owedWorld) asOwner(contract common.Address, data []byte) {
	w.Helper()
	if err := w.net.AsOwner(w.Context(), contract, data); err != nil {
		w.Fatal(err)
	}
}

// request has the fund owe a wallet its owner's deposit, and the books record it.
func (w owedWorld) request(h holder, units int64) string {
	w.Helper()
	fund := w.net.Contracts.AsyncVault
	out, err := w.verifier.Clients[chain.EthereumSepolia].Call(w.Context(), callOf(fund, fundABI.PackOwner()), nil)
	if err != nil {
		w.Fatal(err)
	}
	owner := common.BytesToAddress(out)
	hash, err := w.net.Faucet(w.Context(), chain.USDC, chain.EVMAddress(owner), money.NewUnits(uint64(units)))
	if err != nil {
		w.Fatal(err)
	}
	if _, err := w.net.Wait(w.Context(), hash); err != nil {
		w.Fatal(err)
	}
	w.asOwner(w.net.Contracts.USDC, contracts.NewSandboxUSDC().PackApprove(fund, big.NewInt(units)))
	w.asOwner(fund, fundABI.PackRequestDeposit(big.NewInt(units), h.address.EVM(), owner))
	return w.insertRequest(h, chain.EthereumSepolia, units)
}

func callOf(to common.Address, data []byte) ethereum.CallMsg {
	return ethereum.CallMsg{To: &to, Data: data}
}

// insertRequest has the books say that a wallet gave the fund so many units.
func (w owedWorld) insertRequest(h holder, on chain.Name, units int64) string {
	w.Helper()
	id := uuid.NewString()
	w.execute(`INSERT INTO source_requests (id, organization_id, wallet_id, workflow_id, chain, yield_source_id, redeem, phase, given, claimed, returned, in_transit, reserved,
		whole, claimable, problem, block_number, requested_at, looked_at, look_at) VALUES ($1, $2, $3, $1, $4, $5, 0, 'requested', $6, '0', '0', 0, 0, 0, '0', '', 1, 1, 1, 1)`,
		id, h.organization, h.id, string(on), fundID, big.NewInt(units).String())
	return id
}

// assertOwed asserts the result of comparing a request with its source: clean if no rule is named.
func (w owedWorld) assertOwed(what, request string, want ...Rule) {
	w.Helper()
	found, err := w.verifier.checkOwed(w.Context(), []any{request})
	if err != nil {
		w.Fatalf("%s: %v", what, err)
	}
	var rules []Rule
	for _, f := range found {
		rules = append(rules, f.Rule)
	}
	if !slices.Equal(rules, want) {
		w.Errorf("%s: found %v, want %v", what, found, want)
	}
}

// A source's debt is read truly or is not known: one that rejects claims, and shows no settled amount, has not lost
// it.
func TestWhatASourceOwesIsReadOrUnread(t *testing.T) {
	net := newMiningNet(t)
	fund := net.Contracts.AsyncVault
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		w := newOwedWorld(t, db, net)
		h := w.createWallet(devnettest.Organization)
		id := w.request(h, 600)
		w.assertOwed("it is pending", id)
		w.asOwner(fund, fundABI.PackSettleDeposit(h.address.EVM(), big.NewInt(250)))
		w.assertOwed("a part of it is settled", id)
		w.asOwner(fund, fundABI.PackSetFailure(uint8(devnet.FundPaysNoClaims)))
		w.assertOwed("claims are refused", id, Unread)
		w.asOwner(fund, fundABI.PackSettleDeposit(h.address.EVM(), big.NewInt(350)))
		w.assertOwed("claims are refused and all is settled", id, Unread)
		w.asOwner(fund, fundABI.PackSetFailure(uint8(devnet.FundWorks)))
		w.assertOwed("claims are let again", id)
		w.execute(`UPDATE source_requests SET given = '601' WHERE id = $1`, id)
		w.assertOwed("the books say that more was given", id, InTransit)
	})
}

// Requests of a chain or source that the configuration does not have any more are not compared, which is no pass.
func TestRequestsOfAChainThatIsNotServedAreUnread(t *testing.T) {
	net := newMiningNet(t)
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		w := newOwedWorld(t, db, net)
		h := w.createWallet(devnettest.Organization)
		here := w.request(h, 600)
		gone := w.insertRequest(h, "base_sepolia", 100)
		w.assertOwed("one of two chains is served", here)
		w.assertOwed("one of two chains is served", gone, Unread)
		w.execute(`DELETE FROM source_requests WHERE id = $1`, gone)
		w.assertOwed("all chains are served", here)
		w.execute(`UPDATE source_requests SET yield_source_id = 'gone' WHERE id = $1`, here)
		w.assertOwed("the source is not served", here, Unread)
		w.execute(`UPDATE source_requests SET yield_source_id = $1 WHERE id = $2`, fundID, here)
		w.execute(`DELETE FROM wallet_addresses WHERE wallet_id = $1`, h.id)
		w.assertOwed("the wallet has no address", here, Unread)
	})
}

// A row that cannot be read is unread by itself: the others of its page are looked at, and
// the sweep goes on.
func TestARowThatCannotBeReadHoldsUpNoOther(t *testing.T) {
	net := newNet(t)
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		base := newWorld(t, db, net)
		w := newWatcher(t, base, 10)
		wallets := w.createWallets(devnettest.Organization, 5)
		for _, h := range wallets {
			w.postShares(h, ownedVault, 1, 4) // which the chain has not
		}
		broken := wallets[2]
		w.execute(`UPDATE positions SET units = 'x' WHERE wallet_id = $1 AND units IS NOT NULL`, broken.id)
		w.round(2)
		told := map[Rule]int{}
		for _, b := range w.unresolved() {
			told[Rule(b.Rule)]++
			if Rule(b.Rule) == Unread && b.Subject != (reconciliation.Subject{Kind: subjectWallet, ID: broken.id.String()}) {
				t.Errorf("%v is unread, and not the wallet whose row it is", b.Subject)
			}
		}
		if told[PositionsChains] != 4 || told[Unread] != 1 {
			t.Errorf("told %v, want 4 wallets that differ from the chain and one that cannot be read", told)
		}
	})
}
