// Package requesttest holds the types of requests to the hashes that are kept of
// them. It never touches a database.
package requesttest

import (
	"encoding/json"
	"testing"

	"github.com/granaryhq/granary/internal/request"
)

// CheckHash fails unless a body has the hash that earlier versions stored for such a request. Check one value with
// only the required fields, which finds a field that was added without omitempty or a tag that lost its omitempty,
// and one with all, which finds another name, order or form.
func CheckHash(t testing.TB, body any, want string) {
	t.Helper()
	got, err := request.BodyHash(body)
	if err != nil {
		t.Fatal(err)
	}
	if got != want {
		text, err := json.Marshal(body)
		t.Errorf("%T has the hash %s, not %s: a repeated earlier request would get a conflict. Its JSON is now %s (%v)", body, got, want, text, err)
	}
}
