package policy

import (
	"fmt"
	"strings"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/store"
)

// Payees knows the addresses that must never be paid: contracts and accounts from which money does not come back.
// Withdrawals, partners, the address book and the recipients of fees check against it.
type Payees struct {
	known map[chain.Name]map[chain.Address]string
}

// OwnAccount describes the accounts with keys of this service: they may be paid where they have no such use.
const OwnAccount = "belongs to this service"

// NewPayees returns the payees of a service. known are the contracts and accounts that its configuration names on
// each chain, each with a description such as "is a token's contract". Those that it makes itself are in the
// database.
func NewPayees(known map[chain.Name]map[chain.Address]string) *Payees { return &Payees{known} }

// WhyUnpayable returns the reason why an address must not be paid, fit for a caller; empty if it may be paid. made is
// the result of MadeContractsQuery.
func (p *Payees) WhyUnpayable(on chain.Name, payee chain.Address, made MadeContracts) string {
	if why := payee.WhyUnspendable(on); why != "" {
		return why
	}
	if why := p.known[on][payee]; why != "" {
		return why
	}
	if why := made[payee]; why != "" {
		return why
	}
	// No key exists for a contract's address where the contract is not deployed.
	for name, known := range p.known {
		if why := known[payee]; name != on && why != "" && why != OwnAccount {
			return why + elsewhere
		}
	}
	return ""
}

const elsewhere = " on another chain"

// MadeContracts maps addresses to the kind of contract that this service made there.
type MadeContracts map[chain.Address]string

// madeContracts are the columns of the database that hold addresses of contracts
// which are made, or asked for, while the service runs, with the chain of each. A
// test holds this list to the schema.
var madeContracts = []struct{ column, chain, from, why string }{
	{"fee_wrappers.contract", "fee_wrappers.chain", "fee_wrappers", "is a fee wrapper''s contract"},
	{"micro_vaults.contract", "micro_vaults.chain", "micro_vaults", "is a MicroVault''s contract"},
	{"micro_vault_sources.contract", "micro_vaults.chain", "micro_vault_sources JOIN micro_vaults ON micro_vaults.id = micro_vault_sources.vault_id", "is a yield source''s contract"},
}

// MadeContractsQuery finds those of the addresses that are contracts of this service, of every organization: money
// that is sent to one, rather than deposited, is a gift to its shareholders, and on another chain it is lost.
func MadeContractsQuery(into *MadeContracts, on chain.Name, payees ...chain.Address) store.BatchQuery {
	args := []any{string(on)}
	for _, p := range payees {
		args = append(args, string(p))
	}
	parts := make([]string, len(madeContracts))
	for i, c := range madeContracts {
		parts[i] = `SELECT ` + c.column + `, '` + c.why + `' || CASE WHEN ` + c.chain + ` = $1 THEN '' ELSE '` + elsewhere + `' END FROM ` + c.from + ` WHERE ` + c.column + ` IN (` + store.Placeholders(2, len(payees)) + `)`
	}
	return store.BatchQuery{
		SQL: strings.Join(parts, ` UNION ALL `), Args: args,
		Read: func(rows store.Rows) error {
			*into = MadeContracts{}
			for rows.Next() {
				var at, why string
				if err := rows.Scan(&at, &why); err != nil {
					return fmt.Errorf("looking for our contracts: %w", err)
				}
				(*into)[chain.Address(at)] = why
			}
			return rows.Err()
		},
	}
}
