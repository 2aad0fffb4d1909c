package httpapi

import (
	"context"

	"github.com/granaryhq/granary/internal/httpapi/wire"
)

// ping says that the service is reachable and the token valid.
func ping(_ context.Context, r *request) (response, error) {
	if err := r.err(); err != nil {
		return response{}, err
	}
	return respondOK(wire.Pong{Message: "pong"})
}
