// Package eventtest holds the bodies of events to the interface's own words. It
// is written from those words by hand, field by field, so that it would notice
// a slip in the description that everything else is generated from; and it holds
// them to that description too. Tests only: no part of the program imports it.
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

// shape is the form of a value: shapes by the names of an object's fields, all of which must be there and no others,
// or a check.
type (
	fields map[string]any
	check  func(v any) error
)

var (
	dollars = regexp.MustCompile(`^(0|[1-9][0-9]*)\.[0-9]{6}$`)
	chains  = []string{"arbitrum", "base", "ethereum", "ethereum_sepolia", "polygon", "solana", "solana_devnet"}
)

func textWhere(ok func(string) bool, what string) check {
	return func(v any) error {
		if s, is := v.(string); !is || !ok(s) {
			return fmt.Errorf("%v is no %s", v, what)
		}
		return nil
	}
}

func oneOf(names ...string) check {
	return textWhere(func(s string) bool { return slices.Contains(names, s) }, "one of "+strings.Join(names, ", "))
}

func orNull(c any) check {
	return func(v any) error {
		if v == nil {
			return nil
		}
		return checkShape(c, v)
	}
}

func listOf(of any) check {
	return func(v any) error {
		items, is := v.([]any)
		if !is {
			return fmt.Errorf("%v is no array", v)
		}
		for i, item := range items {
			if err := checkShape(of, item); err != nil {
				return fmt.Errorf("[%d]%w", i, err)
			}
		}
		return nil
	}
}

var (
	id    = textWhere(func(s string) bool { u, err := uuid.Parse(s); return err == nil && u.Version() == 4 && u.String() == s }, "UUID v4")
	usd   = textWhere(dollars.MatchString, "amount with six decimals")
	word  = textWhere(func(s string) bool { return s != "" }, "text")
	stamp = textWhere(func(s string) bool {
		t, err := time.Parse(time.RFC3339Nano, s)
		return err == nil && t.Location() == time.UTC
	}, "time in UTC")
	chain = oneOf(chains...)
	token = oneOf("usdc", "usdt")

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
	walletStatus = oneOf("creating", "idle", "withdrawal_active", "rebalance_active", "withdrawal_and_rebalance_active", "failed")
	place        = fields{"kind": oneOf("cash", "external_payout", "yield_source"), "id": word, "label": word}
	step         = fields{"name": word, "chain": chain, "state": word, "txKind": word, "stepKind": word, "startedAt": orNull(stamp), "completedAt": orNull(stamp),
		"cancelledAt": orNull(stamp), "stepOrdinal": count, "protocolType": word, "sequenceRole": word}
	leg = fields{"status": word, "amountUsd": usd, "from": place, "to": place, "startedAt": orNull(stamp), "completedAt": orNull(stamp),
		"stepsCompleted": count, "stepsTotal": count, "steps": listOf(step), "requests": listOf(request), "bridgeTransfer": orNull(bridgeTransfer), "approval": orNull(approval)}
	// An amount that has left one chain for another.
	bridgeTransfer = fields{"bridgeId": id, "phase": oneOf("sent", "attested", "received"), "fromChain": chain, "toChain": chain, "token": token, "amountUsd": usd, "feeUsd": usd,
		"inTransitUsd": usd, "sentTxHash": word, "receivedTxHash": orNull(word), "sentAt": stamp, "attestedAt": orNull(stamp), "problem": orNull(word), "failureCode": orNull(word), "completedAt": orNull(stamp)}
	// An amount given to a source that settles later.
	request = fields{"id": id, "yieldSourceId": word, "kind": oneOf("deposit", "redeem"), "phase": oneOf("requested", "claimable", "cancelling", "claimed", "cancelled"),
		"givenUnits": word, "claimedUnits": word, "returnedUnits": word, "pendingUnits": word, "inTransitUsd": usd, "requestedAt": stamp, "cutoffAt": orNull(stamp),
		"strikeAt": orNull(stamp), "earliestAt": orNull(stamp), "typicalAt": orNull(stamp), "problem": orNull(word), "failureCode": orNull(word), "completedAt": orNull(stamp)}
	// The contract adds the approvers to a waiting activity.
	approval = fields{"custodyActivityId": word, "approvals": count, "approvalsRequired": count, "approvers": listOf(fields{"id": word, "name": word}),
		"requestedAt": stamp, "validBefore": stamp}

	deposit = fields{"id": id, "amount": usd, "token": token, "chain": chain, "fromAddress": word, "txHash": word,
		"status": oneOf("processing", "completed", "failed"), "createdAt": stamp, "completedAt": orNull(stamp)}
	withdrawal = fields{"id": id, "amountRequestedUsd": usd, "amountPaidUsd": orNull(usd), "feeUsd": usd, "destinationChain": chain, "destinationAddress": word,
		"destinationToken": token, "status": oneOf("processing", "completed", "partially_completed", "failed", "cancelled"), "legsCompleted": count, "legsTotal": count,
		"payoutLegs": listOf(leg), "failureReason": orNull(word), "failureCode": orNull(word), "createdAt": stamp, "completedAt": orNull(stamp),
		// The contract adds to the snapshot:
		"requestId": id, "walletId": id, "token": token, "partnerFeeAmountUsd": orNull(usd), "partnerFeeRecipientAddress": orNull(word), "partnerFeePaidUsd": orNull(usd)}
	payout = fields{"id": id, "status": word, "custodyActivityId": orNull(word), "approvalRequestedAt": orNull(stamp), "approvalValidBefore": orNull(stamp),
		"amountUsd": usd, "feeUsd": usd, "txHash": orNull(word), "failureReason": orNull(word), "failureCode": orNull(word), "steps": listOf(step), "createdAt": stamp, "completedAt": orNull(stamp)}
	strategy = fields{"walletId": id, "requestId": id, "status": word, "allocations": listOf(fields{"yieldSourceId": word, "pct": number}), "createdAt": stamp}
	balance  = fields{"id": id, "status": oneOf("created", "processing", "completed", "failed", "cancelled"), "reason": word, "amountUsd": usd, "legsCompleted": count,
		"legsTotal": count, "rebalanceLegs": listOf(leg), "failureReason": orNull(word), "failureCode": orNull(word), "createdAt": stamp, "startedAt": orNull(stamp), "completedAt": orNull(stamp)}

	vaultTask = fields{"id": id, "kind": word, "status": oneOf("confirmed", "failed"), "vaultId": id, "txHashes": listOf(word), "error": orNull(word), "failureCode": orNull(word), "custodyActivityId": orNull(id),
		"createdAt": stamp, "updatedAt": stamp}
	alert = fields{"id": id, "kind": oneOf("threshold", "metric_missing", "more_alerts"), "status": oneOf("open", "resolved"), "walletId": orNull(id), "yieldSourceId": orNull(word),
		"rule": fields{"id": id, "name": word, "metric": word, "threshold": number, "resolveThreshold": number, "forSeconds": count, "severity": oneOf("info", "warning", "critical"),
			"action": oneOf("alert", "freeze_source", "unwind")},
		"token": orNull(token), "value": orNull(number), "observedAt": stamp, "since": stamp, "triggeredAt": stamp, "resolvedAt": orNull(stamp), "resolvedValue": orNull(number),
		"resolution": orNull(oneOf("metric", "rule_ended", "nothing_left")), "occurrences": count,
		"positions": fields{"count": count, "amountUsd": usd, "positions": listOf(fields{"walletId": id, "yieldSourceId": word, "amountUsd": usd})}}
	riskAction = fields{"id": id, "kind": oneOf("freeze_source", "unwind"), "status": oneOf("pending", "pending_approval", "in_progress", "completed", "cancelled"), "walletId": orNull(id), "yieldSourceId": word,
		"unwindToPct": number, "alertId": id, "rule": fields{"id": id, "name": word, "metric": word, "value": number, "threshold": number}, "movedUsd": usd, "remainingUsd": usd,
		"problem": orNull(word), "failureCode": orNull(word), "custodyActivityId": orNull(word), "rebalanceIds": listOf(id), "createdAt": stamp, "endedAt": orNull(stamp)}
	sourceStatus = oneOf("sound", "unsound", "unreadable", "written_off")
	vaultSource  = fields{"sourceId": word, "yieldSourceId": word, "previousStatus": sourceStatus, "status": sourceStatus, "valueUsd": usd}
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
	event.RiskTriggered:    {"organizationId": id, "walletId": orNull(id), "observedAt": stamp, "alert": alert},
	event.RiskResolved:     {"organizationId": id, "walletId": orNull(id), "observedAt": stamp, "alert": alert},
	event.RiskAction:       {"organizationId": id, "walletId": orNull(id), "observedAt": stamp, "action": riskAction},
	event.RiskUnwind:       {"organizationId": id, "walletId": id, "observedAt": stamp, "unwind": riskAction},
	event.VaultTask:        {"organizationId": id, "vaultId": id, "observedAt": stamp, "task": vaultTask},
	event.VaultSource:      {"organizationId": id, "vaultId": id, "observedAt": stamp, "source": vaultSource},
}

// Check describes how a body differs from the interface's form of its type, and from openapi.yaml's.
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
	whole := fields{"event": oneOf(string(kind))}
	for name, c := range want {
		whole[name] = c
	}
	if err := checkShape(whole, v); err != nil {
		return fmt.Errorf("%s %w in %s", kind, err, body)
	}
	return checkAgainstOpenAPI(kind, body)
}

func checkShape(want, v any) error {
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
		if err := checkShape(c, field); err != nil {
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

// timesOfEvent are the fields that differ between two equal events.
var timesOfEvent = regexp.MustCompile(`"(observedAt|occurredAt)":"[^"]*"`)

// CheckAll fails the test for each event in the database whose body is not as the
// interface gives it, that is of another wallet or organization than its stream,
// or that repeats the last event of its type, as happens when a worker that tries
// again emits it again. It also fails for each of the given types without an event.
func CheckAll(tb testing.TB, db *store.DB, types ...event.Type) {
	tb.Helper()
	missing := map[event.Type]bool{}
	for _, t := range types {
		missing[t] = true
	}
	before := map[string]string{} // by type and stream
	rows, err := db.Query(tb.Context(), `SELECT type, wallet_id, payload FROM events ORDER BY wallet_id, seq`)
	_, err = store.Collect(rows, err, func(row store.Rows) (struct{}, error) {
		var kind event.Type
		var stream, body string
		if err := row.Scan(&kind, &stream, &body); err != nil {
			return struct{}{}, err
		}
		delete(missing, kind)
		if err := Check(kind, []byte(body)); err != nil {
			tb.Error(err)
		}
		if owner := ownerOf(body); owner != stream {
			tb.Errorf("%s is in stream %s, and its body of %q: %s", kind, stream, owner, body)
		}
		said := timesOfEvent.ReplaceAllString(body, "")
		if before[string(kind)+stream] == said {
			tb.Errorf("%s is emitted twice: %s", kind, body)
		}
		before[string(kind)+stream] = said
		return struct{}{}, nil
	})
	if err != nil {
		tb.Fatal(err)
	}
	for t := range missing {
		tb.Errorf("there was no %s", t)
	}
}

// ownerOf gives the wallet or MicroVault that a body names, or the organization if it
// names neither: the stream of the event.
func ownerOf(body string) string {
	var named struct {
		WalletID       *string `json:"walletId"`
		VaultID        *string `json:"vaultId"`
		OrganizationID string  `json:"organizationId"`
	}
	err := json.Unmarshal([]byte(body), &named)
	switch {
	case err == nil && named.WalletID != nil:
		return *named.WalletID
	case err == nil && named.VaultID != nil:
		return *named.VaultID
	}
	return named.OrganizationID
}
