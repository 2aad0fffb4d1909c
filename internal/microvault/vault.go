// Package microvault owns organizations' MicroVaults: contracts of their own
// whose shares others hold, with targets, modes and a shareholder list that the
// organization sets, and the automation that moves assets towards the targets.
//
// What a vault is like is what its chain says at a final block: a request is
// only ever a wish, and rows follow from logs. The package never holds anyone's
// shares or money, computes no amount that moves, and never takes a list for
// confirmed whose root it cannot recompute.
package microvault

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/request"
	"github.com/granaryhq/granary/internal/store"
)

// Mode says what automation may do with a source. It changes neither target nor
// position.
type Mode string

// The modes, in the contract's order.
const (
	Active           Mode = "active"            // entry and exit
	SubscriptionOnly Mode = "subscription_only" // entry
	RedemptionOnly   Mode = "redemption_only"   // exit
	Disabled         Mode = "disabled"          // neither
)

// Modes lists them.
func Modes() []Mode { return []Mode{Active, SubscriptionOnly, RedemptionOnly, Disabled} }

// The kinds of sources: those that take and pay at once, and those of requests.
const (
	ERC4626 = "erc4626"
	ERC7540 = "erc7540"
)

// Offer is a source that vaults can be made with.
type Offer struct {
	ID        string // as callers name it
	Chain     chain.Name
	Token     chain.Token
	Contract  common.Address
	Kind      string
	MaxStep   money.Bps     // how far its price may be from the one recorded
	MaxNavAge time.Duration // after which a price is stale, of an ERC7540 source
	// Simulated is set for a source whose max functions do not return its limits: no vault is made with it, since the adapter's
	// contract accepts no more than they return.
	Simulated bool
}

// SourceID is what the vaults call a source: the hash of its id.
func SourceID(id string) common.Hash { return crypto.Keccak256Hash([]byte(id)) }

// Source is one of a vault's, as the chain last said it is.
type Source struct {
	ID       common.Hash
	YieldID  string
	Contract common.Address
	Kind     string
	MaxStep  money.Bps
	NavAge   time.Duration
	Mode     Mode
	Target   money.Bps
	Worth    money.Units
	Readable bool // whether it could be read when its worth was
	Sound    bool // whether its price was then young enough, and near the one before
	PricedAt *time.Time
	LeftOut  string // why rebalances do without it; empty if they do not
	// ExitLoss is what a move out of it may lose, nil if the vault is of a version that
	// has no such bound, and reinstates nothing.
	ExitLoss *money.Bps
	Holding  bool // whether it holds anything, or may

	WrittenOff      bool // whether it counts for nothing
	WrittenOffAt    *time.Time
	WrittenOffWorth money.Units // what it last counted for
}

// Vault is one MicroVault.
type Vault struct {
	ID           uuid.UUID
	Organization uuid.UUID
	Name         string
	Symbol       string
	Chain        chain.Name
	Token        chain.Token
	Contract     common.Address // where it is or will be
	Status       Status
	Problem      string // why it failed, or could not be read
	// AwaitedApproval is the activity by whose approval it will be made, as Get and List
	// read it.
	AwaitedApproval *uuid.UUID
	IdleTarget      money.Bps
	Sources         []Source
	Figures         *Figures // nil before the first look
	CreatedAt       time.Time
	UpdatedAt       time.Time

	pricesObservedAt *time.Time // when all prices were last recorded; nil since the creation

	made    bool // the creation is final
	version uint64
	root    common.Hash
}

// Figures are what a vault held at a final block.
type Figures struct {
	At           time.Time
	TotalAssets  money.Units
	Idle         money.Units
	TotalShares  money.Units
	QueuedShares money.Units
	NavSound     bool      // whether it took deposits and redemptions
	Distance     money.Bps // from the targets, of all assets
}

// Chain is what the service needs to know of an EVM chain.
type Chain struct {
	Client         *evm.Client
	Factory        common.Address // MicroVaultFactory's
	AdapterFactory common.Address
}

// Rules are what the automation goes by.
type Rules struct {
	Every   time.Duration // how often each vault is looked at
	Band    money.Bps     // of all assets that a position may be off
	Minimum money.USD     // that is worth moving
}

// Options of a Service.
type Options struct {
	Chains map[chain.Name]Chain
	Offers []Offer
	// Everybody, or these organizations, may use MicroVaults.
	Everybody     bool
	Organizations []uuid.UUID
	Rules         Rules
	Log           *slog.Logger
	Metrics       prometheus.Registerer
}

// Service keeps the vaults of all organizations.
type Service struct {
	db      *store.DB
	engine  *change.Engine
	options Options
	offers  map[string]Offer
	metrics *metrics
}

// New returns a service that makes vaults on the chains, and tells the engine
// how.
func New(db *store.DB, engine *change.Engine, o Options) *Service {
	s := &Service{db: db, engine: engine, options: o, offers: map[string]Offer{}, metrics: newMetrics(o.Metrics)}
	for _, offer := range o.Offers {
		s.offers[offer.ID] = offer
	}
	s.defineKinds()
	return s
}

// CheckEnabled refuses an organization that may not use MicroVaults.
// Error: preview_not_enabled.
func (s *Service) CheckEnabled(organization uuid.UUID) error {
	if s.options.Everybody || slices.Contains(s.options.Organizations, organization) {
		return nil
	}
	return fault.New(fault.PreviewNotEnabled, "MicroVaults are a preview that is not enabled for this organization")
}

// Get returns a vault of the organization.
// Errors: preview_not_enabled, vault_not_found.
func (s *Service) Get(ctx context.Context, organization, id uuid.UUID) (Vault, error) {
	if err := s.CheckEnabled(organization); err != nil {
		return Vault{}, err
	}
	v, err := s.loadOwn(ctx, organization, id)
	if err != nil {
		return Vault{}, err
	}
	one := []Vault{v}
	err = s.addAwaitedApprovals(ctx, one)
	return one[0], err
}

// addAwaitedApprovals says of vaults whose creation waits for an approval for which.
func (s *Service) addAwaitedApprovals(ctx context.Context, vaults []Vault) error {
	var unmade []uuid.UUID
	for _, v := range vaults {
		if v.Status == Provisioning {
			unmade = append(unmade, v.ID)
		}
	}
	awaited, err := s.engine.AwaitedApprovals(ctx, unmade...)
	for i := range vaults {
		if activity, waits := awaited[vaults[i].ID]; waits {
			vaults[i].AwaitedApproval = &activity
		}
	}
	return err
}

// loadOwn is Get for what was accepted already. Error: vault_not_found.
func (s *Service) loadOwn(ctx context.Context, organization, id uuid.UUID) (Vault, error) {
	found, err := loadVaults(ctx, s.db, ` WHERE id = $1 AND organization_id = $2`, id, organization)
	if err == nil && len(found) == 0 {
		err = vaultNotFound()
	}
	if err != nil {
		return Vault{}, err
	}
	return found[0], nil
}

// List returns a page of the organization's vaults and where the next begins.
// Error: preview_not_enabled.
func (s *Service) List(ctx context.Context, organization uuid.UUID, page store.Page) ([]Vault, *store.Position, error) {
	if err := s.CheckEnabled(organization); err != nil {
		return nil, nil, err
	}
	end, args := page.SQL("", []any{organization})
	found, err := loadVaults(ctx, s.db, ` WHERE organization_id = $1`+end, args...)
	if err != nil {
		return nil, nil, err
	}
	found, next := store.Cut(page, found, func(v Vault) store.Position {
		return store.Position{Micros: v.CreatedAt.UnixMicro(), ID: v.ID.String()}
	})
	return found, next, s.addAwaitedApprovals(ctx, found)
}

// Task returns a change of one of the organization's vaults.
// Errors: preview_not_enabled, task_not_found.
func (s *Service) Task(ctx context.Context, organization, id uuid.UUID) (change.Change, error) {
	if err := s.CheckEnabled(organization); err != nil {
		return change.Change{}, err
	}
	c, err := s.engine.Get(ctx, organization, id)
	if errors.Is(err, change.ErrUnknown) || err == nil && !slices.Contains(Kinds(), c.Kind) {
		return change.Change{}, fault.New(fault.TaskNotFound, "there is no such task")
	}
	return c, err
}

// Tasks returns a page of a vault's changes and where the next begins.
// Errors: preview_not_enabled, vault_not_found.
func (s *Service) Tasks(ctx context.Context, organization, vault uuid.UUID, page store.Page) ([]change.Change, *store.Position, error) {
	if _, err := s.Get(ctx, organization, vault); err != nil {
		return nil, nil, err
	}
	return s.engine.List(ctx, organization, vault, page)
}

func vaultNotFound() error { return fault.New(fault.VaultNotFound, "there is no such MicroVault") }

// Key is an Idempotency-Key with what it stands for.
type Key struct {
	Organization uuid.UUID
	Text         string
}

// requestID is the key among the organization's requests. It is a hash of a version
// that no caller's requestId has, so that the two never meet.
func (k Key) requestID() uuid.UUID {
	const hashed = 8 // the version of RFC 9562 for ids of one's own making
	return uuid.NewHash(sha256.New(), k.Organization, []byte("Idempotency-Key of MicroVaults: "+k.Text), hashed)
}

// acceptOnce accepts what a key stands for: the first time by ask, which requests the
// change of the given id, and afterwards by finding it.
// Error: idempotency_conflict, and ask's.
func (s *Service) acceptOnce(ctx context.Context, key Key, operation string, body any, ask func(ctx context.Context, tx *store.Tx, id uuid.UUID) error) (change.Change, error) {
	id, err := store.Write(ctx, s.db, func(tx *store.Tx) (uuid.UUID, error) {
		fresh := uuid.New()
		id, again, err := request.Claim(ctx, tx, request.Request{Organization: key.Organization, ID: key.requestID(), Operation: operation, Body: body}, fresh)
		switch fault.CodeOf(err) {
		case "":
		case fault.RequestIDConflict, fault.DuplicateRequestID:
			return id, fault.New(fault.IdempotencyConflict, "this Idempotency-Key was used for another request")
		default:
			return id, err
		}
		if again {
			return id, nil
		}
		return id, ask(ctx, tx, fresh)
	})
	if err != nil {
		return change.Change{}, fmt.Errorf("accepting a change of a MicroVault: %w", err)
	}
	return s.engine.Get(ctx, key.Organization, id)
}
