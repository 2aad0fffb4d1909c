package e2e

import (
	"encoding/json"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/client"
)

// Odd but valid values are accepted, and returned unchanged.
func TestAPITakesWhatIsOddButAllowed(t *testing.T) {
	eachWorld(t, func(t *testing.T, w *world) {
		s := w.newScene(t)
		s.checkLabels()
		s.checkBounds()
		s.checkSpellings()
		s.checkNulls()
		s.checkManyMovements()
		s.checkExtremes()
	})
}

// checkLabels are any text.
func (s *scene) checkLabels() {
	for _, label := range []string{"a", " a ", "null", strings.Repeat("😀", 128), strings.Repeat("é", 128), "שלום olleh", "e\u0301", "👩🌾", "\uffffx", `"\'/`, "<script>alert(1)</script>",
		"%", "_", `100%_\`, "'; DROP TABLE wallets; --", "$1 {} ?", "İSTANBUL", "ǅ ẞ"} {
		made := postJSON[client.Wallet](s.caller, http.StatusCreated, "/v2/wallets", fields{"requestId": uuid.New(), "label": label, "autoRebalance": false})
		read := decodeResponse[client.Wallet](s.caller, http.StatusOK, s.send(http.MethodGet, walletPath(made.ID), ""))
		if made.Label != label || read.Label != label {
			s.tb.Errorf("%q came back as %q, then %q", label, made.Label, read.Label)
		}
		runes := []rune(label)
		part := string(runes[len(runes)/2:])
		for _, filter := range []url.Values{{"label": {label}}, {"labelSearch": {label}}, {"labelSearch": {part}}, {"labelSearch": {strings.ToLower(part)}}} {
			filter.Set("limit", "100")
			page := decodeResponse[client.WalletPage](s.caller, http.StatusOK, s.send(http.MethodGet, "/v2/wallets?"+filter.Encode(), ""))
			if !slices.ContainsFunc(page.Data, func(w client.Wallet) bool { return w.ID == made.ID }) {
				s.tb.Errorf("%q is not found by %v", label, filter)
			}
			for _, found := range page.Data {
				if exact := filter.Get("label"); exact != "" && found.Label != exact {
					s.tb.Errorf("%q is found by %v", found.Label, filter)
				}
				if searched := strings.ToLower(filter.Get("labelSearch")); !strings.Contains(strings.ToLower(found.Label), searched) {
					s.tb.Errorf("%q is found by %v", found.Label, filter)
				}
			}
		}
	}
}

// addsBooksUp marks operations that bring forward earlier balances: a future period has none, where a list of it is
// empty.
var addsBooksUp = map[string]bool{"exportBeancount": true, "exportDailyBalances": true, "listDailyBalances": true, "getStatement": true}

// checkBounds tests the first and the last value of a parameter.
func (s *scene) checkBounds() {
	s.eachOperation(func(op operation, r request) {
		for _, p := range op.parametersIn(openapi3.ParameterInQuery) {
			schema := p.Schema.Value
			var values []string
			switch {
			case hasType(schema, "integer"):
				values = []string{strconv.Itoa(int(*schema.Min)), strconv.Itoa(int(*schema.Max))}
			case schema.Format == "date-time":
				values = []string{"0000-01-01T00:00:00Z", "1969-12-31T23:59:59.999999999-23:59", "2026-01-31T00:00:00.5+05:30", "9999-12-31T23:59:59.999999999Z"}
			case schema.Format == "uuid":
				values = []string{strings.ToUpper(r.query[p.Name])}
			}
			for _, v := range values {
				q := request{path: r.path, query: map[string]string{p.Name: v}}
				if op.hasQuery("scope") && p.Name != "walletId" {
					q.query["scope"] = "organization"
				}
				want := http.StatusOK
				if p.Name == "from" && strings.HasPrefix(v, "9999") && addsBooksUp[op.id] {
					want = http.StatusBadRequest // no value lies between it and now
				}
				if a := s.sendRequest(op, q); a.status != want {
					s.tb.Errorf("%s with %s=%s answered %s, want %d", op.id, p.Name, v, a, want)
				}
			}
		}
	})
}

// checkNulls tests fields that responses show as null, sent as they were shown.
func (s *scene) checkNulls() {
	nullable := map[string]string{"addAddressBookEntry": "group", "createRiskRule": "unwindToPct"}
	s.eachOperation(func(op operation, r request) {
		field, has := nullable[op.id]
		if !has {
			return
		}
		r.body[field] = nil
		if a := s.sendRequest(op, r); a.status != r.status || !strings.Contains(a.text, `"`+field+`":null`) {
			s.tb.Errorf("%s with %s null answered %s", op.id, field, a)
		}
	})
}

// checkSpellings tests other spellings of one value.
func (s *scene) checkSpellings() {
	s.eachOperation(func(op operation, r request) {
		if op.method != http.MethodGet {
			return
		}
		for name, id := range r.path {
			prefix, hex, _ := strings.Cut(id, "0x") // which is written small
			r.path[name] = strings.ToUpper(id)
			if prefix == "" && hex != "" {
				r.path[name] = "0x" + strings.ToUpper(hex)
			}
		}
		if a := s.sendRequest(op, r); a.status != r.status {
			s.tb.Errorf("%s in capitals answered %s", op.id, a)
		}
	})
	hash := strings.ToUpper(s.deposit.TxHash[2:])
	for _, prefix := range []string{"0x", "0X"} {
		d := decodeResponse[client.Deposit](s.caller, http.StatusOK, s.send(http.MethodGet, walletPath(s.wallet.ID)+"/deposits/lookup?txHash="+prefix+hash, ""))
		if d.ID != s.deposit.ID {
			s.tb.Errorf("%s%s is %+v", prefix, hash, d)
		}
	}
	for _, kind := range []string{"application/json; charset=utf-8", "Application/JSON", `application/json;charset="UTF-8"`} {
		if a := s.send(http.MethodPost, "/v2/wallets", encodeJSON(s.tb, s.validRequests()["createWallet"].body), "Content-Type", kind); a.status != http.StatusCreated {
			s.tb.Errorf("%s answered %s", kind, a)
		}
	}
}

// checkManyMovements asks for as many as are described, and for amounts as small and
// as large as there are.
func (s *scene) checkManyMovements() {
	op := apiContract().byID()["allocate"]
	most := int(*op.bodySchema().Properties["allocations"].Value.MaxItems)
	r := s.validRequests()[op.id]
	r.body["allocations"] = slices.Repeat([]fields{{"from": usdcCash, "to": vaultID, "amountUsd": "0.010000"}}, most)
	if a := s.sendRequest(apiContract().byID()["previewAllocation"], request{path: r.path, body: fields{"allocations": r.body["allocations"]}}); a.status != http.StatusOK {
		s.tb.Errorf("a preview of %d movements answered %s", most, a)
	}
	s.waitUntilRebalanced(decodeResponse[client.Allocation](s.caller, http.StatusCreated, s.sendRequest(op, r)), s.wallet.ID)
	s.waitUntilIdle(s.wallet.ID)
	s.withdrawAndWait(s.wallet.ID, withdrawalBody("usdc", "5.0001e-2", outsideAddress(5))) // a millionth more than the fee
	s.waitUntilIdle(s.wallet.ID)
	for _, amount := range []string{"1000000000000", "1e12", "999999999999.999999"} {
		s.assertRefused("insufficient_funds", http.MethodPost, walletPath(s.wallet.ID)+"/withdrawals", withdrawalBody("usdc", amount, outsideAddress(5)))
	}
	for _, sum := range []string{"1000000000000.000000", "999999999999.999999"} {
		movements := slices.Repeat([]fields{{"from": usdcCash, "to": vaultID, "amountUsd": sum}}, most)
		s.assertRefused("insufficient_funds", http.MethodPost, walletPath(s.wallet.ID)+"/allocate", fields{"requestId": uuid.New(), "allocations": movements})
	}
	sources := []fields{{"positionId": usdcCash, "amountUsd": json.Number("1e12")}, {"positionId": vaultID, "amountUsd": json.Number("1e12")}}
	r = s.validRequests()["createWithdrawal"]
	r.body["amountUsd"], r.body["sources"] = json.Number("1e12"), sources
	if a := s.sendRequest(apiContract().byID()["createWithdrawal"], r); a.code() != "insufficient_funds" {
		s.tb.Errorf("sources of a trillion each answered %s", a)
	}
}

// checkExtremes turns the sandbox's knobs as far as they go. Everything can still be
// read.
func (s *scene) checkExtremes() {
	most := int(*apiContract().doc.Components.Schemas["SourceChange"].Value.Properties["apyBps"].Value.Max)
	for _, change := range []fields{
		{"navUsd": "0.000000", "liquidityUsd": "0.000000", "apyBps": 0, "mode": "emergency_freeze"},
		{"navUsd": "0.000001", "liquidityUsd": "0.000001", "mode": "active"},
		{"navUsd": "1000000000000.000000", "liquidityUsd": "1000000000000.000000", "apyBps": most},
	} {
		postJSON[client.YieldSource](s.caller, http.StatusOK, "/v2/sandbox/sources/"+vaultID, change)
		s.assertReadable()
	}
	s.payFromFaucet("usdc", outsideAddress(6), "1000000000.000000")
	before := time.Now()
	for _, seconds := range []int{1, 315_360_000} {
		now := postJSON[client.ClockTime](s.caller, http.StatusOK, "/v2/sandbox/clock/advance", fields{"seconds": seconds}).Now
		if now.Sub(before) < time.Duration(seconds)*time.Second {
			s.tb.Errorf("after %d seconds it is %s", seconds, now)
		}
		s.assertReadable()
	}
	s.fundWallet(s.other, "usdt", "0.000001")
}

func (s *scene) assertReadable() {
	s.tb.Helper()
	s.eachOperation(func(op operation, r request) {
		if op.method != http.MethodGet {
			return
		}
		if a := s.sendRequest(op, r); a.status != http.StatusOK {
			s.tb.Errorf("%s answered %s", op.id, a)
		}
	})
}
