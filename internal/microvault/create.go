package microvault

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"time"
	"unicode/utf8"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
)

// Bounds of a vault.
const (
	MaxName    = 64
	MaxSymbol  = 16
	MaxSources = 5 // the most whose adapters fit into the transaction that makes the vault
)

// Create is what a new vault is asked to be.
//
// Its JSON is the stored hash of a request: see request.BodyHash.
type Create struct {
	Name    string      `json:"name"`
	Symbol  string      `json:"symbol"`
	Token   chain.Token `json:"token"`
	Sources []string    `json:"sources"` // ids of the catalog, all on one chain
}

// creationBody is the body of a creation, which approvers are shown and the signer holds the call to: the request, and the
// price bounds that are fixed in the vault when it is made.
type creationBody struct {
	Create
	PriceBounds []priceBound `json:"priceBounds"`
}

// priceBound bounds which prices of a source a vault believes.
type priceBound struct {
	Source           string    `json:"source"`
	MaxStepBps       money.Bps `json:"maxStepBps"`
	MaxNavAgeSeconds int64     `json:"maxNavAgeSeconds,omitempty"` // of an ERC7540 source
}

// withBounds returns the body of the creation of a vault that was asked for.
func (r Create) withBounds(v Vault) creationBody {
	body := creationBody{Create: r}
	for _, source := range v.Sources {
		body.PriceBounds = append(body.PriceBounds, priceBound{source.YieldID, source.MaxStep, int64(source.NavAge / time.Second)})
	}
	return body
}

func invalidRequest(format string, args ...any) error {
	return fault.New(fault.InvalidRequest, format, args...)
}

// buildVault is what the request makes, without an id.
func (s *Service) buildVault(r Create) (Vault, error) {
	for name, f := range map[string]struct {
		text string
		most int
	}{"name": {r.Name, MaxName}, "symbol": {r.Symbol, MaxSymbol}} {
		if n := utf8.RuneCountInString(f.text); n < 1 || n > f.most {
			return Vault{}, invalidRequest("%s must have 1 to %d characters", name, f.most)
		}
	}
	if n := len(r.Sources); n < 1 || n > MaxSources {
		return Vault{}, invalidRequest("sources must have 1 to %d items", MaxSources)
	}
	v := Vault{Name: r.Name, Symbol: r.Symbol, Token: r.Token, Status: Provisioning, IdleTarget: wholeBps, root: rootOf(nil)}
	for i, id := range r.Sources {
		offer, ok := s.offers[id]
		switch {
		case !ok:
			return Vault{}, fault.New(fault.SourceNotFound, "sources[%d]: there is no such source of MicroVaults", i)
		case offer.Simulated:
			return Vault{}, invalidRequest("sources[%d]: the max functions of %s do not return its limits, which a MicroVault's contract relies on", i, id)
		case offer.Token != r.Token:
			return Vault{}, invalidRequest("sources[%d] takes %s, and asset is %s", i, offer.Token, r.Token)
		case v.Chain != "" && offer.Chain != v.Chain:
			return Vault{}, invalidRequest("sources[%d] is on %s, and others are on %s", i, offer.Chain, v.Chain)
		case v.findSource(SourceID(id)) != nil:
			return Vault{}, invalidRequest("sources[%d] is given twice", i)
		}
		v.Chain = offer.Chain
		v.Sources = append(v.Sources, Source{ID: SourceID(id), YieldID: id, Contract: offer.Contract, Kind: offer.Kind,
			MaxStep: offer.MaxStep, NavAge: offer.MaxNavAge, Mode: Active, Readable: true, Sound: true})
	}
	return v, nil
}

// Create accepts a new vault, whose address is known at once. The task is that
// of its creation.
// Errors: preview_not_enabled, invalid_request, source_not_found,
// idempotency_conflict.
func (s *Service) Create(ctx context.Context, key Key, r Create) (Vault, change.Change, error) {
	if err := s.CheckEnabled(key.Organization); err != nil {
		return Vault{}, change.Change{}, err
	}
	v, err := s.buildVault(r)
	if err != nil {
		return Vault{}, change.Change{}, err
	}
	v.Organization = key.Organization
	config, err := s.buildConfig(ctx, v)
	if err != nil {
		return Vault{}, change.Change{}, err
	}
	body, err := json.Marshal(r.withBounds(v))
	if err != nil {
		return Vault{}, change.Change{}, fmt.Errorf("encoding a vault: %w", err)
	}
	c, err := s.acceptOnce(ctx, key, "microvault.create", r, func(ctx context.Context, tx *store.Tx, id uuid.UUID) error {
		v := v
		v.ID, v.CreatedAt = uuid.New(), tx.DB().Clock().Now()
		v.Contract = s.predictAddress(v, config)
		insertVault(tx, v)
		audit.Record(ctx, tx, v.Organization, audit.CreateMicroVault, v.ID.String(), audit.Details{"taskId": id.String(), "idempotencyKey": key.Text, "request": audit.JSON(r)})
		_, err := change.RequestByCustomer(ctx, tx, change.Change{ID: id, Organization: v.Organization, Subject: v.ID, Chain: v.Chain, Kind: CreateVault, Body: string(body)})
		return err
	})
	if err != nil {
		return Vault{}, change.Change{}, err
	}
	v, err = s.loadOwn(ctx, key.Organization, c.Subject)
	return v, c, err
}

// buildConfig is what the vault is made of.
func (s *Service) buildConfig(ctx context.Context, v Vault) (contracts.MicroVaultConfig, error) {
	at, ok := s.options.Chains[v.Chain]
	if !ok {
		return contracts.MicroVaultConfig{}, errUnserved(v.Chain)
	}
	c := contracts.MicroVaultConfig{Name: v.Name, Symbol: v.Symbol, Asset: at.Client.Config().Tokens[v.Token].Address}
	for actor, into := range map[change.Actor]*common.Address{change.Owner: &c.Owner, change.Keeper: &c.Keeper} {
		account, err := s.engine.Account(ctx, v.Chain, v.Organization, actor)
		if err != nil {
			return c, err
		}
		*into = account.EVM()
	}
	for _, source := range v.Sources {
		kind := uint8(slices.Index([]string{ERC4626, ERC7540}, source.Kind))
		c.Sources = append(c.Sources, contracts.AdapterFactorySpec{Id: source.ID, Source: source.Contract, Kind: kind,
			MaxStepBps: uint16(source.MaxStep), MaxNavAge: uint32(source.NavAge / time.Second)})
	}
	return c, nil
}

// create2Salt makes the vault's address differ from that of another vault of the
// same configuration.
func create2Salt(v Vault) [32]byte {
	return crypto.Keccak256Hash([]byte("granary MicroVault"), v.ID[:])
}

// vaultCode is MicroVault's creation code, without arguments.
var vaultCode = common.FromHex(contracts.MicroVaultMetaData.Bin)

// predictAddress is where the factory makes the vault.
func (s *Service) predictAddress(v Vault, config contracts.MicroVaultConfig) common.Address {
	at := s.options.Chains[v.Chain]
	args := contracts.NewMicroVault().PackConstructor(config, at.AdapterFactory)
	return crypto.CreateAddress2(at.Factory, create2Salt(v), crypto.Keccak256(vaultCode, args))
}

// isOfThisVersion says whether the factory of now makes the vault where it is. One that
// was made by a factory before is kept all the same; what it has no calls for cannot be
// done with it.
func (s *Service) isOfThisVersion(ctx context.Context, v Vault) (bool, error) {
	config, err := s.buildConfig(ctx, v)
	if err != nil {
		return false, err
	}
	return s.predictAddress(v, config) == v.Contract, nil
}

func errUnserved(name chain.Name) error { return fmt.Errorf("chain %s is no longer configured", name) }

// createCalls has the factory make the vault, if the factory's code is that of this
// version and the vault will be at the address that was announced. All nodes must agree on that: without it the vault has failed for good.
func (s *Service) createCalls(ctx context.Context, c change.Change) ([]intent.ContractCall, error) {
	v, err := s.loadOwn(ctx, c.Organization, c.Subject)
	if err != nil {
		return nil, err
	}
	current, err := s.isOfThisVersion(ctx, v)
	if err != nil {
		return nil, err
	}
	if !current {
		return nil, change.NewRefusal(failure.ContractOutdated, "the contracts were renewed since the vault was asked for, and it would be at another address: make another")
	}
	config, err := s.buildConfig(ctx, v)
	if err != nil {
		return nil, err
	}
	at := s.options.Chains[v.Chain]
	client := at.Client.Agreed()
	code, err := client.Code(ctx, at.Factory)
	if err != nil {
		return nil, err
	}
	if len(code) == 0 {
		return nil, change.NewRefusal(failure.ContractMissing, "%s has no factory of MicroVaults", v.Chain)
	}
	factory := contracts.NewMicroVaultFactory()
	for _, is := range []struct {
		data []byte
		want common.Hash
	}{
		{factory.PackVaultCodeHash(), crypto.Keccak256Hash(vaultCode)},
		{factory.PackAdapterFactory(), common.BytesToHash(at.AdapterFactory[:])},
		{factory.PackPredict(config, create2Salt(v)), common.BytesToHash(v.Contract[:])},
	} {
		out, err := client.Call(ctx, ethereum.CallMsg{To: &at.Factory, Data: is.data}, nil)
		if err != nil {
			return nil, fmt.Errorf("asking the factory of MicroVaults: %w", err)
		}
		if len(out) != 32 || common.BytesToHash(out) != is.want {
			return nil, change.NewRefusal(failure.ContractOutdated, "the factory of MicroVaults on %s is of another version", v.Chain)
		}
	}
	return []intent.ContractCall{{Contract: chain.EVMAddress(at.Factory), Data: factory.PackCreate(config, create2Salt(v))}}, nil
}

// settleCreate notes that the vault is there, or never will be. It is ready when
// the next look found it as it was asked for: see activateVault.
func (s *Service) settleCreate(ctx context.Context, tx *store.Tx, c change.Change, o intent.Outcome) error {
	v, err := lockVault(ctx, tx, c.Subject)
	if err != nil {
		return err
	}
	if err := emitTaskEvent(ctx, tx, c); err != nil {
		return err
	}
	if c.Status == change.Failed {
		v.Problem = c.Error
		if err := v.advanceOn(CreateFailed); err != nil {
			return err
		}
	} else {
		v.made = true
		if err := v.advanceOn(Created); err != nil {
			return err
		}
		tx.Defer(`UPDATE micro_vaults SET list_confirmed_at = $2 WHERE id = $1`, v.ID, o.BlockTime.UnixMicro())
	}
	saveVault(tx, v)
	tx.Wake(topic)
	return nil
}

// errOtherVault says that the contract at a vault's address is not what was asked
// for.
var errOtherVault = errors.New("the contract differs from the requested one")

// checkContract compares what was made with what was asked for, at a final block. The
// list must be empty, and every source in its place, active and without target.
func (s *Service) checkContract(ctx context.Context, v Vault, r reading) error {
	config, err := s.buildConfig(ctx, v)
	if err != nil {
		return err
	}
	if r.owner != config.Owner || r.keeper != config.Keeper || r.asset != config.Asset || r.name != config.Name || r.symbol != config.Symbol {
		return fmt.Errorf("%w: %+v", errOtherVault, r)
	}
	if r.version != 0 || r.root != v.root || len(r.sources) != len(config.Sources) {
		return fmt.Errorf("%w: it has the list %d and %d sources", errOtherVault, r.version, len(r.sources))
	}
	for i, is := range r.sources {
		if want := config.Sources[i]; is.Id != want.Id || is.Source != want.Source || is.Mode != 0 || is.TargetBps != 0 || is.WrittenOff {
			return fmt.Errorf("%w: source %d is %+v", errOtherVault, i, is)
		}
	}
	return nil
}
