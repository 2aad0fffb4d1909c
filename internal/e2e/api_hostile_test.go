package e2e

import (
	"fmt"
	"hash/fnv"
	"maps"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"
)

// An invalid request is rejected with the right code, and changes no state.
func TestAPIRefusesHostileInput(t *testing.T) {
	eachWorld(t, func(t *testing.T, w *world) {
		s := w.newScene(t)
		n := 0
		w.assertUnchanged(func() {
			s.eachOperation(func(op operation, r request) {
				met := map[string]int{}
				for _, a := range slices.Concat(s.hostilePaths(op, r), s.hostileQueries(op, r), s.hostileBodies(op, r), s.hostileHeaders(op, r)) {
					met[a.what]++
					if isInRun(fmt.Sprint(op.id, " ", a.what, met[a.what])) {
						a.assertRefused(s.caller, op)
						n++
					}
				}
			})
			n += s.hostileCursors()
		})
		least := 4000
		if testing.Short() {
			least /= 2 * hostileShare
		}
		if n < least {
			t.Errorf("only %d requests were made", n)
		}
	})
}

// hostileShare is the share of hostile requests that are made with -short: one in so many.
const hostileShare = 5

// isInRun reports whether a hostile request is made. With -short its name decides, so that each
// run makes the same requests.
func isInRun(name string) bool {
	if !testing.Short() {
		return true
	}
	sum := fnv.New32a()
	_, _ = sum.Write([]byte(name))
	return sum.Sum32()%hostileShare == 0
}

// attempt is a request that must be refused with a code.
type attempt struct {
	what, target, body string
	headers            []string
	code               string
}

func (a attempt) assertRefused(c *caller, op operation) {
	c.tb.Helper()
	a.code = codeAt(op.path, a.code)
	got := c.send(op.method, a.target, a.body, a.headers...)
	if got.code() != a.code || got.status != apiContract().statusOfCode[a.code] || len(got.text) > 2000 {
		c.tb.Errorf("%s, %s: %s %.300s %.300q answered %.600s, %s is expected", op.id, a.what, op.method, a.target, a.body, got, a.code)
	}
}

// hostilePaths puts invalid ids into each parameter of the path.
func (s *scene) hostilePaths(op operation, r request) (out []attempt) {
	for _, p := range op.parametersIn("path") {
		odds := invalidTexts("validation_error", "x", "a%2Fb", "%00", "%FF", "%0A", "%3F", "%23", "%25", "%7Bid%7D", "-1", "1e400", "NaN", "%27%20OR%201%3D1%20--", "%F0%9F%98%80", "null")
		for _, o := range invalidIDs {
			if o.text != "" {
				odds = append(odds, invalidText{url.PathEscape(o.text), o.code})
			}
		}
		if p.Schema.Value.Format != "uuid" && p.Schema.Value.Pattern == "" { // any text may be an id
			for i := range odds {
				odds[i].code = "yield_source_not_found"
			}
		}
		if strings.Contains(strings.ToLower(p.Name), "address") {
			odds = append(odds, invalidTexts("validation_error", "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d35A", "0xfb6916095ca1df60bB79Ce92cE3Ea74c37c5d359", "0X"+outsideAddress(1)[2:], zeroAddress)...)
		}
		odds = append(odds, invalidTexts("not_found", ".", "%2E", "..", "%2E%2E", "..%2F"+uuid.NewString(), "%2F", "a%2F%2Fb", "a%2F")...)
		for _, o := range odds {
			at := strings.ReplaceAll(op.path, "{"+p.Name+"}", o.text)
			out = append(out, attempt{what: "path " + p.Name, target: request{path: r.path}.target(operation{path: at}), body: r.encodedBody(s.tb), code: o.code})
		}
	}
	return out
}

// hostileQueries puts invalid values into each parameter of the query, and adds an unknown parameter.
func (s *scene) hostileQueries(op operation, r request) (out []attempt) {
	bare := request{path: r.path}.target(op)
	add := func(what, query, code string) {
		out = append(out, attempt{what: "query " + what, target: bare + "?" + query, body: r.encodedBody(s.tb), code: code})
	}
	rest := func(without string) string {
		values := url.Values{}
		for name, v := range r.query {
			if name != without {
				values.Set(name, v)
			}
		}
		return values.Encode()
	}
	for _, p := range op.parametersIn("query") {
		odds := append(invalidTexts("validation_error", "\x00", "a\x00", "\xff", "\xed\xa0\x80"), invalidTextsOf(p.Name, p.Schema.Value)...)
		// A list about a source that is not in the catalog is empty, or of a time when it was.
		odds = slices.DeleteFunc(odds, func(o invalidText) bool { return o.code == "yield_source_not_found" })
		if hasType(p.Schema.Value, "integer") {
			odds = append(append(odds, invalidIntegers...), integersOutOfBounds(p.Schema.Value)...)
			odds = append(odds, invalidTexts("validation_error", "", " 1", "1 ", "01", "１", "x", "0x1", "null")...)
		}
		for _, o := range odds {
			add(p.Name, rest(p.Name)+"&"+p.Name+"="+url.QueryEscape(o.text), o.code)
		}
		if p.Required {
			add("without "+p.Name, rest(p.Name), "validation_error")
		}
		first := url.QueryEscape(r.query[p.Name])
		add(p.Name+" twice", rest(p.Name)+"&"+p.Name+"="+first+"&"+p.Name+"="+first, "validation_error")
		add(p.Name+" malformed", rest(p.Name)+"&"+p.Name+"=%zz", "validation_error")
		for _, name := range []string{strings.ToUpper(p.Name), p.Name + "[]", p.Name + "%00", "%20" + p.Name} {
			add(name, rest("")+"&"+name+"="+first, "unknown_parameters")
		}
	}
	for _, name := range []string{"verbose", "organizationId", "id", "$where", "%00", "%F0%9F%98%80", "", strings.Repeat("x", 5000)} {
		add("unknown", rest("")+"&"+name+"=1", "unknown_parameters")
	}
	if !op.hasQuery("limit") {
		add("limit", "limit=1", "unknown_parameters")
	}
	add("with a semicolon", rest("")+"&a=1;b=2", "validation_error")
	return out
}

// hostileBodies sends every body with one mistake.
func (s *scene) hostileBodies(op operation, r request) (out []attempt) {
	schema := op.bodySchema()
	if schema == nil {
		for text, code := range map[string]string{`{"foo":1}`: "unknown_parameters", "{{{{": "validation_error", "[]": "validation_error", " ": "validation_error", `{"a":1,"a":1}`: "validation_error"} {
			out = append(out, attempt{what: "no body is taken, as " + text, target: r.target(op), body: text, headers: []string{"Content-Type", "application/json"}, code: code})
		}
		return out
	}
	for _, m := range append(buildMutations(s.tb, schema, r.body), invalidFramings(r.encodedBody(s.tb))...) {
		out = append(out, attempt{what: "body " + m.what, target: r.target(op), body: m.text, code: m.code})
	}
	return out
}

// hostileHeaders says that the body is something else.
func (s *scene) hostileHeaders(op operation, r request) (out []attempt) {
	if op.bodySchema() == nil {
		return nil
	}
	for _, kind := range []string{"", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/json; charset=utf-16", "application/xml",
		"application/json, application/json", "json", "application/jsonp", "*/*", ";", "application/json;;", "application/json; charset=" + strings.Repeat("x", 5000), "😀"} {
		out = append(out, attempt{what: "content type " + kind, target: r.target(op), body: r.encodedBody(s.tb), headers: []string{"Content-Type", kind}, code: "validation_error"})
	}
	for _, coding := range []string{"gzip", "identity", "br", "x"} {
		out = append(out, attempt{what: "coding " + coding, target: r.target(op), body: r.encodedBody(s.tb), headers: []string{"Content-Encoding", coding}, code: "validation_error"})
	}
	return out
}

// hostileCursors brings cursors that are cut, changed, or of another list.
func (s *scene) hostileCursors() (n int) {
	refused := func(op operation, r request, what, cursor string) {
		if !isInRun(fmt.Sprint(op.id, " cursor ", what, len(cursor))) {
			return
		}
		r.query = maps.Clone(r.query)
		r.query["cursor"] = cursor
		attempt{what: "cursor " + what, target: r.target(op), code: "invalid_cursor"}.assertRefused(s.caller, op)
		n++
	}
	var others []string
	s.eachOperation(func(op operation, _ request) {
		if !op.hasQuery("cursor") {
			return
		}
		page := s.oneItemPage(op)
		_, cursor := s.readPage(op, s.oneItemPage(op))
		for _, other := range others {
			refused(op, page, "of another list", other)
		}
		others = append(others, cursor)
		for i := range cursor {
			c := byte('A')
			if cursor[i] == c {
				c = 'B'
			}
			refused(op, page, "changed", cursor[:i]+string(c)+cursor[i+1:])
			refused(op, page, "cut", cursor[:i])
			refused(op, page, "cut before", cursor[i+1:])
		}
		for _, more := range []string{"A", "=", "==", "\n", " ", "%00", cursor} {
			refused(op, page, "longer", cursor+more)
		}
		for name, v := range s.otherLists(op) {
			r := s.oneItemPage(op)
			r.query[name] = v
			refused(op, r, "with another "+name, cursor)
		}
		if r := s.oneItemPage(op); len(r.path) > 0 {
			r.path = map[string]string{"id": s.other.ID.String(), "endpointId": s.webhooks[0].ID.String(), "vaultId": s.vaults[1].ID.String()}
			refused(op, r, "of another wallet or endpoint", cursor)
		}
		if r := s.oneItemPage(op); op.id == "listActivity" || op.id == "listDailyBalances" {
			r.query = map[string]string{"walletId": s.wallet.ID.String()}
			refused(op, r, "of the organization", cursor)
		}
		s.continueList(op, cursor)
	})
	return n
}

// otherLists has a value for each parameter that would make another list of the
// one that oneItemPage asks for.
func (s *scene) otherLists(op operation) map[string]string {
	values := map[string]string{}
	for _, p := range op.parametersIn("query") {
		schema := p.Schema.Value
		switch {
		case slices.Contains([]string{"cursor", "limit", "sort"}, p.Name): // these do not say which list it is
		case op.hasQuery("scope") && (p.Name == "scope" || p.Name == "walletId"): // only one of the two may be given
		case len(schema.Enum) > 0:
			i := slices.IndexFunc(schema.Enum, func(v any) bool { return v != schema.Default })
			values[p.Name] = schema.Enum[i].(string)
		case schema.Format == "date-time":
			values[p.Name] = "2020-01-01T00:00:00Z"
		case schema.Format == "uuid":
			values[p.Name] = uuid.NewString()
		default:
			values[p.Name] = s.validRequests()[op.id].query[p.Name]
		}
	}
	return values
}

// continueList continues a list in other words.
func (s *scene) continueList(op operation, cursor string) {
	for name, v := range map[string]string{"limit": "100", "sort": "createdAt", "order": "desc"} {
		r := s.oneItemPage(op)
		r.query["cursor"] = cursor
		if op.hasQuery(name) {
			r.query[name] = v
		}
		if a := s.sendRequest(op, r); a.status != http.StatusOK {
			s.tb.Errorf("%s with %s %s answered %s to its own cursor", op.id, name, v, a)
		}
	}
}
