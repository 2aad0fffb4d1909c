// Package event owns the outbox: one row per event of a wallet or an organization, written inside the transaction of
// the change, in an order without gaps per stream. It sends no event: other packages read the rows.
//
// To add a type of event:
//
//  1. Add its constant and name it in Types, here. A test compares the two.
//  2. Describe it in api/openapi.yaml: an entry of `webhooks`, a schema of its body, and its name in EventType, at
//     its place in Types. Then `go generate ./api`. TestEveryEventIsDescribed in api reports missing parts.
//  3. Write the shape of its body in eventtest, by hand. A test there names the types that are described and have no
//     shape.
//  4. Emit it in the transaction of the change, and name the type where that package's tests call
//     eventtest.CheckAll. A package that has emitted no event so far needs internal/event in its depguard list
//     (.golangci.yml).
//
// Webhooks, the feed and its filters use Types and need no change.
package event

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/store"
)

// Type is an event type of the interface.
type Type string

// The event types that are emitted or may be subscribed to.
const (
	WalletStatus     Type = "portfolio_wallet.status_changed"
	DepositStatus    Type = "portfolio_wallet.deposit.status_changed"
	WithdrawalStatus Type = "portfolio_wallet.withdrawal.status_changed"
	PayoutStatus     Type = "portfolio_wallet.withdrawal.payout.status_changed"
	StrategyStatus   Type = "portfolio_wallet.strategy.status_changed"
	RebalanceStatus  Type = "portfolio_wallet.rebalance.status_changed"
	RiskTriggered    Type = "portfolio_wallet.risk.alert.triggered"
	RiskResolved     Type = "portfolio_wallet.risk.alert.resolved"
	RiskAction       Type = "portfolio_wallet.risk.action.status_changed"
	RiskUnwind       Type = "portfolio_wallet.risk.unwind.completed"
	VaultTask        Type = "microvault.task.status_changed"
	VaultSource      Type = "microvault.source.status_changed"
)

// Types lists every event type that may be subscribed to.
func Types() []Type {
	return []Type{WalletStatus, DepositStatus, WithdrawalStatus, PayoutStatus, StrategyStatus,
		RebalanceStatus, RiskTriggered, RiskResolved, RiskAction, RiskUnwind, VaultTask, VaultSource}
}

// Topic is woken when events were committed.
const Topic = "events"

// Event is one thing that happened.
type Event struct {
	Organization uuid.UUID
	// Stream is the unit of an event's order: the id of its wallet or MicroVault, or of its organization where it
	// belongs to neither. The columns that hold it are called wallet_id, since the first events belonged to wallets.
	Stream uuid.UUID
	Type   Type
	Body   any // marshalled to the JSON that is delivered, byte for byte
}

// rowsPerStatement keeps a statement's parameters far below both engines' limits.
const rowsPerStatement = 400

// Emit writes events in the order given, with the transaction. Events of one
// stream are numbered in the order in which their transactions commit.
func Emit(_ context.Context, tx *store.Tx, events ...Event) error {
	if len(events) == 0 {
		return nil
	}
	remaining := advanceSequences(tx, events)
	nowMicros := tx.DB().Clock().Micros()
	for part := range slices.Chunk(events, rowsPerStatement) {
		if err := insertEvents(tx, part, remaining, nowMicros); err != nil {
			return err
		}
	}
	tx.Wake(Topic)
	return nil
}

// advanceSequences moves the sequences of the streams on and returns by how much. The upsert locks a stream's
// sequence until the end of the transaction, which puts its events in commit order.
func advanceSequences(tx *store.Tx, events []Event) map[uuid.UUID]int {
	counts := map[uuid.UUID]int{}
	for _, e := range events {
		counts[e.Stream]++
	}
	// One order for everyone, over all statements: no deadlock.
	streams := slices.SortedFunc(maps.Keys(counts), func(a, b uuid.UUID) int { return bytes.Compare(a[:], b[:]) })
	for part := range slices.Chunk(streams, rowsPerStatement) {
		var values strings.Builder
		args := make([]any, 0, 2*len(part))
		for i, stream := range part {
			fmt.Fprintf(&values, "%s($%d, CAST($%d AS BIGINT))", separator(i), 2*i+1, 2*i+2)
			args = append(args, stream, counts[stream])
		}
		tx.Defer(`INSERT INTO event_sequences (wallet_id, seq) VALUES `+values.String()+
			` ON CONFLICT (wallet_id) DO UPDATE SET seq = event_sequences.seq + excluded.seq`, args...)
	}
	return counts
}

// insertEvents writes events whose streams' sequences stand at their last event.
// remaining counts how many of a stream's are still to be written.
func insertEvents(tx *store.Tx, events []Event, remaining map[uuid.UUID]int, nowMicros int64) error {
	var values strings.Builder
	args := make([]any, 0, 8*len(events))
	for i, e := range events {
		body, err := json.Marshal(e.Body)
		if err != nil {
			return fmt.Errorf("encoding a %s event: %w", e.Type, err)
		}
		remaining[e.Stream]--
		k := len(args)
		fmt.Fprintf(&values, "%s($%d, $%d, $%d, CAST($%d AS BIGINT), $%d, $%d, CAST($%d AS BIGINT), $%d)",
			separator(i), k+1, k+2, k+3, k+4, k+5, k+6, k+7, k+8)
		args = append(args, uuid.New(), e.Organization, e.Stream, remaining[e.Stream], string(e.Type), string(body), nowMicros, tx.Trace())
	}
	tx.Defer(`INSERT INTO events (id, organization_id, wallet_id, seq, type, payload, dispatched, created_at, trace)
		SELECT v.column1, v.column2, v.column3, s.seq - v.column4, v.column5, v.column6, 0, v.column7, v.column8
		FROM (VALUES `+values.String()+`) AS v JOIN event_sequences s ON s.wallet_id = v.column3`, args...)
	return nil
}

func separator(i int) string {
	if i == 0 {
		return ""
	}
	return ", "
}
