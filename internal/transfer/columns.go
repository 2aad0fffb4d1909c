package transfer

import (
	"encoding/json"
	"fmt"
	"strings"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/policy"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/yield"
)

// The columns of each table stand here once, in one order with the values that are
// inserted and the fields that are scanned.

const workflowColumns = `id, organization_id, wallet_id, kind, request_id, status, reason, amount, token,
	destination_chain, destination_address, partner_fee, partner_address, instructions,
	failure_reason, failure_code, created_at, started_at, completed_at, waiting_since, excluded_chains`

func (w Workflow) columnValues() ([]any, error) {
	instructions, err := json.Marshal(w.Instructions)
	if err != nil {
		return nil, fmt.Errorf("encoding instructions: %w", err)
	}
	excluded, err := json.Marshal(append([]chain.Name{}, w.ExcludedChains...))
	if err != nil {
		return nil, fmt.Errorf("encoding excluded chains: %w", err)
	}
	return []any{
		w.ID, w.Organization, w.Wallet, string(w.Kind), w.RequestID, string(w.Status), w.Reason, int64(w.Amount), string(w.Token),
		textOrNull(string(w.DestinationChain)), textOrNull(string(w.DestinationAddress)), int64(w.PartnerFee), textOrNull(string(w.PartnerAddress)), string(instructions),
		w.FailureReason, w.FailureCode, w.CreatedAt.UnixMicro(), microsOrNull(w.StartedAt), microsOrNull(w.CompletedAt), microsOrNull(w.WaitingSince), string(excluded),
	}, nil
}

func scanWorkflow(row store.Rows) (Workflow, error) {
	var w Workflow
	var instructions, excluded string
	var createdMicros int64
	var startedMicros, completedMicros, waitingMicros *int64
	err := row.Scan(
		&w.ID, &w.Organization, &w.Wallet, &w.Kind, &w.RequestID, &w.Status, &w.Reason, &w.Amount, &w.Token,
		nullText(&w.DestinationChain), nullText(&w.DestinationAddress), &w.PartnerFee, nullText(&w.PartnerAddress), &instructions,
		&w.FailureReason, &w.FailureCode, &createdMicros, &startedMicros, &completedMicros, &waitingMicros, &excluded,
	)
	if err != nil {
		return w, err
	}
	w.CreatedAt, w.StartedAt, w.CompletedAt = clock.Time(createdMicros), timeOf(startedMicros), timeOf(completedMicros)
	w.WaitingSince = timeOf(waitingMicros)
	if err := json.Unmarshal([]byte(excluded), &w.ExcludedChains); err != nil {
		return w, err
	}
	return w, json.Unmarshal([]byte(instructions), &w.Instructions)
}

const legColumns = `id, workflow_id, ordinal, status, amount, fee, source, destination, limit_day,
	failure_reason, failure_code, started_at, completed_at`

func (l Leg) columnValues(workflow uuid.UUID) ([]any, error) {
	from, err := json.Marshal(l.From)
	if err != nil {
		return nil, fmt.Errorf("encoding a leg: %w", err)
	}
	to, err := json.Marshal(l.To)
	if err != nil {
		return nil, fmt.Errorf("encoding a leg: %w", err)
	}
	return []any{
		l.ID, workflow, l.Ordinal, string(l.State), int64(l.Amount), int64(l.Fee), string(from), string(to), dayOrNull(l.LimitDay),
		l.FailureReason, l.FailureCode, microsOrNull(l.StartedAt), microsOrNull(l.CompletedAt),
	}, nil
}

func scanLeg(row store.Rows) (workflow uuid.UUID, l Leg, err error) {
	var from, to string
	var startedMicros, completedMicros *int64
	err = row.Scan(
		&l.ID, &workflow, &l.Ordinal, &l.State, &l.Amount, &l.Fee, &from, &to, &l.LimitDay,
		&l.FailureReason, &l.FailureCode, &startedMicros, &completedMicros,
	)
	if err != nil {
		return workflow, l, err
	}
	l.StartedAt, l.CompletedAt = timeOf(startedMicros), timeOf(completedMicros)
	if err := json.Unmarshal([]byte(from), &l.From); err != nil {
		return workflow, l, err
	}
	return workflow, l, json.Unmarshal([]byte(to), &l.To)
}

const stepColumns = `id, leg_id, workflow_id, ordinal, kind, chain, token, yield_source_id, protocol, amount, shares, worst_assets, worst_shares, fee, state,
	tx_hash, failure_reason, failure_code, started_at, completed_at, cancelled_at, fee_collector, received, faulty_expiries, custody_activity_id, fast`

func (s Step) columnValues(workflow, leg uuid.UUID) []any {
	return []any{
		s.ID, leg, workflow, s.Ordinal, string(s.Kind), string(s.Chain), string(s.Token), textOrNull(s.YieldSource), s.Protocol, int64(s.Amount), unitsOrNull(s.Shares), unitsOrNull(s.WorstPrice.Assets), unitsOrNull(s.WorstPrice.Shares), int64(s.Fee), string(s.State),
		s.TxHash, s.FailureReason, s.FailureCode, microsOrNull(s.StartedAt), microsOrNull(s.CompletedAt), microsOrNull(s.CancelledAt),
		textOrNull(string(s.FeeCollector)), usdOrNull(s.Received), s.FaultyExpiries, idOrNull(s.ActivityID), flagColumn(s.Fast),
	}
}

func scanStep(row store.Rows) (leg uuid.UUID, s Step, err error) {
	var workflow uuid.UUID
	var shares, worstAssets, worstShares *money.Units
	var startedMicros, completedMicros, cancelledMicros *int64
	var fast int64
	err = row.Scan(
		&s.ID, &leg, &workflow, &s.Ordinal, &s.Kind, &s.Chain, &s.Token, nullText(&s.YieldSource), &s.Protocol, &s.Amount, &shares, &worstAssets, &worstShares, &s.Fee, &s.State,
		&s.TxHash, &s.FailureReason, &s.FailureCode, &startedMicros, &completedMicros, &cancelledMicros,
		nullText(&s.FeeCollector), &s.Received, &s.FaultyExpiries, &s.ActivityID, &fast,
	)
	s.Fast = fast != 0
	s.Shares, s.WorstPrice = unitsOf(shares), yield.Price{Assets: unitsOf(worstAssets), Shares: unitsOf(worstShares)}
	s.StartedAt, s.CompletedAt, s.CancelledAt = timeOf(startedMicros), timeOf(completedMicros), timeOf(cancelledMicros)
	return leg, s, err
}

// prefixed names columns of a table under an alias.
func prefixed(alias, columns string) string {
	names := strings.Split(columns, ",")
	for i, name := range names {
		names[i] = alias + "." + strings.TrimSpace(name)
	}
	return strings.Join(names, ", ")
}

// extraColumns scans columns that follow those of a row's own.
type extraColumns struct {
	store.Rows
	extra []any
}

// Scan scans the row's own columns and the others.
func (e extraColumns) Scan(into ...any) error { return e.Rows.Scan(append(into, e.extra...)...) }

// insertInto inserts rows of one table, as many values to a row as it has columns.
func insertInto(tx *store.Tx, table, columns string, values []any) {
	n := strings.Count(columns, ",") + 1
	tx.Defer(`INSERT INTO `+table+` (`+columns+`) VALUES `+store.Values(len(values)/n, n), values...)
}

func timeOf(micros *int64) *time.Time {
	if micros == nil {
		return nil
	}
	t := clock.Time(*micros)
	return &t
}

func microsOrNull(t *time.Time) any {
	if t == nil {
		return nil
	}
	return t.UnixMicro()
}

func usdOrNull(amount *money.USD) any {
	if amount == nil {
		return nil
	}
	return int64(*amount)
}

func idOrNull(id *uuid.UUID) any {
	if id == nil {
		return nil
	}
	return *id
}

func dayOrNull(d *policy.Day) any {
	if d == nil {
		return nil
	}
	return int64(*d)
}

// unitsOf are none for a null.
func unitsOf(u *money.Units) money.Units {
	if u == nil {
		return money.Units{}
	}
	return *u
}

func unitsOrNull(u money.Units) any {
	if u.IsZero() {
		return nil
	}
	return u
}

func textOrNull(s string) any {
	if s == "" {
		return nil
	}
	return s
}

// nullText scans a column of text that may be null, which leaves into empty.
func nullText[T ~string](into *T) any { return &nullable[T]{into} }

type nullable[T ~string] struct{ into *T }

// Scan implements sql.Scanner.
func (n *nullable[T]) Scan(value any) error {
	switch text := value.(type) {
	case nil:
		*n.into = ""
	case string:
		*n.into = T(text)
	case []byte:
		*n.into = T(text)
	default:
		return fmt.Errorf("scanning a text: it is a %T", value)
	}
	return nil
}
