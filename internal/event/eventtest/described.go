package eventtest

import (
	"fmt"

	"github.com/granaryhq/granary/api/apitest"
	"github.com/granaryhq/granary/internal/event"
)

// checkAgainstOpenAPI returns an error if a body differs from openapi.yaml's schema of its type. Customers and their
// generators read that schema.
func checkAgainstOpenAPI(kind event.Type, body []byte) error {
	schema := apitest.PointerTo("webhooks", string(kind), "post", "requestBody", "content", "application/json", "schema")
	if err := apitest.ValidateAt(schema, body); err != nil {
		return fmt.Errorf("%s is not as openapi.yaml describes it: %w in %s", kind, err, body)
	}
	return nil
}
