package httpapi

import (
	"context"

	"github.com/granaryhq/granary/internal/httpapi/wire"
)

// ping says that the service is reachable and the token valid.
func ping(context.Context, *call) (answer, error) { return ok(wire.Pong{Message: "pong"}) }
