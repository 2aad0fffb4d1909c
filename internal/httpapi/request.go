package httpapi

import (
	"errors"
	"net/http"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/auth"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
)

// request is one request as a handler sees it: the caller and the input. The readers of its path, query, headers and
// body each return a value, keep its error and go on: a handler reads all fields that it needs and then calls err
// once, before it uses any of them.
type request struct {
	http      *http.Request
	principal auth.Principal
	cursors   *cursors
	operation *operation
	query     queryReader
	problems  problems
	bodyRead  bool
}

func (s *Server) newRequest(rec *recorder, hr *http.Request, op *operation) *request {
	r := &request{http: hr, principal: rec.principal, cursors: s.cursors, operation: op}
	r.query.problems = &r.problems
	return r
}

// problems are the mistakes found in one request.
type problems struct {
	outside error // the first in the path, the query or a header
	inBody  error // the first in the body
	bodies  []*bodyReader
}

// noteOutside notes a mistake in the path, the query or a header.
func (p *problems) noteOutside(err error) {
	if p.outside == nil {
		p.outside = err
	}
}

// noteInBody notes a mistake in the body.
func (p *problems) noteInBody(err error) {
	if p.inBody == nil {
		p.inBody = err
	}
}

// err returns the error of the fields read: the first one outside the body, or else a field of the body that was not
// read, since that is the likely cause of any other error in it, or else the first error of the body. An operation
// that reads no body has none: a body sent to it is rejected here, so that no operation ignores its caller's input.
func (r *request) err() error {
	if !r.bodyRead && r.hasBody() {
		r.body()
	}
	if r.problems.outside != nil {
		return r.problems.outside
	}
	for _, b := range r.problems.bodies {
		if err := b.unknownField(); err != nil {
			return err
		}
	}
	return r.problems.inBody
}

// organization is whose records the request may see.
func (r *request) organization() uuid.UUID { return r.principal.Organization }

// pathID reads an id in the path.
func (r *request) pathID(name string) uuid.UUID {
	id, ok := parseID(r.http.PathValue(name))
	if !ok {
		r.problems.noteOutside(fault.New(fault.Validation, "%s in the path must be a UUID v4", name))
		return uuid.Nil
	}
	return id
}

// pathAccount reads an EVM address in the path.
func (r *request) pathAccount(name string) common.Address {
	address, wrong := parseAccount(r.http.PathValue(name))
	if wrong == "" && address == (common.Address{}) {
		wrong = "must not be the zero address"
	}
	if wrong != "" {
		r.problems.noteOutside(fault.New(fault.Validation, "%s in the path %s", name, wrong))
		return common.Address{}
	}
	return address
}

// parseAccount reads an EVM address wherever one is given, and describes the error of any other text. In capitals and
// small letters mixed it carries a checksum, which must hold: a typing error would name another account.
func parseAccount(text string) (address common.Address, wrong string) {
	parsed, err := chain.ParseAddress(chain.Ethereum, text)
	switch {
	case errors.Is(err, chain.ErrChecksum):
		return common.Address{}, "has a bad EIP-55 checksum"
	case err != nil:
		return common.Address{}, "must be an EVM address: 0x and 40 hexadecimal digits"
	}
	return parsed.EVM(), ""
}

// pathSourceID reads the id of a vault's source in the path.
func (r *request) pathSourceID(name string) common.Hash {
	text := r.http.PathValue(name)
	if !sourceIDPattern.MatchString(text) {
		r.problems.noteOutside(fault.New(fault.InvalidRequest, "%s in the path must be 0x and 64 hexadecimal digits", name))
		return common.Hash{}
	}
	return common.HexToHash(text)
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
