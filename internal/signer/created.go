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

// contractKind is what an organization's contract is.
type contractKind string

const (
	feeWrapper contractKind = "fee_wrapper"
	microVault contractKind = "micro_vault"
)

// signedContract is a contract that an organization's own account was signed to have
// made. Factories are anybody's, but what they make stands at an address that says
// everything of it: who signed for the making knows what is there, whoever did it.
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

// insertOnce remembers a contract before its making is signed. Dying in between is
// safe: nothing is at its address, and signing again is remembering again.
func (s signedContract) insertOnce(tx *store.Tx) {
	tx.Defer(`INSERT INTO signed_contracts (chain, contract, organization_id, kind, subject, source_id, created_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (chain, contract) DO NOTHING`,
		string(s.chain), s.address(), s.organization, string(s.kind), s.subject, s.source, tx.DB().Clock().Micros())
}

// contractQuery finds an organization's contract at an address. A fee wrapper that was
// under way when a signer came to be was remembered by nobody: where the signer is part of
// the service, that the service found it ready is believed. One of its own process has no
// fee wrappers in its database.
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

// maxManagementFee is what FeeWrapperFactory caps the management fee at.
const maxManagementFee = 100

// vaultAddress is where the factory makes a MicroVault.
func (c Chain) vaultAddress(salt [32]byte, config contracts.MicroVaultConfig) common.Address {
	args := contracts.NewMicroVault().PackConstructor(config, c.AdapterFactory)
	return crypto.CreateAddress2(c.MicroVaultFactory, salt, crypto.Keccak256(common.FromHex(contracts.MicroVaultMetaData.Bin), args))
}
