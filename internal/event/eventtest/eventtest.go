// Package eventtest holds the bodies of events to the interface's own words. It
// is written from those words by hand, field by field, so that it would notice
// a slip in the description that everything else is generated from; and it holds
// them to that description too.
package eventtest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/event"
	"github.com/granaryhq/granary/internal/store"
)

// shape says what a value is: shapes by the names of an object's fields, all of
// which must be there and no others, or a check.
type (
	fields map[string]any
	check  func(v any) error
)

var (
	dollars = regexp.MustCompile(`^(0|[1-9][0-9]*)\.[0-9]{6}$`)
	chains  = []string{"arbitrum", "base", "ethereum", "ethereum_sepolia", "polygon", "solana", "solana_devnet"}
)

func text(ok func(string) bool, what string) check {
	return func(v any) error {
		if s, is := v.(string); !is || !ok(s) {
			return fmt.Errorf("%v is no %s", v, what)
		}
		return nil
	}
}

func enum(names ...string) check {
	return text(func(s string) bool { return slices.Contains(names, s) }, "one of "+strings.Join(names, ", "))
}

func nullable(c any) check {
	return func(v any) error {
		if v == nil {
			return nil
		}
		return match(c, v)
	}
}

func list(of any) check {
	return func(v any) error {
		items, is := v.([]any)
		if !is {
			return fmt.Errorf("%v is no array", v)
		}
		for i, item := range items {
			if err := match(of, item); err != nil {
				return fmt.Errorf("[%d]%w", i, err)
			}
		}
		return nil
	}
}

var (
	id    = text(func(s string) bool { u, err := uuid.Parse(s); return err == nil && u.Version() == 4 && u.String() == s }, "UUID v4")
	usd   = text(dollars.MatchString, "amount with six decimals")
	word  = text(func(s string) bool { return s != "" }, "text")
	stamp = text(func(s string) bool {
		t, err := time.Parse(time.RFC3339Nano, s)
		return err == nil && t.Location() == time.UTC
	}, "time in UTC")
	chain = enum(chains...)
	token = enum("usdc", "usdt")

	number check = func(v any) error {
		if _, is := v.(json.Number); !is {
			return fmt.Errorf("%v is no number", v)
		}
		return nil
	}
	count check = func(v any) error {
		n, is := v.(json.Number)
		if i, err := n.Int64(); !is || err != nil || i < 0 {
			return fmt.Errorf("%v is no count", v)
		}
		return nil
	}
)

var (
	walletStatus = enum("creating", "idle", "withdrawal_active", "rebalance_active", "withdrawal_and_rebalance_active", "failed")
	place        = fields{"kind": enum("cash", "external_payout", "yield_source"), "id": word, "label": word}
	step         = fields{"name": word, "chain": chain, "state": word, "txKind": word, "stepKind": word, "startedAt": nullable(stamp), "completedAt": nullable(stamp),
		"cancelledAt": nullable(stamp), "stepOrdinal": count, "protocolType": word, "sequenceRole": word}
	leg = fields{"status": word, "amountUsd": usd, "from": place, "to": place, "startedAt": nullable(stamp), "completedAt": nullable(stamp),
		"stepsCompleted": count, "stepsTotal": count, "steps": list(step)}

	deposit = fields{"id": id, "amount": usd, "token": token, "chain": chain, "fromAddress": word, "txHash": word,
		"status": enum("processing", "completed", "failed"), "createdAt": stamp, "completedAt": nullable(stamp)}
	withdrawal = fields{"id": id, "amountRequestedUsd": usd, "amountPaidUsd": nullable(usd), "feeUsd": usd, "destinationChain": chain, "destinationAddress": word,
		"destinationToken": token, "status": enum("processing", "completed", "partially_completed", "failed", "cancelled"), "legsCompleted": count, "legsTotal": count,
		"payoutLegs": list(leg), "failureReason": nullable(word), "createdAt": stamp, "completedAt": nullable(stamp),
		// The contract adds to the snapshot:
		"requestId": id, "walletId": id, "token": token, "partnerFeeAmountUsd": nullable(usd), "partnerFeeRecipientAddress": nullable(word), "partnerFeePaidUsd": nullable(usd)}
	payout = fields{"id": id, "status": word, "custodyActivityId": nullable(word), "approvalRequestedAt": nullable(stamp), "approvalValidBefore": nullable(stamp),
		"amountUsd": usd, "feeUsd": usd, "txHash": nullable(word), "failureReason": nullable(word), "steps": list(step), "createdAt": stamp, "completedAt": nullable(stamp)}
	strategy = fields{"walletId": id, "requestId": id, "status": word, "allocations": list(fields{"yieldSourceId": word, "pct": number}), "createdAt": stamp}
	balance  = fields{"id": id, "status": enum("created", "processing", "completed", "failed", "cancelled"), "reason": word, "amountUsd": usd, "legsCompleted": count,
		"legsTotal": count, "rebalanceLegs": list(leg), "failureReason": nullable(word), "createdAt": stamp, "startedAt": nullable(stamp), "completedAt": nullable(stamp)}
)

// bodies are the events whose bodies the interface gives; event itself is
// checked apart.
var bodies = map[event.Type]fields{
	event.WalletStatus:     {"organizationId": id, "walletId": id, "previousStatus": walletStatus, "status": walletStatus, "occurredAt": stamp},
	event.DepositStatus:    {"walletId": id, "observedAt": stamp, "deposit": deposit},
	event.WithdrawalStatus: {"walletId": id, "observedAt": stamp, "withdrawal": withdrawal},
	event.PayoutStatus:     {"walletId": id, "observedAt": stamp, "payout": payout},
	event.StrategyStatus:   {"walletId": id, "observedAt": stamp, "strategy": strategy},
	event.RebalanceStatus:  {"walletId": id, "observedAt": stamp, "rebalance": balance},
}

// Check says how a body differs from what the interface promises of its type, and
// from what openapi.yaml says of it.
func Check(kind event.Type, body []byte) error {
	want, known := bodies[kind]
	if !known {
		return fmt.Errorf("the interface gives no body for %s", kind)
	}
	decoder := json.NewDecoder(bytes.NewReader(body))
	decoder.UseNumber()
	var v any
	if err := decoder.Decode(&v); err != nil || decoder.More() {
		return fmt.Errorf("%s is not one JSON value: %w", body, err)
	}
	whole := fields{"event": enum(string(kind))}
	for name, c := range want {
		whole[name] = c
	}
	if err := match(whole, v); err != nil {
		return fmt.Errorf("%s %w in %s", kind, err, body)
	}
	return described(kind, body)
}

func match(want, v any) error {
	if c, is := want.(check); is {
		if err := c(v); err != nil {
			return fmt.Errorf(": %w", err)
		}
		return nil
	}
	object, is := v.(map[string]any)
	if !is {
		return fmt.Errorf(": %v is no object", v)
	}
	for name, c := range want.(fields) {
		field, there := object[name]
		if !there {
			return fmt.Errorf(": %s is missing", name)
		}
		if err := match(c, field); err != nil {
			return fmt.Errorf(".%s%w", name, err)
		}
	}
	for name := range object {
		if _, known := want.(fields)[name]; !known {
			return fmt.Errorf(": %s is not in the interface", name)
		}
	}
	return nil
}

// observed is what differs between two events that say the same.
var observed = regexp.MustCompile(`"(observedAt|occurredAt)":"[^"]*"`)

// All fails the test for each event in the database whose body is not as the
// interface gives it, that is of another wallet than its row, or that says
// nothing new after the one of its type before, as one that is told because a
// worker tried again would; and for each of the given types that there is no
// event of.
func All(tb testing.TB, db *store.DB, types ...event.Type) {
	tb.Helper()
	missing := map[event.Type]bool{}
	for _, t := range types {
		missing[t] = true
	}
	before := map[string]string{} // by type and wallet
	rows, err := db.Query(tb.Context(), `SELECT type, wallet_id, payload FROM events ORDER BY wallet_id, seq`)
	_, err = store.Collect(rows, err, func(row store.Rows) (struct{}, error) {
		var kind event.Type
		var wallet, body string
		if err := row.Scan(&kind, &wallet, &body); err != nil {
			return struct{}{}, err
		}
		delete(missing, kind)
		if err := Check(kind, []byte(body)); err != nil {
			tb.Error(err)
		}
		if !strings.Contains(body, `"walletId":"`+wallet+`"`) {
			tb.Errorf("%s of wallet %s: %s", kind, wallet, body)
		}
		said := observed.ReplaceAllString(body, "")
		if before[string(kind)+wallet] == said {
			tb.Errorf("%s is told twice: %s", kind, body)
		}
		before[string(kind)+wallet] = said
		return struct{}{}, nil
	})
	if err != nil {
		tb.Fatal(err)
	}
	for t := range missing {
		tb.Errorf("there was no %s", t)
	}
}
