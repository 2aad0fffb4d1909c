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

// What is odd and allowed is taken, and comes back as it went in.
func TestAPITakesWhatIsOddButAllowed(t *testing.T) {
	eachWorld(t, func(t *testing.T, w *world) {
		s := w.stage(t)
		s.labels()
		s.bounds()
		s.spellings()
		s.manyMovements()
		s.extremes()
	})
}

// labels are any text.
func (s *scene) labels() {
	for _, label := range []string{"a", " ", "null", strings.Repeat("😀", 128), strings.Repeat("é", 128), "שלום \u202eolleh", "e\u0301", "\u0001\t\r\n\u007f", "\uffff\ufeff", `"\'/`, "<script>alert(1)</script>",
		"%", "_", `100%_\`, "'; DROP TABLE wallets; --", "$1 {} ?", "İSTANBUL", "ǅ ẞ"} {
		made := post[client.Wallet](s.caller, http.StatusCreated, "/v2/wallets", fields{"requestId": uuid.New(), "label": label, "autoRebalance": false})
		read := take[client.Wallet](s.caller, http.StatusOK, s.send(http.MethodGet, walletPath(made.ID), ""))
		if made.Label != label || read.Label != label {
			s.tb.Errorf("%q came back as %q, then %q", label, made.Label, read.Label)
		}
		runes := []rune(label)
		part := string(runes[len(runes)/2:])
		for _, filter := range []url.Values{{"label": {label}}, {"labelSearch": {label}}, {"labelSearch": {part}}, {"labelSearch": {strings.ToLower(part)}}} {
			filter.Set("limit", "100")
			page := take[client.WalletPage](s.caller, http.StatusOK, s.send(http.MethodGet, "/v2/wallets?"+filter.Encode(), ""))
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

// bounds are the first and the last of what a parameter may be.
func (s *scene) bounds() {
	s.each(func(op operation, r request) {
		for _, p := range op.parameters(openapi3.ParameterInQuery) {
			schema := p.Schema.Value
			var values []string
			switch {
			case is(schema, "integer"):
				values = []string{strconv.Itoa(int(*schema.Min)), strconv.Itoa(int(*schema.Max))}
			case schema.Format == "date-time":
				values = []string{"0000-01-01T00:00:00Z", "1969-12-31T23:59:59.999999999-23:59", "2026-01-31T00:00:00.5+05:30", "9999-12-31T23:59:59.999999999Z"}
			case schema.Format == "uuid":
				values = []string{strings.ToUpper(r.query[p.Name])}
			}
			for _, v := range values {
				q := request{path: r.path, query: map[string]string{p.Name: v}}
				if op.takes("scope") && p.Name != "walletId" {
					q.query["scope"] = "organization"
				}
				if a := s.do(op, q); a.status != http.StatusOK {
					s.tb.Errorf("%s with %s=%s answered %s", op.id, p.Name, v, a)
				}
			}
		}
	})
}

// spellings are other ways to write what is meant.
func (s *scene) spellings() {
	s.each(func(op operation, r request) {
		if op.method != http.MethodGet {
			return
		}
		for name, id := range r.path {
			prefix, hex, _ := strings.Cut(id, "0x") // which is written small
			if r.path[name] = strings.ToUpper(id); prefix == "" && hex != "" {
				r.path[name] = "0x" + strings.ToUpper(hex)
			}
		}
		if a := s.do(op, r); a.status != r.status {
			s.tb.Errorf("%s in capitals answered %s", op.id, a)
		}
	})
	hash := strings.ToUpper(s.deposit.TxHash[2:])
	for _, prefix := range []string{"0x", "0X"} {
		d := take[client.Deposit](s.caller, http.StatusOK, s.send(http.MethodGet, walletPath(s.wallet.ID)+"/deposits/lookup?txHash="+prefix+hash, ""))
		if d.ID != s.deposit.ID {
			s.tb.Errorf("%s%s is %+v", prefix, hash, d)
		}
	}
	for _, kind := range []string{"application/json; charset=utf-8", "Application/JSON", `application/json;charset="UTF-8"`} {
		if a := s.send(http.MethodPost, "/v2/wallets", encode(s.tb, s.requests()["createWallet"].body), "Content-Type", kind); a.status != http.StatusCreated {
			s.tb.Errorf("%s answered %s", kind, a)
		}
	}
}

// manyMovements asks for as many as are described, and for amounts as small and
// as large as there are.
func (s *scene) manyMovements() {
	op := described().byID()["allocate"]
	most := int(*op.body().Properties["allocations"].Value.MaxItems)
	r := s.requests()[op.id]
	r.body["allocations"] = slices.Repeat([]fields{{"from": usdcCash, "to": vaultID, "amountUsd": "0.010000"}}, most)
	if a := s.do(described().byID()["previewAllocation"], request{path: r.path, body: fields{"allocations": r.body["allocations"]}}); a.status != http.StatusOK {
		s.tb.Errorf("a preview of %d movements answered %s", most, a)
	}
	s.moved(take[client.Allocation](s.caller, http.StatusCreated, s.do(op, r)), s.wallet.ID)
	s.idle(s.wallet.ID)
	s.withdrawn(s.wallet.ID, withdrawal("usdc", "5.0001e-2", outside(5))) // a millionth more than the fee
	s.idle(s.wallet.ID)
	for _, amount := range []string{"1000000000000", "1e12", "999999999999.999999"} {
		s.refused("insufficient_funds", http.MethodPost, walletPath(s.wallet.ID)+"/withdrawals", withdrawal("usdc", amount, outside(5)))
	}
	for _, sum := range []string{"1000000000000.000000", "999999999999.999999"} {
		movements := slices.Repeat([]fields{{"from": usdcCash, "to": vaultID, "amountUsd": sum}}, most)
		s.refused("insufficient_funds", http.MethodPost, walletPath(s.wallet.ID)+"/allocate", fields{"requestId": uuid.New(), "allocations": movements})
	}
	sources := []fields{{"positionId": usdcCash, "amountUsd": json.Number("1e12")}, {"positionId": vaultID, "amountUsd": json.Number("1e12")}}
	r = s.requests()["createWithdrawal"]
	r.body["amountUsd"], r.body["sources"] = json.Number("1e12"), sources
	if a := s.do(described().byID()["createWithdrawal"], r); a.code() != "insufficient_funds" {
		s.tb.Errorf("sources of a trillion each answered %s", a)
	}
}

// extremes turns the sandbox's knobs as far as they go. Everything can still be
// read.
func (s *scene) extremes() {
	most := int(*described().doc.Components.Schemas["SourceChange"].Value.Properties["apyBps"].Value.Max)
	for _, change := range []fields{
		{"navUsd": "0.000000", "liquidityUsd": "0.000000", "apyBps": 0, "mode": "emergency_freeze"},
		{"navUsd": "0.000001", "liquidityUsd": "0.000001", "mode": "active"},
		{"navUsd": "1000000000000.000000", "liquidityUsd": "1000000000000.000000", "apyBps": most},
	} {
		post[client.YieldSource](s.caller, http.StatusOK, "/v2/sandbox/sources/"+vaultID, change)
		s.readable()
	}
	s.faucet("usdc", outside(6), "1000000000.000000")
	before := time.Now()
	for _, seconds := range []int{1, 315_360_000} {
		now := post[client.ClockTime](s.caller, http.StatusOK, "/v2/sandbox/clock/advance", fields{"seconds": seconds}).Now
		if now.Sub(before) < time.Duration(seconds)*time.Second {
			s.tb.Errorf("after %d seconds it is %s", seconds, now)
		}
		s.readable()
	}
	s.fund(s.other, "usdt", "0.000001")
}

func (s *scene) readable() {
	s.tb.Helper()
	s.each(func(op operation, r request) {
		if op.method != http.MethodGet {
			return
		}
		if a := s.do(op, r); a.status != http.StatusOK {
			s.tb.Errorf("%s answered %s", op.id, a)
		}
	})
}
