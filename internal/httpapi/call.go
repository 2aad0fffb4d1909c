package httpapi

import (
	"net/http"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/auth"
	"github.com/granaryhq/granary/internal/fault"
)

// request is one request as a handler sees it: who asks, and what for.
type request struct {
	http      *http.Request
	writer    http.ResponseWriter
	principal auth.Principal
	cursors   *cursors
	operation *operation
	query     queryReader
}

// organization is whose records the call may see.
func (c *request) organization() uuid.UUID { return c.principal.Organization }

// pathID reads an id in the path.
func (c *request) pathID(name string) (uuid.UUID, error) {
	id, ok := parseID(c.http.PathValue(name))
	if !ok {
		return uuid.Nil, fault.New(fault.Validation, "%s in the path must be a UUID v4", name)
	}
	return id, nil
}

// pathIDs reads several.
func (c *request) pathIDs(names ...string) ([]uuid.UUID, error) {
	ids := make([]uuid.UUID, len(names))
	for i, name := range names {
		var err error
		if ids[i], err = c.pathID(name); err != nil {
			return nil, err
		}
	}
	return ids, nil
}

// parseID reads a UUID v4 in its canonical form. Capitals are read, as
// RFC 9562 asks, since some platforms write them.
func parseID(text string) (uuid.UUID, bool) {
	const canonical = 36 // other lengths are forms that uuid.Parse would take too
	if len(text) != canonical {
		return uuid.Nil, false
	}
	id, err := uuid.Parse(text)
	return id, err == nil && id.Version() == 4 && id.Variant() == uuid.RFC4122
}
