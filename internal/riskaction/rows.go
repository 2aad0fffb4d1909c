package riskaction

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/store"
)

const columns = `id, organization_id, kind, wallet_id, source_id, stop_id, activity_id, cause, keep_bps, status, waiting, problem, failure_code, rebalances, attempts, moved, remaining, created_at, updated_at, ended_at`

func scan(row interface{ Scan(...any) error }) (a Action, err error) {
	var walletID, activity, cause, rebalances string
	var keep, waiting, created, updated int64
	var ended *int64
	err = row.Scan(&a.ID, &a.Organization, (*string)(&a.Kind), &walletID, &a.Source, &a.Stop, &activity, &cause, &keep, (*string)(&a.Status), &waiting, &a.Problem.Text, (*string)(&a.Problem.Code), &rebalances, &a.Attempts,
		(*int64)(&a.Moved), (*int64)(&a.Remaining), &created, &updated, &ended)
	if err != nil {
		return a, err
	}
	if err := json.Unmarshal([]byte(cause), &a.Cause); err != nil {
		return a, fmt.Errorf("action %s: reading its cause: %w", a.ID, err)
	}
	if err := json.Unmarshal([]byte(rebalances), &a.Rebalances); err != nil {
		return a, fmt.Errorf("action %s: reading its rebalances: %w", a.ID, err)
	}
	if id, err := uuid.Parse(walletID); err == nil {
		a.Wallet = &id
	}
	if activity != "" {
		if a.Activity, err = uuid.Parse(activity); err != nil {
			return a, fmt.Errorf("action %s: reading its activity: %w", a.ID, err)
		}
	}
	a.Keep, a.Waiting, a.CreatedAt, a.UpdatedAt = money.Bps(keep), waiting != 0, clock.Time(created), clock.Time(updated)
	if ended != nil {
		at := clock.Time(*ended)
		a.EndedAt = &at
	}
	return a, nil
}

func walletText(id *uuid.UUID) string {
	if id == nil {
		return ""
	}
	return id.String()
}

// insert writes an action, unless its alert has begun the same before.
func insert(ctx context.Context, tx *store.Tx, a Action) (bool, error) {
	cause, err := json.Marshal(a.Cause)
	if err != nil {
		return false, fmt.Errorf("encoding a cause: %w", err)
	}
	var ended any
	if a.EndedAt != nil {
		ended = a.EndedAt.UnixMicro()
	}
	n, err := tx.Exec(ctx, `INSERT INTO risk_actions (id, organization_id, alert_id, kind, wallet_id, source_id, stop_id, cause, keep_bps, status, waiting, problem, rebalances, attempts,
			moved, remaining, created_at, updated_at, ended_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 0, '', '[]', 0, 0, $13, $11, $11, $12) ON CONFLICT (alert_id, kind, wallet_id, source_id) DO NOTHING`,
		a.ID, a.Organization, a.Cause.Alert, string(a.Kind), walletText(a.Wallet), a.Source, a.Stop, string(cause), int64(a.Keep), string(a.Status), a.CreatedAt.UnixMicro(), ended, int64(a.Remaining))
	if err != nil {
		return false, fmt.Errorf("writing a risk action: %w", err)
	}
	return n > 0, nil
}

// earlier is an earlier action of the same alert.
type earlier struct {
	begun   bool // this very action
	resumed bool // the source was frozen, and somebody resumed it
}

func loadBefore(ctx context.Context, tx *store.Tx, n New) (before earlier, err error) {
	var stops stop.Stops
	queries := []store.BatchQuery{stop.Query(&stops, n.Organization)}
	if n.Wallet != nil {
		queries = append(queries, stop.WalletQuery(&stops, n.Organization, *n.Wallet))
	}
	if err := tx.SendBatch(ctx, queries...); err != nil {
		return before, fmt.Errorf("reading the stops: %w", err)
	}
	rows, err := tx.Query(ctx, `SELECT kind, wallet_id, stop_id FROM risk_actions
		WHERE alert_id = $1 AND source_id = $2 AND ((kind = $3 AND wallet_id = $4) OR (kind = $5 AND wallet_id IN ('', $4)))`,
		n.Cause.Alert, n.Source, string(n.Kind), walletText(n.Wallet), string(FreezeSource))
	type row struct {
		kind   Kind
		wallet string
		stop   uuid.UUID
	}
	found, err := store.Collect(rows, err, func(r store.Rows) (one row, err error) {
		return one, r.Scan((*string)(&one.kind), &one.wallet, &one.stop)
	})
	if err != nil {
		return before, fmt.Errorf("reading the actions of an alert: %w", err)
	}
	for _, one := range found {
		before.begun = before.begun || (one.kind == n.Kind && one.wallet == walletText(n.Wallet))
		before.resumed = before.resumed || (one.kind == FreezeSource && !stops.Has(one.stop))
	}
	return before, nil
}

// joinOpenUnwind lowers the remainder of an open unwind of the same position and stop to that of this one, and
// reports whether there is one. An unwind that waits for approval stays unchanged: a smaller remainder needs another
// approval.
func joinOpenUnwind(ctx context.Context, tx *store.Tx, n New, stop uuid.UUID) (bool, error) {
	if n.Kind != Unwind {
		return false, nil
	}
	found, err := tx.Exec(ctx, `UPDATE risk_actions SET keep_bps = CASE WHEN keep_bps > $1 THEN $1 ELSE keep_bps END
		WHERE wallet_id = $2 AND source_id = $3 AND kind = $4 AND stop_id = $5 AND ended_at IS NULL AND (activity_id = '' OR keep_bps <= $1)`,
		int64(n.Keep), walletText(n.Wallet), n.Source, string(Unwind), stop)
	if err != nil {
		return false, fmt.Errorf("looking for an unwind of the same position: %w", err)
	}
	return found > 0, nil
}

// update writes the changed fields of an action. An action that has ended stays as it ended.
func (a Action) update(tx *store.Tx) error {
	rebalances, err := json.Marshal(append([]uuid.UUID{}, a.Rebalances...))
	if err != nil {
		return fmt.Errorf("encoding rebalances: %w", err)
	}
	var ended any
	if a.EndedAt != nil {
		ended = a.EndedAt.UnixMicro()
	}
	waiting := 0
	if a.Waiting {
		waiting = 1
	}
	activity := ""
	if a.Activity != uuid.Nil {
		activity = a.Activity.String()
	}
	tx.DeferGuard(errEnded, `UPDATE risk_actions SET status = $1, waiting = $2, problem = $3, rebalances = $4, attempts = $5, moved = $6, remaining = $7, updated_at = $8, ended_at = $9, activity_id = $10, failure_code = $11
		WHERE id = $12 AND keep_bps = $13 AND ended_at IS NULL`, string(a.Status), waiting, a.Problem.Text, string(rebalances), a.Attempts, int64(a.Moved), int64(a.Remaining), a.UpdatedAt.UnixMicro(), ended, activity, string(a.Problem.Code), a.ID, int64(a.Keep))
	return nil
}

var errEnded = errors.New("the action has ended, or another alert wants less to stay")

// Load reads an action inside a transaction.
func Load(ctx context.Context, tx *store.Tx, id uuid.UUID) (Action, error) {
	a, err := scan(tx.QueryRow(ctx, `SELECT `+columns+` FROM risk_actions WHERE id = $1`, id))
	if err != nil {
		return a, fmt.Errorf("reading risk action %s: %w", id, err)
	}
	return a, nil
}

// OpenQuery counts the unwinds of a wallet that are to go before its other rebalances: those
// that do not wait for something.
func OpenQuery(into *int, wallet uuid.UUID) store.BatchQuery {
	return store.BatchQuery{
		SQL:  `SELECT COUNT(*) FROM risk_actions WHERE wallet_id = $1 AND ended_at IS NULL AND waiting = 0`,
		Args: []any{wallet},
		Read: func(rows store.Rows) error {
			if rows.Next() {
				if err := rows.Scan(into); err != nil {
					return err
				}
			}
			return rows.Err()
		},
	}
}

// WhyCancelled returns why the unwind of a rebalance was cancelled; empty if it was not.
func WhyCancelled(ctx context.Context, db store.Querier, organization, wallet, rebalance uuid.UUID) (why string, err error) {
	rows, err := db.Query(ctx, `SELECT problem FROM risk_actions WHERE organization_id = $1 AND wallet_id = $2 AND kind = $3 AND status = $4 AND rebalances LIKE $5`,
		organization, wallet, string(Unwind), string(Cancelled), `%"`+rebalance.String()+`"%`)
	reasons, err := store.Collect(rows, err, func(row store.Rows) (why string, err error) { return why, row.Scan(&why) })
	if err != nil {
		return "", fmt.Errorf("looking for the unwind of a rebalance: %w", err)
	}
	if len(reasons) == 0 {
		return "", nil
	}
	return reasons[0], nil
}

// IsOfOpen reports whether a rebalance is of an unwind that has not ended. The caller has locked the wallet.
func IsOfOpen(ctx context.Context, tx *store.Tx, organization, wallet, rebalance uuid.UUID) (bool, error) {
	var open int
	err := tx.QueryRow(ctx, `SELECT COUNT(*) FROM risk_actions WHERE organization_id = $1 AND wallet_id = $2 AND kind = $3 AND ended_at IS NULL AND rebalances LIKE $4`,
		organization, wallet, string(Unwind), `%"`+rebalance.String()+`"%`).Scan(&open)
	if err != nil {
		return false, fmt.Errorf("looking for the unwind of a rebalance: %w", err)
	}
	return open > 0, nil
}

// BegunUnwinds says of which wallets after one and up to another one an alert has begun an unwind in a source.
func BegunUnwinds(ctx context.Context, db store.Querier, alert uuid.UUID, source string, after, last uuid.UUID) (map[uuid.UUID]bool, error) {
	rows, err := db.Query(ctx, `SELECT wallet_id FROM risk_actions WHERE alert_id = $1 AND kind = $2 AND wallet_id > $3 AND wallet_id <= $4 AND source_id = $5`,
		alert, string(Unwind), after, last, source)
	wallets, err := store.Collect(rows, err, func(row store.Rows) (id uuid.UUID, err error) { return id, row.Scan(&id) })
	if err != nil {
		return nil, fmt.Errorf("listing an alert's unwinds: %w", err)
	}
	all := map[uuid.UUID]bool{}
	for _, w := range wallets {
		all[w] = true
	}
	return all, nil
}

// Filter selects actions. A zero field selects all.
type Filter struct {
	Status Status
	Alert  *uuid.UUID
	Wallet *uuid.UUID
	Source string
}

// List returns a page of an organization's actions.
func List(ctx context.Context, db *store.DB, organization uuid.UUID, f Filter, page store.Page) ([]Action, *store.Position, error) {
	args, where := []any{organization}, ""
	add := func(column, value string) {
		args = append(args, value)
		where += fmt.Sprintf(" AND %s = $%d", column, len(args))
	}
	if f.Status != "" {
		add("status", string(f.Status))
	}
	if f.Alert != nil {
		add("alert_id", f.Alert.String())
	}
	if f.Wallet != nil {
		add("wallet_id", f.Wallet.String())
	}
	if f.Source != "" {
		add("source_id", f.Source)
	}
	end, args := page.SQL("", args)
	rows, err := db.Query(ctx, `SELECT `+columns+` FROM risk_actions WHERE organization_id = $1`+where+end, args...)
	actions, err := store.Collect(rows, err, func(row store.Rows) (Action, error) { return scan(row) })
	if err != nil {
		return nil, nil, fmt.Errorf("listing risk actions: %w", err)
	}
	actions, next := store.Cut(page, actions, func(a Action) store.Position {
		return store.Position{Micros: a.CreatedAt.UnixMicro(), ID: a.ID.String()}
	})
	return actions, next, nil
}

// Get returns one of an organization's. Error: action_not_found.
func Get(ctx context.Context, db *store.DB, organization, id uuid.UUID) (Action, error) {
	a, err := scan(db.QueryRow(ctx, `SELECT `+columns+` FROM risk_actions WHERE id = $1 AND organization_id = $2`, id, organization))
	if errors.Is(err, store.ErrNoRows) {
		return a, fault.New(fault.ActionNotFound, "there is no such action")
	}
	if err != nil {
		return a, fmt.Errorf("reading risk action %s: %w", id, err)
	}
	return a, nil
}
