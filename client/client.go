// Package client calls the service and receives its events. The calls and types are generated from api/openapi.yaml:
// NewClientWithResponses gives one method an operation. Written by hand are WithToken, VerifyWebhook and
// APIKeyStamper, which approves.
//
// Amounts stay text, as the service writes them: a string with six decimals, or a json.Number where the interface has
// a number. No amount passes through a float.
package client

import (
	"context"
	"net/http"
)

// WithToken sends the bearer token with every request.
func WithToken(token string) ClientOption {
	return WithRequestEditorFn(func(_ context.Context, r *http.Request) error {
		r.Header.Set("Authorization", "Bearer "+token)
		return nil
	})
}
