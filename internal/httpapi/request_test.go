package httpapi

import (
	"fmt"
	"net/http"
	"testing"

	"github.com/granaryhq/granary/internal/auth"
	"github.com/granaryhq/granary/internal/ratelimit"
)

// Of several errors the one that is nearest to the front of the request is reported, but in a body an unknown field
// before any other.
func TestTheFirstMistakeIsTold(t *testing.T) {
	b := newTestServer(t, ratelimit.Rate{}, echoOperation)
	token := "Bearer " + b.issueToken(t, b.org, auth.WalletsWrite)
	const (
		badID      = "/v2/test/x/echo"
		goodID     = "/v2/test/" + walletID + "/echo"
		badLabel   = `{"requestId":"x","label":"","flag":true,"number":0.1,"text":"12.500000"`
		alsoFields = badLabel + `,"another":1}`
	)
	for name, c := range map[string]struct{ target, body, want string }{
		"an unknown parameter and all else":     {badID + "?chain=mars&other=1", alsoFields, `unknown_parameters unknown parameter "other"`},
		"the path, the query and the body":      {badID + "?chain=mars", alsoFields, "validation_error id in the path must be a UUID v4"},
		"the path and what is no body":          {badID, "{", "validation_error id in the path must be a UUID v4"},
		"two parameters and the body":           {goodID + "?chain=mars&mode=c", alsoFields, "unsupported_chain chain: no such chain"},
		"an unknown field and fields before it": {goodID, alsoFields, `unknown_parameters unknown field "another"`},
		"an unknown field two objects deep":     {goodID, badLabel + `,"moves":[{"amountUsd":1,"another":1}]}`, `unknown_parameters unknown field "moves[0].another"`},
		"two fields":                            {goodID, badLabel + `}`, "validation_error requestId must be a UUID v4"},
		"what is no body":                       {goodID, "{", "validation_error the body is not one JSON value"},
	} {
		r := b.send(t, "POST", c.target, c.body, "Authorization", token, "Content-Type", jsonContentType)
		body := r.decodeJSON(t)
		if got := fmt.Sprint(body["code"], " ", body["error"]); got != c.want || r.StatusCode != http.StatusBadRequest {
			t.Errorf("%s: %d %s, not %s", name, r.StatusCode, got, c.want)
		}
	}
}
