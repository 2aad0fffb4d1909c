// Package wallet owns wallets, their deposit addresses and their deposits: from a transfer seen in a block to money
// in the ledger. It does not spend: package transfer owns the outgoing movements.
package wallet

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/crash"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/event"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/request"
	"github.com/granaryhq/granary/internal/roster"
	"github.com/granaryhq/granary/internal/state"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// Lifecycle is the stored state of a wallet.
type Lifecycle string

// The lifecycle states.
const (
	Creating Lifecycle = "creating"
	Active   Lifecycle = "active"
	Disabled Lifecycle = "disabled"
	Failed   Lifecycle = "failed"
)

// Valid says whether l is a lifecycle state of the interface.
func (l Lifecycle) Valid() bool {
	return l == Creating || l == Active || l == Disabled || l == Failed
}

// Status is the public state of a wallet: its lifecycle seen together with its
// active workflows.
type Status string

// The public states.
const (
	StatusCreating               Status = "creating"
	StatusIdle                   Status = "idle"
	StatusWithdrawal             Status = "withdrawal_active"
	StatusRebalance              Status = "rebalance_active"
	StatusWithdrawalAndRebalance Status = "withdrawal_and_rebalance_active"
	StatusFailed                 Status = "failed"
)

// Wallet is one wallet of an organization. Addresses is empty while creating.
// Strategy is there while AutoRebalance is true, with every lane.
type Wallet struct {
	ID               uuid.UUID
	Organization     uuid.UUID
	RequestID        uuid.UUID
	Label            string
	AutoRebalance    bool
	Strategy         *Strategy
	Lifecycle        Lifecycle
	Addresses        map[chain.Name]chain.Address
	ActiveWithdrawal *uuid.UUID
	ActiveRebalance  *uuid.UUID
	CreatedAt        time.Time
	UpdatedAt        time.Time
}

// Status is the public state.
func (w Wallet) Status() Status {
	switch {
	case w.Lifecycle == Creating:
		return StatusCreating
	case w.Lifecycle == Failed:
		return StatusFailed
	case w.ActiveWithdrawal != nil && w.ActiveRebalance != nil:
		return StatusWithdrawalAndRebalance
	case w.ActiveWithdrawal != nil:
		return StatusWithdrawal
	case w.ActiveRebalance != nil:
		return StatusRebalance
	}
	return StatusIdle
}

// Service makes and reads wallets.
type Service struct {
	db     *store.DB
	signer custody.Signer
	ids    custody.IDs
	chains []chain.Name
	roster *roster.File // nil where none is kept

	followed []chain.Name // beside the EVM's

	limit   int // of an organization's wallets; zero is none
	givenUp prometheus.Counter
}

// NewService returns a service for wallets on the given chains.
func NewService(db *store.DB, signer custody.Signer, ids custody.IDs, chains []chain.Name) *Service {
	return &Service{db: db, signer: signer, ids: ids, chains: chains, givenUp: newGivenUpCounter()}
}

// CreateRequest is the request for a new wallet. Without a strategy an automatic wallet is all cash.
// ValidateStrategy, if set, validates a strategy against the catalog; a replay is not validated against the present
// catalog.
//
// Its JSON is the stored hash of a request: see request.BodyHash.
type CreateRequest struct {
	Organization     uuid.UUID                             `json:"-"`
	RequestID        uuid.UUID                             `json:"-"`
	Label            string                                `json:"label"`
	AutoRebalance    bool                                  `json:"autoRebalance,omitempty"`
	Strategy         *Strategy                             `json:"strategy,omitempty"`
	ValidateStrategy func(context.Context, Strategy) error `json:"-"`
}

// ProvisionTask is the kind of task that gives a new wallet its addresses.
const ProvisionTask = "wallet.provision"

const maxLabelRunes = 128

// Create makes a wallet, or returns the one that the same requestId made before; the boolean reports which. The
// wallet is creating until Provision ran.
//
// Its id is derived, so that a creation repeated under an older database makes the same wallet. If granary recover
// has restored it already, it stays unchanged: a repeated request must not undo later changes. One that was given up
// is tried again. Errors: wallet_limit_reached, validation_error, invalid_position_weight, request_id_conflict,
// duplicate_request_id, those of ValidateStrategy.
func (s *Service) Create(ctx context.Context, c CreateRequest) (Wallet, bool, error) {
	if n := utf8.RuneCountInString(c.Label); n < 1 || n > maxLabelRunes {
		return Wallet{}, false, fault.New(fault.Validation, "label must have 1 to %d characters", maxLabelRunes)
	}
	if err := checkAutomatic(c.AutoRebalance, c.Strategy); err != nil {
		return Wallet{}, false, err
	}
	type answer struct {
		wallet  Wallet
		created bool
	}
	derived := s.DeriveID(c.Organization, c.RequestID)
	done, err := store.Write(ctx, s.db, func(tx *store.Tx) (answer, error) {
		var recovered existence
		id, again, err := request.Claim(ctx, tx, request.Request{Organization: c.Organization, ID: c.RequestID, Operation: "wallet.create", Body: c}, derived, recovered.query(derived))
		if err != nil {
			return answer{}, err
		}
		if again || recovered.exists {
			w, err := createAgain(ctx, tx, c.Organization, id)
			return answer{w, false}, err
		}
		w, err := c.insertWallet(ctx, tx, id)
		if err != nil {
			return answer{}, err
		}
		task.AddNowFor(tx, c.Organization, ProvisionTask, id.String())
		s.countWallet(tx, c.Organization)
		audit.Record(ctx, tx, c.Organization, audit.CreateWallet, id.String(), audit.Details{"requestId": c.RequestID.String(), "request": audit.JSON(c)})
		crash.Point(pointCreate + ".before")
		tx.OnCommit(func() { crash.Point(pointCreate + ".after") })
		return answer{w, true}, nil
	})
	return done.wallet, done.created, err
}

// insertWallet writes the new wallet.
func (c CreateRequest) insertWallet(ctx context.Context, tx *store.Tx, id uuid.UUID) (Wallet, error) {
	now := tx.DB().Clock().Now()
	lifecycle, err := LifecycleStates.Next(state.None, WalletCreated)
	if err != nil {
		return Wallet{}, err
	}
	w := Wallet{ID: id, Organization: c.Organization, RequestID: c.RequestID, Label: c.Label, AutoRebalance: c.AutoRebalance,
		Lifecycle: lifecycle, CreatedAt: now, UpdatedAt: now}
	if c.AutoRebalance {
		w.Strategy = c.Strategy.withAllLanes()
		if c.Strategy != nil && c.ValidateStrategy != nil {
			if err := c.ValidateStrategy(ctx, *w.Strategy); err != nil {
				return Wallet{}, err
			}
		}
	}
	strategy, err := w.Strategy.encodeColumn()
	if err != nil {
		return Wallet{}, err
	}
	tx.Defer(`INSERT INTO wallets (id, organization_id, request_id, label, label_folded, auto_rebalance, strategy, lifecycle, addresses, created_at, updated_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, '{}', $9, $9)`,
		id, c.Organization, c.RequestID, c.Label, strings.ToLower(c.Label), boolColumn(c.AutoRebalance), strategy, string(w.Lifecycle), now.UnixMicro())
	if c.AutoRebalance {
		Balancing{}.insertOrUpdate(tx, id)
	}
	return w, nil
}

// showAddresses gives a wallet its addresses. They are a function of the seed and
// the wallet's id, so running it again gives the same ones; they are shown only
// once every chain is being followed, since a transfer that came before could be
// missed.
func (s *Service) showAddresses(ctx context.Context, t task.Task, id uuid.UUID) error {
	if err := s.checkAllFollowed(ctx); err != nil {
		return err
	}
	derived, err := s.deriveOwnAddresses(ctx, id)
	if err != nil {
		return err
	}
	addresses := s.addressesOf(derived)
	shown, err := json.Marshal(addresses)
	if err != nil {
		return fmt.Errorf("encoding addresses: %w", err)
	}
	// A crash after this is safe: the line names a wallet that was never shown, and the next run writes it again.
	if err := s.appendToRoster(ctx, id); err != nil {
		return err
	}
	return s.db.Write(ctx, func(tx *store.Tx) error {
		w, err := Lock(ctx, tx, id)
		if err != nil {
			return err
		}
		t.Finish(tx)
		if w.Lifecycle != Creating {
			return nil
		}
		before := w.Status()
		w.Lifecycle, err = LifecycleStates.Next(w.Lifecycle, WalletProvisioned)
		if err != nil {
			return err
		}
		for name, address := range addresses {
			tx.Defer(`INSERT INTO wallet_addresses (chain, address, wallet_id) VALUES ($1, $2, $3)`, string(name), string(address), id)
			tx.Wake(name.WalletsTopic())
		}
		tx.Defer(`UPDATE wallets SET lifecycle = $1, addresses = $2, updated_at = $3 WHERE id = $4`,
			string(w.Lifecycle), string(shown), tx.DB().Clock().Micros(), id)
		crash.Point(pointProvision + ".before")
		tx.OnCommit(func() { crash.Point(pointProvision + ".after") })
		return emitStatusChange(ctx, tx, w, before)
	})
}

// CheckSeed holds the seed against a wallet that exists. A service on another
// seed than its database's would show addresses that it cannot spend from, or
// sign for wallets that are not there.
func (s *Service) CheckSeed(ctx context.Context) error {
	var id uuid.UUID
	var stored chain.Address
	var on chain.Name
	err := s.db.QueryRow(ctx, `SELECT wallet_id, chain, address FROM wallet_addresses LIMIT 1`).Scan(&id, &on, &stored)
	if errors.Is(err, store.ErrNoRows) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("reading a wallet's address: %w", err)
	}
	derived, err := s.deriveAddresses(ctx, id)
	if err != nil {
		return err
	}
	if is := map[bool]chain.Address{false: derived[0].EVM, true: derived[0].Solana}[on.IsSolana()]; is != stored {
		return ErrOtherSeed
	}
	return nil
}

// deriveAddresses asks the signer for the addresses of ids, in their order.
func (s *Service) deriveAddresses(ctx context.Context, ids ...uuid.UUID) ([]custody.Addresses, error) {
	found, err := s.signer.Addresses(ctx, ids...)
	if err == nil && len(found) != len(ids) {
		err = fmt.Errorf("the signer returned %d of %d", len(found), len(ids))
	}
	if err != nil {
		return nil, fmt.Errorf("deriving addresses: %w", err)
	}
	return found, nil
}

// ErrOtherSeed says that the wallets of the database came from another seed.
var ErrOtherSeed = errors.New("the seed is not the one that the wallets in the database were made from")

const walletColumns = `id, organization_id, request_id, label, auto_rebalance, strategy, lifecycle, addresses, active_withdrawal, active_rebalance, created_at, updated_at`

func scanWallet(row interface{ Scan(...any) error }) (Wallet, error) {
	var w Wallet
	var addresses string
	var created, updated int64
	var auto int64
	var strategy *string
	err := row.Scan(&w.ID, &w.Organization, &w.RequestID, &w.Label, &auto, &strategy, &w.Lifecycle, &addresses,
		&w.ActiveWithdrawal, &w.ActiveRebalance, &created, &updated)
	if err != nil {
		return w, err
	}
	w.AutoRebalance, w.CreatedAt, w.UpdatedAt = auto == 1, clock.Time(created), clock.Time(updated)
	if strategy != nil {
		w.Strategy = &Strategy{}
		if err := json.Unmarshal([]byte(*strategy), w.Strategy); err != nil {
			return w, err
		}
	}
	return w, json.Unmarshal([]byte(addresses), &w.Addresses)
}

type querier interface {
	QueryRow(ctx context.Context, query string, args ...any) store.Row
}

func loadWallet(ctx context.Context, q querier, organization, id uuid.UUID, suffix string) (Wallet, error) {
	w, err := scanWallet(q.QueryRow(ctx, `SELECT `+walletColumns+` FROM wallets WHERE id = $1 AND organization_id = $2`+suffix, id, organization))
	return w, wrapNotFound(err)
}

func wrapNotFound(err error) error {
	if errors.Is(err, store.ErrNoRows) {
		return fault.New(fault.WalletNotFound, "no such wallet")
	}
	if err != nil {
		return fmt.Errorf("reading a wallet: %w", err)
	}
	return nil
}

// Get returns one wallet of the organization, or wallet_not_found.
func (s *Service) Get(ctx context.Context, organization, id uuid.UUID) (Wallet, error) {
	return loadWallet(ctx, s.db, organization, id, "")
}

// WalletQuery is Get as a question that can travel with others; with
// store.DB.ForUpdate as suffix it is Lock.
func WalletQuery(into *Wallet, organization, id uuid.UUID, suffix string) store.BatchQuery {
	return store.BatchQuery{
		SQL: `SELECT ` + walletColumns + ` FROM wallets WHERE id = $1 AND organization_id = $2` + suffix, Args: []any{id, organization},
		Read: func(rows store.Rows) (err error) {
			if !rows.Next() {
				if err := rows.Err(); err != nil {
					return err
				}
				return wrapNotFound(store.ErrNoRows)
			}
			*into, err = scanWallet(rows)
			return err
		},
	}
}

// CountOn counts the wallets of an organization that have an address on a chain; all of its wallets if the chain is empty.
func CountOn(ctx context.Context, db *store.DB, organization uuid.UUID, on chain.Name) (n int, err error) {
	err = db.QueryRow(ctx, `SELECT COUNT(*) FROM wallets w WHERE w.organization_id = $1
		AND ($2 = '' OR EXISTS (SELECT 1 FROM wallet_addresses a WHERE a.wallet_id = w.id AND a.chain = $2))`, organization, string(on)).Scan(&n)
	if err != nil {
		return 0, fmt.Errorf("counting the wallets of an organization: %w", err)
	}
	return n, nil
}

// Lock reads a wallet inside a transaction and holds it until the end. It is
// for our own workers: the id is no caller's word.
func Lock(ctx context.Context, tx *store.Tx, id uuid.UUID) (Wallet, error) {
	w, err := scanWallet(tx.QueryRow(ctx, `SELECT `+walletColumns+` FROM wallets WHERE id = $1`+tx.DB().ForUpdate(), id))
	return w, wrapNotFound(err)
}

// Labels returns the labels of the organization's wallets among ids.
func (s *Service) Labels(ctx context.Context, organization uuid.UUID, ids []uuid.UUID) (map[uuid.UUID]string, error) {
	labels := map[uuid.UUID]string{}
	if len(ids) == 0 {
		return labels, nil
	}
	args := []any{organization}
	for _, id := range ids {
		args = append(args, id)
	}
	rows, err := s.db.Query(ctx, `SELECT id, label FROM wallets WHERE organization_id = $1 AND id IN (`+store.Placeholders(2, len(ids))+`)`, args...)
	if err != nil {
		return nil, fmt.Errorf("reading labels: %w", err)
	}
	defer rows.Close()
	for rows.Next() {
		var id uuid.UUID
		var label string
		if err := rows.Scan(&id, &label); err != nil {
			return nil, fmt.Errorf("reading labels: %w", err)
		}
		labels[id] = label
	}
	return labels, rows.Err()
}

// WorkflowKind is a kind of workflow that occupies a wallet.
type WorkflowKind string

// The kinds: a wallet has at most one active workflow of each.
const (
	Withdrawal WorkflowKind = "withdrawal"
	Rebalance  WorkflowKind = "rebalance"
)

func (k WorkflowKind) activeColumn() string {
	if k == Withdrawal {
		return "active_withdrawal"
	}
	return "active_rebalance"
}

// activeWorkflow is where the wallet names its active workflow of a kind.
func (w *Wallet) activeWorkflow(kind WorkflowKind) **uuid.UUID {
	if kind == Rebalance {
		return &w.ActiveRebalance
	}
	return &w.ActiveWithdrawal
}

// CheckWorkflow rejects a workflow of a wallet that cannot have one.
// Errors: workflow_conflict, wallet_creation_failed.
func (w Wallet) CheckWorkflow() error {
	if err := w.CheckCreation(); err != nil {
		return err
	}
	if w.Lifecycle != Active {
		return fault.New(fault.WorkflowConflict, "the wallet is %s", w.Lifecycle)
	}
	return nil
}

// BeginWorkflow makes id the active workflow of its kind on a locked wallet and emits
// the change of status. Errors: workflow_conflict while another one is active
// or the wallet is not ready, wallet_creation_failed.
func BeginWorkflow(ctx context.Context, tx *store.Tx, w Wallet, kind WorkflowKind, id uuid.UUID) error {
	if err := w.CheckWorkflow(); err != nil {
		return err
	}
	before := w.Status()
	active := w.activeWorkflow(kind)
	if *active != nil {
		return fault.New(fault.WorkflowConflict, "the wallet has an active %s", kind)
	}
	*active = &id
	tx.Defer(`UPDATE wallets SET `+kind.activeColumn()+` = $1, updated_at = $2 WHERE id = $3`, id, tx.DB().Clock().Micros(), w.ID)
	return emitStatusChange(ctx, tx, w, before)
}

// EndWorkflow frees the wallet of the workflow, if it is still the active one, emits the
// change of status and has an automatic wallet planned again.
func EndWorkflow(ctx context.Context, tx *store.Tx, w Wallet, kind WorkflowKind, id uuid.UUID) error {
	before := w.Status()
	active := w.activeWorkflow(kind)
	if *active == nil || **active != id {
		return nil
	}
	*active = nil
	tx.Defer(`UPDATE wallets SET `+kind.activeColumn()+` = NULL, updated_at = $1 WHERE id = $2`, tx.DB().Clock().Micros(), w.ID)
	if err := emitStatusChange(ctx, tx, w, before); err != nil {
		return err
	}
	if w.AutoRebalance {
		AddBalanceTask(tx, w.Organization, w.ID)
	}
	return nil
}

// statusEvent is the body of portfolio_wallet.status_changed.
type statusEvent struct {
	Event          event.Type `json:"event"`
	OrganizationID uuid.UUID  `json:"organizationId"`
	WalletID       uuid.UUID  `json:"walletId"`
	PreviousStatus Status     `json:"previousStatus"`
	Status         Status     `json:"status"`
	OccurredAt     time.Time  `json:"occurredAt"`
}

func emitStatusChange(ctx context.Context, tx *store.Tx, w Wallet, before Status) error {
	if w.Status() == before {
		return nil
	}
	return event.Emit(ctx, tx, event.Event{Organization: w.Organization, Stream: w.ID, Type: event.WalletStatus, Body: statusEvent{
		event.WalletStatus, w.Organization, w.ID, before, w.Status(), tx.DB().Clock().Now(),
	}})
}
