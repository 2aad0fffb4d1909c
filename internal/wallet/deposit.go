package wallet

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/event"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
)

// DepositStatus is the state of a deposit.
type DepositStatus string

// A deposit is processing until its block is final, completed once it is in
// the ledger, failed while its block is reorganized away or its credit is reversed.
const (
	DepositProcessing DepositStatus = "processing"
	DepositCompleted  DepositStatus = "completed"
	DepositFailed     DepositStatus = "failed"
)

// Deposit is a transfer from outside to one of our addresses.
type Deposit struct {
	ID           uuid.UUID
	Organization uuid.UUID
	Wallet       uuid.UUID
	Chain        chain.Name
	Token        chain.Token
	Amount       money.USD
	From         string
	TxHash       string
	Status       DepositStatus
	CreatedAt    time.Time
	CompletedAt  *time.Time

	blockTimeMicros int64
	shown           bool
	reversals       int64 // how often its credit was reversed
}

// CashPosition is the position that the deposit went to, empty until it is
// completed.
func (d Deposit) CashPosition() string {
	if d.Status != DepositCompleted {
		return ""
	}
	return chain.CashID(d.Chain, d.Token)
}

const depositColumns = `id, organization_id, wallet_id, chain, token, amount, from_address, tx_hash, status, created_at, completed_at, block_time, shown, reversals`

func scanDeposit(row store.Rows) (Deposit, error) {
	var d Deposit
	var created, shown int64
	var completed *int64
	err := row.Scan(&d.ID, &d.Organization, &d.Wallet, &d.Chain, &d.Token, &d.Amount, &d.From, &d.TxHash, &d.Status,
		&created, &completed, &d.blockTimeMicros, &shown, &d.reversals)
	d.CreatedAt, d.shown = clock.Time(created), shown == 1
	if completed != nil {
		at := clock.Time(*completed)
		d.CompletedAt = &at
	}
	return d, err
}

// Deposits lists a wallet's deposits. Error: wallet_not_found.
func (s *Service) Deposits(ctx context.Context, organization, wallet uuid.UUID, page store.Page) ([]Deposit, *store.Position, error) {
	if _, err := s.Get(ctx, organization, wallet); err != nil {
		return nil, nil, err
	}
	end, args := page.SQL("", []any{wallet, organization})
	rows, err := s.db.Query(ctx, `SELECT `+depositColumns+` FROM deposits WHERE wallet_id = $1 AND organization_id = $2 AND shown = 1`+end, args...)
	deposits, err := store.Collect(rows, err, scanDeposit)
	if err != nil {
		return nil, nil, fmt.Errorf("listing deposits: %w", err)
	}
	deposits, next := store.Cut(page, deposits, func(d Deposit) store.Position {
		return store.Position{Micros: d.CreatedAt.UnixMicro(), ID: d.ID.String()}
	})
	return deposits, next, nil
}

// FindDeposit finds the wallet's first deposit of a transaction, on the given chain
// if one is given. Errors: wallet_not_found, unsupported_chain, deposit_not_found.
func (s *Service) FindDeposit(ctx context.Context, organization, wallet uuid.UUID, txHash string, on chain.Name) (Deposit, error) {
	if on != "" && !slices.Contains(s.chains, on) {
		return Deposit{}, fault.New(fault.UnsupportedChain, "chain: %s is not served here", on)
	}
	if _, err := s.Get(ctx, organization, wallet); err != nil {
		return Deposit{}, err
	}
	query := `SELECT ` + depositColumns + ` FROM deposits WHERE wallet_id = $1 AND organization_id = $2 AND shown = 1 AND tx_hash = $3`
	args := []any{wallet, organization, txHash}
	if on != "" {
		query += ` AND chain = $4`
		args = append(args, string(on))
	}
	rows, err := s.db.Query(ctx, query+` ORDER BY ordinal LIMIT 1`, args...)
	found, err := store.Collect(rows, err, scanDeposit)
	if err != nil {
		return Deposit{}, fmt.Errorf("looking a deposit up: %w", err)
	}
	if len(found) == 0 {
		return Deposit{}, fault.New(fault.DepositNotFound, "no deposit of this wallet has that transaction hash")
	}
	return found[0], nil
}

// depositEvent is the body of portfolio_wallet.deposit.status_changed.
type depositEvent struct {
	Event      event.Type       `json:"event"`
	WalletID   uuid.UUID        `json:"walletId"`
	ObservedAt time.Time        `json:"observedAt"`
	Deposit    depositEventBody `json:"deposit"`
}

type depositEventBody struct {
	ID          uuid.UUID     `json:"id"`
	Amount      money.USD     `json:"amount"`
	Token       chain.Token   `json:"token"`
	Chain       chain.Name    `json:"chain"`
	FromAddress string        `json:"fromAddress"`
	TxHash      string        `json:"txHash"`
	Status      DepositStatus `json:"status"`
	CreatedAt   time.Time     `json:"createdAt"`
	CompletedAt *time.Time    `json:"completedAt"`
}

func (d Deposit) statusEvent(now time.Time) event.Event {
	return event.Event{Organization: d.Organization, Stream: d.Wallet, Type: event.DepositStatus, Body: depositEvent{
		event.DepositStatus, d.Wallet, now,
		depositEventBody{d.ID, d.Amount, d.Token, d.Chain, d.From, d.TxHash, d.Status, d.CreatedAt, d.CompletedAt},
	}}
}

// journalEntry is the deposit in the journal. The reference makes crediting it twice
// impossible.
func (d Deposit) journalEntry() ledger.Entry {
	return ledger.Entry{
		Organization: d.Organization, Wallet: d.Wallet, Type: ledger.Deposit,
		Reference: d.entryReference(), SettledAt: clock.Time(d.blockTimeMicros), TxHash: d.TxHash,
		Lines: []ledger.Line{
			{Account: ledger.Cash, Chain: d.Chain, Token: d.Token, Amount: d.Amount},
			{Account: ledger.External, Chain: d.Chain, Token: d.Token, Amount: -d.Amount},
		},
	}
}

// depositPrefix begins the references of entries of deposits; the deposit's id follows,
// and how often it was reversed before, if it was.
const depositPrefix = "deposit:"

// entryReference is the reference of the entry that credits the deposit: another one after each reversal, so that a
// deposit that is mined again is credited again, once.
func (d Deposit) entryReference() string {
	reference := depositPrefix + d.ID.String()
	if d.reversals > 0 {
		reference += ":" + strconv.FormatInt(d.reversals, 10)
	}
	return reference
}

// MarkReversed notes that the entry by which a deposit was credited is reversed in the same
// transaction: the deposit is failed until the chain has it again.
func MarkReversed(ctx context.Context, tx *store.Tx, entryReference string) error {
	id, _, _ := strings.Cut(strings.TrimPrefix(entryReference, depositPrefix), ":")
	rows, err := tx.Query(ctx, `SELECT `+depositColumns+` FROM deposits WHERE id = $1`+tx.DB().ForUpdate(), id)
	found, err := store.Collect(rows, err, scanDeposit)
	if err != nil {
		return fmt.Errorf("reading deposit %s: %w", id, err)
	}
	if len(found) == 0 || found[0].entryReference() != entryReference {
		return fmt.Errorf("the entry is not the one by which deposit %s is credited", id)
	}
	d := found[0]
	d.Status, err = DepositStates.Next(d.Status, DepositReversed)
	if err != nil {
		return fmt.Errorf("reversing deposit %s: %w", id, err)
	}
	d.CompletedAt = nil
	tx.Defer(`UPDATE deposits SET status = $1, completed_at = NULL, reversals = reversals + 1 WHERE id = $2`, string(d.Status), d.ID)
	return event.Emit(ctx, tx, d.statusEvent(tx.Now()))
}
