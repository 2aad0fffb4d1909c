package signer

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/store"
)

// contractKind is the kind of an organization's contract.
type contractKind string

const (
	feeWrapper contractKind = "fee_wrapper"
	microVault contractKind = "micro_vault"
)

// signedContract is a contract whose creation an organization's own account signed. Factories are public, but their
// contracts stand at addresses that follow from all of their parameters: the signer of a creation knows the content
// of the address, whoever made it.
type signedContract struct {
	chain        chain.Name
	at           common.Address
	organization uuid.UUID
	kind         contractKind
	subject      uuid.UUID // the id by which the service calls it
	source       string    // of a fee wrapper: the id of the source under it
}

// address is the contract's as its row has it.
func (s signedContract) address() string { return string(chain.EVMAddress(s.at)) }

// insertOnce records a contract before its creation is signed. It is safe after a crash in between: its address is
// empty, and a second signature records it again.
func (s signedContract) insertOnce(tx *store.Tx) {
	tx.Defer(`INSERT INTO signed_contracts (chain, contract, organization_id, kind, subject, source_id, created_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (chain, contract) DO NOTHING`,
		string(s.chain), s.address(), s.organization, string(s.kind), s.subject, s.source, tx.DB().Clock().Micros())
}

// contractQuery finds an organization's contract at an address. A fee wrapper in creation when a signer was set up
// was recorded by none: if the signer is part of the service, the service's state ready is accepted. One of its own
// process has no fee wrappers in its database.
const contractQuery = `SELECT kind, subject, source_id FROM signed_contracts WHERE chain = $1 AND contract = $2 AND organization_id = $3
	UNION ALL SELECT 'fee_wrapper', id, source_id FROM fee_wrappers WHERE chain = $1 AND contract = $2 AND organization_id = $3 AND status = 'ready'
		AND NOT EXISTS (SELECT 1 FROM signed_contracts WHERE signed_contracts.subject = fee_wrappers.id)
	LIMIT 1`

// loadContract is the organization's contract at an address; found is false where it
// has none there.
func (l *Local) loadContract(ctx context.Context, organization uuid.UUID, on chain.Name, at common.Address) (found bool, c signedContract, err error) {
	c = signedContract{chain: on, at: at, organization: organization}
	err = l.options.DB.QueryRow(ctx, contractQuery,
		string(on), string(chain.EVMAddress(at)), organization).Scan((*string)(&c.kind), &c.subject, &c.source)
	if errors.Is(err, store.ErrNoRows) {
		return false, signedContract{}, nil
	}
	if err != nil {
		return false, signedContract{}, fmt.Errorf("reading a contract: %w", err)
	}
	return true, c, nil
}

// wrapperAddress is where the factory makes a fee wrapper: its terms and the salt say it.
func (c Chain) wrapperAddress(salt [32]byte, t contracts.FeeWrapperFactoryTerms) common.Address {
	code := contracts.CreationCode(&contracts.FeeWrapperMetaData, contracts.NewFeeWrapper().PackConstructor(contracts.FeeWrapperConfig{
		Source: t.Source, Owner: t.Owner, Allowlister: t.Allowlister, Pauser: t.Pauser, FeeRecipient: t.FeeRecipient,
		PerformanceFeeBps: t.PerformanceFeeBps, ManagementFeeBps: t.ManagementFeeBps, MaxPerformanceFeeBps: t.MaxPerformanceFeeBps,
		MaxManagementFeeBps: maxManagementFee, FeeRaiseDelay: uint32(contracts.FeeRaiseDelay / time.Second), Name: t.Name, Symbol: t.Symbol,
	}))
	return crypto.CreateAddress2(c.FeeWrapperFactory, salt, crypto.Keccak256(code))
}

// maxManagementFee is FeeWrapperFactory's highest management fee.
const maxManagementFee = 100

// vaultAddress is where the factory makes a MicroVault.
func (c Chain) vaultAddress(salt [32]byte, config contracts.MicroVaultConfig) common.Address {
	args := contracts.NewMicroVault().PackConstructor(config, c.AdapterFactory)
	return crypto.CreateAddress2(c.MicroVaultFactory, salt, crypto.Keccak256(common.FromHex(contracts.MicroVaultMetaData.Bin), args))
}
