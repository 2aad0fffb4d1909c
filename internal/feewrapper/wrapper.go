// Package feewrapper owns organizations' fee wrappers: contracts of their own
// over a vault of the catalog, which let in whom the organization lists and
// charge its fees. What a wrapper is like is what the chain says at a final
// block: a request is only ever a wish, and rows follow from logs.
//
// It never holds or moves anyone's money, and keeps no list: who is allowed is
// asked of the contract.
package feewrapper

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/policy"
	"github.com/granaryhq/granary/internal/request"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/wallet"
	"github.com/granaryhq/granary/internal/yield"
)

// Bounds of fees.
const (
	MaxFee           money.Bps = 9999
	MaxManagementFee money.Bps = 100 // of new wrappers, for good
)

// Wrapper is one fee wrapper. Fees are as the contract charges them.
type Wrapper struct {
	ID                uuid.UUID
	Organization      uuid.UUID
	RequestID         uuid.UUID
	Source            string // the catalog's id
	Chain             chain.Name
	Status            Status
	Problem           string         // why it failed, or what it waits for
	AwaitedApproval   *uuid.UUID     // the activity by whose approval it will be made; as Get and List read it
	Contract          common.Address // zero until it is final on the chain
	Recipient         common.Address
	PerformanceFee    money.Bps
	MaxPerformanceFee money.Bps
	ManagementFee     money.Bps
	MaxManagementFee  money.Bps
	Raise             *Raise // fees that wait
	CreatedAt         time.Time
	UpdatedAt         time.Time
}

// Raise is fees that were raised, and when they come into force.
type Raise struct {
	PerformanceFee money.Bps
	ManagementFee  money.Bps
	At             time.Time
}

// Service keeps the wrappers of all organizations.
type Service struct {
	db      *store.DB
	engine  *change.Engine
	catalog *yield.Catalog
	wallets *wallet.Service
	payees  *policy.Payees
	chains  map[chain.Name]Chain
	log     *slog.Logger
}

// Chain is what the service needs to know of an EVM chain.
type Chain struct {
	Client  *evm.Client
	Factory common.Address // FeeWrapperFactory's
	// FactoriesBefore are those of versions before. They make nothing new, but for what
	// was signed for when they were the factory of now.
	FactoriesBefore []common.Address
}

// factories are all that may have made a wrapper, that of now first.
func (at Chain) factories() []common.Address {
	return append([]common.Address{at.Factory}, at.FactoriesBefore...)
}

// New returns a service that makes wrappers on the chains, and tells the engine
// how.
func New(db *store.DB, engine *change.Engine, catalog *yield.Catalog, wallets *wallet.Service, payees *policy.Payees, chains map[chain.Name]Chain, log *slog.Logger) *Service {
	s := &Service{db: db, engine: engine, catalog: catalog, wallets: wallets, payees: payees, chains: chains, log: log}
	s.defineKinds()
	return s
}

// Register has a runner do the service's tasks, those of each chain by workers of their own. Tasks of
// the kinds that were for all chains are those of earlier versions.
func (s *Service) Register(r *task.Runner) {
	for _, name := range slices.Sorted(maps.Keys(s.chains)) {
		r.Handle(InspectTask(name), 2, s.Inspect)
		r.Handle(yield.AdmitTask(name), 2, s.Admit)
		r.Handle(RaiseTask(name), 2, s.Raise)
	}
	r.Handle(yield.AdmitTaskBefore, 2, s.Admit)
	r.Handle(raiseTaskBefore, 2, s.Raise)
}

// Create is what a new wrapper is asked to be. A nil cap is the fee itself: it
// can then be lowered and never raised.
//
// Its JSON is the stored hash of a request: see request.BodyHash.
type Create struct {
	Organization      uuid.UUID      `json:"-"`
	RequestID         uuid.UUID      `json:"-"`
	Source            string         `json:"source"`
	Recipient         common.Address `json:"recipient"`
	PerformanceFee    money.Bps      `json:"performanceFee"`
	MaxPerformanceFee *money.Bps     `json:"maxPerformanceFee"`
	ManagementFee     money.Bps      `json:"managementFee"`
}

// creationBody is the body of a creation, which approvers are shown and the signer holds the call to: the request, and
// how the wrapper's shares are called.
type creationBody struct {
	Create
	Name   string `json:"name"`
	Symbol string `json:"symbol"`
}

// wrapperName returns the name of the shares of a wrapper over a source.
func wrapperName(source yield.Source) string { return "Fee wrapper of " + source.Name }

// wrapperSymbol returns their symbol.
func wrapperSymbol(source yield.Source) string {
	return "fw" + strings.ToUpper(string(source.DepositToken))
}

func (c Create) validate() error {
	switch {
	case c.ManagementFee > MaxManagementFee:
		return fault.New(fault.Validation, "managementFeeBps must not be above %d", MaxManagementFee)
	case c.MaxPerformanceFee != nil && *c.MaxPerformanceFee < c.PerformanceFee:
		return fault.New(fault.Validation, "maxPerformanceFeeBps must not be below performanceFeeBps")
	}
	return nil
}

// Create accepts a wrapper, or finds the one that the same request made before;
// created says which.
// Errors: validation_error, invalid_destination_address, yield_source_not_found,
// address_book_whitelist_violation, operation_not_supported, request_id_conflict, duplicate_request_id.
func (s *Service) Create(ctx context.Context, c Create) (w Wrapper, created bool, err error) {
	if err := c.validate(); err != nil {
		return Wrapper{}, false, err
	}
	source, err := s.catalog.Get(ctx, c.Source)
	if err != nil {
		return Wrapper{}, false, err
	}
	if source.Owner != uuid.Nil { // no wrapper over a wrapper
		return Wrapper{}, false, fault.New(fault.YieldSourceNotFound, "there is no yield source %s in the catalog", c.Source)
	}
	if source.Deposits == yield.Requested || source.Redemptions == yield.Requested {
		return Wrapper{}, false, fault.New(fault.OperationNotSupported, "there are no fee wrappers over %s, which settles later", c.Source)
	}
	if source.Simulated { // a wrapper's contract accepts no more than the source's maxDeposit returns
		return Wrapper{}, false, fault.New(fault.OperationNotSupported, "there are no fee wrappers over %s, whose max functions do not return its limits", c.Source)
	}
	if _, ok := s.chains[source.Chain]; !ok {
		return Wrapper{}, false, fault.New(fault.OperationNotSupported, "there are no fee wrappers on %s", source.Chain)
	}
	asked := c.newWrapper(source.Chain, s.db.Clock().Now())
	body, err := json.Marshal(creationBody{c, wrapperName(source), wrapperSymbol(source)})
	if err != nil {
		return Wrapper{}, false, fmt.Errorf("encoding a fee wrapper: %w", err)
	}
	type result struct {
		wrapper Wrapper
		created bool
	}
	done, err := store.Write(ctx, s.db, func(tx *store.Tx) (result, error) {
		id, again, err := request.Claim(ctx, tx, request.Request{Organization: c.Organization, ID: c.RequestID, Operation: "fee_wrapper.create", Body: c}, asked.ID)
		if err != nil {
			return result{}, err
		}
		if again {
			w, err := lockWrapper(ctx, tx, id)
			return result{wrapper: w}, err
		}
		if err := s.checkRecipient(ctx, tx, asked, asked.Recipient); err != nil {
			return result{}, err
		}
		insertWrapper(tx, asked)
		audit.Record(ctx, tx, c.Organization, audit.CreateFeeWrapper, asked.ID.String(), audit.Details{"requestId": c.RequestID.String(), "request": audit.JSON(c)})
		_, err = change.RequestByCustomer(ctx, tx, change.Change{Organization: asked.Organization, Subject: asked.ID, Chain: asked.Chain, Kind: createWrapper, Body: string(body)})
		return result{asked, true}, err
	})
	if err != nil {
		return Wrapper{}, false, fmt.Errorf("creating a fee wrapper: %w", err)
	}
	return done.wrapper, done.created, nil
}

// newWrapper is what the request makes on a chain.
func (c Create) newWrapper(on chain.Name, now time.Time) Wrapper {
	w := Wrapper{ID: uuid.New(), Organization: c.Organization, RequestID: c.RequestID, Source: c.Source, Chain: on, Status: Provisioning,
		Recipient: c.Recipient, PerformanceFee: c.PerformanceFee, MaxPerformanceFee: c.PerformanceFee, ManagementFee: c.ManagementFee,
		MaxManagementFee: MaxManagementFee, CreatedAt: now, UpdatedAt: now}
	if c.MaxPerformanceFee != nil {
		w.MaxPerformanceFee = *c.MaxPerformanceFee
	}
	return w
}

// checkRecipient refuses addresses that must not be paid (see policy.Payees), a wallet
// of the organization, since fees are shares, which it would be sent past its
// books, and one outside the address book where only those of the book are paid:
// fees are a way for money to leave, and whoever may make wrappers need not be
// one who may withdraw.
// Errors: invalid_destination_address, address_book_whitelist_violation.
func (s *Service) checkRecipient(ctx context.Context, tx *store.Tx, w Wrapper, recipient common.Address) error {
	to := chain.EVMAddress(recipient)
	var made policy.MadeContracts
	var rules policy.Rules
	var n int
	err := tx.SendBatch(ctx, policy.MadeContractsQuery(&made, w.Chain, to), policy.RulesQuery(&rules, w.Organization, s.db.Clock().Now(), w.Chain, to))
	if err != nil {
		return err
	}
	if why := s.payees.WhyUnpayable(w.Chain, to, made); why != "" {
		return fault.New(fault.InvalidDestination, "feeRecipientAddress %s", why)
	}
	err = tx.QueryRow(ctx, `SELECT COUNT(*) FROM wallet_addresses a JOIN wallets w ON w.id = a.wallet_id WHERE a.chain = $1 AND a.address = $2 AND w.organization_id = $3`,
		string(w.Chain), string(to), w.Organization).Scan(&n)
	if err != nil {
		return fmt.Errorf("looking for a wallet: %w", err)
	}
	if n > 0 {
		return fault.New(fault.InvalidDestination, "feeRecipientAddress is a wallet of this service")
	}
	if err := rules.CheckListed(1); err != nil {
		return err
	}
	return nil
}

// notFound is what is said of another's wrapper too.
func notFound() error { return fault.New(fault.FeeWrapperNotFound, "no such fee wrapper") }

// Get returns a wrapper of the organization. Error: fee_wrapper_not_found.
func (s *Service) Get(ctx context.Context, organization, id uuid.UUID) (Wrapper, error) {
	w, err := scanWrapper(s.db.QueryRow(ctx, `SELECT `+wrapperColumns+` FROM fee_wrappers WHERE id = $1 AND organization_id = $2`, id, organization))
	if errors.Is(err, store.ErrNoRows) {
		return Wrapper{}, notFound()
	}
	if err != nil {
		return Wrapper{}, fmt.Errorf("reading a fee wrapper: %w", err)
	}
	one := []Wrapper{w}
	err = s.addAwaitedApprovals(ctx, one)
	return one[0], err
}

// addAwaitedApprovals says of wrappers whose creation waits for an approval for which.
func (s *Service) addAwaitedApprovals(ctx context.Context, wrappers []Wrapper) error {
	var unmade []uuid.UUID
	for _, w := range wrappers {
		if w.Status == Provisioning {
			unmade = append(unmade, w.ID)
		}
	}
	awaited, err := s.engine.AwaitedApprovals(ctx, unmade...)
	for i := range wrappers {
		if activity, waits := awaited[wrappers[i].ID]; waits {
			wrappers[i].AwaitedApproval = &activity
		}
	}
	return err
}

// List returns a page of the organization's wrappers, of one request if that is
// given, and where the next begins.
func (s *Service) List(ctx context.Context, organization uuid.UUID, requestID *uuid.UUID, page store.Page) ([]Wrapper, *store.Position, error) {
	where, args := ` WHERE organization_id = $1`, []any{organization}
	if requestID != nil {
		where, args = where+` AND request_id = $2`, append(args, *requestID)
	}
	end, args := page.SQL("", args)
	rows, err := s.db.Query(ctx, `SELECT `+wrapperColumns+` FROM fee_wrappers`+where+end, args...)
	found, err := store.Collect(rows, err, func(row store.Rows) (Wrapper, error) { return scanWrapper(row) })
	if err != nil {
		return nil, nil, fmt.Errorf("listing fee wrappers: %w", err)
	}
	found, next := store.Cut(page, found, func(w Wrapper) store.Position {
		return store.Position{Micros: w.CreatedAt.UnixMicro(), ID: w.ID.String()}
	})
	return found, next, s.addAwaitedApprovals(ctx, found)
}

const wrapperColumns = `id, organization_id, request_id, source_id, chain, status, problem, COALESCE(contract, ''), recipient,
	performance_fee, max_performance_fee, management_fee, max_management_fee, raise_performance_fee, raise_management_fee, raise_at, created_at, updated_at`

func scanWrapper(row interface{ Scan(dest ...any) error }) (Wrapper, error) {
	var w Wrapper
	var contract, recipient string
	var performance, management, at *int64
	var created, updated int64
	err := row.Scan(&w.ID, &w.Organization, &w.RequestID, &w.Source, (*string)(&w.Chain), (*string)(&w.Status), &w.Problem, &contract, &recipient,
		&w.PerformanceFee, &w.MaxPerformanceFee, &w.ManagementFee, &w.MaxManagementFee, &performance, &management, &at, &created, &updated)
	w.Contract, w.Recipient = common.HexToAddress(contract), common.HexToAddress(recipient)
	w.CreatedAt, w.UpdatedAt = clock.Time(created), clock.Time(updated)
	if at != nil && performance != nil && management != nil {
		w.Raise = &Raise{money.Bps(*performance), money.Bps(*management), clock.Time(*at)}
	}
	return w, err
}

// loadByKey reads the wrapper that a task names.
func (s *Service) loadByKey(ctx context.Context, key string) (Wrapper, error) {
	id, err := uuid.Parse(key)
	if err != nil {
		return Wrapper{}, fmt.Errorf("reading the task's key: %w", err)
	}
	w, err := scanWrapper(s.db.QueryRow(ctx, `SELECT `+wrapperColumns+` FROM fee_wrappers WHERE id = $1`, id))
	if err != nil {
		return w, fmt.Errorf("reading a fee wrapper: %w", err)
	}
	return w, nil
}

// lockWrapper reads a wrapper and holds its row until the transaction ends.
func lockWrapper(ctx context.Context, tx *store.Tx, id uuid.UUID) (Wrapper, error) {
	w, err := scanWrapper(tx.QueryRow(ctx, `SELECT `+wrapperColumns+` FROM fee_wrappers WHERE id = $1`+tx.DB().ForUpdate(), id))
	if err != nil {
		return w, fmt.Errorf("reading fee wrapper %s: %w", id, err)
	}
	return w, nil
}

// lockOwn is lockWrapper for a wrapper that a caller named.
// Error: fee_wrapper_not_found.
func lockOwn(ctx context.Context, tx *store.Tx, organization, id uuid.UUID) (Wrapper, error) {
	w, err := scanWrapper(tx.QueryRow(ctx, `SELECT `+wrapperColumns+` FROM fee_wrappers WHERE id = $1 AND organization_id = $2`+tx.DB().ForUpdate(), id, organization))
	if errors.Is(err, store.ErrNoRows) {
		return w, notFound()
	}
	if err != nil {
		return w, fmt.Errorf("reading fee wrapper %s: %w", id, err)
	}
	return w, nil
}

// lockReady is lockOwn of a wrapper that must be ready. Errors:
// fee_wrapper_not_found, operation_not_supported.
func (s *Service) lockReady(ctx context.Context, tx *store.Tx, organization, id uuid.UUID) (Wrapper, error) {
	w, err := lockOwn(ctx, tx, organization, id)
	if err == nil && w.Status != Ready {
		err = fault.New(fault.OperationNotSupported, "the fee wrapper is %s", w.Status)
	}
	return w, err
}

func insertWrapper(tx *store.Tx, w Wrapper) {
	tx.Defer(`INSERT INTO fee_wrappers (id, organization_id, request_id, source_id, chain, status, problem, recipient,
			performance_fee, max_performance_fee, management_fee, max_management_fee, created_at, updated_at)
		VALUES ($1, $2, $3, $4, $5, $6, '', $7, $8, $9, $10, $11, $12, $12)`,
		w.ID, w.Organization, w.RequestID, w.Source, string(w.Chain), string(w.Status), w.Recipient.Hex(),
		int64(w.PerformanceFee), int64(w.MaxPerformanceFee), int64(w.ManagementFee), int64(w.MaxManagementFee), w.CreatedAt.UnixMicro())
}

func saveWrapper(tx *store.Tx, w Wrapper) {
	var contract *string
	if w.Contract != (common.Address{}) {
		text := w.Contract.Hex()
		contract = &text
	}
	var performance, management, at *int64
	if w.Raise != nil {
		p, m, t := int64(w.Raise.PerformanceFee), int64(w.Raise.ManagementFee), w.Raise.At.UnixMicro()
		performance, management, at = &p, &m, &t
	}
	tx.Defer(`UPDATE fee_wrappers SET status = $2, problem = $3, contract = $4, recipient = $5, performance_fee = $6, management_fee = $7,
		raise_performance_fee = $8, raise_management_fee = $9, raise_at = $10, updated_at = $11 WHERE id = $1`,
		w.ID, string(w.Status), w.Problem, contract, w.Recipient.Hex(), int64(w.PerformanceFee), int64(w.ManagementFee),
		performance, management, at, tx.DB().Clock().Micros())
}
