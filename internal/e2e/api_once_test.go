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
const crowd = 64

// variants says for each operation that takes a requestId how its body can be
// written otherwise and mean the same, how it can mean something else, and what
// else would be refused by itself.
var variants = map[string]struct{ same, other, wrong []func(fields) }{
	"createWallet": {
		same:  []func(fields){without("strategy")},
		other: []func(fields){with("label", "another"), with("label", "Wallet"), with("label", "wallet "), with("autoRebalance", true)},
		wrong: []func(fields){with("strategy", split("60", "41")), with("strategy", split("60", "40"))},
	},
	"setStrategy": {
		same:  []func(fields){with("strategy", split("49.990", "5001e-2"))},
		other: []func(fields){without("strategy"), without("autoRebalance"), with("strategy", split("50", "50")), func(b fields) { b["autoRebalance"], b["strategy"] = false, nil }},
		wrong: []func(fields){with("autoRebalance", false), with("strategy", split("50", "50.01"))},
	},
	"createFeeWrapper": {
		same: []func(fields){with("feeRecipientAddress", outside(5))},
		other: []func(fields){with("performanceFeeBps", 1001), with("managementFeeBps", 51), with("maxPerformanceFeeBps", 2001),
			without("maxPerformanceFeeBps"), with("feeRecipientAddress", outside(6))},
		wrong: []func(fields){with("managementFeeBps", 101), with("sVaultId", "service-nothing")},
	},
	"allocate": {
		other: []func(fields){
			with("allocations", []fields{{"from": usdcCash, "to": vaultID, "amountUsd": "1.500001"}}),
			with("allocations", []fields{{"from": vaultID, "to": usdcCash, "amountUsd": "1.500000"}}),
			with("allocations", []fields{{"from": usdcCash, "to": vaultID, "amountUsd": "1.500000"}, {"from": usdcCash, "to": vaultID, "amountUsd": "1.500000"}}),
		},
	},
	"createWithdrawal": {
		same: []func(fields){
			with("partnerFeeAmountUsd", json.Number("5e-1")), without("destinationToken"), with("amountUsd", json.Number("25e-1")), with("amountUsd", json.Number("2.500000")), with("amountUsd", json.Number("0.25E+1")),
			with("sources", []fields{{"positionId": usdcCash, "amountUsd": "2.500000"}}), with("destinationAddress", common.HexToAddress(letters).Hex()),
		},
		other: []func(fields){without("sources"), with("destinationAddress", outside(9)), with("partnerFeeAmountUsd", json.Number("0.500001")), with("partnerFeeRecipientAddress", outside(8)),
			func(b fields) { without("partnerFeeAmountUsd")(b); without("partnerFeeRecipientAddress")(b) }},
		wrong: []func(fields){
			with("amountUsd", json.Number("2.500001")), with("amountUsd", json.Number("900000")),
			with("sources", []fields{{"positionId": vaultID, "amountUsd": json.Number("2.5")}}),
			func(b fields) { b["token"], b["destinationToken"] = "usdt", "usdt" },
		},
	},
}

// letters is an address that can be written in two ways.
const letters = "0xabcdefabcdefabcdefabcdefabcdefabcdefabcd"

// split is a strategy for USDC.
func split(source, cash string) fields {
	return fields{"allocations": fields{
		"usdc": []fields{{"yieldSourceId": vaultID, "pct": json.Number(source)}, {"yieldSourceId": "cash", "pct": json.Number(cash)}},
		"usdt": []fields{{"yieldSourceId": "cash", "pct": 100}},
	}}
}

func with(name string, v any) func(fields) { return func(b fields) { b[name] = v } }
func without(name string) func(fields)     { return func(b fields) { delete(b, name) } }

// onceOnly are the operations that take a requestId.
func onceOnly() map[string]operation {
	ops := map[string]operation{}
	for id, op := range described().byID() {
		if b := op.body(); b != nil && b.Properties["requestId"] != nil {
			ops[id] = op
		}
	}
	return ops
}

// A request makes one thing, however often it is sent, by however many at once,
// to however many processes, and however it is written.
func TestAPIDoesARequestOnce(t *testing.T) {
	if err := differing("operations without variants (-), or none any more (+)", onceOnly(), variants); err != nil {
		t.Error(err)
	}
	eachWorld(t, func(t *testing.T, w *world) {
		s := w.stage(t)
		callers := []*caller{s.caller}
		if w.DB.Engine() == store.Postgres {
			callers = append(callers, w.replica(t, s.caller))
		}
		var made []replay
		for _, op := range onceOnly() {
			made = append(made, s.once(w, op, callers), s.abandoned(w, op, callers))
			s.contested(w, op, callers)
			s.refusedFirst(op)
		}
		s.shared(w, callers)
		s.busy(w, callers)
		s.idle(s.wallet.ID)
		w.settled()
		w.proven()
		w.Clock.Advance(366 * 24 * time.Hour)
		for _, r := range made {
			r.again(s, "a year later", r.body)
		}
	})
}

// replay is a request that was made, and what it made.
type replay struct {
	op           operation
	target, body string
	made         string
}

// again sends it in other words.
func (r replay) again(s *scene, what, body string) {
	s.tb.Helper()
	a := s.send(r.op.method, r.target, body)
	if a.status != http.StatusOK || identity(s.tb, a) != r.made {
		s.tb.Errorf("%s, %s: %s answered %s, not %v", r.op.id, what, body, a, r.made)
	}
}

// answersOf sends requests, all at once, through the callers in turn.
func answersOf(callers []*caller, op []operation, rs []request) []answer {
	out := make([]answer, len(rs))
	var wait sync.WaitGroup
	start := make(chan struct{})
	for i, r := range rs {
		c, op := callers[i%len(callers)], op[i%len(op)]
		target, text := r.target(op), r.text(c.tb)
		wait.Go(func() {
			<-start
			var err error
			if out[i], err = c.try(op.method, target, text); err != nil {
				c.tb.Error(err)
			}
		})
	}
	close(start)
	wait.Wait()
	return out
}

// tally counts answers by their status and code, and returns what was made.
func tally(tb testing.TB, answers []answer) (statuses map[int]int, codes map[string]int, made map[string]int) {
	tb.Helper()
	statuses, codes, made = map[int]int{}, map[string]int{}, map[string]int{}
	for _, a := range answers {
		statuses[a.status]++
		if a.status < 300 {
			made[identity(tb, a)]++
		} else {
			codes[a.code()]++
		}
	}
	return statuses, codes, made
}

// fresh is a request for the operation that has not been made.
func (s *scene) fresh(op operation) request {
	r := s.requests()[op.id]
	if op.id == "createWithdrawal" {
		r.body["destinationAddress"] = letters
	}
	return r
}

// once sends one request many times, and then in other words, and then another
// one of the same name.
func (s *scene) once(w *world, op operation, callers []*caller) replay {
	s.tb.Helper()
	r := s.fresh(op)
	before := w.count(used)
	statuses, _, made := tally(s.tb, answersOf(callers, []operation{op}, slices.Repeat([]request{r}, crowd)))
	if statuses[http.StatusCreated] != creations(op) || statuses[http.StatusOK] != crowd-creations(op) || len(made) != 1 {
		s.tb.Errorf("%s, %d at once: %v, %v", op.id, crowd, statuses, made)
	}
	s.idle(s.wallet.ID)
	was := replay{op: op, target: r.target(op), body: r.text(s.tb)}
	for was.made = range made {
	}
	was.again(s, "later", was.body)
	was.again(s, "backwards", backwards(s.tb, r.body))
	was.again(s, "in capitals", strings.ReplaceAll(r.text(s.tb), r.body["requestId"].(uuid.UUID).String(), strings.ToUpper(r.body["requestId"].(uuid.UUID).String())))
	change := func(fn func(fields)) string {
		body := fields{}
		for name, v := range r.body {
			body[name] = v
		}
		fn(body)
		return encode(s.tb, body)
	}
	for _, same := range variants[op.id].same {
		was.again(s, "in other words", change(same))
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
	for id, elsewhere := range onceOnly() {
		q := s.requests()[id]
		q.body["requestId"] = r.body["requestId"]
		if a := s.do(elsewhere, q); id != op.id && a.code() != "duplicate_request_id" {
			s.tb.Errorf("%s with the requestId of %s answered %s", id, op.id, a)
		}
	}
	if r.path["id"] != "" {
		q := request{path: map[string]string{"id": s.other.ID.String()}, body: r.body}
		if r.path["id"] == s.other.ID.String() {
			q.path["id"] = s.wallet.ID.String()
		}
		if a := s.do(op, q); a.code() != "duplicate_request_id" {
			s.tb.Errorf("%s of another wallet answered %s", op.id, a)
		}
	}
	if n := w.count(used); n != before+1 {
		s.tb.Errorf("%s used %d requestIds, not one", op.id, n-before)
	}
	return was
}

// abandoned sends one request many times and hangs up on most of the answers,
// after ever more time: whoever asks again gets what was made, once.
func (s *scene) abandoned(w *world, op operation, callers []*caller) replay {
	s.tb.Helper()
	r := s.fresh(op)
	was := replay{op: op, target: r.target(op), body: r.text(s.tb)}
	before := w.count(used)
	for i := range crowd {
		ctx, hangUp := context.WithTimeout(s.tb.Context(), time.Duration(i)*100*time.Microsecond)
		if a, err := callers[i%len(callers)].within(ctx, op.method, was.target, was.body); err == nil && a.status >= 300 {
			s.tb.Errorf("%s, asked by one with little patience, answered %s", op.id, a)
		}
		hangUp()
	}
	a := s.send(op.method, was.target, was.body)
	if a.status >= 300 {
		s.tb.Fatalf("%s after hanging up answered %s", op.id, a)
	}
	was.made = identity(s.tb, a)
	was.again(s, "after hanging up", was.body)
	s.idle(s.wallet.ID)
	if n := w.count(used); n != before+1 {
		s.tb.Errorf("%s, abandoned, used %d requestIds, not one", op.id, n-before)
	}
	return was
}

// used counts what requests have done: their names, and the changes of strategy
// that no row but an event is left of.
const used = `SELECT (SELECT COUNT(*) FROM requests) + (SELECT COUNT(*) FROM events WHERE type = 'portfolio_wallet.strategy.status_changed')
	- (SELECT COUNT(*) FROM requests WHERE operation LIKE 'wallet.strategy:%')`

// creations is how many of the answers to one request say that it was created.
func creations(op operation) int {
	if op.Responses.Value("201") == nil {
		return 0
	}
	return 1
}

// backwards is a body with its fields in the reverse order, and spaces.
func backwards(tb testing.TB, body fields) string {
	tb.Helper()
	var parts []string
	for name, v := range body {
		parts = append(parts, encode(tb, name)+"\t: "+encode(tb, v))
	}
	slices.Sort(parts)
	slices.Reverse(parts)
	return " {\n" + strings.Join(parts, " ,\r\n") + "} "
}

// contested sends different requests of one name at once: one is made.
func (s *scene) contested(w *world, op operation, callers []*caller) {
	s.tb.Helper()
	good := s.fresh(op)
	all := []request{good}
	for _, other := range variants[op.id].other {
		r := s.fresh(op)
		r.body["requestId"] = good.body["requestId"]
		other(r.body)
		all = append(all, r)
	}
	sent := slices.Repeat(all, 8)
	statuses, codes, made := tally(s.tb, answersOf(callers, []operation{op}, sent))
	if statuses[http.StatusCreated] != creations(op) || len(made) != 1 || statuses[http.StatusOK] != 8-creations(op) || codes["request_id_conflict"] != len(sent)-8 {
		s.tb.Errorf("%s, %d bodies at once: %v, %v, %v", op.id, len(all), statuses, codes, made)
	}
	s.idle(s.wallet.ID)
	w.settled()
}

// refusedFirst uses a name again that a refused request had.
func (s *scene) refusedFirst(op operation) {
	s.tb.Helper()
	r := s.fresh(op)
	wrong := s.fresh(op)
	wrong.body["requestId"] = r.body["requestId"]
	switch op.id {
	case "createWallet":
		wrong.body["strategy"] = split("50", "50")
	case "setStrategy":
		wrong.body["strategy"] = split("50", "51")
	case "createFeeWrapper":
		wrong.body["managementFeeBps"] = 101
	case "allocate":
		wrong.body["allocations"] = []fields{{"from": usdcCash, "to": vaultID, "amountUsd": "900000.000000"}}
	default:
		wrong.body["sources"] = []fields{{"positionId": usdcCash, "amountUsd": json.Number("2")}}
	}
	if a := s.do(op, wrong); a.status < 400 || a.status >= 500 {
		s.tb.Errorf("%s answered %s", op.id, a)
	}
	if a := s.do(op, r); a.status != r.status {
		s.tb.Errorf("%s after a refusal answered %s", op.id, a)
	}
	s.idle(s.wallet.ID)
}

// shared sends requests of different operations under one name at once.
func (s *scene) shared(w *world, callers []*caller) {
	s.tb.Helper()
	name := uuid.New()
	var ops []operation
	var all []request
	for _, op := range onceOnly() {
		r := s.fresh(op)
		r.body["requestId"] = name
		ops, all = append(ops, op), append(all, r)
	}
	before := w.count(used)
	sent := slices.Repeat(all, 8)
	statuses, codes, made := tally(s.tb, answersOf(callers, ops, sent))
	if statuses[http.StatusCreated] > 1 || len(made) != 1 || statuses[http.StatusCreated]+statuses[http.StatusOK] != 8 || codes["duplicate_request_id"] != len(sent)-8 {
		s.tb.Errorf("%d operations at once: %v, %v, %v", len(ops), statuses, codes, made)
	}
	if n := w.count(used); n != before+1 {
		s.tb.Errorf("%d requestIds were used, not one", n-before)
	}
	s.idle(s.wallet.ID)
}

// busy sends many different requests at once to a wallet that can do one of
// each kind at a time, and many endpoints of one url.
func (s *scene) busy(w *world, callers []*caller) {
	s.tb.Helper()
	ops := described().byID()
	w.settled()
	w.held(func() {
		for _, id := range []string{"allocate", "createWithdrawal"} {
			var all []request
			for range crowd {
				all = append(all, s.fresh(ops[id]))
			}
			if statuses, codes, _ := tally(s.tb, answersOf(callers, []operation{ops[id]}, all)); statuses[http.StatusCreated] != 1 || codes["workflow_conflict"] != crowd-1 {
				s.tb.Errorf("%s, %d at once: %v, %v", id, crowd, statuses, codes)
			}
		}
	})
	s.idle(s.wallet.ID)
	w.held(func() { s.onlyOne(callers, "cancelWithdrawal", s.pending(), "withdrawal_already_cancelled") })
	s.onlyOne(callers, "createWebhook", s.requests()["createWebhook"], "webhook_duplicate_url")
	s.onlyOne(callers, "addAddressBookEntry", s.requests()["addAddressBookEntry"], "address_book_duplicate_entry")
}

// onlyOne sends the same at once, without a name: one is answered with what it
// did, and the others with the code.
func (s *scene) onlyOne(callers []*caller, id string, r request, code string) {
	s.tb.Helper()
	statuses, codes, made := tally(s.tb, answersOf(callers, []operation{described().byID()[id]}, slices.Repeat([]request{r}, crowd)))
	if len(made) != 1 || codes[code] != crowd-1 {
		s.tb.Errorf("%s, %d at once: %v, %v", id, crowd, statuses, codes)
	}
}

// pending starts a withdrawal that has to redeem, and asks for its end.
func (s *scene) pending() request {
	s.tb.Helper()
	body := withdrawal("usdc", "3", outside(7))
	body["sources"] = []fields{{"positionId": vaultID, "amountUsd": json.Number("3")}}
	made := post[client.Withdrawal](s.caller, http.StatusCreated, walletPath(s.wallet.ID)+"/withdrawals", body)
	return request{path: map[string]string{"id": s.wallet.ID.String(), "withdrawalId": made.ID.String()}}
}
