package eventtest

import (
	"encoding/json"
	"fmt"
	"sync"

	"github.com/getkin/kin-openapi/openapi3"

	"github.com/granaryhq/granary/api"
	"github.com/granaryhq/granary/internal/event"
)

var loadOpenAPI = sync.OnceValues(func() (*openapi3.T, error) { return openapi3.NewLoader().LoadFromData(api.Spec) })

// checkAgainstOpenAPI says how a body differs from what openapi.yaml says of its type,
// which is what customers and their generators read.
func checkAgainstOpenAPI(kind event.Type, body []byte) error {
	doc, err := loadOpenAPI()
	if err != nil {
		return err
	}
	item := doc.Webhooks[string(kind)]
	if item == nil {
		return fmt.Errorf("%s is not described", kind)
	}
	var v any
	if err := json.Unmarshal(body, &v); err != nil {
		return err
	}
	schema := item.Post.RequestBody.Value.Content["application/json"].Schema.Value
	if err := schema.VisitJSON(v, openapi3.EnableJSONSchema2020(), openapi3.EnableFormatValidation()); err != nil {
		return fmt.Errorf("%s is not as openapi.yaml describes it: %w in %s", kind, err, body)
	}
	return nil
}
