package httpapi

import (
	"context"

	"github.com/granaryhq/granary/internal/httpapi/wire"
)

// ping says that the service is reachable and the token valid.
func ping(context.Context, *request) (response, error) { return respondOK(wire.Pong{Message: "pong"}) }
