package e2e

import (
	"context"
	"encoding/json"
	"net/http"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/store"
)

// How many send a request at once.
const concurrentSenders = 64

// variants has for each operation with a requestId another encoding of its body with the same meaning, a body of
// another meaning, and a body that would be rejected by itself.
var variants = map[string]struct{ same, other, wrong []func(fields) }{
	"createWallet": {
		same:  []func(fields){dropField("strategy")},
		other: []func(fields){setField("label", "another"), setField("label", "Wallet"), setField("label", "wallet "), setField("autoRebalance", true)},
		wrong: []func(fields){setField("strategy", splitStrategy("60", "41")), setField("strategy", splitStrategy("60", "40"))},
	},
	"setStrategy": {
		same:  []func(fields){setField("strategy", splitStrategy("49.990", "5001e-2"))},
		other: []func(fields){dropField("strategy"), dropField("autoRebalance"), setField("strategy", splitStrategy("50", "50")), func(b fields) { b["autoRebalance"], b["strategy"] = false, nil }},
		wrong: []func(fields){setField("autoRebalance", false), setField("strategy", splitStrategy("50", "50.01"))},
	},
	"createFeeWrapper": {
		same: []func(fields){setField("feeRecipientAddress", outsideAddress(5))},
		other: []func(fields){setField("performanceFeeBps", 1001), setField("managementFeeBps", 51), setField("maxPerformanceFeeBps", 2001),
			dropField("maxPerformanceFeeBps"), setField("feeRecipientAddress", outsideAddress(6))},
		wrong: []func(fields){setField("managementFeeBps", 101), setField("sVaultId", "service-nothing")},
	},
	"createRiskRule": {
		same:  []func(fields){dropField("enabled"), setField("threshold", json.Number("9e3")), setField("unwindToPct", json.Number("10.00"))},
		other: []func(fields){setField("name", "another"), dropField("scope"), dropField("resolveThreshold"), setField("threshold", 9001), setField("forSeconds", 61), dropField("unwindToPct")},
		wrong: []func(fields){setField("threshold", 0), setField("action", "alert")},
	},
	"applyRiskTemplate": {
		other: []func(fields){dropField("scope"), setField("template", "source_health")},
		wrong: []func(fields){setField("template", "another")},
	},
	"registerApprover": {
		same:  []func(fields){},
		other: []func(fields){setField("name", "another"), func(b fields) { dropField("webauthn")(b); b["publicKey"] = newStamper().PublicKey() }},
		wrong: []func(fields){setField("name", "treasurer")},
	},
	"allocate": {
		other: []func(fields){
			setField("allocations", []fields{{"from": usdcCash, "to": vaultID, "amountUsd": "1.500001"}}),
			setField("allocations", []fields{{"from": vaultID, "to": usdcCash, "amountUsd": "1.500000"}}),
			setField("allocations", []fields{{"from": usdcCash, "to": vaultID, "amountUsd": "1.500000"}, {"from": usdcCash, "to": vaultID, "amountUsd": "1.500000"}}),
		},
	},
	"createWithdrawal": {
		same: []func(fields){
			setField("partnerFeeAmountUsd", json.Number("5e-1")), dropField("destinationToken"), setField("destinationToken", nil), setField("amountUsd", json.Number("25e-1")), setField("amountUsd", json.Number("2.500000")), setField("amountUsd", json.Number("0.25E+1")),
			setField("sources", []fields{{"positionId": usdcCash, "amountUsd": "2.500000"}}), setField("destinationAddress", common.HexToAddress(mixedCaseAddress).Hex()),
		},
		other: []func(fields){setField("sources", nil), dropField("excludedChains"), setField("excludedChains", []string{"polygon", "base"}), setField("destinationAddress", outsideAddress(9)), setField("partnerFeeAmountUsd", json.Number("0.500001")), setField("partnerFeeRecipientAddress", outsideAddress(8)),
			func(b fields) {
				setField("partnerFeeAmountUsd", nil)(b)
				setField("partnerFeeRecipientAddress", nil)(b)
			}},
		wrong: []func(fields){
			setField("amountUsd", json.Number("2.500001")), setField("amountUsd", json.Number("900000")),
			setField("sources", []fields{{"positionId": vaultID, "amountUsd": json.Number("2.5")}}),
			func(b fields) { b["token"], b["destinationToken"] = "usdt", "usdt" },
		},
	},
}

// mixedCaseAddress is an address that can be written in two ways.
const mixedCaseAddress = "0xabcdefabcdefabcdefabcdefabcdefabcdefabcd"

// splitStrategy is a strategy for USDC.
func splitStrategy(source, cash string) fields {
	return fields{"allocations": fields{
		"usdc": []fields{{"yieldSourceId": vaultID, "pct": json.Number(source)}, {"yieldSourceId": "cash", "pct": json.Number(cash)}},
		"usdt": []fields{{"yieldSourceId": "cash", "pct": 100}},
	}}
}

func setField(name string, v any) func(fields) { return func(b fields) { b[name] = v } }
func dropField(name string) func(fields)       { return func(b fields) { delete(b, name) } }

// idempotentOperations are the operations that take a requestId.
func idempotentOperations() map[string]operation {
	ops := map[string]operation{}
	for id, op := range apiContract().byID() {
		if b := op.bodySchema(); b != nil && b.Properties["requestId"] != nil {
			ops[id] = op
		}
	}
	return ops
}

// A request makes one thing, however often it is sent, by however many at once,
// to however many processes, and however it is written.
func TestAPIDoesARequestOnce(t *testing.T) {
	if err := diffKeys("operations without variants (-), or none any more (+)", idempotentOperations(), variants); err != nil {
		t.Error(err)
	}
	eachWorld(t, func(t *testing.T, w *world) {
		s := w.newScene(t)
		callers := []*caller{s.caller}
		if w.DB.Engine() == store.Postgres {
			callers = append(callers, w.startReplica(t, s.caller))
		}
		var made []replay
		for _, op := range idempotentOperations() {
			made = append(made, s.checkSentOften(w, op, callers), s.checkHungUp(w, op, callers))
			s.checkContested(w, op, callers)
			s.checkRefusedFirst(op)
		}
		s.checkSharedRequestID(w, callers)
		s.checkBusyWallet(w, callers)
		s.waitUntilIdle(s.wallet.ID)
		w.waitUntilSettled()
		w.assertBooksMatchChain()
		w.Clock.Advance(366 * 24 * time.Hour)
		for _, r := range made {
			r.assertReplays(s, "a year later", r.body)
		}
	})
}

// replay is a request with its result.
type replay struct {
	op           operation
	target, body string
	made         string
}

// assertReplays sends it in other words.
func (r replay) assertReplays(s *scene, what, body string) {
	s.tb.Helper()
	a := s.send(r.op.method, r.target, body)
	if a.status != http.StatusOK || resourceID(s.tb, a) != r.made {
		s.tb.Errorf("%s, %s: %s answered %s, not %v", r.op.id, what, body, a, r.made)
	}
}

// sendAtOnce sends requests, all at once, through the callers in turn. It sends those again that a busy chain has rejected with
// 503, as the interface has clients do.
func sendAtOnce(callers []*caller, op []operation, rs []request) []response {
	out := make([]response, len(rs))
	var wait sync.WaitGroup
	start := make(chan struct{})
	for i, r := range rs {
		c, op := callers[i%len(callers)], op[i%len(op)]
		target, text := r.target(op), r.encodedBody(c.tb)
		wait.Go(func() {
			<-start
			var err error
			for range 10 {
				out[i], err = c.trySend(op.method, target, text)
				if err != nil {
					c.tb.Error(err)
				}
				if out[i].status != http.StatusServiceUnavailable {
					return
				}
			}
		})
	}
	close(start)
	wait.Wait()
	return out
}

// countAnswers counts responses by their status and code, and returns the created resources.
func countAnswers(tb testing.TB, answers []response) (statuses map[int]int, codes map[string]int, made map[string]int) {
	tb.Helper()
	statuses, codes, made = map[int]int{}, map[string]int{}, map[string]int{}
	for _, a := range answers {
		statuses[a.status]++
		if a.status < 300 {
			made[resourceID(tb, a)]++
		} else {
			codes[a.code()]++
		}
	}
	return statuses, codes, made
}

// newRequest is a request for the operation that has not been made.
func (s *scene) newRequest(op operation) request {
	r := s.validRequests()[op.id]
	if op.id == "createWithdrawal" {
		r.body["destinationAddress"] = mixedCaseAddress
	}
	return r
}

// checkSentOften sends one request many times, and then in other words, and then another
// one of the same name.
func (s *scene) checkSentOften(w *world, op operation, callers []*caller) replay {
	s.tb.Helper()
	r := s.newRequest(op)
	before := w.queryCount(usedRequestsQuery)
	statuses, _, made := countAnswers(s.tb, sendAtOnce(callers, []operation{op}, slices.Repeat([]request{r}, concurrentSenders)))
	if statuses[http.StatusCreated] != createdAnswers(op) || statuses[http.StatusOK] != concurrentSenders-createdAnswers(op) || len(made) != 1 {
		s.tb.Errorf("%s, %d at once: %v, %v", op.id, concurrentSenders, statuses, made)
	}
	s.waitUntilIdle(s.wallet.ID)
	was := replay{op: op, target: r.target(op), body: r.encodedBody(s.tb)}
	for was.made = range made {
	}
	was.assertReplays(s, "later", was.body)
	was.assertReplays(s, "backwards", reverseFields(s.tb, r.body))
	was.assertReplays(s, "in capitals", strings.ReplaceAll(r.encodedBody(s.tb), r.body["requestId"].(uuid.UUID).String(), strings.ToUpper(r.body["requestId"].(uuid.UUID).String())))
	change := func(fn func(fields)) string {
		body := fields{}
		for name, v := range r.body {
			body[name] = v
		}
		fn(body)
		return encodeJSON(s.tb, body)
	}
	for _, same := range variants[op.id].same {
		was.assertReplays(s, "in other words", change(same))
	}
	for _, wrong := range variants[op.id].wrong {
		text := change(wrong)
		if a := s.send(op.method, r.target(op), text); a.status < 400 || a.status >= 500 {
			s.tb.Errorf("%s with a wrong body, %s, answered %s", op.id, text, a)
		}
	}
	for _, other := range variants[op.id].other {
		text := change(other)
		if a := s.send(op.method, r.target(op), text); a.code() != "request_id_conflict" {
			s.tb.Errorf("%s with another body, %s, answered %s", op.id, text, a)
		}
	}
	for id, elsewhere := range idempotentOperations() {
		q := s.validRequests()[id]
		q.body["requestId"] = r.body["requestId"]
		if a := s.sendRequest(elsewhere, q); id != op.id && a.code() != "duplicate_request_id" {
			s.tb.Errorf("%s with the requestId of %s answered %s", id, op.id, a)
		}
	}
	if r.path["id"] != "" {
		q := request{path: map[string]string{"id": s.other.ID.String()}, body: r.body}
		if r.path["id"] == s.other.ID.String() {
			q.path["id"] = s.wallet.ID.String()
		}
		if a := s.sendRequest(op, q); a.code() != "duplicate_request_id" {
			s.tb.Errorf("%s of another wallet answered %s", op.id, a)
		}
	}
	if n := w.queryCount(usedRequestsQuery); n != before+1 {
		s.tb.Errorf("%s used %d requestIds, not one", op.id, n-before)
	}
	return was
}

// checkHungUp sends one request many times and hangs up on most of the responses, after ever more time: a retry gets
// the one resource.
func (s *scene) checkHungUp(w *world, op operation, callers []*caller) replay {
	s.tb.Helper()
	r := s.newRequest(op)
	was := replay{op: op, target: r.target(op), body: r.encodedBody(s.tb)}
	before := w.queryCount(usedRequestsQuery)
	for i := range concurrentSenders {
		ctx, hangUp := context.WithTimeout(s.tb.Context(), time.Duration(i)*100*time.Microsecond)
		if a, err := callers[i%len(callers)].trySendContext(ctx, op.method, was.target, was.body); err == nil && a.status >= 300 {
			s.tb.Errorf("%s, asked by one with little patience, answered %s", op.id, a)
		}
		hangUp()
	}
	a := s.send(op.method, was.target, was.body)
	if a.status >= 300 {
		s.tb.Fatalf("%s after hanging up answered %s", op.id, a)
	}
	was.made = resourceID(s.tb, a)
	was.assertReplays(s, "after hanging up", was.body)
	s.waitUntilIdle(s.wallet.ID)
	if n := w.queryCount(usedRequestsQuery); n != before+1 {
		s.tb.Errorf("%s, abandoned, used %d requestIds, not one", op.id, n-before)
	}
	return was
}

// usedRequestsQuery counts the effects of requests: their names, and the changes of strategy that only an event
// records.
const usedRequestsQuery = `SELECT (SELECT COUNT(*) FROM requests) + (SELECT COUNT(*) FROM events WHERE type = 'portfolio_wallet.strategy.status_changed')
	- (SELECT COUNT(*) FROM requests WHERE operation LIKE 'wallet.strategy:%')`

// createdAnswers is how many of the answers to one request say that it was created.
func createdAnswers(op operation) int {
	if op.Responses.Value("201") == nil {
		return 0
	}
	return 1
}

// reverseFields is a body with its fields in the reverse order, and spaces.
func reverseFields(tb testing.TB, body fields) string {
	tb.Helper()
	var parts []string
	for name, v := range body {
		parts = append(parts, encodeJSON(tb, name)+"\t: "+encodeJSON(tb, v))
	}
	slices.Sort(parts)
	slices.Reverse(parts)
	return " {\n" + strings.Join(parts, " ,\r\n") + "} "
}

// checkContested sends different requests of one name at once: one is made.
func (s *scene) checkContested(w *world, op operation, callers []*caller) {
	s.tb.Helper()
	good := s.newRequest(op)
	all := []request{good}
	for _, other := range variants[op.id].other {
		r := s.newRequest(op)
		r.body["requestId"] = good.body["requestId"]
		other(r.body)
		all = append(all, r)
	}
	sent := slices.Repeat(all, 8)
	statuses, codes, made := countAnswers(s.tb, sendAtOnce(callers, []operation{op}, sent))
	if statuses[http.StatusCreated] != createdAnswers(op) || len(made) != 1 || statuses[http.StatusOK] != 8-createdAnswers(op) || codes["request_id_conflict"] != len(sent)-8 {
		s.tb.Errorf("%s, %d bodies at once: %v, %v, %v", op.id, len(all), statuses, codes, made)
	}
	s.waitUntilIdle(s.wallet.ID)
	w.waitUntilSettled()
}

// checkRefusedFirst uses a name again that a refused request had.
func (s *scene) checkRefusedFirst(op operation) {
	s.tb.Helper()
	r := s.newRequest(op)
	wrong := s.newRequest(op)
	wrong.body["requestId"] = r.body["requestId"]
	switch op.id {
	case "createWallet":
		wrong.body["strategy"] = splitStrategy("50", "50")
	case "setStrategy":
		wrong.body["strategy"] = splitStrategy("50", "51")
	case "createFeeWrapper":
		wrong.body["managementFeeBps"] = 101
	case "registerApprover":
		wrong.body["name"] = "treasurer" // which another has
	case "allocate":
		wrong.body["allocations"] = []fields{{"from": usdcCash, "to": vaultID, "amountUsd": "900000.000000"}}
	default:
		wrong.body["sources"] = []fields{{"positionId": usdcCash, "amountUsd": json.Number("2")}}
	}
	if a := s.sendRequest(op, wrong); a.status < 400 || a.status >= 500 {
		s.tb.Errorf("%s answered %s", op.id, a)
	}
	if a := s.sendRequest(op, r); a.status != r.status {
		s.tb.Errorf("%s after a refusal answered %s", op.id, a)
	}
	s.waitUntilIdle(s.wallet.ID)
}

// checkSharedRequestID sends requests of different operations under one name at once.
func (s *scene) checkSharedRequestID(w *world, callers []*caller) {
	s.tb.Helper()
	name := uuid.New()
	var ops []operation
	var all []request
	for _, op := range idempotentOperations() {
		r := s.newRequest(op)
		r.body["requestId"] = name
		ops, all = append(ops, op), append(all, r)
	}
	before := w.queryCount(usedRequestsQuery)
	sent := slices.Repeat(all, 8)
	statuses, codes, made := countAnswers(s.tb, sendAtOnce(callers, ops, sent))
	if statuses[http.StatusCreated] > 1 || len(made) != 1 || statuses[http.StatusCreated]+statuses[http.StatusOK] != 8 || codes["duplicate_request_id"] != len(sent)-8 {
		s.tb.Errorf("%d operations at once: %v, %v, %v", len(ops), statuses, codes, made)
	}
	if n := w.queryCount(usedRequestsQuery); n != before+1 {
		s.tb.Errorf("%d requestIds were used, not one", n-before)
	}
	s.waitUntilIdle(s.wallet.ID)
}

// checkBusyWallet sends many different requests at once to a wallet that can do one of
// each kind at a time, and many endpoints of one url.
func (s *scene) checkBusyWallet(w *world, callers []*caller) {
	s.tb.Helper()
	ops := apiContract().byID()
	w.waitUntilSettled()
	w.withoutBlocks(func() {
		for _, id := range []string{"allocate", "createWithdrawal"} {
			var all []request
			for range concurrentSenders {
				all = append(all, s.newRequest(ops[id]))
			}
			if statuses, codes, _ := countAnswers(s.tb, sendAtOnce(callers, []operation{ops[id]}, all)); statuses[http.StatusCreated] != 1 || codes["workflow_conflict"] != concurrentSenders-1 {
				s.tb.Errorf("%s, %d at once: %v, %v", id, concurrentSenders, statuses, codes)
			}
		}
	})
	s.waitUntilIdle(s.wallet.ID)
	w.withoutBlocks(func() {
		s.checkOneSucceeds(callers, "cancelWithdrawal", s.newCancelRequest(), "withdrawal_already_cancelled")
	})
	s.checkOneSucceeds(callers, "createWebhook", s.validRequests()["createWebhook"], "webhook_duplicate_url")
	s.checkOneIsMade(callers, "addAddressBookEntry", s.validRequests()["addAddressBookEntry"], "address_book_duplicate_entry")
}

// checkOneIsMade sends the same request concurrently, without a requestId: requests during the creation get the one
// resource, and later ones the code.
func (s *scene) checkOneIsMade(callers []*caller, id string, r request, code string) {
	s.tb.Helper()
	statuses, codes, made := countAnswers(s.tb, sendAtOnce(callers, []operation{apiContract().byID()[id]}, slices.Repeat([]request{r}, concurrentSenders)))
	if len(made) != 1 || statuses[http.StatusCreated]+codes[code] != concurrentSenders {
		s.tb.Errorf("%s, %d at once: %v, %v, made %v", id, concurrentSenders, statuses, codes, made)
	}
}

// checkOneSucceeds sends the same request concurrently, without a requestId: one gets its result, and the others the
// code.
func (s *scene) checkOneSucceeds(callers []*caller, id string, r request, code string) {
	s.tb.Helper()
	statuses, codes, made := countAnswers(s.tb, sendAtOnce(callers, []operation{apiContract().byID()[id]}, slices.Repeat([]request{r}, concurrentSenders)))
	if len(made) != 1 || codes[code] != concurrentSenders-1 {
		s.tb.Errorf("%s, %d at once: %v, %v", id, concurrentSenders, statuses, codes)
	}
}

// newCancelRequest starts a withdrawal that has to redeem, and asks for its end.
func (s *scene) newCancelRequest() request {
	s.tb.Helper()
	body := withdrawalBody("usdc", "3", outsideAddress(7))
	body["sources"] = []fields{{"positionId": vaultID, "amountUsd": json.Number("3")}}
	made := postJSON[client.Withdrawal](s.caller, http.StatusCreated, walletPath(s.wallet.ID)+"/withdrawals", body)
	return request{path: map[string]string{"id": s.wallet.ID.String(), "withdrawalId": made.ID.String()}}
}
