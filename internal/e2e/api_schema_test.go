package e2e

import (
	"mime"
	"net/http"
	"strconv"
	"strings"

	"github.com/granaryhq/granary/api/apitest"
)

// responseSchema returns the JSON pointer to the schema of a response's body; it is empty for a
// response that is not JSON or not described.
func responseSchema(op operation, res *http.Response) string {
	if kind, _, _ := mime.ParseMediaType(res.Header.Get("Content-Type")); kind != "application/json" {
		return ""
	}
	status := strconv.Itoa(res.StatusCode)
	described := op.Responses.Value(status)
	if described == nil || described.Value.Content["application/json"] == nil {
		return ""
	}
	response := apitest.PointerTo("paths", op.path, strings.ToLower(op.method), "responses", status)
	if described.Ref != "" {
		response = strings.TrimPrefix(described.Ref, "#")
	}
	return response + apitest.PointerTo("content", "application/json", "schema")
}
