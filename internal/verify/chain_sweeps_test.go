package verify

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/calendar"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm/evmtest"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/yield"
)

// A chain that does not respond is reported for itself: contracts, requests and cursors of another chain are checked, although those of
// that chain come first.
func TestAChainThatDoesNotRespondEndsNoCheckOfAnother(t *testing.T) {
	net := newMiningNet(t)
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		w := owedWorld{newWorld(t, db, net)}
		proxy := evmtest.New(t, net.URL())
		proxy.Set(evmtest.Faults{Down: true})
		silent := w.verifier.Clients[chain.EthereumSepolia].Config()
		silent.Name, silent.URL = chain.Base, proxy.URL
		w.verifier.Clients[chain.Base] = devnettest.Dial(t, silent)
		later := calendar.Policy{TypicalMaxUnits: 1}
		fund := yield.Config{ID: fundID, Name: "Fund", Protocol: "erc7540", Chain: chain.EthereumSepolia, DepositToken: chain.USDC, Vault: net.Contracts.AsyncVault,
			NavUpdateMode: yield.NavDiscrete, Deposits: yield.Requested, Redemptions: yield.Requested, Policies: yield.Policies{Deposit: later, Redeem: later}}
		there := fund
		there.ID, there.Chain = "fund-there", chain.Base
		w.verifier.Catalog = w.newCatalog(w.verifier.Clients, fund, there)
		h := w.createWallet(devnettest.Organization)
		w.execute(`INSERT INTO wallet_addresses (chain, address, wallet_id) VALUES ($1, $2, $3)`, string(chain.Base), string(h.address), h.id)
		missing := w.insertRequest(h, chain.EthereumSepolia, 600) // which the fund does not have
		w.execute(`UPDATE source_requests SET yield_source_id = $1 WHERE id = $2`, there.ID, w.insertRequest(h, chain.Base, 100))
		ids := map[chain.Name]string{chain.Base: "00000000-0000-4000-8000-000000000001", chain.EthereumSepolia: "ffffffff-ffff-4fff-bfff-ffffffffffff"}
		for _, table := range []string{"fee_wrappers", "micro_vaults", "chain_cursors", "chain_blocks", "intents"} {
			w.execute(`DELETE FROM ` + table)
		}
		for on, id := range ids {
			w.insertContracts(id, on)
			w.execute(`INSERT INTO chain_cursors (chain, number, hash, final_number, updated_at) VALUES ($1, 1, '0x1', 1, 1)`, string(on))
			w.execute(`INSERT INTO chain_blocks (chain, number, hash) VALUES ($1, 1, '0x1')`, string(on))
		}
		silentIntents, intents := w.insertIntents(chain.Base, "00000000-0000-4000-8000-00000000000"), w.insertIntents(chain.EthereumSepolia, "ffffffff-ffff-4fff-bfff-fffffffffff")
		var r Report
		err := w.verifier.checkRows(t.Context(), &r)
		for _, name := range []string{"intents", "owed_requests", "fee_wrappers", "micro_vaults", "chain_cursors"} {
			if err == nil || !strings.Contains(err.Error(), "checking "+name+":base: ") || strings.Contains(err.Error(), name+":ethereum_sepolia") {
				t.Errorf("%s of base cannot be checked, and of ethereum_sepolia can: %v", name, err)
			}
		}
		for _, want := range []struct {
			subject Subject
			text    string
		}{
			{Subject{subjectIntent, intents[0]}, "does not decode"},
			{Subject{"source_request", missing}, "shows no more than 0"},
			{Subject{"fee_wrapper", ids[chain.EthereumSepolia]}, "was made by no intent"},
			{Subject{"microvault", ids[chain.EthereumSepolia]}, "was made by no intent"},
			{Subject{subjectChain, string(chain.EthereumSepolia)}, "takes block 1 for 0x1"},
		} {
			if !slices.ContainsFunc(r.Mismatches, func(m Mismatch) bool { return m.Subject == want.subject && strings.Contains(m.Text, want.text) }) {
				t.Errorf("%v is not found: %q", want.subject, want.text)
			}
		}
		for _, every := range []bool{false, true} {
			w.verifier.EveryReceipt = every
			found, err := w.verifier.proveExecutions(t.Context())
			if err == nil || len(found) != 1 || found[0].Subject != (Subject{subjectIntent, intents[1]}) {
				t.Errorf("of %s, and not of %s, it is found that it was not executed: %v, %v", intents[1], silentIntents[1], found, err)
			}
		}
	})
}

// insertIntents has the books say that two intents of a chain were signed: one that is over and was not ended, and one that was executed
// long after the newest block. Their ids begin so.
func (w owedWorld) insertIntents(on chain.Name, prefix string) (ids [2]string) {
	w.Helper()
	for n, state := range []string{"carried", "executed"} {
		ids[n] = prefix + strconv.Itoa(n)
		w.execute(`INSERT INTO intents (id, chain, wallet, intent, signature, delegation, deadline, reply_kind, state, attempts, retry_at, reason, tx_hash, block_number, block_time, logs, created_at, settled_at)
			VALUES ($1, $2, '0x1', '', '0x', '', 1, 'transfer.settle', $3, 0, 1, '', '0x1', 1000000000, 1, '[]', 1, $4)`, ids[n], string(on), state, w.db.Clock().Micros())
	}
	return ids
}

// insertContracts has the books say that an organization has a fee wrapper and a MicroVault on a chain.
func (w owedWorld) insertContracts(id string, on chain.Name) {
	w.Helper()
	w.execute(`INSERT INTO fee_wrappers (id, organization_id, request_id, source_id, chain, status, problem, contract, recipient, performance_fee, max_performance_fee,
		management_fee, max_management_fee, created_at, updated_at) VALUES ($1, $2, $3, $4, $5, 'ready', '', $6, $6, 0, 0, 0, 0, 1, 1)`,
		id, devnettest.Organization, uuid.New(), fundID, string(on), w.net.Contracts.Vault.Hex())
	w.execute(`INSERT INTO micro_vaults (id, organization_id, name, symbol, chain, token, contract, status, made, problem, idle_target_bps, list_version, list_root,
		total_assets, idle, total_shares, queued_shares, nav_sound, distance_bps, created_at, updated_at)
		VALUES ($1, $2, 'a', 'a', $3, 'usdc', $4, 'ready', 1, '', 10000, 0, '', '0', '0', '0', '0', 1, 0, 1, 1)`,
		id, devnettest.Organization, string(on), w.net.Contracts.Vault.Hex())
}
