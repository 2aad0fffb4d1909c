package policy

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// A table that holds the address of a contract is one that must not be paid, or is
// named here with the reason why it need not be asked.
func TestEveryContractInTheDatabaseIsKnown(t *testing.T) {
	other := map[string]string{
		"owned_sources.vault":       "is the contract of its row in fee_wrappers",
		"signed_contracts.contract": "is, or was to be, the contract of a row in fee_wrappers or micro_vaults",
	}
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		columns := loadContractColumns(t, db)
		if len(columns) < len(madeContracts) {
			t.Fatalf("the schema has only %v", columns)
		}
		for _, column := range columns {
			known := slices.ContainsFunc(madeContracts, func(c struct{ column, chain, from, why string }) bool { return c.column == column })
			if !known && other[column] == "" {
				t.Errorf("%s holds contracts: whoever is paid at one? See madeContracts", column)
			}
		}
	})
}

// loadContractColumns reads the names of all columns that sound like a contract's
// address.
func loadContractColumns(t *testing.T, db *store.DB) []string {
	t.Helper()
	query := `SELECT m.name || '.' || c.name FROM sqlite_master m JOIN pragma_table_info(m.name) c WHERE m.type = 'table' AND (c.name LIKE '%contract%' OR c.name LIKE '%vault') ORDER BY 1`
	if db.Engine() == store.Postgres {
		query = `SELECT table_name || '.' || column_name FROM information_schema.columns WHERE table_schema = current_schema() AND (column_name LIKE '%contract%' OR column_name LIKE '%vault') ORDER BY 1`
	}
	rows, err := db.Query(t.Context(), query)
	columns, err := store.Collect(rows, err, func(r store.Rows) (name string, err error) { return name, r.Scan(&name) })
	if err != nil {
		t.Fatal(err)
	}
	return columns
}

func TestContractsOfThisServiceAreNotPaid(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		at := func(n byte) chain.Address {
			return chain.Address(fmt.Sprintf("0x%s%02x", strings.Repeat("35", 19), n))
		}
		err := db.Write(t.Context(), func(tx *store.Tx) error {
			tx.Defer(`INSERT INTO fee_wrappers (id, organization_id, request_id, source_id, chain, status, problem, contract, recipient,
				performance_fee, max_performance_fee, management_fee, max_management_fee, created_at, updated_at)
				VALUES ('w', 'o', 'r', 's', 'base', 'ready', '', $1, '', 0, 0, 0, 0, 1, 1)`, string(at(1)))
			tx.Defer(`INSERT INTO micro_vaults (id, organization_id, name, symbol, chain, token, contract, status, made, problem, idle_target_bps, list_version, list_root,
				total_assets, idle, total_shares, queued_shares, nav_sound, distance_bps, created_at, updated_at)
				VALUES ('v', 'o', 'n', 's', 'base', 'usdc', $1, 'ready', 1, '', 0, 0, '', '0', '0', '0', '0', 0, 0, 1, 1)`, string(at(2)))
			tx.Defer(`INSERT INTO micro_vault_sources (vault_id, place, source_id, yield_source_id, contract, kind, max_step_bps, max_nav_age, mode, target_bps, worth, readable)
				VALUES ('v', 0, 's', 's', $1, 'erc7540', 0, 0, 'active', 0, '0', 1)`, string(at(3)))
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		payees := NewPayees(map[chain.Name]map[chain.Address]string{chain.Base: {at(4): "is configured", at(5): OwnAccount}})
		for _, c := range []struct {
			what string
			on   chain.Name
			to   chain.Address
			why  string
		}{
			{"a fee wrapper", chain.Base, at(1), "is a fee wrapper's contract"},
			{"a MicroVault", chain.Base, at(2), "is a MicroVault's contract"},
			{"a source of a MicroVault", chain.Base, at(3), "is a yield source's contract"},
			{"what is configured", chain.Base, at(4), "is configured"},
			{"a burn address", chain.Base, "0x000000000000000000000000000000000000dEaD", "is a burn address"},
			{"somebody", chain.Base, otherAddress, ""},
			{"a fee wrapper's address on another chain", chain.Polygon, at(1), "is a fee wrapper's contract on another chain"},
			{"a MicroVault's address on another chain", chain.Polygon, at(2), "is a MicroVault's contract on another chain"},
			{"what is configured on another chain", chain.Polygon, at(4), "is configured on another chain"},
			{"an account of this service's on another chain", chain.Polygon, at(5), ""},
		} {
			var made MadeContracts
			if err := db.SendBatch(t.Context(), MadeContractsQuery(&made, c.on, otherAddress, c.to)); err != nil {
				t.Fatal(err)
			}
			if why := payees.WhyUnpayable(c.on, c.to, made); why != c.why {
				t.Errorf("%s: %q, not %q", c.what, why, c.why)
			}
		}
		book := newService(db, payees, chain.Base)
		if _, _, err := book.AddEntry(t.Context(), uuid.New(), "my vault", chain.Base, string(at(2)), ""); fault.CodeOf(err) != fault.InvalidDestination {
			t.Errorf("the address book took a MicroVault: %v", err)
		}
	})
}
